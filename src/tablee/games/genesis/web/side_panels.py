"""What stands beside the board of Genesis: players, the areas that count, and the goals of the challenge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from markupsafe import Markup

from tablee.drawing.markup import Standing
from tablee.drawing.remembered import Remembered
from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join, number
from tablee.games.genesis.web.board_view import Area, Herd, areas, total
from tablee.games.genesis.web.enlarged import bound_said, goal_meaning
from tablee.games.genesis.web.motions import NEUTRAL, supply_place

TEAM_OF = ("I", "II", "I", "II")  # GS-140: seats 1 and 3 against 2 and 4

PANEL = '<section class="panel {kind}" aria-label="{label}">{heading}{content}</section>'
HEADING = '<h2{card}>{title}<small aria-hidden="true">{aside}</small></h2>'

PLAYER = """
<article class="player{active}" id="genesis-{id}" data-place="{id}"{current}>
<span class="frame"{card}>{medallion}</span><h3>{name}<small>{who}</small></h3>{score}
<ul class="supply" aria-label="{supplied}">{supply}</ul></article>"""

AREA = """
<li><span class="land">{chip}<span>{name} <b>{size}</b></span></span><span class="times times{times}">×{times}</span>
<span class="herds">{herds}</span></li>"""

GOAL = """
<li class="{state}" id="genesis-goal-{id}" data-card="goal-{id}">{icon}
<span><strong>{name}</strong><small>{meaning}</small></span>
<span class="reached"><span aria-hidden="true">{shown}</span>{said}</span></li>"""
REACHED_OF = "<b>{}</b> <small>/ {}</small>"
REACHED_MOST = "<b>{}</b><small>, {}</small>"


class Player(NamedTuple):
    """All that is shown of a seat, or of the neutral species."""

    place: str
    species: str | None
    who: str
    kind: str
    active: bool
    points: int | None  # where they are open
    ranked: int  # its place at the end, 0 before
    crowned: bool
    supply: tuple[tuple[str, int], ...]
    owner: int | str  # in the names of the places of its tiles


def panels(view: dict[str, Any], speaker: Speaker) -> Markup:
    remembered = Remembered(speaker)
    parts = [_players(view, speaker, remembered)]
    if "challenge" in view:
        parts.append(_challenge(view["challenge"], speaker))
    if "scores" in view:
        counted = areas(view, speaker)
        parts.append(remembered.part(("areas", *view["board"]), partial(_areas, counted, speaker, remembered)))
    return fill('<div class="genesis genesis-panels">{}</div>', join(parts))


def standing(view: dict[str, Any], speaker: Speaker) -> list[Standing]:
    """The players in short: species, name, points where they are open."""
    return [
        Standing(
            seat,
            fill('<span class="genesis-standing">{}</span>', art.medallion(side["species"])),
            speaker.seat(seat),
            str(total(view, seat)) if "scores" in view else "",
            now=seat == view["active"] and not view["over"],
        )
        for seat, side in enumerate(view["seats"])
    ]


def _panel(kind: str, label: str, content: Markup, heading: Markup | str = "") -> Markup:
    return fill(PANEL, kind=kind, label=label, heading=heading, content=content)


def _heading(title: str, aside: str = "", card: str = "") -> Markup:
    return fill(HEADING, title=title, aside=aside, card=_card(card))


def _card(name: str) -> Markup:
    return fill(' data-card="{}"', name) if name else Markup("")


# Players --------------------------------------------------------------------------------------------


def _players(view: dict[str, Any], speaker: Speaker, remembered: Remembered) -> Markup:
    players = [_seat(view, speaker, seat) for seat in range(view["players"])]
    if "challenge" in view:
        players.append(_neutral(view, speaker))
    rows = [remembered.part(("player", player), partial(_player, player, speaker, remembered)) for player in players]
    return _panel("players", speaker.say("drawn-players"), join(rows + _teams(view, speaker)))


def _seat(view: dict[str, Any], speaker: Speaker, seat: int) -> Player:
    side = view["seats"][seat]
    active = seat == view["active"] and not view["over"]
    who = [speaker.seat(seat)]
    if seat == view.get("seat"):
        who.append(speaker.say("drawn-you"))
    if view["options"]["mode"] == "teams":
        who.append(speaker.say("drawn-team", {"team": TEAM_OF[seat]}))
    if active:
        who.append(speaker.say("drawn-to-play"))
    place = view["ranking"][seat] if view["over"] and view["players"] > 1 else 0
    return Player(
        f"seat-{seat}",
        side["species"],
        " · ".join(who),
        (" active" if active else "") + (" own" if seat == view.get("seat") else ""),
        active,
        total(view, seat) if "scores" in view else None,
        place,
        place == 1 < max(view["ranking"]),
        tuple(side["supply"].items()),
        seat,
    )


def _player(player: Player, speaker: Speaker, remembered: Remembered) -> Markup:
    species, points = player.species, player.points
    return fill(
        PLAYER,
        id=player.place,
        card=_card(f"species-{species}" if species else ""),
        active=player.kind,
        current=Markup(' aria-current="true"') if player.active else "",
        medallion=art.medallion(species),
        name=speaker.name("species", species) if species else speaker.say("drawn-no-species"),
        who=player.who,
        score="" if points is None else _score(points, speaker, player.ranked, player.crowned),
        supplied=speaker.say("board-supply"),
        supply=_supply(player, speaker, remembered),
    )


def _score(points: int, speaker: Speaker, place: int, crowned: bool) -> Markup:
    won = fill(
        "<small>{}{}</small>",
        art.icon("crown") + " " if crowned else "",
        speaker.say("drawn-place", {"place": place}),
    )
    return fill(
        '<p class="score" data-final=""><b role="img" aria-label="{}">{}</b>{}</p>',
        speaker.say("drawn-points", {"points": points}),
        points,
        won if place else "",
    )


def _supply(player: Player, speaker: Speaker, remembered: Remembered) -> Markup:
    shown = [(player.owner, terrain, left) for terrain, left in player.supply]
    return join(remembered.part(("supply", one), partial(_tiles_left, speaker, *one)) for one in shown)


def _tiles_left(speaker: Speaker, owner: int | str, terrain: str, left: int) -> Markup:
    return fill(
        '<li data-place="{}" aria-label="{}"{}>{}{}</li>',
        supply_place(owner, terrain),
        speaker.say("drawn-stack", {"colour": terrain, "left": left}),
        "" if left else Markup(' class="none"'),
        art.chip(terrain),
        left,
    )


def _neutral(view: dict[str, Any], speaker: Speaker) -> Player:
    side = view["challenge"]["neutral"]
    return Player(
        NEUTRAL,
        side["species"],
        speaker.say("board-neutral"),
        " neutral",
        False,
        -view["scores"][0]["neutral"] if "scores" in view else None,
        0,
        False,
        tuple(side["supply"].items()),
        NEUTRAL,
    )


def _teams(view: dict[str, Any], speaker: Speaker) -> list[Markup]:
    """GS-142: what each team has together."""
    if view["options"]["mode"] != "teams" or "scores" not in view:
        return []
    sums = [total(view, seat) + total(view, seat + 2) for seat in (0, 1)]
    said = [fill("<span>{} <b>{}</b></span>", speaker.say("drawn-team", {"team": TEAM_OF[n]}), sums[n]) for n in (0, 1)]
    return [fill('<p class="teams" data-final="">{}</p>', join(said))]


# The challenge --------------------------------------------------------------------------------------


def _challenge(challenge: dict[str, Any], speaker: Speaker) -> Markup:
    goals = fill('<ul class="goals">{}</ul>', join(_goal(goal, speaker) for goal in challenge["goals"]))
    result = Markup("")
    if "result" in challenge:
        values = {"result": number(challenge["result"]), "rank": challenge["rank"]}
        result = fill('<p class="result" data-final="">{}</p>', speaker.say("board-result", values))
    title = speaker.say("drawn-goals")
    return _panel("challenge", title, goals + _rival(challenge, speaker) + result, _heading(title))


def _goal(goal: dict[str, Any], speaker: Speaker) -> Markup:
    sign, _, value = goal["wanted"].partition(" ")
    said = bound_said(goal["wanted"], speaker)
    shown = fill(REACHED_OF, goal["reached"], value) if sign == "≥" else fill(REACHED_MOST, goal["reached"], said)
    return fill(
        GOAL,
        id=goal["id"],
        state="done" if goal["done"] else "open",
        icon=art.icon("check" if goal["done"] else "target"),
        name=speaker.name("goal", goal["id"]),
        meaning=goal_meaning(goal["id"], speaker),
        shown=shown,
        said=art.unseen(f"{goal['reached']}, {said}"),
    )


def _rival(challenge: dict[str, Any], speaker: Speaker) -> Markup:
    """The dice of the neutral species, and what it would do with them now."""
    faces = [face for face in challenge["neutral_dice"] if face]
    drawn = join(
        fill('<span role="img" aria-label="{}">{}</span>', speaker.name("die", face), art.die(face)) for face in faces
    )
    tiles = [
        fill("<span>{} {} {}</span>", art.chip(tile["colour"]), speaker.name("colour", tile["colour"]), tile["square"])
        for tile in challenge["neutral_next"]
    ]
    plan = fill('<span class="plan"><span>{}</span>{}</span>', speaker.say("drawn-plan"), join(tiles)) if tiles else ""
    return fill(
        '<div class="rival"><strong>{}</strong><span class="dice">{}</span>{}</div>',
        speaker.say("board-neutral-dice"),
        drawn,
        plan,
    )


# Areas ----------------------------------------------------------------------------------------------


def _areas(counted: Sequence[Area], speaker: Speaker, remembered: Remembered) -> Markup:
    title = speaker.say("drawn-areas")
    if not counted:
        content = fill('<p class="nothing">{}</p>', speaker.say("drawn-no-areas"))
        return _panel("areas", title, content, _heading(title))
    rows = join(remembered.part(("counted", area), partial(_area, area, speaker)) for area in counted)
    return _panel(
        "areas", title, fill("<ul>{}</ul>", rows), _heading(title, speaker.say("drawn-areas-columns"), "areas")
    )


def _area(area: Area, speaker: Speaker) -> Markup:
    paid = [herd for herd in area.herds if herd.points]
    return fill(
        AREA,
        chip=art.chip(area.terrain),
        name=speaker.name("colour", area.terrain),
        size=area.size,
        times=area.times,
        herds=join(_herd(herd, speaker) for herd in paid),
    )


def _herd(herd: Herd, speaker: Speaker) -> Markup:
    values = {"species": herd.species, "size": herd.size, "points": herd.points}
    return fill(
        '<span role="img" aria-label="{}">{}<small>{}</small> <b>+{}</b></span>',
        speaker.say("drawn-herd", values),
        art.mark(herd.species),
        herd.size,
        herd.points,
    )
