"""What Gentes is, without its rules."""

from tablee.engine.meta import Accent, Meta
from tablee.engine.options import Option

META = Meta(
    key="gentes",
    designer="Stefan Risthaus",
    players=(1, 2, 3, 4),
    minutes=(25, 45),
    accent=Accent("#2b6c8c", "#34789a"),
    rules_version=2,
    code="tablee.games.gentes.game:GentesGame",
    options=(
        Option("setup", ("first_game", "experienced"), players={"first_game": (2, 3, 4)}),
        Option("advanced", (False, True), when={"setup": ("experienced",)}),
        Option("hands", ("closed", "open"), players={"closed": (2, 3, 4)}),
        Option(
            "first_player",
            ("random", "seat0", "seat1", "seat2", "seat3"),
            players={"seat0": (2, 3, 4), "seat1": (2, 3, 4), "seat2": (3, 4), "seat3": (4,)},
        ),
    ),
)
