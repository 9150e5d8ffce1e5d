"""One thing of Genesis enlarged: what it is, what it is worth, and where that comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from tablee.engine.content import Entry
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.genesis.content.catalogue import Catalogue, Goal
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join

CARD: Final = """
<article class="genesis genesis-card"><header>{picture}<div><p class="kind">{kind}</p><h2>{title}</h2></div></header>
<p>{text}</p>{facts}<p class="origin">{origin}</p></article>"""
FACT: Final = "<div><dt>{}</dt><dd>{}</dd></div>"
PICTURE: Final = '<svg class="picture" viewBox="0 0 40 40" aria-hidden="true">{}</svg>'
RIVER: Final = Markup(
    '<path d="M14 0V14H26V28H16V40" fill="none" stroke="var(--river-bank)" stroke-width="11"/>'
    '<path d="M14 0V14H26V28H16V40" fill="none" stroke="var(--river)" stroke-width="8"/>'
)

Facts = list[tuple[str, object]]


def card(game: Game, name: str, speaker: Speaker) -> Markup | None:
    """The enlarged thing of a `data-card`; None for a name that means nothing here."""
    content = game.content
    assert isinstance(content, Catalogue)
    kind, _, entry = name.partition("-")
    draw = CARDS.get(kind)
    return draw(content, entry, speaker) if draw else None


def _drawn(
    speaker: Speaker, kind: str, title: str, picture: Markup, text: str, origin: str, facts: Facts | None = None
) -> Markup:
    listed = join(fill(FACT, speaker.say(f"card-{name}"), value) for name, value in facts or [])
    return fill(
        CARD,
        picture=picture,
        kind=speaker.say(f"card-kind-{kind}"),
        title=title,
        text=text,
        facts=fill("<dl>{}</dl>", listed) if facts else "",
        origin=speaker.say("card-origin", {"origin": origin}),
    )


def _found(entries: list[Any], entry: str) -> Any:
    """The entry of an id, None if there is none."""
    return next((one for one in entries if one.id == entry), None)


def _prizes(content: Catalogue) -> Facts:
    scoring = content.scoring
    return [
        ("counted", scoring.counted_area_min),
        ("prizes", f"{scoring.first_prize} / {scoring.second_prize}"),
        ("triple", f"×{scoring.triple}"),
        ("double", f"×{scoring.double}"),
    ]


def _faces(content: Catalogue, face: str) -> str:
    """On how many faces of a die something is."""
    return f"{sum(shown == face for shown in content.dice.faces)} / {len(content.dice.faces)}"


def _tile(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    colour: Entry | None = _found(content.colour, entry)
    if colour is None:
        return None
    facts = [("faces", _faces(content, entry)), ("wild-faces", _faces(content, "wild")), *_prizes(content)]
    picture = fill(PICTURE, art.tile(entry))
    return _drawn(
        speaker, "tile", speaker.name("colour", entry), picture, speaker.say("card-tile"), colour.origin, facts
    )


def _die(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    if entry not in content.dice.faces:
        return None
    text = speaker.say("card-die-wild" if entry == "wild" else "card-die", {"colour": entry})
    title = speaker.name("die", entry)
    return _drawn(speaker, "die", title, art.die(entry), text, content.dice.origin, [("faces", _faces(content, entry))])


def _relief(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    relief: Entry | None = _found(content.relief, entry)
    if relief is None:
        return None
    picture = fill(PICTURE, art.relief(entry))
    return _drawn(speaker, "relief", speaker.name("relief", entry), picture, speaker.say("card-relief"), relief.origin)


def _river(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    """Where it runs is part of a map."""
    if entry:
        return None
    text, title = speaker.say("card-river"), speaker.say("card-river-name")
    return _drawn(speaker, "river", title, fill(PICTURE, RIVER), text, content.map[0].origin)


def _species(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    species: Entry | None = _found(content.species, entry)
    if species is None:
        return None
    title, text = speaker.name("species", entry), speaker.say("card-species", {"species": entry})
    return _drawn(speaker, "species", title, art.medallion(entry), text, species.origin)


def _goal(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    goal: Goal | None = _found(content.goal, entry)
    if goal is None:
        return None
    facts: Facts = [
        ("measured", goal_meaning(entry, speaker)),
        ("wanted", bound_said(f"{'≥' if goal.cmp == '>=' else '≤'} {goal.value}", speaker)),
        ("reward", f"+{goal.points}"),
    ]
    title = speaker.name("goal", entry)
    return _drawn(speaker, "goal", title, art.icon("target"), speaker.say("card-goal"), goal.origin, facts)


def goal_meaning(goal: str, speaker: Speaker) -> str:
    """What a goal measures, without the brackets it wears in a sentence."""
    return speaker.say("goal-meaning", {"goal": goal}).strip().strip("()")


def bound_said(bound: str, speaker: Speaker) -> str:
    """“≥ 12” as views write it, in words: at least 12."""
    sign, _, value = bound.partition(" ")
    return speaker.say("drawn-at-least" if sign == "≥" else "drawn-at-most", {"value": value})


def _end(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    """When the game ends, and what the dots on free squares say of it."""
    if entry:
        return None
    legend: Facts = [("end-live", "●"), ("end-lonely", "○"), ("end-ending", "!")]
    text, title = speaker.say("card-end"), speaker.say("card-end-name")
    return _drawn(speaker, "end", title, art.icon("flag"), text, content.scoring.origin, legend)


def _areas(content: Catalogue, entry: str, speaker: Speaker) -> Markup | None:
    if entry:
        return None
    text, title = speaker.say("card-areas"), speaker.say("drawn-areas")
    return _drawn(speaker, "areas", title, art.icon("areas"), text, content.scoring.origin, _prizes(content))


CARDS: Final[dict[str, Callable[[Catalogue, str, Speaker], Markup | None]]] = {
    "tile": _tile,
    "die": _die,
    "relief": _relief,
    "river": _river,
    "species": _species,
    "goal": _goal,
    "areas": _areas,
    "end": _end,
}
