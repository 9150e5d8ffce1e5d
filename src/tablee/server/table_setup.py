"""A table being set up: what a form says of it, and the match that is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import tablee
from tablee.engine.errors import ContentError, OptionError, TableeError
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.options import Option, plain, read, settle
from tablee.engine.records import HUMAN
from tablee.server import seating
from tablee.server.hub import Hub
from tablee.server.live import Live, TableError
from tablee.server.packs import Packs
from tablee.server.people import called, name_in
from tablee.server.store import LIVE, PACES, Facts, Holder, StoreError
from tablee.server.visitors import Visitor

ME, HERE, OPEN = "me", "here", "open"  # the visitor, another person at this screen, whoever has the link
BOTS = ("random", "greedy", "search")
KINDS = (ME, HERE, *BOTS, OPEN)
USUAL_PLAYERS = 2
MAX_TYPED = 200  # letters of an option's value
MAX_TICKED = 8  # values of a list that stand side by side to be ticked; from more of them one types


class Place(msgspec.Struct):
    """Who shall sit on a seat."""

    kind: str
    name: str = ""


class Draft(msgspec.Struct):
    """A table that could be made, and what was wrong with the form where it differs from what the form says."""

    game: Game  # with its own cards or with a pack
    players: int
    options: dict[str, Any]  # all that apply, settled
    places: list[Place]
    pace: str
    listed: bool
    name: str
    problems: dict[str, TableeError]  # by field
    typed: dict[str, str]  # by field, what refused options were given: whoever mends it need not begin again

    @property
    def meta(self) -> Meta:
        return self.game.meta

    @property
    def pack(self) -> str:
        """The key of the pack; empty for the game's own cards."""
        return self.game.pack.digest(self.meta.key) if self.game.pack else ""

    @property
    def offered(self) -> list[Option]:
        """The options that apply to this table and leave a choice."""
        return [
            option
            for option in self.meta.options
            if option.key in self.options and (option.span is not None or len(option.offered(self.players)) > 1)
        ]


def drafted(meta: Meta, form: Mapping[str, str], visitor: Visitor, packs: Packs) -> Draft:
    """The form as far as it makes sense, and the usual for what it leaves open or says wrongly."""
    problems: dict[str, TableeError] = {}
    game = _game(meta, form, problems, packs)
    players = _players(meta, form, problems)
    typed: dict[str, str] = {}
    options = _options(meta, players, form, problems, typed)
    name = name_in(form.get("name", visitor.name))
    seats = game.seats(players)
    places = _places(seats, form, problems) if seats == players else [Place(ME, "")] * seats
    _tell_apart(places, players, name or visitor.speaker.say("seat-you"), problems)
    pace = _pace(players, form, problems)
    listed = players > 1 and "listed" in form
    return Draft(game, players, options, places, pace, listed, name, problems, typed)


def _game(meta: Meta, form: Mapping[str, str], problems: dict[str, TableeError], packs: Packs) -> Game:
    own = tablee.game(meta.key)
    key = form.get("pack", "")
    if not key:
        return own
    try:
        return packs.game(key, meta.key)
    except (StoreError, ContentError) as error:
        problems["pack"] = error
        return own


def _players(meta: Meta, form: Mapping[str, str], problems: dict[str, TableeError]) -> int:
    usual = USUAL_PLAYERS if USUAL_PLAYERS in meta.players else meta.players[0]
    typed = form.get("players", str(usual))
    found = next((count for count in meta.players if str(count) == typed), None)
    if found is None:
        allowed = ", ".join(str(count) for count in meta.players)
        values = {"players": typed[:MAX_TYPED], "game": meta.key, "allowed": allowed}
        problems["players"] = OptionError("error-players", values)
    return found or usual


def _pace(players: int, form: Mapping[str, str], problems: dict[str, TableeError]) -> str:
    """Whoever plays alone waits for nobody."""
    pace = form.get("pace", LIVE) if players > 1 else LIVE
    if pace in PACES:
        return pace
    problems["pace"] = TableError("error-new-pace", {"value": pace[:MAX_TYPED]})
    return LIVE


def _options(
    meta: Meta, players: int, form: Mapping[str, str], problems: dict[str, TableeError], kept: dict[str, str]
) -> dict[str, Any]:
    """One after the other, because which options apply depends on those before. Others' fields count for nothing."""
    settled: dict[str, Any] = {}
    for number, option in enumerate(meta.options, start=1):
        usual = settle(meta.options[:number], players, settled)
        typed = _typed(option, players, form)
        if option.key in usual and typed:
            try:
                usual = settle(meta.options[:number], players, {**settled, option.key: read(option, typed)})
            except OptionError as error:
                # Ticks are always values of the option, so only their number can be wrong.
                wrong = TableError("error-new-ticks", error.values) if is_ticked(option) else error
                problems[f"option-{option.key}"] = wrong
                kept |= _kept(option, players, form)
        settled = usual
    return settled


def is_ticked(option: Option) -> bool:
    """Whether the form has a box for each value of a list, and no field to type them."""
    return option.each > 0 and len(option.values) <= MAX_TICKED


def _fields(option: Option, players: int) -> list[str]:
    """The names of an option's fields."""
    field = f"option-{option.key}"
    if option.per_seat:
        return [f"{field}-{seat}" for seat in range(players)]
    return [f"{field}-{plain(value)}" for value in option.offered(players)] if is_ticked(option) else [field]


def _typed(option: Option, players: int, form: Mapping[str, str]) -> str:
    """What the form says of an option, as one would type it; nothing if it leaves it open."""
    fields = _fields(option, players)
    if is_ticked(option):
        offered = zip(fields, option.offered(players), strict=True)
        return ",".join(plain(value) for field, value in offered if field in form)
    row = [form.get(field, "").strip()[:MAX_TYPED] for field in fields]
    if option.per_seat and any(row):
        return ",".join(one or plain(option.values[0]) for one in row)
    return row[0]


def _kept(option: Option, players: int, form: Mapping[str, str]) -> dict[str, str]:
    """What a refused option was given, by field, as far as its fields can show it."""
    given = {field: form[field][:MAX_TYPED] for field in _fields(option, players) if field in form}
    if option.each or option.span is not None:
        return given
    offered = [plain(value) for value in option.offered(players)]
    return {field: text for field, text in given.items() if text in offered}


def _places(seats: int, form: Mapping[str, str], problems: dict[str, TableeError]) -> list[Place]:
    places = []
    for seat in range(seats):
        usual = ME if seat == 0 else seating.STAND_IN
        kind = form.get(f"seat-{seat}", usual)
        if kind not in KINDS:
            problems[f"seat-{seat}"] = TableError("error-new-seat", {"value": kind[:MAX_TYPED]})
            kind = usual
        places.append(Place(kind, name_in(form.get(f"seat-{seat}-name", ""))))
    return places


def _tell_apart(places: list[Place], players: int, me: str, problems: dict[str, TableeError]) -> None:
    """Two people of one name would be taken for each other. Only where a player holds all seats may one repeat."""
    taken: set[str] = set()
    for seat, place in enumerate(places):
        name = {ME: me, HERE: place.name}.get(place.kind, "")
        if name.casefold() in taken and not (place.kind == ME and len(places) > players):
            problems.setdefault(f"seat-{seat}", TableError("error-new-twice", {"name": name}))
        if name:
            taken.add(name.casefold())


async def opened(hub: Hub, draft: Draft, visitor: Visitor) -> Live:
    """The table, with the visitor and the people at their screen in their seats."""
    me = await called(hub, visitor, draft.name)
    asked = [_asked(seat, place, me, visitor.speaker) for seat, place in enumerate(draft.places)]
    facts = Facts(host=visitor.player, pace=draft.pace, listed=draft.listed)
    seats = seating.table_of(asked)
    here = {seat: Holder(visitor.player) for seat, place in enumerate(draft.places) if place.kind in (ME, HERE)}
    return await hub.create(draft.game, draft.players, seating.new_seed(), draft.options, seats, facts, here)


def _asked(seat: int, place: Place, me: str, speaker: Speaker) -> tuple[str, str]:
    """A seat's name and kind."""
    if place.kind == ME:
        return me if seat == 0 else f"{me} {seat + 1}", HUMAN
    if place.kind == HERE:
        return place.name or speaker.say("seat-unnamed", {"number": seat + 1}), HUMAN
    return "", HUMAN if place.kind == OPEN else place.kind
