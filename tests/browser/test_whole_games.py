"""Whole games in a real browser: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.engine import records
from tablee.testing.browser import DESKTOP, OneAction, play_against_bots, play_on, touch_one_action
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import key_one_action
from tests.shelf import OWN_KEYS

WAYS: dict[str, tuple[OneAction, dict[str, Any]]] = {
    "mouse": (touch_one_action, {"viewport": DESKTOP}),
    "keyboard": (key_one_action, {"viewport": DESKTOP, "locale": "fr"}),
    "phone": (touch_one_action, {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "it"}),
}
# To the end by mouse; by the other ways games are left after so many decisions.
LEFT_AFTER = 10
ENDLESS = 10_000


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_whole_game(game: str, way: str, visit: Visit) -> None:
    one_action, settings = WAYS[way]
    most = ENDLESS if way == "mouse" else LEFT_AFTER
    page = visit("/", **settings)
    key = play_against_bots(page, game)
    made = play_on(page, one_action, seed=7, most=most)
    if made == most:
        return
    record: Any = records.decode(page.request.get(f"/t/{key}/record").body())
    assert records.verify(record, tablee.game(game)).over
    assert sum(move.seat == 0 for move in record.moves) >= made  # several may be played as one
    assert page.locator(".places li").count() == 3
    assert page.locator("#sheet[open] tfoot td").count() == 3  # opened by the end, though it was closed before
