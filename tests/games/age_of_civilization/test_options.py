"""What a table can agree on: every legal combination can be played to the end, every other one is refused."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.state import playout
from tests.games.options import allowed_instead, refused

from .positions import GAME, ORDER
from .scenarios import SCENARIOS

MODES = ("standard", "skirmish", *SCENARIOS)
BOTH = (False, True)
ORDERS = ("random", "first_game")
VARIANTS = ("innovation", "changing_world", "draft")

# The table of section 1 of the rules.
COMPANY: list[tuple[int, dict[str, Any]]] = [
    (players, {"mode": "standard", "order": order, **dict(zip(VARIANTS, chosen, strict=True))})
    for players, order, chosen in product((2, 3, 4), ORDERS, product(BOTH, repeat=3))
]
ALONE: list[tuple[int, dict[str, Any]]] = [
    *((1, {"mode": "skirmish", "order": order, "innovation": chosen}) for order, chosen in product(ORDERS, BOTH)),
    *((1, {"mode": mode, "innovation": chosen}) for mode, chosen in product(SCENARIOS, BOTH)),
]


def named(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    chosen = [key if value is True else str(value) for key, value in options.items() if value not in (False, "random")]
    return "-".join([str(players), *chosen])


def test_the_number_of_combinations() -> None:
    assert len(COMPANY) == 3 * 2 * 8
    assert len(ALONE) == 4 + 10


@pytest.mark.parametrize("table", [*COMPANY, *ALONE], ids=named)
def test_a_legal_combination_can_be_played_to_the_end(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    for seed in (1, 6007, 90001):
        state = GAME.new(players, seed, options)
        found = state.dump()["options"]
        assert options.items() <= found.items()
        decisions = playout(state, Rng(seed, 2))
        assert state.over
        assert 0 < decisions <= GAME.longest(players)
        view = state.view(None)
        assert view["round"] == 6
        assert 1 in state.ranking()
        # What the variants bring, and nothing without them.
        assert bool(view["tokens"]) == options.get("changing_world", False)
        assert all(("cards" in own) == options.get("draft", False) for own in view["seats"])
        if options.get("order") == "first_game":
            assert view["track"] == ORDER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_can_begin(players: int) -> None:
    for seat in range(players):
        state = GAME.new(players, 1, {"first_player": f"seat{seat}"})
        assert state.pending() == [seat]
        assert state.view(None)["first"] == seat
    drawn = {GAME.new(players, 7919 * seed).view(None)["first"] for seed in range(60)}
    assert drawn == set(range(players))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"mode": "skirmish", "order": "random", "innovation": False}),
        (
            3,
            {
                "mode": "standard",
                "order": "random",
                "innovation": False,
                "changing_world": False,
                "draft": False,
                "first_player": "random",
            },
        ),
    ],
)
def test_defaults(players: int, options: dict[str, Any]) -> None:
    assert GAME.new(players, 1).dump()["options"] == options
    assert set(GAME.new(1, 1, {"mode": "silk_road"}).dump()["options"]) == {"mode", "innovation"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_modes_fit_the_number_of_players(mode: str, players: int) -> None:
    if (mode == "standard") == (players > 1):
        assert GAME.new(players, 1, {"mode": mode}).dump()["options"]["mode"] == mode
        return
    allowed = "standard" if players > 1 else ", ".join(MODES[1:])
    assert allowed_instead(GAME, players, "mode", mode) == allowed


@pytest.mark.parametrize("mode", MODES[1:])
@pytest.mark.parametrize("option", ["changing_world", "draft", "first_player"])
def test_these_are_for_company_only(mode: str, option: str) -> None:
    for value in ("random", "seat0") if option == "first_player" else BOTH:
        assert refused(GAME, 1, {"mode": mode, option: value}) == {"option": option, "needed": "mode=standard"}


@pytest.mark.parametrize("mode", SCENARIOS)
@pytest.mark.parametrize("order", ORDERS)
def test_a_scenario_has_an_order_of_its_own(mode: str, order: str) -> None:
    assert refused(GAME, 1, {"mode": mode, "order": order}) == {"option": "order", "needed": "mode=standard|skirmish"}


@pytest.mark.parametrize(
    ("players", "option", "value", "allowed"),
    [
        (2, "order", "first", "random, first_game"),
        (2, "innovation", 1, "false, true"),
        (2, "innovation", "true", "false, true"),
        (2, "changing_world", None, "false, true"),
        (2, "draft", 0, "false, true"),
        (2, "first_player", "seat2", "random, seat0, seat1"),
        (3, "first_player", "seat3", "random, seat0, seat1, seat2"),
        (4, "first_player", 0, "random, seat0, seat1, seat2, seat3"),
        (1, "mode", "solo", ", ".join(MODES[1:])),
    ],
)
def test_a_wrong_value_names_the_option_and_the_allowed_values(
    players: int, option: str, value: Any, allowed: str
) -> None:
    assert allowed_instead(GAME, players, option, value) == allowed


def test_an_unknown_option_is_told_the_known_ones() -> None:
    told = refused(GAME, 2, {"map": "europe"})
    assert told["option"] == "map"
    known = {"mode", "order", "innovation", "changing_world", "draft", "first_player"}
    assert set(told["allowed"].split(", ")) == known


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_a_wrong_number_of_players(players: int) -> None:
    assert refused(GAME, players)["allowed"] == "1, 2, 3, 4"
