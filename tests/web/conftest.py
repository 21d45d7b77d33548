"""One server for all tests of the pages; every test makes its own table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.given import Served, a_server


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A running server."""
    with a_server() as server:
        yield server
