"""What a choice will make of the mat of whoever looks: ghosts on its pieces, and what one would easily miss."""

from __future__ import annotations

from collections import Counter
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.games.gentes.web.card_icons import amounts
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.own_mat import LAST_ROUND
from tablee.games.gentes.web.table import Table
from tablee.games.gentes.web.time_track import penalty

INCOME = (("vp", "vp"), ("coins", "coins"), ("temple", "cube-temple"), ("oracle", "cube-oracle"))


def ghosts(before: Table, after: Table) -> dict[str, str]:
    """Numbers that change, spaces of the time track that fill, and where tokens will stand."""
    own = before.own
    had, has = before.own_seat(), after.own_seat()
    numbers = (("coins", "coins"), ("coins", "purse"), ("vp", "points"), ("free", "free"))
    found = {f"{place}-{own}": str(has[key]) for key, place in numbers if has[key] != had[key]}
    for name, number in has["citizens"].items():
        if number != had["citizens"][name]:
            found[f"citizen-{name}-{own}"] = str(number)
    for kind in ("temple", "oracle"):
        if has[kind] != had[kind]:
            found[f"cube-{kind}-{own}"] = str(has[kind])
    if after.view["round"] == before.view["round"]:
        found |= {f"time-{own}-{place}": "" for place in range(len(had["track"]), len(has["track"]))}
    return found | {f"space-{space}": "" for space in after.spaces(own) if space not in before.spaces(own)}


def then(before: Table, after: Table) -> list[Markup]:
    """Cards too many, hourglasses that stay, and what the next decline will bring more or less than before."""
    if after.view["over"] or after.view["round"] != before.view["round"]:
        return []
    had, has = before.own_seat(), after.own_seat()
    found = []
    if has["excess"] > had["excess"]:
        found.append(_warned(after.known("page-excess", n=has["excess"])))
    if has["debt"] > had["debt"]:
        found.append(_warned(_staying(after, has["debt"])))
    change = Counter({what: has["income"][key] - had["income"][key] for key, what in INCOME})
    more = [amounts(after.speaker, [(what, abs(n))], "+" if n > 0 else "−") for what, n in change.items() if n]
    if more:
        sign, words = icon("decline"), after.known("page-next-decline")
        found.append(tag("span", sign, " ", words, " ", Markup(" ").join(more), class_="gt"))
    if has["free"] == 0 and had["free"]:
        found.append(tag("span", icon("hourglass"), " ", after.known("page-last-turn"), class_="gt"))
    return found


def _staying(table: Table, hourglasses: int) -> str:
    round_: Any = table.view["round"]
    if round_ < LAST_ROUND:
        return table.known("page-debt", round=round_ + 1, n=hourglasses)
    return table.known("page-debt-final", n=hourglasses, vp=penalty(table, hourglasses))


def _warned(words: str) -> Markup:
    return tag("span", icon("warning"), " ", words, class_="gt")
