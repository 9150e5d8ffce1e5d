"""The content file of Genesia: its schema, and what must hold between its entries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Annotated, ClassVar, Literal, get_args

import msgspec

from tablee.engine.content import Content, Entry
from tablee.engine.effects import verb_of
from tablee.engine.faults import wrong_languages
from tablee.engine.schema import Fault
from tablee.games.genesia.content import vocabulary
from tablee.games.genesia.content.vocabulary import VERBS, Effect, GenesiaVerb

LotId = Literal["blue", "yellow", "green", "red", "violet"]
CardLot = Literal["blue", "yellow", "green", "red", "violet", "promo"]
ObjectiveLot = Literal["blue", "yellow", "green", "red", "violet", "black"]
AnyLot = Literal["blue", "yellow", "green", "red", "violet", "promo", "black"]
ColourId = Literal["red", "green", "yellow", "grey", "black"]
PlaceId = Literal["home", "land", "isle", "heart"]
Icon = Literal["growth", "expansion", "attack", "end"]
Kind = Literal["plain", "flexible", "any", "lasting", "offensive", "defence", "offensive_or_defence", "copy"]
Moment = Literal["declare", "either"]
Level = Literal["beginner", "expert", "heroic"]

CardNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of content without a name."""


class Rules(Part, frozen=True, kw_only=True):
    clans: Annotated[int, msgspec.Meta(ge=1, le=30)]
    cities: Annotated[int, msgspec.Meta(ge=1, le=20)]
    income: Annotated[int, msgspec.Meta(ge=0, le=60)]
    recruit: Annotated[int, msgspec.Meta(ge=1, le=20)]
    discard: Coins
    propagation: Annotated[int, msgspec.Meta(ge=0, le=20)]


class Removed(Part, frozen=True, kw_only=True):
    """Numbers of cards, by Age."""

    age_1: list[CardNumber]
    age_2: list[CardNumber]
    age_3: list[CardNumber]


class Solo(Part, frozen=True, kw_only=True):
    lots: list[LotId]
    removed: dict[Level, Removed]
    goal: dict[Level, int]


class Lot(Entry, frozen=True, kw_only=True):
    id: AnyLot


class Colour(Entry, frozen=True, kw_only=True):
    id: ColourId


class Place(Entry, frozen=True, kw_only=True):
    """A kind of region; its name is a pattern."""

    id: PlaceId


class Card(Entry, frozen=True, kw_only=True):
    number: CardNumber
    age: Literal[1, 2, 3]
    lot: CardLot
    icons: Annotated[list[Icon], msgspec.Meta(min_length=1, max_length=4)]
    kind: Kind
    cost: Coins
    invention: bool
    progress: Annotated[int, msgspec.Meta(ge=0, le=20)]
    worth: float
    moment: Moment | None = None
    effects: Annotated[list[Effect], msgspec.Meta(min_length=1)]


class Objective(Entry, frozen=True, kw_only=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]
    lot: ObjectiveLot
    cap: Annotated[int, msgspec.Meta(ge=1, le=60)]
    effects: Annotated[list[Effect], msgspec.Meta(min_length=1)]


class Catalogue(Content, frozen=True, kw_only=True):
    """Everything in `genesia.toml`."""

    wording: ClassVar = Content.wording | {"worth"}
    vocabulary: ClassVar = GenesiaVerb

    rules: Rules
    solo: Solo
    lot: list[Lot]
    colour: list[Colour]
    place: list[Place]
    card: list[Card]
    objective: list[Objective]

    def faults(self) -> Iterator[Fault]:
        yield from _wrong_order(self)
        yield from _wrong_names(self)
        yield from _wrong_lots(self)
        yield from _wrong_solo(self)
        for card in self.card:
            yield from _wrong_card(card)
        for objective in self.objective:
            yield from _wrong_objective(objective)


# What the schema cannot say ------------------------------------------------------------------------

# Entries that the rules know by their numbers.
FIXED: dict[str, tuple[str, ...]] = {
    "lot": get_args(AnyLot),
    "colour": get_args(ColourId),
    "place": get_args(PlaceId),
}
AGES = 3
LOT_SIZE = 6
PROMOS_OF_AGE = 3
CARDS_OF_AGE = LOT_SIZE * len(get_args(LotId)) + PROMOS_OF_AGE
OBJECTIVES_OF_LOT = 2
ICONS_OF_KIND: dict[Kind, tuple[tuple[Icon, ...], ...]] = {
    "plain": (("growth",), ("expansion",), ("end",)),
    "flexible": (("growth", "expansion"),),
    "any": (("growth", "expansion", "attack", "end"),),
    "lasting": (("growth", "attack"),),
    "offensive": (("attack",),),
    "defence": (("attack",),),
    "offensive_or_defence": (("attack",),),
    "copy": (("growth",), ("expansion",), ("growth", "expansion"), ("growth", "expansion", "end"), ("end",)),
}
OF_ASSAULT = tuple(verb for verb in VERBS if verb.in_attack or verb.in_defence)
PEACEFUL = tuple(verb for verb in VERBS if verb not in (*OF_ASSAULT, vocabulary.Copy))
VERBS_OF_KIND: dict[Kind, tuple[type[GenesiaVerb], ...]] = {
    "plain": PEACEFUL,
    "flexible": PEACEFUL,
    "any": PEACEFUL,
    "lasting": tuple(verb for verb in VERBS if verb.lasting),
    "offensive": tuple(verb for verb in VERBS if verb.in_attack),
    "defence": tuple(verb for verb in VERBS if verb.in_defence),
    "offensive_or_defence": (vocabulary.Choose, *OF_ASSAULT),
    "copy": (*PEACEFUL, vocabulary.Copy),
}
# GA-126 (d): what one playing may give at most.
MAX_GIVEN = {"clans": 10, "coins": 20, "moves": 20}
OFFENSIVE: tuple[Kind, ...] = ("offensive", "offensive_or_defence")


def _wrong_order(found: Catalogue) -> Iterator[Fault]:
    """A pack keeps the ids and their order as they are, so these could only be wrong in our own file."""
    for section, fixed in FIXED.items():
        ids = [entry.id for entry in getattr(found, section)]
        for number, (given, wanted) in enumerate(zip_longest(ids, fixed, fillvalue="–"), start=1):
            if given != wanted:
                yield Fault(f"{section} {number}", "id", given, wanted)
    if len(found.card) != AGES * CARDS_OF_AGE:
        yield Fault("card", "", str(len(found.card)), str(AGES * CARDS_OF_AGE))
    for place, card in enumerate(found.card):
        age = 1 + place // CARDS_OF_AGE
        if card.age != age:
            yield Fault(f"card {card.id}", "age", str(card.age), str(age))
        if (card.lot == "promo") != (place % CARDS_OF_AGE >= CARDS_OF_AGE - PROMOS_OF_AGE):
            yield Fault(f"card {card.id}", "lot", card.lot, f"promo: {PROMOS_OF_AGE} an Age, the last")
    numbers = [card.number for card in found.card]
    if sorted(numbers) != list(range(1, len(numbers) + 1)):
        yield Fault("card", "number", "", f"1 … {len(numbers)}")


def _wrong_names(found: Catalogue) -> Iterator[Fault]:
    for section, entries in found.entries().items():
        for entry in entries:
            yield from wrong_languages(f"{section} {entry.id}", "name", entry.name)


def _wrong_lots(found: Catalogue) -> Iterator[Fault]:
    """GA-007: six cards of every lot in every Age; GA-011: two objectives of every colour."""
    for lot in get_args(LotId):
        for age in range(1, AGES + 1):
            count = sum(card.lot == lot and card.age == age for card in found.card)
            if count != LOT_SIZE:
                yield Fault("card", f"lot {lot}, age {age}", str(count), str(LOT_SIZE))
    for lot in get_args(ObjectiveLot):
        count = sum(objective.lot == lot for objective in found.objective)
        if count != OBJECTIVES_OF_LOT:
            yield Fault("objective", f"lot {lot}", str(count), str(OBJECTIVES_OF_LOT))


def _wrong_solo(found: Catalogue) -> Iterator[Fault]:
    """GA-141: what is taken out belongs to the decks of a game alone, and leaves as much for both tribes."""
    if len(found.solo.lots) != 2 or len(set(found.solo.lots)) != 2:
        yield Fault("solo", "lots", ", ".join(found.solo.lots), "2 ≠")
    for level in get_args(Level):
        if level not in found.solo.removed:
            yield Fault("solo", "removed", "–", level)
            continue
        removed = found.solo.removed[level]
        for age, numbers in enumerate((removed.age_1, removed.age_2, removed.age_3), start=1):
            deck = [card.number for card in found.card if card.age == age and card.lot in found.solo.lots]
            if not set(numbers) <= set(deck) or len(numbers) % 2 or len(set(numbers)) != len(numbers):
                yield Fault("solo", f"removed.{level}.age_{age}", str(numbers), ", ".join(map(str, deck)))


def _wrong_card(card: Card) -> Iterator[Fault]:
    name = f"card {card.id}"
    if tuple(card.icons) not in ICONS_OF_KIND[card.kind]:
        allowed = " | ".join(", ".join(icons) for icons in ICONS_OF_KIND[card.kind])
        yield Fault(name, "icons", ", ".join(card.icons), allowed)
    if (card.kind in OFFENSIVE) != (card.moment is not None):
        yield Fault(name, "moment", str(card.moment or "–"), f"kind = {', '.join(OFFENSIVE)} ⇔ moment")
    if card.progress and not card.invention:
        yield Fault(name, "progress", str(card.progress), "0 (GA-109)")
    yield from _wrong_effects(name, card.effects, VERBS_OF_KIND[card.kind])
    yield from _wrong_roles(name, card)
    for what, most in MAX_GIVEN.items():
        to_others = sum(effect.gives_others(what) for effect in vocabulary.flat(card.effects))
        given = max(vocabulary.given(card.effects, what), to_others)
        if given > most:
            yield Fault(name, "effects", f"{what}: {given}", f"≤ {most} (GA-126)")
    for effect in vocabulary.flat(card.effects):
        if isinstance(effect, vocabulary.Amount) and effect.per is not None and effect.max is None:
            yield Fault(name, "max", "–", "1 … (GA-126)")
    gains = [isinstance(effect, vocabulary.HostsGain) for effect in card.effects]
    if gains != sorted(gains):
        yield Fault(name, "effects", "hosts_gain", "the last (GA-120)")


def _wrong_roles(name: str, card: Card) -> Iterator[Fault]:
    """Modifiers fit what the card is played as: attacker or defender, for one assault or for all of an Age."""
    scope = "age" if card.kind == "lasting" else "assault"
    for effect in vocabulary.flat(card.effects):
        if isinstance(effect, vocabulary.Losses | vocabulary.AssaultOdds) and effect.scope != scope:
            yield Fault(name, "scope", effect.scope, scope)
        wrong = {"offensive": "defence", "defence": "attack"}.get(card.kind)
        if isinstance(effect, vocabulary.Losses) and effect.role == wrong:
            yield Fault(name, "role", effect.role, "attack" if wrong == "defence" else "defence")
    if card.kind == "offensive_or_defence":
        [choice, *others] = card.effects
        if not isinstance(choice, vocabulary.Choose) or others or len(choice.options) != 2:
            yield Fault(name, "effects", choice.verb, "choose: attack, defence")
    copies = sum(isinstance(effect, vocabulary.Copy) for effect in card.effects)
    if copies != (1 if card.kind == "copy" else 0):
        yield Fault(name, "effects", f"{copies} × copy", "kind = copy ⇔ 1 × copy")


def _wrong_objective(objective: Objective) -> Iterator[Fault]:
    yield from _wrong_effects(f"objective {objective.id}", objective.effects, (vocabulary.Points,))


def _wrong_effects(entry: str, listed: list[Effect], verbs: tuple[type[GenesiaVerb], ...]) -> Iterator[Fault]:
    """Verbs that this entry does not allow, and what is wrong within an effect, also in the options of a choice."""
    allowed = ", ".join(verb_of(verb.__name__) for verb in verbs)
    for number, effect in enumerate(listed, start=1):
        found: list[tuple[str, GenesiaVerb]] = [(f"effects {number}", effect)]
        if isinstance(effect, vocabulary.Choose):
            for which, option in enumerate(effect.options, start=1):
                found += [(f"effects {number}.options {which}.{n}", part) for n, part in enumerate(option, start=1)]
        for where, part in found:
            if not isinstance(part, verbs):
                yield Fault(entry, f"{where}.verb", part.verb, allowed)
            for field, problem, wanted in part.faults():
                yield Fault(entry, f"{where}.{field}", problem, wanted)
