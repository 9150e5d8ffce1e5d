"""Bots think in processes of their own, so that nobody waits for them to answer a click."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any

from tablee.bots import Observation, make
from tablee.compiled import will_be_compiled
from tablee.engine.game import Game

THINKERS = 1


def think(game: Game, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
    """What a bot would do. It is given an `Observation`, not the position."""
    state = game.load(position)
    return make(bot, seed).choose(Observation(state, seat))


class Thinkers:
    def __init__(self) -> None:
        self.pool = _new_pool()
        self.slow = not will_be_compiled()

    async def choose(self, game: Game, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        loop = asyncio.get_running_loop()
        self._hurry()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, game, position, seat, bot, seed)
        except BrokenProcessPool:  # a thinker died: others take over
            if self.pool is pool:
                self.pool = _new_pool()
            return await loop.run_in_executor(self.pool, think, game, position, seat, bot, seed)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def _hurry(self) -> None:
        """Let compiled thinkers take over once the core has been compiled, which may happen while we serve."""
        if self.slow and will_be_compiled():
            self.pool.shutdown(wait=False)  # what is being thought is thought to its end
            self.pool = _new_pool()
            self.slow = False


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        THINKERS,
        mp_context=get_context("spawn"),
        initializer=_settle_in,
    )


def _settle_in() -> None:
    """Make a process live and die with the server, and with nothing else."""
    signal(SIGINT, SIG_IGN)  # Ctrl+C is for the server, which then stops its thinkers
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(server: BaseProcess) -> None:
    """A server that is killed cannot stop its thinkers, so they look after it."""
    server.join()
    os._exit(1)  # also in the middle of a thought
