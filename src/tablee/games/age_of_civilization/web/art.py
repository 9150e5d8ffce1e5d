"""The pictures of civilizations and wonders: flat landscapes in the light of their part of the world.

A scene is drawn on 120 × 60 over hills and sky, whose colours are the family's (`style.css`). A card that a pack adds
has no scene of its own and shows its family's.
"""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from tablee.drawing.pictures import Pictures

SCENES = Pictures(Path(__file__).with_name("scenes.svg"))

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
        f"{SCENES['hills']}{SCENES[scene]}</svg>"
    )
