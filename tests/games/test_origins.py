"""Where facts come from: the lists of what rulebooks print agree with the contents and with the documents."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import tablee
from tablee.engine.messages import Speaker
from tablee.engine.origins import HOUSE, RULEBOOK, Origins
from tests.shelf import OWN_GAMES

from .documents import FOLDER, Document, code, origin, printed_entries

LISTED = [meta.key for meta in OWN_GAMES if meta.content.with_name(f"{meta.key}.printed.toml").is_file()]

every_game = pytest.mark.parametrize("key", LISTED)


def fields(value: Any) -> set[str]:
    """The names of all fields within a value."""
    if isinstance(value, dict):
        return set(value).union(*(fields(item) for item in value.values()))
    return set().union(*(fields(item) for item in value)) if isinstance(value, list) else set()


@every_game
def test_the_content_has_what_is_printed(key: str) -> None:
    assert tablee.game(key).origins.contradicted() == []


@every_game
def test_every_printed_fact_has_its_place_in_the_rulebook(key: str) -> None:
    origins = tablee.game(key).origins
    assert [fact for fact in origins.printed if not origins.places[fact].strip(" ?")] == []


@every_game
def test_something_is_printed_and_something_ours(key: str) -> None:
    origins = tablee.game(key).origins
    assert {origins.of(*fact) for fact in origins.facts} == {RULEBOOK, HOUSE}


@every_game
def test_the_content_claims_nothing_itself(key: str) -> None:
    """Claims for whole entries said too much."""
    content = tablee.game(key).meta.content
    found = fields(tomllib.loads(content.read_text(encoding="utf-8")))
    assert [name for name in found if name == "origin" or name.endswith("_origin")] == []


def rows(key: str, origins: Origins) -> dict[tuple[str, str], str]:
    """What the document says of the origin of entries: in all tables with the columns `id` and `origin`, and `section`
    where the id alone does not tell it. Of a section without ids, its name stands for the id."""
    entries = {(fact.section, fact.entry) for fact in origins.facts}
    found: dict[tuple[str, str], str] = {}
    for table in Document(key).all_tables():
        for row in table:
            if {"id", "origin"} <= row.keys():
                name, section = code(row["id"]), code(row.get("section", ""))
                fitting = [each for each in entries if name == (each[1] or each[0]) and section in ("", each[0])]
                assert len(fitting) == 1, f"{row} is of {fitting}"
                found[fitting[0]] = row["origin"]
    return found


@every_game
def test_the_document_marks_what_is_printed(key: str) -> None:
    """Of every entry that it lists, and of every entry of which anything is printed."""
    origins = tablee.game(key).origins
    told = rows(key, origins)
    assert told
    for (section, entry), cell in told.items():
        assert cell == origin(origins, section, entry), f"{section} {entry}"
    assert {(fact.section, fact.entry) for fact in origins.printed} - told.keys() == set()


def test_the_readme_says_what_is_printed() -> None:
    """Of every game, in the order of the shelf."""
    text = (FOLDER.parent.parent / "README.md").read_text(encoding="utf-8")
    rows = [f"| {Speaker('en', tablee.game(key).meta).say('title')} | {_printed(key)} |" for key in LISTED]
    heading = "| game | entries of which the rulebook prints something |\n|---|---|\n"
    assert heading + "\n".join(rows) + "\n\n" in text


def _printed(key: str) -> str:
    return printed_entries(tablee.game(key).origins)
