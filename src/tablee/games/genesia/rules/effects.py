# Compiled by mypyc (see setup.py).
"""What cards do (rules 2.8, C4): playing, copying and discarding them, and every verb of the vocabulary."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, bits, lowest
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.abilities import zeros
from tablee.games.genesia.rules.movement import Movement
from tablee.games.genesia.rules.steps import Question, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Deeds(Movement):
    """A position in which cards can be carried out."""

    # Playing (GA-101, GA-107 to GA-110) -----------------------------------------------------------------

    def play_card(self, seat: i64, card: i64) -> None:
        """Shown to all, paid, then carried out."""
        self.pay_card(seat, card, codes.NONE)
        if self.phase != codes.ATTACK:
            self.push(Step.AFTER_CARD, card, seat, 1)
        self.carry_out(seat, card, codes.NONE)

    def pay_card(self, seat: i64, card: i64, copied: i64) -> None:
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
        self.push_list(self.number_of(card))

    def push_list(self, number: i64) -> None:
        first = self.tables.first
        self.push(Step.EFFECT, first[number], first[number + 1])

    def discard_card(self, seat: i64, card: i64) -> None:
        """GA-110: others see how many, not which."""
        self.hand[seat] &= ~bit(card)
        self.discarded[seat] |= bit(card)
        self.coins[seat] += self.discard_price[seat]
        if self.logging:
            self.log("event-discard", {"seat": seat, "coins": self.discard_price[seat]})
            self.log("event-discard-own", {"card": self.card_id(card)}, (int(seat),))

    def recruit(self, seat: i64, region: i64) -> None:
        """GA-031; K7, K8: what makes Clans cheaper is used by the next ones, another place only when it is chosen."""
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
        place = 3 * self.age + self.copy_phase()
        return self.tables.copies[place] | self.tables.copies_inventions[place]

    def copy_phase(self) -> i64:
        if self.phase == codes.END:
            return 2
        return 0 if self.phase == codes.GROWTH else 1

    def able_to_copy(self, seat: i64, card: i64) -> i64:
        """The hand cards with which a seat can copy a card now, a set."""
        place = 3 * self.age + self.copy_phase()
        found = self.tables.copies[place]
        if self.tables.invention[self.age] & bit(card):
            found |= self.tables.copies_inventions[place]
        return self.payable(seat, found & self.hand[seat])

    def offer_copies(self, card: i64, seat: i64, distance: i64) -> None:
        """GA-112: the others in turn order. Who is asked, and who is not, tells something about hands."""
        self.card = codes.NONE
        if not self.solo and self.copies_now() & self.possible(self.age):
            self.revealed += 1
        while distance < self.seats:
            other = self.after(seat, distance)
            distance += 1
            if self.able_to_copy(other, card) != 0:
                self.push(Step.AFTER_CARD, card, seat, distance)
                self.copy_card = card
                self.copy_seat = seat
                self.ask(other, Question.COPY)
                return

    def possible(self, age: i64) -> i64:
        """GA-010: the cards that may be in the deck of an Age, a set."""
        return self.sure[age] | self.maybe[age] | self.extra[age]

    def copy(self, seat: i64, card: i64) -> None:
        """The copier pays its own card only."""
        self.pay_card(seat, card, self.copy_card)
        self.carry_out(seat, card, self.copy_seat)

    def run_copy(self, seat: i64) -> None:
        """GA-114, GA-115: the copied card with the copier as "you"."""
        card = self.copy_card
        self.card = card
        if self.tables.invention[self.age] & bit(card):
            self.marked[codes.AGES * seat + self.age] |= bit(card)
        self.lay(seat, card)

    # Effects (C4) -----------------------------------------------------------------------------------------

    def run(self, row: i64, end: i64) -> None:
        """GA-108: an effect of a list, and then those after it."""
        if row + codes.ROW < end:
            self.push(Step.EFFECT, row + codes.ROW, end)
        rows = self.tables.rows
        verb = rows[row]
        seat = self.actor
        self.row = row
        if verb == codes.COINS:
            self.gain_coins(seat, self.amount(seat, row))
        elif verb == codes.POINTS:
            self.gain_points(seat, self.amount(seat, row))
        elif verb == codes.CLANS:
            self.gain_clans(seat, self.amount(seat, row), rows[row + codes.AT])
        elif verb == codes.MOVES:
            self.gain_moves(seat, row)
        elif verb == codes.CITY:
            self.left = rows[row + codes.N]
            self.offer_city(seat)
        elif verb == codes.JUMP:
            self.left = rows[row + codes.N]
            self.times = rows[row + codes.TIMES] if rows[row + codes.TIMES] > 0 else 1
            self.offer_jump(seat)
        elif verb == codes.CHOOSE:
            self.choose(seat, row)
        elif verb == codes.COPY:
            self.run_copy(seat)
        elif verb == codes.TAKE_COINS:
            self.take_coins(seat, row)
        elif verb == codes.BUY:
            if self.coins[seat] >= rows[row + codes.SIZE]:
                self.ask(seat, Question.BUY)
        elif verb == codes.HOSTS_GAIN or verb == codes.OTHERS_GAIN:
            self.give_others(seat, row)
        elif verb == codes.MARK_INVENTION:
            if self.can_mark(seat):
                self.ask(seat, Question.MARK)
        elif verb == codes.EXPEL:
            if self.can_expel(seat):
                self.ask(seat, Question.EXPEL)
        elif verb == codes.SHIELD:
            self.left = rows[row + codes.N]
            self.offer_shield(seat)
        else:
            self.run_setting(seat, row, verb)

    def run_setting(self, seat: i64, row: i64, verb: i64) -> None:
        """What asks nothing: it changes prices, tolls, or the assault to come."""
        rows = self.tables.rows
        n = rows[row + codes.N]
        if verb == codes.RECRUIT_PRICE:
            if self.cheap_left[seat] == 0 or n < self.cheap_price[seat]:
                self.cheap_price[seat] = n
            self.cheap_left[seat] += rows[row + codes.MOST]
        elif verb == codes.RECRUIT_AT:
            if rows[row + codes.AT] == codes.AT_HELD:
                self.recruit_held[seat] += rows[row + codes.MOST]
            else:
                self.recruit_foe[seat] += rows[row + codes.MOST]
        elif verb == codes.DISCARD_PRICE:
            if n > self.discard_price[seat]:
                self.discard_price[seat] = n
        elif verb == codes.TOLL:
            if n != 0:
                self.toll_free[seat] = 1
            if rows[row + codes.MOST] > self.toll_gain[seat]:
                self.toll_gain[seat] = rows[row + codes.MOST]
        elif verb == codes.ORDER_FIRST:
            self.chooses_first[seat] = 1
        elif verb == codes.PEACE_BOND:
            self.bound[seat] = 1
        elif verb == codes.LOSSES:
            if rows[row + codes.JOINT] == codes.FOR_ASSAULT:
                self.modifiers = append(append(self.modifiers, seat), row)
        elif verb == codes.ASSAULT_ODDS:
            if rows[row + codes.JOINT] == codes.FOR_AGE:
                self.odds[seat] += n
            else:
                self.odds_now += n
        elif verb == codes.ASSAULT_REACH:
            if n > self.reach_now:
                self.reach_now = n
        elif verb == codes.ASSAULT_AGAIN:
            self.again += 1
        elif verb == codes.SIEGE_FREE:
            self.siege_free = 1
        elif verb == codes.DEFEND_CANCEL:
            self.cancelled = 1
            if self.logging:
                self.log("event-cancelled", {"seat": seat, "region": self.id_of("region", self.target)})
        elif self.stack(seat, self.target) > 0:  # only a retreat is left
            self.ask(seat, Question.RETREAT_COUNT)

    # Coins and points -------------------------------------------------------------------------------------

    def gain_coins(self, seat: i64, coins: i64) -> None:
        self.coins[seat] += coins
        if self.logging and coins > 0:
            self.log("event-coins", {"seat": seat, "coins": coins})

    def gain_points(self, seat: i64, points: i64) -> None:
        """GA-095: worked out once, now."""
        self.points[seat] += points
        if self.logging:
            self.log("event-points", {"seat": seat, "points": points})

    def take_coins(self, seat: i64, row: i64) -> None:
        """From those who have any: the seat chooses only where there is a choice."""
        rows = self.tables.rows
        whom = rows[row + codes.AT]
        if whom == codes.WHOM_COPIED:
            if self.copied_from != codes.NONE:
                self.rob(seat, self.copied_from)
            return
        self.left = 1 if whom == codes.WHOM_ONE else rows[row + codes.MOST]
        if self.left == 0:
            self.left = self.seats
        self.chosen = 0
        self.offer_victim(seat)

    def victims(self, seat: i64) -> i64:
        """Opponents with coins that have not been chosen yet, a set."""
        found: i64 = 0
        for other in range(self.seats):
            if other != seat and self.coins[other] > 0 and self.chosen & bit(other) == 0:
                found |= bit(other)
        return found

    def offer_victim(self, seat: i64) -> None:
        found = self.victims(seat)
        if bits(found) > self.left:
            if self.left > 0:
                self.ask(seat, Question.VICTIM)
            return
        while found != 0:
            self.rob(seat, lowest(found))
            found &= found - 1

    def rob(self, seat: i64, victim: i64) -> None:
        """A victim gives what it has."""
        self.left -= 1
        self.chosen |= bit(victim)
        coins = self.tables.rows[self.row + codes.N]
        if coins > self.coins[victim]:
            coins = self.coins[victim]
        self.coins[victim] -= coins
        self.coins[seat] += coins
        if self.logging and coins > 0:
            self.log("event-take", {"seat": seat, "rival": victim, "coins": coins})

    def buy(self, seat: i64, count: i64) -> None:
        rows = self.tables.rows
        row = self.row
        self.coins[seat] -= count * rows[row + codes.SIZE]
        if self.logging and count > 0:
            self.log("event-pay", {"seat": seat, "coins": count * rows[row + codes.SIZE]})
        if rows[row + codes.AT] == codes.WHAT_POINTS:
            self.gain_points(seat, count * rows[row + codes.N])
        else:
            self.gain_clans(seat, count * rows[row + codes.N], rows[row + codes.HOW])

    def most_bought(self, seat: i64) -> i64:
        rows = self.tables.rows
        most = self.coins[seat] // rows[self.row + codes.SIZE]
        return most if most < rows[self.row + codes.MOST] else rows[self.row + codes.MOST]

    def give_others(self, seat: i64, row: i64) -> None:
        """GA-120, GA-121: hosts, or everybody else, in turn order after the acting seat."""
        rows = self.tables.rows
        for distance in range(1, self.seats):
            other = self.after(seat, distance)
            if rows[row] == codes.HOSTS_GAIN and self.hosts & bit(other) == 0:
                continue
            if rows[row + codes.AT] == codes.WHAT_COINS:
                self.gain_coins(other, rows[row + codes.N])
            else:
                self.muster_at_home(other, rows[row + codes.N])

    # Pieces -----------------------------------------------------------------------------------------------

    def muster_at_home(self, seat: i64, count: i64) -> None:
        home = self.world.home[seat]
        count = self.muster(seat, home, count)
        if self.logging and count > 0:
            self.log("event-clans", {"seat": seat, "region": self.id_of("region", home), "count": count})

    def place_at(self) -> i64:
        """Where the Clans of the effect under way go; `buy` keeps it in another column."""
        rows = self.tables.rows
        return rows[self.row + codes.HOW] if rows[self.row] == codes.BUY else rows[self.row + codes.AT]

    def spread_of(self) -> i64:
        rows = self.tables.rows
        return codes.SPREAD_ANY if rows[self.row] == codes.BUY else rows[self.row + codes.HOW]

    def gain_clans(self, seat: i64, count: i64, at: i64) -> None:
        """C3: what can only go to the own homeland goes there by itself; other places are chosen one by one."""
        if at == codes.AT_HOME or (at == codes.AT_BASE and not self.has_other_base(seat)):
            self.muster_at_home(seat, count)
            return
        self.left = count
        self.chosen = 0
        self.chosen_high = 0
        self.offer_clan(seat)

    def has_other_base(self, seat: i64) -> bool:
        home = self.world.home[seat]
        for region in range(self.world.regions):
            if region != home and self.is_base(seat, region):
                return True
        return False

    def fits_clan(self, seat: i64, region: i64) -> bool:
        """Whether the effect under way can put a Clan there."""
        spread = self.spread_of()
        used = self.chosen & bit(region) if region < codes.HALF else self.chosen_high & bit(region - codes.HALF)
        if used != 0 and spread == codes.SPREAD_EACH:
            return False
        if used == 0 and spread == codes.SPREAD_SAME and self.chosen | self.chosen_high != 0:
            return False
        return self.takes_clan(seat, region, self.place_at())

    def offer_clan(self, seat: i64) -> None:
        if self.left > 0 and self.stock[seat] > 0:
            for region in range(self.world.regions):
                if self.fits_clan(seat, region):
                    self.ask(seat, Question.PLACE_CLAN)
                    return

    def place_clan(self, seat: i64, region: i64) -> None:
        self.left -= 1
        if region < codes.HALF:
            self.chosen |= bit(region)
        else:
            self.chosen_high |= bit(region - codes.HALF)
        count = self.muster(seat, region, 1)
        self.note_host(seat, region)
        if self.logging:
            self.log("event-clans", {"seat": seat, "region": self.id_of("region", region), "count": count})
        self.offer_clan(seat)

    def note_host(self, seat: i64, region: i64) -> None:
        """GA-120: whose Continent a piece has arrived on."""
        slot = self.world.slot[region]
        if slot != codes.NONE and slot != seat:
            self.hosts |= bit(slot)

    def offer_city(self, seat: i64) -> None:
        if self.left > 0 and self.city_stock[seat] > 0:
            at = self.tables.rows[self.row + codes.AT]
            for region in range(self.world.regions):
                if self.takes_city(seat, region, at):
                    self.ask(seat, Question.PLACE_CITY)
                    return

    def place_city(self, seat: i64, region: i64) -> None:
        self.left -= 1
        self.build(seat, region)
        self.note_host(seat, region)
        if self.logging:
            self.log("event-city", {"seat": seat, "region": self.id_of("region", region)})
        self.offer_city(seat)

    def can_shield(self, seat: i64, region: i64) -> bool:
        return self.owner[region] == seat and self.shield[region] == 0

    def offer_shield(self, seat: i64) -> None:
        if self.left > 0:
            for region in range(self.world.regions):
                if self.can_shield(seat, region):
                    self.ask(seat, Question.SHIELD)
                    return

    def put_shield(self, seat: i64, region: i64) -> None:
        self.left -= 1
        self.shield[region] = 1
        if self.logging:
            self.log("event-shield", {"seat": seat, "region": self.id_of("region", region)})
        self.offer_shield(seat)

    # Movement ---------------------------------------------------------------------------------------------

    def gain_moves(self, seat: i64, row: i64) -> None:
        """GA-116: after the own Expansion turn they are made at once."""
        rows = self.tables.rows
        pool: i64 = codes.ANY
        if rows[row + codes.ZONE] != codes.NONE:
            pool = rows[row + codes.ZONE]
        elif rows[row + codes.HOW] == codes.UNIT_STACK and not self.in_third_age():
            pool = codes.STACK
        self.free[codes.POOLS * seat + pool] += rows[row + codes.N]
        if self.phase > codes.EXPANSION or (self.phase == codes.EXPANSION and self.done[seat] != 0):
            self.push(Step.AT_ONCE, seat)

    def move_at_once(self, seat: i64) -> None:
        """D21: only steps, paid with free moves; what is left of these is lost."""
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
        for pool in range(codes.POOLS):
            self.free[codes.POOLS * seat + pool] = 0

    def jumpers(self, seat: i64, region: i64) -> i64:
        """Clans that can jump from there: none twice by one card."""
        if self.tables.rows[self.row + codes.HOW] == codes.FROM_CITY and not self.has_city(seat, region):
            return 0
        return self.stack(seat, region) - self.landed[region]

    def is_goal(self, seat: i64, start: i64, region: i64) -> bool:
        """Whether a jump can lead from one region to the other."""
        rows = self.tables.rows
        row = self.row
        to = rows[row + codes.AT]
        if region == start:
            return False
        if to == codes.TO_CITY:
            if not self.has_city(seat, region):
                return False
        elif self.owner[region] == seat:
            if to == codes.TO_FREE:
                return False
        elif to == codes.TO_HELD or not self.is_free(region):
            return False
        if not self.in_zone(seat, region, rows[row + codes.ZONE]):
            return False
        values = rows[row + codes.VALUES]
        if values != 0 and values & bit(self.world.value[region]) == 0:
            return False
        reach = rows[row + codes.REACH]
        return reach == 0 or self.world.steps[self.world.regions * start + region] <= reach

    def can_jump(self, seat: i64, start: i64) -> bool:
        if self.jumpers(seat, start) == 0:
            return False
        for region in range(self.world.regions):
            if self.is_goal(seat, start, region):
                return True
        return False

    def offer_jump(self, seat: i64) -> None:
        self.place = codes.NONE
        if self.left > 0 and self.times > 0:
            for region in range(self.world.regions):
                if self.can_jump(seat, region):
                    self.ask(seat, Question.JUMP_FROM)
                    return

    def most_jumping(self, seat: i64) -> i64:
        """How many Clans can jump together."""
        most = self.jumpers(seat, self.place)
        return most if most < self.left else self.left

    def jump_from(self, seat: i64, region: i64) -> None:
        self.place = region
        self.count = 1
        if self.tables.rows[self.row + codes.JOINT] != 0 and self.most_jumping(seat) > 1:
            self.ask(seat, Question.JUMP_COUNT)
        else:
            self.offer_goals(seat)

    def offer_goals(self, seat: i64) -> None:
        """Where a jump leads; a single goal is not asked for."""
        only = codes.NONE
        for region in range(self.world.regions):
            if self.is_goal(seat, self.place, region):
                if only != codes.NONE:
                    self.ask(seat, Question.JUMP_TO)
                    return
                only = region
        self.jump_to(seat, only)

    def jump_to(self, seat: i64, region: i64) -> None:
        self.take_clans(seat, self.place, self.count)
        self.put_clans(seat, region, self.count)
        self.landed[region] += self.count
        self.note_host(seat, region)
        if self.logging:
            here, there = self.id_of("region", self.place), self.id_of("region", region)
            self.log("event-jump", {"seat": seat, "from": here, "to": there, "count": self.count})
        if self.tables.rows[self.row + codes.JOINT] != 0:
            self.times -= 1
        else:
            self.left -= 1
        self.offer_jump(seat)

    def is_expelled(self, seat: i64, region: i64) -> bool:
        """Whether the effect under way can send home the Clans of a region."""
        owner = self.owner[region]
        if owner == codes.NONE or owner == seat or self.shield[region] != 0 or self.has_city(owner, region):
            return False
        if self.stack(owner, region) > self.tables.rows[self.row + codes.N]:
            return False
        world = self.world
        for place in range(world.first[region], world.first[region + 1]):
            if self.stack(seat, world.to[place]) > 0:
                return True
        return False

    def can_expel(self, seat: i64) -> bool:
        for region in range(self.world.regions):
            if self.is_expelled(seat, region):
                return True
        return False

    def expel(self, seat: i64, region: i64) -> None:
        """K15: the Clans are not lost, they go to their owner's homeland."""
        owner = self.owner[region]
        count = self.stack(owner, region)
        self.take_clans(owner, region, count)
        self.put_clans(owner, self.world.home[owner], count)
        if self.logging:
            rival = owner
            self.log("event-expel", {"seat": seat, "rival": rival, "region": self.id_of("region", region)})

    # Inventions and choices -------------------------------------------------------------------------------

    def marks(self, seat: i64, age: i64) -> i64:
        """The Inventions of an Age that the effect under way can mark, a set."""
        found: i64 = 0
        for other in range(self.seats):
            if other != seat:
                found |= self.made[codes.AGES * other + age]
        found &= ~(self.made[codes.AGES * seat + age] | self.marked[codes.AGES * seat + age])
        left = found
        most = self.tables.rows[self.row + codes.MOST]
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if self.tables.printed[codes.CARDS_OF_AGE * age + card] > most:
                found &= ~bit(card)
        return found

    def can_mark(self, seat: i64) -> bool:
        for age in range(codes.AGES):
            if self.marks(seat, age) != 0:
                return True
        return False

    def mark(self, seat: i64, number: i64) -> None:
        """GA-114: it scores for this seat too, from now on."""
        self.marked[codes.AGES * seat + number // codes.CARDS_OF_AGE] |= bit(number % codes.CARDS_OF_AGE)
        if self.logging:
            self.log("event-mark", {"seat": seat, "card": self.id_of("card", number)})

    def choose(self, seat: i64, row: i64) -> None:
        """A card for attack or defence is what its player is; other choices are asked."""
        playable = self.tables.playable
        start = codes.MOMENTS * self.age
        both = playable[start + codes.IN_DEFENCE] & playable[start + codes.BEFORE_ASSAULT]
        if both & bit(self.card):
            self.push_list(self.tables.rows[row + codes.AT] + (0 if seat == self.active else 1))
        else:
            self.ask(seat, Question.OPTION)
