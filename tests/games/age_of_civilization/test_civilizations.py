"""The ten actions without any card, then every civilization, played (rules 2.5, 2.11, 5.4).

A civilization is looked at in four roles: as main civilization, declined, annexed, and absent. `only_main` is what a
main ability makes of them, `inherited` what an inherited one does. Changes are (points, coins, workers).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import MARKET, WONDERS, change, position, seat, window
from .probes import Probe, can, does, enters, military, slots, table
from .technology_card import TECHNOLOGIES

STRONG = seat(technologies=["ironworking", "gunpowder"])  # a seat with military 5
PEACEFUL = ["writing", "education", "navigation", "currency", "mining"]  # technologies without shields
CARD_ACTIONS = {"culture", "construction", "conquest", "hunting", "fishing", "farm", "trade"}
ROOTS = {"take writing", "take navigation", "take mining"}
POPULATION = {
    1: "britain tiwanaku",
    2: "babylon lydia phoenicia sumer congo zimbabwe italy greece korea khitan aztecs",
    3: "arabia hittites ottomans axum carthage mali kush byzantium iberia rome franks china japan tibet"
    " sogdiana india khmer siam daiviet inca maya olmecs scythians mongolia huns",
    4: "persia egypt harappa majapahit polynesia cahokia slavs vikings germania celts",
}


def roles(card: str, probe: Probe, beside: str = "tiwanaku") -> list[Any]:
    """What a probe finds with a card as main civilization, declined, annexed, and without it.

    In the last three another one is main: Tiwanaku, which matters to Construction only, or the one named.
    """
    without = {"main": beside}
    return [
        probe({"main": card}),
        probe(without | {"declined": [card]}),
        probe(without | {"annexed": [card]}),
        probe(without),
    ]


def only_main(found: Any, otherwise: Any) -> list[Any]:
    return [found, otherwise, otherwise, otherwise]


def inherited(found: Any, otherwise: Any) -> list[Any]:
    return [found, found, found, otherwise]


def then_offered(*actions: str, **given: Any) -> Probe:
    """What the seat may answer after actions; nothing if it is not asked."""

    def probe(own: dict[str, Any]) -> set[str]:
        state = table(own, *actions, **given)
        play(state, *actions)
        return legal(state, 0)

    return probe


def others_coins(*actions: str, **given: Any) -> Probe:
    """What actions change in the coins of the other seat, which has 5 unless told otherwise."""
    return lambda own: change(table(own, *actions, **{"other": seat(coins=5), **given}), *actions, who=1)[1]


def taken(card: str, bonus: int = 0, **given: Any) -> list[tuple[int, int, int]]:
    """(points, coins, the other's coins) when a card rises, when it is annexed, and when it declines."""
    market = {**dict.fromkeys(MARKET, 0), "celts": 0, card: bonus}

    def deal(action: str, main: str) -> tuple[int, int, int]:
        state = table({"main": main}, other=seat(coins=5), asked="civilization", market=market, **given)
        points, coins, _ = change(state, action)
        return points, coins, shown(state, 1)["coins"] - 5

    return [deal(f"rise {card}", "franks"), deal(f"annex {card}", "franks"), deal("rise celts", card)]


# The ten actions ----------------------------------------------------------------------------------------


@pytest.mark.rule("AC-060")
def test_action_wonder() -> None:
    assert does("build zeus")({}) == (3, -7, 0)
    assert does("build zeus", "end")({}) == (3, -7, -1)
    assert can("build zeus", coins=7)({})
    assert not can("build zeus", coins=6)({})
    assert not any(action.startswith("build") for action in then_offered("build zeus", coins=20)({}))
    state = table({})
    play(state, "build zeus")
    assert shown(state)["wonders"] == ["zeus"]
    assert [lying["wonder"] for lying in state.view(0)["wonders"]] == [card for card in WONDERS if card != "zeus"]
    # An empty market: the points remain.
    assert change(position(seat(coins=7), seat(), wonders=[]), "build none") == (3, -7, 0)
    assert refusal(table({}), "build none") == ("AC-060", "refuse-wonder-available")


@pytest.mark.rule("AC-061")
def test_action_research() -> None:
    assert does("research mining")({}) == (1, -4, 0)
    assert does("research mining", "research navigation", "end")({}) == (2, -8, 0)
    state = table({})
    play(state, "research mining")
    assert (asked(state), shown(state)["technologies"]) == ("0 action", ["mining"])
    assert can("research mining", coins=4)({})
    assert not can("research mining", coins=3)({})
    third = then_offered("research mining", "research navigation", coins=20)({})
    assert third
    assert not any(action.startswith("research") for action in third)
    assert refusal(table({}), "research none") == ("AC-061", "refuse-technology-available")
    # With nine technologies there is a point only; Writing makes it cheaper.
    assert does("research none", technologies=TECHNOLOGIES)({}) == (1, -3, 0)


@pytest.mark.rule("AC-062")
def test_action_enslave() -> None:
    assert does("do enslave")({}) == (0, 2, 0)
    assert does("do enslave", "end")({}) == (0, 2, -1)
    assert "do enslave" not in then_offered("do enslave")({})


@pytest.mark.rule("AC-063")
def test_action_culture() -> None:
    assert does("do culture", "end")({}) == (2, -4, 0)
    assert can("do culture", coins=4)({})
    assert not can("do culture", coins=3)({})
    assert "do culture" not in then_offered("do culture")({})
    assert not slots("culture")({})


@pytest.mark.rule("AC-064")
def test_action_construction() -> None:
    assert does("do construction", "end")({}) == (2, -2, 0)
    assert can("do construction", coins=2, hand=2)({})
    assert not can("do construction", coins=1)({})
    assert not can("do construction", hand=1)({})
    assert "do construction" not in then_offered("do construction")({})
    assert not slots("construction")({})


@pytest.mark.rule("AC-065")
def test_action_conquest() -> None:
    assert does("do conquest")({}) == (2, 0, 0)
    assert does("do conquest", "end")({}) == (2, 0, -1)
    assert does("do conquest", technologies=["ironworking", "gunpowder"], other=STRONG)({}) == (2, 1, 0)
    # Not highest: no points, and no bonus.
    assert does("do conquest", technologies=["ironworking"], other=STRONG)({}) == (0, 0, 0)
    assert "do conquest" not in then_offered("do conquest")({})
    assert not slots("conquest")({})


@pytest.mark.rule("AC-066")
def test_action_hunting() -> None:
    assert does("do hunting")({}) == (1, 1, 0)
    assert does("do hunting", "do hunting", "end")({}) == (2, 2, 0)
    assert "do hunting" not in then_offered("do hunting", "do hunting")({})
    assert does("do hunting", technologies=["writing"])({}) == (0, 1, 0)
    assert does("do hunting", "research writing", "do hunting")({}) == (1 + 1 + 0, 1 - 4 + 1, 0)
    assert not slots("hunting")({})


@pytest.mark.rule("AC-067")
def test_action_fishing() -> None:
    assert does("do fishing", "end")({}) == (0, 1, 0)
    assert "do fishing" not in then_offered("do fishing")({})
    assert not slots("fishing")({})


@pytest.mark.rule("AC-068")
def test_action_farm() -> None:
    assert does("do farm", "end")({}) == (0, 3, 0)
    assert can("do farm", hand=2)({})
    assert not can("do farm", hand=1)({})
    assert "do farm" not in then_offered("do farm")({})
    assert not slots("farm")({})


@pytest.mark.rule("AC-069")
def test_action_trade() -> None:
    assert does("do trade", "end")({}) == (0, 2, 0)
    state = position(seat(), seat(coins=5), seat())
    play(state, "do trade")
    assert [shown(state, who)["coins"] for who in range(3)] == [2, 6, 1]
    assert "do trade" not in then_offered("do trade")({})
    assert not slots("trade")({})


# All civilizations ----------------------------------------------------------------------------------------


@pytest.mark.rule("AC-033", "AC-034", "AC-035", "AC-038", "AC-039")
@pytest.mark.parametrize(
    ("card", "population"), [(card, number) for number, cards in POPULATION.items() for card in cards.split()]
)
def test_rising_declining_and_annexing(card: str, population: int) -> None:
    """The roles of the tests below are those that rising and annexing lead to."""
    first = "celts" if card != "celts" else "slavs"
    for hand in (0, 4):
        state = table(
            {"main": first}, hand=hand, asked="civilization", market=[card, "japan" if card != "japan" else "kush"]
        )
        play(state, f"rise {card}")
        own = shown(state)
        assert (own["main"], own["declined"], own["annexed"]) == (card, [first], [])
        assert own["hand"] == population
    state = table({"main": first}, hand=2, asked="civilization", market=[card])
    play(state, f"annex {card}")
    own = shown(state)
    assert (own["main"], own["declined"], own["annexed"], own["hand"]) == (first, [], [card], 3)


def test_every_civilization_has_a_test() -> None:
    named = {card for cards in POPULATION.values() for card in cards.split()}
    assert len(named) == 48
    assert named == {name.removeprefix("test_") for name in globals()} & named


# Middle East ----------------------------------------------------------------------------------------------


def test_arabia() -> None:
    assert roles("arabia", does("rest", technologies=["writing", "navigation", "mining"])) == only_main(
        (0, 3, 0), (0, 2, 0)
    )
    five = ["writing", "navigation", "mining", "ironworking", "gunpowder"]
    assert roles("arabia", does("rest", technologies=five)) == only_main((0, 4, 0), (0, 2, 0))
    assert roles("arabia", does("rest", technologies=["writing"])) == only_main((0, 2, 0), (0, 2, 0))
    assert roles("arabia", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))


@pytest.mark.rule("AC-078", "AC-093")
def test_babylon() -> None:
    assert roles("babylon", then_offered("rest")) == only_main(ROOTS, set())
    assert roles("babylon", does("do farm")) == inherited((0, 4, 0), (0, 3, 0))
    babylon = {"main": "babylon"}
    state = table(babylon)
    assert change(state, "rest", "take mining") == (0, 2, 0)  # no Research point, no cost
    assert shown(state)["technologies"] == ["mining"]
    assert asked(state) == "1 civilization"
    # What is taken can be used at once; a fixed gain comes at once.
    state = table(babylon, technologies=["writing"], coins=2)
    play(state, "rest", "take education")
    assert legal(state) == {"trigger education", "finish"}
    assert change(state, "trigger education") == (2, -4, 0)
    assert does("rest", "take currency", technologies=["mining"])(babylon) == (0, 3, 0)
    # A single technology is not asked for; none left is nothing (Currency pays a coin).
    state = table(babylon, technologies=[name for name in TECHNOLOGIES if name != "education"], coins=0)
    assert change(state, "rest") == (0, 3, 0)
    assert len(shown(state)["technologies"]) == 9
    assert does("rest", technologies=TECHNOLOGIES, coins=0)(babylon) == (0, 3, 0)


def test_hittites() -> None:
    mining = ["mining"]
    assert roles("hittites", does("research ironworking", technologies=mining)) == [
        (1, 0, 0),
        (1, -3, 0),
        (1, -3, 0),
        (1, -4, 0),
    ]
    for technology in ("writing", "mining"):
        assert roles("hittites", does(f"research {technology}")) == inherited((1, -3, 0), (1, -4, 0))
    assert roles("hittites", military) == [2, 1, 1, 0]
    assert roles("hittites", can("research ironworking", technologies=mining, coins=0)) == only_main(True, False)
    state = table({"main": "hittites"}, technologies=mining)
    play(state, "research ironworking")
    assert shown(state)["white"] == 1  # the worker is still needed


@pytest.mark.rule("AC-037", "AC-125")
def test_lydia() -> None:
    assert taken("lydia") == [(0, 4, 1), (0, 0, 0), (0, 0, 0)]
    assert taken("lydia", 2) == [(0, 6, 1), (0, 2, 0), (0, 0, 0)]
    assert roles("lydia", does("rest")) == inherited((0, 3, 0), (0, 2, 0))
    # Everybody else gains, and the new inherited ability works in the same turn.
    state = position(seat(), seat(coins=5), seat(), asked="civilization", round=1)
    play(state, "rise lydia")
    assert [shown(state, who)["coins"] for who in range(3)] == [4, 6, 1]
    assert change(state, "rest") == (0, 3, 1)


def test_ottomans() -> None:
    for technology, before, gained in (("science", ["writing", "education"], 4), ("gunpowder", ["ironworking"], 0)):
        base = 4 - before.count("writing")
        assert roles("ottomans", does(f"research {technology}", technologies=before)) == only_main(
            (1 + gained, -max(0, base - 3), 0), (1 + gained, -base, 0)
        )
    assert roles("ottomans", does("research mining")) == only_main((1, -4, 0), (1, -4, 0))
    assert roles("ottomans", military) == inherited(1, 0)
    assert roles("ottomans", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))


@pytest.mark.rule("AC-101")
def test_persia() -> None:
    weapons = ["ironworking", "gunpowder"]  # with Persia's own shield military 6
    assert roles("persia", enters("trade", technologies=weapons)) == only_main((0, 3, 0), (0, 0, 0))
    assert roles("persia", military) == inherited(1, 0)
    persia = {"main": "persia"}
    assert enters("trade", technologies=weapons, annexed=["celts"])(persia) == (0, 3, 0)  # military 7
    assert enters("trade", technologies=["ironworking"])(persia) == (0, 1, 0)
    # In every war, whoever is lowest; not with a card that brings none.
    assert enters("trade", technologies=["ironworking"], other=STRONG)(persia) == (0, 1, -1)
    assert enters("culture", technologies=weapons)(persia) == (0, 0, 0)


@pytest.mark.rule("AC-127")
def test_phoenicia() -> None:
    both = {"trigger phoenicia", "finish"}
    assert roles("phoenicia", then_offered("rest")) == only_main(both, set())
    assert roles("phoenicia", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))
    phoenicia = {"main": "phoenicia"}
    market = {"siam": 3, "congo": 0}
    state = table(phoenicia, coins=3, market=market)
    play(state, "rest", "trigger phoenicia")
    assert legal(state) == {"bonus siam", "bonus congo"}
    play(state, "bonus siam")
    own = shown(state)
    assert (own["coins"], own["points"]) == (3, 2)
    # They are ordinary bonus coins: 5 for the next seat.
    assert change(state, "rise siam", who=1) == (0, 5, 0)
    # Not compulsory; a single card is not asked for.
    assert does("rest", "finish", market=market)(phoenicia) == (0, 2, 0)
    state = table(phoenicia, market={"siam": 0})
    assert change(state, "rest", "trigger phoenicia") == (2, 0, 0)
    assert state.view(0)["market"] == [{"civilization": "siam", "coins": 2}]
    # Not with an empty market, nor with fewer than 2 coins.
    assert then_offered("rest", market=[])(phoenicia) == set()
    assert then_offered("do fishing", "end", coins=0)(phoenicia) == set()
    assert then_offered("do fishing", "end", coins=1)(phoenicia) == both


def test_sumer() -> None:
    for technology in ("writing", "navigation"):
        assert roles("sumer", does(f"research {technology}")) == only_main((1, 0, 0), (1, -4, 0))
    assert roles("sumer", does("research mining")) == only_main((1, -4, 0), (1, -4, 0))
    assert roles("sumer", does("do farm")) == inherited((0, 4, 0), (0, 3, 0))
    assert roles("sumer", does("do construction"), "congo") == inherited((2, -1, 0), (2, -2, 0))


# Africa ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-120")
def test_axum(tmp_path: Path) -> None:
    assert roles("axum", does("do construction"), "congo") == [(3, -1, 0), (2, -1, 0), (2, -1, 0), (2, -2, 0)]
    assert roles("axum", slots("construction"), "congo") == only_main(0, 0)
    choice = {"follow", "skip"}
    assert [found == choice for found in roles("axum", then_offered("do construction"), "congo")] == only_main(
        True, False
    )
    axum = {"main": "axum"}
    state = table(axum, "do construction", coins=6, hand=2)
    assert change(state, "do construction", "follow") == (5, -5, 0)
    # Unaffordable: not asked. Declined: nothing happens.
    assert then_offered("do construction", coins=4)(axum) != choice
    assert then_offered("do construction", coins=5)(axum) == choice
    assert does("do construction", "skip")(axum) == (3, -1, 0)
    # Culture need not be in the window and uses no slot.
    assert "culture" not in table(axum, "do construction").view(0)["window"]
    assert does("do construction", "follow", "do culture")(axum) == (5 + 2, -5 - 4, 0)
    # After each one, on a private slot as well: that takes a content of one's own.
    pack = tmp_path / "pack.toml"
    pack.write_text(
        '[[civilization]]\nid = "axum"\ninherited = [{ verb = "slot", action = "construction", count = 1 }]\n',
        encoding="utf-8",
    )
    twice = ("do construction", "follow", "do construction", "follow")
    dump = table(axum, *twice, coins=20).dump()
    loaded = tablee.game("age_of_civilization", pack).load(dump)
    assert isinstance(loaded, Civilization)
    assert change(loaded, *twice) == (2 * (3 + 2), -2 * (2 + 4), 0)


@pytest.mark.rule("AC-122")
def test_carthage() -> None:
    assert taken("carthage", 3) == [(0, 9, 0), (0, 3, 0), (0, 0, 0)]
    assert taken("carthage", 0) == [(0, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert taken("slavs", 3)[0] == (0, 3, 0)
    assert roles("carthage", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))
    assert roles("carthage", military) == only_main(0, 0)


def test_congo() -> None:
    assert roles("congo", does("rest")) == only_main((2, 3, 0), (0, 2, 0))
    assert roles("congo", does("do enslave", "end")) == only_main((0, 2, -1), (0, 2, -1))
    assert roles("congo", enters("plague")) == inherited((0, 0, 0), (0, 0, -1))
    assert roles("congo", enters("trade")) == inherited((0, 0, -1), (0, 0, -1))  # war is something else


def test_egypt() -> None:
    assert roles("egypt", does("build zeus")) == only_main((3, -4, 0), (3, -7, 0))
    assert roles("egypt", does("do farm")) == inherited((0, 4, 0), (0, 3, 0))
    # Example 5: Arabia rises, and Egypt's main ability is gone.
    state = table({"main": "egypt"}, asked="civilization", market=["arabia"], coins=7)
    play(state, "rise arabia")
    assert shown(state)["hand"] == 3
    assert change(state, "do farm", "build zeus") == (3, 4 - 7, -1)
    # Example 6: Arabia is annexed; a worker more, up to 4.
    for hand, then in ((2, 3), (4, 4)):
        state = table({"main": "egypt"}, asked="civilization", market=["arabia"], hand=hand)
        play(state, "annex arabia")
        assert shown(state)["hand"] == then
        assert change(state, "build zeus", "do trade") == (3, -4 + 3, 0)


def test_mali() -> None:
    assert roles("mali", does("do trade")) == only_main((0, 5, 0), (0, 2, 0))
    assert roles("mali", slots("trade")) == inherited(1, 0)
    assert does("do trade", "do trade")({"main": "mali"}) == (0, 10, 0)
    assert others_coins("do trade", "do trade")({"main": "mali"}) == 2


def test_kush() -> None:
    assert roles("kush", does("do conquest")) == only_main((3, 0, 0), (2, 0, 0))
    assert roles("kush", does("do enslave")) == inherited((0, 3, 0), (0, 2, 0))
    assert roles("kush", military) == [2, 1, 1, 0]
    assert roles("kush", does("do conquest", other=STRONG)) == only_main((0, 0, 0), (0, 0, 0))


def test_zimbabwe() -> None:
    assert roles("zimbabwe", does("rest")) == [(1, 3, 0), (0, 3, 0), (0, 3, 0), (0, 2, 0)]
    assert roles("zimbabwe", does("rest", technologies=["writing"])) == inherited((0, 3, 0), (0, 2, 0))


# Europe ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-072")
def test_byzantium() -> None:
    weak = [(3, -3, 0), (3, -4, 0), (3, -4, 0), (2, -4, 0)]
    assert roles("byzantium", does("do culture")) == weak
    assert roles("byzantium", does("do culture", other=seat(main="korea"))) == weak  # tied highest
    assert roles("byzantium", does("do culture", other=STRONG)) == inherited((3, -4, 0), (2, -4, 0))
    assert roles("byzantium", military) == inherited(1, 0)


def test_britain() -> None:
    for points, gained in ((6, 0), (7, 1), (13, 1), (14, 2), (20, 2)):
        assert roles("britain", does("rest", points=points)) == only_main((gained, 2, 0), (0, 2, 0))
    assert roles("britain", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))
    # Example 18: the order of the end of the turn is the seat's own.
    given = {"points": 13, "coins": 2, "technologies": ["education"]}
    britain = {"main": "britain"}
    assert then_offered("rest", **given)(britain) == {"trigger britain", "trigger education"}
    assert does("rest", "trigger education", **given)(britain) == (4, -2, 0)
    assert does("rest", "trigger britain", "trigger education", **given)(britain) == (3, -2, 0)


@pytest.mark.rule("AC-124")
def test_iberia() -> None:
    state = table({}, asked="civilization", market={"iberia": 5}, coins=0)
    play(state, "rise iberia")
    assert legal(state) == ROOTS
    play(state, "take mining")  # one at a time: it opens others
    assert legal(state) == ROOTS - {"take mining"} | {"take currency", "take ironworking"}
    play(state, "take ironworking")
    own = shown(state)
    assert (own["coins"], own["points"], own["technologies"]) == (5, 0, ["mining", "ironworking"])
    assert asked(state) == "0 action"
    for bonus, technologies in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2)):
        state = table({}, asked="civilization", market={"iberia": bonus}, coins=0)
        play(state, "rise iberia", *("take mining", "take writing")[:technologies])
        assert (asked(state), shown(state)["coins"]) == ("0 action", bonus)
    # Annexed or declining it gives none.
    assert taken("iberia", 4)[1:] == [(0, 4, 0), (0, 0, 0)]
    state = table({"main": "franks"}, asked="civilization", market={"iberia": 4})
    play(state, "annex iberia")
    assert (asked(state), shown(state)["technologies"]) == ("0 action", [])
    for action, coins in (("fishing", 1), ("trade", 2)):
        assert roles("iberia", does(f"do {action}")) == inherited((0, coins + 1, 0), (0, coins, 0))


def test_rome() -> None:
    assert roles("rome", lambda own: military(own, technologies=PEACEFUL)) == only_main(2, 0)
    assert roles("rome", lambda own: military(own, technologies=PEACEFUL[:3])) == only_main(1, 0)
    assert roles("rome", lambda own: military(own, technologies=PEACEFUL[:1])) == only_main(0, 0)
    assert roles("rome", does("do construction"), "congo") == inherited((3, -2, 0), (2, -2, 0))


def test_franks() -> None:
    assert roles("franks", military) == [3, 1, 1, 0]
    assert roles("franks", slots("conquest")) == inherited(1, 0)
    assert does("do conquest", "do conquest", "end")({"main": "franks"}) == (4, 0, -2)
    assert does("do conquest", "do conquest", "end", other=STRONG)({"main": "franks"}) == (0, 0, -2)


def test_italy() -> None:
    assert roles("italy", does("build zeus")) == only_main((5, -7, 0), (3, -7, 0))
    assert roles("italy", does("do trade")) == only_main((0, 3, 0), (0, 2, 0))
    assert roles("italy", does("do culture")) == inherited((3, -4, 0), (2, -4, 0))


@pytest.mark.rule("AC-081")
def test_greece() -> None:
    available = roles("greece", lambda own: set(shown(table(own, technologies=["writing"]))["available"]))
    assert available == only_main(set(TECHNOLOGIES) - {"writing"}, {"education", "navigation", "mining"})
    assert does("research gunpowder")({"main": "greece"}) == (2, -4, 0)
    assert roles("greece", does("research mining")) == only_main((2, -4, 0), (1, -4, 0))
    assert roles("greece", does("do culture")) == inherited((2, -3, 0), (2, -4, 0))
    # With other gains as well; and Education's Culture is cheaper too.
    state = position(seat(main="greece", hand=4, coins=7), seat(), wonders=["hagiasophia"])
    play(state, "build hagiasophia")
    assert legal(state) == {f"take {technology}" for technology in TECHNOLOGIES}
    assert roles("greece", does("rest", "trigger education", technologies=["education"])) == inherited(
        (2, -1, 0), (2, -2, 0)
    )


# East Asia ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-123")
def test_china() -> None:
    for hand in (2, 3):
        assert roles("china", does("do farm", hand=hand)) == only_main((0, 3, 1), (0, 3, 0))
    assert roles("china", slots("farm")) == inherited(1, 0)
    # Example 16: ready at once; none above 4.
    state = table({"main": "china"}, "do farm", hand=3, coins=0)
    play(state, "do farm")
    assert (shown(state)["coins"], shown(state)["hand"], shown(state)["white"]) == (3, 2, 2)
    assert change(state, "do farm") == (0, 3, 0)
    assert (shown(state)["coins"], shown(state)["hand"]) == (6, 4)
    # Example 17: workers on red slots still count.
    state = table({"main": "china"}, "do farm")
    assert change(state, "do enslave", "do farm") == (0, 5, 0)
    assert change(state, "end") == (0, 0, -1)


def test_korea() -> None:
    for technology, owned in (("writing", []), ("navigation", []), ("education", ["writing"])):
        cost = 4 - len(owned)
        assert roles("korea", does(f"research {technology}", technologies=owned)) == only_main(
            (3, -cost, 0), (1, -cost, 0)
        )
    assert roles("korea", does("research mining")) == only_main((1, -4, 0), (1, -4, 0))
    assert roles("korea", military) == inherited(1, 0)


@pytest.mark.rule("AC-040")
def test_khitan() -> None:
    annexing = does("annex slavs", asked="civilization", market=["slavs"])
    assert roles("khitan", annexing) == only_main((3, 0, 0), (0, 0, 0))
    assert taken("khitan") == [(0, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert roles("khitan", military) == inherited(1, 0)


def test_japan() -> None:
    assert roles("japan", does("rest")) == only_main((1, 2, 0), (0, 2, 0))
    assert roles("japan", does("rest", other=seat(main="korea"))) == only_main((1, 2, 0), (0, 2, 0))  # tied at 1
    assert roles("japan", does("rest", other=seat(main="vikings"))) == only_main((0, 2, 0), (0, 2, 0))  # 1 against 2
    assert roles("japan", military) == inherited(1, 0)


@pytest.mark.rule("AC-133", "AC-134")
def test_tibet() -> None:
    assert roles("tibet", does("rest", hand=2)) == only_main((0, 2 + 3, 1), (0, 2, 1))
    assert roles("tibet", does("do fishing", "do enslave", "end", hand=3)) == only_main((0, 1 + 2 + 1, -1), (0, 3, -1))
    assert roles("tibet", does("do fishing", "end")) == only_main((0, 1 + 3, 0), (0, 1, 0))
    # The only lowest one loses nothing, and nobody else does.
    strong = seat(main="franks")
    assert roles("tibet", enters("trade", other=strong)) == inherited((0, 0, 0), (0, 0, -1))
    assert roles("tibet", enters("trade", other=strong, who=1)) == inherited((0, 0, 0), (0, 0, 0))
    # Example 21: all equal, the other loses one. The plague is something else.
    assert roles("tibet", enters("trade", who=1)) == inherited((0, 0, -1), (0, 0, -1))
    assert roles("tibet", enters("plague")) == inherited((0, 0, -1), (0, 0, -1))


@pytest.mark.rule("AC-040")
def test_sogdiana() -> None:
    annexing = does("annex slavs", asked="civilization", market={"slavs": 2})
    assert roles("sogdiana", annexing) == only_main((0, 7, 0), (0, 2, 0))
    assert taken("sogdiana") == [(0, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert roles("sogdiana", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))


# South Asia -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-073")
def test_harappa() -> None:
    for technology in ("writing", "navigation", "mining"):
        assert roles("harappa", does(f"research {technology}")) == only_main((1, -3, 0), (1, -4, 0))
    assert roles("harappa", does("research ironworking", technologies=["mining"])) == only_main((1, -4, 0), (1, -4, 0))
    assert roles("harappa", does("do culture")) == inherited((2, -3, 0), (2, -4, 0))
    # Not with Education, but with Axum and on private slots (example 15).
    education = does("rest", "trigger education", technologies=["education"])
    assert roles("harappa", education) == inherited((2, -2, 0), (2, -2, 0))
    following = does("do construction", "follow")
    assert following({"main": "axum", "annexed": ["harappa"]}) == (5, -4, 0)
    state = position(
        seat(main="india", declined=["harappa"], annexed=["italy"], technologies=["education"], coins=5, hand=1), seat()
    )
    assert change(state, "do culture") == (3, -1, 0)
    assert change(state, "trigger education") == (3, -2, 0)


def test_india() -> None:
    assert roles("india", does("do culture")) == only_main((2, -2, 0), (2, -4, 0))
    assert roles("india", slots("culture")) == inherited(1, 0)
    assert does("do culture", "do culture")({"main": "india"}) == (4, -4, 0)
    education = does("rest", "trigger education", technologies=["education"])
    assert roles("india", education) == only_main((2, 0, 0), (2, -2, 0))


def test_khmer() -> None:
    assert roles("khmer", does("do construction"), "congo") == only_main((2, -1, 0), (2, -2, 0))
    assert roles("khmer", slots("construction"), "congo") == only_main(1, 0)
    assert roles("khmer", does("build zeus")) == inherited((3, -5, 0), (3, -7, 0))
    assert does("do construction", "do construction")({"main": "khmer"}) == (4, -2, 0)


def test_majapahit() -> None:
    assert roles("majapahit", does("rest")) == only_main((0, 3, 0), (0, 2, 0))
    assert does("rest")({"main": "majapahit", "declined": ["slavs"]}) == (0, 4, 0)
    assert does("rest")({"main": "majapahit", "declined": ["slavs"], "annexed": ["celts"]}) == (0, 5, 0)
    assert roles("majapahit", does("do trade")) == inherited((0, 3, 0), (0, 2, 0))
    assert roles("majapahit", does("do fishing")) == only_main((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("AC-091")
def test_siam() -> None:
    assert roles("siam", then_offered("rest", coins=1)) == only_main({"trigger siam", "finish"}, set())
    assert roles("siam", then_offered("rest", coins=0)) == only_main(set(), set())
    siam = {"main": "siam"}
    state = table(siam)
    assert change(state, "rest", "trigger siam") == (2, -1, 0)  # once a turn
    assert asked(state) == "1 civilization"
    assert all(lying["coins"] == 0 for lying in state.view(0)["market"])
    assert does("rest", "finish")(siam) == (0, 2, 0)
    assert roles("siam", does("do farm")) == inherited((0, 4, 0), (0, 3, 0))


def test_daiviet() -> None:
    assert roles("daiviet", enters("trade")) == [(2, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, -1)]
    assert roles("daiviet", enters("trade", other=STRONG)) == only_main((0, 0, -1), (0, 0, -1))
    assert enters("trade", other=seat(main="vikings"))({"main": "daiviet"}) == (0, 0, -1)  # tied lowest
    assert enters("culture")({"main": "daiviet"}) == (0, 0, 0)
    assert roles("daiviet", military) == [2, 1, 1, 0]


# Americas and Oceania -------------------------------------------------------------------------------------


@pytest.mark.rule("AC-121", "AC-051", "AC-075")
def test_aztecs() -> None:
    assert roles("aztecs", does("build zeus")) == only_main((3, -1, 0), (3, -7, 0))
    assert roles("aztecs", can("build zeus", hand=1)) == [False, True, True, True]
    aztecs = {"main": "aztecs"}
    assert refusal(table(aztecs, hand=1), "build zeus") == ("AC-046", "refuse-workers")
    # Example 13: both workers are red, and both pay.
    assert does("build zeus", coins=1, hand=2)(aztecs) == (3, -1 + 2, -2)
    # Example 14: a cost stops at nothing.
    free = does("build zeus", technologies=["engineering"], annexed=["khmer"], coins=0, hand=2)
    assert free(aztecs) == (3, 2, -2)
    assert roles("aztecs", does("do enslave", "end")) == inherited((0, 3, -1), (0, 2, -1))
    # A lost Conquest pays; a worker lost in war, on no slot, does not.
    assert roles("aztecs", does("do conquest", "end", other=STRONG)) == inherited((0, 1, -1), (0, 0, -1))
    assert roles("aztecs", enters("trade", other=STRONG)) == inherited((0, 0, -1), (0, 0, -1))


@pytest.mark.rule("AC-079")
def test_inca() -> None:
    given: dict[str, Any] = {"asked": "civilization", "market": ["inca"]}
    state = table({}, **given)
    play(state, "rise inca")
    assert legal(state) == {f"gain {wonder}" for wonder in WONDERS}
    assert change(state, "gain zeus") == (0, 0, 0)
    assert (asked(state), shown(state)["wonders"]) == ("0 action", ["zeus"])
    assert len(state.view(0)["wonders"]) == 4
    assert taken("inca")[1:] == [(0, 0, 0), (0, 0, 0)]
    state = table({"main": "franks"}, **given)
    play(state, "annex inca")
    assert (asked(state), shown(state)["wonders"]) == ("0 action", [])
    # A single wonder is not asked for, and none is nothing.
    for wonders in (["zeus"], []):
        state = position(seat(), seat(), wonders=wonders, **given)
        play(state, "rise inca")
        assert (asked(state), shown(state)["wonders"]) == ("0 action", wonders)
    assert roles("inca", does("do farm")) == inherited((0, 4, 0), (0, 3, 0))


@pytest.mark.rule("AC-126")
def test_maya() -> None:
    """Round 2 of the first-game order: Hunting has left, Culture, Construction and Conquest are upcoming."""
    offers = roles("maya", lambda own: {a.removeprefix("do ") for a in legal(table(own))} & CARD_ACTIONS)
    assert offers == only_main(CARD_ACTIONS - {"hunting"}, {"fishing", "farm", "trade"})
    maya = {"main": "maya"}
    state = table(maya)
    assert change(state, "do culture") == (2, -4, 0)
    assert refusal(state, "do culture") == ("AC-023", "refuse-slots-used")
    assert refusal(state, "do hunting") == ("AC-022", "refuse-not-available")
    assert roles("maya", does("do farm")) == only_main((0, 4, 0), (0, 3, 0))
    assert roles("maya", does("do hunting")) == inherited((1, 2, 0), (1, 1, 0))


@pytest.mark.rule("AC-133")
def test_polynesia() -> None:
    assert roles("polynesia", enters("trade", other=STRONG)) == only_main((0, 0, 0), (0, 0, -1))
    # The only lowest one takes part in the comparison: nobody else loses a worker.
    assert roles("polynesia", enters("trade", other=STRONG, who=1)) == only_main((0, 0, 0), (0, 0, 0))
    assert roles("polynesia", does("do fishing")) == only_main((0, 2, 0), (0, 1, 0))
    assert roles("polynesia", slots("fishing")) == inherited(1, 0)
    assert does("do fishing", "do fishing")({"main": "polynesia"}) == (0, 4, 0)


def test_tiwanaku() -> None:
    for number in range(1, 7):
        rise = table({}, asked="civilization", round=number)
        assert change(rise, "rise tiwanaku")[:2] == (6 - number, 0)
    assert taken("tiwanaku") == [(4, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert roles("tiwanaku", does("do construction"), "congo") == inherited((2, -1, 0), (2, -2, 0))


def test_olmecs() -> None:
    assert roles("olmecs", does("do hunting")) == [(2, 2, 0), (1, 2, 0), (1, 2, 0), (1, 1, 0)]
    with_technology = roles("olmecs", does("do hunting", technologies=["writing"]))
    assert with_technology == [(1, 2, 0), (0, 2, 0), (0, 2, 0), (0, 1, 0)]
    # Example 25.
    both = {"main": "olmecs", "annexed": ["maya"]}
    assert does("do hunting", "do hunting", hand=2)(both) == (4, 6, 0)
    assert does("do hunting", "do hunting", hand=2, technologies=["writing"])(both) == (2, 6, 0)


@pytest.mark.rule("AC-075")
def test_cahokia() -> None:
    assert roles("cahokia", can("do construction", hand=1)) == only_main(True, False)
    assert roles("cahokia", can("do farm", hand=1)) == inherited(True, False)

    def placed(action: str) -> Probe:
        return lambda own: placed_by(table(own, action), action)

    def placed_by(state: Civilization, action: str) -> int:
        play(state, action)
        return int(shown(state)["white"])

    assert roles("cahokia", placed("do construction")) == only_main(1, 2)
    assert roles("cahokia", placed("do farm")) == inherited(1, 2)
    # At least one, however many change it.
    fewer = {"main": "cahokia", "special": "sp_builders", "technologies": ["irrigation"]}
    assert placed("do farm")(fewer) == 1


# Barbarians -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AC-065", "AC-084", "AC-128")
def test_scythians() -> None:
    assert roles("scythians", does("do conquest", "end")) == only_main((2, 0, 0), (2, 0, -1))
    assert roles("scythians", others_coins("do conquest")) == only_main(-2, 0)
    assert roles("scythians", others_coins("do conquest", other=seat(main="franks", coins=5))) == only_main(-2, 0)
    assert roles("scythians", military) == inherited(1, 0)
    twice = others_coins("do conquest", "do conquest")  # on the track and on the Franks' slot
    assert twice({"main": "scythians", "annexed": ["franks"]}) == -4
    # Example 26: military 1 against 3.
    others = (seat(main="franks", coins=5), seat(coins=1), seat())
    state = position(seat(main="scythians"), *others, track=window("conquest"))
    assert change(state, "do conquest", "end") == (0, 0, 0)
    assert [shown(state, who)["coins"] for who in (1, 2, 3)] == [3, 0, 0]


def test_slavs() -> None:
    assert roles("slavs", does("rest")) == only_main((0, 3, 0), (0, 2, 0))
    assert roles("slavs", does("rest", other=seat(main="korea"))) == only_main((0, 3, 0), (0, 2, 0))  # tied at 1
    assert roles("slavs", does("rest", other=STRONG)) == only_main((0, 2, 0), (0, 2, 0))
    assert roles("slavs", military) == inherited(1, 0)


@pytest.mark.rule("AC-129")
def test_vikings() -> None:
    def others_trade(own: dict[str, Any]) -> tuple[bool, int]:
        """Whether another seat, with Mali, may trade in the window, and how often on its private slot."""
        given = {"other": seat(**own)}
        return can("do trade", **given)({"main": "mali"}), slots("trade", **given)({"main": "mali"})

    assert roles("vikings", others_trade) == only_main((False, 0), (True, 1))
    assert roles("vikings", can("do trade")) == only_main(True, True)
    assert roles("vikings", military) == [2, 1, 1, 0]
    mali = table({"main": "mali"}, "do trade", other=seat(main="vikings"))
    assert refusal(mali, "do trade") == ("AC-129", "refuse-denied")
    # Example 28: once they decline it is offered again.
    for action, offered in (("rise congo", True), ("annex congo", False)):
        state = position(seat(main="mali"), seat(main="vikings"), asked="civilization", active=1, first=1)
        play(state, action, "rest", "pass")
        assert asked(state) == "0 action"
        assert ("do trade" in legal(state)) is offered


def test_mongolia() -> None:
    assert roles("mongolia", military) == [4, 1, 1, 0]
    assert roles("mongolia", others_coins("rest")) == only_main(-1, 0)
    tied = seat(main="franks", annexed=["celts"], coins=5)  # military 4
    assert roles("mongolia", others_coins("rest", other=tied)) == only_main(-1, 0)
    assert roles("mongolia", others_coins("rest", other=STRONG | {"coins": 5})) == only_main(0, 0)
    state = position(seat(main="mongolia"), seat(coins=5), seat())
    assert change(state, "rest") == (0, 2, 1)
    assert [shown(state, who)["coins"] for who in (1, 2)] == [4, 0]


def test_germania() -> None:
    assert taken("germania") == [(0, 0, -2), (0, 0, 0), (0, 0, 0)]
    assert roles("germania", military) == [2, 1, 1, 0]
    state = position(seat(), seat(coins=1), seat(), asked="civilization", market=["germania"])
    play(state, "rise germania")
    assert [shown(state, who)["coins"] for who in range(3)] == [0, 0, 0]


def test_huns() -> None:
    assert roles("huns", military) == only_main(2, 0)
    assert roles("huns", does("do enslave")) == only_main((0, 4, 0), (0, 2, 0))
    assert roles("huns", does("do conquest")) == inherited((3, 0, 0), (2, 0, 0))
    assert roles("huns", does("do conquest", other=STRONG)) == only_main((0, 0, 0), (0, 0, 0))
    # Example 34: with Gunpowder a coin more.
    inherits = {"main": "tiwanaku", "declined": ["huns"]}
    assert does("do conquest", technologies=["gunpowder"])(inherits) == (3, 1, 0)


def test_celts() -> None:
    assert roles("celts", does("do hunting", technologies=["writing"])) == only_main((1, 1, 0), (0, 1, 0))
    assert roles("celts", does("do hunting")) == only_main((1, 1, 0), (1, 1, 0))
    assert roles("celts", military) == inherited(1, 0)
