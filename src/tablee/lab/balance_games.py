"""Games of the balance report being played and counted, a batch at a time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tablee.engine.events import FIRST, Event
from tablee.lab.alone import counting_seat, earned_by
from tablee.lab.playthrough import Pairing, Playthrough

Taken: TypeAlias = tuple[str, str, str]  # section, event, card
ANY = ""  # instead of an event: in whatever way the card was taken


class Watched(NamedTuple):
    """What one game has to say, player by player."""

    wins: list[float]
    scores: list[int]
    first: int | None
    taken: set[tuple[int, Taken]]
    order: list[int] | None = None  # the players in turn order, where it is not clockwise from the first
    categories: Mapping[str, int] = {}  # of a game alone, the points by category
    earned: Mapping[tuple[str, str], int] = {}  # and those owed to groups of content entries


class BalanceCounts:
    """What the games with one number of players have said so far."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.scores: Counter[int] = Counter()
        self.winners_scores = 0.0
        self.begun = 0  # games in which somebody began
        self.order_wins = [0.0] * players
        self.seat_wins = [0.0] * players
        self.times: Counter[Taken] = Counter()
        self.wins: defaultdict[Taken, float] = defaultdict(float)
        self.categories: Counter[str] = Counter()
        self.earned: Counter[tuple[str, str]] = Counter()

    def note(self, game: Watched) -> None:
        self.games += 1
        self.scores.update(game.scores)
        self.winners_scores += sum(win * score for win, score in zip(game.wins, game.scores, strict=True))
        if game.first is not None:
            self.begun += 1
            order = game.order or [(game.first + turn) % self.players for turn in range(self.players)]
            for turn, player in enumerate(order):
                self.order_wins[turn] += game.wins[player]
        self.seat_wins = [own + win for own, win in zip(self.seat_wins, game.wins, strict=True)]
        for player, taken in game.taken:
            self.times[taken] += 1
            self.wins[taken] += game.wins[player]
        self.categories.update(game.categories)
        self.earned.update(game.earned)

    def add(self, other: BalanceCounts) -> None:
        self.games += other.games
        self.scores.update(other.scores)
        self.winners_scores += other.winners_scores
        self.begun += other.begun
        self.order_wins = [own + more for own, more in zip(self.order_wins, other.order_wins, strict=True)]
        self.seat_wins = [own + more for own, more in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.times.update(other.times)
        for taken, wins in other.wins.items():
            self.wins[taken] += wins
        self.categories.update(other.categories)
        self.earned.update(other.earned)


def play(batch: Sequence[Pairing]) -> BalanceCounts:
    """Play some games with the same number of players."""
    counts = BalanceCounts(batch[0].players)
    for match in batch:
        counts.note(watch(match))
    return counts


def watch(match: Pairing) -> Watched:
    """Play one game to its end and look who began and who took which cards."""
    course = Playthrough(match)
    seats = course.state.game.turn_order(course.state)
    order = None if seats is None else list(dict.fromkeys(course.player(seat) for seat in seats))
    events = [*course.setup_events, *(event for moment in course for event in moment.events)]
    first = None
    taken: set[tuple[int, Taken]] = set()
    for event in events:
        if event.key == FIRST:
            first = _player(course, event)
        section = course.state.game.taken.get(event.key)
        if section is not None:
            player, card = _player(course, event), str(event.values[section])
            taken |= {(player, (section, event.key, card)), (player, (section, ANY, card))}
    result = course.result()
    if match.players > 1:
        return Watched(result.wins, result.scores, first, taken, order)
    state = course.state
    seat = counting_seat(state, result.scores[0])
    earned = earned_by(state.game, seat, events)
    return Watched(result.wins, result.scores, first, taken, order, state.scores()[seat], earned)


def _player(course: Playthrough, event: Event) -> int:
    seat = event.values["seat"]
    assert isinstance(seat, int)
    return course.player(seat)
