# Compiled by mypyc (see setup.py).
"""The rules of Gentes: the course of the game. Numbers refer to `docs/rules/gentes.md`.

The chapters build on each other: `seat_facts` says what a seat has and can reach, `seat_changes` what happens to one,
`choices` what may be decided, `heyday` and `decline` are the phases of a round; this one says in which order it all
comes. What cards do is in `effects` and `lasting`, one class a verb.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.sets import bit
from tablee.games.gentes.rules import accounts, breakdown, codes, hidden, refusals, setup, view
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.codes import Mode, Phase
from tablee.games.gentes.rules.decline import Decline
from tablee.games.gentes.rules.scoring import places, scores, sheet_lines
from tablee.games.gentes.rules.steps import Question, Step

CHOICE: Final = "choice"  # the source of what a seat chooses among what an effect offers


class Gentes(Decline):
    """A position of Gentes under its rules."""

    def clone(self) -> Gentes:
        twin = Gentes(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if self.pausing and c == 0 and self.pauses_before(step, a):
            self.push(step, a, b, 1)
            self.ask(self.active, Question.INTERLUDE)
        elif step == Step.AFTER_ACTION:
            self.end_action()
        elif step == Step.CLOSING:
            self.close_turn()
        elif step == Step.END_TURN:
            self.end_turn()
        elif step == Step.EFFECT:
            self.tables.effects[a].carry_out(self, self.active)
        elif step == Step.SYNERGY:
            self.offer_synergy(a)
        elif step == Step.TURN_MENU:
            self.go_on_with_turn()
        elif step == Step.CUBES:
            self.gain_cubes(a)
        elif step == Step.GAIN_CITIZENS:
            self.gain_citizens(a)
        elif step == Step.LOSE_CITIZENS:
            self.lose_citizens(a)
        elif step == Step.CLEAR:
            self.clear(a)
        elif step == Step.TRAINING:
            self.offer_training(self.active)
        elif step == Step.CITIES:
            self.activate_cities(a, b)
        elif step == Step.INTERLUDE:
            self.go_on_with_interlude()
        elif step == Step.ASK_AGAIN:
            self.ask_again(a)
        elif step == Step.CITY_INCOME:
            self.city_income(a)
        elif step == Step.CARD_INCOME:
            self.card_income()
        elif step == Step.EXCESS:
            self.place_excess()
        elif step == Step.ERA_CUBES:
            self.remove_locks()
        elif step == Step.START_HEYDAY:
            self.start_heyday()
        elif step == Step.FINAL_CARDS:
            self.start_final()
        elif step == Step.FINAL_SCORING:
            self.score_final()
        elif step == Step.NEXT_PICK:
            self.next_pick(a)
        elif step == Step.OPEN_ROW:
            self.open_row()
        elif step == Step.REVEAL_CITIZENS:
            self.reveal_citizens()
        elif step == Step.SET_UP:
            setup.set_up(self)

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if action == Action.PAUSE:
            self.pause(seat, question)
        elif question == Question.TURN:
            self.take_turn(seat, action)
        elif question == Question.TRAIN:
            self.train(seat, action - Action.TRAIN)
            self.push(Step.TRAINING, self.left)
        elif question == Question.STACK:
            self.stack(seat, action - Action.STACK)
        elif question == Question.TAKE:
            if action == Action.STOP:
                self.end_taking()
            else:
                self.take_one(seat, action - (Action.TAKE_SLOT if self.mode < Mode.DISCARD1 else Action.TAKE_DISCARD))
                self.offer_taking(seat)
        elif question == Question.PLACE:
            self.place_token(seat, action - Action.PLACE)
        elif question == Question.CLOSING:
            self.take_closing(seat, action)
        elif question == Question.MODIFIERS:
            if action == Action.NO_MORE:
                self.offer_amount(seat)
            else:
                self.use_modifier(seat, action)
        elif question == Question.SCRIBE_MODE:
            self.start_taking(seat, action - Action.SCRIBE_MODE)
        elif question == Question.PLAY:
            self.play_card(seat, action - Action.PLAY)
        elif question == Question.TRAIN_COUNT:
            self.start_training(seat, action - Action.TRAIN_COUNT + 1)
        elif question == Question.AMOUNT:
            self.cost = action - Action.PAY + 1
            self.pay(seat)
        elif question == Question.SWAP or question == Question.SWAP_AGAIN:
            self.take_swap(seat, question, action)
        else:
            self.decide_rarer(seat, question, action)

    def decide_rarer(self, seat: i64, question: i64, action: i64) -> None:
        """Choices within rewards, in the decline, at the end and in the set-up."""
        if question == Question.WILD:
            self.choose_wild(seat, action - Action.WILD)
        elif question == Question.LIFT:
            if action == Action.SKIP:
                self.building = 0
            else:
                self.lift(seat, action - Action.LIFT)
        elif question == Question.REGION:
            self.activate_region(seat, action - Action.REGION)
        elif question == Question.GAIN_CITIZEN:
            self.gain_citizen(seat, action - Action.GAIN_TYPE, CHOICE)
        elif question == Question.LOSE_CITIZEN:
            self.lose_citizen(seat, action - Action.LOSE_TYPE, CHOICE)
        elif question == Question.CUBE or question == Question.ERA_CUBE:
            self.store_cubes(seat, action - Action.CUBE_KIND, 1, CHOICE)
        elif question == Question.CLEAR:
            self.clear_hourglass(seat, action == Action.CLEAR + 1)
        elif question == Question.CITY:
            self.activate_city(seat, action - Action.CITY)
            self.push(Step.CITIES, self.left - 1, self.pool & ~bit(action - Action.CITY))
        elif question == Question.INTERLUDE:
            self.take_interlude(seat, action)
        elif question == Question.SYNERGY:
            self.score_synergy(seat, action - Action.SYNERGY)
        elif question == Question.REWARD_CARD:
            self.take_reward_card(seat, action)
        elif question == Question.PENALTY:
            self.place_hourglasses(seat, self.left, action - Action.STACK)
        elif question == Question.INCOME:
            self.activate_city(seat, action - Action.CITY)
        elif question == Question.EXCESS:
            self.stack_excess(seat, action - Action.STACK)
        elif question == Question.FINAL:
            self.take_final(seat, action)
        elif question == Question.CITIZENS:
            self.assign(seat, action - Action.ASSIGN)
        else:
            self.pick(seat, action - Action.DRAFT)

    # The set-up (GE-109 to GE-113) --------------------------------------------------------------------------

    def next_pick(self, number: i64) -> None:
        """GE-110: counter-clockwise from the right of the first player, two laps."""
        players = self.players
        if number == 2 * players:
            setup.end_draft(self)
            return
        self.push(Step.NEXT_PICK, number + 1)
        self.ask((self.first - 1 - number % players + players) % players, Question.DRAFT)

    def pick(self, seat: i64, card: i64) -> None:
        self.laid &= ~bit(card)
        self.hand[seat] |= bit(card)
        if self.logging:
            self.log("event-draft", {"seat": seat, "card": self.id_of("card", card)})

    def open_row(self) -> None:
        """GE-112; then everybody spreads their citizens at the same time (GE-113)."""
        self.refill_row()
        self.push(Step.START_HEYDAY)
        if self.options["setup"] != "first_game":
            self.phase = Phase.CITIZENS
            self.push(Step.REVEAL_CITIZENS)
            for seat in range(self.players):
                self.ask(seat, Question.CITIZENS)

    def assign(self, seat: i64, kind: i64) -> None:
        """One citizen of the four; nobody else sees which."""
        self.spread[codes.TYPES * seat + kind] += 1
        if self.logging:
            self.log("event-assign-own", {"citizen": self.id_of("citizen", kind)}, (int(seat),))
        if self.to_spread(seat) > 0:
            self.ask(seat, Question.CITIZENS)
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
        final = self.phase == Phase.FINAL
        if action != Action.STOP:
            self.swap(seat, action)
            if final:
                self.place_met_cards(seat)
            if question == Question.SWAP and not (final and self.hand[seat] == 0):
                self.ask(seat, Question.SWAP_AGAIN)
                return
        if final:
            self.offer_final(seat)

    def take_reward_card(self, seat: i64, action: i64) -> None:
        """A card of `take_row` or `take_discard`, or no more."""
        if action != Action.SKIP and action != Action.STOP:
            self.take_one(seat, action - (Action.TAKE_SLOT if self.mode < Mode.DISCARD1 else Action.TAKE_DISCARD))
            if self.left > 0 and self.pool != 0:
                self.ask(seat, Question.REWARD_CARD)
                return
        self.end_taking()

    # Decisions (3) ----------------------------------------------------------------------------------------

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action in self.choices(seat) else refusals.reason(self, seat, question, action)

    def preview(self, seat: int, *actions: int) -> list[Event]:
        """What it leads to, then what the first action is about to cost and to reach."""
        lines = super().preview(seat, *actions)
        return lines + breakdown.preview(self, seat, actions[0], accounts.told(lines, seat))

    def holdings(self, observer: int | None) -> list[dict[str, int]]:
        return accounts.holdings(self)

    # What others ask of a position --------------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """GE-012, GE-113: citizens spread in secret are hidden; what the decks bring is left to chance. Hands are
        closed, but each card went there before everybody's eyes: an attentive player knows them all."""
        hidden.determinize(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def sheet(self) -> list[SheetLine]:
        return sheet_lines(self)

    def ranking(self) -> list[int]:
        return places(self)
