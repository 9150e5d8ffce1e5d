"""Modifiers, gains, military: AC-072 to AC-085 (AC-081 with the technology card)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, keys, legal, number_in, play, refusal, shown

from .positions import CONTENT, MARKET, last_turn, position, seat, window

NINE = [cell.technology for cell in CONTENT.cell]
ARTS = window("culture", "construction", "conquest")
INNOVATION = {"mode": "standard", "first_player": "seat0", "innovation": True}


def offer(state: Any, action: str) -> dict[str, Any]:
    found: dict[str, Any] = next(offer for offer in state.view(None)["offers"] if offer["action"] == action)
    return found


def paid(state: Any, text: str) -> int:
    """What an action costs the first seat."""
    events = play(state, text)
    return next(number_in(event, "cost") for event in events if event.key == "event-do")


# Costs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-072")
@pytest.mark.parametrize(
    ("own", "text", "cost"),
    [
        ({"main": "mali"}, "do culture", 4),
        ({"main": "india"}, "do culture", 2),
        ({"main": "india", "declined": ["greece"]}, "do culture", 1),
        ({"main": "india", "declined": ["greece"], "annexed": ["harappa"]}, "do culture", 0),
        ({"main": "greece", "declined": ["harappa"]}, "do culture", 2),
        ({"main": "khmer"}, "do construction", 1),
        ({"main": "khmer", "declined": ["tiwanaku"]}, "do construction", 0),
        ({"main": "khmer", "declined": ["tiwanaku", "sumer"], "technologies": ["mining"]}, "do construction", 0),
        ({"main": "egypt"}, "build zeus", 4),
        ({"main": "egypt", "declined": ["khmer"], "technologies": ["engineering"]}, "build zeus", 0),
        ({"main": "sumer"}, "research writing", 0),
        ({"main": "sumer"}, "research mining", 4),
        ({"main": "sumer", "declined": ["hittites"]}, "research navigation", 0),
        ({"main": "sumer", "declined": ["hittites"]}, "research mining", 3),
        ({"main": "hittites", "technologies": ["mining", "writing"]}, "research ironworking", 0),
        ({"main": "hittites", "technologies": ["mining", "writing"]}, "research education", 2),
    ],
)
def test_the_cost_less_all_reductions_and_never_below_zero(own: dict[str, Any], text: str, cost: int) -> None:
    state = position(seat(coins=20, hand=4, **own), seat(), track=ARTS)
    assert paid(state, text) == cost
    assert shown(state)["coins"] == 20 - cost


@pytest.mark.rule("AC-072")
@pytest.mark.parametrize(("rival", "cost"), [("egypt", 3), ("persia", 3), ("franks", 4)])
def test_a_condition_is_checked_when_the_action_is_performed(rival: str, cost: int) -> None:
    """Byzantium pays 1 less while its military (1) is highest: Egypt has 0, Persia 1, the Franks 3."""
    state = position(seat(main="byzantium", coins=10), seat(main=rival), track=ARTS)
    assert paid(state, "do culture") == cost


@pytest.mark.rule("AC-072")
def test_a_condition_may_come_true_within_the_turn() -> None:
    state = position(seat(main="byzantium", coins=20, technologies=["mining"]), seat(main="franks"), track=ARTS)
    assert offer(state, "culture")["cost"]["total"] == 4
    play(state, "research ironworking")  # 1 + 2 shields against 3
    assert paid(state, "do culture") == 3


@pytest.mark.rule("AC-072")
def test_an_action_whose_cost_is_zero_needs_no_coins() -> None:
    state = position(seat(main="sumer", coins=0, hand=1), seat())
    assert {text for text in legal(state) if text.startswith("research")} == {
        "research writing",
        "research navigation",
    }


@pytest.mark.rule("AC-073")
def test_harappas_discount_is_not_for_education() -> None:
    own = {"main": "egypt", "declined": ["harappa"], "technologies": ["writing", "education"]}
    state = position(seat(coins=8, hand=1, **own), seat(), track=ARTS)
    assert paid(state, "do culture") == 3
    assert asked(state) == "0 turn_end"
    assert paid(state, "trigger education") == 4
    assert shown(state)["coins"] == 1
    poor = position(seat(coins=3, **own), seat(), asked="turn_end")
    assert refusal(poor, "trigger education") == ("AC-091", "refuse-coins")


@pytest.mark.rule("AC-073")
def test_harappas_discount_is_for_axum_and_private_slots() -> None:
    axum = position(seat(main="axum", declined=["harappa"], coins=4, hand=2), seat(), track=ARTS)
    play(axum, "do construction")  # 2 - 1
    assert paid(axum, "follow") == 3
    india = position(seat(main="egypt", declined=["harappa", "india"], coins=3, hand=1), seat())
    assert paid(india, "do culture") == 3


@pytest.mark.rule("AC-073")
def test_other_discounts_are_for_education_as_well() -> None:
    """Greece inherited -1, India -2, Byzantium -1."""
    for own, cost in (
        ({"main": "egypt", "declined": ["greece"]}, 3),
        ({"main": "india"}, 2),
        ({"main": "byzantium"}, 3),
        ({"main": "india", "declined": ["greece", "harappa"]}, 1),
    ):
        mine: dict[str, Any] = {**own, "technologies": ["writing", "education"]}
        state = position(seat(coins=4, **mine), seat(), asked="turn_end")
        assert paid(state, "trigger education") == cost


# Bonuses ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-074")
def test_bonuses_add_up_without_limit() -> None:
    own = seat(
        main="mali", declined=["arabia"], annexed=["sogdiana"], technologies=["navigation"], wonders=["lighthouse"]
    )
    trade = position(own, seat())
    play(trade, "do trade")
    assert shown(trade)["coins"] == 2 + 3 + 1 + 1 + 1 + 1
    own = seat(main="byzantium", declined=["italy"], wonders=["angkor"], coins=4)
    culture = position(own, seat(main="franks"), track=ARTS)
    play(culture, "do culture")
    assert shown(culture)["points"] == 2 + 1 + 1 + 1
    own = seat(main="axum", declined=["rome"], technologies=["navigation", "currency", "engineering"], coins=2)
    construction = position(own, seat(), track=ARTS)
    play(construction, "do construction")
    assert shown(construction)["points"] == 2 + 1 + 1 + 1


@pytest.mark.rule("AC-074")
@pytest.mark.parametrize(
    ("technology", "points"),
    [("writing", 3), ("education", 3), ("navigation", 3), ("mining", 1), ("engineering", 1), ("currency", 1)],
)
def test_a_bonus_for_named_technologies(technology: str, points: int) -> None:
    """Korea: 2 points for Writing, Education and Navigation."""
    owned = [name for name in ("writing", "education", "ironworking", "mining") if name != technology]
    state = position(seat(main="korea", coins=4, technologies=owned), seat())
    play(state, f"research {technology}")
    assert shown(state)["points"] == points


@pytest.mark.rule("AC-074")
def test_a_bonus_for_named_technologies_is_not_for_none() -> None:
    state = position(seat(main="korea", coins=4, technologies=NINE), seat())
    play(state, "research none")
    assert shown(state)["points"] == 1


# Workers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-075")
@pytest.mark.parametrize(
    ("own", "text", "workers"),
    [
        ({"main": "cahokia"}, "do construction", 1),
        ({"main": "cahokia"}, "do farm", 1),  # inherited
        ({"main": "egypt", "declined": ["cahokia"]}, "do construction", 2),
        ({"main": "egypt", "declined": ["cahokia"]}, "do farm", 1),
        ({"main": "cahokia", "special": "sp_builders", "technologies": ["irrigation"]}, "do farm", 1),  # 2 - 1 - 1
        ({"main": "egypt", "special": "sp_builders", "technologies": ["irrigation"]}, "do farm", 1),
        ({"main": "aztecs"}, "build zeus", 2),
        ({"main": "egypt", "declined": ["aztecs"]}, "build zeus", 1),
    ],
)
def test_the_workers_an_action_needs(own: dict[str, Any], text: str, workers: int) -> None:
    track = window("culture", "construction", "farm")
    state = position(seat(coins=7, hand=4, **own), seat(), track=track, options=INNOVATION)
    play(state, text)
    assert shown(state)["hand"] == 4 - workers
    assert shown(state)["white"] + shown(state)["red"] == workers
    if workers > 1:
        few = position(seat(coins=7, hand=workers - 1, **own), seat(), track=track, options=INNOVATION)
        assert refusal(few, text) == ("AC-046", "refuse-workers")


@pytest.mark.rule("AC-075")
def test_all_workers_of_an_action_share_the_colour_of_the_slot() -> None:
    aztecs = position(seat(main="aztecs", coins=1, hand=3), seat())
    play(aztecs, "build zeus")
    assert (shown(aztecs)["white"], shown(aztecs)["red"]) == (0, 2)
    farm = position(seat(main="egypt", hand=3), seat())
    play(farm, "do farm")
    assert (shown(farm)["white"], shown(farm)["red"]) == (2, 0)


@pytest.mark.rule("AC-076")
def test_a_technology_does_not_change_the_research_that_gains_it() -> None:
    state = position(seat(coins=10, hand=3), seat())
    assert paid(state, "research writing") == 4  # not 3
    assert paid(state, "research education") == 3


@pytest.mark.rule("AC-076")
def test_a_wonder_does_not_change_the_action_that_gains_it() -> None:
    """Hagia Sophia brings Engineering (Wonder: -2), but the 7 coins have been paid."""
    state = position(
        seat(coins=7, hand=2, technologies=["navigation", "currency"], main="mali"),
        seat(),
        wonders=["hagiasophia", "zeus"],
    )
    assert paid(state, "build hagiasophia") == 7
    play(state, "take engineering")
    assert (shown(state)["coins"], shown(state)["points"]) == (0, 3)
    assert offer(state, "wonder")["costs"]["zeus"]["total"] == 5


# Private slots ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-077")
@pytest.mark.parametrize(
    ("civilization", "action"),
    [
        ("china", "farm"),
        ("mali", "trade"),
        ("india", "culture"),
        ("khmer", "construction"),
        ("franks", "conquest"),
        ("polynesia", "fishing"),
    ],
)
def test_a_private_slot_is_one_more_and_needs_no_card_in_the_window(civilization: str, action: str) -> None:
    own: dict[str, Any] = {"main": "khmer"} if civilization == "khmer" else {"main": "egypt", "annexed": [civilization]}
    others = [card for card in ("fishing", "farm", "trade", "culture") if card != action][:2]
    inside = position(seat(**own, coins=20, hand=4), seat(), track=window(action, *others, "hunting"))
    assert offer(inside, action)["free"] == 2
    play(inside, f"do {action}")
    assert f"do {action}" in legal(inside)
    others = [card for card in ("fishing", "farm", "trade", "culture") if card != action][:3]
    outside = position(seat(**own, coins=20, hand=4), seat(), track=window(*others))
    assert offer(outside, action)["free"] == 1
    play(outside, f"do {action}")
    assert refusal(outside, f"do {action}") == ("AC-023", "refuse-slots-used")
    assert refusal(position(seat(hand=4), seat(), track=window(*others)), f"do {action}") == (
        "AC-022",
        "refuse-not-available",
    )


@pytest.mark.rule("AC-077")
def test_private_slots_of_technologies_and_of_several_cards() -> None:
    sailors = seat(main="egypt", special="sp_sailors", technologies=["shipbuilding", "cartography"], hand=4)
    state = position(sailors, seat(), options=INNOVATION)
    play(state, "do fishing", "do fishing", "do trade", "do trade")
    assert shown(state)["coins"] == 2 + 2 + 2 + 2
    # With Polynesia and Mali two private slots for each, the cards being elsewhere.
    both = {**sailors, "declined": ["polynesia"], "annexed": ["mali"]}
    for action, coins in (("fishing", 2 + 2), ("trade", 2 + 2)):
        state = position(both, seat(), options=INNOVATION, track=ARTS)
        play(state, f"do {action}", f"do {action}")
        assert shown(state)["coins"] == coins
        assert refusal(state, f"do {action}") == ("AC-023", "refuse-slots-used")


@pytest.mark.rule("AC-077")
def test_a_private_slot_is_its_owners_alone() -> None:
    state = position(seat(hand=4, coins=9), seat(main="india"))
    assert refusal(state, "do culture") == ("AC-022", "refuse-not-available")


# Gaining technologies and wonders -------------------------------------------------------------------------------


@pytest.mark.rule("AC-078")
def test_a_technology_gained_otherwise_gives_no_point_and_costs_nothing() -> None:
    state = position(seat(main="babylon", coins=1), seat(), asked="turn_end")
    play(state, "trigger babylon")
    assert asked(state) == "0 technology"
    assert legal(state) == {"take writing", "take navigation", "take mining"}
    play(state, "take writing")
    own = shown(state)
    assert (own["technologies"], own["points"], own["coins"]) == (["writing"], 0, 1)


@pytest.mark.rule("AC-078")
def test_research_modifiers_do_not_apply_to_other_gains() -> None:
    """The point of Greece for Research is not given for the technology of Hagia Sophia."""
    state = position(seat(main="greece", coins=7, hand=2), seat(), wonders=["hagiasophia", "zeus"])
    play(state, "build hagiasophia", "take gunpowder")
    assert shown(state)["points"] == 3


@pytest.mark.rule("AC-078")
def test_the_technology_must_be_available() -> None:
    state = position(seat(main="babylon", technologies=["writing"]), seat(), asked="turn_end")
    play(state, "trigger babylon")
    assert refusal(state, "take writing") == ("AC-081", "refuse-technology-owned")
    assert refusal(state, "take gunpowder") == ("AC-081", "refuse-technology-unreachable")


@pytest.mark.rule("AC-078")
def test_with_no_technology_available_nothing_is_gained() -> None:
    state = position(seat(main="babylon", technologies=NINE, hand=3), seat())
    play(state, "rest")
    while asked(state) == "0 turn_end":
        play(state, "finish")
    assert asked(state) == "1 civilization"
    assert (len(shown(state)["technologies"]), shown(state)["points"]) == (9, 0)


@pytest.mark.rule("AC-078")
def test_a_single_technology_left_is_taken_unasked() -> None:
    state = position(seat(main="babylon", technologies=NINE[:-1], hand=3), seat(), asked="turn_end")
    play(state, "trigger babylon")
    assert "gunpowder" in shown(state)["technologies"]


@pytest.mark.rule("AC-079")
def test_a_wonder_gained_otherwise_gives_no_points() -> None:
    state = position(
        seat(main="egypt", coins=1), seat(), asked="civilization", market=["inca", "congo"], wonders=["zeus", "petra"]
    )
    play(state, "rise inca")
    assert legal(state) == {"gain zeus", "gain petra"}
    assert refusal(state, "gain angkor") == ("AC-079", "refuse-wonder-gone")
    play(state, "gain petra")
    own = shown(state)
    assert (own["wonders"], own["points"], own["coins"]) == (["petra"], 0, 1)
    assert [card["wonder"] for card in state.view(None)["wonders"]] == ["zeus"]


@pytest.mark.rule("AC-079")
@pytest.mark.parametrize(("left", "gained"), [([], []), (["petra"], ["petra"])])
def test_an_empty_market_gives_nothing_and_a_single_wonder_is_not_asked(left: list[str], gained: list[str]) -> None:
    state = position(seat(main="egypt"), seat(), asked="civilization", market=["inca", "congo"], wonders=left)
    play(state, "rise inca")
    assert asked(state) == "0 action"
    assert shown(state)["wonders"] == gained


@pytest.mark.rule("AC-080")
def test_what_is_gained_works_from_that_moment() -> None:
    wonder = position(seat(main="egypt", coins=4, hand=3), seat(), wonders=["lighthouse", "zeus"])
    play(wonder, "build lighthouse", "do trade")
    assert shown(wonder)["coins"] == 2 + 1
    technology = position(seat(main="rome", coins=4, technologies=["mining"]), seat())
    assert shown(technology)["military"] == 0
    play(technology, "research ironworking")
    assert shown(technology)["military"] == 2 + 1  # and Rome's one per two technologies


@pytest.mark.rule("AC-080")
def test_abilities_when_gained_resolve_at_once() -> None:
    state = position(seat(main="egypt", coins=4, hand=3), seat(), wonders=["hagiasophia", "zeus"])
    play(state, "build hagiasophia")
    assert asked(state) == "0 technology"
    play(state, "take mining")
    assert asked(state) == "0 action"
    assert shown(state)["technologies"] == ["mining"]
    science = position(seat(main="egypt", coins=3, technologies=["writing", "education"]), seat(), round=3)
    play(science, "research science")
    assert shown(science)["points"] == 1 + 3
    inca = position(
        seat(main="egypt"), seat(), asked="civilization", market=["inca", "congo"], wonders=["hagiasophia", "zeus"]
    )
    play(inca, "rise inca", "gain hagiasophia")
    assert asked(inca) == "0 technology"


# Military -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-082")
@pytest.mark.parametrize(
    ("own", "military"),
    [
        ({}, 0),
        ({"main": "mongolia"}, 3 + 1),
        ({"main": "egypt", "declined": ["mongolia"]}, 1),
        ({"main": "egypt", "annexed": ["mongolia"]}, 1),
        ({"main": "kush"}, 1 + 1),
        ({"main": "franks", "declined": ["kush"], "annexed": ["vikings"]}, 2 + 1 + 1 + 1),
        ({"main": "huns"}, 2),
        ({"main": "egypt", "declined": ["huns"]}, 0),
        ({"technologies": ["mining", "ironworking"]}, 2),
        ({"technologies": ["mining", "ironworking", "gunpowder"]}, 5),
        ({"main": "rome", "technologies": ["mining", "ironworking", "gunpowder"]}, 5 + 1),
        ({"main": "rome", "technologies": ["writing", "education", "science", "mining"]}, 2),
        ({"main": "egypt", "declined": ["rome"], "technologies": ["writing", "education"]}, 0),
        ({"main": "egypt", "annexed": ["rome"], "technologies": ["writing", "education"]}, 0),
        ({"main": "egypt", "wonders": ["greatwall", "colossus", "colosseum", "zeus"]}, 0),
        ({"main": "hittites"}, 2),
        ({"main": "polynesia"}, 0),
    ],
)
def test_military_is_the_sum_of_active_shields(own: dict[str, Any], military: int) -> None:
    assert shown(position(seat(**own), seat()))["military"] == military


@pytest.mark.rule("AC-082")
def test_special_technologies_have_shields_too() -> None:
    own = seat(special="sp_smiths", technologies=["bronze", "fortification", "gunpowder"])
    assert shown(position(own, seat(), options=INNOVATION))["military"] == 1 + 1 + 3


@pytest.mark.rule("AC-082")
def test_military_follows_the_cards_at_once() -> None:
    state = position(seat(main="mongolia"), seat(), asked="civilization", market=["persia", "congo"])
    assert shown(state)["military"] == 4
    play(state, "rise persia")
    assert shown(state)["military"] == 1 + 1


@pytest.mark.rule("AC-083")
@pytest.mark.parametrize(
    ("mains", "highest"),
    [
        (("egypt", "mali", "inca"), {0, 1, 2}),  # 0 0 0
        (("persia", "mali", "inca"), {0}),  # 1 0 0
        (("persia", "korea", "inca"), {0, 1}),  # 1 1 0
        (("persia", "kush", "vikings"), {1, 2}),  # 1 2 2
    ],
)
def test_highest_includes_ties(mains: tuple[str, ...], highest: set[int]) -> None:
    for who in range(3):
        state = position(*(seat(main=main) for main in mains), active=who, track=ARTS)
        play(state, "do conquest")
        assert (shown(state, who)["points"] > 0) == (who in highest)


@pytest.mark.rule("AC-083")
@pytest.mark.parametrize(
    ("mains", "lowest"),
    [
        (("egypt", "mali", "inca"), {0, 1, 2}),
        (("persia", "mali", "inca"), {1, 2}),
        (("persia", "korea", "inca"), {2}),
        (("persia", "kush", "vikings"), {0}),
        (("kush", "hittites", "vikings"), {0, 1, 2}),  # 2 2 2
    ],
)
def test_lowest_includes_ties(mains: tuple[str, ...], lowest: set[int]) -> None:
    """In a war the lowest sacrifice a worker."""
    state = last_turn(*(seat(main=main, hand=3) for main in mains), round=1)  # Trade enters
    play(state, "finish")
    assert {who for who in range(3) if shown(state, who)["hand"] == 2} == lowest


@pytest.mark.rule("AC-083")
@pytest.mark.parametrize(("virtual", "points"), [(0, 2), (1, 2), (2, 0)])
def test_alone_the_virtual_opponent_is_the_other(virtual: int, points: int) -> None:
    state = position(seat(main="persia"), virtual=virtual, track=ARTS)
    play(state, "do conquest")
    assert shown(state)["points"] == points


# Losing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-084")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_coins_are_lost_as_far_as_there_are_any(before: int, after: int) -> None:
    conquest = position(seat(main="scythians", hand=2), seat(coins=before), track=ARTS)
    told = play(conquest, "do conquest")
    assert shown(conquest, 1)["coins"] == after
    assert ("event-lose-coins" in keys(told)) == (before > 0)
    rising = position(seat(main="egypt"), seat(coins=before), asked="civilization", market=["germania", *MARKET])
    play(rising, "rise germania")
    assert shown(rising, 1)["coins"] == after


@pytest.mark.rule("AC-084")
def test_coins_lost_go_to_nobody() -> None:
    state = position(seat(main="scythians", hand=2), seat(coins=5), seat(coins=1), track=ARTS)
    play(state, "do conquest")
    assert [shown(state, who)["coins"] for who in range(3)] == [0, 3, 0]


@pytest.mark.rule("AC-085")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (4, 3)])
def test_workers_are_sacrificed_as_far_as_there_are_any(before: int, after: int) -> None:
    for now in (1, 2):  # a war, then the Plague
        state = last_turn(seat(hand=before, main="egypt"), seat(hand=2), round=now)
        play(state, "finish")
        assert shown(state)["hand"] == after
