"""Packages that not everybody installs: what needs them says how to get them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tablee.engine.errors import MissingExtra


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import inside what an extra of Tablée brings; a module of our own that is missing stays our mistake."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "tablee").partition(".")[0]
        if package == "tablee":
            raise
        raise MissingExtra("error-extra", {"package": package, "extra": extra}) from error
