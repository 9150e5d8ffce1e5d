"""Before the game: who plays what, asked step by step when the command line left it open."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tablee.bots import make
from tablee.engine import registry
from tablee.engine.errors import OptionError, TableeError
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.options import read, settle
from tablee.engine.records import HUMAN, Seat
from tablee.terminal import show
from tablee.terminal.keyboard import read_line

USUAL_BOT = "greedy"
NO_BOTS = "none"


class Lobby:
    """Asks short questions; an empty answer takes the usual choice, a wrong one is asked again."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker

    def choose_game(self, metas: list[Meta]) -> Meta:
        for number, meta in enumerate(metas, start=1):
            title = self.speaker.title(meta)
            self.console.print(Text(f"  {number}  {title}", style="bold"), Text(meta.designer, style="dim"))
        while True:
            typed = self._ask(self.speaker.say("lobby-game", {"usual": "1"})) or "1"
            for number, meta in enumerate(metas, start=1):
                title = self.speaker.title(meta).casefold()
                if typed in (str(number), meta.key) or title.startswith(typed.casefold()):
                    return meta
            self._wrong(typed, f"1–{len(metas)}")

    def choose_players(self, meta: Meta) -> int:
        if len(meta.players) == 1:
            return meta.players[0]
        allowed = [str(count) for count in meta.players]
        usual = "2" if 2 in meta.players else allowed[0]
        while True:
            typed = (
                self._ask(self.speaker.say("lobby-players", {"allowed": ", ".join(allowed), "usual": usual})) or usual
            )
            if typed in allowed:
                return int(typed)
            self._wrong(typed, ", ".join(allowed))

    def choose_options(self, meta: Meta, players: int) -> dict[str, Any]:
        """What the table wants other than usual, one after the other."""
        given: dict[str, Any] = {}
        if not meta.options:
            return given
        speaker = Speaker(self.speaker.language, game=registry.game(meta.key))
        self.console.print(show.options(meta, speaker.language))
        while True:
            self.console.print(show.chosen(settle(meta.options, players, given), speaker))
            typed = self._ask(self.speaker.say("lobby-options"))
            if not typed:
                return given
            try:
                wanted = {**given, **given_options(meta, typed.split())}
                settle(meta.options, players, wanted)
            except TableeError as error:
                self.console.print(Text(speaker.error(error), style="red"))
            else:
                given = wanted

    def choose_bots(self, seats: int) -> list[str]:
        """Who plays the other seats."""
        while True:
            asked = self.speaker.say("lobby-bots", {"count": seats - 1, "usual": USUAL_BOT, "none": NO_BOTS})
            typed = self._ask(asked) or USUAL_BOT
            try:
                return bots_from(typed, seats)
            except TableeError as error:
                self.console.print(Text(self.speaker.error(error), style="red"))

    def _ask(self, question: str) -> str:
        return read_line(self.console, question).strip()

    def _wrong(self, typed: str, allowed: str) -> None:
        self.console.print(Text(self.speaker.say("lobby-wrong", {"typed": typed, "allowed": allowed}), style="red"))


def given_options(meta: Meta, typed: list[str]) -> dict[str, Any]:
    """Options typed as KEY=VALUE."""
    known = {option.key: option for option in meta.options}
    given: dict[str, Any] = {}
    for text in typed:
        key, equals, value = text.partition("=")
        key = key.casefold()
        if not equals:
            raise OptionError("error-option-form", {"typed": text})
        if key not in known:
            raise OptionError("error-option", {"option": key, "allowed": ", ".join(known)})
        given[key] = read(known[key], value)
    return given


class TooManyBots(TableeError):
    """More bots than seats."""


def bots_from(text: str, seats: int) -> list[str]:
    """The bots that somebody named, separated by commas. A single name plays all seats but one."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if names == [NO_BOTS]:
        return []
    for name in names:
        make(name, seed=0)
    if len(names) == 1:
        return names * (seats - 1)
    if len(names) > seats:
        raise TooManyBots("error-bots-many", {"bots": len(names), "seats": seats})
    return names


def seat_everybody(seats: int, bots: list[str], speaker: Speaker, name: str | None) -> list[Seat]:
    """People first, then the bots, with names that tell them apart."""
    people = seats - len(bots)
    names = (
        [name or speaker.say("seat-you")]
        if people == 1
        else [speaker.say("seat-unnamed", {"number": number + 1}) for number in range(people)]
    )
    if name and people > 1:
        names[0] = name
    kinds = [HUMAN] * people + bots
    for bot in bots:
        label = bot.partition(":")[0].capitalize()
        twins = sum(1 for other in names if other.partition(" ")[0] == label)
        names.append(f"{label} {twins + 1}" if twins else label)
    return [Seat(name, kind) for name, kind in zip(names, kinds, strict=True)]
