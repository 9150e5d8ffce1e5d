"""What bots see in Gentes: a choice that looks one action ahead must know what an action begun will bring."""

from __future__ import annotations

from tests.bots.tables import greedy_choice
from tests.games.gentes.positions import FULL, GAME, position, seat


def test_what_training_will_bring_counts_before_it_is_done() -> None:
    """Monument needs two priests: an action that can train the missing one is worth more than one that cannot."""
    own = seat(hand=["monument"], citizens={"noble": 1, "priest": 1})
    others = ["noble", "artisan", "soldier", "merchant", "scholar"]
    values = []
    for chart in (["priest", *others], [*others, "priest"]):
        state = position(own, FULL, chart=chart)
        state.apply(0, GAME.actions.parse("tile philosopher_3_1"))
        assert state.question(0) != 0
        values.append(GAME.judgement.evaluate(state, 0))
    assert values[0] > values[1]


def test_a_card_that_can_be_played_is_played() -> None:
    own = seat(hand=["pyramid"], citizens={"artisan": 4, "priest": 3}, locks=3, track=[1] * 7)
    state = position(own, FULL, round=6)
    assert greedy_choice(state).startswith("tile chronicler")


def test_in_the_last_round_nobody_owes_time_for_nothing() -> None:
    state = position(seat(track=[1] * 3, locks=3, coins=0), FULL, round=6)
    state.apply(0, GAME.actions.parse("tax 2"))
    assert greedy_choice(state) == "stack 0"


def test_swaps_are_thought_of_only_for_cards_in_hand() -> None:
    swap = GAME.actions.parse("extra_swap")
    idle = position(seat(temple=1, citizens={"noble": 2}), FULL)
    assert swap in idle.legal(0)
    assert swap not in list(GAME.judgement.candidates(idle, 0))
    useful = position(seat(temple=1, citizens={"noble": 2}, hand=["monument"]), FULL)
    assert swap in list(GAME.judgement.candidates(useful, 0))
