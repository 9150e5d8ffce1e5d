"""Philosopher, who trains citizens: GE-311 to GE-319."""

from __future__ import annotations

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import CONTENT, FULL, TYPES, position, seat
from .probes import alone, changed

LETTERS = {kind[0].upper(): kind for kind in TYPES if kind != "scholar"} | {"E": "scholar"}
# How many columns each power reaches for one citizen and for each of two.
REACH = {1: (2, 0), 2: (3, 0), 3: (5, 1), 4: (6, 2), 5: (6, 3), 6: (6, 4), 7: (6, 5), 8: (6, 6)}


def chart_of(letters: str) -> list[str]:
    """The types of a chart by their letters: N A S M P E."""
    return [LETTERS[letter] for letter in letters]


def letters_of(state: Gentes) -> str:
    names = {kind: letter for letter, kind in LETTERS.items()}
    return "".join(names[kind] for kind in state.view(None)["chart"])


def reachable(state: Gentes) -> set[str]:
    return {action.removeprefix("train ") for action in legal(state)}


@pytest.mark.rule("GE-311")
def test_the_prices_of_the_chart() -> None:
    assert CONTENT.training_chart.single == [1, 1, 2, 3, 3, 4]
    assert CONTENT.training_chart.pair == [3, 4, 5, 6, 7, 8]


@pytest.mark.rule("GE-311", "GE-313", "GE-314")
@pytest.mark.parametrize("letters", ["NASMPE", "MANESP"])
@pytest.mark.parametrize("power", REACH)
def test_what_each_power_reaches(power: int, letters: str) -> None:
    """Any amount from 1 to 8, by a hometown of the second row."""
    chart = chart_of(letters)
    one, two = REACH[power]
    state = alone(coins=8, spaces=["home_2_temple"], chart=chart)
    play(state, "tile philosopher_3_1", "use_home home_2_temple", f"pay {power}")
    assert state.view(0)["turn"]["power"] == power
    if two == 0:
        assert asked(state) == "0 train"  # two are out of reach: not asked
        assert reachable(state) == set(chart[:one])
        return
    single = state.clone()
    play(single, "train_count 1")
    assert reachable(single) == set(chart[:one])
    play(state, "train_count 2")
    if two == 1:
        assert shown(state)["citizens"][chart[0]] == 2
    else:
        assert reachable(state) == set(chart[:two])


@pytest.mark.rule("GE-312")
@pytest.mark.parametrize(
    ("action", "coins", "own"),
    [
        ("tile philosopher_3_1", 3, {}),
        ("tile philosopher_8_0", 8, {}),
        ("card_action monument", 3, {"played": ["monument"]}),
        ("home_action home_2_trade", 4, {"spaces": ["home_2_trade"]}),
    ],
)
def test_the_power_is_fixed(action: str, coins: int, own: dict[str, list[str]]) -> None:
    """Without an ability nobody is asked for a price."""
    state = alone(coins=20, **own)
    play(state, action)
    assert asked(state) == "0 train_count"
    assert shown(state)["coins"] == 20 - coins
    assert state.view(0)["turn"]["power"] == coins
    assert refusal(state, "pay 8") == ("GE-206", "refuse-not-asked")


@pytest.mark.rule("GE-313")
def test_train_one() -> None:
    """Power 3: the sixth column costs 4."""
    state = alone(coins=3, chart=chart_of("NASMPE"))
    play(state, "tile philosopher_3_1", "train_count 1")
    assert reachable(state) == {"noble", "artisan", "soldier", "merchant", "priest"}
    assert refusal(state, "train scholar") == ("GE-313", "refuse-type-out-of-reach")
    assert changed(state, "train priest") == {"priest": 1}


@pytest.mark.rule("GE-313")
def test_four_coins_reach_everybody() -> None:
    """Example 5."""
    state = alone(coins=4, chart=chart_of("MANESP"))
    play(state, "tile philosopher_4_1", "train_count 1")
    assert reachable(state) == set(TYPES)


@pytest.mark.rule("GE-314")
@pytest.mark.parametrize(
    ("trained", "change"),
    [(["merchant", "merchant"], {"merchant": 2}), (["artisan", "merchant"], {"artisan": 1, "merchant": 1})],
    ids=["the same type", "two types"],
)
def test_train_two(trained: list[str], change: dict[str, int]) -> None:
    state = alone(coins=4, chart=chart_of("MANESP"))
    play(state, "tile philosopher_4_1", "train_count 2")
    assert reachable(state) == {"merchant", "artisan"}
    assert refusal(state, "train noble") == ("GE-314", "refuse-type-out-of-reach")
    assert changed(state, *(f"train {kind}" for kind in trained)) == change


@pytest.mark.rule("GE-314", "GE-318")
def test_the_chart_does_not_move_between_two_citizens() -> None:
    """After the first Merchant the third column would be the second one, if the chart moved."""
    state = alone(coins=4, chart=chart_of("MANESP"))
    play(state, "tile philosopher_4_1", "train_count 2", "train merchant")
    assert letters_of(state) == "MANESP"
    assert reachable(state) == {"merchant", "artisan"}
    play(state, "train artisan")
    assert letters_of(state) == "NESPAM"  # example 6


@pytest.mark.rule("GE-314")
def test_two_may_be_out_of_reach() -> None:
    """Power 2, or the only type within reach of two stands at 6."""
    state = position(seat(coins=2), FULL, FULL, FULL, chart=TYPES)
    play(state, "tile philosopher_2_0")
    assert asked(state) == "0 train"
    full = alone(coins=3, chart=chart_of("NASMPE"), citizens={"noble": 6})
    play(full, "tile philosopher_3_1")
    assert asked(full) == "0 train"
    assert reachable(full) == {"artisan", "soldier", "merchant", "priest"}


@pytest.mark.rule("GE-315")
def test_a_type_at_six_cannot_be_chosen() -> None:
    state = alone(coins=3, chart=chart_of("NASMPE"), citizens={"soldier": 6})
    play(state, "tile philosopher_3_1", "train_count 1")
    assert "soldier" not in reachable(state)
    assert refusal(state, "train soldier") == ("GE-315", "refuse-type-full")
    # The opposite type can, and pushes.
    assert changed(state, "train merchant") == {"merchant": 1, "soldier": -1}


@pytest.mark.rule("GE-315")
def test_the_rest_is_lost_when_nobody_is_left_to_train() -> None:
    """Two of the first column, which stands at 5: one is trained, the other is lost."""
    state = alone(coins=3, chart=chart_of("NASMPE"), citizens={"noble": 5})
    assert changed(state, "tile philosopher_3_1", "train_count 2") == {"coins": -3, "free": -2, "noble": 1}
    assert asked(state) == "0 turn"
    assert letters_of(state) == "ASMPEN"
    # With a second type within reach the choice goes on there.
    two = alone(coins=4, chart=chart_of("NSAMPE"), citizens={"noble": 5})
    play(two, "tile philosopher_4_1", "train_count 2")
    assert changed(two, "train noble") == {"noble": 1, "soldier": 1}  # one type is left: not asked


@pytest.mark.rule("GE-316")
@pytest.mark.parametrize(("count", "columns", "trained"), [(1, 6, 2), (2, 4, 3)])
def test_one_citizen_more(count: int, columns: int, trained: int) -> None:
    """Two for the price of one, three for the price of two, all within the same reach."""
    chart = chart_of("PNMSAE")
    state = alone(coins=6, played=["training_ground"], chart=chart)
    play(state, "tile philosopher_6_1", "use_card training_ground", f"train_count {count}")
    for number in range(trained):
        assert reachable(state) == set(chart[:columns])
        assert state.view(0)["turn"]["left"] == trained - number
        play(state, "train merchant")
    assert shown(state)["citizens"]["merchant"] == trained
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-316", "GE-318")
def test_three_for_two() -> None:
    """Example 19."""
    state = alone(coins=6, spaces=["home_3_temple"], chart=chart_of("PNMSAE"))
    play(state, "tile philosopher_6_1", "use_home home_3_temple", "train_count 2")
    assert changed(state, "train merchant", "train merchant", "train priest") == {"merchant": 2, "priest": 1}
    assert letters_of(state) == "NSAEMP"


@pytest.mark.rule("GE-316")
def test_and_so_on() -> None:
    """Two abilities: four for the price of two."""
    state = alone(coins=6, played=["training_ground", "gymnasium"], chart=chart_of("PNMSAE"))
    play(state, "tile philosopher_6_1", "use_card training_ground", "use_card gymnasium", "train_count 2")
    play(state, "train priest", "train noble", "train merchant", "train soldier")
    assert shown(state)["total"] == 4
    assert letters_of(state) == "AESMNP"


@pytest.mark.rule("GE-317")
def test_citizens_come_one_by_one() -> None:
    """Example 7, and twice: N2 A3 has room for one Noble, the second pushes an Artisan back."""
    own = {"coins": 3, "chart": chart_of("NASMPE")}
    pushed = alone(**own, citizens={"noble": 3, "artisan": 3})
    play(pushed, "tile philosopher_3_1", "train_count 1", "train noble")
    assert (shown(pushed)["citizens"]["noble"], shown(pushed)["citizens"]["artisan"]) == (4, 2)
    twice = alone(**own, citizens={"noble": 2, "artisan": 3})
    happened = play(twice, "tile philosopher_3_1", "train_count 2")
    assert [key for key in keys(happened) if "citizen" in key] == ["event-citizen", "event-citizen-pushing"]
    assert (shown(twice)["citizens"]["noble"], shown(twice)["citizens"]["artisan"]) == (4, 2)


@pytest.mark.rule("GE-318")
@pytest.mark.parametrize(
    ("trained", "moved"),
    [
        ("P", "NMSAEP"),
        ("M", "PNSAEM"),
        ("PP", "NMSAEP"),
        ("PN", "MSAENP"),
        ("NP", "MSAENP"),  # the order of training does not matter
        ("NS", "PMAESN"),
        ("SM", "PNAESM"),
    ],
)
def test_the_chart_moves(trained: str, moved: str) -> None:
    """Trained types go to the right end, the one that was left-most last."""
    state = alone(coins=6, chart=chart_of("PNMSAE"))
    play(state, "tile philosopher_6_1", f"train_count {len(trained)}", *(f"train {LETTERS[kind]}" for kind in trained))
    assert letters_of(state) == moved


@pytest.mark.rule("GE-318")
@pytest.mark.parametrize("source", ["card_action monument", "home_action home_2_oracle"])
def test_it_moves_whatever_the_source(source: str) -> None:
    state = alone(coins=4, played=["monument"], spaces=["home_2_oracle"], chart=chart_of("PNMSAE"))
    play(state, source)
    if asked(state) == "0 modifiers":
        play(state, "no_more")
    play(state, "train_count 1", "train noble")
    assert letters_of(state) == "PMSAEN"


@pytest.mark.rule("GE-319")
@pytest.mark.parametrize(
    "actions",
    [
        ["extra_swap", "swap noble priest", "swap noble merchant"],
        ["extra_trio 3 priest"],
        ["tile chronicler_5_0", "play forge"],  # gives a Soldier
        ["tile chronicler_5_0", "play well", "gain_type priest"],
    ],
    ids=["swap", "three cubes", "citizen of a card", "citizen of choice"],
)
def test_nothing_else_moves_the_chart(actions: list[str]) -> None:
    citizens = {"noble": 3, "artisan": 3, "soldier": 2, "priest": 2}
    state = alone(coins=20, temple=3, hand=["forge", "well"], citizens=citizens, chart=chart_of("PNMSAE"))
    before = shown(state)["citizens"]
    play(state, *actions)
    assert shown(state)["citizens"] != before
    assert letters_of(state) == "PNMSAE"
