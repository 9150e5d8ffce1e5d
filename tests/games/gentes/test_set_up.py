"""Set-up: GE-101 to GE-114."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.options import allowed_instead, refused
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import ERA, FULL, GAME, TYPES, decisions, new, position, seat, time
from .probes import changed

ERA_I = [card for card, era in ERA.items() if era == 1]
# What the seats get in a first game, counted from the first player.
FIRST_GAME = [
    (["treasure_chamber", "monument"], {"noble": 1, "priest": 2, "merchant": 1}),
    (["tenement", "training_ground"], {"noble": 1, "soldier": 3}),
    (["marketplace", "shipyard"], {"artisan": 1, "merchant": 3}),
    (["scriptorium", "road"], {"artisan": 1, "scholar": 3}),
]


def drafting(players: int, seed: int = 1, **options: Any) -> Gentes:
    return new(players, seed, setup="experienced", **options)


def drafted(players: int, seed: int = 1, **options: Any) -> tuple[Gentes, list[str]]:
    """A game after the draft, and the cards that nobody took."""
    state = drafting(players, seed, **options)
    left: list[str] = []
    while asked(state).endswith("draft"):
        wanted = sorted(legal(state))[0]
        left = [card for card in state.view(0)["laid"] if wanted != f"draft {card}"]
        play(state, wanted)
    return state, left


def started(players: int, **options: Any) -> Gentes:
    """A game in its first turn."""
    state, _ = drafted(players, **options)
    while asked(state).endswith("citizens"):
        play(state, "assign noble")
    return state


def row(state: Gentes) -> list[str]:
    return [lying["card"] for lying in state.view(None)["row"]]


def spread(state: Gentes) -> dict[str, int]:
    return {kind: count for kind, count in shown(state)["citizens"].items() if count}


@pytest.mark.rule("GE-101")
def test_the_chart_is_shuffled() -> None:
    charts = [tuple(new(3, seed).view(None)["chart"]) for seed in range(1, 41)]
    assert all(sorted(chart) == sorted(TYPES) for chart in charts)
    assert len(set(charts)) > 30
    for column in range(6):
        assert {chart[column] for chart in charts} == set(TYPES)


@pytest.mark.rule("GE-101", "GE-001")
@pytest.mark.parametrize(("players", "side"), [(1, "home_small"), (2, "home_small"), (3, "home"), (4, "home")])
def test_the_side_follows_from_the_players(players: int, side: str) -> None:
    state = started(players)
    play(state, "tile navigator_4_2_joker", "stack 0")
    homes = {action for action in legal(state) if action.startswith("place home")}
    assert len(homes) == (6 if side == "home_small" else 9)
    assert all(action.startswith("place home_small") == (side == "home_small") for action in homes)


@pytest.mark.rule("GE-102")
@pytest.mark.parametrize(
    ("players", "pile"), [(1, [8]), (2, [8, 4]), (3, [8, 4, 4]), (4, [8, 4, 4, 4])], ids=["1", "2", "3", "4"]
)
def test_bonus_piles(players: int, pile: list[int]) -> None:
    assert new(players).view(None)["bonus"] == {"cards": pile, "citizens": pile, "cities": pile}


@pytest.mark.rule("GE-103", "GE-104")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    state = drafting(players)
    view = state.view(None)
    assert (view["round"], view["era"]) == (1, 1)
    assert view["spaces"] == {}
    for who, own in enumerate(view["seats"]):
        assert (own["vp"], own["coins"], own["tokens"]) == (0, 20, 6)
        assert (own["temple"], own["oracle"]) == (0, 0)
        assert own["citizens"] == dict.fromkeys(TYPES, 0)
        assert time(state, who) == "1......xxxxx"
        assert own["free"] == 6


@pytest.mark.slow
@pytest.mark.rule("GE-105")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    firsts = [new(players, seed, setup="first_game").view(None)["first"] for seed in range(1, 41)]
    assert set(firsts) == set(range(players))
    again = [new(players, seed, setup="first_game").view(None)["first"] for seed in range(1, 41)]
    assert firsts == again
    for seed, first in enumerate(firsts, start=1):
        assert asked(new(players, seed, setup="first_game")) == f"{first} turn"


@pytest.mark.rule("GE-105")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_first_player_is_set_by_the_table(players: int, first: int) -> None:
    for seed in range(1, 6):
        state = new(players, seed, setup="first_game", first_player=f"seat{first}")
        assert state.view(None)["first"] == first
        assert asked(state) == f"{first} turn"
    assert "seat3" not in allowed_instead(GAME, 3, "first_player", "seat3")


@pytest.mark.rule("GE-106")
@pytest.mark.parametrize("players", [3, 4])
def test_three_decks_of_eighteen(players: int) -> None:
    view = new(players, setup="first_game", hands="open").view(None)
    held = [card for own in view["seats"] for card in own["hand"]]
    lying = [entry["card"] for entry in view["row"]]
    assert len(held + lying + view["unseen"]["1"]) == 18
    assert {ERA[card] for card in held + lying + view["unseen"]["1"]} == {1}
    for era in (2, 3):
        assert view["unseen"][str(era)] == [card for card in ERA if ERA[card] == era]
        assert len(view["unseen"][str(era)]) == 18
    assert view["deck"] == 18 - 2 * players - 8


@pytest.mark.rule("GE-106")
def test_the_decks_are_shuffled() -> None:
    rows = {tuple(row(new(3, seed, setup="first_game"))) for seed in range(1, 21)}
    assert len(rows) == 20
    assert row(new(3, 7, setup="first_game")) == row(new(3, 7, setup="first_game"))


@pytest.mark.rule("GE-107", "GE-108", "GE-105")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_a_first_game(players: int, first: int) -> None:
    state = new(players, setup="first_game", first_player=f"seat{first}")
    for number, (cards, citizens) in enumerate(FIRST_GAME[:players]):
        own = shown(state, (first + number) % players)
        assert sorted(own["hand"]) == sorted(cards)
        assert {kind: count for kind, count in own["citizens"].items() if count} == citizens
        assert own["total"] == 4


@pytest.mark.rule("GE-107")
@pytest.mark.parametrize("players", [3, 4])
def test_fixed_cards_of_nobody_stay_in_the_deck(players: int) -> None:
    unused = {card for cards, _ in FIRST_GAME[players:] for card in cards}
    seen = set()
    for seed in range(1, 21):
        state = new(players, seed, setup="first_game")
        in_row = unused & set(row(state))
        assert unused <= set(row(state)) | set(state.view(0)["unseen"]["1"])
        seen |= in_row
    assert seen == unused  # and come up like any other


@pytest.mark.rule("GE-109")
@pytest.mark.parametrize(("players", "laid"), [(2, 6), (3, 9), (4, 12)])
def test_cards_laid_out_for_the_draft(players: int, laid: int) -> None:
    state = drafting(players)
    view = state.view(None)
    assert view["phase"] == "draft"
    assert len(view["laid"]) == laid
    assert {ERA[card] for card in view["laid"]} == {1}
    assert view["row"] == []
    assert legal(state) == {f"draft {card}" for card in view["laid"]}
    absent = next(card for card in ERA_I if card not in view["laid"])
    assert refusal(state, f"draft {absent}") == ("GE-109", "refuse-not-laid")
    assert new(players, setup="first_game").view(None)["laid"] == []


@pytest.mark.rule("GE-110")
@pytest.mark.parametrize(
    ("players", "first", "lap"),
    [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 0, [2, 1, 0]), (4, 1, [0, 3, 2, 1]), (4, 3, [2, 1, 0, 3])],
)
def test_the_order_of_the_draft(players: int, first: int, lap: list[int]) -> None:
    """From the right of the first player, counter-clockwise; two laps in the same order."""
    state = drafting(players, first_player=f"seat{first}")
    order = []
    while asked(state).endswith("draft"):
        (who,) = state.pending()
        order.append(who)
        taken = state.view(None)["laid"][0]
        play(state, f"draft {taken}")
        assert taken in shown(state, who)["hand"]
        if asked(state).endswith("draft"):
            assert refusal(state, f"draft {taken}") == ("GE-109", "refuse-not-laid")
    assert order == lap * 2
    assert [len(shown(state, who)["hand"]) for who in range(players)] == [2] * players


@pytest.mark.rule("GE-111")
@pytest.mark.parametrize("players", [3, 4])
def test_what_the_draft_leaves_goes_back_into_the_deck(players: int) -> None:
    again = set()
    for seed in range(1, 11):
        state, left = drafted(players, seed)
        view = state.view(None)
        assert len(left) == players
        assert set(left) <= set(row(state)) | set(view["unseen"]["1"])
        assert view["boxed"] == view["laid"] == []
        assert view["deck"] == 18 - 2 * players - 8
        again |= {card in row(state) for card in left}
    assert again == {True, False}  # shuffled in: some come up at once, some do not


@pytest.mark.rule("GE-111", "GE-702")
def test_with_two_players_the_rest_of_the_draft_is_boxed() -> None:
    state, left = drafted(2)
    view = state.view(None)
    assert len(left) == 2
    assert sorted(view["boxed"]) == sorted(left)
    assert not set(left) & {*row(state), *view["unseen"]["1"]}
    assert view["deck"] == 2


@pytest.mark.rule("GE-112")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_row_is_opened(players: int) -> None:
    state, _ = drafted(players)
    assert len(row(state)) == len(set(row(state))) == 8
    assert {ERA[card] for card in row(state)} == {1}
    if players > 1:
        assert len(row(new(players, setup="first_game"))) == 8


@pytest.mark.rule("GE-112")
def test_slot_one_is_the_cheapest() -> None:
    state = started(4)
    first = row(state)[0]
    play(state, "tile scribe_4_0", "scribe_mode row1")
    assert legal(state) == {"take_slot 1", "take_slot 2", "take_slot 3", "take_slot 4", "stop"}
    play(state, "take_slot 1")
    assert any(first in shown(state, who)["hand"] for who in range(4))


@pytest.mark.rule("GE-113", "GE-112")
def test_citizens_are_spread_at_the_same_time_once_the_row_is_open() -> None:
    state, _ = drafted(3)
    assert state.view(None)["phase"] == "citizens"
    assert len(row(state)) == 8
    assert asked(state) == "0 citizens, 1 citizens, 2 citizens"
    assert legal(state, 2) == {f"assign {kind}" for kind in TYPES}
    # The last seat may be done first; nobody sees anything before everybody is.
    for _ in range(4):
        state.apply(2, GAME.actions.parse("assign scholar"))
    assert asked(state) == "0 citizens, 1 citizens"
    assert refusal(state, "assign noble", 2)[1] == "refuse-not-your-turn"
    for who in (0, 1):
        for kind in ("noble", "noble", "soldier", "priest"):
            assert [own["total"] for own in state.view(who)["seats"]] == [0, 0, 0]
            state.apply(who, GAME.actions.parse(f"assign {kind}"))
    assert [own["total"] for own in state.view(None)["seats"]] == [4, 4, 4]
    assert shown(state, 2)["citizens"]["scholar"] == 4
    assert spread(state) == {"noble": 2, "soldier": 1, "priest": 1}
    assert asked(state).endswith("turn")


@pytest.mark.rule("GE-113")
@pytest.mark.parametrize("kind", TYPES)
def test_all_four_citizens_may_be_of_one_type(kind: str) -> None:
    state, _ = drafted(2)
    play(state, *[f"assign {kind}"] * 8)
    assert spread(state) == {kind: 4}


@pytest.mark.rule("GE-113")
def test_opposed_types_do_not_push_each_other() -> None:
    state, _ = drafted(2)
    play(state, "assign noble", "assign artisan", "assign noble", "assign artisan", *["assign noble"] * 4)
    assert spread(state) == {"noble": 2, "artisan": 2}


@pytest.mark.rule("GE-114")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_small_tax_collector_is_masked(players: int) -> None:
    state = started(players, advanced=True)
    who = state.pending()[0]
    assert "tax 1" not in legal(state)
    assert refusal(state, "tax 1") == ("GE-114", "refuse-tax-masked")
    before = shown(state, who)["coins"]
    play(state, "tax 2", "stack 0")
    assert shown(state, who)["coins"] == before + 8
    # Without the option both are there.
    assert {"tax 1", "tax 2"} <= legal(started(players, advanced=False))


@pytest.mark.rule("GE-114")
def test_it_stays_masked_for_the_whole_game() -> None:
    masked = GAME.actions.parse("tax 1")
    taxes = 0
    for state, who, action in decisions((3, {"setup": "experienced", "advanced": True}), 5):
        assert masked not in state.legal(who)
        taxes += action == GAME.actions.parse("tax 2")
    assert taxes > 0
    assert state.over


@pytest.mark.rule("GE-114", "GE-302")
def test_abilities_work_on_the_large_tax_collector() -> None:
    own = seat(coins=0, played=["tenement"], spaces=["home_3_trade"])
    state = position(own, FULL, FULL, options={"setup": "experienced", "advanced": True})
    assert changed(state, "tax 2", "use_home home_3_trade", "stack 1")["coins"] == 2 * (8 + 2)


@pytest.mark.rule("GE-114")
def test_the_option_needs_the_experienced_set_up() -> None:
    told = refused(GAME, 3, {"setup": "first_game", "advanced": True})
    assert told["option"] == "advanced"
