"""docs/rules/age_of_civilization.md says what the content says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
import pytest

from tablee.engine.messages import LANGUAGES, Speaker, rules_text
from tablee.games.age_of_civilization.content import vocabulary as verbs
from tablee.games.age_of_civilization.content.vocabulary import Condition, Count, Effect, Moment
from tests.games.documents import Document, check_actions, checked_sections, code, number, parameters, tokens

from .positions import CONTENT, GAME, ORDER

DOCUMENT = Document("age_of_civilization")

# The short form of card texts ---------------------------------------------------------------------------

NAMES: dict[tuple[str, str], str] = {
    **{("action", entry.id): entry.name["en"] for entry in CONTENT.action},
    **{("technology", entry.id): entry.name["en"] for entry in CONTENT.technology},
    **{("civilization", entry.id): entry.name["en"] for entry in CONTENT.civilization},
}
WHEN = {
    "rise": "rise",
    "acquire": "when gained",
    "rest": "rest",
    "annex": "annex",
    "war": "war",
    "turn_end": "turn end",
    "sacrifice": "per worker sacrificed on a slot",
}
IF = {
    None: "",
    "highest_military": " if military highest",
    "not_lowest_military": " if not lowest",
    "no_technology": " if no technology",
    "technologies_at_most:1": " if at most 1 technology",
}
COUNTED = {
    "technology": ("technology", "technologies"),
    "wonder": ("wonder", "wonders"),
    "civilization": ("civilization", "civilizations"),
    "worker": ("worker", "workers"),
    "idle_worker": ("idle worker", "idle workers"),
    "shield": ("shield", "shields"),
    "coin": ("coin", "coins"),
    "point": ("point", "points"),
    "upcoming": ("upcoming card", "upcoming cards"),
    "station": ("station", "stations"),
}


def per(effect: verbs.Counting | verbs.ShieldPer) -> str:
    if effect.per is None:
        return ""
    one, many = COUNTED[effect.per]
    return f" per {one}" if effect.every == 1 else f" per {effect.every} {many}"


def amount(effect: verbs.Gain | verbs.EndPoints) -> str:
    resource = effect.resource if isinstance(effect, verbs.Gain) else "points"
    return f"+{number(effect.amount, resource.removesuffix('s'))}"


def about(effect: Effect) -> str:
    """The action it is about, with the technologies it names."""
    action, technologies = getattr(effect, "action", None), getattr(effect, "technologies", None)
    aimed = ", ".join(NAMES["technology", technology] for technology in technologies or [])
    named = NAMES["action", action] if action else ""
    return f"{named} ({aimed})" if aimed else named


# An effect as the tables of the document say it.
FORMS: dict[type[Effect], Callable[[Any], str]] = {
    verbs.ActionPoints: lambda it: f"{about(it)}: +{number(it.amount, 'point')}",
    verbs.ActionCoins: lambda it: f"{about(it)}: +{number(it.amount, 'coin')}",
    verbs.ActionCost: lambda it: (
        f"{about(it)}: -{number(it.amount, 'coin')} cost{IF[it.cond]}"
        + (" (not by Education)" if it.except_source else "")
    ),
    verbs.ActionFree: lambda it: f"{about(it)}: free of coins",
    verbs.ActionWorkers: lambda it: f"{about(it)}: {it.amount:+d} worker needed",
    verbs.ActionRecruit: lambda it: f"{about(it)}: +{number(it.amount, 'worker')}",
    verbs.ActionFollow: lambda it: f"after {about(it)}: may do {NAMES['action', it.then]} without worker",
    verbs.ActionKeep: lambda it: f"{about(it)} workers not sacrificed",
    verbs.Slot: lambda it: f"private {about(it)} slot",
    verbs.UpcomingSlots: lambda _: "may use upcoming cards",
    verbs.DenyAction: lambda it: f"others cannot {about(it)}",
    verbs.IgnorePrerequisites: lambda _: "ignore prerequisites",
    verbs.HuntAlways: lambda _: "Hunting point also with technologies",
    verbs.Shield: lambda it: number(it.amount, "shield"),
    verbs.ShieldPer: lambda it: number(it.amount, "shield") + per(it),
    verbs.Immune: lambda it: f"immune to {it.to}",
    verbs.Gain: lambda it: f"{WHEN[it.on]}: {amount(it)}{per(it)}{IF[it.cond]}",
    verbs.GainTechnology: lambda it: f"{WHEN[it.on]}: {it.count} technology",
    verbs.GainWonder: lambda it: f"{WHEN[it.on]}: {it.count} wonder",
    verbs.OthersGain: lambda it: f"{WHEN[it.on]}: others +{number(it.amount, 'coin')}",
    verbs.OthersLose: lambda it: f"{WHEN.get(it.on) or about(it)}: others -{number(it.amount, 'coin')}{IF[it.cond]}",
    verbs.BonusMultiply: lambda it: f"rise: bonus coins x{it.factor}",
    verbs.TechnologyPerBonus: lambda it: f"rise: 1 technology per {it.every} bonus coins",
    verbs.TurnAction: lambda it: f"turn end: may do {about(it)} without worker",
    verbs.TurnPay: lambda it: (
        f"turn end: may pay {it.coins} coins "
        + ("(onto a market card)" if it.to == "market" else "(supply)")
        + f" for {it.points} points"
    ),
    verbs.EndPoints: lambda it: f"end: {amount(it)}{per(it)}{IF[it.cond]}" + (f" (max {it.max})" if it.max else ""),
}


def shorts(effects: Sequence[Effect]) -> str:
    return "; ".join(FORMS[type(effect)](effect) for effect in effects)


# Cards ----------------------------------------------------------------------------------------------------


def test_civilizations() -> None:
    (rows,) = DOCUMENT.tables("### 5.4")
    assert [
        (code(row["id"]), row["name"], row["family"], row["pop"], row["main"], row["inherited"]) for row in rows
    ] == [
        (card.id, card.name["en"], card.family, str(card.population), shorts(card.main), shorts(card.inherited))
        for card in CONTENT.civilization
    ]
    assert len(rows) == 48


def test_wonders() -> None:
    (rows,) = DOCUMENT.tables("### 5.5")
    assert [(code(row["id"]), row["name"], row["effect"]) for row in rows] == [
        (wonder.id, wonder.name["en"], shorts(wonder.effects)) for wonder in CONTENT.wonder
    ]
    assert "The first seven are the ancient ones" in DOCUMENT.text
    assert [wonder.ancient for wonder in CONTENT.wonder] == [True] * 7 + [False] * 8


def test_special_technology_cards() -> None:
    (rows,) = DOCUMENT.tables("### 5.6")
    technologies = {technology.id: technology for technology in CONTENT.technology}

    def cell(technology: str) -> str:
        return f"{NAMES['technology', technology]}: {shorts(technologies[technology].effects)}"

    assert [tuple(row.values())[:-1] for row in rows] == [
        (f"`{card.id}`", card.name["en"], f"{card.column} ({card.top})", cell(card.row1), cell(card.row2))
        for card in CONTENT.special_card
    ]
    assert len(rows) == 9


def test_the_technology_card() -> None:
    (rows,) = DOCUMENT.tables("### 4.2")
    effects = {technology.id: technology.effects for technology in CONTENT.technology}
    joined = {  # two actions with one sentence each
        "navigation": "Fishing: +1 coin; Trade: +1 coin",
        "engineering": "Construction: +1 point; Wonder: -2 coins cost",
    }
    assert [
        (row["cell"], row["column"], row["row"], row["technology"], row["needs one of"], row["effect"]) for row in rows
    ] == [
        (
            cell.id,
            cell.column,
            str(cell.row),
            cell.technology,
            ", ".join(cell.needs_one_of) or "-",
            shorts(effects[cell.technology]),
        )
        for cell in CONTENT.cell
    ]
    assert {name: shorts(effects[name]) for name in joined} == joined


def test_the_arrows_of_ruling_15() -> None:
    drawn = {(need, cell.id) for cell in CONTENT.cell for need in cell.needs_one_of}
    columns = {(f"{column}{row}", f"{column}{row + 1}") for column in "LMR" for row in (1, 2)}
    assert drawn == columns | {("R1", "M2"), ("L2", "M3"), ("R2", "M3")}


def test_those_not_for_games_alone() -> None:
    (listed,) = re.findall(r"\*\*AC-170\*\* Remove ([^(]*)\(", DOCUMENT.text)
    names = {card.name["en"] for card in CONTENT.civilization if not card.solo}
    assert set(re.split(r",\s+", listed.strip())) == names
    assert len(names) == 7


# The track and the actions ------------------------------------------------------------------------------------


def test_the_first_game() -> None:
    (listed,) = re.findall(r"\*\*AC-014\*\*[^:]*: instead of shuffling use the order ([^.]*)\.", DOCUMENT.text)
    names = {card.id: card.name["en"] for card in CONTENT.track_card}
    assert re.split(r",\s+", listed) == [names[card] for card in CONTENT.first_game.order]
    assert CONTENT.first_game.order == ORDER


def test_icons() -> None:
    (listed,) = re.findall(r"^Action cards: ([^.]*)\.", DOCUMENT.text, re.MULTILINE)
    found = dict(re.findall(r"(\w+) \(([\w ]+)\)", listed))
    assert found == {card.id: card.icon.replace("none", "no icon") for card in CONTENT.track_card}
    by_icon = {
        icon: {card.name["en"] for card in CONTENT.track_card if card.icon == icon}
        for icon in ("war", "none", "plague")
    }
    (rule,) = re.findall(r"Icons: war on ([^;]*); none on ([^;]*);\s+plague on (\w+)\.", DOCUMENT.text)
    assert [set(re.split(r",\s+", names)) for names in rule] == list(by_icon.values())


def test_places_of_the_track() -> None:
    (rows,) = DOCUMENT.tables("### 4.1")
    rounds = CONTENT.rules.rounds
    for row in rows:
        place = int(row["place"])
        first, _, last = row["in the window in rounds"].partition("-")
        inside = [number for number in range(1, rounds + 1) if number <= place <= number + 2]
        assert (int(first), int(last or first)) == (inside[0], inside[-1])
        after = row["icon and token resolved after round"]
        assert after == ("never" if place <= 3 else str(place - 3))
    assert len(rows) == 8


def test_the_action_table() -> None:
    check_actions(DOCUMENT, GAME)
    assert GAME.actions.size == 500


def test_the_order_of_plain_actions() -> None:
    (row,) = [row for row in DOCUMENT.tables("## 3.")[0] if row["action"].startswith("`do")]
    base, special = re.findall(r": ([\w, ]+)", row["parameters"])
    assert re.split(r",\s+", f"{base}, {special}".strip()) == tokens(GAME, "do")


@pytest.mark.parametrize(
    ("block", "section", "extra"),
    [
        ("draft", "civilization", []),
        ("rise", "civilization", []),
        ("annex", "civilization", []),
        ("bonus", "civilization", []),
        ("buy", "special_card", []),
        ("research", "technology", ["none"]),
        ("patronage", "technology", ["none"]),
        ("take", "technology", []),
        ("build", "wonder", ["none"]),
        ("quarry", "wonder", []),
        ("gain", "wonder", []),
    ],
)
def test_numbers_of_cards_are_their_places_in_the_content(block: str, section: str, extra: list[str]) -> None:
    assert tokens(GAME, block) == [entry.id for entry in getattr(CONTENT, section)] + extra


def test_numbers_of_sources() -> None:
    sources = tokens(GAME, "trigger")
    cards = [*CONTENT.civilization, *CONTENT.technology, *CONTENT.wonder]
    assert sources == [entry.id for entry in cards]
    assert "a civilization (0-59), technology (60-86) or wonder (87-101)" in DOCUMENT.text
    first = GAME.actions.encode("trigger", 0)
    assert [GAME.actions.parse(f"trigger {card}") - first for card in ("writing", "pyramids")] == [60, 87]


# The content file ----------------------------------------------------------------------------------------------


def test_sections_and_their_sizes() -> None:
    (rows,) = DOCUMENT.tables("### 5.1")
    lists = {field for field in CONTENT.__struct_fields__ if isinstance(getattr(CONTENT, field), list)}
    assert lists <= set(checked_sections(rows, CONTENT))


def test_the_vocabulary() -> None:
    rows = [row for table in DOCUMENT.tables("### 5.2") for row in table]
    classes = {verb.__struct_config__.tag: verb for verb in get_args(Effect)}
    assert {code(row["verb"]) for row in rows} == set(classes)
    assert len(rows) == 35
    assert f"{len(rows)} verbs in all" in DOCUMENT.text
    for row in rows:
        fields = msgspec.structs.fields(classes[code(row["verb"])])
        required, optional = parameters(row["parameters"])
        assert {field.encode_name for field in fields if field.required} == set(required), row["verb"]
        assert {field.encode_name for field in fields if not field.required} == set(optional), row["verb"]


def test_counts_conditions_and_moments() -> None:
    (counts,) = re.findall(r"^Counts \(`per`\): ([^.]*)\.", DOCUMENT.text, re.MULTILINE)
    assert re.findall(r"`(\w+)`", counts) == list(get_args(Count))
    (conditions,) = re.findall(r"^Conditions \(`cond`\): ([^.]*)\.", DOCUMENT.text, re.MULTILINE)
    assert re.findall(r"`([\w:]+)`", conditions) == list(get_args(Condition))
    (gains,) = re.findall(r"^\| `gain` \|.*", DOCUMENT.text, re.MULTILINE)
    moments = set(re.findall(r"`(\w+)`", gains)) - {"gain"}
    assert moments == set(get_args(Moment)) - {"action"}


def test_model_values_are_within_their_bounds() -> None:
    (rows,) = DOCUMENT.tables("### 5.3")
    bounds = {
        row["kind"]: [tuple(map(float, part.split("-"))) for part in row["allowed (±20 %)"].split(" / ")]
        for row in rows
    }
    (civilization,), (wonder,) = bounds["civilization (population + main + inherited)"], bounds["wonder"]
    base = bounds["technology row 1 / 2 / 3"]
    special = bounds["special technology row 1 / 2 (includes the 1 coin paid)"]
    values = {technology.id: technology.model_value for technology in CONTENT.technology}
    assert all(civilization[0] <= card.model_value <= civilization[1] for card in CONTENT.civilization)
    assert all(wonder[0] <= card.model_value <= wonder[1] for card in CONTENT.wonder)
    for cell in CONTENT.cell:
        least, most = base[cell.row - 1]
        assert least <= values[cell.technology] <= most, cell.technology
    for card in CONTENT.special_card:
        for technology, (least, most) in zip((card.row1, card.row2), special, strict=True):
            assert least <= values[technology] <= most, technology


# Scenarios ---------------------------------------------------------------------------------------------------------


def test_scenarios() -> None:
    rows, _ = DOCUMENT.tables("### 5.7")
    specials: dict[str, str] = {action.id: action.name["en"] for action in CONTENT.special_action}
    cards: dict[str, str] = {**{card.id: card.name["en"] for card in CONTENT.track_card}, **specials}
    technologies = {cell.id: NAMES["technology", cell.technology] for cell in CONTENT.cell}
    told = []
    for scenario in CONTENT.scenario:
        deck = ", ".join(NAMES["civilization", card] for card in scenario.deck) + f" ({len(scenario.deck)})"
        if scenario.first_civilization:
            deck += f"; {NAMES['civilization', scenario.first_civilization]} set aside"
        told.append(
            {
                "scenario": f"`{scenario.id}`",
                "deck": deck,
                "market": str(scenario.market),
                "fixed places": ", ".join(f"{cards[at.card]} in {at.position}" for at in scenario.fixed_positions),
                "beside the permanent card": ", ".join(cards[card] for card in scenario.beside_permanent) or "-",
                "removed": ", ".join(cards[card] for card in scenario.removed),
                "closed cells": ", ".join(f"{cell} ({technologies[cell]})" for cell in scenario.closed_cells) or "-",
            }
        )
    assert rows == told


def test_control_cards() -> None:
    _, rows = DOCUMENT.tables("### 5.7")
    assert [tuple(row.values()) for row in rows] == [
        (
            str(place),
            f"{control.station_name['en'].replace('’', chr(39))} ({number(control.station_cost, 'coin')})",
            control.realm_name["en"],
        )
        for place, control in enumerate(CONTENT.control, start=1)
    ]
    costs = ", ".join(str(control.station_cost) for control in CONTENT.control)
    assert f"the cost of the lowest closed station ({costs})" in DOCUMENT.text


@pytest.mark.parametrize(
    ("rule", "scenario", "measure"),
    [
        ("AC-193", "age_of_wonders", "wonders_min"),
        ("AC-199", "silk_road", "stations_min"),
        ("AC-203", "lost_civilization", "workers_min"),
        ("AC-210", "mongol_devastation", "realms_min"),
        ("AC-217", "death_and_rebirth", "technologies_min"),
    ],
)
def test_grades(rule: str, scenario: str, measure: str) -> None:
    (text,) = re.findall(rf"\*\*{rule}\*\* Grades: ([^.]*)\.", DOCUMENT.text)
    (entry,) = [entry for entry in CONTENT.scenario if entry.id == scenario]
    for part, grade in zip(re.split(r";\s+", text), ("bronze", "silver", "gold"), strict=True):
        goal = getattr(entry, grade)
        assert part.startswith(grade)
        named = sorted(int(found) for found in re.findall(r"\d+", part))
        wanted = sorted(found for found in (goal.points, getattr(goal, measure)) if found)
        assert named == wanted


def test_achievements() -> None:
    (text,) = re.findall(r"\*\*AC-176\*\*([^*]*)\n\n", DOCUMENT.text)
    for achievement in CONTENT.achievement:
        assert achievement.name["en"] in re.sub(r"\s+", " ", text)
        assert f"{achievement.condition.points}+" in text
    assert len(CONTENT.achievement) == 8


def test_special_events() -> None:
    rounds = {event.id: event.after_rounds for event in CONTENT.special_event}
    assert rounds == {"drought": [3, 4, 5], "horde": [2, 3, 4, 5, 6], "black_death": [1, 2, 3]}
    assert "Drought, special event after rounds 3, 4, 5" in DOCUMENT.text
    assert "the Horde token, at the end of rounds 2-6" in DOCUMENT.text
    assert "Black Death, special event after rounds 1, 2, 3" in DOCUMENT.text


def test_events() -> None:
    named = re.sub(r"\s+", " ", "".join(re.findall(r"\*\*AC-15[123]\*\*[^*]*", DOCUMENT.text)))
    assert all(f"{event.name['en']}:" in named for event in CONTENT.event)


def test_modes_and_options() -> None:
    (listed,) = re.findall(r"^\| Modes \| (.*) \|$", DOCUMENT.text, re.MULTILINE)
    options = {option.key: option for option in GAME.meta.options}
    assert tuple(re.findall(r"`(\w+)`", listed)) == options["mode"].values
    assert GAME.meta.players == (1, 2, 3, 4)


def test_the_longest_game() -> None:
    assert DOCUMENT.longest() == GAME.longest(4) == 64 * 24 + 4 * 5


# What players are told ---------------------------------------------------------------------------------------------


def test_grades_of_the_players_rules_are_those_of_the_content() -> None:
    """Each grade as its numbers: the points, and what it asks for besides."""
    measures = ("wonders_min", "stations_min", "workers_min", "realms_min", "technologies_min")
    for language in LANGUAGES:
        text = " ".join(rules_text(GAME.meta, language).split())
        for scenario, rule in zip(CONTENT.scenario, ("193", "199", "203", "210", "217"), strict=True):
            (told,) = re.findall(rf"(?:Bronze|Bronzo) ([^()]*) \(AC-{rule}\)", text)
            goals = [scenario.bronze, scenario.silver, scenario.gold]
            wanted = [
                sorted([goal.points, *(getattr(goal, measure) for measure in measures if getattr(goal, measure))])
                for goal in goals
            ]
            parts = re.split(r", (?:silver|gold|argent|or|argento|oro) ", told)
            assert [sorted(int(found) for found in re.findall(r"\d+", part)) for part in parts] == wanted


def test_french_words_are_the_printed_ones() -> None:
    speaker = Speaker("fr", game=GAME)
    assert speaker.say("option-changing_world") == "Un monde en mutation"
    assert speaker.say("board-achievements") == "Accomplissements"
    assert speaker.name("achievement", "super_power") == "Super Puissance"
    assert speaker.name("civilization", "franks") == "Royaume Franc"
    assert speaker.say("board-specials") == "Marché des Technologies"
    assert "plus élevée" not in rules_text(GAME.meta, "fr")
    for printed in ("Un monde en mutation", "Accomplissements", "Le Chemin de la gloire", "jeton Premier Joueur"):
        assert printed in " ".join(rules_text(GAME.meta, "fr").split())
