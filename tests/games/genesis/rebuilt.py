"""Genesis rebuilt by somebody who knows the rules and the options, and hears the events."""

from __future__ import annotations

from typing import Any

from tablee.engine.events import Event
from tablee.engine.previews import MORE
from tablee.engine.state import State
from tablee.games.genesis.content import maps
from tablee.games.genesis.game import GenesisGame

from . import oracle
from .positions import COLOURS, SPECIES

LETTERS = {name: letter for letter, name in {**COLOURS, **SPECIES}.items()}
FIRST = ("seat0", "seat1", "seat2", "seat3")
RELIEF = {".": "..", "V": "VV", "P": "PP"}


class Side:
    """A seat, or the neutral species of the challenge."""

    def __init__(self, tiles: int) -> None:
        self.species: str | None = None
        self.supply = dict.fromkeys(COLOURS.values(), tiles)
        self.single_turns = 0

    def known(self) -> dict[str, Any]:
        return {"species": self.species, "supply": dict(self.supply), "single_turns": self.single_turns}


class Rebuilt:
    def __init__(self, game: GenesisGame, players: int, options: dict[str, Any], observer: int | None) -> None:
        self.game, self.players, self.options = game, players, options
        self.alone = options["mode"] == "challenge"
        self.sides = [Side(options["tiles_per_colour"]) for _ in range(players)]
        self.neutral = Side(options["tiles_per_colour"])
        for side, species in zip(self.sides, options.get("species", []), strict=False):
            side.species = None if species == "choose" else species
        fixed = "seat0" if self.alone else options["first_player"]
        self.first = FIRST.index(fixed) if fixed in FIRST else -1
        self.active = 0 if self.alone else -1
        self.dice: list[str | None] = [None, None]
        self.neutral_dice: list[str | None] = [None, None]
        self.used = 0
        self.goals: list[str] = []
        self.order: list[int] = []
        self.points = [0] * players
        self.map_seed: int | None = None
        self.over = False
        if options["map"] != "random":
            self.lay(game.content.land(options["map"]))
        if self.alone:
            self.points[0] = next(level.adjust for level in game.content.level if level.id == options["level"])

    def lay(self, land: maps.Land) -> None:
        unused = self.players <= 2
        self.board = [
            "~~" if unused and land.is_right(square) else RELIEF[land.rows[square // 14][square % 14]]
            for square in range(140)
        ]

    def hear(self, event: Event) -> None:
        values: dict[str, Any] = dict(event.values)
        match event.key:
            case "event-map":
                self.map_seed = int(values["seed"])
                self.lay(maps.generate(self.map_seed, self.game.content.land("pangaea")))
            case "event-species":
                self.sides[values["seat"]].species = values["species"]
            case "event-first":
                self.first = values["seat"]
            case "event-challenge":
                self.sides[0].species, self.neutral.species = values["species"], values["neutral"]
                self.order = [int(rank) for rank in values["order"].split()]
            case "event-goal":
                self.goals.append(values["goal"])
                goal = next(each for each in self.game.content.goal if each.id == values["goal"])
                self.points[0] += goal.points if goal.metric == "neutral_points" else 0  # nothing is at most so many
            case "event-roll":
                self.active, self.dice, self.used = values["seat"], [values["die1"], values["die2"]], 0
            case "event-neutral-roll":
                self.neutral_dice = [values["die1"], values["die2"]]
            case "event-put":
                self.used = values["used"]
                side = self.sides[values["seat"]]
                side.single_turns += self.used == 0
                self.put(side, values)
            case "event-neutral-put":
                self.put(self.neutral, values)
            case "event-stop":
                self.sides[values["seat"]].single_turns += 1
            case "event-over" | "event-over-no-tiles":
                self.over = True
        for part in values.get("points", ()):
            amount = part.values["amount"]
            self.points[part.values["seat"]] += amount if part.key == MORE else -amount

    def put(self, side: Side, values: dict[str, Any]) -> None:
        assert side.species == values["species"]
        column, row = "abcdefghijklmn".index(values["square"][0]), int(values["square"][1:]) - 1
        self.board[14 * row + column] = LETTERS[values["colour"]] + LETTERS[values["species"]]
        side.supply[values["colour"]] -= 1

    def rows(self) -> list[str]:
        return [" ".join(self.board[start : start + 14]) for start in range(0, 140, 14)]

    def known(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "board": self.rows(),
            "map_seed": self.map_seed,
            "seats": [side.known() for side in self.sides],
            "first": self.first,
            "active": self.active,
            "dice": self.dice,
            "used": [self.used & 1 > 0, self.used & 2 > 0],
            "free": self.board.count(".."),
            "over": self.over,
            "by terrain": self.terrain_points(),
        }
        if self.alone:
            found["neutral"] = self.neutral.known(), self.neutral_dice, self.order, self.goals
        if self.options["live_score"]:
            found["points"] = self.points
        return found

    def terrain_points(self) -> list[int]:
        """Counted from the tiles that were heard of."""
        totals = oracle.totals(oracle.read(self.rows()))
        return [totals[LETTERS[side.species]] if side.species else 0 for side in self.sides]

    def expected(self, state: State) -> dict[str, Any]:
        view, scores = state.view(None), state.scores()
        found = {name: view[name] for name in self.known() if name in view}
        found["by terrain"] = [sum(score[colour] for colour in COLOURS.values()) for score in scores]
        if self.alone:
            shown = view["challenge"]
            goals = [goal["id"] for goal in shown["goals"]]
            found["neutral"] = shown["neutral"], shown["neutral_dice"], shown["rank_of_squares"], goals
        if self.options["live_score"]:
            found["points"] = [sum(score.values()) for score in scores]
        return found
