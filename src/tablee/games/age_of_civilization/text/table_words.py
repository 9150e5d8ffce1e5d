"""One view in words: what a page and a terminal both say of it and of the cards it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.drawing import table
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import (
    Action,
    Catalogue,
    Civilization,
    Goal,
    Scenario,
    SpecialAction,
)
from tablee.games.age_of_civilization.rules import breakdown
from tablee.games.age_of_civilization.text import card_text


class TableWords(table.Table[Catalogue]):
    """A view, the words for it, and the cards it names."""

    schema = Catalogue

    def __init__(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> None:
        super().__init__(view, speaker, recent)
        self.fresh = {event.values["civilization"] for event in recent if event.key == "event-market"}
        mode = view["options"]["mode"]
        self.own_scenario = next((scenario for scenario in self.content.scenario if scenario.id == mode), None)
        self.action_cards: dict[str, Action | SpecialAction] = {
            **{action.id: action for action in self.content.action},
            **{action.id: action for action in self.content.special_action},
        }

    def mine(self) -> int | None:
        """Whose area is drawn in full: the one who looks, otherwise whoever's turn it is."""
        seat = self.view["seat"]
        if seat is None:
            seat = self.view["active"]
        return int(seat) if seat is not None and seat >= 0 else None

    # Cards ------------------------------------------------------------------------------------------

    def names(self, section: str, ids: Sequence[str]) -> list[str]:
        return [self.name(section, each) for each in ids]

    def civilization(self, name: str) -> Civilization:
        return next(card for card in self.content.civilization if card.id == name)

    def main_does(self, name: str) -> str:
        return card_text.ability(self.civilization(name).main, self.speaker)

    def inherited_does(self, name: str) -> str:
        return card_text.ability(self.civilization(name).inherited, self.speaker)

    def does(self, section: str, name: str) -> str:
        """What a technology, a wonder or an event does."""
        found = next(card for card in getattr(self.content, section) if card.id == name)
        return card_text.ability(found.effects, self.speaker)

    def icon_of(self, card: str) -> str:
        """What a card of the track brings when it enters the window: "war", "plague" or "none"."""
        return next((entry.icon for entry in self.content.track_card if entry.id == card), "none")

    def technology_cells(self, number: int) -> list[tuple[str, list[str]]]:
        """A seat's nine technologies from the top left, each with those of which it needs one."""
        special = next((card for card in self.content.special_card if card.id == self.seat(number)["special"]), None)
        held = {cell.id: cell.technology for cell in self.content.cell}
        for cell in self.content.cell:
            if special is not None and cell.column == special.column and cell.row < 3:
                held[cell.id] = special.row1 if cell.row == 1 else special.row2
        ordered = sorted(self.content.cell, key=lambda cell: (-cell.row, "left middle right".index(cell.column)))
        return [(held[cell.id], [held[need] for need in cell.needs_one_of]) for cell in ordered]

    def belongings(self, number: int) -> str:
        """Another seat's cards in one line."""
        seat = self.seat(number)
        groups = [
            [self.say("board-main-of", civilization=seat["main"])] if seat["main"] else [],
            self.names("civilization", [*seat["declined"], *seat["annexed"]]),
            self.names("technology", seat["technologies"]),
            self.names("wonder", seat["wonders"]),
            self.names("special_card", [seat["special"]] if seat["special"] else []),
            [self.say("board-hand-cards", cards=seat["cards"])] if seat.get("cards") else [],
        ]
        listed = " · ".join(", ".join(group) for group in groups if group) or "–"
        return f"{self.say('board-has', seat=number)} {listed}"

    # Numbers of an action ---------------------------------------------------------------------------

    def offer_does(self, offer: dict[str, Any]) -> str:
        """An action on offer, with its numbers as they are now."""
        card = self.action_cards[offer["action"]]
        cost = offer["cost"]["total"] if "cost" in offer else card.cost
        slots = max(1, offer["free"])  # what has no slot left is struck out
        needs = card_text.needs(card, self.speaker, slots=slots, workers=offer["workers"]["total"], coins=cost)
        return self.say("card-does", needs=needs, does=card_text.ability(card.effects, self.speaker))

    def changes(self, offer: dict[str, Any]) -> list[str]:
        """Where numbers of an offer come from, where they are not as printed: "Cost 4, −1 Byzantium = 3"."""
        sums = [(key, offer[key]) for key in ("cost", "workers", "points", "coins") if key in offer]
        return [self.speaker.event(breakdown.line(f"preview-{key}", sum_)) for key, sum_ in sums if sum_["parts"]]

    # Games alone ------------------------------------------------------------------------------------

    def scenario_rules(self, scenario: Scenario) -> str:
        """The scenario's own rules with its numbers."""
        numbers = scenario.parameters
        rounds = next(
            (event.after_rounds for event in self.content.special_event if event.scenario == scenario.id), None
        )
        return self.say(
            f"scenario-rules-{scenario.id}",
            rounds=", ".join(map(str, rounds or numbers.removal_rounds or [])),
            stations=numbers.trade_bonus_from_stations or 0,
            bandits=numbers.bandit_coins or 0,
            realms=numbers.income_from_realms or 0,
            plus=numbers.raid_strength_plus or 0,
            rebirth=numbers.rebirth_after_round or 0,
            from_=numbers.culture_bonus_from_round or 0,
            points=numbers.culture_bonus_points or 0,
            workers=numbers.drought_workers or numbers.raid_workers or numbers.rebirth_workers or 0,
            coins=numbers.trade_bonus_coins
            or numbers.drought_coins
            or numbers.income_coins
            or numbers.rebirth_coins
            or 0,
        )

    def stations(self, opened: int) -> list[tuple[str, str, str]]:
        """Each station: its name, that it is open or what it costs, and its reward."""
        return [
            (
                self.name("station", card.id),
                self.say("board-station-open") if place < opened else self.say("board-cost", coins=card.station_cost),
                card_text.ability(card.station_effects, self.speaker),
            )
            for place, card in enumerate(self.content.control)
        ]

    def realms(self, standing: int) -> str:
        """The realms that still stand, the next one to fall first."""
        realms = [self.name("realm", card.id) for card in self.content.control]
        names = ", ".join(realms[len(realms) - standing :]) or "–"
        return self.say("board-realms", realms=standing, names=names)

    def next_raid(self, wards: int) -> str | None:
        """AC-209: how strong the next raid will be, and what stands against it."""
        rounds = next(event.after_rounds for event in self.content.special_event if event.id == "horde")
        coming = [number for number in rounds if number >= self.view["round"]]
        if self.own_scenario is None or not coming or self.view["over"]:
            return None
        strength = coming[0] + (self.own_scenario.parameters.raid_strength_plus or 0)
        defence = self.seat(0)["military"] + wards
        return self.say("scenario-raid", round=coming[0], strength=strength, defence=defence)

    def grades(self, scenario: Scenario) -> list[str]:
        """What each grade asks for."""
        return [
            self.say("board-grade", grade=self.grade(grade), goal=self.goal(getattr(scenario, grade)))
            for grade in ("bronze", "silver", "gold")
        ]

    def grade(self, grade: str) -> str:
        return self.say("board-grade-name", grade=grade)

    def goal(self, goal: Goal) -> str:
        wanted = {field: getattr(goal, field) for field in goal.__struct_fields__}
        parts = [
            self.say(f"board-goal-{field}", count=count)
            for field, count in wanted.items()
            if count or (count is not None and field.endswith("_max"))
        ]
        return ", ".join(parts)
