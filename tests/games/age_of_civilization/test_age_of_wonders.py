"""The scenario Age of Wonders (AC-190 to AC-193; the grades are tested in test_path_of_glory)."""

from __future__ import annotations

import pytest

from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import keys, legal, play, refusal

from .positions import GAME, seat
from .scenarios import ANCIENT, after_round, alone, coins, dumped, points, rounds_with

MODE = "age_of_wonders"


def row(state: Civilization) -> dict[str, int]:
    """The wonders of the row from the left, with the coins on each."""
    return {card["wonder"]: card["coins"] for card in dumped(state)["wonders"]}


@pytest.mark.rule("AC-190")
def test_set_up() -> None:
    rows = []
    for seed in range(40):
        held = GAME.new(1, seed, {"mode": MODE}).dump()["position"]
        found = [card["wonder"] for card in held["wonders"]]
        assert sorted(found) == sorted(ANCIENT)
        assert all(card["coins"] == 0 for card in held["wonders"])
        assert held["track"][3] == "quarry"
        assert "plague" not in held["track"]
        rows.append(tuple(found))
    assert len(set(rows)) > 30


@pytest.mark.rule("AC-190")
@pytest.mark.parametrize("main", ["india", "greece", "babylon"])
def test_gunpowder_cannot_be_gained(main: str) -> None:
    """Neither by Research, nor without prerequisites, nor at the end of a turn."""
    own = seat(main=main, technologies=["mining", "ironworking"], coins=20, hand=1)
    state = alone(MODE, own)
    assert "research gunpowder" not in legal(state)
    assert refusal(state, "research gunpowder") == ("AC-190", "refuse-technology-closed")
    if main == "babylon":
        play(state, "do enslave")
        assert legal(state) == {"take writing", "take navigation", "take currency", "take engineering"}


@pytest.mark.rule("AC-191")
def test_quarry_puts_2_coins_of_the_supply_on_a_wonder() -> None:
    state = alone(MODE, seat(main="india", hand=3, coins=1))
    assert {text for text in legal(state) if text.startswith("quarry")} == {f"quarry {wonder}" for wonder in ANCIENT}
    play(state, "quarry zeus")
    assert row(state) == {**dict.fromkeys(ANCIENT, 0), "zeus": 2}
    assert (coins(state), points(state)) == (1, 0)
    assert dumped(state)["seats"][0]["hand"] == 2
    play(state, "quarry zeus")
    assert row(state)["zeus"] == 4
    assert not any(text.startswith("quarry") for text in legal(state))  # two slots
    assert refusal(state, "quarry zeus") == ("AC-023", "refuse-slots-used")
    own = dumped(state)["seats"][0]
    assert (own["hand"], own["white"], own["red"]) == (1, 2, 0)


@pytest.mark.rule("AC-191")
def test_the_two_slots_can_serve_two_wonders() -> None:
    state = alone(MODE, seat(main="india", hand=3))
    play(state, "quarry zeus", "quarry lighthouse")
    assert {wonder: lying for wonder, lying in row(state).items() if lying} == {"zeus": 2, "lighthouse": 2}


@pytest.mark.rule("AC-191")
def test_quarry_is_there_while_its_card_is_in_the_window() -> None:
    assert rounds_with("quarry zeus", MODE, seat(main="india")) == [2, 3, 4]


@pytest.mark.rule("AC-191")
@pytest.mark.parametrize(
    ("main", "lying", "wonder", "cost"),
    [
        ("india", 0, "zeus", 7),
        ("india", 2, "zeus", 5),
        ("india", 4, "zeus", 3),
        ("india", 4, "gardens", 7),  # coins on another one do not help
        ("egypt", 4, "zeus", 0),  # example 35: 7 - 3 - 4
        ("egypt", 8, "zeus", 0),  # never below 0
        ("india", 12, "zeus", 0),
    ],
)
def test_coins_on_a_wonder_reduce_its_cost(main: str, lying: int, wonder: str, cost: int) -> None:
    wonders = {**dict.fromkeys(ANCIENT, 0), "zeus": lying}
    if cost:
        poor = alone(MODE, seat(main=main, hand=2, coins=cost - 1), wonders=wonders)
        assert f"build {wonder}" not in legal(poor)
    state = alone(MODE, seat(main=main, hand=2, coins=cost), wonders=wonders)
    play(state, f"build {wonder}")
    own = dumped(state)["seats"][0]
    assert (own["coins"], own["wonders"], points(state)) == (0, [wonder], 3)
    assert wonder not in row(state)
    # What lay on it has gone back to the supply, what lies on others stays.
    assert sum(row(state).values()) == (0 if wonder == "zeus" else lying)


@pytest.mark.rule("AC-192")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_others_build_the_leftmost_wonder_after_rounds_3_4_and_5(round_: int) -> None:
    wonders = ["zeus", "gardens", "colossus"]
    state, events = after_round(MODE, seat(main="india", hand=4), wonders=wonders, round=round_)
    lost = [event.values["wonder"] for event in events if event.key == "event-wonder-lost"]
    assert lost == (["zeus"] if round_ in (3, 4, 5) else [])
    assert list(row(state)) == [wonder for wonder in wonders if wonder not in lost]
    assert dumped(state)["seats"][0]["wonders"] == []


@pytest.mark.rule("AC-192")
def test_coins_protect_a_wonder() -> None:
    wonders = {"zeus": 2, "gardens": 4, "colossus": 0, "artemis": 0}
    state, _ = after_round(MODE, seat(main="india", hand=4), wonders=wonders, round=4)
    assert row(state) == {"zeus": 2, "gardens": 4, "artemis": 0}


@pytest.mark.rule("AC-192")
@pytest.mark.parametrize("wonders", [{"zeus": 2, "gardens": 2}, {}])
def test_nothing_is_lost_when_every_wonder_has_coins(wonders: dict[str, int]) -> None:
    state, events = after_round(MODE, seat(main="india", hand=4), wonders=wonders, round=4)
    assert row(state) == wonders
    assert "event-wonder-lost" not in keys(events)


@pytest.mark.rule("AC-193")
def test_wonders_that_others_built_do_not_count() -> None:
    """A row that others have emptied: 30 points and 2 wonders are no grade, the third one makes it bronze."""
    for owned, expected in ((["gardens", "zeus"], None), (["gardens", "zeus", "artemis"], "bronze")):
        own = seat(main="india", hand=0, points=30, wonders=owned)
        state, _ = after_round(MODE, own, wonders=[], round=6)
        assert state.view(0)["result"]["grade"] == expected
