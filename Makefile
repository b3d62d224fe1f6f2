# Newcomers need two commands: `make play` and `make test`. The rest is listed by `make help`.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help
.PHONY: help setup play test check check-python check-page pure compiled test-long quick mutate wheels bench page-speed docs format clean

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
DEPENDENCIES := $(VENV)/dependencies.stamp
PYTEST := $(BIN)/python -P -m pytest -q -n $(JOBS) --dist worksteal --durations=20
# what is never compiled is the same on both engines, what compares the two runs both, and what golden games hold is
# no matter of the engine: these are tested once
ONCE := $(addprefix tests/,adapters arena bots/test_line_bots.py browser cli conformance/test_lockstep.py encyclopaedia \
	golden/test_collection.py hostile project server)

help: ## list the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/make \1\t\2/' | expand -t 18

$(DEPENDENCIES): requirements/runtime.txt requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Catanica needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2])'
	echo "Installing what Catanica needs into $(VENV) ..."
	[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -qq --disable-pip-version-check --requirement requirements/dev.txt
	touch $@

setup: $(DEPENDENCIES) ## make .venv, build the wheel and install it there; nothing if nothing changed
	@$(BIN)/python tools/page.py
	$(BIN)/python tools/install.py

play: setup ## serve the games; open the address it prints in a browser; options such as ARGS="--port 8100"
	@$(BIN)/catanica serve $(ARGS)

check: check-python check-page ## style and types

check-python: $(DEPENDENCIES)
	@echo "Checking style and types ..."
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy --no-error-summary

check-page: $(DEPENDENCIES)
	@echo "Checking the page ..."
	$(BIN)/python tools/page.py run check
	$(BIN)/python tools/page.py run format:check
	$(BIN)/python tools/page.py run test

test: $(DEPENDENCIES) ## everything that must pass: style, types, all tests on both engines
	@echo "Building, and meanwhile checking style and types and testing the sources, interpreted ..."
	$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=line setup check-python check-page pure
	$(MAKE) --no-print-directory compiled

pure: $(DEPENDENCIES)
	@echo "Testing, interpreted ..."
	CATANICA_PURE=1 PYTHONPATH=src $(PYTEST) -m 'not long' $(addprefix --ignore=,$(ONCE))

compiled: setup
	@if ! $(BIN)/python -P -c 'import sys, catanica._runtime as r; sys.exit(not r.compiled())'; then
		echo "There is no compiled engine here: testing the rest, interpreted ..."
		exec $(PYTEST) -m 'not long' $(ONCE)
	fi
	echo "Testing, compiled ..."
	$(PYTEST) -m 'not long'

test-long: setup ## the tests that take hours, compiled; a part of them: make test-long K="thousands and 2005" JOBS=4
	@$(PYTEST) -v -v -m long $(if $(K),-k "$(K)")

quick: $(DEPENDENCIES) ## tests on the sources as they lie there, no build; narrow down with ARGS="tests/kernel -k agenda"
	@CATANICA_PURE=1 PYTHONPATH=src $(BIN)/python -P -m pytest -q -m 'not long' $(ARGS)

mutate: $(DEPENDENCIES) ## change the rules one by one and list what no test notices; ARGS="--paths src/catanica/games/board --sample 60"
	@$(BIN)/python -P tools/mutate.py $(ARGS)

wheels: $(DEPENDENCIES) ## what is given out, into dist/: sources with the page, and a wheel for every Python at hand
	@$(BIN)/python tools/page.py
	$(BIN)/python tools/wheels.py

bench: setup ## measure speed
	@$(BIN)/catanica bench

docs: $(DEPENDENCIES) ## the documents as a site: open build/site/index.html
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

page-speed: setup ## measure the page in a real browser; against another build with ARGS="--against WHEEL"
	@$(BIN)/python -P tools/page_speed.py $(ARGS)

format: $(DEPENDENCIES) ## put the sources into shape
	@$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .

clean: ## remove everything that was built
	@rm -rf $(VENV) build dist web/node_modules src/catanica/server/static src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
