"""Around one screen nobody sees who could answer, and whoever wants to takes the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.engine import registry, shelf
from tablee.server.hub import Hub
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.tables import table
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import Sealed

OPTIONS: dict[str, Any] = {"ties": "nobody", "hand": 3, "answers": True}
HANDS = [[15, 13, 14], [1, 3, 12], [2, 4, 5]]


@pytest.fixture(autouse=True)
def sealed() -> Iterator[None]:
    registry.register(META)
    yield
    shelf.by_key.pop(META.key)


@pytest.mark.parametrize("settings", [{}, {"viewport": PHONE, "has_touch": True}])
def test_somebody_may_answer(visit: Visit, serving: Serving, settings: dict[str, Any]) -> None:
    page = visit("/", **settings)
    live = table(serving, "sealed", [page, page, page], names=("Ann", "Bob", "Cleo"), **OPTIONS)
    assert isinstance(live.match.state, Sealed)
    live.match.state.hands = [list(hand) for hand in HANDS]
    parse = live.match.game.actions.parse

    async def claimed(hub: Hub) -> None:
        for seat, hand in enumerate(HANDS):
            await hub.play(live, seat, live.number, parse(f"bid {hand[0]}"))
        await hub.play(live, 0, live.number, parse("keep"))

    serving.run(claimed)
    page.goto(f"/t/{live.key}")
    expect(page.locator(".prompt h2")).to_have_text("Somebody may answer")
    expect(page.locator("[data-piece^=card]")).to_have_count(0)
    page.get_by_role("button", name="I am Bob: open").click()
    expect(page.locator("#question")).to_have_text("Answer with a high card, or pass")
    page.locator("[data-piece=card-12]").click()
    page.locator(".preview button.primary").click()
    expect(page.get_by_role("button", name="I am Cleo: open")).to_be_visible()  # who can only pass is asked as well
    page.get_by_role("button", name="Nobody: go on").click()
    expect(page.locator(".prompt h2")).not_to_have_text("Somebody may answer")
    assert [move.action for move in live.match.moves[-2:]] == ["bid 12", "pass"]
