# `make play` and `make test` do everything, set-up included; the set-up steps are in scripts/setup.
# An empty file (.run, .dev, ...) marks each finished step, so that the next run skips it.

PYTHON ?= python3
ARGS ?=

bin := .venv/bin
sources := $(shell find src -name '*.py')
# Scripts and fonts of the pages; the stylesheet is written last.
vendor := src/tablee/server/vendor/fonts.css
# The bench's Node.js packages, if it has any.
node := $(patsubst %/package-lock.json,%/node_modules/.bench,$(wildcard bench/node/package-lock.json))

export PYTHON

.PHONY: play test bench lint format setup wheel lock clean
# The steps share .venv and one log.
.NOTPARALLEL:

play: $(bin)/tablee .venv/.core $(vendor)
	@$(bin)/tablee serve $(ARGS)

test: lint
	@scripts/setup programs
	$(bin)/pytest $(ARGS)

lint: setup
	$(bin)/ruff format --check .
	$(bin)/ruff check .
	$(bin)/mypy

format: .venv/.dev
	$(bin)/ruff check --fix .
	$(bin)/ruff format .

bench: $(bin)/tablee .venv/.core .venv-bench/.bench $(node)
	$(bin)/python bench/run.py $(ARGS)

setup: .venv/.dev $(bin)/tablee .venv/.core $(vendor)

wheel: .venv/.run .venv/.core $(vendor)
	@scripts/setup wheel

# A player may go without a C compiler; tests and measurements of an uncompiled core would mislead.
test lint bench setup wheel: export NEED_CORE = 1

.venv/.run: requirements/run.txt
	@scripts/setup venv .venv $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@scripts/setup packages .venv $<
	@touch $@

$(bin)/tablee: pyproject.toml .venv/.run
	@scripts/setup command

# Every module counts, not the compiled ones alone: mypyc copies constants in from the others.
# The step marks itself done, unless it had to leave the core uncompiled.
.venv/.core: setup.py $(sources) .venv/.run
	@scripts/setup core

$(vendor): assets/package-lock.json assets/vendor.py requirements/node.txt
	@scripts/setup assets

.venv-bench/.bench: requirements/bench.txt
	@scripts/setup venv .venv-bench $<
	@touch $@

$(node): bench/node/package-lock.json
	@scripts/setup node
	@touch $@

lock := uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--annotation-style line --custom-compile-command "make lock"

lock: .venv/.dev
	$(bin)/$(lock) -o requirements/run.txt pyproject.toml requirements/run.in
	$(bin)/$(lock) -o requirements/dev.txt pyproject.toml requirements/run.in requirements/dev.in
	$(bin)/$(lock) -o requirements/bench.txt requirements/bench.in
	$(bin)/$(lock) -o requirements/node.txt requirements/node.in

clean:
	rm -rf .venv .venv-bench .venv-node bench/node/node_modules assets/node_modules src/tablee/server/vendor build dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find . \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
