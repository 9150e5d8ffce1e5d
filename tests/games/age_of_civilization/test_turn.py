"""Rounds, the time track and the turn: AC-020 to AC-051."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.errors import IllegalAction
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import GAME, MARKET, ORDER, last_turn, new, position, seat, window

ARTS = window("culture", "construction", "conquest")
INNOVATION = {"mode": "standard", "first_player": "seat0", "innovation": True}


def market(state: Any) -> dict[str, int]:
    return {card["civilization"]: card["coins"] for card in state.view(None)["market"]}


def offered(state: Any) -> list[str]:
    """The actions that the active seat has slots for."""
    return [offer["action"] for offer in state.view(None)["offers"]]


def beginnings(texts: set[str]) -> set[str]:
    return {text.split()[0] for text in texts}


def workers(state: Any) -> tuple[int, int, int]:
    """Those in hand, on white slots and on red ones."""
    own = shown(state)
    return own["hand"], own["white"], own["red"]


# Rounds and the time track (2.3) ------------------------------------------------------------------------


@pytest.mark.rule("AC-020")
@pytest.mark.parametrize(
    ("players", "firsts"),
    [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 2, 1, 0, 2, 1]), (4, [0, 3, 2, 1, 0, 3])],
)
def test_six_rounds_of_one_turn_each_clockwise(players: int, firsts: list[int]) -> None:
    state = new(players, 20, first_player="seat0")
    turns: list[tuple[int, int]] = []
    while not state.over:
        who, view = state.pending()[0], state.view(None)
        if asked(state).endswith("civilization"):
            turns.append((view["round"], who))
            answer = "rise " + min(market(state)) if view["round"] == 1 else "pass"
            play(state, answer)
        elif "rest" in legal(state):
            play(state, "rest")
        else:
            state.apply(who, state.legal(who)[-1])
    clockwise = [(now + 1, (first + turn) % players) for now, first in enumerate(firsts) for turn in range(players)]
    assert turns == clockwise


@pytest.mark.rule("AC-021")
@pytest.mark.parametrize("now", range(1, 7))
def test_the_window_moves_one_place_each_round(now: int) -> None:
    state = position(seat(coins=9, technologies=["writing", "education"]), seat(), round=now)
    assert state.view(None)["window"] == ORDER[now - 1 : now + 2]
    play(state, "research science")  # 1 point, and 1 for each upcoming card
    assert shown(state)["points"] == 1 + 6 - now


@pytest.mark.rule("AC-021")
@pytest.mark.parametrize("place", range(8))
def test_the_plague_counts_as_a_card(place: int) -> None:
    track = [card for card in ORDER if card != "plague"]
    track.insert(place, "plague")
    state = position(seat(coins=9, technologies=["writing", "education"]), seat(), round=1, track=track)
    assert len(state.view(None)["window"]) == 3
    play(state, "research science")
    assert shown(state)["points"] == 6


@pytest.mark.rule("AC-022")
@pytest.mark.parametrize(
    ("now", "cards"),
    [
        (1, {"hunting", "fishing", "farm"}),
        (2, {"fishing", "farm", "trade"}),
        (3, {"farm", "trade"}),
        (4, {"trade", "culture"}),
        (5, {"culture", "construction"}),
        (6, {"culture", "construction", "conquest"}),
    ],
)
def test_permanent_actions_and_those_of_the_window_are_available(now: int, cards: set[str]) -> None:
    state = position(seat(coins=20, hand=4), seat(), round=now)
    assert set(offered(state)) == {"wonder", "research", "enslave"} | cards
    done = {text.split()[1] for text in legal(state) if text.startswith("do ")}
    assert done == {"enslave"} | cards
    assert {"build", "research"} <= beginnings(legal(state))
    for card in set(ORDER) - cards - {"plague"}:
        assert refusal(state, f"do {card}") == ("AC-022", "refuse-not-available")


@pytest.mark.rule("AC-023")
def test_slots_are_each_seats_own() -> None:
    state = position(seat(hand=2), seat(hand=2))
    play(state, "do fishing", "do trade")
    assert asked(state) == "1 civilization"
    play(state, "pass")
    assert {"do fishing", "do trade"} <= legal(state)


@pytest.mark.rule("AC-023")
def test_a_slot_is_used_once_a_turn() -> None:
    state = position(seat(hand=4, coins=30), seat(hand=4), round=1)
    play(state, "do fishing")
    assert refusal(state, "do fishing") == ("AC-023", "refuse-slots-used")
    play(state, "do hunting")
    assert "do hunting" in legal(state)
    play(state, "do hunting")
    assert refusal(state, "do hunting") == ("AC-023", "refuse-slots-used")
    with pytest.raises(IllegalAction):
        play(state, "do hunting")
    assert shown(state)["hand"] == 1


@pytest.mark.rule("AC-023")
def test_research_has_two_slots_and_the_wonder_one() -> None:
    state = position(seat(hand=4, coins=30), seat())
    play(state, "research writing", "research mining")
    assert refusal(state, "research navigation") == ("AC-023", "refuse-slots-used")
    play(state, "build zeus")
    assert refusal(state, "build artemis") == ("AC-023", "refuse-slots-used")


@pytest.mark.rule("AC-023")
def test_slots_are_free_again_in_the_next_turn() -> None:
    state = last_turn(seat(hand=2), seat(hand=2), turn={"used": {"fishing": 1, "enslave": 1}})
    play(state, "finish", "pass")
    assert {"do enslave", "do trade"} <= legal(state)
    assert state.view(None)["turn"]["used"] == {}


# The turn (2.4) -------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-030")
def test_the_steps_of_a_turn() -> None:
    state = position(
        seat(main="egypt", hand=1, coins=4, technologies=["writing", "education"]), seat(), asked="civilization"
    )
    assert asked(state) == "0 civilization"
    events = play(state, "rise tiwanaku")  # 1 worker, 4 points
    assert asked(state) == "0 action"
    events += play(state, "do enslave")  # its worker is lost, and nothing else can be done
    assert asked(state) == "0 turn_end"
    assert shown(state)["hand"] == shown(state)["red"] == 0
    events += play(state, "trigger education")
    assert asked(state) == "1 civilization"
    told = [key for key in keys(events) if key in ("event-rise", "event-do", "event-return", "event-trigger")]
    assert told == ["event-rise", "event-do", "event-return", "event-trigger", "event-do"]


@pytest.mark.rule("AC-030")
def test_nothing_is_answered_that_is_not_asked() -> None:
    first = position(seat(coins=20), seat(), asked="civilization")
    for text in ("do fishing", "research writing", "build zeus", "rest", "end", "finish", "take writing", "follow"):
        assert refusal(first, text) == ("AC-030", "refuse-not-asked")
    second = position(seat(coins=20, main="siam"), seat())
    for text in ("rise congo", "annex congo", "pass", "finish", "trigger siam", "gain zeus", "bonus congo", "skip"):
        assert refusal(second, text) == ("AC-030", "refuse-not-asked")
    end = position(seat(coins=20, main="siam"), seat(), asked="turn_end")
    for text in ("do fishing", "rest", "end", "pass", "rise congo"):
        assert refusal(end, text) == ("AC-030", "refuse-not-asked")


@pytest.mark.rule("AC-031")
def test_in_the_first_round_a_civilization_must_rise() -> None:
    state = position(seat(hand=0), seat(), asked="civilization", round=1)
    assert legal(state) == {f"rise {name}" for name in MARKET}
    assert refusal(state, "pass") == ("AC-031", "refuse-must-rise")
    assert refusal(state, "annex congo") == ("AC-031", "refuse-must-rise")


@pytest.mark.rule("AC-031")
@pytest.mark.parametrize("now", range(2, 7))
def test_later_a_seat_rises_annexes_or_passes(now: int) -> None:
    state = position(seat(main="egypt"), seat(), asked="civilization", round=now, market=dict.fromkeys(MARKET[:3], 2))
    assert legal(state) == {f"{way} {name}" for way in ("rise", "annex") for name in MARKET[:3]} | {"pass"}
    before = state.dump()["position"]
    play(state, "pass")
    after = state.dump()["position"]
    for part in ("market", "deck", "seats"):
        assert after[part] == before[part]


@pytest.mark.rule("AC-032")
@pytest.mark.parametrize(
    "owned",
    [
        {"main": "egypt", "declined": ["arabia", "mali"]},
        {"main": "egypt", "annexed": ["arabia", "mali"]},
        {"main": "egypt", "declined": ["arabia"], "annexed": ["mali"]},
    ],
)
def test_a_seat_with_three_civilizations_is_not_asked(owned: dict[str, Any]) -> None:
    state = last_turn(seat(), seat(**owned))
    play(state, "finish")  # seat 1 begins the next round
    assert asked(state) == "1 action"
    assert shown(state, 1)["main"] == "egypt"


@pytest.mark.rule("AC-032")
def test_a_seat_with_two_civilizations_is_asked() -> None:
    state = last_turn(seat(), seat(main="egypt", annexed=["arabia"]))
    play(state, "finish")
    assert asked(state) == "1 civilization"
    assert {"rise congo", "annex congo", "pass"} <= legal(state)


@pytest.mark.rule("AC-032")
def test_a_fourth_civilization_is_refused() -> None:
    """With a special card to buy a seat with three civilizations is asked, but can only pass or buy."""
    own = seat(main="mali", declined=["arabia"], annexed=["persia"], coins=1)
    state = position(own, seat(), asked="civilization", options=INNOVATION, specials=["sp_poetry"])
    assert legal(state) == {"pass", "buy sp_poetry"}
    assert refusal(state, "rise congo") == ("AC-032", "refuse-civilization-limit")
    assert refusal(state, "annex congo") == ("AC-032", "refuse-civilization-limit")
    assert refusal(state, "rise egypt") == ("AC-032", "refuse-civilization-limit")
    play(state, "buy sp_poetry")
    assert asked(state) == "0 action"
    broke = last_turn(seat(), {**own, "coins": 0}, options=INNOVATION, specials=["sp_poetry"])
    play(broke, "finish")
    assert asked(broke) == "1 action"


# Rise -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-033")
def test_rising_takes_the_card_and_its_coins() -> None:
    state = position(
        seat(main="egypt", coins=1), seat(), asked="civilization", market={"congo": 3, "siam": 1, "mali": 0}
    )
    play(state, "rise congo")
    own = shown(state)
    assert (own["main"], own["declined"], own["annexed"]) == ("congo", ["egypt"], [])
    assert own["coins"] == 1 + 3
    assert "congo" not in market(state)


@pytest.mark.rule("AC-033")
def test_only_cards_of_the_market_can_be_taken() -> None:
    state = position(seat(main="egypt"), seat(main="mali"), asked="civilization")
    for name in ("arabia", "egypt", "mali"):
        assert refusal(state, f"rise {name}") == ("AC-033", "refuse-not-in-market")
        assert refusal(state, f"annex {name}") == ("AC-033", "refuse-not-in-market")


@pytest.mark.rule("AC-034")
def test_a_declined_main_ability_never_works_again() -> None:
    """Mali's Trade +3 coins is lost, its private Trade slot stays; the new main's inherited Farm +1 works at once."""
    state = position(seat(main="mali"), seat(), asked="civilization", market=["inca", *MARKET], wonders=[])
    play(state, "rise inca", "do trade")
    assert shown(state)["coins"] == 2
    assert "do trade" in legal(state)  # Mali's slot
    play(state, "do trade")
    assert shown(state)["coins"] == 4


@pytest.mark.rule("AC-034")
def test_the_new_main_civilization_has_both_its_abilities() -> None:
    state = position(seat(main="zimbabwe", coins=5), seat(), asked="civilization", market=["axum", "congo"], track=ARTS)
    play(state, "rise axum", "do construction")  # 2 - 1 coins, 2 + 1 points
    assert (shown(state)["coins"], shown(state)["points"]) == (4, 3)


@pytest.mark.rule("AC-034")
def test_inherited_abilities_of_all_own_civilizations_add_up() -> None:
    """Egypt, Inca and Siam: each Farm +1 coin inherited."""
    state = position(seat(main="egypt", declined=["inca"], annexed=["siam"], hand=2), seat())
    play(state, "do farm")
    assert shown(state)["coins"] == 3 + 3


@pytest.mark.rule("AC-035")
@pytest.mark.parametrize(
    ("civilization", "population"), [("britain", 1), ("congo", 2), ("khmer", 3), ("egypt", 4), ("polynesia", 4)]
)
@pytest.mark.parametrize("before", [0, 2, 4])
def test_rising_sets_the_workers_to_the_population(civilization: str, population: int, before: int) -> None:
    state = position(
        seat(main="mali", hand=before), seat(), asked="civilization", market=[civilization, "lydia", "siam"]
    )
    play(state, f"rise {civilization}")
    assert workers(state) == (population, 0, 0)


@pytest.mark.rule("AC-036")
@pytest.mark.parametrize("way", ["rise", "annex"])
def test_a_coin_on_every_card_left_and_a_new_card_without(way: str) -> None:
    state = position(
        seat(main="egypt"), seat(), asked="civilization", market={"congo": 0, "siam": 2, "lydia": 4}, deck=["mali"]
    )
    play(state, f"{way} siam")
    assert market(state) == {"congo": 1, "lydia": 5, "mali": 0}
    assert list(market(state))[-1] == "mali"
    assert state.view(None)["deck"] == 0


@pytest.mark.rule("AC-036")
def test_the_coins_on_the_market_come_from_the_supply() -> None:
    state = position(seat(main="egypt", coins=2), seat(coins=5), asked="civilization")
    play(state, "rise congo")
    assert [shown(state, who)["coins"] for who in range(2)] == [2, 5]


@pytest.mark.rule("AC-037")
def test_abilities_of_rising_come_after_the_market() -> None:
    state = position(seat(main="egypt"), seat(), asked="civilization", market=["inca", "congo"], deck=["mali"])
    play(state, "rise inca")
    assert asked(state) == "0 wonder"
    assert market(state) == {"congo": 1, "mali": 0}
    assert shown(state)["hand"] == 3


@pytest.mark.rule("AC-037")
def test_abilities_of_rising_are_resolved_in_printed_order() -> None:
    state = position(seat(main="egypt"), seat(), seat(), asked="civilization", deck=["mali"])
    events = play(state, "rise lydia")  # 4 coins, then 1 to each other player
    coins = [(event.values["seat"], event.values["coins"]) for event in events if event.key == "event-coins"]
    assert coins == [(0, 4), (1, 1), (2, 1)]
    assert keys(events).index("event-market") < keys(events).index("event-coins")


@pytest.mark.rule("AC-037")
def test_only_the_new_main_civilization_rises() -> None:
    state = position(seat(main="lydia"), seat(), asked="civilization")
    play(state, "rise congo")
    assert [shown(state, who)["coins"] for who in range(2)] == [0, 0]


# Annex ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-038")
def test_annexing_takes_the_card_below_the_main_one() -> None:
    state = position(seat(main="egypt", coins=1), seat(), asked="civilization", market={"siam": 3, "congo": 0})
    play(state, "annex siam")
    own = shown(state)
    assert (own["main"], own["declined"], own["annexed"]) == ("egypt", [], ["siam"])
    assert own["coins"] == 4


@pytest.mark.rule("AC-038")
def test_an_annexed_card_gives_its_inherited_ability_only() -> None:
    """Siam: Farm +1 coin, but no payment at the end of the turn."""
    state = position(seat(main="egypt", coins=5, hand=2), seat(), asked="civilization")
    play(state, "annex siam", "do farm", "end")
    assert shown(state)["coins"] == 5 + 3 + 1 + 1
    assert asked(state) == "1 civilization"


@pytest.mark.rule("AC-038")
@pytest.mark.parametrize("name", ["lydia", "tiwanaku", "inca", "carthage", "iberia", "germania"])
def test_annexing_is_no_rising(name: str) -> None:
    state = position(
        seat(main="egypt", hand=1), seat(coins=5), asked="civilization", market={name: 4, "congo": 0, "siam": 0}
    )
    play(state, f"annex {name}")
    assert asked(state) == "0 action"
    own = shown(state)
    assert (own["coins"], own["points"], own["wonders"], own["technologies"]) == (4, 0, [], [])
    assert shown(state, 1)["coins"] == 5


@pytest.mark.rule("AC-039")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4)])
def test_annexing_brings_one_worker(before: int, after: int) -> None:
    """Also beyond the printed population: Great Britain has 1."""
    state = position(seat(main="britain", hand=before), seat(), asked="civilization")
    play(state, "annex congo")
    assert shown(state)["hand"] == after


@pytest.mark.rule("AC-039")
def test_the_market_after_annexing() -> None:
    state = position(seat(main="egypt"), seat(), asked="civilization", market={"congo": 2, "siam": 1}, deck=["mali"])
    play(state, "annex congo")
    assert market(state) == {"siam": 2, "mali": 0}


@pytest.mark.rule("AC-040")
@pytest.mark.parametrize(("main", "points", "coins"), [("khitan", 3, 2), ("sogdiana", 0, 7), ("egypt", 0, 2)])
def test_gains_when_you_annex(main: str, points: int, coins: int) -> None:
    state = position(seat(main=main), seat(), asked="civilization", market={"congo": 2, "siam": 0})
    play(state, "annex congo")
    assert (shown(state)["points"], shown(state)["coins"]) == (points, coins)


@pytest.mark.rule("AC-040")
def test_gains_of_annexing_come_last_and_not_from_the_annexed_main_ability() -> None:
    state = position(seat(main="khitan", hand=2), seat(), asked="civilization", deck=["mali"])
    told = keys(play(state, "annex congo"))
    assert told == ["event-annex", "event-recruit", "event-market", "event-points"]
    other = position(seat(main="egypt"), seat(), asked="civilization", market=["khitan", "sogdiana"])
    play(other, "annex khitan")
    assert (shown(other)["points"], shown(other)["coins"]) == (0, 0)


@pytest.mark.rule("AC-040")
def test_rising_is_no_annexing() -> None:
    state = position(seat(main="egypt"), seat(), asked="civilization", market=["khitan", "sogdiana"])
    play(state, "rise khitan")
    assert shown(state)["points"] == 0


# Actions or rest --------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-045")
def test_actions_or_rest_and_no_third_choice() -> None:
    state = position(seat(hand=4), seat())
    assert "rest" in legal(state)
    assert refusal(state, "end") == ("AC-045", "refuse-end")
    play(state, "do fishing")
    assert "end" in legal(state)
    assert refusal(state, "rest") == ("AC-045", "refuse-rest")
    play(state, "end")
    assert asked(state) == "1 civilization"
    assert shown(state)["coins"] == 1


@pytest.mark.rule("AC-045")
def test_buying_a_special_card_is_no_action() -> None:
    state = position(seat(hand=4, coins=1), seat(), options=INNOVATION, specials=["sp_poetry", "sp_lords"])
    play(state, "buy sp_poetry")
    assert "rest" in legal(state)
    assert refusal(state, "end") == ("AC-045", "refuse-end")
    play(state, "rest")
    assert shown(state)["coins"] == 2


@pytest.mark.rule("AC-046")
def test_an_action_takes_workers_and_coins_and_works_at_once() -> None:
    state = position(seat(hand=3, coins=5), seat(coins=1), track=ARTS)
    play(state, "do construction")
    own = shown(state)
    assert (own["hand"], own["white"], own["coins"], own["points"]) == (1, 2, 3, 2)
    assert shown(state, 1)["coins"] == 1  # paid to the supply


@pytest.mark.rule("AC-046")
@pytest.mark.parametrize(
    ("own", "action", "key"),
    [
        ({"hand": 1, "coins": 3}, "do culture", "refuse-coins"),
        ({"hand": 1, "coins": 9}, "do construction", "refuse-workers"),
        ({"hand": 2, "coins": 1}, "do construction", "refuse-coins"),
        ({"hand": 1, "coins": 6}, "build zeus", "refuse-coins"),
        ({"hand": 1, "coins": 3}, "research writing", "refuse-coins"),
        ({"hand": 1, "coins": 0, "main": "aztecs"}, "build zeus", "refuse-workers"),
        ({"hand": 2, "coins": 0, "main": "aztecs"}, "build zeus", "refuse-coins"),
    ],
)
def test_an_action_that_cannot_be_paid_is_not_offered(own: dict[str, Any], action: str, key: str) -> None:
    state = position(seat(**own), seat(), track=ARTS)
    assert action not in legal(state)
    assert refusal(state, action) == ("AC-046", key)


@pytest.mark.rule("AC-046")
def test_workers_on_slots_cannot_be_placed_again() -> None:
    state = position(seat(hand=2, coins=9), seat(), track=ARTS)
    play(state, "do culture")
    assert shown(state)["hand"] == 1
    assert refusal(state, "do construction") == ("AC-046", "refuse-workers")


@pytest.mark.rule("AC-046")
def test_the_refusal_says_what_is_needed_and_what_one_has() -> None:
    state = position(seat(hand=1, coins=3), seat(), track=ARTS)
    dear = state.why_not(0, GAME.actions.parse("do culture"))
    weak = state.why_not(0, GAME.actions.parse("do construction"))
    assert dear is not None
    assert weak is not None
    assert dear.values == {"cost": 4, "coins": 3}
    assert weak.values == {"needed": 2, "workers": 1}


@pytest.mark.rule("AC-047")
def test_coins_gained_are_usable_at_once() -> None:
    state = position(seat(hand=4), seat(), track=ARTS)
    assert "do construction" not in legal(state)
    play(state, "do enslave", "do construction")
    assert (shown(state)["coins"], shown(state)["points"], shown(state)["hand"]) == (0, 2, 1)
    other = position(seat(hand=4, coins=2), seat(), track=ARTS)
    play(other, "do construction", "do enslave")
    assert (shown(other)["coins"], shown(other)["points"], shown(other)["hand"]) == (2, 2, 1)


@pytest.mark.rule("AC-047")
def test_workers_and_abilities_gained_are_usable_at_once() -> None:
    state = position(seat(main="china", hand=2), seat())
    play(state, "do farm")  # brings a worker
    assert "do fishing" in legal(state)
    research = position(seat(hand=3, coins=7), seat())
    play(research, "research writing", "research education")  # 4, then 3 thanks to Writing
    assert shown(research)["coins"] == 0
    sailing = position(seat(hand=2, coins=4), seat())
    play(sailing, "research navigation", "do trade")
    assert shown(sailing)["coins"] == 3


@pytest.mark.rule("AC-047")
def test_not_all_workers_need_be_used() -> None:
    state = position(seat(hand=4), seat())
    play(state, "do trade", "end")
    assert (shown(state)["hand"], shown(state)["coins"]) == (4, 2)


@pytest.mark.rule("AC-048")
@pytest.mark.parametrize(("hand", "after"), [(0, 1), (2, 3), (3, 4), (4, 4)])
def test_rest_brings_two_coins_and_a_worker(hand: int, after: int) -> None:
    state = position(seat(hand=hand, main="egypt"), seat(), asked="civilization")
    play(state, "pass")
    if hand:
        play(state, "rest")
    assert (shown(state)["coins"], shown(state)["hand"], shown(state)["points"]) == (2, after, 0)


@pytest.mark.rule("AC-048")
def test_rest_abilities() -> None:
    congo = position(seat(main="congo", hand=2), seat())
    play(congo, "rest")
    assert (shown(congo)["coins"], shown(congo)["points"]) == (3, 2)
    picchu = position(seat(main="egypt", hand=2, wonders=["machupicchu"]), seat())
    play(picchu, "rest")
    assert (shown(picchu)["coins"], shown(picchu)["points"]) == (2, 1)
    poets = position(
        seat(main="congo", hand=2, special="sp_poetry", technologies=["poetry"]), seat(), options=INNOVATION
    )
    play(poets, "rest")
    assert (shown(poets)["coins"], shown(poets)["points"]) == (3, 3)


@pytest.mark.rule("AC-048")
def test_acting_gives_no_rest_abilities() -> None:
    state = position(seat(main="congo", hand=2), seat())
    play(state, "do trade", "end")
    assert (shown(state)["coins"], shown(state)["points"], shown(state)["hand"]) == (2, 0, 2)


@pytest.mark.rule("AC-048")
def test_without_a_worker_a_seat_rests_unasked() -> None:
    state = position(seat(main="egypt", hand=0, coins=20), seat(), asked="civilization")
    told = keys(play(state, "pass"))
    assert "event-rest" in told
    assert asked(state) == "1 civilization"
    assert (shown(state)["coins"], shown(state)["hand"]) == (22, 1)


@pytest.mark.rule("AC-048")
def test_without_a_worker_a_special_card_can_still_be_bought() -> None:
    state = position(
        seat(main="egypt", hand=0, coins=1), seat(), asked="civilization", options=INNOVATION, specials=["sp_lords"]
    )
    play(state, "pass")
    assert asked(state) == "0 action"
    assert legal(state) == {"buy sp_lords", "rest"}
    play(state, "buy sp_lords")
    assert asked(state) == "1 civilization"
    assert (shown(state)["coins"], shown(state)["hand"]) == (2, 1)


@pytest.mark.rule("AC-048")
def test_the_end_is_not_asked_when_nothing_else_is_left() -> None:
    state = position(seat(main="egypt", hand=1), seat())
    play(state, "do trade")
    assert asked(state) == "1 civilization"
    assert "event-rest" not in keys(play(position(seat(main="egypt", hand=1), seat()), "do trade"))


@pytest.mark.rule("AC-049")
def test_modifiers_apply_wherever_the_action_is_performed() -> None:
    """Italy inherited: Culture +1 point. On the track, on India's slot, after Axum's Construction, by Education."""
    track = position(seat(annexed=["italy"], main="egypt", coins=4, hand=1), seat(), track=ARTS)
    play(track, "do culture")
    assert shown(track)["points"] == 3
    private = position(seat(annexed=["italy", "india"], main="egypt", coins=4, hand=1), seat())
    play(private, "do culture")
    assert shown(private)["points"] == 3
    axum = position(seat(annexed=["italy"], main="axum", coins=5, hand=2), seat(), track=ARTS)
    play(axum, "do construction", "follow")
    assert shown(axum)["points"] == 3 + 3
    learned = position(
        seat(annexed=["italy"], main="egypt", coins=4, technologies=["writing", "education"]), seat(), asked="turn_end"
    )
    play(learned, "trigger education")
    assert shown(learned)["points"] == 3


# Workers return ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-050")
def test_white_and_unplaced_workers_return() -> None:
    state = position(seat(main="egypt", hand=4), seat())
    play(state, "do farm", "do trade")
    assert workers(state) == (1, 3, 0)
    play(state, "end")
    assert workers(state) == (4, 0, 0)


@pytest.mark.rule("AC-051")
def test_workers_on_red_slots_are_sacrificed() -> None:
    state = position(seat(main="egypt", hand=4, coins=7), seat(), track=ARTS)
    play(state, "build zeus", "do enslave", "do conquest")
    assert workers(state) == (1, 0, 3)
    play(state, "end")
    assert workers(state) == (1, 0, 0)


@pytest.mark.rule("AC-051")
def test_each_sacrificed_worker_pays_with_the_aztecs() -> None:
    state = position(seat(main="egypt", annexed=["aztecs"], hand=4, coins=4), seat(), track=ARTS)
    play(state, "build zeus", "do enslave")  # cost 7 - 3
    assert shown(state)["coins"] == 2
    play(state, "end")
    assert (shown(state)["coins"], shown(state)["hand"]) == (4, 2)


@pytest.mark.rule("AC-051")
def test_workers_that_an_ability_keeps_are_not_sacrificed() -> None:
    """The Corvée keeps those of Enslave; no worker lost, so the Aztecs gain nothing."""
    own = seat(main="egypt", annexed=["aztecs"], hand=2, special="sp_lords", technologies=["corvee"])
    state = position(own, seat(), options=INNOVATION)
    play(state, "do enslave")
    assert (shown(state)["white"], shown(state)["red"]) == (1, 0)
    play(state, "end")
    assert (shown(state)["coins"], shown(state)["hand"]) == (2, 2)


@pytest.mark.rule("AC-051")
def test_wars_and_plagues_are_no_sacrifice_on_a_slot() -> None:
    state = last_turn(seat(hand=2, main="egypt", annexed=["aztecs"]), seat(hand=2))  # the Plague enters
    play(state, "finish")
    assert (shown(state)["hand"], shown(state)["coins"]) == (1, 0)
