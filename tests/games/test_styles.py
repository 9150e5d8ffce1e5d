"""The style sheets of the games: they touch nothing but their own page, and its words stand out."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

ROOTS = {
    "age_of_civilization": (".aoc", ".age-of-civilization "),
    "gentes": (".gt", ".gentes "),
    "genesia": (".ga", ".genesia "),
}
THEMES = {
    # the tokens of all pages that words stand on or are written in
    "light": {"ink": "#2a2420", "paper": "#f7f1e5", "paper-2": "#fffaf0", "paper-3": "#ece2cd"},
    "dark": {"ink": "#f0e7d8", "paper": "#1c1916", "paper-2": "#26221e", "paper-3": "#312b25"},
}
# What words are written in, each with what they stand on.
INKS = {
    "age_of_civilization": {
        "ink": ("card", "inherits", "own-cell", "paper-2"),
        "soft": ("card", "inherits", "paper-2", "paper-3"),
        "good-ink": ("card", "paper-2"),
        "bad-ink": ("card",),
        "on-table": ("table", "table-2"),
        "on-tray": ("tray", "tray-2"),
        "on-score": ("score", "score-5"),
    },
    "gentes": {
        "ink": ("chip", "panel", "tile", "tile-2", "paper-2", "paper-3"),
        "soft": ("chip", "panel", "paper-2", "paper-3"),
        "good-ink": ("chip", "paper-2", "paper-3"),
        "bad-ink": ("chip", "paper-2", "paper-3"),
        "lit-ink": ("paper-2",),
        "on-lit": ("lit",),
        "#ffffff": ("yes", "may"),
    },
    "genesia": {
        "ink": ("panel", "paper-2", "paper-3"),
        "soft": ("panel", "paper", "paper-2", "paper-3"),
        "good-ink": ("paper-2", "paper-3"),
        "bad-ink": ("paper-2", "paper-3"),
        "lit-ink": ("paper-2",),
        "chip-ink": ("chip",),
        "on-secret": ("secret",),
        "bone": ("dark",),
        "plum-ink": ("panel",),
        "#ffffff": ("plum",),
    },
}


@cache
def style(game: str) -> str:
    return files(f"tablee.games.{game}").joinpath("web", "style.css").read_text(encoding="utf-8")


def colours(game: str, theme: str) -> dict[str, str]:
    """The colours of a theme by their names: of all pages, and of the game."""
    fixed = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", style(game)))
    given = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", style(game))
    return {**THEMES[theme], **fixed, **{name: light if theme == "light" else dark for name, light, dark in given}}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("game", ROOTS)
def test_style_stays_below_its_root(game: str) -> None:
    rules = re.sub(r"/\*.*?\*/", "", style(game), flags=re.DOTALL)
    selectors = [each for each in re.findall(r"^([^\s{};][^{};]*)\{", rules, flags=re.MULTILINE) if each[0] != "@"]
    assert selectors
    assert [each for each in selectors if not each.startswith(ROOTS[game])] == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", INKS)
def test_words_stand_out(game: str, theme: str) -> None:
    """WCAG AA in both themes: 4.5 to 1."""
    known = colours(game, theme)
    for ink, papers in INKS[game].items():
        for paper in papers:
            assert contrast(known.get(ink, ink), known[paper]) >= 4.5, (ink, paper)


@pytest.mark.parametrize(
    ("game", "name", "count", "ink"),
    [("age_of_civilization", "band", 7, "#fff8ea"), ("gentes", "type", 6, "#ffffff")],
    ids=["bands of families", "types of citizens"],
)
def test_words_stand_out_on_every_kind(game: str, name: str, count: int, ink: str) -> None:
    papers = re.findall(rf"--{name}: (#[0-9a-f]{{6}})", style(game))
    assert len(papers) == count
    assert all(contrast(ink, paper) >= 4.5 for paper in papers)


@pytest.mark.parametrize(("theme", "figure"), [("light", "#2a2420"), ("dark", "#fdf3de")])
def test_figures_stand_out_on_the_map_of_genesia(theme: str, figure: str) -> None:
    """WCAG AA for large figures: 3 to 1."""
    known = colours("genesia", theme)
    for value in (0, 1, 2, 3, 4, 5, 7, 12, 15):
        assert contrast(figure, known[f"v{value}"]) >= 3, value
