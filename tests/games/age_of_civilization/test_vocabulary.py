"""What the content check says of effects that make no sense (5.2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.content import problems
from tablee.engine.packs import read
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.meta import META

# Where an effect stands, the effect, the field that is wrong, and what is allowed there.
WRONG = [
    # What a verb must have, and what it has not.
    ("technology", 'verb = "shield"', "amount", "int 1–20"),
    ("technology", 'verb = "shield", amount = 1, per = "coin"', "per", "amount"),
    ("technology", 'verb = "shield_per", amount = 1, per = "coin"', "every", "int 1–20"),
    ("technology", 'verb = "fly"', "verb", "action_points, action_coins, …"),
    # Which verbs may stand where.
    ("technology", 'verb = "bonus_multiply", factor = 2', "verb", "action_points, action_coins, …"),
    ("technology", 'verb = "all_lose", coins = 2', "verb", "action_points, action_coins, …"),
    ("action", 'verb = "shield", amount = 1', "verb", "gain, technology, wonder, others_gain, …"),
    ("event", 'verb = "gain", on = "now", resource = "coins", amount = 1', "verb", "all_gain, all_lose, …"),
    # Which moments.
    ("technology", 'verb = "gain", on = "rise", resource = "coins", amount = 1', "on", "acquire, rest, …"),
    ("inherited", 'verb = "gain", on = "rise", resource = "coins", amount = 1', "on", "rest, annex, …"),
    ("main", 'verb = "gain", on = "acquire", resource = "coins", amount = 1', "on", "rise, rest, …"),
    ("action", 'verb = "gain", on = "rest", resource = "coins", amount = 1', "on", "now"),
    ("main", 'verb = "wonder", on = "turn_end", count = 1', "on", "now, rise, acquire"),
    ("main", 'verb = "others_gain", on = "rest", amount = 1', "on", "now, rise"),
    # Values that only some verbs have.
    ("wonder", 'verb = "shield", amount = 0', "amount", "int 1–20"),
    ("wonder", 'verb = "action_workers", action = "farm", amount = 0', "amount", "≠ 0"),
    ("wonder", 'verb = "shield_per", amount = 1, per = "shield", every = 1', "per", "technology, wonder, …"),
    ("wonder", 'verb = "end_points", amount = 1, per = "point", every = 1', "per", "technology, wonder, …"),
    ("wonder", 'verb = "immune", to = "market"', "to", "war, plague"),
    ("wonder", 'verb = "turn_pay", coins = 1, points = 1, to = "war"', "to", "market, supply"),
    ("wonder", 'verb = "turn_action", action = "research"', "action", "enslave, culture, …"),
    ("wonder", 'verb = "action_follow", action = "farm", then = "wonder"', "then", "enslave, culture, …"),
    ("wonder", 'verb = "action_free", action = "farm", technologies = ["writing"]', "action", "research"),
    ("wonder", 'verb = "action_free", action = "research", technologies = []', "technologies", "[str, …]"),
    # What must hold between fields.
    ("wonder", 'verb = "end_points", amount = 1, per = "coin"', "every", "per ⇔ every"),
    ("wonder", 'verb = "gain", on = "war", resource = "coins", amount = 1, every = 2', "every", "per ⇔ every"),
    ("wonder", 'verb = "others_lose", on = "action", amount = 1', "action", "on = action ⇔ action"),
    ("wonder", 'verb = "others_lose", on = "turn_end", amount = 1, action = "farm"', "action", "on = action ⇔ action"),
    (
        "wonder",
        'verb = "action_points", action = "farm", amount = 1, technologies = ["writing"]',
        "action",
        "technologies ⇒ research",
    ),
    (
        "wonder",
        'verb = "action_cost", action = "research", amount = 1, technologies = ["alchemy"]',
        "technologies",
        "aqueduct, …",
    ),
]
ENTRIES = {
    "main": '[[civilization]]\nid = "egypt"\nmain = [{{ {} }}]',
    "inherited": '[[civilization]]\nid = "egypt"\ninherited = [{{ {} }}]',
    "technology": '[[technology]]\nid = "writing"\neffects = [{{ {} }}]',
    "wonder": '[[wonder]]\nid = "zeus"\neffects = [{{ {} }}]',
    "action": '[[action]]\nid = "culture"\neffects = [{{ {} }}]',
    "event": '[[event]]\nid = "rats"\neffects = [{{ {} }}]',
}


@pytest.mark.parametrize(("place", "effect", "field", "allowed"), WRONG)
def test_an_effect_that_makes_no_sense(tmp_path: Path, place: str, effect: str, field: str, allowed: str) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(ENTRIES[place].format(effect), encoding="utf-8")
    found = [error.values for error in problems(META.content, Catalogue, read(pack))]
    assert len(found) == 1
    where, _, last = str(found[0]["field"]).partition(".")
    assert where.split() == [place if place in ("main", "inherited") else "effects", "1"]
    assert last == field
    said, wanted = set(str(found[0]["allowed"]).split(", ")), set(allowed.split(", "))
    assert said >= wanted - {"…"} if "…" in wanted else said == wanted


@pytest.mark.parametrize(
    ("main", "inherited"),
    [
        ('verb = "turn_action", action = "culture"', 'verb = "turn_pay", coins = 1, points = 1, to = "supply"'),
        (
            'verb = "technology", on = "turn_end", count = 1',
            'verb = "gain", on = "turn_end", resource = "coins", amount = 1, per = "wonder", every = 1',
        ),
    ],
)
def test_a_card_has_one_ability_that_waits_for_its_owner(tmp_path: Path, main: str, inherited: str) -> None:
    """AC-092."""
    pack = tmp_path / "pack.toml"
    pack.write_text(
        f'[[civilization]]\nid = "egypt"\nmain = [{{ {main} }}]\ninherited = [{{ {inherited} }}]', encoding="utf-8"
    )
    (error,) = problems(META.content, Catalogue, read(pack))
    assert (error.values["entry"], error.values["allowed"]) == ("civilization egypt", "≤ 1 (AC-092)")


def test_what_follows_an_action_is_followed_by_nothing(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    chain = '{ verb = "action_follow", action = "farm", then = "trade" }, '
    chain += '{ verb = "action_follow", action = "trade", then = "farm" }'
    pack.write_text(f'[[wonder]]\nid = "zeus"\neffects = [{chain}]', encoding="utf-8")
    assert {error.values["field"] for error in problems(META.content, Catalogue, read(pack))} == {"then"}
