"""What cards do in icons and a few words, made from their effects; the full sentences are in `text.card_text`.

Each effect is a lead (an action's icon, a moment) and a body. Neighbours that share one of them say it once:
"[fish][jar] +1 [coin]", "End: +1 [star] per 2 [wonder] · +1 [star]". What has no lead comes first, or it would seem to
share the one before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

import msgspec
from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, together
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content import vocabulary as verbs
from tablee.games.age_of_civilization.content.vocabulary import Condition, Count, Effect, Leadership, moment
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
    return icon(MOMENT_ICONS[when], said) if when in MOMENT_ICONS else escape(said)


# Parts of what is said ----------------------------------------------------------------------------


def _action(speaker: Speaker, name: str) -> Markup:
    return icon(f"action-{name}", speaker.name("action", name))


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


@singledispatch
def body(effect: Effect, speaker: Speaker) -> Markup:
    """What is said by its message alone."""
    return escape(speaker.say(f"brief-{effect.verb}", msgspec.structs.asdict(effect)))


@body.register
def action_gain(effect: verbs.ActionPoints | verbs.ActionCoins | verbs.ActionRecruit, speaker: Speaker) -> Markup:
    named = effect.technologies if isinstance(effect, verbs.ActionPoints) else None
    return amount(speaker, effect.amount, effect.resource) + _technologies(speaker, named)


@body.register
def action_cost(effect: verbs.ActionCost, speaker: Speaker) -> Markup:
    less = amount(speaker, effect.amount, "coins", "−") + _technologies(speaker, effect.technologies)
    unless = speaker.say("brief-except", {"source": effect.except_source}) if effect.except_source else ""
    return less + _condition(speaker, effect.cond) + (" " + unless if unless else "")


@body.register
def action_free(effect: verbs.ActionFree, speaker: Speaker) -> Markup:
    return escape(speaker.say("brief-action_free")) + _technologies(speaker, effect.technologies)


@body.register
def action_workers(effect: verbs.ActionWorkers, speaker: Speaker) -> Markup:
    return amount(speaker, abs(effect.amount), "workers", "−" if effect.amount < 0 else "+")


@body.register
def action_follow(effect: verbs.ActionFollow, speaker: Speaker) -> Markup:
    return icon("sign-arrow") + NO_BREAK + _action(speaker, effect.then) + " " + speaker.say("brief-no-worker")


@body.register
def hunt_always(_effect: verbs.HuntAlways, speaker: Speaker) -> Markup:
    return amount(speaker, 1, "points") + " " + speaker.say("brief-always")


@body.register
def deny_action(_effect: verbs.DenyAction, speaker: Speaker) -> Markup:
    return icon("sign-deny") + " " + speaker.say("brief-deny")


@body.register
def shield(effect: verbs.Shield, speaker: Speaker) -> Markup:
    return amount(speaker, effect.amount, "shield")


@body.register
def shield_per(effect: verbs.ShieldPer, speaker: Speaker) -> Markup:
    return amount(speaker, effect.amount, "shield") + _per(speaker, effect.per, effect.every)


@body.register
def immune(effect: verbs.Immune, speaker: Speaker) -> Markup:
    against = icon(effect.to, speaker.say("page-trouble", {"icon": effect.to}))
    return against + NO_BREAK + speaker.say("brief-immune")


@body.register
def gain(effect: verbs.Gain, speaker: Speaker) -> Markup:
    given = amount(speaker, effect.amount, effect.resource)
    return given + _per(speaker, effect.per, effect.every) + _condition(speaker, effect.cond)


@body.register
def gain_technology(effect: verbs.GainTechnology, speaker: Speaker) -> Markup:
    return amount(speaker, effect.count, "technology")


@body.register
def gain_wonder(effect: verbs.GainWonder, speaker: Speaker) -> Markup:
    return together(f"+{effect.count}", NO_BREAK, icon("action-wonder", _counted(speaker, "wonder", 1)))


@body.register
def others_gain(effect: verbs.OthersGain, speaker: Speaker) -> Markup:
    return escape(speaker.say("brief-others")) + " " + amount(speaker, effect.amount, "coins")


@body.register
def others_lose(effect: verbs.OthersLose, speaker: Speaker) -> Markup:
    lost = amount(speaker, effect.amount, "coins", "−") + _condition(speaker, effect.cond)
    return escape(speaker.say("brief-others")) + " " + lost


@body.register
def technology_per_bonus(effect: verbs.TechnologyPerBonus, speaker: Speaker) -> Markup:
    return amount(speaker, 1, "technology") + " " + speaker.say("brief-per-bonus", {"every": effect.every})


@body.register
def turn_action(effect: verbs.TurnAction, speaker: Speaker) -> Markup:
    return _action(speaker, effect.action) + " " + speaker.say("brief-no-worker")


@body.register
def turn_pay(effect: verbs.TurnPay, speaker: Speaker) -> Markup:
    paid = amount(speaker, effect.coins, "coins", "−")
    to = " " + speaker.say("brief-to-market") if effect.to == "market" else ""
    return paid + to + " " + icon("sign-arrow") + " " + amount(speaker, effect.points, "points")


@body.register
def end_points(effect: verbs.EndPoints, speaker: Speaker) -> Markup:
    given = amount(speaker, effect.amount, "points") + _per(speaker, effect.per, effect.every)
    most = " " + speaker.say("brief-most", {"max": effect.max}) if effect.max else ""
    return given + _condition(speaker, effect.cond) + most


@body.register
def all_gain(effect: verbs.AllGain, speaker: Speaker) -> Markup:
    given = amount(speaker, effect.amount, effect.resource) + _per(speaker, effect.per, effect.every)
    return escape(speaker.say("brief-all")) + " " + given


@body.register
def all_lose(effect: verbs.AllLose, speaker: Speaker) -> Markup:
    return escape(speaker.say("brief-all")) + " " + amount(speaker, effect.coins, "coins", "−")


@body.register
def all_sacrifice(effect: verbs.AllSacrifice, speaker: Speaker) -> Markup:
    return escape(speaker.say("brief-all")) + " " + amount(speaker, effect.workers, "workers", "−")


@body.register
def leaders_gain(effect: verbs.LeadersGain, speaker: Speaker) -> Markup:
    return _extreme(speaker, effect.which, effect.by) + " " + amount(speaker, effect.amount, effect.resource)


@body.register
def extremes_lose(effect: verbs.ExtremesLose, speaker: Speaker) -> Markup:
    return _extreme(speaker, effect.which, effect.by) + " " + amount(speaker, effect.coins, "coins", "−")


@body.register
def fund_wonder(effect: verbs.FundWonder, speaker: Speaker) -> Markup:
    return amount(speaker, effect.coins, "coins") + " " + icon("sign-arrow") + " " + icon("action-wonder")


@body.register
def open_station(_effect: verbs.OpenStation, speaker: Speaker) -> Markup:
    return icon("sign-flag", speaker.say("effect-open_station"))


@body.register
def ward(effect: verbs.Ward, speaker: Speaker) -> Markup:
    return amount(speaker, effect.amount, "wards")


@body.register
def tribute(_effect: verbs.PayTribute, speaker: Speaker) -> Markup:
    return icon("event-horde", speaker.say("effect-tribute")) + " " + icon("sign-deny")
