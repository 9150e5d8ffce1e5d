"""The page: everything to touch is drawn, and says what it costs and gives."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from markupsafe import Markup

from tablee.engine.events import Event
from tablee.engine.messages import LANGUAGES
from tablee.games.age_of_civilization.content.vocabulary import Effect
from tablee.games.age_of_civilization.web import art, icons
from tablee.games.age_of_civilization.web.card_icons import brief
from tablee.games.age_of_civilization.web.icon_text import rich
from tablee.games.age_of_civilization.web.page import page
from tests.games.pages import parsed, phrase, pieces, speakers, spoken, whole

from .pages import PAGES, game
from .positions import CONTENT, GAME, TABLES, named, new, position, seat

SPEAKERS = speakers("age_of_civilization")
# Words rather than things: whoever asks draws them as buttons.
WORDS = ("as-main", "as-annexed", "nothing", "pass", "rest", "end", "follow", "skip", "finish")
DRAFT = next(number for number, (_, options) in enumerate(TABLES) if options.get("draft"))


# What is touched ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)), ids=[named(table) for table in TABLES])
def test_every_legal_action_can_be_touched(number: int) -> None:
    for moment in game(number):
        for who in moment.state.pending():
            found = pieces(whole(page, moment.state.view(who), SPEAKERS["en"]))
            assert len(found) == len(set(found))
            for action in moment.state.legal(who):
                touched = [name for name in page.touches(GAME, action) if name not in WORDS]
                assert set(touched) <= set(found), GAME.actions.text(action)


def test_no_two_actions_of_a_position_are_touched_alike() -> None:
    for moment in game(0):
        touched = [page.touches(GAME, action) for action in moment.legal]
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


def test_a_worker_keeps_its_name_when_it_is_placed() -> None:
    before = page.hand(page.table(position(seat(hand=3), seat()).view(0), SPEAKERS["en"]))
    after = page.hand(page.table(position(seat(hand=2, white=1), seat()).view(0), SPEAKERS["en"]))
    names = [set(re.findall(r"\"(worker-[\d-]+)", drawn)) for drawn in (before, after)]
    assert names[0] == names[1] == {"worker-0-0", "worker-0-1", "worker-0-2"}


def test_cards_have_pictures_of_their_own() -> None:
    assert {card.id for card in CONTENT.civilization} <= set(art.CIVILIZATION_SCENES)
    assert {card.id for card in CONTENT.wonder} <= set(art.WONDER_SCENES)
    assert {family.id for family in CONTENT.family} == set(art.FAMILY_SCENES)
    assert {card.id for card in CONTENT.technology} == drawn("technology-")
    assert {card.id for card in (*CONTENT.action, *CONTENT.special_action)} == drawn("action-")
    events = {event.id for event in (*CONTENT.event, *CONTENT.special_event)}
    assert events == drawn("event-") | set(icons.EVENT_ICONS)
    assert all(icons.event(event) for event in events)
    scenes = {
        *art.CIVILIZATION_SCENES.values(),
        *art.FAMILY_SCENES.values(),
        *(s for s, _ in art.WONDER_SCENES.values()),
    }
    assert scenes | {"hills"} == set(art.SCENES)


def drawn(kind: str) -> set[str]:
    """The icons of a kind."""
    return {name.removeprefix(kind) for name in icons.ICONS.shapes if name.startswith(kind)}


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
    tree = parsed(whole(page, view, SPEAKERS["en"]))
    for kind, action in (("technology", "research"), ("wonder", "wonder")):
        for name, sum_ in offers[action]["costs"].items():
            price = tree.find(f".//*[@data-piece='{kind}-{name}']/*[@class='price']/b")
            assert price is not None
            assert price.text == str(sum_["total"])


def test_text_says_whose_and_what() -> None:
    view = position(seat(coins=4, main="egypt", wonders=["library"]), seat(main="rome")).view(0)
    for language, speaker in SPEAKERS.items():
        said = page.text(page.table(view, speaker))
        for section, card in (("civilization", "egypt"), ("civilization", "rome"), ("wonder", "library")):
            assert speaker.name(section, card) in said, language
        assert "page-" not in said


@pytest.mark.slow
def test_what_is_hidden_stays_hidden() -> None:
    players, _ = TABLES[DRAFT]
    for moment in game(DRAFT):
        if moment.who is None:
            continue
        hidden = moment.view["seats"][moment.who].get("hand_cards") or []
        stranger = whole(page, moment.state.view((moment.who + 1) % players), SPEAKERS["en"])
        assert not {f"civilization-{name}" for name in hidden} & set(pieces(stranger))


# Around the board -----------------------------------------------------------------------------------


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
    (now,) = parsed(page.heading(page.table(view, SPEAKERS["en"]))).findall(".//*[@aria-current='step']")
    assert spoken(now).endswith(step)


def test_a_button_says_what_it_costs_and_gives() -> None:
    view = position(seat(coins=9, main="byzantium", technologies=["writing"]), seat(), track=CULTURE).view(0)
    said = {
        text: spoken(parsed(page.choice(page.table(view, SPEAKERS["en"]), GAME.actions.parse(text))))
        for text in ("do culture", "research navigation", "build zeus", "rest")
    }
    assert said["do culture"].startswith("Culture4 3 coins +3 points")
    assert said["research navigation"].startswith("Navigation4 3 coins +1 point")
    assert said["build zeus"].startswith("Statue of Zeus7 coins +3 points")
    assert said["rest"].startswith("Rest+2 coins +1 worker")


def test_a_button_tells_listeners_the_numbers_it_shows() -> None:
    view = position(seat(coins=9, main="mali", technologies=["writing"]), seat(), round=3).view(0)
    trade, mining = (
        spoken(parsed(page.choice(page.table(view, SPEAKERS["en"]), GAME.actions.parse(text))))
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
    drawn = page.facts(page.table(state.view(0), SPEAKERS[language]))
    assert said in spoken(parsed(drawn))
    assert " id=" not in drawn
    assert page.facts(page.table(state.view(None), SPEAKERS[language])) == ""


def test_a_finished_game_and_a_draft_have_no_facts() -> None:
    end = game(0)[-1]
    assert end.state.over
    assert page.facts(page.table(end.state.view(0), SPEAKERS["en"])) == ""
    assert page.facts(page.table(new(TABLES[DRAFT][0], **TABLES[DRAFT][1]).view(0), SPEAKERS["en"])) == ""


@pytest.mark.parametrize("seed", range(4))
def test_civilizations_are_offered_as_they_lie(seed: int) -> None:
    state = new(2, seed=seed)
    (who,) = state.pending()
    view = state.view(who)
    ordered = sorted(state.legal(who), key=lambda action: page.rank(page.table(view, SPEAKERS["en"]), action))
    names = [GAME.actions.text(action).split() for action in ordered]
    offered = [name[1] for name in names if name[0] in ("rise", "annex")]
    assert len(offered) > 1
    assert offered == sorted(offered, key=[card["civilization"] for card in view["market"]].index)


CULTURE = ["hunting", "culture", "farm", "trade", "plague", "fishing", "construction", "conquest"]


@pytest.mark.slow
def test_the_page_names_cards_of_the_content_only() -> None:
    for number in range(len(TABLES)):
        for moment in game(number)[::7]:
            assert set(re.findall(r'data-card="([^"]+)"', moment.whole())) <= PAGES.cards


def test_an_enlarged_card_says_everything_and_where_it_comes_from() -> None:
    said = spoken(parsed(page.card(GAME, "civilization-arabia", SPEAKERS["en"]) or Markup()))
    for words_ in ("Arabia", "Middle East", "Main ability", "per 2 technologies", "Inherited ability", "Trade:"):
        assert words_ in said
    assert said.endswith("everything else is ours.")


def marks(name: str, language: str = "en") -> int:
    """How many lines of an enlarged card are marked as printed."""
    return str(page.card(GAME, name, SPEAKERS[language])).count('class="as-printed"')


def test_enlarged_cards_mark_what_the_rulebook_prints_line_by_line() -> None:
    assert marks("civilization-franks", "fr") == 2  # the name and the slot, not the shields
    assert marks("civilization-franks") == 1  # the rulebook is French
    assert marks("civilization-italy", "fr") == marks("civilization-khitan", "fr") == 0
    assert marks("civilization-khmer") == 1  # its population
    assert marks("civilization-lydia") == 1  # its coins, not what it gives to others
    assert marks("wonder-zeus", "fr") == marks("special-sp_riders", "fr") - 1 == 0  # the price of special cards
    assert marks("action-conquest") == 2  # what it asks for and gives, not the war
    assert marks("action-trade") == marks("action-farm") + 1 == 3  # two sentences; not the war
    assert marks("track-plague") == 1
    assert marks("achievement-super_power", "fr") == 4


@pytest.mark.parametrize("name", ["", "civilization", "civilization-atlantis", "road-66", "family-africa"])
def test_what_is_no_card_is_not_enlarged(name: str) -> None:
    assert page.card(GAME, name, SPEAKERS["en"]) is None


# Cards in brief -------------------------------------------------------------------------------------


def all_effects() -> list[Sequence[Effect]]:
    """The effects of every card."""
    return [
        *([*card.main, *card.inherited] for card in CONTENT.civilization),
        *(card.effects for card in CONTENT.technology),
        *(card.effects for card in CONTENT.wonder),
        *(card.effects for card in CONTENT.action),
        *(card.effects for card in CONTENT.special_action),
        *(card.effects for card in CONTENT.event),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_brief(language: str) -> None:
    for each in all_effects():
        said = phrase(brief(each, SPEAKERS[language]))
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
    effects = next(each.effects for each in getattr(CONTENT, section) if each.id == card)
    assert phrase(brief(effects, SPEAKERS["en"])) == said


def test_no_condition_is_lost_in_brief() -> None:
    """Without a condition an effect would be said otherwise: only some technologies, only while one leads, at most.
    So it would be for another action."""
    conditions: dict[str, Any] = {"technologies": [], "cond": None, "except_source": None, "max": None, "per": None}
    for effect in (each for effects in all_effects() for each in effects):
        action = "farm" if getattr(effect, "action", None) == "trade" else "trade"
        for field, other in {**conditions, "then": "enslave", "action": action}.items():
            if getattr(effect, field, None) is None or field not in effect.__struct_fields__:
                continue
            looser = msgspec.structs.replace(effect, **{field: other})
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
    effects = next(card.main for card in CONTENT.civilization if card.id == civilization)
    assert phrase(brief(effects, SPEAKERS["en"])) == said


def test_no_full_stop_is_left_after_an_icon() -> None:
    for language in LANGUAGES:
        assert not re.findall(r"</svg>(?:</span>)?\s*\.", game(0)[0].whole(language)), language


# Slots and news ------------------------------------------------------------------------------------

PASSED = ["culture", "fishing", "farm", "trade", "plague", "hunting", "construction", "conquest"]


def action_element(view: dict[str, Any], action: str) -> ElementTree.Element:
    found = parsed(page.board(page.table(view, SPEAKERS["en"]))).find(f".//*[@data-piece='action-{action}']")
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
    tree = parsed(page.board(page.table(view, SPEAKERS["en"], recent)))
    said = {each.get("data-piece"): each.get("aria-label", "") for each in tree.iter() if each.get("data-piece")}
    assert [name for name, label in said.items() if "New in the market" in label] == ["civilization-siam"]
    assert held(tree, "corner") == 1


# Who looks ------------------------------------------------------------------------------------------


def test_the_hand_is_that_of_whoever_looks() -> None:
    state = position(seat(main="egypt"), seat(main="rome"), active=0)
    drawn = {who: page.hand(page.table(state.view(who), SPEAKERS["en"])) for who in (0, 1, None)}
    assert "ability-egypt" in drawn[0]
    assert "Ada" in drawn[0]
    assert "ability-rome" in drawn[1]
    assert "ability-egypt" in drawn[None]
