# Compiled by mypyc (see setup.py).
"""The numbers by which the compiled rules know phases, cards, regions and the words of the effect vocabulary.

An enumeration is a class whose constants are numbered in order; `names_of` says their names. Those of words of the
vocabulary have the words as names: `tables` looks them up there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.numbering import names_of

NONE: Final[i64] = -1  # no card, no seat, no region, no zone
AGES: Final[i64] = 3
CARDS: Final[i64] = 99
CARDS_OF_AGE: Final[i64] = 33  # sets of cards have a bit for each card of one Age
OBJECTIVES: Final[i64] = 12
REGIONS: Final[i64] = 96  # of the largest map
EDGES: Final[i64] = 360
MAX_SEATS: Final[i64] = 5
MAX_CLANS: Final[i64] = 30
MAX_OPTIONS: Final[i64] = 8
PACKET: Final[i64] = 6  # cards dealt to each seat
PICKS: Final[i64] = 5
OFFERED: Final[i64] = 2  # objectives dealt to each seat
QUIET_ROUNDS: Final[i64] = 3  # of War or Peace in a row, after which the Attack phase ends (GA-065)
HALF: Final[i64] = 48  # sets of regions are two numbers, a bit each for half of the regions


class Phase:
    """The phases of the game."""

    OBJECTIVES: Final[i64] = 0
    DRAFT: Final[i64] = 1
    GROWTH: Final[i64] = 2
    EXPANSION: Final[i64] = 3
    ATTACK: Final[i64] = 4
    END: Final[i64] = 5
    FINAL: Final[i64] = 6


class EndStep:
    """The steps of the End of Age; 0 is none."""

    CITIES: Final[i64] = 1
    CARDS: Final[i64] = 2
    ORDER: Final[i64] = 3


class Stance:
    """What a seat shows in an Attack round."""

    WAR: Final[i64] = 0
    PEACE: Final[i64] = 1


UNDECIDED: Final[i64] = -1  # no stance yet


class Moment:
    """When a card can be played; `Tables.playable` has a set of the cards of an Age for each."""

    IN_GROWTH: Final[i64] = 0
    IN_EXPANSION: Final[i64] = 1
    BEFORE_ASSAULT: Final[i64] = 2
    IN_ASSAULT: Final[i64] = 3  # in a window of the attacker
    IN_DEFENCE: Final[i64] = 4
    AT_END: Final[i64] = 5


class CopyPhase:
    """The phases in which cards can be copied."""

    GROWTH: Final[i64] = 0
    EXPANSION: Final[i64] = 1
    END: Final[i64] = 2


class Pool:
    """Free moves: for steps that end in a zone, for any step, and for groups in Ages I and II."""

    OWN: Final[i64] = 0
    FOREIGN: Final[i64] = 1
    ISLAND: Final[i64] = 2
    ANY: Final[i64] = 3
    STACK: Final[i64] = 4


PHASES: Final = names_of(Phase)
END_STEPS: Final = names_of(EndStep, first=1)
STANCES: Final = names_of(Stance)
POOL_NAMES: Final = names_of(Pool)
MOMENTS: Final[i64] = Moment.AT_END + 1
COPY_PHASES: Final[i64] = CopyPhase.END + 1
POOLS: Final[i64] = Pool.STACK + 1


# Words of the vocabulary --------------------------------------------------------------------------------


class Zone:
    OWN: Final[i64] = 0
    FOREIGN: Final[i64] = 1
    ISLAND: Final[i64] = 2


class At:
    """Where pieces are put."""

    HOME: Final[i64] = 0
    BASE: Final[i64] = 1
    CITY: Final[i64] = 2
    HELD: Final[i64] = 3
    FRONTIER: Final[i64] = 4
    FOE_HOME: Final[i64] = 5


class Spread:
    """How Clans are spread over regions."""

    ANY: Final[i64] = 0
    EACH: Final[i64] = 1
    SAME: Final[i64] = 2


class Unit:
    """What a free move carries."""

    CLAN: Final[i64] = 0
    STACK: Final[i64] = 1


class Goal:
    """Where a jump leads."""

    FREE: Final[i64] = 0
    HELD: Final[i64] = 1
    FREE_OR_HELD: Final[i64] = 2
    CITY: Final[i64] = 3


class Source:
    """Where a jump begins."""

    ANY: Final[i64] = 0
    CITY: Final[i64] = 1


class Whom:
    """From whom coins are taken."""

    ONE: Final[i64] = 0
    EACH: Final[i64] = 1
    COPIED: Final[i64] = 2


class What:
    COINS: Final[i64] = 0
    CLANS: Final[i64] = 1
    POINTS: Final[i64] = 2


class Filter:
    """Which cards are copied."""

    ANY: Final[i64] = 0
    INVENTION: Final[i64] = 1


class Who:
    """Whose losses are changed."""

    SELF: Final[i64] = 0
    ENEMY: Final[i64] = 1


class Role:
    """A side of an assault."""

    ATTACK: Final[i64] = 0
    DEFENCE: Final[i64] = 1


class Scope:
    ASSAULT: Final[i64] = 0
    AGE: Final[i64] = 1


class Count:
    """What an effect counts."""

    CITIES: Final[i64] = 0
    REGIONS: Final[i64] = 1
    LONE: Final[i64] = 2
    STACKS: Final[i64] = 3
    CONTINENTS: Final[i64] = 4
    FOE_HOMES: Final[i64] = 5
    NEIGHBOURS: Final[i64] = 6
    INVENTIONS: Final[i64] = 7
    HAND: Final[i64] = 8
    ROWS: Final[i64] = 9
    GROUP: Final[i64] = 10
    CONQUESTS: Final[i64] = 11
    COINS: Final[i64] = 12
    TWINS: Final[i64] = 13
    VALUES: Final[i64] = 14
