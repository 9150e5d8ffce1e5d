"""A game of Genesia put together by somebody who hears only what is told, and who has the cards to read."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.geography import COLOURS


class Rebuilt:
    """Coins, cards, points and pieces of everybody, as far as an observer is told. Who travels is where they are."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], observer: int | None) -> None:
        assert isinstance(game.content, Catalogue)
        self.alone = players == 1
        self.observer = observer
        self.seats = range(game.seats(players))
        self.cards = {card.id: card for card in game.content.card}
        self.rules = game.content.rules
        self.age = 0
        self.phase = "objectives"
        self.order: list[int] = []
        self.next_order: dict[int, int] = {}
        self.coins = [0 for _ in self.seats]
        self.clans: list[Counter[str]] = [Counter() for _ in self.seats]
        self.cities: list[set[str]] = [set() for _ in self.seats]
        self.shields: set[str] = set()
        self.free: list[Counter[str]] = [Counter() for _ in self.seats]
        self.sizes = [0 for _ in self.seats]  # of hands
        self.hands: list[set[str]] = [set() for _ in self.seats]  # as far as they are known
        self.packet: set[str] = set()
        self.picking: set[int] = set()
        self.discards = [0 for _ in self.seats]
        self.played: list[list[tuple[str, str | None]]] = [[] for _ in self.seats]
        self.made: list[set[str]] = [set() for _ in self.seats]
        self.marked: list[set[str]] = [set() for _ in self.seats]
        self.points = [0 for _ in self.seats]
        self.progress: list[list[int]] = [[] for _ in self.seats]
        self.objectives: list[list[str]] = [[] for _ in self.seats]
        self.assault: tuple[str, str] = ("", "")

    def hear(self, event: Event) -> None:
        heard = getattr(self, f"hear_{event.key.removeprefix('event-').replace('-', '_')}")
        heard(dict(event.values), event.values.get("seat", self.observer))

    # The course of the game -----------------------------------------------------------------------------

    def hear_first(self, told: Any, seat: int) -> None:
        self.order = listed(told["order"], "seat")

    def hear_offered(self, told: Any, seat: int) -> None:
        self.objectives[seat] = listed(told["objectives"], "objective")

    def hear_objective(self, told: Any, seat: int) -> None:
        """Which one, only its owner hears."""

    def hear_objective_own(self, told: Any, seat: int) -> None:
        self.objectives[seat] = [told["objective"]]

    def hear_age(self, told: Any, seat: int) -> None:
        self.age = told["age"]
        self.phase = "draft"
        if self.next_order:
            self.order = [self.next_order[place] for place in sorted(self.next_order)]
        elif self.age > 1:
            self.order.reverse()  # alone the tribes take turns (GA-143)
        self.next_order = {}
        self.coins = [coins + told["coins"] for coins in self.coins]
        self.shields = set()
        for each in self.seats:
            self.discards[each] = self.points[each] = 0
            self.played[each] = []

    def hear_phase(self, told: Any, seat: int) -> None:
        self.phase = told["phase"]
        self.packet = set()

    def hear_packet(self, told: Any, seat: int) -> None:
        self.packet = set(listed(told["cards"], "card"))

    def hear_hand(self, told: Any, seat: int) -> None:
        self.hands[seat] = set(listed(told["cards"], "card"))
        self.sizes[seat] = len(self.hands[seat])

    def hear_picked(self, told: Any, seat: int) -> None:
        self.picking.add(seat)
        if len(self.picking) == len(self.seats):
            self.picking = set()
            self.sizes = [size + 1 for size in self.sizes]

    def hear_pick(self, told: Any, seat: int) -> None:
        self.hands[seat].add(told["card"])
        self.packet.discard(told["card"])

    def hear_done(self, told: Any, seat: int) -> None:
        """Somebody else's turn."""

    def hear_progress(self, told: Any, seat: int) -> None:
        self.progress[seat].append(told["points"])

    def hear_position(self, told: Any, seat: int) -> None:
        self.next_order[told["place"]] = seat

    def hear_reveal(self, told: Any, seat: int) -> None:
        self.objectives[seat] = [told["objective"]]

    def hear_final(self, told: Any, seat: int) -> None:
        self.phase = "final"

    # Cards ----------------------------------------------------------------------------------------------

    def hear_play(self, told: Any, seat: int) -> None:
        card = told["card"]
        self.coins[seat] -= told["coins"]
        self.sizes[seat] -= 1
        self.hands[seat].discard(card)
        self.played[seat].append((card, told.get("copied")))
        if self.cards[card].invention:
            self.made[seat].add(card)

    def hear_copy(self, told: Any, seat: int) -> None:
        self.hear_play(told, seat)
        if self.cards[told["copied"]].invention:
            self.marked[seat].add(told["copied"])

    def hear_mark(self, told: Any, seat: int) -> None:
        self.marked[seat].add(told["card"])

    def hear_discard(self, told: Any, seat: int) -> None:
        self.coins[seat] += told["coins"]
        self.sizes[seat] -= 1
        self.discards[seat] += 1

    def hear_discard_own(self, told: Any, seat: int) -> None:
        for hand in self.hands:  # alone both tribes are one's own
            hand.discard(told["card"])

    def hear_option(self, told: Any, seat: int) -> None:
        """What it does is told by itself."""

    # Coins, points and moves ------------------------------------------------------------------------------

    def hear_coins(self, told: Any, seat: int) -> None:
        self.coins[seat] += told["coins"]

    def hear_pay(self, told: Any, seat: int) -> None:
        self.coins[seat] -= told["coins"]

    def hear_take(self, told: Any, seat: int) -> None:
        self.coins[seat] += told["coins"]
        self.coins[told["rival"]] -= told["coins"]

    def hear_toll(self, told: Any, seat: int) -> None:
        self.coins[seat] -= told["coins"]
        self.coins[told["rival"]] += told["coins"]

    def hear_points(self, told: Any, seat: int) -> None:
        self.points[seat] += told["points"]

    def hear_moves(self, told: Any, seat: int) -> None:
        self.free[seat][told["pool"]] += told["count"]

    def hear_moves_lost(self, told: Any, seat: int) -> None:
        assert self.free[seat].total() == told["count"]
        self.free[seat].clear()

    # Pieces -----------------------------------------------------------------------------------------------

    def hear_recruit(self, told: Any, seat: int) -> None:
        self.coins[seat] -= told["coins"]
        self.clans[seat][told["region"]] += 1

    def hear_clans(self, told: Any, seat: int) -> None:
        self.clans[seat][told["region"]] += told["count"]

    def hear_city(self, told: Any, seat: int) -> None:
        self.cities[seat].add(told["region"])

    def hear_move(self, told: Any, seat: int) -> None:
        self.coins[seat] -= told["coins"]
        if told["pool"]:
            self.free[seat][told["pool"]] -= 1
        self.carry(seat, told["from"], told["to"], told["count"])

    def hear_jump(self, told: Any, seat: int) -> None:
        self.carry(seat, told["from"], told["to"], told["count"])

    def hear_expel(self, told: Any, seat: int) -> None:
        rival = told["rival"]
        self.carry(rival, told["region"], f"{COLOURS[rival]}-home", told["count"])

    def hear_shield(self, told: Any, seat: int) -> None:
        self.shields.add(told["region"])

    def carry(self, seat: int, here: str, there: str, count: int) -> None:
        self.clans[seat][there] += count
        self.lose(seat, here, count)

    def lose(self, seat: int, region: str, count: int) -> None:
        self.clans[seat][region] -= count
        if not self.clans[seat][region] and region not in self.cities[seat]:
            self.shields.discard(region)  # K2

    # Assaults ---------------------------------------------------------------------------------------------

    def hear_war(self, told: Any, seat: int) -> None:
        """What comes of it is told by itself."""

    def hear_peace(self, told: Any, seat: int) -> None:
        """Nothing comes of it."""

    def hear_idle(self, told: Any, seat: int) -> None:
        """GA-065."""

    def hear_no_assault(self, told: Any, seat: int) -> None:
        """Nothing comes of it."""

    def hear_quiet(self, told: Any, seat: int) -> None:
        """The next phase is told by itself."""

    def hear_assault(self, told: Any, seat: int) -> None:
        self.assault = told["from"], told["to"]

    def hear_cancelled(self, told: Any, seat: int) -> None:
        """Nobody loses anything."""

    def hear_retreat(self, told: Any, seat: int) -> None:
        self.carry(seat, told["from"], told["region"], told["count"])

    def hear_fight(self, told: Any, seat: int) -> None:
        origin, target = self.assault
        self.lose(seat, origin, told["own"])
        self.lose(told["rival"], target, told["other"])

    def hear_siege(self, told: Any, seat: int) -> None:
        region = told["region"]
        self.lose(seat, self.assault[0], told["count"])
        self.cities[told["rival"]].remove(region)
        self.shields.discard(region)
        self.cities[seat].add(region)

    def hear_occupy(self, told: Any, seat: int) -> None:
        self.carry(seat, self.assault[0], told["region"], told["count"])

    # What comes of it -------------------------------------------------------------------------------------

    def known(self) -> dict[str, Any]:
        return {
            "age": max(1, self.age),
            "phase": self.phase,
            "order": self.order,
            "shields": self.shields,
            "packet": self.packet,
            "seats": [self.known_of(seat) for seat in self.seats],
        }

    def known_of(self, seat: int) -> dict[str, Any]:
        placed = self.clans[seat].total(), len(self.cities[seat])
        return {
            "coins": self.coins[seat],
            "clans": dict(+self.clans[seat]),
            "cities": self.cities[seat],
            "reserve": (self.rules.clans - placed[0], self.rules.cities - placed[1]),
            "free": dict(+self.free[seat]),
            "hand": self.sizes[seat],
            "cards": self.hands[seat] if self.alone or seat == self.observer else set(),
            "objectives": self.objectives[seat],
            "discards": self.discards[seat],
            "played": self.played[seat],
            "made": self.made[seat],
            "marked": self.marked[seat],
            "points": self.points[seat],
            "progress": self.progress[seat],
        }

    def leaving(self, view: dict[str, Any]) -> set[str]:
        """Where a group is lifted that has made no step yet: nobody is told before it does."""
        trip = view["trip"]
        return self.shields & {trip["from"]} if trip and trip["from"] == trip["at"] else set()

    def expected(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Genesia)
        view = state.view(self.observer)
        return {
            "age": view["age"],
            "phase": view["phase"],
            "order": view["order"],
            "shields": {name for name, region in view["regions"].items() if region["shield"]} | self.leaving(view),
            "packet": set() if self.observer is None else set(view["seats"][self.observer]["packet"] or ()),
            "seats": [expected_of(view, seat) for seat in self.seats],
        }


def expected_of(view: dict[str, Any], seat: int) -> dict[str, Any]:
    regions, own, trip = view["regions"], view["seats"][seat], view["trip"]
    clans = Counter({name: region["clans"].get(str(seat), 0) for name, region in regions.items()})
    if trip and trip["seat"] == seat:
        clans[trip["at"]] += trip["clans"]
    return {
        "coins": own["coins"],
        "clans": dict(+clans),
        "cities": {name for name, region in regions.items() if seat in region["cities"]},
        "reserve": (own["clans"], own["cities"]),
        "free": {pool: count for pool, count in own["free"].items() if count},
        "hand": own["hand_size"],
        "cards": set(own["kept"] if own["kept"] is not None else own["hand"] or ()),
        "objectives": own["objectives"] or [],
        "discards": own["discards"],
        "played": [(one["card"], one["copied"]) for one in own["played"]],
        "made": {one["card"] for one in own["inventions"] if one["how"] == "played"},
        "marked": {one["card"] for one in own["inventions"] if one["how"] == "marked"},
        "points": own["points"],
        "progress": own["progress"],
    }


def listed(events: tuple[Event, ...], name: str) -> list[Any]:
    return [event.values[name] for event in events]
