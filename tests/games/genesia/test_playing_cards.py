"""Cards in general: GA-100 to GA-126."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.content import problems
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.meta import META
from tests.games.playing import asked, legal, play, refusal, shown

from .assaults import at_war, attack_begins
from .places import clans, walk
from .positions import CARDS, CONTENT, position, seat
from .probes import changed, copied, holding, others, playing, scores, turn


@pytest.mark.rule("GA-100")
def test_what_a_card_has() -> None:
    assert len(CONTENT.card) == 99
    for card in CONTENT.card:
        assert card.effects
        assert card.icons
        assert card.cost >= 0
        assert (card.progress > 0) == card.invention


@pytest.mark.rule("GA-100")
def test_no_card_is_carried_over() -> None:
    state = turn("growth", age=2, hand=["alchemy"])
    assert refusal(state, "play wheel") == ("GA-100", "refuse-other-age")


@pytest.mark.rule("GA-101")
def test_paying_for_a_card() -> None:
    state = holding("agriculture", coins=5)
    assert changed(state, "play agriculture") == {"coins": -5, "red-home": 2}
    poor = holding("agriculture", coins=4)
    assert legal(poor) == {"discard agriculture", "recruit red-home", "done"}
    assert refusal(poor, "play agriculture") == ("GA-101", "refuse-coins")
    assert refusal(poor, "play flint_deposit") == ("GA-101", "refuse-not-in-hand")


@pytest.mark.rule("GA-101")
def test_a_card_played_is_seen_by_all() -> None:
    state = holding("flint_deposit")
    play(state, "play flint_deposit")
    for viewer in (None, 1, 2):
        assert state.view(viewer)["seats"][0]["played"] == [{"card": "flint_deposit", "copied": None}]
        assert "flint_deposit" in state.view(viewer)["seen"]


@pytest.mark.rule("GA-102", "GA-106")
@pytest.mark.parametrize(
    ("card", "phases"),
    [
        ("flint_deposit", {"growth"}),
        ("wheel", {"expansion"}),
        ("potlatch", {"end"}),
        ("barley_grains", {"growth", "expansion"}),
        ("bone_potion", {"growth", "expansion", "end"}),
        ("laser", {"growth"}),
        ("clubs", set()),
        ("ramparts", set()),
        ("imitation", set()),
    ],
)
def test_the_phases_of_a_card(card: str, phases: set[str]) -> None:
    for phase in ("growth", "expansion", "end"):
        spare = [{1: "gathering", 2: "guilds", 3: "satellites"}[CARDS[card].age]]
        state = holding(card, phase=phase, hand=spare)
        assert (f"play {card}" in legal(state)) == (phase in phases), phase


@pytest.mark.rule("GA-103")
def test_cards_laid_for_the_attack_phase() -> None:
    """Paid when laid, several in a turn."""
    state = turn("growth", age=3, coins=10, hand=["laser", "armoured_divisions", "peacekeepers"])
    play(state, "play laser", "play armoured_divisions", "play peacekeepers")
    assert shown(state)["coins"] == 10 - 3 - 3
    assert set(shown(state)["force"]["lasting"]) == {"laser", "armoured_divisions", "peacekeepers"}


@pytest.mark.rule("GA-107")
def test_a_played_card_is_used_up() -> None:
    state = holding("flint_deposit")
    play(state, "play flint_deposit")
    assert refusal(state, "play flint_deposit") == ("GA-101", "refuse-not-in-hand")


@pytest.mark.rule("GA-108")
def test_effects_as_far_as_possible() -> None:
    # Nothing to expel, no region to hold, no City: the cards can be played all the same.
    assert playing("bow") == {}
    assert playing("mercenaries") == {}
    assert playing("mill") == {}
    # In the order written: the new City may take the Clan.
    change = playing("first_village", "choose_region red-1-1", "choose_region red-1-1", clans={"red-1-1": 1})
    assert change == {"City red-1-1": 1, "red-1-1": 1}


@pytest.mark.rule("GA-109")
@pytest.mark.parametrize(("age", "card"), [(1, "agriculture"), (2, "alchemy"), (3, "dna")])
def test_inventions_score_at_every_end_of_age(age: int, card: str) -> None:
    own = seat(coins=2, made=[card])
    state = position(seat(), seat(), own, asked="expansion", age=age, active=2)
    play(state, "done")
    worth = CARDS[card].progress
    assert shown(state, 2)["progress"] == [0] * (age - 1) + [worth]
    if age < 3:
        while not asked(state).endswith("growth"):
            play(state, min(legal(state)))
        assert shown(state, 2)["forecast"] == worth


@pytest.mark.rule("GA-110")
def test_discards_at_any_time() -> None:
    """R46: also while defending or copying, where coins can serve something."""
    state = at_war(here=4, there=2, age=2, theirs={"hand": ["ramparts", "guilds"]})
    play(state, "assault_from isle-7-1")
    assert changed(state, "discard guilds") == {"green coins": 4}
    assert asked(state) == "1 defence_cards"
    without = at_war(here=4, there=2, age=2, theirs={"hand": ["royal_forest", "guilds"]})
    play(without, "assault_from isle-7-1")
    assert legal(without) == {"done"}
    assert refusal(without, "discard guilds") == ("GA-110", "refuse-discard-useless")
    copying = copied("imitation", "agriculture", own={"coins": 0, "hand": ["wheel"]})
    assert refusal(copying, "play imitation") == ("GA-101", "refuse-coins")
    play(copying, "discard wheel")
    assert asked(copying) == "0 copy"  # the same card may still be copied
    assert changed(copying, "play imitation") == {"coins": -3, "red-home": 2}


@pytest.mark.rule("GA-111", "GA-112")
def test_copying() -> None:
    """Example 24, with cards that there are: the copier pays its own card only, and is "you"."""
    state = copied("imitation", "agriculture", own={"clans": {"red-1-1": 28}})
    assert clans(state, "green-home", 1) == 2  # the original is carried out completely
    assert changed(state, "play imitation") == {"coins": -3, "red-home": 2}
    short = copied("imitation", "agriculture", own={"clans": {"red-1-1": 29}})
    assert changed(short, "play imitation") == {"coins": -3, "red-home": 1}
    assert asked(short) == "1 growth"  # the turn goes on


@pytest.mark.rule("GA-111")
def test_a_copy_must_be_paid() -> None:
    state = copied("imitation", "agriculture", own={"coins": 2})
    assert asked(state) == "0 copy"  # it might be cave paintings, for 2
    assert legal(state) == {"done"}
    assert asked(copied("imitation", "agriculture", own={"coins": 1})) == "1 growth"


@pytest.mark.rule("GA-113")
def test_two_copies_of_one_card_by_one_seat() -> None:
    """Nothing in the rulebooks forbids it."""
    state = copied("imitation", "flint_deposit", own={"hand": ["cave_paintings"]})
    play(state, "play imitation", "play cave_paintings")
    assert clans(state, "red-home") == 2
    assert asked(state) == "1 growth"


@pytest.mark.rule("GA-112", "GA-113")
def test_several_copies_in_turn_order() -> None:
    red = seat(coins=9, hand=["cave_paintings"])
    green = seat(coins=9, hand=["flint_deposit"])
    yellow = seat(coins=9, hand=["imitation"])
    state = position(red, green, yellow, active=1, order=[0, 1, 2])
    play(state, "play flint_deposit")
    assert asked(state) == "2 copy"  # after green
    assert state.view(2)["copying"] == {"card": "flint_deposit", "seat": 1}
    play(state, "play imitation")
    # The copy itself cannot be copied, the original can.
    assert asked(state) == "0 copy"
    play(state, "play cave_paintings")
    assert (clans(state, "red-home"), clans(state, "yellow-home", 2)) == (1, 1)
    assert asked(state) == "1 growth"


@pytest.mark.rule("GA-112")
def test_declining_a_copy_is_silent() -> None:
    state = copied("imitation", "agriculture")
    assert play(state, "done") == []
    assert asked(state) == "1 growth"
    assert shown(state)["hand"] == ["imitation"]


@pytest.mark.rule("GA-113")
def test_cards_of_a_window_are_not_copied() -> None:
    state = at_war(card="gunpowder", here=5, there=2, theirs={"clans": {"isle-7-2": 2}, "hand": ["scriptorium"]})
    play(state, "assault_from isle-7-1", "play gunpowder")
    assert not asked(state).endswith("copy")


@pytest.mark.rule("GA-114")
def test_a_copied_invention_scores_for_both() -> None:
    state = copied("imitation", "agriculture")
    play(state, "play imitation")
    assert scores(state, "agriculture") is not None
    assert scores(state, "agriculture", 1) == "played"
    assert shown(state)["clans"] == 30 - 2  # the mark is no Clan


@pytest.mark.rule("GA-115")
def test_a_copied_lasting_card_serves_the_copier() -> None:
    state = copied("industrial_espionage", "armoured_divisions")
    play(state, "play industrial_espionage")
    assert shown(state)["force"]["lasting"] == ["armoured_divisions"]
    assert shown(state)["force"]["odds"] == 1


@pytest.mark.rule("GA-116")
def test_copied_moves_wait_for_the_own_turn() -> None:
    green = seat(coins=9, hand=["wheel"])
    state = position(seat(coins=9, hand=["imitation"]), green, *others(1), asked="expansion", active=1, order=[1, 0, 2])
    play(state, "play wheel", "play imitation")
    assert shown(state)["free"]["any"] == 6
    assert asked(state) == "1 expansion"


@pytest.mark.rule("GA-116")
def test_copied_moves_after_the_own_turn_are_made_at_once() -> None:
    green = seat(coins=9, hand=["wheel"], clans={"red-1-2": 1})
    red = seat(coins=4, hand=["imitation"], clans={"red-home": 2})
    state = position(red, green, *others(1), asked="expansion", active=1)
    play(state, "play wheel", "play imitation")
    assert asked(state) == "0 copied_moves"
    assert "done" in legal(state)
    play(state, "move red-home:red-1-1")
    assert shown(state)["free"]["any"] == 5
    # Coins pay tolls only.
    change = changed(state, "move red-home:red-1-2", "move red-1-2:red-2-2")
    assert change == {"free any": -2, "coins": -1, "green coins": 1, "red-home": -1, "red-2-2": 1}
    play(state, "done")
    assert asked(state) == "1 expansion"
    assert shown(state)["free"]["any"] == 0


@pytest.mark.rule("GA-116")
def test_copied_moves_need_a_way_out() -> None:
    """k + 1 moves for k regions, and a coin for each toll."""
    row = {f"red-1-{column}": 1 for column in (1, 2, 3)}
    for coins, offered in ((4, True), (3, False)):
        red = seat(coins=coins, hand=["imitation"], clans={"red-home": 1})
        green = seat(coins=9, hand=["wheel"], clans=row)
        state = position(red, green, *others(1), asked="expansion", active=1)
        play(state, "play wheel", "play imitation")
        # After paying 3 coins for the copy one or none is left.
        assert (asked(state) == "0 copied_moves") == offered


@pytest.mark.rule("GA-117")
def test_a_copy_card_can_only_be_discarded_in_the_own_turn() -> None:
    state = holding("imitation", phase="growth")
    assert "discard imitation" in legal(state)
    assert refusal(state, "play imitation") == ("GA-117", "refuse-copy-now")


@pytest.mark.rule("GA-118")
def test_a_defence_card_only_when_attacked() -> None:
    state = at_war(card="ramparts", here=1, there=3)
    assert refusal(state, "play ramparts") == ("GA-118", "refuse-defence-now")
    third = at_war(seat(hand=["ramparts"]), here=4, there=2, age=2)
    play(third, "assault_from isle-7-1")
    assert asked(third) == "0 losses"  # yellow is not attacked


@pytest.mark.rule("GA-119")
def test_moments_of_offensive_cards() -> None:
    # "declare": only before; "either": also in a window.
    early = at_war(card="trebuchet", here=4, there=2)
    assert "play trebuchet" in legal(early)
    play(early, "assault_from isle-7-1")
    assert asked(early) == "0 losses"
    either = at_war(card="gunpowder", here=4, there=2)
    assert "play gunpowder" in legal(either)
    play(either, "assault_from isle-7-1")
    assert asked(either) == "0 attack_cards"


@pytest.mark.rule("GA-120")
def test_hosts() -> None:
    """Example 25: once each, not on the island, not for crossing."""
    answers = [f"choose_region {region}" for region in ("green-home", "green-home")]
    assert playing("spice_route", *answers) == {"green-home": 2, "green coins": 1}
    jump = ("choose_region red-5-2", "choose_region isle-7-4", "choose_region red-5-2", "choose_region isle-12-2")
    change = playing("great_expedition", *jump, clans={"red-5-2": 2})
    assert change == {"red-5-2": -2, "isle-7-4": 1, "isle-12-2": 1}


@pytest.mark.rule("GA-121")
def test_others_take_what_they_can() -> None:
    full = seat(coins=3, clans={"green-1-1": 30})
    change = playing("right_of_asylum", *["choose_region green-home"] * 2, rest=[full, seat()])
    assert change == {"green-home": 2}  # the host has no Clan left


@pytest.mark.rule("GA-121")
@pytest.mark.parametrize(("order", "others"), [([0, 1, 2], [1, 2]), ([2, 0, 1], [1, 2]), ([1, 0, 2], [2, 1])])
def test_the_others_in_turn_order_after_the_acting_seat(order: list[int], others: list[int]) -> None:
    """Nobody is asked whether he wants coins; who has no Clan left gets none, and the others theirs all the same."""
    red = seat(hand=["shell_trade", "wheel"])
    state = position(red, seat(), seat(), order=order, active=0)
    happened = play(state, "play shell_trade")
    gains = [(event.values["seat"], event.values["coins"]) for event in happened if event.key == "event-coins"]
    assert gains == [(0, 9), *((other, 1) for other in others)]
    assert asked(state) == "0 growth"
    empty = seat(coins=3, clans={"green-1-1": 30})
    wedding = position(seat(hand=["royal_weddings"]), empty, seat(coins=3), age=2, order=order, active=0)
    play(wedding, "play royal_weddings", "choose_region green-home", "done")
    assert clans(wedding, "green-home", 1) == 0
    assert clans(wedding, "yellow-home", 2) == 0  # no host


@pytest.mark.rule("GA-122", "GA-055")
def test_into_a_homeland_of_others() -> None:
    crowded = seat(coins=3, clans={"green-home": 10}, cities=["green-home"])
    change = playing("trading_posts", *["choose_region green-home"] * 2, rest=[crowded, *others(1)])
    assert change == {"City green-home": 1, "green-home": 1, "green coins": 1}


@pytest.mark.rule("GA-123")
def test_not_where_an_enemy_is() -> None:
    wall = seat(coins=3, clans={"red-1-1": 1})
    state = holding("around_the_game", wall, *others(1), clans={"red-home": 1})
    play(state, "play around_the_game")
    assert legal(state) == {"choose_region red-1-2", "choose_region red-1-3", "done"}
    assert refusal(state, "choose_region red-1-1") == ("GA-123", "refuse-enemy-there")
    town = holding("builders", clans={"red-1-1": 1, "red-2-1": 1}, cities=["red-1-1"])
    play(town, "play builders")
    assert refusal(town, "choose_region red-1-1") == ("GA-123", "refuse-city-there")


@pytest.mark.rule("GA-116")
def test_moves_copied_after_the_growth_turn_wait_for_the_expansion_turn() -> None:
    red = seat(coins=3, hand=["imitation"], clans={"red-home": 1}, done=True)
    state = position(red, seat(coins=9, hand=["domestication"]), seat(), active=1)
    play(state, "play domestication", "play imitation")
    assert asked(state) == "1 growth"
    assert shown(state)["free"]["any"] == 4
    play(state, "done")
    assert asked(state) == "0 expansion"
    assert shown(state)["free"]["any"] == 4


@pytest.mark.rule("GA-123")
def test_next_to_yours() -> None:
    """Beside the own homeland only with Clans there; beside one of others a City is enough."""
    town = holding("around_the_game", cities=["red-home"])
    assert changed(town, "play around_the_game") == {"free any": 3}
    abroad = holding("around_the_game", cities=["green-home"])
    play(abroad, "play around_the_game")
    assert legal(abroad) == {*(f"choose_region green-1-{column}" for column in (1, 2, 3)), "done"}


@pytest.mark.rule("GA-124")
def test_another_continent() -> None:
    state = holding("great_crossing", clans={"red-home": 1})
    play(state, "play great_crossing", "choose_region red-home")
    goals = {action.removeprefix("choose_region ") for action in legal(state)}
    assert not any(goal.startswith(("red", "isle")) for goal in goals)


@pytest.mark.rule("GA-125")
def test_a_card_goes_before_the_rules() -> None:
    """K19: who pays no tolls pays none, whatever others receive."""
    wall = seat(coins=0, clans={"red-1-1": 1}, toll=3)
    state = turn("expansion", wall, *others(1), clans={"red-home": 1}, toll_free=True, coins=5)
    change = changed(state, *walk("red-home", "red-1-1", "red-2-1"))
    assert change == {"coins": -2, "red-home": -1, "red-2-1": 1}
    assert state.view(0)["tolls"][0] == [0, 0, 0]
    assert state.view(0)["tolls"][2] == [1, 3, 0]


@pytest.mark.slow
@pytest.mark.rule("GA-126")
@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("wheel", 'verb = "moves", n = 6', 'verb = "moves", n = 21'),
        ("flint_deposit", 'verb = "coins", n = 6', 'verb = "coins", n = 21'),
        ("flint_deposit", 'n = 1, at = "home"', 'n = 11, at = "home"'),
        ("writing", 'per = "inventions", max = 6', 'per = "inventions"'),
        (
            "laser",
            'verb = "losses", n = -1, floor = 1, who = "self", role = "attack", scope = "age"',
            'verb = "siege_free"',
        ),
        (
            "laser",
            'verb = "losses", n = -1, floor = 1, who = "self", role = "attack", scope = "age"',
            'verb = "assault_again"',
        ),
    ],
)
def test_limits_of_the_content(tmp_path: Path, card: str, old: str, new: str) -> None:
    text = META.content.read_text(encoding="utf-8")
    start = text.index(f'id = "{card}"')
    assert old in text[start : start + 800]
    wrong = tmp_path / "genesia.toml"
    wrong.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
    assert problems(META.content, Catalogue) == []
    assert problems(wrong, Catalogue) != []


@pytest.mark.rule("GA-104")
def test_what_is_not_about_movement_happens_at_once() -> None:
    assert playing("seasonal_camps", phase="growth") == {"coins": 2}
    assert playing("seasonal_camps", phase="expansion") == {"coins": 2}


@pytest.mark.rule("GA-105")
def test_four_icons_in_the_attack_phase_only_in_the_own_assault_turn() -> None:
    state = attack_begins(seat(hand=["bone_potion"]), seat(), seat(coins=2))
    for stance in ("war", "peace", "peace"):  # War lets red play the card
        play(state, f"stance {stance}")
    assert "play bone_potion" in legal(state)


@pytest.mark.rule("GA-074", "GA-105")
def test_four_icons_in_a_window_of_the_own_assault() -> None:
    """K4: the assault turn is red's own after the declaration too, so Clans may come when the defender has answered."""
    theirs = {"clans": {"isle-7-2": 2}, "hand": ["swiss_guard"]}
    state = at_war(card="mercenaries", here=3, age=2, theirs=theirs)
    play(state, "assault_from isle-7-1", "done", "play swiss_guard", "number 0")
    assert asked(state) == "0 attack_cards"
    play(state, "play mercenaries", *["choose_region isle-7-1"] * 3)
    assert clans(state, "isle-7-1") == 6
    defending = at_war(here=3, there=2, age=2, theirs={"hand": ["mercenaries"], "coins": 9})
    play(defending, "assault_from isle-7-1")
    assert legal(defending) == {"done"}
