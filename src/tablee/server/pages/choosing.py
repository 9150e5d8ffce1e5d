"""What a seat may choose, as the page offers it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tablee.drawing.page import GamePage
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.server.live import Live

FEW = 40  # up to so many choices are offered as buttons with drawings; more are made by touching
PLAN = "; "  # between the actions of a plan
ACTIONS = 10_000  # more than all games have together


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


class Touched(NamedTuple):
    """What is touched for an action, the same whenever it is offered."""

    pieces: tuple[str, ...]
    ordered: bool
    whole: bool


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
    return [_choice(live.match.game, page, table, action, speaker, len(legal) <= FEW) for action in legal]


def _choice(game: Game, page: GamePage[Any], table: Any, action: int, speaker: Speaker, drawn: bool) -> Choice:
    touched = _touched(page, game, action)
    return Choice(
        game.actions.text(action),
        speaker.action(action),
        touched.pieces,
        str(page.choice(table, action)) if drawn else "",
        page.note(table, action),
        touched.ordered,
        touched.whole,
    )


@lru_cache(ACTIONS)
def _touched(page: GamePage[Any], game: Game, action: int) -> Touched:
    return Touched(page.touches(game, action), page.in_order(game, action), page.only_whole(game, action))


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
