"""A month of games over days, in virtual time: people vanish, the server dies every hour, and every notice
that was needed arrives, once for each decision as receivers count it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.tables.given_people import Post, called
from tests.tables.given_tables import Clock, FakePool, answer, sit
from touchline.tables.clocks import Clock as Time
from touchline.tables.errors import TableError
from touchline.tables.notices import Notice
from touchline.tables.people import Address
from touchline.tables.service import Pass, Tables
from touchline.tables.sqlite import SqliteStore

HOUR = 3600.0
DAYS = 30


class Deadly(Post):
    """Delivers, and now and then dies over it."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice
        self.deaths = 0

    async def send(self, kind: str, address: Address, notice: Notice, stop: str, now: float) -> None:
        await super().send(kind, address, notice, stop, now)
        if self.dice.random() < 0.02:
            self.deaths += 1
            raise asyncio.CancelledError


@dataclass
class Game:
    """A table, who plays there, and which decisions each of them should be called to."""

    id: str
    passes: dict[int, Pass]
    vanished: set[int]
    asked: dict[tuple[int, str], float] = field(default_factory=dict)
    needed: set[str] = field(default_factory=set)


@dataclass
class Month:
    """All games, a clock that the test winds, and receivers that count."""

    path: Path
    dice: random.Random
    clock: Clock = field(default_factory=Clock)
    games: list[Game] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.post = Deadly(self.dice)

    async def open(self, tables: Tables, count: int) -> None:
        """Games between people who are called; a fifth of them will vanish."""
        time = Time(each=24 * 3600, at_zero="bot")
        for number in range(count):
            table, _, guests = await sit(tables, "link", "link", "link", clock=time)
            for seat, who in guests.items():
                await called(tables, who, secret=f"{number}-{seat} secret")
            gone = {seat for seat in guests if self.dice.random() < 0.2}
            self.games.append(Game(table.id, guests, gone))

    async def hour(self, tables: Tables) -> None:
        """What happens in an hour; at its end the server dies."""
        for game in self.games:
            table = await tables.table(game.id)
            for seat, who in game.passes.items():
                if table.decision_id(seat) and seat not in game.vanished and self.dice.random() < 0.4:
                    with suppress(TableError):  # a bot was faster, or plays the seat meanwhile
                        await tables.come_back(who, seat)
                        await self._answer(tables, game, seat, who)
        for minutes in (2, 29, 29):
            self.clock.now += minutes * 60
            await self._note_needed(tables)
            await tables.calling.sender.send_due()
            await tables.calling.sender.settled()
        for table_id, due in tables.hall.store.due():
            if due <= self.clock.now:
                await tables._clocks.expire(table_id)

    async def _answer(self, tables: Tables, game: Game, seat: int, who: Pass) -> None:
        table = await tables.table(game.id)
        if not table.decision_id(seat):
            return  # a bot has just answered
        before = {other: table.decision_id(other) for other in game.passes}
        await answer(tables, who, seat, self.dice.choice(table.match.options_of(seat)))
        for other in game.passes:
            after = table.decision_id(other)
            if after != before[other]:
                game.asked = {key: at for key, at in game.asked.items() if key[0] != other}
                if after and other != seat and not table.bot(other):
                    game.asked[other, after] = self.clock.now

    async def _note_needed(self, tables: Tables) -> None:
        """Whoever has not answered for a minute should be called."""
        for game in self.games:
            table = await tables.table(game.id)
            for (seat, decision), at in game.asked.items():
                open_ = table.decision_id(seat) == decision and not table.bot(seat)
                if open_ and self.clock.now - at > 60:
                    game.needed.add(f"{game.id}-{seat}-turn-{decision}")


async def _month(path: Path, count: int, dice: random.Random) -> tuple[Month, int]:
    month = Month(path, dice)
    servers = 0
    for hour in range(DAYS * 24):
        with SqliteStore.open(path) as store:
            tables = Tables(store, FakePool(), clock=month.clock, pause=0, channels=month.post)
            servers += 1
            if hour == 0:
                await month.open(tables, count)
            await month.hour(tables)
            tables.hall.listeners.clear()
            await tables.close()
    return month, servers


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_every_needed_notice_arrives_once(tmp_path: Path) -> None:
    month, servers = asyncio.run(_month(tmp_path / "tables.sqlite3", 12, random.Random(18)))
    arrived = Counter(notice.tag for _, notice in month.post.arrived if "-turn-" in notice.tag)
    needed = set().union(*(game.needed for game in month.games))
    print(f"{servers} servers, {len(needed)} needed, {len(arrived)} arrived, {month.post.deaths} deaths")
    assert needed
    assert needed <= set(arrived)
    assert sum(arrived.values()) - len(arrived) <= month.post.deaths  # only what it died over came again
    with SqliteStore.open(tmp_path / "tables.sqlite3") as store:
        left = [game.id for game in month.games if store.table(game.id).status != "over"]
    assert not left
