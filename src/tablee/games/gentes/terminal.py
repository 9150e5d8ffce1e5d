"""How Gentes looks in a terminal, drawn from a view and the cards' own texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.content import Entry
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.gentes.content.catalogue import Card, Catalogue, City, HomeSpace
from tablee.games.gentes.content.vocabulary import CityReward, Coins, Cube
from tablee.games.gentes.text import card_text

REGION_INK = {"red": "red", "green": "green", "yellow": "yellow"}
SYNERGY_INK = {"laurel": "green", "shield": "bright_blue", "amphora": "dark_orange3", "lyre": "magenta"}
SYMBOL = {"temple": "▲", "oracle": "◉", "trade": "◆", "joker": "✱"}
COIN = "¤"
TILE, HOURGLASS, FREE, LOCK = "▣", "⧗", "·", "×"
LEFT, GAP, RIGHT = "■", "·", "□"  # citizens of a row: the left type, room, the right type
READY, WITH_CUBES, MISSING = "✔", "◐", "✘"
USED = "dim strike"
# In the middle of an action only what it is about is drawn again: by the question, otherwise by the action.
WHOLE = ("draft", "citizens", "turn")
PLACES, OFFER = ("board-map", "board-homes"), ("board-row", "board-piles")
ABOUT_QUESTION = {**dict.fromkeys(("lift", "place", "region", "city", "income"), PLACES), "reward_card": OFFER}
ABOUT_ACTION = {"philosopher": ("board-chart",), "scribe": OFFER, "navigator": PLACES}

T = TypeVar("T", bound=Entry)


def terminal(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
    """The table from the common to the own: tiles, map, cards, everybody in short, the own mat in full.

    Cards that are new in the row are underlined.
    """
    return Group(*Drawing(view, speaker, recent).parts())


def legend(speaker: Speaker) -> RenderableType:
    signs: dict[str, Any] = {name: SYMBOL[name] for name in ("temple", "oracle", "trade", "joker")}
    signs |= {"coin": COIN, "tile": TILE, "hourglass": HOURGLASS, "free": FREE, "lock": LOCK}
    signs |= {"ready": READY, "cubes": WITH_CUBES, "missing": MISSING}
    return Text(speaker.say("board-legend", signs), style="dim")


def outcome(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Alone: the rank, and what the next one asks for."""
    return Group(*Drawing(view, speaker, ()).outcome()) if view["result"] else Group()


class Drawing:
    """One view being drawn."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> None:
        content = speaker.game.content if speaker.game else None
        assert isinstance(content, Catalogue)
        self.view = view
        self.speaker = speaker
        self.content = content
        self.fresh = {event.values["card"] for event in recent if event.key == "event-row"}

    def parts(self) -> list[RenderableType]:
        sections = [
            ("", self.heading()),
            ("board-tiles", self.tiles()),
            ("board-chart", self.chart()),
            ("board-map", self.map()),
            ("board-homes", self.homes()),
            ("board-row", self.row()),
            ("board-laid", self.cards(self.view["laid"])),
            ("board-piles", self.piles()),
            ("board-seats", self.seats()),
            ("", self.own_area()),
        ]
        wanted = self.wanted()
        drawn: list[RenderableType] = []
        for key, section in sections:
            if section and (not key or wanted is None or key in wanted):
                heading = [Text(self.say(key), style="bold")] if key else []
                drawn.append(Padding(Group(*heading, *section), (0, 0, 1, 0)))
        return drawn

    def wanted(self) -> tuple[str, ...] | None:
        """The sections of the common table that the one who looks needs now; None for all of them."""
        question = self.view["pending"].get(str(self.view["seat"]))
        if question is None or question in WHOLE:
            return None
        return ABOUT_QUESTION.get(question, ABOUT_ACTION.get(self.view["turn"]["action"] or "", ()))

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    # The common table -------------------------------------------------------------------------------

    def heading(self) -> list[RenderableType]:
        view = self.view
        said = self.say("board-round", round=view["round"], rounds=self.content.rules.rounds, era=view["era"])
        if len(view["seats"]) > 1 and view["first"] >= 0:
            said += " " + self.say("board-first-player", seat=view["first"])
            if view["next_first"] is not None:
                said += " " + self.say("board-next-first", seat=view["next_first"])
        return [Text(said, style="bold")]

    def tiles(self) -> list[RenderableType]:
        """Every action with its tiles: coins and hourglasses, and who holds what is taken."""
        table = _grid(1)
        masked = self.view["options"].get("advanced", False)
        taxes = [tax for tax in self.content.tax if not (masked and tax.masked_in_advanced)]
        offers = [self.say("board-tax", coins=tax.coins, hourglasses=tax.hourglasses) for tax in taxes]
        table.add_row(self.speaker.name("action", "tax"), "   ".join(offers))
        for action in self.content.action:
            line = Text()
            for tile in self.content.action_tile:
                if tile.action == action.id and tile.id in self.view["tiles"]:
                    line.append("   " if line else "")
                    line.append_text(self.tile(tile.id))
            if line:
                table.add_row(action.name[self.speaker.language], line)
        return [table]

    def tile(self, name: str) -> Text:
        tile = self.entry(self.content.action_tile, name)
        said = f"{tile.coins}/{tile.hourglasses}" + (f" {SYMBOL[tile.symbol]}" if tile.symbol else "")
        if tile.solo_wild and len(self.view["seats"]) == 1:
            said += f" {self.say('board-wild')}"
        holder = self.view["tiles"][name]
        return Text(said) if holder is None else Text(f"{said} {self.speaker.seat(holder)}", style="dim")

    def chart(self) -> list[RenderableType]:
        """The six training tiles from cheap to expensive, with the prices of one and of two citizens."""
        prices = self.content.training_chart
        table = Table.grid(padding=(0, 2, 0, 0))
        names = [self.speaker.name("citizen", name) for name in self.view["chart"]]
        marked = self.view["chart_cube"]
        table.add_row(
            "", *(name + ("*" if kind == marked else "") for name, kind in zip(names, self.view["chart"], strict=True))
        )
        table.add_row(self.say("board-one"), *map(str, prices.single))
        table.add_row(self.say("board-two"), *map(str, prices.pair))
        return [table]

    def map(self) -> list[RenderableType]:
        """The three regions side by side: symbol, city, reward, and who holds it."""
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        columns: list[list[Text]] = []
        for region in self.content.region:
            ink = REGION_INK[region.id]
            table.add_column(Text(region.name[self.speaker.language], style=f"bold {ink}"), no_wrap=True)
            columns.append([self.city(city) for city in self.content.city if city.region == region.id])
        for line in zip(*columns, strict=True):
            table.add_row(*line)
        return [table]

    def city(self, city: City) -> Text:
        text = Text(f"{SYMBOL[city.symbol]} {city.name[self.speaker.language]} {self.reward(city.reward)}")
        return text.append_text(self.holder(city.id))

    def reward(self, effect: CityReward) -> str:
        """What a city gives, in signs."""
        if isinstance(effect, Cube):
            return f"+{effect.n}{SYMBOL[effect.kind]}"
        return f"+{effect.n}{COIN}" if isinstance(effect, Coins) else card_text.phrase(effect, self.speaker)

    def holder(self, space: str) -> Text:
        token = self.view["spaces"].get(space)
        if token is None:
            return Text()
        name = self.speaker.seat(token["seat"])
        return Text(f" {name}", style="bold" + (" strike" if token["used"] else ""))

    def homes(self) -> list[RenderableType]:
        """The three rows of hometowns: their spaces, and below what a token there can do once a round."""
        table = _grid(1)
        for row in self.content.home_row:
            spaces = [space for space in self.content.home_space if self.in_game(space) and space.row == row.id]
            line = Text()
            for space in spaces:
                line.append("   " if line else "")
                line.append("".join(SYMBOL[symbol] for symbol in space.symbols))
                line.append_text(self.holder(space.id) if space.id in self.view["spaces"] else Text(f" {FREE}"))
            table.add_row(row.name[self.speaker.language], line.append(f"\n{card_text.home(row, self.speaker)}", "dim"))
        return [table]

    def in_game(self, space: HomeSpace) -> bool:
        return len(self.view["seats"]) in space.players

    def row(self) -> list[RenderableType]:
        """The cards on offer by slot, with what one, two and three of them cost up to there."""
        prices = self.content.scribe_prices
        table = _grid(2)
        for slot, lying in enumerate(self.view["row"]):
            up_to = " / ".join(str(list_[slot] or "–") for list_ in (prices.one, prices.two, prices.three))
            cube = "*" if lying["cube"] else ""
            card = Text("–", style="dim") if lying["card"] is None else self.card(lying["card"])  # taken just now
            table.add_row(f"{slot + 1}{cube}", Text(up_to, style="yellow"), card)
        return [Text(self.say("board-prices"), style="dim"), table] if table.row_count else []

    def cards(self, names: Sequence[str]) -> list[RenderableType]:
        return [self.card(name) for name in names]

    def card(self, name: str) -> Text:
        """Name, points and symbols, what it asks for, and below what it does."""
        card = self.entry(self.content.card, name)
        style = "bold underline" if name in self.fresh else "bold"
        text = Text(self.speaker.name("card", name), style=style)
        text.append(f"  {self.say('board-vp', vp=card.vp)}", style="not bold not underline")
        text.append_text(self.synergies(card))
        text.append(f"  {card_text.requirements(card.requires, self.speaker)}", style="not bold not underline")
        return text.append(f"\n{card_text.card(card, self.speaker)}", style="not bold not underline dim")

    def synergies(self, card: Card) -> Text:
        text = Text()
        for symbol in card.synergy:
            text.append(f"  {self.speaker.name('synergy', symbol)}", style=f"not bold {SYNERGY_INK[symbol]}")
        return text

    def piles(self) -> list[RenderableType]:
        """The deck, the discard pile and the bonus tiles that are left."""
        view = self.view
        lines = [self.say("board-deck", cards=view["deck"])]
        if view["discard"]:
            lines.append(self.say("board-discard", names=self.names("card", view["discard"])))
        left = {bonus.id: ", ".join(map(str, view["bonus"][bonus.id])) or "–" for bonus in self.content.bonus}
        bonuses = [f"{bonus.name[self.speaker.language]} ({left[bonus.id]})" for bonus in self.content.bonus]
        lines.append(self.say("board-bonus", piles=" · ".join(bonuses)))
        return [Text(line) for line in lines]

    # The seats --------------------------------------------------------------------------------------

    def seats(self) -> list[RenderableType]:
        """Everybody's numbers, then what the others hold by name."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column()
        for heading in ("points", "coins", "time", "citizens", "cubes", "tokens", "hand", "played"):
            table.add_column(self.say(f"board-{heading}"), justify="right")
        for number, seat in enumerate(self.view["seats"]):
            who = Text(self.speaker.seat(number), style="bold" if number == self.view["active"] else "")
            time = f"{seat['free']}" + (f" (−{seat['debt']})" if seat["debt"] else "")
            table.add_row(
                who,
                str(seat["vp"]),
                str(seat["coins"]),
                self.say("board-passed") if seat["passed"] else time,
                str(seat["total"]),
                f"{seat['temple']}{SYMBOL['temple']} {seat['oracle']}{SYMBOL['oracle']}",
                str(seat["tokens"]),
                str(len(seat["backs"])),
                str(len(seat["played"])),
            )
        me = self.mine()
        others = [number for number in range(len(self.view["seats"])) if number != me]
        return [table, *(self.belongings(number) for number in others)]

    def belongings(self, number: int) -> Text:
        """Another seat's citizens, cards in play and hand in one line."""
        seat = self.view["seats"][number]
        people = [f"{self.speaker.name('citizen', name)} {count}" for name, count in seat["citizens"].items() if count]
        groups = [
            ", ".join(people),
            self.names("card", seat["played"]),
            self.say("board-holds", names=self.names("card", seat["hand"])) if seat["hand"] else "",
        ]
        line = Text(f"{self.speaker.seat(number)}: ", style="bold")
        return line.append(" · ".join(group for group in groups if group) or "–", style="not bold")

    def mine(self) -> int | None:
        """Whose mat is drawn in full: the one who looks, otherwise whoever's turn it is."""
        seat = self.view.get("seat")
        if seat is None:
            seat = self.view["active"]
        return int(seat) if seat is not None and seat >= 0 else None

    def own_area(self) -> list[RenderableType]:
        number = self.mine()
        if number is None:
            return []
        seat = self.view["seats"][number]
        return [
            Text(self.speaker.seat(number), style="bold"),
            self.time_track(seat),
            *self.citizens(seat),
            *self.hand(seat),
            *self.in_play(seat),
            *self.forecast(seat),
        ]

    def time_track(self, seat: dict[str, Any]) -> Text:
        """The twelve spaces from left to right, and what will still be there in the next round."""
        signs = [TILE if "tile" in space else HOURGLASS * space["hourglasses"] for space in seat["track"]]
        signs += [FREE] * seat["free"] + [LOCK] * seat["locks"]
        text = Text(f"{self.say('board-time-track')}  {' '.join(signs)}  ")
        text.append(self.say("board-free", spaces=seat["free"]))
        if seat["debt"]:
            text.append(f" {self.say('board-debt', hourglasses=seat['debt'])}", style="yellow")
        held = [space["tile"] for space in seat["track"] if "tile" in space]
        return text.append(f"\n  {TILE} {self.names('action_tile', held)}" if held else "", style="dim")

    def citizens(self, seat: dict[str, Any]) -> list[RenderableType]:
        """Three rows of opposed types, each filling its row from its own side."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right")
        room = self.content.rules.row_capacity
        for left, right in zip(self.content.citizen[::2], self.content.citizen[1::2], strict=True):
            many, others = seat["citizens"].get(left.id, 0), seat["citizens"].get(right.id, 0)
            bar = f"{LEFT * many}{GAP * (room - many - others)}{RIGHT * others}"
            table.add_row(
                left.name[self.speaker.language],
                self.count(seat, left.id),
                bar,
                self.count(seat, right.id),
                right.name[self.speaker.language],
            )
        stores = {"temple": seat["temple"], "oracle": seat["oracle"], "slots": self.content.rules.cube_slots}
        said = self.say("board-own", coins=seat["coins"], tokens=seat["tokens"], **stores)
        lines: list[RenderableType] = [table, Text(said)]
        if seat["to_spread"]:
            picked = ", ".join(card_text.citizens(name, n, self.speaker) for name, n in seat["spread"].items() if n)
            lines.append(Text(self.say("board-spread", left=seat["to_spread"], picked=picked or "–")))
        return lines

    def count(self, seat: dict[str, Any], citizen: str) -> str:
        """Real citizens, and those that cards stand for."""
        virtual = seat["virtual"].get(citizen, 0)
        return str(seat["citizens"].get(citizen, 0)) + (f"+{virtual}" if virtual else "")

    def hand(self, seat: dict[str, Any]) -> list[RenderableType]:
        """The cards in hand, each with a light: playable, playable with cubes, or what is missing."""
        if not seat["backs"]:
            return []
        table = _grid(1)
        for name in seat["hand"]:
            sign, said, ink = self.light(seat["needs"][name])
            table.add_row(Text(sign, style=ink), self.card(name).append(f"\n{said}" if said else "", style=ink))
        heading = self.say("board-own-hand", cards=len(seat["backs"]), limit=seat["hand_limit"])
        lines: list[RenderableType] = [Text(heading, style="bold")]
        lines += [table] if table.row_count else []  # nobody else sees the cards of a closed hand
        if seat["excess"]:
            lines.append(Text(self.say("board-excess", cards=seat["excess"]), style="yellow"))
        return lines

    def light(self, needs: dict[str, Any]) -> tuple[str, str, str]:
        """A sign, words and a colour for how near a card is to being played."""
        if needs["playable"]:
            if needs["cubes"]:
                return WITH_CUBES, self.say("board-with-cubes", cubes=needs["cubes"]), "yellow"
            return READY, "", "green"
        missing = [card_text.citizens(name, n, self.speaker) for name, n in needs["citizens"].items() if n]
        missing += [card_text.tokens(what, n, self.speaker) for what, n in needs["cities"].items() if n]
        return MISSING, self.say("board-missing", missing=", ".join(missing)) if missing else "", "red"

    def in_play(self, seat: dict[str, Any]) -> list[RenderableType]:
        """The own cards in play that still do something, those used this round struck out; the others by name."""
        if not seat["played"]:
            return []
        table, done = _grid(1), []
        for name in seat["played"]:
            card = self.entry(self.content.card, name)
            if card.ongoing:
                does = card_text.ability(card.ongoing, self.speaker)
                table.add_row(self.speaker.name("card", name), does, style=USED if name in seat["used"] else "")
            else:
                done.append(name)
        symbols = [f"{self.speaker.name('synergy', name)} {count}" for name, count in seat["symbols"].items() if count]
        heading = self.say("board-in-play", cards=len(seat["played"]), symbols=", ".join(symbols) or "–")
        lines: list[RenderableType] = [Text(heading, style="bold")]
        lines += [table] if table.row_count else []
        return lines + ([Text(self.names("card", done), style="dim")] if done else [])

    def forecast(self, seat: dict[str, Any]) -> list[RenderableType]:
        """What the next decline will bring and, in the last round, what the end would make of the position."""
        if self.view["over"] or self.view["phase"] in ("draft", "citizens"):
            return []
        income = seat["income"]
        parts = [
            self.say(f"board-income-{what}", n=income[what])
            for what in ("coins", "vp", "temple", "oracle")
            if income[what]
        ]
        parts += [self.say("board-income-choice", names=self.names("city", cities)) for cities in income["choices"]]
        lines: list[RenderableType] = []
        if parts and self.view["phase"] == "heyday":
            lines.append(Text(self.say("board-income", parts=", ".join(parts))))
        if self.view["round"] == self.content.rules.rounds:
            worth = [(what, points) for what, points in seat["final"].items() if points]
            said = ", ".join(f"{self.say(f'score-{what}')} {points:+d}" for what, points in worth)
            lines += [Text(self.say("board-final", parts=said))] if said else []
        return lines

    # The end ----------------------------------------------------------------------------------------

    def outcome(self) -> list[RenderableType]:
        result = self.view["result"]
        said = self.say("outcome-rank", score=result["score"], solo_rank=result["rank"])
        lines = [Text(said, style="bold green")]
        ranks = self.content.solo_rank
        place = next(place for place, rank in enumerate(ranks) if rank.id == result["rank"])
        high = ranks[place].high
        if high is not None:
            above = ranks[place + 1].id
            lines.append(Text(self.say("outcome-next-rank", solo_rank=above, score=high + 1)))
        return list(lines)

    # Entries ----------------------------------------------------------------------------------------

    def entry(self, entries: list[T], name: str) -> T:
        return next(entry for entry in entries if entry.id == name)

    def names(self, section: str, ids: Iterable[str]) -> str:
        return ", ".join(self.speaker.name(section, name) for name in ids)


def _grid(words: int) -> Table:
    """A table without lines whose first columns stay on one line; the last one takes the text."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(words):
        table.add_column(no_wrap=True)
    table.add_column()
    return table
