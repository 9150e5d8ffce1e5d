"""What cards say in every language, made from what they do (5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import asdict

from tablee.engine.messages import Speaker
from tablee.games.gentes.content.vocabulary import ActionId, CitizenId, Effect, GentesVerb
from tablee.games.gentes.text import card_text
from tests.games.card_texts import CardTexts

from .positions import CONTENT, GAME

# Words of the content file that are no words of a sentence in any language; names are capitalized.
IDS = {*get_args(ActionId), *get_args(CitizenId)} - {"tax"}
IDS |= {str(verb.__struct_config__.tag) for verb in get_args(Effect) if "_" in str(verb.__struct_config__.tag)}
EXACT = {
    "en": {
        "treasure_chamber": "Each decline: +5 coins.",
        "monument": "Once per round: Philosopher for 3 coins and 1 hourglass.",
        "shipyard": "Once per round: Navigator (any symbol) for 4 coins and 1 hourglass.",
        "altar": "Once per round, as your action: 1 coin and 1 hourglass → +1 temple cube, +1 oracle cube.",
        "marketplace": "+4 coins. Once per round, in your turn: pay 3 coins → +1 cube of your choice.",
        "scriptorium": "You may take 1 card among the first 4 of the row. Scribe: as if you had paid 2 coins more."
        " Hand limit +1.",
        "forge": "+1 Soldier. Counts as 1 Artisan for the requirements of cards.",
        "agora": "After each Chronicler action: +3 coins.",
        "acropolis": "+2 VP per token on a temple space (at most 6).",
        "academy": "+1 VP per 2 cards in play (at most 5).",
        "ziggurat": "No effect.",
        "leader": "Leader: no cost → +2 coins. You will be first player in the next round.",
        "scribe_6_1": "Scribe: 6 coins, 1 hourglass → Take cards with power 6.",
        "navigator_3_1_oracle": "Navigator: 3 coins, 1 hourglass → Place a city token (oracle).",
        "tax_2": "Tax Collector: 2 hourglasses → +8 coins.",
        "home_row_3": "Once per round: Philosopher trains 1 more citizen; or, in its place, once per round: Tax"
        " Collector gives double coins.",
        "delphi": "+1 oracle cube.",
    },
    "fr": {
        "treasure_chamber": "À chaque déclin : +5 pièces.",
        "monument": "Une fois par manche : Philosophe pour 3 pièces et 1 sablier.",
        "forge": "+1 Soldat. Compte pour 1 Artisan dans les conditions des cartes.",
        "great_lighthouse": "Activez toutes vos cités d’une région. Retirez 2 sabliers de votre ligne du temps.",
        "academy": "+1 PV par tranche de 2 cartes en jeu (5 au plus).",
        "tax_1": "Collecteur d’impôts : 1 sablier → +4 pièces.",
    },
    "it": {
        "treasure_chamber": "A ogni declino: +5 monete.",
        "monument": "Una volta per round: Filosofo per 3 monete e 1 clessidra.",
        "forge": "+1 Soldato. Vale come 1 Artigiano per i requisiti delle carte.",
        "hippodrome": "Una volta per round: una tessera Azione richiede 1 clessidra in meno.",
        "academy": "+1 PV ogni 2 carte in gioco (al massimo 5).",
        "tax_1": "Esattore: 1 clessidra → +4 monete.",
    },
}


def abilities() -> Iterator[tuple[str, list[GentesVerb]]]:
    """Every list of effects, with the card or space it stands on."""
    for card in CONTENT.card:
        yield card.id, [*card.now, *card.ongoing]
    for city in CONTENT.city:
        yield city.id, [city.reward]
    for row in CONTENT.home_row:
        yield f"{row.id} left", [row.left]
        yield f"{row.id} right", [row.right]


def texts(language: str) -> dict[str, str]:
    """What every card, tile and space says."""
    speaker = Speaker(language, game=GAME)
    said = {card.id: card_text.card(card, speaker) for card in CONTENT.card}
    said |= {city.id: card_text.city(city, speaker) for city in CONTENT.city}
    said |= {row.id: card_text.home(row, speaker) for row in CONTENT.home_row}
    said |= {tile.id: card_text.tile(tile, speaker) for tile in CONTENT.action_tile}
    said |= {tax.id: card_text.tax(tax, speaker) for tax in CONTENT.tax}
    assert len(said) == 54 + 18 + 3 + 28 + 2
    return said


def numbers(effect: GentesVerb) -> set[int]:
    within = [effect, *getattr(effect, "effects", [])]
    return {value for part in within for value in asdict(part).values() if isinstance(value, int)}


TEXTS = CardTexts(card_text, texts, abilities, numbers, longest=170, ids=IDS, exact=EXACT)
