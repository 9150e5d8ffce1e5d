"""Which lines of an enlarged card a rulebook prints: a small sign behind them, and what it means at the card's foot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.engine.messages import Speaker
from tablee.engine.origins import HOUSE, RULEBOOK

SIGN: Final = "§"


def mark(origin: str, speaker: Speaker) -> Markup:
    """Behind what is printed; what is ours has none."""
    if origin == HOUSE:
        return Markup()
    said = speaker.say("origin-printed")
    return tag("span", SIGN, class_="as-printed", role="img", aria_label=said, title=said)


def legend(origins: Iterable[str], speaker: Speaker) -> Markup:
    """What the sign means, on a card whose lines have these origins; on one without signs, why there are none."""
    found = set(origins)
    said = speaker.say("origin-legend" if RULEBOOK in found else "origin-ours", {"sign": SIGN})
    return tag("p", said, class_="origin")


def together(origins: Iterable[str]) -> str:
    """Of a line that tells several facts: it is printed if all of them are."""
    return RULEBOOK if set(origins) == {RULEBOOK} else HOUSE
