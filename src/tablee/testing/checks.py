"""The promises every game keeps, one function each.

A check plays one game (`players`, `options`, `seed`) and raises AssertionError where the promise is broken. Nothing
here knows a game: what a check needs it finds out by playing at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tablee.engine.game import Game
from tablee.testing import actions, copies, knowledge, outcome, pages, terminals, windows, words
from tablee.testing.random_play import Options

Check: TypeAlias = Callable[[Game, int, Options, int], None]

CHECKS: list[Check] = [
    check
    for module in (actions, copies, knowledge, outcome, pages, terminals, windows, words)
    for name, check in vars(module).items()
    if name.startswith("check_")
]
# What is the same for all numbers of players and all options.
ONCE: list[Check] = [
    actions.check_action_numbers,
    actions.check_action_texts,
    outcome.check_texts_of_the_table,
    words.check_shelf_words,
    words.check_messages,
    words.check_rules_text,
    words.check_pictures,
]
