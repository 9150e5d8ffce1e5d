# Compiled by mypyc (see setup.py).
"""The decline phase and the end of the game (rules 2.13, 2.14): all seats at once, each for itself."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, bits, lowest
from tablee.games.gentes.rules import codes, names
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.codes import Category, Phase
from tablee.games.gentes.rules.heyday import Heyday
from tablee.games.gentes.rules.scoring import final_points
from tablee.games.gentes.rules.steps import Question, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Heyday):
    """A position in which rounds end, and the game."""

    # The start of a heyday (GE-705, GE-755, GE-757) ---------------------------------------------------------

    def start_heyday(self) -> None:
        self.phase = Phase.HEYDAY
        if self.logging:
            self.log("event-round", {"round": self.round, "era": self.era() + 1, "seat": self.first})
            for seat in range(self.players):
                if self.free(seat) == 0:
                    self.log("event-pass", {"seat": seat})
        if self.players <= 2:
            for slot in self.tables.cube_slots:
                if slot < len(self.row):
                    self.cubed |= bit(self.row[slot])
        if self.players == 1:
            self.chart_cube = self.chart[self.tables.chart_cube_column]
        self.next_turn(self.first)

    # The decline (GE-501 to GE-513) -------------------------------------------------------------------------

    def start_decline(self) -> None:
        """What goes by itself; then the income and the excess cards, with their choices."""
        self.phase = Phase.DECLINE
        if self.logging:
            self.log("event-decline", {"round": self.round})
        last = self.round == self.tables.rounds
        self.box_cubed_cards()
        self.move_cubed_type()
        for seat in range(self.players):
            self.clear_track(seat)
            self.marked[seat] = 0
            self.marked_homes[seat] = 0
        if self.leader != codes.NONE:
            self.first = self.leader
            self.leader = codes.NONE
            if self.logging:
                self.log("event-leader", {"seat": self.first})
        self.push(Step.FINAL_CARDS if last else Step.START_HEYDAY)
        self.push(Step.EXCESS)
        self.push(Step.CARD_INCOME)
        self.push(Step.CITY_INCOME, 2)
        self.push(Step.CITY_INCOME, 1)
        self.push(Step.CITY_INCOME, 0)
        if not last:
            era = self.era()
            self.round += 1
            if self.era() != era:
                self.change_era(era)
                self.push(Step.ERA_CUBES)

    def box_cubed_cards(self) -> None:
        """GE-706."""
        if self.players > 2:
            return
        left = vec[i64](capacity=8)
        for card in self.row:
            if self.cubed & bit(card):
                self.boxed |= bit(card)
                if self.logging:
                    self.log("event-boxed", {"card": self.id_of("card", card)})
            else:
                left = append(left, card)
        self.row = left
        self.cubed = 0
        self.refill_row()

    def move_cubed_type(self) -> None:
        """GE-760."""
        kind = self.chart_cube
        if kind == codes.NONE:
            return
        moved = vec[i64](capacity=6)
        for other in self.chart:
            if other != kind:
                moved = append(moved, other)
        self.chart = append(moved, kind)
        self.chart_cube = codes.NONE
        if self.logging:
            self.log("event-chart-cube", {"citizen": self.id_of("citizen", kind)})

    def clear_track(self, seat: i64) -> None:
        """GE-502, GE-503: tiles return, every space loses an hourglass, what is left slides left."""
        track = self.track
        start = codes.TRACK * seat
        left: i64 = 0
        used = self.used[seat]
        for place in range(start, start + used):
            content = track[place]
            track[place] = 0
            if content >= codes.TILE:
                self.tiles |= bit(content - codes.TILE)
            elif content == 2:
                track[start + left] = 1
                left += 1
        self.used[seat] = left
        if self.logging:
            self.log("event-cleared", {"seat": seat, "spaces": used - left, "hourglasses": left})

    def change_era(self, old: i64) -> None:
        """GE-507: the row and the old deck are discarded. With 1 or 2 players only now shows what was in that deck."""
        before = self.discard
        for card in self.row:
            self.discard |= bit(card)
        self.row = vec[i64]()
        if self.players > 2:
            self.discard |= self.unseen[old]
            self.unseen[old] = 0
            self.deck[old] = 0
        while self.deck[old] > 0:
            self.discard |= bit(self.draw_card(old))
        if self.logging:
            self.log("event-era", {"era": old + 2, "cards": names.named(self, "card", int(self.discard & ~before))})
        self.refill_row()

    def remove_locks(self) -> None:
        """GE-508: the left-most lock of everybody, or a cube of their choice."""
        for seat in range(self.players):
            if self.locks[seat] > 0:
                self.locks[seat] -= 1
                if self.logging:
                    self.log("event-unlock", {"seat": seat, "locks": 1, "source": "era"})
                continue
            stores = self.stores_with_room(seat)
            if stores != 0:
                self.offer(seat, Question.ERA_CUBE, stores, Action.CUBE_KIND)

    def city_income(self, region: i64) -> None:
        """GE-509: one city of the region for everybody; cities that give the same are no choice."""
        self.region = region
        rewards = self.tables.reward
        for seat in range(self.players):
            cities = self.tokens[seat] & self.tables.region_cities[region]
            if cities == 0:
                continue
            chosen = lowest(cities)
            others = cities
            while others != 0 and rewards[lowest(others)] == rewards[chosen]:
                others &= others - 1
            if others != 0:
                self.ask(seat, Question.INCOME)
            else:
                self.activate_city(seat, chosen)

    def card_income(self) -> None:
        """GE-510, GE-511: in the order played."""
        for card in self.order:
            if self.tables.with_income & bit(card) == 0:
                continue
            seat: i64 = 0
            while self.played[seat] & bit(card) == 0:
                seat += 1
            if self.logging:
                self.log("event-card-income", {"seat": seat, "card": self.id_of("card", card)})
            for effect in self.tables.income[card]:
                effect.carry_out(self, seat)

    def place_excess(self) -> None:
        """GE-513."""
        for seat in range(self.players):
            hourglasses = self.excess(seat)
            if hourglasses > 0:
                pairs = self.stackings(hourglasses, self.free(seat))
                self.offer(seat, Question.EXCESS, pairs, Action.STACK)

    def stack_excess(self, seat: i64, pairs: i64) -> None:
        if self.logging:
            self.log("event-excess", {"seat": seat, "cards": bits(self.hand[seat]), "limit": self.hand_limit(seat)})
        self.place_hourglasses(seat, self.excess(seat), pairs)

    # The end of the game (GE-601 to GE-607) -------------------------------------------------------------------

    def start_final(self) -> None:
        """GE-604: options to meet requirements, as long as cards are left in hand."""
        self.phase = Phase.FINAL
        if self.logging:
            self.log("event-over", {})
        self.push(Step.FINAL_SCORING)
        for seat in range(self.players):
            self.offer_final(seat)

    def offer_final(self, seat: i64) -> None:
        self.place_met_cards(seat)
        if self.has_final_options(seat):
            self.ask(seat, Question.FINAL)

    def place_met_cards(self, seat: i64) -> None:
        """GE-604: cards met without cubes are placed at once, so even between the two exchanges of a swap."""
        cards = self.hand[seat]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.shortfall(seat, card) == 0 and self.has_cities(seat, card):
                self.place_card(seat, card)

    def take_final(self, seat: i64, action: i64) -> None:
        if action == Action.FINAL_DONE:
            return
        if action == Action.EXTRA_SWAP:
            self.start_swap(seat)
            return
        if action >= Action.FINAL_PLAY:
            self.place_card(seat, action - Action.FINAL_PLAY)
        else:
            self.trade_cubes(seat, action - Action.EXTRA_TRIO)
        self.offer_final(seat)

    def place_card(self, seat: i64, card: i64) -> None:
        """GE-602: half the printed points, and nothing else."""
        cubes = self.shortfall(seat, card)
        self.oracle[seat] -= cubes
        self.hand[seat] &= ~bit(card)
        self.placed[seat] |= bit(card)
        points = half(self.tables.vp[card])
        self.score(seat, points, Category.HAND_PLACED)
        if self.logging:
            name = self.id_of("card", card)
            self.log("event-place", {"seat": seat, "card": name, "points": points, "cubes": cubes})

    def score_final(self) -> None:
        """GE-603, GE-605 to GE-607."""
        for seat in range(self.players):
            for category in range(Category.HAND_FAILED, codes.CATEGORY_COUNT):
                points = final_points(self, seat, category)
                self.score(seat, points, category)
                if self.logging and points != 0:
                    # A gain and a loss are told in different words; the number is the same either way.
                    key = "event-final-loss" if points < 0 else "event-final-gain"
                    amount = -points if points < 0 else points
                    self.log(key, {"seat": seat, "points": amount, "category": codes.CATEGORIES[category]})


def half(points: i64) -> i64:
    """GE-602, GE-603: rounded up."""
    return (points + 1) // 2
