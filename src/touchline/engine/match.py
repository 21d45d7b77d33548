"""A refereed game: the log of decisions, the state that follows from it, and what everybody heard.

`play` is the door for all who are not trusted: it checks, explains a refusal with its rule, and
leaves everything as it was when it refuses. Before each decision chance is seeded anew from
`HMAC(secret, seat, how many decisions the seat has made)`: nobody can predict a die, a replay is
exact, and the order of simultaneous answers does not matter. The SHA-256 of the secret is public
from the start, the secret itself when the game is over.

A game may branch off from another one that is over (`Fork`): its first decisions take their chance from the
other game's secret, which is known by then, and those that follow from its own. That other game may have
branched off itself.

What a seat starts although it is not asked (a side option) goes through the same door into the same
log. It takes no part in chance, and an undo of others leaves it where it is. What the table plays for a seat
when its last human leaves (`Game.deserted`) is nobody's to take back.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from touchline.engine import views
from touchline.engine.chance import seed_state
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.events import Event, Heard, heard_by
from touchline.engine.game import TAKE_BACK, Game, Score
from touchline.engine.state import State

_PACK = msgspec.msgpack.Encoder()
_UNPACK = msgspec.msgpack.Decoder(list[Event])


class Entry(msgspec.Struct, frozen=True):
    """One decision of the log."""

    seat: int
    option: str


class Fork(msgspec.Struct, frozen=True):
    """Where a game branched off: the secret behind its decisions up to so many."""

    secret: bytes
    decisions: int


@dataclass(frozen=True)
class Undo:
    """What taking back a seat's last decision would mean: which entries stay, whose consent it needs."""

    keep: list[Entry]
    consent: frozenset[int]


def secret_of(seed: int | str | None) -> bytes:
    """The secret of a table that is made from a seed; a random one without."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"touchline seed {seed}".encode()).digest()


def chance_of(secret: bytes, what: str) -> int:
    """The seed of chance at the setup (`setup`), or at a decision (`seat:how many the seat has made`)."""
    return seed_state(hmac.digest(secret, what.encode(), "sha256"))


class Match:
    """One game from its first card to its result."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], secret: bytes, forks: Sequence[Fork] = ()
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.option_values(options, seats)
        self.secret = secret
        self.forks = tuple(forks)
        self.log: list[Entry] = []
        self.told: list[
            bytes
        ] = []  # the events of the setup and of each decision, packed: a table stays small
        self._restart()

    def _restart(self) -> None:
        self.log.clear()
        self.told.clear()
        self._counts = [0] * self.seats
        self._marks: list[int] = []  # revelations before each entry
        self._turns: list[int] = []  # which round of answers each entry belongs to
        self._aside: list[bool] = []  # whether each entry is a side option
        self._turn = 0
        self.state: State = self.game.new(self.seats, self._seed("setup"), self.options)
        self._run(lambda: self.game.rules.settle(self.state))

    def _seed(self, what: str) -> int:
        """Chance for the setup, or for the last decision of the log."""
        return chance_of(self._secret_of(len(self.log)), what)

    def _secret_of(self, decision: int) -> bytes:
        return next((fork.secret for fork in self.forks if decision <= fork.decisions), self.secret)

    def seed_of(self, seat: int) -> int:
        """The seed of chance for the seat's decision that was just logged. For the referee only."""
        return self._seed(f"{seat}:{self._counts[seat]}")

    def _run(self, act: Any) -> None:
        self.state.events = []
        act()
        self.told.append(_PACK.encode(self.state.events))
        self.state.events = None

    @property
    def commitment(self) -> str:
        """What is published at the start: the SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def scores(self) -> list[Score]:
        """The result; empty before the end."""
        return self.game.scores(self.state) if self.over else []

    def waiting(self) -> list[int]:
        """All seats that owe an answer. For the referee: a seat may not always know this of another."""
        return [seat for seat in range(self.seats) if self.state.open[seat]]

    def count(self, seat: int) -> int:
        """How many decisions the seat has made."""
        return self._counts[seat]

    def options_of(self, seat: int) -> list[str]:
        """The seat's legal options as text."""
        return [self.game.codec.text(option) for option in self.game.rules.options(self.state, seat)]

    def side_options_of(self, seat: int) -> list[str]:
        """What the seat may start although it is not asked, as text."""
        return [self.game.codec.text(option) for option in self.game.rules.side_options(self.state, seat)]

    def view(self, seat: int) -> views.View:
        """What the seat (-1: a spectator) may know."""
        return views.look(self.game, self.state, seat)

    def heard(self, seat: int, after: int = 0) -> list[list[Heard]]:
        """What the seat heard, one list for the setup and for each decision since."""
        return [[h for e in _UNPACK.decode(told) if (h := heard_by(e, seat))] for told in self.told[after:]]

    def refusal(self, seat: int, option: str) -> Refused | None:
        """Why the seat may not choose this option now; None if it may."""
        number = self.game.codec.number(option) if isinstance(option, str) else None
        rules, g = self.game.rules, self.state
        if number is not None and (rules.allows(g, seat, number) or rules.side_allows(g, seat, number)):
            return None
        shown = option if isinstance(option, str) and len(option) <= 60 else "that option"
        rule, reason = self.game.why(self.state, seat, -1 if number is None else number)
        return Refused(shown, rule, reason)

    def play(self, seat: int, option: str) -> None:
        """Make a decision. Raises Refused, with rule and reason, and changes nothing if it is not legal."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}.")
        refused = self.refusal(seat, option)
        if refused:
            raise refused
        number = self.game.codec.number(option)
        assert number is not None
        aside = not self.game.rules.allows(self.state, seat, number)
        self._marks.append(self.state.marks)
        self._turns.append(self._turn)
        self._aside.append(aside)
        self.log.append(Entry(seat, option))
        if aside:
            self._run(lambda: self.game.rules.apply_side(self.state, seat, number))
            return
        self.state.reseed(self.seed_of(seat))
        self._counts[seat] += 1
        self._run(lambda: self.game.rules.apply(self.state, seat, number))
        if self.state.pool == 0:  # all lanes are closed
            self._turn += 1
        else:  # the next answer brings its own seed; until then the order of answers leaves no trace
            self.state.chance = self.state.pool

    def act_for(self, seat: int) -> None:
        """Decide for a seat whose time is up, as the game's rules say."""
        while (option := self.game.caretaker(self.state, seat)) == TAKE_BACK:
            undo = self.undo(seat)
            assert undo is not None, "a caretaker takes back only what the seat could take back itself"
            self.replay(undo.keep)
        self.play(seat, self.game.codec.text(option))

    def undo(self, seat: int) -> Undo | None:
        """What undoing the seat's last decision takes, or None if something was revealed since."""
        if self.state.sealed >> seat & 1:
            return None
        for i in range(len(self.log) - 1, -1, -1):
            if self._marks[i] != self.state.marks:
                return None
            if self.log[i].seat == seat and self.log[i].option != self.game.deserted:
                since = list(zip(self.log, self._turns, self._aside, strict=True))[i + 1 :]
                beside = [entry for entry, turn, aside in since if aside or turn == self._turns[i]]
                later = frozenset(
                    entry.seat for entry, turn, aside in since if not aside and turn > self._turns[i]
                )
                return Undo(self.log[:i] + beside, later - {seat})
        return None

    def replay(self, entries: list[Entry]) -> None:
        """Play these decisions from the start."""
        entries = list(entries)
        self._restart()
        for entry in entries:
            self.play(entry.seat, entry.option)

    def at(self, decisions: int) -> Match:
        """The game as it stood after so many decisions."""
        return self._again(decisions, self.secret, self.forks)

    def branch(self, decisions: int, secret: bytes) -> Match:
        """A game that goes on from there with the chance of another secret."""
        before = [fork for fork in self.forks if fork.decisions < decisions]
        return self._again(decisions, secret, [*before, Fork(self._secret_of(decisions), decisions)])

    def _again(self, decisions: int, secret: bytes, forks: Sequence[Fork]) -> Match:
        match = Match(self.game, self.seats, self.options, secret, forks)
        for entry in self.log[:decisions]:
            match.play(entry.seat, entry.option)
        return match

    def digest(self) -> str:
        """A fingerprint of the state."""
        data = msgspec.json.encode(self.state.dump(), order="deterministic")
        return hashlib.sha256(data).hexdigest()[:16]

    def clone(self) -> Match:
        """An independent copy."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.log = self.log.copy()
        new.told = self.told.copy()
        new._counts = self._counts.copy()
        new._marks = self._marks.copy()
        new._turns = self._turns.copy()
        new._aside = self._aside.copy()
        new.state = self.state.clone()
        return new
