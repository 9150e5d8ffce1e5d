"""Sealed put together: its content, its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import Chance
from tablee.engine.content import Content, Entry
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.previews import Change
from tablee.engine.reader import Reader
from tests.toys.sealed import rules
from tests.toys.sealed.judgement import SealedJudgement
from tests.toys.sealed.rules import Sealed


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
        Block("pass"),
    )
    steps = rules.VERBS
    questions: ClassVar[tuple[str, ...]] = rules.QUESTIONS
    windows = frozenset({"answer"})
    passing = frozenset({"pass"})
    judgement = SealedJudgement()
    spoken_as: ClassVar = {"source": ("prize",)}
    taken: ClassVar = {"event-kept": "prize", "event-melted": "prize"}
    rules_class: ClassVar[type[Sealed]] = Sealed  # what saboteurs replace

    content: Catalogue

    def longest(self, players: int) -> int:
        """A bid for each card, a decision about each prize, and the others' answers."""
        return 4 * (players + players)

    def accounts(self, event: Event) -> list[Change]:
        seat = event.values.get("seat")
        if event.key == "event-sealed" and isinstance(seat, int):
            return [Change(seat, "cards", -1, "bid")]
        if event.key == "event-melted" and isinstance(seat, int):
            return [Change(seat, "gold", self.content.deck.gold, str(event.values["prize"]))]
        return []

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Sealed:
        state = self.blank(players, options, chance)
        state.stock = list(range(len(self.content.prize)))
        state.push(rules.PRIZE)
        state.push(rules.DEAL)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Sealed:
        return self.rules_class(self, players, options, chance)

    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> Sealed:
        state = self.blank(players, options, chance)
        reader = Reader(position)
        cards = range(self.content.deck.cards + 1)
        prizes = range(-1, len(self.content.prize))
        state.hands = [self.numbers(reader, "hands", hand, cards) for hand in self.rows(reader, "hands", players)]
        state.sealed = self.numbers(reader, "sealed", self.rows(reader, "sealed", players), cards)
        state.shown = self.numbers(reader, "shown", reader.get("shown", list), cards)
        state.prize = self.numbers(reader, "prize", [reader.get("prize", int)], prizes)[0]
        state.stock = self.numbers(reader, "stock", reader.get("stock", list), prizes)
        state.won = [self.numbers(reader, "won", row, prizes) for row in self.rows(reader, "won", players)]
        state.gold = self.numbers(reader, "gold", self.rows(reader, "gold", players), range(100))
        return state

    def rows(self, reader: Reader, field: str, players: int) -> list[Any]:
        rows = reader.get(field, list)
        if len(rows) != players:
            raise reader.wrong(field, f"{players} ×")
        return rows

    def numbers(self, reader: Reader, field: str, row: Any, allowed: range) -> list[int]:
        if not isinstance(row, list) or not all(type(number) is int and number in allowed for number in row):
            raise reader.wrong(field, f"[{allowed.start} … {allowed.stop - 1}]")
        return list(row)
