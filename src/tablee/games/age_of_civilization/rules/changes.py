# Compiled by mypyc (see setup.py).
"""What can happen to a position: actions are performed; points, coins, workers and cards come and go (2.5, 2.6)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.sets import bit, bits, lowest, without
from tablee.games.age_of_civilization.rules import names
from tablee.games.age_of_civilization.rules.codes import (
    CATEGORY_COUNT,
    CATEGORY_OF_ACTION,
    Category,
    Moment,
    Resource,
    Source,
)
from tablee.games.age_of_civilization.rules.queries import PositionQueries
from tablee.games.age_of_civilization.rules.steps import Question, Step


class PositionChanges(PositionQueries):
    """A position to which something can happen; everything does through here."""

    # Actions (AC-046, AC-049) -----------------------------------------------------------------------

    def perform(self, seat: i64, action: i64, aim: i64, placing: bool, at_turn_end: bool) -> None:
        """Pay, gain what the action and the abilities owned before it give (AC-076), then let it have its effects.

        `aim` is the technology or wonder it is for; `placing` is false for actions without a worker.
        """
        abilities = self.abilities[seat]
        cost = self.cost(seat, action, aim, at_turn_end)
        points = self.gain_of(seat, action, aim, Resource.POINTS)
        coins = self.gain_of(seat, action, aim, Resource.COINS)
        if placing:
            self.place_workers(seat, action)
        self.coins[seat] += coins - cost
        self.add_points(seat, points, CATEGORY_OF_ACTION[action])
        if self.logging:
            self.log_action(seat, action, placing, cost, points, coins)
        for effect in self.effects_of(Source.ACTION + action):
            effect.perform(self, seat, aim)
        for effect in abilities.effects:
            effect.after_action(self, seat, action)

    def log_action(self, seat: i64, action: i64, placing: bool, cost: i64, points: i64, coins: i64) -> None:
        needed = self.workers_needed(seat, action) if placing else 0
        red = self.is_red(seat, action)
        self.log(
            "event-do",
            {
                "seat": seat,
                "action": self.id_of("action", action),
                "cost": cost,
                "points": points,
                "coins": coins,
                "workers": needed,
                "slot": "red" if red else "white",
            },
        )

    def is_red(self, seat: i64, action: i64) -> bool:
        """Whether the workers of an action will be sacrificed."""
        return self.tables.red[action] != 0 and self.abilities[seat].kept & bit(action) == 0

    def place_workers(self, seat: i64, action: i64) -> None:
        """AC-075: all workers of an action share the slot's colour."""
        needed = self.workers_needed(seat, action)
        self.used[action] += 1
        self.hand[seat] -= needed
        if self.is_red(seat, action):
            self.red[seat] += needed
        else:
            self.white[seat] += needed

    def offer_follow(self, action: i64) -> None:
        """AC-120: without a worker, at its modified cost; not asked when it is impossible."""
        if self.can_do_freely(self.active, action, False):
            self.follow = action
            self.ask(self.active, Question.FOLLOW)

    # Effects (5.1) --------------------------------------------------------------------------------------

    def run_moment(self, seat: i64, moment: i64) -> None:
        """Every active effect of a moment, at once."""
        for effect in self.abilities[seat].effects:
            if effect.on == moment:
                effect.carry_out(self, seat, Category.ABILITIES)

    def push_effects(self, source: i64, moment: i64) -> None:
        """Put a source's effects of a moment on the agenda, in printed order (AC-037)."""
        effects = self.effects_of(source)
        for place in range(len(effects) - 1, -1, -1):
            if effects[place].on == moment:
                self.push(Step.EFFECT, effects[place].number)

    # Points, coins and workers ----------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, amount: i64, category: i64, source: i64) -> None:
        """`source` is the card it comes from, or another cause."""
        if resource == Resource.POINTS:
            self.score(seat, amount, category, source)
        elif resource == Resource.COINS:
            self.gain_coins(seat, amount, source)
        else:
            self.recruit(seat, amount, source)

    def add_points(self, seat: i64, points: i64, category: i64) -> None:
        self.points[seat] += points
        self.tally[CATEGORY_COUNT * seat + category] += points

    def score(self, seat: i64, points: i64, category: i64, source: i64) -> None:
        if points == 0:
            return
        self.add_points(seat, points, category)
        if self.logging:
            self.log("event-points", {"seat": seat, "points": points, "source": names.source_id(self, source)})

    def gain_coins(self, seat: i64, coins: i64, source: i64) -> None:
        if coins == 0:
            return
        self.coins[seat] += coins
        if self.logging:
            self.log("event-coins", {"seat": seat, "coins": coins, "source": names.source_id(self, source)})

    def recruit(self, seat: i64, workers: i64, source: i64) -> None:
        """AC-003: up to the limit, counting those on slots."""
        room = self.tables.worker_limit - self.workers_owned(seat)
        gained = workers if workers < room else room
        if gained > 0:
            self.hand[seat] += gained
            if self.logging:
                self.log("event-recruit", {"seat": seat, "workers": gained, "source": names.source_id(self, source)})

    def lose_coins(self, seat: i64, coins: i64, source: i64) -> None:
        """AC-084: as many as possible."""
        lost = coins if coins < self.coins[seat] else self.coins[seat]
        self.coins[seat] -= lost
        if self.logging and lost > 0:
            self.log("event-lose-coins", {"seat": seat, "coins": lost, "source": names.source_id(self, source)})

    def sacrifice(self, seat: i64, workers: i64, source: i64) -> None:
        """AC-085: as many as possible."""
        lost = workers if workers < self.hand[seat] else self.hand[seat]
        self.hand[seat] -= lost
        if self.logging and lost > 0:
            self.log("event-sacrifice", {"seat": seat, "workers": lost, "source": names.source_id(self, source)})

    def put_bonus(self, seat: i64, civilization: i64) -> None:
        """AC-127."""
        self.bonus[civilization] += self.bonus_coins
        if self.logging:
            name = self.id_of("civilization", civilization)
            self.log("event-bonus", {"seat": seat, "civilization": name, "coins": self.bonus_coins})

    # Technologies and wonders (AC-078 to AC-081) ------------------------------------------------------------

    def offer_technologies(self, count: i64) -> None:
        """One by one; a single one left is not asked, unless a special card could still replace it (AC-141)."""
        available = self.available(self.active) if count > 0 else 0
        if available == 0:
            return
        if count > 1:
            self.push(Step.GAIN_TECHNOLOGIES, count - 1)
        if bits(available) > 1 or self.bought_late(self.active) != 0:
            self.ask(self.active, Question.TECHNOLOGY)
        else:
            self.acquire_technology(self.active, lowest(available))

    def offer_wonders(self, count: i64) -> None:
        if count < 1 or len(self.wonder_row) == 0:
            return
        if count > 1:
            self.push(Step.GAIN_WONDERS, count - 1)
        if len(self.wonder_row) > 1:
            self.ask(self.active, Question.WONDER)
        else:
            self.acquire_wonder(self.active, self.wonder_row[0])

    def acquire_technology(self, seat: i64, technology: i64) -> None:
        self.technologies[seat] |= bit(technology)
        if self.logging:
            self.log("event-technology", {"seat": seat, "technology": self.id_of("technology", technology)})
        self.acquire(seat, Source.TECHNOLOGY + technology)

    def acquire_wonder(self, seat: i64, wonder: i64) -> None:
        self.wonders[seat] |= bit(wonder)
        self.wonder_row = without(self.wonder_row, wonder)
        self.wonder_coins[wonder] = 0  # AC-191: its coins go back to the supply
        if self.logging:
            self.log("event-wonder", {"seat": seat, "wonder": self.id_of("wonder", wonder)})
        self.acquire(seat, Source.WONDER + wonder)

    def acquire(self, seat: i64, source: i64) -> None:
        """AC-080: it works from now on. A fixed gain of the end of the turn comes at once then (AC-093)."""
        self.refresh(seat)
        self.push_effects(source, Moment.ACQUIRE)
        if self.ending:
            for effect in self.effects_of(source):
                if effect.is_fixed():
                    effect.carry_out(self, seat, Category.ABILITIES)

    def id_of(self, section: str, number: i64) -> str:
        """The id of a card, for events."""
        return names.id_of(self, section, int(number))
