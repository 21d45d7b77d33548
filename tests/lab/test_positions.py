"""What value networks learn from: positions of noisy games, split by game; and how they are judged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.conftest import run
from touchline.engine.errors import TouchlineError
from touchline.lab import positions, value

numpy = pytest.importorskip("numpy")
GAMES = ("--games", "12", "--seed", "3", "--processes", "1")


def test_positions_are_kept_with_how_their_games_ended(tmp_path: Path) -> None:
    there = tmp_path / "best11.npz"
    assert "12 games" in run("lab", "positions", "best11", *GAMES, "--out", there).stdout
    game, _, found = positions.read(there)
    assert game == "best11"
    assert len(set(found["game"].tolist())) == 12
    assert found["rows"].shape[:2] == found["won"].shape == found["promised"].shape
    assert numpy.allclose(found["won"].sum(axis=1), 1)
    again = positions.play_some(positions.Job("best11", 2, 4, 1, 3))
    these = found["game"] == 4
    assert (again["rows"] == found["rows"][these]).all()


def test_the_outlook_is_judged_by_kind_of_player() -> None:
    told = json.loads(run("lab", "value", "best11", *GAMES, "--json").stdout)
    assert told["rows"][-1]["players"] == "all"
    assert 0 < told["rows"][-1]["calibrated"] < 2


def test_no_game_lies_on_both_sides_of_the_split() -> None:
    games = numpy.arange(100)
    out = value.held_out(games)
    assert 0 < out.sum() < 50
    assert (value.held_out(games) == out).all()
    assert value.loss(numpy.zeros((4, 2)), numpy.eye(2)[[0, 1, 0, 1]]) == pytest.approx(numpy.log(2))


def test_what_holds_no_positions_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.npz").write_bytes(b"nothing")
    with pytest.raises(TouchlineError, match="no positions"):
        positions.read(tmp_path / "broken.npz")
    run("lab", "positions", "best11", code=2)
    run("lab", "value", code=2)
