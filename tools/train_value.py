"""Trains a value network from positions: python -m tools.train_value POSITIONS.npz --out NETWORK.npz

Needs torch (`pip install 'touchline[train]'`), on a CPU or a GPU. Only places of a row that vary are
looked at. The hand-made logit goes round the network with a scale of its own, so the network learns what it
misses. One game in ten is never trained on; what the network is worth there, beside the calibrated
outlook, is printed as JSON, by kind of player. Of all epochs the one with the lowest loss on a second tenth
is kept.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy

from touchline.bots.minds import mind
from touchline.bots.values import FORMAT, alphabet
from touchline.engine.game import find
from touchline.lab import positions, value

HIDDEN = (48, 16)
EPOCHS = 12
BATCH = 2048
RATE = 2e-3
DECAY = 0.05
DROPPED = 0.25  # of the inputs' sums, while training
MOST_COLUMNS = 4000  # so that the file stays small


def network(width: int, start: float) -> Any:
    """A small network for one seat; its last layer starts at nothing: so does what it adds."""
    import torch  # type: ignore[import-not-found]
    from torch import nn

    class Net(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = nn.Linear(width, HIDDEN[0]), nn.Linear(*HIDDEN)
            self.last = nn.Linear(HIDDEN[1], 1, bias=False)
            nn.init.zeros_(self.last.weight)
            self.scale = nn.Parameter(torch.tensor(start))
            self.drop = nn.Dropout(DROPPED)

        def forward(self, rows: Any, promised: Any) -> Any:
            hidden = self.drop(torch.relu(self.first(rows)))
            hidden = self.drop(torch.relu(self.second(hidden)))
            return self.scale * promised + self.last(hidden)[..., 0]

    return Net()


def varying(rows: Any) -> Any:
    """The places that are not the same in all positions."""
    some = rows[:: max(1, len(rows) // 20_000)].astype(numpy.float32)
    spread = some.reshape(-1, some.shape[2]).std(axis=0)
    most = numpy.argsort(-spread)[:MOST_COLUMNS]
    return numpy.sort(most[spread[most] > 1e-3])


def train(found: dict[str, Any], epochs: int = EPOCHS) -> dict[str, Any]:
    """The layers of a trained network, by name."""
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    out, tenth = value.held_out(found["game"]), found["game"] % value.HELD_OUT == 1
    columns = varying(found["rows"][~out])
    rows = torch.tensor(found["rows"][:, :, columns], device=device)
    promised, won = (torch.tensor(found[name], device=device) for name in ("promised", "won"))
    net = network(len(columns), value.calibrated(found["promised"][~out], found["won"][~out])).to(device)
    where = torch.tensor(numpy.flatnonzero(~out & ~tenth), device=device)
    judged = torch.tensor(numpy.flatnonzero(tenth), device=device)
    steps = epochs * (len(where) // BATCH + 1)
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)

    def loss(these: Any) -> Any:
        chances = torch.log_softmax(net(rows[these].float(), promised[these]), dim=1)
        return -(won[these] * chances).sum(1).mean()

    def kept_loss() -> float:
        net.eval()
        with torch.no_grad():
            parts = [(float(loss(part)), len(part)) for part in judged.split(65_536)]
        return sum(each * size for each, size in parts) / max(1, len(judged))

    lowest, best = kept_loss(), {name: each.clone() for name, each in net.state_dict().items()}
    for _ in range(epochs):
        net.train()
        for these in where[torch.randperm(len(where), device=device)].split(BATCH):
            optimizer.zero_grad()
            now = loss(these)
            now.backward()
            optimizer.step()
            pace.step()
        if (reached := kept_loss()) < lowest:
            lowest, best = reached, {name: each.clone() for name, each in net.state_dict().items()}
    plain = {name: each.cpu().numpy() for name, each in best.items()}
    return {
        "columns": columns.astype(numpy.int32),
        "scale": plain["scale"].astype(numpy.float32),
        "w1": plain["first.weight"].T.astype(numpy.float16),
        "b1": plain["first.bias"].astype(numpy.float32),
        "w2": plain["second.weight"].T.astype(numpy.float32),
        "b2": plain["second.bias"].astype(numpy.float32),
        "w3": plain["last.weight"][0].astype(numpy.float32),
    }


def logits(net: dict[str, Any], found: dict[str, Any]) -> Any:
    """What a trained network says of all positions."""
    parts = []
    w1 = net["w1"].astype(numpy.float32)
    for first in range(0, len(found["rows"]), 8192):
        rows = found["rows"][first : first + 8192][:, :, net["columns"]].astype(numpy.float32)
        hidden = numpy.maximum(rows @ w1 + net["b1"], 0)
        added = numpy.maximum(hidden @ net["w2"] + net["b2"], 0) @ net["w3"]
        parts.append(net["scale"] * found["promised"][first : first + 8192] + added)
    return numpy.concatenate(parts)


def main() -> None:
    """Train and say what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("positions", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    asked = parser.parse_args()
    game, rules, found = positions.read(asked.positions)
    begun = time.time()
    net = train(found, asked.epochs)
    seats = found["won"].shape[1]
    numpy.savez_compressed(
        asked.out,
        format=FORMAT,
        game=game,
        rules=rules,
        seats=seats,
        encoder=alphabet(mind(find(game)), seats),
        **net,
    )
    told = {"game": game, "seats": seats, "seconds": round(time.time() - begun, 1)}
    print(json.dumps({**told, "log_loss": value.table(found, logits(net, found))}, indent=1))


if __name__ == "__main__":
    main()
