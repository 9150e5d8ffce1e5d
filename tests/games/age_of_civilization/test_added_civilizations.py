"""Civilizations that a pack adds: checked, played to the end, recorded, replayed, drawn and told like any other."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee.drawing.looks import page_of, terminal_of
from tablee.engine import options as choosing
from tablee.engine import records, registry
from tablee.engine.errors import ContentError, ParseError
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.packs import Pack
from tablee.games.age_of_civilization.content import catalogue
from tablee.games.age_of_civilization.rules import codes
from tablee.testing import actions, copies, knowledge, outcome, pages, terminals
from tablee.testing.checks import Check
from tests.games.pages import parsed

from .positions import CONTENT, GAME, position, seat

KEY = GAME.meta.key
GONE = [card.id for card in CONTENT.civilization][:20]
NUBIA = """
[[civilization]]
id = "nubia"
name.fr = "Nubie"
family = "africa"
population = 3
main = [{ verb = "gain", on = "turn_end", resource = "coins", amount = 1, per = "technology", every = 2 }]
inherited = [{ verb = "action_coins", action = "trade", amount = 1 }]
solo = true
"""


def more(count: int) -> list[str]:
    """The ids of Nubia and others like it."""
    return ["nubia", *(f"nubia_{number}" for number in range(2, count + 1))]


def adding(count: int, *, removing: list[str] | None = None) -> Pack:
    """With fewer of the game's own, the others come more often."""
    added = "".join(NUBIA.replace('"nubia"', f'"{name}"') for name in more(count))
    gone = "".join(f'[[civilization]]\nid = "{name}"\nremove = true\n' for name in removing or ())
    return Pack("more.toml", added + gone)


MORE = tablee.game(KEY, adding(12, removing=GONE))


def test_the_own_game_has_room_but_no_actions_for_them() -> None:
    spare = [action for action in range(GAME.actions.size) if action not in GAME.actions]
    assert len(spare) == 5 * 12
    state = GAME.new(2, 1)
    for action in spare:
        refusal = state.why_not(state.pending()[0], action)
        assert refusal is not None
        assert refusal.key == "refuse-unknown-action"
    with pytest.raises(ParseError) as caught:
        GAME.actions.parse("rise nubia")
    assert ", ," not in str(caught.value.values["allowed"])


def test_their_actions_follow_those_of_the_others() -> None:
    assert len(MORE.actions.numbers) == MORE.actions.size == GAME.actions.size
    for action in GAME.actions.numbers:
        assert MORE.actions.text(action) == GAME.actions.text(action)
    assert MORE.actions.parse("rise nubia") == GAME.actions.parse("rise arabia") + len(CONTENT.civilization)


def test_a_set_of_all_fits_a_number_of_the_compiled_rules() -> None:
    assert codes.CIVILIZATIONS <= 62


def ended(players: int, seed: int, chosen: dict[str, Any]) -> records.Record:
    bots = ["greedy", *["random"] * (players - 1)]
    return tablee.play(MORE, bots, seed, chosen)


@pytest.mark.parametrize(
    ("players", "chosen"),
    [(1, {"mode": "skirmish"}), (2, {}), (4, {"innovation": True, "changing_world": True}), (3, {"draft": True})],
)
def test_they_are_played_recorded_and_replayed(players: int, chosen: dict[str, Any]) -> None:
    met = set()
    for seed in range(4):
        record = records.decode(ended(players, seed, chosen).encode())
        game = registry.game_of(record)
        assert game == MORE
        assert records.verify(record, game).over
        met |= {word for move in record.moves for word in move.action.split() if word in more(12)}
    assert met


@pytest.mark.parametrize(
    "check",
    [
        actions.check_legal_lists,
        actions.check_choices_are_legal,
        actions.check_sample_is_legal,
        actions.check_why_not,
        actions.check_illegal_is_refused,
        actions.check_action_numbers,
        actions.check_action_texts,
        copies.check_dump_and_load,
        copies.check_bad_positions_are_refused,
        copies.check_same_seed_same_game,
        knowledge.check_imagine_fits,
        knowledge.check_imagine_forgets,
        outcome.check_previews_come_true,
        outcome.check_texts,
        outcome.check_texts_of_the_table,
        pages.check_pages,
        pages.check_pieces,
        pages.check_enlarged_cards,
        terminals.check_terminal,
    ],
    ids=lambda check: check.__name__,
)
def test_promises_are_kept(check: Check) -> None:
    check(MORE, 2, choosing.settle(MORE.meta.options, 2, {"draft": True}), 5)


def test_its_ability_counts() -> None:
    """Nubia has the abilities of Arabia: what one promises and brings, the other does too."""
    dump = position(seat(main="arabia", technologies=["writing", "education"]), seat(main="rome")).dump()
    brought = []
    for name in ("arabia", "nubia"):
        dump["position"]["seats"][0]["main"] = name
        state = MORE.load(dump)
        promised = MORE.judgement.evaluate(state, 0)
        state.apply(0, MORE.actions.parse("rest"))
        brought.append((promised, state.dump()["position"]["seats"][0]["coins"]))
    assert brought[0] == brought[1]
    assert brought[0][1] == dump["position"]["seats"][0]["coins"] + 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_and_drawn(language: str) -> None:
    speaker, page = Speaker(language, game=MORE), page_of(MORE.meta)
    assert speaker.action(MORE.actions.parse("rise nubia")).count("Nubie") == 1
    drawn = page.drawn_entry(MORE, "civilization", "nubia", speaker)
    assert drawn is not None
    assert "Nubie" in drawn
    assert "<svg" in drawn
    parsed(drawn)
    state = next(
        state
        for state in (MORE.new(2, seed) for seed in range(20))
        if "nubia" in [card["civilization"] for card in state.dump()["position"]["market"]]
    )
    printed = StringIO()
    Console(file=printed, width=120).print(terminal_of(MORE.meta).terminal(state.view(0), speaker, []))
    assert "Nubie" in printed.getvalue()


def test_a_scenario_may_deal_it() -> None:
    deck = [*CONTENT.scenario[0].deck, "nubia"]
    scenario = f'[[scenario]]\nid = "{CONTENT.scenario[0].id}"\ndeck = {deck}\n'.replace("'", '"')
    game = tablee.game(KEY, Pack("more.toml", NUBIA + scenario))
    state = game.new(1, 1, {"mode": CONTENT.scenario[0].id})
    dump = state.dump()["position"]
    assert "nubia" in [*dump["deck"], *(card["civilization"] for card in dump["market"])]


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        (adding(13).text, "civilization", ""),
        (NUBIA.replace('name.fr = "Nubie"\n', ""), "civilization nubia", "name"),
        (NUBIA.replace("name.fr", "name.de"), "civilization nubia", "name"),
        (NUBIA + "shields = 2\n", "civilization nubia", "shields"),
        (NUBIA.replace("population = 3\n", ""), "civilization nubia", "population"),
        (NUBIA.replace('"africa"', '"atlantis"'), "civilization nubia", "family"),
        (NUBIA.replace('"nubia"', '"Nubia"'), "civilization 1", "id"),
        (NUBIA.replace('"nubia"', '"writing"'), "civilization, technology, wonder", "id"),
        (NUBIA.replace('"nubia"', '"trade"'), "civilization trade", "id"),
        (NUBIA.replace('"nubia"', '"rest"'), "civilization rest", "id"),
    ],
)
def test_what_is_wrong_with_one_is_said(text: str, entry: str, field: str) -> None:
    with pytest.raises(ContentError) as caught:
        tablee.game(KEY, Pack("more.toml", text))
    assert (caught.value.values["entry"], caught.value.values["field"]) == (entry, field)


def test_no_card_has_the_name_of_another_source() -> None:
    sections = CONTENT.entries().values()
    known = {*catalogue.SOURCES, *(entry.id for entries in sections for entry in entries)}
    assert {cause for cause in codes.CAUSES if cause} <= known
