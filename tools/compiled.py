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
STAMP = FOLDER / "compiled-from"
NO_COMPILER = (
    "The compiled package cannot be built: there is no C compiler with Python's headers.\n"
    "On Debian: sudo apt-get install gcc libc6-dev python3-dev. On macOS: xcode-select --install."
)


def compiled_package() -> Path:
    """The folder with the compiled package, built first where it is missing or out of date."""
    FOLDER.parent.mkdir(exist_ok=True)
    with (FOLDER.parent / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may ask at once
        if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != _digest():
            _compile()
        _copy_what_is_not_compiled()
    return FOLDER


def _digest() -> str:
    """Of everything that the compiled modules are made from."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    modules = [*SOURCE.glob("engine/**/*.py"), *SOURCE.glob("games/**/*.py")]
    for path in sorted([*modules, ROOT / "setup.py"]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _compile() -> None:
    if not _has_compiler() and not (debian.install("gcc", "libc6-dev", "python3-dev") and _has_compiler()):
        sys.exit(NO_COMPILER)
    print("Compiling the engine and the games with mypyc.", flush=True)
    digest = _digest()
    shutil.rmtree(FOLDER, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--target", str(FOLDER), str(ROOT)],
        check=True,
        env={**os.environ, "TOUCHLINE_COMPILE": "1"},
    )
    STAMP.write_text(digest, encoding="utf-8")


def _has_compiler() -> bool:
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(shutil.which(os.environ.get("CC", compiler))) and headers.exists()


def _copy_what_is_not_compiled() -> None:
    """Bring pages, texts and the other modules up to date; a compiled module comes before its source."""
    for path in SOURCE.rglob("*"):
        copy = FOLDER / "touchline" / path.relative_to(SOURCE)
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


if __name__ == "__main__":
    print(compiled_package())
