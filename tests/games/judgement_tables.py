"""Which weights of a game's judgement change nothing. Run as a program, on the plain source: it sets each to zero.

TABLEE_PURE=1 python -m tests.games.judgement_tables KEY
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import tablee
from tablee.engine.chance import Rng
from tablee.engine.game import Game
from tablee.engine.options import variants
from tablee.engine.state import State

GAMES = 30  # played with different players and options
EACH = 40  # positions looked at in each


def modules(game: Game) -> list[ModuleType]:
    package = import_module(f"{game.meta.package}.judgement")
    sources = sorted(Path(str(package.__file__)).parent.glob("[!_]*.py"))
    return [import_module(f"{package.__name__}.{source.stem}") for source in sources]


def weights(game: Game) -> Iterator[tuple[ModuleType, str, Any]]:
    """The numbers and tables that the modules of a judgement define."""
    for module in modules(game):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        for node in tree.body:
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(target, ast.Name) and not target.id.startswith("_"):  # those are room to work in
                yield module, target.id, getattr(module, target.id)


def zeroed(value: Any) -> Any:
    """The same with nothing but zeros."""
    if isinstance(value, (int, float)):
        return type(value)(0)
    if isinstance(value, dict):
        return {key: zeroed(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(zeroed(item) for item in value)
    if any(isinstance(item, float) for item in value):
        return vec[float]([0.0] * len(value))
    return vec[i64]([0] * len(value))


def positions(game: Game) -> list[State]:
    """From all parts of games of many kinds: half of them played at random, half by what seems worth a thought."""
    kinds = [(players, options) for players in game.meta.players for options in variants(game.meta.options, players)]
    own = f"tests.games.{game.meta.key}.judged"
    found: list[State] = list(import_module(own).POSITIONS) if find_spec(own) else []
    for number in range(GAMES):
        players, options = kinds[number * len(kinds) // GAMES]
        state, rng = game.new(players, number, options), Rng(number, 5)
        passed = [state.clone()]
        while not state.over:
            seat = state.first_pending()
            actions = game.judgement.candidates(state, seat) if number % 2 else state.choices(seat)
            state.play(seat, actions[rng.below(len(actions))])
            passed.append(state.clone())
        found += [*passed[:: max(1, len(passed) // EACH)], state]
    return found


def judged(game: Game, state: State) -> list[Any]:
    """All that bots ask of a judgement about a position; or how it failed."""
    judgement = game.judgement
    found: list[Any] = [judgement.horizon(state), judgement.prior_weight(state)]
    try:
        found += [judgement.evaluate(state, seat) for seat in range(game.seats(int(state.players)))]
        found += [[int(action) for action in judgement.candidates(state, seat)] for seat in state.pending()]
    except (ArithmeticError, LookupError) as error:
        found.append(str(error))
    return found


def idle(game: Game) -> list[str]:
    """The weights whose loss changes nothing that bots could notice."""
    looked_at = positions(game)
    before: dict[int, list[Any]] = {}
    found = []
    for module, name, value in weights(game):
        if not matters(game, looked_at, before, name, value):
            found.append(f"{module.__name__}.{name}")
    return found


def matters(game: Game, looked_at: list[State], before: dict[int, list[Any]], name: str, value: Any) -> bool:
    """Whether some position is judged otherwise without a weight."""
    holders = [module for module in modules(game) if getattr(module, name, None) is value]
    kind = type(game.judgement)
    for number, state in enumerate(looked_at):
        if number not in before:
            before[number] = judged(game, state)
        for holder in holders:
            setattr(holder, name, zeroed(value))
        trial, kept = kind(), type(game).judgement
        type(game).judgement = trial
        after = judged(game, state)
        type(game).judgement = kept
        for holder in holders:
            setattr(holder, name, value)
        if after != before[number]:
            return True
    return False


if __name__ == "__main__":
    print(json.dumps(idle(tablee.game(sys.argv[1]))))
