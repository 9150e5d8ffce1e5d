"""The invariants of section 8, over whole games of every mode and variant.

What a position should be is counted anew from the content file and the dump, not asked of the rules."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.chance import Rng
from tablee.engine.events import Event, SheetLine
from tests.games.playing import number_in

from .positions import GAME, TABLES, Table, decisions, named, new

pytestmark = pytest.mark.slow

RULES = Path(__file__).parents[3] / "docs" / "rules" / "age_of_civilization.md"
CONTENT = files("tablee.games.age_of_civilization") / "content" / "age_of_civilization.toml"
FILE: dict[str, Any] = tomllib.loads(CONTENT.read_text(encoding="utf-8"))
CARDS = {
    section: {entry["id"]: entry for entry in FILE[section]}
    for section in ("civilization", "technology", "wonder", "action", "special_action", "special_card", "track_card")
}
ACTIONS = {**CARDS["action"], **CARDS["special_action"]}
CELLS = {cell["id"]: cell for cell in FILE["cell"]}
SCENARIOS = {scenario["id"]: scenario for scenario in FILE["scenario"]}
COUNTED = ("coins", "hand", "white", "red")


# Games written down -----------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A position, what was answered there, and what happened then."""

    dump: dict[str, Any]
    view: dict[str, Any]
    legal: dict[int, list[int]]
    who: int
    text: str
    events: list[Event]

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.dump["position"]
        return found


class Walk(NamedTuple):
    """A whole game at random; the last step is the end, where nobody answers."""

    table: Table
    steps: list[Step]
    sheet: list[SheetLine]
    scores: list[dict[str, int]]


@cache
def walked(number: int, seed: int) -> Walk:
    table = TABLES[number]
    steps: list[Step] = []
    state = new(table[0], seed, **table[1])
    for current, who, action in decisions(table, seed):
        state = current
        happened = state.clone().apply(who, action)
        steps.append(step(state, who, GAME.actions.text(action), happened))
    steps.append(step(state, -1, "", []))
    return Walk(table, steps, state.sheet(), state.scores())


def step(state: Any, who: int, text: str, events: list[Event]) -> Step:
    asked = {seat: state.legal(seat) for seat in state.pending()}
    return Step(json.loads(json.dumps(state.dump())), state.view(None), asked, who, text, events)


# The games are played once for all tests: Hypothesis draws from a few seeds, the smallest one that fails is shown.
seeds = st.integers(0, 2)
some_games = settings(max_examples=3)
every_table = pytest.mark.parametrize("number", range(len(TABLES)), ids=[named(table) for table in TABLES])


def every_game(test: Callable[[int, int], None]) -> Callable[..., None]:
    marked: Callable[..., None] = every_table(some_games(given(seed=seeds)(test)))
    return marked


# What the cards say, read from the file ----------------------------------------------------------------------------


def sources(seat: dict[str, Any]) -> list[dict[str, Any]]:
    """The active effects of a seat (AC-034, section 5.2)."""
    owned = [*seat["declined"], *seat["annexed"], *([seat["main"]] if seat["main"] else [])]
    found = list(CARDS["civilization"][seat["main"]]["main"]) if seat["main"] else []
    for name in owned:
        found += CARDS["civilization"][name]["inherited"]
    for section in ("technology", "wonder"):
        for name in seat["technologies" if section == "technology" else "wonders"]:
            found += CARDS[section][name]["effects"]
    return found


def counted(seat: dict[str, Any], per: str) -> int:
    owned = {
        "technology": len(seat["technologies"]),
        "wonder": len(seat["wonders"]),
        "civilization": len(seat["declined"]) + len(seat["annexed"]) + (seat["main"] is not None),
        "worker": workers(seat),
        "coin": seat["coins"],
        "shield": military(seat) if per == "shield" else 0,
    }
    return int(owned[per])


def military(seat: dict[str, Any]) -> int:
    total = 0
    for effect in sources(seat):
        if effect["verb"] == "shield":
            total += effect["amount"]
        elif effect["verb"] == "shield_per":
            total += effect["amount"] * (counted(seat, effect["per"]) // effect["every"])
    return total


def workers(seat: dict[str, Any]) -> int:
    return int(seat["hand"] + seat["white"] + seat["red"])


def end_points(seat: dict[str, Any], highest: bool) -> int:
    total = 0
    for effect in sources(seat):
        if effect["verb"] != "end_points":
            continue
        holds = {
            "highest_military": highest,
            "no_technology": not seat["technologies"],
            "technologies_at_most:1": len(seat["technologies"]) <= 1,
        }
        if "cond" in effect and not holds[effect["cond"]]:
            continue
        times = counted(seat, effect["per"]) // effect["every"] if "per" in effect else 1
        total += min(effect["amount"] * times, effect.get("max", 99))
    return total


def points(seat: dict[str, Any]) -> int:
    return sum(seat["points"].values())


def technology_cells(seat: dict[str, Any]) -> dict[str, str]:
    """What the cells of a seat's technology card hold (AC-143)."""
    held = {name: cell["technology"] for name, cell in CELLS.items()}
    if seat["special"]:
        card = CARDS["special_card"][seat["special"]]
        letter = card["column"][0].upper()
        held[f"{letter}1"], held[f"{letter}2"] = card["row1"], card["row2"]
    return held


def needed(seat: dict[str, Any], action: str) -> int:
    changes = [
        effect["amount"]
        for effect in sources(seat)
        if effect["verb"] == "action_workers" and effect["action"] == action
    ]
    return int(max(1, ACTIONS[action]["workers"] + sum(changes)))


def slots(position: dict[str, Any], seat: dict[str, Any], action: str, mode: str) -> int:
    """The slots of an action that a seat has in a turn (notes of section 3)."""
    active = sources(seat)
    now = position["round"]
    far = 8 if any(effect["verb"] == "upcoming_slots" for effect in active) else now + 2
    beside = SCENARIOS[mode]["beside_permanent"] if mode in SCENARIOS else []
    own = sum(effect["count"] for effect in active if effect["verb"] == "slot" and effect["action"] == action)
    printed = ACTIONS[action]
    if printed.get("place") == "permanent" or action in position["track"][now - 1 : far] or action in beside:
        own += printed["slots"]
    return int(own)


WORDS = {"research": "research", "build": "wonder", "quarry": "quarry", "patronage": "patronage"}


def performed(text: str) -> str | None:
    """The action that workers are placed for, if any."""
    word, _, aim = text.partition(" ")
    return aim if word == "do" else WORDS.get(word)


def seats(found: Step) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = found.position["seats"]
    return entries


# 1 to 13 ------------------------------------------------------------------------------------------------------------


@every_game
def test_1_workers(number: int, seed: int) -> None:
    walk = walked(number, seed)
    for found in walk.steps:
        turn = found.position["turn"]
        for who, seat in enumerate(seats(found)):
            assert 0 <= workers(seat) <= 4
            assert min(seat["hand"], seat["white"], seat["red"]) >= 0
            between = who != found.position["active"] or turn["ending"] or not turn["acted"]
            assert not between or seat["white"] == seat["red"] == 0


@every_game
def test_2_nothing_is_negative_and_points_never_fall(number: int, seed: int) -> None:
    walk = walked(number, seed)
    before = [0] * walk.table[0]
    for found in walk.steps:
        for who, seat in enumerate(seats(found)):
            assert all(seat[part] >= 0 for part in COUNTED)
            assert all(value > 0 for value in seat["points"].values())
            assert points(seat) >= before[who]
            before[who] = points(seat)
            assert found.view["seats"][who]["points"] == points(seat)


def places(found: Step) -> list[str]:
    """Every civilization that lies somewhere, as often as it does."""
    position = found.position
    listed = [*position["deck"], *(card["civilization"] for card in position["market"])]
    listed += [position["given"]] if position["given"] else []
    for seat in seats(found):
        listed += [seat["main"]] if seat["main"] else []
        listed += [*seat["declined"], *seat["annexed"], *seat.get("hand_cards", []), *seat.get("pack", [])]
    return listed


@every_game
def test_3_civilizations_are_conserved(number: int, seed: int) -> None:
    walk = walked(number, seed)
    players, options = walk.table
    mode = options["mode"]
    if mode in SCENARIOS:
        first = SCENARIOS[mode].get("first_civilization")
        used = {*SCENARIOS[mode]["deck"], *([first] if first else [])}
    else:
        used = {name for name, card in CARDS["civilization"].items() if card["solo"] or players > 1}
    assert len(used) == {"standard": 48, "skirmish": 41}.get(mode, len(used))
    begun: set[int] = set()
    for found in walk.steps:
        listed = places(found)
        assert len(listed) == len(set(listed))
        assert set(listed) == used
        if (
            found.position["active"] >= 0
            and found.dump["questions"].get(str(found.position["active"])) != "civilization"
        ):
            begun.add(found.position["active"])
        for who, seat in enumerate(seats(found)):
            owned = [*seat["declined"], *seat["annexed"], *([seat["main"]] if seat["main"] else [])]
            assert len(owned) <= 3
            if who in begun:
                assert seat["main"] is not None
                assert owned
            else:
                assert owned == []
    assert begun == set(range(players))


@every_game
def test_4_the_market(number: int, seed: int) -> None:
    walk = walked(number, seed)
    players, options = walk.table
    mode = options["mode"]
    last = None
    for found in walk.steps:
        position = found.position
        size = len(position["market"])
        taken = sum(counted(seat, "civilization") for seat in seats(found))
        ended = position["round"] - 1
        if options.get("draft"):
            if "draft" in found.dump["questions"].values():
                assert size == 0
                continue
            assert last is None or size <= last
            last = size
            assert size <= 2 * players
        elif players > 1:
            assert size == 5
            assert len(position["deck"]) == 48 - 5 - taken
            assert len(position["deck"]) >= 31
        elif mode == "skirmish":
            assert size == 5 + ended - taken
        if mode == "skirmish" and position["round"] == 6:
            assert 5 + 5 - taken >= 7
        for card in position["market"]:
            assert card["coins"] >= 0


@every_game
def test_5_wonders_are_conserved(number: int, seed: int) -> None:
    walk = walked(number, seed)
    players, options = walk.table
    mode = options["mode"]
    size = 3 + players if players > 1 else 7 if mode == "age_of_wonders" else 4
    laid: set[str] | None = None
    before: set[str] | None = None
    for found in walk.steps:
        row = [card["wonder"] for card in found.position["wonders"]]
        owned = [name for seat in seats(found) for name in seat["wonders"]]
        assert len(row + owned) == len({*row, *owned}) <= 15
        if laid is None:
            laid = set(row)
            assert len(laid) == size
        assert {*row, *owned} <= laid
        if mode == "age_of_wonders":  # others build some
            assert len(row) + len(owned) >= size - max(0, min(3, found.position["round"] - 3))
        else:
            assert {*row, *owned} == laid
        assert before is None or set(row) <= before
        before = set(row)


@every_game
def test_6_technologies_were_reachable(number: int, seed: int) -> None:
    walk = walked(number, seed)
    mode = walk.table[1]["mode"]
    closed = set(SCENARIOS[mode]["closed_cells"]) if mode in SCENARIOS else set()
    before: list[dict[str, Any]] | None = None
    for found in walk.steps:
        for who, seat in enumerate(seats(found)):
            held = technology_cells(seat)
            cells = {cell for cell, name in held.items() if name in seat["technologies"]}
            assert len(cells) == len(seat["technologies"]) <= 9
            assert not cells & closed
            if seat["special"]:
                column = CARDS["special_card"][seat["special"]]["column"]
                covered = [
                    cell["technology"] for cell in CELLS.values() if cell["column"] == column and cell["row"] < 3
                ]
                assert not set(covered) & set(seat["technologies"])
            if before is None:
                assert cells == set()
                continue
            assert set(before[who]["technologies"]) <= set(seat["technologies"])
            reached = {cell for cell, name in held.items() if name in before[who]["technologies"]}
            free = any(effect["verb"] == "ignore_prerequisites" for effect in sources(seat))
            new_ones = cells - reached
            while new_ones:
                near = {
                    cell
                    for cell in new_ones
                    if free or not CELLS[cell]["needs_one_of"] or reached & set(CELLS[cell]["needs_one_of"])
                }
                assert near
                reached |= near
                new_ones -= near
        before = seats(found)


@every_game
def test_7_slots_and_workers(number: int, seed: int) -> None:
    walk = walked(number, seed)
    mode = walk.table[1]["mode"]
    for found, after in zip(walk.steps, walk.steps[1:], strict=False):
        position = found.position
        active = position["active"]
        if active < 0:
            continue
        seat = seats(found)[active]
        for action, times in position["turn"]["used"].items():
            assert times <= slots(position, seat, action, mode)
        action = performed(found.text) or ""
        if action:
            assert seat["hand"] >= needed(seat, action)
            assert position["turn"]["used"].get(action, 0) < slots(position, seat, action, mode)
            same = after.position["active"] == active and after.position["round"] == position["round"]
            if same and not after.position["turn"]["ending"]:
                placed = seats(after)[active]
                moved = placed["white"] + placed["red"] - seat["white"] - seat["red"]
                assert moved == needed(seat, action)
                assert after.position["turn"]["used"][action] == position["turn"]["used"].get(action, 0) + 1


@every_game
def test_8_costs(number: int, seed: int) -> None:
    walk = walked(number, seed)
    for found in walk.steps:
        for event in found.events:
            if event.key != "event-do":
                continue
            action = str(event.values["action"])
            base = ACTIONS[action]["cost"]
            if action == "caravan":
                base = FILE["control"][found.position["stations"]]["station_cost"]
            assert 0 <= number_in(event, "cost") <= base
            if performed(found.text):
                assert number_in(event, "cost") <= seats(found)[found.who]["coins"]


@every_game
def test_9_five_cards_enter(number: int, seed: int) -> None:
    walk = walked(number, seed)
    track = walk.steps[0].position["track"]
    tokens = walk.steps[0].position["tokens"]
    happened = Counter(event.key for found in walk.steps for event in found.events)
    icons = Counter(CARDS["track_card"][card]["icon"] for card in track[3:] if card in CARDS["track_card"])
    assert happened["event-war"] == icons["war"]
    assert happened["event-plague"] == icons["plague"] <= 1
    assert happened["event-token"] == len(tokens) == (3 if walk.table[1].get("changing_world") else 0)
    assert set(tokens) <= {"6", "7", "8"}
    resolved = [event.values["event"] for found in walk.steps for event in found.events if event.key == "event-token"]
    assert resolved == [tokens[place] for place in sorted(tokens)]
    assert [found.position["track"] for found in walk.steps] == [track] * len(walk.steps)
    told = [event.values["round"] for found in walk.steps for event in found.events if event.key == "event-round"]
    assert told[-5:] == [2, 3, 4, 5, 6]


@every_game
def test_10_military_is_a_fresh_recount(number: int, seed: int) -> None:
    walk = walked(number, seed)
    for found in walk.steps:
        for seat, view in zip(seats(found), found.view["seats"], strict=True):
            assert view["military"] == military(seat)


@every_game
def test_10_the_virtual_opponent(number: int, seed: int) -> None:
    walk = walked(number, seed)
    for found in walk.steps:
        rival = found.view["virtual"]
        if walk.table[0] > 1:
            assert rival is None
        else:
            assert rival == (6 if found.view["over"] else found.position["round"] - 1)


@every_game
def test_11_a_position_is_read_back_as_it_was(number: int, seed: int) -> None:
    walk = walked(number, seed)
    for found in walk.steps[:-1]:
        state = GAME.load(found.dump)
        assert json.loads(json.dumps(state.dump())) == found.dump
        assert {seat: state.legal(seat) for seat in state.pending()} == found.legal
        happened = state.apply(found.who, GAME.actions.parse(found.text))
        assert happened == found.events


@every_game
def test_11_the_end_of_a_game_is_read_back_as_it_was(number: int, seed: int) -> None:
    walk = walked(number, seed)
    found = walk.steps[-1]
    state = GAME.load(found.dump)
    assert state.over
    assert json.loads(json.dumps(state.dump())) == found.dump
    assert (state.scores(), state.sheet()) == (walk.scores, walk.sheet)


@every_table
@some_games
@given(seed=seeds, luck=st.integers(0, 99))
def test_11_a_guess_keeps_what_the_seat_knows(number: int, seed: int, luck: int) -> None:
    walk = walked(number, seed)
    for found in walk.steps[luck % 5 : -1 : 5]:
        state = GAME.load(found.dump)
        for seat in range(walk.table[0]):
            guess = state.imagine(seat, Rng(luck))
            assert guess.view(seat) == state.view(seat)
            assert guess.legal(seat) == state.legal(seat)
            assert sorted(places(step(guess, -1, "", []))) == sorted(places(found))


@every_game
def test_12_the_end_is_independent_of_the_order(number: int, seed: int) -> None:
    """All end-of-game abilities together, counted from the final cards in any order, are what was scored."""
    walk = walked(number, seed)
    found = walk.steps[-1]
    strengths = [military(seat) for seat in seats(found)] + ([6] if walk.table[0] == 1 else [])
    for seat, scored in zip(seats(found), walk.scores, strict=True):
        assert scored["end"] == end_points(seat, military(seat) == max(strengths))


@every_game
def test_13_the_score_sheet(number: int, seed: int) -> None:
    walk = walked(number, seed)
    final = [points(seat) for seat in seats(walk.steps[-1])]
    assert [sum(line.values()) for line in walk.scores] == final
    entries = [line for line in walk.sheet if line.depth == 0]
    assert [sum(line.points[who] for line in entries) for who in range(walk.table[0])] == final
    details = [line for line in walk.sheet if line.depth == 1]
    for who in range(walk.table[0]):
        assert sum(line.points[who] for line in details) == walk.scores[who]["end"]
    logged = Counter[int]()
    for found in walk.steps:
        for event in found.events:
            if event.key in ("event-points", "event-do"):
                logged[number_in(event, "seat")] += number_in(event, "points")
    assert [logged[who] for who in range(walk.table[0])] == final


@every_game
def test_the_game_ends_in_time(number: int, seed: int) -> None:
    walk = walked(number, seed)
    players = walk.table[0]
    turns = Counter(
        (found.position["round"], found.position["active"]) for found in walk.steps if found.position["active"] >= 0
    )
    assert max(turns.values()) <= 64
    assert len(walk.steps) - 1 <= GAME.longest(players) <= 1556
    assert GAME.longest(4) == 1556
    assert max(len(actions) for found in walk.steps for actions in found.legal.values() or [[]]) <= 40


@every_game
def test_every_action_is_legal_or_refused_with_a_rule(number: int, seed: int) -> None:
    walk = walked(number, seed)
    rules = set(re.findall(r"\*\*(AC-\d+)\*\*", RULES.read_text(encoding="utf-8")))
    for found in walk.steps[3 * seed : -1 : 24]:
        state = GAME.load(found.dump)
        for who in range(walk.table[0]):
            legal = found.legal.get(who, [])
            assert legal == sorted(legal)
            for action in GAME.actions.numbers if legal else ():
                refused = state.why_not(who, action)
                assert (refused is None) == (action in legal)
                assert refused is None or refused.rule in rules
