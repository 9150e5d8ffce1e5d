"""Positions with actions that are refused there, one for each question and kind of refusal."""

from __future__ import annotations

from functools import partial
from typing import Any

from tablee.engine.events import NOT_ASKED
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import legal, play
from tests.games.refusals import Make, Refusals

from .declines import decline, out_of_time
from .positions import FULL, GAME, TABLES, TYPES, decisions, named, new, position, seat
from .probes import CHRONICLER, alone

SIX = ["crotona", "syracusae", "delphi", "athenai", "sparta", "troia"]
ADVANCED = {"setup": "experienced", "advanced": True}


def after(state: Gentes, *actions: str) -> Gentes:
    play(state, *actions)
    return state


def drafting() -> Gentes:
    return new(2, 1, setup="experienced")


def laid_elsewhere() -> str:
    """A card that is not laid out for the draft."""
    laid = drafting().view(None)["laid"]
    return next(card.id for card in GAME.content.entries()["card"] if card.id not in laid)


def spreading() -> Gentes:
    state = drafting()
    while GAME.questions[state.question(state.pending()[0])] == "draft":
        play(state, sorted(legal(state))[0])
    return state


def training(power: int = 4, **own: Any) -> Gentes:
    return after(alone(chart=TYPES, coins=power, **own), f"tile philosopher_{power}_1")


def scribing(**own: Any) -> Gentes:
    return after(alone(coins=20, **own), "tile scribe_6_1")


def taking() -> Gentes:
    return after(scribing(), "scribe_mode row2")


def placing(**own: Any) -> Gentes:
    return after(alone(coins=20, **own), "tile navigator_3_1_temple")


def moving() -> Gentes:
    table = position(seat(coins=20, spaces=SIX, bonus={"cities": 8}), FULL, FULL, piles=[3, 3, 2])
    return after(table, "tile navigator_3_1_temple")


def playing(**own: Any) -> Gentes:
    """Monument and Tenement can be played."""
    citizens = {"noble": 2, "soldier": 1, "priest": 2}
    hand = ["monument", "tenement", "road", "harbour"]
    return after(alone(**{"hand": hand, "citizens": citizens, "coins": 10, **own}), CHRONICLER)


def entering(card: str, **own: Any) -> Gentes:
    """A card has been played whose reward is a choice."""
    return after(alone(**{"hand": [card], "coins": 5, **own}), CHRONICLER)


def interrupted(card: str) -> Gentes:
    """A card has been played, and its effects wait for cubes to be used."""
    own = {"citizens": {"soldier": 2, "scholar": 2, "merchant": 3}, "oracle": 3, "coins": 20}
    return after(alone(hand=[card], **own), "pause", CHRONICLER)


def clearing() -> Gentes:
    own = {"citizens": {"artisan": 2, "merchant": 2}, "spaces": ["syracusae", "cnossus"], "track": [2, 1]}
    return entering("great_lighthouse", **own)


def activating() -> Gentes:
    spaces = ["crotona", "troia", "carthago", "sidon"]
    return entering("embassy", citizens={"noble": 2, "merchant": 1}, spaces=spaces)


def offered_cards() -> Gentes:
    return entering("library", citizens={"scholar": 4}, discard=["road"])


def taken_one() -> Gentes:
    """As if Library offered more than one card, and one had been taken."""
    dump = offered_cards().dump()
    dump["position"]["turn"]["taken"] = 1
    state = GAME.load(dump)
    assert isinstance(state, Gentes)
    return state


def swapping(**own: Any) -> Gentes:
    return after(alone(**{"temple": 1, "citizens": {"noble": 6, "soldier": 1}, **own}), "extra_swap")


def closing() -> Gentes:
    return after(alone(temple=1, citizens={"noble": 1}), "tax 1")


def ending(**own: Any) -> Gentes:
    found = {"hand": ["palace", "school"], "citizens": {"noble": 4}, "oracle": 1, "track": [], **own}
    return position(seat(**found), FULL, FULL, asked="final", round=6)


def era_ends() -> Gentes:
    return decline({"locks": 0}, {}, {}, round=2)


def receiving() -> Gentes:
    return decline({"spaces": ["crotona", "cnossus"]}, {}, {})


def overfull() -> Gentes:
    return decline({"hand": ["road", "well", "altar", "forge", "granary"]}, {}, {})


def masked() -> Gentes:
    return position(seat(), FULL, FULL, options=ADVANCED)


def wild() -> Gentes:
    return after(position(seat(coins=6)), "tile navigator_6_1_joker")


def two_homes(row: int, *actions: str, coins: int = 20) -> Gentes:
    spaces = [f"home_{row}_temple", f"home_{row}_trade"]
    return after(alone(spaces=spaces, coins=coins), *actions)


def all_of_trade_taken() -> Gentes:
    cities = ["syracusae", "cnossus", "sinope", "sidon", "carthago"]
    homes = ["leptis_magna", "home_1_trade", "home_2_trade", "home_3_trade"]
    return position(seat(coins=20, spaces=cities), out_of_time(spaces=homes), FULL)


def all_in_reach_at_six() -> Gentes:
    """A power of 2 reaches three types."""
    full = ["noble", "soldier", "priest"]
    chart = [*full, "artisan", "merchant", "scholar"]
    return position(seat(citizens=dict.fromkeys(full, 6)), FULL, chart=chart)


def with_one_space(**own: Any) -> Gentes:
    return alone(track=[1] * 6, **own)


def garrison() -> Gentes:
    hand = ["garrison", "statue", "hospital"]
    citizens = {"noble": 3, "artisan": 2, "soldier": 4, "priest": 3, "scholar": 1}
    return after(alone(hand=hand, citizens=citizens, coins=10, track=[1] * 5), "tile chronicler_3_1")


# By rule and message: the positions and actions that they are given for.
REFUSED: dict[tuple[str, str], list[tuple[Make, str]]] = {
    ("GE-206", NOT_ASKED): [
        (drafting, "tax 1"),
        (spreading, "train noble"),
        (alone, "draft road"),
        (alone, "no_more"),
        (alone, "stop"),
        (training, "train noble"),
        (taking, "skip"),
        (placing, "lift crotona"),
        (playing, "final_play monument"),
        (clearing, "stack 1"),
        (lambda: entering("road", citizens={"artisan": 2, "scholar": 1}, locks=0), "skip"),
        (closing, "tax 1"),
        (closing, "pause"),
        (lambda: interrupted("catapult"), "stop"),
        (era_ends, "city crotona"),
        (receiving, "extra_swap"),
        (overfull, "end_turn"),
        (ending, "exchange marketplace"),
        (ending, "play palace"),
    ],
    ("GE-109", "refuse-not-laid"): [
        (drafting, f"draft {laid_elsewhere()}"),
    ],
    ("GE-203", "refuse-must-act"): [
        (alone, "end_turn"),
        (lambda: alone(temple=3, citizens={"noble": 1}), "end_turn"),
    ],
    ("GE-114", "refuse-tax-masked"): [
        (masked, "tax 1"),
        (lambda: after(position(seat(coins=6), options=ADVANCED), "tile navigator_6_1_joker"), "wild tax"),
    ],
    # Tiles.
    ("GE-011", "refuse-tile-not-in-game"): [
        (lambda: position(seat()), "tile leader"),
        (lambda: position(seat(), seat()), "tile scribe_4_0"),
        (alone, "tile chronicler_7_0"),
    ],
    ("GE-212", "refuse-tile-taken"): [
        (lambda: alone(track=["leader"]), "tile leader"),
        (lambda: position(seat(), seat(track=["scribe_6_1"]), seat()), "tile scribe_6_1"),
    ],
    ("GE-215", "refuse-time"): [
        (with_one_space, "tile scribe_6_1"),
        (lambda: alone(track=[1] * 5, hand=["road"], citizens={"artisan": 2, "scholar": 1}), "tile chronicler_0_3"),
        (lambda: alone(track=[1] * 5), "tile chronicler_0_3"),
    ],
    ("GE-216", "refuse-coins"): [
        (lambda: alone(coins=2), "tile philosopher_3_1"),
        (lambda: alone(coins=9), "tile scribe_10_0"),
        (lambda: alone(coins=3), "tile navigator_4_1_trade"),
        (lambda: alone(coins=2, played=["monument"]), "card_action monument"),
        (lambda: alone(coins=5, spaces=["home_1_temple"]), "home_action home_1_temple"),
        (lambda: alone(coins=2, played=["marketplace"]), "exchange marketplace"),
        (lambda: position(seat(coins=5)), "tile navigator_6_1_joker"),
    ],
    ("GE-217", "refuse-no-playable"): [
        (alone, "tile chronicler_0_3"),
        (lambda: alone(hand=["road"], citizens={"artisan": 2}), CHRONICLER),
        (lambda: alone(played=["frieze"]), "card_action frieze"),
    ],
    ("GE-217", "refuse-no-space"): [
        (all_of_trade_taken, "tile navigator_4_1_trade"),
    ],
    ("GE-217", "refuse-power"): [
        (all_in_reach_at_six, "tile philosopher_2_0"),
    ],
    # Cards and hometowns.
    ("GE-218", "refuse-no-cube-action"): [
        (lambda: alone(played=["tenement"]), "card_action tenement"),
    ],
    ("GE-218", "refuse-not-in-play"): [
        (lambda: alone(hand=["monument"]), "card_action monument"),
        (lambda: alone(hand=["marketplace"]), "exchange marketplace"),
        (lambda: after(alone(played=["training_ground"], coins=9), "tile philosopher_3_1"), "use_card gymnasium"),
    ],
    ("GE-218", "refuse-used-card"): [
        (lambda: alone(played=["monument"], used=["monument"]), "card_action monument"),
        (lambda: alone(played=["marketplace"], used=["marketplace"]), "exchange marketplace"),
        (
            lambda: after(
                alone(played=["training_ground", "gymnasium"], used=["gymnasium"], coins=9), "tile philosopher_3_1"
            ),
            "use_card gymnasium",
        ),
    ],
    ("GE-401", "refuse-no-exchange"): [
        (lambda: alone(played=["monument"]), "exchange monument"),
    ],
    ("GE-219", "refuse-card-no-help"): [
        (
            lambda: after(alone(played=["training_ground", "hippodrome"], coins=9), "tile philosopher_8_0"),
            "use_card hippodrome",
        ),
    ],
    ("GE-371", "refuse-home-no-action"): [
        (lambda: alone(spaces=["home_3_trade"]), "home_action home_3_trade"),
    ],
    ("GE-372", "refuse-not-your-token"): [
        (alone, "home_action home_1_temple"),
        (
            lambda: position(seat(), seat(spaces=["home_1_temple"]), seat()),
            "home_action home_1_temple",
        ),
    ],
    ("GE-372", "refuse-used-home"): [
        (lambda: alone(spaces=["home_1_temple"], marked=["home_1_temple"]), "home_action home_1_temple"),
        (lambda: two_homes(1, "home_action home_1_temple"), "use_home home_1_temple"),
    ],
    ("GE-374", "refuse-home-no-help"): [
        (
            lambda: after(alone(spaces=["home_1_temple", "home_3_trade"]), "tile scribe_6_1"),
            "use_home home_3_trade",
        ),
    ],
    ("GE-216", "refuse-modifier-needed"): [
        (lambda: two_homes(1, "tile scribe_10_0", coins=5), "no_more"),
    ],
    ("GE-375", "refuse-amount"): [
        (lambda: two_homes(1, "tile scribe_10_0", "use_home home_1_temple", coins=5), "pay 6"),
    ],
    # Within an action.
    ("GE-754", "refuse-wild"): [
        (wild, "wild chronicler"),
    ],
    ("GE-387", "refuse-synergy"): [
        (lambda: entering("statue", citizens={"noble": 3, "artisan": 2}, played=["monument"]), "synergy amphora"),
    ],
    ("GE-406", "refuse-pausing"): [
        (lambda: after(alone(), "pause"), "pause"),
        (lambda: interrupted("catapult"), "pause"),
    ],
    ("GE-388", "refuse-exchange-waits"): [
        (lambda: interrupted("marketplace"), "exchange marketplace"),
    ],
    ("GE-213", "refuse-stack"): [
        (lambda: after(alone(), "tax 2"), "stack 2"),
        (overfull, "stack 2"),
    ],
    ("GE-313", "refuse-type-out-of-reach"): [
        (lambda: after(training(3), "train_count 1"), "train scholar"),
    ],
    ("GE-315", "refuse-type-full"): [
        (lambda: after(training(citizens={"noble": 6}), "train_count 1"), "train noble"),
    ],
    ("GE-332", "refuse-power"): [
        (scribing, "scribe_mode discard1"),
        (lambda: scribing(round=3, discard=["road"]), "scribe_mode discard2"),
    ],
    ("GE-332", "refuse-slot"): [
        (taking, "take_slot 5"),
        (lambda: after(taking(), "take_slot 1"), "take_slot 1"),
    ],
    ("GE-332", "refuse-not-from-row"): [
        (offered_cards, "take_slot 1"),
        (lambda: after(scribing(round=3, discard=["road"]), "scribe_mode discard1"), "take_slot 1"),
    ],
    ("GE-332", "refuse-not-in-discard"): [
        (taking, "take_discard road"),
        (offered_cards, "take_discard well"),
    ],
    ("GE-333", "refuse-stop-instead"): [
        (taken_one, "skip"),
    ],
    ("GE-333", "refuse-skip-instead"): [
        (offered_cards, "stop"),
    ],
    # Building.
    ("GE-355", "refuse-must-move"): [
        (moving, "skip"),
    ],
    ("GE-355", "refuse-not-your-token"): [
        (moving, "lift memphis"),
    ],
    ("GE-355", "refuse-same-space"): [
        (lambda: after(moving(), "lift crotona"), "place crotona"),
    ],
    ("GE-001", "refuse-other-side"): [
        (placing, "place home_small_1_temple"),
        (moving, "lift home_small_1_temple"),
        (alone, "home_action home_small_1_temple"),
        (lambda: two_homes(1, "tile scribe_6_1"), "use_home home_small_1_temple"),
    ],
    ("GE-008", "refuse-occupied"): [
        (lambda: placing(spaces=["crotona"]), "place crotona"),
        (
            lambda: after(position(seat(), seat(spaces=["memphis"]), seat()), "tile navigator_3_1_temple"),
            "place memphis",
        ),
    ],
    ("GE-351", "refuse-symbol"): [
        (placing, "place sinope"),
        (placing, "place home_1_oracle"),
    ],
    ("GE-353", "refuse-region"): [
        (
            lambda: after(placing(spaces=["crotona", "troia"]), "place home_1_temple"),
            "region yellow",
        ),
    ],
    # Cards.
    ("GE-381", "refuse-not-in-hand"): [
        (playing, "play well"),
        (ending, "final_play statue"),
    ],
    ("GE-382", "refuse-missing"): [
        (playing, "play road"),
        (ending, "final_play school"),
    ],
    ("GE-383", "refuse-missing"): [
        (playing, "play harbour"),
        (lambda: ending(hand=["palace", "harbour"]), "final_play harbour"),
    ],
    ("GE-386", "refuse-time"): [
        (garrison, "play garrison"),
        (lambda: with_one_space(hand=["garrison"], citizens={"soldier": 4, "priest": 2}), CHRONICLER),
    ],
    ("GE-003", "refuse-type-full"): [
        (lambda: entering("well", citizens={"noble": 6, "priest": 1}), "gain_type noble"),
    ],
    ("GE-385", "refuse-type-empty"): [
        (lambda: entering("pyramid", citizens={"artisan": 4, "priest": 3}), "lose_type noble"),
    ],
    ("GE-509", "refuse-city"): [
        (receiving, "city delphi"),
    ],
    ("GE-384", "refuse-city"): [
        (activating, "city memphis"),
        (lambda: after(activating(), "city crotona"), "city crotona"),
    ],
    # Cubes.
    ("GE-402", "refuse-no-temple-cube"): [
        (lambda: alone(citizens={"noble": 1}), "extra_swap"),
        (ending, "extra_swap"),
    ],
    ("GE-402", "refuse-no-citizens"): [
        (lambda: alone(temple=1), "extra_swap"),
    ],
    ("GE-402", "refuse-must-swap"): [
        (swapping, "stop"),
    ],
    ("GE-402", "refuse-same-type"): [
        (swapping, "swap noble noble"),
    ],
    ("GE-402", "refuse-type-empty"): [
        (swapping, "swap priest soldier"),
        (lambda: after(swapping(), "swap soldier priest"), "swap soldier priest"),
    ],
    ("GE-402", "refuse-type-full"): [
        (swapping, "swap soldier noble"),
    ],
    ("GE-404", "refuse-cubes"): [
        (lambda: alone(temple=2), "extra_trio 2 noble"),
        (lambda: alone(temple=3), "extra_trio 2 noble"),
        (ending, "extra_trio 0 noble"),
    ],
    ("GE-404", "refuse-type-full"): [
        (lambda: alone(temple=3, citizens={"noble": 6}), "extra_trio 3 noble"),
    ],
}
VALUES: list[tuple[Make, str, dict[str, Any]]] = [
    (lambda: alone(coins=2), "tile philosopher_3_1", {"cost": 3, "coins": 2}),
    # Harbour makes a Navigator 2 coins cheaper.
    (lambda: alone(coins=1, played=["harbour"]), "tile navigator_4_1_trade", {"cost": 2, "coins": 1}),
    (with_one_space, "tile scribe_6_1", {"spaces": 2, "free": 1}),
    (lambda: alone(track=[1] * 5), "tile chronicler_0_3", {"spaces": 3, "free": 2}),
    (
        lambda: position(seat(), seat(track=["scribe_6_1"]), seat()),
        "tile scribe_6_1",
        {"tile": "scribe_6_1", "seat": 1},
    ),
    (lambda: placing(spaces=["crotona"]), "place crotona", {"space": "crotona", "seat": 0}),
    (placing, "place sinope", {"space": "sinope", "symbol": "temple"}),
    (lambda: after(training(3), "train_count 1"), "train scholar", {"citizen": "scholar", "power": 3}),
    (lambda: alone(temple=3), "extra_trio 2 noble", {"temple": 2, "oracle": 1}),
    (wild, "wild chronicler", {"action": "chronicler"}),
    (taking, "take_slot 5", {"slot": 5}),
]

REFUSALS = Refusals(
    refused=REFUSED,
    values=VALUES,
    games={named(table): partial(decisions, table, 3) for table in TABLES},
    every=8,
    parts=frozenset({"refuse-missing-citizen", "refuse-missing-city"}),  # within `refuse-missing`
    never_asked=frozenset({"penalty"}),  # no card has two penalties with hourglasses
)
