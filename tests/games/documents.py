"""A game's rules in `docs/rules`: its tables, its numbered rules, and what every such document says of its game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tablee.engine.game import Game
from tablee.engine.origins import HOUSE, RULEBOOK, Origins

FOLDER = Path(__file__).parents[2] / "docs" / "rules"


class Document:
    """The rules of a game, as they are written and on one line."""

    def __init__(self, key: str) -> None:
        self.text = (FOLDER / f"{key}.md").read_text(encoding="utf-8")
        self.line = " ".join(self.text.split())

    def tables(self, section: str) -> list[list[dict[str, str]]]:
        """The tables below a heading, up to the next one: each row by the names of its columns."""
        start = self.text.index(f"\n{section}")
        text = self.text[start + 1 :]
        following = re.search(r"\n#{2,3} ", text)
        return _tables(text[: following.start()] if following else text)

    def all_tables(self) -> list[list[dict[str, str]]]:
        return _tables(self.text)

    def rules(self) -> list[str]:
        """The numbers of the rules."""
        return re.findall(r"\*\*([A-Z]{2}-\d{3})\*\*", self.text)

    def rule(self, number: str) -> str:
        """The text of a numbered rule on one line."""
        (found,) = re.findall(rf"^- \*\*{number}\*\* ((?:.*\n)(?:  .*\n)*)", self.text, re.MULTILINE)
        return " ".join(str(found).split())

    def longest(self) -> int:
        """How many decisions a game has at the most."""
        (decisions,) = re.findall(r"\*\*([\d,]+) decisions at most\*\*", self.text)
        return int(decisions.replace(",", ""))


def _tables(text: str) -> list[list[dict[str, str]]]:
    found = []
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        heading, _, *rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in block.splitlines()]
        found.append([dict(zip(heading, row, strict=True)) for row in rows])
    return found


def origin(origins: Origins, section: str, entry: str) -> str:
    """What a document says in its column `origin`: the printed fields of an entry (of a section without ids: of all of
    it), fact by fact where a field is printed in part only; `house` if there are none."""
    facts = origins.within(section, entry)
    fields: dict[str, list[str]] = {}
    for fact in facts:
        fields.setdefault(re.split(r"[ .]", fact)[0], []).append(fact)
    found = []
    for field, parts in fields.items():
        printed = [fact for fact in parts if facts[fact] == RULEBOOK]
        found += [field] if printed == parts else printed
    return ", ".join(found) or HOUSE


def printed_entries(origins: Origins) -> str:
    """What the README says of a game: the sections of which anything is printed, and of how many entries."""
    entries = dict.fromkeys((fact.section, fact.entry) for fact in origins.facts)
    printed = {(section, entry) for section, entry in entries if RULEBOOK in origins.within(section, entry).values()}
    found = []
    for section in dict.fromkeys(section for section, _ in entries):
        of_it = [each for each in entries if each[0] == section]
        listed = [each for each in of_it if each in printed]
        if listed:
            found.append(section if of_it == [(section, "")] else f"{section} {len(listed)} of {len(of_it)}")
    return ", ".join(found)


def code(cell: str) -> str:
    return cell.strip("`")


def number(amount: int, word: str, words: str = "") -> str:
    return f"{amount} {word if abs(amount) == 1 else words or word + 's'}"


def parameters(cell: str) -> tuple[list[str], list[str]]:
    """The parameters of a verb that it must have, and those it may have, which are marked."""
    told = [] if cell == "-" else re.split(r",\s+", cell)
    optional = [name.rstrip("?") for name in told if name.endswith("?")]
    return [name for name in told if not name.endswith("?")], optional


def tokens(game: Game, block: str) -> list[str]:
    """The words for the only parameter of an action, in the order of their numbers."""
    (parameter,) = game.actions.blocks[block].parameters
    return parameter.words


def check_actions(document: Document, game: Game) -> None:
    """Section 3 has every action with its number and its parameters, and every decision."""
    table, decisions = document.tables("## 3.")
    blocks = [re.match(r"`(\w+)( <[^>]+>)*`", row["action"]) for row in table]
    assert [block[1] for block in blocks if block] == list(game.actions.blocks)
    start = 0
    for row, (name, block) in zip(table, game.actions.blocks.items(), strict=True):
        assert int(row["count"]) == block.size, name
        assert int(re.split(r"\D", row["number"])[0] or 0) == start, name
        assert (row["parameters"] == "none") == (block.parameters == ()), name
        assert row["action"].count("<") == len(block.parameters), name
        assert game.actions.encode(name, *(0 for _ in block.parameters)) == start, name
        start += block.size
    assert start == game.actions.size
    assert f"Actions ({game.actions.size:,} in all)" in document.text
    assert [code(row["decision"]) for row in decisions] == list(game.questions[1:])


def checked_sections(rows: list[dict[str, str]], content: Any) -> list[str]:
    """The sections of the content that a table names; it says how many entries each of them has."""
    named = [re.sub(r"\W", "", row["section"]) for row in rows]
    for name, row in zip(named, rows, strict=True):
        found = getattr(content, name)
        assert row["entries"] == (str(len(found)) if isinstance(found, list) else "-"), name
    return named
