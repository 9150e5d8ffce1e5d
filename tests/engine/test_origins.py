"""Where facts come from: what a list of printed facts makes of a content."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.content import load
from tablee.engine.origins import HOUSE, RULEBOOK, Fact, Origins
from tests.toys.sealed.game import Catalogue

PRINTED = """
[deck."p. 1"]
gold = {gold}

[prize.{prize}."p. 2"]
name.fr = "{name}"
"""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    own = Path(__file__).parents[1] / "toys" / "sealed" / "content" / "sealed.toml"
    (tmp_path / own.name).write_bytes(own.read_bytes())
    return tmp_path / own.name


def origins(content: Path, **changed: str) -> Origins:
    own = load(content, Catalogue)
    first = own.prize[0]
    told = {"gold": str(own.deck.gold), "prize": first.id, "name": first.name["fr"], **changed}
    content.with_name("sealed.printed.toml").write_text(PRINTED.format(**told), encoding="utf-8")
    return Origins(own, content)


def test_without_a_list_everything_is_ours(content: Path) -> None:
    found = Origins(load(content, Catalogue), content)
    assert found.facts
    assert {found.of(*fact) for fact in found.facts} == {HOUSE}


def test_a_fact_is_printed_and_the_one_beside_it_is_not(content: Path) -> None:
    found = origins(content)
    prize = load(content, Catalogue).prize[0].id
    assert found.of("deck", "", "gold") == RULEBOOK
    assert found.of("deck", "", "cards") == HOUSE
    assert found.within("prize", prize, "name") == {"name.en": HOUSE, "name.fr": RULEBOOK, "name.it": HOUSE}
    assert found.within("prize", prize)["points"] == HOUSE
    assert found.places[Fact("deck", "", "gold")] == "p. 1"
    assert found.contradicted() == []


@pytest.mark.parametrize("changed", [{"gold": "99"}, {"prize": "nothing"}, {"name": "Autre chose"}])
def test_what_is_printed_otherwise_is_found(content: Path, changed: dict[str, str]) -> None:
    found = origins(content, **changed)
    (fact,) = found.contradicted()
    assert found.of(*fact) == HOUSE
