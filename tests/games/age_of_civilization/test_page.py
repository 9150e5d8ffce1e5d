"""The page: everything to touch is drawn, well-formed, in every language, and small."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from markupsafe import Markup

from tablee.engine.events import Event
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.age_of_civilization import art, draw_enlarged, draw_icons, page
from tablee.games.age_of_civilization.draw_brief import brief
from tablee.games.age_of_civilization.draw_text import rich
from tablee.games.age_of_civilization.rules import Civilization

from .positions import GAME, TABLES, Table, decisions, named, position, seat

LARGEST = 150_000
SPEAKERS = {language: Speaker(language, game=GAME, seats=["Ada", "Béa", "Ciro", "Dora"]) for language in LANGUAGES}
SEEDS = (1, 2)
STYLE = files("tablee.games.age_of_civilization").joinpath("style.css").read_text(encoding="utf-8")
# Words of our own sentences that no other language uses for the same thing.
ENGLISH = {"coins", "workers", "worker", "shields", "highest", "lowest", "owned", "lost", "round", "safe", "wonder"}


def whole(view: dict[str, Any], speaker: Speaker) -> Markup:
    return Markup("<div>{}{}{}</div>").format(
        page.board(view, speaker), page.hand(view, speaker), page.panels(view, speaker)
    )


def pieces(drawn: Markup) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', drawn)


def parsed(drawn: Markup) -> ElementTree.Element:
    """The page as XML, which also says whether it is well-formed."""
    return ElementTree.fromstring(str(drawn))


def sampled(table: Table) -> Iterator[tuple[Civilization, int]]:
    for seed in SEEDS:
        for number, (state, who, _) in enumerate(decisions(table, seed)):
            if number % 3 == seed % 3:
                yield state, who


# What is touched ------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_legal_action_can_be_touched(table: Table) -> None:
    for state, _ in sampled(table):
        for who in state.pending():
            drawn = whole(state.view(who), SPEAKERS["en"])
            found = pieces(drawn)
            assert len(found) == len(set(found))
            for action in state.legal(who):
                touched = [name for name in page.touches(GAME, action) if name not in page.WORDS]
                assert set(touched) <= set(found), GAME.actions.text(action)


def test_no_two_actions_of_a_position_are_touched_alike() -> None:
    for state, who in sampled(TABLES[0]):
        touched = [page.touches(GAME, action) for action in state.legal(who)]
        assert len(touched) == len(set(touched))


@pytest.mark.parametrize(
    ("action", "touched"),
    [
        ("rise egypt", ("civilization-egypt", "as-main")),
        ("annex egypt", ("civilization-egypt", "as-annexed")),
        ("draft egypt", ("civilization-egypt",)),
        ("do culture", ("action-culture",)),
        ("research writing", ("action-research", "technology-writing")),
        ("research none", ("action-research", "nothing")),
        ("build zeus", ("action-wonder", "wonder-zeus")),
        ("build none", ("action-wonder", "nothing")),
        ("quarry zeus", ("action-quarry", "wonder-zeus")),
        ("patronage writing", ("action-patronage", "technology-writing")),
        ("buy sp_poetry", ("special-sp_poetry",)),
        ("take writing", ("technology-writing",)),
        ("gain zeus", ("wonder-zeus",)),
        ("trigger arabia", ("ability-arabia",)),
        ("bonus egypt", ("civilization-egypt",)),
        *((word, (word,)) for word in ("pass", "rest", "end", "follow", "skip", "finish")),
    ],
)
def test_what_is_touched(action: str, touched: tuple[str, ...]) -> None:
    assert page.touches(GAME, GAME.actions.parse(action)) == touched


# How it is drawn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_pages_are_well_formed_small_and_said_in_full(table: Table, language: str) -> None:
    for number, (state, who) in enumerate(sampled(table)):
        if number % 4:
            continue
        for viewer in (who, None):
            drawn = whole(state.view(viewer), SPEAKERS[language])
            tree = parsed(drawn)
            assert len(drawn.encode()) < LARGEST
            said = [text for element in tree.iter() for text in words(element)]
            assert not [text for text in said if re.search(r"\b(page|board|effect|card)-[a-z]", text)]
            for element in tree.iter():
                if element.get("data-piece"):
                    assert element.get("role") == "button"
                    assert element.get("aria-label")


def words(element: ElementTree.Element) -> list[str]:
    """What is read or heard of an element."""
    return [text for text in (element.text, element.tail, element.get("aria-label"), element.get("title")) if text]


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_no_english_leaks(table: Table, language: str) -> None:
    own = {"round"} if language == "it" else set()  # Italian players say round
    for number, (state, who) in enumerate(sampled(table)):
        if number % 5:
            continue
        view = state.view(who)
        said = [text for element in parsed(whole(view, SPEAKERS[language])).iter() for text in words(element)]
        said += page.text(view, SPEAKERS[language]).splitlines()
        spoken = {word for text in said for word in re.findall(r"\w+", text.lower())}
        assert not spoken & (ENGLISH - own)


def test_moving_pieces_have_names_of_their_own() -> None:
    for table in TABLES:
        for state, who in sampled(table):
            names = re.findall(r"view-transition-name:([^\"]+)", whole(state.view(who), SPEAKERS["en"]))
            assert names
            assert len(names) == len(set(names))


def test_a_worker_keeps_its_name_when_it_is_placed() -> None:
    before = page.hand(position(seat(hand=3), seat()).view(0), SPEAKERS["en"])
    after = page.hand(position(seat(hand=2, white=1), seat()).view(0), SPEAKERS["en"])
    names = [set(re.findall(r"aoc-worker-[\d-]+", drawn)) for drawn in (before, after)]
    assert names[0] == names[1] == {"aoc-worker-0-0", "aoc-worker-0-1", "aoc-worker-0-2"}


def test_every_reference_is_drawn() -> None:
    for table in TABLES:
        state, who, _ = next(iter(decisions(table, 1)))
        drawn = whole(state.view(who), SPEAKERS["en"])
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(re.findall(r' id="([^"]+)"', drawn))


def test_cards_have_pictures_of_their_own() -> None:
    content = GAME.content
    assert {card.id for card in content.civilization} <= set(art.CIVILIZATION_SCENES)
    assert {card.id for card in content.wonder} <= set(art.WONDER_SCENES)
    assert {family.id for family in content.family} == set(art.FAMILY_SCENES)
    assert {card.id for card in content.technology} == set(draw_icons.TECHNOLOGIES)
    assert {card.id for card in (*content.action, *content.special_action)} == set(draw_icons.ACTIONS)
    assert all(draw_icons.event(event.id) for event in (*content.event, *content.special_event))
    scenes = {
        *art.CIVILIZATION_SCENES.values(),
        *art.FAMILY_SCENES.values(),
        *(s for s, _ in art.WONDER_SCENES.values()),
    }
    assert scenes == set(art.SCENES)


def test_a_card_of_a_pack_shows_its_family() -> None:
    assert art.civilization("atlantis", "africa") == art.civilization("congo", "africa")


@pytest.mark.parametrize(
    ("language", "text", "words", "names"),
    [
        (
            "en",
            "End of your turn: +1 coin per 2 technologies.",
            " +1 per 2 technologies",
            ["End of your turn:", "coin"],
        ),
        ("fr", "Force militaire +2.", "+2", ["force militaire"]),
        ("it", "Cultura: +1 punto. Riposo.", "\u00a0Cultura: +1 · Riposo", ["punto"]),
    ],
)
def test_icons_keep_their_words(language: str, text: str, words: str, names: list[str]) -> None:
    tree = parsed(Markup("<p>{}</p>").format(rich(text, SPEAKERS[language])))
    titles = [title.text for title in tree.iter("title")]
    assert titles == names
    for svg in tree.iter("svg"):
        for title in svg.findall("title"):
            title.text = ""
    assert "".join(tree.itertext()) == words


def test_prices_are_those_of_the_active_seat() -> None:
    view = position(seat(coins=9, technologies=["writing"], main="egypt"), seat()).view(0)
    offers = {offer["action"]: offer for offer in view["offers"]}
    tree = parsed(whole(view, SPEAKERS["en"]))
    for kind, action in (("technology", "research"), ("wonder", "wonder")):
        for name, sum_ in offers[action]["costs"].items():
            price = tree.find(f".//*[@data-piece='{kind}-{name}']/*[@class='price']/b")
            assert price is not None
            assert price.text == str(sum_["total"])


def test_text_says_whose_and_what() -> None:
    view = position(seat(coins=4, main="egypt", wonders=["library"]), seat(main="rome")).view(0)
    for language, speaker in SPEAKERS.items():
        said = page.text(view, speaker)
        for section, card in (("civilization", "egypt"), ("civilization", "rome"), ("wonder", "library")):
            assert speaker.name(section, card) in said, language
        assert "page-" not in said


def test_what_is_hidden_stays_hidden() -> None:
    table = next(table for table in TABLES if table[1].get("draft"))
    for state, who in sampled(table):
        hidden = state.view(who)["seats"][who].get("hand_cards") or []
        stranger = whole(state.view((who + 1) % table[0]), SPEAKERS["en"])
        assert not {f"civilization-{name}" for name in hidden} & set(pieces(stranger))


def test_style_stays_below_its_root() -> None:
    rules = re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL)
    selectors = [each for each in re.findall(r"^([^\s{};][^{};]*)\{", rules, flags=re.MULTILINE) if each[0] != "@"]
    assert selectors
    assert all(each.startswith(".aoc") for each in selectors)


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
    colours = {**THEMES[theme], **{name: light if theme == "light" else dark for name, light, dark in given}}
    for ink, *papers in (
        ("ink", "card", "inherits", "own-cell", "paper-2"),
        ("soft", "card", "inherits", "paper-2", "paper-3"),
        ("good-ink", "card", "paper-2"),
        ("bad-ink", "card"),
        ("on-table", "table", "table-2"),
        ("on-tray", "tray", "tray-2"),
        ("on-score", "score", "score-5"),
    ):
        for paper in papers:
            assert contrast(colours[ink], colours[paper]) >= 4.5, (ink, paper)
    bands = re.findall(r"--band: (#[0-9a-f]{6})", STYLE)
    assert len(bands) == 7
    assert all(contrast("#fff8ea", band) >= 4.5 for band in bands)


# Around the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_headings_choices_and_lines_are_well_formed_and_said_in_full(table: Table, language: str) -> None:
    speaker = SPEAKERS[language]
    for number, (state, who, action) in enumerate(decisions(table, 1)):
        if number % 9:
            continue
        view = state.view(who)
        said = spoken(parsed(page.heading(view, speaker)))
        for each in state.legal(who):
            drawn = parsed(page.choice(view, speaker, each))
            assert " ".join(speaker.action(each).split()) in spoken(drawn)
            said += spoken(drawn)
        for event in state.clone().apply(who, action):
            said += spoken(parsed(page.line(event, speaker)))
        assert not re.search(r"\b(page|board|effect|card|brief|event)-[a-z]", said)


def spoken(tree: ElementTree.Element) -> str:
    return " ".join("".join(tree.itertext()).split())


def test_buttons_hold_nothing_but_phrases() -> None:
    for state, who in sampled(TABLES[0]):
        for action in state.legal(who):
            tags = {element.tag for element in parsed(page.choice(state.view(who), SPEAKERS["en"], action)).iter()}
            assert tags <= {"span", "b", "small", "s", "svg", "use", "title"}


@pytest.mark.parametrize(
    ("asked", "turn", "step"),
    [
        ("civilization", {}, "Civilization"),
        ("action", {}, "Actions"),
        ("action", {"acted": True}, "Actions"),
        ("turn_end", {"acted": True}, "End of turn"),
    ],
)
def test_the_step_of_the_turn_is_marked(asked: str, turn: dict[str, Any], step: str) -> None:
    arabia = seat(main="arabia", technologies=["writing", "navigation"])
    view = position(arabia, seat(), asked=asked, turn=turn).view(0)
    (now,) = parsed(page.heading(view, SPEAKERS["en"])).findall(".//*[@aria-current='step']")
    assert spoken(now).endswith(step)


def test_a_button_says_what_it_costs_and_gives() -> None:
    view = position(seat(coins=9, main="byzantium", technologies=["writing"]), seat(), track=CULTURE).view(0)
    said = {
        text: spoken(parsed(page.choice(view, SPEAKERS["en"], GAME.actions.parse(text))))
        for text in ("do culture", "research navigation", "build zeus", "rest")
    }
    assert said["do culture"].startswith("Culture4 3 coins +3 points")
    assert said["research navigation"].startswith("Navigation4 3 coins +1 point")
    assert said["build zeus"].startswith("Statue of Zeus7 coins +3 points")
    assert said["rest"].startswith("Rest+2 coins +1 worker")


def test_a_button_tells_listeners_the_numbers_it_shows() -> None:
    view = position(seat(coins=9, main="mali", technologies=["writing"]), seat(), round=3).view(0)
    trade, mining = (
        spoken(parsed(page.choice(view, SPEAKERS["en"], GAME.actions.parse(text))))
        for text in ("do trade", "research mining")
    )
    assert trade.endswith("Trade. 1 worker → +5 coins. Each other player gains 1 coin.")
    assert mining.endswith("Mining. 1 worker, 3 coins → +1 point. Take 1 technology.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 workers in hand, 8 coins"),
        ("fr", "2 ouvriers en main, 8 pièces"),
        ("it", "2 lavoratori in mano, 8 mo"),
    ],
)
def test_facts_are_those_of_whoever_looks(language: str, said: str) -> None:
    state = position(seat(hand=2, coins=8), seat(hand=1), active=1)
    drawn = page.facts(state.view(0), SPEAKERS[language])
    assert said in spoken(parsed(drawn))
    assert " id=" not in drawn
    assert page.facts(state.view(None), SPEAKERS[language]) == ""


def test_a_finished_game_and_a_draft_have_no_facts() -> None:
    *_, (state, _, _) = decisions(TABLES[0], 2)
    assert state.over
    assert page.facts(state.view(0), SPEAKERS["en"]) == ""
    drafting, who, _ = next(iter(decisions(next(table for table in TABLES if table[1].get("draft")), 1)))
    assert page.facts(drafting.view(who), SPEAKERS["en"]) == ""


CULTURE = ["hunting", "culture", "farm", "trade", "plague", "fishing", "construction", "conquest"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_enlarged(language: str) -> None:
    """Whatever the page names by `data-card`, and every card of the content besides."""
    speaker = SPEAKERS[language]
    sections = draw_enlarged.SECTIONS.items()
    names = {f"{kind}-{card.id}" for kind, each in sections for key in each for card in getattr(GAME.content, key)}
    for table in TABLES:
        for number, (state, who, _) in enumerate(decisions(table, 1)):
            if number % 20 == 0:
                named_there = set(re.findall(r'data-card="([^"]+)"', whole(state.view(who), speaker)))
                assert named_there <= names
    for name in names:
        drawn = page.card(GAME, name, speaker)
        assert drawn is not None
        tree = parsed(drawn)
        assert not re.search(r"\b(page|board|effect|card|brief)-[a-z]", spoken(tree))
        footer = tree.find("footer")
        assert footer is not None
        assert footer.text


def test_an_enlarged_card_says_everything_and_where_it_comes_from() -> None:
    said = spoken(parsed(page.card(GAME, "civilization-arabia", SPEAKERS["en"]) or Markup()))
    for words_ in ("Arabia", "Middle East", "Main ability", "per 2 technologies", "Inherited ability", "Trade:"):
        assert words_ in said
    assert said.endswith("partly designed for Tablée (workers, inherited ability).")
    assert "printed in the rulebook" in spoken(parsed(page.card(GAME, "action-culture", SPEAKERS["en"]) or Markup()))


@pytest.mark.parametrize("name", ["", "civilization", "civilization-atlantis", "road-66", "family-africa"])
def test_what_is_no_card_is_not_enlarged(name: str) -> None:
    assert page.card(GAME, name, SPEAKERS["en"]) is None


# Cards in brief -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_brief(language: str) -> None:
    content = GAME.content
    effects = [card.main + card.inherited for card in content.civilization]
    cards = (*content.technology, *content.wonder, *content.action, *content.special_action, *content.event)
    effects += [card.effects for card in cards]
    for each in effects:
        said = spoken(parsed(Markup("<p>{}</p>").format(brief(each, SPEAKERS[language]))))
        assert said
        assert "brief-" not in said


@pytest.mark.parametrize(
    ("section", "card", "said"),
    [
        ("wonder", "lighthouse", "FishingTrade +1 coin · End: +2 points"),
        ("wonder", "angkor", "Culture +1 point · End: +1 point"),
        ("wonder", "pyramids", "End: +1 point per 2 wonders · +1 point"),
        ("technology", "education", "End of your turn: Culture without a worker"),
    ],
)
def test_neighbours_share_what_they_have_in_common(section: str, card: str, said: str) -> None:
    effects = next(each.effects for each in getattr(GAME.content, section) if each.id == card)
    assert spoken(parsed(Markup("<p>{}</p>").format(brief(effects, SPEAKERS["en"])))) == said


def test_no_condition_is_lost_in_brief() -> None:
    """Without a condition an effect would be said otherwise: only some technologies, only while one leads, at most."""
    content = GAME.content
    abilities = [card.main + card.inherited for card in content.civilization]
    cards = (*content.technology, *content.wonder, *content.action, *content.special_action, *content.event)
    for effect in (each for effects in (*abilities, *(card.effects for card in cards)) for each in effects):
        for field in {"technologies", "cond", "except_source", "max", "per", "then", "action"} & set(effect.given()):
            looser = msgspec.structs.replace(effect, **{field: None})
            for language, speaker in SPEAKERS.items():
                assert brief([effect], speaker) != brief([looser], speaker), (language, effect)


@pytest.mark.parametrize(
    ("civilization", "said"),
    [
        ("hittites", "+1 shield · Research free (Ironworking)"),
        ("sumer", "Research free (WritingNavigation)"),
        ("daiviet", "+1 shield · In each war: +2 points if military not lowest"),
    ],
)
def test_a_main_ability_in_brief(civilization: str, said: str) -> None:
    effects = next(card.main for card in GAME.content.civilization if card.id == civilization)
    assert spoken(parsed(Markup("<p>{}</p>").format(brief(effects, SPEAKERS["en"])))) == said


def test_no_full_stop_is_left_after_an_icon() -> None:
    for language, speaker in SPEAKERS.items():
        state, who = next(sampled(TABLES[0]))
        assert not re.findall(r"</svg>(?:</span>)?\s*\.", whole(state.view(who), speaker)), language


# Slots and news ------------------------------------------------------------------------------------

PASSED = ["culture", "fishing", "farm", "trade", "plague", "hunting", "construction", "conquest"]


def action_element(view: dict[str, Any], action: str) -> ElementTree.Element:
    found = parsed(page.board(view, SPEAKERS["en"])).find(f".//*[@data-piece='action-{action}']")
    assert found is not None
    return found


def held(element: ElementTree.Element, kind: str) -> int:
    return sum(kind in (each.get("class") or "").split() for each in element.iter())


def test_a_past_card_with_a_private_slot_is_usable() -> None:
    annexed = seat(coins=9, main="majapahit", annexed=["india"])
    free = action_element(position(annexed, seat(), track=PASSED).view(0), "culture")
    assert held(free, "usable") == held(free, "private") == held(free, "slot") == 1
    used = action_element(position(annexed, seat(), track=PASSED, turn={"used": {"culture": 1}}).view(0), "culture")
    assert held(used, "worker") == held(used, "used") == 1
    assert held(used, "private") == 0
    gone = action_element(position(seat(coins=9), seat(), track=PASSED).view(0), "culture")
    assert held(gone, "usable") == held(gone, "slot") == 0


def test_a_private_slot_stands_beside_those_of_the_window() -> None:
    card = action_element(position(seat(main="rome", annexed=["polynesia"]), seat(), track=PASSED).view(0), "fishing")
    assert (held(card, "slot"), held(card, "private")) == (2, 1)


def test_cards_to_come_are_usable_for_the_maya() -> None:
    card = action_element(position(seat(main="maya"), seat(), track=PASSED).view(0), "hunting")
    assert held(card, "usable") == 1
    assert held(card, "slot") == 2


def test_what_is_new_in_the_market_is_said() -> None:
    view = position(seat(), seat(), asked="civilization").view(0)
    recent = [Event("event-market", {"civilization": "siam"})]
    tree = parsed(page.board(view, SPEAKERS["en"], recent))
    said = {each.get("data-piece"): each.get("aria-label", "") for each in tree.iter() if each.get("data-piece")}
    assert [name for name, label in said.items() if "New in the market" in label] == ["civilization-siam"]
    assert held(tree, "corner") == 1


# Who looks ------------------------------------------------------------------------------------------


def test_the_hand_is_that_of_whoever_looks() -> None:
    state = position(seat(main="egypt"), seat(main="rome"), active=0)
    drawn = {who: page.hand(state.view(who), SPEAKERS["en"]) for who in (0, 1, None)}
    assert "ability-egypt" in drawn[0]
    assert "Ada" in drawn[0]
    assert "ability-rome" in drawn[1]
    assert "ability-egypt" in drawn[None]


def test_a_finished_game_is_drawn_for_everybody() -> None:
    for table in TABLES[::4]:
        *_, (state, _, _) = decisions(table, 2)
        assert state.over
        for viewer in (0, None):
            view = state.view(viewer)
            assert parsed(page.hand(view, SPEAKERS["en"])).findall("section")
            assert not parsed(page.heading(view, SPEAKERS["en"])).findall(".//ol")
