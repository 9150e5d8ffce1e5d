"""The page: everything to touch is drawn, well-formed, in every language, and small."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

import tablee
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.genesia import art, draw_icons, page
from tablee.games.genesia.catalogue import Catalogue
from tablee.games.genesia.draw_brief import brief
from tablee.games.genesia.draw_shapes import lands
from tablee.games.genesia.draw_table import Table
from tablee.games.genesia.geography import COLOURS, neighbours, regions
from tablee.games.genesia.journeys import journeys, traced
from tests.games.genesia.positions import position, seat
from tests.games.playing import play

GAME = tablee.game("genesia")
assert isinstance(GAME.content, Catalogue)
CONTENT: Catalogue = GAME.content
LARGEST = 200_000
NAMES = ["Ada", "Béa", "Ciro", "Dora", "Elio"]
SPEAKERS = {language: Speaker(language, game=GAME, seats=NAMES) for language in LANGUAGES}
STYLE = files("tablee.games.genesia").joinpath("style.css").read_text(encoding="utf-8")
KEY = re.compile(r"\b(?:page|brief|effect|board|event|action|question|card)-[a-z]")
# Words of our own sentences that no other language uses for the same thing.
ENGLISH = {"coins", "cities", "homeland", "hand", "reserve", "keep", "moves", "worth", "played", "steps", "seen"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "expert"}),
    (2, {"objectives": "none"}),
    (3, {"deck": "warlike"}),
    (4, {"teams": "2v2", "promo": True}),
    (5, {"deck": "manager", "objectives": "all"}),
]
# Actions that are touched on the page; all others are words, which the prompt offers as buttons.
DRAWN = {*page.TOUCHED, "move", "discard"}


class Moment:
    """A position, who is asked, and the views of it."""

    def __init__(self, state: Any, who: int | None) -> None:
        self.state = state
        self.who = who
        self.view: dict[str, Any] = state.view(who)
        self.legal: list[int] = [] if who is None else list(state.legal(who))
        self.drawn: dict[str, Markup] = {}

    @property
    def asked(self) -> str:
        return "" if self.who is None else str(self.view["pending"].get(str(self.who)))

    def whole(self, language: str = "en") -> Markup:
        if language not in self.drawn:
            self.drawn[language] = whole(self.view, SPEAKERS[language])
        return self.drawn[language]


@cache
def game(number: int) -> list[Moment]:
    """A warlike game played at random: the first times of each question, every thirteenth decision, and the end. After
    the games come the scenes.
    """
    if number == len(TABLES):
        return scenes()
    players, options = TABLES[number]
    state, rng, found = GAME.new(players, 1, options), random.Random(number), []
    asked: dict[str, int] = {}
    decisions = 0
    war = GAME.actions.parse("stance war")
    while not state.over:
        who = state.pending()[-1]
        question = GAME.questions[state.question(who)]
        asked[question] = asked.get(question, 0) + 1
        if decisions % 13 == 0 or asked[question] <= 2:
            found.append(Moment(state.clone(), who))
        legal = list(state.legal(who))
        state.apply(who, war if war in legal and rng.random() < 0.7 else rng.choice(legal))
        decisions += 1
    return [*found, Moment(state, None)]


OWN_LAND = [f"red-{row}-{column}" for row in range(1, 6) for column in (1, 2, 3)]
TOWNS = [*OWN_LAND[3:], "isle-7-3", "isle-7-4", "isle-7-5", "isle-7-6", "isle-12-2", "isle-12-3", "isle-15"]


def armies(red: list[str], green: list[str], **more: Any) -> list[dict[str, Any]]:
    """Three neighbours on the island who could attack each other, with cards in hand."""
    theirs = {"isle-7-2": 3, "isle-7-3": 2, "green-5-1": 1}
    return [
        seat(coins=14, clans={"red-home": 3, "isle-7-1": 6, "red-5-2": 5}, cities=["isle-7-1"], hand=red, **more),
        seat(coins=9, clans=theirs, cities=["isle-7-2", "isle-7-3"], hand=green, made=["writing"]),
        seat(coins=5, clans={"isle-12-1": 1, "isle-12-3": 2, "yellow-home": 2}, cities=["isle-12-3"]),
    ]


# What random games seldom come to, each with the actions that lead there.
SCENES: list[tuple[dict[str, Any], tuple[list[str], list[str]], list[str]]] = [
    (
        {"asked": "assault", "age": 2},
        (["gunpowder", "chivalry"], ["ramparts", "swiss_guard"]),
        ["assault_from isle-7-1"],
    ),
    ({"asked": "assault", "age": 2}, ([], ["swiss_guard"]), ["assault_from red-5-2", "play swiss_guard", "number 1"]),
    ({"asked": "assault", "age": 3}, (["missiles"], []), ["assault_from isle-7-1"]),
    ({"asked": "assault", "age": 3}, ([], []), ["assault_from isle-7-1", "assault_at isle-7-2", "number 3"]),
    ({"asked": "end_cards", "age": 2}, (["opera"], []), ["play opera"]),
    ({"asked": "growth", "age": 2}, (["printing"], []), ["play printing"]),
    ({"asked": "expansion", "age": 1}, (["bow", "raid"], []), ["play bow"]),
    ({"asked": "expansion", "age": 2}, (["caravels"], []), ["play caravels"]),
    ({"asked": "expansion", "age": 2}, (["builders"], []), ["play builders"]),
    ({"asked": "expansion", "age": 1, "active": 1}, (["imitation"], ["wheel"]), ["play wheel", "play imitation"]),
]


@cache
def scenes() -> list[Moment]:
    """What the scenes ask, and what random play makes of them for a while."""
    found = []
    for number, (table, hands, actions) in enumerate(SCENES):
        for seed in range(2):
            state, rng = position(*armies(*hands), **table), random.Random(10 * number + seed)
            for text in actions:
                play(state, text)
            for _ in range(9):
                who = state.pending()[0]
                found.append(Moment(state.clone(), who))
                state.apply(who, rng.choice(list(state.legal(who))))
                if state.over:
                    break
    builder = seat(clans=dict.fromkeys(OWN_LAND[:3], 2), cities=TOWNS)
    building = position(builder, seat(), seat(), asked="stance", age=2)
    while GAME.questions[building.question(building.pending()[0])] == "stance":
        building.apply(building.pending()[0], GAME.actions.parse("stance peace"))
    return [*found, Moment(building, building.pending()[0])]


def moments() -> Iterator[Moment]:
    for number in range(len(TABLES)):
        yield from game(number)
    yield from scenes()


def whole(view: dict[str, Any], speaker: Speaker) -> Markup:
    return Markup("<div>{}{}{}</div>").format(
        page.board(view, speaker), page.hand(view, speaker), page.panels(view, speaker)
    )


def pieces(drawn: Markup) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', drawn)


def parsed(drawn: Markup) -> ElementTree.Element:
    """The page as XML, which also says whether it is well-formed."""
    return ElementTree.fromstring(str(drawn))


def words(element: ElementTree.Element) -> list[str]:
    """What is read or heard of an element."""
    return [text for text in (element.text, element.tail, element.get("aria-label"), element.get("title")) if text]


def spoken(tree: ElementTree.Element) -> str:
    return " ".join("".join(tree.itertext()).split())


every_game = pytest.mark.parametrize("number", range(len(TABLES) + 1))


def test_every_question_is_drawn_somewhere() -> None:
    asked = {moment.asked for moment in moments()}
    assert {question for question in GAME.questions if question} <= asked


# What is touched ------------------------------------------------------------------------------------


@every_game
def test_every_legal_action_can_be_touched(number: int) -> None:
    for moment in game(number):
        found = pieces(moment.whole())
        assert len(found) == len(set(found))
        for action in moment.legal:
            touched = set(page.touches(GAME, action))
            if GAME.actions.decode(action)[0] in DRAWN:
                assert touched <= set(found), GAME.actions.text(action)
            else:
                assert not touched & set(found)


@every_game
def test_no_two_actions_of_a_position_are_touched_alike(number: int) -> None:
    """In their order: a step there and the step back have the same two regions. What can be done with one region in two
    ways is offered as two buttons once it is touched.
    """
    for moment in game(number):
        touched: dict[tuple[str, ...], set[str]] = {}
        for action in moment.legal:
            name = GAME.actions.decode(action)[0]
            meant = touched.setdefault(page.touches(GAME, action), set())
            assert name not in meant
            meant.add(name)
        assert all(len(meant) == 1 or meant <= {"recruit", "lift", "assault_from"} for meant in touched.values())


@pytest.mark.parametrize(
    ("action", "touched"),
    [
        ("keep_objective 2", ("objective-2",)),
        ("pick wheel", ("card-wheel",)),
        ("play mill", ("card-mill",)),
        ("discard mill", ("card-mill", "discard")),
        ("recruit red-home", ("region-red-home",)),
        ("move red-home:red-1-2", ("region-red-home", "region-red-1-2")),
        ("lift isle-15", ("region-isle-15",)),
        ("assault_from isle-7-1", ("region-isle-7-1",)),
        ("assault_at isle-12-1", ("region-isle-12-1",)),
        ("city_site green-2-1", ("region-green-2-1",)),
        ("choose_region black-home", ("region-black-home",)),
        ("choose_seat grey", ("seat-grey",)),
        ("choose_card writing", ("card-writing",)),
        ("position 3", ("position-3",)),
        ("stance war", ("stance_war",)),
        ("number 4", ("number_4",)),
        ("done", ("done",)),
    ],
)
def test_what_is_touched(action: str, touched: tuple[str, ...]) -> None:
    assert page.touches(GAME, GAME.actions.parse(action)) == touched


# Journeys -------------------------------------------------------------------------------------------


def walking() -> Iterator[Moment]:
    yield from (moment for moment in moments() if moment.asked in ("expansion", "journey", "trip", "copied_moves"))


def test_journeys_are_legal_and_come_to_what_they_say() -> None:
    found = 0
    for moment in list(walking())[::3]:
        assert moment.who is not None
        for journey in journeys(moment.state, moment.who)[::5]:
            state = moment.state.clone()
            for action in journey.actions:
                assert state.why_not(moment.who, action) is None
                state.play(moment.who, action)
            assert journey.coins == moment.state.coins[moment.who] - state.coins[moment.who]
            assert journey == traced(moment.state, moment.who, journey.actions)
            here, there = (each.view(moment.who)["regions"][journey.end] for each in (moment.state, state))
            seat = str(moment.who)
            assert there["clans"][seat] > here["clans"].get(seat, 0)
            found += 1
    assert found > 20


def test_a_journey_is_one_choice_and_is_drawn_with_its_bill() -> None:
    seen = 0
    for moment in list(walking())[::4]:
        assert moment.who is not None
        drawn = set(pieces(moment.whole()))
        plans = page.plans(moment.state, moment.who, SPEAKERS["en"])
        assert len({plan.pieces for plan in plans}) == len(plans)
        for plan in plans[::9]:
            assert set(plan.pieces) <= drawn
            assert plan.note.isdigit()
            for language, speaker in SPEAKERS.items():
                tree = parsed(page.plan(moment.state, moment.who, speaker, plan.actions))
                (way,) = [each for each in tree.iter() if each.get("data-way")]
                assert f"region-{(way.get('data-way') or '').split()[-1]}" == plan.pieces[-1], language
                assert not KEY.search(spoken(tree))
                seen += 1
    assert seen > 20


def test_nobody_else_is_offered_journeys() -> None:
    for moment in moments():
        if moment.who is not None and moment.asked in ("draft", "growth", "stance", "objective"):
            assert page.plans(moment.state, moment.who, SPEAKERS["en"]) == []


def test_a_step_is_priced_where_it_leads() -> None:
    state = GAME.new(2, 1, {"objectives": "none"})
    while GAME.questions[state.question(state.pending()[0])] != "growth":
        who = state.pending()[0]
        state.apply(who, state.legal(who)[0])
    who = state.pending()[0]
    home = f"{COLOURS[who]}-home"
    state.apply(who, GAME.actions.parse(f"recruit {home}"))
    step = GAME.actions.parse(f"move {home}:{COLOURS[who]}-1-1")
    assert page.note(state.view(who), SPEAKERS["en"], step) == "1"
    assert page.note(state.view(who), SPEAKERS["en"], GAME.actions.parse("done")) == ""


# How it is drawn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_pages_are_well_formed_small_and_said_in_full(number: int, language: str) -> None:
    for moment in game(number)[LANGUAGES.index(language) :: 3]:
        for drawn in (moment.whole(language), whole(moment.state.view(None), SPEAKERS[language])):
            tree = parsed(drawn)
            assert len(drawn.encode()) < LARGEST
            said = [text for element in tree.iter() for text in words(element)]
            assert not [text for text in said if KEY.search(text)]
            for element in tree.iter():
                if element.get("data-piece"):
                    assert element.get("role") == "button"
                    assert element.get("aria-label")


@pytest.mark.parametrize("language", ["fr", "it"])
@every_game
def test_no_english_leaks(number: int, language: str) -> None:
    for moment in game(number)[::6]:
        said = [text for element in parsed(moment.whole(language)).iter() for text in words(element)]
        said += page.text(moment.view, SPEAKERS[language]).splitlines()
        found = {word for text in said for word in re.findall(r"\w+", text.lower())}
        assert not found & ENGLISH


def test_every_reference_is_drawn_once() -> None:
    for moment in list(moments())[::6]:
        drawn = moment.whole()
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(ids) == len(set(ids))
        used = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", STYLE)}
        assert used <= set(ids)


def test_moving_cards_have_names_of_their_own() -> None:
    for moment in moments():
        names = re.findall(r"view-transition-name:([^\"]+)", moment.whole())
        assert len(names) == len(set(names))


def test_everything_has_a_picture_of_its_own() -> None:
    assert {entry.id for entry in (*CONTENT.card, *CONTENT.objective)} == set(art.PICTURES)
    assert len(set(art.PICTURES.values())) == len(art.PICTURES)
    assert {colour.id for colour in CONTENT.colour} == set(draw_icons.EMBLEMS)
    for name in (*art.PICTURES, "atlantis"):
        parsed(art.picture(name))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_region_is_on_the_map_wherever_one_sits(players: int) -> None:
    for own in range(players):
        drawn = lands(players, own)
        assert set(drawn.shapes) == {region.id for region in regions(players)}
        left, top, width, height = drawn.box
        for shape in drawn.shapes.values():
            assert left < shape.x < left + width
            assert top < shape.y < top + height
        assert drawn.paths.count("M") + drawn.ferries.count("M") == sum(map(len, neighbours(players).values())) // 2
        assert drawn.ferries.count("M") == 4 * players
        # one's own homeland is the lowest, or of two the one on the left
        home = drawn.shapes[f"{COLOURS[own]}-home"]
        others = [drawn.shapes[f"{COLOURS[seat]}-home"] for seat in range(players) if seat != own]
        assert all(home.x < other.x if players == 2 else home.y > other.y for other in others)


def test_neighbours_on_land_share_a_border() -> None:
    """Regions touch where one may walk: their outlines have points in common, others at most a corner."""
    shapes = lands(3, 0).shapes
    corners = {region: set(re.findall(r"-?\d+ -?\d+", shape.path)) for region, shape in shapes.items()}
    kinds = {region.id: region.kind for region in regions(3)}
    for one, near in neighbours(3).items():
        for other in corners:
            shared = len(corners[one] & corners[other])
            if one == other or (kinds[one] == "isle") != (kinds[other] == "isle"):
                continue
            assert (shared > 2) == (other in near), (one, other)


def test_style_stays_below_its_root() -> None:
    rules = re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL)
    selectors = [each for each in re.findall(r"^([^\s{};][^{};]*)\{", rules, flags=re.MULTILINE) if each[0] != "@"]
    assert selectors
    assert all(each.startswith((".ga", ".genesia ")) for each in selectors)  # around its table, the page has its name


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


THEMES = {
    # the tokens of all pages that words stand on or are written in
    "light": {"ink": "#2a2420", "paper": "#f7f1e5", "paper-2": "#fffaf0", "paper-3": "#ece2cd"},
    "dark": {"ink": "#f0e7d8", "paper": "#1c1916", "paper-2": "#26221e", "paper-3": "#312b25"},
}


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out(theme: str) -> None:
    """WCAG AA in both themes: 4.5 to 1; large figures 3 to 1."""
    given = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", STYLE)
    fixed = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", STYLE))
    colours = {**THEMES[theme], **fixed, **{name: light if theme == "light" else dark for name, light, dark in given}}
    for ink, *papers in (
        ("ink", "panel", "paper-2", "paper-3"),
        ("soft", "panel", "paper", "paper-2", "paper-3"),
        ("good-ink", "paper-2", "paper-3"),
        ("bad-ink", "paper-2", "paper-3"),
        ("lit-ink", "paper-2"),
        ("chip-ink", "chip"),
        ("on-secret", "secret"),
        ("bone", "dark"),
        ("plum-ink", "panel"),
    ):
        for paper in papers:
            assert contrast(colours[ink], colours[paper]) >= 4.5, (ink, paper)
    assert contrast("#ffffff", colours["plum"]) >= 4.5
    figure = "#2a2420" if theme == "light" else "#fdf3de"
    for value in (0, 1, 2, 3, 4, 5, 7, 12, 15):
        assert contrast(figure, colours[f"v{value}"]) >= 3, value


# Around the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_headings_choices_and_facts_are_well_formed_and_said_in_full(number: int, language: str) -> None:
    speaker = SPEAKERS[language]
    for moment in game(number)[LANGUAGES.index(language) % 2 :: 2]:
        said = spoken(parsed(page.heading(moment.view, speaker)))
        facts = page.facts(moment.view, speaker)
        said += spoken(parsed(facts)) if facts else ""
        for action in moment.legal[:40]:
            drawn = parsed(page.choice(moment.view, speaker, action))
            assert " ".join(speaker.action(action).split()) in spoken(drawn)
            said += spoken(drawn)
        assert not KEY.search(said)


def test_every_question_explains_its_choices() -> None:
    """Each button says more than a number or a single word."""
    for moment in moments():
        for action in moment.legal[:40]:
            (shown,) = [
                each
                for each in parsed(page.choice(moment.view, SPEAKERS["en"], action)).iter()
                if each.get("class") == "says"
            ]
            assert len(spoken(shown)) > 3, (moment.asked, GAME.actions.text(action))


def test_buttons_hold_nothing_but_phrases() -> None:
    for moment in game(2):
        for action in moment.legal[:20]:
            tags = {element.tag for element in parsed(page.choice(moment.view, SPEAKERS["en"], action)).iter()}
            assert tags <= {"span", "b", "small", "i", "svg", "use", "title", "path", "circle", "g", "text"}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_event_is_a_line(number: int) -> None:
    players, options = TABLES[number]
    state, rng = GAME.new(players, 1, options), random.Random(number)
    for turn in range(160):
        if state.over:
            break
        who = state.pending()[0]
        for event in state.apply(who, rng.choice(list(state.legal(who)))):
            drawn = page.line(event, SPEAKERS[LANGUAGES[turn % len(LANGUAGES)]])
            assert not KEY.search(spoken(parsed(drawn)))


def test_age_and_phase_are_marked() -> None:
    for moment in game(3)[:-1]:
        tree = parsed(page.heading(moment.view, SPEAKERS["en"]))
        (age,) = tree.findall(".//*[@aria-current='true']")
        assert spoken(age).startswith(f"Age {'I' * moment.view['age']}")
        assert len(tree.findall(".//*[@aria-current='step']")) == 1


def test_the_facts_are_those_of_whoever_looks() -> None:
    moment = next(moment for moment in game(3) if moment.asked == "growth")
    seat = moment.view["seats"][moment.who or 0]
    drawn = page.facts(moment.view, SPEAKERS["en"])
    assert f"{seat['coins']} coin" in spoken(parsed(drawn))
    assert " id=" not in drawn
    assert page.facts(moment.state.view(None), SPEAKERS["en"]) == ""
    assert page.facts(game(3)[-1].view, SPEAKERS["en"]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_enlarged(language: str) -> None:
    """Whatever the page names by `data-card`, and every card of the content besides."""
    names = {name for moment in moments() for name in re.findall(r'data-card="([^"]+)"', moment.whole())}
    names |= {f"card-{card.id}" for card in CONTENT.card} | {f"objective-{each.id}" for each in CONTENT.objective}
    for name in names:
        drawn = page.card(GAME, name, SPEAKERS[language])
        assert drawn is not None, name
        assert not KEY.search(spoken(parsed(drawn))), name
        assert parsed(drawn).find("footer") is not None


@pytest.mark.parametrize("name", ["", "card", "card-atlantis", "road-66", "seat-", "region-nowhere", "position-9"])
def test_what_is_no_card_is_not_enlarged(name: str) -> None:
    assert page.card(GAME, name, SPEAKERS["en"]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_brief(language: str) -> None:
    for entry in (*CONTENT.card, *CONTENT.objective):
        said = spoken(parsed(Markup("<p>{}</p>").format(brief(entry.effects, SPEAKERS[language]))))
        assert said
        assert not KEY.search(said)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("wheel", "+6 free moves"),
        ("granaries", "+2 points per City (≤ 8) · +2 coins"),
        ("gunpowder", "attacking: enemy +2 Clans lost"),
        ("ramparts", "defending: no assault"),
        ("monasteries", "2× protected regions this Age · +2 coins"),
    ],
)
def test_a_card_in_brief(card: str, said: str) -> None:
    entry = next(each for each in CONTENT.card if each.id == card)
    assert spoken(parsed(Markup("<p>{}</p>").format(brief(entry.effects, SPEAKERS["en"])))) == said


# Who looks ------------------------------------------------------------------------------------------


def test_others_see_neither_hands_nor_objectives_nor_packets() -> None:
    for number in (2, 3, 4):
        for moment in game(number)[:-1:4]:
            for viewer in range(TABLES[number][0]):
                view = moment.state.view(viewer)
                drawn = page.hand(view, SPEAKERS["en"]) + page.panels(view, SPEAKERS["en"])
                for other in range(TABLES[number][0]):
                    if other == viewer:
                        continue
                    seat = moment.state.view(other)["seats"][other]
                    own = view["seats"][viewer]
                    mine = {*(own["packet"] or []), *(own["kept"] or []), *(own["hand"] or [])}
                    secret = {*(seat["packet"] or []), *(seat["kept"] or []), *(seat["hand"] or [])} - mine
                    assert not [card for card in secret if f'"card-{card}"' in drawn]


def test_an_unrevealed_stance_lies_face_down() -> None:
    state = GAME.new(3, 1, {"deck": "warlike"})
    rng = random.Random(5)
    while not state.over:
        who = state.pending()[0]
        if GAME.questions[state.question(who)] == "stance" and len(state.pending()) > 1:
            break
        state.apply(who, rng.choice(list(state.legal(who))))
    else:
        pytest.skip("nobody could go to war")
    state.apply(who, GAME.actions.parse("stance war"))
    other = state.pending()[0]
    assert "stance war" not in page.panels(state.view(other), SPEAKERS["en"])
    assert "stance hidden" in page.panels(state.view(other), SPEAKERS["en"])
    assert "stance war" in page.panels(state.view(who), SPEAKERS["en"])


def test_alone_both_hands_lie_open_and_the_map_never_turns() -> None:
    for moment in game(0)[:-1]:
        drawn = page.hand(moment.view, SPEAKERS["en"]) + page.panels(moment.view, SPEAKERS["en"])
        for tribe in moment.view["seats"]:
            assert all(f'"card-{card}"' in drawn for card in tribe["hand"])
        assert Table(moment.view, SPEAKERS["en"]).facing == 0


def test_the_text_says_whose_and_what() -> None:
    moment = game(3)[len(game(3)) // 2]
    for speaker in SPEAKERS.values():
        said = page.text(moment.view, speaker)
        for number, one in enumerate(moment.view["seats"]):
            assert NAMES[number] in said
            for found in one["inventions"]:
                assert speaker.name("card", found["card"]) in said
        assert not KEY.search(said)


def test_warnings_name_what_would_lapse() -> None:
    moment = next(
        moment
        for moment in moments()
        if moment.asked == "expansion" and moment.who is not None and moment.view["seats"][moment.who]["free"]["any"]
    )
    assert "lapse" in spoken(parsed(page.facts(moment.view, SPEAKERS["en"])))


def test_a_finished_game_is_drawn_for_everybody() -> None:
    for number in range(len(TABLES)):
        moment = game(number)[-1]
        assert moment.view["over"]
        for viewer in (0, None):
            view = moment.state.view(viewer)
            assert parsed(page.hand(view, SPEAKERS["en"])).findall("section")
            assert not parsed(page.heading(view, SPEAKERS["en"])).findall(".//ol")
            sums = [sum(points.values()) for points in moment.state.scores()]
            assert [Table(view, SPEAKERS["en"]).total(who) for who in range(len(sums))] == sums
