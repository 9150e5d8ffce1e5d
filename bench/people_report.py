"""The section of docs/benchmarks.md on people at the table."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from people import EVERY, FIRST_MOVES, SEATS, Game, Tables, percentile
from report import Conditions, count, table

WITHIN = 150.0  # milliseconds from a move to the page, for all but one in a hundred
CROWD = 1.0  # processes that wanted a core before the run: with more, others were at work

CAVEATS = (
    """Drawn and compressed is all that a page shows, for each seat by itself, as the server does it.""",
    """A page is sent whole. Its compressor remembers the page before, so that what comes over the line is little more
    than what changed. Whoever moves is told by the answer to the form instead, which is compressed by itself.""",
    """Live tables play all four games in turn, the server on one core, the readers on another. The wait ends when the
    later of both readers has its page, from when the move was sent, through the API, by the generator; reading the
    pages takes part of the generator's core.""",
)


def section(games: Sequence[Game], live: Sequence[Tables], conditions: Conditions, versions: dict[str, str]) -> str:
    parts = [
        "## People at the table",
        f"`{conditions.command}`, {conditions.date}.",
        _introduction(),
        _drawing(games),
    ]
    if live:
        parts += [
            f"Tables with two readers each, and a move every {EVERY:g} s, {FIRST_MOVES} moves into the game:",
            _tables(live),
            _verdict(live),
        ]
    parts += [
        "### Versions and machine of the tables",
        "\n".join(
            [
                *(f"- {name}: {value}" for name, value in conditions.machine.items() if name != "python"),
                f"- load before the run: {conditions.load:.2f}",
                "- versions: " + ", ".join(f"{name} {versions[name]}" for name in sorted(versions, key=str.lower)),
            ]
        ),
        "### To bear in mind about the tables",
        "\n".join(f"- {' '.join(line.split())}" for line in [*CAVEATS, *_crowd(conditions)]),
    ]
    return "\n\n".join(parts)


def _introduction() -> str:
    return (
        f"Whole games of {SEATS} greedy bots, and after each move the page of each seat: the time of a core that it "
        "takes to draw and compress it, and its bytes as they are sent."
    )


def _drawing(games: Sequence[Game]) -> str:
    header = ["game", "moves", "ms, median", "ms, p99", "bytes, median", "bytes, p99", "uncompressed, median"]
    rows = []
    for game in games:
        times, sizes = game.all(lambda page: page.milliseconds), game.all(lambda page: page.size)
        rows.append(
            [
                game.title,
                f"{game.moves}",
                f"{median(times):.1f}",
                f"{percentile(times, 0.99):.1f}",
                count(median(sizes)),
                count(percentile(sizes, 0.99)),
                count(median(game.all(lambda page: page.whole))),
            ]
        )
    return table(header, rows, left=1)


def _tables(live: Sequence[Tables]) -> str:
    header = ["tables", "moves", "p50 ms", "p99 ms", "pages lost", "server busy", "kB/s sent"]
    rows = [
        [
            f"{one.tables}",
            f"{len(one.waits)}",
            f"{percentile(one.waits, 0.5):.0f}",
            f"{percentile(one.waits, 0.99):.0f}",
            f"{one.lost}",
            "?" if one.busy is None else f"{one.busy:.0%}",
            f"{one.sent / one.seconds / 1000:.0f}",
        ]
        for one in live
    ]
    return table(header, rows, left=0)


def _verdict(live: Sequence[Tables]) -> str:
    good = [one.tables for one in live if one.waits and not one.lost and percentile(one.waits, 0.99) < WITHIN]
    return f"- The most tables with a p99 under {WITHIN:g} ms: {max(good) if good else 'none of these'}."


def _crowd(conditions: Conditions) -> list[str]:
    if conditions.load <= CROWD:
        return []
    said = f"""Other people's work was running on the machine ({conditions.load:.1f} processes wanted a core before the
    run): times are longer than they would be alone, above all the waits."""
    return [f"**{' '.join(said.split())}**"]
