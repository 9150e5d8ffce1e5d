"""Alone: GE-751 to GE-762."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.engine.errors import TableeError
from tablee.games.gentes.rules import results
from tests.games.playing import asked, legal, play, refusal, shown

from .declines import decline, last_turn
from .positions import CONTENT, ERA, GAME, TYPES, new, position, seat

TILES = {
    "scribe_6_1",
    "scribe_10_0",
    "philosopher_6_1",
    "philosopher_2_0",
    "navigator_4_2_joker",
    "chronicler_0_3",
    "chronicler_3_1",
    "navigator_6_1_joker",
}
WILD = "navigator_6_1_joker"
ROW = ["road", "well", "altar", "forge", "granary", "catapult", "harbour", "monument"]
EIGHTEEN = dict.fromkeys(TYPES, 3)


def alone(**own: Any) -> Any:
    """The only seat in its turn."""
    table = {name: own.pop(name) for name in ("round", "chart", "chart_cube", "row", "cubed", "piles") if name in own}
    return position(seat(**own), **table)


def started(seed: int = 1, **options: Any) -> Any:
    """A game alone at its first turn."""
    state = new(1, seed, **options)
    while not asked(state).endswith("turn"):
        play(state, sorted(legal(state))[0])
    return state


# The table -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-751", "GE-705", "GE-706")
def test_as_with_two_players() -> None:
    state = started()
    row = state.view(None)["row"]
    assert [entry["cube"] for entry in row] == [True, False] * 4
    state = alone(coins=20, row=ROW, cubed=ROW[::2])
    play(state, "tile scribe_10_0", "scribe_mode row1", "take_slot 1")
    assert [entry["cube"] for entry in state.view(None)["row"]][:4] == [False, True, False, True]
    declined = decline({}, row=ROW, cubed=ROW[::2], deck=[])
    assert [entry["card"] for entry in declined.view(None)["row"]] == ROW[1::2]


@pytest.mark.rule("GE-751", "GE-707")
def test_the_board_side_of_two_players() -> None:
    state = alone(coins=20)
    play(state, "tile navigator_4_2_joker", "stack 0")
    homes = {action.removeprefix("place ") for action in legal(state) if "home" in action}
    assert len(homes) == 6
    assert all(name.startswith("home_small") for name in homes)
    # A token on two symbols serves for both.
    state = alone(hand=["pantheon"], citizens={"priest": 4}, spaces=["home_small_3_temple_oracle"], round=5)
    assert shown(state)["needs"]["pantheon"]["playable"]


@pytest.mark.rule("GE-751")
def test_turn_after_turn_until_the_track_is_full() -> None:
    state = alone(coins=0)
    for left in (5, 4, 3, 2, 1):
        play(state, "tax 1")
        assert asked(state) == "0 turn"
        assert (state.view(None)["round"], shown(state)["free"]) == (1, left)
    play(state, "tax 1")
    assert (state.view(None)["round"], shown(state)["free"]) == (2, 7)


@pytest.mark.rule("GE-752")
@pytest.mark.parametrize("seed", range(3))
def test_six_cards_of_which_two_are_kept(seed: int) -> None:
    state = new(1, seed)
    laid = state.view(0)["laid"]
    assert len(laid) == 6
    assert {ERA[card] for card in laid} == {1}
    play(state, f"draft {laid[1]}")
    assert asked(state) == "0 draft"
    assert refusal(state, f"draft {laid[1]}") == ("GE-109", "refuse-not-laid")
    play(state, f"draft {laid[4]}")
    table = state.view(0)
    assert shown(state)["hand"] == [laid[1], laid[4]]
    assert table["boxed"] == [card for card in laid if card not in (laid[1], laid[4])]
    assert state.dump()["position"]["decks"] == [10 - 8, 16, 16]
    assert [len(table["unseen"][era]) for era in "123"] == [2 + 2, 18, 18]


@pytest.mark.rule("GE-752", "GE-113")
def test_four_citizens_are_spread_freely() -> None:
    state = new(1)
    play(state, *sorted(legal(state))[:2])
    assert asked(state) == "0 citizens"
    play(state, "assign noble", "assign noble", "assign noble", "assign scholar")
    assert asked(state) == "0 turn"
    assert {name: n for name, n in shown(state)["citizens"].items() if n} == {"noble": 3, "scholar": 1}


@pytest.mark.rule("GE-753")
def test_eight_tiles() -> None:
    state = started()
    assert set(state.view(None)["tiles"]) == TILES
    for tile in ("leader", "philosopher_3_1", "scribe_3_1", "navigator_3_1_temple", "chronicler_1_2"):
        assert refusal(state, f"tile {tile}") == ("GE-011", "refuse-tile-not-in-game")


# The wild tile -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-754")
def test_the_wild_tile_is_any_action() -> None:
    state = alone(coins=7, hand=["road"], citizens={"artisan": 2, "scholar": 1})
    play(state, f"tile {WILD}")
    assert asked(state) == "0 wild"
    assert legal(state) == {f"wild {action.id}" for action in CONTENT.action}
    # Bots do not think of taxes for six coins, nor of being first among one.
    thought_of = {GAME.actions.text(action) for action in GAME.judgement.candidates(state, 0)}
    assert thought_of == {f"wild {action}" for action in ("philosopher", "scribe", "navigator", "chronicler")}


@pytest.mark.rule("GE-754")
@pytest.mark.parametrize(
    ("action", "answers", "change"),
    [
        ("philosopher", ["train_count 1", "train noble"], {"total": 4}),
        ("scribe", ["scribe_mode row1", "take_slot 6"], {"hand": 2}),
        ("navigator", ["place memphis"], {"vp": 2, "tokens": 5}),
        ("chronicler", [], {"vp": 3, "locks": 4, "hand": 0}),
        ("tax", [], {"coins": 5}),
        ("leader", [], {"coins": 3}),
    ],
)
def test_each_for_six_coins_and_an_hourglass(action: str, answers: list[str], change: dict[str, int]) -> None:
    state = alone(coins=7, hand=["road"], citizens={"artisan": 2, "scholar": 1})
    play(state, f"tile {WILD}", f"wild {action}")
    assert shown(state)["track"] == [{"hourglasses": 1}, {"tile": WILD}, {"hourglasses": 1}]
    play(state, *answers)
    own = shown(state)
    assert own["coins"] == change.get("coins", 1)
    found = {**own, "hand": len(own["hand"])}
    assert {name: found[name] for name in change} == change


@pytest.mark.rule("GE-754")
def test_its_power_is_six() -> None:
    """Two citizens of columns 1 to 4."""
    state = alone(coins=6, chart=TYPES)
    play(state, f"tile {WILD}", "wild philosopher", "train_count 2")
    assert legal(state) == {f"train {name}" for name in TYPES[:4]}
    assert state.view(0)["turn"]["power"] == 6


@pytest.mark.rule("GE-754")
def test_only_what_is_possible_is_offered() -> None:
    state = alone(coins=6)
    play(state, f"tile {WILD}")
    assert legal(state) == {f"wild {action.id}" for action in CONTENT.action if action.id != "chronicler"}
    assert refusal(state, "wild chronicler") == ("GE-754", "refuse-wild")
    # With too few coins it is not: unless Harbour makes the Navigator cheaper, and then it is nothing else.
    assert refusal(alone(coins=5), f"tile {WILD}") == ("GE-216", "refuse-coins")
    state = alone(coins=4, played=["harbour"])
    play(state, f"tile {WILD}")
    assert asked(state) == "0 place"
    assert shown(state)["coins"] == 0


@pytest.mark.rule("GE-754", "GE-302")
def test_taxes_with_the_wild_tile() -> None:
    """The small Tax Collector, with what cards and hometowns add to it; masked it is not to be had."""
    state = alone(coins=6, played=["tenement"], spaces=["home_small_3_trade"])
    play(state, f"tile {WILD}", "wild tax", "use_home home_small_3_trade")
    assert shown(state)["coins"] == 2 * (4 + 2)
    masked = position(seat(coins=6), options={"setup": "experienced", "advanced": True})
    play(masked, f"tile {WILD}")
    assert "wild tax" not in legal(masked)
    assert refusal(masked, "wild tax") == ("GE-114", "refuse-tax-masked")


@pytest.mark.rule("GE-754")
def test_there_is_no_leader() -> None:
    state = started()
    assert "tile leader" not in legal(state)
    assert state.view(None)["next_first"] is None
    # With more players the same tile is a Navigator and nothing else.
    state = position(seat(coins=6), seat())
    play(state, f"tile {WILD}")
    assert asked(state) == "0 place"


# Bonus tiles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-755")
@pytest.mark.parametrize(("number", "points"), [(1, 8), (4, 8), (5, 4), (6, 4)])
def test_bonus_tiles(number: int, points: int) -> None:
    state = alone(citizens=EIGHTEEN, round=number)
    assert state.view(0)["bonus"] == {"cards": [points], "citizens": [points], "cities": [points]}
    play(state, "tax 1")
    assert shown(state)["bonus"] == {"citizens": points}
    assert state.view(0)["bonus"] == {"cards": [points], "citizens": [], "cities": [points]}


@pytest.mark.rule("GE-755")
def test_each_kind_once() -> None:
    """An 8 won in round 4 is not followed by a 4 in round 5."""
    state = last_turn({"citizens": EIGHTEEN, "locks": 0}, round=4)
    play(state, "tax 1", "cube_kind oracle")
    assert shown(state)["bonus"] == {"citizens": 8}
    assert state.view(0)["bonus"] == {"cards": [4], "citizens": [], "cities": [4]}
    play(state, "tax 1")
    assert shown(state)["bonus"] == {"citizens": 8}


# The chart -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-757")
def test_a_cube_on_the_third_column() -> None:
    state = started()
    table = state.view(None)
    assert table["chart_cube"] == table["chart"][2]
    for number in (1, 3, 5):
        state = decline({}, round=number, chart=TYPES)
        assert state.view(None)["chart_cube"] == TYPES[2]
    assert position(seat(), seat()).view(None)["chart_cube"] is None


@pytest.mark.rule("GE-758")
def test_the_cube_moves_with_its_tile() -> None:
    """Philosopher 6/1 trains columns 1 and 2; the third is the first then, with its cube."""
    state = alone(coins=6, chart=TYPES, chart_cube="soldier")
    play(state, "tile philosopher_6_1", "train_count 2", "train noble", "train artisan")
    table = state.view(None)
    assert table["chart"] == ["soldier", "merchant", "priest", "scholar", "artisan", "noble"]
    assert table["chart_cube"] == "soldier"


@pytest.mark.rule("GE-758")
@pytest.mark.parametrize("trained", [["soldier"], ["soldier", "noble"], ["noble", "soldier"]])
def test_training_removes_the_cube(trained: list[str]) -> None:
    state = alone(coins=6, chart=TYPES, chart_cube="soldier")
    play(state, "tile philosopher_6_1", f"train_count {len(trained)}", *[f"train {name}" for name in trained])
    assert state.view(None)["chart_cube"] is None


@pytest.mark.rule("GE-758")
def test_citizens_gained_otherwise_do_not() -> None:
    """From three cubes, a swap, and Forge."""
    own = {"temple": 4, "citizens": {"artisan": 2, "soldier": 1}, "hand": ["forge"], "coins": 3}
    state = alone(**own, chart=TYPES, chart_cube="soldier")
    play(state, "extra_swap", "swap soldier priest", "swap priest soldier", "extra_trio 3 soldier")
    play(state, "tile chronicler_3_1")
    assert shown(state)["citizens"]["soldier"] == 3
    assert (state.view(None)["chart"], state.view(None)["chart_cube"]) == (TYPES, "soldier")


@pytest.mark.rule("GE-760")
@pytest.mark.parametrize("column", range(6))
def test_in_the_decline_the_tile_goes_to_the_end(column: int) -> None:
    cubed = TYPES[column]
    state = decline({}, chart=TYPES, chart_cube=cubed)
    chart = state.view(None)["chart"]
    assert chart == [*(name for name in TYPES if name != cubed), cubed]
    assert state.view(None)["chart_cube"] == chart[2]  # of the next heyday


@pytest.mark.rule("GE-760")
def test_without_a_cube_the_chart_stays() -> None:
    assert decline({}, chart=TYPES).view(None)["chart"] == TYPES


# Options and ranks ------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-761")
def test_set_ups_alone() -> None:
    assert new(1).options["setup"] == "experienced"
    with pytest.raises(TableeError):
        tablee.game("gentes").new(1, 1, {"setup": "first_game"})
    assert not new(1).options.get("advanced", False)


@pytest.mark.rule("GE-761", "GE-114")
def test_the_advanced_game_alone() -> None:
    state = started(setup="experienced", advanced=True)
    assert refusal(state, "tax 1") == ("GE-114", "refuse-tax-masked")
    assert "tax 2" in legal(state)


RANKS = [
    ("try_again", -20, 70),
    ("settler", 71, 80),
    ("clan_chief", 81, 90),
    ("warlord", 91, 100),
    ("noble_rank", 101, 110),
    ("monarch", 111, 120),
    ("emperor", 121, 130),
    ("immortal", 131, 140),
    ("god", 141, 400),
]


@pytest.mark.rule("GE-762")
@pytest.mark.parametrize(("rank", "low", "high"), RANKS, ids=[rank for rank, *_ in RANKS])
def test_ranks(rank: str, low: int, high: int) -> None:
    assert {results.rank(CONTENT, score) for score in range(low, high + 1)} == {rank}
    for score in (low, high):
        state = decline({"points": score, "coins": 4}, round=6)
        assert state.over
        assert state.view(None)["result"] == {"score": score, "rank": rank}


@pytest.mark.rule("GE-762")
def test_only_at_the_end_and_alone() -> None:
    assert started().view(None)["result"] is None
    assert decline({"points": 90}, {}, round=6).view(None)["result"] is None
