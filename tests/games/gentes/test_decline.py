"""The decline phase: GE-501 to GE-513."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, keys, legal, play, refusal, shown

from .declines import decline, declined, last_turn, out_of_time
from .positions import CARDS, ERA, position

HAND = ["road", "well", "altar", "forge", "granary", "catapult", "harbour", "monument", "tenement"]
LAID = ["road", "well", "altar", "forge", "granary", "catapult", "harbour", "monument"]


def spaces(state: Any, who: int = 0) -> list[Any]:
    """The time track: hourglasses and tiles."""
    return [next(iter(space.values())) for space in shown(state, who)["track"]]


def of_era(number: int) -> set[str]:
    return {card for card in CARDS if ERA[card] == number}


# The row, the tiles, the track ------------------------------------------------------------------------------------


@pytest.mark.rule("GE-501", "GE-706")
def test_with_two_players_the_row_comes_first() -> None:
    """At the end of era I the cards with cubes are boxed before the rest of the row is discarded."""
    cubed = ["road", "altar", "granary", "harbour"]
    deck = ["shipyard", "watchtower"]
    state = decline({}, {}, round=2, row=LAID, cubed=cubed, deck=deck)
    table = state.view(None)
    assert set(cubed) <= set(table["boxed"])
    assert set(table["discard"]) == {*LAID, *deck} - set(cubed)


@pytest.mark.rule("GE-501", "GE-760")
def test_alone_the_chart_comes_first() -> None:
    chart = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
    state = decline({}, round=1, chart=chart, chart_cube="artisan", row=LAID, cubed=["road"])
    table = state.view(None)
    assert table["chart"] == ["noble", "soldier", "merchant", "priest", "scholar", "artisan"]
    assert "road" in table["boxed"]


@pytest.mark.rule("GE-501")
def test_with_three_players_row_and_chart_stay() -> None:
    state = decline({}, {}, {}, row=LAID)
    table = state.view(None)
    assert [lying["card"] for lying in table["row"]] == LAID
    assert table["boxed"] == []


@pytest.mark.rule("GE-502")
def test_all_tiles_return() -> None:
    tracks: list[dict[str, Any]] = [
        {"track": ["philosopher_3_1", 1, "scribe_4_0"]},
        {"track": [2, "leader", "chronicler_0_3", 2, 1]},
        {"track": ["navigator_4_2_joker"]},
    ]
    state = last_turn(*tracks)
    assert [tile for tile, holder in state.view(None)["tiles"].items() if holder is not None] == [
        "leader",
        "philosopher_3_1",
        "scribe_4_0",
        "navigator_4_2_joker",
        "chronicler_0_3",
    ]
    play(state, "tax 1")
    assert set(state.view(None)["tiles"].values()) == {None}
    assert len(state.view(None)["tiles"]) == 21
    assert [spaces(state, who) for who in range(3)] == [[], [1, 1], []]


@pytest.mark.rule("GE-503")
@pytest.mark.parametrize(
    ("track", "left"),
    [
        ([1, 1, 1], 0),
        ([2, 1, 1], 1),
        ([2, 2, 2, 2], 4),
        (["leader", 2, "scribe_4_0", 1, 2], 2),
    ],
)
def test_one_hourglass_of_every_space(track: list[Any], left: int) -> None:
    state = decline({"track": track}, {}, {})
    assert spaces(state) == [1] * left  # slid left, and never stacked
    assert shown(state)["free"] == 12 - 5 - left
    # And those go in the next decline.
    again = position(out_of_time(1, track=[1] * left), out_of_time(), out_of_time(), round=2)
    play(again, "tax 1")
    assert spaces(again) == []


@pytest.mark.rule("GE-504")
def test_markers_are_removed_and_stored_cubes_stay() -> None:
    own = {
        "played": ["monument", "marketplace"],
        "used": ["monument", "marketplace"],
        "spaces": ["home_1_temple", "home_3_trade"],
        "marked": ["home_1_temple", "home_3_trade"],
        "oracle": 2,
    }
    state = last_turn(own, {**own, "played": ["shipyard"], "used": ["shipyard"], "spaces": [], "marked": []}, {})
    assert refusal(state, "card_action monument") == ("GE-218", "refuse-used-card")
    assert refusal(state, "home_action home_1_temple") == ("GE-372", "refuse-used-home")
    play(state, "tax 1")
    assert [shown(state, who)["used"] for who in range(3)] == [[], [], []]
    assert not any(entry["used"] for entry in state.view(None)["spaces"].values())
    assert (shown(state)["oracle"], shown(state, 1)["oracle"]) == (2, 2)
    assert {"card_action monument", "home_action home_1_temple", "exchange marketplace"} <= legal(state)


# The first player, the round, the era --------------------------------------------------------------------------------


@pytest.mark.rule("GE-505", "GE-304")
@pytest.mark.parametrize(("first", "leader", "after"), [(0, 2, 2), (1, -1, 1), (2, 2, 2), (0, -1, 0)])
def test_the_first_player(first: int, leader: int, after: int) -> None:
    state = decline({}, {}, {}, first=first, leader=leader)
    table = state.view(None)
    assert (table["first"], table["next_first"]) == (after, None)
    assert asked(state) == f"{after} turn"


@pytest.mark.rule("GE-505")
def test_the_taker_of_the_leader_begins() -> None:
    state = position(out_of_time(1), out_of_time(1), out_of_time())
    play(state, "tax 1", "tile leader")
    assert asked(state) == "1 turn"
    assert state.view(None)["first"] == 1


@pytest.mark.rule("GE-506", "GE-201")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_round_marker(number: int) -> None:
    state = decline({}, {}, {}, round=number)
    table = state.view(None)
    assert (table["round"], table["era"]) == (number + 1, (number + 2) // 2)
    assert (table["phase"], state.over) == ("heyday", False)


@pytest.mark.rule("GE-506", "GE-601")
def test_after_round_six_the_game_ends() -> None:
    state, happened = declined({"coins": 30}, {}, {}, round=6)
    assert state.over
    assert state.view(None)["round"] == 6
    assert keys(happened).index("event-decline") < keys(happened).index("event-over")


@pytest.mark.rule("GE-507")
@pytest.mark.parametrize("era", [1, 2])
def test_a_new_era(era: int) -> None:
    """With three players all cards of the old era that nobody has are in the discard pile then."""
    kept = ["road", "well"] if era == 1 else ["frieze", "statue"]
    past = ["forge", "altar"] if era == 2 else []
    state = decline({"hand": kept}, {}, {}, round=2 * era, discard=past)
    table = state.view(None)
    assert len(table["row"]) == 8
    assert {lying["card"] for lying in table["row"]} <= of_era(era + 1)
    assert set(table["discard"]) == of_era(era) - set(kept) | set(past)
    assert table["deck"] == 18 - 8
    assert table["unseen"][str(era)] == []


@pytest.mark.rule("GE-507")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_no_new_era_in_between(number: int) -> None:
    state = last_turn({}, {}, {}, round=number)
    before = state.view(None)
    play(state, "tax 1")
    after = state.view(None)
    assert [after[part] for part in ("row", "discard", "deck")] == [before[part] for part in ("row", "discard", "deck")]
    assert shown(state)["locks"] == 5


@pytest.mark.rule("GE-508")
@pytest.mark.parametrize("number", [2, 4])
def test_a_lock_for_everybody(number: int) -> None:
    state = decline({}, {"locks": 3}, {"locks": 1}, round=number)
    assert [shown(state, who)["locks"] for who in range(3)] == [4, 2, 0]
    assert [shown(state, who)["free"] for who in range(3)] == [8, 10, 12]
    assert [(shown(state, who)["temple"], shown(state, who)["oracle"]) for who in range(3)] == [(0, 0)] * 3


@pytest.mark.rule("GE-508")
@pytest.mark.parametrize(
    ("temple", "oracle", "answer", "after"),
    [
        (0, 0, "cube_kind temple", (1, 0)),
        (0, 0, "cube_kind oracle", (0, 1)),
        (4, 1, None, (4, 2)),  # only one store has room
        (1, 4, None, (2, 4)),
        (4, 4, None, (4, 4)),  # lost
    ],
)
def test_a_cube_instead_of_a_lock(temple: int, oracle: int, answer: str | None, after: tuple[int, int]) -> None:
    own = {"locks": 0, "temple": temple, "oracle": oracle}
    state = decline({}, own, {}, round=2)
    if answer is not None:
        assert asked(state) == "1 era_cube"
        assert legal(state) == {"cube_kind temple", "cube_kind oracle"}
        play(state, answer)
    assert asked(state) == "0 turn"
    assert (shown(state, 1)["temple"], shown(state, 1)["oracle"]) == after
    assert shown(state, 1)["locks"] == 0


@pytest.mark.rule("GE-508")
def test_all_choose_at_the_same_time() -> None:
    state = decline({"locks": 0}, {"locks": 0}, {}, round=4)
    assert asked(state) == "0 era_cube, 1 era_cube"
    state.apply(1, state.legal(1)[0])
    assert asked(state) == "0 era_cube"


# Income ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-509")
@pytest.mark.parametrize(
    ("tokens", "answers", "income"),
    [
        ([], [], {}),
        (["crotona"], [], {"temple": 1}),
        (["crotona", "troia", "carthago"], [], {"temple": 1, "oracle": 1, "coins": 5}),
        (["crotona", "athenai"], [], {"temple": 1}),  # one of a region, and both give the same
        (["crotona", "cnossus"], ["city crotona"], {"temple": 1}),
        (["crotona", "cnossus"], ["city cnossus"], {"vp": 2}),
        (["sinope", "sidon", "miletus"], ["city sidon"], {"coins": 5}),
        (["syracusae", "delphi", "carthago", "memphis"], ["city delphi", "city memphis"], {"oracle": 1, "vp": 2}),
        (["home_1_temple", "home_2_oracle"], [], {}),  # hometowns are in no region
    ],
)
def test_one_city_of_each_region(tokens: list[str], answers: list[str], income: dict[str, int]) -> None:
    state = decline({"coins": 20, "spaces": tokens}, {}, {})
    play(state, *answers)
    assert asked(state) == "0 turn"
    own = shown(state)
    found = {"coins": own["coins"] - 20, "vp": own["vp"], "temple": own["temple"], "oracle": own["oracle"]}
    assert {name: n for name, n in found.items() if n} == income
    assert own["tally"]["cities"] == own["vp"]


@pytest.mark.rule("GE-509")
def test_the_choice_is_among_ones_own_cities_of_the_region() -> None:
    state = decline({"spaces": ["crotona", "cnossus", "troia"]}, {"spaces": ["delphi"]}, {})
    assert asked(state) == "0 income"
    assert legal(state) == {"city crotona", "city cnossus"}
    for city in ("troia", "delphi", "athenai"):
        assert refusal(state, f"city {city}") == ("GE-509", "refuse-city")


@pytest.mark.rule("GE-509")
def test_everybody_chooses_for_themselves() -> None:
    """Nothing of one player's decline touches another's: all are asked at the same time."""
    state = decline({"spaces": ["crotona", "cnossus"]}, {"spaces": ["delphi", "syracusae"]}, {})
    assert asked(state) == "0 income, 1 income"
    assert legal(state, 1) == {"city delphi", "city syracusae"}


@pytest.mark.rule("GE-510")
def test_income_of_cards() -> None:
    """City Wall 3 VP, Treasure Chamber 5 coins, Sanctuary and Observatory a cube each."""
    own = {"played": ["city_wall", "treasure_chamber", "sanctuary", "observatory", "road"], "coins": 20}
    state = decline(own, {"played": ["mint"], "coins": 10}, {}, round=3)
    found = shown(state)
    assert (found["vp"], found["coins"], found["temple"], found["oracle"]) == (3, 25, 1, 1)
    assert found["tally"]["effects"] == 3
    assert shown(state, 1)["coins"] == 14


@pytest.mark.rule("GE-510")
def test_cards_in_hand_give_nothing() -> None:
    assert shown(decline({"hand": ["city_wall"], "coins": 20}, {}, {}, round=3))["vp"] == 0


@pytest.mark.rule("GE-510")
def test_income_in_the_last_decline_too() -> None:
    own = {"played": ["city_wall", "treasure_chamber"], "spaces": ["cnossus", "troia"], "coins": 5}
    state = decline(own, {}, {}, round=6)
    tally = shown(state)["tally"]
    assert (tally["effects"], tally["cities"]) == (3, 2)
    assert (shown(state)["coins"], tally["coins"]) == (10, 1)


@pytest.mark.rule("GE-511")
def test_the_order_of_income() -> None:
    """Red, green, yellow; then cards in the order played."""
    order = ["mint", "city_wall", "treasure_chamber"]
    _, happened = declined({"spaces": ["carthago", "crotona", "troia"], "played": order}, {}, {}, round=3)
    cities = [event.values["city"] for event in happened if event.key == "event-activate-city"]
    cards = [event.values["card"] for event in happened if event.key == "event-card-income"]
    assert cities == ["crotona", "troia", "carthago"]
    assert cards == order
    told = keys(happened)
    assert max(n for n, key in enumerate(told) if key == "event-activate-city") < told.index("event-card-income")


@pytest.mark.rule("GE-511")
def test_cities_and_cards_compete_for_room_only() -> None:
    """Crotona and Sanctuary give a temple cube each; with room for one, one is lost, whichever comes first."""
    own = {"spaces": ["crotona"], "played": ["sanctuary"], "temple": 3}
    state, happened = declined({}, own, {}, round=3)
    assert shown(state, 1)["temple"] == 4
    assert keys(happened).count("event-cubes-lost") == 1


# Excess cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-513", "GE-336")
@pytest.mark.parametrize(
    ("cards", "played", "hourglasses"),
    [(3, [], 0), (4, [], 1), (4, ["scriptorium"], 0), (5, ["scriptorium"], 1), (5, ["scriptorium", "library"], 0)],
)
def test_an_hourglass_for_a_card_above_the_limit(cards: int, played: list[str], hourglasses: int) -> None:
    """The limit is 3; Scriptorium and Library raise it by 1 each."""
    state = decline({"hand": HAND[:cards], "played": played}, {}, {}, round=3)
    assert asked(state) == "0 turn"  # a single one is not asked for
    assert spaces(state) == [1] * hourglasses
    assert len(shown(state)["hand"]) == cards


@pytest.mark.rule("GE-513")
@pytest.mark.parametrize(
    ("cards", "answer", "left"),
    [
        (5, "stack 0", [1, 1]),
        (5, "stack 1", [2]),
        (7, "stack 0", [1, 1, 1, 1]),
        (7, "stack 1", [2, 1, 1]),
        (7, "stack 2", [2, 2]),
    ],
)
def test_alone_or_in_pairs(cards: int, answer: str, left: list[int]) -> None:
    state = decline({"hand": HAND[:cards]}, {}, {})
    assert asked(state) == "0 excess"
    assert legal(state) == {f"stack {pairs}" for pairs in range((cards - 3) // 2 + 1)}
    assert refusal(state, f"stack {(cards - 3) // 2 + 1}") == ("GE-213", "refuse-stack")
    play(state, answer)
    assert spaces(state) == left


@pytest.mark.rule("GE-513", "GE-214")
def test_never_on_hourglasses_already_there() -> None:
    """Two pairs leave two lone hourglasses; the excess ones go beside them."""
    state = decline({"hand": HAND[:5], "track": [2, 2]}, {}, {})
    play(state, "stack 1")
    assert spaces(state) == [1, 1, 2]


@pytest.mark.rule("GE-513")
@pytest.mark.parametrize(
    ("debt", "cards", "offered", "left"),
    [
        (6, 5, None, [*[1] * 6, 2]),  # one free space: they must be stacked
        (6, 6, None, [*[1] * 6, 2]),  # the third is dropped
        (7, 6, None, [1] * 7),  # no space: all are dropped
        (5, 8, None, [*[1] * 5, 2, 2]),  # five on two spaces: one is dropped
        (5, 6, None, [*[1] * 5, 2, 1]),
        (5, 5, {"stack 0", "stack 1"}, [*[1] * 5, 1, 1]),
    ],
)
def test_what_does_not_fit_is_dropped(debt: int, cards: int, offered: set[str] | None, left: list[int]) -> None:
    """So many pairs on the track leave as many hourglasses."""
    own = {"hand": HAND[:cards], "track": [2] * debt}
    # All seven spaces are used by a seat that is not the last to act.
    state = decline({}, own, {}, round=1)
    if offered is not None:
        assert asked(state) == "1 excess"
        assert legal(state) == offered
        play(state, "stack 0")
    assert asked(state) == "0 turn"
    assert spaces(state, 1) == left


@pytest.mark.rule("GE-513")
def test_it_comes_after_the_lock_of_a_new_era() -> None:
    """Six hourglasses stay on seven spaces; the new space takes one more."""
    state = decline({}, {"hand": HAND[:5], "track": [2] * 6}, {}, round=2)
    assert asked(state) == "1 excess"
    assert legal(state) == {"stack 0", "stack 1"}
