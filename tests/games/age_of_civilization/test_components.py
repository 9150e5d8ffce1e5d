"""Components and limits: AC-001 to AC-005."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, keys, legal, play, shown

from .positions import CONTENT, GAME, MARKET, last_turn, new, position, seat
from .technology_card import TECHNOLOGIES


@pytest.mark.rule("AC-001")
@pytest.mark.parametrize(
    ("section", "count"),
    [
        ("civilization", 48),
        ("wonder", 15),
        ("track_card", 8),
        ("cell", 9),
        ("special_card", 9),
        ("event", 9),
        ("special_action", 8),
        ("control", 6),
        ("special_event", 3),
        ("action", 10),
    ],
)
def test_the_box_holds_so_many_of_each(section: str, count: int) -> None:
    ids = [entry.id for entry in getattr(CONTENT, section)]
    assert len(ids) == len(set(ids)) == count


@pytest.mark.rule("AC-001")
def test_the_permanent_card_and_the_action_cards() -> None:
    permanent = [action.id for action in CONTENT.action if action.place == "permanent"]
    assert permanent == ["wonder", "research", "enslave"]
    assert [card.action for card in CONTENT.track_card if card.action] == [
        action.id for action in CONTENT.action if action.place == "card"
    ]
    assert [card.id for card in CONTENT.track_card if not card.action] == ["plague"]


@pytest.mark.rule("AC-001")
def test_four_seats_with_four_workers_each_are_the_most() -> None:
    assert max(GAME.meta.players) == 4  # technology cards, stars and colours
    full = position(*(seat(hand=4) for _ in range(4)))
    assert sum(shown(full, who)["hand"] for who in range(4)) == 16


@pytest.mark.rule("AC-001")
def test_special_technologies_are_two_on_each_card() -> None:
    special = [technology for technology in CONTENT.technology if technology.special]
    assert len(special) == 18
    assert sorted(technology.id for technology in special) == sorted(
        name for card in CONTENT.special_card for name in (card.row1, card.row2)
    )


@pytest.mark.rule("AC-002")
@pytest.mark.parametrize("coins", range(10))
def test_coins_are_one_whole_number(coins: int) -> None:
    """A gold coin is a token for three: it makes no difference which tokens a seat has."""
    state = position(seat(coins=coins), seat())
    dumped = state.dump()["position"]["seats"][0]
    assert dumped["coins"] == coins
    assert type(dumped["coins"]) is int
    assert not any("gold" in field for field in dumped)
    assert ("research writing" in legal(state)) == (coins >= 4)
    if coins >= 4:
        play(state, "research writing")
        assert shown(state)["coins"] == coins - 4


@pytest.mark.rule("AC-003")
def test_coins_and_cubes_do_not_run_out() -> None:
    """40 coins and 10 gold coins make 70, and there are 20 cubes; neither is a limit."""
    rich = position(seat(coins=70), seat(coins=70), wonders=[])
    play(rich, "rest")
    assert [shown(rich, who)["coins"] for who in range(2)] == [72, 70]
    learned = position(*(seat(technologies=TECHNOLOGIES[:8], coins=4) for _ in range(4)))
    play(learned, "research gunpowder")
    assert [len(shown(learned, who)["technologies"]) for who in range(4)] == [9, 8, 8, 8]


@pytest.mark.rule("AC-003")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (4, 4)])
def test_a_worker_above_four_is_lost(before: int, after: int) -> None:
    resting = position(seat(hand=before), seat())
    play(resting, "rest")
    assert shown(resting)["hand"] == after
    annexing = position(seat(hand=before, main="egypt"), seat(), asked="civilization")
    play(annexing, "annex congo")
    assert shown(annexing)["hand"] == after


@pytest.mark.rule("AC-003")
@pytest.mark.parametrize(
    ("placed", "recruits"), [({"white": 1}, False), ({"red": 1}, False), ({"white": 1, "red": 1}, False), ({}, True)]
)
def test_workers_on_slots_count_towards_the_limit(placed: dict[str, int], recruits: bool) -> None:
    """China's Farm with four workers owned, wherever they are, brings none; with three it does."""
    hand = 4 - sum(placed.values()) if placed else 3
    state = position(seat(main="china", hand=hand, **placed), seat(), turn={"acted": bool(placed)})
    assert ("event-recruit" in keys(play(state, "do farm"))) == recruits


@pytest.mark.rule("AC-003")
def test_a_worker_gained_by_a_technology_keeps_to_the_limit() -> None:
    for hand, white, after in ((2, 0, 3), (1, 3, 4)):
        state = position(
            seat(coins=10, hand=hand, white=white, special="sp_healers"), seat(), options={"innovation": True}
        )
        play(state, "research herbalism")  # when gained: 1 worker
        own = shown(state)
        assert own["hand"] + own["white"] + own["red"] == after


@pytest.mark.rule("AC-004")
def test_nothing_becomes_negative() -> None:
    changing = {"mode": "standard", "changing_world": True}
    poor = last_turn(
        seat(coins=1, hand=0, main="egypt"), seat(coins=0, hand=1), round=3, tokens={"6": "rats"}, options=changing
    )
    play(poor, "finish")
    assert [shown(poor, who)["coins"] for who in range(2)] == [0, 0]
    plagued = last_turn(seat(hand=0), seat(hand=1))  # the Plague enters after round 2
    play(plagued, "finish")
    assert [shown(plagued, who)["hand"] for who in range(2)] == [0, 0]


@pytest.mark.rule("AC-004")
def test_points_have_no_upper_limit() -> None:
    state = position(seat(points=150, coins=7), seat())
    play(state, "build zeus")
    assert shown(state)["points"] == 153


@pytest.mark.rule("AC-005")
def test_everything_is_public() -> None:
    """Every seat and every spectator sees the same, but for who is looking."""
    state = position(
        seat(coins=5, points=3, hand=2, main="egypt", technologies=["writing"], wonders=["zeus"]),
        seat(coins=1, points=4, hand=3, main="mali", annexed=["arabia"], technologies=["mining", "ironworking"]),
        market=dict.fromkeys(MARKET, 1),
    )
    views = [state.view(who) for who in (None, 0, 1)]
    for view in views:
        view.pop("seat")
    assert views[0] == views[1] == views[2]
    other = views[0]["seats"][1]
    assert (other["coins"], other["points"], other["hand"], other["main"]) == (1, 4, 3, "mali")
    assert (other["annexed"], other["technologies"]) == (["arabia"], ["mining", "ironworking"])
    assert views[0]["market"] == [{"civilization": name, "coins": 1} for name in MARKET]
    assert len(views[0]["track"]) == 8


@pytest.mark.rule("AC-005")
def test_the_order_of_the_deck_is_hidden() -> None:
    """Only how many cards it has is seen."""
    state = new(2, 3)
    for who in (None, 0, 1):
        assert state.view(who)["deck"] == 43


@pytest.mark.rule("AC-005")
def test_hands_of_a_draft_are_hidden() -> None:
    state = new(3, 3, draft=True)
    while asked(state).endswith("draft"):
        who = state.pending()[0]
        state.apply(who, state.legal(who)[0])
    for viewer in (None, 0, 1, 2):
        for who, entry in enumerate(state.view(viewer)["seats"]):
            assert entry["cards"] == 5
            assert ("hand_cards" in entry) == (who == viewer)
    assert len(state.view(1)["seats"][1]["hand_cards"]) == 5
