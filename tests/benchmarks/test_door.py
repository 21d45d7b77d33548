"""The benchmark of the fast door runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_benchmark_prints_a_row_for_each_game() -> None:
    command = [sys.executable, "benchmarks/door.py", "best11", "--rounds", "1", "--each", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    version, heads, row = done.stdout.splitlines()
    assert version.startswith("Touchline ")
    assert len(heads.split()) == len(row.split()) == 7
