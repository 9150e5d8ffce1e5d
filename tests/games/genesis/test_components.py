"""Components and terms: GS-001 to GS-016."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.options import allowed_instead
from tests.games.playing import asked, play

from . import oracle
from .boards import positions_of_a_game, random_boards
from .positions import COLOURS, GAME, SPECIES, grid, load, new, offered_squares, offers, points, squares_with, supply

MAPS = ["pangaea", "gondwana", "laurasia"]


@pytest.mark.rule("GS-001")
def test_squares_are_counted_row_by_row_from_the_top_left() -> None:
    state = new(4, first_player="seat0")
    board = state.dump()["position"]["board"]
    assert [len(row.split()) for row in board] == [14] * 10
    tokens = [GAME.actions.text(action).split()[1] for action in range(140)]
    assert len(set(tokens)) == 140
    for action, square in enumerate(tokens):
        column, row = "abcdefghijklmn".index(square[0]), int(square[1:])
        assert action == 14 * (row - 1) + column
    play(state, "place d10 forest")
    assert state.dump()["position"]["board"][9].split()[3] == "Fr"


@pytest.mark.rule("GS-002")
def test_neighbours_share_an_edge() -> None:
    assert points("Fr Fr", ".. Fr") == {"r": 18}
    assert points("Fr Fr ..", ".. .. Fr") == {}  # a corner joins no area
    assert points("Fr Fd", "Fd Fr") == {"r": 8, "d": 8}  # nor herds: four of them share 18
    assert load(".. Fr Fr", "Fr .. Fr", "Fr Fr ..").ended()  # nor free squares


@pytest.mark.rule("GS-002")
def test_the_end_of_a_row_does_not_touch_the_start_of_the_next() -> None:
    wide = "~~ " * 12
    assert points(wide + "Fr Fr", "Fr Fr") == {}
    assert load(wide + ".. ..", ".. ..").ended()
    assert not load(wide + ".. ..", wide + "~~ ..").ended()


@pytest.mark.rule("GS-003")
@pytest.mark.rule("GS-017")
@pytest.mark.parametrize("land", MAPS)
def test_relief_holds_no_tile(land: str) -> None:
    state = new(4, map=land)
    volcanoes, pits = squares_with(state, "VV"), squares_with(state, "PP")
    assert (len(volcanoes), len(pits), len(squares_with(state, ".."))) == (10, 12, 118)
    assert not offered_squares(state) & (volcanoes | pits)
    for square in volcanoes | pits:
        refusal = state.why_not(state.pending()[0], GAME.actions.parse(f"place {square} forest"))
        assert refusal is not None
        assert (refusal.rule, refusal.values["square"]) == ("GS-003", square)


@pytest.mark.rule("GS-004")
def test_volcanoes_and_pits_do_the_same() -> None:
    for rows in random_boards(60, seed=4, free=0.4):
        swapped = [row.replace("VV", "xx").replace("PP", "VV").replace("xx", "PP") for row in rows]
        if ".." not in " ".join(rows):
            continue  # nothing could be asked on a full board
        one, other = load(*rows), load(*swapped)
        assert offers(one) == offers(other)
        assert one.scores() == other.scores()
        assert one.ended() == other.ended()
        assert one.view(0)["end"] == other.view(0)["end"]


@pytest.mark.rule("GS-005")
@pytest.mark.parametrize("relief", ["VV", "PP"])
def test_relief_connects_nothing(relief: str) -> None:
    assert points(f"Fr Fr {relief} Fr Fr") == {}
    assert load(f".. .. {relief} .. ..").ended()
    assert load(f".. {relief} ..", f"{relief} .. {relief}").ended()
    assert load(f".. .. {relief}").view(0)["free"] == 2


@pytest.mark.rule("GS-006")
def test_any_colour_stands_on_any_free_square() -> None:
    state = new(4, first_player="seat0")
    free = squares_with(state, "..")
    assert offers(state) == {f"place {square} {colour}" for square in free for colour in COLOURS.values()}
    for colour, tile in (("savanna", "Sr"), ("marsh", "Wr")):
        after = new(4, first_player="seat0")
        play(after, f"place g5 {colour}")
        assert grid(after)["g5"] == tile


@pytest.mark.rule("GS-007")
@pytest.mark.rule("GS-018")
@pytest.mark.parametrize("land", [*MAPS, "random"])
def test_thirty_squares_lie_right_of_the_river(land: str) -> None:
    two, four = new(2, map=land), new(4, map=land)
    right = two.dump()["position"]["right"]
    assert sum(right) == 30
    beyond = squares_with(two, "~~")
    assert len(beyond) == 30
    assert beyond == {f"{'abcdefghijklmn'[x]}{y + 1}" for y, count in enumerate(right) for x in range(14 - count, 14)}
    assert any(grid(four)[square] in ("VV", "PP") for square in beyond)  # relief is among the thirty


@pytest.mark.rule("GS-008")
def test_areas_herds_and_free_groups_cross_the_river() -> None:
    dumped = new(4, first_player="seat0").dump()
    river = 14 - dumped["position"]["right"][0]
    assert river == 11
    rows = dumped["position"]["board"]
    across = rows[0].split()
    across[10:13] = ["Fr", "Fr", "Fr"]
    dumped["position"]["board"] = [" ".join(across), *rows[1:]]
    tiled = GAME.load(dumped)
    assert tiled.scores()[0]["forest"] == 18  # one area and one herd on both sides
    # Only k1, l1, m1, n1 are free; a tile on n1 leaves three, two of them beyond the river.
    dumped["position"]["board"] = ["Sd " * 10 + ".. .. .. ..", *[row.replace("..", "Sd") for row in rows[1:]]]
    state = GAME.load(dumped)
    state.apply(0, GAME.actions.parse("place n1 forest"))
    assert not state.over


@pytest.mark.rule("GS-009")
def test_a_tile_shows_the_species_of_its_owner() -> None:
    assert [entry.id for entry in GAME.content.entries()["species"]] == list(SPECIES.values())
    order = ["human", "mammal", "reptile", "dinosaur"]
    for seat, species in enumerate(order):
        state = new(4, species=order, first_player=f"seat{seat}")
        assert state.view(None)["seats"][seat]["species"] == species
        play(state, "place a1 marsh")
        assert grid(state)["a1"] == "W" + species[0]


@pytest.mark.rule("GS-010")
def test_every_species_owns_all_four_colours() -> None:
    assert [entry.id for entry in GAME.content.colour] == list(COLOURS.values())
    state = new(4, first_player="seat0")
    assert [set(side["supply"]) for side in state.view(None)["seats"]] == [set(COLOURS.values())] * 4
    placed = set()
    for seat in range(4):
        for colour in COLOURS.values():
            state = new(4, first_player=f"seat{seat}")
            play(state, f"place a1 {colour}")
            placed.add(grid(state)["a1"])
    assert placed == {colour + species for colour in COLOURS for species in SPECIES}


@pytest.mark.rule("GS-011")
def test_a_supply_is_thirteen_or_sixteen_of_each_colour() -> None:
    assert [supply(new(3), side) for side in range(3)] == [[13] * 4] * 3
    assert [supply(new(2, tiles_per_colour=16), side) for side in range(2)] == [[16] * 4] * 2
    assert allowed_instead(GAME, 2, "tiles_per_colour", 14) == "13, 16"


@pytest.mark.rule("GS-012")
def test_supplies_are_public() -> None:
    state = new(3, first_player="seat1")
    play(state, "place a1 marsh")
    for viewer in (0, 1, 2, None):
        shown = [list(seat["supply"].values()) for seat in state.view(viewer)["seats"]]
        assert shown == [[13, 13, 13, 13], [13, 13, 13, 12], [13, 13, 13, 13]]


@pytest.mark.rule("GS-013")
@pytest.mark.rule("GS-019")
def test_a_die_has_each_colour_once_and_two_wild_faces() -> None:
    assert sorted(GAME.content.dice.faces) == ["forest", "marsh", "mountain", "savanna", "wild", "wild"]
    rolls: Counter[tuple[str, ...]] = Counter()
    options = {"first_player": "seat0", "species": ["reptile", "dinosaur"]}
    for first in range(6):
        for second in range(6):
            state, _ = GAME.start(2, 1, options, outcomes=[first, second])
            rolls[tuple(sorted(state.view(None)["dice"]))] += 1
    assert len(rolls) == 15
    assert rolls["wild", "wild"] == 4
    for colour in COLOURS.values():
        assert rolls[colour, colour] == 1
        assert rolls[colour, "wild"] == 4
    assert rolls["forest", "marsh"] == 2


@pytest.mark.rule("GS-014")
def test_free_squares_are_in_play_and_hold_no_tile() -> None:
    for players, in_play in ((2, 93), (4, 118)):
        state = new(players, first_player="seat0")
        assert state.view(None)["free"] == len(squares_with(state, "..")) == in_play
        play(state, "place a1 forest")
        assert state.view(None)["free"] == len(squares_with(state, "..")) == in_play - 1
        assert "a1" not in squares_with(state, "..")


@pytest.mark.rule("GS-015")
def test_free_groups_are_connected_free_squares() -> None:
    for rows in random_boards(400, seed=15):
        groups = oracle.free_groups(oracle.read(rows))
        live = {oracle.name(square) for group in groups if len(group) >= 3 for square in group}
        state = load(*rows, question="tile1" if ".." in " ".join(rows) else "")
        assert set(state.view(None)["end"]["live"]) == live


@pytest.mark.slow
@pytest.mark.rule("GS-016")
def test_everybody_sees_everything() -> None:
    for players in (2, 3, 4):
        for state, _ in positions_of_a_game(players, seed=players):
            views = [state.view(seat) | {"seat": None} for seat in (*range(players), None)]
            assert all(view == views[0] for view in views)


@pytest.mark.rule("GS-016")
@pytest.mark.parametrize(
    ("options", "draws"),
    [
        ({"first_player": "seat0"}, 2),  # the dice
        ({}, 3),  # and the first player
        ({"map": "random"}, 4),  # and the map
    ],
)
def test_chance_decides_nothing_but_dice_first_player_and_map(options: dict[str, str], draws: int) -> None:
    state = new(3, 8, **options)
    assert len(state.outcomes) == draws
    while not state.over:
        seat = state.pending()[0]
        before = asked(state)
        events = state.apply(seat, state.legal(seat)[0])
        rolls = [event for event in events if event.key == "event-roll"]
        assert len(state.outcomes) == 2 * len(rolls) <= 2, before
