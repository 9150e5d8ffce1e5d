"""How Sealed looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tablee.engine.events import Event
from tablee.engine.messages import Speaker


def terminal(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
    names = [speaker.seat(seat) for seat in range(len(view["seats"]))]
    left = speaker.say("page-left", {"count": len(view["stock"])})
    return Text("\n".join([left, *names]), style="bold" if recent else "")


def legend(speaker: Speaker) -> RenderableType:
    return Text(speaker.say("page-deck"))


def outcome(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    return Text(", ".join(speaker.name("prize", won) for seat in view["seats"] for won in seat["won"]))
