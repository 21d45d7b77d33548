"""Standing orders at live tables: what a seat wants answered for it (`engine/orders.py`).

An order is a row of the table's log, known to its owner alone, so a restart keeps it. Each answer is an
ordinary decision, which the log marks as `ordered`. Where other people sit at the table it is given always
after the same time, which tells them nothing. Whoever takes a decision back is asked: orders of that seat
wait until it has answered itself.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.match import Match
from touchline.engine.orders import Order
from touchline.tables import decide
from touchline.tables.changes import Change
from touchline.tables.entries import AnyRow, Order as OrderRow, Play
from touchline.tables.errors import NotAllowed, TableError, say
from touchline.tables.forms import Pass
from touchline.tables.hall import Hall
from touchline.tables.table import Table

log = logging.getLogger(__name__)

AFTER: Final = 1.5  # seconds between the question and the answer, where other people could measure them
LONGEST: Final = 80
LATER: Final = 10.0  # seconds, while the store is in trouble


def give(table: Table, who: Pass, seat: int, name: str, text: str) -> Change | None:
    """Give an order, or take it back with an empty text."""
    decide.check_turn(table, who, seat)
    decide.check_no_lesson(table)
    order = next((order for order in table.game.orders if order.name == name), None)
    if order is None or name not in offered(table, seat):
        raise TableError(404, say("no-such-order", game=table.game.title))
    if len(text) > LONGEST:
        raise TableError(400, say("too-long", what="order", most=LONGEST))
    if text == table.orders[seat].get(name, ""):
        return None
    if text:
        try:
            order.check(table.match.state, seat, text)
        except Refused as refused:
            raise NotAllowed(refused) from refused
    return Change(OrderRow(seat, name, text))


def concerned(table: Table, match: Match, seat: int, row: AnyRow | None = None) -> list[tuple[Order, str]]:
    """The orders of the seat that are about the question that a match puts to it, after a row."""
    given = table.orders[seat]
    if isinstance(row, OrderRow) and row.seat == seat:
        given = given | {row.order: row.text}
    asked = table.game.question(match.state, seat) if given else ""
    mine = [order for order in table.game.orders if given.get(order.name) and asked in order.question.split()]
    return [(order, given[order.name]) for order in mine if works(table, seat, order, row)]


def works(table: Table, seat: int, order: Order, row: AnyRow | None = None) -> bool:
    """Whether an order may answer at this table at all, after a row."""
    return not order.alone or not people_beside(table, seat, row)


def offered(table: Table, seat: int) -> set[str]:
    """The names of the orders that the seat may give at this table."""
    return {order.name for order in table.game.orders if works(table, seat, order)}


def standing(table: Table, seat: int) -> list[tuple[Order, str]]:
    """The orders of the seat that may answer its open question now."""
    waits = seat in table.orders_wait or table.undo_asked or (table.lesson and table.lesson.step)
    return [] if table.bot(seat) or waits else concerned(table, table.match, seat)


def answer(table: Table, seat: int) -> str:
    """What the seat's orders answer to its open question, "" if it has to decide itself."""
    g = table.match.state
    answers = (order.answer(g, seat, text) for order, text in standing(table, seat))
    try:
        return next(filter(None, answers), "")
    except Exception:  # a fault in an order must never stop a table
        log.exception("an order of seat %d at table %s failed", seat, table.id)
        table.orders_wait.add(seat)
        return ""


class StandingOrders:
    """Answers for the seats of all tables as they have ordered."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._at_work: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Set to work for whoever is asked and may have ordered the answer."""
        if not self._hall.mine(table):
            return
        for seat in table.match.waiting():
            key = (table.id, seat)
            if key not in self._at_work and standing(table, seat):
                self._at_work[key] = asyncio.get_running_loop().create_task(self._answer(table, seat))

    async def close(self) -> None:
        """Stop; the log says where to go on."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, table: Table, seat: int) -> None:
        """Answer as long as the orders do."""
        try:
            while self._hall.live(table.id) is table and self._hall.mine(table) and answer(table, seat):
                decision = table.decision_id(seat)
                if people_beside(table, seat):
                    await asyncio.sleep(AFTER)
                try:
                    await self._hall.change(
                        table.id,
                        lambda table: _ordered(table, seat, decision),  # noqa: B023
                        by_itself=True,
                    )
                except TableError as error:
                    log.warning("an order at table %s has to wait: %s", table.id, error)
                    await asyncio.sleep(LATER)
        except Exception:
            log.exception("the orders of seat %d at table %s stopped", seat, table.id)
        finally:
            del self._at_work[table.id, seat]


def people_beside(table: Table, seat: int, row: AnyRow | None = None) -> bool:
    """Whether another person plays here, after a row, who could draw conclusions from how long an answer
    takes."""
    bots, _ = table.sitting(row)
    return any(not bot for other, bot in enumerate(bots) if other != seat)


def _ordered(table: Table, seat: int, decision: str) -> Change | None:
    """The decision that the seat ordered, unless it has decided itself meanwhile."""
    option = answer(table, seat) if table.decision_id(seat) == decision else ""
    if not option:
        return None
    match = table.match.clone()
    try:
        match.play(seat, option)
    except TouchlineError as error:
        log.warning("an order at table %s has no legal answer: %s", table.id, error)
        table.orders_wait.add(seat)
        return None
    return Change(Play(seat, [option], ordered=True), match)
