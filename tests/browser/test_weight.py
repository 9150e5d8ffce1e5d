"""What a first visit to a table loads."""

from __future__ import annotations

import pytest

import tablee
from tests.browser.conftest import Serving, Visit
from tests.browser.tables import table

MOST = 150_000  # bytes, as they come over the line; with fonts

LOADED = """async () => {
  await document.fonts.ready;
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return Object.fromEntries(all.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]));
}"""


@pytest.mark.parametrize("game", [meta.key for meta in tablee.games()])
def test_a_table_is_light(visit: Visit, serving: Serving, game: str) -> None:
    host, first = visit("/"), visit("/")
    live = table(serving, game, [host, host])
    first.goto(f"/t/{live.key}", wait_until="load")
    loaded = first.evaluate(LOADED)
    assert any(name.endswith(".woff2") for name in loaded)
    largest = sorted(loaded.items(), key=lambda one: -one[1])
    assert sum(loaded.values()) <= MOST, largest
