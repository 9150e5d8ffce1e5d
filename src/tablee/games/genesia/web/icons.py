"""Every icon once, drawn on 24 × 24 and used by reference; what has no colour of its own takes that around it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup

from tablee.drawing.icons import Icons

ICONS: Final = Icons("ga-", Path(__file__).with_name("icons.svg"))
sprite, icon = ICONS.sprite, ICONS.icon


def emblem(colour: str, label: str = "") -> Markup:
    """The sign of a seat in its colour."""
    return icon(colour, label, f"emblem of-{colour}")


def at(name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
    """An icon inside a larger drawing, by its middle."""
    return ICONS.at(name, round(x - size / 2), round(y - size / 2), size, kind)
