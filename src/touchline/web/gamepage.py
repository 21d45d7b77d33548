"""A page for any game: made from its view, questions, events and words, without a line of page code.

A game that draws something better has a module `page` in its folder with functions and constants of the same
names as those of `GamePage`, and, if it draws the whole table itself, a template `table.html`:

    SECTIONS    the parts of the table that are brought up to date on their own; macros of `table.html`
    TABS        the phone's views of the table, as (id, icon); titles are the words `tab-ID`
    DRAWER      those of SECTIONS that are tabs of the drawer beside log and rules, the same way
    TEAMS       crests of teams that nobody at the table plays for, by name
    OPEN        whether nothing is ever hidden, so that a shared screen need not be handed over
    WAYS_OUT    answers that end something, such as passing: they come last, with the key 0
    REPEATED    verbs that a double click does twice, such as putting coins into a bid
    DETAILS     events that a digest leaves out, because another line says the same in short
    NEWS        events of rivals that are told when it is a manager's turn again; all, unless given
    GROUPS      verbs whose options are folded together where there are many; titles are `group-VERB`
    STAGE       the one of SECTIONS over which a reveal lies

The template has a macro for each of SECTIONS and for `progress`, `seats`, `stage` (a step of a reveal),
`layout` (puts the sections in place), `final` and `secrets` (the end of the game), `open_hands` (a replay).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

import msgspec

from touchline.engine.counts import Count, Standing
from touchline.engine.events import Heard
from touchline.engine.game import DraftView, Game
from touchline.engine.orders import Ordering
from touchline.engine.speech import Fact, Words, listed
from touchline.engine.views import View
from touchline.web.clubs import Badge
from touchline.web.language import say


@dataclass(frozen=True)
class Card:
    """A thing that lies on the table."""

    id: str
    name: str
    text: str = ""


@dataclass(frozen=True)
class Field:
    """A part of a view: its title, and what lies there, as cards or as a number or word."""

    title: str
    cards: tuple[Card, ...] = ()
    value: str = ""


@dataclass(frozen=True)
class Manager:
    """A seat as everybody sees it."""

    seat: int
    name: str
    me: bool
    thinking: bool
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Scene:
    """What the default template draws."""

    stage: str
    board: tuple[Field, ...]
    mine: tuple[Field, ...]
    managers: tuple[Manager, ...]


@dataclass(frozen=True)
class Step:
    """One sentence of a reveal."""

    say: str
    rule: str


class GamePage:
    """How a game is shown, unless its own `page` does it better."""

    SECTIONS: tuple[str, ...] = ("board", "mine")
    TABS: tuple[tuple[str, ...], ...] = (("table", "grid"), ("mine", "cards"))
    DRAWER: tuple[tuple[str, ...], ...] = ()
    TEAMS: Mapping[str, Badge] = MappingProxyType({})
    OPEN = False
    WAYS_OUT: Collection[str] = ("pass", "done", "decline", "refuse", "none")
    REPEATED: Collection[str] = ()
    GROUPS: Collection[str] = ()
    DETAILS: Collection[str] = ()
    NEWS: Collection[str] = ()
    STAGE = "board"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words(game.package)

    @cached_property
    def template(self) -> str:
        """The template that draws the table."""
        drawn = (files(self.game.package) / "table.html").is_file()
        return f"{self.game.id}/table.html" if drawn else "any_table.html"

    @cached_property
    def style(self) -> str:
        """The style sheet of the table, if the game has one."""
        return f"{self.game.id}.css" if (files(self.game.package) / "page.css").is_file() else "any_table.css"

    def titled(self, tabs: Sequence[tuple[str, ...]]) -> tuple[tuple[str, str, str], ...]:
        """Tabs with their titles, as (id, title, icon)."""
        return tuple((tab[0], self.word(f"tab-{tab[0]}"), tab[-1]) for tab in tabs)

    def groups(self) -> dict[str, str]:
        """The titles of verbs whose options are folded together."""
        return {verb: self.word(f"group-{verb}") for verb in self.GROUPS}

    def word(self, message: str, **facts: Fact) -> str:
        """A message that a game may say in its own way."""
        return self.words(message, **facts) if self.words.has(message) else say(message, **facts)

    # The table

    def scene(
        self,
        view: View,
        names: list[str],
        now: Sequence[Heard],
        before: Sequence[Heard],
        draft: DraftView | None,
    ) -> Any:
        """What the template draws. `now`, `before`: what was heard in this chapter and the last one."""
        table = msgspec.to_builtins(view.table)
        managers = table.pop("managers", [{} for _ in names])
        own = table.pop("own", None)
        return Scene(
            stage=self.game.stage(view.table),
            board=self.fields(table),
            mine=self.fields(own or {}),
            managers=tuple(
                Manager(seat, names[seat], seat == view.seat, seat in view.thinking, self.fields(facts))
                for seat, facts in enumerate(managers)
            ),
        )

    def fields(self, facts: dict[str, Any]) -> tuple[Field, ...]:
        """Parts of a view that have a title in the game's words (`view-NAME`)."""
        return tuple(
            self.field(self.words(f"view-{name}"), value)
            for name, value in facts.items()
            if self.words.has(f"view-{name}")
        )

    def field(self, title: str, value: Any) -> Field:
        """A part of a view: things are cards, everything else is read out."""
        things = value if isinstance(value, list) else [value]
        if things and all(isinstance(thing, str) and thing in self.game.codec.things for thing in things):
            return Field(title, tuple(self.card(thing) for thing in things))
        return Field(title, value=listed(map(str, things)) if things else say("nothing-there"))

    def card(self, thing: str) -> Card:
        """A thing in the game's words: `thing-ID`, with its text."""
        name = f"thing-{thing}"
        return Card(thing, self.words(name), self.words.maybe(f"{name}.text"))

    def crests(self, view: View) -> tuple[Badge | None, ...]:
        """The crest of each seat that plays for a club of the game."""
        return ()

    def running(self, view: View) -> tuple[int, ...]:
        """The points that everybody can count, seat by seat; none if the game does not say."""
        return ()

    def counts(self, view: View) -> tuple[tuple[Count, ...], ...]:
        """What else everybody can count, seat by seat, always the same things; a digest says what moved."""
        return ()

    # Log and reveal

    def chapter(self, heard: Heard) -> str:
        """The heading that an event opens in the log, or nothing."""
        return self.game.story.chapter(heard)

    def shown(self, heard: Heard, viewer: int) -> tuple[int | None, str] | None:
        """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
        found = self.game.story.shown(heard)
        return found and (found[0], f"card-{self.game.codec.things[found[1]]}" if found[1] >= 0 else "")

    def mark(self, heard: Heard) -> tuple[str, str] | None:
        """The icon of an event on the line of a replay, with its words."""
        return self.game.story.mark(heard)

    def steps(self, events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterable[Any]:
        """A reveal, step by step: the events that have a mark.

        Besides `say` and `rule` a step may have `gather`, the title under which it is told together with
        others that need no look of their own, `places` on the table, of which it speaks, a `board`, if it
        tells of a match, and `important`, where that follows from none of these, nor from whom it is about.
        """
        for new, heard in events:
            if new and self.mark(heard):
                yield Step(self.game.sentence(heard, view.seat, names), heard.rule)

    # Whoever has no question

    def waiting(self, view: View, names: list[str]) -> tuple[str, str]:
        """What a viewer without a question is told, and what comes next."""
        others = [names[seat] for seat in view.thinking if seat != view.seat]
        if not others:
            return say("waiting-nobody"), ""
        return say("waiting-others", who=listed(others), n=len(others)), ""

    def ready(self, view: View, names: list[str]) -> list[tuple[int, str]]:
        """While several choose at once: who is ready, and who still thinks."""
        return []

    # A choice that is edited and sent once

    def drafting(self, view: View, draft: DraftView) -> tuple[str, str]:
        """The question while a choice is edited."""
        prompt = view.decision.prompt if view.decision else None
        return (prompt.question, prompt.context) if prompt else ("", "")

    def slots(self, view: View, draft: DraftView) -> Sequence[tuple[str, str, str]]:
        """Its places, as (short name, what lies there, its worth); one without a name is not there now."""
        return [
            (str(at), listed(self.card(thing).name for thing in slot.things), str(slot.worth))
            for at, slot in enumerate(draft.slots, 1)
        ]

    def sending(self, view: View, draft: DraftView) -> str:
        """The words on the button that sends it."""
        return say("draft-send")

    def edit_of(self, option: str, asked: str, view: View, draft: DraftView) -> str:
        """The edit that is the coach's answer to a small question of the choice; "" if there is none here."""
        return ""

    def amounts(self, view: View, side: bool) -> Sequence[Any]:
        """Numbers that may be typed in: option (`{}` for the number), label, least, most, step, unit."""
        return ()

    def sure(self, option: str, view: View, draft: DraftView | None) -> str:
        """What the page asks before it sends an answer that cannot be taken back and may be a slip."""
        return ""

    def sheet(self, view: View, names: list[str]) -> Any:
        """What is filled in on one sheet in the panel instead of several small choices, if anything is."""
        return None

    def orders(self, view: View, given: Mapping[str, str]) -> Sequence[Ordering]:
        """The standing orders that the seat may give or take back now."""
        return ()

    def shows(self, option: str, view: View, cursor: int) -> str:
        """The place that an option changes, besides its own."""
        return ""

    # The end, and a replay

    def standing(self, view: View, names: list[str]) -> Sequence[Any]:
        """The final table, the winner first: who has how many points, and from where."""
        ordered = sorted(view.scores, key=lambda score: (score.place, score.seat))
        return [Standing(s.seat, names[s.seat], s.place, s.total, s.parts) for s in ordered]

    def headline(self, view: View, names: list[str]) -> tuple[str, str]:
        """Who won, and a line about it."""
        rows = self.standing(view, names)
        winners = [row for row in rows if row.place == 1]
        line = say("result-points", points=rows[0].total)
        if len(winners) > 1:
            return say("result-shared", winners=listed(row.name for row in winners)), line
        who = "you" if winners[0].seat == view.seat else "other"
        return say("result-won", who=who, name=winners[0].name), line

    def final(self, view: View, names: list[str]) -> Iterable[tuple[Any, Any]]:
        """The boards at the end of the game, each with what was secret."""
        for row in self.standing(view, names):
            managers = self.scene(view, names, (), (), None).managers
            yield managers[row.seat], ()

    def opened(self, views: Sequence[View], names: list[str]) -> Iterator[Any]:
        """Everybody's secrets, for a replay with all cards open."""
        for view in views:
            yield view.seat, names[view.seat], self.scene(view, names, (), (), None).mine


@cache
def page_of(game: Game) -> GamePage:
    """The page of a game, with the names and facts of its edition."""
    if game.kept:
        from touchline.web.keptpage import KeptPage

        return KeptPage(game)
    page = GamePage(game)
    if find_spec(f"{game.package}.page"):
        module = game.module("page")
        names = {*dir(GamePage), *getattr(module, "__all__", ())}  # and what its own template calls
        own = {name: getattr(module, name) for name in names if hasattr(module, name)}
        vars(page).update((name, value) for name, value in own.items() if not name.startswith("_"))
    return page
