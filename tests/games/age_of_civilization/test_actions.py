"""The ten actions: AC-060 to AC-069."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, legal, play, refusal, shown

from .positions import CONTENT, WONDERS, position, seat, window

NINE = [cell.technology for cell in CONTENT.cell]
ARTS = window("culture", "construction", "conquest")
LAND = window("hunting", "farm", "trade")

# Rules 2.5: the action, its workers, its cost, its slots, whether they are red, its points and coins.
TEN = [
    pytest.param("build zeus", 1, 7, 1, True, 3, 0, marks=pytest.mark.rule("AC-060")),
    pytest.param("research writing", 1, 4, 2, False, 1, 0, marks=pytest.mark.rule("AC-061")),
    pytest.param("do enslave", 1, 0, 1, True, 0, 2, marks=pytest.mark.rule("AC-062")),
    pytest.param("do culture", 1, 4, 1, False, 2, 0, marks=pytest.mark.rule("AC-063")),
    pytest.param("do construction", 2, 2, 1, False, 2, 0, marks=pytest.mark.rule("AC-064")),
    pytest.param("do conquest", 1, 0, 1, True, 2, 0, marks=pytest.mark.rule("AC-065")),
    pytest.param("do hunting", 1, 0, 2, False, 1, 1, marks=pytest.mark.rule("AC-066")),
    pytest.param("do fishing", 1, 0, 1, False, 0, 1, marks=pytest.mark.rule("AC-067")),
    pytest.param("do farm", 2, 0, 1, False, 0, 3, marks=pytest.mark.rule("AC-068")),
    pytest.param("do trade", 1, 0, 1, False, 0, 2, marks=pytest.mark.rule("AC-069")),
]
NAMED = {"build": "wonder", "research": "research"}


@pytest.mark.parametrize(("text", "workers", "cost", "slots", "red", "points", "coins"), TEN)
def test_what_an_action_needs_and_gives(
    text: str, workers: int, cost: int, slots: int, red: bool, points: int, coins: int
) -> None:
    word, aim = text.split()
    name = NAMED.get(word, aim)
    track = window(name, *[card for card in ("fishing", "farm", "trade") if card != name][:2]) if word == "do" else None
    if name == "enslave":
        track = None
    table: dict[str, Any] = {"track": track} if track else {}
    state = position(seat(coins=cost, hand=4), seat(), **table)
    offer = next(offer for offer in state.view(None)["offers"] if offer["action"] == name)
    assert offer["free"] == slots
    play(state, text)
    own = shown(state)
    assert own["hand"] == 4 - workers
    assert (own["white"], own["red"]) == ((0, workers) if red else (workers, 0))
    assert (own["points"], own["coins"]) == (points, coins)
    if cost:
        poor = position(seat(coins=cost - 1, hand=4), seat(), **table)
        assert refusal(poor, text) == ("AC-046", "refuse-coins")
    if workers > 1:
        few = position(seat(coins=cost, hand=workers - 1), seat(), **table)
        assert refusal(few, text) == ("AC-046", "refuse-workers")


# Wonder -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-060")
@pytest.mark.parametrize("wonder", WONDERS)
def test_the_builder_chooses_a_wonder_of_the_market(wonder: str) -> None:
    state = position(seat(coins=7, hand=2), seat())
    assert {text for text in legal(state) if text.startswith("build")} == {f"build {name}" for name in WONDERS}
    play(state, f"build {wonder}")
    assert shown(state)["wonders"] == [wonder]
    assert {card["wonder"] for card in state.view(None)["wonders"]} == set(WONDERS) - {wonder}


@pytest.mark.rule("AC-060")
def test_without_a_wonder_left_there_are_points_only() -> None:
    state = position(seat(coins=7, hand=2), seat(), wonders=[])
    assert {text for text in legal(state) if text.startswith("build")} == {"build none"}
    play(state, "build none")
    own = shown(state)
    assert (own["points"], own["coins"], own["wonders"], own["red"]) == (3, 0, [], 1)


@pytest.mark.rule("AC-060")
def test_a_wonder_has_to_be_chosen_and_to_be_there() -> None:
    state = position(seat(coins=7, hand=2), seat(wonders=["petra"]))
    assert refusal(state, "build none") == ("AC-060", "refuse-wonder-available")
    assert refusal(state, "build petra") == ("AC-060", "refuse-wonder-gone")
    assert refusal(state, "build angkor") == ("AC-060", "refuse-wonder-gone")


@pytest.mark.rule("AC-060")
def test_wonders_are_a_permanent_action() -> None:
    for now in range(1, 7):
        assert "build zeus" in legal(position(seat(coins=7), seat(), round=now))


# Research -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-061")
def test_the_cost_is_that_of_the_technology_chosen() -> None:
    """The Ottomans pay 3 less for Science and Gunpowder only; Harappa 1 less for the three roots."""
    ottomans = position(seat(main="ottomans", coins=1, technologies=["writing", "education"]), seat())
    assert {text for text in legal(ottomans) if text.startswith("research")} == {"research science"}
    play(ottomans, "research science")  # 4 - 3 - 1 (Writing)
    assert shown(ottomans)["coins"] == 1
    harappa = position(seat(main="harappa", coins=3, technologies=["mining"]), seat())
    assert {text for text in legal(harappa) if text.startswith("research")} == {
        "research writing",
        "research navigation",
    }
    assert refusal(harappa, "research ironworking") == ("AC-046", "refuse-coins")


@pytest.mark.rule("AC-061")
def test_without_a_technology_left_there_is_a_point_only() -> None:
    state = position(seat(coins=10, hand=3, technologies=NINE, main="persia"), seat())
    assert {text for text in legal(state) if text.startswith("research")} == {"research none"}
    play(state, "research none")  # 4 - 1 (Writing)
    own = shown(state)
    assert (own["points"], own["coins"], own["white"]) == (1, 7, 1)
    assert len(own["technologies"]) == 9
    play(state, "research none")
    assert shown(state)["points"] == 2


@pytest.mark.rule("AC-061")
def test_none_costs_what_reductions_that_name_no_technology_leave() -> None:
    """Ruling R31: the Hittites' inherited -1 and Writing's -1 count, those of the Ottomans and of Sumer do not."""
    for main, cost in (("hittites", 2), ("ottomans", 3), ("sumer", 3), ("harappa", 3), ("persia", 3)):
        state = position(seat(coins=10, hand=3, technologies=NINE, main=main), seat())
        play(state, "research none")
        assert shown(state)["coins"] == 10 - cost


@pytest.mark.rule("AC-061")
def test_a_technology_has_to_be_chosen_and_to_be_available() -> None:
    state = position(seat(coins=10, hand=3, technologies=["writing"]), seat())
    assert refusal(state, "research none") == ("AC-061", "refuse-technology-available")
    assert refusal(state, "research writing") == ("AC-081", "refuse-technology-owned")
    assert refusal(state, "research science") == ("AC-081", "refuse-technology-unreachable")


# Conquest -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-065")
@pytest.mark.parametrize(
    ("own", "others", "won"),
    [
        ([], [[], []], True),  # 0 against 0 and 0
        (["mining", "ironworking"], [[], []], True),
        (["mining", "ironworking"], [["mining", "ironworking"], []], True),
        ([], [[], ["mining", "ironworking"]], False),
        (["mining", "ironworking"], [[], ["mining", "ironworking", "gunpowder"]], False),
    ],
)
def test_only_the_points_of_conquest_need_the_highest_military(
    own: list[str], others: list[list[str]], won: bool
) -> None:
    state = position(seat(technologies=own), *(seat(technologies=other) for other in others), track=ARTS)
    play(state, "do conquest")
    assert shown(state)["points"] == (2 if won else 0)
    assert shown(state)["red"] == 1


@pytest.mark.rule("AC-065")
def test_a_lost_conquest_makes_another_the_richest() -> None:
    """Three coins against five, and Corruption to come: who gets rid of a worker keeps their coins down."""
    track = ["hunting", "fishing", "farm", "trade", "conquest", "culture", "plague", "construction"]
    state = position(
        seat(main="egypt", coins=3, hand=1),
        seat(main="mongolia", coins=5),
        track=track,
        round=5,
        tokens={"8": "corruption"},
        active=0,
    )
    assert {"do conquest", "do enslave", "rest"} <= legal(state)
    play(state, "do conquest")
    assert [shown(state, who)["coins"] for who in (0, 1)] == [3, 5]


@pytest.mark.rule("AC-065")
def test_a_lost_conquest_robs_the_others_and_pays_for_the_lost_worker() -> None:
    for coins in (0, 5):
        state = position(seat(main="scythians", hand=2), seat(main="mongolia", coins=coins), track=ARTS)
        play(state, "do conquest")
        assert shown(state)["points"] == 0
        assert shown(state, 1)["coins"] == max(0, coins - 2)
        assert (shown(state)["white"], shown(state)["red"]) == (1, 0)
    state = position(seat(main="egypt", declined=["aztecs"], hand=1), seat(main="mongolia"), track=ARTS)
    play(state, "do conquest")
    assert asked(state) == "1 civilization"
    assert (shown(state)["points"], shown(state)["coins"], shown(state)["hand"]) == (0, 1, 0)


def test_by_the_first_rules_a_conquest_that_brings_nothing_is_not_offered() -> None:
    """Cavalry keeps the worker, so the Aztecs would gain nothing."""
    own = seat(main="egypt", declined=["aztecs"], special="sp_riders", technologies=["horse_riding", "cavalry"], hand=2)
    old = position(own, seat(main="mongolia"), track=ARTS, options={"innovation": True}, rules=1)
    assert refusal(old, "do conquest") == ("AC-065", "refuse-not-highest")
    pays = position(seat(main="egypt", declined=["aztecs"], hand=1), seat(main="mongolia"), track=ARTS, rules=1)
    assert "do conquest" in legal(pays)
    robs = position(seat(main="scythians", hand=1), seat(main="mongolia"), track=ARTS, rules=1)
    assert "do conquest" in legal(robs)


@pytest.mark.rule("AC-065")
@pytest.mark.parametrize(("rival", "points", "coins"), [("egypt", 4, 0), ("mongolia", 0, 0)])
def test_bonuses_on_conquest_need_the_comparison_to_be_won(rival: str, points: int, coins: int) -> None:
    """Colosseum +1 and Huns inherited +1; the Scythians may lose and still perform it."""
    own = seat(main="scythians", declined=["huns"], wonders=["colosseum"], hand=2)
    state = position(own, seat(main=rival), track=ARTS)
    play(state, "do conquest")
    assert (shown(state)["points"], shown(state)["coins"]) == (points, coins)


@pytest.mark.rule("AC-065")
def test_coins_on_conquest_need_the_comparison_to_be_won() -> None:
    technologies = ["mining", "ironworking", "gunpowder"]  # 5 shields; Conquest: +1 coin
    won = position(seat(main="scythians", technologies=technologies), seat(main="mongolia"), track=ARTS)
    play(won, "do conquest")
    assert (shown(won)["points"], shown(won)["coins"]) == (2, 1)
    strong = seat(main="mongolia", technologies=technologies)  # 3 + 1 + 5 against 1 + 5
    lost = position(seat(main="scythians", technologies=technologies), strong, track=ARTS)
    play(lost, "do conquest")
    assert (shown(lost)["points"], shown(lost)["coins"]) == (0, 0)


# Hunting, Trade -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-066")
def test_the_hunting_point_needs_no_technology_at_that_moment() -> None:
    state = position(seat(coins=4, hand=3), seat(), track=LAND)
    play(state, "do hunting")
    assert (shown(state)["points"], shown(state)["coins"]) == (1, 5)
    play(state, "research mining")
    assert (shown(state)["points"], shown(state)["coins"]) == (2, 1)
    play(state, "do hunting")
    assert (shown(state)["points"], shown(state)["coins"]) == (2, 2)


@pytest.mark.rule("AC-066")
def test_hunting_bonuses_do_not_need_the_point() -> None:
    """Ruling R12: the Olmecs' point comes although technologies are owned."""
    state = position(seat(main="olmecs", technologies=["mining"], hand=2), seat(), track=LAND)
    play(state, "do hunting")
    assert (shown(state)["points"], shown(state)["coins"]) == (1, 2)


@pytest.mark.rule("AC-069")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_trade_gives_every_other_player_a_coin(players: int) -> None:
    state = position(*(seat(coins=who) for who in range(players)), active=1)
    play(state, "do trade")
    for who in range(players):
        assert shown(state, who)["coins"] == who + (2 if who == 1 else 1)


@pytest.mark.rule("AC-069")
def test_trade_bonuses_are_the_traders_alone() -> None:
    state = position(seat(main="mali", technologies=["navigation"]), seat(main="arabia"))
    play(state, "do trade")
    assert [shown(state, who)["coins"] for who in range(2)] == [2 + 3 + 1, 1]
