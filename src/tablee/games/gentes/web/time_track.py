"""The time track: what is used, what is free, what is locked, and what of it will still lie there next round."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import Table


def track(table: Table, seat: dict[str, Any], number: int) -> Markup:
    """Twelve spaces from the left: used ones, free ones, locks (GE-004)."""
    cells = [_used(table, space) for space in seat["track"]]
    free, locked = table.known("page-free-space"), table.known("page-locked-space")
    cells += [("free", Markup(), free)] * seat["free"]
    cells += [("locked", icon("lock"), locked)] * seat["locks"]
    drawn = [
        tag(
            "li",
            body,
            _ghost(place < seat["debt"]),
            hidden(said),
            class_=f"space {kind}",
            title=said,
            data_place=f"time-{number}-{place}",
        )
        for place, (kind, body, said) in enumerate(cells)
    ]
    return tag("ol", *drawn, class_="track", aria_label=table.known("page-time"), data_place=f"track-{number}")


def _used(table: Table, space: dict[str, Any]) -> tuple[str, Markup, str]:
    if "tile" in space:
        tile = table.tiles[space["tile"]]
        price = tag("small", str(tile.coins), icon("coins"))
        signs = icon(tile.action), icon(tile.symbol or ""), price
        body = tag("span", *signs, class_="on-track", data_glides=f"token-{tile.id}")
        return "tile-on", body, table.name("action_tile", tile.id)
    number = space["hourglasses"]
    said = table.known("page-hourglasses", n=number)
    return ("double" if number == 2 else "single"), icon("hourglass") * number, said


def _ghost(stays: bool) -> Markup:
    """Where an hourglass will lie after the decline (GE-503)."""
    return tag("i", icon("hourglass"), class_="ghost", aria_hidden="true") if stays else Markup()


def strip(table: Table, seat: dict[str, Any], number: int) -> Markup:
    """The track of another seat in small."""
    used = [_in_small(space) for space in seat["track"]]
    left = [tag("i", class_="free")] * seat["free"] + [tag("i", class_="locked")] * seat["locks"]
    said = table.known("page-free", n=seat["free"])
    place = f"track-{number}"
    return tag("span", *used, *left, class_="strip", role="img", aria_label=said, data_place=place)


def _in_small(space: dict[str, Any]) -> Markup:
    if "tile" in space:
        return tag("i", class_="tile-on", data_glides=f"token-{space['tile']}")
    return tag("i", class_="double" if space["hourglasses"] == 2 else "single")


def penalty(table: Table, hourglasses: int) -> int:
    """What hourglasses cost at the end of the game (GE-607)."""
    steps = table.content.rules.final_hourglass_penalty
    return steps[min(hourglasses, len(steps) - 1)]
