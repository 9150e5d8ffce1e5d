"""Server-sent events as they go over the line. Litestar's own look for line breaks with a regular expression, which
takes them a tenth of the time that a page takes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SentEvent:
    data: str
    id: str | None = None
    event: str | None = None

    def encode(self) -> bytes:
        head = f"id: {self.id}\n" if self.id is not None else ""
        head += f"event: {self.event}\n" if self.event is not None else ""
        lines = self.data.encode()
        if b"\r" in lines:  # pages have none, and looking for two bytes in a row takes much longer
            lines = lines.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        return b"".join((head.encode(), b"data: ", lines.replace(b"\n", b"\ndata: "), b"\n\n"))
