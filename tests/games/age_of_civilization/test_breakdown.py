"""What an action would cost and give, card by card, and that playing it does exactly that."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.rules import breakdown, codes
from tablee.games.age_of_civilization.rules.codes import CardAction
from tests.games.playing import keys, legal, play, shown

from .positions import GAME, TABLES, Table, decisions, named, position, seat, window

LEARNED = ["writing", "education"]
ARTS = window("culture", "construction", "conquest")
NONE = int(codes.NONE)
INNOVATION = {"mode": "standard", "first_player": "seat0", "innovation": True}
SUMS = ("preview-cost", "preview-workers", "preview-points", "preview-coins")


def preview(state: Any, text: str, who: int = 0) -> dict[str, Event]:
    events = state.preview(who, GAME.actions.parse(text))
    assert len({event.key for event in events}) == len(events)
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
    assert told(lines["preview-workers"]) == (1, [], 1)
    assert told(lines["preview-points"]) == (2, [("byzantium", 1)], 3)
    assert "preview-coins" not in lines
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
    lines = {key.removeprefix("preview-"): told(event) for key, event in preview(state, text).items()}
    lines = {key: (base, sorted(parts), total) for key, (base, parts, total) in lines.items()}
    expected = {"workers": (1, [], 1), **sums}
    assert lines == {key: (base, sorted(parts), total) for key, (base, parts, total) in expected.items()}


def test_actions_without_a_worker_say_nothing_of_workers() -> None:
    axum = position(seat(main="axum", declined=["harappa"], coins=9, hand=2), seat(), track=ARTS)
    play(axum, "do construction")
    lines = preview(axum, "follow")
    assert set(lines) == {"preview-cost", "preview-points"}
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


def test_taking_a_civilization() -> None:
    state = position(
        seat(main="britain", hand=3), seat(), asked="civilization", market={"khmer": 2, "egypt": 0, "tiwanaku": 5}
    )
    for text, key, coins, workers in (
        ("rise khmer", "preview-rise", 2, 3),
        ("rise egypt", "preview-rise", 0, 4),
        ("rise tiwanaku", "preview-rise", 5, 1),
        ("annex khmer", "preview-annex", 2, 4),
    ):
        lines = preview(state, text)
        assert set(lines) == {key}
        assert lines[key].values == {"coins": coins, "workers": workers}
    assert preview(state, "pass") == {}
    full = position(seat(main="britain", hand=4), seat(), asked="civilization", market={"khmer": 1})
    assert preview(full, "annex khmer")["preview-annex"].values == {"coins": 1, "workers": 4}


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


# What playing really changes ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_totals_are_what_playing_changes(table: Table) -> None:
    """Every legal action of some positions of whole games, and the one taken in all of them."""
    for seed in (1, 4):
        for number, (state, who, taken) in enumerate(decisions(table, seed)):
            for action in state.legal(who) if number % 6 == seed else [taken]:
                check(state, who, action)


def check(state: Any, who: int, action: int) -> None:
    text = GAME.actions.text(action)
    lines = {event.key: event for event in state.preview(who, action)}
    twin = state.clone()
    before = seat_of(state, who)
    events = twin.apply(who, action)
    if text.split()[0] in ("rise", "annex"):
        check_taking(lines, events, who, before, seat_of(twin, who))
        return
    performed = breakdown.performs(state, action)
    if performed is None:
        check_other_steps(text.split()[0], lines, events, before)
        return
    totals = {key: told(lines[key])[2] if key in lines else 0 for key in SUMS}
    place = keys(events).index("event-do")
    assert events[place].values["cost"] == totals["preview-cost"]
    assert events[place].values["points"] == totals["preview-points"]
    assert events[place].values["coins"] == totals["preview-coins"]
    # The same without anything that may come after: nothing but the action.
    number, aim, at_end = performed
    bare = state.clone()
    placing = text.split()[0] not in ("follow", "trigger")
    bare.perform(who, number, aim, placing, at_end)
    after = seat_of(bare, who)
    placed = after["white"] + after["red"] - before["white"] - before["red"]
    assert placed == (totals["preview-workers"] if placing else 0)
    if number != CardAction.CARAVAN:  # a station's reward comes with it
        assert after["points"] - before["points"] == totals["preview-points"]
        assert after["coins"] - before["coins"] == totals["preview-coins"] - totals["preview-cost"]
    for key in SUMS:
        if key in lines:
            base, parts, total = told(lines[key])
            least = 1 if key == "preview-workers" else 0
            assert total == max(least, base + sum(amount for _, amount in parts))
            assert all(amount for _, amount in parts)


def check_other_steps(name: str, lines: dict[str, Event], events: list[Event], before: dict[str, int]) -> None:
    """What is said of resting, of ending one's actions and of buying a card is what happens then."""
    if name == "rest":
        line = lines.pop("preview-rest")
        assert line.values["coins"] == next(event.values["coins"] for event in events if event.key == "event-coins")
        gained = [event.values["workers"] for event in events[2:3] if event.key == "event-recruit"]
        assert [line.values["workers"]] == (gained or [0])
    elif name == "end" and before["red"]:
        line = lines.pop("preview-end")
        assert line.values["workers"] == before["red"]
        assert next(event.values["workers"] for event in events if event.key == "event-red") == before["red"]
    elif name == "buy":
        line = lines.pop("preview-buy")
        assert line.values["coins"] == events[0].values["coins"] == 1
    assert lines == {}


def check_taking(
    lines: dict[str, Event], events: list[Event], who: int, before: dict[str, int], after: dict[str, int]
) -> None:
    """The bonus coins are told with the card; the workers are those after the card is taken."""
    (line,) = lines.values()
    coins, workers = line.values["coins"], line.values["workers"]
    taken = events[0]
    assert (taken.key.removeprefix("event-"), taken.values["seat"]) == (line.key.removeprefix("preview-"), who)
    assert taken.values["coins"] == coins
    if line.key == "preview-rise":
        assert after["hand"] == workers
    else:
        recruits = [event.values["workers"] for event in events if event.key == "event-recruit"][:1]
        owned = before["hand"] + before["white"] + before["red"]
        assert workers == min(4, owned + 1)
        assert owned == 4 or recruits == [1]


def seat_of(state: Any, who: int) -> dict[str, int]:
    own = state.view(who)["seats"][who]
    return {key: own[key] for key in ("points", "coins", "hand", "white", "red")}


# Said in three languages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Cost 4, −1 Byzantium, −1 Harappa = 2", "Workers 1", "Points +2, +1 Byzantium = 3"]),
        ("fr", ["Coût 4, −1 Byzance, −1 Harappa = 2", "Ouvriers 1", "Points +2, +1 Byzance = 3"]),
        ("it", ["Costo 4, −1 Bisanzio, −1 Harappa = 2", "Lavoratori 1", "Punti +2, +1 Bisanzio = 3"]),
    ],
)
def test_a_sum_is_said(language: str, said: list[str]) -> None:
    speaker = Speaker(language, game=GAME)
    events = culture().preview(0, GAME.actions.parse("do culture"))
    assert [speaker.event(event) for event in events] == said


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_taking_a_civilization_is_said(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    state = position(seat(main="britain", hand=1), seat(), asked="civilization", market={"khmer": 5, "congo": 0})
    for text in ("rise khmer", "annex khmer"):
        (event,) = state.preview(0, GAME.actions.parse(text))
        said = speaker.event(event)
        assert said != event.key
        assert str(event.values["workers"]) in said
        assert "5" in said


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("key", [*SUMS, "preview-more", "preview-less", "preview-rise", "preview-annex"])
def test_every_line_has_its_words(language: str, key: str) -> None:
    assert Speaker(language, game=GAME).knows(key)
