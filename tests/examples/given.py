"""The example game, or another example, installed beside this Touchline."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "shootout"


def install(tmp_path_factory: pytest.TempPathFactory, example: Path = EXAMPLE) -> Path:
    """A folder into which pip has installed the example, and nothing else."""
    source = tmp_path_factory.mktemp("source") / example.name
    shutil.copytree(example, source)
    place = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(place), str(source)], check=True)
    return place


def environment(installed: Path) -> dict[str, str]:
    """The environment of a process that finds the example."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src")])}
