"""Every action tile: with how many players it is in the game, what it costs, what it does."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, legal, play, shown

from .positions import CONTENT, FULL, new, position, seat
from .probes import alone, changed

CHART = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
# Players, coins, hourglasses.
TILES = {
    "leader": ({2, 3, 4}, 0, 0),
    "philosopher_3_1": ({2, 3, 4}, 3, 1),
    "philosopher_6_1": ({1, 2, 3, 4}, 6, 1),
    "philosopher_8_0": ({2, 3, 4}, 8, 0),
    "philosopher_2_0": ({1, 2, 4}, 2, 0),
    "philosopher_4_1": ({3, 4}, 4, 1),
    "philosopher_7_0": ({3, 4}, 7, 0),
    "philosopher_5_1": ({4}, 5, 1),
    "scribe_3_1": ({2, 3, 4}, 3, 1),
    "scribe_6_1": ({1, 2, 3, 4}, 6, 1),
    "scribe_10_0": ({1, 2, 3, 4}, 10, 0),
    "scribe_5_1": ({2, 4}, 5, 1),
    "scribe_4_0": ({3, 4}, 4, 0),
    "scribe_8_0": ({3, 4}, 8, 0),
    "navigator_4_2_joker": ({1, 2, 3, 4}, 4, 2),
    "navigator_3_1_temple": ({2, 3, 4}, 3, 1),
    "navigator_3_1_oracle": ({2, 3, 4}, 3, 1),
    "navigator_6_1_joker": ({1, 2, 4}, 6, 1),
    "navigator_4_1_trade": ({3, 4}, 4, 1),
    "navigator_2_2_trade": ({3, 4}, 2, 2),
    "navigator_8_0_joker": ({4}, 8, 0),
    "chronicler_0_3": ({1, 2, 3, 4}, 0, 3),
    "chronicler_1_2": ({2, 3, 4}, 1, 2),
    "chronicler_3_1": ({1, 2, 3, 4}, 3, 1),
    "chronicler_2_2": ({2, 4}, 2, 2),
    "chronicler_5_0": ({3, 4}, 5, 0),
    "chronicler_4_1": ({3, 4}, 4, 1),
    "chronicler_7_0": ({4}, 7, 0),
}
# The columns of the chart within reach of one and of each of two citizens, and the slots of one, two, three cards.
COLUMNS = {2: (3, 0), 3: (5, 1), 4: (6, 2), 5: (6, 3), 6: (6, 4), 7: (6, 5), 8: (6, 6)}
SLOTS = {3: (3, 2, 0), 4: (4, 2, 0), 5: (5, 3, 0), 6: (6, 4, 3), 8: (8, 6, 3), 10: (8, 8, 5)}


def of(action: str) -> list[str]:
    return [tile for tile in TILES if tile.startswith(action)]


@pytest.mark.rule("GE-010", "GE-011")
def test_every_tile_is_here() -> None:
    assert list(TILES) == [tile.id for tile in CONTENT.action_tile]


@pytest.mark.rule("GE-011", "GE-102", "GE-753")
@pytest.mark.parametrize("tile", TILES)
def test_with_how_many_players(tile: str) -> None:
    for players in (1, 2, 3, 4):
        lying = new(players).view(None)["tiles"]
        assert (tile in lying) == (players in TILES[tile][0])
        assert set(lying.values()) == {None}


@pytest.mark.rule("GE-211", "GE-212", "GE-213")
@pytest.mark.parametrize("tile", TILES)
def test_what_it_costs(tile: str) -> None:
    """The tile goes on the left-most free space, its hourglasses on the next ones, each alone or two by two."""
    _, coins, hourglasses = TILES[tile]
    for pairs in range(hourglasses // 2 + 1):
        own = seat(coins=20, hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
        state = position(own, FULL, FULL, FULL, chart=CHART)
        play(state, f"tile {tile}", *([f"stack {pairs}"] if hourglasses > 1 else []))
        spaces = [{"hourglasses": 2}] * pairs + [{"hourglasses": 1}] * (hourglasses - 2 * pairs)
        assert shown(state)["track"] == [{"hourglasses": 1}, {"tile": tile}, *spaces]
        assert shown(state)["coins"] == 20 - coins + (2 if tile == "leader" else 0)
        assert state.view(0)["tiles"][tile] == 0
        assert shown(state)["debt"] == pairs


@pytest.mark.rule("GE-216")
@pytest.mark.parametrize("tile", [tile for tile, (_, coins, _) in TILES.items() if coins])
def test_it_must_be_paid(tile: str) -> None:
    coins = TILES[tile][1]
    for owned in (coins - 1, coins):
        own = seat(coins=owned, hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
        assert (f"tile {tile}" in legal(position(own, FULL, FULL, FULL))) == (owned >= coins)


@pytest.mark.rule("GE-215")
@pytest.mark.parametrize("tile", TILES)
def test_it_must_fit(tile: str) -> None:
    """A space for the tile, and one for every two hourglasses."""
    hourglasses = TILES[tile][2]
    needed = 1 + (hourglasses + 1) // 2
    for free in range(1, 4):
        own = seat(coins=20, hand=["watchtower"], citizens={"noble": 1, "soldier": 2}, track=[1] * (7 - free))
        assert (f"tile {tile}" in legal(position(own, FULL, FULL, FULL))) == (free >= needed)


@pytest.mark.rule("GE-303", "GE-304")
def test_leader() -> None:
    state = alone(coins=0)
    assert changed(state, "tile leader") == {"coins": 2, "free": -1}
    assert state.view(0)["next_first"] == 0


@pytest.mark.rule("GE-311", "GE-313", "GE-314")
@pytest.mark.parametrize("tile", of("philosopher"))
def test_whom_a_philosopher_trains(tile: str) -> None:
    one, two = COLUMNS[TILES[tile][1]]
    for count, columns in ((1, one), (2, two)):
        state = position(seat(coins=8), FULL, FULL, FULL, chart=CHART)
        play(state, f"tile {tile}")
        if two == 0:
            assert asked(state) == "0 train"  # two are out of reach
        else:
            assert legal(state) == {"train_count 1", "train_count 2"}
            play(state, f"train_count {count}")
        if columns > 1:
            assert legal(state) == {f"train {name}" for name in CHART[:columns]}
        elif columns == 1:
            assert shown(state)["citizens"][CHART[0]] == count


@pytest.mark.rule("GE-331", "GE-332")
@pytest.mark.parametrize("tile", of("scribe"))
def test_what_a_scribe_takes(tile: str) -> None:
    power = TILES[tile][1]
    reach = SLOTS[power]
    modes = {f"scribe_mode row{cards}" for cards in (1, 2, 3) if reach[cards - 1]}
    discard = {f"scribe_mode discard{cards}" for cards, price in ((1, 6), (2, 10)) if power >= price}
    state = position(seat(coins=10), FULL, FULL, FULL, discard=["road", "well", "altar"], round=3)
    play(state, f"tile {tile}")
    assert legal(state) == modes | discard
    for mode in modes:
        branch = state.clone()
        play(branch, mode)
        cards = int(mode[-1])
        for taken in range(cards):
            if taken:
                play(branch, f"take_slot {taken}")
            assert legal(branch) == {f"take_slot {slot}" for slot in range(taken + 1, reach[cards - 1] + 1)} | {"stop"}
        play(branch, f"take_slot {cards}")
        assert len(shown(branch)["hand"]) == cards
        assert asked(branch) == "0 turn"
    for mode in discard:
        branch = state.clone()
        play(branch, mode)
        assert legal(branch) == {"take_discard road", "take_discard well", "take_discard altar", "stop"}


@pytest.mark.rule("GE-351")
@pytest.mark.parametrize("tile", of("navigator"))
def test_where_a_navigator_builds(tile: str) -> None:
    symbol = tile.rpartition("_")[2]
    state = position(seat(coins=10), FULL, FULL, FULL)
    play(state, f"tile {tile}", *(["stack 0"] if TILES[tile][2] > 1 else []))
    cities = {city.id for city in CONTENT.city if symbol in ("joker", city.symbol)}
    homes = {
        space.id
        for space in CONTENT.home_space
        if 4 in space.players and (symbol == "joker" or symbol in space.symbols)
    }
    assert legal(state) == {f"place {space}" for space in cities | homes}
    assert len(cities | homes) == (27 if symbol == "joker" else 9)


@pytest.mark.rule("GE-381")
@pytest.mark.parametrize("tile", of("chronicler"))
def test_a_chronicler_plays_a_card(tile: str) -> None:
    own = seat(coins=10, hand=["watchtower", "training_ground"], citizens={"noble": 1, "soldier": 3})
    state = position(own, FULL, FULL, FULL)
    play(state, f"tile {tile}", *(["stack 0"] if TILES[tile][2] > 1 else []))
    assert legal(state) == {"play watchtower", "play training_ground"}
    play(state, "play watchtower")
    assert shown(state)["played"] == ["watchtower"]
    assert shown(state)["hand"] == ["training_ground"]


@pytest.mark.rule("GE-301")
def test_tax() -> None:
    """No tile, no marker, as often as one likes."""
    state = alone(coins=0)
    for _ in range(2):
        assert changed(state, "tax 1") == {"coins": 4, "free": -1}
    assert changed(state, "tax 2", "stack 0") == {"coins": 8, "free": -2}
    assert changed(state, "tax 2", "stack 1")["coins"] == 8
    assert shown(state)["track"] == [*[{"hourglasses": 1}] * 5, {"hourglasses": 2}]


@pytest.mark.rule("GE-754")
def test_the_wild_tile_alone() -> None:
    """Example 34, and the three other kinds."""
    wanted = {"hand": ["watchtower"], "citizens": {"noble": 1, "soldier": 2}}
    state = position(seat(coins=7, **wanted), chart=CHART)
    play(state, "tile navigator_6_1_joker")
    assert legal(state) == {f"wild {action.id}" for action in CONTENT.action}
    for kind, asks in (("philosopher", "train_count"), ("scribe", "scribe_mode"), ("navigator", "place")):
        branch = state.clone()
        assert changed(branch, f"wild {kind}") == {"coins": -6, "free": -2}
        assert asked(branch) == f"0 {asks}"
    scribe = state.clone()
    play(scribe, "wild scribe")
    assert legal(scribe) == {"scribe_mode row1", "scribe_mode row2", "scribe_mode row3"}
    play(state, "wild chronicler")
    assert shown(state)["played"] == ["watchtower"]
    # Without a card to play that kind is not offered.
    poor = position(seat(coins=7))
    play(poor, "tile navigator_6_1_joker")
    assert legal(poor) == {f"wild {action.id}" for action in CONTENT.action if action.id != "chronicler"}
