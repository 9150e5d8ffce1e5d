"""Pictures in SVG files: read as they stand there, kept apart on a page, and none drawn in vain."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tablee
from tablee.drawing.icons import Icons
from tablee.drawing.looks import page_of
from tablee.drawing.pictures import Pictures

GAMES = Path(tablee.__file__).parent / "games"
SVG = "http://www.w3.org/2000/svg"
FILES = [path for path in sorted(GAMES.glob("*/web/*.svg")) if path.name != "cover.svg"]
WITH_ICONS = [path.parents[1].name for path in FILES if path.name == "icons.svg"]
DRAWN = f"""\
<svg xmlns="{SVG}" viewBox="0 0 24 24">
  <!-- Definitions -->
  <defs>
    <linearGradient id="x-light"><stop stop-color="#fff"/></linearGradient>

    <!-- Not <b>this</b> -->
    <symbol id="x-one" viewBox="0 0 24 24">
      <path d="M1 2
3 4"/>
      <g fill="url(#x-light)">
        <text>two words</text> <circle r="1"/>
      </g>
    </symbol>
  </defs>
  <symbol
     viewBox="0 0 40 54" overflow="visible"
     id="tall">
<path
   d="M1 2"/></symbol>
</svg>
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "drawn.svg"
    path.write_text(DRAWN, encoding="utf-8")
    return path


def test_pictures_are_read_as_they_stand_but_for_comments_and_indentation(file: Path) -> None:
    one = '<path d="M1 2\n3 4"/><g fill="url(#x-light)"><text>two words</text> <circle r="1"/></g>'
    light = '<linearGradient id="x-light"><stop stop-color="#fff"/></linearGradient>'
    found = Pictures(file)
    assert dict(found) == {"x-one": one, "tall": '\n<path\n   d="M1 2"/>'}
    assert found.boxes == {"x-one": "0 0 24 24", "tall": "0 0 40 54"}
    assert found.definitions == f'<defs>{light}<symbol id="x-one" viewBox="0 0 24 24">{one}</symbol></defs>'


def test_a_file_is_read_once_and_when_it_is_wanted(file: Path) -> None:
    found = Pictures(file)
    file.rename(file.with_name("moved.svg"))
    with pytest.raises(FileNotFoundError):
        found["tall"]
    file.with_name("moved.svg").rename(file)
    assert found["tall"]
    file.unlink()
    assert found["x-one"] in found.definitions


def test_icons_are_the_symbols_in_a_square_of_24(file: Path) -> None:
    icons = Icons("x-", file)
    assert list(icons.shapes) == ["one"]
    assert 'href="#x-one"' in icons.icon("one")
    assert icons.icon("tall") == icons.icon("none") == ""
    assert icons.sprite().count("<symbol") == 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_reading_finds_what_the_file_holds(path: Path) -> None:
    root, found = ElementTree.parse(path).getroot(), Pictures(path)
    assert {element.tag.removeprefix(f"{{{SVG}}}") for element in root} <= {"defs", "symbol"}
    symbols = list(root.iter(f"{{{SVG}}}symbol"))
    assert [symbol.attrib["id"] for symbol in symbols] == list(found)
    for symbol in symbols:
        name = symbol.attrib["id"]
        assert symbol.attrib["viewBox"] == found.boxes[name]
        read = ElementTree.fromstring(f'<svg xmlns="{SVG}">{found[name]}</svg>')
        assert [same(element) for element in read] == [same(element) for element in symbol]


def same(element: ElementTree.Element) -> str:
    return ElementTree.canonicalize(ElementTree.tostring(element, "unicode"), strip_text=True)


@pytest.mark.parametrize("game", WITH_ICONS)
def test_icons_keep_their_ids_apart(game: str) -> None:
    icons = page_of(tablee.game(game).meta).icons
    assert all(name.startswith(icons.prefix) for name in re.findall(r' id="([^"]+)"', icons.sprite()))
    assert set(icons.pictures) == set(re.findall(r'<symbol id="([^"]+)"', icons.sprite()))


@pytest.mark.parametrize("game", WITH_ICONS)
def test_no_icon_is_drawn_in_vain(game: str) -> None:
    """Each is named in the game's source, its content or its rules, by itself or after its kind."""
    texts = [path for path in (GAMES / game).rglob("*") if path.suffix in (".py", ".toml", ".md")]
    named = set(re.findall(r'["{]([\w-]+)["}]', "\n".join(path.read_text(encoding="utf-8") for path in texts)))
    icons = page_of(tablee.game(game).meta).icons
    assert [name for name in icons.shapes if not {name, name.partition("-")[2]} & named] == []
