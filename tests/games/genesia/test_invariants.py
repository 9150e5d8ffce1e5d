"""The invariants of section 8, over whole games of every mode and number of players.

What a position should be is counted anew from the content and the dump, not asked of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.state import playout_listed
from tablee.games.genesia.rules import geography
from tests.games.walks import Walk, walked

from .positions import CARDS, GAME, TABLES, Table, decisions, named

pytestmark = pytest.mark.slow

SEEDS = range(3)
VALUES = {region.id: region.value for region in geography.regions(5)}
HOMES = {region.id for region in geography.regions(5) if region.kind == "home"}
PROGRESS = {card: found.progress for card, found in CARDS.items()}


@cache
def walk(table: int, seed: int) -> Walk:
    players, options = TABLES[table]
    return walked(GAME.new(players, seed, options), seed)


def walks() -> Iterator[Walk]:
    for table in range(len(TABLES)):
        for seed in SEEDS:
            yield walk(table, seed)


def positions() -> Iterator[tuple[Walk, dict[str, Any]]]:
    for found in walks():
        for step in found.steps:
            yield found, step.position


def travelling(position: dict[str, Any], who: int) -> int:
    trip = position["trip"]
    return int(trip["clans"]) if trip["seat"] == who else 0


@pytest.mark.rule("GA-004", "GA-005")
def test_pieces_are_limited() -> None:
    """1 and 2: no more than 30 Clans, travellers included, and 20 Cities, one a region."""
    for _, position in positions():
        for who, seat in enumerate(position["seats"]):
            assert sum(seat["clans"].values()) + travelling(position, who) <= 30
            assert all(count > 0 for count in seat["clans"].values())
            assert len(seat["cities"]) == len(set(seat["cities"])) <= 20


@pytest.mark.rule("GA-004")
def test_the_view_knows_the_reserves() -> None:
    for table in TABLES:
        for state, _, _ in decisions(table, 7):
            view, position = state.view(None), state.dump()["position"]
            for who, own in enumerate(view["seats"]):
                dumped = position["seats"][who]
                assert own["clans"] + sum(dumped["clans"].values()) + travelling(position, who) == 30
                assert own["cities"] + len(dumped["cities"]) == 20


@pytest.mark.rule("GA-044", "GA-055")
def test_a_region_belongs_to_one_seat() -> None:
    """3 and 10: homelands excepted."""
    for _, position in positions():
        owners: dict[str, set[int]] = {}
        for who, seat in enumerate(position["seats"]):
            for region in (*seat["clans"], *seat["cities"]):
                owners.setdefault(region, set()).add(who)
        assert all(len(seats) == 1 for region, seats in owners.items() if region not in HOMES)


@pytest.mark.rule("GA-101")
def test_no_purse_is_negative() -> None:
    """4."""
    for _, position in positions():
        assert all(seat["coins"] >= 0 for seat in position["seats"])


@pytest.mark.rule("GA-045", "GA-041")
def test_steps_cost_coins_or_free_moves_and_tolls_stay_in_the_game() -> None:
    """4: every step takes one coin or one free move out of the game, and nothing else."""
    for found in walks():
        for before, after in pairwise(found.steps):
            if not before.action.startswith("move") or after.position["trip"]["at_once"] != -1:
                continue
            if (
                after.position["phase"] != before.position["phase"]
                or after.position["active"] != before.position["active"]
            ):
                continue  # free moves lapse at the end of a turn
            spent = means(before.position) - means(after.position)
            assert spent >= 1
            if after.position["trip"]["seat"] != -1:
                started = before.position["trip"]["visited"] if before.position["trip"]["seat"] != -1 else ["origin"]
                assert spent == len(after.position["trip"]["visited"]) - len(started)


def means(position: dict[str, Any]) -> int:
    return sum(seat["coins"] + sum(seat["free"].values()) for seat in position["seats"])


@pytest.mark.rule("GA-007")
def test_every_card_of_the_age_is_in_one_place() -> None:
    """5: in a packet, picked, in a hand, discarded or played; and of the right deck."""
    for found, position in positions():
        held = [card for seat in position["seats"] for card in (*seat["hand"], *seat["discarded"])]
        held += [card for _, card, _ in position["played"]]
        assert len(held) == len(set(held))
        assert set(held) <= set(position["packets"])
        assert set(position["packets"]) <= set(found.view["decks"][str(position["age"])])


@pytest.mark.rule("GA-023", "GA-142")
def test_hands_never_grow() -> None:
    """6 and 7: five cards after the draft, fewer later, none between the Ages."""
    for found in walks():
        for step in found.steps:
            position = step.position
            if position["phase"] == "draft":
                assert all(len(seat["hand"]) == position["picked"] for seat in position["seats"])
        for before, after in pairwise(found.steps):
            if before.position["phase"] == "draft" or before.position["age"] != after.position["age"]:
                continue
            for old, new in zip(before.position["seats"], after.position["seats"], strict=True):
                assert set(new["hand"]) <= set(old["hand"]) or after.position["phase"] == "draft"


@pytest.mark.rule("GA-006", "GA-097")
def test_the_turn_order_is_a_permutation() -> None:
    """8."""
    for found, position in positions():
        assert sorted(position["order"]) == list(range(GAME.seats(found.players)))


@pytest.mark.rule("GA-027")
def test_nobody_is_asked_without_a_choice() -> None:
    """9: every question can be answered, and most leave more than one answer."""
    single: Counter[str] = Counter()
    for found in walks():
        for step in found.steps:
            for seat, actions in step.legal.items():
                assert actions
                assert len(set(actions)) == len(actions)
                if len(actions) == 1:
                    single[step.questions[str(seat)]] += 1
    assert not set(single) & {
        "draft",
        "objective",
        "stance",
        "journey",
        "losses",
        "target",
        "siege",
        "position",
        "group",
    }


@pytest.mark.rule("GA-053")
def test_free_moves_lapse() -> None:
    """13."""
    for found in walks():
        for step in found.steps:
            position = step.position
            at_once = position["trip"]["at_once"]
            for who, seat in enumerate(position["seats"]):
                over = position["phase"] == "expansion" and seat["done"]
                if (position["phase"] not in ("growth", "expansion") or over) and who not in (at_once, step.who):
                    assert sum(seat["free"].values()) == 0


@pytest.mark.rule("GA-096", "GA-109")
def test_inventions_always_score() -> None:
    """14: the Progress Points of an Age are at least those of the Inventions."""
    for found in walks():
        for before, after in pairwise(found.steps):
            age = before.position["age"]
            if after.position["ages_scored"] > before.position["ages_scored"]:
                for seat in after.position["seats"]:
                    inventions = {card for name in ("made", "marked") for cards in seat[name][:age] for card in cards}
                    assert seat["progress"][age - 1] >= sum(PROGRESS[card] for card in inventions)
                    assert age == 1 or seat["progress"][age - 1] >= 0


@pytest.mark.rule("GA-130", "GA-132", "GA-133")
def test_points_are_those_of_the_final_map() -> None:
    """15 and 16: counted anew from the map."""
    for found in walks():
        position = found.steps[-1].position
        seats = GAME.seats(found.players)
        total = 0
        for who, seat in enumerate(position["seats"]):
            held = {*seat["clans"], *seat["cities"]}
            abroad = [name for name in held if not name.startswith(("isle", f"{geography.COLOURS[who]}-"))]
            assert found.scores[who]["conquest"] == sum(VALUES[region] for region in held)
            assert found.scores[who]["propagation"] == 2 * len(abroad)
            assert found.scores[who]["progress"] == sum(seat["progress"])
            assert found.scores[who]["objective"] >= 0
            total += found.scores[who]["conquest"]
        assert total <= 71 * seats + 15
        assert found.sheet == found.points


@pytest.mark.rule("GA-013", "GA-025", "GA-060", "GA-110")
@pytest.mark.parametrize("table", [table for table in TABLES if table[0] in (2, 3)], ids=named)
def test_a_view_tells_no_secret(table: Table) -> None:
    """17: what is hidden can be exchanged without changing the view."""
    rng = Rng(3, 5)
    for state, _, _ in decisions(table, 3):
        for seat in range(table[0]):
            other = state.clone()
            other.determinize(seat, Rng(rng.below(1000), 2))
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)


def test_a_position_can_be_written_and_read() -> None:
    """18."""
    for table in TABLES:
        for state, _, _ in decisions(table, 5):
            again = GAME.load(state.dump())
            assert again.dump() == state.dump()
            assert [again.legal(seat) for seat in again.pending()] == [state.legal(seat) for seat in state.pending()]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_many_games_end_in_time(table: int) -> None:
    players, options = TABLES[table]
    for seed in range(25):
        state = GAME.new(players, seed, options)
        assert playout_listed(state, Rng(seed, 6)) < GAME.longest(players)
        assert state.over
