"""docs/rules/gentes.md says what the content says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
import pytest

from tablee.games.gentes.content import vocabulary as verbs
from tablee.games.gentes.content.catalogue import Card
from tablee.games.gentes.content.vocabulary import Count, Effect, GentesVerb, Lasting, OnceARound, Penalty, Reward
from tests.games.documents import Document, check_actions, checked_sections, code, number, origin, parameters, tokens

from .positions import CONTENT, GAME

DOCUMENT = Document("gentes")
rule = DOCUMENT.rule


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text)]


# The short form of card texts ---------------------------------------------------------------------------

ACTIONS: dict[str, str] = {action.id: action.name["en"] for action in CONTENT.action}
LETTERS = dict(zip([citizen.id for citizen in CONTENT.citizen], "NASMPE", strict=True))
COUNTED = {
    "citizen.soldier": ("Soldier", "Soldiers"),
    "citizen.merchant": ("Merchant", "Merchants"),
    "symbol.temple": ("temple city", "temple cities"),
    "synergy.laurel": ("Laurel card", "Laurel cards"),
    "synergy.shield": ("Shield card", "Shield cards"),
    "synergy.amphora": ("Amphora card", "Amphora cards"),
    "synergy.lyre": ("Lyre card", "Lyre cards"),
    "cards": ("card", "cards"),
    "cubes": ("cube", "cubes"),
    "cities": ("city", "cities"),
    "coins": ("coin", "coins"),
}


def per(effect: verbs.VpPer | verbs.CoinsPer) -> str:
    one, many = COUNTED[effect.what]
    return f"per {one}" if effect.per == 1 else f"per {effect.per} {many}"


def hourglasses(amount: int) -> str:
    return number(amount, "hourglass", "hourglasses")


def cost(effect: verbs.CubeAction | verbs.EffectAction) -> str:
    return f"{effect.coins}/{effect.hourglasses}"


def inner(effects: Sequence[GentesVerb]) -> str:
    return ", ".join(short(effect) for effect in effects)


# An effect as the tables of the document say it.
SHORT: dict[type[GentesVerb], Callable[[Any], str]] = {
    verbs.Vp: lambda e: f"+{e.n} VP",
    verbs.Coins: lambda e: f"+{number(e.n, 'coin')}",
    verbs.Cube: lambda e: f"+{number(e.n, f'{e.kind} cube')}",
    verbs.CubeAny: lambda e: f"+{number(e.n, 'cube')} of choice",
    verbs.Citizen: lambda e: f"+{number(e.n, e.type.capitalize())}",
    verbs.CitizenAny: lambda e: f"+{number(e.n, 'citizen')} of choice",
    verbs.Unlock: lambda e: f"remove {number(e.n, 'lock')}",
    verbs.ClearHourglass: lambda e: f"remove {hourglasses(e.n)}",
    verbs.RegionActivate: lambda _: "activate a region",
    verbs.CityActivate: lambda e: f"activate {number(e.n, 'city', 'cities')}",
    verbs.Build: lambda e: f"build ({e.symbol})",
    verbs.TakeRow: lambda e: f"take {e.n} of the first {e.slots} in the row",
    verbs.TakeDiscard: lambda e: f"take {e.n} from the discard pile",
    verbs.VpPer: lambda e: f"+{e.n} VP {per(e)} (max {e.max})",
    verbs.CoinsPer: lambda e: f"+{number(e.n, 'coin')} {per(e)} (max {e.max})",
    verbs.LoseCoins: lambda e: f"lose {number(e.n, 'coin')}",
    verbs.LoseCitizen: lambda e: f"lose {number(e.n, e.type.capitalize())}",
    verbs.LoseCitizenAny: lambda e: f"lose {number(e.n, 'citizen')} of choice",
    verbs.AddHourglass: lambda e: f"place {hourglasses(e.n)}",
    verbs.Decline: lambda e: f"decline: {inner(e.effects)}",
    verbs.CubeAction: lambda e: f"cube action {ACTIONS[e.action]} {cost(e)}" + (f" {e.symbol}" if e.symbol else ""),
    verbs.EffectAction: lambda e: f"cube action {cost(e)}: {inner(e.effects)}",
    verbs.Virtual: lambda e: f"{e.n} virtual {e.type.capitalize()}",
    verbs.TaxPlus: lambda e: f"Tax Collector: +{number(e.n, 'coin')}",
    verbs.TaxDouble: lambda _: "Tax Collector: coins doubled (round)",
    verbs.PayAny: lambda e: f"{ACTIONS[e.action]}: pay {e.low} to {e.high} (round)",
    verbs.ExtraTrain: lambda e: f"Philosopher: {e.n} more citizen (round)",
    verbs.Reach: lambda e: f"{ACTIONS[e.action]}: power +{e.n}",
    verbs.Discount: lambda e: f"{ACTIONS[e.action]}: -{number(e.n, 'coin')}",
    verbs.Haste: lambda e: f"tile: -{hourglasses(e.n)} (round)",
    verbs.OnAction: lambda e: f"after {ACTIONS[e.action]}: {inner(e.effects)}",
    verbs.Exchange: lambda e: f"exchange {number(e.pay, 'coin')}: {inner(e.effects)} (round)",
    verbs.HandLimit: lambda e: f"hand limit +{e.n}",
}


def short(effect: GentesVerb) -> str:
    return SHORT[type(effect)](effect)


def shorts(effects: Sequence[GentesVerb]) -> str:
    return "; ".join(short(effect) for effect in effects) or "-"


def asked(card: Card) -> str:
    citizens = " ".join(f"{LETTERS[name]}{count}" for name, count in card.requires.citizens.items())
    return ", ".join([citizens, *(f"{what} {count}" for what, count in card.requires.cities.items())])


# Cards, tiles, spaces ---------------------------------------------------------------------------------------


def test_cards() -> None:
    eras = DOCUMENT.tables("### 5.4")
    assert [tuple(row.values()) for rows in eras for row in rows] == [
        (
            str(place),
            f"`{card.id}`",
            card.name["en"],
            asked(card),
            str(card.vp),
            ", ".join(card.synergy) or "-",
            shorts(card.now),
            shorts(card.ongoing),
            origin(GAME.origins, "card", card.id),
        )
        for place, card in enumerate(CONTENT.card)
    ]
    assert [len(rows) for rows in eras] == [18, 18, 18]
    assert [{CONTENT.card[int(row["#"])].era for row in rows} for rows in eras] == [{1}, {2}, {3}]


def test_what_is_said_about_the_cards() -> None:
    text = DOCUMENT.line
    for era in (1, 2):
        symbols = [symbol for card in CONTENT.card if card.era == era for symbol in card.synergy]
        assert {symbols.count(symbol) for symbol in symbols} == {6}
        assert sum(len(card.synergy) == 2 for card in CONTENT.card if card.era == era) == 6
    assert not any(card.synergy for card in CONTENT.card if card.era == 3)

    def with_verb(*verbs: str) -> str:
        found = [card for card in CONTENT.card if any(effect.verb in verbs for effect in (*card.now, *card.ongoing))]
        return ", ".join(card.name["en"] for card in found)

    assert f"Lock removers: {with_verb('unlock')}." in text
    assert f"the four that the rulebook names: {with_verb('action', 'effect_action')}." in text
    named = [card.id for card in CONTENT.card if "name.en" in origin(GAME.origins, "card", card.id)]
    doing = [card for card in named if "ongoing" in origin(GAME.origins, "card", card)]
    assert f"{len(named)} of the 54 cards by name, {len(doing)} of them with something that they do" in text
    assert f"most effects and {54 - len(named)} cards" in text


def test_cities() -> None:
    (rows,) = DOCUMENT.tables("### 4.1")
    assert [tuple(row.values()) for row in rows] == [
        (
            str(place),
            f"`{city.id}`",
            city.name["en"],
            city.region,
            city.symbol,
            short(city.reward).removeprefix("+"),
            origin(GAME.origins, "city", city.id),
        )
        for place, city in enumerate(CONTENT.city)
    ]
    assert len(rows) == 18


def test_hometowns() -> None:
    spaces, rows = DOCUMENT.tables("### 4.2")
    assert [tuple(row.values()) for row in spaces] == [
        (
            str(place),
            f"`{space.id}`",
            "-".join(map(str, space.players)) + "P",
            space.row[-1],
            ", ".join(space.symbols),
        )
        for place, space in enumerate(CONTENT.home_space, start=18)
    ]
    assert [tuple(row.values()) for row in rows] == [
        (
            row.id[-1],
            f"`{row.id}`",
            row.name["en"],
            short(row.left),
            short(row.right),
            origin(GAME.origins, "home_row", row.id),
        )
        for row in CONTENT.home_row
    ]


def test_action_tiles() -> None:
    (rows,) = DOCUMENT.tables("### 4.4")
    assert [tuple(row.values()) for row in rows] == [
        (
            str(place),
            f"`{tile.id}`",
            ACTIONS[tile.action],
            str(tile.coins),
            str(tile.hourglasses),
            tile.symbol or "-",
            "-" if tile.mark == "none" else tile.mark,
            ", ".join(map(str, tile.players)),
        )
        for place, tile in enumerate(CONTENT.action_tile)
    ]


def test_numbers_of_tiles() -> None:
    """GE-010, GE-011."""
    of = {action: sum(tile.action == action for tile in CONTENT.action_tile) for action in ACTIONS}
    told = re.findall(r"(\d+) (Leader|Philosopher|Scribe|Navigator|Chronicler)", rule("GE-010"))
    assert {name: int(count) for count, name in told} == {ACTIONS[name]: n for name, n in of.items() if n}
    with_players = {n: sum(n in tile.players for tile in CONTENT.action_tile) for n in (2, 3, 4)}
    assert f"{with_players[2]} tiles with 2 players, {with_players[3]} with 3, {with_players[4]} with 4" in rule(
        "GE-011"
    )
    marks = {"none": [2, 3, 4], "2/4": [2, 4], "3+": [3, 4], "4": [4]}
    assert all([n for n in tile.players if n > 1] == marks[tile.mark] for tile in CONTENT.action_tile)


def test_tiles_of_a_game_alone() -> None:
    told = rule("GE-753")
    alone = [tile for tile in CONTENT.action_tile if 1 in tile.players]
    assert len(alone) == 8
    for tile in alone:
        symbol = f" {tile.symbol}" if tile.symbol else ""
        assert f"{ACTIONS[tile.action]} {tile.coins}/{tile.hourglasses}{symbol}" in told
    (wild,) = [tile for tile in CONTENT.action_tile if tile.solo_wild]
    assert f"{wild.coins} coins and {number(wild.hourglasses, 'hourglass')}" in rule("GE-754")
    assert f"with a power of {wild.coins}" in rule("GE-754")


def test_charts() -> None:
    chart, row, _ = DOCUMENT.tables("### 4.3")
    prices = CONTENT.training_chart
    for told, given in zip(chart, (prices.single, prices.pair), strict=True):
        assert numbers(" ".join(list(told.values())[1:])) == given
    assert numbers(rule("GE-311"))[2:] == [*prices.single, *prices.pair]
    scribe = CONTENT.scribe_prices
    for told, given, discard in zip(
        row,
        (scribe.one, scribe.two, scribe.three, [0] * 8),
        (scribe.discard_one, scribe.discard_two, 0, 0),
        strict=True,
    ):
        cells = list(told.values())[1:]
        if told["row slot"].startswith("cube"):
            assert [place for place, cell in enumerate(cells, start=1) if cell == "x"] == scribe.cube_slots
        else:
            assert [0 if cell == "-" else int(cell) for cell in cells] == [*given, discard]


def test_reach_by_power() -> None:
    _, _, rows = DOCUMENT.tables("### 4.3")
    scribe, chart = CONTENT.scribe_prices, CONTENT.training_chart
    for row, prices in zip(rows, (scribe.one, scribe.two, scribe.three, chart.single, chart.pair), strict=True):
        for power, cell in enumerate(list(row.values())[1:], start=1):
            within = [place for place, price in enumerate(prices, start=1) if 0 < price <= power]
            assert int(cell) == max(within, default=0)


# Numbers in the rules ---------------------------------------------------------------------------------------


def test_the_first_game() -> None:
    names = {card.id: card.name["en"] for card in CONTENT.card}
    (lines,) = re.findall(r"\((1: .*)\)", rule("GE-107"))
    assert [line[3:] for line in lines.split("; ")] == [
        ", ".join(names[card] for card in seat.cards) for seat in CONTENT.first_game
    ]
    nouns = {citizen.id: (citizen.name["en"], citizen.plural["en"]) for citizen in CONTENT.citizen}
    told = rule("GE-108").partition("citizens: ")[2].rstrip(".").split("; ")
    assert [line[3:] for line in told] == [
        ", ".join(f"{n} {nouns[name][n > 1]}" for name, n in seat.citizens.items()) for seat in CONTENT.first_game
    ]


def test_single_numbers() -> None:
    rules = CONTENT.rules
    assert f"The game lasts {rules.rounds} rounds" in rule("GE-201")
    assert f"{rules.start_coins} coins, {rules.city_tokens} city tokens" in rule("GE-103")
    assert f"locks on spaces {rules.time_spaces - rules.start_locks + 1} to {rules.time_spaces}" in rule("GE-104")
    assert f"temple (left) with {rules.cube_slots} slots and oracle (right) with {rules.cube_slots}" in rule("GE-006")
    assert f"({rules.hand_limit} plus `hand_limit`)" in rule("GE-513")
    assert f"lay out {rules.draft_cards_per_player} era I cards per player" in rule("GE-109")
    assert f"spreads {rules.start_citizens} citizens" in rule("GE-113")
    assert f"Draw {rules.solo_draw} era I cards, keep {rules.start_hand}" in rule("GE-752")
    assert f"top {rules.boxed_per_era_1_2p} cards of each era deck are boxed" in rule("GE-702")
    assert f"top {rules.first_game_2p_boxed_era_1} cards of era I" in rule("GE-703")
    assert f"1 VP per {rules.cubes_per_final_vp} cubes" in rule("GE-605")
    assert f"1 VP per {rules.coins_per_final_vp} coins" in rule("GE-606")
    assert numbers(rule("GE-607"))[4:] == rules.final_hourglass_penalty[1:]
    assert f"column {CONTENT.training_chart.solo_cube_column}" in rule("GE-757")
    small, large = CONTENT.tax
    assert f"small: {small.hourglasses} hourglass, take {small.coins} coins" in rule("GE-301")
    assert f"Large: {large.hourglasses} hourglasses, take {large.coins} coins" in rule("GE-301")
    (leader,) = [tile for tile in CONTENT.action_tile if tile.action == "leader"]
    (gain,) = leader.effects
    assert isinstance(gain, verbs.Coins)
    assert f"take {gain.n} coins at once" in rule("GE-303")


def test_bonus_tiles() -> None:
    for number_, bonus in zip(("GE-422", "GE-423", "GE-424"), CONTENT.bonus, strict=True):
        assert bonus.threshold in numbers(rule(number_))
        assert f"{bonus.first} for the first player, {bonus.later} for later ones" in rule("GE-425")


def test_ranks() -> None:
    told = rule("GE-762").partition(": ")[2].rstrip(".").split("; ")
    assert len(told) == len(CONTENT.solo_rank) == 9
    low = 0
    for line, rank in zip(told, CONTENT.solo_rank, strict=True):
        assert line.endswith(rank.name["en"].lower())
        assert line.startswith(
            f"{rank.high} or less" if not low else f"{low}-{rank.high}" if rank.high else f"{low} or"
        )
        low = (rank.high or 0) + 1


# The table of actions ---------------------------------------------------------------------------------------


def test_the_action_table() -> None:
    check_actions(DOCUMENT, GAME)


@pytest.mark.parametrize(
    "block", ["card_action", "exchange", "use_card", "take_discard", "play", "draft", "final_play"]
)
def test_numbers_of_cards_are_their_places_in_the_content(block: str) -> None:
    assert tokens(GAME, block) == [card.id for card in CONTENT.card]


def test_numbers_of_spaces_and_tiles() -> None:
    cities, homes = [city.id for city in CONTENT.city], [space.id for space in CONTENT.home_space]
    assert tokens(GAME, "place") == tokens(GAME, "lift") == cities + homes
    assert tokens(GAME, "home_action") == tokens(GAME, "use_home") == homes
    assert tokens(GAME, "city") == cities
    assert tokens(GAME, "tile") == [tile.id for tile in CONTENT.action_tile]
    assert tokens(GAME, "train") == [citizen.id for citizen in CONTENT.citizen]
    assert tokens(GAME, "region") == [region.id for region in CONTENT.region]


def test_the_longest_game() -> None:
    assert DOCUMENT.longest() == GAME.longest(4)


# The content file ----------------------------------------------------------------------------------------------


def test_sections_and_their_sizes() -> None:
    (rows,) = DOCUMENT.tables("### 5.1")
    assert checked_sections(rows, CONTENT) == list(CONTENT.__struct_fields__)


def tags(union: Any) -> set[str]:
    return {verb.__struct_config__.tag for verb in get_args(union)}


def test_the_vocabulary() -> None:
    rewards, penalties, lasting = DOCUMENT.tables("### 5.2")
    rows = [*rewards, *penalties, *lasting]
    known = GentesVerb.__subclasses__()  # in the order in which the module defines them
    assert [code(row["verb"]) for row in rows] == [verb.__struct_config__.tag for verb in known]
    for listed, union in ((rows, Effect), (rewards, Reward), (penalties, Penalty), (lasting, Lasting)):
        assert {code(row["verb"]) for row in listed} == tags(union)
    assert f"there are {len(rows)} verbs" in DOCUMENT.text
    for row, verb in zip(rows, known, strict=True):
        fields = msgspec.structs.fields(verb)
        required = [field.name for field in fields if field.required]
        optional = [field.name for field in fields if not field.required]
        assert parameters(row["parameters"]) == (required, optional), verb
    assert {code(row["verb"]) for row in lasting if row["limit"] == "round"} == tags(OnceARound)


def test_counts() -> None:
    (told,) = re.findall(r"^Counts \(`what`\): ([^.]*\.[^.]*\.[^.]*\.[^.]*)\.", DOCUMENT.text, re.MULTILINE)
    named = {name.partition(".")[0] for name in re.findall(r"`([\w.<>]+)`", told)}
    assert named == {count.partition(".")[0] for count in get_args(Count)}


def test_model_values_are_within_their_bounds() -> None:
    said = r"between (0\.\d+) and (1\.\d+) of their price but `(\w+)`, which is at (1\.\d+)"
    (low, high, beyond, at) = re.findall(said, DOCUMENT.line)[0]
    for card in CONTENT.card:
        ratio = card.model_value / card.model_price
        assert round(ratio, 2) == float(at) if card.id == beyond else float(low) <= ratio <= float(high), card.id


def test_options() -> None:
    (listed,) = re.findall(r"^\| Options \| (.*) \|$", DOCUMENT.text, re.MULTILINE)
    options = {option.key: option for option in GAME.meta.options}
    assert tuple(re.findall(r"`(\w+)`", listed)) == options["setup"].values
    assert GAME.meta.players == (1, 2, 3, 4)


def test_the_rules_number_131() -> None:
    assert len(re.findall(r"^- \*\*GE-\d{3}\*\*", DOCUMENT.text, re.MULTILINE)) == 131
