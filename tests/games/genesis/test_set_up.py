"""Set-up: GS-020 to GS-029."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.options import allowed_instead, refused
from tests.games.playing import asked, keys, number_in, play

from .boards import TABLES, finished, named, positions_of_a_game
from .positions import GAME, new, offered_squares, offers, squares_with, supply


@pytest.mark.rule("GS-020")
def test_the_standard_game_is_for_two_to_four() -> None:
    for players in (2, 3, 4):
        assert GAME.new(players, 1, {"mode": "standard"}).players == players
        assert GAME.new(players, 1).dump()["options"]["mode"] == "standard"
    assert allowed_instead(GAME, 1, "mode", "standard") == "challenge"
    for players in (0, 5):
        assert refused(GAME, players)["allowed"] == "1, 2, 3, 4"


@pytest.mark.rule("GS-021")
def test_one_of_four_maps_is_chosen() -> None:
    assert new(4).dump()["position"]["board"] == new(4, map="pangaea").dump()["position"]["board"]
    for entry in GAME.content.map:
        board = new(4, map=entry.id).dump()["position"]["board"]
        assert [row.replace("..", ".").replace("VV", "V").replace("PP", "P").replace(" ", "") for row in board] == list(
            entry.rows
        )
    lands = {tuple(new(4, 3, map=land).dump()["position"]["board"]) for land in ("gondwana", "laurasia", "random")}
    assert len(lands) == 3
    assert allowed_instead(GAME, 4, "map", "atlantis") == "pangaea, gondwana, laurasia, random"


@pytest.mark.rule("GS-022")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_board_starts_without_tiles(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    contents = {cell for row in new(players, **options).dump()["position"]["board"] for cell in row.split()}
    assert (contents <= {"..", "VV", "PP", "~~"}) == (options.get("level") != "fierce")


@pytest.mark.rule("GS-023")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("land", ["pangaea", "gondwana", "laurasia", "random"])
def test_three_and_four_players_use_the_whole_board(players: int, land: str) -> None:
    state = new(players, map=land)
    assert len(offered_squares(state)) == 118
    assert not squares_with(state, "~~")


@pytest.mark.rule("GS-024")
@pytest.mark.parametrize(("land", "left"), [("pangaea", 93), ("gondwana", 91), ("laurasia", 93)])
def test_two_players_stay_left_of_the_river(land: str, left: int) -> None:
    state = new(2, map=land)
    beyond = squares_with(state, "~~")
    assert len(beyond) == 30
    assert len(offered_squares(state)) == state.view(None)["free"] == left
    assert not offered_squares(state) & beyond
    for square in beyond:
        refusal = state.why_not(state.pending()[0], GAME.actions.parse(f"place {square} marsh"))
        assert refusal is not None
        assert refusal.rule == "GS-024"
    # They do not keep a game going either.
    over = finished(2, 5, map=land)
    assert squares_with(over, "~~") == beyond


@pytest.mark.rule("GS-025")
def test_species_are_chosen_in_seat_order_and_only_once() -> None:
    state = GAME.new(3, 1)
    assert asked(state) == "0 species"
    assert offers(state) == {"pick reptile", "pick dinosaur", "pick mammal", "pick human"}
    play(state, "pick mammal")
    assert asked(state) == "1 species"
    assert offers(state) == {"pick reptile", "pick dinosaur", "pick human"}
    play(state, "pick human")
    assert asked(state) == "2 species"
    play(state, "pick reptile")
    assert asked(state).endswith("tile1")
    assert [seat["species"] for seat in state.view(None)["seats"]] == ["mammal", "human", "reptile"]


@pytest.mark.rule("GS-025")
def test_the_last_of_four_takes_what_is_left() -> None:
    state = GAME.new(4, 1)
    for species in ("human", "mammal"):
        play(state, f"pick {species}")
    events = play(state, "pick dinosaur")
    assert [event.values for event in events if event.key == "event-species"][-1] == {"seat": 3, "species": "reptile"}
    assert asked(state).endswith("tile1")


@pytest.mark.rule("GS-025")
def test_an_assigned_species_is_not_asked_again() -> None:
    state = GAME.new(3, 1, {"species": ["choose", "human", "choose"]})
    assert asked(state) == "0 species"
    assert offers(state) == {"pick reptile", "pick dinosaur", "pick mammal"}
    play(state, "pick dinosaur")
    assert asked(state) == "2 species"
    assert offers(state) == {"pick reptile", "pick mammal"}
    assert asked(GAME.new(2, 1, {"species": ["mammal", "human"]})).endswith("tile1")
    assert refused(GAME, 2, {"species": ["human", "human"]})["option"] == "species"


@pytest.mark.rule("GS-026")
@pytest.mark.parametrize("tiles", [13, 16])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_receives_a_full_supply(players: int, tiles: int) -> None:
    state = new(players, tiles_per_colour=tiles)
    assert [supply(state, side) for side in range(players)] == [[tiles] * 4] * players


@pytest.mark.rule("GS-027")
def test_species_nobody_plays_are_out_of_the_game() -> None:
    for species in (["reptile", "human"], ["dinosaur", "mammal", "human"]):
        state = finished(len(species), 3, species=species)
        letters = {cell[1] for row in state.dump()["position"]["board"] for cell in row.split() if cell[0] in "FSMW"}
        assert letters == {name[0] for name in species}
        assert len(state.dump()["position"]["sides"]) == len(species)


@pytest.mark.slow
@pytest.mark.rule("GS-028")
def test_the_first_player_is_drawn_with_the_seed() -> None:
    firsts = Counter(new(3, seed).view(None)["first"] for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert all(60 < count < 140 for count in firsts.values())
    for seed in range(20):
        state = new(3, seed)
        assert state.pending() == [state.view(None)["first"]] == [new(3, seed).view(None)["first"]]


@pytest.mark.rule("GS-028")
def test_the_first_player_can_be_fixed() -> None:
    for seat in range(4):
        assert {new(4, seed, first_player=f"seat{seat}").pending()[0] for seed in range(10)} == {seat}
    assert allowed_instead(GAME, 2, "first_player", "seat2") == "random, seat0, seat1"


@pytest.mark.rule("GS-029")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_round_in_seat_order(players: int) -> None:
    state = new(players, 4, first_player="seat1")
    turns = [1]
    for _ in range(3 * players):
        events = play(state, min(offers(state)))
        if asked(state).endswith("tile2"):
            events += play(state, "stop")
        turns += [number_in(event, "seat") for event in events if event.key == "event-roll"]
    assert turns == [(1 + turn) % players for turn in range(len(turns))]
    assert len(turns) == 3 * players + 1


@pytest.mark.rule("GS-029")
def test_the_order_holds_until_the_game_ends() -> None:
    rolls: list[int] = []
    for state, _ in positions_of_a_game(3, seed=12, first_player="seat0"):
        seat = state.pending()[0]
        if asked(state).endswith("tile1"):
            rolls.append(seat)
    assert rolls == [turn % 3 for turn in range(len(rolls))]
    assert len(rolls) > 40


def test_set_up_tells_what_happened() -> None:
    state, events = GAME.start(2, 6, {"map": "random", "species": ["choose", "human"]})
    assert keys(events) == ["event-map"]
    assert events[0].values == {"seed": str(state.view(None)["map_seed"])}
    events = play(state, "pick mammal")
    assert keys(events) == ["event-species", "event-species", "event-first", "event-roll"]
    assert [dict(event.values) for event in events[:2]] == [
        {"seat": 0, "species": "mammal"},
        {"seat": 1, "species": "human"},
    ]
    assert events[2].values["seat"] == events[3].values["seat"] == state.pending()[0]
