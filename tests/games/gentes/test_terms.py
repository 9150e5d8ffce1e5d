"""Terms that every chapter uses (GE-001 to GE-013): the numbers that hold wherever a position comes from."""

from __future__ import annotations

import pytest

from tablee.engine.errors import PositionError
from tests.games.options import refused
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import FULL, GAME, TYPES, new, position, seat, time
from .probes import CHRONICLER, alone, changed

SIX = ["crotona", "syracusae", "troia", "sinope", "carthago", "home_3_trade"]


@pytest.mark.rule("GE-001")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_seats(players: int) -> None:
    assert refused(GAME, players)["players"] == players
    assert [len(new(seats).view(None)["seats"]) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.rule("GE-001")
@pytest.mark.parametrize(
    ("players", "foreign"), [(1, "home_1_temple"), (2, "home_1_temple"), (3, "home_small_1_temple")]
)
def test_the_other_side_of_the_board_is_not_there(players: int, foreign: str) -> None:
    state = position(seat(coins=20), *[FULL] * (players - 1))
    play(state, "tile navigator_4_2_joker", "stack 0")
    assert refusal(state, f"place {foreign}") == ("GE-001", "refuse-other-side")


@pytest.mark.rule("GE-002")
@pytest.mark.parametrize("pair", [("noble", "artisan"), ("soldier", "merchant"), ("priest", "scholar")])
@pytest.mark.parametrize("counts", [(7, 0), (6, 1), (4, 3)])
def test_a_row_holds_six(pair: tuple[str, str], counts: tuple[int, int]) -> None:
    with pytest.raises(PositionError):
        position(seat(citizens=dict(zip(pair, counts, strict=True))), FULL, FULL)
    within = position(seat(citizens={pair[0]: 3, pair[1]: 3}), FULL, FULL)
    assert shown(within)["total"] == 6


@pytest.mark.rule("GE-003")
@pytest.mark.parametrize("kind", TYPES)
def test_citizens_come_by_the_same_rule_from_everywhere(kind: str) -> None:
    """Three cubes instead of training: a full row pushes the opposite type back, and the total stays."""
    other = TYPES[TYPES.index(kind) ^ 1]
    state = position(seat(citizens={kind: 2, other: 4}, oracle=3), FULL, FULL)
    assert changed(state, f"extra_trio 0 {kind}") == {kind: 1, other: -1, "oracle": -3}
    full = position(seat(citizens={kind: 6}, oracle=3), FULL, FULL)
    assert refusal(full, f"extra_trio 0 {kind}") == ("GE-404", "refuse-type-full")


@pytest.mark.rule("GE-004")
@pytest.mark.parametrize(
    ("track", "locks", "drawn", "free"),
    [
        ([1], 5, "1......xxxxx", 6),
        ([], 0, "............", 12),
        (["leader", 2, 1], 4, "t21.....xxxx", 5),
        ([1] * 12, 0, "111111111111", 0),
    ],
)
def test_free_spaces(track: list[int | str], locks: int, drawn: str, free: int) -> None:
    state = position(seat(track=track, locks=locks), seat(), FULL, active=1)
    assert time(state) == drawn
    assert shown(state)["free"] == free == 12 - locks - len(track)
    assert shown(state)["passed"] == (free == 0)


@pytest.mark.rule("GE-004")
@pytest.mark.parametrize("spaces", [8, 13])
def test_no_more_spaces_than_are_unlocked(spaces: int) -> None:
    with pytest.raises(PositionError):
        position(seat(track=[1] * spaces), FULL, FULL)


@pytest.mark.rule("GE-004")
def test_the_left_most_lock_goes_first() -> None:
    """Road takes a lock away: the space next to the used and free ones can be used at once."""
    state = alone(hand=["road"], citizens={"artisan": 2, "scholar": 1}, coins=5)
    play(state, CHRONICLER)
    assert time(state) == "1t......xxxx"


@pytest.mark.rule("GE-006")
def test_markers_do_not_pay_for_options() -> None:
    """Two stored cubes and two markers are two cubes."""
    spaces, played = ["home_1_temple"], ["monument"]
    state = position(
        seat(temple=1, oracle=1, played=played, used=played, spaces=spaces, marked=spaces, citizens={"noble": 1}),
        FULL,
        FULL,
    )
    assert refusal(state, "extra_trio 1 noble") == ("GE-404", "refuse-cubes")
    assert not any(action.startswith("extra_trio") for action in legal(state))
    assert shown(state)["final"]["cubes"] == 1


@pytest.mark.rule("GE-008", "GE-355")
def test_nobody_has_a_seventh_token() -> None:
    state = position(seat(coins=20, spaces=SIX, bonus={"cities": 8}), FULL, FULL)
    assert shown(state)["tokens"] == 0
    play(state, "tile navigator_4_2_joker", "stack 0")
    assert asked(state) == "0 lift"
    with pytest.raises(PositionError):
        position(seat(spaces=[*SIX, "delphi"]), FULL, FULL)


@pytest.mark.rule("GE-009")
def test_a_card_stays_in_play() -> None:
    state = alone(played=["watchtower"], track=[1] * 6)
    play(state, "tax 1")
    assert state.view(0)["round"] == 2
    assert shown(state)["played"] == ["watchtower"]


@pytest.mark.rule("GE-011")
@pytest.mark.parametrize(
    ("players", "foreign"),
    [(1, "leader"), (2, "philosopher_4_1"), (3, "philosopher_2_0"), (3, "chronicler_7_0"), (2, "navigator_8_0_joker")],
)
def test_tiles_that_do_not_fit_have_left_the_game(players: int, foreign: str) -> None:
    state = position(seat(coins=20), *[FULL] * (players - 1))
    assert refusal(state, f"tile {foreign}") == ("GE-011", "refuse-tile-not-in-game")


@pytest.mark.rule("GE-012")
def test_the_discard_pile_is_public() -> None:
    state = position(seat(), FULL, FULL, discard=["road", "well"], round=3)
    assert [state.view(who)["discard"] for who in (None, 0, 1, 2)] == [["road", "well"]] * 4


@pytest.mark.rule("GE-013")
def test_the_order_of_a_deck_is_not_told() -> None:
    """The view lists the cards of a deck in the order of the content, whatever comes next."""
    views = [new(3, seed, setup="first_game").view(0) for seed in range(1, 6)]
    for era in ("2", "3"):
        assert len({tuple(view["unseen"][era]) for view in views}) == 1
        assert len(views[0]["unseen"][era]) == 18
