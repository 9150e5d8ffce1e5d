"""What the content may not say: faults of effects, and those that only the rules of Gentes can find."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.engine import schema
from tablee.games.gentes.content.catalogue import Catalogue

from .positions import CONTENT


def without_nothing(value: Any) -> Any:
    """Plain data as a file has it: fields that are not given are absent."""
    if isinstance(value, dict):
        return {key: without_nothing(item) for key, item in value.items() if item is not None}
    return [without_nothing(item) for item in value] if isinstance(value, list) else value


def entry(raw: dict[str, Any], way: str) -> dict[str, Any]:
    """An entry by its section and id."""
    section, _, name = way.partition(" ")
    found: dict[str, Any] = next(item for item in raw[section] if item["id"] == name) if name else raw[section]
    return found


def found_in(raw: dict[str, Any]) -> list[tuple[str, str]]:
    """What the schema finds wrong, or else what only the rules can."""
    wrong = [fault for _, fault in schema.findings(raw, Catalogue)] or msgspec.convert(raw, Catalogue).faults()
    return [(fault.entry, fault.field) for fault in wrong]


def faults(way: str, **changed: Any) -> list[tuple[str, str]]:
    raw = without_nothing(msgspec.to_builtins(CONTENT))
    entry(raw, way).update(changed)
    return found_in(raw)


def test_our_own_content_has_none() -> None:
    assert list(CONTENT.faults()) == []


COINS = {"verb": "coins", "n": 1}
TAX_DOUBLE = {"verb": "tax_double"}
HASTE = {"verb": "haste", "n": 1}
PAY_ANY = {"verb": "pay_any", "action": "scribe", "low": 1, "high": 5}
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("card altar", {"era": 2}, "era"),
    ("card altar", {"synergy": ["lyre", "lyre"]}, "synergy"),
    ("card altar", {"name": {"en": "Altar"}}, "name"),
    ("card altar", {"now": [TAX_DOUBLE]}, "now 1.verb"),
    ("card altar", {"now": [{"verb": "coins"}]}, "now 1.n"),
    ("card altar", {"now": [{**COINS, "kind": "temple"}]}, "now 1.kind"),
    ("card altar", {"now": [{"verb": "lose_coins", "n": 1}, COINS]}, "now"),
    ("card altar", {"ongoing": [COINS]}, "ongoing 1.verb"),
    ("card altar", {"ongoing": [TAX_DOUBLE, HASTE]}, "ongoing"),
    ("card altar", {"ongoing": [{"verb": "on_action", "action": "tax", "effects": [COINS]}] * 2}, "ongoing"),
    ("card altar", {"ongoing": [{"verb": "decline", "effects": []}]}, "ongoing 1.effects"),
    (
        "card altar",
        {"ongoing": [{"verb": "decline", "effects": [{"verb": "cube_any", "n": 1}]}]},
        "ongoing 1.effects 1.verb",
    ),
    ("card altar", {"ongoing": [{"verb": "reach", "action": "navigator", "n": 1}]}, "ongoing 1.action"),
    ("card altar", {"ongoing": [{**PAY_ANY, "low": 6}]}, "ongoing 1.low"),
    (
        "card altar",
        {"ongoing": [{"verb": "action", "action": "navigator", "coins": 1, "hourglasses": 1}]},
        "ongoing 1.symbol",
    ),
    ("city troia", {"symbol": "joker"}, "symbol"),
    ("city troia", {"reward": {"verb": "unlock", "n": 1}}, "reward.verb"),
    ("home_space home_1_temple", {"symbols": ["joker"]}, "symbols"),
    ("home_space home_1_temple", {"players": [4]}, "players"),
    ("home_row home_row_1", {"left": PAY_ANY, "right": HASTE}, "left, right"),
    ("action_tile scribe_3_1", {"symbol": "temple"}, "symbol"),
    ("action_tile scribe_3_1", {"effects": [COINS]}, "effects"),
    ("action_tile scribe_3_1", {"action": "tax"}, "action"),
    ("citizen noble", {"opposite": "soldier"}, "opposite"),
    ("citizen noble", {"plural": {}}, "plural"),
    ("solo_rank settler", {"high": 60}, "high"),
    ("tax tax_1", {"hourglasses": 2}, "hourglasses"),
]


@pytest.mark.parametrize(("way", "changed", "field"), WRONG)
def test_a_fault_is_found_where_it_is(way: str, changed: dict[str, Any], field: str) -> None:
    found = faults(way, **changed)
    assert field in [field for _, field in found]
    assert all(where == way or where == way.split()[0] for where, _ in found)


def test_one_tile_is_wild() -> None:
    assert ("action_tile", "solo_wild") in faults("action_tile scribe_3_1", solo_wild=True)


def first_game(**changed: Any) -> list[tuple[str, str]]:
    raw = without_nothing(msgspec.to_builtins(CONTENT))
    raw["first_game"][0].update(changed)
    return found_in(raw)


def test_a_first_game_deals_different_cards_of_era_1_and_four_citizens() -> None:
    assert first_game(cards=["tenement", "monument"]) == [("first_game", "cards")]
    assert first_game(cards=["pyramid", "monument"]) == [("first_game", "cards")]
    assert first_game(citizens={"noble": 1}) == [("first_game 1", "citizens")]


def test_what_the_rules_know_by_number_keeps_its_place() -> None:
    raw = without_nothing(msgspec.to_builtins(CONTENT))
    raw["region"].reverse()
    raw["card"].pop()
    raw["city"][1]["id"] = "home_1_temple"
    found = found_in(raw)
    assert {("region 1", "id"), ("region 3", "id"), ("card", ""), ("city, home_space", "id")} <= set(found)
