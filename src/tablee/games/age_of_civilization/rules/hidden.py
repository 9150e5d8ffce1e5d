"""What a seat can know about the hands of others after and during a draft (rules 2.14), and a guess that fits it.

Packs go round, so a seat sees every pack again and again. It knows exactly which cards left a pack between two looks at
it, but not who of the seats in between took which; before its first look it knows nothing of the pack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.games.age_of_civilization.rules import codes

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization

LEFT = 99  # later than any pick: a card that is still in its pack


def determinize(position: Civilization, seat: int, rng: Rng) -> None:
    """Exchange cards that look alike to the seat, then find hands and packs anew."""
    pack_of = [int(pack) for pack in position.pack_of]
    pick_of = [int(pick) for pick in position.pick_of]
    for group in alike(position, seat, pack_of, pick_of):
        exchange(position, group, pack_of, pick_of, rng)
    position.pack_of = vec[i64](pack_of)
    position.pick_of = vec[i64](pick_of)
    hold(position)
    guess_picks(position, seat, rng)


def exchange(position: Civilization, group: list[int], pack_of: list[int], pick_of: list[int], rng: Rng) -> None:
    """Deal the places of some cards anew among them. Who has raised a card since is known to have picked it."""
    players, known = int(position.players), public(position)
    places = [(pack_of[card], pick_of[card]) for card in group]
    left = list(range(len(places)))
    raised = [card for card in group if known & (1 << card)]
    for card in raised:
        taker = taken_by(pack_of[card], pick_of[card], players)
        fitting = [place for place in left if taken_by(*places[place], players) == taker]
        place = fitting[rng.below(len(fitting))]
        left.remove(place)
        pack_of[card], pick_of[card] = places[place]
    rng.shuffle(left)
    for card, place in zip((card for card in group if card not in raised), left, strict=True):
        pack_of[card], pick_of[card] = places[place]


def alike(position: Civilization, seat: int, pack_of: list[int], pick_of: list[int]) -> list[list[int]]:
    """The groups of cards that a seat cannot tell apart: by pack and by the looks between which they were taken."""
    players = int(position.players)
    known = public(position)
    now = picks_made(position) + 1
    groups: dict[tuple[int, int], list[int]] = {}
    for card, pack in enumerate(pack_of):
        if known & (1 << card) and pick_of[card] == 0:
            continue  # left over, so everybody saw it
        if position.tables.removed & (1 << card):
            continue  # of no game with this pack
        if pack == codes.NONE:
            groups.setdefault((-1, 0), []).append(card)  # never dealt, so never seen
            continue
        taken = pick_of[card] or LEFT
        # The seat looks at a pack when it comes by: at one pick of every round of the table.
        looks = [pick for pick in range(1, now + 1) if (pack + pick - 1) % players == seat]
        if taken in looks:
            continue  # its own pick
        last = max((look for look in looks if look < taken), default=0)
        groups.setdefault((pack, last) if last else (-1, 0), []).append(card)
    return list(groups.values())


def taken_by(pack: int, pick: int, players: int) -> int | None:
    """The seat that has made a pick from a pack; nobody if there was none."""
    return (pack + pick - 1) % players if pick else None


def public(position: Civilization) -> int:
    """Cards on the table, a bit each."""
    found = sum(1 << int(card) for card in position.market)
    for seat in range(position.players):
        found |= int(position.civilizations[seat])
    return found


def picks_made(position: Civilization) -> int:
    """How many picks everybody has made."""
    return max(int(pick) for pick in position.pick_of)


def hold(position: Civilization) -> None:
    """Hands, packs and the cards out of the game, as `pack_of` and `pick_of` say."""
    players = int(position.players)
    made = picks_made(position)
    known = public(position)
    drafting = any(position.packs)
    cards, packs, deck = [0] * players, [0] * players, 0
    for card in range(len(position.pack_of)):
        pack, pick = int(position.pack_of[card]), int(position.pick_of[card])
        if (known | position.tables.removed) & (1 << card):
            continue
        if pack == codes.NONE:
            deck |= 1 << card
        elif (taker := taken_by(pack, pick, players)) is not None:
            cards[taker] |= 1 << card
        elif drafting:
            packs[(pack + made) % players] |= 1 << card
    position.cards, position.packs, position.deck = vec[i64](cards), vec[i64](packs), deck


def guess_picks(position: Civilization, seat: int, rng: Rng) -> None:
    """Others may have picked already, face down."""
    for other in range(position.players):
        if other != seat and position.picks[other] != codes.NONE:
            pack = [card for card in range(len(position.pack_of)) if position.packs[other] & (1 << card)]
            position.picks[other] = pack[rng.below(len(pack))]
