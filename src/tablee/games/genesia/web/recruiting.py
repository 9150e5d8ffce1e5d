"""Several Clans recruited at once in one region, as one choice: as many as the rules allow one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tablee.drawing.markup import Shown, button, join
from tablee.drawing.page import Plan
from tablee.engine.chance import Rng
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.web.buttons import BUTTON, sign, value
from tablee.games.genesia.web.table import Table

RECRUIT = "recruit"


def recruits(state: Genesia, actions: Sequence[int]) -> bool:
    """Whether this is all that is done, always in the same place."""
    return len(set(actions)) == 1 and state.game.actions.decode(actions[0])[0] == RECRUIT


def plan(state: Genesia, seat: int, table: Table, actions: Sequence[int]) -> Markup:
    region = _region(state, actions)
    said = _said(state, seat, table, actions)
    picture = join([sign("clans", "plus"), value(table, region)])
    return button(Shown(picture, table.say("page-recruit", region=table.region(region)), said), said, BUTTON)


def variants(state: Genesia, seat: int, table: Table, actions: Sequence[int]) -> list[Plan]:
    """The same for every number of Clans that can be paid and are left; nothing if it is only one."""
    found: list[Plan] = []
    trial, action = state.imagine(seat, Rng(0)), actions[0]
    while seat in trial.pending() and action in trial.legal(seat):
        trial.play(seat, action)
        several = (action,) * (len(found) + 1)
        found.append(Plan(several, (), _said(state, seat, table, several), str(len(several))))
    return found if len(found) > 1 else []


def _region(state: Genesia, actions: Sequence[int]) -> str:
    return str(state.game.actions.values(actions[0])["region"])


def _said(state: Genesia, seat: int, table: Table, actions: Sequence[int]) -> str:
    """ "3 Clans, 6 coins in all"."""
    after = state.imagine(seat, Rng(0))
    assert isinstance(after, Genesia)
    for action in actions:
        after.play(seat, action)
    paid = int(state.coins[seat] - after.coins[seat])
    return f"{table.say('page-group', n=len(actions))}, {table.say('page-walk-coins', n=paid)}"
