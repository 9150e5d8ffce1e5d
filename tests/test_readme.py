"""What the README promises runs."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.cli import parser
from tablee.engine.messages import Speaker
from tests.engine.processes import run_fresh

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_python_examples_run() -> None:
    namespace: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", README, flags=re.S)
    assert len(examples) == 2
    for example in examples:
        exec(example, namespace)


def test_the_python_commands_run() -> None:
    commands = re.findall(r'^\.venv/bin/python -c "(.*?)"$', README, flags=re.M | re.S)
    assert len(commands) == 2
    said = [run_fresh(command.replace("\\\n", "")) for command in commands]  # as a shell puts the lines together
    assert [run.returncode for run in said] == [0, 0], said
    assert said[0].stdout.startswith("<Record of gentes for 2, seed 1: ended at move ")
    assert re.fullmatch(r"<State of genesia for 3: .*> True known known\n", said[1].stdout)


def test_the_commands_exist() -> None:
    commands = re.findall(r"^\.venv/bin/tablee ([^#\n]*)", README, flags=re.M)
    assert commands
    for command in commands:
        parser(Speaker("en")).parse_args(command.split())


def test_the_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
