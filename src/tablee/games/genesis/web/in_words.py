"""A position of Genesis in plain lines, for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesis.web.art import TERRAINS, number
from tablee.games.genesis.web.board import map_name
from tablee.games.genesis.web.board_view import (
    Square,
    areas,
    dice_said,
    newest,
    squares,
    total,
)
from tablee.games.genesis.web.enlarged import bound_said


def text(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> str:
    lines = [speaker.say("drawn-board", {"map": map_name(view, speaker)}), *_rows(view, speaker)]
    lines += [_side(view, speaker, seat) for seat in range(view["players"])]
    lines += dice_said(view, speaker)
    if placed := newest(recent):
        lines.append(speaker.say("drawn-newest-squares", {"squares": ", ".join(placed)}))
    lines.append(speaker.say("board-free", {"free": view["free"], "live": len(view["end"]["live"])}))
    if view["over"]:
        lines.append(speaker.say("drawn-over"))
    elif view["end"]["ending"]:
        lines.append(speaker.say("drawn-ending", {"squares": ", ".join(view["end"]["ending"])}))
    if "challenge" in view:
        lines += _challenge(view, speaker)
    if "scores" in view:
        lines += _areas(view, speaker)
    return "\n".join(lines)


def _rows(view: dict[str, Any], speaker: Speaker) -> list[str]:
    found = squares(view)
    return [
        speaker.say("drawn-row", {"row": row + 1, "squares": _row(found[14 * row : 14 * row + 14], speaker)})
        for row in range(10)
    ]


def _row(row: list[Square], speaker: Speaker) -> str:
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


def _side(view: dict[str, Any], speaker: Speaker, seat: int) -> str:
    side = view["seats"][seat]
    species = speaker.name("species", side["species"]) if side["species"] else speaker.say("drawn-no-species")
    parts = [species, _supply(side["supply"], speaker)]
    if "scores" in view:
        parts.append(speaker.say("drawn-points", {"points": total(view, seat)}))
    if view["over"] and view["players"] > 1:
        parts.append(speaker.say("drawn-place", {"place": view["ranking"][seat]}))
    elif seat == view["active"] and not view["over"]:
        parts.append(speaker.say("drawn-to-play"))
    return speaker.labelled(speaker.seat(seat), "; ".join(parts))


def _supply(supply: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(f"{speaker.name('colour', terrain)} {supply[terrain]}" for terrain in TERRAINS)


def _challenge(view: dict[str, Any], speaker: Speaker) -> list[str]:
    challenge = view["challenge"]
    neutral = challenge["neutral"]
    parts = [speaker.name("species", neutral["species"]), _supply(neutral["supply"], speaker)]
    lines = [speaker.labelled(speaker.say("board-neutral"), "; ".join(parts))]
    for goal in challenge["goals"]:
        values = {"goal": goal["id"], "reached": goal["reached"], "wanted": bound_said(goal["wanted"], speaker)}
        lines.append(speaker.say("board-goal-done" if goal["done"] else "board-goal", values))
    if challenge["neutral_next"]:
        tiles = [f"{speaker.name('colour', tile['colour'])} {tile['square']}" for tile in challenge["neutral_next"]]
        lines.append(speaker.say("board-neutral-next", {"tiles": ", ".join(tiles)}))
    if "result" in challenge:
        lines.append(speaker.say("board-result", {"result": number(challenge["result"]), "rank": challenge["rank"]}))
    return lines


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
    lines = []
    for area in areas(view, speaker):
        herds = [
            speaker.say("drawn-herd", {"species": herd.species, "size": herd.size, "points": herd.points})
            for herd in area.herds
            if herd.points
        ]
        values = {"colour": area.terrain, "size": area.size, "times": area.times, "herds": "; ".join(herds)}
        lines.append(speaker.say("drawn-area", values))
    return lines
