"""What bots make of scenarios: grades, realms and wards count besides points."""

from __future__ import annotations

from typing import Any

from tablee.engine.state import State
from tablee.games.age_of_civilization.judgement.scenario_values import grade, scenario_value
from tablee.games.age_of_civilization.meta import SCENARIOS
from tests.games.playing import play

from .positions import GAME, new, position, seat
from .scenarios import alone


def judged(state: State) -> float:
    return GAME.judgement.evaluate(state, 0)


def test_grades_are_those_of_the_result() -> None:
    for number, mode in enumerate(SCENARIOS):
        for seed in range(4):
            state = new(1, 10 * number + seed, mode=mode)
            while not state.over:
                state.play(0, state.legal(0)[-1 - seed % len(state.legal(0))])
            assert int(grade(state)) == state.view(0)["result"]["path"]


def test_a_grade_is_worth_more_than_the_point_before_it() -> None:
    def ended(points: int) -> float:
        state = alone("mongol_devastation", seat(main="korea", points=points), round=6, realms=4, turn={"acted": True})
        play(state, "end")
        assert state.over
        return judged(state)

    assert ended(18) - ended(17) > 2 * (ended(17) - ended(16))


def test_realms_wards_and_stations_count() -> None:
    def mongol(**table: Any) -> float:
        return judged(alone("mongol_devastation", seat(main="korea"), round=4, **table))

    assert mongol(realms=6) > mongol(realms=4)
    assert mongol(realms=6, wards=3) > mongol(realms=6)
    lost = [judged(alone("lost_civilization", seat(main="maya"), round=3, wards=wards)) for wards in (0, 1, 3, 4)]
    assert lost[0] < lost[1] < lost[2] == lost[3]  # three droughts are to come
    road = [judged(alone("silk_road", seat(main="china"), round=3, stations=stations)) for stations in (1, 2)]
    assert road[0] < road[1]


def test_elsewhere_nothing_is_added() -> None:
    assert scenario_value(position(seat(main="egypt"))) == 0.0
