"""What a page says in words: before a move, about a proposal, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from markupsafe import escape

import tablee
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.server import takebacks
from tablee.server.hub import Hub
from tablee.server.pages.drawing import inside
from tablee.server.pages.previews import previewed
from tablee.server.visitors import Visitor
from tests.server.stage import perform, play_first, table_of_two
from tests.shelf import OWN_KEYS

ADDRESSED = ("your objective", "for you", "you lack", "since your turn", "costs you", "your species")


def visitor(player: str, language: str = "en") -> Visitor:
    return Visitor(player, player.title(), None, language, "auto")


@pytest.mark.slow
def test_who_proposed_is_told_so(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        first = live.match.state.pending()[0]
        proposer, other = ("ann", "bob") if first == 0 else ("bob", "ann")
        await play_first(hub, live, 3)
        await takebacks.propose(hub, live, first, live.number)
        assert "You asked to take back" in inside(live, visitor(proposer))
        assert f"{proposer.title()} would like to take back" in inside(live, visitor(other))

    perform(tmp_path, scene)


def test_the_button_names_the_act_and_the_note_says_why_it_is_final(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        await play_first(hub, live, 2)  # the species
        seat, state = live.match.state.pending()[0], live.match.state
        player = ("ann", "bob")[seat]
        action = state.legal(seat)[0]
        square = live.match.game.actions.values(action)["square"]
        assert f"Place on {square}</button>" in " ".join(previewed(live, seat, [action], visitor(player)).split())
        await hub.play(live, seat, live.number, action)
        drawn = previewed(live, seat, [state.legal(seat)[-1]], visitor(player))
        assert "Stop after one tile · final</button>" in drawn
        assert "it reveals something new and passes the turn." in drawn

    perform(tmp_path, scene)


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("fr", "\u00a0: "), ("it", ": ")])
def test_labels_have_the_colon_of_their_language(language: str, colon: str) -> None:
    assert Speaker(language).labelled("A", "b") == f"A{colon}b"


@pytest.mark.parametrize("game", OWN_KEYS)
def test_nobody_without_a_seat_is_told_of_what_is_theirs(game: str, tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, game)
        for _ in range(7):
            for text in (False, True):
                page = inside(live, visitor("somebody else"), text).lower()
                assert [said for said in ADDRESSED if said in page] == []
            await play_first(hub, live, 3)

    perform(tmp_path, scene)


def test_a_people_in_the_plural_needs_no_verb() -> None:
    speaker = Speaker("fr", game=tablee.game("age_of_civilization"), seats=["Ada"])
    said = speaker.event(Event("event-trigger-idle", {"seat": 0, "source": "slavs"}))
    assert said.endswith("utilise une capacité, sans effet cette fois : Slaves."), said


def test_the_sheet_has_totals_above_and_below_and_folds_what_gave_nothing(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        state = live.match.state
        while not state.over:
            seat = state.pending()[0]
            state.play(seat, state.legal(seat)[0])
        drawn = inside(live, visitor("ann"))
        sheet = drawn[drawn.index('<table class="sheet">') :]
        sheet = sheet[: sheet.index("</table>")]
        totals = [" ".join(row.split()) for row in sheet.split("</tr>") if '<tr class="sum">' in row]
        assert len(totals) == 2
        assert totals[0].partition("<tr")[2] == totals[1].partition("<tr")[2]
        folded = sum(not any(line.points) for line in state.sheet())
        assert folded
        assert f"{folded} entries without points" in sheet
        assert 'class="chip"' in sheet
        assert 'href="#sheet"' in drawn
        assert 'id="sheet"' in drawn

    perform(tmp_path, scene)


@pytest.mark.parametrize("game", OWN_KEYS)
def test_every_legal_action_is_offered_in_words(game: str, tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, game)
        rng, state, text = Random(4), live.match.state, live.match.game.actions.text
        heard = 0
        for _ in range(50):
            if state.over:
                break
            seat = state.pending()[0]
            legal = state.legal(seat)
            if seat == live.look("ann").seat and live.decides(seat):
                drawn = inside(live, visitor("ann"), text=True)
                form = drawn[drawn.index('<form class="choosing"') : drawn.index("</form>", drawn.index("choosing"))]
                offered = re.findall(r'(?:name="action"|<option) value="([^"]+)"', form)
                assert sorted(offered) == sorted(str(escape(text(action))) for action in legal)
                heard += len(offered)
            await hub.play(live, seat, live.number, rng.choice(legal))
        assert heard > 20

    perform(tmp_path, scene)
