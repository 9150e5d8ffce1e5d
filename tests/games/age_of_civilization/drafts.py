"""Drafts: positions after one made by hand, and what an honest observer knows of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from tablee.games.age_of_civilization.rules.flow import Civilization

from .positions import GAME, STANDARD, position

DRAFT = {**STANDARD, "draft": True}
CIVILIZATIONS = [card.id for card in GAME.content.entries()["civilization"]]
NUMBERED = list(enumerate(CIVILIZATIONS))
DEALT = 7
KEPT = 5
# Five cards for each of two seats, in the order in which they were picked, and the four left over, two of each pack.
PICKED = [
    ["egypt", "carthage", "iberia", "khmer", "harappa"],
    ["sumer", "phoenicia", "persia", "olmecs", "india"],
]
LEFT_OVER = ["lydia", "congo", "siam", "zimbabwe"]

Place = tuple[str, int]  # "hand" or "pack" of a seat; ("out", 0) for a card that was not dealt


def picker(pack: int, pick: int, players: int) -> int:
    """Who has a pack at a pick: packs go from seat to seat, clockwise."""
    return (pack + pick - 1) % players


def drafted(
    *seats: dict[str, Any],
    picked: Sequence[Sequence[str]] = PICKED,
    left_over: Sequence[str] = LEFT_OVER,
    market: dict[str, int] | None = None,
    **more: Any,
) -> Civilization:
    """A position after a draft: who picked what, and which two cards of each pack were left over.

    Cards that a seat owns have left hands and market; `market` names those that lie there with the coins on them.
    """
    players = len(seats)
    dealt: dict[str, list[int]] = {}
    for owner, cards in enumerate(picked):
        for pick, card in enumerate(cards, start=1):
            dealt[card] = [(owner - pick + 1) % players, pick]
    for place, card in enumerate(left_over):
        dealt[card] = [place // 2, 0]
    assert len(dealt) == DEALT * players
    owned = {card for own in seats for card in (own["main"], *own["declined"], *own["annexed"])}
    full = [
        {**own, "hand_cards": in_order(card for card in cards if card not in owned), "pack": [], "pick": None}
        for own, cards in zip(seats, picked, strict=True)
    ]
    lying = {card: 0 for card in left_over if card not in owned} if market is None else market
    deck = [card for card in CIVILIZATIONS if card not in dealt]
    options = {**DRAFT, **more.pop("options", {})}
    return position(*full, options=options, market=lying, deck=deck, dealt=dealt, **more)


def in_order(cards: Any) -> list[str]:
    """Cards in the order of the content, as views list them."""
    return sorted(cards, key=CIVILIZATIONS.index)


# Watching ---------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """Cards that a seat cannot tell apart, and the places they are in: any card may be in any of them."""

    cards: set[str]
    places: Counter[Place]


class Watcher:
    """What a seat sees of a draft, noted down from its own views, and what follows from that and nothing else."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.looks: list[set[str]] = []  # the packs it had, by pick
        self.picks: list[str] = []
        self.left_over: set[str] | None = None  # once the draft is over
        self.shown: dict[str, int] = {}  # cards that others have taken out of their hands onto the table

    def look(self, state: Civilization) -> None:
        """To be called at every position."""
        view = state.view(self.seat)
        own = view["seats"][self.seat]
        drafting = "draft" in view["pending"].values()
        made = own["cards"] if drafting else KEPT
        if drafting and len(self.looks) == made:
            self.looks.append(set(own["pack"]))
        if len(self.picks) < made:  # the last one to pick never sees its pick lie there: it goes to its hand at once
            self.picks.extend(set(own["hand_cards"]).difference(self.picks))
        elif len(self.picks) == made and own["pick"] is not None:
            self.picks.append(own["pick"])
        if not drafting:
            if self.left_over is None:
                self.left_over = {card["civilization"] for card in view["market"]}
            for other, entry in enumerate(view["seats"]):
                for card in (entry["main"], *entry["declined"], *entry["annexed"]):
                    if card is not None and card not in self.left_over and other != self.seat:
                        self.shown[card] = other

    @property
    def made(self) -> int:
        """How many picks everybody has made."""
        return KEPT if self.left_over is not None else len(self.looks) - 1

    def groups(self) -> list[Group]:
        found = [group for pack in range(self.players) for group in self._of_pack(pack)]
        found.append(self._never_seen())
        return [self._without_shown(group) for group in found]

    def _looks_at(self, pack: int) -> list[int]:
        """The picks at which it had a pack."""
        return [pick for pick in range(1, len(self.looks) + 1) if picker(pack, pick, self.players) == self.seat]

    def _of_pack(self, pack: int) -> list[Group]:
        """For each look at a pack: the cards that have left it since, or that it cannot see now."""
        groups = []
        looks = self._looks_at(pack)
        for look, following in zip_longest(looks, looks[1:]):
            if following is None and self.left_over is None and look == len(self.looks):
                continue  # it has it before it
            rest = self.looks[look - 1] - {self.picks[look - 1]}
            last = self.made if following is None else following - 1
            places = Counter(("hand", picker(pack, pick, self.players)) for pick in range(look + 1, last + 1))
            if following is not None:
                rest -= self.looks[following - 1]
            elif self.left_over is not None:
                rest -= self.left_over
            else:
                places["pack", picker(pack, self.made + 1, self.players)] += DEALT - self.made
            groups.append(Group(rest, places))
        return groups

    def _never_seen(self) -> Group:
        cards = set(CIVILIZATIONS).difference(*self.looks)
        places: Counter[Place] = Counter({("out", 0): len(CIVILIZATIONS) - DEALT * self.players})
        for pack in range(self.players):
            looks = self._looks_at(pack)
            last = looks[0] - 1 if looks else self.made
            places.update(("hand", picker(pack, pick, self.players)) for pick in range(1, last + 1))
            if not looks:
                places["pack", picker(pack, self.made + 1, self.players)] += DEALT - self.made
        return Group(cards, places)

    def _without_shown(self, group: Group) -> Group:
        known = {card: owner for card, owner in self.shown.items() if card in group.cards}
        return Group(group.cards - set(known), group.places - Counter(("hand", owner) for owner in known.values()))


def where(state: Civilization) -> dict[str, Place]:
    """Where the hidden cards of a full position are. Read from the state itself: a dump takes longer."""
    sets: dict[Place, int] = {("out", 0): int(state.deck)}
    for seat in range(state.players):
        sets["hand", int(seat)] = int(state.cards[seat])
        sets["pack", int(seat)] = int(state.packs[seat])
    return {card: place for place, cards in sets.items() for number, card in NUMBERED if cards & (1 << number)}


def pack_at(state: Civilization, seat: int, pick: int) -> set[str]:
    """The pack a seat had at a pick, if the draft went as the position says."""
    players = int(state.players)
    dealt = state.dump()["position"]["dealt"]
    return {
        card
        for card, (pack, taken) in dealt.items()
        if picker(pack, pick, players) == seat and (taken == 0 or taken >= pick)
    }


def picked_at(state: Civilization, seat: int, pick: int) -> str:
    """The card that a seat took at a pick, if the draft went as the position says."""
    players = int(state.players)
    dealt = state.dump()["position"]["dealt"]
    (card,) = (card for card, (pack, taken) in dealt.items() if taken == pick and picker(pack, pick, players) == seat)
    return str(card)
