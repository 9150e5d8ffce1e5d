"""The rounds of the Attack phase: GA-060 to GA-067."""

from __future__ import annotations

import pytest

from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, keys, legal, play, play_as, refusal, shown

from .assaults import HERE, THERE, at_war, attack_begins
from .places import clans
from .positions import position, seat
from .probes import changed, others

# Red can attack green, green can attack yellow, and nobody else anybody.
RED = seat(clans={HERE: 3})
GREEN = seat(clans={THERE: 1, "isle-7-3": 3})
YELLOW = seat(coins=2, clans={"isle-7-4": 1})


def choose(state: Genesia, **stances: str) -> None:
    """Everybody chooses: red="war"."""
    seats = {"red": 0, "green": 1, "yellow": 2}
    for colour, stance in stances.items():
        play_as(state, seats[colour], f"stance {stance}")


@pytest.mark.rule("GA-060")
def test_stances_are_chosen_in_secret_and_shown_together() -> None:
    state = attack_begins(RED, GREEN, YELLOW)
    assert asked(state) == "0 stance, 1 stance, 2 stance"
    assert legal(state, 2) == {"stance war", "stance peace"}
    told = play_as(state, 1, "stance war")
    assert keys(told) == []
    assert state.view(0)["stances"] == [None, None, None]
    assert state.view(1)["stances"] == [None, "war", None]
    play_as(state, 0, "stance peace")
    told = play_as(state, 2, "stance peace")
    assert keys(told)[:3] == ["event-peace", "event-war", "event-peace"]
    assert state.view(0)["stances"] == ["peace", "war", "peace"]


@pytest.mark.rule("GA-061")
def test_peace_ends_the_phase() -> None:
    state = attack_begins(RED, GREEN, YELLOW)
    choose(state, red="peace", green="peace", yellow="peace")
    assert state.view(None)["phase"] != "attack"


@pytest.mark.rule("GA-061")
def test_assaults_in_turn_order_then_a_new_round() -> None:
    state = position(RED, GREEN, YELLOW, asked="stance", order=[1, 2, 0])
    choose(state, red="war", green="war", yellow="peace")
    assert asked(state) == "1 assault"
    play(state, "assault_from isle-7-3", "number 0")
    assert asked(state) == "0 assault"
    play(state, "assault_from isle-7-1", "number 0")
    assert state.view(None)["round"] == 2
    assert "stance" in asked(state) or state.view(None)["phase"] != "attack"


@pytest.mark.rule("GA-062")
def test_war_binds() -> None:
    """Example 20: the assault that red had in mind is gone, so it must launch another."""
    red = seat(clans={HERE: 3, "red-5-3": 2})
    green = seat(clans={THERE: 1})
    yellow = seat(clans={"isle-7-3": 4, "red-4-3": 1})
    state = position(red, green, yellow, asked="stance", order=[2, 0, 1])
    choose(state, red="war", green="peace", yellow="war")
    play(state, "assault_from isle-7-3")  # yellow takes green's only region
    play(state, "number 3")
    assert asked(state) == "0 assault"
    assert legal(state) == {"assault_from red-5-3"}
    assert refusal(state, "done") == ("GA-062", "refuse-must-attack")
    play(state, "assault_from red-5-3")
    assert clans(state, "red-5-3") == 1


@pytest.mark.rule("GA-062")
def test_war_without_an_assault_passes() -> None:
    state = at_war(card="clubs", here=1, there=3)
    assert legal(state) == {"play clubs", "discard clubs", "done"}
    told = play(state, "done")
    assert "event-no-assault" in keys(told)


@pytest.mark.rule("GA-063")
def test_peace_launches_nothing_but_may_change() -> None:
    state = attack_begins(RED, GREEN, YELLOW)
    choose(state, red="war", green="peace", yellow="peace")
    assert asked(state) == "0 assault"
    play(state, "assault_from isle-7-1", "number 0")
    # Green was attacked and had shown Peace; now it is free to choose.
    assert state.view(None)["round"] == 2
    assert "1 stance" in asked(state)
    choose(state, red="peace", green="war", yellow="peace")
    assert asked(state) == "1 assault"


@pytest.mark.rule("GA-063")
def test_a_peace_seat_may_defend() -> None:
    state = at_war(here=4, there=2, age=2, theirs={"hand": ["ramparts"]})
    play(state, "assault_from isle-7-1")
    assert state.view(None)["stances"] == ["war", "peace", "peace"]
    assert asked(state) == "1 defence_cards"


@pytest.mark.rule("GA-064")
def test_bound_to_peace() -> None:
    bound = {**RED, "peace": True}
    state = attack_begins(bound, GREEN, YELLOW, age=3)
    assert asked(state) == "1 stance, 2 stance"
    assert state.view(2)["stances"] == ["peace", None, None]
    # It can be attacked and may defend.
    defended = {**GREEN, "peace": True, "hand": ["cyberdefence"]}
    state = attack_begins(RED, defended, YELLOW, age=3)
    choose(state, red="war", yellow="peace")
    play(state, "assault_from isle-7-1")
    assert asked(state) == "1 defence_cards"


@pytest.mark.rule("GA-065")
def test_war_may_be_shown_again_after_a_pass() -> None:
    """Example 21: red lets its first War go by and attacks with its card in the next round."""
    red = seat(hand=["clubs"], clans={HERE: 1})
    state = attack_begins(red, seat(clans={THERE: 1}), seat(coins=2))
    choose(state, red="war", green="peace", yellow="peace")
    play(state, "done")
    assert state.view(None)["round"] == 2
    assert asked(state) == "0 stance, 1 stance, 2 stance"
    choose(state, red="war", green="peace", yellow="peace")
    play(state, "play clubs", "assault_from isle-7-1")
    assert clans(state, THERE, 1) == 0


@pytest.mark.rule("GA-065")
def test_the_third_quiet_round_in_a_row_is_the_last() -> None:
    red = seat(hand=["clubs", "wheel"], clans={HERE: 1})
    state = attack_begins(red, seat(clans={"isle-7-3": 3}), seat(coins=2, clans={"isle-7-4": 1}))
    for number in (1, 2):
        assert state.view(None)["round"] == number
        choose(state, red="war", green="peace", yellow="peace")
        play(state, "done")
    # Whatever happens, an assault or a discard, makes the count begin anew.
    choose(state, red="war", green="peace", yellow="peace")
    play(state, "discard wheel", "done")
    for number in (4, 5, 6):
        assert state.view(None)["round"] == number
        choose(state, red="war", green="peace", yellow="peace")
        told = play(state, "done")
    assert "event-quiet" in keys(told)
    assert state.view(None)["phase"] != "attack"


@pytest.mark.rule("GA-065", "GA-078")
def test_an_assault_that_changes_nothing_is_quiet() -> None:
    """Green's City without Clans is attacked again and again, and never besieged."""
    state = attack_begins(seat(clans={HERE: 1}), seat(cities=[THERE]), seat(coins=2))
    for _ in range(3):
        assert asked(state) == "0 stance, 1 stance, 2 stance"
        choose(state, red="war", green="peace", yellow="peace")
        play(state, "assault_from isle-7-1", "siege no")
    assert state.view(None)["phase"] != "attack"


@pytest.mark.rule("GA-066")
def test_nobody_is_asked_where_nothing_can_happen() -> None:
    # Nobody has a legal assault, nor any card: the phase is over at once.
    calm = attack_begins(seat(clans={"red-1-1": 3}), seat(clans={"green-1-1": 3}), seat(coins=2))
    assert calm.view(None)["phase"] != "attack"
    # Red has a card left, and it might be one for an assault turn: everybody chooses.
    armed = attack_begins(seat(clans={"red-1-1": 3}, hand=["clubs"]), seat(clans={"green-1-1": 3}), seat(coins=2))
    assert asked(armed) == "0 stance, 1 stance, 2 stance"
    # It might be, whatever it is.
    meek = attack_begins(seat(hand=["wheel"], coins=0), seat(made=["fire"]), seat(coins=2, hand=["clubs"]))
    assert asked(meek) == "0 stance, 1 stance, 2 stance"
    # One legal assault on the map: everybody chooses.
    assert asked(attack_begins(RED, GREEN, YELLOW)) == "0 stance, 1 stance, 2 stance"


@pytest.mark.rule("GA-066")
def test_a_card_that_nobody_could_pay_is_no_reason_to_ask() -> None:
    """In Age II only mercenaries, for 4 coins, are left: chivalry, gunpowder and trebuchet lie open."""
    open_cards = {"played": ["chivalry", "gunpowder", "trebuchet"]}
    poor = attack_begins(seat(hand=["mercenaries"]), seat(**open_cards), seat(coins=2), age=2)
    assert poor.view(None)["phase"] != "attack"
    able = attack_begins(seat(hand=["mercenaries", "guilds"]), seat(**open_cards), seat(coins=2), age=2)
    assert asked(able) == "0 stance, 1 stance, 2 stance"


@pytest.mark.rule("GA-066", "GA-164")
@pytest.mark.parametrize(("option", "coins", "asks"), [("on", 2, True), ("on", 1, False), ("off", 2, False)])
def test_recruiting_is_a_reason_to_ask(option: str, coins: int, asks: bool) -> None:
    poor = seat(coins=coins, clans={"red-1-1": 1})
    options = {"recruit_in_attack": option}
    state = position(poor, seat(), seat(), asked="expansion", active=0, options=options)
    play(state, "done")
    assert (asked(state) == "0 stance, 1 stance, 2 stance") == asks


@pytest.mark.rule("GA-066", "GA-164")
def test_discards_may_pay_for_a_recruit() -> None:
    poor = seat(clans={"red-1-1": 1}, hand=["guilds"])
    played = {"played": ["chivalry", "gunpowder", "trebuchet", "mercenaries"]}
    for option, phase in (("on", "attack"), ("off", "end")):
        options = {"recruit_in_attack": option}
        state = position(poor, seat(**played), seat(coins=1), asked="expansion", age=2, active=2, options=options)
        play(state, "done")
        assert state.view(None)["phase"] == phase


@pytest.mark.rule("GA-067")
def test_before_the_declaration() -> None:
    state = at_war(card="clubs", here=2, there=2, own={"clans": {HERE: 2}, "hand": ["wheel"]})
    assert legal(state) == {"play clubs", "discard clubs", "discard wheel", "done"}
    assert changed(state, "discard wheel") == {"coins": 4}
    play(state, "play clubs")
    # Worked out afresh: now there is a target, and passing is no longer offered.
    assert legal(state) == {"assault_from isle-7-1"}


@pytest.mark.rule("GA-067", "GA-164", "GA-032")
def test_recruiting_before_the_declaration() -> None:
    own = {"clans": {HERE: 1}, "cities": [HERE], "hand": []}
    options = {"recruit_in_attack": "on"}
    state = at_war(own=own, there=1, age=2, options=options)
    assert legal(state) == {"recruit red-home", "recruit isle-7-1", "done"}
    assert changed(state, "recruit isle-7-1") == {"coins": -2, HERE: 1}
    assert "assault_from isle-7-1" in legal(state)
    without = at_war(own={**own, "hand": ["chivalry"]}, there=1, age=2)
    assert refusal(without, "recruit red-home") == ("GA-164", "refuse-recruit-attack")


@pytest.mark.rule("GA-062")
def test_the_list_of_assaults() -> None:
    red = seat(clans={HERE: 3, "isle-12-1": 2, "red-5-2": 1})
    green = seat(clans={THERE: 1})
    state = position(red, green, *others(1), asked="stance")
    found = {(one["from"], one["to"]) for one in state.view(0)["assaults"]}
    assert found == {(HERE, THERE), ("isle-12-1", THERE)}
    assert state.view(1)["assaults"] == []
    assert shown(state)["conquests"] == 0
