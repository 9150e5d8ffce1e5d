"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`.

Each effect is a lead (an action's icon, a moment) and a body. Neighbours that share one of them say it once:
"[fish][jar] +1 [coin]", "End: +1 [star] per 2 [wonder] · +1 [star]". What has no lead comes first, or it would seem to
share the one before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, together
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content import vocabulary as verbs
from tablee.games.age_of_civilization.content.vocabulary import Condition, Count, Effect, Leadership, moment
from tablee.games.age_of_civilization.web.icon_text import MOMENTS
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


def brief(effects: Sequence[Effect], speaker: Speaker) -> Markup:
    """All effects of a card on as few lines as they need."""
    if not effects:
        return escape(speaker.say("brief-none"))
    all_said = [(effect.verb, lead(effect, speaker), body(effect, speaker)) for effect in effects]
    all_said.sort(key=lambda each: bool(each[1]))
    merged: list[tuple[Markup, Markup]] = []
    before = ""
    for verb, first, does in all_said:
        if verb == before and merged[-1][1] == does and first != merged[-1][0]:
            merged[-1] = (merged[-1][0] + first, does)
        else:
            merged.append((first, does))
        before = verb
    said, last = [], Markup()
    for first, does in merged:
        said.append(does if first == last else first + NO_BREAK + does if first else does)
        last = first
    return BETWEEN.join(said)


def amount(speaker: Speaker, number: int, resource: str, sign: str = "+") -> Markup:
    """ "+2 [coin]", with the word for it as the icon's name."""
    word = speaker.say("brief-resource", {"resource": resource, "amount": number})
    return together(f"{sign}{number}", NO_BREAK, icon(resource, word))


def lead(effect: Effect, speaker: Speaker) -> Markup:
    """The action that it changes or comes with, or the moment at which it happens."""
    when, action = moment(effect), getattr(effect, "action", None)
    if action is not None and when in (None, "action"):
        return _action(speaker, action)
    said = speaker.say("brief-when", {"on": when or "now"})
    return icon(MOMENTS[when], said) if when in MOMENTS else escape(said)


# Parts of what is said ----------------------------------------------------------------------------


def _action(speaker: Speaker, name: str) -> Markup:
    return icon(f"action-{name}", speaker.name("action", name))


def _without_worker(speaker: Speaker, name: str) -> Markup:
    return _action(speaker, name) + " " + speaker.say("brief-no-worker")


def _counted(speaker: Speaker, what: str, every: int) -> str:
    return speaker.say("brief-counted", {"what": what, "every": every})


def _per(speaker: Speaker, what: Count | None, every: int | None) -> Markup:
    """ " per 2 [cube]"."""
    if what is None or every is None:
        return Markup()
    word, each = _counted(speaker, what, every), speaker.say("brief-per", {"every": every})
    if what not in COUNTED:
        return escape(f" {each} {word}")
    return " " + together(each, NO_BREAK, icon(COUNTED[what], word))


def _condition(speaker: Speaker, condition: Condition | None) -> Markup:
    if condition is None:
        return Markup()
    name, _, most = condition.partition(":")
    return " " + escape(speaker.say("brief-if", {"cond": name, "most": int(most or 0)}))


def _technologies(speaker: Speaker, names: Sequence[str] | None) -> Markup:
    """The only technologies for which it holds."""
    drawn = [icon(f"technology-{name}", speaker.name("technology", name)) for name in names or []]
    return " " + together("(", *drawn, ")") if drawn else Markup()


def _extreme(speaker: Speaker, which: str, by: Leadership) -> Markup:
    said = speaker.say("brief-extreme", {"which": which})
    return escape(said) + NO_BREAK + icon(COUNTED[by], _counted(speaker, by, 2))


# The body of each verb ----------------------------------------------------------------------------


def body(effect: Effect, speaker: Speaker) -> Markup:
    if type(effect) in BODIES:
        return BODIES[type(effect)](effect, speaker)
    return escape(speaker.say(f"brief-{effect.verb}", msgspec.structs.asdict(effect)))


def _action_cost(effect: verbs.ActionCost, speaker: Speaker) -> Markup:
    less = amount(speaker, effect.amount, "coins", "−") + _technologies(speaker, effect.technologies)
    unless = " " + speaker.say("brief-except", {"source": effect.except_source}) if effect.except_source else ""
    return less + _condition(speaker, effect.cond) + unless


def _counting(effect: verbs.Counting | verbs.ShieldPer, speaker: Speaker, resource: str) -> Markup:
    return amount(speaker, effect.amount, resource) + _per(speaker, effect.per, effect.every)


def _end_points(effect: verbs.EndPoints, speaker: Speaker) -> Markup:
    most = " " + speaker.say("brief-most", {"max": effect.max}) if effect.max else ""
    return _counting(effect, speaker, "points") + _condition(speaker, effect.cond) + most


def _turn_pay(effect: verbs.TurnPay, speaker: Speaker) -> Markup:
    paid = amount(speaker, effect.coins, "coins", "−")
    to = " " + speaker.say("brief-to-market") if effect.to == "market" else ""
    return paid + to + " " + icon("sign-arrow") + " " + amount(speaker, effect.points, "points")


# What is said otherwise than by a message alone.
BODIES: dict[type[Effect], Callable[[Any, Speaker], Markup]] = {
    verbs.ActionPoints: lambda it, to: amount(to, it.amount, "points") + _technologies(to, it.technologies),
    verbs.ActionCoins: lambda it, to: amount(to, it.amount, "coins"),
    verbs.ActionCost: _action_cost,
    verbs.ActionFree: lambda it, to: escape(to.say("brief-action_free")) + _technologies(to, it.technologies),
    verbs.ActionWorkers: lambda it, to: amount(to, abs(it.amount), "workers", "−" if it.amount < 0 else "+"),
    verbs.ActionRecruit: lambda it, to: amount(to, it.amount, "workers"),
    verbs.ActionFollow: lambda it, to: icon("sign-arrow") + NO_BREAK + _without_worker(to, it.then),
    verbs.HuntAlways: lambda _, to: amount(to, 1, "points") + " " + to.say("brief-always"),
    verbs.DenyAction: lambda _, to: icon("sign-deny") + " " + to.say("brief-deny"),
    verbs.Shield: lambda it, to: amount(to, it.amount, "shield"),
    verbs.ShieldPer: lambda it, to: _counting(it, to, "shield"),
    verbs.Immune: lambda it, to: (
        icon(it.to, to.say("page-trouble", {"icon": it.to})) + NO_BREAK + to.say("brief-immune")
    ),
    verbs.Gain: lambda it, to: _counting(it, to, it.resource) + _condition(to, it.cond),
    verbs.GainTechnology: lambda it, to: amount(to, it.count, "technology"),
    verbs.GainWonder: lambda it, to: together(
        f"+{it.count}", NO_BREAK, icon("action-wonder", _counted(to, "wonder", 1))
    ),
    verbs.OthersGain: lambda it, to: escape(to.say("brief-others")) + " " + amount(to, it.amount, "coins"),
    verbs.OthersLose: lambda it, to: (
        escape(to.say("brief-others")) + " " + amount(to, it.amount, "coins", "−") + _condition(to, it.cond)
    ),
    verbs.TechnologyPerBonus: lambda it, to: (
        amount(to, 1, "technology") + " " + to.say("brief-per-bonus", {"every": it.every})
    ),
    verbs.TurnAction: lambda it, to: _without_worker(to, it.action),
    verbs.TurnPay: _turn_pay,
    verbs.EndPoints: _end_points,
    verbs.AllGain: lambda it, to: escape(to.say("brief-all")) + " " + _counting(it, to, it.resource),
    verbs.AllLose: lambda it, to: escape(to.say("brief-all")) + " " + amount(to, it.coins, "coins", "−"),
    verbs.AllSacrifice: lambda it, to: escape(to.say("brief-all")) + " " + amount(to, it.workers, "workers", "−"),
    verbs.LeadersGain: lambda it, to: _extreme(to, it.which, it.by) + " " + amount(to, it.amount, it.resource),
    verbs.ExtremesLose: lambda it, to: _extreme(to, it.which, it.by) + " " + amount(to, it.coins, "coins", "−"),
    verbs.FundWonder: lambda it, to: (
        amount(to, it.coins, "coins") + " " + icon("sign-arrow") + " " + icon("action-wonder")
    ),
    verbs.OpenStation: lambda _, to: icon("sign-flag", to.say("effect-open_station")),
    verbs.Ward: lambda it, to: amount(to, it.amount, "wards"),
    verbs.PayTribute: lambda _, to: icon("event-horde", to.say("effect-tribute")) + " " + icon("sign-deny"),
}
