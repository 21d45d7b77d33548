"""The off-season as it is drawn: steps, money in and out, facilities, offers, the player who lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.orders import ON, Amount, Ordering
from touchline.engine.speech import by_language, listed
from touchline.engine.views import View
from touchline.games.superclub import cards as c
from touchline.games.superclub.orders import BIDS, WINDOWS, ceiling, least
from touchline.games.superclub.page.faces import NUMBER, Player, Slip, base, face, member, player
from touchline.games.superclub.table_view import LotView, ManagerView, OfferView, TableView
from touchline.games.superclub.text import (
    called,
    department_name,
    facility_name,
    money,
    name,
    say,
    status_name,
)

STEPS: Final = {
    "finance": "coin",
    "unhappy_players": "warn",
    "training": "fit",
    "scouting": "bino",
    "investments": "stand",
    "deadline_day": "clock",
}  # with their icons
ICONS: Final = {"training": "fit", "scouting": "bino", "stadium": "stand"}
LEVELS_OF: Final = 5  # entries of UPGRADE_PRICE for each department


@dataclass(frozen=True)
class Item:
    """A line of the money book: what for, and how much; below 0 it was paid."""

    text: str
    amount: int


@dataclass(frozen=True)
class Book:
    """Money in and out of this off-season."""

    items: tuple[Item, ...]

    @property
    def gained(self) -> int:
        """All that came in."""
        return sum(item.amount for item in self.items if item.amount > 0)

    @property
    def paid(self) -> int:
        """All that went out."""
        return -sum(item.amount for item in self.items if item.amount < 0)


@dataclass(frozen=True)
class Level:
    """A level of a facility, and what it brings."""

    number: int
    name: str
    text: str
    detail: str
    price: int


@dataclass(frozen=True)
class Facility:
    """A facility of a club."""

    id: str
    name: str
    icon: str
    level: int
    levels: tuple[Level, ...]


@dataclass(frozen=True)
class Lot:
    """The player who lies open, and the bids for him."""

    who: Player
    owner: int
    owner_name: str
    floor: int
    bid: int
    bidders: tuple[tuple[int, str, str, int], ...]  # seat, name, top, out or in, squad strength
    auction: bool


@dataclass(frozen=True)
class Offer:
    """A trade offer, as far as it is made."""

    maker: int
    maker_name: str
    to: int
    to_name: str
    gives: tuple[Player | Slip, ...]
    asks: tuple[Player | Slip, ...]
    pays: int
    gets: int


def amounts(view: View, side: bool) -> list[Amount]:
    """What may be typed in beside the amounts that are listed: in a window, or (`side`) in a letter."""
    table: TableView = view.table
    options = view.side if side else view.decision.options if view.decision else []
    made = table.own.draft if side and table.own else table.offer
    if made is None or made.to is None or not any(option.option == "pay:0" for option in options):
        return []
    ours, theirs = table.managers[made.maker].cash, table.managers[made.to].cash
    unit = say("millions")
    found = [
        Amount("pay:{}", say("amount-pay"), ours, unit),
        Amount("ask_cash:{}", say("amount-ask_cash"), theirs, unit, 1),
    ]
    return [amount for amount in found if amount.most]


RECIPE: Final = "give:< offer:done?< ask:> offer:done?> $ offer:send"


def orders(view: View, given: Mapping[str, str]) -> list[Ordering]:
    """Done in trade windows, and a maximum for the player who is being sold."""
    table: TableView = view.table
    if table.own is None:
        return []
    asked = view.decision.question if view.decision else ""
    found = list(maximum(view, given, asked == "bid"))
    if table.stage not in ("setup", "draft", "finals") and not table.own.auto_done:
        on, texts = WINDOWS in given, (say("order-windows"), say("order-windows.text"))
        found.append(Ordering(WINDOWS, "" if on else ON, *texts, on, now=asked == "window"))
    return found


def maximum(view: View, given: Mapping[str, str], asked: bool) -> list[Ordering]:
    """A maximum for the player who is being sold: the scout's price, or any other."""
    table: TableView = view.table
    lot = table.lot
    if lot is None or view.seat in lot.passed:
        return []
    if not asked and not lot.bid:
        return []
    player, limit = lot.player.id, table.managers[view.seat].cash
    most = ceiling(player, given.get(BIDS, ""))
    if most >= 0:
        return [Ordering(BIDS, "", say("order-bids", money=money(most)), say("order-bids.text"), True)]
    lowest = lot.bid if view.seat in lot.at_top else least(lot.bid, lot.floor)
    if lowest > limit:
        return []
    usual = max(lowest, min(limit, lot.player.scout_price))
    own = Amount(f"{player} {{}}", say("order-bids-typed"), limit, say("millions"), lowest, ordered=True)
    return [
        Ordering(BIDS, f"{player} {usual}", say("order-bids", money=money(usual)), say("order-bids.text")),
        Ordering(BIDS, own.option, own.label, amount=own),
    ]


@dataclass(frozen=True)
class Tray:
    """One side of a trade on its sheet: each thing that may lie there, with its words."""

    title: str
    things: tuple[tuple[str, str, str], ...]  # id, name, facts


@dataclass(frozen=True)
class Sheet:
    """A trade on one sheet, sent as a whole: what is given and asked for, and who pays how much.

    `most` things on a side; `payers`: option, words, most; `recipes`: see static/sheet.js.
    """

    title: str
    trays: tuple[Tray, ...]
    most: int
    payers: tuple[tuple[str, str, int], ...]
    unit: str
    label: str
    recipes: tuple[str, ...] = (RECIPE,) * 3
    step: int = 1


def sheet(view: View, names: list[str]) -> Sheet | None:
    """The sheet of an offer that is begun: only the partner is known (SC-307)."""
    table: TableView = view.table
    made = table.offer
    if made is None or made.to is None or made.maker != view.seat or made.gives or made.asks:
        return None
    if not view.decision or not any(one.option.startswith("give:") for one in view.decision.options):
        return None
    ours, theirs, to = table.managers[view.seat], table.managers[made.to], names[made.to]
    return Sheet(
        say("sheet", to=to),
        (Tray(say("sheet-gives"), tray(ours)), Tray(say("sheet-gets", to=to), tray(theirs))),
        c.TRADE_ITEMS,
        (("pay:{}", say("sheet-pay"), ours.cash), ("ask_cash:{}", say("sheet-ask", to=to), theirs.cash)),
        say("millions"),
        say("sheet-send", to=to),
    )


def tray(club: ManagerView) -> tuple[tuple[str, str, str], ...]:
    """What a club has to trade: players, then key staff."""
    players = [face(player) for player in club.squad]
    found = [(one.id, one.name, one.facts) for one in players]
    return (*found, *((id, member(id).name, member(id).job) for id in club.staff))


def book(now: Sequence[Heard], seat: int) -> Book:
    """What a club got and paid since the off-season began."""
    found: list[Item] = []
    for heard in now:
        found += entries(heard, seat)
    return Book(tuple(found))


def entries(heard: Heard, seat: int) -> list[Item]:
    """What an event means for the cash of a seat."""
    a, kind = heard.args, heard.kind
    if kind == "trade":
        paid = a[2] if a[0] == seat else -a[2] if a[1] == seat else 0
        return [Item(say("book-trade"), -paid)] if paid else []
    if kind == "unhappy_sold" and a[2] == seat:
        return [Item(name(a[1]), -a[3])]
    if not a or a[0] != seat:
        return []
    lines = {
        "reward": lambda: Item(say("book-reward", place=a[1]), a[2]),
        "stadium_income": lambda: Item(say("book-stadium_income"), a[1]),
        "season_income": lambda: Item(say("book-season_income"), a[1]),
        "wages": lambda: Item(say("book-wages"), -a[1]),
        "sold_abroad": lambda: Item(say("book-sold", player=name(a[1])), a[2]),
        "signed": lambda: Item(name(a[1]), -a[2]),
        "hired": lambda: Item(name(c.STAFF + a[1]), -a[2]),
        "upgrade": lambda: Item(say("book-upgrade", facility=department_name(a[1]), level=a[2]), -a[3]),
        "auction_won": lambda: Item(name(a[1]), -a[3]),
        "unhappy_sold": lambda: Item(say("book-sold", player=name(a[1])), a[3]),
    }
    made = lines[kind]() if kind in lines else None
    return [made] if made and made.amount else []


def brings(department: str, level: int) -> str:
    """What a level is good for (SC-047 to SC-050, SC-057 to SC-060, SC-072, SC-073)."""
    if department == "training":
        sure = "sure" if c.GUARANTEED[level] else "no"
        return say("brings-training", players=c.TRAINEES[level], gain=c.GAIN[level], sure=sure)
    if department == "scouting":
        return say("brings-scouting", cards=c.SCOUTED[level])
    return say("brings-stadium", least=c.INCOME[4 * level], most=money(c.INCOME[4 * level + 3]))


def detail(department: str, level: int) -> str:
    """The same in a sentence."""
    if department == "training":
        sure = "sure" if c.GUARANTEED[level] else "no"
        return say("detail-training", players=c.TRAINEES[level], gain=c.GAIN[level], sure=sure)
    if department == "scouting":
        return say("detail-scouting", cards=c.SCOUTED[level])
    paid = (
        say("detail-status", status=status_name(id), money=money(c.INCOME[4 * level + at]))
        for at, id in enumerate(c.STATUSES)
    )
    return say("detail-stadium", paid=listed(paid, "unit"))


@by_language
def facilities(training: int, scouting: int, stadium: int) -> tuple[Facility, ...]:
    """The three facilities at these levels."""
    made = []
    for number, level in enumerate((training, scouting, stadium)):
        id = c.DEPARTMENTS[number]
        levels = tuple(
            Level(
                one,
                facility_name(number, one),
                brings(id, one),
                detail(id, one),
                c.UPGRADE_PRICE[LEVELS_OF * number + one],
            )
            for one in range(1, c.TOP_LEVEL + 1)
        )
        made.append(Facility(id, department_name(number), ICONS[id], level, levels))
    return tuple(made)


def of(manager: ManagerView) -> tuple[Facility, ...]:
    """The facilities of a club."""
    return facilities(manager.training, manager.scouting, manager.stadium)


def lot(table: TableView, names: Sequence[str], viewer: int) -> Lot | None:
    """The card that lies open; in an auction with everybody's state, clockwise from the champion."""
    one: LotView | None = table.lot
    if one is None:
        return None
    auction = table.stage == "deadline_day" or one.owner is not None

    def state(seat: int) -> str:
        if seat in one.at_top:
            return "top"
        return "out" if seat in one.passed else "in"

    order = [(table.champion + turn) % len(names) for turn in range(len(names))]
    return Lot(
        who=face(one.player),
        owner=-1 if one.owner is None else one.owner,
        owner_name="" if one.owner is None else names[one.owner],
        floor=one.floor,
        bid=one.bid,
        bidders=tuple(
            (seat, called(seat, viewer, names), state(seat), table.managers[seat].squad_stars)
            for seat in order
            if seat != one.owner
        ),
        auction=auction,
    )


def offer(one: OfferView, table: TableView, names: Sequence[str], viewer: int) -> Offer:
    """A slip between two managers."""
    stars = {player.id: player.stars for manager in table.managers for player in manager.squad}

    def things(ids: Sequence[str]) -> tuple[Player | Slip, ...]:
        return tuple(
            member(id) if NUMBER[id] >= c.STAFF else player(id, stars.get(id, base(id).stars)) for id in ids
        )

    to = -1 if one.to is None else one.to
    return Offer(
        maker=one.maker,
        maker_name=called(one.maker, viewer, names),
        to=to,
        to_name="" if to < 0 else called(to, viewer, names),
        gives=things(one.gives),
        asks=things(one.asks),
        pays=max(0, one.paid),
        gets=max(0, -one.paid),
    )
