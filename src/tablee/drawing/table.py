"""One view being drawn: what the drawings of all games ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from tablee.drawing.remembered import Remembered
from tablee.engine.content import Content
from tablee.engine.events import Event
from tablee.engine.messages import Speaker

ContentT = TypeVar("ContentT", bound=Content)


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

    @property
    def own(self) -> int:
        """Whose area is shown: whoever looks; for those who only watch, whoever's turn it is."""
        viewer, active = self.view["seat"], self.view["active"]
        return max(0, int(active or 0)) if viewer is None else int(viewer)

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    def name(self, section: str, entry: str) -> str:
        return self.speaker.name(section, entry)

    def seat(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view["seats"][number]
        return found

    def own_seat(self) -> dict[str, Any]:
        return self.seat(self.own)

    def others(self) -> list[int]:
        return [number for number in range(len(self.view["seats"])) if number != self.own]

    def asked(self) -> str | None:
        """The question before whoever looks."""
        viewer = self.view["seat"]
        return None if viewer is None else self.view["pending"].get(str(viewer))
