"""The course of an Age and the Growth phase: GA-020 to GA-035."""

from __future__ import annotations

import pytest

from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, keys, legal, play, play_as, refusal, shown

from .positions import new, position, seat
from .probes import changed, holding, others, playing, turn


def drafted(players: int = 3, seed: int = 1, **options: object) -> Genesia:
    """After the first draft: everybody has picked the first card of each packet."""
    state = new(players, seed, objectives="none", **options)
    finish_draft(state)
    return state


def finish_draft(state: Genesia) -> None:
    while asked(state).endswith("draft"):
        play(state, min(legal(state)))


def pass_through(state: Genesia, *, until: str) -> None:
    """Everybody does nothing until a question is asked."""
    while not asked(state).endswith(until):
        options = legal(state)
        quiet = [action for action in ("done", "stance peace") if action in options]
        play(state, quiet[0] if quiet else min(options))


@pytest.mark.rule("GA-020", "GA-026")
def test_three_ages_of_three_stages() -> None:
    state = new(2, objectives="none")
    seen: list[tuple[int, str]] = []
    while not state.over:
        view = state.view(None)
        if not seen or seen[-1] != (view["age"], view["phase"]):
            seen.append((view["age"], view["phase"]))
        options = legal(state)
        quiet = [action for action in ("done", "stance peace") if action in options]
        play(state, quiet[0] if quiet else min(options))
    # With nothing on the map nobody can attack, and no card needs an answer.
    for age in (1, 2, 3):
        phases = [phase for number, phase in seen if number == age]
        assert phases[:3] == ["draft", "growth", "expansion"]
        assert phases[3:] in (["end"], ["attack", "end"], [])
    assert state.view(None)["phase"] == "final"


@pytest.mark.rule("GA-021")
def test_income() -> None:
    state = new(2, objectives="none")
    assert [own["coins"] for own in state.view(None)["seats"]] == [15, 15]
    finish_draft(state)
    pass_through(state, until="draft")
    # Nothing was spent, and five cards were discarded at the end.
    assert [own["coins"] for own in state.view(None)["seats"]] == [15 + 20 + 15] * 2


@pytest.mark.rule("GA-022", "GA-023", "GA-025")
def test_the_draft() -> None:
    state = new(3, objectives="none")
    for number in range(1, 6):
        assert asked(state) == "0 draft, 1 draft, 2 draft"
        for who in (2, 0, 1):
            packet = shown(state, who)["packet"]
            assert len(packet) == 7 - number
            assert legal(state, who) == {f"pick {card}" for card in packet}
            play_as(state, who, f"pick {packet[-1]}")
            if number < 5 or who != 1:
                assert packet[-1] in shown(state, who)["kept"]
                assert len(shown(state, who)["kept"]) == number
    assert asked(state).endswith("growth")
    assert all(own["hand_size"] == 5 for own in state.view(None)["seats"])
    hands = [card for who in range(3) for card in shown(state, who)["hand"]]
    assert len(set(hands)) == 15
    # Three cards went out unseen.
    assert len(set(state.view(None)["decks"]["1"]) - set(hands)) == 3
    assert state.view(None)["seen"] == []


@pytest.mark.rule("GA-023")
def test_picks_are_secret() -> None:
    state = new(3, objectives="none")
    told = play_as(state, 1, min(legal(state, 1)))
    assert keys([event for event in told if event.visible_to(0)]) == ["event-picked"]
    other = state.view(0)["seats"][1]
    assert (other["packet"], other["kept"], other["hand"]) == (None, None, None)
    assert asked(state) == "0 draft, 2 draft"
    assert refusal(state, "pick alchemy", 0)[0] == "GA-100"  # of Age II
    elsewhere = next(card for card in state.view(0)["decks"]["1"] if card not in shown(state)["packet"])
    assert refusal(state, f"pick {elsewhere}", 0)[0] == "GA-023"


@pytest.mark.rule("GA-024")
@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
def test_packets_go_left_right_left(age: int, step: int) -> None:
    state = new(4, objectives="none")
    for _ in range(age - 1):
        finish_draft(state)
        pass_through(state, until="draft")
    assert state.view(None)["age"] == age
    rest = []
    for who in range(4):
        packet = shown(state, who)["packet"]
        rest.append(set(packet[1:]))
        play_as(state, who, f"pick {packet[0]}")
    for who in range(4):
        assert set(shown(state, (who + step) % 4)["packet"]) == rest[who]


@pytest.mark.rule("GA-026")
def test_one_turn_each_in_turn_order() -> None:
    state = position(*[seat(coins=15)] * 3, order=[2, 0, 1], active=2)
    turns = []
    for _ in range(6):
        turns.append(asked(state))
        play(state, "done")
    assert turns == ["2 growth", "0 growth", "1 growth", "2 expansion", "0 expansion", "1 expansion"]


@pytest.mark.rule("GA-027", "GA-028", "GA-031")
def test_any_actions_in_any_order() -> None:
    state = turn("growth", hand=["flint_deposit", "shell_trade", "wheel"], coins=4)
    play(state, "recruit red-home", "discard wheel", "recruit red-home", "play flint_deposit", "recruit red-home")
    assert asked(state) == "0 growth"
    play(state, "done")  # with a card left that could be played
    assert asked(state) == "1 growth"
    assert shown(state)["hand"] == ["shell_trade"]


@pytest.mark.rule("GA-027")
def test_nobody_is_asked_without_anything_to_do() -> None:
    state = position(seat(coins=15), seat(coins=1), seat(coins=2))
    play(state, "done")
    assert asked(state) == "2 growth"


@pytest.mark.rule("GA-030", "GA-102", "GA-106")
def test_what_growth_allows() -> None:
    state = turn("growth", hand=["flint_deposit", "wheel", "potlatch", "clubs"], clans={"red-home": 1})
    discards = {f"discard {card}" for card in ("flint_deposit", "wheel", "potlatch", "clubs")}
    assert legal(state) == {"play flint_deposit", *discards, "recruit red-home", "done"}
    assert refusal(state, "move red-home:red-1-1") == ("GA-030", "refuse-not-asked")
    assert refusal(state, "play wheel")[0] == "GA-102"


@pytest.mark.rule("GA-031")
def test_recruiting() -> None:
    state = turn("growth", coins=5)
    assert changed(state, "recruit red-home") == {"coins": -2, "red-home": 1}
    assert changed(state, "recruit red-home") == {"coins": -2, "red-home": 1}
    # One coin is left, and no card: the turn is over.
    assert asked(state) == "1 growth"
    poor = turn("growth", coins=1, hand=["wheel"])
    assert refusal(poor, "recruit red-home")[0] == "GA-031"


@pytest.mark.rule("GA-032")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_where_recruits_go(age: int) -> None:
    state = turn(
        "growth", age=age, cities=["red-3-1", "isle-7-1", "green-home"], clans={"red-1-1": 2, "yellow-home": 1}
    )
    places = {action.removeprefix("recruit ") for action in legal(state) if action.startswith("recruit")}
    assert places == ({"red-home"} if age == 1 else {"red-home", "red-3-1", "isle-7-1", "green-home"})
    assert refusal(state, "recruit red-1-1")[0] == "GA-032"


@pytest.mark.rule("GA-005", "GA-033")
def test_an_empty_reserve() -> None:
    state = turn("growth", hand=["wheel"], clans={"red-home": 30})
    assert legal(state) == {"discard wheel", "done"}
    assert refusal(state, "recruit red-home")[0] == "GA-033"
    # A card gives what is there.
    assert playing("agriculture", clans={"red-home": 29}, hand=["wheel"]) == {"red-home": 1}
    assert playing("agriculture", clans={"red-home": 30}, hand=["wheel"]) == {}


@pytest.mark.rule("GA-034")
def test_clans_of_cards_go_home() -> None:
    assert playing("agriculture", cities=["red-3-1"], clans={"red-3-1": 1}) == {"red-home": 2}


@pytest.mark.rule("GA-035")
def test_a_stack_and_a_city() -> None:
    """All Clans in a region are one stack, whether or not a City is there."""
    state = turn("growth", age=2, clans={"red-3-1": 2}, cities=["red-3-1"])
    play(state, "recruit red-3-1")
    lying = state.view(None)["regions"]["red-3-1"]
    assert (lying["clans"], lying["cities"]) == ({"0": 3}, [0])


@pytest.mark.rule("GA-110")
def test_discarding() -> None:
    state = holding("flint_deposit", hand=["wheel"])
    before = shown(state)["discards"]
    assert changed(state, "discard flint_deposit") == {"coins": 4}
    assert (shown(state)["discards"] - before, shown(state)["hand"]) == (1, ["wheel"])
    # Others see how many, not which.
    other = state.view(1)
    assert other["seats"][0]["hand"] is None
    assert "flint_deposit" not in state.view(None)["seen"]
    told = play(state, "discard wheel")
    hidden = [event for event in told if event.visible_to(1) and "wheel" in map(str, event.values.values())]
    assert hidden == []


@pytest.mark.rule("GA-005")
def test_coins_are_not_limited() -> None:
    rich = position(seat(coins=500, hand=["shell_trade"]), *others(coins=500))
    assert changed(rich, "play shell_trade")["coins"] == 9
