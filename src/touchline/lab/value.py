"""How well win chances are foreseen: the log-loss of the hand-made outlook and of a network."""

from __future__ import annotations

from typing import Any, Final

from touchline.lab.positions import KINDS

HELD_OUT: Final = 10  # a game in this many is never trained on
GATE: Final = 0.02  # by how much a network has to be better before it plays


def held_out(games: Any) -> Any:
    """Which positions belong to games that are kept from training."""
    return games % HELD_OUT == 0


def loss(logits: Any, won: Any) -> float:
    """The mean log-loss of chances that come from logits by seat."""
    import numpy

    shifted = logits - logits.max(axis=1, keepdims=True)
    log_chances = shifted - numpy.log(numpy.exp(shifted).sum(axis=1, keepdims=True))
    return float(-(won * log_chances).sum(axis=1).mean())


def calibrated(promised: Any, won: Any) -> float:
    """The scale with which the hand-made logits fit the results best."""
    import numpy

    scales = [float(scale) for scale in numpy.arange(0.2, 3.01, 0.05)]
    return min(scales, key=lambda scale: loss(scale * promised, won))


def table(found: dict[str, Any], logits: Any = None) -> list[dict[str, Any]]:
    """Log-loss on held-out games, by kind of player and of all; `logits` are the network's, by position."""
    out = held_out(found["game"])
    promised, won, kind = found["promised"], found["won"], found["kind"]
    scale = calibrated(promised[~out], won[~out])
    rows = []
    for number, name in [*enumerate(KINDS), (-1, "all")]:
        these = out & (kind == number) if number >= 0 else out
        if not these.any():
            continue
        row: dict[str, Any] = {
            "players": name,
            "positions": int(these.sum()),
            "hand_made": round(loss(promised[these], won[these]), 4),
            "calibrated": round(loss(scale * promised[these], won[these]), 4),
        }
        if logits is not None:
            row["network"] = round(loss(logits[these], won[these]), 4)
            row["passes"] = row["calibrated"] - row["network"] >= GATE
        rows.append(row)
    return rows
