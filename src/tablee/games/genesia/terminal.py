"""How Genesia looks in a terminal, drawn from a view and the cards' own texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.catalogue import Card, Catalogue, Objective
from tablee.games.genesia.rules.geography import COLOURS, COLUMNS, ROWS
from tablee.games.genesia.text import card_text

# A seat's sign and ink, so that colour is never alone.
SIGNS = ("●", "■", "▲", "◆", "★")
INKS = ("red", "green", "yellow", "grey62", "blue")
FREE, SHIELD = "·", "°"
AGES = ("I", "II", "III")
CELL = 6
# Within an action only what it is about is drawn again; at the start of a turn or a step everything is.
WHOLE = ("objective", "draft", "growth", "expansion", "stance", "assault", "end_cards", "position")


def terminal(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
    """The table from the common to the own: map, what is going on, everybody in short, the own cards in full.

    Regions that something has just happened in are underlined.
    """
    return Group(*Drawing(view, speaker, recent).parts())


def legend(speaker: Speaker) -> RenderableType:
    signs = {"sign": SIGNS[0], "free": FREE, "shield": SHIELD}
    return Text(speaker.say("board-legend", signs), style="dim")


def outcome(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Alone: the result, and whether it opens the next level (GA-147, GA-148)."""
    result = view.get("result")
    if not result:
        return Group()
    said = speaker.say("outcome-solo", {"score": result["score"], "seat": result["tribe"]})
    lines = [Text(said, style="bold green")]
    if result["goal"] is not None:
        key = "outcome-reached" if result["reached"] else "outcome-missed"
        lines.append(Text(speaker.say(key, {"goal": result["goal"]})))
    return Group(*lines)


class Drawing:
    """One view being drawn."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> None:
        content = speaker.game.content if speaker.game else None
        assert isinstance(content, Catalogue)
        self.view = view
        self.speaker = speaker
        named = (value for event in recent for value in event.values.values() if isinstance(value, str))
        self.fresh = {value for value in named if value in view["regions"]}
        self.cards = {card.id: card for card in content.card}
        self.objectives = {objective.id: objective for objective in content.objective}

    def parts(self) -> list[RenderableType]:
        whole = self.view["pending"].get(str(self.view["seat"]), WHOLE[0]) in WHOLE
        sections = [
            ("", self.heading()),
            ("board-map", self.map()),
            ("", self.under_way()),
            ("board-seats", self.seats() if whole else []),
            ("", self.own_areas() if whole else self.purse()),
        ]
        drawn: list[RenderableType] = []
        for key, section in sections:
            if section:
                heading = [Text(self.say(key), style="bold")] if key else []
                drawn.append(Padding(Group(*heading, *section), (0, 0, 1, 0)))
        return drawn

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    # The common table -------------------------------------------------------------------------------

    def heading(self) -> list[RenderableType]:
        view = self.view
        lines = [self.say("board-age", age=AGES[view["age"] - 1], phase=view["phase"], step=view["step"] or "none")]
        lines.append(self.say("board-order", names=", ".join(map(self.speaker.seat, view["order"]))))
        if view["chosen"]:
            places = [f"{place} {self.speaker.seat(seat)}" for seat, place in view["chosen"]]
            lines.append(self.say("board-chosen", names=", ".join(places)))
        if view["phase"] == "attack":
            lines.append(self.say("board-round", round=view["round"], stances=self.stances()))
        if view["teams"]:
            lines.append(self.say("board-teams", teams=self.teams()))
        return [Text(line, style="" if number else "bold") for number, line in enumerate(lines)]

    def stances(self) -> str:
        said = [
            f"{self.speaker.seat(seat)} {self.say('board-stance', stance=stance)}"
            for seat, stance in enumerate(self.view["stances"])
            if stance
        ]
        return ", ".join(said) or "–"

    def teams(self) -> str:
        groups: dict[int, list[str]] = {}
        for seat, team in enumerate(self.view["teams"]):
            groups.setdefault(team, []).append(self.speaker.seat(seat))
        return " · ".join(", ".join(names) for names in groups.values())

    def map(self) -> list[RenderableType]:
        """The Continents side by side: before each its part of the island, below it the homeland."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
        table.add_column(justify="right", style="dim")
        for _ in self.view["seats"]:
            table.add_column(width=COLUMNS * CELL)  # a crowded homeland needs two lines
        slots = range(len(self.view["seats"]))
        table.add_row("15", self.cell("isle-15"))
        table.add_row("12", *(Text(" " * CELL).append_text(self.cell(f"isle-12-{slot + 1}")) for slot in slots))
        table.add_row("7", *(self.sevens(slot) for slot in slots))
        for row in range(ROWS, 0, -1):
            table.add_row(str(row), *(self.row(COLOURS[slot], row) for slot in slots))
        table.add_row("0", *(self.pieces(f"{COLOURS[slot]}-home") for slot in slots))
        table.add_row("", *(Text(self.block_name(slot), style=f"bold {INKS[slot]}") for slot in slots))
        return [table]

    def block_name(self, slot: int) -> str:
        """The seat's sign, colour and name, as far as there is room."""
        name = f"{SIGNS[slot]} {self.speaker.name('colour', COLOURS[slot])} {self.speaker.seat(slot)}"
        room = COLUMNS * CELL
        return name if len(name) <= room else f"{name[: room - 1]}…"

    def sevens(self, slot: int) -> Text:
        first, second = (self.cell(f"isle-7-{number}", COLUMNS * CELL // 2) for number in (2 * slot + 1, 2 * slot + 2))
        return first.append_text(second)

    def row(self, colour: str, row: int) -> Text:
        text = Text()
        for column in range(1, COLUMNS + 1):
            text.append_text(self.cell(f"{colour}-{row}-{column}"))
        return text

    def cell(self, region: str, width: int = CELL) -> Text:
        """Who is there, filled up with blanks to a width."""
        text = self.pieces(region)
        return text.append(" " * max(1, width - text.cell_len))

    def pieces(self, region: str) -> Text:
        """●3 are three Clans, [●3] three Clans and a City, [●] a City alone."""
        found = self.view["regions"][region]
        text = Text()
        for seat in range(len(self.view["seats"])):
            clans, city = found["clans"].get(str(seat), 0), seat in found["cities"]
            if clans or city:
                text.append(" " if text else "")
                said = f"{SIGNS[seat]}{clans or ''}"
                text.append(f"[{said}]" if city else said, style=INKS[seat])
        if not text:
            text = Text(FREE, style="dim")
        if region in self.fresh:
            text.stylize("underline")
        return text.append(SHIELD if found["shield"] else "")

    # What is going on -------------------------------------------------------------------------------

    def under_way(self) -> list[RenderableType]:
        """A trip, an assault, a card being carried out or one that may be copied."""
        view = self.view
        lines: list[str] = []
        if view["trip"]:
            trip = view["trip"]
            places = {"origin": self.region(trip["from"]), "here": self.region(trip["at"])}
            lines.append(self.say("board-trip", seat=trip["seat"], clans=trip["clans"], **places))
        if view["assault"]:
            lines += self.assault(view["assault"])
        if view["effect"]:
            effect = view["effect"]
            card = self.cards[effect["card"]]
            lines.append(self.say("board-effect", seat=effect["seat"], card=card.id))
            lines.append(card_text.card(card, self.speaker))
            if effect["left"]:
                lines.append(self.say("board-left", left=effect["left"]))
        if view["copying"]:
            copying = view["copying"]
            lines.append(self.say("board-copying", seat=copying["seat"], card=copying["card"]))
            lines.append(card_text.card(self.cards[copying["card"]], self.speaker))
        return [Text(line) for line in lines]

    def assault(self, assault: dict[str, Any]) -> list[str]:
        """Who attacks whom from where, the cards played, and what each number would cost both."""
        lines = []
        if assault["target"] is not None:
            places = {"origin": self.region(assault["origin"]), "target": self.region(assault["target"])}
            names = {
                "attacker": self.speaker.seat(assault["attacker"]),
                "defender": self.speaker.seat(assault["defender"]),
            }
            lines.append(self.say("board-assault", **names, **places))
        for played in assault["cards"]:
            card = self.cards[played["card"]]
            said = self.say("board-assault-card", seat=played["seat"], card=card.id)
            lines.append(f"{said} {card_text.card(card, self.speaker)}")
        lines += [
            self.say("board-losses", x=row["x"], attacker=row["attacker"], defender=row["defender"])
            for row in assault["losses"]
        ]
        return lines

    # The seats --------------------------------------------------------------------------------------

    def seats(self) -> list[RenderableType]:
        """Everybody's numbers, then what lies before them by name."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column()
        headings = (
            "coins",
            "clans",
            "cities",
            "hand-size",
            "discards",
            "progress",
            "forecast",
            "conquest",
            "propagation",
        )
        for heading in headings:
            table.add_column(self.say(f"board-{heading}"), justify="right")
        for number, seat in enumerate(self.view["seats"]):
            style = "bold" if number == self.view["active"] else ""
            numbers = (
                seat["coins"],
                seat["clans"],
                seat["cities"],
                seat["hand_size"],
                seat["discards"],
                " + ".join(map(str, seat["progress"])) or "–",
                seat["forecast"],
                seat["conquest"],
                seat["propagation"],
            )
            table.add_row(Text(f"{SIGNS[number]} {self.speaker.seat(number)}", style=style), *map(str, numbers))
        lying = [self.lying(number) for number in range(len(self.view["seats"]))]
        return [table, *(line for line in lying if line is not None)]

    def lying(self, number: int) -> Text | None:
        """A seat's Inventions, cards of this Age, and what they have put in force."""
        seat = self.view["seats"][number]
        inventions = [self.invention(one) for one in seat["inventions"]]
        played = [self.played(one) for one in seat["played"]]
        groups = [
            self.say("board-inventions", names=", ".join(inventions)) if inventions else "",
            self.say("board-played", names=", ".join(played)) if played else "",
            ", ".join(self.force(seat)),
        ]
        said = " · ".join(group for group in groups if group)
        return Text(f"{SIGNS[number]} ", style=INKS[number]).append(said, style="default") if said else None

    def invention(self, one: dict[str, Any]) -> str:
        points = str(self.cards[one["card"]].progress)
        marked = [self.say("board-marked")] if one["how"] == "marked" else []
        return f"{self.speaker.name('card', one['card'])} ({', '.join([points, *marked])})"

    def played(self, one: dict[str, Any]) -> str:
        name = self.speaker.name("card", one["card"])
        return f"{name} → {self.speaker.name('card', one['copied'])}" if one["copied"] else name

    def force(self, seat: dict[str, Any]) -> list[str]:
        """What holds for a seat for the rest of the Age."""
        force = seat["force"]
        parts = [
            self.say(f"board-{name.replace('_', '-')}")
            for name in ("toll_free", "first_choice", "peace")
            if force[name]
        ]
        if force["toll"] > 1:
            parts.append(self.say("board-toll", coins=force["toll"]))
        if force["cheap"]:
            parts.append(self.say("board-cheap", clans=force["cheap"], coins=force["recruit_price"]))
        for name in ("recruit_held", "recruit_foe_home"):
            if force[name]:
                parts.append(self.say(f"board-{name.replace('_', '-')}", clans=force[name]))
        if force["odds"]:
            parts.append(self.say("board-odds", clans=force["odds"]))
        return parts

    # The own cards ----------------------------------------------------------------------------------

    def own_areas(self) -> list[RenderableType]:
        """The cards of every seat whose hand the viewer may see: the own one, alone both."""
        lines: list[RenderableType] = []
        for number, seat in enumerate(self.view["seats"]):
            if seat["hand"] is not None:
                lines += [Text(f"{SIGNS[number]} {self.speaker.seat(number)}", style=f"bold {INKS[number]}")]
                lines += self.own(seat)
        return lines

    def own(self, seat: dict[str, Any]) -> list[RenderableType]:
        lines: list[RenderableType] = [Text(line) for line in self.means(seat)]
        offered = seat["objectives"] or []
        now = seat["objective_points"] if len(offered) == 1 else None
        lines += [self.objective(self.objectives[name], now) for name in offered]
        for pile in ("packet", "kept") if self.view["phase"] == "draft" else ("hand",):
            if seat[pile]:
                table = Table.grid(padding=(0, 2, 0, 0))
                for name in seat[pile]:
                    table.add_row(self.card(self.cards[name]))
                lines += [Text(self.say(f"board-{pile}", cards=len(seat[pile])), style="bold"), table]
        return lines

    def purse(self) -> list[RenderableType]:
        """Within an action: coins and free moves of whoever decides."""
        number = self.view["seat"]
        return [] if number is None else [Text(line) for line in self.means(self.view["seats"][number])]

    def means(self, seat: dict[str, Any]) -> list[str]:
        lines = [self.say("board-purse", coins=seat["coins"], clans=seat["clans"], cities=seat["cities"])]
        free = [self.say("board-free-moves", kind=kind, moves=moves) for kind, moves in seat["free"].items() if moves]
        return lines + ([self.say("board-free", moves=", ".join(free))] if free else [])

    def card(self, card: Card) -> Text:
        """Name, price, points, when it is played, and below what it does."""
        text = Text(self.speaker.name("card", card.id), style="bold")
        facts = [card_text.cost(card.cost, self.speaker)]
        if card.invention:
            facts.append(self.say("board-invention", points=card.progress))
        text.append(f"  {', '.join(facts)}  {card_text.when(card, self.speaker)}", style="not bold")
        return text.append(f"\n{card_text.card(card, self.speaker)}", style="not bold dim")

    def objective(self, objective: Objective, points: int | None) -> Text:
        said = self.say("board-objective", objective=objective.id)
        if points is not None:
            said += f" {self.say('board-objective-points', points=points)}"
        return Text(said, style="bold").append(
            f"\n{card_text.objective(objective, self.speaker)}", style="not bold dim"
        )

    def region(self, name: str) -> str:
        return self.speaker.name("region", name)
