"""Every icon once, drawn on 24 × 24 and used by reference; what has no colour of its own takes that around it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.drawing.icons import Icons

ICONS: Final = Icons("gt-", Path(__file__).with_name("icons.svg"))
sprite, icon, at = ICONS.sprite, ICONS.icon, ICONS.at
