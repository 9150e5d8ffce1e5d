"""The technology card: AC-081, AC-115, AC-118, AC-119."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import position, seat, window

# Section 4.2: each technology with those of which one is needed; none for a root.
ARROWS: dict[str, set[str]] = {
    "writing": set(),
    "education": {"writing"},
    "science": {"education"},
    "navigation": set(),
    "currency": {"navigation", "mining"},
    "engineering": {"education", "currency", "ironworking"},
    "mining": set(),
    "ironworking": {"mining"},
    "gunpowder": {"ironworking"},
}
INNOVATION = {"mode": "standard", "first_player": "seat0", "innovation": True}
LEARNED = ["writing", "education"]


def available(own: dict[str, Any], **table: Any) -> set[str]:
    return set(shown(position(own, seat(), **table))["available"])


def reachable(owned: set[str]) -> set[str]:
    return {name for name, needs in ARROWS.items() if name not in owned and (not needs or needs & owned)}


@pytest.mark.rule("AC-115")
def test_three_roots_at_the_bottom() -> None:
    assert available(seat()) == {"writing", "navigation", "mining"}


@pytest.mark.rule("AC-115")
@pytest.mark.parametrize("technology", ARROWS)
def test_each_cell_needs_one_of_those_pointing_at_it(technology: str) -> None:
    for needed in ARROWS[technology]:
        assert technology in available(seat(technologies=[needed]))
    others = [name for name in ARROWS if name not in ARROWS[technology] | {technology}]
    assert (technology in available(seat(technologies=others))) == (not ARROWS[technology])


@pytest.mark.slow
@pytest.mark.rule("AC-115")
@pytest.mark.rule("AC-081")
@pytest.mark.parametrize("count", range(10))
def test_what_is_available_with_any_technologies(count: int) -> None:
    for owned in combinations(ARROWS, count):
        assert available(seat(technologies=list(owned))) == reachable(set(owned))


@pytest.mark.rule("AC-081")
def test_exactly_the_available_technologies_are_offered() -> None:
    state = position(seat(coins=20, technologies=LEARNED), seat())
    texts = {"science", "engineering", "navigation", "mining"}
    assert {text for text in legal(state) if text.startswith("research")} == {f"research {name}" for name in texts}
    for name in ("writing", "education"):
        assert refusal(state, f"research {name}") == ("AC-081", "refuse-technology-owned")
    for name in ("currency", "ironworking", "gunpowder"):
        assert refusal(state, f"research {name}") == ("AC-081", "refuse-technology-unreachable")
    assert refusal(state, "research poetry") == ("AC-143", "refuse-technology-covered")


@pytest.mark.rule("AC-081")
def test_paths_need_not_be_completed() -> None:
    """Engineering from Education alone; nothing of the middle column is owned."""
    state = position(seat(coins=4, technologies=["writing", "education"]), seat())
    play(state, "research engineering")
    assert set(shown(state)["technologies"]) == {"writing", "education", "engineering"}


@pytest.mark.rule("AC-081")
def test_nine_is_the_maximum() -> None:
    state = position(seat(technologies=list(ARROWS)), seat())
    assert shown(state)["available"] == []


@pytest.mark.rule("AC-081")
def test_greece_needs_no_prerequisites() -> None:
    owned = {"writing", "gunpowder"}
    assert available(seat(main="greece", technologies=sorted(owned))) == set(ARROWS) - owned
    # Its inherited ability is another.
    assert available(seat(main="egypt", declined=["greece"], technologies=["writing"])) == reachable({"writing"})


@pytest.mark.rule("AC-081")
def test_a_covered_technology_is_not_available() -> None:
    own = seat(special="sp_poetry", coins=20)
    assert available(own, options=INNOVATION) == {"poetry", "navigation", "mining"}
    state = position(own, seat(), options=INNOVATION)
    assert refusal(state, "research writing") == ("AC-143", "refuse-technology-covered")
    assert refusal(state, "research philosophy") == ("AC-081", "refuse-technology-unreachable")
    greek = seat(main="greece", special="sp_poetry")
    assert available(greek, options=INNOVATION) == (set(ARROWS) - {"writing", "education"}) | {"poetry", "philosophy"}


@pytest.mark.rule("AC-081")
@pytest.mark.parametrize(
    ("mode", "closed"),
    [
        ("age_of_wonders", {"gunpowder"}),
        ("lost_civilization", {"ironworking", "gunpowder"}),
        ("silk_road", set()),
        ("mongol_devastation", set()),
        ("death_and_rebirth", set()),
    ],
)
def test_a_scenario_may_close_cells(mode: str, closed: set[str]) -> None:
    state = position(seat(technologies=["mining"], coins=20), options={"mode": mode})
    assert set(shown(state)["available"]) == reachable({"mining"}) - closed
    everything = position(seat(main="greece", coins=20), options={"mode": mode})
    assert set(shown(everything)["available"]) == set(ARROWS) - closed
    for name in closed:
        rule = {"age_of_wonders": "AC-190", "lost_civilization": "AC-200"}[mode]
        assert refusal(everything, f"research {name}") == (rule, "refuse-technology-closed")


# Education ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-118")
def test_education_performs_culture_without_a_worker() -> None:
    """After a rest too (ruling R6), and with Culture far from the window."""
    state = position(seat(main="egypt", technologies=LEARNED, coins=2, hand=4), seat(), round=1)
    assert "culture" not in state.view(None)["window"]
    play(state, "rest", "trigger education")
    assert asked(state) == "1 civilization"
    own = shown(state)
    assert (own["points"], own["coins"], own["hand"]) == (2, 0, 4)


@pytest.mark.rule("AC-118")
def test_education_needs_no_slot_and_takes_none() -> None:
    state = position(
        seat(main="egypt", technologies=LEARNED, coins=8, hand=1), seat(), track=window("culture", "farm", "trade")
    )
    play(state, "do culture", "trigger education")
    assert (shown(state)["points"], shown(state)["coins"]) == (4, 0)


@pytest.mark.rule("AC-118")
def test_education_works_once_a_turn() -> None:
    state = position(seat(main="egypt", technologies=LEARNED, coins=20), seat(), asked="turn_end")
    events = play(state, "trigger education")
    assert keys(events).count("event-do") == 1
    assert asked(state) == "1 civilization"


@pytest.mark.rule("AC-118")
def test_all_culture_modifiers_apply_to_education() -> None:
    own = seat(main="india", declined=["italy"], wonders=["angkor"], technologies=LEARNED, coins=2)
    state = position(own, seat(), asked="turn_end")
    play(state, "trigger education")
    assert (shown(state)["points"], shown(state)["coins"]) == (2 + 1 + 1, 0)


# Science --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-119")
@pytest.mark.parametrize(("now", "points"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_science_gives_a_point_for_each_upcoming_card(now: int, points: int) -> None:
    researched = position(seat(main="egypt", technologies=LEARNED, coins=3), seat(), round=now)
    play(researched, "research science")
    assert shown(researched)["points"] == 1 + points
    babylon = position(seat(main="babylon", technologies=LEARNED), seat(), asked="turn_end", round=now)
    play(babylon, "trigger babylon", "take science")
    assert shown(babylon)["points"] == points


@pytest.mark.rule("AC-119")
def test_science_gained_by_other_means() -> None:
    wonder = position(
        seat(main="egypt", technologies=LEARNED, coins=4), seat(), wonders=["hagiasophia", "zeus"], round=3
    )
    play(wonder, "build hagiasophia", "take science")
    assert shown(wonder)["points"] == 3 + 3
    iberia = position(
        seat(main="egypt", technologies=LEARNED), seat(), asked="civilization", market={"iberia": 2, "congo": 0}
    )
    play(iberia, "rise iberia", "take science")
    assert shown(iberia)["points"] == 4


@pytest.mark.rule("AC-119")
def test_science_gives_its_points_once() -> None:
    state = position(seat(main="egypt", technologies=[*LEARNED, "science"]), seat())
    play(state, "rest")
    assert shown(state)["points"] == 0
