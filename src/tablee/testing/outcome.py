"""Checks of what a game comes to and says: scores, sheet, ranking, texts in every language."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from tablee.engine.chance import Rng
from tablee.engine.events import SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker, bundle
from tablee.engine.options import plain
from tablee.engine.previews import CHANGE, MORE
from tablee.engine.state import DRAWN, LOST, WON
from tablee.testing.random_play import (
    CHOICES,
    Options,
    moves,
    positions,
    refusals,
    some,
    some_positions,
)

# The result ---------------------------------------------------------------------------------------


def check_scores_and_sheet(game: Game, players: int, options: Options, seed: int) -> None:
    """Every seat has its points by category; the sheet's entries add up to them, and details to their entry."""
    seats = game.seats(players)
    for state in some_positions(game, players, options, seed, 20):
        scores, sheet = state.scores(), state.sheet()
        assert len(scores) == seats, f"scores for {len(scores)} seats instead of {seats}"
        for line in scores:
            assert line.keys() == scores[0].keys(), f"categories differ between seats: {line} / {scores[0]}"
            assert all(type(key) is str and type(points) is int for key, points in line.items()), f"not plain: {line}"
        for entry in sheet:
            assert len(entry.points) == seats, f"{entry} has points for {len(entry.points)} seats instead of {seats}"
            assert entry.depth in (0, 1), f"{entry} is neither an entry nor a detail"
        assert not sheet or sheet[0].depth == 0, f"the sheet begins with a detail: {sheet[0]}"
        for seat, line in enumerate(scores):
            entries = sum(entry.points[seat] for entry in sheet if entry.depth == 0)
            total = sum(line.values())
            assert entries == total, f"seat {seat} has {total} points, but the sheet's entries give {entries}"
        _assert_details_add_up(sheet)


def _assert_details_add_up(sheet: list[SheetLine]) -> None:
    starts = [number for number, line in enumerate(sheet) if line.depth == 0]
    for start, end in pairwise([*starts, len(sheet)]):
        details = sheet[start + 1 : end]
        if details:
            sums = tuple(sum(points) for points in zip(*(line.points for line in details), strict=True))
            assert sums == sheet[start].points, f"{sheet[start]}: its details add up to {sums}"


def check_ranking(game: Game, players: int, options: Options, seed: int) -> None:
    """Places as in sport: equals share one, and as many places after it stay empty."""
    for state in some_positions(game, players, options, seed, 20):
        ranking = state.ranking()
        assert len(ranking) == game.seats(players), f"{len(ranking)} places for {game.seats(players)} seats"
        for place in ranking:
            ahead = sum(other < place for other in ranking)
            assert place == 1 + ahead, f"{ranking}: place {place} with {ahead} ahead"


def check_results(game: Game, players: int, options: Options, seed: int) -> None:
    """At the end every seat has won, drawn or lost, as its place says: equals share the result, nobody who came behind
    won, and a draw is everybody's. Who plays alone may lose in the first place."""
    *_, state = positions(game, players, options, seed)
    results, places = state.results(), state.ranking()
    assert len(results) == len(places), f"{len(results)} results for {len(places)} places"
    for place, result in zip(places, results, strict=True):
        assert result in (WON, DRAWN, LOST), f"{result!r} is no result"
        assert result == LOST or place == 1, f"{result} in place {place}: {results} / {places}"
    first = {result for place, result in zip(places, results, strict=True) if place == 1}
    assert len(first) == 1, f"those in the first place do not share their result: {results} / {places}"
    assert first != {DRAWN} or len(set(places)) == 1, f"drawn, though some came behind: {results} / {places}"
    assert first != {LOST} or len(set(places)) == 1, f"the first have lost to those behind: {results} / {places}"


# Texts --------------------------------------------------------------------------------------------


def check_previews(game: Game, players: int, options: Options, seed: int) -> None:
    """A preview plays nothing, tells no secret, and can be said in every language."""
    rng = Rng(seed, CHOICES + 10)
    speakers = [Speaker(language, game=game) for language in LANGUAGES]
    for state in some_positions(game, players, options, seed, 6):
        for seat in state.pending():
            altered = state.imagine(seat, rng)
            before = state.dump()
            for action in some(state.legal(seat), 8):
                preview = state.preview(seat, action)
                assert state.dump() == before, f"previewing {game.actions.text(action)} changes the position"
                assert altered.preview(seat, action) == preview, f"a preview tells seat {seat} a secret"
                for line in preview:
                    _assert_said(speakers, line.key, line.values)


def check_previews_come_true(game: Game, players: int, options: Options, seed: int) -> None:
    """What a preview promises of an action that reveals nothing is what happens: of everything that anybody has, no
    more and no less; and the sources it names add up. Where something is revealed, it promises no totals."""
    for state in some_positions(game, players, options, seed, 25):
        for seat in state.pending():
            for action in some(state.legal(seat), 12):
                promised = [line for line in state.preview(seat, action) if line.key == CHANGE]
                played = state.clone()
                played.apply(seat, action)
                move = game.actions.text(action)
                if played.revealed != state.revealed:
                    assert not promised, f"{move!r} reveals something, but is said to come to {promised}"
                    continue
                told = {(line.values["seat"], line.values["thing"]): line.values for line in promised}
                before, after = state.holdings(seat), played.holdings(seat)
                for other, (had, has) in enumerate(zip(before, after, strict=True)):
                    for thing in {**had, **has}:
                        line = told.pop((other, thing), {"before": had.get(thing, 0), "after": had.get(thing, 0)})
                        found = had.get(thing, 0), has.get(thing, 0)
                        said = line["before"], line["after"]
                        assert said == found, f"{move!r}: {thing} of seat {other} go {found}, previewed as {said}"
                        _assert_adds_up(move, line)
                assert not told, f"{move!r}: what nobody has is previewed: {told}"


def _assert_adds_up(move: str, line: Mapping[str, Any]) -> None:
    """The sources of a difference, if any are named, make up all of it."""
    parts = [part.values["amount"] * (1 if part.key == MORE else -1) for part in line.get("parts", ())]
    difference = line["after"] - line["before"]
    assert not parts or sum(parts) == difference, f"{move!r}: {parts} are said to make {difference}: {line}"


def check_cards_taken(game: Game, players: int, options: Options, seed: int) -> None:
    """Events by which a seat takes a card name the seat, and an entry of the section that the game declares."""
    entries = game.content.entries()
    for section in game.taken.values():
        assert section in entries, f"cards are taken from {section}, which is no section"
    state, events = game.start(players, seed, options)
    for state, seat, action in moves(game, players, options, seed):
        events.extend(state.clone().apply(seat, action))
    for event in events:
        if event.key in game.taken:
            section = game.taken[event.key]
            assert event.values.get("seat") in range(game.seats(players)), f"{event} does not name a seat"
            known = [entry.id for entry in entries[section]]
            assert event.values.get(section) in known, f"{event} does not name a card of {section}"


def check_texts(game: Game, players: int, options: Options, seed: int) -> None:
    """Everything that occurs can be said in every language."""
    speakers = [Speaker(language, game=game) for language in LANGUAGES]
    state, events = game.start(players, seed, options)
    for state, seat, action in moves(game, players, options, seed):
        _assert_said(speakers, f"question-{game.questions[state.question(seat)]}", {})
        events.extend(state.clone().apply(seat, action))
    for event in events:
        _assert_said(speakers, event.key, event.values)
    for state in some_positions(game, players, options, seed, 6):
        for line in state.sheet():
            _assert_said(speakers, line.key, line.values)
        for category in state.scores()[0]:
            _assert_said(speakers, f"score-{category}", {})
        for seat in range(game.seats(players)):
            for refusal in refusals(state, seat):
                _assert_said(speakers, refusal.key, refusal.values)


def check_texts_of_the_table(game: Game, *_: Any) -> None:
    """Every action, question, option and value, every content entry and every way to take one has its words."""
    speakers = [Speaker(language, game=game) for language in LANGUAGES]
    for action in game.actions.numbers:
        name, _ = game.actions.decode(action)
        _assert_said(speakers, f"action-{name}", game.actions.values(action))
    for question in game.questions[1:]:
        _assert_said(speakers, f"question-{question}", {})
    for option in game.meta.options:
        _assert_said(speakers, f"option-{option.key}", {})
        _assert_said(speakers, f"option-{option.key}-help", {})
        for value in option.values:
            for speaker in speakers:
                named = speaker.knows(f"option-{option.key}-{plain(value)}") or type(value) is int
                named = named or speaker.name(option.key, plain(value)) != plain(value)
                assert named, f"{speaker.language}: no words for option {option.key} = {plain(value)}"
    for key, section in game.taken.items():
        _assert_said(speakers, f"taken-{section}", {})
        if list(game.taken.values()).count(section) > 1:
            _assert_said(speakers, f"taken-{section}-{key.removeprefix('event-')}", {})
    for field in game.grouped.values():
        _assert_said(speakers, f"taken-{field}", {})
    for section, entries in game.content.entries().items():
        for entry in entries:
            for language in LANGUAGES:
                assert entry.name.get(language, "").strip(), f"{language}: no name for {section} {entry.id}"


def _assert_said(speakers: list[Speaker], key: str, values: Mapping[str, Any]) -> None:
    for speaker in speakers:
        assert speaker.knows(key), f"{speaker.language}: no text for {key}"
        assert speaker.say(key, values).strip(), f"{speaker.language}: {key} says nothing"
        assert not _gaps(speaker, key, values), (
            f"{speaker.language}: {key} {dict(values)}: {_gaps(speaker, key, values)}"
        )


def _gaps(speaker: Speaker, key: str, values: Mapping[str, Any]) -> list[Exception]:
    """What a message refers to without being given it; `say` passes over such gaps."""
    assert speaker.meta is not None
    texts = bundle(speaker.language, speaker.meta.package)
    pattern = texts.get_message(key).value
    if pattern is None:
        return [LookupError(key)]
    parts = [part for value in values.values() if isinstance(value, tuple) for part in value]
    plain = {name: "" if isinstance(value, tuple) else value for name, value in values.items()}
    _, problems = texts.format_pattern(pattern, {**plain, **{f"{name}_id": value for name, value in plain.items()}})
    return [*problems, *(gap for part in parts for gap in _gaps(speaker, part.key, part.values))]
