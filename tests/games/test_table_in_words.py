"""What the tables in words say of neighbours and costs is what the rules do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee.bots import Observation, make
from tablee.drawing.looks import page_of
from tablee.drawing.outline import Area
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tests.shelf import OWN_KEYS

SEATS = ["Ann", "Bea"]
MOVES = 60


def positions(key: str, moves: int = MOVES) -> Iterator[tuple[State, int, Any, Any]]:
    """A game of bots, before every decision: the position, who decides, the page and the table as that seat sees it."""
    game = tablee.game(key)
    page, speaker, bot = page_of(game.meta), Speaker("en", game=game, seats=SEATS), make("greedy", 1)
    state, _ = game.start(2, 5)
    for _ in range(moves):
        if not state.pending():
            return
        seat = state.pending()[0]
        yield state, seat, page, page.table(state.view(seat), speaker)
        state.apply(seat, bot.choose(Observation(state, seat)))


def lines(areas: list[Area]) -> Iterator[str]:
    for area in areas:
        yield from area.lines
        yield from lines(list(area.parts))


def legal(state: State, seat: int, name: str) -> Iterator[tuple[int, dict[str, str]]]:
    actions = state.game.actions
    for action in state.legal(seat):
        if actions.decode(action)[0] == name:
            yield action, {key: str(value) for key, value in actions.values(action).items()}


def told(state: State, seat: int, action: int, key: str) -> dict[str, Any]:
    """What the event of a kind tells that an action leads to."""
    return next((dict(event.values) for event in state.clone().apply(seat, action) if event.key == key), {})


@pytest.mark.parametrize("key", OWN_KEYS)
def test_the_own_things_come_first(key: str) -> None:
    for _, seat, page, table in positions(key):
        areas = page.outline(table)
        assert SEATS[seat] in areas[0].title
        assert any(SEATS[1 - seat] in area.title for area in areas)


def test_genesia_names_the_regions_that_one_can_step_to() -> None:
    seen = 0
    for state, seat, page, table in positions("genesia", 200):
        said = list(lines(page.outline(table)))
        for _, values in legal(state, seat, "move"):
            start, _, end = values["edge"].partition(":")
            line = next(line for line in said if line.startswith(table.region(start)) and "Beside it: " in line)
            beside = line.partition("Beside it: ")[2].split(", ")
            assert any(place.startswith(table.region(end)) for place in beside), (line, end)
            seen += 1
    assert seen > 20


def test_genesia_tells_what_a_journey_costs() -> None:
    seen = 0
    for state, seat, page, table in positions("genesia", 120):
        for plan in page.plans(state, seat, table)[:10]:
            trial = state.clone()
            had = trial.view(seat)["seats"][seat]["coins"]
            for action in plan.actions:
                trial.apply(seat, action)
            paid = had - trial.view(seat)["seats"][seat]["coins"]
            said = plan.told or plan.words
            assert re.search(rf"\b{paid} coins? in all", said), (said, paid)
            seen += 1
    assert seen > 20


def test_genesis_tells_what_a_tile_would_join() -> None:
    seen = 0
    for state, seat, page, table in positions("genesis", 30):
        openings = {line.partition(":")[0]: line for line in lines(page.outline(table)) if "herd of" in line}
        for action, values in legal(state, seat, "place"):
            terrain = table.name("colour", values["colour"])
            joined = size_of_area(state, seat, action, values["square"])
            line = openings.get(values["square"], "")
            assert (f"{terrain}, herd of" in line) == (joined > 1), (line, values, joined)
            assert page.does(table, action).endswith(f"area of {joined}")
            seen += joined > 1
    assert seen > 20


def size_of_area(state: State, seat: int, action: int, square: str) -> int:
    """Counted on the board as it is after the tile."""
    after = state.clone()
    after.apply(seat, action)
    board = [row.split() for row in after.view(None)["board"]]
    column, row = "abcdefghijklmn".index(square[0]), int(square[1:]) - 1
    terrain, area, ahead = board[row][column][0], {(column, row)}, [(column, row)]
    while ahead:
        x, y = ahead.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = 0 <= place[0] < len(board[0]) and 0 <= place[1] < len(board)
            if inside and place not in area and board[place[1]][place[0]][0] == terrain:
                area.add(place)
                ahead.append(place)
    return len(area)


def test_age_of_civilization_tells_what_wonders_and_technologies_cost_now() -> None:
    seen = 0
    for state, seat, page, table in positions("age_of_civilization"):
        said = list(lines(page.outline(table)))
        for name, section in (("build", "wonder"), ("research", "technology")):
            for action, values in legal(state, seat, name):
                aim = next(iter(values.values()))
                if aim == "none":
                    continue
                cost = told(state, seat, action, "event-do")["cost"]
                line = next(line for line in said if line.startswith(table.name(section, aim)) and ("Costs" in line))
                assert f"Costs {cost} coin" in line
                seen += 1
    assert seen > 10


def test_gentes_tells_what_tiles_cost_now_and_what_a_card_lacks() -> None:
    seen = 0
    for state, seat, page, table in positions("gentes", 100):
        areas = page.outline(table)
        said = list(lines(areas))
        for action, _ in legal(state, seat, "tile"):
            if not (paid := told(state, seat, action, "event-tile")):
                continue  # something is asked before
            coins = paid["coins"]
            tile = page.does(table, action)
            line = next(line for line in said if line.startswith(tile))
            assert re.search(rf": {coins} coins?;", line.removeprefix(tile)), (line, coins)
            seen += 1
        for card, need in table.own_seat()["needs"].items():
            line = next(line for line in said if line.startswith(f"{table.name('card', card)}, era"))
            lacks = sum(map(int, re.findall(r"\d+", line.partition("Missing: ")[2])))
            assert lacks == sum([*need["citizens"].values(), *need["cities"].values()]), (line, need)
    assert seen > 20
