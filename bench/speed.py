"""The speed gate: random playouts of this tree beside those of the last release, in one run on one core.

The release is the last tag `v…` before the present commit; as long as there is none, the commit before it; or what
--base names. It is laid out and compiled below build/. Both trees take turns, and what counts is the median of the
ratios within each round. Run by `make speed`; the exit code is 1 where a game has become slower than --least allows.
"""

from __future__ import annotations

import argparse
import dataclasses
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import machine
from contenders import CONTENDERS, OURS_PYTHON, ROOT, Contender
from figures import Result, ratio, spread
from run import measure, positive, say

BASE = ROOT / "build" / "base"
PATIENCE, COMPILING = 60.0, 1800.0  # seconds for git, and for the compiler; whatever takes longer hangs
GAMES = [dataclasses.replace(each, clone="") for each in CONTENDERS if each.ours and each.loop == "compiled"]


def main() -> int:
    args = arguments()
    commit = args.base or last_release()
    prepare(commit)
    machine.pin(None)
    both = [each for now in GAMES for each in (now, of_base(now))]
    results = measure(both, args.rounds, args.seconds, clone_seconds=0.0)
    failed = [f"{each.contender.name}: {each.failure}" for each in results if each.failure]
    slower = failed or report(results, commit, args.least)
    for line in slower:
        say(line)
    return 1 if slower else 0


def last_release() -> str:
    found = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    return found.stdout.strip() or "HEAD^"


def prepare(commit: str) -> None:
    """Lay the other tree out and compile its core, with the packages of this one."""
    say(f"compiling {commit} to compare with")
    shutil.rmtree(BASE, ignore_errors=True)
    BASE.mkdir(parents=True)
    archive = BASE.with_suffix(".tar")
    finished(["git", "archive", "--output", str(archive), commit], ROOT, PATIENCE, f"there is no commit {commit}")
    with tarfile.open(archive) as packed:
        packed.extractall(BASE, filter="data")
    compiling = [str(ROOT / OURS_PYTHON), "setup.py", "build_ext", "--inplace"]
    finished(compiling, BASE, COMPILING, f"{commit} could not be compiled")


def finished(command: list[str], folder: Path, limit: float, trouble: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=limit)
    if done.returncode != 0:
        sys.exit(f"{trouble}:\n{done.stdout}{done.stderr}")


def of_base(ours: Contender) -> Contender:
    """The same game of the other tree, driven by its own worker."""
    python, worker, *rest = ours.command
    environment = ("/usr/bin/env", f"PYTHONPATH={BASE / 'src'}", python, str(BASE / worker))
    return dataclasses.replace(ours, name=f"{ours.name}-base", command=(*environment, *rest))


def report(results: list[Result], commit: str, least: float) -> list[str]:
    """Print the ratios; what is too slow is returned in words."""
    print(f"| playouts | decisions/s | × {commit} |\n| --- | ---: | ---: |")
    slower = []
    for now, base in zip(results[::2], results[1::2], strict=True):
        measured = ratio(now.rates, base.rates)
        assert measured is not None
        print(f"| {now.contender.name} | {spread(now.rates).median:,.0f} | {measured:.2f} |")
        if measured < least:
            slower.append(f"{now.contender.name} runs at {measured:.2f} of {commit}; at least {least} is asked for")
    return slower


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", metavar="COMMIT", help="what to compare with (default: the last tag v…)")
    parser.add_argument("--least", type=positive(float), default=0.9, help="the least ratio that passes (default 0.9)")
    parser.add_argument("--rounds", type=positive(int), default=41, help="turns of each tree (default 41)")
    parser.add_argument("--seconds", type=positive(float), default=0.3, help="length of a turn (default 0.3)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
