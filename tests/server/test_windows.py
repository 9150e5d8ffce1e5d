"""Being asked tells nothing: whatever is in the hands, the others see the same at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.bots import windows
from tablee.engine import registry, shelf
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.records import Seat
from tablee.server import match_json
from tablee.server.app import make_app
from tablee.server.final_results import FinalResults
from tablee.server.hub import Hub
from tablee.server.live import Live, TableError
from tablee.server.pages.drawing import inside
from tablee.server.pages.lists import own_games
from tablee.server.store import Facts, Holder, Store
from tablee.server.visitors import Visitor
from tablee.server.windows import Pauses
from tests.server.fake_time import FakeTime, play_out
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import PASS, Sealed

OPTIONS = {"ties": "nobody", "hand": 3, "answers": True}
ANN, BOB, CLEO = range(3)
LOW, HIGH = 6, 12  # a card that answers nothing, and one that does
Scene: TypeAlias = Callable[["Table"], Awaitable[None]]
OFFBEAT = 0.013  # when nothing else happens
GLANCE = 0.25  # seconds between two looks at the table


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sealed lies on the shelf, and windows have their pauses."""
    registry.register(META)
    monkeypatch.setattr(windows, "SHORTEST", 0.7)
    monkeypatch.setattr(windows, "LONGEST", 1.6)
    yield
    shelf.by_key.pop(META.key)


class QuickThinkers:
    """Bots that bid their lowest card and never answer; they take a while, longer than some pauses would be."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, game: Game, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        self.asked += 1
        await asyncio.sleep(0.3)
        legal = game.load(position).legal(seat)
        return PASS if PASS in legal else legal[0]


class Table:
    """Ann, Bob and Cleo at Sealed; Ann knows her own hand only."""

    def __init__(self, folder: Path, hands: list[list[int]], cleo: str = "human", players: str = "abc") -> None:
        self.store = Store(f"sqlite:///{folder / 'tablee.db'}")
        self.thinkers = QuickThinkers()
        self.hub = Hub(self.store, self.thinkers, Pauses(b"the same for all"))  # type: ignore[arg-type]
        seats = [Seat("Ann", "human"), Seat("Bob", "human"), Seat("Cleo", cleo)]
        match = Match.new(tablee.game("sealed"), 3, 1, OPTIONS, seats)
        assert isinstance(match.state, Sealed)
        match.state.hands = [list(hand) for hand in hands]
        match.log = [[]]  # what was dealt is no more true
        people = [seat for seat in range(3) if match.seats[seat].kind == "human"]
        self.live = Live("match", match, Facts(), {seat: Holder(players[seat]) for seat in people}, [])
        self.live.version = 1
        self.clock: Callable[[], float] = float
        self.stream: list[tuple[float, Any]] = []

    async def open(self, loop: FakeTime) -> Live:
        loop.busy = lambda: self.live.writing > 0
        live = self.live
        await self.store.create(live.key, live.match.record(), live.facts, 0, live.asked, live.holders)
        self.hub._remember(live)
        self.hub.tend(live)
        return live

    @property
    def state(self) -> Sealed:
        assert isinstance(self.live.match.state, Sealed)
        return self.live.match.state

    async def play(self, seat: int, text: str) -> None:
        await self.hub.play(self.live, seat, self.live.number, self.live.match.game.actions.parse(text))

    def shown(self, player: str, seat: int | None) -> list[Any]:
        """All that somebody can see of the table: the page in both forms, and what programs are told."""
        visitor = Visitor(player, "", None, "en", "auto")
        position = msgspec.json.encode(match_json.position(self.live, seat))
        past = msgspec.json.encode(match_json.past(self.live, 0, seat, None))
        return [inside(self.live, visitor), inside(self.live, visitor, True), position, past]

    async def listed(self, player: str) -> Any:
        """The list of somebody's games."""
        visitor = Visitor(player, "", None, "en", "auto")
        return await own_games(self.hub, FinalResults(self.hub), visitor, self.store.held_by(player, 9))

    def look(self) -> None:
        """What Ann and a spectator see now."""
        self.stream.append((round(self.clock(), 6), self.shown("a", ANN) + self.shown("?", None)))

    async def watch(self, seconds: float) -> None:
        """Look at every change, and between."""
        self.live.followers.add(self.look)
        for number in range(int(seconds / GLANCE)):
            await asyncio.sleep(OFFBEAT + number * GLANCE - self.clock())
            self.look()
            self.stream.append((round(self.clock(), 6), await self.listed("a")))


async def two_rounds(table: Table, loop: FakeTime, bob: float) -> None:
    """Ann wins a prize and keeps it, twice. Bob, where he has the choice, passes so many seconds after he is asked."""
    live = await table.open(loop)
    table.clock = loop.time
    watching = asyncio.create_task(table.watch(10))
    for begin, best, low in ((1.0, 15, 1), (6.0, 14, 3)):
        await asyncio.sleep(begin - loop.time())
        await table.play(ANN, f"bid {best}")
        await table.play(BOB, f"bid {low}")
        await asyncio.sleep(begin + 1 - loop.time())
        await table.play(ANN, "keep")
        if BOB in live.in_windows() and live.decides(BOB):
            await asyncio.sleep(bob)
            await table.play(BOB, "pass")
    await watching


def streamed(folder: Path, bobs: int, cleos: int, bob: float) -> Table:
    """Both have the same cards but for one, which nobody gets to see."""
    folder.mkdir()
    table = Table(folder, [[13, 14, 15], [1, 3, bobs], [2, 4, cleos]], cleo="search:3")
    try:
        play_out(lambda loop: two_rounds(table, loop, bob))
    finally:
        table.store.close()
    return table


def verbs(table: Table) -> list[tuple[int, str]]:
    return [(move.seat, move.action.split()[0]) for move in table.live.match.moves]


def test_others_see_the_same_at_the_same_time_whatever_is_in_the_hands(tmp_path: Path) -> None:
    """In one world Bob has a choice and passes soon, in the other one the table passes for him; the bot the other way
    round."""
    here = streamed(tmp_path / "here", HIGH, LOW, bob=0.1)
    there = streamed(tmp_path / "there", LOW, HIGH, bob=0.1)
    assert here.thinkers.asked == 3  # it bids three times; for a pass that it has to make it needs no thought
    assert there.thinkers.asked == 5
    assert verbs(here) == verbs(there)  # what the bot bids in the end is a secret, and another card
    assert verbs(here).count((CLEO, "pass")) == verbs(here).count((BOB, "pass")) == 2
    assert [at for at, _ in here.stream] == [at for at, _ in there.stream]
    for (at, one), (_, other) in zip(here.stream, there.stream, strict=True):
        assert one == other, f"after {at} s"


def test_without_pauses_it_would_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The streams are compared well enough to notice."""
    monkeypatch.setattr(windows, "SHORTEST", 0.0)
    monkeypatch.setattr(windows, "LONGEST", 0.0)
    here = streamed(tmp_path / "here", HIGH, LOW, bob=0.1)
    there = streamed(tmp_path / "there", LOW, LOW, bob=0.1)
    assert verbs(here) == verbs(there)
    assert here.stream != there.stream


# One scene each -------------------------------------------------------------------------------------------------


def scene(folder: Path, hands: list[list[int]], play: Scene, **people: str) -> None:
    """Ann has won a prize and kept it: Bob is asked, then Cleo."""
    table = Table(folder, hands, **people)

    async def played(loop: FakeTime) -> None:
        table.clock = loop.time
        await table.open(loop)
        for seat, hand in enumerate(hands):
            await table.play(seat, f"bid {hand[0]}")
        await table.play(ANN, "keep")
        await play(table)

    try:
        play_out(played)
    finally:
        table.store.close()


CAN = [[15, 13, 14], [1, 3, HIGH], [2, 4, 5]]  # Bob can answer, Cleo cannot
CANNOT = [[15, 13, 14], [1, 3, LOW], [2, 4, 5]]


def test_an_early_answer_is_noted_and_played_after_the_pause(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        live, opened, number = table.live, table.clock(), table.live.number
        answer = asyncio.create_task(table.play(BOB, "pass"))
        await asyncio.sleep(0)
        assert live.number == number
        assert not live.decides(BOB)
        assert "Your answer is noted" in inside(live, Visitor("b", "", None, "en", "auto"))
        with pytest.raises(TableError) as again:
            await table.play(BOB, f"bid {HIGH}")
        assert again.value.key == "error-table-noted"
        await answer
        pause = Pauses(b"the same for all").length(live.key, f"{BOB}-1")
        assert windows.SHORTEST <= pause <= windows.LONGEST
        assert table.clock() - opened == pytest.approx(pause)

    scene(tmp_path, CAN, play)


def test_a_late_answer_is_played_at_once(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await asyncio.sleep(20)
        assert table.live.asked == [BOB]
        await table.play(BOB, "pass")
        assert table.clock() == pytest.approx(20)

    scene(tmp_path, CAN, play)


def test_the_table_passes_for_who_can_do_nothing_else(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        live = table.live
        assert live.asked == [BOB]
        assert match_json.position(live, BOB).actions == []
        assert match_json.position(live, ANN).asked == [BOB]
        page = inside(live, Visitor("b", "", None, "en", "auto"))
        assert "You can only pass: the table does it for you" in page
        assert 'data-your-turn=""' in page
        (row,) = await table.listed("b")
        assert row.stage == "running"
        await asyncio.sleep(2 * windows.LONGEST)
        assert [(move.seat, move.action) for move in live.match.moves[-2:]] == [(BOB, "pass"), (CLEO, "pass")]

    scene(tmp_path, CANNOT, play)


def test_who_wants_to_be_asked_always_is_asked(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        live = table.live
        assert live.asked == [BOB]
        live.holders[CLEO].always = True
        await asyncio.sleep(60)
        assert live.asked == [CLEO]
        assert match_json.position(live, CLEO).actions == ["pass"]
        assert "Your turn" in inside(live, Visitor("c", "", None, "en", "auto"))
        await table.play(CLEO, "pass")
        assert live.in_windows() == []

    scene(tmp_path, CANNOT, play)


def test_moves_taken_back_forget_what_was_noted(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        live = table.live
        answer = asyncio.create_task(table.play(BOB, "pass"))
        await asyncio.sleep(0)
        await table.hub.undo(live, ANN, live.number)
        with pytest.raises(TableError) as gone:
            await answer
        assert gone.value.key == "error-table-gone"
        await asyncio.sleep(60)
        assert live.asked == [ANN]

    scene(tmp_path, CAN, play)


@pytest.mark.parametrize("hands", [CAN, CANNOT])
def test_around_one_screen_nobody_is_answered_for_and_the_page_is_the_same(
    tmp_path: Path, hands: list[list[int]]
) -> None:
    async def play(table: Table) -> None:
        live, visitor = table.live, Visitor("a", "", None, "en", "auto")
        await asyncio.sleep(60)
        assert live.look("a").window == (BOB,)
        page = inside(live, visitor)
        assert "Somebody may answer" in page
        assert "I am Bob: open" in page
        assert "Nobody: go on" in page
        live.match.state.hands[BOB] = [1, 3, 7]  # type: ignore[attr-defined]
        live.drawings.clear()
        assert inside(live, visitor) == page

    scene(tmp_path, hands, play, players="aaa")


# At one screen --------------------------------------------------------------------------------------------------


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A browser at a server whose windows have no pauses."""
    monkeypatch.setattr(windows, "SHORTEST", 0.0)
    monkeypatch.setattr(windows, "LONGEST", 0.0)
    with TestClient(make_app(tmp_path)) as client:
        client.headers["accept-language"] = "en"
        client.app.state.hub.thinkers = None
        client.get("/")
        yield client


def seated(client: TestClient[Litestar], hands: list[list[int]], own: Sequence[int]) -> Live:
    """A table where Ann has kept a prize, with some of the seats at one screen and the others at others."""
    hub: Hub = client.app.state.hub
    player = client.cookies["player"].rpartition(".")[0]
    holders = {seat: Holder(player if seat in own else f"p{seat}") for seat in range(3)}
    seats = [Seat(name, "human") for name in ("Ann", "Bob", "Cleo")]

    async def opened() -> Live:
        live = await hub.create("sealed", 3, 1, OPTIONS, seats, None, holders)
        assert isinstance(live.match.state, Sealed)
        live.match.state.hands = [list(hand) for hand in hands]
        parse = live.match.game.actions.parse
        for seat, hand in enumerate(hands):
            await hub.play(live, seat, live.number, parse(f"bid {hand[0]}"))
        await hub.play(live, ANN, live.number, parse("keep"))
        return live

    found: Live = client.blocking_portal.call(opened)
    return found


def test_whoever_wants_to_answer_takes_the_screen(screen: TestClient[Litestar]) -> None:
    live = seated(screen, CAN, own=(ANN, BOB, CLEO))
    page = screen.get(f"/t/{live.key}").text
    assert "Somebody may answer" in page
    assert "Answer with a high card" in page  # what it is about is no secret
    assert "Always ask me" not in page  # there they are asked anyway
    assert 'data-piece="card' not in page
    page = screen.post(f"/t/{live.key}/face", data={"seat": "1"}).text
    assert 'id="question"' in page
    assert f'data-piece="card-{HIGH}"' in page
    move = {"seat": "1", "number": str(live.number), "action": f"bid {HIGH}"}
    page = screen.post(f"/t/{live.key}/moves", data=move).text
    assert "I am Cleo: open" in page
    assert f'data-piece="card-{HIGH}"' not in page


def test_nobody_answers_for_all_at_the_screen(screen: TestClient[Litestar]) -> None:
    live = seated(screen, CAN, own=(ANN, BOB, CLEO))
    for name in ("Bob", "Cleo"):
        assert f"I am {name}: open" in screen.get(f"/t/{live.key}").text
        assert screen.post(f"/t/{live.key}/nobody", data={"number": str(live.number)}).status_code == 200
    assert [(move.seat, move.action) for move in live.match.moves[-2:]] == [(BOB, "pass"), (CLEO, "pass")]
    assert screen.post(f"/t/{live.key}/nobody", data={"number": "1"}).status_code == 409


def test_a_player_chooses_to_be_asked_always(screen: TestClient[Litestar]) -> None:
    live = seated(screen, CAN, own=(CLEO,))
    assert "Always ask me, even if I can only pass" in screen.get(f"/t/{live.key}").text
    version = live.version
    page = screen.post(f"/t/{live.key}/always", data={"always": "yes"}).text
    assert "Ask me only when I can act" in page
    assert live.version == version  # the others are not told
    hub: Hub = screen.app.state.hub
    assert [holder.always for _, holder in sorted(hub.store.load(live.key).holders.items())] == [False, False, True]

    async def passed() -> None:
        await hub.play(live, BOB, live.number, PASS)

    screen.blocking_portal.call(passed)
    assert live.asked == [CLEO]
    screen.post(f"/t/{live.key}/always", data={"always": ""})
    assert live.in_windows() == []
    assert live.match.moves[-1].seat == CLEO


def test_a_program_is_told_when_its_answer_took_effect(screen: TestClient[Litestar]) -> None:
    seats = [{"name": name} for name in ("Ann", "Bob", "Cleo")]
    made = screen.post("/api/matches", json={"game": "sealed", "seats": seats, "options": OPTIONS}).json()
    live = screen.app.state.hub.live[made["match"]]
    live.match.state.hands = [list(hand) for hand in CAN]

    def play(seat: int, action: str) -> Any:
        token = {"authorization": f"Bearer {made['tokens'][str(seat)]}"}
        move = {"seat": seat, "number": live.number, "action": action}
        return screen.post(f"/api/matches/{live.key}/moves", json=move, headers=token).json()

    for seat, hand in enumerate(CAN):
        play(seat, f"bid {hand[0]}")
    play(ANN, "keep")
    number = live.number
    assert play(BOB, "pass") == {"number": number + 1, "events": [{"key": "event-passed", "values": {"seat": BOB}}]}
    assert live.number == number + 2  # the table has passed for Cleo
