"""`tablee new-game`: a game that runs, as a package of its own, for somebody to put other rules in its place."""

from __future__ import annotations

import keyword
import re
import shlex
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tablee.engine import registry
from tablee.engine.errors import TableeError
from tablee.engine.messages import Speaker

SKELETON = Path(__file__).parent / "skeleton"  # its files end in .txt, so that nothing takes them for code of ours
# Two letters first: they begin the numbers of the rules.
KEY = re.compile(r"[a-z]{2}[a-z0-9]*(_[a-z0-9]+)*")


class NewGameError(TableeError):
    """The game cannot be written so."""


def new_game(arguments: Namespace, speaker: Speaker) -> int:
    key = arguments.game
    folder = Path(key) if arguments.into is None else arguments.into
    write(key, folder)
    console = Console()
    console.print(Text(speaker.say("new-game-written", {"folder": str(folder)}), style="green"), soft_wrap=True)
    for command in (f"pip install -e {shlex.quote(str(folder))}", f"tablee check {key}", f"tablee play {key}"):
        console.print(Text(f"  {command}"), soft_wrap=True)
    return 0


def write(key: str, folder: Path) -> None:
    """The skeleton of a game with this key, in a folder that is not there yet, or empty."""
    if not KEY.fullmatch(key) or keyword.iskeyword(key):
        raise NewGameError("error-new-game-key", {"key": key})
    if key in {*(meta.key for meta in registry.games()), *registry.broken()}:
        raise NewGameError("error-new-game-taken", {"key": key})
    values = {
        "key": key,
        "dashed": key.replace("_", "-"),
        "class": "".join(part.capitalize() for part in key.split("_")),
        "title": key.replace("_", " ").capitalize(),
        "rule": key[:2].upper(),
    }
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise NewGameError("error-new-game-folder", {"folder": str(folder)})
        for template in sorted(SKELETON.rglob("*.txt")):
            place = template.relative_to(SKELETON).with_suffix("").as_posix()
            place = place.replace("package/", f"src/tablee_{key}/").replace("test_game", f"test_{key}")
            file = folder / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_filled(template.read_text(encoding="utf-8"), values), encoding="utf-8")
    except OSError as error:
        raise NewGameError("error-save", {"file": str(folder), "problem": error.strerror or ""}) from error


def _filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace("{{" + name + "}}", value)
    return text
