"""The worked examples of section 7 that no other test plays; most of them are with their rules and cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, legal, play, shown

from .assaults import at_war
from .places import clans, walk
from .positions import GAME, position, seat
from .probes import changed, copied, force, turn

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


@pytest.mark.rule("GA-077")
@pytest.mark.parametrize(("number", "left"), [(2, (2, 1)), (3, (0, 0)), (4, (0, 0))])
def test_17_loss_modifiers(tmp_path: Path, number: int, left: tuple[int, int]) -> None:
    """Example 17. A lasting card that doubles the attacker's loss takes a content of one's own."""
    doubling = '{ verb = "losses", times = 2, who = "enemy", role = "defence", scope = "age" }'
    pack = tmp_path / "pack.toml"
    pack.write_text(f'[[card]]\nid = "peacekeepers"\neffects = [{doubling}]\n', encoding="utf-8")
    own = {"clans": {"isle-7-1": 6}, "lasting": ["armoured_divisions"], "odds": 1}
    theirs = {"clans": {"isle-7-2": 4}, "lasting": ["peacekeepers"]}
    state = tablee.game("genesia", pack).load(at_war(own=own, theirs=theirs, age=3).dump())
    assert isinstance(state, Genesia)
    play(state, "assault_from isle-7-1", f"number {number}")
    assert (clans(state, "isle-7-1"), clans(state, "isle-7-2", 1)) == left
    assert asked(state) != "0 occupy" or left[0] > 0


@pytest.mark.rule("GA-075", "GA-076")
def test_19_a_stronger_defence_does_not_end_the_assault() -> None:
    """Example 19. No card brings a defender Clans, so they are put there between the declaration and the fight."""
    state = at_war(here=3, there=2, age=2, own={"clans": {"isle-7-1": 3}, "hand": ["gunpowder"]})
    play(state, "assault_from isle-7-1")
    assert asked(state) == "0 attack_cards"
    dump = state.dump()
    dump["position"]["seats"][1]["clans"]["isle-7-2"] = 4
    defended = GAME.load(dump)
    assert isinstance(defended, Genesia)
    play(defended, "done")
    assert legal(defended) == {"number 1", "number 2", "number 3"}
    play(defended, "number 3")
    assert (clans(defended, "isle-7-1"), clans(defended, "isle-7-2", 1)) == (0, 1)


@pytest.mark.rule("GA-075", "GA-076")
def test_19_a_weaker_defence_does_not_end_it_either() -> None:
    """As example 19, with a card that leads defenders away: x follows the numbers of the fight."""
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
