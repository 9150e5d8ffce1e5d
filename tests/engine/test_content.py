"""Content files and packs: every kind of mistake is found, with file, entry, field and what is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import tablee
from tablee.engine import content, registry
from tablee.engine.content import Content, Entry
from tablee.engine.errors import ContentError
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.meta import Meta
from tablee.engine.packs import Change, Pack, changes
from tablee.engine.schema import Fault, short


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    coins: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Card(Entry, frozen=True, kw_only=True):
    colour: Literal["red", "blue"]
    cost: Cost
    tags: list[Literal["sea", "land"]] = msgspec.field(default_factory=list)
    debt: Annotated[int, msgspec.Meta(ge=-5, le=0)] = 0
    bonus: int | None = None
    repairs: list[Cost] = msgspec.field(default_factory=list)


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["plain", "steep"]
    base: int


class Shop(Content, frozen=True, kw_only=True):
    rates: Rates
    card: list[Card]
    rounds: int = 5
    weather: list[Literal["sun", "rain"]] = msgspec.field(default_factory=list)

    def faults(self) -> Iterator[Fault]:
        for card in self.card:
            if card.cost.coins > self.rounds:
                yield Fault(f"card {card.id}", "cost.coins", str(card.cost.coins), f"≤ {self.rounds} (rounds)")
        if len(self.weather) > self.rounds:
            yield Fault("weather", "", str(len(self.weather)), "≤ rounds")


GOOD = """
rounds = 4
weather = ["sun"]

[rates]
kind = "plain"
base = 2

[[card]]
id = "boat"
name = { fr = "Bateau", it = "Barca", en = "Boat" }
colour = "blue"
cost = { coins = 3 }
tags = ["sea"]

[[card]]
id = "barn"
name = { fr = "Grange", it = "Granaio", en = "Barn" }
colour = "red"
cost = { coins = 1 }
"""


def edited(old: str, new: str) -> str:
    """The good file with a part of it replaced."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def written(folder: Path, text: str, name: str = "shop.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def packed(text: str) -> Pack:
    return Pack("pack.toml", text)


def found(folder: Path, text: str, pack: str | None = None) -> ContentError:
    """The one thing that is wrong with a file, or with a pack laid over it."""
    own = written(folder, text)
    laid = None if pack is None else packed(pack)
    errors = content.problems(own, Shop, laid)
    assert len(errors) == 1, errors
    with pytest.raises(ContentError) as caught:
        content.load(own, Shop, laid)
    assert (caught.value.key, caught.value.values) == (errors[0].key, errors[0].values)
    for language in LANGUAGES:
        said = Speaker(language).error(caught.value)
        assert all(str(caught.value.values[name]) in said for name in ("file", "entry", "field", "allowed")), said
    return errors[0]


def test_a_good_file(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    assert content.problems(path, Shop) == []
    shop = content.load(path, Shop)
    assert [card.id for card in shop.card] == ["boat", "barn"]
    assert list(shop.entries()) == ["card"]


CARD_FIELDS = "id, name, colour, cost, tags, debt, bonus, repairs"
# By the key of the message: what is replaced by what, and the entry, field, problem and allowed values that are named.
MISTAKES = {
    "error-content": [
        ('colour = "blue"', 'colour = "green"', "card boat", "colour", '"green"', "blue, red"),
        ('colour = "blue"', "colour = 3", "card boat", "colour", "3", "blue, red"),
        ("coins = 3", "coins = 12", "card boat", "cost.coins", "12", "int 0–9"),
        ("coins = 3", 'coins = "three"', "card boat", "cost.coins", '"three"', "int 0–9"),
        ("{ coins = 3 }", "3", "card boat", "cost", "3", "{coins}"),
        ('tags = ["sea"]', 'tags = ["sea", "air"]', "card boat", "tags", '["sea", "air"]', "[land, sea, …]"),
        ('tags = ["sea"]', "debt = 1", "card boat", "debt", "1", "int -5–0"),
        ('tags = ["sea"]', 'bonus = "much"', "card boat", "bonus", '"much"', "int"),
        ('tags = ["sea"]', "repairs = [{coins = 1}, {coins = 10}]", "card boat", "repairs 2.coins", "10", "int 0–9"),
        ('tags = ["sea"]', "repairs = [true]", "card boat", "repairs", "[true]", "[{coins}, …]"),
        (
            '{ fr = "Grange", it = "Granaio", en = "Barn" }',
            "{ en = 1 }",
            "card barn",
            "name",
            "{ en = 1 }",
            "{str = str}",
        ),
        ("base = 2", "base = 2.5", "rates", "base", "2.5", "int"),
        ('kind = "plain"', 'kind = "odd"', "rates", "kind", '"odd"', "plain, steep"),
        ('id = "barn"', 'id = "boat"', "card boat", "id", "2 ×", "1 ×"),
        ("coins = 3", "coins = 5", "card boat", "cost.coins", "5", "≤ 4 (rounds)"),
    ],
    "error-content-missing-field": [
        ('colour = "blue"', "", "card boat", "colour", "–", "blue, red"),
        ('id = "barn"', "", "card 2", "id", "–", "str"),
        ('tags = ["sea"]', "repairs = [{}]", "card boat", "repairs 1.coins", "–", "int 0–9"),
    ],
    "error-content-unknown-field": [
        ("coins = 3", "coins = 3, coin = 3", "card boat", "cost.coin", "3", "coins"),
        ('tags = ["sea"]', "a-price = 3", "card boat", "a-price", "3", CARD_FIELDS),
        ('tags = ["sea"]', "repairs = [{ coins = 1, coin = 1 }]", "card boat", "repairs 1.coin", "1", "coins"),
    ],
    "error-content-unknown-section": [
        ("[rates]", "[extra]\nspeed = 1\n[rates]", "extra", "", "{ speed = 1 }", "rates, card, rounds, weather"),
    ],
    "error-content-missing-section": [
        ('[rates]\nkind = "plain"\nbase = 2\n', "", "rates", "", "–", "{kind, base}"),
    ],
    "error-content-entry": [
        ("rounds = 4", 'rounds = "four"', "rounds", "", '"four"', "int"),
        ('weather = ["sun"]', 'weather = ["snow"]', "weather", "", '["snow"]', "[rain, sun, …]"),
        ('weather = ["sun"]', 'weather = "sun"', "weather", "", '"sun"', "[rain, sun, …]"),
        ("[rates]", "[[rates]]", "rates", "", '[{ kind = "plain", base = 2 }]', "{kind, base}"),
    ],
}


@pytest.mark.parametrize(
    ("key", "old", "new", "entry", "field", "problem", "allowed"),
    [(key, *row) for key, rows in MISTAKES.items() for row in rows],
)
def test_a_mistake_is_named_with_what_is_allowed(
    tmp_path: Path, key: str, old: str, new: str, entry: str, field: str, problem: str, allowed: str
) -> None:
    error = found(tmp_path, edited(old, new))
    assert error.key == key
    where = {"file": "shop.toml", "entry": entry, "field": field}
    assert error.values == {**where, "problem": problem, "allowed": allowed}


def test_a_single_entry_where_a_list_belongs(tmp_path: Path) -> None:
    only_one = GOOD[: GOOD.rindex("[[card]]")].replace("[[card]]", "[card]")
    error = found(tmp_path, only_one)
    assert str(error.values["entry"]).split()[0] == "card"


def test_all_mistakes_are_listed_one_an_entry(tmp_path: Path) -> None:
    text = GOOD.replace('"blue"', '"green"').replace("coins = 1", "coins = 10").replace("base = 2", "")
    errors = content.problems(written(tmp_path, text), Shop)
    assert [error.values["entry"] for error in errors] == ["rates", "card boat", "card barn"]


def test_without_mistakes_all_faults_are_listed(tmp_path: Path) -> None:
    text = GOOD.replace("rounds = 4", "rounds = 0")
    errors = content.problems(written(tmp_path, text), Shop)
    assert [(error.key, error.values["entry"]) for error in errors] == [
        ("error-content", "card boat"),
        ("error-content", "card barn"),
        ("error-content-entry", "weather"),
    ]
    # What the schema finds comes first: with it the faults could not be trusted.
    errors = content.problems(written(tmp_path, text.replace("coins = 3", "coins = 10")), Shop)
    assert [error.values["problem"] for error in errors] == ["10"]


def test_broken_toml_says_where(tmp_path: Path) -> None:
    (error,) = content.problems(written(tmp_path, GOOD + "\n[[card]\n"), Shop)
    assert error.key == "error-content-syntax"
    assert error.values["file"] == "shop.toml"
    assert "line" in str(error.values["problem"])


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "shop.toml"
    path.write_bytes(b"rounds = \xff\xfe")
    (error,) = content.problems(path, Shop)
    assert error.key == "error-content-syntax"


@pytest.mark.parametrize("name", ["nothing.toml", "."])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.load(tmp_path / name, Shop)
    assert caught.value.key == "error-content-file"
    assert caught.value.values["file"] == str(tmp_path / name)
    assert caught.value.values["problem"]


def fingerprint(folder: Path, text: str) -> Any:
    return content.load(written(folder, text), Shop).fingerprint()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('fr = "Bateau"', 'fr = "Voilier"'),
        ('colour = "blue"\ncost = { coins = 3 }', 'cost = { coins = 3 }\ncolour = "blue"'),
        ("rounds = 4", "# a remark\nrounds = 4"),
    ],
)
def test_wording_does_not_change_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert fingerprint(tmp_path, edited(old, new)) == fingerprint(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("old", "new"),
    [("coins = 3", "coins = 4"), ('id = "boat"', 'id = "ship"'), ("base = 2", "base = 3"), ("rounds = 4", "")],
)
def test_what_matters_changes_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert fingerprint(tmp_path, edited(old, new)) != fingerprint(tmp_path, GOOD)


# Packs ----------------------------------------------------------------------------------------------


def laid(folder: Path, pack: str) -> Shop:
    return content.load(written(folder, GOOD), Shop, packed(pack))


def by_id(shop: Shop) -> dict[str, Card]:
    return {card.id: card for card in shop.card}


def test_a_pack_changes_what_it_says_and_nothing_else(tmp_path: Path) -> None:
    own = content.load(written(tmp_path, GOOD), Shop)
    shop = laid(tmp_path, 'rounds = 6\n[[card]]\nid = "barn"\ncost.coins = 2\n')
    assert shop.rounds == 6
    assert [card.id for card in shop.card] == ["boat", "barn"]
    assert by_id(shop)["boat"] == by_id(own)["boat"]
    assert by_id(shop)["barn"] == msgspec.structs.replace(by_id(own)["barn"], cost=Cost(coins=2))
    assert (shop.rates, shop.weather) == (own.rates, own.weather)


def test_tables_are_merged_field_by_field_and_lists_replaced(tmp_path: Path) -> None:
    shop = laid(
        tmp_path, 'weather = []\n[rates]\nbase = 7\n[[card]]\nid = "boat"\nname.fr = "Barque"\ntags = ["land", "sea"]\n'
    )
    assert (shop.rates.kind, shop.rates.base) == ("plain", 7)
    assert by_id(shop)["boat"].name == {"fr": "Barque", "it": "Barca", "en": "Boat"}
    assert by_id(shop)["boat"].tags == ["land", "sea"]
    assert shop.weather == []


@pytest.mark.parametrize("text", [GOOD, GOOD[: GOOD.index("[[card]]")], ""])
def test_a_copy_of_the_own_file_changes_nothing(tmp_path: Path, text: str) -> None:
    assert laid(tmp_path, text) == content.load(written(tmp_path, GOOD), Shop)


def test_the_order_of_entries_in_a_pack_does_not_matter(tmp_path: Path) -> None:
    boat, barn = '[[card]]\nid = "boat"\ncolour = "red"\n', '[[card]]\nid = "barn"\ncost.coins = 0\n'
    assert laid(tmp_path, boat + barn) == laid(tmp_path, barn + boat)


@pytest.mark.parametrize(
    ("pack", "key", "entry", "field", "allowed"),
    [
        ('[[card]]\nid = "ship"\n', "error-content-unknown-entry", "card ship", "id", "boat, barn"),
        ("[[card]]\nid = []\n", "error-content-unknown-entry", "card []", "id", "boat, barn"),
        ('[[card]]\ncolour = "red"\n', "error-content-missing-field", "card 1", "id", "boat, barn"),
        ("card = [3]", "error-content-missing-field", "card 1", "id", "boat, barn"),
        ('[card]\nid = "boat"\n', "error-content", "card", "", "[[card]]"),
        ('[[card]]\nid = "boat"\nprice = 3\n', "error-content-unknown-field", "card boat", "price", CARD_FIELDS),
        ("[rates]\ntop = 3\n", "error-content-unknown-field", "rates", "top", "kind, base"),
        ("[[rates]]\nbase = 3\n", "error-content-entry", "rates", "", "{kind, base}"),
        ("[extra]\n", "error-content-unknown-section", "extra", "", "rates, card, rounds, weather"),
        ('[[card]]\nid = "boat"\ncost.coins = 10\n', "error-content", "card boat", "cost.coins", "int 0–9"),
        ('[[card]]\nid = "boat"\n[[card]]\nid = "boat"\n', "error-content", "card boat", "id", "1 ×"),
        ("rounds = 2", "error-content", "card boat", "cost.coins", "≤ 2 (rounds)"),
    ],
)
def test_what_is_wrong_with_a_pack_names_the_packs_file(
    tmp_path: Path, pack: str, key: str, entry: str, field: str, allowed: str
) -> None:
    error = found(tmp_path, GOOD, pack)
    assert error.key == (key if field or key != "error-content" else "error-content-entry")
    where = {"file": "pack.toml", "entry": entry, "field": field, "allowed": allowed}
    assert {name: error.values[name] for name in where} == where


def test_everything_wrong_with_a_pack_is_listed(tmp_path: Path) -> None:
    pack = packed('[extra]\n[[card]]\nid = "ship"\n[[card]]\nid = "barn"\nprice = 1\ncolour = 3\n[rates]\nbase = ""\n')
    errors = content.problems(written(tmp_path, GOOD), Shop, pack)
    assert [error.values["entry"] for error in errors] == ["card ship", "extra", "rates", "card barn"]


def test_the_fingerprint_is_that_of_the_merged_content(tmp_path: Path) -> None:
    own = content.load(written(tmp_path, GOOD), Shop).fingerprint()
    assert laid(tmp_path, '[[card]]\nid = "boat"\nname.en = "Ship"\n').fingerprint() == own
    assert laid(tmp_path, '[[card]]\nid = "boat"\ncost.coins = 3\n').fingerprint() == own
    part = laid(tmp_path, '[[card]]\nid = "boat"\ncost.coins = 4\n').fingerprint()
    assert part == laid(tmp_path, GOOD.replace("coins = 3", "coins = 4")).fingerprint() != own


def test_changes_name_section_entry_field_and_both_values(tmp_path: Path) -> None:
    own = content.load(written(tmp_path, GOOD), Shop)
    assert list(changes(own, own)) == []
    shop = laid(
        tmp_path,
        'rounds = 9\nweather = ["rain"]\n[rates]\nbase = 1\n[[card]]\nid = "barn"\nname.it = "Stalla"\nbonus = 2\n'
        '[[card]]\nid = "boat"\ntags = []\n',
    )
    assert list(changes(own, shop)) == [
        Change("rates", "", "base", 2, 1),
        Change("card", "boat", "tags", ["sea"], []),
        Change("card", "barn", "name.it", "Granaio", "Stalla"),
        Change("card", "barn", "bonus", None, 2),
        Change("rounds", "", "", 4, 9),
        Change("weather", "", "1", "sun", "rain"),
    ]


def test_values_are_shown_short() -> None:
    assert short({"verb": "gain", "on": None, "amount": [1, True]}) == '{ verb = "gain", amount = [1, true] }'
    assert short(None) == "–"
    assert short("é" * 58) == '"' + "é" * 58 + '"'
    assert short("é" * 59) == '"' + "é" * 58 + "…"


@pytest.mark.parametrize("meta", [meta for meta in tablee.games() if meta.content.exists()], ids=lambda meta: meta.key)
def test_a_game_takes_its_own_file_as_a_pack(meta: Meta, tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes(meta.content.read_bytes())
    assert registry.game(meta.key, copy).content == registry.game(meta.key).content


def test_genesis_lists_all_its_faults() -> None:
    pack = packed(
        '[[map]]\nid = "pangaea"\nright = [3, 3, 3, 3, 3, 3, 3, 3, 3, 2]\n[[map]]\nid = "laurasia"\nrows = []\n'
        '[[goal]]\nid = "patience"\ncolour = "marsh"\n',
    )
    meta = registry.meta("genesis")
    errors = content.problems(meta.content, registry.code("genesis").schema, pack)
    assert [(error.values["entry"], error.values["field"]) for error in errors] == [
        ("map pangaea", "right"),
        ("map laurasia", "rows"),
        ("goal patience", "colour"),
    ]
