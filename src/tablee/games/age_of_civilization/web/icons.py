"""Every icon once: resources, actions, technologies, events and signs, drawn on 24 × 24 and used by reference."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.icons import Icons

PREFIX = "aoc-"

# What is gained, paid, counted, and the moments of a game.
RESOURCES: dict[str, str] = {
    "coins": (
        '<circle cx="12" cy="12.8" r="10" fill="#7d4a1e"/><circle cx="12" cy="11.6" r="10" fill="#d08a45"/>'
        '<circle cx="12" cy="11.6" r="7.4" fill="#c07833" stroke="#e9b27a" stroke-width="1.1"/>'
        '<path d="M9 14.8h6M9.6 13.6V9.8M12 13.6V9.8M14.4 13.6V9.8M8.6 9.2 12 6.8l3.4 2.4z" fill="none" '
        'stroke="#5d3210" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "coins-3": (
        '<circle cx="12" cy="13" r="10.6" fill="#8a6206"/><circle cx="12" cy="11.6" r="10.6" fill="#f0c246"/>'
        '<circle cx="12" cy="11.6" r="8" fill="#e3ae22" stroke="#fbe59a" stroke-width="1.1"/>'
        '<text x="12" y="15.8" text-anchor="middle" font-weight="800" font-size="11.5" fill="#5a3d00">3</text>'
    ),
    "points": (
        '<path d="M12 1.2 14.9 8l7.3.6-5.6 4.8 1.7 7.2L12 16.8l-6.3 3.8 1.7-7.2L1.8 8.6 9.1 8z" '
        'transform="translate(0 1.4)" fill="#7c2f12"/>'
        '<path d="M12 1.2 14.9 8l7.3.6-5.6 4.8 1.7 7.2L12 16.8l-6.3 3.8 1.7-7.2L1.8 8.6 9.1 8z" fill="#c9602f"/>'
        '<path d="M12 1.2 12 16.8 5.7 20.6l1.7-7.2L1.8 8.6 9.1 8z" fill="#e58a58"/>'
    ),
    "shield": (
        '<path d="M12 1.5 21 4v7c0 6-4 9.6-9 11.8C7 20.6 3 17 3 11V4z" fill="#35536e"/>'
        '<path d="M12 3.7 19 5.6v5.3c0 4.7-3 7.6-7 9.5z" fill="#5f87a8"/>'
        '<path d="M12 3.7 5 5.6v5.3c0 4.7 3 7.6 7 9.5z" fill="#86a9c4"/>'
        '<path d="M12 3.7v16.7M5 10.5h14" stroke="#f3e6c8" stroke-width="1.7"/>'
    ),
    "workers": (
        '<path d="M12 1.5c2.5 0 4.2 1.9 4.2 4.2 0 1.5-.7 2.6-1.6 3.4 3.3 1 6 3.2 6 5.7 0 1.7-2 2.2-3.8 1.9l1.9 '
        "4.7c.4 1.1-.2 1.7-1.3 1.7H6.6c-1.1 0-1.7-.6-1.3-1.7l1.9-4.7c-1.8.3-3.8-.2-3.8-1.9 0-2.5 2.7-4.7 "
        '6-5.7-.9-.8-1.6-1.9-1.6-3.4 0-2.3 1.7-4.2 4.2-4.2z" fill="currentColor"/>'
    ),
    "war": (
        '<g fill="none" stroke-linecap="round"><path d="M4 3l14 15M20 3 6 18" stroke="#4a3a33" stroke-width="4"/>'
        '<path d="M4 3l14 15M20 3 6 18" stroke="#e8e2d6" stroke-width="2"/>'
        '<path d="M13.5 20.5l6-5.5M10.5 20.5l-6-5.5" stroke="#b3372f" stroke-width="2.6"/></g>'
        '<circle cx="20" cy="20.4" r="1.7" fill="#b3372f"/><circle cx="4" cy="20.4" r="1.7" fill="#b3372f"/>'
    ),
    "plague": (
        '<path d="M12 2c5.5 0 9 3.7 9 8.5 0 3-1.5 5-3.5 6.2V20c0 1.2-.8 2-2 2h-7c-1.2 0-2-.8-2-2v-3.3C4.5 15.5 3 '
        '13.5 3 10.5 3 5.7 6.5 2 12 2z" fill="#4d5a3a"/>'
        '<path d="M12 3.6c4.6 0 7.4 3 7.4 6.9 0 2.8-1.5 4.4-3.5 5.4v4c0 .4-.2.6-.6.6H8.7c-.4 '
        '0-.6-.2-.6-.6v-4c-2-1-3.5-2.6-3.5-5.4 0-3.9 2.8-6.9 7.4-6.9z" fill="#dfe3c6"/>'
        '<circle cx="8.5" cy="11" r="2.3" fill="#4d5a3a"/><circle cx="15.5" cy="11" r="2.3" fill="#4d5a3a"/>'
        '<path d="M12 13.5l1.2 2.3h-2.4zM10.3 18v2.5M13.7 18v2.5M12 18v2.5" stroke="#4d5a3a" fill="#4d5a3a" '
        'stroke-width="1"/>'
    ),
    "turn_end": (
        '<path d="M6 2.5h12M6 21.5h12" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>'
        '<path d="M7.5 3.5c0 5 4 5.5 4 8.5s-4 3.5-4 8.5h9c0-5-4-5.5-4-8.5s4-3.5 4-8.5z" fill="#fff4d6" '
        'stroke="currentColor" stroke-width="1.6"/>'
        '<path d="M9 19.5c.6-2.5 2-3 3-3s2.4.5 3 3zM10 7h4c-.5 1.3-1.5 2-2 2.6-.5-.6-1.5-1.3-2-2.6z" '
        'fill="#d99a2b"/>'
    ),
    "rise": (
        '<path d="M3 19.5h18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M6 17a6 6 0 0 1 12 0z" fill="#e2a12c"/>'
        '<path d="M12 4v4M4.6 8.5l2.6 2.6M19.4 8.5l-2.6 2.6" stroke="#c9602f" stroke-width="2" '
        'stroke-linecap="round"/>'
    ),
    "cards": (
        '<rect x="5" y="3" width="11" height="16" rx="2" fill="#fff8e6" stroke="currentColor" stroke-width="1.6" '
        'transform="rotate(-6 10 11)"/><rect x="8.5" y="5" width="11" height="16" rx="2" fill="#fff8e6" '
        'stroke="currentColor" stroke-width="1.6" transform="rotate(6 14 13)"/>'
    ),
    "technology": (
        '<path d="M12 2l9 4.5v10.5L12 22l-9-5V6.5z" fill="#7a4a22"/>'
        '<path d="M12 2l9 4.5-9 4.8-9-4.8z" fill="#e2b57c"/><path d="M12 11.3V22l-9-5V6.5z" fill="#b9803f"/>'
    ),
    "wards": (
        '<path d="M12 1.5 20 6v8c0 5-4 7.5-8 8.5-4-1-8-3.5-8-8.5V6z" fill="#2f7d6b" stroke="#14463b" '
        'stroke-width="1.2"/><path d="M12 6l1.6 3.7 4 .3-3 2.6.9 3.9L12 14.4l-3.5 2.1.9-3.9-3-2.6 4-.3z" '
        'fill="#f6e7c3"/>'
    ),
}

# The actions of the game and of the scenarios.
ACTIONS: dict[str, str] = {
    "wonder": (
        '<path d="M1.5 21h21v2h-21zM3 18.5h18V21H3z" fill="#8d6b46"/>'
        '<path d="M4.5 9.5h2.6v9H4.5zM9 9.5h2.4v9H9zM12.6 9.5H15v9h-2.4zM16.9 9.5h2.6v9h-2.6z" fill="#efe0bd"/>'
        '<path d="M2.5 9.5 12 2.5l9.5 7z" fill="#c9602f"/><path d="M6.5 8.3 12 4.3l5.5 4z" fill="#f1d9a5"/>'
    ),
    "research": (
        '<path d="M4 5.5C4 3.8 5.2 3 6.5 3H18c1.8 0 2.5 1.2 2.5 2.5V8H17v11.5c0 1.3-1 2-2.2 2H5c-1.6 '
        '0-2.5-1-2.5-2.3V17H5V6z" fill="#f6e7c3" stroke="#6f5231" stroke-width="1.2"/>'
        '<path d="M2.5 17h10.3v2.2c0 1.3.8 2.3 2 2.3" fill="#e2c48b" stroke="#6f5231" stroke-width="1.2"/>'
        '<path d="M7.5 7.5h6.5M7.5 10.2h6.5M7.5 12.9h4.5" stroke="#a8632e" stroke-width="1.3" '
        'stroke-linecap="round"/><path d="M22 5.5c-4 1-6.5 4.5-7.5 10 4-1.5 7-4.5 7.5-10z" fill="#4a86a8" '
        'stroke="#25516b" stroke-width=".8"/>'
    ),
    "enslave": (
        '<g fill="none" stroke="#4b4038" stroke-width="3"><rect x="1.8" y="8.5" width="9" height="7" rx="3.5"/>'
        '<rect x="13.2" y="8.5" width="9" height="7" rx="3.5"/></g>'
        '<g fill="none" stroke="#a59a8c" stroke-width="1.2"><rect x="1.8" y="8.5" width="9" height="7" rx="3.5"/>'
        '<rect x="13.2" y="8.5" width="9" height="7" rx="3.5"/></g>'
        '<path d="M8 12h8" stroke="#4b4038" stroke-width="3.6" stroke-linecap="round"/>'
        '<path d="M8 12h8" stroke="#cfc6b8" stroke-width="1.4" stroke-linecap="round"/>'
    ),
    "culture": (
        '<path d="M6 3c-4 4-4.5 10 .5 14.5h11C22.5 13 22 7 18 3c.8 5-1 8-3 9.5H9C7 11 5.2 8 6 3z" fill="#e0a836" '
        'stroke="#7a520c" stroke-width="1"/><path d="M6 6.5h12" stroke="#7a520c" stroke-width="1.8"/>'
        '<path d="M9.5 6.5V16M12 6.5V16M14.5 6.5V16" stroke="#fff1cf" stroke-width="1"/>'
        '<rect x="7" y="16.5" width="10" height="3.4" rx="1.2" fill="#b0522a"/>'
        '<rect x="5.5" y="19.6" width="13" height="2.4" rx="1.2" fill="#7c2f12"/>'
    ),
    "farm": (
        '<path d="M12 22V8" stroke="#8a6a1c" stroke-width="1.8"/>'
        '<g fill="#e6b93b" stroke="#8a6a1c" stroke-width=".8">'
        '<path d="M12 8c-2-1.6-2-4.5 0-6.5 2 2 2 4.9 0 6.5z"/>'
        '<path d="M11.5 12C8.5 12 7 10 7 7c3 .2 4.7 2 4.5 5zM12.5 12c3 0 4.5-2 4.5-5-3 .2-4.7 2-4.5 5z"/>'
        '<path d="M11.5 16.5C8.5 16.5 7 14.5 7 11.5c3 .2 4.7 2 4.5 5zM12.5 16.5c3 0 4.5-2 4.5-5-3 .2-4.7 2-4.5 '
        '5z"/></g><path d="M4 22c3-2.5 13-2.5 16 0z" fill="#8a5a36"/>'
    ),
    "trade": (
        '<path d="M9 2h6v2.5l-1 1v2c3.5 1 5 4 5 7 0 4-3 7.5-5 7.5h-4c-2 0-5-3.5-5-7.5 0-3 1.5-6 5-7v-2l-1-1z" '
        'fill="#c9602f" stroke="#6e2c10" stroke-width="1"/>'
        '<path d="M5.3 12.5h13.4M5.3 16h13.4" stroke="#f4d9a5" stroke-width="1.5"/>'
        '<path d="M10 6.5C6.5 6 5 8 5.8 10.5M14 6.5c3.5-.5 5 1.5 4.2 4" fill="none" stroke="#6e2c10" '
        'stroke-width="1.5"/>'
    ),
    "fishing": (
        '<path d="M2 12c3.5-6 11-6.5 15-1l4.5-4v10L17 13c-4 5.5-11.5 5-15-1z" fill="#4f8fae" stroke="#22506a" '
        'stroke-width="1"/><path d="M2.5 12.5c4 3.5 9.5 4 14 .5-4 5.3-11 4.5-14-.5z" fill="#cfe3ea"/>'
        '<circle cx="6.3" cy="11" r="1.2" fill="#16303f"/>'
        '<path d="M10 8.5c1.5 2 1.5 5 0 7" fill="none" stroke="#22506a"/>'
    ),
    "hunting": (
        '<path d="M6 2c10 1 15 7 16 16" fill="none" stroke="#7a4a22" stroke-width="2.2" stroke-linecap="round"/>'
        '<path d="M6 2l16 16" stroke="#efe4cc" stroke-width=".9"/>'
        '<path d="M2.5 21.5 18 6" stroke="#5b4330" stroke-width="1.6"/>'
        '<path d="M20.5 3.5l-1 5-4-4z" fill="#8a8f98" stroke="#3f434a" stroke-width=".7"/>'
        '<path d="M2 22l.5-4 2 1.5L6 21.5z" fill="#b3372f"/>'
    ),
    "conquest": (
        '<path d="M5 2v20" stroke="#5b4330" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M6 3c5-2 8 2 15 0l-3 5 3 5c-7 2-10-2-15 0z" fill="#b3372f" stroke="#6d1c17" stroke-width=".9"/>'
        '<path d="M12 5l1 2.2 2.4.2-1.8 1.6.5 2.4-2.1-1.3-2.1 1.3.5-2.4-1.8-1.6 2.4-.2z" fill="#f6dfae"/>'
    ),
    "construction": (
        '<path d="M2 17h6.5v5H2zM9 17h6.5v5H9zM5.5 11.5H12v5H5.5z" fill="#d9b988" stroke="#7d5c33" '
        'stroke-width="1"/><path d="M20 22V4M20 4 6 3M20 8l-5-4.4" stroke="#5b4330" stroke-width="1.8" '
        'fill="none"/><path d="M8.7 3.3v8" stroke="#3a2c22" stroke-width=".9"/>'
        '<path d="M16.5 22h7" stroke="#5b4330" stroke-width="2"/>'
    ),
    "quarry": (
        '<path d="M2 22v-7l5-4 5 3v8zM12 22v-6l6-3 4 4v5z" fill="#b9a78c" stroke="#5f503a" stroke-width="1"/>'
        '<path d="M8 14 19 4" stroke="#7a4a22" stroke-width="2.2" stroke-linecap="round"/>'
        '<path d="M13 2c4 .5 7.5 3 8.5 7-2.5-2.5-5.5-4.5-8.5-7z" fill="#8a8f98" stroke="#3f434a" '
        'stroke-width="1"/>'
    ),
    "caravan": (
        '<path d="M3 21v-7c0-3 2-4 3.5-4 1-3 3.5-3 4.5 0 1-3 3.5-3 4.5 0 1.5 0 2.5-.5 2.5-2V5c0-2 3-3 '
        '4.5-1.5V6H20v5c0 3-2 5-3.5 5v5h-2v-5H7v5z" fill="#d6a05a" stroke="#6b4218" stroke-width="1"/>'
        '<path d="M7 11c1 2.5 7 2.5 8 0v3H7z" fill="#b3372f"/><circle cx="20.5" cy="4.6" r=".7" fill="#3a2412"/>'
    ),
    "bazaar": (
        '<path d="M4 11v11h16V11" fill="#f1dfbd" stroke="#4e3018" stroke-width="1"/>'
        '<path d="M2 10 5 3h14l3 7c0 3-4 3-4 0 0 3-4 3-4 0 0 3-4 3-4 0 0 3-4 3-4 0 0 3-4 3-4 0z" fill="#c9602f" '
        'stroke="#4e3018" stroke-width="1"/><path d="M9.5 10 10.5 3h3l1 7c0 3-5 3-5 0z" fill="#f6e7c3"/>'
        '<path d="M7 22v-6h4v6z" fill="#7a4a22"/><path d="M13.5 16h4v3h-4z" fill="#2f8a80"/>'
    ),
    "ritual": (
        '<path d="M4 14h16c0 4-3 6-5 6.5V22H9v-1.5C7 20 4 18 4 14z" fill="#8a5a36" stroke="#4e3018" '
        'stroke-width="1"/><path d="M12 2c1 4 5 5 4 9-.6 2-2 3-4 3s-3.5-1-4-3c-.6-2.5 1-3.5 1.5-5 1 .5 1.5 1.5 '
        '1.7 2.5C12 7 12.5 4.5 12 2z" fill="#f2952b" stroke="#9a4a10" stroke-width="1"/>'
    ),
    "ramparts": (
        '<path d="M2 22V7h4v3h3V7h6v3h3V7h4v15z" fill="#b9a78c" stroke="#5f503a" stroke-width="1.2"/>'
        '<path d="M9.5 22v-5a2.5 2.5 0 0 1 5 0v5z" fill="#5a4432"/>'
        '<path d="M2 14h6M16 14h6M4 18h4M16 18h4" stroke="#5f503a"/>'
    ),
    "tribute": (
        '<path d="M3 12h18v9H3z" fill="#8a5a36" stroke="#4e3018" stroke-width="1"/>'
        '<path d="M3 12c0-4 3-6 6-6h6c3 0 6 2 6 6z" fill="#a9713f" stroke="#4e3018" stroke-width="1"/>'
        '<path d="M10 11h4v4h-4z" fill="#f0c246" stroke="#7a5a08"/>'
        '<circle cx="8" cy="4" r="2.5" fill="#f0c246" stroke="#7a5a08"/>'
        '<circle cx="14.5" cy="3.5" r="2.5" fill="#f0c246" stroke="#7a5a08"/>'
    ),
    "hospice": (
        '<path d="M3 22V10l9-7 9 7v12z" fill="#f1dfbd" stroke="#4e3018" stroke-width="1"/>'
        '<path d="M1.5 11 12 2.5 22.5 11" fill="none" stroke="#8c3d1d" stroke-width="2.4" '
        'stroke-linecap="round"/><path d="M10.3 9.5h3.4V13H17v3.4h-3.3V20h-3.4v-3.6H7V13h3.3z" fill="#2f7d6b"/>'
    ),
    "patronage": (
        '<circle cx="12" cy="12" r="4.6" fill="#f0c246" stroke="#7a5a08"/>'
        '<path d="M7 21C2 18 1 10 4 4M17 21c5-3 6-11 3-17" fill="none" stroke="#4d6b35" stroke-width="1.8"/>'
        '<g fill="#7fa35a" stroke="#3d5a28" stroke-width=".7">'
        '<path d="M3 8C.8 7 .8 4 2 2.5 4 4 4.2 6.5 3 8zM3 13.5C.6 13 0 10 1 8c2.2 1 3 3.5 2 5.5zM5 18.5c-2.5 '
        "0-4-2.5-3.5-4.5 2.5.3 4 2.4 3.5 4.5zM21 8c2.2-1 2.2-4 1-5.5-2 1.5-2.2 4-1 5.5zM21 13.5c2.4-.5 3-3.5 "
        '2-5.5-2.2 1-3 3.5-2 5.5zM19 18.5c2.5 0 4-2.5 3.5-4.5-2.5.3-4 2.4-3.5 4.5z"/></g>'
    ),
}

# Technologies, special ones included.
TECHNOLOGIES: dict[str, str] = {
    "writing": (
        '<path d="M20 2C12 3 7 8.5 5.5 17L4 22l4.5-2C16 18 20.5 11 20 2z" fill="#6fa3bf" stroke="#25516b" '
        'stroke-width="1"/><path d="M17 5.5C12 9 8.5 13.5 5 20.5" stroke="#f3f7f8" stroke-width="1.2" '
        'fill="none"/>'
    ),
    "education": (
        '<path d="M12 6C9 3.5 5 3.5 2 4.5v14c3-1 7-1 10 1.5 3-2.5 7-2.5 10-1.5v-14c-3-1-7-1-10 1.5z" '
        'fill="#f6e7c3" stroke="#6f5231" stroke-width="1.2"/>'
        '<path d="M12 6v14" stroke="#6f5231" stroke-width="1.2"/>'
        '<path d="M4.5 8.5c2-.5 3.5-.3 5 .3M4.5 12c2-.5 3.5-.3 5 .3M14.5 8.8c1.5-.6 3-.8 5-.3M14.5 12.3c1.5-.6 '
        '3-.8 5-.3" stroke="#a8632e" fill="none"/>'
    ),
    "science": (
        '<circle cx="12" cy="12" r="9" fill="#e9cf8a" stroke="#7a5a14" stroke-width="1.4"/>'
        '<circle cx="12" cy="12" r="5.5" fill="none" stroke="#7a5a14" stroke-width="1"/>'
        '<path d="M12 3v18M3 12h18M5.6 5.6l12.8 12.8" stroke="#7a5a14" stroke-width=".8"/>'
        '<path d="M17.5 6.5 12 12l-3 6.5" stroke="#b0522a" stroke-width="2" fill="none" stroke-linecap="round"/>'
        '<circle cx="12" cy="12" r="1.7" fill="#b0522a"/>'
    ),
    "navigation": (
        '<path d="M3 16h18l-2.5 5h-13z" fill="#8a5a36" stroke="#4e3018" stroke-width=".9"/>'
        '<path d="M12 2v14" stroke="#4e3018" stroke-width="1.5"/>'
        '<path d="M12.6 3.5c4.5 2 6.5 6 6.5 11h-6.5z" fill="#f6ead0" stroke="#8d7a57" stroke-width=".8"/>'
        '<path d="M11.4 6c-3.5 1.5-5.5 4.5-6 8.5h6z" fill="#c9602f" stroke="#7c2f12" stroke-width=".8"/>'
    ),
    "currency": (
        '<g stroke="#7a5a08" stroke-width=".9"><ellipse cx="9" cy="18.5" rx="7" ry="3" fill="#d9a522"/>'
        '<ellipse cx="9" cy="15.5" rx="7" ry="3" fill="#e3b02e"/>'
        '<ellipse cx="9" cy="12.5" rx="7" ry="3" fill="#edc14a"/>'
        '<ellipse cx="9" cy="9.5" rx="7" ry="3" fill="#f5d36c"/></g>'
        '<circle cx="17.5" cy="7" r="5" fill="#d08a45" stroke="#6b3d12" stroke-width="1"/>'
        '<circle cx="17.5" cy="7" r="2.6" fill="none" stroke="#6b3d12"/>'
    ),
    "engineering": (
        '<path d="M2 21V11C2 5 7 2.5 12 2.5S22 5 22 11v10h-4.5V12c0-3-2.5-5-5.5-5s-5.5 2-5.5 5v9z" '
        'fill="#d9c4a0" stroke="#6f5a3c" stroke-width="1.1"/>'
        '<path d="M9.5 2.7l1 4.3M14.5 2.7l-1 4.3M5 5.2l2.8 3.6M19 5.2l-2.8 3.6M2 12h4.5M17.5 12H22M2 '
        '16.5h4.5M17.5 16.5H22" stroke="#6f5a3c" stroke-width="1"/>'
    ),
    "mining": (
        '<path d="M6 21 16 8" stroke="#7a4a22" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M5 6.5C11 1.5 18.5 4 22 12.5 18 8.5 12 6.5 5 6.5z" fill="#8a8f98" stroke="#3f434a" '
        'stroke-width="1"/>'
    ),
    "ironworking": (
        '<path d="M2 7h20c-1 3-4 4.5-7.5 4.5V15l3.5 3v3H6v-3l3.5-3v-3.5C6 11.5 3 10.5 2 7z" fill="#6a6f78" '
        'stroke="#33363b" stroke-width="1.1"/><path d="M4.5 8.3h15" stroke="#b9bec6" stroke-width="1.2"/>'
    ),
    "gunpowder": (
        '<circle cx="10.5" cy="14.5" r="7.5" fill="#3f3d3b" stroke="#1e1c1b"/>'
        '<path d="M13.5 5.5l3.5 3.5" stroke="#6a6f78" stroke-width="3"/>'
        '<path d="M16 6.5c1-2.5 2.5-3 4-2.5" stroke="#8a5a36" stroke-width="1.4" fill="none"/>'
        '<path d="M20.5 1l.7 2 2 .7-2 .8-.7 2-.8-2-2-.8 2-.7z" fill="#f2a52b"/>'
        '<path d="M6.5 13.5c.4-2 1.8-3.3 3.5-3.6" stroke="#a39d97" stroke-width="1.4" fill="none"/>'
    ),
    "calendar": (
        '<circle cx="12" cy="12" r="10" fill="#d9b988" stroke="#6f5231" stroke-width="1.2"/>'
        '<circle cx="12" cy="12" r="6.5" fill="#efdcb4" stroke="#6f5231"/>'
        '<path d="M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.4 2.4M16.6 16.6 19 19M5 19l2.4-2.4M16.6 7.4 19 '
        '5" stroke="#6f5231" stroke-width="1.4"/><circle cx="12" cy="12" r="2.6" fill="#c9602f"/>'
    ),
    "astronomy": (
        '<path d="M3 14 16 6l2.5 4L5.5 18z" fill="#4a86a8" stroke="#25516b" stroke-width="1"/>'
        '<path d="M16 5l3-2 4 6.5-3 2z" fill="#e2b57c" stroke="#6f5231" stroke-width="1"/>'
        '<path d="M10 16l-3 6M11 16l4 6" stroke="#5b4330" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M6 2l.8 2.2L9 5l-2.2.8L6 8l-.8-2.2L3 5l2.2-.8z" fill="#f2a52b"/>'
    ),
    "poetry": (
        '<path d="M4 4h13l3 3v14H4z" fill="#f6e7c3" stroke="#6f5231" stroke-width="1.2"/>'
        '<path d="M7 16h8M7 19h6" stroke="#a8632e" stroke-width="1.2"/>'
        '<path d="M11.5 13.5C7 10.5 6.5 8.5 7.5 7c1.2-1.5 3.3-.8 4 .8.7-1.6 2.8-2.3 4-.8 1 1.5.5 3.5-4 6.5z" '
        'fill="#b3372f"/>'
    ),
    "philosophy": (
        '<path d="M5 9c0-4 3-6.5 7-6.5S19 5 19 9v6c0 4-3 6.5-7 6.5S5 19 5 15z" fill="#a9825a" stroke="#5b3a1c" '
        'stroke-width="1.2"/><path d="M5 8 4 2l5 2.5M19 8l1-6-5 2.5" fill="#a9825a" stroke="#5b3a1c"/>'
        '<g fill="#fff6dd" stroke="#5b3a1c"><circle cx="9" cy="10" r="3"/><circle cx="15" cy="10" r="3"/></g>'
        '<circle cx="9" cy="10" r="1.2" fill="#2a1a0c"/><circle cx="15" cy="10" r="1.2" fill="#2a1a0c"/>'
        '<path d="M12 12l1.3 2.5h-2.6z" fill="#e2a12c"/>'
    ),
    "herbalism": (
        '<path d="M12 22V9" stroke="#3d5a28" stroke-width="1.8"/>'
        '<path d="M12 10C6 10 4 6 4.5 2 10 2.5 12.5 5 12 10zM12 10c6 0 8-4 7.5-8C14 2.5 11.5 5 12 10z" '
        'fill="#7fa35a" stroke="#3d5a28"/><path d="M12 18c-4 .5-6.5-1.5-7-5 4 0 6.7 1.6 7 5zM12 18c4 .5 6.5-1.5 '
        '7-5-4 0-6.7 1.6-7 5z" fill="#98bb70" stroke="#3d5a28"/>'
    ),
    "medicine": (
        '<path d="M4 11h16c0 5-2.5 7-5 8v3H9v-3c-2.5-1-5-3-5-8z" fill="#d9c4a0" stroke="#6f5a3c" '
        'stroke-width="1.2"/><path d="M12.5 12 18 2.5" stroke="#8a5a36" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M10.7 13h2.6v1.7H15v2.6h-1.7V19h-2.6v-1.7H9v-2.6h1.7z" fill="#2f7d6b"/>'
    ),
    "shipbuilding": (
        '<path d="M2 8c2 9 5 12 10 12s8-3 10-12c-3 2-6 3-10 3S5 10 2 8z" fill="#a9713f" stroke="#4e3018" '
        'stroke-width="1.2"/><path d="M6 10v7M9.3 11v8.5M14.7 11v8.5M18 10v7M12 11v9" stroke="#4e3018" '
        'stroke-width="1.2"/><path d="M5 22h14" stroke="#5b4330" stroke-width="1.8"/>'
        '<path d="M14 6l5-4 1.5 2-5 4z" fill="#8a8f98" stroke="#3f434a" stroke-width=".8"/>'
    ),
    "cartography": (
        '<path d="M2 5l6-2 8 2 6-2v16l-6 2-8-2-6 2z" fill="#f6e7c3" stroke="#6f5231" stroke-width="1.2"/>'
        '<path d="M8 3v16M16 5v16" stroke="#cbb08a"/>'
        '<path d="M4 15c3-4 5 0 8-3s4-4 7-4" fill="none" stroke="#4a86a8" stroke-width="1.6" '
        'stroke-dasharray="2.5 1.8"/><path d="M17.5 6.5l3 3M20.5 6.5l-3 3" stroke="#b3372f" stroke-width="1.8"/>'
    ),
    "pottery": (
        '<path d="M8 2h8v2l-1.5 2c4 1.5 6 4.5 6 8 0 4-3 8-5 8h-7c-2 0-5-4-5-8 0-3.5 2-6.5 6-8L8 4z" '
        'fill="#c9602f" stroke="#6e2c10" stroke-width="1.1"/>'
        '<path d="M4 12h16M4.5 17h15" stroke="#f4d9a5" stroke-width="1.3"/>'
        '<path d="M5 14.5l2-1.7 2 1.7 2-1.7 2 1.7 2-1.7 2 1.7 2-1.7" fill="none" stroke="#3a2412"/>'
    ),
    "banking": (
        '<path d="M3 11h18v10H3z" fill="#8a5a36" stroke="#4e3018" stroke-width="1.1"/>'
        '<path d="M3 11c0-4 2.5-6 5.5-6h7c3 0 5.5 2 5.5 6z" fill="#b9803f" stroke="#4e3018" stroke-width="1.1"/>'
        '<path d="M6.5 5.5V21M17.5 5.5V21" stroke="#e3b02e" stroke-width="1.6"/>'
        '<circle cx="12" cy="13" r="2.8" fill="#f0c246" stroke="#7a5a08"/>'
    ),
    "irrigation": (
        '<path d="M2 16c3-3 5 3 8 0s5 3 8 0 3 0 4 0v6H2z" fill="#4f8fae" stroke="#22506a"/>'
        '<path d="M12 14V6" stroke="#3d5a28" stroke-width="1.8"/>'
        '<path d="M12 8C7.5 8 6 5.5 6 2.5c4 .2 6 2 6 5.5zM12 10c4 0 5.5-2 5.5-5-3.5.2-5.5 2-5.5 5z" '
        'fill="#7fa35a" stroke="#3d5a28"/>'
    ),
    "aqueduct": (
        '<path d="M1 6h22v4H1z" fill="#4f8fae" stroke="#22506a" stroke-width=".8"/>'
        '<path d="M1 9h22v13h-3v-6a2.5 2.5 0 0 0-5 0v6h-6v-6a2.5 2.5 0 0 0-5 0v6H1z" fill="#d9c4a0" '
        'stroke="#6f5a3c" stroke-width="1"/>'
    ),
    "horse_riding": (
        '<path d="M5 22c0-7 1-11 4-14V3l4 3c5 1 8 5 9 10l-4 2-4-4c-1 3 0 5 2 8z" fill="#a9713f" stroke="#4e3018" '
        'stroke-width="1.2"/><path d="M9 8c-3 3-5 8-5 14" fill="none" stroke="#4e3018" stroke-width="2.2"/>'
        '<circle cx="14.5" cy="10" r="1.1" fill="#2a1a0c"/>'
        '<path d="M13 14l7-1" stroke="#f0c246" stroke-width="1.4"/>'
    ),
    "cavalry": (
        '<path d="M8 22c0-7 1-10 3.5-12.5V5l3.5 2.5c4.5 1 7 4.5 8 9l-3.5 1.7L16 14.5c-1 3 0 5 1.5 7.5z" '
        'fill="#8a8f98" stroke="#3f434a" stroke-width="1.2"/><circle cx="16" cy="11" r="1" fill="#1e1c1b"/>'
        '<path d="M3 22 7 6" stroke="#7a4a22" stroke-width="1.6"/>'
        '<path d="M7.5 1 9 6.5l-4-1z" fill="#b3372f" stroke="#6d1c17" stroke-width=".7"/>'
    ),
    "bronze": (
        '<path d="M9 2h3v20H9z" fill="#7a4a22" stroke="#4e3018"/>'
        '<path d="M8 4c6-2 11 0 14 4-3 4-8 6-14 4z" fill="#d08a45" stroke="#6b3d12" stroke-width="1.1"/>'
        '<path d="M19 6c1.5 1 1.5 3.5 0 4.5" fill="none" stroke="#f3d3a6" stroke-width="1.2"/>'
    ),
    "fortification": (
        '<path d="M6 22V10H4V3h3.5v2.5h2.5V3h4v2.5h2.5V3H20v7h-2v12z" fill="#b9a78c" stroke="#5f503a" '
        'stroke-width="1.2"/><path d="M4 10h16M10 22v-5a2 2 0 0 1 4 0v5zM11 12h2v3h-2z" fill="#5a4432" '
        'stroke="#5f503a"/>'
    ),
    "corvee": (
        '<path d="M4 12h16l-2 9H6z" fill="#b9803f" stroke="#4e3018" stroke-width="1.2"/>'
        '<path d="M5 15h14M5.7 18h12.6M9 12.5l.5 8M15 12.5l-.5 8" stroke="#4e3018"/>'
        '<path d="M7 12V8h5v4M11 12V5h6v7" fill="#d9c4a0" stroke="#6f5a3c"/>'
    ),
    "feudalism": (
        '<path d="M4 9 3 3l4.5 3L12 1.5 16.5 6 21 3l-1 6z" fill="#f0c246" stroke="#7a5a08" stroke-width="1.1"/>'
        '<path d="M5 11h14v5c0 3.5-3.5 5.5-7 6.8C8.5 21.5 5 19.5 5 16z" fill="#77468c" stroke="#3f2350" '
        'stroke-width="1.1"/><path d="M12 11v11.5M5 15.5h14" stroke="#f3e6c8" stroke-width="1.4"/>'
    ),
}

# Events that no other icon can stand for.
EVENTS: dict[str, str] = {
    "rats": (
        '<path d="M3 17c0-6 5-10 11-9 2-3 5-2 5 1 2 1 3 3 3.5 5-1 2-3 3-6 3z" fill="#6a5f56" stroke="#33291f" '
        'stroke-width="1.1"/><path d="M3 17c-2 2-1 5 4 4h8" fill="none" stroke="#c98f86" stroke-width="1.6" '
        'stroke-linecap="round"/><circle cx="18.5" cy="12" r="1" fill="#1e1c1b"/>'
        '<path d="M8 17v2M14 17v2" stroke="#33291f" stroke-width="1.6"/>'
    ),
    "earthquake": (
        '<path d="M2 20h8l-2-5 4-3-3-4 4-6 1 5-2 3 4 3-3 4 3 3h6v2H2z" fill="#8a5a36" stroke="#3a2412" '
        'stroke-width="1"/><path d="M3 17V8h4v6zM17 16V6h4v11z" fill="#d9c4a0" stroke="#6f5a3c"/>'
    ),
    "nothing": (
        '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
        'stroke-linejoin="round"/><path d="M8 12h8" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "drought": (
        '<circle cx="12" cy="8" r="5" fill="#f2a52b" stroke="#9a5a10"/>'
        '<path d="M12 1v1M4.5 8h-1M20.5 8h-1M6.5 3l-.7-.7M17.5 3l.7-.7" stroke="#9a5a10" stroke-width="1.8" '
        'stroke-linecap="round"/><path d="M1 17h22v6H1z" fill="#d6a05a"/>'
        '<path d="M5 17l2 3-2 3M12 17l-1 2 3 2-1 2M18 17l1 3 2 3" fill="none" stroke="#6b4218" '
        'stroke-width="1.2"/>'
    ),
    "horde": (
        '<path d="M5 2v20" stroke="#5b4330" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M6 3c5-2 8 2 15 0l-3 5 3 5c-7 2-10-2-15 0z" fill="#b3372f" stroke="#6d1c17" stroke-width=".9"/>'
        '<path d="M12 5l1 2.2 2.4.2-1.8 1.6.5 2.4-2.1-1.3-2.1 1.3.5-2.4-1.8-1.6 2.4-.2z" fill="#f6dfae"/>'
    ),
    "black_death": (
        '<path d="M12 2c5.5 0 9 3.7 9 8.5 0 3-1.5 5-3.5 6.2V20c0 1.2-.8 2-2 2h-7c-1.2 0-2-.8-2-2v-3.3C4.5 15.5 3 '
        '13.5 3 10.5 3 5.7 6.5 2 12 2z" fill="#4d5a3a"/>'
        '<path d="M12 3.6c4.6 0 7.4 3 7.4 6.9 0 2.8-1.5 4.4-3.5 5.4v4c0 .4-.2.6-.6.6H8.7c-.4 '
        '0-.6-.2-.6-.6v-4c-2-1-3.5-2.6-3.5-5.4 0-3.9 2.8-6.9 7.4-6.9z" fill="#dfe3c6"/>'
        '<circle cx="8.5" cy="11" r="2.3" fill="#4d5a3a"/><circle cx="15.5" cy="11" r="2.3" fill="#4d5a3a"/>'
        '<path d="M12 13.5l1.2 2.3h-2.4zM10.3 18v2.5M13.7 18v2.5M12 18v2.5" stroke="#4d5a3a" fill="#4d5a3a" '
        'stroke-width="1"/>'
    ),
}

# Signs in the colour of the text.
SIGNS: dict[str, str] = {
    "back": (
        '<path d="M5 12a7 7 0 1 0 2.5-5.4M5 3.5V8h4.5" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "lost": (
        '<path d="M12 3v13M6.5 11.5 12 17l5.5-5.5M5 21h14" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "lock": (
        '<rect x="5" y="11" width="14" height="9.5" rx="2" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M8 11V7.5a4 4 0 0 1 8 0V11" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "crown": (
        '<path d="M3 18 2 7l5.5 4L12 4l4.5 7L22 7l-1 11z" fill="#f0c246" stroke="#8a6206" stroke-width="1.2" '
        'stroke-linejoin="round"/>'
    ),
    "arrow": (
        '<path d="M4 12h15M13 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "flag": (
        '<path d="M5 22V3M5 4h13l-3 4 3 4H5" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "done": (
        '<path d="M4.5 12.5 10 18 19.5 6.5" fill="none" stroke="currentColor" stroke-width="3.4" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "rest": (
        '<path d="M20.5 14.5A9 9 0 1 1 10 3.2a7.2 7.2 0 0 0 10.5 11.3z" fill="#e0a836" stroke="#7a520c" '
        'stroke-width="1.2"/>'
    ),
    "deny": (
        '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
        'stroke-linejoin="round"/><path d="M6 18 18 6" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
}

# What tells seats apart beside their colours.
EMBLEMS: dict[str, str] = {
    "circle": '<circle cx="12" cy="12" r="9"/>',
    "triangle": '<path d="M12 3 22 20H2z"/>',
    "square": '<rect x="4" y="4" width="16" height="16" rx="1.5"/>',
    "diamond": '<path d="M12 1 22 12 12 23 2 12z"/>',
}

# The standing worker, on 40 × 54.
WORKER: dict[str, str] = {
    "worker": (
        '<ellipse cx="20" cy="49" rx="15" ry="3.6" fill="#2a1a0c" opacity=".32"/>'
        '<path d="M20 3c5 0 8.3 3.7 8.3 8.2 0 2.9-1.3 5-3.1 6.6 6.3 1.9 11.3 6 11.3 10.8 0 3.3-3.9 4.2-7.2 '
        "3.6l3.9 12.6c.8 2.7-.5 4.2-3.2 4.2H10c-2.7 0-4-1.5-3.2-4.2l3.9-12.6c-3.3.6-7.2-.3-7.2-3.6 0-4.8 5-8.9 "
        '11.3-10.8-1.8-1.6-3.1-3.7-3.1-6.6C11.7 6.7 15 3 20 3z" fill="var(--seat)" stroke="#0005" '
        'stroke-width="1.2"/><path d="M20 3c5 0 8.3 3.7 8.3 8.2 0 2.9-1.3 5-3.1 6.6 6.3 1.9 11.3 6 11.3 10.8 0 '
        "3.3-3.9 4.2-7.2 3.6l3.9 12.6c.8 2.7-.5 4.2-3.2 4.2H10c-2.7 "
        "0-4-1.5-3.2-4.2l3.9-12.6c-3.3.6-7.2-.3-7.2-3.6 0-4.8 5-8.9 11.3-10.8-1.8-1.6-3.1-3.7-3.1-6.6C11.7 6.7 "
        '15 3 20 3z" fill="url(#aoc-shine)"/><path d="M14.6 9.5c.4-2.3 1.9-3.9 4-4.2M9 26c1.7-2.5 4-4 6.5-4.8" '
        'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>'
    ),
}

# Events that another icon stands for.
EVENT_ICONS = {
    "baby_boom": "workers",
    "great_harvest": "action-farm",
    "celebration": "points",
    "great_debate": "technology-education",
    "corruption": "coins",
    "barbarians": "war",
}
SHINE = (
    f'<linearGradient id="{PREFIX}shine"><stop stop-color="#fff" stop-opacity=".42"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></linearGradient>'
)


def _symbols() -> dict[str, str]:
    """Every symbol by its id."""
    kinds = (
        ("", RESOURCES),
        ("action-", ACTIONS),
        ("technology-", TECHNOLOGIES),
        ("event-", EVENTS),
        ("sign-", SIGNS),
        ("seat-", EMBLEMS),
    )
    return {f"{kind}{name}": drawn for kind, icons in kinds for name, drawn in icons.items()}


STANDING = f'<symbol id="{PREFIX}worker" viewBox="0 0 40 54">{WORKER["worker"]}</symbol>'
ICONS = Icons(PREFIX, _symbols(), SHINE + STANDING)
sprite, icon = ICONS.sprite, ICONS.icon


def event(name: str) -> Markup:
    return icon(EVENT_ICONS.get(name, f"event-{name}"))


def worker(moves: str = "") -> Markup:
    """A standing worker in the colour of the seat around it; `moves` is its name for moving."""
    style = f' style="view-transition-name:{moves}"' if moves else ""
    return Markup(
        f'<svg class="worker" viewBox="0 0 40 54" aria-hidden="true"{style}><use href="#{PREFIX}worker"/></svg>'
    )
