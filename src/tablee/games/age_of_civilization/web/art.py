"""The pictures of civilizations and wonders: flat landscapes in the light of their part of the world.

A scene is drawn on 120 × 60 over hills and sky, whose colours are the family's (`style.css`). A card that a pack adds
has no scene of its own and shows its family's.
"""

from __future__ import annotations

from markupsafe import Markup

HILLS = (
    '<circle class="sun" cx="97" cy="14" r="8"/>'
    '<path class="far" d="M0 42c14-9 26-8 40-3s24-10 42-6 26 4 38-2v29H0z"/>'
    '<path class="near" d="M0 50c20-6 40-2 60-3s40-5 60 1v12H0z"/>'
)
# The scene of a civilization; where it is missing, that of its family.
CIVILIZATION_SCENES = {
    "arabia": "arabia",
    "babylon": "hanging_gardens",
    "hittites": "lion_gate",
    "lydia": "gold_river",
    "ottomans": "great_mosque",
    "persia": "palace",
    "phoenicia": "galley",
    "sumer": "ziggurat",
    "axum": "stelae",
    "carthage": "galley",
    "congo": "huts",
    "egypt": "egypt",
    "mali": "mali",
    "kush": "steep_pyramids",
    "zimbabwe": "stone_town",
    "byzantium": "byzantium",
    "britain": "castle",
    "iberia": "castle",
    "rome": "rome",
    "franks": "keep",
    "italy": "cathedral",
    "greece": "temple",
    "china": "long_wall",
    "korea": "korea",
    "khitan": "yurts",
    "japan": "japan",
    "tibet": "monastery",
    "sogdiana": "caravanserai",
    "harappa": "brick_city",
    "india": "white_dome",
    "khmer": "angkor",
    "majapahit": "split_gate",
    "siam": "siam",
    "daiviet": "pagoda",
    "aztecs": "step_pyramid",
    "inca": "terraces",
    "maya": "step_pyramid",
    "polynesia": "outrigger",
    "tiwanaku": "tiwanaku",
    "olmecs": "colossal_head",
    "cahokia": "mounds",
    "scythians": "kurgan",
    "slavs": "onion_domes",
    "vikings": "vikings",
    "mongolia": "yurts",
    "germania": "hall",
    "huns": "wagons",
    "celts": "standing_stones",
}
FAMILY_SCENES = {
    "africa": "huts",
    "europe": "castle",
    "east_asia": "pagoda",
    "middle_east": "caravanserai",
    "south_asia": "white_dome",
    "americas_oceania": "step_pyramid",
    "barbarians": "hall",
}
# The scene of a wonder, and the part of the world it stands in.
WONDER_SCENES = {
    "pyramids": ("egypt", "africa"),
    "gardens": ("hanging_gardens", "middle_east"),
    "zeus": ("seated_god", "europe"),
    "artemis": ("temple", "europe"),
    "mausoleum": ("mausoleum", "middle_east"),
    "colossus": ("colossus", "europe"),
    "lighthouse": ("lighthouse", "middle_east"),
    "library": ("library", "europe"),
    "greatwall": ("long_wall", "east_asia"),
    "stonehenge": ("standing_stones", "barbarians"),
    "colosseum": ("rome", "europe"),
    "petra": ("rock_facade", "middle_east"),
    "machupicchu": ("terraces", "americas_oceania"),
    "angkor": ("angkor", "south_asia"),
    "hagiasophia": ("byzantium", "europe"),
}


def civilization(card: str, family: str) -> Markup:
    return _landscape(CIVILIZATION_SCENES.get(card, FAMILY_SCENES.get(family, "castle")), family)


def wonder(card: str) -> Markup:
    return _landscape(*WONDER_SCENES.get(card, ("temple", "europe")))


def _landscape(scene: str, family: str) -> Markup:
    return Markup(
        f'<svg class="scene {family}" viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"{HILLS}{SCENES[scene]}</svg>"
    )


# What stands in the landscape.
SCENES: dict[str, str] = {
    "byzantium": (
        '<path d="M30 52V36h60v16z" fill="#d9b48a"/><path d="M40 36a20 17 0 0 1 40 0z" fill="#b0522a"/>'
        '<path d="M60 36a20 17 0 0 0 20 0 20 17 0 0 0-20-17z" fill="#8c3d1d"/>'
        '<path d="M26 38a9 8 0 0 1 18 0zM76 38a9 8 0 0 1 18 0z" fill="#c46a3d"/>'
        '<path d="M26 38h18v14H26zM76 38h18v14H76z" fill="#e8cda4"/>'
        '<path d="M60 19v-9M56.5 13h7" stroke="#8a6206" stroke-width="2"/>'
        '<path d="M22 52V30h5v22zM93 52V30h5v22z" fill="#f1dfbd"/>'
        '<path d="M22 30l2.5-7 2.5 7zM93 30l2.5-7 2.5 7z" fill="#8c3d1d"/>'
        '<path d="M46 52v-7a3.5 3.5 0 0 1 7 0v7zM56.5 52v-9a3.5 3.5 0 0 1 7 0v9zM67 52v-7a3.5 3.5 0 0 1 7 '
        '0v7zM32 52v-6a3 3 0 0 1 6 0v6zM82 52v-6a3 3 0 0 1 6 0v6z" fill="#5d3a26"/>'
        '<path d="M43 37.5h34" stroke="#f4e1bb" stroke-width="1.5" stroke-dasharray="2 2"/>'
    ),
    "egypt": (
        '<path d="M20 52 48 18l28 34z" fill="#e7b765"/><path d="M48 18l28 34H54z" fill="#b9803a"/>'
        '<path d="M66 52 86 28l20 24z" fill="#dca655"/><path d="M86 28l20 24H90z" fill="#a97030"/>'
        '<path d="M10 52c1-9 2-12 1-18M11 34c-4-3-8-2-9 1M11 34c4-3 7-2 8 2M11 34c-1-4 1-6 4-6" stroke="#4d6b35" '
        'stroke-width="2" fill="none" stroke-linecap="round"/>'
    ),
    "korea": (
        '<path d="M38 52V40h44v12z" fill="#b0453a"/>'
        '<path d="M28 40c10-1 16-5 20-10h24c4 5 10 9 20 10-3 3-61 3-64 0z" fill="#3f5a55"/>'
        '<path d="M44 30V24h32v6z" fill="#c9564a"/>'
        '<path d="M36 24c8-1 12-4 15-8h18c3 4 7 7 15 8-2 2-46 2-48 0z" fill="#35504b"/>'
        '<path d="M45 52v-9M53 52v-9M67 52v-9M75 52v-9" stroke="#6d211c" stroke-width="2"/>'
        '<path d="M57 52v-8h6v8z" fill="#4e1815"/>'
    ),
    "tiwanaku": (
        '<path d="M24 52V26h72v26H72V40H48v12z" fill="#b89a72"/><path d="M24 26h72v8H24z" fill="#d3b78c"/>'
        '<path d="M72 40v12h5V40zM43 52V40h5v12z" fill="#8a6f4b"/><g fill="#8a6f4b">'
        '<path d="M29 28h5v4h-5zM37 28h5v4h-5zM78 28h5v4h-5zM86 28h5v4h-5z"/><circle cx="60" cy="30" r="4.5"/>'
        '</g><path d="M60 24v-3M55 25l-2-2M65 25l2-2" stroke="#8a6f4b" stroke-width="1.5"/>'
        '<path d="M24 52H14l4-8h6zM96 52h10l-4-8h-6z" fill="#a3855c"/>'
    ),
    "siam": (
        '<path d="M34 52V42h52v10z" fill="#f0dcae"/><path d="M28 43l16-12h32l16 12z" fill="#b0522a"/>'
        '<path d="M38 33l10-9h24l10 9z" fill="#c9732f"/>'
        '<path d="M60 24c-6 0-7-5-4-8 2-3 3-7 4-13 1 6 2 10 4 13 3 3 2 8-4 8z" fill="#e6b93b" stroke="#8a6206" '
        'stroke-width=".8"/><path d="M28 43c-3 0-5-1-6-4M92 43c3 0 5-1 6-4" stroke="#e6b93b" stroke-width="2" '
        'fill="none"/><path d="M42 52v-6h5v6zM57 52v-7h6v7zM73 52v-6h5v6z" fill="#7c3a18"/>'
    ),
    "japan": (
        '<path d="M8 50 42 20l8 3 8-4 36 31z" fill="#8fa3b0"/>'
        '<path d="M34 27l8-7 8 3 8-4 9 8-5 3-4-3-5 4-5-4-6 4z" fill="#fbf7ef"/>'
        '<path d="M68 54V30h5v24zM97 54V30h5v24z" fill="#b3372f"/>'
        '<path d="M60 26c16 3 34 3 50 0v5c-16 2-34 2-50 0z" fill="#c8452f"/>'
        '<path d="M66 36h38v4H66z" fill="#b3372f"/>'
    ),
    "vikings": (
        '<path d="M0 47c20-4 30 3 60 1s40-4 60 0v12H0z" fill="#4d7f96"/>'
        '<path d="M24 42c10 9 62 9 72 0 2-5 3-8 8-10-2 9-4 17-14 20H30c-10-3-12-11-14-20 5 2 6 5 8 10z" '
        'fill="#7a4a22"/><path d="M60 44V12" stroke="#4e3018" stroke-width="2"/>'
        '<path d="M42 15h36c-2 8-2 14 0 22H42c2-8 2-14 0-22z" fill="#f4e8d2"/>'
        '<path d="M48 15h6c-2 8-2 14 0 22h-6c-2-8-2-14 0-22zM60 15h6c-2 8-2 14 0 22h-6c-2-8-2-14 0-22zM72 '
        '15h6c-2 8-2 14 0 22h-6c-2-8-2-14 0-22z" fill="#b3372f"/><g fill="#e0b13a" stroke="#5b3a12">'
        '<circle cx="38" cy="46" r="3.5"/><circle cx="52" cy="48" r="3.5"/><circle cx="66" cy="48" r="3.5"/>'
        '<circle cx="80" cy="46" r="3.5"/></g>'
    ),
    "arabia": (
        '<path d="M0 50c16-14 40-10 58-2 20-9 42-8 62 0v12H0z" fill="#d99a52"/>'
        '<path d="M30 52V42h44v10z" fill="#f6ead0"/><path d="M40 42a12 13 0 0 1 24 0z" fill="#2f8a80"/>'
        '<path d="M52 29v-6" stroke="#8a6206" stroke-width="1.6"/>'
        '<path d="M54.5 19a3.5 3.5 0 1 1-4-3 3 3 0 0 0 4 3z" fill="#e0a836"/>'
        '<path d="M78 52V20h6v32z" fill="#f6ead0"/><path d="M76 26h10v3H76z" fill="#d9b988"/>'
        '<path d="M78 20l3-8 3 8z" fill="#2f8a80"/>'
        '<path d="M48 52v-6a4 4 0 0 1 8 0v6zM34 52v-5a2.5 2.5 0 0 1 5 0v5zM65 52v-5a2.5 2.5 0 0 1 5 0v5z" '
        'fill="#7d5227"/>'
    ),
    "rome": (
        '<path d="M18 54V38a42 22 0 0 1 84 0v16z" fill="#dcc39a"/><g fill="#6a4e30">'
        '<path d="M26 54v-9a4 4 0 0 1 8 0v9zM40 54v-9a4 4 0 0 1 8 0v9zM56 54v-9a4 4 0 0 1 8 0v9zM72 54v-9a4 4 0 '
        "0 1 8 0v9zM86 54v-9a4 4 0 0 1 8 0v9zM34 36v-5a3 3 0 0 1 6 0v5zM48 34v-6a3 3 0 0 1 6 0v6zM66 34v-6a3 3 0 "
        '0 1 6 0v6zM80 36v-5a3 3 0 0 1 6 0v5z"/></g>'
    ),
    "mali": (
        '<path d="M28 53V34l4-8 4 8v4h8V26l5-11 5 11v12h12V26l5-11 5 11v12h8v-4l4-8 4 8v19z" fill="#d69a55"/>'
        '<g stroke="#5b3715" stroke-width="1.5"><path d="M32 34h8M32 40h8M46 24h6M46 30h6M68 24h6M68 30h6M84 '
        '34h8M84 40h8M56 44h8"/></g><path d="M56 53v-6h8v6z" fill="#5b3715"/>'
    ),
    "library": (
        '<path d="M22 54V26h76v28z" fill="#efe0bd"/><path d="M18 26 60 9l42 17z" fill="#c9a66b"/>'
        '<path d="M32 24 60 13l28 11z" fill="#efe0bd"/><g fill="#b9935a">'
        '<path d="M28 28h5v24h-5zM40 28h5v24h-5zM75 28h5v24h-5zM87 28h5v24h-5z"/></g>'
        '<path d="M51 54V32h18v22z" fill="#7a4a22"/>'
        '<path d="M53 36h14M53 41h14M53 46h14" stroke="#e6b93b" stroke-width="2" stroke-dasharray="2 1"/>'
        '<path d="M16 54h88v3H16z" fill="#b9935a"/>'
    ),
    "colossus": (
        '<path d="M0 50c20-3 30 2 60 1s40-3 60 0v9H0z" fill="#4b8fae"/>'
        '<path d="M34 52V44h18v8zM68 52V44h18v8z" fill="#9a8b76"/>'
        '<path d="M43 45l6-17h22l6 17h-6l-9-11h-4l-9 11z" fill="#b8863a"/>'
        '<path d="M47 14h26l-2 15H49z" fill="#d3a24e"/><circle cx="60" cy="8" r="5.5" fill="#d3a24e"/>'
        '<path d="M73 15l9-9" stroke="#b8863a" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M83 8c-2-3 0-5 1-8 2 3 4 5 2 8z" fill="#e2662b"/>'
        '<path d="M60 3V0M55 4l-2-3M65 4l2-3" stroke="#e6b93b" stroke-width="1.5"/>'
    ),
    "angkor": (
        '<path d="M16 52h88v4H16zM22 44h76v8H22z" fill="#9c8a6d"/>'
        '<g fill="#b39c77" stroke="#6f5f45" stroke-width=".8"><path d="M52 44c-2-14 3-24 8-36 5 12 10 22 8 36z"/>'
        '<path d="M32 44c-1-9 2-16 6-24 4 8 7 15 6 24zM76 44c-1-9 2-16 6-24 4 8 7 15 6 24z"/></g>'
        '<path d="M55 44v-8h10v8zM35 44v-5h6v5zM79 44v-5h6v5z" fill="#5a4a34"/>'
        '<path d="M0 56h120v4H0z" fill="#6fa7b5"/>'
    ),
    "lighthouse": (
        '<path d="M0 50c20-3 30 2 60 1s40-3 60 0v9H0z" fill="#4b8fae"/>'
        '<path d="M40 54l4-8h32l4 8z" fill="#8d7a5c"/><path d="M48 46l3-22h18l3 22z" fill="#f3e6c9"/>'
        '<path d="M53 24l1-12h12l1 12z" fill="#e2cd9f"/><path d="M55 12V7h10v5z" fill="#7a5a2c"/>'
        '<path d="M57 7c-2-4 1-5 3-7 2 2 5 3 3 7z" fill="#f2952b"/>'
        '<path d="M50 34h20M52 28h16" stroke="#b9935a" stroke-width="1.5"/>'
        '<path d="M66 8l40-7v14zM54 8 14 1v14z" fill="#fff3c4" opacity=".55"/>'
    ),
    "ziggurat": (
        '<path d="M20 54v-9h80v9zM31 45v-9h58v9zM42 36v-9h36v9zM51 27V17h18v10z" fill="#c99a5e"/>'
        '<path d="M20 45h80v2H20zM31 36h58v2H31zM42 27h36v2H42z" fill="#e6c08a"/>'
        '<path d="M52 54 57 27h6l5 27z" fill="#8f6234"/><path d="M57 27v-6h6v6z" fill="#5d3a1c"/>'
        '<path d="M24 45v-4M28 45v-5M92 45v-5M96 45v-4M36 36v-4M84 36v-4" stroke="#4d7a35" stroke-width="3" '
        'stroke-linecap="round"/>'
    ),
    "step_pyramid": (
        '<path d="M22 54l5-9h66l5 9zM31 45l5-9h48l5 9zM40 36l5-9h30l5 9zM48 27l3-7h18l3 7z" fill="#a9987a"/>'
        '<path d="M52 20v-8h16v8z" fill="#c2b08c"/><path d="M50 12h20l-3-4H53z" fill="#8c3d1d"/>'
        '<path d="M52 54l3-34h10l3 34z" fill="#d9cba8"/>'
        '<path d="M53 48h14M53.5 42h13M54 36h12M54.5 30h11M55 24h10" stroke="#8d7a57" stroke-width="1.2"/>'
        '<path d="M57 20v-5h6v5z" fill="#4e3a20"/>'
    ),
    "temple": (
        '<path d="M20 50h80v4H20zM24 46h72v4H24z" fill="#cdb98f"/><path d="M24 24h72v5H24z" fill="#e6d5ae"/>'
        '<path d="M20 24 60 9l40 15z" fill="#d3bd8e"/><path d="M32 22 60 12l28 10z" fill="#b9804a"/>'
        '<g fill="#f3e8cd"><path d="M28 29h7v17h-7zM40 29h7v17h-7zM52 29h7v17h-7zM64 29h7v17h-7zM76 '
        '29h7v17h-7zM86 29h7v17h-7z"/></g><path d="M33 29v17M45 29v17M57 29v17M69 29v17M81 29v17M91 29v17" '
        'stroke="#c4ac7c" stroke-width="1.5"/>'
    ),
    "castle": (
        '<path d="M34 54V30h52v24z" fill="#b7ac9a"/>'
        '<path d="M22 54V20h4v4h4v-4h4v4h4v-4h4v34zM78 54V20h4v4h4v-4h4v4h4v-4h4v34z" fill="#cdc3b0"/>'
        '<path d="M42 30v-5h5v3h6v-3h5v3h4v-3h5v3h6v-3h5v5z" fill="#b7ac9a"/>'
        '<path d="M53 54V43a7 7 0 0 1 14 0v11z" fill="#4e3a2a"/>'
        '<path d="M30 32v6M90 32v6M30 42v5M90 42v5" stroke="#5f5344" stroke-width="2.4"/>'
        '<path d="M60 26V9" stroke="#5b4330" stroke-width="1.5"/>'
        '<path d="M60 9c6-2 8 2 14 0l-3 4 3 4c-6 2-8-2-14 0z" fill="#b3372f"/>'
    ),
    "keep": (
        '<path d="M38 54V26h18v28zM64 54V34h24v20zM24 54V38h14v16z" fill="#cdbfa4"/>'
        '<path d="M35 26 47 8l12 18zM62 34l14-13 14 13zM21 38l10-10 10 10z" fill="#3f5f86"/>'
        '<path d="M47 8V3" stroke="#5b4330" stroke-width="1.3"/><path d="M47 3h7l-2 2 2 2h-7z" fill="#e0a836"/>'
        '<path d="M44 54v-7a3 3 0 0 1 6 0v7zM45 34h4v5h-4zM72 54v-8h8v8zM28 44h4v4h-4z" fill="#4e3a2a"/>'
    ),
    "galley": (
        '<path d="M0 47c20-4 30 3 60 1s40-4 60 0v12H0z" fill="#3f88a8"/>'
        '<path d="M18 38c14 8 64 8 82-4 2 8-6 18-16 19H36C26 52 19 46 18 38z" fill="#8a5a2c"/>'
        '<path d="M18 38c-2-6 1-10 6-10-3 4-1 7 2 10z" fill="#6b4218"/>'
        '<path d="M60 44V8" stroke="#4e3018" stroke-width="2"/>'
        '<path d="M40 12h40c3 7 3 14-1 22H41c-4-8-4-15-1-22z" fill="#7a3d86"/>'
        '<path d="M40 12h40l1 5H39zM38 24h44v4H38z" fill="#e6c9ea" opacity=".55"/>'
        '<path d="M32 50l-5 7M44 51l-5 7M56 52l-5 7M68 52l-5 7M80 50l-5 7" stroke="#5b3a1c" stroke-width="1.5"/>'
    ),
    "yurts": (
        '<path d="M50 54V38c2-5 44-5 46 0v16z" fill="#efe6d4"/><path d="M48 39c6-14 44-14 50 0z" fill="#d8c9ad"/>'
        '<path d="M68 54V42h10v12z" fill="#b3482f"/>'
        '<path d="M50 45h18M78 45h18" stroke="#b3372f" stroke-width="2"/>'
        '<path d="M18 54V43c1-4 26-4 28 0v11z" fill="#e4d8c0"/><path d="M16 44c5-10 28-10 32 0z" fill="#c9b895"/>'
        '<path d="M28 54v-8h7v8z" fill="#8a5a36"/><path d="M106 54V16" stroke="#4e3018" stroke-width="1.8"/>'
        '<path d="M102 18h8v9c-1 3-2 2-2 5-1-3-2-2-2-5-1 3-2 2-2 5-1-3-2-2-2-5z" fill="#3a302a"/>'
    ),
    "huts": (
        '<path d="M42 54V40h34v14zM16 54V44h22v10zM82 54V44h22v10z" fill="#c98f52"/>'
        '<path d="M36 42c6-16 20-20 23-24 3 4 17 8 23 24zM12 45c4-9 12-12 15-15 3 3 11 6 15 15zM78 45c4-9 12-12 '
        '15-15 3 3 11 6 15 15z" fill="#8a6a34"/><path d="M59 18 47 42M59 18l12 24M27 30l-7 15M27 30l7 15M93 '
        '30l-7 15M93 30l7 15" stroke="#6b4f22" stroke-width="1.2"/>'
        '<path d="M54 54V45h10v9zM24 54v-6h6v6zM90 54v-6h6v6z" fill="#4a2e14"/>'
    ),
    "stelae": (
        '<path d="M52 54 55 14c1-5 9-5 10 0l3 40z" fill="#b9a78c"/>'
        '<path d="M60 11c-2 0-4 1-5 3h10c-1-2-3-3-5-3z" fill="#d8cbb0"/>'
        '<path d="M56 24h8M55 32h10M55 40h10M57 48h6" stroke="#6f5f45" stroke-width="2"/>'
        '<path d="M30 54l2-26c1-3 6-3 7 0l2 26zM82 54l2-20c1-3 6-3 7 0l2 20z" fill="#9c8a6d"/>'
        '<path d="M32 36h7M32 44h7M84 40h7M84 47h7" stroke="#6f5f45" stroke-width="1.6"/>'
        '<path d="M18 54h88v3H18z" fill="#8a6a44"/>'
    ),
    "steep_pyramids": (
        '<path d="M14 54 32 16l18 38z" fill="#d49a52"/><path d="M32 16l18 38H38z" fill="#9c6428"/>'
        '<path d="M46 54 66 12l20 42z" fill="#e0ab62"/><path d="M66 12l20 42H72z" fill="#a97030"/>'
        '<path d="M80 54l14-30 14 30z" fill="#cf9850"/><path d="M94 24l14 30H98z" fill="#96602a"/>'
        '<path d="M58 54V44h12v10z" fill="#c48c46"/><path d="M61 54v-6h6v6z" fill="#4a2e14"/>'
    ),
    "stone_town": (
        '<path d="M14 54V38c10-6 24-8 40-6v22z" fill="#a89070"/>'
        '<path d="M54 54V34c16-2 38 2 52 8v12z" fill="#957c5c"/>'
        '<path d="M60 54 63 16c0-3 12-3 12 0l4 38z" fill="#bfa684"/>'
        '<path d="M14 43h40M14 48h40M54 42h52M54 48h52M62 26h14M61 34h16M61 42h17" stroke="#6f5a3e" '
        'stroke-width="1.2" stroke-dasharray="5 1.5"/>'
        '<path d="M18 37l3-3 3 2 3-3 3 2 3-3 3 2 3-2 3 2 3-2 3 2" fill="none" stroke="#6f5a3e" '
        'stroke-width="1.5"/><path d="M36 54V44h7v10z" fill="#3f2c16"/>'
    ),
    "onion_domes": (
        '<path d="M36 54V34h48v20z" fill="#f0e3cb"/>'
        '<path d="M54 34V22h12v12zM38 34v-7h9v7zM73 34v-7h9v7z" fill="#e3d2b0"/>'
        '<path d="M60 4c1 5 9 8 9 13 0 4-4 6-9 6s-9-2-9-6c0-5 8-8 9-13z" fill="#d9a522"/>'
        '<path d="M42.5 14c1 4 6 6 6 9.5 0 3-3 4.5-6 4.5s-6-1.5-6-4.5c0-3.5 5-5.5 6-9.5zM77.5 14c1 4 6 6 6 9.5 0 '
        '3-3 4.5-6 4.5s-6-1.5-6-4.5c0-3.5 5-5.5 6-9.5z" fill="#3a7a6b"/>'
        '<path d="M56 54V43a4 4 0 0 1 8 0v11zM42 42h4v6h-4zM74 42h4v6h-4z" fill="#5d3a26"/>'
        '<path d="M12 54 18 30l6 24zM98 54l6-22 6 22z" fill="#3f6a48"/>'
    ),
    "hall": (
        '<path d="M26 54V42h68v12z" fill="#8a5a36"/><path d="M18 43 34 18h52l16 25z" fill="#b08d4a"/>'
        '<path d="M34 18 60 12l26 6-4 3H38z" fill="#8f6f34"/>'
        '<path d="M30 14l8 8M38 14l-8 8M82 14l8 8M90 14l-8 8" stroke="#5b3a1c" stroke-width="2.2" '
        'stroke-linecap="round"/><path d="M24 36h72M28 30h64M32 24h56" stroke="#8f6f34" stroke-width="1.2"/>'
        '<path d="M54 54V44h12v10z" fill="#3a2412"/>'
        '<path d="M34 54V43M44 54V43M76 54V43M86 54V43" stroke="#5b3a1c" stroke-width="2"/>'
        '<path d="M6 54 12 28l6 26zM102 54l6-28 6 28z" fill="#4d6b4a"/>'
    ),
    "lion_gate": (
        '<path d="M16 54V22h32v32zM72 54V22h32v32z" fill="#b08a5c"/>'
        '<path d="M16 22h32v6H16zM72 22h32v6H72z" fill="#d6b382"/>'
        '<path d="M48 54V34a12 14 0 0 1 24 0v20h-5V36a7 9 0 0 0-14 0v18z" fill="#8f6a3e"/>'
        '<path d="M36 54V40c0-5 8-6 10-1l2 15zM84 54V40c0-5-8-6-10-1l-2 15z" fill="#e0c494" stroke="#6f5231" '
        'stroke-width="1"/><circle cx="41" cy="38" r="4.5" fill="#c79b5c" stroke="#6f5231"/>'
        '<circle cx="79" cy="38" r="4.5" fill="#c79b5c" stroke="#6f5231"/>'
        '<path d="M18 22v-5h5v5zM29 22v-5h5v5zM40 22v-5h5v5zM75 22v-5h5v5zM86 22v-5h5v5zM97 22v-5h5v5z" '
        'fill="#b08a5c"/>'
    ),
    "split_gate": (
        '<path d="M28 54V44h4v-8h4v-8h4v-8h4v-8h8v42zM92 54V44h-4v-8h-4v-8h-4v-8h-4v-8h-8v42z" fill="#b5613d"/>'
        '<path d="M28 44h24v3H28zM32 36h20v3H32zM36 28h16v3H36zM40 20h12v3H40zM68 44h24v3H68zM68 36h20v3H68zM68 '
        '28h16v3H68zM68 20h12v3H68z" fill="#e0a57a"/><path d="M52 54h16v3H52z" fill="#8a5a36"/>'
        '<path d="M14 54c0-10 1-14 0-20M14 34c-5-3-9-1-10 3M14 34c5-3 9-1 10 3M14 34c0-5 2-6 5-6" '
        'stroke="#3f6a35" stroke-width="2" fill="none" stroke-linecap="round"/>'
    ),
    "brick_city": (
        '<path d="M14 54V40h26v14zM44 54V30h30v24zM78 54V42h28v12z" fill="#c07a4a"/>'
        '<path d="M44 30h30v4H44zM14 40h26v3H14zM78 42h28v3H78z" fill="#dca276"/>'
        '<path d="M44 39h30M44 44h30M44 49h30M14 47h26M78 49h28" stroke="#8c4f2a" stroke-width="1" '
        'stroke-dasharray="4 1.5"/><path d="M55 54V44h8v10zM22 54v-7h6v7zM88 54v-6h6v6z" fill="#4e2a14"/>'
        '<path d="M52 30v-9h14v9z" fill="#b06c3e"/><path d="M0 55h120v5H0z" fill="#6fa7b5"/>'
    ),
    "white_dome": (
        '<path d="M30 54V38h60v16z" fill="#f6efe0"/>'
        '<path d="M44 38c-4-10 4-17 14-22l2-6 2 6c10 5 18 12 14 22z" fill="#fffaf0"/>'
        '<path d="M60 16c10 5 20 12 16 22H66c2-9-1-16-6-22z" fill="#dccfb4"/>'
        '<path d="M32 38c-1-5 2-7 5-10 3 3 6 5 5 10zM78 38c-1-5 2-7 5-10 3 3 6 5 5 10z" fill="#efe3c8"/>'
        '<path d="M18 54V24h4v30zM98 54V24h4v30z" fill="#f6efe0"/>'
        '<path d="M17 24a3 4 0 0 1 6 0zM97 24a3 4 0 0 1 6 0z" fill="#dccfb4"/>'
        '<path d="M54 54V44a6 6 0 0 1 12 0v10zM36 54v-7a3 3 0 0 1 6 0v7zM78 54v-7a3 3 0 0 1 6 0v7z" '
        'fill="#8a7a9a"/><path d="M14 54h92v3H14z" fill="#c9a66b"/>'
    ),
    "monastery": (
        '<path d="M0 46 26 14l20 22 22-28 52 46v6H0z" fill="#8fa3b0"/>'
        '<path d="M19 23l7-9 8 9-5 2-3-2zM58 20l10-12 13 12-6 3-5-4-5 4z" fill="#fbf7ef"/>'
        '<path d="M28 54V42h64v12z" fill="#fbf4e6"/><path d="M42 44V30h36v14z" fill="#9c3b30"/>'
        '<path d="M40 30h40v-3H40zM26 42h68v-2H26z" fill="#e0a836"/><path d="M52 27v-5h16v5z" fill="#e0b13a"/>'
        '<path d="M34 46v4M42 46v4M50 46v4M58 46v4M66 46v4M74 46v4M82 46v4M48 34v5M56 34v5M64 34v5M72 34v5" '
        'stroke="#4e2a1a" stroke-width="2.4"/>'
    ),
    "caravanserai": (
        '<path d="M22 54V36h76v18z" fill="#dcae6c"/><path d="M44 54V24h32v30z" fill="#e8c48a"/>'
        '<path d="M52 54V40a8 9 0 0 1 16 0v14z" fill="#5d3a1c"/><path d="M44 24h32v4H44z" fill="#2f7f94"/>'
        '<path d="M24 36a8 8 0 0 1 16 0zM80 36a8 8 0 0 1 16 0z" fill="#2f8a9a"/>'
        '<path d="M28 44h8v6h-8zM84 44h8v6h-8z" fill="#8a5a2c"/>'
        '<path d="M48 32h24M48 36h4M68 36h4" stroke="#2f7f94" stroke-width="2"/>'
        '<path d="M10 54V34l3-6 3 6v20zM104 54V34l3-6 3 6v20z" fill="#e8c48a"/>'
    ),
    "colossal_head": (
        '<path d="M36 54c-4-14-2-30 4-37 9-9 31-9 40 0 6 7 8 23 4 37z" fill="#8d8578"/>'
        '<path d="M36 24c2-10 10-16 24-16s22 6 24 16c-10-4-38-4-48 0z" fill="#6f685c"/>'
        '<path d="M44 33c3-3 8-3 11 0M65 33c3-3 8-3 11 0" stroke="#4a443a" stroke-width="2.2" fill="none"/>'
        '<path d="M45 36h9M66 36h9" stroke="#3a342c" stroke-width="2.6"/>'
        '<path d="M57 34l-3 9h12l-3-9z" fill="#777063"/>'
        '<path d="M48 48c4-3 20-3 24 0-4 4-20 4-24 0z" fill="#5a5348"/>'
        '<path d="M10 54c2-8 4-12 2-20M12 34c-5-2-8 0-9 4M12 34c5-2 8 0 9 4M104 54c2-8 4-10 2-16M106 38c-5-2-8 '
        '0-9 4M106 38c5-2 8 0 9 4" stroke="#3f6a45" stroke-width="2.2" fill="none" stroke-linecap="round"/>'
    ),
    "mounds": (
        '<path d="M14 54 34 28h52l20 26z" fill="#7f9a52"/><path d="M34 28h52l5 6H29z" fill="#9bb36a"/>'
        '<path d="M54 54l3-26h6l3 26z" fill="#cbb582"/><path d="M48 28V18h24v10z" fill="#a9713f"/>'
        '<path d="M44 19 60 8l16 11z" fill="#c9a64e"/><path d="M57 28v-6h6v6z" fill="#4e3018"/>'
        '<path d="M92 54c4-8 18-8 22 0zM4 54c3-6 12-6 15 0z" fill="#6f8a45"/>'
        '<path d="M96 54v-4M100 54v-5M104 54v-4" stroke="#c9a64e" stroke-width="2"/>'
    ),
    "outrigger": (
        '<path d="M0 44c20-4 30 3 60 1s40-4 60 0v15H0z" fill="#2f93a8"/>'
        '<path d="M22 46c20 7 50 7 72-2-3 8-10 11-18 11H40c-8 0-15-3-18-9z" fill="#8a5a2c"/>'
        '<path d="M30 55c16 4 44 4 60 0" stroke="#5b3a1c" stroke-width="2.5" fill="none"/>'
        '<path d="M56 47C54 32 60 16 74 8c6 12 4 28-8 38z" fill="#f0d9a5"/>'
        '<path d="M56 47C54 32 60 16 74 8" stroke="#5b3a1c" stroke-width="2" fill="none"/>'
        '<path d="M61 34c4-1 8-1 12 0M62 26c4-1 8-1 13 0" stroke="#b3482f" stroke-width="1.8" fill="none"/>'
        '<path d="M4 46c2-10 6-14 14-14 4 4 6 9 6 14z" fill="#4d8a5a"/>'
        '<path d="M12 34c0-8 1-12 3-16M15 18c-5-2-8 0-9 3M15 18c4-3 8-2 10 1" stroke="#35633c" stroke-width="2" '
        'fill="none"/>'
    ),
    "terraces": (
        '<path d="M50 54 78 6l34 48z" fill="#6f8f6a"/><path d="M78 6l34 48H92z" fill="#4f7257"/>'
        '<path d="M6 54v-6h60v6zM12 48v-6h50v6zM20 42v-6h38v6zM28 36v-6h26v6z" fill="#8fb06a"/>'
        '<path d="M6 48h60v2H6zM12 42h50v2H12zM20 36h38v2H20zM28 30h26v2H28z" fill="#b9a78c"/>'
        '<path d="M32 30v-7l5-4 5 4v7zM45 30v-6l4-3 4 3v6zM22 36v-6l4-3 4 3v6z" fill="#cdbb9a"/>'
        '<path d="M35.5 30v-4h3v4zM47.5 30v-3h3v3zM24.5 36v-4h3v4z" fill="#5a4a34"/>'
        '<path d="M0 54h120v6H0z" fill="#557a4f"/>'
    ),
    "long_wall": (
        '<path d="M0 40c16-14 28-16 44-6s28 10 44-4 22-12 32-10v40H0z" fill="#7f9a6a"/>'
        '<path d="M0 48c14-12 26-16 42-6s30 8 44-4 24-14 34-14v8c-10 0-20 4-34 14s-30 12-44 4-28-4-42 6z" '
        'fill="#c9b48c"/><path d="M0 48c14-12 26-16 42-6s30 8 44-4 24-14 34-14" fill="none" stroke="#8d7650" '
        'stroke-width="2.5" stroke-dasharray="3 2"/><path d="M34 46V26h14v22zM84 44V20h14v22z" fill="#d9c69e"/>'
        '<path d="M32 27v-6h4v3h3v-3h4v3h3v-3h4v6zM82 21v-6h4v3h3v-3h4v3h3v-3h4v6z" fill="#b79f72"/>'
        '<path d="M38 34h6v6h-6zM88 28h6v6h-6z" fill="#5d4526"/>'
    ),
    "standing_stones": (
        '<path d="M10 54c20-6 80-6 100 0v6H10z" fill="#6f8f58"/>'
        '<path d="M22 54V30h9v24zM40 54V28h9v26zM71 54V28h9v26zM89 54V30h9v24z" fill="#8f8b84"/>'
        '<path d="M19 30v-6h33l-1 6zM68 28v-6h33v7z" fill="#a5a19a"/>'
        '<path d="M54 54V34h5v20zM61 54V34h5v20z" fill="#76726b"/><path d="M52 34v-4h16v4z" fill="#8f8b84"/>'
        '<path d="M22 30h3v24h-3zM40 30h3v24h-3zM71 28h3v26h-3zM89 30h3v24h-3z" fill="#b9b5ad"/>'
    ),
    "kurgan": (
        '<path d="M8 54c14-30 44-40 62-18 8 9 14 13 20 18z" fill="#8f9a62"/>'
        '<path d="M42 20c10-2 20 4 28 16 8 9 14 13 20 18H66C62 40 54 28 42 20z" fill="#74804e"/>'
        '<path d="M92 54V30c0-4 8-4 8 0v24z" fill="#8d8578"/>'
        '<path d="M93 36h6M94 40h4M93 46h6" stroke="#4a443a" stroke-width="1.5"/>'
        '<path d="M106 54V38c0-3 6-3 6 0v16zM80 54V42c0-3 6-3 6 0v12z" fill="#a39b8c"/>'
        '<path d="M38 22V6" stroke="#4e3018" stroke-width="1.6"/>'
        '<path d="M38 6c6-2 10 2 16 0l-3 4 3 4c-6 2-10-2-16 0z" fill="#b08a2a"/>'
    ),
    "wagons": (
        '<path d="M18 46V26c2-10 34-10 36 0v20zM66 46V30c2-9 34-9 36 0v16z" fill="#e4d5b6"/>'
        '<path d="M18 32h36M18 38h36M66 36h36" stroke="#a98a5a" stroke-width="1.5"/>'
        '<path d="M14 44h44v4H14zM62 44h44v4H62z" fill="#7a4a22"/>'
        '<g fill="none" stroke="#5b3a1c" stroke-width="2.5"><circle cx="25" cy="50" r="6"/>'
        '<circle cx="47" cy="50" r="6"/><circle cx="73" cy="50" r="6"/><circle cx="95" cy="50" r="6"/></g>'
        '<path d="M25 44v12M19 50h12M47 44v12M41 50h12M73 44v12M67 50h12M95 44v12M89 50h12" stroke="#5b3a1c"/>'
        '<path d="M36 18V6l8 3-8 3M84 22V10l8 3-8 3" stroke="#4e3018" stroke-width="1.3" fill="#b3372f"/>'
    ),
    "cathedral": (
        '<path d="M24 54V36h66v18z" fill="#efe0c4"/><path d="M50 36a17 19 0 0 1 34 0z" fill="#c0562e"/>'
        '<path d="M67 17c10 2 17 10 17 19h-8c0-9-4-16-9-19z" fill="#963d1c"/>'
        '<path d="M64 17v-6h6v6zM67 11V5" fill="#f3e8cd" stroke="#8a6206" stroke-width="1.5"/>'
        '<path d="M28 54V14h12v40z" fill="#f6ecd6"/><path d="M27 14 34 6l7 8z" fill="#c0562e"/>'
        '<path d="M28 26h12M28 38h12" stroke="#3f6a58" stroke-width="2"/>'
        '<path d="M32 18h4v5h-4zM32 30h4v5h-4zM56 54v-8a4 4 0 0 1 8 0v8zM72 54v-8a4 4 0 0 1 8 0v8z" '
        'fill="#5d3a26"/><path d="M54 35c2-8 6-14 11-17M80 35" stroke="#f4e1bb" stroke-width="1.2" fill="none"/>'
    ),
    "palace": (
        '<path d="M14 50h92v4H14zM20 46h80v4H20z" fill="#b98f58"/><g fill="#e6cf9e">'
        '<path d="M26 46V22h5v24zM38 46V22h5v24zM50 46V22h5v24zM65 46V22h5v24zM77 46V22h5v24zM89 46V22h5v24z"/>'
        '</g><g fill="#b98f58"><path d="M23 22c0-5 3-6 5.5-6s5.5 1 5.5 6zM35 22c0-5 3-6 5.5-6s5.5 1 5.5 6zM47 '
        "22c0-5 3-6 5.5-6s5.5 1 5.5 6zM62 22c0-5 3-6 5.5-6s5.5 1 5.5 6zM74 22c0-5 3-6 5.5-6s5.5 1 5.5 6zM86 "
        '22c0-5 3-6 5.5-6s5.5 1 5.5 6z"/></g><path d="M18 16v-6h84v6z" fill="#75549a"/>'
        '<path d="M18 13h84" stroke="#e6c24e" stroke-width="1.6" stroke-dasharray="3 3"/>'
    ),
    "great_mosque": (
        '<path d="M28 54V40h64v14z" fill="#e8dcc4"/><path d="M40 40a20 20 0 0 1 40 0z" fill="#6f8fa8"/>'
        '<path d="M60 20c12 1 20 10 20 20h-9c0-10-5-17-11-20z" fill="#4f6f8a"/>'
        '<path d="M26 42a9 8 0 0 1 16 0zM78 42a9 8 0 0 1 16 0z" fill="#7f9fb5"/>'
        '<path d="M60 20v-6M57.5 12a3 3 0 1 0 4-3 3 3 0 0 1-4 3z" stroke="#c79b2c" stroke-width="1.3" '
        'fill="#e0b13a"/><path d="M14 54V18h5v36zM101 54V18h5v36z" fill="#f3ead6"/>'
        '<path d="M13 18l3.5-11L20 18zM100 18l3.5-11 3.5 11z" fill="#4f6f8a"/>'
        '<path d="M12 30h9v2h-9zM99 30h9v2h-9z" fill="#b9a078"/>'
        '<path d="M55 54v-7a5 5 0 0 1 10 0v7zM38 54v-5a3 3 0 0 1 6 0v5zM76 54v-5a3 3 0 0 1 6 0v5z" '
        'fill="#5d4a3a"/>'
    ),
    "gold_river": (
        '<path d="M0 54c20-12 34-10 52-22s34-10 68-24v52H0z" fill="#c99a5e"/>'
        '<path d="M0 60c22-14 40-10 58-22 14-9 30-10 62-20v12c-26 6-40 10-54 18-14 9-30 8-44 12z" '
        'fill="#5f9fb5"/><g fill="#f0c246" stroke="#7a5a08" stroke-width=".8"><circle cx="40" cy="50" r="5"/>'
        '<circle cx="52" cy="45" r="4"/><circle cx="30" cy="55" r="4"/><circle cx="66" cy="40" r="3.5"/></g>'
        '<path d="M72 30V16h26v12z" fill="#efe0bd"/><path d="M70 17 85 8l15 9z" fill="#b0522a"/>'
        '<path d="M76 29V18M82 28V18M88 28V18M94 28V18" stroke="#b9935a" stroke-width="2"/>'
    ),
    "pagoda": (
        '<path d="M50 54V46h20v8zM52 42v-6h16v6zM54 32v-6h12v6zM56 22v-5h8v5z" fill="#c9564a"/>'
        '<path d="M38 46c6-1 10-3 12-5h20c2 2 6 4 12 5-2 2-42 2-44 0zM42 36c5-1 8-3 10-5h16c2 2 5 4 10 5-2 2-34 '
        '2-36 0zM45 26c4-1 7-3 9-5h12c2 2 5 4 9 5-2 2-28 2-30 0zM48 17c4-1 6-3 8-6h8c2 3 4 5 8 6-2 2-22 2-24 0z" '
        'fill="#4a5a3a"/><path d="M60 11V3" stroke="#8a6206" stroke-width="2"/>'
        '<path d="M57 54v-5h6v5z" fill="#4e1815"/><path d="M0 54h120v6H0z" fill="#8fb85f"/>'
        '<path d="M8 57h20M34 58h16M76 57h18M100 58h12" stroke="#5f8f45" stroke-width="1.5"/>'
        '<path d="M16 54c0-12 1-20 4-28M22 54c0-10 2-18 6-24M100 54c0-12-1-20-4-28" stroke="#4d7a45" '
        'stroke-width="2" fill="none"/>'
    ),
    "hanging_gardens": (
        '<path d="M16 54V44h88v10zM26 44V34h68v10zM38 34V24h44v10zM48 24v-9h24v9z" fill="#d3b07a"/>'
        '<path d="M22 54v-5a3 3 0 0 1 6 0v5zM36 54v-5a3 3 0 0 1 6 0v5zM50 54v-5a3 3 0 0 1 6 0v5zM64 54v-5a3 3 0 '
        '0 1 6 0v5zM78 54v-5a3 3 0 0 1 6 0v5zM92 54v-5a3 3 0 0 1 6 0v5z" fill="#7a5a30"/><g fill="#4d8a45">'
        '<path d="M14 44c4-6 8-3 11-5s3 4 5 5c0 4-4 6-6 4s-6 1-10-4zM90 44c2-1 2-7 5-5s7-1 11 5c-4 5-8 2-10 4s-6 '
        '0-6-4z"/><path d="M25 34c4-6 9-3 13-3 1 5-3 8-6 5s-5 1-7-2zM82 34c0-4 9-4 13 0-3 5-6 2-8 4s-5-1-5-4zM38 '
        "24c3-6 8-4 11-4 1 5-3 7-5 5s-4 1-6-1zM71 24c0-5 8-5 11 0-2 4-5 2-7 3s-4 0-4-3zM47 15c4-7 9-4 13-6 4 2 "
        '9-1 13 6-4 3-22 3-26 0z"/></g><path d="M44 34v8M76 34v8M34 44v7M86 44v7" stroke="#7fb5d0" '
        'stroke-width="2"/>'
    ),
    "seated_god": (
        '<path d="M30 54V14h60v40z" fill="#8a5a36" opacity=".45"/>'
        '<path d="M26 54V12h6v42zM88 54V12h6v42zM24 12h72V7H24z" fill="#e6d5ae"/>'
        '<path d="M44 54V26h32v28z" fill="#b9803f"/><path d="M50 54V40h20v14z" fill="#efe0bd"/>'
        '<path d="M48 42c0-10 4-16 12-16s12 6 12 16c-6 3-18 3-24 0z" fill="#f3e2b8"/>'
        '<circle cx="60" cy="20" r="5.5" fill="#f0d3a2"/>'
        '<path d="M54.5 21c0 6 2 8 5.5 8s5.5-2 5.5-8c-2 3-9 3-11 0z" fill="#8d7a57"/>'
        '<path d="M54 17c2-4 10-4 12 0" stroke="#d9a522" stroke-width="2.2" fill="none"/>'
        '<path d="M73 34V14" stroke="#d9a522" stroke-width="2"/>'
        '<path d="M72 38c3-2 3-5 1-6M48 36c-4 0-6 2-7 4" stroke="#f0d3a2" stroke-width="3" fill="none" '
        'stroke-linecap="round"/><path d="M71 14l2-5 2 5z" fill="#d9a522"/>'
    ),
    "mausoleum": (
        '<path d="M22 54V42h76v12z" fill="#d8c7a0"/><path d="M28 42V40h64v2z" fill="#b9a078"/><g fill="#f3e8cd">'
        '<path d="M32 40V26h5v14zM43 40V26h5v14zM54 40V26h5v14zM62 40V26h5v14zM73 40V26h5v14zM83 40V26h5v14z"/>'
        '</g><path d="M28 26v-4h64v4z" fill="#d8c7a0"/>'
        '<path d="M34 22l4-4h44l4 4zM42 18l4-4h28l4 4zM50 14l4-4h12l4 4z" fill="#b98f58"/>'
        '<path d="M55 10c0-5 3-7 5-7s5 2 5 7z" fill="#8c6a3a"/>'
        '<path d="M22 48h76" stroke="#b9a078" stroke-width="2"/><path d="M54 54v-8h12v8z" fill="#5d4526"/>'
    ),
    "rock_facade": (
        '<path d="M0 60V10C12 4 18 12 30 6s20 4 32 0 22 2 34-2 16 4 24 4v52z" fill="#c4704a"/>'
        '<path d="M0 60V30c8-4 14 2 20-2v32zM100 60V28c8 2 12-4 20 0v32z" fill="#a3532f"/>'
        '<path d="M32 54V32h56v22z" fill="#e0a27a"/>'
        '<path d="M30 32h60v-3H30zM38 29l8-7v7zM82 29l-8-7v7z" fill="#d08a60"/>'
        '<path d="M52 29v-9c0-5 16-5 16 0v9z" fill="#e6b08a"/><path d="M52 18 60 11l8 7z" fill="#d08a60"/>'
        '<path d="M36 54V34h4v20zM46 54V34h4v20zM70 54V34h4v20zM80 54V34h4v20zM55 29v-8h2v8zM63 29v-8h2v8z" '
        'fill="#f3cba8"/><path d="M55 54V38h10v16z" fill="#4a2214"/>'
    ),
}
