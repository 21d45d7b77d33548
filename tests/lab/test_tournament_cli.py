"""`touchline tournament`: what it prints, and how it ends."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from touchline.cli import app
from touchline.engine.errors import TouchlineError
from touchline.lab.results import Results
from touchline.lab.tournament import set_up

SOURCE = Path(__file__).resolve().parents[2] / "src"
BOTS = ("--bots", "random,greedy", "--processes", "1")


def run(*words: str | Path, code: int = 0) -> Result:
    """Run a tournament of Best 11 and expect its exit code."""
    result = CliRunner().invoke(app, ["tournament", *map(str, words)])
    assert result.exit_code == code, result.output + result.stderr
    assert "Traceback" not in result.output + result.stderr
    return result


def test_json_has_shares_with_intervals_ratings_and_times() -> None:
    seen = json.loads(
        run("best11", *BOTS, "--games", "3", "--seed", "2", "--option", "money_cap", "--json").stdout
    )
    assert (seen["game"], seen["games"], seen["deals"], seen["seed"]) == ("best11", 4, 2, 2)
    assert seen["options"] == {"money_cap": True}
    assert [row["bot"] for row in seen["by_bot"]] == seen["bots"] == ["random", "greedy"]
    for row in seen["by_bot"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["rating_low"] < row["rating"] < row["rating_high"]
    assert set(seen["timing"]["greedy"]) == {"decisions", "mean_ms", "p50_ms", "p95_ms", "max_ms"}


def test_table_says_that_games_were_rounded_up() -> None:
    shown = run("best11", *BOTS, "--games", "1").stdout
    assert "2 games (rounded up from 1 to whole rounds)" in shown
    assert shown.index("greedy") < shown.index("random")  # the stronger one first


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess", *BOTS), "no game 'chess'"),
        (("best11", "--bots", "greedy,clever"), "no bot 'clever'"),
        (("best11", "--bots", "greedy"), "two or more different bots"),
        (("best11",), "Missing option '--bots'"),
        (("best11", *BOTS, "--seats", "0"), "2 to 4 managers, not 0"),
        (("best11", *BOTS, "--seats", "7"), "2 to 4 managers, not 7"),
        (("best11", *BOTS, "--games", "0"), "--games"),
        (("best11", *BOTS, "--option", "golden_goal"), "no option 'golden_goal'"),
        (("best11", *BOTS, "--on", "mars"), "not on 'mars'"),
        (("best11", *BOTS, "--address", "localhost:1"), "An address is for Ray"),
        pytest.param(
            ("best11", *BOTS, "--on", "ray", "--address", "127.0.0.1:1"),
            "Nobody answers",
            marks=pytest.mark.slow,
        ),
        (("eleven", *BOTS, "--seats", "1"), "nobody to beat"),
    ],
)
def test_bad_input_is_said_with_code_2_and_makes_nothing(
    tmp_path: Path, words: tuple[str, ...], message: str
) -> None:
    result = run(*words, "--out", tmp_path / "out.jsonl", code=2)
    assert message in result.stderr
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_trouble_with_the_file_is_said_with_code_2(tmp_path: Path) -> None:
    assert "No such file" in run("best11", *BOTS, "--out", tmp_path / "no" / "out", code=2).stderr
    assert "directory" in run("best11", *BOTS, "--out", tmp_path, code=2).stderr
    assert "/dev/null is a directory or a device" in run("best11", *BOTS, "--out", "/dev/null", code=2).stderr
    diary = tmp_path / "diary"
    diary.write_text("Dear diary,\n", encoding="utf-8")
    assert "not the file of a tournament" in run("best11", *BOTS, "--out", diary, code=2).stderr
    assert diary.read_text(encoding="utf-8") == "Dear diary,\n"


def test_full_disk_is_said_with_the_name_of_the_file() -> None:
    class Full(BytesIO):
        def write(self, _: object) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    setup = set_up("best11", ["random", "greedy"], 2, 1)
    with pytest.raises(TouchlineError, match=r"Cannot write my\.jsonl: No space left on device"):
        Results(Path("my.jsonl"), Full(), setup)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_stopped_run_goes_on_to_the_same_figures(how: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    words = ("best11", "--bots", "random,greedy", "--seed", "9")
    endless = ("--games", "20000", "--processes", "2", "--out", str(out))
    running = subprocess.Popen(
        [sys.executable, "-m", "touchline", "tournament", *words, *endless],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while running.poll() is None and (not out.exists() or out.read_bytes().count(b"\n") < 5):
        time.sleep(0.05)
    running.send_signal(how)
    _, said = running.communicate(timeout=60)
    assert running.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in said
    assert how != signal.SIGINT or "the same command continues from there" in said
    short = (*words, "--games", "12", "--processes", "1", "--json")
    resumed, fresh = (json.loads(run(*short, *more).stdout) for more in (("--out", str(out)), ()))
    assert resumed.pop("timing").keys() == fresh.pop("timing").keys()
    assert resumed == fresh


def test_against_an_earlier_release(tmp_path: Path) -> None:
    (tmp_path / "touchline").symlink_to(SOURCE / "touchline")
    words = ("--bots", "random", "--processes", "1", "--games", "2", "--against-release", tmp_path)
    seen = json.loads(run("best11", *words, "--json").stdout)
    assert seen["bots"] == ["random", f"random@{tmp_path}"]
    assert seen["games"] == 2
    assert not seen["failures"]


def test_a_release_that_is_not_there(tmp_path: Path) -> None:
    missing = run("best11", "--bots", "greedy", "--against-release", tmp_path / "0.1.whl", code=2)
    assert "There is no release of Touchline" in missing.output + missing.stderr
