"""What all scenarios of the Path of Glory have in common (rules 2.16, first part)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.games.age_of_civilization.rules.flow import Civilization
from tablee.games.age_of_civilization.rules.results import career, path_score
from tests.games.playing import keys, legal, number_in, play

from .positions import CONTENT, GAME, seat
from .scenarios import (
    ANCIENT,
    NOT_ALONE,
    SCENARIOS,
    after_round,
    alone,
    coins,
    deck_of,
    dumped,
    grade,
    points,
    technologies,
    workers,
)

# Section 5.7: the cards with a fixed place, and the base cards that are left out.
FIXED: dict[str, dict[int, str]] = {
    "age_of_wonders": {4: "quarry"},
    "silk_road": {4: "bazaar", 5: "plague"},
    "lost_civilization": {6: "ritual"},
    "mongol_devastation": {3: "ramparts"},
    "death_and_rebirth": {2: "hospice", 6: "patronage"},
}
REMOVED = {
    "age_of_wonders": {"plague"},
    "silk_road": {"conquest"},
    "lost_civilization": {"plague"},
    "mongol_devastation": {"plague"},
    "death_and_rebirth": {"plague", "hunting"},
}
BASE = {"culture", "construction", "conquest", "hunting", "fishing", "farm", "trade", "plague"}


def new(mode: str, seed: int, **options: Any) -> Civilization:
    state = GAME.new(1, seed, {"mode": mode, **options})
    assert isinstance(state, Civilization)
    return state


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_the_deck_is_the_list_of_the_scenario(mode: str) -> None:
    first = set()
    for seed in range(60):
        held = dumped(new(mode, seed))
        market = [card["civilization"] for card in held["market"]]
        assert sorted([*held["deck"], *market]) == sorted(deck_of(mode))
        assert len(market) == (3 if mode == "lost_civilization" else 5)
        assert not any(card["coins"] for card in held["market"])
        first.add(market[0])
    assert len(first) > 3  # shuffled
    assert not NOT_ALONE & set(deck_of(mode))


@pytest.mark.slow
@pytest.mark.rule("AC-180")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_cards_in_their_places_and_the_others_shuffled(mode: str) -> None:
    tracks = [dumped(new(mode, seed))["track"] for seed in range(150)]
    fixed = FIXED[mode]
    free = BASE - REMOVED[mode] - set(fixed.values())
    for track in tracks:
        assert len(track) == len(set(track)) == 8
        assert {place: track[place - 1] for place in fixed} == fixed
        assert set(track) == free | set(fixed.values())
    for place in range(1, 9):
        if place not in fixed:
            assert {track[place - 1] for track in tracks} == free


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_wonders(mode: str) -> None:
    rows = [[card["wonder"] for card in dumped(new(mode, seed))["wonders"]] for seed in range(80)]
    if mode == "age_of_wonders":
        assert all(sorted(row) == sorted(ANCIENT) for row in rows)
        assert len({row[0] for row in rows}) == 7
    else:
        assert all(len(set(row)) == len(row) == 4 for row in rows)
        assert len({wonder for row in rows for wonder in row}) == 15


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_the_rules_of_the_skirmish_hold(mode: str) -> None:
    """3 coins; nothing is added to the market but when a round ends; the opponent grows with the rounds."""
    state = new(mode, 5)
    if mode != "lost_civilization":
        view = state.view(0)
        assert (view["seats"][0]["coins"], view["virtual"], view["first"]) == (3, 0, 0)
        before = dumped(state)["market"]
        taken = before[0]["civilization"]
        events = play(state, f"rise {taken}")
        assert dumped(state)["market"] == before[1:]
        assert "event-market" not in keys(events)
    own = seat(main=deck_of(mode)[0], hand=2)
    market = {deck_of(mode)[2]: 0, deck_of(mode)[1]: 2}
    later, events = after_round(mode, own, market=market, round=1)
    held = [(card["civilization"], card["coins"]) for card in dumped(later)["market"]]
    assert held[:2] == [(card, lying + 1) for card, lying in market.items()]
    assert len(held) == 3
    assert held[2][1] == 0
    assert dumped(later)["virtual"] == 1


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize(
    ("mode", "round_"),
    [("age_of_wonders", 1), ("silk_road", 1), ("lost_civilization", 3), ("death_and_rebirth", 3)],
)
def test_special_action_cards_have_no_icon(mode: str, round_: int) -> None:
    """These enter the window after these rounds; the seat is weaker than the opponent, so a war would be felt."""
    main = {"lost_civilization": "inca", "death_and_rebirth": "khmer"}.get(mode, "india")
    state, events = after_round(mode, seat(main=main, hand=2), round=round_, wards=1)
    assert dumped(state)["track"][round_ + 2] in {"quarry", "bazaar", "ritual", "patronage"}
    assert not {"event-war", "event-plague"} & set(keys(events))


CASES = [
    # Egypt: Wonder costs 3 less. The Quarry is no Wonder action, and is not changed by what changes one.
    ("age_of_wonders", "quarry zeus", {"main": "egypt"}, 0, 0, 2),
    # Arabia, Sogdiana, Navigation, Lighthouse: Trade +1 each. Neither Bazaar nor Caravan is a Trade.
    ("silk_road", "do bazaar", {"main": "arabia", "technologies": ["navigation"], "wonders": ["lighthouse"]}, 1, 0, 2),
    ("silk_road", "do caravan", {"main": "sogdiana", "technologies": ["navigation"], "coins": 1}, -1, 1, 3),
    # Cahokia: fewer workers for Construction and Farm. Angkor Wat: Culture +1 point.
    ("lost_civilization", "do ritual", {"main": "cahokia", "wonders": ["angkor"]}, 0, 1, 3),
    # Mining and the Khmer: Construction 1 coin less each.
    ("mongol_devastation", "do ramparts", {"main": "khmer", "technologies": ["mining"], "coins": 1}, -1, 0, 3),
    ("mongol_devastation", "do tribute", {"main": "khmer", "technologies": ["mining"], "coins": 3}, -3, 0, 3),
    ("death_and_rebirth", "do hospice", {"main": "italy", "wonders": ["angkor"]}, 0, 1, 2),
    # Korea: Research of Education +2 points. Writing: Research 1 coin less.
    ("death_and_rebirth", "patronage education", {"main": "korea", "technologies": ["writing"], "coins": 5}, -5, 2, 3),
]


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize(("mode", "text", "own", "gained", "scored", "left"), CASES, ids=[case[1] for case in CASES])
def test_special_actions_are_never_changed_by_modifiers(
    mode: str, text: str, own: dict[str, Any], gained: int, scored: int, left: int
) -> None:
    rounds = {"quarry zeus": 2, "do bazaar": 2, "do ritual": 4, "patronage education": 4}
    state = alone(mode, seat(hand=left, **own), round=rounds.get(text, 1))
    before = coins(state)
    play(state, text)
    found = state.view(0)["seats"][0]
    assert (coins(state) - before, points(state)) == (gained, scored)
    if state.pending() and state.view(0)["pending"]["0"] == "action":
        assert found["hand"] == left - 1  # one worker, always


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize(("mode", "action"), [("silk_road", "caravan"), ("mongol_devastation", "tribute")])
@pytest.mark.parametrize("round_", range(1, 7))
def test_a_card_beside_the_permanent_one_is_there_in_every_round(mode: str, action: str, round_: int) -> None:
    state = alone(mode, seat(main="india", coins=3, hand=2), round=round_)
    assert f"do {action}" in legal(state)
    play(state, f"do {action}")
    if state.view(0)["round"] == round_ and not state.over:
        assert f"do {action}" not in legal(state)  # one slot


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize("mode", ["skirmish", "age_of_wonders", "lost_civilization", "death_and_rebirth"])
def test_elsewhere_nothing_lies_beside_the_permanent_card(mode: str) -> None:
    main = {"lost_civilization": "inca", "death_and_rebirth": "khmer"}.get(mode, "india")
    for round_ in range(1, 7):
        state = alone(mode, seat(main=main, coins=9, hand=4), round=round_)
        assert not {"do caravan", "do tribute"} & legal(state)


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_achievements_are_not_awarded(mode: str) -> None:
    own = seat(main=deck_of(mode)[0], points=60, hand=4)
    state, _ = after_round(mode, own, round=6, tribute=True)
    assert state.over
    result = state.view(0)["result"]
    assert set(result) == {"goals", "grade", "path"}
    assert set(result["goals"]) == {"bronze", "silver", "gold"}


@pytest.mark.rule("AC-180")
@pytest.mark.parametrize(
    ("mode", "closed", "known"),
    [
        ("age_of_wonders", {"gunpowder"}, ["mining", "ironworking"]),
        ("lost_civilization", {"ironworking", "gunpowder"}, ["mining"]),
        ("silk_road", set(), ["mining", "ironworking"]),
    ],
)
def test_closed_cells(mode: str, closed: set[str], known: list[str]) -> None:
    main = "inca" if mode == "lost_civilization" else "india"
    state = alone(mode, seat(main=main, technologies=known, coins=20))
    available = set(state.view(0)["seats"][0]["available"])
    assert not available & closed
    assert {"writing", "navigation", "currency"} <= available
    assert all(f"research {technology}" not in legal(state) for technology in closed)
    if not closed:
        assert "gunpowder" in available


# AC-182: grades ---------------------------------------------------------------------------------------

# What each scenario asks for in bronze, silver and gold: its own measure, and points.
GRADES = {
    "age_of_wonders": [(3, 20), (4, 26), (5, 30)],
    "silk_road": [(3, 17), (5, 21), (6, 25)],
    "lost_civilization": [(0, 18), (1, 23), (2, 28)],
    "mongol_devastation": [(3, 18), (5, 23), (6, 27)],
    "death_and_rebirth": [(0, 20), (3, 25), (5, 32)],
}
FIVE = ["writing", "navigation", "mining", "ironworking", "gunpowder"]


def ended(mode: str, measure: int, scored: int) -> Civilization:
    """A scenario that ends with so much of what it measures, and so many points."""
    own: dict[str, Any] = {"main": {"lost_civilization": "inca", "death_and_rebirth": "khmer"}.get(mode, "india")}
    table: dict[str, Any] = {}
    own["hand"] = measure if mode == "lost_civilization" else 0
    last = 0
    if mode == "age_of_wonders":
        # Without workers, shields and coins only the last two of these score when the game ends: 1 and 2 points.
        own["wonders"] = ["zeus", "artemis", "colossus", "gardens", "lighthouse"][:measure]
        last = {4: 1, 5: 1 + 2}.get(measure, 0)
    elif mode == "death_and_rebirth":
        own["technologies"] = FIVE[:measure]
    elif mode == "silk_road":
        table["stations"] = measure
    elif mode == "mongol_devastation":
        table.update(realms=measure, tribute=True)  # the last raid changes nothing
    state, _ = after_round(mode, seat(points=scored - last, **own), round=6, **table)
    assert state.over
    assert sum(state.scores()[0].values()) == scored
    return state


@pytest.mark.rule("AC-182")
@pytest.mark.rule("AC-193")
@pytest.mark.rule("AC-199")
@pytest.mark.rule("AC-203")
@pytest.mark.rule("AC-210")
@pytest.mark.rule("AC-217")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_the_best_grade_whose_conditions_both_hold(mode: str) -> None:
    wanted = dict(zip(("bronze", "silver", "gold"), GRADES[mode], strict=True))
    least = 1 if mode == "mongol_devastation" else 0
    measures = {max(least, measure - less) for measure, _ in GRADES[mode] for less in (0, 1)}
    scores = {scored - less for _, scored in GRADES[mode] for less in (0, 1)}
    seen = set()
    for measure, scored in product(sorted(measures), sorted(scores)):
        won = [name for name, (lowest, fewest) in wanted.items() if measure >= lowest and scored >= fewest]
        expected = won[-1] if won else None
        assert grade(ended(mode, measure, scored)) == expected, (measure, scored)
        seen.add(expected)
    assert seen == {None, "bronze", "silver", "gold"}


@pytest.mark.rule("AC-182")
def test_a_better_half_does_not_make_up_for_the_other() -> None:
    assert grade(ended("silk_road", 6, 20)) == "bronze"
    assert grade(ended("silk_road", 3, 40)) == "bronze"
    assert grade(ended("silk_road", 2, 40)) is None


@pytest.mark.rule("AC-182")
def test_a_grade_of_points_only_has_just_that_condition() -> None:
    assert grade(ended("lost_civilization", 0, 40)) == "bronze"
    assert grade(ended("death_and_rebirth", 0, 40)) == "bronze"


@pytest.mark.rule("AC-182")
def test_what_is_missing_to_a_grade_is_told() -> None:
    goals = ended("silk_road", 5, 20).view(0)["result"]["goals"]
    assert goals == {"bronze": {}, "silver": {"points": 20}, "gold": {"points": 20, "stations_min": 5}}


# AC-184: the end of a round -----------------------------------------------------------------------------


@pytest.mark.rule("AC-184")
def test_black_death_before_the_war() -> None:
    """3 workers: the Black Death takes 2, the war the last one. The other way round one would be left."""
    state, events = after_round("death_and_rebirth", seat(main="khmer", hand=3), round=1)
    happened = keys(events)
    assert happened.index("event-market") < happened.index("event-black-death") < happened.index("event-war")
    assert workers(state) == 0


@pytest.mark.rule("AC-184")
def test_drought_before_the_war() -> None:
    own = seat(main="inca", hand=3, coins=3)
    state, events = after_round("lost_civilization", own, round=4)
    happened = keys(events)
    assert happened.index("event-market") < happened.index("event-drought") < happened.index("event-war")
    assert (workers(state), coins(state)) == (1, 1)


@pytest.mark.rule("AC-184")
def test_the_raid_comes_after_the_icon() -> None:
    state, events = after_round("mongol_devastation", seat(main="khmer", hand=3), round=2)
    happened = keys(events)
    assert happened.index("event-market") < happened.index("event-war") < happened.index("event-raid")
    assert (workers(state), dumped(state)["realms"]) == (1, 5)


@pytest.mark.rule("AC-184")
def test_a_wonder_is_lost_after_the_icon() -> None:
    _, events = after_round("age_of_wonders", seat(main="india", hand=3), round=3)
    happened = keys(events)
    assert happened.index("event-market") < happened.index("event-war") < happened.index("event-wonder-lost")


@pytest.mark.rule("AC-184")
def test_rebirth_is_the_last_thing_of_round_3() -> None:
    state, events = after_round("death_and_rebirth", seat(main="khmer", hand=1), round=3)
    happened = keys(events)
    assert happened.index("event-market") < happened.index("event-black-death") < happened.index("event-rebirth")
    assert happened.index("event-rebirth") < happened.index("event-round")
    assert workers(state) == 1  # the one lost, then one new


@pytest.mark.rule("AC-184")
def test_the_opponent_grows_before_the_war() -> None:
    """Military 1 after round 1: equal to the opponent's, so a worker is lost, after the Black Death has taken one."""
    state, _ = after_round("death_and_rebirth", seat(main="korea", hand=2), round=1)
    assert (workers(state), dumped(state)["virtual"]) == (0, 1)


@pytest.mark.rule("AC-184")
def test_round_6_ends_without_a_card_but_with_a_raid() -> None:
    market = {"korea": 0, "tibet": 2}
    state, events = after_round("mongol_devastation", seat(main="khmer", hand=3), market=market, round=6)
    happened = keys(events)
    assert "event-raid" in happened
    assert not {"event-war", "event-plague", "event-market"} & set(happened)
    assert {card["civilization"]: card["coins"] for card in dumped(state)["market"]} == market
    assert (dumped(state)["virtual"], workers(state), dumped(state)["realms"]) == (6, 2, 5)
    assert happened.index("event-raid") < happened.index("event-over")


@pytest.mark.slow
@pytest.mark.parametrize("mode", SCENARIOS)
def test_a_whole_scenario(mode: str) -> None:
    """What happens after which round, in games played by chance."""
    after = {
        "event-drought": {"lost_civilization": {3, 4, 5}},
        "event-rebirth": {"death_and_rebirth": {3}},
        "event-plague": {"silk_road": {2}},
    }
    for seed in range(12):
        state = new(mode, seed)
        seen: dict[str, set[int]] = {key: set() for key in after}
        while not state.over:
            number = state.view(0)["round"]
            offered = sorted(legal(state))
            for event in play(state, offered[(7 * seed + 3 * len(offered)) % len(offered)]):
                if event.key in seen:
                    seen[event.key].add(number)
                if event.key == "event-round":
                    number = number_in(event, "round")
        for key, rounds in after.items():
            assert seen[key] == rounds.get(mode, set())
        assert technologies(state) <= {card.id for card in CONTENT.technology}
        assert state.view(0)["result"]["grade"] in {None, "bronze", "silver", "gold"}


@pytest.mark.rule("AC-182")
def test_the_path_score_adds_up_the_best_grade_of_each_scenario() -> None:
    played = [("silk_road", "bronze"), ("silk_road", "gold"), ("silk_road", None), ("age_of_wonders", "silver")]
    assert path_score(played) == 3 + 2
    assert path_score([]) == 0
    assert path_score([(scenario, "gold") for scenario in SCENARIOS]) == 15


@pytest.mark.rule("AC-176")
@pytest.mark.rule("AC-182")
def test_a_career_adds_up_what_games_alone_brought() -> None:
    lacking = {"points_min": 1}
    finished: list[tuple[str, dict[str, Any]]] = [
        ("silk_road", {"goals": {}, "grade": "gold", "path": 3}),
        ("age_of_wonders", {"goals": {}, "grade": None, "path": 0}),
        ("skirmish", {"goals": {"a": {}, "b": lacking, "c": lacking}}),
        ("skirmish", {"goals": {"a": lacking, "b": {}, "c": lacking}}),
    ]
    path, achievements = career(finished)
    assert path.values == {"points": 3, "most": 15}
    assert (achievements.values["count"], achievements.values["of"]) == (2, 3)
    assert career([]) == []
    assert not GAME.collects({"mode": "standard"})
    assert GAME.collects({"mode": "skirmish"})
