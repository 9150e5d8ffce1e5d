"""The art of the site: drawings that stand alone, stay small and carry nothing but shapes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tablee

SOURCE = Path(tablee.__file__).parent
STATIC = SOURCE / "server" / "static"
SVG = "{http://www.w3.org/2000/svg}"
KB = 1024

COVERS = {
    "genesis": SOURCE / "games" / "genesis" / "web" / "cover.svg",
    "age_of_civilization": SOURCE / "games" / "age_of_civilization" / "web" / "cover.svg",
    "gentes": SOURCE / "games" / "gentes" / "web" / "cover.svg",
    "genesia": SOURCE / "games" / "genesia" / "web" / "cover.svg",
}
# What the games draw with: their icons come with every page, the others where they are wanted.
PICTURES = sorted(set(SOURCE.glob("games/*/web/*.svg")) - set(COVERS.values()))
LARGEST = {
    **dict.fromkeys(COVERS.values(), 10 * KB),
    **{path: (32 if path.name == "icons.svg" else 120) * KB for path in PICTURES},
    STATIC / "icons.svg": 14 * KB,
    STATIC / "mark.svg": KB,
    STATIC / "favicon.svg": KB,
}
# What a drawing is made of: nothing that runs, loads, embeds a page or needs a font.
SHAPES = (
    *("svg", "view", "defs", "symbol", "g", "use", "pattern", "linearGradient", "radialGradient", "stop"),
    *("path", "rect", "circle", "ellipse"),
)
ICONS = (
    *("players", "person", "people", "bot", "account", "logout", "crown", "eye"),
    *("clock", "hourglass", "undo", "restart", "replay", "rematch", "bell"),
    *("play", "pause", "step-forward", "step-back", "turn-forward", "turn-back", "first", "last"),
    *("menu", "back", "sun", "moon", "auto-theme", "text-view", "keyboard", "link", "download", "upload", "offline"),
    *("chat", "note", "check", "cross", "plus", "warning", "info"),
    *("dice", "search-card", "widen"),
)

every_drawing = pytest.mark.parametrize("path", LARGEST, ids=lambda path: path.relative_to(SOURCE).as_posix())


def drawing(path: Path) -> ElementTree.Element:
    return ElementTree.parse(path).getroot()


def ids(root: ElementTree.Element) -> Counter[str]:
    return Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)


def references(root: ElementTree.Element) -> set[str]:
    """Whatever an attribute points at: by href, or by url()."""
    found = set()
    for element in root.iter():
        for name, value in element.attrib.items():
            if name.rpartition("}")[2] in ("href", "src"):
                found.add(value)
            found.update(re.findall(r"url\(([^)]*)\)", value))
    return found


@every_drawing
def test_is_an_svg_with_a_view_box(path: Path) -> None:
    root = drawing(path)
    assert root.tag == SVG + "svg"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0
    assert height > 0


@every_drawing
def test_is_made_of_shapes_alone(path: Path) -> None:
    within_a_page = path in PICTURES  # which has fonts, and values for custom properties
    allowed = (*SHAPES, "text") if within_a_page else SHAPES
    for element in drawing(path).iter():
        assert element.tag.removeprefix(SVG) in allowed
        assert not [name for name in element.attrib if name.startswith("on")]
        assert within_a_page or "style" not in element.attrib


@every_drawing
def test_points_at_its_own_parts_only(path: Path) -> None:
    root = drawing(path)
    assert references(root) <= {f"#{name}" for name in ids(root)}


@every_drawing
def test_gives_an_id_once(path: Path) -> None:
    assert [name for name, times in ids(drawing(path)).items() if times > 1] == []


@every_drawing
def test_is_small(path: Path) -> None:
    assert path.stat().st_size <= LARGEST[path]


@pytest.mark.parametrize("game", COVERS)
def test_a_cover_keeps_its_ids_apart_and_names_its_thumbnail(game: str) -> None:
    root = drawing(COVERS[game])
    assert all(name.startswith(f"{game}-") for name in ids(root))
    thumbnail = root.find(f"{SVG}view[@id='{game}-thumb']")
    assert thumbnail is not None
    left, top, width, height = map(float, thumbnail.attrib["viewBox"].split())
    _, _, whole_width, whole_height = map(float, root.attrib["viewBox"].split())
    assert width == height
    assert left >= 0
    assert top >= 0
    assert left + width <= whole_width
    assert top + height <= whole_height


def test_the_sprite_has_every_icon_and_no_other() -> None:
    assert sorted(ids(drawing(STATIC / "icons.svg"))) == sorted(f"icon-{name}" for name in ICONS)


def test_icons_share_one_grid_and_take_the_colour_of_the_text() -> None:
    for symbol in drawing(STATIC / "icons.svg"):
        assert symbol.attrib["viewBox"] == "0 0 24 24"
        assert symbol.attrib["stroke"] == "currentColor"
        assert symbol.attrib["fill"] == "none"
