"""The content and the map by number, as the compiled rules want them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.numbering import names_of
from tablee.games.genesia.content import vocabulary
from tablee.games.genesia.content.catalogue import AGES, CARDS_OF_AGE, Card, Catalogue
from tablee.games.genesia.rules import codes, effects_assault, effects_movement, effects_pieces, geography
from tablee.games.genesia.rules.codes import CopyPhase, Moment
from tablee.games.genesia.rules.effects import Effect
from tablee.games.genesia.rules.state import Tables, World


def of_content(content: Catalogue) -> Tables:
    tables = Tables()
    tables.ids = _ids(content)
    tables.effects = []
    tables.card_effects = [_listed(tables, card.effects) for card in content.card]
    tables.objective_effects = [_listed(tables, objective.effects) for objective in content.objective]
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

# The enumeration that numbers the words of a field.
WORDS: dict[str, type] = {
    "per": codes.Count,
    "zone": codes.Zone,
    "at": codes.At,
    "spread": codes.Spread,
    "unit": codes.Unit,
    "to": codes.Goal,
    "source": codes.Source,
    "whom": codes.Whom,
    "what": codes.What,
    "filter": codes.Filter,
    "who": codes.Who,
    "role": codes.Role,
    "scope": codes.Scope,
}


def _verbs(base: type[Any]) -> dict[str, type[Any]]:
    """The classes of the rules by name."""
    found = {base.__name__: base}
    for verb in base.__subclasses__():
        found |= _verbs(verb)
    return found


# All verbs are known once their modules are imported.
FAMILIES = (effects_pieces, effects_movement, effects_assault)
VERBS = _verbs(Effect)


def _listed(tables: Tables, listed: Sequence[vocabulary.GenesiaVerb]) -> list[Effect]:
    """A list of effects, numbered one after the other; then those of its options."""
    made = [VERBS[type(effect).__name__]() for effect in listed]
    for effect in made:
        effect.number = len(tables.effects)
        tables.effects.append(effect)
    for effect, found in zip(made, listed, strict=True):
        for field in found.__struct_fields__:
            value = getattr(found, field)
            if value is not None:
                setattr(effect, field, _in_numbers(tables, field, value))
    return made


def _in_numbers(tables: Tables, field: str, value: Any) -> Any:
    """What a field holds as the rules want it: words by number, printed values as a set, options as effects."""
    if isinstance(value, str):
        return names_of(WORDS[field]).index(value)
    if isinstance(value, list):
        return [_listed(tables, option) for option in value] if field == "options" else _set(value)
    return value


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
    tables.buying = _by_age(cards, lambda card: _does(card, vocabulary.Buy))
    tables.anytime = _by_age(cards, lambda card: card.kind == "any")
    tables.lasting = _by_age(cards, lambda card: card.kind == "lasting")
    tables.modifying = _by_age(cards, lambda card: card.kind == "lasting" and _does(card, vocabulary.Losses))


def _does(card: Card, verb: type[vocabulary.GenesiaVerb]) -> bool:
    return any(isinstance(effect, verb) for effect in vocabulary.flat(card.effects))


def _moments(card: Card) -> set[int]:
    """GA-102 to GA-106, GA-118, GA-119: when a card can be played."""
    if card.kind == "copy":
        return set()
    found = set()
    if "growth" in card.icons:
        found.add(int(Moment.IN_GROWTH))
    if "expansion" in card.icons:
        found.add(int(Moment.IN_EXPANSION))
    if "end" in card.icons:
        found.add(int(Moment.AT_END))
    if card.kind in ("any", "offensive", "offensive_or_defence"):
        found.add(int(Moment.BEFORE_ASSAULT))
    if card.moment == "either":
        found.add(int(Moment.IN_ASSAULT))
    if card.kind in ("defence", "offensive_or_defence"):
        found.add(int(Moment.IN_DEFENCE))
    return found


def _copying(cards: list[Card], kind: vocabulary.Filter) -> vec[i64]:
    """By Age and phase, the cards that copy some kind of card."""
    return _numbers(
        _set(
            place
            for place, card in enumerate(_of_age(cards, age))
            if phase in card.icons
            and any(isinstance(effect, vocabulary.Copy) and effect.filter == kind for effect in card.effects)
        )
        for age in range(AGES)
        for phase in names_of(CopyPhase)
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
