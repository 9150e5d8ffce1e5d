"""The page: everything to touch is drawn where it lies, and shows each one what is theirs to see."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator

import pytest

from tablee.drawing.page import Plan
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.state import State
from tablee.games.genesia.rules.geography import COLOURS, neighbours, regions
from tablee.games.genesia.rules.journeys import journeys, traced
from tablee.games.genesia.web import art, icons
from tablee.games.genesia.web.card_faces import card_said
from tablee.games.genesia.web.card_icons import brief
from tablee.games.genesia.web.outlines import lands
from tablee.games.genesia.web.page import page
from tablee.games.genesia.web.table import Table
from tests.games.pages import KEY, NAMES, Moment, parsed, phrase, pieces, speakers, spoken

from .pages import TABLES, game, moments
from .positions import CONTENT, GAME

SPEAKERS = speakers("genesia")
# Actions that are touched on the page; all others are words, which the prompt offers as buttons.
DRAWN = {*page.touched, "move", "discard"}

every_game = pytest.mark.parametrize("number", range(len(TABLES) + 1))


@pytest.mark.slow
def test_every_question_is_drawn_somewhere() -> None:
    asked = {moment.asked for moment in moments()}
    assert {question for question in GAME.questions if question} <= asked


# What is touched ------------------------------------------------------------------------------------


@pytest.mark.slow
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


@pytest.mark.slow
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
        ("discard mill", ("discard", "card-mill")),
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


@pytest.mark.slow
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


def walks(state: State, who: int) -> list[Plan]:
    """The plans that lead somewhere; others recruit several Clans at once."""
    plans = page.plans(state, who, page.table(state.view(who), SPEAKERS["en"]))
    return [plan for plan in plans if state.game.actions.decode(plan.actions[0])[0] != "recruit"]


@pytest.mark.slow
def test_a_journey_is_one_choice_and_is_drawn_with_its_bill() -> None:
    seen = 0
    for moment in list(walking())[::4]:
        assert moment.who is not None
        drawn = set(pieces(moment.whole()))
        plans = walks(moment.state, moment.who)
        assert len({plan.pieces for plan in plans}) == len(plans)
        for plan in plans[::9]:
            assert set(plan.pieces) <= drawn
            assert plan.note.isdigit()
            for language, speaker in SPEAKERS.items():
                tree = parsed(
                    page.plan(
                        moment.state, moment.who, page.table(moment.state.view(moment.who), speaker), plan.actions
                    )
                )
                (way,) = [each for each in tree.iter() if each.get("data-way")]
                assert f"region-{(way.get('data-way') or '').split()[-1]}" == plan.pieces[-1], language
                assert not KEY.search(spoken(tree))
                seen += 1
    assert seen > 20


@pytest.mark.slow
def test_nobody_else_is_offered_journeys() -> None:
    for moment in moments():
        if moment.who is not None and moment.asked in ("draft", "growth", "stance", "objective"):
            assert walks(moment.state, moment.who) == []


def test_a_step_is_priced_where_it_leads() -> None:
    state = GAME.new(2, 1, {"objectives": "none"})
    while GAME.questions[state.question(state.pending()[0])] != "growth":
        who = state.pending()[0]
        state.apply(who, state.legal(who)[0])
    who = state.pending()[0]
    home = f"{COLOURS[who]}-home"
    state.apply(who, GAME.actions.parse(f"recruit {home}"))
    step = GAME.actions.parse(f"move {home}:{COLOURS[who]}-1-1")
    assert page.note(page.table(state.view(who), SPEAKERS["en"]), step) == "1"
    assert page.note(page.table(state.view(who), SPEAKERS["en"]), GAME.actions.parse("done")) == ""


# How it is drawn ------------------------------------------------------------------------------------


def test_everything_has_a_picture_of_its_own() -> None:
    assert {*(entry.id for entry in (*CONTENT.card, *CONTENT.objective)), "unknown"} == set(art.PICTURES)
    assert len(set(art.PICTURES.values())) == len(art.PICTURES)
    assert {colour.id for colour in CONTENT.colour} <= set(icons.ICONS.shapes)
    for name in art.PICTURES:
        parsed(art.picture(name))


def test_a_card_of_a_pack_has_a_picture_too() -> None:
    assert art.picture("atlantis") == art.picture("unknown")


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


# Around the board -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_question_explains_its_choices() -> None:
    """Each button says more than a number or a single word."""
    for moment in moments():
        for action in moment.legal[:40]:
            (shown,) = [
                each
                for each in parsed(page.choice(page.table(moment.view, SPEAKERS["en"]), action)).iter()
                if each.get("class") == "says"
            ]
            assert len(spoken(shown)) > 3, (moment.asked, GAME.actions.text(action))


def test_age_and_phase_are_marked() -> None:
    for moment in game(3)[:-1]:
        tree = parsed(page.heading(page.table(moment.view, SPEAKERS["en"])))
        (age,) = tree.findall(".//*[@aria-current='true']")
        assert spoken(age).startswith(f"Age {'I' * moment.view['age']}")
        assert len(tree.findall(".//*[@aria-current='step']")) == 1


def test_the_facts_are_those_of_whoever_looks() -> None:
    moment = next(moment for moment in game(3) if moment.asked == "growth")
    seat = moment.view["seats"][moment.who or 0]
    drawn = page.facts(page.table(moment.view, SPEAKERS["en"]))
    assert f"{seat['coins']} coin" in spoken(parsed(drawn))
    assert " id=" not in drawn
    assert page.facts(page.table(moment.state.view(None), SPEAKERS["en"])) == ""
    assert page.facts(page.table(game(3)[-1].view, SPEAKERS["en"])) == ""


@pytest.mark.parametrize("name", ["", "card", "card-atlantis", "road-66", "seat-", "region-nowhere", "position-9"])
def test_what_is_no_card_is_not_enlarged(name: str) -> None:
    assert page.card(GAME, name, SPEAKERS["en"]) is None


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_brief(language: str) -> None:
    for section in (CONTENT.card, CONTENT.objective):
        for entry in section:
            said = phrase(brief(entry.effects, SPEAKERS[language]))
            assert said
            assert not KEY.search(said)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("wheel", "+6 free moves"),
        ("granaries", "+2 points per City (≤ 8) · +4 coins"),
        ("gunpowder", "attacking: enemy +2 Clans lost"),
        ("ramparts", "defending: no assault"),
        ("monasteries", "2× protected regions this Age · +2 coins"),
    ],
)
def test_a_card_in_brief(card: str, said: str) -> None:
    entry = next(each for each in CONTENT.card if each.id == card)
    assert phrase(brief(entry.effects, SPEAKERS["en"])) == said


# Who looks ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_others_see_neither_hands_nor_objectives_nor_packets() -> None:
    for number in (2, 3, 4):
        for moment in game(number)[:-1:4]:
            for viewer in range(TABLES[number][0]):
                view = moment.state.view(viewer)
                drawn = page.hand(page.table(view, SPEAKERS["en"])) + page.panels(page.table(view, SPEAKERS["en"]))
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
        pytest.fail("nobody could go to war")
    state.apply(who, GAME.actions.parse("stance war"))
    other = state.pending()[0]
    assert "stance war" not in page.panels(page.table(state.view(other), SPEAKERS["en"]))
    assert (
        page.panels(page.table(state.view(other), SPEAKERS["en"])).count("stance undecided") == 3
    )  # as if nobody had chosen yet
    assert "stance war" in page.panels(page.table(state.view(who), SPEAKERS["en"]))


def test_alone_both_hands_lie_open_and_the_map_never_turns() -> None:
    for moment in game(0)[:-1]:
        drawn = page.hand(page.table(moment.view, SPEAKERS["en"])) + page.panels(
            page.table(moment.view, SPEAKERS["en"])
        )
        for tribe in moment.view["seats"]:
            assert all(f'"card-{card}"' in drawn for card in tribe["hand"])
        assert Table(moment.view, SPEAKERS["en"]).facing == 0


def test_the_text_says_whose_and_what() -> None:
    moment = game(3)[len(game(3)) // 2]
    for speaker in SPEAKERS.values():
        said = page.text(page.table(moment.view, speaker))
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
    assert "lapse" in spoken(parsed(page.facts(page.table(moment.view, SPEAKERS["en"]))))


def test_a_finished_game_is_summed_up_for_everybody() -> None:
    for number in range(len(TABLES)):
        moment = game(number)[-1]
        assert moment.view["over"]
        for viewer in (0, None):
            view = moment.state.view(viewer)
            sums = [sum(points.values()) for points in moment.state.scores()]
            assert [Table(view, SPEAKERS["en"]).total(who) for who in range(len(sums))] == sums


# What newcomers stumbled over -----------------------------------------------------------------------


@pytest.mark.parametrize("shown", [True, False])
def test_lots_are_called_so_and_shown_only_where_there_are_any(shown: bool) -> None:
    view = GAME.new(3, 1, {"deck": "first"}).view(0)
    if not shown:
        view["lots"] = {age: [] for age in view["lots"]}
    found = parsed(page.hand(page.table(view, SPEAKERS["en"]))).findall(".//*[@class='lots']")
    assert [spoken(each).startswith("Lots in play") for each in found] == ([True] if shown else [])


def notes(moment: Moment, name: str) -> set[str]:
    """What the buttons of an action say below their titles."""
    found = set()
    for action in moment.legal:
        if GAME.actions.decode(action)[0] == name:
            tree = parsed(page.choice(page.table(moment.view, SPEAKERS["en"]), action))
            found |= {spoken(small) for small in tree.iter("small")}
    return found


def test_alone_nothing_is_said_of_other_players() -> None:
    state = GAME.new(1, 1, {})
    said: list[str] = []
    for _ in range(2):
        moment = Moment(state.clone(), state.pending()[0])
        said += notes(moment, "done")
        assert not [note for note in notes(moment, "discard") if "nobody" in note]
        state.apply(state.pending()[0], GAME.actions.parse("done"))
    assert said == ["then your other tribe", "then the next phase"]
    assert state.view(0)["phase"] == "expansion"
    for moment in game(2):
        assert notes(moment, "done") <= {"then the next player"} or moment.asked not in ("growth", "expansion")
        assert all("nobody sees which" in note for note in notes(moment, "discard"))


def test_how_to_end_a_turn_is_marked_so_that_it_stays_in_sight() -> None:
    moment = next(moment for moment in game(2) if moment.asked == "growth")
    for action in moment.legal:
        drawn = parsed(page.choice(page.table(moment.view, SPEAKERS["en"]), action))
        ends = " ends" if GAME.actions.text(action) == "done" else ""
        assert drawn.get("class") == f"ga ga-choice{ends}"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_numbers_of_clans_cover_no_value(players: int) -> None:
    view = GAME.new(players, 1, {}).view(0)
    for region in view["regions"].values():
        region["clans"] = {"0": 12}
    larger = 1.28 if players >= 4 else 1  # as the style has it
    tree = parsed(page.board(page.table(view, SPEAKERS["en"])))
    circles = [each.find("{*}circle") for each in tree.iter() if each.get("class") == "count"]
    plates = [each.find("{*}rect") for each in tree.iter() if each.get("class") == "worth"]
    assert len(circles) == len(view["regions"])
    assert len(plates) == len(view["regions"]) - players
    for circle in circles:
        for plate in plates:
            assert circle is not None
            assert plate is not None
            x, y, radius = (float(circle.get(key) or 0) for key in ("cx", "cy", "r"))
            left, top, width, height = (float(plate.get(key) or 0) for key in ("x", "y", "width", "height"))
            across = max(0, abs(x - left - width / 2) - larger * width / 2)
            down = max(0, abs(y - top - height / 2) - larger * height / 2)
            assert math.hypot(across, down) >= larger * radius


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ada", "Ada"), ("Maximilian-Alexander", "Maximilian-Al…"), ("W" * 24, "WWWWWWW…"), ("木" * 24, "木木木木木木…")],
)
def test_a_long_name_is_cut_where_its_plate_ends(name: str, shown: str) -> None:
    speaker = Speaker("en", game=GAME, seats=["Béa", name, "Ciro"])
    tree = parsed(page.board(page.table(GAME.new(3, 1, {}).view(0), speaker)))
    (plates,) = [each for each in tree.iter() if each.get("class") == "plates"]
    assert shown in [each.text for each in plates.iter() if each.text]
    assert all(float(each.get("width") or 0) <= 250 for each in plates.iter() if each.tag.endswith("rect"))


def test_figures_of_the_score_are_explained() -> None:
    view = next(moment for moment in game(2) if moment.asked == "growth").view
    assert "+: a secret objective" in spoken(parsed(page.panels(page.table(view, SPEAKERS["en"]))))
    assert "5 regions, 10 points" in spoken(parsed(page.board(page.table(view, SPEAKERS["en"]))))
    without = next(moment for moment in game(1) if moment.asked == "growth").view
    assert "secret objective" not in spoken(parsed(page.panels(page.table(without, SPEAKERS["en"]))))


def test_what_is_paid_is_shown_once_and_still_said() -> None:
    """The preview says it; on the button above it is marked, so that the style can leave it out there."""
    moment = next(
        moment for moment in moments() if moment.asked == "growth" and "recruit" in map(action_name, moment.legal)
    )
    action = next(action for action in moment.legal if action_name(action) == "recruit")
    assert 'class="pays"' in page.choice(page.table(moment.view, SPEAKERS["en"]), action)
    said = [SPEAKERS["en"].event(line) for line in moment.state.preview(moment.who, action)]
    assert any("recruiting" in line and line.startswith("Coins") for line in said)


def action_name(action: int) -> str:
    return GAME.actions.decode(action)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_its_phases_once(language: str) -> None:
    table = Table(GAME.new(2, 1, {}).view(0), SPEAKERS[language])
    for card in CONTENT.card:
        phases = ", ".join(table.say("page-phase", phase=phase) for phase in card.icons)
        assert not re.search(rf"{phases}\s?: {phases}\.", card_said(table, card.id))
