"""A month of games over days, in virtual time, as large as wanted.

    python -m tests.tables.month --games 2000 [--database postgresql://…]

Games of all kinds between people who are called when it is their turn. Mostly they answer within a minute,
now and then after hours; a fifth of them vanish. Every virtual hour the server dies, with whatever it was
doing, and now and then in the middle of a delivery. The clock jumps from one moment at which something
happens to the next, so nothing is late because the machine is slow.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.tables.given_people import Post, called
from tests.tables.given_tables import Clock, FakePool, sit
from touchline.tables.clocks import Clock as Time
from touchline.tables.errors import TableError
from touchline.tables.notices import Notice
from touchline.tables.opening import open_store
from touchline.tables.people import Address
from touchline.tables.service import Pass, Tables
from touchline.tables.table import Table

HOUR = 3600.0
GAMES = ("best11", "best11", "eleven", "footmania", "time_of_soccer", "superclub")
CALLED_BY = 600.0  # seconds after which everybody who is asked must have been called
STARTS_WITHIN = 8 * 24  # hours
HURRY_AFTER = 22 * 24  # hours; then nobody is away for hours any more
DEATHS = 0.01  # of deliveries


class Deadly(Post):
    """Delivers, and now and then the server dies over it."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice
        self.deaths = 0
        self.counted: Counter[str] = Counter()
        self.bytes = 0

    async def send(self, kind: str, address: Address, notice: Notice, stop: str, now: float) -> None:
        self.counted[notice.tag] += 1
        self.bytes += len(repr(notice))
        for secret in self.secrets:
            assert secret not in repr(notice), "a secret is told"
        if self.dice.random() < DEATHS:
            self.deaths += 1
            raise asyncio.CancelledError

    secrets: frozenset[str] = frozenset()


@dataclass
class Game:
    """A table, who plays there, and since when each of them is asked what."""

    id: str
    passes: dict[int, Pass]
    vanished: set[int]
    asked: dict[int, tuple[str, float]] = field(default_factory=dict)


@dataclass
class Month:
    """All games, and what came of them."""

    place: Path | str
    count: int
    dice: random.Random
    days: int = 30
    kinds: tuple[str, ...] = GAMES
    clock: Clock = field(default_factory=Clock)
    games: dict[str, Game] = field(default_factory=dict)
    events: list[tuple[float, int, str, int, str]] = field(default_factory=list)
    needed: set[str] = field(default_factory=set)
    figures: Counter[str] = field(default_factory=Counter)
    latest: float = 0.0
    acting: tuple[str, int] = ("", -1)

    def __post_init__(self) -> None:
        self.post = Deadly(self.dice)
        self.secrets: set[str] = set()
        for _ in range(self.count):
            self._plan(self.dice.uniform(0, min(STARTS_WITHIN, self.days * 8)) * HOUR + self.clock.now)

    def _plan(self, at: float, table: str = "", seat: int = -1, decision: str = "") -> None:
        self.figures["plans"] += 1
        heapq.heappush(self.events, (at, self.figures["plans"], table, seat, decision))

    async def run(self) -> None:
        """One server after another, an hour each."""
        for hour in range(1, self.days * 24 + 1):
            end = 1000.0 + hour * HOUR
            with open_store(self.place) as store:
                tables = Tables(store, FakePool(), clock=self.clock, pause=0, channels=self.post)
                tables.hall.listeners.append(self.note)
                self.figures["servers"] += 1
                await self.hour(tables, end)
                await self.kill(tables)
            if not self.events and len(self.games) == self.count:
                return  # everybody has gone home

    async def kill(self, tables: Tables) -> None:
        """The server dies: nothing is finished, nothing is written any more."""
        tables.hall.listeners.clear()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0)
        tables._clocks.close()
        tables._absences.close()
        await tables.close()

    async def hour(self, tables: Tables, end: float) -> None:
        """Go from moment to moment."""
        seen: Counter[tuple[str, float]] = Counter()
        while True:
            due = tables.hall.store.due()[:1]
            call = tables.hall.store.next_call()
            moments = [at for _, at in due] + [at for at in (call,) if at is not None]
            moments += [self.events[0][0]] if self.events else []
            if min(moments, default=end) >= end:
                self.clock.now = end
                return
            self.clock.now = max(self.clock.now, min(moments))
            if due and due[0][1] <= self.clock.now:
                seen[due[0]] += 1
                assert seen[due[0]] < 5, f"{due[0]} stands still"
                await self.expire(tables, *due[0])
            elif call is not None and call <= self.clock.now:
                await tables.calling.sender.send_due()
                await tables.calling.sender.settled()
            else:
                await self.event(tables, *heapq.heappop(self.events)[2:])
            await self.settle(tables)

    async def expire(self, tables: Tables, table_id: str, due: float) -> None:
        """What is due at a table."""
        self.acting = "", -1
        table = await tables.table(table_id)
        clocks = [
            clock.due for clock in table.clocks if clock.due is not None and clock.due <= self.clock.now
        ]
        if clocks:
            self.figures["deadlines"] += 1
            self.latest = max(self.latest, self.clock.now - min(clocks))
        await tables._clocks.expire(table_id)

    async def settle(self, tables: Tables) -> None:
        """Let bots and whatever was begun come to rest."""
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            if not tables.hall._running and not any(table.bots_at_work for table in tables.hall.opened()):
                return
            await asyncio.sleep(0)
        raise AssertionError("something never comes to rest")

    async def event(self, tables: Tables, table_id: str, seat: int, decision: str) -> None:
        """A game begins, or somebody answers."""
        if not table_id:
            await self.begin(tables)
            return
        game = self.games[table_id]
        table = await tables.table(table_id)
        if table.decision_id(seat) != decision or table.bot(seat):
            return
        with suppress(TableError):  # a bot was faster
            option = self.dice.choice(table.match.options_of(seat))
            self.acting = table_id, seat
            await tables.play(game.passes[seat], seat, decision, [option])
            self.figures["moves"] += 1
            if table.decision_id(seat) == decision:  # one of several small choices
                self._plan(self.clock.now + 5.0, table_id, seat, decision)

    async def begin(self, tables: Tables) -> None:
        """A game between people who are called; a fifth of them will vanish, but never all."""
        kind = self.dice.choice(self.kinds)
        pace = Time(each=24 * 3600, at_zero=self.dice.choice(("bot", "caretaker")))
        table, _, guests = await sit(tables, "link", "link", game=kind, clock=pace)
        for seat, who in guests.items():
            await called(tables, who, secret=f"{table.id}-{seat} secret")
            self.secrets |= {f"{table.id}-{seat} secret", *who.keys}
        self.secrets.add(table.match.secret.hex())
        self.post.secrets = frozenset(self.secrets) if len(self.secrets) < 2000 else self.post.secrets
        gone = {seat for seat in guests if self.dice.random() < 0.2}
        gone = gone if len(gone) < len(guests) else set()
        self.figures["vanished"] += len(gone)
        self.figures[kind] += 1
        self.games[table.id] = game = Game(table.id, guests, gone)
        self.note(table)
        # Nobody is called to a table that has just been made: whoever sits down sees the first question.
        game.asked = {seat: (decision, 0.0) for seat, (decision, _) in game.asked.items()}

    def note(self, table: Table) -> None:
        """Something may have changed at a table: who is asked something new, and when will they answer?"""
        game = self.games.get(table.id)
        if game is None:
            return
        for seat in game.passes:
            decision, since = game.asked.get(seat, ("", 0.0))
            now = "" if table.bot(seat) else table.decision_id(seat)
            if now == decision:
                continue
            if decision and since and self.clock.now - since > CALLED_BY:
                self.needed.add(f"{table.id}-{seat}-turn-{decision}")
            # Whoever has just answered is here and sees the next question: nobody is called to that one.
            game.asked[seat] = (now, 0.0 if self.acting == (table.id, seat) else self.clock.now)
            if now and seat not in game.vanished:
                self._plan(self.clock.now + self._delay(), table.id, seat, now)

    def _delay(self) -> float:
        away = self.clock.now < 1000.0 + HURRY_AFTER * HOUR and self.dice.random() < 0.08
        return self.dice.uniform(1, 14) * HOUR if away else self.dice.uniform(5, 45)

    def told(self) -> dict[str, Any]:
        """What came of it."""
        with open_store(self.place) as store:
            left = [game for game in self.games if (row := store.table(game)) and row.status != "over"]
        counted = {tag: number for tag, number in self.post.counted.items() if "-turn-" in tag}
        return {
            **{name: number for name, number in sorted(self.figures.items()) if name != "plans"},
            "games": len(self.games),
            "unfinished": len(left),
            "latest_deadline_s": round(self.latest, 3),
            "needed": len(self.needed),
            "missing": len(self.needed - counted.keys()),
            "arrived": len(counted),
            "came_again": sum(counted.values()) - len(counted),
            "deaths_over_a_delivery": self.post.deaths,
            "notice_bytes": self.post.bytes,
        }


def play_month(place: Path | str, count: int, seed: int, games: tuple[str, ...] = GAMES) -> dict[str, Any]:
    """Play so many games; what came of it."""
    month = Month(place, count, random.Random(seed), kinds=games)
    asyncio.run(month.run())
    return month.told()


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--database", default="", help="PostgreSQL; otherwise a file")
    chosen = parser.parse_args()
    began = time.time()
    with tempfile.TemporaryDirectory() as folder:
        place = chosen.database or Path(folder) / "tables.sqlite3"
        for name, figure in play_month(place, chosen.games, chosen.seed).items():
            print(f"{name:24} {figure}")
    print(f"{'real minutes':24} {(time.time() - began) / 60:.1f}")


if __name__ == "__main__":
    main()
