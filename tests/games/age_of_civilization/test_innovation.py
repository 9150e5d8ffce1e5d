"""The variant Innovation: special technology cards (rules 2.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import legal, play, refusal, shown

from .positions import CONTENT, GAME, STANDARD, position, seat
from .scenarios import after_round, coins, dumped, points, technologies
from .technology_card import LEFT, MIDDLE, RIGHT, SPECIAL_CARDS, TECHNOLOGIES

INNOVATION = {**STANDARD, "innovation": True}
OTHER = seat(main="persia")
CARDS = list(SPECIAL_CARDS)


def table(own: dict[str, Any], asked: str = "action", specials: list[str] | None = None, **more: Any) -> Civilization:
    """Two players; the first one's turn."""
    cards = [card for card in CARDS if card != own["special"]] if specials is None else specials
    return position(own, OTHER, asked=asked, options=INNOVATION, specials=cards, **more)


def offered(state: Civilization, verb: str) -> set[str]:
    return {text.split()[1] for text in legal(state) if text.startswith(verb + " ")}


@pytest.mark.rule("AC-140")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_more_card_than_players(players: int) -> None:
    seen = set()
    for seed in range(60):
        specials = GAME.new(players, seed, {"innovation": True}).view(None)["specials"]
        assert len(specials) == len(set(specials)) == players + 1
        seen.update(specials)
    assert seen == set(CARDS)


@pytest.mark.rule("AC-140")
def test_two_cards_in_a_scenario() -> None:
    assert len(GAME.new(1, 1, {"mode": "silk_road", "innovation": True}).view(None)["specials"]) == 2


@pytest.mark.rule("AC-140")
def test_no_cards_without_the_variant() -> None:
    for players in (1, 2, 3, 4):
        assert GAME.new(players, 1).view(None)["specials"] == []
    state = position(seat(main="egypt", coins=9), OTHER)
    assert offered(state, "buy") == set()
    assert refusal(state, "buy sp_lords") == ("AC-140", "refuse-no-innovation")


@pytest.mark.rule("AC-140")
def test_cards_are_never_refilled() -> None:
    state = table(seat(main="egypt", coins=3), specials=["sp_lords", "sp_poetry"])
    play(state, "buy sp_lords")
    assert state.view(0)["specials"] == ["sp_poetry"]
    play(state, "rest")
    assert state.view(0)["specials"] == ["sp_poetry"]
    play(state, "pass")
    assert refusal(state, "buy sp_lords") == ("AC-140", "refuse-special-gone")


@pytest.mark.rule("AC-141")
def test_a_card_costs_a_coin() -> None:
    state = table(seat(main="egypt", coins=1))
    assert offered(state, "buy") == set(CARDS)
    play(state, "buy sp_poetry")
    assert coins(state) == 0
    assert dumped(state)["seats"][0]["special"] == "sp_poetry"
    poor = table(seat(main="egypt", coins=0))
    assert offered(poor, "buy") == set()
    assert refusal(poor, "buy sp_poetry") == ("AC-141", "refuse-coins")


@pytest.mark.rule("AC-141")
def test_nothing_makes_a_card_cheaper() -> None:
    """Writing, the Hittites and the Sumerians make Research cheaper, which this is not."""
    own = seat(main="sumer", declined=["hittites"], technologies=["writing"], coins=1)
    state = table(own)
    play(state, "buy sp_lords")
    assert coins(state) == 0


@pytest.mark.rule("AC-141")
def test_one_card_for_each_seat_in_a_game() -> None:
    state = table(seat(main="egypt", coins=9))
    play(state, "buy sp_poetry")
    assert offered(state, "buy") == set()
    assert refusal(state, "buy sp_lords") == ("AC-141", "refuse-special-bought")
    later = table(seat(main="egypt", coins=9, special="sp_poetry"), "civilization", specials=["sp_lords"])
    assert offered(later, "buy") == set()
    # Another seat may still buy one.
    both = position(
        seat(main="egypt", coins=9, special="sp_poetry"),
        seat(main="persia", coins=9),
        active=1,
        options=INNOVATION,
        specials=["sp_lords"],
    )
    assert "buy sp_lords" in legal(both)


@pytest.mark.rule("AC-141")
def test_before_the_civilization() -> None:
    """Also in round 1, and between: the civilization is still to be chosen."""
    state = table(seat(coins=3, hand=0), "civilization", round=1, market=["lydia", "siam"])
    assert legal(state) == {"rise lydia", "rise siam", *(f"buy {card}" for card in CARDS)}
    play(state, "buy sp_riders")
    assert legal(state) == {"rise lydia", "rise siam"}


@pytest.mark.rule("AC-141")
def test_before_iberia_rises() -> None:
    """R17: so that Iberia can take the new technologies: 4 bonus coins are 2 technologies."""
    own = seat(main="egypt", coins=1)
    state = table(own, "civilization", market={"iberia": 4, "siam": 0, "lydia": 0})
    play(state, "buy sp_sailors", "rise iberia")
    assert offered(state, "take") == {"writing", "shipbuilding", "mining"}
    play(state, "take shipbuilding")
    assert "cartography" in offered(state, "take")


@pytest.mark.rule("AC-141")
def test_with_three_civilizations_a_seat_is_asked_only_if_it_can_buy() -> None:
    """AC-032."""
    full = {"main": "egypt", "declined": ["sumer"], "annexed": ["khmer"]}
    for purse, asked in ((1, "civilization"), (0, "action")):
        first = seat(main="persia")
        state = position(
            first,
            seat(coins=purse, **full),
            options=INNOVATION,
            specials=["sp_lords"],
            turn={"acted": True},
        )
        play(state, "end")
        assert state.view(1)["pending"] == {"1": asked}
        if asked == "civilization":
            assert legal(state) == {"pass", "buy sp_lords"}
            play(state, "buy sp_lords")
            assert state.view(1)["pending"] == {"1": "action"}


@pytest.mark.rule("AC-141")
def test_between_actions() -> None:
    state = table(seat(main="egypt", coins=0, hand=3))
    assert offered(state, "buy") == set()
    play(state, "do fishing")  # brings the coin
    assert offered(state, "buy") == set(CARDS)
    play(state, "buy sp_lords")
    assert "do enslave" in legal(state)
    assert "end" in legal(state)
    assert "rest" not in legal(state)


@pytest.mark.rule("AC-141")
def test_buying_is_no_action() -> None:
    """A seat that only bought a card still rests or acts; after it, the rest is possible."""
    state = table(seat(main="egypt", coins=1, hand=2))
    play(state, "buy sp_lords")
    assert "rest" in legal(state)
    assert "end" not in legal(state)
    play(state, "rest")
    assert dumped(state)["seats"][0]["coins"] == 2


@pytest.mark.rule("AC-141")
def test_after_the_last_worker_a_card_can_still_be_bought() -> None:
    state = table(seat(main="egypt", coins=0, hand=1))
    play(state, "do enslave")
    assert legal(state) == {"end", *(f"buy {card}" for card in CARDS)}
    play(state, "buy sp_lords")
    assert dumped(state)["active"] == 1  # nothing was left to decide


@pytest.mark.rule("AC-141")
def test_without_a_worker_a_card_can_be_bought_before_resting() -> None:
    state = table(seat(main="egypt", coins=1, hand=0), specials=["sp_lords"])
    assert legal(state) == {"rest", "buy sp_lords"}


@pytest.mark.rule("AC-141")
@pytest.mark.parametrize("text", ["rest", "end"])
def test_after_resting_or_ending_the_actions_and_between_abilities(text: str) -> None:
    own = seat(main="siam", coins=5, hand=1)
    state = table(own, turn={"acted": text == "end"}, specials=["sp_lords"])
    play(state, text)
    assert state.view(0)["pending"] == {"0": "turn_end"}
    assert legal(state) == {"buy sp_lords", "trigger siam", "finish"}
    after = state.clone()
    play(state, "buy sp_lords")
    assert legal(state) == {"trigger siam", "finish"}
    play(after, "trigger siam")
    assert legal(after) == {"buy sp_lords", "finish"}
    play(after, "buy sp_lords")
    assert dumped(after)["active"] == 1


@pytest.mark.rule("AC-141")
def test_with_the_coins_of_a_rest() -> None:
    state = table(seat(main="egypt", coins=0, hand=1), specials=["sp_lords"])
    play(state, "rest")
    assert legal(state) == {"buy sp_lords", "finish"}
    play(state, "finish")
    assert dumped(state)["active"] == 1


@pytest.mark.rule("AC-141")
@pytest.mark.parametrize("text", ["rest", "end"])
def test_who_could_just_buy_is_not_asked_again_about_nothing_else(text: str) -> None:
    state = table(seat(main="egypt", coins=1, hand=1), turn={"acted": text == "end"}, specials=["sp_lords"])
    play(state, text)
    assert dumped(state)["active"] == 1


@pytest.mark.rule("AC-141")
def test_before_a_technology_is_taken() -> None:
    """Babylon has one technology within reach; a special card replaces it."""
    own = seat(main="babylon", coins=0, technologies=["writing", "education", "science", "navigation", "currency"])
    own = {**own, "technologies": [*own["technologies"], "engineering"], "hand": 1}
    state = table(own, specials=["sp_lords"])
    play(state, "rest")
    assert legal(state) == {"buy sp_lords", "trigger babylon"}
    play(state, "trigger babylon")
    assert legal(state) == {"buy sp_lords", "take mining"}
    play(state, "buy sp_lords")
    assert "corvee" in shown(state)["technologies"]
    assert dumped(state)["active"] == 1


@pytest.mark.parametrize("text", ["rest", "end"])
def test_by_the_first_rules_not_after_resting_or_ending_the_actions(text: str) -> None:
    state = table(seat(main="siam", coins=5, hand=1), turn={"acted": text == "end"}, rules=1)
    play(state, text)
    assert legal(state) == {"trigger siam", "finish"}
    assert refusal(state, "buy sp_lords") == ("AC-030", "refuse-not-asked")


@pytest.mark.rule("AC-142")
@pytest.mark.parametrize("card", CARDS)
def test_the_column_must_be_empty(card: str) -> None:
    column, *_ = SPECIAL_CARDS[card]
    for owned in TECHNOLOGIES:
        state = table(seat(main="egypt", coins=1, technologies=[owned]))
        assert (card in offered(state, "buy")) == (owned not in column)
        if owned in column:
            assert refusal(state, f"buy {card}") == ("AC-142", "refuse-column")


@pytest.mark.rule("AC-142")
def test_cubes_of_others_do_not_matter() -> None:
    other = seat(main="persia", technologies=["writing", "navigation", "mining"])
    state = position(seat(main="egypt", coins=1), other, options=INNOVATION, specials=CARDS)
    assert offered(state, "buy") == set(CARDS)


@pytest.mark.rule("AC-142")
@pytest.mark.parametrize("card", CARDS)
def test_the_column_is_told_by_the_top_technology(card: str) -> None:
    (entry,) = [entry for entry in CONTENT.special_card if entry.id == card]
    column, *_ = SPECIAL_CARDS[card]
    assert entry.top == column[2]


@pytest.mark.rule("AC-143")
@pytest.mark.parametrize("card", CARDS)
def test_rows_1_and_2_are_replaced_and_the_top_stays(card: str) -> None:
    """With Greece, which needs no prerequisites, everything that is on the card can be gained."""
    state = table(seat(main="greece", coins=20))
    before = set(shown(state)["available"])
    assert before == set(TECHNOLOGIES)
    play(state, f"buy {card}")
    column, *covering = SPECIAL_CARDS[card]
    lower = column[:2]
    assert set(shown(state)["available"]) == (before - set(lower)) | set(covering)
    for covered in lower:
        assert refusal(state, f"research {covered}") == ("AC-143", "refuse-technology-covered")
    # The other seat's card is as it was.
    assert set(state.view(1)["seats"][1]["available"]) == {"writing", "navigation", "mining"}


@pytest.mark.rule("AC-143")
@pytest.mark.parametrize("card", CARDS)
def test_arrows_belong_to_the_cells(card: str) -> None:
    column, row1, row2 = SPECIAL_CARDS[card]
    roots = {other[0] for other in (LEFT, MIDDLE, RIGHT) if other != column}
    none = table(seat(main="egypt", special=card))
    assert set(shown(none)["available"]) == roots | {row1}
    one = table(seat(main="egypt", special=card, technologies=[row1]))
    # From the right column an arrow goes from R1 to M2, which is Currency.
    beside = {"currency"} if column == RIGHT else set()
    assert set(shown(one)["available"]) == roots | {row2} | beside
    two = table(seat(main="egypt", special=card, technologies=[row1, row2]))
    top = {LEFT: {"science", "engineering"}, MIDDLE: {"engineering"}, RIGHT: {"gunpowder", "engineering"}}
    assert set(shown(two)["available"]) == roots | top[column] | beside


@pytest.mark.rule("AC-143")
def test_arrows_towards_a_covered_column() -> None:
    """Mining (R1) opens row 2 of the middle column, which is Cartography now."""
    state = table(seat(main="egypt", special="sp_sailors", technologies=["mining"]))
    assert set(shown(state)["available"]) == {"writing", "shipbuilding", "cartography", "ironworking"}


@pytest.mark.rule("AC-143")
def test_poets() -> None:
    """Example 32."""
    state = table(seat(main="sumer", coins=1, hand=2), specials=["sp_poetry"])
    play(state, "buy sp_poetry")
    assert "research writing" not in legal(state)  # free of coins for Sumer, but it is covered
    rich = table(seat(main="sumer", coins=20, hand=4, special="sp_poetry"))
    play(rich, "research poetry", "research philosophy")
    assert {"science", "engineering"} <= set(shown(rich)["available"])


@pytest.mark.rule("AC-144")
def test_special_technologies_are_researched_like_others() -> None:
    own = seat(main="greece", declined=["hittites"], coins=6, hand=3, special="sp_poetry")
    state = table(own)
    play(state, "research poetry")  # 4 - 1 of the Hittites; 1 + 1 points with Greece
    assert (coins(state), points(state)) == (3, 2)
    assert technologies(state) == {"poetry"}
    play(state, "research philosophy")
    assert (coins(state), points(state)) == (0, 4)


@pytest.mark.rule("AC-144")
def test_special_technologies_are_gained_like_others() -> None:
    """Babylon takes one at the end of the turn; the Research point is not gained."""
    state = table(seat(main="babylon", hand=1, special="sp_lords"))
    play(state, "do enslave")
    assert offered(state, "take") == {"writing", "navigation", "corvee"}
    play(state, "take corvee")
    assert technologies(state) == {"corvee"}
    assert points(state) == 0


@pytest.mark.rule("AC-144")
def test_special_technologies_count_as_technologies() -> None:
    own = {"special": "sp_lords", "technologies": ["corvee", "feudalism"]}
    # Rome: 1 shield per 2 technologies; Feudalism has one itself.
    assert shown(table(seat(main="rome", **own)))["military"] == 2
    # Arabia: 1 coin per 2 technologies at the end of the turn.
    state = table(seat(main="arabia", **own), turn={"acted": True})
    play(state, "end")
    assert coins(state) == 1
    # Hunting gives no point.
    hunting = table(seat(main="egypt", hand=2, special="sp_lords", technologies=["corvee"]), round=1)
    play(hunting, "do hunting")
    assert points(hunting) == 0
    # The Great Library: 1 point per 2 technologies.
    own_wonder = seat(main="egypt", hand=0, wonders=["library"], **own)
    over, _ = after_round("skirmish", own_wonder, round=6, innovation=True)
    assert over.scores()[0]["end"] == 1


@pytest.mark.rule("AC-144")
def test_abilities_that_name_a_covered_technology_find_no_target() -> None:
    """Korea: Research of Writing, Education or Navigation +2 points; Harappa: Writing, Navigation, Mining cheaper."""
    state = table(seat(main="korea", coins=8, hand=2, special="sp_poetry"))
    play(state, "research poetry")
    assert points(state) == 1
    play(state, "research navigation")
    assert points(state) == 1 + 3
    cheaper = table(seat(main="harappa", coins=8, hand=2, special="sp_poetry"))
    play(cheaper, "research poetry")
    assert coins(cheaper) == 4
    play(cheaper, "research navigation")
    assert coins(cheaper) == 1


@pytest.mark.rule("AC-144")
def test_special_technologies_work() -> None:
    """One of each kind: a cheaper action, a private slot, a shield, a gain when gained."""
    poetry = table(seat(main="egypt", coins=3, hand=1, special="sp_poetry", technologies=["poetry"]), round=4)
    play(poetry, "do culture")  # 4 - 1
    assert coins(poetry, 0) == 0
    sailors = table(seat(main="egypt", hand=2, special="sp_sailors", technologies=["shipbuilding"]), round=5)
    assert "do fishing" in legal(sailors)
    herbalism = table(seat(main="egypt", coins=4, hand=2, special="sp_healers"))
    play(herbalism, "research herbalism")
    assert dumped(herbalism)["seats"][0]["hand"] == 2  # one placed, one new
    riders = seat(main="egypt", special="sp_riders", technologies=["horse_riding", "cavalry"])
    assert shown(table(riders))["military"] == 2


@pytest.mark.rule("AC-144")
def test_nine_technologies_are_the_most_with_a_special_card_too() -> None:
    owned = ["corvee", "feudalism", "gunpowder", *LEFT, *MIDDLE]
    state = table(seat(main="egypt", coins=9, hand=2, special="sp_lords", technologies=owned))
    assert offered(state, "research") == {"none"}
