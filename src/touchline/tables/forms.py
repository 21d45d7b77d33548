"""What comes in and goes out at a table, and the checks of what people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Literal

import msgspec

from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game, find
from touchline.tables.errors import TableError

Kind = Literal["here", "link", "bot"]

LONGEST_NAME = 24
LONGEST_TITLE = 60
LONGEST_TALK = 300
MOST_LIMIT = 7 * 24 * 3600
LEAST_LIMIT = 5


class SeatSpec(msgspec.Struct):
    """A seat of a new table: played here, by link, or by the bot of that name."""

    kind: Kind
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct):
    """An order for a table; `limit` is the seconds for each decision, 0 for as long as one likes.

    `coach` says whether the coach may be asked; if nothing is said, where at most one person plays.
    """

    game: str
    seats: list[SeatSpec]
    options: dict[str, bool | int] = {}
    title: str = ""
    limit: int = 0
    coach: bool | None = None


class Created(msgspec.Struct):
    """The tokens of a new table. The host's plays all seats that are "here" as well."""

    table: str
    host: str
    links: dict[int, str]
    watch: str


class Pass(msgspec.Struct, frozen=True):
    """What a token allows at a table."""

    table: str
    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False


class Followed(msgspec.Struct, frozen=True):
    """The way to the rematch: its table and new tokens for the same seats; "" for what one had not."""

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
    """A table as everybody may know it; `stage` says in words how far the game is."""

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


def checked(new: NewTable) -> tuple[Game, NewTable]:
    """The order with everything tidy, or what is wrong with it. Bots are checked by who knows them."""
    try:
        new = msgspec.convert(msgspec.to_builtins(new), NewTable)
        game = find(new.game)
        game.check_seats(len(new.seats))
        bots_alone = all(seat.kind == "bot" for seat in new.seats)
        game.option_values(new.options, len(new.seats), bots_alone)
    except (TypeError, ValueError) as error:  # msgspec's own are among these
        raise TableError(400, f"This is no order for a table: {error}.") from error
    except TouchlineError as error:
        raise TableError(400, str(error)) from error
    if new.limit and not LEAST_LIMIT <= new.limit <= MOST_LIMIT:
        raise TableError(
            400, f"Choose {LEAST_LIMIT} to {MOST_LIMIT} seconds for each decision, or 0 for no limit."
        )
    new.title = clean(new.title, "title", LONGEST_TITLE)
    for seat in new.seats:
        seat.name = clean(seat.name, "name", LONGEST_NAME)
    names = [seat.name for seat in new.seats]
    for number, seat in enumerate(new.seats):
        names[number] = seat.name = seat.name or free_name(seat, names)
    for number, name in enumerate(names):
        check_free(name, names[:number])
    return game, new


def clean(text: object, what: str, longest: int) -> str:
    """The text without outer spaces, if it can be shown and is short enough."""
    if not isinstance(text, str):
        raise TableError(400, f"The {what} must be text.")
    text = unicodedata.normalize("NFC", text.strip()) if len(text) < 10 * longest else text
    if len(text) > longest:
        raise TableError(400, f"The {what} is too long: take at most {longest} characters.")
    if not text.isprintable():
        raise TableError(
            400, f"The {what} has characters that cannot be shown: take letters, digits and signs."
        )
    return text


def clean_name(text: object, others: Sequence[str]) -> str:
    """A manager's name that nobody else at the table has."""
    name = clean(text, "name", LONGEST_NAME)
    if not name:
        raise TableError(400, "A manager needs a name: type at least one letter.")
    check_free(name, others)
    return name


def clean_talk(text: object) -> str:
    """Something to say; line breaks become spaces."""
    said = clean(" ".join(text.split()) if isinstance(text, str) else text, "message", LONGEST_TALK)
    if not said:
        raise TableError(400, "There is nothing to say: type a message first.")
    return said


def check_free(name: str, others: Sequence[str]) -> None:
    """Refuse a name that another manager has."""
    if name.casefold() in [other.casefold() for other in others]:
        raise TableError(400, f"Two managers are called {name}: choose another name for one of them.")


def free_name(seat: SeatSpec, names: Sequence[str]) -> str:
    """A name for a seat that was given none."""
    base = f"Bot {seat.bot}"[: LONGEST_NAME - 3] if seat.kind == "bot" else "Manager"
    taken = {name.casefold() for name in names}
    return next(name for n in range(1, 100) if (name := f"{base} {n}").casefold() not in taken)


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
