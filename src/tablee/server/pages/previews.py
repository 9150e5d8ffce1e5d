"""What an action would bring, and why others cannot be chosen."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup, escape

from tablee.drawing.looks import page_of
from tablee.drawing.markup import join, tag
from tablee.drawing.page import GamePage
from tablee.engine.chance import Rng
from tablee.engine.events import NOT_ASKED, Refusal
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.previews import CHANGE
from tablee.engine.state import State
from tablee.server.live import Live
from tablee.server.pages.choosing import PLAN
from tablee.server.pages.drawing import parts_of, people_at, speaker_for
from tablee.server.pages.templating import fill
from tablee.server.visitors import Visitor

MAX_REASONS = 3
PIECE = re.compile(r'data-piece="([^"]+)"')


class Variant(msgspec.Struct):
    """The same as what is previewed with another number, or that itself."""

    action: str
    words: str
    note: str
    chosen: bool


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
    before, then = page.table(state.view(seat), speaker), page.table(after.view(seat), speaker)
    known = after.revealed == state.revealed  # what comes after a secret nobody can promise
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
        bill=_bill([line.values for line in told if line.key == CHANGE], page, speaker),
        lines=[page.line(line, speaker) for line in told if line.key != CHANGE],
        then=page.then(before, then) if known else [],
        outcome=page.outcome(before, then),
        ghosts=msgspec.json.encode(page.ghosts(before, then) if known else {}).decode(),
        variants=_variants(page, state, seat, actions, speaker),
        consequence=live.match.consequence(seat, *actions),
        alone=_alone(live),
    )


def foreseen(live: Live, seat: int, actions: Sequence[int], visitor: Visitor) -> dict[str, str]:
    """What an action or a plan would change on the page itself, as far as that is certain."""
    speaker, state = speaker_for(live, visitor), live.match.state
    page, after = page_of(live.match.game.meta), state.imagine(seat, Rng(0))
    for action in actions:
        after.play(seat, action)
    if after.revealed != state.revealed:
        return {}
    return page.ghosts(page.table(state.view(seat), speaker), page.table(after.view(seat), speaker))


def asks_first(live: Live, seat: int, actions: Sequence[int], visitor: Visitor) -> bool:
    """Whether a touch is not enough to play something: it cannot be taken back again at will, or there are other
    numbers of it to choose from.
    """
    state = live.match.state
    consequence = live.match.consequence(seat, *actions)
    if consequence.ends:
        return True
    if not _alone(live) or live.around_one_screen(visitor.player):
        if live.match.game.in_window(state, seat):
            return True
        together = any(other != seat and live.bot_of(other) is None for other in live.asked)
        if consequence.final or together:  # who decides at the same time may do so before it is taken back
            return True
    speaker, page = speaker_for(live, visitor), page_of(live.match.game.meta)
    return len(page.variants(state, seat, page.table(state.view(seat), speaker), actions)) > 1


def _alone(live: Live) -> bool:
    """Whether nobody has to be asked for what was revealed: bots give it back."""
    return people_at(live) == 1 and not live.facts.daily


class Changed(NamedTuple):
    """What somebody will have more or less of, and where that comes from."""

    name: str
    amount: int
    before: int
    after: int
    parts: str
    single: bool  # one part only
    picture: Markup
    good: bool


class Part(NamedTuple):
    """A part of the bill: what is paid, what comes of it, or what changes for somebody else."""

    kind: str
    title: str
    changes: list[Changed]


def _bill(told: Sequence[Mapping[str, Any]], page: GamePage[Any], speaker: Speaker) -> list[Part]:
    own = [_changed(values, page, speaker) for values in told if values["own"]]
    others: dict[int, list[Changed]] = {}
    for values in told:
        if not values["own"]:
            others.setdefault(values["seat"], []).append(_changed(values, page, speaker))
    parts = [
        Part("pay", speaker.say("web-bill-pay"), [change for change in own if not change.good]),
        Part("get", speaker.say("web-bill-get"), [change for change in own if change.good]),
        *(Part("other", speaker.seat(seat), changes) for seat, changes in others.items()),
    ]
    return [part for part in parts if part.changes]


def _changed(values: Mapping[str, Any], page: GamePage[Any], speaker: Speaker) -> Changed:
    thing = speaker.name("thing", values["thing"])
    return Changed(
        name=thing if values["own"] else speaker.labelled(speaker.seat(values["seat"]), thing),
        amount=values["amount"],
        before=values["before"],
        after=values["after"],
        parts=", ".join(speaker.event(part) for part in values["parts"]),
        single=len(values["parts"]) == 1,
        picture=page.token(values["thing"]),
        good=(values["amount"] > 0) != (values["thing"] in page.burdens),
    )


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
