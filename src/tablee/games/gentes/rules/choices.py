# Compiled by mypyc (see setup.py).
"""What may be decided (rules 3): the table of actions, and the legal answers to each question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import add_members, bit, bits, lowest
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.effects import Deeds
from tablee.games.gentes.rules.steps import Question

# Actions of the table, by the first number of each block.
TILE: Final[i64] = 0
TAX: Final[i64] = 28
CARD_ACTION: Final[i64] = 30
HOME_ACTION: Final[i64] = 84
EXCHANGE: Final[i64] = 99
EXTRA_SWAP: Final[i64] = 153
EXTRA_TRIO: Final[i64] = 154
END_TURN: Final[i64] = 178
WILD: Final[i64] = 179
USE_CARD: Final[i64] = 183
USE_HOME: Final[i64] = 237
NO_MORE: Final[i64] = 252
PAY: Final[i64] = 253
STACK: Final[i64] = 263
TRAIN_COUNT: Final[i64] = 276
TRAIN: Final[i64] = 278
SCRIBE_MODE: Final[i64] = 284
TAKE_SLOT: Final[i64] = 289
TAKE_DISCARD: Final[i64] = 297
STOP: Final[i64] = 351
LIFT: Final[i64] = 352
PLACE: Final[i64] = 385
REGION: Final[i64] = 418
PLAY: Final[i64] = 421
GAIN_TYPE: Final[i64] = 475
LOSE_TYPE: Final[i64] = 481
CUBE_KIND: Final[i64] = 487
CLEAR: Final[i64] = 489
CITY: Final[i64] = 491
SKIP: Final[i64] = 509
SWAP: Final[i64] = 510
DRAFT: Final[i64] = 546
ASSIGN: Final[i64] = 600
FINAL_PLAY: Final[i64] = 606
FINAL_DONE: Final[i64] = 660

TRIO: Final[i64] = 3  # cubes that make a citizen (GE-404)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Deeds):
    """A position that can say what a seat may choose."""

    def choices(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == Question.TURN:
            return self.choices_of_turn(seat)
        if question == Question.TRAIN:
            return members(self.pool & self.growing(seat), TRAIN)
        if question == Question.STACK:
            return members(self.pool, STACK)
        if question == Question.TAKE:
            return self.choices_of_take()
        if question == Question.PLACE:
            return members(self.open_spaces(self.symbol), PLACE)
        if question == Question.CLOSING:
            return append(self.add_extras(vec[i64](capacity=32), seat), END_TURN)
        if question == Question.MODIFIERS:
            return self.choices_of_modifiers(seat)
        if question == Question.SCRIBE_MODE:
            return members(self.scribe_modes(), SCRIBE_MODE)
        if question == Question.PLAY:
            return members(self.fitting(self.playable(seat), self.free(seat)), PLAY)
        if question == Question.REGION:
            return members(self.regions(seat), REGION)
        if question == Question.GAIN_CITIZEN:
            return members(self.growing(seat), GAIN_TYPE)
        if question == Question.SWAP:
            return self.add_swaps(vec[i64](capacity=32), seat)
        if question == Question.SWAP_AGAIN:
            return self.add_swaps(append(vec[i64](capacity=32), STOP), seat)
        return self.rarer_choices(seat, question)

    def rarer_choices(self, seat: i64, question: i64) -> vec[i64]:
        if question == Question.TRAIN_COUNT:
            return members(self.train_counts(seat), TRAIN_COUNT)
        if question == Question.AMOUNT:
            return members(self.amounts(seat, self.action, self.paying), PAY - 1)
        if question == Question.WILD:
            return members(self.wild_actions(seat), WILD)
        if question == Question.LIFT:
            found = members(self.tokens[seat], LIFT)
            return append(found, SKIP) if self.building else found
        if question == Question.LOSE_CITIZEN:
            return members(self.present(seat), LOSE_TYPE)
        if question == Question.CUBE or question == Question.ERA_CUBE:
            return members(3, CUBE_KIND)
        if question == Question.CLEAR:
            return members(3, CLEAR)
        if question == Question.CITY:
            return members(self.pool, CITY)
        if question == Question.REWARD_CARD:
            found = members(self.pool, TAKE_SLOT if self.mode < codes.DISCARD_1 else TAKE_DISCARD)
            return append(found, STOP if self.taken > 0 else SKIP)
        if question == Question.PENALTY:
            return members(self.stackings(self.left, self.free(seat)), STACK)
        if question == Question.INCOME:
            return members(self.tokens[seat] & self.tables.region_cities[self.region], CITY)
        if question == Question.EXCESS:
            return members(self.stackings(self.excess(seat), self.free(seat)), STACK)
        if question == Question.FINAL:
            return self.choices_of_final(seat)
        if question == Question.CITIZENS:
            return members(codes.ALL_TYPES, ASSIGN)
        return members(self.laid, DRAFT)

    # The turn menu (GE-206) -------------------------------------------------------------------------------

    def choices_of_turn(self, seat: i64) -> vec[i64]:
        """GE-202: the sources of actions that can be carried out; before them extra options and exchanges."""
        found = vec[i64](capacity=64)
        free = self.free(seat)
        penalty = self.least_penalty(self.playable(seat))
        found = self.add_tiles(found, seat, free, penalty)
        if not self.advanced:
            found = append(found, TAX)
        found = append(found, TAX + 1)
        cards = self.played[seat] & self.tables.acting & ~self.marked[seat]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.can_use(seat, card, codes.NONE, free, penalty):
                found = append(found, CARD_ACTION + card)
        if self.tokens[seat] & codes.ALL_HOMES:
            found = self.add_homes(found, seat, free, penalty)
        return self.add_extras(found, seat)

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
                    found = append(found, TILE + tile)
            elif actions[tile] == codes.CHRONICLER and spaces + penalty > free:
                continue
            elif self.can_perform(seat, actions[tile], coins[tile], symbols[tile], codes.NONE):
                found = append(found, TILE + tile)
        return found

    def can_perform(self, seat: i64, action: i64, coins: i64, symbol: i64, spared: i64) -> bool:
        """GE-216, GE-217: it can be paid, and does something. A Chronicler's card is looked for elsewhere."""
        cost = self.discounted(seat, action, coins)
        if action == codes.NAVIGATOR:
            return cost <= self.coins[seat] and self.open_spaces(symbol) != 0
        if action == codes.PHILOSOPHER or action == codes.SCRIBE:
            power = coins + self.reach(seat, action)
            if cost <= self.coins[seat] and power >= self.least_power(seat, action):
                return True
            return self.can_choose_price(seat, action, spared)
        return cost <= self.coins[seat]

    def wild_possible(self, seat: i64, spaces: i64, penalty: i64) -> i64:
        """GE-754: the actions that the wild tile can be, a set; `spaces` are left after it."""
        coins = self.tables.tile_coins[self.tables.wild]
        found: i64 = 0
        if self.can_perform(seat, codes.PHILOSOPHER, coins, codes.NONE, codes.NONE):
            found |= 1
        if self.can_perform(seat, codes.SCRIBE, coins, codes.NONE, codes.NONE):
            found |= 2
        if self.can_perform(seat, codes.NAVIGATOR, coins, codes.JOKER, codes.NONE):
            found |= 4
        if penalty <= spaces and self.can_perform(seat, codes.CHRONICLER, coins, codes.NONE, codes.NONE):
            found |= 8
        return found

    def wild_actions(self, seat: i64) -> i64:
        """What the wild tile can be, now that it has been chosen."""
        time = self.hourglasses - self.best_haste(seat)
        if time < 0:
            time = 0
        spaces = self.free(seat) - 1 - (time + 1) // 2
        return self.wild_possible(seat, spaces, self.least_penalty(self.playable(seat)))

    def can_use(self, seat: i64, use: i64, spared: i64, free: i64, penalty: i64) -> bool:
        """GE-218: whether a card or a side of a row of hometowns can be used for its action."""
        uses = self.tables.uses
        place = codes.USE * use
        verb = uses[place]
        if verb != codes.ACTION and verb != codes.EFFECT_ACTION:
            return False
        action = uses[place + codes.USE_ACTION]
        spaces = (uses[place + codes.USE_HOURGLASSES] + 1) // 2
        if action == codes.CHRONICLER:
            spaces += penalty
        if spaces > free:
            return False
        if verb == codes.EFFECT_ACTION and not self.gives_something(seat, codes.ON_USE + use):
            return False
        return self.can_perform(seat, action, uses[place + codes.USE_COINS], uses[place + codes.USE_SYMBOL], spared)

    def add_homes(self, found: vec[i64], seat: i64, free: i64, penalty: i64) -> vec[i64]:
        """GE-371, GE-372: one token of each row."""
        homes: i64 = 0
        for row in range(codes.HOME_ROWS):
            space = self.unused_home(seat, row)
            if space != codes.NONE and self.home_use(seat, row, space, free, penalty) != codes.NONE:
                homes |= bit(space - codes.CITIES)
        return add_members(found, homes, HOME_ACTION)

    def home_use(self, seat: i64, row: i64, space: i64, free: i64, penalty: i64) -> i64:
        """The side of a row of hometowns that is an action and can be used; NONE."""
        for side in range(2):
            use = codes.HOME_USES + 2 * row + side
            if self.can_use(seat, use, space, free, penalty):
                return use
        return codes.NONE

    # Extra options and exchanges (GE-401 to GE-404) -----------------------------------------------------------

    def add_extras(self, found: vec[i64], seat: i64) -> vec[i64]:
        """In the order of the table: exchanges, a swap, three cubes for a citizen."""
        exchanges = self.played[seat] & self.tables.exchanging & ~self.marked[seat]
        while exchanges != 0:
            card = lowest(exchanges)
            exchanges &= exchanges - 1
            if self.can_exchange(seat, card):
                found = append(found, EXCHANGE + card)
        return self.add_cube_options(found, seat)

    def can_exchange(self, seat: i64, card: i64) -> bool:
        price = self.tables.uses[codes.USE * card + codes.USE_COINS]
        return self.coins[seat] >= price and self.gives_something(seat, codes.ON_USE + card)

    def add_cube_options(self, found: vec[i64], seat: i64) -> vec[i64]:
        temple, oracle = self.temple[seat], self.oracle[seat]
        if temple > 0 and self.present(seat) != 0:
            found = append(found, EXTRA_SWAP)
        if temple + oracle >= TRIO:
            growing = self.growing(seat)
            for cubes in range(TRIO + 1):
                if cubes <= temple and TRIO - cubes <= oracle:
                    found = add_members(found, growing, EXTRA_TRIO + codes.TYPES * cubes)
        return found

    def has_extras(self, seat: i64) -> bool:
        """Whether there is an extra option or an exchange; without listing them."""
        temple = self.temple[seat]
        if temple + self.oracle[seat] >= TRIO or (temple > 0 and self.present(seat) != 0):
            return True
        exchanges = self.played[seat] & self.tables.exchanging & ~self.marked[seat]
        while exchanges != 0:
            if self.can_exchange(seat, lowest(exchanges)):
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
            found = add_members(found, growing & ~bit(kind), SWAP + codes.TYPES * kind)
        return found

    def gives_something(self, seat: i64, number: i64) -> bool:
        """Whether anything at all of a list of rewards would be received now."""
        first = self.tables.first
        row = first[number]
        while row < first[number + 1]:
            if self.gives(seat, row):
                return True
            row += codes.ROW
        return False

    def gives(self, seat: i64, row: i64) -> bool:
        effects = self.tables.rows
        verb = effects[row]
        if verb == codes.CUBE:
            return self.stores_with_room(seat) & bit(effects[row + codes.WHAT]) != 0
        if verb == codes.CUBE_ANY:
            return self.stores_with_room(seat) != 0
        if verb == codes.CITIZEN:
            return self.growing(seat) & bit(effects[row + codes.WHAT]) != 0
        if verb == codes.UNLOCK:
            return self.locks[seat] > 0 or self.stores_with_room(seat) != 0
        if verb == codes.CLEAR_HOURGLASS:
            return self.clearable(seat) != 0
        if verb == codes.REGION_ACTIVATE or verb == codes.CITY_ACTIVATE:
            cities = self.tokens[seat] & codes.ALL_CITIES
            while cities != 0:
                if self.gives(seat, self.tables.first[codes.CITY + lowest(cities)]):
                    return True
                cities &= cities - 1
            return False
        if verb == codes.BUILD:
            return self.open_spaces(effects[row + codes.WHAT]) != 0
        if verb == codes.TAKE_ROW:
            return len(self.row) > 0
        if verb == codes.TAKE_DISCARD:
            return self.discard != 0
        if verb == codes.VP_PER or verb == codes.COINS_PER:
            return self.counted(seat, row) > 0
        return True

    # Modifiers (GE-219, GE-220) --------------------------------------------------------------------------------

    def choices_of_modifiers(self, seat: i64) -> vec[i64]:
        found = members(self.usable_cards(seat), USE_CARD)
        found = add_members(found, self.usable_homes(seat) >> codes.CITIES, USE_HOME)
        return append(found, NO_MORE) if self.can_go_on(seat) else found

    def usable_cards(self, seat: i64) -> i64:
        """Cards that could change the action under way, a set."""
        cards = self.played[seat] & self.tables.modifying & ~self.marked[seat]
        found: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.modifies(seat, card):
                found |= bit(card)
        return found

    def usable_homes(self, seat: i64) -> i64:
        """Hometowns that could, a set; of two equal ones the first."""
        found: i64 = 0
        if self.tokens[seat] & codes.ALL_HOMES:
            for row in range(codes.HOME_ROWS):
                space = self.unused_home(seat, row)
                if space != codes.NONE and self.home_modifier(seat, row) != codes.NONE:
                    found |= bit(space)
        return found

    def home_modifier(self, seat: i64, row: i64) -> i64:
        """The side of a row of hometowns that changes the action under way; NONE."""
        for side in range(2):
            use = codes.HOME_USES + 2 * row + side
            if self.modifies(seat, use):
                return use
        return codes.NONE

    def modifies(self, seat: i64, use: i64) -> bool:
        """GE-220: of most kinds only one an action."""
        verb = self.tables.uses[codes.USE * use]
        if verb == codes.EXTRA_TRAIN:
            return self.action == codes.PHILOSOPHER
        if verb == codes.TAX_DOUBLE:
            return self.action == codes.TAX and self.doubled == 0
        if verb == codes.HASTE:
            if self.source_kind != codes.FROM_TILE or self.hourglasses == 0 or self.hasted:
                return False
            return self.fits(seat, self.hourglasses - self.tables.uses[codes.USE * use + codes.USE_N])
        if verb == codes.PAY_ANY:
            return self.paying == codes.NONE and self.amounts(seat, self.action, use) != 0
        return False

    def can_go_on(self, seat: i64) -> bool:
        """Whether the action can be paid and fits with the modifiers chosen so far."""
        if not self.fits(seat, self.hourglasses):
            return False
        if self.paying != codes.NONE:
            return True
        if self.discounted(seat, self.action, self.cost) > self.coins[seat]:
            return False
        if self.action == codes.PHILOSOPHER or self.action == codes.SCRIBE:
            return self.cost + self.reach(seat, self.action) >= self.least_power(seat, self.action)
        return True

    def fits(self, seat: i64, hourglasses: i64) -> bool:
        """GE-215, GE-386: whether the time track has room for the action under way with so many hourglasses."""
        spaces = (hourglasses + 1) // 2 if hourglasses > 0 else 0
        if self.source_kind == codes.FROM_TILE:
            spaces += 1
        if self.action == codes.CHRONICLER:
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
                found |= bit(codes.DISCARD_1)
            if self.power >= prices[1]:
                found |= bit(codes.DISCARD_2)
        return found

    def choices_of_take(self) -> vec[i64]:
        """GE-333: a card within reach; after the first one may stop."""
        found = members(self.pool, TAKE_SLOT if self.mode < codes.DISCARD_1 else TAKE_DISCARD)
        return append(found, STOP) if self.taken > 0 else found

    # Decline and end (GE-513, GE-604) ---------------------------------------------------------------------------

    def excess(self, seat: i64) -> i64:
        """GE-513: hourglasses for cards above the hand limit; what does not fit even in pairs is dropped."""
        over = bits(self.hand[seat]) - self.hand_limit(seat)
        if over <= 0:
            return 0
        most = 2 * self.free(seat)
        return over if over < most else most

    def hand_limit(self, seat: i64) -> i64:
        return self.tables.hand_limit + self.lasting[codes.LASTING * seat + codes.HAND_LIMIT]

    def choices_of_final(self, seat: i64) -> vec[i64]:
        """GE-604: extra options, and cards that oracle cubes can complete."""
        found = self.add_cube_options(vec[i64](capacity=32), seat)
        found = add_members(found, self.playable(seat), FINAL_PLAY)
        return append(found, FINAL_DONE)

    def has_final_options(self, seat: i64) -> bool:
        """While a card is left in hand that is not placed yet."""
        if self.hand[seat] == 0:
            return False
        temple = self.temple[seat]
        if temple + self.oracle[seat] >= TRIO or (temple > 0 and self.present(seat) != 0):
            return True
        return self.playable(seat) != 0


def members(numbers: i64, start: i64) -> vec[i64]:
    """The members of a set as actions of a block."""
    return add_members(vec[i64](capacity=16), numbers, start)
