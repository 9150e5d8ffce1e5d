"""Which facts of Genesia its two rulebooks print, and how a card enlarged says so."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import pytest
from markupsafe import Markup

from tablee.drawing.page import GamePage
from tablee.engine.origins import HOUSE, RULEBOOK
from tablee.games.genesia.web.page import page
from tests.games.pages import parsed

from .positions import CONTENT, GAME
from .test_page import SPEAKERS

ORIGINS = GAME.origins
# The cards that a game alone leaves out at one of its levels.
NAMED = {n for level in CONTENT.solo.removed.values() for age in (level.age_1, level.age_2, level.age_3) for n in age}


def test_the_list_agrees_with_the_content() -> None:
    assert ORIGINS.contradicted() == []
    assert ORIGINS.of("rules", "", "income") == RULEBOOK


def test_eighteen_cards_are_printed_with_number_age_and_french_name_only() -> None:
    """Not with their lots, nor with names in Italian: that rulebook shows the tables without words."""
    assert len(NAMED) == 18
    for card in CONTENT.card:
        if card.id != "nobel_peace_prize":
            facts = [name for name, origin in ORIGINS.within("card", card.id).items() if origin == RULEBOOK]
            assert facts == (["name.fr", "number", "age"] if card.number in NAMED else []), card.id


def test_the_prize_is_printed_without_its_number_and_figures() -> None:
    facts = ORIGINS.within("card", "nobel_peace_prize")
    assert [name for name, origin in facts.items() if origin == RULEBOOK] == ["name.fr", "name.it", "effects 1.verb"]


def test_of_objectives_only_what_two_of_them_count() -> None:
    printed = {
        entry.id: [name for name, origin in ORIGINS.within("objective", entry.id).items() if origin == RULEBOOK]
        for entry in CONTENT.objective
    }
    assert {entry: facts for entry, facts in printed.items() if facts} == {
        "small_people": ["name.fr", "effects 1.verb", "effects 1.per"],
        "twin_cities": ["effects 1.verb", "effects 1.per", "effects 1.div"],
    }


def test_nobody_prints_the_fifth_colour() -> None:
    origins = {entry.id: ORIGINS.of("colour", entry.id, "name.fr") for entry in CONTENT.colour}
    assert origins == {"red": RULEBOOK, "green": RULEBOOK, "yellow": HOUSE, "grey": RULEBOOK, "black": RULEBOOK}


@pytest.mark.parametrize("verb", ["losses", "assault_reach"])
def test_double_losses_and_distant_attacks_are_ours(verb: str) -> None:
    used = [card.id for card in CONTENT.card if any(effect.verb == verb for effect in card.effects)]
    assert used
    assert {ORIGINS.of("card", card, f"effects {n}.verb") for card in used for n in (1, 2, 3)} == {HOUSE}


def test_an_enlarged_card_marks_what_is_printed_line_by_line() -> None:
    """The same card has its French name and its number from the rulebook, its lot and its cost from us."""
    assert isinstance(page, GamePage)
    for language, printed in (("fr", 1), ("it", 0), ("en", 0)):
        drawn = parsed(page.card(GAME, "card-war_or_peace", SPEAKERS[language]) or Markup())
        assert marks(drawn.find("h3")) == printed
        assert marks(drawn.find("small")) == 1
        assert not any(marks(line) for line in drawn.findall("p"))
    objective = parsed(page.card(GAME, "objective-small_people", SPEAKERS["fr"]) or Markup())
    assert [marks(line) for line in objective.findall("p")] == [0, 0, 1, 0]  # the last one is the legend


def marks(element: Element | None) -> int:
    assert element is not None
    return sum(each.get("class") == "as-printed" for each in element.iter("span"))
