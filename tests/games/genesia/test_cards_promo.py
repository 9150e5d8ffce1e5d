"""Every promo card: what it does when it is played."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play

from .assaults import HERE, THERE, at_war
from .places import alone_in, choose, clans
from .probes import changed, force, holding, playing


def test_shaman() -> None:
    assert playing("shaman") == {"red-home": 2, "points": 4}


def test_venus_figurines() -> None:
    held = alone_in("red-1-1", "isle-7-1", "green-1-1", "green-home", "red-home") | {"red-2-1": 2}
    assert playing("venus_figurines", clans=held, cities=["red-1-1", "red-3-1"]) == {"points": 3, "coins": 2}
    many = alone_in(*(f"red-{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)))
    assert playing("venus_figurines", clans=many) == {"points": 7, "coins": 2}


def test_mammoth_hunt() -> None:
    state = holding("mammoth_hunt", clans={"red-1-1": 1})
    play(state, "play mammoth_hunt", "choose_region red-2-1")
    assert "choose_region red-2-1" not in legal(state)  # each in another region
    assert "choose_region red-3-1" in legal(state)  # next to the new one
    assert playing("mammoth_hunt", *choose("red-2-1", "red-1-2"), clans={"red-1-1": 1}) == {"red-2-1": 1, "red-1-2": 1}


def test_great_expedition() -> None:
    state = holding("great_expedition", clans={"red-5-2": 2, "isle-7-3": 1})
    play(state, "play great_expedition", "choose_region red-5-2")
    assert "choose_region isle-7-3" not in legal(state)  # only free regions
    went = choose("red-5-2", "green-5-1", "red-5-2", "green-5-2")
    change = playing("great_expedition", *went, clans={"red-5-2": 2})
    assert change == {"red-5-2": -2, "green-5-1": 1, "green-5-2": 1, "green coins": 1}


def test_hanseatic_league() -> None:
    held = alone_in("red-5-1", "isle-7-1", "green-5-1", "isle-12-1", "red-4-1")
    assert playing("hanseatic_league", clans=held) == {"points": 6}
    assert playing("hanseatic_league", clans=held | alone_in("red-5-2", "red-5-3")) == {"points": 8}


@pytest.mark.rule("GA-076", "GA-118")
def test_swiss_guard() -> None:
    state = at_war(here=5, age=2, theirs={"clans": {THERE: 3, "isle-7-3": 1}, "hand": ["swiss_guard"]})
    play(state, "assault_from isle-7-1", "play swiss_guard")
    assert asked(state) == "1 retreat_count"
    assert legal(state) == {f"number {number}" for number in range(4)}
    play(state, "number 2")
    assert legal(state) >= {"choose_region isle-7-3", "choose_region isle-12-1", "choose_region green-home"}
    play(state, "choose_region isle-7-3")
    # One is left: it is lost, and red loses one more than it.
    assert (clans(state, HERE), clans(state, THERE, 1), clans(state, "isle-7-3", 1)) == (3, 0, 3)
    # All gone: nothing to fight, the region may be occupied.
    state = at_war(here=5, age=2, there=2, theirs={"clans": {THERE: 2}, "hand": ["swiss_guard"]})
    play(state, "assault_from isle-7-1", "play swiss_guard", "number 2", "choose_region green-home")
    assert asked(state) == "0 occupy"
    assert clans(state, HERE) == 5


@pytest.mark.parametrize("guest", [False, True])
def test_swiss_guard_beside_a_foreign_homeland(guest: bool) -> None:
    """Home, to a free region or to one held; a homeland of others only where one is already."""
    theirs = {"clans": {"red-1-2": 2, **({"red-home": 1} if guest else {})}, "hand": ["swiss_guard"]}
    state = at_war(own={"clans": {"red-home": 5}}, theirs=theirs, age=2)
    play(state, "assault_from red-home", "play swiss_guard", "number 1")
    places = {"green-home", "red-1-1", "red-1-3", "red-2-2", *(["red-home"] if guest else [])}
    assert legal(state) == {f"choose_region {place}" for place in places}


def test_swiss_guard_with_the_homeland_only() -> None:
    """Nobody is asked where there is nothing to choose."""
    beside = {"red-1-1": 4, "red-1-3": 1, "red-2-2": 1, "red-home": 1}
    state = at_war(own={"clans": beside}, theirs={"clans": {"red-1-2": 2}, "hand": ["swiss_guard"]}, age=2)
    play(state, "assault_from red-1-1", "play swiss_guard", "number 1")
    assert (clans(state, "green-home", 1), clans(state, "red-1-2", 1)) == (1, 0)  # the other is lost
    assert asked(state) == "0 occupy"


def test_embargo() -> None:
    state = holding("embargo")
    assert changed(state, "play embargo") == {"coins": 4, "green coins": -2, "yellow coins": -2}
    assert force(state) == {"toll": 3}


def test_artificial_intelligence() -> None:
    assert playing("artificial_intelligence", "choose_option 1") == {"coins": 8}
    assert playing("artificial_intelligence", "choose_option 2") == {"red-home": 4}
    assert playing("artificial_intelligence", "choose_option 3") == {"free any": 8}


def test_moon_landing() -> None:
    assert playing("moon_landing", made=["fire", "dna"]) == {"points": 4}
    assert playing("moon_landing", made=["fire", "wheel", "bow", "language", "dna", "writing"]) == {"points": 10}
