"""Bots of an earlier release: the same world goes out, an option of today comes back."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

import touchline
from touchline.bots.arena import play_game
from touchline.bots.registry import get
from touchline.engine.errors import TouchlineError

HERE = Path(touchline.__file__).parent


def test_a_wheel_plays_as_its_bots_do(tmp_path: Path) -> None:
    wheel = tmp_path / "touchline-0.0.1-py3-none-any.whl"
    with ZipFile(wheel, "w") as packed:
        for file in HERE.rglob("*"):
            if file.is_file() and file.suffix in (".py", ".toml", ".md", ".ftl") and "web" not in file.parts:
                packed.write(file, file.relative_to(HERE.parent).as_posix())
    there = f"greedy@{wheel}"
    result = play_game("best11", [there, "random"], 3)
    assert result.decisions > 20
    assert play_game("best11", [there, "random"], 3) == result


def test_what_is_no_release_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.whl").write_text("no zip")
    for place in ("broken.whl", "missing.whl", "."):
        with pytest.raises(TouchlineError, match="no release of Touchline"):
            get(f"legend@{tmp_path / place}", "best11")


def test_a_release_that_has_no_such_bot_says_so(tmp_path: Path) -> None:
    (tmp_path / "touchline").symlink_to(HERE)
    with pytest.raises(TouchlineError, match="no bot 'nobody'"):
        play_game("best11", [f"nobody@{tmp_path}", "random"], 3)
