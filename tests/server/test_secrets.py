"""What a page must not show: anything that whoever looks cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.engine.chance import Rng
from tablee.engine.match import Match
from tablee.engine.records import Seat
from tablee.server.live import Live
from tablee.server.pages.drawing import inside
from tablee.server.store import Facts, Holder
from tablee.server.visitors import Visitor
from tests.server.stage import run

pytestmark = pytest.mark.slow

PLAYERS = 3
BETWEEN = 20  # moves from one look to the next
CASES: list[tuple[str, dict[str, Any], bool]] = [  # whether seats have secrets; what is to come nobody knows
    ("genesis", {}, False),
    ("gentes", {}, False),
    ("age_of_civilization", {"innovation": True}, False),
    ("age_of_civilization", {"draft": True}, True),
    ("genesia", {"deck": "warlike", "objectives": "all"}, True),
]


def drawn(live: Live, player: str) -> list[str]:
    """The page and the table in words."""
    live.drawings.clear()
    visitor = Visitor(player, "", None, "en", "auto")
    return [inside(live, visitor, text) for text in (False, True)]


@pytest.mark.parametrize(("key", "options", "secret"), CASES)
def test_a_page_is_the_same_whatever_its_reader_cannot_know(key: str, options: dict[str, Any], secret: bool) -> None:
    """The position is exchanged for one that differs only in what a seat cannot know. Spectators know even less."""

    async def scene() -> None:
        seats = [Seat(f"P{seat}", "human") for seat in range(PLAYERS)]
        match = Match.new(tablee.game(key), PLAYERS, 5, options, seats)
        live = Live("match", match, Facts(), {seat: Holder(f"p{seat}") for seat in range(PLAYERS)}, [])
        rng, differed = Rng(5), False
        while not match.state.over:
            seat = match.state.pending()[0]
            match.play(seat, int(match.state.sample(seat, rng)))
            if len(match.moves) % BETWEEN != 1:  # the draft is soon over
                continue
            real = match.state
            for seat in range(PLAYERS):
                imagined = real.imagine(seat, rng)
                differed |= imagined.dump_position() != real.dump_position()
                for player in (f"p{seat}", "a spectator"):
                    shown = drawn(live, player)
                    match.state = imagined
                    assert drawn(live, player) == shown, f"{player} after {len(match.moves)} moves"
                    match.state = real
        assert differed == secret

    run(scene())
