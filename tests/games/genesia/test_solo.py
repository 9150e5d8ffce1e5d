"""A game alone: GA-140 to GA-148."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.genesia.content.catalogue import Level
from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, legal, play, refusal

from .positions import CARDS, CONTENT, GAME, TABLES, decisions, named, new

LEVELS = ("beginner", "expert", "heroic")
ALONE = [table for table in TABLES if table[0] == 1]
NEVER = {
    "objective",
    "draft",
    "stance",
    "assault",
    "target",
    "attack_cards",
    "defence_cards",
    "losses",
    "siege",
    "occupy",
    "position",
}


def hands(state: Genesia, viewer: int | None = None) -> list[list[str]]:
    return [own["hand"] for own in state.view(viewer)["seats"]]


def loaded(mode: str = "beginner", **position: Any) -> Genesia:
    """A fresh game alone with some fields of its dump changed; `tribes` changes those of the tribes."""
    dump: dict[str, Any] = new(1, mode=mode).dump()
    for tribe, fields in zip(dump["position"]["seats"], position.pop("tribes", ({}, {})), strict=True):
        tribe.update(fields)
    dump["position"].update(position)
    state = GAME.load(dump)
    assert isinstance(state, Genesia)
    return state


def next_age(state: Genesia) -> None:
    age = state.view(None)["age"]
    while not state.over and state.view(None)["age"] == age:
        play(state, "done" if "done" in legal(state) else min(legal(state)))


@pytest.mark.rule("GA-140")
def test_two_tribes_without_draft_income_war_and_objectives() -> None:
    state = new(1)
    view = state.view(0)
    assert len(view["seats"]) == 2
    assert len(view["regions"]) == 39
    assert asked(state).endswith("growth")
    assert [own["coins"] for own in view["seats"]] == [0, 0]
    assert view["pool"] == []


@pytest.mark.rule("GA-140")
@pytest.mark.parametrize("table", ALONE, ids=named)
def test_what_is_never_asked_alone(table: tuple[int, dict[str, Any]]) -> None:
    for seed in range(3):
        for state, who, _ in decisions(table, seed):
            assert GAME.questions[state.question(who)] not in NEVER


@pytest.mark.rule("GA-141")
@pytest.mark.parametrize("mode", LEVELS)
def test_the_decks(mode: Level) -> None:
    removed = CONTENT.solo.removed[mode]
    view = new(1, mode=mode).view(None)
    for age, out in enumerate((removed.age_1, removed.age_2, removed.age_3), start=1):
        deck = [card.id for card in CONTENT.card if card.age == age and card.lot in ("blue", "yellow")]
        assert view["decks"][str(age)] == [card for card in deck if CARDS[card].number not in out]
        assert len(view["decks"][str(age)]) == (10, 10, 8)[age - 1]


@pytest.mark.rule("GA-142")
def test_open_hands() -> None:
    state = new(1)
    for age, size in enumerate((5, 5, 4), start=1):
        for viewer in (0, 1, None):
            found = hands(state, viewer)
            assert [len(hand) for hand in found] == [size, size]
            assert sorted([*found[0], *found[1]]) == sorted(state.view(None)["decks"][str(age)])
        next_age(state)
    deals = {tuple(hands(new(1, seed))[0]) for seed in range(10)}
    assert len(deals) > 1


@pytest.mark.rule("GA-143")
def test_who_goes_first() -> None:
    firsts = set()
    for seed in range(12):
        state = new(1, seed)
        first = state.view(None)["order"][0]
        firsts.add(first)
        orders = []
        for _ in range(3):
            orders.append(state.view(None)["order"][0])
            next_age(state)
        assert orders == [first, 1 - first, first]
    assert firsts == {0, 1}


@pytest.mark.rule("GA-144")
def test_own_purses() -> None:
    state = new(1)
    who = state.pending()[0]
    card = hands(state)[who][0]
    play(state, f"discard {card}")
    assert [own["coins"] for own in state.view(None)["seats"]][who] == 4
    assert [own["coins"] for own in state.view(None)["seats"]][1 - who] == 0


@pytest.mark.rule("GA-144", "GA-145")
def test_a_tribe_pays_tolls_to_the_other() -> None:
    first = new(1).view(None)["order"][0]
    tribes: list[dict[str, Any]] = [{}, {}]
    colour = ("red", "green")[first]
    tribes[first] = {"coins": 5, "clans": {f"{colour}-home": 1}}
    tribes[1 - first] = {"clans": {f"{colour}-1-2": 1}}
    state = loaded(tribes=tribes)
    while not asked(state).endswith("expansion"):
        play(state, "done")
    assert asked(state) == f"{first} expansion"
    play(state, f"move {colour}-home:{colour}-1-2", f"move {colour}-1-2:{colour}-2-2")
    assert state.view(None)["seats"][1 - first]["coins"] == 1
    assert state.view(None)["seats"][first]["coins"] == 2


@pytest.mark.rule("GA-145")
def test_the_other_tribe_is_the_opponent() -> None:
    """Shell trade gives the other tribe a coin."""
    for seed in range(40):
        state = new(1, seed)
        who = state.pending()[0]
        if "shell_trade" in hands(state)[who]:
            break
    play(state, "play shell_trade")
    coins = [own["coins"] for own in state.view(None)["seats"]]
    assert (coins[who], coins[1 - who]) == (9, 1)


@pytest.mark.rule("GA-146")
def test_cards_of_the_attack_phase_cannot_be_played() -> None:
    """The decks have none: what needs the Attack phase is taken out at every level."""
    for mode in LEVELS:
        view = new(1, mode=mode).view(None)
        for age in (1, 2, 3):
            kinds = {CARDS[card].kind for card in view["decks"][str(age)]}
            assert not kinds & {"offensive", "defence", "offensive_or_defence", "lasting"}


@pytest.mark.rule("GA-146")
def test_cards_of_the_attack_phase_of_other_lots(tmp_path: Path) -> None:
    """With green and red lots, which takes a content of one's own, there are such cards: an Invention can be laid for
    its points, the others only discarded."""
    removed = "".join(f"[solo.removed.{mode}]\nage_1 = []\nage_2 = []\nage_3 = []\n" for mode in LEVELS)
    pack = tmp_path / "pack.toml"
    pack.write_text(f'[solo]\nlots = ["green", "red"]\n{removed}', encoding="utf-8")
    state = tablee.game("genesia", pack).new(1, 1)
    assert isinstance(state, Genesia)
    next_age(state)
    next_age(state)
    dump = state.dump()
    for tribe in dump["position"]["seats"]:
        tribe["coins"] = 40
    state = tablee.game("genesia", pack).load(dump)
    assert isinstance(state, Genesia)
    met = set()
    for _ in range(2):
        hand = hands(state)[state.pending()[0]]
        for card in hand:
            kind = CARDS[card].kind
            plays = f"play {card}" in legal(state)
            met.add(kind)
            assert f"discard {card}" in legal(state)
            if kind in ("offensive", "lasting"):
                assert plays == (card == "laser"), card
                if not plays:
                    assert refusal(state, f"play {card}") == ("GA-146", "refuse-solo")
        if "laser" in hand:
            play(state, "play laser")
        play(state, "done")
    assert {"offensive", "lasting"} <= met
    assert sum({"card": "laser", "how": "played"} in own["inventions"] for own in state.view(None)["seats"]) == 1


@pytest.mark.rule("GA-147")
@pytest.mark.parametrize("table", ALONE, ids=named)
def test_the_lower_total_is_the_result(table: tuple[int, dict[str, Any]]) -> None:
    *_, (state, _, _) = decisions(table, 4)
    assert state.over
    totals = [sum(line.values()) for line in state.scores()]
    result = state.view(None)["result"]
    assert result["score"] == min(totals)
    assert totals[result["tribe"]] == min(totals)
    assert all(line["objective"] == 0 for line in state.scores())
    assert state.ranking() == [1, 1]


@pytest.mark.rule("GA-147", "GA-148")
@pytest.mark.parametrize(
    ("mode", "totals", "goal", "reached"),
    [
        ("beginner", (104, 97), 100, False),
        ("beginner", (104, 100), 100, True),
        ("expert", (130, 140), 130, True),
        ("expert", (129, 140), 130, False),
        ("heroic", (200, 200), None, False),
    ],
)
def test_goals(mode: str, totals: tuple[int, int], goal: int | None, reached: bool) -> None:
    """Example 29."""
    state = loaded(mode)
    next_age(state)
    next_age(state)
    dump = state.dump()
    for tribe, total in zip(dump["position"]["seats"], totals, strict=True):
        tribe["progress"] = [total, 0, 0]
    final = GAME.load(dump)
    assert isinstance(final, Genesia)
    next_age(final)
    assert final.over
    result = final.view(None)["result"]
    assert (result["goal"], result["reached"]) == (goal, reached)
    assert result["score"] == min(totals)


@pytest.mark.rule("GA-148")
def test_no_level_is_locked() -> None:
    assert all(new(1, mode=mode).options["mode"] == mode for mode in LEVELS)
    assert refusal(new(1), "stance war")[0] == "GA-030"
