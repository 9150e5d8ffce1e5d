"""The cards that somebody owns, entered line by line: a pack in which every line that no rulebook prints can be filled
in, and how many of these lines a pack says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.origins import HOUSE, Fact, facts_in
from tablee.engine.packs import Pack
from tablee.engine.schema import sections_with_ids

MAX_WIDTH = 100  # of a list on one line
BARE = re.compile(r"[A-Za-z0-9_-]+")


class Progress(NamedTuple):
    """How many lines of a section are ours, and how many of these a pack says."""

    section: str
    filled: int
    ours: int


def progress(game: Game, pack: Pack) -> list[Progress]:
    """By section, for those in which something is ours. What a pack says counts as filled in, also if it agrees."""
    ours = _lines(game)
    said = pack.sections()
    stated = {_line_of(fact, game) for fact, _ in facts_in(said, sections_with_ids(said, game.schema))}
    sections = dict.fromkeys(line.section for line in ours)
    rows = {section: [line for line in ours if line.section == section] for section in sections}
    return [Progress(section, sum(line in stated for line in lines), len(lines)) for section, lines in rows.items()]


def form(game: Game, speaker: Speaker) -> str:
    """A pack for a game that changes nothing yet: what is ours stands in comments, beside what is printed."""
    raw = msgspec.to_builtins(game.content)
    listed = sections_with_ids(raw, game.schema)
    ours = _lines(game)
    said = speaker.say("pack-form", {"game": game.meta.key, "key": game.meta.key}).splitlines()
    parts = [[f"# {line}".rstrip() for line in said]]
    # What is no table comes first: below a table it would belong to that.
    for section in sorted(raw, key=lambda name: name in listed or isinstance(raw[name], dict)):
        entries = raw[section] if section in listed else [raw[section]]
        for entry in entries:
            given = entry["id"] if section in listed else ""
            lines = [line for line in ours if (line.section, line.entry) == (section, given)]
            if lines:
                named = f"  # {speaker.name(section, given)}"
                head = [f"[[{section}]]{named}", f"id = {_written(given)}"] if given else [f"[{section}]"]
                parts.append(head if given or isinstance(entry, dict) else [])
                parts[-1] += _printed(game, section, given)
                for line in lines:
                    parts[-1] += _commented(line.field or section, _at(entry, line.field))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _lines(game: Game) -> list[Fact]:
    """The lines of a pack in which something is ours, in the order of the content."""
    origins = game.origins
    ours = (
        fact for fact, value in origins.facts.items() if origins.of(*fact) == HOUSE and _on_cards(fact, value, game)
    )
    return list(dict.fromkeys(_line_of(fact, game) for fact in ours))


def _on_cards(fact: Fact, value: Any, game: Game) -> bool:
    """Not what only we count with, such as places in a drawing: figures that change nothing of the game."""
    field = fact.field.partition(".")[0].partition(" ")[0]
    return field not in game.content.wording or isinstance(value, str)


def _line_of(fact: Fact, game: Game) -> Fact:
    """A pack says a list as a whole, so all facts in it stand on one line."""
    whole = not fact.entry and isinstance(getattr(game.content, fact.section, None), list)
    return fact._replace(field="" if whole else fact.field.partition(" ")[0])


def _at(entry: Any, field: str) -> Any:
    for key in field.split(".") if field else []:
        entry = entry[key]
    return entry


def _printed(game: Game, section: str, entry: str) -> Iterator[str]:
    """What the rulebooks say of an entry, a line for each place."""
    origins = game.origins
    told: dict[str, list[str]] = {}
    for fact, value in origins.printed.items():
        if (fact.section, fact.entry) == (section, entry):
            told.setdefault(origins.places[fact], []).append(f"{fact.field} = {_written(value)}".removeprefix(" = "))
    for place, facts in told.items():
        yield f"## {place}: {', '.join(facts)}"


def _commented(key: str, value: Any) -> list[str]:
    line = f"# {_key(key)} = {_written(value)}"
    if len(line) <= MAX_WIDTH or not isinstance(value, list):
        return [line]
    return [f"# {_key(key)} = [", *(f"#   {_written(item)}," for item in value), "# ]"]


def _key(way: str) -> str:
    return ".".join(part if BARE.fullmatch(part) else _written(part) for part in way.split("."))


def _written(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        given = {key: item for key, item in value.items() if item is not None}
        return f"{{ {', '.join(f'{_key(key)} = {_written(item)}' for key, item in given.items())} }}" if given else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_written(item) for item in value)}]"
    return msgspec.json.encode(value).decode()
