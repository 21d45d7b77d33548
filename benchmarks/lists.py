"""Lists with many tables, measured inside one process: the home page and /api/tables, cold and warm.

python benchmarks/lists.py [--tables 20000] [--games best11,eleven] [--rounds 20] [--json]

Cold is the first request of a server that has just opened the store. The requests go straight to the
application, so the times are the server's own. No list may replay a game, however long it is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import tempfile
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import msgspec

from touchline.tables.entries import Play, encode
from touchline.tables.service import NewTable, SeatSpec, Tables
from touchline.tables.sqlite import SqliteStore
from touchline.tables.store import TableRow
from touchline.web.app import create_app
from touchline.web.serve import warm_up

MOVES = 40  # decisions at each table


async def fill(path: Path, games: list[str], count: int) -> None:
    """A store with so many tables, each a copy of one that was really played for a while."""
    luck = random.Random(1)
    with SqliteStore.open(path, queue_limit=2 * count + 100) as store:
        tables = Tables(store, pause=0)
        models = []
        for game in games:
            made = await tables.create(NewTable(game, [SeatSpec("here")] * 2, title="A table"))
            who = await tables.enter(made.table, made.host)
            table = await tables.table(made.table)
            while len(table.match.log) < MOVES and not table.match.over:
                seat = table.match.waiting()[0]
                option = luck.choice(table.match.options_of(seat))
                await tables.play(who, seat, table.decision_id(seat), [option])
            rows = [encode(Play(int(entry.seat), [entry.option])) for entry in table.match.log]
            stored = store.table(table.id)
            assert stored is not None
            models.append((stored, rows, table.card()))
        last: Future[None] | None = None
        for number in range(count - len(models)):
            stored, rows, card = models[number % len(models)]
            code = f"t{number:07d}"
            row = TableRow(
                id=code,
                created=stored.created + number * 0.001,
                updated=stored.updated + number * 0.001,
                header=stored.header,
                status="playing",
                secret=stored.secret,
            )
            last = store.create(row, rows)
            shown = msgspec.structs.replace(card, id=code, created=row.created)
            if hasattr(store, "save_card"):  # an earlier checkout keeps no cards
                last = store.save_card(code, msgspec.json.encode(shown), len(rows))
        if last is not None:
            last.result()
        await tables.close()


async def measure(path: Path, rounds: int) -> dict[str, Any]:
    """The milliseconds of the first request and the median of the others, for each list."""
    figures: dict[str, Any] = {}
    asked = ("/", "/api/tables?limit=50", "/api/tables?limit=200")
    for address in asked:
        with SqliteStore.open(path) as store:
            tables = Tables(store, pause=0)
            transport = httpx.ASGITransport(create_app(tables))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                times = [await timed(client, address) for _ in range(rounds)]
                others = [await timed(client, each) for _ in range(rounds) for each in asked[1:]]
            await tables.close()
        figures[address] = {
            "cold": round(times[0], 1),
            "warm": round(sorted(times[1:])[len(times[1:]) // 2], 1),
            "two_limits_in_turn": round(sorted(others)[len(others) // 2], 1),
        }
    return figures


async def timed(client: httpx.AsyncClient, address: str) -> float:
    """How long an answer takes, in milliseconds."""
    began = time.perf_counter()
    answer = await client.get(address)
    assert answer.status_code == 200, answer.text
    return (time.perf_counter() - began) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--games", default="best11,eleven")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        asyncio.run(fill(path, asked.games.split(","), asked.tables))
        warm_up()
        figures = asyncio.run(measure(path, max(2, asked.rounds)))
        size = path.stat().st_size / 1e6
    if asked.json:
        print(json.dumps({"tables": asked.tables, "milliseconds": figures}, indent=2))
        return
    print(f"{asked.tables} tables, {size:.0f} MB; milliseconds")
    for address, times in figures.items():
        print(f"{address:24} {'  '.join(f'{name} {value}' for name, value in times.items())}")


if __name__ == "__main__":
    main()
