"""Content files: every kind of mistake is found, with file, entry, field and what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from tablee.engine import content
from tablee.engine.content import Content, Entry
from tablee.engine.errors import ContentError


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
    origin: Literal["rulebook", "house"]
    base: int


class Shop(Content, frozen=True, kw_only=True):
    rates: Rates
    card: list[Card]
    rounds: int = 5
    weather: list[Literal["sun", "rain"]] = msgspec.field(default_factory=list)


GOOD = """
rounds = 4
weather = ["sun"]

[rates]
origin = "house"
base = 2

[[card]]
id = "boat"
name = { fr = "Bateau", it = "Barca", en = "Boat" }
origin = "house"
colour = "blue"
cost = { coins = 3 }
tags = ["sea"]

[[card]]
id = "barn"
name = { fr = "Grange", it = "Granaio", en = "Barn" }
origin = "house"
colour = "red"
cost = { coins = 1 }
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "shop.toml"
    path.write_text(text, encoding="utf-8")
    return path


def found(folder: Path, text: str) -> ContentError:
    """The one thing that is wrong with a file."""
    path = written(folder, text)
    errors = content.problems(path, Shop)
    assert len(errors) == 1, errors
    with pytest.raises(ContentError) as caught:
        content.load(path, Shop)
    assert (caught.value.key, caught.value.values) == (errors[0].key, errors[0].values)
    return errors[0]


def test_a_good_file(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    assert content.problems(path, Shop) == []
    shop = content.load(path, Shop)
    assert [card.id for card in shop.card] == ["boat", "barn"]
    assert list(shop.entries()) == ["card"]


@pytest.mark.parametrize(
    ("old", "new", "entry", "field", "allowed"),
    [
        ('colour = "blue"', 'colour = "green"', "card boat", "colour", "blue, red"),
        ('colour = "blue"', "colour = 3", "card boat", "colour", "blue, red"),
        ('colour = "blue"', "", "card boat", "colour", "blue, red"),
        ("coins = 3", "coins = 12", "card boat", "cost.coins", "int 0–9"),
        ("coins = 3", 'coins = "three"', "card boat", "cost.coins", "int 0–9"),
        ("coins = 3", "coin = 3", "card boat", "cost.coin", "coins"),
        ('tags = ["sea"]', 'tags = ["air"]', "card boat", "tags", "[land, sea, …]"),
        ('tags = ["sea"]', "debt = 1", "card boat", "debt", "int -5–0"),
        ('tags = ["sea"]', 'bonus = "much"', "card boat", "bonus", "int"),
        (
            'tags = ["sea"]',
            "price = 3",
            "card boat",
            "price",
            "id, name, origin, colour, cost, tags, debt, bonus, repairs",
        ),
        ('tags = ["sea"]', "repairs = [{ coins = 1 }, { coins = 10 }]", "card boat", "repairs 2.coins", "int 0–9"),
        ('tags = ["sea"]', "repairs = [{ coin = 1 }]", "card boat", "repairs 1.coin", "coins"),
        ('tags = ["sea"]', "repairs = [{}]", "card boat", "repairs 1.coins", "int 0–9"),
        ('tags = ["sea"]', "repairs = [1]", "card boat", "repairs", "[{coins}, …]"),
        ('id = "barn"', "", "card 2", "id", "str"),
        ('fr = "Grange"', "fr = 1", "card barn", "name", "{str = str}"),
        ("base = 2", "base = 2.5", "rates", "base", "int"),
        ('[rates]\norigin = "house"', '[rates]\norigin = "hearsay"', "rates", "origin", "house, rulebook"),
    ],
)
def test_a_wrong_field_is_named_with_what_is_allowed(
    tmp_path: Path, old: str, new: str, entry: str, field: str, allowed: str
) -> None:
    assert old in GOOD
    error = found(tmp_path, GOOD.replace(old, new, 1))
    assert error.key == "error-content"
    assert {name: error.values[name] for name in ("file", "entry", "field", "allowed")} == {
        "file": "shop.toml",
        "entry": entry,
        "field": field,
        "allowed": allowed,
    }
    assert error.values["problem"]


def test_an_unknown_section_gets_the_known_ones(tmp_path: Path) -> None:
    error = found(tmp_path, GOOD + "[extra]\nspeed = 1\n")
    assert error.key == "error-content-entry"
    assert error.values["entry"] == "extra"
    assert error.values["allowed"] == "rates, card, rounds, weather"


def test_a_missing_section_is_named(tmp_path: Path) -> None:
    error = found(tmp_path, GOOD.replace('[rates]\norigin = "house"\nbase = 2\n', ""))
    assert (error.key, error.values["entry"]) == ("error-content-entry", "rates")


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("rounds = 4", 'rounds = "four"', "rounds"),
        ('weather = ["sun"]', 'weather = ["snow"]', "weather"),
        ('weather = ["sun"]', 'weather = "sun"', "weather"),
        ("[rates]", "[[rates]]", "rates"),
    ],
)
def test_a_section_of_the_wrong_kind_is_named(tmp_path: Path, old: str, new: str, entry: str) -> None:
    error = found(tmp_path, GOOD.replace(old, new, 1))
    assert str(error.values["entry"]).split()[0] == entry
    assert error.values["allowed"]


def test_a_single_entry_where_a_list_belongs(tmp_path: Path) -> None:
    only_one = GOOD[: GOOD.rindex("[[card]]")].replace("[[card]]", "[card]")
    error = found(tmp_path, only_one)
    assert str(error.values["entry"]).split()[0] == "card"


def test_all_mistakes_are_listed_one_an_entry(tmp_path: Path) -> None:
    text = GOOD.replace('"blue"', '"green"').replace("coins = 1", "coins = 10").replace("base = 2", "")
    errors = content.problems(written(tmp_path, text), Shop)
    assert [error.values["entry"] for error in errors] == ["rates", "card boat", "card barn"]


def test_broken_toml_says_where(tmp_path: Path) -> None:
    error = found(tmp_path, GOOD + "\n[[card]\n")
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
        ('origin = "house"\ncolour', 'origin = "page 3"\ncolour'),
        ('colour = "blue"\ncost = { coins = 3 }', 'cost = { coins = 3 }\ncolour = "blue"'),
        ("rounds = 4", "# a remark\nrounds = 4"),
    ],
)
def test_wording_does_not_change_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert old in GOOD
    assert fingerprint(tmp_path, GOOD.replace(old, new, 1)) == fingerprint(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("old", "new"),
    [("coins = 3", "coins = 4"), ('id = "boat"', 'id = "ship"'), ("base = 2", "base = 3"), ("rounds = 4", "")],
)
def test_what_matters_changes_the_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    assert fingerprint(tmp_path, GOOD.replace(old, new, 1)) != fingerprint(tmp_path, GOOD)
