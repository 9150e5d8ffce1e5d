"""The end of the game: GE-601 to GE-608."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .declines import decline, declined, last_turn
from .positions import CONTENT, FULL, position, seat

FINAL = ("hand_placed", "hand_failed", "cubes", "coins", "hourglasses")
PRINTED = {card.id: card.vp for card in CONTENT.card}


def ended(*owns: dict[str, Any]) -> Gentes:
    """The last decline of these seats, and what follows without a question. Cubes are left unused."""
    owns = owns or ({},)
    state = last_turn(*owns, *[{}] * (3 - len(owns)), round=6)
    play(state, "tax 1")
    while not state.over:
        play(state, "end_turn" if asked(state).endswith("closing") else "final_done")
    return state


def finale(own: dict[str, Any], others: int = 2) -> Gentes:
    """A seat is asked for its last cards."""
    return position(seat(**{"track": [], **own}), *[FULL] * others, asked="final", round=6)


def lines(state: Gentes, who: int = 0) -> dict[str, int]:
    """What the final scoring has brought."""
    tally = shown(state, who)["tally"]
    return {name: tally[name] for name in FINAL if tally[name]}


# Playthrough ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-601")
def test_after_the_last_decline() -> None:
    """Statue is met (N3 A2), Pyramid is not; a cube of the decline (Observatory) makes two."""
    own = {
        "citizens": {"noble": 3, "artisan": 2},
        "hand": ["statue", "pyramid"],
        "played": ["observatory"],
        "coins": 20,
        "track": [2],
    }
    state, happened = declined({"hand": ["road"]}, {**own, "oracle": 1}, {}, round=6)
    assert state.over
    told = keys(happened)
    assert told.index("event-card-income") < told.index("event-over") < told.index("event-place")
    mine = [event for event in happened[told.index("event-over") :] if event.values.get("seat") == 1]
    assert [(event.key, event.values.get("category")) for event in mine] == [
        ("event-place", None),
        ("event-final-loss", "hand_failed"),
        ("event-final-gain", "cubes"),
        ("event-final-gain", "coins"),
        ("event-final-loss", "hourglasses"),
    ]
    assert lines(state, 1) == {"hand_placed": 4, "hand_failed": -8, "cubes": 1, "coins": 2, "hourglasses": -2}
    # Each player by itself: the first has one card that failed.
    assert lines(state) == {"hand_failed": -1, "coins": 2}


# Hand cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-602")
@pytest.mark.parametrize(
    ("card", "points"),
    [("well", 1), ("monument", 1), ("tenement", 2), ("catapult", 4), ("statue", 4), ("school", 5), ("pyramid", 8)],
)
def test_half_the_points_of_a_card_that_is_met(card: str, points: int) -> None:
    """Rounded up."""
    citizens = dict(next(entry.requires.citizens for entry in CONTENT.card if entry.id == card))
    state = ended({"hand": [card], "citizens": citizens, "coins": 9})
    assert points == (PRINTED[card] + 1) // 2
    assert lines(state) == {"hand_placed": points}
    assert shown(state)["placed"] == [card]
    assert shown(state)["hand"] == []


@pytest.mark.rule("GE-602")
def test_each_card_is_rounded_by_itself() -> None:
    """Well 1, Treasure Chamber 1: one each, not one for both."""
    own = {"hand": ["well", "treasure_chamber"], "citizens": {"noble": 2, "merchant": 2, "priest": 1}, "coins": 9}
    assert lines(ended(own)) == {"hand_placed": 2}


@pytest.mark.rule("GE-602")
def test_a_card_needs_its_cities_too() -> None:
    own = {"hand": ["harbour"], "citizens": {"artisan": 1, "merchant": 2}, "coins": 4}
    assert lines(ended(own)) == {"hand_failed": -2}
    # Sinope gives 5 coins in the last decline.
    assert lines(ended({**own, "spaces": ["sinope"]})) == {"hand_placed": 2}


@pytest.mark.rule("GE-602")
def test_a_placed_card_gives_nothing_else() -> None:
    """No coins of Catapult, no synergy, no bonus tile for eight cards, no virtual citizen of Statue for others."""
    seven = ["treasure_chamber", "monument", "scriptorium", "training_ground", "shipyard", "altar", "road"]
    own = {
        "played": seven,
        "hand": ["catapult", "statue", "mausoleum"],
        # Mausoleum (N4 P2) lacks the Noble that Statue would stand for.
        "citizens": {"noble": 3, "artisan": 2, "soldier": 2, "priest": 2, "scholar": 2},
        "coins": 4,
    }
    state = ended(own)
    assert lines(state) == {"hand_placed": 4 + 4, "hand_failed": -7}
    found = shown(state)
    assert found["coins"] == 4 + 5  # Treasure Chamber, in the decline
    assert found["bonus"] == {}
    assert (found["tally"]["synergy"], found["tally"]["effects"]) == (0, 0)
    assert found["citizens"]["soldier"] == 2  # no penalty either
    assert found["virtual"] == {}


@pytest.mark.rule("GE-602", "GE-382")
def test_virtual_citizens_of_cards_in_play_do_help() -> None:
    own = {"played": ["statue"], "hand": ["mausoleum"], "citizens": {"noble": 3, "priest": 2}, "coins": 4}
    assert lines(ended(own)) == {"hand_placed": 7}


@pytest.mark.rule("GE-602", "GE-386")
def test_no_time_is_needed_at_the_end() -> None:
    """Garrison's hourglass does not count: it is not played."""
    own = {"hand": ["garrison"], "citizens": {"soldier": 4, "priest": 2}, "coins": 4, "locks": 5, "track": [2] * 6}
    state = decline({}, own, {}, round=6)
    assert state.over
    assert shown(state, 1)["placed"] == ["garrison"]


@pytest.mark.rule("GE-603")
@pytest.mark.parametrize(
    ("hand", "points"),
    [(["well"], -1), (["catapult"], -4), (["pyramid"], -8), (["well", "catapult", "pyramid"], -13), ([], 0)],
)
def test_half_the_points_are_lost_for_the_others(hand: list[str], points: int) -> None:
    state = ended({"hand": hand, "coins": 4})
    assert lines(state).get("hand_failed", 0) == points
    assert shown(state)["vp"] == points


# Options before that ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-604")
def test_cards_completed_with_oracle_cubes() -> None:
    """Pyramid lacks an Artisan, Palace two Nobles, School four Scholars."""
    own = {"citizens": {"noble": 3, "artisan": 3, "priest": 3}, "hand": ["pyramid", "palace", "school"], "coins": 4}
    state = finale({**own, "oracle": 3})
    assert legal(state) == {
        "final_play pyramid",
        "final_play palace",
        *(f"extra_trio 0 {name}" for name in ("noble", "artisan", "soldier", "merchant", "priest", "scholar")),
        "final_done",
    }
    assert refusal(state, "final_play school") == ("GE-382", "refuse-missing")
    assert refusal(state, "final_play statue") == ("GE-381", "refuse-not-in-hand")
    play(state, "final_play palace")
    assert shown(state)["oracle"] == 1
    assert legal(state) == {"final_play pyramid", "final_done"}
    play(state, "final_play pyramid")
    assert state.over  # no cube is left for School
    assert lines(state) == {"hand_placed": 5 + 8, "hand_failed": -5}


@pytest.mark.rule("GE-604")
def test_swaps_and_three_cubes() -> None:
    own = {"citizens": {"noble": 2, "artisan": 1, "soldier": 1}, "hand": ["statue"], "coins": 4}
    state = finale({**own, "temple": 1})  # N3 A2 is two away
    play(state, "extra_swap", "swap soldier noble", "stop")
    assert lines(state) == {"hand_failed": -4}
    state = finale({**own, "temple": 4})
    play(state, "extra_swap", "swap soldier noble", "stop", "extra_trio 3 artisan")
    assert state.over
    assert lines(state) == {"hand_placed": 4}


@pytest.mark.rule("GE-604")
def test_cards_met_without_cubes_are_placed_at_once() -> None:
    """Statue is met from the start; Road as soon as three cubes have made a Scholar."""
    own = {"citizens": {"noble": 3, "artisan": 2}, "hand": ["statue", "road", "pyramid"], "temple": 3, "coins": 4}
    state = last_turn(own, {}, {}, round=6)
    play(state, "tax 1", "end_turn")
    assert asked(state) == "0 final"
    assert shown(state)["placed"] == ["statue"]
    play(state, "extra_trio 3 scholar")
    assert shown(state)["placed"] == ["road", "statue"]


@pytest.mark.rule("GE-604")
def test_a_placed_card_stays_placed() -> None:
    """The Nobles of Statue become Scholars; it keeps its points."""
    own = {"citizens": {"noble": 3, "artisan": 2}, "hand": ["statue", "school"], "temple": 1, "coins": 4}
    state = last_turn(own, {}, {}, round=6)
    play(state, "tax 1", "end_turn", "extra_swap", "swap noble scholar", "swap noble scholar")
    assert state.over
    assert shown(state)["placed"] == ["statue"]
    assert lines(state) == {"hand_placed": 4, "hand_failed": -5}


@pytest.mark.rule("GE-604")
def test_a_card_is_placed_even_between_two_exchanges() -> None:
    """Tenement (N2 S1) is met after the first exchange, Road (A2 E1) after the second, which takes a Noble away."""
    own = {"citizens": {"noble": 2, "artisan": 2, "priest": 1}, "hand": ["tenement", "road"], "temple": 1, "coins": 4}
    state = last_turn(own, {}, {}, round=6)
    play(state, "tax 1", "end_turn", "extra_swap", "swap priest soldier")
    assert shown(state)["placed"] == ["tenement"]
    assert asked(state) == "0 swap_again"
    play(state, "swap noble scholar")
    assert state.over
    assert lines(state) == {"hand_placed": 2 + 1}


@pytest.mark.rule("GE-604")
def test_nobody_has_to() -> None:
    own = {"citizens": {"noble": 4}, "hand": ["palace"], "oracle": 2, "coins": 4}
    state = finale(own)
    play(state, "final_done")
    assert state.over
    assert lines(state) == {"hand_failed": -5, "cubes": 1}
    assert shown(state)["hand"] == ["palace"]


@pytest.mark.rule("GE-604")
@pytest.mark.parametrize(
    "own",
    [
        {"hand": [], "temple": 4, "oracle": 4, "citizens": {"noble": 2}},  # no card
        {"hand": ["palace"], "oracle": 2, "citizens": {"noble": 2}},  # three Nobles are missing
        {"hand": ["palace"], "temple": 2},  # nobody to swap
    ],
)
def test_without_cards_or_options_nobody_is_asked(own: dict[str, Any]) -> None:
    state = decline({}, own, {}, round=6)
    assert state.over


@pytest.mark.rule("GE-604")
def test_all_decide_at_the_same_time() -> None:
    own = {"citizens": {"noble": 4}, "oracle": 1}
    state = decline({}, {**own, "hand": ["palace"]}, {**own, "hand": ["statue"]}, round=6)
    assert asked(state) == "1 final"  # Statue needs two Artisans
    state = decline({}, {**own, "hand": ["palace"]}, {**own, "hand": ["mausoleum"], "oracle": 2}, round=6)
    assert asked(state) == "1 final, 2 final"


# What is left ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-605")
@pytest.mark.parametrize(
    ("temple", "oracle", "points"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (0, 3, 1), (3, 1, 2), (3, 3, 3), (4, 4, 4)]
)
def test_two_cubes_of_any_kind(temple: int, oracle: int, points: int) -> None:
    assert lines(ended({"temple": temple, "oracle": oracle, "coins": 4})).get("cubes", 0) == points


@pytest.mark.rule("GE-606")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (9, 0), (10, 1), (19, 1), (37, 3), (100, 10)])
def test_ten_coins(coins: int, points: int) -> None:
    state = ended({"coins": coins})
    assert lines(state).get("coins", 0) == points
    assert shown(state)["coins"] == coins  # they stay, for a tie


@pytest.mark.rule("GE-607")
@pytest.mark.parametrize(("pairs", "points"), [(0, 0), (1, -2), (2, -4), (3, -8), (4, -16), (5, -16), (6, -16)])
def test_hourglasses_left_on_the_track(pairs: int, points: int) -> None:
    state = ended({"track": [2] * pairs, "coins": 4})
    assert len(shown(state)["track"]) == pairs
    assert lines(state).get("hourglasses", 0) == points


@pytest.mark.rule("GE-607", "GE-513")
def test_hourglasses_of_excess_cards_count_too() -> None:
    """Five cards: two hourglasses, stacked or not."""
    hand = ["pyramid", "palace", "school", "statue", "frieze"]
    for answer in ("stack 0", "stack 1"):
        state = last_turn({"hand": hand, "coins": 4}, {}, {}, round=6)
        play(state, "tax 1", answer)
        assert lines(state)["hourglasses"] == -4


# Winning ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-608")
@pytest.mark.parametrize(
    ("owns", "ranking"),
    [
        ([{"points": 50}, {"points": 51}, {"points": 49}], [2, 1, 3]),
        # Equal points: more cards in play.
        ([{"points": 50}, {"points": 50, "played": ["road"]}, {"points": 49}], [2, 1, 3]),
        # Equal cards: more coins, though too few for a point.
        ([{"points": 50, "coins": 7}, {"points": 50, "coins": 8}, {"points": 49, "coins": 9}], [2, 1, 3]),
        # Cards come before coins.
        ([{"points": 50, "coins": 9}, {"points": 50, "coins": 4, "played": ["road"]}, {"points": 9}], [2, 1, 3]),
        # Else they share the place.
        ([{"points": 50}, {"points": 50}, {"points": 49}], [1, 1, 3]),
        ([{"points": 50}, {"points": 50}, {"points": 50}], [1, 1, 1]),
        ([{"points": 50}, {"points": 60}, {"points": 50}], [2, 1, 2]),
    ],
)
def test_who_wins(owns: list[dict[str, Any]], ranking: list[int]) -> None:
    state = decline(*[{"coins": 5, **own} for own in owns], round=6)
    assert state.over
    assert state.ranking() == ranking


@pytest.mark.rule("GE-608", "GE-602")
def test_placed_cards_count_for_a_tie() -> None:
    """46 and 4 for Statue against 50 and a card in play: one card each; then coins."""
    placed = {"points": 46, "hand": ["statue"], "citizens": {"noble": 3, "artisan": 2}}
    state = decline({"points": 50, "coins": 5}, {**placed, "coins": 5}, {"coins": 5}, round=6)
    assert [shown(state, who)["vp"] for who in (0, 1)] == [50, 50]
    assert state.ranking() == [2, 1, 3]
    state = decline({"points": 50, "played": ["road"], "coins": 6}, {**placed, "coins": 5}, {"coins": 5}, round=6)
    assert state.ranking() == [1, 2, 3]


@pytest.mark.rule("GE-608")
def test_a_score_has_no_bounds() -> None:
    low = {"hand": ["pyramid", "mausoleum", "ziggurat"], "track": [2] * 4, "coins": 4}
    state = ended({"points": 300, "coins": 4}, low)
    assert shown(state)["vp"] == 300
    assert shown(state, 1)["vp"] == -8 - 7 - 7 - 16
    assert state.ranking() == [1, 3, 2]
