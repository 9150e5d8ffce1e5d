"""What an action would cost and give right now, and which cards make it so.

Every number is put together from the same parts that the rules add up (the methods of `ActionModifier`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.engine.events import Event
from tablee.games.age_of_civilization.rules import actions, codes, names
from tablee.games.age_of_civilization.rules.codes import CardAction, Resource
from tablee.games.age_of_civilization.rules.effects import ActionModifier
from tablee.games.age_of_civilization.rules.effects_triggered import TurnAction

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization
    from tablee.games.age_of_civilization.rules.queries import PositionQueries


class Part(msgspec.Struct, frozen=True):
    """A card, and what it adds."""

    source: str
    amount: int


class Sum(msgspec.Struct, frozen=True):
    """A printed number, what changes it, and what comes out."""

    base: int
    parts: list[Part]
    total: int


def cost(position: PositionQueries, seat: int, action: int, aim: int, at_turn_end: bool = False) -> Sum:
    """AC-072: "cost 4, −1 Byzantium, −1 Harappa = 2"."""
    parts = _parts(position, seat, lambda by: -by.reduction(position, seat, action, aim, at_turn_end))
    if action == CardAction.WONDER and aim != codes.NONE and position.wonder_coins[aim]:
        parts.append(Part(names.id_of(position, "wonder", aim), -int(position.wonder_coins[aim])))
    return Sum(int(position.base_cost(action)), parts, int(position.cost(seat, action, aim, at_turn_end)))


def workers(position: PositionQueries, seat: int, action: int) -> Sum:
    """AC-075."""
    parts = _parts(position, seat, lambda by: by.added_workers(action))
    return Sum(int(position.tables.workers[action]), parts, int(position.workers_needed(seat, action)))


def gain(position: PositionQueries, seat: int, action: int, aim: int, resource: int) -> Sum:
    """AC-074: points or coins; bonuses on Conquest need the comparison to be won (AC-065)."""
    won = action != CardAction.CONQUEST or position.is_highest(seat)
    parts = _parts(position, seat, lambda by: by.added_gain(action, aim, resource)) if won else []
    extra = int(position.scenario_gain(action, resource))
    if extra:
        parts.append(Part(position.options["mode"], extra))
    base = int(position.printed_gain(seat, action, resource))
    return Sum(base, parts, int(position.gain_of(seat, action, aim, resource)))


def _parts(position: PositionQueries, seat: int, added: Callable[[ActionModifier], int]) -> list[Part]:
    """The active effects that add something."""
    changes = [(int(modifier.source), int(added(modifier))) for modifier in position.abilities[seat].modifiers]
    return [Part(names.source_id(position, source), amount) for source, amount in changes if amount]


# For pages ----------------------------------------------------------------------------------------


def offers(position: Civilization) -> list[dict[str, Any]]:
    """The actions that the active seat has slots for, with their numbers as they are for it now."""
    seat = int(position.active)
    if position.over or seat == codes.NONE:
        return []
    offered = position.on_offer(seat)
    usable = offered | position.abilities[seat].private
    return [offer(position, seat, action, offered) for action in range(codes.CARD_ACTIONS) if usable & (1 << action)]


def offer(position: Civilization, seat: int, action: int, offered: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "action": names.id_of(position, "action", action),
        "free": int(position.free_slots(seat, action, offered)),
        "workers": msgspec.to_builtins(workers(position, seat, action)),
        "points": msgspec.to_builtins(gain(position, seat, action, codes.NONE, Resource.POINTS)),
        "coins": msgspec.to_builtins(gain(position, seat, action, codes.NONE, Resource.COINS)),
    }
    if position.would_do_something(seat, action):
        shown["cost"] = msgspec.to_builtins(cost(position, seat, action, codes.NONE))
    aims = _aims(position, seat, action)
    if aims is not None:
        section, numbers = aims
        shown["costs"] = {
            names.id_of(position, section, number): msgspec.to_builtins(cost(position, seat, action, number))
            for number in numbers
        }
    return shown


def _aims(position: Civilization, seat: int, action: int) -> tuple[str, list[int]] | None:
    """What an action can be for."""
    if action == CardAction.WONDER:
        return "wonder", [int(wonder) for wonder in position.wonder_row]
    if action == CardAction.RESEARCH:
        available = position.available(seat)
        return "technology", [number for number in range(codes.TECHNOLOGIES) if available & (1 << number)]
    return None


# Before committing ------------------------------------------------------------------------------------


def preview(position: Civilization, seat: int, action: int) -> list[Event]:
    """How the numbers of an action come about, where cards change them; and what a number does not say."""
    name, numbers = position.game.actions.decode(action)
    if name == "buy":
        return [_buying(position, numbers[0])]
    performed = performs(position, action)
    return (
        [] if performed is None else _performing(position, seat, *performed, placing=name not in ("follow", "trigger"))
    )


def _performing(
    position: Civilization, seat: int, action: int, aim: int, at_turn_end: bool, placing: bool
) -> list[Event]:
    sums = {
        "preview-cost": cost(position, seat, action, aim, at_turn_end),
        "preview-workers": workers(position, seat, action),
        "preview-points": gain(position, seat, action, aim, Resource.POINTS),
        "preview-coins": gain(position, seat, action, aim, Resource.COINS),
    }
    if not placing:
        del sums["preview-workers"]
    lines = [line(key, msgspec.to_builtins(found)) for key, found in sums.items() if found.parts]
    if action == CardAction.CARAVAN:
        lines.append(Event("preview-station", {"station": names.id_of(position, "station", int(position.stations))}))
    if action == CardAction.CONQUEST and not position.is_highest(seat):
        lines.append(Event("preview-lost", {"military": int(position.military(seat)), "most": _most(position, seat)}))
    return lines


def _most(position: Civilization, seat: int) -> int:
    """AC-083: the military to be reached."""
    if position.players == 1:
        return int(position.rival)
    return max(int(position.military(other)) for other in range(position.players) if other != seat)


def performs(position: Civilization, action: int) -> tuple[int, int, bool] | None:
    """The action of the game that an entry of the table performs, what it is for, and whether at the turn's end."""
    name, numbers = position.game.actions.decode(action)
    none = int(codes.NONE)
    if name == "do":
        return int(actions.PLAIN[numbers[0]]), none, False
    if name in ("research", "patronage"):
        technology = int(actions.aim(numbers[0], codes.TECHNOLOGIES))
        return int(CardAction.RESEARCH if name == "research" else CardAction.PATRONAGE), technology, False
    if name == "quarry":
        return int(CardAction.QUARRY), numbers[0], False
    if name == "build":
        return int(CardAction.WONDER), int(actions.aim(numbers[0], codes.WONDERS)), False
    if name == "follow":
        return int(position.follow), none, False
    if name == "trigger":
        effect = position.trigger(position.active, numbers[0])
        if isinstance(effect, TurnAction):
            return int(effect.action), none, True
    return None


def line(key: str, found: dict[str, Any]) -> Event:
    """A sum as a sentence: "Cost 4, −1 Byzantium, −1 Harappa = 2"."""
    parts = tuple(
        Event("preview-more" if part["amount"] > 0 else "preview-less", {**part, "amount": abs(part["amount"])})
        for part in found["parts"]
    )
    return Event(key, {"base": found["base"], "parts": parts, "changes": len(parts), "total": found["total"]})


def _buying(position: Civilization, card: int) -> Event:
    """AC-142, AC-143: which technologies replace which."""
    tables = position.tables
    cells = 3 * int(tables.special_column[card])
    return Event(
        "preview-buy",
        {
            "covered": technologies(position, [tables.cell_technology[cells], tables.cell_technology[cells + 1]]),
            "covers": technologies(position, [tables.special_row1[card], tables.special_row2[card]]),
        },
    )


def technologies(position: Civilization, numbers: Iterable[int]) -> tuple[Event, ...]:
    """Technologies by name, one after the other."""
    return tuple(
        Event("preview-technology", {"technology": names.id_of(position, "technology", number)}) for number in numbers
    )
