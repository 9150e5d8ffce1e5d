"""The invariants of section 8, over whole games of every set-up and number of players.

What a position should be is counted anew from the content and the dump, not asked of the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.state import playout_listed
from tablee.games.gentes.content.vocabulary import Virtual
from tests.games.walks import Step, Walk, walked

from .positions import CARDS, CONTENT, ERA, GAME, TABLES, TYPES
from .riches import rich

pytestmark = pytest.mark.slow

SEEDS = range(3)
RICH_SEEDS = range(8)
SOURCES = ("tile", "tax", "card_action", "home_action")  # what begins an action
ROUND_VERBS = {"action", "effect_action", "tax_double", "pay_any", "extra_train", "haste", "exchange"}
ONCE_A_ROUND = {card.id for card in CONTENT.card if any(effect.verb in ROUND_VERBS for effect in card.ongoing)}
CITIES = {city.id for city in CONTENT.city}
HOMES = {space.id: space.players for space in CONTENT.home_space}
PRINTED = {card.id: card for card in CONTENT.card}


@cache
def walk(table: int, seed: int) -> Walk:
    players, options = TABLES[table]
    return walked(GAME.new(players, seed, options), seed)


@cache
def rich_walk(players: int, seed: int) -> Walk:
    """From the middle of a game, with some of everything."""
    return walked(rich(players, seed), seed)


def walks() -> Iterator[Walk]:
    for table in range(len(TABLES)):
        for seed in SEEDS:
            yield walk(table, seed)
    for players in (1, 2, 3, 4):
        for seed in RICH_SEEDS:
            yield rich_walk(players, seed)


def positions() -> Iterator[tuple[Walk, dict[str, Any]]]:
    for found in walks():
        for step in found.steps:
            yield found, step.position


def seats() -> Iterator[dict[str, Any]]:
    for _, position in positions():
        yield from position["seats"]


@pytest.mark.rule("GE-002")
def test_citizens_fit_their_rows() -> None:
    for seat in seats():
        counts = [seat["citizens"][kind] for kind in TYPES]
        assert all(0 <= count <= 6 for count in counts)
        assert all(counts[row] + counts[row + 1] <= 6 for row in (0, 2, 4))


@pytest.mark.rule("GE-004")
@pytest.mark.rule("GE-005")
@pytest.mark.rule("GE-006")
def test_stores_coins_and_tracks_are_within_bounds() -> None:
    for seat in seats():
        assert 0 <= seat["temple"] <= 4
        assert 0 <= seat["oracle"] <= 4
        assert seat["coins"] >= 0
        assert 0 <= seat["locks"] <= 5
        assert len(seat["track"]) + seat["locks"] <= 12


def test_locks_never_come_back() -> None:
    for found in walks():
        for before, after in pairwise(found.steps):
            for old, new in zip(before.position["seats"], after.position["seats"], strict=True):
                assert new["locks"] <= old["locks"]


@pytest.mark.rule("GE-008")
def test_tokens_stand_on_this_side_of_the_board() -> None:
    for found, position in positions():
        owners = Counter(entry["seat"] for entry in position["spaces"].values())
        assert all(count <= 6 for count in owners.values())
        assert set(owners) <= set(range(found.players))
        for space, entry in position["spaces"].items():
            assert space in CITIES or found.players in HOMES[space]
            assert not (entry["used"] and space in CITIES)


def test_every_card_is_in_one_place() -> None:
    for found, position in positions():
        row = [entry["card"] for entry in position["row"]]
        piles = [
            *position["discard"],
            *position["boxed"],
            *position["laid"],
            *(c for u in position["unseen"] for c in u),
        ]
        held = [card for seat in position["seats"] for part in ("hand", "played", "placed") for card in seat[part]]
        assert sorted([*(card for card in row if card), *piles, *held]) == sorted(CARDS)
        if found.players > 2:
            assert position["boxed"] == []
            assert [len(cards) for cards in position["unseen"]] == position["decks"]


def test_the_row_is_of_the_era_and_the_discard_of_earlier_ones() -> None:
    for _, position in positions():
        era = (position["round"] + 1) // 2
        cards = [entry["card"] for entry in position["row"]]
        assert len(cards) <= 8
        assert all(ERA[card] == era for card in cards if card)
        assert all(ERA[card] < era for card in position["discard"])
        assert all(entry["cube"] is False for entry in position["row"] if entry["card"] is None)


def test_the_row_has_gaps_only_while_cards_are_being_taken() -> None:
    between = {"turn", "closing", "era_cube", "income", "excess", "final"}
    for found in walks():
        for step in found.steps:
            if set(step.questions.values()) <= between:
                assert all(entry["card"] for entry in step.position["row"])
                era = (step.position["round"] - 1) // 2
                # It is full as long as the deck has cards; in the draft it is not open yet.
                if step.position["phase"] != "draft" and step.position["decks"][era]:
                    assert len(step.position["row"]) == 8


@pytest.mark.rule("GE-011")
@pytest.mark.rule("GE-502")
def test_tiles_are_on_the_board_or_on_one_track() -> None:
    count = {1: 8, 2: 17, 3: 21, 4: 28}
    for found, position in positions():
        assert len(position["tiles"]) == count[found.players]
        held = [entry["tile"] for seat in position["seats"] for entry in seat["track"] if "tile" in entry]
        assert sorted(held) == sorted(tile for tile, holder in position["tiles"].items() if holder is not None)
        if position["phase"] in ("decline", "final"):
            assert held == []


@pytest.mark.rule("GE-425")
def test_bonus_tiles_are_won_or_left() -> None:
    for found, position in positions():
        for number, kind in enumerate(("cards", "citizens", "cities")):
            won = [seat["bonus"][kind] for seat in position["seats"] if kind in seat["bonus"]]
            assert len(won) + position["piles"][number] == found.players
            if found.players > 1:
                assert sorted(won, reverse=True) == [8, 4, 4, 4][: len(won)]


def test_the_chart_has_each_type_once() -> None:
    for _, position in positions():
        assert sorted(position["chart"]) == sorted(TYPES)


@pytest.mark.rule("GE-504")
def test_markers_lie_on_what_works_once_a_round() -> None:
    for _, position in positions():
        for seat in position["seats"]:
            assert set(seat["used"]) <= ONCE_A_ROUND & set(seat["played"])
            if position["phase"] in ("decline", "final"):
                assert seat["used"] == []
        if position["phase"] in ("decline", "final"):
            assert not any(entry["used"] for entry in position["spaces"].values())


def test_points_never_fall_before_the_final_scoring() -> None:
    for found in walks():
        for before, after in pairwise(found.steps):
            if after.position["phase"] != "final":
                for old, new in zip(before.position["seats"], after.position["seats"], strict=True):
                    assert sum(new["points"].values()) >= sum(old["points"].values())


def free(seat: dict[str, Any]) -> int:
    return 12 - int(seat["locks"]) - len(seat["track"])


@pytest.mark.rule("GE-203")
@pytest.mark.rule("GE-205")
def test_a_turn_is_of_a_seat_with_time_and_a_round_ends_when_nobody_has_any() -> None:
    for found in walks():
        for before, after in pairwise(found.steps):
            if "turn" in after.questions.values():
                assert after.questions == {str(after.position["active"]): "turn"}
            if any(event.key == "event-decline" for event in before.events):
                # Time was left to the seat that has answered, and to those whose only action was not asked for.
                taxed = {event.values["seat"] for event in before.events if event.key == "event-tax"}
                for number, seat in enumerate(before.position["seats"]):
                    assert free(seat) == 0 or number in {before.who, *taxed}


@pytest.mark.rule("GE-203")
@pytest.mark.rule("GE-204")
def test_who_has_a_free_space_can_act_and_nobody_else_is_asked() -> None:
    for found in walks():
        for step in found.steps:
            for seat, question in step.questions.items():
                own = step.position["seats"][int(seat)]
                if question == "turn":
                    assert len(own["track"]) + own["locks"] < 12
                    assert any(GAME.actions.decode(n)[0] in ("tile", "tax") for n in step.legal[int(seat)])


@pytest.mark.rule("GE-382")
@pytest.mark.rule("GE-383")
def test_a_card_enters_play_with_its_requirements_met() -> None:
    for found in walks():
        for before, after in pairwise(found.steps):
            for number, (old, new) in enumerate(zip(before.position["seats"], after.position["seats"], strict=True)):
                for card in set(new["played"]) - set(old["played"]):
                    assert short_of(card, old) <= old["oracle"]
                    assert symbols_of(card, before.position, number)


def short_of(card: str, seat: dict[str, Any]) -> int:
    have = Counter(seat["citizens"])
    for other in seat["played"]:
        for effect in PRINTED[other].ongoing:
            if isinstance(effect, Virtual):
                have[effect.type] += effect.n
    return sum(max(0, need - have[kind]) for kind, need in PRINTED[card].requires.citizens.items())


def symbols_of(card: str, position: dict[str, Any], seat: int) -> bool:
    own = {space for space, entry in position["spaces"].items() if entry["seat"] == seat}
    cities = [city for city in CONTENT.city if city.id in own]
    homes = [home for home in CONTENT.home_space if home.id in own]
    have = Counter[str]([*(city.symbol for city in cities), *(symbol for home in homes for symbol in home.symbols)])
    counts: dict[str, int] = {**have, "home": len(homes), "regions": len({city.region for city in cities})}
    return all(counts.get(kind, 0) >= need for kind, need in PRINTED[card].requires.cities.items())


@pytest.mark.rule("GE-608")
def test_the_sheet_adds_up_to_the_score() -> None:
    for found in walks():
        assert found.sheet == found.points
        assert found.points == [sum(seat["points"].values()) for seat in found.steps[-1].position["seats"]]


def sampled(every: int) -> Iterator[tuple[Walk, Step]]:
    """Some steps of every game, others in each."""
    for number, found in enumerate(walks()):
        for step in found.steps[number % every : -1 : every]:
            yield found, step


def test_every_offered_action_can_be_carried_out() -> None:
    for _, step in sampled(25):
        for seat, actions in step.legal.items():
            assert actions
            assert actions == sorted(set(actions))
            for action in actions:
                state = GAME.load(step.dump)
                state.apply(seat, action)
                assert state.over or all(state.legal(asked) for asked in state.pending())


def test_a_position_is_read_back_as_it_was() -> None:
    """Also in the middle of an action; and the same decisions give the same game."""
    for _, step in sampled(3):
        dump = json.loads(json.dumps(step.dump))
        state = GAME.load(dump)
        assert json.loads(json.dumps(state.dump())) == dump
        assert {seat: state.legal(seat) for seat in state.pending()} == step.legal
        assert state.apply(step.who, GAME.actions.parse(step.action)) == step.events


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_same_seed_gives_the_same_game(table: int) -> None:
    players, options = TABLES[table]
    found = walk(table, 0)
    again = walked(GAME.new(players, 0, options), 0)
    assert again == found


@pytest.mark.rule("GE-012")
@pytest.mark.rule("GE-013")
def test_a_guess_keeps_what_a_seat_knows() -> None:
    for number, (found, step) in enumerate(sampled(20)):
        state = GAME.load(step.dump)
        for seat in range(found.players):
            guess = state.imagine(seat, Rng(number))
            assert guess.view(seat) == state.view(seat)
            assert guess.legal(seat) == state.legal(seat)


@pytest.mark.rule("GE-211")
@pytest.mark.rule("GE-301")
def test_every_action_uses_time() -> None:
    """So at most twelve a round; Great Lighthouse gives two hourglasses back, once a game."""
    for found in walks():
        actions = Counter[tuple[int, int]]()
        for step in found.steps[:-1]:
            if step.action.split()[0] in SOURCES:
                actions[step.position["round"], step.who] += 1
        assert max(actions.values(), default=0) <= 12 + 2


@pytest.mark.rule("GE-405")
def test_options_use_cubes() -> None:
    """Each takes at least one, so they come to an end."""
    for found in walks():
        for before, after in pairwise(found.steps):
            if before.action.split()[:1] in (["extra_swap"], ["extra_trio"]) and not ended(after, before):
                old, new = (step.position["seats"][before.who] for step in (before, after))
                assert new["temple"] + new["oracle"] < old["temple"] + old["oracle"]


def ended(after: Step, before: Step) -> bool:
    """Whether the round has ended with a step: then income has come, too."""
    return bool(after.position["round"] != before.position["round"] or after.position["phase"] != "heyday")


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_many_games_end_in_time(table: int) -> None:
    """GE-608, and the bound on decisions."""
    players, options = TABLES[table]
    for seed in range(40):
        state = GAME.new(players, seed, options)
        assert playout_listed(state, Rng(seed, 6)) < GAME.longest(players) == 5400 * players
        assert state.over
