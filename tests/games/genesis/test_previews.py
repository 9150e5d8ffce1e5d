"""What a preview promises of a tile: the herd and the area, whose points it moves and by which terrain."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.messages import Speaker
from tablee.testing.random_play import some, some_positions

from .positions import GAME, load

A02 = ("Fr Fr Sd Sd", "Wd .. .. ..", "Wd Md Md ..")  # of the worked examples


def said(state: Any, text: str, language: str = "en") -> list[str]:
    speaker = Speaker(language, game=GAME, seats=("Ann", "Bob"))
    return [speaker.event(line) for line in state.preview(0, GAME.actions.parse(text))]


def test_a_first_tile_tells_points_and_where_they_come_from() -> None:
    assert said(load(*A02), "place b2 forest") == [
        "herd of 3, area of 3",
        "Forest tiles 13 → 12 (−1 placed)",
        "Points 0 → 18 (+18 Forest)",
    ]


def test_a_tile_that_ends_the_game_tells_what_others_win_by_it() -> None:
    assert said(load(*A02), "place c2 savanna") == [
        "herd of 1, area of 3",
        "Savanna tiles 13 → 12 (−1 placed)",
        "Points 0 → 6 (+6 Savanna)",
        "Bob: Points 0 → 12 (+12 Savanna)",
    ]


def test_the_last_tile_of_a_turn_tells_it_as_well() -> None:
    """Though a roll follows, which nobody can know: it changes nothing of what anybody has."""
    assert said(load(*A02), "place b2 marsh", "fr") == [
        "troupeau de 1, zone de 3",
        "Tuiles Marais 13 → 12 (−1 posée)",
        "Points 0 → 6 (+6 Marais)",
        "Bob\u00a0: Points 0 → 12 (+12 Marais)",
    ]


def test_hidden_scores_stay_hidden() -> None:
    assert said(load(*A02, live_score=False), "place c2 savanna") == [
        "herd of 1, area of 3",
        "Savanna tiles 13 → 12 (−1 placed)",
    ]


def test_in_the_challenge_the_neutral_tiles_that_follow_are_told() -> None:
    """Its dice: forest and savanna. It joins the forest and fills the savanna; both areas of 3 tie, so each doubles."""
    rows = ("Fr Fr .. Sd Sd .. ..", ".. .. .. .. .. .. ..", ".. .. .. .. .. .. ..")
    state = load(*rows, mode="challenge", level="normal", goals=("three_crowns", "great_migration"))
    assert said(state, "place g3 mountain") == [
        "herd of 1, area of 1",
        "Mountain tiles 13 → 12 (−1 placed)",
        "Points 0 → -8 (+8 Forest, −16 the neutral species)",
    ]


@pytest.mark.parametrize(("players", "options"), [(1, {"level": "fierce"}), (2, {}), (4, {"mode": "teams"})])
def test_what_is_told_until_the_roll_comes_true(players: int, options: dict[str, Any]) -> None:
    """The kit looks at what reveals nothing; here a roll reveals something, and all the same everything is told."""
    looked = 0
    for state in some_positions(GAME, players, options, 5, 20):
        for seat in state.pending():
            for action in some(state.legal(seat), 8):
                told = [line.values for line in state.preview(seat, action) if line.key == "preview-until-roll"]
                played = state.clone()
                played.apply(seat, action)
                if told and played.revealed != state.revealed:
                    looked += 1
                    promised = [dict(held) for held in state.holdings(seat)]
                    for line in told:
                        promised[int(str(line["seat"]))][str(line["thing"])] = int(str(line["after"]))
                    assert promised == played.holdings(seat)
    assert looked > 20


def test_who_runs_out_of_tiles_in_the_challenge_is_promised_no_totals() -> None:
    """Then the neutral species plays on, by dice that nobody knows."""
    rows = ("Fr .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..")
    state = load(*rows, mode="challenge", supplies=((1, 0, 0, 0), (13, 13, 13, 13)))
    keys = {line.key for line in state.preview(0, GAME.actions.parse("place e4 forest"))}
    assert keys == {"preview-tile", "preview-certain"}
