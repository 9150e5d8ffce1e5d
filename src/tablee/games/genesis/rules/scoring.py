# Compiled by mypyc (see setup.py).
"""What a board of Genesis is worth (rules GS-050 to GS-093)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.events import SheetLine, Values
from tablee.games.genesis.rules.state import (
    COLOUR_NAMES,
    COLOURS,
    FREE,
    NEIGHBOURS,
    SPECIES_NAMES,
    SQUARES,
    Tables,
    square_name,
)

_ZEROS: Final = vec[i64]([0] * 140)
NORTH_AND_WEST: Final = vec[i64]([0, 3])  # directions in NEIGHBOURS
_NO_POINTS: Final = vec[i64]([0] * 16)


class Survey:
    """The areas and herds of a board. Each is named by its smallest square."""

    def __init__(self, tiles: vec[i64]) -> None:
        self.tiles: vec[i64] = tiles
        self.area: vec[i64] = _ZEROS[:]  # the area of each tile's square
        self.herd: vec[i64] = _ZEROS[:]
        self.area_size: vec[i64] = _ZEROS[:]  # at the square that names it
        self.herd_size: vec[i64] = _ZEROS[:]
        self._join()
        self._measure()

    def _join(self) -> None:
        """Link each tile to its western and northern neighbour of the same colour (GS-050) and,
        when the species is the same too, of the same herd (GS-051)."""
        tiles, area, herd = self.tiles, self.area, self.herd
        for square in range(SQUARES):
            tile = tiles[square]
            if tile >= FREE:
                continue
            area[square] = square
            herd[square] = square
            for direction in NORTH_AND_WEST:
                there = NEIGHBOURS[4 * square + direction]
                beside = tiles[there]
                if beside >> 2 == tile >> 2:
                    _unite(area, square, there)
                    if beside == tile:
                        _unite(herd, square, there)

    def _measure(self) -> None:
        tiles, area, herd = self.tiles, self.area, self.herd
        area_size, herd_size = self.area_size, self.herd_size
        for square in range(SQUARES):
            if tiles[square] < FREE:
                # A link always leads to a smaller square, whose own link is final by now.
                name = area[area[square]]
                area[square] = name
                area_size[name] += 1
                name = herd[herd[square]]
                herd[square] = name
                herd_size[name] += 1

    def herd_with(self, square: i64, tile: i64) -> i64:
        """The size of the herd that a new tile on a free square would belong to."""
        size: i64 = 1
        for side in range(4):
            there = NEIGHBOURS[4 * square + side]
            if self.tiles[there] == tile and not self._met_before(self.herd, square, side, tile, 0):
                size += self.herd_size[self.herd[there]]
        return size

    def area_with(self, square: i64, tile: i64) -> i64:
        """The size of the area that a new tile on a free square would belong to."""
        size: i64 = 1
        for side in range(4):
            there = NEIGHBOURS[4 * square + side]
            if self.tiles[there] >> 2 == tile >> 2 and not self._met_before(self.area, square, side, tile, 2):
                size += self.area_size[self.area[there]]
        return size

    def _met_before(self, group: vec[i64], square: i64, side: i64, tile: i64, shift: i64) -> bool:
        """Whether an earlier side of the square touches the same group as this side."""
        mine: i64 = group[NEIGHBOURS[4 * square + side]]
        for earlier in range(side):
            there = NEIGHBOURS[4 * square + earlier]
            if self.tiles[there] >> shift == tile >> shift and group[there] == mine:
                return True
        return False


def _root(links: vec[i64], square: i64) -> i64:
    while links[square] != square:
        square = links[square]
    return square


def _unite(links: vec[i64], a: i64, b: i64) -> None:
    a = _root(links, a)
    b = _root(links, b)
    if a < b:
        links[b] = a
    else:
        links[a] = b


class Count:
    """The final count: multipliers, prizes and points of a surveyed board."""

    def __init__(self, survey: Survey, tables: Tables, bonuses: bool = True) -> None:
        self.survey: Survey = survey
        self.tables: Tables = tables
        # All at the square that names the area:
        self.times: vec[i64] = _ZEROS[:]  # multiplier; 0 for areas that do not count
        self.largest: vec[i64] = _ZEROS[:]  # size of its largest herds, and how many they are
        self.largest_herds: vec[i64] = _ZEROS[:]
        self.second: vec[i64] = _ZEROS[:]  # the same for the second greatest size
        self.second_herds: vec[i64] = _ZEROS[:]
        # The greatest size on the board and in each colour, and how many areas have it.
        self.record: i64 = 0
        self.record_areas: i64 = 0
        self.colour_record: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.colour_record_areas: vec[i64] = vec[i64]([0, 0, 0, 0])
        self._find_records()
        self._set_multipliers(bonuses)
        self._rank_herds()

    def _find_records(self) -> None:
        """GS-071: only areas of three or more tiles are ever the largest or tied."""
        sizes, tiles = self.survey.area_size, self.survey.tiles
        for square in range(SQUARES):
            size = sizes[square]
            if size < self.tables.counted:
                continue
            if size > self.record:
                self.record = size
                self.record_areas = 0
            if size == self.record:
                self.record_areas += 1
            colour = tiles[square] >> 2
            if size > self.colour_record[colour]:
                self.colour_record[colour] = size
                self.colour_record_areas[colour] = 0
            if size == self.colour_record[colour]:
                self.colour_record_areas[colour] += 1

    def _set_multipliers(self, bonuses: bool) -> None:
        sizes, tiles = self.survey.area_size, self.survey.tiles
        for square in range(SQUARES):
            size = sizes[square]
            if size < self.tables.counted:
                continue
            times: i64 = 1  # GS-073
            colour = tiles[square] >> 2
            if bonuses and size == self.colour_record[colour] and self.colour_record_areas[colour] == 1:
                # GS-074 to GS-078: alone the largest of the board, or else of its colour. The tripled
                # colour has its record in the tripled area, so no other area of it comes here.
                times = self.tables.triple if size == self.record and self.record_areas == 1 else self.tables.double
            self.times[square] = times

    def _rank_herds(self) -> None:
        """Find the two greatest herd sizes of each area (GS-086: herds are ranked, not players)."""
        sizes, areas = self.survey.herd_size, self.survey.area
        largest, second = self.largest, self.second
        for square in range(SQUARES):
            size = sizes[square]
            if size == 0:
                continue
            area = areas[square]
            if size > largest[area]:
                second[area] = largest[area]
                self.second_herds[area] = self.largest_herds[area]
                largest[area] = size
                self.largest_herds[area] = 1
            elif size == largest[area]:
                self.largest_herds[area] += 1
            elif size > second[area]:
                second[area] = size
                self.second_herds[area] = 1
            elif size == second[area]:
                self.second_herds[area] += 1

    def sole(self, area: i64) -> bool:
        """Whether an area has only one herd (GS-054)."""
        return self.largest_herds[area] == 1 and self.second[area] == 0

    def prize(self, herd: i64) -> i64:
        """What a herd brings its owner (GS-079 to GS-087)."""
        area = self.survey.area[herd]
        times = self.times[area]
        if times == 0:
            return 0
        first = self.tables.first_prize * times
        second = self.tables.second_prize * times
        size = self.survey.herd_size[herd]
        leaders = self.largest_herds[area]
        if self.sole(area):
            return first + second
        if size == self.largest[area]:
            return first if leaders == 1 else (first + second) // leaders
        if leaders == 1 and size == self.second[area]:
            return second // self.second_herds[area]
        return 0

    def points(self) -> vec[i64]:
        """Points by species and colour: 4 * species + colour (GS-088)."""
        found = _NO_POINTS[:]
        sizes, tiles = self.survey.herd_size, self.survey.tiles
        for square in range(SQUARES):
            if sizes[square] > 0:
                tile = tiles[square]
                found[COLOURS * (tile & 3) + (tile >> 2)] += self.prize(square)
        return found

    def areas_in_order(self) -> list[int]:
        """The counted areas in the order of the score sheet (GS-089)."""
        areas = [square for square in range(SQUARES) if self.times[square] > 0]
        sizes = self.survey.area_size
        best: list[tuple[int, int]] = []  # for each colour: its largest size and the first such square
        for colour in range(COLOURS):
            own = [area for area in areas if self.survey.tiles[area] >> 2 == colour]
            best.append(min(((-int(sizes[area]), area) for area in own), default=(0, 0)))
        leading = min(range(COLOURS), key=lambda colour: best[colour])

        def place(area: int) -> tuple[bool, int, int, int, int]:
            colour = int(self.survey.tiles[area] >> 2)
            return (colour != leading, best[colour][0], colour, -int(sizes[area]), area)

        return sorted(areas, key=place)

    def herds_in_order(self, area: int) -> list[int]:
        """The herds of an area, the largest first."""
        survey = self.survey
        herds = [q for q in range(SQUARES) if survey.herd_size[q] > 0 and survey.area[q] == area]
        return sorted(herds, key=lambda herd: (-int(survey.herd_size[herd]), herd))

    def bonus_key(self, area: int) -> str:
        """Why an area has its multiplier."""
        colour = self.survey.tiles[area] >> 2
        size: i64 = self.survey.area_size[area]
        record_tied: bool = size == self.record and self.record_areas > 1
        colour_tied: bool = size == self.colour_record[colour] and self.colour_record_areas[colour] > 1
        if self.times[area] > 1:
            if not record_tied and size == self.record:
                return "sheet-area-triple"
            return "sheet-area-double-tied" if record_tied else "sheet-area-double"
        return "sheet-area-tied" if colour_tied else "sheet-area"


def area_lines(count: Count, seat_of: dict[int, int], seats: int) -> list[SheetLine]:
    """The score sheet: one entry an area, one detail a herd. Species without a seat get no points."""
    lines: list[SheetLine] = []
    survey = count.survey
    for area in count.areas_in_order():
        totals = [0] * seats
        details: list[SheetLine] = []
        for herd in count.herds_in_order(area):
            prize = int(count.prize(herd))
            points = [0] * seats
            seat = seat_of.get(survey.tiles[herd] & 3)
            if seat is not None:
                points[seat] = prize
                totals[seat] += prize
            details.append(SheetLine(_herd_key(count, herd), _herd_values(count, herd, prize), tuple(points), depth=1))
        values: Values = {
            "colour": COLOUR_NAMES[survey.tiles[area] >> 2],
            "size": int(survey.area_size[area]),
            "times": int(count.times[area]),
            "square": square_name(area),
        }
        lines.append(SheetLine(count.bonus_key(area), values, tuple(totals)))
        lines.extend(details)
    return lines


def _herd_key(count: Count, herd: int) -> str:
    area: i64 = count.survey.area[herd]
    size: i64 = count.survey.herd_size[herd]
    if count.sole(area):
        return "sheet-herd-sole"
    if size == count.largest[area]:
        return "sheet-herd-first" if count.largest_herds[area] == 1 else "sheet-herd-tied-first"
    if size == count.second[area] and count.largest_herds[area] == 1:
        return "sheet-herd-second" if count.second_herds[area] == 1 else "sheet-herd-tied-second"
    return "sheet-herd-none"


def _herd_values(count: Count, herd: int, prize: int) -> Values:
    area: i64 = count.survey.area[herd]
    times: i64 = count.times[area]
    first: i64 = count.tables.first_prize * times
    second: i64 = count.tables.second_prize * times
    leading = count.survey.herd_size[herd] == count.largest[area]
    return {
        "species": SPECIES_NAMES[count.survey.tiles[herd] & 3],
        "size": int(count.survey.herd_size[herd]),
        "square": square_name(herd),
        "purse": int(first + second if leading else second),
        "herds": int(count.largest_herds[area] if leading else count.second_herds[area]),
        "points": prize,
    }


def places(standing: list[tuple[int, int]]) -> list[int]:
    """GS-092: equal standing shares the place, and the places after it stay empty (1, 1, 3, 4)."""
    return [1 + sum(other > own for other in standing) for own in standing]


def team_standing(totals: list[int]) -> list[tuple[int, int]]:
    """GS-140, GS-142, GS-143: seats 0 and 2 against 1 and 3, by the sum, then by the weaker member."""
    standing = []
    for seat in range(4):
        partner = (seat + 2) % 4
        standing.append((totals[seat] + totals[partner], min(totals[seat], totals[partner])))
    return standing
