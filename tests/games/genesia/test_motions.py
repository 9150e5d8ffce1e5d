"""What events move: every event of whole games has its motions, and they begin and end at what is drawn."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache

import pytest

from tablee.engine.events import Event, SheetLine
from tablee.engine.messages import LANGUAGES, Speaker, text_of
from tablee.engine.state import State
from tablee.games.genesia.web.motions import STILL, WAYS, motions
from tablee.games.genesia.web.page import page
from tests.games.pages import KEY, parsed, phrase, speakers

from .pages import TABLES
from .positions import CONTENT, GAME

SPEAKERS = speakers("genesia")
PLACE = re.compile(r'data-(?:piece|place|glides)="([^"]+)"')
MESSAGE = re.compile(r"^(event-[a-z-]+) =", re.MULTILINE)


class Step:
    """What happened in one move, and what was drawn before and after it for somebody who follows."""

    def __init__(self, events: list[Event], before: set[str], after: set[str]) -> None:
        self.events = events
        self.drawn = before | after


@cache
def steps(number: int) -> list[Step]:
    """A warlike game at random, as the first seat follows it."""
    players, options = TABLES[number]
    state, rng = GAME.new(players, 3, options), random.Random(number)
    war = GAME.actions.parse("stance war")
    found, before = [], places(state)
    while not state.over:
        who = rng.choice(state.pending())
        legal = list(state.legal(who))
        events = state.apply(who, war if war in legal and rng.random() < 0.7 else rng.choice(legal))
        after = places(state)
        found.append(Step([event for event in events if event.visible_to(0)], before, after))
        before = after
    return found


def places(state: State) -> set[str]:
    table = page.table(state.view(0), SPEAKERS["en"])
    standing = "".join(str(one.more) for one in page.standing(table))
    drawn = page.board(table) + page.hand(table) + page.panels(table) + standing
    return {*PLACE.findall(drawn), *(f"seat-{seat}" for seat in range(table.count))}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_motions_begin_and_end_at_what_is_drawn(number: int) -> None:
    moved = 0
    for step in steps(number):
        for event in step.events:
            for motion in motions(event):
                ends = {motion.start, motion.end, motion.glides} - {""}
                assert ends <= step.drawn, event
                assert motion.end or motion.start
                assert motion.picture or motion.glides or motion.start == motion.end, event
                moved += 1
    assert moved > 100


def test_every_event_moves_something_or_is_known_to_be_still() -> None:
    told = set(MESSAGE.findall(text_of(GAME.meta.package, "en")))
    assert not set(WAYS) & set(STILL)
    assert told == {*WAYS, *STILL, "event-age"}


@pytest.mark.slow
def test_pieces_on_the_map_never_change_without_a_motion_that_ends_or_begins_there() -> None:
    """Of a whole game: wherever Clans or a City come, a motion of that move ends or begins."""
    players, options = TABLES[2]
    state, rng = GAME.new(players, 5, options), random.Random(5)
    while not state.over:
        who = rng.choice(state.pending())
        before = standing(state)
        events = state.apply(who, rng.choice(list(state.legal(who))))
        ends = {end for event in events for one in motions(event) for end in (one.start, one.end)}
        for _, region in standing(state) - before:
            assert f"region-{region}" in ends, (region, events)


def standing(state: State) -> Counter[tuple[str, str]]:
    """Clans, also those on their way, and Cities of each seat in each region."""
    view = state.view(None)
    found: Counter[tuple[str, str]] = Counter()
    for region, lying in view["regions"].items():
        found.update({(seat, region): clans for seat, clans in lying["clans"].items()})
        found.update((f"City of {seat}", region) for seat in lying["cities"])
    if trip := view["trip"]:
        found[(str(trip["seat"]), trip["at"])] += trip["clans"]
    return found


# In short -------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_summed_up_in_signs(language: str) -> None:
    briefs = set()
    for step in steps(2):
        for event in step.events:
            drawn = page.brief(event, SPEAKERS[language])
            if drawn:
                parsed(drawn)
                briefs.add(event.key)
                assert not KEY.search(phrase(drawn))
    assert {"event-play", "event-move", "event-recruit", "event-city"} <= briefs


def test_a_brief_names_the_card_and_the_region() -> None:
    speaker: Speaker = SPEAKERS["en"]
    assert "Wheel" in phrase(page.brief(Event("event-play", {"seat": 0, "card": "wheel", "coins": 2}), speaker))
    step = Event("event-move", {"seat": 1, "from": "isle-7-1", "to": "isle-12-1", "count": 3, "coins": 1, "pool": ""})
    assert phrase(page.brief(step, speaker)) == "12×3"
    assert not page.brief(Event("event-coins", {"seat": 0, "coins": 2, "source": "wheel"}), speaker)


def test_everything_that_is_gained_has_a_token() -> None:
    for thing in ("coins", "cards", "clans", "cities", "moves", "progress", "propagation", "conquest", "objective"):
        assert "<svg" in page.token(thing)


def random_end(seed: int) -> State:
    state, rng = GAME.new(3, seed, {}), random.Random(seed)
    while not state.over:
        who = state.pending()[0]
        state.apply(who, rng.choice(list(state.legal(who))))
    return state


def test_the_count_points_at_the_regions_that_are_held() -> None:
    abroad = 0  # places that count for Propagation: not every random game has one
    for seed in range(1, 16):
        state = random_end(seed)
        table = page.table(state.view(None), SPEAKERS["en"])
        for line in state.sheet():
            found = page.counted(table, line)
            assert set(found) <= places(state)
            if line.key == "sheet-value":
                value = line.values["value"]
                assert isinstance(value, int)
                assert len(found) == sum(line.points) // value
            if line.key == "sheet-propagation":  # in a homeland there may be several guests
                assert bool(found) == bool(sum(line.points))
                assert len(found) <= sum(line.points) // CONTENT.rules.propagation
                abroad += len(found)
        assert page.counted(table, SheetLine("sheet-progress", {}, (1, 2, 3))) == []
    assert abroad
