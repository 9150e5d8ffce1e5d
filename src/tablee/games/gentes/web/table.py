"""One view being drawn: what the drawing modules ask of it and of the content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

from tablee.drawing import table
from tablee.drawing.table import only
from tablee.games.gentes.content.catalogue import (
    ActionTile,
    Card,
    Catalogue,
    City,
    HomeRow,
    HomeSpace,
)
from tablee.games.gentes.content.vocabulary import Cube, Decline, Haste
from tablee.games.gentes.web.remembered import known

EMBLEMS = ("sun", "moon", "diamond", "ring")  # of the seats
ERAS = ("", "I", "II", "III")
CITIES = ("temple", "oracle", "trade", "home", "regions")  # what a card may ask of the map


class Need(NamedTuple):
    """One requirement of a card: a citizen type or something on the map, how many, and how many of them are missing."""

    kind: str
    number: int
    missing: int

    @property
    def of_city(self) -> bool:
        return self.kind in CITIES


class Table(table.Table[Catalogue]):
    """A view, the words for it, and the things it names."""

    schema = Catalogue

    @cached_property
    def fresh(self) -> set[str]:
        """The cards just laid into the row; a whole new row needs no marks."""
        fresh = {str(event.values["card"]) for event in self.recent if event.key == "event-row"}
        return fresh if len(fresh) < self.content.rules.row_slots else set()

    def known(self, key: str, **values: str | int) -> str:
        """A message about the content only, which is always the same."""
        return known(self.speaker, key, **values)

    # The content ------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.content.card}

    @cached_property
    def cities(self) -> dict[str, City]:
        return {city.id: city for city in self.content.city}

    @cached_property
    def homes(self) -> dict[str, HomeSpace]:
        return {space.id: space for space in self.content.home_space}

    @cached_property
    def tiles(self) -> dict[str, ActionTile]:
        return {tile.id: tile for tile in self.content.action_tile}

    def home_rows(self) -> list[tuple[HomeRow, list[HomeSpace]]]:
        """The rows of hometowns with the spaces of the board side in use (GE-001)."""
        used = [space for space in self.content.home_space if self.view["players"] in space.players]
        return [(row, [space for space in used if space.row == row.id]) for row in self.content.home_row]

    def row_of(self, space: str) -> HomeRow:
        return next(row for row in self.content.home_row if row.id == self.homes[space].row)

    def space_name(self, space: str) -> str:
        return self.name("city" if space in self.cities else "home_space", space)

    def symbols(self, space: str) -> list[str]:
        return [self.cities[space].symbol] if space in self.cities else list(self.homes[space].symbols)

    def citizen_rows(self) -> list[tuple[str, str]]:
        """The pairs of opposed types, left and right (GE-002)."""
        types = [citizen.id for citizen in self.content.citizen]
        return list(zip(types[::2], types[1::2], strict=True))

    def row(self) -> list[tuple[str | None, bool]]:
        """The slots of the row from the left: the card of each, if there is one, and whether a cube lies on it."""
        lying = [(slot["card"], bool(slot["cube"])) for slot in self.view["row"]]
        return lying + [(None, False)] * (self.content.rules.row_slots - len(lying))

    # The seats --------------------------------------------------------------------------------------

    def spaces(self, number: int) -> list[str]:
        """Where a seat's tokens stand."""
        return [space for space, held in self.view["spaces"].items() if held["seat"] == number]

    def holder(self, space: str) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.view["spaces"].get(space)
        return found

    def owner_said(self, held: dict[str, Any] | None) -> str:
        """Whose a space is."""
        return self.known("page-free-city") if held is None else self.say("page-city-of", seat=held["seat"])

    # Requirements -----------------------------------------------------------------------------------

    def needs(self, card: str, number: int | None = None) -> list[Need]:
        """What a card asks for, and what a seat lacks of it; virtual citizens count, oracle cubes do not (GE-382)."""
        seat = self.seat(self.own if number is None else number)
        asked = self.cards[card].requires
        map_ = self._on_map(self.own if number is None else number)
        found = [
            Need(kind, n, max(0, n - seat["citizens"][kind] - seat["virtual"].get(kind, 0)))
            for kind, n in asked.citizens.items()
        ]
        return found + [Need(kind, n, max(0, n - map_[kind])) for kind, n in asked.cities.items()]

    def means(self) -> dict[str, Any]:
        """What of the view `needs` holds against what cards ask of the seat that is shown."""
        return only(self.view, "spaces", seat=self.own, seats=self.only_seat(self.own, "citizens", "virtual"))

    def _on_map(self, number: int) -> Counter[str]:
        """What city requirements count (GE-383): tokens by symbol, hometown tokens, regions with own cities."""
        if number not in self._counted:
            self._counted[number] = self._count_on_map(number)
        return self._counted[number]

    @cached_property
    def _counted(self) -> dict[int, Counter[str]]:
        """By seat: each card that is shown asks for it."""
        return {}

    def _count_on_map(self, number: int) -> Counter[str]:
        spaces = self.spaces(number)
        counted = Counter(symbol for space in spaces for symbol in self.symbols(space))
        counted["home"] = sum(space in self.homes for space in spaces)
        counted["regions"] = len({self.cities[space].region for space in spaces if space in self.cities})
        return counted

    # What cities give -------------------------------------------------------------------------------

    def reward(self, city: str) -> tuple[str, int]:
        """The icon of a city's reward, and how much (GE-354)."""
        reward = self.cities[city].reward
        return f"cube-{reward.kind}" if isinstance(reward, Cube) else reward.verb, reward.n

    def rewards(self, cities: Iterable[str]) -> list[tuple[str, int]]:
        """What several cities give together."""
        total: Counter[str] = Counter()
        for city in cities:
            kind, number = self.reward(city)
            total[kind] += number
        return list(total.items())

    def region_cities(self, number: int, region: str) -> list[str]:
        """A seat's cities in a region."""
        return [space for space in self.spaces(number) if space in self.cities and self.cities[space].region == region]

    def cubes_coming(self, number: int, kind: str) -> int:
        """The cubes of a kind that the next decline will surely bring, whether there is room for them or not."""
        coming = 0
        for region in self.content.region:
            rewards = {self.reward(city) for city in self.region_cities(number, region.id)}
            if len(rewards) == 1:
                coming += sum(n for what, n in rewards if what == f"cube-{kind}")
        for card in self.seat(number)["played"]:
            for lasting in self.cards[card].ongoing:
                if isinstance(lasting, Decline):
                    cubes = [effect for effect in lasting.effects if isinstance(effect, Cube)]
                    coming += sum(effect.n for effect in cubes if effect.kind == kind)
        return coming

    def offer(self, kind: str, id_: str | int) -> dict[str, Any] | None:
        """What a source of the turn menu would cost the asked seat now."""
        return self._offers.get((kind, str(id_)))

    def offers(self, kind: str, ids: Iterable[str | int]) -> list[dict[str, Any]]:
        """What these sources would cost."""
        return [offer for id_ in ids if (offer := self.offer(kind, id_)) is not None]

    @cached_property
    def _offers(self) -> dict[tuple[str, str], dict[str, Any]]:
        """The first offer of each source: a hometown may have two."""
        return {(offer["kind"], str(offer["id"])): offer for offer in reversed(self.view["offers"])}

    def chroniclers(self) -> list[dict[str, Any]]:
        """What could play a card for the coins and the time of the asked seat; alone, the joker tile is one too."""
        seat = self.own_seat()
        hasty = any(isinstance(each, Haste) for card in seat["played"] for each in self.cards[card].ongoing)
        free = seat["free"] + (1 if hasty else 0)
        within = [one for one in self.view["offers"] if one["coins"] <= seat["coins"] and one["spaces"] <= free]
        return [one for one in within if self._plays(one)]

    def _plays(self, offer: dict[str, Any]) -> bool:
        wild = self.view["players"] == 1 and offer["kind"] == "tile" and self.tiles[offer["id"]].solo_wild
        return wild or offer["action"] == "chronicler"
