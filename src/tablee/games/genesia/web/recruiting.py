"""Several Clans recruited at once in one region, as one choice: as many as the rules allow one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tablee.drawing.markup import Shown, button, hidden, join, tag
from tablee.drawing.page import Plan
from tablee.engine.chance import Rng
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.web.buttons import BUTTON, sign, value
from tablee.games.genesia.web.icons import icon
from tablee.games.genesia.web.table import Table

RECRUIT = "recruit"
SMALL = 6  # up to so many each number is offered, and then the largest


def recruits(state: Genesia, actions: Sequence[int]) -> bool:
    """Whether this is all that is done, always in the same place."""
    return len(set(actions)) == 1 and state.game.actions.decode(actions[0])[0] == RECRUIT


def plan(state: Genesia, seat: int, table: Table, actions: Sequence[int]) -> Markup:
    region = _region(state, actions)
    said = _said(state, seat, table, actions)
    picture = join([sign("clans", "plus"), value(table, region)])
    return button(Shown(picture, table.say("page-recruit", region=table.region(region)), said), said, BUTTON)


def plans(state: Genesia, seat: int, table: Table) -> list[Plan]:
    """For every region where Clans are recruited the numbers of them that can be paid and are left; one is recruited by
    touching the region."""
    once = [action for action in state.legal(seat) if recruits(state, (action,))]
    found = []
    for action in once:
        most = _most(state, seat, action)
        for number in sorted({*range(2, min(most, SMALL) + 1), most} - {1}):
            found.append(_several(state, seat, table, (action,) * number, len(once) > 1))
    return found


def _most(state: Genesia, seat: int, action: int) -> int:
    trial, number = state.imagine(seat, Rng(0)), 0
    while seat in trial.pending() and action in trial.legal(seat):
        trial.play(seat, action)
        number += 1
    return number


def _several(state: Genesia, seat: int, table: Table, actions: tuple[int, ...], elsewhere: bool) -> Plan:
    """The region is drawn where Clans could also be recruited elsewhere."""
    region, number = _region(state, actions), len(actions)
    words = f"{table.say('page-recruit', region=table.region(region))}: {_said(state, seat, table, actions)}"
    where = value(table, region) if elsewhere else ""
    shown = tag("span", where, f"+{number} ", icon("clans"), aria_hidden="true", class_="shown")
    drawn = tag("span", shown, hidden(words), class_=f"{BUTTON} several")
    return Plan(actions, (f"recruit_{region}_{number}",), words, "", drawn=drawn)


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
