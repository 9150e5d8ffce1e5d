"""A game's rules in the reader's language, with the game's own pictures and a place for every numbered rule."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec
from litestar import MediaType, get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from tablee.drawing.looks import page_of
from tablee.drawing.markup import tag
from tablee.drawing.page import GamePage
from tablee.engine import registry
from tablee.engine.messages import SIGN, Speaker, rules_markdown
from tablee.engine.meta import Meta
from tablee.server.dependencies import GivenVisitor
from tablee.server.pages.templating import fill

markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

RULE = r"[A-Z]{2}-\d{3}"
CITED = re.compile(rf"({RULE})(\s+\w+\s+)({RULE})|{RULE}")  # from one to another, or one
IN_BRACKETS = re.compile(rf"\(((?:\w+\s+)?{RULE}(?:(?:,\s+|\s+\w+\s+){RULE})*)\)")  # nothing but numbers


class Section(msgspec.Struct):
    """A heading of the rules, for the list of contents."""

    anchor: str
    title: str


class RulesPage(msgspec.Struct):
    body: Markup
    contents: list[Section]


@get("/rules/{name:str}", media_type=MediaType.HTML, include_in_schema=False)
async def rules_page(name: FromPath[str], visitor: GivenVisitor) -> str:
    meta = registry.meta(name)
    page = page_of(meta)
    rules = drawn_rules(meta, visitor.language, page)
    return fill("rules.html", visitor, Speaker(visitor.language, meta), meta=meta, rules=rules, sprite=page.sprite())


def drawn_rules(meta: Meta, language: str, page: GamePage[Any]) -> RulesPage:
    tokens = markdown.parse(rules_markdown(meta, language))[3:]  # the page itself puts the title above the contents
    contents: list[Section] = []
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag == "h2":
            section = Section(f"section-{len(contents) + 1}", inside.content)  # the same in every language
            opening.attrSet("id", section.anchor)
            contents.append(section)
    body = markdown.renderer.render(tokens, markdown.options, {})
    body = body.replace("<th></th>", "<td></td>")  # the corner of a table heads nothing
    body = SIGN.sub(lambda found: page.sign(found[1]) + found[2], body)
    return RulesPage(Markup(_with_anchors(body)), contents)


def _with_anchors(body: str) -> str:
    """The numbers of rules small, each a place to link to where it is named first."""
    body = IN_BRACKETS.sub(lambda found: f'<small class="cited">{found[1]}</small>', body)
    placed: set[str] = set()

    def anchor(rule: str, shown: bool = True) -> Markup:
        place = None if rule in placed else rule
        placed.add(rule)
        return tag("a", rule, id=place, href=f"#{rule}") if shown else tag("span", id=place)

    def cited(found: re.Match[str]) -> str:
        first, between, last = found[1], found[2], found[3]
        if first is None:
            return anchor(found[0])
        kind = first[:3]
        inner = [f"{kind}{number:03}" for number in range(int(first[3:]) + 1, int(last[3:]))]
        return (
            anchor(first)
            + Markup("").join(anchor(rule, shown=False) for rule in inner)
            + escape(between)
            + anchor(last)
        )

    return CITED.sub(cited, body)
