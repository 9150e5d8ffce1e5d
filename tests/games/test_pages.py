"""The pages of all games with cards: well-formed, in every language, small, and complete."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import tablee
from tablee.drawing.looks import page_of
from tablee.drawing.page import GamePage
from tablee.engine.messages import LANGUAGES
from tests.shelf import OWN_KEYS

from .pages import KEY, Moment, Pages, parsed, speakers, spoken, whole, words
from .test_styles import style

pytestmark = pytest.mark.slow

PAGES: dict[str, Pages] = {
    key: import_module(f".{key}.pages", __package__).PAGES
    for key in OWN_KEYS
    if find_spec(f".{key}.pages", __package__)
}
# What scripts find around every game, by its class: a game draws nothing of that name.
AROUND = {"choosing", "choices", "preview", "curtain", "menu", "places", "prompt"}

every_page = pytest.mark.parametrize("game", PAGES)
every_game = pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, found in PAGES.items() for number in found.games]
)
every_table = pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, found in PAGES.items() for number in range(len(found.tables))]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(game: str) -> GamePage[Any]:
    return page_of(tablee.game(game).meta)


def some(game: str, number: int, every: int, language: str = "en") -> list[Moment]:
    """Some moments of a game, not the same ones in every language."""
    return PAGES[game].moments(number)[LANGUAGES.index(language) % every :: every]


@every_language
@every_game
def test_pages_are_well_formed_small_and_said_in_full(game: str, number: int, language: str) -> None:
    for moment in some(game, number, PAGES[game].drawn_every, language):
        watching = whole(page(game), moment.state.view(None), speakers(game)[language])
        for drawn in (moment.whole(language), watching):
            tree = parsed(drawn)
            assert len(drawn.encode()) < PAGES[game].largest
            assert not [text for text in words(tree) if KEY.search(text)]
            for element in tree.iter():
                assert not AROUND & set(element.get("class", "").split())
                if element.get("data-piece"):
                    assert element.get("role") == "button"
                    assert element.get("aria-label")


@pytest.mark.parametrize("language", ["fr", "it"])
@every_game
def test_no_english_leaks(game: str, number: int, language: str) -> None:
    for moment in some(game, number, 5):
        said = words(parsed(moment.whole(language)))
        said += page(game).text(moment.table(language)).splitlines()
        found = {word for text in said for word in re.findall(r"\w+", text.lower())}
        assert not found & PAGES[game].english[language]


@every_game
def test_moving_pieces_have_names_of_their_own(game: str, number: int) -> None:
    for moment in PAGES[game].moments(number):
        names = re.findall(r"data-glides=\"([^\"]+)", moment.whole())
        assert names or not PAGES[game].always_moving
        assert len(names) == len(set(names))


@every_game
def test_every_reference_is_drawn_once(game: str, number: int) -> None:
    for moment in some(game, number, 4):
        drawn = moment.whole()
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(ids) == len(set(ids))
        used = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn + style(game))}
        assert used <= set(ids)


@every_language
@every_game
def test_headings_choices_and_facts_are_well_formed_and_said_in_full(game: str, number: int, language: str) -> None:
    speaker = speakers(game)[language]
    for moment in some(game, number, PAGES[game].around_every, language):
        table = moment.table(language)
        said = spoken(parsed(page(game).heading(table)))
        facts = page(game).facts(table)
        said += spoken(parsed(facts)) if facts else ""
        for action in moment.legal[: PAGES[game].choices]:
            drawn = parsed(page(game).choice(table, action))
            assert " ".join(speaker.action(action).split()) in spoken(drawn)
            said += spoken(drawn)
        assert not KEY.search(said)


@every_game
def test_buttons_hold_nothing_but_phrases(game: str, number: int) -> None:
    for moment in some(game, number, PAGES[game].around_every):
        for action in moment.legal[: PAGES[game].choices]:
            drawn = parsed(page(game).choice(moment.table("en"), action))
            assert {element.tag for element in drawn.iter()} <= PAGES[game].phrases


@cache
def named_cards(game: str) -> set[str]:
    drawn = (moment.whole() for number in PAGES[game].games for moment in some(game, number, PAGES[game].named_every))
    return {name for each in drawn for name in re.findall(r'data-card="([^"]+)"', each)}


@every_language
@every_page
def test_every_card_can_be_enlarged(game: str, language: str) -> None:
    """Whatever the page names by `data-card`, and every card of the content besides."""
    for name in named_cards(game) | PAGES[game].cards:
        drawn = page(game).card(tablee.game(game), name, speakers(game)[language])
        assert drawn is not None, name
        assert not KEY.search(spoken(parsed(drawn))), name
        if PAGES[game].all_sourced:
            legend = parsed(drawn).find(".//p[@class='origin']")
            assert legend is not None, name
            assert legend.text, name


@every_table
def test_a_finished_game_is_drawn_for_everybody(game: str, number: int) -> None:
    end = PAGES[game].moments(number)[-1]
    assert end.state.over
    for viewer in (0, None):
        table = page(game).table(end.state.view(viewer), speakers(game)["en"])
        assert parsed(page(game).hand(table)).findall("section")
        assert not parsed(page(game).heading(table)).findall(".//ol")
