"""What pages load besides themselves: kept for ever by its digest, and cut to what is needed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import brotli
import pytest
from fontTools.ttLib import TTFont
from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.server import assets
from tablee.server.assets import KEPT, SHORT, VENDOR, asset, digest

Client = TestClient[Litestar]
LINK = re.compile(r'(?:href|src)="(/(?:static|vendor|games)/[^"#]+)')
FACE = re.compile(
    r'font-family: "([^"]+)"; font-weight: (\d+); font-style: (\w+);.*?url\("([^"]+)"\).*?range: ([^;]+);', re.S
)
SOURCE = Path(tablee.__file__).parent


def ranges(text: str) -> set[int]:
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


@pytest.mark.parametrize("page", ["/", "/new/gentes", "/rules/genesis", "/schema", "table", "table?text=1", "replay"])
def test_all_that_a_page_loads_is_kept_for_ever(client: Client, page: str) -> None:
    if page.startswith(("table", "replay")):
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        match = client.post("/api/matches", json={"game": "gentes", "seats": seats}).json()["match"]
        page = page.replace("table", f"/t/{match}").replace("replay", f"/t/{match}/replay")
    linked = set(LINK.findall(client.get(page).text))
    assert any("/vendor/fonts.css" in path for path in linked)
    for path in linked:
        loaded = client.get(path)
        assert loaded.status_code == 200, path
        assert loaded.headers["cache-control"] == KEPT, path
        assert f"?v={digest(loaded.content)}" in path


def test_without_its_digest_or_with_an_old_one_a_file_is_kept_shortly(client: Client) -> None:
    for path in ("/static/tablee.css", "/static/tablee.css?v=0123456789", "/games/gentes/style.css?v="):
        loaded = client.get(path)
        assert (loaded.status_code, loaded.headers["cache-control"]) == (200, SHORT)


def test_a_file_is_packed_as_the_browser_takes_it(client: Client) -> None:
    path = asset("/static/table.css")
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for encoding in ("gzip", "br"):
        loaded = client.get(path, headers={"accept-encoding": encoding})
        assert loaded.headers["content-encoding"] == encoding
        assert loaded.content == plain.content  # the client unpacks it
    assert brotli.decompress(assets.packed(plain.content, "br")) == plain.content


@pytest.mark.parametrize("name", ["../app.py", "..%2fapp.py", "..%5capp.py", "%2e%2e/app.py", "nothing.css"])
def test_nothing_else_is_served(client: Client, name: str) -> None:
    assert client.get(f"/static/{name}").status_code == 404
    assert client.get(f"/vendor/{name}").status_code == 404


def test_the_fonts_that_are_asked_for_first_are_those_of_the_stylesheet(client: Client) -> None:
    styles = client.get("/vendor/fonts.css").text
    preloaded = re.findall(r'<link rel="preload" href="/vendor/([^"]+)"', client.get("/").text)
    assert len(preloaded) == 2
    assert all(f'url("{font}")' in styles for font in preloaded)


def test_our_texts_need_the_smallest_file_of_each_cut_and_names_find_their_letters_in_the_others() -> None:
    cuts: dict[tuple[str, ...], list[tuple[Path, set[int]]]] = {}
    for *cut, file, signs in FACE.findall((VENDOR / "fonts.css").read_text(encoding="utf-8")):
        cuts.setdefault(tuple(cut), []).append((VENDOR / file.partition("?")[0], ranges(signs)))
    texts = [*SOURCE.rglob("*.ftl"), *SOURCE.rglob("*.toml"), *SOURCE.rglob("templates/*.html")]
    written = {ord(sign) for file in texts for sign in file.read_text(encoding="utf-8")}
    assert cuts
    for cut, files in cuts.items():
        *others, (common, near) = files  # of two that have a sign, browsers take the later one
        assert common.stat().st_size < min(file.stat().st_size for file, _ in others) * 0.7
        assert near <= drawn(common), cut
        assert not (written - near) & set().union(*(drawn(file) for file, _ in others)), cut
        for letter in map(ord, "ŁukaszĐurđaÅsaÖrnÿŞ"):
            assert any(letter in signs and letter in drawn(file) for file, signs in files), (cut, chr(letter))


@cache
def drawn(font: Path) -> set[int]:
    return set(TTFont(font).getBestCmap())
