"""The store's promises, kept by every database it runs on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import tablee
from tablee.bots import Observation, make
from tablee.engine.match import Match
from tablee.engine.packs import Pack
from tablee.engine.records import Move, Record, Seat
from tablee.server.store import DAYS, Facts, Holder, Person, Proposal, Said, Store, StoreError
from tests.server.stage import failure, settle

GAMES = [meta.key for meta in tablee.games()]
SEATS = [Seat("Ann", "human"), Seat("Bob", "greedy")]
STRANGE = "“Ça va ?” – d'accord; DROP TABLE moves; 100 % 🎲\n\tперемога \\ 漢字"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = Store(database)
    yield made
    made.close()


def played(key: str, moves: int) -> Match:
    match = Match.new(tablee.game(key), 2, 7, None, SEATS)
    bot = make("random", 1)
    for _ in range(moves):
        seat = match.state.pending()[0]
        match.play(seat, bot.choose(Observation(match.state, seat)))
    return match


def opened(store: Store, match: str, facts: Facts | None = None, moves: int = 0, free: int = 0) -> Record:
    """A match in the store, and its record."""
    record = played("genesis", moves).record()
    settle(store.create(match, record, facts or Facts(), free, [0]))
    return record


# Matches ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_a_match_comes_back_as_it_was(store: Store, key: str) -> None:
    match = played(key, 0)
    settle(store.create("m1", match.record(), Facts(), 0, match.state.pending()))
    for number in range(1, 13):
        if match.state.over:
            break
        seat = match.state.pending()[0]
        match.play(seat, match.state.legal(seat)[0])
        settle(store.append("m1", number, match.record().moves[-1], match.state.pending()))
    # The result follows from the moves.
    assert store.load("m1").record == msgspec.structs.replace(match.record(), result=None)
    again = Match.resume(match.game, store.load("m1").record)
    assert again.state.dump() == match.state.dump()


def test_what_is_known_of_a_match_comes_back(store: Store) -> None:
    facts = Facts(host="ann", pace=DAYS, listed=True, created=1234567890.123456, changed=1234567891.654321)
    opened(store, "m1", facts)
    assert store.load("m1").facts == facts


def test_what_was_answered_survives(database: str) -> None:
    store = Store(database)
    record = opened(store, "m1", moves=5)
    # Not closed: as if the process had died after the answer.
    again = Store(database)
    assert again.load("m1").record == record
    again.close()
    store.close()


def test_a_key_is_used_once(store: Store) -> None:
    record = opened(store, "m1", moves=2)
    assert failure(store.create("m1", played("genesis", 5).record(), Facts(), 0, [])) is not None
    assert store.load("m1").record == record


def test_a_number_is_played_once(store: Store) -> None:
    record = opened(store, "m1", moves=3)
    with pytest.raises(StoreError) as caught:
        settle(store.append("m1", 3, Move(0, "stop", []), [1], over=True))
    assert (caught.value.key, caught.value.values) == ("error-store-late", {"number": 3})
    assert store.load("m1").record == record
    assert store.load("m1").facts == Facts()


def test_a_number_is_played_once_by_several_servers(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    opened(stores[0], "m1")
    moves = [Move(0, f"move-{n}", []) for n in range(4)]
    with ThreadPoolExecutor(4) as pool:
        errors = list(pool.map(lambda n: failure(stores[n].append("m1", 1, moves[n])), range(4)))
    winners = [n for n, error in enumerate(errors) if error is None]
    assert len(winners) == 1
    assert [error.key for error in errors if isinstance(error, StoreError)] == ["error-store-late"] * 3
    assert stores[0].load("m1").record.moves == [moves[winners[0]]]
    for store in stores:
        store.close()


def test_only_the_culprit_of_a_batch_fails(store: Store) -> None:
    records = {f"m{n}": played("genesis", n).record() for n in range(1, 6)}
    for name, record in records.items():
        store.create(name, record, Facts(), 0, [])
    late = store.append("m2", 2, Move(0, "stop", []))
    fine = [store.append(name, len(record.moves) + 1, Move(0, "stop", [])) for name, record in records.items()]
    assert failure(late) is not None
    assert [failure(one) for one in fine] == [None] * 5
    assert [len(store.load(name).record.moves) for name in records] == [2, 3, 4, 5, 6]


def test_an_unknown_match_is_named(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        store.load("nowhere")
    assert (caught.value.key, caught.value.values) == ("error-store-unknown", {"match": "nowhere"})


def test_moves_can_be_taken_back(store: Store) -> None:
    record = opened(store, "m1", moves=6)
    settle(store.hold("m1", 0, "ann", SEATS[0]))
    settle(store.append("m1", 7, Move(0, "stop", []), [], over=True))
    settle(store.propose("m1", Proposal(by=0, number=8, kept=4, agreed=[0])))
    settle(store.truncate("m1", 7, 4, [1, 0]))
    assert store.load("m1").record.moves == record.moves[:4]
    assert store.load("m1").facts.proposal is None
    (listed,) = store.held_by("ann", 9)
    assert (listed.asked, listed.over) == ([1, 0], False)
    settle(store.append("m1", 5, record.moves[4]))
    assert len(store.load("m1").record.moves) == 5


def test_who_is_wrong_about_the_length_takes_nothing_back(store: Store) -> None:
    record = opened(store, "m1", moves=6)
    for length in (2, 5, 7):
        late = failure(store.truncate("m1", length, 1))
        assert isinstance(late, StoreError)
        assert late.key == "error-store-late"
    assert store.load("m1").record.moves == record.moves


def test_a_move_beyond_the_next_leaves_no_gap(store: Store) -> None:
    record = opened(store, "m1", moves=6)
    for number in (5, 6, 8):
        late = failure(store.append("m1", number, Move(0, "stop", [])))
        assert isinstance(late, StoreError)
        assert late.key == "error-store-late"
    assert store.load("m1").record.moves == record.moves


def test_a_proposal_waits_and_is_dropped(store: Store) -> None:
    opened(store, "m1")
    proposal = Proposal(by=1, number=5, kept=2, agreed=[1, 0])
    settle(store.propose("m1", proposal))
    assert store.load("m1").facts.proposal == proposal
    settle(store.propose("m1", None))
    assert store.load("m1").facts.proposal is None


def test_a_rematch_is_remembered(store: Store) -> None:
    opened(store, "m1")
    opened(store, "m2")
    settle(store.follow("m1", "m2"))
    assert store.load("m1").facts.following == "m2"
    assert store.load("m2").facts.following is None


# Seats and lists ----------------------------------------------------------------------------------


def test_seats_are_held(store: Store) -> None:
    opened(store, "m1", free=2)
    opened(store, "m2", free=2)
    settle(store.hold("m1", 0, "ann", Seat(STRANGE, "human")))
    settle(store.hold("m1", 1, "cleo", Seat("Cleo", "human")))
    settle(store.lend("m1", 1, "greedy"))
    settle(store.hold("m2", 1, "ann", SEATS[1]))
    kept = store.load("m1")
    assert kept.holders == {0: Holder("ann"), 1: Holder("cleo", bot="greedy")}
    assert kept.record.seats == [Seat(STRANGE, "human"), Seat("Cleo", "human")]
    assert {listed.id: sorted(listed.holders) for listed in store.held_by("ann", 9)} == {"m1": [0, 1], "m2": [1]}
    settle(store.lend("m1", 1, None))
    assert store.load("m1").holders[1] == Holder("cleo")


def test_a_seat_that_is_taken_stays_so(store: Store) -> None:
    opened(store, "m1", free=2)
    settle(store.hold("m1", 0, "ann", SEATS[0]))
    late = failure(store.hold("m1", 0, "dan", Seat("Dan", "human")))
    assert isinstance(late, StoreError)
    assert late.key == "error-table-taken"
    assert store.load("m1").holders == {0: Holder("ann")}
    assert store.load("m1").record.seats == SEATS


def test_a_seat_of_an_unknown_match_is_not_held(store: Store) -> None:
    assert failure(store.hold("nowhere", 0, "ann", SEATS[0])) is not None
    assert store.held_by("ann", 9) == []


def test_names_and_kinds_change(store: Store) -> None:
    record = opened(store, "m1", moves=2)
    settle(store.reseat("m1", 1, Seat("Search", "search")))
    kept = store.load("m1").record
    assert kept.seats == [record.seats[0], Seat("Search", "search")]
    assert (kept.moves, kept.seed, kept.setup) == (record.moves, record.seed, record.setup)


def test_the_latest_come_first(store: Store) -> None:
    for moment, name in enumerate(("a", "b", "c"), start=1):
        opened(store, name, Facts(listed=True, created=moment, changed=moment), free=1)
        settle(store.hold(name, 0, "ann", SEATS[0]))
        settle(store.reseat(name, 1, Seat("Bob", "human")))  # a free seat
    assert [listed.id for listed in store.held_by("ann", 9)] == ["c", "b", "a"]
    settle(store.append("a", 1, Move(0, "stop", [])))
    assert [listed.id for listed in store.held_by("ann", 2)] == ["a", "c"]
    assert [listed.id for listed in store.open_tables(2)] == ["a", "c"]


def test_running_and_finished_games_are_listed_apart_and_in_parts(store: Store) -> None:
    for moment, name in enumerate(("a", "b", "c", "d"), start=1):
        opened(store, name, Facts(created=moment, changed=moment))
        settle(store.hold(name, 0, "ann", SEATS[0]))
        settle(store.hold(name, 1, "ann", SEATS[1]))  # in both seats, yet the same match
    settle(store.append("b", 1, Move(0, "stop", []), over=True))
    assert [listed.id for listed in store.held_by("ann", 9, over=True)] == ["b"]
    assert [listed.id for listed in store.held_by("ann", 2, over=False)] == ["d", "c"]
    assert [listed.id for listed in store.held_by("ann", 2, over=False, skipped=2)] == ["a"]
    assert [store.count_held("ann", over) for over in (None, False, True)] == [4, 3, 1]
    assert store.count_held("bob") == 0


def test_open_tables_are_listed_have_a_free_seat_and_go_on(store: Store) -> None:
    opened(store, "open", Facts(listed=True), free=1)
    opened(store, "private", Facts(listed=False), free=1)
    opened(store, "full", Facts(listed=True), free=0)
    opened(store, "over", Facts(listed=True), free=1)
    settle(store.append("over", 1, Move(0, "stop", []), over=True))
    assert [listed.id for listed in store.open_tables(9)] == ["open"]
    for seat in (0, 1):
        settle(store.hold("open", seat, "ann", SEATS[seat]))
    settle(store.reseat("full", 0, SEATS[0]))  # counts anew: nobody sits there
    assert [listed.id for listed in store.open_tables(9)] == ["full"]


def test_a_listed_match_says_what_lists_show(store: Store) -> None:
    record = opened(store, "m1", Facts(host="ann", pace=DAYS, listed=True, created=1.5, changed=2.5), moves=3, free=1)
    (listed,) = store.open_tables(9)
    assert (listed.game, listed.asked, listed.over) == ("genesis", [0], False)
    assert (listed.header.seats, listed.header.moves) == (record.seats, [])
    assert listed.facts == store.load("m1").facts


# Beside the game ----------------------------------------------------------------------------------


def test_what_was_said_comes_back_in_order(store: Store) -> None:
    opened(store, "m1")
    opened(store, "m2")
    lines = [Said(1, "Ann", 0, STRANGE, 10.25), Said(2, "Watcher", None, "Hello", 9.5), Said(3, "Ann", 0, "", 11.0)]
    for line in lines:
        settle(store.say("m1", line))
    settle(store.say("m2", Said(1, "Bob", 1, "Elsewhere", 1.0)))
    assert store.load("m1").said == lines


def test_notes_are_ones_own(store: Store) -> None:
    opened(store, "m1")
    opened(store, "m2")
    assert store.note("m1", "ann") == ""
    settle(store.write_note("m1", "ann", "first"))
    settle(store.write_note("m1", "ann", STRANGE))
    settle(store.write_note("m1", "bob", "of Bob"))
    assert [store.note("m1", "ann"), store.note("m1", "bob"), store.note("m2", "ann")] == [STRANGE, "of Bob", ""]


# People -------------------------------------------------------------------------------------------


def test_people_have_the_name_they_gave_last(store: Store) -> None:
    assert store.person("p1") is None
    settle(store.name("p1", "Ann"))
    settle(store.name("p1", "Ànn ✦"))
    assert store.person("p1") == Person("p1", "Ànn ✦")


def test_an_account_is_found_by_its_name(store: Store) -> None:
    settle(store.name("p1", "Ann"))
    assert store.account("ann") is None
    settle(store.register("p1", "Ann", "ann", "hash"))
    assert store.account("ann") == (Person("p1", "Ann", "Ann"), "hash")
    assert store.person("p1") == Person("p1", "Ann", "Ann")


def test_an_account_is_taken_once(store: Store) -> None:
    for player in ("p1", "p2"):
        settle(store.name(player, "Ann"))  # two people may have the same name, but not the same account
    settle(store.register("p1", "Ann", "ann", "hash"))
    with pytest.raises(StoreError) as caught:
        settle(store.register("p2", "Ann", "ann", "other"))
    assert (caught.value.key, caught.value.values) == ("error-account-taken", {"name": "Ann"})
    assert store.account("ann") == (Person("p1", "Ann", "Ann"), "hash")
    assert store.person("p2") == Person("p2", "Ann")


def test_what_a_guest_held_goes_to_who_they_are(store: Store) -> None:
    opened(store, "m1", Facts(host="guest"))
    opened(store, "m2", Facts(host="bob"))
    settle(store.hold("m1", 0, "guest", SEATS[0]))
    settle(store.lend("m1", 0, "greedy"))
    settle(store.hold("m2", 0, "bob", SEATS[0]))
    settle(store.write_note("m1", "guest", "of the guest"))
    settle(store.write_note("m2", "guest", "of the guest"))
    settle(store.write_note("m2", "ann", "of Ann"))
    settle(store.merge("guest", "ann"))
    assert store.load("m1").holders == {0: Holder("ann", bot="greedy")}
    assert [store.load(match).facts.host for match in ("m1", "m2")] == ["ann", "bob"]
    assert store.load("m2").holders == {0: Holder("bob")}
    assert [store.note("m1", "ann"), store.note("m2", "ann")] == ["of the guest", "of Ann"]


def test_the_next_server_makes_no_tables_anew(database: str) -> None:
    first = Store(database)
    settle(first.name("p1", "Ann"))
    first.close()
    second = Store(database)
    assert second.person("p1") == Person("p1", "Ann")
    second.close()


def test_tables_of_an_older_version_get_what_they_lack(database: str) -> None:
    first = Store(database)
    settle(first.register("p1", "Ann", "ann", "hash"))
    with first.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE people DROP COLUMN account_typed")
    first.close()
    second = Store(database)
    assert second.account("ann") == (Person("p1", "Ann", "ann"), "hash")
    settle(second.register("p2", "Bea", "bea", "hash"))
    assert second.person("p2") == Person("p2", "Bea", "Bea")
    second.close()


# Packs --------------------------------------------------------------------------------------------

GENEROUS = Pack("generous.toml", f"# {STRANGE!r}\n[scoring]\nfirst_prize = 6\n")


def test_a_match_comes_back_with_its_pack(store: Store) -> None:
    record = Match.new(tablee.game("genesis", GENEROUS), 2, 7, None, SEATS).record()
    for key in ("m1", "m2"):  # the second finds the pack there
        settle(store.create(key, record, Facts(), 0, [0], {0: Holder("ann")}))
        assert store.load(key).record == record
    assert [listed.header.packed for listed in store.held_by("ann", 9)] == [GENEROUS, GENEROUS]
    settle(store.reseat("m1", 1, Seat("Cleo", "random")))
    assert store.load("m1").record.packed == GENEROUS
    assert store.count_packs() == 1


def test_a_pack_is_kept_as_it_was_first_brought(store: Store) -> None:
    for name, player in (("first.toml", "ann"), ("second.toml", "bob")):
        settle(store.add_pack("genesis", Pack(name, GENEROUS.text), player))
    first = Pack("first.toml", GENEROUS.text)
    assert store.pack(GENEROUS.digest("genesis")) == ("genesis", first)
    assert store.packs_by("ann", "genesis", 9) == [first]
    assert store.packs_by("ann", "gentes", 9) == store.packs_by("bob", "genesis", 9) == []
    assert (store.count_packs("ann"), store.count_packs("bob")) == (1, 0)
    with pytest.raises(StoreError, match="error-pack-unknown"):
        store.pack("0" * 24)


def test_a_guest_who_logs_in_keeps_their_packs(store: Store) -> None:
    settle(store.add_pack("genesis", GENEROUS, "guest"))
    settle(store.merge("guest", "ann"))
    assert store.packs_by("ann", "genesis", 9) == [GENEROUS]


def test_a_store_of_an_older_version_takes_packs(database: str) -> None:
    """It had no table of packs, and matches knew of none."""
    old = Store(database)
    record = opened(old, "m1")
    with old.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE matches DROP COLUMN pack")
        connection.exec_driver_sql("DROP TABLE packs")
    old.close()
    store = Store(database)
    assert store.load("m1").record == record
    settle(store.add_pack("genesis", GENEROUS, None))
    assert store.pack(GENEROUS.digest("genesis")) == ("genesis", GENEROUS)
    store.close()
