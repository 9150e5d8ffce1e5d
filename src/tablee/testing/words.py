"""Checks of what is written about a game: what it is, its rules for players, its pictures."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tablee.drawing.looks import page_of
from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, SIGN, rules_markdown
from tablee.testing.actions import RULE_ID
from tablee.testing.markup import drawing, well_formed
from tablee.testing.random_play import Options, refusals, some_positions
from tablee.testing.strict_speaker import strict_speakers

SHELF = ("title", "tagline")  # what is said of a game before it is opened
SVG = "{http://www.w3.org/2000/svg}"


def check_shelf_words(game: Game, *_: Any) -> None:
    """What the shelf says of a game is said in every language."""
    for speaker in strict_speakers(game):
        for key in SHELF:
            assert speaker.say(key).strip(), f"{speaker.language}: {key} says nothing"


def check_messages(game: Game, *_: Any) -> None:
    """The files of messages can be read to the end, and every language says the same as English."""
    said = {language: _messages(game, language) for language in LANGUAGES}
    for language, keys in said.items():
        assert keys - said["en"] == set(), f"en.ftl says nothing of {', '.join(sorted(keys - said['en']))} ({language})"
        assert said["en"] - keys == set(), f"{language}.ftl says nothing of {', '.join(sorted(said['en'] - keys))}"


def _messages(game: Game, language: str) -> set[str]:
    text = files(game.meta.package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    for entry in entries:
        assert not isinstance(entry, Junk), f"{language}.ftl: not Fluent: {entry.content}"
    keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert len(keys) == len(set(keys)), (
        f"{language}.ftl: said twice: {', '.join({k for k in keys if keys.count(k) > 1})}"
    )
    return set(keys)


def check_rules_text(game: Game, *_: Any) -> None:
    """The rules for players are there in every language: they begin with a title, name the same rules as in English,
    and the page knows their pictures."""
    page = page_of(game.meta)
    for language in LANGUAGES:
        with drawing(f"rules.{language}.md"):
            text = rules_markdown(game.meta, language)
            assert re.match(r"# \S", text), "does not begin with a title (“# …”)"
            missing = set(RULE_ID.findall(rules_markdown(game.meta, "en"))) ^ set(RULE_ID.findall(text))
            assert not missing, f"not named as in rules.en.md: {', '.join(sorted(missing))}"
            for name, _ in SIGN.findall(text):
                assert page.sign(name), f"no picture for {{{name}}}"
                well_formed(page.sign(name))


def check_rules_of_refusals(game: Game, players: int, options: Options, seed: int) -> None:
    """Every rule that a refusal names is where players find it: in the rules text of every language."""
    written = {language: set(RULE_ID.findall(rules_markdown(game.meta, language))) for language in LANGUAGES}
    for state in some_positions(game, players, options, seed, 6):
        for seat in range(game.seats(players)):
            for refusal in refusals(state, seat):
                for language, rules in written.items():
                    assert not refusal.rule or refusal.rule in rules, (
                        f"rules.{language}.md does not name {refusal.rule}, for which {refusal.key} refuses"
                    )


def check_pictures(game: Game, *_: Any) -> None:
    """The cover is an SVG with a view for small pictures, if there is one; and so is the picture of the day."""
    cover = files(game.meta.package).joinpath("web", "cover.svg")
    if cover.is_file():
        with drawing("web/cover.svg"):
            drawn = ElementTree.fromstring(cover.read_text(encoding="utf-8"))
            assert drawn.tag == f"{SVG}svg", f"{drawn.tag} instead of an <svg xmlns=…>"
            assert drawn.get("viewBox"), "has no viewBox"
            thumb = f"{game.meta.key}-thumb"
            views = [view.get("id") for view in drawn.iter(f"{SVG}view")]
            assert thumb in views, f'has no <view id="{thumb}" viewBox="…">'
    if game.meta.daily is not None:
        with drawing("daily_picture"):
            state = game.new(game.meta.daily.players, 1, game.meta.daily.options)
            picture = ElementTree.fromstring(page_of(game.meta).daily_picture(state.view(None)))
            assert picture.tag == f"{SVG}svg", f"{picture.tag} instead of an <svg xmlns=…>"
