"""The scenario Lost Civilization (AC-200 to AC-203; the grades are tested in test_path_of_glory)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import keys, legal, play, refusal

from .positions import GAME, seat
from .scenarios import DECKS, after_round, alone, coins, dumped, points, rounds_with, workers

MODE = "lost_civilization"
QUIET: dict[str, Any] = {
    "track": ["hunting", "culture", "fishing", "farm", "conquest", "ritual", "construction", "trade"]
}


@pytest.mark.rule("AC-200")
def test_the_maya_rise_first() -> None:
    """R32: without a question, since nothing else is possible; no bonus coins."""
    for seed in range(30):
        state, events = GAME.start(1, seed, {"mode": MODE})
        held = state.dump()["position"]
        own = held["seats"][0]
        assert (own["main"], own["hand"], own["coins"]) == ("maya", 3, 3)
        assert held["given"] is None
        assert sorted([*held["deck"], *(card["civilization"] for card in held["market"])]) == sorted(
            DECKS[MODE].split()
        )
        assert len(held["market"]) == 3
        assert held["track"][5] == "ritual"
        assert "plague" not in held["track"]
        assert state.view(0)["pending"] == {"0": "action"}
        assert [event.values["civilization"] for event in events if event.key == "event-rise"] == ["maya"]


@pytest.mark.rule("AC-200")
def test_a_special_card_can_be_bought_before_the_maya_rise() -> None:
    state = GAME.new(1, 3, {"mode": MODE, "innovation": True})
    assert state.view(0)["pending"] == {"0": "civilization"}
    assert state.view(0)["given"] == "maya"
    offered = {GAME.actions.text(action) for action in state.legal(0)}
    bought = sorted(text for text in offered if text.startswith("buy"))
    assert offered == {"rise maya", *bought}
    assert len(bought) == 2
    state.apply(0, GAME.actions.parse(bought[0]))
    own = state.dump()["position"]["seats"][0]  # then the Maya rise by themselves
    assert (own["main"], own["coins"], own["hand"]) == ("maya", 2, 3)
    assert state.view(0)["pending"] == {"0": "action"}


@pytest.mark.rule("AC-200")
def test_nothing_but_the_maya_in_round_1() -> None:
    own = seat(hand=0, coins=3)
    market = ["aztecs", "inca", "olmecs"]
    state = alone(
        MODE, own, "civilization", round=1, market=market, given="maya", innovation=True, specials=["sp_lords"]
    )
    assert legal(state) == {"rise maya", "buy sp_lords"}
    for text in ("rise inca", "annex inca", "annex maya"):
        assert refusal(state, text) == ("AC-200", "refuse-rise-only")
    play(state, "rise maya")
    assert (coins(state), workers(state)) == (3, 3)
    assert [card["civilization"] for card in dumped(state)["market"]] == market


@pytest.mark.rule("AC-200")
def test_one_card_more_after_each_round_while_cards_remain() -> None:
    state = GAME.new(1, 8, {"mode": MODE})
    sizes = {}
    while not state.over:
        view = state.view(0)
        sizes[view["round"]] = len(view["market"])
        offered = [GAME.actions.text(action) for action in state.legal(0)]
        text = next((text for text in ("pass", "rest", "finish") if text in offered), offered[0])
        state.apply(0, GAME.actions.parse(text))
    assert sizes == {1: 3, 2: 4, 3: 5, 4: 6, 5: 6, 6: 6}
    # Coins go on: the three first cards lie there for five round ends.
    assert [card["coins"] for card in state.view(0)["market"]] == [5, 5, 5, 4, 3, 2]


@pytest.mark.rule("AC-200")
@pytest.mark.parametrize("technology", ["ironworking", "gunpowder"])
def test_ironworking_and_gunpowder_cannot_be_gained(technology: str) -> None:
    state = alone(MODE, seat(main="inca", technologies=["mining"], coins=20))
    assert f"research {technology}" not in legal(state)
    assert refusal(state, f"research {technology}") == ("AC-200", "refuse-technology-closed")
    # Engineering needs Education or Currency here, as Ironworking leads nowhere.
    assert "research engineering" not in legal(state)


@pytest.mark.rule("AC-200")
def test_closed_cells_stay_closed_under_a_special_card() -> None:
    """R29: row 2 of the right column is closed, whatever lies there; row 1 is not."""
    own = seat(main="inca", special="sp_riders", coins=20)
    state = alone(MODE, own, innovation=True)
    assert "research horse_riding" in legal(state)
    play(state, "research horse_riding")
    assert {"research cavalry", "research gunpowder"}.isdisjoint(legal(state))
    assert refusal(state, "research cavalry") == ("AC-200", "refuse-technology-closed")


@pytest.mark.rule("AC-201")
def test_ritual_gives_a_point_and_a_ward_for_a_worker() -> None:
    state = alone(MODE, seat(main="inca", hand=3), round=4, **QUIET)
    play(state, "do ritual")
    own = dumped(state)["seats"][0]
    assert (points(state), dumped(state)["wards"], own["hand"], own["red"], own["coins"]) == (1, 1, 2, 1, 0)
    assert "do ritual" not in legal(state)
    state = alone(MODE, seat(main="inca", hand=1), round=6, **QUIET)
    play(state, "do ritual")  # the last worker: the turn ends by itself
    assert workers(state) == 0


@pytest.mark.rule("AC-201")
@pytest.mark.parametrize(("main", "rounds"), [("maya", [1, 2, 3, 4, 5, 6]), ("inca", [4, 5, 6])])
def test_the_maya_reach_the_ritual_from_round_1(main: str, rounds: list[int]) -> None:
    assert rounds_with("do ritual", MODE, seat(main=main, hand=2)) == rounds


@pytest.mark.rule("AC-201")
def test_the_aztecs_are_paid_for_the_worker() -> None:
    """Inherited: 1 coin for each worker lost on a red slot."""
    state = alone(MODE, seat(main="inca", declined=["aztecs"], hand=1), round=6, **QUIET)
    play(state, "do ritual")
    assert coins(state) == 1


@pytest.mark.rule("AC-202")
@pytest.mark.parametrize("round_", [3, 4, 5])
@pytest.mark.parametrize(
    ("own", "wards", "left", "purse"),
    [
        ({"hand": 3, "coins": 5}, 0, 2, 3),
        ({"hand": 3, "coins": 1}, 0, 2, 0),
        ({"hand": 0, "coins": 5}, 0, 0, 3),
        ({"hand": 0, "coins": 0}, 0, 0, 0),
        ({"hand": 3, "coins": 5}, 1, 3, 5),
        ({"hand": 3, "coins": 5}, 3, 3, 5),
    ],
)
def test_drought(round_: int, own: dict[str, Any], wards: int, left: int, purse: int) -> None:
    # Polynesia is immune to war, so only the drought is felt.
    state, events = after_round(MODE, seat(main="polynesia", **own), wards=wards, round=round_)
    assert keys(events).count("event-drought") == 1
    assert (workers(state), coins(state)) == (left, purse)
    assert dumped(state)["wards"] == max(0, wards - 1)


@pytest.mark.rule("AC-202")
@pytest.mark.parametrize("round_", [1, 2, 6])
def test_no_drought_otherwise(round_: int) -> None:
    state, events = after_round(MODE, seat(main="polynesia", hand=3, coins=5), wards=1, round=round_)
    assert "event-drought" not in keys(events)
    assert (workers(state), coins(state), dumped(state)["wards"]) == (3, 5, 1)


@pytest.mark.rule("AC-203")
def test_workers_lost_in_the_last_turn_do_not_count() -> None:
    """28 points and 2 workers are gold; with one of them sacrificed it is silver."""
    kept, _ = after_round(MODE, seat(main="inca", hand=2, points=28), round=6)
    assert kept.view(0)["result"]["grade"] == "gold"
    lost, _ = after_round(MODE, seat(main="inca", hand=1, red=1, points=28), round=6)
    assert lost.view(0)["result"]["grade"] == "silver"
