"""The referee: runs the agenda, lists what is legal, takes answers.

A game's rules are two tables. A *step* is a function `(state, arg)` named after a heading of the
rulebook: it changes the state, pushes more steps, or asks. A *question* is a pair kept together in
one place: `legal_x(state, seat, arg)` lists the options, `answer_x(state, seat, arg, option)` is
their effect. `apply` trusts its caller and is what search uses; `engine.match` is the door for
everybody else and checks.

A question with one legal answer is not asked: the referee gives that answer itself. The exceptions are the
questions of `always_ask`: where a skipped question would tell the others what a seat holds, the seat is asked
even though it has no choice.

`unheard` are the questions whose answers may pass without the other seats hearing of them. While one of them
is open nobody else can tell whether it was answered already, so a decision before it is taken back only with
everybody's consent.

Two things a game may add. *Unlisted* options are legal though the list of a question does not name
them (any amount of money, where the list names a few): a third function `(state, seat, arg, option)`
says whether an option is one of them, and for `ANY` whether there are any. *Side* options are what a
seat may start although it is not asked (write an offer): `legal_side(state, seat)` lists them,
`answer_side(state, seat, option)` is their effect; an answer that is owed comes first. They touch the
own seat only and draw on no chance, so that they may come at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.engine.chance import Chance
from touchline.engine.state import NOT_LISTED_YET, State

Step = Callable[[Any, int], None]
Legal = Callable[[Any, int, int], list[int]]
Answer = Callable[[Any, int, int, int], None]
Unlisted = Callable[[Any, int, int, int], bool]
SideLegal = Callable[[Any, int], list[int]]
SideAnswer = Callable[[Any, int, int], None]
SideUnlisted = Callable[[Any, int, int], bool]

LOW: Final = 0xFF
ANY: Final = -1  # asked of an unlisted function: is anything legal that is not listed?

Move = tuple[int, int, int, int, bool]
"""A decision in numbers: seat, option, revelations before it, its round of answers, whether it is aside."""

MANY: Final = 1024  # seats and decisions whose part of the key is made beforehand
SEAT_KEYS: Final = [b"%d:" % seat for seat in range(MANY)]
DECISION_KEYS: Final = [b"%d" % count for count in range(MANY)]


def plan(*steps: int) -> list[int]:
    """Steps in the order of the rulebook's summary, ready to be put on the agenda."""
    return list(reversed(steps))


class Rules:
    """A game's steps and questions, by number."""

    def __init__(
        self,
        steps: dict[int, Step],
        questions: dict[int, tuple[Legal, Answer]],
        unlisted: dict[int, Unlisted] | None = None,
        side: tuple[SideLegal, SideAnswer, SideUnlisted] | None = None,
        always_ask: frozenset[int] = frozenset(),
        unheard: frozenset[int] = frozenset(),
    ) -> None:
        self.steps: list[Step] = [steps.get(i, _no_step) for i in range(max(steps) + 1)]
        top = max(questions) + 1
        self.legal: list[Legal] = [questions[i][0] if i in questions else _no_legal for i in range(top)]
        self.answer: list[Answer] = [questions[i][1] if i in questions else _no_answer for i in range(top)]
        more = unlisted or {}
        self.unlisted: list[Unlisted] = [more.get(i, _none_unlisted) for i in range(top)]
        self.skips: list[bool] = [i not in always_ask for i in range(top)]
        self.unheard: list[bool] = [i in unheard for i in range(top)]
        self.side_legal, self.side_answer, self.side_unlisted = side or (_no_side, _no_effect, _no_more)

    def settle(self, g: State) -> None:
        """Run on until somebody has a choice, or nothing is left to do."""
        fresh = g.fresh
        agenda = g.agenda
        while True:
            while fresh:
                seat = fresh.pop()
                asked = g.open[seat]
                options = self.legal[asked & LOW](g, seat, asked >> 8)
                if (
                    len(options) == 1
                    and self.skips[asked & LOW]
                    and not self.unlisted[asked & LOW](g, seat, asked >> 8, ANY)
                ):
                    g.open[seat] = 0
                    g.unanswered -= 1
                    self.answer[asked & LOW](g, seat, asked >> 8, options[0])
                else:
                    g.choices[seat] = options
            if g.unanswered:
                return
            if g._due or g._pool or g.sealed:  # there may be answers to mix
                g.close_lanes()
            while not fresh:  # most steps ask nobody
                if not agenda:
                    return
                entry = agenda.pop()
                self.steps[entry & LOW](g, entry >> 8)

    def apply(self, g: State, seat: int, option: int) -> None:
        """Answer the seat's open question with one of its legal options, and run on. Does not check."""
        asked = g.open[seat]
        g.open[seat] = 0
        g.unanswered -= 1
        g.choices[seat] = NOT_LISTED_YET
        self.answer[asked & LOW](g, seat, asked >> 8, option)
        if g.fresh or not g.unanswered:
            self.settle(g)

    def course(self, g: State, inner: Any, outer: Any) -> Course:
        """A game by these rules: with the dice of a secret or, without (None), the state's own."""
        return Course(self, g, inner, outer)

    def options(self, g: State, seat: int) -> list[int]:
        """The seat's legal options; empty when it owes no answer. Not to be changed by the caller."""
        if g.open[seat] == 0:
            return NOT_LISTED_YET
        listed = g.choices[seat]
        if not listed:
            asked = g.open[seat]
            listed = self.legal[asked & LOW](g, seat, asked >> 8)
            g.choices[seat] = listed
        return listed

    def allows(self, g: State, seat: int, option: int) -> bool:
        """Whether the option answers the seat's open question, listed or not."""
        asked = g.open[seat]
        if asked == 0 or option < 0:
            return False
        return option in self.options(g, seat) or self.unlisted[asked & LOW](g, seat, asked >> 8, option)

    def side_options(self, g: State, seat: int) -> list[int]:
        """What the seat may start although it is not asked."""
        return self.side_legal(g, seat)

    def side_allows(self, g: State, seat: int, option: int) -> bool:
        """Whether the seat may start this although it is not asked, listed or not."""
        return option >= 0 and (option in self.side_legal(g, seat) or self.side_unlisted(g, seat, option))

    def apply_side(self, g: State, seat: int, option: int) -> None:
        """Do what the seat starts on its own, and run on. Does not check."""
        self.side_answer(g, seat, option)
        if g.fresh or not g.unanswered:
            self.settle(g)

    def play_random(self, g: State, chance: Chance) -> int:
        """Play the game to its end with uniformly random choices; how many choices that took."""
        decisions = 0
        while g.unanswered:
            seat = g.next_seat()
            options = g.choices[seat] or self.options(g, seat)
            self.apply(g, seat, options[chance.rand(len(options))])
            decisions += 1
        return decisions


class Course:
    """A game that is played by numbers: its state, and in a match its decisions and their dice.

    With the hashes of a secret (`inner`, `outer`) every decision has dice of its own, without them (None) the
    state's own dice roll on. `engine/match.py` and `touchline/table.py` are the doors to it. The rules make
    it (`Rules.course`), because those of an edition are interpreted, and so is their course.
    """

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
        """Make the decision if the option is listed for the seat; returns whether it was."""
        if option not in self.rules.options(self.state, seat):
            return False
        if self.inner is None:
            self.rules.apply(self.state, seat, option)
        else:
            self.decide(seat, option)
        return True

    def others_at_random(self, seat: int, chance: Chance) -> bool:
        """Have the others answer at random until the seat is asked; returns whether it ever is."""
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
        which = SEAT_KEYS[seat] + (DECISION_KEYS[made] if made < MANY else b"%d" % made)
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


def _no_step(g: Any, arg: int) -> None:
    raise ValueError("the agenda names a step that the game does not have")


def _no_legal(g: Any, seat: int, arg: int) -> list[int]:
    raise ValueError("a seat was asked a question that the game does not have")


def _no_answer(g: Any, seat: int, arg: int, option: int) -> None:
    raise ValueError("a seat was asked a question that the game does not have")


def _none_unlisted(g: Any, seat: int, arg: int, option: int) -> bool:
    return False


def _no_side(g: Any, seat: int) -> list[int]:
    return NOT_LISTED_YET


def _no_effect(g: Any, seat: int, option: int) -> None:
    raise ValueError("a seat started something that the game does not have")


def _no_more(g: Any, seat: int, option: int) -> bool:
    return False
