"""Names and numbers declared once: the compiled rules compare numbers, dumps and messages speak of names.

An enumeration is a plain class whose constants are numbered in their order; mypyc inlines them:

    class Phase:
        DRAFT: Final[i64] = 0
        HEYDAY: Final[i64] = 1
"""

from __future__ import annotations


def names_of(numbers: type, first: int = 0) -> tuple[str, ...]:
    """The names of a class's constants by their number, in small letters; places before the first one are empty."""
    constants = {name.lower(): number for name, number in vars(numbers).items() if name.isupper()}
    if list(constants.values()) != list(range(first, first + len(constants))):
        raise ValueError(f"{numbers.__name__} must be numbered in its order from {first} on: {constants}")
    return ("",) * first + tuple(constants)
