"""What a dump says of a position of Genesia, and what must hold between the fields."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.fields import (
    Counts,
    Entry,
    Field,
    Fields,
    Flag,
    Ids,
    Number,
    Numbers,
    OneNumber,
    Own,
    Part,
    Seats,
    SeveralNumbers,
    Word,
    members,
)
from tablee.engine.reader import NOTHING, Reader, apart, as_set, union
from tablee.games.genesia.content.catalogue import AGES, CARDS_OF_AGE
from tablee.games.genesia.rules import codes, hidden, names, view
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.effects_assault import Losses
from tablee.games.genesia.rules.state import Position
from tablee.games.genesia.rules.steps import Question
from tablee.games.genesia.rules.tables import VERBS

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia

MANY = 100_000  # more coins or points than any game brings
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


# Bounds -------------------------------------------------------------------------------------------


def seats(state: Position) -> int:
    return int(state.seats)


def last_seat(state: Position) -> int:
    return int(state.seats) - 1


def regions(state: Position) -> int:
    return int(state.world.regions)


def ids(state: Position) -> Ids:
    """Of the content; regions as far as the map of these seats has them."""
    return {**state.tables.ids, "region": state.tables.ids["region"][: regions(state)]}


# Kinds of fields ----------------------------------------------------------------------------------


class Age(OneNumber):
    """Counted from 1, held from 0."""

    def said(self, state: Any, number: int, ids: Ids) -> int:
        return number + 1

    def read(self, state: Any, reader: Reader) -> int:
        return reader.number(self.key, 1, AGES) - 1


def of_age(ids: Ids, age: int) -> Sequence[str]:
    """The cards of an Age."""
    return ids["card"][CARDS_OF_AGE * age : CARDS_OF_AGE * (age + 1)]


class AgeCard(OneNumber):
    """A card of the present Age, or nothing."""

    def __init__(self, key: str, attribute: str = "") -> None:
        super().__init__(key, attribute, start=NOTHING)

    def said(self, state: Any, number: int, ids: Ids) -> str | None:
        return None if number == NOTHING else of_age(ids, int(state.age))[number]

    def read(self, state: Any, reader: Reader) -> int:
        return reader.one_of(self.key, reader.position.get(self.key), of_age(reader.ids, int(state.age)))


class AgeCards(OneNumber):
    """A set of cards of the present Age."""

    def said(self, state: Any, number: int, ids: Ids) -> list[str]:
        return [of_age(ids, int(state.age))[card] for card in members(number)]

    def read(self, state: Any, reader: Reader) -> int:
        known = of_age(reader.ids, int(state.age))
        return as_set(reader.some_of(self.key, reader.get(self.key, list), known))


class CardsByAge(SeveralNumbers):
    """A set of cards for each Age."""

    def __init__(self, key: str, attribute: str = "") -> None:
        super().__init__(key, attribute, AGES)

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[list[str]]:
        return [[of_age(ids, age)[card] for card in members(cards)] for age, cards in enumerate(self.held(state, seat))]

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        listed = reader.get(self.key, list)
        if len(listed) != AGES:
            raise reader.wrong(self.key, f"{AGES} × [card, …]")
        known = [of_age(reader.ids, age) for age in range(AGES)]
        self.put(state, seat, [as_set(reader.some_of(self.key, listed[age], known[age])) for age in range(AGES)])


class Pairs(Field):
    """Seats, each with one of some numbers, one after the other."""

    def __init__(self, key: str, attribute: str, known: Callable[[Any], Collection[int]]) -> None:
        super().__init__(key, attribute)
        self.known = known

    def begin(self, state: Any, seats: int | None) -> None:
        setattr(state, self.attributes[0], vec[i64]())

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[int]:
        return view.plain(getattr(state, self.attributes[0]))

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        found = reader.get(self.key, list)
        fits = len(found) % 2 == 0 and all(type(number) is int for number in found)
        known = range(int(state.seats)), self.known(state)
        if not fits or any(number not in known[place % 2] for place, number in enumerate(found)):
            raise reader.wrong(self.key, "[seat, number, …]")
        setattr(state, self.attributes[0], vec[i64](found))


# The table ----------------------------------------------------------------------------------------


def begin_packets(state: Position) -> None:
    state.packet_of, state.pick_of = vec[i64]([NOTHING] * CARDS_OF_AGE), vec[i64]([0] * CARDS_OF_AGE)


def dump_packets(state: Position) -> dict[str, list[int]]:
    """Of each card dealt this Age, the packet it was in and the pick at which it was taken."""
    return {
        str(names.card(state, card)): [int(packet), int(state.pick_of[card])]
        for card, packet in enumerate(state.packet_of)
        if packet != NOTHING
    }


def load_packets(state: Genesia, reader: Reader) -> None:
    """GA-022, GA-023: six cards were dealt to everybody, and five picks were made from each packet."""
    age, known = int(state.age), of_age(reader.ids, int(state.age))
    possible = int(state.possible(age))
    for name, entry in reader.get("packets", dict).items():
        card = reader.one_of("packets", name, known)
        fits = isinstance(entry, list) and len(entry) == 2 and all(type(number) is int for number in entry)
        if not fits or not 0 <= entry[0] < state.seats or not 0 <= entry[1] <= state.picked or not possible >> card & 1:
            raise reader.wrong("packets", f"{{card: [0 … {state.seats - 1}, 0 … {state.picked}]}}")
        state.packet_of[card], state.pick_of[card] = entry
    wanted = 0 if state.phase == Phase.OBJECTIVES else int(state.deal[age])
    for packet in range(state.seats):
        picks = sorted(int(state.pick_of[c]) for c in range(CARDS_OF_AGE) if state.packet_of[c] == packet)
        made = list(range(1, int(state.picked) + 1)) if wanted else []
        if picks != [0] * (wanted - len(made)) + made:
            raise reader.wrong("packets", f"{wanted} × {packet}, picks {made}")


def begin_played(state: Position) -> None:
    state.played = vec[i64]()


def dump_played(state: Position) -> list[list[Any]]:
    return [
        [seat, names.card(state, card), names.card(state, copied)]
        for seat, card, copied in view.triples(view.plain(state.played))
    ]


def load_played(state: Position, reader: Reader) -> None:
    row: list[int] = []
    known = of_age(reader.ids, int(state.age))
    for entry in reader.get("played", list):
        if not isinstance(entry, list) or len(entry) != 3 or type(entry[0]) is not int:
            raise reader.wrong("played", "[seat, card, card | null]")
        if not 0 <= entry[0] < state.seats or entry[1] is None:
            raise reader.wrong("played", "[seat, card, card | null]")
        row += [entry[0], *(reader.one_of("played", name, known) for name in entry[1:])]
    state.played = vec[i64](row)


def begin_shields(state: Position) -> None:
    state.shield = vec[i64]([0] * regions(state))


def dump_shields(state: Position) -> list[str]:
    return [names.id_of(state, "region", region) for region, shield in enumerate(state.shield) if shield]


def load_shields(state: Position, reader: Reader) -> None:
    for region in reader.cards("shields", "region"):
        if state.owner[region] == NOTHING:
            raise reader.wrong("shields", "occupied")
        state.shield[region] = 1


# The seats ----------------------------------------------------------------------------------------


def begin_clans(state: Position) -> None:
    """GA-004: everything in the reserves, nothing on the map."""
    state.clans = vec[i64]([0] * (seats(state) * regions(state)))
    state.stock = vec[i64]([int(state.tables.clans)] * seats(state))
    state.owner = vec[i64]([NOTHING] * regions(state))


def dump_clans(state: Genesia, seat: int) -> dict[str, int]:
    stacks = {names.id_of(state, "region", region): int(state.stack(seat, region)) for region in range(regions(state))}
    return {region: clans for region, clans in stacks.items() if clans > 0}


def load_clans(state: Genesia, seat: int, reader: Reader) -> None:
    """GA-005, GA-055: no more than there are, and nobody else there but in homelands."""
    most = int(state.tables.clans)
    for region, count in enumerate(reader.counted("clans", reader.ids["region"], most)):
        if count:
            settle(state, seat, region, reader, "clans")
            state.put_clans(seat, region, count)
            state.stock[seat] -= count
    if state.stock[seat] < 0:
        raise reader.wrong("clans", f"≤ {most}")


def begin_cities(state: Position) -> None:
    state.cities = vec[i64]([0] * (seats(state) * regions(state)))
    state.city_stock = vec[i64]([int(state.tables.cities)] * seats(state))


def dump_cities(state: Genesia, seat: int) -> list[str]:
    return [names.id_of(state, "region", region) for region in range(regions(state)) if state.has_city(seat, region)]


def load_cities(state: Genesia, seat: int, reader: Reader) -> None:
    for region in reader.cards("cities", "region"):
        settle(state, seat, region, reader, "cities")
        state.build(seat, region)
    if state.city_stock[seat] < 0:
        raise reader.wrong("cities", f"≤ {state.tables.cities}")


def settle(state: Genesia, seat: int, region: int, reader: Reader, field: str) -> None:
    if state.owner[region] not in (NOTHING, seat):
        raise reader.wrong(field, "≠ (GA-055)")


def begin_objectives(state: Position) -> None:
    state.offered = vec[i64]([NOTHING] * (seats(state) * int(codes.OFFERED)))


def dump_objectives(state: Position, seat: int) -> list[str]:
    offered = view.part(state.offered, seat, int(codes.OFFERED))
    return [names.id_of(state, "objective", number) for number in offered if number != NOTHING]


def load_objectives(state: Position, seat: int, reader: Reader) -> None:
    """GA-012."""
    offered = reader.cards("objectives", "objective")
    count = int(codes.OFFERED) if state.pool else 0
    if len(offered) != count or any(not state.pool & (1 << number) for number in offered):
        raise reader.wrong("objectives", f"{count} ×")
    for place, number in enumerate(offered):
        state.offered[int(codes.OFFERED) * seat + place] = number


# What is under way --------------------------------------------------------------------------------


def begin_visited(state: Position) -> None:
    state.visited_low = state.visited_high = 0


def load_visited(state: Genesia, reader: Reader) -> None:
    begin_visited(state)
    for region in reader.cards("visited", "region"):
        state.visit(region)


def loss_effects(state: Position) -> set[int]:
    """The effects that change losses."""
    return {int(effect.number) for effect in state.tables.effects if isinstance(effect, Losses)}


def last_effect(state: Position) -> int:
    return len(state.tables.effects) - 1


def begin_chosen(state: Position) -> None:
    state.chosen = state.chosen_high = 0


def load_chosen(state: Position, reader: Reader) -> None:
    state.chosen, state.chosen_high = reader.numbers("chosen", 2, 0, (1 << int(codes.HALF)) - 1)


# All of it ----------------------------------------------------------------------------------------

FIELDS = Fields(
    Age("age"),
    Word("phase", codes.PHASES),
    Number("step", 0, len(codes.END_STEPS) - 1, "end_step"),
    Numbers("order", seats, 0, last_seat),
    Numbers("next_order", seats, NOTHING, last_seat, start=NOTHING),
    Number("active", NOTHING, last_seat, start=NOTHING),
    Number("picked", 0, PICKS),
    Own("packets", "packet_of", "pick_of", begin=begin_packets, dump=dump_packets, load=load_packets),
    CardsByAge("shown"),
    Number("ages_scored", 0, AGES),
    Seats(
        "seats",
        seats,
        Number("coins", 0, MANY),
        Own("clans", "clans", "stock", "owner", begin=begin_clans, dump=dump_clans, load=load_clans),
        Own("cities", "cities", "city_stock", begin=begin_cities, dump=dump_cities, load=load_cities),
        AgeCards("hand"),
        AgeCard("pick", "picks"),
        AgeCards("discarded"),
        CardsByAge("seen"),
        Own("objectives", "offered", begin=begin_objectives, dump=dump_objectives, load=load_objectives),
        Number("kept", NOTHING, 1, start=NOTHING),
        CardsByAge("made"),
        CardsByAge("marked"),
        Number("points", 0, MANY),
        Numbers("progress", AGES, 0, MANY),
        Number("conquests", 0, MANY),
        Flag("done"),
        Counts("free", codes.POOL_NAMES, MANY),
        Flag("toll_free"),
        Number("toll", 1, MANY, "toll_gain", start=1),
        Number("discard_price", 0, MANY, start=lambda state: state.tables.discard),
        Number("cheap_price", 0, MANY),
        Number("cheap", 0, MANY, "cheap_left"),
        Number("recruit_held", 0, MANY),
        Number("recruit_foe_home", 0, MANY, "recruit_foe"),
        Flag("first_choice", "chooses_first"),
        Flag("peace", "bound"),
        Number("odds", 0, MANY),
        AgeCards("lasting"),
        Number("stance", NOTHING, 1, start=NOTHING),
        Flag("idle"),
    ),
    Own("played", begin=begin_played, dump=dump_played, load=load_played),
    Own("shields", "shield", begin=begin_shields, dump=dump_shields, load=load_shields),
    Part(
        "attack",
        Number("round", 0, MANY),
        Number("quiet", 0, int(codes.QUIET_ROUNDS)),
        Flag("shown", "stances_shown"),
        Number("launched", 0, MANY),
        Entry("origin", "region"),
        Entry("target", "region"),
        Number("defender", NOTHING, last_seat, start=NOTHING),
        Number("odds", 0, MANY, "odds_now"),
        Number("reach", 1, MANY, "reach_now", start=1),
        Number("again", 0, MANY),
        Flag("siege_free"),
        Pairs("modifiers", "modifiers", loss_effects),
        Pairs("cards", "assault_cards", lambda _: range(CARDS_OF_AGE)),
        Number("answered", 0, MANY),
        Flag("cancelled"),
    ),
    Part(
        "trip",
        Number("seat", NOTHING, last_seat, "traveller", start=NOTHING),
        Entry("from", "region", "trip_from"),
        Entry("at", "region", "trip_at"),
        Number("clans", 0, int(codes.MAX_CLANS), "trip_clans"),
        Flag("stack", "trip_stack"),
        Own("visited", "visited_low", "visited_high", begin=begin_visited, dump=view.visited, load=load_visited),
        Number("at_once", NOTHING, last_seat, start=NOTHING),
    ),
    Part(
        "effect",
        Number("seat", NOTHING, last_seat, "actor", start=NOTHING),
        AgeCard("card"),
        Number("copied_from", NOTHING, last_seat, start=NOTHING),
        Number("row", 0, last_effect, "effect"),
        Number("left", -MANY, MANY),
        Number("times", 0, MANY),
        Entry("place", "region"),
        Number("count", 0, int(codes.MAX_CLANS)),
        Own(
            "chosen",
            "chosen",
            "chosen_high",
            begin=begin_chosen,
            dump=lambda state: [int(state.chosen), int(state.chosen_high)],
            load=load_chosen,
        ),
        Number("hosts", 0, lambda state: (1 << seats(state)) - 1),
        Counts("landed", "region", int(codes.MAX_CLANS), sparse=True),
        AgeCard("copy_card"),
        Number("copy_seat", NOTHING, last_seat, start=NOTHING),
    ),
    fixed=(
        *("tables", "world", "seats", "solo", "recruits_in_attack", "open_homelands"),
        *("sure", "maybe", "extra", "deal", "pool", "team"),
    ),
    ids=ids,
)


# What must hold between the fields ----------------------------------------------------------------


def check_position(state: Genesia, reader: Reader) -> None:
    check_table(state, reader)
    for seat, entry in enumerate(reader.each("seats", int(state.seats), "")):
        chosen = state.kept[seat] != NOTHING
        if (chosen and not state.pool) or (state.pool and not chosen and state.phase != Phase.OBJECTIVES):
            raise entry.wrong("kept", "-1 … 1")
    check_attack(state, reader.within("attack"))
    check_trip(state, reader.within("trip"))
    check_cards(state, reader)


def check_table(state: Genesia, reader: Reader) -> None:
    """Everybody has one place in turn order, and at most one in the next."""
    for key, order in (("order", state.order), ("next_order", state.next_order)):
        taken = [int(seat) for seat in order if seat != NOTHING]
        if len(set(taken)) != len(taken):
            raise reader.wrong(key, f"0 … {state.seats - 1} ≠")


def check_attack(state: Genesia, reader: Reader) -> None:
    """GA-055, GA-070: an assault has a place to start from and one to go to, which is nobody's homeland."""
    if (state.target == NOTHING) != (state.defender == NOTHING) or (
        state.target != NOTHING and state.origin == NOTHING
    ):
        raise reader.wrong("target", "origin, target, defender")
    if state.target != NOTHING and state.world.is_home[state.target]:
        raise reader.wrong("target", "≠ home (GA-070)")
    if state.origin != NOTHING and (state.phase != Phase.ATTACK or state.active == NOTHING):
        raise reader.wrong("origin", "null")
    if state.defender != NOTHING and state.defender == state.active:
        raise reader.wrong("defender", "≠ active")


def check_trip(state: Genesia, reader: Reader) -> None:
    """A group on its way is neither on the map nor in the reserve."""
    if state.traveller == NOTHING:
        if state.trip_clans:
            raise reader.wrong("clans", "0")
        return
    if NOTHING in (state.trip_from, state.trip_at):
        raise reader.wrong("at", "region")
    state.stock[state.traveller] -= state.trip_clans
    if state.stock[state.traveller] < 0:
        raise reader.wrong("clans", f"≤ {state.tables.clans}")


def check_cards(state: Genesia, reader: Reader) -> None:
    """Who has picked a card has it in hand, has discarded or has played it; alone it is the one it was dealt to."""
    played: list[int] = [0] * int(state.seats)
    numbers = [int(number) for number in state.played]
    for place in range(0, len(numbers), 3):
        played[numbers[place]] |= 1 << numbers[place + 1]
    if int(state.shown[state.age]) != union(played):
        raise reader.wrong("shown", "played")
    for seat in range(state.seats):
        own = [int(state.hand[seat]), int(state.discarded[seat]), played[seat]]
        if not apart(own) or union(own) != cards_of(state, seat):
            raise reader.wrong("seats", "hand, discarded, played: packets")
        if state.picks[seat] != NOTHING and not state.packet(seat) & (1 << int(state.picks[seat])):
            raise reader.wrong("seats", "pick: packets")


def cards_of(state: Genesia, seat: int) -> int:
    """The cards that a seat has got this Age, a set."""
    found = 0
    for card in range(CARDS_OF_AGE):
        packet, pick = int(state.packet_of[card]), int(state.pick_of[card])
        taker = packet if state.solo else hidden.taken_by(state, packet, pick)
        if packet != NOTHING and taker == seat:
            found |= 1 << card
    return found


def check_questions(state: Genesia, reader: Reader) -> None:
    """Everybody is asked at once only about objectives, picks and stances; a question fits the phase and what is under
    way."""
    asked = state.pending()
    for seat in asked:
        question = int(state.question(seat))
        if question in PHASES and state.phase != PHASES[question]:
            raise reader.wrong("questions", f"phase = {codes.PHASES[PHASES[question]]}")
        together = question in (Question.OBJECTIVE, Question.DRAFT, Question.STANCE)
        if not together and len(asked) > 1:
            raise reader.wrong("questions", "1 ×")
        if question in OF_TURN and seat != state.active:
            raise reader.wrong("questions", f'{{"{state.active}": "question"}} (active)')
        if question in TRAVELLING and seat != state.traveller:
            raise reader.wrong("questions", "trip.seat")
        questions = state.tables.effects[state.effect].questions
        if question in OF_EFFECT and (state.actor != seat or question not in questions):
            raise reader.wrong("questions", "effect.seat, effect.row")
    check_together(state, reader, asked)


def check_together(state: Genesia, reader: Reader, asked: list[int]) -> None:
    """Who has not chosen yet is asked."""
    waiting = {
        int(Phase.OBJECTIVES): [seat for seat in range(state.seats) if state.kept[seat] == NOTHING],
        int(Phase.DRAFT): [seat for seat in range(state.seats) if state.picks[seat] == NOTHING],
    }
    if state.phase in waiting and asked != waiting[int(state.phase)]:
        raise reader.wrong("questions", ", ".join(str(seat) for seat in waiting[int(state.phase)]))
    undecided = [seat for seat in range(state.seats) if state.stance[seat] == codes.UNDECIDED]
    choosing = any(state.question(seat) == Question.STANCE for seat in asked)
    if choosing and asked != undecided:
        raise reader.wrong("questions", ", ".join(str(seat) for seat in undecided))
