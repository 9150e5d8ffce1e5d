"""The scenario Silk Road (AC-195 to AC-199; the grades are tested in test_path_of_glory)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import keys, legal, play, refusal

from .positions import GAME, seat
from .scenarios import after_round, alone, coins, dumped, points, rounds_with, technologies, workers
from .technology_card import TECHNOLOGIES

MODE = "silk_road"
# Cost and points of the stations in their order.
STATIONS = [(1, 1), (2, 1), (2, 2), (3, 1), (3, 3), (4, 4)]
WAR_AFTER_3 = ["hunting", "fishing", "culture", "bazaar", "plague", "trade", "construction", "farm"]


@pytest.mark.rule("AC-195")
def test_set_up() -> None:
    for seed in range(40):
        state = GAME.new(1, seed, {"mode": MODE})
        held = state.dump()["position"]
        assert "conquest" not in held["track"]
        assert (held["track"][3], held["track"][4]) == ("bazaar", "plague")
        assert held["stations"] == 0
        assert state.view(0)["scenario"]["stations"] == 0


@pytest.mark.rule("AC-196")
@pytest.mark.parametrize("opened", range(6))
def test_a_caravan_opens_the_lowest_closed_station(opened: int) -> None:
    cost, scored = STATIONS[opened]
    poor = alone(MODE, seat(main="india", hand=2, coins=cost - 1), stations=opened)
    assert "do caravan" not in legal(poor)
    assert refusal(poor, "do caravan") == ("AC-046", "refuse-coins")
    state = alone(MODE, seat(main="india", hand=2, coins=cost + 1), stations=opened)
    events = play(state, "do caravan")
    assert dumped(state)["stations"] == opened + 1
    assert (coins(state), points(state)) == (1, scored)
    assert [event.values["station"] for event in events if event.key == "event-station"] == [f"control_{opened + 1}"]
    own = dumped(state)["seats"][0]
    assert (own["white"], own["red"]) == (1, 0)
    if opened != 3:  # Samarkand asks
        assert "do caravan" not in legal(state)
        assert refusal(state, "do caravan")[0] == ("AC-196" if opened == 5 else "AC-023")


@pytest.mark.rule("AC-196")
@pytest.mark.parametrize(("hand", "after"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_dunhuang_brings_a_worker_at_once(hand: int, after: int) -> None:
    """Up to the limit of 4, counting the one on the Caravan; the new one can be placed in the same turn."""
    state = alone(MODE, seat(main="india", hand=hand, coins=2), stations=1)
    play(state, "do caravan")
    own = dumped(state)["seats"][0]
    assert (own["hand"], own["white"]) == (after, 1)
    play(state, "do enslave")
    assert coins(state) >= 2


@pytest.mark.rule("AC-196")
def test_samarkand_brings_a_technology() -> None:
    """Example 36: three stations open, 3 coins. No point of Research, no cost, no modifier of Research."""
    own = seat(main="korea", hand=2, coins=3)  # Korea: Research of Writing +2 points
    state = alone(MODE, own, stations=3)
    play(state, "do caravan")
    assert legal(state) == {"take writing", "take navigation", "take mining"}
    play(state, "take writing")
    assert technologies(state) == {"writing"}
    assert (coins(state), points(state)) == (0, 1)


@pytest.mark.rule("AC-196")
@pytest.mark.parametrize("missing", [1, 0])
def test_samarkand_asks_only_if_there_is_a_choice(missing: int) -> None:
    known = TECHNOLOGIES[: 9 - missing]
    state = alone(MODE, seat(main="india", hand=2, coins=3, technologies=known), stations=3)
    play(state, "do caravan")
    assert technologies(state) == set(TECHNOLOGIES)
    assert points(state) == 1
    assert state.view(0)["pending"] == {"0": "action"}


@pytest.mark.rule("AC-196")
def test_no_caravan_when_all_stations_are_open() -> None:
    state = alone(MODE, seat(main="india", hand=2, coins=30), stations=6)
    assert "do caravan" not in legal(state)
    assert refusal(state, "do caravan") == ("AC-196", "refuse-stations-open")


@pytest.mark.rule("AC-197")
@pytest.mark.parametrize(("stations", "gained"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_bazaar(stations: int, gained: int) -> None:
    state = alone(MODE, seat(main="india", hand=3), stations=stations)
    play(state, "do bazaar")
    own = dumped(state)["seats"][0]
    assert (own["coins"], own["hand"], own["white"], own["red"]) == (gained, 2, 1, 0)
    assert "do bazaar" not in legal(state)


@pytest.mark.rule("AC-197")
def test_bazaar_is_there_while_its_card_is_in_the_window() -> None:
    assert rounds_with("do bazaar", MODE, seat(main="india")) == [2, 3, 4]


@pytest.mark.rule("AC-197")
@pytest.mark.parametrize(("stations", "gained"), [(0, 2), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_trade_gives_more_with_three_stations(stations: int, gained: int) -> None:
    track = ["trade", "hunting", "fishing", "bazaar", "plague", "farm", "culture", "construction"]
    state = alone(MODE, seat(main="india", hand=3), stations=stations, track=track, round=1)
    play(state, "do trade")
    assert coins(state) == gained


@pytest.mark.rule("AC-198")
@pytest.mark.parametrize(
    ("own", "left", "purse"),
    [
        ({"main": "india", "hand": 3, "coins": 5}, 2, 3),  # 0 against 3
        ({"main": "india", "hand": 3, "coins": 1}, 2, 0),
        ({"main": "india", "hand": 0, "coins": 5}, 0, 3),  # even without a worker to lose
        ({"main": "india", "hand": 3, "coins": 0}, 2, 0),
        ({"main": "india", "declined": ["tibet"], "hand": 3, "coins": 5}, 3, 5),  # immune to war
        ({"main": "huns", "declined": ["japan"], "hand": 3, "coins": 5}, 2, 3),  # 3 against 3: lowest too
        ({"main": "huns", "declined": ["japan", "khitan"], "hand": 3, "coins": 5}, 3, 5),  # 4 against 3
    ],
)
def test_bandits(own: dict[str, Any], left: int, purse: int) -> None:
    state, events = after_round(MODE, seat(**own), track=WAR_AFTER_3, round=3)
    assert "event-war" in keys(events)
    assert (workers(state), coins(state)) == (left, purse)


@pytest.mark.rule("AC-198")
def test_bandits_come_with_wars_only() -> None:
    own = seat(main="india", hand=3, coins=5)
    plague, events = after_round(MODE, own, round=2)
    assert "event-plague" in keys(events)
    assert (workers(plague), coins(plague)) == (2, 5)
    quiet, events = after_round(MODE, own, round=3)  # Culture enters
    assert (workers(quiet), coins(quiet)) == (3, 5)
    elsewhere, events = after_round("skirmish", own, round=1)  # Trade enters
    assert "event-war" in keys(events)
    assert (workers(elsewhere), coins(elsewhere)) == (2, 5)


@pytest.mark.rule("AC-199")
def test_a_station_opened_in_the_last_turn_counts() -> None:
    own = seat(main="india", hand=1, coins=2, points=15)
    state = alone(MODE, own, stations=2, round=6)
    play(state, "do caravan")  # Kashgar: 2 points, the third station; then the game is over
    assert state.over
    assert state.view(0)["result"]["grade"] == "bronze"
