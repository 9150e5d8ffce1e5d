"""The default page and terminal for a game without a board, whose views are its own."""

from __future__ import annotations

from importlib.resources import files

import pytest
from rich.console import Console

from tablee.drawing.default_cover import cover
from tablee.drawing.default_page import page
from tablee.drawing.default_terminal import DefaultTerminal
from tablee.drawing.men import SHAPES, mark, outline
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.state import MAX_SEATS
from tablee.testing.random_play import observers, positions
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

GAME = SealedGame(META, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_said_in_words(language: str) -> None:
    terminal, speaker = DefaultTerminal(), Speaker(language, game=GAME)
    console = Console(width=80, record=True, quiet=True)
    for state in positions(GAME, 2, {}, 4):
        for seat in observers(GAME, 2):
            table = page.table(state.view(seat), speaker)
            assert "prize" in page.board(table)
            assert speaker.seat(1) in page.text(table)
            assert len(page.standing(table)) == 2
            parts = (page.heading(table), page.panels(table), page.hand(table), page.facts(table))
            assert "error-" not in "".join(parts)
            console.print(terminal.terminal(state.view(seat), speaker, []), terminal.legend(speaker))
    assert page.touches(GAME, GAME.actions.parse("keep")) == ("keep",)
    assert not page.in_order(GAME, GAME.actions.parse("keep"))


def test_a_game_without_a_board_has_a_cover() -> None:
    drawn = cover(META, None)
    assert f'<view id="{META.key}-thumb"' in drawn
    assert 'class="man seat-0"' in drawn


def test_every_seat_has_a_shape_and_a_colour_of_its_own() -> None:
    assert len(SHAPES) == MAX_SEATS
    assert len({outline(seat, 10) for seat in range(MAX_SEATS)}) == MAX_SEATS
    style = files("tablee.drawing").joinpath("default_style.css").read_text(encoding="utf-8")
    for seat in range(MAX_SEATS):
        assert f".seat-{seat} {{ --man:" in style
        assert f"seat-{seat}" in mark(seat)
