"""A card, tile, space or pile enlarged: its picture, every value, its full text, and where its facts come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from tablee.drawing import origin_marks
from tablee.drawing.markup import tag
from tablee.engine.messages import Speaker
from tablee.engine.origins import RULEBOOK
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.text import card_text
from tablee.games.gentes.web import art
from tablee.games.gentes.web.card_faces import CITY_ICONS, CUBE
from tablee.games.gentes.web.card_icons import brief, thing
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import ERAS
from tablee.games.gentes.web.world_map import BADGES

# The sections of the content in which the name of a card is looked up.
SECTIONS = {
    "card": ("card",),
    "played": ("card",),
    "tile": ("action_tile",),
    "tax": ("tax",),
    "space": ("city", "home_space"),
    "type": ("citizen",),
    "citizen": ("citizen",),
    "cube": ("cube_kind",),
    "region": ("region",),
    "bonus": ("bonus",),
}
TRIO = "cube-trio"


def card(content: Catalogue, name: str, speaker: Speaker) -> Markup | None:
    """What `data-card` names, as "tile-leader" or "card-harbour:merchant.1" (so many are missing), with ":cube" at the
    end if a cube lies on it; None if nothing.
    """
    cube = name.endswith(CUBE)
    name = name.removesuffix(CUBE)
    if name == TRIO:
        words = tag("p", speaker.say("page-trio-rule"), class_="does")
        return tag("article", tag("h3", speaker.say("page-trio")), words, class_="gt gt-enlarged")
    kind, _, rest = name.partition("-")
    entry_id, ticked, missing = rest.partition(":")
    if kind == "tax":
        entry_id = f"tax_{entry_id}"
    for section in SECTIONS.get(kind, ()):
        for entry in getattr(content, section):
            if entry.id == entry_id:
                return Enlarged(content, section, entry, speaker).drawn(_missing(missing) if ticked else None, cube)
    return None


def _missing(text: str) -> dict[str, int]:
    """ "merchant.1,trade.1" by kind."""
    found = (part.partition(".") for part in text.split(",") if part)
    return {kind: int(number) for kind, _, number in found if number.isdigit()}


class Enlarged:
    """One entry of the content, drawn large."""

    def __init__(self, content: Catalogue, section: str, entry: Any, speaker: Speaker) -> None:
        self.content = content
        self.section = section
        self.entry = entry
        self.speaker = speaker
        self.origins: set[str] = set()  # of the lines so far, for the legend

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    def drawn(self, missing: dict[str, int] | None, cube: bool) -> Markup:
        draw: dict[str, Callable[[], list[Markup]]] = {
            "action_tile": self.tile,
            "tax": self.tax,
            "city": self.city,
            "home_space": self.home,
            "citizen": self.citizen,
            "cube_kind": self.cube,
            "region": self.region,
            "bonus": self.bonus,
        }
        parts = self.card(missing) if self.section == "card" else draw[self.section]()
        if cube:
            said = self.say("page-row-cube" if self.section == "card" else "page-chart-cube")
            parts.append(tag("p", tag("i", icon("cross"), class_="marker"), said, class_="cube-legend"))
        return tag(
            "article", *parts, origin_marks.legend(self.origins, self.speaker), class_=f"gt gt-enlarged {self.section}"
        )

    # The kinds of things --------------------------------------------------------------------------

    def card(self, missing: dict[str, int] | None) -> list[Markup]:
        found = self.entry
        points = tag("span", icon("wreath"), tag("b", str(found.vp)), class_="wreath")
        signs = [tag("i", icon(each), self.speaker.name("synergy", each)) for each in found.synergy]
        picture = tag("div", art.picture(found.id), points, tag("span", *signs, class_="synergies"), class_="pic")
        parts = [picture, self.title(), self.printed_name(), self.values()]
        parts.append(tag("ul", *self.requirements(missing), class_="asks"))
        if found.now:
            parts.append(self.fact("page-at-once", card_text.ability(found.now, self.speaker), "now"))
        if found.ongoing:
            parts.append(self.fact("page-from-now-on", card_text.ability(found.ongoing, self.speaker), "ongoing"))
        if found.synergy:
            parts.append(tag("p", self.say("page-synergy-rule"), class_="quiet"))
        return parts

    def values(self) -> Markup:
        """What stands on the picture: era, points, symbols."""
        found = self.entry
        shown = [(self.say("page-era", era=ERAS[found.era]), "era"), (f"{found.vp} {thing(self.speaker, 'vp')}", "vp")]
        if found.synergy:
            shown.append((", ".join(self.speaker.name("synergy", each) for each in found.synergy), "synergy"))
        return tag("small", *[tag("span", said, " ", self.mark(field)) for said, field in shown], class_="values")

    def requirements(self, missing: dict[str, int] | None) -> list[Markup]:
        """What it asks for, ticked where it is met and with what is missing where not."""
        asked = self.entry.requires
        lines = [("citizens", kind, card_text.citizens(kind, n, self.speaker)) for kind, n in asked.citizens.items()]
        lines += [("cities", kind, card_text.tokens(kind, n, self.speaker)) for kind, n in asked.cities.items()]
        items = []
        for group, kind, said in lines:
            lack = 0 if missing is None else missing.get(kind, 0)
            mark = Markup()
            if missing is not None:
                met = icon("check", self.say("page-met"))
                mark = (
                    tag("em", self.say("page-missing", n=lack), class_="miss") if lack else tag("em", met, class_="met")
                )
            sign = CITY_ICONS.get(kind, kind)
            items.append(
                tag(
                    "li",
                    icon(sign, kind=f"sign {kind}"),
                    tag("span", said, " ", self.mark(f"requires.{group}.{kind}")),
                    mark,
                )
            )
        return items

    def tile(self) -> list[Markup]:
        tile = self.entry
        said = [self.does(card_text.tile(tile, self.speaker), "action", "coins", "hourglasses", "symbol", "effects")]
        if tile.solo_wild:
            said.append(self.does(self.say("page-wild-rule"), "solo_wild"))
        return [self.head(tile.action), *said, self.explained(tile.action)]

    def tax(self) -> list[Markup]:
        said = self.does(card_text.tax(self.entry, self.speaker), "hourglasses", "coins")
        return [self.head("tax"), said, self.explained("tax")]

    def explained(self, action: str) -> Markup:
        """How the action goes."""
        return tag("p", self.say("page-action-rule", action=action), class_="quiet")

    def city(self) -> list[Markup]:
        city = self.entry
        region = icon(BADGES[city.region], kind=f"badge {city.region}")
        symbol = icon(city.symbol)
        return [
            tag("header", region, self.title()),
            self.fact("page-region-of", self.speaker.name("region", city.region), "region"),
            self.fact("page-symbol", self.speaker.name("symbol", city.symbol), "symbol", symbol),
            self.fact("page-reward", card_text.city(city, self.speaker), "reward", brief([city.reward], self.speaker)),
            tag("p", self.say("page-city-rule"), class_="quiet"),
        ]

    def home(self) -> list[Markup]:
        row = next(row for row in self.content.home_row if row.id == self.entry.row)
        symbols = ", ".join(self.speaker.name("symbol", each) for each in self.entry.symbols)
        return [
            self.head("home"),
            self.fact("page-symbol", symbols, "symbols"),
            tag(
                "p",
                card_text.home(row, self.speaker),
                " ",
                self.mark_of("home_row", row.id, "left", "right"),
                class_="does",
            ),
            tag("p", self.say("page-home-rule"), class_="quiet"),
        ]

    def citizen(self) -> list[Markup]:
        found = self.entry
        rule = self.say("page-citizen-rule", citizen=found.id, opposite=self.speaker.name("citizen", found.opposite))
        return [tag("header", icon(found.id, kind=f"sign {found.id}"), self.title()), self.does(rule, "opposite")]

    def cube(self) -> list[Markup]:
        return [self.head(f"cube-{self.entry.id}"), self.does(self.say("page-cube-rule", kind=self.entry.id))]

    def region(self) -> list[Markup]:
        cities = [city for city in self.content.city if city.region == self.entry.id]
        items = [
            tag(
                "li",
                icon(city.symbol),
                tag("span", self.speaker.name("city", city.id), " ", self.mark_of("city", city.id, "region", "reward")),
                brief([city.reward], self.speaker),
            )
            for city in cities
        ]
        badge = icon(BADGES[self.entry.id], kind=f"badge {self.entry.id}")
        rule = tag("p", self.say("page-region-rule"), class_="quiet")
        return [tag("header", badge, self.title()), tag("ul", *items, class_="asks"), rule]

    def bonus(self) -> list[Markup]:
        found = self.entry
        rule = self.say("page-bonus-rule", bonus=found.id, first=found.first, later=found.later)
        return [self.head("vp"), self.does(rule, "threshold", "first", "later")]

    # Their parts ----------------------------------------------------------------------------------

    def title(self) -> Markup:
        return tag("h3", self.entry.name[self.speaker.language], " ", self.mark(f"name.{self.speaker.language}"))

    def printed_name(self) -> Markup:
        """The rulebook names cards in English, in whatever language it is read."""
        name, printed = self.entry.name["en"], self.origin("card", self.entry.id, "name.en") == RULEBOOK
        if not printed or name == self.entry.name[self.speaker.language]:
            return Markup()
        return tag("p", tag("i", name, lang="en"), " ", self.mark("name.en"), class_="printed-name")

    def head(self, picture: str) -> Markup:
        return tag("header", icon(picture, thing(self.speaker, picture)), self.title())

    def does(self, said: str, *fields: str) -> Markup:
        return tag("p", said, *([" ", self.mark(*fields)] if fields else []), class_="does")

    def fact(self, key: str, said: str, field: str, picture: Markup | str = "") -> Markup:
        words = tag("p", picture, " " if picture else "", said, " ", self.mark(field))
        return tag("div", tag("h4", self.say(key)), words)

    # Where facts come from --------------------------------------------------------------------------

    def mark(self, *fields: str) -> Markup:
        return self.mark_of(self.section, self.entry.id, *fields)

    def mark_of(self, section: str, entry: str, *fields: str) -> Markup:
        """The sign behind a line whose facts are all printed."""
        found = self.origin(section, entry, *fields)
        self.origins.add(found)
        return origin_marks.mark(found, self.speaker)

    def origin(self, section: str, entry: str, *fields: str) -> str:
        assert self.speaker.game is not None
        origins = self.speaker.game.origins
        return origin_marks.together(
            origin for field in fields for origin in origins.within(section, entry, field).values()
        )
