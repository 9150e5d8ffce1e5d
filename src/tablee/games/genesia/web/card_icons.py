"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, together
from tablee.engine.messages import Speaker
from tablee.games.genesia.content import vocabulary
from tablee.games.genesia.content.vocabulary import GenesiaVerb
from tablee.games.genesia.web.icons import icon

BETWEEN = Markup(" · ")
ALL = 30  # Clans that jump: as many as one likes


def brief(effects: Sequence[GenesiaVerb], speaker: Speaker) -> Markup:
    """All effects of a card on as few lines as they need."""
    return BETWEEN.join(said(effect, Words(speaker, getattr(effect, "n", None) or 0)) for effect in effects)


def thing(speaker: Speaker, what: str, number: int = 1) -> str:
    """The word for an icon: "coins", "Clan"."""
    return speaker.say("page-thing", {"what": what, "n": number})


def amount(speaker: Speaker, number: int | str, what: str, sign: str = "") -> Markup:
    """ "+2 [coin]", with the words for it as the icon's name."""
    count = number if isinstance(number, int) else 2
    return together(f"{sign}{number}", NO_BREAK, icon(what, thing(speaker, what, count)))


# The icon, if any, and the message of verbs that are always said in the same way.
PLAIN: dict[type[GenesiaVerb], tuple[str, str]] = {
    vocabulary.OrderFirst: ("order", "brief-order"),
    vocabulary.Expel: ("", "brief-expel"),
    vocabulary.AssaultOdds: ("", "brief-odds"),
    vocabulary.AssaultReach: ("", "brief-reach"),
    vocabulary.AssaultAgain: ("", "brief-again"),
    vocabulary.SiegeFree: ("", "brief-siege"),
    vocabulary.DefendCancel: ("", "brief-cancel"),
    vocabulary.DefendRetreat: ("", "brief-retreat"),
    vocabulary.Peace: ("peace", "brief-peace"),
}


class Words:
    """The words and icons of one effect; most messages want to know its number."""

    def __init__(self, speaker: Speaker, n: int) -> None:
        self.speaker = speaker
        self.n = n

    def say(self, key: str, **values: str | int) -> Markup:
        return escape(self.speaker.say(key, {"n": self.n, **values}))

    def amount(self, what: str, sign: str = "+", number: int | None = None) -> Markup:
        return amount(self.speaker, self.n if number is None else number, what, sign)

    def sign(self, what: str, number: int = 1) -> Markup:
        return icon(what, thing(self.speaker, what, number))

    def gain(self, what: str, effect: vocabulary.Amount) -> Markup:
        """ "+2 [coin] per 2 [city] (≤ 8)"."""
        if effect.per is None:
            return self.amount(what)
        said = self.speaker.say(
            "brief-per",
            {
                "count": effect.per,
                "n": effect.div or 1,
                "zone": effect.zone or "none",
                "size": effect.size or 0,
                "values": "/".join(map(str, effect.values or [])) or "none",
            },
        )
        most = together(f" (≤ {effect.max})") if effect.max else ""
        return self.amount(what) + escape(f" {said}") + most

    def at(self, where: str) -> Markup:
        return Markup() if where == "base" else " " + self.say("brief-at", at=where)


@singledispatch
def said(effect: GenesiaVerb, words: Words) -> Markup:
    """An effect in icons and words: a function a verb, or an entry of the verbs that are said in one way."""
    sign, key = PLAIN[type(effect)]
    return words.sign(sign) + NO_BREAK + words.say(key) if sign else words.say(key)


# Money, points, pieces --------------------------------------------------------------------------------


@said.register
def _(effect: vocabulary.Coins, words: Words) -> Markup:
    return words.gain("coins", effect)


@said.register
def _(effect: vocabulary.Points, words: Words) -> Markup:
    return words.gain("points", effect)


@said.register
def _(effect: vocabulary.Clans, words: Words) -> Markup:
    each = " " + words.say("brief-spread", spread=effect.spread or "any")
    return words.gain("clans", effect) + words.at(effect.at) + (each if effect.spread not in (None, "any") else "")


@said.register
def _(effect: vocabulary.City, words: Words) -> Markup:
    return words.amount("cities") + words.at(effect.at)


@said.register
def _(effect: vocabulary.Buy, words: Words) -> Markup:
    pays = together(f"≤ {effect.max}×") + " " + words.amount("coins", "−", effect.price)
    return pays + NO_BREAK + icon("arrow", kind="turns") + NO_BREAK + words.amount(effect.what)


@said.register
def _(effect: vocabulary.TakeCoins, words: Words) -> Markup:
    return words.amount("coins") + " " + words.say("brief-from", whom=effect.whom, players=effect.players or 0)


@said.register
def _(effect: vocabulary.DiscardPrice, words: Words) -> Markup:
    return words.sign("discard") + NO_BREAK + words.amount("coins", "+", effect.n)


@said.register
def _(effect: vocabulary.RecruitPrice, words: Words) -> Markup:
    each = together(f"{effect.max}×", NO_BREAK, words.sign("clans", 2))
    return each + " " + words.say("brief-for") + NO_BREAK + words.amount("coins", "")


@said.register
def _(effect: vocabulary.RecruitAt, words: Words) -> Markup:
    clans = together(f"{effect.max}×", NO_BREAK, words.sign("clans"))
    return words.say("brief-recruit") + " " + clans + words.at(effect.at)


@said.register
def _(effect: vocabulary.MarkInvention, words: Words) -> Markup:
    return words.say("brief-mark") + " " + words.sign("invention") + NO_BREAK + f"(≤ {effect.max})"


@said.register
def _(effect: vocabulary.HostsGain, words: Words) -> Markup:
    return words.say("brief-hosts") + " " + words.amount(effect.what)


@said.register
def _(effect: vocabulary.OthersGain, words: Words) -> Markup:
    return words.say("brief-others") + " " + words.amount(effect.what)


# Movement ---------------------------------------------------------------------------------------------


@said.register
def _(effect: vocabulary.Moves, words: Words) -> Markup:
    said = words.say("brief-moves", unit=effect.unit or "clan", zone=effect.zone or "none")
    return words.amount("moves") + " " + said


@said.register
def _(effect: vocabulary.Jump, words: Words) -> Markup:
    said = words.say(
        "brief-jump",
        to=effect.to,
        reach=effect.reach or 0,
        zone=effect.zone or "none",
        together="yes" if effect.together else "no",
        times=effect.times or 1,
    )
    clans = together(f"≤ {effect.n}", NO_BREAK, words.sign("clans", effect.n))
    return words.sign("jump") + NO_BREAK + (words.sign("stack") if effect.n >= ALL else clans) + " " + said


@said.register
def _(effect: vocabulary.Toll, words: Words) -> Markup:
    parts = []
    if effect.pay == 0:
        parts.append(words.say("brief-no-toll"))
    if effect.receive:
        parts.append(words.say("brief-toll") + " " + words.amount("coins", "", effect.receive))
    return words.sign("toll") + NO_BREAK + Markup(", ").join(parts)


# Control ----------------------------------------------------------------------------------------------


@said.register
def _(effect: vocabulary.Choose, words: Words) -> Markup:
    either = " " + words.say("brief-or") + " "
    return either.join(brief(option, words.speaker) for option in effect.options)


@said.register
def _(effect: vocabulary.Copy, words: Words) -> Markup:
    return words.sign("copy") + NO_BREAK + words.say("brief-copy", filter=effect.filter)


# Attack and defence -----------------------------------------------------------------------------------


@said.register
def _(effect: vocabulary.Losses, words: Words) -> Markup:
    much = f"×{effect.times}" if effect.times else f"{words.n:+d}".replace("-", "−")
    whose = words.say("brief-losses", who=effect.who, role=effect.role)
    return whose + NO_BREAK + together(much, NO_BREAK, words.sign("losses", effect.times or abs(words.n)))


@said.register
def _(effect: vocabulary.Shield, words: Words) -> Markup:
    shields = together(f"{effect.n}×", NO_BREAK, words.sign("shield", effect.n))
    return shields + " " + words.say("brief-shield")
