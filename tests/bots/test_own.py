"""Bots of one's own: listed, loaded from files and packages, asked, and reported when they fail."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import touchline
from touchline import bots
from touchline.bots import own, registry
from touchline.bots.asking import BotFailed
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "examples" / "bot_package"
FILE = """
import touchline

@touchline.bot("mine", games=["best11"])
def clever(sight, chance):
    "Takes the first option."
    return sight.options[0]

def plain(sight, chance):
    return sight.texts[-1]

def broken(sight, chance):
    raise ValueError("I give up")

number = 3
"""


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers is gone afterwards."""
    monkeypatch.setattr(registry, "_BOTS", registry._BOTS.copy())
    monkeypatch.setenv(own.FILES, "")
    yield
    own._module.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(FILE, encoding="utf-8")
    return path


def first(sight: touchline.Sight, chance: Chance) -> int:
    """Takes the first option."""
    return sight.options[0]


class Counting:
    """Counts how often it was asked."""

    made = 0

    def __init__(self) -> None:
        Counting.made += 1
        self.asked = 0

    def __call__(self, sight: touchline.Sight, chance: Chance) -> str:
        self.asked += 1
        assert [touchline.actions("best11").text(id) for id in sight.ids] == sight.texts
        assert len(sight.observe()) == touchline.encoder("best11", seats=sight.world.seats).shape[0]
        return sight.texts[self.asked % len(sight.texts)]


def lost(sight: touchline.Sight, chance: Chance) -> int:
    return lost_deeper(sight)


def lost_deeper(sight: touchline.Sight) -> int:
    raise KeyError("where am I")


def nonsense(sight: touchline.Sight, chance: Chance) -> Any:
    return [None, "bid:everything", -7, 2.5][chance.rand(4)]


def endless(sight: touchline.Sight, chance: Chance) -> int:
    while True:
        with contextlib.suppress(Exception):
            time.sleep(0.01)


def test_decorated_bot_is_listed_for_its_games_and_found_by_name() -> None:
    touchline.bot("first", games=["best11"])(first)
    (card,) = [card for card in bots.names("best11") if card.name == "first"]
    assert (card.text, card.games, card.own) == ("Takes the first option.", ("best11",), True)
    assert "first" not in [card.name for card in bots.names("eleven")]
    assert bots.get("first", "best11") is first


@pytest.mark.parametrize("name", ["", "a,b", "a:3", "../x", "x" * 41, 7, "ä"])
def test_bad_names_are_refused(name: Any) -> None:
    with pytest.raises(TouchlineError, match="no name for a bot"):
        touchline.bot(name)


def test_house_bots_and_those_of_other_files_keep_their_names(file: Path, tmp_path: Path) -> None:
    with pytest.raises(TouchlineError, match="There is a bot 'greedy' already"):
        touchline.bot("greedy")(first)
    with pytest.raises(TouchlineError, match="There is no game 'chess'"):
        touchline.bot("first", games=["chess"])
    own.named(f"{file}:clever")
    other = tmp_path / "other.py"
    other.write_text(FILE, encoding="utf-8")
    with pytest.raises(TouchlineError, match=r"There is a bot 'mine' already \(.*mybot.py:clever\)"):
        own.named(f"{other}:clever")


def test_written_again_it_takes_the_place_of_the_old_one() -> None:
    names: dict[str, Any] = {}
    for answer in (0, 1):
        exec(f"import touchline\n@touchline.bot('again')\ndef again(s, c): return {answer}", names)
    assert bots.get("again") is names["again"]


def test_class_is_made_for_each_seat_of_each_game() -> None:
    Counting.made = 0
    touchline.play("best11", [Counting, Counting, "random"], seed=1)
    assert Counting.made == 2
    figures = touchline.tournament("best11", [Counting, "random"], games=4)
    assert Counting.made >= 6
    assert not figures["failures"]


def test_table_can_be_asked_and_plays_nothing() -> None:
    table = touchline.new("best11", seats=2, seed=7)
    record = table.record
    answer = table.ask("greedy", table.turn)
    assert answer == table.ask("greedy", table.turn, seed=1)
    assert answer in table.decisions[0].options
    assert answer.label
    assert table.record == record
    assert table.ask(first, table.turn) == table.decisions[0].options[0]
    played = touchline.play("best11", ["random"] * 2)
    with pytest.raises(TouchlineError, match="a bot is asked only when its seat is"):
        played.ask("greedy", 0)
    with pytest.raises(TouchlineError, match="where am I"):
        table.ask(lost, table.turn)


@pytest.mark.parametrize(
    ("bot", "kind", "told"),
    [
        (lost, "crashed", "KeyError: 'where am I'"),
        (nonsense, "illegal", "it has to return one of its options: keep_tactic:"),
        (endless, "slow", "did not answer within 0.05 seconds"),
    ],
)
def test_bot_that_fails_loses_and_is_reported(bot: Any, kind: str, told: str) -> None:
    figures = touchline.tournament("best11", [bot, "random"], games=2, seconds=0.05)
    failed = figures["failures"][bot.__name__]
    assert failed["games"] == figures["games"] == 2
    assert failed["kinds"] == {kind: 2}
    assert told in failed["first"][0]["text"]
    assert [row["share"] for row in figures["by_bot"]] == [0, 1]


def test_traceback_is_the_bots_own() -> None:
    with pytest.raises(BotFailed) as failed:
        touchline.play("best11", [lost, "random"])
    assert "lost_deeper" in str(failed.value)
    assert "asking.py" not in str(failed.value)


def test_replaced_bot_gets_the_result_of_its_stand_in() -> None:
    figures = touchline.tournament("best11", [lost, "random"], games=4, on_failure="replace")
    assert figures["by_bot"][0]["share"] > 0.5  # greedy plays on for it
    assert figures["failures"]["lost"]["games"] == 4
    with pytest.raises(TouchlineError, match="where am I"):
        touchline.tournament("best11", [lost, "random"], games=2, on_failure="raise")
    with pytest.raises(TouchlineError, match="`on_failure` is raise, lose or replace"):
        touchline.tournament("best11", [lost, "random"], games=2, on_failure="shrug")
    with pytest.raises(TouchlineError, match="`seconds` is"):
        touchline.tournament("best11", [lost, "random"], games=2, seconds=-1)


def test_game_of_a_bot_that_failed_can_be_played_again(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    figures = touchline.tournament("best11", [lost, "random"], games=2, out=out)
    assert touchline.tournament("best11", [lost, "random"], games=2, out=out) == figures
    assert touchline.play_again(out, 0).over


def test_bot_of_a_file_by_either_name(file: Path) -> None:
    assert own.named(f"{file}:clever") == own.named(str(file)) == "mine"
    assert own.named(f"{file}:plain") == "plain"
    assert str(file) in os.environ[own.FILES]
    with pytest.raises(TouchlineError, match=r"no function or class 'number'"):
        own.named(f"{file}:number")
    with pytest.raises(TouchlineError, match="There is no file"):
        own.named("nowhere.py:mine")
    bad = file.with_name("bad.py")
    bad.write_text("import touchline\n1 / 0\n", encoding="utf-8")
    with pytest.raises(TouchlineError, match="ZeroDivisionError") as error:
        own.named(str(bad))
    assert "importlib" not in str(error.value)
    none = file.with_name("none.py")
    none.write_text("x = 1\n", encoding="utf-8")
    with pytest.raises(TouchlineError, match="Say which bot"):
        own.named(str(none))


def command(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "touchline", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
    )


def test_command_line_takes_files_on_several_processes(file: Path) -> None:
    words = ("tournament", "best11", "--bots", f"{file}:broken,random", "--games", "4", "--processes", "2")
    done = command(*words, "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["failures"]["broken"]["kinds"] == {"crashed": 4}
    shown = command(*words)
    assert "broken failed in 4 games (crashed 4)" in shown.stdout
    assert "ValueError: I give up" in shown.stdout
    listed = command("bots", "best11", TOUCHLINE_BOTS=str(file))
    assert "mine: Takes the first option." in listed.stdout


def test_function_in_no_file_plays_in_this_process_alone() -> None:
    names: dict[str, Any] = {}
    exec("def homeless(sight, chance): return sight.options[0]", names)
    homeless = names["homeless"]
    assert touchline.tournament("best11", [homeless, "random"], games=2)["games"] == 2
    with pytest.raises(TouchlineError, match="in no file"):
        touchline.tournament("best11", [homeless, "random"], games=2, workers=2)
    with pytest.raises(TouchlineError, match="is no bot"):
        touchline.tournament("best11", [3, "random"], games=2)  # type: ignore[list-item]


def test_package_brings_its_bot(tmp_path: Path) -> None:
    """Installed as pip does it, and found by another process."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    copy = tmp_path / "source"
    copy.mkdir()
    for each in PACKAGE.iterdir():
        if each.is_file():
            (copy / each.name).write_bytes(each.read_bytes())
    subprocess.run([*pip, "--target", str(tmp_path / "site"), str(copy)], check=True)
    path = os.pathsep.join([str(tmp_path / "site"), os.environ.get("PYTHONPATH", ""), str(ROOT / "src")])
    listed = command("bots", "best11", PYTHONPATH=path)
    assert "cheapskate: Hates to spend money, and takes what is free." in listed.stdout
    played = command("sim", "best11", "--bots", "cheapskate,random", "--games", "2", PYTHONPATH=path)
    assert played.returncode == 0, played.stderr
    assert "cheapskate" in played.stdout
