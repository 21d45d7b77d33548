# make play    play in the browser            make bench        how fast the games run here
# make test    every check and every test     make peers        the same beside other projects
# make slow    the tests that take minutes    make screenshots  the pictures of the docs
# make docs    the documentation as a site    make coverage     what the tests run of the package
# make types   types of the tests too         make clean        remove what make has made

PYTHON ?= python3
TEST := .venv-test/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The versions that are known to work together.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
# Python compiles what it imports; compiling all that is installed takes as long as installing it.
export PIP_NO_COMPILE := 1
# Without bytecode, each of the many processes that the tests start would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test types coverage slow bench peers screenshots docs clean

help:
	@sed -n 's/^# make/make/p' Makefile

play: .venv/ready
	.venv/bin/touchline

test: .venv-test/ready
	$(TEST)/python -m tools.browser
	$(TEST)/python -m tools.postgres
	$(TEST)/ruff check
	$(TEST)/ruff format --check
	$(TEST)/mypy
	$(TEST)/lint-imports
	@$(TEST)/pytest --collect-only -qq >/dev/null || true  # compiles the tests, once for all workers
	$(TEST)/pytest -n logical --dist loadfile --no-loadscope-reorder -m "not slow and not browser"
	$(TEST)/pytest -n auto --dist loadfile --no-loadscope-reorder -m "not slow and browser" tests/browser tests/lab

types: .venv-test/ready
	$(TEST)/mypy src/touchline tools tests

coverage: .venv-test/ready
	$(TEST)/pytest -n auto --dist loadfile -m "not slow and not browser" --cov --cov-report=term:skip-covered

slow: .venv-test/ready
	$(TEST)/python -m pip install --quiet --editable ".[suites,docs]"
	$(TEST)/python -m tools.browser
	$(TEST)/python -m tools.postgres
	$(TEST)/python -m tools.compiled
	$(TEST)/pytest -m slow

bench: .venv-test/ready
	$(TEST)/python -m tools.compiled
	$(TEST)/touchline bench

peers: .venv-test/ready
	$(TEST)/python benchmarks/peers.py

screenshots: .venv-test/ready
	$(TEST)/python -m tools.browser
	$(TEST)/python -m tools.screenshots

docs: .venv-docs/ready
	.venv-docs/bin/mkdocs build --quiet
	@echo "The site is in build/site."

# The file `ready` is younger than everything that its environment was made from.
.venv/ready: WHAT = .
.venv-test/ready: WHAT = .[dev]
.venv-docs/ready: WHAT = .[docs]
.venv/ready .venv-test/ready .venv-docs/ready: pyproject.toml setup.py constraints.txt
	@command -v $(PYTHON) >/dev/null || { \
	  echo "There is no $(PYTHON) on this machine. Install Python 3.11 or newer, then run make again."; exit 1; }
	@$(PYTHON) -m tools.venv $(@D)
	@echo "Installing Touchline into $(@D) (the first time this downloads its dependencies)"
	@$(@D)/bin/python -m pip install --quiet --upgrade "pip>=25"
	@$(@D)/bin/python -m pip install --quiet --editable "$(WHAT)"
	@touch $@

clean:
	rm -rf .venv .venv-test .venv-docs .venv-peers .venv-compiled build dist src/*.egg-info
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache test-results
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
