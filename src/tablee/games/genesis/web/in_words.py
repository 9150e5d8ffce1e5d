"""A position of Genesis in words, for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from tablee.drawing.outline import Area as Outlined
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesis.web.art import TERRAINS, number
from tablee.games.genesis.web.board import map_name
from tablee.games.genesis.web.board_view import (
    Square,
    areas,
    dice_said,
    grown,
    newest,
    own_seat,
    squares,
    total,
)
from tablee.games.genesis.web.enlarged import bound_said


def outline(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> list[Outlined]:
    own = own_seat(view)
    others = [seat for seat in range(view["players"]) if seat != own]
    return [
        Outlined(speaker.seat(own), [*_side(view, speaker, own), *dice_said(view, speaker)]),
        *(Outlined(speaker.seat(seat), _side(view, speaker, seat)) for seat in others),
        *_challenge(view, speaker),
        Outlined(speaker.say("drawn-areas"), _areas(view, speaker) or [speaker.say("drawn-no-areas")]),
        *_openings(view, speaker, own),
        Outlined(speaker.say("drawn-board", {"map": map_name(view, speaker)}), _board(view, speaker, recent)),
    ]


def _board(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> list[str]:
    lines = _rows(view, speaker)
    if placed := newest(recent):
        lines.append(speaker.say("drawn-newest-squares", {"squares": ", ".join(placed)}))
    lines.append(speaker.say("board-free", {"free": view["free"], "live": len(view["end"]["live"])}))
    if view["over"]:
        lines.append(speaker.say("drawn-over"))
    elif view["end"]["ending"]:
        lines.append(speaker.say("drawn-ending", {"squares": ", ".join(view["end"]["ending"])}))
    return lines


def _openings(view: dict[str, Any], speaker: Speaker, seat: int) -> list[Outlined]:
    """The free squares beside tiles: what an own tile of each terrain would be part of there."""
    side = view["seats"][seat]
    if not side["species"] or view["over"]:
        return []
    lines = []
    for square in squares(view):
        if square.kind == "free":
            sizes = {terrain: grown(view, side["species"], terrain, square.name) for terrain in TERRAINS}
            parts = [
                speaker.say("drawn-opening", {"colour": terrain, "herd": herd, "area": area})
                for terrain, (herd, area) in sizes.items()
                if area > 1
            ]
            if parts:
                lines.append(speaker.labelled(square.name, "; ".join(parts)))
    return [Outlined(speaker.say("drawn-openings", {"species": side["species"]}), lines)]


def does(view: dict[str, Any], speaker: Speaker, action: int) -> str:
    """The herd and the area that a tile would make."""
    assert speaker.game is not None
    name, _ = speaker.game.actions.decode(action)
    if name != "place":
        return ""
    values = {key: str(value) for key, value in speaker.game.actions.values(action).items()}
    herd, area = grown(view, view["seats"][own_seat(view)]["species"], values["colour"], values["square"])
    return speaker.say("preview-tile", {"herd": herd, "area": area})


def _rows(view: dict[str, Any], speaker: Speaker) -> list[str]:
    found = squares(view)
    return [
        speaker.say("drawn-row", {"row": row + 1, "squares": _row(found[14 * row : 14 * row + 14], speaker)})
        for row in range(10)
    ]


def _row(row: Sequence[Square], speaker: Speaker) -> str:
    """Squares of the same content that follow each other are said together: “a–d free”."""
    said = []
    for content, run in groupby(row, key=lambda square: _content(square, speaker)):
        letters = [square.name[0] for square in run]
        where = letters[0] if len(letters) == 1 else f"{letters[0]}–{letters[-1]}"
        said.append(f"{where} {content}")
    return "; ".join(said)


def _content(square: Square, speaker: Speaker) -> str:
    if square.kind == "tile":
        return f"{speaker.name('colour', square.terrain)} {speaker.name('species', square.species)}"
    if square.kind == "relief":
        return speaker.name("relief", square.relief)
    return speaker.say("drawn-free" if square.kind == "free" else "drawn-beyond")


def _side(view: dict[str, Any], speaker: Speaker, seat: int) -> list[str]:
    side = view["seats"][seat]
    lines = [speaker.name("species", side["species"]) if side["species"] else speaker.say("drawn-no-species")]
    if "scores" in view:
        lines.append(speaker.say("drawn-points", {"points": total(view, seat)}))
    if view["over"] and view["players"] > 1:
        lines.append(speaker.say("drawn-place", {"place": view["ranking"][seat]}))
    elif seat == view["active"] and not view["over"]:
        lines.append(speaker.say("drawn-to-play"))
    lines.append(speaker.labelled(speaker.say("drawn-tiles", {"seat": seat}), _supply(side["supply"], speaker)))
    return lines


def _supply(supply: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(f"{speaker.name('colour', terrain)} {supply[terrain]}" for terrain in TERRAINS)


def _challenge(view: dict[str, Any], speaker: Speaker) -> list[Outlined]:
    if "challenge" not in view:
        return []
    challenge = view["challenge"]
    neutral = challenge["neutral"]
    lines = [speaker.name("species", neutral["species"]), _supply(neutral["supply"], speaker)]
    if challenge["neutral_next"]:
        tiles = [f"{speaker.name('colour', tile['colour'])} {tile['square']}" for tile in challenge["neutral_next"]]
        lines.append(speaker.say("board-neutral-next", {"tiles": ", ".join(tiles)}))
    goals = []
    for goal in challenge["goals"]:
        values = {"goal": goal["id"], "reached": goal["reached"], "wanted": bound_said(goal["wanted"], speaker)}
        goals.append(speaker.say("board-goal-done" if goal["done"] else "board-goal", values))
    if "result" in challenge:
        goals.append(speaker.say("board-result", {"result": number(challenge["result"]), "rank": challenge["rank"]}))
    return [Outlined(speaker.say("board-neutral"), lines), Outlined(speaker.say("drawn-goals"), goals)]


def verdict(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """GS-142: what each team has together; GS-130, GS-132: the rank of a challenge, and whether the neutral species is
    beaten."""
    if view["options"]["mode"] == "teams":
        sums = [total(view, seat) + total(view, seat + 2) for seat in (0, 1)]
        return [
            speaker.say(
                "board-team", {"one": speaker.seat(seat), "two": speaker.seat(seat + 2), "points": number(sums[seat])}
            )
            for seat in (0, 1)
        ]
    if "challenge" not in view:
        return []
    lead = total(view, 0) + view["scores"][0]["neutral"]
    return [
        speaker.say("board-result", {"result": number(view["challenge"]["result"]), "rank": view["challenge"]["rank"]}),
        speaker.say("outcome-beaten" if lead > 0 else "outcome-not-beaten", {"lead": number(lead)}),
    ]


def _areas(view: dict[str, Any], speaker: Speaker) -> list[str]:
    if "scores" not in view:
        return []
    lines = []
    for area in areas(view, speaker):
        herds = [
            speaker.say("drawn-herd", {"species": herd.species, "size": herd.size, "points": herd.points})
            for herd in area.herds
            if herd.points
        ]
        values = {"colour": area.terrain, "size": area.size, "times": area.times, "herds": "; ".join(herds)}
        free = _around(view, area.cells)
        lines.append(
            f"{speaker.say('drawn-area', values)}. "
            + speaker.say("drawn-area-room", {"squares": ", ".join(free), "count": len(free)})
        )
    return lines


def _around(view: dict[str, Any], cells: Sequence[tuple[int, int]]) -> list[str]:
    """The free squares beside some."""
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    return [square.name for square in squares(view) if square.kind == "free" and (square.column, square.row) in beside]
