"""What events move: every place is drawn, every event is told, and nobody's numbers change without a motion."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from markupsafe import Markup

from tablee.drawing.looks import page_of
from tablee.engine.events import Event
from tablee.engine.messages import text_of
from tablee.games.age_of_civilization.web.briefs import BRIEFS, SPECIAL
from tablee.games.age_of_civilization.web.motions import STILL, WAYS
from tests.games.pages import phrase, speakers, whole

from .positions import GAME, TABLES, Table, decisions, named

SPEAKER = speakers("age_of_civilization")["en"]
PAGE = page_of(GAME.meta)
NAME = re.compile(r'data-(?:place|piece|glides)="([^"]+)"')


def places(view: dict[str, object]) -> set[str]:
    """All that can be moved to and from on the page of a view."""
    table = PAGE.table(view, SPEAKER)
    standing = Markup("").join(Markup("{}").format(each.more) for each in PAGE.standing(table))
    seats = {f"seat-{seat}" for seat in range(len(table.view["seats"]))}
    return {*NAME.findall(whole(PAGE, view, SPEAKER)), *NAME.findall(standing), *seats}


def steps(table: Table, seed: int) -> Iterator[tuple[list[Event], set[str]]]:
    """What happens in a game as its first seat sees it, with the places drawn before or after."""
    viewer = 0
    drawn: set[str] = set()
    for state, who, action in decisions(table, seed):
        drawn = drawn or places(state.view(viewer))
        later = state.clone()
        events = [event for event in later.apply(who, action) if event.visible_to(viewer)]
        after = places(later.view(viewer))
        yield events, drawn | after
        drawn = after


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_motions_lead_to_what_is_drawn(table: Table) -> None:
    for events, drawn in steps(table, seed=1):
        for event in events:
            moved = PAGE.motions(event, SPEAKER)
            for motion in moved:
                assert {motion.start, motion.end} - {""} <= drawn, event
                assert motion.start or motion.end
            assert moved or not GAME.accounts(event), f"{event} changes what a seat has, and nobody sees it"


def test_every_event_moves_something_or_is_known_to_move_nothing() -> None:
    told = set(re.findall(r"^(event-[a-z-]+) =", text_of("tablee.games.age_of_civilization", "en"), re.MULTILINE))
    assert told == set(WAYS) | STILL
    assert not set(WAYS) & STILL
    assert set(BRIEFS) | set(SPECIAL) <= told


@pytest.mark.parametrize("table", TABLES[-1:] + TABLES[7:8], ids=named)
def test_turns_are_summed_up_in_signs_and_names(table: Table) -> None:
    for state, who, action in decisions(table, seed=1):
        for event in state.clone().apply(who, action):
            drawn = PAGE.brief(event, SPEAKER)
            assert bool(drawn) == (event.key in BRIEFS or event.key in SPECIAL or event.key == "event-token")
            assert not drawn or phrase(drawn), event
        for change in [change for event in state.clone().apply(who, action) for change in GAME.accounts(event)]:
            assert PAGE.token(change.thing) or change.thing in ("red", "technologies", "wonders", "civilizations")
