"""The page: everything to touch is drawn, and shows each one what is theirs to see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import get_args

import pytest
from markupsafe import Markup

from tablee.engine.events import Event
from tablee.engine.messages import LANGUAGES
from tablee.games.gentes.content.vocabulary import Effect, GentesVerb
from tablee.games.gentes.web import art, enlarged, icons, world_map
from tablee.games.gentes.web.card_icons import DRAWN, brief
from tablee.games.gentes.web.own_mat import FEW
from tablee.games.gentes.web.page import page
from tablee.games.gentes.web.table import Table
from tests.games.pages import KEY, parsed, phrase, pieces, speakers, spoken
from tests.games.playing import play

from . import positions
from .pages import TABLES, game, moments
from .positions import CONTENT, FULL, GAME, position

SPEAKERS = speakers("gentes")

every_game = pytest.mark.parametrize("number", range(len(TABLES)))


# What is touched ------------------------------------------------------------------------------------


@pytest.mark.slow
@every_game
def test_every_legal_action_can_be_touched(number: int) -> None:
    for moment in game(number):
        found = pieces(moment.whole())
        assert len(found) == len(set(found))
        kinds = {*page.touched, "extra_swap", "swap", "extra_trio"}
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


def test_everything_has_a_picture_of_its_own() -> None:
    assert {*(card.id for card in CONTENT.card), "unknown"} == set(art.PICTURES)
    assert len(set(art.PICTURES.values())) == len(art.PICTURES)
    assert {city.id for city in CONTENT.city} == set(world_map.PLACES)
    drawn = icons.ICONS.shapes
    assert {each.id for each in (*CONTENT.citizen, *CONTENT.symbol, *CONTENT.synergy, *CONTENT.action)} <= set(drawn)
    assert len(set(drawn.values())) == len(drawn)
    assert {region.id for region in CONTENT.region} == set(world_map.BADGES) == set(world_map.PATTERNS)


def test_a_card_of_a_pack_has_a_picture_too() -> None:
    drawn = art.picture("atlantis")
    assert art.PICTURES["unknown"] in drawn
    parsed(drawn)


def test_what_a_hand_card_lacks_is_what_the_rules_say() -> None:
    for moment in moments():
        table = Table(moment.view, SPEAKERS["en"])
        for number, seat in enumerate(moment.view["seats"]):
            for card in seat["hand"]:
                lacking = {need.kind: need.missing for need in table.needs(card, number) if need.missing}
                assert lacking == {**seat["needs"][card]["citizens"], **seat["needs"][card]["cities"]}


# Around the board -----------------------------------------------------------------------------------


@pytest.mark.rule("GE-754", "GE-755")
def test_alone_the_page_speaks_of_the_solo_rules() -> None:
    for players, bonus, note in ((1, "from round 5 on 4", "Keep two"), (2, "first 8 VP, then 4", "Everyone takes two")):
        view = positions.new(players, setup="experienced").view(0)
        drawn = page.board(page.table(view, SPEAKERS["en"]))
        assert bonus in drawn
        assert note in drawn
    assert "wild" in (page.card(GAME, "tile-navigator_6_1_joker", SPEAKERS["en"]) or "")


@pytest.mark.rule("GE-205")
@pytest.mark.parametrize(
    ("tracks", "note"),
    [
        ([[1]], "your next turn follows"),
        ([[1] * 7], "the decline follows"),
        ([[1], [1] * 7], "your next turn follows"),
        ([[1], [1]], "the next player goes on"),
        ([[1] * 7, [1] * 7], "the decline follows"),
    ],
)
def test_what_follows_the_end_of_a_turn(tracks: list[list[int]], note: str) -> None:
    state = position(*(positions.seat(track=track, temple=3) for track in tracks), asked="closing", round=1)
    assert note in page.choice(page.table(state.view(0), SPEAKERS["en"]), GAME.actions.parse("end_turn"))


@pytest.mark.rule("GE-302")
def test_the_button_of_a_tax_counts_what_cards_add() -> None:
    """Tenement adds 2 coins."""
    state = position(positions.seat(played=["tenement"]), FULL, FULL, round=1)
    assert "+10" in page.choice(page.table(state.view(0), SPEAKERS["en"]), GAME.actions.parse("tax 2"))


@pytest.mark.rule("GE-372")
def test_abilities_to_choose_among_are_said_in_words() -> None:
    own = positions.seat(coins=20, played=["hippodrome"], spaces=["home_2_temple", "home_3_trade"])
    state = position(own, FULL, FULL, round=3)
    words = {
        "home_action home_2_temple": "Once per round: Philosopher for 4 coins and 1 hourglass.",
        "use_home home_2_temple": "pay 1 to 8 coins for a Philosopher action instead of its price.",
        "use_home home_3_trade": "Philosopher trains 1 more citizen.",
        "use_card hippodrome": "an action tile needs 1 hourglass fewer.",
    }
    for number, (text, said) in enumerate(words.items()):
        if number == 1:
            play(state, "tile philosopher_3_1")
        assert said in page.choice(page.table(state.view(0), SPEAKERS["en"]), GAME.actions.parse(text))


@pytest.mark.rule("GE-603")
@pytest.mark.parametrize(("language", "half"), [("en", "half their VP"), ("fr", "moitié"), ("it", "metà")])
def test_what_a_card_left_in_hand_costs_is_said(language: str, half: str) -> None:
    view = position(positions.seat(hand=["palace"]), FULL, FULL, round=6).view(0)
    assert f"({half}" in page.hand(page.table(view, SPEAKERS[language]))


@pytest.mark.rule("GE-706", "GE-760")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cubes_on_row_and_chart_mean_can_be_read(language: str) -> None:
    """Below the row and the chart while a cube lies there, and on what carries it, enlarged."""
    speaker = SPEAKERS[language]
    row = [slot["card"] for slot in position(positions.seat(), round=1).view(0)["row"]]
    state = position(positions.seat(), round=1, cubed=[row[0]], chart_cube="noble")
    tree = parsed(page.board(page.table(state.view(0), speaker)))
    legends = [spoken(each) for each in tree.iter("p") if each.get("class") == "cube-legend"]
    assert sorted(legends) == sorted([speaker.say("page-chart-cubes"), speaker.say("page-row-cubes")])
    cards = {each.get("data-piece"): each.get("data-card", "") for each in tree.iter() if each.get("data-piece")}
    for name, key in (("slot-1", "page-row-cube"), ("type-noble", "page-chart-cube")):
        assert speaker.say(key) in (page.card(GAME, cards[name], speaker) or "")
    for name in ("slot-2", "type-priest"):
        assert "cube-legend" not in (page.card(GAME, cards[name], speaker) or "")
    bare = page.board(page.table(position(positions.seat(), round=1).view(0), speaker))
    assert "cube-legend" not in bare


@pytest.mark.rule("GE-221")
def test_what_is_paid_reaches_as_far_as_cards_add_to_it() -> None:
    """Guildhall adds 2 to the power of the Philosopher, which a hometown lets pay anything."""
    state = position(positions.seat(coins=20, played=["guildhall"], spaces=["home_2_temple"]), FULL, FULL, round=3)
    play(state, "tile philosopher_3_1", "use_home home_2_temple")
    shown = page.choice(page.table(state.view(0), SPEAKERS["en"]), GAME.actions.parse("pay 5"))
    chart = CONTENT.training_chart
    reached = sum(price <= 7 for price in chart.pair)
    assert f"1–{reached}" in shown
    assert reached > sum(price <= 5 for price in chart.pair)


def test_four_hand_cards_fit_beside_each_other() -> None:
    """On a screen 1440 pixels wide the mat leaves them 338; more cards have a row with more room."""
    style = (files(icons.__package__) / "style.css").read_text(encoding="utf-8")
    found = re.search(r"\.own-hand \.lane \{[^}]*minmax\((\d+)px, 1fr\)\); gap: (\d+)px", style)
    assert found is not None
    card, gap = map(int, found.groups())
    assert FEW * card + (FEW - 1) * gap <= 338


def test_the_round_is_marked() -> None:
    for moment in game(2)[:-1]:
        (now,) = parsed(page.heading(page.table(moment.view, SPEAKERS["en"]))).findall(".//*[@aria-current='step']")
        assert spoken(now).startswith(f"Round {moment.view['round']}")


def test_the_facts_are_those_of_whoever_looks() -> None:
    moment = next(moment for moment in game(2) if moment.view["phase"] == "heyday")
    seat = moment.view["seats"][moment.who or 0]
    drawn = page.facts(page.table(moment.view, SPEAKERS["en"]))
    assert f"{seat['coins']} coin" in spoken(parsed(drawn))
    assert " id=" not in drawn
    assert page.facts(page.table(moment.state.view(None), SPEAKERS["en"])) == ""
    assert page.facts(page.table(game(2)[-1].view, SPEAKERS["en"])) == ""


def test_an_enlarged_card_ticks_what_is_met_and_says_where_it_comes_from() -> None:
    tree = parsed(page.card(GAME, "card-harbour:trade.1", SPEAKERS["en"]) or Markup())
    lines = [spoken(item) for item in tree.findall(".//li")]
    assert lines == ["1 Artisan met", "2 Merchants met", "1 token on a trade space 1 missing"]
    assert "the rulebook prints none of it" in spoken(tree)
    plain = parsed(page.card(GAME, "card-harbour", SPEAKERS["en"]) or Markup())
    assert next(spoken(item) for item in plain.iter("li")) == "1 Artisan"


@pytest.mark.parametrize("name", ["", "card", "card-atlantis", "road-66", "tile-", "space-nowhere"])
def test_what_is_no_card_is_not_enlarged(name: str) -> None:
    assert page.card(GAME, name, SPEAKERS["en"]) is None


def test_all_kinds_of_cards_are_enlarged() -> None:
    for kind, sections in enlarged.SECTIONS.items():
        for section in sections:
            entry = getattr(CONTENT, section)[0].id.removeprefix("tax_")
            assert page.card(GAME, f"{kind}-{entry}", SPEAKERS["en"]) is not None


def test_every_verb_is_drawn() -> None:
    assert set(DRAWN) == set(get_args(Effect))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_brief(language: str) -> None:
    effects: list[Sequence[GentesVerb]] = [
        *([*card.now, *card.ongoing] for card in CONTENT.card),
        *([row.left, row.right] for row in CONTENT.home_row),
    ]
    for each in effects:
        said = phrase(brief(each, SPEAKERS[language]))
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
    assert phrase(drawn) == said


# Who looks ------------------------------------------------------------------------------------------


def test_citizens_being_spread_are_seen_by_their_seat_only() -> None:
    state = GAME.new(2, 1, {"setup": "experienced"})
    while state.view(0)["phase"] != "citizens":
        who = state.pending()[0]
        state.apply(who, state.legal(who)[0])
    who = state.pending()[0]
    state.apply(who, GAME.actions.parse("assign noble"))
    assert page.hand(page.table(state.view(who), SPEAKERS["en"])).count("noble ghost") == 1
    assert "ghost" not in page.panels(page.table(state.view(1 - who), SPEAKERS["en"]))
    assert "noble ghost" not in page.hand(page.table(state.view(1 - who), SPEAKERS["en"]))


def test_hands_of_others_lie_turned_until_somebody_asks() -> None:
    moment = next(moment for moment in game(2) if moment.view["phase"] == "heyday")
    tree = parsed(page.panels(page.table(moment.view, SPEAKERS["en"])))
    other = next(number for number in range(3) if number != moment.who)
    for card in moment.view["seats"][other]["hand"]:
        (shown,) = [
            each for each in tree.iter("details") if f"card-{card}" in {li.get("data-card") for li in each.iter("li")}
        ]
        assert shown.get("open") is None


def test_what_is_new_in_the_row_is_said() -> None:
    moment = next(moment for moment in game(2) if moment.view["phase"] == "heyday")
    card = moment.view["row"][7]["card"]
    tree = parsed(page.board(page.table(moment.view, SPEAKERS["en"], [Event("event-row", {"card": card})])))
    said = {each.get("data-piece"): each.get("aria-label", "") for each in tree.iter() if each.get("data-piece")}
    assert [name for name, label in said.items() if "New in the row" in label] == ["slot-8"]


def test_the_text_says_whose_and_what() -> None:
    moment = game(2)[len(game(2)) // 2]
    for language, speaker in SPEAKERS.items():
        said = page.text(page.table(moment.view, speaker))
        for seat in moment.view["seats"]:
            for card in (*seat["played"], *seat["hand"]):
                assert speaker.name("card", card) in said, language
        assert not KEY.search(said)
