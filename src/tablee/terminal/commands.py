"""What the `tablee` commands do, apart from those of the laboratory."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from datetime import date
from pathlib import Path
from secrets import randbits
from typing import Any, TypeAlias

import msgspec
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import tablee
from tablee.daily import DailyBook, day_of, seed_of, today
from tablee.drawing.looks import terminal_of
from tablee.engine import content, installed_packs, pack_forms, records, registry
from tablee.engine.errors import ContentError, OptionError, ReplayError, TableeError
from tablee.engine.extras import needing
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.messages import Speaker, rules_text
from tablee.engine.meta import Daily, Meta
from tablee.engine.packs import Pack, changes
from tablee.engine.records import HUMAN
from tablee.terminal import show, storage
from tablee.terminal.keyboard import Left
from tablee.terminal.lobby import USUAL_BOT, Lobby, bots_from, given_options, seat_everybody
from tablee.terminal.storage import SaveFile, StorageError
from tablee.terminal.table import TerminalTable

Command: TypeAlias = Callable[[Namespace, Speaker], int]
Reader: TypeAlias = Callable[[str], int]

DONE = 0
REFUSED = 1  # the exit code for a record that does not verify, and for a pack that is not good


def play(arguments: Namespace, speaker: Speaker) -> int:
    console = Console()
    try:
        resuming = arguments.resume is not None
        table = _resumed_table(arguments, speaker, console) if resuming else _new_table(arguments, speaker, console)
    except Left:
        return DONE
    finished_before = table.match.state.over
    table.run()
    if table.match.state.over and not finished_before:
        _enter_daily(table, speaker, console)
    if table.file is not None:
        table.file.close()
    return DONE


def _new_table(arguments: Namespace, speaker: Speaker, console: Console) -> TerminalTable:
    lobby = Lobby(console, speaker)
    meta = registry.game(arguments.game).meta if arguments.game else lobby.choose_game(tablee.games())
    if arguments.bots is not None:
        bots_from(arguments.bots, len(arguments.bots) + 1)  # a wrong name is told before anything is asked
    players, seed, options = _daily_deal(arguments, meta) if arguments.daily else _deal(arguments, meta, lobby)
    game = registry.game(meta.key, arguments.content)
    game.check_players(players)
    seats = game.seats(players)
    bots = _opponents(arguments, seats, lobby) if seats > 1 else []
    match = Match.new(game, players, seed, options, seat_everybody(seats, bots, speaker, arguments.name))
    table = TerminalTable(match, speaker.language, console, _new_file(meta, speaker, console))
    if arguments.daily and _is_practice(meta, table):
        console.print(Text(speaker.say("daily-practice"), style="bold"))
    return table


def _deal(arguments: Namespace, meta: Meta, lobby: Lobby) -> tuple[int, int, dict[str, Any]]:
    """Players, seed and options as they were typed; what was left open is asked or drawn."""
    options = given_options(meta, arguments.option)
    players = arguments.players if arguments.players is not None else lobby.choose_players(meta)
    if not arguments.game and not options:
        options = lobby.choose_options(meta, players)
    return players, arguments.seed if arguments.seed is not None else randbits(32), options


def _daily_deal(arguments: Namespace, meta: Meta) -> tuple[int, int, dict[str, Any]]:
    """The same for everybody who plays today."""
    preset = _daily_of(meta)
    if arguments.option or arguments.content or arguments.players is not None or arguments.seed is not None:
        raise OptionError("error-daily-fixed", {})
    return preset.players, seed_of(today()), preset.options


def _opponents(arguments: Namespace, seats: int, lobby: Lobby) -> list[str]:
    """The bots that were named; else those chosen in the lobby, or the usual one for who named a game."""
    if arguments.bots is not None:
        return bots_from(arguments.bots, seats)
    return bots_from(USUAL_BOT, seats) if arguments.game else lobby.choose_bots(seats)


def _new_file(meta: Meta, speaker: Speaker, console: Console) -> SaveFile | None:
    """Where a new game is kept; a game that cannot be kept can still be played."""
    try:
        return SaveFile(storage.new_file(meta.key))
    except StorageError as error:
        console.print(Text(speaker.error(error), style="red"))
        console.print(Text(speaker.say("terminal-unsaved"), style="red"))
        return None


def _is_practice(meta: Meta, table: TerminalTable) -> bool:
    """Whether this player has finished today's game already."""
    return any(finish.player == table.match.seats[0].name for _, finish in _daily_book().table(meta.key, today()))


def _resumed_table(arguments: Namespace, speaker: Speaker, console: Console) -> TerminalTable:
    """Go on with a saved game: the one named, or the one left last."""
    path = Path(arguments.resume) if arguments.resume else storage.latest_unfinished()
    if path is None:
        raise StorageError("error-nothing-to-resume", {})
    record = records.load(path)
    game = registry.game_of(record, arguments.content)
    return TerminalTable(Match.resume(game, record), speaker.language, console, SaveFile(path))


def _enter_daily(table: TerminalTable, speaker: Speaker, console: Console) -> None:
    """Put a finished game of the day on its table; other games have none."""
    meta = table.match.game.meta
    day = day_of(table.match.record(), meta)
    people = [seat.name for seat in table.match.seats if seat.kind == HUMAN]
    if day is None or not people:
        return
    standing = table.match.game.daily_standing(table.match.state)
    finish = _daily_book().add(meta.key, day, people[0], standing, today())
    console.print(Text(speaker.say("daily-ranked" if finish.ranked else "daily-practice"), style="bold"))
    console.print(_daily_table(meta, day, speaker))


def _daily_of(meta: Meta) -> Daily:
    if meta.daily is None:
        raise OptionError("error-no-daily", {"game": meta.key})
    return meta.daily


def _daily_book() -> DailyBook:
    return DailyBook(storage.data_folder() / "daily.json")


def _daily_table(meta: Meta, day: date, speaker: Speaker) -> Table:
    title = speaker.say("daily-title", {"game": meta.key, "day": day.isoformat()})
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    for column in ("place", "player", "result"):
        table.add_column(speaker.say(f"daily-{column}"))
    for place, finish in _daily_book().table(meta.key, day):
        table.add_row(str(place), finish.player, " / ".join(str(number) for number in finish.standing))
    if not table.rows:
        table.add_row("", speaker.say("daily-nobody"), "")
    return table


def daily(arguments: Namespace, speaker: Speaker) -> int:
    meta = registry.meta(arguments.game)
    _daily_of(meta)
    if arguments.json:
        rows = [{"place": place, **msgspec.to_builtins(one)} for place, one in _daily_book().table(meta.key, today())]
        _print_json({"game": meta.key, "day": today().isoformat(), "seed": seed_of(today()), "table": rows})
    else:
        Console().print(_daily_table(meta, today(), speaker))
    return DONE


def serve(arguments: Namespace, speaker: Speaker) -> int:
    with needing("server"):  # here: no other command needs the server's libraries
        from tablee.server import reloading
        from tablee.server import serve as server

    if arguments.reload:
        reloading.serve_edited(arguments.typed)
        return DONE
    folder = arguments.data or storage.data_folder()
    server.serve(arguments.host, arguments.port, folder.absolute(), arguments.database, speaker)
    return DONE


def games(arguments: Namespace, speaker: Speaker) -> int:
    """The shelf, or one game's options."""
    metas = [registry.game(arguments.game).meta] if arguments.game else registry.sound_games()
    if arguments.json:
        _print_json([{"title": speaker.title(meta), **msgspec.to_builtins(meta, str_keys=True)} for meta in metas])
        return DONE
    console = Console()
    console.print(show.shelf(metas, speaker))
    for meta in metas:
        console.print(Text(Speaker(speaker.language, meta).say("tagline"), style="italic"))
        if arguments.game:
            console.print(show.options(meta, speaker.language))
    if not arguments.game:
        for key, fault in registry.broken().items():
            said = speaker.say("games-broken", {"game": key, "reason": speaker.error(fault)})
            console.print(Text(said, style="red"), soft_wrap=True)
    return DONE


def rules(arguments: Namespace, speaker: Speaker) -> int:
    Console().print(Markdown(rules_text(registry.meta(arguments.game), speaker.language)))
    return DONE


def replay(arguments: Namespace, speaker: Speaker) -> int:
    try:
        record = records.load(arguments.file)
        game = registry.game_of(record, arguments.content)
        # From here on in the game's own words too.
        speaker = Speaker(speaker.language, game=game, seats=[seat.name for seat in record.seats])
        if arguments.verify:
            return _verify(record, game, arguments.json, speaker)
        return _show_replay(record, game, arguments, speaker)
    except ReplayError as error:
        if arguments.json:
            _print_json({"ok": False, "reason": error.key, "text": speaker.error(error)})
        else:
            Console(stderr=True).print(Text(speaker.say("cli-error", {"problem": speaker.error(error)}), style="red"))
        return REFUSED


def _verify(record: records.Record, game: Game, as_json: bool, speaker: Speaker) -> int:
    state = records.verify(record, game)
    if as_json:
        _print_json({"ok": True, **_summary(record, state.over)})
    else:
        values = {"moves": len(record.moves), "game": game.meta.key}
        key = "replay-verified" if state.over else "replay-verified-unfinished"
        Console().print(Text(speaker.say(key, values), style="green"))
    return DONE


def _summary(record: records.Record, over: bool) -> dict[str, Any]:
    result = msgspec.to_builtins(record.result)
    return {"game": record.game, "players": record.players, "moves": len(record.moves), "over": over, "result": result}


def _show_replay(record: records.Record, game: Game, arguments: Namespace, speaker: Speaker) -> int:
    """The whole course of a game and its end, or the position after some move."""
    if arguments.at is not None and arguments.at > len(record.moves):
        raise ReplayError("error-replay-at", {"number": arguments.at, "most": len(record.moves)})
    cut = msgspec.structs.replace(record, moves=record.moves[: arguments.at])
    match = Match.resume(game, cut)
    if arguments.json:
        _print_json({"ok": True, **_summary(cut, match.state.over), "position": match.state.dump()})
        return DONE
    console = Console()
    if arguments.at is None:
        for happened in match.log:
            show.events(console, happened, speaker, None)
    drawing, view = terminal_of(game.meta), match.state.view(None)
    console.print(drawing.terminal(view, speaker, match.log[-1]))
    if match.state.over:
        console.print(show.sheet(match.state, speaker))
        console.print(show.places(match.state, speaker))
        console.print(drawing.outcome(view, speaker))
    return DONE


def check_content(arguments: Namespace, speaker: Speaker) -> int:
    """Everything that is wrong with a pack, or what it changes."""
    try:
        pack = installed_packs.pack_of(arguments.pack)
        meta = registry.meta(arguments.game) if arguments.game else registry.recognised(pack)
        findings = content.problems(meta.content, registry.code(meta.key).schema, pack)
    except ContentError as error:
        findings = [error]  # not even TOML, or no such pack
    if findings:
        _print_findings(findings, arguments.json, speaker)
        return REFUSED
    own, made = registry.game(meta.key).content, registry.game(meta.key, pack).content
    changed, fingerprint = list(changes(own, made)), made.fingerprint()
    filled = pack_forms.progress(registry.game(meta.key), pack)
    if arguments.json:
        answer = {"ok": True, "game": meta.key, "fingerprint": fingerprint, "changes": changed}
        _print_json({**answer, "ours": [row._asdict() for row in filled]})
    else:
        values = {"file": pack.name, "game": meta.key, "fingerprint": fingerprint}
        Console().print(Text(speaker.say("content-good", values), style="green"))
        Console().print(show.changes(changed, speaker), soft_wrap=True)
        Console().print(show.filled_in(filled, speaker), soft_wrap=True)
    return DONE


def new_pack(arguments: Namespace, speaker: Speaker) -> int:
    """A file with every line that is ours, for whoever owns the cards to fill in."""
    game = registry.game(arguments.game)
    file = arguments.file or Path(f"{game.meta.key}-cards.toml")
    pack = Pack(file.name, pack_forms.form(game, Speaker(speaker.language, game=game)))
    ours = sum(row.ours for row in pack_forms.progress(game, pack))
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(pack.text)
    except FileExistsError as error:
        raise StorageError("error-file-exists", {"file": str(file)}) from error
    except OSError as error:
        raise StorageError("error-save", {"file": str(file), "problem": error.strerror or ""}) from error
    values = {"file": str(file), "game": game.meta.key, "lines": ours}
    Console().print(Text(speaker.say("content-new", values), style="green"), soft_wrap=True)
    return DONE


def list_packs(arguments: Namespace, speaker: Speaker) -> int:
    """The packs of installed packages, each with its game and its file, or with what is wrong with it."""
    rows = [_pack_row(name, speaker) for name in installed_packs.names()]
    if arguments.json:
        _print_json(rows)
    elif rows:
        Console().print(show.packs(rows, speaker))
    else:
        Console().print(speaker.say("packs-none"))
    return DONE


def _pack_row(name: str, speaker: Speaker) -> dict[str, str]:
    try:
        path = installed_packs.file_of(name)
        return {"name": name, "game": registry.recognised(installed_packs.pack_of(path)).key, "file": str(path)}
    except TableeError as error:
        return {"name": name, "problem": speaker.error(error)}


def _print_findings(findings: list[ContentError], as_json: bool, speaker: Speaker) -> None:
    if as_json:
        listed = [{"reason": one.key, **one.values, "text": speaker.error(one)} for one in findings]
        _print_json({"ok": False, "findings": listed})
    else:
        for finding in findings:
            Console().print(Text(speaker.error(finding), style="red"), soft_wrap=True)


def _print_json(data: Any) -> None:
    print(msgspec.json.encode(data).decode())
