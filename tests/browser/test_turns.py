"""Whole turns are made of few touches: counted as a player who goes the shortest way."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.bots import Observation, make
from tablee.engine.state import State
from tablee.server.hub import Hub
from tablee.server.live import Live
from tablee.server.pages.choosing import PLAN
from tablee.testing.browser import PLAY, number
from tests.browser.conftest import Serving, Visit
from tests.browser.tables import table

# What happened at a touch: it was played or will be, is previewed, or there is still more to touch.
CHOSEN = """before => document.querySelector('.preview[aria-busy], .preview form') !== null
  || document.querySelector('#inside').dataset.number !== before"""
DRAWN = """before => document.querySelector('#inside').dataset.number !== before
  || document.querySelector('.preview form') !== null"""


def go_on(serving: Serving, live: Live, wanted: Callable[[State], bool]) -> None:
    """Greedy bots play all seats until the first is asked in a position that is wanted."""
    bot = make("greedy", 1)

    async def played(hub: Hub) -> None:
        hub.thinkers, thinkers = None, hub.thinkers  # nobody else moves meanwhile
        try:
            while not (0 in live.asked and wanted(live.match.state)):
                assert not live.match.state.over, "no such position came up"
                seat = live.match.state.pending()[0]
                await hub.play(live, seat, live.number, bot.choose(Observation(live.match.state, seat)))
        finally:
            hub.thinkers = thinkers

    serving.run(played)


def asked(state: State) -> str:
    return state.game.questions[state.question(0)] if 0 in state.pending() else ""


def a_turn(state: State, kind: str) -> list[str] | None:
    """All single actions of a turn of Gentes with a tile of a kind; with as much as can be trained or taken."""
    text, trial = state.game.actions.text, state.clone()
    legal = [text(action) for action in trial.legal(0)]
    found = [next((one for one in legal if one.startswith(f"tile {kind}")), "")]
    while found[-1]:
        trial.play(0, state.game.actions.parse(found[-1]))
        if asked(trial) in ("", "turn"):
            return found
        legal = [one for action in trial.legal(0) if (one := text(action)) not in ("pause", "stop", "skip")]
        last = asked(trial) in ("train_count", "modifiers", "closing", "amount")
        number_of_row = [one for one in legal if one == "scribe_mode row2"]
        found.append((number_of_row or legal)[-1 if last else 0])
    return None


def made(page: Page, wanted: list[str]) -> int:
    """Play some single actions with as few touches as there are, and count these."""
    touches = 0
    while wanted:
        page.wait_for_selector(".choices[data-choices]", state="attached")
        before = number(page)
        offered = json.loads(page.locator(".choices").get_attribute("data-choices") or "[]")
        begun = [one for one in offered if one[0].split(PLAN) == wanted[: len(one[0].split(PLAN))]]
        action, _, pieces, *_ = max(begun, key=lambda one: len(one[0].split(PLAN)))
        for name in pieces:
            there = page.locator(f'[data-piece="{name}"]')
            (there.first if there.count() else page.locator(f'[data-choice="{action}"]').first).click()
            touches += 1
        if not page.evaluate(CHOSEN, before):  # others begin alike
            page.locator(f'[data-choice="{action}"]').first.click()
            touches += 1
        page.wait_for_function(DRAWN, arg=before)
        for count in range(len(wanted), 1, -1):
            several = page.locator(f'.variants [data-choice="{PLAN.join(wanted[:count])}"]')
            if number(page) == before and several.count():
                several.click()
                expect(several).to_have_attribute("aria-pressed", "true")
                action, touches = PLAN.join(wanted[:count]), touches + 1
                break
        if number(page) == before:
            page.locator(PLAY).click()
            touches += 1
        page.wait_for_function("before => document.querySelector('#inside').dataset.number !== before", arg=before)
        wanted = wanted[len(action.split(PLAN)) :]
    return touches


# Turns of at least so many actions; of how many touches they may consist. With a question for every step these were two
# for each action.
TURNS = {"philosopher": (4, 5), "scribe": (4, 5), "navigator": (3, 4)}


@pytest.mark.parametrize("kind", TURNS)
def test_a_turn_of_gentes(kind: str, visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "gentes", [page, "greedy"])
    least, most = TURNS[kind]
    go_on(serving, live, lambda state: asked(state) == "turn" and len(a_turn(state, kind) or []) >= least)
    wanted = a_turn(live.match.state, kind)
    assert wanted
    page.goto(f"/t/{live.key}")
    touches = made(page, wanted)
    assert touches <= min(most, len(wanted)), wanted


def test_a_card_is_touched_before_the_tile_that_plays_it(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "gentes", [page, "greedy"])

    def two_cards(state: State) -> bool:
        trial = state.clone()
        if asked(state) != "turn" or "tile chronicler_3_1" not in map(state.game.actions.text, state.legal(0)):
            return False
        trial.play(0, state.game.actions.parse("tile chronicler_3_1"))
        return asked(trial) == "play"

    go_on(serving, live, two_cards)
    trial = live.match.state.clone()
    trial.play(0, trial.game.actions.parse("tile chronicler_3_1"))
    card = trial.game.actions.text(trial.legal(0)[0])
    page.goto(f"/t/{live.key}")
    assert made(page, ["tile chronicler_3_1", card]) <= 2
    assert card.split()[1] in live.match.state.view(0)["seats"][0]["played"]


def test_four_clans_are_recruited_at_once(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesia", [page, "greedy"], objectives="none")

    def rich(state: State) -> bool:
        trial, clans = state.clone(), 0
        recruit = state.game.actions.parse("recruit red-home")
        while asked(trial) == "expansion" and recruit in trial.legal(0) and clans < 4:
            trial.play(0, recruit)
            clans += 1
        return clans == 4

    go_on(serving, live, rich)
    page.goto(f"/t/{live.key}")
    clans = live.match.state.view(0)["regions"]["red-home"]["clans"].get("0", 0)
    number = live.number
    assert made(page, ["recruit red-home"] * 4) <= 3
    assert live.match.state.view(0)["regions"]["red-home"]["clans"]["0"] == clans + 4
    page.locator("[data-undo]").first.click()  # all four
    expect(page.locator("#inside")).to_have_attribute("data-number", str(number))
    assert live.match.state.view(0)["regions"]["red-home"]["clans"].get("0", 0) == clans
