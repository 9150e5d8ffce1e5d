"""Templates filled for one reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Request, Response

import tablee
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.server.assets import asset, first_fonts
from tablee.server.visitors import THEMES, Visitor

templates = Environment(
    loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
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
