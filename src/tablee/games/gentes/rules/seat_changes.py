# Compiled by mypyc (see setup.py).
"""What happens to a seat: everything that rewards, penalties and actions change goes through here (rules 2.1, 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, bits, lowest
from tablee.games.gentes.rules import codes, names
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.codes import Category, Mode, Symbol
from tablee.games.gentes.rules.seat_facts import SeatFacts
from tablee.games.gentes.rules.steps import Question, Step

if TYPE_CHECKING:
    from tablee.games.gentes.rules.effects import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChanges(SeatFacts):
    """A position whose seats can gain and lose things."""

    def offer(self, seat: i64, question: i64, answers: i64, block: i64) -> None:
        """Ask, unless there is only one answer: that one is taken at once. `answers` are counted from a block on."""
        if bits(answers) > 1:
            self.ask(seat, question)
        else:
            self.decide(seat, question, block + lowest(answers))

    # Points, coins and cubes ------------------------------------------------------------------------------

    def score(self, seat: i64, points: i64, category: i64) -> None:
        """Points are added without a word where the event says them anyway."""
        self.points[seat] += points
        self.tally[codes.CATEGORY_COUNT * seat + category] += points

    def gain_points(self, seat: i64, points: i64, category: i64, source: str) -> None:
        if points == 0:
            return
        self.score(seat, points, category)
        if self.logging:
            self.log("event-points", {"seat": seat, "points": points, "source": source})

    def gain_coins(self, seat: i64, coins: i64, source: str) -> None:
        if coins == 0:
            return
        self.coins[seat] += coins
        if self.logging:
            self.log("event-coins", {"seat": seat, "coins": coins, "source": source})

    def store_cubes(self, seat: i64, kind: i64, cubes: i64, source: str) -> None:
        """GE-006: what does not fit is lost."""
        store = self.temple if kind == Symbol.TEMPLE else self.oracle
        room = self.tables.cube_slots_of_store - store[seat]
        gained = cubes if cubes < room else room
        store[seat] += gained
        if self.logging:
            name = self.id_of("cube_kind", kind)
            if gained > 0:
                self.log("event-cubes", {"seat": seat, "kind": name, "n": gained, "source": source})
            if gained < cubes:
                self.log("event-cubes-lost", {"seat": seat, "kind": name, "n": cubes - gained})

    def stores_with_room(self, seat: i64) -> i64:
        """The kinds of cubes that a seat can still store, a set."""
        slots = self.tables.cube_slots_of_store
        found: i64 = 0
        if self.temple[seat] < slots:
            found |= bit(Symbol.TEMPLE)
        if self.oracle[seat] < slots:
            found |= bit(Symbol.ORACLE)
        return found

    # Citizens (GE-003) --------------------------------------------------------------------------------------

    def gain_citizen(self, seat: i64, kind: i64, source: str) -> None:
        """A full row pushes the opposite type back; at 6 nothing happens."""
        citizens = self.citizens
        own = codes.TYPES * seat + kind
        other = codes.TYPES * seat + (kind ^ codes.OPPOSITE)
        if citizens[own] >= codes.TYPES:
            return
        pushed = citizens[own] + citizens[other] >= codes.TYPES
        citizens[own] += 1
        if pushed:
            citizens[other] -= 1
        if self.logging:
            key = "event-citizen-pushing" if pushed else "event-citizen"
            opposite = self.id_of("citizen", kind ^ codes.OPPOSITE)
            name = self.id_of("citizen", kind)
            self.log(key, {"seat": seat, "citizen": name, "opposite": opposite, "source": source})

    def lose_citizen(self, seat: i64, kind: i64, source: str) -> None:
        """GE-385: down to 0."""
        place = codes.TYPES * seat + kind
        if self.citizens[place] > 0:
            self.citizens[place] -= 1
            if self.logging:
                name = self.id_of("citizen", kind)
                self.log("event-lose-citizen", {"seat": seat, "citizen": name, "source": source})

    # The time track (GE-212 to GE-214) ----------------------------------------------------------------------

    def put_on_track(self, seat: i64, content: i64) -> None:
        """Use the left-most free space."""
        self.track[codes.TRACK * seat + self.used[seat]] = content
        self.used[seat] += 1

    def place_hourglasses(self, seat: i64, hourglasses: i64, pairs: i64) -> None:
        """Pairs first, then single ones."""
        for _ in range(pairs):
            self.put_on_track(seat, 2)
        for _ in range(hourglasses - 2 * pairs):
            self.put_on_track(seat, 1)
        if self.logging and hourglasses > 0:
            self.log("event-hourglasses", {"seat": seat, "hourglasses": hourglasses, "pairs": pairs})

    def stackings(self, hourglasses: i64, spaces: i64) -> i64:
        """GE-213: the numbers of pairs with which hourglasses fit on so many spaces, a set."""
        found: i64 = 0
        for pairs in range(hourglasses // 2 + 1):
            if hourglasses - pairs <= spaces:
                found |= bit(pairs)
        return found

    def clear_hourglass(self, seat: i64, paired: bool) -> None:
        """One of a pair goes; or a lone one, and everything slides left."""
        track = self.track
        start = codes.TRACK * seat
        place = start
        while track[place] != (2 if paired else 1):
            place += 1
        if paired:
            track[place] = 1
        else:
            last = start + self.used[seat] - 1
            while place < last:
                track[place] = track[place + 1]
                place += 1
            track[last] = 0
            self.used[seat] -= 1
        if self.logging:
            self.log("event-clear", {"seat": seat, "paired": paired})

    # The row (GE-335, GE-705) ---------------------------------------------------------------------------------

    def take_from_row(self, seat: i64, slot: i64) -> None:
        """The slot stays empty until the action is over (GE-334); a cube goes back to the supply."""
        card = self.row[slot]
        self.row[slot] = codes.NONE
        self.cubed &= ~bit(card)
        self.take_card(seat, card)

    def take_from_discard(self, seat: i64, card: i64) -> None:
        self.discard &= ~bit(card)
        self.take_card(seat, card)

    def take_card(self, seat: i64, card: i64) -> None:
        self.hand[seat] |= bit(card)
        if self.logging:
            self.log("event-take", {"seat": seat, "card": self.id_of("card", card)})

    def close_row(self) -> None:
        """The cards slide left, and the deck of the era fills the slots at the right."""
        left = vec[i64](capacity=8)
        for card in self.row:
            if card != codes.NONE:
                left = append(left, card)
        self.row = left
        self.refill_row()

    def refill_row(self) -> None:
        era = self.era()
        while len(self.row) < self.tables.row_slots and self.deck[era] > 0:
            card = self.draw_card(era)
            self.row = append(self.row, card)
            if self.logging:
                self.log("event-row", {"card": self.id_of("card", card)})

    def draw_card(self, era: i64) -> i64:
        """The top card of a deck: any of those not seen yet, since nobody knows which are in the box (GE-704)."""
        members = self.unseen[era]
        for _ in range(self.draw(bits(members))):
            members &= members - 1
        card = lowest(members)
        self.unseen[era] &= ~bit(card)
        self.deck[era] -= 1
        return card

    # Cities (GE-352 to GE-354) ----------------------------------------------------------------------------------

    def activate_region(self, seat: i64, region: i64) -> None:
        """All own cities of a region."""
        if self.logging:
            self.log("event-activate", {"seat": seat, "region": self.id_of("region", region)})
        cities = self.tokens[seat] & self.tables.region_cities[region]
        if self.pausing:
            rewards: list[Effect] = []
            while cities != 0:
                rewards.append(self.tables.city_reward[lowest(cities)])
                cities &= cities - 1
            self.push_effects(rewards)
            return
        while cities != 0:
            self.reward_city(seat, lowest(cities))
            cities &= cities - 1

    def reward_city(self, seat: i64, city: i64) -> None:
        self.tables.city_reward[city].carry_out(self, seat)

    # Bonus tiles (GE-421 to GE-426) ---------------------------------------------------------------------------------

    def check_bonus(self, seat: i64) -> None:
        for kind in range(codes.BONUSES):
            if self.won[codes.BONUSES * seat + kind] == 0 and self.has_of(seat, kind) >= self.tables.thresholds[kind]:
                self.take_bonus(seat, kind)

    def take_bonus(self, seat: i64, kind: i64) -> None:
        """GE-425: the top tile of its pile."""
        if self.piles[kind] == 0:
            return
        points = self.bonus_points(kind)
        self.piles[kind] -= 1
        self.won[codes.BONUSES * seat + kind] = points
        self.score(seat, points, Category.BONUS)
        if self.logging:
            self.log("event-bonus", {"seat": seat, "bonus": self.id_of("bonus", kind), "points": points})

    def bonus_points(self, kind: i64) -> i64:
        """What the top tile is worth: alone less from round 5 on (GE-755), otherwise less after the first."""
        first = self.round <= 4 if self.players == 1 else self.piles[kind] == self.players
        return self.tables.first_bonus[kind] if first else self.tables.later_bonus[kind]

    # Effects ----------------------------------------------------------------------------------------------------

    def push_effects(self, effects: list[Effect], at_once: i64 = 0) -> None:
        """Put effects of the active seat on the agenda, the first on top. `at_once`, nobody pauses before them."""
        number: i64 = len(effects)
        while number > 0:
            number -= 1
            self.push(Step.EFFECT, effects[number].number, 0, at_once)

    def gives_something(self, seat: i64, effects: list[Effect]) -> bool:
        """Whether anything at all of some rewards would be received now."""
        for effect in effects:
            if effect.gives(self, seat):
                return True
        return False

    def one_by_one(self, step: i64, count: i64, question: i64, answers: i64, block: i64) -> None:
        """Let the active seat choose so many times, as long as there is an answer; `step` goes on with the next."""
        if count > 0 and answers != 0:
            self.push(step, count - 1)
            self.offer(self.active, question, answers, block)

    def gain_cubes(self, count: i64) -> None:
        """Each in a store with room."""
        stores = self.stores_with_room(self.active)
        self.one_by_one(Step.CUBES, count, Question.CUBE, stores, Action.CUBE_KIND)

    def gain_citizens(self, count: i64) -> None:
        types = self.growing(self.active)
        self.one_by_one(Step.GAIN_CITIZENS, count, Question.GAIN_CITIZEN, types, Action.GAIN_TYPE)

    def lose_citizens(self, count: i64) -> None:
        types = self.present(self.active)
        self.one_by_one(Step.LOSE_CITIZENS, count, Question.LOSE_CITIZEN, types, Action.LOSE_TYPE)

    def clear(self, count: i64) -> None:
        kinds = self.clearable(self.active)
        self.one_by_one(Step.CLEAR, count, Question.CLEAR, kinds, Action.CLEAR)

    def clearable(self, seat: i64) -> i64:
        """What `clear` can take away, a set: a lone hourglass, one of a pair."""
        found: i64 = 0
        if self.count_spaces(seat, 1) > 0:
            found |= 1
        if self.count_spaces(seat, 2) > 0:
            found |= 2
        return found

    def choose_region(self, seat: i64) -> None:
        """GE-353: one region with own cities; none is no loss."""
        regions = self.regions(seat)
        if regions != 0:
            self.offer(seat, Question.REGION, regions, Action.REGION)

    def activate_cities(self, count: i64, cities: i64) -> None:
        """Different own cities; with as many or fewer, all of them."""
        seat = self.active
        if bits(cities) > count:
            if count > 0:
                self.left = count
                self.pool = cities
                self.ask(seat, Question.CITY)
            return
        if cities != 0:
            self.activate_city(seat, lowest(cities))
            self.push(Step.CITIES, count - 1, cities & (cities - 1))

    def activate_city(self, seat: i64, city: i64) -> None:
        if self.logging:
            self.log("event-activate-city", {"seat": seat, "city": self.id_of("city", city)})
        self.reward_city(seat, city)

    def offer_cards(self, count: i64, slots: i64) -> None:
        """Up to so many cards of the first slots, or of the discard pile where there are none; all may be refused."""
        self.left = count
        self.mode = Mode.DISCARD1 if slots == 0 else Mode.ROW1
        self.pool = self.discard if slots == 0 else bit(slots) - 1
        self.taken = 0
        if self.pool != 0:
            self.ask(self.active, Question.REWARD_CARD)

    # Building (GE-351 to GE-358) ------------------------------------------------------------------------------

    def start_build(self, seat: i64, symbol: i64) -> None:
        """GE-355: without a token in supply one is lifted first."""
        self.symbol = symbol
        self.lifted = codes.NONE
        if bits(self.tokens[seat]) >= codes.TOKENS:
            self.ask(seat, Question.LIFT)
        else:
            self.choose_space(seat)

    def lift(self, seat: i64, space: i64) -> None:
        self.lifted = space
        self.choose_space(seat)

    def choose_space(self, seat: i64) -> None:
        self.offer(seat, Question.PLACE, self.open_spaces(self.symbol), Action.PLACE)

    def place_token(self, seat: i64, space: i64) -> None:
        """GE-352, GE-353: then the region of a city works, or one of the seat's choice."""
        old = self.lifted
        if old != codes.NONE:
            self.tokens[seat] &= ~bit(old)
            if self.marked_homes[seat] & bit(old):  # GE-357: a marker travels, but not to a city
                self.marked_homes[seat] &= ~bit(old)
                if space >= codes.CITIES:
                    self.marked_homes[seat] |= bit(space)
        self.tokens[seat] |= bit(space)
        self.lifted = codes.NONE
        self.building = 0
        if self.logging:
            name = self.id_of("space", space)
            if old == codes.NONE:
                self.log("event-build", {"seat": seat, "space": name})
            else:
                self.log("event-move", {"seat": seat, "space": name, "old": self.id_of("space", old)})
        if space < codes.CITIES:
            self.activate_region(seat, self.tables.region_of[space])
        else:
            self.choose_region(seat)

    def id_of(self, section: str, number: i64) -> str:
        """The id of an entry, for events."""
        return names.id_of(self, section, int(number))
