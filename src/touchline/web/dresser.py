"""What a game brings to be shown: its folder's `page` module and its template `table.html`.

The template has a macro for each of SECTIONS and for `progress`, `seats`, `stage` (a step of a reveal),
`layout` (puts the sections in place), `final` and `secrets` (the end of the game), `open_hands` (a replay).
The module has
    SECTIONS    the parts of the table that are brought up to date on their own; macros of `table.html`
    TABS        the phone's views of the table, as (id, title, icon)
    DRAWER      those of SECTIONS that are tabs of the drawer beside log and rules, as (id, title, icon)
    TEAMS       crests of teams that nobody at the table plays for, by name
    OPEN        whether nothing is ever hidden, so that a shared screen need not be handed over
    GROUPS      titles of verbs whose options are folded together where there are many
    SIDE        what is started without being asked is called, as a heading; "" if there is no such thing
    DRAFT       the words for a choice that is edited and sent once: clear, cleared, clear_all
    scene(view, names, now, before, draft)   what the template draws; `now` and `before` are the events
                                             that the viewer heard in this chapter and in the last one
    chapter(heard), shown(heard, viewer), mark(heard)   headings, lines and marks of the log
    waiting(view, names), ready(view, names)    what a viewer without a question is told
    crests(view)                                the crest of each seat, if it plays for a club of the game
    drafting(view, draft)                       the question while a choice is edited
    slots(view, draft)                          its places, as (short name, what lies there, its worth);
                                                one without a name is not there now
    sending(view, draft)                        the words on the button that sends it
    edit_of(option, asked, view, draft)         the edit that is the coach's answer to a small question
                                                of the choice; "" if there is none, or not at this place
    amounts(view, side)                         numbers that may be typed in beside the listed options:
                                                option (`{}` for the number), label, least, most, step, unit
    shows(option, view, cursor)                 the place that an option changes, besides its own
    steps(events, view, names)                  a reveal, step by step
    standing(view, names)                       the final table: who has how many points, and from where
    headline(view, names)                       who won, and a line about it
    final(view, names)                          the boards at the end of the game
    opened(views, names)                        everybody's secrets, for a replay with all cards open
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, cast

import jinja2
from markupsafe import Markup

import touchline.games
from touchline.engine.events import Heard
from touchline.engine.game import DraftView, Game, find
from touchline.engine.speech import Words, by_language
from touchline.engine.views import View
from touchline.web.clubs import Badge
from touchline.web.templating import environment

GAMES: Final = Path(touchline.games.__path__[0])


class Dresser(Protocol):
    """A game's `page` module; see the module's text."""

    SECTIONS: tuple[str, ...]
    TABS: tuple[tuple[str, str, str], ...]
    DRAWER: tuple[tuple[str, str, str], ...]
    TEAMS: dict[str, Badge]
    OPEN: bool
    GROUPS: dict[str, str]
    SIDE: str
    DRAFT: dict[str, str]

    def scene(
        self,
        view: View,
        names: list[str],
        now: Sequence[Heard],
        before: Sequence[Heard],
        draft: DraftView | None,
    ) -> Any: ...
    def chapter(self, heard: Heard) -> str: ...
    def shown(self, heard: Heard, viewer: int) -> tuple[int | None, str] | None: ...
    def mark(self, heard: Heard) -> tuple[str, str] | None: ...
    def waiting(self, view: View, names: list[str]) -> tuple[str, str]: ...
    def ready(self, view: View, names: list[str]) -> list[tuple[int, str]]: ...
    def crests(self, view: View) -> tuple[Badge | None, ...]: ...
    def drafting(self, view: View, draft: DraftView) -> tuple[str, str]: ...
    def slots(self, view: View, draft: DraftView) -> Sequence[tuple[str, str, str]]: ...
    def sending(self, view: View, draft: DraftView) -> str: ...
    def edit_of(self, option: str, asked: str, view: View, draft: DraftView) -> str: ...
    def amounts(self, view: View, side: bool) -> Sequence[Any]: ...
    def shows(self, option: str, view: View, cursor: int) -> str: ...
    def steps(self, events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterable[Any]: ...
    def opened(self, views: Sequence[View], names: list[str]) -> Iterable[Any]: ...
    def standing(self, view: View, names: list[str]) -> Sequence[Any]: ...
    def headline(self, view: View, names: list[str]) -> tuple[str, str]: ...
    def final(self, view: View, names: list[str]) -> Iterable[tuple[Any, Any]]: ...


def dresser(game: Game) -> Dresser:
    """The `page` module of a game, with the names and facts of its edition."""
    return cast(Dresser, game.module("page"))


@cache
def templates() -> jinja2.Environment:
    """The templates of the pages, and those of the games as `<game>/table.html`."""
    env = environment(GAMES)
    env.globals.update(once=once, words=words)
    return env


@cache
def words(game_id: str) -> Words:
    """The words of a game, for its templates: `{% set say = words("best11") %}`."""
    return Words(find(game_id).package)


@by_language
def once(macro: Callable[..., Markup], *args: Hashable) -> Markup:
    """What a macro makes of these arguments, drawn once and kept: a card looks the same everywhere."""
    return macro(*args)
