"""Components and terms: GE-001 to GE-013."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, legal, play, shown

from .positions import CONTENT, FULL, TYPES, new, position, seat
from .probes import CHRONICLER, alone, changed

CARDS = [card.id for card in CONTENT.card]


@pytest.mark.rule("GE-001")
@pytest.mark.parametrize(("players", "homes"), [(1, 6), (2, 6), (3, 9), (4, 9)])
def test_the_side_of_the_board(players: int, homes: int) -> None:
    state = position(seat(coins=20), *[FULL] * (players - 1))
    play(state, "tile navigator_4_2_joker", "stack 0")
    spaces = {action.removeprefix("place ") for action in legal(state)}
    cities = {city.id for city in CONTENT.city}
    assert cities < spaces
    assert len(cities) == 18
    assert len(spaces - cities) == homes
    assert all(name.startswith("home_small") == (players < 3) for name in spaces - cities)


@pytest.mark.rule("GE-001", "GE-705")
@pytest.mark.parametrize(("players", "cubed"), [(1, [1, 3, 5, 7]), (2, [1, 3, 5, 7]), (3, []), (4, [])])
def test_cubes_above_the_row(players: int, cubed: list[int]) -> None:
    state = new(players, setup="experienced")
    while not asked(state).endswith("turn"):
        play(state, sorted(legal(state))[0])
    row = state.view(None)["row"]
    assert len(row) == 8
    assert [slot for slot, lying in enumerate(row, start=1) if lying["cube"]] == cubed


@pytest.mark.rule("GE-002")
def test_types_and_their_opposites() -> None:
    opposites = {citizen.id: citizen.opposite for citizen in CONTENT.citizen}
    assert opposites == {
        "noble": "artisan",
        "artisan": "noble",
        "soldier": "merchant",
        "merchant": "soldier",
        "priest": "scholar",
        "scholar": "priest",
    }
    full = {"noble": 6, "soldier": 3, "merchant": 3, "scholar": 6}
    assert shown(position(seat(citizens=full), FULL, FULL))["total"] == 18


@pytest.mark.rule("GE-003", "GE-317")
@pytest.mark.parametrize("citizen", TYPES)
@pytest.mark.parametrize(
    ("own", "opposite", "after"),
    [(0, 0, (1, 0)), (2, 3, (3, 3)), (3, 3, (4, 2)), (0, 6, (1, 5)), (5, 1, (6, 0)), (5, 0, (6, 0))],
)
def test_gaining_a_citizen(citizen: str, own: int, opposite: int, after: tuple[int, int]) -> None:
    (other,) = [entry.opposite for entry in CONTENT.citizen if entry.id == citizen]
    chart = [citizen, *(name for name in TYPES if name != citizen)]
    state = position(seat(coins=3, citizens={citizen: own, other: opposite}), FULL, FULL, chart=chart)
    play(state, "tile philosopher_3_1", "train_count 1", f"train {citizen}")
    found = shown(state)["citizens"]
    assert (found[citizen], found[other]) == after


@pytest.mark.rule("GE-003", "GE-315")
def test_a_seventh_citizen_of_a_type_does_not_exist() -> None:
    state = position(seat(coins=3, citizens={"noble": 6}), FULL, FULL, chart=TYPES)
    play(state, "tile philosopher_3_1")
    assert "train noble" not in legal(state)
    # Forge gives a Soldier to whom has six: nothing happens.
    forge = alone(hand=["forge"], citizens={"artisan": 2, "soldier": 6}, coins=5)
    play(forge, CHRONICLER)
    assert shown(forge)["citizens"]["soldier"] == 6


@pytest.mark.rule("GE-004")
def test_the_time_track() -> None:
    """Twelve spaces: used ones from the left, locks from the right."""
    state = position(seat(coins=20, track=[2, 1], locks=3), FULL, FULL)
    own = shown(state)
    assert (len(own["track"]), own["locks"], own["free"]) == (2, 3, 12 - 3 - 2)
    play(state, "tile scribe_6_1", "scribe_mode row1", "take_slot 1")
    own = shown(state)
    assert own["track"] == [{"hourglasses": 2}, {"hourglasses": 1}, {"tile": "scribe_6_1"}, {"hourglasses": 1}]
    assert own["free"] == 12 - 3 - 4


@pytest.mark.rule("GE-005")
def test_supplies_do_not_run_out() -> None:
    """89 coins, 60 hourglasses and 40 cubes lie in the box; none of them is a limit."""
    rich = position(seat(coins=500), *[seat(coins=500)] * 3)
    assert changed(rich, "tax 1")["coins"] == 4
    crowded = [seat(track=[2] * 10, locks=0, temple=4, oracle=4)] * 4
    state = position(*crowded)  # 80 hourglasses, 32 cubes
    play(state, "tax 2", "stack 0")
    assert shown(state)["free"] == 0


@pytest.mark.rule("GE-005")
def test_coins_are_public_and_never_negative() -> None:
    state = position(seat(coins=1), seat(coins=7), FULL)
    assert [own["coins"] for own in state.view(1)["seats"]][:2] == [1, 7]
    assert not any(action.startswith("tile philosopher") for action in legal(state))


@pytest.mark.rule("GE-006")
@pytest.mark.parametrize("kind", ["temple", "oracle"])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_a_store_holds_four_cubes(kind: str, before: int, after: int) -> None:
    """Two cities of one region, each for a cube (example 26)."""
    first, second = {"temple": ("crotona", "athenai"), "oracle": ("delphi", "sparta")}[kind]
    state = position(seat(coins=3, spaces=[first], **{kind: before}), FULL, FULL)
    play(state, f"tile navigator_3_1_{kind}", f"place {second}")
    assert shown(state)[kind] == after


@pytest.mark.rule("GE-006")
def test_markers_are_no_cubes() -> None:
    state = alone(played=["monument"], coins=10)
    play(state, "card_action monument", "train_count 1", "train noble")
    own = shown(state)
    assert own["used"] == ["monument"]
    assert (own["temple"], own["oracle"]) == (0, 0)


@pytest.mark.rule("GE-008")
def test_six_tokens() -> None:
    spaces = ["crotona", "syracusae", "delphi", "athenai"]
    assert shown(position(seat(spaces=spaces), FULL, FULL))["tokens"] == 2
    assert CONTENT.rules.city_tokens == 6


@pytest.mark.rule("GE-009")
def test_what_a_card_has() -> None:
    assert len(CARDS) == 54
    for card in CONTENT.card:
        assert card.requires.citizens
        assert card.vp > 0
        assert len(card.synergy) in ((1, 2) if card.era < 3 else (0,))
    # A card in play lies face up until the end.
    state = alone(hand=["watchtower"], citizens={"noble": 1, "soldier": 2}, coins=5)
    play(state, CHRONICLER)
    assert [own["played"] for own in state.view(1)["seats"]] == [["watchtower"], [], []]


@pytest.mark.rule("GE-010")
@pytest.mark.parametrize(
    ("action", "count"),
    [("tax", 0), ("leader", 1), ("philosopher", 7), ("scribe", 6), ("navigator", 7), ("chronicler", 7)],
)
def test_numbers_of_tiles(action: str, count: int) -> None:
    tiles = [tile for tile in CONTENT.action_tile if tile.action == action]
    assert len(tiles) == count
    assert all((tile.symbol is not None) == (action == "navigator") for tile in tiles)


@pytest.mark.rule("GE-011")
@pytest.mark.parametrize(("players", "tiles"), [(1, 8), (2, 17), (3, 21), (4, 28)])
def test_tiles_by_number_of_players(players: int, tiles: int) -> None:
    assert len(new(players).view(None)["tiles"]) == tiles


@pytest.mark.rule("GE-012")
def test_everything_is_public_with_open_hands() -> None:
    """Every seat and every spectator sees the same, hands included, but for who is looking."""
    state = position(
        seat(coins=5, hand=["road", "well"], played=["monument"], citizens={"noble": 2}, spaces=["delphi"]),
        seat(coins=1, hand=["forge"], temple=2, oracle=1),
        FULL,
        discard=[],
        options={"hands": "open"},
    )
    views = [without(state.view(who), "seat", "offers") for who in (None, 0, 1, 2)]
    for view in views:
        view["seats"] = [without(own, "spread") for own in view["seats"]]
    assert views[0] == views[1] == views[2] == views[3]
    assert [own["hand"] for own in views[0]["seats"]] == [["road", "well"], ["forge"], []]


@pytest.mark.rule("GE-012", "GE-113")
def test_free_citizens_are_secret() -> None:
    state = new(3, setup="experienced")
    while asked(state).endswith("draft"):
        play(state, sorted(legal(state))[0])
    assert asked(state) == "0 citizens, 1 citizens, 2 citizens"
    play(state, "assign noble")
    assert state.view(0)["seats"][0]["spread"]["noble"] == 1
    for who in (1, 2, None):
        spread = state.view(who)["seats"][0]["spread"]
        assert not any(spread.values())


@pytest.mark.rule("GE-013")
@pytest.mark.parametrize("players", [3, 4])
def test_the_content_of_the_decks_may_be_looked_at(players: int) -> None:
    state = new(players, setup="first_game", hands="open")
    view = state.view(0)
    held = [card for own in view["seats"] for card in own["hand"]]
    lying = [entry["card"] for entry in view["row"]]
    for era in (1, 2, 3):
        cards = [card.id for card in CONTENT.card if card.era == era]
        assert view["unseen"][str(era)] == [card for card in cards if card not in held + lying]
    assert view["deck"] == 18 - 2 * players - 8


@pytest.mark.rule("GE-013", "GE-704")
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_players_only_cards_not_seen_are_known(players: int) -> None:
    """Deck and box together: nobody can tell which cards were boxed unseen."""
    state = new(players, setup="experienced", hands="open")
    while asked(state).endswith("draft"):
        play(state, sorted(legal(state))[0])
    view = state.view(0)
    seen = {card for own in view["seats"] for card in own["hand"]} | {entry["card"] for entry in view["row"]}
    seen |= set(view["boxed"])
    for era, deck in ((1, 2), (2, 16), (3, 16)):
        cards = [card.id for card in CONTENT.card if card.era == era]
        unseen: list[str] = view["unseen"][str(era)]
        assert unseen == [card for card in cards if card not in seen]
        assert len(unseen) == deck + 2  # two of them are boxed
    assert view["deck"] == 2


def without(view: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in keys}
