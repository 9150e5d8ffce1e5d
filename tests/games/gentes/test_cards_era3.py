"""Every card of era III: what it gives when it is played, and what it does from then on."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, play

from .probes import CHRONICLER, alone, compared, decline, entering

LYRES = ["scriptorium", "well", "frieze", "statue", "library", "theatre"]
SHIELDS = ["road", "forge", "city_wall", "garrison", "gymnasium", "hippodrome"]
LAURELS = ["altar", "well", "aqueduct", "statue", "sanctuary", "hospital"]
AMPHORAE = ["shipyard", "forge", "mint", "embassy", "caravanserai"]


def test_pyramid() -> None:
    assert entering("pyramid", "lose_type artisan") == {"vp": 16, "artisan": -1}
    assert entering("pyramid", "lose_type priest") == {"vp": 16, "priest": -1}
    state = alone(hand=["pyramid"], citizens={"artisan": 4, "priest": 3, "merchant": 1}, coins=5)
    play(state, CHRONICLER)
    assert legal(state) == {"lose_type artisan", "lose_type priest", "lose_type merchant"}


def test_school() -> None:
    assert entering("school", "gain_type noble", "gain_type soldier") == {"vp": 10, "noble": 1, "soldier": 1}


def test_mausoleum() -> None:
    assert entering("mausoleum") == {"vp": 14, "noble": -1}


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        (["crotona"], 2),
        (["crotona", "memphis"], 4),
        (["crotona", "delphi", "home_1_temple"], 4),
        (["crotona", "athenai", "rodes", "memphis"], 6),
    ],
)
def test_acropolis(spaces: list[str], points: int) -> None:
    assert entering("acropolis", spaces=spaces) == {"vp": 11 + points}


def test_amphitheatre() -> None:
    assert entering("amphitheatre") == {"vp": 10}
    assert entering("amphitheatre", played=LYRES[:2]) == {"vp": 10 + 2}
    assert entering("amphitheatre", played=LYRES) == {"vp": 10 + 5}  # at most


def test_colossus() -> None:
    assert entering("colossus") == {"vp": 11}
    assert entering("colossus", played=SHIELDS[:3]) == {"vp": 11 + 3}
    assert entering("colossus", played=SHIELDS) == {"vp": 11 + 5}


def test_great_lighthouse() -> None:
    # Syracusae and Cnossus, and the one hourglass on the track.
    gains = {"vp": 9 + 2, "coins": 5}
    assert entering("great_lighthouse") == {**gains, "free": 1}
    assert entering("great_lighthouse", track=[1, 1, 1]) == {**gains, "free": 2}
    assert entering("great_lighthouse", track=[]) == gains
    # A lone one frees its space, one of a pair is debt that goes.
    both = {"track": [2, 1]}
    assert entering("great_lighthouse", "clear lone", **both) == {**gains, "free": 1, "debt": -1}
    assert entering("great_lighthouse", "clear paired", **both) == {**gains, "free": 1, "debt": -1}
    pairs = {"track": [2, 2, 1]}
    assert entering("great_lighthouse", "clear paired", "clear paired", **pairs) == {**gains, "debt": -2}


def test_hanging_gardens() -> None:
    assert entering("hanging_gardens") == {"vp": 9}
    assert compared("hanging_gardens", decline) == [{"vp": 3}, {}]


def test_palace() -> None:
    assert entering("palace") == {"vp": 10, "coins": 10}


def test_senate() -> None:
    assert entering("senate") == {"vp": 11}
    assert entering("senate", played=LAURELS[:1]) == {"vp": 11 + 1}
    assert entering("senate", played=LAURELS) == {"vp": 11 + 5}


@pytest.mark.parametrize(("others", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 4), (9, 5), (12, 5)])
def test_academy(others: int, points: int) -> None:
    """One point for two cards in play, itself included."""
    change = entering("academy", played=[*LYRES, *SHIELDS][:others])
    # Eight cards in play bring the bonus tile too.
    assert change == {"vp": 9 + points + (8 if others >= 7 else 0)}


@pytest.mark.parametrize("soldiers", [5, 6])
def test_arsenal(soldiers: int) -> None:
    assert entering("arsenal", citizens={"soldier": soldiers}) == {"vp": 9 + soldiers}
    # Watchtower's Soldier is not real: it helps to play the card, but does not count.
    helped = entering("arsenal", citizens={"soldier": soldiers - 1}, played=["watchtower"])
    assert helped == {"vp": 9 + soldiers - 1}


def test_citadel() -> None:
    assert entering("citadel") == {"vp": 12, "locks": -1, "free": 1}


def test_pantheon() -> None:
    assert entering("pantheon", "cube_kind temple", "cube_kind oracle") == {"vp": 13, "temple": 1, "oracle": 1}
    assert entering("pantheon", temple=4, oracle=2) == {"vp": 13, "oracle": 2}
    assert entering("pantheon", temple=4, oracle=3) == {"vp": 13, "oracle": 1}


@pytest.mark.parametrize(("temple", "oracle"), [(0, 0), (1, 0), (1, 2), (2, 2), (4, 4)])
def test_archives(temple: int, oracle: int) -> None:
    stores = {"temple": temple, "oracle": oracle}
    points = min(4, temple + oracle)
    assert entering("archives", **stores) == {"vp": 10 + points}
    taken = entering("archives", "take_discard road", discard=["road", "well"], **stores)
    assert taken == {"vp": 10 + points, "hand": 1}


def test_triumphal_arch() -> None:
    assert entering("triumphal_arch") == {"vp": 12 + 3, "coins": -3}
    spaces = ["crotona", "troia", "carthago", "home_1_trade", "home_2_oracle"]
    assert entering("triumphal_arch", spaces=spaces) == {"vp": 12 + 5, "coins": -3}
    assert entering("triumphal_arch", coins=6) == {"vp": 12 + 3, "coins": -1}


@pytest.mark.parametrize(("coins", "points"), [(5, 0), (9, 0), (10, 1), (24, 3), (25, 4), (60, 4)])
def test_grand_bazaar(coins: int, points: int) -> None:
    assert entering("grand_bazaar", coins=coins) == {"vp": 8 + points}
    assert entering("grand_bazaar", coins=coins, played=AMPHORAE[:2]) == {"vp": 8 + points + 2}
    assert entering("grand_bazaar", coins=coins, played=AMPHORAE) == {"vp": 8 + points + 4}


def test_ziggurat() -> None:
    assert entering("ziggurat") == {"vp": 13}
