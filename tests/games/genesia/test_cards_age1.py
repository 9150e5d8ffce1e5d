"""Every card of Age I: what it does when it is played."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play, shown

from .assaults import HERE, THERE, at_war
from .places import alone_in, clans
from .positions import seat
from .probes import changed, copied, force, holding, others, playing, scores, without_cost

LAND = ["red-1-1", "red-1-2", "red-1-3", "red-2-1", "red-2-2", "red-2-3", "red-3-1", "red-3-2", "red-3-3", "red-4-1"]


@pytest.mark.rule("GA-111", "GA-113")
def test_cave_paintings() -> None:
    state = copied("cave_paintings", "flint_deposit")
    assert asked(state) == "0 copy"
    assert legal(state) == {"play cave_paintings", "discard cave_paintings", "done"}
    assert changed(state, "play cave_paintings") == {"coins": 6 - 2, "red-home": 1}
    assert shown(state)["played"] == [{"card": "cave_paintings", "copied": "flint_deposit"}]
    # Only in Growth: in Expansion nobody is asked.
    assert asked(copied("cave_paintings", "around_the_game")) == "1 expansion"


def test_wheel() -> None:
    assert playing("wheel") == {"free any": 6}


def test_flint_deposit() -> None:
    assert playing("flint_deposit") == {"coins": 6, "red-home": 1}


def test_dugout_canoes() -> None:
    state = holding("dugout_canoes", clans={"red-home": 2})
    play(state, "play dugout_canoes")
    assert legal(state) == {"choose_region red-home", "done"}
    play(state, "choose_region red-home")
    assert asked(state) == "0 jump_to"
    goals = legal(state)
    assert "choose_region red-3-1" in goals
    assert "choose_region red-4-1" not in goals  # four steps
    assert "choose_region red-home" not in goals
    home = "choose_region red-home"
    went = (home, "choose_region red-3-1", home, "choose_region red-1-1")
    assert playing("dugout_canoes", *went, clans={"red-home": 2}) == {
        "red-home": -2,
        "red-3-1": 1,
        "red-1-1": 1,
        "free any": 2,
    }


@pytest.mark.rule("GA-126")
def test_writing() -> None:
    assert playing("writing") == {"coins": 2}  # itself
    assert playing("writing", made=["fire"]) == {"coins": 4}
    assert playing("writing", made=["fire", "wheel", "bow"]) == {"coins": 6}  # at most


def test_barley_grains() -> None:
    state = holding("barley_grains")
    assert changed(state, "play barley_grains") == {}
    assert force(state) == {"recruit_price": 1, "cheap": 8}
    assert changed(state, *["recruit red-home"] * 8) == {"coins": -8, "red-home": 8}
    assert changed(state, "recruit red-home") == {"coins": -2, "red-home": 1}


@pytest.mark.rule("GA-121")
def test_shell_trade() -> None:
    assert playing("shell_trade") == {"coins": 9, "green coins": 1, "yellow coins": 1}


@pytest.mark.rule("GA-104")
@pytest.mark.parametrize("phase", ["growth", "expansion"])
def test_domestication(phase: str) -> None:
    assert playing("domestication", phase=phase) == {"free any": 4}


@pytest.mark.rule("GA-034")
def test_agriculture() -> None:
    assert playing("agriculture") == {"red-home": 2}


def test_granaries() -> None:
    # The own homeland does not count.
    assert playing("granaries", cities=["red-home", "red-1-1"]) == {"points": 2, "coins": 4}
    assert playing("granaries", cities=LAND[:5]) == {"points": 8, "coins": 4}


@pytest.mark.rule("GA-105")
@pytest.mark.parametrize("phase", ["growth", "expansion", "end"])
def test_bone_potion(phase: str) -> None:
    hand = ["potlatch"] if phase == "end" else []
    assert playing("bone_potion", phase=phase, hand=hand) == {"red-home": 3}
    # In Age I it goes to the homeland even with a City elsewhere.
    assert playing("bone_potion", phase=phase, hand=hand, cities=["red-2-2"]) == {"red-home": 3}


@pytest.mark.rule("GA-105", "GA-067")
def test_bone_potion_before_an_assault() -> None:
    state = at_war(card="bone_potion", own={"clans": {"red-5-1": 1}}, theirs={"clans": {"red-4-1": 2}})
    assert changed(state, "play bone_potion") == {"red-home": 3}


@pytest.mark.rule("GA-123")
def test_around_the_game() -> None:
    state = holding("around_the_game", clans={"red-home": 1})
    play(state, "play around_the_game")
    assert legal(state) == {"choose_region red-1-1", "choose_region red-1-2", "choose_region red-1-3", "done"}
    assert playing("around_the_game", "choose_region red-1-2", clans={"red-home": 1}) == {"red-1-2": 1, "free any": 3}
    # Nothing on the map: no region is next to it.
    assert playing("around_the_game") == {"free any": 3}


def test_fire() -> None:
    assert playing("fire", "choose_option 1") == {"red-home": 2}
    assert playing("fire", "choose_option 2") == {"free any": 4}


def test_first_village() -> None:
    state = holding("first_village", clans={"red-home": 2, "red-2-2": 1}, cities=["red-1-1"])
    play(state, "play first_village")
    assert legal(state) == {"choose_region red-2-2", "done"}  # with a Clan and without a City, no homeland
    play(state, "choose_region red-2-2")
    assert legal(state) == {"choose_region red-2-2", "choose_region red-1-1", "done"}
    answers = ("choose_region red-2-2", "choose_region red-2-2")
    assert playing("first_village", *answers, clans={"red-2-2": 1}) == {"City red-2-2": 1, "red-2-2": 1}


def test_pottery() -> None:
    state = holding("pottery")
    play(state, "play pottery")
    assert force(state) == {"recruit_price": 1, "cheap": 5}
    assert changed(state, *["recruit red-home"] * 6) == {"coins": -5 - 2, "red-home": 6}


def test_gathering() -> None:
    held = {"red-home": 4, "isle-7-1": 1, "green-1-1": 1, "red-1-1": 3}
    assert playing("gathering", clans=held) == {"points": 1, "coins": 3}
    assert playing("gathering", clans=alone_in(*LAND)) == {"points": 8, "coins": 3}


def test_megaliths() -> None:
    """Example 36."""
    held = alone_in(*LAND[:7])
    assert playing("megaliths", "choose_region red-3-1", clans=held) == {"City red-3-1": 1, "points": 6}
    assert playing("megaliths", "done", clans=alone_in("red-1-1", "red-1-2")) == {}


def test_seasonal_camps() -> None:
    state = holding("seasonal_camps", clans={"red-3-1": 1})
    assert changed(state, "play seasonal_camps") == {"coins": 2}
    assert force(state) == {"recruit_held": 4}
    assert changed(state, *["recruit red-3-1"] * 4) == {"coins": -8, "red-3-1": 4}
    assert "recruit red-3-1" not in legal(state)
    assert "recruit red-home" in legal(state)


@pytest.mark.rule("GA-070", "GA-073", "GA-119")
def test_clubs() -> None:
    state = at_war(card="clubs", here=2, there=2)
    assert "assault_from isle-7-1" not in legal(state)
    play(state, "play clubs")
    assert legal(state) == {"assault_from isle-7-1"}
    play(state, "assault_from isle-7-1")
    assert asked(state) == "0 losses"
    play(state, "number 1")  # green loses one more
    assert (clans(state, HERE), clans(state, THERE, 1)) == (1, 0)


def test_bow() -> None:
    lone = seat(coins=10, clans={"red-3-2": 1, "red-4-2": 2, "red-2-3": 1}, cities=["red-2-3"])
    state = holding("bow", lone, *others(1), clans={"red-2-2": 1, "red-3-1": 1, "red-4-1": 1})
    play(state, "play bow")
    assert legal(state) == {"choose_region red-3-2", "done"}  # not two Clans, not with a City
    assert changed(state, "choose_region red-3-2") == {"green in red-3-2": -1, "green in green-home": 1}


@pytest.mark.rule("GA-045", "GA-125")
def test_ford_toll() -> None:
    state = holding(
        "ford_toll", seat(coins=10, clans={"red-1-2": 1}), *others(1), clans={"red-home": 1}, phase="expansion"
    )
    assert changed(state, "play ford_toll") == {"coins": 4}
    assert force(state) == {"toll_free": True, "toll": 2}
    change = changed(state, "move red-home:red-1-2", "move red-1-2:red-2-2")
    assert change == {"red-home": -1, "red-2-2": 1, "coins": -2}


def test_raid() -> None:
    taken = {"coins": 4, "green coins": -2, "yellow coins": -2, "free any": 2}
    assert playing("raid") == taken
    poor = [seat(coins=1), *others(1)]
    assert playing("raid", rest=poor) == taken | {"coins": 3, "green coins": -1}
    # Two of three opponents.
    state = holding("raid", *others(3))
    play(state, "play raid")
    assert legal(state) == {"choose_seat green", "choose_seat yellow", "choose_seat grey"}
    change = playing("raid", "choose_seat grey", "choose_seat green", rest=others(3))
    assert change == {"coins": 4, "green coins": -2, "grey coins": -2, "free any": 2}


@pytest.mark.rule("GA-042")
def test_bronze() -> None:
    state = holding("bronze", clans={"red-home": 3})
    assert without_cost(changed(state, "play bronze"), "bronze") == {"free stack": 3}
    went = ("lift red-home", "number 3", "move red-home:red-1-1", "move red-1-1:red-2-1", "move red-2-1:red-3-1")
    assert changed(state, *went) == {"red-home": -3, "red-3-1": 3, "free stack": -3}  # no coins can lengthen it
    assert asked(state) == "0 expansion"


def test_trophies() -> None:
    held = alone_in("red-4-1", "red-5-1", "green-5-1", "isle-7-1", "red-3-1")
    assert playing("trophies", clans=held) == {"points": 6, "coins": 4}
    many = alone_in("red-4-1", "red-4-2", "red-4-3", "red-5-1", "red-5-2")
    assert playing("trophies", clans=many) == {"points": 8, "coins": 4}


@pytest.mark.rule("GA-111", "GA-112", "GA-114")
def test_imitation() -> None:
    """Example 46."""
    state = copied("imitation", "agriculture")
    assert (shown(state, 1)["coins"], clans(state, "green-home", 1)) == (20 - 5, 2)
    assert asked(state) == "0 copy"
    assert changed(state, "play imitation") == {"coins": -3, "red-home": 2}
    assert (scores(state, "agriculture"), scores(state, "agriculture", 1)) == ("marked", "played")
    assert shown(state)["forecast"] == shown(state, 1)["forecast"] == 3
    assert asked(copied("imitation", "around_the_game")) == "0 copy"  # in Expansion too


@pytest.mark.rule("GA-097")
def test_language() -> None:
    state = holding("language")
    play(state, "play language")
    assert force(state) == {"first_choice": True}


def test_barter() -> None:
    assert playing("barter", "choose_option 1") == {"coins": 7}
    assert playing("barter", "choose_option 2") == {"red-home": 3, "coins": 1}
    assert playing("barter", "choose_option 3") == {"free any": 7}


def test_calendar() -> None:
    assert playing("calendar") == {"points": 1, "coins": 4}  # itself
    assert playing("calendar", made=["fire"]) == {"points": 2, "coins": 4}
    inventors = [seat(coins=10, made=["language", "writing"]), *others(1)]
    many = playing("calendar", rest=inventors, made=["fire", "bow", "wheel"], marked=["language"])
    assert many == {"points": 2, "coins": 4}


def test_potlatch() -> None:
    assert playing("potlatch") == {"points": 9, "green coins": 2, "yellow coins": 2}


@pytest.mark.rule("GA-120")
def test_great_crossing() -> None:
    """Example 38."""
    state = holding("great_crossing", clans={"red-home": 1})
    play(state, "play great_crossing", "choose_region red-home")
    assert legal(state) == {
        f"choose_region {colour}-{row}-{column}"
        for colour in ("green", "yellow")
        for row in (1, 2, 3)
        for column in (1, 2, 3)
    }
    change = playing("great_crossing", "choose_region red-home", "choose_region green-3-1", clans={"red-home": 1})
    assert change == {"red-home": -1, "green-3-1": 1, "free any": 2, "green coins": 2}
