"""The end of the round and of the game: AC-100 to AC-111."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import tablee
from tests.games.playing import asked, keys, play, shown

from .positions import ORDER, last_turn, new, position, seat

WAR = ("construction", "conquest", "farm", "trade")
QUIET = ("culture", "hunting", "fishing")
CHANGING = {"mode": "standard", "first_player": "seat0", "changing_world": True}


def entering(card: str, now: int) -> list[str]:
    """A time track on which a card enters after a round; nothing else brings anything."""
    track = [other for other in ORDER if other != card]
    track.insert(now + 2, card)
    return track


def hands(state: Any) -> list[int]:
    return [shown(state, who)["hand"] for who in range(state.players)]


# The end of the round (2.8) -----------------------------------------------------------------------------------


@pytest.mark.rule("AC-100")
@pytest.mark.parametrize(("players", "first", "after"), [(2, 0, 1), (3, 0, 2), (4, 0, 3), (4, 2, 1), (3, 1, 0)])
def test_the_first_player_token_goes_counter_clockwise(players: int, first: int, after: int) -> None:
    last = (first - 1) % players
    state = position(
        *(seat(hand=2) for _ in range(players)),
        asked="turn_end",
        active=last,
        first=first,
        turn={"turns": players - 1},
    )
    events = play(state, "finish")
    assert state.view(None)["first"] == after
    assert asked(state) == f"{after} civilization"
    assert [event.values["seat"] for event in events if event.key == "event-round"] == [after]


@pytest.mark.rule("AC-100")
@pytest.mark.parametrize("now", range(1, 6))
def test_the_permanent_card_moves_one_place(now: int) -> None:
    state = last_turn(seat(hand=2), seat(hand=2), round=now)
    play(state, "finish")
    view = state.view(None)
    assert view["round"] == now + 1
    assert view["window"] == ORDER[now : now + 3]


@pytest.mark.rule("AC-100")
def test_nothing_happens_before_the_last_turn_of_the_round() -> None:
    state = position(seat(hand=2), seat(hand=2), seat(hand=2), asked="turn_end", round=1, active=1, turn={"turns": 1})
    told = keys(play(state, "finish"))
    assert "event-war" not in told
    assert (state.view(None)["round"], state.view(None)["first"]) == (1, 0)
    assert hands(state) == [2, 2, 2]


@pytest.mark.rule("AC-100")
def test_the_token_comes_before_the_icon() -> None:
    """Earthquake takes the only worker, so the war finds none; a Baby Boom would have brought one for it."""
    track = entering("trade", 3)
    quake = last_turn(seat(hand=1), seat(hand=1), round=3, track=track, tokens={"6": "earthquake"}, options=CHANGING)
    told = [key for key in keys(play(quake, "finish")) if key in ("event-token", "event-war", "event-round")]
    assert told == ["event-token", "event-war", "event-round"]
    assert hands(quake) == [0, 0]
    boom = last_turn(seat(hand=0), seat(hand=4), round=3, track=track, tokens={"6": "baby_boom"}, options=CHANGING)
    play(boom, "finish")
    assert hands(boom) == [0, 3]


@pytest.mark.rule("AC-100")
def test_only_the_token_of_the_entering_card_takes_effect() -> None:
    tokens = {"6": "rats", "7": "earthquake", "8": "baby_boom"}
    state = last_turn(seat(hand=2, coins=5), seat(hand=2, coins=5), round=3, tokens=tokens, options=CHANGING)
    play(state, "finish")  # Culture enters: no icon
    assert hands(state) == [2, 2]
    assert [shown(state, who)["coins"] for who in range(2)] == [2, 2]


@pytest.mark.rule("AC-100")
def test_only_the_icon_of_the_entered_card_is_resolved() -> None:
    track = ["conquest", "construction", "farm", "culture", "trade", "plague", "hunting", "fishing"]
    state = last_turn(seat(hand=2), seat(hand=2), round=1, track=track)
    told = keys(play(state, "finish"))
    assert "event-war" not in told
    assert "event-plague" not in told
    assert hands(state) == [2, 2]


@pytest.mark.rule("AC-100")
def test_nothing_happens_after_round_six() -> None:
    state = last_turn(seat(hand=2), seat(hand=2), round=6)
    told = keys(play(state, "finish"))
    assert state.over
    assert not {"event-war", "event-plague", "event-token", "event-round"} & set(told)
    assert hands(state) == [2, 2]


@pytest.mark.rule("AC-100")
def test_the_first_player_token_stays_after_round_six() -> None:
    state = last_turn(seat(hand=2), seat(hand=2), round=6)
    play(state, "finish")
    assert state.view(None)["first"] == 0


@pytest.mark.rule("AC-101")
def test_gains_of_war_come_before_the_sacrifices() -> None:
    """Persia with 3 shields is lowest: it gains its coin, then it loses a worker."""
    state = last_turn(
        seat(main="persia", technologies=["mining"], declined=["korea", "celts"], hand=2),
        seat(main="franks", declined=["slavs"], hand=2),
        round=1,
    )
    events = play(state, "finish")
    assert shown(state)["coins"] == 1  # 3 shields: floor(3 / 2)
    told = keys(events)
    assert told.index("event-war") < told.index("event-coins") < told.index("event-sacrifice")
    assert hands(state) == [1, 2]


@pytest.mark.rule("AC-101")
def test_every_owner_gains_from_war() -> None:
    """Dai Viet: 2 points if not lowest. Feudalism: 2 coins. Persia: 1 coin per 2 shields."""
    state = last_turn(
        seat(main="daiviet", hand=2),  # 2 shields
        seat(main="persia", technologies=["mining", "ironworking", "gunpowder"], hand=2),  # 6
        seat(special="sp_lords", technologies=["corvee", "feudalism"], hand=2),  # 1
        round=1,
        options={"mode": "standard", "first_player": "seat0", "innovation": True},
    )
    play(state, "finish")
    assert [shown(state, who)["points"] for who in range(3)] == [2, 0, 0]
    assert [shown(state, who)["coins"] for who in range(3)] == [0, 3, 2]
    assert hands(state) == [2, 2, 1]


@pytest.mark.rule("AC-101")
@pytest.mark.parametrize("rival", ["kush", "franks"])
def test_dai_viet_gains_nothing_as_the_lowest(rival: str) -> None:
    """2 shields against 2, and against 3."""
    state = last_turn(seat(main="daiviet", hand=2), seat(main=rival, hand=2), round=1)
    play(state, "finish")
    assert shown(state)["points"] == 0
    assert hands(state)[0] == 1


@pytest.mark.rule("AC-101")
@pytest.mark.parametrize(
    "immune",
    [
        {"main": "tibet"},
        {"main": "egypt", "annexed": ["tibet"]},
        {"main": "polynesia"},
        {"main": "egypt", "wonders": ["greatwall"]},
    ],
)
def test_the_immune_lose_nothing_and_nobody_else_does(immune: dict[str, Any]) -> None:
    state = last_turn(seat(hand=3, **immune), seat(main="persia", hand=3), seat(main="franks", hand=3), round=1)
    play(state, "finish")
    assert hands(state) == [3, 3, 3]


@pytest.mark.rule("AC-101")
def test_immunity_that_is_not_active_does_not_help() -> None:
    """Polynesia's is its main ability."""
    own = {"main": "egypt", "declined": ["polynesia"]}
    state = last_turn(seat(hand=3, **own), seat(main="persia", hand=3), round=1)
    play(state, "finish")
    assert hands(state) == [2, 3]


@pytest.mark.rule("AC-102")
def test_the_plague_takes_a_worker_from_everybody() -> None:
    state = last_turn(seat(hand=4, main="mongolia"), seat(hand=2), seat(hand=0, main="mali"))
    told = keys(play(state, "finish"))
    assert "event-plague" in told
    assert "event-war" not in told
    assert hands(state) == [3, 1, 0]


@pytest.mark.rule("AC-102")
def test_immunity_to_the_plague() -> None:
    """Congo inherited and Medicine; immunity to war does not help."""
    state = last_turn(
        seat(hand=3, main="egypt", annexed=["congo"]),
        seat(hand=3, main="mali", special="sp_healers", technologies=["herbalism", "medicine"]),
        seat(hand=3, main="polynesia", wonders=["greatwall"]),
        options={"mode": "standard", "first_player": "seat0", "innovation": True},
    )
    play(state, "finish")
    assert hands(state) == [3, 3, 2]


@pytest.mark.rule("AC-102")
def test_immunity_to_the_plague_does_not_help_in_war() -> None:
    state = last_turn(seat(hand=3, main="congo"), seat(hand=3, main="persia"), round=1)
    play(state, "finish")
    assert hands(state) == [2, 3]


@pytest.mark.rule("AC-103")
@pytest.mark.parametrize("card", [*WAR, *QUIET, "plague"])
@pytest.mark.parametrize("now", range(1, 6))
def test_the_icons_of_the_cards(card: str, now: int) -> None:
    """Seat 1 is lowest: a war costs it a worker, the Plague costs both one."""
    state = last_turn(seat(main="persia", hand=3), seat(main="egypt", hand=3), round=now, track=entering(card, now))
    play(state, "finish")
    assert hands(state) == ([3, 2] if card in WAR else [2, 2] if card == "plague" else [3, 3])


@pytest.mark.rule("AC-103")
def test_icons_of_the_first_three_places_are_never_resolved() -> None:
    """A whole game: one war (the last), no plague, although three cards of war lie in the first places."""
    track = ["conquest", "construction", "farm", "culture", "hunting", "fishing", "plague", "trade"]
    state = position(
        *(seat(main="egypt" if who else "mali", hand=3) for who in range(2)), asked="civilization", round=1, track=track
    )
    told: list[tuple[int, str]] = []
    while not state.over:
        now = state.view(None)["round"]
        options = [text for text in ("pass", "rest", "finish") if text in legal_texts(state)]
        text = options[0] if options else min(legal_texts(state))
        told += [(now, key) for key in keys(play(state, text)) if key in ("event-war", "event-plague")]
    assert told == [(4, "event-plague"), (5, "event-war")]


def legal_texts(state: Any) -> list[str]:
    return [state.game.actions.text(action) for action in state.legal(state.pending()[0])]


# The end of the game (2.9) ------------------------------------------------------------------------------------


def ended(*seats: dict[str, Any], **table: Any) -> Any:
    state = last_turn(*seats, round=6, **table)
    play(state, "finish")
    assert state.over
    return state


@pytest.mark.rule("AC-110")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ({"wonders": ["pyramids"]}, 1),
        ({"wonders": ["pyramids", "colossus"]}, 2),
        ({"wonders": ["gardens"], "hand": 3}, 4),
        ({"wonders": ["zeus"]}, 3),
        ({"wonders": ["mausoleum"], "main": "egypt", "annexed": ["mali"]}, 2),
        ({"wonders": ["lighthouse", "greatwall", "petra"]}, 6),
        ({"wonders": ["library"], "technologies": ["writing", "mining", "navigation"]}, 1),
        ({"special": "sp_merchants", "technologies": ["pottery", "banking"], "coins": 40}, 4),
        ({"special": "sp_merchants", "technologies": ["pottery", "banking"], "coins": 11}, 2),
        ({"special": "sp_healers", "technologies": ["herbalism", "medicine"], "hand": 3}, 1),
        ({}, 0),
    ],
)
def test_end_of_game_abilities_score(own: dict[str, Any], points: int) -> None:
    state = ended(
        seat(**own), seat(), options={"mode": "standard", "first_player": "seat0", "innovation": True}, wonders=[]
    )
    assert shown(state)["points"] == points
    assert state.scores()[0]["end"] == points


@pytest.mark.rule("AC-110")
@pytest.mark.parametrize(("rival", "points"), [("egypt", 3), ("korea", 3), ("franks", 0)])
def test_conditions_of_the_end_are_those_of_the_end(rival: str, points: int) -> None:
    state = ended(seat(main="persia", wonders=["zeus"]), seat(main=rival))
    assert shown(state)["points"] == points


@pytest.mark.rule("AC-110")
def test_the_order_of_the_end_is_irrelevant() -> None:
    """However the wonders were gathered, and whoever scores first, all give the same."""
    cards = ["pyramids", "gardens", "artemis", "library"]
    for order in permutations(cards):
        for place in range(2):
            own = seat(main="egypt", coins=7, points=11, technologies=["writing", "mining"], wonders=list(order))
            others = seat(main="mali", wonders=["zeus"])
            state = ended(own, others) if place == 0 else ended(others, own)
            assert shown(state, place)["points"] == 11 + 3 + 4 + 2 + 1
            assert shown(state, 1 - place)["points"] == 3


@pytest.mark.rule("AC-110")
def test_the_end_comes_after_the_last_end_of_turn() -> None:
    """Lydia's coin of the last turn counts for the Temple of Artemis: 5 + 1 = 6 coins, 2 points."""
    state = position(
        seat(main="mali", hand=1),
        seat(main="egypt", annexed=["lydia"], coins=4, hand=1, wonders=["artemis"]),
        round=6,
        active=1,
        turn={"turns": 1},
        track=[card for card in ORDER if card != "fishing"] + ["fishing"],
    )
    play(state, "do fishing")
    assert state.over
    assert (shown(state, 1)["coins"], shown(state, 1)["points"]) == (6, 2)


@pytest.mark.rule("AC-110")
def test_nothing_scores_before_the_end() -> None:
    state = last_turn(seat(wonders=["pyramids", "lighthouse"]), seat(), round=5)
    play(state, "finish")
    assert shown(state)["points"] == 0


@pytest.mark.rule("AC-111")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        # points, workers, coins
        ([(5, 0, 0), (4, 4, 9)], [1, 2]),
        ([(4, 4, 9), (5, 0, 0)], [2, 1]),
        ([(5, 2, 0), (5, 1, 9)], [1, 2]),
        ([(5, 1, 9), (5, 2, 0)], [2, 1]),
        ([(5, 2, 3), (5, 2, 4)], [2, 1]),
        ([(5, 2, 4), (5, 2, 4)], [1, 1]),
        ([(5, 2, 4), (5, 2, 4), (6, 0, 0)], [2, 2, 1]),
        ([(5, 2, 4), (5, 2, 4), (4, 4, 4)], [1, 1, 3]),
        ([(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)], [1, 1, 1, 1]),
        ([(3, 3, 3), (3, 3, 2), (3, 2, 9), (2, 4, 9)], [1, 2, 3, 4]),
    ],
)
def test_the_places(seats: list[tuple[int, int, int]], places: list[int]) -> None:
    state = ended(*(seat(points=points, hand=hand, coins=coins) for points, hand, coins in seats))
    assert state.ranking() == places


@pytest.mark.rule("AC-111")
def test_points_of_the_end_decide() -> None:
    state = ended(seat(points=5), seat(points=3, wonders=["zeus"]))
    assert [shown(state, who)["points"] for who in range(2)] == [5, 6]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("AC-111")
def test_alone_one_is_always_first() -> None:
    state = new(1, 4, mode="skirmish")
    assert state.ranking() == [1]


@pytest.mark.rule("AC-110")
def test_the_score_on_the_way_counts_the_end_as_if_it_came_now() -> None:
    state = position(seat(main="egypt", declined=["sumer"], wonders=["mausoleum"], points=3), seat(points=4))
    assert shown(state)["points"] == 3
    assert [sum(line.values()) for line in state.scores()] == [5, 4]
    assert state.scores()[0]["end"] == 2
    assert state.ranking() == [1, 2]
    (detail,) = [line for line in state.sheet() if line.depth == 1]
    assert (detail.values["source"], detail.points) == ("mausoleum", (2, 0))


@pytest.mark.rule("AC-101")
def test_a_war_tells_what_was_compared_and_who_is_immune() -> None:
    state = position(
        seat(main="kush", hand=1),
        seat(main="tibet", hand=1),
        active=1,
        turn={"turns": 1},
        round=2,
        track=entering("trade", 2),
    )
    events = play(state, "rest")
    war = next(event for event in events if event.key == "event-war")
    strengths = war.values["strengths"]
    assert isinstance(strengths, tuple)
    assert [part.values["military"] for part in strengths] == [2, 0]
    assert "event-immune" in keys(events)


@pytest.mark.rule("AC-101")
def test_who_is_lowest_is_settled_before_anybody_loses_a_worker(tmp_path: Path) -> None:
    """With a pack in which workers count as shields: a loss must not make the next one the lowest."""
    pack = tmp_path / "pack.toml"
    shields = '[{ verb = "shield_per", amount = 1, per = "worker", every = 1 }]'
    pack.write_text(
        "".join(f'[[civilization]]\nid = "{card}"\nmain = []\ninherited = {shields}\n' for card in ("kush", "celts"))
    )
    dumped = last_turn(
        seat(main="kush", hand=2), seat(main="celts", hand=2), round=2, track=entering("trade", 2)
    ).dump()
    state = tablee.game("age_of_civilization", pack).load(dumped)
    assert state.apply(1, state.legal(1)[0])
    assert hands(state) == [1, 1]  # equal before the war, so both are lowest
