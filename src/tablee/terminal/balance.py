"""The balance report for people: the same tables on a terminal and in a Markdown document."""

from __future__ import annotations

from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.messages import Speaker
from tablee.lab.alone import Reached
from tablee.lab.balance import Card, Lift, Place, Report, Scores, Section
from tablee.lab.balance import Table as Played
from tablee.lab.stats import Interval

MARKS = {"above": "▲", "below": "▼", None: ""}
ON_TARGET = "✓"


class Grid(NamedTuple):
    """A table before it is drawn; its first column is text, the others are numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    note: str = ""


def terminal(report: Report, speaker: Speaker) -> Group:
    parts: list[RenderableType] = [Text(_title(report, speaker), style="bold"), Text(_basis(report, speaker))]
    for grid in _grids(report, speaker):
        table = Table(box=box.SIMPLE_HEAD, title=Text(grid.title, style="bold"), title_justify="left")
        for number, column in enumerate(grid.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in grid.rows:
            table.add_row(*row)
        parts += [Padding(table, (1, 0, 0, 0)), *([Text(grid.note)] if grid.note else [])]
    return Group(*parts, Padding(Text(_about(report, speaker), style="dim"), (1, 0)))


def markdown(report: Report, command: str, speaker: Speaker) -> str:
    """A document of its own, with the command that makes it again."""
    parts = [f"# {_title(report, speaker)}", f"    {command}", _basis(report, speaker), _about(report, speaker)]
    for grid in _grids(report, speaker):
        ruler = ["---", *("---:" for _ in grid.columns[1:])]
        lines = [f"| {' | '.join(row)} |" for row in (grid.columns, ruler, *grid.rows)]
        parts += [f"## {grid.title}", "\n".join(lines), *([grid.note] if grid.note else [])]
    return "\n\n".join(parts) + "\n"


def _title(report: Report, speaker: Speaker) -> str:
    assert speaker.meta is not None
    key = "balance-title-alone" if _is_alone(report) else "balance-title"
    return speaker.say(key, {"game": speaker.meta.key, "bot": report.bot, "games": report.games})


def _is_alone(report: Report) -> bool:
    return all(table.players == 1 for table in report.tables)


def _about(report: Report, speaker: Speaker) -> str:
    return speaker.say("balance-about-alone" if _is_alone(report) else "balance-about")


def _basis(report: Report, speaker: Speaker) -> str:
    assert speaker.meta is not None
    rules = speaker.meta.rules_version
    return speaker.say("balance-basis", {"rules": rules, "content": report.content, "seed": str(report.seed)})


def _grids(report: Report, speaker: Speaker) -> list[Grid]:
    together = [table for table in report.tables if table.players > 1]
    alone = [table for table in report.tables if table.players == 1]
    return [
        *([_scores(together, speaker)] if together else []),
        *([_order(together, speaker)] if any(table.order for table in together) else []),
        *([_seats(together, speaker)] if together else []),
        *(_cards(section, speaker) for section in report.sections),
        *([_alone(alone, speaker), _sources(alone, speaker)] if alone else []),
    ]


def _scores(tables: list[Played], speaker: Speaker) -> Grid:
    winners = [speaker.say("balance-winners"), *(f"{table.scores.winners_mean:.1f}" for table in tables)]
    return Grid(speaker.say("balance-scores"), ["", *_sizes(tables, speaker)], [*_spread(tables, speaker), winners])


def _spread(tables: list[Played], speaker: Speaker) -> list[list[str]]:
    """How many games, and how their results lie."""
    scores: list[Scores] = [table.scores for table in tables]
    rows = [
        [speaker.say("balance-games"), *(str(table.games) for table in tables)],
        [speaker.say("balance-mean"), *(f"{one.mean:.1f}" for one in scores)],
        [speaker.say("balance-deviation"), *(f"{one.deviation:.1f}" for one in scores)],
        [speaker.say("balance-least"), *(str(one.least) for one in scores)],
    ]
    for percent in scores[0].quantiles:
        label = speaker.say("balance-quantile", {"percent": percent})
        rows.append([label, *(f"{one.quantiles[percent]:.0f}" for one in scores)])
    return [*rows, [speaker.say("balance-most"), *(str(one.most) for one in scores)]]


def _alone(tables: list[Played], speaker: Speaker) -> Grid:
    """Games alone, in all ways to play them, and how often they reach what is worth reaching."""
    rows = _spread(tables, speaker)
    for number, goal in enumerate(tables[0].goals):
        rows.append([_goal(goal, speaker), *(_reached(table.goals[number], speaker) for table in tables)])
    aimed = any(goal.target is not None for table in tables for goal in table.goals)
    note = speaker.say("balance-target-note") if aimed else ""
    return Grid(speaker.say("balance-alone"), ["", *_ways(tables, speaker)], rows, note)


def _ways(tables: list[Played], speaker: Speaker) -> list[str]:
    """What makes games alone differ."""
    assert speaker.game is not None
    key = speaker.game.alone_by
    if not key:
        return [speaker.say("balance-way")]
    found = [speaker.option_value(key, table.options[key]) for table in tables]
    if isinstance(tables[0].options[key], bool):
        return [speaker.say("balance-with", {"option": speaker.option(key), "value": value}) for value in found]
    return found


def _goal(goal: Reached, speaker: Speaker) -> str:
    if not goal.rank:
        return speaker.say("balance-goal", {"goal": goal.goal})
    return speaker.say("balance-rank", {"rank": speaker.name(goal.section, goal.rank), "goal": goal.goal})


def _reached(goal: Reached, speaker: Speaker) -> str:
    if goal.target is None:
        return _rate(goal.rate, goal.interval)
    target = speaker.say("balance-target", {"target": f"{goal.target:.0%}"})
    mark = MARKS[goal.outside] * (2 if goal.surely else 1) or ON_TARGET
    return f"{_rate(goal.rate, goal.interval)} {mark} {target}"


def _sources(tables: list[Played], speaker: Speaker) -> Grid:
    """Where the points of games alone come from: by category of the score, then by groups of content entries."""
    found: list[tuple[str, list[float]]] = []
    for name in dict.fromkeys(name for table in tables for name in table.categories):
        found.append((speaker.say(f"score-{name}"), [table.categories.get(name, 0.0) for table in tables]))
    groups = [{(one.section, one.field, name): n for one in t.earned for name, n in one.points.items()} for t in tables]
    for section, field, name in dict.fromkeys(key for group in groups for key in group):
        label = speaker.say(f"earned-{section}", {"group": speaker.name(field, name)})
        found.append((label, [group.get((section, field, name), 0.0) for group in groups]))
    means = [table.scores.mean for table in tables]
    rows = [[label, *map(_part, points, means)] for label, points in found if any(points)]
    return Grid(speaker.say("balance-sources"), ["", *_ways(tables, speaker)], rows)


def _part(points: float, whole: float) -> str:
    """Points a game, and their share of the result."""
    return f"{points:.1f} ({points / whole:.0%})" if whole > 0 else f"{points:.1f}"


def _order(tables: list[Played], speaker: Speaker) -> Grid:
    """How often who begins wins, and who comes next."""
    labels = [speaker.say("balance-turn", {"turn": turn + 1}) for turn in range(tables[-1].players)]
    return _by_place(speaker.say("balance-order"), labels, tables, [table.order or [] for table in tables], speaker)


def _seats(tables: list[Played], speaker: Speaker) -> Grid:
    """How often each seat of the table wins."""
    labels = [speaker.say("balance-seat", {"number": seat + 1}) for seat in range(tables[-1].players)]
    return _by_place(speaker.say("balance-seats"), labels, tables, [table.seats for table in tables], speaker)


def _by_place(title: str, labels: list[str], tables: list[Played], places: list[list[Place]], speaker: Speaker) -> Grid:
    rows = [
        [label, *(_rate(*_won(row[number])) if number < len(row) else "" for row in places)]
        for number, label in enumerate(labels)
    ]
    return Grid(title, ["", *_sizes(tables, speaker)], rows)


def _won(place: Place) -> tuple[float, Interval]:
    return place.win_rate, place.interval


def _rate(rate: float, interval: Interval) -> str:
    low, high = interval
    return f"{rate:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def _sizes(tables: list[Played], speaker: Speaker) -> list[str]:
    return [speaker.say("balance-players", {"players": table.players}) for table in tables]


def _cards(section: Section, speaker: Speaker) -> Grid:
    title = speaker.say(f"taken-{section.section}")
    ways = list(section.cards[0].by_event)
    columns = [speaker.say(key) for key in ("balance-card", "balance-taken", "balance-lift", "arena-interval")]
    columns.append("")
    for key in ways:
        columns += [speaker.say(f"taken-{section.section}-{key.removeprefix('event-')}"), speaker.say("balance-lift")]
    rows = [_card(section.section, card, speaker) for card in section.cards]
    if section.mean_lift is None or section.tolerance is None:
        return Grid(title, columns, rows)
    low, high = section.tolerance
    bounds = {"mean": f"{section.mean_lift:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
    return Grid(title, columns, rows, speaker.say("balance-note", bounds))


def _card(section: str, card: Card, speaker: Speaker) -> list[str]:
    mark = MARKS[card.outside] * (2 if card.surely else 1)
    row = [speaker.name(section, card.id), *_lift(card.total), _interval(card.total.interval), mark]
    for lift in card.by_event.values():
        row += _lift(lift)
    return row


def _lift(lift: Lift) -> list[str]:
    return [f"{lift.share:.1%}", "–" if lift.lift is None else f"{lift.lift:.2f}"]


def _interval(interval: Interval | None) -> str:
    return "–" if interval is None else f"{interval[0]:.2f} – {interval[1]:.2f}"
