"""The fault machine on PostgreSQL: two servers on one database, and people who ask now one, now the other.

    python -m tests.hostile.fault_machine_postgres --seed 7 --rounds 12 [--proxy caddy]

A server is killed, ends in an orderly way, or hangs until the others have given it up and then wakes; the
database crashes in the middle of moves and comes back. What must be true is what must be true on one file.
With a proxy, as docs/hosting.md sets it up, it shares everybody out.
"""

from __future__ import annotations

import argparse
import random
import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import psycopg

from tests.hostile.fault_machine import Machine, Server, Sitting, run_machine, told
from tests.hostile.proxies import KINDS, in_front
from tools.postgres import SAFE, Cluster, running


class PostgresMachine(Machine):
    """Two servers, of which either may fail, on a database that may fail too."""

    FAULTS = ("kill", "gone", "followed", "hang", "term", "kill", "gone")  # type: ignore[assignment]

    def __init__(self, folder: Path, seed: int, cluster: Cluster, proxy: str = "") -> None:
        super().__init__(folder, seed, cluster.url())
        self.folder, self.cluster, self.proxy, self.front = folder, cluster, proxy, ""
        self.beside = ExitStack()
        self.servers = [self.server, Server(folder, cluster.url())]

    def start(self) -> None:
        """Begin."""
        for server in self.servers:
            server.start()
        if self.proxy:
            ports = [server.port for server in self.servers]
            self.front = self.beside.enter_context(in_front(self.proxy, self.folder, ports))

    def end(self) -> None:
        """End what still runs."""
        self.beside.close()
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.stop(signal.SIGTERM)

    @property
    def url(self) -> str:
        """The address of the proxy, or of either server, by chance."""
        return self.front or random.choice(self.servers).url

    def _kill(self) -> None:
        """One dies; a moment later the other does, with what it has just taken over."""
        for server in self.dice.sample(self.servers, 2):
            server.stop(signal.SIGKILL)
            time.sleep(self.dice.uniform(0.1, 0.8))
            server.start()

    def _term(self) -> None:
        """A rolling restart."""
        for server in self.servers:
            server.stop(signal.SIGTERM)
            server.start()

    def _followed(self) -> None:
        """An update: each is followed by a new one."""
        for server in self.servers:
            before = self.at_work()
            assert server.process is not None
            server.process.send_signal(signal.SIGUSR2)
            give_up = time.monotonic() + 60
            while len(self.at_work() - before) < 1 or len(self.at_work()) < len(before):
                assert time.monotonic() < give_up, "no other server followed"
                time.sleep(0.05)

    def at_work(self) -> set[int]:
        """The processes that the database knows as servers."""
        with psycopg.connect(self.cluster.url()) as db:
            return {row[0] for row in db.execute("SELECT pid FROM processes WHERE kind = 'server'")}

    def _hang(self) -> None:
        """One hangs until it is given up; then it goes on, and may write nothing that does not fit."""
        server = self.dice.choice(self.servers)
        server.signal(signal.SIGSTOP)
        time.sleep(4.0)
        server.signal(signal.SIGCONT)

    def _gone(self) -> None:
        """The database crashes in mid-move, and is back within a move's patience, or beyond it."""
        self.cluster.stop("immediate")
        time.sleep(self.dice.choice((0.3, 2.0, 8.0)))
        self.cluster.start()

    def stored(self, table: Sitting) -> tuple[bytes, bytes, list[bytes]]:
        """A table's header, secret and log, read past the servers."""
        with psycopg.connect(self.cluster.url()) as db:
            found = db.execute("SELECT header, secret FROM tables WHERE id = %s", (table.id,)).fetchone()
            assert found is not None
            rows = db.execute("SELECT entry FROM entries WHERE table_id = %s ORDER BY number", (table.id,))
            return found[0], found[1], [row[0] for row in rows]


def run(folder: Path, seed: int, rounds: int, proxy: str = "") -> dict[str, int]:
    """So many rounds on a database that keeps what it promised; the figures."""
    with running(SAFE) as cluster:
        return run_machine(PostgresMachine(folder, seed, cluster, proxy), folder, rounds)


def main() -> None:
    """Run it and print what happened."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--proxy", choices=KINDS, default="", help="a proxy on PATH that shares all out")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(told(run(Path(folder), chosen.seed, chosen.rounds, chosen.proxy)))


if __name__ == "__main__":
    main()
