"""Complete recorded games, one folder a game. They must replay for ever: never edit one, only add."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import tablee
from tablee.engine import records
from tablee.engine.match import Match
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.options import plain
from tests.shelf import OWN_KEYS

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))

# Events that no game played with the published numbers of players can reach.
UNREACHABLE = {"genesis": {"event-over-no-tiles"}}
# Entries that no event can name: of six realms five can fall, one after each round but the first.
UNNAMED = {"age_of_civilization": {("realm", "control_6")}}


def matches(key: str) -> Iterator[Match]:
    for path in sorted((FOLDER / key).glob("*.json")):
        yield Match.resume(tablee.game(key), records.load(path))


def replays() -> Iterator[Any]:
    """Every record; quick is the first of each game."""
    for number, path in enumerate(FILES):
        first = number == 0 or FILES[number - 1].parent != path.parent
        yield pytest.param(path, id=f"{path.parent.name}-{path.stem}", marks=[] if first else [pytest.mark.slow])


@pytest.mark.parametrize("path", list(replays()))
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    record = records.load(path)
    state = records.verify(record, tablee.game(record.game))
    assert state.over
    assert record.encode() == path.read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN_KEYS)
def test_every_event_of_a_game_occurs_in_a_record(key: str) -> None:
    text = Path(tablee.game(key).meta.package.replace(".", "/")) / "text" / "en.ftl"
    source = (Path(tablee.__file__).parent.parent / text).read_text(encoding="utf-8")
    messages = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    known = {name for name in messages if name.startswith("event-")}
    told = {event.key for match in matches(key) for happened in match.log for event in happened}
    assert told == known - UNREACHABLE.get(key, set())


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN_KEYS)
def test_every_card_occurs_in_a_record(key: str) -> None:
    """Every entry of a section of which events speak: cards, tokens, goals, actions."""
    told = {
        (name, value)
        for match in matches(key)
        for happened in match.log
        for event in happened
        for name, value in event.values.items()
        if isinstance(value, str)
    }
    sections = {name for name, _ in told}
    entries = tablee.game(key).content.entries()
    cards = {(section, entry.id) for section in sections & set(entries) for entry in entries[section]}
    assert cards - told == UNNAMED.get(key, set())


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN_KEYS)
def test_every_choice_of_an_option_occurs_in_a_record(key: str) -> None:
    games = list(matches(key))
    for option in tablee.game(key).meta.options:
        played = [match.state.options[option.key] for match in games if option.key in match.state.options]
        values = {plain(value) for row in played for value in (row if option.per_seat or option.each else [row])}
        if option.key not in ("species", "first_player"):  # who sits where changes nothing in the course of a game
            assert {plain(value) for value in option.values} <= values, option.key


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OWN_KEYS)
def test_every_record_can_be_told_in_every_language(key: str, language: str) -> None:
    for match in matches(key):
        speaker = Speaker(language, game=match.game, seats=[seat.name for seat in match.seats])
        for happened in match.log:
            for event in happened:
                said = speaker.event(event)
                assert said != event.key
                assert "{" not in said
