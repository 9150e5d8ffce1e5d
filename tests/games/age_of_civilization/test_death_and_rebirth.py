"""The scenario Death and Rebirth (AC-212 to AC-217; the grades are tested in test_path_of_glory)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import keys, legal, play, refusal

from .positions import GAME, seat
from .scenarios import after_round, alone, coins, dumped, points, rounds_with, technologies, workers
from .technology_card import TECHNOLOGIES

MODE = "death_and_rebirth"
# No icon enters after rounds 1, 2 and 3; Culture is there from round 2 on.
CALM = ["farm", "hospice", "trade", "culture", "fishing", "patronage", "construction", "conquest"]


@pytest.mark.rule("AC-212")
def test_set_up() -> None:
    for seed in range(40):
        held = GAME.new(1, seed, {"mode": MODE}).dump()["position"]
        assert (held["track"][1], held["track"][5]) == ("hospice", "patronage")
        assert not {"plague", "hunting"} & set(held["track"])
        assert held["wards"] == 0


@pytest.mark.rule("AC-213")
def test_hospice() -> None:
    state = alone(MODE, seat(main="khmer", hand=3), round=1)
    play(state, "do hospice")
    own = dumped(state)["seats"][0]
    assert (points(state), dumped(state)["wards"]) == (1, 1)
    assert (own["hand"], own["white"], own["red"], own["coins"]) == (2, 1, 0, 0)
    assert refusal(state, "do hospice") == ("AC-023", "refuse-slots-used")
    assert rounds_with("do hospice", MODE, seat(main="khmer")) == [1, 2]


@pytest.mark.rule("AC-214")
@pytest.mark.parametrize(
    ("hand", "wards", "left", "kept"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (2, 0, 1, 0),
        (3, 0, 1, 0),
        (4, 0, 2, 0),  # example 38
        (3, 1, 2, 0),  # example 38
        (4, 1, 3, 0),
        (4, 2, 4, 0),
        (4, 3, 4, 1),  # only as many as are needed
        (1, 1, 1, 0),
        (0, 2, 0, 2),
    ],
)
@pytest.mark.parametrize("round_", [1, 2])
def test_black_death(hand: int, wards: int, left: int, kept: int, round_: int) -> None:
    state, events = after_round(MODE, seat(main="khmer", hand=hand), wards=wards, track=CALM, round=round_)
    assert keys(events).count("event-black-death") == 1
    assert (workers(state), dumped(state)["wards"]) == (left, kept)


@pytest.mark.rule("AC-214")
@pytest.mark.parametrize("round_", range(1, 7))
def test_black_death_comes_after_rounds_1_2_and_3(round_: int) -> None:
    state, events = after_round(MODE, seat(main="khmer", hand=4), wards=9, track=CALM, round=round_)
    assert ("event-black-death" in keys(events)) == (round_ <= 3)
    assert dumped(state)["wards"] == (7 if round_ <= 3 else 9)


@pytest.mark.rule("AC-214")
@pytest.mark.parametrize("own", [{"main": "congo"}, {"main": "khmer", "declined": ["congo"]}])
def test_immunity_to_plague_saves_workers_and_wards(own: dict[str, Any]) -> None:
    state, _ = after_round(MODE, seat(hand=4, **own), wards=2, track=CALM, round=2)
    assert (workers(state), dumped(state)["wards"]) == (4, 2)


@pytest.mark.rule("AC-214")
def test_immunity_to_war_does_not_help() -> None:
    state, _ = after_round(MODE, seat(main="khmer", hand=4, wonders=["greatwall"]), track=CALM, round=2)
    assert workers(state) == 2


@pytest.mark.rule("AC-215")
@pytest.mark.parametrize(("hand", "left"), [(0, 1), (2, 2), (4, 3)])
def test_rebirth(hand: int, left: int) -> None:
    """After round 3, when the Black Death has taken half: one worker and 3 coins more."""
    state, events = after_round(MODE, seat(main="khmer", hand=hand, coins=1), track=CALM, round=3)
    assert keys(events).count("event-rebirth") == 1
    assert (workers(state), coins(state)) == (left, 4)


@pytest.mark.rule("AC-215")
def test_rebirth_keeps_to_the_limit_of_workers() -> None:
    state, _ = after_round(MODE, seat(main="khmer", hand=4, coins=1), wards=2, track=CALM, round=3)
    assert (workers(state), coins(state)) == (4, 4)


@pytest.mark.rule("AC-215")
@pytest.mark.parametrize("round_", [1, 2, 4, 5, 6])
def test_no_rebirth_after_other_rounds(round_: int) -> None:
    state, events = after_round(MODE, seat(main="khmer", hand=2), wards=9, track=CALM, round=round_)
    assert "event-rebirth" not in keys(events)
    assert coins(state) == 0


@pytest.mark.rule("AC-215")
@pytest.mark.parametrize(("round_", "scored"), [(2, 2), (3, 2), (4, 3)])
def test_culture_blossoms_from_round_4_on(round_: int, scored: int) -> None:
    state = alone(MODE, seat(main="khmer", hand=2, coins=4), track=CALM, round=round_)
    play(state, "do culture")
    assert points(state) == scored


@pytest.mark.rule("AC-215")
@pytest.mark.parametrize(("round_", "scored"), [(3, 2), (4, 3), (6, 3)])
def test_culture_at_the_end_of_a_turn_too(round_: int, scored: int) -> None:
    own = seat(main="khmer", hand=2, coins=4, technologies=["writing", "education"])
    state = alone(MODE, own, track=CALM, round=round_, turn={"acted": True})
    play(state, "end", "trigger education")
    assert state.scores()[0]["culture"] == scored


@pytest.mark.rule("AC-215")
def test_elsewhere_culture_stays_as_it_is() -> None:
    own = seat(main="khmer", hand=2, coins=4)
    track = ["farm", "trade", "ramparts", "fishing", "hunting", "construction", "culture", "conquest"]
    state = alone("mongol_devastation", own, round=5, track=track)
    play(state, "do culture")
    assert points(state) == 2


@pytest.mark.rule("AC-216")
def test_patronage() -> None:
    poor = alone(MODE, seat(main="khmer", hand=2, coins=4), round=4)
    assert not any(text.startswith("patronage") for text in legal(poor))
    state = alone(MODE, seat(main="khmer", hand=2, coins=6, technologies=["mining"]), round=4)
    offered = {text for text in legal(state) if text.startswith("patronage")}
    reachable = ("writing", "navigation", "currency", "ironworking")
    assert offered == {f"patronage {technology}" for technology in reachable}
    play(state, "patronage currency")
    own = dumped(state)["seats"][0]
    assert (own["coins"], own["hand"], own["white"], own["red"]) == (1, 1, 1, 0)
    assert points(state) == 2
    assert technologies(state) == {"mining", "currency"}
    assert refusal(state, "patronage writing") == ("AC-023", "refuse-slots-used")


@pytest.mark.rule("AC-216")
def test_patronage_is_there_while_its_card_is_in_the_window() -> None:
    assert rounds_with("patronage writing", MODE, seat(main="khmer", hand=2, coins=6)) == [4, 5, 6]


@pytest.mark.rule("AC-216")
def test_patronage_without_a_technology_left() -> None:
    """R31: it costs 5 all the same."""
    state = alone(MODE, seat(main="khmer", hand=2, coins=5, technologies=TECHNOLOGIES), round=4)
    assert {text for text in legal(state) if text.startswith("patronage")} == {"patronage none"}
    play(state, "patronage none")
    assert (coins(state), points(state)) == (0, 2)
    poor = alone(MODE, seat(main="khmer", hand=2, coins=4, technologies=TECHNOLOGIES), round=4)
    assert "patronage none" not in legal(poor)


@pytest.mark.rule("AC-216")
def test_science_by_patronage() -> None:
    """When gained by any means: 1 point per upcoming card, of which there are 2 in round 4 (AC-119)."""
    own = seat(main="khmer", hand=2, coins=5, technologies=["writing", "education"])
    state = alone(MODE, own, round=4)
    play(state, "patronage science")
    assert points(state) == 4


@pytest.mark.rule("AC-217")
def test_technologies_of_patronage_count_for_the_grade() -> None:
    own = seat(main="khmer", hand=1, coins=5, points=23, technologies=["writing", "navigation"])
    state = alone(MODE, own, round=6)
    play(state, "patronage mining")  # the last worker: 25 points and 3 technologies
    assert state.over
    assert state.view(0)["result"]["grade"] == "silver"
