"""What an action would cost and give, card by card, and that playing it does exactly that."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.rules import breakdown, codes
from tablee.games.age_of_civilization.rules.codes import CardAction
from tests.games.playing import legal, play, shown

from .positions import GAME, position, seat, window

LEARNED = ["writing", "education"]
ARTS = window("culture", "construction", "conquest")
NONE = int(codes.NONE)
INNOVATION = {"mode": "standard", "first_player": "seat0", "innovation": True}
SUMS = ("preview-cost", "preview-workers", "preview-points", "preview-coins")


def preview(state: Any, text: str, who: int = 0) -> dict[str, Event]:
    """The lines that say how numbers come about."""
    events = breakdown.preview(state, who, GAME.actions.parse(text))
    assert len({event.key for event in events}) == len(events)
    assert state.preview(who, GAME.actions.parse(text))[-len(events) or 99 :] == events
    return {event.key: event for event in events}


def told(event: Event) -> tuple[int, list[tuple[str, int]], int]:
    """A sum: its base, its parts with their signs, its total."""
    parts: Any = event.values["parts"]
    signs = {"preview-more": 1, "preview-less": -1}
    listed = [(part.values["source"], signs[part.key] * part.values["amount"]) for part in parts]
    assert event.values["changes"] == len(listed)
    base, total = event.values["base"], event.values["total"]
    assert isinstance(base, int)
    assert isinstance(total, int)
    return base, listed, total


def plain(found: breakdown.Sum) -> tuple[int, list[tuple[str, int]], int]:
    return found.base, [(part.source, part.amount) for part in found.parts], found.total


def culture() -> Any:
    """Byzantium main with the highest military, Harappa inherited: Culture costs 4 - 1 - 1."""
    return position(seat(main="byzantium", declined=["harappa"], coins=2, hand=1), seat(), track=ARTS)


# The parts --------------------------------------------------------------------------------------------------------


def test_cost_four_less_byzantium_less_harappa_is_two() -> None:
    state = culture()
    found = breakdown.cost(state, 0, int(CardAction.CULTURE), NONE)
    assert plain(found) == (4, [("byzantium", -1), ("harappa", -1)], 2)
    lines = preview(state, "do culture")
    assert told(lines["preview-cost"]) == (4, [("byzantium", -1), ("harappa", -1)], 2)
    assert told(lines["preview-points"]) == (2, [("byzantium", 1)], 3)
    assert set(lines) == {"preview-cost", "preview-points"}  # the others are as printed
    play(state, "do culture")
    assert (shown(state)["coins"], shown(state)["points"]) == (0, 3)


@pytest.mark.parametrize(
    ("own", "rival", "text", "sums"),
    [
        (
            {"main": "byzantium", "declined": ["harappa"]},
            "franks",
            "do culture",
            {"cost": (4, [("harappa", -1)], 3), "points": (2, [("byzantium", 1)], 3)},
        ),
        (
            {"main": "aztecs", "declined": ["khmer"], "technologies": [*LEARNED, "engineering"]},
            "egypt",
            "build zeus",
            {
                "cost": (7, [("aztecs", -6), ("khmer", -2), ("engineering", -2)], 0),
                "workers": (1, [("aztecs", 1)], 2),
                "points": (3, [], 3),
            },
        ),
        (
            {"main": "sumer", "declined": ["hittites"]},
            "egypt",
            "research writing",
            {"cost": (4, [("sumer", -4), ("hittites", -1)], 0), "points": (1, [], 1)},
        ),
        (
            {"main": "sumer", "declined": ["hittites"]},
            "egypt",
            "research mining",
            {"cost": (4, [("hittites", -1)], 3), "points": (1, [], 1)},
        ),
        (
            {"main": "korea"},
            "egypt",
            "research writing",
            {"cost": (4, [], 4), "points": (1, [("korea", 2)], 3)},
        ),
        (
            {"main": "mali", "annexed": ["arabia"], "technologies": ["navigation"], "wonders": ["lighthouse"]},
            "egypt",
            "do trade",
            {"coins": (2, [("mali", 3), ("arabia", 1), ("navigation", 1), ("lighthouse", 1)], 8)},
        ),
        (
            {"main": "cahokia", "special": "sp_builders", "technologies": ["irrigation"]},
            "egypt",
            "do farm",
            {"workers": (2, [("cahokia", -1), ("irrigation", -1)], 1), "coins": (3, [], 3)},
        ),
        (
            {"main": "egypt", "declined": ["huns"], "technologies": ["mining", "ironworking", "gunpowder"]},
            "kush",
            "do conquest",
            {"points": (2, [("huns", 1)], 3), "coins": (0, [("gunpowder", 1)], 1)},
        ),
        ({"main": "scythians", "declined": ["huns"]}, "mongolia", "do conquest", {}),
        (
            {"main": "olmecs", "annexed": ["maya"], "technologies": ["mining"]},
            "egypt",
            "do hunting",
            {"points": (0, [("olmecs", 1)], 1), "coins": (1, [("maya", 1), ("olmecs", 1)], 3)},
        ),
    ],
)
def test_the_parts_of_an_action(
    own: dict[str, Any], rival: str, text: str, sums: dict[str, tuple[int, list[tuple[str, int]], int]]
) -> None:
    card = text.split()[1]
    others = [other for other in ("farm", "trade", "culture") if other != card][:2]
    track = ARTS if card in ARTS[1:4] else window(card, *others) if text.startswith("do") else None
    table: dict[str, Any] = {"track": track} if track else {}
    state = position(seat(coins=9, hand=4, **own), seat(main=rival), options=INNOVATION, **table)
    lines = {key.removeprefix("preview-"): told(event) for key, event in preview(state, text).items() if key in SUMS}
    lines = {key: (base, sorted(parts), total) for key, (base, parts, total) in lines.items()}
    assert lines == {key: (base, sorted(parts), total) for key, (base, parts, total) in sums.items() if parts}


def test_actions_without_a_worker_say_nothing_of_workers() -> None:
    axum = position(seat(main="axum", declined=["harappa"], coins=9, hand=2), seat(), track=ARTS)
    play(axum, "do construction")
    lines = preview(axum, "follow")
    assert set(lines) == {"preview-cost"}
    assert told(lines["preview-cost"]) == (4, [("harappa", -1)], 3)
    own = seat(main="india", declined=["harappa", "italy"], technologies=LEARNED, coins=9)
    education = position(own, seat(), asked="turn_end")
    lines = preview(education, "trigger education")
    assert told(lines["preview-cost"]) == (4, [("india", -2)], 2)  # AC-073: not Harappa
    assert told(lines["preview-points"]) == (2, [("italy", 1)], 3)
    assert "preview-workers" not in lines


def test_the_coins_of_the_quarry_are_a_part() -> None:
    state = position(
        seat(main="egypt", coins=9, hand=2), options={"mode": "age_of_wonders"}, wonders={"zeus": 2, "artemis": 0}
    )
    assert told(preview(state, "build zeus")["preview-cost"]) == (7, [("egypt", -3), ("zeus", -2)], 2)
    assert told(preview(state, "build artemis")["preview-cost"]) == (7, [("egypt", -3)], 4)


def changes(state: Any, text: str, who: int = 0) -> dict[tuple[int, str], tuple[int, dict[str, int]]]:
    """What a preview promises: of each seat's things the difference, and its sources."""
    signs = {"preview-more": 1, "preview-less": -1}
    found = {}
    for line in state.preview(who, GAME.actions.parse(text)):
        if "thing" in line.values:
            parts = {part.values["source"]: signs[part.key] * part.values["amount"] for part in line.values["parts"]}
            amount = line.values.get("amount", sum(parts.values()))
            found[line.values["seat"], line.values["thing"]] = amount, parts
    return found


@pytest.mark.rule("AC-122")
def test_carthage_triples_its_coins_in_the_preview() -> None:
    state = position(seat(main="britain", hand=1), seat(), asked="civilization", market={"carthage": 4, "khmer": 2})
    found = changes(state, "rise carthage")
    assert found[0, "coins"] == (12, {"bonus": 4, "carthage": 8})
    assert found[0, "hand"] == (2, {"carthage": 2})
    assert changes(state, "annex khmer")[0, "coins"] == (2, {"bonus": 2})
    assert changes(state, "annex khmer")[0, "hand"] == (1, {"annex": 1})


@pytest.mark.rule("AC-119")
def test_science_brings_its_points_in_the_preview() -> None:
    state = position(seat(main="egypt", coins=4, technologies=LEARNED, hand=2), seat(), round=2)
    found = changes(state, "research science")
    assert found[0, "points"] == (5, {"research": 1, "science": 4})
    assert found[0, "coins"] == (-3, {"research": -3})
    assert found[0, "technologies"] == (1, {"science": 1})


@pytest.mark.rule("AC-065")
def test_a_lost_conquest_says_that_it_brings_no_points() -> None:
    state = position(seat(main="korea", hand=2), seat(main="mongolia"), track=ARTS)
    found = changes(state, "do conquest")
    assert set(found) == {(0, "hand"), (0, "red")}
    assert preview(state, "do conquest")["preview-lost"].values == {"military": 1, "most": 4}
    won = position(seat(main="mongolia", hand=2), seat(main="korea"), track=ARTS)
    assert changes(won, "do conquest")[0, "points"] == (2, {"conquest": 2})
    assert preview(won, "do conquest") == {}


@pytest.mark.rule("AC-069")
def test_others_gains_and_losses_are_told() -> None:
    state = position(seat(hand=2), seat(coins=3), track=window("trade"))
    assert changes(state, "do trade")[1, "coins"] == (1, {"trade": 1})
    robbing = position(seat(main="scythians", hand=2), seat(coins=3), track=ARTS)
    assert changes(robbing, "do conquest")[1, "coins"] == (-2, {"scythians": -2})


def test_a_preview_changes_nothing() -> None:
    state = culture()
    before = state.dump()
    for text in legal(state):
        preview(state, text)
    assert state.dump() == before


# Offers in the view -------------------------------------------------------------------------------------------------


def test_offers_say_the_same_as_previews() -> None:
    own = seat(main="byzantium", declined=["harappa"], technologies=["writing"], coins=20, hand=4)
    state = position(own, seat(), track=ARTS)
    offers = {offer["action"]: offer for offer in state.view(0)["offers"]}
    assert set(offers) == {"wonder", "research", "enslave", "culture", "construction", "conquest"}
    assert offers["culture"]["cost"] == {
        "base": 4,
        "parts": [{"source": "byzantium", "amount": -1}, {"source": "harappa", "amount": -1}],
        "total": 2,
    }
    assert offers["culture"]["points"]["total"] == 3
    assert {name: found["total"] for name, found in offers["research"]["costs"].items()} == {
        "education": 3,
        "navigation": 3,
        "mining": 3,
    }
    assert {found["total"] for found in offers["wonder"]["costs"].values()} == {7}
    assert [offer["free"] for offer in offers.values()] == [1, 2, 1, 1, 1, 1]
    play(state, "do culture")
    after = {offer["action"]: offer["free"] for offer in state.view(0)["offers"]}
    assert after["culture"] == 0


def test_offers_are_those_of_the_active_seat() -> None:
    state = position(seat(main="egypt"), seat(main="india"), active=1)
    offers = {offer["action"]: offer for offer in state.view(0)["offers"]}
    assert offers["culture"]["free"] == 1  # India's private slot
    assert offers["culture"]["cost"]["total"] == 2
    assert offers["wonder"]["cost"]["total"] == 7


# Said in three languages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Cost 4, −1 Byzantium, −1 Harappa = 2", "Points +2, +1 Byzantium = 3"]),
        ("fr", ["Coût 4, −1 Byzance, −1 Harappa = 2", "Points +2, +1 Byzance = 3"]),
        ("it", ["Costo 4, −1 Bisanzio, −1 Harappa = 2", "Punti +2, +1 Bisanzio = 3"]),
    ],
)
def test_a_sum_is_said(language: str, said: list[str]) -> None:
    speaker = Speaker(language, game=GAME)
    events = breakdown.preview(culture(), 0, GAME.actions.parse("do culture"))
    assert [speaker.event(event) for event in events] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "For certain: Coins +4 bonus coins, +8 Carthage"),
        ("fr", "À coup sûr\u00a0: Pièces +4 pièces bonus, +8 Carthage"),
        ("it", "Di certo: Monete +4 monete bonus, +8 Cartagine"),
    ],
)
def test_what_a_civilization_brings_is_said(language: str, said: str) -> None:
    state = position(seat(main="britain", hand=1), seat(), asked="civilization", market={"carthage": 4, "khmer": 2})
    speaker = Speaker(language, game=GAME)
    assert any(speaker.event(line).startswith(said) for line in state.preview(0, GAME.actions.parse("rise carthage")))


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("key", [*SUMS, "preview-more", "preview-less", "preview-lost", "preview-buy"])
def test_every_line_has_its_words(language: str, key: str) -> None:
    assert Speaker(language, game=GAME).knows(key)
