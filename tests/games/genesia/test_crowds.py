"""Invariants 11, 12 and 19 of section 8, on crowded maps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.games.genesia.rules import geography
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.scoring import objective_points
from tests.games.playing import asked, legal, play_as

from .crowds import crowd
from .positions import CONTENT, position

pytestmark = pytest.mark.slow

ROUTES = 60


def neighbours(seats: int, region: str) -> list[str]:
    return geography.neighbours(seats)[region]


def owner(position: dict[str, Any], region: str) -> int | None:
    """Whose region it is; nobody's if it is a homeland."""
    holders = [who for who, own in enumerate(position["seats"]) if region in (*own["clans"], *own["cities"])]
    return holders[0] if holders and not region.endswith("home") else None


@pytest.mark.rule("GA-047", "GA-048", "GA-049")
@pytest.mark.parametrize("age", [1, 3])
def test_an_open_journey_can_always_go_on(age: int) -> None:
    """11: whoever stands among enemies has a step that he can pay, never back to where he has been."""
    met: Counter[str] = Counter()
    for seed in range(ROUTES):
        rng = Rng(seed, 21)
        state = position(*crowd(3, age, rng, fullness=85), asked="expansion", age=age)
        for _ in range(12):
            if state.over or not asked(state).startswith("0 ") or asked(state) == "0 growth":
                break
            steps = [text for text in sorted(legal(state)) if text.startswith(("move", "lift", "number"))]
            if not steps:
                break
            play_as(state, 0, steps[int(rng.below(len(steps)))])
            dump = state.dump()["position"]
            trip = dump["trip"]
            if trip["seat"] == 0 and owner(dump, trip["at"]) not in (None, 0):
                met[asked(state)] += 1
                onward = [text.partition(":")[2] for text in legal(state)]
                assert onward, trip
                assert not set(onward) & set(trip["visited"])
                assert "stop" not in legal(state)
            assert all(own["coins"] >= 0 for own in dump["seats"])
    assert met["0 journey" if age == 1 else "0 trip"] >= 5, met


def attackable(position: dict[str, Any], who: int, seats: int) -> set[tuple[str, str]]:
    """GA-070, GA-071 counted anew, without cards."""
    found = set()
    own = position["seats"][who]
    for here, strength in own["clans"].items():
        for there in neighbours(seats, here):
            rival = owner(position, there)
            if rival is None or rival == who or there in position["shields"]:
                continue
            defending = position["seats"][rival]["clans"].get(there, 0)
            if defending < strength:
                found.add((here, there))
    return found


@pytest.mark.rule("GA-055", "GA-070", "GA-071")
def test_legal_assaults() -> None:
    """12: never a homeland; a City alone also where the attacker has no City left to put there."""
    bare_cities: Counter[bool] = Counter()  # attacked, by whether the attacker has a City left
    for seed in range(ROUTES):
        seats = 2 + seed % 4
        state = position(*crowd(seats, 1, Rng(seed, 22)), asked="stance")
        dump = state.dump()["position"]
        for who in range(seats):
            found = {(one["from"], one["to"]) for one in state.view(who)["assaults"]}
            assert found == attackable(dump, who, seats)
            spent = len(dump["seats"][who]["cities"]) == 20
            for _, there in found:
                assert not there.endswith("home")
                rival = owner(dump, there)
                assert rival is not None
                if there not in dump["seats"][rival]["clans"]:
                    bare_cities[not spent] += 1
    assert bare_cities[True] >= 10, bare_cities
    assert bare_cities[False] >= 3, bare_cities


# 19: the same game on a turned and on a mirrored map ---------------------------------------------------------------


def turned(region: str, seats: int) -> str:
    """The region that takes the place of another when every slot moves on by one."""
    name, *numbers = region.split("-")
    if name != "isle":
        return "-".join([geography.COLOURS[(geography.COLOURS.index(name) + 1) % seats], *numbers])
    if numbers[0] == "15":
        return region
    step, around = (2, 2 * seats) if numbers[0] == "7" else (1, seats)
    return f"isle-{numbers[0]}-{(int(numbers[1]) - 1 + step) % around + 1}"


def mirrored(region: str, seats: int) -> str:
    """Slots the other way round, columns 1 and 3 exchanged."""
    name, *numbers = region.split("-")
    if name != "isle":
        colour = geography.COLOURS[(seats - geography.COLOURS.index(name)) % seats]
        return f"{colour}-home" if numbers == ["home"] else f"{colour}-{numbers[0]}-{4 - int(numbers[1])}"
    if numbers[0] == "15":
        return region
    if numbers[0] == "12":
        return f"isle-12-{(1 - int(numbers[1])) % seats + 1}"
    return f"isle-7-{(2 - int(numbers[1])) % (2 * seats) + 1}"


Motion = Callable[[str, int], str]


def moved_seat(motion: Motion, who: int, seats: int) -> int:
    return (who + 1) % seats if motion is turned else (seats - who) % seats


def moved_action(motion: Motion, text: str, seats: int) -> str:
    """The same action on the other map."""
    block, _, given = text.partition(" ")
    if block in ("recruit", "lift", "assault_from", "assault_at", "city_site", "choose_region", "move"):
        return f"{block} " + ":".join(motion(region, seats) for region in given.split(":"))
    if block == "choose_seat":
        return f"choose_seat {geography.COLOURS[moved_seat(motion, geography.COLOURS.index(given), seats)]}"
    return text


def moved_seats(motion: Motion, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    count = len(seats)
    found: dict[int, dict[str, Any]] = {}
    for who, own in enumerate(seats):
        clans = {motion(region, count): number for region, number in own["clans"].items()}
        cities = [motion(region, count) for region in own["cities"]]
        found[moved_seat(motion, who, count)] = {**own, "clans": clans, "cities": cities}
    return [found[who] for who in range(count)]


@pytest.mark.rule("GA-003")
@pytest.mark.parametrize("motion", [turned, mirrored])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_map_is_the_same_from_every_seat(seats: int, motion: Motion) -> None:
    regions = {region.id: region.value for region in geography.regions(seats)}
    assert {motion(region, seats): value for region, value in regions.items()} == regions
    for region in regions:
        beside = {motion(other, seats) for other in neighbours(seats, region)}
        assert beside == set(neighbours(seats, motion(region, seats)))


def table(state: Genesia) -> list[tuple[Any, ...]]:
    """What can be compared of each seat whatever the names of regions are; also what each objective would give."""
    names = ("coins", "points", "conquests", "hand", "free", "progress")
    return [
        (
            *(own[name] for name in names),
            *(objective_points(state, who, number) for number in range(len(CONTENT.objective))),
        )
        for who, own in enumerate(state.dump()["position"]["seats"])
    ]


@pytest.mark.rule("GA-001", "GA-002")
@pytest.mark.parametrize("motion", [turned, mirrored])
@pytest.mark.parametrize("question", ["growth", "expansion", "stance", "end_cards"])
def test_a_moved_map_is_the_same_game(question: str, motion: Motion) -> None:
    """19: with seats, turn order and hands moved along, the same actions are legal and do the same."""
    played = 0
    for seed in range(12):
        rng = Rng(seed, 23)
        count, age = 2 + seed % 4, 1 + seed % 3
        seats = crowd(count, age, rng)
        order = list(range(count))
        rng.shuffle(order)
        active = order[0]
        one = position(*seats, asked=question, age=age, order=order, active=active)
        other = position(
            *moved_seats(motion, seats),
            asked=question,
            age=age,
            order=[moved_seat(motion, who, count) for who in order],
            active=moved_seat(motion, active, count),
        )
        for _ in range(60):
            assert sorted(moved_seat(motion, who, count) for who in one.pending()) == other.pending()
            if one.over or one.dump()["position"]["age"] != age:
                break
            who = one.pending()[0]
            actions = sorted(legal(one, who))
            twin = moved_seat(motion, who, count)
            assert {moved_action(motion, text, count) for text in actions} == legal(other, twin)
            text = actions[int(rng.below(len(actions)))]
            play_as(one, who, text)
            play_as(other, twin, moved_action(motion, text, count))
            played += 1
            before, after = table(one), table(other)
            assert [after[moved_seat(motion, seat, count)] for seat in range(count)] == before
            lines, moved_lines = one.scores(), other.scores()
            assert [moved_lines[moved_seat(motion, seat, count)] for seat in range(count)] == lines
    assert played >= 40
