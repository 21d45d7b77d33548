"""Plays at many tables at once while a server is killed, starved, locked, lied to and damaged.

    python -m tests.hostile.fault_machine --seed 7 --rounds 40

A round lets people play, brings a fault in the middle of it, heals it, and then looks: every move that was
answered stands in the log exactly once, none that was refused does, and what each seat is shown could not
tell it what others hide (a world in which all of that is dealt again looks the same). At the end every table
goes on.
The same seed makes the same plans; which move a kill meets is up to the machine.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil

from touchline.engine.match import Match
from touchline.tables.header import Header, the_game
from touchline.tables.lock import NAME as LOCK

GAMES = ("best11", "best11", "best11", "time_of_soccer", "footmania", "eleven", "superclub", "best11")
FAULTS = (
    "kill",
    "kill",
    "kill",
    "term",
    "followed",
    "followed",
    "full",
    "read-only",
    "locked",
    "damage",
    "slow",
    "clock",
)
PATIENCE = 30.0
REFUSED = {503, 507}  # answers that promise that nothing was changed
NO_SERVER = {502, 504}  # answers of a proxy that promise nothing


@dataclass
class Sitting:
    """A table with its keys, and what its people know to have been answered."""

    id: str
    keys: dict[int, str]
    dice: random.Random
    answered: dict[int, list[list[str]]] = field(default_factory=dict)  # by seat, in order
    open: dict[int, dict[str, Any]] = field(default_factory=dict)  # sent, and not known what became of it
    over: bool = False


class Server:
    """A server in a process of its own, which can be killed and started again in the same folder."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.place = ["--database", database] if database else ["--data", str(folder)]
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        words = ["serve", *self.place, "--port", str(self.port), "--bot-pause", "0"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.hostile.faulty_server", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "stderr.txt").open("a"),
            text=True,
        )
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            with suppress(httpx.HTTPError):
                httpx.get(f"{self.url}/api/games", timeout=5).raise_for_status()
                return
            assert self.process.poll() is None, (self.folder / "stderr.txt").read_text()
            time.sleep(0.05)
        raise AssertionError("The server does not answer.")

    def stop(self, how: int) -> None:
        """End it with a signal; a crash is that of the server itself, not of a keeper before it."""
        assert self.process is not None
        if how == signal.SIGKILL:
            self.signal(how)
        else:
            self.process.send_signal(how)
        self.process.wait(30)

    def signal(self, what: int) -> None:
        """Send a signal to all that was started, the server behind a keeper too."""
        assert self.process is not None
        for child in psutil.Process(self.process.pid).children(recursive=True):
            child.send_signal(what)
        self.process.send_signal(what)

    def held_by(self) -> int:
        """The process that has the folder, 0 if none has."""
        with suppress(ValueError):
            return int(json.loads((self.folder / LOCK).read_text())["pid"])
        return 0

    def tell(self, fault: str) -> None:
        """Have it suffer from something."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"{fault}\n")
        self.process.stdin.flush()


class Machine:
    """Everything that happens, and what came of it."""

    FAULTS = FAULTS

    def __init__(self, folder: Path, seed: int, database: str = "") -> None:
        self.dice = random.Random(seed)
        self.server = Server(folder, database)
        self.store = folder / "tables.sqlite3"
        self.figures: Counter[str] = Counter()
        self.tables: list[Sitting] = []
        self.stopped = threading.Event()
        self.damaged = ""

    def start(self) -> None:
        """Begin."""
        self.server.start()

    def end(self) -> None:
        """End what still runs."""
        if self.server.process and self.server.process.poll() is None:
            self.server.stop(signal.SIGTERM)

    @property
    def url(self) -> str:
        """The address of a server."""
        return self.server.url

    # People

    def sit(self) -> None:
        """A table of every game, with people in all seats."""
        with httpx.Client(base_url=self.url, timeout=PATIENCE) as client:
            for game in GAMES:
                order = {"game": game, "seats": [{"kind": "link"}, {"kind": "link"}]}
                made = client.post("/api/tables", json=order).raise_for_status().json()
                keys = {}
                for seat, link in made["links"].items():
                    sat = client.post(f"/api/tables/{made['table']}/sit", json={"link": link})
                    keys[int(seat)] = sat.raise_for_status().json()["token"]
                self.tables.append(Sitting(made["table"], keys, random.Random(self.dice.random())))

    def play(self, table: Sitting) -> None:
        """Play at a table until the round is over; whatever goes wrong on the way is part of it."""
        with httpx.Client(timeout=PATIENCE) as client:
            while not self.stopped.is_set() and not table.over:
                for seat in table.keys:
                    if not self.stopped.is_set():
                        self.turn(client, table, seat)

    def turn(self, client: httpx.Client, table: Sitting, seat: int) -> None:
        """One decision of a seat, if it has one; one that nobody answered is sent once more."""
        at = f"{self.url}/api/tables/{table.id}"
        try:
            if seat not in table.open:
                asked = client.get(f"{at}/options", headers=bearer(table.keys[seat]), params={"seat": seat})
                if asked.status_code != 200 or not asked.json()["decision"]:
                    if asked.status_code == 200:
                        looked = client.get(at, headers=bearer(table.keys[seat]))
                        table.over = looked.status_code == 200 and looked.json()["status"] == "over"
                    return
                found = asked.json()
                option = table.dice.choice(found["asked"]["options"])["option"]
                table.open[seat] = {"seat": seat, "decision": found["decision"], "options": [option]}
            sent = table.open[seat]
            said = client.post(f"{at}/play", headers=bearer(table.keys[seat]), json=sent)
            if said.status_code in NO_SERVER:
                raise httpx.RemoteProtocolError("the proxy had no answer")
        except httpx.HTTPError:
            if seat in table.open and not table.open[seat].setdefault("unanswered", False):
                table.open[seat]["unanswered"] = True
                self.figures["moves without an answer"] += 1
            time.sleep(0.2)
            return
        if said.status_code in REFUSED or table.id == self.damaged:
            self.figures["refused by the store"] += 1
            time.sleep(0.05)
        elif said.status_code in (200, 409):  # 409: it stands already, from the time when no answer came
            self.figures["moves" if said.status_code == 200 else "stood already"] += 1
            table.answered.setdefault(seat, []).append(sent["options"])
            del table.open[seat]
        else:
            raise AssertionError(f"{table.id}: {said.status_code} {said.text[:300]}")

    # Faults

    def round(self, fault: str) -> None:
        """Play, with a fault in the middle; then look."""
        self.figures[fault] += 1
        self.stopped.clear()
        playing = [table for table in self.tables if not table.over]
        with ThreadPoolExecutor(max_workers=len(playing) or 1) as people:
            at_work = [people.submit(self.play, table) for table in playing]
            time.sleep(self.dice.uniform(0.3, 1.2))
            try:
                getattr(self, f"_{fault.replace('-', '_')}")()
                time.sleep(self.dice.uniform(0.2, 0.6))
            finally:
                self.stopped.set()
            for each in at_work:
                each.result(PATIENCE * 3)
        self.look()

    def _kill(self) -> None:
        self.server.stop(signal.SIGKILL)
        self.server.start()

    def _term(self) -> None:
        self.server.stop(signal.SIGTERM)
        assert not self.store.with_name(f"{self.store.name}-wal").exists(), "the store was not closed"
        self.server.start()

    def _followed(self) -> None:
        before = self.server.held_by()
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGUSR2)
        give_up = time.monotonic() + 60
        while self.server.held_by() in (0, before):
            assert time.monotonic() < give_up, "no other server followed"
            time.sleep(0.02)

    def _full(self) -> None:
        self.server.tell("full")
        time.sleep(1.5)
        self.server.tell("roomy")

    def _read_only(self) -> None:
        self.server.tell("read-only")
        time.sleep(0.8)
        self.server.tell("open")

    def _locked(self) -> None:
        with closing(sqlite3.connect(self.store, isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 10000")
            other.execute("BEGIN IMMEDIATE")
            time.sleep(self.dice.choice((0.5, 6.5)))  # the server waits for five seconds
            other.execute("ROLLBACK")

    def _clock(self) -> None:
        self.server.tell(f"clock {self.dice.choice((-3600, 3600))}")

    def _slow(self) -> None:
        """Clients that begin something and never go on, and some that never read."""
        table = self.dice.choice(self.tables).id
        heads = (
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
            b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90000\r\n\r\n{",
            b"GET /api/tables/%s/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % table.encode(),
        )
        silent = [socket.create_connection(("127.0.0.1", self.server.port)) for _ in range(60)]
        for number, line in enumerate(silent):
            line.sendall(heads[number % len(heads)])
        time.sleep(1.0)
        for line in silent:
            line.close()

    def _damage(self) -> None:
        """One table's log has a byte that is no text; that table alone is set aside, until it is mended."""
        victim = self.dice.choice(self.tables)
        self.damaged = victim.id
        self.server.stop(signal.SIGTERM)
        with closing(sqlite3.connect(self.store, isolation_level=None)) as db:
            row = db.execute(
                "SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number LIMIT 1", (victim.id,)
            ).fetchone()
            harm = "UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?"
            if row:
                db.execute(harm, (b"\xff" + row[1][1:], victim.id, row[0]))
        self.server.start()
        assert httpx.get(self.server.url, timeout=PATIENCE).status_code == 200
        if row:
            seen = httpx.get(f"{self.server.url}/api/tables/{victim.id}", timeout=PATIENCE)
            assert seen.status_code in (410, 500), seen.text[:300]
        self.server.stop(signal.SIGTERM)
        if row:
            with closing(sqlite3.connect(self.store, isolation_level=None)) as db:
                db.execute(harm, (row[1], victim.id, row[0]))
        self.server.start()
        self.damaged = ""

    # What must be true

    def look(self) -> None:
        """No move lost, none doubled, none of those that were refused, and no secret told."""
        for table in self.tables:
            match = self.replayed(table)
            for seat, key in table.keys.items():
                stands = [[entry.option] for entry in match.log if entry.seat == seat]
                known = table.answered.get(seat, [])
                self.figures["lost"] += max(0, len(known) - len(stands))
                assert stands[: len(known)] == known, (table.id, seat, "a move is lost or another's")
                more = stands[len(known) :]
                assert more in ([], [table.open[seat]["options"]] if seat in table.open else []), (
                    table.id,
                    seat,
                    f"doubled, or never sent: {more}",
                )
                self.check_secrets(table, match, seat, key)

    def replayed(self, table: Sitting) -> Match:
        """The game as the file has it."""
        raw, secret, rows = self.stored(table)
        entries = [msgspec.json.decode(row) for row in rows]
        header = msgspec.json.decode(raw, type=Header)
        match = Match(the_game(header), len(header.seats), dict(header.options), secret)
        for entry in entries:
            if entry["do"] == "play":
                for option in entry["options"]:
                    match.play(entry["seat"], option)
        return match

    def stored(self, table: Sitting) -> tuple[bytes, bytes, list[bytes]]:
        """A table's header, secret and log, read past the server."""
        with closing(sqlite3.connect(self.store)) as db:
            query = "SELECT header, secret FROM tables WHERE id = ?"
            raw, secret = db.execute(query, (table.id,)).fetchone()
            rows = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table.id,))
            return raw, secret, [row[0] for row in rows]

    def check_secrets(self, table: Sitting, match: Match, seat: int, key: str) -> None:
        """What the seat is shown is what it would be shown if all that it cannot know were otherwise."""
        game = match.game
        url = f"{self.url}/api/tables/{table.id}"
        shown = httpx.get(url, headers=bearer(key), timeout=PATIENCE).raise_for_status().json()
        if not match.over:
            other = game.redeal(match.state, seat, self.dice.randrange(1 << 30))
            told = json.loads(msgspec.json.encode(game.view(other, seat)))
            assert shown["view"]["table"] == told, (table.id, seat, "something hidden is shown")
        self.figures["looks"] += 1


def bearer(token: str) -> dict[str, str]:
    """The header with which somebody is who they are."""
    return {"Authorization": f"Bearer {token}"}


def run(folder: Path, seed: int, rounds: int) -> dict[str, int]:
    """So many rounds in a folder; the figures."""
    return run_machine(Machine(folder, seed), folder, rounds)


def run_machine(machine: Machine, folder: Path, rounds: int) -> dict[str, int]:
    """So many rounds; the figures."""
    try:
        machine.start()
        machine.sit()
        faults = machine.FAULTS
        plan = [*faults, *machine.dice.choices(faults, k=max(0, rounds - len(faults)))][:rounds]
        for fault in plan:
            machine.round(fault)
        before = machine.figures["moves"]
        running = [table for table in machine.tables if not table.over]
        machine.stopped.clear()
        threading.Timer(3.0, machine.stopped.set).start()
        had = {table.id: sum(map(len, table.answered.values())) for table in running}
        with ThreadPoolExecutor(max_workers=len(running) or 1) as people:
            list(people.map(machine.play, running))
        machine.look()
        stuck = [table.id for table in running if sum(map(len, table.answered.values())) == had[table.id]]
        assert not stuck, f"these tables do not go on: {stuck}"
        machine.figures["moves after all faults"] = machine.figures["moves"] - before
        machine.figures["tables"] = len(machine.tables)
        machine.figures["games finished"] = sum(table.over for table in machine.tables)
        stderr = (folder / "stderr.txt").read_text()
        assert stderr.count("Traceback") == stderr.count("is damaged and was set aside"), stderr[-3000:]
        return dict(machine.figures)
    finally:
        machine.end()


def told(figures: dict[str, int]) -> str:
    """The figures in a line, with what must be nothing."""
    kinds = {**dict.fromkeys(("lost", "doubled", "leaks"), 0), **figures}
    return ", ".join(f"{name} {number:,}" for name, number in sorted(kinds.items()))


def main() -> None:
    """Run it and print what happened."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=20)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(told(run(Path(folder), chosen.seed, chosen.rounds)))


if __name__ == "__main__":
    main()
