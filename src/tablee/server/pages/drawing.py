"""The inside of the table page, drawn from a match for whoever looks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup, escape

from tablee.drawing.looks import page_of
from tablee.drawing.markup import Standing, join, tag
from tablee.drawing.page import GamePage
from tablee.engine.chance import Rng
from tablee.engine.events import NOT_ASKED, Event, Refusal
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.previews import CHANGE
from tablee.engine.records import HUMAN
from tablee.engine.state import DRAWN, WON, State
from tablee.server.language import seat_names
from tablee.server.live import Live
from tablee.server.pages.templating import fill
from tablee.server.seating import lendable
from tablee.server.takebacks import awaited, proposable, proposed
from tablee.server.visitors import Visitor

LOG_MOVES = 40  # the last ones are shown; the replay shows all
FEW = 40  # up to so many choices are offered as buttons with drawings; more are made by touching
MAX_REASONS = 3
PLAN = "; "  # between the actions of a plan
PIECE = re.compile(r'data-piece="([^"]+)"')


class DrawnParts(msgspec.Struct):
    """What a game draws of a position: the same for all who look from one seat in one language."""

    heading: Markup
    board: Markup
    hand: Markup
    panels: Markup
    facts: Markup
    standing: list[Standing]
    text: str


class Choice(msgspec.Struct, array_like=True):
    """A legal action as the page offers it: its text for the server, its words, the pieces to touch, its drawing, a
    note for the last piece, and whether the pieces are touched in their order. A plan is offered the same way; its text
    is that of all its actions.
    """

    action: str
    words: str
    pieces: tuple[str, ...]
    label: str
    note: str = ""
    ordered: bool = False


class Variant(msgspec.Struct):
    """The same as what is previewed with another number, or that itself."""

    action: str
    words: str
    note: str
    chosen: bool


class LogEntry(msgspec.Struct):
    """What one move did."""

    number: int
    lines: list[Markup]


class SeatLine(msgspec.Struct):
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
    return Speaker(visitor.language, game=live.match.game, seats=seat_names(live, visitor.speaker))


def inside(live: Live, visitor: Visitor, text: bool = False) -> str:
    """All that changes on the table page."""
    speaker = speaker_for(live, visitor)
    look = live.look(visitor.player)
    seat = None if look.curtain else look.seat
    state, page = live.match.state, page_of(live.match.game.meta)
    asked = seat is not None and live.decides(seat) and live.bot_of(seat) is None
    choices = choices_of(live, seat, page, speaker) if seat is not None and asked else []
    planned = plans_of(live, seat, page, speaker) if choices and seat is not None and not text else []
    proposal = proposed(live)
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
        parts=parts_of(live, seat, page, speaker),
        question=live.match.game.questions[state.question(seat)] if seat is not None and choices else None,
        choices=choices,
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
        log=log_of(live, seat, page, speaker),
        result=result_of(state, speaker) if state.over else None,
        drawn=state.over and DRAWN in state.results(),
        winners=[one.name for one in result_of(state, speaker) if one.place == 1] if state.over else [],
        sheet=sheet_of(state, seat, speaker),
    )


def parts_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> DrawnParts:
    """Drawn once for all who see the same."""
    key = ("parts", seat, speaker.language)
    if key not in live.drawings:
        live.drawings[key] = draw(live.match, live.number - 1, seat, page, speaker)
    found: DrawnParts = live.drawings[key]
    return found


def draw(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> DrawnParts:
    """The position after so many moves."""
    view, recent = match.position(number).view(seat), match.recent(seat, number)
    table = page.table(view, speaker, recent)
    return DrawnParts(
        page.heading(table),
        page.board(table),
        page.hand(table),
        page.panels(table),
        page.facts(table),
        page.standing(table),
        page.text(table),
    )


def choices_of(live: Live, seat: int, page: GamePage[Any], speaker: Speaker) -> list[Choice]:
    game, table = live.match.game, page.table(live.match.state.view(seat), speaker)
    names = {action: game.actions.decode(action)[0] for action in live.match.state.legal(seat)}
    last = ("", *page.last)
    legal = sorted(
        names,
        key=lambda action: (
            last.index(names[action]) if names[action] in last else 0,
            page.rank(table, action),
        ),
    )
    return [
        Choice(
            game.actions.text(action),
            speaker.action(action),
            page.touches(game, action),
            str(page.choice(table, action)) if len(legal) <= FEW else "",
            page.note(table, action),
            page.in_order(game, action),
        )
        for action in legal
    ]


def plans_of(live: Live, seat: int, page: GamePage[Any], speaker: Speaker) -> list[Choice]:
    """What the game offers as one though it is several actions."""
    text, state = live.match.game.actions.text, live.match.state
    return [
        Choice(PLAN.join(text(action) for action in plan.actions), plan.words, plan.pieces, "", plan.note, ordered=True)
        for plan in page.plans(state, seat, page.table(state.view(seat), speaker))
    ]


def log_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> list[LogEntry]:
    """The last moves, the newest first."""
    key = ("log", seat, speaker.language)
    if key not in live.drawings:
        first = max(0, len(live.match.log) - LOG_MOVES)
        live.drawings[key] = [
            entry
            for number in range(len(live.match.log) - 1, first - 1, -1)
            if (entry := log_entry(live.match, number, seat, page, speaker)).lines
        ]
    found: list[LogEntry] = live.drawings[key]
    return found


def log_entry(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> LogEntry:
    """What a move did, in the order in which it happened."""
    return LogEntry(number, [page.line(event, speaker) for event in match.log[number] if event.visible_to(seat)])


def seats_of(live: Live, visitor: Visitor, asked: list[int], speaker: Speaker) -> list[SeatLine]:
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
    return lines


def previewed(live: Live, seat: int, actions: Sequence[int], visitor: Visitor) -> str:
    """What an action or a plan costs and brings, and whether it can be taken back; nothing of the real future shows
    through.
    """
    speaker, state = speaker_for(live, visitor), live.match.state
    page = page_of(live.match.game.meta)
    after = state.imagine(seat, Rng(0))
    for action in actions:
        after.play(seat, action)
    told = state.preview(seat, *actions)
    return fill(
        "preview.html",
        visitor,
        speaker,
        live=live,
        seat=seat,
        action=PLAN.join(live.match.game.actions.text(action) for action in actions),
        label=_label(page, state, seat, actions, speaker),
        words=", ".join(speaker.action(action) for action in actions),
        act=speaker.confirmation(actions[0]) if len(actions) == 1 else speaker.say("web-play"),
        changes=[_changed(line.values, speaker) for line in told if line.key == CHANGE],
        lines=[page.line(line, speaker) for line in told if line.key != CHANGE],
        outcome=page.outcome(page.table(state.view(seat), speaker), page.table(after.view(seat), speaker)),
        variants=_variants(page, state, seat, actions, speaker),
        consequence=live.match.consequence(seat, *actions),
        alone=people_at(live) == 1 and not live.facts.daily,  # bots give back what was revealed
    )


class Changed(NamedTuple):
    """What somebody will have more or less of, and where that comes from."""

    name: str
    amount: int
    before: int
    after: int
    parts: str
    single: bool  # one part only


def _changed(values: Mapping[str, Any], speaker: Speaker) -> Changed:
    thing = speaker.name("thing", values["thing"])
    name = thing if values["own"] else speaker.labelled(speaker.seat(values["seat"]), thing)
    said = ", ".join(speaker.event(part) for part in values["parts"])
    return Changed(name, values["amount"], values["before"], values["after"], said, len(values["parts"]) == 1)


def _label(page: GamePage[Any], state: State, seat: int, actions: Sequence[int], speaker: Speaker) -> Markup:
    table = page.table(state.view(seat), speaker)
    return page.choice(table, actions[0]) if len(actions) == 1 else page.plan(state, seat, table, actions)


def _variants(page: GamePage[Any], state: State, seat: int, actions: Sequence[int], speaker: Speaker) -> list[Variant]:
    text = state.game.actions.text
    return [
        Variant(
            PLAN.join(text(action) for action in plan.actions), plan.words, plan.note, list(plan.actions) == actions
        )
        for plan in page.variants(state, seat, page.table(state.view(seat), speaker), actions)
    ]


def people_at(live: Live) -> int:
    return len({holder.player for holder in live.holders.values()})


def reasons(live: Live, seat: int, piece: str, speaker: Speaker, before: Sequence[str] = ()) -> list[Markup]:
    """The rules against what could be done with a piece and others on the page, those touched before it above all; if
    it is only not the time for it, what it is time for.
    """
    page, game, state = page_of(live.match.game.meta), live.match.game, live.match.state
    parts = parts_of(live, seat, page, speaker)
    drawn = set(PIECE.findall(parts.board + parts.hand + parts.panels))
    kinds = {name.partition("-")[0] for name in drawn}
    rules: dict[Markup, None] = {}
    others: dict[Markup, None] = {}
    touched = {action: page.touches(game, action) for action in game.actions.numbers}
    # Not with a card that lies nowhere. What is never drawn is a word: a button of the prompt.
    found = [
        action
        for action, pieces in touched.items()
        if piece in pieces and not any(p not in drawn and p.partition("-")[0] in kinds for p in pieces)
    ]
    free = {action for action in found if not page.in_order(game, action)}  # their pieces are touched in any order
    together = [
        action
        for action in found
        if before and (set(before) <= set(touched[action]) if action in free else touched[action] == (*before, piece))
    ]
    begun = [action for action in found if action in free or touched[action][0] == piece]
    for action in together or begun or found:
        refusal = state.why_not(seat, action)
        if refusal is not None:
            (others if refusal.key == NOT_ASKED else rules)[_reason(game.meta, refusal, speaker)] = None
    if rules or not others:
        return list(rules)[:MAX_REASONS]
    asked = [escape(speaker.question(game.questions[state.question(seat)]))] if seat in live.asked else []
    return [*list(others)[:1], *asked]


def _reason(meta: Meta, refusal: Refusal, speaker: Speaker) -> Markup:
    """Why not, with a link to where the rules explain it; they open beside the table."""
    said = speaker.say(refusal.key, refusal.values)
    if not refusal.rule:
        return escape(said)
    return join((said, tag("a", refusal.rule, href=f"/rules/{meta.key}#{refusal.rule}", target="_blank")), " ")


# The end, and the score on the way ----------------------------------------------------------------------------


class Place(msgspec.Struct):
    place: int
    name: str
    result: str
    crowned: bool


class SheetRow(msgspec.Struct):
    """An entry of the score sheet, or (deeper) one of the details that explain it."""

    words: Markup
    points: list[int]
    depth: int


class Sheet(msgspec.Struct):
    names: list[str]
    rows: list[SheetRow]
    empty: list[Markup]  # what gives nobody anything
    categories: list[tuple[str, list[int]]]
    totals: list[int]


def totals_of(state: State) -> list[int]:
    return [sum(points.values()) for points in state.scores()]


def result_of(state: State, speaker: Speaker) -> list[Place]:
    ranking, results = state.ranking(), state.results()
    order = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return [
        Place(ranking[seat], speaker.seat(seat), speaker.result(state, seat), results[seat] == WON) for seat in order
    ]


def sheet_of(state: State, seat: int | None, speaker: Speaker) -> Sheet | None:
    """The score sheet with how each point came about; on the way only where scores are open."""
    view: dict[str, Any] = state.view(seat)
    if not state.has_points or not (state.over or "scores" in view):
        return None
    scores = state.scores()
    page = page_of(state.game.meta)
    rows = [
        SheetRow(page.line(Event(line.key, line.values), speaker), list(line.points), line.depth)
        for line in state.sheet()
    ]
    return Sheet(
        [speaker.seat(number) for number in range(len(scores))],
        [row for row in rows if any(row.points)],
        [row.words for row in rows if not any(row.points)],
        _categories(rows, scores, speaker),
        totals_of(state),
    )


def _categories(rows: list[SheetRow], scores: list[dict[str, int]], speaker: Speaker) -> list[tuple[str, list[int]]]:
    """Points by category, where the entries are not the categories themselves."""
    if sum(row.depth == 0 for row in rows) <= len(scores[0]):
        return []
    return [(speaker.say(f"score-{category}"), [line[category] for line in scores]) for category in scores[0]]
