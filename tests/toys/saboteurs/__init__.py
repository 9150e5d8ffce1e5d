"""Sealed, spoiled on purpose: each saboteur breaks one promise and names the check that must notice."""

from tests.toys.saboteurs import actions, copies, knowledge, outcome, pages, terminals, windows, words
from tests.toys.saboteurs.enlisting import SABOTEURS, Saboteur

__all__ = [
    "SABOTEURS",
    "Saboteur",
    "actions",
    "copies",
    "knowledge",
    "outcome",
    "pages",
    "terminals",
    "windows",
    "words",
]
