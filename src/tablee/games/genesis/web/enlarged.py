"""One thing of Genesis enlarged: what it is, what it is worth, and where that comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tablee.drawing import origin_marks
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.origins import HOUSE, RULEBOOK, Origins
from tablee.games.genesis.content.catalogue import Catalogue, Goal
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join

CARD: Final = """
<article class="genesis genesis-card"><header>{picture}<div><p class="kind">{kind}</p><h2>{title}</h2></div></header>
<p>{text}</p>{facts}{legend}</article>"""
FACT: Final = "<div><dt>{}</dt><dd>{}{}</dd></div>"
PICTURE: Final = '<svg class="picture" viewBox="0 0 40 40" aria-hidden="true">{}</svg>'
RIVER: Final = Markup(
    '<path d="M14 0V14H26V28H16V40" fill="none" stroke="var(--river-bank)" stroke-width="11"/>'
    '<path d="M14 0V14H26V28H16V40" fill="none" stroke="var(--river)" stroke-width="8"/>'
)


class Fact(NamedTuple):
    """A line of a card: what it is called, what it says, and where that comes from."""

    name: str
    value: object
    origin: str = HOUSE


class Card(NamedTuple):
    """What a card shows. Its text tells a rule, in our words, of the rulebook or of ours."""

    kind: str
    title: str
    picture: Markup
    text: str
    facts: list[Fact]
    title_origin: str = HOUSE
    text_origin: str = RULEBOOK


class Source(NamedTuple):
    """What cards are made from."""

    content: Catalogue
    origins: Origins
    speaker: Speaker


def card(game: Game, name: str, speaker: Speaker) -> Markup | None:
    """The enlarged thing of a `data-card`; None for a name that means nothing here."""
    content = game.content
    assert isinstance(content, Catalogue)
    kind, _, entry = name.partition("-")
    made = CARDS[kind](Source(content, game.origins, speaker), entry) if kind in CARDS else None
    return _drawn(made, speaker) if made else None


def _drawn(card: Card, speaker: Speaker) -> Markup:
    def marked(said: str, origin: str) -> Markup:
        return fill("{}{}", said, origin_marks.mark(origin, speaker))

    listed = [
        fill(FACT, speaker.say(f"card-{fact.name}"), fact.value, origin_marks.mark(fact.origin, speaker))
        for fact in card.facts
    ]
    return fill(
        CARD,
        picture=card.picture,
        kind=speaker.say(f"card-kind-{card.kind}"),
        title=marked(card.title, card.title_origin),
        text=marked(card.text, card.text_origin),
        facts=fill("<dl>{}</dl>", join(listed)) if listed else "",
        legend=origin_marks.legend(
            [card.title_origin, card.text_origin, *(fact.origin for fact in card.facts)], speaker
        ),
    )


def _found(entries: list[Any], entry: str) -> Any:
    """The entry of an id, None if there is none."""
    return next((one for one in entries if one.id == entry), None)


def _named(source: Source, section: str, entry: str) -> str:
    """Where the name of an entry comes from, in the language of the card."""
    return source.origins.of(section, entry, f"name.{source.speaker.language}")


def _prizes(source: Source) -> list[Fact]:
    scoring = source.content.scoring

    def line(name: str, value: object, *fields: str) -> Fact:
        return Fact(name, value, origin_marks.together(source.origins.of("scoring", "", field) for field in fields))

    return [
        line("counted", scoring.counted_area_min, "counted_area_min"),
        line("prizes", f"{scoring.first_prize} / {scoring.second_prize}", "first_prize", "second_prize"),
        line("triple", f"×{scoring.triple}", "triple"),
        line("double", f"×{scoring.double}", "double"),
    ]


def _faces(source: Source, name: str, face: str) -> Fact:
    """On how many faces of a die something is."""
    faces = source.content.dice.faces
    count = f"{sum(shown == face for shown in faces)} / {len(faces)}"
    return Fact(name, count, source.origins.of("dice", "", "faces"))


def _tile(source: Source, entry: str) -> Card | None:
    if _found(source.content.colour, entry) is None:
        return None
    facts = [_faces(source, "faces", entry), _faces(source, "wild-faces", "wild"), *_prizes(source)]
    text, title = source.speaker.say("card-tile"), source.speaker.name("colour", entry)
    return Card("tile", title, fill(PICTURE, art.tile(entry)), text, facts, _named(source, "colour", entry))


def _die(source: Source, entry: str) -> Card | None:
    if entry not in source.content.dice.faces:
        return None
    text = source.speaker.say("card-die-wild" if entry == "wild" else "card-die", {"colour": entry})
    named = _named(source, "face" if entry == "wild" else "colour", entry)
    title = source.speaker.name("die", entry)
    return Card("die", title, art.die(entry), text, [_faces(source, "faces", entry)], named)


def _relief(source: Source, entry: str) -> Card | None:
    if _found(source.content.relief, entry) is None:
        return None
    text, title = source.speaker.say("card-relief"), source.speaker.name("relief", entry)
    return Card("relief", title, fill(PICTURE, art.relief(entry)), text, [], _named(source, "relief", entry))


def _river(source: Source, entry: str) -> Card | None:
    if entry:
        return None
    text, title = source.speaker.say("card-river"), source.speaker.say("card-river-name")
    return Card("river", title, fill(PICTURE, RIVER), text, [])


def _species(source: Source, entry: str) -> Card | None:
    if _found(source.content.species, entry) is None:
        return None
    title, text = source.speaker.name("species", entry), source.speaker.say("card-species", {"species": entry})
    return Card("species", title, art.medallion(entry), text, [], _named(source, "species", entry))


def _goal(source: Source, entry: str) -> Card | None:
    goal: Goal | None = _found(source.content.goal, entry)
    if goal is None:
        return None
    speaker, of = source.speaker, source.origins.of
    bound = bound_said(f"{'≥' if goal.cmp == '>=' else '≤'} {goal.value}", speaker)
    facts = [
        Fact("measured", goal_meaning(entry, speaker), of("goal", entry, "metric")),
        Fact("wanted", bound, of("goal", entry, "value")),
        Fact("reward", f"+{goal.points}", of("goal", entry, "points")),
    ]
    title, text = speaker.name("goal", entry), speaker.say("card-goal")
    return Card("goal", title, art.icon("target"), text, facts, _named(source, "goal", entry), HOUSE)


def goal_meaning(goal: str, speaker: Speaker) -> str:
    """What a goal measures, without the brackets it wears in a sentence."""
    return speaker.say("goal-meaning", {"goal": goal}).strip().strip("()")


def bound_said(bound: str, speaker: Speaker) -> str:
    """“≥ 12” as views write it, in words: at least 12."""
    sign, _, value = bound.partition(" ")
    return speaker.say("drawn-at-least" if sign == "≥" else "drawn-at-most", {"value": value})


def _end(source: Source, entry: str) -> Card | None:
    """When the game ends, and what the dots on free squares say of it."""
    if entry:
        return None
    legend = [Fact("end-live", "●"), Fact("end-lonely", "○"), Fact("end-ending", "!")]
    return Card("end", source.speaker.say("card-end-name"), art.icon("flag"), source.speaker.say("card-end"), legend)


def _areas(source: Source, entry: str) -> Card | None:
    if entry:
        return None
    text, title = source.speaker.say("card-areas"), source.speaker.say("drawn-areas")
    return Card("areas", title, art.icon("areas"), text, _prizes(source))


CARDS: Final[dict[str, Callable[[Source, str], Card | None]]] = {
    "tile": _tile,
    "die": _die,
    "relief": _relief,
    "river": _river,
    "species": _species,
    "goal": _goal,
    "areas": _areas,
    "end": _end,
}
