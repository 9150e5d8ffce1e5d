"""The inside of the table page, drawn from a match for whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.looks import page_of
from tablee.drawing.markup import Standing
from tablee.drawing.page import GamePage
from tablee.drawing.remembered import Remembered
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.engine.records import HUMAN
from tablee.server.language import seat_names
from tablee.server.live import Live
from tablee.server.pages.choosing import choices_of, plans_of
from tablee.server.pages.in_words import brings_of, outline_of, several_of, since_of
from tablee.server.pages.log import log_of
from tablee.server.pages.recap import recap_of
from tablee.server.pages.scores import Sheet, ending_of, sheet_of
from tablee.server.pages.steps import steps_of
from tablee.server.pages.templating import fill
from tablee.server.seating import lendable
from tablee.server.takebacks import awaited, proposable, proposed
from tablee.server.visitors import Visitor

SAID = 60  # the last lines of the chat are shown


class DrawnParts(msgspec.Struct):
    """What a game draws of a position: the same for all who look from one seat in one language."""

    heading: Markup
    board: Markup
    hand: Markup
    panels: Markup
    facts: Markup
    standing: list[Standing]
    scored: bool  # whether the scores are open


class SeatLine(msgspec.Struct, frozen=True):
    """A seat as the list of those at the table shows it."""

    seat: int
    name: str
    bot: str | None  # that plays it now
    own: bool
    lent: bool  # a person's seat that a bot plays
    free: bool
    asked: bool
    away: bool
    lendable: bool


def speaker_for(live: Live, visitor: Visitor) -> Speaker:
    """Who speaks to all that read the same language; all names of the content are looked up for it."""
    names = seat_names(live, visitor.speaker)
    key = ("speaker", visitor.language, tuple(names))
    if key not in live.drawings:
        live.drawings[key] = Speaker(visitor.language, game=live.match.game, seats=names)
    found: Speaker = live.drawings[key]
    return found


def inside(live: Live, visitor: Visitor, text: bool = False) -> str:
    """All that changes on the table page."""
    speaker = speaker_for(live, visitor)
    look = live.look(visitor.player)
    seat = None if look.curtain else look.seat
    state, page = live.match.state, page_of(live.match.game.meta)
    asked = seat is not None and live.decides(seat) and live.bot_of(seat) is None
    choices = choices_of(live, seat, page, speaker) if seat is not None and asked else []
    planned = plans_of(live, seat, page, speaker) if choices and seat is not None and not text else []
    proposal, parts = proposed(live), parts_of(live, seat, page, speaker)
    kept = proposable(live, seat) if seat is not None and proposal is None else None
    return fill(
        "inside.html",
        visitor,
        speaker,
        live=live,
        meta=live.match.game.meta,
        text=text,
        look=look,
        noted=seat in live.noted,
        passes=seat is not None and live.answered_by_table(seat),
        always=any(live.holders[one].always for one in live.own(visitor.player)),
        seat=seat,
        own=live.own(visitor.player),
        parts=parts,
        question=live.match.game.questions[state.question(seat)] if seat is not None and choices else None,
        choices=choices,
        outline=outline_of(live, seat, page, speaker) if text else [],
        since=since_of(live, seat, page, speaker) if text else [],
        several=several_of(live, seat, page, speaker) if text and choices and seat is not None else [],
        sprite=page.sprite() if text else "",
        brings=brings_of(live, seat, page, speaker) if text and choices and seat is not None else {},
        decision="" if seat is None else live.decision(seat),
        offered=msgspec.json.encode([*choices, *planned]).decode(),
        people=people_at(live),
        taken_back=0 if seat is None else live.number - 1 - live.match.turn_start(seat),
        undoable=seat is not None and not state.over and live.match.undoable(seat),
        restartable=seat is not None and not state.over and live.number - 1 - live.match.turn_start(seat) > 1,
        kept=kept,
        proposal=proposal,
        awaited=[] if proposal is None else awaited(live, proposal),
        table=seats_of(live, visitor, live.asked, speaker),
        thinking=[speaker.seat(other) for other in live.asked if live.bot_of(other) is not None],
        waiting=[speaker.seat(other) for other in live.asked if live.bot_of(other) is None and other != seat],
        your_turn=bool(choices or look.curtain or look.window),
        spectators=sum(1 for player in live.present if not live.own(player)),
        steps=steps_of(live, seat, page, speaker),
        recap=recap_of(live, seat, page, speaker),
        log=log_of(live, seat, page, speaker),
        ending=ending_of(state, seat, parts.standing, speaker),
        said=tuple(live.said[-SAID:]),
        sheet=shared_sheet(live, parts, speaker),
        part=Remembered(speaker).part,
    )


def parts_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> DrawnParts:
    """Drawn once for all who see the same."""
    key = ("parts", seat, speaker.language)
    if key not in live.drawings:
        live.drawings[key] = draw(live.view(seat), live.match.recent(seat), page, speaker)
    found: DrawnParts = live.drawings[key]
    return found


def draw(view: dict[str, Any], recent: Sequence[Event], page: GamePage[Any], speaker: Speaker) -> DrawnParts:
    """A position as somebody sees it, and what happened just before."""
    table = page.table(view, speaker, recent)
    return DrawnParts(
        page.heading(table),
        page.board(table),
        page.hand(table),
        page.panels(table),
        page.facts(table),
        page.standing(table),
        "scores" in view,
    )


def shared_sheet(live: Live, parts: DrawnParts, speaker: Speaker) -> Sheet | None:
    """The score sheet is the same for all who may see it."""
    if not (live.match.state.over or parts.scored):
        return None
    key = ("sheet", speaker.language)
    if key not in live.drawings:
        live.drawings[key] = sheet_of(live.match.state, speaker)
    found: Sheet | None = live.drawings[key]
    return found


def seats_of(live: Live, visitor: Visitor, asked: list[int], speaker: Speaker) -> tuple[SeatLine, ...]:
    lines = []
    for number, seat in enumerate(live.match.seats):
        holder = live.holders.get(number)
        own = holder is not None and holder.player == visitor.player
        lines.append(
            SeatLine(
                seat=number,
                name=speaker.seat(number),
                bot=live.bot_of(number),
                own=own,
                lent=holder is not None and holder.bot is not None,
                free=number in live.free,
                asked=number in asked,
                away=seat.kind == HUMAN and (holder is None or holder.player not in live.present),
                lendable=(number in live.free and live.facts.host == visitor.player)
                or (not own and lendable(live, number, visitor.player)),
            )
        )
    return tuple(lines)


def people_at(live: Live) -> int:
    return len({holder.player for holder in live.holders.values()})
