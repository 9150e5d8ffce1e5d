# Compiled by mypyc (see setup.py).
"""The Attack phase (rules 2.5, 2.6): rounds of War and Peace, assaults, card windows, fight, siege, occupation."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bits, lowest
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import Moment, Role, Stance
from tablee.games.genesia.rules.effects_assault import Losses
from tablee.games.genesia.rules.playing_cards import CardPlay
from tablee.games.genesia.rules.steps import Question, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Assaults(CardPlay):
    """A position in which seats can attack each other."""

    # Legal assaults (GA-070 to GA-073) ------------------------------------------------------------------

    def can_attack(self, seat: i64, origin: i64, target: i64) -> bool:
        """Whether an assault between two regions in reach is legal."""
        owner = self.owner[target]
        if owner == codes.NONE or owner == seat or self.shield[target] != 0:
            return False
        defending = self.stack(owner, target)
        if defending == 0:
            return self.rules >= 2 or self.city_stock[seat] > 0  # in version 1 it had to be besieged
        return defending < self.stack(seat, origin) + self.odds[seat] + (self.odds_now if seat == self.active else 0)

    def targets(self, seat: i64, origin: i64, only_one: bool) -> vec[i64]:
        """The regions that a seat can attack from another, or the first of them."""
        found = vec[i64](capacity=4)
        if self.stack(seat, origin) == 0:
            return found
        world = self.world
        reach = self.reach_now if seat == self.active else 1
        if reach <= 1:
            for place in range(world.first[origin], world.first[origin + 1]):
                if self.can_attack(seat, origin, world.to[place]):
                    found = append(found, world.to[place])
                    if only_one:
                        return found
            return found
        for region in range(world.regions):
            if world.steps[world.regions * origin + region] <= reach and self.can_attack(seat, origin, region):
                found = append(found, region)
                if only_one:
                    return found
        return found

    def has_assault(self, seat: i64) -> bool:
        for origin in range(self.world.regions):
            if len(self.targets(seat, origin, True)) > 0:
                return True
        return False

    # Rounds (GA-060 to GA-066) ----------------------------------------------------------------------------

    def start_round(self) -> None:
        """Everybody chooses in secret; Peace is entered for who is bound, and for all if nothing can happen."""
        if self.quiet == codes.QUIET_ROUNDS and self.rules >= 2:
            if self.logging:
                self.log("event-quiet", {"count": self.quiet})
            self.end_attack()
            return
        self.round += 1
        self.stances_shown = 0
        self.card = codes.NONE
        possible = False
        if self.rules >= 2:
            self.quiet += 1
            for seat in range(self.seats):
                if self.has_means(seat):
                    possible = True
        if not possible:
            possible = self.anybody_has_assault()
            if not possible and self.rules < 2:
                self.revealed += 1  # who was asked told something about hands
        self.push(Step.REVEAL_STANCES)
        for seat in range(self.seats):
            self.stance[seat] = Stance.PEACE
            if not self.is_bound(seat) and (possible or (self.rules < 2 and self.has_means(seat))):
                self.stance[seat] = codes.UNDECIDED
                self.ask(seat, Question.STANCE)

    def anybody_has_assault(self) -> bool:
        for seat in range(self.seats):
            if self.has_assault(seat):
                return True
        return False

    def is_bound(self, seat: i64) -> bool:
        return self.bound[seat] != 0 or self.idle[seat] != 0

    def has_means(self, seat: i64) -> bool:
        """GA-066: as far as everybody knows, a card to play in an assault turn, or a Clan to recruit there."""
        if self.payable_after_discards(seat, self.might_hold(seat, self.cards_for(Moment.BEFORE_ASSAULT))):
            return True
        if self.recruits_in_attack == 0 or self.stock[seat] == 0:
            return False
        most = self.coins[seat] + bits(self.hand[seat]) * self.discard_price[seat]
        return most >= self.recruit_price(seat)

    def choose_stance(self, seat: i64, stance: i64) -> None:
        self.stance[seat] = stance
        if self.rules < 2 and not self.anybody_has_assault():
            self.revealed += 1  # that others were still asked told something about their cards

    def reveal_stances(self) -> None:
        """GA-061: all Peace ends the phase."""
        self.revealed += 1
        self.stances_shown = 1
        war = False
        for seat in range(self.seats):
            if self.stance[seat] == Stance.WAR:
                war = True
        if self.logging and (war or self.round > 1):
            for seat in range(self.seats):
                self.log("event-war" if self.stance[seat] == Stance.WAR else "event-peace", {"seat": seat})
        if war:
            self.push(Step.NEXT_ASSAULT, 0)
        else:
            self.end_attack()

    @abstractmethod
    def end_attack(self) -> None:
        """Goes on with the End of Age; said by the chapter that knows it."""

    def next_assault(self, place: i64) -> None:
        """GA-061: those who showed War, in turn order; then a new round."""
        self.active = codes.NONE
        while place < self.seats and self.stance[self.order[place]] != Stance.WAR:
            place += 1
        if place == self.seats:
            self.push(Step.NEXT_ROUND)
            return
        self.push(Step.NEXT_ASSAULT, place + 1)
        self.active = self.order[place]
        self.launched = 0
        self.again = 0
        self.forget_assault()
        self.push(Step.ASSAULT_TURN, self.active)

    def forget_assault(self) -> None:
        """What cards gave for one assault does not outlive it."""
        self.origin = codes.NONE
        self.target = codes.NONE
        self.defender = codes.NONE
        self.odds_now = 0
        self.reach_now = 1
        self.siege_free = 0
        self.cancelled = 0
        self.answered = 0
        self.modifiers = vec[i64]()
        self.assault_cards = vec[i64]()

    # The assault turn (GA-062, GA-067) ----------------------------------------------------------------------

    def assault_turn(self, seat: i64) -> None:
        """A legal assault must be launched; without any option the turn passes by itself."""
        self.card = codes.NONE
        if self.hand[seat] != 0 or self.may_recruit_now(seat) or self.has_assault(seat):
            self.ask(seat, Question.ASSAULT)
        else:
            self.pass_assault(seat)

    def may_recruit_now(self, seat: i64) -> bool:
        """GA-164."""
        return self.recruits_in_attack != 0 and self.can_recruit(seat)

    def pass_assault(self, seat: i64) -> None:
        """GA-062. In version 1 of the rules, War without any assault bound to Peace for a while."""
        if self.launched == 0:
            if self.rules < 2:
                self.idle[seat] = 1
            if self.logging:
                self.log("event-idle" if self.rules < 2 else "event-no-assault", {"seat": seat})
        self.forget_assault()
        self.active = codes.NONE

    def play_in_assault(self, seat: i64, card: i64) -> None:
        """A card of the attacker or of the defender."""
        self.assault_cards = append(append(self.assault_cards, seat), card)
        self.answered += 1
        self.play_card(seat, card)

    def choose_origin(self, seat: i64, origin: i64) -> None:
        self.origin = origin
        targets = self.targets(seat, origin, False)
        if len(targets) == 1:
            self.declare(seat, targets[0])
        else:
            self.ask(seat, Question.TARGET)

    def declare(self, seat: i64, target: i64) -> None:
        """GA-074: after the declaration come the card windows, then the fight. Whoever waits idly is free again."""
        self.target = target
        self.defender = self.owner[target]
        self.launched += 1
        for other in range(self.seats):
            self.idle[other] = 0
        if self.logging:
            rival = self.defender
            here, there = self.id_of("region", self.origin), self.id_of("region", target)
            self.log("event-assault", {"seat": seat, "rival": rival, "from": here, "to": there})
        self.push(Step.END_ASSAULT, seat)
        self.push(Step.FIGHT)
        self.push(Step.WINDOW, Role.ATTACK, 1)

    # Card windows (GA-074) ----------------------------------------------------------------------------------

    def open_window(self, side: i64, first: i64) -> None:
        self.answered = 0
        self.push(Step.CLOSE_WINDOW, side, first)
        self.push(Step.WINDOW_CARDS, side)

    def offer_window(self, side: i64) -> None:
        """GA-068: whoever might have something to play."""
        self.card = codes.NONE
        if self.cancelled != 0:
            return
        if self.rules < 2:
            self.revealed += 1  # who was asked told something about hands
        seat = self.active if side == Role.ATTACK else self.defender
        cards = self.might_hold(seat, self.cards_for(Moment.IN_ASSAULT if side == Role.ATTACK else Moment.IN_DEFENCE))
        if side == Role.DEFENCE and self.rules < 2:
            cards = self.payable(seat, cards)  # in version 1 nothing was discarded to pay for defence
        if self.payable_after_discards(seat, cards):
            self.ask(seat, Question.ATTACK_CARDS if side == Role.ATTACK else Question.DEFENCE_CARDS)

    def close_window(self, side: i64, first: i64) -> None:
        """The other side answers, until a window closes without a card; both have one at first."""
        if self.cancelled != 0:
            return
        if side == Role.ATTACK:
            if first != 0 or self.answered > 0:
                self.push(Step.WINDOW, Role.DEFENCE, 0)
        elif self.answered > 0:
            self.push(Step.WINDOW, Role.ATTACK, 0)

    # The fight (GA-076, GA-077) -----------------------------------------------------------------------------

    def start_fight(self) -> None:
        if self.cancelled != 0:
            return
        attacking = self.stack(self.active, self.origin)
        if attacking == 0:
            return
        self.push(Step.OCCUPY)
        most = self.most_lost()
        if most == 0:
            if self.rules >= 2:
                self.offer_siege()
            elif self.can_besiege():
                self.besiege()  # in version 1 it was not optional without a fight
        elif most == 1:
            self.fight(1)
        else:
            self.ask(self.active, Question.LOSSES)

    def most_lost(self) -> i64:
        """GA-076: the largest number that the attacker can choose."""
        attacking = self.stack(self.active, self.origin)
        defending = self.stack(self.defender, self.target)
        return attacking if attacking < defending else defending

    def fight(self, number: i64) -> None:
        self.quiet = 0
        seat, defender = self.active, self.defender
        own = self.attacker_loss(number)
        other = self.defender_loss(number)
        self.lose_clans(seat, self.origin, own)
        self.lose_clans(defender, self.target, other)
        if self.logging:
            rival = defender
            self.log("event-fight", {"seat": seat, "rival": rival, "own": own, "other": other, "number": number})
        self.push(Step.SIEGE)

    def attacker_loss(self, number: i64) -> i64:
        loss = self.modified(number, Role.ATTACK)
        most = self.stack(self.active, self.origin)
        if loss < 0:
            return 0
        return most if loss > most else loss

    def defender_loss(self, number: i64) -> i64:
        """At least 1, unless a card of this very assault lowers it."""
        loss = self.modified(number, Role.DEFENCE)
        most = self.stack(self.defender, self.target)
        least: i64 = 1
        for effect in self.played_modifiers():
            if effect.loser() == Role.DEFENCE and effect.n < 0:
                least = 0
        if loss < least:
            loss = least
        return most if loss > most else loss

    def modified(self, number: i64, loser: i64) -> i64:
        """All modifiers added up; those with a floor come last and go no lower than it."""
        effects = self.lasting_modifiers(self.active, Role.ATTACK)
        effects += self.lasting_modifiers(self.defender, Role.DEFENCE)
        effects += self.played_modifiers()
        loss = number
        for effect in effects:
            if effect.loser() == loser and effect.floor == 0:
                loss += effect.change(number)
        for effect in effects:
            if effect.loser() == loser and 0 < effect.floor < loss:
                loss += effect.change(number)
                if loss < effect.floor:
                    loss = effect.floor
        return loss

    def lasting_modifiers(self, seat: i64, role: i64) -> list[Losses]:
        """GA-082: of cards that a seat has laid or copied, for its role in this assault."""
        found: list[Losses] = []
        cards = self.lasting[seat]
        while cards != 0:
            for effect in self.tables.card_effects[self.number_of(lowest(cards))]:
                if isinstance(effect, Losses) and effect.role == role:
                    found.append(effect)
            cards &= cards - 1
        return found

    def played_modifiers(self) -> list[Losses]:
        """Of cards played for this assault."""
        found: list[Losses] = []
        place: i64 = 0
        while place < len(self.modifiers):
            effect = self.tables.effects[self.modifiers[place + 1]]
            assert isinstance(effect, Losses)
            found.append(effect)
            place += 2
        return found

    # Siege and occupation (GA-078 to GA-081) ------------------------------------------------------------------

    def can_besiege(self) -> bool:
        if self.stack(self.defender, self.target) > 0 or not self.has_city(self.defender, self.target):
            return False
        return self.stack(self.active, self.origin) > 0 and self.city_stock[self.active] > 0

    def offer_siege(self) -> None:
        if self.can_besiege():
            self.ask(self.active, Question.SIEGE)

    def besiege(self) -> None:
        """One Clan is lost, and the City is replaced by one of the attacker's."""
        self.quiet = 0
        seat = self.active
        if self.siege_free == 0:
            self.lose_clans(seat, self.origin, 1)
        self.raze(self.defender, self.target)
        self.build(seat, self.target)
        if self.logging:
            rival = self.defender
            there, count = self.id_of("region", self.target), 1 - self.siege_free
            self.log("event-siege", {"seat": seat, "rival": rival, "region": there, "count": count})

    def offer_occupation(self) -> None:
        """GA-079, GA-080: only where no enemy is left."""
        if self.may_stay(self.active, self.target) and self.stack(self.active, self.origin) > 0:
            self.ask(self.active, Question.OCCUPY)

    def occupy(self, seat: i64, count: i64) -> None:
        if count == 0:
            return
        self.take_clans(seat, self.origin, count)
        self.put_clans(seat, self.target, count)
        if self.logging:
            there = self.id_of("region", self.target)
            self.log("event-occupy", {"seat": seat, "region": there, "count": count})

    def end_assault(self, seat: i64) -> None:
        """A card may give another assault at once."""
        if self.occupies(seat, self.target):
            self.conquests[seat] += 1
        self.forget_assault()
        if self.again > 0:
            self.again -= 1
            self.push(Step.ASSAULT_TURN, seat)
