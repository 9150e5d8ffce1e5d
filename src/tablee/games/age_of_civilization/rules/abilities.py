# Compiled by mypyc (see setup.py).
"""What a seat's active abilities add up to: counts, conditions, military, costs, slots (rules 2.6, 2.10).

Every modifier is a row of active effects that is asked what it adds; rules, breakdowns and bots all ask the same way.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import add_members, bit, bits
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.state import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Abilities(Position):
    """A position that can say what its cards do."""

    # Which effects are active (AC-034) --------------------------------------------------------------

    def sources(self, seat: i64) -> vec[i64]:
        """The main ability of the main civilization, all inherited ones, technologies and wonders."""
        found = vec[i64](capacity=24)
        if self.main[seat] != codes.NONE:
            found = append(found, codes.MAIN + self.main[seat])
        found = add_members(found, self.civilizations[seat], codes.INHERITED)
        found = add_members(found, self.technologies[seat], codes.TECHNOLOGY)
        return add_members(found, self.wonders[seat], codes.WONDER_CARD)

    def refresh(self, seat: i64) -> None:
        """Find the active effects anew; to be called whenever a seat's cards have changed."""
        first = self.tables.first
        found = vec[i64](capacity=24)
        for source in self.sources(seat):
            row = first[source]
            while row < first[source + 1]:
                found = append(found, row)
                row += codes.ROW
        self.rows[seat] = found

    def has(self, seat: i64, verb: i64) -> bool:
        effects = self.tables.rows
        for row in self.rows[seat]:
            if effects[row] == verb:
                return True
        return False

    def has_for(self, seat: i64, verb: i64, what: i64) -> bool:
        effects = self.tables.rows
        for row in self.rows[seat]:
            if effects[row] == verb and effects[row + codes.WHAT] == what:
                return True
        return False

    # Counts and conditions ----------------------------------------------------------------------------

    def workers_owned(self, seat: i64) -> i64:
        """AC-003: in hand, on white and on red slots together."""
        return self.hand[seat] + self.white[seat] + self.red[seat]

    def upcoming(self) -> i64:
        """AC-021: the number of cards right of the window."""
        return self.tables.rounds - self.round

    def count(self, seat: i64, per: i64) -> i64:
        if per == codes.PER_TECHNOLOGY:
            return bits(self.technologies[seat])
        if per == codes.PER_WONDER:
            return bits(self.wonders[seat])
        if per == codes.PER_CIVILIZATION:
            return bits(self.civilizations[seat])
        if per == codes.PER_WORKER:
            return self.workers_owned(seat)
        if per == codes.PER_IDLE_WORKER:
            return self.idle
        if per == codes.PER_SHIELD:
            return self.military(seat)
        if per == codes.PER_COIN:
            return self.coins[seat]
        if per == codes.PER_POINT:
            return self.points[seat]
        if per == codes.PER_UPCOMING:
            return self.upcoming()
        return self.stations

    def amount(self, seat: i64, row: i64) -> i64:
        """The amount of an effect, multiplied by floor(count / every) where it counts something."""
        effects = self.tables.rows
        amount = effects[row + codes.AMOUNT]
        per = effects[row + codes.PER]
        if per == 0:
            return amount
        return amount * (self.count(seat, per) // effects[row + codes.EVERY])

    def holds(self, seat: i64, cond: i64) -> bool:
        if cond == 0:
            return True
        if cond == codes.HIGHEST_MILITARY:
            return self.is_highest(seat)
        if cond == codes.NOT_LOWEST_MILITARY:
            return not self.is_lowest(seat)
        if cond == codes.NO_TECHNOLOGY:
            return self.technologies[seat] == 0
        return bits(self.technologies[seat]) <= 1

    # Military (AC-082, AC-083) --------------------------------------------------------------------------

    def military(self, seat: i64) -> i64:
        effects = self.tables.rows
        total: i64 = 0
        for row in self.rows[seat]:
            verb = effects[row]
            if verb == codes.SHIELD or verb == codes.SHIELD_PER:
                total += self.amount(seat, row)
        return total

    def is_highest(self, seat: i64) -> bool:
        """No other has more; ties count. Alone, the virtual opponent is the other (AC-173)."""
        own = self.military(seat)
        if self.players == 1:
            return own >= self.rival
        for other in range(self.players):
            if other != seat and self.military(other) > own:
                return False
        return True

    def is_lowest(self, seat: i64) -> bool:
        own = self.military(seat)
        if self.players == 1:
            return own <= self.rival
        for other in range(self.players):
            if other != seat and self.military(other) < own:
                return False
        return True

    def is_immune(self, seat: i64, to: i64) -> bool:
        return self.has_for(seat, codes.IMMUNE, to)

    # Technologies (AC-081, AC-142 to AC-144) ---------------------------------------------------------------

    def cell_technology(self, seat: i64, cell: i64) -> i64:
        """What a cell of a seat's technology card holds: a special card replaces rows 1 and 2 of its column."""
        card = self.special[seat]
        if card != codes.NONE and self.tables.special_column[card] == cell // 3:
            if cell % 3 == 0:
                return self.tables.special_row1[card]
            if cell % 3 == 1:
                return self.tables.special_row2[card]
        return self.tables.cell_technology[cell]

    def owned_cells(self, seat: i64) -> i64:
        """The cells with a cube, a bit each."""
        owned = self.technologies[seat]
        found: i64 = 0
        if owned != 0:
            for cell in range(codes.CELLS):
                if owned & bit(self.cell_technology(seat, cell)):
                    found |= bit(cell)
        return found

    def available(self, seat: i64) -> i64:
        """The technologies a seat could gain now, a bit each."""
        owned = self.owned_cells(seat)
        shut = owned | self.closed
        free = self.has(seat, codes.IGNORE_PREREQUISITES)
        needs = self.tables.cell_needs
        found: i64 = 0
        for cell in range(codes.CELLS):
            if shut & bit(cell) == 0 and (free or needs[cell] == 0 or needs[cell] & owned != 0):
                found |= bit(self.cell_technology(seat, cell))
        return found

    # Costs and gains of an action (AC-072 to AC-075) -------------------------------------------------------

    def base_cost(self, action: i64) -> i64:
        """What is printed; the Caravan's cost is that of the next station (AC-196)."""
        return self.tables.station_cost[self.stations] if action == codes.CARAVAN else self.tables.cost[action]

    def cost(self, seat: i64, action: i64, aim: i64, at_turn_end: bool) -> i64:
        """What an action costs in coins. `aim` is the technology or wonder it is for; NONE for none."""
        effects = self.tables.rows
        cost = self.base_cost(action)
        if cost > 0:
            for row in self.rows[seat]:
                verb = effects[row]
                if verb == codes.ACTION_COST or verb == codes.ACTION_FREE:
                    cost -= self.reduction(seat, row, action, aim, at_turn_end)
        if action == codes.WONDER and aim != codes.NONE:
            cost -= self.wonder_coins[aim]  # AC-191
        return cost if cost > 0 else 0

    def cost_depends_on_aim(self, seat: i64, action: i64) -> bool:
        """Whether what an action is for can make it cheaper."""
        effects = self.tables.rows
        if action == codes.WONDER:
            for wonder in self.wonder_row:
                if self.wonder_coins[wonder] != 0:
                    return True
            return False
        for row in self.rows[seat]:
            if effects[row + codes.TECHS] != 0 and effects[row + codes.WHAT] == action:
                return True
        return False

    def reduction(self, seat: i64, row: i64, action: i64, aim: i64, at_turn_end: bool) -> i64:
        """The coins that one active effect takes off a cost."""
        effects = self.tables.rows
        if effects[row + codes.WHAT] != action or not self.aims_at(row, aim):
            return 0
        if effects[row] == codes.ACTION_FREE:
            return self.tables.cost[action]
        if effects[row] != codes.ACTION_COST or (at_turn_end and effects[row + codes.EXTRA] == 1):  # AC-073
            return 0
        return effects[row + codes.AMOUNT] if self.holds(seat, effects[row + codes.COND]) else 0

    def aims_at(self, row: i64, technology: i64) -> bool:
        """AC-074: an effect that names technologies is for these only."""
        named = self.tables.rows[row + codes.TECHS]
        return named == 0 or (technology != codes.NONE and named & bit(technology) != 0)

    def added(self, row: i64, verb: i64, action: i64, aim: i64) -> i64:
        """What one active effect adds to an action: points, coins, workers needed, or workers gained."""
        effects = self.tables.rows
        if effects[row] != verb or effects[row + codes.WHAT] != action or not self.aims_at(row, aim):
            return 0
        return effects[row + codes.AMOUNT]

    def workers_needed(self, seat: i64, action: i64) -> i64:
        """AC-075: at least one."""
        effects = self.tables.rows
        needed = self.tables.workers[action]
        for row in self.rows[seat]:
            if effects[row] == codes.ACTION_WORKERS:
                needed += self.added(row, codes.ACTION_WORKERS, action, codes.NONE)
        return needed if needed > 1 else 1

    def scenario_gain(self, action: i64, resource: i64) -> i64:
        """AC-215: more points from Culture after the Rebirth. AC-197: more coins from Trade on an open Silk Road."""
        scenario = self.scenario
        if resource == codes.POINTS:
            if action == codes.CULTURE and self.round >= scenario.culture_bonus_from:
                return scenario.culture_bonus_points
        elif action == codes.TRADE and self.stations >= scenario.trade_bonus_from:
            return scenario.trade_bonus_coins
        return 0

    # Where an action can be performed (AC-022, AC-077) ------------------------------------------------------

    def on_offer(self, seat: i64) -> i64:
        """The permanent actions, the card beside them, those of the window, with the Maya those to come as well
        (AC-126): a bit each."""
        card_action = self.tables.card_action
        found: i64 = 7
        if self.beside != codes.NONE:
            found |= bit(self.beside)
        last = len(self.track) if self.has(seat, codes.UPCOMING_SLOTS) else self.round + 2
        for place in range(self.round - 1, last):
            action = card_action[self.track[place]]
            if action != codes.NONE:
                found |= bit(action)
        return found

    def private_slots(self, seat: i64, action: i64) -> i64:
        effects = self.tables.rows
        slots: i64 = 0
        for row in self.rows[seat]:
            if effects[row] == codes.SLOT and effects[row + codes.WHAT] == action:
                slots += effects[row + codes.AMOUNT]
        return slots

    def free_slots(self, seat: i64, action: i64, offered: i64) -> i64:
        """Slots on the table and private ones, less those used this turn."""
        slots = self.tables.slots[action] if offered & bit(action) else 0
        return slots + self.private_slots(seat, action) - self.used[action]

    def denied(self, seat: i64) -> i64:
        """AC-129: the actions that others forbid to this seat, a bit each."""
        effects = self.tables.rows
        found: i64 = 0
        for other in range(self.players):
            if other != seat:
                for row in self.rows[other]:
                    if effects[row] == codes.DENY_ACTION:
                        found |= bit(effects[row + codes.WHAT])
        return found

    def would_do_something(self, seat: i64, action: i64) -> bool:
        """AC-065: Conquest is won, or something happens all the same. AC-196: there is a station to open."""
        if action == codes.CONQUEST:
            return self.is_highest(seat) or self.has_for_lost_conquest(seat)
        if action == codes.CARAVAN:
            return self.stations < len(self.tables.station_cost)
        return True

    def has_for_lost_conquest(self, seat: i64) -> bool:
        """Others lose coins all the same, or the lost worker pays."""
        effects = self.tables.rows
        pays = False
        for row in self.rows[seat]:
            verb = effects[row]
            if verb == codes.OTHERS_LOSE and effects[row + codes.ON] == codes.ON_ACTION:
                if effects[row + codes.WHAT] == codes.CONQUEST:
                    return True
            elif verb == codes.GAIN and effects[row + codes.ON] == codes.ON_SACRIFICE:
                pays = True
        return pays and not self.has_for(seat, codes.ACTION_KEEP, codes.CONQUEST)
