"""The page of Genesis: everything an action touches is drawn, in every language, as valid and small markup."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.state import State
from tablee.games.genesis import page
from tablee.games.genesis.draw_outline import outline
from tablee.games.genesis.draw_position import paying_die
from tablee.games.genesis.rules import Genesis
from tablee.games.genesis.state import COLOUR_NAMES
from tests.games.genesis.positions import GAME, position

MOST_BYTES = 150_000
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "challenge", "map": "random"}),
    (1, {"mode": "challenge", "map": "laurasia", "level": "fierce", "live_score": False}),
    (2, {}),
    (3, {"map": "gondwana", "live_score": False}),
    (4, {"map": "random"}),
    (4, {"mode": "teams"}),
]
# Names that are the same in two languages, and the people.
SAME_IN_ALL = {"Reptiles", "Gondwana", "Laurasia", "Patience", "points", "place", "II", "Ada", "Bo", "Cy", "Di"}


def course(players: int, options: dict[str, Any], seed: int = 1) -> Iterator[State]:
    """The positions of a random game."""
    rng = random.Random(seed)
    state = GAME.new(players, seed=seed, options=options)
    while not state.over:
        yield state
        seat = state.pending()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    yield state


def some(players: int, options: dict[str, Any], step: int = 17) -> Iterator[State]:
    """Some positions of a random game, the first and the last among them."""
    last: State | None = None
    for number, state in enumerate(course(players, options)):
        last = state
        if number % step == 0:
            yield state
    assert last is not None
    yield last


def speaker(language: str = "en") -> Speaker:
    return Speaker(language, game=GAME, seats=("Ada", "Bo", "Cy", "Di"))


def drawn(state: State, language: str = "en") -> str:
    view, said = state.view(0), speaker(language)
    return f"<body>{page.board(view, said)}{page.hand(view, said)}{page.panels(view, said)}</body>"


def elements(markup: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(markup).iter())


def pieces(markup: str) -> dict[str, ElementTree.Element]:
    named = [element for element in elements(markup) if "data-piece" in element.attrib]
    found = {element.attrib["data-piece"]: element for element in named}
    assert len(found) == len(named)
    return found


def words(markup: str) -> set[str]:
    """Everything a person reads or hears."""
    found: set[str] = set()
    for element in elements(markup):
        found |= {element.attrib.get("aria-label", ""), element.text or "", element.tail or ""}
    return {text.strip() for text in found if re.search(r"[^\W\d_]{2}", text)}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_legal_action_touches_pieces_that_are_drawn(players: int, options: dict[str, Any]) -> None:
    for state in some(players, options):
        found = pieces(drawn(state))
        for seat in state.pending():
            for action in state.legal(seat):
                touched = page.touches(GAME, action)
                assert set(touched) <= set(found)
                assert not any(found[piece].attrib.get("aria-disabled") for piece in touched)


def test_touches_name_the_pieces_in_order() -> None:
    assert page.touches(GAME, GAME.actions.parse("place c4 forest")) == ("tile-forest", "square-c4")
    assert page.touches(GAME, GAME.actions.parse("stop")) == ("stop",)
    assert page.touches(GAME, GAME.actions.parse("pick reptile")) == ("species-reptile",)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pieces_are_named_buttons_that_do_not_take_the_focus_by_themselves(
    players: int, options: dict[str, Any]
) -> None:
    for state in some(players, options, step=40):
        for piece in pieces(drawn(state)).values():
            assert piece.attrib["role"] == "button"
            assert piece.attrib["aria-label"]
            assert piece.tag in ("g", "div")
            assert "tabindex" not in piece.attrib


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pages_are_small_valid_and_say_no_keys(language: str, players: int, options: dict[str, Any]) -> None:
    for state in some(players, options, step=40):
        markup = drawn(state, language)
        said = "\n".join(words(markup)) + page.text(state.view(0), speaker(language))
        assert len(markup.encode()) < MOST_BYTES
        assert not re.search(r"\b(drawn|board|score|option|action|question|page)-[a-z]", said)


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_english_is_left_in_other_languages(language: str, players: int, options: dict[str, Any]) -> None:
    for state in some(players, options, step=40):
        view = state.view(0)
        shared = words(drawn(state, "en")) & words(drawn(state, language))
        same_lines = set(page.text(view, speaker("en")).splitlines()) & set(
            page.text(view, speaker(language)).splitlines()
        )
        for text in shared | same_lines:
            left = {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 1} - SAME_IN_ALL
            assert not left, text


def test_references_lead_to_drawings() -> None:
    for players, options in TABLES:
        for state in some(players, options, step=60):
            markup = drawn(state)
            ids = re.findall(r' id="([^"]+)"', markup)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'(?:href="|url\()#([\w-]+)', markup)) <= set(ids)


def test_names_of_people_are_escaped() -> None:
    state = GAME.new(2, seed=1, options={})
    said = Speaker("en", game=GAME, seats=("<b>Ada</b>", 'Bo"'))
    view = state.view(0)
    for part in (page.hand(view, said), page.panels(view, said)):
        assert "<b>Ada" not in part
        ElementTree.fromstring(part)


def test_a_stack_says_which_die_pays_as_the_rules_do() -> None:
    for state in course(3, {}, seed=5):
        assert isinstance(state, Genesis)
        view = state.view(0)
        for seat, question in view["pending"].items():
            for number, colour in enumerate(COLOUR_NAMES):
                if question == "tile1":
                    assert (paying_die(view, int(seat), colour) or 0) == state.paying_die(int(seat), number)


def test_squares_say_what_is_on_them_and_what_a_tile_would_do() -> None:
    state = GAME.load(position("Fr .. VV", ".. .. .."))
    found = pieces(drawn(state))
    labels = {name: piece.attrib["aria-label"] for name, piece in found.items()}
    assert labels["square-a1"] == "a1, Forest, Reptiles"
    assert labels["square-b1"] == "b1, free"
    assert labels["square-c1"] == "c1, Volcano"
    assert "square-d1" not in found


def test_areas_carry_their_size_and_multiplier() -> None:
    view = GAME.load(position("Fr Fd Fr ..", ".. .. .. ..")).view(0)
    badge = next(e for e in elements(str(page.board(view, speaker()))) if "badge" in e.attrib.get("class", ""))
    assert "".join(badge.itertext()).strip() == "3×3"
    assert "Forest, area of 3 (×3)" in page.text(view, speaker())


def test_points_stay_hidden_when_the_table_hides_them() -> None:
    state = GAME.new(2, seed=1, options={"live_score": False})
    assert 'class="score"' not in page.panels(state.view(0), speaker())


def test_a_tile_moves_under_a_name_of_its_own() -> None:
    *_, state = course(4, {})
    names = re.findall(r"view-transition-name: ([\w-]+)", str(page.board(state.view(0), speaker())))
    assert len(names) == len(set(names)) > 50


def test_the_outline_of_a_ring_has_two_loops() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert outline(ring).count("M") == 2
    assert outline([(0, 0), (1, 1)]).count("M") == 2
