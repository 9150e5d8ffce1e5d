"""Gentes put together: its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
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
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.judgement.evaluation import GentesJudgement
from tablee.games.gentes.meta import META
from tablee.games.gentes.rules import accounts, codes, fields, tables
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.codes import Sum
from tablee.games.gentes.rules.fields import FIELDS
from tablee.games.gentes.rules.flow import Gentes
from tablee.games.gentes.rules.state import Tables
from tablee.games.gentes.rules.steps import Question, Step

# Packs change cards, never their ids, so the table of actions is the same for all.
OWN = load(META.content, Catalogue)
CITIES = tuple(city.id for city in OWN.city)
HOMES = tuple(space.id for space in OWN.home_space)
TYPES = tuple(citizen.id for citizen in OWN.citizen)
FIRST_PLAYERS = ("random", "seat0", "seat1", "seat2", "seat3")

CARD = Parameter("card", tuple(card.id for card in OWN.card))
HOME = Parameter("space", HOMES)
SPACE = Parameter("space", CITIES + HOMES)
TYPE = Parameter("type", TYPES)


def numbers(name: str, least: int, most: int) -> Parameter:
    return Parameter(name, tuple(str(number) for number in range(least, most + 1)))


class GentesGame(Game):
    schema = Catalogue
    actions = ActionTable(
        Block("tile", Parameter("tile", tuple(tile.id for tile in OWN.action_tile))),
        Block("tax", numbers("size", 1, 2)),
        Block("card_action", CARD),
        Block("home_action", HOME),
        Block("exchange", CARD),
        Block("extra_swap"),
        Block("extra_trio", numbers("temple", 0, 3), TYPE),
        Block("end_turn"),
        Block("wild", Parameter("action", codes.ACTIONS[: int(codes.ActionType.EFFECTS)])),
        Block("use_card", CARD),
        Block("use_home", HOME),
        Block("no_more"),
        Block("pay", numbers("amount", 1, 10)),
        Block("stack", numbers("pairs", 0, 12)),
        Block("train_count", numbers("count", 1, 2)),
        Block("train", TYPE),
        Block("scribe_mode", Parameter("mode", codes.MODES)),
        Block("take_slot", numbers("slot", 1, 8)),
        Block("take_discard", CARD),
        Block("stop"),
        Block("lift", SPACE),
        Block("place", SPACE),
        Block("region", Parameter("region", tuple(region.id for region in OWN.region))),
        Block("play", CARD),
        Block("gain_type", TYPE),
        Block("lose_type", TYPE),
        Block("cube_kind", Parameter("kind", ("temple", "oracle"))),
        Block("clear", Parameter("which", ("lone", "paired"))),
        Block("city", Parameter("city", CITIES)),
        Block("skip"),
        Block("swap", Parameter("from", TYPES), Parameter("to", TYPES)),
        Block("draft", CARD),
        Block("assign", TYPE),
        Block("final_play", CARD),
        Block("final_done"),
        Block("synergy", Parameter("synergy", tuple(synergy.id for synergy in OWN.synergy))),
        Block("pause"),
        Block("go_on"),
        numbers=Action,
    )
    steps = names_of(Step)
    questions = names_of(Question, first=1)
    fields = FIELDS
    judgement = GentesJudgement()
    taken: ClassVar = {"event-take": "card", "event-draft": "card", "event-play": "card"}
    grouped: ClassVar = {"city": "region"}
    alone_by = "advanced"
    spoken_as: ClassVar = {
        "tile": ("action_tile",),
        "space": ("city", "home_space"),
        "old": ("city", "home_space"),
        "type": ("citizen",),
        "opposite": ("citizen",),
        "from": ("citizen",),
        "to": ("citizen",),
        "kind": ("cube_kind",),
        "thing": ("citizen", "cube_kind"),
        "source": ("card", "city", "home_space", "action_tile", "tax", "bonus", "synergy"),
    }

    content: Catalogue

    def accounts(self, event: Event) -> list[Change]:
        return accounts.accounts(event)

    def longest(self, players: int) -> int:
        """Less than 5,400 decisions a player, as docs/rules/gentes.md counts them."""
        return players * 5400

    def goals(self, options: Mapping[str, Any]) -> list[Goal]:
        """GE-762: each rank from the score after the one before. The last is meant for one game in ten."""
        ranks = self.content.solo_rank
        return [
            Goal(before.high + 1, "solo_rank", rank.id, target=0.1 if rank is ranks[-1] else None)
            for before, rank in pairwise(ranks)
            if before.high is not None
        ]

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Gentes:
        state = self.fresh(players, options, chance)
        assert isinstance(state, Gentes)
        state.push(Step.SET_UP)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Gentes:
        """GE-102 to GE-104, GE-106: everybody with their first coins, before anything is drawn."""
        state = Gentes(self, players, options, chance)
        state.tables = self.tables
        state.board = tables.board(self.content, players)
        state.advanced = int(options.get("advanced", False))
        self.fields.begin(state)
        state.first = 0 if players == 1 else FIRST_PLAYERS.index(options["first_player"]) - 1
        state.chart = vec[i64](list(range(codes.TYPES)))
        state.deck = vec[i64]([bin(cards).count("1") for cards in state.unseen])
        state.piles = vec[i64]([players] * int(codes.BONUSES))
        state.points = vec[i64]([0] * players)
        state.lasting = vec[i64]([0] * (players * int(Sum.LASTING)))
        return state

    def check_position(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Gentes)
        fields.check_position(state, reader)

    def check_questions(self, state: State, reader: Reader) -> None:
        assert isinstance(state, Gentes)
        fields.check_questions(state, reader)

    @cached_property
    def tables(self) -> Tables:
        return tables.of_content(self.content)
