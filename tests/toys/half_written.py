"""Packages with games that are not finished, each in another way, as pip would install them."""

from __future__ import annotations

from pathlib import Path

META = """
import msgspec
from tests.toys.sealed.meta import META as SEALED
META = msgspec.structs.replace(SEALED, key={key!r}, code={code!r}{more})
"""
SEALED = Path(__file__).parent / "sealed"
GAME = "from tests.toys.sealed.game import SealedGame\n"

# What a game lacks → its files, and what its reason says. Besides them it has a `meta` and `game` in order.
KINDS: dict[str, tuple[dict[str, str], str]] = {
    "meta_raises": ({"meta.py": "raise RuntimeError('not\\nyet')\n"}, "RuntimeError: not yet"),
    "meta_exits": ({"meta.py": "raise SystemExit('goodbye')\n"}, "SystemExit: goodbye"),
    "meta_lacking": ({"meta.py": ""}, "AttributeError: module 'meta_lacking.meta' has no attribute 'META'"),
    "meta_strange": ({"meta.py": "META = 3\n"}, "TypeError: meta_strange.meta:META is not a Meta"),
    "meta_misnamed": (
        {"meta.py": META.format(key="other", code="meta_misnamed.game:SealedGame", more="")},
        "ValueError: meta_misnamed.meta:META has the key 'other', not 'meta_misnamed'",
    ),
    "meta_nobody": (
        {"meta.py": META.format(key="meta_nobody", code="meta_nobody.game:SealedGame", more=", players=()")},
        "TypeError: meta_nobody.meta:META, field 'players': Expected `array` of length >= 1",
    ),
    "code_missing": (
        {"meta.py": META.format(key="code_missing", code="code_missing.rules:Game", more="")},
        "ModuleNotFoundError: No module named 'code_missing.rules'",
    ),
    "code_strange": ({"game.py": "SealedGame = dict\n"}, "TypeError: code_strange.game:SealedGame is not a Game"),
    "rules_raise": ({"game.py": "1 / 0\n"}, "ZeroDivisionError: division by zero"),
    "content_wrong": (
        {"content/content_wrong.toml": "[deck]\ncards = 99\ngold = 1\n"},
        "content_wrong.toml: deck, field “cards”: 99 will not do. Allowed: int 12–18.",
    ),
    "texts_missing": ({"text/it.ftl": ""}, "FileNotFoundError: "),
}
SOUND = "unsealed"  # whole, and the same as Sealed


def installed(folder: Path, *keys: str, packs: str = "") -> None:
    """Put these games into a folder of packages. `packs` are further lines of the entry points' file."""
    for key in keys:
        write(folder, key)
    entries = [f"{key} = {key}.meta:META" for key in keys]
    info = folder / "half_written-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: half-written\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[tablee.games]", *entries, "", "[tablee.packs]", packs, ""]))


def write(folder: Path, key: str, place: str = "") -> None:
    """The package of one game; `place` is the package that it lies in, with its dot."""
    package = folder / key
    code = f"{place}{key}.game:SealedGame"
    files = {"__init__.py": "", "meta.py": META.format(key=key, code=code, more=""), "game.py": GAME}
    files[f"content/{key}.toml"] = (SEALED / "content" / "sealed.toml").read_text(encoding="utf-8")
    for language in ("en", "fr", "it"):
        files[f"text/{language}.ftl"] = (SEALED / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    files |= KINDS[key][0] if key in KINDS else {}
    for name, text in files.items():
        if text or name.endswith(".py"):
            (package / name).parent.mkdir(parents=True, exist_ok=True)
            (package / name).write_text(text, encoding="utf-8")
