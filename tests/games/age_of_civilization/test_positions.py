"""Positions saved and loaded: `dump` and `load` are inverses, and a bad position is told what is wrong with it."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tablee.engine.errors import OptionError
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.dumps import MISSING, changed, complaint, wrong_field
from tests.games.playing import legal, play

from .drafts import PICKED, drafted
from .positions import GAME, STANDARD, TABLES, Table, decisions, named, position, seat
from .scenarios import SCENARIOS, alone, deck_of

# Tables that are broken below, one field at a time.
STANDARD_TABLE = position(
    seat(main="egypt", declined=["sumer"], annexed=["khmer"], technologies=["writing"], wonders=["petra"], coins=4),
    seat(main="persia", special="sp_lords", technologies=["corvee"]),
    options={**STANDARD, "innovation": True, "changing_world": True},
    specials=["sp_poetry", "sp_riders"],
    tokens={"6": "rats", "7": "nothing", "8": "corruption"},
).dump()
DRAFT_TABLE = drafted(seat(main="egypt"), seat(main="sumer")).dump()
SOLO_TABLE = alone("mongol_devastation", seat(main="khmer"), round=3).dump()


def drafting() -> dict[str, Any]:
    """The second pick of a draft, in which the first seat has picked already."""
    state = GAME.new(2, 3, {"draft": True})
    for who in (0, 1, 0):
        state.apply(who, state.legal(who)[0])
    assert state.pending() == [1]
    return state.dump()


DRAFTING_TABLE = drafting()
OWN_PACK = DRAFTING_TABLE["position"]["seats"][0]["pack"]
OTHER_PACK = DRAFTING_TABLE["position"]["seats"][1]["pack"]


# Saving and loading -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_loading_is_the_exact_inverse_of_dumping(table: Table) -> None:
    players, _ = table
    last: Civilization | None = None
    for state, _, _ in decisions(table, 11):
        dumped = state.dump()
        again = GAME.load(json.loads(json.dumps(dumped)))
        assert again.dump() == dumped
        assert again.view(None) == state.view(None)
        for who in range(players):
            assert again.legal(who) == state.legal(who)
            assert again.view(who) == state.view(who)
        last = state
    assert last is not None
    assert last.over
    over = GAME.load(last.dump())
    assert over.over
    assert over.dump() == last.dump()
    assert (over.ranking(), over.scores(), over.sheet()) == (last.ranking(), last.scores(), last.sheet())
    assert over.view(0)["result"] == last.view(0)["result"]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_loaded_game_goes_on_in_the_same_way(table: Table) -> None:
    for number, (state, who, action) in enumerate(decisions(table, 14)):
        if number % 4 == 0:
            again, twin = GAME.load(state.dump()), state.clone()
            assert again.apply(who, action) == twin.apply(who, action)
            assert again.dump() == twin.dump()


@pytest.mark.slow
def test_a_clone_is_independent() -> None:
    for table in TABLES:
        for number, (state, who, action) in enumerate(decisions(table, 12)):
            if number % 3 == 0:
                before = state.dump()
                twin = state.clone()
                assert twin.dump() == before
                twin.apply(who, action)
                assert state.dump() == before


def test_a_loaded_position_is_independent_of_its_source() -> None:
    dumped = copy.deepcopy(STANDARD_TABLE)
    state = GAME.load(dumped)
    assert isinstance(state, Civilization)
    play(state, "do enslave")
    assert dumped == STANDARD_TABLE


def test_a_position_made_by_hand() -> None:
    state = position(
        seat(main="egypt", declined=["sumer"], annexed=["khmer"], hand=1, white=1, red=2, coins=5, points=7),
        seat(main="persia"),
        market={"lydia": 2, "siam": 0},
        wonders={"zeus": 0, "petra": 0},
        round=4,
        first=1,
        turn={"used": {"enslave": 1, "hunting": 2}, "acted": True},
    )
    held = state.dump()["position"]
    own = held["seats"][0]
    assert (own["main"], own["declined"], own["annexed"]) == ("egypt", ["sumer"], ["khmer"])
    assert (own["hand"], own["white"], own["red"], own["coins"], own["points"]) == (1, 1, 2, 5, {"abilities": 7})
    assert held["market"] == [{"civilization": "lydia", "coins": 2}, {"civilization": "siam", "coins": 0}]
    assert (held["round"], held["first"], held["turn"]["used"]) == (4, 1, {"enslave": 1, "hunting": 2})
    assert "do enslave" not in legal(state)


def test_a_decision_in_the_middle_is_saved() -> None:
    """Babylon's technology: what follows is on the agenda; the ability is not offered again."""
    own = seat(main="babylon", declined=["siam"], technologies=["education"], coins=4)
    state = position(own, seat(main="persia"), asked="turn_end")
    play(state, "trigger babylon")
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert isinstance(again, Civilization)
    assert again.dump()["position"]["turn"]["spent"] == ["babylon"]
    play(again, "take mining")
    assert legal(again) == {"trigger education", "finish"}


def test_the_tables_that_are_broken_are_themselves_good() -> None:
    for table in (STANDARD_TABLE, DRAFT_TABLE, SOLO_TABLE, DRAFTING_TABLE):
        assert GAME.load(table).dump() == table


# Broken entries -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("game", None, "game"),
        ("players", MISSING, "players"),
        ("players", 5, "players"),
        ("options", [], "options"),
        ("chance", [], "chance"),
        ("chance", ["x" * 16], "chance"),
        ("position", MISSING, "position"),
        ("revealed", -1, "revealed"),
        ("agenda", [["fly", 0, 0, 0]], "agenda"),
        ("agenda", [["end_turn"]], "agenda"),
        ("questions", {"0": "tile1"}, "questions"),
        ("questions", {"7": "action"}, "questions"),
        # The table.
        ("position.round", MISSING, "round"),
        ("position.round", 0, "round"),
        ("position.round", 7, "round"),
        ("position.round", "2", "round"),
        ("position.round", True, "round"),
        ("position.first", 2, "first"),
        ("position.first", -1, "first"),
        ("position.active", 2, "active"),
        ("position.active", -2, "active"),
        ("position.active", None, "active"),
        ("position.track", MISSING, "track"),
        ("position.track", ["culture"], "track"),
        ("position.track", ["culture"] * 8, "track"),
        ("position.track", [*STANDARD_TABLE["position"]["track"], "quarry"], "track"),
        ("position.track.3", "market", "track"),
        ("position.track.3", None, "track"),
        ("position.track.3", ["trade"], "track"),
        ("position.tokens", [], "tokens"),
        ("position.tokens", {"9": "rats"}, "tokens"),
        ("position.tokens", {"6": "flood"}, "tokens"),
        ("position.tokens", {"6": None}, "tokens"),
        ("position.tokens", {"six": "rats"}, "tokens"),
        ("position.market", MISSING, "market"),
        ("position.market", ["lydia"], "market"),
        ("position.market", [{"civilization": "atlantis", "coins": 0}], "market"),
        ("position.market", [{"civilization": "lydia"}], "market"),
        ("position.market", [{"civilization": "lydia", "coins": -1}], "market"),
        ("position.market", [{"civilization": "lydia", "coins": "1"}], "market"),
        ("position.market", [{"civilization": "lydia", "coins": True}], "market"),
        ("position.market", [{"civilization": "lydia", "coins": 0}] * 2, "market"),
        ("position.market", [{"civilization": ["lydia"], "coins": 0}], "market"),
        ("position.deck", MISSING, "deck"),
        ("position.deck", ["atlantis"], "deck"),
        ("position.deck", ["rome", "rome"], "deck"),
        ("position.deck", [["rome"]], "deck"),
        ("position.deck", "rome", "deck"),
        ("position.given", "atlantis", "given"),
        ("position.given", 3, "given"),
        ("position.wonders", [{"wonder": "eiffel", "coins": 0}], "wonders"),
        ("position.wonders", [{"wonder": "zeus", "coins": 0}] * 2, "wonders"),
        ("position.specials", ["sp_kings"], "specials"),
        ("position.specials", ["sp_poetry", "sp_poetry"], "specials"),
        ("position.virtual", -1, "virtual"),
        ("position.virtual", None, "virtual"),
        ("position.stations", 7, "stations"),
        ("position.stations", -1, "stations"),
        ("position.realms", 7, "realms"),
        ("position.realms", -1, "realms"),
        ("position.wards", -1, "wards"),
        ("position.tribute", 1, "tribute"),
        ("position.tribute", MISSING, "tribute"),
        # The turn.
        ("position.turn", MISSING, "turn"),
        ("position.turn", [], "turn"),
        ("position.turn.turns", 3, "turns"),
        ("position.turn.used", {"swim": 1}, "used"),
        ("position.turn.used", {"enslave": -1}, "used"),
        ("position.turn.used", {"enslave": "1"}, "used"),
        ("position.turn.acted", 0, "acted"),
        ("position.turn.ending", None, "ending"),
        ("position.turn.idle", 5, "idle"),
        ("position.turn.bonus_coins", -1, "bonus_coins"),
        ("position.turn.follow", "swim", "follow"),
        ("position.turn.spent", ["egypt"], "spent"),  # it has nothing to do at the end of a turn
        ("position.turn.spent", ["education"], "spent"),  # not owned
        ("position.turn.spent", "education", "spent"),
        # The seats.
        ("position.seats", [], "seats"),
        ("position.seats", [1, 2], "seats"),
        ("position.seats", STANDARD_TABLE["position"]["seats"][:1], "seats"),
        ("position.seats.0.coins", -1, "coins"),
        ("position.seats.0.coins", 1.5, "coins"),
        ("position.seats.0.coins", MISSING, "coins"),
        ("position.seats.0.points", 7, "points"),
        ("position.seats.0.points", {"luck": 1}, "points"),
        ("position.seats.0.points", {"culture": -1}, "points"),
        ("position.seats.1.hand", 5, "hand"),
        ("position.seats.1.hand", -1, "hand"),
        ("position.seats.1.white", 5, "white"),
        ("position.seats.1.red", -1, "red"),
        ("position.seats.1.red", None, "red"),
        ("position.seats.0.main", "atlantis", "main"),
        ("position.seats.0.main", ["egypt"], "main"),
        ("position.seats.0.declined", ["atlantis"], "declined"),
        ("position.seats.0.declined", ["sumer", "sumer"], "declined"),
        ("position.seats.0.annexed", None, "annexed"),
        ("position.seats.0.technologies", ["fire"], "technologies"),
        ("position.seats.0.technologies", ["writing", "writing"], "technologies"),
        ("position.seats.0.wonders", ["eiffel"], "wonders"),
        ("position.seats.0.special", "sp_kings", "special"),
    ],
)
def test_a_bad_entry_is_named(path: str, value: Any, field: str) -> None:
    assert wrong_field(GAME, changed(STANDARD_TABLE, path, value)) == field


@pytest.mark.parametrize(
    ("own", "fields"),
    [
        ({"hand": 2, "white": 2, "red": 1}, {"hand", "white", "red"}),
        ({"hand": 4, "red": 1}, {"hand", "white", "red"}),
    ],
)
def test_more_than_4_workers_are_too_many(own: dict[str, int], fields: set[str]) -> None:
    """AC-003: hand, white and red slots together."""
    dumped = changed(STANDARD_TABLE, "position.seats.0", {**STANDARD_TABLE["position"]["seats"][0], **own})
    assert wrong_field(GAME, dumped) in fields


@pytest.mark.parametrize(
    ("special", "known"),
    [
        (None, ["corvee"]),  # special, and no card was bought
        ("sp_lords", ["mining"]),  # covered
        ("sp_lords", ["ironworking"]),
        ("sp_lords", ["horse_riding"]),  # of another card
    ],
)
def test_a_technology_that_is_not_on_the_card(special: str | None, known: list[str]) -> None:
    dumped = changed(STANDARD_TABLE, "position.seats.1.special", special)
    assert wrong_field(GAME, changed(dumped, "position.seats.1.technologies", known)) == "technologies"


@pytest.mark.parametrize(
    ("path", "value", "fields"),
    [
        # Every civilization is in one place.
        ("position.seats.1.main", "egypt", {"main", "seats", "market"}),
        ("position.seats.1.main", "lydia", {"main", "market"}),
        ("position.seats.1.declined", ["siam"], {"declined", "market"}),
        ("position.seats.1.annexed", ["rome"], {"annexed", "market", "deck"}),
        ("position.seats.1.annexed", ["sumer"], {"annexed", "declined", "seats", "market"}),
        ("position.given", "rome", {"given", "market", "deck"}),
        ("position.deck", ["lydia"], {"deck", "market"}),
        # Also within one seat.
        ("position.seats.0.declined", ["egypt"], {"declined", "main", "market"}),
        ("position.seats.0.annexed", ["egypt"], {"annexed", "main", "market"}),
        ("position.seats.0.annexed", ["sumer"], {"annexed", "declined", "market"}),
        # Every wonder as well, and every special technology card and every token.
        ("position.seats.1.wonders", ["petra"], {"wonders"}),
        ("position.seats.1.wonders", ["zeus"], {"wonders"}),
        ("position.seats.0.special", "sp_lords", {"special", "specials"}),
        ("position.specials", ["sp_lords"], {"special", "specials"}),
        ("position.tokens", {"6": "rats", "7": "rats", "8": "nothing"}, {"tokens"}),
        # AC-032: three civilizations are the most.
        ("position.seats.0.declined", ["sumer", "carthage"], {"declined", "annexed", "main"}),
        # A seat without a main civilization has none at all.
        ("position.seats.0.main", None, {"main"}),
        # Only the active seat is asked in its turn, one question at a time, and one that it can be asked.
        ("questions", {"1": "action"}, {"questions", "active"}),
        ("questions", {"0": "action", "1": "action"}, {"questions"}),
        ("position.active", -1, {"questions", "active"}),
        ("questions", {"0": "draft"}, {"questions"}),
        ("questions", {"0": "follow"}, {"questions", "follow"}),
        # Steps are left, so somebody has to be asked.
        ("questions", {}, {"questions", "agenda"}),
    ],
)
def test_entries_that_contradict_each_other(path: str, value: Any, fields: set[str]) -> None:
    dumped = changed(STANDARD_TABLE, path, value)
    if path == "position.seats.0.declined" and "carthage" in value:
        dumped["position"]["deck"].remove("carthage")
    assert wrong_field(GAME, dumped) in fields


@pytest.mark.parametrize(
    ("path", "value", "fields"),
    [
        ("position.specials", ["sp_poetry"], {"specials"}),  # without Innovation
        ("position.seats.0.special", "sp_lords", {"special", "specials"}),
        ("position.tokens", {"6": "rats"}, {"tokens"}),  # without Changing World
    ],
)
def test_what_belongs_to_a_variant_that_is_not_played(path: str, value: Any, fields: set[str]) -> None:
    dumped = position(seat(main="egypt"), seat(main="persia")).dump()
    assert wrong_field(GAME, changed(dumped, path, value)) in fields


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("position.realms", 2, "realms"),  # in round 3 at most one has fallen
        ("position.realms", 7, "realms"),
        ("position.seats", STANDARD_TABLE["position"]["seats"], "seats"),
        ("position.first", 1, "first"),
        ("position.turn.turns", 2, "turns"),
    ],
)
def test_a_bad_entry_of_a_game_alone_is_named(path: str, value: Any, field: str) -> None:
    assert wrong_field(GAME, changed(SOLO_TABLE, path, value)) == field


# Broken drafts ------------------------------------------------------------------------------------------

DRAFT_FIELDS = {"dealt", "hand_cards", "pack", "pick", "deck", "market"}


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("position.dealt", MISSING, "dealt"),
        ("position.dealt", [], "dealt"),
        ("position.dealt.lydia", [2, 0], "dealt"),
        ("position.dealt.lydia", [0, 6], "dealt"),
        ("position.dealt.lydia", [0], "dealt"),
        ("position.dealt.lydia", 0, "dealt"),
        ("position.dealt.lydia", ["0", 0], "dealt"),
        ("position.dealt.atlantis", [0, 0], "dealt"),
        ("position.seats.0.hand_cards", MISSING, "hand_cards"),
        ("position.seats.0.hand_cards", ["atlantis"], "hand_cards"),
        ("position.seats.0.hand_cards", ["iberia", "iberia"], "hand_cards"),
        ("position.seats.0.pack", None, "pack"),
        ("position.seats.0.pick", "atlantis", "pick"),
    ],
)
def test_a_bad_entry_of_a_draft_is_named(path: str, value: Any, field: str) -> None:
    assert wrong_field(GAME, changed(DRAFT_TABLE, path, value)) == field


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("position.seats.0.hand_cards", PICKED[1][1:]),  # the hand of the other
        ("position.seats.0.hand_cards", []),
        ("position.seats.0.hand_cards", PICKED[0]),  # one of them is on the table
        ("position.dealt.carthage", [0, 2]),  # then another seat would have it
        ("position.dealt.carthage", [0, 0]),  # then it would lie in the market
        ("position.dealt.rome", [0, 0]),  # it is out of the game
        ("position.dealt.carthage", MISSING),
        ("position.seats.0.pack", ["carthage"]),
        ("position.deck", []),
    ],
)
def test_hands_fit_the_deal(path: str, value: Any) -> None:
    assert wrong_field(GAME, changed(DRAFT_TABLE, path, value)) in DRAFT_FIELDS


def test_two_cards_cannot_be_the_same_pick() -> None:
    """Khmer and Carthage are the fourth and second picks of the first seat, both from the second pack."""
    assert DRAFT_TABLE["position"]["dealt"]["carthage"] == [1, 2]
    assert wrong_field(GAME, changed(DRAFT_TABLE, "position.dealt.khmer", [1, 2])) in DRAFT_FIELDS


def test_seven_cards_are_dealt_to_each_seat() -> None:
    """One more, left over, and lying in the market."""
    dumped = changed(DRAFT_TABLE, "position.dealt.rome", [0, 0])
    dumped["position"]["deck"].remove("rome")
    dumped["position"]["market"].append({"civilization": "rome", "coins": 0})
    assert wrong_field(GAME, dumped) in DRAFT_FIELDS


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("position.seats.0.pick", OTHER_PACK[0]),  # not in its pack
        ("position.seats.0.pick", DRAFTING_TABLE["position"]["deck"][0]),
        ("position.seats.0.pick", DRAFTING_TABLE["position"]["seats"][0]["hand_cards"][0]),
        ("position.seats.0.pack", OTHER_PACK),
        ("position.seats.0.pack", OWN_PACK[1:]),
        ("position.seats.1.pack", []),
    ],
)
def test_packs_and_picks_fit_the_deal(path: str, value: Any) -> None:
    assert wrong_field(GAME, changed(DRAFTING_TABLE, path, value)) in DRAFT_FIELDS


def test_who_has_picked_is_not_asked_and_who_has_not_is() -> None:
    """Otherwise the packs would be passed on without a pick."""
    fields = {"pick", "questions"}
    assert wrong_field(GAME, changed(DRAFTING_TABLE, "position.seats.0.pick", None)) in fields
    assert wrong_field(GAME, changed(DRAFTING_TABLE, "questions", {"0": "draft", "1": "draft"})) in fields


# Other games, other options -------------------------------------------------------------------------------


def test_another_game_and_wrong_options() -> None:
    assert complaint(GAME, changed(STANDARD_TABLE, "game", "genesis")) == {
        "found": "genesis",
        "expected": "age_of_civilization",
    }
    with pytest.raises(OptionError) as wrong:
        GAME.load(changed(STANDARD_TABLE, "options", {"mode": "skirmish"}))
    assert wrong.value.values["option"] == "mode"


@pytest.mark.parametrize("mode", SCENARIOS)
def test_a_position_of_every_scenario(mode: str) -> None:
    state = alone(mode, seat(main=deck_of(mode)[0]), round=4, stations=2, wards=1, realms=5)
    assert GAME.load(state.dump()).dump() == state.dump()
