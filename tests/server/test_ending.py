"""The end of a game as pages tell it: category by category, and the places that the rules give."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.bots import Observation, make
from tablee.drawing.looks import page_of
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.records import Seat
from tablee.engine.state import WON, State
from tablee.server.hub import Hub
from tablee.server.pages.drawing import inside
from tablee.server.pages.scores import Ending, crowns, ending_of, tie_broken
from tablee.server.seating import sit
from tablee.server.visitors import Visitor
from tests.server.stage import perform

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("genesis", 2, {}),
    ("genesis", 3, {}),
    ("genesis", 4, {"mode": "teams"}),
    ("genesis", 1, {"mode": "challenge"}),
    ("age_of_civilization", 2, {}),
    ("age_of_civilization", 4, {}),
    ("age_of_civilization", 1, {}),
    ("age_of_civilization", 1, {"mode": "silk_road"}),
    ("gentes", 1, {}),
    ("gentes", 2, {}),
    ("gentes", 4, {}),
    ("genesia", 1, {}),
    ("genesia", 3, {}),
    ("genesia", 4, {"teams": "2v2"}),
    ("genesia", 5, {}),
]


def ended(game: str, players: int, options: dict[str, Any], bot: str = "random") -> State:
    state, player = tablee.game(game).new(players, 5, options), make(bot, 1)
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, player.choose(Observation(state, seat)))
    return state


def ending(state: State, seat: int | None, language: str = "en") -> Ending:
    page = page_of(state.game.meta)
    speaker = Speaker(language, game=state.game, seats=[f"P{number}" for number in range(len(state.scores()))])
    found = ending_of(state, seat, page.standing(page.table(state.view(seat), speaker)), speaker)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_counted_adds_up_to_the_scores_and_the_places_are_those_of_the_rules(
    game: str, players: int, options: dict[str, Any]
) -> None:
    state = ended(game, players, options)
    scores = state.scores()
    for seat in (None, *range(len(scores))):
        told = ending(state, seat)
        counting = told.counting
        assert counting is not None
        sums: dict[str, list[int]] = {}
        for part in counting.parts:
            assert part.category not in sums, "a category is told twice"
            assert part.rows[0].depth == 0
            sums[part.category] = [
                sum(row.points[number] for row in part.rows if row.depth == 0) for number in range(len(scores))
            ]
        for category, points in sums.items():
            assert points == [line[category] for line in scores]
        assert [sum(column) for column in zip(*sums.values(), strict=True)] == counting.totals
        assert counting.totals == [sum(line.values()) for line in scores]
        ranking = state.ranking()
        assert sorted((one.place, one.name) for one in told.places) == sorted(
            (place, f"P{number}") for number, place in enumerate(ranking)
        )
        assert [one.place for one in told.places] == sorted(ranking)
    if players == 1:
        told = ending(state, 0)
        assert told.alone
        assert told.title != "The game is over", "alone one wants to know whether it was enough"


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_lit_is_on_the_page(game: str, players: int, options: dict[str, Any]) -> None:
    state = ended(game, players, options)
    page = page_of(state.game.meta)
    table = page.table(state.view(0), Speaker("en", game=state.game))
    drawn = page.board(table) + page.hand(table) + page.panels(table)
    drawn += "".join(one.mark + str(one.more) + f'data-place="seat-{one.seat}"' for one in page.standing(table))
    counting = ending(state, 0).counting
    assert counting is not None
    places = {place for part in counting.parts for row in part.rows for place in row.places}
    assert places
    lost = [
        place for place in places if not any(f'data-{kind}="{place}"' in drawn for kind in ("place", "piece", "glides"))
    ]
    assert lost == []


@pytest.mark.parametrize(
    ("ranking", "totals", "broken"),
    [
        ([1, 2, 3], [9, 9, 4], True),
        ([1, 1, 3], [9, 9, 4], False),
        ([1, 2, 3], [9, 8, 4], False),
        ([1, 3, 1, 3], [9, 4, 4, 7], False),  # teams
    ],
)
def test_a_broken_tie_is_told(ranking: list[int], totals: list[int], broken: bool) -> None:
    assert tie_broken(ranking, totals) == broken


def test_a_crown_is_for_who_deserves_it() -> None:
    level = tablee.game("genesis").new(2, 1)  # nothing counted yet: 0 to 0
    assert level.results() == [WON, WON]
    assert crowns(level) == [False, False]
    assert crowns(ended("gentes", 1, {})) == [False]
    won = ended("gentes", 4, {})
    assert crowns(won) == [place == 1 for place in won.ranking()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_of_the_count_has_words(language: str) -> None:
    for game, players, options in GAMES:
        counting = ending(ended(game, players, options), 0, language).counting
        assert counting is not None
        assert not [part.name for part in counting.parts if part.name.startswith(("score-", "sheet-"))]


def test_a_game_without_points_tells_who_won_and_counts_nothing() -> None:
    state = ended("morris", 2, {})
    told = ending(state, None)
    assert told.counting is None
    assert told.title in ("P0 wins", "P1 wins", "It is a draw")


def test_a_page_tells_nothing_of_places_before_the_end(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("gentes", 2, 1, {}, [Seat("Ann", "human"), Seat("Bob", "human")])
        await sit(hub, live, 0, "ann")
        await sit(hub, live, 1, "bob")
        ann, bot = Visitor("ann", "Ann", None, "en", "auto"), make("greedy", 1)
        while not live.match.state.over:
            assert 'id="ending"' not in inside(live, ann)
            for _ in range(40):
                if live.match.state.over:
                    break
                seat = live.match.state.pending()[0]
                await hub.play(live, seat, live.number, bot.choose(Observation(live.match.state, seat)))
        page = inside(live, ann)
        # All that tells how it came out stands where the count hides it.
        result = page.index('<div class="result">')
        winner = next(
            f"{seat.name} wins"
            for seat, place in zip(live.match.seats, live.match.state.ranking(), strict=True)
            if place == 1
        )
        assert page.count(winner) == 1
        assert page.index(winner) > result
        assert page.count('class="places"') == 1
        assert page.index('class="places"') > result

    perform(tmp_path, scene)
