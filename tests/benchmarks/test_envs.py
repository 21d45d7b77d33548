"""The benchmark of the environments runs, with Touchline alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_benchmark_prints_a_row_for_each_game() -> None:
    command = [sys.executable, "benchmarks/envs.py", "--rounds", "1", "--seconds", "0.01"]
    command += ["--games", "best11", "time_of_soccer", "--only"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = done.stdout.splitlines()
    assert len(rows) == 2 + 4 * 2, done.stderr
    assert rows[2].startswith("| Touchline (pure) | best11 |")
