"""A game's rules in the reader's language."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markupsafe import Markup

from tablee.engine import registry
from tablee.engine.messages import Speaker, rules_text
from tablee.server.given import GivenVisitor
from tablee.server.pages.templating import fill

markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@get("/rules/{name:str}", media_type=MediaType.HTML, include_in_schema=False)
async def rules_page(name: FromPath[str], visitor: GivenVisitor) -> str:
    meta = registry.meta(name)
    # The corner of a table heads nothing.
    body = Markup(markdown.render(rules_text(meta, visitor.language)).replace("<th></th>", "<td></td>"))
    return fill("rules.html", visitor, Speaker(visitor.language, meta), meta=meta, body=body)
