"""Taking moves back beyond what was revealed: only if everybody else at the table agrees. Bots always do."""

from __future__ import annotations

from tablee.server.hub import Hub
from tablee.server.live import Live, TableError
from tablee.server.store import Proposal


def proposable(live: Live, seat: int) -> int | None:
    """How many moves would stay if this seat's last move were taken back; None if there is none to ask for."""
    moves = live.match.moves
    own = [place for place, move in enumerate(moves) if move.seat == seat]
    if not own or live.match.state.over or live.facts.daily:  # the game of the day is ranked
        return None
    return own[-1]


def proposed(live: Live) -> Proposal | None:
    """The proposal that is still open."""
    proposal = live.facts.proposal
    return proposal if proposal is not None and proposal.number == live.number else None


def awaited(live: Live, proposal: Proposal) -> list[int]:
    """The seats whose people have yet to agree; whoever holds several agrees for all of them."""
    agreed = {live.holders[seat].player for seat in (proposal.by, *proposal.agreed) if seat in live.holders}
    return [
        seat
        for seat, holder in sorted(live.holders.items())
        if holder.player not in agreed and live.bot_of(seat) is None
    ]


async def propose(hub: Hub, live: Live, seat: int, number: int) -> None:
    """Ask the others to let one take back one's last move and all that followed."""
    live.check_number(number)
    if proposed(live) is not None:
        raise TableError("error-table-proposed", {})
    kept = proposable(live, seat)
    if kept is None:
        raise TableError("error-table-undo", {})
    await _settle(hub, live, Proposal(seat, number, kept, []))


async def answer(hub: Hub, live: Live, seat: int, number: int, agreed: bool) -> None:
    """Agree, or refuse; whoever asked takes the question back by refusing it."""
    live.check_number(number)
    proposal = proposed(live)
    if proposal is None:
        raise TableError("error-table-proposal", {})
    if not agreed:
        live.facts.proposal = None
        await hub.keep(live, hub.store.propose(live.key, None))
        return
    proposal.agreed = sorted({*proposal.agreed, seat})
    await _settle(hub, live, proposal)


async def _settle(hub: Hub, live: Live, proposal: Proposal) -> None:
    """Do it once nobody has to be asked any more."""
    if not awaited(live, proposal):
        await hub.take_back(live, proposal.kept)
        return
    live.facts.proposal = proposal
    await hub.keep(live, hub.store.propose(live.key, proposal))
