"""The drawings of Genesis as SVG: species, reliefs, glyphs, patterns, frames and icons, each in one place only.

Colours that a theme may change are custom properties (see style.css); ids get their prefix in `art`.
"""

from __future__ import annotations

from typing import Final

# Species, 24 × 24: told apart by their outline alone, and by their coat: a back line, spots, hair, a striped dress.
SPECIES_SHAPES: Final = {
    "reptile": """
<g transform="translate(-.6 0)" fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="var(--h)">
<path stroke-width="4.7" d="M8 9L4.6 10.8L4.2 14M9.6 7.6L13 5L16 5.6M11.8 13.8L8.2 15.8L7.6 19.4M13.4 12.8L17.2
10.8L19.6 12.4"/>
<path stroke-width="7.6" d="M5.2 5.2L6.4 6.4C9.6 8.2 11.2 10.6 12.4 13.4"/>
<path stroke-width="5.2" d="M12.4 13.4C13.8 17.2 16.2 20.8 19.8 20.2C22.6 19.6 22.8 16.4 20.9 15.8"/>
</g>
<g stroke="var(--f)">
<path stroke-width="2.3" d="M8 9L4.6 10.8L4.2 14M9.6 7.6L13 5L16 5.6M11.8 13.8L8.2 15.8L7.6 19.4M13.4 12.8L17.2
10.8L19.6 12.4"/>
<path stroke-width="5.2" d="M5.2 5.2L6.4 6.4C9.6 8.2 11.2 10.6 12.4 13.4"/>
<path stroke-width="2.8" d="M12.4 13.4C13.8 17.2 16.2 20.8 19.8 20.2C22.6 19.6 22.8 16.4 20.9 15.8"/>
</g>
<path stroke="var(--h)" stroke-width="1" d="M8.6 8.2L11.4 11.8"/>
</g>""",
    "dinosaur": """
<path d="M1.6 4.9C1.8 3.3 3.5 2.3 5.1 2.7C6.9 3.1 7.4 4.6 7.4 6.2C7.4 8.7 8 10.3 9.6 10.8C11.8 9.9 15 10 17
11.4C19.2 13 20.8 15.5 23.4 16.9C21.2 17.5 19.2 17 18 16.2L18.2 21H15.2L14.8 17.4C13.4 17.9 12 17.9 10.9
17.6L10.7 21H7.8L7.5 16.2C5.6 14.6 4.6 12 4.4 9C4.3 7.7 4.2 6.8 3.8 6.2C2.8 6.4 1.7 5.9 1.6 4.9Z"/>
<path fill="none" stroke="var(--rib)" stroke-width="1.6" stroke-linecap="round" d="M10.6 13.4h.01M13.8 12.6h.01M16.6
14.2h.01M12.8 15.4h.01M6.2 9.4h.01"/>""",
    "mammal": """
<path d="M21.8 20.8H18.5L18 17.2C16 17.8 13.8 17.8 12.1 17.4L11.9 20.8H8.6L8.2 15.6C7.4 15.2 6.8 14.5 6.5
13.6C6.3 15.6 6 17.9 4.6 19.2C3.5 20.1 1.8 19.7 1.5 18.2C2.7 18.4 3.3 17.6 3.3 16.4C3.1 13.6 2.6 10.9 3.7
8.2C4.7 5.4 7.3 3.6 9.7 4.3C11 4.6 11.7 5.6 12.7 6C14.4 5.2 17.3 5.4 19.5 7.2C21.8 9.1 22.4 12 22.2 14.8Z"/>
<path fill="none" stroke="var(--rib)" stroke-width="1.1" stroke-linecap="round" d="M7.4 12.8C7.2 15.6 5 16.6 2.2
14.6M12.4 9.2v2M15.6 8.6v2M18.6 10.4v2M14 13v2M17.2 13.4v2"/>""",
    "human": """
<path d="M10.6 1.6A2.6 2.6 0 1 1 10.6 6.8A2.6 2.6 0 1 1 10.6 1.6ZM8.4 8.2C9.8 7.2 12.2 7.2 13.6 8.2L16.2
11.8L17.5 2.4H18.9L16.6 21.6H15.2L16 14.2L13.4 12.2L13.5 14.8L14.6 21.8H11.9L10.8 16.2L8.4 21.8H5.6L8.4 14.4L8.2
11.8L6.4 14.6L4.6 13.4Z"/>
<path fill="none" stroke="var(--rib)" stroke-width="1.1" d="M8.6 10.2H13.6M8.4 12.8H13.2"/>""",
}

RELIEF_SHAPES: Final = {
    "volcano": """
<ellipse cx="20" cy="34.5" rx="18" ry="4" fill="#6d4a2c" opacity=".35"/>
<path d="M15.5 13C12.5 10 14.5 6.5 17 6.8C16.4 3.2 21 .8 23 3.4C26 2 29 5 27 7.6C28.8 9.6 26.6 12.4 24.4
11.8L23.4 14H16.8Z" fill="#8d8078" opacity=".75"/>
<path d="M18 11.5C16.6 9.6 18 7.4 19.6 7.8C20 5.4 23 5.2 23.4 7.2C25 7.4 25.2 9.8 23.6 10.4Z" fill="#b9aea4"
opacity=".8"/>
<path d="M2.5 35C8 30 11 21 14.8 13.4H25.4C29 21 32.6 30 37.5 35C27 37.4 13 37.4 2.5 35Z" fill="#5e3a2a"/>
<path d="M25.4 13.4C29 21 32.6 30 37.5 35C33 36.1 28 36.7 23 36.8C25.6 29 25.8 20 22.6 13.4Z" fill="#432619"/>
<path d="M14.8 13.4C17 11.8 23 11.8 25.4 13.4C23.6 15.4 16.8 15.4 14.8 13.4Z" fill="#f0a63a"/>
<path d="M16.6 14.4C16.4 19 13.8 21 13.4 26C15.4 24.6 16.4 22 17.6 20.4C18.2 24.6 17.4 28 19 32.6C20.6 28.6 20.2
24 21 19.6C22.4 21 23 23 25 24.2C24.4 20 23 17.6 22.6 14.6C20.6 15.3 18.4 15.2 16.6 14.4Z" fill="#d9482b"/>
<path d="M18.4 15C18.8 19 18 22 18.9 27C19.8 23 19.4 19 20.4 15.1Z" fill="#f6b545"/>""",
    "pit": """
<path d="M4 22C3 14 10 8.4 19 8C28 7.4 37 11.6 37 20.4C37.2 29.4 29 34 20 33.8C11 33.6 4.8 29.6 4 22Z"
fill="#a88d5f" opacity=".65"/>
<path d="M6.6 21.6C6 15 11.8 11 19.4 10.8C27.6 10.4 34.4 14 34.4 20.4C34.4 27.4 28 31.4 20 31.2C12.4 31 7.2 27.8
6.6 21.6Z" fill="#1f1b1a"/>
<path d="M10.4 18.4C13 14.2 20 13 25.6 14.2C21 14.8 14.6 15.6 12.4 19.6C11.8 20.6 9.8 19.6 10.4 18.4Z"
fill="#6d6774" opacity=".85"/>
<circle cx="25.6" cy="24.6" r="3.4" fill="#3a3436"/>
<path d="M23.6 23.6A2.6 2.6 0 0 1 26 22.2" stroke="#aaa0a6" stroke-width="1" fill="none"
stroke-linecap="round"/>
<circle cx="17.6" cy="25.6" r="1.9" fill="#3a3436"/>
<g fill="none" stroke="#ece2cd" stroke-width="1.7" stroke-linecap="round">
<path d="M27.4 11.4C30 8.6 30.6 6.2 29.8 3.6M30.6 13.4C33.4 10.8 34.4 8.4 34 6"/>
</g>""",
}

# The sign of each terrain, 24 × 24, in the current colour. Shapes are filled, lines are drawn; `--halo` widens both.
SHAPE: Final = 'fill="currentColor" style="stroke-width: calc(.8px + var(--halo, 0px))"'
LINES: Final = 'fill="none" stroke-linecap="round" style="stroke-width: calc(2.7px + var(--halo, 0px))"'
GLYPH_SHAPES: Final = {
    "forest": f'<path {SHAPE} d="M12 2L5 11.5H8.4L4 18H10.3V22H13.7V18H20L15.6 11.5H19Z"/>',
    "savanna": f"""
<path {LINES} d="M4 20.5H20M12 20C12 12 11 8 7.6 3.6M12 20C12 13 14 9 17.4 5.6M9 20C8.6 15 7 12.6 4 11
M15 20C15.4 16 17 13.6 20 12.4"/>""",
    "mountain": f'<path {SHAPE} d="M1.8 20.5L9.4 4.6L13.4 12L15.8 8.6L22.2 20.5Z"/>',
    "marsh": f"""
<path {LINES} d="M2.6 7.6C5.8 3.8 8.8 3.8 12 7.6S18.2 11.4 21.4 7.6M2.6 16.6C5.8 12.8 8.8 12.8 12 16.6
S18.2 20.4 21.4 16.6"/>""",
}

# The pattern of each terrain: width, height and what is repeated.
PATTERNS: Final = {
    "forest": (
        9,
        9,
        """<g fill="var(--forest-deep)"><circle cx="2.4" cy="2.4" r="1.7"/><circle cx="6.9" cy="6.9" r="1.7"/></g>
<g fill="#a9cf8e"><circle cx="2" cy="1.9" r=".7"/><circle cx="6.5" cy="6.4" r=".7"/></g>""",
    ),
    "savanna": (12, 6, '<path d="M0 1.5H8M10 1.5H12M2 4.5H12" stroke="var(--savanna-deep)" stroke-width="1.1"/>'),
    "mountain": (
        9,
        7,
        '<path d="M0 6L4.5 1.6L9 6" stroke="var(--mountain-deep)" stroke-width="1.3" fill="none"/>',
    ),
    "marsh": (
        12,
        6,
        '<path d="M0 3C2 .6 4 .6 6 3S10 5.4 12 3" stroke="var(--marsh-deep)" stroke-width="1.2" fill="none"/>',
    ),
}

# The frame of each species' medallion, 48 × 48: a square, a disc, a hexagon and a shield.
FRAMES: Final = {
    "reptile": """
<rect x="2" y="2" width="44" height="44" rx="9" fill="#e9e2d3" stroke="#211d1a" stroke-width="3"/>
<path d="M6 42L42 6M6 30L30 6M18 42L42 18" stroke="#211d1a" stroke-opacity=".14" stroke-width="3"/>""",
    "dinosaur": """
<circle cx="24" cy="24" r="22" fill="#8d8375" stroke="#fffaf0" stroke-width="3"/>
<circle cx="24" cy="24" r="22.6" fill="none" stroke="#2a2420" stroke-width="1.2"/>
<circle cx="24" cy="24" r="18.4" fill="none" stroke="#fffaf0" stroke-opacity=".5" stroke-dasharray="2 3"/>""",
    "mammal": """
<path d="M24 1.8L46 13V35L24 46.2L2 35V13Z" fill="#e7dcec" stroke="#55297a" stroke-width="3"
stroke-linejoin="round"/>
<path d="M8 17H40M8 31H40" stroke="#55297a" stroke-opacity=".15" stroke-width="3"/>""",
    "human": """
<path d="M3 3H45V25C45 36 35 43 24 46.4C13 43 3 36 3 25Z" fill="#dfe3e6" stroke="#4d545e" stroke-width="3"
stroke-linejoin="round"/>
<path d="M12 5V38M24 5V44M36 5V38" stroke="#4d545e" stroke-opacity=".16" stroke-width="3"/>""",
    "": """
<circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" stroke-width="2.4" stroke-dasharray="5 4"/>
<path d="M18 19C18 11 30 11 30 18.6C30 23.4 24 23 24 29M24 34V35" fill="none" stroke="currentColor"
stroke-width="3.4" stroke-linecap="round"/>""",
}

# Signs for buttons and lists, 24 × 24, drawn in lines.
ICONS: Final = {
    "stop": '<path d="M8.2 3.5H15.8L20.5 8.2V15.8L15.8 20.5H8.2L3.5 15.8V8.2ZM9 12H15"/>',
    "check": '<path d="M4.5 12.5L10 18L19.5 6.5"/>',
    "target": '<circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="3.4"/>',
    "crown": '<path d="M3.5 18.5H20.5L21.5 7.5L16 12L12 5L8 12L2.5 7.5Z"/>',
    "areas": '<path d="M4 4H14V10H20V20H10V14H4Z"/>',
    "flag": '<path d="M5 21.5V3.5M5 4.5C9 2 13 7.5 19 4.5V13.5C13 16.5 9 11 5 13.5"/>',
}

# The land below the squares (600 × 440 with a margin of 20), and what fills it.
FERN: Final = """
<path d="M13 25V3M13 7L8 4M13 7L18 4M13 12L6 8M13 12L20 8M13 17L6 13M13 17L20 13M13 22L8 18.5M13 22L18 18.5"
stroke="var(--fern)" stroke-width="1.3" fill="none" stroke-linecap="round"/>"""
SOIL: Final = """
<path d="M0 0H40M0 0V40" stroke="#a98d58" stroke-opacity=".3" stroke-width=".8"/>
<path d="M7 30l1.6-4 1.6 4M31 10l1.2-3 1.2 3" stroke="#8f8a50" stroke-opacity=".28" fill="none"/>
<g fill="#8a6f3d" opacity=".28"><circle cx="12" cy="9" r=".8"/><circle cx="29" cy="29" r="1"/></g>"""
LAND: Final = """
<rect x="20" y="20" width="560" height="400" fill="var(--land)"/>
<path d="M20 20H300C320 80 250 90 230 130C200 190 110 150 80 210C60 250 40 230 20 250Z" fill="var(--land-moss)"/>
<path d="M580 420H260C250 380 320 350 350 330C400 300 390 250 450 240C500 230 520 170 580 180Z"
fill="var(--land-sand)"/>
<path d="M20 330C70 310 110 350 150 340C200 330 230 380 210 420H20Z" fill="var(--land-moss)" opacity=".8"/>
<path d="M350 20C370 60 430 70 440 110C450 150 500 140 520 100C540 70 580 80 580 60V20Z"
fill="var(--land-moss)" opacity=".7"/>
<path fill="none" stroke="#b59a63" stroke-opacity=".34" d="M20 262C70 240 92 222 118 196S214 186 246 136S330 90
312 20M20 276C76 252 104 232 128 208S226 196 258 146S346 96 326 20M580 168C520 156 500 218 448 228S392 290 342
320S240 372 250 420M580 154C516 142 490 206 440 216S380 280 330 310S226 362 236 420M20 318C74 296 112 338 154
328S246 376 224 420M338 20C358 68 420 78 430 118S506 158 532 110"/>"""
MIST: Final = '<path d="M-2 10L10 -2M0 18L18 0M8 18L18 8" stroke="var(--mist-line)" stroke-width="1.4"/>'
