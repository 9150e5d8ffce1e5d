"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

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
    return BETWEEN.join(DRAWN[type(effect)](effect, speaker) for effect in effects)


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


# Each verb in icons ------------------------------------------------------------------------------


def cubes_of_choice(effect: verbs.CubeAny, speaker: Speaker) -> Markup:
    kinds = Markup("/").join(icon(kind, thing(speaker, kind)) for kind in CUBES)
    return together(f"+{effect.n}", NO_BREAK, kinds)


def per(effect: verbs.VpPer | verbs.CoinsPer, speaker: Speaker) -> Markup:
    """ " per 2 [card] (≤ 5)"."""
    sign = COUNTED.get(effect.what) or effect.what.partition(".")[2]
    each = speaker.say("brief-per", {"n": effect.per})
    counted = together(each, NO_BREAK, icon(sign, thing(speaker, sign, effect.per)))
    return " " + counted + " " + together(f"(≤ {effect.max})")


def cost(effect: verbs.CubeAction | verbs.EffectAction, speaker: Speaker) -> Markup:
    return amount(speaker, effect.coins, "coins") + " " + amount(speaker, effect.hourglasses, "hourglass")


def cube_action(effect: verbs.CubeAction, speaker: Speaker) -> Markup:
    aim = named("symbol", effect.symbol, speaker) if effect.symbol else Markup()
    return together(named("action", effect.action, speaker), aim, NO_BREAK, cost(effect, speaker))


def for_action(effect: Any, speaker: Speaker, *parts: str | Markup) -> Markup:
    """The icon of the action that an effect is about, and what it does to it."""
    return together(named("action", effect.action, speaker), NO_BREAK, *parts)


def turned_into(effect: Any, speaker: Speaker, before: Markup) -> Markup:
    """Something that brings other effects."""
    return before + NO_BREAK + icon("arrow", kind="turns") + " " + brief(effect.effects, speaker)


DRAWN: dict[type[GentesVerb], Callable[[Any, Speaker], Markup]] = {
    verbs.Vp: lambda e, s: amount(s, e.n, "vp", "+"),
    verbs.Coins: lambda e, s: amount(s, e.n, "coins", "+"),
    verbs.Cube: lambda e, s: amount(s, e.n, f"cube-{e.kind}", "+"),
    verbs.CubeAny: cubes_of_choice,
    verbs.Citizen: lambda e, s: amount(s, e.n, e.type, "+"),
    verbs.CitizenAny: lambda e, s: amount(s, e.n, "people", "+"),
    verbs.Unlock: lambda e, s: amount(s, e.n, "lock", "−"),
    verbs.ClearHourglass: lambda e, s: amount(s, e.n, "hourglass", "−"),
    verbs.RegionActivate: lambda _, s: icon("region") + NO_BREAK + escape(s.say("brief-region")),
    verbs.CityActivate: lambda e, s: escape(s.say("brief-activate")) + " " + amount(s, e.n, "city"),
    verbs.Build: lambda e, s: amount(s, 1, "city", "+") + NO_BREAK + named("symbol", e.symbol, s),
    verbs.TakeRow: lambda e, s: together(amount(s, e.n, "cards", "+"), NO_BREAK, f"(1–{e.slots})"),
    verbs.TakeDiscard: lambda e, s: amount(s, e.n, "cards", "+") + NO_BREAK + icon("discard", s.say("page-discard")),
    verbs.VpPer: lambda e, s: amount(s, e.n, "vp", "+") + per(e, s),
    verbs.CoinsPer: lambda e, s: amount(s, e.n, "coins", "+") + per(e, s),
    verbs.LoseCoins: lambda e, s: amount(s, e.n, "coins", "−"),
    verbs.LoseCitizen: lambda e, s: amount(s, e.n, e.type, "−"),
    verbs.LoseCitizenAny: lambda e, s: amount(s, e.n, "people", "−"),
    verbs.AddHourglass: lambda e, s: amount(s, e.n, "hourglass", "+"),
    verbs.Decline: lambda e, s: icon("decline", s.say("page-decline")) + NO_BREAK + brief(e.effects, s),
    verbs.CubeAction: cube_action,
    verbs.EffectAction: lambda e, s: turned_into(e, s, cost(e, s)),
    verbs.Virtual: lambda e, s: amount(s, e.n, e.type, "= "),
    verbs.TaxPlus: lambda e, s: named("action", e.action, s) + NO_BREAK + amount(s, e.n, "coins", "+"),
    verbs.TaxDouble: lambda e, s: for_action(e, s, "× 2"),
    verbs.PayAny: lambda e, s: for_action(e, s, f"{e.low}–{e.high}", NO_BREAK, icon("coins", thing(s, "coins", 2))),
    verbs.ExtraTrain: lambda e, s: for_action(e, s, amount(s, e.n, "people", "+")),
    verbs.Reach: lambda e, s: for_action(e, s, "(", amount(s, e.n, "coins", "+"), ")"),
    verbs.Discount: lambda e, s: for_action(e, s, amount(s, e.n, "coins", "−")),
    verbs.Haste: lambda e, s: amount(s, e.n, "hourglass", "−") + " " + escape(s.say("brief-haste")),
    verbs.OnAction: lambda e, s: turned_into(e, s, named("action", e.action, s)),
    verbs.Exchange: lambda e, s: turned_into(e, s, amount(s, e.pay, "coins")),
    verbs.HandLimit: lambda e, s: together(escape(s.say("brief-hand", {"n": e.n})), NO_BREAK, icon("cards")),
}
