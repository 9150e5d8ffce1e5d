"""Genesia put together: its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import Chance
from tablee.engine.content import load
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.goals import Goal
from tablee.engine.numbering import names_of
from tablee.engine.previews import Change
from tablee.engine.reader import Reader
from tablee.engine.state import State
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.judgement.evaluation import GenesiaJudgement
from tablee.games.genesia.meta import META
from tablee.games.genesia.rules import accounts, codes, fields, geography, names, results, setup, tables
from tablee.games.genesia.rules.actions import Action
from tablee.games.genesia.rules.fields import FIELDS
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.state import Tables
from tablee.games.genesia.rules.steps import Question, Step

# Packs change cards, never their ids, so the table of actions is the same for all.
OWN = load(META.content, Catalogue)
REGIONS = tuple(region.id for region in geography.regions(geography.MAX_SEATS))
EDGES = tuple(f"{REGIONS[here]}:{REGIONS[there]}" for here, there in geography.edges())

CARD = Parameter("card", tuple(card.id for card in OWN.card))
REGION = Parameter("region", REGIONS)
TRIBES = 2  # of a game alone


def numbered(name: str, least: int, most: int) -> Parameter:
    return Parameter(name, tuple(str(number) for number in range(least, most + 1)))


class GenesiaGame(Game):
    schema = Catalogue
    windows = frozenset({"copy", "attack_cards", "defence_cards", "end_cards"})
    passing = frozenset({"done"})
    actions = ActionTable(
        Block("keep_objective", numbered("which", 1, int(codes.OFFERED))),
        Block("pick", CARD),
        Block("play", CARD),
        Block("discard", CARD),
        Block("done"),
        Block("recruit", REGION),
        Block("move", Parameter("edge", EDGES)),
        Block("lift", REGION),
        Block("number", numbered("number", 0, int(codes.MAX_CLANS))),
        Block("stop"),
        Block("stance", Parameter("stance", codes.STANCES)),
        Block("assault_from", REGION),
        Block("assault_at", REGION),
        Block("siege", Parameter("answer", ("yes", "no"))),
        Block("city_site", REGION),
        Block("position", numbered("place", 1, geography.MAX_SEATS)),
        Block("choose_region", REGION),
        Block("choose_seat", Parameter("colour", geography.COLOURS)),
        Block("choose_card", CARD),
        Block("choose_option", numbered("option", 1, int(codes.MAX_OPTIONS))),
        numbers=Action,
    )
    steps = names_of(Step)
    questions = names_of(Question, first=1)
    fields = FIELDS
    judgement = GenesiaJudgement()
    taken: ClassVar = {"event-play": "card", "event-copy": "card", "event-reveal": "objective"}
    grouped: ClassVar = {"card": "lot"}
    alone_by = "mode"
    spoken_as: ClassVar = {
        "from": ("region",),
        "to": ("region",),
        "copied": ("card",),
        "source": ("card",),
        "lots_1": ("lot",),
        "lots_2": ("lot",),
        "lots_3": ("lot",),
    }

    content: Catalogue

    def seats(self, players: int) -> int:
        """GA-140: alone one plays two tribes."""
        return TRIBES if players == 1 else players

    def longest(self, players: int) -> int:
        """Many times what a game takes; docs/rules/genesia.md proves that every game ends."""
        return 6000

    def names(self, language: str) -> dict[str, dict[str, str]]:
        regions = names.region_names(self.content, language)
        found = {**super().names(language), "region": regions}
        arrows = (edge.split(":") for edge in EDGES)
        found["edge"] = {f"{here}:{there}": f"{regions[here]} → {regions[there]}" for here, there in arrows}
        return found

    def accounts(self, event: Event) -> list[Change]:
        return accounts.accounts(self.content, event)

    def daily_standing(self, state: State) -> list[int]:
        """GA-147."""
        assert isinstance(state, Genesia)
        return [int(results.result(state)["score"])]

    def goals(self, options: Mapping[str, Any]) -> list[Goal]:
        """GA-148. A level that a strong player passes every second time is neither a gift nor a wall."""
        found = sorted(self.content.solo.goal.items(), key=lambda goal: goal[1])
        return [Goal(points, target=0.5 if level == options["mode"] else None) for level, points in found]

    def turn_order(self, state: State) -> list[int]:
        """GA-006."""
        assert isinstance(state, Genesia)
        return [int(seat) for seat in state.order]

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Genesia:
        state = self.fresh(players, options, chance)
        assert isinstance(state, Genesia)
        state.push(Step.SET_UP)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Genesia:
        """GA-004: everything in the reserves, nothing on the map, before anything is drawn."""
        state = Genesia(self, players, options, chance)
        state.seats, state.solo = self.seats(players), int(players == 1)
        state.tables, state.world = self.tables, tables.world(self.seats(players))
        setup.prepare(state)
        self.fields.begin(state)
        state.order = vec[i64](list(range(state.seats)))
        return state

    def check_position(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Genesia)
        fields.check_position(state, reader)

    def check_questions(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Genesia)
        fields.check_questions(state, reader)

    @cached_property
    def tables(self) -> Tables:
        return tables.of_content(self.content)
