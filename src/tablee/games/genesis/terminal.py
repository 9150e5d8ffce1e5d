"""How Genesis looks in a terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tablee.engine.events import Event
from tablee.engine.messages import Speaker

# Colours of the 256 that every terminal with colours has.
INK = {
    "F": "bold white on color(28)",
    "S": "bold black on color(178)",
    "M": "bold white on color(94)",
    "W": "bold white on color(25)",
}
TERRAIN = {"forest": "F", "savanna": "S", "mountain": "M", "marsh": "W"}
LAND = {"..": ("· ", "dim"), "VV": ("▲ ", "red"), "PP": ("● ", "bright_black"), "~~": ("~ ", "bright_black")}
COLUMNS = "abcdefghijklmn"


ROOM_BESIDE = 76  # from this width on the dice and supplies stand beside the board

TEAMS = ((0, 2), (1, 3))


class Beside:
    """Two things side by side where there is room, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < ROOM_BESIDE:
            yield self.left
            yield self.right
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(min_width=44, no_wrap=True)
        table.add_column()
        table.add_row(self.left, self.right)
        yield table


def terminal(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
    """The board, dice and supplies beside it, and the state of play below. New tiles are underlined."""
    fresh = {str(event.values["square"]) for event in recent if "square" in event.values}
    beside = Group(*_dice(view, speaker), Text(), _supplies(view, speaker))
    return Group(Beside(_grid(view, fresh), beside), *_below(view, speaker))


def legend(speaker: Speaker) -> RenderableType:
    return Text(speaker.say("board-legend"), style="dim")


def outcome(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The teams' totals; the rank of a challenge and whether the neutral species was beaten (GS-132)."""
    lines = [Text(line, style="bold") for line in _teams(view, speaker)]
    if "challenge" in view:
        result, score = view["challenge"]["result"], view["scores"][0]
        lead = sum(score[terrain] for terrain in TERRAIN) + score["neutral"]
        values = {"result": result, "rank": view["challenge"]["rank"]}
        lines.append(Text(speaker.say("board-result", values), style="bold green"))
        lines.append(Text(speaker.say("outcome-beaten" if lead > 0 else "outcome-not-beaten", {"lead": lead})))
    return Group(*lines)


def _teams(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """GS-142: what each team has."""
    if view["options"]["mode"] != "teams" or "scores" not in view:
        return []
    totals = [sum(score.values()) for score in view["scores"]]
    return [
        speaker.say("board-team", {"one": speaker.seat(a), "two": speaker.seat(b), "points": totals[a] + totals[b]})
        for a, b in TEAMS
    ]


def _grid(view: dict[str, Any], fresh: set[str]) -> Text:
    """Each square is two characters behind one that separates it: the river, or nothing."""
    drawn = Text(no_wrap=True)
    drawn.append("  " + "".join(f" {letter} " for letter in COLUMNS), style="dim")
    ending = set() if view["over"] else set(view["end"]["ending"])
    for number, row in enumerate(view["board"]):
        drawn.append(f"\n{number + 1:>2}", style="dim")
        river = 14 - view["right"][number]
        for column, token in enumerate(row.split()):
            drawn.append("║" if column == river else " ", style="bright_blue")
            name = f"{COLUMNS[column]}{number + 1}"
            if name in ending:
                drawn.append("! ", style="bold red")
            elif token in LAND:
                drawn.append(*LAND[token])
            else:
                drawn.append(token, style=INK[token[0]] + (" underline" if name in fresh else ""))
    return drawn


def _face(die: str | None, used: bool, supply: dict[str, int] | None, speaker: Speaker) -> Text:
    if die is None:
        return Text("–")
    text = Text()
    ink = INK.get(TERRAIN.get(die, ""), "bold black on white")
    text.append(f" {speaker.name('die', die)} ", style=f"dim strike {ink}" if used else ink)
    if used:
        text.append(f" {speaker.say('board-dice-used')}", style="dim")
    elif supply is not None and supply.get(die) == 0:
        text.append(f" {speaker.say('board-any')}", style="italic")
    return text


def _dice(view: dict[str, Any], speaker: Speaker) -> list[RenderableType]:
    seat = view["active"]
    supply = view["seats"][seat]["supply"] if seat >= 0 else None
    faces = [_face(die, used, supply, speaker) for die, used in zip(view["dice"], view["used"], strict=True)]
    shown: list[RenderableType] = [Text(speaker.say("board-dice"), style="bold"), *faces]
    challenge = view.get("challenge")
    if challenge:
        rival = [_face(die, False, challenge["neutral"]["supply"], speaker) for die in challenge["neutral_dice"]]
        # Side by side, so that the board of the challenge fits a small terminal.
        table = Table.grid(padding=(0, 2))
        table.add_row(shown[0], Text(speaker.say("board-neutral-dice"), style="bold"))
        for own, other in zip(faces, rival, strict=True):
            table.add_row(own, other)
        shown = [table]
    return shown


def _supplies(view: dict[str, Any], speaker: Speaker) -> Table:
    """Who plays what, with how many tiles left and, if the table shows it, the score now."""
    table = Table.grid(padding=(0, 1))
    table.add_column(overflow="fold")
    scores = view.get("scores")
    heading = [
        Text(speaker.say("board-supply"), style="bold"),
        *(Text(f" {letter} ", style=INK[letter]) for letter in "FSMW"),
    ]
    table.add_row(*heading, Text(speaker.say("board-score"), style="bold") if scores else "")
    for seat, side in enumerate(view["seats"]):
        species = f" ({speaker.name('species', side['species'])})" if side["species"] else ""
        who = Text(f"{speaker.seat(seat)}{species}", style="bold" if seat == view["active"] else "")
        total = str(sum(scores[seat][terrain] for terrain in TERRAIN)) if scores else ""
        table.add_row(who, *_counts(side), Text(total, justify="right"))
    if "challenge" in view:
        side = view["challenge"]["neutral"]
        who = Text(f"{speaker.say('board-neutral')} ({speaker.name('species', side['species'])})")
        table.add_row(who, *_counts(side), Text(str(-scores[0]["neutral"]) if scores else "", justify="right"))
    return table


def _counts(side: dict[str, Any]) -> list[Text]:
    return [Text(f"{count:>2} ") for count in side["supply"].values()]


def _below(view: dict[str, Any], speaker: Speaker) -> list[RenderableType]:
    state = speaker.say("board-free", {"free": view["free"], "live": len(view["end"]["live"])})
    if view["map_seed"] is not None:
        state += " " + speaker.say("board-map", {"seed": str(view["map_seed"])})
    lines = [Text(state), *(Text(line) for line in _teams(view, speaker))]
    if view["end"]["ending"] and not view["over"]:
        squares = ", ".join(view["end"]["ending"])
        lines.append(Text(speaker.say("board-warning", {"squares": squares}), style="bold red"))
    lines.extend(_challenge(view["challenge"], speaker) if "challenge" in view else [])
    return list(lines)


def _challenge(challenge: dict[str, Any], speaker: Speaker) -> list[Text]:
    lines = []
    for goal in challenge["goals"]:
        values = {"goal": goal["id"], "reached": goal["reached"], "wanted": goal["wanted"]}
        key = "board-goal-done" if goal["done"] else "board-goal"
        lines.append(Text(speaker.say(key, values), style="green" if goal["done"] else ""))
    if challenge["neutral_next"]:
        tiles = [f"{speaker.name('colour', tile['colour'])} {tile['square']}" for tile in challenge["neutral_next"]]
        lines.append(Text(speaker.say("board-neutral-next", {"tiles": ", ".join(tiles)})))
    if "result" in challenge:
        lines.append(Text(speaker.say("board-result", {"result": challenge["result"], "rank": challenge["rank"]})))
    return lines
