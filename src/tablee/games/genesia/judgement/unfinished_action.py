# Compiled by mypyc (see setup.py).
"""What the action under way is about to bring: an unfinished action is judged by its best end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.genesia.judgement.card_values import CardValues
from tablee.games.genesia.judgement.expansion_plan import Plan, task
from tablee.games.genesia.judgement.static_value import RATE, given, planned, static_value
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.actions import Action
from tablee.games.genesia.rules.codes import Phase, Stance
from tablee.games.genesia.rules.effects import Amount
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.steps import Question

# Sets of questions. Of some every answer is thought through to its end.
THOUGHT_THROUGH: Final[i64] = (
    bit(Question.GROUP)
    | bit(Question.TARGET)
    | bit(Question.LOSSES)
    | bit(Question.SIEGE)
    | bit(Question.OCCUPY)
    | bit(Question.JUMP_COUNT)
    | bit(Question.JUMP_TO)
    | bit(Question.BUY)
    | bit(Question.OPTION)
    | bit(Question.RETREAT_COUNT)
    | bit(Question.RETREAT_TO)
)
# Of others it is known what their effect still gives.
PROMISED: Final[i64] = (
    bit(Question.PLACE_CLAN)
    | bit(Question.PLACE_CITY)
    | bit(Question.JUMP_FROM)
    | bit(Question.EXPEL)
    | bit(Question.SHIELD)
    | bit(Question.MARK)
)
WARLIKE: Final = 0.9  # of what an assault would bring, when War is chosen for it
NO_USE: Final = -0.5  # War without any assault
FIRST_STEP: Final = 0.01  # of a group that must not be lifted for nothing
GOALS: Final[i64] = 3  # of a plan that are thought of at once
POOR: Final[i64] = 4  # coins with which one thinks of discarding cards


def value_when_finished(state: Genesia, seat: i64, card_values: CardValues) -> float:
    """What a seat has once the action under way is carried out as well as one can see."""
    asked = state.question(seat)
    if asked != 0:
        question = bit(asked)
        if question & THOUGHT_THROUGH:
            return best_end(state, seat, card_values)
        if question & PROMISED:
            return static_value(state, seat, card_values) + still_to_come(state, seat, card_values)
        if asked == Question.TRIP and state.trip_at == state.trip_from:
            return best_end(state, seat, card_values) - FIRST_STEP
    if state.phase != Phase.ATTACK:
        return static_value(state, seat, card_values)
    if state.target != codes.NONE:
        return static_value(fought(state), seat, card_values)
    found = static_value(state, seat, card_values)
    return found + warfare(state, seat, card_values, found) if is_about_to_attack(state, seat) else found


def best_end(state: Genesia, seat: i64, card_values: CardValues) -> float:
    best = float("-inf")
    for action in (
        whole_group(state, seat) if state.question(seat) == Question.GROUP else likely(state, seat, card_values)
    ):
        twin = state.clone()
        twin.play(seat, action)
        found = value_when_finished(twin, seat, card_values)
        if found > best:
            best = found
    return best


def whole_group(state: Genesia, seat: i64) -> vec[i64]:
    """All Clans of a stack but those that must stay."""
    stack = state.stack(seat, state.trip_from)
    bound = task(state, seat, state.trip_from)
    return vec[i64]([Action.NUMBER + stack - bound if bound < stack else Action.NUMBER + stack])


def still_to_come(state: Genesia, seat: i64, card_values: CardValues) -> float:
    """What the effect that asks still gives, and those after it in the same list."""
    number = state.effect
    if state.question(seat) == Question.PLACE_CLAN:
        left = state.left if state.left < state.stock[seat] else state.stock[seat]
        total = RATE[state.age] * card_values.clan[number] * float(left)
    else:
        total = promised(state, seat, number, card_values)
        repeats = card_values.repeats[number]
        if state.left < repeats and repeats > 1:
            total *= float(state.left) / float(repeats)
    if state.card == codes.NONE:
        return total
    effects = state.tables.card_effects[state.number_of(state.card)]
    for later in range(number + 1, effects[0].number + len(effects)):
        total += promised(state, seat, later, card_values)
    return total


def promised(state: Genesia, seat: i64, number: i64, card_values: CardValues) -> float:
    """What an effect gives, in points. What it counts is counted as things stand."""
    points = card_values.effect_points[number]
    coins = card_values.effect_coins[number]
    effect = state.tables.effects[number]
    if isinstance(effect, Amount) and effect.per != codes.NONE:
        counted, bought = given(effect, float(effect.amount(state, seat)), card_values)
        points += counted
        coins += bought
    return points + RATE[state.age] * coins


# Assaults ---------------------------------------------------------------------------------------------------------


def is_about_to_attack(state: Genesia, seat: i64) -> bool:
    """Whether a seat has chosen War and not yet launched its assault of the round."""
    if state.stance[seat] != Stance.WAR:
        return False
    if state.stances_shown == 0 or state.question(seat) == Question.ASSAULT:
        return True
    for other in state.order:
        if other == state.active:
            return seat != other
        if other == seat:
            return False
    return False


def warfare(state: Genesia, seat: i64, card_values: CardValues, before: float) -> float:
    """What War will bring: the best assault as things stand."""
    best = float("-inf")
    is_possible = False
    for origin in range(state.world.regions):
        if state.stack(seat, origin) > 0:
            for target in state.targets(seat, origin, False):
                twin = state.clone()
                twin.active = seat
                twin.origin = origin
                twin.target = target
                twin.defender = twin.owner[target]
                carry_on(twin, Question.LOSSES)
                found = static_value(twin, seat, card_values)
                is_possible = True
                if found > best:
                    best = found
    if not is_possible:
        return NO_USE
    return best - before if best < before else WARLIKE * (best - before)


def fought(state: Genesia) -> Genesia:
    """The position after the assault under way, if nobody plays a card any more and the attacker takes what he can."""
    if state.cancelled != 0 or state.origin == codes.NONE:
        return state
    twin = state.clone()
    carry_on(twin, state.question(state.active))
    return twin


def carry_on(state: Genesia, asked: i64) -> None:
    """GA-076 to GA-079 with as many losses as there can be, on from what the attacker is asked."""
    seat, origin = state.active, state.origin
    if asked != Question.SIEGE and asked != Question.OCCUPY:
        most = state.most_lost()
        if most > 0:
            state.fight(most)
    if asked != Question.OCCUPY and state.can_besiege():
        state.besiege()
    stack = state.stack(seat, origin)
    if stack > 0 and state.may_stay(seat, state.target):
        stays: i64 = 0 if stack == 1 or state.has_city(seat, origin) else 1
        state.occupy(seat, stack - stays)


# Candidates -------------------------------------------------------------------------------------------------------


def likely(state: Genesia, seat: i64, card_values: CardValues) -> vec[i64]:
    """The actions worth a thought."""
    asked = state.question(seat)
    found = state.choices(seat)
    if asked == Question.EXPANSION:
        return likely_in_expansion(state, seat, found, card_values)
    if asked == Question.GROWTH:
        return likely_in_growth(state, seat, found)
    if asked == Question.TRIP:
        return likely_steps(state, seat, found, card_values)
    if asked == Question.GROUP:
        return likely_groups(state, seat, found)
    if asked == Question.OCCUPY or asked == Question.LOSSES:
        return few(found)
    return found


def few(found: vec[i64]) -> vec[i64]:
    """Of numbers the extremes, the last but one, and the middle."""
    count = len(found)
    if count <= 4:
        return found
    return vec[i64]([found[0], found[count // 2], found[count - 2], found[count - 1]])


def likely_groups(state: Genesia, seat: i64, found: vec[i64]) -> vec[i64]:
    kept = few(found)
    whole = whole_group(state, seat)[0]
    for action in kept:
        if action == whole:
            return kept
    return append(kept, whole)


def likely_in_growth(state: Genesia, seat: i64, found: vec[i64]) -> vec[i64]:
    """Clans can be recruited later as well; cards are discarded when coins run out."""
    kept = vec[i64](capacity=len(found))
    poor = state.coins[seat] <= POOR
    for action in found:
        if action < Action.DISCARD or action == Action.DONE or (poor and action < Action.DONE):
            kept = append(kept, action)
    return kept


def likely_in_expansion(state: Genesia, seat: i64, found: vec[i64], card_values: CardValues) -> vec[i64]:
    """Cards, the first steps of a plan for the turn, and Clans that can improve by themselves; without a plan whatever
    gives nothing up."""
    world = state.world
    plan = planned(state, seat, card_values)
    aimless = len(plan.goals) == 0
    poor = state.coins[seat] <= POOR
    kept = vec[i64](capacity=len(found))
    for action in found:
        if action >= Action.LIFT:
            if not is_likely_start(state, seat, action - Action.LIFT, plan):
                continue
        elif action >= Action.MOVE:
            here, there = world.edge_from[action - Action.MOVE], world.edge_to[action - Action.MOVE]
            if not (is_towards(state, here, there, plan) or improves(state, seat, here, there, aimless)):
                continue
        elif action >= Action.RECRUIT:
            if not is_likely_base(state, seat, action - Action.RECRUIT, plan):
                continue
        elif Action.DISCARD <= action < Action.DONE and not poor:
            continue
        kept = append(kept, action)
    return kept


def is_towards(state: Genesia, here: i64, there: i64, plan: Plan) -> bool:
    """Whether a step leads from a source of the plan to one of its first goals."""
    world = state.world
    for place in range(looked_at(plan)):
        source = plan.starts[place]
        if source != codes.NONE and plan.sources[source] == here:
            goal = world.regions * plan.goals[place]
            if world.steps[goal + there] < world.steps[goal + here]:
                return True
    return False


def looked_at(plan: Plan) -> i64:
    """How many goals are thought of at once."""
    count: i64 = len(plan.goals)
    return count if count < GOALS else GOALS


def improves(state: Genesia, seat: i64, here: i64, there: i64, aimless: bool) -> bool:
    """Whether a single Clan can go on to a better region, or a Clan to spare to where there are enemies; without a
    plan, whether it can go where it is of use."""
    value = state.world.value
    if not can_spare(state, seat, here):
        return value[there] > value[here] and state.is_free(there)
    if there == state.world.home[seat]:
        return False
    if is_border(state, seat, there) and not is_border(state, seat, here):
        return True
    return aimless and (state.owner[there] != seat or value[there] >= value[here])


def is_likely_start(state: Genesia, seat: i64, region: i64, plan: Plan) -> bool:
    """Whether a group could set out from a region."""
    if not can_spare(state, seat, region):
        return has_better_beside(state, region)
    for place in range(looked_at(plan)):
        source = plan.starts[place]
        if source != codes.NONE and plan.sources[source] == region:
            return True
    if len(plan.goals) == 0:
        return True
    return is_near_border(state, seat, region) and not is_border(state, seat, region)


def is_border(state: Genesia, seat: i64, region: i64) -> bool:
    """Whether an enemy is beside a region."""
    world = state.world
    for place in range(world.first[region], world.first[region + 1]):
        other = state.owner[world.to[place]]
        if other != codes.NONE and other != seat:
            return True
    return False


def is_near_border(state: Genesia, seat: i64, region: i64) -> bool:
    """Whether one step leads to where an enemy is beside."""
    world = state.world
    for place in range(world.first[region], world.first[region + 1]):
        beside = world.to[place]
        if world.is_home[beside] == 0 and state.may_stay(seat, beside) and is_border(state, seat, beside):
            return True
    return False


def is_likely_base(state: Genesia, seat: i64, region: i64, plan: Plan) -> bool:
    """Whether there are enemies beside, or no other base is nearer to one of the first goals that need a recruit."""
    if is_border(state, seat, region) or not state.is_base(seat, region):
        return True  # elsewhere only a card allows it
    steps_to = state.world.steps
    for place in range(looked_at(plan)):
        if plan.starts[place] == codes.NONE:
            goal = state.world.regions * plan.goals[place]
            nearest = True
            for base in plan.bases:
                if steps_to[goal + base] < steps_to[goal + region]:
                    nearest = False
            if nearest:
                return True
    return False


def likely_steps(state: Genesia, seat: i64, found: vec[i64], card_values: CardValues) -> vec[i64]:
    """Of a group under way: to stop, or steps to the first goals that the plan has for it."""
    world = state.world
    plan = planned(state, seat, card_values)
    here = state.trip_at
    group: i64 = len(plan.sources) - 1
    kept = vec[i64](capacity=len(found))
    seen: i64 = 0
    for action in found:
        if action == Action.STOP:
            kept = append(kept, action)
            continue
        there = world.edge_to[action - Action.MOVE]
        if state.may_stay(seat, there) and there != world.home[seat] and is_border(state, seat, there):
            kept = append(kept, action)
            continue
        seen = 0
        for place in range(len(plan.goals)):
            if plan.starts[place] == group and seen < GOALS:
                seen += 1
                goal = world.regions * plan.goals[place]
                if world.steps[goal + there] < world.steps[goal + here]:
                    kept = append(kept, action)
                    break
    return kept if len(kept) > 0 else found


def can_spare(state: Genesia, seat: i64, region: i64) -> bool:
    """Whether a region can be left by a Clan without being lost."""
    return state.stack(seat, region) > 1 or state.has_city(seat, region) or state.world.home[seat] == region


def has_better_beside(state: Genesia, region: i64) -> bool:
    world = state.world
    for place in range(world.first[region], world.first[region + 1]):
        if world.value[world.to[place]] > world.value[region] and state.is_free(world.to[place]):
            return True
    return False
