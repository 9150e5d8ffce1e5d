"""Positions made by hand: name what matters, the rest is a quiet table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import tablee
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import played_at_random, shown

GAME = tablee.game("gentes")
assert isinstance(GAME.content, Catalogue)
CONTENT: Catalogue = GAME.content
CARDS = [card.id for card in CONTENT.card]
ERA = {card.id: card.era for card in CONTENT.card}
TYPES: list[str] = [citizen.id for citizen in CONTENT.citizen]
TRACK = 12
SEAT: dict[str, Any] = {
    "coins": 20,
    "points": {},
    "citizens": {},
    "temple": 0,
    "oracle": 0,
    "track": [1],
    "locks": 5,
    "hand": [],
    "played": [],
    "used": [],
    "bonus": {},
    "placed": [],
    "spread": {},
    # Not of the seat in a dump, but its own: spaces with its tokens, and those of them with a marker.
    "spaces": [],
    "marked": [],
}
TURN: dict[str, Any] = {
    "source": None,
    "action": -1,
    "symbol": None,
    "cost": 0,
    "hourglasses": 0,
    "power": 0,
    "used_cards": [],
    "used_homes": [],
    "paying": -1,
    "extra": 0,
    "doubled": 0,
    "hasted": False,
    "left": 0,
    "pool": [],
    "taken": 0,
    "mode": -1,
    "trained": [],
    "building": False,
    "lifted": None,
    "card": None,
    "closing": False,
    "pausing": False,
}
# What is left to do when a seat is asked.
AGENDAS = {"turn": ("end_turn", "after_action"), "closing": ("end_turn",), "final": ("final_scoring",)}
PHASES = {"final": "final"}  # the others belong to the heyday


def seat(**own: Any) -> dict[str, Any]:
    """A seat with what is named. `points` may be a number; `track` lists hourglasses (1, 2) and tiles."""
    unknown = set(own) - set(SEAT)
    assert not unknown, unknown
    if isinstance(own.get("points"), int):
        own["points"] = {"effects": own["points"]} if own["points"] else {}
    return {**SEAT, **own}


FULL = seat(track=[1] * 7)  # no free space: it has passed


def position(
    *seats: dict[str, Any],
    asked: str = "turn",
    options: Mapping[str, Any] | None = None,
    active: int = 0,
    chart: Sequence[str] = TYPES,
    row: Sequence[str] | None = None,
    cubed: Iterable[str] = (),
    discard: Sequence[str] = (),
    boxed: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    turn: Mapping[str, Any] | None = None,
    **table: Any,
) -> Gentes:
    """A position in which a seat is asked for its action, in the closing window, or for its last cards.

    The row has the first cards of the era that are nowhere else, the deck all others of the era; cards of earlier eras
    that are nowhere else are in the box. `table` sets other fields of the dump: `round`, `first`, `leader`,
    `chart_cube`, `piles`, `phase`.
    """
    players = len(seats)
    now = table.get("round", 1)
    era = (now + 1) // 2
    held = [card for own in seats for card in (*own["hand"], *own["played"], *own["placed"])]
    free = [card for card in CARDS if card not in {*held, *discard, *boxed, *(row or ()), *(deck or ())}]
    own_era = [card for card in free if ERA[card] == era]
    lying = list(own_era[:8]) if row is None else list(row)
    left = [card for card in own_era if card not in lying]
    past = [card for card in free if ERA[card] < era]
    unseen = [[card for card in free if ERA[card] == number and number > era] for number in (1, 2, 3)]
    unseen[era - 1] = left if deck is None else list(deck)
    gone = [*boxed, *past, *([] if deck is None else left)]
    dump = {
        "game": "gentes",
        "players": players,
        "options": dict(options or {"setup": "experienced"}),
        "questions": {str(active): asked},
        "agenda": [[step, 0, 0, 0] for step in AGENDAS[asked]],
        "revealed": 0,
        "chance": ["00000000000000ff"],
        "position": {
            "phase": PHASES.get(asked, "heyday"),
            "round": now,
            "first": 0,
            "leader": -1,
            "active": active if asked not in PHASES else -1,
            "region": 0,
            "chart": list(chart),
            "chart_cube": None,
            "tiles": tiles(seats),
            "row": [{"card": card, "cube": card in cubed} for card in lying],
            "discard": list(discard),
            "boxed": gone,
            "laid": [],
            "unseen": unseen,
            "decks": [len(cards) for cards in unseen],
            "piles": [players] * 3,
            "order": [card for own in seats for card in own["played"]],
            "spaces": {
                space: {"seat": number, "used": space in own["marked"]}
                for number, own in enumerate(seats)
                for space in own["spaces"]
            },
            "turn": {**TURN, "closing": asked == "closing", **(turn or {})},
            "seats": [dumped(own) for own in seats],
            **table,
        },
    }
    state = GAME.load(dump)
    assert isinstance(state, Gentes)
    return state


def dumped(own: dict[str, Any]) -> dict[str, Any]:
    """A seat as a dump has it."""
    track = [{"tile": space} if isinstance(space, str) else {"hourglasses": space} for space in own["track"]]
    return {name: value for name, value in own.items() if name not in ("spaces", "marked")} | {"track": track}


def tiles(seats: Sequence[dict[str, Any]]) -> dict[str, int | None]:
    """Every tile of the game with its holder."""
    held = {space: number for number, own in enumerate(seats) for space in own["track"] if isinstance(space, str)}
    return {tile.id: held.get(tile.id) for tile in CONTENT.action_tile if len(seats) in tile.players}


def time(state: Gentes, who: int = 0) -> str:
    """A time track from left to right: t is a tile, 1 and 2 are hourglasses, a point is a free space, x a lock."""
    own = shown(state, who)
    used = "".join("t" if "tile" in space else str(space["hourglasses"]) for space in own["track"])
    return used + "." * int(own["free"]) + "x" * int(own["locks"])


def new(players: int, seed: int = 1, **options: Any) -> Gentes:
    """A fresh game."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, Gentes)
    return state


# Whole games: every set-up and every number of players.
Table = tuple[int, dict[str, Any]]
TABLES: list[Table] = [
    *((players, {"setup": "first_game"}) for players in (2, 3, 4)),
    *(
        (players, {"setup": "experienced", "advanced": advanced})
        for players in (1, 2, 3, 4)
        for advanced in (False, True)
    ),
]


def named(table: Table) -> str:
    """A table's name for pytest: players, set-up, option."""
    players, options = table
    return "-".join([str(players), options["setup"], *(["advanced"] if options.get("advanced") else [])])


def decisions(table: Table, seed: int) -> Iterator[tuple[Gentes, int, int]]:
    """A game played at random, position by position."""
    players, options = table
    return played_at_random(new(players, seed, **options), seed)
