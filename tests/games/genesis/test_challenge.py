"""The solo challenge: GS-120 to GS-132, with the check values of section 5."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.daily import DailyBook, seed_of
from tablee.engine.chance import Rng
from tablee.engine.errors import OptionError
from tablee.engine.events import Event
from tablee.games.genesis.rules import challenge
from tests.games.playing import asked, keys, play

from . import oracle
from .boards import positions_of_a_game, random_boards
from .positions import (
    COLOURS,
    EXAMPLES,
    FULL,
    GAME,
    SPECIES,
    grid,
    lines,
    load,
    loaded,
    new,
    offered_squares,
    offers,
    position,
    single_turns,
    squares_with,
    supply,
)

NONE = (0, 0, 0, 0)
OPEN = [".. .. .. .. .."] * 4
LETTERS = {name: letter for letter, name in {**COLOURS, "*": "wild"}.items()}


def solo(*rows: str, **parts: Any) -> Any:
    return load(*rows, mode="challenge", **parts)


def shown_rolls(state: Any) -> tuple[str, str]:
    view = state.view(0)
    own, neutral = view["dice"], view["challenge"]["neutral_dice"]
    return "".join(LETTERS[face] for face in own), "".join(LETTERS[face] for face in neutral)


def rolls_of_a_game(seed: int, pick: Random, **options: Any) -> list[tuple[str, str]]:
    """The dice of every round of a game played at random."""
    state = new(1, seed, **options)
    rolls = []
    while not state.over:
        if asked(state) == "0 tile1":
            rolls.append(shown_rolls(state))
        state.apply(0, pick.choice(state.legal(0)))
    return rolls


def neutral_tiles(events: list[Event]) -> list[tuple[str, str]]:
    return [
        (str(event.values["square"]), str(event.values["colour"]))
        for event in events
        if event.key == "event-neutral-put"
    ]


@pytest.mark.rule("GS-120")
def test_one_player_meets_one_neutral_species_on_the_left_side() -> None:
    for land, left in (("pangaea", 93), ("gondwana", 91)):
        state = new(1, map=land)
        assert (state.pending(), asked(state)) == ([0], "0 tile1")
        view = state.view(0)
        assert view["seats"][0]["species"] != view["challenge"]["neutral"]["species"]
        assert len(offered_squares(state)) == left
        assert len(squares_with(state, "~~")) == 30
        assert [supply(state, side) for side in range(2)] == [[13] * 4] * 2
    for options in ({"mode": "standard"}, {"mode": "teams"}, {"first_player": "seat0"}, {"species": ["human"]}):
        with pytest.raises(OptionError):
            GAME.new(1, 1, options)


@pytest.mark.rule("GS-121")
def test_the_dice_do_not_depend_on_what_was_played() -> None:
    games = [rolls_of_a_game(5, Random(way), level=level) for way, level in enumerate(["normal", "normal", "calm"])]
    shortest = min(len(rolls) for rolls in games)
    assert shortest > 20
    assert games[0][:shortest] == games[1][:shortest] == games[2][:shortest]
    faces = [LETTERS[face] for face in GAME.content.dice.faces]
    own, neutral = Rng(5, 3), Rng(5, 4)
    for rolled in games[0]:
        expected = ["".join(faces[rng.below(6)] for _ in range(2)) for rng in (own, neutral)]
        assert rolled == tuple(expected)


@pytest.mark.rule("GS-121")
def test_the_dice_advance_even_for_a_side_without_tiles() -> None:
    state = solo(*[".. " * 14] * 10, supplies=[(0, 0, 0, 1), FULL], dice="FF", neutral_dice="SS")
    chance = state.dump()["chance"]
    events = play(state, "place a1 marsh")  # the player's last tile: from now on only the neutral species places
    assert state.over
    rounds = 1 + keys(events).count("event-neutral-roll")
    assert keys(events).count("event-roll") == rounds - 1 == 25
    assert len(neutral_tiles(events)) == 52 == 2 * rounds
    after = state.dump()["chance"]
    assert [after[stream] == chance[stream] for stream in range(5)] == [True, True, True, False, False]


@pytest.mark.rule("GS-121")
@pytest.mark.rule("GS-131")
@pytest.mark.parametrize("fixture", EXAMPLES["daily_fixture"], ids=lambda fixture: str(fixture["seed"]))
def test_the_daily_check_values(fixture: dict[str, Any]) -> None:
    daily = tablee.game("genesis").meta.daily
    assert daily is not None
    state = GAME.new(daily.players, fixture["seed"], daily.options)
    view = state.view(0)
    assert view["map_seed"] == fixture["seed"]
    land = next(entry for entry in EXAMPLES["random_fixture"] if entry["seed"] == fixture["seed"])
    assert view["right"] == land["right"]
    relief = [
        row.replace("~~", "x").replace("..", ".").replace("VV", "V").replace("PP", "P").replace(" ", "")
        for row in view["board"]
    ]
    assert relief == [row[: 14 - right] + "x" * right for row, right in zip(land["rows"], land["right"], strict=True)]
    assert view["seats"][0]["species"] == fixture["species"]
    assert view["challenge"]["neutral"]["species"] == fixture["neutral"]
    assert view["challenge"]["rank_of_squares"][:10] == fixture["rank_first"]
    assert [goal["id"] for goal in view["challenge"]["goals"]] == fixture["goals"]
    rolls = rolls_of_a_game(fixture["seed"], Random(1), **daily.options)[:6]
    assert [own for own, _ in rolls] == fixture["player_rolls"]
    assert [neutral for _, neutral in rolls] == fixture["neutral_rolls"]


@pytest.mark.rule("GS-122")
def test_a_round_is_both_rolls_the_players_turn_and_the_neutral_tiles() -> None:
    state, events = GAME.start(1, 3, {"level": "normal"})
    assert keys(events)[-2:] == ["event-roll", "event-neutral-roll"]
    assert not squares_with(state, *(c + s for c in COLOURS for s in SPECIES))  # the player begins
    assert None not in state.view(0)["challenge"]["neutral_dice"]  # and sees the neutral dice
    events = play(state, "place a1 forest")
    if asked(state) == "0 tile2":
        assert neutral_tiles(events) == []
        events = play(state, "stop")
    assert [key for key in keys(events) if key not in ("event-put", "event-stop")] == [
        "event-neutral-put",
        "event-neutral-put",
        "event-roll",
        "event-neutral-roll",
    ]


@pytest.mark.rule("GS-123")
@pytest.mark.parametrize(("level", "tiles"), [("calm", ["Md"]), ("normal", ["Md", "Wd"]), ("fierce", ["Md", "Wd"])])
def test_the_neutral_species_uses_its_dice_in_order(level: str, tiles: list[str]) -> None:
    state = solo(*OPEN, dice="FF", neutral_dice="MW", level=level)
    events = play(state, "place a1 savanna")
    assert [LETTERS[colour] + "d" for _, colour in neutral_tiles(events)] == tiles


@pytest.mark.rule("GS-123")
def test_the_neutral_species_never_takes_the_single_turn() -> None:
    for state, action in positions_of_a_game(1, seed=23, level="normal"):
        if asked(state) == "0 tile1":
            before = sum(supply(state, 1))
            dice = state.view(0)["challenge"]["neutral_dice"]
            after = state.clone()
            after.apply(0, action)
            if asked(after) == "0 tile2":
                after.apply(0, GAME.actions.parse("stop"))
            if not after.over:
                placed = Counter(
                    {
                        colour: now - then
                        for colour, now, then in zip(COLOURS, supply(state, 1), supply(after, 1), strict=True)
                    }
                )
                assert before - sum(supply(after, 1)) == 2
                if all(supply(state, 1)):  # nothing is exhausted: the dice are obeyed
                    wanted = Counter(LETTERS[face] for face in dice if face != "wild")
                    assert not wanted - placed


@pytest.mark.slow
@pytest.mark.rule("GS-124")
def test_the_neutral_tile_agrees_with_trying_out_every_pair() -> None:
    rng = Random(124)
    cases = 0
    for rows in random_boards(1200, seed=124, free=0.35):
        board = oracle.read(rows)
        if ".." not in board.values():
            continue
        stock = [rng.choice([0, 1, 5]) for _ in range(4)]
        if not any(stock):
            continue
        rank = rng.sample(range(140), 140)
        face = rng.choice("FSMW*")
        own, neutral = rng.sample("rdmh", 2)
        dumped = position(*rows, species=own + neutral, mode="challenge", supplies=[FULL, stock], rank=rank)
        colour, square = divmod(int(loaded(dumped).neutral_choice("FSMW*".index(face))), 140)
        expected = oracle.neutral_choice(board, neutral, face, dict(zip("FSMW", stock, strict=True)), rank)
        assert ("FSMW"[colour], (square % 14, square // 14)) == expected
        cases += 1
    assert cases > 900


@pytest.mark.rule("GS-124")
@pytest.mark.parametrize(
    ("rows", "face", "tile"),
    [
        (["Fd .. ~~ Fr Fr Fr .. .."], "F", "b1"),  # a herd of 2 before an area of 4
        ([".. Fr ~~ .. .. .."], "F", "a1"),  # an area of 2 before free neighbours
        ([".. .. ..", "~~ .. ~~"], "M", "b1"),  # most free neighbours
        ([".. .. ~~ .. .."], "M", "a1"),  # the lowest rank
    ],
)
def test_what_the_neutral_species_cares_about(rows: list[str], face: str, tile: str) -> None:
    state = solo(*rows)
    action = int(state.neutral_choice("FSMW*".index(face)))
    assert GAME.actions.text(action) == f"place {tile} {COLOURS[face]}"
    # Equal in everything else: the colour order.
    assert GAME.actions.text(int(solo(".. .. ..").neutral_choice(4))) == "place b1 forest"


@pytest.mark.rule("GS-125")
def test_the_square_order_is_public_and_settles_ties() -> None:
    for seed in range(5):
        state = new(1, seed)
        rank = state.view(0)["challenge"]["rank_of_squares"]
        assert sorted(rank) == list(range(140))
        assert state.view(None)["challenge"]["rank_of_squares"] == rank
    backwards = solo(".. .. ~~ .. ..", rank=range(139, -1, -1))
    assert GAME.actions.text(int(backwards.neutral_choice(2))) == "place e1 mountain"


@pytest.mark.rule("GS-125")
@pytest.mark.parametrize("level", ["calm", "normal", "fierce"])
def test_the_view_says_where_the_neutral_species_would_play(level: str) -> None:
    checked = 0
    for state, action in positions_of_a_game(1, seed=25, level=level):
        if asked(state) == "0 tile2":
            announced = [(tile["square"], tile["colour"]) for tile in state.view(0)["challenge"]["neutral_next"]]
            twin = state.clone()
            assert neutral_tiles(twin.apply(0, GAME.actions.parse("stop"))) == announced
            checked += 1
        assert GAME.actions.text(action) in offers(state)
    assert checked > 10
    over = solo(".. ..", question="")
    assert over.view(0)["challenge"]["neutral_next"] == []


@pytest.mark.rule("GS-126")
def test_a_neutral_tile_can_end_the_game() -> None:
    state = solo(".. .. .. ..", dice="MM", neutral_dice="FF")
    play(state, "place a1 forest")  # leaves three; the neutral species takes the middle one
    assert state.over
    assert squares_with(state, "Fd") == {"b1"}  # beside the player's forest; its second tile is not placed


@pytest.mark.rule("GS-126")
def test_a_neutral_species_without_tiles_is_passed_over() -> None:
    state = solo(*OPEN, supplies=[FULL, NONE], dice="FS")
    events = play(state, "place a1 marsh")
    assert neutral_tiles(events) == []
    assert asked(state) == "0 tile1"
    one_left = solo(*OPEN, supplies=[FULL, (0, 0, 0, 1)], dice="FS", neutral_dice="FF")
    assert len(neutral_tiles(play(one_left, "place a1 marsh"))) == 1
    nobody = solo(*OPEN, supplies=[(1, 0, 0, 0), NONE], dice="FS")
    play(nobody, "place a1 forest")
    assert nobody.over


@pytest.mark.slow
@pytest.mark.rule("GS-127")
def test_a_fierce_neutral_species_starts_with_four_tiles() -> None:
    for seed in range(8):
        for level in ("calm", "normal"):
            calm = new(1, seed, level=level)
            assert supply(calm, 1) == [13] * 4
        state = new(1, seed, level="fierce", map="random")
        assert supply(state, 1) == [12] * 4
        assert supply(state, 0) == [13] * 4
        dumped = state.dump()["position"]
        neutral = dumped["sides"][1]["species"][0]
        board = {
            square: content if content[0] not in "FSMW" else ".."
            for square, content in oracle.read(dumped["board"]).items()
        }
        stock = dict.fromkeys("FSMW", 13)
        for colour in "FSMW":
            _, square = oracle.neutral_choice(board, neutral, colour, stock, dumped["rank"])
            board[square] = colour + neutral
        assert board == oracle.read(dumped["board"])


@pytest.mark.rule("GS-128")
@pytest.mark.parametrize(("level", "adjustment"), [("calm", -16), ("normal", 0), ("fierce", 6)])
def test_the_result(level: str, adjustment: int) -> None:
    rows = lines("Fr Fr Fr Fd Fd", "Sd Sd Sd")
    for goals, bonus in (
        (("three_crowns", "great_migration"), 0),
        (("supercontinent", "great_migration"), 4),
        (("supercontinent", "lean_years"), 8),
    ):
        state = solo(*rows, level=level, goals=goals, question="")
        assert state.scores() == [
            {
                "forest": 12,
                "savanna": 0,
                "mountain": 0,
                "marsh": 0,
                "neutral": -18,
                "goals": bonus,
                "level": adjustment,
            }
        ]
        assert state.view(0)["challenge"]["result"] == 12 - 18 + bonus + adjustment


@pytest.mark.slow
@pytest.mark.rule("GS-129")
def test_two_goals_of_different_groups() -> None:
    groups = {goal.id: goal.group for goal in GAME.content.goal}
    assert len(groups) == 14
    drawn: Counter[str] = Counter()
    for seed in range(200):
        chosen = [goal["id"] for goal in new(1, seed).view(0)["challenge"]["goals"]]
        assert len(chosen) == 2
        assert groups[chosen[0]] != groups[chosen[1]]
        drawn.update(chosen)
    assert set(drawn) == set(groups)


GOALS = {
    "three_crowns": ("areas_won", ">=", 3, None, "areas"),
    "great_migration": ("largest_herd", ">=", 12, None, "herd"),
    "supercontinent": ("triple_won", ">=", 1, None, "triple"),
    "two_realms": ("doubles_won", ">=", 2, None, "double"),
    "sanctuary": ("sole_areas", ">=", 1, None, "sole"),
    "twin_herds": ("both_prizes", ">=", 1, None, "both"),
    "deep_forest": ("colour_points", ">=", 10, "forest", "colour"),
    "long_grass": ("colour_points", ">=", 10, "savanna", "colour"),
    "high_peaks": ("colour_points", ">=", 10, "mountain", "colour"),
    "still_waters": ("colour_points", ">=", 10, "marsh", "colour"),
    "lean_years": ("neutral_points", "<=", 26, None, "neutral"),
    "open_horizon": ("free_left", ">=", 12, None, "free"),
    "full_earth": ("free_left", "<=", 4, None, "free"),
    "patience": ("single_turns", ">=", 4, None, "single"),
}


def test_the_fourteen_goals() -> None:
    found = {goal.id: (goal.metric, goal.cmp, goal.value, goal.colour, goal.group) for goal in GAME.content.goal}
    assert list(found.items()) == list(GOALS.items())  # the order matters: goals are drawn by number
    assert {goal.points for goal in GAME.content.goal} == {4}


@pytest.mark.rule("GS-129")
@pytest.mark.parametrize(
    ("goal", "rows", "reached", "done"),
    [
        ("three_crowns", lines("Fr Fr Fr", "Sr Sr Sd", "Mr Mr Mr", "Wr Wr"), 3, True),
        ("three_crowns", lines("Fr Fr Fr", "Sr Sr Sd", "Mr Mr Md Md", "Wd Wd Wr"), 2, False),
        ("great_migration", ["Fr " * 12 + "Fd"], 12, True),
        ("great_migration", lines("Fr " * 11 + "Fd Fd Fd", "Sd " * 14), 11, False),
        ("great_migration", lines("Fr Fr", "Sd Sd Sd"), 0, False),  # no herd of his in a counted area
        ("supercontinent", lines("Fr Fr Fr Fr", "Sd Sd Sd"), 1, True),
        ("supercontinent", lines("Fr Fr Fd Fd", "Sd Sd Sd"), 0, False),  # tied herds: nobody wins it
        ("supercontinent", lines("Fr Fr Fr", "Sd Sd Sd"), 0, False),  # nothing is tripled
        ("two_realms", lines("Fd Fd Fd Fd", "Sr Sr Sr", "Mr Mr Md"), 2, True),
        ("two_realms", lines("Fr Fr Fr Fr", "Sr Sr Sr", "Fr Fr Fr"), 1, False),
        ("sanctuary", lines("Fr Fr Fr", "Sr Sr Sd"), 1, True),
        ("sanctuary", lines("Fr Fr", "Sr Sr Sd", "Md Md Md"), 0, False),
        ("twin_herds", ["Fr Fr Fr Fd Fr Fr"], 1, True),
        ("twin_herds", ["Fr Fr Fd Fr"], 1, True),  # second together with another herd
        ("twin_herds", ["Fr Fr Fd Fr Fr"], 0, False),  # tied with himself
        ("twin_herds", ["Fr Fr Fr Fd Fd Fr"], 0, False),  # his other herd is third
        ("twin_herds", ["Fr Fr Fr"], 0, False),  # only one herd
        ("deep_forest", ["Fr Fr Fr Fd"], 12, True),
        ("deep_forest", ["Fr Fr Fd Fd"], 9, False),
        ("long_grass", lines("Fd Fd Fd Fd", "Sr Sr Sr"), 12, True),
        ("long_grass", lines("Fr Fr Fr Fr", "Sr Sr Sd"), 8, False),
        ("high_peaks", ["Mr Mr Mr Md"], 12, True),
        ("high_peaks", ["Sr Sr Sr Sd"], 0, False),
        ("still_waters", ["Wr Wr Wr Wd"], 12, True),
        ("still_waters", ["Wr Wd Wr Wd"], 8, False),
        ("lean_years", lines("Fd Fd Fd Fr", "Sd Sd Sd"), 24, True),
        ("lean_years", lines("Fd Fd Fd Fd", "Sd Sd Sr", "Fd Fd Fr"), 30, False),
        ("open_horizon", [".. .. ~~ " * 4, "~~", ".. .. ~~ " * 2], 12, True),
        ("open_horizon", [".. .. ~~ " * 4, "~~", ".. .. ~~ .."], 11, False),
        ("full_earth", [".. .. ~~ .. .."], 4, True),
        ("full_earth", [".. .. ~~ .. .. ~~ .."], 5, False),
    ],
)
def test_how_goals_are_measured(goal: str, rows: list[str], reached: int, done: bool) -> None:
    other = "patience"
    state = solo(*rows, goals=(goal, other), question="")
    shown = state.view(0)["challenge"]["goals"][0]
    assert (shown["id"], shown["reached"], shown["done"]) == (goal, reached, done)
    assert state.scores()[0]["goals"] == (4 if done else 0)


def test_patience_counts_turns_of_one_tile_by_choice() -> None:
    state = solo(*[".. " * 12] * 6, dice="FS", goals=("patience", "supercontinent"), singles=(3, 0))
    play(state, "place a1 forest")
    assert state.view(0)["challenge"]["goals"][0]["reached"] == 3
    play(state, "stop")
    assert state.view(0)["challenge"]["goals"][0] == {"id": "patience", "reached": 4, "wanted": "≥ 4", "done": True}
    off_dice = solo(*OPEN, dice="FS")
    play(off_dice, "place a1 marsh")
    assert single_turns(off_dice) == 1
    last = solo(*OPEN, dice="FS", supplies=[(1, 0, 0, 0), FULL])
    play(last, "place a1 forest")
    assert single_turns(last) == 0
    ending = solo(".. .. ..", dice="FS")
    play(ending, "place b1 forest")
    assert single_turns(ending) == 0
    ending = solo(".. .. ..", dice="FS")  # R26
    play(ending, "place b1 marsh")
    assert single_turns(ending) == 1


@pytest.mark.rule("GS-130")
@pytest.mark.parametrize(
    ("result", "rank"),
    [
        (-60, "fossil"),
        (-9, "fossil"),
        (-8, "permian"),
        (-1, "permian"),
        (0, "triassic"),
        (7, "triassic"),
        (8, "jurassic"),
        (15, "jurassic"),
        (16, "cretaceous"),
        (23, "cretaceous"),
        (24, "genesis"),
        (80, "genesis"),
    ],
)
def test_ranks(result: int, rank: str) -> None:
    assert challenge.rank(GAME.content, result) == rank


@pytest.mark.rule("GS-131")
def test_the_daily_challenge() -> None:
    daily = GAME.meta.daily
    assert daily is not None
    options = GAME.new(daily.players, 20270101, daily.options).dump()["options"]
    assert {key: options[key] for key in ("mode", "map", "level", "tiles_per_colour")} == {
        "mode": "challenge",
        "map": "random",
        "level": "normal",
        "tiles_per_colour": 13,
    }
    assert daily.players == 1


@pytest.mark.rule("GS-131")
def test_the_daily_seed_is_the_date() -> None:
    assert seed_of(date(2026, 11, 15)) == 20261115
    assert seed_of(date(2027, 1, 2)) == 20270102


@pytest.mark.rule("GS-131")
def test_the_daily_table_orders_by_result_then_by_own_total(tmp_path: Path) -> None:
    book = DailyBook(tmp_path / "daily.json")
    day = date(2026, 11, 15)
    boards = {
        "ann": lines("Fr Fr Fr", "Sd Sd Sd"),  # 12 against 12
        "bob": ["Fr Fr Fd Fd"],  # 9 against 9
        "cleo": ["Fr Fr Fr"],  # 18 against 0
        "dan": lines("Fd Fd Fd", "Sr Sr Sr"),
    }
    for player, rows in boards.items():
        state = solo(*rows, question="", goals=("great_migration", "patience"))
        own = sum(state.scores()[0][colour] for colour in COLOURS.values())
        assert GAME.daily_standing(state) == [state.totals()[0], own]
        assert book.add("genesis", day, player, GAME.daily_standing(state), day).ranked
    best = GAME.daily_standing(solo("Fr Fr Fr Fr", question=""))
    assert not book.add("genesis", day, "bob", best, day).ranked  # his second game of that day is practice
    next_day = date(2026, 11, 16)
    assert not book.add("genesis", day, "eve", best, next_day).ranked  # finished on another date
    assert book.add("genesis", next_day, "bob", best, next_day).ranked
    table = [(place, finish.player) for place, finish in book.table("genesis", day)]
    assert table == [(1, "cleo"), (2, "ann"), (2, "dan"), (4, "bob")]


@pytest.mark.rule("GS-132")
@pytest.mark.parametrize(
    ("strips", "beaten"),
    [
        (("Fr Fr Fr", "Sd Sd"), True),
        (("Fr Fr Fr", "Sd Sd Sd"), False),  # equal
        (("Fd Fd Fd Fd", "Sr Sr Sr"), False),
    ],
)
def test_beating_the_neutral_species_counts_neither_goals_nor_level(strips: tuple[str, ...], beaten: bool) -> None:
    """The parts of the result are kept apart, so the margin can be read off whatever goals and level add."""
    for level in ("calm", "normal", "fierce"):
        for goals in (("sanctuary", "lean_years"), ("great_migration", "twin_herds")):
            (scores,) = solo(*lines(*strips), level=level, goals=goals, question="").scores()
            margin = sum(scores[colour] for colour in COLOURS.values()) + scores["neutral"]
            assert (margin > 0) == beaten


def test_a_challenge_has_one_place() -> None:
    assert solo("Fd Fd Fd", question="").ranking() == [1]
    assert grid(new(1))["a1"] == ".."
