# Compiled by mypyc (see setup.py).
"""What a seat of Genesia can still reach: a quick plan for its Expansion turn, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.state import World

# Weights, in points. Lists have a number for each Age.
SAVED: Final = vec[float]([0.8, 1.1, 0.1])  # a coin kept for the next Age
SOLD: Final = 1.4  # a coin that buys points at the end of the Age
CLAN: Final = vec[float]([0.6, 0.5, 0.1])  # a Clan without a task
CITY: Final = vec[float]([2.5, 1.8, 0.3])
FORWARD: Final = vec[float]([1.3, 0.9, 0.0])  # each step that the foremost City is nearer to the centre than home
HOME_TO_CENTRE: Final[i64] = 8
PLANNED: Final = 0.93  # what is still to be done, compared with what is done
HELD: Final = vec[float]([0.6, 0.8, 1.0])  # the chance to hold a region of the island to the end
BESIDE: Final = 0.6  # what is left of a region's points beside a stack of an enemy
FAR: Final[i64] = 99


def saved(state: Genesia, coins: float, slots: float) -> float:
    """What coins are worth after the Expansion turn; so many of them can buy points at the end of the Age."""
    if coins <= slots:
        return SOLD * coins
    return SOLD * slots + SAVED[state.age] * (coins - slots)


def front(state: Genesia, seat: i64) -> i64:
    """Steps from the foremost City, or what will be one, to the centre."""
    world = state.world
    clans, cities, steps = state.clans, state.cities, world.steps
    start = world.regions * seat
    centre = world.regions * (world.regions - 1)
    best = HOME_TO_CENTRE
    building = state.phase < Phase.END
    for region in range(world.regions):
        near = steps[centre + region]
        if near < best and (cities[start + region] != 0 or (building and clans[start + region] > 1)):
            best = near
    return best


def value_of(state: Genesia, seat: i64, region: i64) -> float:
    """GA-132, GA-133: what a region will bring to who holds it now."""
    slot = state.world.slot[region]
    value = float(state.world.value[region])
    if slot == codes.NONE:
        return value if state.solo != 0 else HELD[state.age] * value
    return value if slot == seat else value + float(state.tables.propagation)


class Plan:
    """Where Clans could go, and from where."""

    def __init__(self, world: World) -> None:
        self.world: World = world
        self.targets: vec[i64] = vec[i64](capacity=64)  # free regions, and own ones that a second Clan makes a City
        self.gains: vec[float] = vec[float](capacity=64)
        self.by_recruit: vec[i64] = vec[i64](capacity=64)  # steps to each target from where Clans are recruited
        self.by_spare: vec[i64] = vec[i64](capacity=64)  # and from the nearest Clan without a task
        self.source_of: vec[i64] = vec[i64](capacity=64)  # its source
        self.sources: vec[i64] = vec[i64](capacity=16)  # regions with Clans without a task
        self.spare: vec[i64] = vec[i64](capacity=16)  # how many
        self.is_base: vec[i64] = vec[i64](capacity=16)  # whether more can be recruited there
        self.bases: vec[i64] = vec[i64](capacity=16)  # where Clans are recruited
        self.goals: vec[i64] = vec[i64](capacity=16)  # the targets chosen, the best first
        self.starts: vec[i64] = vec[i64](capacity=16)  # the source for each; NONE for a recruit
        self.total: float = 0.0  # what all of it brings

    def aim_at(self, region: i64, gain: float) -> None:
        self.targets = append(self.targets, region)
        self.gains = append(self.gains, gain)

    def start_from(self, region: i64, clans: i64, is_base: bool) -> None:
        self.sources = append(self.sources, region)
        self.spare = append(self.spare, clans)
        self.is_base = append(self.is_base, 1 if is_base else 0)

    def measure(self) -> None:
        """The ways to all targets."""
        for _ in range(len(self.targets)):
            self.by_recruit = append(self.by_recruit, FAR)
            self.by_spare = append(self.by_spare, FAR)
            self.source_of = append(self.source_of, codes.NONE)
        for base in self.bases:
            self.recruit_from(base)
        self.assign()

    def recruit_from(self, region: i64) -> None:
        targets, ways, steps = self.targets, self.by_recruit, self.world.steps
        row = self.world.regions * region
        for place in range(len(targets)):
            if steps[row + targets[place]] < ways[place]:
                ways[place] = steps[row + targets[place]]

    def assign(self) -> None:
        """The nearest Clans without a task for each target that has none."""
        for source in range(len(self.sources)):
            if self.spare[source] > 0:
                self.march_from(self.sources[source], source)

    def march_from(self, region: i64, source: i64) -> None:
        targets, ways, sources, steps = self.targets, self.by_spare, self.source_of, self.world.steps
        row = self.world.regions * region
        for place in range(len(targets)):
            if steps[row + targets[place]] < ways[place]:
                ways[place] = steps[row + targets[place]]
                sources[place] = source

    def spend(self, chosen: i64, grouped: bool) -> None:
        """A Clan without a task goes to a target; in a group the others go with it, and those recruited there."""
        source = self.source_of[chosen]
        self.spare[source] -= 1
        if grouped and self.is_base[source] != 0:
            self.recruit_from(self.targets[chosen])
        if self.spare[source] > 0:
            if grouped:
                self.march_from(self.targets[chosen], source)
            return
        for place in range(len(self.targets)):
            if self.source_of[place] == source:
                self.by_spare[place] = FAR
        self.assign()

    def choose(self, region: i64, source: i64) -> None:
        self.goals = append(self.goals, region)
        self.starts = append(self.starts, source)

    def idle(self) -> i64:
        found: i64 = 0
        for count in self.spare:
            found += count
        return found


def prospects(state: Genesia, seat: i64, coins: float, gifts: float, slots: float) -> Plan:
    """What the means of a seat bring if each goes where it brings most for its price: regions, Cities, or savings.
    Gifts of cards are used first, since they cannot be saved.

    In Ages I and II each Clan pays its own way; in Age III a group pays once for all and leaves one in each region.
    """
    plan = survey(state, seat)
    age = state.age
    grouped = state.in_third_age()
    steps = state.world.steps
    centre = state.world.regions * (state.world.regions - 1)
    owner = state.owner
    foremost = front(state, seat)
    price = float(state.tables.recruit)
    recruits = state.stock[seat]
    budget = coins + gifts
    targets, gains, by_recruit, by_spare = plan.targets, plan.gains, plan.by_recruit, plan.by_spare
    total = 0.0
    while True:
        chosen: i64 = codes.NONE
        best = 0.0
        chosen_cost = 0.0
        for place in range(len(targets)):
            gain = gains[place]
            if gain > 0.0:
                cost = float(by_spare[place])
                if recruits > 0 and float(by_recruit[place]) + price < cost:
                    cost = float(by_recruit[place]) + price
                if cost <= budget and gain > best * (cost + 0.5):
                    best = gain / (cost + 0.5)
                    chosen = place
                    chosen_cost = cost
        if chosen == codes.NONE:
            break
        gain = gains[chosen]
        gains[chosen] = 0.0
        rest = budget - chosen_cost
        if gain <= saved(state, budget if budget < coins else coins, slots) - saved(
            state, rest if rest < coins else coins, slots
        ):
            continue
        budget = rest
        total += gain
        region = targets[chosen]
        if owner[region] == seat:
            if steps[centre + region] < foremost:
                foremost = steps[centre + region]
        elif not grouped and state.world.is_home[region] == 0:
            gains[chosen] = city_gain(age, steps[centre + region], foremost)
        if chosen_cost == float(by_spare[chosen]):
            plan.choose(region, plan.source_of[chosen])
            plan.spend(chosen, grouped)
        else:
            plan.choose(region, codes.NONE)
            recruits -= 1
            if grouped:
                plan.recruit_from(region)
    plan.total = PLANNED * total + CLAN[age] * float(plan.idle())
    plan.total += saved(state, budget if budget < coins else coins, slots)
    return plan


def survey(state: Genesia, seat: i64) -> Plan:
    """The map as a seat sees it before its Expansion turn."""
    world = state.world
    plan = Plan(world)
    owner, clans, cities, steps = state.owner, state.clans, state.cities, world.steps
    start = world.regions * seat
    centre = world.regions * (world.regions - 1)
    home = world.home[seat]
    foremost = front(state, seat)
    age = state.age
    plan.bases = append(plan.bases, home)
    for region in range(world.regions):
        own = clans[start + region]
        city = cities[start + region]
        if own > 0 or city > 0:
            bound = task(state, seat, region)
            if own > bound:
                plan.start_from(region, own - bound, state.is_base(seat, region))
            if region != home and state.is_base(seat, region):
                plan.bases = append(plan.bases, region)
            if own == 1 and city == 0 and region != home and age < codes.AGES - 1:
                plan.aim_at(region, city_gain(age, steps[centre + region], foremost))
        elif owner[region] == codes.NONE and region != home:
            value = value_of(state, seat, region)
            plan.aim_at(region, BESIDE * value if is_beside_stack(state, seat, region) else value)
    if state.traveller == seat:
        plan.start_from(state.trip_at, state.trip_clans, False)
    plan.measure()
    return plan


def task(state: Genesia, seat: i64, region: i64) -> i64:
    """How many Clans must stay in a region: one that holds it, and as many as keep enemies beside from attacking."""
    world = state.world
    if region == world.home[seat]:
        return 0
    needed: i64 = 0 if state.has_city(seat, region) else 1
    own = state.stack(seat, region)
    if state.solo != 0 or world.is_home[region] != 0 or state.shield[region] != 0:
        return needed
    owner, clans = state.owner, state.clans
    most: i64 = 0
    for place in range(world.first[region], world.first[region + 1]):
        beside = world.to[place]
        other = owner[beside]
        if other != codes.NONE and other != seat:
            theirs = clans[world.regions * other + beside] + state.odds[other]
            if theirs > most:
                most = theirs
    return most if needed < most <= own else needed


def city_gain(age: i64, distance: i64, foremost: i64) -> float:
    """What a City adds so many steps from the centre."""
    return CITY[age] + (FORWARD[age] * float(foremost - distance) if distance < foremost else 0.0)


def is_beside_stack(state: Genesia, seat: i64, region: i64) -> bool:
    """Whether an enemy could attack a single Clan there."""
    if state.solo != 0:
        return False
    world = state.world
    owner, clans = state.owner, state.clans
    for place in range(world.first[region], world.first[region + 1]):
        beside = world.to[place]
        other = owner[beside]
        if other != codes.NONE and other != seat and clans[world.regions * other + beside] > 1:
            return True
    return False
