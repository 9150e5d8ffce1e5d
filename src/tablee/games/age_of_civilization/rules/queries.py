# Compiled by mypyc (see setup.py).
"""What can be asked about a position: counts, conditions, military, technologies, costs, slots (rules 2.6, 2.10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import add_members, as_set, bit, bits
from tablee.games.age_of_civilization.rules.codes import (
    CELLS,
    NONE,
    CardAction,
    Condition,
    Count,
    Rank,
    Resource,
    Source,
)
from tablee.games.age_of_civilization.rules.effects import Abilities, Effect
from tablee.games.age_of_civilization.rules.state import Position

_PERMANENT: Final[i64] = bit(CardAction.WONDER) | bit(CardAction.RESEARCH) | bit(CardAction.ENSLAVE)


class PositionQueries(Position):
    """A position that can be asked what its cards add up to."""

    # Which effects are active (AC-034) --------------------------------------------------------------

    def sources(self, seat: i64) -> vec[i64]:
        """The main ability of the main civilization, all inherited ones, technologies and wonders."""
        found = vec[i64](capacity=24)
        if self.main[seat] != NONE:
            found = append(found, Source.MAIN + self.main[seat])
        found = add_members(found, self.civilizations[seat], Source.INHERITED)
        found = add_members(found, self.technologies[seat], Source.TECHNOLOGY)
        return add_members(found, self.wonders[seat], Source.WONDER)

    def effects_of(self, source: i64) -> list[Effect]:
        return self.tables.effects_of[source]

    def refresh(self, seat: i64) -> None:
        """Find the active effects anew; to be called whenever a seat's cards have changed."""
        found = Abilities()
        for source in self.sources(seat):
            for effect in self.effects_of(source):
                found.add(effect)
        self.abilities[seat] = found

    # Counts and conditions ----------------------------------------------------------------------------

    def workers_owned(self, seat: i64) -> i64:
        """AC-003: in hand, on white and on red slots together."""
        return self.hand[seat] + self.white[seat] + self.red[seat]

    def upcoming(self) -> i64:
        """AC-021: the number of cards right of the window."""
        return self.tables.rounds - self.round

    def count(self, seat: i64, per: i64) -> i64:
        if per == Count.TECHNOLOGY:
            return bits(self.technologies[seat])
        if per == Count.WONDER:
            return bits(self.wonders[seat])
        if per == Count.CIVILIZATION:
            return bits(self.civilizations[seat])
        if per == Count.WORKER:
            return self.workers_owned(seat)
        if per == Count.IDLE_WORKER:
            return self.idle
        if per == Count.SHIELD:
            return self.military(seat)
        if per == Count.COIN:
            return self.coins[seat]
        if per == Count.POINT:
            return self.points[seat]
        if per == Count.UPCOMING:
            return self.upcoming()
        return self.stations

    def holds(self, seat: i64, cond: i64) -> bool:
        if cond == NONE:
            return True
        if cond == Condition.HIGHEST_MILITARY:
            return self.is_highest(seat)
        if cond == Condition.NOT_LOWEST_MILITARY:
            return not self.is_lowest(seat)
        if cond == Condition.NO_TECHNOLOGY:
            return self.technologies[seat] == 0
        return bits(self.technologies[seat]) <= 1

    def foremost(self, count: i64, rank: i64) -> i64:
        """The seats with the highest or the lowest count, a bit each."""
        sign: i64 = 1 if rank == Rank.HIGHEST else -1
        found: i64 = 0
        best: i64 = 0
        for seat in range(self.players):
            own = sign * self.count(seat, count)
            if found == 0 or own > best:
                best = own
                found = 0
            if own == best:
                found |= bit(seat)
        return found

    # Military (AC-082, AC-083) --------------------------------------------------------------------------

    def military(self, seat: i64) -> i64:
        abilities = self.abilities[seat]
        total = abilities.shields
        for effect in abilities.counted_shields:
            total += effect.amount_now(self, seat)
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
        return self.abilities[seat].immune & bit(to) != 0

    # Technologies (AC-081, AC-142 to AC-144) ---------------------------------------------------------------

    def cell_technology(self, seat: i64, cell: i64) -> i64:
        """What a cell of a seat's technology card holds: a special card replaces rows 1 and 2 of its column."""
        card = self.special[seat]
        if card != NONE and self.tables.special_column[card] == cell // 3:
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
            for cell in range(CELLS):
                if owned & bit(self.cell_technology(seat, cell)):
                    found |= bit(cell)
        return found

    def available(self, seat: i64) -> i64:
        """The technologies a seat could gain now, a bit each."""
        owned = self.owned_cells(seat)
        shut = owned | self.closed
        free = self.abilities[seat].ignores_prerequisites
        needs = self.tables.cell_needs
        found: i64 = 0
        for cell in range(CELLS):
            if shut & bit(cell) == 0 and (free or needs[cell] == 0 or needs[cell] & owned != 0):
                found |= bit(self.cell_technology(seat, cell))
        return found

    def purchasable(self, seat: i64) -> i64:
        """AC-141, AC-142: the special cards a seat may buy, a bit each."""
        if self.specials == 0 or self.special[seat] != NONE or self.coins[seat] < self.tables.special_cost:
            return 0
        columns = self.tables.special_column
        owned = self.owned_cells(seat)
        found: i64 = 0
        for card in range(len(columns)):
            if self.specials & bit(card) and owned & (7 << (3 * columns[card])) == 0:
                found |= bit(card)
        return found

    def bought_late(self, seat: i64) -> i64:
        """AC-141: the special cards a seat may buy after its actions or its rest, or before it takes a technology.
        Before rules 2 that was too late."""
        return self.purchasable(seat) if self.rules >= 2 else 0

    def wonders_left(self) -> i64:
        """The wonder market as a set."""
        return as_set(self.wonder_row)

    # Costs and gains of an action (AC-072 to AC-075) -------------------------------------------------------

    def base_cost(self, action: i64) -> i64:
        """What is printed; the Caravan's cost is that of the next station (AC-196)."""
        return self.tables.station_cost[self.stations] if action == CardAction.CARAVAN else self.tables.cost[action]

    def cost(self, seat: i64, action: i64, aim: i64, at_turn_end: bool) -> i64:
        """What an action costs in coins. `aim` is the technology or wonder it is for; NONE for none."""
        cost = self.base_cost(action)
        abilities = self.abilities[seat]
        if cost > 0 and abilities.modified & bit(action):
            for modifier in abilities.modifiers:
                cost -= modifier.reduction(self, seat, action, aim, at_turn_end)
        if action == CardAction.WONDER and aim != NONE:
            cost -= self.wonder_coins[aim]  # AC-191
        return cost if cost > 0 else 0

    def cost_depends_on_aim(self, seat: i64, action: i64) -> bool:
        """Whether what an action is for can make it cheaper."""
        if action == CardAction.WONDER:
            for wonder in self.wonder_row:
                if self.wonder_coins[wonder] != 0:
                    return True
        return self.abilities[seat].aimed & bit(action) != 0

    def workers_needed(self, seat: i64, action: i64) -> i64:
        """AC-075: at least one."""
        needed = self.tables.workers[action]
        abilities = self.abilities[seat]
        if abilities.modified & bit(action):
            for modifier in abilities.modifiers:
                needed += modifier.added_workers(action)
        return needed if needed > 1 else 1

    def gain_of(self, seat: i64, action: i64, aim: i64, resource: i64) -> i64:
        """AC-074: the printed gain and all bonuses together; on Conquest these need a comparison won (AC-065)."""
        total = self.printed_gain(seat, action, resource) + self.scenario_gain(action, resource)
        abilities = self.abilities[seat]
        if abilities.modified & bit(action) and (action != CardAction.CONQUEST or self.is_highest(seat)):
            for modifier in abilities.modifiers:
                total += modifier.added_gain(action, aim, resource)
        return total

    def printed_gain(self, seat: i64, action: i64, resource: i64) -> i64:
        """The points or coins that an action itself gives now."""
        total: i64 = 0
        for effect in self.effects_of(Source.ACTION + action):
            total += effect.printed_gain(self, seat, resource)
        return total

    def scenario_gain(self, action: i64, resource: i64) -> i64:
        """AC-215: more points from Culture after the Rebirth. AC-197: more coins from Trade on an open Silk Road."""
        scenario = self.scenario
        if resource == Resource.POINTS:
            if action == CardAction.CULTURE and self.round >= scenario.culture_bonus_from_round:
                return scenario.culture_bonus_points
        elif action == CardAction.TRADE and self.stations >= scenario.trade_bonus_from_stations:
            return scenario.trade_bonus_coins
        return 0

    # Where an action can be performed (AC-022, AC-077) ------------------------------------------------------

    def on_offer(self, seat: i64) -> i64:
        """The permanent actions, the card beside them, those of the window, with the Maya those to come as well
        (AC-126): a bit each."""
        card_action = self.tables.card_action
        found = _PERMANENT
        if self.beside != NONE:
            found |= bit(self.beside)
        last = len(self.track) if self.abilities[seat].uses_upcoming else self.round + 2
        for place in range(self.round - 1, last):
            action = card_action[self.track[place]]
            if action != NONE:
                found |= bit(action)
        return found

    def free_slots(self, seat: i64, action: i64, offered: i64) -> i64:
        """Slots on the table and private ones, less those used this turn."""
        slots = self.tables.slots[action] if offered & bit(action) else 0
        return slots + self.abilities[seat].slots[action] - self.used[action]

    def denied(self, seat: i64) -> i64:
        """AC-129: the actions that others forbid to this seat, a bit each."""
        found: i64 = 0
        for other in range(self.players):
            if other != seat:
                found |= self.abilities[other].denied
        return found

    def would_do_something(self, seat: i64, action: i64) -> bool:
        """AC-196: there is a station to open."""
        if action == CardAction.CONQUEST and self.rules < 2:  # a Conquest that brings nothing was not offered then
            return self.is_highest(seat) or self.has_for_lost_conquest(seat)
        if action == CardAction.CARAVAN:
            return self.stations < len(self.tables.station_cost)
        return True

    def can_do_freely(self, seat: i64, action: i64, at_turn_end: bool) -> bool:
        """Whether an action can be performed without a worker: payable, and forbidden by nobody."""
        if self.denied(seat) & bit(action) or not self.would_do_something(seat, action):
            return False
        return self.coins[seat] >= self.cost(seat, action, NONE, at_turn_end)

    def has_for_lost_conquest(self, seat: i64) -> bool:
        """Before rules 2: others lose coins all the same, or the lost worker pays."""
        abilities = self.abilities[seat]
        conquest = bit(CardAction.CONQUEST)
        return abilities.robbing & conquest != 0 or (abilities.gains_by_sacrifice and abilities.kept & conquest == 0)
