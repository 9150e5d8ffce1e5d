"""Cards of one's own: packs that people bring, checked, kept for ever and found again by their address."""

from __future__ import annotations

import re

from tablee.engine import content, registry
from tablee.engine.errors import ContentError, TableeError
from tablee.engine.game import Game
from tablee.engine.meta import Meta
from tablee.engine.packs import MAX_TEXT, Pack
from tablee.server.people import Tries
from tablee.server.store import Store, StoreError

KEY = re.compile(r"[0-9a-f]{24}")
MAX_SHOWN = 40  # letters of a wrong key
MAX_OWN = 100  # packs that one person may bring
MAX_ALL = 20_000  # that are kept here: some gigabytes at most
MAX_BROUGHT = 10  # by one person within …
SECONDS = 60.0


class PackError(TableeError):
    """Why a pack cannot be brought or used."""


class UnfitPack(PackError):
    """A pack that cannot be played with: everything that is wrong with it."""

    def __init__(self, findings: list[ContentError]) -> None:
        super().__init__("error-pack-unfit", {"count": len(findings)})
        self.findings = findings


class Packs:
    """All packs that were brought to this server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tries = Tries(MAX_BROUGHT, SECONDS, "error-pack-often")

    async def bring(self, pack: Pack, key: str, player: str | None, address: str) -> str:
        """Keep a pack for a game; without a key for the one that it seems to be for. Its key from now on."""
        self.tries.count(player or address)
        meta = _checked(pack, key)
        found = pack.digest(meta.key)
        if not self.knows(found):
            if self.store.count_packs() >= MAX_ALL or (player and self.store.count_packs(player) >= MAX_OWN):
                raise PackError("error-pack-many", {"most": MAX_OWN})
            await self.store.add_pack(meta.key, pack, player)
        return found

    def knows(self, key: str) -> bool:
        try:
            self.store.pack(key)
        except StoreError:
            return False
        return True

    def game(self, key: str, wanted: str | None = None) -> Game:
        """The game with the pack of a key, if it is the game that is wanted."""
        if not KEY.fullmatch(key):
            raise StoreError("error-pack-unknown", {"pack": key[:MAX_SHOWN]})
        name, pack = self.store.pack(key)
        if wanted not in (None, name):
            raise StoreError("error-pack-unknown", {"pack": key})
        return registry.game(name, pack)


def read(name: str, data: bytes) -> Pack:
    """The pack in a file that was sent."""
    if len(data) > 4 * MAX_TEXT:
        raise UnfitPack([ContentError("error-pack-large", {"file": name, "most": MAX_TEXT})])
    try:
        return Pack(name, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise UnfitPack([ContentError("error-content-syntax", {"file": name, "problem": str(error)})]) from error


def _checked(pack: Pack, key: str) -> Meta:
    """The game of a pack that can be played with."""
    try:
        meta = registry.meta(key) if key else registry.recognised(pack)
        findings = content.problems(meta.content, registry.code(meta.key).schema, pack)
    except ContentError as error:
        findings = [error]
    if findings:
        raise UnfitPack(findings)
    return meta
