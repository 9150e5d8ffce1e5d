"""Set-up for several players: AC-010 to AC-015."""

from __future__ import annotations

import pytest

from tests.games.playing import asked, play, shown

from .positions import GAME, ORDER, new, position, seat

EACH = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(0, 60_000, 1000)  # far apart: neighbouring seeds draw from the same row of numbers, shifted by one


@pytest.mark.rule("AC-010")
@EACH
def test_each_seat_begins_with_three_coins_and_nothing_else(players: int) -> None:
    state = new(players, 10)
    for who in range(players):
        own = shown(state, who)
        assert (own["coins"], own["points"]) == (3, 0)
        assert (own["hand"], own["white"], own["red"]) == (0, 0, 0)
        assert (own["technologies"], own["wonders"], own["main"]) == ([], [], None)
        assert own["special"] is None
    assert [sum(line.values()) for line in state.scores()] == [0] * players


@pytest.mark.rule("AC-011")
@EACH
def test_three_wonders_more_than_players_are_revealed(players: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        wonders = [card["wonder"] for card in new(players, seed).view(None)["wonders"]]
        assert len(wonders) == len(set(wonders)) == 3 + players
        seen.update(wonders)
    assert seen == {entry.id for entry in GAME.content.entries()["wonder"]}


@pytest.mark.rule("AC-011")
def test_the_wonder_market_is_never_refilled() -> None:
    state = position(seat(coins=7, hand=1), seat(coins=7, hand=1), asked="action", wonders=["zeus", "petra", "library"])
    play(state, "build petra")
    assert [card["wonder"] for card in state.view(None)["wonders"]] == ["zeus", "library"]
    play(state, "pass", "build zeus")
    assert [card["wonder"] for card in state.view(None)["wonders"]] == ["library"]


@pytest.mark.rule("AC-012")
@EACH
def test_five_civilizations_are_revealed(players: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        state = new(players, seed)
        market = state.view(None)["market"]
        assert [card["coins"] for card in market] == [0] * 5
        assert state.view(None)["deck"] == 43
        names = {card["civilization"] for card in market}
        assert len(names) == 5
        deck = state.dump()["position"]["deck"]
        assert len(set(deck)) == 43
        assert not names & set(deck)
        seen |= names
    assert len(seen) == 48


@pytest.mark.rule("AC-013")
def test_the_eight_action_cards_are_shuffled() -> None:
    tracks = [tuple(new(2, seed).view(None)["track"]) for seed in SEEDS]
    assert all(sorted(track) == sorted(ORDER) for track in tracks)
    assert len(set(tracks)) > 50
    for place in range(8):
        assert {track[place] for track in tracks} == set(ORDER)


@pytest.mark.rule("AC-013")
def test_the_permanent_card_begins_above_the_first_three_places() -> None:
    view = new(3, 5).view(None)
    assert view["round"] == 1
    assert view["window"] == view["track"][:3]


@pytest.mark.rule("AC-014")
@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (4, "standard"), (1, "skirmish")])
def test_the_order_of_a_first_game(players: int, mode: str) -> None:
    for seed in range(5):
        assert new(players, seed, mode=mode, order="first_game").view(None)["track"] == [
            "hunting",
            "fishing",
            "farm",
            "trade",
            "plague",
            "culture",
            "construction",
            "conquest",
        ]


@pytest.mark.rule("AC-015")
@EACH
def test_the_first_player_is_drawn(players: int) -> None:
    firsts = [new(players, seed).view(None)["first"] for seed in SEEDS]
    assert set(firsts) == set(range(players))


@pytest.mark.rule("AC-015")
@EACH
def test_seats_are_numbered_clockwise(players: int) -> None:
    for first in range(players):
        state = new(players, 1, first_player=f"seat{first}")
        for turn in range(players):
            who = (first + turn) % players
            assert asked(state) == f"{who} civilization"
            card = state.view(None)["market"][0]["civilization"]
            play(state, f"rise {card}")
            while state.pending() == [who] and state.view(None)["turn"]["turns"] == turn:
                answers = state.legal(who)
                rest = GAME.actions.parse("rest")
                state.apply(who, rest if rest in answers else answers[-1])
