"""The table in words: only for pages that show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from tablee.drawing.outline import Area
from tablee.drawing.page import GamePage
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.engine.previews import CHANGE
from tablee.server.live import Live
from tablee.server.pages.choosing import FEW, PLAN
from tablee.server.pages.steps import first_step
from tablee.server.pages.told import words_of


def outline_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> list[Area]:
    """The position, made once for all who listen to the same."""
    key = ("outline", seat, speaker.language)
    if key not in live.drawings:
        table = page.table(live.view(seat), speaker, live.match.recent(seat))
        live.drawings[key] = [area for area in page.outline(table) if area.lines or area.parts]
    found: list[Area] = live.drawings[key]
    return found


def since_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> list[Markup]:
    """What others did since the reader decided, a sentence each, the latest last; spectators decide nothing."""
    if seat is None:
        return []
    match = live.match
    key = ("since", seat, speaker.language)
    if key not in live.drawings:
        live.drawings[key] = [
            words_of(event, page, speaker)
            for number in range(first_step(match, seat), len(match.moves) + 1)
            for event in match.log[number]
            if match.moves[number - 1].seat != seat and event.visible_to(seat)
        ]
    found: list[Markup] = live.drawings[key]
    return found


def brings_of(live: Live, seat: int, page: GamePage[Any], speaker: Speaker) -> dict[str, str]:
    """What each choice says that it does, and what it would change, by its text; of very many only
    the first: they are tried one by one."""
    state = live.match.state
    legal = state.legal(seat)
    table = page.table(live.view(seat), speaker)
    found = {}
    for action in legal:
        does = page.does(table, action).rstrip(".")
        changes = [_changed(line, speaker) for line in state.preview(seat, action)] if len(legal) <= FEW else []
        changes = [change for change in changes if change not in does]
        said = (
            f"{does}." if does else "",
            speaker.say("web-brings", {"changes": ". ".join(changes)}) if changes else "",
        )
        found[live.match.game.actions.text(action)] = " ".join(part for part in said if part)
    return found


def several_of(live: Live, seat: int, page: GamePage[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What the game offers as one though it is several actions: its text, and all of it in words."""
    text, table = live.match.game.actions.text, page.table(live.view(seat), speaker)
    return [
        (PLAN.join(text(action) for action in plan.actions), plan.told or plan.words)
        for plan in page.plans(live.match.state, seat, table)
    ]


def _changed(line: Event, speaker: Speaker) -> str:
    if line.key != CHANGE:
        return speaker.event(line).rstrip(".")
    values: Mapping[str, Any] = line.values
    thing = speaker.name("thing", values["thing"])
    name = thing if values["own"] else speaker.labelled(speaker.seat(values["seat"]), thing)
    amount = f"{values['amount']:+d}".replace("-", "−")
    return speaker.say("web-brings-change", {"name": name, "amount": amount, "after": str(values["after"])})
