"""What a table is from its start."""

from __future__ import annotations

import msgspec

from touchline.engine.earlier import NoRules
from touchline.engine.editions import NoEdition
from touchline.engine.game import Game, find, pinned
from touchline.engine.match import Fork
from touchline.tables.clocks import Clock
from touchline.tables.errors import TableError, say
from touchline.tables.forms import Kind
from touchline.tables.series import Series


class SeatHeader(msgspec.Struct, frozen=True):
    """A seat as it was when the table was made."""

    kind: Kind
    name: str
    bot: str = ""


class Header(msgspec.Struct, frozen=True):
    """What a table is from its start; stored as JSON. `contents` is the fingerprint of an own edition.

    `open`: anybody may sit down where nobody sits; `language` is the one in which its host plays. `league`:
    the league that the table is part of; `series`: what was played before it, and what follows; `daily`: the
    day whose match is played.
    """

    game: str
    edition: str
    rules: int
    options: dict[str, bool | int]
    seats: list[SeatHeader]
    commitment: str
    title: str = ""
    limit: int = 0
    contents: str = ""
    coach: bool | None = None
    forks: list[Fork] = []
    private: bool = False
    clock: Clock | None = None
    lesson: str = ""
    open: bool = False
    language: str = ""
    league: str = ""
    series: Series | None = None
    daily: str = ""

    @property
    def time(self) -> Clock:
        """What managers have to think; tables of earlier releases had a limit for each decision."""
        return self.clock or Clock(each=self.limit)


def the_game(header: Header) -> Game:
    """The game of a table, by the rules that the table was made with."""
    try:
        game = find(pinned(header.game, header.edition, header.contents, header.rules))
    except (NoEdition, NoRules) as error:
        raise TableError(410, say("edition-gone", why=str(error))) from error
    if header.edition != game.edition:
        facts = {"game": game.title, "theirs": header.edition, "ours": game.edition}
        raise TableError(410, say("other-edition", **facts))
    return game
