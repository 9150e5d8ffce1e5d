"""The inside of a button for an action: what is done, in icons and numbers, and the whole sentence for listeners."""

from __future__ import annotations

from markupsafe import Markup, escape

from tablee.drawing.markup import Shown, button, join, tag
from tablee.games.gentes.content.catalogue import ActionTile
from tablee.games.gentes.content.vocabulary import ExtraTrain, HomeAbility, Lasting, Reach, TaxPlus
from tablee.games.gentes.text import card_text
from tablee.games.gentes.web import art
from tablee.games.gentes.web.board_areas import gains
from tablee.games.gentes.web.card_faces import in_brief, requirements
from tablee.games.gentes.web.card_icons import amount, brief
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import Table
from tablee.games.gentes.web.world_map import BADGES

SIGNS = {
    "end_turn": "check",
    "no_more": "check",
    "stop": "check",
    "final_done": "check",
    "go_on": "check",
    "pause": "hourglass",
    "skip": "cross",
    "extra_swap": "swap",
}
FOR_CARDS = ("card_action", "use_card", "exchange")
FOR_HOMES = ("home_action", "use_home")


def choice(table: Table, action: int) -> Markup:
    game = table.speaker.game
    assert game is not None
    name, _ = game.actions.decode(action)
    values = [str(value) for value in game.actions.values(action).values()]
    whole = table.speaker.action(action)
    return button(Choice(table, name, values, whole).shown(), whole, "gt gt-choice")


class Choice:
    """One action being shown."""

    def __init__(self, table: Table, name: str, values: list[str], whole: str) -> None:
        self.table = table
        self.name = name
        self.values = values
        self.whole = whole
        self.aim = values[0] if values else ""

    def shown(self) -> Shown:
        if self.name in FOR_CARDS:
            return self.card_in_play()
        if self.name in FOR_HOMES:
            return self.home()
        if self.name in ("draft", "play", "final_play", "take_discard"):
            return self.card(self.aim)
        if self.name in ("train", "gain_type", "lose_type", "assign"):
            return self.citizen()
        if self.name in ("lift", "place", "city"):
            return self.space()
        own = getattr(self, f"_{self.name}", None)
        if own is not None:
            found: Shown = own()
            return found
        note = self.say("page-choice-note", action=self.name, follows=self._follows())
        return Shown(icon(SIGNS.get(self.name, "arrow")), self.whole, note)

    def say(self, key: str, **values: str | int) -> str:
        return self.table.known(key, **values)

    def _follows(self) -> str:
        """What comes after the turn (GE-205): somebody else's, the next of the same seat, or the decline."""
        if any(self.table.seat(number)["free"] for number in self.table.others()):
            return "other"
        return "turn" if self.table.own_seat()["free"] else "decline"

    def amount(self, number: int, what: str, sign: str = "") -> Markup:
        return amount(self.table.speaker, number, what, sign)

    # Sources of an action -------------------------------------------------------------------------

    def cost(self, kind: str, id_: str) -> Markup:
        """Coins, hourglasses, and the spaces they will take."""
        offer = self.table.offer(kind, id_)
        if offer is None:
            return Markup()
        coins, glasses = int(offer["coins"]), int(offer["hourglasses"])
        parts = [self.amount(coins, "coins")] if coins or offer["action"] not in ("tax", "leader") else []
        parts += [self.amount(glasses, "hourglass")] if glasses else []
        least, most = int(offer["spaces"]), int(offer["loose"])
        span = str(least) if least == most else f"{least}–{most}"
        return join([*parts, escape(self.say("page-spaces", n=most, span=span))], " ")

    def _tile(self) -> Shown:
        tile: ActionTile = self.table.tiles[self.aim]
        alone = self.table.view["players"] == 1 and tile.solo_wild
        title = self.say("page-wild") if alone else self.table.name("action", tile.action)
        signs = icon("joker" if alone else tile.action) + (icon(tile.symbol or "") if not alone else "")
        note = self.cost("tile", self.aim)
        if tile.effects:
            note = join([brief(tile.effects, self.table.speaker), note], " ")
        return Shown(tag("span", signs, class_="sign"), title, note)

    def _tax(self) -> Shown:
        tax = next(tax for tax in self.table.content.tax if str(tax.hourglasses) == self.aim)
        coins = tax.coins + sum(each.n for each in self._lasting() if isinstance(each, TaxPlus))
        note = join([self.amount(coins, "coins", "+"), self.cost("tax", self.aim)], " ")
        return Shown(tag("span", icon("tax"), class_="sign"), self.table.name("action", "tax"), note)

    def card_in_play(self) -> Shown:
        entry = self.table.cards[self.aim]
        speaker = self.table.speaker
        does = card_text.ability(entry.ongoing, speaker) if self.name == "use_card" else brief(entry.ongoing, speaker)
        note = join([does, self.cost("card", self.aim)], " · ") if self.name == "card_action" else does
        return Shown(tag("span", art.picture(self.aim), class_="small-pic"), self.table.name("card", self.aim), note)

    def home(self) -> Shown:
        """The ability that is meant, in words: the row prints it in signs only."""
        ability = self.table.row_of(self.aim).left if self.name == "home_action" else self._useful()
        note = card_text.sentence(ability, self.table.speaker)
        return Shown(tag("span", icon("home"), class_="sign"), self.table.space_name(self.aim), note)

    def _useful(self) -> HomeAbility:
        """The ability of a hometown that changes the action under way (GE-372)."""
        row = self.table.row_of(self.aim)
        action = self.table.view["turn"]["action"]
        return row.left if isinstance(row.left, ExtraTrain) and row.left.action == action else row.right

    def _wild(self) -> Shown:
        return Shown(
            tag("span", icon(self.aim), class_="sign"),
            self.table.name("action", self.aim),
            self.say("page-does", action=self.aim),
        )

    def _synergy(self) -> Shown:
        points = int(self.table.own_seat()["symbols"].get(self.aim, 0))
        sign = tag("span", icon(self.aim), class_="sign")
        return Shown(sign, self.table.name("synergy", self.aim), self.amount(points, "vp", "+"))

    def _extra_trio(self) -> Shown:
        temples, name = int(self.values[0]), self.values[1]
        cubes = icon("cube-temple") * temples + icon("cube-oracle") * (3 - temples)
        picture = tag("span", icon(name, kind=f"sign {name}"))
        return Shown(picture, self.table.name("citizen", name), join([cubes, " ", icon("arrow", kind="turns"), " +1"]))

    # Paying ---------------------------------------------------------------------------------------

    def _pay(self) -> Shown:
        coins = int(self.aim)
        note = self._reach(coins + self._added())
        return Shown(tag("span", icon("coins"), class_="sign"), self.say("page-pay", n=coins), note)

    def _added(self) -> int:
        """GE-221: what cards in play add to the power of the action under way."""
        action = self.table.view["turn"]["action"]
        return sum(each.n for each in self._lasting() if isinstance(each, Reach) and each.action == action)

    def _lasting(self) -> list[Lasting]:
        """What the own cards in play do."""
        return [each for card in self.table.own_seat()["played"] for each in self.table.cards[card].ongoing]

    def _reach(self, power: int) -> str:
        """What so much power reaches with the action under way."""
        turn = self.table.view["turn"]
        if turn["action"] == "scribe":
            prices = self.table.content.scribe_prices
            slots = [sum(1 for price in line if price and price <= power) for line in (prices.one, prices.two)]
            return self.say("page-pay-scribe", one=slots[0], two=slots[1] + 1 if slots[1] else 0)
        chart = self.table.content.training_chart
        one, two = (sum(1 for price in line if price <= power) for line in (chart.single, chart.pair))
        return self.say("page-pay-philosopher", one=one, two=two)

    def _stack(self) -> Shown:
        """GE-213: pairs save spaces now, and leave an hourglass each for the next round."""
        pairs = int(self.aim)
        glasses = self._to_place()
        cells = [tag("i", icon("hourglass") * 2)] * pairs + [tag("i", icon("hourglass"))] * max(0, glasses - 2 * pairs)
        picture = tag("span", *cells, class_="stacking")
        note = self.say("page-stack-note", spaces=max(glasses - pairs, pairs), stays=pairs)
        return Shown(picture, self.say("page-stack", pairs=pairs), note)

    def _to_place(self) -> int:
        """The hourglasses that are to be placed now: of an action, of a card's penalty, or for excess cards."""
        turn, asked = self.table.view["turn"], self.table.asked()
        if asked == "excess":
            return int(self.table.own_seat()["excess"])
        return int(turn["left"] if asked == "penalty" else turn["hourglasses"])

    def _clear(self) -> Shown:
        lone = self.aim == "lone"
        cell = tag("i", icon("hourglass") * (1 if lone else 2))
        return Shown(
            tag("span", cell, class_="stacking"),
            self.say("page-clear", kind=self.aim),
            self.say("page-clear-note", kind=self.aim),
        )

    # Citizens -------------------------------------------------------------------------------------

    def citizen(self) -> Shown:
        name, loses = self.aim, self.name == "lose_type"
        note = self._change([(name, -1 if loses else 1)])
        return Shown(tag("span", icon(name), class_=f"sign {name}"), self.table.name("citizen", name), note)

    def _change(self, changes: list[tuple[str, int]]) -> Markup:
        """The counts before and after, and who is pushed back (GE-003)."""
        seat = self.table.own_seat()
        counts = {name: n + (seat.get("spread") or {}).get(name, 0) for name, n in seat["citizens"].items()}
        before = dict(counts)
        opposite: dict[str, str] = {citizen.id: citizen.opposite for citizen in self.table.content.citizen}
        for name, change in changes:
            other = opposite[name]
            if change > 0 and counts[name] + counts[other] == self.table.content.rules.row_capacity:
                counts[other] -= 1
            counts[name] += change
        shown = [name for name in counts if counts[name] != before[name]]
        parts = [tag("span", icon(name), f"{before[name]}→{counts[name]}", class_="nb") for name in shown]
        return join(parts, " ")

    def _train_count(self) -> Shown:
        number = int(self.aim)
        prices = self.table.content.training_chart
        power = int(self.table.view["turn"]["power"])
        line = prices.single if number == 1 else prices.pair
        reached = [name for name, price in zip(self.table.view["chart"], line, strict=True) if price <= power]
        types = join(icon(name, kind=f"tiny {name}") for name in reached)
        return Shown(tag("span", icon("people") * number, class_="sign"), self.say("page-train-count", n=number), types)

    def _swap(self) -> Shown:
        from_, to = self.values[0], self.values[1]
        names = f"{self.table.name('citizen', from_)} → {self.table.name('citizen', to)}"
        picture = tag(
            "span", icon(from_, kind=f"tiny {from_}"), icon("arrow", kind="turns"), icon(to, kind=f"tiny {to}")
        )
        return Shown(picture, names, self._change([(from_, -1), (to, 1)]))

    # Cards ----------------------------------------------------------------------------------------

    def card(self, name: str) -> Shown:
        """What it is worth and does; to be played, with the cubes it takes; to be taken, with what it asks for."""
        entry, needs = self.table.cards[name], self.table.needs(name)
        worth = [self.amount(entry.vp, "vp"), *(icon(each, self.table.name("synergy", each)) for each in entry.synergy)]
        parts = [join(worth, " ")]
        if self.name in ("play", "final_play"):
            cubes = sum(need.missing for need in needs)
            parts += [self.amount(cubes, "cube-oracle", "−")] if cubes else []
        else:
            parts.append(requirements(needs, self.table))
        if self.name != "final_play":
            parts.append(in_brief(name, self.table))
        picture = tag("span", art.picture(name), class_=f"small-pic era-{entry.era}")
        return Shown(picture, self.table.name("card", name), join(filter(None, parts), " · "))

    def _take_slot(self) -> Shown:
        card, _ = self.table.row()[int(self.aim) - 1]
        return self.card(card) if card else Shown(icon("cards"), self.whole)

    def _scribe_mode(self) -> Shown:
        pile, count = self.aim[:-1], int(self.aim[-1])
        power = int(self.table.view["turn"]["power"])
        if pile == "discard":
            return Shown(
                tag("span", icon("discard"), class_="sign"),
                self.say("page-mode", n=count),
                self.say("page-mode-discard"),
            )
        prices = self.table.content.scribe_prices
        line = (prices.one, prices.two, prices.three)[count - 1]
        reach = max((slot for slot, price in enumerate(line, start=1) if price and price <= power), default=0)
        lying = min(reach, sum(card is not None for card, _ in self.table.row()))
        return Shown(
            tag("span", icon("cards"), class_="sign"),
            self.say("page-mode", n=count),
            self.say("page-mode-row", slots=lying),
        )

    # The map --------------------------------------------------------------------------------------

    def space(self) -> Shown:
        table, space = self.table, self.aim
        if space not in table.cities:
            row = table.row_of(space)
            both = join([brief([row.left], table.speaker), brief([row.right], table.speaker)], " / ")
            signs = join(icon(symbol) for symbol in table.symbols(space))
            return Shown(tag("span", signs or icon("home"), class_="sign"), table.space_name(space), both)
        region = table.cities[space].region
        cities = [space]
        if self.name == "place":
            lifted = table.view["turn"]["lifted"]
            cities = [space, *(city for city in table.region_cities(table.own, region) if city not in (space, lifted))]
        badge = icon(BADGES[region], kind=f"badge {region}")
        return Shown(
            tag("span", badge, icon(table.cities[space].symbol), class_="sign"),
            table.space_name(space),
            gains(table, cities),
        )

    def _region(self) -> Shown:
        badge = icon(BADGES[self.aim], kind=f"badge {self.aim}")
        cities = self.table.region_cities(self.table.own, self.aim)
        return Shown(tag("span", badge, class_="sign"), self.table.name("region", self.aim), gains(self.table, cities))

    def _cube_kind(self) -> Shown:
        note = self.say("page-store-does", kind=self.aim)
        return Shown(tag("span", icon(f"cube-{self.aim}"), class_="sign"), self.table.name("cube_kind", self.aim), note)
