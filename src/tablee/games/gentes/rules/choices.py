# Compiled by mypyc (see setup.py).
"""What may be decided (rules 3): the legal answers to each question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import add_members, bit, bits, lowest
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.codes import ActionType, Mode, Source, Sum, Symbol
from tablee.games.gentes.rules.seat_changes import SeatChanges
from tablee.games.gentes.rules.steps import Question

# Sets of questions of an action: those of its cost, and those of what it does.
ANNOUNCING: Final[i64] = bit(Question.MODIFIERS) | bit(Question.AMOUNT) | bit(Question.STACK) | bit(Question.PLAY)
PERFORMING: Final[i64] = (
    bit(Question.TRAIN_COUNT)
    | bit(Question.TRAIN)
    | bit(Question.SCRIBE_MODE)
    | bit(Question.TAKE)
    | bit(Question.LIFT)
    | bit(Question.PLACE)
    | bit(Question.REGION)
    | bit(Question.GAIN_CITIZEN)
    | bit(Question.LOSE_CITIZEN)
    | bit(Question.CUBE)
    | bit(Question.CLEAR)
    | bit(Question.CITY)
    | bit(Question.REWARD_CARD)
    | bit(Question.PENALTY)
    | bit(Question.SYNERGY)
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(SeatChanges):
    """A position that can say what a seat may choose."""

    def choices(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        found = self.answers(seat, question)
        return append(found, Action.PAUSE) if self.can_pause(seat, question) else found

    def answers(self, seat: i64, question: i64) -> vec[i64]:
        """What a question asks for; besides, an action may often be interrupted (GE-406)."""
        if question == Question.TURN:
            return self.choices_of_turn(seat)
        if question == Question.TRAIN:
            return members(self.pool & self.growing(seat), Action.TRAIN)
        if question == Question.STACK:
            return members(self.pool, Action.STACK)
        if question == Question.TAKE:
            return self.choices_of_take()
        if question == Question.PLACE:
            return members(self.open_spaces(self.symbol), Action.PLACE)
        if question == Question.CLOSING:
            return append(self.add_extras(vec[i64](capacity=32), seat, False), Action.END_TURN)
        if question == Question.MODIFIERS:
            return self.choices_of_modifiers(seat)
        if question == Question.SCRIBE_MODE:
            return members(self.scribe_modes(), Action.SCRIBE_MODE)
        if question == Question.PLAY:
            return members(self.fitting(self.playable(seat), self.free(seat)), Action.PLAY)
        if question == Question.REGION:
            return members(self.regions(seat), Action.REGION)
        if question == Question.GAIN_CITIZEN:
            return members(self.growing(seat), Action.GAIN_TYPE)
        if question == Question.SYNERGY:
            return members(self.tables.synergy[self.card], Action.SYNERGY)
        if question == Question.SWAP:
            return self.add_swaps(vec[i64](capacity=32), seat)
        if question == Question.SWAP_AGAIN:
            return self.add_swaps(append(vec[i64](capacity=32), Action.STOP), seat)
        return self.rarer_choices(seat, question)

    def rarer_choices(self, seat: i64, question: i64) -> vec[i64]:
        if question == Question.TRAIN_COUNT:
            return members(self.train_counts(seat), Action.TRAIN_COUNT)
        if question == Question.AMOUNT:
            return members(self.tables.uses[self.paying].amounts(self, seat, self.action), Action.PAY - 1)
        if question == Question.WILD:
            return members(self.wild_actions(seat), Action.WILD)
        if question == Question.INTERLUDE:
            return append(self.add_extras(vec[i64](capacity=32), seat, True), Action.GO_ON)
        if question == Question.LIFT:
            found = members(self.tokens[seat], Action.LIFT)
            return append(found, Action.SKIP) if self.building else found
        if question == Question.LOSE_CITIZEN:
            return members(self.present(seat), Action.LOSE_TYPE)
        if question == Question.CUBE or question == Question.ERA_CUBE:
            return members(self.stores_with_room(seat), Action.CUBE_KIND)
        if question == Question.CLEAR:
            return members(self.clearable(seat), Action.CLEAR)
        if question == Question.CITY:
            return members(self.pool, Action.CITY)
        if question == Question.REWARD_CARD:
            found = members(self.pool, Action.TAKE_SLOT if self.mode < Mode.DISCARD1 else Action.TAKE_DISCARD)
            return append(found, Action.STOP if self.taken > 0 else Action.SKIP)
        if question == Question.PENALTY:
            return members(self.stackings(self.left, self.free(seat)), Action.STACK)
        if question == Question.INCOME:
            return members(self.tokens[seat] & self.tables.region_cities[self.region], Action.CITY)
        if question == Question.EXCESS:
            return members(self.stackings(self.excess(seat), self.free(seat)), Action.STACK)
        if question == Question.FINAL:
            return self.choices_of_final(seat)
        if question == Question.CITIZENS:
            return members(codes.ALL_TYPES, Action.ASSIGN)
        return members(self.laid, Action.DRAFT)

    # The turn menu (GE-206) -------------------------------------------------------------------------------

    def choices_of_turn(self, seat: i64) -> vec[i64]:
        """GE-202: the sources of actions that can be carried out; before them extra options and exchanges."""
        found = vec[i64](capacity=64)
        free = self.free(seat)
        penalty = self.least_penalty(self.playable(seat))
        found = self.add_tiles(found, seat, free, penalty)
        if not self.advanced:
            found = append(found, Action.TAX)
        found = append(found, Action.TAX + 1)
        cards = self.played[seat] & self.tables.acting & ~self.marked[seat]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.tables.uses[card].possible(self, seat, codes.NONE, free, penalty):
                found = append(found, Action.CARD_ACTION + card)
        if self.tokens[seat] & codes.ALL_HOMES:
            found = self.add_homes(found, seat, free, penalty)
        return self.add_extras(found, seat, False)

    def add_tiles(self, found: vec[i64], seat: i64, free: i64, penalty: i64) -> vec[i64]:
        """GE-215 to GE-217 for every tile on the board."""
        actions, coins, hourglasses = self.tables.tile_action, self.tables.tile_coins, self.tables.tile_hourglasses
        symbols = self.tables.tile_symbol
        haste = self.best_haste(seat)
        wild = self.tables.wild if self.players == 1 else codes.NONE
        tiles = self.tiles
        while tiles != 0:
            tile = lowest(tiles)
            tiles &= tiles - 1
            time = hourglasses[tile] - haste
            if time < 0:
                time = 0
            spaces = 1 + (time + 1) // 2
            if spaces > free:
                continue
            if tile == wild:
                if self.wild_possible(seat, free - spaces, penalty) != 0:
                    found = append(found, Action.TILE + tile)
            elif actions[tile] == ActionType.CHRONICLER and spaces + penalty > free:
                continue
            elif self.can_perform(seat, actions[tile], coins[tile], symbols[tile], codes.NONE):
                found = append(found, Action.TILE + tile)
        return found

    def can_perform(self, seat: i64, action: i64, coins: i64, symbol: i64, spared: i64) -> bool:
        """GE-216, GE-217: it can be paid, and does something. A Chronicler's card is looked for elsewhere."""
        cost = self.discounted(seat, action, coins)
        if action == ActionType.NAVIGATOR:
            return cost <= self.coins[seat] and self.open_spaces(symbol) != 0
        if action == ActionType.PHILOSOPHER or action == ActionType.SCRIBE:
            power = coins + self.reach(seat, action)
            if cost <= self.coins[seat] and power >= self.least_power(seat, action):
                return True
            return self.can_choose_price(seat, action, spared)
        return cost <= self.coins[seat]

    def wild_possible(self, seat: i64, spaces: i64, penalty: i64) -> i64:
        """GE-754: the actions that the wild tile can be, a set; `spaces` are left after it."""
        coins = self.tables.tile_coins[self.tables.wild]
        found: i64 = 0
        # By the first version of the rules it was neither a Tax Collector nor a Leader.
        first = ActionType.TAX if self.rules >= 2 else ActionType.PHILOSOPHER
        for action in range(first, ActionType.CHRONICLER + 1):
            fits = action != ActionType.CHRONICLER or penalty <= spaces
            if action == ActionType.TAX and self.advanced:
                fits = False  # GE-114: its one hourglass makes it the small one
            if fits and self.can_perform(seat, action, coins, Symbol.JOKER, codes.NONE):
                found |= bit(action)
        return found

    def wild_actions(self, seat: i64) -> i64:
        """What the wild tile can be, now that it has been chosen."""
        time = self.hourglasses - self.best_haste(seat)
        if time < 0:
            time = 0
        spaces = self.free(seat) - 1 - (time + 1) // 2
        return self.wild_possible(seat, spaces, self.least_penalty(self.playable(seat)))

    def add_homes(self, found: vec[i64], seat: i64, free: i64, penalty: i64) -> vec[i64]:
        """GE-371, GE-372: every token without a marker."""
        homes = self.unused_homes(seat)
        while homes != 0:
            space = lowest(homes)
            homes &= homes - 1
            if self.home_use(seat, self.tables.row_of[space], space, free, penalty) != codes.NONE:
                found = append(found, Action.HOME_ACTION + space - codes.CITIES)
        return found

    def home_use(self, seat: i64, row: i64, space: i64, free: i64, penalty: i64) -> i64:
        """The side of a row of hometowns that is an action and can be used; NONE."""
        for side in range(2):
            use = codes.HOME_USES + 2 * row + side
            if self.tables.uses[use].possible(self, seat, space, free, penalty):
                return use
        return codes.NONE

    # Extra options and exchanges (GE-401 to GE-404) -----------------------------------------------------------

    def add_extras(self, found: vec[i64], seat: i64, within: bool) -> vec[i64]:
        """In the order of the table: exchanges, a swap, three cubes for a citizen."""
        exchanges = self.exchanges(seat, within)
        while exchanges != 0:
            card = lowest(exchanges)
            exchanges &= exchanges - 1
            if self.tables.uses[card].can_exchange(self, seat):
                found = append(found, Action.EXCHANGE + card)
        return self.add_cube_options(found, seat)

    def exchanges(self, seat: i64, within: bool) -> i64:
        """The cards whose exchange is not used yet, a set. Within an action the one being played does not count yet
        (GE-388), nor do those that would mix up what the action has under way (GE-406)."""
        found = self.played[seat] & self.tables.exchanging & ~self.marked[seat]
        if within:
            found &= self.tables.interrupting
            if self.card != codes.NONE:
                found &= ~bit(self.card)
        return found

    def add_cube_options(self, found: vec[i64], seat: i64) -> vec[i64]:
        temple, oracle = self.temple[seat], self.oracle[seat]
        if temple > 0 and self.present(seat) != 0:
            found = append(found, Action.EXTRA_SWAP)
        if temple + oracle >= codes.TRIO:
            growing = self.growing(seat)
            for cubes in range(codes.TRIO + 1):
                if cubes <= temple and codes.TRIO - cubes <= oracle:
                    found = add_members(found, growing, Action.EXTRA_TRIO + codes.TYPES * cubes)
        return found

    def has_extras(self, seat: i64, within: bool = False) -> bool:
        """Whether there is an extra option or an exchange; without listing them."""
        temple = self.temple[seat]
        if temple + self.oracle[seat] >= codes.TRIO or (temple > 0 and self.present(seat) != 0):
            return True
        exchanges = self.exchanges(seat, within)
        while exchanges != 0:
            use = self.tables.uses[lowest(exchanges)]
            # By the first version of the rules nobody was asked for an exchange that brings nothing.
            if use.can_exchange(self, seat) and (self.rules >= 2 or use.brings_something(self, seat)):
                return True
            exchanges &= exchanges - 1
        return False

    def add_swaps(self, found: vec[i64], seat: i64) -> vec[i64]:
        """GE-402: a type with a citizen loses one, a different one below 6 gains one."""
        growing = self.growing(seat)
        present = self.present(seat)
        while present != 0:
            kind = lowest(present)
            present &= present - 1
            found = add_members(found, growing & ~bit(kind), Action.SWAP + codes.TYPES * kind)
        return found

    # Interruptions (GE-406) ------------------------------------------------------------------------------------

    def can_pause(self, seat: i64, question: i64) -> bool:
        """Once an action: before it begins, or at a question of it as long as there is something to do."""
        if self.pausing or question == 0:
            return False
        if question == Question.TURN:
            return True
        if self.action == codes.NONE or self.closing or (ANNOUNCING | PERFORMING) & bit(question) == 0:
            return False
        return self.has_extras(seat, True)

    # Modifiers (GE-219, GE-220) --------------------------------------------------------------------------------

    def choices_of_modifiers(self, seat: i64) -> vec[i64]:
        found = members(self.usable_cards(seat), Action.USE_CARD)
        found = add_members(found, self.usable_homes(seat) >> codes.CITIES, Action.USE_HOME)
        return append(found, Action.NO_MORE) if self.can_go_on(seat) else found

    def usable_cards(self, seat: i64) -> i64:
        """Cards that could change the action under way, a set."""
        cards = self.unused_modifiers(seat)
        found: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.tables.uses[card].modifies(self, seat):
                found |= bit(card)
        return found

    def usable_homes(self, seat: i64) -> i64:
        """Hometowns that could, a set."""
        found = self.unused_homes(seat)
        if found != 0:
            for row in range(codes.HOME_ROWS):
                if self.home_modifier(seat, row) == codes.NONE:
                    found &= ~self.tables.row_spaces[row]
        return found

    def home_modifier(self, seat: i64, row: i64) -> i64:
        """The side of a row of hometowns that changes the action under way; NONE."""
        for side in range(2):
            use = codes.HOME_USES + 2 * row + side
            if self.tables.uses[use].modifies(self, seat):
                return use
        return codes.NONE

    def can_go_on(self, seat: i64) -> bool:
        """Whether the action can be paid and fits with the modifiers chosen so far."""
        if not self.fits(seat, self.hourglasses):
            return False
        if self.paying != codes.NONE:
            return True
        if self.discounted(seat, self.action, self.cost) > self.coins[seat]:
            return False
        if self.action == ActionType.PHILOSOPHER or self.action == ActionType.SCRIBE:
            return self.cost + self.reach(seat, self.action) >= self.least_power(seat, self.action)
        return True

    def fits(self, seat: i64, hourglasses: i64) -> bool:
        """GE-215, GE-386: whether the time track has room for the action under way with so many hourglasses."""
        spaces = (hourglasses + 1) // 2 if hourglasses > 0 else 0
        if self.source_kind == Source.TILE:
            spaces += 1
        if self.action == ActionType.CHRONICLER:
            spaces += self.least_penalty(self.playable(seat))
        return spaces <= self.free(seat)

    # Within an action ---------------------------------------------------------------------------------------------

    def train_counts(self, seat: i64) -> i64:
        """GE-313, GE-314: one citizen, two citizens, a set counted from 0."""
        growing = self.growing(seat)
        found: i64 = 0
        if growing & self.types_in_reach(self.power, False):
            found |= 1
        if growing & self.types_in_reach(self.power, True):
            found |= 2
        return found

    def scribe_modes(self) -> i64:
        """GE-332, a set."""
        found: i64 = 0
        for cards in range(1, 4):
            if self.slots_in_reach(cards, self.power) != 0:
                found |= bit(cards - 1)
        if self.discard != 0:
            prices = self.tables.discard_prices
            if self.power >= prices[0]:
                found |= bit(Mode.DISCARD1)
            if self.power >= prices[1]:
                found |= bit(Mode.DISCARD2)
        return found

    def choices_of_take(self) -> vec[i64]:
        """GE-333: a card within reach, or no more."""
        found = members(self.pool, Action.TAKE_SLOT if self.mode < Mode.DISCARD1 else Action.TAKE_DISCARD)
        return append(found, Action.STOP)

    # Decline and end (GE-513, GE-604) ---------------------------------------------------------------------------

    def excess(self, seat: i64) -> i64:
        """GE-513: hourglasses for cards above the hand limit; what does not fit even in pairs is dropped."""
        over = bits(self.hand[seat]) - self.hand_limit(seat)
        if over <= 0:
            return 0
        most = 2 * self.free(seat)
        return over if over < most else most

    def hand_limit(self, seat: i64) -> i64:
        return self.tables.hand_limit + self.lasting[Sum.LASTING * seat + Sum.HAND_LIMIT]

    def choices_of_final(self, seat: i64) -> vec[i64]:
        """GE-604: extra options, and cards that oracle cubes can complete."""
        found = self.add_cube_options(vec[i64](capacity=32), seat)
        found = add_members(found, self.playable(seat), Action.FINAL_PLAY)
        return append(found, Action.FINAL_DONE)

    def has_final_options(self, seat: i64) -> bool:
        """While a card is left in hand that is not placed yet."""
        if self.hand[seat] == 0:
            return False
        temple = self.temple[seat]
        if temple + self.oracle[seat] >= codes.TRIO or (temple > 0 and self.present(seat) != 0):
            return True
        return self.playable(seat) != 0


def members(numbers: i64, start: i64) -> vec[i64]:
    """The members of a set as actions of a block."""
    return add_members(vec[i64](capacity=16), numbers, start)
