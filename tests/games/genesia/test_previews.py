"""What previews of Genesia promise, worked out by hand."""

from __future__ import annotations

import pytest

from tablee.engine.messages import LANGUAGES, Speaker

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
    """Writing: cost 3, two coins for each Invention, itself included, and its Progress Points. Somebody may copy it, so
    only this much is certain."""
    state = position(seat(coins=5, hand=["writing"], made=["fire"]), seat(), asked="growth")
    assert promised(state, "play writing") == [
        "Coins −3 price of the card, +4 Invention of writing, then what nobody knows yet",
        "Cards in hand −1 card played, then what nobody knows yet",
        "Progress +2 Invention of writing, then what nobody knows yet",
    ]


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
