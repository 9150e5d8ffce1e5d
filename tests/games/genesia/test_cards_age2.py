"""Every card of Age II: what it does when it is played."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play, shown

from .assaults import HERE, THERE, at_war
from .places import choose, cities, clans
from .positions import position, seat
from .probes import changed, copied, force, holding, playing, scores, without_cost

HOME = "choose_region red-home"


@pytest.mark.rule("GA-114")
def test_printing() -> None:
    inventors = [seat(coins=10, made=["fire", "language"]), seat(coins=10, made=["wheel"])]
    state = holding("printing", *inventors, made=["writing"])
    play(state, "play printing")
    assert legal(state) == {"choose_card fire", "choose_card language", "choose_card wheel", "done"}
    play(state, "choose_card language")
    assert scores(state, "language") == "marked"
    assert scores(state, "language", 1) == "played"
    assert shown(state)["forecast"] == 3 + 2 + 3
    assert playing("printing", "done", rest=inventors) == {}
    assert playing("printing") == {}  # nobody has an Invention


def test_caravels() -> None:
    state = holding("caravels", clans={"red-5-1": 4})
    play(state, "play caravels", "choose_region red-5-1")
    assert legal(state) == {"number 1", "number 2", "number 3"}
    play(state, "number 3")
    goals = legal(state)
    assert "choose_region green-5-1" in goals
    assert "choose_region green-4-1" in goals
    assert "choose_region green-2-1" not in goals  # six steps and more
    assert changed(state, "choose_region green-4-1") == {"red-5-1": -3, "green-4-1": 3, "green coins": 1}


def test_astrolabe() -> None:
    state = holding("astrolabe")
    assert without_cost(changed(state, "play astrolabe"), "astrolabe") == {"free any": 4}
    assert force(state) == {"toll_free": True}


def test_alchemy() -> None:
    """Example 34."""
    assert playing("alchemy", made=["writing", "wheel", "language"]) == {"coins": 8}
    assert playing("alchemy") == {"coins": 2}
    assert playing("alchemy", made=["writing", "wheel", "language", "fire"]) == {"coins": 8}


@pytest.mark.rule("GA-111")
def test_scriptorium() -> None:
    state = copied("scriptorium", "alchemy")
    assert asked(state) == "0 copy"
    assert changed(state, "play scriptorium") == {"coins": 2 - 3}
    assert scores(state, "alchemy") == "marked"
    assert asked(copied("scriptorium", "templar_road")) == "1 growth"  # no Invention


def test_templar_road() -> None:
    state = holding("templar_road")
    assert changed(state, "play templar_road") == {"free any": 5}
    assert force(state) == {"toll_free": True, "toll": 2}


@pytest.mark.rule("GA-110")
def test_banking() -> None:
    state = holding("banking", hand=["guilds"])
    play(state, "play banking")
    assert force(state) == {"discard": 7}
    assert changed(state, "discard guilds") == {"coins": 7}


def test_mill() -> None:
    towns = ["red-home", "red-1-1", "red-2-1"]
    state = holding("mill", cities=towns)
    play(state, "play mill")
    assert legal(state) == {*choose(*towns), "done"}
    # Two Cities outside the homeland.
    assert playing("mill", *choose("red-1-1", "red-home"), cities=towns) == {"red-1-1": 1, "red-home": 1}
    many = ["red-1-1", "red-2-1", "red-3-1", "red-4-1"]
    assert playing("mill", *choose("red-4-1", "red-4-1", "red-4-1"), cities=many) == {"red-4-1": 3}
    assert playing("mill") == {}


def test_builders() -> None:
    held = {"red-home": 3, "red-1-1": 1, "red-2-1": 2, "isle-7-1": 1}
    state = holding("builders", clans=held, cities=["red-2-1"])
    play(state, "play builders")
    assert legal(state) == {*choose("red-1-1", "isle-7-1"), "done"}
    change = playing("builders", *choose("red-1-1", "isle-7-1"), clans=held)
    assert change == {"City red-1-1": 1, "City isle-7-1": 1}


def test_guilds() -> None:
    assert playing("guilds", cities=["red-home", "red-1-1", "green-home"]) == {"points": 4}
    many = [f"red-{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    assert playing("guilds", cities=many) == {"points": 12}


@pytest.mark.rule("GA-120", "GA-122")
def test_spice_route() -> None:
    """Example 37."""
    state = holding("spice_route")
    play(state, "play spice_route")
    assert legal(state) == {*choose("green-home", "yellow-home"), "done"}
    both = playing("spice_route", *choose("green-home", "yellow-home"))
    assert both == {"green-home": 1, "yellow-home": 1, "green coins": 1, "yellow coins": 1}
    assert playing("spice_route", *choose("green-home", "green-home")) == {"green-home": 2, "green coins": 1}
    assert playing("spice_route", "done") == {}


@pytest.mark.rule("GA-053")
def test_crusade() -> None:
    assert playing("crusade") == {"red-home": 3, "free stack": 3}
    answers = choose("red-2-1", "red-home", "red-2-1")
    change = playing("crusade", *answers, cities=["red-2-1"])
    assert change == {"red-2-1": 2, "red-home": 1, "free stack": 3}


def test_new_towns() -> None:
    state = holding("new_towns", clans={"red-1-1": 1})
    play(state, "play new_towns")
    assert legal(state) == {*choose("red-1-2", "red-2-1"), "done"}
    change = playing("new_towns", *choose("red-2-1", "red-2-1"), clans={"red-1-1": 1})
    assert change == {"City red-2-1": 1, "red-2-1": 1}


def test_crop_rotation() -> None:
    """Example 35."""
    land = [f"red-{row}-{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3)]
    assert playing("crop_rotation", clans=dict.fromkeys(land[:8], 1)) == {"red-home": 2}
    assert playing("crop_rotation", clans=dict.fromkeys(land[:11], 1)) == {"red-home": 3}
    assert playing("crop_rotation", clans=dict.fromkeys(land, 1)) == {"red-home": 3}
    assert playing("crop_rotation", clans={"red-1-1": 9, "red-1-2": 1}) == {}


@pytest.mark.rule("GA-075", "GA-118")
def test_ramparts() -> None:
    state = at_war(here=4, there=2, age=2, theirs={"hand": ["ramparts"]})
    play(state, "assault_from isle-7-1")
    assert asked(state) == "1 defence_cards"
    assert legal(state) == {"play ramparts", "discard ramparts", "done"}
    assert changed(state, "play ramparts") == {}
    assert asked(state) != "0 losses"
    assert (clans(state, HERE), clans(state, THERE, 1)) == (4, 2)


def test_royal_forest() -> None:
    # Two groups: three regions and two; the homeland does not connect them.
    held = dict.fromkeys(["red-1-1", "red-2-1", "red-3-1", "red-1-3", "red-2-3"], 1)
    assert playing("royal_forest", clans={"red-home": 1, **held}) == {"points": 3}
    land = [f"red-{row}-{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3)]
    assert playing("royal_forest", clans=dict.fromkeys(land, 1)) == {"points": 10}


def test_architecture() -> None:
    change = playing("architecture", *choose("red-2-1", "red-2-1"), clans={"red-2-1": 1})
    assert change == {"City red-2-1": 1, "red-2-1": 1}


@pytest.mark.rule("GA-073")
def test_monasteries() -> None:
    held = {"red-1-1": 1, "red-2-1": 1, "red-home": 1}
    state = holding("monasteries", clans=held)
    play(state, "play monasteries")
    assert legal(state) == {*choose("red-1-1", "red-2-1"), "done"}
    change = playing("monasteries", *choose("red-1-1", "red-2-1"), clans=held)
    assert change == {"shield red-1-1": 1, "shield red-2-1": 1, "coins": 2}
    # A protected region is no target.
    attacked = at_war(card="chivalry", here=3, theirs={"clans": {THERE: 1}, "shields": [THERE]})
    assert legal(attacked) == {"play chivalry", "discard chivalry", "done"}


@pytest.mark.rule("GA-062", "GA-119")
def test_chivalry() -> None:
    state = at_war(card="chivalry", here=5, there=2, theirs={"clans": {THERE: 2, "isle-12-1": 1}})
    play(state, "assault_from isle-7-1", f"assault_at {THERE}")
    assert asked(state) == "0 attack_cards"
    play(state, "play chivalry", "number 1")  # green loses two
    assert (clans(state, HERE), clans(state, THERE, 1)) == (4, 0)
    play(state, "number 0")
    assert asked(state) == "0 assault"  # at once again
    assert legal(state) == {"assault_from isle-7-1"}


@pytest.mark.rule("GA-062")
def test_chivalry_gives_one_assault_more() -> None:
    theirs = {"clans": {THERE: 2, "isle-12-1": 2, "isle-7-6": 2}}
    state = at_war(card="chivalry", here=9, theirs=theirs)
    play(state, "play chivalry", "assault_from isle-7-1", f"assault_at {THERE}", "number 1", "number 0")
    assert asked(state) == "0 assault"
    play(state, "assault_from isle-7-1", "assault_at isle-12-1", "number 1")
    # There are targets left, but the next round begins.
    assert state.view(0)["assaults"]
    assert asked(state).startswith("0 stance")
    assert state.view(None)["round"] == 2


def test_gunpowder() -> None:
    state = at_war(card="gunpowder", here=5, there=4)
    play(state, "play gunpowder", "assault_from isle-7-1", "number 2")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (3, 0)
    assert scores(state, "gunpowder") == "played"
    assert shown(state)["coins"] == 10 - 3


def test_longships() -> None:
    state = holding("longships", clans={"red-home": 1})
    play(state, "play longships", HOME, "choose_region red-4-1")
    # The only Clan has jumped already.
    assert legal(state) == {"choose_seat green", "choose_seat yellow"}
    assert changed(state, "choose_seat yellow") == {"coins": 2, "yellow coins": -2}
    # Who has nothing is no choice.
    poor = holding("longships", seat(), seat(coins=1), clans={"red-home": 1})
    assert changed(poor, "play longships", "done") == {"yellow coins": -1}  # which pay for the card
    went = (HOME, "choose_region red-4-1", HOME, "choose_region red-4-3", "choose_seat green")
    change = playing("longships", *went, clans={"red-home": 3})
    assert change == {"red-home": -2, "red-4-1": 1, "red-4-3": 1, "coins": 2, "green coins": -2}


@pytest.mark.rule("GA-105")
@pytest.mark.parametrize("phase", ["growth", "expansion", "end"])
def test_mercenaries(phase: str) -> None:
    hand = ["pilgrimage"] if phase == "end" else []
    held = {"red-home": 1, "red-1-1": 1, "isle-7-1": 1}
    answers = choose("isle-7-1", "isle-7-1", "red-1-1")
    assert playing("mercenaries", *answers, phase=phase, hand=hand, clans=held) == {"isle-7-1": 2, "red-1-1": 1}
    assert playing("mercenaries", phase=phase, hand=hand) == {}  # no region held


@pytest.mark.rule("GA-067")
def test_mercenaries_before_an_assault() -> None:
    state = at_war(card="mercenaries", here=1, there=1)
    assert "assault_from isle-7-1" not in legal(state)
    play(state, "play mercenaries", *choose(HERE, HERE, HERE))
    assert legal(state) == {"assault_from isle-7-1"}
    assert shown(state)["coins"] == 10 - 4


@pytest.mark.rule("GA-078")
def test_trebuchet() -> None:
    state = at_war(card="trebuchet", here=2, there=3, theirs={"clans": {THERE: 3}, "cities": [THERE]})
    assert "assault_from isle-7-1" not in legal(state)
    play(state, "play trebuchet")
    assert legal(state) == {"assault_from isle-7-1"}  # as if with four
    # A siege costs nothing, but a Clan must be there.
    easy = at_war(card="trebuchet", here=2, there=1, theirs={"clans": {THERE: 1}, "cities": [THERE]})
    play(easy, "play trebuchet", "assault_from isle-7-1", "siege yes")
    assert clans(easy, HERE) == 1
    assert cities(easy, THERE) == [0]
    assert asked(easy) == "0 occupy"


def test_tribute() -> None:
    near = [seat(coins=10, clans={"isle-7-2": 1}), seat(coins=0, clans={"isle-12-1": 1, "yellow-1-1": 1})]
    change = playing("tribute", rest=near, clans={"isle-7-1": 1})
    assert change == {"points": 4, "coins": 1, "green coins": -1}
    assert playing("tribute", clans={"isle-7-1": 1}) == {"coins": 2, "green coins": -1, "yellow coins": -1}


@pytest.mark.rule("GA-122")
def test_trading_posts() -> None:
    change = playing("trading_posts", *choose("green-home", "green-home"))
    assert change == {"City green-home": 1, "green-home": 1, "green coins": 1}


def test_perspective() -> None:
    assert playing("perspective", "choose_region yellow-home") == {"yellow-home": 1, "yellow coins": 1}


@pytest.mark.rule("GA-111")
def test_spies() -> None:
    state = copied("spies", "alchemy")
    # 4 coins paid, 2 from the copied effect, 2 from green.
    assert changed(state, "play spies") == {"green coins": -2}
    assert scores(state, "alchemy") == "marked"
    poor = copied("spies", "alchemy", coins=3)
    play(poor, "play spies")
    assert (shown(poor)["coins"], shown(poor, 1)["coins"]) == (20 - 4 + 2 + 2, 0)


@pytest.mark.rule("GA-111")
def test_spies_rob_the_seat_that_was_copied() -> None:
    """K16: yellow has played, so green, who sits nearer, loses nothing."""
    yellow = seat(coins=20, hand=["alchemy", "printing"])
    state = position(seat(coins=20, hand=["spies"]), seat(coins=10), yellow, age=2, active=2)
    play(state, "play alchemy")
    assert asked(state) == "0 copy"
    assert changed(state, "play spies") == {"yellow coins": -2}


def test_opera() -> None:
    state = holding("opera", coins=5)
    play(state, "play opera")
    assert legal(state) == {"number 0", "number 1", "number 2"}
    assert playing("opera", "number 3") == {"coins": -6, "points": 9}


def test_pilgrimage() -> None:
    """Example 45."""
    held = dict.fromkeys(["green-home", "green-1-1", "yellow-1-1", "yellow-2-1", "isle-7-1", "red-1-1"], 1)
    assert playing("pilgrimage", clans=held) == {"points": 4 + 6, "coins": 2}
    many = dict.fromkeys([f"green-{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)], 1)
    assert playing("pilgrimage", clans=many) == {"points": 6 + 3, "coins": 2}


def test_royal_weddings() -> None:
    state = holding("royal_weddings")
    play(state, "play royal_weddings")
    assert legal(state) == {*choose("green-home", "yellow-home"), "done"}
    change = playing("royal_weddings", "choose_region green-home", "choose_region green-home")
    assert change == {"green-home": 2, "green in green-home": 1}
    change = playing("royal_weddings", "choose_region green-home", "done")
    assert change == {"green-home": 1, "green in green-home": 1}
    play(state, "choose_region yellow-home")
    assert legal(state) == {*choose("yellow-home"), "done"}
    play(state, "choose_region yellow-home")
    assert force(state) == {"first_choice": True}
