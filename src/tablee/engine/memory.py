"""A memory with little room: what was asked for lately stays, what nobody asks for any more goes by itself."""

from __future__ import annotations

from typing import Generic, TypeVar

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class Memory(Generic[KeyT, ValueT]):
    """Keeps up to `room` values, and what was used while the last `room` were filled in. None is not a value."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._young: dict[KeyT, ValueT] = {}
        self._old: dict[KeyT, ValueT] = {}

    def get(self, key: KeyT) -> ValueT | None:
        found = self._young.get(key)
        if found is None and (found := self._old.get(key)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: KeyT, value: ValueT) -> None:
        if len(self._young) >= self.room:
            self._old, self._young = self._young, {}
        self._young[key] = value

    def __len__(self) -> int:
        return len(self._young) + len(self._old)
