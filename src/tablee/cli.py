"""The `tablee` command: what can be typed, and in which language it answers."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import tablee
from tablee.engine.errors import MissingExtra, ReplayError, TableeError
from tablee.engine.extras import needing
from tablee.engine.messages import LANGUAGES, Speaker

if TYPE_CHECKING:
    from tablee.terminal.commands import Command, Reader

WRONG_USE = 2  # the exit code for what was typed wrongly, as is usual
INTERRUPTED = 130


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for with --lang, else that of the environment, else English.

    Looked for before parsing, so that the parser itself can speak it.
    """
    asked = ""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    environment = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    for candidate in (asked, environment):
        if candidate[:2].lower() in LANGUAGES:
            return candidate[:2].lower()
    return "en"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in the reader's language and how to get help."""

    speaker: Speaker

    def error(self, message: str) -> NoReturn:
        said = self.speaker.say("cli-usage", {"problem": message, "command": self.prog})
        print(said, file=sys.stderr)
        raise SystemExit(WRONG_USE)


def parser(speaker: Speaker) -> Parser:
    with needing("terminal"):
        from tablee.terminal import checking, commands, laboratory
        from tablee.terminal.new_game import new_game

    Parser.speaker = speaker
    top = Parser(prog="tablee", description=speaker.say("cli-about"))
    top.add_argument("--version", action="version", version=f"tablee {tablee.__version__}")
    shared = Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, help=speaker.say("cli-lang"))
    subcommands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Command) -> argparse.ArgumentParser:
        about = speaker.say(f"cli-{name}")
        made = subcommands.add_parser(name, help=about, description=about, parents=[shared])
        made.set_defaults(run=run)
        return made

    def option(made: argparse.ArgumentParser, flag: str, metavar: str | None = None) -> None:
        """A flag whose help is the message named like it; without `metavar` it is a switch."""
        help_text = speaker.say(f"cli-{flag.removeprefix('--')}")
        if metavar is None:
            made.add_argument(flag, action="store_true", help=help_text)
        else:
            made.add_argument(flag, metavar=metavar, help=help_text)

    def table_options(made: argparse.ArgumentParser) -> None:
        made.add_argument("--players", metavar="N", type=whole_number(speaker), help=speaker.say("cli-players"))
        deal_options(made)

    def deal_options(made: argparse.ArgumentParser) -> None:
        made.add_argument("--seed", metavar="N", type=whole_number(speaker), help=speaker.say("cli-seed"))
        made.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=speaker.say("cli-option"))
        content_option(made)

    def content_option(made: argparse.ArgumentParser) -> None:
        made.add_argument("--content", metavar="PACK", help=speaker.say("cli-content-flag"))

    play = command("play", commands.play)
    play.add_argument("game", nargs="?", metavar="GAME")
    table_options(play)
    option(play, "--bots", "BOT,…")
    option(play, "--name", "NAME")
    play.add_argument("--daily", action="store_true", help=speaker.say("cli-daily-flag"))
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help=speaker.say("cli-resume"))

    serve = command("serve", commands.serve)
    option(serve, "--host", "ADDRESS")
    serve.set_defaults(host="127.0.0.1")
    serve.add_argument("--port", metavar="N", type=whole_number(speaker), help=speaker.say("cli-port"))
    serve.add_argument("--data", metavar="FOLDER", type=Path, help=speaker.say("cli-data"))
    option(serve, "--database", "URL")
    option(serve, "--reload")

    games = command("games", commands.games)
    games.add_argument("game", nargs="?", metavar="GAME")
    option(games, "--json")

    rules = command("rules", commands.rules)
    rules.add_argument("game", metavar="GAME")

    replay = command("replay", commands.replay)
    replay.add_argument("file", metavar="FILE", type=Path)
    option(replay, "--verify")
    replay.add_argument("--at", metavar="N", type=whole_number(speaker), help=speaker.say("cli-at"))
    content_option(replay)
    option(replay, "--json")

    def run_options(made: argparse.ArgumentParser, games: int) -> None:
        number = whole_number(speaker)
        made.add_argument("--games", metavar="N", type=number, default=games, help=speaker.say("cli-count"))
        made.add_argument("--jobs", metavar="N", type=number, help=speaker.say("cli-jobs"))
        option(made, "--json")

    arena = command("arena", laboratory.arena)
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("bots", metavar="BOT", nargs="+")
    table_options(arena)
    run_options(arena, games=100)

    balance = command("balance", laboratory.balance)
    balance.add_argument("game", metavar="GAME")
    balance.add_argument("--bot", metavar="BOT", default="greedy", help=speaker.say("cli-bot"))
    some = speaker.say("cli-players-some")
    who = balance.add_mutually_exclusive_group()
    who.add_argument("--players", metavar="N", nargs="+", type=whole_number(speaker), help=some)
    who.add_argument("--solo", dest="players", action="store_const", const=[1], help=speaker.say("cli-solo"))
    deal_options(balance)
    run_options(balance, games=10_000)
    balance.add_argument("--markdown", metavar="FILE", type=Path, help=speaker.say("cli-markdown"))

    daily = command("daily", commands.daily)
    daily.add_argument("game", metavar="GAME")
    option(daily, "--json")

    begun = command("new-game", new_game)
    begun.add_argument("game", metavar="KEY", help=speaker.say("cli-new-game-key"))
    begun.add_argument("--into", metavar="FOLDER", type=Path, help=speaker.say("cli-into"))

    checked = command("check", checking.check)
    checked.add_argument("game", metavar="GAME")
    option(checked, "--no-browser")

    about = speaker.say("cli-content")
    content = subcommands.add_parser("content", help=about, description=about)
    checks = content.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    about = speaker.say("cli-content-check")
    check = checks.add_parser("check", help=about, description=about, parents=[shared])
    check.set_defaults(run=commands.check_content)
    check.add_argument("pack", metavar="PACK")
    option(check, "--game", "KEY")
    option(check, "--json")
    about = speaker.say("cli-content-new")
    begun_pack = checks.add_parser("new", help=about, description=about, parents=[shared])
    begun_pack.set_defaults(run=commands.new_pack)
    begun_pack.add_argument("game", metavar="GAME")
    begun_pack.add_argument("file", metavar="FILE", nargs="?", type=Path)
    about = speaker.say("cli-content-list")
    packs = checks.add_parser("list", help=about, description=about, parents=[shared])
    packs.set_defaults(run=commands.list_packs)
    option(packs, "--json")
    return top


def whole_number(speaker: Speaker) -> Reader:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,20}", text):
            raise argparse.ArgumentTypeError(speaker.say("cli-number", {"typed": text}))
        return int(text)

    return read


def main(arguments: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows others, but goes on
    speaker = Speaker(language_of(typed))
    try:
        made = parser(speaker)
    except MissingExtra as error:  # without them there is nothing to draw with, not even this
        print(speaker.say("cli-error", {"problem": speaker.error(error)}), file=sys.stderr)
        return WRONG_USE
    from rich.console import Console
    from rich.text import Text

    from tablee.terminal.commands import REFUSED

    parsed = made.parse_args(typed, argparse.Namespace(typed=typed))
    if parsed.command is None:
        made.print_help()
        return WRONG_USE
    try:
        code = int(parsed.run(parsed, speaker))
        sys.stdout.flush()
        return code
    except TableeError as error:
        said = Text(speaker.say("cli-error", {"problem": speaker.error(error)}), style="red")
        Console(stderr=True).print(said, soft_wrap=True)  # one line, whatever reads it
        return REFUSED if isinstance(error, ReplayError) else WRONG_USE
    except KeyboardInterrupt:
        Console(stderr=True).print(speaker.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (`tablee … | head`): nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
