"""Matches as lists show them: one's own with whose turn it is, and the open tables with their free seats."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec

import tablee
from tablee.drawing.looks import page_of
from tablee.engine import registry
from tablee.engine.errors import ContentError
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.options import plain
from tablee.engine.records import HUMAN, Record, fits
from tablee.server.final_results import FinalResults
from tablee.server.hub import Hub
from tablee.server.pages.scores import crowns
from tablee.server.store import Listed
from tablee.server.tolerance import tolerating
from tablee.server.visitors import Visitor

YOURS, WAITING, RUNNING, OVER, BROKEN = "yours", "waiting", "running", "over", "broken"
ORDER = (YOURS, RUNNING, WAITING, OVER, BROKEN)


class OwnGame(msgspec.Struct):
    """A match in which the visitor has a seat."""

    id: str
    meta: Meta
    about: str  # with whom, and what is unusual
    stage: str
    status: str  # whose turn it is, or how it ended
    date: date  # of the last change
    result: str = ""  # once it is over
    won: bool = False


class BrokenMatch(msgspec.Struct):
    """A match of the visitor that cannot be opened now: its game is broken or not installed, or it fails."""

    id: str
    game: str  # the key
    status: str
    stage: str = BROKEN


class OpenTable(msgspec.Struct):
    """A match that anybody may join."""

    id: str
    meta: Meta
    host: str
    about: str
    pace: str
    taken: list[bool]
    seat: int  # the first free one
    own: bool  # the visitor sits there already


async def own_games(
    hub: Hub, finals: FinalResults, visitor: Visitor, found: list[Listed]
) -> list[OwnGame | BrokenMatch]:
    """What waits for the visitor first, what is finished last, else the latest first; what is broken at the end."""
    games: list[OwnGame | BrokenMatch] = []
    for listed in found:
        shown: OwnGame | BrokenMatch = BrokenMatch(listed.id, listed.game, visitor.speaker.say("home-broken-match"))
        with tolerating(listed.game, "a row in a list"):
            shown = await _own_game(hub, finals, visitor, listed)
        games.append(shown)
    return sorted(games, key=lambda game: ORDER.index(game.stage))


async def _own_game(hub: Hub, finals: FinalResults, visitor: Visitor, listed: Listed) -> OwnGame:
    meta, speaker, names = registry.meta(listed.game), visitor.speaker, [seat.name for seat in listed.header.seats]
    own = [seat for seat, holder in sorted(listed.holders.items()) if holder.player == visitor.player]
    free, changed = free_seats(listed), datetime.fromtimestamp(listed.facts.changed, UTC).date()
    others = [name for seat, name in enumerate(names) if seat not in own and seat not in free]
    partners = [speaker.say("home-with", {"names": ", ".join(others)})] if others else []
    if len(names) == 1:
        partners = [speaker.say("home-alone")]
    about = " · ".join([*partners, *unusual(listed.header, visitor.language)])
    if not still_replayed(listed.header):
        stage, key = (OVER, "home-over") if listed.over else (WAITING, "home-other-rules")
        return OwnGame(listed.id, meta, about, stage, speaker.say(key), changed)
    if listed.over:
        state = await finals.state(listed)
        best = min(own, key=lambda seat: state.ranking()[seat])
        company = len(names) > 1  # alone there is no place to win
        place = {"place": state.ranking()[best], "of": len(names)}
        status = speaker.say("home-place", place) if company and state.has_points else speaker.say("home-over")
        result, won = speaker.result(state, best), crowns(state)[best]
        return OwnGame(listed.id, meta, about, OVER, status, changed, result, won=won)
    if free:
        return OwnGame(listed.id, meta, about, WAITING, speaker.say("home-missing", {"count": len(free)}), changed)
    asked = await asked_seats(hub, listed)
    about = " · ".join(part for part in (about, progress_of(hub, listed, visitor.language)) if part)
    if await waits_for(hub, listed, [seat for seat in own if seat in asked and listed.holders[seat].bot is None]):
        return OwnGame(listed.id, meta, about, YOURS, speaker.say("web-your-turn"), changed)
    thinking = [seat for seat in asked if plays_alone(listed, seat)]
    waited = thinking or asked
    key = "home-thinks" if thinking else "home-turn"
    status = speaker.say(key, {"count": len(waited), "names": ", ".join(names[seat] for seat in waited)})
    return OwnGame(listed.id, meta, about, RUNNING, status, changed)


def progress_of(hub: Hub, listed: Listed, language: str) -> str:
    """How far a match in memory has got; others are not loaded for a word in a list."""
    live = hub.live.get(listed.id)
    if live is None:
        return ""
    game = live.match.game
    with tolerating(game.meta.key, "progress"):
        page = page_of(game.meta)
        return page.progress(page.table(live.match.state.view(None), Speaker(language, game=game)))
    return ""


def still_replayed(record: Record) -> bool:
    """Whether a match follows rules and content that are known here; others stay in the lists, but cannot be opened."""
    try:
        return fits(record, registry.game_of(record))
    except ContentError:  # its pack has become too old
        return False


def free_seats(listed: Listed) -> list[int]:
    """The seats that wait for a person."""
    people = [number for number, seat in enumerate(listed.header.seats) if seat.kind == HUMAN]
    return [seat for seat in people if seat not in listed.holders]


def plays_alone(listed: Listed, seat: int) -> bool:
    """Whether a bot plays a seat now."""
    return listed.header.seats[seat].kind != HUMAN or listed.holders[seat].bot is not None


async def asked_seats(hub: Hub, listed: Listed) -> list[int]:
    """Who really must decide. The store knows it from the first move on; before, the match itself does."""
    if listed.asked and listed.id not in hub.live:
        return listed.asked
    return (await hub.get(listed.id)).asked


async def waits_for(hub: Hub, listed: Listed, seats: list[int]) -> bool:
    """Whether one of one's own seats really has to decide: the table may answer for it."""
    if not seats or not tablee.game(listed.game).windows:
        return bool(seats)
    live = await hub.get(listed.id)
    return any(live.decides(seat) for seat in seats)


def open_tables(hub: Hub, visitor: Visitor, most: int) -> list[OpenTable]:
    """Without those of broken games: nobody could sit down there."""
    tables = []
    for listed in hub.store.open_tables(most):
        free = free_seats(listed)
        if free:  # else taken between one question to the store and the next
            with tolerating(listed.game, "an open table in a list"):
                tables.append(_open_table(listed, free, visitor))
    return tables


def _open_table(listed: Listed, free: list[int], visitor: Visitor) -> OpenTable:
    hosts = [seat for seat, one in sorted(listed.holders.items()) if one.player == listed.facts.host]
    return OpenTable(
        id=listed.id,
        meta=registry.meta(listed.game),
        host=listed.header.seats[hosts[0]].name if hosts else "",
        about=" · ".join(unusual(listed.header, visitor.language)),
        pace=listed.facts.pace,
        taken=[number not in free for number in range(len(listed.header.seats))],
        seat=free[0],
        own=any(one.player == visitor.player for one in listed.holders.values()),
    )


def unusual(record: Record, language: str) -> list[str]:
    """The pack, and the options that differ from the usual ones, in a word or two each."""
    game = registry.game_of(record) if still_replayed(record) else tablee.game(record.game)
    speaker = Speaker(language, game=game)
    usual = {option.key: option.offered(record.players)[0] for option in game.meta.options}
    words = [record.packed.name] if record.packed else []
    for key, value in record.options.items():
        if isinstance(value, list) or value == usual[key]:
            continue
        if value is True:
            words.append(speaker.option(key))
        elif (named := speaker.name(key, plain(value))) != plain(value):  # a map, a card: its name says enough
            words.append(named)
        else:
            chosen = {"label": speaker.option(key), "choice": speaker.option_value(key, value)}
            words.append(speaker.say("terminal-option", chosen))
    return words
