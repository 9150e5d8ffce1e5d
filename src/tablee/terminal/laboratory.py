"""The commands in which bots play many games: `tablee arena` and `tablee balance`."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.bots import make
from tablee.engine import registry
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.lab.arena import arena as hold_arena
from tablee.lab.balance import balance as measure_balance
from tablee.terminal import balance as report_for_people
from tablee.terminal import show
from tablee.terminal.commands import DONE
from tablee.terminal.lobby import given_options
from tablee.terminal.storage import StorageError

OnProgress: TypeAlias = Callable[[int, int], None]


def _asked(arguments: Namespace, meta: Meta) -> dict[str, Any]:
    """What every study is asked for; what was not typed is left to it."""
    return {
        "games": arguments.games,
        "players": arguments.players,
        "options": given_options(meta, arguments.option),
        "seed": arguments.seed or 0,
        "jobs": arguments.jobs or None,
        "content": arguments.content,
    }


def arena(arguments: Namespace, speaker: Speaker) -> int:
    meta = registry.meta(arguments.game)
    for bot in arguments.bots:
        make(bot, seed=0)  # a wrong name is told before the bar starts
    with _bar(arguments.games, speaker) as on_progress:
        report = hold_arena(
            meta.key,
            arguments.bots,
            **_asked(arguments, meta),
            on_progress=on_progress,
        )
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(show.arena_report(report, meta, speaker))
    return DONE


def balance(arguments: Namespace, speaker: Speaker) -> int:
    meta = registry.meta(arguments.game)
    make(arguments.bot, seed=0)
    with _bar(arguments.games, speaker) as on_progress:
        report = measure_balance(
            meta.key,
            arguments.bot,
            **_asked(arguments, meta),
            on_progress=on_progress,
        )
    speaker = Speaker(speaker.language, game=registry.game(meta.key, arguments.content))
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(report_for_people.terminal(report, speaker))
    if arguments.markdown is not None:
        document = report_for_people.markdown(report, shlex.join(["tablee", *arguments.typed]), speaker)
        try:
            arguments.markdown.write_text(document, encoding="utf-8")
        except OSError as error:
            file = str(arguments.markdown)
            raise StorageError("error-save", {"file": file, "problem": error.strerror or ""}) from error
    return DONE


@contextmanager
def _bar(games: int, speaker: Speaker) -> Iterator[OnProgress]:
    """Shows how far the games are; gives what is to be called with those played and those to play."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(speaker.say("arena-playing"), total=games)
        yield lambda done, total: progress.update(task, completed=done, total=total)
