"""Being asked tells nothing (GA-068): who is asked, how often and in which order follows from what everybody knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, imagine, legal, play, play_as

from .assaults import HERE, THERE, at_war, attack_begins
from .positions import GAME, TABLES, Table, decisions, named, position, seat

OPEN = (Phase.OBJECTIVES, Phase.DRAFT, Phase.FINAL)  # where the game itself shows or chooses something secret
MOVES = 40  # that two worlds are played on


# Each window, with a fitting card and without --------------------------------------------------------------


@pytest.mark.rule("GA-068", "GA-112")
@pytest.mark.parametrize("held", ["imitation", "writing"])
def test_everybody_with_cards_is_asked_to_copy(held: str) -> None:
    green, yellow = seat(hand=[held], coins=3), seat(coins=3)
    state = position(seat(hand=["shell_trade", "imitation" if held != "imitation" else "writing"]), green, yellow)
    play(state, "play shell_trade")
    assert asked(state) == "1 copy"
    assert ("play imitation" in legal(state)) == (held == "imitation")
    play(state, "done")
    assert asked(state) == "0 growth"  # yellow has no card, as everybody knows


@pytest.mark.rule("GA-068", "GA-112")
def test_nobody_is_asked_to_copy_when_every_copy_card_lies_open() -> None:
    green = seat(hand=["wheel"], coins=9, played=["imitation", "cave_paintings"])
    state = position(seat(hand=["shell_trade", "writing"]), green, seat())
    play(state, "play shell_trade")
    assert asked(state) == "0 growth"


@pytest.mark.rule("GA-068", "GA-074")
@pytest.mark.parametrize("held", ["ramparts", "guilds"])
def test_every_defender_with_cards_is_asked(held: str) -> None:
    other = "guilds" if held == "ramparts" else "ramparts"
    state = at_war(here=4, there=2, age=2, own={"clans": {HERE: 4}, "hand": [other]}, theirs={"hand": [held]})
    play(state, "assault_from isle-7-1")  # no card of the deck could be played in a window of the attacker
    assert asked(state) == "1 defence_cards"
    play(state, "done")
    assert asked(state) == "0 losses"


@pytest.mark.rule("GA-068", "GA-074")
def test_a_window_asks_again_whatever_is_left_in_hand() -> None:
    own = {"clans": {HERE: 6}, "hand": ["gunpowder", "guilds"]}
    state = at_war(seat(hand=["chivalry"]), own=own, there=2, age=2)  # as far as red's enemies know, red might have it
    play(state, "assault_from isle-7-1", "play gunpowder")
    assert asked(state) == "0 attack_cards"
    assert legal(state) == {"done"}


@pytest.mark.rule("GA-068", "GA-094")
def test_every_hand_is_asked_at_the_end_of_age() -> None:
    state = position(seat(hand=["potlatch"]), seat(hand=["wheel"]), seat(), asked="end_cards")
    play(state, "done")
    assert asked(state) == "1 end_cards"
    assert legal(state) == {"done"}


@pytest.mark.rule("GA-066", "GA-068")
def test_everybody_chooses_a_stance_where_anything_might_happen() -> None:
    state = attack_begins(seat(clans={HERE: 2}), seat(clans={THERE: 1}), seat(coins=2))
    play_as(state, 1, "stance peace")
    assert state.view(None)["pending"] == {"0": "stance", "2": "stance"}


@pytest.mark.rule("GA-068")
def test_a_window_that_was_let_go_by_does_not_come_back() -> None:
    """Whatever there was to play: what can be taken back is the same in all worlds."""
    for held in ("imitation", "writing"):
        state = position(seat(hand=["shell_trade", "wheel"]), seat(hand=[held], coins=3), seat())
        before = state.revealed
        play(state, "play shell_trade")
        assert state.revealed == before
        play(state, "done")
        assert state.revealed == before + 1


@pytest.mark.rule("GA-068")
def test_in_version_1_of_the_rules_who_could_do_nothing_was_not_asked() -> None:
    state = position(seat(hand=["shell_trade", "wheel"]), seat(hand=["writing"], coins=3), seat())
    state.rules = 1
    play(state, "play shell_trade")
    assert asked(state) == "0 growth"


# Two worlds ------------------------------------------------------------------------------------------------


class Worlds:
    """A position and what an observer takes it for, played on with the same visible decisions."""

    def __init__(self, real: Genesia, observer: int, rng: Rng) -> None:
        self.observer, self.rng = observer, rng
        self.both = [real.clone(), imagine(real, observer, rng)]

    def play_on(self) -> Iterator[tuple[Any, Any]]:
        """What the observer sees and hears of each, move by move, as long as both can do the same."""
        yield self.seen(0, []), self.seen(1, [])
        for _ in range(MOVES):
            real, other = self.both
            if real.over or self.tells_secrets():
                return
            who = real.pending()[0]
            theirs = set(other.legal(who))
            common = [action for action in real.legal(who) if action in theirs]
            action = common[self.rng.below(len(common))]
            heard = [
                [(event.key, event.values) for event in world.apply(who, action) if event.visible_to(self.observer)]
                for world in self.both
            ]
            if not self.tells_secrets():
                yield self.seen(0, heard[0]), self.seen(1, heard[1])

    def tells_secrets(self) -> bool:
        """What the game itself shows in time ends the comparison: new packets, stances chosen earlier, objectives."""
        real, other = self.both
        return real.phase in OPEN or list(real.stance) != list(other.stance)

    def seen(self, number: int, heard: list[Any]) -> Any:
        state = self.both[number]
        return state.pending(), state.view(self.observer), heard, int(state.revealed)


def played(table: Table) -> list[Genesia]:
    """Positions of a game in which something is hidden."""
    found = (state for number, (state, _, _) in enumerate(decisions(table, 11)) if number % 30 == 0)
    return [state.clone() for state in found if state.phase not in OPEN]


@pytest.mark.slow
@pytest.mark.rule("GA-068")
@pytest.mark.parametrize("table", [table for table in TABLES if table[0] > 1], ids=named)
def test_worlds_that_look_alike_ask_alike(table: Table) -> None:
    compared = 0
    for number, state in enumerate(played(table)):
        for observer in range(int(state.seats)):
            for real, other in Worlds(state, observer, Rng(number, observer + 5)).play_on():
                assert real == other
                compared += 1
    assert compared > 100
    assert GAME.windows == {"copy", "attack_cards", "defence_cards", "end_cards"}
