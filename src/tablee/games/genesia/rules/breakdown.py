"""What actions would cost and bring right now, for pages and players who plan ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine import effects
from tablee.engine.events import Event
from tablee.games.genesia.rules import codes, names
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.state import Position

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


# For pages ----------------------------------------------------------------------------------------


def is_asked(position: Position, question: str) -> bool:
    """Whether some seat is asked this."""
    return any(position.game.questions[position.question(seat)] == question for seat in position.pending())


def verb_of(position: Position) -> str:
    """The verb of the effect that asks, as the content says it."""
    return effects.verb_of(type(position.tables.effects[position.effect]).__name__)


def assaults(position: Genesia, seat: int | None) -> list[dict[str, str]]:
    """The legal assaults of a seat at this moment."""
    if seat is None or position.phase != Phase.ATTACK:
        return []
    found = []
    for origin in range(position.world.regions):
        for target in position.targets(seat, origin, False):
            here, there = names.id_of(position, "region", origin), names.id_of(position, "region", int(target))
            found.append({"from": here, "to": there})
    return found


def losses(position: Genesia) -> list[dict[str, int]]:
    """GA-076, GA-077: what each number would cost both sides, as far as cards are known."""
    if position.target == codes.NONE:
        return []
    return [
        {
            "x": number,
            "attacker": int(position.attacker_loss(number)),
            "defender": int(position.defender_loss(number)),
        }
        for number in range(1, int(position.most_lost()) + 1)
    ]


# Before committing ------------------------------------------------------------------------------------


def preview(position: Genesia, seat: int, action: int) -> list[Event]:
    """What a step costs and to whom, what a card costs, what a number would lose."""
    name, numbers = position.game.actions.decode(action)
    number = numbers[0] if numbers else 0
    if name == "move":
        return _step(position, seat, number)
    if name == "play":
        cost = int(position.tables.cost[number])
        return [_left("preview-cost", cost, int(position.coins[seat]) - cost)] if cost else []
    if name == "recruit":
        price = int(position.recruit_price(seat))
        return [_left("preview-cost", price, int(position.coins[seat]) - price)]
    if name == "discard":
        return [Event("preview-discard", {"coins": int(position.discard_price[seat])})]
    if name == "number" and is_asked(position, "losses"):
        own, other = int(position.attacker_loss(number)), int(position.defender_loss(number))
        return [Event("preview-losses", {"own": own, "other": other})]
    return []


def _left(key: str, coins: int, left: int) -> Event:
    return Event(key, {"coins": coins, "left": left})


def _step(position: Genesia, seat: int, edge: int) -> list[Event]:
    """GA-041, GA-045: a free move or a coin, and the toll."""
    to = int(position.world.edge_to[edge])
    stack = position.traveller != codes.NONE and position.trip_stack != 0
    free = position.pool_for(seat, to, stack) != codes.NONE
    coins = 0 if free else 1
    lines = [] if free else [_left("preview-cost", coins, int(position.coins[seat]) - coins)]
    if free:
        lines.append(Event("preview-free", {}))
    owner = int(position.owner[to])
    if owner not in (codes.NONE, seat):
        toll = int(position.toll(seat, owner))
        lines.append(Event("preview-toll", {"coins": toll, "rival": owner}))
    return lines
