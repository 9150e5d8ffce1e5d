"""The solo challenge: its set-up from a seed, its goals, its result and ranks (rules GS-120 to GS-132)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.events import SheetLine, Values
from tablee.games.genesis.content.catalogue import Catalogue, Goal, Level
from tablee.games.genesis.rules.scoring import Count
from tablee.games.genesis.rules.state import COLOUR_NAMES, NEUTRAL, PLAYER, square_name

if TYPE_CHECKING:
    from tablee.games.genesis.rules.flow import Genesis


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
    used = [number for number, goal in enumerate(goals) if goal.remove is None]
    first = used[below(len(used))]
    second = used[below(len(used))]
    while goals[second].group == goals[first].group:
        second = used[below(len(used))]
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


class Metrics:
    """What goals measure: the counted board as the player's species sees it."""

    def __init__(self, position: Genesis, count: Count, goal: Goal) -> None:
        self.position = position
        self.count = count
        self.goal = goal
        self.own = int(position.species[PLAYER])
        self.areas = [area for area in range(140) if count.times[area] > 0]

    def owner(self, herd: int) -> int:
        return int(self.count.survey.tiles[herd] & 3)

    def leads(self, area: int) -> bool:
        """One own herd is alone the largest of the area."""
        return self.count.largest_herds[area] == 1 and self.owner(self.count.herds_in_order(area)[0]) == self.own

    def areas_won(self) -> int:
        return sum(self.leads(area) for area in self.areas)

    def triple_won(self) -> int:
        return sum(self.leads(area) for area in self.areas if self.count.times[area] == self.count.tables.triple)

    def doubles_won(self) -> int:
        return sum(self.leads(area) for area in self.areas if self.count.times[area] == self.count.tables.double)

    def largest_herd(self) -> int:
        herds = [herd for area in self.areas for herd in self.count.herds_in_order(area)]
        return max(
            (int(self.count.survey.herd_size[herd]) for herd in herds if self.owner(herd) == self.own), default=0
        )

    def sole_areas(self) -> int:
        return sum(self.count.sole(area) and self.owner(area) == self.own for area in self.areas)

    def both_prizes(self) -> int:
        return sum(self.leads(area) and self.is_second(area) for area in self.areas)

    def is_second(self, area: int) -> bool:
        """An own herd has the second greatest size, alone or tied."""
        sizes = self.count.survey.herd_size
        seconds = [herd for herd in self.count.herds_in_order(area) if sizes[herd] == self.count.second[area]]
        return any(self.owner(herd) == self.own for herd in seconds)

    def colour_points(self) -> int:
        assert self.goal.colour is not None
        return species_points(self.count, self.own)[COLOUR_NAMES.index(self.goal.colour)]

    def neutral_points(self) -> int:
        return sum(species_points(self.count, int(self.position.species[NEUTRAL])))

    def free_left(self) -> int:
        return int(self.position.free)

    def single_turns(self) -> int:
        return int(self.position.single_turns[PLAYER])


METRICS: dict[str, Callable[[Metrics], int]] = {
    "areas_won": Metrics.areas_won,
    "largest_herd": Metrics.largest_herd,
    "triple_won": Metrics.triple_won,
    "doubles_won": Metrics.doubles_won,
    "sole_areas": Metrics.sole_areas,
    "both_prizes": Metrics.both_prizes,
    "colour_points": Metrics.colour_points,
    "neutral_points": Metrics.neutral_points,
    "free_left": Metrics.free_left,
    "single_turns": Metrics.single_turns,
}


def species_points(count: Count, species: int) -> list[int]:
    """A species' points by colour."""
    points = count.points()
    return [int(points[4 * species + colour]) for colour in range(4)]


def progress(position: Genesis, count: Count, goal: Goal) -> int:
    """Where the goal's metric stands now."""
    return METRICS[goal.metric](Metrics(position, count, goal))


def fulfilled(position: Genesis, count: Count, goal: Goal) -> bool:
    reached = progress(position, count, goal)
    return reached >= goal.value if goal.cmp == ">=" else reached <= goal.value


# The result -----------------------------------------------------------------------------------------


def extras(position: Genesis, count: Count) -> dict[str, int]:
    """GS-128: what is added to the own points."""
    neutral = sum(species_points(count, int(position.species[NEUTRAL])))
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
