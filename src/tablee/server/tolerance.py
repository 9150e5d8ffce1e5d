"""A mistake in one game must not take the others' pages with it: what fails is logged, and left out."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)
_logged: set[tuple[str, str, type]] = set()


@contextmanager
def tolerating(game: str, what: str) -> Iterator[None]:
    """Go on after whatever fails inside. Pages ask again every few seconds, so each mistake is logged once."""
    try:
        yield
    except Exception as error:
        kind = (game, what, type(error))
        if kind not in _logged:
            _logged.add(kind)
            log.error("%s of the game %s failed", what, game, exc_info=error)
