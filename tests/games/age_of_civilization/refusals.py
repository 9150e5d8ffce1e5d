"""Positions with actions that are refused there, one for each question and kind of refusal."""

from __future__ import annotations

from functools import partial
from typing import Any

from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import play
from tests.games.refusals import Make, Refusals

from .drafts import drafted
from .positions import GAME, STANDARD, TABLES, decisions, named, position, seat
from .scenarios import alone

INNOVATION = {**STANDARD, "innovation": True}
OTHER = seat(main="persia")  # one shield
BUILDING = ["construction", "hunting", "fishing", "farm", "plague", "culture", "trade", "conquest"]
TRADING = ["trade", "conquest", "fishing", "farm", "plague", "culture", "construction", "hunting"]


def drafting() -> Civilization:
    """The first pick; the first seat has Arabia, the second one Babylon."""
    dump = GAME.new(2, 1, {"draft": True}).dump()
    held = dump["position"]
    cards = [card.id for card in GAME.content.entries()["civilization"]]
    for number in (0, 1):
        held["seats"][number]["pack"] = cards[number:14:2]
    held["dealt"] = {card: [place % 2, 0] for place, card in enumerate(cards[:14])}
    held["deck"] = cards[14:]
    state = GAME.load(dump)
    assert isinstance(state, Civilization)
    return state


def choosing(own: dict[str, Any] | None = None, **more: Any) -> Civilization:
    return position(own or seat(main="egypt"), OTHER, asked="civilization", **more)


def first_round() -> Civilization:
    return choosing(seat(hand=0, coins=3), round=1)


def full() -> Civilization:
    """Three civilizations; asked because a special card can be bought."""
    own = seat(main="egypt", declined=["sumer"], annexed=["khmer"], coins=1)
    return choosing(own, options=INNOVATION, specials=["sp_lords"])


def maya_first() -> Civilization:
    own = seat(hand=0, coins=3)
    return alone(
        "lost_civilization", own, "civilization", round=1, given="maya", innovation=True, specials=["sp_poetry"]
    )


def buying(**own: Any) -> Civilization:
    return position(seat(main="egypt", **own), OTHER, options=INNOVATION, specials=["sp_lords", "sp_riders"])


def acting(
    *, other: dict[str, Any] | None = None, track: list[str] | None = None, rules: int = 2, **own: Any
) -> Civilization:
    own = {"main": "egypt", "coins": 3, **own}
    return position(seat(**own), other or OTHER, track=track or TRADING, round=1, rules=rules)


def following() -> Civilization:
    """Example 27."""
    own = seat(main="axum", hand=2, coins=6)
    state = position(own, OTHER, track=BUILDING, round=1)
    play(state, "do construction")
    assert state.view(0)["pending"] == {"0": "follow"}
    return state


def taking(**own: Any) -> Civilization:
    """Babylon's technology at the end of its turn."""
    state = position(seat(main="babylon", hand=1, **own), OTHER, turn={"acted": True}, options=INNOVATION)
    play(state, "end")
    assert state.view(0)["pending"] == {"0": "technology"}
    return state


def taking_alone() -> Civilization:
    state = alone("age_of_wonders", seat(main="babylon", technologies=["mining", "ironworking"]), turn={"acted": True})
    play(state, "end")
    return state


def gaining() -> Civilization:
    state = choosing(market=["inca", "lydia"], wonders=["zeus", "petra"])
    play(state, "rise inca")
    assert state.view(0)["pending"] == {"0": "wonder"}
    return state


def ending(**own: Any) -> Civilization:
    return position(seat(**own), OTHER, asked="turn_end")


def paying() -> Civilization:
    """Phoenicia's coins."""
    state = position(seat(main="phoenicia", coins=2), OTHER, asked="turn_end", market=["lydia", "siam"])
    play(state, "trigger phoenicia")
    assert state.view(0)["pending"] == {"0": "bonus"}
    return state


def empty_market(**own: Any) -> Civilization:
    """After a draft, when the market is empty. Both Education and Phoenicia could be used at the end of the turn."""
    own = {"main": "phoenicia", "declined": ["siam"], "annexed": ["zimbabwe"], **own}
    other = seat(main="egypt", declined=["lydia"], annexed=["congo"])
    return drafted(other, seat(**own), asked="turn_end", active=1, turn={"turns": 1})


def with_innovation_alone() -> Civilization:
    return alone("skirmish", seat(main="egypt", coins=3), innovation=True, specials=["sp_lords"])


QUARRY = {"zeus": 0, "gardens": 0}
# By rule and message: the positions and actions that they are given for.
REFUSED: dict[tuple[str, str], list[tuple[Make, str]]] = {
    ("AC-160", "refuse-not-in-pack"): [
        (drafting, "draft babylon"),
        (drafting, "draft vikings"),
    ],
    ("AC-030", "refuse-not-asked"): [
        (drafting, "rise arabia"),
        (choosing, "do enslave"),
        (choosing, "draft lydia"),
        (acting, "rise lydia"),
        (acting, "pass"),
        (acting, "take writing"),
        (acting, "finish"),
        (following, "do culture"),
        (following, "end"),
        (taking, "research writing"),
        (gaining, "build zeus"),
        (lambda: ending(main="babylon"), "end"),
        (paying, "finish"),
    ],
    ("AC-033", "refuse-not-in-market"): [
        (choosing, "rise rome"),
        (choosing, "annex rome"),
        (choosing, "rise egypt"),
        (first_round, "rise rome"),
    ],
    ("AC-161", "refuse-not-on-offer"): [
        (lambda: drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization"), "rise persia"),
    ],
    ("AC-031", "refuse-must-rise"): [
        (first_round, "pass"),
        (first_round, "annex lydia"),
        (maya_first, "pass"),
    ],
    ("AC-032", "refuse-civilization-limit"): [
        (full, "rise lydia"),
        (full, "annex lydia"),
    ],
    ("AC-200", "refuse-rise-only"): [
        (maya_first, "rise inca"),
    ],
    ("AC-140", "refuse-no-innovation"): [
        (choosing, "buy sp_lords"),
    ],
    ("AC-140", "refuse-special-gone"): [
        (lambda: buying(coins=3), "buy sp_poetry"),
        (with_innovation_alone, "buy sp_riders"),
    ],
    ("AC-141", "refuse-special-bought"): [
        (lambda: buying(coins=3, special="sp_smiths"), "buy sp_lords"),
    ],
    ("AC-141", "refuse-coins"): [
        (lambda: buying(coins=0), "buy sp_lords"),
    ],
    ("AC-142", "refuse-column"): [
        (lambda: buying(coins=3, technologies=["mining"]), "buy sp_lords"),
    ],
    ("AC-022", "refuse-not-available"): [
        (acting, "do culture"),
    ],
    ("AC-013", "refuse-not-in-game"): [
        (acting, "do hospice"),
        (acting, "quarry zeus"),
        (acting, "patronage writing"),
    ],
    ("AC-023", "refuse-slots-used"): [
        (lambda: position(seat(main="egypt"), OTHER, turn={"used": {"enslave": 1}, "acted": True}), "do enslave"),
        (
            lambda: position(seat(main="egypt", coins=9), OTHER, turn={"used": {"research": 2}, "acted": True}),
            "research writing",
        ),
        (
            lambda: alone("age_of_wonders", seat(main="india"), turn={"used": {"quarry": 2}, "acted": True}),
            "quarry zeus",
        ),
    ],
    ("AC-046", "refuse-workers"): [
        (lambda: acting(hand=1, track=["farm", *TRADING[:3], *TRADING[4:]]), "do farm"),
        (lambda: acting(hand=0), "do enslave"),
        (lambda: acting(hand=0), "do fishing"),
        (lambda: acting(main="aztecs", hand=1, coins=9), "build zeus"),
    ],
    ("AC-046", "refuse-coins"): [
        (lambda: acting(coins=3), "build zeus"),
        (lambda: acting(coins=3), "research writing"),
        (lambda: acting(track=BUILDING, coins=1), "do construction"),
        (lambda: alone("silk_road", seat(main="india", coins=0)), "do caravan"),
        (lambda: alone("death_and_rebirth", seat(main="khmer", coins=4), round=4), "patronage writing"),
    ],
    ("AC-065", "refuse-not-highest"): [
        (lambda: acting(rules=1), "do conquest"),
    ],
    ("AC-129", "refuse-denied"): [
        (lambda: acting(other=seat(main="vikings")), "do trade"),
    ],
    ("AC-081", "refuse-technology-owned"): [
        (lambda: acting(coins=9, technologies=["writing"]), "research writing"),
        (lambda: taking(technologies=["writing"]), "take writing"),
    ],
    ("AC-081", "refuse-technology-unreachable"): [
        (lambda: acting(coins=9), "research science"),
        (lambda: alone("death_and_rebirth", seat(main="khmer", coins=9), round=4), "patronage science"),
        (taking, "take education"),
    ],
    ("AC-143", "refuse-technology-covered"): [
        (lambda: acting(coins=9), "research poetry"),
        (lambda: buying(coins=9, special="sp_poetry"), "research writing"),
        (taking, "take poetry"),
        (lambda: taking(special="sp_poetry"), "take writing"),
    ],
    ("AC-190", "refuse-technology-closed"): [
        (
            lambda: alone("age_of_wonders", seat(main="india", coins=9, technologies=["mining", "ironworking"])),
            "research gunpowder",
        ),
        (taking_alone, "take gunpowder"),
    ],
    ("AC-061", "refuse-technology-available"): [
        (lambda: acting(coins=9), "research none"),
    ],
    ("AC-060", "refuse-wonder-gone"): [
        (lambda: acting(coins=9), "build colosseum"),
    ],
    ("AC-060", "refuse-wonder-available"): [
        (lambda: acting(coins=9), "build none"),
    ],
    ("AC-196", "refuse-stations-open"): [
        (lambda: alone("silk_road", seat(main="india", coins=9), stations=6), "do caravan"),
    ],
    ("AC-191", "refuse-wonder-gone"): [
        (lambda: alone("age_of_wonders", seat(main="india"), wonders=QUARRY), "quarry artemis"),
    ],
    ("AC-216", "refuse-technology-available"): [
        (lambda: alone("death_and_rebirth", seat(main="khmer", coins=9), round=4), "patronage none"),
    ],
    ("AC-045", "refuse-rest"): [
        (lambda: position(seat(main="egypt"), OTHER, turn={"acted": True}), "rest"),
    ],
    ("AC-045", "refuse-end"): [
        (acting, "end"),
    ],
    ("AC-079", "refuse-wonder-gone"): [
        (gaining, "gain colosseum"),
    ],
    ("AC-090", "refuse-not-pending"): [
        (lambda: ending(main="babylon", declined=["rome"]), "trigger rome"),
        (lambda: ending(main="babylon"), "trigger siam"),
        (lambda: ending(main="rome", declined=["babylon"], technologies=["education"], coins=4), "trigger babylon"),
        # A fixed gain, which comes by itself.
        (lambda: ending(main="lydia", technologies=["education"], coins=4), "trigger lydia"),
    ],
    ("AC-091", "refuse-coins"): [
        (lambda: ending(main="siam", coins=2), "trigger siam"),
        (lambda: ending(main="phoenicia", coins=1), "trigger phoenicia"),
        (lambda: ending(main="babylon", technologies=["education"], coins=3), "trigger education"),
        (lambda: empty_market(coins=1), "trigger phoenicia"),
    ],
    ("AC-127", "refuse-market-empty"): [
        (lambda: empty_market(coins=4), "trigger phoenicia"),
    ],
    ("AC-091", "refuse-compulsory"): [
        (lambda: ending(main="babylon"), "finish"),
    ],
    ("AC-127", "refuse-not-in-market"): [
        (paying, "bonus rome"),
    ],
}
VALUES: list[tuple[Make, str, dict[str, Any]]] = [
    (full, "rise lydia", {"limit": 3}),
    (lambda: buying(coins=0), "buy sp_lords", {"cost": 1, "coins": 0}),
    (lambda: buying(coins=3, technologies=["mining"]), "buy sp_lords", {"special": "sp_lords"}),
    (lambda: acting(coins=3), "build zeus", {"cost": 4, "coins": 3}),  # Egypt: 7 - 3
    (lambda: acting(main="aztecs", hand=1, coins=9), "build zeus", {"needed": 2, "workers": 1}),
    (lambda: alone("silk_road", seat(main="india"), stations=5), "do caravan", {"cost": 4, "coins": 0}),
    (lambda: ending(main="siam", coins=2), "trigger siam", {"cost": 3, "coins": 2}),
    # India: Culture 2 coins less; Harappa's coin does not count at the end of a turn (AC-073).
    (
        lambda: ending(main="india", declined=["harappa"], annexed=["arabia"], technologies=["education"], coins=1),
        "trigger education",
        {"cost": 2, "coins": 1},
    ),
    (maya_first, "rise inca", {"civilization": "maya"}),
    (acting, "do culture", {"action": "culture"}),
]

REFUSALS = Refusals(
    refused=REFUSED,
    values=VALUES,
    games={named(table): partial(decisions, table, 3) for table in TABLES},
    every=5,
)
