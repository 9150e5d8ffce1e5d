"""Genesis put together: its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import Chance, seeded
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.goals import Goal
from tablee.engine.numbering import names_of
from tablee.engine.previews import Change
from tablee.engine.reader import Reader
from tablee.engine.state import State
from tablee.games.genesis.content.catalogue import Catalogue
from tablee.games.genesis.judgement.evaluation import GenesisJudgement
from tablee.games.genesis.rules import accounts, fields, flow
from tablee.games.genesis.rules.actions import Action
from tablee.games.genesis.rules.fields import FIELDS
from tablee.games.genesis.rules.flow import Genesis
from tablee.games.genesis.rules.state import (
    CHALLENGE,
    COLOUR_NAMES,
    MODES,
    SPECIES,
    SPECIES_NAMES,
    Tables,
    square_name,
)
from tablee.games.genesis.rules.steps import Question, Step

FIRST_PLAYERS = ("random", "seat0", "seat1", "seat2", "seat3")

FACE = ("colour", "face")  # a die shows an entry of either section

COLOUR = Parameter("colour", COLOUR_NAMES)
SQUARE = Parameter("square", tuple(square_name(square) for square in range(140)))


class GenesisGame(Game):
    schema = Catalogue
    actions = ActionTable(
        Block("place", COLOUR, SQUARE, spoken=(SQUARE, COLOUR)),
        Block("stop"),
        Block("pick", Parameter("species", SPECIES_NAMES)),
        numbers=Action,
    )
    steps = names_of(Step)
    questions = names_of(Question, first=1)
    fields = FIELDS
    streams = flow.STREAMS
    judgement = GenesisJudgement()
    hides = False
    taken: ClassVar = {"event-species": "species"}
    alone_by = "level"
    spoken_as: ClassVar = {"die": FACE, "die1": FACE, "die2": FACE, "neutral": ("species",), "source": ("colour",)}

    content: Catalogue

    def longest(self, players: int) -> int:
        """Two decisions a tile (GS-044, GS-045), two squares always left, and four species."""
        return 2 * (116 if players > 2 else 92) - 1 + 4

    def chance(self, seed: int) -> Chance:
        """GS-121, section 4.4: the streams start from the seed as it is."""
        return seeded(seed, self.streams)

    def told_apart(self, kind: str, entry: str) -> str:
        """Goals by what they measure, so that a pack's own goal is explained like the others."""
        goal = next((goal for goal in self.content.goal if kind == "goal" and goal.id == entry), None)
        return entry if goal is None else "_".join(word for word in (goal.metric, goal.colour) if word)

    def accounts(self, event: Event) -> list[Change]:
        return accounts.accounts(event)

    def daily_standing(self, state: State) -> list[int]:
        """GS-131: by result, then by the own total."""
        score = state.scores()[0]
        return [sum(score.values()), sum(score[colour] for colour in COLOUR_NAMES)]

    def goals(self, options: Mapping[str, Any]) -> list[Goal]:
        """GS-130: the ranks above the lowest."""
        ranks = sorted(self.content.rank, key=lambda rank: rank.min)
        return [Goal(rank.min, "rank", rank.id) for rank in ranks[1:]]

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Genesis:
        state = self.fresh(players, options, chance)
        assert isinstance(state, Genesis)
        state.set_up(seed)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Genesis:
        """A position with full supplies (GS-026), before anything is drawn or laid."""
        state = Genesis(self, players, options, chance)
        state.mode = MODES.index(options["mode"])
        state.tables = self.tables
        self.fields.begin(state)
        state.supply = vec[i64]([options["tiles_per_colour"]] * len(state.supply))
        for side, name in enumerate(options.get("species", [])):
            state.species[side] = SPECIES if name == "choose" else SPECIES_NAMES.index(name)
        if state.mode == CHALLENGE:
            state.first = state.active = 0
        else:
            state.first = FIRST_PLAYERS.index(options["first_player"]) - 1
        return state

    def check_position(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Genesis)
        fields.check_position(state, reader)

    def check_questions(self, state: State, reader: Reader) -> None:
        """Tiles are placed by one seat, on its turn, with a species, dice, and for a second tile a die used."""
        assert isinstance(state, Genesis)
        asked = [seat for seat in state.pending() if state.question(seat) != Question.SPECIES]
        if not asked:
            return
        if asked != [state.active] or state.pending() != asked or SPECIES in state.species:
            raise reader.wrong("questions", "active, with all species chosen")
        if state.die1 < 0 or state.die2 < 0:
            raise reader.within("position").wrong("dice", "2 × " + ", ".join(fields.FACE_NAMES))
        if state.question(state.active) == Question.TILE2 and state.used not in (1, 2):
            raise reader.wrong("questions", "used = 1, 2")

    @cached_property
    def tables(self) -> Tables:
        scoring = self.content.scoring
        return Tables(
            vec[i64](fields.FACES[face] for face in self.content.dice.faces),
            scoring.first_prize,
            scoring.second_prize,
            scoring.triple,
            scoring.double,
            scoring.counted_area_min,
        )
