"""What the terminal shows: choices, score sheets, places, games. All of it from views, events and actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.options import plain
from tablee.engine.pack_forms import Progress
from tablee.engine.packs import Change
from tablee.engine.schema import short
from tablee.engine.state import State
from tablee.lab.arena import Report

FEW = 24  # up to so many choices are listed one by one


def choices(match: Match, seat: int, speaker: Speaker, chosen: list[int] | None = None) -> Table:
    """The legal actions with their numbers; long rows of alike ones as ranges, unless some are asked for."""
    legal = match.state.legal(seat)
    number = {action: place for place, action in enumerate(legal, start=1)}
    listed = legal if chosen is None else chosen
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    table.add_column(style="dim")
    runs = [[action] for action in listed] if chosen is not None or len(listed) <= FEW else _runs(match, listed)
    for run in runs:
        first, last = run[0], run[-1]
        label = f"{number[first]}" if first == last else f"{number[first]}–{number[last]}"
        words = speaker.action(first)
        if first != last:
            words += f" … {speaker.action(last)}"
        table.add_row(label, words, _note(match, seat, run, speaker))
    return table


def _runs(match: Match, actions: list[int]) -> list[list[int]]:
    """Actions that differ in their last parameter only, together."""

    def alike(action: int) -> tuple[str, tuple[int, ...]]:
        name, numbers = match.game.actions.decode(action)
        return name, numbers[:-1]

    return [list(run) for _, run in groupby(actions, key=alike)]


def _note(match: Match, seat: int, run: list[int], speaker: Speaker) -> str:
    """What one should know before choosing, where it holds for the whole run."""
    consequences = [match.consequence(seat, action) for action in run]
    if all(consequence.ends for consequence in consequences):
        return speaker.say("terminal-note-ends")
    if all(consequence.final for consequence in consequences):
        return speaker.say("terminal-note-final")
    return ""


def events(console: Console, happened: Sequence[Event], speaker: Speaker, seat: int | None) -> None:
    for event in happened:
        if event.visible_to(seat):
            console.print(Text("  " + speaker.event(event), style="cyan"))


def sheet(state: State, speaker: Speaker) -> Group:
    """The score sheet: each entry with what it gives and the details that explain it, then the totals."""
    rows: list[RenderableType] = [Text(speaker.say("terminal-sheet"), style="bold")]
    for line in state.sheet():
        if line.depth:
            rows.append(Padding(Text(speaker.line(line), style="dim"), (0, 0, 0, 5)))
        else:
            shares = [f"{speaker.seat(seat)} {points:+d}" for seat, points in enumerate(line.points) if points]
            rows.append(Padding(Text(speaker.line(line), style="bold"), (0, 0, 0, 2)))
            rows.append(Padding(Text("  ".join(shares) or "–", style="green"), (0, 0, 0, 5)))
    return Group(*rows, _totals(state, speaker))


def _totals(state: State, speaker: Speaker) -> Table:
    """Points by category and in all, a column for each seat."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column()
    scores = state.scores()
    for seat in range(len(scores)):
        table.add_column(speaker.seat(seat), justify="right", overflow="fold")
    for category in scores[0]:
        table.add_row(speaker.say(f"score-{category}"), *(str(points[category]) for points in scores))
    totals = [Text(str(sum(points.values())), style="bold") for points in scores]
    table.add_section()
    table.add_row(Text(speaker.say("terminal-total"), style="bold"), *totals)
    return table


def places(state: State, speaker: Speaker) -> Group:
    """Who came where."""
    ranking = state.ranking()
    rows = []
    for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
        values = {"place": ranking[seat], "name": speaker.seat(seat), "result": speaker.result(state, seat)}
        rows.append(Text(speaker.say("terminal-place", values), style="bold green" if ranking[seat] == 1 else ""))
    return Group(Text(speaker.say("terminal-places"), style="bold"), Padding(Group(*rows), (0, 0, 1, 2)))


def score_change(before: State, after: State, speaker: Speaker) -> Text:
    """Everybody's total after an action, and the difference it makes."""
    parts = []
    for seat, (old, new) in enumerate(zip(before.scores(), after.scores(), strict=True)):
        total, change = sum(new.values()), sum(new.values()) - sum(old.values())
        parts.append(f"{speaker.seat(seat)} {total} ({change:+d})")
    return Text("  " + ", ".join(parts))


def arena_report(report: Report, meta: Meta, speaker: Speaker) -> Table:
    """Who won how often; alone at the table there is only a score."""
    values = {"game": meta.key, "players": report.seats, "games": report.games}
    table = Table(box=box.SIMPLE_HEAD, title=speaker.say("arena-title", values), title_justify="left")
    for column in ("bot", "wins", "interval", "score", "interval", "place", "speed"):
        # A bot's name is typed again by whoever reads the table, so it is never cut.
        table.add_column(
            speaker.say(f"arena-{column}"), justify="left" if column == "bot" else "right", no_wrap=column == "bot"
        )
    for name, bot in report.players.items():
        table.add_row(
            name,
            "–" if bot.win_rate is None else f"{bot.win_rate:.1%}",
            "–" if bot.interval is None else f"{bot.interval[0]:.1%} – {bot.interval[1]:.1%}",
            f"{bot.mean_score:.1f}",
            "–" if bot.score_interval is None else f"{bot.score_interval[0]:.1f} – {bot.score_interval[1]:.1f}",
            "–" if bot.mean_place is None else f"{bot.mean_place:.2f}",
            f"{1000 * bot.seconds_per_decision:.1f} ms",
        )
    return table


def changes(changed: Sequence[Change], speaker: Speaker) -> Group:
    """What a pack changes, one thing a line."""
    if not changed:
        return Group(speaker.say("content-changes-nothing"))
    lines = []
    for one in changed:
        where = ", ".join(part for part in (f"{one.section} {one.entry}".strip(), one.field) if part)
        lines.append(Text(f"  {where}: {short(one.old)} → {short(one.new)}"))
    return Group(speaker.say("content-changes"), *lines)


def filled_in(rows: Sequence[Progress], speaker: Speaker) -> Group:
    """How much of what is ours a pack says, by section."""
    filled, ours = sum(row.filled for row in rows), sum(row.ours for row in rows)
    lines = [Text(f"  {row.section}: {row.filled} / {row.ours}") for row in rows]
    return Group(speaker.say("content-ours", {"filled": filled, "ours": ours}), *lines)


def shelf(metas: Sequence[Meta], speaker: Speaker) -> Table:
    """The games there are."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("name", "title", "designer", "players", "minutes"):
        table.add_column(speaker.say(f"games-{column}"), no_wrap=column == "name")  # which one has to type
    for meta in metas:
        players = "–".join(str(count) for count in dict.fromkeys((meta.players[0], meta.players[-1])))
        table.add_row(meta.key, speaker.title(meta), meta.designer, players, f"{meta.minutes[0]}–{meta.minutes[1]}")
    return table


def packs(rows: Sequence[Mapping[str, str]], speaker: Speaker) -> Table:
    """The installed packs; what is wrong with one stands where its file would."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("name", "game", "file"):
        table.add_column(speaker.say(f"packs-{column}"), overflow="fold")
    for row in rows:
        last = Text(row["problem"], style="red") if "problem" in row else Text(row["file"])
        table.add_row(row["name"], row.get("game", ""), last)
    return table


def chosen(settled: Mapping[str, Any], speaker: Speaker) -> Text:
    """What the table has agreed on. What each seat chose for itself is seen at the table."""
    common = {key: value for key, value in settled.items() if not isinstance(value, list)}
    words = [
        speaker.say("terminal-option", {"label": speaker.option(key), "choice": speaker.option_value(key, value)})
        for key, value in common.items()
    ]
    return Text(" · ".join(words), style="dim")


def options(meta: Meta, language: str) -> Table:
    """A game's options with their values, the default first."""
    speaker = Speaker(language, meta)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("option", "values", "meaning"):
        table.add_column(speaker.say(f"options-{column}"))
    for option in meta.options:
        values = [plain(value) for value in option.values]
        if option.span:
            values.append(f"{option.span[0]}–{option.span[1]}")
        table.add_row(option.key, ", ".join(values), f"{speaker.option(option.key)}. {speaker.option_help(option.key)}")
    return table
