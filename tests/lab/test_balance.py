"""The balance report: what it counts, how it compares, and that it finds a card known to be strong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.bots import UnknownBot
from tablee.engine import registry, shelf
from tablee.engine.errors import OptionError
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.previews import Change
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.lab import balance as lab
from tablee.lab.alone import judged
from tablee.lab.arena import ArenaError
from tablee.lab.balance import Card, Report, Section, balance
from tablee.lab.balance_games import ANY, BalanceCounts, Watched, play, watch
from tablee.lab.playthrough import Pairing, Playthrough
from tablee.lab.stats import wilson
from tablee.terminal.balance import markdown
from tests.toys.sealed.meta import META

PRIZES = ["cup", "crown", "ring", "coin", "harp"]


@pytest.fixture(autouse=True)
def sealed_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed on the shelf, where prizes are kept or melted. Only in this process: workers would not find it."""
    monkeypatch.setitem(shelf.by_key, META.key, META)


def pack(folder: Path, points: dict[str, int]) -> Path:
    path = folder / "-".join(["prizes", *(str(value) for value in points.values())])
    path.write_text("".join(f'[[prize]]\nid = "{prize}"\npoints = {value}\n' for prize, value in points.items()))
    return path


def cards(report: Report) -> dict[str, Card]:
    (section,) = report.sections
    return {card.id: card for card in section.cards}


def timeless(report: Report) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(report)
    del plain["seconds"]
    return plain


# Whole reports ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_card_that_decides_the_game_is_found(tmp_path: Path) -> None:
    strong = pack(tmp_path, {"crown": 50})
    report = balance("sealed", "greedy", games=400, jobs=1, content=strong)
    (section,) = report.sections
    crown = section.cards[0]
    assert (crown.id, crown.outside, crown.surely) == ("crown", "above", True)
    # Greedy never melts it, and who keeps it has won: its lift is the number of players.
    assert crown.by_event["event-melted"].times == 0
    assert crown.total == crown.by_event["event-kept"]
    for players in (2, 3):
        alone = cards(balance("sealed", "greedy", games=100, players=[players], jobs=1, content=strong))["crown"]
        assert alone.total.lift == pytest.approx(players)
    assert crown.total.lift is not None
    assert 2 < crown.total.lift < 3
    assert all(card.outside != "above" for card in section.cards[1:])


@pytest.mark.slow
def test_among_equal_cards_none_stands_out(tmp_path: Path) -> None:
    equal = pack(tmp_path, dict.fromkeys(PRIZES, 3))
    report = balance("sealed", "greedy", games=600, jobs=1, content=equal)
    assert sorted(cards(report)) == sorted(PRIZES)
    assert not any(card.surely for card in cards(report).values())


def test_cards_that_are_taken_in_several_ways() -> None:
    report = balance("sealed", "random", games=200, jobs=1)
    for card in cards(report).values():
        kept, melted = card.by_event["event-kept"], card.by_event["event-melted"]
        assert 0 < kept.times < card.total.times == kept.times + melted.times
        assert card.total.share == pytest.approx(kept.share + melted.share)
        assert card.total.share == card.total.times / sum(table.players * table.games for table in report.tables)


def test_where_nobody_begins_there_is_no_order() -> None:
    assert [table.order for table in balance("sealed", "random", games=4, jobs=1).tables] == [None, None]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs() -> None:
    first, again, other = (
        timeless(balance("genesis", "random", games=30, seed=seed, jobs=jobs))
        for seed, jobs in [(3, 1), (3, 2), (4, 1)]
    )
    assert first == again
    assert first["tables"] != other["tables"]


def test_every_number_of_players_from_two_on_shares_the_games() -> None:
    report = balance("genesis", "random", games=7, jobs=1)
    assert [(table.players, table.games) for table in report.tables] == [(2, 3), (3, 3), (4, 3)]
    assert report.games == 9
    assert [table.options["species"] for table in report.tables] == [["choose"] * count for count in (2, 3, 4)]
    for table in report.tables:
        assert table.order is not None
        assert sum(place.win_rate for place in table.order) == pytest.approx(1)
        assert len(table.order) == table.players
    assert set(cards(report)) == {"reptile", "dinosaur", "mammal", "human"}
    assert sum(card.total.times for card in cards(report).values()) == 3 * (2 + 3 + 4)


def test_options_may_allow_fewer_numbers_of_players() -> None:
    teams = balance("genesis", "random", games=2, options={"mode": "teams"}, jobs=1)
    assert [table.players for table in teams.tables] == [4]
    chosen = balance("genesis", "random", games=2, players=[3, 2, 3], jobs=1)
    assert [table.players for table in chosen.tables] == [2, 3]


def test_what_cannot_be_played_is_said_before_the_first_game() -> None:
    with pytest.raises(ArenaError, match="error-arena-games"):
        balance("genesis", "random", games=0)
    with pytest.raises(UnknownBot):
        balance("genesis", "oracle")
    with pytest.raises(OptionError):
        balance("genesis", "random", options={"map": "atlantis"})
    with pytest.raises(OptionError):
        balance("genesis", "random", options={"mode": "teams"}, players=[3])
    with pytest.raises(OptionError):
        balance("genesis", "random", options={"mode": "challenge"}, players=[2])
    with pytest.raises(OptionError):
        balance("sealed", "random", players=[1])


def test_progress_counts_games() -> None:
    calls: list[tuple[int, int]] = []
    balance("genesis", "random", games=5, players=[2], jobs=1, on_progress=lambda *call: calls.append(call))
    assert calls == [(number, 5) for number in range(1, 6)]


# What one game says -------------------------------------------------------------------------------


def match(game: str, players: int, **options: Any) -> Pairing:
    return Pairing(game, None, players, options, 5, ("random",), (0,) * players, tuple(range(players)))


def test_who_begins_is_told_by_the_game() -> None:
    for first in range(3):
        assert watch(match("genesis", 3, first_player=f"seat{first}")).first == first


def test_what_is_taken_in_the_set_up_counts() -> None:
    seen = watch(match("genesis", 2, species=["human", "reptile"]))
    assert {(0, ("species", ANY, "human")), (1, ("species", "event-species", "reptile"))} <= seen.taken
    assert len(seen.taken) == 4


def test_a_batch_is_the_sum_of_its_games() -> None:
    batch = [match("genesis", 2), match("genesis", 2, map="gondwana")]
    one, two = (watch(game) for game in batch)
    counts = play(batch)
    assert counts.games == 2
    assert sorted(counts.scores.elements()) == sorted(one.scores + two.scores)


# What the games say together ----------------------------------------------------------------------


def taken(player: int, card: str, event: str = "event-kept") -> set[tuple[int, tuple[str, str, str]]]:
    return {(player, ("prize", key, card)) for key in (event, ANY)}


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A report on games that a test makes up: `told([...two players...], [...three...])`."""

    def make(*games: Sequence[Watched]) -> Report:
        made = {len(some[0].wins): iter(some) for some in games}

        def fake(batch: Sequence[Pairing]) -> BalanceCounts:
            counts = BalanceCounts(batch[0].players)
            for _ in batch:
                counts.note(next(made[counts.players]))
            return counts

        monkeypatch.setattr(lab, "play", fake)
        count = sum(len(some) for some in games)
        return balance("sealed", "random", games=count, players=[*made], jobs=1)

    return make


def test_scores(told: Any) -> None:
    games = [Watched([1, 0], [20 - n, n], None, set()) for n in range(10)]
    games.append(Watched([0.5, 0.5], [10, 10], None, set()))
    scores = told(games).tables[0].scores
    assert (scores.mean, scores.least, scores.most) == (10, 0, 20)
    # 0 … 9, 10, 10, 11 … 20: 22 scores, whose squared distances from 10 add up to 770.
    assert scores.deviation == pytest.approx((770 / 21) ** 0.5)
    assert scores.quantiles == pytest.approx({"5": 1.05, "25": 5.25, "50": 10, "75": 14.75, "95": 18.95})
    assert scores.winners_mean == pytest.approx((sum(range(11, 21)) + 10) / 11)


def test_the_order_is_counted_from_who_begins(told: Any) -> None:
    games = [
        Watched([1, 0, 0], [1, 0, 0], 0, set()),  # who began won
        Watched([0, 0, 1], [0, 0, 1], 2, set()),  # again
        Watched([1, 0, 0], [1, 0, 0], 2, set()),  # the next one won
        Watched([0, 0.5, 0.5], [0, 1, 1], 2, set()),  # who began and the third shared it
    ]
    order = told(games).tables[0].order
    assert [place.win_rate for place in order] == [2.5 / 4, 1 / 4, 0.5 / 4]
    assert [place.interval for place in order] == [wilson(2.5, 4), wilson(1, 4), wilson(0.5, 4)]


def test_the_lift_compares_with_each_tables_fair_share(told: Any) -> None:
    two = [Watched([1, 0], [1, 0], None, taken(0, "crown")), Watched([1, 0], [1, 0], None, taken(1, "crown"))]
    three = [
        Watched([0.5, 0.5, 0], [1, 1, 0], None, taken(1, "crown") | taken(2, "crown", "event-melted")),
        Watched([1, 0, 0], [1, 0, 0], None, taken(0, "ring")),
    ]
    found = cards(told(two, three))
    crown = found["crown"]
    # Taken by four of ten players; 1.5 wins, where 2/2 + 2/3 would have been fair.
    assert (crown.total.times, crown.total.share) == (4, 0.4)
    assert crown.total.lift == pytest.approx(1.5 / (1 + 2 / 3))
    assert crown.total.interval == pytest.approx([bound * 4 / (1 + 2 / 3) for bound in wilson(1.5, 4)])
    assert crown.by_event["event-kept"].lift == pytest.approx(1.5 / (1 + 1 / 3))
    assert crown.by_event["event-melted"].lift == 0
    assert found["ring"].total.lift == pytest.approx(3)
    assert found["cup"].total == lab.Lift(0, 0, None, None)


def test_taking_a_card_twice_counts_once() -> None:
    counts = BalanceCounts(2)
    counts.note(Watched([1, 0], [1, 0], None, taken(0, "crown") | taken(0, "crown", "event-melted")))
    assert counts.times["prize", ANY, "crown"] == 1


def test_cards_outside_the_tolerance_are_marked_and_the_sure_ones_too(told: Any) -> None:
    """Crowns win 95 of 100, cups 20 of 100; rings 2 of 3, which is no evidence; coins and harps half."""
    wins = {"crown": (95, 100), "cup": (20, 100), "ring": (2, 3), "coin": (50, 100), "harp": (50, 100)}
    games = []
    for prize, (won, times) in wins.items():
        games += [Watched([1, 0], [1, 0], None, taken(int(n >= won), prize)) for n in range(times)]
    report = told(games)
    (section,) = report.sections
    assert isinstance(section, Section)
    mean = (1.9 + 0.4 + 4 / 3 + 1 + 1) / 5
    assert section.mean_lift == pytest.approx(mean)
    assert section.tolerance == pytest.approx((0.75 * mean, 1.25 * mean))
    assert [card.id for card in section.cards] == ["crown", "ring", "coin", "harp", "cup"]
    assert {card.id: (card.outside, card.surely) for card in section.cards} == {
        "crown": ("above", True),
        "ring": (None, False),
        "coin": (None, False),
        "harp": (None, False),
        "cup": ("below", True),
    }
    few = [Watched([1, 0], [1, 0], None, taken(0, "ring")), Watched([0, 1], [0, 1], None, taken(0, "coin"))]
    unsure = cards(told(few))
    assert (unsure["ring"].outside, unsure["ring"].surely) == ("above", False)
    assert (unsure["coin"].outside, unsure["coin"].surely) == ("below", False)


@pytest.mark.slow
def test_games_go_to_the_workers_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    def fake(batch: Sequence[Pairing]) -> BalanceCounts:
        sizes.append(len(batch))
        counts = BalanceCounts(2)
        for _ in batch:
            counts.note(Watched([1, 0], [1, 0], None, set()))
        return counts

    monkeypatch.setattr(lab, "play", fake)
    for games, most in ((10_010, 25), (1000, 10), (60, 1)):
        sizes.clear()
        assert balance("sealed", "random", games=games, players=[2], jobs=1).games == games
        assert sum(sizes) == games
        assert max(sizes) == most


def test_the_turn_order_need_not_go_clockwise(told: Any) -> None:
    games = [
        Watched([1, 0, 0], [1, 0, 0], 2, set(), [2, 1, 0]),  # the last one won
        Watched([0, 1, 0], [0, 1, 0], 2, set(), [2, 1, 0]),  # the second
        Watched([0, 1, 0], [0, 1, 0], 0, set()),  # clockwise
    ]
    (table,) = told(games).tables
    assert [place.win_rate for place in table.order] == pytest.approx([0, 2 / 3, 1 / 3])
    assert [place.win_rate for place in table.seats] == pytest.approx([1 / 3, 2 / 3, 0])
    assert [place.interval for place in table.seats] == [wilson(1, 3), wilson(2, 3), wilson(0, 3)]


@pytest.mark.slow
def test_a_game_can_say_its_turn_order() -> None:
    seen = watch(match("genesia", 3))
    assert seen.order is not None
    assert sorted(seen.order) == [0, 1, 2]
    assert seen.order[0] == seen.first
    assert watch(match("genesis", 3)).order is None


# Groups of cards, and games alone -----------------------------------------------------------------


@pytest.mark.slow
def test_groups_sum_up_their_cards() -> None:
    report = balance("genesia", "random", games=8, players=[5], jobs=1)
    sections = {section.section: section for section in report.sections}
    assert list(sections) == ["card", "lot", "objective"]
    cards = {card.id: card.total for card in sections["card"].cards}
    lots = {card.id: card.total for card in sections["lot"].cards}
    content = registry.game("genesia").content
    assert isinstance(content, Catalogue)
    for lot, total in lots.items():
        own = [cards[card.id] for card in content.card if card.lot == lot]
        assert total.times == sum(one.times for one in own)
        if total.lift is not None:
            wins = sum((one.lift or 0) * one.times / 5 for one in own)
            assert total.lift == pytest.approx(wins / (total.times / 5))
    assert lots["promo"].lift is None
    assert lots["blue"].times > 0


@pytest.mark.slow
def test_games_alone_by_their_modes() -> None:
    report = balance("genesia", "random", games=10, players=[1, 2], jobs=1)
    assert [(table.players, table.games) for table in report.tables] == [*((1, 3) for _ in range(3)), (2, 3)]
    alone = report.tables[:3]
    assert [table.options["mode"] for table in alone] == ["beginner", "expert", "heroic"]
    for table in alone:
        assert (table.order, table.seats) == (None, [])
        assert [goal.goal for goal in table.goals] == [100, 130]
        assert all(goal.rate == 0 for goal in table.goals)  # random play is far from it
    assert all(table.goals == [] and len(table.seats) == table.players for table in report.tables[3:])
    assert all(table.categories and not table.earned for table in alone)
    assert report.tables[3].categories == {}
    expert = balance("genesia", "random", games=1, options={"mode": "expert"}, jobs=1)
    assert [(table.players, table.games) for table in expert.tables] == [(1, 1)]
    assert expert.sections == []


def test_the_result_alone_is_what_the_game_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Genesia the lower of two totals; reaching a goal counts from the goal itself on."""
    game = registry.game("genesia")
    course = Playthrough(match("genesia", 1))
    for _ in course:
        pass
    assert course.result().scores == [min(sum(line.values()) for line in course.state.scores())]
    results = {99: False, 100: True}
    for result, reached in results.items():
        monkeypatch.setattr(type(game), "daily_standing", lambda _, __, result=result: [result])
        table = balance("genesia", "random", games=1, players=[1], options={"mode": "heroic"}, jobs=1).tables[0]
        assert [goal.rate == 1 for goal in table.goals] == [reached, False]
        assert (table.scores.least, table.scores.most, table.scores.deviation) == (result, result, 0)


# What games alone are measured by -----------------------------------------------------------------


def test_a_rate_is_compared_with_its_target() -> None:
    assert judged(0.9, (0.8, 0.95), None) == (None, False)
    assert judged(0.4, (0.3, 0.5), 0.5) == (None, False)  # about every second game
    assert judged(0.3, (0.2, 0.4), 0.5) == ("below", False)
    assert judged(0.3, (0.25, 0.35), 0.5) == ("below", True)
    assert judged(0.2, (0.1, 0.3), 0.1) == ("above", False)
    assert judged(0.2, (0.15, 0.3), 0.1) == ("above", True)


@pytest.mark.parametrize(
    ("key", "options", "aims"),
    [
        ("genesia", {"mode": "beginner"}, [(100, "", 0.5), (130, "", None)]),
        ("genesia", {"mode": "expert"}, [(100, "", None), (130, "", 0.5)]),
        ("genesia", {"mode": "heroic"}, [(100, "", None), (130, "", None)]),
        ("gentes", {"advanced": False}, [(71, "settler", None), (141, "god", 0.1)]),
        ("genesis", {"level": "calm"}, [(-8, "permian", None), (24, "genesis", None)]),
    ],
)
def test_goals_are_those_of_the_rules(
    key: str, options: dict[str, Any], aims: list[tuple[int, str, float | None]]
) -> None:
    goals = registry.game(key).goals(options)
    assert [(goal.points, goal.rank, goal.target) for goal in (goals[0], goals[-1])] == aims
    assert all(goal.rank in registry.game(key).names("en").get(goal.section, {"": ""}) for goal in goals)


def test_points_come_from_categories_and_from_groups_of_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What events tell of points is summed up as the game says; Gentes has regions for its cities."""
    game = registry.game("gentes")

    def accounts(_: Game, event: Event) -> list[Change]:
        if event.key != "event-build":
            return []
        return [Change(0, "points", 4, str(event.values["space"])), Change(0, "coins", 3, str(event.values["space"]))]

    monkeypatch.setattr(type(game), "accounts", accounts)
    report = balance("gentes", "random", games=2, players=[1], options={"advanced": False}, jobs=1)
    (table,) = report.tables
    assert sum(table.categories.values()) == pytest.approx(table.scores.mean)
    (cities,) = table.earned
    assert (cities.section, cities.field) == ("city", "region")
    assert set(cities.points) == {city.region for city in game.content.entries()["city"]}  # type: ignore[attr-defined]
    assert sum(cities.points.values()) % 2 == 0
    for language in ("en", "fr", "it"):
        document = markdown(report, "tablee balance gentes --solo", Speaker(language, game=game))
        god = next(line for line in document.splitlines() if "(141" in line)
        assert "10%" in god
        assert "▼" in god  # nobody becomes a god by chance
        assert document.count("\n## ") == 2
