"""`GamePage`: how a browser shows the positions of a game, and what to touch for its actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from markupsafe import Markup

from tablee.drawing.icons import Icons
from tablee.drawing.markup import Standing, tag
from tablee.drawing.motion import Motion
from tablee.drawing.outline import Area
from tablee.drawing.table import Table
from tablee.engine.events import Event, SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.state import State

TableT = TypeVar("TableT", bound=Table[Any])


class Plan(NamedTuple):
    """Several actions of a seat in a row that a page offers as one, such as a walk of many steps; legal as long as
    nobody else decides in between."""

    actions: tuple[int, ...]
    pieces: tuple[str, ...]  # to touch for it, in order
    words: str
    note: str  # what it costs, as short as a coin has room for
    told: str = ""  # all of it in words, for whoever does not see the pieces; empty if `words` say it
    drawn: Markup = Markup()  # the inside of its button, where words would take too much room


class GamePage(ABC, Generic[TableT]):
    """The page of a game: `web.page.page` in its package. What has a body here is for games to override."""

    prefix: ClassVar[str]  # the class around each part, so that the look of a game reaches nothing else on the page
    icons: ClassVar[Icons]
    drawn_from: type[TableT]
    touched: ClassVar[Mapping[str, str]] = {}  # actions with one parameter → the kind of piece that it is touched as
    ordered: ClassVar[tuple[str, ...]] = ()  # actions whose pieces are touched in their order
    whole: ClassVar[tuple[str, ...]] = ()  # actions that are never chosen before all their pieces were touched
    cards: ClassVar[Mapping[str, str]] = {}  # content sections → the kind of card that `card` draws of their entries
    rivalled: ClassVar[tuple[str, ...]] = ()  # things, as `Game.accounts` names them, of which having the most counts
    last: ClassVar[tuple[str, ...]] = ()  # actions that are offered after all others, in this order
    burdens: ClassVar[tuple[str, ...]] = ()  # things that one would rather have less of

    def table(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> TableT:
        """A view ready to be drawn; what `recent` events changed stands out."""
        return self.drawn_from(view, speaker, recent)

    def part(self, name: str, *drawn: str) -> Markup:
        """A part of the page: its look is the game's own, and follows the room that it has."""
        return tag("div", *drawn, class_=f"{self.prefix} {self.prefix}-part {self.prefix}-{name}")

    def in_top_bar(self, drawn: str) -> Markup:
        """The heading: as wide as what it says."""
        return tag("div", drawn, class_=f"{self.prefix} {self.prefix}-heading")

    # What tells how the game stands (points, a rank reached) carries `data-final`: it is hidden while the points of a
    # finished game are counted.

    # The parts of the page -------------------------------------------------------------------

    @abstractmethod
    def heading(self, table: TableT) -> Markup:
        """Where the game stands, for the top bar."""

    @abstractmethod
    def progress(self, table: TableT) -> str:
        """How far the game has got, in a word or two for a list; empty before it begins."""

    @abstractmethod
    def board(self, table: TableT) -> Markup:
        """What lies in the middle of the table. The icons that all parts of the page use come with it."""

    @abstractmethod
    def hand(self, table: TableT) -> Markup:
        """What lies before whoever looks; for those who only watch, before whoever's turn it is."""

    @abstractmethod
    def panels(self, table: TableT) -> Markup:
        """The players beside the board."""

    @abstractmethod
    def facts(self, table: TableT) -> Markup:
        """What whoever looks decides by, in one short line for the prompt."""

    @abstractmethod
    def standing(self, table: TableT) -> list[Standing]:
        """The seats in short, always in sight on a narrow screen."""

    @abstractmethod
    def text(self, table: TableT) -> str:
        """The whole position in plain lines."""

    def outline(self, table: TableT) -> list[Area]:
        """The whole position in words, what lies before whoever looks first."""
        return [Area(table.say("web-position"), self.text(table).splitlines())]

    @abstractmethod
    def line(self, event: Event, speaker: Speaker) -> Markup:
        """An event as a line of the log."""

    @abstractmethod
    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        """What an element names by `data-card`, enlarged, with its full text and where its facts come from."""

    def drawn_entry(self, game: Game, section: str, entry: str, speaker: Speaker) -> Markup | None:
        """An entry of the content as its card; None if it has none."""
        kind = self.cards.get(section)
        if kind is None:
            return None
        return self.card(game, "-".join(part for part in (kind, entry.removeprefix(f"{kind}_")) if part), speaker)

    # What happens ----------------------------------------------------------------------------

    def motions(self, event: Event, speaker: Speaker) -> Sequence[Motion]:
        """What an event moves on the page. Where it ends is also what the event has touched."""
        return ()

    def brief(self, event: Event, speaker: Speaker) -> Markup:
        """An event in a sign and a word or two, for the line that sums a turn up; empty if that need not tell it. What
        it brings, that line adds up from `Game.accounts`."""
        return Markup()

    def way(self, before: Event, after: Event) -> Event | None:
        """Two steps in a row as one, if the later one goes on where the earlier one ended."""
        return None

    def token(self, thing: str) -> Markup:
        """The picture of a thing that seats have more or less of, as `Game.accounts` names it."""
        return self.sign(thing)

    def counted(self, table: TableT, line: SheetLine) -> Sequence[str]:
        """The places that a line of the score sheet is about, to be shown while it is counted. A line that adds up the
        lines below it may name none."""
        return ()

    def category(self, line: SheetLine) -> str:
        """The category of `State.scores` that an entry of the score sheet belongs to. Entries of one category follow
        each other."""
        return line.key.removeprefix("sheet-")

    def verdict(self, table: TableT) -> Sequence[str]:
        """What a finished game came to besides its places: a rank, a goal reached, what teams have together."""
        return ()

    # Actions ---------------------------------------------------------------------------------

    @abstractmethod
    def choice(self, table: TableT, action: int) -> Markup:
        """An action as the inside of a button."""

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        """The pieces to touch, in order, to play an action. What touches no piece is a word: the prompt offers it."""
        name, _ = game.actions.decode(action)
        values = [str(value) for value in game.actions.values(action).values()]
        if name in self.touched:
            return (f"{self.touched[name]}-{values[0]}",)
        return ("_".join([name, *values]),)

    def in_order(self, game: Game, action: int) -> bool:
        """Whether the pieces of an action are touched in their order."""
        return game.actions.decode(action)[0] in self.ordered

    def only_whole(self, game: Game, action: int) -> bool:
        """Whether an action is never chosen before all its pieces were touched, even if it is the only one left."""
        return game.actions.decode(action)[0] in self.whole

    def rank(self, table: TableT, action: int) -> int:
        """Where an action comes among the others; equal ones keep the order of the action table."""
        return 0

    def note(self, table: TableT, action: int) -> str:
        """A figure to be written on the last piece of an action, such as what it costs."""
        return ""

    def does(self, table: TableT, action: int) -> str:
        """In words: what the card or the place says that an action is about, so that nobody has to look it up; what it
        brings just now the preview tells."""
        return ""

    def outcome(self, before: TableT, after: TableT) -> Markup:
        """For the preview: what an action makes of the numbers of whoever looks."""
        return Markup()

    def then(self, before: TableT, after: TableT) -> list[Markup]:
        """For the preview: consequences for whoever looks that one would easily miss, a sentence each."""
        return []

    def ghosts(self, before: TableT, after: TableT) -> dict[str, str]:
        """For the preview: places and pieces on the page where something will be otherwise, with the number that will
        stand there; empty where something will lie."""
        return {}

    def plans(self, state: State, seat: int, table: TableT) -> list[Plan]:
        """Rows of actions that are offered as one."""
        return []

    def plan(self, state: State, seat: int, table: TableT, actions: Sequence[int]) -> Markup:
        """A plan as the inside of a button; for games that offer plans."""
        return Markup()

    def variants(self, state: State, seat: int, table: TableT, actions: Sequence[int]) -> list[Plan]:
        """The same with other numbers, to choose from in the preview."""
        return []

    # Pictures --------------------------------------------------------------------------------

    def sign(self, name: str) -> Markup:
        """A picture for a line of the rules, `{name}` in their text; empty if there is none of this name."""
        drawn = self.icons.icon(name)
        return tag("span", drawn, class_=f"{self.prefix} sign") if drawn else drawn

    def sprite(self) -> Markup:
        """What signs and icons refer to, invisible; once on a page."""
        return self.icons.sprite()

    def daily_picture(self, view: dict[str, Any]) -> Markup:
        """Where everybody begins, as a small SVG that stands alone; for games that have a game of the day."""
        return Markup()
