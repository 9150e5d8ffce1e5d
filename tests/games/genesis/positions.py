"""Positions of Genesis written by hand: cut-outs of a board, in the notation of docs/rules/genesis.md."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import tablee
from tablee.engine.state import State
from tablee.games.genesis.game import GenesisGame
from tablee.games.genesis.rules.flow import Genesis
from tablee.games.genesis.rules.scoring import Count, Survey

GAME = cast(GenesisGame, tablee.game("genesis"))
EXAMPLES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("examples.toml").read_text(encoding="utf-8")
)

COLOURS = {"F": "forest", "S": "savanna", "M": "mountain", "W": "marsh"}
SPECIES = {"r": "reptile", "d": "dinosaur", "m": "mammal", "h": "human"}
FACES = {**COLOURS, "*": "wild"}
FULL = (13, 13, 13, 13)


def embed(rows: Sequence[str]) -> list[str]:
    """A cut-out in the top left corner of a board whose other squares are out of play."""
    cells = [[*row.split()] for row in rows]
    padded = [row + ["~~"] * (14 - len(row)) for row in cells] + [["~~"] * 14] * (10 - len(rows))
    return [" ".join(row) for row in padded]


def position(
    *rows: str,
    species: str = "rd",
    mode: str = "standard",
    dice: str = "FS",
    used: int = 0,
    supplies: Sequence[Sequence[int]] | None = None,
    active: int = 0,
    question: str = "tile1",
    singles: Sequence[int] | None = None,
    neutral_dice: str = "FS",
    rank: Sequence[int] = range(140),
    goals: Sequence[str] = ("three_crowns", "great_migration"),
    **options: Any,
) -> dict[str, Any]:
    """What `dump` would print for a cut-out. `species` are the seats' species in order; in the challenge
    the player's and the neutral one. Without a question the game is over."""
    players = 1 if mode == "challenge" else len(species)
    supplies = supplies or [FULL] * len(species)
    singles = singles or [0] * len(species)
    held: dict[str, Any] = {
        "board": embed(rows),
        "right": [3] * 10,
        "map_seed": None,
        "sides": [
            {
                "species": SPECIES[letter],
                "supply": dict(zip(COLOURS.values(), supply, strict=True)),
                "single_turns": single,
            }
            for letter, supply, single in zip(species, supplies, singles, strict=True)
        ],
        "first": 0,
        "active": active,
        "dice": [FACES[face] for face in dice],
        "used": used,
    }
    if mode == "challenge":
        held |= {"neutral_dice": [FACES[face] for face in neutral_dice], "rank": list(rank), "goals": list(goals)}
        agenda = [["round", 0, 0, 0], ["neutral_put", 2, 0, 0], ["neutral_put", 1, 0, 0]]
        if options.get("level") == "calm":
            del agenda[1]
    else:
        agenda = [["pass_turn", 0, 0, 0]]
    return {
        "game": "genesis",
        "players": players,
        "options": {"mode": mode, **options},
        "position": held,
        "questions": {str(active): question} if question else {},
        "agenda": agenda if question else [],
        "revealed": 0,
        "chance": ["0123456789abcdef"] * 5,
    }


def load(*rows: str, **parts: Any) -> Genesis:
    """The state of a cut-out; see `position`."""
    return loaded(position(*rows, **parts))


def loaded(dumped: dict[str, Any]) -> Genesis:
    state = GAME.load(dumped)
    assert isinstance(state, Genesis)
    return state


def new(players: int, seed: int = 1, **options: Any) -> Genesis:
    """A fresh game. At the table the species are assigned in the order r, d, m, h unless said otherwise."""
    if players > 1:
        options.setdefault("species", list(SPECIES.values())[:players])
    state = GAME.new(players, seed, options)
    assert isinstance(state, Genesis)
    return state


def offers(state: State) -> set[str]:
    """The legal actions of the seat that is asked, as text."""
    return {GAME.actions.text(action) for seat in state.pending() for action in state.legal(seat)}


def offered_colours(state: State) -> str:
    """The colours that may be placed now, as letters in the order F, S, M, W."""
    found = {text.split()[2] for text in offers(state) if text.startswith("place")}
    return "".join(letter for letter, name in COLOURS.items() if name in found)


def offered_squares(state: State) -> set[str]:
    return {text.split()[1] for text in offers(state) if text.startswith("place")}


def grid(state: State) -> dict[str, str]:
    """What each square holds, by its name."""
    rows: list[str] = state.dump()["position"]["board"]
    return {
        "abcdefghijklmn"[column] + str(row + 1): content
        for row, line in enumerate(rows)
        for column, content in enumerate(line.split())
    }


def squares_with(state: State, *contents: str) -> set[str]:
    return {square for square, content in grid(state).items() if content in contents}


def supply(state: State, side: int) -> list[int]:
    return list(state.dump()["position"]["sides"][side]["supply"].values())


def single_turns(state: State, side: int = 0) -> int:
    found = state.dump()["position"]["sides"][side]["single_turns"]
    assert isinstance(found, int)
    return found


def points(*rows: str, bonuses: bool = True) -> dict[str, int]:
    """What a cut-out is worth to each species that gets points."""
    state = load(*rows, species="rdmh", question="")
    counted = Count(Survey(state.tiles), state.tables, bonuses).points()
    totals = {letter: sum(counted[4 * number : 4 * number + 4]) for number, letter in enumerate(SPECIES)}
    return {letter: total for letter, total in totals.items() if total}


def areas(*rows: str, bonuses: bool = True) -> list[tuple[str, int, int]]:
    """The counted areas of a cut-out: colour, size, multiplier, in the order of the score sheet."""
    state = load(*rows, species="rdmh", question="")
    count = Count(Survey(state.tiles), state.tables, bonuses)
    return [
        (list(COLOURS)[state.tiles[area] >> 2], int(count.survey.area_size[area]), int(count.times[area]))
        for area in count.areas_in_order()
    ]


def lines(*strips: str) -> list[str]:
    """A cut-out that holds each strip of tiles as an area of its own, in every other row."""
    rows: list[list[str]] = []
    for strip in strips:
        tiles = strip.split()
        room = next((row for row in rows if len(row) + len(tiles) <= 14), None)
        if room is None:
            room = []
            rows.append(room)
        room += [*tiles, "~~"]
    return [line for row in rows for line in (" ".join(row[:14]), "~~")][:-1]
