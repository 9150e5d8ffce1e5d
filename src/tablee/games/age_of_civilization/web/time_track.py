"""The time track: the round, the permanent card, past cards, the window, what is to come, and the next trouble."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from tablee.drawing.markup import (
    NO_BREAK,
    join,
    piece,
    scrolling,
    tag,
)
from tablee.drawing.table import only
from tablee.games.age_of_civilization.content.catalogue import Action, SpecialAction
from tablee.games.age_of_civilization.content.vocabulary import Gain
from tablee.games.age_of_civilization.rules.view import WINDOW
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.web.card_faces import token
from tablee.games.age_of_civilization.web.card_icons import amount, brief
from tablee.games.age_of_civilization.web.icons import icon, worker
from tablee.games.age_of_civilization.web.seat_panels import emblem, seat_class
from tablee.games.age_of_civilization.web.table import ABLE, Table
from tablee.games.age_of_civilization.web.titles import title as heading

# What actions give besides points and coins.
ALSO_GIVEN = {
    "research": "technology",
    "patronage": "technology",
    "wonder": "cards",
    "quarry": "action-wonder",
    "caravan": "sign-flag",
    "ritual": "wards",
    "ramparts": "wards",
    "hospice": "wards",
    "tribute": "event-horde",
}


class Slots(NamedTuple):
    """Of an action: how many are used, how many of the others its seat has for itself, and which seat that is."""

    used: int
    private: int
    seat: int


def track(table: Table) -> Markup:
    view = table.view
    shown = only(view, "round", "over", "active", "track", "tokens", "virtual", turn=only(view["turn"], "used"))
    shown["offers"] = [_numbers(offer) for offer in view["offers"]]
    return table.part(shown | {"seats": table.only_seats("military", *ABLE)}, _track)


def _numbers(offer: dict[str, Any]) -> dict[str, Any]:
    """Of an offer what is drawn without an aim."""
    return {key: value for key, value in offer.items() if key != "costs"}


def _track(table: Table) -> Markup:
    dial = table.part(only(table.view, "round"), _dial)
    shown = only(table.view, "round", "over", "track", "virtual", seats=table.view["seats"])
    top = tag("div", dial, permanent(table), table.part(shown, _trouble), class_="over")
    cards = [_card(table, place, card) for place, card in table.places()]
    label = table.say("board-track")
    road = tag("div", *cards, class_=f"road past-{table.view['round'] - 1}", **scrolling(label))
    return tag("section", top, road, class_="track", aria_label=label, data_place="actions")


def _dial(table: Table) -> Markup:
    """The rounds in a ring, the present one lit."""
    now, rounds = table.view["round"], table.content.rules.rounds
    marks = [_round_mark(number, now, rounds) for number in range(1, rounds + 1)]
    said = table.say("board-round", round=now, rounds=rounds)
    words = tag("span", table.say("page-round"), class_="label")
    return tag(
        "div",
        words,
        tag("b", str(now)),
        tag("ol", *marks),
        class_="dial",
        role="img",
        aria_label=said,
        data_place="round",
    )


def _round_mark(number: int, now: int, rounds: int) -> Markup:
    kind = "now" if number == now else "past" if number < now else None
    return tag("li", str(number), class_=kind, style=f"--turn:{360 * (number - 1) // rounds}deg")


def permanent(table: Table) -> Markup:
    """Wonder, Research and Enslave, and what a scenario lays beside them."""
    cards = [_action(table, name, "perm") for name in table.permanent()]
    cards += [_action(table, name, "perm", private=True) for name in table.private()]
    return tag("div", *cards, class_="permanent", role="group", aria_label=table.say("page-permanent"))


def _card(table: Table, place: int, card: str) -> Markup:
    """A card of the track where it is now."""
    now = table.view["round"]
    if place < now:
        return table.part(_offer(table, card), _small, place, card, "past", None, _slots(table, card))
    if place >= now + WINDOW:
        event = table.view["tokens"].get(str(place))
        return table.part(_offer(table, card), _small, place, card, "coming", event, _slots(table, card))
    return table.part({}, _idle, card) if card not in table.action_cards else _action(table, card, "window")


def _action(table: Table, name: str, kind: str, private: bool = False) -> Markup:
    return table.part(_offer(table, name), _action_piece, name, kind, private, _slots(table, name))


def _offer(table: Table, name: str) -> dict[str, Any]:
    """What of the view the numbers of an action show."""
    offer = table.offers.get(name)
    return {"offers": [] if offer is None else [_numbers(offer)]}


def _slots(table: Table, name: str) -> Slots:
    active = table.view["active"]
    used = int(table.view["turn"]["used"].get(name, 0)) if active >= 0 else 0
    private = table.private_slots(name)
    return Slots(used, private, active if used or private else -1)


def _idle(table: Table, card: str) -> Markup:
    none = tag("p", table.say("page-no-action"))
    return tag("div", _face(table, card), none, class_="act window idle", data_card=f"track-{card}")


def _small(table: Table, place: int, card: str, state: str, event: str | None, slots: Slots) -> Markup:
    """A card outside the window: what it is, what it brings, when, the event on it, and slots that work there too."""
    name, trouble_icon = table.name("card", card), table.icon_of(card)
    after = table.say("page-after", round=place - WINDOW) if state == "coming" else ""
    brings = table.say("page-trouble", icon=trouble_icon) if state == "coming" and trouble_icon != "none" else ""
    offer = table.offers.get(card)
    parts = [
        _face(table, card),
        *(_working(table, card, offer, slots, private=state == "past") if offer is not None else ()),
        tag("p", icon(trouble_icon), tag("span", brings), class_="brings") if brings else "",
        tag("small", after) if after else "",
        token(table, event) if event else "",
    ]
    told = [name, table.say(f"page-{state}"), brings, after, table.name("event", event) if event else ""]
    said = ", ".join(part for part in told if part)
    usable = "" if offer is None else " usable spent" if offer["free"] < 1 else " usable"
    kind = f"act small {state}{usable}" + (f" {trouble_icon}" if brings else "")
    if card not in table.action_cards:
        return tag("div", *parts, class_=kind, role="img", aria_label=said, data_card=f"track-{card}")
    return piece(f"action-{card}", f"{said}. {_told(table, card)}", *parts, kind=kind, moves=f"action-{card}")


def _face(table: Table, card: str) -> Markup:
    picture = icon("plague", kind="big") if card == "plague" else icon(f"action-{card}", kind="big")
    return tag("div", picture, heading(table.name("card", card)), class_=f"face {card}")


def _told(table: Table, name: str) -> str:
    """What an action needs and does, where its numbers come from, and whether it is used up."""
    card, offer = table.action_cards[name], table.offers.get(name)
    if offer is None:
        return card_text.action(card, table.speaker)
    spent = [table.say("page-spent")] if offer["free"] < 1 else []
    return " ".join([table.offer_does(offer), *table.changes(offer), *spent])


def _action_piece(table: Table, name: str, kind: str, private: bool, slots: Slots) -> Markup:
    """An action to do, with its slots and its numbers as they are for the active seat."""
    offer = table.offers.get(name)
    title = table.name("action", name)
    spent = offer is not None and offer["free"] < 1
    face = tag("div", icon(f"action-{name}", kind="big"), heading(title), class_=f"face {name}")
    label = table.speaker.labelled(title, _told(table, name))
    return piece(
        f"action-{name}",
        label,
        face,
        *_working(table, name, offer, slots, private),
        kind=f"act {kind}" + (" spent" if spent else ""),
        moves=f"action-{name}",
    )


def _working(table: Table, name: str, offer: dict[str, Any] | None, slots: Slots, private: bool) -> list[Markup]:
    """The slots of an action, what it costs and gives, and why; `private` where no card of the table offers it."""
    card = table.action_cards[name]
    return [
        _drawn_slots(card, offer, slots),
        tag("p", *equation(table, name), class_="equation"),
        _besides(table, card),
        _reasons(table, offer) if offer is not None else Markup(),
        tag("small", table.say("page-private")) if private else Markup(),
    ]


def _drawn_slots(card: Action | SpecialAction, offer: dict[str, Any] | None, slots: Slots) -> Markup:
    """Used slots with workers on them, free ones empty; red ones are octagons and say what is lost.

    Those on the card are taken to be used before the private ones, which bear the emblem of their seat.
    """
    free = max(card.slots - slots.used, 0) if offer is None else int(offer["free"])
    taken = [
        tag("span", worker(f"placed-{card.id}-{place}"), class_=f"slot {seat_class(slots.seat)} used {_colour(card)}")
        for place in range(slots.used)
    ]
    workers = card.workers if offer is None else int(offer["workers"]["total"])
    private = min(free, slots.private)
    empty = [_empty_slot(card, workers) for _ in range(min(free - private, 4))]
    own = [_empty_slot(card, workers, slots.seat) for _ in range(private)]
    return tag("div", *taken, *empty, *own, class_="slots")


def _empty_slot(card: Action | SpecialAction, workers: int, owner: int | None = None) -> Markup:
    sign = icon("sign-lost" if card.sacrifice else "sign-back")
    many = tag("b", f"×{workers}") if workers != 1 else ""
    slot = tag("span", sign, many, class_=f"slot {_colour(card)}")
    return slot if owner is None else tag("span", slot, emblem(owner), class_=f"private {seat_class(owner)}")


def _colour(card: Action | SpecialAction) -> str:
    return "red" if card.sacrifice else "white"


Numbers = dict[str, tuple[int, int]]  # by resource: as printed, as it is now


def _offered(offer: dict[str, Any], aim: str | None) -> Numbers:
    """The numbers of an offer; the cost is that of what the action is for, where that is known."""
    sums = {key: offer[key] for key in ("cost", "points", "coins") if key in offer}
    if aim in offer.get("costs", {}):
        sums["cost"] = offer["costs"][aim]
    return {key: (int(sum_["base"]), int(sum_["total"])) for key, sum_ in sums.items()}


def _printed(card: Action | SpecialAction) -> Numbers:
    """The numbers of a card while nobody acts; gains that depend on something are in its text."""
    numbers = {"cost": card.cost, "points": 0, "coins": 0}
    for effect in card.effects:
        if isinstance(effect, Gain) and effect.plain and effect.resource in numbers:
            numbers[effect.resource] += effect.amount
    return {key: (number, number) for key, number in numbers.items()}


def equation(table: Table, name: str, aim: str | None = None) -> list[Markup]:
    """ "4 3 coins → +3 points": what it costs, what it gives, printed numbers that do not hold struck out."""
    offer = table.offers.get(name)
    numbers = _printed(table.action_cards[name]) if offer is None else _offered(offer, aim)
    parts: list[Markup] = []
    cost = numbers.get("cost", (0, 0))
    if cost != (0, 0):
        parts += [
            tag("s", str(cost[0])) if cost[0] != cost[1] else Markup(),
            amount(table.speaker, cost[1], "coins", ""),
            icon("sign-arrow"),
        ]
    for resource in ("points", "coins"):
        base, total = numbers.get(resource, (0, 0))
        if base or total:
            gained = amount(table.speaker, total, resource)
            parts.append(tag("span", gained, class_="changed") if base != total else gained)
    if name in ALSO_GIVEN:
        parts.append(icon(ALSO_GIVEN[name]))
    return parts


def _besides(table: Table, card: Action | SpecialAction) -> Markup:
    """What the numbers of an action do not say."""
    other = [
        effect
        for effect in card.effects
        if not isinstance(effect, Gain) or not effect.plain or effect.resource == "workers"
    ]
    said = brief(other, table.speaker) if other and card.id not in ALSO_GIVEN else Markup()
    return tag("p", said, class_="does") if said else Markup()


def _reasons(table: Table, offer: dict[str, Any]) -> Markup:
    """ "−1 [coin] +1 [star] Byzantium": what changes the printed numbers, by card."""
    resources = {"cost": "coins", "workers": "workers", "points": "points", "coins": "coins"}
    found: dict[str, list[Markup]] = {}
    for key, resource in resources.items():
        for part in offer.get(key, {}).get("parts", []):
            sign = "+" if part["amount"] > 0 else "−"
            found.setdefault(part["source"], []).append(amount(table.speaker, abs(part["amount"]), resource, sign))
    said = [join([*parts, table.name("source", source)], NO_BREAK) for source, parts in found.items()]
    return tag("p", join(said, " · "), class_="why") if said else Markup()


# The next war or plague ---------------------------------------------------------------------------


def _trouble(table: Table) -> Markup:
    """What comes next, after which round, and how everybody stands."""
    coming = table.next_trouble()
    if coming is None:
        calm = tag("p", table.say("page-peace"), class_="calm")
        return tag("div", calm, class_="trouble none", data_place="trouble")
    kind, after = coming
    strengths = table.strengths()
    seats = [_standing(table, number, kind, strengths) for number in range(len(table.view["seats"]))]
    if table.view["virtual"] is not None and kind == "war":
        name = table.say("page-virtual-short")
        seats.append(_shield(name, int(table.view["virtual"]), strengths, "virtual", Markup(), ""))
    title = tag(
        "div", tag("small", table.say("page-after", round=after)), tag("b", table.say("page-trouble", icon=kind))
    )
    head = tag("header", icon(kind, kind="big"), title)
    soon = " soon" if after == table.view["round"] else ""
    return tag("section", head, tag("ul", *seats), class_=f"trouble {kind}{soon}", data_place="trouble")


def is_safe(table: Table, number: int, kind: str) -> bool:
    """Whether a seat would lose nothing if the trouble came now."""
    strength = int(table.seat(number)["military"])
    return table.immune(number, kind) or (kind == "war" and strength > min(table.strengths()))


def _standing(table: Table, number: int, kind: str, strengths: list[int]) -> Markup:
    """A seat's shield, and what would happen to it now."""
    strength, safe = int(table.seat(number)["military"]), is_safe(table, number, kind)
    fate = tag("small", table.say("page-safe" if safe else "page-loses"), class_="safe" if safe else "loses")
    name = table.speaker.seat(number)
    return _shield(name, strength, strengths, seat_class(number), emblem(number), fate)


def _shield(name: str, strength: int, strengths: list[int], kind: str, mark: Markup, fate: str) -> Markup:
    crown = icon("sign-crown", kind="crown") if strength == max(strengths) > min(strengths) else ""
    drawn = tag("span", crown, tag("b", str(strength)), class_="strength")
    return tag("li", drawn, tag("span", mark, name, class_="who"), fate, class_=kind)


# The score ----------------------------------------------------------------------------------------


def score(table: Table) -> Markup:
    """Everybody's points on a ribbon from 0 on."""
    return table.part({"seats": table.only_seats("points")}, _score)


def _score(table: Table) -> Markup:
    points = [int(seat["points"]) for seat in table.view["seats"]]
    last = max(25, -(-max(points) // 5) * 5)
    cells = [
        _score_cell(number, tuple(seat for seat, own in enumerate(points) if own == number))
        for number in range(last + 1)
    ]
    said = "; ".join(f"{table.speaker.seat(seat)} {number}" for seat, number in enumerate(points))
    name = table.say("page-score", scores=said)
    return tag("div", join(cells), class_="ribbon", role="img", aria_label=name, data_final="")


@lru_cache(1000)
def _score_cell(number: int, seats: tuple[int, ...]) -> Markup:
    stars = [
        tag("span", emblem(seat), class_=f"star {seat_class(seat)}", data_glides=f"score-{seat}") for seat in seats
    ]
    kind = " ".join(word for word in ("five" if number % 5 == 0 else "", "held" if stars else "") if word)
    return tag("div", tag("span", str(number)), *stars, class_=kind or None)
