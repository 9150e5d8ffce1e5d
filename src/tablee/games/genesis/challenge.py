"""The solo challenge: its set-up from a seed, its goals, its result and ranks (rules GS-120 to GS-132)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.events import SheetLine, Values
from tablee.games.genesis.catalogue import Catalogue, Goal, Level
from tablee.games.genesis.scoring import Count
from tablee.games.genesis.state import COLOUR_NAMES, NEUTRAL, PLAYER, square_name

if TYPE_CHECKING:
    from tablee.games.genesis.rules import Genesis


def set_up(position: Genesis, stream: int) -> None:
    """GS-121: both species, the square order and two goals of different groups, all from one stream."""

    def below(n: int) -> int:
        return int(position.draw(n, stream))

    own = below(4)
    others = [species for species in range(4) if species != own]
    position.species = vec[i64]([own, others[below(3)]])
    order = list(range(140))
    for last in range(139, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    position.rank = vec[i64](order)
    goals = catalogue(position).goal
    first = below(len(goals))
    second = below(len(goals))
    while goals[second].group == goals[first].group:
        second = below(len(goals))
    position.goals = vec[i64]([first, second])


def catalogue(position: Genesis) -> Catalogue:
    content = position.game.content
    assert isinstance(content, Catalogue)
    return content


def level(position: Genesis) -> Level:
    chosen = position.options["level"]
    return next(entry for entry in catalogue(position).level if entry.id == chosen)


def chosen_goals(position: Genesis) -> list[Goal]:
    return [catalogue(position).goal[number] for number in position.goals]


def next_neutral_tiles(position: Genesis) -> list[dict[str, str]]:
    """Where the neutral species would place for its dice of this round if the player stopped now (GS-125)."""
    twin = position.clone()
    found: list[dict[str, str]] = []
    for die in (position.neutral_die1, position.neutral_die2)[: level(position).neutral_dice]:
        if position.over or twin.ended() or die < 0 or twin.tiles_left(NEUTRAL) == 0:
            break
        colour, square = divmod(int(twin.neutral_choice(die)), 140)
        found.append({"colour": COLOUR_NAMES[colour], "square": square_name(square)})
        twin.put(NEUTRAL, colour, square)
    return found


# The goal vocabulary --------------------------------------------------------------------------------


def _species_points(count: Count, species: int) -> list[int]:
    """A species' points by colour."""
    points = count.points()
    return [int(points[4 * species + colour]) for colour in range(4)]


def _counted_areas(count: Count) -> list[int]:
    return [area for area in range(140) if count.times[area] > 0]


def _leads(count: Count, area: int, species: int) -> bool:
    """One herd of the species is alone the largest of the area."""
    if count.largest_herds[area] != 1:
        return False
    leader = count.herds_in_order(area)[0]
    return count.survey.tiles[leader] & 3 == species


def _led(count: Count, species: int, times: int | None = None) -> int:
    areas = [area for area in _counted_areas(count) if times is None or count.times[area] == times]
    return sum(_leads(count, area, species) for area in areas)


def _areas_won(position: Genesis, count: Count, goal: Goal) -> int:
    return _led(count, position.species[PLAYER])


def _triple_won(position: Genesis, count: Count, goal: Goal) -> int:
    return _led(count, position.species[PLAYER], int(count.tables.triple))


def _doubles_won(position: Genesis, count: Count, goal: Goal) -> int:
    return _led(count, position.species[PLAYER], int(count.tables.double))


def _largest_herd(position: Genesis, count: Count, goal: Goal) -> int:
    own = position.species[PLAYER]
    herds = [herd for area in _counted_areas(count) for herd in count.herds_in_order(area)]
    return max((int(count.survey.herd_size[herd]) for herd in herds if count.survey.tiles[herd] & 3 == own), default=0)


def _sole_areas(position: Genesis, count: Count, goal: Goal) -> int:
    own = position.species[PLAYER]
    return sum(count.sole(area) and count.survey.tiles[area] & 3 == own for area in _counted_areas(count))


def _both_prizes(position: Genesis, count: Count, goal: Goal) -> int:
    own = position.species[PLAYER]
    survey = count.survey
    found = 0
    for area in _counted_areas(count):
        if _leads(count, area, own) and not count.sole(area):
            seconds = [q for q in count.herds_in_order(area) if survey.herd_size[q] == count.second[area]]
            found += any(survey.tiles[herd] & 3 == own for herd in seconds)
    return found


def _colour_points(position: Genesis, count: Count, goal: Goal) -> int:
    assert goal.colour is not None
    return _species_points(count, position.species[PLAYER])[COLOUR_NAMES.index(goal.colour)]


def _neutral_points(position: Genesis, count: Count, goal: Goal) -> int:
    return sum(_species_points(count, position.species[NEUTRAL]))


def _free_left(position: Genesis, count: Count, goal: Goal) -> int:
    return int(position.free)


def _single_turns(position: Genesis, count: Count, goal: Goal) -> int:
    return int(position.single_turns[PLAYER])


METRICS: dict[str, Callable[[Genesis, Count, Goal], int]] = {
    "areas_won": _areas_won,
    "largest_herd": _largest_herd,
    "triple_won": _triple_won,
    "doubles_won": _doubles_won,
    "sole_areas": _sole_areas,
    "both_prizes": _both_prizes,
    "colour_points": _colour_points,
    "neutral_points": _neutral_points,
    "free_left": _free_left,
    "single_turns": _single_turns,
}


def progress(position: Genesis, count: Count, goal: Goal) -> int:
    """Where the goal's metric stands now."""
    return METRICS[goal.metric](position, count, goal)


def fulfilled(position: Genesis, count: Count, goal: Goal) -> bool:
    reached = progress(position, count, goal)
    return reached >= goal.value if goal.cmp == ">=" else reached <= goal.value


# The result -----------------------------------------------------------------------------------------


def extras(position: Genesis, count: Count) -> dict[str, int]:
    """GS-128: what is added to the own points."""
    neutral = sum(_species_points(count, position.species[NEUTRAL]))
    goals = sum(goal.points for goal in chosen_goals(position) if fulfilled(position, count, goal))
    return {"neutral": -neutral, "goals": goals, "level": level(position).adjust}


def sheet_lines(position: Genesis, count: Count) -> list[SheetLine]:
    added = extras(position, count)
    lines = [SheetLine("sheet-neutral", {"points": -added["neutral"]}, (added["neutral"],))]
    for goal in chosen_goals(position):
        done = fulfilled(position, count, goal)
        values: Values = {"goal": goal.id, "reached": progress(position, count, goal)}
        lines.append(SheetLine(f"sheet-goal-{'done' if done else 'missed'}", values, (goal.points if done else 0,)))
    lines.append(SheetLine("sheet-level", {"level": str(position.options["level"])}, (added["level"],)))
    return lines


def rank(content: Catalogue, result: int) -> str:
    """GS-130: the highest rank whose threshold the result reaches."""
    reached = [entry for entry in content.rank if result >= entry.min]
    return max(reached, key=lambda entry: entry.min).id
