"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch

from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, join, together
from tablee.engine.messages import Speaker
from tablee.games.gentes.content import vocabulary as verbs
from tablee.games.gentes.content.vocabulary import GentesVerb
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.remembered import known

BETWEEN = Markup(" · ")
# What is counted, where an icon says it.
COUNTED = {"cards": "card", "cubes": "cube-temple", "cities": "city", "coins": "coins"}
CUBES = ("cube-temple", "cube-oracle")


def brief(effects: Sequence[GentesVerb], speaker: Speaker) -> Markup:
    """All effects of a card on as few lines as they need."""
    return BETWEEN.join(drawn(effect, speaker) for effect in effects)


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


def named(section: str, name: str, speaker: Speaker) -> Markup:
    """The icon of an action or a symbol with its name."""
    return icon(name, speaker.name(section, name))


def amounts_said(speaker: Speaker, gained: Iterable[tuple[str, int]]) -> str:
    """The same in words: "5 coins, 1 temple cube"."""
    return ", ".join(f"{number} {thing(speaker, what, number)}" for what, number in gained)


def amounts(speaker: Speaker, gained: Iterable[tuple[str, int]], sign: str = "+") -> Markup:
    return join((amount(speaker, number, what, sign) for what, number in gained), " ")


# One effect --------------------------------------------------------------------------------------

# What is an amount of one thing: its sign, and the icon of the thing.
AMOUNTS: dict[type[GentesVerb], tuple[str, str]] = {
    verbs.Vp: ("+", "vp"),
    verbs.Coins: ("+", "coins"),
    verbs.CitizenAny: ("+", "people"),
    verbs.Unlock: ("−", "lock"),
    verbs.ClearHourglass: ("−", "hourglass"),
    verbs.LoseCoins: ("−", "coins"),
    verbs.LoseCitizenAny: ("−", "people"),
    verbs.AddHourglass: ("+", "hourglass"),
}
TURNS_INTO = NO_BREAK + icon("arrow", kind="turns") + " "


@singledispatch
def drawn(effect: GentesVerb, speaker: Speaker) -> Markup:
    """An effect in icons; each verb that is more than an amount of one thing has a function of its own."""
    sign, what = AMOUNTS[type(effect)]
    return amount(speaker, getattr(effect, "n", 1), what, sign)


@drawn.register
def _(effect: verbs.Cube, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, f"cube-{effect.kind}", "+")


@drawn.register
def _(effect: verbs.CubeAny, speaker: Speaker) -> Markup:
    kinds = Markup("/").join(icon(kind, thing(speaker, kind)) for kind in CUBES)
    return together(f"+{effect.n}", NO_BREAK, kinds)


@drawn.register
def _(effect: verbs.Citizen, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, effect.type, "+")


@drawn.register
def _(_effect: verbs.RegionActivate, speaker: Speaker) -> Markup:
    return icon("region") + NO_BREAK + escape(speaker.say("brief-region"))


@drawn.register
def _(effect: verbs.CityActivate, speaker: Speaker) -> Markup:
    return escape(speaker.say("brief-activate")) + " " + amount(speaker, effect.n, "city")


@drawn.register
def _(effect: verbs.Build, speaker: Speaker) -> Markup:
    return amount(speaker, 1, "city", "+") + NO_BREAK + named("symbol", effect.symbol, speaker)


@drawn.register
def _(effect: verbs.TakeRow, speaker: Speaker) -> Markup:
    return together(amount(speaker, effect.n, "cards", "+"), NO_BREAK, f"(1–{effect.slots})")


@drawn.register
def _(effect: verbs.TakeDiscard, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, "cards", "+") + NO_BREAK + icon("discard", speaker.say("page-discard"))


@drawn.register
def _(effect: verbs.VpPer, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, "vp", "+") + per(effect, speaker)


@drawn.register
def _(effect: verbs.CoinsPer, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, "coins", "+") + per(effect, speaker)


def per(effect: verbs.VpPer | verbs.CoinsPer, speaker: Speaker) -> Markup:
    """ " per 2 [card] (≤ 5)"."""
    sign = COUNTED.get(effect.what) or effect.what.partition(".")[2]
    each = speaker.say("brief-per", {"n": effect.per})
    counted = together(each, NO_BREAK, icon(sign, thing(speaker, sign, effect.per)))
    return " " + counted + " " + together(f"(≤ {effect.max})")


@drawn.register
def _(effect: verbs.LoseCitizen, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, effect.type, "−")


@drawn.register
def _(effect: verbs.Decline, speaker: Speaker) -> Markup:
    return icon("decline", speaker.say("page-decline")) + NO_BREAK + brief(effect.effects, speaker)


@drawn.register
def _(effect: verbs.CubeAction, speaker: Speaker) -> Markup:
    aim = named("symbol", effect.symbol, speaker) if effect.symbol else Markup()
    return together(named("action", effect.action, speaker), aim, NO_BREAK, cost(effect, speaker))


@drawn.register
def _(effect: verbs.EffectAction, speaker: Speaker) -> Markup:
    return cost(effect, speaker) + TURNS_INTO + brief(effect.effects, speaker)


def cost(effect: verbs.CubeAction | verbs.EffectAction, speaker: Speaker) -> Markup:
    return amount(speaker, effect.coins, "coins") + " " + amount(speaker, effect.hourglasses, "hourglass")


@drawn.register
def _(effect: verbs.Virtual, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, effect.type, "= ")


@drawn.register
def _(effect: verbs.TaxPlus, speaker: Speaker) -> Markup:
    return named("action", effect.action, speaker) + NO_BREAK + amount(speaker, effect.n, "coins", "+")


@drawn.register
def _(effect: verbs.TaxDouble, speaker: Speaker) -> Markup:
    return together(named("action", effect.action, speaker), NO_BREAK, "× 2")


@drawn.register
def _(effect: verbs.PayAny, speaker: Speaker) -> Markup:
    coins = icon("coins", thing(speaker, "coins", 2))
    return together(named("action", effect.action, speaker), NO_BREAK, f"{effect.low}–{effect.high}", NO_BREAK, coins)


@drawn.register
def _(effect: verbs.ExtraTrain, speaker: Speaker) -> Markup:
    return together(named("action", effect.action, speaker), NO_BREAK, amount(speaker, effect.n, "people", "+"))


@drawn.register
def _(effect: verbs.Reach, speaker: Speaker) -> Markup:
    return together(
        named("action", effect.action, speaker), NO_BREAK, "(", amount(speaker, effect.n, "coins", "+"), ")"
    )


@drawn.register
def _(effect: verbs.Discount, speaker: Speaker) -> Markup:
    return together(named("action", effect.action, speaker), NO_BREAK, amount(speaker, effect.n, "coins", "−"))


@drawn.register
def _(effect: verbs.Haste, speaker: Speaker) -> Markup:
    return amount(speaker, effect.n, "hourglass", "−") + " " + escape(speaker.say("brief-haste"))


@drawn.register
def _(effect: verbs.OnAction, speaker: Speaker) -> Markup:
    return named("action", effect.action, speaker) + TURNS_INTO + brief(effect.effects, speaker)


@drawn.register
def _(effect: verbs.Exchange, speaker: Speaker) -> Markup:
    return amount(speaker, effect.pay, "coins") + TURNS_INTO + brief(effect.effects, speaker)


@drawn.register
def _(effect: verbs.HandLimit, speaker: Speaker) -> Markup:
    return together(escape(speaker.say("brief-hand", {"n": effect.n})), NO_BREAK, icon("cards"))
