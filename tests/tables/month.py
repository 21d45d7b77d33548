# mypy: disable-error-code="arg-type"
"""A month of games over days, in virtual time, as large as wanted.

    python -m tests.tables.month --games 2000 [--slice 1/8] [--life 3600] [--database postgresql://…]

Games of all kinds and paces between people who are called when it is their turn. Mostly they answer within
minutes, now and then after hours; a fifth of them vanish. Every virtual hour the server dies in the middle of
moves, at a moment that nobody chooses, and what was not written yet is lost; now and then it dies in the
middle of a delivery. The clock jumps from one moment at which something happens to the next, so nothing is
late because the machine is slow. A slice plays its part of the games on a server of its own; figures of
slices add up (`--add`).
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import random
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from tests.tables.given_people import Post, called
from tests.tables.given_tables import Clock, FakePool, sit
from touchline.tables import orders, people, sql
from touchline.tables.clocks import Clock as Time
from touchline.tables.errors import TableError
from touchline.tables.notices import Notice
from touchline.tables.opening import open_store
from touchline.tables.people import Address, Settings
from touchline.tables.service import Pass, Tables
from touchline.tables.sql import Store
from touchline.tables.store import StoreClosed
from touchline.tables.table import Table
from touchline.tables.timekeeping import DECIDE_WITHIN
from touchline.tables.writer import Writer

HOUR = 3600.0
GAMES = ("best11", "best11", "best11", "eleven", "footmania", "time_of_soccer", "superclub")
SHORT = {"superclub": {"quick": True, "season_limit": 3}}
PACES = (
    Time(each=24 * 3600, at_zero="caretaker"),
    Time(each=24 * 3600, at_zero="bot"),
    Time(each=24 * 3600, at_zero="others"),
    Time(bank=24 * 3600, add=8 * 3600, at_zero="bot"),
    Time(each=12 * 3600, night=(23, 7), weekends=True, at_zero="bot"),
)
WAYS = ("webhook", "push", "email", "discord", "slack", "telegram", "ntfy")
BY_NAME = ("push", "email", "ntfy")  # the same name once more takes the place of the first
HABITS = (Settings(), Settings(), Settings(quiet=(22, 7)), Settings(pace="hourly"), Settings(pace="twice"))
MOMENT = 60.0  # people do things at full minutes, so that several happen at once
CALLED_BY = 600.0  # seconds after which everybody who is asked must have been called
STARTS_WITHIN = 8 * 24  # hours
HURRY_AFTER = 22 * 24  # hours; then nobody is away for hours any more, nor waits for who has vanished
AWAY = 0.05  # of answers take hours
VANISH = 0.22  # of managers; some of them stay after all, so that a fifth goes
DEATHS = 0.01  # of deliveries
CAUGHT = 3  # people who are answering while the server dies
LEFT = (0.0, 0.0, 0.001, 0.003, 0.01)  # real seconds that they get
LATE = "late "  # the event that somebody decides about a manager whose time is up
BEGAN = 1000.0  # the virtual time at which the month begins


class Receivers(Post):
    """Count what arrives on each channel, by the tags that tell what is the same; now and then the server
    dies over a delivery."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice
        self.deaths = 0
        self.lost: Counter[tuple[str, str, str]] = Counter()  # arrived, and the server died over it
        self.counted: Counter[tuple[str, str, str]] = Counter()
        self.shown: defaultdict[tuple[str, str, str], set[object]] = defaultdict(set)
        self.bytes = self.secret_bytes = 0
        self.secrets: dict[str, set[str]] = {}

    async def send(self, kind: str, address: Address, notice: Notice, stop: str, now: float) -> None:
        for tag in notice.parts or (notice.tag,):
            self.counted[kind, address.url, tag] += 1
            self.shown[kind, address.url, tag].add(self._name(kind, notice))
            text = repr(notice)
            secrets = self.secrets[tag.partition("-")[0]]
            self.secret_bytes += sum(len(secret) for secret in secrets if secret in text)
        self.bytes += len(repr(notice))
        if self.dice.random() < DEATHS:
            self.deaths += 1
            self.lost.update((kind, address.url, tag) for tag in notice.parts or (notice.tag,))
            raise asyncio.CancelledError

    def _name(self, kind: str, notice: Notice) -> object:
        """By what a receiver of this kind tells whether it was told this before."""
        if kind == "webhook":
            return ""  # it has the tags of all parts
        return notice.tag if kind in BY_NAME else sum(self.counted.values())  # a chat room shows everything


@dataclass
class Game:
    """A table, who plays there and how they are called, and since when each of them is asked what."""

    id: str
    kind: str
    pace: Time
    passes: dict[int, Pass]
    vanished: set[int]
    habits: dict[int, Settings] = field(default_factory=dict)
    ways: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    asked: dict[int, tuple[str, float]] = field(default_factory=dict)


@dataclass
class Month:
    """All games, and what came of them."""

    place: Path | str
    count: int
    dice: random.Random
    days: int = 30
    life: float = HOUR  # of a server
    kinds: tuple[str, ...] = GAMES
    clock: Clock = field(default_factory=Clock)
    games: dict[str, Game] = field(default_factory=dict)
    events: list[tuple[float, int, str, int, str]] = field(default_factory=list)
    needed: set[tuple[str, str, str]] = field(default_factory=set)
    figures: Counter[str] = field(default_factory=Counter)
    latest: float = 0.0
    late: list[str] = field(default_factory=list)  # what was more than a second late, to be looked into
    acting: set[tuple[str, int]] = field(default_factory=set)
    cut_off: set[tuple[str, int]] = field(default_factory=set)  # they are there, and try again

    def __post_init__(self) -> None:
        self.post = Receivers(self.dice)
        for _ in range(self.count):
            self._plan(self.dice.uniform(0, min(STARTS_WITHIN, self.days * 8)) * HOUR + self.clock.now)

    def _plan(self, at: float, table: str = "", seat: int = -1, decision: str = "") -> None:
        self.figures["plans"] += 1
        at = BEGAN + MOMENT * -(-(at - BEGAN) // MOMENT)
        heapq.heappush(self.events, (at, self.figures["plans"], table, seat, decision))

    async def run(self) -> None:
        """One server after another, each with its short life."""
        for number in range(1, int(self.days * 24 * HOUR / self.life) + 1):
            end = BEGAN + number * self.life
            with open_store(self.place) as store:
                tables = Tables(store, FakePool(), clock=self.clock, pause=0, channels=self.post)
                tables.hall.listeners.append(self.note)
                self.figures["servers"] += 1
                await self.resume(tables)
                await self.hour(tables, end)
                await self.kill(tables)
            if not self.events and len(self.games) == self.count:
                with open_store(self.place) as store:
                    if not store.due():
                        return  # everybody has gone home

    async def resume(self, tables: Tables) -> None:
        """As a server does that starts, less its timers; a database that is gone for a moment comes back."""
        give_up = time.monotonic() + 60
        while True:
            try:
                await tables.hall.done(tables.hall.store.take_over())
                return
            except TableError:
                if time.monotonic() > give_up:
                    raise
                await asyncio.sleep(1)

    async def kill(self, tables: Tables) -> None:
        """The server dies in the middle of a few moves, and nobody hears of anything any more. What was not
        written yet is lost. Whoever was cut off tries again."""
        for _, _, table_id, seat, decision in self.events[:CAUGHT]:
            if table_id:
                asyncio.get_running_loop().create_task(self.event(tables, table_id, seat, decision))
                self.cut_off.add((table_id, seat))
                self.figures["cut_off"] += 1
        for _ in range(self.dice.randrange(8)):
            await asyncio.sleep(0)
        await asyncio.sleep(self.dice.choice(LEFT))
        tables.hall.listeners.clear()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0)
        self.figures["writes_lost"] += drop_unwritten(tables.hall.store._writer)
        await tables.close()

    async def hour(self, tables: Tables, end: float) -> None:
        """Go from moment to moment."""
        store = tables.hall.store
        seen: Counter[tuple[str, float]] = Counter()
        while True:
            waiting = sorted(self._due(store.due(), seen), key=lambda one: one[1])
            call = store.next_call()
            moments = [at for _, at in waiting[:1]] + [at for at in (call,) if at is not None]
            moments += [self.events[0][0]] if self.events else []
            if min(moments, default=end) >= end:
                self.clock.now = end
                return
            now = self.clock.now = max(self.clock.now, min(moments))
            self.acting.clear()
            due = [(table, at) for table, at in waiting if at <= now]
            seen.update(due)
            await asyncio.gather(*(self.expire(tables, table) for table, _ in due))
            await self.settle(tables)
            happens = []
            while self.events and self.events[0][0] <= now:
                happens.append(self.event(tables, *heapq.heappop(self.events)[2:]))
            await asyncio.gather(*happens)
            await self.settle(tables)
            if call is not None and call <= now:
                await tables.calling.sender.send_due()
                await tables.calling.sender.settled()
                await self.settle(tables)  # a table that was opened to call somebody has begun to move

    def _due(
        self, found: Sequence[tuple[str, float]], seen: Counter[tuple[str, float]]
    ) -> Iterator[tuple[str, float]]:
        """What tables have to do by themselves and have not done; where others decide and do not, a second
        time."""
        for table, at in found:
            again = at + DECIDE_WITHIN
            if not seen[table, at]:
                yield table, at
            elif self.games[table].pace.at_zero == "others" and not seen[table, again]:
                yield table, again

    async def expire(self, tables: Tables, table_id: str) -> None:
        """What is due at a table."""
        table = await tables.table(table_id)
        now = self.clock.now
        clocks = [clock.due for clock in table.clocks if clock.due is not None and clock.due <= now]
        await tables._clocks.expire(table_id)
        self.figures["deadlines"] += len(clocks)
        if table.time.at_zero != "others":
            self._measure(now - min(clocks, default=now), f"clocks of a table of {table.game.id}")
        game = self.games[table_id]
        for late in (seat for seat in game.passes if table.time_up(seat)):
            for seat in game.passes:
                if seat != late and not table.bot(seat) and seat not in game.vanished:
                    self._plan(now + self.dice.uniform(0.5, 5) * HOUR, table_id, seat, f"{LATE}{late}")

    async def settle(self, tables: Tables) -> None:
        """Let bots and whatever was begun come to rest."""
        while busy := tables.hall._running | tables._bots._tasks | set(tables._orders._at_work.values()):
            for _ in range(2):  # the process itself may have been stopped for longer than that
                _, busy = await asyncio.wait(busy, timeout=60) if busy else (busy, busy)
            assert not busy, f"something never comes to rest: {busy}"

    async def event(self, tables: Tables, table_id: str, seat: int, decision: str) -> None:
        """A game begins, or somebody answers."""
        if not table_id:
            await self.begin(tables)
            return
        game = self.games[table_id]
        table = await tables.table(table_id)
        if decision.startswith(LATE):
            await self.rule(tables, table_id, seat, int(decision.removeprefix(LATE)))
            return
        if table.decision_id(seat) != decision or table.bot(seat):
            self.note(table)  # a server that died may have written a move of which nobody heard
            return
        with suppress(TableError):  # a bot was faster
            option = self.dice.choice(table.match.options_of(seat))
            self.acting.add((table_id, seat))
            await tables.play(game.passes[seat], seat, decision, [option])
            self.figures["moves"] += 1
        if table.decision_id(seat) == decision:  # one of several small choices
            self._plan(self.clock.now + MOMENT, table_id, seat, decision)

    async def rule(self, tables: Tables, table_id: str, seat: int, late: int) -> None:
        """Somebody says what happens to a manager whose time is up."""
        hurry = self.clock.now > BEGAN + HURRY_AFTER * HOUR
        chosen = "bot" if hurry else self.dice.choice(("caretaker", "bot", "time"))
        with suppress(TableError):  # another was faster
            await tables.decide_for(self.games[table_id].passes[seat], seat, late, chosen)
            self.figures["ruled by others"] += 1

    async def begin(self, tables: Tables) -> None:
        """A game between people who are called; a fifth of them will vanish, but never all."""
        kind, pace = self.dice.choice(self.kinds), self.dice.choice(PACES)
        seats = self.dice.choice((2, 2, 2, 3))
        table, _, guests = await sit(
            tables, *["link"] * seats, game=kind, clock=pace, options=SHORT.get(kind, {}), orders=True
        )
        gone = {seat for seat in guests if self.dice.random() < VANISH}
        gone -= {self.dice.choice(sorted(gone))} if len(gone) == len(guests) else set()
        self.games[table.id] = game = Game(table.id, kind, pace, guests, gone)
        self.post.secrets[table.id] = {table.match.secret.hex()}
        for seat, who in guests.items():
            game.habits[seat] = self.dice.choice(HABITS)
            game.ways[seat] = await self.reach(tables, table.id, seat, who, game.habits[seat])
            self.post.secrets[table.id] |= {f"{table.id}-{seat} secret", *who.keys}
        self.figures["vanished"] += len(gone)
        self.figures["people"] += len(guests)
        self.figures[f"{pace.at_zero} at zero"] += 1
        self.figures[kind] += 1
        self.note(table)
        # Nobody is called to a table that has just been made: whoever sits down sees the first question.
        game.asked = {seat: (decision, 0.0) for seat, (decision, _) in game.asked.items()}

    async def reach(
        self, tables: Tables, table_id: str, seat: int, who: Pass, habits: Settings
    ) -> list[tuple[str, str]]:
        """The channels of somebody: one or two."""
        secret = f"{table_id}-{seat} secret"
        chosen = {name: getattr(habits, name) for name in ("quiet", "pace")}
        await called(tables, who, secret=secret, **chosen)
        found = [("webhook", f"https://hooks.example.org/{secret.split()[0]}")]
        if self.dice.random() < 0.5:
            kind = self.dice.choice(WAYS[1:])
            place = f"https://{kind}.example.org/{secret.split()[0]}"
            await tables.calling._add(secret, kind, place, Address(url=place, to=place))
            found.append((kind, place))
        return found

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
            if decision and since:
                # A server that died may have written the answer; then nobody heard of it until now.
                self._answered(game, seat, decision, since, min(self.clock.now, table.updated))
            # Whoever has just answered is here and sees the next question: nobody is called to that one.
            here = (table.id, seat) in self.acting | self.cut_off
            self.cut_off.discard((table.id, seat))
            game.asked[seat] = (now, 0.0 if here else self.clock.now)
            if now and seat not in game.vanished:
                self._plan(self.clock.now + self._delay(), table.id, seat, now)

    def _answered(self, game: Game, seat: int, decision: str, since: float, ended: float) -> None:
        """A decision is over: was a notice needed, and if only its own time limits it, was that kept?"""
        heard = people.when(game.habits[seat], since, since + CALLED_BY)
        if ended > heard + CALLED_BY:
            self.needed |= {(*way, f"{game.id}-{seat}-turn-{decision}") for way in game.ways[seat]}
        plain = game.pace.each and not game.pace.night and game.pace.at_zero != "others"
        if plain:
            self._measure(
                ended - since - game.pace.each, f"{game.kind} {decision}, at zero {game.pace.at_zero}"
            )

    def _measure(self, late: float, what: str) -> None:
        self.latest = max(self.latest, late)
        if late > 1.0:
            self.late.append(f"{late:.0f} s at {self.clock.now:.0f}: {what}")

    def _stands(self, game: Game, store: Store) -> str:
        """A game that did not finish, to be looked into: what the people and what the store know of it."""
        planned = [event for event in self.events if event[2] == game.id]
        pace = f"bank {game.pace.bank}, each {game.pace.each}, at zero {game.pace.at_zero}"
        people = f"vanished {game.vanished}, asked {game.asked}, planned {planned}"
        row = store.table(game.id)
        kept = f"{row!r}, due {row.due}, clocks {row.clocks!r}, written {row.updated}" if row else "no row"
        rows = store.entries(game.id, row.last - 4 if row else 0)
        return f"{game.kind} {game.id}, {pace}, {people}; {kept}, its last rows {rows}"

    def _delay(self) -> float:
        away = self.clock.now < BEGAN + HURRY_AFTER * HOUR and self.dice.random() < AWAY
        return self.dice.uniform(1, 14) * HOUR if away else self.dice.uniform(1, 90)

    def told(self) -> dict[str, Any]:
        """What came of it."""
        with open_store(self.place) as store:
            left = [game for game in self.games if (row := store.table(game)) and row.status != "over"]
            unfinished = [self._stands(self.games[one], store) for one in left]
        arrived = Counter(kind for kind, _, _ in self.post.counted)
        again = Counter(kind for (kind, _, _), times in self.post.counted.items() if times > 1)
        twice = Counter(kind for (kind, _, _), names in self.post.shown.items() if len(names) > 1)
        needed = Counter(kind for kind, _, _ in self.needed)
        doubled = sum((self.post.counted - self.post.lost - Counter(list(self.post.counted))).values())
        missing = Counter(
            kind for kind, place, tag in self.needed if (kind, place, tag) not in self.post.counted
        )
        return {
            **{name: number for name, number in sorted(self.figures.items()) if name != "plans"},
            "games": len(self.games),
            "finished": len(self.games) - len(left),
            "unfinished": unfinished,
            "latest_deadline_s": round(self.latest, 3),
            "late": self.late,
            **{f"{kind}: needed": needed[kind] for kind in WAYS},
            **{f"{kind}: arrived": arrived[kind] for kind in WAYS},
            **{f"{kind}: missing": missing[kind] for kind in WAYS},
            **{f"{kind}: sent again": again[kind] for kind in WAYS},
            **{f"{kind}: shown twice": twice[kind] for kind in WAYS},
            "needed": len(self.needed),
            "missing": sum(missing.values()),
            "arrived": len(self.post.counted),
            "sent_again": sum(self.post.counted.values()) - len(self.post.counted),
            "shown_twice": sum(twice.values()),
            "sent_again_without_a_death": doubled,
            "deaths_over_a_delivery": self.post.deaths,
            "notice_bytes": self.post.bytes,
            "secret_bytes": self.post.secret_bytes,
        }


def drop_unwritten(writer: Writer) -> int:
    """Lose what was not written yet; how much that was. Whoever still waits, as `close` does, is told."""
    with writer._wake:
        unwritten = [future for future, _ in writer._waiting]
        writer._waiting.clear()
    lost = [future for future in unwritten if future.set_running_or_notify_cancel()]
    for future in lost:
        future.set_exception(StoreClosed("The server died before this was written."))
    return len(unwritten)


def play_month(
    place: Path | str, count: int, seed: int, games: tuple[str, ...] = GAMES, life: float = HOUR
) -> dict[str, Any]:
    """Play so many games; what came of it."""
    month = Month(place, count, random.Random(seed), kinds=games, life=life)
    with (
        patch.object(orders, "AFTER", 0.0),  # orders answer as fast as the clock jumps
        patch.object(sql, "time", SimpleNamespace(time=month.clock)),  # when a row was written
    ):
        asyncio.run(month.run())
    return month.told()


def added(files: list[Path]) -> dict[str, Any]:
    """The figures of several slices together."""
    total: dict[str, Any] = {}
    for file in files:
        for name, figure in json.loads(file.read_text()).items():
            before = total.get(name, type(figure)())
            total[name] = max(before, figure) if name == "latest_deadline_s" else before + figure
    return total


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--slice", default="1/1", help="which part of the games, such as 3/8")
    parser.add_argument("--life", type=float, default=HOUR, help="virtual seconds until a server dies")
    parser.add_argument("--database", default="", help="PostgreSQL; otherwise a file")
    parser.add_argument("--out", type=Path, help="also write the figures there, for --add")
    parser.add_argument("--add", type=Path, nargs="+", help="play nothing, add the figures of these files")
    chosen = parser.parse_args()
    began = time.time()
    if chosen.add:
        figures = added(chosen.add)
    else:
        part, parts = map(int, chosen.slice.split("/"))
        count = chosen.games * part // parts - chosen.games * (part - 1) // parts
        with tempfile.TemporaryDirectory() as folder:
            place = chosen.database or Path(folder) / "tables.sqlite3"
            figures = play_month(place, count, chosen.seed * 1000 + part, life=chosen.life)
        figures["real seconds"] = round(time.time() - began)
    if chosen.out:
        chosen.out.write_text(json.dumps(figures))
    for name, figure in figures.items():
        print(f"{name:24} {figure}")


if __name__ == "__main__":
    main()
