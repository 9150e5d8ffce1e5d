"""Genesis in words with its signs among them: the button of an action, and the line of an event."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup, escape

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import SPECIES, TERRAINS, fill
from tablee.games.genesis.web.board_view import grown, own_seat, paying_die, question

CHOICE: Final = """
<span class="genesis genesis-choice"><span class="signs" aria-hidden="true">{signs}</span>{said}</span>"""
PLACE: Final = "{chip}<span>{name}</span> <b>{square}</b>{sizes}{single}"
SIZES: Final = "<small>{mark}{herd} {areas}{area}</small>"


def choice(view: dict[str, Any], speaker: Speaker, action: int) -> Markup:
    """Signs and short words for the eye, the whole sentence for the ear."""
    assert speaker.game is not None
    name, _ = speaker.game.actions.decode(action)
    values = {key: str(value) for key, value in speaker.game.actions.values(action).items()}
    if name == "place":
        signs, more = _place(view, speaker, values["colour"], values["square"])
    elif name == "pick":
        species = values["species"]
        signs, more = art.medallion(species) + escape(speaker.name("species", species)), ""
    else:
        signs, more = art.icon("stop") + escape(speaker.say("drawn-stop")), ""
    said = speaker.labelled(speaker.action(action), more) if more else speaker.action(action)
    return fill(CHOICE, signs=signs, said=art.unseen(said))


def _place(view: dict[str, Any], speaker: Speaker, terrain: str, square: str) -> tuple[Markup, str]:
    """The tile, its square, the herd and the area it would make, and a warning when it will be the only one."""
    seat = own_seat(view)
    species = view["seats"][seat]["species"]
    herd, area = grown(view, species, terrain, square)
    said = speaker.say("preview-tile", {"herd": herd, "area": area})
    sizes = fill(SIZES, mark=art.mark(species), herd=herd, areas=art.icon("areas"), area=area)
    single = question(view, seat) == "tile1" and paying_die(view, seat, terrain) is None
    if single:
        said += ", " + speaker.say("drawn-pays-only")
    drawn = fill(
        PLACE,
        chip=art.chip(terrain),
        name=speaker.name("colour", terrain),
        square=square,
        sizes=sizes,
        single=art.icon("stop") if single else "",
    )
    return drawn, said


def line(event: Event, speaker: Speaker) -> Markup:
    """The sentence of an event, with the sign of each terrain, die and species before its name."""
    sentence = speaker.event(event)
    drawn = Markup("")
    # From the end on, so that of two equal dice each gets its sign, and the name of a player, which comes first, none.
    for kind, value in reversed(list(event.values.items())):
        sign = _sign(kind, value)
        before, found, after = sentence.rpartition(speaker.name(kind, value)) if isinstance(value, str) else ("",) * 3
        if sign and found:
            drawn = fill('<span class="named">{}{}</span>{}{}', sign, found, after, drawn)
            sentence = before
        elif kind == "square" and found:
            drawn = fill('<span class="coordinate">{}</span>{}{}', found, after, drawn)
            sentence = before
    return fill('<span class="genesis genesis-line">{}{}</span>', sentence, drawn)


def _sign(kind: str, value: object) -> Markup | None:
    if kind in ("species", "neutral") and value in SPECIES:
        return art.mark(str(value))
    if kind == "colour" and value in TERRAINS:
        return art.chip(str(value))
    return art.die(str(value)) if kind in ("die1", "die2") else None
