"""Bad input to the lab: a clear word, exit code 2, and what was there before is untouched."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.lab.conftest import QUICK, SMALL, run
from touchline.engine.errors import TouchlineError
from touchline.lab.files import check_place, placed, read


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def copy(tmp_path: Path, report: Path) -> Path:
    """A report that may be broken."""
    return Path(shutil.copytree(report, tmp_path / "copy"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "nosuch"), "There is no game 'nosuch'"),
        (("lab", "best11", "--bots", "nosuch"), "There is no bot 'nosuch'"),
        (("lab", "best11", "--seats", "9"), "2 to 4 managers"),
        (("lab", "best11", "--seats", "0"), "2 to 4 managers"),
        (("lab", "best11", "--option", "nosuch"), "no option 'nosuch'"),
        (("lab", "best11", "--games", "0"), "--games"),
        (("lab", "best11", "--games", "2", "--ladder", "greedy,nosuch"), "There is no bot 'nosuch'"),
        (("lab", "best11", "--ladder", "greedy,nosuch", "--ladder-games", "0"), "There is no bot 'nosuch'"),
        (("lab", "best11", "--ladder", "greedy"), "A ladder is two or more bots"),
        (("lab", "best11", "--ladder", ","), "A ladder is two or more bots"),
        (("lab", "best11", "--ladder", ""), "A ladder is two or more bots"),
        (("lab", "best11", "--ladder", "greedy,greedy"), "none next to itself"),
        (("lab", "eleven", "--seats", "1", "--ladder", "random,greedy"), "A ladder is for two seats or more"),
        (("lab", "best11", "--edition", ""), "Name an edition of best11"),
        (("lab", "best11@"), "Name an edition of best11"),
        (("lab", "best11", "--games", "2", "--on", "moon"), "not on 'moon'"),
        (("lab", "best11", "eleven"), "Name one game"),
        (("lab", "compare", "one"), "Name two reports"),
        (("lab", "compare", "one", "two"), "There is no lab report one"),
    ],
)
def test_bad_input_says_what_is_wrong_and_makes_nothing(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    result = run(*words, "--out", tmp_path / "out", code=2)
    assert said in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_foreign_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "novel.txt").write_text("It was a dark and stormy night.", encoding="utf-8")
    before = snapshot(tmp_path)
    result = run(*SMALL, "--out", tmp_path / "mine", code=2)
    assert "novel.txt" in result.stderr
    assert snapshot(tmp_path) == before


def test_somebody_elses_page_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<title>My site</title>", encoding="utf-8")
    before = snapshot(tmp_path)
    run(*SMALL, "--out", tmp_path / "site", code=2)
    assert snapshot(tmp_path) == before


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("text", encoding="utf-8")
    assert "is a file" in run(*SMALL, "--out", tmp_path / "file", code=2).stderr


@pytest.mark.parametrize("below", ["file/report", "file/deep/report"])
def test_place_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("text", encoding="utf-8")
    with pytest.raises(TouchlineError, match=r"Cannot write beside .*: Not a directory"):
        check_place(tmp_path / below)


def test_looking_at_a_place_leaves_nothing_there(tmp_path: Path) -> None:
    check_place(tmp_path / "deep" / "report")
    assert list(tmp_path.iterdir()) == []


def test_report_goes_where_a_link_leads(tmp_path: Path, copy: Path) -> None:
    for link, target in (("link", copy), ("new", tmp_path / "made")):
        (tmp_path / link).symlink_to(target)
        run(*QUICK, "--seed", "3", "--out", tmp_path / link)
        assert (tmp_path / link).is_symlink()
        assert read(target).run.seed == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "link", "made", "new"]


def test_the_folder_one_is_in_is_not_replaced(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(copy)
    before = snapshot(copy)
    assert "is the folder you are in" in run(*QUICK, "--out", ".", code=2).stderr
    assert snapshot(copy) == before


@pytest.mark.parametrize("name", ["games", "seats", "things", "decisions"])
@pytest.mark.parametrize("length", [0, 4, 900])
def test_half_written_table_is_refused(
    tmp_path: Path, copy: Path, report: Path, name: str, length: int
) -> None:
    path = copy / f"{name}.parquet"
    path.write_bytes(path.read_bytes()[:length])
    before = snapshot(copy)
    result = run("lab", "compare", report, copy, "--out", tmp_path / "c", code=2)
    assert f"{name}.parquet is broken or half-written" in result.stderr
    assert not (tmp_path / "c").exists()
    assert snapshot(copy) == before


def rewrite(path: Path, change: Callable[[pa.Table], pa.Table]) -> None:
    """A table with other contents and the metadata that it had."""
    table = pq.read_table(path)
    pq.write_table(change(table).replace_schema_metadata(table.schema.metadata), path)


def with_column(name: str, value: object, kind: pa.DataType) -> Callable[[pa.Table], pa.Table]:
    """A change that puts the same value into every row."""
    return lambda table: table.set_column(
        table.column_names.index(name), name, pa.array([value] * table.num_rows, kind)
    )


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("seats", with_column("win", None, pa.float64()), "column 'win' has gaps"),
        ("seats", with_column("win", "x", pa.string()), "column 'win' holds string, not double"),
        ("seats", with_column("win", math.nan, pa.float64()), "column 'win' has a number"),
        ("seats", with_column("seat", 99, pa.int32()), "column 'seat' has a number that is not from 0 to 1"),
        ("seats", with_column("seat", 1, pa.int32()), "rows of 24 games and 2 seats in order"),
        ("seats", lambda table: table.drop_columns(["win"]), "it has no column 'win'"),
        ("games", with_column("game", 0, pa.int32()), "rows of 24 games and 2 seats in order"),
        ("things", with_column("game", 99, pa.int32()), "column 'game' has a number"),
        ("things", with_column("thing", "zzz", pa.string()), "the game has no thing 'zzz'"),
        ("things", lambda table: table.slice(0, 0), "it has no rows"),
        ("decisions", with_column("chosen", -1, pa.int32()), "column 'chosen' has a number"),
        ("decisions", lambda table: table.slice(0, 0), "it has no rows"),
    ],
)
def test_table_that_no_run_can_have_written_is_refused(
    copy: Path, name: str, change: Callable[[pa.Table], pa.Table], said: str
) -> None:
    rewrite(copy / f"{name}.parquet", change)
    with pytest.raises(TouchlineError, match=re.escape(f"{name}.parquet is broken: ")) as refused:
        read(copy)
    assert said in str(refused.value)


def test_damaged_metadata_are_refused(copy: Path) -> None:
    path = copy / "games.parquet"
    table = pq.read_table(path)
    pq.write_table(table.replace_schema_metadata({"touchline": b'{"spec": "\xff"}'}), path)
    with pytest.raises(TouchlineError, match=r"games\.parquet was not written by this version"):
        read(copy)


def test_broken_report_is_not_written_over(copy: Path) -> None:
    (copy / "games.parquet").write_bytes(b"PAR1")
    before = snapshot(copy)
    assert "broken" in run(*SMALL, "--out", copy, code=2).stderr
    assert snapshot(copy) == before


def test_missing_table_is_named(tmp_path: Path, copy: Path, report: Path) -> None:
    (copy / "things.parquet").unlink()
    result = run("lab", "compare", copy, report, "--out", tmp_path / "c", code=2)
    assert "things.parquet is missing" in result.stderr


def test_tables_of_two_runs_do_not_mix(tmp_path: Path, copy: Path) -> None:
    run(*QUICK, "--out", tmp_path / "other")
    shutil.copy(tmp_path / "other" / "seats.parquet", copy)
    with pytest.raises(TouchlineError, match="different runs"):
        read(copy)


def test_reports_of_two_games_are_not_compared(tmp_path: Path, report: Path) -> None:
    words = (
        "lab",
        "time_of_soccer",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "2",
        "--ladder-games",
        "0",
    )
    run(*words, "--processes", "1", "--out", tmp_path / "other")
    result = run("lab", "compare", report, tmp_path / "other", "--out", tmp_path / "c", code=2)
    assert "reports of one game" in result.stderr


@pytest.mark.parametrize("inside", ["", "sub", "sub/folder"])
def test_comparison_never_touches_what_it_compares(copy: Path, report: Path, inside: str) -> None:
    before = sorted(copy.rglob("*")), snapshot(copy)
    told = run("lab", "compare", report, copy, "--out", copy / inside, code=2).stderr
    assert "is in one of the reports to compare" in told
    assert (sorted(copy.rglob("*")), snapshot(copy)) == before


def test_new_report_takes_the_place_of_the_old_one_as_a_whole(copy: Path) -> None:
    old = snapshot(copy)
    with pytest.raises(ZeroDivisionError), placed(copy) as folder:
        (folder / "index.html").write_text(str(1 / 0), encoding="utf-8")
    assert snapshot(copy) == old
    assert [path.name for path in copy.parent.iterdir()] == ["copy"]
    run(*QUICK, "--seed", "2", "--out", copy)
    assert read(copy).run.seed == 2
    assert [path.name for path in copy.parent.iterdir()] == ["copy"]


def test_without_pyarrow_the_lab_says_what_to_install_and_the_rest_works(tmp_path: Path) -> None:
    """In a process of its own, where pyarrow cannot be imported."""
    told = tmp_path / "match.jsonl"
    script = f"""
import sys
sys.modules["pyarrow"] = None
from touchline.cli import main
def run(*args):
    sys.argv = ["touchline", *args]
    try:
        main()
    except SystemExit as end:
        print(args[0], "ends", end.code, flush=True)
run("tournament", "best11", "--bots", "greedy,random", "--games", "2", "--out", {str(told)!r})
run("record", "--from", {str(told)!r}, "--game", "0", "-o", {str(tmp_path / "game.jsonl")!r})
run("lab", "best11", "--games", "2", "--out", {str(tmp_path / "report")!r})
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "touchline[lab]" in ran.stderr, ran.stderr
    assert (tmp_path / "game.jsonl").exists(), ran.stderr
    assert not (tmp_path / "report").exists()
    assert "Traceback" not in ran.stderr
    assert "lab ends 0" not in ran.stdout
