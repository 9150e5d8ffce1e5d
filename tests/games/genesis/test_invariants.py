"""The twenty invariants of section 8, over whole games and random boards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.chance import Rng
from tablee.games.genesis.rules.flow import Genesis
from tests.games.playing import asked, number_in

from . import oracle
from .boards import TABLES, TILES, finished, named, positions_of_a_game, random_boards, small_boards
from .positions import COLOURS, EXAMPLES, GAME, areas, grid, load, loaded, new, points, supply

pytestmark = pytest.mark.slow

Table = tuple[int, dict[str, Any]]
every_table = pytest.mark.parametrize("table", TABLES, ids=named)


def every_position(table: Table, seed: int) -> Any:
    """All positions of a game played at random, the last one included."""
    players, options = table
    state = None
    for state, _ in positions_of_a_game(players, seed, **options):
        yield state
    yield state


def board_of(state: Genesis) -> oracle.Board:
    return oracle.read(state.dump()["position"]["board"])


def tiles_on(board: oracle.Board) -> dict[oracle.Square, str]:
    return {square: content for square, content in board.items() if oracle.is_tile(content)}


@every_table
def test_1_tiles_are_conserved(table: Table) -> None:
    each = table[1].get("tiles_per_colour", 13)
    for state in every_position(table, 1):
        on_board = Counter(tiles_on(board_of(state)).values())
        for number, side in enumerate(state.dump()["position"]["sides"]):
            for letter, left in zip(COLOURS, supply(state, number), strict=True):
                assert left + on_board[letter + side["species"][0]] == each


@every_table
def test_2_free_squares_and_tiles_fill_the_squares_in_play(table: Table) -> None:
    players, options = table
    in_play = {118} if players > 2 else {"gondwana": {91}, "random": {92, 93, 94}}.get(options["map"], {93})
    for state in every_position(table, 2):
        board = board_of(state)
        free = sum(content == ".." for content in board.values())
        assert free == state.view(None)["free"]
        assert free + len(tiles_on(board)) in in_play


@every_table
def test_3_tiles_only_grow(table: Table) -> None:
    before: dict[oracle.Square, str] = {}
    for state in every_position(table, 3):
        now = tiles_on(board_of(state))
        assert before.items() <= now.items()
        before = now


@every_table
def test_4_no_tile_on_relief_or_beyond_the_river(table: Table) -> None:
    blocked: dict[str, str] | None = None
    for state in every_position(table, 4):
        now = {square: content for square, content in grid(state).items() if content in ("VV", "PP", "~~")}
        assert blocked is None or now == blocked
        blocked = now
    assert blocked is not None
    assert len(blocked) == (22 if table[0] > 2 else {"gondwana": 49}.get(table[1]["map"], len(blocked)))


@every_table
def test_5_and_6_the_game_runs_while_a_group_of_three_exists(table: Table) -> None:
    for state in every_position(table, 5):
        board = board_of(state)
        by_groups = all(len(group) < 3 for group in oracle.free_groups(board))
        by_neighbours = not any(
            content == ".." and sum(board.get(near) == ".." for near in oracle.neighbours(square)) >= 2
            for square, content in board.items()
        )
        assert by_groups == by_neighbours == state.ended()
        assert state.over == by_groups


@every_table
def test_7_to_10_bounds(table: Table) -> None:
    players, options = table
    for seed in range(4):
        decisions: Counter[str] = Counter()
        for state, _ in positions_of_a_game(players, seed, **options):
            question = asked(state).split()[1]
            decisions[question] += 1
            count = len(state.legal(state.pending()[0]))
            if question == "tile1":
                assert 3 <= count <= 472
            elif question == "tile2":
                assert 4 <= count <= 469
        board = board_of(state)
        free = sum(content == ".." for content in board.values())
        in_play = free + len(tiles_on(board))
        assert free >= 2
        assert len(tiles_on(board)) <= in_play - 2
        assert sum(decisions.values()) <= 2 * (in_play - 2) - 1
        assert sum(decisions.values()) <= GAME.longest(players)
        assert {2: 183, 1: 183}.get(players, 231) + 4 == GAME.longest(players)


def test_8_the_slowest_game_ends_too() -> None:
    """One tile a turn, always where it hurts the free groups least."""
    for players in (2, 4):
        state = new(players, 8, tiles_per_colour=16)
        tiles = 0
        while not state.over:
            if asked(state).endswith("tile2"):
                state.apply(state.pending()[0], GAME.actions.parse("stop"))
                continue
            ending = set(state.view(None)["end"]["ending"])
            seat = state.pending()[0]
            texts = [GAME.actions.text(action) for action in state.legal(seat)]
            gentle = [text for text in texts if text.split()[1] not in ending] or texts
            state.apply(seat, GAME.actions.parse(gentle[0]))
            tiles += 1
        assert tiles <= {2: 91, 4: 116}[players]
        assert tiles > {2: 80, 4: 105}[players]


@given(small_boards())
def test_11_areas_and_herds_are_partitions(rows: list[str]) -> None:
    board = oracle.read(rows)
    sheet = load(*rows, species="rdmh", question="").sheet()
    sizes: list[int] = []
    herds: list[int] = []
    for line in sheet:
        if line.depth == 0:
            assert sum(herds) == sum(sizes)
            sizes.append(number_in(line, "size"))
        else:
            herds.append(number_in(line, "size"))
    assert sum(herds) == sum(sizes)
    found = oracle.all_areas(board)
    assert sum(area.size for area in found) == len(tiles_on(board))
    assert sorted(sizes) == sorted(area.size for area in found if area.size >= 3)


def test_12_to_15_bonuses_and_points() -> None:
    for rows in random_boards(800, seed=12, free=0.1):
        counted = areas(*rows)
        tripled = [colour for colour, _, times in counted if times == 3]
        doubled = [colour for colour, _, times in counted if times == 2]
        assert len(tripled) <= 1
        assert len(set(doubled)) == len(doubled)
        assert not set(tripled) & set(doubled)
        assert len(tripled) + len(doubled) <= 4
        state = load(*rows, species="rdmh", question="")
        area: Any = None
        herds: list[Any] = []
        for line in [*state.sheet(), None]:
            if line is not None and line.depth == 1:
                herds.append(line)
                continue
            if area is not None:
                check_area(area, herds)
            area, herds = line, []
        most = 6 * len(counted) + (12 + 18 if tripled else 24)
        assert sum(state.totals()) <= most


def check_area(area: Any, herds: list[Any]) -> None:
    paid, full = sum(area.points), 6 * area.values["times"]
    tied = max((herd.values["herds"] for herd in herds if "tied" in herd.key), default=0)
    assert paid <= full
    assert paid == full if not tied else full - paid < tied
    if any(herd.key in ("sheet-herd-first", "sheet-herd-sole") for herd in herds):
        assert paid >= 4 * area.values["times"]


@given(small_boards(6), st.permutations("FSMW"), st.permutations("rdmh"))
def test_16_names_and_reflections_do_not_matter(rows: list[str], colours: list[str], species: list[str]) -> None:
    expected = points(*rows)
    assert points(*[" ".join(reversed(row.split())) for row in rows]) == expected
    assert points(*reversed(rows)) == expected
    renamed = dict(zip("FSMW", colours, strict=True))
    assert points(*[translated(row, renamed, {}) for row in rows]) == expected
    owners = dict(zip("rdmh", species, strict=True))
    moved = points(*[translated(row, {}, owners) for row in rows])
    assert moved == {owners[letter]: total for letter, total in expected.items()}


def translated(row: str, colours: dict[str, str], species: dict[str, str]) -> str:
    cells = row.split()
    return " ".join(
        colours.get(cell[0], cell[0]) + species.get(cell[1], cell[1]) if cell in TILES else cell for cell in cells
    )


def test_16_seat_numbers_do_not_matter() -> None:
    for rows in random_boards(100, seed=16, free=0.1):
        totals = dict(zip("rdmh", load(*rows, species="rdmh", question="").totals(), strict=True))
        for order in ("hmdr", "drhm"):
            assert load(*rows, species=order, question="").totals() == [totals[letter] for letter in order]


@every_table
def test_17_scoring_changes_nothing(table: Table) -> None:
    for state in every_position(table, 17):
        before = state.dump()
        first = (state.scores(), state.sheet(), state.ranking())
        assert (state.scores(), state.sheet(), state.ranking()) == first
        assert state.dump() == before


def test_18_a_tile_changes_one_area_of_its_colour_and_multipliers() -> None:
    rng = Random(18)
    for rows in random_boards(300, seed=18, free=0.3):
        board = oracle.read(rows)
        free = [square for square, content in board.items() if content == ".."]
        if not free:
            continue
        square, tile = rng.choice(free), rng.choice(TILES)
        x, y = square
        cells = [row.split() for row in rows]
        cells[y][x] = tile
        before = Counter((colour, size) for colour, size, _ in areas(*rows))
        after = Counter((colour, size) for colour, size, _ in areas(*[" ".join(row) for row in cells]))
        gone, come = before - after, after - before
        assert {colour for colour, _ in [*gone, *come]} <= {tile[0]}
        assert sum(gone.values()) <= 4
        assert sum(come.values()) <= 1


@every_table
def test_19_the_same_seed_and_actions_give_the_same_game(table: Table) -> None:
    players, options = table
    straight = new(players, 19, **options)
    saved = new(players, 19, **options)
    assert straight.dump() == saved.dump()
    for state, action in positions_of_a_game(players, 19, **options):
        assert state.dump() == straight.dump() == saved.dump()
        seat = state.pending()[0]
        saved = loaded(saved.dump())
        assert saved.apply(seat, action) == straight.apply(seat, action)
        assert saved.outcomes == straight.outcomes
    assert straight.over
    assert saved.dump() == straight.dump()
    assert new(players, 20, **options).dump() != new(players, 19, **options).dump()


@every_table
def test_19_quiet_play_is_the_same_game(table: Table) -> None:
    """A search plays without events and without checks."""
    players, options = table
    quiet = new(players, 21, **options)
    for state, action in positions_of_a_game(players, 21, **options):
        assert quiet.dump() == state.dump()
        quiet.play(state.pending()[0], action)
    assert quiet.dump() == finished(players, 21, **options).dump()


def test_20_dice_of_the_challenge_do_not_depend_on_play() -> None:
    fixture = EXAMPLES["daily_fixture"][0]
    shown: list[list[Any]] = []
    for way in range(4):
        state = new(1, fixture["seed"], level=("calm", "normal", "fierce", "normal")[way])
        rng = Rng(way, 3)
        rolls = []
        while not state.over:
            if asked(state) == "0 tile1":
                rolls.append((state.view(0)["dice"], state.view(0)["challenge"]["neutral_dice"]))
            state.apply(0, int(state.sample(0, rng)))
        shown.append(rolls)
    shortest = min(len(rolls) for rolls in shown)
    assert shortest > 15
    assert all(rolls[:shortest] == shown[0][:shortest] for rolls in shown)


def test_20_the_neutral_species_always_has_one_best_pair() -> None:
    """No two pairs are equal in all five respects: whatever the order they are looked at in, one wins."""
    rng = Random(20)
    for rows in random_boards(200, seed=20, free=0.4):
        board = oracle.read(rows)
        if ".." not in board.values():
            continue
        stock = dict.fromkeys("FSMW", 9)
        ranks = rng.sample(range(140), 140)
        shuffled = list(board.items())
        rng.shuffle(shuffled)
        best = oracle.neutral_choice(board, "d", "*", stock, ranks)
        assert oracle.neutral_choice(dict(shuffled), "d", "*", stock, ranks) == best
        colour, square = divmod(int(load(*rows, mode="challenge", rank=ranks).neutral_choice(4)), 140)
        assert ("FSMW"[colour], (square % 14, square // 14)) == best
