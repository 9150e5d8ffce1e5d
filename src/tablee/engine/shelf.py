"""The games on the shelf. `registry` puts them there and takes them away; whoever speaks of a game finds it here."""

from __future__ import annotations

from tablee.engine.meta import Meta

by_key: dict[str, Meta] = {}
