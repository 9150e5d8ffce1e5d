"""Every icon once, drawn on 24 × 24 and used by reference; what has no colour of its own takes that around it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tablee.drawing.icons import Icons

PREFIX: Final = "ga-"
LINE: Final = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'

# Of the seats: each has one besides its colour and its hatching.
EMBLEMS: Final[dict[str, str]] = {
    "red": '<path d="M12 1 22 12 12 23 2 12z"/>',
    "green": (
        '<path d="M12 23C1 17 2 7 12 1c10 6 11 16 0 22z"/>'
        '<path d="M12 22V7M12 15.5l4-5M12 13 8 8" fill="none" stroke="#fffdf6" stroke-width="1.6"/>'
    ),
    "yellow": (
        '<path d="M12 .8 14.8 6.6 20.4 4 18 9.6 23.4 12 18 14.4 20.4 20 14.8 17.4 12 23.2 9.2 17.4 '
        '3.6 20 6 14.4.6 12 6 9.6 3.6 4 9.2 6.6z"/>'
    ),
    "grey": ('<path fill-rule="evenodd" d="M7 2h10l6 10-6 10H7L1 12zm2.6 4.6L6.4 12l3.2 5.4h4.8l3.2-5.4-3.2-5.4z"/>'),
    "black": '<path d="M12 1.5 23.5 21.5H.5z"/>',
}

# The phases of an Age; cards carry them too.
PHASES: Final[dict[str, str]] = {
    "objectives": (
        f'<circle cx="12" cy="12" r="9.5" {LINE} stroke-width="1.9"/>'
        f'<circle cx="12" cy="12" r="5" {LINE} stroke-width="1.9"/><circle cx="12" cy="12" r="1.8"/>'
    ),
    "draft": f'<path d="M4 6.5 11 4l5.5 13.5-7 2.5zm9-1.5 6 1.5L17 17" {LINE} stroke-width="1.9"/>',
    "growth": (
        f'<path d="M12 21V11M6 21h12" {LINE} stroke-width="2"/>'
        '<path d="M12 12C12 7 8 4.5 3.5 4.5 3.5 9.5 7 12 12 12zm0 3c0-4 3.5-6.5 8.5-6.5 0 4.5-3.5 6.5-8.5 6.5z"/>'
    ),
    "expansion": (
        '<path d="M12 2.5 15.5 7h-2.2v3.7H17V8.5l4.5 3.5-4.5 3.5v-2.2h-3.7V17h2.2L12 21.5 8.5 '
        "17h2.2v-3.7H7v2.2"
        'L2.5 12 7 8.5v2.2h3.7V7H8.5z"/>'
    ),
    "attack": (
        f'<path d="m4 3 10.5 10.5M20 3 9.5 13.5M12.5 17l5-5M6.5 12l5 5M16 15.5l4 4.5M8 15.5 4 20" {LINE} '
        'stroke-width="2.1"/>'
    ),
    "end": (
        f'<path d="M6 3h12M6 21h12M7.5 3c0 5 2 6.5 4.5 9 2.5-2.5 4.5-4 4.5-9M7.5 21c0-5 2-6.5 4.5-9 2.5 2.5 4.5 4 '
        f'4.5 9" {LINE} stroke-width="1.9"/><path d="M9 20c.5-2 1.5-3 3-4 1.5 1 2.5 2 3 4z"/>'
    ),
}

# What is gained, paid and counted.
THINGS: Final[dict[str, str]] = {
    "coins": (
        '<circle cx="12" cy="12" r="10.5" fill="#e9b93c" stroke="#7a5606" stroke-width="1.6"/>'
        '<circle cx="12" cy="12" r="7" fill="none" stroke="#7a5606" stroke-opacity=".55" stroke-width="1.2"/>'
        '<path d="M12 7.5 15.5 12 12 16.5 8.5 12z" fill="#7a5606" fill-opacity=".75"/>'
    ),
    "points": '<path d="M12 1.8l3 6.7 7.3.8-5.4 4.9 1.5 7.2-6.4-3.7-6.4 3.7 1.5-7.2L1.7 9.3 9 8.5z"/>',
    "clans": '<circle cx="12" cy="6.5" r="4"/><path d="M12 10c4 0 5 3 5.5 6l1.5 5H5l1.5-5C7 13 8 10 12 10z"/>',
    "stack": (
        '<circle cx="7" cy="6.5" r="3"/><path d="M7 9.5c3 0 4 2 4.3 5l1 5H1.7l1-5c.3-3 1.3-5 4.3-5z"/>'
        '<circle cx="17" cy="6.5" r="3"/><path d="M17 9.5c3 0 4 2 4.3 5l1 5H11.7l1-5c.3-3 1.3-5 4.3-5z" '
        'fill-opacity=".75"/>'
    ),
    "cities": '<path d="M5 21V6h3v2.5h2.5V6h3v2.5H16V6h3v15h-5v-4a2 2 0 0 0-4 0v4z"/>',
    "home": ('<path fill-rule="evenodd" d="M12 2.5 23 12h-3v9.5H4V12H1zM9.5 21.5h5v-6a2.5 2.5 0 0 0-5 0z"/>'),
    "regions": f'<path d="M3 7l5-3 6 2.5 7-2.5v13l-7 3-6-2.5L3 20zM8 4v13.5M14 6.5V20" {LINE} stroke-width="1.9"/>',
    "card": (
        f'<rect x="6" y="3" width="12" height="18" rx="2" {LINE} stroke-width="1.9"/>'
        '<path d="M12 8.5 14.5 12 12 15.5 9.5 12z"/>'
    ),
    "discard": (
        f'<rect x="4" y="3" width="10" height="15" rx="2" {LINE} stroke-width="1.8"/>'
        '<circle cx="16.5" cy="16.5" r="6" fill="#e9b93c" stroke="#7a5606" stroke-width="1.4"/>'
        '<path d="M16.5 13.5v6M13.5 16.5h6" stroke="#5f4302" stroke-width="1.7"/>'
    ),
    "invention": (
        '<path d="M12 2.5a6.5 6.5 0 0 0-3.7 11.9c.7.6 1.2 1.4 1.2 2.6h5c0-1.2.5-2 1.2-2.6A6.5 6.5 0 0 0 '
        '12 2.5z"/>'
        f'<path d="M9.5 19h5M10.5 21.5h3" {LINE} stroke-width="1.8"/>'
    ),
    "toll": f'<path d="M4 21V5M4 8l16 4M4 12l16 4" {LINE} stroke-width="2.2"/>',
    "shield": '<path d="M12 1.8 21 5v6.5c0 5.5-4 9-9 10.7-5-1.7-9-5.2-9-10.7V5z"/>',
    "moves": f'<path d="M3 12h12M11 6.5 17 12l-6 5.5M20.5 5v14" {LINE} stroke-width="2.3"/>',
    "jump": f'<path d="M3 19C5 5 16 3 19 13" {LINE} stroke-width="2.3"/><path d="M14 11.5l5.8 8 3-8.8z"/>',
    "host": f'<path d="M3 11.5 12 4l9 7.5M6 10v10h12V10" {LINE} stroke-width="2"/><path d="M12 '
    f'18.5c-6-4-2.5-8 0-5 2.5-3 6 1 0 5z"/>',
    "copy": (
        f'<rect x="8" y="7" width="12" height="14" rx="2" {LINE} stroke-width="1.9"/>'
        f'<path d="M16 4.5A2 2 0 0 0 14 3H6a2 2 0 0 0-2 2v10a2 2 0 0 0 1.5 2" {LINE} stroke-width="1.9"/>'
    ),
    "order": f'<path d="M9 5h12M9 12h12M9 19h12" {LINE} stroke-width="2.1"/><path d="M3 3h2v5M2.5 11h3v1.5l-3 '
    f'3h3M2.5 18h3v4h-3M4 20h1" {LINE} stroke-width="1.3"/>',
    "losses": (
        '<path fill-rule="evenodd" d="M12 2C6 2 3 6 3 10.5c0 3 1.5 5 3.5 6V21h11v-4.5c2-1 3.5-3 3.5-6C21 6 '
        "18 2 12 2z"
        'M8.5 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm7 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"/>'
    ),
    "war": (
        f'<path d="m4 3 10.5 10.5M20 3 9.5 13.5M12.5 17l5-5M6.5 12l5 5M16 15.5l4 4.5M8 15.5 4 20" {LINE} '
        'stroke-width="2.3"/>'
    ),
    "peace": (
        '<path d="M21.5 5.5c-2.5-.3-4 .7-5 2.5C13 6.5 9 4 7.5 1.5c-1 4 .5 7 2.5 9L2 14.5c5 3 11 3 14-1 '
        "1.5-2 1.5-3.5 "
        '1.5-5 1-.5 2.5-1.5 4-3z"/><path d="M4 20.5c3 1.5 7 1 9-2.5" fill="none" stroke="currentColor" '
        'stroke-width="1.6"/>'
    ),
    "hidden": (
        f'<rect x="5" y="2.5" width="14" height="19" rx="2.5" {LINE} stroke-width="1.9"/>'
        f'<path d="M9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.9" {LINE} stroke-width="1.9"/>'
        '<circle cx="12" cy="17" r="1.2"/>'
    ),
    "siege": (
        f'<path d="M3 20h18M6 20 16 6M8.5 16.5 5 8" {LINE} stroke-width="2.1"/><circle cx="18" cy="4.5" r="2.8"/>'
        '<circle cx="7" cy="20.5" r="2.5"/><circle cx="16" cy="20.5" r="2.5"/>'
    ),
    "team": (
        '<circle cx="8" cy="7" r="3.5"/><circle cx="16.5" cy="7.5" r="3"/><path d="M1.5 20c0-6 2.5-8.5 '
        '6.5-8.5s6.5 2.5 6.5 8.5z"/>'
        '<path d="M16 20c0-3.5-.6-6-2-8 4.5-1.5 8.5 1 8.5 8z" fill-opacity=".7"/>'
    ),
}

SIGNS: Final[dict[str, str]] = {
    "check": f'<path d="m4 12.5 5.5 5.5L20 6.5" {LINE} stroke-width="3"/>',
    "cross": f'<path d="M5 5l14 14M19 5 5 19" {LINE} stroke-width="3"/>',
    "arrow": '<path d="M2 10.5h13V5.5L22 12l-7 6.5v-5H2z"/>',
    "plus": '<path d="M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z"/>',
    "minus": '<path d="M3 10h18v4H3z"/>',
    "whole": f'<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" {LINE} stroke-width="2.3"/>',
    "warning": f'<path d="M12 3 2.5 20h19z" {LINE} stroke-width="2"/><path d="M12 9.5v5M12 17v.5" {LINE} '
    f'stroke-width="2.3"/>',
    "sheet": f'<path d="M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6" {LINE} stroke-width="1.9"/>',
    "secret": (
        f'<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z" {LINE} stroke-width="1.9"/><circle cx="12" cy="12" r="3"/>'
        f'<path d="M4 20 20 4" {LINE} stroke-width="2.2"/>'
    ),
}

ICONS: Final = Icons(PREFIX, {**EMBLEMS, **PHASES, **THINGS, **SIGNS})
sprite, icon = ICONS.sprite, ICONS.icon


def emblem(colour: str, label: str = "") -> Markup:
    """The sign of a seat in its colour."""
    return icon(colour, label, f"emblem of-{colour}")


def at(name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
    """An icon inside a larger drawing, by its middle."""
    return ICONS.at(name, round(x - size / 2), round(y - size / 2), size, kind)
