"""Pages of which parts are remembered show what pages drawn anew show."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable

import pytest
from markupsafe import Markup

import tablee
from tablee.bots import Observation, make
from tablee.drawing import remembered
from tablee.drawing.remembered import LETTERS, Parts, Remembered
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.records import HUMAN, Seat
from tablee.server.live import Live
from tablee.server.pages.drawing import inside
from tablee.server.store import Facts, Holder
from tablee.server.visitors import Visitor

pytestmark = pytest.mark.slow

NAMES = ["<Ann>", "Béa"]
EVERY = 9  # moves; a page draws the same parts again and again
READERS = [
    (Visitor("0", "", None, "en", "auto"), False),
    (Visitor("1", "", None, "fr", "dark"), False),
    (Visitor("1", "", None, "fr", "dark"), True),
    (Visitor("nobody", "", None, "en", "auto"), False),
]


def table(match: Match) -> Live:
    live = Live("key", match, Facts(), {seat: Holder(str(seat)) for seat in range(2)}, [])
    live.version = 1
    return live


def drawn(live: Live, reader: Visitor, text: bool) -> str:
    return re.sub(r' data-version="\d+"', "", inside(live, reader, text))


@pytest.mark.parametrize("game", [meta.key for meta in tablee.games()])
def test_a_whole_game_is_shown_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "parts", Parts(LETTERS))
    match = Match.new(tablee.game(game), 2, 11, {}, [Seat(name, HUMAN) for name in NAMES])
    live, bot, moves = table(match), make("random", 3), 0
    # Another table of the same game, with other people and in another position, is drawn in between.
    other = table(Match.new(tablee.game(game), 2, 12, {}, [Seat(name, HUMAN) for name in ("Cem", "Dora")]))

    def anew(_: Remembered, key: Hashable, draw: Callable[[], Markup]) -> Markup:
        hash(key)
        return draw()

    while not match.state.over:
        for played in (live, other):
            if not played.match.state.over:
                seat = played.match.state.pending()[0]
                played.match.play(seat, bot.choose(Observation(played.match.state, seat)))
                played.announce()
        moves += 1
        if moves % EVERY and not match.state.over:
            continue
        for reader, text in READERS:
            drawn(other, reader, text)
            warm = drawn(live, reader, text)
            with monkeypatch.context() as patched:
                patched.setattr(Remembered, "part", anew)
                assert drawn(table(match), reader, text) == warm, (moves, reader, text)


def test_a_part_is_drawn_once_for_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "parts", Parts(LETTERS))
    asked: list[Hashable] = []

    def part(language: str, game: str, key: Hashable) -> str:
        def draw() -> Markup:
            asked.append(key)
            return Markup(f"{language} {game}")

        return str(Remembered(Speaker(language, game=tablee.game(game))).part(key, draw))

    shown = [("en", "genesis", 1), ("fr", "genesis", 1), ("en", "gentes", 1), ("en", "genesis", 2)]
    for _ in range(2):
        assert [part(*one) for one in shown] == [f"{language} {game}" for language, game, _ in shown]
    assert asked == [key for _, _, key in shown]


def test_parts_are_forgotten_by_the_letters_they_take() -> None:
    parts = Parts(10)
    for key, letters in ((1, 6), (2, 4), (3, 6)):
        parts.keep(key, Markup("x" * letters))
    assert parts.get(1) == "x" * 6  # full once: what was kept before still stands, and is as young again
    parts.keep(4, Markup("x" * 10))
    assert parts.get(2) is None


def test_a_view_is_that_of_the_position_before_anybody_was_told_of_it() -> None:
    live = table(Match.new(tablee.game("genesis"), 2, 11, {}, [Seat(name, HUMAN) for name in NAMES]))
    seat = live.match.state.pending()[0]
    assert live.view(seat) is live.view(seat)
    live.match.play(seat, live.match.state.legal(seat)[0])
    assert live.view(seat) == live.match.state.view(seat)
