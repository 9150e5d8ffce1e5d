"""docs/rules/genesia.md says what the content and the map say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, cast, get_args

import pytest

from tablee.engine.effects import verb_of
from tablee.engine.messages import LANGUAGES, rules_text
from tablee.engine.origins import RULEBOOK
from tablee.games.genesia.content.catalogue import Level
from tablee.games.genesia.content.vocabulary import (
    VERBS,
    Amount,
    AssaultOdds,
    Count,
    GenesiaVerb,
    Jump,
    Losses,
    TakeCoins,
    Toll,
)
from tablee.games.genesia.rules import geography
from tablee.games.genesia.rules.geography import COLOURS
from tests.games.documents import Document, check_actions, checked_sections, code, number, tokens

from .positions import CONTENT, GAME

DOCUMENT = Document("genesia")
rule = DOCUMENT.rule
ORIGINS = GAME.origins
ICONS = {"growth": "G", "expansion": "E", "attack": "A", "end": "F"}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# The short form of card texts ---------------------------------------------------------------------------

PLACES = {
    "home": "on your homeland",
    "base": "where you may recruit",
    "city": "in your Cities",
    "held": "in regions you hold",
    "frontier": "on free regions next to yours",
    "foe_home": "in homelands of opponents",
}
ZONES = {None: "", "own": " on your Continent", "foreign": " abroad", "island": " on the island"}
GOALS = {
    "free": "a free region",
    "held": "a region you hold",
    "free_or_held": "a free or held region",
    "city": "a City of yours",
}
COUNTED: dict[str, tuple[str, str]] = {
    "cities": ("City", "Cities"),
    "regions": ("region", "regions"),
    "lone": ("region with exactly one Clan", ""),
    "continents": ("foreign Continent", ""),
    "foe_homes": ("homeland of an opponent with your piece", ""),
    "neighbours": ("neighbour", ""),
    "inventions": ("Invention", ""),
    "hand": ("card in hand", ""),
    "rows": ("complete row", ""),
    "group": ("region of your largest group", ""),
    "conquests": ("conquest", ""),
    "coins": ("coin", "coins"),
    "twins": ("pair of equal value at home and abroad", ""),
    "values": ("different value", ""),
}


def per(effect: Amount) -> str:
    if effect.per is None:
        return ""
    if effect.per == "stacks":
        counted = f"region with {effect.size} or more Clans"
    elif effect.values:
        counted = f"region of value {' or '.join(map(str, effect.values))}"
    else:
        one, many = COUNTED[effect.per]
        counted = one if effect.div is None else f"{effect.div} {many}"
    return f" per {counted}{ZONES[effect.zone]}" + (f" (max {effect.max})" if effect.max else "")


def jump(effect: Jump) -> str:
    parts = [
        f"jump up to {number(effect.n, 'Clan')}",
        " together" if effect.together else "",
        " from a City" if effect.source == "city" else "",
        f" to {GOALS[effect.to]}{ZONES[effect.zone]}",
        f" of value {'/'.join(map(str, effect.values))}" if effect.values else "",
        f", reach {effect.reach}" if effect.reach else ", any distance",
        f", {effect.times} times" if effect.times else "",
    ]
    return "".join(parts)


def toll(effect: Toll) -> str:
    parts = ["pay no tolls"] if effect.pay == 0 else []
    return " and ".join(parts + ([f"receive tolls of {effect.receive}"] if effect.receive else []))


def taken_from(effect: TakeCoins) -> str:
    each = f"up to {effect.players} opponents each" if effect.players else "each opponent"
    return {"one": "an opponent", "copied": "the copied player", "each": each}[effect.whom]


def losses(effect: Losses) -> str:
    role = "attacking" if effect.role == "attack" else "defending"
    who = "you lose" if effect.who == "self" else "enemy loses"
    n = effect.n or 0
    how = "double" if effect.times else f"{abs(n)} {'more' if n > 0 else 'fewer'}"
    floor = f" (not below {effect.floor})" if effect.floor else ""
    return f"{role}: {who} {how}{floor}{all_age(effect)}"


def all_age(effect: Losses | AssaultOdds) -> str:
    return ", all Age" if effect.scope == "age" else ""


def short(effect: Any) -> str:
    """An effect as the tables of the document say it."""
    n = getattr(effect, "n", 0)
    gain = number(n or 0, {"coins": "coin", "clans": "Clan"}.get(getattr(effect, "what", ""), "point"))
    spread = {"each": ", each in another", "same": ", all in one"}.get(getattr(effect, "spread", ""), "")
    forms: dict[str, Callable[[], str]] = {
        "coins": lambda: f"+{number(n, 'coin')}{per(effect)}",
        "points": lambda: f"+{number(n, 'point')}{per(effect)}",
        "clans": lambda: f"+{number(n, 'Clan')}{per(effect)} {PLACES[effect.at]}{spread}",
        "city": lambda: (
            f"+{number(n, 'City', 'Cities')} " + ("under own Clans" if effect.at == "held" else PLACES[effect.at])
        ),
        "take_coins": lambda: f"take {number(n, 'coin')} from {taken_from(effect)}",
        "buy": lambda: f"up to {effect.max} times pay {number(effect.price, 'coin')} for {gain}",
        "discard_price": lambda: f"discards bring {n}",
        "recruit_price": lambda: f"next {number(effect.max, 'recruit')} for {number(n, 'coin')}",
        "recruit_at": lambda: f"up to {number(effect.max, 'recruit')} {PLACES[effect.at]}",
        "order_first": lambda: "choose the turn order first",
        "mark_invention": lambda: f"mark an Invention of at most {effect.max} PP",
        "hosts_gain": lambda: f"hosts: +{gain}",
        "others_gain": lambda: f"others: +{gain}",
        "moves": lambda: number(n, "free stack move" if effect.unit == "stack" else "free move") + ZONES[effect.zone],
        "jump": lambda: jump(effect),
        "toll": lambda: toll(effect),
        "expel": lambda: f"expel up to {number(n, 'Clan')}",
        "choose": lambda: " OR ".join(", ".join(map(short, option)) for option in effect.options),
        "copy": lambda: "copy an Invention" if effect.filter == "invention" else "copy a card",
        "losses": lambda: losses(effect),
        "assault_odds": lambda: f"attack as if {number(n, 'Clan')} more{all_age(effect)}",
        "assault_reach": lambda: f"attack up to {n} steps away",
        "assault_again": lambda: "second assault at once",
        "siege_free": lambda: "siege costs no Clan",
        "defend_cancel": lambda: "cancel the assault",
        "defend_retreat": lambda: "retreat first",
        "shield": lambda: f"shield up to {number(n, 'region')}",
        "peace": lambda: "bound to Peace",
    }
    return forms[effect.verb]()


def shorts(effects: Sequence[GenesiaVerb]) -> str:
    return "; ".join(short(effect) for effect in effects)


# Cards and objectives ---------------------------------------------------------------------------------------


def test_cards() -> None:
    found = DOCUMENT.tables("### 5.6")
    assert [len(table) for table in found] == [30, 30, 30, 9]
    rows = [tuple(row.values())[:-1] for table in found for row in table]
    assert rows == [
        (
            str(card.number),
            f"`{card.id}`",
            card.name["en"],
            card.lot,
            "".join(ICONS[icon] for icon in card.icons),
            card.kind,
            str(card.cost),
            str(card.progress) if card.invention else "-",
            shorts(card.effects),
        )
        for card in sorted(CONTENT.card, key=lambda card: card.number)
    ]


def test_ages_and_lots_by_number() -> None:
    cards = {card.number: card for card in CONTENT.card}
    lots = ("blue", "yellow", "green", "red", "violet")
    usual = {n: (1 + (n - 1) // 30, lots[(n - 1) % 30 // 6]) for n in range(1, 91)} | {
        41: (2, "green"),
        45: (2, "yellow"),
    }
    usual |= {n: (1 + (n - 91) // 3, "promo") for n in range(91, 100)}
    assert {n: (card.age, card.lot) for n, card in cards.items()} == usual
    for name, lot in (("Yellow II", "yellow"), ("green II", "green")):
        (told,) = re.findall(rf"{name} = ([\d, ]+)[;.]", DOCUMENT.line)
        assert numbers(told) == sorted(n for n, card in cards.items() if card.age == 2 and card.lot == lot)


def test_what_is_said_about_the_cards() -> None:
    numbered = [card.id for card in CONTENT.card if ORIGINS.of("card", card.id, "number") == RULEBOOK]
    assert f"the numbers, Ages and French names of {len(numbered)} Age cards" in DOCUMENT.line
    inventions = {
        (card.age, lot): sum(one.invention for one in CONTENT.card if (one.age, one.lot) == (card.age, lot))
        for card in CONTENT.card
        for lot in ("blue", "yellow", "green", "red", "violet")
    }
    assert {place: count for place, count in inventions.items() if count != 2} == {(2, "blue"): 3, (3, "yellow"): 1}
    copies = [{card.lot for card in CONTENT.card if card.kind == "copy" and card.age == age} for age in (1, 2, 3)]
    assert [len(lots) for lots in copies] == [2, 2, 1]


def test_worth_is_near_the_price() -> None:
    prices = {card.number: card.cost + (7, 8, 9)[card.age - 1] for card in CONTENT.card}
    bargains = [card.number for card in CONTENT.card if round(card.worth / prices[card.number], 3) > 1.2]
    listed = ", ".join(map(str, bargains))
    assert "lies within 20 % of that price, but for six" in DOCUMENT.line
    assert f"a better bargain (N° {listed}; see" in DOCUMENT.line
    assert len(bargains) == 6
    assert all(card.worth >= 0.8 * prices[card.number] for card in CONTENT.card)


def test_objectives() -> None:
    (rows,) = DOCUMENT.tables("### 5.7")
    assert [tuple(row.values())[:-1] for row in rows] == [
        (
            str(one.number),
            f"`{one.id}`",
            one.name["en"],
            one.lot,
            shorts(one.effects),
            str(one.cap),
        )
        for one in CONTENT.objective
    ]


# The content file -----------------------------------------------------------------------------------------------


def test_sections_and_their_sizes() -> None:
    rows, _ = DOCUMENT.tables("### 5.1")
    assert checked_sections(rows, CONTENT) == list(CONTENT.__struct_fields__)


def test_kinds() -> None:
    rows = DOCUMENT.tables("### 5.1")[1]
    assert {row["Kind"] for row in rows} == {card.kind for card in CONTENT.card}


def test_the_vocabulary() -> None:
    rows = [row for table in DOCUMENT.tables("### 5.3") for row in table]
    assert [code(row["Verb"]) for row in rows] == [verb_of(verb.__name__) for verb in VERBS]
    assert f"there are {len(rows)} verbs" in DOCUMENT.text
    amount = ("n", "per", "div", "max", "zone", "values", "size")
    for row, verb in zip(rows, VERBS, strict=True):
        told = set(re.findall(r"`(\w+)`", row["Parameters"])) | set(amount if "amount" in row["Parameters"] else ())
        told |= {"at"} if code(row["Verb"]) == "buy" else set()
        assert told == set(verb.__struct_encode_fields__), verb


def test_counters() -> None:
    (rows,) = DOCUMENT.tables("### 5.2")
    assert [code(row["Counter"]) for row in rows] == list(get_args(Count))


def test_options() -> None:
    rows = DOCUMENT.tables("## 1. At a glance")[1]
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row["option"])]
    assert told == [option.key for option in GAME.meta.options]
    options = {option.key: option for option in GAME.meta.options}
    for row in rows:
        values = [value for value in re.findall(r"`(\w+)`", row["values"])]
        if len(values) > 2:
            (name,) = re.findall(r"`(\w+)`", row["option"])
            assert set(values) == set(options[name].values), name
    (teams,) = [row["values"] for row in rows if row["option"] == "`teams`"]
    assert re.findall(r"\d(?:v\d)+", teams) == list(options["teams"].values[1:])


# The map ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GA-003")
def test_the_sizes_of_the_map() -> None:
    sizes = DOCUMENT.tables("### 4.2")[1]
    told = {row[""]: [row[column] for column in list(row)[1:]] for row in sizes}
    for place, seats in enumerate((2, 3, 4, 5)):
        regions, borders = geography.regions(seats), geography.borders(seats)
        island = sum(region.value for region in regions if region.kind == "isle")
        lands = sum(region.value for region in regions if region.kind == "land")
        assert int(told["Regions"][place]) == len(regions)
        assert int(told["Edges"][place]) == len(borders)
        assert int(told["Directed edges (`move` entries)"][place]) == 2 * len(borders)
        assert int(told["Value of all Continents"][place]) == lands
        assert numbers(told["Value of the island (7s + 12s + 15)"][place])[-1] == island
        assert int(told["Value of the world"][place]) == island + lands
        assert float(told["Per seat"][place]) == (island + lands) / seats


@pytest.mark.rule("GA-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_which_regions_touch(seats: int) -> None:
    """The table of 4.2, written out once more."""
    wanted: set[frozenset[str]] = set()
    for slot in range(seats):
        colour, k = COLOURS[slot], slot + 1
        first, second = f"isle-7-{2 * k - 1}", f"isle-7-{2 * k}"
        for column in (1, 2, 3):
            wanted.add(frozenset({f"{colour}-home", f"{colour}-1-{column}"}))
            wanted |= {frozenset({f"{colour}-{row}-{column}", f"{colour}-{row + 1}-{column}"}) for row in (1, 2, 3, 4)}
        for row in (1, 2, 3, 4, 5):
            wanted |= {frozenset({f"{colour}-{row}-{column}", f"{colour}-{row}-{column + 1}"}) for column in (1, 2)}
        wanted |= {frozenset({f"{colour}-5-1", first}), frozenset({f"{colour}-5-2", first})}
        wanted |= {frozenset({f"{colour}-5-2", second}), frozenset({f"{colour}-5-3", second})}
        wanted |= {frozenset({first, second}), frozenset({second, f"isle-7-{2 * k % (2 * seats) + 1}"})}
        wanted |= {frozenset({f"isle-12-{k}", isle}) for isle in (first, second, "isle-15", f"isle-12-{k % seats + 1}")}
    known = geography.regions(seats)
    assert {frozenset({known[here].id, known[there].id}) for here, there in geography.borders(seats)} == wanted


@pytest.mark.rule("GA-003")
def test_numbers_of_regions() -> None:
    """19 numbers a slot, the heart of the island first."""
    known = [region.id for region in geography.regions(5)]
    assert len(known) == 96
    assert known[0] == "isle-15"
    for k, colour in enumerate(COLOURS, start=1):
        assert known[19 * (k - 1) + 1] == f"{colour}-home"
        assert known[19 * k - 2] == f"isle-7-{2 * k - 1}"
        assert known[19 * k - 1] == f"isle-7-{2 * k}"
        assert known[19 * k] == f"isle-12-{k}"
        for row in range(1, 6):
            for column in range(1, 4):
                assert known[19 * (k - 1) + 1 + 3 * (row - 1) + column] == f"{colour}-{row}-{column}"
    assert [region.id for region in geography.regions(3)] == known[: 19 * 3 + 1]


@pytest.mark.rule("GA-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_steps_from_the_homeland(seats: int) -> None:
    known = {region.id: place for place, region in enumerate(geography.regions(seats))}
    steps = geography.distances(seats)[known["red-home"]]
    told = {row["To"]: row["Steps"] for row in DOCUMENT.tables("### 4.2")[2]}

    def by_seats(row: str) -> list[int]:
        (found,) = re.findall(rf"n = {seats}: ([\d, ]+)", told[row])
        return numbers(found)

    assert all(steps[known[f"red-{row}-{column}"]] == row for row in range(1, 6) for column in (1, 2, 3))
    assert [steps[known["isle-7-1"]], steps[known["isle-7-2"]]] == numbers(told["own 7s (isle-7-1, isle-7-2)"])
    sevens = [steps[known[f"isle-7-{i}"]] for i in range(3, 2 * seats + 1)]
    assert sevens == by_seats("other 7s in ring order from isle-7-3")
    twelves = [steps[known[f"isle-12-{k}"]] for k in range(2, seats + 1)]
    assert twelves == by_seats("other 12s from isle-12-2")
    assert steps[known["isle-12-1"]] == int(told["isle-12-1"])
    assert steps[known["isle-15"]] == int(told["isle-15"])
    assert steps[known["green-home"]] == int(told["homeland of a neighbour"])
    far = [8, 8, 8] if seats == 2 else [8, 8, 9]
    assert [steps[known[f"green-5-{column}"]] for column in (1, 2, 3)] == far
    if seats > 3:
        assert steps[known["yellow-home"]] == int(told["homeland of a non-neighbour (n = 4, 5)"])


# Numbers in the rules ----------------------------------------------------------------------------------------------


def test_single_numbers() -> None:
    rules = CONTENT.rules
    assert f"{rules.clans} Clans and {rules.cities} Cities in its reserve" in rule("GA-004")
    assert f"takes {rules.income} coins" in rule("GA-021")
    assert f"pay {rules.recruit} coins to the bank" in rule("GA-031")
    assert f"{rules.discard} coins from the bank each" in rule("GA-110")
    assert f"discarded for {rules.discard} coins" in rule("GA-094")
    assert f"{rules.propagation} points for each region" in rule("GA-132")


@pytest.mark.rule("GA-141", "GA-148")
def test_solo() -> None:
    (rows,) = DOCUMENT.tables("### 2.10")
    for row in rows:
        level, *ages = row.values()
        removed = CONTENT.solo.removed[cast(Level, level.lower())]
        told = [sorted(numbers(cell)) for cell in ages]
        assert told == [sorted(removed.age_1), sorted(removed.age_2), sorted(removed.age_3)]
    assert CONTENT.solo.lots == ["blue", "yellow"]
    goal = CONTENT.solo.goal
    assert f"{goal['beginner']} or more at Beginner opens Expert; {goal['expert']} or more at Expert" in rule("GA-148")
    assert "heroic" not in goal


# The table of actions ------------------------------------------------------------------------------------------------


def test_the_action_table() -> None:
    check_actions(DOCUMENT, GAME)


def test_numbers_of_cards_regions_and_steps() -> None:
    for block in ("pick", "play", "discard", "choose_card"):
        assert tokens(GAME, block) == [card.id for card in CONTENT.card]
    known = [region.id for region in geography.regions(5)]
    for block in ("recruit", "lift", "assault_from", "assault_at", "city_site", "choose_region"):
        assert tokens(GAME, block) == known
    assert tokens(GAME, "move") == [f"{known[here]}:{known[there]}" for here, there in geography.edges()]
    assert tokens(GAME, "choose_seat") == list(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_cite_rules_that_exist(language: str) -> None:
    """The same rules in every language."""
    cited = re.findall(r"GA-\d{3}", rules_text(GAME.meta, language))
    assert all(f"**{number}**" in DOCUMENT.text for number in cited)
    assert cited == re.findall(r"GA-\d{3}", rules_text(GAME.meta, "en"))


@pytest.mark.parametrize(
    ("language", "ours", "printed"),
    [
        ("fr", "péage|tribu\\b|tribus", "Droit de passage|peuplade|Terre natale|Rayonnement|Assaut"),
        ("it", "assalt|ospitant", "pedaggio|tribù|patria|Propagazione|attacco|ospiti"),
    ],
)
def test_words_are_those_of_the_rulebooks(language: str, ours: str, printed: str) -> None:
    folder = Path(str(files(GAME.meta.package))) / "text"
    for name in (f"{language}.ftl", f"rules.{language}.md"):
        text = (folder / name).read_text(encoding="utf-8")
        assert re.findall(ours, text) == [], name
        assert set(re.findall(printed, text)) >= set(printed.split("|")), name


def test_the_rules_are_numbered() -> None:
    found = re.findall(r"^- \*\*GA-(\d{3})\*\*", DOCUMENT.text, re.MULTILINE)
    assert found == sorted(found)
    assert len(found) == 133
