"""What comes in and goes out at a table, and the checks of what people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Literal

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find
from touchline.tables import clocks
from touchline.tables.clocks import Clock, Pace
from touchline.tables.errors import TableError, say
from touchline.tables.names import RESERVED, normal, skeleton, unseen
from touchline.tables.series import MOST, Series

Kind = Literal["here", "link", "bot"]

LONGEST_NAME = 24
LONGEST_TITLE = 60
LONGEST_TALK = 300
LONGEST_LANGUAGE = 8
MOST_LIMIT = 7 * 24 * 3600
LEAST_LIMIT = 5
UNNAMED = "Manager"
# What bots are called at tables whose host does not say
BOTS = (
    "Odo Brackett",
    "Wren Tallis",
    "Pia Corvane",
    "Lars Hollin",
    "Ines Calloway",
    "Teodor Vance",
    "Mabel Quist",
)
_RESERVED = {skeleton(name) for name in RESERVED}


class SeatSpec(msgspec.Struct):
    """A seat of a new table: played here, by link, or by the bot of that name."""

    kind: Kind
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct):
    """An order for a table; `limit` is the seconds for each decision, 0 for as long as one likes, unless
    there is a `clock`, which can say more.

    `coach` says whether the coach may be asked; if nothing is said, where at most one person plays.
    `private`: in no list, and without a link one does not see it. `open`: anybody may sit down at a seat by
    link; `language` is what lists say of such a table. `orders`: people's seats have the usual standing
    orders of the game from the start, instead of being asked everything. `series`: the games of which this is
    one.
    """

    game: str
    seats: list[SeatSpec]
    options: dict[str, bool | int] = {}
    title: str = ""
    limit: int = 0
    coach: bool | None = None
    private: bool = False
    clock: Clock | None = None
    orders: bool = False
    open: bool = False
    language: str = ""
    series: Series | None = None


class Created(msgspec.Struct):
    """The tokens of a new table. The host's plays all seats that are "here" as well.

    `links` are invitations: with one, somebody sits down and gets a key of their own.
    """

    table: str
    host: str
    links: dict[int, str]
    watch: str


class Pass(msgspec.Struct, frozen=True):
    """What tokens allow at a table: to play `seats`, and to sit down at those that are `invited`.

    `keys` are the hashes of the tokens; when one of them opens nothing any more, the pass is void. A pass
    without any was made by the program itself.
    """

    table: str
    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False
    invited: tuple[int, ...] = ()
    keys: tuple[str, ...] = ()

    @property
    def known(self) -> bool:
        """Whether there is any token of the table behind it."""
        return bool(self.seats or self.host or self.watch or self.invited)


class Seated(msgspec.Struct, frozen=True):
    """Somebody sat down: the seat (-1: as the host), and the key that opens it, told this once."""

    table: str
    seat: int
    token: str


class Followed(msgspec.Struct, frozen=True):
    """The way to the rematch: its table and keys for the same seats; "" for what one had not."""

    table: str
    host: str
    links: dict[int, str]
    watch: str


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everybody may know it."""

    name: str
    kind: Kind
    bot: str


class TableCard(msgspec.Struct, frozen=True):
    """A table as everybody may know it.

    `stage` says in English how far the game is, `stages` in the other languages that the game speaks.
    `free` counts the seats at which anybody may sit down.
    """

    id: str
    game: str
    edition: str
    game_title: str
    title: str
    seats: list[SeatCard]
    status: Literal["playing", "over"]
    stage: str
    created: float
    updated: float
    stages: dict[str, str] = {}
    free: int = 0
    pace: Pace = "none"
    language: str = ""


def checked(new: NewTable) -> tuple[Game, NewTable]:
    """The order with everything tidy, or what is wrong with it. Bots are checked by whoever knows them."""
    try:
        new = msgspec.convert(msgspec.to_builtins(new), NewTable)
        game = find(new.game)
        if game.kept:
            raise TouchlineError(say("rules-of-today", game=game.title))
        game.check_seats(len(new.seats))
        bots_alone = all(seat.kind == "bot" for seat in new.seats)
        game.option_values(new.options, len(new.seats), bots_alone)
    except (TypeError, ValueError) as error:  # msgspec's own are among these
        raise TableError(400, say("order-wrong", why=str(error))) from error
    except TouchlineError as error:
        raise TableError(400, str(error)) from error
    if new.limit and not LEAST_LIMIT <= new.limit <= MOST_LIMIT:
        raise TableError(400, say("limit-range", least=LEAST_LIMIT, most=MOST_LIMIT))
    if new.clock:
        clocks.checked(new.clock)
    if new.open and (new.private or all(seat.kind != "link" for seat in new.seats)):
        raise TableError(400, say("open-private" if new.private else "open-no-seat"))
    if len(new.language) > LONGEST_LANGUAGE or not new.language.isascii():
        raise TableError(400, say("language-unknown"))
    if new.series and (len(new.series.games) > MOST or new.series.over):
        raise TableError(400, say("series-unknown"))
    new.title = clean(new.title, "title", LONGEST_TITLE)
    for seat in new.seats:
        seat.name = tidy_name(seat.name)
    names = [seat.name for seat in new.seats]
    for number, seat in enumerate(new.seats):
        names[number] = seat.name = seat.name or free_name(seat, names)
    for number, name in enumerate(names):
        check_free(name, names[:number])
    return game, new


def clean(text: object, what: str, longest: int) -> str:
    """The text without outer spaces, if it can be shown and is short enough."""
    if not isinstance(text, str):
        raise TableError(400, say("not-text", what=what))
    text = unicodedata.normalize("NFC", text.strip()) if len(text) < 10 * longest else text
    if len(text) > longest:
        raise TableError(400, say("too-long", what=what, most=longest))
    if unseen(text):
        raise TableError(400, say("unseen", what=what))
    return text


def clean_name(text: object, others: Sequence[str]) -> str:
    """A manager's name that nobody else at the table has, nor one that looks like it."""
    name = tidy_name(text)
    if not name:
        raise TableError(400, say("name-missing"))
    check_free(name, others)
    return name


def tidy_name(text: object) -> str:
    """A name as it is kept, if it can be shown and means nobody else; "" if there is none."""
    if isinstance(text, str) and len(text) < 10 * LONGEST_NAME and not unseen(text.strip()):
        text = normal(text)
    name = clean(text, "name", LONGEST_NAME)
    if name and not skeleton(name):
        raise TableError(400, say("name-unreadable"))
    if skeleton(name) in _RESERVED:
        raise TableError(400, say("name-reserved", name=name))
    return name


def clean_talk(text: object) -> str:
    """Something to say; line breaks become spaces."""
    said = clean(" ".join(text.split()) if isinstance(text, str) else text, "message", LONGEST_TALK)
    if not said:
        raise TableError(400, say("message-empty"))
    return said


def check_free(name: str, others: Sequence[str]) -> None:
    """Refuse a name that another manager has, or that could be taken for it."""
    looks = skeleton(name)
    for other in others:
        if name.casefold() == other.casefold():
            raise TableError(400, say("name-twice", name=name))
        if looks == skeleton(other):
            raise TableError(400, say("name-alike", name=name, other=other))


def free_name(seat: SeatSpec, names: Sequence[str]) -> str:
    """A name for a seat that was given none."""
    taken = {skeleton(name) for name in names}
    numbered = (f"{UNNAMED} {n}" for n in range(1, 100))
    offered = (*BOTS, *numbered) if seat.kind == "bot" else numbered
    return next(name for name in offered if skeleton(name) not in taken)


def given(name: str) -> bool:
    """Whether somebody chose the name."""
    return not name.removeprefix(UNNAMED).strip().isdecimal()


def imported_names(names: Sequence[str]) -> list[str]:
    """The names of a record as far as they can be shown; others get a new one."""
    seats: list[SeatSpec] = []
    for name in names:
        try:
            seats.append(SeatSpec("here", clean_name(name, [seat.name for seat in seats])))
        except TableError:
            seats.append(SeatSpec("here"))
    taken = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        taken[number] = seat.name or free_name(seat, taken)
    return taken
