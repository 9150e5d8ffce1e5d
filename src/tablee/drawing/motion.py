"""How an event is seen: what it moves, from where to where, live, in replays, and in what happened since one's turn."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup


class Motion(NamedTuple):
    """A piece on its way.

    `start` and `end` are names of places on the page: an element's `data-place`, a piece (`data-piece`), a gliding
    element (`data-glides`), or `seat-2`, whatever stands for a seat where one looks. Without a start the piece appears,
    without an end it vanishes; where both are the same it stirs in its place. What is on the way is the element that
    carries the gliding name `glides` in both drawings, or else `picture`, for the time of the way only.
    """

    start: str
    end: str
    glides: str = ""
    picture: Markup = Markup()
    amount: str = ""  # written beside it, such as "+3"
    sound: str = ""  # one of SOUNDS


SOUNDS = ("tile", "piece", "card", "coin", "die", "march", "fight", "build", "point")


def seat_place(seat: int) -> str:
    """The place that stands for a seat."""
    return f"seat-{seat}"
