"""Tables of an edition: they keep the contents with which they began."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from tests.given_editions import changed, edit, renamed
from tests.tables.given_tables import FakePool, play_on, scene, seats
from touchline.bots.review import Depth, Played, choices
from touchline.engine import editions, record
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.errors import TableError
from touchline.tables.service import NewTable, Tables


def ordered(game: str = "best11@my-cards") -> NewTable:
    """An order for a table with a bot and a human."""
    return NewTable(game, seats("here", "bot"))


def test_running_table_does_not_change_when_its_edition_is_edited(shelf: Path, tmp_path: Path) -> None:
    folder = changed()
    made: list[str] = []

    async def begin(tables: Tables) -> None:
        created = await tables.create(ordered())
        made.append(created.table)
        host = await tables.enter(created.table, created.host)
        await play_on(tables, host, 5)
        table = await tables.table(created.table)
        assert (table.header.game, table.header.edition) == ("best11", "my-cards")
        assert table.header.contents == table.game.content_hash

    async def go_on(tables: Tables) -> None:
        table = await tables.table(made[0])
        assert table.game.module("cards").BASE[0] == 9
        assert len(table.match.log) >= 5
        again = await tables.create(ordered())
        assert (await tables.table(again.table)).game.module("cards").BASE[0] == 4

    scene(begin, tmp_path / "tables.sqlite3")
    edit(folder, "base = 9", "base = 4")
    scene(go_on, tmp_path / "tables.sqlite3")


def test_table_whose_edition_is_gone_says_what_is_missing(shelf: Path, tmp_path: Path) -> None:
    edit(changed(), "base = 9", "base = 3")
    made: list[str] = []

    async def begin(tables: Tables) -> None:
        made.append((await tables.create(ordered())).table)
        made.append((await tables.table(made[0])).game.content_hash)

    async def open_it(tables: Tables) -> None:
        with pytest.raises(TableError) as refused:
            await tables.table(made[0])
        assert refused.value.code == 410
        assert "edition 'my-cards' of best11" in str(refused.value)
        assert "Nothing of the table is lost" in str(refused.value)
        assert not await tables.listing()

    scene(begin, tmp_path / "tables.sqlite3")
    editions._loaded.pop(("touchline.games.best11", made[1]))  # as in another process
    shutil.rmtree(shelf)
    scene(open_it, tmp_path / "tables.sqlite3")


def test_rematch_and_record_keep_the_edition(shelf: Path) -> None:
    folder = changed()

    async def play(tables: Tables) -> None:
        created = await tables.create(NewTable("best11@my-cards", seats("here", "here")))
        host = await tables.enter(created.table, created.host)
        await play_on(tables, host)
        edit(folder, "base = 9", "base = 2")
        table = await tables.table(created.table)
        again = await tables.table((await tables.rematch(host)).table)
        assert again.game is table.game
        imported = await tables.import_record(await tables.export(host))
        assert (await tables.table(imported.table)).game is table.game

    scene(play)


def test_bots_think_with_the_facts_of_the_edition(shelf: Path) -> None:
    changed()

    async def play(tables: Tables) -> None:
        created = await tables.create(ordered())
        table = await tables.table(created.table)
        for _ in range(2000):
            if table.match.count(1):
                break
            await asyncio.sleep(0.01)
        assert table.match.count(1)

    scene(play, pool=None)


@pytest.mark.parametrize("game", ["best11@nothing", "best11@../x", "best11@my-cards#0123456789abcdef"])
def test_order_for_an_edition_that_is_not_there_is_refused(shelf: Path, game: str) -> None:
    changed()

    async def play(tables: Tables) -> None:
        with pytest.raises(TableError) as refused:
            await tables.create(ordered(game))
        assert refused.value.code == 400
        assert "edition" in str(refused.value)

    scene(play)


def test_review_looks_at_the_game_with_the_facts_of_the_edition(shelf: Path) -> None:
    _, old = renamed("best11")
    game = find("best11@renamed")
    match, luck = Match(game, 2, {}, bytes(32)), random.Random(1)
    while not match.over:
        seat = luck.choice(match.waiting())
        match.play(seat, luck.choice(match.options_of(seat)))

    async def play(tables: Tables) -> None:
        pool = tables._pool
        assert isinstance(pool, FakePool)
        pool.reviews.set()
        table = await tables.table((await tables.import_record(record.write(match, ["Ada", "Bo"]))).table)
        tables.coach.review(table)
        await tables.coach._reviewing[table.id]
        turns = tables.coach.review(table).turns
        assert len(turns) == 3
        for turn in turns:
            view = match.at(turn.at).view(match.log[turn.at].seat)
            assert view.decision is not None
            assert turn.choice in [option.words.label for option in view.decision.options]

    scene(play, depth=Depth(moments=6, views=1, decisions=3, worlds=1))
    named = [n for n, entry in enumerate(match.log) if "fa_" in entry.option][:5]
    said = [words["en"] for words in choices(Played.of(match), named).values()]
    assert all("Probe" in words for words in said)
    assert not [name for name in old if any(name in words for words in said)]
