"""The balance report for people: the same tables on a terminal and in a Markdown document."""

from __future__ import annotations

from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.messages import Speaker
from tablee.lab.balance import Card, Lift, Place, Report, Section
from tablee.lab.stats import Interval

MARKS = {"above": "▲", "below": "▼", None: ""}


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
    return Group(*parts, Padding(Text(speaker.say("balance-about"), style="dim"), (1, 0)))


def markdown(report: Report, command: str, speaker: Speaker) -> str:
    """A document of its own, with the command that makes it again."""
    parts = [f"# {_title(report, speaker)}", f"    {command}", _basis(report, speaker), speaker.say("balance-about")]
    for grid in _grids(report, speaker):
        ruler = ["---", *("---:" for _ in grid.columns[1:])]
        lines = [f"| {' | '.join(row)} |" for row in (grid.columns, ruler, *grid.rows)]
        parts += [f"## {grid.title}", "\n".join(lines), *([grid.note] if grid.note else [])]
    return "\n\n".join(parts) + "\n"


def _title(report: Report, speaker: Speaker) -> str:
    assert speaker.meta is not None
    return speaker.say("balance-title", {"game": speaker.meta.title, "bot": report.bot, "games": report.games})


def _basis(report: Report, speaker: Speaker) -> str:
    assert speaker.meta is not None
    rules = speaker.meta.rules_version
    return speaker.say("balance-basis", {"rules": rules, "content": report.content, "seed": str(report.seed)})


def _grids(report: Report, speaker: Speaker) -> list[Grid]:
    return [
        _scores(report, speaker),
        *([_order(report, speaker)] if any(table.order for table in report.tables) else []),
        *(_cards(section, speaker) for section in report.sections),
    ]


def _scores(report: Report, speaker: Speaker) -> Grid:
    scores = [table.scores for table in report.tables]
    rows = [
        [speaker.say("balance-games"), *(str(table.games) for table in report.tables)],
        [speaker.say("balance-mean"), *(f"{one.mean:.1f}" for one in scores)],
        [speaker.say("balance-deviation"), *(f"{one.deviation:.1f}" for one in scores)],
        [speaker.say("balance-least"), *(str(one.least) for one in scores)],
    ]
    for percent in scores[0].quantiles:
        label = speaker.say("balance-quantile", {"percent": percent})
        rows.append([label, *(f"{one.quantiles[percent]:.0f}" for one in scores)])
    rows += [
        [speaker.say("balance-most"), *(str(one.most) for one in scores)],
        [speaker.say("balance-winners"), *(f"{one.winners_mean:.1f}" for one in scores)],
    ]
    return Grid(speaker.say("balance-scores"), ["", *_sizes(report, speaker)], rows)


def _order(report: Report, speaker: Speaker) -> Grid:
    """How often who begins wins, and who comes next."""
    orders = [table.order or [] for table in report.tables]
    rows = []
    for turn in range(max(len(order) for order in orders)):
        label = speaker.say("balance-turn", {"turn": turn + 1})
        rows.append([label, *(_place(order[turn]) if turn < len(order) else "" for order in orders)])
    return Grid(speaker.say("balance-order"), ["", *_sizes(report, speaker)], rows)


def _place(place: Place) -> str:
    low, high = place.interval
    return f"{place.win_rate:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def _sizes(report: Report, speaker: Speaker) -> list[str]:
    return [speaker.say("balance-players", {"players": table.players}) for table in report.tables]


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
