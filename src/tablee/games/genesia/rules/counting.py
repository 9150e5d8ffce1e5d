# Compiled by mypyc (see setup.py).
"""What effects and objectives count (rules 5.2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import bit, bits
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import Count, Zone
from tablee.games.genesia.rules.holdings import Holdings, zeros


def counted(position: Holdings, seat: i64, per: i64, zone: i64, values: i64, size: i64) -> i64:
    if per == Count.REGIONS or per == Count.CITIES:
        return regions(position, seat, zone, values, per == Count.CITIES)
    if per == Count.LONE:
        return stacks(position, seat, 1, 1)
    if per == Count.STACKS:
        return stacks(position, seat, size, codes.MAX_CLANS)
    if per == Count.INVENTIONS:
        return position.inventions(seat)
    if per == Count.HAND:
        return bits(position.hand[seat])
    if per == Count.CONTINENTS or per == Count.FOE_HOMES:
        return abroad(position, seat, per == Count.FOE_HOMES)
    if per == Count.ROWS:
        return rows(position, seat)
    if per == Count.GROUP:
        return largest_group(position, seat)
    if per == Count.NEIGHBOURS:
        return neighbours(position, seat)
    if per == Count.CONQUESTS:
        return position.conquests[seat]
    if per == Count.COINS:
        return position.coins[seat]
    if per == Count.TWINS:
        return twins(position, seat)
    return printed_values(position, seat)


def regions(position: Holdings, seat: i64, zone: i64, values: i64, only_cities: bool) -> i64:
    """Regions held, or Cities; the own homeland never counts."""
    world = position.world
    clans, cities = position.clans, position.cities
    start = world.regions * seat
    found: i64 = 0
    for region in range(world.regions):
        place = start + region
        if cities[place] == 0 and (only_cities or clans[place] == 0):
            continue
        if region == world.home[seat] or not position.in_zone(seat, region, zone):
            continue
        if values == 0 or values & bit(world.value[region]):
            found += 1
    return found


def stacks(position: Holdings, seat: i64, least: i64, most: i64) -> i64:
    """Regions outside homelands with so many own Clans."""
    world = position.world
    clans = position.clans
    start = world.regions * seat
    found: i64 = 0
    for region in range(world.regions):
        count = clans[start + region]
        if least <= count <= most and world.is_home[region] == 0:
            found += 1
    return found


def abroad(position: Holdings, seat: i64, only_homes: bool) -> i64:
    """Continents of others, or their homelands, where the seat has a piece."""
    world = position.world
    clans, cities = position.clans, position.cities
    start = world.regions * seat
    found: i64 = 0
    for region in range(world.regions):
        if clans[start + region] > 0 or cities[start + region] > 0:
            slot = world.slot[region]
            if slot != codes.NONE and slot != seat and (world.is_home[region] != 0 or not only_homes):
                found |= bit(slot)
    return bits(found)


def rows(position: Holdings, seat: i64) -> i64:
    """Rows of any Continent whose three regions the seat holds."""
    owner = position.owner
    found: i64 = 0
    for slot in range(position.seats):
        start = position.world.home[slot] + 1
        for row in range(5):
            first = start + 3 * row
            if owner[first] == seat and owner[first + 1] == seat and owner[first + 2] == seat:
                found += 1
    return found


def largest_group(position: Holdings, seat: i64) -> i64:
    """Regions that hang together; homelands neither count nor connect."""
    world = position.world
    owner = position.owner
    reached = zeros(world.regions)
    largest: i64 = 0
    for start in range(world.regions):
        if owner[start] != seat or reached[start] != 0:
            continue
        reached[start] = 1
        queue = append(vec[i64](), start)
        place: i64 = 0
        while place < len(queue):
            region = queue[place]
            place += 1
            for edge in range(world.first[region], world.first[region + 1]):
                beside = world.to[edge]
                if owner[beside] == seat and reached[beside] == 0:
                    reached[beside] = 1
                    queue = append(queue, beside)
        if place > largest:
            largest = place
    return largest


def neighbours(position: Holdings, seat: i64) -> i64:
    """Opponents with a region beside one of the seat's, homelands left out."""
    world = position.world
    owner = position.owner
    found: i64 = 0
    for region in range(world.regions):
        if owner[region] == seat:
            for edge in range(world.first[region], world.first[region + 1]):
                other = owner[world.to[edge]]
                if other != codes.NONE and other != seat:
                    found |= bit(other)
    return bits(found)


def twins(position: Holdings, seat: i64) -> i64:
    """Pairs of regions of one value, one at home and one abroad."""
    found: i64 = 0
    for value in range(1, 6):
        own = regions(position, seat, Zone.OWN, bit(value), False)
        foreign = regions(position, seat, Zone.FOREIGN, bit(value), False)
        found += own if own < foreign else foreign
    return found


def printed_values(position: Holdings, seat: i64) -> i64:
    """Different printed values that the seat holds."""
    owner, value = position.owner, position.world.value
    found: i64 = 0
    for region in range(position.world.regions):
        if owner[region] == seat:
            found |= bit(value[region])
    return bits(found)
