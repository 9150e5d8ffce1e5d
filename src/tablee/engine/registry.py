"""The shelf: which games there are. Listing them does not import their rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tablee.engine import content as contents
from tablee.engine.errors import UnknownGame
from tablee.engine.game import Game
from tablee.engine.meta import Meta

_shelf: dict[str, Meta] = {}


def register(meta: Meta) -> None:
    """Put a game on the shelf."""
    _shelf[meta.key] = meta


def register_all(package: str) -> None:
    """Put every game below a package on the shelf: each of its packages has a `meta.META`."""
    for module in iter_modules(import_module(package).__path__):
        register(import_module(f"{package}.{module.name}.meta").META)


def games() -> list[Meta]:
    """All games, by key."""
    return [_shelf[key] for key in sorted(_shelf)]


def has(key: str) -> bool:
    return key in _shelf


def meta(key: str) -> Meta:
    if key not in _shelf:
        raise UnknownGame("error-game", {"game": key, "allowed": ", ".join(sorted(_shelf))})
    return _shelf[key]


def code(key: str) -> type[Game]:
    """A game's class."""
    module, _, name = meta(key).code.partition(":")
    found: type[Game] = getattr(import_module(module), name)
    assert issubclass(found, Game)
    return found


@cache
def game(key: str, content: Path | None = None) -> Game:
    """A game ready to play, with its own content or with a pack of one's own."""
    return code(key)(meta(key), content)


def recognised(pack: Path) -> Meta:
    """The game that a pack is for: the one whose content has more of the pack's sections than any other's."""
    sections = contents.read(pack).keys()
    known = {meta.key: len(sections & set(code(meta.key).schema.__struct_fields__)) for meta in games()}
    best = [key for key, count in known.items() if count == max(known.values())]
    if len(best) > 1 or known[best[0]] == 0:
        raise UnknownGame("error-content-game", {"file": pack.name, "allowed": ", ".join(best)})
    return meta(best[0])
