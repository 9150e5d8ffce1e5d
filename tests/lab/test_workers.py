"""Work in other processes: results, crashes, Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tablee.lab.workers import WorkerCrashed, spread
from tests.waiting import PATIENCE, Printed, until

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def square(number: int) -> int:
    return number * number


def where(_: int) -> int:
    return os.getpid()


def stumble(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def die(number: int) -> int:
    if number == 3:
        os._exit(7)
    return number


def tell_and_sleep(path: str) -> None:
    """Say who works here, and take for ever."""
    Path(path).write_text(str(os.getpid()), encoding="ascii")
    time.sleep(3600)


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_every_task_has_its_result(jobs: int) -> None:
    assert sorted(spread(square, range(6), jobs)) == [(number, number * number) for number in range(6)]


def test_no_tasks() -> None:
    assert list(spread(square, [], 2)) == []


def test_one_job_works_here_and_more_work_elsewhere() -> None:
    assert {pid for _, pid in spread(where, range(3), 1)} == {os.getpid()}
    assert os.getpid() not in {pid for _, pid in spread(where, range(3), 2)}


def test_a_failure_is_told_with_its_task_and_traceback() -> None:
    with pytest.raises(WorkerCrashed, match=r"(?s)during 3\n.*in stumble.*ValueError: three is too many"):
        list(spread(stumble, range(9), 2))


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerCrashed, match="exit code 7 during 3"):
        list(spread(die, range(9), 2))


INTERRUPTED = """
import sys
from tablee.lab.workers import spread
from tests.lab.test_workers import tell_and_sleep

if __name__ == "__main__":
    try:
        list(spread(tell_and_sleep, sys.argv[1:], 2))
    except KeyboardInterrupt:
        sys.exit(130)
"""


def told(note: Path) -> bool:
    return note.exists() and note.read_text(encoding="ascii") != ""


@pytest.mark.skipif(sys.platform == "win32", reason="process groups of POSIX")
def test_ctrl_c_ends_all_workers(tmp_path: Path) -> None:
    notes = [tmp_path / "one", tmp_path / "two"]
    main = tmp_path / "main.py"
    main.write_text(INTERRUPTED, encoding="utf-8")
    command = [sys.executable, str(main), *(str(note) for note in notes)]
    paths = os.pathsep.join([str(ROOT), *sys.path])
    run = subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": paths}, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    printed = Printed(run.stderr)
    try:
        until(lambda: run.poll() is not None or all(map(told, notes)), "two workers at work")
        assert run.poll() is None, printed.rest("the end of what a failed process says")
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to all of them
        said = printed.rest("the end of all workers after Ctrl+C")
        assert run.wait(PATIENCE) == 130
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        run.wait(PATIENCE)
    assert said == ""
    for note in notes:
        with pytest.raises(ProcessLookupError):
            os.kill(int(note.read_text(encoding="ascii")), 0)
