"""Positions made by hand: name what matters, the rest is a quiet table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import tablee
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import play_as, played_at_random

GAME = tablee.game("genesia")
assert isinstance(GAME.content, Catalogue)
CONTENT: Catalogue = GAME.content
CARDS = {card.id: card for card in CONTENT.card}
AGES = (1, 2, 3)
PICKS, PACKET = 5, 6
SEAT: dict[str, Any] = {
    "coins": 0,
    "clans": {},
    "cities": [],
    "hand": [],
    "objectives": [],
    "kept": -1,
    "marked": [],
    "points": 0,
    "progress": [0, 0, 0],
    "conquests": 0,
    "done": False,
    "free": {},
    "toll_free": False,
    "toll": 1,
    "discard_price": 4,
    "cheap_price": 0,
    "cheap": 0,
    "recruit_held": 0,
    "recruit_foe_home": 0,
    "first_choice": False,
    "peace": False,
    "odds": 0,
    "lasting": [],
    "stance": -1,
    "idle": False,
    # Not of the seat in a dump, but its own: Inventions it has played, whenever that was; other cards played this Age;
    # protected regions.
    "made": [],
    "played": [],
    "shields": [],
}
NO_MOVES = {"own": 0, "foreign": 0, "island": 0, "any": 0, "stack": 0}
ATTACK: dict[str, Any] = {
    "round": 0,
    "quiet": 0,
    "shown": False,
    "launched": 0,
    "origin": None,
    "target": None,
    "defender": -1,
    "odds": 0,
    "reach": 1,
    "again": 0,
    "siege_free": False,
    "modifiers": [],
    "cards": [],
    "answered": 0,
    "cancelled": False,
}
TRIP: dict[str, Any] = {
    "seat": -1,
    "from": None,
    "at": None,
    "clans": 0,
    "stack": False,
    "visited": [],
    "at_once": -1,
}
EFFECT: dict[str, Any] = {
    "seat": -1,
    "card": None,
    "copied_from": -1,
    "row": 0,
    "left": 0,
    "times": 0,
    "place": None,
    "count": 0,
    "chosen": [0, 0],
    "hosts": 0,
    "landed": {},
    "copy_card": None,
    "copy_seat": -1,
}
PHASES = {"growth": "growth", "expansion": "expansion", "stance": "attack", "end_cards": "end"}
STEPS = {"end_cards": 2}
# The step that follows on the turn of whoever is asked; it has the number of the next place in the turn order.
NEXT = {"growth": "next_turn", "expansion": "next_turn", "end_cards": "next_end_cards"}


def seat(**own: Any) -> dict[str, Any]:
    """A seat with what is named."""
    unknown = set(own) - set(SEAT)
    assert not unknown, unknown
    return {**SEAT, **own}


def position(
    *seats: dict[str, Any],
    asked: str = "growth",
    age: int = 1,
    active: int = 0,
    order: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    **table: Any,
) -> Genesia:
    """A position in which a seat has its turn of a phase (`growth`, `expansion`, `end_cards`), in which all choose
    between War and Peace (`stance`), or the active seat has shown War and all others Peace (`assault`).

    Everybody has picked five cards in this Age; those that are neither in hand nor played were discarded. The decks are
    made of what is named, filled up with other cards. `table` sets other fields of the dump.
    """
    if asked == "assault":
        state = position(*seats, asked="stance", age=age, order=order, options=options, **table)
        for who in list(state.pending()):
            play_as(state, who, "stance war" if who == active else "stance peace")
        return state
    count = len(seats)
    turns = list(order or range(count))
    seats = tuple(with_played(own, age) for own in seats)
    decks = [deck(seats, number, count) for number in AGES]
    taken = picks(seats, decks[age - 1])
    packets = dealt(taken, decks[age - 1], age)
    done = turns[: turns.index(active)]
    stance = asked == "stance"
    settled = {"mode": "standard", "deck": "cards", "objectives": "none", **(options or {})}
    for number in AGES:
        settled.setdefault(f"cards_{number}", [CARDS[card].number for card in decks[number - 1]])
    dump = {
        "game": "genesia",
        "players": count,
        "options": settled,
        "questions": {str(who): asked for who in range(count) if (not bound(seats[who]) if stance else who == active)},
        "agenda": [["reveal_stances", 0, 0, 0]] if stance else [[NEXT[asked], turns.index(active) + 1, 0, 0]],
        "revealed": 0,
        "chance": ["00000000000000ff"],
        "position": {
            "age": age,
            "phase": PHASES[asked],
            "step": STEPS.get(asked, 0),
            "order": turns,
            "next_order": [-1] * count,
            "active": -1 if stance else active,
            "packets": packets,
            "picked": PICKS,
            "shown": [shown_cards(seats, number, age) for number in AGES],
            "played": [[who, card, None] for who, own in enumerate(seats) for card in own["played"]],
            "ages_scored": age - 1,
            "shields": [region for own in seats for region in own["shields"]],
            "attack": {**ATTACK, "round": int(stance), "quiet": int(stance)},
            "trip": TRIP,
            "effect": EFFECT,
            "seats": [
                dumped(own, taken[who], seen(who, packets, age, count), done=who in done, attack=stance)
                for who, own in enumerate(seats)
            ],
            **table,
        },
    }
    loaded = GAME.load(dump)
    assert isinstance(loaded, Genesia)
    return loaded


def bound(own: dict[str, Any]) -> bool:
    return bool(own["peace"] or own["idle"])


def with_played(own: dict[str, Any], age: int) -> dict[str, Any]:
    """What lies before a seat from this Age has been played by it."""
    lying = [card for card in (*own["made"], *own["lasting"]) if CARDS[card].age == age]
    return {**own, "played": [*own["played"], *(card for card in lying if card not in own["played"])]}


def deck(seats: Sequence[dict[str, Any]], age: int, count: int) -> list[str]:
    """The cards of an Age that a test names, filled up with others."""
    named = {card for own in seats for card in (*own["hand"], *own["played"], *own["made"], *own["marked"])}
    first = [card.id for card in CONTENT.card if card.age == age and card.id in named]
    rest = [card.id for card in CONTENT.card if card.age == age and card.id not in named]
    return [*first, *rest][: PACKET * count]


def picks(seats: Sequence[dict[str, Any]], cards: list[str]) -> list[list[str]]:
    """Five cards for each seat: its hand, what it has played, and others."""
    own = [[*one["hand"], *one["played"]] for one in seats]
    left = [card for card in cards if not any(card in held for held in own)]
    for held in own:
        while len(held) < PICKS:
            held.append(left.pop())
    return own


def dealt(taken: list[list[str]], cards: list[str], age: int) -> dict[str, list[int]]:
    """Of each card its packet and at which pick it was taken: packets go to the left, in Age II to the right."""
    count = len(taken)
    way = -1 if age == 2 else 1
    found = {
        card: [(who - way * place) % count, place + 1]
        for who, held in enumerate(taken)
        for place, card in enumerate(held)
    }
    left = [card for card in cards if card not in found]
    return found | {card: [packet, 0] for packet, card in enumerate(left)}


def seen(who: int, packets: Mapping[str, list[int]], age: int, count: int) -> list[list[str]]:
    """The cards of this Age that a seat has had before it."""
    way = -1 if age == 2 else 1
    looks = [((who - way * place) % count, place + 1) for place in range(PICKS)]
    cards = [
        card.id
        for card in CONTENT.card
        if card.id in packets
        and any(packet == packets[card.id][0] and (packets[card.id][1] or PICKS) >= pick for packet, pick in looks)
    ]
    return [cards if number == age else [] for number in AGES]


def shown_cards(seats: Sequence[dict[str, Any]], number: int, age: int) -> list[str]:
    named = {card for own in seats for card in (*own["made"], *own["marked"], *own["played"])}
    return [card.id for card in CONTENT.card if card.id in named and card.age == number <= age]


def dumped(own: dict[str, Any], taken: list[str], seen: list[list[str]], *, done: bool, attack: bool) -> dict[str, Any]:
    """A seat as a dump has it."""
    by_age = {
        name: [[card.id for card in CONTENT.card if card.id in own[name] and card.age == age] for age in AGES]
        for name in ("made", "marked")
    }
    held = {*own["hand"], *own["played"]}
    return {name: value for name, value in own.items() if name not in ("played", "shields")} | {
        **by_age,
        "pick": None,
        "discarded": [card.id for card in CONTENT.card if card.id in taken and card.id not in held],
        "seen": seen,
        "free": {**NO_MOVES, **own["free"]},
        "done": own["done"] or done,
        "stance": 1 if attack and bound(own) else own["stance"],
    }


def new(players: int, seed: int = 1, **options: Any) -> Genesia:
    """A fresh game."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, Genesia)
    return state


# Whole games: every number of players and every mode.
Table = tuple[int, dict[str, Any]]
TABLES: list[Table] = [
    *((1, {"mode": mode}) for mode in ("beginner", "expert", "heroic")),
    *((players, {}) for players in (2, 3, 4, 5)),
    (2, {"objectives": "none"}),
    (3, {"deck": "warlike"}),
    (3, {"deck": "manager", "promo": True}),
    (4, {"deck": "lots", "lots_1": ["yellow", "green", "red", "violet"], "objectives": "lots_black"}),
    (5, {"teams": "2v3", "promo": True, "recruit_in_attack": "on"}),
]


def named(table: Table) -> str:
    """A table's name for pytest: players and options."""
    players, options = table
    return "-".join([str(players), *(f"{key}={value}" for key, value in options.items() if isinstance(value, str))])


def decisions(table: Table, seed: int) -> Iterator[tuple[Genesia, int, int]]:
    """A game played at random, position by position."""
    players, options = table
    return played_at_random(new(players, seed, **options), seed)
