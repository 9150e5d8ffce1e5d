"""Who is measured, how each is started and how it is driven."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

OURS_PYTHON = ".venv/bin/python"
PEERS_PYTHON = ".venv-bench/bin/python"
WORKERS = "bench/workers"


@dataclass(frozen=True)
class Contender:
    """One row of the table. `command` is run in the root of the repository."""

    name: str
    title: str
    loop: str  # what runs the loop over the decisions: the first thing to know when two rows are compared
    how: str
    command: tuple[str, ...]
    ours: bool = False
    clone: str = ""  # the call that copies a position; empty where there is none or another row has measured it
    warmup: float = 1.0  # seconds


def _ours(game: str, title: str, mode: str, clone: str = "", players: int = 4) -> Contender:
    """One of our games, driven in one of the three ways of `tablee_random.py`."""
    command = (OURS_PYTHON, f"{WORKERS}/tablee_random.py", game, mode, "--players", str(players))
    loop = "Python" if mode == "stepped" else "compiled"
    name = f"tablee-{title}-{mode}".lower().replace(" ", "-")
    named = f"**Tablée** {title}, {players} players, {mode}"
    return Contender(name, named, loop, _OUR_WAYS[mode], command, True, clone)


def _openspiel(name: str, game: str, title: str, how: str, loop: str = "Python") -> Contender:
    in_cpp = loop == "C++"
    command = (PEERS_PYTHON, f"{WORKERS}/openspiel_random.py", game, *(["--cpp"] if in_cpp else []))
    clone = "" if in_cpp else "`state.clone()`"
    return Contender(f"openspiel-{name}", f"OpenSpiel {title}", loop, how, command, clone=clone)


_OUR_WAYS = {
    "sampled": "`start.imagine(0, rng)` for a fresh start, `playout(state, rng)`, one call per game: each action drawn "
    "without building the list; then `state.scores()`",
    "listed": "`start.imagine(0, rng)` for a fresh start, `playout_listed(state, rng)`, one call per game: each action "
    "drawn from the full legal list; then `state.scores()`",
    "stepped": "`state.pending()`, `state.legal()` and `state.play()` called from Python for each decision, as the "
    "peers are driven; then `state.scores()`",
}
_STEPPED = "`state.legal_actions()`, `state.apply_action()`, at the end `state.returns()`"
_CPP = "one call of `pyspiel.evaluate_bots()` per game, with OpenSpiel's uniform random bots"

CONTENDERS = (
    _ours("genesis", "Genesis", "sampled", clone="`state.clone()`"),
    _ours("genesis", "Genesis", "listed"),
    _ours("genesis", "Genesis", "stepped"),
    _ours("age_of_civilization", "Age of Civilization", "listed", clone="`state.clone()`"),
    _ours("age_of_civilization", "Age of Civilization", "stepped"),
    _ours("gentes", "Gentes", "listed", clone="`state.clone()`"),
    _ours("gentes", "Gentes", "stepped"),
    _ours("genesia", "Genesia", "listed", clone="`state.clone()`", players=3),
    _ours("genesia", "Genesia", "stepped", players=3),
    _openspiel("go-cpp", "go(board_size=9)", "go 9×9 (C++)", _CPP, "C++"),
    _openspiel("quoridor-cpp", "quoridor", "quoridor (C++)", _CPP, "C++"),
    _openspiel("chess-cpp", "chess", "chess (C++)", _CPP, "C++"),
    _openspiel("go", "go(board_size=9)", "go 9×9 (C++)", _STEPPED),
    _openspiel("quoridor", "quoridor", "quoridor (C++)", _STEPPED),
    _openspiel("chess", "chess", "chess (C++)", _STEPPED),
    _openspiel(
        "dominoes",
        "python_block_dominoes",
        "python_block_dominoes (Python)",
        f"{_STEPPED}; the 14 tiles dealt at chance nodes are not counted as decisions, but their time is",
    ),
    Contender(
        "chess",
        "python-chess, chess",
        "Python",
        "`list(board.legal_moves)`, `board.push()`, until `board.is_game_over()`; no cap on the length, the 75-move "
        "rule ends every game",
        (PEERS_PYTHON, f"{WORKERS}/chess_random.py"),
        clone="`board.copy(stack=False)`",
    ),
    Contender(
        "pettingzoo",
        "PettingZoo connect_four_v3",
        "Python",
        "the AEC loop over `env.agent_iter()` with `env.last()` and `env.step()`, columns drawn from the action mask; "
        "the last `step(None)` of finished agents is not counted",
        (PEERS_PYTHON, f"{WORKERS}/pettingzoo_connect_four.py"),
    ),
    Contender(
        "rlcard",
        "RLCard uno, 2 players",
        "Python",
        "`env.step()` with one of `state['legal_actions']` until `env.is_over()`, then `env.get_payoffs()`",
        (PEERS_PYTHON, f"{WORKERS}/rlcard_uno.py"),
    ),
    Contender(
        "boardgameio",
        "boardgame.io, 9×9 tile placing, 4 players",
        "JavaScript",
        "`CreateGameReducer` with `MAKE_MOVE` actions on a small game of our own (`bench/node/game.mjs`), full list of "
        "placements; no store and no transport; `NODE_ENV=production`",
        ("node", "bench/node/worker.mjs"),
        warmup=6.0,  # V8 goes on compiling for that long when it has one core
    ),
)
