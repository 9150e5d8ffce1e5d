"""In which language a reader is answered: the one they chose, else the first of the browser's that we speak."""

from __future__ import annotations

from typing import Any

from tablee.engine.errors import TableeError
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.server.live import FREE, Live

COOKIE = "language"


def language_of(connection: Any) -> str:
    chosen: str | None = connection.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return best_of(connection.headers.get("accept-language", ""))


def best_of(header: str) -> str:
    """The best language of an Accept-Language header; English if it names none of ours."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, quality = (word.strip() for word in part.partition(";"))
        try:
            weight = float(quality.lower().removeprefix("q=")) if quality else 1.0
        except ValueError:
            weight = 0.0
        language = name.partition("-")[0].lower()
        if language in LANGUAGES and weight > 0:  # 0 means: not this one
            wanted.append((weight, language))
    return max(wanted, key=lambda pair: pair[0], default=(0.0, "en"))[1]


def seat_names(live: Live, speaker: Speaker) -> list[str]:
    """What the seats are called; a free one as the reader would say it."""
    free = [number for number in live.free if live.match.seats[number].name == FREE]
    return [
        speaker.say("web-seat-free", {"number": number + 1}) if number in free else seat.name
        for number, seat in enumerate(live.match.seats)
    ]


def speaker_for(live: Live, connection: Any) -> Speaker:
    language = language_of(connection)
    return Speaker(language, game=live.match.game, seats=seat_names(live, Speaker(language)))


def spoken_error(error: Exception, connection: Any, live: Live | None) -> str:
    """What went wrong, in the reader's language; what is not ours is said in its own words."""
    if not isinstance(error, TableeError):
        return str(error)
    speaker = Speaker(language_of(connection)) if live is None else speaker_for(live, connection)
    return speaker.error(error)
