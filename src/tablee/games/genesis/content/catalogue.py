"""The content file of Genesis: its schema, and what must hold between its entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from tablee.engine.content import Content, Entry, Removable
from tablee.engine.schema import Fault
from tablee.games.genesis.content import maps

ColourName = Literal["forest", "savanna", "mountain", "marsh"]
Small = Annotated[int, msgspec.Meta(ge=0, le=40)]


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    counted_area_min: Annotated[int, msgspec.Meta(ge=1, le=20)]
    first_prize: Small
    second_prize: Small
    triple: Annotated[int, msgspec.Meta(ge=1, le=6)]
    double: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    faces: Annotated[
        list[Literal["forest", "savanna", "mountain", "marsh", "wild"]], msgspec.Meta(min_length=6, max_length=6)
    ]


class Species(Entry, frozen=True, kw_only=True):
    id: Literal["reptile", "dinosaur", "mammal", "human"]


class Colour(Entry, frozen=True, kw_only=True):
    id: ColourName


class Relief(Entry, frozen=True, kw_only=True):
    id: Literal["volcano", "pit"]


class MapEntry(Entry, frozen=True, kw_only=True):
    rows: list[str]
    right: list[int]


class Goal(Removable, frozen=True, kw_only=True):
    metric: Literal[
        "areas_won",
        "largest_herd",
        "triple_won",
        "doubles_won",
        "sole_areas",
        "both_prizes",
        "colour_points",
        "neutral_points",
        "free_left",
        "single_turns",
    ]
    cmp: Literal[">=", "<="]
    value: int
    colour: ColourName | None = None
    group: str
    points: int


class Level(Entry, frozen=True, kw_only=True):
    id: Literal["calm", "normal", "fierce"]
    neutral_dice: Literal[1, 2]
    neutral_start_tiles: Literal[0, 4]
    adjust: int


class Rank(Entry, frozen=True, kw_only=True):
    min: int


class Catalogue(Content, frozen=True, kw_only=True):
    """Everything in `genesis.toml`."""

    open: ClassVar = {"goal": (4, 60)}

    scoring: Scoring
    dice: Dice
    species: list[Species]
    colour: list[Colour]
    face: list[Entry]
    relief: list[Relief]
    map: list[MapEntry]
    goal: list[Goal]
    level: list[Level]
    rank: list[Rank]

    def land(self, key: str) -> maps.Land:
        found = next(entry for entry in self.map if entry.id == key)
        return maps.Land(found.rows, found.right)

    def faults(self) -> Iterator[Fault]:
        for land in self.map:
            fault = maps.fault(maps.Land(land.rows, land.right))
            if fault:
                yield Fault(f"map {land.id}", *fault)
        for goal in self.goal:
            if (goal.colour is None) == (goal.metric == "colour_points"):
                yield Fault(f"goal {goal.id}", "colour", str(goal.colour), "metric = colour_points ⇔ colour")
        if len({goal.group for goal in self.goal if goal.remove is None}) < 2:
            yield Fault("goal", "group", "1", "≥ 2")
