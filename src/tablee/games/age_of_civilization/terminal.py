"""How Age of Civilization looks in a terminal, drawn from a view and the cards' own texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Goal
from tablee.games.age_of_civilization.rules.view import WINDOW
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.text.table_words import TableWords

FAMILY_INK = {
    "africa": "yellow",
    "europe": "bright_blue",
    "east_asia": "red",
    "middle_east": "dark_orange3",
    "south_asia": "magenta",
    "americas_oceania": "green",
    "barbarians": "bright_black",
}
WINDOW_INK = "bold black on #e3bd4e"
ICON_INK = {"war": "bold red", "plague": "bold magenta"}
HIGHEST, LOWEST = "▲", "▼"
COLUMNS = 3  # of the technology card


def terminal(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
    """The table from the common to the own: track, markets, everybody in short, the own area and actions in full.

    What is new in the market is underlined.
    """
    return Group(*Drawing(view, speaker, recent).parts())


def legend(speaker: Speaker) -> RenderableType:
    return Text(speaker.say("board-legend", {"highest": HIGHEST, "lowest": LOWEST}), style="dim")


def outcome(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Alone: the achievements, or the grade and what was missing to the next one."""
    return Group(*Drawing(view, speaker, ()).outcome()) if view["result"] else Group()


class Drawing(TableWords):
    """One view being drawn."""

    def parts(self) -> list[RenderableType]:
        sections = [
            ("board-track", self.track()),
            ("board-events", self.events()),
            ("board-market", self.market()),
            ("board-wonders", self.wonders()),
            ("board-specials", self.specials()),
            ("board-scenario", self.scenario()),
            ("board-achievements", self.achievements()),
            ("board-seats", self.seats()),
            ("", self.own_area()),
            ("board-pack", self.pack()),
            ("board-actions", self.actions()),
        ]
        drawn: list[RenderableType] = []
        for key, section in sections:
            if section:
                heading = [Text(self.say(key), style="bold")] if key else []
                drawn.append(Padding(Group(*heading, *section), (0, 0, 1, 0)))
        return drawn

    # The common table -------------------------------------------------------------------------------

    def track(self) -> list[RenderableType]:
        """The eight cards in two rows, and what the next one brings."""
        now, table = self.view["round"], Table.grid(padding=(0, 2, 0, 0))
        cards = [self.track_card(place, card) for place, card in enumerate(self.view["track"], start=1)]
        table.add_row(*cards[:4])
        table.add_row(*cards[4:])
        said = self.say("board-round", round=now, rounds=self.content.rules.rounds)
        if now < self.content.rules.rounds and not self.view["over"]:
            card = self.view["track"][now + WINDOW - 1]
            said += " " + self.say("board-next", card=self.name("card", card), icon=self.icon_of(card))
        return [table, Text(said)]

    def track_card(self, place: int, card: str) -> Text:
        """Past cards are dim, those of the window bright and in brackets, coming ones show what they bring."""
        now, name = self.view["round"], f"{place} {self.name('card', card)}"
        if place < now:
            return Text(name, style="dim strike")
        if place < now + WINDOW:
            opening, closing = "[" if place == now else "", "]" if place == now + WINDOW - 1 else ""
            return Text(f"{opening}{name}{closing}", style=WINDOW_INK)
        icon = self.icon_of(card)
        return (
            Text(name) if icon == "none" else Text(f"{name} ").append(self.say("board-icon", icon=icon), ICON_INK[icon])
        )

    def actions(self) -> list[RenderableType]:
        """What the active seat can do: workers and coins as they are for it now, and below what makes them so."""
        table = _grid(1)
        for offer in self.view["offers"]:
            text = Text(self.offer_does(offer))
            changes = self.changes(offer)
            if changes:
                text.append(f"\n  {' · '.join(changes)}", style="yellow")
            name = self.name("action", offer["action"])
            table.add_row(name, text, style="dim strike" if offer["free"] < 1 else "")
        return [table] if table.row_count else []

    def events(self) -> list[RenderableType]:
        """The tokens still to come; they take effect when their card enters the window."""
        table = _grid(2)
        for place, event in sorted((int(place), event) for place, event in self.view["tokens"].items()):
            if place >= self.view["round"] + WINDOW:
                table.add_row(str(place), self.name("event", event), self.does("event", event))
        return [table] if table.row_count else []

    def pack(self) -> list[RenderableType]:
        """The cards to choose from in a draft."""
        seat = self.view["seat"]
        cards = self.view["seats"][seat].get("pack", []) if seat is not None else []
        return self.civilizations([(name, 0) for name in cards])

    def market(self) -> list[RenderableType]:
        return self.civilizations([(card["civilization"], card["coins"]) for card in self.view["market"]])

    def civilizations(self, cards: Sequence[tuple[str, int]]) -> list[RenderableType]:
        """Population, name, coins, and both abilities one below the other."""
        if not cards:
            return []
        table = _grid(3)
        for name, coins in cards:
            civilization = self.civilization(name)
            ink = FAMILY_INK.get(civilization.family, "") + (" underline" if name in self.fresh else "")
            title = Text(self.name("civilization", name), style=ink)
            lying = Text(self.say("board-coins-on", coins=coins), style="yellow") if coins else Text()
            table.add_row(str(civilization.population), title, lying, self.both(name))
        return [table]

    def both(self, civilization: str) -> Text:
        """The main ability, and the inherited one below it."""
        return Text(self.main_does(civilization)).append(f"\n↳ {self.inherited_does(civilization)}", style="dim")

    def wonders(self) -> list[RenderableType]:
        table = _grid(2)
        for card in self.view["wonders"]:
            coins = self.say("board-coins-on", coins=card["coins"]) if card["coins"] else ""
            name = self.name("wonder", card["wonder"])
            table.add_row(name, Text(coins, style="yellow"), self.does("wonder", card["wonder"]))
        return [table] if table.row_count else []

    def specials(self) -> list[RenderableType]:
        """Special technology cards that can be bought, with the two technologies each brings."""
        table = _grid(2)
        for name in self.view["specials"]:
            card = next(card for card in self.content.special_card if card.id == name)
            for place, technology in enumerate((card.row1, card.row2)):
                title = "" if place else self.name("special_card", name)
                does = self.does("technology", technology)
                table.add_row(title, self.name("technology", technology), does)
        return [table] if table.row_count else []

    def scenario(self) -> list[RenderableType]:
        """What the scenario adds to the table: its rules, its cards still to come, its parts, its grades."""
        shown, scenario = self.view["scenario"], self.own_scenario
        if shown is None or scenario is None:
            return []
        drawn: list[RenderableType] = [Text(self.scenario_rules(scenario)), *self.cards_to_come()]
        if "stations" in shown:
            table = _grid(2)
            for place, station in enumerate(self.stations(shown["stations"])):
                table.add_row(*station, style="dim" if place < shown["stations"] else "")
            drawn.append(table)
        if "realms" in shown:
            drawn.append(Text(self.realms(shown["realms"])))
            raid = self.next_raid(shown["wards"])
            drawn += [Text(raid)] if raid else []
        if "wards" in shown:
            drawn.append(Text(self.say("board-wards", wards=shown["wards"])))
        if shown.get("tribute"):
            drawn.append(Text(self.say("board-tribute")))
        return [*drawn, *(Text(grade) for grade in self.grades(scenario))]

    def cards_to_come(self) -> list[RenderableType]:
        """Special cards right of the window; those in it are among the actions."""
        coming = self.view["track"][self.view["round"] - 1 + WINDOW :]
        table = _grid(1)
        for action in self.content.special_action:
            if action.id in coming:
                table.add_row(self.name("action", action.id), card_text.action(action, self.speaker))
        return [table] if table.row_count else []

    def achievements(self) -> list[RenderableType]:
        """What can be achieved in a Skirmish."""
        if self.view["options"]["mode"] != "skirmish" or self.view["over"]:
            return []
        table = _grid(1)
        for achievement in self.content.achievement:
            table.add_row(self.name("achievement", achievement.id), self.goal(achievement.condition))
        return [table]

    # The seats --------------------------------------------------------------------------------------

    def seats(self) -> list[RenderableType]:
        """Everybody's numbers, then everybody's cards by name."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column()
        for heading in ("points", "coins", "workers", "military", "technologies"):
            table.add_column(self.say(f"board-{heading}"), justify="right")
        strengths = [seat["military"] for seat in self.view["seats"]]
        rival = self.view["virtual"]
        if rival is not None:
            strengths.append(rival)
        for number, seat in enumerate(self.view["seats"]):
            first = self.say("board-first") if number == self.view["first"] and len(self.view["seats"]) > 1 else ""
            who = Text(f"{self.speaker.seat(number)}{first}", style="bold" if number == self.view["active"] else "")
            workers = seat["hand"] + seat["white"] + seat["red"]
            numbers = (seat["points"], seat["coins"], workers)
            table.add_row(
                who,
                *(str(value) for value in numbers),
                _military(seat["military"], strengths),
                str(len(seat["technologies"])),
            )
        if rival is not None:
            table.add_row(Text(self.say("board-virtual"), style="dim"), "", "", "", _military(rival, strengths), "")
        me = self.mine()
        others = [number for number in range(len(self.view["seats"])) if number != me]
        return [table, *(Text(self.belongings(number)) for number in others)]

    def own_area(self) -> list[RenderableType]:
        number = self.mine()
        if number is None:
            return []
        seat = self.view["seats"][number]
        workers = {kind: seat[kind] for kind in ("hand", "white", "red")}
        drawn: list[RenderableType] = [
            Text(self.speaker.seat(number), style="bold").append(
                "  " + self.say("board-own-workers", **workers), style="not bold"
            ),
            *self.own_cards(seat),
            self.technology_card(number),
        ]
        hand = self.civilizations([(name, 0) for name in seat.get("hand_cards") or []])
        return [*drawn, Text(self.say("board-hand"), style="bold"), *hand] if hand else drawn

    def own_cards(self, seat: dict[str, Any]) -> list[RenderableType]:
        """Every ability that works now, and where it comes from."""
        table = _grid(2)
        if seat["main"]:
            name = self.name("civilization", seat["main"])
            table.add_row(self.say("board-main"), name, self.both(seat["main"]))
        for role in ("declined", "annexed"):
            for name in seat[role]:
                inherited = f"↳ {self.inherited_does(name)}"
                table.add_row(self.say(f"board-{role}"), self.name("civilization", name), inherited)
        for name in seat["wonders"]:
            table.add_row(self.say("board-wonder"), self.name("wonder", name), self.does("wonder", name))
        return [table] if table.row_count else []

    def technology_card(self, number: int) -> Table:
        """Three columns, the roots at the bottom: owned ones marked ■, those within reach □."""
        table = Table(box=box.SQUARE, show_header=False, show_lines=True, title=self.say("board-technology-card"))
        table.title_justify, table.title_style = "left", "bold"
        for _ in range(COLUMNS):
            table.add_column(ratio=1)
        seat = self.seat(number)
        cells = [self.technology_cell(name, leading, seat) for name, leading in self.technology_cells(number)]
        for first in range(0, len(cells), COLUMNS):
            table.add_row(*cells[first : first + COLUMNS])
        return table

    def technology_cell(self, technology: str, leading: list[str], seat: dict[str, Any]) -> Text:
        """What it does; below, for what is out of reach, the technologies of which one must come first."""
        name, does = self.name("technology", technology), self.does("technology", technology)
        if technology in seat["technologies"]:
            return Text(f"■ {name}\n", style="bold green").append(does, style="not bold")
        if technology in seat["available"]:
            return Text(f"□ {name}{self.price(technology)}\n", style="bold").append(does, style="not bold")
        text = Text(f"  {name}\n{does}", style="dim")
        if leading:
            text.append("\n" + self.say("board-needs", needs=" / ".join(self.names("technology", leading))), "italic")
        return text

    def price(self, technology: str) -> str:
        """What Research of a technology costs the active seat now."""
        if self.mine() != self.view["active"]:
            return ""
        costs: dict[str, Any] = next(
            (offer["costs"] for offer in self.view["offers"] if offer["action"] == "research"), {}
        )
        return f" ({self.say('board-cost', coins=costs[technology]['total'])})" if technology in costs else ""

    # The end ----------------------------------------------------------------------------------------

    def outcome(self) -> list[RenderableType]:
        result = self.view["result"]
        if self.own_scenario is None:
            won = [name for name, missing in result["goals"].items() if not missing]
            names = ", ".join(self.names("achievement", won))
            said = self.say("outcome-achievements", names=names) if won else self.say("outcome-no-achievement")
            return [Text(said, style="bold green" if won else "bold"), *self.next_achievement(result["goals"])]
        grade = result["grade"]
        name = self.grade(grade) if grade else ""
        key = "outcome-grade" if grade else "outcome-no-grade"
        said = self.say(key, scenario=self.own_scenario.id, name=name, points=result["path"])
        lines = [Text(said, style="bold")]
        for grade, missing in result["goals"].items():
            goal: Goal = getattr(self.own_scenario, grade)
            for field, have in missing.items():
                asked = self.say(f"board-goal-{field}", count=getattr(goal, field))
                lines.append(Text(self.say("outcome-missing", name=self.grade(grade), goal=asked, have=have)))
        return list(lines)

    def next_achievement(self, goals: dict[str, dict[str, int]]) -> list[Text]:
        """The first one that was missed, and what was missing to it."""
        for achievement in self.content.achievement:
            for field, have in goals[achievement.id].items():
                goal = self.say(f"board-goal-{field}", count=getattr(achievement.condition, field))
                name = self.name("achievement", achievement.id)
                return [Text(self.say("outcome-missing", name=name, goal=goal, have=have))]
        return []


def _grid(words: int) -> Table:
    """A table without lines whose first columns stay on one line; the last one takes the text."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(words):
        table.add_column(no_wrap=True)
    table.add_column()
    return table


def _military(strength: int, all_strengths: list[int]) -> Text:
    """Shields, with a mark for the highest and the lowest; ties count."""
    text = Text(str(strength))
    if len(all_strengths) > 1:
        if strength == max(all_strengths):
            text.append(f" {HIGHEST}", style="yellow")
        if strength == min(all_strengths):
            text.append(f" {LOWEST}", style="red")
    return text
