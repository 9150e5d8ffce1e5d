"""Styles, scripts, fonts and covers. Their addresses hold a digest of what they bring, so that browsers keep them for
ever: what is edited has another address."""

from __future__ import annotations

import gzip
import re
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

import brotli
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tablee.drawing.looks import cover_of, style_of
from tablee.engine import registry
from tablee.server.compressed import packer_for
from tablee.server.dependencies import AnyRequest

HERE = Path(__file__).parent
STATIC, VENDOR = HERE / "static", HERE / "vendor"  # the latter is filled at set-up by assets/vendor.py
DIGITS = 10  # of a digest, as assets/vendor.py has them
KEPT, SHORT = "public, max-age=31536000, immutable", "public, max-age=60"

TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".LICENSE": "text/plain",
}
# For who reads our files in the repository; they are a seventh of them. In scripts only lines of their own.
COMMENTS = {".js": re.compile(rb"^\s*//.*\n", re.MULTILINE), ".css": re.compile(rb"/\*.*?\*/\s*", re.DOTALL)}
NAME = re.compile(r"[\w-][\w.-]{0,99}", re.ASCII)
PACKED = (".woff2",)  # already
# What every page needs at once, and browsers would learn of only when they have read the stylesheets.
FIRST_FONTS = re.compile(r'"(alegreya-sans-latin-(?:400|700)-normal\.woff2[^"]*)"')


@cache
def asset(path: str) -> str:
    """The address to give to browsers. What is edited afterwards is kept shortly, until the server starts anew."""
    return f"{path}?v={digest(content_of(path))}"


@cache
def first_fonts() -> list[str]:
    return [f"/vendor/{file}" for file in FIRST_FONTS.findall(content_of("/vendor/fonts.css").decode())]


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:DIGITS]


def content_of(path: str) -> bytes:
    _, place, *names = path.split("/")
    if place == "games":
        meta = registry.meta(names[0])
        if names[1] == "cover.svg":
            return cover_of(meta).encode()
        return COMMENTS[".css"].sub(b"", style_of(meta).encode())
    file = (STATIC if place == "static" else VENDOR) / names[0]
    if not NAME.fullmatch(names[0]) or not file.is_file():
        raise NotFoundException
    content = file.read_bytes()
    return COMMENTS[file.suffix].sub(b"", content) if file.suffix in COMMENTS and place == "static" else content


@lru_cache(maxsize=500)
def packed(content: bytes, encoding: str) -> bytes:
    """As small as it gets: this is done once."""
    if encoding == "gzip":
        return gzip.compress(content, mtime=0)
    small: bytes = brotli.compress(content, mode=brotli.MODE_TEXT)
    return small


def answered(path: str, request: AnyRequest) -> Response[bytes]:
    content = content_of(path)
    kept = request.url.query == f"v={digest(content)}"
    headers = {"cache-control": KEPT if kept else SHORT, "vary": "accept-encoding"}
    kind = Path(path).suffix
    packer = packer_for(request.headers.get("accept-encoding", "")) if kind not in PACKED else None
    if packer is not None:
        content = packed(content, packer.encoding)
        headers["content-encoding"] = packer.encoding
    return Response(content, media_type=TYPES.get(kind, "application/octet-stream"), headers=headers)


@get("/static/{name:str}", include_in_schema=False, sync_to_thread=True)
def static_file(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return answered(f"/static/{name}", request)


@get("/vendor/{name:str}", include_in_schema=False, sync_to_thread=True)
def vendor_file(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """What comes from npm."""
    return answered(f"/vendor/{name}", request)


@get("/games/{name:str}/style.css", include_in_schema=False, sync_to_thread=True)
def game_style(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A game's own look."""
    return answered(f"/games/{name}/style.css", request)


@get("/games/{name:str}/cover.svg", include_in_schema=False, sync_to_thread=True)
def game_cover(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return answered(f"/games/{name}/cover.svg", request)
