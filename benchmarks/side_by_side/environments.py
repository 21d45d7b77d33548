"""The virtual environments of a run: one with the peers, one with Touchline compiled."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable, Mapping
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
REQUIREMENTS = CHECKOUT / "benchmarks" / "peers.txt"
PACKAGE_FILES = ("pyproject.toml", "setup.py", "mypyc.ini", "README.md", "LICENSE", "MANIFEST.in", "src")
BUILD_STAMP = "touchline-source.sha256"


class Unavailable(Exception):
    """A contender cannot be measured; `brief` is the reason without anything of this machine in it."""

    def __init__(self, brief: str, detail: str = "") -> None:
        super().__init__(f"{brief}: {detail}" if detail else brief)
        self.brief = brief


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_environment(environment: Path) -> Path:
    """Make the virtual environment where there is none, hidden from git; return its interpreter."""
    python = python_of(environment)
    if not python.exists():
        if environment.exists() and any(environment.iterdir()):
            raise Unavailable(
                "no virtual environment could be made",
                f"{environment} exists and is not one; choose another folder or remove it",
            )
        try:
            venv.create(environment, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Unavailable("no virtual environment could be made", str(error)) from error
        (environment / ".gitignore").write_text("*\n")
    return python


def pip(python: Path, arguments: Iterable[str], extra_env: Mapping[str, str] | None = None) -> None:
    """Run pip, or raise Unavailable with pip's own last words."""
    command = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(extra_env or {})})
    if done.returncode:
        raise Unavailable("pip could not install it", last_line(done.stderr))


def last_line(text: str) -> str:
    """The last line that says something, errors preferred."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.upper().startswith("ERROR")]
    return (errors or lines or ["no message"])[-1]


def requirements() -> dict[str, str]:
    """Package name -> requirement, from peers.txt."""
    lines = (line.split("#")[0].strip() for line in REQUIREMENTS.read_text().splitlines())
    return {re.split(r"[<>=!~ ]", line)[0]: line for line in lines if line}


def install_peer(environment: Path, package: str) -> Path:
    """Put one peer into the peers' environment; return its interpreter."""
    python = make_environment(environment)
    pip(python, ["install", requirements()[package]])
    return python


def source_digest() -> str:
    """One digest over everything that the compiled build is made from."""
    digest = hashlib.sha256(sys.version.encode())
    for name in PACKAGE_FILES:
        path = CHECKOUT / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and file.suffix not in {".pyc", ".so"}:
                digest.update(f"{file.relative_to(CHECKOUT)}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def install_compiled(environment: Path) -> Path:
    """Build Touchline with mypyc into its own environment, unless this very source is there already."""
    python = make_environment(environment)
    stamp = environment / BUILD_STAMP
    digest = source_digest()
    if stamp.exists() and stamp.read_text() == digest:
        return python
    stamp.unlink(missing_ok=True)
    # Built from a copy: a build inside the checkout leaves stale .so files that shadow the sources.
    with tempfile.TemporaryDirectory(prefix="touchline-build-") as scratch:
        for name in PACKAGE_FILES:
            source = CHECKOUT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
                shutil.copytree(source, Path(scratch) / name, ignore=ignored)
            elif source.exists():
                shutil.copy2(source, scratch)
        pip(python, ["uninstall", "--yes", "touchline"])
        pip(python, ["install", f"{scratch}[learned]"], {"TOUCHLINE_COMPILE": "1"})
    stamp.write_text(digest)
    return python
