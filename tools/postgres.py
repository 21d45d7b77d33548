"""Find a PostgreSQL for the tests, install one where there is none, and run it in a folder.

python -m tools.postgres     print where its programs are
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import debian

DEBIANS = Path("/usr/lib/postgresql")
HOW_TO_GET_ONE = """\
The tests of the PostgreSQL store need PostgreSQL's own programs, and there are none here.
  on Debian:      sudo apt install postgresql
  on a Mac:       brew install postgresql
  or name yours:  export TOUCHLINE_POSTGRES=/path/to/its/bin
Then run make test again."""
SAFE = {"fsync": "on", "synchronous_commit": "on"}
QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def find_postgres() -> Path | None:
    """The folder with initdb and pg_ctl: what TOUCHLINE_POSTGRES names, on PATH, or Debian's newest."""
    named = os.environ.get("TOUCHLINE_POSTGRES")
    if named:
        return Path(named)
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = sorted(DEBIANS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


class Cluster:
    """A server of our own, on a socket in a folder of its own, which nobody else can reach."""

    def __init__(self, programs: Path, folder: Path, settings: dict[str, str]) -> None:
        self.programs, self.folder = programs, folder
        self.data = folder / "data"
        # PostgreSQL does not run as root.
        self._as = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if _is_root() else []
        if _is_root():
            os.chown(folder, 65534, 65534)
        self._do("initdb", "-D", str(self.data), "-U", "touchline", "-A", "trust", "--no-sync", "-E", "UTF8")
        words = {"listen_addresses": "''", "unix_socket_directories": f"'{folder}'", "max_connections": "200"}
        lines = [f"{name} = {value}\n" for name, value in (words | settings).items()]
        with (self.data / "postgresql.conf").open("a") as config:
            config.writelines(lines)

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://touchline@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._do("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it: "immediate" is as if it had crashed."""
        self._do("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def _do(self, program: str, *words: str) -> None:
        command = [*self._as, str(self.programs / program), *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, check=False)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")


@contextmanager
def running(settings: dict[str, str]) -> Iterator[Cluster]:
    """A server with these settings, as long as it is needed."""
    programs = find_postgres()
    if programs is None:
        raise RuntimeError(HOW_TO_GET_ONE)
    with tempfile.TemporaryDirectory(prefix="touchline-pg-") as folder:
        cluster = Cluster(programs, Path(folder), settings)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> None:
    """Print where the programs are; install them first where there are none."""
    if not find_postgres():
        debian.install("postgresql")
    print(find_postgres() or sys.exit(HOW_TO_GET_ONE))


if __name__ == "__main__":
    main()
