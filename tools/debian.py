"""Install Debian packages, where this machine is a Debian and we may.

Runs on any Python 3, because it also helps to get a virtual environment in the first place.
"""

import os
import shutil
import subprocess
from pathlib import Path


def install(*packages: str) -> bool:
    """Install the packages with apt-get; False when this is no Debian, we may not, or it failed."""
    become_root = _become_root()
    if become_root is None or not _is_debian():
        return False
    print("Installing with apt-get: " + " ".join(packages), flush=True)
    apt = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    update = subprocess.run([*apt, "update"], check=False)
    wanted = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return (
        update.returncode == 0
        and subprocess.run(wanted, check=False, stdout=subprocess.DEVNULL).returncode == 0
    )


def _is_debian() -> bool:
    """Only Debian itself: elsewhere the package called chromium may be a stub for another store."""
    release = Path("/etc/os-release")
    return bool(
        shutil.which("apt-get")
        and release.exists()
        and "ID=debian" in release.read_text(encoding="utf-8").splitlines()
    )


def _become_root() -> "list[str] | None":
    """The words to put before a command that needs root, or None when we cannot."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n"]
    return None
