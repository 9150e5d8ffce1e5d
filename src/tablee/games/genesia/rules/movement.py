# Compiled by mypyc (see setup.py).
"""Movement (rules 2.4): steps, tolls, journeys and trips of groups."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import Pool, Zone
from tablee.games.genesia.rules.holdings import Holdings
from tablee.games.genesia.rules.steps import Question

LABEL: Final[i64] = 6  # a way so far: where it leads, the free moves left (own, foreign, island, any), coins spent


@mypyc_attr(allow_interpreted_subclasses=True)
class Movement(Holdings):
    """A position whose Clans can move."""

    def in_third_age(self) -> bool:
        return self.age == 2

    def may_stay(self, seat: i64, region: i64) -> bool:
        """GA-043: in a free region, an own one, or a homeland that is open to the seat."""
        owner = self.owner[region]
        if owner != codes.NONE:
            return owner == seat
        return self.world.is_home[region] == 0 or self.is_open_to(seat, region)

    def is_open_to(self, seat: i64, homeland: i64) -> bool:
        """GA-043: one's own, one where the seat already is, one where nobody else is; all of them by GA-167, and in
        version 1 of the rules."""
        if self.open_homelands != 0 or self.rules < 2 or homeland == self.world.home[seat]:
            return True
        if self.occupies(seat, homeland):
            return True
        for other in range(self.seats):
            if self.occupies(other, homeland):
                return False
        return True

    def toll(self, seat: i64, owner: i64) -> i64:
        """GA-045, and what cards make of it: who pays none goes before who receives more."""
        return 0 if self.toll_free[seat] != 0 else self.toll_gain[owner]

    def pays_steps(self, seat: i64, stack: bool) -> bool:
        """Whether coins buy steps: not for copied moves (GA-116), nor for groups in Ages I and II (K21)."""
        return self.at_once != seat and not (stack and not self.in_third_age())

    def zone_of(self, seat: i64, region: i64) -> i64:
        """The zone of a step that ends there; NONE for the own homeland."""
        slot = self.world.slot[region]
        if slot == codes.NONE:
            return Zone.ISLAND
        if slot != seat:
            return Zone.FOREIGN
        return codes.NONE if self.world.is_home[region] != 0 else Zone.OWN

    # Whether a step is possible (GA-041, GA-049) ----------------------------------------------------------

    def pool_for(self, seat: i64, to: i64, stack: bool) -> i64:
        """GA-041: the free moves that a step uses; NONE if a coin must pay."""
        start = codes.POOLS * seat
        if stack and not self.in_third_age():
            return Pool.STACK if self.free[start + Pool.STACK] > 0 else codes.NONE
        zone = self.zone_of(seat, to)
        if zone != codes.NONE and self.free[start + zone] > 0:
            return zone
        return Pool.ANY if self.free[start + Pool.ANY] > 0 else codes.NONE

    def can_step(self, seat: i64, to: i64, stack: bool, low: i64, high: i64) -> bool:
        """Whether a step can be paid and, into a region of an enemy, the journey finished. `low` and `high` are the
        regions it has been in (GA-048)."""
        if not self.may_stay(seat, to):
            return self.can_cross(seat, to, stack, low, high)
        if self.pool_for(seat, to, stack) != codes.NONE:
            return True
        return self.coins[seat] > 0 and self.pays_steps(seat, stack)

    def can_cross(self, seat: i64, start: i64, stack: bool, low: i64, high: i64) -> bool:
        """GA-049: look for any way out that the seat can pay, the shorter ones first. A way that comes to a region with
        no more means than another one before it is given up."""
        coins = self.coins[seat]
        pays = self.pays_steps(seat, stack)
        labels = self.first_label(seat, stack)
        world = self.world
        labels = self.add_label(labels, 0, seat, start, coins, pays)
        place: i64 = LABEL
        while place < len(labels):
            region = labels[place]
            for edge in range(world.first[region], world.first[region + 1]):
                beside = world.to[edge]
                if low & bit(beside) if beside < codes.HALF else high & bit(beside - codes.HALF):
                    continue
                if self.may_stay(seat, beside):
                    if self.label_pays(labels, place, seat, beside, coins, pays):
                        return True
                else:
                    labels = self.add_label(labels, place, seat, beside, coins, pays)
            place += LABEL
        return False

    def first_label(self, seat: i64, stack: bool) -> vec[i64]:
        """Before the first step."""
        start = codes.POOLS * seat
        free = self.free
        if stack and not self.in_third_age():
            return vec[i64]([codes.NONE, 0, 0, 0, free[start + Pool.STACK], 0])
        own, foreign, island = free[start + Pool.OWN], free[start + Pool.FOREIGN], free[start + Pool.ISLAND]
        return vec[i64]([codes.NONE, own, foreign, island, free[start + Pool.ANY], 0])

    def label_pays(self, labels: vec[i64], place: i64, seat: i64, to: i64, coins: i64, pays: bool) -> bool:
        """Whether the last step of a way, out of enemy land, can be paid."""
        zone = self.zone_of(seat, to)
        if labels[place + 1 + Pool.ANY] > 0 or (zone != codes.NONE and labels[place + 1 + zone] > 0):
            return True
        return pays and labels[place + 5] < coins

    def add_label(self, labels: vec[i64], place: i64, seat: i64, to: i64, coins: i64, pays: bool) -> vec[i64]:
        """The way to `place` and one step more, into a region of an enemy, if it can be paid and is of use."""
        own, foreign, island = labels[place + 1], labels[place + 2], labels[place + 3]
        free, spent = labels[place + 4], labels[place + 5]
        if self.world.is_home[to] == 0:  # GA-046
            spent += self.toll(seat, self.owner[to])
        zone = self.zone_of(seat, to)
        if zone == Zone.OWN and own > 0:
            own -= 1
        elif zone == Zone.FOREIGN and foreign > 0:
            foreign -= 1
        elif zone == Zone.ISLAND and island > 0:
            island -= 1
        elif free > 0:
            free -= 1
        elif pays:
            spent += 1
        else:
            return labels
        if spent > coins:
            return labels
        other: i64 = LABEL
        while other < len(labels):
            if (
                labels[other] == to
                and labels[other + 1] >= own
                and labels[other + 2] >= foreign
                and labels[other + 3] >= island
                and labels[other + 4] >= free
                and labels[other + 5] <= spent
            ):
                return labels
            other += LABEL
        labels = append(append(append(labels, to), own), foreign)
        return append(append(append(labels, island), free), spent)

    def can_leave(self, seat: i64, region: i64, stack: bool) -> bool:
        """Whether some step from a region is possible."""
        world = self.world
        low = bit(region) if region < codes.HALF else 0
        high = bit(region - codes.HALF) if region >= codes.HALF else 0
        for edge in range(world.first[region], world.first[region + 1]):
            if self.can_step(seat, world.to[edge], stack, low, high):
                return True
        return False

    def can_lift(self, seat: i64, region: i64) -> bool:
        """GA-052, K21: whether a group can set out from there."""
        if self.stack(seat, region) == 0:
            return False
        if not self.in_third_age() and self.free[codes.POOLS * seat + Pool.STACK] == 0:
            return False
        return self.can_leave(seat, region, True)

    def can_move(self, seat: i64) -> bool:
        """Whether any step is possible."""
        world = self.world
        clans = self.clans
        start = world.regions * seat
        stacks = self.in_third_age() or self.free[codes.POOLS * seat + Pool.STACK] > 0
        for region in range(world.regions):
            if clans[start + region] > 0:
                if not self.in_third_age() and self.can_leave(seat, region, False):
                    return True
                if stacks and self.can_lift(seat, region):
                    return True
        return False

    # Carrying steps out -----------------------------------------------------------------------------------

    def pay_step(self, seat: i64, to: i64, stack: bool) -> None:
        """GA-041, GA-045: a movement point, and the toll."""
        pool = self.pool_for(seat, to, stack)
        coins: i64 = 0
        if pool != codes.NONE:
            self.free[codes.POOLS * seat + pool] -= 1
        else:
            coins = 1
            self.coins[seat] -= 1
        if self.logging:
            count = 1 if self.traveller == codes.NONE else self.trip_clans
            here = self.id_of("region", self.trip_at)
            there = self.id_of("region", to)
            kind = "" if pool == codes.NONE else codes.POOL_NAMES[pool]
            self.log(
                "event-move", {"seat": seat, "from": here, "to": there, "count": count, "coins": coins, "pool": kind}
            )
        owner = self.owner[to]
        if owner != codes.NONE and owner != seat:
            toll = self.toll(seat, owner)
            self.coins[seat] -= toll
            self.coins[owner] += toll
            if self.logging and toll > 0:
                self.log("event-toll", {"seat": seat, "rival": owner, "coins": toll})

    def move(self, seat: i64, edge: i64) -> None:
        """A step of one Clan, or of the group that travels."""
        to = self.world.edge_to[edge]
        if self.traveller == codes.NONE:
            self.set_out(seat, self.world.edge_from[edge], False)
            self.lift_clans(seat, 1)
        self.pay_step(seat, to, self.trip_stack != 0)
        self.trip_at = to
        self.visit(to)
        self.travel_on(seat)

    def set_out(self, seat: i64, region: i64, stack: bool) -> None:
        self.traveller = seat
        self.trip_from = region
        self.trip_at = region
        self.trip_clans = 0
        self.trip_stack = 1 if stack else 0
        self.visited_low = 0
        self.visited_high = 0
        self.visit(region)

    def visit(self, region: i64) -> None:
        if region < codes.HALF:
            self.visited_low |= bit(region)
        else:
            self.visited_high |= bit(region - codes.HALF)

    def lift_clans(self, seat: i64, count: i64) -> None:
        """GA-050: what travels occupies no region."""
        self.trip_clans = count
        self.take_clans(seat, self.trip_at, count)

    def lift(self, seat: i64, region: i64) -> None:
        """GA-052: a group of the stack in a region; a single Clan need not be counted."""
        self.set_out(seat, region, True)
        if self.stack(seat, region) > 1:
            self.ask(seat, Question.GROUP)
        else:
            self.lift_clans(seat, 1)
            self.ask(seat, Question.TRIP)

    def onward(self, seat: i64) -> vec[i64]:
        """The steps on which a trip can go on."""
        world = self.world
        found = vec[i64](capacity=5)
        for place in range(world.first[self.trip_at], world.first[self.trip_at + 1]):
            to = world.to[place]
            been = self.visited_low & bit(to) if to < codes.HALF else self.visited_high & bit(to - codes.HALF)
            if been == 0 and self.can_step(seat, to, self.trip_stack != 0, self.visited_low, self.visited_high):
                found = append(found, world.edge[place])
        return found

    def travel_on(self, seat: i64) -> None:
        """GA-047, GA-052: the journey of one Clan ends where it may stay; a group may go on from there."""
        resting = self.may_stay(seat, self.trip_at)
        if resting and self.trip_stack == 0:
            self.end_trip(seat)
            return
        ways = self.onward(seat)
        if resting:
            if len(ways) == 0:
                self.end_trip(seat)
            else:
                self.ask(seat, Question.TRIP)
        elif len(ways) == 1:
            self.move(seat, ways[0])
        else:
            self.ask(seat, Question.TRIP if self.trip_stack != 0 else Question.JOURNEY)

    def end_trip(self, seat: i64) -> None:
        """The group merges into the stack where it stands."""
        self.put_clans(seat, self.trip_at, self.trip_clans)
        self.traveller = codes.NONE
        self.trip_clans = 0
