"""What games alone are measured by: results worth reaching, and how often a strong player should."""

from __future__ import annotations

from typing import NamedTuple


class Goal(NamedTuple):
    """A result of games alone that is worth reaching. A rank has its name in the content."""

    points: int
    section: str = ""  # of the content, where the goal is a rank
    rank: str = ""  # its id there
    target: float | None = None  # in how many games a strong player should reach it, if anybody has said so: 0 to 1
