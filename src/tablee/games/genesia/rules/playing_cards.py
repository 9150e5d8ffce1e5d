# Compiled by mypyc (see setup.py).
"""What is done with cards (rules 2.3, 2.8): playing, discarding and copying them, and what their effects share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import CopyPhase, Phase
from tablee.games.genesia.rules.holdings import zeros
from tablee.games.genesia.rules.movement import Movement
from tablee.games.genesia.rules.steps import Question, Step

if TYPE_CHECKING:
    from tablee.games.genesia.rules.effects import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPlay(Movement):
    """A position in which cards can be played, copied and discarded."""

    # Playing (GA-101, GA-107 to GA-110) -----------------------------------------------------------------

    def play_card(self, seat: i64, card: i64) -> None:
        """Shown to all, paid, then carried out."""
        self.pay_card(seat, card, codes.NONE)
        if self.phase != Phase.ATTACK:
            self.push(Step.AFTER_CARD, card, seat, 1)
        self.carry_out(seat, card, codes.NONE)

    def pay_card(self, seat: i64, card: i64, copied: i64) -> None:
        self.quiet = 0
        self.hand[seat] &= ~bit(card)
        self.coins[seat] -= self.cost(card)
        self.shown[self.age] |= bit(card)
        self.played = append(append(append(self.played, seat), card), copied)
        if self.logging:
            name, cost = self.card_id(card), self.cost(card)
            if copied == codes.NONE:
                self.log("event-play", {"seat": seat, "card": name, "coins": cost})
            else:
                self.log("event-copy", {"seat": seat, "card": name, "coins": cost, "copied": self.card_id(copied)})

    def carry_out(self, seat: i64, card: i64, copied_from: i64) -> None:
        """Put the effects of a card on the agenda, for the seat that plays it."""
        self.actor = seat
        self.card = card
        self.copied_from = copied_from
        self.hosts = 0
        self.landed = zeros(self.world.regions)
        if self.tables.invention[self.age] & bit(card):
            self.made[codes.AGES * seat + self.age] |= bit(card)
        self.lay(seat, card)

    def lay(self, seat: i64, card: i64) -> None:
        """GA-103: a card whose modifiers last serves the seat; then its effects, one after the other."""
        if self.tables.modifying[self.age] & bit(card):
            self.lasting[seat] |= bit(card)
        self.push_effects(self.tables.card_effects[self.number_of(card)])

    def push_effects(self, effects: list[Effect]) -> None:
        """GA-108: they are carried out one after the other."""
        first = effects[0].number
        self.push(Step.EFFECT, first, first + len(effects))

    def run_effect(self, number: i64, end: i64) -> None:
        """An effect of a list, and then those after it."""
        if number + 1 < end:
            self.push(Step.EFFECT, number + 1, end)
        self.effect = number
        self.tables.effects[number].carry_out(self, self.actor)

    def discard_card(self, seat: i64, card: i64) -> None:
        """GA-110: others see how many, not which."""
        self.quiet = 0
        self.hand[seat] &= ~bit(card)
        self.discarded[seat] |= bit(card)
        self.coins[seat] += self.discard_price[seat]
        if self.logging:
            self.log("event-discard", {"seat": seat, "coins": self.discard_price[seat]})
            self.log("event-discard-own", {"card": self.card_id(card)}, None if self.solo != 0 else (int(seat),))

    def recruit(self, seat: i64, region: i64) -> None:
        """GA-031; K7, K8: what makes Clans cheaper is used by the next ones, another place only when it is chosen."""
        self.quiet = 0
        price = self.recruit_price(seat)
        self.coins[seat] -= price
        if self.cheap_left[seat] > 0:
            self.cheap_left[seat] -= 1
        if not self.is_base(seat, region):
            if self.world.is_home[region]:
                self.recruit_foe[seat] -= 1
            else:
                self.recruit_held[seat] -= 1
        self.muster(seat, region, 1)
        if self.logging:
            self.log("event-recruit", {"seat": seat, "region": self.id_of("region", region), "coins": price})

    # Copying (GA-111 to GA-117) ---------------------------------------------------------------------------

    def copies_now(self) -> i64:
        """Cards of the Age that could copy in this phase, whoever has them, a set."""
        place = self.place_of_copies()
        return self.tables.copies[place] | self.tables.copies_inventions[place]

    def place_of_copies(self) -> i64:
        """Where the tables have the cards that copy now."""
        phase: i64 = CopyPhase.EXPANSION
        if self.phase == Phase.GROWTH:
            phase = CopyPhase.GROWTH
        elif self.phase == Phase.END:
            phase = CopyPhase.END
        return codes.COPY_PHASES * self.age + phase

    def copies_of(self, card: i64) -> i64:
        """Cards of the Age that could copy a card in this phase, whoever has them, a set."""
        place = self.place_of_copies()
        found = self.tables.copies[place]
        if self.tables.invention[self.age] & bit(card):
            found |= self.tables.copies_inventions[place]
        return found

    def offer_copies(self, card: i64, seat: i64, distance: i64) -> None:
        """GA-112: the others in turn order, each until it has passed."""
        self.card = codes.NONE
        if self.rules < 2 and self.solo == 0 and self.copies_now() & self.possible(self.age):
            self.revealed += 1  # who was asked told something about hands
        while distance < self.seats:
            other = self.after(seat, distance)
            if self.may_be_asked_to_copy(other, card):
                self.push(Step.AFTER_CARD, card, seat, distance + 1)
                self.copy_card = card
                self.copy_seat = seat
                self.ask(other, Question.COPY)
                return
            distance += 1

    def may_be_asked_to_copy(self, seat: i64, card: i64) -> bool:
        cards = self.might_hold(seat, self.copies_of(card))
        if self.rules < 2:
            return self.payable(seat, cards) != 0
        return self.payable_after_discards(seat, cards)

    def offer_another_copy(self, seat: i64) -> None:
        """GA-112: whoever has copied or discarded is asked again."""
        self.card = codes.NONE
        if self.may_be_asked_to_copy(seat, self.copy_card):
            self.ask(seat, Question.COPY)

    def pass_window(self) -> None:
        """GA-068: who has let a window go by cannot come back to it, whatever there was to play."""
        if self.rules >= 2 and self.solo == 0:
            self.revealed += 1

    def copy(self, seat: i64, card: i64) -> None:
        """The copier pays its own card only."""
        self.pay_card(seat, card, self.copy_card)
        self.carry_out(seat, card, self.copy_seat)

    # What effects share ---------------------------------------------------------------------------------

    def gain_coins(self, seat: i64, coins: i64) -> None:
        self.coins[seat] += coins
        if self.logging and coins > 0:
            self.log("event-coins", {"seat": seat, "coins": coins, "source": self.card_id(self.card)})

    def gain_points(self, seat: i64, points: i64) -> None:
        self.points[seat] += points
        if self.logging:
            self.log("event-points", {"seat": seat, "points": points, "source": self.card_id(self.card)})

    def muster_at_home(self, seat: i64, count: i64) -> None:
        home = self.world.home[seat]
        count = self.muster(seat, home, count)
        if self.logging and count > 0:
            self.log_clans(seat, home, count)

    def log_clans(self, seat: i64, region: i64, count: i64) -> None:
        """Clans have come by the card that is carried out."""
        there, source = self.id_of("region", region), self.card_id(self.card)
        self.log("event-clans", {"seat": seat, "region": there, "count": count, "source": source})

    def note_host(self, seat: i64, region: i64) -> None:
        """GA-120: whose Continent a piece has arrived on."""
        slot = self.world.slot[region]
        if slot != codes.NONE and slot != seat:
            self.hosts |= bit(slot)

    def choose_region(self, region: i64) -> None:
        """The effect under way has used a region."""
        if region < codes.HALF:
            self.chosen |= bit(region)
        else:
            self.chosen_high |= bit(region - codes.HALF)

    def has_chosen(self, region: i64) -> bool:
        if region < codes.HALF:
            return self.chosen & bit(region) != 0
        return self.chosen_high & bit(region - codes.HALF) != 0

    # Moves at once (GA-053, GA-116) ---------------------------------------------------------------------

    def move_at_once(self, seat: i64) -> None:
        """GA-116: only steps, paid with free moves; what is left of these is lost."""
        self.at_once = seat
        if self.can_move(seat):
            self.ask(seat, Question.COPIED_MOVES)
        else:
            self.end_moves_at_once(seat)

    def end_moves_at_once(self, seat: i64) -> None:
        self.at_once = codes.NONE
        self.forget_moves(seat)

    def forget_moves(self, seat: i64) -> None:
        """GA-053: unused free moves are lost."""
        lost: i64 = 0
        for pool in range(codes.POOLS):
            lost += self.free[codes.POOLS * seat + pool]
            self.free[codes.POOLS * seat + pool] = 0
        if self.logging and lost > 0:
            self.log("event-moves-lost", {"seat": seat, "count": lost})
