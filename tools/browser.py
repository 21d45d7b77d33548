"""Find a Chromium for the browser tests, or install one: python -m tools.browser prints its path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import debian

# The shell is Chromium without windows: the same pages for less than half the work.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS = "fonts-dejavu-core"
MAC_APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
HOW_TO_GET_ONE = """\
No Chromium was found, and none could be installed. The browser tests need one. Do one of these:
  Debian:     sudo apt-get install chromium-headless-shell
  elsewhere:  .venv-test/bin/python -m playwright install --with-deps chromium
  or name yours:  export TOUCHLINE_CHROMIUM=/path/to/chromium
Then run make test again."""
ASK_PLAYWRIGHT = """\
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_chromium() -> str | None:
    """The path of a Chromium: the one that TOUCHLINE_CHROMIUM names, one on PATH, or Playwright's."""
    named = os.environ.get("TOUCHLINE_CHROMIUM")
    if named:
        if not shutil.which(named):
            sys.exit(f"TOUCHLINE_CHROMIUM is {named!r}, which is not a program. Correct or unset it.")
        return shutil.which(named)
    installed = (shutil.which(name) for name in (*NAMES, *MAC_APPS))
    return next((path for path in installed if path), None) or _playwrights_chromium()


def launch_args() -> list[str]:
    """Chromium's arguments for tests: quiet on the network, and no sandbox for root, who cannot have one."""
    quiet = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
    ]
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*quiet, "--no-sandbox"] if is_root else quiet


def _playwrights_chromium() -> str | None:
    """Playwright's own download; asked in another process, because its event loop disturbs the tests'."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True, check=False
    )
    path = asked.stdout.strip()
    return path if path and Path(path).exists() else None


def _install_playwrights_chromium() -> None:
    """Download it; root on a Linux with apt-get also gets the libraries that it needs."""
    may_add_libraries = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    extra = ["--with-deps"] if may_add_libraries else []
    subprocess.run([sys.executable, "-m", "playwright", "install", *extra, "chromium"], check=False)


def main() -> None:
    """Print the path of a Chromium; install one first where there is none."""
    if not find_chromium() and not any(debian.install(name, FONTS) for name in (SHELL, "chromium")):
        _install_playwrights_chromium()
    print(find_chromium() or sys.exit(HOW_TO_GET_ONE))


if __name__ == "__main__":
    main()
