"""Make a virtual environment: python -m tools.venv FOLDER.

Runs on any Python 3, so that an old one gets a clear message instead of a syntax error.
"""

import importlib
import subprocess
import sys

from tools import debian

OLDEST = (3, 11)


def main() -> None:
    """Check this Python, then make or refresh the environment."""
    if sys.version_info < OLDEST:
        sys.exit(
            "Touchline needs Python 3.11 or newer; {} is {}.{}.\nInstall one and name it, for example: "
            "make PYTHON=python3.12 play".format(sys.executable, *sys.version_info[:2])
        )
    if not _can_make_venv() and not (debian.install("python3-venv") and _can_make_venv()):
        sys.exit(
            "This Python cannot make virtual environments, because its module ensurepip is missing.\n"
            "On Debian and Ubuntu: sudo apt-get install python3-venv. Then run make again."
        )
    sys.exit(subprocess.call([sys.executable, "-m", "venv", sys.argv[1]]))


def _can_make_venv() -> bool:
    importlib.invalidate_caches()
    try:
        importlib.import_module("ensurepip")
        importlib.import_module("venv")
    except ImportError:
        return False
    return True


if __name__ == "__main__":
    main()
