"""What takes several decisions and is offered as one: a card played with a tile, citizens trained, cards taken.

No rule is known here: whatever the rules allow one after the other is found by trying it in a copy of the position.
Who wants to decide step by step still can, since every action is offered by itself too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup

from tablee.drawing.markup import Shown, button, join, tag
from tablee.drawing.page import Plan
from tablee.engine.chance import Rng
from tablee.engine.sets import lowest
from tablee.engine.state import State
from tablee.games.gentes.rules.flow import Gentes
from tablee.games.gentes.web import art
from tablee.games.gentes.web.buttons import Choice
from tablee.games.gentes.web.table import Table

SOURCES = {"tile": "tile", "card_action": "played", "home_action": "space"}  # and the pieces that they are
BEFORE_CARD = ("wild", "modifiers", "amount", "stack", "play")  # questions on the way to the card
SETTLED = ("wild", "play")  # by the card that is touched
ASIDE = ("pause", "stop", "skip")  # these do nothing of what is planned
COUNTS = {"train_count": "train", "scribe_mode": "take"}  # a question for a number → what is then asked so often
TOUCHED = {"train": "type", "take_slot": "slot", "take_discard": "card", "use_card": "played", "use_home": "space"}
PAIR = 2
BUTTON = "gt gt-choice"


class _Way(NamedTuple):
    """How a card comes to be played."""

    card: str
    source: int
    between: tuple[int, ...]  # actions between the source and the card that were not the only ones
    actions: tuple[int, ...]


def plans(state: Gentes, seat: int, table: Table) -> list[Plan]:
    asked = state.game.questions[state.question(seat)]
    if asked == "turn":
        return _cards(state, seat, table)
    if asked in COUNTS:
        return list(_counted(state, seat, table, COUNTS[asked]))
    return []


def plan(state: Gentes, seat: int, table: Table, actions: Sequence[int]) -> Markup:
    """A plan as the inside of a button: the card with what plays it, or what is trained or taken."""
    speaker = table.speaker
    whole = ", ".join(speaker.action(action) for action in actions)
    first, *chosen = actions
    begun = Choice(table, _name_at(table, first), _values(table, first), "").shown()
    if _asked(state, seat) in COUNTS:
        drawn = [Choice(table, _name_at(table, action), _values(table, action), "").shown() for action in chosen]
        pictures = tag("span", *(each.picture for each in drawn))
        return button(Shown(pictures, _counted_words(table, chosen)), whole, BUTTON)
    after = state
    for action in actions:
        after = _played(after, seat, action)
    card = state.id_of("card", lowest(state.hand[seat] & ~after.hand[seat]))
    picture = tag("span", art.picture(card), class_=f"small-pic era-{table.cards[card].era}")
    said = speaker.action(state.game.actions.parse(f"play {card}"))
    return button(Shown(picture, said, join(filter(None, (begun.title, begun.note)), " · ")), whole, BUTTON)


# A card, and then what plays it --------------------------------------------------------------------


def _cards(state: Gentes, seat: int, table: Table) -> list[Plan]:
    """Touched by the card, then by the tile, and by what else is to decide on the way; what of that lies nowhere on the
    page is offered as buttons then."""
    ways: dict[tuple[str, int], list[_Way]] = {}
    for way in _ways(state, seat):
        ways.setdefault((way.card, way.source), []).append(way)
    return [_to_card(table, way, len(found) > 1) for found in ways.values() for way in found]


def _ways(state: Gentes, seat: int) -> Iterator[_Way]:
    if not state.hand[seat]:
        return
    first = state.imagine(seat, Rng(0))
    assert isinstance(first, Gentes)
    for action in first.legal(seat):
        if first.game.actions.decode(action)[0] in SOURCES:
            yield from _on(first, _played(first, seat, action), seat, (action,), ())


def _on(first: Gentes, now: Gentes, seat: int, actions: tuple[int, ...], open_: tuple[int, ...]) -> Iterator[_Way]:
    """Further until a card has left the hand."""
    gone = first.hand[seat] & ~now.hand[seat]
    if gone:
        yield _Way(first.id_of("card", lowest(gone)), actions[0], open_, actions)
        return
    asked = _asked(now, seat)
    if asked not in BEFORE_CARD:
        return
    offered = [action for action in now.legal(seat) if _name(now, action) not in ASIDE]
    for action in offered:
        more = (action,) if len(offered) > 1 and asked not in SETTLED else ()
        yield from _on(first, _played(now, seat, action), seat, (*actions, action), (*open_, *more))


def _to_card(table: Table, way: _Way, several: bool) -> Plan:
    between = way.between if several else ()
    game = table.speaker.game
    assert game is not None
    source, _ = game.actions.decode(way.source)
    pieces = (f"card-{way.card}", f"{SOURCES[source]}-{_values(table, way.source)[0]}")
    said = [game.actions.parse(f"play {way.card}"), way.source, *between]
    words = ", ".join(table.speaker.action(each) for each in said)
    touched = [_piece(table, each) for each in between if _name_at(table, each) in TOUCHED]
    return Plan(way.actions, (*pieces, *touched), words, "")


# A number by what is touched ------------------------------------------------------------------------


def _counted(state: Gentes, seat: int, table: Table, asked: str) -> Iterator[Plan]:
    """One or two at once: touched by what is trained or taken, without saying before how many."""
    first = state.imagine(seat, Rng(0))
    assert isinstance(first, Gentes)
    for action in first.legal(seat):
        if not _in_sight(table, action):
            continue
        for chosen, left in _chosen(_played(first, seat, action), seat, asked, ()):
            if left and len(chosen) < PAIR:
                continue  # the second is still to be chosen
            pieces = tuple(_piece(table, each) for each in chosen)
            yield Plan((action, *chosen), pieces, _counted_words(table, chosen), "")


def _in_sight(table: Table, action: int) -> bool:
    """Whether a number is small, and of what lies on the board; the discard pile is looked through step by step."""
    name, values = _name_at(table, action), _values(table, action)
    if name not in COUNTS or int(values[0][-1]) > PAIR:
        return False
    return name == "train_count" or values[0].startswith("row")


def _chosen(now: Gentes, seat: int, asked: str, chosen: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], bool]]:
    """What may be chosen, at most two, and whether there is more to choose then."""
    more = _asked(now, seat) == asked
    if chosen:
        yield chosen, more
    if not more or len(chosen) == PAIR:
        return
    for action in now.legal(seat):
        if _name(now, action) not in ASIDE:
            yield from _chosen(_played(now, seat, action), seat, asked, (*chosen, action))


def _counted_words(table: Table, chosen: Sequence[int]) -> str:
    names = [_named(table, action) for action in chosen]
    kind = "train" if _name_at(table, chosen[0]) == "train" else "take"
    return table.say("page-plan-chosen", kind=kind, n=len(names), first=names[0], second=names[-1])


def _named(table: Table, action: int) -> str:
    name, value = _name_at(table, action), _values(table, action)[0]
    if name == "train":
        return table.name("citizen", value)
    card = table.row()[int(value) - 1][0] if name == "take_slot" else value
    return table.name("card", card) if card else table.speaker.action(action)


# Small things ---------------------------------------------------------------------------------------


def _played(state: Gentes, seat: int, action: int) -> Gentes:
    twin = state.clone()
    twin.play(seat, action)
    assert isinstance(twin, Gentes)
    return twin


def _asked(state: State, seat: int) -> str:
    question = state.question(seat)
    return state.game.questions[question] if question else ""


def _name(state: State, action: int) -> str:
    return state.game.actions.decode(action)[0]


def _name_at(table: Table, action: int) -> str:
    game = table.speaker.game
    assert game is not None
    return game.actions.decode(action)[0]


def _values(table: Table, action: int) -> list[str]:
    game = table.speaker.game
    assert game is not None
    return [str(value) for value in game.actions.values(action).values()]


def _piece(table: Table, action: int) -> str:
    name, values = _name_at(table, action), _values(table, action)
    return f"{TOUCHED[name]}-{values[0]}" if name in TOUCHED else "_".join([name, *values])
