"""Sealed put together: its content, its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import Chance
from tablee.engine.content import Content, Entry
from tablee.engine.game import Game
from tablee.engine.reader import Reader as Parts
from tests.toys.sealed import rules
from tests.toys.sealed.judgement import SealedJudgement
from tests.toys.sealed.rules import Sealed


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    origin: Literal["rulebook", "house"]
    cards: Annotated[int, msgspec.Meta(ge=12, le=rules.MAX_CARDS)]
    gold: int


class Prize(Entry, frozen=True, kw_only=True):
    points: int


class Catalogue(Content, frozen=True, kw_only=True):
    deck: Deck
    prize: list[Prize]


class SealedGame(Game):
    schema = Catalogue
    actions = ActionTable(
        Block("bid", Parameter("card", tuple(str(card) for card in range(1, rules.MAX_CARDS + 1)))),
        Block("keep"),
        Block("melt"),
    )
    steps = rules.VERBS
    questions = rules.QUESTIONS
    judgement = SealedJudgement()
    taken: ClassVar = {"event-kept": "prize", "event-melted": "prize"}
    rules_class: ClassVar[type[Sealed]] = Sealed  # what saboteurs replace

    content: Catalogue

    def longest(self, players: int) -> int:
        """A bid for each card, and a decision about each prize."""
        return 4 * (players + 1)

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Sealed:
        state = self.rules_class(self, players, options, chance)
        state.stock = list(range(len(self.content.prize)))
        state.push(rules.PRIZE)
        state.push(rules.DEAL)
        return state

    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> Sealed:
        state = self.rules_class(self, players, options, chance)
        parts = Parts(position)
        cards = range(self.content.deck.cards + 1)
        prizes = range(-1, len(self.content.prize))
        state.hands = [self.numbers(parts, "hands", hand, cards) for hand in self.rows(parts, "hands", players)]
        state.sealed = self.numbers(parts, "sealed", self.rows(parts, "sealed", players), cards)
        state.shown = self.numbers(parts, "shown", parts.get("shown", list), cards)
        state.prize = self.numbers(parts, "prize", [parts.get("prize", int)], prizes)[0]
        state.stock = self.numbers(parts, "stock", parts.get("stock", list), prizes)
        state.won = [self.numbers(parts, "won", row, prizes) for row in self.rows(parts, "won", players)]
        state.gold = self.numbers(parts, "gold", self.rows(parts, "gold", players), range(100))
        return state

    def rows(self, parts: Parts, field: str, players: int) -> list[Any]:
        rows = parts.get(field, list)
        if len(rows) != players:
            raise parts.wrong(field, f"{players} ×")
        return rows

    def numbers(self, parts: Parts, field: str, row: Any, allowed: range) -> list[int]:
        if not isinstance(row, list) or not all(type(number) is int and number in allowed for number in row):
            raise parts.wrong(field, f"[{allowed.start} … {allowed.stop - 1}]")
        return list(row)
