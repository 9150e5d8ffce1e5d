# Compiled by mypyc (see setup.py).
"""The end of a round (rules 2.8, 2.13, 2.16): event tokens, wars, the Plague, and what scenarios add."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.sets import bit, without
from tablee.games.age_of_civilization.rules.changes import PositionChanges
from tablee.games.age_of_civilization.rules.codes import NONE, Category, Cause, Icon, Moment, Source, Target

ALONE: Final[i64] = 0  # the only seat of a scenario


class EndOfRound(PositionChanges):
    """A position to which events, wars and plagues can happen, and whatever else its scenario brings."""

    def resolve_token(self, place: i64) -> None:
        """AC-150: the token on the card that enters, before its icon."""
        token = self.tokens[place]
        if token == NONE:
            return
        if self.logging:
            self.log("event-token", {"event": self.id_of("event", token)})
        for effect in self.effects_of(Source.EVENT + token):
            chosen = effect.affected(self)  # settled before anything changes
            for seat in range(self.players):
                if chosen & bit(seat):
                    effect.carry_out(self, seat, Category.EVENTS)

    def resolve_icon(self, icon: i64) -> None:
        if icon == Icon.WAR:
            self.war()
        elif icon == Icon.PLAGUE:
            self.plague()

    def war(self) -> None:
        """AC-101: gains of war first; then the lowest sacrifice a worker unless immune (AC-133)."""
        if self.logging:
            self.log("event-war", {"round": self.round, "strengths": self.strengths()})
        for seat in range(self.players):
            self.run_moment(seat, Moment.WAR)
        lowest: i64 = 0  # settled before anybody loses what shields may count
        for seat in range(self.players):
            if self.is_lowest(seat):
                lowest |= bit(seat)
        for seat in range(self.players):
            if lowest & bit(seat) and not self.is_saved(seat, Target.WAR):
                self.sacrifice(seat, 1, Cause.WAR)
                self.bandits(seat)

    def strengths(self) -> tuple[Event, ...]:
        """Everybody's military, for the log."""
        found: list[Event] = []
        for seat in range(self.players):
            found.append(Event("war-strength", {"seat": seat, "military": self.military(seat)}))
        if self.players == 1:
            found.append(Event("war-virtual", {"military": self.rival}))
        return tuple(found)

    def is_saved(self, seat: i64, to: i64) -> bool:
        """Whether a seat is immune, which is worth telling when it counts."""
        if not self.is_immune(seat, to):
            return False
        if self.logging:
            self.log("event-immune", {"seat": seat})
        return True

    def bandits(self, seat: i64) -> None:
        """AC-198: a lost war costs coins too, on the Silk Road."""
        if self.scenario.bandit_coins > 0 and self.coins[seat] > 0:
            if self.logging:
                self.log("event-bandits", {"seat": seat})
            self.lose_coins(seat, self.scenario.bandit_coins, Cause.BANDITS)

    def plague(self) -> None:
        """AC-102."""
        if self.logging:
            self.log("event-plague", {"round": self.round})
        for seat in range(self.players):
            if not self.is_saved(seat, Target.PLAGUE):
                self.sacrifice(seat, 1, Cause.PLAGUE)

    # Scenarios of the Path of Glory (2.16) ----------------------------------------------------------------

    def special_event(self) -> None:
        """AC-184: before the icon of the card that enters."""
        now: i64 = bit(self.round)
        if self.scenario.drought_rounds & now:
            self.drought()
        if self.scenario.black_death_rounds & now:
            self.black_death()

    def drought(self) -> None:
        """AC-202: a ward is spent, or a worker and coins are lost."""
        if self.logging:
            self.log("event-drought", {"wards": self.wards, "spent": 1 if self.wards > 0 else 0})
        if self.wards > 0:
            self.wards -= 1
        else:
            self.sacrifice(ALONE, self.scenario.drought_workers, Cause.DROUGHT)
            self.lose_coins(ALONE, self.scenario.drought_coins, Cause.DROUGHT)

    def black_death(self) -> None:
        """AC-214: half the workers, rounded up; each ward saves one. Immunity to plague saves all, and the wards."""
        if self.is_immune(ALONE, Target.PLAGUE):
            if self.logging:
                self.log("event-black-death-immune", {})
            return
        loss = (self.workers_owned(ALONE) + 1) // 2
        saved = self.wards if self.wards < loss else loss
        if self.logging:
            self.log("event-black-death", {"wards": self.wards, "spent": saved})
        self.wards -= saved
        self.sacrifice(ALONE, loss - saved, Cause.BLACK_DEATH)

    def last_of_round(self) -> None:
        """AC-184: after the icon."""
        now: i64 = bit(self.round)
        if self.scenario.removal_rounds & now:
            self.remove_wonder()
        if self.scenario.horde_rounds & now:
            self.raid()
        if self.round == self.scenario.rebirth_after_round:
            self.rebirth()

    def remove_wonder(self) -> None:
        """AC-192: the leftmost wonder without coins is built by others."""
        for wonder in self.wonder_row:
            if self.wonder_coins[wonder] == 0:
                self.wonder_row = without(self.wonder_row, wonder)
                if self.logging:
                    self.log("event-wonder-lost", {"wonder": self.id_of("wonder", wonder)})
                return

    def raid(self) -> None:
        """AC-209: the walls hold, tribute was paid, or the lowest standing realm falls and a worker is lost."""
        strength = self.round + self.scenario.raid_strength_plus
        if self.tribute != 0:
            if self.logging:
                self.log("event-raid-tribute", {"strength": strength})
        elif self.military(ALONE) + self.wards >= strength:
            if self.logging:
                self.log("event-raid-held", {"strength": strength})
        else:
            if self.logging:
                self.log(
                    "event-raid",
                    {"strength": strength, "realm": self.id_of("realm", len(self.tables.station_cost) - self.realms)},
                )
            self.realms -= 1
            if not self.is_immune(ALONE, Target.WAR):
                self.sacrifice(ALONE, self.scenario.raid_workers, Cause.HORDE)

    def rebirth(self) -> None:
        """AC-215."""
        if self.logging:
            self.log("event-rebirth", {})
        self.recruit(ALONE, self.scenario.rebirth_workers, Cause.REBIRTH)
        self.gain_coins(ALONE, self.scenario.rebirth_coins, Cause.REBIRTH)
