"""What Age of Civilization is, without its rules."""

from tablee.engine.meta import Accent, Meta
from tablee.engine.options import Option

SCENARIOS = ("age_of_wonders", "silk_road", "lost_civilization", "mongol_devastation", "death_and_rebirth")
ALONE = ("skirmish", *SCENARIOS)

META = Meta(
    key="age_of_civilization",
    designer="Jeffrey CCH",
    players=(1, 2, 3, 4),
    minutes=(15, 30),
    accent=Accent("#a34a24", "#b8572b"),
    rules_version=2,
    code="tablee.games.age_of_civilization.game:AgeOfCivilization",
    options=(
        Option("mode", ("standard", *ALONE), players={"standard": (2, 3, 4), **dict.fromkeys(ALONE, (1,))}),
        Option("order", ("random", "first_game"), when={"mode": ("standard", "skirmish")}),
        Option("innovation", (False, True)),
        Option("changing_world", (False, True), when={"mode": ("standard",)}),
        Option("draft", (False, True), when={"mode": ("standard",)}),
        Option(
            "first_player",
            ("random", "seat0", "seat1", "seat2", "seat3"),
            players={"seat2": (3, 4), "seat3": (4,)},
            when={"mode": ("standard",)},
        ),
    ),
)
