"""Every technology, played: what it does, compared with the same seat without it, and what opens it (4.2, 5.6).

Changes are (points, coins, workers). Special technologies belong to a seat with their card.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, legal, play, refusal, shown

from .positions import CONTENT, ORDER, change, position, seat, window
from .probes import Probe, can, does, enters, final, military, slots, table
from .technology_card import MIDDLE, RIGHT, SPECIAL_CARDS, TECHNOLOGIES

CARD_OF = {technology: card for card, (_, *covering) in SPECIAL_CARDS.items() for technology in covering}
STRONG = seat(main="franks", annexed=["celts", "korea"])  # military 5


def on_card(special: str | None) -> set[str]:
    """The nine technologies on a seat's card."""
    base = set(TECHNOLOGIES)
    if special is None:
        return base
    column, *covering = SPECIAL_CARDS[special]
    return base - set(column[:2]) | set(covering)


def available(special: str | None, *technologies: str) -> set[str]:
    found = shown(position(seat(special=special, technologies=list(technologies)), seat()))["available"]
    return set(found)


def opened_by(technology: str, *needs: str) -> bool:
    """Whether it can be had with each of these alone, and with nothing else (without any: from the start)."""
    special = CARD_OF.get(technology)
    others = on_card(special) - {technology, *needs}
    alone = all(technology in available(special, need) for need in needs)
    return alone and (technology in available(special, *others)) is (not needs)


def compared(technology: str, probe: Probe) -> list[Any]:
    """What a probe finds with a technology and without it."""
    special = {"special": CARD_OF.get(technology)}
    return [probe(special | {"technologies": [technology]}), probe(special)]


# The technology card ----------------------------------------------------------------------------------------


@pytest.mark.rule("AC-076")
def test_writing() -> None:
    assert opened_by("writing")
    assert compared("writing", does("research mining")) == [(1, -3, 0), (1, -4, 0)]
    # Not for itself; at once for the next.
    assert does("research writing", "research mining")({}) == (2, -7, 0)


@pytest.mark.rule("AC-118", "AC-091")
def test_education() -> None:
    assert opened_by("education", "writing")
    own = {"technologies": ["education"]}
    state = table(own)
    assert "culture" not in state.view(0)["window"]
    play(state, "rest")
    assert legal(state) == {"trigger education", "finish"}
    assert change(state, "trigger education") == (2, -4, 0)
    assert asked(state) == "1 civilization"  # once a turn
    assert does("rest", "finish")(own) == (0, 2, 0)
    # No worker is needed, but its cost; all modifiers of Culture apply.
    assert does("do enslave", "trigger education", hand=1)(own) == (2, 2 - 4, -1)
    for coins, who in ((1, "1"), (2, "0")):
        state = table(own, coins=coins)
        play(state, "rest")
        assert asked(state)[0] == who
    modified = seat(main="india", declined=["italy"], annexed=["greece"], coins=10, hand=4, **own)
    assert change(position(modified, seat()), "rest", "trigger education") == (3, 2 - 1, 0)
    # It is no use of the slot: Culture can be done on the track as well.
    assert does("do culture", "end", "trigger education")(own) == (4, -8, 0)
    # Without it nothing is asked.
    assert does("rest")({}) == (0, 2, 0)


@pytest.mark.rule("AC-119")
def test_science() -> None:
    assert opened_by("science", "education")
    own = {"technologies": ["writing", "education"]}
    for number in range(1, 7):
        assert does("research science", round=number)(own) == (1 + 6 - number, -3, 0)
    # Gained by any means: with Babylon no Research point.
    state = table(own, main="babylon", coins=0, round=4)
    assert change(state, "rest", "take science") == (2, 2, 0)
    # Only when gained.
    assert compared("science", does("rest")) == [(0, 2, 0), (0, 2, 0)]


def test_navigation() -> None:
    assert opened_by("navigation")
    assert compared("navigation", does("do fishing")) == [(0, 2, 0), (0, 1, 0)]
    assert compared("navigation", does("do trade")) == [(0, 3, 0), (0, 2, 0)]


@pytest.mark.rule("AC-092")
def test_currency() -> None:
    assert opened_by("currency", "navigation", "mining")
    assert compared("currency", does("rest")) == [(0, 3, 0), (0, 2, 0)]
    assert compared("currency", does("do fishing", "end")) == [(0, 2, 0), (0, 1, 0)]
    # It comes first: it pays for Education.
    assert does("rest", "trigger education", coins=1)({"technologies": ["education", "currency"]}) == (2, -1, 0)


def test_engineering() -> None:
    assert opened_by("engineering", "education", "currency", "ironworking")
    assert compared("engineering", does("do construction")) == [(3, -2, 0), (2, -2, 0)]
    assert compared("engineering", does("build zeus")) == [(3, -5, 0), (3, -7, 0)]


def test_mining() -> None:
    assert opened_by("mining")
    assert compared("mining", does("do enslave")) == [(0, 3, 0), (0, 2, 0)]
    assert compared("mining", does("do construction")) == [(2, -1, 0), (2, -2, 0)]


@pytest.mark.rule("AC-082")
def test_ironworking() -> None:
    assert opened_by("ironworking", "mining")
    assert compared("ironworking", military) == [2, 0]
    assert compared("ironworking", enters("trade")) == [(0, 0, 0), (0, 0, -1)]


def test_gunpowder() -> None:
    assert opened_by("gunpowder", "ironworking")
    assert compared("gunpowder", military) == [3, 0]
    assert compared("gunpowder", does("do conquest")) == [(2, 1, 0), (2, 0, 0)]
    # A Conquest that only costs the others pays no coin (AC-065).
    lost = seat(main="scythians", technologies=["gunpowder"])
    assert change(position(lost, STRONG, track=window("conquest")), "do conquest") == (0, 0, 0)


@pytest.mark.rule("AC-081")
def test_writing_and_education() -> None:
    """Example 7."""
    assert available(None, "writing", "education") == {"science", "engineering", "navigation", "mining"}


# Special technologies ---------------------------------------------------------------------------------------


@pytest.mark.rule("AC-142", "AC-143", "AC-144")
@pytest.mark.parametrize("card", SPECIAL_CARDS)
def test_special_card(card: str) -> None:
    """It covers two technologies; the top one stays, and the arrows belong to the cells."""
    column, row1, row2 = SPECIAL_CARDS[card]
    assert opened_by(row1)
    if column is MIDDLE:
        assert opened_by(row2, row1, "mining")
        assert not opened_by(row2, row1)
    else:
        assert opened_by(row2, row1)
    assert column[2] in available(card, row2)
    assert not {*column[:2]} & available(card, row1, row2)
    state = position(seat(coins=10, special=card), seat())
    assert refusal(state, f"research {column[0]}") == ("AC-143", "refuse-technology-covered")
    if column is not MIDDLE:  # arrows towards other columns
        assert "engineering" in available(card, row2)
    if column is RIGHT:
        assert "currency" in available(card, row1)
    # Bought for a coin, researched like any other; not with a technology in the column.
    options = {"mode": "standard", "innovation": True, "first_player": "seat0"}
    state = position(seat(coins=10, hand=4), seat(), options=options, specials=[card])
    assert change(state, f"buy {card}", f"research {row1}", f"research {row2}") == (2, -9, 0)
    assert shown(state)["technologies"] == [row1, row2]
    for technology in column:
        state = position(seat(coins=10, technologies=[technology]), seat(), options=options, specials=[card])
        assert refusal(state, f"buy {card}") == ("AC-142", "refuse-column")


def test_every_technology_has_a_test() -> None:
    named = {technology.id for technology in CONTENT.technology}
    assert len(named) == 27
    assert named == on_card(None) | set(CARD_OF)
    assert named == {name.removeprefix("test_") for name in globals()} & named


def test_calendar() -> None:
    assert compared("calendar", does("do farm")) == [(0, 4, 0), (0, 3, 0)]
    assert compared("calendar", does("do hunting")) == [(0, 2, 0), (1, 1, 0)]  # a technology costs the Hunting point


def test_astronomy() -> None:
    def offers(own: dict[str, Any]) -> set[str]:
        return {action.removeprefix("do ") for action in legal(table(own))} & set(ORDER)

    now = {"fishing", "farm", "trade"}  # Hunting has left
    assert compared("astronomy", offers) == [now | {"culture", "construction", "conquest"}, now]


def test_poetry() -> None:
    assert compared("poetry", does("do culture")) == [(2, -3, 0), (2, -4, 0)]
    assert compared("poetry", does("rest")) == [(1, 2, 0), (0, 2, 0)]
    assert compared("poetry", does("do fishing", "end")) == [(0, 1, 0), (0, 1, 0)]


def test_philosophy() -> None:
    assert compared("philosophy", does("do culture")) == [(3, -4, 0), (2, -4, 0)]


@pytest.mark.rule("AC-003", "AC-080")
def test_herbalism() -> None:
    own = {"special": "sp_healers"}
    assert does("research herbalism", hand=3)(own) == (1, -4, 1)
    assert does("research herbalism", hand=4)(own) == (1, -4, 0)  # those on slots count
    state = table(own, hand=1)
    play(state, "research herbalism")
    assert (shown(state)["hand"], shown(state)["white"]) == (1, 1)  # ready at once
    assert compared("herbalism", does("rest")) == [(0, 3, 0), (0, 2, 0)]


def test_medicine() -> None:
    assert compared("medicine", enters("plague")) == [(0, 0, 0), (0, 0, -1)]
    assert compared("medicine", enters("trade", other=STRONG)) == [(0, 0, -1), (0, 0, -1)]
    for workers, points in ((1, 0), (2, 1), (3, 1), (4, 2)):
        assert compared("medicine", final(hand=workers)) == [points, 0]


def test_shipbuilding() -> None:
    assert compared("shipbuilding", slots("fishing")) == [1, 0]
    assert compared("shipbuilding", does("do fishing")) == [(0, 2, 0), (0, 1, 0)]
    own = {"special": "sp_sailors", "technologies": ["shipbuilding"]}
    assert does("do fishing", "do fishing")(own) == (0, 4, 0)


def test_cartography() -> None:
    assert compared("cartography", slots("trade")) == [1, 0]
    own = {"special": "sp_sailors", "technologies": ["cartography"]}
    assert does("do trade", "do trade")(own) == (0, 4, 0)


def test_pottery() -> None:
    assert compared("pottery", does("do farm")) == [(0, 4, 0), (0, 3, 0)]
    assert compared("pottery", does("do fishing")) == [(0, 2, 0), (0, 1, 0)]


def test_banking() -> None:
    for coins, points in ((3, 0), (4, 1), (15, 3), (16, 4), (40, 4)):
        assert compared("banking", final(coins=coins)) == [points, 0]


def test_irrigation() -> None:
    assert compared("irrigation", can("do farm", hand=1)) == [True, False]
    assert compared("irrigation", does("do construction")) == [(2, -1, 0), (2, -2, 0)]


def test_aqueduct() -> None:
    own = {"special": "sp_builders", "technologies": ["irrigation"]}
    for hand in (2, 3):
        assert does("research aqueduct", hand=hand)(own) == (1, -4, 1)
    assert does("research aqueduct", hand=4)(own) == (1, -4, 0)
    assert compared("aqueduct", does("build zeus")) == [(3, -5, 0), (3, -7, 0)]


def test_horse_riding() -> None:
    assert compared("horse_riding", military) == [1, 0]
    assert compared("horse_riding", does("do farm")) == [(0, 4, 0), (0, 3, 0)]


def test_cavalry() -> None:
    assert compared("cavalry", military) == [1, 0]
    assert compared("cavalry", does("do conquest", "end")) == [(2, 0, 0), (2, 0, -1)]
    assert compared("cavalry", does("do enslave", "end")) == [(0, 2, -1), (0, 2, -1)]


def test_bronze() -> None:
    assert compared("bronze", military) == [1, 0]
    assert compared("bronze", does("do construction")) == [(2, -1, 0), (2, -2, 0)]


def test_fortification() -> None:
    assert compared("fortification", military) == [1, 0]
    assert compared("fortification", enters("trade", other=STRONG)) == [(0, 0, 0), (0, 0, -1)]
    assert compared("fortification", enters("plague")) == [(0, 0, -1), (0, 0, -1)]


def test_corvee() -> None:
    assert compared("corvee", does("do enslave", "end")) == [(0, 2, 0), (0, 2, -1)]
    assert compared("corvee", does("do conquest", "end")) == [(2, 0, -1), (2, 0, -1)]


def test_feudalism() -> None:
    assert compared("feudalism", military) == [1, 0]
    assert compared("feudalism", enters("trade", other=STRONG)) == [(0, 2, -1), (0, 0, -1)]
    assert compared("feudalism", enters("culture")) == [(0, 0, 0), (0, 0, 0)]
