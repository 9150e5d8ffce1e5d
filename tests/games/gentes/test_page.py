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
from tablee.engine.events import Event
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.gentes import art, draw_enlarged, draw_icons, draw_map, page
from tablee.games.gentes.catalogue import Catalogue
from tablee.games.gentes.draw_brief import brief
from tablee.games.gentes.draw_table import Table

GAME = tablee.game("gentes")
assert isinstance(GAME.content, Catalogue)
CONTENT: Catalogue = GAME.content
LARGEST = 150_000
SPEAKERS = {language: Speaker(language, game=GAME, seats=["Ada", "Béa", "Ciro", "Dora"]) for language in LANGUAGES}
STYLE = files("tablee.games.gentes").joinpath("style.css").read_text(encoding="utf-8")
KEY = re.compile(r"\b(?:page|brief|effect|board|event|action|question|card)-[a-z]")
# Words of our own sentences that no other language uses for the same thing.
ENGLISH = {"coins", "hourglass", "hourglasses", "citizens", "locked", "missing", "playable", "needs", "deck", "hand"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"setup": "experienced"}),
    (2, {"setup": "experienced"}),
    (3, {"setup": "first_game"}),
    (4, {"setup": "experienced", "advanced": True}),
]


class Moment:
    """A position, who is asked, and the views of it."""

    def __init__(self, state: Any, who: int | None) -> None:
        self.state = state
        self.who = who
        self.view: dict[str, Any] = state.view(who)
        self.legal: list[int] = [] if who is None else list(state.legal(who))

    @cache  # noqa: B019 - as many as the games below have, and all tests look at the same
    def whole(self, language: str = "en") -> Markup:
        return whole(self.view, SPEAKERS[language])


@cache
def game(number: int) -> list[Moment]:
    """A game played at random: the first decisions, every fifteenth, and the end."""
    players, options = TABLES[number]
    state, rng, found = GAME.new(players, 1, options), random.Random(number), []
    decisions = 0
    while not state.over:
        who = state.pending()[-1]
        if decisions % 15 == 0 or decisions < 6:
            found.append(Moment(state.clone(), who))
        state.apply(who, rng.choice(list(state.legal(who))))
        decisions += 1
    return [*found, Moment(state, None)]


def moments() -> Iterator[Moment]:
    for number in range(len(TABLES)):
        yield from game(number)


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


every_game = pytest.mark.parametrize("number", range(len(TABLES)))


# What is touched ------------------------------------------------------------------------------------


@every_game
def test_every_legal_action_can_be_touched(number: int) -> None:
    for moment in game(number):
        found = pieces(moment.whole())
        assert len(found) == len(set(found))
        kinds = {*page.TOUCHED, "extra_swap", "swap", "extra_trio"}
        trios = [action for action in moment.legal if GAME.actions.text(action).startswith("extra_trio")]
        mixes = {page.touches(GAME, action)[2] for action in trios}
        for action in moment.legal:
            touched = set(page.touches(GAME, action))
            if len(mixes) == 1:  # nothing to choose
                touched -= mixes
            if GAME.actions.decode(action)[0] in kinds:
                assert touched <= set(found), GAME.actions.text(action)
            else:
                assert not touched & set(found)


@every_game
def test_no_two_actions_of_a_position_are_touched_alike(number: int) -> None:
    for moment in game(number):
        touched = [frozenset(page.touches(GAME, action)) for action in moment.legal]
        assert len(touched) == len(set(touched))


@pytest.mark.parametrize(
    ("action", "touched"),
    [
        ("tile leader", ("tile-leader",)),
        ("tax 2", ("tax-2",)),
        ("card_action monument", ("played-monument",)),
        ("home_action home_1_temple", ("space-home_1_temple",)),
        ("exchange marketplace", ("played-marketplace",)),
        ("extra_swap", ("cube-temple",)),
        ("extra_trio 2 noble", ("cube-trio", "grow-noble", "mix-2")),
        ("use_card hippodrome", ("played-hippodrome",)),
        ("use_home home_3_trade", ("space-home_3_trade",)),
        ("train priest", ("type-priest",)),
        ("take_slot 3", ("slot-3",)),
        ("take_discard well", ("card-well",)),
        ("lift delphi", ("space-delphi",)),
        ("place home_1_trade", ("space-home_1_trade",)),
        ("region red", ("region-red",)),
        ("play palace", ("card-palace",)),
        ("gain_type noble", ("grow-noble",)),
        ("lose_type noble", ("citizen-noble",)),
        ("cube_kind oracle", ("cube-oracle",)),
        ("city delphi", ("space-delphi",)),
        ("swap noble scholar", ("citizen-noble", "grow-scholar")),
        ("draft well", ("card-well",)),
        ("assign noble", ("grow-noble",)),
        ("final_play palace", ("card-palace",)),
        ("stack 2", ("stack_2",)),
        ("end_turn", ("end_turn",)),
    ],
)
def test_what_is_touched(action: str, touched: tuple[str, ...]) -> None:
    assert page.touches(GAME, GAME.actions.parse(action)) == touched


# How it is drawn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_pages_are_well_formed_small_and_said_in_full(number: int, language: str) -> None:
    for moment in game(number)[:: 3 + len(language) % 2]:
        for view in (moment.view, moment.state.view(None)):
            drawn = whole(view, SPEAKERS[language])
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
    for moment in game(number)[::5]:
        said = [text for element in parsed(moment.whole(language)).iter() for text in words(element)]
        said += page.text(moment.view, SPEAKERS[language]).splitlines()
        found = {word for text in said for word in re.findall(r"\w+", text.lower())}
        assert not found & ENGLISH


def test_moving_pieces_have_names_of_their_own() -> None:
    for moment in moments():
        names = re.findall(r"view-transition-name:([^\"]+)", moment.whole())
        assert names
        assert len(names) == len(set(names))


def test_every_reference_is_drawn_once() -> None:
    for moment in list(moments())[::4]:
        drawn = moment.whole()
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(ids) == len(set(ids))
        used = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn)}
        assert used <= set(ids)


def test_everything_has_a_picture_of_its_own() -> None:
    assert {card.id for card in CONTENT.card} == set(art.PICTURES)
    assert len(set(art.PICTURES.values())) == len(art.PICTURES)
    assert {city.id for city in CONTENT.city} == set(draw_map.PLACES)
    assert {citizen.id for citizen in CONTENT.citizen} == set(draw_icons.CITIZENS)
    assert {symbol.id for symbol in CONTENT.symbol} == set(draw_icons.SYMBOLS)
    assert {synergy.id for synergy in CONTENT.synergy} == set(draw_icons.SYNERGIES)
    assert {action.id for action in CONTENT.action} == set(draw_icons.ACTIONS)
    assert {region.id for region in CONTENT.region} == set(draw_map.BADGES) == set(draw_map.PATTERNS)


def test_a_card_of_a_pack_has_a_picture_too() -> None:
    parsed(art.picture("atlantis"))


def test_what_a_hand_card_lacks_is_what_the_rules_say() -> None:
    for moment in moments():
        table = Table(moment.view, SPEAKERS["en"])
        for number, seat in enumerate(moment.view["seats"]):
            for card in seat["hand"]:
                lacking = {need.kind: need.missing for need in table.needs(card, number) if need.missing}
                assert lacking == {**seat["needs"][card]["citizens"], **seat["needs"][card]["cities"]}


def test_style_stays_below_its_root() -> None:
    rules = re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL)
    selectors = [each for each in re.findall(r"^([^\s{};][^{};]*)\{", rules, flags=re.MULTILINE) if each[0] != "@"]
    assert selectors
    assert all(each.startswith((".gt", ".gentes ")) for each in selectors)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


THEMES = {
    # the tokens of all pages that words stand on or are written in
    "light": {"ink": "#2a2420", "paper-2": "#fffaf0", "paper-3": "#ece2cd"},
    "dark": {"ink": "#f0e7d8", "paper-2": "#26221e", "paper-3": "#312b25"},
}


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out(theme: str) -> None:
    """WCAG AA in both themes: 4.5 to 1."""
    given = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", STYLE)
    fixed = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", STYLE))
    colours = {**THEMES[theme], **fixed, **{name: light if theme == "light" else dark for name, light, dark in given}}
    for ink, *papers in (
        ("ink", "chip", "panel", "tile", "tile-2", "paper-2", "paper-3"),
        ("soft", "chip", "panel", "paper-2", "paper-3"),
        ("good-ink", "chip", "paper-2", "paper-3"),
        ("bad-ink", "chip", "paper-2", "paper-3"),
        ("lit-ink", "paper-2"),
        ("on-lit", "lit"),
    ):
        for paper in papers:
            assert contrast(colours[ink], colours[paper]) >= 4.5, (ink, paper)
    types = re.findall(r"--type: (#[0-9a-f]{6})", STYLE)
    assert len(types) == 6
    assert all(contrast("#ffffff", colour) >= 4.5 for colour in (*types, colours["yes"], colours["may"]))


# Around the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_headings_choices_and_facts_are_well_formed_and_said_in_full(number: int, language: str) -> None:
    speaker = SPEAKERS[language]
    for moment in game(number)[::2]:
        said = spoken(parsed(page.heading(moment.view, speaker)))
        facts = page.facts(moment.view, speaker)
        said += spoken(parsed(facts)) if facts else ""
        for action in moment.legal:
            drawn = parsed(page.choice(moment.view, speaker, action))
            assert " ".join(speaker.action(action).split()) in spoken(drawn)
            said += spoken(drawn)
        assert not KEY.search(said)


def test_buttons_hold_nothing_but_phrases() -> None:
    for moment in game(1):
        for action in moment.legal:
            tags = {element.tag for element in parsed(page.choice(moment.view, SPEAKERS["en"], action)).iter()}
            assert tags <= {"span", "b", "small", "s", "i", "svg", "use", "title", "path", "circle", "ellipse", "g"}


@every_game
def test_every_event_is_a_line(number: int) -> None:
    players, options = TABLES[number]
    state, rng = GAME.new(players, 1, options), random.Random(number)
    for _ in range(150):
        if state.over:
            break
        who = state.pending()[0]
        for event in state.apply(who, rng.choice(list(state.legal(who)))):
            for language in LANGUAGES:
                assert not KEY.search(spoken(parsed(page.line(event, SPEAKERS[language]))))


def test_the_round_is_marked() -> None:
    for moment in game(2)[:-1]:
        (now,) = parsed(page.heading(moment.view, SPEAKERS["en"])).findall(".//*[@aria-current='step']")
        assert spoken(now).startswith(f"Round {moment.view['round']}")


def test_the_facts_are_those_of_whoever_looks() -> None:
    moment = next(moment for moment in game(2) if moment.view["phase"] == "heyday")
    seat = moment.view["seats"][moment.who or 0]
    drawn = page.facts(moment.view, SPEAKERS["en"])
    assert f"{seat['coins']} coin" in spoken(parsed(drawn))
    assert " id=" not in drawn
    assert page.facts(moment.state.view(None), SPEAKERS["en"]) == ""
    assert page.facts(game(2)[-1].view, SPEAKERS["en"]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_enlarged(language: str) -> None:
    """Whatever the page names by `data-card`, and every card of the content besides."""
    names = {name for moment in moments() for name in re.findall(r'data-card="([^"]+)"', moment.whole())}
    names = {name for name in names if language == "en" or ":" not in name}
    names |= {f"card-{card.id}" for card in CONTENT.card} | {f"tile-{tile.id}" for tile in CONTENT.action_tile}
    for name in names:
        drawn = page.card(GAME, name, SPEAKERS[language])
        assert drawn is not None, name
        assert not KEY.search(spoken(parsed(drawn))), name


def test_an_enlarged_card_ticks_what_is_met_and_says_where_it_comes_from() -> None:
    tree = parsed(page.card(GAME, "card-harbour:trade.1", SPEAKERS["en"]) or Markup())
    lines = [spoken(item) for item in tree.findall(".//li")]
    assert lines == ["1 Artisanmet", "2 Merchantsmet", "1 token on a trade space1 missing"]
    assert "printed in the rulebook" in spoken(tree)
    plain = parsed(page.card(GAME, "card-harbour", SPEAKERS["en"]) or Markup())
    assert next(spoken(item) for item in plain.iter("li")) == "1 Artisan"


@pytest.mark.parametrize("name", ["", "card", "card-atlantis", "road-66", "tile-", "space-nowhere"])
def test_what_is_no_card_is_not_enlarged(name: str) -> None:
    assert page.card(GAME, name, SPEAKERS["en"]) is None


def test_all_kinds_of_cards_are_enlarged() -> None:
    for kind, sections in draw_enlarged.SECTIONS.items():
        for section in sections:
            entry = getattr(CONTENT, section)[0].id.removeprefix("tax_")
            assert page.card(GAME, f"{kind}-{entry}", SPEAKERS["en"]) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_brief(language: str) -> None:
    effects = [
        *(card.now + card.ongoing for card in CONTENT.card),
        *([row.left, row.right] for row in CONTENT.home_row),
    ]
    for each in effects:
        said = spoken(parsed(Markup("<p>{}</p>").format(brief(each, SPEAKERS[language]))))
        assert bool(said) == bool(each)
        assert not KEY.search(said)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("treasure_chamber", "In each decline +5 coins"),
        ("marketplace", "+4 coins · 3 coins +1 temple cube/oracle cube"),
        ("granary", "+3 citizens of your choice · −4 coins"),
        ("academy", "+1 VP per 2 cards in play (≤ 5)"),
        ("theatre", "In each decline +1 VP · +2 coins"),
    ],
)
def test_a_card_in_brief(card: str, said: str) -> None:
    entry = next(each for each in CONTENT.card if each.id == card)
    drawn = brief([*entry.now, *entry.ongoing], SPEAKERS["en"])
    assert spoken(parsed(Markup("<p>{}</p>").format(drawn))) == said


# Who looks ------------------------------------------------------------------------------------------


def test_citizens_being_spread_are_seen_by_their_seat_only() -> None:
    state = GAME.new(2, 1, {"setup": "experienced"})
    while state.view(0)["phase"] != "citizens":
        who = state.pending()[0]
        state.apply(who, state.legal(who)[0])
    who = state.pending()[0]
    state.apply(who, GAME.actions.parse("assign noble"))
    assert page.hand(state.view(who), SPEAKERS["en"]).count("noble ghost") == 1
    assert "ghost" not in page.panels(state.view(1 - who), SPEAKERS["en"])
    assert "noble ghost" not in page.hand(state.view(1 - who), SPEAKERS["en"])


def test_hands_of_others_lie_turned_until_somebody_asks() -> None:
    moment = next(moment for moment in game(2) if moment.view["phase"] == "heyday")
    tree = parsed(page.panels(moment.view, SPEAKERS["en"]))
    other = next(number for number in range(3) if number != moment.who)
    for card in moment.view["seats"][other]["hand"]:
        (shown,) = [
            each for each in tree.iter("details") if f"card-{card}" in {li.get("data-card") for li in each.iter("li")}
        ]
        assert shown.get("open") is None


def test_what_is_new_in_the_row_is_said() -> None:
    moment = next(moment for moment in game(2) if moment.view["phase"] == "heyday")
    card = moment.view["row"][7]["card"]
    tree = parsed(page.board(moment.view, SPEAKERS["en"], [Event("event-row", {"card": card})]))
    said = {each.get("data-piece"): each.get("aria-label", "") for each in tree.iter() if each.get("data-piece")}
    assert [name for name, label in said.items() if "New in the row" in label] == ["slot-8"]


def test_the_text_says_whose_and_what() -> None:
    moment = game(2)[len(game(2)) // 2]
    for language, speaker in SPEAKERS.items():
        said = page.text(moment.view, speaker)
        for seat in moment.view["seats"]:
            for card in (*seat["played"], *seat["hand"]):
                assert speaker.name("card", card) in said, language
        assert not KEY.search(said)


def test_a_finished_game_is_drawn_for_everybody() -> None:
    for number in range(len(TABLES)):
        moment = game(number)[-1]
        assert moment.view["over"]
        for viewer in (0, None):
            view = moment.state.view(viewer)
            assert parsed(page.hand(view, SPEAKERS["en"])).findall("section")
            assert not parsed(page.heading(view, SPEAKERS["en"])).findall(".//ol")
