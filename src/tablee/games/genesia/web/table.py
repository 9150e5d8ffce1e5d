"""One view being drawn: what the drawing modules ask of it and of the content."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from tablee.drawing import table
from tablee.games.genesia.content.catalogue import Card, Catalogue, Objective
from tablee.games.genesia.rules import geography
from tablee.games.genesia.rules.geography import COLOURS, Region

AGES = ("", "I", "II", "III")
PHASES = ("draft", "growth", "expansion", "attack", "end")
# What may be decided in one's own turn, when planning helps.
PLANNING = ("growth", "expansion")
# The values of events that name the region something happened in.
PLACES = ("region", "to", "target", "site")


class Held(NamedTuple):
    """What a seat has in a region."""

    seat: int
    clans: int
    city: bool


def _held(found: dict[str, Any]) -> list[Held]:
    if not found["clans"] and not found["cities"]:
        return []  # most regions, for most of a game
    clans = {int(seat): int(number) for seat, number in found["clans"].items() if number}
    return [Held(seat, clans.get(seat, 0), seat in found["cities"]) for seat in sorted({*clans, *found["cities"]})]


class Table(table.Table[Catalogue]):
    """A view, the words for it, and the things it names."""

    schema = Catalogue

    @cached_property
    def fresh(self) -> set[str]:
        """The regions in which something just happened."""
        if self.view["over"]:
            return set()
        return {str(event.values[place]) for event in self.recent for place in PLACES if place in event.values}

    # The content ------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.content.card}

    @cached_property
    def objectives(self) -> dict[str, Objective]:
        return {objective.id: objective for objective in self.content.objective}

    # The map ----------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many Continents there are; alone one plays two tribes (GA-140)."""
        return len(self.view["seats"])

    @property
    def alone(self) -> bool:
        return bool(self.view["players"] == 1)

    @property
    def facing(self) -> int:
        """The seat whose Continent lies nearest: alone the map never turns."""
        return 0 if self.alone or self.view["seat"] is None else self.own

    @cached_property
    def places(self) -> dict[str, Region]:
        return {region.id: region for region in geography.regions(self.count)}

    @cached_property
    def neighbours(self) -> dict[str, list[str]]:
        return geography.neighbours(self.count)

    @cached_property
    def _held(self) -> dict[str, list[Held]]:
        return {region: _held(found) for region, found in self.view["regions"].items()}

    def held(self, region: str) -> list[Held]:
        """Who has what in a region; only homelands have room for several seats (GA-055)."""
        return self._held[region]

    def holder(self, region: str) -> Held | None:
        """Who occupies a region outside homelands."""
        found = self.held(region)
        return found[0] if found and self.places[region].kind != "home" else None

    def clans(self, region: str, seat: int) -> int:
        return int(self.view["regions"][region]["clans"].get(str(seat), 0))

    def threat(self, region: str) -> Held | None:
        """The strongest neighbour that could attack what the looking seat holds (GA-070)."""
        held = self.holder(region)
        if held is None or held.seat != self.own or self.view["regions"][region]["shield"] or self.alone:
            return None
        near = [Held(other.seat, other.clans, False) for place in self.neighbours[region] for other in self.held(place)]
        stronger = [other for other in near if other.seat != self.own and other.clans > held.clans]
        return max(stronger, key=lambda other: other.clans, default=None)

    def city_comes(self, region: str, held: Held) -> bool:
        """Whether a City will be built there at the end of the Age, as things stand (GA-091)."""
        return held.clans >= 2 and not held.city and self.view["phase"] not in ("end", "final")

    def region(self, region: str) -> str:
        """ "Red 3-2", "Genesia 7-1", "Green homeland"."""
        return self.name("region", region)

    # The seats --------------------------------------------------------------------------------------

    def colour_name(self, seat: int) -> str:
        return self.name("colour", COLOURS[seat])

    def who(self, seat: int) -> str:
        """A seat by name and colour: "Odilon (green)"."""
        return self.say("page-who", name=self.speaker.seat(seat), colour=self.colour_name(seat))

    def order(self) -> list[int]:
        return [int(seat) for seat in self.view["order"]]

    def neighbour(self) -> int:
        """To whom the looking seat passes its packet: left in Ages I and III, right in Age II (GA-024)."""
        step = -1 if self.view["age"] == 2 else 1
        return (self.own + step) % self.count

    def total(self, number: int) -> int:
        """What a seat would score if the game ended now, as far as whoever looks may know."""
        seat = self.seat(number)
        hidden = seat["objective_points"] or 0
        running = 0 if self.view["over"] or self.view["phase"] == "final" else seat["forecast"]
        return int(sum(seat["progress"]) + running + seat["propagation"] + seat["conquest"] + hidden)
