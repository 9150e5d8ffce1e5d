"""Positions for judging that games played at random hardly reach."""

from __future__ import annotations

from .positions import position, seat

# An army beside two weak neighbours: it would take one region after the other.
POSITIONS = [
    position(seat(clans={"isle-7-1": 9}), seat(clans={"isle-12-1": 1, "isle-7-2": 1}), asked="stance", age=3),
]
