"""What the decision panel shows, as its templates read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from touchline.engine.orders import Ordering
from touchline.web.lessonpage import Sight, Taught


class Choice(msgspec.Struct, frozen=True):
    """A legal option in words, with its key (1 to 9, 0 for the way out)."""

    option: str
    label: str
    desc: str = ""
    effect: str = ""
    key: int | None = None
    style: str = ""
    shows: str = ""
    thing: str = ""  # what the option names, after its verb
    form: str = "answer"  # or "aside", where it is started without being asked
    hinted: bool = False  # the coach would choose it
    ask: str = ""  # the page asks this before it sends the answer


class Group(msgspec.Struct, frozen=True):
    """Options of one verb, folded together."""

    title: str
    options: list[Choice]
    open: bool


class Reason(msgspec.Struct, frozen=True):
    """Something that is not possible now, and the rule that says so."""

    text: str
    rule: str
    why: str = ""


class Confirm(msgspec.Struct, frozen=True):
    """The button that ends an edited choice; `refused` says why it may not be pressed yet."""

    option: str
    label: str
    refused: str = ""
    rule: str = ""
    hinted: bool = False
    ask: str = ""


class Advised(msgspec.Struct, frozen=True):
    """An option in the coach's words: its label, and its win chance in per cent, if it was tried at all."""

    option: str
    label: str
    chance: int | None


class Coaching(msgspec.Struct, frozen=True):
    """The coach in the panel: to be asked, thinking, or with an answer (the best option first)."""

    ask: str = ""  # the address; "" while there is nothing to ask
    thinking: bool = False
    problem: str = ""
    question: str = ""  # of a choice that is edited as a whole: what the options answer
    options: list[Advised] = msgspec.field(default_factory=list)
    button: str = ""  # what to press for the best of them
    reason: str = ""
    steps: list[tuple[str, str]] = msgspec.field(default_factory=list)


class Panel(msgspec.Struct, frozen=True):
    """What the panel shows. `legal` and `illegal` tell the places on the table what they are."""

    id: str
    action: str
    book: str
    who: str
    mine: bool
    question: str
    context: str
    rule: str = ""
    ready: list[dict[str, Any]] = msgspec.field(default_factory=list)
    options: list[Choice] = msgspec.field(default_factory=list)
    groups: list[Group] = msgspec.field(default_factory=list)
    amounts: Sequence[Any] = ()
    slots: list[dict[str, Any]] = msgspec.field(default_factory=list)
    blocked: list[Reason] = msgspec.field(default_factory=list)
    confirm: Confirm | None = None
    others: list[Choice] = msgspec.field(default_factory=list)
    undo: str = ""
    undo_label: str = ""
    side_id: str = ""
    side_title: str = ""
    side: list[Choice] = msgspec.field(default_factory=list)
    side_groups: list[Group] = msgspec.field(default_factory=list)
    side_amounts: Sequence[Any] = ()
    sheet: Any = None
    orders: Sequence[Ordering] = ()
    ordering: str = ""
    coach: Coaching | None = None
    lesson: Taught | None = None
    sight: Sight | None = None
    legal: dict[str, Choice] = msgspec.field(default_factory=dict)
    illegal: dict[str, Reason] = msgspec.field(default_factory=dict)

    @property
    def single(self) -> bool:
        """Whether there is one answer only, which the page may press by itself."""
        more = self.groups or self.amounts or self.slots or self.confirm
        return self.mine and len(self.options) == 1 and not more
