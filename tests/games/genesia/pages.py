"""Games whose pages are looked at, and scenes of what random games seldom come to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.games.pages import Moment, Pages
from tests.games.playing import play

from .positions import CONTENT, GAME, position, seat

ENGLISH = {"coins", "cities", "homeland", "hand", "reserve", "keep", "moves", "worth", "played", "steps", "seen"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "expert"}),
    (2, {"objectives": "none"}),
    (3, {"deck": "warlike"}),
    (4, {"teams": "2v2", "promo": True}),
    (5, {"deck": "manager", "objectives": "all"}),
]


@cache
def game(number: int) -> list[Moment]:
    """A warlike game played at random: the first times of each question, every thirteenth decision, and the end. After
    the games come the scenes.
    """
    if number == len(TABLES):
        return scenes()
    players, options = TABLES[number]
    state, rng, found = GAME.new(players, 1, options), random.Random(number), []
    asked: dict[str, int] = {}
    decisions = 0
    war = GAME.actions.parse("stance war")
    while not state.over:
        who = state.pending()[-1]
        question = GAME.questions[state.question(who)]
        asked[question] = asked.get(question, 0) + 1
        if decisions % 13 == 0 or asked[question] <= 2:
            found.append(Moment(state.clone(), who))
        legal = list(state.legal(who))
        state.apply(who, war if war in legal and rng.random() < 0.7 else rng.choice(legal))
        decisions += 1
    return [*found, Moment(state, None)]


OWN_LAND = [f"red-{row}-{column}" for row in range(1, 6) for column in (1, 2, 3)]
TOWNS = [*OWN_LAND[3:], "isle-7-3", "isle-7-4", "isle-7-5", "isle-7-6", "isle-12-2", "isle-12-3", "isle-15"]


def armies(red: list[str], green: list[str], **more: Any) -> list[dict[str, Any]]:
    """Three neighbours on the island who could attack each other, with cards in hand."""
    theirs = {"isle-7-2": 3, "isle-7-3": 2, "green-5-1": 1}
    return [
        seat(coins=14, clans={"red-home": 3, "isle-7-1": 6, "red-5-2": 5}, cities=["isle-7-1"], hand=red, **more),
        seat(coins=9, clans=theirs, cities=["isle-7-2", "isle-7-3"], hand=green, made=["writing"]),
        seat(coins=5, clans={"isle-12-1": 1, "isle-12-3": 2, "yellow-home": 2}, cities=["isle-12-3"]),
    ]


# What random games seldom come to, each with the actions that lead there.
SCENES: list[tuple[dict[str, Any], tuple[list[str], list[str]], list[str]]] = [
    (
        {"asked": "assault", "age": 2},
        (["gunpowder", "chivalry"], ["ramparts", "swiss_guard"]),
        ["assault_from isle-7-1"],
    ),
    ({"asked": "assault", "age": 2}, ([], ["swiss_guard"]), ["assault_from red-5-2", "play swiss_guard"]),
    ({"asked": "assault", "age": 3}, (["missiles"], []), ["assault_from isle-7-1"]),
    ({"asked": "assault", "age": 3}, ([], []), ["assault_from isle-7-1", "assault_at isle-7-2", "number 3"]),
    ({"asked": "end_cards", "age": 2}, (["opera"], []), ["play opera"]),
    ({"asked": "growth", "age": 2}, (["printing"], []), ["play printing"]),
    ({"asked": "expansion", "age": 1}, (["bow", "raid"], []), ["play bow"]),
    ({"asked": "expansion", "age": 2}, (["caravels"], []), ["play caravels"]),
    ({"asked": "expansion", "age": 2}, (["builders"], []), ["play builders"]),
    ({"asked": "expansion", "age": 1, "active": 1}, (["imitation"], ["wheel"]), ["play wheel", "play imitation"]),
    ({"asked": "growth", "age": 1}, (["fire"], []), ["play fire"]),
    ({"asked": "expansion", "age": 2}, (["longships"], []), ["play longships"]),
]


@cache
def scenes() -> list[Moment]:
    """What the scenes ask, and what random play makes of them for a while."""
    found = []
    for number, (table, hands, actions) in enumerate(SCENES):
        for seed in range(2):
            state, rng = position(*armies(*hands), **table), random.Random(10 * number + seed)
            for text in actions:
                play(state, text)
            for _ in range(9):
                who = state.pending()[0]
                found.append(Moment(state.clone(), who))
                state.apply(who, rng.choice(list(state.legal(who))))
                if state.over:
                    break
    builder = seat(clans=dict.fromkeys(OWN_LAND[:3], 2), cities=TOWNS)
    building = position(builder, seat(), seat(), asked="stance", age=2)
    while GAME.questions[building.question(building.pending()[0])] == "stance":
        building.apply(building.pending()[0], GAME.actions.parse("stance peace"))
    return [*found, Moment(building, building.pending()[0])]


def moments() -> Iterator[Moment]:
    for number in range(len(TABLES)):
        yield from game(number)
    yield from scenes()


PAGES = Pages(
    tables=TABLES,
    moments=game,
    games=range(len(TABLES) + 1),
    cards={f"card-{card.id}" for card in CONTENT.card} | {f"objective-{each.id}" for each in CONTENT.objective},
    english={"fr": ENGLISH, "it": ENGLISH},
    phrases={"span", "b", "small", "i", "svg", "use", "title", "path", "circle", "g", "text"},
    always_moving=False,
    largest=200_000,
    choices=40,
)
