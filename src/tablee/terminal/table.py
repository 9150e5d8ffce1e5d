"""A game at the terminal: people type, bots think, and nothing a person types ends or loses the game."""

from __future__ import annotations

import re
from pathlib import Path
from random import uniform
from time import monotonic, sleep

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from tablee.bots import Bot, Observation, make
from tablee.bots.windows import LONGEST, SHORTEST, hurried
from tablee.drawing.looks import terminal_of
from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import LANGUAGES, Speaker, rules_text
from tablee.engine.records import HUMAN
from tablee.terminal import show, storage
from tablee.terminal.keyboard import Left, read_line
from tablee.terminal.storage import SaveFile, StorageError
from tablee.terminal.typed_actions import Listener, plain_words

HINT_BOT = "search:1"
MAX_DIGITS = 12  # of a number somebody types
MAX_RECALLED = 6  # so many moves are told to somebody who comes back
MAX_OFFERED = 12  # so many actions are named when words fit several

SYNONYMS = {"q": "quit", "exit": "quit", "h": "help"}
COMMANDS = ("help", "list", "try", "why", "hint", "undo", "score", "board", "log", "rules", "lang", "save", "quit")


class TerminalTable:
    """One match, its bots, and the conversation with whoever sits at the keyboard."""

    def __init__(self, match: Match, language: str, console: Console, file: SaveFile | None) -> None:
        self.match = match
        self.console = console
        self.file = file  # None when the game cannot be kept
        self.bots: dict[int, Bot] = {
            number: make(seat.kind, seed=number + 1) for number, seat in enumerate(match.seats) if seat.kind != HUMAN
        }
        self.people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self.at_keyboard: int | None = None  # who looked at the screen last
        self.drawing = terminal_of(match.game.meta)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Use a language from now on, for what is past too."""
        names = [seat.name for seat in self.match.seats]
        self.speaker = Speaker(language, game=self.match.game, seats=names)
        self.listener = Listener(self.match.game, self.speaker)
        # The commands in the reader's language and, always, in English.
        self.commands = {**SYNONYMS, **{command: command for command in COMMANDS}}
        for command in COMMANDS:
            for word in plain_words(self.say(f"terminal-command-{command}")):
                self.commands[word] = command

    def say(self, key: str, **values: str | int) -> str:
        return self.speaker.say(key, values)

    def tell(self, key: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.say(key, **values), style=style))

    # The course of the game ----------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        begun = len(self.match.log) > 1
        self.tell("terminal-back" if begun else "terminal-welcome", style="bold", game=self.match.game.meta.key)
        self.console.print(show.chosen(self.match.state.options, self.speaker))
        self.console.print(self.drawing.legend(self.speaker))
        self.tell("terminal-prompt", style="dim")
        for happened in self.match.log[-MAX_RECALLED:]:
            self.show_events(happened)
        try:
            while not self.match.state.over:
                seat = self.match.state.pending()[0]
                if seat in self.bots:
                    self.bot_turn(seat)
                elif self.match.game.in_window(self.match.state, seat):
                    self.window_turn(seat)
                else:
                    self.person_turn(seat)
        except (Left, KeyboardInterrupt):
            self.keep()
            if self.file is not None:
                self.tell("terminal-left", file=str(self.file.path))
            return
        self.finish()

    def finish(self) -> None:
        self.show_board(None)
        if self.match.state.has_points:
            self.console.print(show.sheet(self.match.state, self.speaker))
        self.console.print(show.places(self.match.state, self.speaker))
        self.console.print(self.drawing.outcome(self.match.state.view(None), self.speaker))
        if self.file is not None:
            self.tell("terminal-saved", file=str(self.file.path))

    def play(self, seat: int, action: int) -> None:
        events = self.match.play(seat, action)
        self.keep()
        self.show_events(events)

    def keep(self) -> None:
        """Save what has been played. Where that fails, say so once and play on."""
        if self.file is None:
            return
        try:
            self.file.save(self.match.record())
        except StorageError as error:
            self.console.print(Text(self.speaker.error(error), style="red"))
            self.tell("terminal-unsaved", style="red")
            self.file = None

    def bot_turn(self, seat: int) -> None:
        with self.console.status(self.say("terminal-thinks", seat=seat)):
            if self.match.game.in_window(self.match.state, seat):
                action = self.bot_in_window(seat)
            else:
                action = self.bots[seat].choose(Observation(self.match.state, seat))
        self.play(seat, action)

    def bot_in_window(self, seat: int) -> int:
        """Neither whether a bot thinks nor for how long may tell what it holds."""
        over = monotonic() + (uniform(SHORTEST, LONGEST) if self.console.is_terminal else 0.0)
        legal = self.match.state.legal(seat)
        if len(legal) > 1:
            bot = make(hurried(self.match.seats[seat].kind), seed=len(self.match.moves))
            action = bot.choose(Observation(self.match.state, seat))
        else:
            action = legal[0]
        sleep(max(0.0, over - monotonic()))
        return action

    def window_turn(self, seat: int) -> None:
        """Alone at the keyboard one is asked where one can do more than pass. Among several nobody may see who can: who
        wants to answer comes to the keyboard."""
        game, state = self.match.game, self.match.state
        if len(self.people) == 1 or state.players == 1:
            if len(state.legal(seat)) == 1:
                self.play(seat, state.legal(seat)[0])
            else:
                self.person_turn(seat)
            return
        who = [one for one in state.pending() if one in self.people and game.in_window(state, one)]
        coming = self.who_answers(who)
        if coming is not None:
            self.person_turn(coming)
            return
        for one in who:
            self.play(one, game.way_out(state, one))

    def who_answers(self, who: list[int]) -> int | None:
        self.clear()
        show.events(self.console, self.match.recent(None), self.speaker, None)
        names = ", ".join(f"{number} {self.speaker.seat(one)}" for number, one in enumerate(who, start=1))
        self.tell("terminal-window", style="bold", names=names)
        while True:
            typed = read_line(self.console, self.say("terminal-window-prompt")).strip()
            if not typed:
                return None
            if self.commands.get(typed.casefold()) == "quit":
                raise Left
            if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:MAX_DIGITS]) <= len(who):
                return who[int(typed) - 1]
            self.tell("terminal-window", style="red", names=names)

    def person_turn(self, seat: int) -> None:
        """Ask until one action has been played or taken back."""
        self.hand_over(seat)
        self.show_board(seat)
        self.show_choices(seat)
        while True:
            typed = self.ask(seat)
            words = plain_words(typed)
            command = self.commands.get(words[0]) if words else "help" if "?" in typed else "board"
            rest = typed.strip().partition(" ")[2]
            if command is not None:
                if self.obey(command, rest, seat):
                    return
                continue
            action = self.understand(typed, seat)
            if action is not None and self.confirmed(seat, action):
                self.play(seat, action)
                return

    def hand_over(self, seat: int) -> None:
        """Draw the curtain between two people, where one must not see what the other does."""
        before, self.at_keyboard = self.at_keyboard, seat
        if len(self.people) > 1 and seat != before and self.match.sees_more(seat):
            self.clear()
            self.tell("terminal-curtain", style="bold", seat=seat)
            self.ask(seat)
            show.events(self.console, self.match.recent(seat), self.speaker, seat)

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def ask(self, seat: int) -> str:
        return read_line(self.console, self.speaker.seat(seat))

    def confirmed(self, seat: int, action: int) -> bool:
        """An action that ends the game is played only when it is meant."""
        if not self.match.consequence(seat, action).ends:
            return True
        self.tell("terminal-ends-game", style="bold red", action=self.speaker.action(action))
        answer = plain_words(self.ask(seat))
        if answer and answer[0] in {"y", "yes", *plain_words(self.say("terminal-yes"))}:
            return True
        self.tell("terminal-not-played")
        return False

    # What people may say -------------------------------------------------------------------------

    def understand(self, typed: str, seat: int) -> int | None:
        """The one legal action that is meant; otherwise say what is the matter."""
        legal = self.match.state.legal(seat)
        if re.fullmatch(r"[-+]?[0-9][0-9.,]*", typed.strip()):
            number = typed.strip().lstrip("0")[:MAX_DIGITS]
            if number.isdecimal() and 1 <= int(number) <= len(legal):
                return legal[int(number) - 1]
            self.tell("terminal-number", style="red", number=number or "0", most=len(legal))
            return None
        found = self.listener.matches(typed, legal)
        if len(found) == 1:
            return found[0]
        if found:
            self.tell("terminal-several", count=len(found))
            self.console.print(show.choices(self.match, seat, self.speaker, found[:MAX_OFFERED]))
            return None
        self.explain(typed, seat)
        return None

    def explain(self, typed: str, seat: int) -> None:
        """Why no legal action fits: a rule against it, or words that mean nothing here."""
        legal = self.match.state.legal(seat)
        numbered = legal[int(typed) - 1 : int(typed)] if re.fullmatch(r"[0-9]{1,6}", typed.strip()) else []
        forbidden = numbered or self.listener.matches(typed, self.match.game.actions.numbers)
        if forbidden:
            refusal = self.match.state.why_not(seat, forbidden[0])
            if refusal is None:
                self.tell("terminal-legal", action=self.speaker.action(forbidden[0]))
            else:
                self.console.print(Text(self.speaker.refusal(refusal), style="red"))
            return
        strange = [word for word in plain_words(typed) if not self.listener.knows(word)]
        example = self.speaker.action(legal[0])
        if strange or not plain_words(typed):
            self.tell("terminal-strange", style="red", word=strange[0] if strange else typed.strip(), example=example)
        else:
            self.tell("terminal-no-fit", style="red", typed=typed.strip(), example=example)

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Carry out a command; True when the turn must be shown anew."""
        if command == "quit":
            raise Left
        if command == "undo":
            return self.undo(seat)
        if command == "lang":
            return self.change_language(rest)
        simple = {
            "help": self.help,
            "list": self.list_choices,
            "try": self.preview,
            "why": self.why,
            "hint": self.hint,
            "score": self.score,
            "board": self.look,
            "log": self.recall,
            "rules": self.rules,
            "save": self.save,
        }
        simple[command](rest, seat)
        return False

    def help(self, rest: str, seat: int) -> None:
        self.tell("terminal-help", example=self.match.game.actions.text(self.match.state.legal(seat)[0]))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold")
        for command in COMMANDS:
            word = self.say(f"terminal-command-{command}")
            table.add_row(word, self.say(f"terminal-help-{command}"))
        self.console.print(table)
        self.console.print(self.drawing.legend(self.speaker))

    def list_choices(self, rest: str, seat: int) -> None:
        """All legal actions, or those that fit some words."""
        legal = self.match.state.legal(seat)
        found = self.listener.matches(rest, legal) if rest.strip() else legal
        if not found:
            self.explain(rest, seat)
            return
        number = {action: place for place, action in enumerate(legal, start=1)}
        cells = [f"{number[action]} {self.speaker.action(action)}" for action in found]
        width = max(len(cell) for cell in cells) + 2
        columns = max(1, self.console.width // width)
        for start in range(0, len(cells), columns):
            row = "".join(f"{cell:<{width}}" for cell in cells[start : start + columns])
            self.console.print(Text(row.rstrip()))

    def preview(self, rest: str, seat: int) -> None:
        """What an action would change, without playing it."""
        if not rest.strip():
            self.tell("terminal-help-try")
            return
        action = self.understand(rest, seat)
        if action is None:
            return
        after = self.match.state.imagine(seat, Rng(0))
        after.play(seat, action)
        self.console.print(Text(f"  {self.speaker.action(action)}", style="bold"))
        for line in self.match.state.preview(seat, action):
            self.console.print(Text(f"  {self.speaker.event(line)}"))
        if self.shows_scores(seat):
            self.console.print(show.score_change(self.match.state, after, self.speaker))
        consequence = self.match.consequence(seat, action)
        if consequence.ends:
            self.tell("terminal-note-ends")
        elif consequence.final:
            self.tell("terminal-note-final")

    def why(self, rest: str, seat: int) -> None:
        """Why an action is not possible."""
        if rest.strip():
            self.explain(rest, seat)
        else:
            self.tell("terminal-help-why")

    def hint(self, rest: str, seat: int) -> None:
        with self.console.status(self.say("terminal-thinking")):
            action = make(HINT_BOT, seed=1).choose(Observation(self.match.state, seat))
        self.tell("terminal-hint", action=self.speaker.action(action), text=self.match.game.actions.text(action))

    def score(self, rest: str, seat: int) -> None:
        if self.shows_scores(seat):
            self.console.print(show.sheet(self.match.state, self.speaker))
        else:
            self.tell("terminal-score-hidden" if self.match.state.has_points else "terminal-score-none")

    def shows_scores(self, seat: int) -> bool:
        return "scores" in self.match.state.view(seat)

    def look(self, rest: str, seat: int) -> None:
        self.show_board(seat)
        self.show_choices(seat)

    def recall(self, rest: str, seat: int) -> None:
        """What happened since this seat's last move, and that move."""
        self.show_events(self.match.recent(seat))

    def rules(self, rest: str, seat: int) -> None:
        self.console.print(Markdown(rules_text(self.match.game.meta, self.speaker.language)))

    def save(self, rest: str, seat: int) -> None:
        if not rest.strip() and self.file is None:
            self.tell("terminal-unsaved", style="red")
            return
        path = Path(rest.strip()).expanduser() if rest.strip() or self.file is None else self.file.path
        try:
            storage.save(self.match.record(), path)
        except StorageError as error:
            self.console.print(Text(self.speaker.error(error), style="red"))
        else:
            self.tell("terminal-saved", file=str(path))

    def undo(self, seat: int) -> bool:
        if not self.match.undoable(seat):
            self.tell("terminal-undo-impossible", style="red")
            return False
        self.match.undo()
        self.keep()
        self.tell("terminal-undone")
        return True

    def change_language(self, rest: str) -> bool:
        language = rest.strip().casefold()
        if language not in LANGUAGES:
            self.tell("terminal-lang", languages=", ".join(LANGUAGES))
            return False
        self.speak(language)
        return True

    # What is shown ---------------------------------------------------------------------------------

    def show_events(self, events: list[Event]) -> None:
        """What happened, as far as everybody at the keyboard may know it."""
        show.events(self.console, events, self.speaker, self.people[0] if len(self.people) == 1 else None)

    def show_board(self, seat: int | None) -> None:
        self.console.print()
        recent = self.match.recent(seat) if seat is not None else []
        self.console.print(self.drawing.terminal(self.match.state.view(seat), self.speaker, recent))

    def show_choices(self, seat: int) -> None:
        state = self.match.state
        question = self.match.game.questions[state.question(seat)]
        self.tell("terminal-asked", style="bold", seat=seat, question=self.speaker.question(question))
        self.console.print(show.choices(self.match, seat, self.speaker))
