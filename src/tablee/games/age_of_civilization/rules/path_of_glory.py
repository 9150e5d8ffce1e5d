# Compiled by mypyc (see setup.py).
"""What the scenarios of the Path of Glory add to the end of a round (rules 2.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, without
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.effects import Deeds

ALONE: Final[i64] = 0  # the only seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PathOfGlory(Deeds):
    """A position to which droughts, raids and plagues can happen, as the numbers of its scenario say."""

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
            self.log("event-drought", {"wards": self.wards})
        if self.wards > 0:
            self.wards -= 1
        else:
            self.sacrifice(ALONE, self.scenario.drought_workers)
            self.lose_coins(ALONE, self.scenario.drought_coins)

    def black_death(self) -> None:
        """AC-214: half the workers, rounded up; each ward saves one. Immunity to plague saves all, and the wards."""
        if self.is_immune(ALONE, codes.TO_PLAGUE):
            if self.logging:
                self.log("event-black-death-immune", {})
            return
        if self.logging:
            self.log("event-black-death", {"wards": self.wards})
        loss = (self.workers_owned(ALONE) + 1) // 2
        saved = self.wards if self.wards < loss else loss
        self.wards -= saved
        self.sacrifice(ALONE, loss - saved)

    def last_of_round(self) -> None:
        """AC-184: after the icon."""
        now: i64 = bit(self.round)
        if self.scenario.removal_rounds & now:
            self.remove_wonder()
        if self.scenario.raid_rounds & now:
            self.raid()
        if self.scenario.rebirth_rounds & now:
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
        strength = self.round + self.scenario.raid_plus
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
            if not self.is_immune(ALONE, codes.TO_WAR):
                self.sacrifice(ALONE, self.scenario.raid_workers)

    def rebirth(self) -> None:
        """AC-215."""
        if self.logging:
            self.log("event-rebirth", {})
        self.recruit(ALONE, self.scenario.rebirth_workers, codes.NONE)
        self.gain_coins(ALONE, self.scenario.rebirth_coins, codes.NONE)
