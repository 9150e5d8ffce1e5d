"""Every icon once, drawn on 24 × 24 and used by reference; what has no colour of its own takes that around it."""

from __future__ import annotations

from typing import Final

from tablee.drawing.icons import Icons

PREFIX: Final = "gt-"

# The signs of cities.
SYMBOLS: Final[dict[str, str]] = {
    "temple": (
        '<path d="M12 2 22.5 8.2H1.5z M3.5 9.8h2.4v8H3.5z M8.4 9.8h2.4v8H8.4z M13.2 9.8h2.4v8h-2.4z M18.1 '
        '9.8h2.4v8h-2.4z M1.8 19h20.4v2.8H1.8z"/>'
    ),
    "oracle": (
        '<path fill-rule="evenodd" d="M.8 12.5C5 6.2 19 6.2 23.2 12.5 19 18.8 5 18.8.8 12.5zM12 8.7a3.8 3.8 0 1 '
        '0 0 7.6 3.8 3.8 0 0 0 0-7.6z"/><circle cx="12" cy="12.5" r="1.9"/>'
        '<path d="M11.2 2h1.6v3.2h-1.6zM4.9 4l1.3-.8 1.7 2.7-1.3.8zM17.8 3.2l1.3.8-1.7 2.7-1.3-.8z"/>'
    ),
    "trade": (
        '<path d="M2 16.5h20c-1.2 3.4-3 5-5.5 5h-9C5 21.5 3.2 19.9 2 16.5z M11.2 2h1.8v13h-1.8z"/>'
        '<path d="M4.5 4.5h15.2c-1.6 3-1.6 6 0 9H4.5c1.8-3 1.8-6 0-9z"/>'
    ),
    "joker": (
        '<circle cx="12" cy="6.8" r="5.3"/><circle cx="6.3" cy="16" r="5.3"/><circle cx="17.7" cy="16" r="5.3"/>'
    ),
}

# What is gained, paid and counted.
RESOURCES: Final[dict[str, str]] = {
    "coins": (
        '<circle cx="12" cy="12" r="10.5" fill="#d9a427" stroke="#7a5510" stroke-width="1.5"/>'
        '<circle cx="12" cy="12" r="7.3" fill="none" stroke="#7a5510" stroke-width="1.1"/>'
        '<path d="M12 7.2c3 1.4 3 8.2 0 9.6-3-1.4-3-8.2 0-9.6z" fill="#7a5510"/>'
    ),
    "hourglass": (
        '<path d="M5 1.5h14v2.6H5zM5 19.9h14v2.6H5z"/>'
        '<path d="M6.5 5h11c0 4.2-3.7 5-3.7 7s3.7 2.8 3.7 7h-11c0-4.2 3.7-5 3.7-7S6.5 9.2 6.5 5z" '
        'fill-opacity=".28"/>'
        '<path d="M8.2 7.5h7.6c-.8 2-2.9 2.6-3.2 4.2h-1.2c-.3-1.6-2.4-2.2-3.2-4.2zM7 19c.4-2.6 3-3.3 5-4.6 2 1.3 '
        '4.6 2 5 4.6z"/>'
    ),
    "wreath": (
        '<path d="M11 22.4C4.5 21.5 1.8 16 3 9M13 22.4c6.5-.9 9.2-6.4 8-13.4" fill="none" stroke="currentColor" '
        'stroke-width="1.3"/><ellipse cx="4.4" cy="4.6" rx="1.5" ry="3" transform="rotate(24 4.4 4.6)"/>'
        '<ellipse cx="1.7" cy="9.2" rx="1.5" ry="3" transform="rotate(-14 1.7 9.2)"/>'
        '<ellipse cx="2" cy="15" rx="1.5" ry="3" transform="rotate(-36 2 15)"/>'
        '<ellipse cx="5.4" cy="19.8" rx="1.5" ry="3" transform="rotate(-62 5.4 19.8)"/>'
        '<ellipse cx="19.6" cy="4.6" rx="1.5" ry="3" transform="rotate(-24 19.6 4.6)"/>'
        '<ellipse cx="22.3" cy="9.2" rx="1.5" ry="3" transform="rotate(14 22.3 9.2)"/>'
        '<ellipse cx="22" cy="15" rx="1.5" ry="3" transform="rotate(36 22 15)"/>'
        '<ellipse cx="18.6" cy="19.8" rx="1.5" ry="3" transform="rotate(62 18.6 19.8)"/>'
    ),
    "vp": (
        '<path d="M11 22.4C4.5 21.5 1.8 16 3 9M13 22.4c6.5-.9 9.2-6.4 8-13.4" fill="none" stroke="currentColor" '
        'stroke-width="1.3"/><ellipse cx="4.4" cy="4.6" rx="1.5" ry="3" transform="rotate(24 4.4 4.6)"/>'
        '<ellipse cx="1.7" cy="9.2" rx="1.5" ry="3" transform="rotate(-14 1.7 9.2)"/>'
        '<ellipse cx="2" cy="15" rx="1.5" ry="3" transform="rotate(-36 2 15)"/>'
        '<ellipse cx="5.4" cy="19.8" rx="1.5" ry="3" transform="rotate(-62 5.4 19.8)"/>'
        '<ellipse cx="19.6" cy="4.6" rx="1.5" ry="3" transform="rotate(-24 19.6 4.6)"/>'
        '<ellipse cx="22.3" cy="9.2" rx="1.5" ry="3" transform="rotate(14 22.3 9.2)"/>'
        '<ellipse cx="22" cy="15" rx="1.5" ry="3" transform="rotate(36 22 15)"/>'
        '<ellipse cx="18.6" cy="19.8" rx="1.5" ry="3" transform="rotate(62 18.6 19.8)"/>'
        '<path d="M12 5.5l1.9 4.3 4.6.4-3.5 3.1 1.1 4.6-4.1-2.5-4.1 2.5L9 13.3l-3.5-3.1 4.6-.4z"/>'
    ),
    "lock": (
        '<path d="M5 10.5h14v11H5z"/>'
        '<path d="M7.5 10.5V7.2c0-6 9-6 9 0v3.3" fill="none" stroke="currentColor" stroke-width="2.4"/>'
    ),
    "cards": (
        '<path d="M3.5 7.5 11 4l7 15-7.5 3.5z" fill-opacity=".45"/>'
        '<path fill-rule="evenodd" d="M10.5 2.5h11v16h-11zm1.8 1.8v12.4h7.4V4.3z"/>'
    ),
    "card": '<path fill-rule="evenodd" d="M5 1.5h14v21H5zm2 2v8.5h10V3.5z"/>',
    "city": '<path d="M3 22V10h2V8h2v2h2V5h1.5V3h3v2H15v5h2V8h2v2h2v12h-6.5v-4.5c0-3-5-3-5 0V22z"/>',
    "home": '<path fill-rule="evenodd" d="M12 2 23 11.5h-3V22H4V11.5H1zM9.5 22h5v-6c0-3-5-3-5 0z"/>',
    "people": '<circle cx="12" cy="6" r="4"/><path d="M4 22c0-7 3-10.5 8-10.5s8 3.5 8 10.5z"/>',
    "region": (
        '<path d="M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3z" fill-opacity=".35"/>'
        '<path d="M3 6l6-3 6 3 6-3v2l-6 3-6-3-6 3zM8.2 4h1.6v14H8.2zM14.2 6h1.6v14h-1.6z"/>'
    ),
    "discard": '<path fill-rule="evenodd" d="M3 5h13v17H3zm2 2v13h9V7z"/><path d="M8 2h13v17h-3v-2h1V4H8z"/>',
    "decline": '<path d="M3 4h7v4.5h5V13h5.5v5H23l-4.5 5-4.5-5h3v-1.8h-5.5v-4.7h-5V7.2H3z"/>',
    "cube-temple": (
        '<path d="M12 1.5 22 6.5 12 11.5 2 6.5z" fill="#e08a55"/>'
        '<path d="M2 6.5l10 5v11.5l-10-5z" fill="#b4532a"/><path d="M22 6.5l-10 5v11.5l10-5z" fill="#8c3d1d"/>'
        '<path d="M4 12.2l6 3v1.3l-6-3zM4.3 14.7l1.3.7v3l-1.3-.7zM8.4 16.7l1.3.7v3l-1.3-.7z" fill="#fff2dc"/>'
    ),
    "cube-oracle": (
        '<path d="M12 1.5 22 6.5 12 11.5 2 6.5z" fill="#a48bd6"/>'
        '<path d="M2 6.5l10 5v11.5l-10-5z" fill="#6b4aa5"/><path d="M22 6.5l-10 5v11.5l10-5z" fill="#4b3180"/>'
        '<ellipse cx="7" cy="14.7" rx="3.4" ry="2.4" transform="rotate(27 7 14.7)" fill="#fff2dc"/>'
        '<circle cx="7" cy="14.7" r="1.3" fill="#4b3180"/>'
    ),
}

# The six types, by their sign and by their colour.
CITIZENS: Final[dict[str, str]] = {
    "noble": (
        '<path d="M2.5 7.5l5 4L12 4l4.5 7.5 5-4-2 11h-15zM4.5 19.8h15v2.2h-15z"/>'
        '<circle cx="12" cy="3.6" r="1.7"/><circle cx="2.6" cy="6.8" r="1.5"/>'
        '<circle cx="21.4" cy="6.8" r="1.5"/>'
    ),
    "artisan": (
        '<path d="M4 4.5l6.5-2.7 8.5 3.5-1 3.9-4.6-.8-1 2-4-1.8-.6-1.8L4 9z"/>'
        '<path d="M9.3 9.3l3.4 1.5-3.9 11.4-3.6-1.4z"/>'
    ),
    "soldier": (
        '<path d="M12 4.5c4.8 0 7.5 3 7.5 8v8.5l-5.3 1.5.1-6.5 2.2-2.6h-3.3L12 16l-1.2-2.6H7.5l2.2 2.6.1 6.5L4.5 '
        '21v-8.5c0-5 2.7-8 7.5-8z"/><path d="M5 6.5C6 2.5 9 1 12 1s6.5 1.6 8.5 7.5C17.5 4.8 9.5 2.8 5 6.5z"/>'
    ),
    "merchant": (
        '<path d="M11.1 2.5h1.8v17h-1.8zM7 19.5h10V22H7zM3 5h18v1.7H3z"/>'
        '<path d="M.8 14.2 4.6 6.4l3.8 7.8c-.5 3-7.1 3-7.6 0zM15.6 14.2l3.8-7.8 3.8 7.8c-.5 3-7.1 3-7.6 0z"/>'
    ),
    "priest": (
        '<path d="M12 1.5c3.6 3.8 4.4 6 4.4 8 0 2.6-1.9 4.3-4.4 4.3s-4.4-1.7-4.4-4.3c0-1.5.7-2.7 1.8-3.9.4 1.4 1 '
        '2 1.6 2.2C10.6 5.5 11 3.4 12 1.5z"/><path d="M3.5 14.3h17v2.4l-4.5 1.5 1 3.8H7l1-3.8-4.5-1.5z"/>'
    ),
    "scholar": (
        '<path fill-rule="evenodd" d="M5 3h13.5C21 3 22 4.6 22 6.3c0 1.6-1 2.4-2.5 2.4H18V18c0 2-1.2 3.2-3 '
        "3.2H4.5C2.6 21.2 2 19.8 2 18.5c0-1.4.9-2.3 2.3-2.3H5zM7.5 7h7.8v1.7H7.5zM7.5 10.3h7.8V12H7.5zM7.5 "
        '13.6h5V15.2h-5z"/>'
    ),
}

# The symbols that cards share.
SYNERGIES: Final[dict[str, str]] = {
    "laurel": (
        '<path d="M6 22C7 14 11 8 19 3" fill="none" stroke="currentColor" stroke-width="1.6"/>'
        '<ellipse cx="19.5" cy="4" rx="2" ry="4" transform="rotate(58 19.5 4)"/>'
        '<ellipse cx="12.3" cy="5" rx="2.1" ry="4.2" transform="rotate(-12 12.3 5)"/>'
        '<ellipse cx="17.3" cy="11" rx="2.1" ry="4.2" transform="rotate(78 17.3 11)"/>'
        '<ellipse cx="7.2" cy="10.5" rx="2.1" ry="4.3" transform="rotate(-22 7.2 10.5)"/>'
        '<ellipse cx="13" cy="17" rx="2.1" ry="4.2" transform="rotate(72 13 17)"/>'
    ),
    "shield": (
        '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 2.3a8.2 8.2 0 1 1 0 '
        '16.4 8.2 8.2 0 0 1 0-16.4z"/><path d="M12 5.5 17.8 18h-3L12 11.6 9.2 18h-3z"/>'
    ),
    "amphora": (
        '<path d="M8.5 1.5h7v2.2h-1.3v2.8c3.3 1.3 4.6 3.7 4.6 6.3 0 3.6-3.3 6.5-5.3 '
        '8v1.7h-3v-1.7c-2-1.5-5.3-4.4-5.3-8 0-2.6 1.3-5 4.6-6.3V3.7H8.5z"/>'
        '<path d="M9 5C5 3.5 3.3 6.5 4.6 10M15 5c4-1.5 5.7 1.5 4.4 5" fill="none" stroke="currentColor" '
        'stroke-width="1.6"/>'
    ),
    "lyre": (
        '<path d="M5 3c-1.5 4 2.3 5.5 1.5 10-.6 4.6 1.8 7.5 5.5 7.5s6.1-2.9 5.5-7.5C16.7 8.5 20.5 7 19 3" '
        'fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>'
        '<path d="M5.5 6h13v1.7h-13zM8.8 7h1v11h-1zM11.5 7h1v11h-1zM14.2 7h1v11h-1zM8 17h8v4.5H8z"/>'
    ),
}

# Who does what.
ACTIONS: Final[dict[str, str]] = {
    "philosopher": (
        '<path fill-rule="evenodd" d="M4.5 2.5 8.5 4.3c2.2-.9 4.8-.9 7 0l4-1.8c.8 2.5.4 4.5 0 6 1 5.5-1.5 11-5 '
        "13.3h-5C6 19.5 3.5 14 4.5 8.5c-.4-1.5-.8-3.5 0-6zM8.6 6.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm6.8 "
        '0a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z"/><circle cx="8.8" cy="9.4" r="1.2"/>'
        '<circle cx="15.2" cy="9.4" r="1.2"/>'
    ),
    "scribe": (
        '<path d="M20.8 1.5c1.7 4.8-2.8 13-11.3 15.3L6.7 22l-1.9-1 2.5-5.2C5.8 9 13.5 3 20.8 1.5z"/>'
        '<path d="M12 20.3h9v1.9h-9z"/>'
    ),
    "navigator": (
        '<path d="M10.9 7.5h2.2v14h-2.2zM6.5 9.2h11v2.1h-11z"/>'
        '<path fill-rule="evenodd" d="M12 1.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zm0 2a1.3 1.3 0 1 1 0 2.6 '
        '1.3 1.3 0 0 1 0-2.6z"/>'
        '<path d="M2 14.5l4.5 1.7-1.4.9c1.5 2 4 3.2 6.9 3.2s5.4-1.2 6.9-3.2l-1.4-.9 4.5-1.7-.3 4.7-1.4-.9C17.8 '
        '20.9 15.2 22.5 12 22.5s-5.8-1.6-7.8-4.2l-1.4.9z"/>'
    ),
    "chronicler": (
        '<path fill-rule="evenodd" d="M12 5.2C9.5 3.3 5.8 2.7 1.8 3v15.5c4-.3 7.7.4 10.2 2.5 2.5-2.1 6.2-2.8 '
        "10.2-2.5V3c-4-.3-7.7.3-10.2 2.2zM4.3 7c2-.1 4 .2 5.7 1v1.7c-1.7-.8-3.7-1.1-5.7-1zm0 4c2-.1 4 .2 5.7 "
        "1v1.7c-1.7-.8-3.7-1.1-5.7-1zM19.7 7v1.7c-2-.1-4 .2-5.7 1V8c1.7-.8 3.7-1.1 5.7-1zm0 4v1.7c-2-.1-4 .2-5.7 "
        '1V12c1.7-.8 3.7-1.1 5.7-1z"/>'
    ),
    "tax": (
        '<path d="M2 17.5l5-3c2-1 4 0 5.5.5h3.2c1.8 0 1.8 2.3 0 2.5h-4 5.3l4-2.2c1.6-.6 2.6 1.2 1.3 2.2l-5.5 '
        '4.2c-.9.6-2 .8-3 .8H2z"/><ellipse cx="13.5" cy="10.5" rx="5" ry="2.3"/>'
        '<path d="M8.5 7.2c1 1.6 9 1.6 10 0v1.6c-1 1.7-9 1.7-10 0zM8.5 4.2c1 1.6 9 1.6 10 0v1.6c-1 1.7-9 1.7-10 '
        '0z"/><ellipse cx="13.5" cy="3.3" rx="5" ry="1.8"/>'
    ),
    "leader": (
        '<path d="M11 1h2v22h-2z"/><path d="M3.5 4.5h17v10l-2.8 2.3-2.9-2.3-2.8 2.3-2.8-2.3-2.9 2.3-2.8-2.3z"/>'
        '<circle cx="12" cy="1.8" r="1.8"/>'
    ),
}

# Marks.
SIGNS: Final[dict[str, str]] = {
    "check": '<path d="M3.5 12.5l3-2.8 3.7 4L17.8 4l3 2.6L10.5 19.5z"/>',
    "cross": '<path d="M5 2.8 12 9.6l7-6.8 2.3 2.3L14.4 12l6.9 6.9-2.3 2.3-7-6.8-7 6.8-2.3-2.3L9.6 12 2.7 5.1z"/>',
    "half": '<path fill-rule="evenodd" d="M12 1 23 12 12 23 1 12zM12 5v14l7-7z"/>',
    "arrow": '<path d="M2 10.5h13V5.5L22 12l-7 6.5v-5H2z"/>',
    "back": '<path d="M9 3 2.5 9 9 15v-4c5 0 8 1.5 10.5 6.5C20 11 16 7 9 7z"/>',
    "plus": '<path d="M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z"/>',
    "swap": '<path d="M2 7.5h12V3.5l8 6H2zM22 16.5H10v4l-8-6h20z"/>',
    "warning": (
        '<path fill-rule="evenodd" d="M12 2 23 21.5H1zM10.9 9l.4 6.5h1.4l.4-6.5zM12 16.8a1.3 1.3 0 1 0 0 2.6 1.3 '
        '1.3 0 0 0 0-2.6z"/>'
    ),
}

# Of the seats and of the regions: each has one besides its colour.
SHAPES: Final[dict[str, str]] = {
    "sun": (
        '<circle cx="12" cy="12" r="4.3"/><path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(0 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(45 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(90 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(135 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(180 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(225 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(270 12 12)"/>'
        '<path d="M10.6 7.2 12 .5l1.4 6.7z" transform="rotate(315 12 12)"/>'
    ),
    "moon": '<path d="M15.5 2A10.3 10.3 0 1 0 22 17.5 9 9 0 0 1 15.5 2z"/>',
    "diamond": '<path d="M12 1 20.5 12 12 23 3.5 12z"/>',
    "ring": (
        '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 6a4.5 4.5 0 1 1 0 9 '
        '4.5 4.5 0 0 1 0-9z"/>'
    ),
    "square": '<path d="M3 3h18v18H3z"/>',
    "circle": '<circle cx="12" cy="12" r="10"/>',
    "triangle": '<path d="M12 1.5 23 21.5H1z"/>',
}

ICONS: Final = Icons(PREFIX, {**SYMBOLS, **RESOURCES, **CITIZENS, **SYNERGIES, **ACTIONS, **SIGNS, **SHAPES})
sprite, icon, at = ICONS.sprite, ICONS.icon, ICONS.at
