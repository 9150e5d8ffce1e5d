"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`.

Each effect is a lead (an action's icon, a moment) and a body. Neighbours that share one of them say it once:
"[fish][jar] +1 [coin]", "End: +1 [star] per 2 [wonder] · +1 [star]". What has no lead comes first, or it would seem to
share the one before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, together
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.vocabulary import Effect
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.web.icons import icon

BETWEEN = Markup(" · ")
# What is counted, where an icon says it; what has none is said in words.
COUNTED = {
    "technology": "technology",
    "wonder": "action-wonder",
    "worker": "workers",
    "shield": "shield",
    "coin": "coins",
    "point": "points",
    "station": "sign-flag",
}
MOMENT_ICONS = {"turn_end": "turn_end", "rise": "rise", "war": "war"}
RESOURCES = {"action_points": "points", "action_coins": "coins", "action_recruit": "workers"}


def brief(effects: Sequence[Effect], speaker: Speaker) -> Markup:
    """All effects of a card on as few lines as they need."""
    if not effects:
        return escape(speaker.say("brief-none"))
    all_said = [(effect.verb, *Words(effect, speaker).both()) for effect in effects]
    all_said.sort(key=lambda each: bool(each[1]))
    merged: list[tuple[Markup, Markup]] = []
    before = ""
    for verb, lead, body in all_said:
        if verb == before and merged[-1][1] == body and lead != merged[-1][0]:
            merged[-1] = (merged[-1][0] + lead, body)
        else:
            merged.append((lead, body))
        before = verb
    said, last = [], Markup()
    for lead, body in merged:
        said.append(body if lead == last else lead + NO_BREAK + body if lead else body)
        last = lead
    return BETWEEN.join(said)


def amount(speaker: Speaker, number: int, resource: str, sign: str = "+") -> Markup:
    """ "+2 [coin]", with the word for it as the icon's name."""
    word = speaker.say("brief-resource", {"resource": resource, "amount": number})
    return together(f"{sign}{number}", NO_BREAK, icon(resource, word))


class Words:
    """One effect being said."""

    def __init__(self, effect: Effect, speaker: Speaker) -> None:
        self.effect = effect
        self.speaker = speaker

    def both(self) -> tuple[Markup, Markup]:
        verb = self.effect.verb
        if verb.startswith("action_") or verb in ("slot", "deny_action", "hunt_always"):
            return self.action(self.effect.action or card_text.ACTION.get(verb, "")), self.body()
        return self.moment(), self.body()

    def action(self, name: str) -> Markup:
        return icon(f"action-{name}", self.speaker.name("action", name))

    def moment(self) -> Markup:
        on = self.effect.on or card_text.MOMENT.get(self.effect.verb, "now")
        if on == "action":
            return self.action(self.effect.action or "")
        said = self.say("brief-when", on=on)
        return icon(MOMENT_ICONS[on], said) if on in MOMENT_ICONS else escape(said)

    def body(self) -> Markup:
        own: Callable[[], Markup] | None = getattr(self, f"_{self.effect.verb}", None)
        if own is not None:
            return own()
        if self.effect.verb in RESOURCES:
            return self.amount(RESOURCES[self.effect.verb]) + self.technologies()
        return escape(self.say(f"brief-{self.effect.verb}"))

    def say(self, key: str, **values: str | int) -> str:
        effect = self.effect
        given = {"count": effect.count or 0, "coins": effect.coins or 0, "factor": effect.factor or 1, **values}
        return self.speaker.say(key, given)

    def amount(self, resource: str, sign: str = "+", number: int | None = None) -> Markup:
        return amount(self.speaker, abs(self.effect.amount or 0) if number is None else number, resource, sign)

    def per(self) -> Markup:
        """ " per 2 [cube]"."""
        what, every = self.effect.per, self.effect.every or 1
        if not what:
            return Markup()
        word, each = self.say("brief-counted", what=what, every=every), self.say("brief-per", every=every)
        if what not in COUNTED:
            return escape(f" {each} {word}")
        return " " + together(each, NO_BREAK, icon(COUNTED[what], word))

    def condition(self) -> Markup:
        cond, _, most = (self.effect.cond or "none").partition(":")
        return Markup() if cond == "none" else " " + escape(self.say("brief-if", cond=cond, most=int(most or 0)))

    def technologies(self) -> Markup:
        """The only technologies for which it holds."""
        names = self.effect.technologies or []
        drawn = [icon(f"technology-{name}", self.speaker.name("technology", name)) for name in names]
        return " " + together("(", *drawn, ")") if drawn else Markup()

    # What is said otherwise than by its message alone -------------------------------------------------

    def _action_cost(self) -> Markup:
        unless = " " + self.say("brief-except", source=self.effect.except_source) if self.effect.except_source else ""
        return self.amount("coins", "−") + self.technologies() + self.condition() + unless

    def _action_free(self) -> Markup:
        return escape(self.say("brief-action_free")) + self.technologies()

    def _action_workers(self) -> Markup:
        return self.amount("workers", "−" if (self.effect.amount or 0) < 0 else "+")

    def _action_follow(self) -> Markup:
        return icon("sign-arrow") + NO_BREAK + self.action(self.effect.then or "") + " " + self.say("brief-no-worker")

    def _hunt_always(self) -> Markup:
        return self.amount("points", number=1) + " " + self.say("brief-always")

    def _deny_action(self) -> Markup:
        return icon("sign-deny") + " " + self.say("brief-deny")

    def _shield(self) -> Markup:
        return self.amount("shield")

    def _shield_per(self) -> Markup:
        return self.amount("shield") + self.per()

    def _immune(self) -> Markup:
        against = self.effect.to or "war"
        return icon(against, self.say("page-trouble", icon=against)) + NO_BREAK + self.say("brief-immune")

    def _gain(self) -> Markup:
        return self.amount(self.effect.resource or "points") + self.per() + self.condition()

    def _end_points(self) -> Markup:
        most = " " + self.say("brief-most", max=self.effect.max) if self.effect.max else ""
        return self.amount("points") + self.per() + self.condition() + most

    def _technology(self) -> Markup:
        return self.amount("technology", number=self.effect.count or 1)

    def _wonder(self) -> Markup:
        return together(
            f"+{self.effect.count or 1}",
            NO_BREAK,
            icon("action-wonder", self.say("brief-counted", what="wonder", every=1)),
        )

    def _technology_per_bonus(self) -> Markup:
        return self.amount("technology", number=1) + " " + self.say("brief-per-bonus", every=self.effect.every or 1)

    def _others_gain(self) -> Markup:
        return escape(self.say("brief-others")) + " " + self.amount("coins")

    def _others_lose(self) -> Markup:
        return escape(self.say("brief-others")) + " " + self.amount("coins", "−") + self.condition()

    def _turn_action(self) -> Markup:
        return self.action(self.effect.action or "") + " " + self.say("brief-no-worker")

    def _turn_pay(self) -> Markup:
        paid = self.amount("coins", "−", self.effect.coins or 0)
        to = " " + self.say("brief-to-market") if self.effect.to == "market" else ""
        return paid + to + " " + icon("sign-arrow") + " " + self.amount("points", number=self.effect.points or 0)

    def _all_gain(self) -> Markup:
        return escape(self.say("brief-all")) + " " + self.amount(self.effect.resource or "points") + self.per()

    def _all_lose(self) -> Markup:
        return escape(self.say("brief-all")) + " " + self.amount("coins", "−", self.effect.coins or 0)

    def _all_sacrifice(self) -> Markup:
        return escape(self.say("brief-all")) + " " + self.amount("workers", "−", self.effect.workers or 0)

    def _leaders_gain(self) -> Markup:
        return self._extreme() + " " + self.amount(self.effect.resource or "points")

    def _extremes_lose(self) -> Markup:
        return self._extreme() + " " + self.amount("coins", "−", self.effect.coins or 0)

    def _extreme(self) -> Markup:
        said = self.say("brief-extreme", which=self.effect.which or "highest")
        by = self.effect.by or "shield"
        return escape(said) + NO_BREAK + icon(COUNTED[by], self.say("brief-counted", what=by, every=2))

    def _fund_wonder(self) -> Markup:
        return (
            self.amount("coins", number=self.effect.coins or 0) + " " + icon("sign-arrow") + " " + icon("action-wonder")
        )

    def _open_station(self) -> Markup:
        return icon("sign-flag", self.say("effect-open_station"))

    def _ward(self) -> Markup:
        return self.amount("wards")

    def _tribute(self) -> Markup:
        return icon("event-horde", self.say("effect-tribute")) + " " + icon("sign-deny")
