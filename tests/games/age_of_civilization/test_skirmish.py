"""The solo game Skirmish and its achievements (rules 2.15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import keys, legal, play, shown

from .positions import CONTENT, GAME, ORDER, position, seat
from .scenarios import NOT_ALONE, after_round, alone, coins, dumped, points, workers
from .technology_card import TECHNOLOGIES

QUIET = seat(main="egypt", hand=2)  # no shield, nothing at the end of a turn
WAR_AFTER_3 = ["hunting", "fishing", "farm", "culture", "plague", "trade", "construction", "conquest"]


def new(seed: int, **options: Any) -> Civilization:
    state = GAME.new(1, seed, {"mode": "skirmish", **options})
    assert isinstance(state, Civilization)
    return state


def market(state: Civilization) -> dict[str, int]:
    """The coins on each card of the market, from left to right."""
    return {card["civilization"]: card["coins"] for card in dumped(state)["market"]}


def starts_of_turns(seed: int, takes: int) -> Iterator[Civilization]:
    """A game alone in which a civilization rises in each of the first rounds, and then no more; it rests otherwise.
    Yields the state at the first decision of every round, and when the game is over."""
    state = new(seed)
    number = 0
    while not state.over:
        view = state.view(0)
        if view["round"] > number:
            number = view["round"]
            yield state
        offered = legal(state)
        rising = sorted(text for text in offered if text.startswith("rise"))
        if view["pending"]["0"] == "civilization":
            play(state, rising[0] if len(owned(state)) < takes else "pass")
        else:
            play(state, next((text for text in ("rest", "finish") if text in offered), min(offered)))
    yield state


def owned(state: Civilization) -> list[str]:
    own = dumped(state)["seats"][0]
    return [card for card in (own["main"], *own["declined"], *own["annexed"]) if card is not None]


@pytest.mark.rule("AC-170")
def test_seven_civilizations_stay_in_the_box() -> None:
    for seed in range(30):
        held = dumped(new(seed))
        cards = [*held["deck"], *(card["civilization"] for card in held["market"])]
        assert len(cards) == len(set(cards)) == 41
        assert not NOT_ALONE & set(cards)
        assert len(held["market"]) == 5
        assert all(card["coins"] == 0 for card in held["market"])
    assert {card.id for card in CONTENT.civilization if not card.solo} == NOT_ALONE


@pytest.mark.rule("AC-171")
def test_set_up() -> None:
    tracks = []
    for seed in range(200):
        held = dumped(new(seed))
        assert len({card["wonder"] for card in held["wonders"]}) == 4
        assert held["track"][4] == "plague"
        assert sorted(held["track"]) == sorted(ORDER)
        assert (held["seats"][0]["coins"], held["seats"][0]["hand"], held["first"]) == (3, 0, 0)
        tracks.append(held["track"])
    for place in (0, 1, 2, 3, 5, 6, 7):  # every other card can lie in every other place
        assert {track[place] for track in tracks} == set(ORDER) - {"plague"}
    wonders = {card["wonder"] for seed in range(60) for card in dumped(new(seed))["wonders"]}
    assert len(wonders) == 15


@pytest.mark.rule("AC-171")
def test_the_first_game_order_has_the_plague_in_its_place() -> None:
    assert dumped(new(1, order="first_game"))["track"] == ORDER
    assert ORDER[4] == "plague"


@pytest.mark.rule("AC-171")
def test_nobody_is_told_who_begins() -> None:
    _, events = GAME.start(1, 1, {"mode": "skirmish"})
    assert "event-first" not in keys(events)


@pytest.mark.rule("AC-172")
@pytest.mark.parametrize("verb", ["rise", "annex"])
def test_taking_a_civilization_changes_nothing_else_in_the_market(verb: str) -> None:
    cards = {"lydia": 0, "harappa": 2, "siam": 1, "tiwanaku": 0, "zimbabwe": 3}
    state = alone("skirmish", seat(main="egypt", coins=0), "civilization", market=cards)
    events = play(state, f"{verb} harappa")
    assert market(state) == {"lydia": 0, "siam": 1, "tiwanaku": 0, "zimbabwe": 3}
    assert coins(state) == 2
    assert "event-market" not in keys(events)


@pytest.mark.rule("AC-172")
def test_a_coin_on_every_card_and_a_new_one_when_a_round_ends() -> None:
    cards = {"lydia": 0, "siam": 1, "tiwanaku": 0, "zimbabwe": 3}
    state, _ = after_round("skirmish", QUIET, market=cards, round=2)
    *old, (drawn, lying) = market(state).items()
    assert dict(old) == {"lydia": 1, "siam": 2, "tiwanaku": 1, "zimbabwe": 4}
    assert lying == 0
    assert drawn not in {*cards, *NOT_ALONE, "egypt"}
    assert drawn not in dumped(state)["deck"]


@pytest.mark.rule("AC-172")
@pytest.mark.parametrize(("takes", "sizes"), [(1, [5, 5, 6, 7, 8, 9]), (3, [5, 5, 5, 5, 6, 7])])
def test_the_size_of_the_market(takes: int, sizes: list[int]) -> None:
    """5 to 9 cards at the start of a turn."""
    for seed in range(10):
        assert [len(market(state)) for state in starts_of_turns(seed, takes) if not state.over] == sizes


@pytest.mark.rule("AC-173")
def test_the_virtual_opponent_grows_with_the_rounds() -> None:
    for state in starts_of_turns(3, 1):
        view = state.view(0)
        assert view["virtual"] == (6 if state.over else view["round"] - 1)
    assert state.over


@pytest.mark.rule("AC-173")
def test_nobody_has_a_virtual_opponent_in_company() -> None:
    assert GAME.new(2, 1).view(0)["virtual"] is None


@pytest.mark.rule("AC-173")
@pytest.mark.parametrize(
    ("main", "known", "left"),
    [
        ("franks", [], 1),  # military 3 against 3: lowest, though also highest
        ("franks", ["mining", "ironworking"], 2),  # 5
        ("egypt", ["mining", "ironworking"], 1),  # 2
    ],
)
def test_the_war_after_round_3_compares_with_3(main: str, known: list[str], left: int) -> None:
    """Example 22."""
    own = seat(main=main, hand=2, technologies=known)
    state, events = after_round("skirmish", own, track=WAR_AFTER_3, round=3)
    assert "event-war" in keys(events)
    assert workers(state) == left


@pytest.mark.rule("AC-173")
@pytest.mark.parametrize(("round_", "left"), [(1, 2), (3, 1), (5, 1)])
def test_a_war_compares_with_the_number_of_the_round(round_: int, left: int) -> None:
    """Military 2: it is higher than the opponent's only after round 1."""
    track = ["hunting", "fishing", "culture", "trade", "plague", "farm", "construction", "conquest"]
    state, _ = after_round("skirmish", seat(main="kush", hand=2), track=track, round=round_)
    assert workers(state) == left


@pytest.mark.rule("AC-173")
def test_conquest_in_round_4() -> None:
    """Example 22: opponent 3, a tie is won."""
    track = ["hunting", "fishing", "farm", "culture", "plague", "conquest", "construction", "trade"]
    won = alone("skirmish", seat(main="franks", hand=1), track=track, round=4)  # 3 shields, and a private slot
    play(won, "do conquest")
    assert points(won) == 2
    lost = alone("skirmish", seat(main="kush", hand=1), track=track, round=4)  # 2
    play(lost, "do conquest")
    assert points(lost) == 0


@pytest.mark.rule("AC-173")
@pytest.mark.parametrize(
    ("civilizations", "gained"), [(["franks", "slavs", "kush"], 0), (["franks", "slavs", "huns"], 3)]
)
def test_the_opponent_has_6_when_the_game_ends(civilizations: list[str], gained: int) -> None:
    """R24: Statue of Zeus, +3 points if military highest. 5 against 6 is not; 6 is."""
    declined = civilizations[1:]
    known = {"kush": [], "huns": ["mining", "ironworking"]}[declined[1]]
    own = seat(main="franks", declined=declined, technologies=known, wonders=["zeus"], hand=0)
    state = alone("skirmish", own, round=6, turn={"acted": True})
    assert shown(state)["military"] == (5 if gained == 0 else 6)
    play(state, "end")
    assert state.over
    assert state.scores()[0]["end"] == gained


@pytest.mark.rule("AC-173")
def test_the_opponent_has_no_turn_and_no_place() -> None:
    state = new(4)
    assert len(state.view(0)["seats"]) == 1
    while not state.over:
        assert state.pending() == [0]
        play(state, sorted(legal(state))[0])
    assert state.ranking() == [1]


@pytest.mark.rule("AC-174")
def test_the_order_at_the_end_of_a_round() -> None:
    """Market; opponent; permanent card; icon."""
    own = seat(main="kush", declined=["persia"], hand=2)  # 2 + 1 shields against 3 once it has grown
    state, events = after_round("skirmish", own, track=WAR_AFTER_3, round=3)
    happened = keys(events)
    assert happened.index("event-market") < happened.index("event-war") < happened.index("event-sacrifice")
    assert happened.index("event-sacrifice") < happened.index("event-round")
    assert (workers(state), dumped(state)["virtual"]) == (1, 3)
    assert state.view(0)["window"] == ["culture", "plague", "trade"]


@pytest.mark.rule("AC-174")
def test_after_the_last_round_only_the_opponent_grows() -> None:
    cards = {"lydia": 0, "siam": 1}
    state, events = after_round("skirmish", QUIET, market=cards, round=6)
    assert state.over
    assert market(state) == cards
    assert not {"event-market", "event-war", "event-plague"} & set(keys(events))
    assert (workers(state), dumped(state)["virtual"]) == (2, 6)


@pytest.mark.slow
@pytest.mark.rule("AC-174")
def test_the_plague_comes_after_round_2() -> None:
    for seed in range(20):
        state = new(seed)
        plagues = []
        while not state.over:
            number = state.view(0)["round"]
            events = state.apply(0, state.sample(0, Rng(seed, int(state.revealed))))
            plagues += [number for event in events if event.key == "event-plague"]
        assert plagues == [2]


@pytest.mark.rule("AC-175")
def test_trade_and_lydia_give_to_nobody() -> None:
    track = ["trade", "hunting", "fishing", "farm", "plague", "culture", "construction", "conquest"]
    state = alone("skirmish", seat(main="egypt", hand=1), track=track, round=1)
    events = play(state, "do trade")
    assert [event.values["coins"] for event in events if event.key == "event-do"] == [2]
    assert coins(state) == 2
    rising = alone("skirmish", seat(main="egypt", hand=1), "civilization", market={"lydia": 0, "siam": 0})
    play(rising, "rise lydia")
    assert coins(rising) == 4
    assert workers(rising) == 2


@pytest.mark.rule("AC-175")
def test_what_happens_to_others_happens_to_nobody() -> None:
    """Also with cards that are in the box otherwise: the comparison is with the virtual opponent alone."""
    own = seat(main="mongolia", coins=1)  # military 4: others lose a coin at the end of the turn
    state = position(own, turn={"acted": True}, virtual=1)
    events = play(state, "end")
    assert "event-lose-coins" not in keys(events)
    assert coins(state) == 1


# AC-176: achievements -----------------------------------------------------------------------------

BY_POINTS = {20: "remarkable_clan", 25: "great_kingdom", 30: "mighty_empire", 35: "eternal_civilization"}
# Technologies that fit no achievement of their own: more than 0, fewer than 9, military below 9.
SOME = ["writing", "navigation"]


def achieved(own: dict[str, Any], **table: Any) -> set[str]:
    """The achievements of a game that ends with this."""
    state, _ = after_round("skirmish", own, round=6, **table)
    assert state.over
    result = state.view(0)["result"]
    assert set(result) == {"goals"}
    assert len(result["goals"]) == 8
    return {goal for goal, missing in result["goals"].items() if not missing}


@pytest.mark.rule("AC-176")
@pytest.mark.parametrize("reached", [0, 19, 20, 24, 25, 29, 30, 34, 35, 60])
def test_achievements_for_points(reached: int) -> None:
    own = seat(main="egypt", hand=1, points=reached, technologies=SOME)
    assert achieved(own) == {name for wanted, name in BY_POINTS.items() if reached >= wanted}


@pytest.mark.rule("AC-176")
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("kingdom_of_technology", {"technologies": TECHNOLOGIES}),
        ("kingdom_of_primitives", {"technologies": []}),
        ("world_of_wonders", {"technologies": SOME, "wonders": ["petra", "library", "angkor", "greatwall"]}),
        # 2 + 1 of the Franks, 1 of Japan, 2 and 3 of technologies: 9.
        ("super_power", {"annexed": ["japan"], "technologies": ["mining", "ironworking", "gunpowder"]}),
    ],
)
def test_achievements_with_a_second_condition(name: str, own: dict[str, Any]) -> None:
    scored = 4 * len(own.get("wonders", []))  # at most: what these four give when the game ends
    main = "franks" if name == "super_power" else "egypt"
    assert name not in achieved(seat(main=main, hand=1, points=24 - scored, **own))
    assert {name, "great_kingdom", "remarkable_clan"} <= achieved(seat(main=main, hand=1, points=25, **own))


@pytest.mark.rule("AC-176")
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("kingdom_of_technology", {"technologies": TECHNOLOGIES[:8]}),
        ("kingdom_of_primitives", {"technologies": ["writing"]}),
        ("world_of_wonders", {"technologies": SOME, "wonders": ["petra", "library", "angkor"]}),
        ("super_power", {"technologies": ["mining", "ironworking", "gunpowder"]}),  # military 8
        ("super_power", {"annexed": ["japan"], "technologies": ["mining", "ironworking", "gunpowder", "writing"]}),
    ],
)
def test_points_alone_are_not_enough_for_these(name: str, own: dict[str, Any]) -> None:
    assert name not in achieved(seat(main="franks", hand=1, points=40, **own))


@pytest.mark.rule("AC-176")
def test_more_than_4_wonders_will_do() -> None:
    """R25."""
    many = ["petra", "library", "angkor", "greatwall", "zeus"]
    assert "world_of_wonders" in achieved(seat(main="egypt", points=25, technologies=SOME, wonders=many))


@pytest.mark.rule("AC-176")
def test_achievements_come_after_the_end_of_game_abilities() -> None:
    # Mausoleum: 1 point per civilization, of which there are three.
    own = seat(main="egypt", declined=["lydia", "sumer"], points=17, technologies=SOME, wonders=["mausoleum"])
    assert achieved(own) == {"remarkable_clan"}
    assert achieved({**own, "points": {"abilities": 16}}) == set()


@pytest.mark.rule("AC-176")
def test_several_achievements_at_once() -> None:
    own = seat(main="franks", annexed=["japan"], points=35, technologies=["mining", "ironworking", "gunpowder"])
    four = ["petra", "library", "angkor", "greatwall"]
    assert achieved({**own, "wonders": four}) == {*BY_POINTS.values(), "world_of_wonders", "super_power"}
    assert achieved(seat(main="egypt", points=35, wonders=four)) == {
        *BY_POINTS.values(),
        "world_of_wonders",
        "kingdom_of_primitives",
    }


@pytest.mark.rule("AC-176")
def test_what_is_missing_is_told() -> None:
    own = seat(main="egypt", hand=1, points=24, technologies=SOME)
    state, _ = after_round("skirmish", own, round=6)
    goals = state.view(0)["result"]["goals"]
    assert goals["great_kingdom"] == {"points": 24}
    assert goals["kingdom_of_technology"] == {"points": 24, "technologies_min": 2}
    assert goals["kingdom_of_primitives"] == {"points": 24, "technologies_max": 2}
    assert goals["super_power"] == {"points": 24, "shields_min": 0}


def test_no_result_before_the_end_and_none_in_company() -> None:
    assert new(1).view(0)["result"] is None
    state = position(seat(main="egypt"), seat(main="persia"), active=1, round=6, turn={"turns": 1, "acted": True})
    play(state, "end")
    assert state.over
    assert state.view(0)["result"] is None


@pytest.mark.slow
def test_points_never_fall_in_a_game_alone() -> None:
    for seed in range(20):
        found = [points(state) for state in starts_of_turns(seed, 3)]
        assert all(before <= after for before, after in pairwise(found))
