"""Reading a dumped position back (the inverse of `view.dump_position`), with a clear word on what is wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.fields import Fields, apart, union
from tablee.engine.game import Parts
from tablee.games.genesia.content.catalogue import AGES, CARDS_OF_AGE
from tablee.games.genesia.rules import codes, hidden
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.effects_assault import Losses
from tablee.games.genesia.rules.steps import Question
from tablee.games.genesia.rules.tables import VERBS

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia

MANY = 100_000  # more coins or points than any game brings
NONE = int(codes.NONE)
PICKS = int(codes.PICKS)

# Questions of a turn: only the active seat is asked them.
OF_TURN = (
    Question.GROWTH,
    Question.EXPANSION,
    Question.ASSAULT,
    Question.TARGET,
    Question.ATTACK_CARDS,
    Question.LOSSES,
    Question.SIEGE,
    Question.OCCUPY,
    Question.CITY_SITE,
    Question.END_CARDS,
    Question.POSITION,
)
PHASES = {
    int(Question.OBJECTIVE): Phase.OBJECTIVES,
    int(Question.DRAFT): Phase.DRAFT,
    int(Question.GROWTH): Phase.GROWTH,
    int(Question.EXPANSION): Phase.EXPANSION,
    int(Question.STANCE): Phase.ATTACK,
    int(Question.ASSAULT): Phase.ATTACK,
    int(Question.TARGET): Phase.ATTACK,
    int(Question.ATTACK_CARDS): Phase.ATTACK,
    int(Question.DEFENCE_CARDS): Phase.ATTACK,
    int(Question.LOSSES): Phase.ATTACK,
    int(Question.SIEGE): Phase.ATTACK,
    int(Question.OCCUPY): Phase.ATTACK,
    int(Question.CITY_SITE): Phase.END,
    int(Question.END_CARDS): Phase.END,
    int(Question.POSITION): Phase.END,
    int(Question.RETREAT_COUNT): Phase.ATTACK,
    int(Question.RETREAT_TO): Phase.ATTACK,
}
TRAVELLING = (Question.JOURNEY, Question.GROUP, Question.TRIP)
# Questions of the effect under way.
OF_EFFECT = {question for verb in VERBS.values() for question in verb.questions}


def restore(state: Genesia, position: dict[str, Any]) -> None:
    seats = int(state.seats)
    known = {**state.tables.ids, "region": state.tables.ids["region"][: int(state.world.regions)]}
    fields = Fields(known, position)
    restore_table(state, fields)
    restore_packets(state, fields)
    entries = fields.get("seats", list)
    if len(entries) != seats or not all(isinstance(entry, dict) for entry in entries):
        raise fields.wrong("seats", f"{seats} × {{coins, clans, cities, hand, …}}")
    for seat, entry in enumerate(entries):
        restore_seat(state, seat, Fields(known, entry))
    restore_played(state, fields)
    for region in fields.cards("shields", "region"):
        if state.owner[region] == NONE:
            raise fields.wrong("shields", "occupied")
        state.shield[region] = 1
    restore_attack(state, fields.within("attack"))
    restore_trip(state, fields.within("trip"))
    restore_effect(state, fields.within("effect"))
    check_pieces(state, fields)
    check_cards(state, fields)


def restore_table(state: Genesia, fields: Fields) -> None:
    seats = int(state.seats)
    phase = fields.get("phase", str)
    if phase not in codes.PHASES:
        raise fields.wrong("phase", ", ".join(codes.PHASES))
    state.phase = codes.PHASES.index(phase)
    state.age = fields.number("age", 1, AGES) - 1
    state.end_step = fields.number("step", 0, len(codes.END_STEPS) - 1)
    state.active = fields.number("active", NONE, seats - 1)
    state.picked = fields.number("picked", 0, PICKS)
    state.ages_scored = fields.number("ages_scored", 0, AGES)
    order = fields.numbers("order", seats, 0, seats - 1)
    if len(set(order)) != seats:
        raise fields.wrong("order", f"0 … {seats - 1} ≠")
    state.order = vec[i64](order)
    chosen = fields.numbers("next_order", seats, NONE, seats - 1)
    taken = [seat for seat in chosen if seat != NONE]
    if len(set(taken)) != len(taken):
        raise fields.wrong("next_order", f"0 … {seats - 1} ≠")
    state.next_order = vec[i64](chosen)
    shown = fields.get("shown", list)
    if len(shown) != AGES:
        raise fields.wrong("shown", f"{AGES} × [card, …]")
    state.shown = vec[i64]([of_age(fields, "shown", shown[age], age) for age in range(AGES)])


def of_age(fields: Fields, field: str, listed: Any, age: int) -> int:
    """A list of cards of an Age as a set."""
    start = CARDS_OF_AGE * age
    own = fields.ids["card"][start : start + CARDS_OF_AGE]
    if not isinstance(listed, list) or any(name not in own for name in listed) or len(set(listed)) != len(listed):
        raise fields.wrong(field, ", ".join(own))
    return sum(1 << own.index(name) for name in listed)


def one_of_age(fields: Fields, field: str, name: Any, age: int) -> int:
    """A card of an Age, or null."""
    start = CARDS_OF_AGE * age
    own = fields.ids["card"][start : start + CARDS_OF_AGE]
    if name is not None and name not in own:
        raise fields.wrong(field, "null, " + ", ".join(own))
    return NONE if name is None else own.index(name)


def restore_packets(state: Genesia, fields: Fields) -> None:
    """GA-022, GA-023: six cards were dealt to everybody, and five picks were made from each packet."""
    seats, age = int(state.seats), int(state.age)
    possible = int(state.possible(age))
    dealt = fields.get("packets", dict)
    for name, entry in dealt.items():
        card = one_of_age(fields, "packets", name, age)
        fits = isinstance(entry, list) and len(entry) == 2 and all(type(number) is int for number in entry)
        if not fits or not 0 <= entry[0] < seats or not 0 <= entry[1] <= state.picked or not possible & (1 << card):
            raise fields.wrong("packets", f"{{card: [0 … {seats - 1}, 0 … {state.picked}]}}")
        state.packet_of[card], state.pick_of[card] = entry
    if state.phase == Phase.OBJECTIVES:
        wanted = 0
    else:
        wanted = int(state.deal[age])
    for packet in range(seats):
        picks = sorted(int(state.pick_of[c]) for c in range(CARDS_OF_AGE) if state.packet_of[c] == packet)
        made = list(range(1, int(state.picked) + 1)) if wanted else []
        if picks != [0] * (wanted - len(made)) + made:
            raise fields.wrong("packets", f"{wanted} × {packet}, picks {made}")


def restore_seat(state: Genesia, seat: int, fields: Fields) -> None:
    age = int(state.age)
    state.coins[seat] = fields.number("coins", 0, MANY)
    restore_pieces(state, seat, fields)
    state.hand[seat] = of_age(fields, "hand", fields.get("hand", list), age)
    state.discarded[seat] = of_age(fields, "discarded", fields.get("discarded", list), age)
    state.picks[seat] = one_of_age(fields, "pick", fields.position.get("pick"), age)
    for field, row in (("seen", state.seen), ("made", state.made), ("marked", state.marked)):
        listed = fields.get(field, list)
        if len(listed) != AGES:
            raise fields.wrong(field, f"{AGES} × [card, …]")
        for number in range(AGES):
            row[AGES * seat + number] = of_age(fields, field, listed[number], number)
    restore_objectives(state, seat, fields)
    state.points[seat] = fields.number("points", 0, MANY)
    for number, points in enumerate(fields.numbers("progress", AGES, 0, MANY)):
        state.progress[AGES * seat + number] = points
    state.conquests[seat] = fields.number("conquests", 0, MANY)
    state.done[seat] = fields.flag("done")
    for pool, count in enumerate(fields.counted("free", list(codes.POOL_NAMES), MANY)):
        state.free[int(codes.POOLS) * seat + pool] = count
    state.toll_free[seat] = fields.flag("toll_free")
    state.toll_gain[seat] = fields.number("toll", 1, MANY)
    state.discard_price[seat] = fields.number("discard_price", 0, MANY)
    state.cheap_price[seat] = fields.number("cheap_price", 0, MANY)
    state.cheap_left[seat] = fields.number("cheap", 0, MANY)
    state.recruit_held[seat] = fields.number("recruit_held", 0, MANY)
    state.recruit_foe[seat] = fields.number("recruit_foe_home", 0, MANY)
    state.chooses_first[seat] = fields.flag("first_choice")
    state.bound[seat] = fields.flag("peace")
    state.odds[seat] = fields.number("odds", 0, MANY)
    state.lasting[seat] = of_age(fields, "lasting", fields.get("lasting", list), age)
    state.stance[seat] = fields.number("stance", NONE, 1)
    state.idle[seat] = fields.flag("idle")


def restore_pieces(state: Genesia, seat: int, fields: Fields) -> None:
    """GA-005, GA-055: no more than there are, and nobody else there but in homelands."""
    most = int(state.tables.clans)
    for region, count in enumerate(fields.counted("clans", fields.ids["region"], most)):
        if count:
            settle(state, seat, region, fields, "clans")
            state.put_clans(seat, region, count)
            state.stock[seat] -= count
    for region in fields.cards("cities", "region"):
        settle(state, seat, region, fields, "cities")
        state.build(seat, region)
    if state.stock[seat] < 0:
        raise fields.wrong("clans", f"≤ {most}")
    if state.city_stock[seat] < 0:
        raise fields.wrong("cities", f"≤ {state.tables.cities}")


def settle(state: Genesia, seat: int, region: int, fields: Fields, field: str) -> None:
    if state.owner[region] not in (NONE, seat):
        raise fields.wrong(field, "≠ (GA-055)")


def restore_objectives(state: Genesia, seat: int, fields: Fields) -> None:
    """GA-012."""
    offered = fields.cards("objectives", "objective")
    count = int(codes.OFFERED) if state.pool else 0
    if len(offered) != count or any(not state.pool & (1 << number) for number in offered):
        raise fields.wrong("objectives", f"{count} ×")
    for place, number in enumerate(offered):
        state.offered[int(codes.OFFERED) * seat + place] = number
    state.kept[seat] = fields.number("kept", NONE, 1)
    chosen = state.kept[seat] != NONE
    if (chosen and not state.pool) or (state.pool and not chosen and state.phase != Phase.OBJECTIVES):
        raise fields.wrong("kept", "-1 … 1")


def restore_played(state: Genesia, fields: Fields) -> None:
    row: list[int] = []
    for entry in fields.get("played", list):
        if not isinstance(entry, list) or len(entry) != 3 or type(entry[0]) is not int:
            raise fields.wrong("played", "[seat, card, card | null]")
        if not 0 <= entry[0] < state.seats or entry[1] is None:
            raise fields.wrong("played", "[seat, card, card | null]")
        row += [entry[0], *(one_of_age(fields, "played", name, int(state.age)) for name in entry[1:])]
    state.played = vec[i64](row)


def restore_attack(state: Genesia, fields: Fields) -> None:
    seats = int(state.seats)
    state.round = fields.number("round", 0, MANY)
    state.stances_shown = fields.flag("shown")
    state.launched = fields.number("launched", 0, MANY)
    state.origin = fields.card("origin", "region")
    state.target = fields.card("target", "region")
    state.defender = fields.number("defender", NONE, seats - 1)
    state.odds_now = fields.number("odds", 0, MANY)
    state.reach_now = fields.number("reach", 1, MANY)
    state.again = fields.number("again", 0, MANY)
    state.siege_free = fields.flag("siege_free")
    state.answered = fields.number("answered", 0, MANY)
    state.cancelled = fields.flag("cancelled")
    losses = {int(effect.number) for effect in state.tables.effects if isinstance(effect, Losses)}
    state.modifiers = pairs_of(fields, "modifiers", seats, losses)
    state.assault_cards = pairs_of(fields, "cards", seats, set(range(CARDS_OF_AGE)))
    if (state.target == NONE) != (state.defender == NONE) or (state.target != NONE and state.origin == NONE):
        raise fields.wrong("target", "origin, target, defender")


def pairs_of(fields: Fields, field: str, seats: int, known: set[int]) -> vec[i64]:
    """Seats, each with a number."""
    found = fields.get(field, list)
    fits = len(found) % 2 == 0 and all(type(number) is int for number in found)
    if not fits or any(not 0 <= seat < seats for seat in found[::2]) or not set(found[1::2]) <= known:
        raise fields.wrong(field, "[seat, number, …]")
    return vec[i64](found)


def restore_trip(state: Genesia, fields: Fields) -> None:
    seats = int(state.seats)
    state.traveller = fields.number("seat", NONE, seats - 1)
    state.trip_from = fields.card("from", "region")
    state.trip_at = fields.card("at", "region")
    state.trip_clans = fields.number("clans", 0, int(codes.MAX_CLANS))
    state.trip_stack = fields.flag("stack")
    state.at_once = fields.number("at_once", NONE, seats - 1)
    state.visited_low = state.visited_high = 0
    for region in fields.cards("visited", "region"):
        state.visit(region)
    if state.traveller == NONE:
        if state.trip_clans:
            raise fields.wrong("clans", "0")
        return
    if NONE in (state.trip_from, state.trip_at):
        raise fields.wrong("at", "region")
    state.stock[state.traveller] -= state.trip_clans
    if state.stock[state.traveller] < 0:
        raise fields.wrong("clans", f"≤ {state.tables.clans}")


def restore_effect(state: Genesia, fields: Fields) -> None:
    seats, age = int(state.seats), int(state.age)
    state.actor = fields.number("seat", NONE, seats - 1)
    state.card = one_of_age(fields, "card", fields.position.get("card"), age)
    state.copied_from = fields.number("copied_from", NONE, seats - 1)
    state.effect = fields.number("row", 0, len(state.tables.effects) - 1)
    state.left = fields.number("left", -MANY, MANY)
    state.times = fields.number("times", 0, MANY)
    state.place = fields.card("place", "region")
    state.count = fields.number("count", 0, int(codes.MAX_CLANS))
    chosen = fields.numbers("chosen", 2, 0, (1 << int(codes.HALF)) - 1)
    state.chosen, state.chosen_high = chosen
    state.hosts = fields.number("hosts", 0, (1 << seats) - 1)
    state.landed = vec[i64](fields.counted("landed", fields.ids["region"], int(codes.MAX_CLANS)))
    state.copy_card = one_of_age(fields, "copy_card", fields.position.get("copy_card"), age)
    state.copy_seat = fields.number("copy_seat", NONE, seats - 1)


# What must hold between the fields --------------------------------------------------------------------


def check_pieces(state: Genesia, fields: Fields) -> None:
    """GA-055: outside homelands a region belongs to one seat; an assault has a place to start from and one to go to."""
    attack = fields.within("attack")
    if state.target != NONE and state.world.is_home[state.target]:
        raise attack.wrong("target", "≠ home (GA-070)")
    if state.origin != NONE and (state.phase != Phase.ATTACK or state.active == NONE):
        raise attack.wrong("origin", "null")
    if state.defender != NONE and state.defender == state.active:
        raise attack.wrong("defender", "≠ active")


def check_cards(state: Genesia, fields: Fields) -> None:
    """Who has picked a card has it in hand, has discarded or has played it; alone it is the one it was dealt to."""
    played: list[int] = [0] * int(state.seats)
    numbers = [int(number) for number in state.played]
    for place in range(0, len(numbers), 3):
        played[numbers[place]] |= 1 << numbers[place + 1]
    if int(state.shown[state.age]) != union(played):
        raise fields.wrong("shown", "played")
    for seat in range(state.seats):
        own = [int(state.hand[seat]), int(state.discarded[seat]), played[seat]]
        if not apart(own) or union(own) != cards_of(state, seat):
            raise fields.wrong("seats", "hand, discarded, played: packets")
        if state.picks[seat] != NONE and not state.packet(seat) & (1 << int(state.picks[seat])):
            raise fields.wrong("seats", "pick: packets")


def cards_of(state: Genesia, seat: int) -> int:
    """The cards that a seat has got this Age, a set."""
    found = 0
    for card in range(CARDS_OF_AGE):
        packet, pick = int(state.packet_of[card]), int(state.pick_of[card])
        taker = packet if state.solo else hidden.taken_by(state, packet, pick)
        if packet != NONE and taker == seat:
            found |= 1 << card
    return found


def check_asked(state: Genesia, fields: Parts) -> None:
    """Everybody is asked at once only about objectives, picks and stances; a question fits the phase and what is under
    way."""
    asked = state.pending()
    for seat in asked:
        question = int(state.question(seat))
        if question in PHASES and state.phase != PHASES[question]:
            raise fields.wrong("questions", f"phase = {codes.PHASES[PHASES[question]]}")
        together = question in (Question.OBJECTIVE, Question.DRAFT, Question.STANCE)
        if not together and len(asked) > 1:
            raise fields.wrong("questions", "1 ×")
        if question in OF_TURN and seat != state.active:
            raise fields.wrong("questions", f'{{"{state.active}": "question"}} (active)')
        if question in TRAVELLING and seat != state.traveller:
            raise fields.wrong("questions", "trip.seat")
        questions = state.tables.effects[state.effect].questions
        if question in OF_EFFECT and (state.actor != seat or question not in questions):
            raise fields.wrong("questions", "effect.seat, effect.row")
    check_together(state, fields, asked)


def check_together(state: Genesia, fields: Parts, asked: list[int]) -> None:
    """Who has not chosen yet is asked."""
    waiting = {
        int(Phase.OBJECTIVES): [seat for seat in range(state.seats) if state.kept[seat] == NONE],
        int(Phase.DRAFT): [seat for seat in range(state.seats) if state.picks[seat] == NONE],
    }
    if state.phase in waiting and asked != waiting[int(state.phase)]:
        raise fields.wrong("questions", ", ".join(str(seat) for seat in waiting[int(state.phase)]))
    undecided = [seat for seat in range(state.seats) if state.stance[seat] == codes.UNDECIDED]
    choosing = any(state.question(seat) == Question.STANCE for seat in asked)
    if choosing and asked != undecided:
        raise fields.wrong("questions", ", ".join(str(seat) for seat in undecided))
