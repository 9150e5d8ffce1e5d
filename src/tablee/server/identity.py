"""Who is asking: a player is a random id, and a token is that id with our signature. No account is needed."""

from __future__ import annotations

import hmac
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe


class Signer:
    """Signs player ids with a secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def new_player(self) -> str:
        return token_urlsafe(12)

    def token(self, player: str) -> str:
        return f"{player}.{self._signature(player)}"

    def player(self, token: str) -> str | None:
        """Whose token it is; None for one that was not made here."""
        player, _, signature = token.rpartition(".")
        return player if player and hmac.compare_digest(signature, self._signature(player)) else None

    def _signature(self, player: str) -> str:
        return hmac.new(self.secret, player.encode(), sha256).hexdigest()[:32]


def kept_signer(folder: Path) -> Signer:
    """The signer of a data folder; its secret is made on the first start and kept from other users."""
    file = folder / "secret"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_bytes(token_bytes(32))
    return Signer(file.read_bytes())
