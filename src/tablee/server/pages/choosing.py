"""What a seat may choose, as the page offers it."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.drawing.page import GamePage
from tablee.engine.messages import Speaker
from tablee.server.live import Live

FEW = 40  # up to so many choices are offered as buttons with drawings; more are made by touching
PLAN = "; "  # between the actions of a plan


class Choice(msgspec.Struct, array_like=True):
    """A legal action as the page offers it: its text for the server, its words, the pieces to touch, its drawing, a
    note for the last piece, whether the pieces are touched in their order, and whether all of them must be. A plan is
    offered the same way; its text is that of all its actions.
    """

    action: str
    words: str
    pieces: tuple[str, ...]
    label: str
    note: str = ""
    ordered: bool = False
    whole: bool = False


def choices_of(live: Live, seat: int, page: GamePage[Any], speaker: Speaker) -> list[Choice]:
    game, table = live.match.game, page.table(live.view(seat), speaker)
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
            page.only_whole(game, action),
        )
        for action in legal
    ]


def plans_of(live: Live, seat: int, page: GamePage[Any], speaker: Speaker) -> list[Choice]:
    """What the game offers as one though it is several actions."""
    text, table = live.match.game.actions.text, page.table(live.view(seat), speaker)
    return [
        Choice(
            PLAN.join(text(action) for action in plan.actions),
            plan.words,
            plan.pieces,
            str(plan.drawn),
            plan.note,
            ordered=True,
        )
        for plan in page.plans(live.match.state, seat, table)
    ]
