"""One's name and account: named in a moment, kept across devices with a passphrase."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from tablee.engine.errors import TableeError
from tablee.engine.records import MAX_LETTERS
from tablee.server.dependencies import GivenDailies, GivenHub, GivenSigner, GivenTries, GivenVisitor
from tablee.server.live import TableError
from tablee.server.pages.forms import Form
from tablee.server.pages.templating import fill, html
from tablee.server.people import MAX_PHRASE, MIN_LETTERS, called, log_in, name_in, register
from tablee.server.refusals import STATUS
from tablee.server.visitors import PLAYER, Visitor, player_cookie


class AccountPages(Controller):
    path = "/account"
    include_in_schema = False

    @get(media_type=MediaType.HTML)
    async def account(self, visitor: GivenVisitor) -> str:
        return _page(visitor)

    @post("/name", status_code=303)
    async def rename(self, data: Form, hub: GivenHub, visitor: GivenVisitor) -> Response[Any]:
        if not name_in(data.get("name", "")):
            return _again(visitor, "name", data, TableError("error-account-name", {"most": MAX_LETTERS}))
        await called(hub, visitor, data["name"])
        return Redirect("/account", status_code=303)

    @post("/register", status_code=303)
    async def register(self, data: Form, hub: GivenHub, visitor: GivenVisitor) -> Response[Any]:
        """Make an account; all games stay one's own."""
        try:
            await register(hub, visitor, data.get("name", ""), data.get("passphrase", ""))
        except TableeError as error:
            return _again(visitor, "register", data, error)
        return Redirect("/account", status_code=303)

    @post("/login", status_code=303)
    async def log_in(
        self,
        data: Form,
        hub: GivenHub,
        visitor: GivenVisitor,
        signer: GivenSigner,
        tries: GivenTries,
        dailies: GivenDailies,
    ) -> Response[Any]:
        """Come back to an account; what one played here as a guest comes along."""
        try:
            person = await log_in(hub, tries, visitor, data.get("name", ""), data.get("passphrase", ""))
        except TableeError as error:
            return _again(visitor, "login", data, error)
        if visitor.account is None:
            dailies.hand_over(visitor.player, person.id)
        return Redirect("/", status_code=303, cookies=[player_cookie(signer.token(person.id))])

    @post("/logout", status_code=303)
    async def log_out(self, visitor: GivenVisitor) -> Redirect:
        """Leave this browser to somebody else. Without an account there would be no way back, so nothing happens."""
        gone = [Cookie(PLAYER, value="", max_age=0)] if visitor.account is not None else []
        return Redirect("/", status_code=303, cookies=gone)


def _page(visitor: Visitor, part: str = "", said: str = "", given: str = "") -> str:
    """The page; a mistake stands in the part of it where it was made."""
    letters = {"name": MAX_LETTERS, "least": MIN_LETTERS, "most": MAX_PHRASE}
    return fill("account.html", visitor, part=part, said=said, given=given, letters=letters)


def _again(visitor: Visitor, part: str, data: dict[str, str], error: TableeError) -> Response[str]:
    page = _page(visitor, part, visitor.speaker.error(error), data.get("name", "")[:MAX_LETTERS])
    return html(page, STATUS.get(error.key, 400))
