"""Editions: several in one process, each with its own facts; what is played never changes."""

from __future__ import annotations

import shutil
import sys
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from tests.given_editions import changed, edit, make
from touchline.bots.arena import play_game, play_many
from touchline.engine import editions, record
from touchline.engine.chance import Chance
from touchline.engine.check import check_game
from touchline.engine.editions import NoEdition
from touchline.engine.errors import BadRecord, TouchlineError
from touchline.engine.game import Game, find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.match import Match
from touchline.engine.speech import Names
from touchline.lab.fleet import in_order


def played(game: Game, seed: int = 1) -> Match:
    """A game that random players have finished."""
    match, chance = Match(game, 2, {}, b"secret"), Chance(seed)
    while not match.over:
        seat = match.state.next_seat()
        options = match.options_of(seat)
        match.play(seat, options[chance.rand(len(options))])
    return match


# Beside the standard edition


def test_edition_and_standard_live_side_by_side(shelf: Path) -> None:
    changed()
    edit(make(name="other"), "symbol_points = [0, 1, 2", "symbol_points = [0, 2, 3")
    standard, mine, other = (find(spec) for spec in ("best11", "best11@my-cards", "best11@other"))
    assert [game.module("cards").BASE[0] for game in (standard, mine, other)] == [1, 9, 1]
    assert [game.module("cards").SYMBOL_POINTS[1] for game in (standard, mine, other)] == [1, 1, 2]
    assert [Names(game.package)("free_agents", "fa_001") == "Otto Probe" for game in (standard, mine)] == [
        False,
        True,
    ]
    assert {game.id for game in (standard, mine, other)} == {"best11"}
    assert [game.edition for game in (standard, mine, other)] == ["2026.1", "my-cards", "other"]
    assert len({game.content_hash for game in (standard, mine, other)}) == 3
    assert ledger_of(mine) == ledger_of(standard)


def test_nothing_of_the_copy_leads_back_to_the_original(shelf: Path) -> None:
    changed()
    game = find("best11@my-cards")
    for name in ("bot", "page", "schema"):
        game.module(name)
    modules = {name: module for name, module in sys.modules.items() if name.startswith(game.package)}
    assert len(modules) > 20
    for name, module in modules.items():
        for what in vars(module).values():
            home = (
                what.__name__ if isinstance(what, ModuleType) else str(getattr(what, "__module__", "") or "")
            )
            assert not f"{home}.".startswith("touchline.games.best11."), f"{name}: {what}"


@pytest.mark.parametrize("game", known())
def test_unchanged_edition_is_the_same_game(shelf: Path, game: str) -> None:
    make(game, "same")
    standard, same = find(game), find(f"{game}@same")
    assert same.content_hash == standard.content_hash
    assert same.package != standard.package
    seats = standard.seats[0]
    assert play_game(same.spec, ["random"] * seats, 3) == play_game(game, ["random"] * seats, 3)


def test_edition_keeps_the_promises_of_the_engine(shelf: Path) -> None:
    changed()
    report = check_game(find("best11@my-cards"), 4)
    assert report.failures == []
    assert report.decisions > 100


def test_worker_processes_play_the_same_edition(shelf: Path) -> None:
    changed()
    spec = find("best11@my-cards").spec
    alone = list(play_many(spec, ["random", "random"], 10, 1))
    assert list(play_many(spec, ["random", "random"], 10, 1, spread=partial(in_order, workers=2))) == alone
    assert list(play_many("best11", ["random", "random"], 10, 1)) != alone


# Names and fingerprints


def test_spec_finds_the_same_contents_again(shelf: Path) -> None:
    folder = changed()
    first = find("best11@my-cards")
    edit(folder, "base = 9", "base = 8")
    second = find("best11@my-cards")
    assert (first.module("cards").BASE[0], second.module("cards").BASE[0]) == (9, 8)
    shutil.rmtree(folder)
    assert find(first.spec) is first
    assert find(second.spec) is second
    with pytest.raises(NoEdition, match="There is no edition 'my-cards' of best11"):
        find("best11@my-cards")


def test_comments_and_layout_are_not_content(shelf: Path) -> None:
    folder = changed()
    before = find("best11@my-cards")
    edit(folder, "edition = ", "# my own\n\nedition   = ")
    assert find("best11@my-cards") is before


def test_own_edition_has_a_name_too() -> None:
    assert find("best11@standard") is find("best11")
    assert find("best11").spec == "best11"
    assert find("best11").content_hash != find("eleven").content_hash


@pytest.mark.parametrize("name", ["../best11", "My-Cards", "", "a" * 41, "a/b", ".frozen", "a b", "ä", "a@b"])
def test_name_that_is_no_name_is_refused(shelf: Path, name: str) -> None:
    with pytest.raises(NoEdition, match="cannot be called"):
        make(name=name)
    if name:
        with pytest.raises(NoEdition, match="cannot be called"):
            find(f"best11@{name}")
    assert not shelf.exists()


@pytest.mark.parametrize("mark", ["../../x", "0123", "g" * 16, "A" * 16])
def test_fingerprint_that_is_none_is_refused(shelf: Path, mark: str) -> None:
    with pytest.raises(NoEdition, match="no fingerprint"):
        find(f"best11@my-cards#{mark}")


def test_edition_is_not_written_over(shelf: Path) -> None:
    folder = changed()
    with pytest.raises(NoEdition, match="already"):
        make()
    assert find("best11@my-cards").module("cards").BASE[0] == 9
    with pytest.raises(NoEdition, match="own edition"):
        make(name="standard")
    assert sorted(path.name for path in folder.parent.iterdir()) == ["my-cards"]


def test_only_folders_with_a_name_are_listed(shelf: Path) -> None:
    assert editions.names("best11") == []
    make(name="b")
    make(name="a")
    make("eleven", "c")
    (shelf / "best11" / "Notes").mkdir()
    (shelf / "best11" / "file").touch()
    assert editions.names("best11") == ["a", "b"]


# What cannot be played


def test_broken_edition_is_refused_with_its_first_problem(shelf: Path) -> None:
    line = edit(make(), "base = 1", "base = 99")
    with pytest.raises(TouchlineError) as refused:
        find("best11@my-cards")
    said = str(refused.value)
    assert f"content.toml:{line}: free_agents[fa_001].base: " in said
    assert "touchline edition check best11@my-cards" in said
    assert not (shelf / ".frozen").exists()


def test_file_that_is_missing_too_large_or_no_text_is_named(shelf: Path) -> None:
    folder = make()
    (folder / "en.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(NoEdition, match=r"en\.toml:1 is not text"):
        find("best11@my-cards")
    (folder / "en.toml").unlink()
    with pytest.raises(NoEdition, match=r"en\.toml cannot be read"):
        find("best11@my-cards")
    (folder / "en.toml").write_text(" " * (editions.MOST_BYTES + 1))
    with pytest.raises(NoEdition, match=r"en\.toml is larger than"):
        find("best11@my-cards")


def test_kept_copy_that_was_changed_is_not_used(shelf: Path) -> None:
    folder = changed()
    texts = editions.read(folder)
    mark = editions.mark_of(texts)
    kept = shelf / ".frozen" / "best11" / mark
    shutil.copytree(folder, kept)
    edit(kept, "base = 9", "base = 7")
    edit(folder, "base = 9", "base = 6")
    editions._loaded.pop(("touchline.games.best11", mark), None)
    with pytest.raises(NoEdition, match="has other contents here"):
        find(f"best11@my-cards#{mark}")


def test_folder_that_cannot_be_written_is_named(shelf: Path) -> None:
    shelf.write_text("a file, where the folder should be")
    with pytest.raises(NoEdition, match="cannot be written"):
        make()


def test_without_a_folder_the_error_says_how_to_name_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(editions.FOLDER)
    assert editions.names("best11") == []
    with pytest.raises(NoEdition, match="TOUCHLINE_EDITIONS"):
        find("best11@my-cards")


# Records


def test_record_carries_name_and_fingerprint_and_replays(shelf: Path) -> None:
    folder = changed()
    game = find("best11@my-cards")
    text = record.write(played(game), ["A", "B"])
    assert f'"edition":{{"name":"my-cards","hash":"{game.content_hash}"}}' in text.split("\n")[0]
    edit(folder, "base = 9", "base = 8")
    match, _ = record.read(text)
    assert match.game is game
    assert record.verify(text).true


def test_record_of_an_edition_that_is_not_here_says_so(shelf: Path) -> None:
    folder = changed()
    edit(folder, "base = 9", "base = 5")
    game = find("best11@my-cards")
    text = record.write(played(game), ["A", "B"])
    editions._loaded.pop(("touchline.games.best11", game.content_hash))  # as in another process
    shutil.rmtree(shelf)
    with pytest.raises(BadRecord) as refused:
        record.read(text)
    said = str(refused.value)
    assert said.startswith("line 1: This was made with edition 'my-cards' of best11")
    assert game.content_hash in said
    assert "is not here" in said
    assert str(shelf / "best11" / "my-cards") in said


def test_record_with_a_broken_edition_in_its_header_is_refused(shelf: Path) -> None:
    lines = record.write(played(find("best11")), ["A", "B"]).split("\n")
    for edition in ('{"name":"../x","hash":"0"}', "{}", "[]", "7", '"other"'):
        header = lines[0].replace('"edition":"2026.1"', f'"edition":{edition}')
        forged = record._line(record._row(1, header.rpartition(',"h"')[0] + "}"), "")[0]
        assert not record.verify("\n".join([forged, *lines[1:]])).true
        with pytest.raises(BadRecord):
            record._open(record._row(1, forged))
