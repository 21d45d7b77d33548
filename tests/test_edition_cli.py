"""`touchline edition`, and editions in the other commands."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.given_editions import changed, edit, make
from touchline.cli import app
from touchline.engine import editions
from touchline.engine.game import find


def run(*words: str | Path, code: int = 0) -> Result:
    """Run a command in this process and expect its exit code."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == code, result.output + result.stderr
    assert "Traceback" not in result.output + result.stderr
    return result


def test_new_makes_a_copy_to_edit_and_says_where(shelf: Path) -> None:
    told = run("edition", "new", "best11", "my-cards").stdout
    folder = shelf / "best11" / "my-cards"
    assert str(folder) in told
    assert editions.mark_of(editions.read(folder)) == find("best11").content_hash
    again = run("edition", "new", "best11", "my-cards", code=2)
    assert "There is an edition 'my-cards' already" in again.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "chess", "x"), "There is no game 'chess'"),
        (("new", "best11", "No Name"), "cannot be called"),
        (("new", "best11", "standard"), "own edition"),
        (("new", "best11@my-cards", "other"), "not from another edition"),
        (("check", "best11@nothing"), "There is no edition 'nothing' of best11. There is: my-cards."),
        (("check", "best11", "nothing"), "There is no edition 'nothing' of best11"),
        (("check", "./nowhere/at/all"), "Say of which game this is an edition"),
        (("check", "."), "Say of which game this is an edition"),
        (("check", "chess", "./nowhere"), "There is no game 'chess'"),
        (("check", "best11@nope", "my-cards"), "Name one edition, best11@nope or best11 my-cards"),
        (("check", "best11@nope", "./nowhere"), "Name one edition, best11@nope or best11 ./nowhere"),
        (("check", "best11@"), "Name an edition of best11 behind the @"),
        (("list", "chess"), "There is no game 'chess'"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(shelf: Path, words: tuple[str, ...], said: str) -> None:
    changed()
    result = run("edition", *words, code=2)
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert editions.names("best11") == ["my-cards"]


@pytest.mark.parametrize("way", ["spec", "game and name", "game", "folder", "game and folder", "all"])
def test_check_finds_an_edition_in_many_ways(shelf: Path, way: str) -> None:
    folder = changed()
    words = {
        "spec": ["best11@my-cards"],
        "game and name": ["best11", "my-cards"],
        "game": ["best11"],
        "folder": [str(folder)],
        "game and folder": ["best11", str(folder)],
        "all": [],
    }[way]
    told = run("edition", "check", *words, "--games", "0").stdout
    mark = editions.mark_of(editions.read(folder))
    assert told == f"best11@my-cards is good: contents {mark}, 0 games played.\n"


@pytest.mark.parametrize("words", [("./",), ("best11", "./mine"), ("best11", "mine/"), ("best11", ".")])
def test_check_takes_a_folder_right_here(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    folder = tmp_path / "best11" / "mine"
    shutil.copytree(changed(), folder)
    monkeypatch.chdir(folder.parent if "mine" in words[-1] else folder)
    assert run("edition", "check", *words, "--games", "0").stdout.startswith("best11@mine is good")


def test_edition_that_cannot_be_read_does_not_hide_the_others(shelf: Path) -> None:
    changed()
    make("best11", "empty")
    for path in (shelf / "best11" / "empty").iterdir():
        path.unlink()
    (make("best11", "latin") / "en.toml").write_bytes(b"a = 1\nb = '\xe9'\n")
    told = run("edition", "check", "--games", "0", code=2)
    assert "best11@my-cards is good" in told.stdout
    assert "best11@empty cannot be played yet: 1 problem." in told.stdout
    assert "empty/content.toml cannot be read: No such file or directory." in told.stderr
    assert "latin/en.toml:2 is not text in UTF-8." in told.stderr
    listed = run("edition", "list").stdout
    assert "best11@empty: " in listed
    assert "best11@my-cards: contents " in listed
    rows = json.loads(run("edition", "list", "--json").stdout)
    assert [row["edition"] for row in rows] == ["empty", "latin", "my-cards"]
    assert ["cannot be read" in row["unreadable"] for row in rows] == [True, False, False]
    assert "en.toml:2 is not text" in rows[1]["unreadable"]
    assert [row["problems"] for row in rows] == [[], [], []]
    assert json.loads(run("edition", "check", "--games", "0", "--json", code=2).stdout) == rows


def test_check_plays_and_leaves_no_trace(shelf: Path) -> None:
    changed()
    told = run("edition", "check", "best11@my-cards", "--games", "2", "--json").stdout
    (checked,) = json.loads(told)
    assert (checked["games"], checked["problems"], checked["failures"]) == (2, [], [])
    assert not (shelf / ".frozen").exists()


def test_check_names_file_line_and_field(shelf: Path) -> None:
    folder = changed()
    line = edit(folder, "speed = 0", "speed = -1")
    other = edit(folder, 'name = "Otto Probe"', 'nom = "Otto Probe"', "en.toml")
    result = run("edition", "check", "best11@my-cards", code=2)
    assert f"{folder}/content.toml:{line}: free_agents[fa_001].speed: " in result.stderr
    assert f"{folder}/en.toml:{other}: free_agents.fa_001.nom: " in result.stderr
    assert "cannot be played yet: 3 problems" in result.stdout
    (checked,) = json.loads(run("edition", "check", "best11", "--json", code=2).stdout)
    assert {"file": "content.toml", "line": line, "field": "free_agents[fa_001].speed"}.items() <= checked[
        "problems"
    ][0].items()


def test_check_warns_of_a_text_that_contradicts_the_facts(shelf: Path) -> None:
    folder = changed()
    line = edit(
        folder, "included: {tiers}.", "included: 3 or 4 score 4 points, 5 or more score 8.", "en.toml"
    )
    result = run("edition", "check", "best11@my-cards", "--games", "1")
    assert (
        f"Look at {folder}/en.toml:{line}: tactics.tac_01.objective: The text says 8, the facts say 7. "
        "Write {tiers}, and it follows the facts."
    ) in result.stderr.replace("\n", " ")
    assert "best11@my-cards is good" in result.stdout
    (checked,) = json.loads(run("edition", "check", "best11", "--games", "0", "--json").stdout)
    assert [doubt["line"] for doubt in checked["doubts"]] == [line]


def test_list_says_what_is_there(shelf: Path) -> None:
    assert "There are no editions yet" in run("edition", "list").stdout
    folder = changed()
    edit(make("eleven", "wrong"), "cost = 1", "cost = 100")
    rows = json.loads(run("edition", "list", "--json").stdout)
    assert [(row["game"], row["edition"], len(row["problems"])) for row in rows] == [
        ("best11", "my-cards", 0),
        ("eleven", "wrong", 1),
    ]
    assert rows[0]["content"] == editions.mark_of(editions.read(folder))
    assert run("edition", "list", "eleven").stdout.startswith("eleven@wrong: 1 problem, in ")


def test_folder_can_be_named_on_the_command_line(shelf: Path, tmp_path: Path) -> None:
    run("--editions", tmp_path / "mine", "edition", "new", "best11", "my-cards")
    assert (tmp_path / "mine" / "best11" / "my-cards" / "content.toml").exists()
    assert not shelf.exists()


def test_other_commands_take_an_edition_by_name(shelf: Path, tmp_path: Path) -> None:
    changed()
    figures = json.loads(
        run("sim", "best11@my-cards", "--games", "9", "--processes", "1", "--json", "--seats", "2").stdout
    )
    assert (figures["game"], figures["edition"]) == ("best11", "my-cards")
    assert figures["content"] == find("best11@my-cards").content_hash
    assert (
        json.loads(run("check", "best11@my-cards", "--games", "1", "--json").stdout)["edition"] == "my-cards"
    )
    run("record", "best11@my-cards", "--seats", "2", "-o", tmp_path / "game.jsonl")
    assert run("verify", tmp_path / "game.jsonl").stdout.startswith("True")
    assert "Otto Probe" in run("replay", tmp_path / "game.jsonl").stdout
    figures = json.loads(run("bench", "best11@my-cards", "--only-self", "--seconds", "0.1", "--json").stdout)
    assert [(row["game"], row["edition"]) for row in figures["speeds"]] == [("best11", "my-cards")]
    assert run("rules", "best11@my-cards", "B11-001").stdout


def test_other_commands_refuse_an_edition_that_is_not_there(shelf: Path) -> None:
    for command in ("sim", "check", "record", "bench", "rules"):
        assert "There is no edition 'nothing'" in run(command, "best11@nothing", code=2).stderr
