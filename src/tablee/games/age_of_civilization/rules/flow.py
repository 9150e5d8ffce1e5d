# Compiled by mypyc (see setup.py).
"""The rules of Age of Civilization: the course of the game. Numbers refer to `docs/rules/age_of_civilization.md`.

The chapters build on each other: `queries` says what a position adds up to, `changes` what can happen to it,
`end_of_round` what happens by itself, `choices` what may be decided; this one says in which order it all comes. What
cards do is in `effects`, a class for each verb.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.events import Event, Refusal, SheetLine, Values
from tablee.engine.sets import add_members, bit, bits, without
from tablee.games.age_of_civilization.rules import accounts, breakdown, hidden, names, refusals, setup, view
from tablee.games.age_of_civilization.rules.actions import PLAIN, Action, aim
from tablee.games.age_of_civilization.rules.choices import Choices
from tablee.games.age_of_civilization.rules.codes import (
    CARD_ACTIONS,
    NONE,
    TECHNOLOGIES,
    WONDERS,
    CardAction,
    Category,
    Cause,
    Moment,
    Source,
)
from tablee.games.age_of_civilization.rules.scoring import places, scores, sheet_lines
from tablee.games.age_of_civilization.rules.steps import Question, Step

_UNUSED: Final = vec[i64]([0] * CARD_ACTIONS)
_NOTHING: Final = vec[i64]()


class Civilization(Choices):
    """A position of Age of Civilization under its rules."""

    def clone(self) -> Civilization:
        twin = Civilization(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == Step.CHOOSE_ACTION:
            self.choose_action()
        elif step == Step.RETURN_WORKERS:
            self.return_workers()
        elif step == Step.CHOOSE_TRIGGER:
            self.choose_trigger()
        elif step == Step.END_TURN:
            self.end_turn()
        elif step == Step.START_ROUND:
            self.start_round()
        elif step == Step.EFFECT:
            self.tables.effects[a].carry_out(self, self.active, Category.ABILITIES)
        elif step == Step.GAIN_TECHNOLOGIES:
            self.offer_technologies(a)
        elif step == Step.GAIN_WONDERS:
            self.offer_wonders(a)
        elif step == Step.OFFER_FOLLOW:
            self.offer_follow(a)
        elif step == Step.PASS_PACKS:
            self.pass_packs(a)
        elif step == Step.SET_UP:
            setup.set_up(self)

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if question == Question.ACTION:
            self.take_action(seat, action)
        elif question == Question.CIVILIZATION:
            self.take_civilization(seat, action)
        elif question == Question.TURN_END:
            self.take_trigger(seat, action)
        elif question == Question.TECHNOLOGY:
            self.take_technology(seat, action)
        elif question == Question.WONDER:
            self.acquire_wonder(seat, action - Action.GAIN)
        elif question == Question.FOLLOW:
            follow = self.follow
            self.follow = NONE
            if action == Action.FOLLOW:
                self.perform(seat, follow, NONE, False, False)
        elif question == Question.BONUS:
            self.put_bonus(seat, action - Action.BONUS)
        else:
            self.pick(seat, action - Action.DRAFT)

    # The draft (2.14) -------------------------------------------------------------------------------

    def pick(self, seat: i64, civilization: i64) -> None:
        """AC-160: face down; nobody else learns more than that a card was picked."""
        self.picks[seat] = civilization
        if self.logging:
            self.log("event-draft", {"seat": seat})
            self.log("event-draft-own", {"civilization": self.id_of("civilization", civilization)}, (int(seat),))

    def pass_packs(self, number: i64) -> None:
        """Everybody has made this pick: the rest goes to the left. After the last one the rest is the market."""
        players = self.players
        left = self.packs[:]
        for seat in range(players):
            picked = self.picks[seat]
            self.picks[seat] = NONE
            self.pick_of[picked] = number
            self.cards[seat] |= bit(picked)
            left[seat] &= ~bit(picked)
        self.revealed += 1
        if number < self.tables.draft_keep:
            for seat in range(players):
                self.packs[(seat + 1) % players] = left[seat]
            self.push(Step.PASS_PACKS, number + 1)
            self.hand_packs()
            return
        for seat in range(players):
            self.market = add_members(self.market, left[seat], 0)
            self.packs[seat] = 0
        if self.logging:
            self.log("event-draft-over", {"cards": names.told(self, "civilization", self.market)})

    def hand_packs(self) -> None:
        """Everybody sees the cards that they choose from now."""
        for seat in range(self.players):
            if self.logging:
                cards = names.told(self, "civilization", add_members(vec[i64](), self.packs[seat], 0))
                self.log("event-pack", {"cards": cards}, (int(seat),))
            self.ask(seat, Question.DRAFT)

    # Rounds and turns (2.3, 2.4) --------------------------------------------------------------------

    def start_round(self) -> None:
        """AC-020: one turn for every seat, clockwise from the first player."""
        self.turns = 0
        self.tribute = 0
        if self.logging:
            told: Values = {"round": self.round, "seat": self.first, "players": self.players, "virtual": self.rival}
            self.log("event-round", told)
        self.start_turn(self.first)

    def start_turn(self, seat: i64) -> None:
        """AC-030: a civilization, then actions or rest, then the workers return and the turn ends."""
        self.active = seat
        self.used = _UNUSED[:]
        self.acted = 0
        self.ending = 0
        self.idle = 0
        self.declined = 0
        self.spent = _NOTHING
        self.push(Step.END_TURN)
        self.push(Step.CHOOSE_TRIGGER)
        self.push(Step.RETURN_WORKERS)
        self.push(Step.CHOOSE_ACTION)
        self.choose_civilization(seat)

    def end_turn(self) -> None:
        self.turns += 1
        self.spent = _NOTHING
        if self.turns < self.players:
            self.start_turn((self.active + 1) % self.players)
        else:
            self.active = NONE
            self.end_round()

    # Step 1: a civilization (AC-031 to AC-040) --------------------------------------------------------

    def choose_civilization(self, seat: i64) -> None:
        """Skipped where there is nothing to choose (AC-032, AC-200)."""
        found = self.choices_of_civilization(seat)
        if len(found) > 1:
            self.ask(seat, Question.CIVILIZATION)
        elif found[0] != Action.PASS:
            self.take_civilization(seat, found[0])

    def take_civilization(self, seat: i64, action: i64) -> None:
        if action >= Action.BUY:
            self.buy(seat, action - Action.BUY)
            self.choose_civilization(seat)
        elif action == Action.PASS:
            if self.logging:
                self.log("event-pass", {"seat": seat})
        elif action < Action.ANNEX:
            self.rise(seat, action - Action.RISE)
        else:
            self.annex(seat, action - Action.ANNEX)

    def rise(self, seat: i64, civilization: i64) -> None:
        """AC-033 to AC-037."""
        if self.logging:
            self.log("event-rise", self.taking(seat, civilization, self.tables.population[civilization]))
        self.main[seat] = civilization
        self.hand[seat] = self.tables.population[civilization]  # AC-035: those on slots are none yet
        self.own(seat, civilization)
        self.refill_market()
        self.push_effects(Source.MAIN + civilization, Moment.RISE)

    def annex(self, seat: i64, civilization: i64) -> None:
        """AC-038 to AC-040."""
        if self.logging:
            self.log("event-annex", self.taking(seat, civilization, 0))
        self.annexed[seat] |= bit(civilization)
        self.own(seat, civilization)
        self.recruit(seat, self.tables.annex_workers, Cause.ANNEX)
        self.refill_market()
        self.run_moment(seat, Moment.ANNEX)

    def taking(self, seat: i64, civilization: i64, workers: i64) -> Values:
        """What is told when a civilization is taken. Who raises one gives all workers back and takes others."""
        name, coins = self.id_of("civilization", civilization), self.bonus_of(seat, civilization)
        back = self.hand[seat] if workers > 0 else 0
        return {"seat": seat, "civilization": name, "coins": coins, "workers": workers, "back": back}

    def own(self, seat: i64, civilization: i64) -> None:
        """Take the card with its bonus coins."""
        self.bonus_coins = self.bonus_of(seat, civilization)
        self.bonus[civilization] = 0
        self.market = without(self.market, civilization)
        self.cards[seat] &= ~bit(civilization)
        self.given = NONE
        self.civilizations[seat] |= bit(civilization)
        self.refresh(seat)
        self.coins[seat] += self.bonus_coins

    def bonus_of(self, seat: i64, civilization: i64) -> i64:
        """The coins on a card; after a draft two of the supply with every one but the first (AC-162)."""
        coins = self.bonus[civilization]
        return coins + self.tables.draft_bonus if self.draft and self.civilizations[seat] != 0 else coins

    def refill_market(self) -> None:
        """AC-036. Not after a draft (AC-161), and alone only when the round ends (AC-172)."""
        if self.players > 1 and not self.draft:
            self.add_to_market()

    def add_to_market(self) -> None:
        """A coin on every card, then a new card."""
        for civilization in self.market:
            self.bonus[civilization] += 1
        self.reveal_civilization(1)

    def reveal_civilization(self, coins: i64) -> None:
        """A new card, if there is one left. `coins` lie on each of the others since just now, which is told too."""
        if self.deck == 0:
            if self.logging and len(self.market) > 0:
                self.log("event-market-coins", {"coins": coins})
            return
        civilization = self.draw_card(self.deck)
        self.deck &= ~bit(civilization)
        self.market = append(self.market, civilization)
        if self.logging:
            self.log("event-market", {"civilization": self.id_of("civilization", civilization), "coins": coins})

    def draw_card(self, members: i64) -> i64:
        """One of a set at random."""
        left = self.draw(bits(members))
        number: i64 = 0
        while left > 0 or members & 1 == 0:
            left -= members & 1
            members >>= 1
            number += 1
        return number

    def buy(self, seat: i64, card: i64) -> None:
        """AC-141, AC-142: one special technology card for a coin; it covers its column."""
        self.coins[seat] -= self.tables.special_cost
        self.specials &= ~bit(card)
        self.special[seat] = card
        if self.logging:
            name = self.id_of("special_card", card)
            self.log("event-buy", {"seat": seat, "special_card": name, "coins": self.tables.special_cost})

    def take_technology(self, seat: i64, action: i64) -> None:
        """One of those available; before that a special card may still be bought (AC-141)."""
        if action < Action.DO:
            self.buy(seat, action - Action.BUY)
            self.offer_technologies(1)
        else:
            self.acquire_technology(seat, action - Action.TAKE)

    # Step 2: actions or rest (AC-045 to AC-049) ---------------------------------------------------------

    def choose_action(self) -> None:
        """Asked until the seat rests or ends its actions; skipped when nothing else is left (AC-048)."""
        seat = self.active
        found = self.choices_of_action(seat)
        if len(found) > 1:
            self.ask(seat, Question.ACTION)
        elif found[0] == Action.REST:
            self.rest(seat)

    def take_action(self, seat: i64, action: i64) -> None:
        if action == Action.REST or action == Action.END:
            self.declined = 1 if self.purchasable(seat) != 0 else 0
            if action == Action.REST:
                self.rest(seat)
            return
        self.push(Step.CHOOSE_ACTION)
        if action < Action.DO:
            self.buy(seat, action - Action.BUY)
            return
        self.acted = 1
        if action < Action.RESEARCH:
            self.perform(seat, PLAIN[action - Action.DO], NONE, True, False)
        elif action < Action.BUILD:
            self.perform(seat, CardAction.RESEARCH, aim(action - Action.RESEARCH, TECHNOLOGIES), True, False)
        elif action < Action.QUARRY:
            self.perform(seat, CardAction.WONDER, aim(action - Action.BUILD, WONDERS), True, False)
        elif action < Action.PATRONAGE:
            self.perform(seat, CardAction.QUARRY, action - Action.QUARRY, True, False)
        else:
            self.perform(seat, CardAction.PATRONAGE, aim(action - Action.PATRONAGE, TECHNOLOGIES), True, False)

    def rest(self, seat: i64) -> None:
        """AC-048."""
        if self.logging:
            self.log("event-rest", {"seat": seat})
        self.gain_coins(seat, self.tables.rest_coins, Cause.REST)
        self.recruit(seat, self.tables.rest_workers, Cause.REST)
        self.run_moment(seat, Moment.REST)

    # Step 3: workers return (AC-050, AC-051) ------------------------------------------------------------

    def return_workers(self) -> None:
        """Those on white slots return, those on red ones are lost; then the fixed gains (AC-092)."""
        seat = self.active
        self.ending = 1
        self.idle = self.hand[seat]  # AC-134
        lost = self.red[seat]
        if self.logging and lost + self.white[seat] > 0:
            self.log("event-return", {"seat": seat, "back": self.white[seat], "lost": lost})
        self.hand[seat] += self.white[seat]
        self.white[seat] = 0
        self.red[seat] = 0
        for _ in range(lost):
            self.run_moment(seat, Moment.SACRIFICE)
        for effect in self.abilities[seat].effects:
            if effect.is_fixed():
                effect.carry_out(self, seat, Category.ABILITIES)
        if self.scenario.income_coins > 0 and self.realms >= self.scenario.income_from_realms:
            self.coins[seat] += self.scenario.income_coins  # AC-208
            if self.logging:
                self.log("event-income", {"seat": seat, "coins": self.scenario.income_coins, "realms": self.realms})

    # The end of the turn (2.7) ---------------------------------------------------------------------------

    def choose_trigger(self) -> None:
        """AC-090: in the order the seat chooses; a single option is not asked. Who has just ended their actions without
        buying a special card, and could have, is not asked about nothing but that."""
        seat = self.active
        found = self.choices_of_trigger(seat)
        if len(found) == 1:
            if found[0] != Action.FINISH:
                self.take_trigger(seat, found[0])
        elif not self.declined or not only_purchases(found):
            self.ask(seat, Question.TURN_END)

    def take_trigger(self, seat: i64, action: i64) -> None:
        if action == Action.FINISH:
            return
        self.declined = 0
        if action < Action.DO:
            self.push(Step.CHOOSE_TRIGGER)
            self.buy(seat, action - Action.BUY)
            return
        effect = self.trigger(seat, action - Action.TRIGGER)
        assert effect is not None
        self.spent = append(self.spent[:], effect.source)
        self.push(Step.CHOOSE_TRIGGER)
        if self.logging:
            key = "event-trigger-idle" if effect.gives_nothing(self, seat) else "event-trigger"
            self.log(key, {"seat": seat, "source": names.source_id(self, effect.source)})
        effect.carry_out(self, seat, Category.ABILITIES)

    # The end of the round (2.8) and of the game (2.9) -------------------------------------------------------

    def end_round(self) -> None:
        """AC-100; alone AC-174 and AC-184. After the last round nothing enters any more."""
        last = self.round == self.tables.rounds
        if self.players == 1:
            if not last:
                self.add_to_market()
            self.rival += 1
        elif not last:
            self.first = (self.first + self.players - 1) % self.players
        place = self.round + 2  # of the card that enters, counted from 0
        if not last:
            self.resolve_token(place)
        self.special_event()
        if not last:
            self.resolve_icon(self.tables.card_icon[self.track[place]])
        self.last_of_round()
        if last:
            self.finish()
        else:
            self.round += 1
            self.push(Step.START_ROUND)

    def finish(self) -> None:
        """AC-110: end-of-game abilities only give points and never depend on points."""
        if self.logging:
            self.log("event-over", {"virtual": self.rival})
        for seat in range(self.players):
            for effect in self.abilities[seat].effects:
                self.score(seat, effect.end_points(self, seat), Category.END, effect.source)

    # Decisions (3) ----------------------------------------------------------------------------------------

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action in self.choices(seat) else refusals.reason(self, seat, question, action)

    def holdings(self, observer: int | None) -> list[dict[str, int]]:
        return accounts.holdings(self)

    def preview(self, seat: int, *actions: int) -> list[Event]:
        """What becomes of what everybody has, and how the numbers of an action come about."""
        return super().preview(seat, *actions) + breakdown.preview(self, seat, actions[0])

    # What others ask of a position --------------------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """AC-005: only hands and packs of a draft are hidden; what the deck brings is left to chance."""
        if self.draft:
            hidden.determinize(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def sheet(self) -> list[SheetLine]:
        return sheet_lines(self)

    def ranking(self) -> list[int]:
        return places(self)


def only_purchases(found: vec[i64]) -> bool:
    """Whether a turn could end now, and nothing else is left but to buy a special card."""
    last = len(found) - 1
    return found[last] == Action.FINISH and found[last - 1] < Action.DO
