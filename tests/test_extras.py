"""Only the core's packages are needed to play from Python; what needs more says which extra brings it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.engine.processes import fresh, run_fresh

ROOT = Path(__file__).parents[1]

# What the extras bring, as it is imported.
EXTRAS = (
    "argon2", "brotli", "httptools", "jinja2", "litestar", "markdown_it", "psycopg", "rich", "sqlalchemy", "uvicorn",
    "uvloop", "watchfiles", "websockets",
)  # fmt: skip
SERVER = tuple(name for name in EXTRAS if name not in ("rich", "markdown_it"))  # rich brings the other

HIDE = "import sys\nfor name in {names!r}: sys.modules[name] = None\n"

PLAY = """
import json, random
import tablee
from tablee.bots import Observation, make
from tablee.drawing.looks import page_of
from tablee.engine import registry
from tablee.engine.messages import Speaker
from tablee.lab.arena import arena

played = {}
for meta in registry.sound_games(page_of):
    game = tablee.game(meta.key)
    players = 2 if 2 in meta.players else meta.players[0]
    state, rng, greedy = game.new(players, 1), random.Random(1), make("greedy", 1)
    first = state.first_pending()
    state.apply(first, greedy.choose(Observation(state, first)))
    page = page_of(meta)
    board = page.board(page.table(state.view(None), Speaker("en", game=game)))
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    held = arena(meta.key, ["random", "random"][:players], games=1, jobs=1).games
    played[meta.key] = {"over": state.over, "drawn": board.strip().startswith("<"), "arena": held}
print(json.dumps(played))
"""


def test_every_extra_is_hidden_here() -> None:
    """A package that pyproject.toml adds to an extra has to be named above."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    listed = {name.partition(">")[0].partition("[")[0] for packages in extras.values() for name in packages}
    imported = {name.removesuffix("-cffi").removesuffix("-py").replace("-", "_") for name in listed - {"tablee"}}
    assert imported == set(EXTRAS)


def test_every_game_is_played_by_bots_and_drawn_without_the_extras() -> None:
    played = fresh(HIDE.format(names=EXTRAS) + PLAY)
    assert len(played) >= 4
    for key, facts in played.items():
        assert facts["over"], key
        assert facts["drawn"], key
        assert facts["arena"] >= 1, key


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'tablee: This needs the package rich, which is not installed. This installs it: pip install "tablee['),
        ("fr", "tablee : Il faut pour cela le paquet rich, qui n’est pas installé. Pour l’installer : pip install"),
        ("it", "tablee: Serve il pacchetto rich, che non è installato. Per installarlo: pip install"),
    ],
)
def test_the_command_says_that_the_terminal_is_missing(language: str, said: str) -> None:
    code = HIDE.format(names=EXTRAS) + f"from tablee.cli import main; sys.exit(main(['games', '--lang', {language!r}]))"
    ended = run_fresh(code, TABLEE_PURE="1")  # or a stale core would be told of as well
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert line.replace("\xa0", " ").startswith(said)
    assert line.rstrip(".").endswith('"tablee[terminal]"')


def test_the_command_says_that_the_server_is_missing(tmp_path: Path) -> None:
    code = (
        HIDE.format(names=SERVER)
        + f"from tablee.cli import main; sys.exit(main(['serve', '--data', {str(tmp_path)!r}]))"
    )
    ended = run_fresh(code, LANG="C.UTF-8", TABLEE_PURE="1")
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert line.endswith('This installs it: pip install "tablee[server]".')


def test_a_module_of_our_own_that_is_missing_is_not_blamed_on_extras() -> None:
    ended = run_fresh(HIDE.format(names=("tablee.terminal.show",)) + "from tablee.cli import main; main(['games'])")
    assert ended.returncode == 1
    assert "ModuleNotFoundError" in ended.stderr
