"""What the drawings read from a view: the squares, the areas that count, whose turn it is, and which die pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.events import Event, SheetLine
from tablee.engine.messages import Speaker
from tablee.games.genesis.game import GenesisGame
from tablee.games.genesis.rules.fields import CELLS
from tablee.games.genesis.rules.scoring import Count, Survey
from tablee.games.genesis.rules.state import COLOUR_NAMES, FREE, SPECIES_NAMES, UNUSED, square_name

TERRAIN_OF = dict(zip("FSMW", COLOUR_NAMES, strict=True))
SPECIES_OF = dict(zip("rdmh", SPECIES_NAMES, strict=True))
RELIEF_OF = {"VV": "volcano", "PP": "pit"}
BEYOND = "~~"  # right of the river where few play
NO_ROOM = (*RELIEF_OF, BEYOND)
SQUARE_NAMES = [square_name(square) for square in range(140)]
UNCOVERED = len(COLOUR_NAMES) * len(SPECIES_NAMES)  # from this number on a square holds no tile
PLACING = ("event-put", "event-neutral-put")
BOARDS = 64  # for so many what can be read from them is kept: each reader and each choice of a turn asks for the same

Cells = dict[int, list[tuple[int, int]]]  # by the number of what they belong to: columns and rows


class Square(NamedTuple):
    name: str
    column: int
    row: int
    kind: str  # "free", "tile", "relief" or "unused"
    terrain: str = ""
    species: str = ""
    relief: str = ""


class Herd(NamedTuple):
    species: str
    size: int
    points: int
    cells: tuple[tuple[int, int], ...]


class Area(NamedTuple):
    terrain: str
    size: int
    times: int
    cells: tuple[tuple[int, int], ...]  # columns and rows, from the top left on
    herds: tuple[Herd, ...]  # the largest first


def squares(view: dict[str, Any]) -> tuple[Square, ...]:
    return tuple(square for row, contents in enumerate(view["board"]) for square in squares_of_row(row, contents))


def squares_of_row(row: int, contents: str) -> list[Square]:
    return [_square(row, column, token) for column, token in enumerate(contents.split())]


@cache
def _square(row: int, column: int, token: str) -> Square:
    name = square_name(14 * row + column)
    if token in RELIEF_OF:
        return Square(name, column, row, "relief", relief=RELIEF_OF[token])
    if token[0] in TERRAIN_OF:
        return Square(name, column, row, "tile", terrain=TERRAIN_OF[token[0]], species=SPECIES_OF[token[1]])
    return Square(name, column, row, "free" if token == ".." else "unused")


def room(view: dict[str, Any]) -> int:
    """How many squares tiles can lie on."""
    whole = " ".join(view["board"])
    return len(SQUARE_NAMES) - sum(whole.count(token) for token in NO_ROOM)


def areas(view: dict[str, Any], speaker: Speaker) -> tuple[Area, ...]:
    """The areas that would count if the game ended now, in the order of the score sheet: they follow from the board."""
    assert isinstance(speaker.game, GenesisGame)
    return _areas(tuple(view["board"]), speaker.game)


@lru_cache(BOARDS)
def _areas(board: tuple[str, ...], game: GenesisGame) -> tuple[Area, ...]:
    survey = _survey(board)
    count = Count(survey, game.tables)
    within, herds = _cells(survey, survey.area), _cells(survey, survey.herd)
    return tuple(_area(count, area, within, herds) for area in count.areas_in_order())


def area_numbers(view: dict[str, Any], speaker: Speaker) -> tuple[tuple[int | None, ...], ...]:
    """To which of the areas each square belongs, row by row."""
    assert isinstance(speaker.game, GenesisGame)
    return _area_numbers(tuple(view["board"]), speaker.game)


@lru_cache(BOARDS)
def _area_numbers(board: tuple[str, ...], game: GenesisGame) -> tuple[tuple[int | None, ...], ...]:
    found = {cell: number for number, area in enumerate(_areas(board, game)) for cell in area.cells}
    return tuple(tuple(found.get((column, row)) for column in range(14)) for row in range(10))


@lru_cache(BOARDS)
def _survey(board: tuple[str, ...]) -> Survey:
    contents = [CELLS[token] for row in board for token in row.split()]
    return Survey(vec[i64]([*contents, UNUSED]))


def _area(count: Count, area: int, within: Cells, herds: Cells) -> Area:
    survey = count.survey
    terrain = COLOUR_NAMES[int(survey.tiles[area] >> 2)]
    living = tuple(_herd(count, herd, herds[herd]) for herd in count.herds_in_order(area))
    return Area(terrain, int(survey.area_size[area]), int(count.times[area]), tuple(within[area]), living)


def _herd(count: Count, herd: int, cells: list[tuple[int, int]]) -> Herd:
    survey = count.survey
    species = SPECIES_NAMES[int(survey.tiles[herd] & 3)]
    return Herd(species, int(survey.herd_size[herd]), int(count.prize(herd)), tuple(cells))


def _cells(survey: Survey, belongs: vec[i64]) -> Cells:
    """The squares of each area or herd."""
    found: Cells = {}
    for q, (tile, group) in enumerate(zip(list(survey.tiles), list(belongs), strict=False)):  # without the outside
        if tile < UNCOVERED:
            found.setdefault(group, []).append((q % 14, q // 14))
    return found


def counted(view: dict[str, Any], line: SheetLine) -> list[str]:
    """The squares that a line of the score sheet is about: an area, a herd, all tiles of the neutral species."""
    survey = _survey(tuple(view["board"]))
    if line.key == "sheet-neutral":
        neutral = view["challenge"]["neutral"]["species"]
        return [square.name for square in squares(view) if square.species == neutral]
    if "square" not in line.values:
        return []
    group = survey.area if line.depth == 0 else survey.herd
    name = SQUARE_NAMES.index(str(line.values["square"]))
    return [SQUARE_NAMES[q] for q in range(140) if survey.tiles[q] < UNCOVERED and group[q] == name]


def grown(view: dict[str, Any], species: str, terrain: str, square: str) -> tuple[int, int]:
    """The sizes of the herd and the area that a tile on a free square would belong to."""
    survey = _survey(tuple(view["board"]))
    tile = 4 * COLOUR_NAMES.index(terrain) + SPECIES_NAMES.index(species)
    place = SQUARE_NAMES.index(square)
    return int(survey.herd_with(place, tile)), int(survey.area_with(place, tile))


def passing(view: dict[str, Any], area: Area, species: str, size: int) -> str:
    """The free square on which a single tile makes a herd of this area larger than a size, since it may join several.
    Empty if there is none, or no tile left."""
    seat, survey = view.get("seat"), _survey(tuple(view["board"]))
    if seat is None or not view["seats"][seat]["supply"][area.terrain]:
        return ""
    tile = 4 * COLOUR_NAMES.index(area.terrain) + SPECIES_NAMES.index(species)
    own = {cell for herd in area.herds if herd.species == species for cell in herd.cells}
    beside = {(x + dx, y + dy) for x, y in own for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    open_to = [14 * y + x for x, y in sorted(beside) if 0 <= x < 14 and 0 <= y < 10]
    tiles = survey.tiles
    joined = {q: int(survey.herd_with(q, tile)) for q in open_to if tiles[q] == FREE}
    best = max(joined, key=lambda q: joined[q], default=None)
    return "" if best is None or joined[best] <= size else SQUARE_NAMES[best]


def own_seat(view: dict[str, Any]) -> int:
    """Whose hand is shown: the seat that looks; to a spectator who decides now, else whose turn it was last."""
    if view.get("seat") is not None:
        return int(view["seat"])
    asked = [int(seat) for seat in view["pending"]]
    return asked[0] if asked else max(int(view["active"]), 0)


def own_species(view: dict[str, Any]) -> str | None:
    """The species of the seat that looks; None for a spectator and before it is chosen."""
    seat = view.get("seat")
    species: str | None = None if seat is None else view["seats"][seat]["species"]
    return species


def turn_number(view: dict[str, Any]) -> int:
    """Which turn of the game is being played, or how many were when it is over: every turn places two tiles or
    is counted as one with a single tile (GS-045), or ends with its seat's last tile."""
    full = len(COLOUR_NAMES) * view["options"]["tiles_per_colour"]
    begun = [(full - sum(side["supply"].values()) + side["single_turns"] + 1) // 2 for side in view["seats"]]
    return int(sum(begun)) + ("tile1" in view["pending"].values())


def newest(recent: Sequence[Event]) -> list[str]:
    """The squares of the tiles that were placed lately."""
    return [str(event.values["square"]) for event in recent if event.key in PLACING]


def question(view: dict[str, Any], seat: int) -> str:
    """What the seat is asked now; nothing if it has to wait."""
    return str(view["pending"].get(str(seat), ""))


def paying_die(view: dict[str, Any], seat: int, terrain: str) -> int | None:
    """GS-046: the number of the die that would pay for a tile now, None if no die does."""
    supply = view["seats"][seat]["supply"]
    fits = [0 if used else _fit(die, terrain, supply) for die, used in zip(view["dice"], view["used"], strict=True)]
    return fits.index(max(fits)) + 1 if any(fits) else None


def _fit(die: str | None, terrain: str, supply: dict[str, int]) -> int:
    """3 exactly, 2 because the die's colour is exhausted (GS-037), 1 wild (GS-036), 0 not."""
    if die is None:
        return 0
    if die == terrain:
        return 3
    if die == "wild":
        return 1
    return 2 if supply[die] == 0 else 0


def dice_said(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """What each rolled die shows, and whether it is used, in words."""
    shown = enumerate(zip(view["dice"], view["used"], strict=True), start=1)
    return [
        speaker.say("drawn-die-used" if used else "drawn-die", {"number": number, "die": die})
        for number, (die, used) in shown
        if die is not None
    ]


def total(view: dict[str, Any], seat: int) -> int:
    """What a seat's tiles are worth; in the challenge without goals and level."""
    return sum(view["scores"][seat][terrain] for terrain in COLOUR_NAMES)


def neutral_plan(view: dict[str, Any]) -> dict[str, str]:
    """Where the neutral species of the challenge would place next: terrain by square."""
    return {tile["square"]: tile["colour"] for tile in view.get("challenge", {}).get("neutral_next", [])}
