"""Tablée: modern board games on one table, for players, researchers and designers.

A `Game` never changes: `tablee.games()` lists what there is, `tablee.game(key)` opens one. A `State` is one
position of it and a value: it compares, copies and pickles, and a notebook draws it as a spectator sees it.

>>> import tablee
>>> key = tablee.games()[0].key  # as one types it: `tablee games` lists them
>>> game = tablee.game(key)
>>> state = game.new(players=2, seed=7)
>>> state
<State of ... for 2: seat ... asked ...>
>>> seat = state.pending()[0]  # who must decide
>>> action = state.legal(seat)[0]  # sorted ints; game.actions.text(action) says what it means
>>> events = state.apply(seat, action)  # what happened, as data; an illegal action raises IllegalAction
>>> state == state.clone() == game.load(state.dump())
True
>>> seen = {state.digest()}  # a state changes as it is played, so it is no key itself

A whole game between bots is a `Record`, such as `load_record(path)` reads; a `Match` is a game with its past.

>>> record = tablee.play(key, ["greedy", "random"], seed=7)
>>> record
<Record of ... for 2, seed 7: ended at move ..., places [...]>
>>> tablee.Match.resume(game, record).position(0)  # after so many moves
<State of ... for 2: seat ... asked ...>

Bots of your own are a `tablee.bots.Bot`; `tablee.testing.check(game)` checks a game of your own.
"""

from tablee.compiled import choose_core

choose_core()

from tablee.engine import registry  # noqa: E402  the core must be chosen before anything is imported from it

registry.register_all("tablee.games")

from tablee.bots.whole_game import play  # noqa: E402
from tablee.engine.errors import IllegalAction, TableeError  # noqa: E402
from tablee.engine.events import Event  # noqa: E402
from tablee.engine.game import Game  # noqa: E402
from tablee.engine.match import Match  # noqa: E402
from tablee.engine.meta import Meta  # noqa: E402
from tablee.engine.records import Record  # noqa: E402
from tablee.engine.records import load as load_record  # noqa: E402
from tablee.engine.registry import game, games  # noqa: E402  after that package, whose name `games` takes here
from tablee.engine.state import State, draw_in_notebooks  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Meta",
    "Record",
    "State",
    "TableeError",
    "game",
    "games",
    "load_record",
    "play",
]


def _drawn(state: State) -> str:
    from tablee.drawing.notebook import html  # here: who never looks at a board never waits for pages

    return html(state)


draw_in_notebooks(_drawn)
