"""The inside of a button for an action: what is done, in icons and numbers, and the whole sentence for listeners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from tablee.drawing.markup import Shown, button, join, tag
from tablee.games.genesia.content.vocabulary import Buy, Choose
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web import art
from tablee.games.genesia.web.card_faces import when
from tablee.games.genesia.web.card_icons import amount, brief
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import Table

BUTTON = "ga ga-choice"
SIGNS = {"done": "check", "stop": "check", "siege": "siege"}
PIECES_TO_PLACE = {"place_clan": "clans", "place_city": "cities", "shield": "shield", "expel": "home"}


def choice(table: Table, action: int) -> Markup:
    game = table.speaker.game
    assert game is not None
    name, _ = game.actions.decode(action)
    values = [str(value) for value in game.actions.values(action).values()]
    whole = table.speaker.action(action)
    return button(Choice(table, name, values, whole).shown(), whole, f"{BUTTON} ends" if name == "done" else BUTTON)


def sign(name: str, kind: str = "") -> Markup:
    return tag("span", icon(name), class_=f"sign {kind}".rstrip())


def value(table: Table, region: str) -> Markup:
    """A region as a tile with its value, in the colour of its kind, signed by whoever holds it."""
    place = table.places[region]
    held = table.holder(region)
    shown = str(place.value) if place.value else icon("home")
    mark = emblem(COLOURS[held.seat]) if held else emblem(COLOURS[place.slot]) if place.kind == "home" else ""
    return tag("b", shown, mark, class_=f"value v{place.value}")


class Toll(NamedTuple):
    to: int
    coins: int


def toll(table: Table, region: str) -> Toll | None:
    """What the looking seat pays to whom on entering a region (GA-045, GA-046)."""
    held = table.holder(region)
    if held is None or held.seat == table.own:
        return None
    return Toll(held.seat, int(table.view["tolls"][table.own][held.seat]))


def free_for(table: Table, region: str) -> bool:
    """Whether some free move carries a step into this region (GA-041)."""
    free = table.own_seat()["free"]
    place = table.places[region]
    zone = "island" if place.kind == "isle" else "own" if place.slot == table.own else "foreign"
    if table.view["trip"] and table.view["trip"]["stack"]:
        return bool(free["stack"])
    return bool(free["any"] or free[zone])


def gained(table: Table, region: str) -> int:
    """Points on the map that holding a region would add."""
    return 0 if any(held.seat == table.own for held in table.held(region)) else worth(table, region)


def worth(table: Table, region: str) -> int:
    """Points on the map for holding a region (GA-132, GA-133)."""
    place = table.places[region]
    abroad = place.slot >= 0 and place.slot != table.own
    return place.value + (table.content.rules.propagation if abroad else 0)


def price(table: Table, action: int) -> str:
    """The coins of a step with its toll; of anything else nothing."""
    game = table.speaker.game
    assert game is not None
    name, _ = game.actions.decode(action)
    if name != "move":
        return ""
    _, _, end = str(game.actions.values(action)["edge"]).partition(":")
    owed = toll(table, end)
    return str((0 if free_for(table, end) else 1) + (owed.coins if owed else 0))


class Choice:
    """One action being shown."""

    def __init__(self, table: Table, name: str, values: Sequence[str], whole: str) -> None:
        self.table = table
        self.name = name
        self.values = values
        self.whole = whole
        self.aim = values[0] if values else ""

    def shown(self) -> Shown:
        own = getattr(self, f"_{self.name}", None)
        if own is not None:
            found: Shown = own()
            return found
        return Shown(sign(SIGNS.get(self.name, "arrow")), self.whole)

    def say(self, key: str, **values: str | int) -> str:
        return self.table.say(key, **values)

    def amount(self, number: int, what: str, mark: str = "") -> Markup:
        return amount(self.table.speaker, number, what, mark)

    @property
    def asked(self) -> str:
        return self.table.asked() or ""

    def points(self, region: str) -> Markup:
        more = gained(self.table, region)
        return self.amount(more, "points", "+") if more else Markup()

    # Cards ----------------------------------------------------------------------------------------

    def card(self, note: Markup | str) -> Shown:
        found = self.table.cards[self.aim]
        picture = tag("span", art.picture(self.aim), class_=f"small-pic lot-{found.lot}")
        return Shown(picture, self.table.name("card", self.aim), note)

    def _keep_objective(self) -> Shown:
        names = self.table.own_seat()["objectives"] or []
        name = names[int(self.aim) - 1]
        found = self.table.objectives[name]
        note = join([brief(found.effects, self.table.speaker), f"(≤ {found.cap})"], " ")
        return Shown(tag("span", art.picture(name), class_="small-pic"), self.table.name("objective", name), note)

    def _pick(self) -> Shown:
        found = self.table.cards[self.aim]
        parts = [self.amount(found.cost, "coins")]
        if found.invention:
            parts.append(join([icon("invention"), self.amount(found.progress, "points")], " "))
        parts += [escape(when(self.table, found)), brief(found.effects, self.table.speaker)]
        return self.card(join(parts, " · "))

    def _play(self) -> Shown:
        found = self.table.cards[self.aim]
        coins = self.table.own_seat()["coins"]
        cost = [self.amount(coins, "coins"), icon("arrow", kind="turns"), str(coins - found.cost)] if found.cost else []
        parts = [tag("span", join(cost, " "), class_="pays")] if cost else [escape(self.say("page-costs-nothing"))]
        if found.invention:
            parts.append(join([icon("invention"), self.amount(found.progress, "points")], " "))
        parts.append(brief(found.effects, self.table.speaker))
        return self.card(join(parts, " · "))

    def _discard(self) -> Shown:
        price = int(self.table.own_seat()["force"]["discard"])
        title = self.say("page-discard", name=self.table.name("card", self.aim))
        note: list[Markup | str] = [self.amount(price, "coins", "+")]
        if not self.table.alone:
            note.append(self.say("page-unseen"))
        return Shown(sign("discard"), title, join(note, " · "))

    def _choose_card(self) -> Shown:
        found = self.table.cards[self.aim]
        return self.card(
            join([icon("invention"), self.amount(found.progress, "points", "+"), self.say("page-each-age")], " ")
        )

    def _choose_option(self) -> Shown:
        effect = self.table.view["effect"]
        found = self.table.cards[effect["card"]].effects if effect else []
        options = next((each.options for each in found if isinstance(each, Choose)), [])
        number = int(self.aim)
        if number > len(options):
            return Shown(sign("arrow"), self.whole)
        does = brief(options[number - 1], self.table.speaker)
        return Shown(tag("span", tag("b", str(number)), class_="sign"), self.say("page-option", n=number), does)

    # Ending ---------------------------------------------------------------------------------------

    def _done(self) -> Shown:
        price = int(self.table.own_seat()["force"]["discard"])
        note = self.say("page-done-note", question=self.asked, price=price, next=self.next_turn())
        return Shown(sign("check"), self.say("page-done", question=self.asked), note)

    def next_turn(self) -> str:
        """Who acts after this turn; alone it is the other tribe of the same person, and after both the next phase."""
        if not self.table.alone:
            return "player"
        others = [seat for number, seat in enumerate(self.table.view["seats"]) if number != self.table.own]
        return "phase" if all(seat["done"] for seat in others) else "tribe"

    def _stop(self) -> Shown:
        return Shown(sign("check"), self.whole, self.say("page-stop-note"))

    # The map --------------------------------------------------------------------------------------

    def _recruit(self) -> Shown:
        seat = self.table.own_seat()
        price, coins = int(seat["force"]["recruit_price"]), int(seat["coins"])
        left = join([str(coins), icon("arrow", kind="turns"), str(coins - price)], " ")
        note = [tag("span", self.amount(price, "coins", "−"), " · ", left, class_="pays")]
        more = self.points(self.aim)
        title = self.say("page-recruit", region=self.table.region(self.aim))
        return Shown(
            join([sign("clans", "plus"), value(self.table, self.aim)]),
            title,
            join([*note, *([more] if more else [])], " · "),
        )

    def _move(self) -> Shown:
        start, _, end = self.aim.partition(":")
        table = self.table
        picture = join([value(table, start), icon("arrow", kind="turns"), value(table, end)], " ")
        return Shown(tag("span", picture, class_="way"), table.region(end), join(self.step_costs(end), " · "))

    def step_costs(self, end: str) -> list[Markup]:
        """A movement point, a toll to somebody, points for what is newly held."""
        table = self.table
        free = free_for(table, end)
        parts = [escape(self.say("page-free-step"))] if free else [self.amount(1, "coins", "−")]
        owed = toll(table, end)
        if owed is not None and owed.coins:
            whom = join(
                [
                    icon("toll"),
                    " ",
                    self.amount(owed.coins, "coins", "−"),
                    " ",
                    emblem(COLOURS[owed.to]),
                    table.speaker.seat(owed.to),
                ]
            )
            parts.append(tag("span", whom, class_="nb"))
        if owed is None and not table.held(end):
            parts += [more] if (more := self.points(end)) else []
        if owed is not None:
            parts.append(escape(self.say("page-must-go-on")))
        return parts

    def _lift(self) -> Shown:
        count = self.table.clans(self.aim, self.table.own)
        note = self.say("page-lift-note", n=count)
        return Shown(join([sign("stack"), value(self.table, self.aim)]), self.table.region(self.aim), note)

    def _assault_from(self) -> Shown:
        targets = [one["to"] for one in self.table.view["assaults"] if one["from"] == self.aim]
        own = self.amount(self.table.clans(self.aim, self.table.own), "clans")
        to = join([value(self.table, target) for target in targets], " ")
        note = join([own, icon("arrow", kind="turns"), to], " ")
        return Shown(join([sign("war", "war"), value(self.table, self.aim)]), self.table.region(self.aim), note)

    def _assault_at(self) -> Shown:
        held = self.table.holder(self.aim)
        parts = []
        if held is not None:
            parts = [
                self.amount(held.clans, "clans"),
                emblem(COLOURS[held.seat]),
                escape(self.table.speaker.seat(held.seat)),
            ]
            if held.city:
                parts.append(self.amount(1, "cities"))
        more = self.points(self.aim)
        note = join([join(parts, " "), *([more] if more else [])], " · ")
        return Shown(join([sign("war", "war"), value(self.table, self.aim)]), self.table.region(self.aim), note)

    def _city_site(self) -> Shown:
        return Shown(
            join([sign("cities"), value(self.table, self.aim)]), self.table.region(self.aim), self.say("page-site-note")
        )

    def _choose_region(self) -> Shown:
        what = PIECES_TO_PLACE.get(self.asked, "jump")
        parts: list[Markup] = []
        count = self.table.clans(self.aim, self.table.own)
        if self.asked in ("jump_from", "place_clan", "retreat_to") and count:
            parts.append(join([self.say("page-there"), self.amount(count, "clans")], " "))
        if self.asked in ("place_clan", "jump_to", "place_city", "retreat_to") and (more := self.points(self.aim)):
            parts.append(more)
        if self.asked == "expel" and (held := self.table.holder(self.aim)):
            parts.append(join([emblem(COLOURS[held.seat]), self.amount(held.clans, "clans", "−")], " "))
        place = self.table.places[self.aim]
        if place.slot >= 0 and place.slot != self.table.own and self.asked in ("place_clan", "jump_to", "place_city"):
            host = [icon("host"), emblem(COLOURS[place.slot]), self.table.speaker.seat(place.slot)]
            parts.append(tag("span", join(host, " "), class_="nb", title=self.say("page-host")))
        return Shown(join([sign(what), value(self.table, self.aim)]), self.table.region(self.aim), join(parts, " · "))

    # Seats and places -----------------------------------------------------------------------------

    def _choose_seat(self) -> Shown:
        seat = COLOURS.index(self.aim)
        coins = self.table.seat(seat)["coins"]
        return Shown(tag("span", emblem(self.aim), class_="sign"), self.table.who(seat), self.amount(coins, "coins"))

    def _position(self) -> Shown:
        place = int(self.aim)
        kind = "first" if place == 1 else "last" if place == self.table.count else "middle"
        return Shown(
            tag("span", tag("b", self.aim), class_="sign"),
            self.say("page-position", n=place),
            self.say("page-position-note", kind=kind),
        )

    # Attack ---------------------------------------------------------------------------------------

    def _stance(self) -> Shown:
        return Shown(
            tag("span", icon(self.aim), class_=f"tile {self.aim}"),
            self.say("page-stance", stance=self.aim),
            self.say("page-stance-note", stance=self.aim),
        )

    def _siege(self) -> Shown:
        if self.aim == "no":
            return Shown(sign("cross"), self.whole, self.say("page-siege-no"))
        assault = self.table.view["assault"] or {}
        cost = self.say("page-siege-free") if assault.get("siege_free") else self.amount(1, "clans", "−")
        return Shown(
            sign("siege"), self.whole, join([cost, icon("arrow", kind="turns"), self.amount(1, "cities", "+")], " ")
        )

    # Numbers --------------------------------------------------------------------------------------

    def _number(self) -> Shown:
        number = int(self.aim)
        asked = getattr(self, f"number_{self.asked}", None)
        picture = tag("span", tag("b", self.aim), class_="sign")
        if asked is None:
            return Shown(picture, self.whole)
        title, note = asked(number)
        return Shown(picture, title, note)

    def number_losses(self, number: int) -> tuple[str, Markup | str]:
        """What so many losses cost both, and who is left (GA-076, GA-077)."""
        assault = self.table.view["assault"] or {}
        row = next((one for one in assault.get("losses", ()) if one["x"] == number), None)
        if row is None:
            return self.whole, ""
        attacker, defender = assault["attacker"], assault["defender"]
        left = self.table.clans(assault["origin"], attacker) - row["attacker"]
        stays = self.table.clans(assault["target"], defender) - row["defender"]
        sides = [
            join([emblem(COLOURS[seat]), self.amount(lost, "losses", "−"), self.say("page-stay", n=rest)], " ")
            for seat, lost, rest in ((attacker, row["attacker"], left), (defender, row["defender"], stays))
        ]
        return self.say("page-losses", n=number), join(sides, " · ")

    def number_group(self, number: int) -> tuple[str, Markup | str]:
        trip = self.table.view["trip"]
        stay = (self.table.clans(trip["from"], self.table.own) if trip else 0) - (
            number if not trip or not trip["clans"] else 0
        )
        return self.say("page-group", n=number), self.say("page-group-note", n=max(0, stay))

    def number_occupy(self, number: int) -> tuple[str, Markup | str]:
        assault = self.table.view["assault"] or {}
        origin, target = assault.get("origin"), assault.get("target")
        stay = self.table.clans(origin, self.table.own) - number if origin else 0
        parts: list[Markup | str] = [self.say("page-stay", n=stay)]
        if number and target and (more := self.points(target)):
            parts.append(more)
        return self.say("page-occupy", n=number), join(parts, " · ")

    def number_buy(self, number: int) -> tuple[str, Markup | str]:
        effect = self.table.view["effect"]
        effects = self.table.cards[effect["card"]].effects if effect else []
        found = next((each for each in effects if isinstance(each, Buy)), None)
        if found is None:
            return self.whole, ""
        pays = self.amount(number * found.price, "coins", "−")
        gets = self.amount(number * found.n, found.what, "+")
        return self.say("page-times", n=number), join([pays, icon("arrow", kind="turns"), gets], " ")

    def number_jump_count(self, number: int) -> tuple[str, Markup | str]:
        return self.say("page-group", n=number), ""

    def number_retreat_count(self, number: int) -> tuple[str, Markup | str]:
        return self.say("page-retreat", n=number), ""
