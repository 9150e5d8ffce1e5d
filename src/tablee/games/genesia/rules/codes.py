# Compiled by mypyc (see setup.py).
"""The numbers by which the compiled rules know phases, cards, regions and the words of the effect vocabulary.

The order is that of the content and of the vocabulary in `effects`; a test compares them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1  # no card, no seat, no region
AGES: Final[i64] = 3
CARDS: Final[i64] = 99
CARDS_OF_AGE: Final[i64] = 33  # sets of cards have a bit for each card of one Age
OBJECTIVES: Final[i64] = 12
REGIONS: Final[i64] = 96  # of the largest map
EDGES: Final[i64] = 360
MAX_CLANS: Final[i64] = 30
PACKET: Final[i64] = 6  # cards dealt to each seat
PICKS: Final[i64] = 5
OFFERED: Final[i64] = 2  # objectives dealt to each seat
HALF: Final[i64] = 48  # sets of regions are two numbers, a bit each for half of the regions

# The phases of the game.
OBJECTIVE: Final[i64] = 0
DRAFT: Final[i64] = 1
GROWTH: Final[i64] = 2
EXPANSION: Final[i64] = 3
ATTACK: Final[i64] = 4
END: Final[i64] = 5
FINAL: Final[i64] = 6
PHASES: Final = ("objectives", "draft", "growth", "expansion", "attack", "end", "final")

# The steps of the End of Age.
NO_STEP: Final[i64] = 0
CITIES: Final[i64] = 1
CARDS_STEP: Final[i64] = 2
ORDER: Final[i64] = 3
END_STEPS: Final = (None, "cities", "cards", "order")

# Stances of an Attack round.
UNDECIDED: Final[i64] = -1
WAR: Final[i64] = 0
PEACE: Final[i64] = 1
STANCES: Final = ("war", "peace")

# When a card can be played, a set of the cards of an Age for each.
IN_GROWTH: Final[i64] = 0
IN_EXPANSION: Final[i64] = 1
BEFORE_ASSAULT: Final[i64] = 2
IN_ASSAULT: Final[i64] = 3  # in a window of the attacker
IN_DEFENCE: Final[i64] = 4
AT_END: Final[i64] = 5
MOMENTS: Final[i64] = 6

# Free moves: for steps that end in a zone, for any step, and for groups in Ages I and II.
OWN: Final[i64] = 0
FOREIGN: Final[i64] = 1
ISLAND: Final[i64] = 2
ANY: Final[i64] = 3
STACK: Final[i64] = 4
POOLS: Final[i64] = 5
POOL_NAMES: Final = ("own", "foreign", "island", "any", "stack")

# An effect is a row of numbers; what a column holds depends on the verb.
ROW: Final[i64] = 13
VERB: Final[i64] = 0
N: Final[i64] = 1
PER: Final[i64] = 2
DIV: Final[i64] = 3
MOST: Final[i64] = 4  # a maximum, a number of players, coins received
ZONE: Final[i64] = 5
VALUES: Final[i64] = 6  # a set of printed values; 0 for all
SIZE: Final[i64] = 7  # of a stack; a price
AT: Final[i64] = 8  # a place, a goal, whom, what, who, a filter, the first list of a choice
HOW: Final[i64] = 9  # a spread, a unit, where from, a role
REACH: Final[i64] = 10  # steps; the floor of a modifier
TIMES: Final[i64] = 11
JOINT: Final[i64] = 12  # all together; a scope

# Lists of effects: those of cards, of objectives, then the options of choices.
OBJECTIVE_LISTS: Final[i64] = 99
OPTION_LISTS: Final[i64] = 111

# Verbs.
COINS: Final[i64] = 0
POINTS: Final[i64] = 1
CLANS: Final[i64] = 2
CITY: Final[i64] = 3
TAKE_COINS: Final[i64] = 4
BUY: Final[i64] = 5
DISCARD_PRICE: Final[i64] = 6
RECRUIT_PRICE: Final[i64] = 7
RECRUIT_AT: Final[i64] = 8
ORDER_FIRST: Final[i64] = 9
MARK_INVENTION: Final[i64] = 10
HOSTS_GAIN: Final[i64] = 11
OTHERS_GAIN: Final[i64] = 12
MOVES: Final[i64] = 13
JUMP: Final[i64] = 14
TOLL: Final[i64] = 15
EXPEL: Final[i64] = 16
CHOOSE: Final[i64] = 17
COPY: Final[i64] = 18
LOSSES: Final[i64] = 19
ASSAULT_ODDS: Final[i64] = 20
ASSAULT_REACH: Final[i64] = 21
ASSAULT_AGAIN: Final[i64] = 22
SIEGE_FREE: Final[i64] = 23
DEFEND_CANCEL: Final[i64] = 24
DEFEND_RETREAT: Final[i64] = 25
SHIELD: Final[i64] = 26
PEACE_BOND: Final[i64] = 27

# Where pieces are put.
AT_HOME: Final[i64] = 0
AT_BASE: Final[i64] = 1
AT_CITY: Final[i64] = 2
AT_HELD: Final[i64] = 3
AT_FRONTIER: Final[i64] = 4
AT_FOE_HOME: Final[i64] = 5

# How Clans are spread.
SPREAD_ANY: Final[i64] = 0
SPREAD_EACH: Final[i64] = 1
SPREAD_SAME: Final[i64] = 2

# Where a jump leads.
TO_FREE: Final[i64] = 0
TO_HELD: Final[i64] = 1
TO_FREE_OR_HELD: Final[i64] = 2
TO_CITY: Final[i64] = 3
FROM_CITY: Final[i64] = 1

UNIT_STACK: Final[i64] = 1
WHOM_ONE: Final[i64] = 0
WHOM_EACH: Final[i64] = 1
WHOM_COPIED: Final[i64] = 2
WHAT_COINS: Final[i64] = 0
WHAT_CLANS: Final[i64] = 1
WHAT_POINTS: Final[i64] = 2
OF_SELF: Final[i64] = 0
OF_ENEMY: Final[i64] = 1
AS_ATTACKER: Final[i64] = 0
AS_DEFENDER: Final[i64] = 1
FOR_ASSAULT: Final[i64] = 0
FOR_AGE: Final[i64] = 1

# What an effect counts.
PER_CITIES: Final[i64] = 0
PER_REGIONS: Final[i64] = 1
PER_LONE: Final[i64] = 2
PER_STACKS: Final[i64] = 3
PER_CONTINENTS: Final[i64] = 4
PER_FOE_HOMES: Final[i64] = 5
PER_NEIGHBOURS: Final[i64] = 6
PER_INVENTIONS: Final[i64] = 7
PER_HAND: Final[i64] = 8
PER_ROWS: Final[i64] = 9
PER_GROUP: Final[i64] = 10
PER_CONQUESTS: Final[i64] = 11
PER_COINS: Final[i64] = 12
PER_TWINS: Final[i64] = 13
PER_VALUES: Final[i64] = 14

# Where points come from, for the score sheet.
CATEGORIES: Final = ("progress", "propagation", "conquest", "objective")
