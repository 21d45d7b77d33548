"""What earlier releases left behind opens, goes on and verifies, each game by its own rules."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.given_tables import play_on, scene
from touchline.bots import Sight, decide, get
from touchline.engine import earlier, record
from touchline.engine.chance import Chance
from touchline.engine.editions import FOLDER
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known, packages
from touchline.engine.match import Match
from touchline.tables.forms import NewTable, SeatSpec
from touchline.tables.service import TableError, Tables
from touchline.web.gamepage import page_of
from touchline.web.keptpage import KeptPage

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
RELEASES = sorted(path for path in HERE.iterdir() if (path / "keys.json").exists())
KEPT = [(game_id, version) for game_id in known() for version in earlier.versions(packages()[game_id])]


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def left(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of an earlier release."""
    place = Path(shutil.copytree(request.param, tmp_path / "data"))
    monkeypatch.setenv(FOLDER, str(place / "editions"))
    return place


def keys(left: Path) -> list[dict[str, str]]:
    """The tables that were left, each with its game and the host's key."""
    found: list[dict[str, str]] = json.loads((left / "keys.json").read_text())
    return found


def records(left: Path) -> Iterator[tuple[str, str]]:
    """The records that were left, by name."""
    with zipfile.ZipFile(left / "records.zip") as archive:
        for name in archive.namelist():
            yield name, archive.read(name).decode()


def test_every_release_has_left_something_to_the_tests() -> None:
    versions = re.findall(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert [path.name for path in RELEASES] == sorted(versions), "python -m tools.release_fixture"


def test_tables_are_listed_and_go_on_under_their_own_rules(left: Path) -> None:
    async def play(tables: Tables) -> None:
        assert {card.id for card in await tables.listing()} == {key["table"] for key in keys(left)}
        for key in keys(left):
            host = await tables.enter(key["table"], key["host"])
            table = await tables.table(key["table"])
            before = len(table.match.log)
            assert await play_on(tables, host, most=20) == 20
            assert len(table.match.log) > before
            assert table.header.rules == table.game.rules_version
            assert page_of(table.game).scene(table.match.view(0), table.names, (), (), None)

    scene(play, left / "tables.sqlite3")


@pytest.mark.parametrize("game_id", ["best11", "eleven", "time_of_soccer"])
def test_table_finishes_under_the_rules_that_it_began_with(left: Path, game_id: str) -> None:
    key = next(key for key in keys(left) if key["game"] == game_id)

    async def play(tables: Tables) -> None:
        host = await tables.enter(key["table"], key["host"])
        await play_on(tables, host)
        verdict = record.verify(await tables.export(host))
        assert verdict.true, verdict.message
        assert verdict.over
        rematch = await tables.rematch(host)
        assert (await tables.table(rematch.table)).header.rules == find(game_id).rules_version

    scene(play, left / "tables.sqlite3")


def test_records_verify_under_their_own_rules(left: Path) -> None:
    for name, text in records(left):
        verdict = record.verify(text)
        assert verdict.true, (
            f"{name}: {verdict.message} The rules of a release do not change: raise rules_version and keep "
            "those that it had (docs/releases.md)."
        )


def test_edition_of_a_release_still_makes_new_tables(left: Path) -> None:
    for key in keys(left):
        game_id, at, edition = key["game"].partition("@")
        if at:
            game = find(f"{game_id}@{edition}")
            assert (game.edition, game.rules_version) == (edition, find(game_id).rules_version)


@pytest.mark.parametrize(("game_id", "version"), KEPT)
def test_kept_rules_are_a_whole_game(game_id: str, version: int) -> None:
    game = find(f"{game_id}~{version}")
    assert game is find(f"{game_id}~{version}")
    assert (game.rules_version, game.spec, game.standard, game.kept) == (
        version,
        f"{game_id}~{version}",
        True,
        True,
    )
    assert find(game_id).rules_version > version
    assert isinstance(page_of(game), KeptPage)
    match = Match(game, 2, {}, b"kept")
    chance = Chance(1)
    for bot in ("greedy", "captain", "random"):
        seat = match.state.next_seat()
        sight = Sight.of(game, match.state, seat, 7)
        match.play(seat, game.codec.text(decide(bot, get(bot, game_id), sight, chance)))
    assert len(match.log) == 3


def test_version_that_is_not_kept_is_refused_and_says_which_are() -> None:
    with pytest.raises(TouchlineError, match=r"no rules 7 of Best 11. It has: 1, \d"):
        find("best11~7")
    assert find(f"best11~{find('best11').rules_version}") is find("best11")


def test_new_table_is_played_by_todays_rules() -> None:
    async def play(tables: Tables) -> None:
        with pytest.raises(TableError, match=r"today.s rules of Best 11"):
            await tables.create(NewTable("best11~1", [SeatSpec("here"), SeatSpec("here")]))

    scene(play)
