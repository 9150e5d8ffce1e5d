"""Positions made by hand: name what matters, the rest is a quiet table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import tablee
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import play, played_at_random, shown

GAME = tablee.game("age_of_civilization")
assert isinstance(GAME.content, Catalogue)
CONTENT: Catalogue = GAME.content
ORDER = ["hunting", "fishing", "farm", "trade", "plague", "culture", "construction", "conquest"]
STANDARD = {"mode": "standard", "order": "random", "first_player": "seat0"}
MARKET = ["lydia", "congo", "siam", "tiwanaku", "zimbabwe"]
WONDERS = ["pyramids", "gardens", "zeus", "artemis", "mausoleum"]
SEAT: dict[str, Any] = {
    "coins": 0,
    "points": {},
    "hand": 3,
    "white": 0,
    "red": 0,
    "main": None,
    "declined": [],
    "annexed": [],
    "technologies": [],
    "wonders": [],
    "special": None,
}
TURN: dict[str, Any] = {
    "turns": 0,
    "used": {},
    "acted": False,
    "ending": False,
    "idle": 0,
    "bonus_coins": 0,
    "follow": None,
    "spent": [],
}
# What is left to do in a turn when a seat is asked.
AGENDAS = {
    "civilization": ("end_turn", "choose_trigger", "return_workers", "choose_action"),
    "action": ("end_turn", "choose_trigger", "return_workers"),
    "turn_end": ("end_turn",),
}


def seat(**own: Any) -> dict[str, Any]:
    """A seat with what is named. `points` may be a number."""
    if isinstance(own.get("points"), int):
        own["points"] = {"abilities": own["points"]} if own["points"] else {}
    return {**SEAT, **own}


def card_row(section: str, cards: Sequence[str] | Mapping[str, int]) -> list[dict[str, Any]]:
    """Cards by name, or by name with the coins on each."""
    coins = cards if isinstance(cards, Mapping) else dict.fromkeys(cards, 0)
    return [{section: card, "coins": lying} for card, lying in coins.items()]


def position(
    *seats: dict[str, Any],
    asked: str = "action",
    options: Mapping[str, Any] | None = None,
    track: Sequence[str] = ORDER,
    market: Sequence[str] | Mapping[str, int] = MARKET,
    wonders: Sequence[str] | Mapping[str, int] = WONDERS,
    deck: Sequence[str] | None = None,
    active: int = 0,
    turn: Mapping[str, Any] | None = None,
    rules: int = GAME.meta.rules_version,
    **table: Any,
) -> Civilization:
    """A position in which a seat is asked for its civilization, its action, or at the end of its turn.

    A single seat plays the Skirmish unless `options` say otherwise. `table` sets other fields of the dump: `round`,
    `first`, `tokens`, `given`, `specials`, `virtual`, `stations`, `realms`, `wards`, `tribute`.
    """
    chosen = dict(options or ({"mode": "skirmish"} if len(seats) == 1 else STANDARD))
    if table.get("specials") or any(own["special"] for own in seats):
        chosen.setdefault("innovation", True)
    if table.get("tokens"):
        chosen.setdefault("changing_world", True)
    owned = {card for own in seats for card in (own["main"], *own["declined"], *own["annexed"])}
    lying = [card for card in market if card not in owned]
    coins = market if isinstance(market, Mapping) else {}
    left = [entry.id for entry in CONTENT.entries()["civilization"] if entry.id not in owned | set(lying)]
    built = {card for own in seats for card in own["wonders"]}
    free_wonders = {
        card: (wonders[card] if isinstance(wonders, Mapping) else 0) for card in wonders if card not in built
    }
    dump = {
        "game": "age_of_civilization",
        "players": len(seats),
        "options": chosen,
        "rules": rules,
        "questions": {str(active): asked},
        "agenda": [[step, 0, 0, 0] for step in AGENDAS[asked]],
        "revealed": 0,
        "chance": ["00000000000000ff"],
        "position": {
            "round": 2,
            "first": 0,
            "active": active,
            "turn": {**TURN, "ending": asked == "turn_end", **(turn or {})},
            "track": list(track),
            "tokens": {},
            "market": card_row("civilization", {card: coins.get(card, 0) for card in lying}),
            "deck": left if deck is None else list(deck),
            "given": None,
            "wonders": card_row("wonder", free_wonders),
            "specials": [],
            "seats": list(seats),
            "virtual": 0,
            "stations": 0,
            "realms": 6,
            "wards": 0,
            "tribute": False,
            **table,
        },
    }
    state = GAME.load(dump)
    assert isinstance(state, Civilization)
    return state


def new(players: int, seed: int = 1, **options: Any) -> Civilization:
    """A fresh game."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, Civilization)
    return state


def last_turn(*seats: dict[str, Any], **table: Any) -> Civilization:
    """The last seat of a round is asked at the end of its turn and has nothing left to do but `finish`."""
    last = len(seats) - 1
    turn = {"turns": last, **table.pop("turn", {})}
    return position(*seats, asked="turn_end", active=last, turn=turn, **table)


def change(state: Civilization, *actions: str, who: int = 0) -> tuple[int, int, int]:
    """Play actions: what they change in a seat's points, coins and workers."""
    before = shown(state, who)
    play(state, *actions)
    after = shown(state, who)
    workers = sum(after[place] - before[place] for place in ("hand", "white", "red"))
    return after["points"] - before["points"], after["coins"] - before["coins"], workers


def window(*cards: str, now: int = 2) -> list[str]:
    """A time track with up to three cards in the window of a round; the others follow in order."""
    others = [card for card in ORDER if card not in cards]
    return [*others[: now - 1], *cards, *others[now - 1 :]]


# Whole games: every mode with every variant it allows, and every number of players.
Table = tuple[int, dict[str, Any]]
TABLES: list[Table] = [
    (players, {"mode": "standard", "innovation": innovation, "changing_world": changing, "draft": draft})
    for players, (innovation, changing, draft) in zip([2, 3, 4] * 3, product([False, True], repeat=3), strict=False)
]
TABLES += [
    (1, {"mode": mode, "innovation": innovation})
    for mode in GAME.meta.options[0].values
    if mode != "standard"
    for innovation in (False, True)
]


IDLE = ("pass", "rest", "end", "skip", "finish")


def named(table: Table) -> str:
    """A table's name for pytest: players, mode, variants."""
    players, options = table
    return "-".join([str(players), options["mode"], *(key for key, value in options.items() if value is True)])


def decisions(table: Table, seed: int) -> Iterator[tuple[Civilization, int, int]]:
    """A game played at random, position by position. With an odd seed nobody is idle who can do something."""
    players, options = table
    idle = {GAME.actions.parse(text) for text in IDLE}
    return played_at_random(new(players, seed, **options), seed, idle if seed % 2 else ())
