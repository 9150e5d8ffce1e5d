"""The rules page: a place for every rule that a refusal can name, every picture drawn, a list of contents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.drawing.looks import page_of
from tablee.engine.messages import LANGUAGES, SIGN, rules_markdown, rules_text
from tablee.engine.meta import Meta
from tablee.server.hub import Hub
from tablee.server.pages.drawing import speaker_for
from tablee.server.pages.previews import reasons
from tablee.server.pages.rules import drawn_rules
from tests.server.stage import perform, table_of_two
from tests.server.test_words import visitor
from tests.shelf import OWN_GAMES, OWN_KEYS

GAMES = Path(tablee.__file__).parent / "games"
CITED_BY_CODE = re.compile(r'"([A-Z]{2}-\d{3})"')

pages = pytest.mark.parametrize("meta", OWN_GAMES, ids=OWN_KEYS)
languages = pytest.mark.parametrize("language", LANGUAGES)


@pages
@languages
def test_every_rule_that_a_refusal_names_has_its_place(meta: Meta, language: str) -> None:
    named = {
        rule for path in (GAMES / meta.key).rglob("*.py") for rule in CITED_BY_CODE.findall(path.read_text("utf-8"))
    }
    body = drawn_rules(meta, language, page_of(meta)).body
    places = re.findall(r' id="([A-Z]{2}-\d{3})"', body)
    shown = re.findall(r'<a id="([A-Z]{2}-\d{3})"', body)  # behind its own sentence, not somewhere in a range
    assert len(named) > 5
    assert named - set(shown) == set()
    assert len(places) == len(set(places))


@pages
@languages
def test_every_language_explains_the_same_rules(meta: Meta, language: str) -> None:
    cited = re.compile(r"[A-Z]{2}-\d{3}")
    assert cited.findall(rules_markdown(meta, language)) == cited.findall(rules_markdown(meta, "en"))


@pages
@languages
def test_every_picture_is_drawn_and_the_terminal_has_words_only(meta: Meta, language: str) -> None:
    page = page_of(meta)
    wanted = [name for name, _ in SIGN.findall(rules_markdown(meta, language))]
    english = [name for name, _ in SIGN.findall(rules_markdown(meta, "en"))]
    assert len(wanted) > 5
    assert set(wanted) == set(english)
    assert [name for name in wanted if not page.sign(name)] == []
    assert "{" not in rules_text(meta, language)
    assert "{" not in drawn_rules(meta, language, page).body


@pages
@languages
def test_the_rules_are_for_players(meta: Meta, language: str) -> None:
    rules = drawn_rules(meta, language, page_of(meta))
    assert "docs/" not in rules.body
    assert len(rules.contents) >= 5
    assert all(f'<h2 id="{section.anchor}">' in rules.body for section in rules.contents)
    least, most = meta.players[0], meta.players[-1]
    assert re.search(rf"{least}(–| to | à | a ){most} ", rules_text(meta, language))


@pages
def test_french_signs_keep_to_their_words(meta: Meta) -> None:
    text = rules_markdown(meta, "fr")
    assert "\u00a0:" in text
    assert re.findall(r"[^\u00a0\n|:-][;!?»]|[^\u00a0\n|:-]:(?=[\s*])|«[^\u00a0]", text) == []


def test_a_refusal_leads_to_its_rule(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "age_of_civilization")
        seat = live.match.state.pending()[0]
        speaker = speaker_for(live, visitor(("ann", "bob")[seat]))
        found = reasons(live, seat, "pass", speaker)
        assert '<a href="/rules/age_of_civilization#AC-031" target="_blank">AC-031</a>' in "".join(found)

    perform(tmp_path, scene)


# All men of Nine Men's Morris, in turn, without a mill.
PLACED = "a1 d1 g1 d3 d2 b2 c3 a4 e3 e4 b4 g7 f4 d5 c5 f6 d7 b6"


def test_what_was_touched_before_tells_which_rule_is_meant(tmp_path: Path) -> None:
    """Where no man stands, none is moved away; after a man of one's own, no line leads there."""

    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "morris")
        parse = live.match.game.actions.parse
        for seat, space in enumerate(PLACED.split()):
            await hub.play(live, seat % 2, live.number, parse(f"place {space}"))
        speaker = speaker_for(live, visitor("ann"))
        (alone,) = reasons(live, 0, "space-a7", speaker)
        assert "NM-004" in alone
        (after,) = reasons(live, 0, "space-a7", speaker, ["space-a1"])
        assert "NM-005" in after

    perform(tmp_path, scene)
