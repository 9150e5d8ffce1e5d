"""Extra options within an action: GE-406."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import FULL, GAME, TYPES, position, seat
from .probes import CHRONICLER, alone, asks_for, changed


def playing(card: str, **own: Any) -> Gentes:
    """A card that can be played, for 5 coins and no hourglass."""
    return alone(**{"coins": 20, "hand": [card], **asks_for(card), **own})


@pytest.mark.rule("GE-406", "GE-401")
def test_a_swap_between_a_card_and_its_penalty() -> None:
    """Catapult asks for two Soldiers and takes one of them: who has made them Nobles by then loses none."""
    plain = playing("catapult", temple=1)
    play(plain, CHRONICLER)
    assert shown(plain)["citizens"]["soldier"] == 1
    state = playing("catapult", temple=1)
    play(state, "pause", CHRONICLER)
    assert asked(state) == "0 interlude"  # before its coins
    assert legal(state) == {"extra_swap", "go_on"}
    play(state, "go_on")
    assert asked(state) == "0 interlude"  # before the Soldier is lost
    assert shown(state)["coins"] == 20 - 5 + 8
    play(state, "extra_swap", "swap soldier noble", "swap soldier noble")
    assert asked(state) == "0 turn"
    own = shown(state)["citizens"]
    assert (own["soldier"], own["noble"], own["scholar"]) == (0, 2, 2)


@pytest.mark.rule("GE-406")
def test_a_swap_before_what_a_card_counts() -> None:
    """Arsenal scores its Soldiers: more of them may come after its requirements are met."""
    card = "arsenal"
    wanted = asks_for(card)
    state = playing(card, temple=1, **{**wanted, "citizens": {**wanted["citizens"], "noble": 1}})
    plain = state.clone()
    play(plain, CHRONICLER)
    play(state, "pause", CHRONICLER, "extra_swap", "swap noble soldier", "stop")
    assert shown(state)["vp"] == shown(plain)["vp"] + 1


@pytest.mark.rule("GE-406", "GE-003")
def test_at_a_question_of_the_action() -> None:
    """A Merchant between two Soldiers: the same question again afterwards."""
    state = alone(coins=8, oracle=3, citizens={"noble": 1}, chart=TYPES)
    play(state, "tile philosopher_8_0", "train_count 2", "train soldier")
    before = legal(state)
    assert "pause" in before
    assert "extra_trio 0 merchant" not in before
    play(state, "pause")
    assert asked(state) == "0 interlude"
    play(state, "extra_trio 0 merchant")
    assert asked(state) == "0 train"  # no cube is left
    assert legal(state) == before - {"pause"}
    play(state, "train soldier")
    own = shown(state)["citizens"]
    assert (own["soldier"], own["merchant"]) == (2, 1)


@pytest.mark.rule("GE-406", "GE-006")
def test_between_the_rewards_of_two_cities() -> None:
    """A full temple store, one temple cube to come after an oracle cube: this one is spent in between."""
    spaces = ["delphi", "athenai"]
    state = alone(coins=20, temple=4, spaces=spaces)
    play(state, "pause", "tile navigator_4_1_trade", "place cnossus")
    found = []
    while asked(state) == "0 interlude":
        found.append((shown(state)["temple"], shown(state)["oracle"]))
        spend = "extra_trio 2 noble"
        play(state, spend if spend in legal(state) else "go_on")
    assert len(set(found)) > 1
    assert shown(state)["citizens"]["noble"] == 1
    assert (shown(state)["temple"], shown(state)["oracle"]) == (3, 0)


@pytest.mark.rule("GE-406")
def test_once_an_action() -> None:
    """Said twice it would have no end; it is over with the action."""
    state = alone(coins=20, oracle=4, citizens={"noble": 1})
    play(state, "pause")
    assert asked(state) == "0 turn"
    assert "pause" not in legal(state)
    assert refusal(state, "pause") == ("GE-406", "refuse-pausing")
    play(state, "tax 1", "end_turn")
    assert asked(state) == "0 turn"
    assert "pause" in legal(state)


@pytest.mark.rule("GE-406")
def test_nobody_is_asked_for_nothing() -> None:
    """Neither without cubes, nor where the action has no steps, nor at the questions of an option."""
    state = playing("catapult")
    play(state, "pause", CHRONICLER)
    assert asked(state) == "0 turn"
    state = alone(coins=20, played=["marketplace"], oracle=3)
    play(state, "exchange marketplace")
    assert legal(state) == {"cube_kind temple", "cube_kind oracle"}
    state = alone(coins=6)
    play(state, "tile scribe_6_1")
    assert "pause" not in legal(state)


@pytest.mark.rule("GE-406", "GE-388")
def test_an_exchange_within_an_action() -> None:
    """Marketplace in play gives a cube in time; the one being played does not count yet."""
    state = playing("catapult", played=["marketplace"])
    play(state, "pause", CHRONICLER, "go_on", "exchange marketplace", "cube_kind temple")
    assert asked(state) == "0 interlude"
    assert changed(state, "extra_swap", "swap soldier noble", "swap soldier noble") == {
        "vp": 1,  # the symbol
        "temple": -1,
        "soldier": -2,
        "noble": 2,
    }
    state = playing("marketplace", oracle=3)
    play(state, "pause", CHRONICLER)
    assert asked(state) == "0 interlude"
    assert refusal(state, "exchange marketplace") == ("GE-388", "refuse-exchange-waits")


@pytest.mark.rule("GE-406", "GE-421", "GE-423")
def test_a_bonus_tile_in_between() -> None:
    """The eighteenth citizen comes while two others are trained."""
    citizens = {"noble": 3, "artisan": 3, "soldier": 3, "merchant": 3, "priest": 3, "scholar": 1}
    state = alone(coins=20, oracle=3, citizens=citizens, chart=TYPES[::-1])
    play(state, "tile philosopher_8_0", "train_count 2", "train scholar", "pause", "extra_trio 0 scholar")
    assert asked(state) == "0 train"
    assert shown(state)["bonus"] == {"citizens": 8}


@pytest.mark.rule("GE-406", "GE-315")
def test_what_is_no_longer_possible_is_lost() -> None:
    """One type within reach stands at 5 and gets its sixth by cubes: nobody is left to train."""
    full = {"noble": 6, "soldier": 6, "priest": 4}
    chart = ["noble", "soldier", "priest", "artisan", "merchant", "scholar"]
    state = position(seat(coins=2, oracle=3, citizens=full, spaces=["home_3_trade"]), FULL, FULL, FULL, chart=chart)
    play(state, "tile philosopher_2_0", "use_home home_3_trade")
    while asked(state) == "0 train":
        play(state, "pause", "extra_trio 0 priest")
    assert asked(state) in ("0 turn", "0 closing")
    assert shown(state)["citizens"]["priest"] == 6


@pytest.mark.rule("GE-406", "GE-401")
def test_not_in_a_decline() -> None:
    """It is nobody's turn."""
    own = seat(track=[1] * 6, temple=2, citizens={"noble": 1}, spaces=["crotona", "cnossus"], coins=20)
    state = position(own, FULL, FULL)
    play(state, "pause", "tax 1", "end_turn")
    assert asked(state) == "0 income"
    assert not {"pause", "extra_swap"} & legal(state)


def test_bots_go_on() -> None:
    """They do not ask for pauses, and leave those that somebody else has asked for."""
    state = playing("catapult", temple=1)
    assert GAME.actions.parse("pause") in state.legal(0)
    assert GAME.actions.parse("pause") not in list(GAME.judgement.candidates(state, 0))
    play(state, "pause", CHRONICLER)
    assert [GAME.actions.text(action) for action in GAME.judgement.candidates(state, 0)] == ["go_on"]
    assert GAME.judgement.evaluate(state, 0) == pytest.approx(GAME.judgement.evaluate(after(state, "go_on"), 0))


def after(state: Gentes, *actions: str) -> Gentes:
    twin = state.clone()
    play(twin, *actions)
    return twin


@pytest.mark.rule("GE-406")
def test_written_out_and_read_back() -> None:
    state = playing("catapult", temple=1)
    play(state, "pause", CHRONICLER)
    again = GAME.load(state.dump())
    assert again.legal(0) == state.legal(0)
    play(again, "go_on", "go_on")
    assert asked(again) == "0 synergy" or asked(again).endswith(("turn", "closing"))
