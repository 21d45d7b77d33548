"""Events as sentences: each kind of event declares once what its numbers are.

    EVENTS = {
        "won": Told("who:seat slot:nth card:card value owner:seat", mark="trophy"),
        "refilled": Told("who:seat cards:cards*"),
        "full_time": Told(),
    }

The kinds behind the colons are functions of the game (a card's name, an amount of money); `seat` and a plain
number need none, and a star takes all that is left. The sentence is the message `event-KIND`, or
`event-KIND-CASE`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from touchline.engine.events import Heard
from touchline.engine.speech import Fact, Seat, Words, capital, speaking

Kind = Callable[[int], Fact]
ListKind = Callable[[list[int]], Fact]
Case = Callable[[list[int]], str]


@dataclass(frozen=True)
class Told:
    """What the numbers of an event are, and how it is shown beside the log."""

    fields: str = ""
    case: Case | None = None  # which of several sentences
    facts: Callable[[list[int]], Mapping[str, Fact]] | None = None  # what the fields do not say
    mark: str = ""  # its icon on the line of a replay
    quiet: bool = False  # no line of the log: something else tells it
    chapter: bool = False  # opens a chapter of the log, with the heading `chapter-KIND`
    about: str = "who"  # the field with the seat that a line of the log is about
    shows: str = "card"  # the field with the thing on the table that a line of the log points to

    @cached_property
    def parts(self) -> list[tuple[str, str]]:
        """The fields, each with its kind."""
        return [(name, kind) for name, _, kind in (part.partition(":") for part in self.fields.split())]

    def at(self, field: str) -> int:
        """Where a field stands in the arguments, or -1."""
        names = [name for name, _ in self.parts]
        return names.index(field) if field in names else -1


class Sentences:
    """The events of a game in words."""

    def __init__(
        self,
        say: Words,
        events: Mapping[str, Told],
        kinds: Mapping[str, Kind],
        lists: Mapping[str, ListKind] | None = None,
    ) -> None:
        self.say = say
        self.events = events
        self.kinds = kinds
        self.lists = lists or {}

    def sentence(self, heard: Heard, viewer: int, names: Sequence[str]) -> str:
        """What happened, as this viewer reads it."""
        told = self.events[heard.kind]
        case = told.case(heard.args) if told.case else ""
        with speaking(you=viewer, names=names):
            facts = self.facts(told, heard.args)
            return capital(self.say(f"event-{heard.kind}-{case}" if case else f"event-{heard.kind}", **facts))

    def chapter(self, heard: Heard) -> str:
        """The heading that an event opens in the log, or nothing."""
        told = self.events[heard.kind]
        return self.say(f"chapter-{heard.kind}", **self.facts(told, heard.args)) if told.chapter else ""

    def shown(self, heard: Heard) -> tuple[int | None, int] | None:
        """The seat that a line of the log is about, and the thing it points to (-1: none); None: no line."""
        told = self.events[heard.kind]
        if told.quiet:
            return None
        who, at = told.at(told.about), told.at(told.shows)
        return heard.args[who] if who >= 0 else None, heard.args[at] if at >= 0 else -1

    def mark(self, heard: Heard) -> tuple[str, str] | None:
        """The icon of an event on the line of a replay, with its words."""
        icon = self.events[heard.kind].mark
        return (icon, self.say(f"mark-{heard.kind}")) if icon else None

    def facts(self, told: Told, args: list[int]) -> dict[str, Fact]:
        """What the numbers of an event mean."""
        found: dict[str, Fact] = {}
        for at, (name, kind) in enumerate(told.parts):
            if kind.endswith("*"):
                found[name] = self.lists[kind[:-1]](args[at:])
            elif kind == "seat":
                found[name] = Seat(args[at])
            else:
                found[name] = self.kinds[kind](args[at]) if kind else args[at]
        if told.facts:
            found.update(told.facts(args))
        return found
