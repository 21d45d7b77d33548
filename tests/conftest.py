"""Fixtures for all tests; each folder of tests adds its own."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tools.browser import HOW_TO_GET_ONE, find_chromium, launch_args
from tools.compiled import compiled_package as build_compiled_package
from tools.postgres import HOW_TO_GET_ONE as HOW_TO_GET_POSTGRES, QUICK, Cluster, find_postgres, running
from touchline.engine.editions import FOLDER

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks the language of the terminal


@pytest.fixture(scope="session", autouse=True)
def no_editions(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The tests know no editions but those that they make: not those of whoever runs them."""
    os.environ[FOLDER] = str(tmp_path_factory.mktemp("editions"))


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for editions."""
    monkeypatch.setenv(FOLDER, str(tmp_path / "shelf"))
    return tmp_path / "shelf"


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The Chromium in which the browser tests click."""
    return find_chromium() or pytest.fail(HOW_TO_GET_ONE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], chromium_path: str) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    return {**browser_type_launch_args, "executable_path": chromium_path, "args": launch_args()}


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, for the rest of the session: its event loop stays in the main thread as long as it runs."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """One Chromium for all tests; every visitor has a profile of their own in it."""
    with playwright.chromium.launch(**browser_type_launch_args) as started:
        yield started


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: other tests need the event loop that Playwright keeps."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_collection_finish() -> None:
    """What was imported stays: the collector need not look through it again and again (6 % of the time)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(scope="session")
def compiled_package(pytestconfig: pytest.Config) -> Path:
    """A folder that holds the compiled package: first on PYTHONPATH, it comes before the pure one.

    All of it for the slow tests, the engine and one game (`QUICK_GAME`) for the others.
    """
    return build_compiled_package(quickly=pytestconfig.getoption("markexpr") != "slow")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """`-n logical`: a worker for each core; `-n auto`: one more, for browser tests mostly wait for pages."""
    return (os.cpu_count() or 1) + (config.option.numprocesses == "auto")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own, which forgives no mistake but may forget everything in a crash."""
    if find_postgres() is None:
        pytest.fail(HOW_TO_GET_POSTGRES)
    with running(QUICK) as cluster:
        yield cluster


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database."""
    import psycopg

    yield cluster.url()
    with psycopg.connect(cluster.url(), autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'touchline'"
        )
        db.execute("DROP SCHEMA public CASCADE")
        db.execute("CREATE SCHEMA public")
