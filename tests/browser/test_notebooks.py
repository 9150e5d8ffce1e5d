"""A position in a notebook: the frame is as tall as its board, and nothing is wider than the frame."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

import tablee
from tablee.testing.browser import LIMIT

CELL: ViewportSize = {"width": 900, "height": 700}
FITS = """() => {
    const frame = document.querySelector("iframe"), inside = frame.contentDocument.documentElement;
    return frame.clientHeight === inside.scrollHeight && frame.contentDocument.body.offsetHeight === frame.clientHeight
        && inside.scrollWidth <= frame.clientWidth;
}"""


@pytest.mark.parametrize("game", [meta.key for meta in tablee.games()])
def test_the_frame_fits_the_board(game: str, browser: Browser) -> None:
    page = browser.new_page(viewport=CELL)
    page.evaluate("(drawn) => document.body.innerHTML = drawn", tablee.game(game).new(2, seed=1)._repr_html_())
    page.wait_for_function(FITS, timeout=LIMIT)
    board = page.frame_locator("iframe").locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > CELL["height"] / 3
    page.close()
