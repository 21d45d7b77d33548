"""A real server in its own process, real browsers in front of it, an eye on everything that goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.play import PATIENCE
from tests.browser.server import Server, a_server
from tests.browser.trouble import Trouble

DESK: ViewportSize = {"width": 1536, "height": 900}  # as narrow as the rail of seats stays open
PHONE: ViewportSize = {"width": 390, "height": 844}
# Reports are told step by step, things travel over the table.
MOVING: Any = {"reduced_motion": "no-preference"}

NewPage = Callable[..., Page]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests in this folder click in a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


def sample(values: Iterable[Any], *often: Any) -> list[Any]:
    """Values as parameters: these in each run of the tests, the others among the slow ones."""
    return [one if one in often else pytest.param(one, marks=pytest.mark.slow) for one in values]


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """What all visitors have in common."""
    expect.set_options(timeout=PATIENCE)
    return {}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app on a free port with a data folder of its own; every test makes its own tables."""
    with a_server(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """Whatever goes wrong in any page of the test; at its end there must be nothing."""
    found = Trouble()
    yield found
    found.check()


@pytest.fixture
def visitor(new_context: Any, server: Server, trouble: Trouble) -> NewPage:
    """A new person with a browser of their own: `visitor(viewport=…, java_script_enabled=False …)`."""

    def visit(**options: Any) -> Page:
        usual = {"viewport": DESK, "base_url": server.url, "reduced_motion": "reduce"}
        context = new_context(**usual | options)
        context.set_default_timeout(PATIENCE)
        trouble.watch(context)
        page: Page = context.new_page()
        return page

    return visit
