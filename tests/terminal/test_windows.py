"""At one keyboard nobody sees who could answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.engine import registry, shelf
from tablee.terminal.table import TerminalTable
from tests.terminal.conftest import CURTAIN, Sit, printed
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import Sealed

WINDOW = "Somebody may answer. Type the number of whoever wants to look at their cards (1 Player 2)"
CAN, CANNOT = [1, 3, 12], [1, 3, 6]
CLAIM = ["", "bid 15", "", "bid 1", "", "keep"]  # with a curtain before each


@pytest.fixture(autouse=True)
def sealed() -> Iterator[None]:
    registry.register(META)
    yield
    shelf.by_key.pop(META.key)


def played(sit: Sit, lines: list[str], other: list[int], bots: str = "none") -> TerminalTable:
    table = sit(lines, game_key="sealed", bots=bots, ties="nobody", hand=3, answers=True)
    assert isinstance(table.match.state, Sealed)
    table.match.state.hands = [[13, 14, 15], list(other)]
    table.run()
    return table


@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_the_same_is_asked_whatever_is_in_the_hand(sit: Sit, hand: list[int]) -> None:
    table = played(sit, [*CLAIM, ""], hand)
    assert [move.action for move in table.match.moves] == ["bid 15", "bid 1", "keep", "pass"]
    said = printed(table).partition(WINDOW)[2].partition("Bid a card in secret")[0]
    assert said.startswith(", or press Enter if nobody answers. Who answers? › Player 2 passes. The prize is ")
    assert CURTAIN not in said  # it is still Player 1 who sits there


def test_who_wants_to_answer_comes_to_the_keyboard(sit: Sit) -> None:
    table = played(sit, [*CLAIM, "2", "1", "", "bid 12"], CAN)
    assert table.match.moves[3].action == "bid 12"
    assert printed(table).count(WINDOW) == 2  # there is no number 2
    after = printed(table).rpartition(WINDOW)[2]
    assert after.index(f"Player 2 {CURTAIN}") < after.index("Answer with a high card")


def test_one_can_leave_instead(sit: Sit) -> None:
    table = played(sit, [*CLAIM, "quit"], CAN)
    assert len(table.match.moves) == 3


def test_alone_at_the_keyboard_one_is_asked_only_when_one_can_act(sit: Sit) -> None:
    """The bot wins with its only cards and passes without a thought."""
    table = played(sit, ["bid 15", "keep"], CANNOT, bots="greedy")
    assert [move.action for move in table.match.moves][2:] == ["keep", "pass"]
    assert WINDOW not in printed(table)
