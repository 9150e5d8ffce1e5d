# `make play`, `make check` and `make test` do everything, set-up included; the set-up steps are in scripts/setup.
# An empty file (.run, .dev, ...) marks each finished step, so that the next run skips it.

PYTHON ?= python3
ARGS ?=
GAME ?=

bin := .venv/bin
sources := $(shell find src -name '*.py')
# Scripts and fonts of the pages; the stylesheet is written last.
vendor := src/tablee/server/vendor/fonts.css
# The example games, as the tests find them.
examples := build/examples/.installed
# The bench's Node.js packages, if it has any.
node := $(patsubst %/package-lock.json,%/node_modules/.bench,$(wildcard bench/node/package-lock.json))

export PYTHON
# Some machines forbid Python to keep what it compiled: then every start would take seconds longer.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test soak bench speed lint format setup core wheel lock clean
# The steps share .venv and one log.
.NOTPARALLEL:

# The table opens at once; the core is compiled meanwhile.
play: $(bin)/tablee $(vendor)
	@scripts/setup play $(ARGS)

# What is quick enough to run after every edit: no compilation, no browser, no servers.
check: .venv/.dev $(bin)/tablee $(examples) lint
	@scripts/check $(GAME)

test: setup $(examples) lint
	@scripts/setup programs
	$(bin)/pytest $(ARGS)

lint: .venv/.dev $(bin)/tablee
	$(bin)/ruff format --check --quiet .
	$(bin)/ruff check --quiet .
	$(bin)/lint-imports --no-logo
	$(bin)/mypy

format: .venv/.dev
	$(bin)/ruff check --fix .
	$(bin)/ruff format .

# Long studies, minutes each.
soak: setup $(examples)
	$(bin)/pytest -m study $(ARGS)

bench: $(bin)/tablee core .venv-bench/.bench $(node)
	$(bin)/python bench/run.py $(ARGS)

# Fails where playouts have become slower than in the last release.
speed: $(bin)/tablee core
	$(bin)/python bench/speed.py $(ARGS)

setup: .venv/.dev $(bin)/tablee core $(vendor)

core: .venv/.core

wheel: .venv/.build core $(vendor)
	@scripts/setup wheel

# A player may go without a C compiler; tests and measurements of an uncompiled core would mislead.
test soak bench speed setup core wheel: export NEED_CORE = 1

.venv/.run: requirements/run.txt
	@scripts/setup venv .venv $<
	@touch $@

.venv/.build: requirements/build.txt .venv/.run
	@scripts/setup packages .venv $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@scripts/setup packages .venv $<
	@touch $@

$(bin)/tablee: pyproject.toml .venv/.run
	@scripts/setup command

# Every module counts, not the compiled ones alone: mypyc copies constants in from the others. What is really compiled
# again, setup.py finds out. The step marks itself done, unless it had to leave the core uncompiled.
.venv/.core: setup.py scripts/docstrings.py $(sources) .venv/.build
	@scripts/setup core

$(examples): $(shell find examples -type f -not -path '*/tests/*' -not -path '*/build/*' -not -path '*.egg-info/*' \
		-not -name '*.pyc') .venv/.run
	@scripts/setup examples
	@touch $@

$(vendor): assets/package-lock.json assets/vendor.py requirements/node.txt | .venv/.run
	@scripts/setup assets

.venv-bench/.bench: requirements/bench.txt
	@scripts/setup venv .venv-bench $<
	@touch $@

$(node): bench/node/package-lock.json
	@scripts/setup node
	@touch $@

lock := uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--annotation-style line --custom-compile-command "make lock"
inputs := pyproject.toml --extra terminal --extra server requirements/run.in

lock: .venv/.dev
	$(bin)/$(lock) -o requirements/run.txt $(inputs)
	$(bin)/$(lock) -o requirements/core.txt pyproject.toml -c requirements/run.txt
	$(bin)/$(lock) -o requirements/build.txt requirements/build.in
	$(bin)/$(lock) -o requirements/dev.txt $(inputs) requirements/build.in requirements/dev.in
	$(bin)/$(lock) -o requirements/bench.txt requirements/bench.in
	$(bin)/$(lock) -o requirements/node.txt requirements/node.in

clean:
	rm -rf .venv .venv-bench .venv-node bench/node/node_modules assets/node_modules src/tablee/server/vendor build dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache src/*.egg-info
	rm -f src/tablee/compiled.json
	find . \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
