"""What a notebook shows of a position: its board, whole in itself, and nothing that a spectator may not see."""

from __future__ import annotations

import html
import re

import pytest

import tablee
from tablee.drawing import notebook
from tablee.drawing.looks import page_of
from tablee.engine.chance import Rng
from tablee.engine.messages import Speaker
from tablee.testing.random_play import some_positions

OUTSIDE = re.compile(r"@import|<link|<script|\bsrc=|url\((?![\"']?(?:#|data:))|href=\"(?!#)")


def document(drawn: str) -> str:
    found = re.fullmatch(r'<iframe srcdoc="([^"]*)" [^<>]*></iframe>', drawn)
    assert found, drawn[:200]
    return html.unescape(found[1])


@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_a_spectators_board_in_a_frame(meta: tablee.Meta) -> None:
    state = tablee.game(meta.key).new(2, seed=3)
    seat = state.pending()[0]
    state.apply(seat, state.legal(seat)[0])
    page, speaker = page_of(meta), Speaker("en", game=state.game)
    drawn = document(state._repr_html_())
    for part in (page.heading, page.board):
        assert part(page.table(state.view(None), speaker)) in drawn
    assert OUTSIDE.findall(drawn) == []
    assert not re.search(r"\dd?vh\b", drawn)  # in a frame as tall as its board nothing can be as tall as the frame


@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_no_secret_shows(meta: tablee.Meta) -> None:
    game = tablee.game(meta.key)
    players = min(3, meta.players[-1])
    for state in some_positions(game, players, {}, seed=5, wanted=6):
        drawn = state._repr_html_()
        assert drawn.startswith("<iframe")
        for seat in range(game.seats(players)):
            assert state.imagine(seat, Rng(seat))._repr_html_() == drawn


def test_a_mistake_in_a_page_is_told_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tablee.game(tablee.games()[0].key).new(2, seed=3)
    monkeypatch.setattr(notebook, "page_of", {}.__getitem__)
    drawn = state._repr_html_()
    assert drawn.count("<") == 2  # of the element itself; what the error says is escaped
    assert html.unescape(drawn) == f"<pre>{state!r}\nnot drawn: {KeyError(state.game.meta)!r}</pre>"
