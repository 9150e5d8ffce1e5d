"""A table put together by somebody who only hears what is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.state import State

SEAT = ("coins", "points", "hand", "white", "red", "main", "declined", "annexed", "technologies", "wonders", "special")
SCENARIO = ("stations", "wards", "realms", "tribute")
FIRST_TOKEN = 6  # the place of the first event token


def cards(event: Event) -> list[str]:
    told = event.values["cards"]
    assert isinstance(told, tuple)
    return [str(part.values["card"]) for part in told]


class Rebuilt:
    def __init__(self, game: Game, players: int, options: Mapping[str, Any], observer: int | None) -> None:
        self.observer = observer
        self.draft = bool(options.get("draft"))
        rules = game.content.rules  # type: ignore[attr-defined]
        self.seats: list[dict[str, Any]] = [
            {
                **dict.fromkeys(("points", "hand", "white", "red"), 0),
                **{name: [] for name in ("declined", "annexed", "technologies", "wonders")},
                "coins": rules.starting_coins,
                "main": None,
                "special": None,
            }
            for _ in range(players)
        ]
        self.table: dict[str, Any] = {
            "round": 1,
            "first": 0,
            "track": [],
            "tokens": {},
            "specials": [],
            "given": None,
            "virtual": 0 if players == 1 else None,
            "over": False,
        }
        self.market: dict[str, int] = {}
        self.wonders: dict[str, int] = {}
        self.scenario = {"stations": 0, "wards": 0, "realms": len(game.content.control), "tribute": 0}  # type: ignore[attr-defined]
        self.hands = [0] * players  # how many cards a draft has left to each
        self.own: list[str] = []  # the observer's
        self.pack: list[str] = []
        self.picked = [False] * players

    def hear(self, event: Event) -> None:
        handler = getattr(self, event.key.replace("-", "_"), None)
        if handler is not None:
            values: dict[str, Any] = dict(event.values)
            if "cards" in values:
                values["cards"] = cards(event)
            handler(**values)

    # Set-up and the draft ----------------------------------------------------------------------

    def event_track(self, cards: list[str]) -> None:
        self.table["track"] = cards

    def event_wonders(self, cards: list[str]) -> None:
        self.wonders = dict.fromkeys(cards, 0)

    def event_specials(self, cards: list[str]) -> None:
        self.table["specials"] = sorted(cards)

    def event_tokens(self, cards: list[str]) -> None:
        self.table["tokens"] = {str(place): card for place, card in enumerate(cards, start=FIRST_TOKEN)}

    def event_given(self, civilization: str) -> None:
        self.table["given"] = civilization

    def event_first(self, seat: int) -> None:
        self.table["first"] = seat

    def event_pack(self, cards: list[str]) -> None:
        self.pack = cards
        self.passed()

    def passed(self) -> None:
        """Once everybody has picked, their picks are in their hands."""
        for seat, done in enumerate(self.picked):
            self.hands[seat] += done
        self.picked = [False] * len(self.picked)

    def event_draft(self, seat: int) -> None:
        self.picked[seat] = True
        if self.observer is None and all(self.picked):
            self.passed()

    def event_draft_own(self, civilization: str) -> None:
        self.own.append(civilization)

    def event_draft_over(self, cards: list[str]) -> None:
        self.passed()
        self.pack = []
        self.market = dict.fromkeys(cards, 0)

    # The market --------------------------------------------------------------------------------

    def event_market(self, civilization: str, coins: int) -> None:
        self.event_market_coins(coins)
        self.market[civilization] = 0

    def event_market_coins(self, coins: int) -> None:
        for card in self.market:
            self.market[card] += coins

    def event_bonus(self, seat: int, civilization: str, coins: int) -> None:
        self.market[civilization] += coins

    def event_rise(self, seat: int, civilization: str, coins: int, workers: int, back: int) -> None:
        own = self.seats[seat]
        if own["main"]:
            own["declined"] = sorted([*own["declined"], own["main"]])
        own["main"] = civilization
        assert own["hand"] == back
        own["hand"] = workers
        self.taken(seat, civilization, coins)

    def event_annex(self, seat: int, civilization: str, coins: int, workers: int, back: int) -> None:
        self.seats[seat]["annexed"] = sorted([*self.seats[seat]["annexed"], civilization])
        self.taken(seat, civilization, coins)

    def taken(self, seat: int, civilization: str, coins: int) -> None:
        self.seats[seat]["coins"] += coins
        if civilization in self.market:
            del self.market[civilization]
        elif civilization == self.table["given"]:
            self.table["given"] = None
        else:
            self.hands[seat] -= 1
            if seat == self.observer:
                self.own.remove(civilization)

    # Actions -----------------------------------------------------------------------------------

    def event_do(self, seat: int, action: str, cost: int, points: int, coins: int, workers: int, slot: str) -> None:
        own = self.seats[seat]
        own["coins"] += coins - cost
        own["points"] += points
        own["hand"] -= workers
        own[slot] += workers

    def event_return(self, seat: int, back: int, lost: int) -> None:
        own = self.seats[seat]
        assert (own["white"], own["red"]) == (back, lost)
        own["hand"] += back
        own["white"] = own["red"] = 0

    def event_points(self, seat: int, points: int, source: str) -> None:
        self.seats[seat]["points"] += points

    def event_coins(self, seat: int, coins: int, source: str) -> None:
        self.seats[seat]["coins"] += coins

    def event_recruit(self, seat: int, workers: int, source: str) -> None:
        self.seats[seat]["hand"] += workers

    def event_lose_coins(self, seat: int, coins: int, source: str) -> None:
        self.seats[seat]["coins"] -= coins

    event_pay = event_lose_coins

    def event_sacrifice(self, seat: int, workers: int, source: str) -> None:
        self.seats[seat]["hand"] -= workers

    def event_income(self, seat: int, coins: int, realms: int) -> None:
        assert realms == self.scenario["realms"]
        self.seats[seat]["coins"] += coins

    def event_buy(self, seat: int, special_card: str, coins: int) -> None:
        self.seats[seat]["coins"] -= coins
        self.seats[seat]["special"] = special_card
        self.table["specials"].remove(special_card)

    def event_technology(self, seat: int, technology: str) -> None:
        self.seats[seat]["technologies"] = sorted([*self.seats[seat]["technologies"], technology])

    def event_wonder(self, seat: int, wonder: str) -> None:
        self.seats[seat]["wonders"] = sorted([*self.seats[seat]["wonders"], wonder])
        del self.wonders[wonder]

    # Rounds and scenarios ----------------------------------------------------------------------

    def event_round(self, seat: int, players: int, virtual: int, **told: int) -> None:
        self.table["round"], self.table["first"] = told["round"], seat
        self.scenario["tribute"] = 0
        if players == 1:
            self.table["virtual"] = virtual

    def event_over(self, virtual: int) -> None:
        self.table["over"] = True
        if self.table["virtual"] is not None:
            self.table["virtual"] = virtual

    def event_fund(self, seat: int, wonder: str, coins: int) -> None:
        self.wonders[wonder] += coins

    def event_wonder_lost(self, wonder: str) -> None:
        del self.wonders[wonder]

    def event_station(self, seat: int, station: str) -> None:
        self.scenario["stations"] += 1

    def event_ward(self, seat: int, wards: int) -> None:
        self.scenario["wards"] += wards

    def event_tribute(self, seat: int) -> None:
        self.scenario["tribute"] = 1

    def event_drought(self, wards: int, spent: int) -> None:
        assert wards == self.scenario["wards"]
        self.scenario["wards"] -= spent

    event_black_death = event_drought

    def event_raid(self, strength: int, realm: str) -> None:
        self.scenario["realms"] -= 1

    # What comes of it --------------------------------------------------------------------------

    def known(self) -> dict[str, Any]:
        found = {
            **self.table,
            "market": self.market,
            "wonders": self.wonders,
            "seats": self.seats,
            "scenario": self.scenario,
        }
        if self.draft:
            found |= {"hands": self.hands, "picked": self.picked}
            if self.observer is not None:
                found |= {"own": sorted(self.own), "pack": sorted(self.pack)}
        return found

    def expected(self, state: State) -> dict[str, Any]:
        view = state.view(self.observer)
        scenario = {part: int(getattr(state, part)) for part in SCENARIO}
        found: dict[str, Any] = {name: view[name] for name in self.table}
        found["specials"] = sorted(view["specials"])
        found["market"] = {card["civilization"]: card["coins"] for card in view["market"]}
        found["wonders"] = {card["wonder"]: card["coins"] for card in view["wonders"]}
        found["seats"] = [
            {name: sorted(own[name]) if isinstance(own[name], list) else own[name] for name in SEAT}
            for own in view["seats"]
        ]
        found["scenario"] = scenario
        if self.draft:
            found["hands"] = [own["cards"] for own in view["seats"]]
            found["picked"] = [own["picked"] for own in view["seats"]]
            if self.observer is not None:
                own = view["seats"][self.observer]
                picked = [own["pick"]] if own["pick"] else []
                found["own"] = sorted([*own["hand_cards"], *picked])
                found["pack"] = sorted(own["pack"])
        return found
