"""Sets of small numbers as the bits of one number, and short rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_POWERS: Final = vec[i64]([2**number for number in range(62)])


def bit(number: i64) -> i64:
    """The set of one number. Looked up, because `1 << number` shifts only 32 bits when compiled."""
    return _POWERS[number]


def bits(number: i64) -> i64:
    """How many bits of a set are on."""
    found: i64 = 0
    while number != 0:
        number &= number - 1
        found += 1
    return found


def without(row: vec[i64], item: i64) -> vec[i64]:
    """The row with one item taken out."""
    left = vec[i64](capacity=len(row))
    for entry in row:
        if entry != item:
            left = append(left, entry)
    return left


def add_members(found: vec[i64], members: i64, start: i64) -> vec[i64]:
    """Append the members of a set, counted from a number on."""
    number = start
    while members != 0:
        if members & 1:
            found = append(found, number)
        members >>= 1
        number += 1
    return found


def as_set(row: vec[i64]) -> i64:
    """A bit for each number."""
    found: i64 = 0
    for number in row:
        found |= bit(number)
    return found


def lowest(members: i64) -> i64:
    """The smallest member of a set."""
    number: i64 = 0
    while members & 1 == 0:
        members >>= 1
        number += 1
    return number


def insert(row: vec[i64], number: i64) -> vec[i64]:
    """The ascending row with one number more."""
    row = append(row, number)
    place = len(row) - 1
    while place > 0 and row[place - 1] > number:
        row[place] = row[place - 1]
        place -= 1
    row[place] = number
    return row
