"""The coach at the tables: a hint for a seat that asks, and a review of a game that is over.

A hint is a row of the table's log first, and thought about after that; what the coach says is kept in
memory, for the asking seat alone, and is gone with the decision. A review is made once, in small pieces, when
somebody looks at the finished game; it is kept in memory too, and made again when it is needed again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from touchline.bots import review
from touchline.bots.minds import can_look_ahead
from touchline.bots.review import Depth, Played, Review
from touchline.engine.game import Spec
from touchline.tables import decide
from touchline.tables.changes import Change
from touchline.tables.entries import Hint
from touchline.tables.errors import Stale, TableError, say
from touchline.tables.forms import Pass
from touchline.tables.hall import Hall
from touchline.tables.parts import HintReply
from touchline.tables.pool import BotPool
from touchline.tables.shares import CLIENT, Share
from touchline.tables.table import Table

log = logging.getLogger(__name__)

MOST_REVIEWS = 64  # kept in memory
PIECE = 2  # moments or decisions that a worker looks at in one go: a server that stops waits for no more
MANY = 400  # decisions that are only glanced at
# Why there is no hint or review; in words `coach-…`, for each reader in their own language.
ALONE = "alone"
NO_MIND = "no-mind"
SILENT = "silent"
FAILED = "failed"


def in_words(problem: str) -> str:
    """Why there is no hint or review, in the present reader's language; nothing if there is no problem."""
    return say(f"coach-{problem}") if problem else ""


class Coach:
    """Hints and reviews for all tables."""

    def __init__(self, hall: Hall, pool: BotPool, depth: Depth) -> None:
        self._hall = hall
        self._pool = pool
        self._depth = depth
        self._thoughts: dict[tuple[str, int, str], asyncio.Task[None]] = {}
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._reviewing: dict[str, asyncio.Task[None]] = {}
        self._waking: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [*self._thoughts.values(), *self._reviewing.values(), *self._waking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Hints

    def wake(self, table: Table) -> None:
        """Somebody sits down at the table: be ready for a question."""
        if table.coach and not table.match.over and not self._waking:
            task = asyncio.get_running_loop().create_task(self._wake(table.game.spec))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def _wake(self, spec: Spec) -> None:
        try:
            await self._pool.wake_coach(spec)
        except Exception as error:  # whoever asks will hear of it
            log.warning("the coach does not wake up: %s: %s", type(error).__name__, error)

    async def ask(self, who: Pass, seat: int, decision: str) -> asyncio.Task[None] | None:
        """Begin to think about the seat's open decision; asked again, go on. The answer ends the task."""
        key = who.table, seat, decision
        self._pool.check_hint(CLIENT.get())

        def act(table: Table) -> Change | None:
            decide.check_turn(table, who, seat)
            if not table.coach:
                raise TableError(403, say("coach-off"))
            if not decision or decision != table.decision_id(seat):
                raise Stale()
            known = table.consulted.get(seat)
            if known is not None and known.decision == decision:
                return None  # it was asked, and that is in the log
            quiet = seat not in table.game.thinking(table.match.state, -1)
            return Change(Hint(seat, len(table.match.log), quiet))

        table = await self._hall.change(who.table, act)
        known = table.hint(seat)
        if table.decision_id(seat) == decision and (known is None or known.problem):
            table.consulted[seat] = HintReply(decision)
            self._hall.announce(table)
            task = asyncio.get_running_loop().create_task(self._think(table, seat, decision))
            self._thoughts[key] = task
            task.add_done_callback(lambda _: self._thoughts.pop(key, None))
        return self._thoughts.get(key)

    async def _think(self, table: Table, seat: int, decision: str) -> None:
        """Ask about a world in which everything that the seat cannot know is dealt again."""
        try:
            world = table.game.redeal(table.match.state, seat, secrets.randbits(62))
            world.pool = 0  # the seeds of the answers given so far
            share = Share(0, CLIENT.get(), table.id)
            counsel = await self._pool.advise(
                table.game.spec, world.dump(), seat, secrets.randbits(62), share
            )
            said = HintReply(decision, counsel)
        except Exception as error:  # a fault of the coach must never stop a table
            log.warning("the coach failed (%s: %s)", type(error).__name__, error)
            said = HintReply(decision, problem=SILENT)
        if table.decision_id(seat) == decision:
            table.consulted[seat] = said
            self._hall.announce(table)

    # Reviews

    def review(self, table: Table) -> Review:
        """What is known of a finished game so far; begins to find out more if that is not all."""
        known = self._reviews.get(table.id)
        if known is not None:
            self._reviews.move_to_end(table.id)
        elif table.match.seats == 1:
            known = Review(1.0, problem=ALONE)
        elif not can_look_ahead(table.game.id):
            known = Review(1.0, problem=NO_MIND)
        elif table.match.over:
            known = self._keep(table, Review())
            task = asyncio.get_running_loop().create_task(self._look_again(table))
            self._reviewing[table.id] = task
            task.add_done_callback(lambda _: self._reviewing.pop(table.id, None))
        return known or Review()

    def _keep(self, table: Table, found: Review) -> Review:
        self._reviews[table.id] = found
        self._reviews.move_to_end(table.id)
        for table_id in list(self._reviews)[:-MOST_REVIEWS]:
            if table_id not in self._reviewing:
                del self._reviews[table_id]
        return found

    async def _look_again(self, table: Table) -> None:
        try:
            await self._review(table, Played.of(table.match))
        except Exception as error:
            log.warning("the review of table %s failed (%s: %s)", table.id, type(error).__name__, error)
            self._keep(table, Review(problem=FAILED))
        self._hall.announce(table)

    async def _review(self, table: Table, played: Played) -> None:
        """Curve, turning points, decisions: piece by piece, and told as it comes."""
        depth, last, share = self._depth, len(played.log), Share(0, table.owner, table.id)
        moments = review.evenly(range(last + 1), depth.moments)
        chances: dict[int, list[float]] = {}
        for done, piece in _pieces(moments):
            chances |= await self._pool.review(share, review.curve, played, piece, depth.views)
            self._keep(table, Review(0.5 * done))
            self._hall.announce(table)
        stretches = review.steepest(chances, pairwise(moments), review.STRETCHES)
        while any(last - first > 1 for first, last in stretches):
            middles = [(first + last) // 2 for first, last in stretches if last - first > 1]
            chances |= await self._pool.review(share, review.curve, played, middles, depth.views)
            stretches = [
                review.halves(chances, ends) if ends[1] - ends[0] > 1 else ends for ends in stretches
            ]
        stretches = review.steepest(chances, stretches, review.TURNS)
        chosen = await self._pool.review(share, review.choices, played, [first for first, _ in stretches])
        found = Review(
            progress=0.6,
            curve=tuple((number, tuple(chances[number])) for number in sorted(chances)),
            turns=tuple(review.turn(chances, ends, chosen[ends[0]]) for ends in stretches),
        )
        self._keep(table, found)
        self._hall.announce(table)
        doubted: list[int] = []
        for _, piece in _pieces(range(last), MANY):
            doubted += await self._pool.review(share, review.doubtful, played, piece)
        weighed: dict[int, list[float]] = {}
        for _, piece in _pieces(review.evenly(doubted, depth.decisions)):
            weighed |= await self._pool.review(share, review.weigh, played, piece, depth.worlds)
        balance = review.balance(played, chances, doubted, weighed)
        self._keep(table, Review(1.0, found.curve, found.turns, balance))


def _pieces(numbers: Sequence[int], size: int = PIECE) -> Iterator[tuple[float, Sequence[int]]]:
    """The numbers a few at a time, with how far that is."""
    for first in range(0, len(numbers), size):
        piece = numbers[first : first + size]
        yield (first + len(piece)) / len(numbers), piece
