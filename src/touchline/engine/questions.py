"""A question, declared once: what may be answered, what answers do, and what its words need to know.

Each question of a game is a `Question` beside its two functions. `rules_of` makes the referee's flat tables
of them, `Questions` everything that people read: prompt, options and reasons, and what a caretaker answers.
Words lie in the game's `words` folder and are found by name:

    bid = Slot { $slot }: bid for { $card }     the question; `bid-late` where it is asked in another case
        .who = Everyone bids                    above it
        .context = Up to 3 cards per bid.       below it
        .notice = What do you bid?              in a notice, if the question needs facts: there it has none
        .may = add a card to the bid            what it may be answered with, in the reason for a refusal
    bid-option = Add { $card }                  an option of the verb `bid`; `bid-option-next` in another case
        .detail = Bid becomes { $value }
        .effect = +{ $worth }
    refuse-not-in-hand = it is not in your hand
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from touchline.engine.rules import LOW, Legal, Rules, SideAnswer, SideLegal, SideUnlisted, Step
from touchline.engine.speech import Fact, Words, capital
from touchline.engine.state import State

G = TypeVar("G", bound=State)
"""The state of a game."""


class OptionText(msgspec.Struct, frozen=True):
    """An option in words: what it does, what it costs or brings, and where it lies on the table."""

    label: str
    detail: str = ""
    effect: str = ""
    place: str = ""


class Prompt(msgspec.Struct, frozen=True):
    """A question in words: who is asked, what, what is at stake, under which rule."""

    who: str
    question: str
    context: str
    rule: str


class Said(NamedTuple):
    """Which words, and what they need: a case of a message, its facts; a rule or a place of its own."""

    case: str = ""
    rule: str = ""
    place: str | None = None
    facts: Mapping[str, Fact] = {}


def said(case: str = "", rule: str = "", place: str | None = None, **facts: Fact) -> Said:
    """Which words, and what they need."""
    return Said(case, rule, place, facts)


def refuse(rule: str, case: str, **facts: Fact) -> Said:
    """Why something is not possible: the rule, and the message `refuse-CASE`."""
    return Said(case, rule, None, facts)


PLAIN = Said()

Asks = Callable[[G, int, int], Said]
"""What the words of a question need: `(state, seat, arg)`."""
Says = Callable[[G, int, int], Said | None]
"""What the words of an option need, `(state, seat, thing)`; None: it is called by its thing."""
Refuses = Callable[[G, int, int, int], Said | None]
"""Why an option is not possible now, `(state, seat, arg, option)`; None: the question says what is."""
Tempting = Callable[[G, int, int], list[int]]
"""What a player might try: `(state, seat, arg)`."""
Before = Callable[[Any, int, int], Said | None]
"""What stands against an option whatever the question is, `(state, seat, option)`: nobody is asked."""
Caretaker = Callable[[G, int, int], int]
"""What is answered for a manager whose time is up: `(state, seat, arg)`."""
Pick = Callable[[G, list[int]], int]
"""The same, where it follows from what is legal: `(state, options)`."""
Things = tuple[int, ...]
"""Things that are always legal, or always tempting: what a function would say of every state."""


def no_refusal(g: Any, seat: int, arg: int, option: int) -> Said | None:
    """Nothing to say but what the question may be answered with."""
    return None


def by_word(cases: Mapping[int, str], place: str | None = None) -> Says[Any]:
    """Options that are words: each with its case of the message."""
    return lambda g, seat, thing: said(cases[thing], place=place) if thing in cases else None


@dataclass(frozen=True)
class Verb:
    """A kind of option: what its words need, and where on the table it lies."""

    number: int
    name: str
    says: Says[Any] | None = None  # without it, an option is called by its thing
    place: str = ""


@dataclass(frozen=True, eq=False)
class Question(Generic[G]):
    """A question of a game. Its options have the verb of the same number, and perhaps other `verbs`.

    What is the same in every state stands here itself, in place of a function that would say so.
    """

    number: int
    name: str
    rule: str  # what it may be answered with
    legal: Callable[[G, int, int], list[int]] | Things
    answer: Callable[[G, int, int, int], None]
    asks: Asks[G] | Said = PLAIN
    says: Says[G] | None = None
    place: str = ""
    verbs: tuple[Verb, ...] = ()
    unlisted: Callable[[G, int, int, int], bool] | None = None
    refuses: Refuses[G] = no_refusal
    tempting: Tempting[G] | Things = ()
    caretaker: int | Caretaker[G] | None = None  # a thing, or an option; otherwise the one that is picked
    pick: Pick[G] | None = None  # of the legal options; otherwise the first
    phase: str = ""  # the part of the game: where others see that the seat is busy
    always_ask: bool = False  # also with one answer, because a skipped question would tell
    unheard: bool = False  # others may not hear that it was answered

    def options(self, things: Things) -> list[int]:
        """Things as answers to this question."""
        return [self.number | thing << 8 for thing in things]

    def listing(self) -> Legal:
        """The function that lists the legal options."""
        if not isinstance(self.legal, tuple):
            return self.legal
        options = self.options(self.legal)
        return lambda g, seat, arg: options


def questions_of(*modules: ModuleType) -> tuple[Question[Any], ...]:
    """The questions that these modules declare, in their order."""
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Question)]
    return tuple(dict.fromkeys(found))  # one that another module imports is there once


def rules_of(
    steps: dict[int, Step],
    questions: Sequence[Question[Any]],
    side: tuple[SideLegal, SideAnswer, SideUnlisted] | None = None,
) -> Rules:
    """The referee's tables."""
    return Rules(
        steps,
        {q.number: (q.listing(), q.answer) for q in questions},
        {q.number: q.unlisted for q in questions if q.unlisted},
        side,
        frozenset(q.number for q in questions if q.always_ask),
        frozenset(q.number for q in questions if q.unheard),
    )


class Questions:
    """What people read of a game's questions."""

    def __init__(
        self,
        say: Words,
        rules: Rules,
        questions: Sequence[Question[Any]],
        things: Sequence[str]
        | Callable[[int], str],  # those with words `thing-ID`; or what a thing is called
        before: Before | None = None,
        verbs: Sequence[Verb] = (),  # of what is started unasked, or answers several questions
        idle: str = "",  # the rule that says who decides when, where `before` says no more
    ) -> None:
        self.say = say
        self.rules = rules
        self.things = things
        self.before = before or self._idle
        self.idle = idle
        self._by_number = {q.number: q for q in questions}
        self._verbs: dict[int, Verb] = {}
        for q in questions:
            if all(verb.name != q.name for verb in self._verbs.values()):  # else it is asked in two ways
                self._verbs[q.number] = Verb(q.number, q.name, q.says, q.place)
            self._verbs.update((verb.number, verb) for verb in q.verbs)
        self._verbs.update((verb.number, verb) for verb in verbs)

    def name(self, thing: int) -> str:
        """What a thing is called."""
        return self.things(thing) if callable(self.things) else self.say(f"thing-{self.things[thing]}")

    def _idle(self, g: Any, seat: int, option: int) -> Said | None:
        if g.open[seat]:
            return None
        return refuse(self.idle, "wait" if any(g.open) else "over")

    @property
    def names(self) -> list[str]:
        """The names of the questions, by number."""
        return _by_number(self._by_number)

    @property
    def verb_names(self) -> list[str]:
        """The names of the verbs, by number."""
        return _by_number(self._verbs)

    def open(self, g: Any, seat: int) -> Question[Any]:
        """The question that the seat has to answer."""
        return self._by_number[g.open[seat] & LOW]

    def phase(self, g: Any, seat: int) -> str:
        """The part of the game that the seat's question belongs to."""
        return self.open(g, seat).phase if g.open[seat] else ""

    def prompt(self, g: Any, seat: int) -> Prompt:
        """The seat's question in words: who is asked, what, what is at stake, under which rule."""
        question = self.open(g, seat)
        asks = question.asks
        found = asks if isinstance(asks, Said) else asks(g, seat, g.open[seat] >> 8)
        words = f"{question.name}-{found.case}" if found.case else question.name
        who = f"{words}.who" if self.say.has(f"{words}.who") else f"{question.name}.who"
        return Prompt(
            self.say(who, **found.facts),
            self.say(words, **found.facts),
            self.say.maybe(f"{words}.context", **found.facts),
            found.rule or question.rule,
        )

    def label(self, g: Any, seat: int, option: int) -> OptionText:
        """An option in words, with its cost or outcome and where it lies on the table."""
        verb, thing = self._verbs.get(option & LOW), option >> 8
        found = verb.says(g, seat, thing) if verb and verb.says else None
        if verb is None or found is None:
            return OptionText(capital(self.name(thing)), place=verb.place if verb else "")
        return self.option(verb.name, found, verb.place)

    def option(self, verb: str, found: Said, place: str = "") -> OptionText:
        """An option of this verb in words, where what they need is known."""
        words = f"{verb}-option-{found.case}" if found.case else f"{verb}-option"
        return OptionText(
            self.say(words, **found.facts),
            self.say.maybe(f"{words}.detail", **found.facts),
            self.say.maybe(f"{words}.effect", **found.facts),
            place if found.place is None else found.place,
        )

    def why(self, g: Any, seat: int, option: int) -> tuple[str, str]:
        """The rule that forbids this option to this seat now, and the reason in words."""
        found = self.before(g, seat, option)
        if found is None:
            question = self.open(g, seat)
            verbs = (question.number, *(verb.number for verb in question.verbs))
            fits = option >= 0 and option & LOW in verbs
            found = question.refuses(g, seat, g.open[seat] >> 8, option) if fits else None
            if found is None:
                may = self.say(f"{question.name}.may")
                return question.rule, may if fits else self.say("refuse-other-question", may=may)
        return self.reason(found)

    def reason(self, found: Said) -> tuple[str, str]:
        """A refusal in words, with its rule."""
        return found.rule, self.say(f"refuse-{found.case}", **found.facts)

    def tempting(self, g: Any, seat: int) -> list[int]:
        """What a player might try now, near the legal options."""
        if not g.open[seat]:
            return []
        question = self.open(g, seat)
        if isinstance(question.tempting, tuple):
            return question.options(question.tempting)
        return question.tempting(g, seat, g.open[seat] >> 8)

    def caretaker(self, g: Any, seat: int) -> int:
        """What is answered for a manager whose time is up."""
        question = self.open(g, seat)
        if question.caretaker is None:
            options = self.rules.options(g, seat)
            return question.pick(g, options) if question.pick else options[0]
        if isinstance(question.caretaker, int):
            return question.number | question.caretaker << 8
        return question.caretaker(g, seat, g.open[seat] >> 8)


def _by_number(things: Mapping[int, Question[Any] | Verb]) -> list[str]:
    return [things[number].name if number in things else "" for number in range(max(things) + 1)]
