"""What Genesis is, without its rules."""

from tablee.engine.meta import Accent, Daily, Meta
from tablee.engine.options import Option

AT_THE_TABLE = ("standard", "teams")

META = Meta(
    key="genesis",
    designer="Reiner Knizia",
    players=(1, 2, 3, 4),
    minutes=(30, 45),
    accent=Accent("#44702e", "#4f7d38"),
    rules_version=1,
    code="tablee.games.genesis.game:GenesisGame",
    options=(
        Option(
            "mode",
            ("standard", "challenge", "teams"),
            players={"standard": (2, 3, 4), "challenge": (1,), "teams": (4,)},
        ),
        Option("map", ("pangaea", "gondwana", "laurasia", "random")),
        Option("map_seed", ("drawn",), span=(0, 2**64 - 1), when={"map": ("random",), "mode": AT_THE_TABLE}),
        Option("tiles_per_colour", (13, 16)),
        Option(
            "first_player",
            ("random", "seat0", "seat1", "seat2", "seat3"),
            players={"seat2": (3, 4), "seat3": (4,)},
            when={"mode": AT_THE_TABLE},
        ),
        Option(
            "species",
            ("choose", "reptile", "dinosaur", "mammal", "human"),
            when={"mode": AT_THE_TABLE},
            per_seat=True,
        ),
        Option("level", ("normal", "calm", "fierce"), when={"mode": ("challenge",)}),
        Option("live_score", (True, False)),
    ),
    daily=Daily(
        players=1,
        options={"mode": "challenge", "map": "random", "level": "normal", "tiles_per_colour": 13},
    ),
)
