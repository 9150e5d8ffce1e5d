"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, together
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.vocabulary import Effect
from tablee.games.genesia.web.icons import icon

BETWEEN = Markup(" · ")


def brief(effects: Sequence[Effect], speaker: Speaker) -> Markup:
    """All effects of a card on as few lines as they need."""
    return BETWEEN.join(Words(effect, speaker).said() for effect in effects)


def thing(speaker: Speaker, what: str, number: int = 1) -> str:
    """The word for an icon: "coins", "Clan"."""
    return speaker.say("page-thing", {"what": what, "n": number})


def amount(speaker: Speaker, number: int | str, what: str, sign: str = "") -> Markup:
    """ "+2 [coin]", with the words for it as the icon's name."""
    count = number if isinstance(number, int) else 2
    return together(f"{sign}{number}", NO_BREAK, icon(what, thing(speaker, what, count)))


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

    def sign(self, what: str, number: int = 1) -> Markup:
        return icon(what, thing(self.speaker, what, number))

    # Amounts ----------------------------------------------------------------------------------------

    def gain(self, what: str) -> Markup:
        return self.amount(what) + (self.per() if self.effect.per else Markup())

    def per(self) -> Markup:
        """ " per 2 [city] (≤ 8)"."""
        effect = self.effect
        every = effect.div or 1
        said = self.speaker.say(
            "brief-per",
            {
                "count": effect.per or "regions",
                "n": every,
                "zone": effect.zone or "none",
                "size": effect.size or 0,
                "values": "/".join(map(str, effect.values or [])) or "none",
            },
        )
        most = f" (≤ {effect.max})" if effect.max else ""
        return escape(f" {said}") + (together(most) if most else "")

    def _coins(self) -> Markup:
        return self.gain("coins")

    def _points(self) -> Markup:
        return self.gain("points")

    def at(self) -> Markup:
        where = self.effect.at or "home"
        return Markup() if where == "base" else " " + self.say("brief-at", at=where)

    def _clans(self) -> Markup:
        each = " " + self.say("brief-spread", spread=self.effect.spread or "any")
        return self.gain("clans") + self.at() + (each if self.effect.spread not in (None, "any") else Markup())

    def _city(self) -> Markup:
        return self.amount("cities") + self.at()

    def _buy(self) -> Markup:
        most = together(f"≤ {self.effect.max}×")
        pays = self.amount("coins", "−", self.effect.price or 0)
        return (
            most + " " + pays + NO_BREAK + icon("arrow", kind="turns") + NO_BREAK + self.amount(self.effect.what or "")
        )

    def _take_coins(self) -> Markup:
        whom = self.say("brief-from", whom=self.effect.whom or "one", players=self.effect.players or 0)
        return self.amount("coins") + " " + whom

    def _discard_price(self) -> Markup:
        return self.sign("discard") + NO_BREAK + self.amount("coins")

    def _recruit_price(self) -> Markup:
        each = together(f"{self.effect.max}×", NO_BREAK, self.sign("clans", 2))
        return each + " " + self.say("brief-for") + NO_BREAK + self.amount("coins", "")

    def _recruit_at(self) -> Markup:
        return (
            self.say("brief-recruit") + " " + together(f"{self.effect.max}×", NO_BREAK, self.sign("clans")) + self.at()
        )

    def _order_first(self) -> Markup:
        return self.sign("order") + NO_BREAK + self.say("brief-order")

    def _mark_invention(self) -> Markup:
        return self.say("brief-mark") + " " + self.sign("invention") + NO_BREAK + f"(≤ {self.effect.max})"

    def _hosts_gain(self) -> Markup:
        return self.say("brief-hosts") + " " + self.amount(self.effect.what or "")

    def _others_gain(self) -> Markup:
        return self.say("brief-others") + " " + self.amount(self.effect.what or "")

    # Movement ---------------------------------------------------------------------------------------

    def _moves(self) -> Markup:
        kind = "stack" if self.effect.unit == "stack" else "clan"
        zone = self.effect.zone or "none"
        return self.amount("moves") + " " + self.say("brief-moves", unit=kind, zone=zone)

    def _jump(self) -> Markup:
        effect = self.effect
        said = self.say(
            "brief-jump",
            to=effect.to or "free",
            reach=effect.reach or 0,
            zone=effect.zone or "none",
            together="yes" if effect.together else "no",
            times=effect.times or 1,
        )
        count = self.sign("stack") if self.n >= 30 else together(f"≤ {self.n}", NO_BREAK, self.sign("clans", self.n))
        return self.sign("jump") + NO_BREAK + count + " " + said

    def _toll(self) -> Markup:
        parts = []
        if self.effect.pay == 0:
            parts.append(self.say("brief-no-toll"))
        if self.effect.receive:
            parts.append(self.say("brief-toll") + " " + self.amount("coins", "", self.effect.receive))
        return self.sign("toll") + NO_BREAK + Markup(", ").join(parts)

    def _expel(self) -> Markup:
        return self.say("brief-expel")

    # Control ----------------------------------------------------------------------------------------

    def _choose(self) -> Markup:
        either = Markup(f" {escape(self.speaker.say('brief-or', {}))} ")
        return either.join(brief(option, self.speaker) for option in self.effect.options or [])

    def _copy(self) -> Markup:
        return self.sign("copy") + NO_BREAK + self.say("brief-copy", filter=self.effect.filter or "any")

    # Attack and defence -----------------------------------------------------------------------------

    def _losses(self) -> Markup:
        effect = self.effect
        much = f"×{effect.times}" if effect.times else f"{self.n:+d}".replace("-", "−")
        whose = self.say("brief-losses", who=effect.who or "enemy", role=effect.role or "attack")
        return whose + NO_BREAK + together(much, NO_BREAK, self.sign("losses", effect.times or abs(self.n)))

    def _assault_odds(self) -> Markup:
        return self.say("brief-odds")

    def _assault_reach(self) -> Markup:
        return self.say("brief-reach")

    def _assault_again(self) -> Markup:
        return self.say("brief-again")

    def _siege_free(self) -> Markup:
        return self.say("brief-siege")

    def _defend_cancel(self) -> Markup:
        return self.say("brief-cancel")

    def _defend_retreat(self) -> Markup:
        return self.say("brief-retreat")

    def _shield(self) -> Markup:
        return together(f"{self.n}×", NO_BREAK, self.sign("shield", self.n)) + " " + self.say("brief-shield")

    def _peace(self) -> Markup:
        return self.sign("peace") + NO_BREAK + self.say("brief-peace")
