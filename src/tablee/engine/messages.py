"""Turning keys and values into sentences: Fluent texts in every language, one file a game and language.

The texts shared by all games are in `tablee/text`, a game's own in its `text` folder. A value named like a
section of the game's content (`colour`, `species`, …) is an entry's id and is spoken by its name; its id stays
available to selectors as `$colour_id`. A `thing` or `source` that is none is said by a message (`thing-coins`). A
value named `seat`, or `rival` for another one, is spoken by the name of who sits there, and the key of a `game` by its
title.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tablee.engine import shelf
from tablee.engine.errors import IllegalAction, TableeError
from tablee.engine.events import Event, Refusal, SheetLine, Value
from tablee.engine.game import Game
from tablee.engine.memory import Memory
from tablee.engine.meta import Meta
from tablee.engine.options import plain
from tablee.engine.state import State

LANGUAGES = ("en", "fr", "it")

SEATS = ("seat", "rival")  # values that are seats
WORDS = ("thing", "source")  # values that have messages of their own where they are no entries of the content
SIGN = re.compile(r"\{([a-z0-9_-]+)\}( ?)")  # a picture in the rules, before the word that names it
LARGE = 10**15  # from here on numbers are said digit by digit: Fluent cannot group them
MAX_LETTERS = 1000  # of a value: Fluent says nothing at all of longer ones
SENTENCES = 20_000  # remembered of a game in a language; it takes a tenth of a millisecond to form one
TONGUES = 64  # games in a language of which any are


@cache
def bundle(language: str, package: str | None) -> FluentBundle:
    """The shared texts of a language, those of a game's package, and for what it leaves out those of any game."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(_texts("tablee", language))
    if package:
        made.add_resource(_texts(package, language))
        made.add_resource(_texts("tablee", f"any_game.{language}"))
    return made


@lru_cache(TONGUES)
def _sentences(*_: object) -> Memory[Any, str]:
    """What was said lately in a language, of a package, in a game; for all tables together."""
    return Memory(SENTENCES)


@lru_cache(TONGUES)
def _names(language: str, game: Game) -> dict[str, dict[str, str]]:
    return game.names(language)


@cache
def _texts(package: str, name: str) -> Resource:
    return FluentResource(text_of(package, name))


def text_of(package: str, name: str) -> str:
    """Texts of a package, as they are written; those of a game are named by their language."""
    return files(package).joinpath("text", f"{name}.ftl").read_text(encoding="utf-8")


def rules_markdown(meta: Meta, language: str) -> str:
    """A game's rules for players, in Markdown; `{name}` stands for one of the game's pictures. Empty if it has none."""
    file = files(meta.package).joinpath("text", f"rules.{language}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rules_text(meta: Meta, language: str) -> str:
    """The rules without pictures."""
    return SIGN.sub("", rules_markdown(meta, language))


class Speaker:
    """Speaks one language about one game (or, without one, about Tablée itself)."""

    def __init__(
        self, language: str, meta: Meta | None = None, game: Game | None = None, seats: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.game = game
        self.meta = game.meta if game else meta
        self.seats = seats
        self._names_of_seats = tuple(seats)
        package = self.meta.package if self.meta else None
        self._bundle = bundle(language, package)
        self._said = _sentences(language, package, game)
        self._names = _names(language, game) if game else {}

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """The message of a key. A key without a message is said as it is: a test finds it before a user does."""
        if not values:
            remembered: Any = key
        elif True in values.values() or False in values.values():
            # Python takes them for 1 and 0, Fluent does not.
            remembered = (key, self._names_of_seats, *values.items(), *map(type, values.values()))
        elif "seat" in values or "rival" in values:
            remembered = (key, self._names_of_seats, *values.items())
        else:
            remembered = (key, *values.items())
        try:
            said = self._said.get(remembered)
        except TypeError:  # values that are events themselves have no hash, but their own sentences are remembered
            return self._say(key, values or {})
        if said is None:
            said = self._say(key, values or {})
            self._said.keep(remembered, said)
        return said

    def _say(self, key: str, values: Mapping[str, Any]) -> str:
        message = self._bundle.get_message(key) if self.knows(key) else None
        if message is None or message.value is None:
            return key
        text, _ = self._bundle.format_pattern(message.value, self._spoken(values))
        return str(text)

    def _spoken(self, values: Mapping[str, Any]) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in values.items():
            spoken[name] = value
            if name in SEATS:
                spoken[name] = self.seat(value)
            elif name == "game":
                spoken[name] = self.title(shelf.by_key[value]) if value in shelf.by_key else _shortened(value)
            elif isinstance(value, str):
                spoken[name] = _shortened(self.name(name, value))
                spoken[f"{name}_id"] = self.game.told_apart(name, value) if self.game else value
            elif isinstance(value, bool):
                spoken[name] = plain(value)
            elif isinstance(value, int) and abs(value) >= LARGE:
                spoken[name] = _shortened(str(value))
            elif isinstance(value, tuple):
                spoken[name] = _shortened(", ".join(self.event(part) for part in value))
        return spoken

    def name(self, kind: str, entry: str) -> str:
        """The name of a content entry, or the word for a thing; anything else is its own name."""
        sections = self.game.spoken_as.get(kind, (kind,)) if self.game else ()
        for section in sections:
            found = self._names.get(section, {}).get(entry)
            if found is not None:
                return found
        word = f"{kind}-{entry}"
        return self.say(word) if kind in WORDS and self.knows(word) else entry

    def title(self, meta: Meta) -> str:
        """What a game is called in this language; until it has a name, its key."""
        speaker = Speaker(self.language, meta)
        return speaker.say("title") if speaker.knows("title") else meta.key

    def seat(self, seat: int) -> str:
        return self.seats[seat] if seat < len(self.seats) else self.say("seat-unnamed", {"number": seat + 1})

    def action(self, action: int) -> str:
        """What an action does, as a person would say it."""
        remembered = (action, self._names_of_seats)
        said = self._said.get(remembered)
        if said is None:
            said = self._action(action)
            self._said.keep(remembered, said)
        return said

    def _action(self, action: int) -> str:
        assert self.game is not None
        name, _ = self.game.actions.decode(action)
        key = f"action-{name}"
        if not self.knows(key):  # the kit reports it; until then the game can be played
            return self.game.actions.text(action).capitalize()
        return self.say(key, self.game.actions.values(action))

    def confirmation(self, action: int) -> str:
        """What to press to play an action: its own words, unless these only name a thing."""
        assert self.game is not None
        name, _ = self.game.actions.decode(action)
        key = f"confirm-{name}"
        return self.say(key, self.game.actions.values(action)) if self.knows(key) else self.action(action)

    def labelled(self, label: str, said: str) -> str:
        """What something is, then the thing itself, with the colon of the language between them."""
        return self.say("labelled", {"label": label, "said": said})

    def question(self, question: str) -> str:
        return self.say(f"question-{question}")

    def event(self, event: Event) -> str:
        return self.say(event.key, event.values)

    def line(self, line: SheetLine) -> str:
        return self.say(line.key, line.values)

    def result(self, state: State, seat: int) -> str:
        """What a finished game has brought to a seat: its points, or where there are none, how it ended."""
        if not state.has_points:
            return self.say(f"result-{state.results()[seat]}")
        return self.say("result-points", {"points": sum(state.scores()[seat].values())})

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the number of the rule."""
        reason = self.say(refusal.key, refusal.values)
        return f"{reason} ({refusal.rule})" if refusal.rule else reason

    def error(self, error: TableeError) -> str:
        """What went wrong, and what was behind it."""
        if isinstance(error, IllegalAction):
            return self.refusal(error.refusal)
        said = self.say(error.key, error.values)
        return f"{said} {self.error(error.__cause__)}" if isinstance(error.__cause__, TableeError) else said

    def option(self, key: str) -> str:
        return self.say(f"option-{key}")

    def option_help(self, key: str) -> str:
        return self.say(f"option-{key}-help")

    def option_value(self, key: str, value: Value) -> str:
        """A value by its content name, by its own message, or as it is typed."""
        own = f"option-{key}-{plain(value)}"
        return self.say(own) if self.knows(own) else self.name(key, plain(value))


def _shortened(text: str) -> str:
    return text if len(text) <= MAX_LETTERS else text[: MAX_LETTERS - 1] + "…"
