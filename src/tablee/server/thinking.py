"""Bots think in processes of their own, so that nobody waits for them to answer a click."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

import tablee
from tablee.bots import Sight, make

THINKERS = 1


def think(game: str, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
    """What a bot would do. It is given a sight of the position, not the position (see `Sight`)."""
    state = tablee.game(game).load(position)
    return make(bot, seed).choose(Sight(state, seat))


class Thinkers:
    def __init__(self) -> None:
        self.pool = _new_pool()

    async def choose(self, game: str, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, game, position, seat, bot, seed)
        except BrokenProcessPool:  # a thinker died: others take over
            if self.pool is pool:
                self.pool = _new_pool()
            return await loop.run_in_executor(self.pool, think, game, position, seat, bot, seed)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        THINKERS,
        mp_context=get_context("spawn"),
        initializer=signal,  # Ctrl+C is for the server, which then stops its thinkers
        initargs=(SIGINT, SIG_IGN),
    )
