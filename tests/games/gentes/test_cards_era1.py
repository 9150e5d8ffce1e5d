"""Every card of era I: what it gives when it is played, and what it does from then on."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play, shown

from .probes import CHRONICLER, alone, can, changed, compared, decline, does, entering, hand_limit, used_up, virtual

PHILOSOPHER = "tile philosopher_3_1"
CHART = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]


@pytest.mark.rule("GE-510")
def test_treasure_chamber() -> None:
    assert entering("treasure_chamber") == {"vp": 1 + 1}
    assert compared("treasure_chamber", decline) == [{"coins": 5}, {}]


@pytest.mark.rule("GE-218", "GE-312")
def test_monument() -> None:
    assert entering("monument") == {"vp": 2 + 1}
    state = alone(played=["monument"], coins=10, chart=CHART)
    assert changed(state, "card_action monument") == {"coins": -3, "free": -1}
    assert legal(state) == {"train_count 1", "train_count 2"}  # power 3
    play(state, "train_count 1")
    assert legal(state) == {"train noble", "train artisan", "train soldier", "train merchant", "train priest"}
    assert changed(state, "train priest") == {"priest": 1}
    assert used_up(state, "card_action monument")


@pytest.mark.rule("GE-302")
def test_tenement() -> None:
    assert entering("tenement") == {"vp": 3 + 1, "coins": 4}
    assert compared("tenement", does("tax 1")) == [{"coins": 6, "free": -1}, {"coins": 4, "free": -1}]
    two = does("tax 2", "stack 0")
    assert compared("tenement", two) == [{"coins": 10, "free": -2}, {"coins": 8, "free": -2}]


@pytest.mark.rule("GE-316")
def test_training_ground() -> None:
    assert entering("training_ground") == {"vp": 2 + 1}
    state = alone(played=["training_ground"], coins=10, chart=CHART)
    play(state, PHILOSOPHER)
    assert legal(state) == {"use_card training_ground", "no_more"}
    play(state, "use_card training_ground", "train_count 1")
    assert changed(state, "train priest") == {"priest": 1}
    assert changed(state, "train artisan") == {"artisan": 1}
    assert asked(state) == "0 turn"
    play(state, "tile philosopher_4_1")
    assert asked(state) == "0 train_count"  # used in this round
    declined = alone(played=["training_ground"], coins=10, chart=CHART)
    play(declined, PHILOSOPHER, "no_more", "train_count 1")
    assert changed(declined, "train priest") == {"priest": 1}
    assert asked(declined) == "0 turn"


@pytest.mark.rule("GE-401")
def test_marketplace() -> None:
    assert entering("marketplace") == {"vp": 3 + 1, "coins": 4}
    state = alone(played=["marketplace"], coins=10)
    assert changed(state, "exchange marketplace") == {"coins": -3}
    assert legal(state) == {"cube_kind temple", "cube_kind oracle"}
    assert changed(state, "cube_kind oracle") == {"oracle": 1}
    assert asked(state) == "0 turn"  # it took no time
    assert used_up(state, "exchange marketplace")
    # One store full: the cube goes into the other; both full: it is lost. Not without the coins.
    full = alone(played=["marketplace"], coins=10, oracle=4)
    assert changed(full, "exchange marketplace") == {"coins": -3, "temple": 1}
    assert does("exchange marketplace", temple=4, oracle=4)(["marketplace"]) == {"coins": -3}
    assert not can("exchange marketplace", coins=2)(["marketplace"])
    # Played in this turn, it can be used in the closing window (R43).
    fresh = alone(hand=["marketplace"], citizens={"merchant": 3}, coins=10)
    play(fresh, CHRONICLER)
    assert legal(fresh) == {"exchange marketplace", "end_turn"}


@pytest.mark.rule("GE-351")
def test_shipyard() -> None:
    assert entering("shipyard") == {"vp": 1 + 1}
    state = alone(played=["shipyard"], coins=10)
    assert changed(state, "card_action shipyard") == {"coins": -4, "free": -1}
    assert len(legal(state)) == 27  # any space of this side of the board
    assert changed(state, "place miletus") == {"vp": 2, "tokens": -1}
    assert used_up(state, "card_action shipyard")


@pytest.mark.rule("GE-384")
def test_scriptorium() -> None:
    assert entering("scriptorium", "skip") == {"vp": 2 + 1}
    assert entering("scriptorium", "take_slot 4") == {"vp": 2 + 1, "hand": 1}
    state = alone(hand=["scriptorium"], citizens={"scholar": 3}, coins=5)
    play(state, CHRONICLER)
    assert legal(state) == {"take_slot 1", "take_slot 2", "take_slot 3", "take_slot 4", "skip"}
    row = [lying["card"] for lying in state.view(0)["row"]]
    play(state, "take_slot 2")
    assert shown(state)["hand"] == [row[1]]
    assert [lying["card"] for lying in state.view(0)["row"]][:7] == [row[0], *row[2:]]
    assert len(state.view(0)["row"]) == 8
    # Scribe 4/0 with the power of 6.
    modes = {"scribe_mode row1", "scribe_mode row2"}
    with_card, without = alone(played=["scriptorium"], coins=4), alone(coins=4)
    for table in (with_card, without):
        assert changed(table, "tile scribe_4_0") == {"coins": -4, "free": -1}
    assert legal(with_card) == modes | {"scribe_mode row3"}
    assert legal(without) == modes
    play(with_card, "scribe_mode row1")
    assert legal(with_card) == {"stop", *(f"take_slot {slot}" for slot in range(1, 7))}
    assert compared("scriptorium", hand_limit) == [4, 3]


def test_road() -> None:
    assert entering("road") == {"vp": 2 + 1, "locks": -1, "free": 1}
    # Without locks: a cube of choice (R20).
    assert entering("road", "cube_kind temple", locks=0) == {"vp": 2 + 1, "temple": 1}


@pytest.mark.rule("GE-218")
def test_altar() -> None:
    assert entering("altar") == {"vp": 3 + 1}
    state = alone(played=["altar"], coins=10)
    assert changed(state, "card_action altar") == {"coins": -1, "free": -1, "temple": 1, "oracle": 1}
    # Nobody waits for the closing window here: a temple cube and no citizen to swap.
    assert asked(state) == "0 turn"
    assert used_up(state, "card_action altar")
    # What has no room is lost, be it everything.
    half = does("card_action altar", temple=4)
    assert half(["altar"]) == {"coins": -1, "free": -1, "oracle": 1}
    assert does("card_action altar", temple=4, oracle=4)(["altar"]) == {"coins": -1, "free": -1}
    assert not can("card_action altar", coins=0)(["altar"])


def test_well() -> None:
    assert entering("well", "gain_type scholar") == {"vp": 1 + 1, "scholar": 1}
    # A full row pushes back.
    full = {"noble": 2, "artisan": 4, "priest": 1}
    assert entering("well", "gain_type noble", citizens=full) == {"vp": 1 + 1, "noble": 1, "artisan": -1}
    assert compared("well", does("tax 1")) == [{"coins": 6, "free": -1}, {"coins": 4, "free": -1}]


@pytest.mark.rule("GE-382", "GE-388")
def test_forge() -> None:
    assert entering("forge") == {"vp": 3 + 1, "soldier": 1}
    assert compared("forge", virtual) == [{"artisan": 1}, {}]
    # Road asks for 2 Artisans and 1 Scholar.
    almost = can(CHRONICLER, hand=["road"], citizens={"artisan": 1, "scholar": 1})
    assert compared("forge", almost) == [True, False]


@pytest.mark.rule("GE-384")
def test_catapult() -> None:
    assert entering("catapult") == {"vp": 7 + 1, "coins": 8, "soldier": -1}


@pytest.mark.rule("GE-221")
def test_harbour() -> None:
    # Its city lies in the red region, which gives its 5 coins without a question.
    assert entering("harbour") == {"vp": 4 + 1, "coins": 5}
    spaces = ["syracusae", "cnossus", "sinope"]
    assert entering("harbour", "region red", spaces=spaces) == {"vp": 4 + 1 + 2, "coins": 5}
    assert entering("harbour", "region green", spaces=spaces) == {"vp": 4 + 1, "coins": 5}
    # A hometown serves the requirement; without a city no region is activated.
    assert entering("harbour", spaces=["home_2_trade"]) == {"vp": 4 + 1}
    build = does("tile navigator_4_1_trade", "place carthago")
    paid = {"free": -2, "tokens": -1}
    assert compared("harbour", build) == [{"coins": 5 - 2, **paid}, {"coins": 5 - 4, **paid}]


@pytest.mark.rule("GE-385")
def test_granary() -> None:
    gained = ("gain_type soldier", "gain_type soldier", "gain_type scholar")
    change = {"vp": 2 + 1, "soldier": 2, "scholar": 1}
    assert entering("granary", *gained) == {**change, "coins": -4}
    assert entering("granary", *gained, coins=7) == {**change, "coins": -2}  # all that was left after 5
    assert entering("granary", *gained, coins=5) == change


def test_watchtower() -> None:
    assert entering("watchtower") == {"vp": 4 + 1}
    assert compared("watchtower", decline) == [{"vp": 2}, {}]
    assert compared("watchtower", virtual) == [{"soldier": 1}, {}]


def test_courier_station() -> None:
    assert entering("courier_station") == {"vp": 3 + 1, "locks": -1, "free": 1, "coins": -3}


@pytest.mark.rule("GE-388")
def test_potters_quarter() -> None:
    assert entering("potters_quarter") == {"vp": 2 + 1}  # not after its own play
    assert compared("potters_quarter", lambda played: entering("catapult", played=played)) == [
        {"vp": 7 + 2, "coins": 8 + 2, "soldier": -1},  # both bear a lyre
        {"vp": 7 + 1, "coins": 8, "soldier": -1},
    ]


def test_seers_house() -> None:
    assert entering("seers_house") == {"vp": 1 + 1}
    assert compared("seers_house", decline) == [{"oracle": 1}, {}]
