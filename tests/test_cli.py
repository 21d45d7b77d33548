"""The command line: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import touchline
from tests.given_editions import make
from touchline.cli import app, bench, builds, show
from touchline.cli.arguments import switched_on
from touchline.engine import check as checks, record
from touchline.engine.check import Report
from touchline.engine.game import find, known

SOURCE = Path(__file__).resolve().parent.parent / "src"
COMPILING = 1500  # seconds: whoever comes first waits for the compiler


def run(*words: str | Path, code: int = 0) -> Result:
    """Run a command in this process and expect its exit code."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == code, result.output + result.stderr
    assert "Traceback" not in result.output + result.stderr
    return result


def spawn(*words: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a user does, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "touchline", *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(SOURCE), **env},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """The record of a game among bots."""
    path = tmp_path / "game.jsonl"
    run("record", "best11", "--bots", "greedy,random,random", "--seed", "3", "-o", path)
    return path


# The program


def test_language_is_the_one_asked_for_or_that_of_the_terminal_or_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(show.WORDS), "languages", lambda _: ("en", "fr"))
    assert show.language(["--lang", "fr", "sim"], {}) == "fr"
    assert show.language(["--lang=fr"], {"LANG": "en_GB.UTF-8"}) == "fr"
    assert show.language(["--lang", "xx"], {"LANG": "fr_FR.UTF-8"}) == "en"
    assert show.language([], {"LC_ALL": "fr_CA.UTF-8", "LANG": "en"}) == "fr"
    assert show.language([], {"LANG": "C"}) == show.language([], {}) == "en"


def test_language_that_there_is_not_is_refused() -> None:
    assert "--lang is one of: en" in run("--lang", "xx", "games", code=2).stderr


def test_version_says_which_build_runs() -> None:
    done = spawn("--version")
    assert done.returncode == 0
    assert done.stdout == touchline.version() + "\n"
    assert "pure Python" in done.stdout


@pytest.mark.timeout(COMPILING)
def test_compiled_package_says_that_it_is_compiled(compiled_package: Path) -> None:
    assert "(compiled)" in spawn("--version", PYTHONPATH=str(compiled_package)).stdout


def test_unknown_command_is_a_usage_error() -> None:
    done = spawn("ply")
    assert done.returncode == 2
    assert "No such command 'ply'" in done.stderr
    assert done.stdout == ""


def test_bad_input_is_one_sentence_on_stderr() -> None:
    done = spawn("sim", "chess")
    assert done.returncode == 2
    assert done.stderr == f"There is no game 'chess'. There is: {', '.join(known())}.\n"
    assert done.stdout == ""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_interrupt_ends_with_130_and_without_noise(processes: str) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "touchline", "sim", "best11", "--games", "1000000", "--processes", processes],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A test run in the background of a shell ignores interrupts, and so would its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        time.sleep(2)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        raise
    assert running.returncode == 130
    assert "Traceback" not in out + err


def test_closed_pipe_is_no_error_for_anybody_to_read() -> None:
    command = f"{sys.executable} -m touchline rules best11 | head -1"
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, shell=True, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Best 11")
    assert done.stderr == ""


# Completion in the shell


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["sim", "record", "verify", "edition"]),
        ("re", ["record", "replay"]),
        ("sim ", ["best11", "best11@my-cards", "eleven", "time_of_soccer"]),
        ("record e", ["eleven"]),
        ("lab b", ["best11"]),
        ("edition check best11@", ["best11@my-cards"]),
        ("sim best11 --bots ", ["greedy", "random", "legend"]),
        ("sim best11 --bots greedy,ra", ["greedy,random"]),
        ("tournament best11 --bots random,cap", ["random,captain"]),
        ("sim best11 --option ", ["money_cap", "shootout"]),
        ("sim best11@my-cards --option mon", ["money_cap"]),
        ("sim superclub --option cash", ["cash=0", "cash=90", "cash=120", "cash=150"]),
        ("sim chess --option ", []),
    ],
)
def test_shell_offers_commands_games_bots_and_options(shelf: Path, typed: str, offered: list[str]) -> None:
    make()
    words = f"touchline {typed}"
    shell = {"_TOUCHLINE_COMPLETE": "complete_bash", "COMP_WORDS": words}
    shell["COMP_CWORD"] = str(len(words.split(" ")) - 1)
    done = CliRunner().invoke(app, env=shell, prog_name="touchline")
    assert done.stderr == ""
    assert done.exit_code == 0
    found = done.stdout.split()
    assert set(offered) <= set(found)
    assert all(each.startswith(typed.rpartition(" ")[2]) for each in found)
    assert found or not offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_shown_for_every_shell(shell: str) -> None:
    done = spawn(_TOUCHLINE_COMPLETE=f"source_{shell}")
    assert "touchline" in done.stdout
    assert "--install-completion" in spawn("--help", COLUMNS="120").stdout


# games, bots


def test_games_lists_seats_and_options() -> None:
    shown = run("games").stdout
    assert "best11: Best 11, 2 to 4 managers" in shown
    assert "--option money_cap" in shown
    card = next(card for card in json.loads(run("games", "--json").stdout) if card["game"] == "best11")
    assert card["seat_counts"] == [2, 3, 4]
    assert "money_cap" in [option["id"] for option in card["all_options"]]


def test_bots_lists_who_plays() -> None:
    assert "greedy: " in run("bots").stdout
    rows = json.loads(run("bots", "best11", "--json").stdout)
    assert {row["game"] for row in rows} == {"best11"}
    assert {"random", "greedy"} <= {row["bot"] for row in rows}
    assert "no game 'chess'" in run("bots", "chess", code=2).stderr


# sim


def sim(*words: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(run("sim", "best11", *words, "--json").stdout)
    return figures


def test_sim_counts_wins_for_bots_and_for_seats() -> None:
    figures = sim("--bots", "greedy,random,random", "--games", "6", "--seed", "1", "--processes", "1")
    assert figures["games"] == 6
    assert figures["bots"] == ["greedy", "random", "random"]
    assert figures["games_per_s"] > 0
    assert figures["decisions_per_s"] > 0
    greedy, randoms = figures["by_bot"]
    assert (greedy["bot"], randoms["bot"]) == ("greedy", "random")
    assert greedy["wins"] + randoms["wins"] == pytest.approx(6, abs=0.05)
    assert greedy["share"] + randoms["share"] == pytest.approx(1, abs=0.001)
    assert [row["bot"] for row in figures["by_seat"]] == figures["bots"]
    assert sum(row["wins"] for row in figures["by_seat"][1:]) == pytest.approx(randoms["wins"], abs=0.05)
    assert greedy["mean_score"] == figures["by_seat"][0]["mean_score"]


def test_sim_gives_the_same_games_in_any_number_of_processes() -> None:
    words = ("--bots", "random", "--seats", "2", "--games", "20", "--seed", "5", "--option", "money_cap")
    one, two = sim(*words, "--processes", "1"), sim(*words, "--processes", "2")
    assert one["by_seat"] == two["by_seat"]
    assert one["decisions"] == two["decisions"]
    assert one["options"] == {"money_cap": True}
    assert one["by_seat"] != sim(*words[:-3], "6", *words[-2:], "--processes", "1")["by_seat"]


def test_one_bot_takes_all_seats() -> None:
    assert sim("--games", "1")["bots"] == ["random"] * 4
    assert sim("--games", "1", "--seats", "2")["bots"] == ["random"] * 2


def test_sim_prints_a_table() -> None:
    shown = run("sim", "best11", "--games", "2", "--bots", "random,random", "--processes", "2").stdout
    assert "mean score" in shown
    assert "games/s" in shown
    assert "Wins in 2 games: random 2." in shown
    assert "in 2 processes." in shown


def test_one_thing_is_not_called_many() -> None:
    shown = run("sim", "best11", "--games", "1", "--processes", "1").stdout
    assert "Wins in 1 game: random 1." in shown
    assert "in 1 process." in shown
    assert "Best 11: 1 game, " in run("check", "best11", "--games", "1").stdout
    assert (
        "1 seat and 2 bots" in run("sim", "eleven", "--seats", "1", "--bots", "random,random", code=2).stderr
    )


# What --json prints

SHAPES = {
    "game": str,
    "edition": str,
    "content": str,
    "rules_version": int,
    "version": str,
    "seats": int,
    "bots": list,
    "options": dict,
    "seed": int,
    "games": int,
    "deals": int,
    "decisions": int,
    "shared_wins": int,
    "by_bot": list,
    "by_seat": list,
}


def test_same_thing_has_the_same_name_and_shape_in_all_commands(game_file: Path, tmp_path: Path) -> None:
    of_games = ("--games", "2", "--seed", "5", "--option", "money_cap", "--processes", "1")
    bots = ("--bots", "random,greedy")
    asked: dict[tuple[str | Path, ...], str] = {
        (
            "sim",
            "best11",
            *of_games,
            *bots,
        ): "seats bots options seed games by_bot by_seat shared_wins decisions",
        (
            "tournament",
            "best11",
            *of_games,
            *bots,
        ): "seats bots options seed games deals by_bot by_seat decisions",
        ("lab", "best11", *of_games, *bots, "--ladder-games", "0", "--out", tmp_path / "lab"): (
            "seats bots options seed games deals by_bot by_seat shared_wins"
        ),
        ("check", "best11", "--games", "2", "--seed", "5"): "seed games decisions",
        ("verify", game_file): "seats options decisions by_seat",
    }
    for words, expected in asked.items():
        told = json.loads(run(*words, "--json").stdout)
        assert {name: told[name] for name in find("best11").facts} == find("best11").facts, words
        assert told["version"] == touchline.__version__
        assert set(expected.split()) <= set(told), words
        for name, shape in SHAPES.items():
            assert type(told.get(name, shape())) is shape, (words, name)
        if "bots" in told:
            assert (told["seats"], told["bots"]) == (2, ["random", "greedy"])
            assert (told["options"], told["seed"], told["games"]) == ({"money_cap": True}, 5, 2)
            assert sorted(row["bot"] for row in told["by_bot"]) == ["greedy", "random"]
            assert [row["seat"] for row in told["by_seat"]] == [0, 1]
            assert all(0 <= row["share"] <= 1 for row in told["by_bot"] + told["by_seat"])
    for words in (("games",), ("bots", "best11"), ("rules", "best11", "B11-001")):
        told = json.loads(run(*words, "--json").stdout)
        assert type((told[0] if isinstance(told, list) else told)["game"]) is str


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "nobody"), "no bot 'nobody'"),
        (("--bots", ","), "Name at least one bot"),
        (("--bots", "random,random", "--seats", "3"), "3 seats and 2 bots"),
        (("--seats", "5"), "2 to 4 managers, not 5"),
        (("--option", "no_such"), "no option 'no_such'"),
        (("--option", "money_cap=perhaps"), "give true or false, not 'perhaps'"),
        (("--option", "money_cap=" + "9" * 5000), "No option has a value as long as"),
    ],
)
def test_wrong_line_up_is_refused(words: tuple[str, ...], message: str) -> None:
    assert message in run("sim", "best11", *words, code=2).stderr
    assert message in run("record", "best11", *words, code=2).stderr


@pytest.mark.parametrize(
    ("value", "options"),
    [("true", True), ("on", True), ("YES", True), ("1", True), ("false", False), ("0", False)],
)
def test_option_is_switched_with_a_word_too(value: str, options: bool) -> None:
    assert switched_on(find("best11"), [f"money_cap={value}"], 2) == ({"money_cap": True} if options else {})


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "best11"),
        ("check", "best11"),
        ("tournament", "best11", "--bots", "greedy,random"),
        ("lab", "best11", "--out", "nowhere"),
        ("edition", "check"),
    ],
)
def test_more_games_than_can_be_planned_are_refused(words: tuple[str, ...]) -> None:
    assert "--games" in run(*words, "--games", "1000000000", code=2).stderr


@pytest.mark.parametrize(
    "words", [("--games", "0"), ("--games", "x"), ("--seed", "x"), ("--processes", "-1")]
)
def test_wrong_number_is_a_usage_error(words: tuple[str, ...]) -> None:
    run("sim", "best11", *words, code=2)


# check


def test_check_prints_what_it_saw() -> None:
    shown = run("check", "best11", "--games", "3").stdout
    assert "3 games" in shown
    assert " 0 leaks" in shown
    assert " 0 failures" in shown
    figures = json.loads(run("check", "best11", "--games", "2", "--seed", "9", "--json").stdout)
    assert figures["games"] == 2
    assert figures["decisions"] > 100
    assert figures["redeals"] > 0
    assert figures["leaks"] == 0
    assert figures["failures"] == []


def test_check_fails_when_a_promise_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(games=20, failures=[f"game {n}: the sky fell" for n in range(12)])
    monkeypatch.setattr(checks, "check_game", lambda *_: report)
    result = run("check", "best11", code=1)
    assert "12 failures" in result.stdout
    assert "game 9: the sky fell" in result.stderr
    assert "and 2 more" in result.stderr


# rules


def test_rules_prints_a_rule_in_one_line() -> None:
    assert run("rules", "best11", "B11-001").stdout == (
        "B11-001  A game has 2, 3 or 4 players, seated in a fixed clockwise order.\n"
    )
    assert run("rules", "best11", "b11-x01", "B11-030").stdout.startswith("B11-X01  given")


def test_rules_keeps_the_ledgers_own_brackets() -> None:
    assert run("rules", "best11", "B11-012").stdout.endswith("[decided]\n")


def test_unknown_rule_is_refused_with_near_ones() -> None:
    result = run("rules", "best11", "B11-01", code=2)
    assert result.stderr.startswith("There is no rule B11-01 in this ledger. Near it: B11-X01, B11-")
    assert result.stdout == ""


def test_rules_finds_words_under_their_headings() -> None:
    shown = run("rules", "best11", "--search", "optional keeper").stdout
    assert "Keepers" in shown
    assert "B11-164" in shown
    assert "B11-001" not in shown
    assert "fewer" in run("rules", "best11", "--search", "quidditch", code=1).stderr


def test_rules_are_printed_for_programs() -> None:
    told = json.loads(run("rules", "best11", "B11-001", "--json").stdout)
    assert told["game"] == "best11"
    (rule,) = told["rules"]
    assert rule["rule"] == "B11-001"
    assert rule["text"].startswith("A game has 2, 3 or 4 players")
    assert rule["section"]
    assert len(json.loads(run("rules", "best11", "--json").stdout)["rules"]) > 250
    found = run("rules", "best11", "--search", "quidditch", "--json", code=1)
    assert json.loads(found.stdout)["rules"] == []


def test_rules_prints_the_whole_ledger() -> None:
    shown = run("rules", "best11").stdout
    assert "Step 3 — Secret bidding" in shown
    assert "B11-288" in shown
    assert "fa_101" in shown


# record, verify, replay


def test_record_is_the_same_for_the_same_seed(game_file: Path) -> None:
    text = run("record", "best11", "--bots", "greedy,random,random", "--seed", "3").stdout
    assert text == game_file.read_text(encoding="utf-8")
    assert record.verify(text).true


def test_record_says_when_it_cannot_be_written(tmp_path: Path) -> None:
    result = run("record", "best11", "-o", tmp_path / "no" / "such" / "folder.jsonl", code=2)
    assert "No such file or directory" in result.stderr


def test_verify_says_that_a_record_is_true(game_file: Path) -> None:
    assert run("verify", game_file).stdout.startswith("True: Best 11, 3 seats")


@pytest.mark.parametrize("byte", [b"x", b"\x00", b"\xff", b"\n"])
@pytest.mark.parametrize("line", [1, 2, 100])
def test_verify_names_the_line_of_a_changed_byte(game_file: Path, line: int, byte: bytes) -> None:
    lines = game_file.read_bytes().split(b"\n")
    lines[line - 1] = byte + lines[line - 1][1:]
    game_file.write_bytes(b"\n".join(lines))
    assert f"line {line}:" in run("verify", game_file, code=1).stdout


def test_file_that_is_no_record_is_refused_with_code_2(tmp_path: Path) -> None:
    missing, folder, binary, empty = (tmp_path / name for name in ("missing", "folder", "binary", "empty"))
    folder.mkdir()
    binary.write_bytes(bytes(range(256)) * 50)
    empty.touch()
    tournament, figures, text = (tmp_path / name for name in ("match.jsonl", "sim.json", "text"))
    words = ("--bots", "random,greedy", "--games", "2", "--processes", "1", "--out", tournament)
    run("tournament", "best11", *words)
    figures.write_text(run("sim", "best11", "--games", "1", "--json").stdout, encoding="utf-8")
    text.write_text("Dear diary,\n{today} we played.\n", encoding="utf-8")
    assert "missing cannot be read: No such file" in run("verify", missing, code=2).stderr
    for path, what in (
        (folder, "it is a folder."),
        (binary, "it is not text."),
        (empty, "it is empty."),
        (tournament, "it is the file of a tournament. `touchline record --from FILE --game 0`"),
        (figures, "it is JSON, but not that of a game"),
        (text, "it is some other text"),
    ):
        for command in ("verify", "replay"):
            said = run(command, path, code=2)
            assert f"{path}: This is not a record: {what}" in said.stderr
            assert said.stdout == ""


def test_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    path.write_bytes(b"{" * (record.MOST_BYTES + 10))
    assert "This is not a record: it is larger than 4 MB" in run("verify", path, code=2).stderr


def test_verify_prints_its_verdict_for_programs(game_file: Path) -> None:
    told = json.loads(run("verify", game_file, "--json").stdout)
    assert (told["true"], told["game"], told["seats"], told["over"]) == (True, "best11", 3, True)
    assert told["message"].startswith("True: ")
    assert [row["seat"] for row in told["by_seat"]] == [0, 1, 2]
    game_file.write_text(game_file.read_text(encoding="utf-8").replace("random", "Random"), encoding="utf-8")
    told = json.loads(run("verify", game_file, "--json", code=1).stdout)
    assert (told["true"], told["line"]) == (False, 1)
    assert told["message"].startswith("line 1: ")


def test_replay_tells_the_story_as_everybody_a_seat_or_a_spectator(game_file: Path) -> None:
    everything = run("replay", game_file).stdout
    seat = run("replay", game_file, "--seat", "0").stdout
    spectator = run("replay", game_file, "--spectator").stdout
    assert "(random 2) You nominated" in everything
    assert "(" not in "".join(line for line in seat.splitlines() if "nominated" in line)
    assert "You nominated" in seat
    assert "You " not in spectator
    for shown in (everything, seat, spectator):
        assert "Full time: the teams are final. [B11-197]" in shown
        assert "1. greedy 1: " in shown
    plain = run("replay", game_file, "--plain").stdout
    assert "Full time: the teams are final.\n" in plain


def test_replay_refuses_a_false_record_and_a_wrong_seat(game_file: Path) -> None:
    assert "seats 0 to 2" in run("replay", game_file, "--seat", "3", code=2).stderr
    game_file.write_text(game_file.read_text(encoding="utf-8").replace("random", "Random"), encoding="utf-8")
    assert "line 1: " in run("replay", game_file, code=1).stderr


def test_replay_of_an_unfinished_game_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(touchline.new("best11", seats=2, seed=1).record, encoding="utf-8", newline="\n")
    assert "The game is not over." in run("replay", path).stdout


# bench


def test_bench_measures_itself() -> None:
    figures = json.loads(run("bench", "best11", "--only-self", "--seconds", "0.2", "--json").stdout)
    assert figures["version"] == touchline.__version__
    assert figures["machine"]["cores"] >= 1
    (row,) = figures["speeds"]
    assert (row["game"], row["seats"]) == ("best11", 3)
    assert row["compiled"] is None
    assert row["pure"]["decisions_per_s"] > 1000
    assert row["pure"]["games_per_s"] > 1
    assert 0.1 < row["pure"]["copy_us"] < 1000
    assert row["pure"]["observations_per_s"] > 100


def test_table_of_bench_fits_a_terminal_of_80_columns(
    shelf: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = {
        "decisions_per_s": 1234567,
        "games_per_s": 12345.6,
        "decisions_per_game": 1,
        "copy_us": 123.456,
        "observations_per_s": 123456,
    }
    figures |= {"worlds_per_s": 123456, "trials_per_s": 12345.6}
    rows = [{**find(id).facts, "seats": 3, "pure": figures, "compiled": figures} for id in known()]
    bench.show(rows, Console(width=80, force_terminal=False, markup=False))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert len([line for line in lines if line.strip().startswith("time_of_soccer")]) == 2
    assert "…" not in "".join(lines)
    assert all("1,234,567" in line for line in lines if "compiled" in line)
    assert "decisions/s" in run("bench", "best11", "--only-self", "--seconds", "0.2").stdout


@pytest.mark.timeout(300)
@pytest.mark.timeout(COMPILING)
def test_bench_measures_both_builds_from_either(compiled_package: Path) -> None:
    for package in (SOURCE, compiled_package):
        path = {"PYTHONPATH": str(package), builds.COMPILED_PATH: str(compiled_package)}
        done = spawn("bench", "best11", "--seconds", "0.1", "--json", **path)
        (row,) = json.loads(done.stdout)["speeds"]
        for build in ("pure", "compiled"):  # the tests' own build is not optimized: it need not be faster
            assert row[build]["decisions_per_s"] > 1000, done.stderr


def test_bench_says_how_to_get_the_build_that_is_missing(tmp_path: Path) -> None:
    done = spawn("bench", "best11", "--seconds", "0.1", "--json", **{builds.COMPILED_PATH: str(tmp_path)})
    assert json.loads(done.stdout)["speeds"][0]["compiled"] is None
    assert "python -m tools.compiled" in done.stderr


def test_build_of_other_sources_is_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = tmp_path / "touchline" / "engine"
    engine.mkdir(parents=True)
    (engine / "state.so").touch()
    monkeypatch.setenv(builds.COMPILED_PATH, str(tmp_path))
    with pytest.raises(builds.NoBuild, match="other sources"):
        builds.find_build("compiled")


# the server


class Served(SimpleNamespace):
    """How the server was started."""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server that only remembers how it was started."""
    seen = Served()

    def remember(
        host: str, port: int | None, data: Path | None, open_browser: bool, pause: float, **more: Any
    ) -> None:
        seen.__dict__.update(host=host, port=port, data=data, open_browser=open_browser, pause=pause, **more)

    monkeypatch.setitem(sys.modules, "touchline.web.serve", SimpleNamespace(serve=remember))
    return seen


def test_no_command_serves_and_opens_the_page(served: Served, tmp_path: Path) -> None:
    run("--data", tmp_path)
    assert served.open_browser
    assert served.host == "127.0.0.1"
    assert served.data == tmp_path
    run("--no-browser")
    assert not served.open_browser
    assert served.data is None


def test_serve_opens_no_page(served: Served, tmp_path: Path) -> None:
    run("serve", "--host", "0.0.0.0", "--data", tmp_path)
    assert not served.open_browser
    assert served.host == "0.0.0.0"


def test_port_is_left_to_the_server_unless_asked_for(served: Served) -> None:
    run("serve")
    assert served.port is None
    run("serve", "--port", "8100")
    assert served.port == 8100


def test_port_must_be_a_port() -> None:
    run("serve", "--port", "70000", code=2)
    run("--port", "0", code=2)
