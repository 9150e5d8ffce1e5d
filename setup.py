"""Compile the hot modules with mypyc; everything else about the package is in pyproject.toml."""

import os
from glob import glob

from setuptools import setup

# Where a game's time goes. The patterns find a new game's modules by their names.
HOT = [
    "src/tablee/engine/chance.py",
    "src/tablee/engine/sense.py",
    "src/tablee/engine/sets.py",
    "src/tablee/engine/state.py",
    "src/tablee/games/*/codes.py",
    "src/tablee/games/*/steps.py",
    "src/tablee/games/*/state.py",
    "src/tablee/games/*/abilities.py",
    "src/tablee/games/*/deeds.py",
    "src/tablee/games/*/path_of_glory.py",
    "src/tablee/games/*/end_of_round.py",
    "src/tablee/games/*/heyday.py",
    "src/tablee/games/*/decline.py",
    "src/tablee/games/*/movement.py",
    "src/tablee/games/*/assaults.py",
    "src/tablee/games/*/choices.py",
    "src/tablee/games/*/rules.py",
    "src/tablee/games/*/scoring.py",
    "src/tablee/games/*/promises.py",
    "src/tablee/games/*/prospects.py",
    "src/tablee/games/*/worth.py",
    "src/tablee/games/*/foresight.py",
    "src/tablee/games/*/sense.py",
    "src/tablee/games/*/view.py",
    "src/tablee/bots/search.py",
    "src/tablee/server/telling.py",
]

hot = sorted(path for pattern in HOT for path in glob(pattern))
extensions = []
if hot and os.environ.get("TABLEE_PURE") != "1":
    from mypyc.build import mypycify  # here, because a pure build does without mypy

    # One library and one C file for all: calls between modules are then direct calls that the C compiler can inline.
    # The third level of optimising takes twice as long and brings nothing that `make bench` could measure.
    extensions = mypycify(hot, opt_level="2", debug_level="0", group_name="tablee")
    for extension in extensions:
        # Nobody calls into the library from outside, so the C compiler may inline across our functions.
        extension.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=extensions)
