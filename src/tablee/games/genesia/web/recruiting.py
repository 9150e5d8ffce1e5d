"""Several Clans recruited at once in one region, as one choice: as many as the rules allow one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tablee.drawing.markup import Shown, button, hidden, join, tag
from tablee.drawing.page import Plan
from tablee.engine.chance import Rng
from tablee.engine.state import State
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
    prices = _prices(state.imagine(seat, Rng(0)), seat, actions[0])
    said = _said(table, len(actions), prices[len(actions) - 1])
    picture = join([sign("clans", "plus"), value(table, region)])
    return button(Shown(picture, table.say("page-recruit", region=table.region(region)), said), said, BUTTON)


def plans(state: Genesia, seat: int, table: Table) -> list[Plan]:
    """For every region where Clans are recruited the numbers of them that can be paid and are left; one is recruited by
    touching the region."""
    once = [action for action in state.legal(seat) if recruits(state, (action,))]
    if not once:
        return []
    first = state.imagine(seat, Rng(0))
    found = []
    for action in once:
        paid = _prices(first, seat, action)
        most = len(paid)
        for number in sorted({*range(2, min(most, SMALL) + 1), most} - {1}):
            said = _said(table, number, paid[number - 1])
            found.append(_several(state, table, (action,) * number, said, len(once) > 1))
    return found


def _prices(first: State, seat: int, action: int) -> list[int]:
    """What one Clan costs, what two cost together, and so on up to the most that can be recruited."""
    trial = first.clone()
    assert isinstance(trial, Genesia)
    had, found = trial.coins[seat], []
    while seat in trial.pending() and action in trial.legal(seat):
        trial.play(seat, action)
        found.append(int(had - trial.coins[seat]))
    return found


def _several(state: Genesia, table: Table, actions: tuple[int, ...], said: str, elsewhere: bool) -> Plan:
    """The region is drawn where Clans could also be recruited elsewhere."""
    region, number = _region(state, actions), len(actions)
    words = f"{table.say('page-recruit', region=table.region(region))}: {said}"
    where = value(table, region) if elsewhere else ""
    shown = tag("span", where, f"+{number} ", icon("clans"), aria_hidden="true", class_="shown")
    drawn = tag("span", shown, hidden(words), class_=f"{BUTTON} several")
    return Plan(actions, (f"recruit_{region}_{number}",), words, "", drawn=drawn)


def _region(state: Genesia, actions: Sequence[int]) -> str:
    return str(state.game.actions.values(actions[0])["region"])


def _said(table: Table, number: int, paid: int) -> str:
    """ "3 Clans, 6 coins in all"."""
    return f"{table.say('page-group', n=number)}, {table.say('page-walk-coins', n=paid)}"
