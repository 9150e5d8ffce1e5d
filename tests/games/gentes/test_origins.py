"""Which facts the rulebook prints: the list lies beside the content, and everything that speaks of it agrees."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.gentes.web.enlarged import card

from .positions import CONTENT, GAME

ORIGINS = GAME.origins
NAMED = {
    "treasure_chamber",
    "monument",
    "tenement",
    "training_ground",
    "marketplace",
    "shipyard",
    "scriptorium",
    "road",
    "altar",
    "well",
    "frieze",
    "city_wall",
}
TOP = Path(__file__).parents[3]


def test_what_is_said_to_be_printed_is_in_the_content() -> None:
    assert ORIGINS.contradicted() == []
    assert all(place.strip() for place in ORIGINS.places.values())


def test_twelve_cards_are_named() -> None:
    named = {found.id for found in CONTENT.card if ORIGINS.of("card", found.id, "name.en") == "rulebook"}
    assert named == NAMED
    for found in CONTENT.card:
        if found.id not in NAMED:
            assert set(ORIGINS.within("card", found.id).values()) == {"house"}
    house = {
        "forge",
        "catapult",
        "harbour",
        "granary",
        "library",
        "statue",
        "hospital",
        "pyramid",
        "school",
        "mausoleum",
    }
    assert not house & named


def test_no_requirement_points_or_synergy_symbol_is_printed() -> None:
    for found in CONTENT.card:
        for field in ("requires", "vp", "synergy", "now"):
            assert set(ORIGINS.within("card", found.id, field).values()) <= {"house"}


def test_all_cities_are_named_and_few_regions() -> None:
    cities = [city.id for city in CONTENT.city]
    assert all(ORIGINS.of("city", city, f"name.{language}") == "rulebook" for city in cities for language in LANGUAGES)
    regions = {city for city in cities if ORIGINS.of("city", city, "region") == "rulebook"}
    assert regions == {"syracusae", "delphi", "cnossus", "troia", "sinope", "sidon", "cyrene"}
    assert not any("rulebook" in ORIGINS.within("city", city, "symbol").values() for city in cities)


def test_one_pair_of_opposed_types_is_printed() -> None:
    found = {citizen.id for citizen in CONTENT.citizen if ORIGINS.of("citizen", citizen.id, "opposite") == "rulebook"}
    assert found == {"noble", "artisan"}


def test_single_numbers_and_prices() -> None:
    ours = {name for name, origin in ORIGINS.within("rules", "").items() if origin == "house"}
    assert ours == {"time_spaces", "start_locks", "cube_slots"}
    prices = {name for name, origin in ORIGINS.within("scribe_prices", "").items() if origin == "house"}
    assert prices == {"three", "cube_slots"}
    assert set(ORIGINS.within("training_chart", "").values()) == {"rulebook"}


def test_the_readme_counts_the_same_cards() -> None:
    text = " ".join((TOP / "README.md").read_text(encoding="utf-8").split())
    assert f"the names of {len(NAMED)} cards with a few of their facts" in text
    assert f"the other {54 - len(NAMED)} cards" in text


def signed(drawn: str) -> list[str]:
    """The lines that have the sign behind them."""
    return [line.strip() for line in re.findall(r">([^<>]+)(?:</i>)?\s*<span class=\"as-printed\"", drawn)]


def test_enlarged_cards_tell_it_line_by_line() -> None:
    treasury = card(CONTENT, "card-treasure_chamber", Speaker("en", game=GAME))
    assert signed(str(treasury)) == ["Treasure Chamber", "Era I", "Each decline: +5 coins."]
    monument = card(CONTENT, "card-monument", Speaker("en", game=GAME))
    assert signed(str(monument)) == ["Monument", "Era I"]  # its price is not printed
    sidon = card(CONTENT, "space-sidon", Speaker("en", game=GAME))
    assert signed(str(sidon)) == ["Sidon", "Green region", "+5 coins."]
    assert signed(str(card(CONTENT, "card-forge", Speaker("en", game=GAME)))) == []


def test_the_french_page_shows_the_printed_english_name_too() -> None:
    drawn = card(CONTENT, "card-treasure_chamber", Speaker("fr", game=GAME))
    assert drawn is not None
    assert "Chambre du trésor" in drawn
    assert "Treasure Chamber" in drawn
    ours = card(CONTENT, "card-forge", Speaker("it", game=GAME))
    assert ours is not None
    assert "Forge" not in ours
