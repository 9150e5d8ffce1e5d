"""`tablee check`: everything that is checked of one game, shown line by line as it is found out."""

from __future__ import annotations

import time
import traceback
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from rich.console import Console
from rich.text import Text

from tablee.engine import content, registry
from tablee.engine.extras import needing
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.terminal.commands import DONE, REFUSED
from tablee.testing import browser, kit
from tablee.testing.cases import cases
from tablee.testing.checks import CHECKS, Check

NAME_WIDTH = max(len(kit.spoken(promise)) for promise in CHECKS) + 2
SECONDS_TO_START = 60  # of a server, far more than it takes


class Report:
    """Prints each check with how it went, and counts."""

    def __init__(self, meta: Meta, speaker: Speaker) -> None:
        self.meta = meta
        self.speaker = speaker
        self.console = Console()
        self.made = 0
        self.failed: list[str] = []
        self.left_out: list[str] = []

    def check(self, name: str, made: Callable[[], str]) -> bool:
        """Make a check, which says what it looked at; whether it went well."""
        self.made += 1
        begun = time.monotonic()
        try:
            with self.console.status(name):
                said, broken = made(), None
        except Exception as error:
            said, broken = "", error
        seconds = f"{time.monotonic() - begun:.1f} s"
        sign = Text("✗ ", style="bold red") if broken else Text("✓ ", style="green")
        self.console.print(sign + Text(f"{name:<{NAME_WIDTH}}{seconds:>8}  {said}".rstrip()), soft_wrap=True)
        if broken is not None:
            self.failed.append(name)
            self._explain(broken)
        return broken is None

    def leave_out(self, name: str, key: str) -> None:
        """Say that a check is not made, and why not."""
        self.left_out.append(name)
        self.console.print(Text(f"– {name}: {self.speaker.say(key)}", style="yellow"), soft_wrap=True)

    def _explain(self, broken: Exception) -> None:
        said = str(broken) if isinstance(broken, AssertionError) else f"{type(broken).__name__}: {broken}"
        lines = said.splitlines()
        if place := place_in(broken, self.meta.package):
            lines.append(self.speaker.say("check-place", {"place": place}))
        self.console.print(Text("\n".join(f"  {line}" for line in lines), style="red"), soft_wrap=True)

    def sum_up(self) -> int:
        """The last line, and the exit code."""
        games = len(cases(self.meta))
        values = {"game": self.meta.key, "count": self.made, "games": games, "failed": len(self.failed)}
        if self.failed:
            said = self.speaker.say("check-bad", {**values, "names": ", ".join(self.failed)})
        else:
            said = self.speaker.say("check-good", values)
        self.console.print(Text(said, style="bold red" if self.failed else "bold green"), soft_wrap=True)
        if self.left_out:
            self.console.print(Text(self.speaker.say("check-left-out", {"names": ", ".join(self.left_out)})))
        return REFUSED if self.failed else DONE


def check(arguments: Namespace, speaker: Speaker) -> int:
    """Everything about one game; the exit code says whether all went well."""
    meta = registry.meta(arguments.game)
    report = Report(meta, speaker)
    if not report.check("content", lambda: _check_content(meta, speaker)):
        return report.sum_up()  # nothing can be played
    game = registry.game(meta.key)
    for promise in CHECKS:
        name = kit.spoken(promise)
        if promise in kit.promises():
            report.check(name, partial(_check_promise, game, promise, speaker))
        else:
            report.leave_out(name, "check-plain-core")
    _check_in_browser(game, report, wanted=not arguments.no_browser)
    return report.sum_up()


def _check_content(meta: Meta, speaker: Speaker) -> str:
    """The content file, and whether the game opens with it."""
    problems = content.problems(meta.content, registry.code(meta.key).schema)
    assert not problems, "\n".join(speaker.error(problem) for problem in problems)
    return registry.game(meta.key).meta.content.name


def _check_promise(game: Game, promise: Check, speaker: Speaker) -> str:
    return speaker.say("check-games", {"count": kit.keep(game, promise)})


def _check_in_browser(game: Game, report: Report, wanted: bool) -> None:
    """A whole game by clicking, on a server of its own that leaves nothing behind."""
    name = "browser"
    executable = browser.chromium() if wanted else None
    if not wanted:
        report.leave_out(name, "check-no-browser")
    elif not browser.has_playwright():
        report.leave_out(name, "check-needs-playwright")
    elif executable is None:
        report.leave_out(name, "check-needs-chromium")
    else:
        report.check(name, lambda: _play(game, executable, report.speaker))


def _play(game: Game, executable: str, speaker: Speaker) -> str:
    with TemporaryDirectory() as folder, _served(Path(folder)) as address:
        return speaker.say("check-decisions", {"count": browser.play_whole_game(game, address, executable)})


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    """The address of a server whose bots do not pause for anybody to follow them."""
    with needing("server"):  # here: only this check does
        import uvicorn

        from tablee.server import hub
        from tablee.server.app import make_app

    pauses = hub.READING, hub.GOING_ON
    hub.READING = hub.GOING_ON = 0
    settings = uvicorn.Config(make_app(folder), port=0, log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(settings)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    try:
        end = time.monotonic() + SECONDS_TO_START
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, f"the server did not start within {SECONDS_TO_START} seconds"
            time.sleep(0.02)
        host, port = server.servers[0].sockets[0].getsockname()
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join(SECONDS_TO_START)
        hub.READING, hub.GOING_ON = pauses


def place_in(broken: BaseException, package: str) -> str:
    """Where in the code of a package something went wrong, at the origin of a chain of errors; empty if nowhere."""
    folder, found = "/" + package.replace(".", "/") + "/", ""
    error: BaseException | None = broken
    while error is not None:
        for frame in traceback.extract_tb(error.__traceback__):
            if folder in "/" + Path(frame.filename).as_posix():
                found = f"{frame.filename}:{frame.lineno} ({frame.name})"
        error = error.__cause__ or error.__context__
    return found
