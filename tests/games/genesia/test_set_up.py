"""Components and set-up: GA-001 to GA-014; the decks and options of 2.11: GA-153 and GA-160 to GA-166."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.errors import OptionError
from tablee.games.genesia.rules import setup
from tablee.games.genesia.rules.geography import COLOURS
from tests.games.playing import asked, keys, legal, play, play_as, shown

from .positions import CARDS, CONTENT, GAME, new

LOTS = ("blue", "yellow", "green", "red", "violet")


def deck(state: Any, age: int = 1) -> list[str]:
    found: list[str] = state.view(None)["decks"][str(age)]
    return found


def lots_in(cards: list[str]) -> set[str]:
    return {CARDS[card].lot for card in cards}


def dealt(state: Any) -> list[str]:
    """The cards of all first packets."""
    return [card for who in range(len(state.view(None)["seats"])) for card in shown(state, who)["packet"]]


def numbers(age: int, count: int, *, last: bool = False) -> list[int]:
    """The first cards of an Age, or the last with its promo cards."""
    found = [card.number for card in CONTENT.card if card.age == age]
    return found[-count:] if last else found[:count]


@pytest.mark.rule("GA-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_neighbours(players: int) -> None:
    """A card left in a packet is seen next by the seat after in Age I."""
    state = new(players, objectives="none")
    rest = [set(shown(state, who)["packet"]) for who in range(players)]
    for who in range(players):
        card = shown(state, who)["packet"][0]
        rest[who].remove(card)
        play_as(state, who, f"pick {card}")
    for who in range(players):
        assert set(shown(state, (who + 1) % players)["packet"]) == rest[who]


@pytest.mark.rule("GA-002")
def test_colours() -> None:
    assert COLOURS == ("red", "green", "yellow", "grey", "black") == tuple(colour.id for colour in CONTENT.colour)
    view = new(5).view(None)
    assert {name.split("-")[0] for name in view["regions"]} == {*COLOURS, "isle"}
    assert {name.split("-")[0] for name in new(2).view(None)["regions"]} == {"red", "green", "isle"}


@pytest.mark.rule("GA-003")
@pytest.mark.parametrize(("players", "regions"), [(1, 39), (2, 39), (3, 58), (4, 77), (5, 96)])
def test_the_map(players: int, regions: int) -> None:
    assert len(new(players).view(None)["regions"]) == regions


@pytest.mark.rule("GA-004")
def test_the_beginning() -> None:
    state = new(3)
    for own in state.view(None)["seats"]:
        assert (own["clans"], own["cities"], own["coins"], own["hand_size"]) == (30, 20, 0, 0)
    assert all(not lying["clans"] and not lying["cities"] for lying in state.view(None)["regions"].values())


@pytest.mark.rule("GA-006")
def test_turn_order_is_drawn() -> None:
    orders = {tuple(new(3, seed).view(None)["order"]) for seed in range(40)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2)}


@pytest.mark.rule("GA-007", "GA-008", "GA-022")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_decks_of_a_first_game(players: int) -> None:
    state = new(players, objectives="none")
    for age in (1, 2, 3):
        assert len(deck(state, age)) == 6 * players
        assert lots_in(deck(state, age)) == set(LOTS[:players])
        assert {CARDS[card].age for card in deck(state, age)} == {age}
        assert state.view(None)["lots"][str(age)] == list(LOTS[:players])
    assert sorted(dealt(state)) == sorted(deck(state))
    assert all(len(shown(state, who)["packet"]) == 6 for who in range(players))


@pytest.mark.rule("GA-009", "GA-010", "GA-011")
def test_lots_of_choice() -> None:
    """Example 7."""
    chosen = {"1": ["yellow", "green", "red"], "2": ["blue", "red", "violet"], "3": ["green", "red", "violet"]}
    options: dict[str, Any] = {f"lots_{age}": lots for age, lots in chosen.items()}
    state = new(3, deck="lots", **options)
    view = state.view(0)
    assert view["lots"] == chosen
    for age, lots in chosen.items():
        assert lots_in(view["decks"][age]) == set(lots)
        assert len(view["decks"][age]) == 18
    assert len(view["pool"]) == 10
    with pytest.raises(OptionError):
        new(3, deck="lots", lots_1=["yellow", "green"])
    with pytest.raises(OptionError):
        new(3, deck="lots", lots_1=["yellow", "green", "green"])


@pytest.mark.rule("GA-011", "GA-160")
@pytest.mark.parametrize(
    ("options", "lots"),
    [
        ({}, {"blue", "yellow"}),
        ({"objectives": "lots_black"}, {"blue", "yellow", "black"}),
        ({"objectives": "all"}, {*LOTS, "black"}),
        ({"objectives": "none"}, set()),
        ({"deck": "warlike"}, {*LOTS, "black"}),
        ({"deck": "manager"}, {*LOTS, "black"}),
        ({"deck": "cards"}, {*LOTS, "black"}),
        ({"deck": "cards", "objectives": "lots_black"}, {*LOTS, "black"}),
        ({"deck": "warlike", "objectives": "none"}, set()),
    ],
)
def test_the_pool_of_objectives(options: dict[str, Any], lots: set[str]) -> None:
    pool = new(2, **options).view(None)["pool"]
    assert {one.lot for one in CONTENT.objective if one.id in pool} == lots
    assert len(pool) == 2 * len(lots)


@pytest.mark.rule("GA-012", "GA-013", "GA-014")
def test_two_objectives_each_and_one_is_kept() -> None:
    state = new(3)
    assert asked(state) == "0 objective, 1 objective, 2 objective"
    offered = [shown(state, who)["objectives"] for who in range(3)]
    assert len({name for pair in offered for name in pair}) == 6
    assert legal(state, 1) == {"keep_objective 1", "keep_objective 2"}
    assert state.view(0)["seats"][1]["objectives"] is None
    assert len(state.view(0)["lots"]["3"]) == 3  # the lots are known by now
    play_as(state, 1, "keep_objective 2")
    assert asked(state) == "0 objective, 2 objective"
    play(state, "keep_objective 1", "keep_objective 1")
    assert asked(state) == "0 draft, 1 draft, 2 draft"
    assert shown(state, 1)["objectives"] == [offered[1][1]]
    assert all(state.view(0)["seats"][who]["objectives"] is None for who in (1, 2))
    assert all(own["objectives"] is None for own in state.view(None)["seats"])


@pytest.mark.rule("GA-013", "GA-150")
def test_objectives_are_hidden_from_team_mates() -> None:
    state = new(4, teams="2v2")
    play(state, *["keep_objective 1"] * 4)
    teams = state.view(0)["teams"]
    (mate,) = [who for who in range(1, 4) if teams[who] == teams[0]]
    assert state.view(0)["seats"][mate]["objectives"] is None
    assert state.view(0)["seats"][mate]["packet"] is None


@pytest.mark.rule("GA-005")
def test_the_content_has_the_pieces() -> None:
    assert (CONTENT.rules.clans, CONTENT.rules.cities) == (30, 20)


@pytest.mark.rule("GA-153", "GA-150")
@pytest.mark.parametrize(
    ("players", "sizes"), [(3, "1v2"), (4, "2v2"), (4, "1v3"), (4, "1v1v2"), (5, "2v3"), (5, "1v4"), (5, "1v2v2")]
)
def test_team_mates_sit_apart(players: int, sizes: str) -> None:
    teams = new(players, teams=sizes).view(None)["teams"]
    assert sorted(teams.count(team) for team in set(teams)) == sorted(map(int, sizes.split("v")))
    side_by_side = sum(teams[who] == teams[(who + 1) % players] for who in range(players))
    biggest = max(map(int, sizes.split("v")))
    assert side_by_side == max(0, 2 * biggest - players)


@pytest.mark.rule("GA-153")
def test_teams_seat_by_seat() -> None:
    assert new(5, teams="2v3", team_seats=11222).view(None)["teams"] == [0, 0, 1, 1, 1]
    with pytest.raises(OptionError):
        new(5, teams="2v3", team_seats=12222)


@pytest.mark.rule("GA-161")
def test_decks_of_ones_own() -> None:
    chosen: dict[str, Any] = {f"cards_{age}": numbers(age, 12, last=True) for age in (1, 2, 3)}
    state = new(2, deck="cards", objectives="none", **chosen)
    for age in (1, 2, 3):
        assert [CARDS[card].number for card in deck(state, age)] == chosen[f"cards_{age}"]
    assert "promo" in lots_in(deck(state))  # GA-165: listed directly
    assert state.view(None)["lots"]["1"] == []
    for wrong in (numbers(1, 11), [*numbers(1, 11), 5, 5], [*numbers(1, 11), 31]):
        with pytest.raises(OptionError):
            new(2, deck="cards", cards_1=wrong)


def special(kind: str, age: int) -> set[str]:
    icons = (["attack"], ["growth", "attack"]) if kind == "warlike" else (["end"],)
    return {card.id for card in CONTENT.card if card.age == age and card.icons in icons and card.lot != "promo"}


@pytest.mark.slow
@pytest.mark.rule("GA-162", "GA-163")
@pytest.mark.parametrize("kind", ["warlike", "manager"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_special_decks(kind: str, players: int) -> None:
    """Example 31: all special cards, filled up from the chosen lots, or as many of them as are needed."""
    found: set[str] = set()
    for seed in range(12):
        state = new(players, seed, deck=kind, objectives="none")
        cards = set(dealt(state))
        found |= cards
        wanted = special(kind, 1)
        assert len(cards) == 6 * players
        assert wanted <= cards if len(wanted) <= 6 * players else cards <= wanted
        assert lots_in(list(cards - wanted)) <= set(LOTS[:players])
    # What may be in the deck is public; sooner or later everything was.
    assert found == set(deck(state))


@pytest.mark.rule("GA-162", "GA-163")
@pytest.mark.parametrize("kind", ["warlike", "manager"])
@pytest.mark.parametrize("age", [2, 3])
def test_special_decks_of_later_ages(kind: str, age: int) -> None:
    certain, fill = setup.deck_of(CONTENT, {"mode": "standard", "deck": kind}, 3, age - 1)
    cards = [card for card in CONTENT.card if card.age == age]
    assert {cards[place].id for place in setup.listed(certain)} == special(kind, age)
    others = {card.id for card in cards if card.lot in LOTS[:3]} - special(kind, age)
    assert {cards[place].id for place in setup.listed(fill)} == others


@pytest.mark.rule("GA-162")
def test_the_lots_that_fill_up_a_special_deck() -> None:
    state = new(2, deck="warlike", lots_1=["red", "violet"], objectives="none")
    assert lots_in(sorted(set(dealt(state)) - special("warlike", 1))) <= {"red", "violet"}


@pytest.mark.rule("GA-164")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({}, False),
        ({"deck": "warlike"}, True),
        ({"recruit_in_attack": "on"}, True),
        ({"deck": "warlike", "recruit_in_attack": "off"}, False),
    ],
)
def test_recruiting_in_the_attack_phase_is_an_option(options: dict[str, Any], allowed: bool) -> None:
    assert bool(new(2, **options).recruits_in_attack) == allowed


@pytest.mark.rule("GA-165")
def test_promo_cards() -> None:
    found: set[str] = set()
    for seed in range(12):
        state = new(2, seed, promo=True, objectives="none")
        cards = dealt(state)
        assert len(cards) == len(set(cards)) == 12
        found |= set(cards)
    assert found == set(deck(state))
    assert len(found) == 12 + 3
    assert lots_in(sorted(found)) == {"blue", "yellow", "promo"}
    assert "promo" not in lots_in(deck(new(2)))


@pytest.mark.rule("GA-166")
@pytest.mark.parametrize(
    "options", [{"teams": "2v2"}, {"objectives": "all"}, {"promo": True}, {"deck": "lots"}, {"recruit_in_attack": "on"}]
)
def test_alone_there_is_only_the_level(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new(1, **options)


@pytest.mark.rule("GA-166")
@pytest.mark.parametrize("deck_", ["first", "lots", "warlike", "manager"])
@pytest.mark.parametrize("objectives", ["lots", "none"])
def test_other_options_go_together(deck_: str, objectives: str) -> None:
    state = new(4, deck=deck_, objectives=objectives, promo=True, recruit_in_attack="on", teams="1v1v2")
    assert asked(state).split()[1].strip(",") == ("objective" if objectives == "lots" else "draft")


@pytest.mark.rule("GA-012")
def test_the_choice_of_an_objective_is_told_to_its_owner_only() -> None:
    state = new(2)
    told = play_as(state, 0, "keep_objective 1")
    assert keys([event for event in told if event.visible_to(1)]) == ["event-objective"]
    assert GAME.questions[state.question(1)] == "objective"
