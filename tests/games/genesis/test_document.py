"""docs/rules/genesis.md says what the content and the examples say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.engine.origins import HOUSE
from tests.games.documents import Document
from tests.games.test_coverage_of_rulebooks import named, rows

from .positions import EXAMPLES, GAME, SPECIES

RULES = Document("genesis")
DOCUMENT = RULES.text


def board_after(heading: str) -> list[str]:
    """The rows of the first board below a heading, without letters and numbers at its edge."""
    start = DOCUMENT.index(heading)
    block = DOCUMENT[start:].split("```")[1]
    return [re.sub(r"^\s*\d+\s+", "", row).rstrip() for row in block.strip("\n").split("\n")[1:]]


@pytest.mark.parametrize("example", [*EXAMPLES["example"], *EXAMPLES["end_example"]], ids=lambda example: example["id"])
def test_boards_of_the_examples(example: dict[str, Any]) -> None:
    assert board_after(f"**{example['id']} ") == example["rows"]


@pytest.mark.parametrize("example", EXAMPLES["example"], ids=lambda example: example["id"])
def test_areas_and_totals_of_the_examples(example: dict[str, Any]) -> None:
    text = DOCUMENT[DOCUMENT.index(f"**{example['id']} ") :]
    counted = re.search(r"Counted areas: ([^.]*)\.", text)
    total = re.search(r"\*\*Total: ([^*]*)\.\*\*", text)
    assert counted is not None
    assert total is not None
    listed = "; ".join(f"{area['colour']} {area['size']} x{area['mult']}" for area in example["areas"])
    assert counted[1] == (listed or "none")
    scored = [f"{letter} {example['totals'][name]}" for letter, name in SPECIES.items() if example["totals"][name]]
    assert total[1] == (", ".join(scored) or "all 0")


@pytest.mark.parametrize("example", EXAMPLES["dice_example"], ids=lambda example: example["id"])
def test_rows_of_the_dice_examples(example: dict[str, Any]) -> None:
    (row,) = re.findall(rf"^\| {example['id']} \|(.*)\|$", DOCUMENT, re.MULTILINE)
    dice, stock, first, with_dice, after = [cell.strip() for cell in row.split("|")]
    assert dice.strip("`").replace(" ", "") == example["dice"]
    assert [int(left) for left in stock.split("/")] == example["supply"]
    assert first.replace(" ", "") == example["first"]
    assert with_dice.replace(" ", "") == example["first_with_dice"]
    parts = []
    for step in example["after"]:
        used = f"die {step['die']} used; " if step["die"] else ""
        then = "then " + " ".join(step["second"]) if step["second"] else "turn over"
        parts.append(f"{step['first']}: {used}{then}")
    assert after == "; ".join(parts)


def land_rows(heading: str) -> tuple[list[str], list[int]]:
    rows = board_after(heading)
    return [row.replace("|", "") for row in rows], [len(row.split("|")[1]) for row in rows]


def test_maps() -> None:
    for entry in GAME.content.map:
        assert land_rows(f"(`{entry.id}`). ") == (entry.rows, entry.right)
    for fixture in EXAMPLES["random_fixture"]:
        heading = f"Seed {fixture['seed']} (attempt {fixture['attempt']}), `right` = {fixture['right']}:"
        assert land_rows(heading) == (fixture["rows"], fixture["right"])


def test_goals_and_ranks() -> None:
    rows = re.findall(r"^\| `(\w+)` (.+?) \| `([^`]+)` \| (\w+) \|$", DOCUMENT, re.MULTILINE)
    told = [
        (
            goal.id,
            goal.name["en"],
            f"{goal.metric}{f'({goal.colour})' if goal.colour else ''} {goal.cmp} {goal.value}",
            goal.group,
        )
        for goal in GAME.content.goal
    ]
    assert rows == told
    ranks = sorted(GAME.content.rank, key=lambda rank: rank.min)
    told_ranks = ["Fossil (below -8)", *(f"{rank.name['en']} ({rank.min})" for rank in ranks[1:])]
    assert ", ".join(told_ranks) in DOCUMENT
    levels = dict(re.findall(r"^\| (calm|normal|fierce) \|.*\| ([-+]?\d+) \|$", DOCUMENT, re.MULTILINE))
    assert {key: int(adjustment) for key, adjustment in levels.items()} == {
        level.id: level.adjust for level in GAME.content.level
    }


def test_actions_decisions_and_steps() -> None:
    (actions, *_), (decisions, *_), (steps, *_) = (
        re.findall(rf"^\| {heading} \|.*\n\|[-|]*\n((?:\|.*\n)*)", DOCUMENT, re.MULTILINE)
        for heading in ("action", "decision", "step")
    )
    assert re.findall(r"^\| `(\w+)[^`]*` \|", actions, re.MULTILINE) == list(GAME.actions.blocks)
    assert re.findall(r"^\| `(\w+)` \|", decisions, re.MULTILINE) == list(GAME.questions[1:])
    assert re.findall(r"^\| `(\w+)` \|", steps, re.MULTILINE) == list(GAME.steps)


# Where rules and facts come from ---------------------------------------------------------------------


def house_rules() -> set[str]:
    found = [cell for passage, cell in rows(RULES).items() if passage.startswith("House rules")]
    return {rule for cell in found for rule in named(cell, RULES.rules())}


def test_no_rule_is_both_printed_and_ours() -> None:
    printed = [cell for passage, cell in rows(RULES).items() if not passage.startswith("House rules")]
    assert house_rules() & {rule for cell in printed for rule in named(cell, RULES.rules())} == set()


def test_figures_that_the_rulebook_does_not_print_are_ours() -> None:
    """How many volcanoes, pits and squares beyond the river there are, and how many wild faces; and no tar."""
    assert {"GS-017", "GS-018", "GS-019"} <= house_rules()
    for number, ours in (("GS-003", "GS-017"), ("GS-007", "GS-018"), ("GS-013", "GS-019")):
        assert not re.search(r"\d|twelve|thirty|six", RULES.rule(number)), number
        assert "(house, R" in RULES.rule(ours), ours
    assert GAME.origins.of("dice", "", "faces") == HOUSE
    assert "tar" not in re.findall(r"\w+", DOCUMENT.lower())


def test_all_that_the_document_does_not_list_is_ours() -> None:
    for section in ("goal", "level", "rank", "map"):
        for entry in getattr(GAME.content, section):
            assert set(GAME.origins.within(section, entry.id).values()) == {HOUSE}, entry.id


def test_every_ruling_is_in_the_table_of_coverage() -> None:
    rulings = re.findall(r"^\| (R\d+) \|", DOCUMENT, re.MULTILINE)
    assert set(rulings) == {ruling for cell in rows(RULES).values() for ruling in re.findall(r"R\d+", cell)}
