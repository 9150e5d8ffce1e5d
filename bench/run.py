"""Measures Tablée side by side with its peers: random playouts on one core, and the server under load; and by itself:
people at the table.

All contenders are measured in one run and take turns, so that whatever slows the machine down for a while slows them
all. Run by `make bench`; what comes out is docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import dataclasses
import datetime
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import load
import load_report
import machine
import people
import people_report
import report
from contenders import CONTENDERS, ROOT, Contender
from figures import Clones, Playouts, Result
from process import Worker, WorkerError

REPORT = ROOT / "docs" / "benchmarks.md"
NAMES = [each.name for each in CONTENDERS]
SECTIONS = ["playouts", "load", "people"]


def main() -> int:
    args = arguments()
    cores = machine.cores()
    started = report.Conditions(
        command=command_line(args),
        date=datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M UTC"),
        machine=machine.facts(),
        load=machine.load(),
        core=machine.pin(args.core),
        rounds=args.rounds,
        seconds=args.seconds,
        clone_seconds=args.clone_seconds,
    )
    worked = True
    if "playouts" in args.sections:
        worked &= run_playouts(args, started)
    if "load" in args.sections:
        worked &= run_load(args, started, cores)
    if "people" in args.sections:
        worked &= run_people(args, started, cores)
    return 0 if worked else 1


def run_playouts(args: argparse.Namespace, conditions: report.Conditions) -> bool:
    chosen = [each for each in CONTENDERS if not args.only or each.name in args.only]
    results = measure(chosen, args.rounds, args.seconds, args.clone_seconds)
    text = report.playouts(results, conditions)
    print(text)
    if args.json:
        args.json.write_text(json.dumps(raw(results, conditions), indent=1, ensure_ascii=False) + "\n", "utf-8")
    broken = [each.contender.name for each in results if each.contender.ours and each.failure]
    write_down(args, "playouts", text, whole=not broken and not args.only)
    if broken:
        say(f"failed: {', '.join(broken)}")
    return not broken


def run_load(args: argparse.Namespace, conditions: report.Conditions, cores: list[int]) -> bool:
    """Server and generator need a core each."""
    if len(cores) < 2:
        say("the load is left out: it needs two cores, one for the server and one for the generator")
        return True
    server_core = cores[-1] if conditions.core is None else conditions.core
    generator_core = next(core for core in cores if core != server_core)
    plan = load.Plan(args.matches, args.load_rounds, args.load_warmup, args.load_seconds)
    loads = load.measure(plan, server_core, generator_core, say)
    text = load_report.section(loads, plan, conditions, load.versions())
    print(text)
    worked = not any(each.failure for each in loads)
    write_down(args, "load", text, whole=worked)
    return worked


def run_people(args: argparse.Namespace, conditions: report.Conditions, cores: list[int]) -> bool:
    """Drawing needs one core; live tables need another one for their readers."""
    games = []
    for key in people.GAMES:
        games.append(people.draw(key, args.games))
        say(f"  {key:24} {people.percentile(games[-1].all(lambda page: page.milliseconds), 0.5):.1f} ms a page")
    live: list[people.Tables] = []
    failure = ""
    if len(cores) < 2:
        say("live tables are left out: they need two cores, one for the server and one for the readers")
    else:
        server_core = cores[-1] if conditions.core is None else conditions.core
        reader_core = next(core for core in cores if core != server_core)
        for number in args.tables:
            try:
                live.append(people.tables(number, args.table_seconds, server_core, reader_core))
            except load.LoadError as error:
                failure = str(error)
                say(f"  {number:5} tables FAILED: {error}")
                break
            say(f"  {number:5} tables, p99 {people.percentile(live[-1].waits, 0.99):.0f} ms")
    text = people_report.section(games, live, conditions, people.versions())
    print(text)
    write_down(args, "people", text, whole=not failure)
    return not failure


def write_down(args: argparse.Namespace, section: str, text: str, whole: bool) -> None:
    """Only a whole run that worked may replace figures, unless a file of one's own is named."""
    if args.report:
        report.write_section(args.report, section, text)
    elif not whole:
        say(f"{REPORT.relative_to(ROOT)} is left as it was: only a whole run may replace its figures")
    else:
        report.write_section(REPORT, section, text)
        say(f"written to {REPORT.relative_to(ROOT)}")


def measure(chosen: list[Contender], rounds: int, seconds: float, clone_seconds: float) -> list[Result]:
    """Start every contender, then let them take turns. One that fails is noted, and left out from then on."""
    results = [Result(each) for each in chosen]
    workers: dict[str, Worker] = {}
    try:
        for result in results:
            try:
                start(result, workers)
            except WorkerError as error:
                fail(result, error, workers)
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            first = number % len(results)
            for result in results[first:] + results[:first]:
                if result.failure:
                    continue
                try:
                    take_turn(result, workers[result.contender.name], seconds, clone_seconds)
                except WorkerError as error:
                    fail(result, error, workers)
    finally:
        for worker in workers.values():
            worker.close()
    return results


def start(result: Result, workers: dict[str, Worker]) -> None:
    contender = result.contender
    worker = workers[contender.name] = Worker(contender)
    result.versions = worker.ask("version")["versions"]
    worker.ask("run", contender.warmup)
    say(f"  {contender.name:24} ready: {', '.join(' '.join(item) for item in result.versions.items())}")


def take_turn(result: Result, worker: Worker, seconds: float, clone_seconds: float) -> None:
    playouts = Playouts(**worker.ask("run", seconds))
    result.playouts.append(playouts)
    line = f"  {result.contender.name:24} {playouts.rate:12,.0f} decisions/s"
    if result.contender.clone:
        clones = Clones(**worker.ask("clone", clone_seconds))
        result.clones.append(clones)
        line += f" {clones.microseconds:9.2f} µs/clone"
    say(line)


def fail(result: Result, error: WorkerError, workers: dict[str, Worker]) -> None:
    """A contender with some rounds missing cannot be compared: it counts as failed, and the report says why.

    Its process ends now, for it may be stuck in a loop and take the core from the others.
    """
    result.failure = str(error)
    worker = workers.pop(result.contender.name, None)
    if worker:
        worker.close()
    say(f"  {result.contender.name:24} FAILED: {error}")


def raw(results: list[Result], conditions: report.Conditions) -> dict[str, Any]:
    return {
        "conditions": dataclasses.asdict(conditions),
        "contenders": [dataclasses.asdict(each) for each in results],
    }


def say(text: str) -> None:
    """Progress goes to standard error: standard output is the report."""
    print(text, file=sys.stderr, flush=True)


def command_line(args: argparse.Namespace) -> str:
    """What to type for the same figures; where this run left its files is nobody's business."""
    only = f" --only {','.join(args.only)}" if args.only else ""
    sections = f" --sections {','.join(args.sections)}" if args.sections != SECTIONS else ""
    rounds = f"--rounds {args.rounds} --seconds {args.seconds:g}" if "playouts" in args.sections else ""
    if "load" in args.sections:
        rounds += f" --load-rounds {args.load_rounds} --load-seconds {args.load_seconds:g} --matches {args.matches}"
    if "people" in args.sections:
        asked = ",".join(map(str, args.tables))
        rounds += f" --games {args.games} --tables {asked} --table-seconds {args.table_seconds:g}"
    return f"make bench ARGS='{(rounds + only + sections).strip()}'"


def numbers(text: str) -> list[int]:
    return [int(positive(int)(number)) for number in text.split(",")]


def sections(text: str) -> list[str]:
    chosen = text.split(",")
    for name in chosen:
        if name not in SECTIONS:
            raise argparse.ArgumentTypeError(f"no section {name!r}; there are {', '.join(SECTIONS)}")
    return chosen


def names(text: str) -> list[str]:
    chosen = text.split(",")
    for name in chosen:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(f"no contender {name!r}; there are {', '.join(NAMES)}")
    return chosen


def positive(number: type[int] | type[float]) -> Callable[[str], float]:
    def convert(text: str) -> float:
        value = number(text)
        if value <= 0:
            raise ValueError
        return value

    convert.__name__ = "positive number"  # argparse names it in its error message
    return convert


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--sections", type=sections, default=SECTIONS, metavar="NAME,NAME", help=f"some of: {', '.join(SECTIONS)}"
    )
    parser.add_argument("--rounds", type=positive(int), default=7, help="turns of each contender (default 7)")
    parser.add_argument("--seconds", type=positive(float), default=1.0, help="length of a turn (default 1)")
    parser.add_argument(
        "--clone-seconds", type=positive(float), default=0.2, help="length of the clone loop in a turn (default 0.2)"
    )
    parser.add_argument("--only", type=names, default=[], metavar="NAME,NAME", help=f"some of: {', '.join(NAMES)}")
    parser.add_argument("--matches", type=positive(int), default=500, help="matches at once under load (default 500)")
    parser.add_argument("--load-rounds", type=positive(int), default=3, help="turns of each server (default 3)")
    parser.add_argument("--load-warmup", type=positive(float), default=4.0, help="seconds before each (default 4)")
    parser.add_argument("--load-seconds", type=positive(float), default=8.0, help="length of each (default 8)")
    parser.add_argument("--games", type=positive(int), default=2, help="whole games to be looked at (default 2)")
    parser.add_argument(
        "--tables",
        type=numbers,
        default=[100, 200, 500],
        metavar="N,N",
        help="live tables at once (default 100,200,500)",
    )
    parser.add_argument("--table-seconds", type=positive(float), default=30.0, help="length of each (default 30)")
    parser.add_argument("--core", type=int, help="the core to use (default: the highest one)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the raw figures to FILE")
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="write the report to FILE whatever the outcome (default: docs/benchmarks.md, after a whole run that "
        "worked for Tablée)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
