"""A deal on one sheet: cards and sponsors of both sides, and money, as a whole (FM-084, FM-255 to FM-261)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from touchline.engine.views import View
from touchline.games.footmania import cards as c, text
from touchline.games.footmania.page.faces import NUMBER
from touchline.games.footmania.rules.terms import MOST_CARDS
from touchline.games.footmania.table_view import TableView
from touchline.games.footmania.text import printed, say

Things = tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class Tray:
    """One side: things as (id, name, facts), and what may be wanted once, as (id, name).

    `only`: own things with which some kinds of offers can go to one manager alone, who is not asked for then.
    """

    title: str
    things: Things
    only: Mapping[str, str] = field(default_factory=dict)
    one: str = ""
    ones: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A deal with one manager. `payers`: option, words, most; `recipes`: see static/sheet.js."""

    title: str
    trays: tuple[Tray, ...]
    most: int
    payers: tuple[tuple[str, str, int], ...]
    unit: str
    label: str
    recipes: tuple[str, ...]
    to: int
    step: int = c.UNIT


def deals(view: View, names: list[str]) -> tuple[Sheet, ...]:
    """A sheet for each of the others, in a window."""
    asked = view.decision is not None and view.decision.question == "window"
    table: TableView = view.table
    offers = asked and table.own is not None and table.deals_open
    others = [one.seat for one in table.managers if one.seat != view.seat]
    return tuple(sheet(table, view.seat, to, names[to]) for to in others) if offers else ()


def sheet(table: TableView, seat: int, to: int, name: str) -> Sheet:
    """What the two have, as far as the one who fills it in knows (FM-261)."""
    ours, theirs = table.managers[seat], table.managers[to]
    gives = [*(table.own.squad if table.own else []), *ours.sponsors]
    posts = (
        tuple((f"post{post}", post_name(post)) for post in range(1, c.POSTS + 1))
        if theirs.footballers
        else ()
    )
    most = c.MOST * c.UNIT
    addressee = c.THINGS[c.SEAT + to]
    return Sheet(
        say("sheet", to=name),
        (
            Tray(
                say("sheet-gives"),
                tuple(things(gives)),
                {id: kinds for id in gives if (kinds := only(table, seat, id))},
            ),
            Tray(
                say("sheet-gets", to=name),
                tuple(things([*theirs.known, *theirs.sponsors])),
                one=say("offer-any-post"),
                ones=posts,
            ),
        ),
        MOST_CARDS,
        (
            ("pay:{}k", say("sheet-pay"), min(most, ours.cash)),
            ("ask:{}k", say("sheet-ask", to=name), min(most, theirs.cash)),
        ),
        say("typed-unit"),
        say("sheet-send", to=name),
        (
            f"sell:<1 sell!offer_to:{addressee} sell:<+ ask:$k",
            f"buy_from:{addressee} offer_for:> pay:$k",
            f"swap:<1 swap!offer_to:{addressee} swap:<+ offer_for:> $",
        ),
        to,
    )


def only(table: TableView, seat: int, id: str) -> str:
    """The kinds of offers that can go to one manager alone if they begin with this card (FM-090, FM-257)."""
    own, card = {c.ITEM[NUMBER[one]] for one in table.managers[seat].sponsors}, NUMBER[id]
    item = -1 if card < c.FOOTBALLERS else c.ITEM[card]
    buyers = swappers = 0
    for one in table.managers:
        if one.seat != seat:
            theirs = {c.ITEM[NUMBER[sponsor]] for sponsor in one.sponsors}
            buyers += item not in theirs
            swappers += bool(one.footballers or theirs - (own - {item}))
    return " ".join(kind for kind, able in (("sell", buyers), ("swap", swappers)) if able == 1)


def things(ids: list[str]) -> Iterator[tuple[str, str, str]]:
    """Cards with their names and what is printed on them."""
    for id in ids:
        yield id, text.name(NUMBER[id]), text.facts(NUMBER[id])


def post_name(post: int) -> str:
    """A post that somebody is wanted for."""
    return say("offer-for-post", post=post, name=printed("posts", str(post)))
