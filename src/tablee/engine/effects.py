"""Effects: what the vocabularies of all games with cards have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

EffectFault: TypeAlias = tuple[str, str, str]  # a field, what was found there, what is allowed


class BaseEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that a card does: a verb of the game's vocabulary, and the fields that the verb decides."""

    def given(self) -> dict[str, Any]:
        """The fields it has, besides its verb."""
        fields = {field: getattr(self, field) for field in self.__struct_fields__ if field != "verb"}
        return {field: value for field, value in fields.items() if value is not None}


def wrong_fields(effect: BaseEffect, required: tuple[str, ...], optional: tuple[str, ...]) -> Iterator[EffectFault]:
    """Fields that are missing, and fields that the verb does not have."""
    given = effect.given()
    for field in required:
        if field not in given:
            yield field, "–", ", ".join(required)
    for field in given:
        if field not in required + optional:
            yield field, str(given[field]), ", ".join(required + optional) or "–"
