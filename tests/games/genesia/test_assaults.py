"""The assault: GA-070 to GA-083."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, legal, play, play_as, refusal, shown

from .assaults import HERE, THERE, at_war
from .places import cities, clans
from .positions import position, seat
from .probes import changed

ATTACK = "assault_from isle-7-1"


def after(state: Any) -> tuple[int, int]:
    """Clans left in the origin and in the target."""
    return clans(state, HERE), clans(state, THERE, 1)


@pytest.mark.rule("GA-070")
@pytest.mark.parametrize(("here", "there", "possible"), [(3, 2, True), (2, 2, False), (1, 0, False), (2, 1, True)])
def test_what_can_be_attacked(here: int, there: int, possible: bool) -> None:
    state = at_war(card="clubs", here=here, there=there)
    assert (ATTACK in legal(state)) == possible


@pytest.mark.rule("GA-070")
def test_only_adjacent_regions_of_enemies() -> None:
    own = {"clans": {HERE: 5, "isle-12-1": 1}, "hand": []}
    theirs = {"clans": {THERE: 1, "isle-7-6": 1, "isle-7-3": 1, "red-5-1": 4}}
    state = at_war(own=own, theirs=theirs)
    play(state, ATTACK)
    assert legal(state) == {f"assault_at {region}" for region in (THERE, "isle-7-6", "red-5-1")}
    assert refusal(state, "assault_at isle-7-3") == ("GA-070", "refuse-too-far")
    assert refusal(state, "assault_at isle-12-1") == ("GA-070", "refuse-no-enemy")
    assert refusal(state, "assault_at red-5-2") == ("GA-070", "refuse-no-enemy")


@pytest.mark.rule("GA-070")
def test_too_strong() -> None:
    own = {"clans": {HERE: 2}}
    state = at_war(own=own, theirs={"clans": {THERE: 1, "isle-7-6": 2, "isle-12-1": 1}})
    play(state, ATTACK)
    assert refusal(state, "assault_at isle-7-6") == ("GA-070", "refuse-too-strong")


@pytest.mark.rule("GA-071", "GA-078")
def test_an_undefended_city() -> None:
    """Example 15: it may be besieged without a fight, or left alone (R17)."""
    state = at_war(own={"clans": {HERE: 1}}, theirs={"cities": [THERE]})
    spared = state.clone()
    play(spared, ATTACK, "siege no")
    assert (cities(spared, THERE), clans(spared, HERE)) == ([1], 1)
    change = changed(state, ATTACK, "siege yes")
    assert change[HERE] == -1
    assert cities(state, THERE) == [0]
    assert shown(state, 1)["cities"] == 20
    assert state.view(None)["regions"][HERE]["clans"] == {}


@pytest.mark.rule("GA-071", "GA-080")
def test_without_a_city_in_reserve() -> None:
    """Example 16."""
    towns = [f"red-{row}-{column}" for row in range(1, 6) for column in (1, 2, 3)]
    towns += ["red-home", "isle-12-1", "isle-12-2", "isle-12-3", "isle-15"]
    assert len(towns) == 20
    alone = at_war(card="clubs", own={"clans": {HERE: 3}, "cities": towns}, theirs={"cities": [THERE]})
    play(alone, ATTACK, "done")  # a legal target, but nothing comes of it
    assert (cities(alone, THERE), clans(alone, HERE)) == ([1], 3)
    assert asked(alone) == "0 stance, 1 stance, 2 stance"
    held = at_war(own={"clans": {HERE: 3}, "cities": towns}, theirs={"clans": {THERE: 1}, "cities": [THERE]})
    play(held, ATTACK)
    assert after(held) == (2, 0)
    assert cities(held, THERE) == [1]
    assert asked(held) != "0 occupy"


@pytest.mark.rule("GA-072")
def test_from_a_homeland() -> None:
    """The own one, or one where the attacker is a guest; only its own Clans count."""
    own = {"clans": {"red-home": 2, "green-home": 2}}
    theirs = {"clans": {"red-1-1": 1, "green-1-1": 1, "green-1-2": 2, "green-home": 9}}
    state = at_war(own=own, theirs=theirs)
    assert legal(state) == {"assault_from red-home", "assault_from green-home"}
    play(state, "assault_from green-home")
    assert (clans(state, "green-home"), clans(state, "green-1-1", 1)) == (1, 0)
    assert clans(state, "green-home", 1) == 9


@pytest.mark.rule("GA-055", "GA-073")
def test_a_homeland_is_no_target() -> None:
    own = {"clans": {"green-1-1": 5}}
    theirs = {"clans": {"green-home": 1, "green-1-2": 1}}
    state = at_war(own=own, theirs=theirs)
    play(state, "assault_from green-1-1")  # one target: it is attacked at once
    assert clans(state, "green-home", 1) == 1
    two = at_war(own=own, theirs={"clans": {"green-home": 1, "green-1-2": 1, "green-2-1": 1}})
    play(two, "assault_from green-1-1")
    assert refusal(two, "assault_at green-home") == ("GA-055", "refuse-homeland")


@pytest.mark.rule("GA-074")
def test_card_windows_alternate() -> None:
    own = {"clans": {HERE: 6}, "hand": ["gunpowder", "chivalry"]}
    theirs = {"clans": {THERE: 4}, "hand": ["swiss_guard"]}
    state = at_war(own=own, theirs=theirs, age=2)
    play(state, ATTACK)
    assert asked(state) == "0 attack_cards"
    discards = {"discard gunpowder", "discard chivalry"}
    assert legal(state) == {"play gunpowder", "play chivalry", "done", *discards}
    play(state, "play gunpowder")
    assert asked(state) == "0 attack_cards"  # any number, one after another
    play(state, "done")
    assert asked(state) == "1 defence_cards"
    assert legal(state) == {"play swiss_guard", "discard swiss_guard", "done"}
    play(state, "play swiss_guard", "number 0")
    # The defender played a card, so the attacker may answer.
    assert asked(state) == "0 attack_cards"
    play(state, "done")
    assert asked(state) == "0 losses"


@pytest.mark.rule("GA-074")
def test_no_answer_without_a_card() -> None:
    own = {"clans": {HERE: 6}, "hand": ["gunpowder"]}
    state = at_war(own=own, theirs={"clans": {THERE: 4}, "hand": ["ramparts"]}, age=2)
    play(state, ATTACK, "done", "done")
    assert asked(state) == "0 losses"
    # Who has nothing playable is not asked.
    bare = at_war(own={"clans": {HERE: 6}, "hand": ["guilds"]}, theirs={"clans": {THERE: 4}}, age=2)
    play(bare, ATTACK)
    assert asked(bare) == "0 losses"


@pytest.mark.rule("GA-075")
def test_the_conditions_are_checked_only_once() -> None:
    """A retreat into the neighbourhood changes numbers, not the assault; a card that cancels it says so."""
    state = at_war(here=3, age=2, theirs={"clans": {THERE: 2}, "hand": ["swiss_guard"]})
    play(state, ATTACK, "play swiss_guard", "number 2", "choose_region isle-7-3")
    assert asked(state) == "0 occupy"
    cancelled = at_war(here=3, age=2, theirs={"clans": {THERE: 2}, "hand": ["ramparts"]})
    play(cancelled, ATTACK, "play ramparts")
    assert after(cancelled) == (3, 2)
    # It was launched all the same: the turn is over.
    assert cancelled.view(None)["round"] == 2


@pytest.mark.rule("GA-076", "GA-079")
def test_three_against_two() -> None:
    """Example 4."""
    for answer, left in (("number 0", (1, 0)), ("number 1", (0, 1))):
        state = at_war(here=3, there=2)
        play(state, ATTACK)
        assert legal(state) == {"number 1", "number 2"}
        play(state, "number 2")
        assert after(state) == (1, 0)
        assert legal(state) == {"number 0", "number 1"}
        play(state, answer)
        assert (clans(state, HERE), clans(state, THERE)) == left
    fewer = at_war(here=3, there=2)
    play(fewer, ATTACK, "number 1")
    assert after(fewer) == (2, 1)
    assert asked(fewer) != "0 occupy"


@pytest.mark.rule("GA-076")
def test_losses_are_limited_by_both_sides() -> None:
    state = at_war(card="trebuchet", here=2, there=3)
    play(state, "play trebuchet", ATTACK)
    assert legal(state) == {"number 1", "number 2"}


@pytest.mark.rule("GA-077")
@pytest.mark.parametrize(("number", "left"), [(1, (2, 4)), (2, (1, 3)), (3, (0, 2)), (4, (0, 1))])
def test_loss_modifiers_add_up(number: int, left: tuple[int, int]) -> None:
    """As example 17, with cards that there are: the attacker loses x + 1 + 2, the defender x + 1 - 1 - 1."""
    own = {"clans": {HERE: 6}, "lasting": ["armoured_divisions"], "odds": 1}
    theirs = {"clans": {THERE: 4}, "lasting": ["peacekeepers"], "hand": ["cyberdefence"]}
    state = at_war(own=own, theirs=theirs, age=3)
    play(state, ATTACK, "play cyberdefence", f"number {number}")
    assert after(state) == left


@pytest.mark.rule("GA-077")
def test_the_floor_of_the_defenders_loss() -> None:
    """Example 18: lasting cards leave the defender a loss of 1; a card played in this assault may save all."""
    lasting = at_war(here=3, age=3, theirs={"clans": {THERE: 2}, "lasting": ["peacekeepers"]})
    play(lasting, ATTACK, "number 1")
    assert after(lasting) == (1, 1)
    theirs = {"clans": {THERE: 2}, "lasting": ["peacekeepers"], "hand": ["cyberdefence"]}
    played = at_war(here=5, age=3, theirs=theirs)
    play(played, ATTACK, "play cyberdefence", "number 1")
    assert after(played) == (5 - 1 - 1 - 2, 2)


@pytest.mark.rule("GA-077")
def test_the_view_says_what_each_number_costs() -> None:
    own = {"clans": {HERE: 5}, "lasting": ["laser"]}
    state = at_war(own=own, theirs={"clans": {THERE: 3}, "lasting": ["peacekeepers"]}, age=3)
    play(state, ATTACK)
    assert state.view(0)["assault"]["losses"] == [
        {"x": 1, "attacker": 1, "defender": 1},
        {"x": 2, "attacker": 2, "defender": 1},
        {"x": 3, "attacker": 3, "defender": 2},
    ]


@pytest.mark.rule("GA-078")
def test_a_siege_after_a_fight_is_optional() -> None:
    """Example 5."""
    theirs = {"clans": {THERE: 1}, "cities": [THERE]}
    state = at_war(here=2, theirs=theirs)
    play(state, ATTACK)
    assert asked(state) == "0 siege"
    assert legal(state) == {"siege yes", "siege no"}
    play(state, "siege yes")
    assert (clans(state, HERE), clans(state, THERE)) == (0, 0)
    assert cities(state, THERE) == [0]
    assert (shown(state)["cities"], shown(state, 1)["cities"]) == (19, 20)
    assert asked(state) != "0 occupy"


@pytest.mark.rule("GA-080")
def test_a_city_that_is_not_besieged_stays() -> None:
    state = at_war(here=3, theirs={"clans": {THERE: 1}, "cities": [THERE]})
    play(state, ATTACK, "siege no")
    assert cities(state, THERE) == [1]
    assert clans(state, HERE) == 2
    assert asked(state) != "0 occupy"
    assert shown(state)["conquests"] == 0


@pytest.mark.rule("GA-079")
def test_occupation() -> None:
    state = at_war(here=4, theirs={"clans": {THERE: 1}, "cities": [THERE]})
    play(state, ATTACK, "siege yes")
    assert legal(state) == {"number 0", "number 1", "number 2"}
    # Free of charge, and the origin may be emptied.
    assert changed(state, "number 2") == {HERE: -2, THERE: 2, "conquests": 1}
    # A City alone occupies the region as well.
    stays = at_war(here=4, theirs={"clans": {THERE: 1}, "cities": [THERE]})
    play(stays, ATTACK, "siege yes")
    assert changed(stays, "number 0")["conquests"] == 1


@pytest.mark.rule("GA-081")
def test_what_is_lost_returns_to_the_reserves() -> None:
    state = at_war(here=3, there=2)
    play(state, ATTACK, "number 2")
    assert (shown(state)["clans"], shown(state, 1)["clans"]) == (29, 30)


@pytest.mark.rule("GA-082")
def test_lasting_cards_work_in_every_assault_of_their_age() -> None:
    green = seat(clans={THERE: 1, "isle-7-6": 1}, lasting=["peacekeepers"])
    state = position(seat(clans={HERE: 6}), green, seat(), asked="stance", age=3)
    for left in (4, 2):
        for who in list(state.pending()):
            play_as(state, who, "stance peace" if who else "stance war")
        play(state, ATTACK)
        if asked(state) == "0 target":
            play(state, f"assault_at {THERE}")
        assert clans(state, HERE) == left
        play(state, "number 0")


@pytest.mark.rule("GA-082")
def test_a_protected_region() -> None:
    own = {"clans": {HERE: 5}}
    state = at_war(own=own, theirs={"clans": {THERE: 1, "isle-7-6": 1, "isle-12-1": 1}, "shields": [THERE]})
    play(state, ATTACK)
    assert legal(state) == {"assault_at isle-7-6", "assault_at isle-12-1"}
    assert refusal(state, f"assault_at {THERE}") == ("GA-082", "refuse-shielded")


@pytest.mark.rule("GA-083")
def test_an_assault_moves_no_coins() -> None:
    state = at_war(here=5, there=2)
    assert changed(state, ATTACK, "number 2") == {HERE: -2, f"green in {THERE}": -2}
    assert changed(state, "number 2").get("coins", 0) == 0
    assert clans(state, THERE) == 2


@pytest.mark.rule("GA-073")
def test_what_cards_give_the_attacker_is_nobody_elses() -> None:
    """Clubs let red attack equal numbers and drones two steps away; green, beside it, can do neither."""
    equal = at_war(card="clubs", here=2, there=2, own={"clans": {HERE: 2}, "hand": ["wheel"]})
    play(equal, "play clubs")
    assert equal.view(0)["assaults"] == [{"from": HERE, "to": THERE}]
    assert equal.view(1)["assaults"] == []
    own = {"clans": {"isle-12-1": 1}, "hand": ["rocket"]}
    far = at_war(card="drones", own=own, theirs={"clans": {"isle-7-3": 3}})
    play(far, "play drones")
    assert far.view(1)["assaults"] == []


@pytest.mark.rule("GA-077")
def test_a_modifier_with_a_floor_is_dropped_where_others_go_below_it(tmp_path: Path) -> None:
    """With our cards the laser is alone in saving attackers; a content of one's own gives it company."""
    saving = '{ verb = "losses", n = -2, who = "self", role = "attack", scope = "assault" }'
    pack = tmp_path / "pack.toml"
    pack.write_text(f'[[card]]\nid = "drones"\neffects = [{saving}]\n', encoding="utf-8")
    own = {"clans": {HERE: 3}, "lasting": ["laser"]}
    state = tablee.game("genesia", pack).load(at_war(card="drones", own=own, theirs={"clans": {THERE: 2}}).dump())
    assert isinstance(state, Genesia)
    play(state, "play drones", ATTACK, "number 1")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (3, 1)
