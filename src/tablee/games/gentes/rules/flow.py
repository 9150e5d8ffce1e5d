# Compiled by mypyc (see setup.py).
"""The rules of Gentes: the course of the game. Numbers refer to `docs/rules/gentes.md`.

The chapters build on each other: `abilities` says what a seat has and can reach, `effects` carries out rewards and
penalties, `choices` says what may be decided, `heyday` and `decline` are the phases of a round; this one says in which
order it all comes.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.sets import bit
from tablee.games.gentes.rules import (
    breakdown,
    codes,
    hidden,
    refusals,
    setup,
    steps,
    view,
)
from tablee.games.gentes.rules.choices import (
    ASSIGN,
    CITY,
    CLEAR,
    CUBE_KIND,
    DRAFT,
    GAIN_TYPE,
    LIFT,
    LOSE_TYPE,
    NO_MORE,
    PAY,
    PLACE,
    PLAY,
    REGION,
    SCRIBE_MODE,
    SKIP,
    STACK,
    STOP,
    TAKE_DISCARD,
    TAKE_SLOT,
    TRAIN,
    TRAIN_COUNT,
    WILD,
)
from tablee.games.gentes.rules.decline import Decline
from tablee.games.gentes.rules.scoring import places, scores, sheet_lines


class Gentes(Decline):
    """A position of Gentes under its rules."""

    def clone(self) -> Gentes:
        twin = Gentes(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == steps.AFTER_ACTION:
            self.end_action()
        elif verb == steps.CLOSING:
            self.close_turn()
        elif verb == steps.END_TURN:
            self.end_turn()
        elif verb == steps.EFFECT:
            self.run(a)
        elif verb == steps.SYNERGY:
            self.score_synergy(a)
        elif verb == steps.TURN_MENU:
            self.go_on_with_turn()
        elif verb == steps.CUBES:
            self.gain_cubes(a)
        elif verb == steps.GAIN_CITIZENS:
            self.gain_citizens(a)
        elif verb == steps.LOSE_CITIZENS:
            self.lose_citizens(a)
        elif verb == steps.CLEAR:
            self.clear(a)
        elif verb == steps.CITY_INCOME:
            self.city_income(a)
        elif verb == steps.CARD_INCOME:
            self.card_income()
        elif verb == steps.EXCESS:
            self.place_excess()
        elif verb == steps.ERA_CUBES:
            self.remove_locks()
        elif verb == steps.START_HEYDAY:
            self.start_heyday()
        elif verb == steps.FINAL_CARDS:
            self.start_final()
        elif verb == steps.FINAL_SCORING:
            self.score_final()
        elif verb == steps.NEXT_PICK:
            self.next_pick(a)
        elif verb == steps.OPEN_ROW:
            self.open_row()
        elif verb == steps.REVEAL_CITIZENS:
            self.reveal_citizens()
        elif verb == steps.SET_UP:
            setup.set_up(self)

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if question == steps.ASK_TURN:
            self.take_turn(seat, action)
        elif question == steps.ASK_TRAIN:
            self.train(seat, action - TRAIN)
            self.offer_training(seat)
        elif question == steps.ASK_STACK:
            self.stack(seat, action - STACK)
        elif question == steps.ASK_TAKE:
            if action == STOP:
                self.end_taking()
            else:
                self.take_one(seat, action - (TAKE_SLOT if self.mode < codes.DISCARD_1 else TAKE_DISCARD))
                self.offer_taking(seat)
        elif question == steps.ASK_PLACE:
            self.place_token(seat, action - PLACE)
        elif question == steps.ASK_CLOSING:
            self.take_closing(seat, action)
        elif question == steps.ASK_MODIFIERS:
            if action == NO_MORE:
                self.offer_amount(seat)
            else:
                self.use_modifier(seat, action)
        elif question == steps.ASK_SCRIBE_MODE:
            self.start_taking(seat, action - SCRIBE_MODE)
        elif question == steps.ASK_PLAY:
            self.play_card(seat, action - PLAY)
        elif question == steps.ASK_TRAIN_COUNT:
            self.start_training(seat, action - TRAIN_COUNT + 1)
        elif question == steps.ASK_AMOUNT:
            self.choose_amount(seat, action - PAY + 1)
        elif question == steps.ASK_SWAP or question == steps.ASK_SWAP_AGAIN:
            self.take_swap(seat, question, action)
        else:
            self.decide_rarer(seat, question, action)

    def decide_rarer(self, seat: i64, question: i64, action: i64) -> None:
        """Choices within rewards, in the decline, at the end and in the set-up."""
        if question == steps.ASK_WILD:
            self.choose_wild(seat, action - WILD)
        elif question == steps.ASK_LIFT:
            if action == SKIP:
                self.building = 0
            else:
                self.lift(seat, action - LIFT)
        elif question == steps.ASK_REGION:
            self.activate_region(seat, action - REGION)
        elif question == steps.ASK_GAIN_CITIZEN:
            self.gain_citizen(seat, action - GAIN_TYPE)
        elif question == steps.ASK_LOSE_CITIZEN:
            self.lose_citizen(seat, action - LOSE_TYPE)
        elif question == steps.ASK_CUBE or question == steps.ASK_ERA_CUBE:
            self.store_cubes(seat, action - CUBE_KIND, 1)
        elif question == steps.ASK_CLEAR:
            self.clear_hourglass(seat, action == CLEAR + 1)
        elif question == steps.ASK_CITY:
            self.activate_city(seat, action - CITY)
            self.activate_cities(self.left - 1, self.pool & ~bit(action - CITY))
        elif question == steps.ASK_REWARD_CARD:
            self.take_reward_card(seat, action)
        elif question == steps.ASK_PENALTY:
            self.place_hourglasses(seat, self.left, action - STACK)
        elif question == steps.ASK_INCOME:
            self.activate_city(seat, action - CITY)
        elif question == steps.ASK_EXCESS:
            self.stack_excess(seat, action - STACK)
        elif question == steps.ASK_FINAL:
            self.take_final(seat, action)
        elif question == steps.ASK_CITIZENS:
            self.assign(seat, action - ASSIGN)
        else:
            self.pick(seat, action - DRAFT)

    # The set-up (GE-109 to GE-113) --------------------------------------------------------------------------

    def next_pick(self, number: i64) -> None:
        """GE-110: counter-clockwise from the right of the first player, two laps."""
        players = self.players
        if number == 2 * players:
            setup.end_draft(self)
            return
        self.push(steps.NEXT_PICK, number + 1)
        self.ask((self.first - 1 - number % players + players) % players, steps.ASK_DRAFT)

    def pick(self, seat: i64, card: i64) -> None:
        self.laid &= ~bit(card)
        self.hand[seat] |= bit(card)
        if self.logging:
            self.log("event-draft", {"seat": seat, "card": self.id_of("card", card)})

    def open_row(self) -> None:
        """GE-112; then everybody spreads their citizens at the same time (GE-113)."""
        self.refill_row()
        self.push(steps.START_HEYDAY)
        if self.options["setup"] != "first_game":
            self.phase = codes.CITIZENS
            self.push(steps.REVEAL_CITIZENS)
            for seat in range(self.players):
                self.ask(seat, steps.ASK_CITIZENS)

    def assign(self, seat: i64, kind: i64) -> None:
        """One citizen of the four; nobody else sees which."""
        self.spread[codes.TYPES * seat + kind] += 1
        if self.logging:
            self.log("event-assign-own", {"citizen": self.id_of("citizen", kind)}, (int(seat),))
        if self.to_spread(seat) > 0:
            self.ask(seat, steps.ASK_CITIZENS)
        elif self.logging:
            self.log("event-assigned", {"seat": seat})

    def to_spread(self, seat: i64) -> i64:
        """How many citizens a seat has still to spread."""
        left = self.tables.start_citizens
        for place in range(codes.TYPES * seat, codes.TYPES * seat + codes.TYPES):
            left -= self.spread[place]
        return left

    def reveal_citizens(self) -> None:
        """Everybody is done: the choices are shown."""
        self.revealed += 1
        for seat in range(self.players):
            for kind in range(codes.TYPES):
                place = codes.TYPES * seat + kind
                self.citizens[place] += self.spread[place]
                if self.logging and self.spread[place] > 0:
                    name = self.id_of("citizen", kind)
                    self.log("event-citizens", {"seat": seat, "citizen": name, "count": self.spread[place]})
                self.spread[place] = 0

    # Choices that end elsewhere in a turn and at the end of the game ---------------------------------------------

    def take_swap(self, seat: i64, question: i64, action: i64) -> None:
        """GE-402: a second exchange may follow. In the final scoring it goes on with what that makes possible."""
        final = self.phase == codes.FINAL
        if action != STOP:
            self.swap(seat, action)
            if final:
                self.place_met_cards(seat)
            if question == steps.ASK_SWAP and not (final and self.hand[seat] == 0):
                self.ask(seat, steps.ASK_SWAP_AGAIN)
                return
        if final:
            self.offer_final(seat)

    def take_reward_card(self, seat: i64, action: i64) -> None:
        """A card of `take_row` or `take_discard`, or no more."""
        if action != SKIP and action != STOP:
            self.take_one(seat, action - (TAKE_SLOT if self.mode < codes.DISCARD_1 else TAKE_DISCARD))
            if self.left > 0 and self.pool != 0:
                self.ask(seat, steps.ASK_REWARD_CARD)
                return
        self.end_taking()

    # Decisions (3) ----------------------------------------------------------------------------------------

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action in self.choices(seat) else refusals.reason(self, seat, question, action)

    def preview(self, seat: int, action: int) -> list[Event]:
        return breakdown.preview(self, seat, action)

    # What others ask of a position --------------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """GE-012, GE-113: citizens spread in secret are hidden; what the decks bring is left to chance."""
        hidden.determinize(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def dump_position(self) -> dict[str, Any]:
        return view.dump_position(self)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def sheet(self) -> list[SheetLine]:
        return sheet_lines(self)

    def ranking(self) -> list[int]:
        return places(self)
