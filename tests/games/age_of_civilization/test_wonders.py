"""Every wonder, built and played to the end of the game, compared with the same seat without it (5.5).

Changes are (points, coins, workers).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, legal, play, shown

from .positions import CONTENT, change, position, seat
from .probes import Probe, does, enters, final

NAMES = [wonder.id for wonder in CONTENT.wonder]
STRONG = seat(technologies=["ironworking", "gunpowder"])  # military 5


def compared(wonder: str, probe: Probe) -> list[Any]:
    """What a probe finds with a wonder and without it."""
    return [probe({"wonders": [wonder]}), probe({})]


@pytest.mark.rule("AC-060", "AC-080")
@pytest.mark.parametrize("wonder", NAMES)
def test_building(wonder: str) -> None:
    """It leaves the market for good; nothing is scored before the end of the game."""
    state = position(seat(coins=7), seat(), wonders=[wonder])
    assert change(state, f"build {wonder}") == (3, -7, 0)
    assert shown(state)["wonders"] == [wonder]
    assert state.view(0)["wonders"] == []


def test_every_wonder_has_a_test() -> None:
    assert len(NAMES) == 15
    assert {f"test_{name}" for name in NAMES} <= set(globals())


def test_pyramids() -> None:
    assert compared("pyramids", final()) == [0 + 1, 0]
    for others, per_two in ((["petra"], 1), (["petra", "greatwall"], 1), (["petra", "greatwall", "lighthouse"], 2)):
        points = 2 * len(others)
        assert compared("pyramids", final(wonders=others)) == [per_two + 1 + points, points]


def test_gardens() -> None:
    for workers in range(5):
        assert compared("gardens", final(hand=workers)) == [workers + 1, 0]


@pytest.mark.rule("AC-083", "AC-173")
def test_zeus() -> None:
    assert compared("zeus", final()) == [3, 0]  # all equal
    assert compared("zeus", final(main="korea")) == [3, 0]
    assert compared("zeus", final(other=STRONG)) == [0, 0]
    # Alone the virtual opponent has 6 at the end of the game.
    for main, points in (("congo", 0), ("celts", 3)):  # military 5 and 6
        own = STRONG | {"main": main, "wonders": ["zeus"]}
        assert change(position(own, asked="turn_end", round=6, virtual=5), "finish")[0] == points


def test_artemis() -> None:
    for coins, points in ((2, 0), (3, 1), (14, 4), (15, 5), (17, 5), (30, 5)):
        assert compared("artemis", final(coins=coins)) == [points, 0]


def test_mausoleum() -> None:
    assert compared("mausoleum", final(main="egypt")) == [1, 0]
    assert compared("mausoleum", final(main="egypt", annexed=["celts"])) == [2, 0]
    assert compared("mausoleum", final(main="egypt", declined=["huns"], annexed=["celts"])) == [3, 0]


def test_colossus() -> None:
    assert compared("colossus", final()) == [0, 0]
    assert compared("colossus", final(technologies=["gunpowder"])) == [1, 0]
    seven: dict[str, Any] = {"main": "franks", "annexed": ["korea", "celts"], "technologies": ["ironworking"]}
    assert compared("colossus", final(**seven)) == [3, 0]


def test_lighthouse() -> None:
    assert compared("lighthouse", does("do fishing")) == [(0, 2, 0), (0, 1, 0)]
    assert compared("lighthouse", does("do trade")) == [(0, 3, 0), (0, 2, 0)]
    assert compared("lighthouse", final()) == [2, 0]


def test_library() -> None:
    five = ["writing", "education", "navigation", "currency", "mining"]
    for count, points in ((1, 0), (2, 1), (3, 1), (5, 2)):
        assert compared("library", final(technologies=five[:count])) == [points, 0]


def test_greatwall() -> None:
    assert compared("greatwall", enters("trade", other=STRONG)) == [(0, 0, 0), (0, 0, -1)]
    assert compared("greatwall", final()) == [2, 0]


def test_stonehenge() -> None:
    for technologies, points in (([], 4), (["writing"], 4), (["writing", "mining"], 0)):
        assert compared("stonehenge", final(technologies=technologies)) == [points, 0]


def test_colosseum() -> None:
    assert compared("colosseum", does("do conquest")) == [(3, 0, 0), (2, 0, 0)]
    assert compared("colosseum", final()) == [2, 0]


def test_petra() -> None:
    assert compared("petra", does("rest")) == [(0, 3, 0), (0, 2, 0)]
    assert compared("petra", does("do fishing", "end")) == [(0, 2, 0), (0, 1, 0)]
    assert compared("petra", final()) == [2, 0]


def test_machupicchu() -> None:
    assert compared("machupicchu", does("rest")) == [(1, 2, 0), (0, 2, 0)]
    assert compared("machupicchu", does("do fishing", "end")) == [(0, 1, 0), (0, 1, 0)]
    assert compared("machupicchu", final()) == [2, 0]


def test_angkor() -> None:
    assert compared("angkor", does("do culture")) == [(3, -4, 0), (2, -4, 0)]
    assert compared("angkor", final()) == [1, 0]


@pytest.mark.rule("AC-078")
def test_hagiasophia() -> None:
    state = position(seat(coins=7), seat(), wonders=["hagiasophia"])
    play(state, "build hagiasophia")
    assert legal(state) == {"take writing", "take navigation", "take mining"}
    assert change(state, "take mining") == (0, 0, 0)  # neither a point nor a cost
    assert shown(state)["technologies"] == ["mining"]
    assert asked(state) == "0 action"
    # Gained by the Inca as well.
    state = position(seat(), seat(), asked="civilization", market=["inca"], wonders=["hagiasophia"])
    play(state, "rise inca", "take writing")
    assert (shown(state)["wonders"], shown(state)["technologies"]) == (["hagiasophia"], ["writing"])
    assert compared("hagiasophia", final()) == [1, 0]
