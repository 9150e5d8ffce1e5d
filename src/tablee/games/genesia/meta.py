"""What Genesia is, without its rules."""

from tablee.engine.events import Value
from tablee.engine.meta import Accent, Meta
from tablee.engine.options import Option

LEVELS = ("beginner", "expert", "heroic")
LOTS = ("blue", "yellow", "green", "red", "violet")
AT_THE_TABLE: dict[str, tuple[Value, ...]] = {"mode": ("standard",)}
# How many seats each team has, by the number of players.
TEAMS: dict[Value, tuple[int, ...]] = {
    "1v2": (3,),
    "2v2": (4,),
    "1v3": (4,),
    "1v1v2": (4,),
    "2v3": (5,),
    "1v4": (5,),
    "1v2v2": (5,),
    "1v1v3": (5,),
    "1v1v1v2": (5,),
}


def of_age(age: int) -> tuple[int, ...]:
    """The numbers of an Age's cards; the last three are promo cards."""
    return (*range(30 * age + 1, 30 * age + 31), *range(3 * age + 91, 3 * age + 94))


def with_deck(*decks: str) -> dict[str, tuple[Value, ...]]:
    """When an option goes with some decks."""
    return {**AT_THE_TABLE, "deck": decks}


META = Meta(
    key="genesia",
    designer="Éric Labouze",
    players=(1, 2, 3, 4, 5),
    minutes=(20, 100),
    accent=Accent("#77468c", "#8d5aa6"),
    rules_version=2,
    code="tablee.games.genesia.game:GenesiaGame",
    options=(
        Option("mode", ("standard", *LEVELS), players={"standard": (2, 3, 4, 5), **dict.fromkeys(LEVELS, (1,))}),
        Option("deck", ("first", "lots", "warlike", "manager", "cards"), when=AT_THE_TABLE),
        *(Option(f"lots_{age + 1}", LOTS, each=1, when=with_deck("lots", "warlike", "manager")) for age in range(3)),
        *(Option(f"cards_{age + 1}", of_age(age), each=6, when=with_deck("cards")) for age in range(3)),
        Option("promo", (False, True), when=with_deck("first", "lots", "warlike", "manager")),
        Option("objectives", ("lots", "lots_black", "all", "none"), when=AT_THE_TABLE),
        Option("recruit_in_attack", ("usual", "off", "on"), when=AT_THE_TABLE),
        Option("homelands", ("cards", "open")),
        Option("teams", ("none", *TEAMS), players=TEAMS, when=AT_THE_TABLE),
        # The team of each seat, a digit each: 12122. Apart means that team-mates sit as far apart as they can.
        Option("team_seats", ("apart",), span=(112, 54321), when={**AT_THE_TABLE, "teams": tuple(TEAMS)}),
    ),
)
