# Compiled by mypyc (see setup.py).
"""Who may know what about a Genesis position: everybody everything, but nobody what the dice will bring (GS-016)."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from tablee.games.genesis.rules import challenge
from tablee.games.genesis.rules.state import (
    CHALLENGE,
    COLOUR_NAMES,
    FREE,
    NEUTRAL,
    PIT,
    SPECIES,
    SPECIES_NAMES,
    UNUSED,
    VOLCANO,
    WILD,
    Position,
    square_name,
)

if TYPE_CHECKING:
    from tablee.games.genesis.rules.flow import Genesis

COLOUR_LETTERS = "FSMW"
SPECIES_LETTERS = "rdmh"
EMPTY = {FREE: "..", VOLCANO: "VV", PIT: "PP", UNUSED: "~~"}


def cell(content: int) -> str:
    """A square in two characters: `Fr` a forest tile of the reptiles, `..` free, `VV` `PP` relief, `~~` unused."""
    if content < FREE:
        return COLOUR_LETTERS[content >> 2] + SPECIES_LETTERS[content & 3]
    return EMPTY[content]


# A busy server draws a view for every move: what can be is looked up, and the board is made by a few operations on all
# of its squares together.
SQUARES = [square_name(square) for square in range(140)]
SEATS = [str(seat) for seat in range(4)]
LOW_BYTE = 0 if sys.byteorder == "little" else 7  # of the eight that hold a square
CELLS = {content: cell(content) for content in (*range(FREE), *EMPTY)}
FIRST_SIGNS, SECOND_SIGNS = (bytes(ord(CELLS.get(n, "  ")[place]) for n in range(256)) for place in (0, 1))


def grid(position: Position) -> list[str]:
    contents = bytes(position.tiles)[LOW_BYTE : 8 * len(SQUARES) : 8]  # without the one beyond the edge
    drawn = bytearray(b" " * (3 * len(contents)))
    drawn[0::3] = contents.translate(FIRST_SIGNS)
    drawn[1::3] = contents.translate(SECOND_SIGNS)
    text = drawn.decode()
    return [text[start : start + 41] for start in range(0, len(text), 42)]


def face(die: int) -> str | None:
    """A die by what it shows; None before the first roll."""
    if die < 0:
        return None
    return "wild" if die == WILD else COLOUR_NAMES[die]


def side(position: Position, number: int) -> dict[str, Any]:
    """A seat, or the neutral species of the challenge."""
    species = position.species[number]
    forest, savanna, mountain, marsh = position.supply[4 * number : 4 * number + 4]
    return {
        "species": None if species == SPECIES else SPECIES_NAMES[species],
        "supply": {"forest": forest, "savanna": savanna, "mountain": mountain, "marsh": marsh},
        "single_turns": position.single_turns[number],
    }


def view(position: Genesis, seat: int | None = None) -> dict[str, Any]:
    options, used, questions = position.options, position.used, position.game.questions
    shown: dict[str, Any] = {
        "game": "genesis",
        "seat": seat,
        "players": position.players,
        "options": dict(options),
        "over": position.over,
        "pending": {SEATS[seat]: questions[position.question(seat)] for seat in position.pending()},
        "board": grid(position),
        "right": list(position.right),
        "map_seed": None if position.map_seed < 0 else position.map_seed,
        "seats": [side(position, seat) for seat in range(position.players)],
        "first": position.first,
        "active": position.active,
        "dice": [face(position.die1), face(position.die2)],
        "used": [used & 1 > 0, used & 2 > 0],
        "free": position.free,
        "end": end_meter(position),
    }
    if options["live_score"] or position.over:
        shown["scores"] = scores = position.scores()
        shown["ranking"] = position.ranking_of(scores)
    if position.mode == CHALLENGE:
        shown["challenge"] = challenge_view(position)
    return shown


def end_meter(position: Position) -> dict[str, Any]:
    """How near the end is: the squares in free groups of three or more, and those that would end it at once."""
    return {
        "live": [SQUARES[square] for square in position.live_squares()],
        "ending": [SQUARES[square] for square in position.ending_squares()],
    }


def challenge_view(position: Genesis) -> dict[str, Any]:
    counted = position.count()
    goals = [
        {
            "id": goal.id,
            "reached": challenge.progress(position, counted, goal),
            "wanted": f"{'≥' if goal.cmp == '>=' else '≤'} {goal.value}",
            "done": challenge.fulfilled(position, counted, goal),
        }
        for goal in challenge.chosen_goals(position)
    ]
    shown: dict[str, Any] = {
        "neutral": side(position, NEUTRAL),
        "neutral_dice": [face(position.neutral_die1), face(position.neutral_die2)],
        "goals": goals,
        "rank_of_squares": [int(rank) for rank in position.rank],
        "neutral_next": challenge.next_neutral_tiles(position),
    }
    if position.options["live_score"] or position.over:
        result = position.totals()[0]
        shown["result"] = result
        shown["rank"] = challenge.rank(challenge.catalogue(position), result)
    return shown
