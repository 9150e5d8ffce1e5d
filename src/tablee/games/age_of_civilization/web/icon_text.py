"""Card texts with icons in place of words; every icon keeps the word it stands for as its name."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from markupsafe import Markup, escape

from tablee.drawing.markup import NO_BREAK, together
from tablee.engine.game import Game
from tablee.engine.messages import TONGUES, Speaker
from tablee.games.age_of_civilization.meta import META
from tablee.games.age_of_civilization.web.icons import icon

RESOURCES = ("coins", "points", "workers")
MOMENTS = {"turn_end": "turn_end", "rise": "rise", "war": "war"}  # those that have an icon
LONGEST_WHOLE = 14  # letters of a name that fit on a line of a card together with its icon
MANY = 7  # stands for any number while a message is turned into a pattern


class Pattern(NamedTuple):
    """Words to look for, and the icon that stands for them or beside them."""

    words: re.Pattern[str]
    icon: str
    kind: Literal["amount", "moment", "action"]
    noun: str = ""

    def draw(self, hit: re.Match[str]) -> Markup:
        if self.kind == "amount":
            number = next(group for group in hit.groups() if group)
            noun = self.noun or hit[0].removeprefix(number).strip()
            return together(number if not self.noun else f"+{number}", icon(self.icon, noun))
        if self.kind == "moment":
            return icon(self.icon, hit[0].strip()) + " "
        if len(hit[0]) > LONGEST_WHOLE:
            return icon(self.icon) + NO_BREAK + hit[0]
        return together(icon(self.icon), NO_BREAK, hit[0])


def rich(text: str, speaker: Speaker) -> Markup:
    """A card's text: numbers of coins, points, workers and shields, moments and actions get their icons.

    A full stop after an icon looks lost: between sentences it becomes a dot in the middle, at the end there is none.
    """
    assert speaker.game is not None
    done, rest = Markup(), text.removesuffix(".")
    matches = [match for match in _matches(speaker.language, speaker.game) if match.words.search(rest)]
    while rest:
        hits = [(hit.start(), -hit.end(), hit, match) for match in matches if (hit := match.words.search(rest))]
        if not hits:
            break
        _, _, hit, match = min(hits, key=lambda each: each[:2])
        done += escape(rest[: hit.start()]) + match.draw(hit)
        rest = rest[hit.end() :]
        if match.kind == "amount" and rest.startswith(". "):
            rest = f" ·{rest[1:]}"
    return done + escape(rest)


@lru_cache(TONGUES)
def _matches(language: str, game: Game) -> list[Pattern]:
    """What to look for in a language, taken from its own messages."""
    words, names = Speaker(language, meta=META), game.names(language)
    return [*_amounts(words), _shields(words), *_moments(words), *_actions(names["action"] | names["special_action"])]


def _amounts(words: Speaker) -> list[Pattern]:
    """ "+2 coins" becomes +2 and a coin."""
    found = []
    for resource in RESOURCES:
        said = {words.say("card-gain", {"resource": resource, "amount": amount}) for amount in (1, MANY)}
        nouns = sorted((re.sub(r"[+\d]", "", each).strip() for each in said), key=len, reverse=True)
        pattern = re.compile(rf"([+−]?\d+)\s(?:{'|'.join(map(re.escape, nouns))})(?!\w)")
        found.append(Pattern(pattern, resource, "amount"))
    return found


def _shields(words: Speaker) -> Pattern:
    """However a language says it: "2 shields", "force militaire +2"."""
    said = {words.say("card-shields", {"amount": amount}).replace(str(amount), "7") for amount in (1, MANY)}
    forms = sorted((re.escape(each).replace("7", r"(\d+)") for each in said), key=len, reverse=True)
    noun = re.sub(r"[+\d]", "", max(said, key=len)).strip()
    return Pattern(re.compile(rf"(?:{'|'.join(forms)})(?!\w)", re.IGNORECASE), "shield", "amount", noun)


def _moments(words: Speaker) -> list[Pattern]:
    """ "End of your turn:" becomes an hourglass."""
    said = {name: words.say("card-when", {"on": on, "action": "none"}).strip() for on, name in MOMENTS.items()}
    return [Pattern(re.compile(rf"{re.escape(each)}\s*", re.I), name, "moment") for name, each in said.items()]


def _actions(actions: dict[str, str]) -> list[Pattern]:
    """ "Culture: …" gets the lyre before it; the name stays."""
    return [
        Pattern(re.compile(rf"(?<!\w){re.escape(name)}(?:\s?:|(?=\s\())"), f"action-{action}", "action")
        for action, name in actions.items()
    ]
