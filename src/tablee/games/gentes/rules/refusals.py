"""Why an action is not possible now, with the number of the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tablee.engine.events import NOT_ASKED, Event, Refusal, Value
from tablee.games.gentes.rules import breakdown, codes, names
from tablee.games.gentes.rules.codes import ActionType, Mode, Phase
from tablee.games.gentes.rules.lasting import ActionUse, Exchange

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes

EXTRAS = ("exchange", "extra_swap", "extra_trio")
# What each question may be answered with, by the names of the action table's blocks.
ANSWERS = {
    "draft": ("draft",),
    "citizens": ("assign",),
    "turn": ("tile", "tax", "card_action", "home_action", *EXTRAS, "end_turn"),
    "wild": ("wild",),
    "modifiers": ("use_card", "use_home", "no_more"),
    "amount": ("pay",),
    "stack": ("stack",),
    "train_count": ("train_count",),
    "train": ("train",),
    "scribe_mode": ("scribe_mode",),
    "take": ("take_slot", "take_discard", "stop"),
    "lift": ("lift", "skip"),
    "place": ("place",),
    "region": ("region",),
    "play": ("play",),
    "gain_citizen": ("gain_type",),
    "lose_citizen": ("lose_type",),
    "cube": ("cube_kind",),
    "clear": ("clear",),
    "city": ("city",),
    "reward_card": ("take_slot", "take_discard", "stop", "skip"),
    "penalty": ("stack",),
    "swap": ("swap", "stop"),
    "swap_again": ("swap", "stop"),
    "closing": (*EXTRAS, "end_turn"),
    "era_cube": ("cube_kind",),
    "income": ("city",),
    "excess": ("stack",),
    "synergy": ("synergy",),
    "interlude": (*EXTRAS, "go_on"),
    "final": ("extra_swap", "extra_trio", "final_play", "final_done"),
}


def reason(position: Gentes, seat: int, question: int, action: int) -> Refusal:
    """The first rule against an action that is not legal."""
    name, numbers = position.game.actions.decode(action)
    asked = position.game.questions[question]
    if name == "pause" and position.pausing:
        return Refusal("GE-406", "refuse-pausing")
    if name not in ANSWERS[asked]:
        return Refusal("GE-206", NOT_ASKED)
    number = numbers[0] if numbers else 0
    if name in ("tile", "card_action", "home_action", "tax"):
        return _no_source(position, seat, name, number)
    if name in ("play", "final_play"):
        return _unplayable(position, seat, number)
    if name == "exchange":
        return _no_exchange(position, seat, number)
    if name in ("extra_swap", "extra_trio", "swap"):
        return _no_cube_option(position, seat, name, numbers)
    if name in ("use_card", "use_home"):
        return _no_modifier(position, seat, name, number)
    if name in ("train", "gain_type", "lose_type"):
        return _no_citizen(position, seat, name, number)
    if name in ("take_slot", "take_discard", "stop", "skip"):
        return _no_card(position, asked, name, number)
    if name in ("lift", "place"):
        return _no_space(position, name, number)
    return _other(position, name, number)


def _other(position: Gentes, name: str, number: int) -> Refusal:
    if name == "end_turn":
        return Refusal("GE-203", "refuse-must-act")
    if name == "wild":
        if number == ActionType.TAX and position.advanced:
            return Refusal("GE-114", "refuse-tax-masked")
        return Refusal("GE-754", "refuse-wild", _named(position, "action", number))
    if name == "no_more":
        fits = position.fits(position.active, position.hourglasses)
        return Refusal("GE-216" if fits else "GE-215", "refuse-modifier-needed")
    if name == "pay":
        return Refusal("GE-375", "refuse-amount", {"amount": number + 1})
    if name == "stack":
        return Refusal("GE-213", "refuse-stack", {"pairs": number})
    if name == "train_count":
        return Refusal("GE-313" if number == 0 else "GE-314", "refuse-power", {"power": int(position.power)})
    if name == "scribe_mode":
        return Refusal("GE-332", "refuse-power", {"power": int(position.power)})
    if name == "synergy":
        named = _named(position, "synergy", number) | _named(position, "card", int(position.card))
        return Refusal("GE-387", "refuse-synergy", named)
    if name == "region":
        return Refusal("GE-353", "refuse-region", _named(position, "region", number))
    if name == "city":
        rule = "GE-509" if position.phase == Phase.DECLINE else "GE-384"
        return Refusal(rule, "refuse-city", _named(position, "city", number))
    return Refusal("GE-109", "refuse-not-laid", _named(position, "card", number))  # only a draft is left


def _named(position: Gentes, section: str, number: int) -> dict[str, Value]:
    return {section: names.id_of(position, section, number)}


# Sources of actions (GE-215 to GE-218) --------------------------------------------------------------


def _no_source(position: Gentes, seat: int, name: str, number: int) -> Refusal:
    if name == "tax":
        return Refusal("GE-114", "refuse-tax-masked")
    if name == "tile":
        return _no_tile(position, seat, number)
    if name == "card_action":
        refused = _no_use_of_card(position, seat, number)
        if refused is not None:
            return refused
        if not position.tables.acting & (1 << number):
            return Refusal("GE-218", "refuse-no-cube-action", _named(position, "card", number))
        return _no_use(position, seat, number)
    space = number + int(codes.CITIES)
    refused = _no_use_of_home(position, seat, space)
    if refused is not None:
        return refused
    row = int(position.tables.row_of[space])
    sides = breakdown.action_sides(position, row)
    if not sides:
        return Refusal("GE-371", "refuse-home-no-action", _named(position, "space", space))
    return _no_use(position, seat, sides[0])


def _no_use(position: Gentes, seat: int, number: int) -> Refusal:
    use = position.tables.uses[number]
    assert isinstance(use, ActionUse)
    wanted = Wanted(int(use.action), int(use.coins), (int(use.hourglasses) + 1) // 2, int(use.symbol))
    return _no_action(position, seat, wanted)


def _no_use_of_card(position: Gentes, seat: int, card: int) -> Refusal | None:
    named = _named(position, "card", card)
    if not position.played[seat] & (1 << card):
        return Refusal("GE-218", "refuse-not-in-play", named)
    if position.marked[seat] & (1 << card):
        return Refusal("GE-218", "refuse-used-card", named)
    return None


def _no_use_of_home(position: Gentes, seat: int, space: int) -> Refusal | None:
    named = _named(position, "space", space)
    if not position.board & (1 << space):
        return Refusal("GE-001", "refuse-other-side", named)
    if not position.tokens[seat] & (1 << space):
        return Refusal("GE-372", "refuse-not-your-token", named)
    if position.marked_homes[seat] & (1 << space):
        return Refusal("GE-372", "refuse-used-home", named)
    return None


def _no_tile(position: Gentes, seat: int, tile: int) -> Refusal:
    named: dict[str, Value] = {"tile": names.id_of(position, "action_tile", tile)}
    if not position.tiles & (1 << tile):
        holder = next((p for p, content in enumerate(position.track) if content == codes.TILE + tile), None)
        if holder is None:
            return Refusal("GE-011", "refuse-tile-not-in-game", named)
        return Refusal("GE-212", "refuse-tile-taken", {**named, "seat": holder // int(codes.TRACK)})
    tables = position.tables
    hourglasses = max(0, int(tables.tile_hourglasses[tile] - position.best_haste(seat)))
    needed = 1 + (hourglasses + 1) // 2
    if needed > position.free(seat):
        return _no_time("GE-215", needed, int(position.free(seat)))
    if tile == tables.wild and position.players == 1:
        return _no_coins(position, seat, breakdown.wild_cost(position, seat))
    action, symbol = int(tables.tile_action[tile]), int(tables.tile_symbol[tile])
    return _no_action(position, seat, Wanted(action, int(tables.tile_coins[tile]), needed, symbol))


def _no_time(rule: str, needed: int, free: int) -> Refusal:
    return Refusal(rule, "refuse-time", {"spaces": needed, "free": free})


def _no_coins(position: Gentes, seat: int, cost: int) -> Refusal:
    return Refusal("GE-216", "refuse-coins", {"cost": cost, "coins": int(position.coins[seat])})


class Wanted(NamedTuple):
    """An action that a seat would like to carry out."""

    action: int
    coins: int
    spaces: int
    symbol: int


def _no_action(position: Gentes, seat: int, wanted: Wanted) -> Refusal:
    """Too little time, too few coins, or nothing that it could do."""
    action, coins, needed, symbol = wanted
    free = int(position.free(seat))
    if needed > free:
        return _no_time("GE-215", needed, free)
    cost = int(position.discounted(seat, action, coins))
    if cost > position.coins[seat]:
        return _no_coins(position, seat, cost)
    if action == ActionType.CHRONICLER:
        penalty = int(position.least_penalty(position.playable(seat)))
        if position.playable(seat):
            return _no_time("GE-386", needed + penalty, free)
        return Refusal("GE-217", "refuse-no-playable")
    if action == ActionType.NAVIGATOR:
        return Refusal("GE-217", "refuse-no-space", _named(position, "symbol", symbol))
    return Refusal("GE-217", "refuse-power", {"power": coins + int(position.reach(seat, action))})


def _no_modifier(position: Gentes, seat: int, name: str, number: int) -> Refusal:
    if name == "use_card":
        refused = _no_use_of_card(position, seat, number)
        return refused or Refusal("GE-219", "refuse-card-no-help", _named(position, "card", number))
    space = number + int(codes.CITIES)
    refused = _no_use_of_home(position, seat, space)
    if refused is not None:
        return refused
    row = int(position.tables.row_of[space])
    # Another token of the row may have done it already: a price is chosen once, a tax doubled once.
    rule = "GE-220" if position.used_homes & position.tables.row_spaces[row] else "GE-374"
    return Refusal(rule, "refuse-home-no-help", _named(position, "space", space))


# Cards ----------------------------------------------------------------------------------------------


def _unplayable(position: Gentes, seat: int, card: int) -> Refusal:
    """GE-381 to GE-386."""
    named = _named(position, "card", card)
    if not position.hand[seat] & (1 << card):
        return Refusal("GE-381", "refuse-not-in-hand", named)
    cities = breakdown.missing_cities(position, seat, card)
    if cities:
        missing = tuple(Event("refuse-missing-city", {"what": kind, "n": n}) for kind, n in cities.items())
        return Refusal("GE-383", "refuse-missing", {**named, "missing": missing})
    if position.shortfall(seat, card) > position.oracle[seat]:
        citizens = breakdown.missing_citizens(position, seat, card)
        lacking = tuple(Event("refuse-missing-citizen", {"citizen": kind, "n": n}) for kind, n in citizens.items())
        return Refusal("GE-382", "refuse-missing", {**named, "missing": lacking})
    return _no_time("GE-386", int(position.tables.penalty_spaces[card]), int(position.free(seat)))


def _no_card(position: Gentes, asked: str, name: str, number: int) -> Refusal:
    if name == "skip":
        if asked == "lift":
            return Refusal("GE-355", "refuse-must-move")
        return Refusal("GE-333", "refuse-stop-instead")
    if name == "stop":
        if asked == "swap":
            return Refusal("GE-402", "refuse-must-swap")
        return Refusal("GE-333", "refuse-skip-instead")
    if name == "take_slot":
        if position.mode >= Mode.DISCARD1:
            return Refusal("GE-332", "refuse-not-from-row")
        return Refusal("GE-332", "refuse-slot", {"slot": number + 1})
    return Refusal("GE-332", "refuse-not-in-discard", _named(position, "card", number))


def _no_exchange(position: Gentes, seat: int, card: int) -> Refusal:
    refused = _no_use_of_card(position, seat, card)
    if refused is not None:
        return refused
    named = _named(position, "card", card)
    use = position.tables.uses[card]
    if not isinstance(use, Exchange):
        return Refusal("GE-401", "refuse-no-exchange", named)
    if use.pay <= position.coins[seat]:  # then it is only within an action that it cannot be used
        return Refusal("GE-388" if card == position.card else "GE-406", "refuse-exchange-waits", named)
    return _no_coins(position, seat, int(use.pay))


# Cubes, citizens and spaces ---------------------------------------------------------------------------


def _no_cube_option(position: Gentes, seat: int, name: str, numbers: tuple[int, ...]) -> Refusal:
    """GE-402, GE-404."""
    if name == "extra_swap":
        key = "refuse-no-temple-cube" if position.temple[seat] == 0 else "refuse-no-citizens"
        return Refusal("GE-402", key)
    if name == "extra_trio":
        temple, kind = numbers
        if temple > position.temple[seat] or 3 - temple > position.oracle[seat]:
            return Refusal("GE-404", "refuse-cubes", {"temple": temple, "oracle": 3 - temple})
        return Refusal("GE-404", "refuse-type-full", _named(position, "citizen", kind))
    lost, gained = numbers
    if lost == gained:
        return Refusal("GE-402", "refuse-same-type")
    if position.citizens[int(codes.TYPES) * seat + lost] == 0:
        return Refusal("GE-402", "refuse-type-empty", _named(position, "citizen", lost))
    return Refusal("GE-402", "refuse-type-full", _named(position, "citizen", gained))


def _no_citizen(position: Gentes, seat: int, name: str, kind: int) -> Refusal:
    named = _named(position, "citizen", kind)
    if name == "lose_type":
        return Refusal("GE-385", "refuse-type-empty", named)
    if position.citizens[int(codes.TYPES) * seat + kind] >= codes.TYPES:
        return Refusal("GE-315" if name == "train" else "GE-003", "refuse-type-full", named)
    # Within reach of one citizen, it is the price of two that is too high.
    rule = "GE-314" if position.types_in_reach(position.power, False) & (1 << kind) else "GE-313"
    return Refusal(rule, "refuse-type-out-of-reach", {**named, "power": int(position.power)})


def _no_space(position: Gentes, name: str, space: int) -> Refusal:
    named = _named(position, "space", space)
    if not position.board & (1 << space):
        return Refusal("GE-001", "refuse-other-side", named)
    if name == "lift":
        return Refusal("GE-355", "refuse-not-your-token", named)
    if space == position.lifted:
        return Refusal("GE-355", "refuse-same-space", named)
    for seat in range(position.players):
        if position.tokens[seat] & (1 << space):
            return Refusal("GE-008", "refuse-occupied", {**named, "seat": seat})
    return Refusal("GE-351", "refuse-symbol", {**named, **_named(position, "symbol", int(position.symbol))})
