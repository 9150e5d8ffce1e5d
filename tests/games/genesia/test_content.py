"""What the content of Genesia must keep to, also when a pack changes cards (GA-100 to GA-126)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.content import problems
from tablee.engine.packs import read
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.meta import META


def faults(tmp_path: Path, pack: str) -> list[tuple[str, str]]:
    """The entries and fields that a pack gets wrong."""
    path = tmp_path / "pack.toml"
    path.write_text(pack, encoding="utf-8")
    return [
        (str(error.values["entry"]), str(error.values["field"]))
        for error in problems(META.content, Catalogue, read(path))
    ]


def card(name: str, *lines: str) -> str:
    return "\n".join(["[[card]]", f'id = "{name}"', *lines])


def test_the_own_content_is_right() -> None:
    assert problems(META.content, Catalogue) == []


@pytest.mark.slow
@pytest.mark.rule("GA-126")
@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("flint_deposit", '[{ verb = "coins", n = 21 }]'),
        ("flint_deposit", '[{ verb = "clans", n = 11, at = "home" }]'),
        ("wheel", '[{ verb = "moves", n = 21 }]'),
        ("shell_trade", '[{ verb = "others_gain", what = "coins", n = 21 }]'),
        (
            "spice_route",
            '[{ verb = "clans", n = 1, at = "foe_home" }, { verb = "hosts_gain", what = "clans", n = 11 }]',
        ),
        ("embargo", '[{ verb = "take_coins", n = 21, whom = "one" }]'),
        ("embargo", '[{ verb = "take_coins", n = 6, whom = "each" }]'),
        ("barter", '[{ verb = "choose", options = [[{ verb = "coins", n = 21 }], [{ verb = "coins", n = 1 }]] }]'),
    ],
)
def test_one_playing_gives_no_more_than_the_limits(tmp_path: Path, name: str, effects: str) -> None:
    assert (f"card {name}", "effects") in faults(tmp_path, card(name, f"effects = {effects}"))


@pytest.mark.slow
@pytest.mark.rule("GA-126")
def test_what_grows_with_the_position_has_a_maximum(tmp_path: Path) -> None:
    pack = card("granaries", 'effects = [{ verb = "points", n = 2, per = "cities" }]')
    assert faults(tmp_path, pack) == [("card granaries", "max")]


@pytest.mark.rule("GA-126")
@pytest.mark.parametrize("verb", ['"siege_free"', '"assault_again"', '"clans", n = 1, at = "home"', '"moves", n = 1'])
def test_a_lasting_card_does_nothing_that_could_go_on_forever(tmp_path: Path, verb: str) -> None:
    pack = card("peacekeepers", f"effects = [{{ verb = {verb} }}]")
    assert ("card peacekeepers", "effects 1.verb") in faults(tmp_path, pack)


@pytest.mark.rule("GA-120")
def test_hosts_gain_last(tmp_path: Path) -> None:
    effects = '[{ verb = "hosts_gain", what = "coins", n = 1 }, { verb = "clans", n = 2, at = "foe_home" }]'
    assert faults(tmp_path, card("spice_route", f"effects = {effects}")) == [("card spice_route", "effects")]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "lines", "field"),
    [
        ("wheel", ['icons = ["attack"]'], "icons"),
        ("wheel", ['moment = "either"'], "moment"),
        ("flint_deposit", ["progress = 2"], "progress"),
        (
            "clubs",
            ['effects = [{ verb = "losses", n = 1, who = "enemy", role = "defence", scope = "assault" }]'],
            "role",
        ),
        ("clubs", ['effects = [{ verb = "losses", n = 1, who = "enemy", role = "attack", scope = "age" }]'], "scope"),
        ("imitation", ['effects = [{ verb = "coins", n = 1 }]'], "effects"),
        ("war_or_peace", ['effects = [{ verb = "defend_cancel" }]'], "effects"),
        ("wheel", ['effects = [{ verb = "moves" }]'], "effects 1.n"),
        ("wheel", ['effects = [{ verb = "moves", n = 0 }]'], "effects 1.n"),
        ("wheel", ['effects = [{ verb = "moves", n = 2, unit = "stack", zone = "own" }]'], "effects 1.zone"),
        ("wheel", ['effects = [{ verb = "toll" }]'], "effects 1.pay"),
        ("wheel", ['effects = [{ verb = "city", n = 1, at = "home" }]'], "effects 1.at"),
        ("wheel", ['effects = [{ verb = "buy", what = "coins", n = 1, price = 1, max = 1 }]'], "effects 1.what"),
        ("wheel", ['effects = [{ verb = "buy", what = "clans", n = 1, price = 1, max = 1 }]'], "effects 1.at"),
        ("wheel", ['effects = [{ verb = "coins", n = 1, div = 2 }]'], "effects 1.per"),
        ("wheel", ['effects = [{ verb = "points", n = 1, per = "stacks", max = 3 }]'], "effects 1.size"),
        (
            "peacekeepers",
            ['effects = [{ verb = "losses", who = "self", role = "defence", scope = "age" }]'],
            "effects 1.n",
        ),
    ],
)
def test_cards_that_will_not_do(tmp_path: Path, name: str, lines: list[str], field: str) -> None:
    assert (f"card {name}", field) in faults(tmp_path, card(name, *lines))


def test_an_objective_gives_points_only(tmp_path: Path) -> None:
    pack = '[[objective]]\nid = "one_realm"\neffects = [{ verb = "coins", n = 1 }]'
    assert faults(tmp_path, pack) == [("objective one_realm", "effects 1.verb")]


@pytest.mark.rule("GA-141")
def test_what_a_game_alone_leaves_out_is_in_its_decks(tmp_path: Path) -> None:
    pack = "[solo.removed.beginner]\nage_1 = [13, 14]"
    assert faults(tmp_path, pack) == [("solo", "removed.beginner.age_1")]
