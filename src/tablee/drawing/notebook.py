"""A position as a notebook shows it: the board in a frame of its own, as a spectator sees it."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from tablee.drawing.looks import page_of, style_of
from tablee.drawing.markup import tag
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.state import State

LANGUAGE = "en"

# A frame is made as tall as its board, so no board can be made as tall as its frame: pages size theirs by the window.
SCREEN = 900  # pixels: the height of the window to which a board is drawn
HEIGHT = re.compile(r"\b(\d+)d?vh\b")

NO_BUTTONS = "button { display: none !important }"  # they need the scripts of the table

UNTIL_LOADED = 640  # pixels: the height of the frame, and for good where a notebook runs no scripts
FIT = "this.style.height = this.contentDocument.body.offsetHeight + 'px'"


def html(state: State) -> str:
    """The heading and the board, all in one string; the position in text, and why, where they cannot be drawn."""
    try:
        document = _document(state)
    except Exception as error:  # a mistake in a drawing must not keep anybody from looking at a position
        return tag("pre", f"{state!r}\nnot drawn: {error!r}")
    frame = f"width: 100%; height: {UNTIL_LOADED}px; border: 0"
    return tag("iframe", srcdoc=document, title=state.game.meta.key, style=frame, onload=FIT)


def _document(state: State) -> str:
    game = state.game
    page = page_of(game.meta)
    table = page.table(state.view(None), Speaker(LANGUAGE, game=game))
    inside = tag(
        "div",
        tag("header", tag("div", page.heading(table), class_="heading"), class_="top"),
        tag("div", page.board(table), class_="board"),
        class_=game.meta.key.replace("_", "-"),
        style=game.meta.accent.css,
    )
    head = f'<meta charset="utf-8"><style>{_styles(game.meta)}{NO_BUTTONS}</style>'
    return f'<!doctype html><html lang="{LANGUAGE}"><head>{head}</head><body>{inside}</body></html>'


@cache
def _styles(meta: Meta) -> Markup:
    shared = files("tablee").joinpath("server", "static", "tablee.css")
    sheets = shared.read_text(encoding="utf-8") + style_of(meta)
    return Markup(HEIGHT.sub(lambda height: f"{int(height[1]) * SCREEN // 100}px", sheets))
