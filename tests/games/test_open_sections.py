"""Packs that take cards out of a game or put others in, where its rules leave room: such games are played to their end,
saved, imagined and told like any other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tablee
from tablee.engine import registry
from tablee.engine.chance import Rng
from tablee.engine.errors import ContentError
from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.packs import Pack, changes
from tablee.lab.balance import balance
from tests.shelf import OWN_GAMES

OPEN = [(meta.key, section) for meta in OWN_GAMES for section in registry.code(meta.key).schema.open]
NEW_GOAL = """
[[goal]]
id = "green_thumb"
name.fr = "Main verte"
metric = "colour_points"
colour = "forest"
cmp = ">="
value = 9
group = "greens"
points = 7
"""


def ids(game: Game, section: str) -> list[str]:
    return [entry.id for entry in getattr(game.content, section)]


def removing(section: str, *entries: str) -> Pack:
    return Pack("fewer.toml", "".join(f'[[{section}]]\nid = "{entry}"\nremove = true\n' for entry in entries))


def removable(key: str, section: str) -> list[str]:
    """As many as a pack may take away, chosen at random among those that nothing else names."""
    game = tablee.game(key)
    order = list(range(len(ids(game, section))))
    Rng(5).shuffle(order)
    left = [ids(game, section)[number] for number in order]
    least, _ = game.content.open[section]
    gone: list[str] = []
    for entry in left:
        try:
            tablee.game(key, removing(section, *gone, entry))
        except ContentError:
            continue
        gone.append(entry)
        if len(gone) == 6:
            break
    assert len(gone) >= min(6, len(left) - least)
    return gone


def named_in(data: Any, entries: set[str]) -> set[str]:
    """Which of these a position says anywhere."""
    text = msgspec.json.encode(data).decode()
    return {entry for entry in entries if f'"{entry}"' in text}


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "age_of_civilization": [{}, {"draft": True}],
    "genesis": [{}],
    "gentes": [{}, {"setup": "first_game"}],
}


@pytest.mark.parametrize(("key", "section"), OPEN)
def test_what_is_taken_out_never_comes(key: str, section: str) -> None:
    gone = removable(key, section)
    game = tablee.game(key, removing(section, *gone))
    assert game.fingerprint != tablee.game(key).fingerprint
    players = [count for count in game.meta.players if count <= 4]
    for number, count in enumerate(players):
        for options in VARIANTS[key] if count > 1 else [{}]:
            state = game.new(count, 7 + number, options)
            rng = Rng(number)
            while not state.over:
                seat = state.pending()[0]
                if rng.below(25) == 0:
                    assert game.load(state.dump()) == state
                    for imagined in (state.imagine(seat, rng), state):
                        assert named_in(imagined.dump()["position"], set(gone)) == set(), options
                state.play(seat, state.sample(seat, rng))


@pytest.mark.parametrize(("key", "section"), OPEN)
def test_too_much_cannot_be_taken_out_and_strangers_stay_out(key: str, section: str) -> None:
    game = tablee.game(key)
    with pytest.raises(ContentError) as caught:
        tablee.game(key, removing(section, *ids(game, section)))
    assert str(caught.value.values["entry"]).partition(" ")[0] == section
    least, most = game.content.open[section]
    assert least <= len(ids(game, section)) <= most
    if most == len(ids(game, section)):
        with pytest.raises(ContentError, match="error-content-unknown-entry"):
            tablee.game(key, Pack("more.toml", f'[[{section}]]\nid = "stranger"\n'))


@pytest.mark.parametrize("key", [meta.key for meta in OWN_GAMES])
def test_nothing_is_taken_out_where_the_rules_need_all(key: str) -> None:
    game = tablee.game(key)
    for section in game.content.entries():
        if section not in game.content.open and hasattr(game.content, section):
            with pytest.raises(ContentError):
                tablee.game(key, removing(section, ids(game, section)[0]))


def test_a_goal_of_ones_own_is_drawn_told_and_counted() -> None:
    pack = Pack("goals.toml", removing("goal", *ids(tablee.game("genesis"), "goal")[:11]).text + NEW_GOAL)
    game = tablee.game("genesis", pack)
    assert ids(game, "goal") == [*ids(tablee.game("genesis"), "goal"), "green_thumb"]
    added = list(changes(tablee.game("genesis").content, game.content))[-1]
    assert (added.section, added.entry, added.old) == ("goal", "green_thumb", None)
    drawn = [game.new(1, seed) for seed in range(30)]
    using = [state for state in drawn if "green_thumb" in state.dump()["position"]["goals"]]
    assert using
    state = using[0]
    for language in LANGUAGES:
        speaker = Speaker(language, game=game)
        assert speaker.name("goal", "green_thumb") == "Main verte"
        assert speaker.say("goal-meaning", {"goal": "green_thumb"}) == speaker.say(
            "goal-meaning", {"goal": "deep_forest"}
        )
    rng = Rng(1)
    while not state.over:
        seat = state.pending()[0]
        state.play(seat, state.sample(seat, rng))
    assert any(line.values.get("goal") == "green_thumb" for line in state.sheet())
    assert game.load(state.dump()) == state


@pytest.mark.parametrize(
    ("pack", "entry", "field"),
    [
        (NEW_GOAL.replace("green_thumb", "Green Thumb"), "goal 1", "id"),
        (NEW_GOAL.replace('metric = "colour_points"\n', ""), "goal green_thumb", "metric"),
        (NEW_GOAL.replace('name.fr = "Main verte"\n', ""), "goal green_thumb", "name"),
        ("".join(NEW_GOAL.replace("green_thumb", f"green_{number}") for number in range(60)), "goal", ""),
        ('[[goal]]\nid = "patience"\nremove = false\n', "goal patience", "remove"),
    ],
)
def test_what_is_wrong_with_a_new_goal_is_said(pack: str, entry: str, field: str) -> None:
    with pytest.raises(ContentError) as caught:
        tablee.game("genesis", Pack("goals.toml", pack))
    assert (caught.value.values["entry"], caught.value.values["field"]) == (entry, field)


def test_the_balance_report_leaves_out_what_never_comes() -> None:
    fewer = removing("civilization", "carthage")
    report = balance("age_of_civilization", "random", players=[2], games=2, content=fewer, jobs=1)
    listed = {card.id for section in report.sections for card in section.cards}
    assert "egypt" in listed
    assert "carthage" not in listed
