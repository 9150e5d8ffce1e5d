"""The content by number, as the compiled rules want it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.gentes.content.catalogue import Card, Catalogue, CityRequirement
from tablee.games.gentes.content.vocabulary import (
    ONCE_A_ROUND,
    VERBS,
    ActionId,
    CitizenId,
    Count,
    CubeKind,
    Effect,
    SymbolId,
    SynergyId,
)
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.state import Tables

ACTIONS: tuple[str, ...] = get_args(ActionId)
CITIZENS: tuple[str, ...] = get_args(CitizenId)
COUNTS: tuple[str, ...] = get_args(Count)
CUBES: tuple[str, ...] = get_args(CubeKind)
SYMBOLS: tuple[str, ...] = get_args(SymbolId)
SYNERGIES: tuple[str, ...] = get_args(SynergyId)
CITY_NEEDS: tuple[str, ...] = get_args(CityRequirement)
NONE = int(codes.NONE)

# What works once a round, by what it is for.
ACTING = ("action", "effect_action")
MODIFYING = ("tax_double", "pay_any", "extra_train", "haste")


def of_content(content: Catalogue) -> Tables:
    tables = Tables()
    tables.ids = _ids(content)
    _fill_effects(tables, content)
    _fill_uses(tables, content)
    _fill_cards(tables, content.card)
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


def _fill_effects(tables: Tables, content: Catalogue) -> None:
    """All rewards and penalties in the order of the lists in `codes`."""
    rows: list[int] = []
    first: list[int] = []
    for effects in (
        *(card.now for card in content.card),
        *(_nested(card, "decline") for card in content.card),
        *(_nested(card, "effect_action", "exchange") for card in content.card),
        *(_nested(card, "on_action") for card in content.card),
        *([city.reward] for city in content.city),
        *(tile.effects for tile in content.action_tile),
    ):
        first.append(len(rows))
        for effect in effects:
            rows.extend(_row(effect))
    tables.rows = _numbers(rows)
    tables.first = _numbers([*first, len(rows)])


def _nested(card: Card, *verbs: str) -> list[Effect]:
    """The effects within a card's lasting effects of some verbs."""
    return [nested for effect in card.ongoing if effect.verb in verbs for nested in effect.effects or []]


def _row(effect: Effect) -> list[int]:
    """An effect in five numbers; which fields share a column, the verbs tell apart."""
    what = effect.slots or 0
    if effect.kind is not None:
        what = CUBES.index(effect.kind)
    elif effect.type is not None:
        what = CITIZENS.index(effect.type)
    elif effect.symbol is not None:
        what = SYMBOLS.index(effect.symbol)
    elif effect.what is not None:
        what = COUNTS.index(effect.what)
    return [VERBS.index(effect.verb), what, effect.n or 0, effect.per or 1, effect.max or 0]


def _fill_uses(tables: Tables, content: Catalogue) -> None:
    """What each card and each row of hometowns can be used for once a round."""
    cards = [next((effect for effect in card.ongoing if effect.verb in ONCE_A_ROUND), None) for card in content.card]
    homes = [side for row in content.home_row for side in (row.left, row.right)]
    tables.uses = _numbers(number for effect in (*cards, *homes) for number in _use(effect))
    tables.acting = _cards_with(content.card, ACTING)
    tables.exchanging = _cards_with(content.card, ("exchange",))
    tables.modifying = _cards_with(content.card, MODIFYING)


def _use(effect: Effect | None) -> list[int]:
    if effect is None:
        return [int(codes.NO_USE), NONE, 0, 0, NONE, 0, 0]
    action = ACTIONS.index(effect.action) if effect.action is not None else NONE
    return [
        VERBS.index(effect.verb),
        int(codes.EFFECTS) if effect.verb == "effect_action" else action,
        effect.coins or effect.pay or effect.low or 0,
        effect.hourglasses or 0,
        NONE if effect.symbol is None else SYMBOLS.index(effect.symbol),
        effect.n or 0,
        effect.high or 0,
    ]


# Cards --------------------------------------------------------------------------------------------


def _fill_cards(tables: Tables, cards: Sequence[Card]) -> None:
    tables.needs = _numbers(dict(card.requires.citizens).get(t, 0) for card in cards for t in get_args(CitizenId))
    tables.city_needs = _numbers(card.requires.cities.get(n, 0) for card in cards for n in get_args(CityRequirement))
    tables.wants_cities = _set(number for number, card in enumerate(cards) if card.requires.cities)
    tables.vp = _numbers(card.vp for card in cards)
    tables.synergy = _numbers(_set(SYNERGIES.index(symbol) for symbol in card.synergy) for card in cards)
    tables.of_synergy = _numbers(
        _set(number for number, card in enumerate(cards) if symbol in card.synergy) for symbol in SYNERGIES
    )
    tables.penalty_spaces = _numbers(
        sum(((effect.n or 0) + 1) // 2 for effect in card.now if effect.verb == "add_hourglass") for card in cards
    )
    tables.lasting = _numbers(number for card in cards for number in _lasting(card))
    triggers = [next((e.action for e in card.ongoing if e.verb == "on_action"), None) for card in cards]
    tables.trigger = _numbers(NONE if action is None else ACTIONS.index(action) for action in triggers)
    tables.triggering = _cards_with(cards, ("on_action",))
    tables.with_income = _cards_with(cards, ("decline",))


def _lasting(card: Card) -> list[int]:
    """What a card adds always, in the order of `codes`."""
    found = [0] * int(codes.LASTING)
    for effect in card.ongoing:
        n = effect.n or 0
        action = ACTIONS.index(effect.action) if effect.action is not None else 0
        if effect.verb == "virtual" and effect.type is not None:
            found[CITIZENS.index(effect.type)] += n
        elif effect.verb == "tax_plus":
            found[codes.TAX_PLUS] += n
        elif effect.verb == "reach":
            found[codes.REACH + action] += n
        elif effect.verb == "discount":
            found[codes.DISCOUNT + action] += n
        elif effect.verb == "hand_limit":
            found[codes.HAND_LIMIT] += n
    return found


def _cards_with(cards: Sequence[Card], verbs: Sequence[str]) -> int:
    """The cards with a lasting effect of some verbs."""
    return _set(number for number, card in enumerate(cards) if any(effect.verb in verbs for effect in card.ongoing))


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
    tables.reward = _numbers(rewards.index(reward) for reward in rewards)


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
    tables.tile_coins = _numbers(tile.coins for tile in tiles)
    tables.tile_hourglasses = _numbers(tile.hourglasses for tile in tiles)
    tables.tile_symbol = _numbers(NONE if tile.symbol is None else SYMBOLS.index(tile.symbol) for tile in tiles)
    tables.wild = next((number for number, tile in enumerate(tiles) if tile.solo_wild), NONE)


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
