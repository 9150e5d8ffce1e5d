"""What cards say in every language, made from what they do (5.2)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.vocabulary import Effect
from tablee.games.age_of_civilization.rules.tables import VERBS
from tablee.games.age_of_civilization.text import card_text
from tests.games.card_texts import CardTexts

from .positions import CONTENT, GAME

# Words of the content file that are no words of a sentence in any language; the names of cards are capitalized.
IDS = {entry.id for section in (CONTENT.technology, CONTENT.civilization, CONTENT.special_action) for entry in section}
IDS |= {"enslave", "research", "farm", "trade", "hunting", "fishing", "conquest", "construction", "culture"}
IDS |= {name for name in (*VERBS, "turn_end", "idle_worker", "highest_military") if "_" in name}
EXACT = {
    "en": {
        "arabia main": "End of your turn: +1 coin per 2 technologies.",
        "korea main": "Research (Writing, Education or Navigation): +2 points.",
        "phoenicia main": "End of your turn: you may put 2 coins on a market civilization for 2 points.",
        "harappa inherited": "Culture: costs 1 coin less, except at the end of your turn.",
        "cahokia main": "Construction: needs 1 fewer worker.",
        "celts inherited": "1 shield.",
        "science": "When gained: +1 point per upcoming card.",
        "artemis": "End of game: +1 point per 3 coins (at most 5).",
        "stonehenge": "End of game: +4 points if you have at most 1 technology.",
        "barbarians": "Whoever has the lowest military loses 3 coins.",
        "wonder": "1 worker (sacrificed), 7 coins → +3 points. Take 1 wonder.",
        "hunting": "1 worker (2 slots) → +1 coin. +1 point if you have no technology.",
    },
    "fr": {
        "arabia main": "À chaque fin de tour : +1 pièce par tranche de 2 technologies.",
        "korea main": "Recherche (Écriture, Éducation ou Navigation) : +2 points.",
        "phoenicia main": "À chaque fin de tour : vous pouvez poser 2 pièces sur une civilisation du marché pour"
        " gagner 2 points.",
        "harappa inherited": "Culture : coûte 1 pièce de moins, sauf en fin de tour.",
        "cahokia main": "Construction : demande 1 ouvrier de moins.",
        "celts inherited": "Force militaire +1.",
        "tiwanaku main": "À sa naissance : +1 point par carte Action à venir.",
        "artemis": "En fin de partie : +1 point par tranche de 3 pièces (5 au plus).",
        "barbarians": "Qui a la force militaire la plus faible perd 3 pièces.",
        "wonder": "1 ouvrier (sacrifié), 7 pièces → +3 points. Prenez 1 merveille.",
    },
    "it": {
        "arabia main": "Alla fine di ogni turno: +1 moneta ogni 2 tecnologie.",
        "korea main": "Ricerca (Scrittura, Istruzione o Navigazione): +2 punti.",
        "phoenicia main": "Alla fine di ogni turno: puoi mettere 2 monete su una civiltà del mercato per ottenere 2"
        " punti.",
        "harappa inherited": "Cultura: costa 1 moneta in meno, tranne a fine turno.",
        "cahokia main": "Costruzione: richiede 1 lavoratore in meno.",
        "celts inherited": "Forza militare +1.",
        "tiwanaku main": "Quando nasce: +1 punto per ogni carta Azione futura.",
        "artemis": "A fine partita: +1 punto ogni 3 monete (al massimo 5).",
        "barbarians": "Chi ha la forza militare più bassa perde 3 monete.",
        "wonder": "1 lavoratore (sacrificato), 7 monete → +3 punti. Prendi 1 meraviglia.",
    },
}


def abilities() -> Iterator[tuple[str, list[Effect]]]:
    """Every list of effects, with the card it stands on."""
    for civilization in CONTENT.civilization:
        yield f"{civilization.id} main", [*civilization.main]
        yield f"{civilization.id} inherited", [*civilization.inherited]
    for card in CONTENT.technology:
        yield card.id, [*card.effects]
    for wonder in CONTENT.wonder:
        yield wonder.id, [*wonder.effects]
    for event in CONTENT.event:
        yield event.id, [*event.effects]
    for control in CONTENT.control:
        yield control.id, [*control.station_effects]


def texts(language: str) -> dict[str, str]:
    """What every card says."""
    speaker = Speaker(language, game=GAME)
    said = {card: card_text.ability(effects, speaker) for card, effects in abilities()}
    for section in (CONTENT.action, CONTENT.special_action):
        said |= {card.id: card_text.action(card, speaker) for card in section}
    assert len(said) == 2 * 48 + 27 + 15 + 9 + 6 + 10 + 8
    return said


def numbers(effect: Effect) -> set[int]:
    return {abs(value) for value in msgspec.structs.asdict(effect).values() if isinstance(value, int)}


TEXTS = CardTexts(card_text, texts, abilities, numbers, longest=150, ids=IDS, exact=EXACT)
