"""The worked examples of section 7 that no other test plays; most of them are with their rules and cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .positions import legal, play, position, seat, shown
from .probes import at_war, changed, clans, copied, force, turn, walk

DOCUMENT = (Path(__file__).parents[3] / "docs" / "rules" / "genesia.md").read_text(encoding="utf-8")


@pytest.mark.rule("GA-031", "GA-041")
def test_8_age_i_spending() -> None:
    """Example 8."""
    state = turn("growth", seat(), seat(), coins=15)
    play(state, *["recruit red-home"] * 3, "done")
    assert shown(state)["coins"] == 9
    play(state, *walk("red-home", "red-1-1", "red-2-1", "red-3-1", "red-4-1"))
    play(state, *walk("red-home", "red-1-2", "red-2-2", "red-3-2"))
    play(state, *walk("red-home", "red-1-3", "red-2-3"))
    assert (shown(state)["coins"], shown(state)["conquest"]) == (0, 9)


@pytest.mark.rule("GA-075", "GA-076")
def test_19_numbers_change_after_the_declaration() -> None:
    """Example 19: our cards bring the defender no Clans, but may lead some away; x follows the numbers of the fight."""
    theirs = {"clans": {"isle-7-2": 4}, "hand": ["swiss_guard"]}
    state = at_war(here=5, theirs=theirs, age=2)
    play(state, "assault_from isle-7-1", "play swiss_guard", "number 1", "choose_region green-home")
    assert legal(state) == {"number 1", "number 2", "number 3"}
    play(state, "number 3")
    assert (clans(state, "isle-7-1"), clans(state, "isle-7-2", 1)) == (5 - 4, 0)


@pytest.mark.rule("GA-032")
def test_32_recruiting_in_a_city() -> None:
    """Example 32."""
    state = turn("expansion", age=2, coins=8, cities=["isle-7-1"])
    change = changed(state, "recruit isle-7-1", "recruit isle-7-1", *["move isle-7-1:isle-12-1"] * 2)
    assert change == {"coins": -6, "isle-12-1": 2}


@pytest.mark.rule("GA-096", "GA-109")
def test_33_writing() -> None:
    """Example 33."""
    state = turn("growth", hand=["writing"], made=["fire"])
    assert changed(state, "play writing") == {"coins": 4 - 3}
    assert shown(state)["forecast"] == 2 + 2


@pytest.mark.rule("GA-045", "GA-125")
def test_47_ford_toll() -> None:
    """Example 47."""
    green = {f"red-{row}-{column}": 1 for row in (1, 2) for column in (1, 2, 3)}
    red = seat(coins=10, clans={"red-home": 1})
    state = position(red, seat(clans=green, toll=2), seat(), asked="expansion")
    change = changed(state, *walk("red-home", "red-1-1", "red-2-1", "red-3-1"))
    assert change == {"coins": -3 - 4, "green coins": 4, "red-home": -1, "red-3-1": 1}


@pytest.mark.rule("GA-115")
def test_copied_shields_are_those_of_the_copier() -> None:
    state = copied("industrial_espionage", "nature_reserves", own={"clans": {"red-1-1": 1, "red-2-1": 1}})
    play(state, "play industrial_espionage")
    assert legal(state) == {"choose_region red-1-1", "choose_region red-2-1", "done"}
    play(state, "choose_region red-1-1", "done")
    assert state.view(None)["regions"]["red-1-1"]["shield"]
    assert force(state) == {}


def test_every_example_is_played() -> None:
    section = DOCUMENT[DOCUMENT.index("## 7. Worked examples") : DOCUMENT.index("## 8. ")]
    told = {int(number) for number in re.findall(r"^(\d+)\. ", section, re.MULTILINE)}
    assert told == set(range(1, 49))
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    cited = [re.findall(r"[Ee]xamples? (\d+)(?: and (\d+))?", text) for text in tests]
    played = {int(number) for found in cited for pair in found for number in pair if number}
    assert told - played == set()
