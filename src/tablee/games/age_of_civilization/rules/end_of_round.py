# Compiled by mypyc (see setup.py).
"""What the card that enters brings at the end of a round (rules 2.8, 2.13): event tokens, wars, the Plague."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tablee.engine.events import Event
from tablee.engine.sets import bit
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.path_of_glory import PathOfGlory


@mypyc_attr(allow_interpreted_subclasses=True)
class EndOfRound(PathOfGlory):
    """A position to which events, wars and the Plague can happen."""

    def resolve_token(self, place: i64) -> None:
        """AC-150: the token on the card that enters, before its icon."""
        token = self.tokens[place]
        if token == codes.NONE:
            return
        if self.logging:
            self.log("event-token", {"event": self.id_of("event", token)})
        first = self.tables.first
        row = first[codes.EVENT + token]
        while row < first[codes.EVENT + token + 1]:
            self.run_event(row)
            row += codes.ROW

    def run_event(self, row: i64) -> None:
        """AC-151 to AC-153. Who is affected is settled before anything changes."""
        effects = self.tables.rows
        verb = effects[row]
        amount = effects[row + codes.AMOUNT]
        chosen = self.affected(row)
        for seat in range(self.players):
            if chosen & bit(seat) == 0:
                continue
            if verb == codes.ALL_GAIN:
                self.gain(seat, effects[row + codes.WHAT], self.amount(seat, row), codes.EVENTS, codes.NONE)
            elif verb == codes.LEADERS_GAIN:
                self.gain(seat, effects[row + codes.WHAT], amount, codes.EVENTS, codes.NONE)
            elif verb == codes.ALL_SACRIFICE:
                self.sacrifice(seat, amount)
            else:
                self.lose_coins(seat, amount)

    def affected(self, row: i64) -> i64:
        """The seats an event is about: all, or those with the highest or lowest count."""
        effects = self.tables.rows
        verb = effects[row]
        if verb != codes.LEADERS_GAIN and verb != codes.EXTREMES_LOSE:
            return bit(self.players) - 1
        sign: i64 = -1 if effects[row + codes.EXTRA] == 1 else 1  # the lowest, or the highest
        chosen: i64 = 0
        best: i64 = 0
        for seat in range(self.players):
            count = sign * self.count(seat, effects[row + codes.PER])
            if chosen == 0 or count > best:
                best = count
                chosen = 0
            if count == best:
                chosen |= bit(seat)
        return chosen

    def resolve_icon(self, icon: i64) -> None:
        if icon == codes.WAR_ICON:
            self.war()
        elif icon == codes.PLAGUE_ICON:
            self.plague()

    def war(self) -> None:
        """AC-101: gains of war first; then the lowest sacrifice a worker unless immune (AC-133)."""
        if self.logging:
            self.log("event-war", {"round": self.round, "strengths": self.strengths()})
        for seat in range(self.players):
            self.run_moment(seat, codes.ON_WAR)
        lowest: i64 = 0  # settled before anybody loses what shields may count
        for seat in range(self.players):
            if self.is_lowest(seat):
                lowest |= bit(seat)
        for seat in range(self.players):
            if lowest & bit(seat) and not self.is_saved(seat, codes.TO_WAR):
                self.sacrifice(seat, 1)
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
            self.lose_coins(seat, self.scenario.bandit_coins)

    def plague(self) -> None:
        """AC-102."""
        if self.logging:
            self.log("event-plague", {"round": self.round})
        for seat in range(self.players):
            if not self.is_saved(seat, codes.TO_PLAGUE):
                self.sacrifice(seat, 1)
