"""The content file of Age of Civilization: its schema, and what must hold between its entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Annotated, ClassVar, Literal, NamedTuple, get_args

import msgspec

from tablee.engine.content import Content, Entry, Removable
from tablee.engine.faults import twice, unknown, wrong_languages
from tablee.engine.schema import Fault
from tablee.games.age_of_civilization.content import vocabulary
from tablee.games.age_of_civilization.content.vocabulary import (
    ActionEffect,
    ActionFollow,
    ActionId,
    CivilizationVerb,
    Effect,
    EventEffect,
    LastingEffect,
    MainEffect,
    Place,
    waits_for_its_owner,
)

Column = Literal["left", "middle", "right"]
CellId = Literal["L1", "L2", "L3", "M1", "M2", "M3", "R1", "R2", "R3"]
SpecialActionId = Literal["quarry", "caravan", "bazaar", "ritual", "ramparts", "tribute", "hospice", "patronage"]
TrackCardId = Literal["culture", "construction", "conquest", "hunting", "fishing", "farm", "trade", "plague"]
ScenarioId = Literal["age_of_wonders", "silk_road", "lost_civilization", "mongol_devastation", "death_and_rebirth"]

Small = Annotated[int, msgspec.Meta(ge=0, le=40)]
Round = Annotated[int, msgspec.Meta(ge=1, le=6)]
TrackPlace = Annotated[int, msgspec.Meta(ge=1, le=8)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of content without a name."""


class Rules(Part, frozen=True, kw_only=True):
    rounds: Literal[6]  # the time track has eight places, three of them in the window
    starting_coins: Small
    worker_limit: Annotated[int, msgspec.Meta(ge=1, le=9)]
    civilization_limit: Annotated[int, msgspec.Meta(ge=1, le=5)]
    market_civilizations: Annotated[int, msgspec.Meta(ge=1, le=9)]
    wonder_market_plus: Annotated[int, msgspec.Meta(ge=0, le=11)]
    special_market_plus: Annotated[int, msgspec.Meta(ge=0, le=5)]
    special_cost: Small
    rest_coins: Small
    rest_workers: Small
    annex_workers: Small
    draft_hand: Annotated[int, msgspec.Meta(ge=1, le=12)]
    draft_keep: Annotated[int, msgspec.Meta(ge=1, le=12)]
    draft_bonus: Small
    solo_wonder_market: Annotated[int, msgspec.Meta(ge=0, le=15)]
    solo_plague_position: TrackPlace


class Action(Entry, frozen=True, kw_only=True):
    id: ActionId
    place: Literal["permanent", "card"]
    slots: Annotated[int, msgspec.Meta(ge=1, le=4)]
    workers: Annotated[int, msgspec.Meta(ge=1, le=4)]
    cost: Small
    sacrifice: bool  # red slots: the workers are lost
    effects: list[ActionEffect]


class SpecialAction(Entry, frozen=True, kw_only=True):
    id: SpecialActionId
    scenario: ScenarioId
    slots: Annotated[int, msgspec.Meta(ge=1, le=4)]
    workers: Annotated[int, msgspec.Meta(ge=1, le=4)]
    cost: Small
    cost_rule: Literal["next_station"] | None = None
    sacrifice: bool
    effects: list[ActionEffect]


class TrackCard(Entry, frozen=True, kw_only=True):
    id: TrackCardId
    action: ActionId | None = None
    icon: Literal["none", "war", "plague"]


class FirstGame(Part, frozen=True, kw_only=True):
    order: list[TrackCardId]


class Cell(Part, frozen=True, kw_only=True):
    """A place of the technology card; rows are counted from the bottom."""

    id: CellId
    column: Column
    row: Literal[1, 2, 3]
    technology: str
    needs_one_of: list[CellId]


class Technology(Entry, frozen=True, kw_only=True):
    special: bool
    card: str | None = None
    effects: list[LastingEffect]
    model_value: float


class SpecialCard(Entry, frozen=True, kw_only=True):
    """Covers rows 1 and 2 of a column with technologies of its own; the top one stays."""

    column: Column
    top: str
    row1: str
    row2: str


class Civilization(Removable, frozen=True, kw_only=True):
    family: str
    population: Annotated[int, msgspec.Meta(ge=1, le=4)]
    main: list[MainEffect]
    inherited: list[LastingEffect]
    solo: bool
    model_value: float = 0.0  # of our own cards: how they were balanced


class Wonder(Removable, frozen=True, kw_only=True):
    ancient: bool
    effects: list[LastingEffect]
    model_value: float


class WorldEvent(Entry, frozen=True, kw_only=True):
    effects: list[EventEffect]


class Goal(Part, frozen=True, kw_only=True):
    """What an achievement or a grade asks for; everything given must hold."""

    points: Small
    technologies_min: Small | None = None
    technologies_max: Small | None = None
    wonders_min: Small | None = None
    shields_min: Small | None = None
    workers_min: Small | None = None
    stations_min: Small | None = None
    realms_min: Small | None = None

    def given(self) -> set[str]:
        return {field for field in self.__struct_fields__ if getattr(self, field) is not None}


class Achievement(Entry, frozen=True, kw_only=True):
    condition: Goal


class Control(Part, frozen=True, kw_only=True):
    """A card with two sides: a station of the Silk Road, a realm of the Mongol Devastation."""

    id: str
    station_name: dict[str, str]
    station_cost: Small
    station_effects: list[ActionEffect]
    realm_name: dict[str, str]


class SpecialEvent(Entry, frozen=True, kw_only=True):
    id: Literal["drought", "horde", "black_death"]
    scenario: ScenarioId
    after_rounds: list[Round]


class FixedPosition(Part, frozen=True, kw_only=True):
    position: TrackPlace
    card: TrackCardId | SpecialActionId


class Parameters(Part, frozen=True, kw_only=True):
    """The numbers of a scenario's own rules; each scenario has some of them."""

    removal_rounds: list[Round] | None = None
    trade_bonus_from_stations: Small | None = None
    trade_bonus_coins: Small | None = None
    bandit_coins: Small | None = None
    drought_workers: Small | None = None
    drought_coins: Small | None = None
    income_from_realms: Small | None = None
    income_coins: Small | None = None
    raid_strength_plus: Small | None = None
    raid_workers: Small | None = None
    rebirth_after_round: Round | None = None
    rebirth_workers: Small | None = None
    rebirth_coins: Small | None = None
    culture_bonus_from_round: Round | None = None
    culture_bonus_points: Small | None = None

    def given(self) -> set[str]:
        return {field for field in self.__struct_fields__ if getattr(self, field) is not None}


class Scenario(Entry, frozen=True, kw_only=True):
    id: ScenarioId
    dates: dict[str, str]
    deck: list[str]
    first_civilization: str | None = None
    fixed_positions: list[FixedPosition]
    beside_permanent: list[SpecialActionId]
    removed: list[TrackCardId]
    wonders: list[str]  # all of them are laid out; none named: some are drawn
    closed_cells: list[CellId]
    market: Annotated[int, msgspec.Meta(ge=1, le=9)]
    parameters: Parameters
    bronze: Goal
    silver: Goal
    gold: Goal


class Ability(NamedTuple):
    """A list of effects, and where it stands."""

    entry: str
    field: str
    place: Place
    effects: Sequence[Effect]


class Catalogue(Content, frozen=True, kw_only=True):
    """Everything in `age_of_civilization.toml`."""

    vocabulary: ClassVar = CivilizationVerb
    wording: ClassVar = Content.wording | {
        "station_name",
        "realm_name",
        "dates",
        "model_value",
    }

    # A draft deals seven cards to each of four players (AC-160); most wonders lie out with four (AC-011). A scenario
    # names its own cards (AC-180), whatever a pack takes away.
    open: ClassVar = {"civilization": (30, 60), "wonder": (8, 15)}

    rules: Rules
    family: list[Entry]
    action: list[Action]
    special_action: list[SpecialAction]
    track_card: list[TrackCard]
    first_game: FirstGame
    cell: list[Cell]
    technology: list[Technology]
    special_card: list[SpecialCard]
    civilization: list[Civilization]
    wonder: list[Wonder]
    event: list[WorldEvent]
    achievement: list[Achievement]
    control: list[Control]
    special_event: list[SpecialEvent]
    scenario: list[Scenario]

    def entries(self) -> dict[str, list[Entry]]:
        """A control card is spoken of by the name of one of its sides."""
        stations = [Entry(id=card.id, name=card.station_name) for card in self.control]
        realms = [Entry(id=card.id, name=card.realm_name) for card in self.control]
        return {**super().entries(), "station": stations, "realm": realms}

    def abilities(self) -> Iterator[Ability]:
        """Every list of effects, kind by kind of card."""
        for civilization in self.civilization:
            yield Ability(f"civilization {civilization.id}", "main", "main", civilization.main)
        for civilization in self.civilization:
            yield Ability(f"civilization {civilization.id}", "inherited", "inherited", civilization.inherited)
        for technology in self.technology:
            yield Ability(f"technology {technology.id}", "effects", "technology", technology.effects)
        for wonder in self.wonder:
            yield Ability(f"wonder {wonder.id}", "effects", "wonder", wonder.effects)
        for action in self.action:
            yield Ability(f"action {action.id}", "effects", "action", action.effects)
        for special in self.special_action:
            yield Ability(f"special_action {special.id}", "effects", "action", special.effects)
        for control in self.control:
            yield Ability(f"control {control.id}", "station_effects", "action", control.station_effects)
        for event in self.event:
            yield Ability(f"event {event.id}", "effects", "event", event.effects)

    def faults(self) -> Iterator[Fault]:
        yield from _wrong_order(self)
        yield from _wrong_names(self)
        yield from _wrong_effects(self)
        yield from _wrong_technologies(self)
        yield from _wrong_track(self)
        yield from _wrong_scenarios(self)
        for civilization in self.civilization:
            if civilization.population > self.rules.worker_limit:
                yield Fault(
                    f"civilization {civilization.id}", "population", str(civilization.population), "≤ worker_limit"
                )
        alone = sum(civilization.solo and civilization.remove is None for civilization in self.civilization)
        if alone < ALONE_LEAST:
            yield Fault("civilization", "solo", f"{alone} ×", f"≥ {ALONE_LEAST} ×")
        if self.rules.draft_keep > self.rules.draft_hand:
            yield Fault("rules", "draft_keep", str(self.rules.draft_keep), "≤ draft_hand")


# What the schema cannot say ------------------------------------------------------------------------

ALONE_LEAST = 20  # civilizations for a game alone: more than its market ever turns up
# Cards that the rules know by their numbers.
FIXED: dict[str, tuple[str, ...]] = {
    "action": get_args(ActionId),
    "special_action": get_args(SpecialActionId),
    "track_card": get_args(TrackCardId),
    "cell": get_args(CellId),
    "scenario": get_args(ScenarioId),
}
# What brings something and is no card, in the words of events and previews.
SOURCES = ("none", "rest", "annex", "war", "plague", "bandits", "rebirth", "bonus", "return", "realms")
# What each scenario's rules need: their numbers, and what its grades ask for besides points.
NEEDS: dict[str, tuple[set[str], str]] = {
    "age_of_wonders": ({"removal_rounds"}, "wonders_min"),
    "silk_road": ({"trade_bonus_from_stations", "trade_bonus_coins", "bandit_coins"}, "stations_min"),
    "lost_civilization": ({"drought_workers", "drought_coins"}, "workers_min"),
    "mongol_devastation": (
        {"income_from_realms", "income_coins", "raid_strength_plus", "raid_workers"},
        "realms_min",
    ),
    "death_and_rebirth": (
        {
            "rebirth_after_round",
            "rebirth_workers",
            "rebirth_coins",
            "culture_bonus_from_round",
            "culture_bonus_points",
        },
        "technologies_min",
    ),
}


def _ids(entries: Iterable[Entry | Cell | Control]) -> list[str]:
    return [entry.id for entry in entries]


def _wrong_order(found: Catalogue) -> Iterator[Fault]:
    """A pack only adds civilizations: what the rules know by its number could only be wrong in our own file."""
    for section, fixed in FIXED.items():
        ids = _ids(getattr(found, section))
        for number, (given, wanted) in enumerate(zip_longest(ids, fixed, fillvalue="–"), start=1):
            if given != wanted:
                yield Fault(f"{section} {number}", "id", given, wanted)
    # An end-of-turn ability is named by its card alone.
    sources = [*_ids(found.civilization), *_ids(found.technology), *_ids(found.wonder)]
    yield from twice("civilization, technology, wonder", "id", sources)
    # So is whatever brings coins, points or workers.
    others = [entry.id for section, listed in found.entries().items() if section != "civilization" for entry in listed]
    for civilization in _ids(found.civilization):
        if civilization in SOURCES or civilization in others:
            yield Fault(f"civilization {civilization}", "id", civilization, f"≠ {civilization}")


def _wrong_names(found: Catalogue) -> Iterator[Fault]:
    for section, entries in found.entries().items():
        for entry in entries:
            yield from wrong_languages(f"{section} {entry.id}", "name", entry.name)
    for scenario in found.scenario:
        yield from wrong_languages(f"scenario {scenario.id}", "dates", scenario.dates)


def _wrong_effects(found: Catalogue) -> Iterator[Fault]:
    technologies = set(_ids(found.technology))
    waiting: dict[str, list[str]] = {}
    for entry, field, place, listed in found.abilities():
        for number, effect in enumerate(listed, start=1):
            for where, problem, allowed in vocabulary.faults(effect, place, technologies):
                yield Fault(entry, f"{field} {number}.{where}", problem, allowed)
        # Both abilities of a main civilization work, so they count together.
        waiting.setdefault(entry, []).extend(effect.verb for effect in listed if waits_for_its_owner(effect))
    for entry, verbs in waiting.items():
        if len(verbs) > 1:
            yield Fault(entry, "verb", ", ".join(verbs), "≤ 1 (AC-092)")
    yield from _endless(found)


def _endless(found: Catalogue) -> Iterator[Fault]:
    """What follows an action is not followed by anything itself, or a turn might never end."""
    chains = [
        (ability.entry, effect)
        for ability in found.abilities()
        for effect in ability.effects
        if isinstance(effect, ActionFollow)
    ]
    followed: set[str] = {effect.action for _, effect in chains}
    for entry, effect in chains:
        if effect.then in followed:
            yield Fault(entry, "then", effect.then, f"≠ {', '.join(sorted(followed))}")


def _wrong_technologies(found: Catalogue) -> Iterator[Fault]:
    """Nine cells with a base technology each; nine special cards with two special ones each."""
    base = [technology.id for technology in found.technology if not technology.special]
    held = [cell.technology for cell in found.cell]
    for cell in found.cell:
        yield from unknown(f"cell {cell.id}", "technology", [cell.technology], base)
        if cell.id[0] != cell.column[0].upper() or cell.id[1] != str(cell.row):
            yield Fault(f"cell {cell.id}", "column, row", f"{cell.column} {cell.row}", cell.id)
    yield from twice("cell", "technology", held)
    if len(base) != len(held):
        yield Fault("technology", "special = false", str(len(base)), str(len(held)))
    top = {cell.column: cell.technology for cell in found.cell if cell.row == 3}
    special = {technology.id: technology.card for technology in found.technology if technology.special}
    for card in found.special_card:
        if card.top != top.get(card.column):
            yield Fault(f"special_card {card.id}", "top", card.top, top.get(card.column, "–"))
        yield from unknown(f"special_card {card.id}", "row1, row2", [card.row1, card.row2], list(special))
        for technology in (card.row1, card.row2):
            if special.get(technology, card.id) != card.id:
                yield Fault(f"technology {technology}", "card", special[technology] or "–", card.id)
    yield from twice(
        "special_card", "row1, row2", [row for card in found.special_card for row in (card.row1, card.row2)]
    )
    for civilization in found.civilization:
        yield from unknown(f"civilization {civilization.id}", "family", [civilization.family], _ids(found.family))


def _wrong_track(found: Catalogue) -> Iterator[Fault]:
    for card in found.track_card:
        wanted = None if card.id == "plague" else card.id
        if card.action != wanted:
            yield Fault(f"track_card {card.id}", "action", card.action or "–", wanted or "–")
    order, cards = found.first_game.order, FIXED["track_card"]
    if sorted(order) != sorted(cards):
        yield Fault("first_game", "order", ", ".join(order), ", ".join(cards))


def _wrong_scenarios(found: Catalogue) -> Iterator[Fault]:
    civilizations, wonders = _ids(found.civilization), _ids(found.wonder)
    alone = [civilization.id for civilization in found.civilization if civilization.solo]
    for scenario in found.scenario:
        entry = f"scenario {scenario.id}"
        parameters, measure = NEEDS[scenario.id]
        if scenario.parameters.given() != parameters:
            given = ", ".join(sorted(scenario.parameters.given()))
            yield Fault(entry, "parameters", given, ", ".join(sorted(parameters)))
        for grade in ("bronze", "silver", "gold"):
            asked: Goal = getattr(scenario, grade)
            if asked.given() != {"points", measure}:
                yield Fault(entry, grade, ", ".join(sorted(asked.given())), f"points, {measure}")
        yield from unknown(entry, "deck", scenario.deck, alone)
        yield from twice(entry, "deck", scenario.deck)
        if scenario.first_civilization is not None:
            others = [name for name in civilizations if name not in scenario.deck]
            yield from unknown(entry, "first_civilization", [scenario.first_civilization], others)
        if scenario.market > len(scenario.deck):
            yield Fault(entry, "market", str(scenario.market), f"≤ {len(scenario.deck)} (deck)")
        yield from unknown(entry, "wonders", scenario.wonders, wonders)
        yield from twice(entry, "wonders", scenario.wonders)
        yield from twice(entry, "closed_cells", scenario.closed_cells)
        own = [action.id for action in found.special_action if action.scenario == scenario.id]
        yield from _wrong_cards(entry, scenario, own)


def _wrong_cards(entry: str, scenario: Scenario, own: Sequence[str]) -> Iterator[Fault]:
    """A scenario's own cards are all used, and the time track is full."""
    placed: list[str] = [fixed.card for fixed in scenario.fixed_positions]
    base = [card for card in FIXED["track_card"] if card not in scenario.removed]
    yield from twice(entry, "fixed_positions", [str(fixed.position) for fixed in scenario.fixed_positions])
    yield from twice(entry, "fixed_positions", placed)
    yield from twice(entry, "removed", scenario.removed)
    yield from unknown(entry, "fixed_positions", placed, [*own, *base])
    yield from unknown(entry, "beside_permanent", scenario.beside_permanent, own)
    used = [card for card in placed if card in own] + list(scenario.beside_permanent)
    if sorted(used) != sorted(own):
        yield Fault(entry, "fixed_positions, beside_permanent", ", ".join(used), ", ".join(own))
    if len(scenario.beside_permanent) > 1:
        yield Fault(entry, "beside_permanent", ", ".join(scenario.beside_permanent), "≤ 1")
    laid = len(base) + sum(card in own for card in placed)
    if laid != 8:
        yield Fault(entry, "fixed_positions, removed", str(laid), "8")
