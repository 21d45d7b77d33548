"""Who looks at a table: what a browser's cookies allow there, and which seat's secrets it may show now.

Several seats at one screen take turns: a seat's secrets are shown only after somebody said "the screen is
mine", and they disappear as soon as another seat of this screen has to decide. Where a game has no secrets,
the screen simply shows the seat that has to decide.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Final, cast

from starlette.requests import HTTPConnection

from touchline.engine.speech import ENGLISH, speaker
from touchline.tables.doors import hashed
from touchline.tables.errors import Stale, TableError
from touchline.tables.forms import Created, Pass, TableCard
from touchline.tables.seen import Seen
from touchline.tables.service import Tables
from touchline.tables.table import Table
from touchline.web.gamepage import page_of
from touchline.web.hosts import Hosts
from touchline.web.language import say
from touchline.web.lines import Lines
from touchline.web.measured import Answers
from touchline.web.security import (
    Gate,
    Limits,
    client_of,
    league_tokens,
    local,
    secret_of,
    small_number,
    tables_of,
    tokens_of,
)
from touchline.web.viewer import Viewer

LINKS_COOKIE: Final = "touchline-links"
MOST_LINKS: Final = 16
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1", "[::1]")


class Screens:
    """Which seat sits in front of each shared screen. Forgotten with the process, which is safe."""

    MOST: Final = 4096

    def __init__(self) -> None:
        self._holders: OrderedDict[Pass, int] = OrderedDict()

    def holder(self, who: Pass) -> int:
        """The seat in front of the screen, -1 if nobody said so."""
        return self._holders.get(who, -1)

    def hand(self, who: Pass, seat: int) -> None:
        """Hand the screen to one of its seats."""
        self._holders[who] = seat
        self._holders.move_to_end(who)
        if len(self._holders) > self.MOST:
            self._holders.popitem(last=False)


@dataclass(frozen=True)
class House:
    """What all requests share."""

    tables: Tables
    limits: Limits
    gate: Gate
    public_url: str = ""  # the address for others, where this machine's own browser uses a loopback one
    hosts: Hosts = field(default_factory=Hosts)
    open_metrics: bool = False
    answers: Answers = field(default_factory=Answers)
    screens: Screens = field(default_factory=Screens)
    lines: Lines = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", Lines(self.limits))


def house(conn: HTTPConnection) -> House:
    """The house of a request."""
    return cast(House, conn.app.state.house)


@dataclass(frozen=True)
class Visitor:
    """A browser at a table."""

    house: House
    who: Pass
    base_url: str
    invites: tuple[tuple[int, str], ...]
    client: str = ""
    language: str = ENGLISH

    @property
    def known(self) -> bool:
        """Whether the browser has any token of the table."""
        return bool(self.who.seats or self.who.host or self.who.watch)

    @property
    def kind(self) -> Hashable:
        """The same for browsers that may see the same of the table."""
        return self.who, self.base_url, self.invites, self.language

    def viewer(self, table: Table) -> Viewer:
        """What the screen may show of the table now."""
        seat, handover = self._seat(table)
        review = self.house.tables.coach.review(table) if table.match.over else None
        invites = tuple(one for one in self.invites if _good(table, *one))
        return Viewer(
            seat, self.who.seats, self.who.host, self.base_url, handover, invites, review, self.language
        )

    def still(self, table: Table) -> bool:
        """Whether the browser may still do here what it could when it came."""
        return table.allowed(self.who) == self.who

    def _seat(self, table: Table) -> tuple[int, int]:
        """The seat whose secrets are shown, and the seat that the screen has to be handed to."""
        seats = self.who.seats
        if len(seats) < 2:
            return (seats[0] if seats else -1), -1
        humans = [seat for seat in seats if not table.bot(seat)]
        if len(humans) == 1:
            return humans[0], -1
        holder = self.house.screens.holder(self.who)
        asked = [seat for seat in table.match.waiting() if seat in humans]
        if table.match.over:
            return (holder if holder in seats else seats[0]), -1
        if page_of(table.game).OPEN:
            return (asked or [holder if holder in seats else (humans or seats)[0]])[0], -1
        if asked and holder not in asked:
            after = [seat for seat in asked if seat > holder]
            return -1, (after or asked)[0]
        return holder, -1

    def hand_screen(self, table: Table) -> None:
        """Hand the screen to the seat that has to decide."""
        _, seat = self._seat(table)
        if seat >= 0:
            self.house.screens.hand(self.who, seat)

    def acting_seat(self, table: Table, wanted: int | None = None) -> int:
        """The seat that a choice is for: the one wanted, else that which this screen shows."""
        if wanted is not None and wanted >= 0:
            return wanted  # whether it may be played is checked where it is
        viewer = self.viewer(table)
        if viewer.handover >= 0:
            raise TableError(409, say("hand-screen-first", name=table.names[viewer.handover]))
        if viewer.seat < 0:
            raise TableError(403, say("you-are-watching"))
        return viewer.seat

    def moved_on(self, table: Table) -> Stale:
        """Says that the table has changed meanwhile, and what this viewer heard last."""
        *_, last = [None, *Seen(table, self.viewer(table).seat).lines()]
        return Stale(say("moved-on", news=last.text) if last else "")

    def undo_seat(self, table: Table) -> int:
        """The seat of this screen that has a say in the take-back that is asked for."""
        asked = table.undo_asked
        concerned = (*asked.consent_missing, asked.seat) if asked else ()
        mine = [seat for seat in (*concerned, *self.who.seats) if seat in self.who.seats]
        return mine[0] if mine else self.acting_seat(table)

    def hello(self) -> None:
        """The browser wants to be shown everything: refused if it does so all the time."""
        if not local(self.client):
            self.house.gate.check(self.client, "lines")

    def line(self) -> Callable[[], None]:
        """Count a live line of this browser, or refuse it; returns what to call when it has ended."""
        self.hello()
        return self.house.lines.take(self.who.table, self.client, bool(self.who.seats or self.who.host))

    def speaker(self, table: Table) -> int | None:
        """The seat that says something, None for the first of this screen or a spectator."""
        seat = self.viewer(table).seat
        return seat if seat >= 0 else None


def base_url(conn: HTTPConnection) -> str:
    """The address of this server as others reach it."""
    public = house(conn).public_url
    if house(conn).hosts.origin:
        return house(conn).hosts.origin
    if public and (conn.url.hostname or "") in LOOPBACK:
        return public
    scheme = "https" if conn.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{conn.url.netloc}"


def newest(cards: Iterable[TableCard]) -> list[TableCard]:
    """Tables in the order in which they were made; the order of their last moves would betray secret ones."""
    return sorted(cards, key=lambda card: card.created, reverse=True)


@dataclass(frozen=True)
class Visit:
    """A visitor at a table, which is looked up once for a request. `live`: what comes later is shown too."""

    visitor: Visitor
    table: Table
    live: bool = False

    @property
    def tables(self) -> Tables:
        """All tables."""
        return self.visitor.house.tables

    @property
    def who(self) -> Pass:
        """What the visitor may do here."""
        return self.visitor.who

    def seat(self, wanted: int | None) -> int:
        """The seat that an act is for."""
        return self.visitor.acting_seat(self.table, wanted)


async def visit(conn: HTTPConnection, table_id: str = "", stranger: bool = False) -> Visit:
    """Who this browser is at a table, that of the address unless told.

    Tokens that open nothing count as none; without any, one watches. At a private table nobody watches
    without a link, unless a `stranger` may.
    """
    home, table_id = house(conn), table_id or conn.path_params["table"]
    table = await home.tables.fresh(table_id)
    find = home.tables.recognised if stranger else home.tables.admitted
    secret, url = secret_of(conn), base_url(conn)
    keys = await home.tables.managers.keys_at(secret, table_id) if secret else []
    who = find(table, tokens_of(conn, table_id), keys)
    invites = _invites(conn, table_id, url) if who.host else ()
    return Visit(Visitor(home, who, url, invites, client_of(conn), speaker().language), table)


async def my_tables(conn: HTTPConnection) -> list[str]:
    """The tables at which this browser has a seat, by a key of its own or by its manager, newest first."""
    own, secret = tables_of(conn)[::-1], secret_of(conn)
    tables = house(conn).tables
    by_manager = await tables.managers.tables_of(secret) if secret else []
    in_leagues = await tables.leagues.tables_of(league_tokens(conn))
    return list(dict.fromkeys([*own, *in_leagues, *by_manager]))


async def program_visit(conn: HTTPConnection, stranger: bool = False) -> Visit:
    """Who a program is at the table of the address, by the token that it sends along. Cookies open nothing
    here, so no other site can misuse them. A token that opens nothing is refused.
    """
    home = house(conn)
    table = await home.tables.fresh(conn.path_params["table"])
    kind, _, token = conn.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        who = home.tables.entered(table, token.strip())
    else:
        find = home.tables.recognised if stranger else home.tables.admitted
        who = find(table, [])
    return Visit(Visitor(home, who, base_url(conn), (), client_of(conn), speaker().language), table)


# The links that a host gives away. The server keeps only their hashes, the host's browser keeps the rest.


def links_value(created: Created) -> str:
    """The links of a new table as its host's browser keeps them."""
    return ".".join([f"{seat}:{token}" for seat, token in created.links.items()] + [f"w:{created.watch}"])


def links_with(conn: HTTPConnection, seat: int, token: str) -> str:
    """The links that this browser keeps of a table, with a new one for a seat (-1: to watch)."""
    links = _links(conn) | {seat: token}
    return ".".join(f"{'w' if seat < 0 else seat}:{token}" for seat, token in links.items())


def _links(conn: HTTPConnection) -> dict[int, str]:
    """The links of a table (-1: to watch), as the browser that made it keeps them."""
    found = {}
    for part in conn.cookies.get(LINKS_COOKIE, "").split(".")[:MOST_LINKS]:
        seat, _, token = part.partition(":")
        if hashed(token) and (seat == "w" or small_number(seat)):
            found[-1 if seat == "w" else int(seat)] = token
    return found


def _invites(conn: HTTPConnection, table_id: str, url: str) -> tuple[tuple[int, str], ...]:
    """The addresses of these links."""
    return tuple((seat, f"{url}/t/{table_id}/s/{token}") for seat, token in _links(conn).items())


def _good(table: Table, seat: int, link: str) -> bool:
    """Whether a link is not used up yet, and leads where it did."""
    known = hashed(link.rpartition("/")[2])
    return known in table.doors.watch if seat < 0 else table.doors.invited(known) == seat
