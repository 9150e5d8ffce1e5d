# Compiled by mypyc (see setup.py).
"""The numbers by which the compiled rules know types, actions, spaces and the words of the effect vocabulary.

The order is that of the content and of the vocabulary in `effects`; a test compares them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1  # no card, no seat, no space
CARDS: Final[i64] = 54
CARDS_OF_ERA: Final[i64] = 18
ERAS: Final[i64] = 3
TYPES: Final[i64] = 6
TILES: Final[i64] = 28
REGIONS: Final[i64] = 3
SYNERGIES: Final[i64] = 4
HOME_ROWS: Final[i64] = 3

TOKENS: Final[i64] = 6  # city tokens of a seat

# Spaces of the board: cities, then hometowns.
CITIES: Final[i64] = 18
SPACES: Final[i64] = 33
ALL_CITIES: Final[i64] = 0x3FFFF  # sets, a bit for each space
ALL_HOMES: Final[i64] = 0x1FFFC0000
ALL_TYPES: Final[i64] = 0x3F

# A type's opposite is its number with the last bit turned: Noble 0, Artisan 1, Soldier 2 …
OPPOSITE: Final[i64] = 1

# Actions.
TAX: Final[i64] = 0
LEADER: Final[i64] = 1
PHILOSOPHER: Final[i64] = 2
SCRIBE: Final[i64] = 3
NAVIGATOR: Final[i64] = 4
CHRONICLER: Final[i64] = 5
EFFECTS: Final[i64] = 6  # the cube action of a card that gives effects

# Symbols of spaces; the joker fits all.
TEMPLE: Final[i64] = 0
ORACLE: Final[i64] = 1
TRADE: Final[i64] = 2
JOKER: Final[i64] = 3

# What a card asks for in cities, five numbers a card.
CITY_NEEDS: Final[i64] = 5
HOME_NEED: Final[i64] = 3
REGIONS_NEED: Final[i64] = 4

# Spaces of the time track hold 0, 1 or 2 hourglasses, or a tile: its number and this.
TRACK: Final[i64] = 12
TILE: Final[i64] = 8

# The phases of the game.
DRAFT: Final[i64] = 0
CITIZENS: Final[i64] = 1
HEYDAY: Final[i64] = 2
DECLINE: Final[i64] = 3
FINAL: Final[i64] = 4
PHASES: Final = ("draft", "citizens", "heyday", "decline", "final")

# Where the action of a turn comes from.
NO_SOURCE: Final[i64] = 0
FROM_TILE: Final[i64] = 1
FROM_CARD: Final[i64] = 2
FROM_HOME: Final[i64] = 3
FROM_TAX: Final[i64] = 4
SOURCE_KINDS: Final = ("none", "tile", "card", "home", "tax")

# How the Scribe takes cards.
NO_MODE: Final[i64] = -1
ROW_1: Final[i64] = 0
ROW_2: Final[i64] = 1
ROW_3: Final[i64] = 2
DISCARD_1: Final[i64] = 3
DISCARD_2: Final[i64] = 4
MODES: Final = ("row1", "row2", "row3", "discard1", "discard2")

POWERS: Final[i64] = 64  # no action is more powerful

# Lists of effects. A list is a number; its effects are rows `first[list]` to `first[list + 1]`.
NOW: Final[i64] = 0
ON_DECLINE: Final[i64] = 54
ON_USE: Final[i64] = 108  # the effects of an effect action or an exchange
ON_ACTION: Final[i64] = 162
CITY: Final[i64] = 216
TILE_EFFECTS: Final[i64] = 234
LISTS: Final[i64] = 262

# An effect is a row of numbers; what a column holds depends on the verb.
ROW: Final[i64] = 5
VERB: Final[i64] = 0
WHAT: Final[i64] = 1  # a cube kind, a type, a symbol, a number of slots, what is counted
N: Final[i64] = 2
PER: Final[i64] = 3
MOST: Final[i64] = 4

# Verbs of rewards and penalties.
VP: Final[i64] = 0
COINS: Final[i64] = 1
CUBE: Final[i64] = 2
CUBE_ANY: Final[i64] = 3
CITIZEN: Final[i64] = 4
CITIZEN_ANY: Final[i64] = 5
UNLOCK: Final[i64] = 6
CLEAR_HOURGLASS: Final[i64] = 7
REGION_ACTIVATE: Final[i64] = 8
CITY_ACTIVATE: Final[i64] = 9
BUILD: Final[i64] = 10
TAKE_ROW: Final[i64] = 11
TAKE_DISCARD: Final[i64] = 12
VP_PER: Final[i64] = 13
COINS_PER: Final[i64] = 14
LOSE_COINS: Final[i64] = 15
LOSE_CITIZEN: Final[i64] = 16
LOSE_CITIZEN_ANY: Final[i64] = 17
ADD_HOURGLASS: Final[i64] = 18

# Verbs that work once a round: what cards and hometowns are used for. Such a use is a row of numbers too, one for each
# card and two for each row of hometowns, its left and its right one.
ACTION: Final[i64] = 20
EFFECT_ACTION: Final[i64] = 21
TAX_DOUBLE: Final[i64] = 24
PAY_ANY: Final[i64] = 25
EXTRA_TRAIN: Final[i64] = 26
HASTE: Final[i64] = 29
EXCHANGE: Final[i64] = 31
NO_USE: Final[i64] = -1  # the verb of a card without such a use

USE: Final[i64] = 7
USE_ACTION: Final[i64] = 1
USE_COINS: Final[i64] = 2  # what it costs; the least of `pay_any`
USE_HOURGLASSES: Final[i64] = 3
USE_SYMBOL: Final[i64] = 4
USE_N: Final[i64] = 5
USE_HIGH: Final[i64] = 6  # the most of `pay_any`
HOME_USES: Final[i64] = 54  # the left use of a row; the right one follows

# What an effect counts.
PER_CITIZEN: Final[i64] = 0
PER_SYMBOL: Final[i64] = 6
PER_SYNERGY: Final[i64] = 9
PER_CARDS: Final[i64] = 13
PER_CUBES: Final[i64] = 14
PER_CITIES: Final[i64] = 15
PER_COINS: Final[i64] = 16

# What the cards in play of a seat add up to, so many numbers a seat; those before are virtual citizens by type.
LASTING: Final[i64] = 20
TAX_PLUS: Final[i64] = 6
REACH: Final[i64] = 7  # one for each action
DISCOUNT: Final[i64] = 13  # one for each action
HAND_LIMIT: Final[i64] = 19

# Bonus tiles.
BONUSES: Final[i64] = 3
BONUS_CARDS: Final[i64] = 0
BONUS_CITIZENS: Final[i64] = 1
BONUS_CITIES: Final[i64] = 2

# Where points come from, for the score sheet.
CATEGORIES: Final = (
    "cards",
    "synergy",
    "effects",
    "cities",
    "bonus",
    "hand_placed",
    "hand_failed",
    "cubes",
    "coins",
    "hourglasses",
)
CATEGORY_COUNT: Final[i64] = 10
FOR_CARDS: Final[i64] = 0
FOR_SYNERGY: Final[i64] = 1
FOR_EFFECTS: Final[i64] = 2
FOR_CITIES: Final[i64] = 3
FOR_BONUS: Final[i64] = 4
FOR_HAND_PLACED: Final[i64] = 5
FOR_HAND_FAILED: Final[i64] = 6
FOR_CUBES: Final[i64] = 7
FOR_COINS: Final[i64] = 8
FOR_HOURGLASSES: Final[i64] = 9
