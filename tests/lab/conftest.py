"""A small report that several tests look at."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from touchline.cli import app

LADDER = ("--ladder", "random,greedy", "--ladder-games", "2")
SMALL = ("lab", "best11", "--games", "24", "--seats", "2", *LADDER, "--processes", "1")
QUICK = (
    "lab",
    "best11",
    "--bots",
    "random,random",
    "--games",
    "4",
    "--ladder-games",
    "0",
    "--processes",
    "1",
)


def run(*words: str | Path, code: int = 0) -> Result:
    """Run a command in this process and expect its exit code."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == code, result.output + result.stderr
    assert "Traceback" not in result.output + result.stderr
    return result


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of 24 games; nobody may change it."""
    folder = tmp_path_factory.mktemp("lab") / "report"
    run(*SMALL, "--out", folder)
    return folder
