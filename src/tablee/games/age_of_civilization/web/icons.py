"""Every icon once: resources, actions, technologies, events and signs, drawn on 24 × 24 and used by reference."""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from tablee.drawing.icons import Icons

PREFIX = "aoc-"
ICONS = Icons(PREFIX, Path(__file__).with_name("icons.svg"))
sprite, icon = ICONS.sprite, ICONS.icon

# Events that another icon stands for.
EVENT_ICONS = {
    "baby_boom": "workers",
    "great_harvest": "action-farm",
    "celebration": "points",
    "great_debate": "technology-education",
    "corruption": "coins",
    "barbarians": "war",
}


def event(name: str) -> Markup:
    return icon(EVENT_ICONS.get(name, f"event-{name}"))


def worker(moves: str = "") -> Markup:
    """A standing worker in the colour of the seat around it; `moves` is its name for moving."""
    name = f' data-glides="{moves}"' if moves else ""
    return Markup(
        f'<svg class="worker" viewBox="0 0 40 54" aria-hidden="true"{name}><use href="#{PREFIX}worker"/></svg>'
    )
