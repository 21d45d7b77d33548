"""Value networks: what a position is worth to each seat, learned from games, where that proved better.

A network is a small file beside the games' minds, evaluated with numpy. It looks at a world as the game's
encoder tells it, hidden things included (in a search the world is an imagined one), and at what the hand-made
outlook promises. It says by how much each seat's promise is off; then the promises of all seats become
chances together, so that two seats' chances always add up to one. Where there is no network that fits
(no numpy, an edition, other options, seats or rules than it was trained for, a file that cannot be read), the
hand-made outlook plays, and one line says why.
"""

from __future__ import annotations

import logging
from functools import cache
from hashlib import blake2b
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from touchline.engine.encoder import encoder_of
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game

if TYPE_CHECKING:
    from touchline.bots.minds import Mind

LOG: Final = logging.getLogger(__name__)
FOLDER: Final = Path(__file__).with_name("networks")
FORMAT: Final = 1
LARGEST: Final = 1_000_000  # bytes of a file
HEADER: Final = ("format", "game", "rules", "seats", "encoder", "columns", "scale")
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3")


def alphabet(mind: Mind, seats: int) -> str:
    """A mark of what a network looks at, in which order: another encoder needs another network."""
    names = [*encoder_of(mind.game, seats).perfect_names, *mind.names]
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def usual(game: Game, seats: int) -> list[tuple[str, int]]:
    """The options of a table that its state remembers, as they are on a usual table."""
    g = game.new(seats, 1, game.option_values({}, seats))
    known = [(option.id, getattr(g, option.id, None)) for option in game.options]
    return [(name, value) for name, value in known if isinstance(value, int)]


def path_of(game_id: str, seats: int) -> Path:
    """Where the network of a game for this many seats lies, if it has one."""
    return FOLDER / f"{game_id}-{seats}.npz"


def kept(game: Game) -> frozenset[int]:
    """For how many seats a game has a network."""
    return frozenset(seats for seats in game.seats if path_of(game.id, seats).is_file())


def look(mind: Mind, g: Any) -> tuple[Any, list[float]]:
    """A world as a network looks at it, a row for each seat; and what the outlook promises, in logits."""
    import numpy

    encoder, spread, held = encoder_of(mind.game, g.seats), mind.spread(g), _Held(g)
    promised = [[part / spread for part in mind.parts(g, seat)] for seat in range(g.seats)]
    rows = []
    for seat in range(g.seats):
        extra = [part for each in g.in_order(seat) for part in promised[each]]
        row = numpy.frombuffer(encoder.perfect(held, seat), numpy.float32)
        rows.append(numpy.concatenate([row, numpy.array([*extra, spread], numpy.float32)]))
    return numpy.stack(rows), [sum(parts) for parts in promised]


class _Held:
    """A state as encoders want it."""

    def __init__(self, state: Any) -> None:
        self.state = state


class Network:
    """The weights of a network, and what it is for."""

    def __init__(self, path: Path) -> None:
        try:
            import numpy
        except ImportError as error:
            raise TouchlineError("numpy is not installed (pip install 'touchline[learned]')") from error
        if not path.is_file():
            raise TouchlineError(f"there is no file {path.name}")
        if path.stat().st_size > LARGEST:
            raise TouchlineError(f"{path.name} is larger than a network may be")
        try:
            with numpy.load(path, allow_pickle=False) as file:
                held = {name: file[name] for name in (*HEADER, *LAYERS)}
            self.format, self.rules, self.seats = (int(held[name]) for name in ("format", "rules", "seats"))
            self.game, self.encoder = str(held["game"]), str(held["encoder"])
        except Exception as error:  # numpy and zipfile fail in many ways on a file that is none
            raise TouchlineError(f"{path.name} is damaged, or no network") from error
        self.columns = held["columns"].astype(numpy.int64)
        self.scale = held["scale"].astype(numpy.float32)  # of the hand-made logit, by how far the game is
        self.layers = [held[name].astype(numpy.float32) for name in LAYERS]
        self.usual: list[tuple[str, int]] = []
        self._check(path)

    def _check(self, path: Path) -> None:
        """That the layers fit each other and hold nothing but numbers."""
        import numpy

        w1, b1, w2, b2, w3 = self.layers
        fits = (
            self.columns.ndim == 1
            and self.columns.size > 0
            and w1.shape == (self.columns.size, b1.size)
            and w2.shape == (b1.size, b2.size)
            and w3.shape == (b2.size,)
            and self.scale.shape == ()
        )
        if not fits or not all(numpy.isfinite(each).all() for each in (*self.layers, self.scale)):
            raise TouchlineError(f"{path.name} is damaged, or no network")

    def fit(self, mind: Mind, seats: int) -> None:
        """Complain if it is for something else."""
        game = mind.game
        if self.format != FORMAT:
            raise TouchlineError(f"the network is of format {self.format}, this is {FORMAT}")
        if (self.game, self.seats) != (game.id, seats):
            raise TouchlineError(f"the network is for {self.game} with {self.seats} seats")
        if self.rules != game.rules_version:
            raise TouchlineError(
                f"the network was trained on rules {self.rules}, and these are {game.rules_version}"
            )
        width = len(encoder_of(game, seats).perfect_names) + seats * len(mind.names) + 1
        if self.encoder != alphabet(mind, seats):
            raise TouchlineError("the network was trained with another encoder")
        if int(self.columns.max()) >= width or int(self.columns.min()) < 0:
            raise TouchlineError("the network looks at more than there is to see")
        self.usual = usual(game, seats)

    def knows(self, g: Any) -> bool:
        """Whether the options of the table are those that it was trained on."""
        return all(getattr(g, name) == value for name, value in self.usual)

    def logits(self, rows: Any, promised: Any) -> Any:
        """By seat: the hand-made logit, scaled, and what the network adds; rows as `told` makes them."""
        import numpy

        w1, b1, w2, b2, w3 = self.layers
        hidden = numpy.maximum(rows[..., self.columns] @ w1 + b1, 0)
        return self.scale * promised + numpy.maximum(hidden @ w2 + b2, 0) @ w3

    def chances(self, mind: Mind, g: Any) -> list[float]:
        """The win chance of each seat in a world that is not over."""
        import numpy

        rows, promised = look(mind, g)
        logits = self.logits(rows, numpy.array(promised, numpy.float32)).tolist()
        most = max(logits)
        weights = [exp(logit - most) for logit in logits]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def playing(mind: Mind, g: Any) -> tuple[Network | None, str]:
    """The network that weighs the positions of a table like this, or None and why there is none."""
    found, why = network(mind, g.seats)
    if found and not found.knows(g):
        return None, "networks are trained with the usual options"
    return found, why


@cache
def network(mind: Mind, seats: int) -> tuple[Network | None, str]:
    """The network that fits a game with this many seats, or None and why there is none, in one line."""
    try:
        if not path_of(mind.game.id, seats).is_file():
            return None, f"{mind.game.title} has no network for {seats} seats"
        if mind.game.spec != mind.game.id:  # an edition is no fault, so nobody is warned
            return None, "networks are trained without editions"
        found = Network(path_of(mind.game.id, seats))
        found.fit(mind, seats)
    except TouchlineError as error:
        LOG.warning("The hand-made outlook plays %s: %s", mind.game.title, error)
        return None, str(error)
    return found, ""
