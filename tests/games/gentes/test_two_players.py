"""Two players: GE-702 to GE-707."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.chance import Rng
from tests.games.playing import asked, legal, play, refusal, shown

from .declines import decline, last_turn, out_of_time
from .positions import CARDS, ERA, FULL, decisions, new, position, seat

ROW = ["road", "well", "altar", "forge", "granary", "catapult", "harbour", "monument"]
CUBED = ["road", "altar", "granary", "harbour"]
EXPERIENCED: tuple[int, dict[str, Any]] = (2, {"setup": "experienced"})
FIRST_GAME: tuple[int, dict[str, Any]] = (2, {"setup": "first_game"})


def lying(state: Any) -> list[str]:
    return [entry["card"] for entry in state.view(None)["row"]]


def with_cubes(state: Any) -> list[str]:
    return [entry["card"] for entry in state.view(None)["row"] if entry["cube"]]


def drafted(seed: int = 1) -> Any:
    """A fresh game after the draft."""
    state = new(2, seed, setup="experienced")
    while asked(state).endswith("draft"):
        play(state, sorted(legal(state))[0])
    return state


def decks(state: Any) -> list[int]:
    """Cards in the decks, without the row."""
    counted: list[int] = state.dump()["position"]["decks"]
    return counted


# Set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-702")
@pytest.mark.parametrize("seed", range(3))
def test_the_experienced_set_up(seed: int) -> None:
    state = new(2, seed, setup="experienced", hands="open")
    assert len(state.view(None)["tiles"]) == 17
    assert state.view(None)["bonus"] == {"cards": [8, 4], "citizens": [8, 4], "cities": [8, 4]}
    laid = state.view(None)["laid"]
    assert len(laid) == 6
    assert {ERA[card] for card in laid} == {1}
    play(state, *[f"draft {card}" for card in laid[:4]])
    table = state.view(None)
    assert sorted(card for own in table["seats"] for card in own["hand"]) == sorted(laid[:4])
    assert [len(own["hand"]) for own in table["seats"]] == [2, 2]
    # The two left over are boxed, open to all; two more of each era nobody has seen.
    assert table["boxed"] == sorted(laid[4:], key=CARDS.index)
    assert len(lying(state)) == 8
    assert decks(state) == [10 - 8, 16, 16]
    assert [len(table["unseen"][era]) for era in "123"] == [2 + 2, 18, 18]


@pytest.mark.rule("GE-703")
def test_the_first_game() -> None:
    state = new(2, 1, setup="first_game", hands="open")
    table = state.view(None)
    dealt = {"treasure_chamber", "monument", "tenement", "training_ground"}
    assert {card for own in table["seats"] for card in own["hand"]} == dealt
    assert decks(state) == [10 - 8, 16, 16]
    assert [len(table["unseen"][era]) for era in "123"] == [2 + 4, 18, 18]
    assert table["boxed"] == []  # all of them were boxed unseen


@pytest.mark.slow
@pytest.mark.rule("GE-704")
@pytest.mark.parametrize("table", [EXPERIENCED, FIRST_GAME], ids=["experienced", "first_game"])
@pytest.mark.parametrize("seed", range(3))
def test_boxed_cards_never_return(table: tuple[int, dict[str, Any]], seed: int) -> None:
    """What is seen to be boxed stays there; of each era at least two cards (era I in the first game: four) are never
    seen at all."""
    boxed: set[str] = set()
    state: Any = None
    for state, _, _ in decisions(table, seed):
        now = set(state.view(None)["boxed"])
        assert boxed <= now
        boxed = now
    unseen = {era: len(state.view(None)["unseen"][era]) for era in "123"}
    assert unseen["1"] == (4 if table is FIRST_GAME else 2)
    assert unseen["2"] == 2
    assert unseen["3"] >= 2


@pytest.mark.rule("GE-704", "GE-013")
def test_boxed_cards_may_not_be_looked_at() -> None:
    """The view lists what nobody has seen, in the order of the content: nothing says what is in the deck."""
    state = drafted()
    table = state.view(0)
    for era in "123":
        assert table["unseen"][era] == sorted(table["unseen"][era], key=CARDS.index)
    assert table["deck"] == 2
    assert len(table["unseen"]["1"]) == 4
    # Every card of them may be the next one: which it is, is not decided yet.
    guesses = [state.imagine(0, Rng(luck)) for luck in range(40)]
    drawn = set()
    for luck, guess in enumerate(guesses):
        while not asked(guess).endswith("turn"):
            guess.apply(guess.pending()[0], guess.legal(guess.pending()[0])[0])
        before = lying(guess)
        play(guess, "tile scribe_3_1", "scribe_mode row1", "take_slot 1")
        drawn |= set(lying(guess)) - set(before)
        assert len(drawn) <= 4, luck
    assert drawn == set(table["unseen"]["1"])


# Cubes on the row ------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-705")
@pytest.mark.parametrize("cards", [8, 7, 6, 5, 3, 2, 1, 0])
def test_a_cube_on_every_other_card(cards: int) -> None:
    """Slots 1, 3, 5, 7 at the start of a heyday; empty slots get none."""
    state = decline({}, {}, row=ROW[:cards], deck=[])
    assert lying(state) == ROW[:cards]
    assert with_cubes(state) == ROW[:cards][::2]


@pytest.mark.rule("GE-705")
def test_cubes_move_with_their_cards() -> None:
    """Well and Granary are taken: the cube of Granary is gone, new cards have none."""
    state = position(seat(coins=20), FULL, row=ROW, cubed=CUBED)
    play(state, "tile scribe_10_0", "scribe_mode row2", "take_slot 2", "take_slot 5")
    assert lying(state)[:6] == ["road", "altar", "forge", "catapult", "harbour", "monument"]
    assert len(lying(state)) == 8
    assert with_cubes(state) == ["road", "altar", "harbour"]


@pytest.mark.rule("GE-705")
def test_a_card_taken_by_another_card_loses_its_cube_too() -> None:
    """Scriptorium takes Altar."""
    own = seat(hand=["scriptorium"], citizens={"scholar": 3}, coins=3)
    state = position(own, FULL, row=ROW, cubed=CUBED)
    play(state, "tile chronicler_3_1", "take_slot 3")
    assert shown(state)["hand"] == ["altar"]
    assert with_cubes(state) == ["road", "granary", "harbour"]


@pytest.mark.rule("GE-705")
def test_cubes_of_the_row_are_nobodys() -> None:
    state = position(seat(coins=20), FULL, row=ROW, cubed=CUBED)
    play(state, "tile scribe_3_1", "scribe_mode row1", "take_slot 1")
    assert (shown(state)["temple"], shown(state)["oracle"]) == (0, 0)


@pytest.mark.rule("GE-706")
def test_cards_with_cubes_are_boxed() -> None:
    deck = ["shipyard", "watchtower", "tenement"]
    state = decline({}, {}, row=ROW, cubed=CUBED, deck=deck)
    table = state.view(None)
    left = ["well", "forge", "catapult", "monument"]
    assert lying(state)[:4] == left
    assert set(lying(state)[4:]) == set(deck)  # as far as the deck goes
    assert set(CUBED) <= set(table["boxed"])
    assert table["deck"] == 0
    assert with_cubes(state) == lying(state)[::2]  # the next heyday


@pytest.mark.rule("GE-706")
def test_cards_without_a_cube_stay() -> None:
    """All four cards with cubes have been taken."""
    state = decline({}, {}, row=ROW[1::2], deck=[])
    assert lying(state) == ROW[1::2]


@pytest.mark.rule("GE-706", "GE-507")
def test_before_a_new_era_the_refill_is_of_the_old_one() -> None:
    state = last_turn({}, {}, round=4)
    before = {*lying(state), *state.view(None)["unseen"]["2"]}
    play(state, "tax 1")
    table = state.view(None)
    assert {ERA[card] for card in lying(state)} == {3}
    assert len(lying(state)) == 8
    assert set(table["discard"]) | set(table["boxed"]) >= before


# Two symbols ------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-707")
@pytest.mark.parametrize(
    ("tile", "offered"),
    [
        ("navigator_3_1_temple", {"1_temple", "2_temple_trade", "3_temple_oracle"}),
        ("navigator_3_1_oracle", {"1_oracle_trade", "2_oracle", "3_temple_oracle"}),
        (
            "navigator_6_1_joker",
            {"1_temple", "1_oracle_trade", "2_oracle", "2_temple_trade", "3_trade", "3_temple_oracle"},
        ),
    ],
)
def test_a_tile_with_either_symbol(tile: str, offered: set[str]) -> None:
    state = position(seat(coins=20), FULL)
    play(state, f"tile {tile}")
    homes = {action.removeprefix("place ") for action in legal(state) if "home" in action}
    assert homes == {f"home_small_{name}" for name in offered}
    if tile == "navigator_3_1_temple":
        assert refusal(state, "place home_small_2_oracle") == ("GE-351", "refuse-symbol")
        assert refusal(state, "place home_1_temple") == ("GE-001", "refuse-other-side")


@pytest.mark.rule("GE-707", "GE-383")
def test_it_counts_once_for_each_of_its_symbols() -> None:
    """Two hometowns with temple and trade, temple and oracle: Acropolis scores 2 VP for each temple."""
    spaces = ["home_small_2_temple_trade", "home_small_3_temple_oracle"]
    citizens = {"noble": 2, "artisan": 3}
    own = seat(hand=["acropolis", "great_lighthouse"], citizens=citizens, spaces=spaces, coins=3)
    state = position(own, FULL, round=5)
    assert shown(state)["needs"]["great_lighthouse"]["cities"] == {"trade": 1}
    play(state, "tile chronicler_3_1")
    assert shown(state)["tally"]["effects"] == 2 * 2


@pytest.mark.rule("GE-707")
def test_the_hometowns_do_the_same_as_on_the_other_side() -> None:
    spaces = ["home_small_1_oracle_trade", "home_small_2_temple_trade", "home_small_3_trade"]
    state = position(seat(coins=20, spaces=spaces), out_of_time())
    homes = {action for action in legal(state) if action.startswith("home_action")}
    assert homes == {"home_action home_small_1_oracle_trade", "home_action home_small_2_temple_trade"}
    play(state, "tax 1")
    assert legal(state) == {"use_home home_small_3_trade", "no_more"}
    play(state, "use_home home_small_3_trade")
    assert shown(state)["coins"] == 28
