"""Fixtures for all tests; each folder of tests adds its own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tools.browser import HOW_TO_GET_ONE, find_chromium, launch_args
from tools.compiled import compiled_package as build_compiled_package
from touchline.engine.editions import FOLDER


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
def compiled_package(pytestconfig: pytest.Config) -> Path:
    """A folder that holds the compiled package: first on PYTHONPATH, it comes before the pure one.

    All of it for the slow tests, the engine and one game (`QUICK_GAME`) for the others.
    """
    return build_compiled_package(quickly=pytestconfig.getoption("markexpr") != "slow")


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: in the browser tests they mostly wait for pages."""
    return (os.cpu_count() or 1) + 1
