"""The state of a game: plain data and the few verbs that every rulebook needs.

A game's own state is a subclass that declares its fields, all of them whole numbers, lists of whole
numbers, or lists of lists of whole numbers. `clone`, `dump` and `load` go by that declaration; for games
that are searched a lot `clone` is generated from it as source (`python -m touchline.engine.fields`).

Three fields say where the game stands:

* `agenda`: a stack of what is still to be done; an entry is `step | arg << 8`.
* `open`: for each seat the question that it has to answer, `question | arg << 8`, or 0. A step that
  asks several seats opens several lanes: they are answered in any order, secretly, and the agenda
  goes on when the last one is closed.
* `chance`: the generator behind every shuffle and die.

In a match every decision has dice of its own, and few decisions throw them. So the state is told where the
seed of a decision comes from (`promise`), and works it out when something draws on chance, or reads it.

Working memory (options already listed, events heard) is not part of the game and never dumped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from touchline.engine.chance import MULTIPLIER, WORD, Chance, keyed_seed, seed_state
from touchline.engine.events import LEARNT, Event

if TYPE_CHECKING:
    from mypy_extensions import i64  # as in chance.py

NOT_LISTED_YET: Final[list[int]] = []
UNLISTED: Final = NOT_LISTED_YET  # its name in rules kept from earlier releases
WORKING_MEMORY: Final = ("choices", "fresh", "unanswered", "events", "_owed", "_due")
FIELDS: Final[dict[type, list[str]]] = {}  # by the class of the state, found when first needed

# What `chance` will be, once it is worked out from the seeds that are owed.
KNOWN: Final = 0  # it is known already
LATEST: Final = 1  # the seed of the latest decision
POOLED: Final = 2  # the seeds of all answers given so far, while others still think
MIXED: Final = 3  # the same, hashed: all have answered

Owed = tuple[Any, Any, bytes, Any]
"""A seed that is not worked out yet: what `keyed_seed` takes, and the one owed before it, or None."""


class State:
    """What every game's state has; see the module's text for the idea."""

    seats: int
    lead: int
    _chance: int
    _pool: int
    marks: int
    sealed: int
    agenda: list[int]
    open: list[int]

    choices: list[list[int]]
    fresh: list[int]
    unanswered: int
    events: list[Event] | None
    _owed: Owed | None
    _due: int

    def __init__(self) -> None:
        self._owed = None  # set here, not in the class: Python would find it more slowly
        self._due = KNOWN

    def clone(self) -> State:
        """An independent copy, with events off."""
        new = self.load(self.dump())
        new.choices = self.choices.copy()
        return new

    def dump(self) -> dict[str, object]:
        """All fields as plain data."""
        return {name: _copied(getattr(self, name)) for name in fields_of(type(self))}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The state that `dump` wrote down."""
        new = cls()
        for name in fields_of(cls):
            setattr(new, name, _copied(data[name]))
        new.choices = [NOT_LISTED_YET] * new.seats
        new.fresh = []
        new.unanswered = new.seats - new.open.count(0)
        new.events = None
        return new

    def start(self, seats: int, seed: int) -> None:
        """Set the fields that every game has, for a new game."""
        self.seats = seats
        self.lead = 0
        self._chance = seed
        self._pool = 0
        self.marks = 0
        self.sealed = 0
        self.agenda = []
        self.open = [0] * seats
        self.choices = [NOT_LISTED_YET] * seats
        self.fresh = []
        self.unanswered = 0
        self.events = None

    def imagined(self, seed: int) -> Chance:
        """Make this copy an imagined world, with dice of this seed; returns the chance to deal it again."""
        chance = Chance(seed)
        self.chance = chance.state
        self.pool = 0
        self.marks = 0  # how much has come to light between others
        self.choices = [NOT_LISTED_YET] * self.seats
        return chance

    # The agenda, and the questions that are open

    def push(self, step: int, arg: int = 0) -> None:
        """Do this step next."""
        self.agenda.append(step | arg << 8)

    def ask(self, seat: int, question: int, arg: int = 0) -> None:
        """Open a lane: the seat owes an answer to the question."""
        self.open[seat] = question | arg << 8
        self.unanswered += 1
        self.fresh.append(seat)

    def next_seat(self) -> int:
        """The seat that answers next where answers are taken one by one; -1 if nobody has to answer."""
        if self.unanswered == 0:
            return -1
        seat = self.lead
        while self.open[seat] == 0:
            seat += 1
            if seat == self.seats:
                seat = 0
        return seat

    def in_order(self, first: int) -> list[int]:
        """All seats clockwise, from this one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # Chance

    @property
    def chance(self) -> int:
        """Where the generator stands."""
        if self._due:
            self._work_out()
        return self._chance

    @chance.setter
    def chance(self, state: int) -> None:
        if self._due:
            self._work_out()
        self._chance = state

    @property
    def pool(self) -> int:
        """The seeds of the answers to the open questions, mixed in no order; 0 if nobody has answered."""
        if self._due:
            self._work_out()
        return self._pool

    @pool.setter
    def pool(self, seeds: int) -> None:
        if self._due:
            self._work_out()
        self._pool = seeds

    def rand(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely; n is at most 2**31 - 1."""
        if self._due:
            self._work_out()
        chance: i64 = self._chance
        chance = MULTIPLIER * (chance & WORD) + (chance >> 32)
        self._chance = chance
        return (((chance & WORD) ^ (chance >> 32)) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, in place."""
        chance: i64 = self.chance
        for i in range(len(cards) - 1, 0, -1):
            chance = MULTIPLIER * (chance & WORD) + (chance >> 32)
            j = (((chance & WORD) ^ (chance >> 32)) * (i + 1)) >> 32  # as `rand` draws it
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
        self._chance = chance

    def promise(self, inner: Any, outer: Any, which: bytes) -> None:
        """Seed chance for the decision made now; what follows when all lanes are closed draws on all.

        The seed is worked out when it is needed.
        """
        if self._due == MIXED:  # nothing has drawn on it
            self._owed = None
            self._pool = 0
        self._owed = (inner, outer, which, self._owed)
        self._due = LATEST

    def hide_latest(self) -> bool:
        """After a decision, while others still think: the order of answers leaves no trace in `chance`."""
        if not self.answered:
            return False
        self._due = POOLED
        return True

    @property
    def answered(self) -> bool:
        """Whether somebody has answered since the lanes were opened."""
        return self._due != MIXED and (self._owed is not None or self._pool != 0)

    def close_lanes(self) -> None:
        """The seeds of all answers, mixed in no order, drive what happens next."""
        self.sealed = 0
        if self.answered:
            self._due = MIXED

    def _work_out(self) -> None:
        latest, owed = 0, self._owed
        while owed is not None:
            inner, outer, which, before = owed
            seed = keyed_seed(inner, outer, which)
            latest = latest or seed
            self._pool ^= seed
            owed = before
        if self._due == LATEST:
            self._chance = latest
        elif self._due == POOLED:
            self._chance = self._pool
        else:
            self._chance = seed_state(self._pool)
            self._pool = 0
        self._owed = None
        self._due = KNOWN

    # What players learn

    def reveal(self, those: int = 0) -> None:
        """Something new came to light: nothing before this can be undone.

        With `those` (seats as bits) they alone learnt it; the others must not notice.
        """
        self.marks += 1
        if those and self.events is not None:
            self.events.append(Event(LEARNT, "", [], -1, None, those))

    def seal(self, seat: int) -> None:
        """Make this seat's answers to the open question final, although others may still be thinking."""
        self.sealed |= 1 << seat

    def tell(
        self,
        kind: str,
        rule: str,
        args: list[int],
        only: int = -1,
        veil: list[int] | None = None,
        those: int = 0,
    ) -> None:
        """Report an event: everybody hears `args`; with `only` (a seat) or `those` (seats as bits) they alone
        do, and the others hear `veil`."""
        if self.events is not None:
            self.events.append(Event(kind, rule, args, only, veil, those))


def each(count: int) -> list[list[int]]:
    """So many empty lists, such as one for every seat."""
    return [[] for _ in range(count)]


def fields_of(kind: type[State]) -> list[str]:
    """The names of a state's fields as declared, first those of every game."""
    if kind not in FIELDS:
        names: dict[str, None] = {}
        for each in reversed(kind.__mro__[:-1]):
            # A compiled class keeps no annotations; mypyc lists its attributes in the same order.
            names.update(dict.fromkeys(getattr(each, "__mypyc_attrs__", None) or each.__annotations__))
        FIELDS[kind] = [name.lstrip("_") for name in names if name not in WORKING_MEMORY]
    return FIELDS[kind]


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [each.copy() for each in value] if value and isinstance(value[0], list) else value.copy()
