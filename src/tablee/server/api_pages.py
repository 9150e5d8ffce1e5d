"""The documentation of the API as a page, made from its OpenAPI description."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from tablee.server.pages.templating import fill
from tablee.server.refusals import visitor_known


class PlainRenderPlugin(OpenAPIRenderPlugin):
    """Every request and every shape on one page, without scripts."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        asked = [
            (method.upper(), path, operation)
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
        ]
        shapes = openapi_schema.get("components", {}).get("schemas", {})
        return fill("schema.html", visitor_known(request), asked=asked, shapes=shapes, type_of=type_of).encode()


def type_of(shape: dict[str, Any]) -> str:
    """A type as one would write it: `int`, `list of Told`, `string or null`."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return " or ".join(type_of(one) for one in shape[several])
    kind = shape.get("type", "any")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return f"list of {type_of(shape.get('items', {}))}"
    if kind == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"object of {type_of(shape['additionalProperties'])}"
    return str(kind)
