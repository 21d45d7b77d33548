"""The course of a game that is played by numbers: its state, and in a match its decisions and their dice.

This is what is done for every decision, and therefore compiled. `engine/match.py` and `touchline/table.py`
are the doors to it. A game's rules make its course (`Rules.course`): those of an edition are interpreted, and
so is theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.chance import Chance
from touchline.engine.state import State

if TYPE_CHECKING:
    from touchline.engine.rules import Rules

Move = tuple[int, int, int, int, bool]
"""A decision in numbers: seat, option, revelations before it, its round of answers, whether it is aside."""

MANY: Final = 1024  # seats and decisions whose names are made beforehand
SEAT: Final = [b"%d:" % seat for seat in range(MANY)]
COUNT: Final = [b"%d" % count for count in range(MANY)]


class Course:
    """What is played. With the hashes of a secret (`inner`, `outer`) every decision has dice of its own."""

    def __init__(self, rules: Rules, g: State, inner: Any, outer: Any) -> None:
        self.rules = rules
        self.state = g
        self.inner = inner
        self.outer = outer
        self.moves: list[Move] = []
        self.counts: list[int] = [0] * g.seats  # of decisions, by seat
        self.turn: int = 0  # rounds of answers that are over
        # Of games from which this one branched off: up to which decision, and the hashes of their secret.
        self.earlier: list[tuple[int, Any, Any]] = []

    def legal(self, seat: int, ids: dict[int, int]) -> list[int]:
        """The seat's legal options as `ids` numbers them."""
        return [ids[option] for option in self.rules.options(self.state, seat)]

    def play(self, seat: int, option: int) -> bool:
        """Decide, if the option is listed for the seat; whether it was."""
        if option not in self.rules.options(self.state, seat):
            return False
        if self.inner is None:
            self.rules.apply(self.state, seat, option)
        else:
            self.decide(seat, option)
        return True

    def others_at_random(self, seat: int, chance: Chance) -> bool:
        """Have the others answer at random until the seat is asked; whether it ever is."""
        g = self.state
        while g.open[seat] == 0:
            if g.unanswered == 0:
                return False
            other = g.next_seat()
            options = self.rules.options(g, other)
            self.play(other, options[chance.rand(len(options))])
        return True

    def decide(self, seat: int, option: int) -> None:
        """Answer the seat's open question with a legal option and this decision's dice; does not check."""
        g = self.state
        made = self.counts[seat]
        self.counts[seat] = made + 1
        self.moves.append((seat, option, g.marks, self.turn, False))
        which = SEAT[seat] + (COUNT[made] if made < MANY else b"%d" % made)
        inner, outer = self.inner, self.outer
        for until, their_inner, their_outer in self.earlier:
            if len(self.moves) <= until:
                inner, outer = their_inner, their_outer
                break
        g.promise(inner, outer, which)
        self.rules.apply(g, seat, option)
        if not g.hide_latest():
            self.turn += 1  # all lanes are closed: a round of answers is over

    def aside(self, seat: int, option: int) -> None:
        """Do what the seat starts although it is not asked; does not check."""
        self.moves.append((seat, option, self.state.marks, self.turn, True))
        self.rules.apply_side(self.state, seat, option)

    def copy(self, g: State) -> Course:
        """The same course, of a copy of its state."""
        new = Course(self.rules, g, self.inner, self.outer)
        new.moves = self.moves.copy()
        new.counts = self.counts.copy()
        new.turn = self.turn
        new.earlier = self.earlier
        return new
