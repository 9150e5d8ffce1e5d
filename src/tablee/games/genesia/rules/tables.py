"""The content and the map by number, as the compiled rules want them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.genesia.content import vocabulary
from tablee.games.genesia.content.catalogue import AGES, CARDS_OF_AGE, Card, Catalogue
from tablee.games.genesia.content.vocabulary import VERBS, Effect
from tablee.games.genesia.rules import codes, geography
from tablee.games.genesia.rules.state import Tables, World

NONE = int(codes.NONE)
COPY_PHASES = ("growth", "expansion", "end")


def of_content(content: Catalogue) -> Tables:
    tables = Tables()
    tables.ids = _ids(content)
    _fill_effects(tables, content)
    _fill_cards(tables, content)
    tables.cap = _numbers(objective.cap for objective in content.objective)
    rules = content.rules
    tables.clans, tables.cities, tables.income = rules.clans, rules.cities, rules.income
    tables.recruit, tables.discard, tables.propagation = rules.recruit, rules.discard, rules.propagation
    return tables


def _ids(content: Catalogue) -> dict[str, list[str]]:
    found = {section: [entry.id for entry in entries] for section, entries in content.entries().items()}
    found["region"] = [region.id for region in geography.regions(geography.MAX_SEATS)]
    found["edge"] = [f"{found['region'][here]}:{found['region'][there]}" for here, there in geography.edges()]
    return found


# Effects ------------------------------------------------------------------------------------------


def _fill_effects(tables: Tables, content: Catalogue) -> None:
    """The lists in the order of `codes`: cards, objectives, and the options of choices as they come up."""
    lists = [card.effects for card in content.card] + [objective.effects for objective in content.objective]
    rows: list[int] = []
    first: list[int] = []
    for listed in lists:  # grows while it is gone through: options are lists too
        first.append(len(rows))
        for effect in listed:
            rows.extend(_row(effect, len(lists)))
            lists.extend(effect.options or [])
    tables.rows = _numbers(rows)
    tables.first = _numbers([*first, len(rows)])


def _row(effect: Effect, options: int) -> list[int]:
    """An effect in numbers; which fields share a column, the verbs tell apart."""
    row = [0] * int(codes.ROW)
    row[codes.VERB] = VERBS.index(effect.verb)
    row[codes.N] = len(effect.options) if effect.options else effect.n or 0
    row[codes.PER] = _index(vocabulary.Count, effect.per)
    row[codes.DIV] = effect.div or 1
    row[codes.MOST] = effect.max or effect.players or effect.receive or 0
    row[codes.ZONE] = _index(vocabulary.Zone, effect.zone)
    row[codes.VALUES] = _set(effect.values or [])
    row[codes.SIZE] = effect.size or effect.price or 0
    row[codes.AT] = options if effect.options else _at(effect)
    row[codes.HOW] = _how(effect)
    row[codes.REACH] = effect.reach or effect.floor or 0
    row[codes.TIMES] = effect.times or 0
    row[codes.JOINT] = int(effect.together or effect.scope == "age")
    if effect.verb == "toll":
        row[codes.N] = int(effect.pay == 0)
    return row


def _at(effect: Effect) -> int:
    """The one thing that most verbs are about; `buy` has a place besides, in another column."""
    for kind, value in (
        (vocabulary.What, effect.what),
        (vocabulary.At, effect.at),
        (vocabulary.Goal, effect.to),
        (vocabulary.Whom, effect.whom),
        (vocabulary.Filter, effect.filter),
        (vocabulary.Who, effect.who),
    ):
        if value is not None:
            return get_args(kind).index(value)
    return 0


def _how(effect: Effect) -> int:
    for kind, value in (
        (vocabulary.Spread, effect.spread),
        (vocabulary.Unit, effect.unit),
        (vocabulary.Source, effect.source),
        (vocabulary.Role, effect.role),
        (vocabulary.At, effect.at if effect.verb == "buy" else None),
    ):
        if value is not None:
            return get_args(kind).index(value)
    return 0


def _index(kind: object, value: str | None) -> int:
    return NONE if value is None else get_args(kind).index(value)


# Cards --------------------------------------------------------------------------------------------


def _fill_cards(tables: Tables, content: Catalogue) -> None:
    cards = content.card
    tables.cost = _numbers(card.cost for card in cards)
    tables.printed = _numbers(card.progress for card in cards)
    tables.invention = _by_age(cards, lambda card: card.invention)
    tables.playable = _numbers(
        _set(place for place, card in enumerate(_of_age(cards, age)) if moment in _moments(card))
        for age in range(AGES)
        for moment in range(codes.MOMENTS)
    )
    tables.copies = _copying(cards, "any")
    tables.copies_inventions = _copying(cards, "invention")
    tables.buying = _by_age(cards, lambda card: any(effect.verb == "buy" for effect in vocabulary.flat(card.effects)))
    tables.lasting = _by_age(cards, lambda card: card.kind == "lasting")
    tables.modifying = _by_age(
        cards, lambda card: card.kind == "lasting" and any(effect.verb == "losses" for effect in card.effects)
    )


def _moments(card: Card) -> set[int]:
    """GA-102 to GA-106, GA-118, GA-119: when a card can be played."""
    if card.kind == "copy":
        return set()
    found = set()
    if "growth" in card.icons:
        found.add(int(codes.IN_GROWTH))
    if "expansion" in card.icons:
        found.add(int(codes.IN_EXPANSION))
    if "end" in card.icons:
        found.add(int(codes.AT_END))
    if card.kind in ("any", "offensive", "offensive_or_defence"):
        found.add(int(codes.BEFORE_ASSAULT))
    if card.moment == "either":
        found.add(int(codes.IN_ASSAULT))
    if card.kind in ("defence", "offensive_or_defence"):
        found.add(int(codes.IN_DEFENCE))
    return found


def _copying(cards: list[Card], kind: str) -> vec[i64]:
    """By Age and phase, the cards that copy some kind of card."""
    return _numbers(
        _set(
            place
            for place, card in enumerate(_of_age(cards, age))
            if phase in card.icons and any(effect.filter == kind for effect in card.effects)
        )
        for age in range(AGES)
        for phase in COPY_PHASES
    )


def _of_age(cards: list[Card], age: int) -> list[Card]:
    return cards[CARDS_OF_AGE * age : CARDS_OF_AGE * (age + 1)]


def _by_age(cards: list[Card], wanted: Callable[[Card], bool]) -> vec[i64]:
    return _numbers(
        _set(place for place, card in enumerate(_of_age(cards, age)) if wanted(card)) for age in range(AGES)
    )


# The map ------------------------------------------------------------------------------------------


@cache
def world(seats: int) -> World:
    found = World()
    known = geography.regions(seats)
    edges = geography.edges()
    borders = set(geography.borders(seats))
    here = [number for number, (a, b) in enumerate(edges) if (min(a, b), max(a, b)) in borders]
    found.seats, found.regions = seats, len(known)
    found.edge_from = _numbers(a for a, _ in edges)
    found.edge_to = _numbers(b for _, b in edges)
    found.edge = _numbers(here)
    found.to = _numbers(edges[number][1] for number in here)
    starts = [edges[number][0] for number in here]
    found.first = _numbers(sum(start < region for start in starts) for region in range(len(known) + 1))
    found.slot = _numbers(region.slot for region in known)
    found.is_home = _numbers(int(region.kind == "home") for region in known)
    found.home = _numbers(geography.home(slot) for slot in range(seats))
    found.value = _numbers(region.value for region in known)
    found.steps = _numbers(steps for row in geography.distances(seats) for steps in row)
    return found


def _numbers(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([int(number) for number in numbers])


def _set(members: Iterable[int]) -> int:
    return sum(1 << int(member) for member in set(members))
