"""What situations of all games have in common: they are played by the rules and remember what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

from touchline.engine.errors import Refused
from touchline.engine.events import Event
from touchline.engine.game import TAKE_BACK, Game
from touchline.engine.match import Match


class Loaded:
    """In front of a state: its next draws are those that a test has chosen. Faces of dice count from 1."""

    DICE: ClassVar[tuple[int, ...]] = (6,)
    DICE_ALONE: ClassVar[bool] = False  # whether other draws are left to chance

    def rand(self, n: int) -> int:
        """The next loaded draw, or a real one."""
        loaded: list[int] = self.__dict__.get("loaded", [])
        if not loaded or (self.DICE_ALONE and n not in self.DICE):
            return super().rand(n)  # type: ignore[misc, no-any-return]
        drawn = loaded.pop(0)
        return drawn - 1 if n in self.DICE else drawn


class Situation:
    """A table that a test sets up, starts and plays; the `given.py` of a game says what lies on it."""

    game: ClassVar[Game]
    g: Any
    heard: list[Event]

    def _match(self, agenda: Sequence[int], secret: bytes, **chosen: int) -> Match:
        """A refereed match that starts from this situation with this agenda."""

        def new(seats: int, seed: int, options: dict[str, int]) -> Any:
            g = self.g.clone()
            g.chance = seed
            g.agenda = list(agenda)
            return g

        return Match(replace(self.game, new=new), self.g.seats, chosen, secret)

    @property
    def _chosen(self) -> dict[str, int]:
        """The options of the table."""
        return {option.id: getattr(self.g, option.id) for option in self.game.options}

    def _start(self, *agenda: int) -> Self:
        """Do what this agenda says and nothing after it."""
        self.g.agenda = list(agenda)
        return self._settle()

    def _settle(self) -> Self:
        return self._run(lambda: self.game.rules.settle(self.g))

    def _run(self, act: Callable[[], object]) -> Self:
        self.g.events = []
        act()
        self.heard += self.g.events or []
        self.g.events = None
        return self

    def dice(self, *faces: int) -> Self:
        """The next draws of a `Loaded` state, in this order: faces of dice from 1, other numbers from 0."""
        self.g.__dict__.setdefault("loaded", []).extend(faces)
        return self

    # Playing

    def asked(self, seat: int) -> str | None:
        """The question that the seat has to answer."""
        return self.game.question(self.g, seat) or None

    def options(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may answer; with a verb, only options of that verb."""
        found = [self.game.codec.text(option) for option in self.game.rules.options(self.g, seat)]
        return [text for text in found if text.startswith(verb)]

    def side(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may start although it is not asked."""
        found = [self.game.codec.text(option) for option in self.game.rules.side_options(self.g, seat)]
        return [text for text in found if text.startswith(verb)]

    def _number(self, seat: int, answer: str) -> int:
        number = self.game.codec.number(answer)
        if number is None:
            number = self.game.codec.number(f"{self.asked(seat)}:{answer}")
        return -1 if number is None else number

    def allows(self, seat: int, answer: str) -> bool:
        """Whether the answer is legal, listed or not."""
        return self.game.rules.allows(self.g, seat, self._number(seat, answer))

    def play(self, seat: int, *answers: str) -> Self:
        """Answer one question after the other, with or without the verb; illegal answers raise Refused."""
        for answer in answers:
            number = self._number(seat, answer)
            if not self.game.rules.allows(self.g, seat, number):
                raise Refused(answer, *self.game.why(self.g, seat, number))
            self._apply(seat, number)
        return self

    def aside(self, seat: int, *options: str) -> Self:
        """Start something although the seat is not asked."""
        for option in options:
            number = self._number(seat, option)
            if not self.game.rules.side_allows(self.g, seat, number):
                raise Refused(option, *self.game.why(self.g, seat, number))
            self._run(lambda number=number: self.game.rules.apply_side(self.g, seat, number))  # type: ignore[misc]
        return self

    def _apply(self, seat: int, option: int) -> Self:
        return self._run(lambda: self.game.rules.apply(self.g, seat, option))

    def until(self, question: str = "") -> Self:
        """The caretaker answers until this question is asked, or until nobody is asked any more."""
        while (seat := self.g.next_seat()) >= 0 and self.asked(seat) != question:
            self._apply(seat, self.game.caretaker(self.g, seat))
        return self

    def caretake(self) -> Self:
        """Everybody answers as if their time were up, until nobody is asked."""
        return self.until()

    def decided(self, seat: int = 0) -> str:
        """What the rules would answer for a manager whose time is up."""
        option = self.game.caretaker(self.g, seat)
        assert option == TAKE_BACK or option in self.game.rules.options(self.g, seat)
        return "" if option == TAKE_BACK else self.game.codec.text(option)

    def why(self, seat: int, answer: str) -> str:
        """The rule under which the seat may not give this answer."""
        number = self._number(seat, answer)
        assert not self.game.rules.allows(self.g, seat, number), f"{answer} is legal"
        return self.game.why(self.g, seat, number)[0]

    def reason(self, seat: int, answer: str) -> str:
        """Why the seat may not give this answer, in words."""
        return self.game.why(self.g, seat, self._number(seat, answer))[1]

    # Looking

    def view(self, seat: int = -1) -> Any:
        """What the seat sees of the table."""
        return self.game.view(self.g, seat)

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of all events so far, in order; with `wanted`, only those."""
        return [event.kind for event in self.heard if not wanted or event.kind in wanted]

    def events(self, kind: str) -> list[list[int]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.heard if event.kind == kind]
