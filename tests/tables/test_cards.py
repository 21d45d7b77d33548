"""Lists: what they show is kept beside each table, so that no list replays a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.given_tables import answer, play_on, scene, sit, until
from touchline.tables.service import Tables


def nothing_is_replayed(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(table_id: str) -> None:
        raise AssertionError(f"table {table_id} was replayed for a list")

    monkeypatch.setattr(tables._hall, "read", refuse)


def test_lists_of_any_length_replay_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    titles = [f"Table {n}" for n in range(6)]

    async def play(tables: Tables) -> None:
        for title in titles:
            _, host, _ = await sit(tables, "here", "here", title=title)
            await play_on(tables, host, 3)

    async def later(tables: Tables) -> None:
        nothing_is_replayed(tables, monkeypatch)
        for limit in (2, 6, 2, 6):
            shown = [card.title for card in await tables.listing(limit)]
            assert shown == titles[::-1][:limit]

    scene(play, path)
    scene(later, path)


def test_list_shows_the_table_as_it_is_now(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here")
        for name in ("Ada", "Bea"):
            await tables.rename(host, 0, name)
            (card,) = await tables.listing()
            assert card.seats[0].name == name
            assert card.stage == table.stage()
        await play_on(tables, host)
        (card,) = await tables.listing()
        assert (card.status, card.stage) == ("over", "Full time")

    async def later(tables: Tables) -> None:
        (card,) = await tables.listing()
        assert (card.seats[0].name, card.stage) == ("Bea", "Full time")

    scene(play, path)
    scene(later, path)


def test_card_that_was_left_behind_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here")
        await answer(tables, host, 0, table.match.options_of(0)[0])
        tables._cards._changed.clear()  # a kill comes before the card is written
        store = tables._hall.store
        assert store.tables()[0].card_at < store.tables()[0].last

    async def later(tables: Tables) -> None:
        assert len(await tables.listing()) == 1
        store = tables._hall.store
        await until(lambda: store.tables()[0].card_at == store.tables()[0].last)

    scene(play, path)
    scene(later, path)


def test_writing_a_card_is_no_change_of_the_table(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here")
        await answer(tables, host, 0, table.match.options_of(0)[0])
        store = tables._hall.store
        (before,) = store.tables()
        tables._cards._save()
        await until(lambda: store.tables()[0].card_at == 1)
        (after,) = store.tables()
        assert (after.updated, after.version, after.last) == (before.updated, before.version, before.last)

    scene(play, tmp_path / "tables.db")
