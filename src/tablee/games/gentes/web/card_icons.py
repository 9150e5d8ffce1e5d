"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, join, together
from tablee.engine.messages import Speaker
from tablee.games.gentes.content.vocabulary import Effect
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.remembered import known

BETWEEN = Markup(" · ")
# What is counted, where an icon says it.
COUNTED = {"cards": "card", "cubes": "cube-temple", "cities": "city", "coins": "coins"}
CUBES = ("cube-temple", "cube-oracle")


def brief(effects: Sequence[Effect], speaker: Speaker) -> Markup:
    """All effects of a card on as few lines as they need."""
    return BETWEEN.join(Words(effect, speaker).said() for effect in effects)


def thing(speaker: Speaker, what: str, number: int = 1) -> str:
    """The word for an icon: "coins", "Noble", "Lyre"."""
    for section in ("citizen", "synergy", "symbol"):
        name = speaker.name(section, what)
        if name != what:
            return name
    return known(speaker, "page-thing", what=what, n=number)


def amount(speaker: Speaker, number: int, what: str, sign: str = "") -> Markup:
    """ "+2 [coin]", with the words for it as the icon's name."""
    return together(f"{sign}{number}", NO_BREAK, icon(what, thing(speaker, what, number)))


def amounts_said(speaker: Speaker, gained: Iterable[tuple[str, int]]) -> str:
    """The same in words: "5 coins, 1 temple cube"."""
    return ", ".join(f"{number} {thing(speaker, what, number)}" for what, number in gained)


def amounts(speaker: Speaker, gained: Iterable[tuple[str, int]], sign: str = "+") -> Markup:
    return join((amount(speaker, number, what, sign) for what, number in gained), " ")


class Words:
    """One effect being said."""

    def __init__(self, effect: Effect, speaker: Speaker) -> None:
        self.effect = effect
        self.speaker = speaker
        self.n = effect.n or 0

    def said(self) -> Markup:
        own: Callable[[], Markup] = getattr(self, f"_{self.effect.verb}")
        return own()

    def say(self, key: str, **values: str | int) -> Markup:
        return escape(self.speaker.say(key, {"n": self.n, **values}))

    def amount(self, what: str, sign: str = "+", number: int | None = None) -> Markup:
        return amount(self.speaker, self.n if number is None else number, what, sign)

    def action(self) -> Markup:
        name = self.effect.action or ""
        return icon(name, self.speaker.name("action", name))

    def nested(self) -> Markup:
        return brief(self.effect.effects or [], self.speaker)

    def arrow(self) -> Markup:
        return NO_BREAK + icon("arrow", kind="turns") + " "

    # Rewards ----------------------------------------------------------------------------------------

    def _vp(self) -> Markup:
        return self.amount("vp")

    def _coins(self) -> Markup:
        return self.amount("coins")

    def _cube(self) -> Markup:
        return self.amount(f"cube-{self.effect.kind}")

    def _cube_any(self) -> Markup:
        kinds = Markup("/").join(icon(kind, thing(self.speaker, kind)) for kind in CUBES)
        return together(f"+{self.n}", NO_BREAK, kinds)

    def _citizen(self) -> Markup:
        return self.amount(self.effect.type or "")

    def _citizen_any(self) -> Markup:
        return self.amount("people")

    def _unlock(self) -> Markup:
        return self.amount("lock", "−")

    def _clear_hourglass(self) -> Markup:
        return self.amount("hourglass", "−")

    def _region_activate(self) -> Markup:
        return icon("region") + NO_BREAK + self.say("brief-region")

    def _city_activate(self) -> Markup:
        return self.say("brief-activate") + " " + self.amount("city", "")

    def _build(self) -> Markup:
        symbol = self.effect.symbol or "joker"
        return self.amount("city", number=1) + NO_BREAK + icon(symbol, self.speaker.name("symbol", symbol))

    def _take_row(self) -> Markup:
        return together(self.amount("cards"), NO_BREAK, f"(1–{self.effect.slots})")

    def _take_discard(self) -> Markup:
        return self.amount("cards") + NO_BREAK + icon("discard", self.speaker.say("page-discard"))

    def _vp_per(self) -> Markup:
        return self.amount("vp") + self.per()

    def _coins_per(self) -> Markup:
        return self.amount("coins") + self.per()

    def per(self) -> Markup:
        """ " per 2 [card] (≤ 5)"."""
        what, every = self.effect.what or "cards", self.effect.per or 1
        sign = COUNTED.get(what) or what.partition(".")[2]
        word = thing(self.speaker, sign, every)
        each = self.speaker.say("brief-per", {"n": every})
        return " " + together(each, NO_BREAK, icon(sign, word)) + " " + together(f"(≤ {self.effect.max})")

    # Penalties --------------------------------------------------------------------------------------

    def _lose_coins(self) -> Markup:
        return self.amount("coins", "−")

    def _lose_citizen(self) -> Markup:
        return self.amount(self.effect.type or "", "−")

    def _lose_citizen_any(self) -> Markup:
        return self.amount("people", "−")

    def _add_hourglass(self) -> Markup:
        return self.amount("hourglass", "+")

    # Lasting effects --------------------------------------------------------------------------------

    def cost(self) -> Markup:
        coins, hourglasses = self.effect.coins or 0, self.effect.hourglasses or 0
        return self.amount("coins", "", coins) + " " + self.amount("hourglass", "", hourglasses)

    def _decline(self) -> Markup:
        return icon("decline", self.speaker.say("page-decline")) + NO_BREAK + self.nested()

    def _action(self) -> Markup:
        symbol = self.effect.symbol
        aim = icon(symbol, self.speaker.name("symbol", symbol)) if symbol else Markup()
        return together(self.action(), aim, NO_BREAK, self.cost())

    def _effect_action(self) -> Markup:
        return self.cost() + self.arrow() + self.nested()

    def _virtual(self) -> Markup:
        return self.amount(self.effect.type or "", "= ")

    def _tax_plus(self) -> Markup:
        return icon("tax", self.speaker.name("action", "tax")) + NO_BREAK + self.amount("coins")

    def _tax_double(self) -> Markup:
        return together(icon("tax", self.speaker.name("action", "tax")), NO_BREAK, "× 2")

    def _pay_any(self) -> Markup:
        coins = icon("coins", thing(self.speaker, "coins", 2))
        return together(self.action(), NO_BREAK, f"{self.effect.low}–{self.effect.high}", NO_BREAK, coins)

    def _extra_train(self) -> Markup:
        philosopher = icon("philosopher", self.speaker.name("action", "philosopher"))
        return together(philosopher, NO_BREAK, self.amount("people"))

    def _reach(self) -> Markup:
        return together(self.action(), NO_BREAK, "(", self.amount("coins"), ")")

    def _discount(self) -> Markup:
        return together(self.action(), NO_BREAK, self.amount("coins", "−"))

    def _haste(self) -> Markup:
        return self.amount("hourglass", "−") + " " + self.say("brief-haste")

    def _on_action(self) -> Markup:
        return self.action() + self.arrow() + self.nested()

    def _exchange(self) -> Markup:
        return self.amount("coins", "", self.effect.pay or 0) + self.arrow() + self.nested()

    def _hand_limit(self) -> Markup:
        return together(self.say("brief-hand"), NO_BREAK, icon("cards"))
