"""The line above the table of Genesis: where the game stands, and the steps of the turn."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from markupsafe import Markup

from tablee.drawing.remembered import Remembered
from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join
from tablee.games.genesis.web.board import map_name
from tablee.games.genesis.web.board_view import turn_number

HEADING: Final = """
<div class="genesis genesis-heading" id="genesis-heading"><div class="line">
<p><span class="where">{where}</span>{turn}</p>
{steps}</div></div>"""
STEP: Final = '<li class="{state}"{current}><b aria-hidden="true">{sign}</b><span>{word}</span>{done}</li>'
STEPS: Final = ("dice", "tile1", "tile2")


def progress(view: dict[str, Any], speaker: Speaker) -> str:
    number = turn_number(view)
    return speaker.say("drawn-turn", {"turn": number}) if number else ""


def heading(view: dict[str, Any], speaker: Speaker) -> Markup:
    shown = map_name(view, speaker), progress(view, speaker), *_steps(view)
    return Remembered(speaker).part(("heading", shown), partial(_heading, speaker, *shown))


def _heading(speaker: Speaker, where: str, progress: str, steps: tuple[str, ...], now: int) -> Markup:
    turn = fill(" <span>{}</span>", progress) if progress else ""
    return fill(HEADING, where=where, turn=turn, steps=_drawn_steps(speaker, steps, now))


def _steps(view: dict[str, Any]) -> tuple[tuple[str, ...], int]:
    """Dice, first tile, second tile; a single step while species are chosen and when the game is over. And which of
    them it is now."""
    asked = set(view["pending"].values())
    if view["over"]:
        return ("over",), 1
    if "species" in asked:
        return ("species",), 0
    return STEPS, 2 if "tile2" in asked else 1


def _drawn_steps(speaker: Speaker, steps: tuple[str, ...], now: int) -> Markup:
    drawn = join(_step(number, name, now, speaker) for number, name in enumerate(steps))
    return fill('<ol class="steps" aria-label="{}">{}</ol>', speaker.say("drawn-steps"), drawn)


def _step(number: int, name: str, now: int, speaker: Speaker) -> Markup:
    state = "done" if number < now else "now" if number == now else "later"
    return fill(
        STEP,
        state=state,
        current=Markup(' aria-current="step"') if state == "now" else "",
        sign=art.icon("check") if state == "done" else number or "?",
        word=speaker.say(f"drawn-step-{name}"),
        done=art.unseen(speaker.say("drawn-step-done")) if state == "done" and name != "over" else "",
    )
