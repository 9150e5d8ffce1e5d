"""Texts: the same keys and values in every language, a text for every mistake, and how values are spoken."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import tablee
from tablee.engine import shelf
from tablee.engine.errors import IllegalAction, OptionError, ReplayError
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.messages import LANGUAGES, Speaker
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

SOURCE = Path(tablee.__file__).parent
PACKAGES = ["tablee", "tests.toys.sealed", *(meta.package for meta in tablee.games())]


def texts(package: str, language: str) -> dict[str, fluent.Message]:
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert junk == [], f"{package} {language}: not Fluent: {junk}"
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), f"{package} {language}: twice: {sorted(k for k in keys if keys.count(k) > 1)}"
    return dict(zip(keys, messages, strict=True))


def values_of(message: fluent.Message) -> set[str]:
    """What a message speaks of; an entry's name and its id are one thing."""
    written = FluentSerializer().serialize_entry(message)
    return {name.removesuffix("_id") for name in re.findall(r"\$(\w+)", written)}


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_values(package: str, language: str) -> None:
    mine, english = texts(package, language), texts(package, "en")
    assert mine.keys() == english.keys()
    different = {key for key in mine if values_of(mine[key]) != values_of(english[key])}
    # A language may leave out what its grammar says by itself, but never speak of what is not given.
    surplus = {key: values_of(mine[key]) - values_of(english[key]) for key in different}
    assert {key: names for key, names in surplus.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_any_game_may_say_is_said_in_every_language(language: str) -> None:
    mine, english = texts("tablee", f"any_game.{language}"), texts("tablee", "any_game.en")
    assert {key: values_of(mine[key]) for key in mine} == {key: values_of(english[key]) for key in english}
    assert mine.keys() & texts("tablee", language).keys() == set()


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES[1:])
def test_a_game_does_not_speak_over_the_shared_texts(package: str) -> None:
    assert texts(package, "en").keys() & texts("tablee", "en").keys() == set()


def keys_in_source(*prefixes: str) -> Iterator[tuple[Path, str]]:
    """Message keys that the code outside the games names."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "games" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            said = node.value if isinstance(node, ast.Constant) else None
            if isinstance(said, str) and re.fullmatch(rf"(?:{'|'.join(prefixes)})-[a-z-]*[a-z]", said):
                yield path, said


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_its_words(language: str) -> None:
    found = list(keys_in_source("error", "refuse"))
    assert len(found) > 20
    known = texts("tablee", language).keys()
    assert [f"{path.name}: {key}" for path, key in found if key not in known] == []


# Speaking -----------------------------------------------------------------------------------------


def speaker(language: str = "en", seats: tuple[str, ...] = ("Ada", "Bo")) -> Speaker:
    return Speaker(language, game=SealedGame(META, None), seats=seats)


def test_entries_are_spoken_by_their_names_and_seats_by_who_sits_there() -> None:
    event = Event("event-kept", {"seat": 1, "prize": "crown"})
    assert speaker().event(event) == "Bo keeps Crown."
    assert speaker("fr").event(event) == "Bo garde Couronne."
    assert speaker("it").event(event) == "Bo tiene Corona."


def test_a_seat_without_a_name_has_a_number() -> None:
    assert speaker(seats=()).event(Event("event-sealed", {"seat": 1})) == "Player 2 has bid."


def test_actions_questions_lines_and_options() -> None:
    said = speaker()
    assert said.action(6) == "Bid card 7"
    assert said.action(18) == "Keep the prize"
    assert said.question("claim") == "Keep the prize or melt it"
    assert said.line(SheetLine("sheet-prize", {"prize": "cup"}, (3, 0), 1)) == "Cup"
    assert said.option("ties") == "Ties"
    assert said.option_help("ties") == "Who wins among equals."
    assert said.option_value("ties", "nobody") == "nobody wins"
    assert said.option_value("hand", 4) == "4"


def test_a_refusal_ends_with_its_rule() -> None:
    refusal = Refusal("SE-001", "refuse-not-in-hand", {"card": 7})
    assert speaker().refusal(refusal) == "Card 7 is not in your hand. (SE-001)"
    assert speaker().error(IllegalAction(refusal)) == "Card 7 is not in your hand. (SE-001)"
    assert speaker().refusal(Refusal("", "refuse-over")) == "The game is over."


def test_an_error_is_said_with_what_was_behind_it() -> None:
    error = ReplayError("error-record-move", {"number": 3, "action": "bid 7"})
    error.__cause__ = IllegalAction(Refusal("SE-001", "refuse-not-in-hand", {"card": 7}))
    assert speaker().error(error) == "Move 3 (“bid 7”) cannot be replayed. Card 7 is not in your hand. (SE-001)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_can_be_said_without_a_game(language: str) -> None:
    error = OptionError("error-option-value", {"option": "ties", "value": "coin", "allowed": "die, nobody"})
    said = Speaker(language).error(error)
    assert all(word in said for word in ("ties", "coin", "die, nobody"))


def test_large_numbers_are_spoken_without_separators() -> None:
    """A seed that is typed back must read as it was shown."""
    said = Speaker("en").error(OptionError("error-seed", {"seed": str(2**64), "limit": str(2**64 - 1)}))
    assert str(2**64) in said


def test_a_key_without_a_text_is_said_as_it_is() -> None:
    assert speaker().say("event-unheard-of", {"seat": 0}) == "event-unheard-of"
    assert not speaker().knows("event-unheard-of")


def test_a_game_is_spoken_by_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "by_key", {"sealed": META})
    assert [Speaker(language).title(META) for language in LANGUAGES] == ["Sealed", "Scellé", "Sigillo"]
    error = OptionError("error-no-daily", {"game": "sealed"})
    assert Speaker("fr").error(error).startswith("Scellé ")
    assert Speaker("fr").error(OptionError("error-no-daily", {"game": "chess"})).startswith("chess ")
