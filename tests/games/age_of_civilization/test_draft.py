"""The variant Draft (rules 2.14): dealing and passing, hands, bonus coins, and what stays secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import imagine, keys, legal, play, refusal

from .drafts import CIVILIZATIONS, DRAFT, LEFT_OVER, PICKED, Watcher, drafted, pack_at, picked_at, where
from .positions import GAME, seat
from .scenarios import coins, dumped, points, technologies, workers

TABLES = [2, 3, 4]


def new(players: int, seed: int, **options: Any) -> Civilization:
    state = GAME.new(players, seed, {**DRAFT, **options})
    assert isinstance(state, Civilization)
    return state


def packs(state: Civilization) -> list[list[str]]:
    return [own["pack"] for own in dumped(state)["seats"]]


def hands(state: Civilization) -> list[list[str]]:
    return [own["hand_cards"] for own in dumped(state)["seats"]]


def pick(state: Civilization, who: int, card: str) -> list[Event]:
    return state.apply(who, GAME.actions.parse(f"draft {card}"))


def draft_first_cards(state: Civilization) -> None:
    """Everybody always keeps the first card they see."""
    while state.view(None)["pending"].get("0") == "draft":
        for who in range(state.players):
            pick(state, who, packs(state)[who][0])


def positions(players: int, seed: int, **options: Any) -> Iterator[tuple[Civilization, list[Event]]]:
    """The positions of a game played at random, seats answering in any order, each with the events before it."""
    state, events = GAME.start(players, seed, {**DRAFT, **options})
    assert isinstance(state, Civilization)
    rng = Rng(seed, 4)
    yield state, events
    while not state.over:
        asked = state.pending()
        who = asked[rng.below(len(asked))]
        events = state.apply(who, int(state.sample(who, rng)))
        yield state, events


# Dealing and passing (AC-160) -------------------------------------------------------------------------


@pytest.mark.rule("AC-160")
@pytest.mark.parametrize("players", TABLES)
def test_seven_cards_each_and_no_market(players: int) -> None:
    firsts = set()
    for seed in range(80):
        state = new(players, seed)
        dealt = packs(state)
        assert [len(pack) for pack in dealt] == [7] * players
        assert len({card for pack in dealt for card in pack}) == 7 * players
        held = dumped(state)
        assert held["market"] == []
        assert hands(state) == [[]] * players
        assert state.pending() == list(range(players))
        assert set(state.view(None)["pending"].values()) == {"draft"}
        assert {*held["deck"], *(card for pack in dealt for card in pack)} == set(CIVILIZATIONS)
        firsts.update(dealt[0])
    assert len(firsts) == 48


@pytest.mark.rule("AC-160")
@pytest.mark.parametrize("players", TABLES)
def test_a_seat_chooses_from_its_pack(players: int) -> None:
    state = new(players, 1)
    for who, pack in enumerate(packs(state)):
        assert legal(state, who) == {f"draft {card}" for card in pack}
        other = packs(state)[(who + 1) % players][0]
        assert refusal(state, f"draft {other}", who) == ("AC-160", "refuse-not-in-pack")


@pytest.mark.rule("AC-160")
@pytest.mark.parametrize("players", TABLES)
def test_the_rest_goes_to_the_next_seat_clockwise(players: int) -> None:
    state = new(players, 2)
    expected = packs(state)
    kept: list[list[str]] = [[] for _ in range(players)]
    for number in range(1, 6):
        assert packs(state) == expected
        assert [len(pack) for pack in expected] == [8 - number] * players
        for who in range(players):
            card = expected[who][number % 2]
            pick(state, who, card)
            kept[who].append(card)
        left = [[card for card in pack if card not in kept[who]] for who, pack in enumerate(expected)]
        expected = [left[(who - 1) % players] for who in range(players)]
        assert [sorted(hand) for hand in hands(state)] == [sorted(hand) for hand in kept]
    # The last two of each seat are the market; each pack is where the fifth pick was made from it.
    market = {card["civilization"]: card["coins"] for card in dumped(state)["market"]}
    assert set(market) == {card for pack in expected for card in pack}
    assert len(market) == 2 * players
    assert set(market.values()) == {0}
    assert packs(state) == [[]] * players


@pytest.mark.rule("AC-160")
def test_all_pick_at_once() -> None:
    """Nothing is passed before everybody has picked, and it does not matter who answers first."""
    results = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = new(3, 3)
        dealt = packs(state)
        for number, who in enumerate(order, start=1):
            assert packs(state) == dealt
            assert hands(state) == [[], [], []]
            pick(state, who, dealt[who][3])
            if number < 3:
                assert state.pending() == sorted(set(range(3)) - set(order[:number]))
                assert legal_or_none(state, who) == set()
        results.append(state.dump())
    assert results[0] == results[1] == results[2]


def legal_or_none(state: Civilization, who: int) -> set[str]:
    return {GAME.actions.text(action) for action in state.legal(who)}


@pytest.mark.rule("AC-160")
@pytest.mark.parametrize("players", TABLES)
def test_five_picks_then_the_first_player_begins(players: int) -> None:
    state = new(players, 4, first_player="seat1")
    draft_first_cards(state)
    assert [len(hand) for hand in hands(state)] == [5] * players
    assert state.view(None)["pending"] == {"1": "civilization"}
    assert state.view(None)["round"] == 1


@pytest.mark.slow
@pytest.mark.rule("AC-160")
@pytest.mark.parametrize("players", TABLES)
def test_undealt_cards_are_out_of_the_game(players: int) -> None:
    for seed in range(10):
        out: set[str] = set()
        for state, _ in positions(players, seed):
            held = dumped(state)
            out = out or set(held["deck"])
            assert set(held["deck"]) == out
            assert len(out) == 48 - 7 * players
            on_table = {card["civilization"] for card in held["market"]}
            on_table |= {card for own in held["seats"] for card in (own["main"], *own["declined"], *own["annexed"])}
            assert not out & on_table
            assert state.view(None)["deck"] == 0


# Hands and market (AC-161) ------------------------------------------------------------------------------


@pytest.mark.rule("AC-161")
def test_a_civilization_comes_from_the_hand_or_from_the_market() -> None:
    state = drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization")
    own = ["carthage", "iberia", "khmer", "harappa"]
    assert legal(state) == {f"{verb} {card}" for verb in ("rise", "annex") for card in (*own, *LEFT_OVER)} | {"pass"}
    assert refusal(state, "rise phoenicia") == ("AC-161", "refuse-not-on-offer")  # in the other hand
    assert refusal(state, "rise rome") == ("AC-161", "refuse-not-on-offer")  # out of the game
    assert refusal(state, "rise egypt") == ("AC-161", "refuse-not-on-offer")  # owned


@pytest.mark.rule("AC-161")
def test_in_round_1_too() -> None:
    state = drafted(seat(hand=0, coins=3), seat(hand=0, coins=3), asked="civilization", round=1)
    assert legal(state) == {f"rise {card}" for card in (*PICKED[0], *LEFT_OVER)}


@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("verb", ["rise", "annex"])
@pytest.mark.parametrize("card", ["khmer", "siam"])
def test_the_market_only_shrinks(verb: str, card: str) -> None:
    state = drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization")
    events = play(state, f"{verb} {card}")
    held = dumped(state)
    assert held["market"] == [{"civilization": left, "coins": 0} for left in LEFT_OVER if left != card]
    assert "event-market" not in keys(events)
    assert len(hands(state)[0]) == (3 if card == "khmer" else 4)
    assert card not in hands(state)[0]


@pytest.mark.rule("AC-161")
def test_with_an_empty_market_only_hand_cards_can_be_taken() -> None:
    own = seat(main="egypt", declined=["lydia"], annexed=["congo"])
    other = seat(main="siam", declined=["zimbabwe"])
    state = drafted(own, other, asked="civilization", active=1)
    assert legal(state) == {f"{verb} {card}" for verb in ("rise", "annex") for card in PICKED[1]} | {"pass"}


@pytest.mark.slow
@pytest.mark.rule("AC-161")
def test_hands_are_never_refilled() -> None:
    for players in TABLES:
        for seed in range(8):
            sizes = [5] * players
            for state, events in positions(players, seed):
                if "event-draft" in keys(events) or "draft" in state.view(None)["pending"].values():
                    continue
                now = [own["cards"] for own in state.view(None)["seats"]]
                assert all(after <= before for before, after in zip(sizes, now, strict=True))
                owned = [
                    bool(own["main"]) + len(own["declined"]) + len(own["annexed"]) for own in dumped(state)["seats"]
                ]
                assert all(size >= 5 - taken for size, taken in zip(now, owned, strict=True))
                sizes = now


# Bonus coins (AC-162, AC-164) ---------------------------------------------------------------------------


@pytest.mark.rule("AC-162")
@pytest.mark.parametrize("card", ["khmer", "siam"])
def test_no_bonus_with_the_first_civilization(card: str) -> None:
    state = drafted(seat(hand=0), seat(hand=0), asked="civilization", round=1)
    play(state, f"rise {card}")
    assert coins(state) == 0


@pytest.mark.rule("AC-162")
@pytest.mark.parametrize("verb", ["rise", "annex"])
@pytest.mark.parametrize("card", ["khmer", "siam"])
@pytest.mark.parametrize("declined", [[], ["harappa"]])
def test_two_coins_with_every_later_one(verb: str, card: str, declined: list[str]) -> None:
    state = drafted(seat(main="egypt", declined=declined), seat(main="sumer"), asked="civilization")
    play(state, f"{verb} {card}")
    assert coins(state) == 2


@pytest.mark.rule("AC-162")
@pytest.mark.parametrize(("first", "gained"), [(True, 4), (False, 6)])
def test_coins_lying_on_a_card_come_on_top(first: bool, gained: int) -> None:
    """R23: the coins that Phoenicia put there, also with the first civilization."""
    own = seat(hand=0) if first else seat(main="egypt")
    market = {**dict.fromkeys(LEFT_OVER, 0), "siam": 4}
    state = drafted(own, seat(main="phoenicia"), asked="civilization", round=1 if first else 2, market=market)
    play(state, "rise siam")
    assert coins(state) == gained
    annexing = drafted(seat(main="egypt"), seat(main="phoenicia"), asked="civilization", market=market)
    play(annexing, "annex siam")
    assert coins(annexing) == 6


@pytest.mark.rule("AC-162")
def test_phoenicia_puts_its_coins_on_a_card_of_the_market() -> None:
    own = seat(main="phoenicia", coins=2)
    state = drafted(seat(main="egypt"), own, asked="turn_end", active=1, turn={"turns": 1})
    play(state, "trigger phoenicia")
    assert legal(state) == {f"bonus {card}" for card in LEFT_OVER}  # never on a hand card
    play(state, "bonus siam")
    assert (coins(state, 1), points(state, 1)) == (0, 2)
    assert {card["civilization"]: card["coins"] for card in dumped(state)["market"]} == {
        **dict.fromkeys(LEFT_OVER, 0),
        "siam": 2,
    }


@pytest.mark.rule("AC-164")
def test_carthage_first_gives_nothing() -> None:
    """Example 12: 0 or 6."""
    state = drafted(seat(hand=0), seat(hand=0), asked="civilization", round=1)
    play(state, "rise carthage")
    assert coins(state) == 0
    later = drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization")
    play(later, "rise carthage")
    assert coins(later) == 6


OTHER_HANDS = [
    ["egypt", "zimbabwe", "iberia", "khmer", "harappa"],
    ["sumer", "phoenicia", "persia", "olmecs", "india"],
]


@pytest.mark.rule("AC-164")
def test_carthage_multiplies_the_total() -> None:
    """Example 30: second, with 2 Phoenician coins on it: (2 + 2) x 3."""
    left_over = ["lydia", "congo", "siam", "carthage"]
    market = {**dict.fromkeys(left_over, 0), "carthage": 2}
    cards: dict[str, Any] = {"picked": OTHER_HANDS, "left_over": left_over, "market": market}
    state = drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization", **cards)
    play(state, "rise carthage")
    assert coins(state) == 12
    first = drafted(seat(hand=0), seat(main="sumer"), asked="civilization", round=1, **cards)
    play(first, "rise carthage")
    assert coins(first) == 6
    annexed = drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization", **cards)
    play(annexed, "annex carthage")
    assert coins(annexed) == 4  # its main ability never works


@pytest.mark.rule("AC-164")
def test_iberia_gives_a_technology_later() -> None:
    """Example 12: 0 or 1."""
    state = drafted(seat(hand=0), seat(hand=0), asked="civilization", round=1)
    play(state, "rise iberia")
    assert state.view(0)["pending"] == {"0": "action"}
    assert (coins(state), technologies(state)) == (0, set())
    later = drafted(seat(main="egypt"), seat(main="sumer"), asked="civilization")
    play(later, "rise iberia", "take mining")
    assert later.view(0)["pending"] == {"0": "action"}
    assert (coins(later), technologies(later), points(later)) == (2, {"mining"}, 0)


@pytest.mark.rule("AC-164")
def test_iberia_counts_the_total() -> None:
    """Example 30: with 2 Phoenician coins 4 coins and 2 technologies."""
    picked = [["egypt", "carthage", "zimbabwe", "khmer", "harappa"], OTHER_HANDS[1]]
    left_over = ["lydia", "congo", "siam", "iberia"]
    market = {**dict.fromkeys(left_over, 0), "iberia": 2}
    state = drafted(
        seat(main="egypt"), seat(main="sumer"), asked="civilization", picked=picked, left_over=left_over, market=market
    )
    play(state, "rise iberia", "take mining", "take ironworking")
    assert state.view(0)["pending"] == {"0": "action"}
    assert (coins(state), technologies(state)) == (4, {"mining", "ironworking"})


@pytest.mark.rule("AC-162")
def test_the_population_is_that_of_the_card() -> None:
    state = drafted(seat(main="egypt", hand=1), seat(main="sumer"), asked="civilization")
    play(state, "rise harappa")
    assert workers(state) == 4


# Secrecy: views and events --------------------------------------------------------------------------------


def named_cards(value: Any) -> set[str]:
    """All civilizations that are named anywhere in plain data."""
    if isinstance(value, dict):
        return {card for part in (*value.keys(), *value.values()) for card in named_cards(part)}
    if isinstance(value, list | tuple):
        return {card for part in value for card in named_cards(part)}
    if isinstance(value, Event):
        return named_cards(dict(value.values))
    return {value} & set(CIVILIZATIONS) if isinstance(value, str) else set()


def hidden_from(state: Civilization, watcher: int | None) -> set[str]:
    """The cards that a seat (None: a spectator) must not be told about now: hands, packs, undealt cards."""
    return {card for card, place in where(state).items() if place == ("out", 0) or place[1] != watcher}


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_views_never_show_what_others_hold(players: int) -> None:
    for seed in range(3):
        for state, _ in positions(players, seed, innovation=seed % 2 == 0):
            for watcher in (None, *range(players)):
                view = state.view(watcher)
                assert not named_cards(view) & hidden_from(state, watcher)
                for other, entry in enumerate(view["seats"]):
                    own = {"hand_cards", "pack", "pick"} & set(entry)
                    assert own == ({"hand_cards", "pack", "pick"} if other == watcher else set())


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_events_never_name_what_others_hold(players: int) -> None:
    """What an event names must lie open, or be in the hand of whoever hears it, when it is over."""
    for seed in range(10):
        for state, events in positions(players, seed):
            for watcher in (None, *range(players)):
                heard = [event for event in events if event.visible_to(watcher)]
                assert not named_cards(heard) & hidden_from(state, watcher)


@pytest.mark.rule("AC-160")
def test_a_pick_is_told_to_its_seat_alone() -> None:
    state = new(3, 6)
    card = packs(state)[1][2]
    events = pick(state, 1, card)
    assert [event.key for event in events if event.visible_to(1)] == ["event-draft", "event-draft-own"]
    for watcher in (None, 0, 2):
        assert [event.key for event in events if event.visible_to(watcher)] == ["event-draft"]
    assert [entry["picked"] for entry in state.view(None)["seats"]] == [False, True, False]
    assert state.view(1)["seats"][1]["pick"] == card


@pytest.mark.rule("AC-161")
def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    state = drafted(seat(main="egypt"), seat(main="sumer", declined=["persia"]))
    own = state.view(0)["seats"]
    assert set(own[0]["hand_cards"]) == set(PICKED[0]) - {"egypt"}
    assert [entry["cards"] for entry in own] == [4, 3]
    assert [entry["cards"] for entry in state.view(None)["seats"]] == [4, 3]


def test_without_a_draft_nobody_has_cards_in_hand() -> None:
    entry = GAME.new(2, 1).view(0)["seats"][0]
    assert not {"cards", "hand_cards", "pack", "pick", "picked"} & set(entry)


# Secrecy: what a seat imagines -------------------------------------------------------------------------------

# Moments of a game at which imaginations are looked at: after so many decisions of a draft, or of the turns.
MOMENTS = ("start", "second pick", "third pick", "middle of a pass", "fourth pick", "fifth pick", "over", "later")


def watched(players: int, seed: int) -> Iterator[tuple[str, Civilization, list[Watcher]]]:
    """Some positions of a random game, each with watchers who have seen everything up to it."""
    watchers = [Watcher(who, players) for who in range(players)]
    wanted = dict.fromkeys(MOMENTS, True)
    after = 0
    for state, _ in positions(players, seed):
        for watcher in watchers:
            watcher.look(state)
        asked = state.pending()
        drafting = bool(asked) and state.view(None)["pending"][str(asked[0])] == "draft"
        made = watchers[0].made
        if drafting:
            moment = ["start", "second pick", "third pick", "fourth pick", "fifth pick"][made]
            if len(asked) < players:
                moment = "middle of a pass" if made == 2 else ""
        else:
            moment = "over" if after == 0 else "later" if taken_from_hands(watchers) >= players else ""
            after += 1
        if wanted.pop(moment, False):
            yield moment, state, watchers


def taken_from_hands(watchers: list[Watcher]) -> int:
    return len({card for watcher in watchers for card in watcher.shown})


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_an_imagined_draft_has_shown_the_seat_what_it_saw(players: int) -> None:
    """Replayed, every imagined draft puts the same packs before the seat, in which it makes the same picks."""
    for seed in range(4):
        moments = []
        for moment, state, watchers in watched(players, seed):
            moments.append(moment)
            for watcher in watchers:
                for number in range(6):
                    imagined = imagine(state, watcher.seat, Rng(seed, number))
                    for number_of_pick, seen in enumerate(watcher.looks, start=1):
                        assert pack_at(imagined, watcher.seat, number_of_pick) == seen
                    for number_of_pick, card in enumerate(watcher.picks[: watcher.made], start=1):
                        assert picked_at(imagined, watcher.seat, number_of_pick) == card
        assert moments == list(MOMENTS)


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_an_imagined_position_looks_the_same_to_the_seat(players: int) -> None:
    for seed in range(4):
        for _, state, watchers in watched(players, seed):
            before = state.dump()
            for watcher in watchers:
                imagined = state.imagine(watcher.seat, Rng(seed, 7))
                assert imagined.view(watcher.seat) == state.view(watcher.seat)
                assert imagined.legal(watcher.seat) == state.legal(watcher.seat)
                assert imagined.pending() == state.pending()
                # It is a position like any other: sizes fit, and it can be written out and read back.
                assert [entry["cards"] for entry in imagined.view(None)["seats"]] == [
                    entry["cards"] for entry in state.view(None)["seats"]
                ]
                assert imagined.view(None) == state.view(None)
                dump = imagined.dump()
                assert GAME.load(dump).dump() == dump
                dealt = dump["position"]["dealt"]
                assert Counter(pack for pack, _ in dealt.values()) == dict.fromkeys(range(players), 7)
                taken = [tuple(place) for place in dealt.values() if place[1]]
                assert len(taken) == len(set(taken)) == players * watcher.made
            assert state.dump() == before  # imagining changes nothing


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_imagined_games_can_be_played_to_the_end(players: int) -> None:
    for _, state, watchers in watched(players, 11):
        for watcher in watchers:
            imagined = state.imagine(watcher.seat, Rng(2, 5))
            rng = Rng(3, 3)
            while not imagined.over:
                who = imagined.pending()[0]
                imagined.apply(who, int(imagined.sample(who, rng)))


def frequencies(state: Civilization, who: int, draws: int, stream: int) -> Counter[tuple[str, tuple[str, int]]]:
    """How often each hidden card is imagined where."""
    found: Counter[tuple[str, tuple[str, int]]] = Counter()
    rng = Rng(stream, 8)
    for _ in range(draws):
        found.update(where(imagine(state, who, rng)).items())
    return found


DRAWS = 600


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_every_card_is_imagined_wherever_it_may_be_and_nowhere_else(players: int) -> None:
    """Equally often, too: cards that look alike to a seat are equally likely in each place that they may be in.

    What may be is worked out from the seat's own views alone, so a guess that used more would be noticed.
    """
    for number, (moment, state, watchers) in enumerate(watched(players, 20 + players)):
        for watcher in watchers if moment == "later" else [watchers[number % players]]:
            found = frequencies(state, watcher.seat, DRAWS, 1)
            possible: dict[tuple[str, tuple[str, int]], float] = {}
            for group in watcher.groups():
                assert len(group.cards) == group.places.total()
                for card in group.cards:
                    for place, count in group.places.items():
                        possible[card, place] = count / len(group.cards)
            own = {item for item in found if item[1] in (("hand", watcher.seat), ("pack", watcher.seat))}
            unknown = {item for item in found if item not in own}
            # Nothing that is ruled out, and what is sure is always so.
            assert unknown <= set(possible), moment
            assert own == {
                item for item in where(state).items() if item[1] in (("hand", watcher.seat), ("pack", watcher.seat))
            }
            for item, share in possible.items():
                spread = (DRAWS * share * (1 - share)) ** 0.5
                assert found[item] > 0, (moment, item)
                assert abs(found[item] - DRAWS * share) <= 5.5 * spread, (moment, item)


@pytest.mark.rule("AC-161")
def test_two_players_know_nearly_everything_from_the_second_pick_on() -> None:
    """Each has seen both packs then; all it never saw is the other's first pick."""
    for moment, state, watchers in watched(2, 5):
        for watcher in watchers:
            other = 1 - watcher.seat
            *of_packs, unseen = watcher.groups()
            if moment == "start":
                assert unseen.places == {("pack", other): 7, ("out", 0): 34}
                continue
            shown = unseen.places["hand", other] == 0  # the other has raised the card since
            assert unseen.places == ({("out", 0): 34} if shown else {("hand", other): 1, ("out", 0): 34})
            # What left a pack between two looks at it was taken by the other one.
            known = {card for group in of_packs for card in group.cards if set(group.places) == {("hand", other)}}
            if moment in ("over", "later"):
                assert known <= set(hands(state)[other])
                assert len(hands(state)[other]) == len(known) + (0 if shown else 1)
            for number in range(20):
                imagined = where(imagine(state, watcher.seat, Rng(number, 6)))
                assert all(imagined[card] == ("hand", other) for card in known)


@pytest.mark.slow
@pytest.mark.rule("AC-160")
def test_a_guessed_pick_is_a_card_of_the_guessed_pack() -> None:
    state = new(3, 9)
    pick(state, 1, packs(state)[1][0])
    guessed = set()
    for number in range(400):
        imagined = state.imagine(0, Rng(number, 1))
        own = imagined.dump()["position"]["seats"]
        assert own[1]["pick"] in own[1]["pack"]
        assert own[0]["pick"] is own[2]["pick"] is None
        guessed.add(own[1]["pick"])
    assert guessed == set(CIVILIZATIONS) - set(packs(state)[0])
    # Its own pick a seat knows.
    mine = state.imagine(1, Rng(1, 1)).dump()["position"]["seats"][1]
    assert mine["pick"] == packs(state)[1][0]


@pytest.mark.slow
@pytest.mark.rule("AC-161")
@pytest.mark.parametrize("players", TABLES)
def test_what_is_imagined_does_not_depend_on_what_is_true(players: int) -> None:
    """An imagined position is another truth that looks the same: from both the same is imagined, equally often."""
    for moment, state, watchers in watched(players, 30 + players):
        if moment in ("start", "fifth pick"):
            continue
        watcher = watchers[players - 1]
        other = imagine(state, watcher.seat, Rng(77, 1))
        if moment in ("second pick", "middle of a pass"):
            assert where(other) != where(state)
        draws = DRAWS // 2
        first = frequencies(state, watcher.seat, draws, 2)
        second = frequencies(other, watcher.seat, draws, 3)
        for item in {*first, *second}:
            share = (first[item] + second[item]) / (2 * draws)
            spread = (2 * draws * share * (1 - share)) ** 0.5
            assert abs(first[item] - second[item]) <= 5.5 * spread, (moment, item)


@pytest.mark.slow
@pytest.mark.rule("AC-161")
def test_the_same_possibilities_from_two_truths() -> None:
    """Two players after the draft: 35 possibilities for the one card that was never seen, the same from either side."""
    (state,) = (state.clone() for moment, state, _ in watched(2, 41) if moment == "over")
    assert isinstance(state, Civilization)

    def possibilities(truth: Civilization) -> set[tuple[tuple[str, tuple[str, int]], ...]]:
        rng = Rng(5, 5)
        return {tuple(sorted(where(imagine(truth, 0, rng)).items())) for _ in range(700)}

    other = imagine(state, 0, Rng(6, 6))
    assert where(other) != where(state)
    found = possibilities(state)
    assert len(found) == 35
    assert possibilities(other) == found
    assert tuple(sorted(where(state).items())) in found


@pytest.mark.slow
@pytest.mark.rule("AC-161")
def test_where_a_shown_card_was_picked_stays_unknown() -> None:
    """Four players: of the last seat's first three picks the first seat has seen nothing. When one of these cards is
    raised, it is known who had it, but not from which pack."""
    seen = False
    for seed in range(30):
        for moment, state, watchers in watched(4, seed):
            if moment != "later":
                continue
            unseen = set(CIVILIZATIONS).difference(*watchers[0].looks)
            shown = [card for card, owner in watchers[0].shown.items() if owner == 3 and card in unseen]
            if not shown:
                continue
            seen = True
            rng = Rng(seed, 2)
            origins = {tuple(state.imagine(0, rng).dump()["position"]["dealt"][shown[0]]) for _ in range(120)}
            assert origins == {(3, 1), (2, 2), (1, 3)}
        if seen:
            break
    assert seen
