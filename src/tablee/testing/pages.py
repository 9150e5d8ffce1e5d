"""Checks of what browsers show: every part of a game's page, in every language, and the pieces to touch.

Pages take long to draw. So a game is looked at about `PAGES` times in all, however many variants it has: short games
in every position, long ones in positions from all parts of the game, seen by those who decide and by the others in
turn, in one language after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from markupsafe import escape

from tablee.drawing.looks import page_of
from tablee.drawing.markup import Standing
from tablee.drawing.page import GamePage, Plan
from tablee.drawing.table import Table
from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.testing.cases import cases
from tablee.testing.markup import drawing, well_formed
from tablee.testing.random_play import Options, happenings, length, observers, some
from tablee.testing.strict_speaker import StrictSpeaker, strict_speakers

PAGES = 240  # that are drawn of a game
FEWEST = 6  # that are drawn of one variant
ACTIONS = 12  # whose buttons are drawn for one page
PREVIEWS = 4  # of them that are previewed
PLANS = 4  # that are drawn for one page
PARTS = ("heading", "board", "hand", "panels", "facts")


class Look(NamedTuple):
    """A position as somebody is to see it."""

    number: int  # of the decisions before
    state: State
    observer: int | None
    speaker: StrictSpeaker
    recent: list[Event]

    @property
    def page(self) -> GamePage[Any]:
        return page_of(self.state.game.meta)

    def table(self, state: State | None = None) -> Table[Any]:
        table: Table[Any] = self.page.table((state or self.state).view(self.observer), self.speaker, self.recent)
        return table

    @property
    def decides(self) -> bool:
        return self.observer in self.state.pending()

    def __str__(self) -> str:
        who = "spectator" if self.observer is None else f"seat {self.observer}"
        return f"after {self.number} decisions, {who}, {self.speaker.language}"


def looks(game: Game, players: int, options: Options, seed: int) -> Iterator[Look]:
    """Positions of a random game, from the first to the last, each with who sees it in which language."""
    speakers, seen_by = strict_speakers(game), observers(game, players)
    positions = range(length(game, players, options, seed) + 1)
    every_way = list(product(seen_by, speakers))
    most = max(FEWEST, PAGES // len(cases(game.meta)))
    short = len(positions) * len(every_way) <= most
    wanted = list(positions) if short else some(positions, most // 2)
    for number, (state, events) in enumerate(happenings(game, players, options, seed)):
        if number in wanted:
            turn = wanted.index(number)
            asked: list[int | None] = [*state.pending()] or [None]
            in_turn = dict.fromkeys((asked[turn % len(asked)], seen_by[turn % len(seen_by)]))
            for observer, speaker in every_way if short else product(in_turn, [speakers[turn % len(speakers)]]):
                recent = [event for event in events if event.visible_to(observer)]
                yield Look(number, state, observer, speaker, recent)


class Seen(NamedTuple):
    """What came of drawing a look."""

    look: Look
    fault: AssertionError | None
    pieces: list[str]
    cards: list[str]


_seen: dict[tuple[Any, ...], list[Seen]] = {}


def seen(game: Game, players: int, options: Options, seed: int) -> list[Seen]:
    """A game drawn once for all checks of its pages."""
    key = (game, page_of(game.meta), players, str(options), seed)
    if key not in _seen:
        found = looks(game, players, options, seed)
        _seen[key] = [_drawn(look._replace(state=look.state.clone())) for look in found]
    return _seen[key]


def _drawn(look: Look) -> Seen:
    page, pieces, cards = look.page, [], []
    try:
        with drawing(f"{look}: table"):
            table = look.table()
        for part in PARTS:
            with drawing(f"{look}: {part}"):
                read = well_formed(getattr(page, part)(table))
                pieces += read.pieces
                cards += read.cards
        with drawing(f"{look}: standing"):
            _assert_standing(page.standing(table), look.state.game.seats(int(look.state.players)))
        with drawing(f"{look}: text"):
            assert page.text(table).strip(), "the position in words says nothing"
        with drawing(f"{look}: progress"):
            assert isinstance(page.progress(table), str), "not a text"
    except AssertionError as fault:
        return Seen(look, fault, pieces, cards)
    return Seen(look, None, pieces, cards)


def _assert_standing(standing: list[Standing], seats: int) -> None:
    assert len(standing) == seats, f"{len(standing)} seats in short instead of {seats}"
    for one in standing:
        well_formed(one.mark)
        well_formed(escape(one.more))


# The page -----------------------------------------------------------------------------------------


def check_pages(game: Game, players: int, options: Options, seed: int) -> None:
    """Every part of the page can be drawn: well-formed, with every name escaped, and said in full."""
    for one in seen(game, players, options, seed):
        if one.fault is not None:
            raise one.fault


def check_pieces(game: Game, players: int, options: Options, seed: int) -> None:
    """Whoever decides finds the pieces of every action on the page, each once, and can tell actions apart by pieces or
    words. A piece whose kind (what its name begins with, up to "-") is never drawn is a word: the prompt offers it as a
    button."""
    for one in seen(game, players, options, seed):
        look, page = one.look, one.look.page
        if one.fault is not None:
            continue
        twice = sorted({piece for piece in one.pieces if one.pieces.count(piece) > 1})
        assert not twice, f"{look}: drawn twice: {', '.join(twice)}"
        if not look.decides or look.observer is None:
            continue
        there = {*one.pieces}
        kinds = {_kind(piece) for piece in there} | set(page.touched.values())
        for action in look.state.legal(look.observer):
            words = game.actions.text(action)
            with drawing(f"{look}: touches of {words!r}"):
                _assert_there(page.touches(game, action), there, kinds)
        _assert_told_apart(look, look.observer, there)
        with drawing(f"{look}: plans"):
            for plan in page.plans(look.state, look.observer, look.table()):
                _assert_there(plan.pieces, there, kinds)


def _assert_there(wanted: tuple[str, ...], there: set[str], kinds: set[str]) -> None:
    missing = [piece for piece in wanted if piece not in there and _kind(piece) in kinds]
    assert not missing, f"not drawn with data-piece: {', '.join(missing)}"


def _assert_told_apart(look: Look, seat: int, there: set[str]) -> None:
    """Actions of the same pieces are offered as buttons, which say different words."""
    game, page = look.state.game, look.page
    alike: dict[tuple[Any, ...], str] = {}
    for action in look.state.legal(seat):
        text, (name, _) = game.actions.text(action), game.actions.decode(action)
        pieces = [piece for piece in page.touches(game, action) if piece in there]
        offered = tuple(pieces if name in page.ordered else sorted(pieces)), look.speaker.action(action)
        assert offered not in alike, (
            f"{look}: {alike[offered]!r} and {text!r} are made of the same pieces and said in the same words"
        )
        alike[offered] = text


def _kind(piece: str) -> str:
    return piece.partition("-")[0]


_enlarged: set[tuple[Game, GamePage[Any], str]] = set()  # the same in every variant


def check_enlarged_cards(game: Game, players: int, options: Options, seed: int) -> None:
    """What a page names by `data-card` can be enlarged in every language."""
    speakers, page = strict_speakers(game), page_of(game.meta)
    for name in sorted({card for one in seen(game, players, options, seed) for card in one.cards}):
        if (game, page, name) in _enlarged:
            continue
        for speaker in speakers:
            with drawing(f"{speaker.language}: card {name!r}, which is drawn with data-card"):
                enlarged = page.card(game, name, speaker)
                assert enlarged is not None, "unknown to `card`"
                well_formed(enlarged)
        _enlarged.add((game, page, name))


def check_log_lines(game: Game, players: int, options: Options, seed: int) -> None:
    """Every event and every line of the score sheet can be drawn; the first of each kind in every language, those that
    follow in one after the other."""
    speakers, page = strict_speakers(game), page_of(game.meta)
    known: set[str] = set()
    told: list[Event] = []
    for state, events in happenings(game, players, options, seed):
        told += events
        if state.over:
            told += [Event(line.key, line.values) for line in state.sheet()]
    for number, event in enumerate(told):
        for speaker in speakers if event.key not in known else [speakers[number % len(speakers)]]:
            with drawing(f"{speaker.language}: line of {event.key} {dict(event.values)}"):
                assert well_formed(page.line(event, speaker)).said, "says nothing"
        known.add(event.key)


# Actions ------------------------------------------------------------------------------------------


def check_choices(game: Game, players: int, options: Options, seed: int) -> None:
    """The buttons of actions and plans, their notes and previews can be drawn, and say something."""
    for look in looks(game, players, options, seed):
        if look.decides and look.observer is not None:
            with drawing(f"{look}: table"):
                table = look.table()
            _assert_buttons(look, table, look.observer)
            with drawing(f"{look}: plans"):
                plans = look.page.plans(look.state, look.observer, table)
            for number in some(range(len(plans)), PLANS):
                _assert_plan(look, table, look.observer, plans[number])


def _assert_buttons(look: Look, table: Table[Any], seat: int) -> None:
    game, page = look.state.game, look.page
    for number, action in enumerate(some(look.state.legal(seat), ACTIONS)):
        words = game.actions.text(action)
        with drawing(f"{look}: choice of {words!r}"):
            assert well_formed(page.choice(table, action)).said, "says nothing"
            look.speaker.confirmation(action)
        with drawing(f"{look}: note and rank of {words!r}"):
            assert isinstance(page.note(table, action), str), "the note is not a text"
            assert isinstance(page.rank(table, action), int), "the rank is not a number"
        if number < PREVIEWS:
            with drawing(f"{look}: preview of {words!r}"):
                after = look.state.imagine(seat, Rng(0))
                after.play(seat, action)
                well_formed(page.outcome(table, look.table(after)))
                for line in look.state.preview(seat, action):
                    well_formed(page.line(line, look.speaker))


def _assert_plan(look: Look, table: Table[Any], seat: int, plan: Plan) -> None:
    game, page = look.state.game, look.page
    with drawing(f"{look}: plan {plan.words!r}"):
        assert plan.actions, "no actions"
        assert plan.words.strip(), "no words"
        first = plan.actions[0]
        assert first in look.state.legal(seat), f"begins with {game.actions.text(first)!r}, which is illegal"
        well_formed(page.plan(look.state, seat, table, plan.actions))
        page.variants(look.state, seat, table, plan.actions)
