"""Refusals: every forbidden action names the rule against it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import tablee
from tablee.engine.errors import IllegalAction
from tablee.engine.events import Refusal
from tablee.engine.messages import LANGUAGES, Speaker
from tests.shelf import OWN_KEYS

from .playing import legal
from .refusals import Make, Refusals, check_all_actions, messages, rules, why_not

REFUSALS: dict[str, Refusals] = {
    key: import_module(f".{key}.refusals", __package__).REFUSALS
    for key in OWN_KEYS
    if find_spec(f".{key}.refusals", __package__)
}
CASES = [
    pytest.param(make, text, rule, key, id=f"{game} {number} {text}")
    for game, found in REFUSALS.items()
    for number, (make, text, rule, key) in enumerate(
        (make, text, rule, key) for (rule, key), cases in found.refused.items() for make, text in cases
    )
]

every_game = pytest.mark.parametrize("game", REFUSALS)


@pytest.mark.parametrize(("make", "text", "rule", "key"), CASES)
def test_a_refusal_names_its_rule(make: Make, text: str, rule: str, key: str) -> None:
    state = make()
    refused = why_not(state, text)
    assert refused is not None
    assert (refused.rule, refused.key) == (rule, key)
    assert text not in legal(state)
    # It can be said in every language, with all its values.
    for language in LANGUAGES:
        said = Speaker(language, game=state.game).refusal(refused)
        assert "{" not in said
        assert said.strip()


@pytest.mark.parametrize(("make", "text", "rule", "key"), CASES)
def test_an_illegal_action_changes_nothing(make: Make, text: str, rule: str, key: str) -> None:
    state = make()
    before = state.dump()
    who = state.pending()[0]
    action = state.game.actions.parse(text)
    with pytest.raises(IllegalAction) as caught:
        state.apply(who, action)
    assert caught.value.refusal == state.why_not(who, action)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == (rule, key)
    assert state.dump() == before


@every_game
def test_every_refusal_of_the_texts_is_met(game: str) -> None:
    assert {key for _, key in REFUSALS[game].refused} == messages(game) - REFUSALS[game].parts


@every_game
def test_every_rule_of_a_refusal_is_defined(game: str) -> None:
    assert {rule for rule, _ in REFUSALS[game].refused} <= rules(game)


@pytest.mark.slow
@every_game
def test_every_question_is_met(game: str) -> None:
    asked = set()
    for cases in REFUSALS[game].refused.values():
        for make, _ in cases:
            asked.update(make().view(None)["pending"].values())
    assert asked == set(tablee.game(game).questions[1:]) - REFUSALS[game].never_asked


@pytest.mark.parametrize(
    ("make", "text", "values"),
    [
        pytest.param(*case, id=f"{game} {number} {case[1]}")
        for game, found in REFUSALS.items()
        for number, case in enumerate(found.values)
    ],
)
def test_the_values_of_a_refusal(make: Make, text: str, values: dict[str, Any]) -> None:
    refused = why_not(make(), text)
    assert refused is not None
    assert dict(refused.values) == values


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "table"), [(game, table) for game, found in REFUSALS.items() for table in found.games]
)
def test_an_action_is_legal_or_refused_with_a_rule(game: str, table: str) -> None:
    for number, (state, who, action) in enumerate(REFUSALS[game].games[table]()):
        if number % REFUSALS[game].every:
            continue
        check_all_actions(state, who, REFUSALS[game].parts)
        for other in range(int(state.players)):
            if other not in state.pending():
                assert state.legal(other) == []
                refused = state.why_not(other, action)
                assert refused == Refusal("", "refuse-not-your-turn", {"seat": state.pending()[0]})


@every_game
def test_actions_that_do_not_exist(game: str) -> None:
    (make, _), *_ = next(iter(REFUSALS[game].refused.values()))
    state = make()
    for action in (-1, tablee.game(game).actions.size, 10_000):
        refused = state.why_not(state.pending()[0], action)
        assert refused is not None
        assert refused.key == "refuse-unknown-action"
