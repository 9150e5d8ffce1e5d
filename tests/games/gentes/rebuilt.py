"""A position of Gentes put together by somebody who only hears what is told."""

from __future__ import annotations

from typing import Any

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.rules.flow import Gentes

TYPES = ("noble", "artisan", "soldier", "merchant", "priest", "scholar")


class Rebuilt:
    """It knows what markers and cubes do when a round begins or ends, and nothing else of the rules."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], observer: int | None) -> None:
        assert isinstance(game.content, Catalogue)
        self.content, self.players, self.observer = game.content, players, observer
        rules = self.content.rules
        self.eras = {card.id: card.era for card in self.content.card}
        self.round, self.era, self.first, self.leader = 1, 1, (0 if players == 1 else -1), -1
        self.chart: list[str] = []
        self.chart_cube: str | None = None
        self.row: list[str] = []
        self.cubed: set[str] = set()
        self.laid: set[str] = set()
        self.boxed: set[str] = set()
        self.discard: set[str] = set()
        self.spaces: dict[str, int] = {}
        self.used_homes: set[str] = set()
        self.won: dict[str, dict[int, int]] = {bonus.id: {} for bonus in self.content.bonus}
        self.passed: set[int] = set()
        self.spread: dict[str, int] = dict.fromkeys(TYPES, 0)  # the own citizens, before they are shown
        self.seats: list[dict[str, Any]] = [
            {
                "coins": rules.start_coins,
                "points": 0,
                "citizens": dict.fromkeys(TYPES, 0),
                "temple": 0,
                "oracle": 0,
                "locks": rules.start_locks,
                "track": [1] * rules.start_hourglasses,
                "hand": set(),
                "played": [],
                "placed": set(),
                "used": set(),
            }
            for _ in range(players)
        ]

    def hear(self, event: Event) -> None:
        values: Any = event.values
        own: Any = self.seats[values["seat"]] if "seat" in values else {}
        getattr(self, "_" + event.key.removeprefix("event-").replace("-", "_"))(own, values)

    # The table ------------------------------------------------------------------------------------------

    def _pause(self, own: Any, values: Any) -> None:
        """Only said."""

    def _first(self, own: Any, values: Any) -> None:
        self.first = values["seat"]

    def _chart_order(self, own: Any, values: Any) -> None:
        self.chart = [part.values["citizen"] for part in values["types"]]

    def _chart(self, own: Any, values: Any) -> None:
        self.chart.remove(values["citizen"])
        self.chart.append(values["citizen"])
        if self.chart_cube == values["citizen"]:
            self.chart_cube = None

    _chart_cube = _chart

    def _round(self, own: Any, values: Any) -> None:
        self.round, self.first = values["round"], values["seat"]
        self.passed = set()
        prices = self.content.scribe_prices
        if self.players <= 2:
            self.cubed = {self.row[slot - 1] for slot in prices.cube_slots if slot <= len(self.row)}
        if self.players == 1:
            self.chart_cube = self.chart[self.content.training_chart.solo_cube_column - 1]

    def _decline(self, own: Any, values: Any) -> None:
        self.passed = set()
        self.used_homes = set()
        for each in self.seats:
            each["used"] = set()

    def _cleared(self, own: Any, values: Any) -> None:
        assert len(own["track"]) == values["spaces"] + values["hourglasses"]
        own["track"] = [1] * values["hourglasses"]

    def _leader(self, own: Any, values: Any) -> None:
        self.first, self.leader = values["seat"], -1

    def _era(self, own: Any, values: Any) -> None:
        self.era = values["era"]
        self.discard |= {part.values["card"] for part in values["cards"]}
        self.row = []

    def _pass(self, own: Any, values: Any) -> None:
        self.passed.add(values["seat"])

    def _over(self, own: Any, values: Any) -> None:
        pass

    # Cards -----------------------------------------------------------------------------------------------

    def _laid(self, own: Any, values: Any) -> None:
        self.laid.add(values["card"])

    def _draft_left(self, own: Any, values: Any) -> None:
        left = {part.values["card"] for part in values["cards"]}
        assert left == self.laid
        self.laid = set()
        self.boxed |= left if values["boxed"] else set()

    def _row(self, own: Any, values: Any) -> None:
        self.row.append(values["card"])

    def _boxed(self, own: Any, values: Any) -> None:
        self.row.remove(values["card"])
        self.cubed.discard(values["card"])
        self.boxed.add(values["card"])

    def _dealt(self, own: Any, values: Any) -> None:
        card = values["card"]
        own["hand"].add(card)
        self.laid.discard(card)
        self.discard.discard(card)
        self.cubed.discard(card)
        if card in self.row:
            self.row.remove(card)

    _draft = _take = _dealt

    def _play(self, own: Any, values: Any) -> None:
        own["hand"].remove(values["card"])
        own["played"].append(values["card"])
        own["points"] += values["points"]
        own["oracle"] -= values["cubes"]

    def _place(self, own: Any, values: Any) -> None:
        own["hand"].remove(values["card"])
        own["placed"].add(values["card"])
        own["points"] += values["points"]
        own["oracle"] -= values["cubes"]

    # Actions ---------------------------------------------------------------------------------------------

    def _tile(self, own: Any, values: Any) -> None:
        own["coins"] -= values["coins"]
        own["track"].append(values["tile"])
        if values["tile"] == "leader":
            self.leader = values["seat"]

    def _card_action(self, own: Any, values: Any) -> None:
        own["coins"] -= values["coins"]
        own["used"].add(values["card"])

    def _home_action(self, own: Any, values: Any) -> None:
        own["coins"] -= values["coins"]
        self.used_homes.add(values["space"])

    _exchange = _card_action

    def _marker(self, own: Any, values: Any) -> None:
        (self.used_homes if values["source"].startswith("home") else own["used"]).add(values["source"])

    def _use_card(self, own: Any, values: Any) -> None:
        own["used"].add(values["card"])

    def _use_home(self, own: Any, values: Any) -> None:
        self.used_homes.add(values["space"])

    def _hourglasses(self, own: Any, values: Any) -> None:
        pairs = values["pairs"]
        own["track"] += [2] * pairs + [1] * (values["hourglasses"] - 2 * pairs)

    def _clear(self, own: Any, values: Any) -> None:
        place = own["track"].index(2 if values["paired"] else 1)
        own["track"][place : place + 1] = [1] if values["paired"] else []

    def _unlock(self, own: Any, values: Any) -> None:
        own["locks"] -= values["locks"]

    def _build(self, own: Any, values: Any) -> None:
        self.spaces[values["space"]] = values["seat"]

    def _move(self, own: Any, values: Any) -> None:
        old, new = values["old"], values["space"]
        self.spaces[new] = self.spaces.pop(old)
        if old in self.used_homes:
            self.used_homes.remove(old)
            self.used_homes |= {new} if new.startswith("home") else set()

    # What changes numbers ----------------------------------------------------------------------------------

    def _coins(self, own: Any, values: Any) -> None:
        own["coins"] += values["coins"]
        if values["source"] == "leader":  # also with the wild tile
            self.leader = values["seat"]

    def _lose_coins(self, own: Any, values: Any) -> None:
        own["coins"] -= values["coins"]

    def _points(self, own: Any, values: Any) -> None:
        own["points"] += values["points"]

    _synergy = _final_gain = _points

    def _final_loss(self, own: Any, values: Any) -> None:
        own["points"] -= values["points"]

    def _bonus(self, own: Any, values: Any) -> None:
        own["points"] += values["points"]
        self.won[values["bonus"]][values["seat"]] = values["points"]

    def _cubes(self, own: Any, values: Any) -> None:
        own[values["kind"]] += values["n"]

    def _swap_cube(self, own: Any, values: Any) -> None:
        own["temple"] -= 1

    def _trio(self, own: Any, values: Any) -> None:
        own["temple"] -= values["temple"]
        own["oracle"] -= values["oracle"]

    def _citizen(self, own: Any, values: Any) -> None:
        own["citizens"][values["citizen"]] += 1

    def _citizen_pushing(self, own: Any, values: Any) -> None:
        own["citizens"][values["citizen"]] += 1
        own["citizens"][values["opposite"]] -= 1

    def _lose_citizen(self, own: Any, values: Any) -> None:
        own["citizens"][values["citizen"]] -= 1

    def _citizens(self, own: Any, values: Any) -> None:
        own["citizens"][values["citizen"]] += values["count"]
        self.spread = dict.fromkeys(TYPES, 0)

    def _assign_own(self, own: Any, values: Any) -> None:
        self.spread[values["citizen"]] += 1

    def _told_already(self, own: Any, values: Any) -> None:
        """What other events say in numbers."""

    _assigned = _activate = _activate_city = _card_income = _cubes_lost = _excess = _told_already
    _swap = _tax = _discount = _told_already

    # All of it -----------------------------------------------------------------------------------------------

    def known(self) -> dict[str, Any]:
        """Hands as whoever is attentive knows them: every card went there before everybody's eyes (GE-012)."""
        return {
            "round": self.round,
            "era": self.era,
            "first": self.first,
            "leader": self.leader,
            "chart": self.chart,
            "chart_cube": self.chart_cube,
            "row": self.row,
            "cubed": sorted(self.cubed),
            "laid": sorted(self.laid),
            "boxed": sorted(self.boxed),
            "discard": sorted(self.discard),
            "unseen": sorted(set(self.eras) - self._seen()),
            "spaces": {space: (seat, space in self.used_homes) for space, seat in sorted(self.spaces.items())},
            "won": self.won,
            "passed": sorted(self.passed),
            "spread": self.spread,
            "seats": [_sorted(own) for own in self.seats],
        }

    def _seen(self) -> set[str]:
        held = [card for own in self.seats for kind in ("hand", "played", "placed") for card in own[kind]]
        return {*self.row, *self.laid, *self.boxed, *self.discard, *held}

    def expected(self, state: State) -> dict[str, Any]:
        """The same, read from the position. The round is told when its heyday begins."""
        assert isinstance(state, Gentes)
        dump = state.dump()["position"]
        early = state.phase < 3  # the marker moves in the decline, before the next heyday is told
        waiting = dump["phase"] == "decline" and dump["round"] != self.round
        kinds = [bonus.id for bonus in self.content.bonus]
        spread = dump["seats"][self.observer]["spread"] if self.observer is not None else dict.fromkeys(TYPES, 0)
        seats = []
        for number, own in enumerate(dump["seats"]):
            track = [space.get("tile", space.get("hourglasses")) for space in own["track"]]
            kept = {key: own[key] for key in ("coins", "citizens", "temple", "oracle", "locks")}
            cards = {key: set(own[key]) for key in ("hand", "placed", "used")}
            points = int(state.points[number])
            seats.append(_sorted({**kept, **cards, "points": points, "track": track, "played": own["played"]}))
        passing = [seat for seat in range(self.players) if state.free(seat) == 0 and seat != state.active]
        assert early or waiting or self.round == dump["round"]
        return {
            "round": self.round,
            "era": int(state.era()) + 1,
            "first": dump["first"],
            "leader": dump["leader"],
            "chart": dump["chart"],
            "chart_cube": dump["chart_cube"],
            "row": [entry["card"] for entry in dump["row"] if entry["card"] is not None],
            "cubed": sorted(entry["card"] for entry in dump["row"] if entry["cube"]),
            "laid": sorted(dump["laid"]),
            "boxed": sorted(dump["boxed"]),
            "discard": sorted(dump["discard"]),
            "unseen": sorted(card for era in dump["unseen"] for card in era),
            "spaces": {space: (held["seat"], held["used"]) for space, held in sorted(dump["spaces"].items())},
            "won": {
                kind: {seat: own["bonus"][kind] for seat, own in enumerate(dump["seats"]) if own["bonus"].get(kind)}
                for kind in kinds
            },
            "passed": passing if dump["phase"] == "heyday" else sorted(self.passed),
            "spread": dict(spread),
            "seats": seats,
        }


def _sorted(own: dict[str, Any]) -> dict[str, Any]:
    return {key: sorted(value) if isinstance(value, set) else value for key, value in own.items()}
