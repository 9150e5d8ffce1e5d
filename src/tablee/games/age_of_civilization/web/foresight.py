"""What a choice will make of the numbers before whoever looks, and whether it changes what the next trouble does."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import Table
from tablee.games.age_of_civilization.web.time_track import is_safe

NUMBERS = ("coins", "military")


def ghosts(before: Table, after: Table) -> dict[str, str]:
    had, has = before.own_seat(), after.own_seat()
    return {f"{name}-{before.own}": str(has[name]) for name in NUMBERS if has[name] != had[name]}


def then(before: Table, after: Table) -> list[Markup]:
    """Nothing once the trouble has come."""
    coming = before.next_trouble()
    if coming is None or after.next_trouble() != coming:
        return []
    kind = coming[0]
    safe = is_safe(after, after.own, kind)
    if safe == is_safe(before, before.own, kind):
        return []
    said = after.speaker.labelled(
        after.say("page-trouble", icon=kind), after.say("page-safe" if safe else "page-loses")
    )
    return [tag("span", icon(kind), " ", said, class_="aoc")]
