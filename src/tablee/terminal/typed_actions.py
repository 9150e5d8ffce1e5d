"""Understanding what somebody typed: which action do these words mean?

Words may be in any order and shortened, in the game's own notation (`place c4 forest`) or in the
reader's language (`forêt c4`). Nothing here knows any game.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import combining, normalize

from tablee.engine.game import Game
from tablee.engine.messages import Speaker


def plain_words(text: str) -> list[str]:
    """Lower-case words without accents and punctuation."""
    bare = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return "".join(letter if letter.isalnum() or letter == "_" else " " for letter in bare).split()


class Listener:
    """Knows the words of every action of a game in one language."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self._words = {
            action: {*plain_words(game.actions.text(action)), *plain_words(speaker.action(action))}
            for action in game.actions.numbers
        }

    def matches(self, text: str, actions: Iterable[int]) -> list[int]:
        """The actions that fit all the words, those with most words in full only."""
        typed = plain_words(text)
        fits = [(self._fit(typed, action), action) for action in actions] if typed else []
        best = max((fit for fit, _ in fits), default=-1)
        return [action for fit, action in fits if fit == best and best >= 0]

    def _fit(self, typed: list[str], action: int) -> int:
        """How many words are there in full; -1 if one is not even the beginning of a word of the action."""
        words = self._words[action]
        whole = 0
        for word in typed:
            if word in words:
                whole += 1
            elif not any(candidate.startswith(word) for candidate in words):
                return -1
        return whole

    def knows(self, word: str) -> bool:
        """Whether a word begins a word of any action."""
        return any(candidate.startswith(word) for words in self._words.values() for candidate in words)
