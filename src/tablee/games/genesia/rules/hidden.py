"""What a seat cannot know (GA-013, GA-023, GA-060, GA-110), and a guess that fits what it knows.

Packets go round, so a seat may see a packet again and again. It knows exactly which cards left a packet between two
looks at it, but not who of the seats in between took which; before its first look it knows nothing of the packet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.games.genesia.content.catalogue import AGES
from tablee.games.genesia.rules import codes, setup
from tablee.games.genesia.rules.codes import Phase

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia

LEFT = 99  # later than any pick: a card that is still in its packet
NONE = int(codes.NONE)
OFFERED = int(codes.OFFERED)
PICKS = int(codes.PICKS)


def determinize(position: Genesia, seat: int, rng: Rng) -> None:
    redraw_cards(position, seat, rng)
    redraw_objectives(position, seat, rng)
    redraw_stances(position, seat, rng)


# Cards -----------------------------------------------------------------------------------------------


def redraw_cards(position: Genesia, seat: int, rng: Rng) -> None:
    """Exchange cards that look alike to the seat, then find hands, discards and picks of the others anew."""
    if position.phase == Phase.OBJECTIVES:
        return  # nothing is dealt yet
    packet_of = [int(packet) for packet in position.packet_of]
    pick_of = [int(pick) for pick in position.pick_of]
    holders = holders_of(position)
    for group in alike(position, seat, holders, packet_of, pick_of):
        exchange(position, group, holders, packet_of, pick_of, rng)
    position.packet_of, position.pick_of = vec[i64](packet_of), vec[i64](pick_of)
    hold(position, seat, holders, rng)
    look(position, seat, holders)
    for other in range(position.seats):
        if other != seat:
            guess_pick(position, other, rng)


def holders_of(position: Genesia) -> list[list[int]]:
    """GA-024: who has each packet at each pick; at pick 0 nobody."""
    seats = int(position.seats)
    way = -1 if position.age == 1 else 1
    return [[NONE, *((packet + way * pick) % seats for pick in range(PICKS))] for packet in range(seats)]


def looks_taken(position: Genesia) -> int:
    """How often everybody has looked at a packet this Age."""
    return int(position.picked) + (1 if position.phase == Phase.DRAFT else 0)


def alike(
    position: Genesia, seat: int, holders: list[list[int]], packet_of: list[int], pick_of: list[int]
) -> list[list[int]]:
    """The groups of cards that a seat cannot tell apart: by packet and by the looks between which they were taken."""
    now = looks_taken(position)
    looks = [[pick for pick in range(1, now + 1) if held[pick] == seat] for held in holders]
    possible = int(position.possible(position.age))
    groups: dict[tuple[int, int], list[int]] = {}
    for card, packet in enumerate(packet_of):
        if not possible & (1 << card):
            continue
        taken, last = pick_of[card] or LEFT, 0
        if packet != NONE:
            if taken in looks[packet]:
                continue  # its own pick
            last = max((look for look in looks[packet] if look < taken), default=0)
        groups.setdefault((packet, last) if last else (NONE, 0), []).append(card)
    return list(groups.values())


def exchange(
    position: Genesia,
    group: list[int],
    holders: list[list[int]],
    packet_of: list[int],
    pick_of: list[int],
    rng: Rng,
) -> None:
    """Deal the places of some cards anew among them. Who has played a card is known to have picked it, and what is in
    the deck for certain has been dealt."""
    places = [(packet_of[card], pick_of[card]) for card in group]
    left = list(range(len(places)))
    shown, certain = int(position.shown[position.age]), dealt_for_certain(position)
    first = [card for card in group if shown & (1 << card)]
    then = [card for card in group if certain & ~shown & (1 << card)] if (NONE, 0) in places else []
    for card in first:
        taker = holders[packet_of[card]][pick_of[card]]
        fitting = [place for place in left if places[place][1] and holders[places[place][0]][places[place][1]] == taker]
        move(card, fitting, left, places, packet_of, pick_of, rng)
    for card in then:
        move(card, [place for place in left if places[place][0] != NONE], left, places, packet_of, pick_of, rng)
    rng.shuffle(left)
    settled = {*first, *then}
    for card, place in zip((card for card in group if card not in settled), left, strict=True):
        packet_of[card], pick_of[card] = places[place]


def move(
    card: int,
    fitting: list[int],
    left: list[int],
    places: list[tuple[int, int]],
    packet_of: list[int],
    pick_of: list[int],
    rng: Rng,
) -> None:
    """Give a card one of the places that fit it."""
    place = fitting[rng.below(len(fitting))]
    left.remove(place)
    packet_of[card], pick_of[card] = places[place]


def dealt_for_certain(position: Genesia) -> int:
    """The cards of which none can have stayed in the deck, a set; none at all if every card might have."""
    age = position.age
    sure = int(position.sure[age])
    few = bin(sure).count("1") <= position.deal[age] * position.seats
    return sure if few and not position.extra[age] else 0


def hold(position: Genesia, seat: int, holders: list[list[int]], rng: Rng) -> None:
    """The cards the others have picked and not played: some in hand, the rest discarded unseen."""
    own: list[list[int]] = [[] for _ in holders]
    shown = int(position.shown[position.age])
    for card, pick in enumerate(position.pick_of):
        if pick and not shown & (1 << card):
            own[holders[position.packet_of[card]][pick]].append(card)
    for other, cards in enumerate(own):
        if other != seat:
            rng.shuffle(cards)
            count = bin(int(position.discarded[other])).count("1")
            position.discarded[other] = sum(1 << card for card in cards[:count])
            position.hand[other] = sum(1 << card for card in cards[count:])


def look(position: Genesia, seat: int, holders: list[list[int]]) -> None:
    """What others have seen this Age follows from the packets; what they saw before is of no use to anybody else."""
    seen = [0] * len(holders)
    now = looks_taken(position)
    for card, packet in enumerate(position.packet_of):
        if packet != NONE:
            for pick in range(1, min(int(position.pick_of[card]) or LEFT, now) + 1):
                seen[holders[packet][pick]] |= 1 << card
    for other, cards in enumerate(seen):
        if other != seat:
            for age in range(AGES):
                position.seen[AGES * other + age] = cards if age == position.age else 0


def taken_by(position: Genesia, packet: int, pick: int) -> int | None:
    """The seat that has made a pick from a packet; nobody if there was none."""
    return holders_of(position)[packet][pick] if pick else None


def guess_pick(position: Genesia, seat: int, rng: Rng) -> None:
    """Others may have picked already, face down."""
    if position.picks[seat] != NONE:
        packet = setup.listed(int(position.packet(seat)))
        position.picks[seat] = packet[rng.below(len(packet))]


# Objectives and stances ---------------------------------------------------------------------------------


def redraw_objectives(position: Genesia, seat: int, rng: Rng) -> None:
    """Others have any of those that the seat was not offered; at the end those that were kept are known."""
    if not position.pool:
        return
    known = {int(number) for number in position.offered[OFFERED * seat : OFFERED * seat + OFFERED]}
    fixed = set()
    if position.phase == Phase.FINAL:
        fixed = {OFFERED * other + int(position.kept[other]) for other in range(position.seats)}
        known |= {int(position.offered[place]) for place in fixed}
    left = [n for n in range(codes.OBJECTIVES) if position.pool & (1 << int(n)) and n not in known]
    rng.shuffle(left)
    for other in range(position.seats):
        if other == seat:
            continue
        for which in range(OFFERED):
            if OFFERED * other + which not in fixed:
                position.offered[OFFERED * other + which] = left.pop()
        if position.phase != Phase.FINAL and position.kept[other] != NONE:
            position.kept[other] = int(rng.below(OFFERED))


def redraw_stances(position: Genesia, seat: int, rng: Rng) -> None:
    """Who is not asked any more has chosen; only who is bound is known to be at Peace."""
    if position.phase != Phase.ATTACK or position.stances_shown:
        return
    others = [other for other in range(position.seats) if other != seat and not position.is_bound(other)]
    for other in others:
        if position.stance[other] != codes.UNDECIDED:
            position.stance[other] = int(rng.below(2))
