"""Playing cards with the Chronicler: GE-381 to GE-389."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.events import Refusal
from tests.bots.tables import greedy_choice
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import CONTENT, GAME, position, seat
from .probes import CHRONICLER, alone, best_symbol, can, changed, entering, scored

ALL = {"noble": 3, "artisan": 2, "soldier": 4, "priest": 3, "scholar": 1}


def missing(card: str, **own: Any) -> dict[str, Any]:
    """What a hand card still needs, as the view says."""
    found: dict[str, Any] = shown(alone(hand=[card], **own))["needs"][card]
    return found


# Which card ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-381")
def test_one_hand_card_whose_requirements_are_met() -> None:
    """Monument asks for N1 P2, Tenement for N2 S1, Road for A2 E1."""
    hand = ["monument", "tenement", "road"]
    citizens = {"noble": 2, "soldier": 1, "priest": 2}
    state = alone(hand=hand, citizens=citizens, coins=10)
    play(state, CHRONICLER)
    assert asked(state) == "0 play"
    assert legal(state) == {"play monument", "play tenement"}
    assert refusal(state, "play road") == ("GE-382", "refuse-missing")
    assert refusal(state, "play well") == ("GE-381", "refuse-not-in-hand")
    play(state, "play monument")
    own = shown(state)
    assert own["played"] == ["monument"]
    assert own["hand"] == ["tenement", "road"]  # one card an action
    # Citizens are needed, not spent.
    assert {name: n for name, n in own["citizens"].items() if n} == citizens


@pytest.mark.rule("GE-381", "GE-217")
def test_without_a_playable_card_there_is_no_chronicler() -> None:
    state = alone(hand=["road"], citizens={"artisan": 2}, coins=10)
    assert not any("chronicler" in action for action in legal(state))
    assert refusal(state, CHRONICLER) == ("GE-217", "refuse-no-playable")


@pytest.mark.rule("GE-381")
def test_cards_of_others_are_not_ones_own() -> None:
    own = {"citizens": {"artisan": 2, "scholar": 1}, "coins": 10}
    state = position(seat(**own), seat(hand=["road"], **own), seat())
    assert CHRONICLER not in legal(state)
    play(state, "tax 1")
    assert CHRONICLER in legal(state)


# What it needs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-382", "GE-403")
@pytest.mark.parametrize(
    ("citizens", "played", "oracle", "spent"),
    [
        ({"artisan": 3, "scholar": 2}, [], 0, 0),
        ({"artisan": 3, "scholar": 2}, [], 4, 0),
        ({"artisan": 2, "scholar": 2}, [], 0, None),
        ({"artisan": 2, "scholar": 2}, [], 1, 1),
        ({"artisan": 2, "scholar": 2}, [], 4, 1),
        ({"artisan": 2, "scholar": 1}, [], 1, None),  # the shortfall of all types counts
        ({"artisan": 2, "scholar": 1}, [], 2, 2),
        ({"artisan": 6, "scholar": 1}, [], 0, None),  # one type does not stand in for another
        ({"artisan": 2, "scholar": 2}, ["forge"], 0, 0),  # a virtual Artisan
        ({"artisan": 1, "scholar": 1}, ["forge"], 2, 2),
        ({"artisan": 1, "scholar": 1}, ["forge"], 1, None),
        ({"artisan": 3, "scholar": 1}, ["forge"], 1, 1),  # nor does a virtual one too many
        ({}, [], 4, None),
        ({"scholar": 1}, [], 4, 4),
    ],
)
def test_citizens(citizens: dict[str, int], played: list[str], oracle: int, spent: int | None) -> None:
    """Frieze asks for A3 E2."""
    own = {"citizens": citizens, "oracle": oracle, "coins": 5, "round": 3}
    state = alone(hand=["frieze"], played=played, **own)
    if spent is None:
        assert refusal(state, CHRONICLER) == ("GE-217", "refuse-no-playable")
        return
    play(state, CHRONICLER)
    found = shown(state)
    assert "frieze" in found["played"]
    assert found["oracle"] == oracle - spent
    assert {name: n for name, n in found["citizens"].items() if n} == citizens


@pytest.mark.rule("GE-382")
def test_temple_cubes_do_not_foresee() -> None:
    assert not can(CHRONICLER, hand=["frieze"], citizens={"artisan": 3, "scholar": 1}, temple=4)([])


@pytest.mark.rule("GE-383")
@pytest.mark.parametrize(
    ("card", "spaces", "lacking"),
    [
        # Harbour: a trade city.
        ("harbour", [], {"trade": 1}),
        ("harbour", ["crotona", "delphi"], {"trade": 1}),
        ("harbour", ["sinope"], {}),
        ("harbour", ["home_2_trade"], {}),
        # Great Lighthouse: two of them.
        ("great_lighthouse", ["cnossus"], {"trade": 1}),
        ("great_lighthouse", ["cnossus", "home_1_trade"], {}),
        # Seer's House: an oracle; Acropolis: a temple.
        ("seers_house", ["home_1_temple"], {"oracle": 1}),
        ("seers_house", ["miletus"], {}),
        ("acropolis", ["miletus"], {"temple": 1}),
        ("acropolis", ["home_3_temple"], {}),
        # Pantheon: one of each, counted by themselves.
        ("pantheon", [], {"temple": 1, "oracle": 1}),
        ("pantheon", ["crotona", "athenai"], {"oracle": 1}),
        ("pantheon", ["crotona", "delphi"], {}),
        # Agora: a hometown, whatever its symbol.
        ("agora", ["crotona", "troia", "carthago"], {"home": 1}),
        ("agora", ["home_2_oracle"], {}),
        # Embassy: cities in three regions; hometowns are in none.
        ("embassy", ["crotona", "delphi", "sparta"], {"regions": 2}),
        ("embassy", ["crotona", "troia", "home_1_trade"], {"regions": 1}),
        ("embassy", ["crotona", "troia", "carthago"], {}),
    ],
)
def test_cities(card: str, spaces: list[str], lacking: dict[str, int]) -> None:
    citizens = dict(next(entry.requires.citizens for entry in CONTENT.card if entry.id == card))
    assert missing(card, citizens=citizens, spaces=spaces)["cities"] == lacking
    # Cubes stand in for citizens, never for cities.
    own = {"hand": [card], "citizens": citizens, "spaces": spaces, "oracle": 4, "coins": 5}
    assert can(CHRONICLER, **own)([]) == (not lacking)


@pytest.mark.rule("GE-383", "GE-707")
def test_one_token_may_serve_several_requirements() -> None:
    """Pantheon (P4, temple, oracle) with a single token on a hometown with both symbols."""
    own = seat(hand=["pantheon"], citizens={"priest": 4}, spaces=["home_small_3_temple_oracle"], coins=3)
    state = position(own, seat(track=[1] * 7), round=5)
    assert shown(state)["needs"]["pantheon"]["playable"]
    assert "tile chronicler_3_1" in legal(state)


@pytest.mark.rule("GE-383")
def test_tokens_of_others_do_not_count() -> None:
    own = seat(hand=["harbour"], citizens={"artisan": 1, "merchant": 2}, coins=10)
    state = position(own, seat(spaces=["sinope", "sidon"]), seat())
    assert CHRONICLER not in legal(state)


@pytest.mark.rule("GE-382", "GE-383")
def test_a_refusal_says_what_is_missing() -> None:
    """Harbour lacks its city; Frieze an Artisan and two Scholars, with one cube to foresee them."""
    hand = ["monument", "tenement", "harbour", "frieze"]
    citizens = {"noble": 2, "artisan": 2, "soldier": 1, "merchant": 2, "priest": 2}
    state = alone(hand=hand, citizens=citizens, oracle=1, coins=10)
    play(state, CHRONICLER)

    def said(card: str) -> tuple[str, list[dict[str, Any]]]:
        refused = state.why_not(0, GAME.actions.parse(f"play {card}"))
        assert isinstance(refused, Refusal)
        parts: Any = refused.values["missing"]
        return refused.rule, [dict(part.values) for part in parts]

    assert said("harbour") == ("GE-383", [{"what": "trade", "n": 1}])
    assert said("frieze") == ("GE-382", [{"citizen": "artisan", "n": 1}, {"citizen": "scholar", "n": 2}])


# What it does ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-384")
def test_printed_points_then_rewards_then_penalties_then_synergy() -> None:
    """Granary: three citizens, then 4 coins are lost."""
    state = alone(hand=["granary"], citizens={"noble": 1, "artisan": 1, "merchant": 1}, coins=10)
    happened = play(state, CHRONICLER, "gain_type noble", "gain_type noble", "gain_type priest")
    order = [key for key in keys(happened) if key != "event-tile"]
    assert order == ["event-play", *["event-citizen"] * 3, "event-lose-coins", "event-synergy"]
    assert shown(state)["tally"] | {"cards": 2, "synergy": 1} == shown(state)["tally"]
    assert shown(state)["coins"] == 10 - 5 - 4


@pytest.mark.rule("GE-384")
def test_every_card_prints_its_rewards_before_its_penalties() -> None:
    penalties = {"lose_coins", "lose_citizen", "lose_citizen_any", "add_hourglass"}
    for card in CONTENT.card:
        kinds = [effect.verb in penalties for effect in card.now]
        assert kinds == sorted(kinds), card.id


@pytest.mark.rule("GE-384")
@pytest.mark.parametrize(
    ("card", "own", "offered"),
    [
        ("well", {}, "gain_type"),
        ("hospital", {}, "gain_type"),
        ("pyramid", {}, "lose_type"),
        ("pantheon", {"spaces": ["crotona", "delphi"]}, "cube_kind"),
        ("harbour", {"spaces": ["syracusae", "troia"]}, "region"),
        ("trireme_fleet", {}, "place"),
        ("embassy", {"spaces": ["crotona", "troia", "carthago", "memphis"]}, "city"),
    ],
)
def test_rewards_and_penalties_are_compulsory(card: str, own: dict[str, Any], offered: str) -> None:
    citizens = dict(next(entry.requires.citizens for entry in CONTENT.card if entry.id == card))
    state = alone(**{"hand": [card], "citizens": citizens, "coins": 5, **own})
    play(state, CHRONICLER)
    assert {action.split()[0] for action in legal(state)} == {offered}
    for word in ("skip", "stop", "end_turn"):
        assert refusal(state, word) == ("GE-206", "refuse-not-asked")


@pytest.mark.rule("GE-384")
def test_where_a_verb_says_may() -> None:
    """Cards offered by Scriptorium and Library may be refused, and a build that would move a token."""
    state = alone(hand=["scriptorium"], citizens={"scholar": 3}, coins=5)
    play(state, CHRONICLER)
    assert legal(state) == {"skip", *(f"take_slot {slot}" for slot in (1, 2, 3, 4))}
    state = alone(hand=["library"], citizens={"scholar": 4}, coins=5, discard=["road"])
    play(state, CHRONICLER)
    assert legal(state) == {"skip", "take_discard road"}
    six = ["crotona", "syracusae", "delphi", "athenai", "sparta", "troia"]
    fleet = {"hand": ["trireme_fleet"], "citizens": {"artisan": 1, "soldier": 3, "merchant": 1}, "coins": 5}
    state = alone(**fleet, spaces=six)
    play(state, CHRONICLER)
    assert legal(state) == {"skip", *(f"lift {space}" for space in six)}


@pytest.mark.rule("GE-384")
def test_an_empty_row_offers_nothing() -> None:
    """Scriptorium takes a card of the row, not one of the discard pile in its place."""
    own = seat(hand=["scriptorium"], citizens={"scholar": 3}, coins=3)
    state = position(own, seat(track=[1] * 7), round=4, row=[], deck=[], discard=["road"])
    play(state, "tile chronicler_3_1")
    assert asked(state) == "0 turn"
    assert shown(state)["hand"] == []
    assert state.view(0)["discard"] == ["road"]


@pytest.mark.rule("GE-385")
@pytest.mark.parametrize(("coins", "left"), [(5, 0), (7, 0), (9, 0), (10, 1)])
def test_coins_that_are_not_there_are_not_lost(coins: int, left: int) -> None:
    """Granary takes 4 coins, after the 5 of the Chronicler."""
    state = alone(hand=["granary"], citizens={"noble": 1, "artisan": 1, "merchant": 1}, coins=coins)
    play(state, CHRONICLER, *["gain_type priest"] * 3)
    assert shown(state)["coins"] == left
    play(state, "tax 1")  # nothing is owed
    assert shown(state)["coins"] == left + 4


@pytest.mark.rule("GE-385")
def test_citizens_that_are_not_there_are_not_lost() -> None:
    """Catapult (S2 E2, loses a Soldier) and Mausoleum (N4 P2, loses a Noble), foreseen."""
    assert "soldier" not in entering("catapult", citizens={"scholar": 2}, oracle=2)
    assert entering("catapult", citizens={"soldier": 1, "scholar": 2}, oracle=1)["soldier"] == -1
    assert "noble" not in entering("mausoleum", citizens={"priest": 2}, oracle=4)
    # Pyramid takes any citizen: the last type is not asked for, and nobody is left to lose without any.
    assert entering("pyramid", citizens={"priest": 3}, oracle=4)["priest"] == -1


@pytest.mark.rule("GE-386")
@pytest.mark.parametrize(
    ("tile", "coins", "enough"), [("chronicler_5_0", 5, 2), ("chronicler_3_1", 3, 3), ("chronicler_0_3", 0, 4)]
)
def test_hourglasses_among_the_penalties_need_time(tile: str, coins: int, enough: int) -> None:
    """Garrison costs a further hourglass: a space more than tile and stacked hourglasses."""
    own = {"hand": ["garrison"], "citizens": {"soldier": 4, "priest": 2}, "coins": coins}
    state = alone(**own, track=[1] * (7 - enough + 1))
    assert refusal(state, f"tile {tile}") == ("GE-386", "refuse-time")
    refused = state.why_not(0, GAME.actions.parse(f"tile {tile}"))
    assert refused is not None
    assert dict(refused.values) == {"spaces": enough, "free": enough - 1}
    state = position(seat(**own, track=[1] * (7 - enough)), seat(), seat(), round=3)
    play(state, f"tile {tile}")
    assert shown(state)["played"] == ["garrison"]
    assert shown(state)["free"] == 0


@pytest.mark.rule("GE-386")
def test_stacking_leaves_room_for_the_penalty() -> None:
    own = {"hand": ["garrison"], "citizens": {"soldier": 4, "priest": 2}, "coins": 5}
    state = alone(**own, track=[1] * 3)  # tile, 2 hourglasses, and one of Garrison on 4 spaces
    play(state, "tile chronicler_1_2")
    assert legal(state) == {"stack 0", "stack 1"}
    state = position(seat(**own, track=[1] * 4), seat(), seat(), round=3)
    play(state, "tile chronicler_1_2")  # on 3 spaces it must be a pair
    assert shown(state)["track"][4:] == [{"tile": "chronicler_1_2"}, {"hourglasses": 2}, {"hourglasses": 1}]


@pytest.mark.rule("GE-386")
def test_a_card_that_does_not_fit_any_more_is_not_offered() -> None:
    own = {"hand": ["garrison", "statue", "hospital"], "citizens": ALL, "coins": 10}
    state = alone(**own, track=[1] * 5)
    play(state, "tile chronicler_3_1")
    assert legal(state) == {"play statue", "play hospital"}
    assert refusal(state, "play garrison") == ("GE-386", "refuse-time")
    # Where another card fits, hourglasses may be placed so that Garrison does not.
    state = alone(**own, track=[1] * 4)
    play(state, "tile chronicler_1_2")
    assert legal(state) == {"stack 0", "stack 1"}
    play(state, "stack 0")
    assert "play garrison" not in legal(state)


# Synergy ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-387")
def test_the_symbol_is_chosen() -> None:
    """Statue with two more Laurels and one more Lyre: 3 or 2 points, as one likes."""
    played = ["monument", "altar", "library"]
    citizens = dict(next(entry.requires.citizens for entry in CONTENT.card if entry.id == "statue"))
    state = alone(hand=["statue"], played=played, citizens=citizens, coins=5)
    play(state, CHRONICLER)
    assert asked(state) == "0 synergy"
    assert legal(state) == {"synergy laurel", "synergy lyre"}
    assert refusal(state, "synergy shield") == ("GE-387", "refuse-synergy")
    assert {symbol: scored(state, symbol) for symbol in legal(state)} == {"synergy laurel": 3, "synergy lyre": 2}
    assert greedy_choice(state) == "synergy laurel"


@pytest.mark.rule("GE-387")
@pytest.mark.parametrize(
    ("card", "played", "points"),
    [
        ("tenement", [], 1),  # Laurel
        ("tenement", ["monument"], 2),
        ("tenement", ["monument", "altar", "granary"], 4),
        ("tenement", ["road", "forge", "scriptorium"], 1),  # none of them has a Laurel
        ("statue", ["monument", "altar", "library"], 3),  # Laurel 3, Lyre 2
        ("statue", ["library", "scriptorium", "frieze", "monument"], 4),  # Laurel 2, Lyre 4
        ("statue", ["well"], 2),  # Laurel and Lyre
        ("pyramid", ["monument", "library", "road"], 0),
        ("mausoleum", ["monument", "library", "road"], 0),
    ],
)
def test_synergy(card: str, played: list[str], points: int) -> None:
    citizens = dict(next(entry.requires.citizens for entry in CONTENT.card if entry.id == card))
    state = alone(hand=[card], played=played, citizens={**citizens, "scholar": 1}, coins=5)
    happened = play(state, CHRONICLER, *(["lose_type scholar"] if card == "pyramid" else []))
    happened += play(state, *best_symbol(state))
    assert shown(state)["tally"]["synergy"] == points
    # Symbols that score the same are not asked for; era III cards have none.
    assert asked(state) == "0 turn"
    assert keys(happened).count("event-synergy") == (points > 0)


@pytest.mark.rule("GE-387")
def test_synergy_counts_ones_own_cards() -> None:
    own = seat(hand=["tenement"], citizens={"noble": 2, "soldier": 1}, coins=5)
    state = position(own, seat(played=["monument", "altar"]), seat())
    play(state, CHRONICLER)
    assert shown(state)["tally"]["synergy"] == 1
    assert [shown(state, who)["vp"] for who in (1, 2)] == [0, 0]


# After it --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-388")
def test_a_card_does_not_trigger_itself() -> None:
    """Potters' Quarter: 2 coins after each Chronicler action, but not after its own."""
    own = {"hand": ["potters_quarter", "road"], "citizens": {"artisan": 2, "priest": 1, "scholar": 1}, "coins": 20}
    state = alone(**own)
    assert "coins" not in changed(state, "tile chronicler_0_3", "stack 1", "play potters_quarter")
    assert changed(state, CHRONICLER)["coins"] == -5 + 2


@pytest.mark.rule("GE-388")
@pytest.mark.parametrize(
    ("card", "citizens"),
    [
        ("forge", {"artisan": 1, "soldier": 1}),  # a virtual Artisan
        ("statue", {"noble": 2, "artisan": 2}),  # a virtual Noble
        ("watchtower", {"noble": 1, "soldier": 1}),
        ("garrison", {"soldier": 3, "priest": 2}),
        ("caravanserai", {"merchant": 2}),
    ],
)
def test_a_virtual_citizen_does_not_help_its_own_card(card: str, citizens: dict[str, int]) -> None:
    spaces = ["sinope"] if card == "caravanserai" else []
    assert not can(CHRONICLER, hand=[card], citizens=citizens, spaces=spaces)([])
    assert missing(card, citizens=citizens, spaces=spaces)["cubes"] == 1
    # A cube is spent for it.
    assert entering(card, citizens=citizens, spaces=spaces, oracle=1)["oracle"] == -1


@pytest.mark.rule("GE-388")
def test_lasting_effects_work_from_the_next_action_on() -> None:
    own = {"hand": ["forge", "frieze"], "citizens": {"artisan": 2, "soldier": 1, "scholar": 2}, "coins": 20}
    state = alone(**own)
    assert not shown(state)["needs"]["frieze"]["playable"]
    play(state, CHRONICLER)  # Forge
    assert shown(state)["needs"]["frieze"]["playable"]
    # An exchange can be used in the closing window of the same turn.
    state = alone(hand=["marketplace"], citizens={"merchant": 3}, coins=5)
    play(state, CHRONICLER)
    assert asked(state) == "0 closing"
    assert legal(state) == {"exchange marketplace", "end_turn"}


@pytest.mark.rule("GE-389", "GE-423")
def test_eighteen_citizens_are_counted_after_the_whole_card() -> None:
    """15 and the three of Granary: a tile, after the coins were paid. With Hospital a Soldier is lost again."""
    fifteen = {"noble": 3, "artisan": 3, "soldier": 1, "merchant": 3, "priest": 4, "scholar": 1}
    state = alone(hand=["granary"], citizens=fifteen, coins=10)
    happened = keys(play(state, CHRONICLER, *["gain_type merchant"] * 2, "gain_type scholar"))
    assert happened.index("event-lose-coins") < happened.index("event-synergy") < happened.index("event-bonus")
    assert shown(state)["bonus"] == {"citizens": 8}
    state = alone(hand=["hospital"], citizens=fifteen, coins=10)
    play(state, CHRONICLER, *["gain_type merchant"] * 2, "gain_type scholar")
    assert shown(state)["total"] == 17
    assert shown(state)["bonus"] == {}
