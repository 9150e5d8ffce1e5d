"""Who is asking: a player is a random id, and a token is that id with our signature. No account is needed."""

from __future__ import annotations

import hmac
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from tablee.engine.errors import TableeError

SECRET_BYTES = 32


class SecretError(TableeError):
    """What should sign the seats of this server cannot."""


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
        genuine = hmac.compare_digest(signature.encode(), self._signature(player).encode())
        return player if player and genuine else None

    def _signature(self, player: str) -> str:
        return hmac.new(self.secret, player.encode(), sha256).hexdigest()[:32]


def kept_signer(folder: Path) -> Signer:
    """The signer of a data folder; its secret is made on the first start and kept from other users."""
    file = folder / "secret"
    if not file.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = folder / f"secret.{token_urlsafe(6)}"
        part.touch(mode=0o600)
        part.write_bytes(token_bytes(SECRET_BYTES))
        with suppress(FileExistsError):  # another server was faster: its secret stays
            file.hardlink_to(part)  # whole, or not at all
        part.unlink()
    secret = file.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise SecretError("error-serve-secret", {"file": str(file)})
    return Signer(secret)
