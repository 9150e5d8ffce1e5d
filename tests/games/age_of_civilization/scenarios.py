"""Positions of the games alone made by hand: the Skirmish and the scenarios of the Path of Glory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.events import Event
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import legal, play

from .positions import GAME, ORDER, position

SCENARIOS = ("age_of_wonders", "silk_road", "lost_civilization", "mongol_devastation", "death_and_rebirth")
# A time track of each mode, with the scenario's cards in their places.
TRACKS = {
    "skirmish": ORDER,
    "age_of_wonders": ["hunting", "fishing", "farm", "quarry", "culture", "trade", "construction", "conquest"],
    "silk_road": ["hunting", "fishing", "farm", "bazaar", "plague", "culture", "construction", "trade"],
    "lost_civilization": ["hunting", "fishing", "farm", "trade", "culture", "ritual", "construction", "conquest"],
    "mongol_devastation": ["hunting", "fishing", "ramparts", "culture", "trade", "farm", "construction", "conquest"],
    "death_and_rebirth": ["fishing", "hospice", "farm", "trade", "culture", "patronage", "construction", "conquest"],
}
# The decks of section 5.7 of the rules.
DECKS = {
    "age_of_wonders": "sumer egypt babylon hittites harappa china lydia persia kush greece rome olmecs india celts",
    "silk_road": "china sogdiana tibet khitan korea japan india persia arabia byzantium rome italy greece ottomans "
    "slavs huns",
    "lost_civilization": "aztecs inca tiwanaku olmecs cahokia polynesia",
    "mongol_devastation": "china korea japan khmer india persia arabia byzantium italy franks slavs daiviet majapahit "
    "siam tibet khitan ottomans",
    "death_and_rebirth": "italy franks britain byzantium ottomans mali zimbabwe congo china korea japan siam majapahit "
    "daiviet slavs aztecs inca khmer",
}
MARKETS = {"lost_civilization": 3}
NOT_ALONE = {"mongolia", "vikings", "germania", "carthage", "phoenicia", "scythians", "iberia"}
ANCIENT = ["pyramids", "gardens", "zeus", "artemis", "mausoleum", "colossus", "lighthouse"]


def deck_of(mode: str) -> list[str]:
    """The civilizations that a mode is played with."""
    if mode in DECKS:
        return DECKS[mode].split()
    return [card.id for card in GAME.content.entries()["civilization"] if card.id not in NOT_ALONE]


def alone(
    mode: str,
    own: dict[str, Any],
    asked: str = "action",
    *,
    market: Sequence[str] | dict[str, int] | None = None,
    innovation: bool = False,
    **table: Any,
) -> Civilization:
    """A position of a game alone; what is not named fits the mode and the round."""
    owned = {own["main"], *own["declined"], *own["annexed"]}
    left = [card for card in deck_of(mode) if card not in owned]
    lying = left[: MARKETS.get(mode, 5)] if market is None else market
    table.setdefault("wonders", ANCIENT if mode == "age_of_wonders" else ["library", "petra", "angkor", "greatwall"])
    table.setdefault("track", TRACKS[mode])
    table.setdefault("round", 2)
    table.setdefault("virtual", table["round"] - 1)
    table.setdefault("deck", [card for card in left if card not in lying])
    options = {"mode": mode, "innovation": innovation}
    return position(own, asked=asked, options=options, market=lying, **table)


def after_round(mode: str, own: dict[str, Any], **table: Any) -> tuple[Civilization, list[Event]]:
    """A game alone in which the turn has just ended, after some action, and what happened then."""
    state = alone(mode, own, turn={"acted": True}, **table)
    return state, play(state, "end")


def rounds_with(action: str, mode: str, own: dict[str, Any]) -> list[int]:
    """The rounds in which an action is offered."""
    return [number for number in range(1, 7) if action in legal(alone(mode, own, round=number))]


def dumped(state: Civilization) -> dict[str, Any]:
    """The game's own part of a dump."""
    found: dict[str, Any] = state.dump()["position"]
    return found


def workers(state: Civilization, seat: int = 0) -> int:
    """All workers a seat owns."""
    own = dumped(state)["seats"][seat]
    return int(own["hand"] + own["white"] + own["red"])


def coins(state: Civilization, seat: int = 0) -> int:
    return int(dumped(state)["seats"][seat]["coins"])


def points(state: Civilization, seat: int = 0) -> int:
    return sum(dumped(state)["seats"][seat]["points"].values())


def technologies(state: Civilization, seat: int = 0) -> set[str]:
    return set(dumped(state)["seats"][seat]["technologies"])


def grade(state: Civilization) -> str | None:
    """The grade of a scenario that is over."""
    result = state.view(0)["result"]
    assert set(result) == {"goals", "grade", "path"}
    found: str | None = result["grade"]
    return found
