"""What actions would cost and bring right now, for pages and players who plan ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.engine.events import Event
from tablee.games.gentes.rules import codes, names, scoring
from tablee.games.gentes.rules.codes import ActionType, Category, Mode, Phase, Sum
from tablee.games.gentes.rules.effects import Effect
from tablee.games.gentes.rules.lasting import ActionUse

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes


WILD = range(int(ActionType.EFFECTS))  # what the wild tile can be used for: every action of the board

# For pages ----------------------------------------------------------------------------------------


def offers(position: Gentes, seat: int) -> list[dict[str, Any]]:
    """Every source of the turn menu with what it would cost a seat, whether it is possible or not."""
    if position.over or position.phase != Phase.HEYDAY or seat == codes.NONE:
        return []
    tables = position.tables
    found = []
    for tile in range(codes.TILES):
        if position.tiles & (1 << int(tile)):
            found.append(of_tile(position, seat, tile, int(tables.tile_action[tile])))
            if tile == tables.wild and position.players == 1:
                found[-1]["coins"] = wild_cost(position, seat)
    for size in range(1 if position.advanced else 0, 2):
        found.append(offer(position, seat, ("tax", str(size + 1)), int(ActionType.TAX), 0, size + 1))
    for card in range(codes.CARDS):
        if position.played[seat] & tables.acting & ~position.marked[seat] & (1 << int(card)):
            found.append(use(position, seat, ("card", names.id_of(position, "card", card)), card))
    for space in range(codes.SPACES):
        if position.unused_homes(seat) & (1 << int(space)):
            source = "home", names.id_of(position, "space", space)
            sides = action_sides(position, int(tables.row_of[space]))
            found += [use(position, seat, source, side) for side in sides]
    return found


def action_sides(position: Gentes, row: int) -> list[int]:
    """The sides of a row of hometowns that are an action of their own, as uses."""
    first = int(codes.HOME_USES) + 2 * row
    return [side for side in (first, first + 1) if isinstance(position.tables.uses[side], ActionUse)]


def of_tile(position: Gentes, seat: int, tile: int, action: int) -> dict[str, Any]:
    """A tile used for an action."""
    tables = position.tables
    source = "tile", names.id_of(position, "action_tile", tile)
    return offer(position, seat, source, action, int(tables.tile_coins[tile]), int(tables.tile_hourglasses[tile]))


def wild_cost(position: Gentes, seat: int) -> int:
    """GE-754: the printed price, of which a card may take something off for one of the actions only; without so
    many coins, the lowest.
    """
    printed = int(position.tables.tile_coins[position.tables.wild])
    lowest = min(int(position.discounted(seat, action, printed)) for action in WILD)
    return printed if position.coins[seat] >= printed else lowest


def use(position: Gentes, seat: int, source: tuple[str, str], number: int) -> dict[str, Any]:
    """A card or a hometown used for an action."""
    found = position.tables.uses[number]
    assert isinstance(found, ActionUse)
    return offer(position, seat, source, int(found.action), int(found.coins), int(found.hourglasses))


def offer(
    position: Gentes, seat: int, source: tuple[str, str], action: int, coins: int, hourglasses: int
) -> dict[str, Any]:
    kind, name = source
    tile = 1 if kind == "tile" else 0
    strong = action in (ActionType.PHILOSOPHER, ActionType.SCRIBE)
    return {
        "kind": kind,
        "id": name,
        "action": codes.ACTIONS[action],
        "coins": int(position.discounted(seat, action, coins)),
        "hourglasses": hourglasses,
        "spaces": tile + (hourglasses + 1) // 2,
        "loose": tile + hourglasses,
        "power": coins + int(position.reach(seat, action)) if strong else 0,
    }


def needs(position: Gentes, seat: int) -> dict[str, dict[str, Any]]:
    """What each hand card still needs (GE-382, GE-383)."""
    playable = position.playable(seat)
    found = {}
    for card in range(codes.CARDS):
        if position.hand[seat] & (1 << int(card)):
            found[names.id_of(position, "card", card)] = {
                "citizens": missing_citizens(position, seat, card),
                "cities": missing_cities(position, seat, card),
                "cubes": int(position.shortfall(seat, card)),
                "playable": bool(playable & (1 << int(card))),
            }
    return found


def missing_citizens(position: Gentes, seat: int, card: int) -> dict[str, int]:
    missing = []
    virtual = int(Sum.LASTING) * seat + int(Sum.VIRTUAL)
    for kind in range(codes.TYPES):
        have = position.citizens[int(codes.TYPES) * seat + kind] + position.lasting[virtual + kind]
        missing.append(max(0, int(position.tables.needs[int(codes.TYPES) * card + kind] - have)))
    return names.counted(position, "citizen", missing)


def missing_cities(position: Gentes, seat: int, card: int) -> dict[str, int]:
    missing = {
        name: int(position.missing_cities(seat, card, number)) for number, name in enumerate(names.CITY_REQUIREMENTS)
    }
    return {name: number for name, number in missing.items() if number}


def income(position: Gentes, seat: int) -> dict[str, Any]:
    """What the next decline will bring (GE-509, GE-510): fixed amounts, and cities to choose among."""
    tables = position.tables
    effects: list[Effect] = []
    choices = []
    for region in range(codes.REGIONS):
        cities = [
            city
            for city in range(codes.CITIES)
            if position.tokens[seat] & tables.region_cities[region] & (1 << int(city))
        ]
        if len({int(tables.reward[city]) for city in cities}) > 1:
            choices.append([names.id_of(position, "city", city) for city in cities])
        elif cities:
            effects.append(tables.city_reward[cities[0]])
    for card in range(codes.CARDS):
        if position.played[seat] & tables.with_income & (1 << int(card)):
            effects += tables.income[card]
    return {**fixed_income(position, seat, effects), "choices": choices}


def fixed_income(position: Gentes, seat: int, effects: list[Effect]) -> dict[str, int]:
    """What effects add up to; cubes as far as they find room."""
    found = dict.fromkeys(codes.GOODS, 0)
    for effect in effects:
        if effect.good() != codes.NONE:
            found[codes.GOODS[effect.good()]] += int(effect.amount(position, seat))
    slots = int(position.tables.cube_slots_of_store)
    found["temple"] = min(found["temple"], slots - int(position.temple[seat]))
    found["oracle"] = min(found["oracle"], slots - int(position.oracle[seat]))
    return found


def final(position: Gentes, seat: int, shows_hand: bool) -> dict[str, int]:
    """What the final scoring has made of a seat, or would make of it as it stands, without any option used; as far as
    its hand may be known."""
    start = int(codes.CATEGORY_COUNT) * seat
    last = range(int(Category.HAND_PLACED), int(codes.CATEGORY_COUNT))
    counted = {codes.CATEGORIES[category]: int(position.tally[start + category]) for category in last}
    if position.over:
        return counted
    for category in last[1:]:
        counted[codes.CATEGORIES[category]] = int(scoring.final_points(position, seat, category))
    if position.phase != Phase.FINAL:
        # The decline before it leaves one of two on a space (GE-503), and brings one for each excess card (GE-513).
        staying = int(position.count_spaces(seat, 2)) + int(position.excess(seat))
        penalties = position.tables.hourglass_penalty
        counted["hourglasses"] = -int(penalties[min(staying, len(penalties) - 1)])
    if not shows_hand:
        counted["hand_failed"] = 0
        return counted
    for card in range(codes.CARDS):
        met = position.hand[seat] & (1 << int(card)) and position.shortfall(seat, card) == 0
        if met and position.has_cities(seat, card):
            half = (int(position.tables.vp[card]) + 1) // 2
            counted["hand_placed"] += half
            counted["hand_failed"] += half
    return counted


# Before committing ------------------------------------------------------------------------------------


def preview(position: Gentes, seat: int, action: int, told: set[str]) -> list[Event]:
    """What is said besides what a step leads to at once: the price and the time of an action that is not paid yet, how
    far it reaches, the card that it will play, cards above the hand limit. `told` is known already."""
    name, numbers = position.game.actions.decode(action)
    number = numbers[-1] if numbers else 0
    if name in ("tile", "tax", "card_action", "home_action"):
        return _cost(position, seat, name, position.game.actions.values(action), told)
    if name == "wild":
        tile = int(position.tables.wild)
        return _price(position, seat, of_tile(position, seat, tile, number), told)
    if name == "pay":
        return [Event("preview-power", {"power": number + 1 + int(position.reach(seat, position.action))})]
    if name in ("take_slot", "take_discard"):
        return _taking(position, seat, 1, "preview-excess")
    if name == "scribe_mode":
        most = _most(position, number)
        return _taking(position, seat, most, "preview-excess-all" if most > 1 else "preview-excess")
    return []


def _cost(position: Gentes, seat: int, name: str, values: dict[str, str], told: set[str]) -> list[Event]:
    kind = name.removesuffix("_action")
    wanted = next(iter(values.values()))
    for found in offers(position, seat):
        if (found["kind"], found["id"]) == (kind, wanted):
            return _price(position, seat, found, told)
    return []


def _price(position: Gentes, seat: int, found: dict[str, Any], told: set[str]) -> list[Event]:
    """What a source will cost, where it is not paid at once; the time that it takes, where hourglasses may be stacked;
    and its power."""
    time = {"spaces": found["spaces"], "loose": found["loose"], "free": int(position.free(seat))}
    lines = []
    if found["coins"] and "coins" not in told:
        lines.append(Event("preview-cost", {"coins": found["coins"], **time}))
    elif found["spaces"] != found["loose"] or "spaces" not in told:
        lines.append(Event("preview-time", time))
    if found["power"]:
        lines.append(Event("preview-power", {"power": found["power"]}))
    if found["action"] == "leader" and position.round < position.tables.rounds:
        lines.append(Event("preview-first", {}))
    return lines + ([] if "played" in told else _playing_alone(position, seat, found))


def _playing_alone(position: Gentes, seat: int, found: dict[str, Any]) -> list[Event]:
    """The only card that a Chronicler can play: it is played without a question."""
    if found["action"] != "chronicler":
        return []
    hourglasses, tile = found["hourglasses"], found["kind"] == "tile"
    if tile:
        hourglasses = max(0, hourglasses - int(position.best_haste(seat)))
    spaces = int(position.free(seat)) - int(tile) - (hourglasses + 1) // 2
    cards = int(position.fitting(position.playable(seat), spaces))
    if cards.bit_count() != 1:
        return []
    card = cards.bit_length() - 1
    return [Event("preview-plays", {"card": names.id_of(position, "card", card)})]


def _taking(position: Gentes, seat: int, cards: int, key: str) -> list[Event]:
    """GE-513: so many cards more, where they exceed the hand limit."""
    limit = int(position.hand_limit(seat))
    excess = int(position.hand[seat]).bit_count() + cards - limit
    return [Event(key, {"cards": excess, "limit": limit})] if excess > 0 else []


def _most(position: Gentes, mode: int) -> int:
    """The most cards that a way to take them gives (GE-332)."""
    if mode >= Mode.DISCARD1:
        return min(mode - int(Mode.DISCARD1) + 1, int(position.discard).bit_count())
    return min(mode + 1, int(position.slots_in_reach(mode + 1, position.power)).bit_count())
