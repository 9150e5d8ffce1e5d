# Compiled by mypyc (see setup.py).
"""The rules of Genesia: the course of the game. Numbers refer to `docs/rules/genesia.md`.

The chapters build on each other: `holdings` says what a seat has and where pieces go, `movement` and `assaults` are
what Clans do, `playing_cards` is what is done with cards and `effects` what these do, `choices` says what may be
decided, `end_of_age` what comes between two Ages; this one says in which order all comes.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.events import Refusal, SheetLine
from tablee.engine.sets import bit
from tablee.games.genesia.rules import accounts, choices, codes, end_of_age, hidden, listing, refusals, setup, view
from tablee.games.genesia.rules.actions import YES, Action
from tablee.games.genesia.rules.assaults import Assaults
from tablee.games.genesia.rules.codes import Phase, Role, Stance
from tablee.games.genesia.rules.scoring import places, scores, sheet_lines
from tablee.games.genesia.rules.steps import Question, Step


class Genesia(Assaults):
    """A position of Genesia under its rules."""

    def clone(self) -> Genesia:
        twin = Genesia(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == Step.TURN:
            self.go_on_with_turn(a)
        elif step == Step.EFFECT:
            self.run_effect(a, b)
        elif step == Step.AFTER_CARD:
            self.offer_copies(a, b, c)
        elif step == Step.NEXT_TURN:
            self.next_turn(a)
        elif step == Step.NEXT_PICK:
            self.next_pick()
        elif step == Step.PASS_PACKETS:
            self.pass_packets()
        elif step == Step.NEXT_ROUND:
            self.start_round()
        elif step == Step.REVEAL_STANCES:
            self.reveal_stances()
        elif step == Step.NEXT_ASSAULT:
            self.next_assault(a)
        elif step == Step.ASSAULT_TURN:
            self.assault_turn(a)
        elif step == Step.WINDOW:
            self.open_window(a, b)
        elif step == Step.WINDOW_CARDS:
            self.offer_window(a)
        elif step == Step.CLOSE_WINDOW:
            self.close_window(a, b)
        elif step == Step.FIGHT:
            self.start_fight()
        elif step == Step.SIEGE:
            self.offer_siege()
        elif step == Step.OCCUPY:
            self.offer_occupation()
        elif step == Step.END_ASSAULT:
            self.end_assault(a)
        else:
            self.resolve_rarer(step, a)

    def resolve_rarer(self, step: i64, a: i64) -> None:
        """What comes at the ends of Ages, and once in a while."""
        if step == Step.BUILD_CITIES:
            end_of_age.build_cities(self, a)
        elif step == Step.NEXT_END_CARDS:
            end_of_age.next_cards(self, a)
        elif step == Step.END_CARDS:
            end_of_age.go_on_with_cards(self, a)
        elif step == Step.PROGRESS:
            end_of_age.score_progress(self)
        elif step == Step.NEXT_POSITION:
            end_of_age.next_position(self, a)
        elif step == Step.AT_ONCE:
            self.move_at_once(a)
        elif step == Step.COPY_AGAIN:
            self.offer_another_copy(a)
        elif step == Step.FINAL_SCORING:
            end_of_age.score_final(self)
        elif step == Step.BEGIN_AGE:
            self.begin_age(a)
        elif step == Step.SET_UP:
            setup.set_up(self)

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if question == Question.EXPANSION or question == Question.GROWTH:
            self.take_turn(seat, action)
        elif question == Question.TRIP or question == Question.JOURNEY:
            if action == Action.STOP:
                self.end_trip(seat)
            else:
                self.move(seat, action - Action.MOVE)
        elif question == Question.DRAFT:
            self.pick(seat, action - Action.PICK - codes.CARDS_OF_AGE * self.age)
        elif question == Question.STANCE:
            self.choose_stance(seat, action - Action.STANCE)
        elif question == Question.GROUP:
            self.lift_clans(seat, action - Action.NUMBER)
            self.ask(seat, Question.TRIP)
        elif question == Question.ASSAULT:
            self.take_assault(seat, action)
        elif question == Question.TARGET:
            self.declare(seat, action - Action.ASSAULT_AT)
        elif question == Question.LOSSES:
            self.fight(action - Action.NUMBER)
        elif question == Question.OCCUPY:
            self.occupy(seat, action - Action.NUMBER)
        elif question == Question.SIEGE:
            if action == Action.SIEGE + YES:
                self.besiege()
        elif question == Question.ATTACK_CARDS or question == Question.DEFENCE_CARDS:
            if action == Action.DONE:
                self.pass_window()
            else:
                self.push(Step.WINDOW_CARDS, Role.ATTACK if question == Question.ATTACK_CARDS else Role.DEFENCE)
                self.use_card(seat, action)
        elif question == Question.END_CARDS:
            if action == Action.DONE:
                self.pass_window()
            else:
                self.push(Step.END_CARDS, seat)
                self.use_card(seat, action)
        elif question == Question.COPY:
            self.answer_copy(seat, action)
        elif question == Question.COPIED_MOVES:
            self.take_copied_moves(seat, action)
        else:
            self.decide_rarer(seat, question, action)

    def decide_rarer(self, seat: i64, question: i64, action: i64) -> None:
        """Choices at the End of an Age, before the first, and within the effects of cards."""
        if question == Question.CITY_SITE:
            end_of_age.build_city(self, seat, action - Action.CITY_SITE)
        elif question == Question.POSITION:
            end_of_age.take_position(self, seat, action - Action.POSITION)
        elif question == Question.OBJECTIVE:
            self.keep_objective(seat, action - Action.KEEP_OBJECTIVE)
        elif action != Action.DONE:
            self.tables.effects[self.effect].decide(self, seat, question, action)

    # Before the first Age (GA-012) --------------------------------------------------------------------------

    def keep_objective(self, seat: i64, which: i64) -> None:
        self.kept[seat] = which
        if self.logging:
            name = self.id_of("objective", self.offered[codes.OFFERED * seat + which])
            self.log("event-objective", {"seat": seat})
            self.log("event-objective-own", {"objective": name}, (int(seat),))

    # The Beginning of an Age (GA-021 to GA-025) -------------------------------------------------------------

    def begin_age(self, age: i64) -> None:
        """Income, then six cards for everybody; alone there is neither income nor draft (GA-140, GA-142)."""
        setup.clear_age(self, age)
        if self.logging:
            income = 0 if self.solo != 0 else self.tables.income
            self.log("event-age", {"age": age + 1, "coins": income, "all": self.seats})
        setup.deal(self)
        if self.solo != 0:
            if self.logging:
                for seat in range(self.seats):
                    self.log("event-hand", {"seat": seat, "cards": listing.cards(self, self.hand[seat])})
            self.start_phase(Phase.GROWTH)
            return
        for seat in range(self.seats):
            self.coins[seat] += self.tables.income
        self.phase = Phase.DRAFT
        self.push(Step.NEXT_PICK)

    def next_pick(self) -> None:
        """GA-023: all at the same time, five times."""
        for seat in range(self.seats):
            packet = self.packet(seat)
            self.seen[codes.AGES * seat + self.age] |= packet
            if self.logging:
                self.log("event-packet", {"cards": listing.cards(self, packet)}, (int(seat),))
            self.ask(seat, Question.DRAFT)
        self.push(Step.PASS_PACKETS)

    def packet(self, seat: i64) -> i64:
        """GA-023: the cards before a seat that it has not picked, a set."""
        found: i64 = 0
        packet = self.packet_before(seat)
        for card in range(codes.CARDS_OF_AGE):
            if self.packet_of[card] == packet and self.pick_of[card] == 0:
                found |= bit(card)
        return found

    def packet_before(self, seat: i64) -> i64:
        """GA-024: which packet has come to a seat; to the left in Ages I and III, to the right in Age II."""
        seats = self.seats
        passed = self.picked % seats
        return (seat + passed) % seats if self.age == 1 else (seat - passed + seats) % seats

    def pick(self, seat: i64, card: i64) -> None:
        self.picks[seat] = card
        if self.logging:
            self.log("event-picked", {"seat": seat})
            self.log("event-pick", {"seat": seat, "card": self.card_id(card)}, (int(seat),))

    def pass_packets(self) -> None:
        """What was picked is kept, the rest goes on to the neighbour; the sixth card goes out unseen."""
        self.revealed += 1
        self.picked += 1
        for seat in range(self.seats):
            card = self.picks[seat]
            self.pick_of[card] = self.picked
            self.hand[seat] |= bit(card)
            self.picks[seat] = codes.NONE
        if self.picked < codes.PICKS:
            self.push(Step.NEXT_PICK)
        else:
            self.start_phase(Phase.GROWTH)

    # Growth and Expansion (GA-026 to GA-053) ----------------------------------------------------------------

    def start_phase(self, phase: i64) -> None:
        self.enter_phase(phase)
        for seat in range(self.seats):
            self.done[seat] = 0
        self.push(Step.NEXT_TURN, 0)

    def enter_phase(self, phase: i64) -> None:
        self.phase = phase
        if self.logging:
            self.log("event-phase", {"phase": codes.PHASES[phase]})

    def next_turn(self, place: i64) -> None:
        """Every seat has one turn, in turn order."""
        if place > 0:
            self.end_turn(self.order[place - 1])
        if place < self.seats:
            self.push(Step.NEXT_TURN, place + 1)
            self.active = self.order[place]
            self.push(Step.TURN, self.active)
        elif self.phase == Phase.GROWTH:
            self.start_phase(Phase.EXPANSION)
        elif self.solo != 0:
            self.end_attack()  # alone there is no Attack phase (GA-140)
        else:
            self.enter_phase(Phase.ATTACK)
            self.round = 0
            self.quiet = 0
            self.push(Step.NEXT_ROUND)

    def end_turn(self, seat: i64) -> None:
        self.active = codes.NONE
        self.done[seat] = 1
        if self.phase == Phase.EXPANSION:
            self.forget_moves(seat)

    def go_on_with_turn(self, seat: i64) -> None:
        """Not asked when there is nothing to do."""
        self.card = codes.NONE
        if self.hand[seat] != 0 or self.can_recruit(seat):
            self.ask(seat, Question.GROWTH if self.phase == Phase.GROWTH else Question.EXPANSION)
        elif self.phase == Phase.EXPANSION and self.can_move(seat):
            self.ask(seat, Question.EXPANSION)

    def take_turn(self, seat: i64, action: i64) -> None:
        if action == Action.DONE:
            if self.logging:
                self.log("event-done", {"seat": seat})
            return
        self.push(Step.TURN, seat)
        if action < Action.DONE:
            self.use_card(seat, action)
        elif action < Action.MOVE:
            self.recruit(seat, action - Action.RECRUIT)
        elif action < Action.LIFT:
            self.move(seat, action - Action.MOVE)
        else:
            self.lift(seat, action - Action.LIFT)

    def use_card(self, seat: i64, action: i64) -> None:
        """Play or discard a card."""
        start = codes.CARDS_OF_AGE * self.age
        if action >= Action.DISCARD:
            self.discard_card(seat, action - Action.DISCARD - start)
        elif self.phase == Phase.ATTACK:
            self.play_in_assault(seat, action - Action.PLAY - start)
        else:
            self.play_card(seat, action - Action.PLAY - start)

    def answer_copy(self, seat: i64, action: i64) -> None:
        """GA-112: copy, discard for it, or pass, which nobody hears of."""
        if action == Action.DONE:
            self.pass_window()
            return
        if self.rules >= 2:  # in version 1 nobody copied a card twice
            self.push(Step.COPY_AGAIN, seat)
        if action >= Action.DISCARD:
            self.use_card(seat, action)
        else:
            self.copy(seat, action - Action.PLAY - codes.CARDS_OF_AGE * self.age)

    def take_copied_moves(self, seat: i64, action: i64) -> None:
        if action == Action.DONE:
            self.end_moves_at_once(seat)
            return
        self.push(Step.AT_ONCE, seat)
        if action < Action.LIFT:
            self.move(seat, action - Action.MOVE)
        else:
            self.lift(seat, action - Action.LIFT)

    # Attack (GA-060 to GA-083) --------------------------------------------------------------------------------

    def take_assault(self, seat: i64, action: i64) -> None:
        if action == Action.DONE:
            self.pass_assault(seat)
            return
        if action >= Action.ASSAULT_FROM:
            self.choose_origin(seat, action - Action.ASSAULT_FROM)
            return
        self.push(Step.ASSAULT_TURN, seat)
        if action < Action.DONE:
            self.use_card(seat, action)
        else:
            self.recruit(seat, action - Action.RECRUIT)

    def end_attack(self) -> None:
        """What was shown last is of no use to anybody any more."""
        for seat in range(self.seats):
            self.stance[seat] = Stance.PEACE
        end_of_age.start(self)

    # Decisions (3) ------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        return choices.choices(self, seat)

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action in self.choices(seat) else refusals.reason(self, seat, question, action)

    def holdings(self, observer: int | None) -> list[dict[str, int]]:
        return accounts.holdings(self, observer)

    # What others ask of a position ------------------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """GA-013, GA-025, GA-060, GA-110: hands, discards, objectives and stances of others; alone all is open."""
        if self.solo == 0:
            hidden.determinize(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def sheet(self) -> list[SheetLine]:
        return sheet_lines(self)

    def ranking(self) -> list[int]:
        return places(self)
