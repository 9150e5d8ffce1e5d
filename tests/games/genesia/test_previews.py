"""What previews of Genesia promise, worked out by hand."""

from __future__ import annotations

import pytest

from tablee.engine.messages import LANGUAGES, Speaker
from tests.games.playing import play_as

from .positions import GAME, position, seat

ENGLISH = Speaker("en", game=GAME, seats=("Ann", "Bob", "Cid"))


def promised(state: object, *moves: str, who: int = 0) -> list[str]:
    actions = [GAME.actions.parse(move) for move in moves]
    return [ENGLISH.event(line) for line in state.preview(who, *actions)]  # type: ignore[attr-defined]


def test_a_journey_tells_of_all_its_steps_and_of_ones_own_objective() -> None:
    """Two Clans go on to Genesia by way of Bob's region: a toll, the regions they come to and leave, and what the
    objective counts."""
    ann = seat(clans={"red-5-1": 1}, coins=9, objectives=["heart_of_genesia", "twin_cities"], kept=0)
    bob = seat(clans={"isle-7-1": 1}, objectives=["great_armies", "closed_ranks"], kept=0)
    state = position(ann, bob, asked="expansion", options={"objectives": "all"})
    told = promised(state, "move red-5-1:isle-7-1", "move isle-7-1:isle-12-1")
    assert told == [
        "Coins 9 → 6 (−2 steps, −1 toll)",
        "Conquest 5 → 12",
        "Objective 0 → 2",
        "Bob: Coins 0 → 1 (+1 toll)",
    ]


def test_the_objective_of_another_is_not_told() -> None:
    ann = seat(clans={"red-home": 1}, coins=9, objectives=["heart_of_genesia", "twin_cities"], kept=0)
    bob = seat(clans={"red-1-1": 1}, objectives=["small_people", "closed_ranks"], kept=0)
    state = position(ann, bob, asked="expansion", options={"objectives": "all"})
    assert ["objective" in line for line in state.holdings(0)] == [True, False]
    assert ["objective" in line for line in state.holdings(1)] == [False, True]
    assert ["objective" in line for line in state.holdings(None)] == [False, False]


def test_a_card_tells_what_it_costs_and_brings_and_by_what() -> None:
    """Writing: cost 3, two coins for each Invention, itself included, and its Progress Points beside those of fire."""
    state = position(seat(coins=5, hand=["writing"], made=["fire"]), seat(), asked="growth")
    assert promised(state, "play writing") == [
        "Coins 5 → 6 (−3 price of the card, +4 Invention of writing)",
        "Cards in hand 1 → 0 (−1 card played)",
        "Progress 2 → 4 (+2 Invention of writing)",
    ]


def test_what_cards_make_of_a_price_is_said_beside_it() -> None:
    state = position(seat(coins=5, cheap=2, cheap_price=1, hand=["raid"], discard_price=6), seat(), asked="growth")
    assert promised(state, "recruit red-home") == [
        "Coins 5 → 4 (−2 recruiting, +1 cards)",
        "Clans on the map 0 → 1 (+1 recruiting)",
    ]
    assert "Coins 5 → 11 (+4 discard, +2 cards)" in promised(state, "discard raid")


def test_losses_are_told_of_both_sides() -> None:
    """Armoured divisions take one Clan more of the defender."""
    ann = seat(clans={"isle-7-1": 5}, played=["armoured_divisions"], lasting=["armoured_divisions"])
    state = position(ann, seat(clans={"isle-7-2": 4}), asked="assault", age=3)
    play_as(state, 0, "assault_from isle-7-1")
    while "number 2" not in [GAME.actions.text(action) for action in state.legal(state.pending()[0])]:
        play_as(state, state.pending()[0], "done")
    told = promised(state, "number 2")
    assert "Clans on the map 5 → 3 (−2 fight)" in told
    assert "Bob: Clans on the map 4 → 1 (−2 fight, −1 cards)" in told


def test_what_others_lose_and_gain_is_told() -> None:
    state = position(seat(hand=["raid"]), seat(coins=5), seat(coins=1), asked="expansion")
    told = promised(state, "play raid")
    assert "Bob: Coins 5 → 3 (−2 Raid)" in told
    assert "Cid: Coins 1 → 0 (−1 Raid)" in told
    assert "Coins 0 → 3 (+3 Raid)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_and_source_has_its_word(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    for thing in position(seat(), seat()).holdings(0)[0]:
        assert speaker.knows(f"thing-{thing}")
