"""Extra options of the own turn: GE-401 to GE-405."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.events import Refusal
from tests.games.playing import asked, legal, play, refusal, shown

from .declines import last_turn
from .positions import FULL, GAME, TYPES, position, seat
from .probes import CHRONICLER, alone, changed

EXTRAS = ("extra_swap", "extra_trio", "exchange")


def extras(state: Any, who: int | None = None) -> set[str]:
    """The kinds of extra options and exchanges that are offered."""
    return {action.split()[0] for action in legal(state, who)} & set(EXTRAS)


def citizens(state: Any, who: int = 0) -> dict[str, int]:
    return {name: n for name, n in shown(state, who)["citizens"].items() if n}


# When ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-401")
def test_before_and_after_the_action_any_number_of_times() -> None:
    state = alone(temple=4, oracle=3, citizens={"noble": 2}, coins=9, played=["marketplace"])
    assert asked(state) == "0 turn"
    assert extras(state) == set(EXTRAS)
    for _ in range(2):
        play(state, "extra_swap", "swap noble soldier", "stop", "extra_swap", "swap soldier noble", "stop")
    assert shown(state)["temple"] == 0
    assert extras(state) == {"extra_trio", "exchange"}
    play(state, "extra_trio 0 priest", "exchange marketplace", "cube_kind temple")
    assert asked(state) == "0 turn"  # none of them is the action of the turn
    play(state, "tax 1")
    assert asked(state) == "0 closing"
    assert legal(state) == {"extra_swap", "end_turn"}
    play(state, "extra_swap", "swap noble priest", "swap noble priest")
    assert asked(state) == "0 turn"  # nothing is left to use: the turn is over


@pytest.mark.rule("GE-401", "GE-206")
def test_the_closing_window_lasts_until_it_is_closed() -> None:
    rich = {"temple": 4, "oracle": 4, "citizens": {"noble": 2}}
    state = position(seat(**rich), seat(**rich), seat())
    play(state, "tax 1")
    assert asked(state) == "0 closing"
    play(state, "extra_trio 3 artisan", "extra_trio 0 artisan")
    assert asked(state) == "0 closing"
    assert legal(state) == {"extra_swap", "end_turn"}
    play(state, "end_turn")
    assert asked(state) == "1 turn"


@pytest.mark.rule("GE-401")
def test_not_in_the_turn_of_another() -> None:
    rich = {"temple": 4, "oracle": 4, "citizens": {"noble": 2}}
    state = position(seat(), seat(**rich), seat())
    assert legal(state, 1) == set()
    for text in ("extra_swap", "extra_trio 1 noble"):
        assert state.why_not(1, GAME.actions.parse(text)) == Refusal("", "refuse-not-your-turn", {"seat": 0})


@pytest.mark.rule("GE-401")
def test_not_within_an_action() -> None:
    state = alone(temple=4, oracle=4, citizens={"noble": 2}, coins=9, played=["marketplace"])
    play(state, "tile philosopher_3_1")
    for text in ("extra_swap", "extra_trio 1 noble", "exchange marketplace"):
        assert refusal(state, text) == ("GE-206", "refuse-not-asked")


@pytest.mark.rule("GE-401")
def test_not_in_the_decline() -> None:
    """Two cities to choose between, and two excess cards."""
    own = {"temple": 3, "oracle": 3, "citizens": {"noble": 2}, "spaces": ["crotona", "cnossus"]}
    state = last_turn({**own, "hand": ["road", "well", "altar", "forge", "granary"]}, {}, {})
    play(state, "tax 1", "end_turn")
    for question in ("0 income", "0 excess"):
        assert asked(state) == question
        for text in ("extra_swap", "extra_trio 1 noble"):
            assert refusal(state, text) == ("GE-206", "refuse-not-asked")
        play(state, "city cnossus" if question == "0 income" else "stack 0")
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-401", "GE-604")
def test_in_the_final_scoring() -> None:
    own = seat(temple=1, oracle=2, citizens={"noble": 2}, hand=["palace"], coins=5)
    state = position(own, FULL, FULL, asked="final", round=6)
    assert extras(state) == {"extra_swap", "extra_trio"}
    # Exchanges of cards belong to the turn.
    own = seat(temple=1, citizens={"noble": 2}, hand=["palace"], played=["marketplace"], coins=5)
    state = position(own, FULL, FULL, asked="final", round=6)
    assert extras(state) == {"extra_swap"}


@pytest.mark.rule("GE-401")
def test_an_exchange_once_a_round() -> None:
    """Marketplace: 3 coins for a cube."""
    state = alone(played=["marketplace"], coins=9)
    assert changed(state, "exchange marketplace", "cube_kind oracle") == {"coins": -3, "oracle": 1}
    assert refusal(state, "exchange marketplace") == ("GE-218", "refuse-used-card")
    assert refusal(alone(played=["marketplace"], coins=2), "exchange marketplace") == ("GE-216", "refuse-coins")
    assert refusal(alone(played=["monument"], coins=9), "exchange monument") == ("GE-401", "refuse-no-exchange")
    # With both stores full it may be done, but brings nothing; bots do not think of it.
    full = alone(played=["marketplace"], coins=9, temple=4, oracle=4)
    assert GAME.actions.parse("exchange marketplace") not in list(GAME.judgement.candidates(full, 0))
    assert changed(full, "exchange marketplace") == {"coins": -3}
    assert refusal(full, "exchange marketplace") == ("GE-218", "refuse-used-card")
    # With room in one store only, the cube goes there.
    state = alone(played=["marketplace"], coins=9, temple=4, oracle=1)
    assert changed(state, "exchange marketplace") == {"coins": -3, "oracle": 1}


# Swap ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-402")
def test_a_swap_is_one_exchange_and_perhaps_a_second() -> None:
    state = alone(temple=2, citizens={"noble": 2, "priest": 1})
    play(state, "extra_swap")
    assert shown(state)["temple"] == 1
    others = {
        "noble": ["artisan", "soldier", "merchant", "priest", "scholar"],
        "priest": ["noble", "artisan", "soldier", "merchant", "scholar"],
    }
    offered = {f"swap {lost} {gained}" for lost, types in others.items() for gained in types}
    assert legal(state) == offered  # the first is compulsory
    assert refusal(state, "stop") == ("GE-402", "refuse-must-swap")
    assert refusal(state, "swap noble noble") == ("GE-402", "refuse-same-type")
    assert refusal(state, "swap soldier noble") == ("GE-402", "refuse-type-empty")
    play(state, "swap priest soldier")
    assert citizens(state) == {"noble": 2, "soldier": 1}
    assert asked(state) == "0 swap_again"
    assert "stop" in legal(state)
    assert refusal(state, "swap priest noble") == ("GE-402", "refuse-type-empty")
    play(state, "swap soldier noble")
    assert citizens(state) == {"noble": 3}
    assert asked(state) == "0 turn"
    assert shown(state)["temple"] == 1  # one cube for both


@pytest.mark.rule("GE-402")
def test_the_second_exchange_may_be_declined() -> None:
    state = alone(temple=1, citizens={"noble": 2})
    play(state, "extra_swap", "swap noble merchant", "stop")
    assert citizens(state) == {"noble": 1, "merchant": 1}
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-402", "GE-003")
@pytest.mark.parametrize(
    ("before", "text", "after"),
    [
        ({"noble": 3, "artisan": 3}, "swap noble artisan", {"noble": 2, "artisan": 4}),  # within a row nobody is pushed
        ({"noble": 2, "artisan": 4, "soldier": 2}, "swap soldier noble", {"noble": 3, "artisan": 3, "soldier": 1}),
        ({"noble": 1, "priest": 5}, "swap noble priest", {"priest": 6}),
        ({"noble": 1, "priest": 5, "scholar": 1}, "swap noble priest", {"priest": 6}),
    ],
)
def test_a_full_row_pushes_back(before: dict[str, int], text: str, after: dict[str, int]) -> None:
    state = alone(temple=1, citizens=before)
    play(state, "extra_swap", text)
    assert citizens(state) == after


@pytest.mark.rule("GE-402")
def test_when_there_is_no_swap() -> None:
    assert refusal(alone(citizens={"noble": 1}, oracle=4), "extra_swap") == ("GE-402", "refuse-no-temple-cube")
    assert refusal(alone(temple=1), "extra_swap") == ("GE-402", "refuse-no-citizens")
    state = alone(temple=1, citizens={"noble": 6, "soldier": 1})
    play(state, "extra_swap")
    assert refusal(state, "swap soldier noble") == ("GE-402", "refuse-type-full")


# Foresight -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-403")
def test_oracle_cubes_are_citizens_of_any_type_for_one_card() -> None:
    """Road (A2 E1) and Monument (N1 P2), of which three citizens each are missing; four cubes."""
    state = alone(hand=["road", "monument"], oracle=4, coins=20)
    play(state, "tile chronicler_0_3", "stack 1", "play road")
    assert shown(state)["oracle"] == 1
    assert citizens(state) == {}  # they never were citizens
    assert shown(state)["needs"]["monument"]["cubes"] == 3
    assert refusal(state, CHRONICLER) == ("GE-217", "refuse-no-playable")


@pytest.mark.rule("GE-403")
@pytest.mark.parametrize("cubes", [0, 1, 2, 3, 4])
def test_any_number_of_oracle_cubes(cubes: int) -> None:
    """School (N2 E4) with all but so many citizens."""
    scholars = 4 - min(cubes, 4)
    state = alone(hand=["school"], citizens={"noble": 2, "scholar": scholars}, oracle=4, coins=5)
    assert shown(state)["needs"]["school"]["cubes"] == cubes
    play(state, CHRONICLER)
    assert shown(state)["oracle"] == 4 - cubes


# Three cubes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-404")
@pytest.mark.parametrize(
    ("temple", "oracle", "mixes"),
    [(4, 4, [0, 1, 2, 3]), (1, 2, [1]), (2, 1, [2]), (3, 0, [3]), (0, 3, [0]), (2, 2, [1, 2]), (1, 1, []), (2, 0, [])],
)
def test_any_mix_of_three(temple: int, oracle: int, mixes: list[int]) -> None:
    state = alone(temple=temple, oracle=oracle)
    offered = {action for action in legal(state) if action.startswith("extra_trio")}
    assert offered == {f"extra_trio {mix} {name}" for mix in mixes for name in TYPES}
    for mix in {0, 1, 2, 3} - set(mixes):
        assert refusal(state, f"extra_trio {mix} noble") == ("GE-404", "refuse-cubes")
    for mix in mixes:
        state = alone(temple=temple, oracle=oracle)
        spent = {"temple": -mix, "oracle": mix - 3, "noble": 1}
        assert changed(state, f"extra_trio {mix} noble") == {name: n for name, n in spent.items() if n}


@pytest.mark.rule("GE-404", "GE-003", "GE-319")
def test_the_citizen_of_three_cubes() -> None:
    state = alone(temple=3, citizens={"noble": 6, "soldier": 2, "merchant": 4}, chart=TYPES)
    assert refusal(state, "extra_trio 3 noble") == ("GE-404", "refuse-type-full")
    play(state, "extra_trio 3 soldier")
    assert citizens(state) == {"noble": 6, "soldier": 3, "merchant": 3}  # a Merchant is pushed back
    assert state.view(0)["chart"] == TYPES  # the chart does not move


# At once ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-405")
def test_options_work_at_once() -> None:
    """Three cubes make the citizen that a card of this very turn asks for; the store has room again."""
    state = alone(hand=["road"], citizens={"artisan": 2}, temple=3, coins=20)
    assert refusal(state, CHRONICLER) == ("GE-217", "refuse-no-playable")
    play(state, "extra_trio 3 scholar", CHRONICLER)
    assert shown(state)["played"] == ["road"]
    # Crotona and Athenai give two temple cubes; one of a full store has been spent before.
    state = alone(spaces=["crotona"], temple=4, citizens={"noble": 1}, coins=3)
    play(state, "extra_swap", "swap noble priest", "stop", "tile navigator_3_1_temple", "place athenai")
    assert shown(state)["temple"] == 4


@pytest.mark.rule("GE-405")
def test_options_are_not_taken_back() -> None:
    state = alone(temple=1, citizens={"noble": 1})
    play(state, "extra_swap")
    assert {action.split()[0] for action in legal(state)} == {"swap"}  # no way back
    play(state, "swap noble artisan")
    play(state, "stop")
    assert (shown(state)["temple"], citizens(state)) == (0, {"artisan": 1})
    assert extras(state) == set()
