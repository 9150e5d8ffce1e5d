"""Decisions (section 3): who is asked what, with which options, and what is never asked."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

import pytest

from tablee.games.gentes.content.vocabulary import AddHourglass
from tests.games.playing import asked, legal, play, shown

from .declines import decline, last_turn, out_of_time
from .positions import CONTENT, FULL, GAME, TABLES, TYPES, decisions, new, position, seat
from .probes import CHRONICLER, alone
from .riches import played_on

ADVANCED = {"setup": "experienced", "advanced": True}
REWARD = {city.id: (city.reward.verb, getattr(city.reward, "kind", None)) for city in CONTENT.city}
COMMON = ("turn", "stack", "train", "take", "place", "scribe_mode")  # a fourth of these is enough
TRADE = ["syracusae", "cnossus", "sinope", "sidon", "carthago", "leptis_magna", "home_1_trade", "home_2_trade"]


# All decisions of many games -----------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A question, its answers, and the table as the seat sees it."""

    options: frozenset[str]
    table: dict[str, Any]
    who: int


@cache
def met() -> dict[str, list[Decision]]:
    """What is asked in random games of every set-up and from rich positions, by question."""
    found: dict[str, list[Decision]] = defaultdict(list)
    games = [decisions(table, 1) for table in TABLES]
    games += [played_on(players, seed) for players in (1, 2, 3, 4) for seed in range(8)]
    for game in games:
        for number, (state, _, _) in enumerate(game):
            for who in state.pending():
                question = GAME.questions[state.question(who)]
                if number % 4 == 0 or question not in COMMON:
                    found[question].append(Decision(frozenset(legal(state, who)), state.view(who), who))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("question", GAME.questions[1:])
def test_every_question_comes_up(question: str) -> None:
    """But for hourglasses of a penalty: no card has two of them."""
    most = max(effect.n for card in CONTENT.card for effect in card.now if isinstance(effect, AddHourglass))
    assert most == 1
    assert bool(met()[question]) == (question != "penalty")


@pytest.mark.slow
@pytest.mark.parametrize("question", [name for name in GAME.questions[1:] if name not in ("modifiers", "penalty")])
def test_nothing_is_asked_that_has_one_answer(question: str) -> None:
    assert min(len(decision.options) for decision in met()[question]) >= 2


@pytest.mark.slow
def test_a_modifier_is_asked_for_alone_where_it_is_needed() -> None:
    """One answer only where the action cannot be paid for, or does not fit, without it."""
    for decision in met()["modifiers"]:
        assert len(decision.options) >= 2 or "no_more" not in decision.options


@pytest.mark.slow
def test_no_decision_is_large() -> None:
    assert max(len(decision.options) for found in met().values() for decision in found) <= 66


@pytest.mark.slow
@pytest.mark.parametrize(
    ("question", "blocks"),
    [
        ("draft", {"draft"}),
        ("citizens", {"assign"}),
        ("turn", {"tile", "tax", "card_action", "home_action", "extra_swap", "extra_trio", "exchange"}),
        ("wild", {"wild"}),
        ("modifiers", {"use_card", "use_home", "no_more"}),
        ("amount", {"pay"}),
        ("stack", {"stack"}),
        ("train_count", {"train_count"}),
        ("train", {"train"}),
        ("scribe_mode", {"scribe_mode"}),
        ("take", {"take_slot", "take_discard", "stop"}),
        ("lift", {"lift", "skip"}),
        ("place", {"place"}),
        ("region", {"region"}),
        ("play", {"play"}),
        ("gain_citizen", {"gain_type"}),
        ("lose_citizen", {"lose_type"}),
        ("cube", {"cube_kind"}),
        ("clear", {"clear"}),
        ("city", {"city"}),
        ("reward_card", {"take_slot", "take_discard", "skip"}),
        ("swap", {"swap"}),
        ("swap_again", {"swap", "stop"}),
        ("closing", {"extra_swap", "extra_trio", "exchange", "end_turn"}),
        ("era_cube", {"cube_kind"}),
        ("income", {"city"}),
        ("excess", {"stack"}),
        ("final", {"final_play", "extra_swap", "extra_trio", "final_done"}),
    ],
)
def test_the_answers_of_a_question(question: str, blocks: set[str]) -> None:
    """GE-406: within an action, a pause can be asked for besides."""
    used = {option.split()[0] for decision in met()[question] for option in decision.options}
    assert used - {"pause"} <= blocks


@pytest.mark.slow
@pytest.mark.rule("GE-202", "GE-206")
def test_an_optional_decision_can_always_be_ended() -> None:
    ends = {"closing": "end_turn", "final": "final_done", "swap_again": "stop", "reward_card": "skip"}
    for question, end in ends.items():
        assert all(end in decision.options for decision in met()[question])
    assert not any("end_turn" in decision.options for decision in met()["turn"])
    assert not any("stop" in decision.options for decision in met()["swap"])


@pytest.mark.slow
@pytest.mark.rule("GE-203", "GE-301")
def test_a_turn_always_has_an_action() -> None:
    for decision in met()["turn"]:
        assert "tax 2" in decision.options
        assert ("tax 1" in decision.options) == (not decision.table["options"].get("advanced", False))
        assert decision.table["seats"][decision.who]["free"] > 0


@pytest.mark.slow
@pytest.mark.rule("GE-509")
def test_cities_that_give_the_same_are_not_asked_for() -> None:
    for decision in met()["income"]:
        cities = [option.removeprefix("city ") for option in decision.options]
        assert len({REWARD[city] for city in cities}) > 1
        assert len({city.region for city in CONTENT.city if city.id in cities}) == 1
        assert all(decision.table["spaces"][city]["seat"] == decision.who for city in cities)


@pytest.mark.slow
@pytest.mark.rule("GE-508")
def test_a_cube_is_asked_for_with_room_in_both_stores() -> None:
    for question in ("cube", "era_cube"):
        for decision in met()[question]:
            own = decision.table["seats"][decision.who]
            assert max(own["temple"], own["oracle"]) < 4


@pytest.mark.slow
@pytest.mark.rule("GE-604")
def test_last_cards_are_asked_for_with_a_card_and_an_option() -> None:
    for decision in met()["final"]:
        own = decision.table["seats"][decision.who]
        assert own["hand"]
        assert own["temple"] + own["oracle"] > 0
        # What is met without cubes has been placed.
        assert all(need["cubes"] > 0 or need["cities"] for need in own["needs"].values())


@pytest.mark.slow
@pytest.mark.rule("GE-206")
def test_the_closing_window_is_asked_for_with_something_to_use() -> None:
    for decision in met()["closing"]:
        own = decision.table["seats"][decision.who]
        usable = own["temple"] + own["oracle"] > 0 or "marketplace" in own["played"]
        assert usable
        assert decision.table["turn"]["closing"]


# One after the other -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-110")
def test_draft() -> None:
    state = new(3, setup="experienced", first_player="seat0")
    order = []
    for left in range(9, 3, -1):
        assert len(legal(state)) == left
        order.append(state.pending()[0])
        play(state, sorted(legal(state))[0])
    assert order == [2, 1, 0, 2, 1, 0]
    assert asked(state) == "0 citizens, 1 citizens, 2 citizens"


@pytest.mark.rule("GE-113")
def test_citizens_are_spread_at_the_same_time_and_in_secret() -> None:
    state = new(2, setup="experienced")
    while asked(state).endswith("draft"):
        play(state, sorted(legal(state))[0])
    assert legal(state, 1) == {f"assign {name}" for name in TYPES}
    for _ in range(4):
        state.apply(1, GAME.actions.parse("assign noble"))
    assert state.pending() == [0]
    assert state.view(0)["seats"][1]["spread"] == {}
    assert state.view(1)["seats"][1]["spread"]["noble"] == 4
    assert shown(state, 1)["total"] == 0
    play(state, *["assign priest"] * 4)
    assert [shown(state, who)["total"] for who in (0, 1)] == [4, 4]


def advanced(**own: Any) -> Any:
    """In the advanced game the second seat has one space, no coins, and the Leader is gone."""
    first = seat(track=["leader", *[1] * 5])
    return position(first, out_of_time(1, coins=0, **own), out_of_time(), options=ADVANCED)


@pytest.mark.rule("GE-114", "GE-203")
def test_a_turn_with_one_option_is_not_asked_for() -> None:
    state = advanced()
    play(state, "tax 2")
    assert asked(state) == "0 turn"  # the next round
    assert state.view(0)["round"] == 2
    assert shown(state, 1)["coins"] == 8
    assert shown(state, 1)["track"] == [{"hourglasses": 1}]  # two hourglasses on one space
    # With an extra option it is.
    state = advanced(temple=1, citizens={"noble": 1})
    play(state, "tax 2")
    assert asked(state) == "1 turn"
    assert legal(state) == {"tax 2", "extra_swap", "pause"}


@pytest.mark.rule("GE-754")
def test_wild_with_one_kind() -> None:
    """Harbour: 4 coins are enough for a Navigator only."""
    state = position(seat(coins=4, played=["harbour"]))
    play(state, "tile navigator_6_1_joker")
    assert asked(state) == "0 place"


@pytest.mark.rule("GE-219")
def test_modifiers_are_asked_for_where_one_is_usable() -> None:
    state = alone(played=["training_ground"], coins=20)
    play(state, "tile philosopher_3_1")
    assert asked(state) == "0 modifiers"
    state = alone(played=["training_ground"], coins=20)
    play(state, "tile scribe_6_1")
    assert asked(state) == "0 scribe_mode"
    state = alone(played=["training_ground"], used=["training_ground"], coins=20)
    play(state, "tile philosopher_3_1")
    assert asked(state) == "0 train_count"


@pytest.mark.rule("GE-215", "GE-216")
def test_no_more_is_left_out_while_a_modifier_is_needed() -> None:
    state = alone(spaces=["home_2_temple"], played=["training_ground"], coins=2)
    play(state, "tile philosopher_8_0")
    assert legal(state) == {"use_home home_2_temple", "use_card training_ground"}
    play(state, "use_card training_ground")
    assert legal(state) == {"use_home home_2_temple"}
    play(state, "use_home home_2_temple")
    assert asked(state) == "0 amount"
    # Chronicler 0/3 fits on two spaces with the haste of Hippodrome.
    own = {"hand": ["road"], "citizens": {"artisan": 2, "scholar": 1}, "played": ["hippodrome"]}
    state = alone(**own, track=[1] * 5)
    play(state, "tile chronicler_0_3")
    assert legal(state) == {"use_card hippodrome"}


@pytest.mark.rule("GE-375")
def test_a_single_amount_is_not_asked_for() -> None:
    state = alone(spaces=["home_1_temple"], coins=1)
    play(state, "tile scribe_10_0", "use_home home_1_temple")
    # 1 coin reaches one card of slot 1: the mode is not asked for either.
    assert asked(state) == "0 take"
    assert shown(state)["coins"] == 0


@pytest.mark.rule("GE-213")
@pytest.mark.parametrize(("free", "options"), [(3, None), (4, {"stack 0", "stack 1"}), (2, None)])
def test_stacking_with_one_possibility_is_not_asked_for(free: int, options: set[str] | None) -> None:
    """Chronicler 0/3: a tile and three hourglasses, on 4 spaces or on 3."""
    own = {"hand": ["road"], "citizens": {"artisan": 2, "scholar": 1}}
    state = alone(**own, track=[1] * (7 - free))
    if free == 2:
        assert "tile chronicler_0_3" not in legal(state)
        return
    play(state, "tile chronicler_0_3")
    if options is None:
        # Road opens a lock, so that the turn goes on.
        assert shown(state)["track"][-3:] == [{"tile": "chronicler_0_3"}, {"hourglasses": 2}, {"hourglasses": 1}]
    else:
        assert legal(state) == options


@pytest.mark.rule("GE-313", "GE-314")
def test_one_or_two_citizens() -> None:
    for coins, question in ((2, "0 train"), (3, "0 train_count")):
        state = alone(spaces=["home_2_temple"], coins=coins, chart=TYPES)
        play(state, "tile philosopher_8_0", "use_home home_2_temple", f"pay {coins}")
        assert asked(state) == question


@pytest.mark.rule("GE-313")
def test_a_single_type_is_not_asked_for() -> None:
    """A power of 1 reaches columns 1 and 2; of which one stands at 6."""
    state = alone(spaces=["home_2_temple"], coins=1, chart=TYPES, citizens={"noble": 6})
    play(state, "tile philosopher_8_0", "use_home home_2_temple")
    assert asked(state) == "0 turn"
    assert shown(state)["citizens"]["artisan"] == 1


@pytest.mark.rule("GE-332", "GE-333")
def test_taking_cards() -> None:
    state = alone(coins=20)
    play(state, "tile scribe_6_1", "scribe_mode row3")
    assert legal(state) == {"take_slot 1", "take_slot 2", "take_slot 3", "stop"}
    play(state, "take_slot 2")
    assert legal(state) == {"take_slot 1", "take_slot 3", "stop"}
    play(state, "take_slot 1", "take_slot 3")
    assert asked(state) == "0 turn"  # the allowance is used up
    # With two cards in the row the third is not asked for.
    state = position(seat(coins=20), FULL, FULL, row=["road", "well"], deck=[])
    play(state, "tile scribe_6_1", "scribe_mode row3", "take_slot 1", "take_slot 2")
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-351")
def test_a_single_space_is_not_asked_for() -> None:
    """All trade spaces but one hometown are taken."""
    state = position(seat(coins=20, spaces=TRADE[:4]), out_of_time(spaces=TRADE[4:]), FULL)
    play(state, "tile navigator_4_1_trade")
    assert "home_3_trade" in state.view(0)["spaces"]
    assert asked(state) == "0 region"  # red or green


@pytest.mark.rule("GE-353")
@pytest.mark.parametrize(
    ("spaces", "question"),
    [([], "0 turn"), (["crotona", "delphi"], "0 turn"), (["crotona", "troia"], "0 region")],
)
def test_a_region_is_asked_for_with_two_of_them(spaces: list[str], question: str) -> None:
    state = position(seat(coins=20, spaces=spaces), FULL, FULL)
    play(state, "tile navigator_3_1_temple", "place home_1_temple")
    assert asked(state) == question or (question == "0 turn" and asked(state) == "0 closing")


@pytest.mark.rule("GE-355")
def test_lifting_a_token_is_always_asked_for() -> None:
    six = ["crotona", "syracusae", "delphi", "athenai", "sparta", "troia"]
    state = position(seat(coins=20, spaces=six, bonus={"cities": 8}), FULL, FULL, piles=[3, 3, 2])
    play(state, "tile navigator_3_1_temple")
    assert legal(state) == {f"lift {space}" for space in six}


@pytest.mark.rule("GE-381")
def test_a_single_card_to_play_is_not_asked_for() -> None:
    state = alone(hand=["road", "pyramid"], citizens={"artisan": 2, "scholar": 1}, coins=20)
    play(state, CHRONICLER)
    assert shown(state)["played"] == ["road"]


@pytest.mark.rule("GE-384")
@pytest.mark.parametrize(
    ("card", "own", "question"),
    [
        ("pantheon", {"spaces": ["crotona", "delphi"]}, "0 cube"),
        ("pantheon", {"spaces": ["crotona", "delphi"], "temple": 4}, "0 closing"),
        ("pyramid", {}, "0 lose_citizen"),
        ("pyramid", {"citizens": {"priest": 3}, "oracle": 4}, "0 turn"),
        ("great_lighthouse", {"spaces": ["syracusae", "cnossus"], "track": [2, 1]}, "0 clear"),
        ("great_lighthouse", {"spaces": ["syracusae", "cnossus"], "track": [1, 1]}, "0 turn"),
        ("great_lighthouse", {"spaces": ["syracusae", "cnossus"], "track": [2]}, "0 turn"),
        ("embassy", {"spaces": ["crotona", "troia", "carthago"]}, "0 closing"),
        ("embassy", {"spaces": ["crotona", "troia", "carthago", "sidon"]}, "0 city"),
        ("harbour", {"spaces": ["syracusae", "cnossus"]}, "0 turn"),
        ("harbour", {"spaces": ["syracusae", "sinope"]}, "0 region"),
        ("library", {}, "0 turn"),
        ("library", {"discard": ["road"]}, "0 reward_card"),
        ("road", {"locks": 0}, "0 cube"),
        ("road", {"locks": 0, "oracle": 4}, "0 closing"),
        ("road", {}, "0 turn"),
    ],
)
def test_rewards_are_asked_for_where_there_is_a_choice(card: str, own: dict[str, Any], question: str) -> None:
    citizens = dict(next(entry.requires.citizens for entry in CONTENT.card if entry.id == card))
    state = alone(**{"hand": [card], "citizens": citizens, "coins": 5, **own})
    play(state, CHRONICLER)
    assert asked(state) == question


@pytest.mark.rule("GE-402")
def test_both_exchanges_are_asked_for() -> None:
    state = alone(temple=1, citizens={"noble": 1})
    play(state, "extra_swap")
    assert asked(state) == "0 swap"
    play(state, "swap noble artisan")
    assert asked(state) == "0 swap_again"


@pytest.mark.rule("GE-402", "GE-604")
def test_no_second_exchange_when_the_last_card_is_placed() -> None:
    """Palace (N5) is met by the first one."""
    own = seat(hand=["palace"], citizens={"noble": 4, "priest": 1}, temple=1, track=[])
    state = position(own, FULL, FULL, asked="final", round=6)
    play(state, "extra_swap", "swap priest noble")
    assert state.over


@pytest.mark.rule("GE-206")
@pytest.mark.parametrize(
    ("own", "question"),
    [
        ({}, "0 turn"),
        ({"oracle": 2}, "0 turn"),
        ({"oracle": 3}, "0 closing"),
        ({"temple": 1}, "0 turn"),  # nobody to swap
        ({"temple": 1, "citizens": {"noble": 1}}, "0 closing"),
        ({"played": ["marketplace"], "coins": 0}, "0 closing"),  # 4 coins of tax
        ({"played": ["marketplace"], "used": ["marketplace"]}, "0 turn"),
        ({"played": ["marketplace"], "temple": 4, "oracle": 4}, "0 closing"),
    ],
)
def test_the_closing_window(own: dict[str, Any], question: str) -> None:
    state = alone(**own)
    play(state, "tax 1")
    assert asked(state) == question


@pytest.mark.rule("GE-508", "GE-509", "GE-513")
def test_the_choices_of_a_decline_come_in_order_and_to_all_at_once() -> None:
    own = {"locks": 0, "spaces": ["crotona", "cnossus"], "hand": ["road", "well", "altar", "forge", "granary"]}
    other = {"locks": 0, "spaces": ["delphi", "syracusae"], "hand": ["shipyard", "tenement", "harbour", "monument"]}
    state = decline(own, other, {}, round=2)
    assert asked(state) == "0 era_cube, 1 era_cube"
    play(state, "cube_kind temple", "cube_kind temple")
    assert asked(state) == "0 income, 1 income"
    play(state, "city crotona", "city syracusae")
    assert asked(state) == "0 excess"  # a single hourglass is no choice
    play(state, "stack 1")
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-372")
def test_each_of_two_tokens_in_a_row_is_offered() -> None:
    state = alone(spaces=["home_1_temple", "home_1_trade"], coins=20)
    homes = {option for option in legal(state) if option.startswith("home_action")}
    assert homes == {"home_action home_1_temple", "home_action home_1_trade"}
    play(state, "home_action home_1_temple")
    assert legal(state) == {"use_home home_1_trade", "no_more"}  # the other may choose the price


@pytest.mark.rule("GE-604")
def test_last_cards() -> None:
    own = {"hand": ["palace"], "citizens": {"noble": 4}, "oracle": 1, "coins": 4}
    state = last_turn(own, {}, {}, round=6)
    play(state, "tax 1")
    assert asked(state) == "0 final"
    assert legal(state) == {"final_play palace", "final_done"}
