# Compiled by mypyc (see setup.py).
"""The heyday phase (rules 2.3 to 2.12): turns, paying with time and coins, the actions, extra options."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, bits, lowest
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.choices import PERFORMING, Choices
from tablee.games.gentes.rules.codes import ActionType, Category, Mode, Source, Sum
from tablee.games.gentes.rules.lasting import ActionUse, Discount, EffectAction, Exchange, TaxPlus
from tablee.games.gentes.rules.steps import Question, Step

# Steps that come again and again, before which one can pause.
PAUSED: Final[i64] = (
    bit(Step.CUBES)
    | bit(Step.GAIN_CITIZENS)
    | bit(Step.LOSE_CITIZENS)
    | bit(Step.CLEAR)
    | bit(Step.TRAINING)
    | bit(Step.CITIES)
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heyday(Choices):
    """A position in which turns are taken."""

    # Turns (GE-202 to GE-206) -----------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        self.forget_action()
        self.push(Step.END_TURN)
        self.push(Step.AFTER_ACTION)
        self.offer_turn()

    def offer_turn(self) -> None:
        """A single action is not asked for; without the small Tax Collector there may be only one."""
        seat = self.active
        if self.advanced and not self.has_extras(seat):
            found = self.choices_of_turn(seat)
            if len(found) == 1:
                self.take_turn(seat, found[0])
                return
        self.ask(seat, Question.TURN)

    def go_on_with_turn(self) -> None:
        """The turn menu again, after an extra option."""
        self.check_bonus(self.active)
        self.offer_turn()

    def take_turn(self, seat: i64, action: i64) -> None:
        if action >= Action.EXCHANGE:
            self.push(Step.TURN_MENU)
            self.take_extra(seat, action)
        elif action < Action.TAX:
            self.start_tile(seat, action)
        elif action < Action.CARD_ACTION:
            self.start_tax(seat, action - Action.TAX)
        elif action < Action.HOME_ACTION:
            card = action - Action.CARD_ACTION
            self.marked[seat] |= bit(card)
            self.start_use(seat, Source.CARD, card, card)
        else:
            space = action - Action.HOME_ACTION + codes.CITIES
            free, penalty = self.free(seat), self.least_penalty(self.playable(seat))
            use = self.home_use(seat, self.tables.row_of[space], space, free, penalty)
            self.marked_homes[seat] |= bit(space)
            self.start_use(seat, Source.HOME, space, use)

    def end_action(self) -> None:
        """GE-206: after the action the cards that wait for it, the bonus tiles, and the closing window."""
        self.closing = 1
        self.push(Step.CLOSING)
        seat = self.active
        trigger = self.tables.trigger
        cards = self.played[seat] & self.tables.triggering
        if self.card != codes.NONE:
            cards &= ~bit(self.card)  # GE-388
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if trigger[card] == self.action:
                self.push_effects(self.tables.after[card])

    def close_turn(self) -> None:
        """The closing window, as long as there is an option in it."""
        seat = self.active
        self.check_bonus(seat)
        if self.has_extras(seat):
            self.ask(seat, Question.CLOSING)

    def take_closing(self, seat: i64, action: i64) -> None:
        if action != Action.END_TURN:
            self.push(Step.CLOSING)
            self.take_extra(seat, action)

    def end_turn(self) -> None:
        """GE-203, GE-205: the next seat with a free space; without any, the heyday is over."""
        if self.logging and self.free(self.active) == 0:
            self.log("event-pass", {"seat": self.active})
        self.next_turn((self.active + 1) % self.players)

    def next_turn(self, seat: i64) -> None:
        for _ in range(self.players):
            if self.free(seat) > 0:
                self.start_turn(seat)
                return
            seat = (seat + 1) % self.players
        self.active = codes.NONE
        self.forget_action()
        self.start_decline()

    @abstractmethod
    def start_decline(self) -> None:
        """What follows the heyday phase."""

    # Sources (GE-211, GE-218) -------------------------------------------------------------------------------

    def start_tile(self, seat: i64, tile: i64) -> None:
        tables = self.tables
        self.source_kind = Source.TILE
        self.source = tile
        self.action = tables.tile_action[tile]
        self.symbol = tables.tile_symbol[tile]
        self.cost = tables.tile_coins[tile]
        self.hourglasses = tables.tile_hourglasses[tile]
        if tile == tables.wild and self.players == 1:
            self.action = codes.NONE
            self.offer(seat, Question.WILD, self.wild_actions(seat), Action.WILD)
        else:
            self.offer_modifiers(seat)

    def choose_wild(self, seat: i64, number: i64) -> None:
        """GE-754: any of the six actions."""
        self.action = number
        self.offer_modifiers(seat)

    def start_tax(self, seat: i64, size: i64) -> None:
        """GE-301."""
        self.source_kind = Source.TAX
        self.source = size
        self.action = ActionType.TAX
        self.hourglasses = size + 1
        self.offer_modifiers(seat)

    def start_use(self, seat: i64, kind: i64, source: i64, number: i64) -> None:
        """GE-218: a card or a hometown, with its marker on it already."""
        use = self.tables.uses[number]
        assert isinstance(use, ActionUse)
        self.source_kind = kind
        self.source = source
        self.action = use.action
        self.symbol = use.symbol
        self.cost = use.coins
        self.hourglasses = use.hourglasses
        self.offer_modifiers(seat)

    # Modifiers (GE-219, GE-220) -------------------------------------------------------------------------------

    def offer_modifiers(self, seat: i64) -> None:
        if self.usable_cards(seat) != 0 or self.usable_homes(seat) != 0:
            if self.logging and self.source_kind in (Source.CARD, Source.HOME) and not self.modified():
                self.log("event-marker", {"seat": seat, "source": self.source_id()})
            self.ask(seat, Question.MODIFIERS)
        else:
            self.offer_amount(seat)

    def modified(self) -> bool:
        """Whether a modifier has been chosen for the action under way."""
        return self.used_cards != 0 or self.used_homes != 0

    def use_modifier(self, seat: i64, action: i64) -> None:
        if action >= Action.USE_HOME:
            space = action - Action.USE_HOME + codes.CITIES
            use = self.home_modifier(seat, self.tables.row_of[space])
            self.marked_homes[seat] |= bit(space)
            self.used_homes |= bit(space)
            if self.logging:
                self.log("event-use-home", {"seat": seat, "space": self.id_of("space", space)})
        else:
            use = action - Action.USE_CARD
            self.marked[seat] |= bit(use)
            self.used_cards |= bit(use)
            if self.logging:
                self.log("event-use-card", {"seat": seat, "card": self.id_of("card", use)})
        self.tables.uses[use].modify(self)
        self.offer_modifiers(seat)

    def offer_amount(self, seat: i64) -> None:
        """GE-375: the price, where a hometown lets the seat choose it."""
        if self.paying == codes.NONE:
            self.pay(seat)
        else:
            amounts = self.tables.uses[self.paying].amounts(self, seat, self.action)
            self.offer(seat, Question.AMOUNT, amounts, Action.PAY - 1)

    # Paying (GE-211 to GE-215, GE-221) ------------------------------------------------------------------------

    def pay(self, seat: i64) -> None:
        """The tile on the time track, the coins, then the hourglasses."""
        action = self.action
        coins = self.discounted(seat, action, self.cost)
        self.coins[seat] -= coins
        if action == ActionType.PHILOSOPHER or action == ActionType.SCRIBE:
            self.power = self.cost + self.reach(seat, action)
        if self.source_kind == Source.TILE:
            self.tiles &= ~bit(self.source)
            self.put_on_track(seat, codes.TILE + self.source)
        if self.logging:
            self.log_action(seat, coins)
        hourglasses = self.hourglasses
        if hourglasses < 2:
            self.place_hourglasses(seat, hourglasses, 0)
            self.perform(seat)
            return
        spaces = self.free(seat)
        if action == ActionType.CHRONICLER:
            spaces -= self.least_penalty(self.playable(seat))  # GE-386
        self.pool = self.stackings(hourglasses, spaces)
        self.offer(seat, Question.STACK, self.pool, Action.STACK)

    def source_id(self) -> str:
        """What the action comes from, for events."""
        kind = self.source_kind
        if kind == Source.TILE:
            return self.id_of("action_tile", self.source)
        if kind == Source.CARD:
            return self.id_of("card", self.source)
        return self.id_of("space" if kind == Source.HOME else "tax", self.source)

    def log_discounts(self, seat: i64) -> None:
        """GE-221: which cards take something off the price."""
        left = self.cost
        for card in self.order:
            if self.played[seat] & bit(card):
                for effect in self.tables.ongoing[card]:
                    if isinstance(effect, Discount) and effect.action == self.action and left > 0:
                        saved = effect.n if effect.n < left else left
                        left -= saved
                        self.log("event-discount", {"seat": seat, "card": self.id_of("card", card), "coins": saved})

    def log_action(self, seat: i64, coins: i64) -> None:
        self.log_discounts(seat)
        kind = self.source_kind
        time = self.hourglasses
        if kind == Source.TILE:
            tile = self.id_of("action_tile", self.source)
            self.log(
                "event-tile", {"seat": seat, "tile": tile, "coins": coins, "price": self.cost, "hourglasses": time}
            )
        elif kind == Source.CARD:
            card = self.id_of("card", self.source)
            self.log(
                "event-card-action",
                {"seat": seat, "card": card, "coins": coins, "price": self.cost, "hourglasses": time},
            )
        elif kind == Source.HOME:
            space = self.id_of("space", self.source)
            self.log(
                "event-home-action",
                {"seat": seat, "space": space, "coins": coins, "price": self.cost, "hourglasses": time},
            )
        else:
            self.log("event-tax", {"seat": seat, "hourglasses": time})

    def stack(self, seat: i64, pairs: i64) -> None:
        self.place_hourglasses(seat, self.hourglasses, pairs)
        self.perform(seat)

    def perform(self, seat: i64) -> None:
        """The action itself."""
        action = self.action
        if action == ActionType.TAX:
            self.collect_taxes(seat)
        elif action == ActionType.PHILOSOPHER:
            self.offer(seat, Question.TRAIN_COUNT, self.train_counts(seat), Action.TRAIN_COUNT)
        elif action == ActionType.SCRIBE:
            self.offer_some(seat, Question.SCRIBE_MODE, self.scribe_modes(), Action.SCRIBE_MODE)
        elif action == ActionType.NAVIGATOR:
            self.start_build(seat, self.symbol)
        elif action == ActionType.CHRONICLER:
            cards = self.fitting(self.playable(seat), self.free(seat))
            self.offer(seat, Question.PLAY, cards, Action.PLAY)
        elif action == ActionType.LEADER:
            self.leader = seat  # GE-304
            self.push_effects(self.tables.tile_effects[self.tables.leader])
        else:
            use = self.tables.uses[self.source]
            assert isinstance(use, EffectAction)
            self.push_effects(use.effects)

    def collect_taxes(self, seat: i64) -> None:
        """GE-302: what cards add is doubled too, and each doubling doubles what there is then."""
        size = self.source if self.source_kind == Source.TAX else 0  # GE-754: the wild tile shows one hourglass
        base = self.tables.tax_coins[size]
        coins = base + self.lasting[Sum.LASTING * seat + Sum.TAX_PLUS]
        if not self.logging:
            self.coins[seat] += coins << self.doubled
            return
        self.gain_coins(seat, base, self.id_of("tax", size))
        for card in self.order:
            if self.played[seat] & bit(card):
                for effect in self.tables.ongoing[card]:
                    if isinstance(effect, TaxPlus):
                        self.gain_coins(seat, effect.n, self.id_of("card", card))
        for _ in range(self.doubled):
            self.gain_coins(seat, coins, "doubled")
            coins *= 2

    # Philosopher (GE-311 to GE-319) ---------------------------------------------------------------------------

    def start_training(self, seat: i64, count: i64) -> None:
        """GE-316: extra citizens come within the same reach. The chart does not move in between (GE-314)."""
        self.left = count + self.extra
        self.pool = self.types_in_reach(self.power, count > 1)
        self.offer_training(seat)

    def offer_training(self, seat: i64) -> None:
        """GE-315: without a type below 6 the rest is lost."""
        types = self.pool & self.growing(seat)
        if self.left > 0 and types != 0:
            self.offer(seat, Question.TRAIN, types, Action.TRAIN)
        else:
            self.move_chart()

    def train(self, seat: i64, kind: i64) -> None:
        """GE-317."""
        self.left -= 1
        self.trained |= bit(kind)
        self.gain_citizen(seat, kind, self.source_id() if self.logging else "")

    def move_chart(self) -> None:
        """GE-318: trained types go to the right end, in reversed order. GE-758: a cube on one of them is gone."""
        chart = self.chart
        trained = self.trained
        moved = vec[i64](capacity=6)
        for kind in chart:
            if trained & bit(kind) == 0:
                moved = append(moved, kind)
        column: i64 = codes.TYPES
        while column > 0:
            column -= 1
            if trained & bit(chart[column]):
                moved = append(moved, chart[column])
                if self.logging:
                    self.log("event-chart", {"citizen": self.id_of("citizen", chart[column])})
        self.chart = moved
        if self.chart_cube != codes.NONE and trained & bit(self.chart_cube):
            self.chart_cube = codes.NONE

    # Scribe (GE-331 to GE-336) ----------------------------------------------------------------------------------

    def start_taking(self, seat: i64, mode: i64) -> None:
        self.mode = mode
        self.taken = 0
        if mode < Mode.DISCARD1:
            self.left = mode + 1
            self.pool = self.slots_in_reach(mode + 1, self.power)
        else:
            self.left = mode - Mode.DISCARD1 + 1
            self.pool = self.discard
        self.offer_taking(seat)

    def offer_taking(self, seat: i64) -> None:
        """By the first version of the rules one card had to be taken: the only one was not asked for."""
        if self.left > 0 and self.pool != 0:
            if self.rules >= 2 or self.taken > 0 or bits(self.pool) > 1:
                self.ask(seat, Question.TAKE)
                return
            self.take_one(seat, lowest(self.pool))
        self.end_taking()

    def take_one(self, seat: i64, number: i64) -> None:
        """A slot of the row, or a card of the discard pile."""
        self.left -= 1
        self.taken += 1
        self.pool &= ~bit(number)
        if self.mode < Mode.DISCARD1:
            self.take_from_row(seat, number)
        else:
            self.take_from_discard(seat, number)

    def end_taking(self) -> None:
        if self.mode < Mode.DISCARD1:
            self.close_row()
        self.pool = 0
        self.left = 0

    # Chronicler (GE-381 to GE-389) --------------------------------------------------------------------------------

    def play_card(self, seat: i64, card: i64) -> None:
        """GE-382, GE-384, GE-387: cubes for what is missing, the printed points, the effects, then the synergy."""
        cubes = self.shortfall(seat, card)
        self.oracle[seat] -= cubes
        self.card = card
        self.hand[seat] &= ~bit(card)
        self.played[seat] |= bit(card)
        self.order = append(self.order, card)
        self.refresh(seat)
        points = self.tables.vp[card]
        self.score(seat, points, Category.CARDS)
        if self.logging:
            name = self.id_of("card", card)
            self.log("event-play", {"seat": seat, "card": name, "points": points, "cubes": cubes})
        if self.tables.synergy[card] != 0:
            self.push(Step.SYNERGY, card)
        self.push_effects(self.tables.now[card])

    def offer_synergy(self, card: i64) -> None:
        """GE-387: symbols that score the same are no choice. By the first version of the rules the best one counted."""
        seat = self.active
        best: i64 = codes.NONE
        different = False
        symbols = self.tables.synergy[card]
        while symbols != 0:
            symbol = lowest(symbols)
            symbols &= symbols - 1
            if best == codes.NONE:
                best = symbol
                continue
            points, most = self.synergy_points(seat, symbol), self.synergy_points(seat, best)
            different = different or points != most
            if points > most:
                best = symbol
        if different and self.rules >= 2:
            self.ask(seat, Question.SYNERGY)
        else:
            self.score_synergy(seat, best)

    def synergy_points(self, seat: i64, symbol: i64) -> i64:
        return bits(self.played[seat] & self.tables.of_synergy[symbol])

    def score_synergy(self, seat: i64, symbol: i64) -> None:
        points = self.synergy_points(seat, symbol)
        self.score(seat, points, Category.SYNERGY)
        if self.logging:
            self.log("event-synergy", {"seat": seat, "synergy": self.id_of("synergy", symbol), "points": points})

    # Extra options and exchanges (GE-401 to GE-405) -----------------------------------------------------------------

    def take_extra(self, seat: i64, action: i64) -> None:
        if action == Action.EXTRA_SWAP:
            self.start_swap(seat)
        elif action >= Action.EXTRA_TRIO:
            self.trade_cubes(seat, action - Action.EXTRA_TRIO)
        else:
            self.exchange(seat, action - Action.EXCHANGE)

    def start_swap(self, seat: i64) -> None:
        self.temple[seat] -= 1
        if self.logging:
            self.log("event-swap-cube", {"seat": seat})
        self.ask(seat, Question.SWAP)

    def swap(self, seat: i64, action: i64) -> None:
        """GE-402."""
        lost = (action - Action.SWAP) // codes.TYPES
        gained = (action - Action.SWAP) % codes.TYPES
        if self.logging:
            old, new = self.id_of("citizen", lost), self.id_of("citizen", gained)
            self.log("event-swap", {"seat": seat, "from": old, "to": new})
        self.lose_citizen(seat, lost, "swap")
        self.gain_citizen(seat, gained, "swap")

    def trade_cubes(self, seat: i64, number: i64) -> None:
        """GE-404."""
        temple = number // codes.TYPES
        self.temple[seat] -= temple
        self.oracle[seat] -= codes.TRIO - temple
        if self.logging:
            self.log("event-trio", {"seat": seat, "temple": temple, "oracle": codes.TRIO - temple})
        self.gain_citizen(seat, number % codes.TYPES, "trio")

    def exchange(self, seat: i64, card: i64) -> None:
        """Coins for effects, once a round."""
        use = self.tables.uses[card]
        assert isinstance(use, Exchange)
        self.marked[seat] |= bit(card)
        self.coins[seat] -= use.pay
        if self.logging:
            self.log("event-exchange", {"seat": seat, "card": self.id_of("card", card), "coins": use.pay})
        self.push_effects(use.effects, 1)

    # Interruptions (GE-406) -----------------------------------------------------------------------------------

    def pause(self, seat: i64, question: i64) -> None:
        """From now on the seat is asked between the steps of this action; at once, if it is doing something already."""
        self.pausing = 1
        if self.logging:
            self.log("event-pause", {"seat": seat})
        if PERFORMING & bit(question):
            self.push(Step.ASK_AGAIN, question)
            self.ask(seat, Question.INTERLUDE)
        else:
            self.ask(seat, question)

    def pauses_before(self, step: i64, left: i64) -> bool:
        """Whether options could change what a step does, and the seat has some; `left` is what the step repeats."""
        if step == Step.EFFECT or (PAUSED & bit(step) and left > 0):
            return self.active != codes.NONE and self.has_extras(self.active, True)
        return False

    def take_interlude(self, seat: i64, action: i64) -> None:
        if action != Action.GO_ON:
            self.push(Step.INTERLUDE)
            self.take_extra(seat, action)

    def go_on_with_interlude(self) -> None:
        """GE-389: while a card is being played bonus tiles wait until its effects are done."""
        if self.card == codes.NONE:
            self.check_bonus(self.active)
        if self.has_extras(self.active, True):
            self.ask(self.active, Question.INTERLUDE)

    def ask_again(self, question: i64) -> None:
        """What was asked before the interruption, as far as there is still an answer."""
        seat = self.active
        if question == Question.TRAIN:
            self.offer_training(seat)
        elif question == Question.TRAIN_COUNT:
            self.offer_some(seat, question, self.train_counts(seat), Action.TRAIN_COUNT)
        elif question == Question.CUBE:
            self.offer_some(seat, question, self.stores_with_room(seat), Action.CUBE_KIND)
        elif question == Question.CLEAR:
            self.offer_some(seat, question, self.clearable(seat), Action.CLEAR)
        elif question == Question.LOSE_CITIZEN:
            self.offer_some(seat, question, self.present(seat), Action.LOSE_TYPE)
        else:
            self.ask(seat, question)

    def offer_some(self, seat: i64, question: i64, answers: i64, block: i64) -> None:
        if answers != 0:
            self.offer(seat, question, answers, block)
