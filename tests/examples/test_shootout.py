"""Shoot-out, a game of somebody else's, is played by this Touchline without a change to it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.given import EXAMPLE, environment, install

PACKAGE = EXAMPLE / "touchline_shootout"
MOST_LINES = 250


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the example, and nothing else."""
    return install(tmp_path_factory)


def touchline(installed: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a command where the example is installed."""
    command = [sys.executable, "-m", "touchline", *args]
    return subprocess.run(command, env=environment(installed), capture_output=True, text=True, check=False)


def test_the_whole_game_with_its_words_is_small() -> None:
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl")]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert lines <= MOST_LINES
    assert not list(PACKAGE.rglob("*.html"))


def test_the_code_cites_every_rule_that_it_has() -> None:
    rules = set(re.findall(r"\*\*(SO-\d+)\*\*", (PACKAGE / "ledger.md").read_text(encoding="utf-8")))
    code = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    cited = set(re.findall(r"SO-\d+", code))
    for first, last in re.findall(r"SO-(\d+) to SO-(\d+)", code):
        cited |= {f"SO-{number:03}" for number in range(int(first), int(last) + 1)}
    assert cited == rules


def test_check_finds_nothing(installed: Path) -> None:
    done = touchline(installed, "check", "shootout", "--games", "60")
    assert done.returncode == 0, done.stderr
    assert "0 leaks" in done.stdout
    assert "0 failures" in done.stdout


def test_bots_play_it_and_the_greedy_one_wins(installed: Path) -> None:
    done = touchline(installed, "sim", "shootout", "--bots", "greedy,random", "--games", "60", "--seed", "1")
    assert done.returncode == 0, done.stderr
    wins = re.search(r"Wins in 60 games: greedy ([\d.]+), random ([\d.]+)\.", done.stdout)
    assert wins, done.stdout
    assert float(wins[1]) > float(wins[2])


def test_a_record_is_written_verified_and_told(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    made = touchline(installed, "record", "shootout", "--bots", "greedy,random", "-o", str(record))
    assert made.returncode == 0, made.stderr
    assert touchline(installed, "verify", str(record)).returncode == 0
    told = touchline(installed, "replay", str(record)).stdout
    assert "Round 5" in told
    assert "goal!" in told
