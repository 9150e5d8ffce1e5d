# Compiled by mypyc (see setup.py).
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
    while members != 0:
        found = append(found, start + lowest(members))
        members &= members - 1
    return found


def as_set(row: vec[i64]) -> i64:
    """A bit for each number."""
    found: i64 = 0
    for number in row:
        found |= bit(number)
    return found


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one: the half it is in, then the half of that half, and so on."""
    number: i64 = 0
    if members & 0xFFFFFFFF == 0:
        members >>= 32
        number = 32
    if members & 0xFFFF == 0:
        members >>= 16
        number += 16
    if members & 0xFF == 0:
        members >>= 8
        number += 8
    if members & 0xF == 0:
        members >>= 4
        number += 4
    if members & 3 == 0:
        members >>= 2
        number += 2
    return number + 1 if members & 1 == 0 else number


def insert(row: vec[i64], number: i64) -> vec[i64]:
    """The ascending row with one number more."""
    row = append(row, number)
    place = len(row) - 1
    while place > 0 and row[place - 1] > number:
        row[place] = row[place - 1]
        place -= 1
    row[place] = number
    return row
