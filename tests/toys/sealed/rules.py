"""The rules of Sealed.

SE-001  Each seat is dealt a secret hand of cards; the other cards stay unseen.
SE-002  Each round a prize is drawn, and all seats bid one card of their hand, in secret and at once.
SE-003  All bids are shown. The highest wins; among equals a die or nobody (option `ties`).
        (Cards are numbered in pairs: 1 and 2 are both worth 1, and so on.)
SE-004  The winner keeps the prize for its points or melts it for gold.
SE-005  After the last card the most points win.
SE-006  With answers, the others in turn may show a high card when a prize is claimed: it brings gold, and another card
        of the deck instead. Everybody with cards is asked, whatever they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance, Rng
from tablee.engine.events import Refusal, SheetLine
from tablee.engine.state import State

if TYPE_CHECKING:
    from tablee.engine.game import Game
    from tests.toys.sealed.game import Catalogue

MAX_CARDS = 18
KEEP = MAX_CARDS
MELT = KEEP + 1
PASS = MELT + 1
HIGH = 6  # the worth of cards that can be shown in answer to a claim

BID, CLAIM, ANSWER = 1, 2, 3
QUESTIONS = ("", "bid", "claim", "answer")

DEAL, PRIZE, OPEN, OFFER, ANSWERS = range(5)
VERBS = ("deal", "prize", "open", "offer", "answers")


def worth(card: int) -> int:
    return (card + 1) // 2


class Sealed(State):
    def __init__(self, game: Game, players: int, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.sealed: list[int] = [0] * players  # the card each seat has bid; 0 for none
        self.shown: list[int] = []  # cards that everybody has seen
        self.prize: int = -1
        self.stock: list[int] = []  # prizes still to come, which is no secret
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.gold: list[int] = [0] * players

    @property
    def catalogue(self) -> Catalogue:
        return cast("Catalogue", self.game.content)

    def clone(self) -> Sealed:
        twin = type(self)(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Sealed)
        twin.hands = [list(hand) for hand in self.hands]
        twin.sealed = list(self.sealed)
        twin.shown = list(self.shown)
        twin.prize = self.prize
        twin.stock = list(self.stock)
        twin.won = [list(row) for row in self.won]
        twin.gold = list(self.gold)

    # Playing -----------------------------------------------------------------------------------

    def resolve(self, step: int, a: int, b: int, c: int) -> None:
        if step == DEAL:
            self.deal()
        elif step == PRIZE:
            self.turn_up()
        elif step == OPEN:
            self.open()
        elif step == ANSWERS:
            self.offer_answer(a, b)
        else:
            self.ask(a, CLAIM)

    def deal(self) -> None:
        """SE-001."""
        deck = list(range(1, self.catalogue.deck.cards + 1))
        for hand in self.hands:
            for _ in range(self.options["hand"]):
                hand.append(deck.pop(self.draw(len(deck))))
            hand.sort()
        if self.logging:
            for seat, hand in enumerate(self.hands):
                self.log("event-hand", {"seat": seat, "cards": " ".join(str(card) for card in hand)}, (seat,))

    def turn_up(self) -> None:
        """SE-002."""
        self.prize = -1
        if not self.hands[0]:
            if self.logging:
                self.log("event-over", {})
            return
        self.prize = self.stock.pop(self.draw(len(self.stock)))
        if self.logging:
            self.log("event-prize", {"prize": self.catalogue.prize[self.prize].id})
        self.push(OPEN)
        for seat in range(self.players):
            self.ask(seat, BID)

    def open(self) -> None:
        """SE-003."""
        self.revealed += 1
        if self.logging:
            for seat, card in enumerate(self.sealed):
                self.log("event-shown", {"seat": seat, "card": card})
        best = max(worth(card) for card in self.sealed)
        leaders = [seat for seat, card in enumerate(self.sealed) if worth(card) == best]
        self.shown = sorted([*self.shown, *self.sealed])
        self.sealed = [0] * self.players
        self.push(PRIZE)
        if len(leaders) == 1:
            self.push(OFFER, leaders[0])
        elif self.options["ties"] == "die":
            self.push(OFFER, leaders[self.draw(len(leaders))])
        elif self.logging:
            self.log("event-nobody", {"prize": self.catalogue.prize[self.prize].id})

    def decide(self, seat: int, question: int, action: int) -> None:
        if question == BID:
            card = action + 1
            self.hands[seat].remove(card)
            self.sealed[seat] = card
            if self.logging:
                self.log("event-sealed", {"seat": seat})
                self.log("event-own-bid", {"seat": seat, "card": card}, (seat,))
        elif question == ANSWER:
            self.answer(seat, action)
        else:
            self.claim(seat, action)

    def claim(self, seat: int, action: int) -> None:
        """SE-004."""
        if action == KEEP:
            self.won[seat].append(self.prize)
            if self.logging:
                self.log("event-kept", {"seat": seat, "prize": self.catalogue.prize[self.prize].id})
        else:
            self.gold[seat] += self.catalogue.deck.gold
            if self.logging:
                self.log("event-melted", {"seat": seat, "prize": self.catalogue.prize[self.prize].id})
        if self.options.get("answers") and self.hands[seat]:
            self.push(ANSWERS, seat, 1)

    def offer_answer(self, claimer: int, distance: int) -> None:
        """SE-006."""
        if distance + 1 < self.players:
            self.push(ANSWERS, claimer, distance + 1)
        self.ask((claimer + distance) % self.players, ANSWER)

    def answer(self, seat: int, action: int) -> None:
        """SE-006."""
        if action == PASS:
            if self.logging:
                self.log("event-passed", {"seat": seat})
            return
        card = action + 1
        self.revealed += 1
        self.gold[seat] += 1
        self.shown = sorted([*self.shown, card])
        deck = self.unseen()
        self.hands[seat].remove(card)
        drawn = deck[self.draw(len(deck))]
        self.hands[seat] = sorted([*self.hands[seat], drawn])
        if self.logging:
            self.log("event-answered", {"seat": seat, "card": card})
            self.log("event-drawn", {"seat": seat, "card": drawn}, (seat,))

    def unseen(self) -> list[int]:
        """The cards left in the deck. How many there are is no secret."""
        gone = {*self.shown, *self.sealed, *(card for hand in self.hands for card in hand)}
        return [card for card in range(1, self.catalogue.deck.cards + 1) if card not in gone]

    # Decisions ---------------------------------------------------------------------------------

    def choices(self, seat: int) -> vec[i64]:
        question = self.question(seat)
        if question == CLAIM:
            return vec[i64]([KEEP, MELT])
        if question == ANSWER:
            return vec[i64]([*(card - 1 for card in self.hands[seat] if self.may_answer(card)), PASS])
        return vec[i64]([card - 1 for card in self.hands[seat]])

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        if question == CLAIM:
            return None if action in (KEEP, MELT) else Refusal("SE-004", "refuse-claim-first")
        if question == ANSWER and action == PASS:
            return None
        if action >= KEEP:
            return Refusal("SE-002", "refuse-bid-first")
        if action + 1 not in self.hands[seat]:
            return Refusal("SE-001", "refuse-not-in-hand", {"card": action + 1})
        if question == ANSWER and not self.may_answer(action + 1):
            return Refusal("SE-006", "refuse-not-high", {"card": action + 1})
        return None

    def may_answer(self, card: int) -> bool:
        return worth(card) >= HIGH and len(self.unseen()) > 0

    def holdings(self, observer: int | None) -> list[dict[str, int]]:
        return [{"gold": self.gold[seat], "cards": len(hand)} for seat, hand in enumerate(self.hands)]

    # Who knows what ----------------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        known = {*self.hands[seat], self.sealed[seat], *self.shown}
        unseen = [card for card in range(1, self.catalogue.deck.cards + 1) if card not in known]
        rng.shuffle(unseen)
        for other in range(self.players):
            if other != seat:
                if self.sealed[other]:
                    self.sealed[other] = unseen.pop()
                self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "game": self.game.meta.key,
            "players": int(self.players),
            "options": dict(self.options),
            "over": self.over,
            "pending": {str(asked): self.game.questions[self.question(asked)] for asked in self.pending()},
            "prize": None if self.prize < 0 else self.catalogue.prize[self.prize].id,
            "stock": sorted(self.catalogue.prize[number].id for number in self.stock),
            "shown": list(self.shown),
            "hand": None if seat is None else list(self.hands[seat]),
            "bid": None if seat is None else self.sealed[seat],
            "seats": [
                {"cards": len(hand), "bid": card > 0, "won": [self.catalogue.prize[n].id for n in won], "gold": gold}
                for hand, card, won, gold in zip(self.hands, self.sealed, self.won, self.gold, strict=True)
            ],
        }

    def dump_position(self) -> dict[str, Any]:
        return {
            "hands": [list(hand) for hand in self.hands],
            "sealed": list(self.sealed),
            "shown": list(self.shown),
            "prize": self.prize,
            "stock": list(self.stock),
            "won": [list(row) for row in self.won],
            "gold": list(self.gold),
        }

    # The result --------------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        points = [sum(self.catalogue.prize[number].points for number in row) for row in self.won]
        return [{"prizes": own, "gold": gold} for own, gold in zip(points, self.gold, strict=True)]

    def sheet(self) -> list[SheetLine]:
        scores = self.scores()
        lines = [SheetLine("sheet-prizes", {}, tuple(line["prizes"] for line in scores))]
        for seat, row in enumerate(self.won):
            for number in row:
                prize = self.catalogue.prize[number]
                points = tuple(prize.points if other == seat else 0 for other in range(self.players))
                lines.append(SheetLine("sheet-prize", {"prize": prize.id}, points, depth=1))
        lines.append(SheetLine("sheet-gold", {}, tuple(line["gold"] for line in scores)))
        return lines

    def ranking(self) -> list[int]:
        totals = [sum(line.values()) for line in self.scores()]
        return [1 + sum(other > own for other in totals) for own in totals]
