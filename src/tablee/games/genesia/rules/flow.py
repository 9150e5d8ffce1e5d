# Compiled by mypyc (see setup.py).
"""The rules of Genesia: the course of the game. Numbers refer to `docs/rules/genesia.md`.

The chapters build on each other: `abilities` says what a seat has and where pieces go, `movement` and `assaults` are
what Clans do, `effects` carries cards out, `choices` says what may be decided; this one says in which order all comes.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.sets import bit, lowest
from tablee.games.genesia.rules import breakdown, codes, hidden, refusals, setup, view
from tablee.games.genesia.rules.choices import (
    ASSAULT_AT,
    ASSAULT_FROM,
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_REGION,
    CHOOSE_SEAT,
    CITY_SITE,
    DISCARD,
    DONE,
    KEEP_OBJECTIVE,
    LIFT,
    MOVE,
    NUMBER,
    PICK,
    PLAY,
    POSITION,
    RECRUIT,
    SIEGE,
    STANCE,
    STOP,
    YES,
    Choices,
)
from tablee.games.genesia.rules.scoring import places, scores, sheet_lines
from tablee.games.genesia.rules.steps import Question, Step


class Genesia(Choices):
    """A position of Genesia under its rules."""

    def clone(self) -> Genesia:
        twin = Genesia(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == Step.TURN:
            self.go_on_with_turn(a)
        elif step == Step.EFFECT:
            self.run(a, b)
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

    def resolve_rarer(self, verb: i64, a: i64) -> None:
        """What comes at the ends of Ages, and once in a while."""
        if verb == Step.BUILD_CITIES:
            self.build_cities(a)
        elif verb == Step.NEXT_END_CARDS:
            self.next_end_cards(a)
        elif verb == Step.END_CARDS:
            self.go_on_with_end(a)
        elif verb == Step.PROGRESS:
            self.score_progress()
        elif verb == Step.NEXT_POSITION:
            self.next_position(a)
        elif verb == Step.AT_ONCE:
            self.move_at_once(a)
        elif verb == Step.FINAL_SCORING:
            self.score_final()
        elif verb == Step.BEGIN_AGE:
            self.begin_age(a)
        elif verb == Step.SET_UP:
            setup.set_up(self)

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if question == Question.EXPANSION or question == Question.GROWTH:
            self.take_turn(seat, action)
        elif question == Question.TRIP or question == Question.JOURNEY:
            if action == STOP:
                self.end_trip(seat)
            else:
                self.move(seat, action - MOVE)
        elif question == Question.DRAFT:
            self.pick(seat, action - PICK - codes.CARDS_OF_AGE * self.age)
        elif question == Question.STANCE:
            self.choose_stance(seat, action - STANCE)
        elif question == Question.GROUP:
            self.lift_clans(seat, action - NUMBER)
            self.ask(seat, Question.TRIP)
        elif question == Question.ASSAULT:
            self.take_assault(seat, action)
        elif question == Question.TARGET:
            self.declare(seat, action - ASSAULT_AT)
        elif question == Question.LOSSES:
            self.fight(action - NUMBER)
        elif question == Question.OCCUPY:
            self.occupy(seat, action - NUMBER)
        elif question == Question.SIEGE:
            if action == SIEGE + YES:
                self.besiege()
        elif question == Question.ATTACK_CARDS or question == Question.DEFENCE_CARDS:
            side = codes.AS_ATTACKER if question == Question.ATTACK_CARDS else codes.AS_DEFENDER
            self.take_window(seat, side, action)
        elif question == Question.END_CARDS:
            self.take_end(seat, action)
        elif question == Question.COPY:
            self.take_copy(seat, action)
        elif question == Question.COPIED_MOVES:
            self.take_copied_moves(seat, action)
        else:
            self.decide_effect(seat, question, action)

    def decide_effect(self, seat: i64, question: i64, action: i64) -> None:
        """Choices within the effects of cards, at the End of an Age and before the first."""
        if action == DONE:
            return
        if question == Question.PLACE_CLAN:
            self.place_clan(seat, action - CHOOSE_REGION)
        elif question == Question.PLACE_CITY:
            self.place_city(seat, action - CHOOSE_REGION)
        elif question == Question.JUMP_FROM:
            self.jump_from(seat, action - CHOOSE_REGION)
        elif question == Question.JUMP_COUNT:
            self.count = action - NUMBER
            self.offer_goals(seat)
        elif question == Question.JUMP_TO:
            self.jump_to(seat, action - CHOOSE_REGION)
        elif question == Question.EXPEL:
            self.expel(seat, action - CHOOSE_REGION)
        elif question == Question.SHIELD:
            self.put_shield(seat, action - CHOOSE_REGION)
        elif question == Question.VICTIM:
            self.rob(seat, action - CHOOSE_SEAT)
            self.offer_victim(seat)
        elif question == Question.BUY:
            self.buy(seat, action - NUMBER)
        elif question == Question.MARK:
            self.mark(seat, action - CHOOSE_CARD)
        elif question == Question.OPTION:
            self.push_list(self.tables.rows[self.row + codes.AT] + action - CHOOSE_OPTION)
        elif question == Question.RETREAT_COUNT:
            self.count = action - NUMBER
            if self.count > 0:
                self.offer_retreat(seat)
        elif question == Question.RETREAT_TO:
            self.retreat(seat, action - CHOOSE_REGION)
        elif question == Question.CITY_SITE:
            self.build_city(seat, action - CITY_SITE)
        elif question == Question.POSITION:
            self.take_position(seat, action - POSITION)
        else:
            self.keep_objective(seat, action - KEEP_OBJECTIVE)

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
            self.log("event-age", {"age": age + 1})
        setup.deal(self)
        if self.solo != 0:
            self.start_phase(codes.GROWTH)
            return
        for seat in range(self.seats):
            self.coins[seat] += self.tables.income
        self.phase = codes.DRAFT
        self.push(Step.NEXT_PICK)

    def next_pick(self) -> None:
        """GA-023: all at the same time, five times."""
        for seat in range(self.seats):
            self.seen[codes.AGES * seat + self.age] |= self.packet(seat)
            self.ask(seat, Question.DRAFT)
        self.push(Step.PASS_PACKETS)

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
            self.start_phase(codes.GROWTH)

    # Growth and Expansion (GA-026 to GA-053) ----------------------------------------------------------------

    def start_phase(self, phase: i64) -> None:
        self.phase = phase
        for seat in range(self.seats):
            self.done[seat] = 0
        self.push(Step.NEXT_TURN, 0)

    def next_turn(self, place: i64) -> None:
        """Every seat has one turn, in turn order."""
        if place > 0:
            self.end_turn(self.order[place - 1])
        if place < self.seats:
            self.push(Step.NEXT_TURN, place + 1)
            self.active = self.order[place]
            self.push(Step.TURN, self.active)
        elif self.phase == codes.GROWTH:
            self.start_phase(codes.EXPANSION)
        elif self.solo != 0:
            self.end_attack()  # alone there is no Attack phase (GA-140)
        else:
            self.phase = codes.ATTACK
            self.round = 0
            self.push(Step.NEXT_ROUND)

    def end_turn(self, seat: i64) -> None:
        self.active = codes.NONE
        self.done[seat] = 1
        if self.phase == codes.EXPANSION:
            self.forget_moves(seat)

    def go_on_with_turn(self, seat: i64) -> None:
        """Not asked when there is nothing to do."""
        self.card = codes.NONE
        if self.hand[seat] != 0 or self.can_recruit(seat):
            self.ask(seat, Question.GROWTH if self.phase == codes.GROWTH else Question.EXPANSION)
        elif self.phase == codes.EXPANSION and self.can_move(seat):
            self.ask(seat, Question.EXPANSION)

    def take_turn(self, seat: i64, action: i64) -> None:
        if action == DONE:
            if self.logging:
                self.log("event-done", {"seat": seat})
            return
        self.push(Step.TURN, seat)
        start = codes.CARDS_OF_AGE * self.age
        if action < DISCARD:
            self.play_card(seat, action - PLAY - start)
        elif action < DONE:
            self.discard_card(seat, action - DISCARD - start)
        elif action < MOVE:
            self.recruit(seat, action - RECRUIT)
        elif action < LIFT:
            self.move(seat, action - MOVE)
        else:
            self.lift(seat, action - LIFT)

    def take_copy(self, seat: i64, action: i64) -> None:
        """GA-111: or nothing, which nobody hears of."""
        if action != DONE:
            self.copy(seat, action - PLAY - codes.CARDS_OF_AGE * self.age)

    def take_copied_moves(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.end_moves_at_once(seat)
            return
        self.push(Step.AT_ONCE, seat)
        if action < LIFT:
            self.move(seat, action - MOVE)
        else:
            self.lift(seat, action - LIFT)

    # Attack (GA-060 to GA-083) --------------------------------------------------------------------------------

    def take_assault(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.pass_assault(seat)
            return
        if action >= ASSAULT_FROM:
            self.choose_origin(seat, action - ASSAULT_FROM)
            return
        self.push(Step.ASSAULT_TURN, seat)
        start = codes.CARDS_OF_AGE * self.age
        if action < DISCARD:
            self.play_in_assault(seat, action - PLAY - start)
        elif action < DONE:
            self.discard_card(seat, action - DISCARD - start)
        else:
            self.recruit(seat, action - RECRUIT)

    def take_window(self, seat: i64, side: i64, action: i64) -> None:
        if action == DONE:
            return
        self.push(Step.WINDOW_CARDS, side)
        start = codes.CARDS_OF_AGE * self.age
        if action < DISCARD:
            self.play_in_assault(seat, action - PLAY - start)
        else:
            self.discard_card(seat, action - DISCARD - start)

    def end_attack(self) -> None:
        """GA-090: the four steps of the End of Age."""
        self.phase = codes.END
        self.active = codes.NONE
        self.end_step = codes.CITIES
        self.push(Step.NEXT_END_CARDS, 0)
        self.push(Step.BUILD_CITIES, 0)

    # End of Age (GA-090 to GA-099) ----------------------------------------------------------------------------

    def build_cities(self, place: i64) -> None:
        """GA-091 to GA-093: by themselves, unless the reserve is too small for all."""
        if place == self.seats:
            self.active = codes.NONE
            return
        seat = self.order[place]
        sites: i64 = 0
        for region in range(self.world.regions):
            if self.is_site(seat, region):
                sites += 1
        if sites > self.city_stock[seat] > 0:
            self.active = seat
            self.push(Step.BUILD_CITIES, place)
            self.ask(seat, Question.CITY_SITE)
            return
        self.push(Step.BUILD_CITIES, place + 1)
        if self.city_stock[seat] > 0:
            for region in range(self.world.regions):
                if self.is_site(seat, region):
                    self.build_city(seat, region)

    def build_city(self, seat: i64, region: i64) -> None:
        self.build(seat, region)
        if self.logging:
            self.log("event-city", {"seat": seat, "region": self.id_of("region", region)})

    def next_end_cards(self, place: i64) -> None:
        """GA-094: in turn order; when all have ended the step, what is left in hands is discarded."""
        self.end_step = codes.CARDS_STEP
        if place < self.seats:
            self.push(Step.NEXT_END_CARDS, place + 1)
            self.active = self.order[place]
            self.push(Step.END_CARDS, self.active)
            return
        self.active = codes.NONE
        self.card = codes.NONE
        for seat in range(self.seats):
            while self.hand[seat] != 0:
                self.discard_card(seat, lowest(self.hand[seat]))
        self.push(Step.PROGRESS)

    def go_on_with_end(self, seat: i64) -> None:
        """Who has no card to play now or after discards is not asked, which tells something about the hand."""
        self.card = codes.NONE
        if self.hand[seat] == 0:
            return
        if self.solo == 0:
            self.revealed += 1
        if self.payable_after_discards(seat, self.fitting(seat, codes.AT_END)):
            self.ask(seat, Question.END_CARDS)

    def take_end(self, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        self.push(Step.END_CARDS, seat)
        start = codes.CARDS_OF_AGE * self.age
        if action < DISCARD:
            self.play_card(seat, action - PLAY - start)
        else:
            self.discard_card(seat, action - DISCARD - start)

    def score_progress(self) -> None:
        """GA-096: cards of this Age, and all Inventions."""
        for seat in range(self.seats):
            found = self.points[seat] + self.invention_points(seat)
            self.progress[codes.AGES * seat + self.age] = found
            if self.logging:
                self.log("event-progress", {"seat": seat, "age": self.age + 1, "points": found})
        self.ages_scored = self.age + 1
        if self.in_third_age():
            self.push(Step.FINAL_SCORING)
            return
        self.push(Step.BEGIN_AGE, self.age + 1)
        if self.solo != 0:
            self.order = vec[i64]([self.order[1], self.order[0]])  # GA-143
        else:
            self.end_step = codes.ORDER
            self.push(Step.NEXT_POSITION, 0)

    def next_position(self, number: i64) -> None:
        """GA-097: who has made less progress chooses earlier; the last takes what is left."""
        seat = self.choosers()[number]
        if number + 1 < self.seats:
            self.push(Step.NEXT_POSITION, number + 1)
            self.active = seat
            self.ask(seat, Question.POSITION)
            return
        place: i64 = 0
        while self.next_order[place] != codes.NONE:
            place += 1
        self.take_position(seat, place)
        self.order = self.next_order[:]
        self.active = codes.NONE

    def choosers(self) -> vec[i64]:
        """In the order in which they choose; K20: the cards that let a seat choose first go before."""
        found = vec[i64](capacity=self.seats)
        for first in range(2):
            group = vec[i64](capacity=self.seats)
            for seat in self.order:
                if (self.chooses_first[seat] != 0) == (first == 0):
                    group = append(group, seat)
                    place = len(group) - 1
                    while place > 0 and self.progress_now(group[place - 1]) > self.progress_now(seat):
                        group[place] = group[place - 1]
                        place -= 1
                    group[place] = seat
            for seat in group:
                found = append(found, seat)
        return found

    def progress_now(self, seat: i64) -> i64:
        return self.progress[codes.AGES * seat + self.age]

    def take_position(self, seat: i64, place: i64) -> None:
        self.next_order[place] = seat
        if self.logging:
            self.log("event-position", {"seat": seat, "place": place + 1})

    def score_final(self) -> None:
        """GA-134: objectives are shown; points are counted on the final map."""
        self.phase = codes.FINAL
        self.revealed += 1
        if self.logging:
            for seat in range(self.seats):
                if self.kept[seat] != codes.NONE:
                    name = self.id_of("objective", self.offered[codes.OFFERED * seat + self.kept[seat]])
                    self.log("event-reveal", {"seat": seat, "objective": name})
            for seat in range(self.seats):
                self.log("event-final", {"seat": seat, "points": sum(scores(self)[seat].values())})

    # Decisions (3) ------------------------------------------------------------------------------------------

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action in self.choices(seat) else refusals.reason(self, seat, question, action)

    def preview(self, seat: int, action: int) -> list[Event]:
        return breakdown.preview(self, seat, action)

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
