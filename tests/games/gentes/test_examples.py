"""The worked examples of section 7 of the rules, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import legal, play, shown

from .positions import FULL, position, seat

CITIZENS = {"N": "noble", "A": "artisan", "S": "soldier", "M": "merchant", "P": "priest", "E": "scholar"}


def people(text: str) -> dict[str, int]:
    """ "N2 A4" as citizens by type."""
    return {CITIZENS[word[0]]: int(word[1:]) for word in text.split()}


def chart(text: str) -> list[str]:
    return [CITIZENS[letter] for letter in text.split()]


def track(state: Gentes, who: int = 0) -> str:
    """A track as the examples write it: t tile, 1 and 2 hourglasses, . free, x lock."""
    own = shown(state, who)
    used = "".join("t" if "tile" in space else str(space["hourglasses"]) for space in own["track"])
    return f"{used}{'.' * own['free']}{'x' * own['locks']}"


def counts(state: Gentes, who: int = 0) -> dict[str, int]:
    """Citizens there are."""
    return {kind: count for kind, count in shown(state, who)["citizens"].items() if count}


def table(own: dict[str, Any], others: int = 2, **fields: Any) -> Gentes:
    """A seat in its turn among others who have passed."""
    return position(own, *([FULL] * others), **fields)


@pytest.mark.rule("GE-213")
def test_example_1_chronicler_alone_or_stacked() -> None:
    own = seat(citizens=people("M5"), hand=["marketplace"])
    for pairs, spaces in ((0, "1t11...xxxxx"), (1, "1t2....xxxxx")):
        state = table(own)
        play(state, "tile chronicler_1_2")
        assert shown(state)["coins"] == 19
        play(state, f"stack {pairs}")
        assert track(state) == spaces


@pytest.mark.rule("GE-218")
def test_example_2_monument() -> None:
    state = table(seat(played=["monument"]), chart=chart("M A N E S P"))
    play(state, "card_action monument")
    assert (shown(state)["coins"], track(state), shown(state)["used"]) == (
        17,
        "11.....xxxxx",
        ["monument"],
    )
    assert state.view(0)["turn"]["power"] == 3
    assert legal(state) == {"train_count 1", "train_count 2"}
    one = state.clone()
    play(one, "train_count 1")
    assert legal(one) == {f"train {kind}" for kind in chart("M A N E S")}
    play(state, "train_count 2")
    assert counts(state) == {"merchant": 2}
    assert "card_action monument" not in legal(state)


@pytest.mark.rule("GE-371")
def test_example_3_hometown_scribe() -> None:
    state = table(seat(spaces=["home_1_temple"]))
    play(state, "home_action home_1_temple")
    view = state.view(0)
    assert view["spaces"]["home_1_temple"]["used"]
    assert (view["turn"]["power"], shown(state)["coins"], track(state)) == (6, 14, "11.....xxxxx")


@pytest.mark.rule("GE-213")
def test_example_4_stacking_leaves_time() -> None:
    own = seat(track=[1, 1, 1], citizens=people("S3"), hand=["training_ground"])
    state = table(own)
    play(state, "tile chronicler_0_3", "stack 0")
    assert state.view(0)["round"] == 2  # the track was full, and so the round was over
    state = table(own)
    play(state, "tile chronicler_0_3", "stack 1")
    assert (track(state), shown(state)["debt"]) == ("111t21.xxxxx", 1)
    play(state, "tax 1")  # one more turn; the pair leaves an hourglass
    assert track(state) == "1......xxxxx"


@pytest.mark.rule("GE-313")
def test_example_5_paid_4_for_one_citizen() -> None:
    state = table(seat())
    play(state, "tile philosopher_4_1", "train_count 1")
    assert len(legal(state)) == 6


@pytest.mark.rule("GE-318")
def test_example_6_paid_4_for_two() -> None:
    state = table(seat(), chart=chart("M A N E S P"))
    play(state, "tile philosopher_4_1", "train_count 2")
    assert legal(state) == {"train merchant", "train artisan"}
    play(state, "train merchant", "train artisan")
    assert state.view(0)["chart"] == chart("N E S P A M")


@pytest.mark.rule("GE-003")
def test_example_7_push_back() -> None:
    state = table(seat(citizens=people("N3 A3")))
    play(state, "tile philosopher_4_1", "train_count 1", "train noble")
    assert counts(state) == people("N4 A2")


@pytest.mark.rule("GE-332")
def test_example_8_scribe_with_8() -> None:
    state = table(seat(), round=3, discard=["altar", "well"])
    play(state, "tile scribe_8_0")
    assert legal(state) == {f"scribe_mode {mode}" for mode in ("row1", "row2", "row3", "discard1")}
    for mode, reach in (("row3", 3), ("row2", 6), ("row1", 8)):
        choosing = state.clone()
        play(choosing, f"scribe_mode {mode}")
        assert legal(choosing) == {"stop", *(f"take_slot {slot}" for slot in range(1, reach + 1))}


@pytest.mark.rule("GE-351")
def test_example_9_symbol() -> None:
    state = table(seat())
    play(state, "tile navigator_4_1_trade")
    cities = ("syracusae", "cnossus", "sinope", "sidon", "carthago", "leptis_magna")
    homes = ("home_1_trade", "home_2_trade", "home_3_trade")
    assert legal(state) == {f"place {space}" for space in (*cities, *homes)}


@pytest.mark.rule("GE-352")
def test_example_10_delphi() -> None:
    state = table(seat(spaces=["syracusae", "cnossus"]))
    play(state, "tile navigator_3_1_oracle", "place delphi")
    own = shown(state)
    assert (own["oracle"], own["coins"], own["vp"]) == (1, 20 - 3 + 5, 2)


@pytest.mark.rule("GE-353")
def test_example_11_hometown_build() -> None:
    state = table(seat(spaces=["troia", "sinope", "sidon", "crotona"]))
    play(state, "tile navigator_3_1_temple", "place home_1_temple")
    assert legal(state) == {"region red", "region green"}
    play(state, "region green")
    own = shown(state)
    assert (own["oracle"], own["temple"], own["coins"]) == (1, 0, 27)


@pytest.mark.rule("GE-375")
def test_example_12_right_ability() -> None:
    state = table(seat(coins=5, spaces=["home_1_temple"]))
    play(state, "tile scribe_10_0")
    assert legal(state) == {"use_home home_1_temple"}
    play(state, "use_home home_1_temple")
    assert legal(state) == {f"pay {amount}" for amount in range(1, 6)}
    play(state, "pay 5")
    assert legal(state) == {"scribe_mode row1", "scribe_mode row2"}
    for mode, reach in (("row2", 3), ("row1", 5)):
        choosing = state.clone()
        play(choosing, f"scribe_mode {mode}")
        assert legal(choosing) == {"stop", *(f"take_slot {slot}" for slot in range(1, reach + 1))}


@pytest.mark.rule("GE-508")
def test_example_13_era_change_without_locks() -> None:
    state = position(seat(track=[1] * 11, locks=0), seat(track=[1] * 9, locks=3), round=4)
    play(state, "tax 1")
    assert legal(state) == {"cube_kind temple", "cube_kind oracle"}
    play(state, "cube_kind oracle")
    assert (shown(state, 0)["oracle"], shown(state, 1)["locks"]) == (1, 2)


@pytest.mark.rule("GE-509")
def test_example_14_decline_cities() -> None:
    own = seat(track=[1] * 6, coins=0, spaces=["athenai", "miletus", "cyrene", "carthago"])
    state = table(own)
    play(state, "tax 1")
    assert legal(state) == {"city cyrene", "city carthago"}
    play(state, "city carthago")
    found = shown(state)
    assert (found["temple"], found["oracle"], found["vp"], found["coins"]) == (1, 0, 2, 9)


@pytest.mark.rule("GE-510")
def test_example_15_decline_cards() -> None:
    state = table(seat(track=[1] * 6, coins=0, played=["city_wall", "treasure_chamber"]), round=3)
    play(state, "tax 1")
    assert (shown(state)["vp"], shown(state)["coins"]) == (3, 4 + 5)


@pytest.mark.rule("GE-387")
def test_example_16_synergy() -> None:
    for before, points in (([], 1), (["tenement", "altar"], 3)):
        state = table(seat(citizens=people("N2 P3"), hand=["monument"], played=before))
        play(state, "tile chronicler_5_0")
        assert shown(state)["tally"]["synergy"] == points


@pytest.mark.rule("GE-423")
def test_example_17_18_missed() -> None:
    state = table(seat(citizens=people("N3 A3 S1 M3 P4 E1"), hand=["hospital"]), round=3)
    play(state, "tile chronicler_5_0", "gain_type merchant", "gain_type merchant", "gain_type scholar")
    assert counts(state) == people("N3 A3 M5 P4 E2")
    assert shown(state)["bonus"] == {}
    assert shown(state)["vp"] == 4 + 1


@pytest.mark.rule("GE-302")
def test_example_18_big_tax() -> None:
    own = seat(coins=0, played=["tenement", "well"], spaces=["home_3_temple"])
    state = table(own)
    play(state, "tax 2", "use_home home_3_temple", "stack 1")
    assert (shown(state)["coins"], track(state), shown(state)["debt"]) == (24, "12.....xxxxx", 1)
    while state.view(0)["round"] == 1:
        play(state, "tax 1")
    assert track(state) == "1......xxxxx"
    state = table(own)
    play(state, "tax 2", "no_more", "stack 1")
    assert shown(state)["coins"] == 12


@pytest.mark.rule("GE-316")
def test_example_19_three_for_two() -> None:
    state = table(seat(spaces=["home_3_temple"]), chart=chart("P N M S A E"))
    play(state, "tile philosopher_6_1", "use_home home_3_temple", "train_count 2")
    assert legal(state) == {f"train {kind}" for kind in chart("P N M S")}
    play(state, "train merchant", "train merchant", "train priest")
    assert state.view(0)["chart"] == chart("N S A E M P")


@pytest.mark.rule("GE-221")
def test_example_20_reach() -> None:
    state = table(seat(played=["guildhall"], spaces=["home_2_temple"]), round=3)
    play(state, "tile philosopher_8_0", "use_home home_2_temple", "pay 5")
    assert (state.view(0)["turn"]["power"], shown(state)["coins"]) == (7, 15)
    play(state, "train_count 2")
    assert legal(state) == {f"train {kind}" for kind in state.view(0)["chart"][:5]}


@pytest.mark.rule("GE-403")
def test_example_21_foresight() -> None:
    for played, left in (([], 0), (["watchtower"], 1)):
        own = seat(citizens=people("S3 P1"), oracle=2, hand=["garrison"], played=played)
        state = table(own, round=3)
        play(state, "tile chronicler_5_0")
        assert shown(state)["oracle"] == left


@pytest.mark.rule("GE-387")
def test_example_22_best_symbol() -> None:
    own = seat(citizens=people("N3 A2"), hand=["statue"], played=["tenement", "altar", "scriptorium"])
    state = table(own, round=3)
    play(state, "tile chronicler_5_0", "synergy laurel")
    assert shown(state)["vp"] == 11


@pytest.mark.rule("GE-388")
def test_example_23_own_trigger() -> None:
    own = seat(
        citizens=people("N3 A2 M2"),
        coins=5,
        hand=["agora", "statue"],
        played=["potters_quarter"],
        spaces=["home_1_temple"],
    )
    state = table(own, round=3)
    play(state, "tile chronicler_5_0", "play agora", "synergy amphora")
    assert shown(state)["coins"] == 2
    play(state, "tile chronicler_0_3", "stack 0")
    assert shown(state)["coins"] == 2 + 5


@pytest.mark.rule("GE-355")
def test_example_24_move() -> None:
    own = seat(spaces=["crotona", "cyrene", "syracusae", "cnossus", "troia", "sinope"], bonus={"cities": 8})
    state = position(own, FULL, FULL, piles=[3, 3, 2])
    play(state, "tile navigator_3_1_temple", "lift crotona")
    assert "place crotona" not in legal(state)
    play(state, "place naukratis")
    found = shown(state)
    assert (found["oracle"], found["temple"], found["vp"]) == (1, 1, 0)


@pytest.mark.rule("GE-707")
def test_example_25_two_symbols() -> None:
    own = seat(citizens=people("P1 E1 A1 M2"), hand=["seers_house", "harbour"], spaces=["home_small_1_oracle_trade"])
    state = position(own, FULL)
    play(state, "tile chronicler_3_1")
    assert legal(state) == {"play seers_house", "play harbour"}


@pytest.mark.rule("GE-006")
def test_example_26_full_store() -> None:
    own = seat(temple=4, oracle=1, spaces=["crotona"], citizens=people("N1"))
    state = table(own)
    play(state, "tile navigator_3_1_temple", "place athenai")
    assert shown(state)["temple"] == 4
    state = table(own)
    play(state, "extra_swap", "swap noble artisan", "stop")
    assert shown(state)["temple"] == 3
    play(state, "tile navigator_3_1_temple", "place athenai")
    assert shown(state)["temple"] == 4


@pytest.mark.rule("GE-402")
def test_example_27_swap_across_a_full_row() -> None:
    state = table(seat(temple=1, citizens=people("N2 A4 S2")))
    play(state, "extra_swap", "swap soldier noble")
    assert counts(state) == people("N3 A3 S1")
    play(state, "swap artisan soldier")
    assert counts(state) == people("N3 A2 S2")


@pytest.mark.rule("GE-503")
@pytest.mark.rule("GE-513")
def test_example_28_decline_of_the_track() -> None:
    own = seat(
        track=["philosopher_3_1", 1, 2, "philosopher_6_1", 2, "scribe_3_1", 1, "scribe_6_1"],
        locks=3,
        hand=["altar", "well", "forge", "catapult", "harbour"],
    )
    for pairs, spaces in ((0, "1111.....xxx"), (1, "112......xxx")):
        state = table(own)
        play(state, "tax 1", f"stack {pairs}")
        assert track(state) == spaces


@pytest.mark.rule("GE-508")
def test_example_29_free_spaces_by_round() -> None:
    state = table(seat())
    found = [shown(state)["free"]]
    while not state.over:
        now = state.view(0)["round"]
        play(state, "tax 1")
        if state.view(0)["round"] != now:
            found.append(shown(state)["free"])
    assert found == [6, 7, 8, 8, 9, 9]


@pytest.mark.rule("GE-404")
def test_example_30_three_cubes_to_18() -> None:
    own = seat(citizens=people("N3 A2 S3 M3 P3 E3"), oracle=2, temple=1)
    state = table(own)
    play(state, "tile leader", "extra_trio 1 noble")
    assert shown(state)["bonus"] == {"citizens": 8}
    assert counts(state) == people("N4 A2 S3 M3 P3 E3")


def final_position() -> Gentes:
    own = seat(
        points=96,
        citizens=people("N2 A3 S1 M3 P3"),
        temple=1,
        oracle=2,
        coins=33,
        track=[2, *([1] * 9)],
        locks=1,
        hand=["pyramid", "palace", "ziggurat"],
    )
    state = table(own, round=6)
    play(state, "tax 1", "end_turn")
    assert shown(state)["coins"] == 37
    return state


@pytest.mark.rule("GE-602")
@pytest.mark.rule("GE-603")
@pytest.mark.rule("GE-604")
def test_example_31_final_scoring() -> None:
    state = final_position()
    assert "ziggurat" in shown(state)["placed"]
    play(state, "final_play pyramid")
    done = state.clone()
    play(done, "final_done")
    assert shown(done)["vp"] == 108
    play(state, "extra_swap", "swap soldier noble", "swap artisan noble", "final_play palace")
    assert state.over
    assert shown(state)["vp"] == 117


@pytest.mark.rule("GE-705")
@pytest.mark.rule("GE-706")
def test_example_32_row_with_cubes() -> None:
    row = ["altar", "well", "forge", "catapult", "harbour", "granary", "watchtower", "road"]
    state = position(seat(track=[1] * 5), FULL, row=row, cubed=row[::2])
    play(state, "tile scribe_10_0", "scribe_mode row2", "take_slot 2", "take_slot 3")
    found = state.view(0)["row"]
    assert [entry["card"] for entry in found][:6] == ["altar", "catapult", "harbour", "granary", "watchtower", "road"]
    assert [entry["card"] for entry in found if entry["cube"]] == ["altar", "harbour", "watchtower"]
    play(state, "tax 1")
    view = state.view(0)
    assert {"altar", "harbour", "watchtower"} <= set(view["boxed"])
    new_ones = [entry["card"] for entry in found][6:]
    assert [entry["card"] for entry in view["row"]][:5] == ["catapult", "granary", "road", *new_ones]
    assert len(view["row"]) == 8


@pytest.mark.rule("GE-760")
def test_example_33_solo_chart() -> None:
    state = position(seat(track=[1] * 4), chart=chart("S P A N E M"), chart_cube="artisan")
    play(state, "tile philosopher_6_1", "train_count 2", "train soldier", "train priest")
    view = state.view(0)
    assert (view["chart"], view["chart_cube"]) == (chart("A N E M P S"), "artisan")
    play(state, "tax 1")
    assert state.view(0)["chart"] == chart("N E M P S A")


@pytest.mark.rule("GE-754")
def test_example_34_solo_wild() -> None:
    state = position(seat(coins=7), round=3, discard=["altar"])
    play(state, "tile navigator_6_1_joker", "wild scribe")
    assert shown(state)["coins"] == 1
    assert track(state) == "1t1....xxxxx"
    modes = ("row1", "row2", "row3", "discard1")
    assert legal(state) == {f"scribe_mode {mode}" for mode in modes}
    for mode, reach in (("row3", 3), ("row2", 4), ("row1", 6)):
        choosing = state.clone()
        play(choosing, f"scribe_mode {mode}")
        assert legal(choosing) == {"stop", *(f"take_slot {slot}" for slot in range(1, reach + 1))}
    play(state, "scribe_mode discard1", "take_discard altar")
    assert shown(state)["hand"] == ["altar"]


@pytest.mark.rule("GE-385")
def test_example_35_nothing_to_lose() -> None:
    state = table(seat(citizens=people("N1 P3 E1"), hand=["hospital"]), round=3)
    play(state, "tile chronicler_5_0", "gain_type noble", "gain_type noble", "gain_type noble")
    assert counts(state) == people("N4 P3 E1")


@pytest.mark.rule("GE-608")
def test_example_36_tie() -> None:
    """103 and one for ten coins against 104; nine cards each."""
    first = ["monument", "training_ground", "shipyard", "scriptorium", "road", "altar", "statue", "frieze", "library"]
    second = ["forge", "catapult", "harbour", "granary", "courier_station", "potters_quarter"]
    second += ["hospital", "aqueduct", "embassy"]
    more = seat(points=103, coins=10, track=[1] * 6, played=first, bonus={"cards": 8})
    fewer = seat(points=104, coins=6, track=[1] * 7, played=second, bonus={"cards": 4})
    state = position(more, fewer, round=6, piles=[0, 2, 2])
    play(state, "tax 1")
    assert state.over
    found = [(own["vp"], len(own["played"]), own["coins"]) for own in (shown(state, 0), shown(state, 1))]
    assert found == [(104, 9, 14), (104, 9, 6)]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("GE-386")
def test_example_37_penalty_needs_time() -> None:
    own = seat(track=[1] * 5, citizens=people("S4 P2 N3 A2"), hand=["garrison", "statue"])
    state = table(own, round=3)
    play(state, "tile chronicler_3_1")  # only Statue is left to play
    assert shown(state)["played"] == ["statue"]
    assert shown(state)["hand"] == ["garrison"]


@pytest.mark.rule("GE-220")
def test_example_38_haste() -> None:
    own = seat(citizens=people("M5"), hand=["marketplace"], played=["hippodrome"])
    state = table(own, round=3)
    play(state, "tile chronicler_1_2", "use_card hippodrome")
    assert track(state) == "1t1....xxxxx"
    for tile in ("leader", "philosopher_8_0"):
        other = table(own, round=3)
        play(other, f"tile {tile}")
        assert "use_card hippodrome" not in legal(other)


def test_example_39_treasury_count() -> None:
    own = seat(coins=24, citizens=people("M5"), hand=["grand_bazaar"], played=["treasure_chamber", "marketplace"])
    state = table(own, round=5)
    play(state, "tile chronicler_3_1")
    assert shown(state)["vp"] == 14


@pytest.mark.rule("GE-607")
def test_example_40_large_hand() -> None:
    hand = ["pyramid", "mausoleum", "acropolis", "colossus", "palace", "senate"]
    state = table(seat(track=[1] * 6, coins=0, hand=hand, played=["scriptorium"]), round=6)
    play(state, "tax 1", "stack 0")
    assert state.over
    assert track(state) == "11.....xxxxx"
    assert shown(state)["tally"]["hourglasses"] == -4
