# `make play` and `make test` do everything, set-up included; the set-up steps are in scripts/setup.
# An empty file (.run, .dev, ...) marks each finished step, so that the next run skips it.

PYTHON ?= python3
ARGS ?=

bin := .venv/bin
sources := $(shell find src -name '*.py')
# The bench's Node.js packages, if it has any.
node := $(patsubst %/package-lock.json,%/node_modules/.bench,$(wildcard bench/node/package-lock.json))

export PYTHON

.PHONY: play test bench lint format setup lock clean
# The steps share .venv and one log.
.NOTPARALLEL:

play: $(bin)/tablee .venv/.core
	@$(bin)/tablee play $(ARGS)

test: lint
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

setup: .venv/.dev $(bin)/tablee .venv/.core

# A player may go without a C compiler; tests and measurements of an uncompiled core would mislead.
test lint bench setup: export NEED_CORE = 1

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
	rm -rf .venv .venv-bench bench/node/node_modules build
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find . \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
