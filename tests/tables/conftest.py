"""Fixtures for the tests of tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.tables import given_tables


@pytest.fixture(params=["sqlite", "postgres"])
def both_stores(request: pytest.FixtureRequest) -> Iterator[str]:
    """Scenes play in a file, and once more in a PostgreSQL database."""
    if request.param == "postgres":
        given_tables.PLACE.append(request.getfixturevalue("database"))
    yield request.param
    given_tables.PLACE.clear()
