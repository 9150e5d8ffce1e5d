"""How Genesis looks in a terminal, drawn from a view."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.engine.messages import Speaker

INK = {
    "F": "bold white on #3f7034",
    "S": "bold black on #e3bd4e",
    "M": "bold white on #7d5233",
    "W": "bold white on #2f6690",
}
TERRAIN = {"forest": "F", "savanna": "S", "mountain": "M", "marsh": "W"}
LAND = {"..": ("· ", "dim"), "VV": ("▲ ", "red"), "PP": ("● ", "bright_black"), "~~": ("~ ", "bright_black")}
COLUMNS = "abcdefghijklmn"


def terminal(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The board on the left, what lies beside it on the right where there is room, and the state of play below."""
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=44, no_wrap=True)
    table.add_column()
    table.add_row(_grid(view), Group(*_dice(view, speaker), Text(), _supplies(view, speaker)))
    return Group(table, Padding(Group(*_below(view, speaker)), (1, 0, 0, 0)))


def legend(speaker: Speaker) -> RenderableType:
    return Text(speaker.say("board-legend"), style="dim")


def _grid(view: dict[str, Any]) -> Text:
    """Each square is two characters behind one that separates it: the river, or nothing."""
    drawn = Text(no_wrap=True)
    drawn.append("  " + "".join(f" {letter} " for letter in COLUMNS), style="dim")
    ending = set(view["end"]["ending"])
    for number, row in enumerate(view["board"]):
        drawn.append(f"\n{number + 1:>2}", style="dim")
        river = 14 - view["right"][number]
        for column, token in enumerate(row.split()):
            drawn.append("║" if column == river else " ", style="bright_blue")
            if f"{COLUMNS[column]}{number + 1}" in ending:
                drawn.append("! ", style="bold red")
            elif token in LAND:
                drawn.append(*LAND[token])
            else:
                drawn.append(token, style=INK[token[0]])
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
    shown: list[RenderableType] = [Text(speaker.say("board-dice"), style="bold")]
    shown += [_face(die, used, supply, speaker) for die, used in zip(view["dice"], view["used"], strict=True)]
    challenge = view.get("challenge")
    if challenge:
        shown.append(Text(speaker.say("board-neutral-dice"), style="bold"))
        shown += [_face(die, False, challenge["neutral"]["supply"], speaker) for die in challenge["neutral_dice"]]
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
    lines = []
    if any("~~" in row for row in view["board"]):
        lines.append(Text(speaker.say("board-beyond"), style="dim"))
    if view["map_seed"] is not None:
        lines.append(Text(speaker.say("board-map", {"seed": str(view["map_seed"])}), style="dim"))
    lines.append(Text(speaker.say("board-free", {"free": view["free"], "live": len(view["end"]["live"])})))
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
