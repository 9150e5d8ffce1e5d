"""Templates filled for one reader."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from litestar import MediaType, Request, Response
from markupsafe import Markup

import tablee
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.server.assets import asset, first_fonts
from tablee.server.visitors import THEMES, Visitor


class Remember(Extension):
    """`{% remember key %} … {% endremember %}`: what stands between is drawn once for all that the key holds, and the
    key names it and holds all that it shows (`drawing/remembered`). For templates that are given a `part`."""

    tags = {"remember"}  # noqa: RUF012 (Jinja declares it so)

    def parse(self, parser: Parser) -> nodes.Node:
        line = next(parser.stream).lineno
        values = [nodes.Name("part", "load"), parser.parse_tuple()]
        body = parser.parse_statements(("name:endremember",), drop_needle=True)
        return nodes.CallBlock(self.call_method("drawn", values), [], [], body).set_lineno(line)

    def drawn(
        self, part: Callable[[Hashable, Callable[[], Markup]], Markup], key: Hashable, caller: Callable[[], Markup]
    ) -> Markup:
        return part(key, caller)


templates = Environment(
    loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    extensions=[Remember],
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # `tablee serve --reload` starts anew; looking for edits takes a tenth of the time of a page
)
templates.globals["asset"] = asset
templates.globals["first_fonts"] = first_fonts


def fill(name: str, visitor: Visitor, speaker: Speaker | None = None, **values: Any) -> str:
    """A template in the reader's language; a game's speaker also knows the game's words."""
    speaker = speaker or visitor.speaker
    return templates.get_template(name).render(
        say=lambda key, **spoken: speaker.say(key, spoken),
        title=speaker.title,
        speaker=speaker,
        visitor=visitor,
        languages=LANGUAGES,
        themes=THEMES,
        version=tablee.__version__,
        **values,
    )


def html(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


def is_htmx(request: Request[Any, Any, Any]) -> bool:
    """Whether a page asks for a part of itself, not somebody for a page."""
    return "hx-request" in request.headers
