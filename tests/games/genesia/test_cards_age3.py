"""Every card of Age III: what it does when it is played."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play, shown

from .assaults import HERE, THERE, at_war, attack_begins
from .places import alone_in, choose, cities, clans
from .positions import seat
from .probes import changed, copied, force, holding, others, playing, scores

LAND = [f"red-{row}-{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3)]


def test_internet() -> None:
    inventors = [seat(coins=10, made=["printing"]), seat(coins=10, made=["dna"])]
    state = holding("internet", *inventors)
    play(state, "play internet")
    assert legal(state) == {"choose_card printing", "done"}  # DNA has 6 points
    assert playing("internet", "choose_card printing", rest=inventors) == {"coins": 3}
    play(state, "choose_card printing")
    assert scores(state, "printing") == "marked"


def test_rocket() -> None:
    state = holding("rocket", seat(coins=10, clans={"isle-15": 1}), *others(1), clans={"red-home": 5, "isle-7-1": 1})
    play(state, "play rocket", "choose_region red-home", "number 3")
    isles = [f"isle-7-{number}" for number in range(1, 7)] + [f"isle-12-{number}" for number in (1, 2, 3)]
    assert legal(state) == set(choose(*isles))
    assert changed(state, "choose_region isle-12-2") == {"red-home": -3, "isle-12-2": 3}


def test_dna() -> None:
    assert playing("dna") == {"red-home": 2}
    assert playing("dna", *choose("isle-7-1", "isle-7-1"), cities=["isle-7-1"]) == {"isle-7-1": 2}


@pytest.mark.rule("GA-073")
def test_drones() -> None:
    """Example 43."""
    state = at_war(card="drones", own={"clans": {"isle-12-1": 4}}, theirs={"clans": {"isle-7-3": 3}})
    assert "assault_from isle-12-1" not in legal(state)
    play(state, "play drones", "assault_from isle-12-1", "number 2")
    assert (clans(state, "isle-12-1"), clans(state, "isle-7-3", 1)) == (2, 0)
    assert legal(state) == {"number 0", "number 1", "number 2"}
    assert changed(state, "number 2")["isle-7-3"] == 2


@pytest.mark.rule("GA-118", "GA-119")
def test_war_or_peace() -> None:
    attack = at_war(card="war_or_peace", here=5, theirs={"clans": {THERE: 2, "isle-12-1": 1}})
    play(attack, "assault_from isle-7-1", f"assault_at {THERE}", "play war_or_peace", "number 1", "number 0")
    assert (clans(attack, HERE), clans(attack, THERE, 1)) == (4, 0)
    assert asked(attack) == "0 assault"
    defence = at_war(here=5, there=2, age=3, theirs={"hand": ["war_or_peace"]})
    play(defence, "assault_from isle-7-1")
    assert asked(defence) == "1 defence_cards"
    play(defence, "play war_or_peace")
    assert (clans(defence, HERE), clans(defence, THERE, 1)) == (5, 2)


def test_satellites() -> None:
    held = alone_in("green-1-1", "yellow-home", "isle-7-1", "isle-15", "red-1-1")
    assert playing("satellites", clans=held) == {"points": 6 + 2}
    isles = alone_in(*(f"isle-7-{number}" for number in range(1, 7)))
    assert playing("satellites", clans=isles) == {"points": 5}


def test_cryptocurrency() -> None:
    assert playing("cryptocurrency") == {"coins": 3}
    assert playing("cryptocurrency", hand=["rocket", "dna"]) == {"coins": 3 + 4}
    assert playing("cryptocurrency", hand=["rocket", "dna", "drones", "satellites"]) == {"coins": 3 + 8}


def test_solar_energy() -> None:
    assert playing("solar_energy", cities=["red-home", "red-1-1", "green-home"]) == {"coins": 2}
    assert playing("solar_energy", cities=LAND[:9]) == {"coins": 7}


def test_hyperloop() -> None:
    towns = ["red-home", "red-1-1", "green-home"]
    state = holding("hyperloop", clans={"red-home": 6, "red-2-2": 2}, cities=towns)
    play(state, "play hyperloop")
    assert legal(state) == {"choose_region red-home", "done"}
    play(state, "choose_region red-home", "number 4")
    assert legal(state) == set(choose("red-1-1", "green-home"))
    play(state, "choose_region green-home")
    assert asked(state) == "0 jump_from"
    # No Clan jumps twice by one card.
    assert legal(state) == {"choose_region red-home", "done"}
    change = changed(state, "choose_region red-home", "number 2", "choose_region red-1-1")
    assert change == {"red-home": -2, "red-1-1": 2, "free any": 3}


def test_hyperloop_with_one_goal() -> None:
    """Nobody is asked where there is nothing to choose."""
    towns = ["red-1-1", "red-2-1"]
    state = holding("hyperloop", clans={"red-1-1": 1, "red-2-1": 1}, cities=towns)
    play(state, "play hyperloop", "choose_region red-1-1")
    assert (clans(state, "red-1-1"), clans(state, "red-2-1")) == (0, 2)
    assert asked(state) == "0 jump_from"


@pytest.mark.rule("GA-120", "GA-122")
def test_right_of_asylum() -> None:
    change = playing("right_of_asylum", *choose("green-home", "yellow-home"))
    hosts = {"green in green-home": 1, "yellow in yellow-home": 1}
    assert change == {"green-home": 1, "yellow-home": 1, **hosts}


def test_philanthropy() -> None:
    """Example 44."""
    state = holding("philanthropy", hand=["rocket"], coins=7)
    change = changed(state, "discard rocket", "play philanthropy")
    assert change == {"coins": 4}
    assert legal(state) == {f"number {number}" for number in range(6)}
    play(state, "number 5")
    # That was its last card and the last of the game.
    assert state.over
    assert (shown(state)["coins"], shown(state)["progress"]) == (1, [0, 0, 15])


@pytest.mark.rule("GA-077")
def test_cyberdefence() -> None:
    """Example 40."""
    state = at_war(here=4, there=3, age=3, theirs={"hand": ["cyberdefence"]})
    play(state, "assault_from isle-7-1", "play cyberdefence")
    assert asked(state) == "0 losses"
    play(state, "number 2")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (0, 2)


def test_agroecology() -> None:
    assert playing("agroecology", clans=alone_in(*LAND[:7])) == {"red-home": 2}
    assert playing("agroecology", clans=alone_in(*LAND, "red-5-1", "red-5-2", "red-5-3")) == {"red-home": 4}


@pytest.mark.rule("GA-082")
def test_nature_reserves() -> None:
    held = {"red-1-1": 1, "isle-7-1": 1, "green-1-1": 1, "red-2-1": 1}
    change = playing("nature_reserves", *choose("isle-7-1", "green-1-1", "red-2-1"), clans=held)
    assert change == {"shield isle-7-1": 1, "shield green-1-1": 1, "shield red-2-1": 1}


def test_garden_cities() -> None:
    state = holding("garden_cities", clans={"red-1-1": 1})
    play(state, "play garden_cities", "choose_region red-2-1")
    assert "choose_region red-3-1" in legal(state)  # next to the new City
    change = playing("garden_cities", *choose("red-2-1", "red-3-1"), clans={"red-1-1": 1})
    assert change == {"City red-2-1": 1, "City red-3-1": 1}


def test_world_heritage() -> None:
    rows = alone_in(*LAND[:6], "green-1-1", "green-1-2", "green-1-3")
    assert playing("world_heritage", clans=rows) == {"points": 9}
    assert playing("world_heritage", clans=rows | alone_in(*LAND[6:9])) == {"points": 9}
    assert playing("world_heritage", clans=alone_in("red-1-1", "red-1-2")) == {}


@pytest.mark.rule("GA-077", "GA-103")
def test_peacekeepers() -> None:
    """Example 42."""
    assert playing("peacekeepers") == {}
    state = at_war(here=4, there=1, age=3, theirs={"lasting": ["peacekeepers"]})
    play(state, "assault_from isle-7-1")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (2, 0)


def test_hydroponics() -> None:
    state = holding("hydroponics", clans={"isle-7-1": 1})
    play(state, "play hydroponics")
    assert force(state) == {"recruit_held": 4, "recruit_price": 1, "cheap": 4}
    # The price counts for every recruit, the place only where it is used (K7, K8).
    assert changed(state, "recruit isle-7-1", "recruit red-home") == {"coins": -2, "isle-7-1": 1, "red-home": 1}
    assert force(state) == {"recruit_held": 3, "recruit_price": 1, "cheap": 2}


@pytest.mark.rule("GA-077")
def test_missiles() -> None:
    """Example 39."""
    state = at_war(card="missiles", here=3, there=3)
    assert "assault_from isle-7-1" not in legal(state)
    play(state, "play missiles", "assault_from isle-7-1", "number 2")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (1, 0)
    assert legal(state) == {"number 0", "number 1"}


@pytest.mark.rule("GA-077", "GA-082")
def test_laser() -> None:
    """Example 41."""
    for number, lost in ((3, 2), (1, 1)):
        state = at_war(here=5, there=4, age=3, own={"clans": {HERE: 5}, "lasting": ["laser"]})
        play(state, "assault_from isle-7-1", f"number {number}")
        assert (clans(state, HERE), clans(state, THERE, 1)) == (5 - lost, 4 - number)
    mine, theirs = ({"clans": {HERE: 5}, "lasting": ["laser"]}, {"clans": {THERE: 2}, "lasting": ["peacekeepers"]})
    state = at_war(age=3, own=mine, theirs=theirs)
    play(state, "assault_from isle-7-1", "number 1")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (4, 1)
    assert playing("laser") == {}


def test_jet_aircraft() -> None:
    state = holding("jet_aircraft", clans={"red-5-2": 6})
    play(state, "play jet_aircraft", "choose_region red-5-2")
    assert legal(state) == {f"number {number}" for number in range(1, 5)}
    assert changed(state, "number 4", "choose_region isle-15") == {"red-5-2": -4, "isle-15": 4}


def test_mobilisation() -> None:
    towns = ["red-home", "red-1-1", "red-2-1", "red-3-1"]
    assert playing("mobilisation", *choose(*["red-3-1"] * 3), cities=towns) == {"red-3-1": 3, "points": 3}
    assert playing("mobilisation", *choose(*["red-1-1"] * 4), cities=LAND) == {"red-1-1": 4, "points": 3}


@pytest.mark.rule("GA-082")
def test_armoured_divisions() -> None:
    state = at_war(here=3, there=3, age=3, own={"clans": {HERE: 3}, "lasting": ["armoured_divisions"], "odds": 1})
    assert legal(state) == {"assault_from isle-7-1"}
    play(state, "assault_from isle-7-1", "number 2")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (1, 0)
    laid = holding("armoured_divisions")
    play(laid, "play armoured_divisions")
    assert force(laid) == {"odds": 1, "lasting": ["armoured_divisions"]}


def test_victory_parade() -> None:
    held = {"red-1-1": 3, "isle-7-1": 5, "red-home": 6, "red-2-1": 2}
    assert playing("victory_parade", clans=held) == {"points": 6}
    assert playing("victory_parade", clans=held, conquests=2) == {"points": 6 + 4}
    many = dict.fromkeys(LAND[:5], 3)
    assert playing("victory_parade", clans=many, conquests=4) == {"points": 9 + 6}


@pytest.mark.rule("GA-064", "GA-115")
def test_nobel_peace_prize() -> None:
    assert playing("nobel_peace_prize") == {"points": 9}
    state = copied("industrial_espionage", "nobel_peace_prize")
    assert changed(state, "play industrial_espionage") == {"coins": -4, "points": 9}
    assert force(state) == force(state, 1) == {"peace": True}
    # Red could attack, but is not asked for its stance.
    bound = seat(clans={HERE: 3}, peace=True)
    free = seat(clans={THERE: 1, "isle-7-3": 3})
    assert asked(attack_begins(bound, free, seat(coins=2), age=3)) == "1 stance, 2 stance"


def test_hologram() -> None:
    assert playing("hologram", "choose_region green-home") == {"green-home": 1, "green coins": 1}


@pytest.mark.rule("GA-111")
def test_industrial_espionage() -> None:
    state = copied("industrial_espionage", "cryptocurrency", own={"hand": ["rocket"]})
    # The copier counts its own hand, without the card that copies (K10).
    assert changed(state, "play industrial_espionage") == {"coins": 3 + 2 - 4}


def test_world_tourism() -> None:
    held = alone_in("green-home", "green-1-1", "yellow-home", "isle-7-1", "red-1-1")
    assert playing("world_tourism", clans=held) == {"points": 4 + 3}


@pytest.mark.rule("GA-120")
def test_humanitarian_aid() -> None:
    answers = choose("green-home", "yellow-home", "green-home")
    change = playing("humanitarian_aid", *answers)
    coins = {"green coins": 3, "yellow coins": 3}
    assert change == {"City green-home": 1, "yellow-home": 1, "green-home": 1, **coins}
    state = holding("humanitarian_aid", cities=["green-home"])
    play(state, "play humanitarian_aid")
    assert legal(state) == {"choose_region yellow-home", "done"}  # one City a seat and homeland
    assert cities(state, "green-home") == [0]


def test_machine_translation() -> None:
    state = holding("machine_translation")
    play(state, "play machine_translation")
    assert force(state) == {"recruit_foe_home": 2, "toll_free": True}
    assert changed(state, "recruit green-home", "recruit yellow-home") == {
        "coins": -4,
        "green-home": 1,
        "yellow-home": 1,
    }
    assert "recruit green-home" not in legal(state)
