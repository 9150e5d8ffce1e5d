"""One view being drawn: what the drawings of all games ask of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, TypeVarTuple, cast

from markupsafe import Markup
from msgspec.json import Encoder

from tablee.drawing.remembered import Remembered
from tablee.engine.content import Content
from tablee.engine.events import Event
from tablee.engine.messages import Speaker

ContentT = TypeVar("ContentT", bound=Content)
Arguments = TypeVarTuple("Arguments")

_encoded = Encoder().encode


def only(view: dict[str, Any], *fields: str, **others: Any) -> dict[str, Any]:
    """Of a view these fields alone, and others as they are given."""
    return {field: view[field] for field in fields} | others


class Table(Generic[ContentT]):
    """A view, the words for it, and the content it names. Games add what their drawings need."""

    schema: ClassVar[type[Content]]  # of the game's content

    content: ContentT

    def __init__(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> None:
        assert speaker.game is not None
        assert isinstance(speaker.game.content, self.schema)
        self.view = view
        self.speaker = speaker
        self.game = speaker.game
        self.content = cast(ContentT, speaker.game.content)
        self.recent = recent
        self.remembered = Remembered(speaker)

    def part(self, shown: dict[str, Any], draw: Callable[[Self, *Arguments], Markup], *arguments: *Arguments) -> Markup:
        """A part of the page, drawn anew only where something that it shows has changed. `draw` gets a table with
        nothing but what is `shown` of the view, and no events: what it is not given it cannot show."""
        key = draw, arguments, tuple(self.speaker.seats), _encoded(shown)
        return self.remembered.part(key, lambda: draw(self._with(shown), *arguments))

    def _with(self, shown: dict[str, Any]) -> Self:
        table = type(self)(shown, self.speaker)
        del table.recent
        return table

    @property
    def own(self) -> int:
        """Whose area is shown: whoever looks; for those who only watch, whoever's turn it is."""
        viewer = self.view["seat"]
        return max(0, int(self.view["active"] or 0)) if viewer is None else int(viewer)

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    def name(self, section: str, entry: str) -> str:
        return self.speaker.name(section, entry)

    def seat(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view["seats"][number]
        return found

    def only_seat(self, number: int, *fields: str) -> list[dict[str, Any] | None]:
        """The seats where a part of the page shows these fields of one alone."""
        return [only(seat, *fields) if other == number else None for other, seat in enumerate(self.view["seats"])]

    def own_seat(self) -> dict[str, Any]:
        return self.seat(self.own)

    def others(self) -> list[int]:
        return [number for number in range(len(self.view["seats"])) if number != self.own]

    def asked(self) -> str | None:
        """The question before whoever looks."""
        viewer = self.view["seat"]
        return None if viewer is None else self.view["pending"].get(str(viewer))
