"""What a choice will make of the numbers of whoever looks, where their Clans will stand, and what it leaves at risk."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.games.genesia.web.icons import icon
from tablee.games.genesia.web.prompt import warnings
from tablee.games.genesia.web.table import Table


def ghosts(before: Table, after: Table) -> dict[str, str]:
    own = before.own
    numbers = {"coins": "coins", "hand_size": "cards"}
    had, has = before.own_seat(), after.own_seat()
    found = {f"{place}-{own}": str(has[key]) for key, place in numbers.items() if has[key] != had[key]}
    more = [region for region in before.places if after.clans(region, own) > before.clans(region, own)]
    return found | {f"region-{region}": "" for region in more}


def then(before: Table, after: Table) -> list[Markup]:
    """What one would be warned of only afterwards."""
    known = warnings(before)
    return [tag("span", icon("warning"), " ", said, class_="ga") for said in warnings(after) if said not in known]
