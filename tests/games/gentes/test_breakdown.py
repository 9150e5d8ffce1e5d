"""What the view says for planning (offers, needs, income, final), previews, and that playing does exactly that."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.engine.events import Event
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.gentes.content.vocabulary import Cube, Virtual
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, legal, play, shown

from .declines import decline, last_turn
from .positions import CONTENT, FULL, GAME, decisions, new, position, seat
from .probes import alone
from .riches import played_on, rich

PRINTED = {card.id: card for card in CONTENT.card}
CITY = {city.id: city for city in CONTENT.city}
HOMES = {home.id: home for home in CONTENT.home_space}
SOURCES = {"tile": "tile", "tax": "tax", "card": "card_action", "home": "home_action"}
TOLD = ("event-tile", "event-tax", "event-card-action", "event-home-action")
RICH = [(players, seed) for players in (1, 2, 3, 4) for seed in range(20)]
FIVE = ["road", "well", "altar", "forge", "granary"]  # two more than a hand may hold


def offers(state: Gentes, who: int = 0) -> dict[tuple[str, str], dict[str, Any]]:
    """The offers of a seat's view by kind and id, without these."""
    listed = state.view(who)["offers"]
    found = {(entry["kind"], entry["id"]): entry for entry in listed}
    assert len(found) == len(listed)
    return {key: {name: entry[name] for name in entry if name not in ("kind", "id")} for key, entry in found.items()}


def offer(action: str, coins: int, hourglasses: int, tile: int, power: int = 0) -> dict[str, Any]:
    spaces = tile + (hourglasses + 1) // 2
    return {
        "action": action,
        "coins": coins,
        "hourglasses": hourglasses,
        "spaces": spaces,
        "loose": tile + hourglasses,
        "power": power,
    }


# Offers ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-213", "GE-221")
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (("tile", "leader"), offer("leader", 0, 0, 1)),
        (("tile", "chronicler_0_3"), offer("chronicler", 0, 3, 1)),
        (("tile", "navigator_4_2_joker"), offer("navigator", 4, 2, 1)),
        (("tile", "philosopher_6_1"), offer("philosopher", 6, 1, 1, power=6)),
        (("tile", "scribe_10_0"), offer("scribe", 10, 0, 1, power=10)),
        (("tax", "1"), offer("tax", 0, 1, 0)),
        (("tax", "2"), offer("tax", 0, 2, 0)),
    ],
)
def test_what_sources_cost(source: tuple[str, str], expected: dict[str, Any]) -> None:
    assert offers(alone())[source] == expected
    assert offers(alone(coins=0, track=[1] * 6))[source] == expected  # whether they are possible or not


def test_a_chronicler_with_three_hourglasses_in_numbers() -> None:
    found = offers(alone())["tile", "chronicler_0_3"]
    assert (found["spaces"], found["loose"]) == (3, 4)


def test_every_tile_on_the_board_and_both_taxes() -> None:
    state = position(seat(track=["leader"]), seat(track=["scribe_6_1"]), seat())
    found = offers(state)
    lying = {tile for tile, holder in state.view(0)["tiles"].items() if holder is None}
    assert len(lying) == 19
    assert set(found) == {("tile", tile) for tile in lying} | {("tax", "1"), ("tax", "2")}
    advanced = position(seat(), seat(), options={"setup": "experienced", "advanced": True})
    assert ("tax", "1") not in offers(advanced)


@pytest.mark.rule("GE-218", "GE-371")
def test_cards_and_hometowns() -> None:
    own = {
        "played": ["monument", "altar", "shipyard", "tenement", "frieze"],
        "used": ["shipyard"],
        "spaces": ["home_1_temple", "home_1_trade", "home_2_oracle", "home_3_trade"],
        "marked": ["home_1_temple"],
    }
    found = {key: entry for key, entry in offers(alone(**own)).items() if key[0] in ("card", "home")}
    assert found == {
        ("card", "monument"): offer("philosopher", 3, 1, 0, power=3),
        ("card", "altar"): offer("effects", 1, 1, 0),
        ("card", "frieze"): offer("chronicler", 2, 1, 0),
        ("home", "home_1_trade"): offer("scribe", 6, 1, 0, power=6),
        ("home", "home_2_oracle"): offer("philosopher", 4, 1, 0, power=4),
    }


@pytest.mark.rule("GE-221")
def test_cards_that_change_prices() -> None:
    """Harbour: Navigator 2 coins less; Guildhall and Scriptorium: 2 more power for the same coins."""
    found = offers(alone(played=["harbour", "guildhall", "scriptorium"]))
    assert found["tile", "navigator_3_1_temple"]["coins"] == 1
    assert found["tile", "navigator_2_2_trade"]["coins"] == 0
    assert found["tile", "chronicler_3_1"]["coins"] == 3
    philosopher, scribe = found["tile", "philosopher_3_1"], found["tile", "scribe_6_1"]
    assert (philosopher["coins"], philosopher["power"]) == (3, 5)
    assert (scribe["coins"], scribe["power"]) == (6, 8)


def test_offers_are_for_the_seat_that_looks() -> None:
    state = position(seat(), seat(played=["harbour"]), seat())
    price = [offers(state, who)["tile", "navigator_3_1_temple"]["coins"] for who in (0, 1, 2)]
    assert price == [3, 1, 3]
    # Who only watches sees those of the active seat.
    assert state.view(None)["offers"] == state.view(0)["offers"]


def test_no_offers_outside_the_heyday() -> None:
    assert new(2, setup="experienced").view(0)["offers"] == []
    assert decline({"spaces": ["crotona", "cnossus"]}, {}, {}).view(0)["offers"] == []
    over = decline({}, {}, {}, round=6)
    assert over.over
    assert over.view(0)["offers"] == []


def cost_told(state: Gentes, text: str, pairs: str) -> tuple[int, int, int] | None:
    """Coins, hourglasses and spaces that a source takes, without modifiers. None if it needs one."""
    happened = play(state, text)
    if asked(state).endswith("wild"):
        happened += play(state, sorted(legal(state))[0])
    if asked(state).endswith("modifiers"):
        if "no_more" not in legal(state):
            return None
        happened += play(state, "no_more")
    if asked(state).endswith("stack"):
        answers = sorted((text for text in legal(state) if text != "pause"), key=lambda answer: int(answer.split()[1]))
        happened += play(state, answers[-1] if pairs == "most" else answers[0])
    (paid,) = [event for event in happened if event.key in TOLD]
    placed = next((event for event in happened if event.key == "event-hourglasses"), None)
    spaces = 1 if paid.key == "event-tile" else 0
    if placed is not None:
        spaces += number(placed, "hourglasses") - number(placed, "pairs")
    coins = 0 if paid.key == "event-tax" else number(paid, "coins")
    return coins, number(paid, "hourglasses"), spaces


def number(event: Event, name: str) -> int:
    value = event.values[name]
    assert isinstance(value, int)
    return value


@pytest.mark.slow
@pytest.mark.rule("GE-754")
@pytest.mark.parametrize(("coins", "offered"), [(7, 6), (6, 6), (5, 4), (3, 4)])
def test_the_wild_tile_costs_less_as_a_navigator_only(coins: int, offered: int) -> None:
    """Harbour takes 2 coins off for the Navigator."""
    state = position(seat(coins=coins, played=["harbour"]), round=1)
    wild = "tile navigator_6_1_joker"
    assert offers(state)["tile", "navigator_6_1_joker"]["coins"] == offered
    if coins < 4:
        refused = state.why_not(0, GAME.actions.parse(wild))
        assert refused is not None
        assert refused.values == {"cost": 4, "coins": coins}
        return
    if coins >= 6:
        assert costs(state, wild)["coins"] == offered
    play(state, wild)
    if coins >= 6:
        paid = [preview(state, f"wild {kind}")[0] for kind in ("scribe", "navigator")]
        assert paid[0] == f"Coins {coins} → {coins - 6} (−6 Navigator 6/1 joker)"
        assert paid[1] == f"Coins {coins} → {coins - 4} (+2 Harbour, −6 Navigator 6/1 joker)"
        play(state, "wild scribe")
        assert shown(state)["coins"] == coins - 6


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), RICH)
def test_playing_costs_what_was_offered(players: int, seed: int) -> None:
    state = rich(players, seed)
    options = legal(state)
    wild = "navigator_6_1_joker" if players == 1 else ""
    compared = 0
    for (kind, name), found in offers(state).items():
        text = f"{SOURCES[kind]} {name}"
        if text not in options or name == wild:
            continue
        told = cost_told(state.clone(), text, "most")
        if told is None:
            continue
        assert told == (found["coins"], found["hourglasses"], found["spaces"])
        compared += 1
        loosely = cost_told(state.clone(), text, "fewest")
        assert loosely is not None
        if found["loose"] + 1 <= shown(state)["free"] and found["action"] != "chronicler":
            assert loosely[2] == found["loose"]
    assert compared >= 2
    # Whatever is legal to begin an action with is offered.
    begun = {text for text in options if text.split()[0] in SOURCES.values()}
    assert begun <= {f"{SOURCES[kind]} {name}" for kind, name in offers(state)}


# Needs -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-382", "GE-383")
@pytest.mark.parametrize(
    ("own", "needs"),
    [
        ({}, {"citizens": {"noble": 3, "merchant": 1, "scholar": 1}, "cities": {"home": 1}, "cubes": 5}),
        (
            {"citizens": {"noble": 2, "merchant": 1}, "spaces": ["home_1_temple"]},
            {"citizens": {"noble": 1, "scholar": 1}, "cubes": 2},
        ),
        ({"citizens": {"noble": 2, "merchant": 4, "scholar": 1}, "played": ["statue"]}, {"cities": {"home": 1}}),
    ],
)
def test_what_a_hand_card_needs(own: dict[str, Any], needs: dict[str, Any]) -> None:
    """Senate: N3 M1 E1 and a hometown. Statue stands for a Noble."""
    found = shown(alone(hand=["senate"], round=5, **own))["needs"]["senate"]
    assert found == {"citizens": {}, "cities": {}, "cubes": 0, "playable": False, **needs}


@pytest.mark.rule("GE-403")
@pytest.mark.parametrize(("oracle", "playable"), [(0, False), (1, False), (2, True), (4, True)])
def test_cubes_make_a_card_playable(oracle: int, playable: bool) -> None:
    found = shown(alone(hand=["road"], citizens={"artisan": 1}, oracle=oracle))["needs"]["road"]
    assert (found["cubes"], found["playable"]) == (2, playable)


def needed(card: str, own: dict[str, Any], tokens: set[str]) -> dict[str, Any]:
    """What a card lacks, counted anew from the content."""
    have = Counter(own["citizens"])
    for other in own["played"]:
        for effect in PRINTED[other].ongoing:
            if isinstance(effect, Virtual):
                have[effect.type] += effect.n
    wanted = PRINTED[card].requires
    citizens = {kind: n - have[kind] for kind, n in wanted.citizens.items() if n > have[kind]}
    symbols = Counter[str](CITY[space].symbol for space in tokens if space in CITY)
    symbols.update(symbol for space in tokens if space in HOMES for symbol in HOMES[space].symbols)
    symbols["home"] = len(tokens & set(HOMES))
    symbols["regions"] = len({CITY[space].region for space in tokens if space in CITY})
    cities = {kind: n - symbols[kind] for kind, n in wanted.cities.items() if n > symbols[kind]}
    cubes = sum(citizens.values())
    playable = not cities and cubes <= own["oracle"]
    return {"citizens": citizens, "cities": cities, "cubes": cubes, "playable": playable}


@pytest.mark.parametrize(("players", "seed"), RICH)
def test_needs_are_a_fresh_count(players: int, seed: int) -> None:
    view = rich(players, seed).view(0)
    for who, own in enumerate(view["seats"]):
        tokens = {space for space, entry in view["spaces"].items() if entry["seat"] == who}
        assert own["needs"] == {card: needed(card, own, tokens) for card in own["hand"]}


# Income ------------------------------------------------------------------------------------------------------------


INCOMES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {}),
    ({"spaces": ["crotona"]}, {"temple": 1}),
    ({"spaces": ["crotona", "athenai", "troia"]}, {"temple": 1, "oracle": 1}),
    ({"spaces": ["sinope", "sidon", "carthago"]}, {"coins": 10}),
    ({"spaces": ["home_1_temple"]}, {}),
    ({"spaces": ["cnossus", "miletus", "memphis"]}, {"vp": 6}),
    ({"spaces": ["crotona", "cnossus"]}, {"choices": [["crotona", "cnossus"]]}),
    (
        {"spaces": ["crotona", "delphi", "troia", "carthago", "memphis"], "played": ["treasure_chamber"]},
        {"coins": 5, "oracle": 1, "choices": [["crotona", "delphi"], ["carthago", "memphis"]]},
    ),
    ({"played": ["city_wall", "treasure_chamber", "mint", "theatre"]}, {"vp": 4, "coins": 11}),
    ({"played": ["sanctuary", "observatory", "seers_house"]}, {"temple": 1, "oracle": 2}),
    ({"spaces": ["troia"], "played": ["observatory", "seers_house"], "oracle": 2}, {"oracle": 2}),  # room for two
    ({"spaces": ["crotona"], "played": ["sanctuary"], "temple": 3}, {"temple": 1}),
]


@pytest.mark.rule("GE-509", "GE-510")
@pytest.mark.parametrize(("own", "income"), INCOMES)
def test_the_next_decline(own: dict[str, Any], income: dict[str, Any]) -> None:
    nothing = {"coins": 0, "vp": 0, "temple": 0, "oracle": 0, "choices": []}
    state = last_turn({}, {**own, "coins": 20}, {}, round=3)
    before = shown(state, 1)
    assert before["income"] == {**nothing, **income}
    # It brings exactly that, and one city of each choice.
    play(state, "tax 1")
    expected = Counter({name: before["income"][name] for name in ("coins", "vp", "temple", "oracle")})
    for cities in before["income"]["choices"]:
        assert legal(state, 1) == {f"city {city}" for city in cities}
        state.apply(1, GAME.actions.parse(f"city {cities[-1]}"))
        reward = CITY[cities[-1]].reward
        expected[reward.kind if isinstance(reward, Cube) else reward.verb] += reward.n
    after = shown(state, 1)
    for name in ("coins", "vp", "temple", "oracle"):
        assert after[name] - before[name] == expected[name]


# Final -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-602", "GE-603", "GE-605", "GE-606", "GE-607")
def test_what_the_final_scoring_would_make_of_it() -> None:
    own = {
        "citizens": {"noble": 3, "artisan": 2},
        "hand": ["statue", "pyramid", "well"],  # 8, 16, 1 points; Statue is met
        "temple": 2,
        "oracle": 3,
        "coins": 37,
        "track": [2, 1, 2, 1, 1],
    }
    found = shown(alone(**own, round=3))["final"]
    lost = CONTENT.rules.final_hourglass_penalty[2]
    assert found == {"hand_placed": 4, "hand_failed": -9, "cubes": 2, "coins": 3, "hourglasses": -lost}


@pytest.mark.rule("GE-503", "GE-513", "GE-607")
@pytest.mark.parametrize(("track", "hand", "stays"), [([1, 1, 1, 1], [], 0), ([2, 1], [], 1), ([], FIVE, 2)])
def test_hourglasses_that_the_last_decline_takes_cost_nothing(track: list[int], hand: list[str], stays: int) -> None:
    found = shown(alone(track=track, hand=hand, round=6))["final"]
    assert found["hourglasses"] == -CONTENT.rules.final_hourglass_penalty[stays]


@pytest.mark.slow
@pytest.mark.rule("GE-601")
@pytest.mark.parametrize("seed", range(6))
def test_it_is_what_the_final_scoring_does(seed: int) -> None:
    """Before a seat is done at the end, and after it."""
    state: Any = None
    for state, _, _ in played_on(3, seed):
        if set(state.view(None)["pending"].values()) == {"final"}:
            ended = state.clone()
            promised = {who: shown(ended, who)["final"] for who in range(3)}
            for who in ended.pending():
                ended.apply(who, GAME.actions.parse("final_done"))
            for who, final in promised.items():
                tally = shown(ended, who)["tally"]
                assert final == {name: tally[name] for name in final}
    assert state.over
    for who in range(3):
        own = shown(state, who)
        assert own["final"] == {name: own["tally"][name] for name in own["final"]}
        assert sum(own["tally"].values()) == own["vp"]


# The rest of a seat --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-004", "GE-513")
def test_counts_of_a_seat() -> None:
    own = {
        "track": [2, 1, "leader", 2],
        "locks": 3,
        "hand": FIVE,
        "played": ["scriptorium", "monument", "statue"],
        "citizens": {"noble": 2, "priest": 3},
        "spaces": ["crotona", "home_1_temple"],
    }
    found = shown(alone(**own, round=3))
    assert (found["free"], found["debt"], found["tokens"], found["total"]) == (12 - 3 - 4, 2, 4, 5)
    assert (found["hand_limit"], found["excess"]) == (4, 1)
    assert found["symbols"] == {"laurel": 2, "shield": 0, "amphora": 0, "lyre": 2}
    assert found["virtual"] == {"noble": 1}


def test_points_by_category_add_up() -> None:
    for table in ((2, {"setup": "first_game"}), (4, {"setup": "experienced"})):
        for count, (state, _, _) in enumerate(decisions(table, 4)):
            if count % 10 == 0:
                for own in state.view(None)["seats"]:
                    assert sum(own["tally"].values()) == own["vp"]


# Previews ------------------------------------------------------------------------------------------------------------


def preview(state: Gentes, text: str, who: int = 0) -> list[str]:
    """The lines of a preview, as they are said."""
    events = state.preview(who, GAME.actions.parse(text))
    for language in LANGUAGES:
        for event in events:
            assert "{" not in Speaker(language, game=GAME).event(event)
    return [Speaker("en", game=GAME).event(event) for event in events]


def costs(state: Gentes, text: str) -> dict[str, Any]:
    """The price of an action that is not paid at once."""
    (line,) = [event for event in state.preview(0, GAME.actions.parse(text)) if event.key == "preview-cost"]
    return dict(line.values)


def test_the_cost_of_a_source() -> None:
    state = alone(coins=20, played=["monument"], hand=["ziggurat"], citizens={"merchant": 3, "priest": 3}, round=5)
    assert preview(state, "tile chronicler_0_3") == [
        "Free spaces 6 → 5 (−1 Chronicler 0/3)",
        "Time: 3 spaces of 6, unstacked 4",
        "Plays Ziggurat, the only card you can play now",
    ]
    assert preview(state, "card_action monument")[-1] == "Power 3"
    state = alone(coins=20, spaces=["home_1_temple"])
    # The hometown may change the price, so that nothing is paid yet.
    assert preview(state, "tile scribe_6_1") == ["Cost 6 coins; 2 spaces of 6, unstacked 2", "Power 6"]
    assert preview(alone(coins=20), "tile scribe_6_1") == [
        "Coins 20 → 14 (−6 Scribe 6/1)",
        "Free spaces 6 → 4 (−1 Scribe 6/1, −1 hourglasses)",
        "Power 6",
    ]


@pytest.mark.rule("GE-221")
def test_a_price_is_itemised() -> None:
    """Harbour takes 2 off a Navigator's price."""
    assert preview(alone(coins=20, played=["harbour"]), "tile navigator_4_1_trade")[0] == (
        "Coins 20 → 18 (+2 Harbour, −4 Navigator 4/1 trade)"
    )


@pytest.mark.rule("GE-301", "GE-302", "GE-303", "GE-304")
def test_coins_that_come_in() -> None:
    """Tenement adds 2 coins to each tax. In the last round nobody starts a next one."""
    lone = "Free spaces 6 → 5 (−1 hourglasses)"
    assert preview(alone(coins=22), "tax 1") == ["Coins 22 → 26 (+4 Tax of 4 coins)", lone]
    rich = alone(coins=22, played=["tenement"], spaces=["home_3_temple"])
    play(rich, "tax 2", "use_home home_3_temple")
    assert preview(rich, "stack 1") == [
        "Coins 22 → 42 (+8 Tax of 8 coins, +2 Tenement, +10 doubled)",
        lone,
        "Hourglasses that stay 0 → 1 (+1 hourglasses)",
    ]
    play(rich, "stack 1")
    assert shown(rich)["coins"] == 42
    gained = ["Coins 20 → 22 (+2 Leader)", "Free spaces 6 → 5 (−1 Leader)"]
    assert preview(alone(coins=20), "tile leader") == [*gained, "You start the next round"]
    assert preview(alone(coins=20, round=6), "tile leader") == gained


@pytest.mark.rule("GE-352", "GE-354")
def test_a_city_promises_all_that_its_region_gives() -> None:
    state = alone(coins=20, spaces=["syracusae", "cnossus"])
    play(state, "tile navigator_4_2_joker", "stack 0")
    assert preview(state, "place delphi") == [
        "VP 0 → 2 (+2 Cnossus)",
        "Coins 16 → 21 (+5 Syracusae)",
        "Oracle cube 0 → 1 (+1 Delphi)",
        "Cities 2 → 3 (+1 Delphi)",
    ]


@pytest.mark.rule("GE-381", "GE-386")
def test_the_only_card_of_a_chronicler_is_told() -> None:
    """It is played without a question. Garrison's penalty needs a space that is not left; haste would leave it."""
    own = {"citizens": {"artisan": 2, "noble": 1, "priest": 2}, "oracle": 1, "coins": 20}
    state = alone(hand=["road", "palace"], **own)
    found = preview(state, "tile chronicler_5_0")
    assert "VP 0 → 3 (+2 Road, +1 Shield)" in found
    assert "Oracle cube 1 → 0 (−1 Road)" in found
    play(state, "tile chronicler_5_0")
    assert shown(state)["played"] == ["road"]
    several = preview(alone(hand=["road", "monument"], **own), "tile chronicler_5_0")
    assert not [line for line in several if line.startswith(("VP", "Plays"))]
    war = {"hand": ["garrison", "statue"], "citizens": {"soldier": 4, "priest": 2, "noble": 3, "artisan": 2}}
    full = {**war, "coins": 20, "track": [1] * 5, "locks": 5, "round": 3}
    assert any("Statue" in line for line in preview(alone(**full), "tile chronicler_3_1"))
    assert not any("Plays" in line for line in preview(alone(**full, played=["hippodrome"]), "tile chronicler_3_1"))


@pytest.mark.rule("GE-332", "GE-513")
def test_cards_beyond_the_hand_limit() -> None:
    state = alone(coins=20, hand=["road", "well"], discard=["altar"], round=3)
    play(state, "tile scribe_10_0")
    assert preview(state, "scribe_mode row1") == []
    assert preview(state, "scribe_mode discard2") == []
    assert len(preview(state, "scribe_mode row3")) == 1
    assert preview(state, "scribe_mode row3")[0].startswith("If you take them all: 2 cards above the hand limit (3)")
    play(state, "scribe_mode row3", "take_slot 1")
    assert preview(state, "take_slot 2")[-1].startswith("Hand limit 3: 1 card above it")
    play(state, "take_slot 2")
    assert shown(state)["excess"] == 1
    state = alone(coins=20, hand=["road", "well", "forge"], discard=["altar", "granary"], round=3)
    play(state, "tile scribe_10_0")
    assert preview(state, "scribe_mode discard1")[0].startswith("Hand limit 3: 1 card above it")
    play(state, "scribe_mode discard2")
    found = preview(state, "take_discard altar")
    assert found[0] == "Cards in hand 3 → 4 (+1 Altar)"
    assert found[1].startswith("Hand limit 3: 1 card above it")


def test_an_amount() -> None:
    """Guildhall adds 2 to the power."""
    state = alone(coins=9, played=["guildhall"], spaces=["home_2_temple"])
    play(state, "tile philosopher_8_0", "use_home home_2_temple")
    assert preview(state, "pay 5") == [
        "Coins 9 → 4 (−5 Philosopher 8/0)",
        "Free spaces 6 → 5 (−1 Philosopher 8/0)",
        "Power 7",
    ]


def test_stacking() -> None:
    state = alone(track=[2])
    play(state, "tax 2")
    assert preview(state, "stack 0")[1:] == ["Free spaces 6 → 4 (−2 hourglasses)"]
    pair = ["Free spaces 6 → 5 (−1 hourglasses)", "Hourglasses that stay 1 → 2 (+1 hourglasses)"]
    assert preview(state, "stack 1")[1:] == pair
    play(state, "stack 1")
    assert (shown(state)["free"], shown(state)["debt"]) == (5, 2)


@pytest.mark.rule("GE-003")
def test_who_is_pushed_back() -> None:
    state = alone(citizens={"noble": 3, "artisan": 3}, temple=4, coins=20)
    assert preview(state, "extra_trio 3 noble") == [
        "Noble 3 → 4 (+1 three cubes)",
        "Artisan 3 → 2 (−1 pushed back)",
        "Temple cube 4 → 1 (−3 three cubes)",
    ]
    play(state, "tile philosopher_4_1", "train_count 1")
    assert preview(state, "train artisan") == [
        "Noble 3 → 2 (−1 pushed back)",
        "Artisan 3 → 4 (+1 Philosopher 4/1)",
    ]


@pytest.mark.rule("GE-402")
def test_a_swap_within_a_full_row_pushes_nobody() -> None:
    state = alone(citizens={"noble": 3, "artisan": 3, "priest": 1}, temple=1)
    assert preview(state, "extra_swap") == ["Temple cube 1 → 0 (−1 exchange)"]
    play(state, "extra_swap")
    assert "Artisan 3 → 2 (−1 pushed back)" in preview(state, "swap priest noble")
    assert preview(state, "swap artisan noble") == ["Noble 3 → 4 (+1 exchange)", "Artisan 3 → 2 (−1 exchange)"]


@pytest.mark.rule("GE-403")
def test_cubes_for_a_card() -> None:
    hand = ["road", "monument"]
    state = alone(hand=hand, citizens={"artisan": 2, "noble": 1, "priest": 2}, oracle=1, coins=20)
    play(state, "tile chronicler_5_0")
    assert "Oracle cube 1 → 0 (−1 Road)" in preview(state, "play road")
    assert not [line for line in preview(state, "play monument") if line.startswith("Oracle")]
    own = seat(hand=["palace"], citizens={"noble": 3}, oracle=2)
    found = preview(position(own, FULL, FULL, asked="final", round=6), "final_play palace")
    assert "Oracle cube 2 → 0 (−2 Palace)" in found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_legal_action_has_a_preview_that_changes_nothing(players: int) -> None:
    for count, (state, who, _) in enumerate(played_on(players, 5)):
        if count % 10 == 0:
            before = state.dump()
            for action in state.legal(who):
                state.preview(who, action)
            assert state.dump() == before
