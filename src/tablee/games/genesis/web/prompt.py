"""What the looking seat decides by, in one line: the two dice, the used one struck out."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join
from tablee.games.genesis.web.board_view import dice_said


def facts(view: dict[str, Any], speaker: Speaker) -> Markup:
    """Nothing for who only watches or waits, before the first roll and after the game."""
    asked = str(view["seat"]) in view["pending"]
    if not asked or None in view["dice"]:
        return Markup("")
    drawn = join(
        fill('<span class="{}">{}</span>', "used" if used else "ready", art.die(die))
        for die, used in zip(view["dice"], view["used"], strict=True)
    )
    said = ". ".join(dice_said(view, speaker))
    return fill(
        '<span class="genesis genesis-facts"><span class="dice" aria-hidden="true">{}</span>{}</span>',
        drawn,
        art.unseen(f"{said}."),
    )
