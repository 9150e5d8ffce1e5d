"""Tasks spread over worker processes; a crash or Ctrl-C ends all of them at once."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any


class WorkerCrashed(Exception):
    """A task failed in a worker, or the worker died; the message says which task and how."""


def spread(work: Callable[[Any], Any], tasks: Sequence[Any], jobs: int) -> Iterator[tuple[int, Any]]:
    """Results as they come, each with the number of its task. `work` is a function of a module.

    With one job the tasks run in this process.
    """
    if jobs == 1:
        for number, task in enumerate(tasks):
            yield number, work(task)
        return
    waiting = iter(range(len(tasks)))
    doing: dict[Connection, int] = {}
    crew: dict[Connection, SpawnProcess] = {}
    try:
        with _deaf_children():
            for _ in range(min(jobs, len(tasks))):
                _hire(crew, work)
        for pipe in crew:
            doing[pipe] = next(waiting)
            pipe.send(tasks[doing[pipe]])
        while doing:
            for ready in wait(list(doing)):
                pipe = next(pipe for pipe in doing if pipe is ready)
                number = doing.pop(pipe)
                result = _receive(pipe, crew[pipe], tasks[number])
                upcoming = next(waiting, None)
                if upcoming is not None:
                    doing[pipe] = upcoming
                    pipe.send(tasks[upcoming])
                yield number, result
    finally:
        for process in crew.values():
            process.kill()
        for process in crew.values():
            process.join()


def _hire(crew: dict[Connection, SpawnProcess], work: Callable[[Any], Any]) -> None:
    # Spawned, not forked: a fork would copy the threads' locks of whoever calls us.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()  # now its end closes with the worker, and `recv` notices when it dies
    crew[ours] = process


def _receive(pipe: Connection, process: SpawnProcess, task: Any) -> Any:
    try:
        failure, result = pipe.recv()
    except (EOFError, ConnectionResetError):
        process.join()
        raise WorkerCrashed(f"a worker died with exit code {process.exitcode} during {task}") from None
    if failure is not None:
        raise WorkerCrashed(f"a worker failed during {task}\n{failure}")
    return result


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """A worker's life: task in, result out, until the other side is gone."""
    while True:
        try:
            task = pipe.recv()
        except (EOFError, ConnectionResetError):
            return
        answer: tuple[str | None, Any]
        try:
            answer = (None, work(task))
        except Exception:
            answer = (traceback.format_exc(), None)
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionResetError):
            return


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal. Workers are started with it ignored, which they
    inherit: the parent alone hears it and ends them, without a traceback from each."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
