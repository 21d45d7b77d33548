"""Situations that the tests of the service start from."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from touchline.bots.advice import Advice, Advised
from touchline.bots.counsel import Counsel
from touchline.engine.game import find
from touchline.tables.opening import open_store
from touchline.tables.pool import BotPool
from touchline.tables.service import NewTable, Pass, SeatSpec, Tables
from touchline.tables.table import Table


class Clock:
    """A clock that the test winds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FakePool(BotPool):
    """Bots that choose at once, in this process, and remember what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, dict[str, Any], int]] = []
        self.advised: list[tuple[dict[str, Any], int]] = []
        self.reviews = asyncio.Event()
        self.allowed = 1_000_000  # how many answers the test lets out
        self.dice = random.Random(5)

    def names(self, game_id: str) -> list[str]:
        return ["random", "greedy", "captain"]

    async def choose(
        self, bot: str, game_id: str, world: dict[str, Any], seat: int, seed: int, *share: Any
    ) -> str:
        self.asked.append((bot, world, seat))
        while not self.allowed:
            await asyncio.sleep(0.001)
        self.allowed -= 1
        game = find(game_id)
        state = game.load(world)
        return game.codec.text(self.dice.choice(game.rules.options(state, seat)))

    async def advise(self, game_id: str, world: dict[str, Any], seat: int, seed: int, *share: Any) -> Counsel:
        """The first options, each a little worse than the one before."""
        self.advised.append((world, seat))
        while not self.allowed:
            await asyncio.sleep(0.001)
        game = find(game_id)
        state = game.load(world)
        options = game.rules.options(state, seat)[:6]
        labels = {game.codec.text(o): game.label(state, seat, o).label for o in options}
        found = [Advised(game.codec.text(o), 0.6 - 0.1 * i, 10) for i, o in enumerate(options)]
        second = found[min(1, len(found) - 1)].option
        return Counsel(Advice(found, 0.6, f"It costs nothing and brings more than <{second}>."), labels)

    async def wake_coach(self, game_id: str) -> None:
        """It is always awake."""

    async def review(self, share: Any, work: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Nobody looks at games again here, unless the test says so."""
        await self.reviews.wait()
        return await asyncio.to_thread(work, *args)


PLACE: list[str] = []
"""The database in which all scenes of a test play, if there is one (the fixture `both_stores`)."""


def scene(play: Callable[[Tables], Awaitable[None]], path: Path | str = ":memory:", **settings: Any) -> None:
    """Run a scene at the tables of a new store (or of an old one) and close everything after it."""
    path = PLACE[0] if PLACE else path

    async def run() -> None:
        settings.setdefault("pool", FakePool())
        settings.setdefault("pause", 0)
        with open_store(path) as store:
            tables = Tables(store, **settings)
            try:
                await asyncio.wait_for(play(tables), 60)
            finally:
                await tables.close()

    asyncio.run(run())


def seats(*kinds: str) -> list[SeatSpec]:
    """Seats by kind; a bot is "random"."""
    return [SeatSpec(kind, bot="random" if kind == "bot" else "") for kind in kinds]  # type: ignore[arg-type]


def order(*kinds: str, game: str = "best11", **more: Any) -> NewTable:
    """An order for Best 11, unless told, with these seats."""
    return NewTable(game, seats(*kinds), **more)


async def sit(tables: Tables, *kinds: str, **more: Any) -> tuple[Table, Pass, dict[int, Pass]]:
    """A new table, the host's pass, and those of the seats by link, whose managers have sat down."""
    created = await tables.create(order(*kinds, **more))
    host = await tables.enter(created.table, created.host)
    guests = {seat: await sat_down(tables, created.table, token) for seat, token in created.links.items()}
    return await tables.table(created.table), host, guests


async def sat_down(tables: Tables, table_id: str, link: str) -> Pass:
    """Somebody sits down with a link: the pass of the seat."""
    return await tables.enter(table_id, (await tables.sit(table_id, link)).token)


async def answer(tables: Tables, who: Pass, seat: int, *options: str) -> None:
    """Answer the decision that the seat has open now."""
    table = await tables.table(who.table)
    await tables.play(who, seat, table.decision_id(seat), list(options))


async def play_on(tables: Tables, who: Pass, most: int = 10_000, seed: int = 1) -> int:
    """Random decisions for the seats of a pass until the game is over, or as many as wanted."""
    dice, made = random.Random(seed), 0
    table = await tables.table(who.table)
    while made < most and not table.match.over:
        mine = [seat for seat in table.match.waiting() if seat in who.seats and not table.bot(seat)]
        if mine:
            seat = dice.choice(mine)
            await answer(tables, who, seat, dice.choice(table.match.options_of(seat)))
            made += 1
        else:
            await asyncio.sleep(0.001)
    return made


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    for _ in range(5000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not happen")
