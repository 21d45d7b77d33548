"""`touchline lab positions` and `lab value`: what a value network learns from, and how good it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from touchline.cli.show import print_json, say, tell
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find

POSITIONS: Final = "positions"
VALUE: Final = "value"


def learns(
    what: list[str], seats: int, games: int, seed: int, processes: int, out: Path | None, json: bool
) -> bool:
    """Keep positions, or say how well they are judged, if that was asked for."""
    if what[0] not in (POSITIONS, VALUE):
        return False
    if len(what) != 2:
        raise TouchlineError(say("lab-which-game", what=what[0]))
    game = find(what[1])
    if what[0] == POSITIONS:
        positions(game, seats, games, seed, processes, out)
    else:
        value(game, seats, games, seed, processes, json)
    return True


def positions(game: Game, seats: int, games: int, seed: int, processes: int, out: Path | None) -> None:
    """Play noisy games and keep positions of them, with how they ended."""
    if out is None:
        raise TouchlineError(say("lab-no-place", what=POSITIONS))
    from touchline.lab import positions as kept

    found = kept.gather(game.id, seats, games, seed, processes)
    kept.write(out, found, game.id, seed)
    tell(say("lab-positions", games=games, positions=len(found["game"]), file=str(out)))


def value(game: Game, seats: int, games: int, seed: int, processes: int, json: bool) -> None:
    """The log-loss of the hand-made outlook, and of the game's network if it has one."""
    from touchline.bots import values
    from touchline.bots.minds import mind
    from touchline.lab import positions as kept, value as judged

    found = kept.gather(game.id, seats, games, seed, processes)
    network, why = values.network(mind(game), seats)
    rows = judged.table(
        found, network.logits(found["rows"].astype("f4"), found["promised"]) if network else None
    )
    if json:
        print_json({"game": game.id, "seats": seats, "seed": seed, "network": why or "plays", "rows": rows})
        return
    for row in rows:
        tell(_line(row))
    tell(say("lab-network-plays") if network else say("lab-no-network", why=why))


def _line(row: dict[str, Any]) -> str:
    by_hand = f"{row['calibrated']:.4f}"
    network = f"{row['network']:.4f}" if "network" in row else "–"
    players = say(f"lab-{row['players'].replace(' ', '-')}")
    return say("lab-loss", players=players, positions=row["positions"], calibrated=by_hand, network=network)
