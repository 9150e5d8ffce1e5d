"""Positions in the middle of a game in which much is possible, made at random: random play alone rarely gets there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.engine.chance import Rng
from tablee.games.gentes.rules.flow import Gentes

from .positions import CARDS, CONTENT, ERA, TRACK, TYPES, position, seat

ROUNDS = 6


def rich(players: int, seed: int) -> Gentes:
    """A turn of the first seat. Everybody has some of everything."""
    rng = Rng(seed, 17)
    now = 1 + int(rng.below(ROUNDS))
    era = (now + 1) // 2
    cards = shuffled([card for card in CARDS if ERA[card] <= era], rng)
    board = [city.id for city in CONTENT.city] + [home.id for home in CONTENT.home_space if players in home.players]
    spaces = shuffled(board, rng)
    seats = [own_things(rng, cards, spaces) for _ in range(players)]
    row = [card for card in cards if ERA[card] == era][:8]
    cubed = row[::2] if players < 3 else []
    discard = [card for card in cards if ERA[card] < era]
    chart = shuffled(TYPES, rng)
    table: dict[str, Any] = {"chart_cube": chart[2]} if players == 1 else {}
    return position(*seats, round=now, row=row, cubed=cubed, discard=discard, chart=chart, **table)


def own_things(rng: Rng, cards: list[str], spaces: list[str]) -> dict[str, Any]:
    """A seat's things; cards and spaces are taken from those that are left."""
    citizens: dict[str, int] = {}
    for left, right in zip(TYPES[::2], TYPES[1::2], strict=True):
        citizens[left] = int(rng.below(6))
        citizens[right] = int(rng.below(7 - citizens[left]))
    locks = int(rng.below(6))
    hourglasses = [1 + int(rng.below(2)) for _ in range(int(rng.below(TRACK - locks - 1)))]
    return seat(
        citizens=citizens,
        coins=int(rng.below(40)),
        temple=int(rng.below(5)),
        oracle=int(rng.below(5)),
        locks=locks,
        track=hourglasses,
        hand=[cards.pop() for _ in range(min(len(cards), int(rng.below(4))))],
        played=[cards.pop() for _ in range(min(len(cards), int(rng.below(4))))],
        spaces=[spaces.pop() for _ in range(int(rng.below(6)))],
    )


def shuffled(things: list[str], rng: Rng) -> list[str]:
    left = list(things)
    return [left.pop(int(rng.below(len(left)))) for _ in range(len(left))]


def played_on(players: int, seed: int) -> Iterator[tuple[Gentes, int, int]]:
    """Such a position played on at random to the end: every position before its decision, who decides, and what."""
    state = rich(players, seed)
    rng = Rng(seed, 18)
    while not state.over:
        who = state.pending()[int(rng.below(len(state.pending())))]
        actions = state.legal(who)
        action = actions[int(rng.below(len(actions)))]
        yield state, who, action
        state.apply(who, action)
