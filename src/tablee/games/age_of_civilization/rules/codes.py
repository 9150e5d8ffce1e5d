# Compiled by mypyc (see setup.py).
"""The numbers by which the compiled rules know actions, cards and the words of the effect vocabulary.

Each enumeration has the names of the content; `tables` compares them when it is imported.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.numbering import names_of

NONE: Final[i64] = -1  # no card, no seat, no aim, no moment, nothing counted, no condition

# How many cards of each kind there are; of civilizations, which packs may add to, how many there can be.
CIVILIZATIONS: Final[i64] = 60
TECHNOLOGIES: Final[i64] = 27
WONDERS: Final[i64] = 15
SPECIAL_CARDS: Final[i64] = 9
CELLS: Final[i64] = 9
CARD_ACTIONS: Final[i64] = 18
STATIONS: Final[i64] = 6
EVENTS: Final[i64] = 9


class CardAction:
    """The actions printed on cards: three of the permanent card, seven of the time track, then the scenarios'."""

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


class Icon:
    """What a card brings when it enters the window."""

    NONE: Final[i64] = 0
    WAR: Final[i64] = 1
    PLAGUE: Final[i64] = 2


class Source:
    """Where effects stand: the first number of each kind of card."""

    MAIN: Final[i64] = 0
    INHERITED: Final[i64] = MAIN + CIVILIZATIONS
    TECHNOLOGY: Final[i64] = INHERITED + CIVILIZATIONS
    WONDER: Final[i64] = TECHNOLOGY + TECHNOLOGIES
    ACTION: Final[i64] = WONDER + WONDERS
    STATION: Final[i64] = ACTION + CARD_ACTIONS
    EVENT: Final[i64] = STATION + STATIONS
    END: Final[i64] = EVENT + EVENTS


class Cause:
    """What brings or takes something and stands on no card: numbered after the sources."""

    REST: Final[i64] = Source.END
    ANNEX: Final[i64] = Source.END + 1
    WAR: Final[i64] = Source.END + 2
    PLAGUE: Final[i64] = Source.END + 3
    BANDITS: Final[i64] = Source.END + 4
    DROUGHT: Final[i64] = Source.END + 5
    BLACK_DEATH: Final[i64] = Source.END + 6
    HORDE: Final[i64] = Source.END + 7
    REBIRTH: Final[i64] = Source.END + 8


class Moment:
    """When an effect happens."""

    NOW: Final[i64] = 0
    RISE: Final[i64] = 1
    ACQUIRE: Final[i64] = 2
    REST: Final[i64] = 3
    ANNEX: Final[i64] = 4
    WAR: Final[i64] = 5
    SACRIFICE: Final[i64] = 6
    TURN_END: Final[i64] = 7
    ACTION: Final[i64] = 8
    END: Final[i64] = 9


class Resource:
    POINTS: Final[i64] = 0
    COINS: Final[i64] = 1
    WORKERS: Final[i64] = 2


class Count:
    """What an effect counts."""

    TECHNOLOGY: Final[i64] = 0
    WONDER: Final[i64] = 1
    CIVILIZATION: Final[i64] = 2
    WORKER: Final[i64] = 3
    IDLE_WORKER: Final[i64] = 4
    SHIELD: Final[i64] = 5
    COIN: Final[i64] = 6
    POINT: Final[i64] = 7
    UPCOMING: Final[i64] = 8
    STATION: Final[i64] = 9


class Condition:
    """What an effect needs."""

    HIGHEST_MILITARY: Final[i64] = 0
    NOT_LOWEST_MILITARY: Final[i64] = 1
    NO_TECHNOLOGY: Final[i64] = 2
    TECHNOLOGIES_AT_MOST_1: Final[i64] = 3


class Measure:
    """What the grades of a scenario ask for besides points."""

    NOTHING: Final[i64] = 0
    WONDERS: Final[i64] = 1
    STATIONS: Final[i64] = 2
    WORKERS: Final[i64] = 3
    REALMS: Final[i64] = 4
    TECHNOLOGIES: Final[i64] = 5


class Target:
    """What immunity is against, and where a payment goes."""

    WAR: Final[i64] = 0
    PLAGUE: Final[i64] = 1
    MARKET: Final[i64] = 2
    SUPPLY: Final[i64] = 3


class Rank:
    """Whom an event is about."""

    HIGHEST: Final[i64] = 0
    LOWEST: Final[i64] = 1


class Category:
    """Where points come from, for the score sheet. The first ones are the actions that give points."""

    WONDER: Final[i64] = 0
    RESEARCH: Final[i64] = 1
    CULTURE: Final[i64] = 2
    CONSTRUCTION: Final[i64] = 3
    CONQUEST: Final[i64] = 4
    HUNTING: Final[i64] = 5
    OTHER_ACTIONS: Final[i64] = 6
    ABILITIES: Final[i64] = 7
    EVENTS: Final[i64] = 8
    END: Final[i64] = 9


CAUSES: Final = names_of(Cause, first=int(Source.END))
CATEGORIES: Final = names_of(Category)
CATEGORY_COUNT: Final[i64] = Category.END + 1
CATEGORY_OF_ACTION: Final = vec[i64](
    [CATEGORIES.index(action) if action in CATEGORIES else Category.OTHER_ACTIONS for action in names_of(CardAction)]
)
