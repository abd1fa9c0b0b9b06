# Everything here needs nothing but python3 (3.11 or later) and make.

PYTHON ?= python3
BIN := .venv/bin
APP := src/dacabo/server/pages/index.html
POCKET := pocket-site/index.html
PYTHON_FILES := web/pocket-files/dacabo.zip
GALLERY := web/gallery-pages/gallery.html
RECORDED := web/recorded/tables.json
NODE := web/node_modules/.package-lock.json
APP_SOURCES := $(shell find web/src web/public src/dacabo/i18n -type f -not -name '*.pyc' 2>/dev/null) \
	web/index.html web/worker.js web/vite.config.ts web/package-lock.json web/build.py

# Compiled code is kept whatever the environment says: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

# Many tests wait, for a socket or a page: more of them than there are cores keep these busy.
CORES := $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 1)")
WORKERS ?= $(shell echo $$(($(CORES) + 2)))
BROWSERS ?= $(CORES)
# The workers share the cores already: threads of NumPy would only take them from the browsers.
export OPENBLAS_NUM_THREADS := 1
# Measures how long people wait: nothing else may run meanwhile.
WAITING := tests/server/test_hostile.py
# What is run once more with a server whose store is PostgreSQL, and with two nodes behind an nginx.
ON_POSTGRES := $(patsubst %,tests/server/test_%.py,matches people leaks crash clocks event_clocks events event_links roles online pads)
RULES := $(addprefix tests/,core cabo dacapo scenarios counts golden records testing table scorepad tournament)

# Which browser the tests use: `make test BROWSER=none` leaves them out.
export BROWSER

.PHONY: play dev test test-browsers test-others test-rules setup app check check-python check-format check-lint check-types compiled real-parts test-long bench pocket gallery pictures mutants golden types lock format clean

play: $(APP) # set everything up and open the card room
	$(BIN)/dacabo serve --open

dev: $(APP) $(RECORDED) # server and app for development: both reload when a file changes
	$(BIN)/python web/dev.py

# Two beside each other: one waits where the other works. A third would make the browsers wait.
# Browsers have processes of their own: their event loop would be in the way.
test: .venv/ready # everything that must pass
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-others test-browsers check

test-browsers: $(APP) $(POCKET) $(GALLERY) real-parts
	test "$(BROWSER)" = none || $(BIN)/pytest -n $(BROWSERS) --dist worksteal tests/browser

test-others: $(APP) $(RECORDED) compiled real-parts
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser

test-rules: .venv/ready # the pure parts: rules, tables, score pads, tournaments and records
	$(BIN)/pytest -n auto --dist worksteal $(RULES)

setup: $(APP) $(RECORDED) # set up the environment and build the app

app: $(APP) # build the browser app

check: check-python check-format check-lint check-types # the quick part: format, lint, types, imports

check-python: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy

check-format: $(NODE)
	$(BIN)/python web/build.py prettier/bin/prettier.cjs --check --log-level warn .

check-lint: $(NODE)
	$(BIN)/python web/build.py eslint/bin/eslint.js --max-warnings 0 .

check-types: $(NODE)
	$(BIN)/python web/build.py svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

compiled: .venv/ready # so that the workers do not all compile the tests at once
	$(BIN)/pytest --collect-only -qq > /dev/null

real-parts: .venv/ready # the nginx, the PostgreSQL with TLS and the browser of the tests
	PYTHONPATH=tests $(BIN)/python -m server.harness.nginx
	PYTHONPATH=tests $(BIN)/python -m server.harness.tls
	PYTHONPATH=tests $(BIN)/python -m browser.harness.chromium

test-long: $(APP) $(POCKET) $(GALLERY) real-parts # deep model tests and soak tests
	$(BIN)/pytest -m long $(WAITING)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m long --ignore=tests/browser --ignore=$(WAITING)
	DACABO_TEST_STORE=postgres $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "long or not long" $(ON_POSTGRES)
	DACABO_TEST_STORE=nodes $(BIN)/pytest -n $(WORKERS) --dist worksteal $(ON_POSTGRES)
	test "$(BROWSER)" = none || $(BIN)/pytest -n $(BROWSERS) --dist worksteal -m long tests/browser

pocket: $(POCKET) # the app without a server, as files for any web host

gallery: $(APP) $(RECORDED) # screenshots of every screen and state, on contact sheets
	$(BIN)/python tests/tools/gallery.py

pictures: $(APP) # the pictures of README.md and docs/organising.md
	$(BIN)/python tests/tools/pictures.py

bench: .venv-bench/ready # the benchmarks, with other engines for comparison
	PYTHONPATH=src .venv-bench/bin/python benchmarks/engine.py
	PYTHONPATH=src .venv-bench/bin/python benchmarks/bots.py

mutants: .venv/ready # which changes to the rules code no scenario notices
	$(BIN)/python tests/mutation/flips.py
	$(BIN)/mutmut run
	$(BIN)/mutmut results

golden: .venv/ready # regenerate the golden matches; read the diff before you commit it
	$(BIN)/python tests/golden/write.py

types: .venv/ready # regenerate the browser's types and requests from the server's
	$(BIN)/python -m dacabo.server.api.typescript web/src/generated

LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --upgrade
lock: .venv/ready # resolve the dependencies again
	$(LOCK) --group installer -o requirements/installer.lock
	$(LOCK) --group dev pyproject.toml -o requirements/dev.lock
	$(LOCK) --extra bench pyproject.toml -o requirements/bench.lock

format: $(NODE)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python web/build.py eslint/bin/eslint.js --fix .
	$(BIN)/python web/build.py prettier/bin/prettier.cjs --write --log-level warn .

clean:
	rm -rf .venv .venv-bench web/node_modules web/gallery-pages web/recorded web/pocket-files src/dacabo/server/pages pocket-site mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# uv takes a quarter of the time; pip does it where uv cannot be had, or does not know of the mirror.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-deps
UV := $(BIN)/uv pip install --python $(BIN)/python --quiet --no-deps

.venv/locked: requirements/dev.lock requirements/installer.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dacabo needs Python 3.11 or later: make PYTHON=python3.11")'
	$(PYTHON) -m venv --clear .venv
	$(PIP) --require-hashes -r requirements/installer.lock && $(UV) --require-hashes -r requirements/dev.lock \
		|| $(PIP) --no-compile --require-hashes -r requirements/dev.lock
	touch $@

.venv/ready: .venv/locked pyproject.toml
	$(PIP) --no-build-isolation -e .
	touch $@

$(NODE): web/package-lock.json | .venv/ready
	$(BIN)/python web/build.py install

# Python, its library and Dacabo for browsers: the room of a device has the rules of this tree.
$(PYTHON_FILES): $(NODE) web/pocket_files.py web/pocket_files.js web/build.py requirements/dev.lock \
		$(shell find src/dacabo \( -name '*.py' -o -name '*.ftl' \) -not -path '*/research/*' -not -path '*/browser/*')
	$(BIN)/python web/pocket_files.py
	touch $@

$(APP): $(NODE) $(APP_SOURCES) $(PYTHON_FILES)
	$(BIN)/python web/build.py

$(POCKET): $(APP)
	$(BIN)/python web/build.py vite/bin/vite.js build --mode pocket --logLevel warn

# What the server says to the app, for its gallery and its tests.
$(RECORDED): $(shell find src/dacabo tests/tools tests/club/harness tests/tournament/harness -name '*.py') | .venv/ready
	$(BIN)/python tests/tools/record.py

$(GALLERY): $(APP) $(RECORDED) web/gallery.html
	$(BIN)/python tests/tools/gallery.py --only-build

.venv-bench/ready: requirements/bench.lock pyproject.toml
	$(PYTHON) -m venv --clear .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	touch $@
