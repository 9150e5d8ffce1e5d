# Compiled by mypyc (see setup.py).
"""The numbers by which the compiled rules know actions, cards and the words of the effect vocabulary.

The order is that of the content and of the vocabulary in `effects`; a test compares them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CIVILIZATIONS: Final[i64] = 48
TECHNOLOGIES: Final[i64] = 27
WONDERS: Final[i64] = 15
CELLS: Final[i64] = 9
ACTIONS: Final[i64] = 18
NONE: Final[i64] = -1  # no card, no seat, no target

# Actions, in the order of the content: ten of the base game, then those of the scenarios.
WONDER: Final[i64] = 0
RESEARCH: Final[i64] = 1
ENSLAVE: Final[i64] = 2
CULTURE: Final[i64] = 3
CONSTRUCTION: Final[i64] = 4
CONQUEST: Final[i64] = 5
HUNTING: Final[i64] = 6
FISHING: Final[i64] = 7
FARM: Final[i64] = 8
TRADE: Final[i64] = 9
QUARRY: Final[i64] = 10
CARAVAN: Final[i64] = 11
BAZAAR: Final[i64] = 12
RITUAL: Final[i64] = 13
RAMPARTS: Final[i64] = 14
TRIBUTE: Final[i64] = 15
HOSPICE: Final[i64] = 16
PATRONAGE: Final[i64] = 17

# Cards of the time track: the seven actions above from Culture on, the Plague, then the scenarios' cards.
PLAGUE: Final[i64] = 7
FIRST_SPECIAL_CARD: Final[i64] = 8  # then the special actions in their order

# Where effects come from. A source is a number; its effects are rows `first[source]` to `first[source + 1]`.
MAIN: Final[i64] = 0
INHERITED: Final[i64] = 48
TECHNOLOGY: Final[i64] = 96
WONDER_CARD: Final[i64] = 123
ACTION: Final[i64] = 138
STATION: Final[i64] = 156
EVENT: Final[i64] = 162
SOURCES: Final[i64] = 171

# An effect is a row of numbers; what a column holds depends on the verb, and 0 stands for "not given".
ROW: Final[i64] = 9
VERB: Final[i64] = 0
ON: Final[i64] = 1
WHAT: Final[i64] = 2  # an action, a resource, or what it is aimed at
AMOUNT: Final[i64] = 3
PER: Final[i64] = 4
EVERY: Final[i64] = 5
COND: Final[i64] = 6
TECHS: Final[i64] = 7  # a set of technologies, a bit each
EXTRA: Final[i64] = 8  # `then`, `max`, `except_source`, `points`, `which`

# Verbs.
ACTION_POINTS: Final[i64] = 0
ACTION_COINS: Final[i64] = 1
ACTION_COST: Final[i64] = 2
ACTION_FREE: Final[i64] = 3
ACTION_WORKERS: Final[i64] = 4
ACTION_RECRUIT: Final[i64] = 5
ACTION_FOLLOW: Final[i64] = 6
ACTION_KEEP: Final[i64] = 7
SLOT: Final[i64] = 8
UPCOMING_SLOTS: Final[i64] = 9
DENY_ACTION: Final[i64] = 10
IGNORE_PREREQUISITES: Final[i64] = 11
HUNT_ALWAYS: Final[i64] = 12
SHIELD: Final[i64] = 13
SHIELD_PER: Final[i64] = 14
IMMUNE: Final[i64] = 15
GAIN: Final[i64] = 16
GAIN_TECHNOLOGY: Final[i64] = 17
GAIN_WONDER: Final[i64] = 18
OTHERS_GAIN: Final[i64] = 19
OTHERS_LOSE: Final[i64] = 20
BONUS_MULTIPLY: Final[i64] = 21
TECHNOLOGY_PER_BONUS: Final[i64] = 22
TURN_ACTION: Final[i64] = 23
TURN_PAY: Final[i64] = 24
END_POINTS: Final[i64] = 25
ALL_GAIN: Final[i64] = 26
ALL_LOSE: Final[i64] = 27
ALL_SACRIFICE: Final[i64] = 28
LEADERS_GAIN: Final[i64] = 29
EXTREMES_LOSE: Final[i64] = 30
FUND_WONDER: Final[i64] = 31
OPEN_STATION: Final[i64] = 32
WARD: Final[i64] = 33
PAY_TRIBUTE: Final[i64] = 34

# When an effect happens.
NOW: Final[i64] = 1
ON_RISE: Final[i64] = 2
ON_ACQUIRE: Final[i64] = 3
ON_REST: Final[i64] = 4
ON_ANNEX: Final[i64] = 5
ON_WAR: Final[i64] = 6
ON_SACRIFICE: Final[i64] = 7
ON_TURN_END: Final[i64] = 8
ON_ACTION: Final[i64] = 9

# What a gain gives.
POINTS: Final[i64] = 0
COINS: Final[i64] = 1
WORKERS: Final[i64] = 2

# What an effect counts; 0 for nothing.
PER_TECHNOLOGY: Final[i64] = 1
PER_WONDER: Final[i64] = 2
PER_CIVILIZATION: Final[i64] = 3
PER_WORKER: Final[i64] = 4
PER_IDLE_WORKER: Final[i64] = 5
PER_SHIELD: Final[i64] = 6
PER_COIN: Final[i64] = 7
PER_POINT: Final[i64] = 8
PER_UPCOMING: Final[i64] = 9
PER_STATION: Final[i64] = 10

# What an effect needs; 0 for nothing.
HIGHEST_MILITARY: Final[i64] = 1
NOT_LOWEST_MILITARY: Final[i64] = 2
NO_TECHNOLOGY: Final[i64] = 3
AT_MOST_ONE_TECHNOLOGY: Final[i64] = 4

# What immunity is against, and where a payment goes.
TO_WAR: Final[i64] = 0
TO_PLAGUE: Final[i64] = 1
TO_MARKET: Final[i64] = 2
TO_SUPPLY: Final[i64] = 3

# What a card brings when it enters the window; 0 for nothing.
WAR_ICON: Final[i64] = 1
PLAGUE_ICON: Final[i64] = 2

# Where points come from, for the score sheet. The first ones are the actions that give points.
CATEGORIES: Final = (
    "wonder",
    "research",
    "culture",
    "construction",
    "conquest",
    "hunting",
    "other_actions",
    "abilities",
    "events",
    "end",
)
CATEGORY_COUNT: Final[i64] = 10
OTHER_ACTIONS: Final[i64] = 6
ABILITIES: Final[i64] = 7
EVENTS: Final[i64] = 8
END: Final[i64] = 9
CATEGORY_OF_ACTION: Final = vec[i64]([0, 1, 6, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
