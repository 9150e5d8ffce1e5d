"""How saboteurs are enlisted: each breaks one promise and names the check that must notice."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from tablee.drawing.page import GamePage
from tablee.engine.meta import Meta
from tablee.engine.state import State
from tablee.testing.checks import Check
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META


class Saboteur(NamedTuple):
    check: Check
    name: str
    game: type[SealedGame] = SealedGame
    meta: Meta = META
    replaced: tuple[tuple[str, Any], ...] = ()  # what stands somewhere else instead, by its full name
    edited: tuple[str, str, str] | None = None  # a file of Sealed, what stands there, what stands there instead


SABOTEURS: list[Saboteur] = []
Spoiled = TypeVar("Spoiled", bound=type)


def breaks(check: Check, meta: Meta = META) -> Callable[[Spoiled], Spoiled]:
    """The class below (rules, a whole game, or its page) breaks what `check` checks."""

    def enlist(spoiled: Spoiled) -> Spoiled:
        name = spoiled.__name__
        if issubclass(spoiled, GamePage):
            SABOTEURS.append(Saboteur(check, name, replaced=(("tests.toys.sealed.web.page.page", spoiled()),)))
            return spoiled
        game: type = spoiled
        if issubclass(spoiled, State):
            home = spoiled.__module__
            game = type(f"{name}Game", (SealedGame,), {"rules_class": spoiled, "__module__": home})
            setattr(sys.modules[home], f"{name}Game", game)  # where another process finds it
        SABOTEURS.append(Saboteur(check, name, game, meta))
        return spoiled

    return enlist


def replaces(check: Check, place: str, spoiled: Any) -> None:
    """Something of Sealed, by its full name, is replaced."""
    name = f"{place.rpartition('.')[2]} {spoiled.__name__}"
    SABOTEURS.append(Saboteur(check, name, replaced=((f"tests.toys.sealed.{place}", spoiled),)))


def edits(check: Check, file: str, found: str, instead: str) -> None:
    """A file of Sealed is edited; without anything to be found it is removed."""
    SABOTEURS.append(Saboteur(check, f"{file} {instead or 'without ' + found}".strip(), edited=(file, found, instead)))
