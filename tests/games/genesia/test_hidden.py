"""What a seat imagines of the others: anything that fits what it has seen, and nothing else (GA-013, GA-023)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import imagine, play_as

from .positions import new

GUESSES = 40


def drafted(players: int, picks: int, **options: Any) -> tuple[Genesia, list[list[set[str]]], list[list[str]]]:
    """A game after some picks of the first Age: the packets that each seat has looked at, and what it has taken."""
    state = new(players, 7, **{"objectives": "none", **options})
    looks: list[list[set[str]]] = [[] for _ in range(players)]
    taken: list[list[str]] = [[] for _ in range(players)]
    for number in range(picks):
        for seat in range(players):
            packet = state.view(seat)["seats"][seat]["packet"]
            looks[seat].append(set(packet))
            taken[seat].append(packet[number % len(packet)])
            play_as(state, seat, f"pick {taken[seat][-1]}")
    return state, looks, taken


def guesses(state: Genesia, seat: int) -> Iterator[Genesia]:
    for number in range(GUESSES):
        yield imagine(state, seat, Rng(number, 3))


def hand(state: Genesia, seat: int) -> set[str]:
    return set(state.dump()["position"]["seats"][seat]["hand"])


@pytest.mark.rule("GA-023")
@pytest.mark.rule("GA-025")
def test_what_left_a_packet_between_two_looks_is_known() -> None:
    """With two players every packet comes back at the second pick after."""
    state, looks, taken = drafted(2, 4)
    for imagined in guesses(state, 0):
        assert hand(imagined, 0) == set(taken[0])
        gone = [looks[0][number] - {taken[0][number]} - looks[0][number + 2] for number in range(2)]
        assert all(len(cards) == 1 and cards <= hand(imagined, 1) for cards in gone)
        unseen = hand(imagined, 1).difference(*looks[0])
        assert len(unseen) == 1  # the first pick of the other, from a packet not seen before


@pytest.mark.rule("GA-023")
def test_who_took_what_is_open_among_those_in_between() -> None:
    """With three players the packet comes back after two others have picked from it."""
    state, looks, taken = drafted(3, 4)
    gone = looks[0][0] - {taken[0][0]} - looks[0][3]
    assert len(gone) == 2
    holders = Counter[tuple[int, str]]()
    for imagined in guesses(state, 0):
        for seat in (1, 2):
            assert len(gone & hand(imagined, seat)) == 1
            holders.update((seat, card) for card in gone & hand(imagined, seat))
    assert len(holders) == 4  # both ways round


@pytest.mark.rule("GA-022")
def test_cards_not_seen_may_be_anywhere() -> None:
    state, looks, _ = drafted(3, 1)
    unseen = set(state.view(None)["decks"]["1"]) - looks[0][0] - set(state.view(0)["seen"])
    seen_in_hands = {card for imagined in guesses(state, 0) for seat in (1, 2) for card in hand(imagined, seat)}
    assert len(unseen & seen_in_hands) > len(unseen) // 2


@pytest.mark.rule("GA-162")
def test_cards_in_the_deck_for_certain_have_been_dealt() -> None:
    state, _, _ = drafted(4, 2, deck="warlike")
    certain = {"clubs"}  # the only warlike card of Age I, so it is in the deck
    for imagined in guesses(state, 0):
        assert certain <= set(imagined.dump()["position"]["packets"])


@pytest.mark.rule("GA-110")
def test_a_card_that_was_played_is_nobody_elses() -> None:
    state, _, taken = drafted(3, 5)
    first = state.pending()[0]
    card = next(
        (text.split()[1] for text in map(state.game.actions.text, state.legal(first)) if text.startswith("play")),
        None,
    )
    assert card is not None
    play_as(state, first, f"play {card}")
    observer = next(seat for seat in range(3) if seat != first)
    for imagined in guesses(state, observer):
        assert imagined.view(observer) == state.view(observer)
        assert all(card not in hand(imagined, seat) for seat in range(3))
        assert hand(imagined, observer) == set(taken[observer])


@pytest.mark.rule("GA-110")
def test_discards_are_guessed_among_what_is_not_shown() -> None:
    state, _, taken = drafted(3, 5)
    first = state.pending()[0]
    play_as(state, first, f"discard {taken[first][0]}")
    observer = next(seat for seat in range(3) if seat != first)
    found = {
        card
        for imagined in guesses(state, observer)
        for card in imagined.dump()["position"]["seats"][first]["discarded"]
    }
    assert len(found) > 1


@pytest.mark.rule("GA-012")
@pytest.mark.rule("GA-013")
def test_objectives_of_others_are_those_one_was_not_offered() -> None:
    state = new(3, 4)
    own = state.view(0)["seats"][0]["objectives"]
    assert len(own) == 2
    for seat in range(3):
        play_as(state, seat, "keep_objective 1")
    kept = set()
    for imagined in guesses(state, 0):
        for seat in (1, 2):
            offered = imagined.dump()["position"]["seats"][seat]["objectives"]
            assert not set(offered) & set(own)
            kept.add(imagined.view(seat)["seats"][seat]["objectives"][0])
    assert len(kept) == 4


@pytest.mark.rule("GA-140")
@pytest.mark.rule("GA-142")
def test_alone_nothing_is_hidden() -> None:
    state = new(1, 3, mode="beginner")
    for imagined in guesses(state, 0):
        assert imagined.dump()["position"] == state.dump()["position"]
    assert all(len(seat["hand"]) == 5 for seat in state.view(1)["seats"])
