"""Declared boards: where spaces lie, who is next to whom, and what is written along the edges."""

from __future__ import annotations

import pytest

from tablee.engine.board import Board, grid


def test_names_tell_where_spaces_lie() -> None:
    board = Board(["a1", "b1", "a12"])
    assert board.spaces == {"a1": (0, -1), "b1": (1, -1), "a12": (0, -12)}
    assert board.columns() == {0: "a", 1: "b"}
    assert board.rows() == {-1: "1", -12: "12"}


def test_lines_make_neighbours_of_spaces_next_to_each_other() -> None:
    board = Board(["a1", "b1", "c1", "c2"], [["a1", "b1", "c1"], ["c1", "c2"]])
    assert board.lines == [(0, 1, 2), (2, 3)]
    assert board.neighbours == [{1}, {0, 2}, {1, 3}, {2}]


def test_a_grid_is_a_chessboard_of_any_size() -> None:
    board = grid(3, 2)
    assert board.names == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert board.neighbours == [set()] * 6


def test_spaces_with_other_names_need_places() -> None:
    with pytest.raises(ValueError, match="hill"):
        Board(["hill"])
    board = Board({"hill": (0, 0), "house": (2, 1)}, [["hill", "house"]])
    assert board.spaces["house"] == (2, 1)
    assert board.columns() == {0: "h", 2: "h"}


def test_edges_stay_empty_where_names_do_not_tell_columns_or_rows() -> None:
    assert Board({"a1": (0, 0), "b2": (0, 1)}).columns() == {}
    assert Board({"a1": (0, 0), "b2": (0, 1)}).rows() == {0: "1", 1: "2"}
    assert Board({"a": (0, 0), "b": (1, 0)}).rows() == {}
