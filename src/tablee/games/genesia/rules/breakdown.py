"""What could be done right now and what it would cost, for pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine import effects
from tablee.games.genesia.rules import codes, names
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.state import Position

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


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
