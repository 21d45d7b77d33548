"""The compiled package beside the pure one: python -m tools.compiled builds it and prints its folder.

Put that folder first on PYTHONPATH and `import touchline` is the compiled package, with the same Python
and the same dependencies. It is compiled again only when a module of the engine or of a game changed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import debian

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "touchline"
FOLDER = ROOT / "build" / "compiled"
QUICK = ROOT / "build" / "compiled-quickly"
STAMP = "compiled-from"
QUICK_GAME = "best11"
NO_COMPILER = (
    "The compiled package cannot be built: there is no C compiler with Python's headers.\n"
    "On Debian: sudo apt-get install gcc libc6-dev python3-dev. On macOS: xcode-select --install."
)


def compiled_package(quickly: bool = False) -> Path:
    """The folder with the compiled package, built first where it is missing or out of date.

    Built `quickly`, it is the engine with one game, and the C compiler does not optimize: for who wants to
    know what it plays, not how fast.
    """
    FOLDER.parent.mkdir(exist_ok=True)
    with (FOLDER.parent / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may ask at once
        folder = QUICK if quickly and not _is_up_to_date(FOLDER) else FOLDER
        if not _is_up_to_date(folder):
            _compile(folder, quickly=folder == QUICK)
        _copy_what_is_not_compiled(folder)
    return folder


def _is_up_to_date(folder: Path) -> bool:
    stamp = folder / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _digest()


def _digest() -> str:
    """Of everything that the compiled modules are made from."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    modules = [path for room in ("engine", "bots", "games") for path in SOURCE.glob(f"{room}/**/*.py")]
    for path in sorted([*modules, SOURCE / "table.py", ROOT / "setup.py"]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _compile(folder: Path, quickly: bool) -> None:
    if not _has_compiler() and not (debian.install("gcc", "libc6-dev", "python3-dev") and _has_compiler()):
        sys.exit(NO_COMPILER)
    print("Compiling the engine and the games with mypyc.", flush=True)
    digest = _digest()
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    less = {"TOUCHLINE_OPTIMIZE": "0", "TOUCHLINE_COMPILE_GAMES": QUICK_GAME} if quickly else {}
    subprocess.run(
        [*pip, "--target", str(folder), str(ROOT)],
        check=True,
        env={**os.environ, "TOUCHLINE_COMPILE": "1", **less},
    )
    (folder / STAMP).write_text(digest, encoding="utf-8")


def _has_compiler() -> bool:
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(shutil.which(os.environ.get("CC", compiler))) and headers.exists()


def _copy_what_is_not_compiled(folder: Path) -> None:
    """Bring pages, texts and the other modules up to date; a compiled module comes before its source."""
    for path in SOURCE.rglob("*"):
        copy = folder / "touchline" / path.relative_to(SOURCE)
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


if __name__ == "__main__":
    print(compiled_package())
