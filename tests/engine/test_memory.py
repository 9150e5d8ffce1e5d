"""What was asked for lately is remembered, and no more than that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import tablee
from tablee.engine import messages
from tablee.engine.events import Event
from tablee.engine.memory import Memory
from tablee.engine.messages import Speaker


@pytest.fixture(autouse=True)
def nothing_said() -> Iterator[None]:
    messages._sentences.cache_clear()
    yield
    messages._sentences.cache_clear()


def test_what_is_used_stays_and_what_is_not_goes() -> None:
    memory: Memory[int, str] = Memory(10)
    for number in range(100):
        memory.keep(number, str(number))
        assert memory.get(0) == "0"
        assert len(memory) <= 20
    assert memory.get(5) is None
    assert memory.get(99) == "99"


def test_a_message_is_formatted_once_for_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    formatted: list[str] = []
    real = Speaker._say

    def counted(self: Speaker, key: str, values: Mapping[str, Any]) -> str:
        formatted.append(key)
        return real(self, key, values)

    monkeypatch.setattr(Speaker, "_say", counted)
    for _ in range(2):
        speaker = Speaker("en", game=tablee.game("genesis"), seats=["Ann", "Bob"])
        assert speaker.say("web-won", {"count": 1, "names": "Ann"}) == "Ann wins"
    assert formatted == ["web-won"]


def test_what_is_said_differs_where_values_names_or_languages_do() -> None:
    def said(language: str, name: str, number: int) -> str:
        speaker = Speaker(language, game=tablee.game("genesis"), seats=[name])
        return speaker.event(Event("event-first", {"seat": 0})) + speaker.say("seat-unnamed", {"number": number})

    tables = [(language, name, number) for language in ("en", "fr") for name in ("Ann", "Bob") for number in (1, 2)]
    fresh = []
    for table in tables:
        messages._sentences.cache_clear()
        fresh.append(said(*table))
    assert [said(*table) for table in tables] == fresh
    assert len(set(fresh)) == len(tables)


def test_yes_is_not_said_as_one() -> None:
    speaker = Speaker("en", game=tablee.game("genesis"))
    values = [True, 1, False, 0]
    alone = []
    for value in values:
        messages._sentences.cache_clear()
        alone.append(Speaker("en", game=tablee.game("genesis")).say("seat-unnamed", {"number": value}))
    assert [speaker.say("seat-unnamed", {"number": value}) for value in values] == alone
