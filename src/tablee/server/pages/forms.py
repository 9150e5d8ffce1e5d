"""What forms send."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.enums import RequestEncodingType
from litestar.params import Body

from tablee.server.live import Live, TableError
from tablee.server.visitors import Visitor

Form: TypeAlias = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
MAX_DIGITS = 9


def whole(data: dict[str, str], field: str) -> int:
    """A field that must be a whole number."""
    text = data.get(field, "")
    if not (text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS):
        raise TableError("error-web-field", {"field": field, "value": text[:40]})
    return int(text)


def asked_by(live: Live, data: dict[str, str], visitor: Visitor) -> tuple[int, int]:
    """The seat a form speaks for, if it is the visitor's, and the number of the move it was made for."""
    return live.seat_of(visitor.player, whole(data, "seat")), whole(data, "number")
