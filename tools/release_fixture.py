"""What a release leaves behind, for the tests of all later ones: python -m tools.release_fixture

writes `tests/releases/VERSION`: a store with a running table of every game and one of an edition, the keys to
them, the records of all games, and that edition. It is made once, when a release is made, and never again:
tests/releases/test_releases.py opens all of it with every Touchline to come.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import zipfile
from pathlib import Path

from touchline import __version__
from touchline.engine import editions
from touchline.engine.game import find, known, packages
from touchline.tables.pool import BotPool
from touchline.tables.service import NewTable, SeatSpec, Tables
from touchline.tables.sqlite import SqliteStore

TESTS = Path(__file__).resolve().parent.parent / "tests"
RELEASES = TESTS / "releases"
MOVES = 12  # of each table, by people at it; a bot plays there too
EDITION = "ours"
RENAMED = re.compile(r'^name = "[^"]+"$', re.MULTILINE)  # one name of an edition is another


def make_edition(game_id: str) -> str:
    """An edition of a game with a name of its own; how it is called."""
    place = editions.create(packages()[game_id], game_id, EDITION)
    names = place / "en.toml"
    names.write_text(
        RENAMED.sub('name = "Ours"', names.read_text(encoding="utf-8"), count=1), encoding="utf-8"
    )
    return f"{game_id}@{EDITION}"


async def a_table(tables: Tables, game: str) -> dict[str, str]:
    """A table of two people here and a bot, after some moves; or of as many seats as the game takes."""
    most = find(game).seats[-1]
    seats = [SeatSpec("here"), SeatSpec("here"), SeatSpec("bot", bot="random")][: max(2, most)]
    created = await tables.create(NewTable(game, seats, title=game))
    host = await tables.enter(created.table, created.host)
    table, dice, made = await tables.table(created.table), random.Random(game), 0
    while made < MOVES and not table.match.over:
        mine = [seat for seat in table.match.waiting() if seat in host.seats]
        if mine:
            options = table.match.options_of(mine[0])
            await tables.play(host, mine[0], table.decision_id(mine[0]), [dice.choice(options)])
            made += 1
        else:
            await asyncio.sleep(0.01)
    return {"game": game, "table": created.table, "host": created.host}


async def make_tables(path: Path, games: list[str]) -> list[dict[str, str]]:
    """A store with a table of each."""
    with SqliteStore.open(path) as store:
        tables = Tables(store, BotPool(), pause=0)
        try:
            return [await a_table(tables, game) for game in games]
        finally:
            await tables.close()


def main() -> None:
    """Write the folder of this release."""
    place = RELEASES / __version__
    if place.exists():
        raise SystemExit(f"{place} is there already, and what a release left behind does not change.")
    os.environ[editions.FOLDER] = str(place / "editions")
    games = [*known(), make_edition(known()[0])]
    keys = asyncio.run(make_tables(place / "tables.sqlite3", games))
    (place / "keys.json").write_text(json.dumps(keys, indent=1) + "\n", encoding="utf-8")
    with zipfile.ZipFile(place / "records.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((TESTS / "games").glob("*/records/*.jsonl")):
            archive.write(path, f"{path.parts[-3]}/{path.name}")
    print(f"{place}: {sum(path.stat().st_size for path in place.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
