"""Writes the measurements down: `docs/benchmarks.md`, one marked section per kind of measurement.

Each section stands between two comment lines and is replaced as a whole, so that a run of one kind leaves the
sections of the others alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from figures import CROWDED, Result, Spread, ratio, spread

TITLE = "# Benchmarks\n\nEvery section is written by the command it names; the figures are never edited by hand.\n"

CAVEATS = (
    """The games differ: a decision in one of our games is not a move of chess. The table says what each
    system delivers on games of its own, not who plays one game faster.""",
    """*Loop in* matters. Where it says compiled or C++, a whole game is one call; where it says Python, every decision
    pays for the calls from Python. Compare our listed rows with the rows in C++ and our stepped rows with the rows in
    Python; Genesis sampled has no counterpart among the peers, all of which choose from the full list.""",
    """OpenSpiel's own loop fills in a probability for each legal action before it draws one; a loop written in C++ for
    this purpose would be faster than its rows show.""",
    """A step does not include the same everywhere: PettingZoo and RLCard build the next player's observation at every
    step, as their interface demands; Tablée, OpenSpiel and python-chess build none here.""",
    """`state.play()`, in Tablée stepped, does not check the action again; nor do `apply_action` and `push`.""",
    """boardgame.io writes an undo entry and a log entry for every move and checks it. Its state is immutable, so it
    needs no clones. Its figure includes finding the legal placements, about 1 % of the time.""",
    """PettingZoo's connect_four and RLCard's uno have no call that copies a position, short of `deepcopy`.""",
)


@dataclass(frozen=True)
class Conditions:
    """How and where a run was made."""

    command: str
    date: str
    machine: dict[str, str]
    core: int | None
    load: float
    rounds: int
    seconds: float
    clone_seconds: float


def write_section(path: Path, name: str, text: str) -> None:
    """Put `text` into the section `name` of the file, making the file or the section if need be."""
    begin, end = f"<!-- bench: {name} -->", f"<!-- end of bench: {name} -->"
    section = f"{begin}\n{text.strip()}\n{end}"
    before = path.read_text(encoding="utf-8") if path.exists() else TITLE
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if pattern.search(before):
        after = pattern.sub(lambda _: section, before)
    else:
        after = f"{before.rstrip()}\n\n{section}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(after, encoding="utf-8")


def playouts(results: Sequence[Result], conditions: Conditions) -> str:
    """The section on random playouts and clones."""
    parts = [
        "## Random playouts",
        _introduction(conditions),
        _decision_table(results),
        "### Clones",
        "Copying a position in the middle of its game, called in a plain loop from Python, eight positions in turn.",
        _clone_table(results),
        "### How each was driven",
        _ways(results),
        "### Versions and machine",
        _machine(results, conditions),
        "### To bear in mind",
        _caveats(results, conditions),
    ]
    return "\n\n".join(part for part in parts if part)


def _introduction(conditions: Conditions) -> str:
    core = "not pinned to a core" if conditions.core is None else "all on one core"
    return (
        f"`{conditions.command}`, {conditions.date}.\n\n"
        "Whole games in which every decision is drawn uniformly from the legal ones. Each contender is a process of "
        f"its own, {core}; they take turns, {conditions.rounds} rounds of {conditions.seconds:g} s each after a "
        "warm-up, in an order that is rotated from round to round. Given are the median of the rounds, the slowest "
        "and the fastest round, and how many times as fast Tablée is: the median of the ratios within each round."
    )


def _decision_table(results: Sequence[Result]) -> str:
    ours = [each for each in results if each.contender.ours]
    names = [re.sub(r", \d players,", "", each.contender.title.removeprefix("**Tablée** ")) for each in ours]
    header = ["contender", "loop in", "decisions/s", "slowest – fastest round", "decisions/game"]
    rows: list[list[str]] = []
    for each in results:
        row = [_title(each), each.contender.loop]
        if each.failure:
            row += [f"failed: {cell(each.failure)}", "", ""] + [""] * len(ours)
        else:
            found = spread(each.rates)
            row += [count(found.median), span(found, count), f"{each.game_length:.0f}"]
            row += [_times(mine, each) for mine in ours]
        rows.append(row)
    return table(header + [f"{name} is" for name in names], rows, left=2)


def _clone_table(results: Sequence[Result]) -> str:
    mine = next((each for each in results if each.contender.ours and each.contender.clone), None)
    rows = []
    for each in results:
        if not each.contender.clone:
            continue
        row = [_title(each), each.contender.clone]
        if each.failure:
            row += [f"failed: {cell(each.failure)}", "", ""]
        else:
            found = spread(each.clone_times)
            row += [_micro(found.median), span(found, _micro), _times_clone(mine, each)]
        rows.append(row)
    return table(["contender", "call", "µs/clone", "fastest – slowest round", "Genesis is"], rows, left=2)


def _ways(results: Sequence[Result]) -> str:
    titles: dict[str, list[str]] = {}
    for each in results:
        titles.setdefault(each.contender.how, []).append(_title(each))
    return "\n".join(f"- {'; '.join(same)}: {how}." for how, same in titles.items())


def _machine(results: Sequence[Result], conditions: Conditions) -> str:
    versions: dict[str, str] = {}
    for each in results:
        versions |= each.versions
    lines = [f"- {name}: {value}" for name, value in conditions.machine.items() if name != "python"]
    lines.append(f"- load before the run: {conditions.load:.2f}")
    lines.append("- versions: " + ", ".join(f"{name} {versions[name]}" for name in sorted(versions, key=str.lower)))
    return "\n".join(lines)


def _caveats(results: Sequence[Result], conditions: Conditions) -> str:
    lines = list(CAVEATS)
    lines += [f"**{_title(each)} ran uncompiled.**" for each in results if "uncompiled" in each.versions.values()]
    crowded = sum(each.crowded for each in results)
    if crowded:
        turns = sum(len(each.playouts) for each in results)
        lines.append(
            f"The machine was busy with something else: in {crowded} of {turns} turns the contender had less than "
            f"{CROWDED:.0%} of the core's time."
        )
    if conditions.core is None:
        lines.append("This system cannot pin processes to a core: the contenders could use several.")
    return "\n".join(f"- {' '.join(line.split())}" for line in lines)


def _title(result: Result) -> str:
    loop = ", its own loop" if result.contender.loop == "C++" else ""
    return f"{result.contender.title}{loop}"


def _times(mine: Result, other: Result) -> str:
    found = None if mine.failure or mine is other else ratio(mine.rates, other.rates)
    return "—" if found is None else factor(found)


def _times_clone(mine: Result | None, other: Result) -> str:
    if mine is None or mine.failure or mine is other:
        return "—"
    found = ratio(other.clone_times, mine.clone_times)
    return "—" if found is None else factor(found)


def factor(value: float) -> str:
    return f"× {value:,.0f}" if value >= 20 else f"× {value:.1f}" if value >= 2 else f"× {value:.2f}"


def count(value: float) -> str:
    """Three figures: the spread leaves no room for more."""
    digits = 10 ** max(0, len(str(int(value))) - 3)
    return f"{round(value / digits) * digits:,.0f}"


def _micro(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def span(found: Spread, text: Callable[[float], str]) -> str:
    return f"{text(found.lowest)} – {text(found.highest)}"


def cell(text: str) -> str:
    """Text that cannot break a row of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def table(header: Sequence[str], rows: Iterable[Sequence[str]], left: int) -> str:
    rule = ["---"] * left + ["---:"] * (len(header) - left)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [header, rule, *rows])
