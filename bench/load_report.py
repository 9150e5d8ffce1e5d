"""The section of docs/benchmarks.md on the server under load."""

from __future__ import annotations

from collections.abc import Sequence

from figures import spread
from load import Load, Plan, times
from report import Conditions, cell, count, factor, span, table

CAVEATS = (
    """The games differ: a move of Genesis is checked against its real rules and told to both with what happened, all
    legal moves in words and, in the first row, the whole position; boardgame.io sends the state of a small game of our
    own (`bench/node/game.mjs`), and the generator works out the legal moves itself.""",
    """The second row is for programs that keep the position themselves (`"views": false`). boardgame.io has no such
    choice.""",
    """Tablée answers a move when it is on disk. boardgame.io keeps its matches in memory here.""",
    """A closed loop of so many matches never lets a server rest, so the waiting times are about the number of matches
    divided by the rate.""",
    """The generator speaks socket.io's protocol to boardgame.io on a bare websocket; neither server compresses.""",
    """The generator receives Tablée's whole positions but does not read the view in them, which it has no use for; of
    boardgame.io's it reads everything, to find the legal moves. Its own share of the time is in the last column.""",
)


def section(loads: Sequence[Load], plan: Plan, conditions: Conditions, versions: dict[str, str]) -> str:
    parts = [
        "## The server under load",
        _introduction(plan, conditions),
        _table(loads),
        _verdict(loads),
        "### Versions and machine of the load",
        _machine(conditions, versions),
        "### To bear in mind about the load",
        "\n".join(f"- {' '.join(line.split())}" for line in CAVEATS),
    ]
    return "\n\n".join(part for part in parts if part)


def _introduction(plan: Plan, conditions: Conditions) -> str:
    return (
        f"`{conditions.command}`, {conditions.date}.\n\n"
        f"{plan.matches} matches of two players at once over loopback, each player on a websocket of their own. "
        "Whoever is to move sends a legal move drawn at random; when they have been answered and the other player has "
        "been told, the next one moves; a match that ends is replaced by a new one. Each server is one process on one "
        f"core with an empty store, the generator has another core. The servers take turns, {plan.rounds} rounds of "
        f"{plan.seconds:g} s after {plan.warmup:g} s of warming up. Given are the medians of the rounds; a move counts "
        "when both players have heard of it, and the waiting time is the mover's."
    )


def _table(loads: Sequence[Load]) -> str:
    header = ["server", "moves are kept", "moves/s", "slowest – fastest round", "p50 ms", "p99 ms"]
    header += ["server µs/move", "generator busy"]
    rows = []
    for load in loads:
        row = [load.server.title, load.server.stored]
        if load.failure:
            row += [f"failed: {cell(load.failure)}", "", "", "", "", ""]
        else:
            rates = spread(load.all(lambda turn: turn.rate))
            row += [count(rates.median), span(rates, count)]
            row += [f"{load.median(lambda turn: turn.p50):.0f}", f"{load.median(lambda turn: turn.p99):.0f}"]
            row += [f"{load.median(lambda turn: turn.cost):.0f}", f"{load.median(lambda turn: turn.busy):.0%}"]
        rows.append(row)
    return table(header, rows, left=2)


def _verdict(loads: Sequence[Load]) -> str:
    """How many times each of ours is what the peer is, round by round."""
    *ours, peer = loads
    lines = []
    for mine in ours:
        rate, wait = times(mine, peer, lambda turn: turn.rate), times(mine, peer, lambda turn: turn.p99)
        if rate is not None and wait is not None:
            lines.append(
                f"- {mine.server.title}: {factor(rate)} the moves per second of boardgame.io, {factor(wait)} its p99."
            )
    return "\n".join(lines)


def _machine(conditions: Conditions, versions: dict[str, str]) -> str:
    lines = [f"- {name}: {value}" for name, value in conditions.machine.items() if name != "python"]
    lines.append(f"- load before the run: {conditions.load:.2f}")
    lines.append("- versions: " + ", ".join(f"{name} {versions[name]}" for name in sorted(versions, key=str.lower)))
    return "\n".join(lines)
