"""Every card of era II: what it gives when it is played, and what it does from then on."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play, shown

from .probes import CHRONICLER, alone, can, changed, compared, decline, does, entering, hand_limit, used_up, virtual

CHART = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]


@pytest.mark.rule("GE-218")
def test_frieze() -> None:
    assert entering("frieze") == {"vp": 4 + 1}
    state = alone(played=["frieze"], hand=["aqueduct"], citizens={"noble": 1, "artisan": 3}, coins=2)
    # Aqueduct opens a lock: as much time as the hourglass takes.
    assert changed(state, "card_action frieze") == {"coins": -2, "vp": 5 + 1, "locks": -1, "hand": -1}
    assert used_up(state, "card_action frieze")


def test_city_wall() -> None:
    assert entering("city_wall") == {"vp": 2 + 1}
    assert compared("city_wall", decline) == [{"vp": 3}, {}]


@pytest.mark.rule("GE-384")
def test_library() -> None:
    discard = ["road", "well"]
    assert entering("library") == {"vp": 3 + 1}  # an empty discard pile
    assert entering("library", "skip", discard=discard) == {"vp": 3 + 1}
    assert entering("library", "take_discard well", discard=discard) == {"vp": 3 + 1, "hand": 1}
    scribe = does("tile scribe_4_0", "scribe_mode row1", "take_slot 1")
    assert compared("library", scribe) == [
        {"vp": 2, "coins": -4, "free": -1, "hand": 1},
        {"coins": -4, "free": -1, "hand": 1},
    ]
    assert compared("library", hand_limit) == [4, 3]


def test_statue() -> None:
    assert entering("statue") == {"vp": 8 + 1}
    assert compared("statue", virtual) == [{"noble": 1}, {}]


@pytest.mark.rule("GE-385")
def test_hospital() -> None:
    gained = ("gain_type merchant", "gain_type merchant", "gain_type artisan")
    change = {"vp": 4 + 1, "merchant": 2, "artisan": 1}
    assert entering("hospital", *gained) == change  # no Soldier to lose (example 35)
    soldiers = {"noble": 1, "priest": 3, "scholar": 1, "soldier": 2}
    assert entering("hospital", *gained, citizens=soldiers) == {**change, "soldier": -1}
    # A Soldier gained can be the one that is lost.
    gained = ("gain_type soldier", "gain_type merchant", "gain_type artisan")
    assert entering("hospital", *gained) == {"vp": 4 + 1, "merchant": 1, "artisan": 1}


def test_aqueduct() -> None:
    assert entering("aqueduct") == {"vp": 5 + 1, "locks": -1, "free": 1}


@pytest.mark.rule("GE-388")
def test_agora() -> None:
    assert entering("agora") == {"vp": 5 + 1}
    # Example 23: Potters' Quarter is in play already; then both.
    assert entering("agora", played=["potters_quarter"]) == {"vp": 5 + 2, "coins": 2}
    assert entering("statue", played=["potters_quarter", "agora"]) == {"vp": 8 + 2, "coins": 5}


@pytest.mark.rule("GE-386")
def test_garrison() -> None:
    assert entering("garrison") == {"vp": 9 + 1, "free": -1}
    assert entering("garrison", spaces=["sinope", "sidon"]) == {"vp": 9 + 1, "coins": 10, "free": -1}
    assert compared("garrison", virtual) == [{"soldier": 1}, {}]
    # The penalty needs a space of its own.
    wanted = {"hand": ["garrison"], "citizens": {"soldier": 4, "priest": 2}}
    assert not can(CHRONICLER, track=[1] * 6, **wanted)([])
    assert can(CHRONICLER, track=[1] * 5, **wanted)([])


def test_theatre() -> None:
    assert entering("theatre") == {"vp": 5 + 1}
    assert compared("theatre", decline) == [{"vp": 1, "coins": 2}, {}]


@pytest.mark.rule("GE-316")
def test_gymnasium() -> None:
    assert entering("gymnasium") == {"vp": 4 + 1}
    state = alone(played=["gymnasium"], coins=10, chart=CHART)
    play(state, "tile philosopher_3_1", "use_card gymnasium", "train_count 2")
    # Two of the first column, and one more within the same reach: Nobles without a question.
    assert shown(state)["citizens"]["noble"] == 3
    assert asked(state) == "0 turn"
    # Two such cards work together, each asked for.
    state = alone(played=["training_ground", "gymnasium"], coins=10, chart=CHART)
    play(state, "tile philosopher_3_1")
    assert legal(state) == {"use_card training_ground", "use_card gymnasium", "no_more"}
    play(state, "use_card training_ground", "use_card gymnasium", "train_count 2")
    assert shown(state)["citizens"]["noble"] == 4


def test_embassy() -> None:
    # Crotona, Troia, Carthago: no more than three, so all of them.
    assert entering("embassy") == {"vp": 6 + 1, "temple": 1, "oracle": 1, "coins": 5}
    four = ["crotona", "troia", "carthago", "cnossus"]
    chosen = ("city cnossus", "city carthago", "city troia")
    assert entering("embassy", *chosen, spaces=four) == {"vp": 6 + 1 + 2, "oracle": 1, "coins": 5}
    state = alone(hand=["embassy"], citizens={"noble": 2, "merchant": 1}, spaces=four, coins=5)
    play(state, CHRONICLER, "city cnossus")
    assert legal(state) == {"city crotona", "city troia", "city carthago"}  # each once


def test_mint() -> None:
    assert entering("mint") == {"vp": 3 + 1, "coins": 4}
    assert entering("mint", citizens={"merchant": 6}) == {"vp": 3 + 1, "coins": 6}
    assert compared("mint", decline) == [{"coins": 4}, {}]


@pytest.mark.rule("GE-358")
def test_trireme_fleet() -> None:
    built = {"vp": 4 + 1, "free": -1, "tokens": -1}
    assert entering("trireme_fleet", "place sinope") == {**built, "coins": 5}
    assert entering("trireme_fleet", "place home_1_oracle") == built
    # No Navigator action: no discount, no cost. With all tokens placed it may be refused.
    six = {"spaces": ["crotona", "syracusae", "delphi", "athenai", "sparta", "troia"], "bonus": {"cities": 8}}
    assert entering("trireme_fleet", "skip", **six) == {"vp": 4 + 1, "free": -1}
    moved = entering("trireme_fleet", "lift crotona", "place miletus", **six)
    assert moved == {"vp": 4 + 1 + 2, "free": -1, "oracle": 1}


def test_caravanserai() -> None:
    assert entering("caravanserai") == {"vp": 4 + 1, "locks": -1, "free": 1}
    assert compared("caravanserai", virtual) == [{"merchant": 1}, {}]


def test_observatory() -> None:
    assert entering("observatory") == {"vp": 4 + 1}
    assert compared("observatory", decline) == [{"oracle": 1}, {}]


@pytest.mark.rule("GE-221")
def test_guildhall() -> None:
    assert entering("guildhall") == {"vp": 4 + 1, "merchant": 1}
    for played, columns in (["guildhall"], 3), ([], 1):
        # Philosopher 3/1: two citizens of column 1, or with the power of 5 of columns 1 to 3.
        state = alone(played=played, coins=3, chart=CHART)
        play(state, "tile philosopher_3_1", "train_count 2")
        if columns == 1:
            assert shown(state)["citizens"]["noble"] == 2
        else:
            assert legal(state) == {f"train {name}" for name in CHART[:columns]}
        assert shown(state)["coins"] == 0


@pytest.mark.rule("GE-219")
def test_hippodrome() -> None:
    assert entering("hippodrome") == {"vp": 6 + 1}
    state = alone(played=["hippodrome"], hand=["aqueduct"], citizens={"noble": 1, "artisan": 3}, coins=10)
    play(state, "tile chronicler_1_2")
    assert legal(state) == {"use_card hippodrome", "no_more"}
    play(state, "use_card hippodrome")
    # Tile and one hourglass; Aqueduct opens a lock.
    assert shown(state)["track"][1:] == [{"tile": "chronicler_1_2"}, {"hourglasses": 1}]
    assert "hippodrome" in shown(state)["used"]
    # Not for a tile without hourglasses, nor for what is no tile (example 38).
    state = alone(played=["hippodrome"], coins=10)
    play(state, "tile leader")
    assert asked(state) == "0 turn"
    play(state, "tax 1")
    assert asked(state) == "0 turn"


def test_sanctuary() -> None:
    assert entering("sanctuary") == {"vp": 4 + 1}
    assert compared("sanctuary", decline) == [{"temple": 1}, {}]
