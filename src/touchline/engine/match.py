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
log. It takes no part in chance, and undo leaves it where it is: whoever started it ends it. What the table
plays for a seat when its last human leaves (`Game.deserted`) stays too.

Whether a seat can take a decision back follows from what that seat knows, so that the answer tells nothing
about what others do in secret: what was revealed to others alone does not stop it, and where others may have
decided without its hearing of it, it needs everybody's consent whether they have or not.

A match keeps decisions as numbers. `play` takes texts and notes what everybody heard; `decide` takes numbers
from those who have checked them, and leaves texts and events for later: they are made when they are wanted.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from touchline.engine import views
from touchline.engine.chance import keyed_seed
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.events import LEARNT, Heard, heard_in
from touchline.engine.game import TAKE_BACK, Game, Score
from touchline.engine.rules import Move
from touchline.engine.state import State

EVERYBODY = -1  # all seats, as bits

_PACK = msgspec.msgpack.Encoder()
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # of HMAC

TURN, ASIDE = 3, 4  # of a Move


class Entry(msgspec.Struct, frozen=True):
    """One decision of the log."""

    seat: int
    option: str


class Fork(msgspec.Struct, frozen=True):
    """Where a game branched off: the secret behind its first decisions, and how many they are."""

    secret: bytes
    decisions: int


@dataclass(frozen=True)
class Undo:
    """What taking back a seat's last decision would mean: which entries stay, whose consent it needs.

    It needs the consent of all others or of nobody: asking some would tell who has decided in secret.
    """

    keep: list[Entry]
    consent: frozenset[int]


def secret_of(seed: int | str | None) -> bytes:
    """The secret of a table that is made from a seed; a random one without."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"touchline seed {seed}".encode()).digest()


def chance_of(secret: bytes, what: str) -> int:
    """The seed of chance at the setup (`setup`), or at a decision (`seat:how many the seat has made`)."""
    return keyed_seed(*keyed(secret), what.encode())


@lru_cache(maxsize=256)
def keyed(secret: bytes) -> tuple[Any, Any]:
    """The two halves of HMAC-SHA-256 with the key worked in; copying them costs less than `hmac.digest`."""
    key = (secret if len(secret) <= 64 else hashlib.sha256(secret).digest()).ljust(64, b"\0")
    return hashlib.sha256(key.translate(_INNER)), hashlib.sha256(key.translate(_OUTER))


Lane = tuple[str, int]
"""A choice and how often something was revealed to the seat before it: the same for all small choices of one
decision."""


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
        self._restart()

    def _restart(self) -> None:
        self._log: list[Entry] = []  # as far as somebody wanted it
        self._told: list[bytes] = []  # packed: a table stays small; as far as somebody wanted it
        self._shown: list[int] = []  # to which seats, as bits, the setup and each entry revealed something
        self._learnt = [0] * self.seats  # how often that was, by seat
        setup = chance_of(self._secret_of(0), "setup")
        self.state: State = self.game.new(self.seats, setup, self.options)
        self.course = self.game.rules.course(self.state, *keyed(self.secret))
        self.course.earlier = [(fork.decisions, *keyed(fork.secret)) for fork in self.forks]
        marks = self.state.marks
        self.state.events = []
        self.game.rules.settle(self.state)
        self._note_events(marks)

    @property
    def log(self) -> list[Entry]:
        """All decisions so far. Not to be changed by the caller."""
        text = self.game.codec.text
        for seat, option, *_ in self.course.moves[len(self._log) :]:
            self._log.append(Entry(seat, text(option)))
        return self._log

    @property
    def told(self) -> list[bytes]:
        """The events of the setup and of each decision, packed. Not to be changed by the caller."""
        self._hear()
        return self._told

    def _hear(self) -> None:
        """Where numbers were played, listen to all of it again."""
        if len(self._told) <= len(self.course.moves):
            again = self._again(len(self.course.moves), self.secret, self.forks)
            self._told, self._shown, self._learnt = again._told, again._shown, again._learnt

    def _note_events(self, marks: int) -> None:
        """Keep what was told since so much had been revealed, and to whom something was."""
        happened = self.state.events or []
        self.state.events = None
        self._told.append(_PACK.encode([event for event in happened if event.kind != LEARNT]))
        some = [event.those for event in happened if event.kind == LEARNT]
        shown = EVERYBODY if self.state.marks - marks > len(some) else reduce(or_, some, 0)
        self._shown.append(shown)
        self._learnt = [count + (shown >> seat & 1) for seat, count in enumerate(self._learnt)]

    def _secret_of(self, decision: int) -> bytes:
        for fork in self.forks:
            if decision <= fork.decisions:
                return fork.secret
        return self.secret

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
        return self.course.counts[seat]

    def started(self, seat: int) -> int:
        """How much the seat has started although it was not asked."""
        return sum(move[ASIDE] and move[0] == seat for move in self.course.moves)

    def lane(self, seat: int) -> Lane:
        """What the seat is busy with."""
        self._hear()
        return self.game.choice(self.state, seat), self._learnt[seat]

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
        return [[heard for _, heard in heard_in(told, seat)] for told in self.told[after:]]

    def refusal(self, seat: int, option: str) -> Refused | None:
        """Why the seat may not choose this option now; None if it may."""
        number = self.game.codec.number(option) if isinstance(option, str) else None
        rules, g = self.game.rules, self.state
        if number is not None and (rules.allows(g, seat, number) or rules.side_allows(g, seat, number)):
            return None
        return self._refused(seat, option, number)

    def _refused(self, seat: int, option: str, number: int | None) -> Refused:
        shown = option if isinstance(option, str) and len(option) <= 60 else "that option"
        rule, reason = self.game.why(self.state, seat, -1 if number is None else number)
        return Refused(shown, rule, reason)

    def play(self, seat: int, option: str) -> None:
        """Make a decision. Raises Refused, with rule and reason, and changes nothing if it is not legal."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}.")
        rules, g = self.game.rules, self.state
        number = self.game.codec.number(option) if isinstance(option, str) else None
        asked = number is not None and rules.allows(g, seat, number)
        if number is None or not (asked or rules.side_allows(g, seat, number)):
            raise self._refused(seat, option, number)
        marks = self.state.marks
        if len(self._told) > len(self.course.moves):  # nothing that was said before is missing
            self.state.events = []
        if asked:
            self.decide(seat, number)
        else:
            self.course.aside(seat, number)
        if self.state.events is not None:
            self._note_events(marks)

    def decide(self, seat: int, number: int) -> None:
        """Answer the seat's open question with a legal option; does not check. Texts and events can wait."""
        self.course.decide(seat, number)

    def act_for(self, seat: int) -> None:
        """Decide for a seat whose time is up, as the game's rules say."""
        while (option := self.game.caretaker(self.state, seat)) == TAKE_BACK:
            undo = self.undo(seat)
            assert undo is not None, "a caretaker takes back only what the seat could take back itself"
            self.go_back(undo)
        self.play(seat, self.game.codec.text(option))

    def undo(self, seat: int, decisions: int = 1) -> Undo | None:
        """What undoing the seat's last decision takes, or None if something was revealed since.

        Several decisions that were made together, as the small choices of one, are taken back together.
        """
        if self.state.sealed >> seat & 1:
            return None
        self._hear()
        moves = self.course.moves
        for i in range(len(moves) - 1, -1, -1):
            if self._shown[i + 1] >> seat & 1:
                return None
            if moves[i][0] == seat and not moves[i][ASIDE]:
                decisions -= 1
                if not decisions:
                    return self._back_to(i)
        return None

    def _back_to(self, i: int) -> Undo:
        """Taking back an entry: what others did beside it stays; if they may have gone on, all have a say."""
        moves, log = self.course.moves, self.log
        seat, turn = moves[i][0], moves[i][TURN]
        since = [n for n in range(i + 1, len(moves)) if moves[n][0] != seat or moves[n][ASIDE]]
        stays = [n for n in since if moves[n][ASIDE] or moves[n][TURN] == turn]
        others = frozenset(range(self.seats)) - {seat}
        unheard = self.game.rules.unheard
        gone_on = len(stays) < len(since) or (
            self.course.turn > turn and any(unheard[self.state.open[other] & 0xFF] for other in others)
        )
        return Undo(log[:i] + [log[n] for n in stays], others if gone_on else frozenset())

    def go_back(self, undo: Undo) -> list[Entry]:
        """Take back; the entries that stand now. What was started unasked and is no longer legal goes too."""
        entries, standing = list(undo.keep), []
        self._restart()
        for entry in entries:
            if self.refusal(entry.seat, entry.option) is None:
                self.play(entry.seat, entry.option)
                standing.append(entry)
        return standing

    def take_back(self) -> None:
        """Take back the last decision, whatever it brought to light. For tables of one's own."""
        if not self.course.moves:
            raise TouchlineError("Nothing has been decided at this table yet, so nothing can be taken back.")
        moves = self.course.moves[:-1]
        self._restart()
        self._play_moves(moves)

    def _play_moves(self, moves: list[Move]) -> None:
        """Play these decisions of a match once more, without texts and events."""
        for seat, number, _, _, aside in moves:
            if aside:
                self.course.aside(seat, number)
            else:
                self.decide(seat, number)

    def replay(self, entries: list[Entry]) -> None:
        """Play these decisions from the start."""
        entries = list(entries)
        self._restart()
        for entry in entries:
            self.play(entry.seat, entry.option)

    def at(self, decisions: int) -> Match:
        """The game as it stood after this many decisions."""
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
        new.game, new.seats, new.options = self.game, self.seats, self.options
        new.secret, new.forks = self.secret, self.forks
        new._log = self._log.copy()
        new._told = self._told.copy()
        new._shown = self._shown.copy()
        new._learnt = self._learnt.copy()
        new.state = self.state.clone()
        new.course = self.course.copy(new.state)
        return new
