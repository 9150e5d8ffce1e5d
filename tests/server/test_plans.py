"""Several actions offered as one: all of them are played, or none."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee.drawing.looks import page_of
from tablee.engine import registry
from tablee.engine.chance import Rng
from tablee.engine.errors import IllegalAction
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tablee.games.genesia.web.page import page
from tablee.server.hub import Hub
from tablee.server.live import Live, TableError
from tablee.server.pages.choosing import PLAN, Choice, choices_of, plans_of
from tablee.server.pages.previews import asks_first
from tablee.server.pages.table import TablePages, planned
from tablee.server.visitors import Visitor
from tests.server.stage import perform, play_first, table_of_two


async def expansion(hub: Hub) -> tuple[Live, int]:
    """A table of Genesia in which a seat with a Clan at home may walk."""
    live = await table_of_two(hub, "genesia", objectives="none")
    game, state = live.match.game, live.match.state
    while game.questions[state.question(state.pending()[0])] == "draft":
        await play_first(hub, live)
    for text in ("recruit {}-home", "done", "done"):
        seat = state.pending()[0]
        colour = ("red", "green")[seat]
        await hub.play(live, seat, live.number, game.actions.parse(text.format(colour)))
    return live, state.pending()[0]


def walks_of(live: Live, seat: int) -> list[Choice]:
    """The plans that lead somewhere."""
    speaker = Speaker("en", game=live.match.game, seats=["Ann", "Bob"])
    return [plan for plan in plans_of(live, seat, page, speaker) if plan.note]


def test_a_plan_is_several_moves(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live, seat = await expansion(hub)
        speaker = Speaker("en", game=live.match.game, seats=["Ann", "Bob"])
        steps = {choice.action: choice for choice in choices_of(live, seat, page, speaker)}
        found = walks_of(live, seat)
        assert found
        for plan in found:
            first, *_ = parts = plan.action.split(PLAN)
            assert len(parts) > 1
            assert steps[first].ordered
            assert plan.ordered
            assert plan.note == str(len(parts))  # a coin a step, and nobody is in the way
        plan = max(found, key=lambda each: len(each.action))
        before, number = int(live.match.state.view(seat)["seats"][seat]["coins"]), live.number
        for action in planned(live, seat, number, plan.action):
            await hub.play(live, seat, live.number, action)
        assert live.number == number + int(plan.note)
        assert live.match.state.view(seat)["seats"][seat]["coins"] == before - int(plan.note)

    perform(tmp_path, scene)


def test_nothing_happens_between_the_moves_of_a_plan(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live, seat = await expansion(hub)
        number, player = live.number, live.holders[seat].player
        plan = max(walks_of(live, seat), key=lambda each: len(each.action))

        async def another_tab() -> None:
            while live.number == number:
                await asyncio.sleep(0)
            await hub.undo(live, seat, live.number)

        undone = asyncio.create_task(another_tab())
        visitor, request = Visitor(player, "", None, "en", "auto"), SimpleNamespace(headers={}, query_params={})
        form = {"seat": str(seat), "number": str(number), "action": plan.action}
        await TablePages.move.fn(None, live.key, form, request, hub, visitor)
        await undone
        assert live.number == number + int(plan.note) - 1

    perform(tmp_path, scene)


def test_undo_takes_back_what_was_confirmed_as_one(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live, seat = await expansion(hub)
        number, before = live.number, live.match.state.dump()
        plan = max(plans_of(live, seat, page, Speaker("en", game=live.match.game)), key=lambda each: len(each.action))
        await hub.play(live, seat, number, *planned(live, seat, number, plan.action))
        assert live.number > number + 1
        await hub.undo_confirmed(live, seat, live.number)
        assert (live.number, live.match.state.dump()) == (number, before)
        await hub.play(live, seat, number, *planned(live, seat, number, plan.action))
        await hub.undo(live, seat, live.number)  # programs go step by step
        assert live.number == number + int(plan.note) - 1

    perform(tmp_path, scene)


def test_a_touch_plays_what_can_be_taken_back_and_asks_first_for_the_rest(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        await play_first(hub, live, 2)
        seat, state = live.match.state.pending()[0], live.match.state
        reader = Visitor(("ann", "bob")[seat], "", None, "en", "auto")
        assert not asks_first(live, seat, [state.legal(seat)[0]], reader)
        await play_first(hub, live, 1)
        assert asks_first(live, seat, [live.match.state.legal(seat)[-1]], reader)  # it passes the turn

    perform(tmp_path, scene)


def test_a_plan_that_fails_on_the_way_changes_nothing(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live, seat = await expansion(hub)
        colour = ("red", "green")[seat]
        steps = PLAN.join((f"move {colour}-home:{colour}-1-1", f"move {colour}-2-2:{colour}-3-2"))
        with pytest.raises(IllegalAction):
            planned(live, seat, live.number, steps)
        with pytest.raises(TableError):
            planned(live, seat, live.number - 1, f"move {colour}-home:{colour}-1-1")
        assert live.match.state.view(seat)["regions"][f"{colour}-home"]["clans"] == {str(seat): 1}

    perform(tmp_path, scene)


def test_what_is_given_up_is_offered_after_what_may_be_done(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live, seat = await expansion(hub)
        speaker = Speaker("en", game=live.match.game, seats=["Ann", "Bob"])
        names = [choice.action.split()[0] for choice in choices_of(live, seat, page, speaker)]
        assert "discard" in names
        assert names[-1] == "done"
        assert set(names[names.index("discard") :]) == {"discard", "done"}

    perform(tmp_path, scene)


EVERY = 7  # positions of a game between two that are looked at


def positions(key: str, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a game played at random, each with a seat that decides."""
    state, rng = registry.game(key).new(players, seed), random.Random(seed)
    number = 0
    while not state.over:
        seat = rng.choice(state.pending())
        if number % EVERY == 0:
            yield state, seat
        state.play(seat, rng.choice(state.legal(seat)))
        number += 1


def fitting(pieces: Sequence[tuple[tuple[str, ...], bool]], touched: tuple[str, ...]) -> list[int]:
    """What touch.js leaves of choices after some pieces were touched: a choice is its pieces, and whether in order."""
    found = [place for place, (own, _) in enumerate(pieces) if set(touched) <= set(own)]
    begun = {place for place in found if pieces[place][0][: len(touched)] == touched}
    if any(pieces[place][1] or set(pieces[place][0]) == set(touched) for place in begun):
        return [place for place in found if not pieces[place][1] or place in begun]
    return found


@pytest.mark.parametrize(("key", "players", "seed"), [("gentes", 1, 1), ("gentes", 3, 2), ("genesia", 2, 3)])
def test_plans_are_legal_action_by_action_and_hide_no_other_choice(key: str, players: int, seed: int) -> None:
    game, seen = registry.game(key), 0
    page, speaker = page_of(game.meta), Speaker("en", game=game, seats=["Ann", "Bob", "Cem"])
    for state, seat in positions(key, players, seed):
        offered = page.plans(state, seat, page.table(state.view(seat), speaker))
        for plan in offered:
            trial = state.imagine(seat, Rng(0))
            for action in plan.actions:
                trial.apply(seat, action)
        legal = state.legal(seat)
        for one in [(action,) for action in legal] + [plan.actions for plan in offered]:
            table = page.table(state.view(seat), speaker)
            others = page.variants(state, seat, table, one)
            assert not others or one in [other.actions for other in others]
            for other in others:
                trial = state.imagine(seat, Rng(0))
                for action in other.actions:
                    trial.apply(seat, action)
                assert page.plan(state, seat, table, other.actions) or len(other.actions) == 1
        pieces = [(page.touches(game, action), page.in_order(game, action)) for action in legal]
        pieces += [(plan.pieces, True) for plan in offered]
        for place, (own, _) in enumerate(pieces):
            assert place in fitting(pieces, own)
        seen += len(offered)
    assert seen
