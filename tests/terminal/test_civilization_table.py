"""Age of Civilization at the terminal: secrets behind a curtain, costs explained, whole games in every mode."""

from __future__ import annotations

import pytest

from tablee.engine.messages import LANGUAGES
from tests.terminal.conftest import CURTAIN, Sit, alone_to_the_end, printed

GAME = "age_of_civilization"
SOLO = ("skirmish", "age_of_wonders", "silk_road", "lost_civilization", "mongol_devastation", "death_and_rebirth")


def test_people_with_secrets_have_a_curtain_between_them(sit: Sit) -> None:
    table = sit(["", "1", "", "1"], game_key=GAME, draft=True)
    table.run()
    said = printed(table)
    picked = [move.action for move in table.match.record().moves]
    assert len(picked) == 2
    first = said.index(f"Player 1 {CURTAIN}")
    second = said.index(f"Player 2 {CURTAIN}")
    assert first < said.index("Cards to choose from") < second
    # What the first one kept is not told on the screen they share.
    assert "Player 1 has picked a civilization." in said
    assert "You keep" not in said


def test_without_secrets_there_is_no_curtain(sit: Sit) -> None:
    table = sit(["1", "rest", "1", "rest"], game_key=GAME)
    table.run()
    assert CURTAIN not in printed(table)


def test_one_person_needs_no_curtain(sit: Sit) -> None:
    table = sit(["1"], game_key=GAME, bots="random", draft=True)
    table.run()
    assert CURTAIN not in printed(table)
    assert "You keep" in printed(table)


def test_an_action_can_be_tried_before_it_is_done(sit: Sit) -> None:
    table = sit(["try 1", "1", "try enslave", "why conquest"], game_key=GAME, order="first_game")
    table.run()
    said = printed(table)
    assert "For certain: Workers in hand +" in said
    assert "(+2 Enslave)" in said
    assert "(AC-022)" in said


@pytest.mark.slow
@pytest.mark.parametrize("mode", SOLO)
def test_a_whole_game_alone_ends_with_its_result(sit: Sit, mode: str) -> None:
    table = alone_to_the_end(sit, GAME, 200, LANGUAGES[len(mode) % 3], mode=mode)
    view = table.match.state.view(None)
    said = printed(table)
    words = {"en": ("chievement", "Path of Glory"), "fr": ("succès", "Chemin"), "it": ("raguard", "Via della gloria")}
    assert words[table.speaker.language][mode != "skirmish"].casefold() in said.casefold()
    assert view["result"] is not None
