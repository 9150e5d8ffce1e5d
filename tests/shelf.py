"""The games that come with Tablée, for tests that are about these: others may stand beside them on the shelf."""

from __future__ import annotations

import tablee

OWN_GAMES = [meta for meta in tablee.games() if meta.package.startswith("tablee.games.")]
OWN_KEYS = [meta.key for meta in OWN_GAMES]
