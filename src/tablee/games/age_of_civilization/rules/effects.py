# Compiled by mypyc (see setup.py).
"""What actions and effects do to a position (rules 2.5, 2.6, 5.1): everything that happens goes through here."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import as_set, bit, bits, lowest, without
from tablee.games.age_of_civilization.rules import codes, names
from tablee.games.age_of_civilization.rules.abilities import Abilities
from tablee.games.age_of_civilization.rules.steps import Question, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Deeds(Abilities):
    """A position in which things can be done."""

    # Actions (AC-046, AC-049) -----------------------------------------------------------------------

    def perform(self, seat: i64, action: i64, aim: i64, placing: bool, at_turn_end: bool) -> None:
        """Pay, gain what the action and the abilities owned before it give (AC-076), then let it have its effects.

        `aim` is the technology or wonder it is for; `placing` is false for actions without a worker.
        """
        rows = self.rows[seat]
        cost = self.cost(seat, action, aim, at_turn_end)
        points = self.gain_of(seat, action, aim, codes.POINTS)
        coins = self.gain_of(seat, action, aim, codes.COINS)
        if placing:
            self.place_workers(seat, action)
        self.coins[seat] += coins - cost
        self.add_points(seat, points, codes.CATEGORY_OF_ACTION[action])
        if self.logging:
            name = self.id_of("action", action)
            self.log("event-do", {"seat": seat, "action": name, "cost": cost, "points": points, "coins": coins})
        self.have_effects(seat, action, aim)
        effects = self.tables.rows
        for row in rows:
            if effects[row + codes.WHAT] != action:
                continue
            verb = effects[row]
            if verb == codes.ACTION_RECRUIT:
                self.recruit(seat, effects[row + codes.AMOUNT], row)
            elif verb == codes.ACTION_FOLLOW:
                self.push(Step.OFFER_FOLLOW, effects[row + codes.EXTRA])
            elif verb == codes.OTHERS_LOSE and effects[row + codes.ON] == codes.ON_ACTION:
                self.run(seat, row, codes.ABILITIES)

    def place_workers(self, seat: i64, action: i64) -> None:
        """AC-075: all workers of an action share the slot's colour."""
        needed = self.workers_needed(seat, action)
        self.used[action] += 1
        self.hand[seat] -= needed
        if self.tables.red[action] and not self.has_for(seat, codes.ACTION_KEEP, action):
            self.red[seat] += needed
        else:
            self.white[seat] += needed

    def gain_of(self, seat: i64, action: i64, aim: i64, resource: i64) -> i64:
        """AC-074: the printed gain and all bonuses together; on Conquest these need a comparison won (AC-065)."""
        verb = codes.ACTION_POINTS if resource == codes.POINTS else codes.ACTION_COINS
        total = self.printed_gain(seat, action, resource) + self.scenario_gain(action, resource)
        if action != codes.CONQUEST or self.is_highest(seat):
            effects = self.tables.rows
            for row in self.rows[seat]:
                if effects[row] == verb:
                    total += self.added(row, verb, action, aim)
        return total

    def printed_gain(self, seat: i64, action: i64, resource: i64) -> i64:
        """The points or coins that an action itself gives now."""
        effects, first = self.tables.rows, self.tables.first
        total: i64 = 0
        row = first[codes.ACTION + action]
        while row < first[codes.ACTION + action + 1]:
            if effects[row] == codes.GAIN and effects[row + codes.WHAT] == resource:
                cond = effects[row + codes.COND]
                if self.holds(seat, cond) or (cond == codes.NO_TECHNOLOGY and self.has(seat, codes.HUNT_ALWAYS)):
                    total += self.amount(seat, row)
            row += codes.ROW
        return total

    def have_effects(self, seat: i64, action: i64, aim: i64) -> None:
        """What an action does besides giving points and coins."""
        effects, first = self.tables.rows, self.tables.first
        row = first[codes.ACTION + action]
        while row < first[codes.ACTION + action + 1]:
            verb = effects[row]
            if verb == codes.GAIN_TECHNOLOGY:
                if aim != codes.NONE:
                    self.push(Step.GAIN_TECHNOLOGIES, effects[row + codes.AMOUNT] - 1)
                    self.acquire_technology(seat, aim)
            elif verb == codes.GAIN_WONDER:
                if aim != codes.NONE:
                    self.push(Step.GAIN_WONDERS, effects[row + codes.AMOUNT] - 1)
                    self.acquire_wonder(seat, aim)
            elif verb == codes.FUND_WONDER:
                self.wonder_coins[aim] += effects[row + codes.AMOUNT]
                if self.logging:
                    coins = effects[row + codes.AMOUNT]
                    self.log("event-fund", {"seat": seat, "wonder": self.id_of("wonder", aim), "coins": coins})
            elif verb != codes.GAIN or effects[row + codes.WHAT] == codes.WORKERS:
                self.run(seat, row, codes.OTHER_ACTIONS)
            row += codes.ROW

    def offer_follow(self, action: i64) -> None:
        """AC-120: without a worker, at its modified cost; not asked when it is impossible."""
        if self.can_do_freely(self.active, action, False):
            self.follow = action
            self.ask(self.active, Question.FOLLOW)

    def can_do_freely(self, seat: i64, action: i64, at_turn_end: bool) -> bool:
        """Whether an action can be performed without a worker: payable, and forbidden by nobody."""
        if self.denied(seat) & bit(action) or not self.would_do_something(seat, action):
            return False
        return self.coins[seat] >= self.cost(seat, action, codes.NONE, at_turn_end)

    # Effects (5.1) --------------------------------------------------------------------------------------

    def run_moment(self, seat: i64, moment: i64) -> None:
        """Every active gain of a moment, at once."""
        effects = self.tables.rows
        for row in self.rows[seat]:
            if effects[row] == codes.GAIN and effects[row + codes.ON] == moment:
                self.run(seat, row, codes.ABILITIES)

    def push_effects(self, source: i64, moment: i64) -> None:
        """Put a source's effects of a moment on the agenda, in printed order (AC-037)."""
        effects, first = self.tables.rows, self.tables.first
        row = first[source + 1] - codes.ROW
        while row >= first[source]:
            if effects[row + codes.ON] == moment:
                self.push(Step.EFFECT, row)
            row -= codes.ROW

    def run(self, seat: i64, row: i64, category: i64) -> None:
        """One effect. What cannot be done is ignored."""
        effects = self.tables.rows
        if not self.holds(seat, effects[row + codes.COND]):
            return
        verb = effects[row]
        if verb == codes.GAIN:
            self.gain(seat, effects[row + codes.WHAT], self.amount(seat, row), category, row)
        elif verb == codes.GAIN_TECHNOLOGY:
            self.push(Step.GAIN_TECHNOLOGIES, effects[row + codes.AMOUNT])
        elif verb == codes.GAIN_WONDER:
            self.push(Step.GAIN_WONDERS, effects[row + codes.AMOUNT])
        elif verb == codes.OTHERS_GAIN:
            for other in range(self.players):
                if other != seat:
                    self.gain_coins(other, effects[row + codes.AMOUNT], codes.NONE)
        elif verb == codes.OTHERS_LOSE:
            for other in range(self.players):
                if other != seat:
                    self.lose_coins(other, effects[row + codes.AMOUNT])
        elif verb == codes.BONUS_MULTIPLY:
            self.gain_coins(seat, self.bonus_coins * (effects[row + codes.AMOUNT] - 1), row)  # AC-122
        elif verb == codes.TECHNOLOGY_PER_BONUS:
            self.push(Step.GAIN_TECHNOLOGIES, self.bonus_coins // effects[row + codes.EVERY])  # AC-124
        elif verb == codes.OPEN_STATION:
            self.open_station(seat)
        elif verb == codes.WARD:
            self.wards += effects[row + codes.AMOUNT]
            if self.logging:
                self.log("event-ward", {"seat": seat, "wards": effects[row + codes.AMOUNT]})
        elif verb == codes.PAY_TRIBUTE:
            self.tribute = 1
            if self.logging:
                self.log("event-tribute", {"seat": seat})

    def open_station(self, seat: i64) -> None:
        """AC-196: the lowest closed station, and its reward."""
        first = self.tables.first
        station = self.stations
        self.stations += 1
        if self.logging:
            self.log("event-station", {"seat": seat, "station": self.id_of("station", station)})
        row = first[codes.STATION + station]
        while row < first[codes.STATION + station + 1]:
            self.run(seat, row, codes.OTHER_ACTIONS)
            row += codes.ROW

    # Points, coins and workers ----------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, amount: i64, category: i64, row: i64) -> None:
        """`row` is the effect it comes from; NONE where that needs no saying."""
        if resource == codes.POINTS:
            self.score(seat, amount, category, row)
        elif resource == codes.COINS:
            self.gain_coins(seat, amount, row)
        else:
            self.recruit(seat, amount, row)

    def add_points(self, seat: i64, points: i64, category: i64) -> None:
        self.points[seat] += points
        self.tally[codes.CATEGORY_COUNT * seat + category] += points

    def score(self, seat: i64, points: i64, category: i64, row: i64) -> None:
        if points == 0:
            return
        self.add_points(seat, points, category)
        if self.logging:
            self.log("event-points", {"seat": seat, "points": points, "source": names.source_of(self, row)})

    def gain_coins(self, seat: i64, coins: i64, row: i64) -> None:
        if coins == 0:
            return
        self.coins[seat] += coins
        if self.logging:
            self.log("event-coins", {"seat": seat, "coins": coins, "source": names.source_of(self, row)})

    def recruit(self, seat: i64, workers: i64, row: i64) -> None:
        """AC-003: up to the limit, counting those on slots."""
        room = self.tables.worker_limit - self.workers_owned(seat)
        gained = workers if workers < room else room
        if gained > 0:
            self.hand[seat] += gained
            if self.logging:
                self.log("event-recruit", {"seat": seat, "workers": gained, "source": names.source_of(self, row)})

    def lose_coins(self, seat: i64, coins: i64) -> None:
        """AC-084: as many as possible."""
        lost = coins if coins < self.coins[seat] else self.coins[seat]
        self.coins[seat] -= lost
        if self.logging and lost > 0:
            self.log("event-lose-coins", {"seat": seat, "coins": lost})

    def sacrifice(self, seat: i64, workers: i64) -> None:
        """AC-085: as many as possible."""
        lost = workers if workers < self.hand[seat] else self.hand[seat]
        self.hand[seat] -= lost
        if self.logging and lost > 0:
            self.log("event-sacrifice", {"seat": seat, "workers": lost})

    # Technologies and wonders (AC-078 to AC-081) ------------------------------------------------------------

    def offer_technologies(self, count: i64) -> None:
        """One by one; a single one left is not asked."""
        available = self.available(self.active) if count > 0 else 0
        if available == 0:
            return
        if count > 1:
            self.push(Step.GAIN_TECHNOLOGIES, count - 1)
        if bits(available) > 1:
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
        self.acquire(seat, codes.TECHNOLOGY + technology)

    def acquire_wonder(self, seat: i64, wonder: i64) -> None:
        self.wonders[seat] |= bit(wonder)
        self.wonder_row = without(self.wonder_row, wonder)
        self.wonder_coins[wonder] = 0  # AC-191: its coins go back to the supply
        if self.logging:
            self.log("event-wonder", {"seat": seat, "wonder": self.id_of("wonder", wonder)})
        self.acquire(seat, codes.WONDER_CARD + wonder)

    def acquire(self, seat: i64, source: i64) -> None:
        """AC-080: it works from now on. A fixed gain of the end of the turn comes at once then (AC-093)."""
        self.refresh(seat)
        self.push_effects(source, codes.ON_ACQUIRE)
        if self.ending:
            first = self.tables.first
            row = first[source]
            while row < first[source + 1]:
                if self.is_fixed_gain(row):
                    self.run(seat, row, codes.ABILITIES)
                row += codes.ROW

    def is_fixed_gain(self, row: i64) -> bool:
        """AC-092: a gain each turn end that counts nothing and needs nothing."""
        effects = self.tables.rows
        if effects[row] != codes.GAIN or effects[row + codes.ON] != codes.ON_TURN_END:
            return False
        return effects[row + codes.PER] == 0 and effects[row + codes.COND] == 0

    def wonders_left(self) -> i64:
        """The wonder market as a set."""
        return as_set(self.wonder_row)

    def id_of(self, section: str, number: i64) -> str:
        """The id of a card, for events."""
        return names.id_of(self, section, int(number))
