"""The content file of Gentes: its schema, and what must hold between its entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Annotated, ClassVar, Literal, get_args

import msgspec

from tablee.engine.content import Content, Entry, Removable
from tablee.engine.faults import twice, unknown, wrong_languages
from tablee.engine.schema import Fault
from tablee.games.gentes.content.vocabulary import (
    ActionId,
    CitizenId,
    CityReward,
    Cost,
    CubeAction,
    CubeKind,
    GentesVerb,
    Haste,
    HomeAbility,
    Lasting,
    OnAction,
    OnceARound,
    Penalty,
    Reward,
    SymbolId,
    SynergyId,
)

RegionId = Literal["red", "green", "yellow"]
HomeRowId = Literal["home_row_1", "home_row_2", "home_row_3"]
BonusId = Literal["cards", "citizens", "cities"]
CityRequirement = Literal["temple", "oracle", "trade", "home", "regions"]

Small = Annotated[int, msgspec.Meta(ge=0, le=40)]
Players = Annotated[int, msgspec.Meta(ge=1, le=4)]
Price = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of content without a name."""


class Rules(Part, frozen=True, kw_only=True):
    rounds: Literal[6]
    time_spaces: Literal[12]
    start_locks: Annotated[int, msgspec.Meta(ge=0, le=8)]
    start_hourglasses: Annotated[int, msgspec.Meta(ge=0, le=2)]
    start_coins: Small
    start_citizens: Annotated[int, msgspec.Meta(ge=1, le=4)]
    city_tokens: Literal[6]
    row_capacity: Literal[6]
    cube_slots: Annotated[int, msgspec.Meta(ge=1, le=9)]
    hand_limit: Annotated[int, msgspec.Meta(ge=1, le=9)]
    row_slots: Literal[8]
    draft_cards_per_player: Literal[3]
    start_hand: Literal[2]
    solo_draw: Literal[6]
    boxed_per_era_1_2p: Annotated[int, msgspec.Meta(ge=0, le=2)]
    first_game_2p_boxed_era_1: Annotated[int, msgspec.Meta(ge=0, le=4)]
    trio_cost: Literal[3]
    coins_per_final_vp: Annotated[int, msgspec.Meta(ge=1, le=40)]
    cubes_per_final_vp: Annotated[int, msgspec.Meta(ge=1, le=8)]
    final_hourglass_penalty: Annotated[list[Small], msgspec.Meta(min_length=2)]


class Citizen(Entry, frozen=True, kw_only=True):
    id: CitizenId
    plural: dict[str, str]
    opposite: CitizenId


class City(Entry, frozen=True, kw_only=True):
    region: RegionId
    symbol: SymbolId
    reward: CityReward
    x: int
    y: int


class HomeRow(Entry, frozen=True, kw_only=True):
    """Each token beside it gives one of its two effects, once a round."""

    id: HomeRowId
    left: HomeAbility
    right: HomeAbility


class HomeSpace(Entry, frozen=True, kw_only=True):
    row: HomeRowId
    symbols: Annotated[list[SymbolId], msgspec.Meta(min_length=1)]
    players: list[Players]


class Action(Entry, frozen=True, kw_only=True):
    id: ActionId


class Tax(Entry, frozen=True, kw_only=True):
    hourglasses: Literal[1, 2]
    coins: Annotated[int, msgspec.Meta(ge=1, le=20)]
    masked_in_advanced: bool


class ActionTile(Entry, frozen=True, kw_only=True):
    action: ActionId
    coins: Cost
    hourglasses: Annotated[int, msgspec.Meta(ge=0, le=6)]
    mark: Literal["none", "2/4", "3+", "4"]
    players: list[Players]
    symbol: SymbolId | None = None
    solo_wild: bool = False
    effects: list[Reward] = msgspec.field(default_factory=list)


class TrainingChart(Part, frozen=True, kw_only=True):
    """Prices by column."""

    single: Annotated[list[Price], msgspec.Meta(min_length=6, max_length=6)]
    pair: Annotated[list[Price], msgspec.Meta(min_length=6, max_length=6)]
    solo_cube_column: Annotated[int, msgspec.Meta(ge=1, le=6)]


class ScribePrices(Part, frozen=True, kw_only=True):
    """Prices by slot; 0 where there is no mark."""

    one: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=20)]], msgspec.Meta(min_length=8, max_length=8)]
    two: Annotated[list[Price], msgspec.Meta(min_length=8, max_length=8)]
    three: Annotated[list[Price], msgspec.Meta(min_length=8, max_length=8)]
    discard_one: Annotated[int, msgspec.Meta(ge=1, le=20)]
    discard_two: Annotated[int, msgspec.Meta(ge=1, le=20)]
    cube_slots: list[Annotated[int, msgspec.Meta(ge=1, le=8)]]


class Bonus(Entry, frozen=True, kw_only=True):
    id: BonusId
    threshold: Annotated[int, msgspec.Meta(ge=1, le=18)]
    first: Annotated[int, msgspec.Meta(ge=1, le=40)]
    later: Annotated[int, msgspec.Meta(ge=1, le=40)]


class FirstGame(Part, frozen=True, kw_only=True):
    cards: Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
    citizens: dict[CitizenId, Annotated[int, msgspec.Meta(ge=1, le=4)]]


class SoloRank(Entry, frozen=True, kw_only=True):
    """Up to a score; the last one is above all."""

    high: int | None = None


class Requirements(Part, frozen=True, kw_only=True):
    citizens: dict[CitizenId, Annotated[int, msgspec.Meta(ge=1, le=6)]] = {}
    cities: dict[CityRequirement, Annotated[int, msgspec.Meta(ge=1, le=6)]] = {}


class Card(Removable, frozen=True, kw_only=True):
    era: Literal[1, 2, 3]
    vp: Small
    synergy: Annotated[list[SynergyId], msgspec.Meta(max_length=2)]
    requires: Requirements
    now: list[Reward | Penalty]
    ongoing: list[Lasting]
    model_price: float
    model_value: float


class SymbolEntry(Entry, frozen=True, kw_only=True):
    id: SymbolId


class CubeKindEntry(Entry, frozen=True, kw_only=True):
    id: CubeKind


class Synergy(Entry, frozen=True, kw_only=True):
    id: SynergyId


class Region(Entry, frozen=True, kw_only=True):
    id: RegionId


class Catalogue(Content, frozen=True, kw_only=True):
    """Everything in `gentes.toml`."""

    open: ClassVar = {"card": (45, 54)}

    wording: ClassVar = Content.wording | {"plural", "x", "y", "mark", "model_price", "model_value"}
    vocabulary: ClassVar = GentesVerb

    rules: Rules
    citizen: list[Citizen]
    symbol: list[SymbolEntry]
    cube_kind: list[CubeKindEntry]
    synergy: list[Synergy]
    region: list[Region]
    city: list[City]
    home_row: list[HomeRow]
    home_space: list[HomeSpace]
    action: list[Action]
    tax: list[Tax]
    action_tile: list[ActionTile]
    training_chart: TrainingChart
    scribe_prices: ScribePrices
    bonus: list[Bonus]
    first_game: list[FirstGame]
    solo_rank: list[SoloRank]
    card: list[Card]

    def faults(self) -> Iterator[Fault]:
        yield from _wrong_order(self)
        yield from _wrong_names(self)
        yield from _wrong_effects(self)
        yield from _wrong_cards(self)
        yield from _wrong_spaces(self)
        yield from _wrong_tiles(self)
        yield from _wrong_seats(self)
        yield from _wrong_removals(self)


# What the schema cannot say ------------------------------------------------------------------------

# Entries that the rules know by their numbers.
FIXED: dict[str, tuple[str, ...]] = {
    "citizen": get_args(CitizenId),
    "symbol": get_args(SymbolId),
    "cube_kind": get_args(CubeKind),
    "synergy": get_args(SynergyId),
    "region": get_args(RegionId),
    "home_row": get_args(HomeRowId),
    "action": get_args(ActionId),
    "bonus": get_args(BonusId),
}
CARDS_OF_ERA = 18
LEAST_OF_ERA = 15  # with two players ten of them are dealt or boxed (GE-702, GE-703), and the row is filled again
COUNTS = {"city": 18, "home_space": 15, "action_tile": 28, "tax": 2, "first_game": 4, "card": 3 * CARDS_OF_ERA}


def _wrong_order(found: Catalogue) -> Iterator[Fault]:
    """A pack keeps the ids and their order as they are, so these could only be wrong in our own file."""
    for section, fixed in FIXED.items():
        ids = [entry.id for entry in getattr(found, section)]
        for number, (given, wanted) in enumerate(zip_longest(ids, fixed, fillvalue="–"), start=1):
            if given != wanted:
                yield Fault(f"{section} {number}", "id", given, wanted)
    for section, count in COUNTS.items():
        if len(getattr(found, section)) != count:
            yield Fault(section, "", str(len(getattr(found, section))), str(count))
    # Opposed types stand side by side: the rules find one from the other.
    for number, citizen in enumerate(found.citizen):
        opposite = found.citizen[number ^ 1].id
        if citizen.opposite != opposite:
            yield Fault(f"citizen {citizen.id}", "opposite", citizen.opposite, opposite)


def _wrong_names(found: Catalogue) -> Iterator[Fault]:
    for section, entries in found.entries().items():
        for entry in entries:
            yield from wrong_languages(f"{section} {entry.id}", "name", entry.name)
    for citizen in found.citizen:
        yield from wrong_languages(f"citizen {citizen.id}", "plural", citizen.plural)


def _wrong_effects(found: Catalogue) -> Iterator[Fault]:
    for entry, field, effect in _lasting(found):
        for where, problem, allowed in effect.faults():
            yield Fault(entry, f"{field}.{where}", problem, allowed)
    for card in found.card:
        once = [effect.verb for effect in card.ongoing if isinstance(effect, OnceARound)]
        if len(once) > 1:
            yield Fault(f"card {card.id}", "ongoing", ", ".join(once), "≤ 1 (GE-219)")
        if sum(isinstance(effect, OnAction) for effect in card.ongoing) > 1:
            yield Fault(f"card {card.id}", "ongoing", "2 × on_action", "≤ 1")
        penal = [isinstance(effect, Penalty) for effect in card.now]
        if penal != sorted(penal):
            verbs = ", ".join(effect.verb for effect in card.now)
            yield Fault(f"card {card.id}", "now", verbs, "rewards, penalties (GE-384)")


def _lasting(found: Catalogue) -> Iterator[tuple[str, str, Lasting]]:
    """Every lasting effect: its entry, where it stands there, and itself."""
    for card in found.card:
        for number, effect in enumerate(card.ongoing, start=1):
            yield f"card {card.id}", f"ongoing {number}", effect
    for row in found.home_row:
        yield f"home_row {row.id}", "left", row.left
        yield f"home_row {row.id}", "right", row.right


def _wrong_cards(found: Catalogue) -> Iterator[Fault]:
    for number, card in enumerate(found.card):
        era = 1 + number // CARDS_OF_ERA
        if card.era != era:
            yield Fault(f"card {card.id}", "era", str(card.era), str(era))
        yield from twice(f"card {card.id}", "synergy", card.synergy)


def _wrong_spaces(found: Catalogue) -> Iterator[Fault]:
    """Spaces have symbols of their own; each side of the board has its hometowns."""
    for city in found.city:
        if city.symbol == "joker":
            yield Fault(f"city {city.id}", "symbol", city.symbol, "temple, oracle, trade")
    for space in found.home_space:
        if "joker" in space.symbols:
            yield Fault(f"home_space {space.id}", "symbols", "joker", "temple, oracle, trade")
        if space.players not in ([1, 2], [3, 4]):
            yield Fault(f"home_space {space.id}", "players", str(space.players), "[1, 2], [3, 4]")
    yield from twice("city, home_space", "id", _ids([*found.city, *found.home_space]))
    for row in found.home_row:
        if _helped(row.left) & _helped(row.right):
            yield Fault(f"home_row {row.id}", "left, right", f"{row.left.verb}, {row.right.verb}", "≠ action (GE-372)")


def _helped(effect: HomeAbility) -> set[str]:
    """The actions that a side of a row of hometowns is for: a token must never leave open which side is used."""
    if isinstance(effect, CubeAction):
        return {"an action of its own"}
    return set(FIXED["action"][1:]) if isinstance(effect, Haste) else {effect.action}


def _wrong_tiles(found: Catalogue) -> Iterator[Fault]:
    """GE-010, GE-754: a Navigator has a symbol; one tile is wild in a game alone."""
    for tile in found.action_tile:
        if (tile.action == "navigator") != (tile.symbol is not None):
            yield Fault(f"action_tile {tile.id}", "symbol", str(tile.symbol or "–"), "action = navigator ⇔ symbol")
        if tile.effects and tile.action != "leader":
            yield Fault(f"action_tile {tile.id}", "effects", str(len(tile.effects)), "action = leader")
        if tile.action == "tax":
            yield Fault(f"action_tile {tile.id}", "action", "tax", ", ".join(FIXED["action"][1:]))
    wild = [tile.id for tile in found.action_tile if tile.solo_wild]
    if len(wild) > 1:
        yield Fault("action_tile", "solo_wild", ", ".join(wild), "≤ 1")
    if [tax.hourglasses for tax in found.tax] != [1, 2] or found.tax[1].masked_in_advanced:
        yield Fault("tax", "hourglasses", ", ".join(str(tax.hourglasses) for tax in found.tax), "1, 2")


def _wrong_seats(found: Catalogue) -> Iterator[Fault]:
    """GE-107, GE-108: different cards of era I, and as many citizens as are spread otherwise."""
    cards = [card for seat in found.first_game for card in seat.cards]
    yield from twice("first_game", "cards", cards)
    yield from unknown("first_game", "cards", cards, _ids(found.card[:CARDS_OF_ERA]))
    for number, seat in enumerate(found.first_game, start=1):
        citizens = sum(seat.citizens.values())
        if citizens != found.rules.start_citizens:
            yield Fault(f"first_game {number}", "citizens", str(citizens), str(found.rules.start_citizens))
    highs = [rank.high for rank in found.solo_rank]
    bounds = [high for high in highs if high is not None]
    if highs[-1] is not None or len(bounds) != len(highs) - 1 or bounds != sorted(set(bounds)):
        yield Fault("solo_rank", "high", ", ".join(str(high or "–") for high in highs), "ascending, the last without")


def _ids(entries: Iterable[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def _wrong_removals(found: Catalogue) -> Iterator[Fault]:
    """Enough cards stay for every era, and those of the first game (GE-108)."""
    removed = {card.id for card in found.card if card.remove}
    for era in (1, 2, 3):
        left = sum(card.era == era and card.id not in removed for card in found.card)
        if left < LEAST_OF_ERA:
            yield Fault("card", f"era {era}", f"{left} ×", f"≥ {LEAST_OF_ERA} ×")
    for number, given in enumerate(found.first_game, start=1):
        for card in given.cards:
            if card in removed:
                yield Fault(f"card {card}", "remove", "true", f"≠ first_game {number}")
