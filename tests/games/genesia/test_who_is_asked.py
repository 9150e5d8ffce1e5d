"""Who is asked is not shown where it would tell of cards in hand (GA-066)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.games.genesia.rules.codes import Stance
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, imagine, play_as

from .assaults import HERE, THERE, attack_begins
from .positions import GAME, position, seat


def pending(state: Genesia, observer: int | None) -> dict[str, str]:
    found: dict[str, str] = state.view(observer)["pending"]
    assert [int(seat) for seat in found] == state.game.seem_asked(state, observer)
    return found


@pytest.mark.rule("GA-066")
def test_who_has_means_for_war_is_not_shown() -> None:
    """Nobody can attack, and only red has a card that might change this: the others see that somebody chooses."""
    spare = {"coins": 0, "clans": {}}
    red, green, yellow = seat(hand=["clubs"], **spare), seat(hand=["wheel"], **spare), seat(hand=["writing"], **spare)
    state = attack_begins(red, green, yellow, seat(coins=2))
    assert asked(state) == "0 stance"
    assert pending(state, 0) == {"0": "stance", "1": "stance", "2": "stance"}
    assert pending(state, 1) == {"0": "stance", "2": "stance"}
    assert pending(state, 2) == {"0": "stance", "1": "stance"}
    # Grey has no card at all and cannot recruit: everybody knows that it is not asked.
    assert pending(state, 3) == pending(state, None) == {"0": "stance", "1": "stance", "2": "stance"}
    refused = state.why_not(2, GAME.actions.parse("stance war"))
    assert refused is not None
    assert refused.values == {"seat": 0}
    # With green instead of red, yellow sees and hears the same.
    other = attack_begins(
        seat(hand=["wheel"], **spare), seat(hand=["clubs"], **spare), seat(hand=["writing"], **spare), seat(coins=2)
    )
    assert asked(other) == "1 stance"
    assert pending(other, 2) == pending(state, 2)
    assert other.why_not(2, GAME.actions.parse("stance war")) == refused


@pytest.mark.rule("GA-066")
def test_who_has_already_chosen_is_not_shown_either() -> None:
    state = attack_begins(seat(hand=["clubs"]), seat(hand=["wheel"]), seat(hand=["bone_potion"]), seat(coins=2))
    assert asked(state) == "0 stance, 2 stance"
    play_as(state, 0, "stance peace")
    assert asked(state) == "2 stance"
    assert pending(state, 1) == {"0": "stance", "2": "stance"}
    assert pending(state, 0) == {"1": "stance", "2": "stance"}


@pytest.mark.slow
@pytest.mark.rule("GA-066")
def test_who_has_means_for_war_is_not_imagined_from_the_truth() -> None:
    """Yellow's guess: whoever holds the clubs there is asked, and Grey, who has neither cards nor recruits, never."""
    spare: dict[str, Any] = {"coins": 0, "clans": {}}
    hands = ("clubs", "wheel", "bone_potion"), ("wheel", "clubs", "bone_potion")
    guesses = []
    for first, second, own in hands:
        three = [seat(hand=[card], **spare) for card in (first, second, own)]
        state = attack_begins(*three, seat(coins=2))
        imagined = [imagine(state, 2, Rng(number)) for number in range(60)]
        for guess in imagined:
            assert guess.view(2) == state.view(2)
            assert [each for each in (0, 1) if each in guess.pending()] == [n for n in (0, 1) if guess.has_means(n)]
            assert guess.stance[3] == Stance.PEACE
        guesses.append({tuple(guess.pending()) for guess in imagined})
    assert guesses[0] == guesses[1] == {(2,), (0, 2), (1, 2)}


@pytest.mark.slow
@pytest.mark.rule("GA-066")
def test_who_waits_imagines_somebody_who_decides() -> None:
    state = attack_begins(seat(hand=["clubs"]), seat(hand=["wheel"]), seat(hand=["bone_potion"]), seat(coins=2))
    play_as(state, 2, "stance peace")
    for number in range(60):
        guess = state.imagine(2, Rng(number))
        assert guess.pending()
        assert guess.view(2) == state.view(2)


@pytest.mark.rule("GA-060")
def test_where_an_assault_is_possible_everybody_is_asked_openly() -> None:
    state = attack_begins(seat(clans={HERE: 2}), seat(clans={THERE: 1}), seat(coins=2))
    play_as(state, 1, "stance peace")
    assert pending(state, None) == {"0": "stance", "2": "stance"}


@pytest.mark.rule("GA-111")
def test_who_may_copy_is_not_shown() -> None:
    red, green = seat(hand=["shell_trade", "wheel"]), seat(hand=["imitation"], coins=3)
    state = position(red, green, seat(hand=["writing"]), seat())
    play_as(state, 0, "play shell_trade")
    assert asked(state) == "1 copy"
    assert pending(state, 1) == {"1": "copy", "2": "copy"}
    assert pending(state, 2) == {"1": "copy"}
    assert pending(state, 0) == pending(state, 3) == pending(state, None) == {"1": "copy", "2": "copy"}
