"""Effects: what the vocabularies of all games with cards have in common.

A verb is a class with its own fields; a game's vocabulary is the union of its verbs, so that the schema itself says
which fields a verb has. The class is named like the verb: `LoseCoins` is `verb = "lose_coins"` in a content file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

import msgspec

EffectFault: TypeAlias = tuple[str, str, str]  # a field, what was found there, what is allowed


def verb_of(name: str) -> str:
    """The verb of a class: `lose_coins` of `LoseCoins`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="verb", tag=verb_of):
    """One thing that a card does, with the fields that it needs."""

    @property
    def verb(self) -> str:
        return str(self.__struct_config__.tag)

    def faults(self) -> Iterator[EffectFault]:
        """What is wrong between its fields, which the schema cannot say."""
        yield from ()


@cache
def all_fields(vocabulary: type[Verb]) -> frozenset[str]:
    """The fields of all verbs below a class, as content files write them."""
    own = frozenset(vocabulary.__struct_encode_fields__)
    return own.union(*(all_fields(verb) for verb in vocabulary.__subclasses__()))
