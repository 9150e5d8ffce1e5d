"""What `import tablee` gives: small, documented, quick to have."""

from __future__ import annotations

import doctest
import inspect
import pickle
from pathlib import Path

import pytest

import tablee
from tablee.bots import Bot, Observation, Rating, UnknownBot
from tablee.engine.errors import OptionError
from tablee.engine.records import verify
from tests.engine.processes import fresh

# What playing does without; also the drawings come when somebody looks.
HEAVY = ("tablee.server", "tablee.terminal", "tablee.lab", "tablee.drawing", "litestar", "rich", "jinja2", "sqlalchemy")
KEY = tablee.games()[0].key


def test_all_that_is_offered_is_there_and_explained() -> None:
    assert tablee.__all__ == sorted(tablee.__all__)
    for name in tablee.__all__:
        assert inspect.getdoc(getattr(tablee, name)), name


def test_the_example_runs_as_it_says() -> None:
    failed, tried = doctest.testmod(tablee, optionflags=doctest.ELLIPSIS)
    assert tried > 10
    assert failed == 0


def test_playing_imports_nothing_else() -> None:
    loaded = fresh(f"import json, sys, tablee; tablee.play({KEY!r}, ['random'] * 2); print(json.dumps([*sys.modules]))")
    assert [name for name in loaded if name.startswith(HEAVY)] == []


class First(Bot):
    """Takes the first legal action."""

    def rate(self, observation: Observation) -> list[Rating]:
        return [Rating(observation.legal[0], 0.0)]


@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_a_whole_game_is_a_record_that_stands_up(meta: tablee.Meta, tmp_path: Path) -> None:
    for players in meta.players:
        bots: list[Bot | str] = ["random", First(), "greedy", "random", "random"]
        record = tablee.play(meta.key, bots[:players], seed=9)
        assert verify(record, tablee.game(meta.key)).over
        kinds = [seat.kind for seat in record.seats]
        assert kinds[:players] == ["random", "First", "greedy", "random", "random"][:players]
        record.save(tmp_path / "game.json")
        assert tablee.load_record(str(tmp_path / "game.json")) == record


def test_the_seed_decides_everything() -> None:
    assert tablee.play(KEY, ["greedy", "random"], seed=1) == tablee.play(tablee.game(KEY), ["greedy", "random"], seed=1)
    assert tablee.play(KEY, ["random", "random"]) != tablee.play(KEY, ["random", "random"])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        tablee.play(KEY, ["random"] * 99)
    assert caught.value.key == "error-players"
    with pytest.raises(UnknownBot):
        tablee.play(KEY, ["random", "deep thought"])
    with pytest.raises(OptionError):
        tablee.play(KEY, ["random", "random"], options={"nothing": 1})


def test_errors_come_back_from_other_processes() -> None:
    state = tablee.game(KEY).new(2, seed=1)
    with pytest.raises(tablee.IllegalAction) as caught:
        state.apply(state.pending()[0], -1)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.refusal) == (str(caught.value), caught.value.refusal)
    with pytest.raises(tablee.TableeError) as other:
        tablee.game("no such game")
    assert str(pickle.loads(pickle.dumps(other.value))) == str(other.value)
