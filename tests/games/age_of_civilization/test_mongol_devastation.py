"""The scenario Mongol Devastation (AC-205 to AC-210; the grades are tested in test_path_of_glory)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import keys, legal, play, refusal, shown

from .positions import GAME, seat
from .scenarios import after_round, alone, coins, dumped, points, rounds_with, workers

MODE = "mongol_devastation"
# Nothing but the raid happens after rounds 2 and 4.
CALM = ["construction", "conquest", "ramparts", "farm", "culture", "trade", "fishing", "hunting"]


@pytest.mark.rule("AC-205")
def test_set_up() -> None:
    for seed in range(40):
        state = GAME.new(1, seed, {"mode": MODE})
        held = state.dump()["position"]
        assert held["track"][2] == "ramparts"
        assert "plague" not in held["track"]
        assert (held["realms"], held["wards"], held["tribute"]) == (6, 0, False)
        assert state.view(0)["scenario"] == {"realms": 6, "wards": 0, "tribute": 0}


@pytest.mark.rule("AC-206")
def test_ramparts() -> None:
    poor = alone(MODE, seat(main="khmer", hand=2, coins=0), round=1)
    assert "do ramparts" not in legal(poor)
    state = alone(MODE, seat(main="khmer", hand=3, coins=2), round=1)
    play(state, "do ramparts")
    own = dumped(state)["seats"][0]
    assert (own["coins"], own["hand"], own["white"], own["red"]) == (1, 2, 1, 0)
    assert (dumped(state)["wards"], points(state)) == (1, 0)
    assert refusal(state, "do ramparts") == ("AC-023", "refuse-slots-used")
    assert rounds_with("do ramparts", MODE, seat(main="khmer", hand=2, coins=2)) == [1, 2, 3]


@pytest.mark.rule("AC-206")
def test_wards_are_no_military() -> None:
    state = alone(MODE, seat(main="korea", hand=2), wards=5, track=CALM, round=2)  # 1 shield against 1
    assert shown(state)["military"] == 1
    play(state, "do conquest")
    assert shown(state)["points"] == 2
    state = alone(MODE, seat(main="khmer", hand=2), wards=5, track=CALM, round=2)  # none against 1
    assert shown(state)["military"] == 0
    play(state, "do conquest")
    assert shown(state)["points"] == 0
    # And they do not help in a war.
    war, events = after_round(MODE, seat(main="khmer", hand=2), wards=9, track=CALM, round=1)
    assert "event-war" in keys(events)
    assert workers(war) == 1


@pytest.mark.rule("AC-206")
def test_wards_are_permanent() -> None:
    state, events = after_round(MODE, seat(main="khmer", hand=2), wards=6, track=CALM, round=4)
    assert "event-raid-held" in keys(events)
    assert dumped(state)["wards"] == 6
    fallen, _ = after_round(MODE, seat(main="khmer", hand=2), wards=5, track=CALM, round=4)
    assert (dumped(fallen)["wards"], dumped(fallen)["realms"]) == (5, 5)


@pytest.mark.rule("AC-207")
def test_tribute() -> None:
    poor = alone(MODE, seat(main="khmer", hand=2, coins=2), track=CALM)
    assert "do tribute" not in legal(poor)
    state = alone(MODE, seat(main="khmer", hand=2, coins=4), track=CALM, round=4)
    play(state, "do tribute")
    own = dumped(state)["seats"][0]
    assert (own["coins"], own["hand"], own["white"], own["red"]) == (1, 1, 1, 0)
    assert dumped(state)["tribute"]
    events = play(state, "end")
    assert not {"event-raid", "event-raid-held"} & set(keys(events))
    assert (dumped(state)["realms"], workers(state)) == (6, 2)


@pytest.mark.rule("AC-207")
def test_tribute_is_for_one_round() -> None:
    state, _ = after_round(MODE, seat(main="khmer", hand=2), tribute=True, track=CALM, round=3)
    assert dumped(state)["realms"] == 6
    assert not dumped(state)["tribute"]
    play(state, "pass")
    events = play(state, "rest")
    assert "event-raid" in keys(events)
    assert dumped(state)["realms"] == 5


@pytest.mark.rule("AC-208")
@pytest.mark.parametrize(("realms", "gained"), [(6, 1), (5, 1), (4, 1), (3, 0), (2, 0)])
def test_income_while_four_realms_stand(realms: int, gained: int) -> None:
    state, _ = after_round(MODE, seat(main="khmer", hand=2), realms=realms, round=5)
    assert coins(state) == gained


@pytest.mark.rule("AC-208")
def test_income_also_after_a_rest_and_in_round_1() -> None:
    state = alone(MODE, seat(main="khmer", hand=2), round=1)
    play(state, "rest")
    assert coins(state) == 3


@pytest.mark.rule("AC-208")
def test_income_comes_before_what_the_seat_chooses() -> None:
    """A fixed gain (AC-092): with it the 3 coins for Siam's ability are there."""
    state = alone(MODE, seat(main="siam", hand=2, coins=2), turn={"acted": True})
    play(state, "end")
    assert legal(state) == {"trigger siam", "finish"}
    play(state, "trigger siam")
    assert (coins(state), points(state)) == (0, 2)
    fewer = alone(MODE, seat(main="siam", hand=2, coins=2), turn={"acted": True}, realms=3, round=5)
    play(fewer, "end")
    assert (coins(fewer), points(fewer)) == (2, 0)


@pytest.mark.rule("AC-209")
@pytest.mark.parametrize("round_", [2, 3, 4, 5, 6])
def test_the_strength_of_a_raid(round_: int) -> None:
    """Round + 2: so many wards hold, one fewer does not. Tibet's immunity keeps wars out of it."""
    own = seat(main="khmer", declined=["tibet"], hand=2)
    held, events = after_round(MODE, own, wards=round_ + 2, round=round_)
    assert [event.values["strength"] for event in events if event.key == "event-raid-held"] == [round_ + 2]
    assert dumped(held)["realms"] == 6
    fallen, events = after_round(MODE, own, wards=round_ + 1, round=round_)
    assert [event.values["strength"] for event in events if event.key == "event-raid"] == [round_ + 2]
    assert dumped(fallen)["realms"] == 5


@pytest.mark.rule("AC-209")
def test_no_raid_after_round_1() -> None:
    state, events = after_round(MODE, seat(main="khmer", hand=2), round=1)  # Culture enters
    assert not any(key.startswith("event-raid") for key in keys(events))
    assert (dumped(state)["realms"], workers(state)) == (6, 2)


@pytest.mark.rule("AC-209")
@pytest.mark.parametrize(("wards", "realms", "left"), [(2, 6, 3), (1, 5, 2)])
def test_military_and_wards_together(wards: int, realms: int, left: int) -> None:
    """Example 37: end of round 4, strength 6, military 4 (Franks 2 + 1, Korea inherited 1)."""
    own = seat(main="franks", declined=["korea"], hand=3)
    state = alone(MODE, own, wards=wards, track=CALM, round=4, turn={"acted": True})
    assert shown(state)["military"] == 4
    play(state, "end")
    assert (dumped(state)["realms"], workers(state)) == (realms, left)


@pytest.mark.rule("AC-209")
@pytest.mark.parametrize("own", [{"declined": ["tibet"]}, {"wonders": ["greatwall"]}])
def test_immunity_to_war_saves_the_worker_not_the_realm(own: dict[str, Any]) -> None:
    state, _ = after_round(MODE, seat(main="khmer", hand=3, **own), track=CALM, round=4)
    assert (dumped(state)["realms"], workers(state)) == (5, 3)


@pytest.mark.rule("AC-209")
def test_without_a_worker_only_the_realm_is_lost() -> None:
    state, _ = after_round(MODE, seat(main="khmer", hand=0), track=CALM, round=4)
    assert (dumped(state)["realms"], workers(state)) == (5, 0)


@pytest.mark.rule("AC-209")
@pytest.mark.parametrize(("standing", "fallen"), [(6, "control_1"), (5, "control_2"), (2, "control_5")])
def test_the_lowest_standing_realm_falls(standing: int, fallen: str) -> None:
    _, events = after_round(MODE, seat(main="khmer", hand=3), realms=standing, round=6)
    assert [event.values["realm"] for event in events if event.key == "event-raid"] == [fallen]


@pytest.mark.rule("AC-209")
def test_the_last_raid_comes_before_the_end_of_game_scoring() -> None:
    """Hanging Gardens: 1 point per worker, and 1; one worker is lost before."""
    state, _ = after_round(MODE, seat(main="khmer", hand=3, wonders=["gardens"]), round=6)
    assert state.over
    assert (workers(state), state.scores()[0]["end"]) == (2, 2 + 1)


@pytest.mark.rule("AC-210")
def test_the_last_raid_can_cost_the_grade() -> None:
    own = seat(main="khmer", hand=3, points=27)
    held, _ = after_round(MODE, own, wards=8, round=6)
    assert held.view(0)["result"]["grade"] == "gold"
    fallen, _ = after_round(MODE, own, wards=7, round=6)
    assert fallen.view(0)["result"]["grade"] == "silver"
