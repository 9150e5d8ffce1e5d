"""The shelf: which games there are. Listing them does not import their rules.

Games come with Tablée, or from other packages by their entry points. One that cannot be imported or opened is broken:
it is put aside with the reason, and the others go on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, lru_cache
from importlib import import_module
from multiprocessing import parent_process
from pathlib import Path
from pkgutil import iter_modules, resolve_name
from typing import Annotated

import msgspec

from tablee.engine import installed_packs, packs, shelf
from tablee.engine.errors import BrokenGame, ContentError, TableeError, UnknownGame
from tablee.engine.game import Game
from tablee.engine.meta import Meta
from tablee.engine.packs import Pack
from tablee.engine.records import Record

GROUP = "tablee.games"  # of entry points: the game's key = "package.meta:META"
MAX_OPENED = 64  # games with packs that are remembered: a server sees more and more of them
FAULTS = (Exception, SystemExit)  # a half-written module may even want to end the program
# What a shelf shows of a `Meta`, whose constructor takes whatever it is given.
SHOWN = {
    "designer": str,
    "players": Annotated[tuple[int, ...], msgspec.Meta(min_length=1)],
    "minutes": tuple[int, int],
}

log = logging.getLogger(__name__)
_broken: dict[str, TableeError] = {}


# Putting games on the shelf ------------------------------------------------------------------------------------


def register(meta: Meta) -> None:
    """Put a game on the shelf."""
    shelf.by_key[meta.key] = meta


def register_all(package: str) -> None:
    """Put every game below a package on the shelf: each of its packages has a `meta.META`."""
    for module in iter_modules(import_module(package).__path__):
        _register_found(module.name, f"{package}.{module.name}.meta:META")


@cache
def _register_installed() -> None:
    """Those of other packages. Not before somebody asks: while `tablee` is being imported, what imports it is not whole
    yet, and that may be the very `meta` that an entry point names.
    """
    from importlib.metadata import entry_points  # here and below, what takes long to import and not everybody needs

    for entry in entry_points(group=GROUP):
        _register_found(entry.name, entry.value)


def _register_found(key: str, place: str) -> None:
    """The `Meta` at a place goes on the shelf, or aside with the reason. Who has a key already keeps it."""
    taken = shelf.by_key.get(key)
    try:
        if taken is not None:
            raise TableeError("error-game-taken", {"key": key, "package": taken.package})
        register(_checked(resolve_name(place), key, place))
    except FAULTS as error:
        put_aside(key if taken is None else f"{key} ({place.partition(':')[0]})", error)


def _checked(found: object, key: str, place: str) -> Meta:
    """A `Meta` that a shelf can show."""
    if not isinstance(found, Meta):
        raise TypeError(f"{place} is not a Meta")
    for field, kind in SHOWN.items():
        try:
            msgspec.convert(getattr(found, field), kind)
        except msgspec.ValidationError as error:
            raise TypeError(f"{place}, field {field!r}: {error}") from error
    if found.key != key:
        raise ValueError(f"{place} has the key {found.key!r}, not {key!r}")
    return found


# Broken games --------------------------------------------------------------------------------------------------


def broken() -> dict[str, TableeError]:
    """The games that cannot be played here, by key, with the reason as an error that can be said in any language."""
    _register_installed()
    return dict(sorted(_broken.items()))


def put_aside(key: str, error: BaseException) -> None:
    """Take a game from the shelf because of a mistake in it. The log gets the trace, from the first process alone."""
    shelf.by_key.pop(key, None)
    _broken[key] = error if isinstance(error, TableeError) else _told(error)
    if parent_process() is None:
        log.error("the game %s is broken", key, exc_info=error)


def _told(error: BaseException) -> TableeError:
    kind, words = type(error).__name__, " ".join(str(error).split())
    told = TableeError("error-game-code", {"problem": f"{kind}: {words}" if words else kind})
    told.__cause__ = error  # which knows the line
    return told


@contextmanager
def _opening(key: str) -> Iterator[None]:
    """What fails inside makes the game a broken one."""
    try:
        yield
    except BrokenGame:
        raise
    except FAULTS as error:
        put_aside(key, error)
        raise _refused(key) from _broken[key]


def _refused(key: str) -> BrokenGame:
    from tablee.engine.messages import Speaker

    return BrokenGame("error-game-broken", {"game": key, "reason": Speaker("en").error(_broken[key])})


def sound_games(*also: Callable[[Meta], object]) -> list[Meta]:
    """All games that can be opened and have their texts; `also` is tried with each. What fails is put aside."""
    from tablee.engine.messages import LANGUAGES, text_of

    for known in games():
        with suppress(BrokenGame), _opening(known.key):
            game(known.key)
            for language in LANGUAGES:
                text_of(known.package, language)
            for look in also:
                look(known)
    return games()


# Taking games from it ------------------------------------------------------------------------------------------


def games() -> list[Meta]:
    """All games, by key, apart from those that are known to be broken."""
    _register_installed()
    return [shelf.by_key[key] for key in sorted(shelf.by_key)]


def meta(key: str) -> Meta:
    _register_installed()
    if key in shelf.by_key:
        return shelf.by_key[key]
    if key in _broken:
        raise _refused(key) from _broken[key]
    raise UnknownGame("error-game", {"game": key, "allowed": ", ".join(sorted(shelf.by_key))})


def code(key: str) -> type[Game]:
    """A game's class."""
    place = meta(key).code
    with _opening(key):
        found = resolve_name(place)
        if not (isinstance(found, type) and issubclass(found, Game)):
            raise TypeError(f"{place} is not a Game")
    return found


def game(key: str, content: Path | str | Pack | None = None) -> Game:
    """A game ready to play, with its own content or with a pack: one itself, its file, or the name of an installed
    one."""
    meta(key)  # one that was opened before may have been put aside since
    with _opening(key):
        own = _own(meta(key))
    return own if content is None else _laid(meta(key), installed_packs.pack_of(content), None)


def game_of(record: Record, content: Path | str | Pack | None = None) -> Game:
    """The game of a record, with the content that it was played with: the pack that it carries, over today's edition of
    the game's own content or a former one. Where none fits, replaying says so. Who names a content means that one."""
    if content is not None or not (record.packed or _editions(meta(record.game))):
        return game(record.game, content)
    today = game(record.game)
    if record.packed is None and today.fingerprint == record.content:
        return today
    for edition in (None, *_editions(today.meta)):
        with suppress(ContentError):  # a pack may fit the edition for which it was made, and no other
            laid = _laid(today.meta, record.packed, edition)
            if laid.fingerprint == record.content:
                return laid
    return game(record.game, record.packed)


@cache
def _own(known: Meta) -> Game:
    return code(known.key)(known, None)


@lru_cache(maxsize=MAX_OPENED)
def _laid(known: Meta, pack: Pack | None, edition: Pack | None) -> Game:
    return code(known.key)(known, pack, edition)


@cache
def _editions(known: Meta) -> list[Pack]:
    """What the game's own content was in former days."""
    return [packs.read(file) for file in sorted(known.former.glob("*.toml"))]


def recognised(pack: Pack) -> Meta:
    """The game that a pack is for: the one whose content has more of the pack's sections than any other's."""
    sections = pack.sections().keys()
    known = {meta.key: len(sections & set(code(meta.key).schema.__struct_fields__)) for meta in sound_games()}
    best = [key for key, count in known.items() if count == max(known.values())]
    if len(best) != 1 or known[best[0]] == 0:
        raise UnknownGame("error-content-game", {"file": pack.name, "allowed": ", ".join(best)})
    return meta(best[0])
