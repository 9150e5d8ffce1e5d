"""The content by number, as the compiled rules want it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.numbering import names_of
from tablee.games.gentes.content.catalogue import BonusId, Card, Catalogue, CityRequirement
from tablee.games.gentes.content.vocabulary import ActionId, CitizenId, CubeKind, GentesVerb, SymbolId, SynergyId
from tablee.games.gentes.rules import codes, effects, lasting
from tablee.games.gentes.rules.codes import ActionType, Bonus, Category, CityNeed, Count, Symbol
from tablee.games.gentes.rules.effects import Effect
from tablee.games.gentes.rules.lasting import ActionUse, Decline, Exchange, Lasting, Modifier, OnAction, Use
from tablee.games.gentes.rules.state import Tables

ACTIONS: tuple[str, ...] = get_args(ActionId)
CITIZENS: tuple[str, ...] = get_args(CitizenId)
SYMBOLS: tuple[str, ...] = get_args(SymbolId)
SYNERGIES: tuple[str, ...] = get_args(SynergyId)
CITY_NEEDS: tuple[str, ...] = get_args(CityRequirement)
COUNTS = names_of(Count)
NONE = int(codes.NONE)

# The words that stand in the fields of effects, by number.
WORDS: dict[str, tuple[str, ...]] = {
    "action": ACTIONS,
    "kind": get_args(CubeKind),
    "type": CITIZENS,
    "symbol": SYMBOLS,
    # What is counted, before and after the point.
    "what": COUNTS,
    "citizen": CITIZENS,
    "synergy": SYNERGIES,
}
# Where the rules have constants for entries of the content, these have the same names in the same order.
for enumeration, ids in ((ActionType, ActionId), (Symbol, SymbolId), (CityNeed, CityRequirement), (Bonus, BonusId)):
    if names_of(enumeration)[: len(get_args(ids))] != get_args(ids):
        raise ValueError(f"{enumeration.__name__} must be numbered as {get_args(ids)}")


def of_content(content: Catalogue) -> Tables:
    tables = Tables()
    tables.ids = _ids(content)
    tables.removed = sum(1 << number for number, card in enumerate(content.card) if card.remove)
    tables.effects = []
    _fill_cards(tables, content.card)
    _fill_uses(tables, content)
    _fill_spaces(tables, content)
    _fill_tiles(tables, content)
    _fill_prices(tables, content)
    rules = content.rules
    tables.rounds = rules.rounds
    tables.cube_slots_of_store = rules.cube_slots
    tables.hand_limit = rules.hand_limit
    tables.start_citizens = rules.start_citizens
    tables.row_slots = rules.row_slots
    tables.coins_per_vp = rules.coins_per_final_vp
    tables.cubes_per_vp = rules.cubes_per_final_vp
    tables.hourglass_penalty = _numbers(rules.final_hourglass_penalty)
    tables.thresholds = _numbers(bonus.threshold for bonus in content.bonus)
    tables.first_bonus = _numbers(bonus.first for bonus in content.bonus)
    tables.later_bonus = _numbers(bonus.later for bonus in content.bonus)
    return tables


def _ids(content: Catalogue) -> dict[str, list[str]]:
    found = {section: [entry.id for entry in entries] for section, entries in content.entries().items()}
    found["space"] = found["city"] + found["home_space"]
    return found


# Effects ------------------------------------------------------------------------------------------


def rule(tables: Tables, verb: GentesVerb, source: str) -> Any:
    """What the rules make of an effect: their class of the same name, with the same fields as numbers, and the id of
    what has it."""
    name = type(verb).__name__
    found = getattr(effects if hasattr(effects, name) else lasting, name)()
    for field in verb.__struct_fields__:
        value = getattr(verb, field)
        if field == "effects":
            found.effects = _effects(tables, value, source)
        elif field == "what":
            what, _, which = value.partition(".")
            found.what, found.which = COUNTS.index(what), WORDS[what].index(which) if which else NONE
        elif value is not None:
            setattr(found, field, WORDS[field].index(value) if field in WORDS else value)
    if isinstance(found, Effect):
        found.source = source
        found.number = len(tables.effects)
        tables.effects.append(found)
    return found


def _effects(tables: Tables, verbs: Iterable[GentesVerb], source: str) -> list[Effect]:
    return [rule(tables, verb, source) for verb in verbs]


def _fill_uses(tables: Tables, content: Catalogue) -> None:
    """What each card and each row of hometowns can be used for once a round."""
    cards = [next((effect for effect in own if isinstance(effect, Use)), Use()) for own in tables.ongoing]
    tables.uses = cards + [rule(tables, side, row.id) for row in content.home_row for side in (row.left, row.right)]
    for number, use in enumerate(tables.uses):
        use.number = number
    tables.saved = _numbers(use.saved() for use in tables.uses)
    tables.acting = _cards_with(tables, ActionUse)
    tables.exchanging = _cards_with(tables, Exchange)
    tables.interrupting = sum(
        1 << card
        for card, use in enumerate(tables.uses)
        if isinstance(use, Exchange) and all(effect.self_contained() for effect in use.effects)
    )
    tables.modifying = _cards_with(tables, Modifier)


# Cards --------------------------------------------------------------------------------------------


def _fill_cards(tables: Tables, cards: Sequence[Card]) -> None:
    tables.now = [_effects(tables, card.now, card.id) for card in cards]
    tables.ongoing = [[rule(tables, verb, card.id) for verb in card.ongoing] for card in cards]
    tables.income = [[e for own in card if isinstance(own, Decline) for e in own.effects] for card in tables.ongoing]
    tables.after = [[e for own in card if isinstance(own, OnAction) for e in own.effects] for card in tables.ongoing]
    triggers = [next((own.action for own in card if isinstance(own, OnAction)), NONE) for card in tables.ongoing]
    tables.trigger = _numbers(triggers)
    tables.triggering = _cards_with(tables, OnAction)
    tables.with_income = _cards_with(tables, Decline)
    tables.penalty_spaces = _numbers(sum(effect.spaces() for effect in now) for now in tables.now)
    tables.needs = _numbers(dict(card.requires.citizens).get(t, 0) for card in cards for t in get_args(CitizenId))
    tables.city_needs = _numbers(card.requires.cities.get(n, 0) for card in cards for n in get_args(CityRequirement))
    tables.wants_cities = _set(number for number, card in enumerate(cards) if card.requires.cities)
    tables.vp = _numbers(card.vp for card in cards)
    tables.synergy = _numbers(_set(SYNERGIES.index(symbol) for symbol in card.synergy) for card in cards)
    tables.of_synergy = _numbers(
        _set(number for number, card in enumerate(cards) if symbol in card.synergy) for symbol in SYNERGIES
    )


def _cards_with(tables: Tables, kind: type[Lasting]) -> int:
    """The cards with a lasting effect of some kind."""
    return _set(card for card, own in enumerate(tables.ongoing) if any(isinstance(effect, kind) for effect in own))


# Spaces and tiles ---------------------------------------------------------------------------------


def _fill_spaces(tables: Tables, content: Catalogue) -> None:
    homes = len(content.city)
    symbols: list[list[str]] = [[city.symbol] for city in content.city]
    symbols += [list(space.symbols) for space in content.home_space]
    tables.symbol_spaces = _numbers(
        _set(space for space, own in enumerate(symbols) if symbol in own or symbol == "joker") for symbol in SYMBOLS
    )
    regions = [region.id for region in content.region]
    tables.region_of = _numbers(regions.index(city.region) for city in content.city)
    tables.region_cities = _numbers(
        _set(number for number, city in enumerate(content.city) if city.region == region) for region in regions
    )
    rows = [row.id for row in content.home_row]
    tables.row_of = _numbers([*([NONE] * homes), *(rows.index(space.row) for space in content.home_space)])
    tables.row_spaces = _numbers(
        _set(homes + number for number, space in enumerate(content.home_space) if space.row == row) for row in rows
    )
    rewards = [city.reward for city in content.city]
    tables.city_reward = [rule(tables, city.reward, city.id) for city in content.city]
    for reward in tables.city_reward:
        reward.category = Category.CITIES
    tables.reward = _numbers(map(rewards.index, rewards))


def board(content: Catalogue, players: int) -> int:
    """GE-001: the spaces of the side of the board that so many players use, a set."""
    homes = len(content.city)
    fitting = (homes + number for number, space in enumerate(content.home_space) if players in space.players)
    return _set([*range(homes), *fitting])


def tiles(content: Catalogue, players: int) -> int:
    """GE-011: the tiles in the game, a set."""
    return _set(number for number, tile in enumerate(content.action_tile) if players in tile.players)


def _fill_tiles(tables: Tables, content: Catalogue) -> None:
    tiles = content.action_tile
    tables.tile_action = _numbers(ACTIONS.index(tile.action) for tile in tiles)
    tables.tile_effects = [_effects(tables, tile.effects, tile.id) for tile in tiles]
    tables.tile_coins = _numbers(tile.coins for tile in tiles)
    tables.tile_hourglasses = _numbers(tile.hourglasses for tile in tiles)
    tables.tile_symbol = _numbers(NONE if tile.symbol is None else SYMBOLS.index(tile.symbol) for tile in tiles)
    tables.wild = next((number for number, tile in enumerate(tiles) if tile.solo_wild), NONE)
    tables.leader = next(number for number, tile in enumerate(tiles) if tile.action == "leader")


def _fill_prices(tables: Tables, content: Catalogue) -> None:
    tables.single = _numbers(content.training_chart.single)
    tables.pair = _numbers(content.training_chart.pair)
    tables.chart_cube_column = content.training_chart.solo_cube_column - 1
    prices = content.scribe_prices
    tables.slot_reach = _numbers(
        _reach(by_slot, power) for by_slot in (prices.one, prices.two, prices.three) for power in range(codes.POWERS)
    )
    tables.discard_prices = _numbers([prices.discard_one, prices.discard_two])
    tables.cube_slots = _numbers(slot - 1 for slot in prices.cube_slots)
    tables.tax_coins = _numbers(tax.coins for tax in content.tax)


def _reach(prices: Sequence[int], power: int) -> int:
    """GE-332: the right-most slot with a mark that the power pays; 0 for none."""
    return max((slot for slot, price in enumerate(prices, start=1) if 0 < price <= power), default=0)


def _numbers(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _set(members: Iterable[int]) -> int:
    """A bit for each member."""
    return sum(1 << member for member in set(members))
