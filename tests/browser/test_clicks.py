"""How many clicks ten turns of each game take. What a greedy bot would do is done by touching the fewest pieces; beside
it, what the same actions took when each was chosen by all its pieces and then confirmed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.bots import Observation, make
from tablee.server.live import Live
from tablee.server.pages.choosing import PLAN
from tablee.testing.browser import PLAY, decision, settled, unveiled
from tests.browser.conftest import Serving, Visit
from tests.browser.tables import table
from tests.shelf import OWN_KEYS

# Ten turns of each; of Genesia they are the draft and Growth, so that its whole first Age is counted too.
COUNTED = [*((game, 10) for game in OWN_KEYS), ("genesia", 12)]
ENOUGH = 80  # decisions, if a game never lets anybody else decide


def intended(live: Live, seat: int) -> list[str]:
    """What a greedy bot would do from here on, until others decide or something is revealed."""
    state, bot = live.match.state.clone(), make("greedy", 1)
    before = state.revealed
    found: list[str] = []
    while not found or (state.pending() == [seat] and state.revealed == before):
        action = bot.choose(Observation(state, seat))
        found.append(live.match.game.actions.text(action))
        state.play(seat, action)
    return found


def offered(page: Page) -> list[Any]:
    found: list[Any] = json.loads(page.locator(".choices").get_attribute("data-choices") or "[]")
    return found


def drawn(page: Page, piece: str) -> bool:
    return page.locator(f'[data-piece="{piece}"]').count() > 0


def carry_out(page: Page, plan: list[str]) -> tuple[int, int, int]:
    """Play the beginning of a plan, as much of it as is offered as one: how many actions, in how many clicks, and in
    how many when each was chosen piece by piece and confirmed."""
    choices, before, clicks = offered(page), decision(page), 0
    fitting = [one for one in choices if one[0].split(PLAN) == plan[: len(one[0].split(PLAN))]]
    action, _, pieces, *_ = max(fitting, key=lambda one: len(one[0].split(PLAN)))
    parts = action.split(PLAN)
    if all(drawn(page, piece) for piece in pieces):
        rare = {piece: sum(piece in one[2] for one in choices) for piece in pieces}
        ordered = next(one[5] for one in choices if one[0] == action)
        ways = list(pieces) if ordered else sorted(pieces, key=lambda piece: rare[piece])
        for piece in [*ways, ways[-1]]:  # once more, where others begin with the same
            page.locator(f'[data-piece="{piece}"]').first.dispatch_event("click")
            clicks += 1
            page.wait_for_selector(".preview[aria-busy]", state="detached")
            if decision(page) != before or page.locator(PLAY).count():
                break
    if decision(page) == before and not page.locator(PLAY).count():  # it is offered as a button, perhaps only now
        page.locator(f'[data-choice="{action}"]').first.dispatch_event("click")
        clicks += 1
        page.wait_for_selector(".preview[aria-busy]", state="detached")
    touches = clicks
    if decision(page) == before:
        page.locator(PLAY).click()
        clicks += 1
        expect(page.locator("#inside")).not_to_have_attribute("data-decision", before)
    settled(page)
    singly = {one[0]: len(one[2]) for one in choices}
    former = sum(singly.get(part, 1) + 1 for part in parts) if len(parts) > 1 else max(singly[action], touches) + 1
    return len(parts), clicks, former


def some_turns(page: Page, live: Live, most: int) -> tuple[int, int]:
    """The clicks of so many turns of the first seat, and those of before."""
    clicks = former = turns = 0
    for _ in range(ENOUGH):
        unveiled(page)
        plan = intended(live, 0)
        number = live.number
        actions, now, then = carry_out(page, plan)
        clicks, former = clicks + now, former + then
        made = [move.action for move in live.match.moves[number - 1 :] if move.seat == 0][:actions]
        assert made == plan[:actions]  # nothing but what was meant
        turns += actions == len(plan)
        if turns == most or live.match.state.over:
            break
    return clicks, former


@pytest.mark.parametrize(("game", "turns"), COUNTED)
def test_turns_take_at_most_half_the_clicks(game: str, turns: int, visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, game, [page, "greedy"], seed=3)
    page.goto(f"/t/{live.key}")
    settled(page)
    clicks, former = some_turns(page, live, turns)
    print(f"{game}, {turns} turns: {former} → {clicks}")
    assert 2 * clicks <= former
