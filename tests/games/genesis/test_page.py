"""The page of Genesis: everything an action touches is drawn, in every language, as valid and small markup."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.records import Seat
from tablee.engine.state import State
from tablee.games.genesis.content.catalogue import Catalogue
from tablee.games.genesis.rules.flow import Genesis
from tablee.games.genesis.rules.state import COLOUR_NAMES, square_name
from tablee.games.genesis.rules.view import view as view_of
from tablee.games.genesis.web import art
from tablee.games.genesis.web.board_view import paying_die, squares, turn_number
from tablee.games.genesis.web.enlarged import CARDS
from tablee.games.genesis.web.outline import outline
from tablee.games.genesis.web.page import page
from tests.games.genesis.positions import GAME, position

MAX_BYTES = 150_000
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


def drawn(state: State, language: str = "en", seat: int = 0) -> str:
    table = page.table(state.view(seat), speaker(language))
    parts = (page.heading, page.board, page.hand, page.panels, page.facts)
    return f"<body>{''.join(part(table) for part in parts)}</body>"


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


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_legal_action_touches_pieces_that_are_drawn(players: int, options: dict[str, Any]) -> None:
    for state in some(players, options):
        for seat in state.pending():
            found = pieces(drawn(state, seat=seat))
            for action in state.legal(seat):
                touched = page.touches(GAME, action)
                assert set(touched) <= set(found)
                assert not any(found[piece].attrib.get("aria-disabled") for piece in touched)


def test_touches_name_the_pieces_in_order() -> None:
    assert page.touches(GAME, GAME.actions.parse("place c4 forest")) == ("tile-forest", "square-c4")
    assert page.touches(GAME, GAME.actions.parse("stop")) == ("stop",)
    assert page.touches(GAME, GAME.actions.parse("pick reptile")) == ("species-reptile",)


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pages_are_small_valid_and_say_no_keys(language: str, players: int, options: dict[str, Any]) -> None:
    for state in some(players, options, step=40):
        markup = drawn(state, language)
        said = "\n".join(words(markup)) + page.text(page.table(state.view(0), speaker(language)))
        assert len(markup.encode()) < MAX_BYTES
        assert not re.search(r"\b(drawn|board|score|option|action|question|page)-[a-z]", said)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_english_is_left_in_other_languages(language: str, players: int, options: dict[str, Any]) -> None:
    for state in some(players, options, step=40):
        view = state.view(0)
        shared = words(drawn(state, "en")) & words(drawn(state, language))
        same_lines = set(page.text(page.table(view, speaker("en"))).splitlines()) & set(
            page.text(page.table(view, speaker(language))).splitlines()
        )
        for text in shared | same_lines:
            left = {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 1} - SAME_IN_ALL
            assert not left, text


@pytest.mark.slow
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
    for part in (page.hand(page.table(view, said)), page.panels(page.table(view, said))):
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
    badge = next(
        e for e in elements(str(page.board(page.table(view, speaker())))) if "badge" in e.attrib.get("class", "")
    )
    assert "".join(badge.itertext()).strip() == "3×3"
    assert "Forest, area of 3 (×3)" in page.text(page.table(view, speaker()))


def test_points_stay_hidden_when_the_table_hides_them() -> None:
    state = GAME.new(2, seed=1, options={"live_score": False})
    assert 'class="score"' not in page.panels(page.table(state.view(0), speaker()))


def test_the_hand_is_that_of_the_seat_that_looks() -> None:
    state = GAME.load(position(".. .. .. Fr", ".. .. .. .."))
    assert isinstance(state, Genesis)
    asked = state.pending()[0]
    for seat in range(2):
        looking = view_of(state, seat)
        assert looking["seat"] == seat
        hand = str(page.hand(page.table(looking, speaker())))
        assert f'aria-label="Tiles of {speaker().seat(seat)}"' in hand
        assert ('class="stop"' in hand) == (seat == asked)
    watching = view_of(state, None)
    assert watching["seat"] is None
    assert f'aria-label="Tiles of {speaker().seat(asked)}"' in page.hand(page.table(watching, speaker()))


def test_the_facts_are_the_dice_of_who_decides() -> None:
    seen = set()
    for state in course(2, {}):
        assert isinstance(state, Genesis)
        assert page.facts(page.table(view_of(state, None), speaker())) == ""
        for seat in range(2):
            view = view_of(state, seat)
            drawn_facts = str(page.facts(page.table(view, speaker())))
            asked = view["pending"].get(str(seat), "")
            assert bool(drawn_facts) == (asked in ("tile1", "tile2"))
            assert drawn_facts.count('class="used"') == (asked == "tile2")
            assert "id=" not in drawn_facts
            seen.add(asked)
    assert seen == {"", "species", "tile1", "tile2"}


@pytest.mark.parametrize(("wanted", "shown"), [("≥ 12", "0 / 12"), ("≤ 12", "0, at most 12")])
def test_goals_are_no_false_statements(wanted: str, shown: str) -> None:
    view = GAME.new(1, seed=1, options={"mode": "challenge"}).view(0)
    view["challenge"]["goals"][0].update(wanted=wanted, reached=0)
    goal = next(
        e for e in elements(str(page.panels(page.table(view, speaker())))) if e.attrib.get("class") == "reached"
    )
    assert "".join(goal[0].itertext()) == shown
    assert not set("≥≤") & set(page.text(page.table(view, speaker())))


def test_a_negative_result_has_a_minus_sign() -> None:
    view = GAME.new(1, seed=1, options={"mode": "challenge"}).view(0)
    view["challenge"]["result"] = -14
    for said in (str(page.panels(page.table(view, speaker()))), page.text(page.table(view, speaker()))):
        assert "−14" in said
        assert "-14" not in said


def test_every_piece_of_the_content_is_drawn() -> None:
    content = GAME.content
    assert isinstance(content, Catalogue)
    terrains = {colour.id for colour in content.colour}
    species = {each.id for each in content.species}
    assert (set(art.TERRAINS), set(art.SPECIES)) == (terrains, species)
    named = {
        *(f"genesis-{kind}-{terrain}" for kind in ("glyph", "tile", "chip") for terrain in terrains),
        *(f"genesis-species-{each}" for each in species),
        *(f"genesis-relief-{relief.id}" for relief in content.relief),
    }
    shown = {f"die-{face}" for face in (*content.dice.faces, "blank")} | {f"frame-{each}" for each in species}
    icons = {name for name in art.PIECES if name.startswith("genesis-icon-")}
    assert set(art.PIECES) == named | shown | icons | {"land", "die", "frame-unknown"}
    assert all(f'id="{name}"' in art.definitions() for name in named | icons)


def test_a_die_shows_nothing_before_it_is_rolled() -> None:
    assert art.PIECES["die-blank"] in art.die(None)
    assert art.PIECES["die-wild"] in art.die("wild")


def test_free_squares_in_small_groups_say_so() -> None:
    found = pieces(drawn(GAME.load(position(".. Fr .. ..", "VV VV .. .."))))
    assert found["square-a1"].attrib["aria-label"] == "a1, free, in a group of fewer than three"
    assert found["square-a1"].attrib["data-card"] == "end"
    assert "data-card" not in found["square-c1"].attrib


def test_herds_are_dashed_and_the_own_ones_stand_out() -> None:
    state = GAME.load(position("Fr Fr Fd Fd", ".. .. .. .."))
    assert isinstance(state, Genesis)
    drawn_board = str(page.board(page.table(view_of(state, 0), speaker())))
    whose = {state.view(0)["seats"][0]["species"]: "own", state.view(0)["seats"][1]["species"]: "other"}
    assert sorted(re.findall(r'class="herd in0 (\w+)"', drawn_board)) == sorted(whose.values())


def test_the_note_on_an_area_says_how_the_own_herd_stands() -> None:
    notes = {
        "Fr Fr Fd ..": "Your herd leads the Dinosaurs by 1.",
        "PP PP PP PP PP\nFr Fd Fd PP PP": "The largest herd of the Dinosaurs has one tile more than yours",
        "PP PP PP PP PP\nFr Fd Fr Fd PP": "Your largest herd is level with one of the",
        "Fd Fd Fd Fd Fr Fr .. Fr Fr": "One tile on g1 and your herd there passes the Dinosaurs.",  # it joins two
        "Fd Fd Fd ..": "You have no herd here.",
        "Fr Fr Fr ..": "Both prizes are yours: nobody else is here.",
    }
    for row, note in notes.items():
        state = GAME.load(position(*row.split("\n"), "PP PP PP PP PP PP PP PP PP", ".. .. .. .."))
        assert isinstance(state, Genesis)
        seat = [side["species"] for side in state.view(0)["seats"]].index("reptile")
        assert note in page.board(page.table(view_of(state, seat), speaker()))
        assert note not in page.board(page.table(view_of(state, None), speaker()))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_turns_are_counted_and_the_newest_tiles_marked(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(2)
    match = Match.new(GAME, players, 2, options, [Seat("", "human")] * players)
    while not match.state.over:
        seat = match.state.pending()[0]
        before = match.state.view(seat)["board"]
        rolls = sum(event.key == "event-roll" for events in match.log for event in events)
        assert turn_number(match.state.view(seat)) == rolls
        match.play(seat, rng.choice(match.state.legal(seat)))
        view, recent = match.state.view(seat), match.recent(seat)
        newest = {event.values["square"] for event in recent if "square" in event.values}
        placed = {square.name for square in squares(view)} & changed(before, view["board"])
        assert placed <= newest
        found = pieces(str(page.board(page.table(view, speaker(), recent))))
        marked = {name for name, piece in found.items() if "fresh" in piece.attrib["class"].split()}
        assert marked == {f"square-{square}" for square in newest}
        assert all("placed last" in found[name].attrib["aria-label"] for name in marked)
    assert turn_number(match.state.view(0)) == sum(e.key == "event-roll" for events in match.log for e in events)


def changed(before: list[str], after: list[str]) -> set[str]:
    cells = [[token for row in board for token in row.split()] for board in (before, after)]
    return {square_name(number) for number in range(140) if cells[0][number] != cells[1][number]}


def test_the_heading_marks_the_step_of_the_turn() -> None:
    steps = {"species": "Choosing species", "tile1": "First tile", "tile2": "Second tile"}
    seen = set()
    for state in course(2, {}):
        view = state.view(0)
        found = [
            e
            for e in elements(str(page.heading(page.table(view, speaker()))))
            if e.attrib.get("aria-current") == "step"
        ]
        said = ["".join(step.itertext()) for step in found]
        asked = next(iter(view["pending"].values()), None)
        assert len(said) == (asked is not None)
        if asked is not None:
            assert said[0].endswith(steps[asked])
            seen.add(asked)
    assert seen == set(steps)
    assert "Game over" in page.heading(page.table(view, speaker()))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_read_as_its_whole_sentence(language: str) -> None:
    said = speaker(language)
    for state in some(3, {}, step=25):
        for seat in state.pending():
            assert isinstance(state, Genesis)
            for action in state.legal(seat)[::7]:
                found = elements(str(page.choice(page.table(view_of(state, seat), said), action)))
                unseen = [e.text or "" for e in found if e.attrib.get("class") == "genesis-unseen"]
                assert len(unseen) == 1
                assert unseen[0].startswith(said.action(action))


def test_a_choice_warns_of_a_tile_that_will_be_the_only_one() -> None:
    warned = set()
    for state in course(2, {}, seed=4):
        for seat in state.pending():
            assert isinstance(state, Genesis)
            view = view_of(state, seat)
            if view["pending"][str(seat)] == "tile1":
                for number, colour in enumerate(COLOUR_NAMES):
                    action = next((a for a in state.legal(seat) if a // 140 == number), None)
                    if action is not None:
                        warning = "as the only tile" in page.choice(page.table(view, speaker()), action)
                        assert warning == (paying_die(view, seat, colour) is None)
                        warned.add(warning)
    assert warned == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_line_of_the_log_is_the_sentence_with_signs(language: str, players: int, options: dict[str, Any]) -> None:
    said = speaker(language)
    state, events = GAME.start(players, 3, options)
    rng = random.Random(3)
    while not state.over:
        seat = state.pending()[0]
        events += state.apply(seat, rng.choice(state.legal(seat)))
    for event in events:
        drawn_line = ElementTree.fromstring(str(page.line(event, said)))
        assert "".join(drawn_line.itertext()).replace("\n", "") == said.event(event)
        signs = [e for e in drawn_line.iter() if e.attrib.get("class") == "named"]
        assert len(signs) == len({"species", "neutral", "colour", "die1", "die2"} & set(event.values))


def test_a_line_escapes_the_names_of_people() -> None:
    said = Speaker("en", game=GAME, seats=("<i>Forest</i>",))
    event = Event("event-put", {"seat": 0, "species": "human", "colour": "forest", "square": "a1"})
    drawn_line = ElementTree.fromstring(str(page.line(event, said)))
    assert "".join(drawn_line.itertext()).replace("\n", "") == said.event(event)
    assert [e.tag for e in drawn_line.iter() if e.tag == "i"] == []
    assert (drawn_line.text or "").startswith("<i>Forest</i> (")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_pointed_at_is_explained_with_its_source(language: str) -> None:
    said = speaker(language)
    names = {f"goal-{goal.id}" for goal in GAME.content.goal} | {f"die-{face}" for face in GAME.content.dice.faces}
    for players, options in TABLES:
        for state in some(players, options, step=60):
            names |= {e.attrib["data-card"] for e in elements(drawn(state)) if "data-card" in e.attrib}
    assert {name.partition("-")[0] for name in names} == set(CARDS)
    sources = {said.say("origin-legend", {"sign": "§"}), said.say("origin-ours")}
    for name in names:
        enlarged = page.card(GAME, name, said)
        assert enlarged is not None, name
        assert not re.search(r"\b(card|drawn|goal)-[a-z]", "\n".join(words(str(enlarged))))
        assert ElementTree.fromstring(str(enlarged))[-1].text in sources


def marked(name: str, language: str) -> dict[str, bool]:
    """Of an enlarged card: which of its lines are marked as printed."""
    found = ElementTree.fromstring(str(page.card(GAME, name, speaker(language))))
    lines = {"title": next(found.iter("h2")), "text": found[1]}
    lines |= {str(line[0].text): line[1] for line in found.iter("div") if line.find("dt") is not None}
    return {key: line.find("span[@class='as-printed']") is not None for key, line in lines.items()}


def test_the_faces_of_the_dice_are_ours_and_the_prizes_printed() -> None:
    assert marked("tile-forest", "fr") == {
        "title": True,
        "text": True,
        "Faces d’un dé": False,
        "Faces joker": False,
        "Tuiles pour une zone comptabilisée": True,
        "Premier / second troupeau": True,
        "Zone la plus vaste de toutes": True,
        "La plus vaste d’un autre terrain": True,
    }
    assert marked("die-wild", "fr") == {"title": True, "text": True, "Faces d’un dé": False}
    assert not marked("tile-forest", "en")["title"]  # a translation
    assert not any(marked("goal-sanctuary", "fr").values())


def test_the_rulebook_speaks_of_a_pit_not_of_tar() -> None:
    assert marked("relief-pit", "fr")["title"]
    assert [GAME.names(language)["relief"]["pit"] for language in LANGUAGES] == ["Pit", "Fosse", "Fossa"]


@pytest.mark.parametrize(
    "name", ["", "tile", "tile-sea", "die-7", "relief-", "river-2", "species-x", "goal-x", "areas-1", "end-1"]
)
def test_an_unknown_card_is_none(name: str) -> None:
    assert page.card(GAME, name, speaker()) is None


def test_the_outline_of_a_ring_has_two_loops() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert outline(ring).count("M") == 2
    assert outline([(0, 0), (1, 1)]).count("M") == 2
