"""The rules of Age of Civilization: the course of the game, and what may be decided in it. Numbers refer to
`docs/rules/age_of_civilization.md`. What cards do is data; `abilities` adds it up and `deeds` carries it out."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.games.age_of_civilization import breakdown, codes, draft, refusals, setup, view
from tablee.games.age_of_civilization.deeds import (
    ASK_FOLLOW,
    ASK_TECHNOLOGY,
    ASK_WONDER,
    EFFECT,
    GAIN_TECHNOLOGIES,
    GAIN_WONDERS,
    OFFER_FOLLOW,
)
from tablee.games.age_of_civilization.path_of_glory import PathOfGlory
from tablee.games.age_of_civilization.scoring import end_points, places, sheet_lines
from tablee.games.age_of_civilization.sets import add_members, as_set, bit, bits, insert, without

# Actions of the table, by the first number of each block.
DRAFT: Final[i64] = 0
RISE: Final[i64] = 48
ANNEX: Final[i64] = 96
PASS: Final[i64] = 144
BUY: Final[i64] = 145
DO: Final[i64] = 154
RESEARCH: Final[i64] = 168
BUILD: Final[i64] = 196
QUARRY: Final[i64] = 212
PATRONAGE: Final[i64] = 227
REST: Final[i64] = 255
STOP: Final[i64] = 256
FOLLOW: Final[i64] = 257
SKIP: Final[i64] = 258
TAKE: Final[i64] = 259
GAIN: Final[i64] = 286
TRIGGER: Final[i64] = 301
FINISH: Final[i64] = 391
BONUS: Final[i64] = 392

# The actions that need no target, in the order of the block `do`.
PLAIN: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16])

# Questions. Those of 4, 5 and 6 are raised by effects.
ASK_DRAFT: Final[i64] = 1
ASK_CIVILIZATION: Final[i64] = 2
ASK_ACTION: Final[i64] = 3
ASK_TURN_END: Final[i64] = 7
ASK_BONUS: Final[i64] = 8
QUESTIONS: Final = ("", "draft", "civilization", "action", "follow", "technology", "wonder", "turn_end", "bonus")

# Steps of the agenda.
SET_UP: Final[i64] = 0
PASS_PACKS: Final[i64] = 1
START_ROUND: Final[i64] = 2
CHOOSE_ACTION: Final[i64] = 3
RETURN_WORKERS: Final[i64] = 4
CHOOSE_TRIGGER: Final[i64] = 5
END_TURN: Final[i64] = 6
VERBS: Final = (
    "set_up",
    "pass_packs",
    "start_round",
    "choose_action",
    "return_workers",
    "choose_trigger",
    "end_turn",
    "effect",
    "gain_technologies",
    "gain_wonders",
    "offer_follow",
)

_UNUSED: Final = vec[i64]([0] * 18)
_NOTHING: Final = vec[i64]()
_FOLLOW_OR_SKIP: Final = vec[i64]([257, 258])


class Civilization(PathOfGlory):
    """A position of Age of Civilization under its rules."""

    def clone(self) -> Civilization:
        twin = Civilization(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == CHOOSE_ACTION:
            self.choose_action()
        elif verb == RETURN_WORKERS:
            self.return_workers()
        elif verb == CHOOSE_TRIGGER:
            self.choose_trigger()
        elif verb == END_TURN:
            self.end_turn()
        elif verb == START_ROUND:
            self.start_round()
        elif verb == EFFECT:
            self.run(self.active, a, codes.ABILITIES)
        elif verb == GAIN_TECHNOLOGIES:
            self.offer_technologies(a)
        elif verb == GAIN_WONDERS:
            self.offer_wonders(a)
        elif verb == OFFER_FOLLOW:
            self.offer_follow(a)
        elif verb == PASS_PACKS:
            self.pass_packs(a)
        elif verb == SET_UP:
            setup.set_up(self)

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if question == ASK_ACTION:
            self.take_action(seat, action)
        elif question == ASK_CIVILIZATION:
            self.take_civilization(seat, action)
        elif question == ASK_TURN_END:
            self.take_trigger(seat, action)
        elif question == ASK_TECHNOLOGY:
            self.acquire_technology(seat, action - TAKE)
        elif question == ASK_WONDER:
            self.acquire_wonder(seat, action - GAIN)
        elif question == ASK_FOLLOW:
            follow = self.follow
            self.follow = codes.NONE
            if action == FOLLOW:
                self.perform(seat, follow, codes.NONE, False, False)
        elif question == ASK_BONUS:
            self.put_bonus(seat, action - BONUS)
        else:
            self.pick(seat, action - DRAFT)

    # The draft (2.14) -------------------------------------------------------------------------------

    def pick(self, seat: i64, civilization: i64) -> None:
        """AC-160: face down; nobody else learns more than that a card was picked."""
        self.picks[seat] = civilization
        if self.loud:
            self.tell("event-draft", {"seat": seat})
            self.tell("event-draft-own", {"civilization": self.id_of("civilization", civilization)}, (int(seat),))

    def pass_packs(self, number: i64) -> None:
        """Everybody has made this pick: the rest goes to the left. After the last one the rest is the market."""
        players = self.players
        left = self.packs[:]
        for seat in range(players):
            picked = self.picks[seat]
            self.picks[seat] = codes.NONE
            self.pick_of[picked] = number
            self.cards[seat] |= bit(picked)
            left[seat] &= ~bit(picked)
        self.revealed += 1
        if number < self.tables.draft_keep:
            for seat in range(players):
                self.packs[(seat + 1) % players] = left[seat]
            self.push(PASS_PACKS, number + 1)
            self.ask_everybody(ASK_DRAFT)
            return
        for seat in range(players):
            self.market = add_members(self.market, left[seat], 0)
            self.packs[seat] = 0
        if self.loud:
            self.tell("event-draft-over", {})

    def ask_everybody(self, question: i64) -> None:
        for seat in range(self.players):
            self.ask(seat, question)

    # Rounds and turns (2.3, 2.4) --------------------------------------------------------------------

    def start_round(self) -> None:
        """AC-020: one turn for every seat, clockwise from the first player."""
        self.turns = 0
        self.tribute = 0
        if self.loud:
            self.tell("event-round", {"round": self.round, "seat": self.first, "players": self.players})
        self.start_turn(self.first)

    def start_turn(self, seat: i64) -> None:
        """AC-030: a civilization, then actions or rest, then the workers return and the turn ends."""
        self.active = seat
        self.used = _UNUSED[:]
        self.acted = 0
        self.ending = 0
        self.idle = 0
        self.spent = _NOTHING
        self.push(END_TURN)
        self.push(CHOOSE_TRIGGER)
        self.push(RETURN_WORKERS)
        self.push(CHOOSE_ACTION)
        self.choose_civilization(seat)

    def end_turn(self) -> None:
        self.turns += 1
        if self.turns < self.players:
            self.start_turn((self.active + 1) % self.players)
        else:
            self.active = codes.NONE
            self.end_round()

    # Step 1: a civilization (AC-031 to AC-040) --------------------------------------------------------

    def choose_civilization(self, seat: i64) -> None:
        """Skipped where there is nothing to choose (AC-032, AC-200)."""
        found = self.choices_of_civilization(seat)
        if len(found) > 1:
            self.ask(seat, ASK_CIVILIZATION)
        elif found[0] != PASS:
            self.take_civilization(seat, found[0])

    def take_civilization(self, seat: i64, action: i64) -> None:
        if action >= BUY:
            self.buy(seat, action - BUY)
            self.choose_civilization(seat)
        elif action == PASS:
            if self.loud:
                self.tell("event-pass", {"seat": seat})
        elif action < ANNEX:
            self.rise(seat, action - RISE)
        else:
            self.annex(seat, action - ANNEX)

    def rise(self, seat: i64, civilization: i64) -> None:
        """AC-033 to AC-037."""
        if self.loud:
            self.tell("event-rise", {"seat": seat, "civilization": self.id_of("civilization", civilization)})
        self.main[seat] = civilization
        self.hand[seat] = self.tables.population[civilization]  # AC-035: those on slots are none yet
        self.own(seat, civilization)
        self.refill_market()
        self.push_effects(codes.MAIN + civilization, codes.ON_RISE)

    def annex(self, seat: i64, civilization: i64) -> None:
        """AC-038 to AC-040."""
        if self.loud:
            self.tell("event-annex", {"seat": seat, "civilization": self.id_of("civilization", civilization)})
        self.annexed[seat] |= bit(civilization)
        self.own(seat, civilization)
        self.recruit(seat, self.tables.annex_workers, codes.NONE)
        self.refill_market()
        self.run_moment(seat, codes.ON_ANNEX)

    def own(self, seat: i64, civilization: i64) -> None:
        """Take the card with its bonus coins."""
        self.bonus_coins = self.bonus_of(seat, civilization)
        self.bonus[civilization] = 0
        self.market = without(self.market, civilization)
        self.cards[seat] &= ~bit(civilization)
        self.given = codes.NONE
        self.civilizations[seat] |= bit(civilization)
        self.refresh(seat)
        self.gain_coins(seat, self.bonus_coins, codes.NONE)

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
        self.reveal_civilization()

    def reveal_civilization(self) -> None:
        if self.deck == 0:
            return
        civilization = self.draw_card(self.deck)
        self.deck &= ~bit(civilization)
        self.market = append(self.market, civilization)
        if self.loud:
            self.tell("event-market", {"civilization": self.id_of("civilization", civilization)})

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
        if self.loud:
            self.tell("event-buy", {"seat": seat, "special_card": self.id_of("special_card", card)})

    # Step 2: actions or rest (AC-045 to AC-049) ---------------------------------------------------------

    def choose_action(self) -> None:
        """Asked until the seat rests or ends its actions; skipped when nothing else is left (AC-048)."""
        seat = self.active
        found = self.choices_of_action(seat)
        if len(found) > 1:
            self.ask(seat, ASK_ACTION)
        elif found[0] == REST:
            self.rest(seat)

    def take_action(self, seat: i64, action: i64) -> None:
        if action == REST:
            self.rest(seat)
            return
        if action == STOP:
            return
        self.push(CHOOSE_ACTION)
        if action < DO:
            self.buy(seat, action - BUY)
            return
        self.acted = 1
        if action < RESEARCH:
            self.perform(seat, PLAIN[action - DO], codes.NONE, True, False)
        elif action < BUILD:
            self.perform(seat, codes.RESEARCH, aim(action - RESEARCH, codes.TECHNOLOGIES), True, False)
        elif action < QUARRY:
            self.perform(seat, codes.WONDER, aim(action - BUILD, codes.WONDERS), True, False)
        elif action < PATRONAGE:
            self.perform(seat, codes.QUARRY, action - QUARRY, True, False)
        else:
            self.perform(seat, codes.PATRONAGE, aim(action - PATRONAGE, codes.TECHNOLOGIES), True, False)

    def rest(self, seat: i64) -> None:
        """AC-048."""
        if self.loud:
            self.tell("event-rest", {"seat": seat})
        self.gain_coins(seat, self.tables.rest_coins, codes.NONE)
        self.recruit(seat, self.tables.rest_workers, codes.NONE)
        self.run_moment(seat, codes.ON_REST)

    # Step 3: workers return (AC-050, AC-051) ------------------------------------------------------------

    def return_workers(self) -> None:
        """Those on white slots return, those on red ones are lost; then the fixed gains (AC-092)."""
        seat = self.active
        self.ending = 1
        self.idle = self.hand[seat]  # AC-134
        lost = self.red[seat]
        self.hand[seat] += self.white[seat]
        self.white[seat] = 0
        self.red[seat] = 0
        if lost > 0 and self.loud:
            self.tell("event-sacrifice", {"seat": seat, "workers": lost})
        for _ in range(lost):
            self.run_moment(seat, codes.ON_SACRIFICE)
        for row in self.rows[seat]:
            if self.is_fixed_gain(row):
                self.run(seat, row, codes.ABILITIES)
        if self.realms >= self.scenario.income_from:
            self.gain_coins(seat, self.scenario.income_coins, codes.NONE)  # AC-208

    # The end of the turn (2.7) ---------------------------------------------------------------------------

    def choose_trigger(self) -> None:
        """AC-090: in the order the seat chooses; a single option is not asked."""
        seat = self.active
        found = self.choices_of_trigger(seat)
        if len(found) > 1:
            self.ask(seat, ASK_TURN_END)
        elif found[0] != FINISH:
            self.take_trigger(seat, found[0])

    def take_trigger(self, seat: i64, action: i64) -> None:
        if action == FINISH:
            return
        source = self.trigger_source(seat, action - TRIGGER)
        row = self.trigger_row(source)
        self.spent = append(self.spent[:], source)
        self.push(CHOOSE_TRIGGER)
        effects = self.tables.rows
        verb = effects[row]
        if self.loud:
            self.tell("event-trigger", {"seat": seat, "source": view.source_of(self, row)})
        if verb == codes.TURN_ACTION:
            self.perform(seat, effects[row + codes.WHAT], codes.NONE, False, True)
        elif verb == codes.TURN_PAY:
            self.pay_for_points(seat, row)
        else:
            self.run(seat, row, codes.ABILITIES)

    def trigger_row(self, source: i64) -> i64:
        """The effect of a source that its owner resolves at the end of a turn; NONE if it has none."""
        effects, first = self.tables.rows, self.tables.first
        row = first[source]
        while row < first[source + 1]:
            if effects[row + codes.ON] == codes.ON_TURN_END and not self.is_fixed_gain(row):
                return row
            row += codes.ROW
        return codes.NONE

    def trigger_source(self, seat: i64, number: i64) -> i64:
        """The source behind an action `trigger`. A civilization has one such ability: its main or its inherited one."""
        if number >= codes.CIVILIZATIONS:
            return codes.TECHNOLOGY + number - codes.CIVILIZATIONS  # wonders follow technologies in both rows
        if self.main[seat] == number and self.trigger_row(codes.MAIN + number) != codes.NONE:
            return codes.MAIN + number
        return codes.INHERITED + number

    def is_optional(self, row: i64) -> bool:
        """AC-091."""
        verb = self.tables.rows[row]
        return verb == codes.TURN_ACTION or verb == codes.TURN_PAY

    def can_trigger(self, seat: i64, row: i64) -> bool:
        """Optional abilities need their price."""
        effects = self.tables.rows
        verb = effects[row]
        if verb == codes.TURN_ACTION:
            return self.can_do_freely(seat, effects[row + codes.WHAT], True)
        if verb == codes.TURN_PAY:
            if effects[row + codes.WHAT] == codes.TO_MARKET and len(self.market) == 0:
                return False  # AC-127
            return self.coins[seat] >= effects[row + codes.AMOUNT]
        return True

    def pay_for_points(self, seat: i64, row: i64) -> None:
        """All or nothing; AC-127: coins may go onto a card of the market."""
        effects = self.tables.rows
        coins = effects[row + codes.AMOUNT]
        self.coins[seat] -= coins
        self.score(seat, effects[row + codes.EXTRA], codes.ABILITIES, row)
        if effects[row + codes.WHAT] == codes.TO_MARKET:
            self.bonus_coins = coins
            if len(self.market) == 1:
                self.put_bonus(seat, self.market[0])
            else:
                self.ask(seat, ASK_BONUS)

    def put_bonus(self, seat: i64, civilization: i64) -> None:
        self.bonus[civilization] += self.bonus_coins
        if self.loud:
            name = self.id_of("civilization", civilization)
            self.tell("event-bonus", {"seat": seat, "civilization": name, "coins": self.bonus_coins})

    # The end of the round (2.8) and of the game (2.9) -------------------------------------------------------

    def end_round(self) -> None:
        """AC-100; alone AC-174 and AC-184."""
        if self.players == 1:
            if self.round < self.tables.rounds:
                self.add_to_market()
            self.rival += 1
        else:
            self.first = (self.first + self.players - 1) % self.players
        entering = codes.NONE
        if self.round < self.tables.rounds:
            entering = self.track[self.round + 2]
            self.resolve_token(self.round + 2)
        self.special_event()
        if entering != codes.NONE:
            self.resolve_icon(self.tables.card_icon[entering])
        self.last_of_round()
        if self.round == self.tables.rounds:
            self.finish()
        else:
            self.round += 1
            self.push(START_ROUND)

    def resolve_token(self, place: i64) -> None:
        """AC-150: the token on the card that enters, before its icon."""
        token = self.tokens[place]
        if token == codes.NONE:
            return
        if self.loud:
            self.tell("event-token", {"event": self.id_of("event", token)})
        first = self.tables.first
        row = first[codes.EVENT + token]
        while row < first[codes.EVENT + token + 1]:
            self.run_event(row)
            row += codes.ROW

    def run_event(self, row: i64) -> None:
        """AC-151 to AC-153. Who is affected is settled before anything changes."""
        effects = self.tables.rows
        verb = effects[row]
        amount = effects[row + codes.AMOUNT]
        chosen = self.affected(row)
        for seat in range(self.players):
            if chosen & bit(seat) == 0:
                continue
            if verb == codes.ALL_GAIN:
                self.gain(seat, effects[row + codes.WHAT], self.amount(seat, row), codes.EVENTS, codes.NONE)
            elif verb == codes.LEADERS_GAIN:
                self.gain(seat, effects[row + codes.WHAT], amount, codes.EVENTS, codes.NONE)
            elif verb == codes.ALL_SACRIFICE:
                self.sacrifice(seat, amount)
            else:
                self.lose_coins(seat, amount)

    def affected(self, row: i64) -> i64:
        """The seats an event is about: all, or those with the highest or lowest count."""
        effects = self.tables.rows
        verb = effects[row]
        if verb != codes.LEADERS_GAIN and verb != codes.EXTREMES_LOSE:
            return bit(self.players) - 1
        sign: i64 = -1 if effects[row + codes.EXTRA] == 1 else 1  # the lowest, or the highest
        chosen: i64 = 0
        best: i64 = 0
        for seat in range(self.players):
            count = sign * self.count(seat, effects[row + codes.PER])
            if chosen == 0 or count > best:
                best = count
                chosen = 0
            if count == best:
                chosen |= bit(seat)
        return chosen

    def resolve_icon(self, icon: i64) -> None:
        if icon == codes.WAR_ICON:
            self.war()
        elif icon == codes.PLAGUE_ICON:
            self.plague()

    def war(self) -> None:
        """AC-101: gains of war first; then the lowest sacrifice a worker unless immune (AC-133)."""
        if self.loud:
            self.tell("event-war", {"round": self.round})
        for seat in range(self.players):
            self.run_moment(seat, codes.ON_WAR)
        for seat in range(self.players):  # who loses workers is no weaker for it, so one after the other will do
            if self.is_lowest(seat) and not self.is_immune(seat, codes.TO_WAR):
                self.sacrifice(seat, 1)
                self.lose_coins(seat, self.scenario.bandit_coins)  # AC-198

    def plague(self) -> None:
        """AC-102."""
        if self.loud:
            self.tell("event-plague", {"round": self.round})
        for seat in range(self.players):
            if not self.is_immune(seat, codes.TO_PLAGUE):
                self.sacrifice(seat, 1)

    def finish(self) -> None:
        """AC-110: end-of-game abilities only give points and never depend on points."""
        if self.loud:
            self.tell("event-over", {})
        for seat in range(self.players):
            for row in self.rows[seat]:
                self.score(seat, end_points(self, seat, row), codes.END, row)

    # Decisions (3) ----------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == ASK_ACTION:
            return self.choices_of_action(seat)
        if question == ASK_CIVILIZATION:
            return self.choices_of_civilization(seat)
        if question == ASK_TURN_END:
            return self.choices_of_trigger(seat)
        if question == ASK_TECHNOLOGY:
            return add_members(vec[i64](), self.available(seat), TAKE)
        if question == ASK_WONDER:
            return add_members(vec[i64](), self.wonders_left(), GAIN)
        if question == ASK_FOLLOW:
            return _FOLLOW_OR_SKIP[:]
        if question == ASK_BONUS:
            return add_members(vec[i64](), as_set(self.market), BONUS)
        return add_members(vec[i64](), self.packs[seat], DRAFT)

    def choices_of_civilization(self, seat: i64) -> vec[i64]:
        """AC-031, AC-032: in round 1 rise; later rise, annex or pass, while fewer than three are owned."""
        found = vec[i64](capacity=16)
        if bits(self.civilizations[seat]) < self.tables.civilization_limit:
            takeable = self.takeable(seat)
            found = add_members(found, takeable, RISE)
            if self.round > 1:
                found = add_members(found, takeable, ANNEX)
        if self.round > 1:
            found = append(found, PASS)
        return add_members(found, self.purchasable(seat), BUY)

    def takeable(self, seat: i64) -> i64:
        """The civilizations a seat may choose from, a bit each: the market, after a draft its hand too (AC-161)."""
        if self.given != codes.NONE:
            return bit(self.given)  # AC-200
        return self.cards[seat] | as_set(self.market)

    def purchasable(self, seat: i64) -> i64:
        """AC-141, AC-142: the special cards a seat may buy, a bit each."""
        if self.specials == 0 or self.special[seat] != codes.NONE or self.coins[seat] < self.tables.special_cost:
            return 0
        columns = self.tables.special_column
        owned = self.owned_cells(seat)
        found: i64 = 0
        for card in range(len(columns)):
            if self.specials & bit(card) and owned & (7 << (3 * columns[card])) == 0:
                found |= bit(card)
        return found

    def choices_of_action(self, seat: i64) -> vec[i64]:
        """AC-045: actions that can be paid for, special cards; rest before the first action, the end after it."""
        found = add_members(vec[i64](capacity=32), self.purchasable(seat), BUY)
        if self.hand[seat] > 0:
            found = self.add_actions(found, seat)
        return append(found, STOP if self.acted else REST)

    def add_actions(self, found: vec[i64], seat: i64) -> vec[i64]:
        offered = self.on_offer(seat)
        open_actions = self.with_private_slots(seat, offered) & ~self.denied(seat)
        for place in range(len(PLAIN)):
            action = PLAIN[place]
            if open_actions & bit(action) == 0 or not self.can_place(seat, action, offered):
                continue
            if self.coins[seat] >= self.cost(seat, action, codes.NONE, False):
                found = append(found, DO + place)
        if open_actions & bit(codes.RESEARCH) and self.can_place(seat, codes.RESEARCH, offered):
            technologies = self.available(seat)
            found = self.add_aims(found, seat, codes.RESEARCH, technologies, RESEARCH, codes.TECHNOLOGIES)
        if open_actions & bit(codes.WONDER) and self.can_place(seat, codes.WONDER, offered):
            found = self.add_aims(found, seat, codes.WONDER, self.wonders_left(), BUILD, codes.WONDERS)
        if open_actions & bit(codes.QUARRY) and self.can_place(seat, codes.QUARRY, offered):
            found = add_members(found, self.wonders_left(), QUARRY)
        if open_actions & bit(codes.PATRONAGE) and self.can_place(seat, codes.PATRONAGE, offered):
            technologies = self.available(seat)
            found = self.add_aims(found, seat, codes.PATRONAGE, technologies, PATRONAGE, codes.TECHNOLOGIES)
        return found

    def with_private_slots(self, seat: i64, offered: i64) -> i64:
        """AC-077: private slots can be used although the card is not in the window."""
        effects = self.tables.rows
        for row in self.rows[seat]:
            if effects[row] == codes.SLOT:
                offered |= bit(effects[row + codes.WHAT])
        return offered

    def can_place(self, seat: i64, action: i64, offered: i64) -> bool:
        """AC-046: a free slot and enough workers; the coins are asked for apart."""
        if self.hand[seat] < self.workers_needed(seat, action) or self.free_slots(seat, action, offered) < 1:
            return False
        return self.would_do_something(seat, action)

    def add_aims(self, found: vec[i64], seat: i64, action: i64, aims: i64, start: i64, none: i64) -> vec[i64]:
        """The action for each aim that can be paid; without any aim, for none (AC-060, AC-061)."""
        coins = self.coins[seat]
        if aims == 0:
            if coins >= self.cost(seat, action, codes.NONE, False):
                found = append(found, start + none)
            return found
        for number in range(none):
            if aims & bit(number) and coins >= self.cost(seat, action, number, False):
                found = append(found, start + number)
        return found

    def choices_of_trigger(self, seat: i64) -> vec[i64]:
        """Every compulsory ability, every optional one that can be paid; the end when nothing compulsory is left."""
        found = vec[i64]()
        compulsory = False
        for source in self.sources(seat):
            row = self.trigger_row(source)
            if row == codes.NONE or source in self.spent:
                continue
            if self.can_trigger(seat, row):
                found = insert(found, TRIGGER + trigger_number(source))
            if not self.is_optional(row):
                compulsory = True
        return found if compulsory else append(found, FINISH)

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action in self.choices(seat) else refusals.reason(self, seat, question, action)

    def preview(self, seat: int, action: int) -> list[Event]:
        return breakdown.preview(self, seat, action)

    # What others ask of a position --------------------------------------------------------------------------------

    def redraw(self, seat: int, rng: Rng) -> None:
        """AC-005: only hands and packs of a draft are hidden; what the deck brings is left to chance."""
        if self.draft:
            draft.redraw(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def dump_position(self) -> dict[str, Any]:
        return view.dump_position(self)

    def scores(self) -> list[dict[str, int]]:
        table: list[dict[str, int]] = []
        for seat in range(self.players):
            line: dict[str, int] = {}
            for number in range(codes.CATEGORY_COUNT):
                line[codes.CATEGORIES[number]] = self.tally[codes.CATEGORY_COUNT * seat + number]
            table.append(line)
        return table

    def sheet(self) -> list[SheetLine]:
        return sheet_lines(self)

    def ranking(self) -> list[int]:
        return places(self)


def aim(number: i64, none: i64) -> i64:
    """What an action is for: a number, or the one after the last for nothing."""
    return codes.NONE if number == none else number


def trigger_number(source: i64) -> i64:
    """The place of a source in the block `trigger`: a civilization, a technology or a wonder."""
    return source if source < codes.INHERITED else source - codes.INHERITED
