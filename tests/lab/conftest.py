"""A small report that several tests look at."""

from __future__ import annotations

from html.parser import HTMLParser
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


class Page(HTMLParser):
    """Counts what is on a page, and checks that what opens is closed."""

    VOID = ("meta", "link", "circle", "rect", "line", "polyline", "polygon")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag opens."""
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "action", "data")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that is closed at once."""
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """A tag closes."""
        assert self.open.pop() == tag


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of 24 games; nobody may change it."""
    folder = tmp_path_factory.mktemp("lab") / "report"
    run(*SMALL, "--out", folder)
    return folder
