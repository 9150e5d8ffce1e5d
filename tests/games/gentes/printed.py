"""What the document's tables say about where facts come from."""

from __future__ import annotations

from .positions import GAME

# The columns of the tables that can be printed, by the fields of the content behind them.
COLUMNS = {
    "card": {
        "name": "name.en",
        "era": "era",
        "requirements": "requires",
        "VP": "vp",
        "synergy": "synergy",
        "now": "now",
        "lasting": "ongoing",
    },
    "city": {"name": "name.en", "region": "region", "symbol": "symbol", "reward": "reward"},
    "home_row": {"name": "name.fr", "left": "left", "right": "right"},
    "action_tile": {
        "action": "action",
        "coins": "coins",
        "hourglasses": "hourglasses",
        "symbol": "symbol",
        "effects": "effects",
        "mark": "mark",
    },
}


def printed(section: str, entry: str) -> str:
    """The columns of an entry that the rulebook prints, those it prints a part of with "partly"; "-" for none."""
    found = []
    for column, field in COLUMNS[section].items():
        origins = set(GAME.origins.within(section, entry, field).values())
        if "rulebook" in origins:
            found.append(f"{column} (partly)" if "house" in origins else column)
    return ", ".join(found) or "-"
