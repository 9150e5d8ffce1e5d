"""The page of Genesis: what a browser shows of a view, and which pieces are touched for an action."""

from __future__ import annotations

from tablee.engine.game import Game
from tablee.games.genesis.art import sign, sprite
from tablee.games.genesis.draw_board import board
from tablee.games.genesis.draw_card import card
from tablee.games.genesis.draw_facts import facts
from tablee.games.genesis.draw_hand import hand
from tablee.games.genesis.draw_heading import heading, progress
from tablee.games.genesis.draw_panels import panels, standing
from tablee.games.genesis.draw_text import text
from tablee.games.genesis.draw_words import choice, line

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
