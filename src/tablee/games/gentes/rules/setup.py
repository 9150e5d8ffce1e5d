"""Set-up (rules 2.2, 2.15, 2.16): what is laid out, dealt and drawn before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.games.gentes.rules import codes, names
from tablee.games.gentes.rules.codes import Phase
from tablee.games.gentes.rules.steps import Step

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes


def set_up(position: Gentes) -> None:
    """Everything in the order of the rules; chance decides one thing after the other."""
    shuffle_chart(position)
    choose_first(position)
    position.push(Step.OPEN_ROW)
    if position.options["setup"] == "first_game":
        deal_first_game(position)
    else:
        lay_draft(position)
        position.push(Step.NEXT_PICK, 0)


def shuffle_chart(position: Gentes) -> None:
    """GE-101."""
    left = list(range(codes.TYPES))
    position.chart = vec[i64]([left.pop(position.draw(len(left))) for _ in range(codes.TYPES)])
    types = [names.id_of(position, "citizen", kind) for kind in position.chart]
    position.log("event-chart-order", {"types": tuple(Event("named-citizen", {"citizen": kind}) for kind in types)})


def choose_first(position: Gentes) -> None:
    """GE-105: drawn, unless the table has fixed one."""
    if position.first == codes.NONE:
        position.first = position.draw(position.players)
    if position.players > 1:
        position.log("event-first", {"seat": position.first})


def deal_first_game(position: Gentes) -> None:
    """GE-107, GE-108; with two players GE-703."""
    content = names.content(position)
    cards = names.ids(position, "card")
    types = names.ids(position, "citizen")
    for number in range(position.players):
        seat = (position.first + number) % position.players
        given = content.first_game[number]
        for card in given.cards:
            hand(position, int(seat), cards.index(card))
        for kind, count in given.citizens.items():
            position.citizens[int(codes.TYPES) * seat + types.index(kind)] = count
            position.log("event-citizens", {"seat": int(seat), "citizen": kind, "count": count})
    if position.players == 2:
        box(position, content.rules.first_game_2p_boxed_era_1, content.rules.boxed_per_era_1_2p)


def hand(position: Gentes, seat: int, card: int) -> None:
    """A card of era I from the deck into a hand."""
    position.unseen[0] &= ~(1 << card)
    position.deck[0] -= 1
    position.hand[seat] |= 1 << card
    position.log("event-dealt", {"seat": seat, "card": names.id_of(position, "card", card)})


def lay_draft(position: Gentes) -> None:
    """GE-109; alone GE-752."""
    rules = names.content(position).rules
    count = rules.solo_draw if position.players == 1 else rules.draft_cards_per_player * int(position.players)
    position.phase = Phase.DRAFT
    for _ in range(count):
        card = position.draw_card(0)
        position.laid |= 1 << card
        position.log("event-laid", {"card": names.id_of(position, "card", int(card))})


def end_draft(position: Gentes) -> None:
    """GE-111: what is left goes back into the deck; with 1 or 2 players into the box, and more unseen (GE-702)."""
    left = int(position.laid)
    position.laid = 0
    if position.logging:
        cards = names.named(position, "card", left)
        position.log("event-draft-left", {"cards": cards, "boxed": position.players <= 2})
    if position.players > 2:
        position.unseen[0] |= left
        position.deck[0] += bin(left).count("1")
    else:
        position.boxed |= left
        boxed = names.content(position).rules.boxed_per_era_1_2p
        box(position, boxed, boxed)


def box(position: Gentes, first_era: int, later_eras: int) -> None:
    """GE-704: the top cards go into the box unseen. Which they are, nobody ever learns, so nobody needs to decide."""
    position.deck[0] -= first_era
    position.deck[1] -= later_eras
    position.deck[2] -= later_eras
