"""Regions: what stands there, how one gets there, and how they are chosen."""

from __future__ import annotations

from itertools import pairwise

from tablee.games.genesia.rules.flow import Genesia


def clans(state: Genesia, region: str, who: int = 0) -> int:
    return int(state.view(None)["regions"][region]["clans"].get(str(who), 0))


def cities(state: Genesia, region: str) -> list[int]:
    found: list[int] = state.view(None)["regions"][region]["cities"]
    return found


def alone_in(*regions: str) -> dict[str, int]:
    """A single Clan in each region."""
    return dict.fromkeys(regions, 1)


def walk(*regions: str) -> list[str]:
    """The steps from one region to the next."""
    return [f"move {here}:{there}" for here, there in pairwise(regions)]


def choose(*regions: str) -> list[str]:
    return [f"choose_region {region}" for region in regions]
