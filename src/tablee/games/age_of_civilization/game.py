"""Age of Civilization put together: its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.actions import ActionTable, Block, Parameter, with_room
from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.meta import Meta
from tablee.engine.numbering import names_of
from tablee.engine.packs import Pack
from tablee.engine.previews import Change
from tablee.engine.reader import Reader
from tablee.engine.state import State
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.judgement.evaluation import CivilizationJudgement
from tablee.games.age_of_civilization.meta import ALONE
from tablee.games.age_of_civilization.rules import accounts, codes, fields, names, results, tables
from tablee.games.age_of_civilization.rules.actions import PLAIN, Action
from tablee.games.age_of_civilization.rules.effects import Abilities
from tablee.games.age_of_civilization.rules.fields import FIELDS
from tablee.games.age_of_civilization.rules.flow import Civilization
from tablee.games.age_of_civilization.rules.state import Tables
from tablee.games.age_of_civilization.rules.steps import Question, Step

ACTIONS = tables.ACTIONS
FIRST_PLAYERS = ("random", "seat0", "seat1", "seat2", "seat3")


def actions(content: Catalogue) -> ActionTable:
    """Packs may add civilizations; the numbers of all actions leave room for them."""
    civilizations = with_room((card.id for card in content.civilization), int(codes.CIVILIZATIONS))
    technologies = tuple(technology.id for technology in content.technology)
    wonders = tuple(wonder.id for wonder in content.wonder)
    civilization = Parameter("civilization", civilizations)
    technology = Parameter("technology", technologies)
    technology_or_none = Parameter("technology", (*technologies, "none"))
    wonder = Parameter("wonder", wonders)
    return ActionTable(
        Block("draft", civilization),
        Block("rise", civilization),
        Block("annex", civilization),
        Block("pass"),
        Block("buy", Parameter("special", tuple(card.id for card in content.special_card))),
        Block("do", Parameter("action", tuple(ACTIONS[action] for action in PLAIN))),
        Block("research", technology_or_none),
        Block("build", Parameter("wonder", (*wonders, "none"))),
        Block("quarry", wonder),
        Block("patronage", technology_or_none),
        Block("rest"),
        Block("end"),
        Block("follow"),
        Block("skip"),
        Block("take", technology),
        Block("gain", wonder),
        Block("trigger", Parameter("source", (*civilizations, *technologies, *wonders))),
        Block("finish"),
        Block("bonus", civilization),
        numbers=Action,
    )


class AgeOfCivilization(Game):
    schema = Catalogue
    steps = names_of(Step)
    questions = names_of(Question, first=1)
    fields = FIELDS
    judgement = CivilizationJudgement()
    alone_by = "mode"
    taken: ClassVar = {
        "event-rise": "civilization",
        "event-annex": "civilization",
        "event-technology": "technology",
        "event-wonder": "wonder",
    }
    spoken_as: ClassVar = {
        "action": ("action", "special_action"),
        "card": ("track_card", "special_action", "civilization", "wonder", "special_card", "event"),
        "source": (
            "civilization",
            "technology",
            "wonder",
            "action",
            "special_action",
            "special_card",
            "station",
            "event",
            "special_event",
            "track_card",
            "scenario",
        ),
        "special": ("special_card",),
    }

    content: Catalogue
    surprising = False  # which civilization comes next changes nothing that anybody has

    def __init__(self, meta: Meta, pack: Pack | None, edition: Pack | None = None) -> None:
        super().__init__(meta, pack, edition)
        self.actions = actions(self.content)

    def accounts(self, event: Event) -> list[Change]:
        return accounts.accounts(event)

    def collects(self, options: Mapping[str, Any]) -> bool:
        """Games alone: achievements (AC-176) and the Path of Glory (AC-182)."""
        return options["mode"] in ALONE

    def career(self, finished: Sequence[State]) -> list[Event]:
        return results.career((state.options["mode"], state.view(None)["result"]) for state in finished)

    def longest(self, players: int) -> int:
        """At most 64 decisions a turn, six turns each, and five picks of a draft."""
        return players * (64 * 6 + 5)

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Civilization:
        state = self.fresh(players, options, chance)
        assert isinstance(state, Civilization)
        state.push(Step.SET_UP)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Civilization:
        """AC-010: everybody with their first coins, before anything is laid out."""
        state = Civilization(self, players, options, chance)
        state.tables = self.tables
        state.scenario = tables.scenario(self.content, options["mode"])
        state.draft = int(options.get("draft", False))
        self.lay_scenario(state)
        self.fields.begin(state)
        state.first = 0 if players == 1 else FIRST_PLAYERS.index(options["first_player"]) - 1
        state.points = vec[i64]([0] * players)
        state.abilities = [Abilities()] * players  # of nobody yet
        return state

    def lay_scenario(self, state: Civilization) -> None:
        """What a scenario fixes: the card beside the permanent one, and closed cells (AC-180)."""
        scenario = names.scenario(state)
        state.beside = codes.NONE
        state.closed = 0
        if scenario is not None:
            cells = [cell.id for cell in self.content.cell]
            state.closed = sum(1 << cells.index(cell) for cell in scenario.closed_cells)
            for action in scenario.beside_permanent:
                state.beside = ACTIONS.index(action)

    def check_position(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Civilization)
        fields.check_position(state, reader)

    def check_questions(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Civilization)
        fields.check_questions(state, reader)

    @cached_property
    def tables(self) -> Tables:
        return tables.of_content(self.content)
