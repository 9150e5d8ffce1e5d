"""Packs to fill in: what no rulebook prints stands in comments, and what a pack says of it is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.pack_forms import form, progress
from tablee.engine.packs import Pack
from tests.toys.copies import copied, opened

PRINTED = """
[deck."p. 1"]
gold = 2

[prize.cup."p. 2"]
points = 3
name.fr = "Coupe"
name.en = "Cup"

[prize.cup."p. 4"]
name.it = "Coppa"

[prize.crown."p. 2"]
points = 5
"""


@pytest.fixture
def game(tmp_path: Path, request: pytest.FixtureRequest) -> Game:
    """Sealed with a list of what is printed."""
    package = f"printed_{abs(hash(request.node.name))}"
    place = copied(tmp_path, package)
    (place / "content" / "sealed.printed.toml").write_text(PRINTED, encoding="utf-8")
    return opened(package)


def test_only_what_is_ours_is_to_be_filled_in(game: Game) -> None:
    text = form(game, Speaker("en", game=game))
    _, deck, *prizes = ([line for line in part.splitlines() if "origin" not in line] for part in text.split("\n\n"))
    assert deck == ["[deck]", "## p. 1: gold = 2", "# cards = 16"]
    assert next(part for part in prizes if 'id = "crown"' in part) == [
        "[[prize]]  # Crown",
        'id = "crown"',
        "## p. 2: points = 5",
        '# name.fr = "Couronne"',
        '# name.it = "Corona"',
        '# name.en = "Crown"',
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_nothing_as_it_stands(game: Game, language: str) -> None:
    pack = Pack("form", form(game, Speaker(language, game=game)))
    assert type(game)(game.meta, pack).content == game.content
    assert [row.filled for row in progress(game, pack)] == [0, 0]


def test_what_a_pack_says_is_counted(game: Game) -> None:
    pack = Pack("pack", '[deck]\ncards = 16\ngold = 1\n[[prize]]\nid = "crown"\nname.en = "Tiara"\n')
    deck, prize = progress(game, pack)
    assert (deck.section, deck.filled) == ("deck", 1)
    assert (prize.section, prize.filled) == ("prize", 1)
    assert prize.ours == len({fact for fact in game.origins.facts if fact.section == "prize"}) - 5
