"""A table under any sequence of acts, found by Hypothesis: the log is the game, and no act half happens."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.tables.given_tables import FakePool, order, sat_down
from touchline.engine import record
from touchline.engine.match import Match
from touchline.tables.service import Pass, TableError, Tables
from touchline.tables.sqlite import SqliteStore
from touchline.tables.table import Table

T = TypeVar("T")
SEATS = st.integers(0, 1)
PICK = st.integers(0, 1 << 20)


class Machine(RuleBasedStateMachine):
    """Two people at a table, who do whatever they may, and try what they may not."""

    game = "best11"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = SqliteStore.open(":memory:")
        self.open()
        made = self.do(self.tables.create(order("link", "link", game=self.game, coach=True)))
        self.id = made.table
        links = made.links.values()
        self.people: list[Pass] = [self.do(sat_down(self.tables, self.id, link)) for link in links]
        self.moves = 0

    def open(self) -> None:
        """A server that begins with what the store has."""

        async def made() -> Tables:
            return Tables(self.store, FakePool(), pause=0)

        self.tables = self.do(made())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end."""
        return self.loop.run_until_complete(asyncio.wait_for(work, 30))

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.do(self.tables.table(self.id))

    def teardown(self) -> None:
        self.do(self.tables.close())
        self.store.close()
        self.loop.close()

    def tried(self, work: Coroutine[Any, Any, object]) -> bool:
        """Do something that may be refused; then nothing has changed."""
        before = self.table.last, self.table.match.digest()
        try:
            self.do(work)
        except TableError as error:
            refused = error
        else:
            return True
        assert 400 <= refused.code < 500
        assert str(refused)
        assert (self.table.last, self.table.match.digest()) == before
        return False

    @rule(seat=SEATS, pick=PICK)
    def play(self, seat: int, pick: int) -> None:
        table = self.table
        options = table.match.options_of(seat)
        if options:
            chosen = [options[pick % len(options)]]
            decision = table.decision_id(seat)
            if self.tried(self.tables.play(self.people[seat], seat, decision, chosen)):
                again = self.tables.play(self.people[seat], seat, decision, chosen)
                assert not self.tried(again), "one decision was answered twice"

    @rule(seat=SEATS, other=SEATS, text=st.text(max_size=12), pick=PICK)
    def try_what_one_may_not(self, seat: int, other: int, text: str, pick: int) -> None:
        table = self.table
        legal = table.match.options_of(other)
        if seat != other and legal:
            stolen = self.tables.play(self.people[seat], other, table.decision_id(other), [legal[0]])
            assert not self.tried(stolen)
        wrong = self.tables.play(self.people[seat], seat, table.decision_id(seat), [f"{text}:{pick}"])
        assert not self.tried(wrong)

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        self.tried(self.tables.undo(self.people[seat], seat))

    @rule(seat=SEATS, yes=st.booleans())
    def answer_undo(self, seat: int, yes: bool) -> None:
        self.tried(self.tables.answer_undo(self.people[seat], seat, yes))

    @rule(seat=SEATS, text=st.text(max_size=20))
    def talk(self, seat: int, text: str) -> None:
        self.tried(self.tables.say(self.people[seat], text, seat))

    @rule(seat=SEATS, name=st.text(max_size=10))
    def rename(self, seat: int, name: str) -> None:
        self.tried(self.tables.rename(self.people[seat], seat, name))

    @rule(seat=SEATS)
    def hand_over_and_come_back(self, seat: int) -> None:
        self.tried(self.tables.hand_over(self.people[seat], seat, "random"))
        self.tried(self.tables.come_back(self.people[seat], seat))

    @rule()
    def start_again(self) -> None:
        before = self.table.match.digest(), self.table.last, self.table.names
        self.do(self.tables.close())
        self.open()
        assert (self.table.match.digest(), self.table.last, self.table.names) == before

    @precondition(lambda self: self.table.match.over)
    @rule(seat=SEATS)
    def export(self, seat: int) -> None:
        verdict = record.verify(self.do(self.tables.export(self.people[seat])))
        assert verdict.true, verdict.message

    @invariant()
    def log_is_the_game(self) -> None:
        table = self.table
        match = table.match
        again = Match(match.game, match.seats, match.options, match.secret)
        again.replay(match.log)
        assert again.digest() == match.digest()
        assert [number for number, _ in self.store.entries(self.id)] == list(range(1, table.last + 1))


def machine(game: str, examples: int, steps: int) -> None:
    """Look for a sequence that breaks a table of this game."""
    kind = type("Machine", (Machine,), {"game": game})
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        kind,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_no_sequence_of_acts_breaks_a_table() -> None:
    machine("best11", examples=4, steps=15)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["best11", "eleven", "footmania", "superclub", "time_of_soccer"])
def test_no_long_sequence_of_acts_breaks_a_table(game: str) -> None:
    machine(game, examples=30, steps=60)
