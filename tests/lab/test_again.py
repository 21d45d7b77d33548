"""Games of a sim, a tournament and a lab report, played again and written as records."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import touchline
from tests.given_editions import changed, edit
from tests.lab.conftest import QUICK, run
from touchline.bots.arena import play_many
from touchline.engine import record
from touchline.engine.errors import TouchlineError

TOURNAMENT = ("tournament", "best11", "--bots", "random,greedy", "--seed", "4", "--processes", "1")


def result(text: str) -> tuple[list[int], int]:
    """What a true record says of its game: the scores, and how many decisions it took."""
    match, _ = record.read(text)
    assert match.over
    return [score.total for score in match.scores], len(match.log)


@pytest.fixture
def tournament(tmp_path: Path) -> Path:
    """The file of a tournament of six games."""
    path = tmp_path / "match.jsonl"
    run(*TOURNAMENT, "--games", "6", "--seats", "3", "--option", "money_cap", "--out", path)
    return path


def test_game_of_a_sim_is_recorded() -> None:
    bots = ["greedy", "random", "random"]
    words = ("best11", "--bots", ",".join(bots), "--seed", "1", "--option", "money_cap")
    games = list(play_many("best11", bots, 3, 1, {"money_cap": True}))
    for number, game in enumerate(games):
        text = run("record", *words, "--game", str(number)).stdout
        assert result(text) == (game.scores, game.decisions)
        assert (
            text == touchline.play("best11", bots, seed=1, number=number, options={"money_cap": True}).record
        )
        assert text == run("record", *words[:4], str(game.seed), *words[5:]).stdout
    seen = json.loads(run("sim", *words, "--games", "3", "--processes", "1", "--json").stdout)
    assert seen["decisions"] == sum(game.decisions for game in games)


def test_game_of_a_report_is_recorded(report: Path) -> None:
    games, seats = (pq.read_table(report / f"{name}.parquet").to_pylist() for name in ("games", "seats"))
    for number in (0, 17, 23):
        text = run("record", "--from", report, "--game", str(number)).stdout
        scores = [row["score"] for row in seats if row["game"] == number]
        assert result(text) == (scores, games[number]["decisions"])
        assert touchline.play_again(report, number).record == text
    assert "its games are 0 to 23" in run("record", "--from", report, "--game", "24", code=2).stderr


def test_bots_of_a_report_sit_where_they_sat(tmp_path: Path) -> None:
    words = ("lab", "best11", "--games", "4", "--bots", "random,greedy", "--ladder-games", "0")
    run(*words, "--processes", "1", "--out", tmp_path / "report")
    seats = pq.read_table(tmp_path / "report" / "seats.parquet").to_pylist()
    for number in range(4):
        table = touchline.play_again(tmp_path / "report", number)
        rows = [row for row in seats if row["game"] == number]
        assert table.names == [f"{row['bot']} {row['seat'] + 1}" for row in rows]
        assert [score.total for score in table.scores] == [row["score"] for row in rows]
        assert [score.place for score in table.scores] == [row["place"] for row in rows]


def test_game_of_a_tournament_is_recorded(tournament: Path) -> None:
    rows = [json.loads(line) for line in tournament.read_text(encoding="utf-8").splitlines()[1:]]
    for number, row in enumerate(sorted(rows, key=lambda row: (row["deal"], row["seating"]))):
        table = touchline.play_again(tournament, number)
        assert [score.total for score in table.scores] == row["scores"]
        assert len(table.log) == row["decisions"]
    text = run("record", "--from", tournament, "--game", "2", "-o", tournament.parent / "two.jsonl")
    assert "decisions written" in text.stderr
    assert run("verify", tournament.parent / "two.jsonl").stdout.startswith("True")


def test_game_that_is_not_there_is_refused(tournament: Path, tmp_path: Path) -> None:
    assert f"its games are 0 to {5}" in run("record", "--from", tournament, "--game", "6", code=2).stderr
    lines = tournament.read_text(encoding="utf-8").splitlines(keepends=True)
    tournament.write_text("".join(lines[:1] + lines[2:]), encoding="utf-8")
    assert "has not been played yet" in run("record", "--from", tournament, "--game", "0", code=2).stderr
    with pytest.raises(TouchlineError, match="has no game -1"):
        touchline.play_again(tournament, -1)
    diary = tmp_path / "diary"
    diary.write_text("Dear diary", encoding="utf-8")
    assert "not the file of a tournament" in run("record", "--from", diary, "--game", "0", code=2).stderr
    assert "No such file" in run("record", "--from", tmp_path / "no", "--game", "0", code=2).stderr
    for more in (("--seed", "1"), ("--bots", "random"), ("best11",)):
        told = run("record", "--from", tournament, "--game", "1", *more, code=2).stderr
        assert "says what was played" in told
    assert "Name a game" in run("record", code=2).stderr


def test_game_that_comes_out_differently_is_not_passed_off_as_the_same(tournament: Path) -> None:
    lines = tournament.read_text(encoding="utf-8").splitlines(keepends=True)
    row = json.loads(lines[1])
    row["scores"][0] += 1
    tournament.write_text("".join([lines[0], json.dumps(row) + "\n"]), encoding="utf-8")
    number = 3 * row["deal"] + row["seating"]
    assert (
        "played again, it ends" in run("record", "--from", tournament, "--game", str(number), code=2).stderr
    )


def test_report_of_an_edition_is_played_again_with_its_contents(shelf: Path, tmp_path: Path) -> None:
    folder = changed()
    words = (QUICK[0], "best11@my-cards", *QUICK[2:])
    run(*words, "--out", tmp_path / "report")
    edit(folder, "base = 9", "base = 8")  # the report was made before
    table = touchline.play_again(tmp_path / "report", 3)
    assert result(table.record)[1] == len(table.log)
    assert table.match.game.edition == "my-cards"
