"""The technology card and the special cards that cover a part of it, as the rules print them (4.2, 5.6)."""

from __future__ import annotations

# The columns, from the bottom up.
LEFT = ("writing", "education", "science")
MIDDLE = ("navigation", "currency", "engineering")
RIGHT = ("mining", "ironworking", "gunpowder")
TECHNOLOGIES = [*LEFT, *MIDDLE, *RIGHT]
# Each special card with its column and the two technologies that cover rows 1 and 2 of it.
SPECIAL_CARDS = {
    "sp_calendar": (LEFT, "calendar", "astronomy"),
    "sp_poetry": (LEFT, "poetry", "philosophy"),
    "sp_healers": (LEFT, "herbalism", "medicine"),
    "sp_sailors": (MIDDLE, "shipbuilding", "cartography"),
    "sp_merchants": (MIDDLE, "pottery", "banking"),
    "sp_builders": (MIDDLE, "irrigation", "aqueduct"),
    "sp_riders": (RIGHT, "horse_riding", "cavalry"),
    "sp_smiths": (RIGHT, "bronze", "fortification"),
    "sp_lords": (RIGHT, "corvee", "feudalism"),
}
