"""The page of Genesis: what a browser shows of a view, and which pieces are touched for an action."""

from __future__ import annotations

from tablee.engine.game import Game
from tablee.games.genesis.web.art import sign, sprite
from tablee.games.genesis.web.board import board
from tablee.games.genesis.web.buttons import choice, line
from tablee.games.genesis.web.enlarged import card
from tablee.games.genesis.web.hand_area import hand
from tablee.games.genesis.web.in_words import text
from tablee.games.genesis.web.prompt import facts
from tablee.games.genesis.web.side_panels import panels, standing
from tablee.games.genesis.web.top_bar import heading, progress

__all__ = [
    "board",
    "card",
    "choice",
    "facts",
    "hand",
    "heading",
    "line",
    "panels",
    "progress",
    "sign",
    "sprite",
    "standing",
    "text",
    "touches",
]


def touches(game: Game, action: int) -> tuple[str, ...]:
    """The pieces to touch, in this order, to play an action."""
    name, _ = game.actions.decode(action)
    values = game.actions.values(action)
    if name == "place":
        return f"tile-{values['colour']}", f"square-{values['square']}"
    return (f"species-{values['species']}",) if name == "pick" else (name,)
