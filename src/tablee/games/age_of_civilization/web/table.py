"""One view being drawn: what the drawing modules ask of it and of the content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Self

from markupsafe import Markup

from tablee.drawing.table import Arguments, only
from tablee.games.age_of_civilization.content.vocabulary import Effect, Immune, Slot
from tablee.games.age_of_civilization.rules.view import WINDOW
from tablee.games.age_of_civilization.text.table_words import TableWords

PERMANENT = "permanent"
EMBLEMS = ("circle", "triangle", "square", "diamond")  # of the seats
ABLE = ("main", "declined", "annexed", "technologies", "wonders")  # what of a seat has effects


class Table(TableWords):
    """A view in words, and what its drawings ask of it."""

    def part(self, shown: dict[str, Any], draw: Callable[[Self, *Arguments], Markup], *arguments: *Arguments) -> Markup:
        """All parts may show what comes with the mode of the game."""
        return super().part(shown | {"options": only(self.view["options"], "mode")}, draw, *arguments)

    def _with(self, shown: dict[str, Any]) -> Self:
        table = super()._with(shown)
        del table.fresh  # it was in the events
        return table

    def only_seat(self, number: int, *fields: str) -> list[dict[str, Any] | None]:
        """What there is only in a draft is left out in other games."""
        seat = self.seat(number)
        return super().only_seat(number, *(field for field in fields if field in seat))

    def only_own(self, *fields: str) -> dict[str, Any]:
        """What of the view a part of the page shows that shows these fields of the own area."""
        return {"seat": self.own, "seats": self.only_seat(self.own, *fields)}

    def only_seats(self, *fields: str) -> list[dict[str, Any]]:
        """The seats where a part of the page shows these fields of all."""
        return [only(seat, *fields) for seat in self.view["seats"]]

    @cached_property
    def offers(self) -> dict[str, dict[str, Any]]:
        return {offer["action"]: offer for offer in self.view["offers"]}

    @property
    def own(self) -> int:
        """While it is nobody's turn, those who only watch see the first player's area."""
        mine = self.mine()
        return max(int(self.view["first"]), 0) if mine is None else mine

    def pair(self, name: str, text: str) -> str:
        """A name and what there is to say about it."""
        return self.say("page-pair", name=name, text=text)

    def effects_of(self, section: str, name: str) -> list[Effect]:
        """The effects of a technology, a wonder or an event."""
        found: list[Effect] = next(card.effects for card in getattr(self.content, section) if card.id == name)
        return found

    # The time track ---------------------------------------------------------------------------------

    def places(self) -> list[tuple[int, str]]:
        """The cards of the track by place, from 1."""
        return list(enumerate(self.view["track"], start=1))

    def window(self) -> list[str]:
        cards: list[str] = self.view["window"]
        return cards

    def permanent(self) -> list[str]:
        """The actions of the permanent card, and what a scenario lays beside it."""
        scenario = self.own_scenario
        beside = scenario.beside_permanent if scenario else []
        return [*(action.id for action in self.content.action if action.place == PERMANENT), *beside]

    def private(self) -> list[str]:
        """What the active seat may do although no card of the table offers it."""
        laid = {*self.permanent(), *self.view["track"]}
        return [name for name in self.offers if name not in laid]

    def private_slots(self, action: str) -> int:
        """The private slots that the active seat has for an action (AC-077)."""
        return self._private_slots[action]

    @cached_property
    def _private_slots(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for effect in self.effects(self.view["active"]) if self.view["active"] >= 0 else ():
            if isinstance(effect, Slot):
                found[effect.action] += effect.count
        return found

    def next_trouble(self) -> tuple[str, int] | None:
        """The next war or plague, and the round after which it comes (AC-101, AC-102)."""
        for place, card in self.places():
            icon = self.icon_of(card)
            if place >= self.view["round"] + WINDOW and icon != "none" and not self.view["over"]:
                return icon, place - WINDOW
        return None

    # Comparing --------------------------------------------------------------------------------------

    def strengths(self) -> list[int]:
        """Everybody's military, the virtual opponent's last."""
        seats = [int(seat["military"]) for seat in self.view["seats"]]
        return seats if self.view["virtual"] is None else [*seats, int(self.view["virtual"])]

    def standing(self, strength: int) -> str:
        """Where a military stands among all: "high", "low", "middle", or "tied" where all are equal."""
        lowest, highest = min(self.strengths()), max(self.strengths())
        if lowest == highest:
            return "tied"
        return "low" if strength == lowest else "high" if strength == highest else "middle"

    def effects(self, number: int) -> Iterable[Effect]:
        """All effects a seat has now: both abilities of its main civilization, the inherited ones of the others."""
        seat = self.seat(number)
        if seat["main"]:
            yield from self.civilization(seat["main"]).main
        for name in [*([seat["main"]] if seat["main"] else []), *seat["declined"], *seat["annexed"]]:
            yield from self.civilization(name).inherited
        for technology in self.content.technology:
            if technology.id in seat["technologies"]:
                yield from technology.effects
        for wonder in self.content.wonder:
            if wonder.id in seat["wonders"]:
                yield from wonder.effects

    def immune(self, number: int, trouble: str) -> bool:
        return any(isinstance(effect, Immune) and effect.to == trouble for effect in self.effects(number))

    # Numbers of an action ---------------------------------------------------------------------------

    def price(self, action: str, aim: str) -> dict[str, Any] | None:
        """What an action for a technology or a wonder costs the active seat now, if the area shown is its own."""
        offer = self.offers.get(action)
        if offer is None or self.own != self.view["active"]:
            return None
        costs: dict[str, dict[str, Any]] = offer.get("costs", {})
        return costs.get(aim)

    def priced(self, action: str) -> dict[str, Any]:
        """What of the view `price` needs for an action."""
        offer = self.offers.get(action)
        if offer is None or self.own != self.view["active"]:
            return {"offers": []}
        return {"offers": [{"action": action, "costs": offer.get("costs", {})}], "seat": self.own, "active": self.own}
