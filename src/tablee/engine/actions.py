"""The action table: every action of a game as a small number, with its text in and out.

A block is a word with parameters; each parameter is one of a row of tokens. Numbers run through
the blocks in order, and through a block's parameters with the last one fastest.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import product
from math import prod

import msgspec

from tablee.engine.errors import ParseError
from tablee.engine.state import MAX_ACTIONS

SPARE = ""  # the token of a number that waits for a card of a pack


def with_room(tokens: Iterable[str], room: int) -> tuple[str, ...]:
    """The tokens of cards to which packs may add others: compiled rules count with room for so many."""
    given = tuple(tokens)
    return given + (SPARE,) * (room - len(given))


class Parameter:
    """A named place in an action, filled by one of its tokens. Numbers with a spare one are no actions."""

    def __init__(self, name: str, tokens: tuple[str, ...]) -> None:
        self.name = name
        self.tokens = tokens
        self.words = [token for token in tokens if token != SPARE]


class Block:
    """A word and its parameters. `spoken` is their order in the text, where it differs."""

    def __init__(self, name: str, *parameters: Parameter, spoken: tuple[Parameter, ...] = ()) -> None:
        self.name = name
        self.parameters = parameters
        self.spoken = spoken or parameters
        self.size = prod(len(parameter.tokens) for parameter in parameters)

    def values(self, numbers: tuple[int, ...]) -> dict[str, str]:
        """The parameters by name, as tokens."""
        return {p.name: p.tokens[number] for p, number in zip(self.parameters, numbers, strict=True)}

    def text(self, numbers: tuple[int, ...]) -> str:
        values = self.values(numbers)
        return " ".join([self.name, *(values[parameter.name] for parameter in self.spoken)])


class ActionTable:
    """All actions of a game: its `numbers`, all below `size`. `encode`/`decode` and `text`/`parse` are exact inverses.

    Compiled rules know the first number of each block as a constant of a class (`numbers`): it must be the table's.
    """

    def __init__(self, *blocks: Block, numbers: type | None = None) -> None:
        self.blocks = {block.name: block for block in blocks}
        self._starts: dict[str, int] = {}
        self._decoded: list[tuple[str, tuple[int, ...]]] = []
        for block in blocks:
            self._starts[block.name] = len(self._decoded)
            combinations = product(*(range(len(parameter.tokens)) for parameter in block.parameters))
            self._decoded.extend((block.name, combination) for combination in combinations)
        known = {name.lower(): number for name, number in vars(numbers).items() if name.isupper()} if numbers else {}
        if numbers and known != self._starts:
            wrong = {name: number for name, number in self._starts.items() if known.get(name) != number}
            raise ValueError(f"the blocks of actions begin at {wrong or self._starts}, the rules say {known}")
        self.size = len(self._decoded)
        if self.size > MAX_ACTIONS:
            raise ValueError(f"an action table of {self.size} entries; the most is {MAX_ACTIONS}")
        self._texts = [self.blocks[name].text(values) for name, values in self._decoded]
        self.numbers = [number for number in range(self.size) if SPARE not in self.values(number).values()]
        self._numbers = {self._texts[number]: number for number in self.numbers}
        self._known = frozenset(self.numbers)
        self.as_json = [msgspec.json.encode(text) for text in self._texts]  # each action's text, for long lists of them

    def __contains__(self, action: int) -> bool:
        return action in self._known

    def encode(self, name: str, *numbers: int) -> int:
        action = self._starts[name]
        rest = self.blocks[name].size
        for parameter, number in zip(self.blocks[name].parameters, numbers, strict=True):
            if not 0 <= number < len(parameter.tokens):
                raise ValueError(f"{name}: {parameter.name} is {number}, not 0 to {len(parameter.tokens) - 1}")
            rest //= len(parameter.tokens)
            action += rest * number
        return action

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        return self._decoded[action]

    def values(self, action: int) -> dict[str, str]:
        """The action's parameters by name, as tokens."""
        name, numbers = self._decoded[action]
        return self.blocks[name].values(numbers)

    def text(self, action: int) -> str:
        """The action in words that never change: what records are written in."""
        return self._texts[action]

    def texts(self, actions: Iterable[int]) -> list[str]:
        """As `text`, for many."""
        return list(map(self._texts.__getitem__, actions))

    def parse(self, text: str) -> int:
        words = text.lower().split()
        found = self._numbers.get(" ".join(words))
        if found is None:
            raise self._mistake(words)
        return found

    def _mistake(self, words: list[str]) -> ParseError:
        """Say which word is wrong and what would be right."""
        if not words or words[0] not in self.blocks:
            return ParseError(
                "error-parse-block", {"word": words[0] if words else "", "allowed": ", ".join(self.blocks)}
            )
        block = self.blocks[words[0]]
        for parameter, word in zip(block.spoken, words[1:], strict=False):
            if word not in parameter.words:
                near = get_close_matches(word, parameter.words, n=4) or parameter.words
                values = {"word": word, "block": block.name, "parameter": parameter.name, "allowed": _some(near)}
                return ParseError("error-parse-token", values)
        form = " ".join([block.name, *(f"<{parameter.name}>" for parameter in block.spoken)])
        return ParseError("error-parse-count", {"block": block.name, "form": form})


def _some(tokens: list[str]) -> str:
    """A short list, or the ends of a long one."""
    return ", ".join(tokens) if len(tokens) <= 8 else f"{tokens[0]} … {tokens[-1]}"
