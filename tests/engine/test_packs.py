"""Packs as values: games, pickles and records carry them along, so that what was played can always be opened."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tablee
from tablee.engine import packs, records, registry, shelf
from tablee.engine.errors import ContentError, ReplayError
from tablee.engine.match import Match
from tablee.engine.packs import MAX_TEXT, Pack
from tablee.engine.records import Record
from tests.toys.copies import copied, edit
from tests.toys.sealed.meta import META

GOLDEN = Pack("golden.toml", "[deck]\ngold = 4\n")


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelf, "by_key", {META.key: META})
    yield
    forget()


def forget() -> None:
    """The games of this key that were opened."""
    for remembered in (registry._own, registry._laid, registry._editions):
        remembered.cache_clear()


def again(record: Record) -> Record:
    return records.decode(record.encode())


def test_a_file_is_read_once(tmp_path: Path) -> None:
    file = tmp_path / "golden.toml"
    file.write_text(GOLDEN.text, encoding="utf-8")
    game = tablee.game("sealed", file)
    assert game.pack == GOLDEN == packs.read(file)
    pickled = pickle.dumps(game.new(2, 1))
    file.unlink()
    assert pickle.loads(pickled).game == game


def test_a_record_carries_its_pack() -> None:
    record = again(tablee.play(tablee.game("sealed", GOLDEN), ["random", "random"], 3))
    assert record.packed == GOLDEN
    game = registry.game_of(record)
    assert game.pack == GOLDEN
    assert records.verify(record, game).over
    assert Match.resume(game, record).record() == record
    with pytest.raises(ReplayError, match="error-record-content"):
        records.verify(record, tablee.game("sealed"))


def test_a_record_of_the_own_content_is_written_as_ever() -> None:
    record = tablee.play(tablee.game("sealed"), ["random", "random"], 3)
    assert b'"pack"' not in record.encode()
    assert record.packed is None
    assert registry.game_of(again(record)) is tablee.game("sealed")


def test_who_names_a_content_means_that_one() -> None:
    record = tablee.play(tablee.game("sealed", GOLDEN), ["random", "random"], 3)
    assert registry.game_of(record, Pack("other", "")).pack == Pack("other", "")


@pytest.mark.parametrize("pack", [None, GOLDEN])
def test_a_record_of_a_former_edition_is_opened(tmp_path: Path, pack: Pack | None) -> None:
    """What was played before the game's own cards changed, with them or with a pack over them."""
    place = copied(tmp_path, f"sealed_{'own' if pack is None else 'golden'}")
    own = place / "content" / "sealed.toml"
    registry.register(import_module(f"{place.name}.meta").META)
    record = tablee.play(tablee.game("sealed", pack), ["random", "random"], 3)

    former = place / "content" / "former"
    former.mkdir()
    shutil.copy(own, former / "1.toml")
    edit(own, "points = 5", "points = 6")
    forget()
    today, then = tablee.game("sealed"), registry.game_of(again(record))
    assert then.fingerprint == record.content != today.fingerprint
    assert records.verify(record, then).over
    assert then.pack == pack
    assert pickle.loads(pickle.dumps(then)) == then


def test_a_record_that_fits_no_edition_says_so() -> None:
    record = tablee.play(tablee.game("sealed", GOLDEN), ["random", "random"], 3)
    record.content = "0" * 16
    with pytest.raises(ReplayError, match="error-record-content"):
        records.verify(record, registry.game_of(record))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("#" * (MAX_TEXT + 1), "error-pack-large"),
        ("a = " + "[" * 50_000, "error-content-syntax"),
        ("a = \x00", "error-content-syntax"),
    ],
)
def test_a_text_that_is_no_pack(text: str, key: str) -> None:
    with pytest.raises(ContentError, match=key):
        tablee.game("sealed", Pack("bad", text))


def test_a_name_is_one_short_line() -> None:
    assert Pack("a\nb\x1b[31m", "").name == "ab[31m"
    assert len(Pack("n" * 500, "").name) == 60
    assert Pack("\n", "").name == "?"


def test_the_digest_counts_names_and_the_game() -> None:
    named = Pack("x", '[[prize]]\nid = "cup"\nname.en = "Grail"\n')
    assert named.digest("sealed") == Pack("y", named.text).digest("sealed")
    assert named.digest("sealed") != Pack("x", "").digest("sealed") != Pack("x", "").digest("other")
