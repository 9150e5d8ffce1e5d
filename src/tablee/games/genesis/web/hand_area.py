"""What lies below the board of Genesis: the own tiles, the dice, the choice of species, and how near the end is."""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import Markup

from tablee.drawing.remembered import Remembered
from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import SPECIES, TERRAINS, fill, join
from tablee.games.genesis.web.board_view import own_seat, paying_die, question, room
from tablee.games.genesis.web.motions import supply_place

STACK = """
<div class="stack {state}" id="genesis-stack-{terrain}" data-piece="tile-{terrain}" data-card="tile-{terrain}"
data-place="{supply}" role="button" aria-label="{label}"{disabled}>
<svg class="pile" viewBox="0 0 54 62" aria-hidden="true">{pile}</svg>
<span class="words"><b class="count">{left}</b><strong>{name}</strong></span>
<small>{sign}<span>{note}</span></small></div>"""

CHOICE = """
<div class="choice" id="genesis-choice-{species}" data-piece="species-{species}" data-card="species-{species}"
role="button" aria-label="{label}"{disabled}>{medallion}
<span class="words"><strong>{name}</strong></span><small>{note}</small></div>"""

DISABLED = Markup(' aria-disabled="true"')
STOP = """
<div class="stop" id="genesis-stop" data-piece="stop" role="button" aria-label="{label}"{disabled}>{icon}
<span>{word}</span></div>"""

GAUGE = '<span class="gauge"><span style="width: {share}%"></span></span>'


def hand(view: dict[str, Any], speaker: Speaker) -> Markup:
    seat, remembered = own_seat(view), Remembered(speaker)
    choosing = question(view, seat) == "species" or view["seats"][seat]["species"] is None
    content = _choices(view, speaker) if choosing else _tiles(view, speaker, seat, remembered)
    asks = "drawn-step-species" if view["seat"] is None else "question-species"
    label = speaker.say(asks) if choosing else speaker.say("drawn-tiles", {"seat": seat})
    return fill(
        '<section class="genesis genesis-hand" id="genesis-hand" aria-label="{}"><div class="mat">{}'
        '<div class="beside">{}{}</div></div></section>',
        label,
        content,
        "" if choosing or view["over"] else _turn(view, speaker, seat, remembered),
        _meter(view, speaker, remembered),
    )


def _choices(view: dict[str, Any], speaker: Speaker) -> Markup:
    owners = {side["species"]: seat for seat, side in enumerate(view["seats"]) if side["species"]}
    return fill('<div class="stacks">{}</div>', join(_choice(species, owners, speaker) for species in SPECIES))


def _choice(species: str, owners: dict[str, int], speaker: Speaker) -> Markup:
    name = speaker.name("species", species)
    note = speaker.say("drawn-taken", {"seat": owners[species]}) if species in owners else ""
    return fill(
        CHOICE,
        species=species,
        label=", ".join(part for part in (name, note) if part),
        disabled=DISABLED if note else "",
        medallion=art.medallion(species),
        name=name,
        note=note,
    )


def _tiles(view: dict[str, Any], speaker: Speaker, seat: int, remembered: Remembered) -> Markup:
    species, supply = view["seats"][seat]["species"], view["seats"][seat]["supply"]
    stacks = []
    for terrain in TERRAINS:
        shown = seat, species, terrain, supply[terrain], *_payment(view, speaker, seat, terrain)
        stacks.append(remembered.part(("stack", shown), partial(_stack, speaker, *shown)))
    return fill('<div class="stacks">{}</div>', join(stacks))


def _turn(view: dict[str, Any], speaker: Speaker, seat: int, remembered: Remembered) -> Markup:
    """The dice, with whose they are while somebody else decides."""
    asked = question(view, seat)
    whose = "" if asked else speaker.say("drawn-dice-of", {"seat": max(view["active"], 0)})
    shown = tuple(view["dice"]), tuple(view["used"]), asked == "tile2", whose
    return remembered.part(("turn", shown), partial(_drawn_turn, speaker, *shown))


def _drawn_turn(
    speaker: Speaker, dice: tuple[str | None, ...], used: tuple[bool, ...], stoppable: bool, whose: str
) -> Markup:
    beside = fill('<p class="whose">{}</p>', whose) if whose else _stop(speaker, stoppable)
    return fill('<div class="turn">{}{}</div>', _dice(speaker, dice, used), beside)


def _stack(speaker: Speaker, seat: int, species: str, terrain: str, left: int, state: str, note: str) -> Markup:
    name = speaker.name("colour", terrain)
    label = speaker.say("drawn-stack", {"colour": terrain, "left": left})
    return fill(
        STACK,
        state=state,
        terrain=terrain,
        supply=supply_place(seat, terrain),
        label=f"{label}, {note}" if note else label,
        disabled=DISABLED if state in ("empty", "barred") else "",
        pile=_pile(terrain, species, left),
        left=left,
        name=name,
        sign=art.icon("stop") if state == "only" else "",
        note=note,
    )


def _payment(view: dict[str, Any], speaker: Speaker, seat: int, terrain: str) -> tuple[str, str]:
    """How a tile could be placed now, as a class and in words."""
    asked = question(view, seat)
    if view["seats"][seat]["supply"][terrain] == 0:
        return "empty", speaker.say("drawn-pays-none-left")
    if asked not in ("tile1", "tile2"):
        return "waiting", ""
    die = paying_die(view, seat, terrain)
    if die is not None:
        return "paid", speaker.say("drawn-pays-die", {"number": die})
    if asked == "tile1":
        return "only", speaker.say("drawn-pays-only")
    return "barred", speaker.say("drawn-pays-not")


def _pile(terrain: str, species: str, left: int) -> Markup:
    """Up to three tiles one upon the other, the species on the topmost; an empty place when none is left."""
    if left == 0:
        return Markup('<rect class="gone" x="3" y="8" width="46" height="46" rx="7"/>')
    shown = min(3, left)
    tiles = [art.tile(terrain, 1.2 * number, 12 - 5.4 * number, 50) for number in range(shown)]
    top = shown - 1
    return join(tiles) + art.creature(species, 8.6 + 1.2 * top, 19.8 - 5.4 * top, 33)


def _dice(speaker: Speaker, dice: tuple[str | None, ...], used: tuple[bool, ...]) -> Markup:
    shown = zip(dice, used, strict=True)
    return fill('<div class="dice">{}</div>', join(_die(n + 1, *die, speaker) for n, die in enumerate(shown)))


def _die(number: int, shown: str | None, used: bool, speaker: Speaker) -> Markup:
    if shown is None:
        said = speaker.say("drawn-die-unrolled", {"number": number})
    else:
        said = speaker.say("drawn-die-used" if used else "drawn-die", {"number": number, "die": shown})
    return fill(
        '<div id="genesis-die-{0}" data-place="die-{0}" class="{1}"{2} role="img" '
        'aria-label="{3}">{4}<span aria-hidden="true">{0}</span></div>',
        number,
        "used" if used else "ready",
        fill(' data-card="die-{}"', shown) if shown else "",
        said,
        art.die(shown),
    )


def _stop(speaker: Speaker, stoppable: bool) -> Markup:
    return fill(
        STOP,
        label=speaker.say("action-stop"),
        disabled="" if stoppable else DISABLED,
        icon=art.icon("stop"),
        word=speaker.say("drawn-stop"),
    )


def _meter(view: dict[str, Any], speaker: Speaker, remembered: Remembered) -> Markup:
    """How near the end is: the free squares in groups of three or more, out of all where tiles can lie."""
    shown = room(view), view["free"], len(view["end"]["live"]), view["over"], tuple(view["end"]["ending"])
    return remembered.part(("meter", shown), partial(_drawn_meter, speaker, *shown))


def _drawn_meter(speaker: Speaker, room: int, free: int, live: int, over: bool, ending: tuple[str, ...]) -> Markup:
    share = round(100 * (1 - live / max(room, 1)))
    said = speaker.say("board-free", {"free": free, "live": live})
    said_end, shown_end = _ending(speaker, over, ending)
    return fill(
        '<div class="meter" data-card="end" role="img" aria-label="{}"><p>{} <b>{}</b></p>{}{}</div>',
        " ".join(part for part in (said, said_end) if part),
        speaker.say("drawn-meter"),
        live,
        fill(GAUGE, share=share),
        fill('<p class="warning">{}{}</p>', art.icon("flag"), shown_end) if shown_end else "",
    )


def _ending(speaker: Speaker, over: bool, ending: tuple[str, ...]) -> tuple[str, str]:
    """That the game is over, or could be with the next tile: as it is said, and as it is shown beside the board,
    where the squares are marked."""
    if over:
        return (speaker.say("drawn-over"),) * 2
    if not ending:
        return "", ""
    return speaker.say("drawn-ending", {"squares": ", ".join(ending)}), speaker.say("drawn-ending-marked")
