"""How finished matches ended. The store keeps moves, not results: each is replayed once and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tablee.engine import registry
from tablee.engine.match import Match
from tablee.engine.state import State
from tablee.server.hub import Hub
from tablee.server.store import Listed

MAX_KEPT = 2000


class FinalResults:
    """The last positions of finished matches."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._known: OrderedDict[tuple[str, float], State] = OrderedDict()  # by match and its last change

    async def state(self, listed: Listed) -> State:
        live = self.hub.live.get(listed.id)
        if live is not None:
            return live.match.state
        key = (listed.id, listed.facts.changed)
        if key not in self._known:
            self._known[key] = await asyncio.to_thread(self._replayed, listed)
            if len(self._known) > MAX_KEPT:
                self._known.popitem(last=False)
        return self._known[key]

    def _replayed(self, listed: Listed) -> State:
        record = self.hub.store.load(listed.id).record
        return Match.resume(registry.game_of(record), record).state
