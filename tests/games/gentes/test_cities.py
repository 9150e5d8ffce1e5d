"""Every city and every hometown: where it lies, what may build there, what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, legal, play, refusal, shown

from .positions import CONTENT, FULL, position, seat
from .probes import alone, changed

COINS, POINTS, TEMPLE, ORACLE = {"coins": 5}, {"vp": 2}, {"temple": 1}, {"oracle": 1}
# Region, symbol, reward.
CITIES: dict[str, tuple[str, str, dict[str, int]]] = {
    "crotona": ("red", "temple", TEMPLE),
    "syracusae": ("red", "trade", COINS),
    "delphi": ("red", "oracle", ORACLE),
    "athenai": ("red", "temple", TEMPLE),
    "sparta": ("red", "oracle", ORACLE),
    "cnossus": ("red", "trade", POINTS),
    "troia": ("green", "oracle", ORACLE),
    "miletus": ("green", "oracle", POINTS),
    "rodes": ("green", "temple", TEMPLE),
    "sinope": ("green", "trade", COINS),
    "trapezus": ("green", "temple", TEMPLE),
    "sidon": ("green", "trade", COINS),
    "carthago": ("yellow", "trade", COINS),
    "leptis_magna": ("yellow", "trade", COINS),
    "apollonia": ("yellow", "oracle", ORACLE),
    "cyrene": ("yellow", "oracle", ORACLE),
    "naukratis": ("yellow", "temple", TEMPLE),
    "memphis": ("yellow", "temple", POINTS),
}
# Row, symbols; the first nine with 3 or 4 players, the others with 1 or 2.
HOMES = {
    "home_1_temple": (1, {"temple"}),
    "home_1_oracle": (1, {"oracle"}),
    "home_1_trade": (1, {"trade"}),
    "home_2_temple": (2, {"temple"}),
    "home_2_oracle": (2, {"oracle"}),
    "home_2_trade": (2, {"trade"}),
    "home_3_temple": (3, {"temple"}),
    "home_3_oracle": (3, {"oracle"}),
    "home_3_trade": (3, {"trade"}),
    "home_small_1_temple": (1, {"temple"}),
    "home_small_1_oracle_trade": (1, {"oracle", "trade"}),
    "home_small_2_oracle": (2, {"oracle"}),
    "home_small_2_temple_trade": (2, {"temple", "trade"}),
    "home_small_3_trade": (3, {"trade"}),
    "home_small_3_temple_oracle": (3, {"temple", "oracle"}),
}
LARGE, SMALL = list(HOMES)[:9], list(HOMES)[9:]
NAVIGATORS = {
    "temple": "tile navigator_3_1_temple",
    "oracle": "tile navigator_3_1_oracle",
    "trade": "tile navigator_4_1_trade",
    "joker": "tile navigator_8_0_joker",
}
CHART = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]


def total(cities: list[str]) -> dict[str, int]:
    """What activating cities gives together."""
    gains: dict[str, int] = {}
    for city in cities:
        for what, count in CITIES[city][2].items():
            gains[what] = gains.get(what, 0) + count
    return gains


def builds(*actions: str, **own: Any) -> dict[str, int]:
    """What building changes, without what the tile costs."""
    state = position(seat(**{"coins": 20, **own}), FULL, FULL, FULL)
    before = shown(state)["coins"]
    play(state, actions[0])
    cost = before - shown(state)["coins"]
    state = position(seat(**{"coins": 20, **own}), FULL, FULL, FULL)
    change = changed(state, *actions)
    change["coins"] = change.get("coins", 0) + cost
    change.pop("free")
    return {name: amount for name, amount in change.items() if amount}


def test_every_space_is_here() -> None:
    assert list(CITIES) == [city.id for city in CONTENT.city]
    assert list(HOMES) == [space.id for space in CONTENT.home_space]


@pytest.mark.rule("GE-351", "GE-352", "GE-354")
@pytest.mark.parametrize("city", CITIES)
def test_city(city: str) -> None:
    region, symbol, reward = CITIES[city]
    # Only its own symbol and the joker may build there.
    for tile_symbol, tile in NAVIGATORS.items():
        state = position(seat(coins=20), FULL, FULL, FULL)
        play(state, tile)
        assert (f"place {city}" in legal(state)) == (tile_symbol in (symbol, "joker"))
    # It gives its reward, and so does every own city of its region, but none of the others.
    assert builds(NAVIGATORS[symbol], f"place {city}") == {**reward, "tokens": -1}
    others = [name for name in CITIES if name != city][:5]
    same = [name for name in others if CITIES[name][0] == region]
    gains = total([city, *same])
    change = builds(NAVIGATORS["joker"], f"place {city}", spaces=others)
    assert change == {**gains, "tokens": -1, "vp": gains.get("vp", 0) + 8}  # the sixth token: the bonus tile


@pytest.mark.rule("GE-509")
@pytest.mark.parametrize("city", CITIES)
def test_city_in_the_decline(city: str) -> None:
    state = alone(spaces=[city], track=[1] * 6)
    change = changed(state, "tax 1")
    income = {name: change.get(name, 0) - (4 if name == "coins" else 0) for name in ("vp", "coins", "temple", "oracle")}
    assert {name: amount for name, amount in income.items() if amount} == CITIES[city][2]


@pytest.mark.rule("GE-008")
@pytest.mark.parametrize("space", [*CITIES, *LARGE])
def test_a_space_holds_one_token(space: str) -> None:
    other = {**FULL, "spaces": [space]}
    state = position(seat(coins=20), other, FULL, FULL)
    play(state, NAVIGATORS["joker"])
    assert f"place {space}" not in legal(state)
    assert refusal(state, f"place {space}")[0] == "GE-008"


@pytest.mark.rule("GE-001", "GE-351", "GE-707")
@pytest.mark.parametrize("home", HOMES)
def test_where_a_hometown_is_and_what_may_build_there(home: str) -> None:
    symbols = HOMES[home][1]
    if home in LARGE:
        for symbol, tile in NAVIGATORS.items():
            state = position(seat(coins=20), FULL, FULL, FULL)
            play(state, tile)
            assert (f"place {home}" in legal(state)) == (symbol in {*symbols, "joker"})
    for symbol in ("temple", "oracle"):  # with two players there is no tile for trade
        state = position(seat(coins=20), FULL)
        play(state, NAVIGATORS[symbol])
        assert (f"place {home}" in legal(state)) == (home in SMALL and symbol in symbols)
    state = position(seat(coins=20), FULL)
    play(state, "tile navigator_6_1_joker")
    assert (f"place {home}" in legal(state)) == (home in SMALL)


@pytest.mark.rule("GE-383", "GE-707")
@pytest.mark.parametrize("home", HOMES)
def test_a_hometown_counts_once_for_each_of_its_symbols(home: str) -> None:
    """Harbour asks for trade, Seer's House for an oracle, Agora for a hometown; Acropolis for a temple."""
    asked_for = {
        "trade": ("harbour", {"artisan": 1, "merchant": 2}, 1),
        "oracle": ("seers_house", {"priest": 1, "scholar": 1}, 1),
        "home": ("agora", {"noble": 2, "merchant": 2}, 3),
        "temple": ("acropolis", {"noble": 2, "artisan": 3}, 5),
    }
    rest = [FULL, FULL] if home in LARGE else [FULL]
    for symbol, (card, citizens, now) in asked_for.items():
        own = seat(coins=20, hand=[card], citizens=citizens, spaces=[home])
        playable = "tile chronicler_3_1" in legal(position(own, *rest, round=now))
        assert playable == (symbol in {*HOMES[home][1], "home"})


@pytest.mark.rule("GE-353")
@pytest.mark.parametrize("home", LARGE)
def test_a_token_on_a_hometown_activates_a_region(home: str) -> None:
    own = ["troia", "sinope", "sidon", "cnossus"]
    assert builds(NAVIGATORS["joker"], f"place {home}", "region green", spaces=own) == {
        **total(own[:3]),
        "tokens": -1,
    }
    assert builds(NAVIGATORS["joker"], f"place {home}", "region red", spaces=own) == {"vp": 2, "tokens": -1}
    assert builds(NAVIGATORS["joker"], f"place {home}") == {"tokens": -1}  # no city yet (R11)


@pytest.mark.rule("GE-371", "GE-372", "GE-374", "GE-375")
@pytest.mark.parametrize("home", [home for home, (row, _) in HOMES.items() if row == 1])
def test_hometowns_of_scribes(home: str) -> None:
    rest = [FULL, FULL] if home in LARGE else [FULL]
    # Left: a Scribe for 6 coins and 1 hourglass.
    state = position(seat(coins=10, spaces=[home]), *rest)
    assert changed(state, f"home_action {home}") == {"coins": -6, "free": -1}
    assert legal(state) == {"scribe_mode row1", "scribe_mode row2", "scribe_mode row3"}
    play(state, "scribe_mode row1", "take_slot 6")
    assert refusal(state, f"home_action {home}") == ("GE-372", "refuse-used-home")
    # Right: 1 to 10 coins for a Scribe from elsewhere.
    state = position(seat(coins=20, spaces=[home]), *rest)
    play(state, "tile scribe_3_1")
    assert legal(state) == {f"use_home {home}", "no_more"}
    play(state, f"use_home {home}")
    assert legal(state) == {f"pay {coins}" for coins in range(1, 11)}
    assert changed(state, "pay 8")["coins"] == -8
    play(state, "scribe_mode row1", "take_slot 8")
    assert refusal(state, f"home_action {home}") == ("GE-372", "refuse-used-home")


@pytest.mark.rule("GE-371", "GE-372", "GE-374", "GE-375")
@pytest.mark.parametrize("home", [home for home, (row, _) in HOMES.items() if row == 2])
def test_hometowns_of_philosophers(home: str) -> None:
    rest = [FULL, FULL] if home in LARGE else [FULL]
    state = position(seat(coins=10, spaces=[home]), *rest, chart=CHART)
    assert changed(state, f"home_action {home}") == {"coins": -4, "free": -1}
    play(state, "train_count 2")
    assert legal(state) == {"train noble", "train artisan"}
    play(state, "train noble", "train artisan")
    assert refusal(state, f"home_action {home}") == ("GE-372", "refuse-used-home")
    state = position(seat(coins=20, spaces=[home]), *rest, chart=CHART)
    play(state, "tile philosopher_3_1", f"use_home {home}")
    assert legal(state) == {f"pay {coins}" for coins in range(1, 9)}
    assert changed(state, "pay 8")["coins"] == -8
    play(state, "train_count 2")
    assert legal(state) == {f"train {name}" for name in CHART}


@pytest.mark.rule("GE-302", "GE-316", "GE-371", "GE-372")
@pytest.mark.parametrize("home", [home for home, (row, _) in HOMES.items() if row == 3])
def test_hometowns_of_the_people(home: str) -> None:
    rest = [FULL, FULL] if home in LARGE else [FULL]
    state = position(seat(coins=10, spaces=[home]), *rest, chart=CHART)
    play(state, "tile philosopher_3_1", f"use_home {home}", "train_count 1", "train priest")
    assert asked(state) == "0 train"  # one more
    play(state, "train priest")
    assert shown(state)["citizens"]["priest"] == 2
    # Used in this round: neither side again.
    assert changed(state, "tax 1")["coins"] == 4
    state = position(seat(coins=0, spaces=[home]), *rest)
    play(state, "tax 1")
    assert legal(state) == {f"use_home {home}", "no_more"}
    assert changed(state, f"use_home {home}") == {"coins": 8, "free": -1}
    assert changed(state, "tax 1")["coins"] == 4
