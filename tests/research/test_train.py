"""The training script learns something, and what it learned plays as a bot."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples"
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OPENBLAS_NUM_THREADS": "1"}


def run(*words: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False, env=ENV
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def train(folder: Path, *words: str) -> list[dict[str, float]]:
    small = ("--hidden", "16", "--games", "8", "--tables", "8", "--test", "2", "--final", "2")
    out = run(str(EXAMPLES / "train_ppo.py"), *small, *words, folder=folder)
    return [json.loads(line) for line in out.splitlines()]


def test_policy_is_trained_and_plays_as_a_bot(tmp_path: Path) -> None:
    rows = train(tmp_path, "--minutes", "0.02", "--workers", "2", "--against", "random")
    assert rows[-1]["games"] >= 8
    assert 0 <= rows[-1]["against_random"] <= 1
    tournament = (
        "-m",
        "touchline",
        "tournament",
        "best11",
        "--bots",
        f"{EXAMPLES / 'ppo_bot.py'}:ppo,random",
    )
    figures = json.loads(run(*tournament, "--games", "2", "--processes", "1", "--json", folder=tmp_path))
    assert figures["by_bot"][0]["bot"] == "ppo"
    assert not figures["failures"]


def test_gradients_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imitation: the slope by hand is the slope by small differences."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import policy as nets
    import train_ppo

    chance = numpy.random.default_rng(1)
    net = nets.Policy.new(6, 5, 4, 3)
    net.weights = {name: chance.standard_normal(w.shape) for name, w in net.weights.items()}
    seen, mask = chance.standard_normal((7, 6)), chance.random((7, 4)) > 0.3
    action = chance.integers(4, size=7)
    mask[numpy.arange(7), action] = True
    before, advantage, returns = chance.random(7) * -2, chance.standard_normal(7), chance.standard_normal(7)

    def loss() -> float:
        logs, values, _ = net.forward(seen, mask)
        chances = numpy.where(mask, numpy.exp(logs), 0)
        entropy = -(chances * numpy.where(mask, logs, 0)).sum(axis=1)
        ratio = numpy.exp(logs[numpy.arange(7), action] - before)
        clipped = numpy.clip(ratio, 1 - train_ppo.CLIP, 1 + train_ppo.CLIP)
        gain = numpy.minimum(ratio * advantage, clipped * advantage)
        error = 0.5 * train_ppo.VALUE * (values - returns) ** 2
        return float((error - gain - train_ppo.ENTROPY * entropy).mean())

    learner, slopes = train_ppo.Learner(net, 7, 1), {}
    monkeypatch.setattr(learner, "_descend", lambda found, rate: slopes.update(found))
    learner._batch(seen, mask, action, before, advantage, returns, 0.0, False)
    for name, slope in slopes.items():
        weights = net.weights[name]
        for place in [tuple(index) for index in numpy.argwhere(numpy.ones(weights.shape))[::3]]:
            old = weights[place]
            weights[place] = old + 1e-5
            up = loss()
            weights[place] = old - 1e-5
            down = loss()
            weights[place] = old
            assert slope[place] == pytest.approx((up - down) / 2e-5, abs=1e-4), (name, place)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_ten_minutes_beat_random(tmp_path: Path) -> None:
    script = str(EXAMPLES / "train_ppo.py")
    out = run(script, "--minutes", "10", "--workers", "2", "--test", "20", "--final", "200", folder=tmp_path)
    assert json.loads(out.splitlines()[-1])["against_random"] >= 0.9
