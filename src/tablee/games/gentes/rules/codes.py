# Compiled by mypyc (see setup.py).
"""The numbers by which the compiled rules know things: sizes, and enumerations whose names dumps and views speak.

Where an enumeration has the order of ids in the content, `tables` checks it when it is imported.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.numbering import names_of

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
TRIO: Final[i64] = 3  # cubes that make a citizen (GE-404)
POWERS: Final[i64] = 64  # no action is more powerful

# Spaces of the board: cities, then hometowns. Sets have a bit for each.
CITIES: Final[i64] = 18
HOMES: Final[i64] = 15
SPACES: Final[i64] = CITIES + HOMES
ALL_CITIES: Final[i64] = 2**18 - 1
ALL_HOMES: Final[i64] = 2**33 - 2**18
ALL_TYPES: Final[i64] = 2**6 - 1

# A type's opposite is its number with the last bit turned: Noble 0, Artisan 1, Soldier 2 …
OPPOSITE: Final[i64] = 1

# Spaces of the time track hold 0, 1 or 2 hourglasses, or a tile: its number and this.
TRACK: Final[i64] = 12
TILE: Final[i64] = 8

# What can be used once a round: each card, then the left and the right side of each row of hometowns.
HOME_USES: Final[i64] = CARDS
USES: Final[i64] = HOME_USES + 2 * HOME_ROWS


class Phase:
    """The phases of the game."""

    DRAFT: Final[i64] = 0
    CITIZENS: Final[i64] = 1
    HEYDAY: Final[i64] = 2
    DECLINE: Final[i64] = 3
    FINAL: Final[i64] = 4


class ActionType:
    """What a turn is used for."""

    TAX: Final[i64] = 0
    LEADER: Final[i64] = 1
    PHILOSOPHER: Final[i64] = 2
    SCRIBE: Final[i64] = 3
    NAVIGATOR: Final[i64] = 4
    CHRONICLER: Final[i64] = 5
    EFFECTS: Final[i64] = 6  # the cube action of a card that gives effects; no action of the board


class Source:
    """Where the action of a turn comes from."""

    NONE: Final[i64] = 0
    TILE: Final[i64] = 1
    CARD: Final[i64] = 2
    HOME: Final[i64] = 3
    TAX: Final[i64] = 4


class Mode:
    """How the Scribe takes cards: so many of the row, or of the discard pile."""

    ROW1: Final[i64] = 0
    ROW2: Final[i64] = 1
    ROW3: Final[i64] = 2
    DISCARD1: Final[i64] = 3
    DISCARD2: Final[i64] = 4


class Symbol:
    """Symbols of spaces; the joker fits all. The first two are the kinds of cubes as well."""

    TEMPLE: Final[i64] = 0
    ORACLE: Final[i64] = 1
    TRADE: Final[i64] = 2
    JOKER: Final[i64] = 3


class CityNeed:
    """What a card asks for in tokens on the board, the symbols first."""

    TEMPLE: Final[i64] = 0
    ORACLE: Final[i64] = 1
    TRADE: Final[i64] = 2
    HOME: Final[i64] = 3
    REGIONS: Final[i64] = 4


class Count:
    """What an effect counts; of the first three, one type, symbol or synergy."""

    CITIZEN: Final[i64] = 0
    SYMBOL: Final[i64] = 1
    SYNERGY: Final[i64] = 2
    CARDS: Final[i64] = 3
    CUBES: Final[i64] = 4
    CITIES: Final[i64] = 5
    COINS: Final[i64] = 6


class Good:
    """What an effect that asks nothing brings."""

    COINS: Final[i64] = 0
    VP: Final[i64] = 1
    TEMPLE: Final[i64] = 2  # cubes, in the order of their kinds
    ORACLE: Final[i64] = 3


class Sum:
    """What the cards in play of a seat add up to: where each sum begins among the LASTING numbers of a seat."""

    VIRTUAL: Final[i64] = 0  # citizens, for each type
    TAX_PLUS: Final[i64] = VIRTUAL + TYPES
    REACH: Final[i64] = TAX_PLUS + 1  # for each action of the board
    DISCOUNT: Final[i64] = REACH + ActionType.EFFECTS  # the same
    HAND_LIMIT: Final[i64] = DISCOUNT + ActionType.EFFECTS
    LASTING: Final[i64] = HAND_LIMIT + 1  # how many there are


class Bonus:
    """Bonus tiles."""

    CARDS: Final[i64] = 0
    CITIZENS: Final[i64] = 1
    CITIES: Final[i64] = 2


class Category:
    """Where points come from, for the score sheet."""

    CARDS: Final[i64] = 0
    SYNERGY: Final[i64] = 1
    EFFECTS: Final[i64] = 2
    CITIES: Final[i64] = 3
    BONUS: Final[i64] = 4
    HAND_PLACED: Final[i64] = 5
    HAND_FAILED: Final[i64] = 6
    CUBES: Final[i64] = 7
    COINS: Final[i64] = 8
    HOURGLASSES: Final[i64] = 9


CITY_NEEDS: Final[i64] = CityNeed.REGIONS + 1
BONUSES: Final[i64] = Bonus.CITIES + 1
CATEGORY_COUNT: Final[i64] = Category.HOURGLASSES + 1

# Their names by number, for dumps and views.
PHASES: Final = names_of(Phase)
ACTIONS: Final = names_of(ActionType)
SOURCES: Final = names_of(Source)
MODES: Final = names_of(Mode)
GOODS: Final = names_of(Good)
CATEGORIES: Final = names_of(Category)
