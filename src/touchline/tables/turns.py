"""Bots take their turns, and a caretaker answers for whoever cannot."""

from __future__ import annotations

import asyncio
import logging
import secrets

from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
from touchline.tables.changes import Change
from touchline.tables.entries import Acted, Bot, Play, decided
from touchline.tables.errors import TableError
from touchline.tables.hall import Hall
from touchline.tables.pool import BotPool
from touchline.tables.shares import Share
from touchline.tables.table import Table

log = logging.getLogger(__name__)

STANDS_STILL = 3.0  # seconds without a move, after which bots go on where somebody looks
LOOKED_FOR = 60.0  # seconds that bots among themselves play on after somebody looked
PATIENCE = (0.5, 2.0, 10.0, 30.0)  # seconds between attempts while the store is in trouble


class BotTurns:
    """Asks bots for the decisions of their seats, all that are open at a time."""

    def __init__(self, hall: Hall, pool: BotPool, pause: float) -> None:
        self._hall = hall
        self._pool = pool
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._seeing: set[str] = set()  # tables whose bots may stand still in another process

    def look(self, table: Table) -> None:
        """Somebody looks at the table: bots that play among themselves go on for a while."""
        table.looked = self._hall.timer()
        self.wake(table)

    def _wanted(self, table: Table) -> bool:
        """Whether anybody cares what bots do there: a person plays, watches, or has looked a moment ago."""
        return bool(
            not _bots_alone(table)
            or table.header.league  # which waits for the result
            or table.abandoned
            or self._hall.watched(table.id)
            or self._hall.timer() - table.looked < LOOKED_FOR
        )

    def wake(self, table: Table) -> None:
        """Set to work whoever owes an answer and is not at it."""
        if not self._wanted(table):
            return
        if not self._hall.mine(table):
            self._see_later(table)
            return
        for seat in table.match.waiting():
            if _owes(table, seat) and seat not in table.bots_at_work:
                table.bots_at_work.add(seat)
                task = asyncio.get_running_loop().create_task(self._play(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _here(self, table: Table) -> bool:
        return self._hall.live(table.id) is table and self._hall.mine(table)

    def _see_later(self, table: Table) -> None:
        """Another process holds the table. Should bots among themselves stand still there, because nobody
        looks, they go on here."""
        if table.id in self._seeing or not _bots_alone(table) or table.match.over:
            return
        self._seeing.add(table.id)
        task = asyncio.get_running_loop().create_task(self._see(table, table.last))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see(self, table: Table, last: int) -> None:
        try:
            await asyncio.sleep(STANDS_STILL)
            if self._hall.live(table.id) is table and table.last == last and self._wanted(table):
                await self._hall.hold(table)
        except TableError as error:
            log.warning("bots at table %s have to wait: %s", table.id, error)
        finally:
            self._seeing.discard(table.id)
        self.wake(table)

    async def close(self) -> None:
        """Stop; the log says where to go on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: Table, seat: int) -> None:
        """Decide for the seat as long as it is asked."""
        try:
            lane, failures = ("", -1), 0
            while _owes(table, seat) and self._wanted(table) and self._here(table):
                if lane != table.lane(seat):
                    lane = table.lane(seat)
                    await self._let_people_follow(table, seat)
                    continue
                try:
                    await self._decide(table, seat)
                    failures = 0
                except TableError as error:
                    log.warning("a bot's decision at table %s has to wait: %s", table.id, error)
                    await asyncio.sleep(PATIENCE[min(failures, len(PATIENCE) - 1)])
                    failures += 1
        except Exception:
            log.exception("the bot of seat %d at table %s stopped", seat, table.id)
        finally:
            table.bots_at_work.discard(seat)

    async def _let_people_follow(self, table: Table, seat: int) -> None:
        """Pause before a turn that everybody can see, where managers decide one after the other."""
        alone = table.match.waiting() == [seat]
        if self._pause and alone and seat in table.game.thinking(table.match.state, -1):
            await asyncio.sleep(self._pause)

    async def _decide(self, table: Table, seat: int) -> None:
        decision, bot = table.decision_id(seat), table.bot(seat)
        lesson = table.lesson
        scripted = lesson.lesson.of_rival(table.match, seat) if lesson else ""
        option = scripted or await self._think(table, seat, bot)

        def act(table: Table) -> Change | None:
            if not _owes(table, seat) or (table.decision_id(seat), table.bot(seat)) != (decision, bot):
                return None  # undone, or the human is back: the thought is forgotten
            match = table.match.clone()
            chosen = option
            try:
                match.play(seat, chosen)
            except TouchlineError as error:
                log.warning("%s chose what it may not: %s; random plays on", bot, error)
                chosen = secrets.choice(match.options_of(seat))
                match.play(seat, chosen)
            return Change(Play(seat, [chosen]), match)

        await self._hall.change(table.id, act, by_itself=True)

    async def _think(self, table: Table, seat: int, bot: str) -> str:
        """Ask the bot, about a world in which everything that the seat cannot know is dealt again."""
        try:
            world = table.game.redeal(table.match.state, seat, secrets.randbits(62))
            world.pool = 0  # the seeds of the answers given so far
            return await self._pool.choose(
                bot, table.game.spec, world.dump(), seat, secrets.randbits(62), share_of(table)
            )
        except Exception as error:  # a bot's fault must never stop a table
            log.warning("%s failed (%s: %s); random plays on", bot, type(error).__name__, error)
            return secrets.choice(table.match.options_of(seat) or [""])


def _bots_alone(table: Table) -> bool:
    return all(table.bot(seat) for seat in range(table.match.seats))


def share_of(table: Table) -> Share:
    """To whom the thinking of the table's bots is counted. Tables with a person come first."""
    people = [seat for seat in range(table.match.seats) if not table.bot(seat)]
    here = any(not table.away(seat) for seat in people)
    return Share(0 if here else 1 if people else 2, table.owner, table.id)


def _owes(table: Table, seat: int) -> bool:
    """Whether a bot has to decide for the seat now; while an undo is asked for, bots wait."""
    return bool(table.bot(seat) and table.match.state.open[seat] and table.undo_asked is None)


def stand_in(bots: list[str]) -> str:
    """The bot that takes over when nobody chose one."""
    return "captain" if "captain" in bots else bots[0]


def hand_over(table: Table, seat: int, bot: str, expired: bool = False) -> Change:
    """A bot takes the seat over; when no human is left, the game's rules may have something to say."""
    match, last = table.match, table.game.deserted
    alone = all(table.bot(other) for other in range(match.seats) if other != seat)
    if table.bot(seat) or not alone or not last or match.refusal(seat, last):
        return Change(Bot(seat, bot, expired))
    match = match.clone()
    match.play(seat, last)
    return Change(Bot(seat, bot, expired, [last]), match)


def caretaker(table: Table, seat: int) -> Change:
    """Decide for the seat until its question is answered, as the game's rules say."""
    before = table.match
    match = before.clone()
    lane = table.lane(seat)
    while match.state.open[seat] and match.lane(seat) == lane:
        match.act_for(seat)
    return _as_change(seat, before, match)


def _as_change(seat: int, before: Match, after: Match) -> Change:
    """What the caretaker did, as a row."""
    was = [(at, entry.option) for at, entry in enumerate(before.log) if entry.seat == seat]
    now = [entry.option for entry in after.log if entry.seat == seat]
    same = 0
    while same < min(len(was), len(now)) and was[same][1] == now[same]:
        same += 1
    row = Acted(seat, now[same:], [at for at, _ in was[same:]])
    standing = decided(before.log, [row])
    if standing != after.log:  # the same decision was taken back and made again: it keeps its place
        after.replay(standing)
    return Change(row, after)
