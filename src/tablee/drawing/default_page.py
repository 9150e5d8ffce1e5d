"""The page of a game that has none of its own: it draws the board that the game declares, or says the position."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from markupsafe import Markup

from tablee.drawing.board_picture import BoardPicture
from tablee.drawing.markup import Shown, Standing, button, join, tag
from tablee.drawing.men import mark
from tablee.drawing.page import GamePage
from tablee.drawing.position_words import PlainTable, holders, last_move, position_lines, result, seat_words
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import SEATS, Speaker

MOST_IN_ROW = 12  # so many pieces in hand are drawn one by one


class DefaultPage(GamePage[PlainTable]):
    """Every part has a plain default, and a game that subclasses this page overrides the parts it draws better."""

    prefix = "plain"
    drawn_from = PlainTable

    def heading(self, table: PlainTable) -> Markup:
        """Whose turn it is."""
        asked = [int(seat) for seat in table.view["pending"]]
        if not asked:
            return self.in_top_bar(tag("p", table.say("plain-over")))
        said = table.say("web-waiting", names=", ".join(table.speaker.seat(seat) for seat in asked))
        return self.in_top_bar(tag("p", *(_named(table, seat) for seat in asked), class_="turn", aria_label=said))

    def progress(self, table: PlainTable) -> str:
        standing = len(holders(table.view))
        return table.say("plain-on-board", number=standing) if standing else ""

    def board(self, table: PlainTable) -> Markup:
        declared = table.game.board
        if declared is None:
            return self.part("board", tag("div", *(tag("p", line) for line in position_lines(table)), class_="words"))
        picture, held = BoardPicture(declared), holders(table.view)
        moved = last_move(declared, table.recent)
        newest = {space for spaces in moved for space in spaces}
        spaces = [
            picture.space(name, held.get(name), _space_said(table, name, held.get(name), newest), name in newest)
            for name in declared.names
        ]
        drawn = tag(
            "svg",
            picture.ground(),
            *(picture.trail(spaces) for spaces in moved),
            *spaces,
            viewBox=f"0 0 {picture.width:g} {picture.height:g}",
            style=f"--ratio: {picture.width / picture.height:.4f}",
            role="group",
            aria_label=table.say("plain-board"),
        )
        return self.part("board", drawn)

    def hand(self, table: PlainTable) -> Markup:
        """The pieces that are still to be placed, where the seats of a view have a number called `hand`."""
        left = table.own_seat().get("hand")
        if not isinstance(left, int) or left == 0:
            return Markup()
        row = tag("span", *[mark(table.own)] * min(left, MOST_IN_ROW), class_="row-of-men", aria_hidden="true")
        return self.part("hand", row, tag("p", join(seat_words(table, table.own), " · ")))

    def panels(self, table: PlainTable) -> Markup:
        seats = range(len(table.view["seats"]))
        return self.part(
            "panels", tag("ul", *(_player(table, seat) for seat in seats), aria_label=table.say("web-players"))
        )

    def facts(self, table: PlainTable) -> Markup:
        return Markup()

    def standing(self, table: PlainTable) -> list[Standing]:
        return [
            Standing(
                seat,
                tag("span", mark(seat), class_="plain"),
                table.speaker.seat(seat),
                _points(table, seat),
                " · ".join(seat_words(table, seat)),
                now=str(seat) in table.view["pending"],
            )
            for seat in range(len(table.view["seats"]))
        ]

    def text(self, table: PlainTable) -> str:
        return "\n".join(position_lines(table))

    def line(self, event: Event, speaker: Speaker) -> Markup:
        seats = [seat for name in SEATS if isinstance(seat := event.values.get(name), int)]
        return tag("span", *(mark(seat) for seat in seats[:1]), speaker.event(event), class_="plain plain-line")

    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        return None

    def choice(self, table: PlainTable, action: int) -> Markup:
        said = table.speaker.action(action)
        return button(Shown(mark(table.own), said), said, "plain plain-choice")

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        """The spaces that an action names, in its order; what names none is a word."""
        return self._spaces(game, action) or super().touches(game, action)

    def _spaces(self, game: Game, action: int) -> tuple[str, ...]:
        spaces = set(game.board.names) if game.board else set()
        name, numbers = game.actions.decode(action)
        parameters = zip(game.actions.blocks[name].parameters, numbers, strict=True)
        touched = [parameter.tokens[number] for parameter, number in parameters if spaces.issuperset(parameter.tokens)]
        return tuple(f"space-{space}" for space in touched)

    def in_order(self, game: Game, action: int) -> bool:
        return bool(self._spaces(game, action))

    def sign(self, name: str) -> Markup:
        return Markup()

    def sprite(self) -> Markup:
        return Markup()


def _named(table: PlainTable, seat: int) -> Markup:
    return tag("span", mark(seat), tag("b", table.speaker.seat(seat)), class_="who")


def _space_said(table: PlainTable, space: str, holder: int | None, newest: Set[str]) -> str:
    said = table.say("plain-free", space=space) if holder is None else table.say("plain-held", space=space, seat=holder)
    return table.say("plain-newest", said=said) if space in newest else said


def _points(table: PlainTable, seat: int) -> str:
    scores: list[dict[str, int]] = table.view.get("scores", [])
    return str(sum(scores[seat].values())) if scores else ""


def _player(table: PlainTable, seat: int) -> Markup:
    view: dict[str, Any] = table.view
    now = str(seat) in view["pending"]
    words = seat_words(table, seat)
    if seat == view.get("seat"):
        words = [table.say("web-you"), *words]
    ended = result(table, seat)
    points = _points(table, seat)
    return tag(
        "li",
        mark(seat),
        tag("span", tag("b", table.speaker.seat(seat)), tag("small", " · ".join(words)), class_="says"),
        tag("em", ended) if ended else "",
        tag("strong", points) if points else "",
        class_="now" if now else None,
        aria_current="true" if now else None,
    )


page = DefaultPage()
