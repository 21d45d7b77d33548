"""Offers as slips between two managers; what may be added or typed in beside the list (FM-255 to FM-260)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.orders import ON, Amount, Ordering
from touchline.engine.speech import Seat, capital, listed, speaking
from touchline.engine.views import View
from touchline.games.footmania import cards as c, text
from touchline.games.footmania.orders import BIDS, DRAWS, LOTS, ROLLS, WINDOWS, ceiling
from touchline.games.footmania.page.faces import NUMBER, Footballer, Slip, footballer, thing
from touchline.games.footmania.table_view import AuctionView, OfferView, TableView
from touchline.games.footmania.text import printed, say

TYPED: Final = ("pay", "ask", "opening", "bid")  # verbs of options that are typed in
STEP: Final = c.UNIT
TWICE: Final = 2  # the highest opening price, of the price (FM-259)
THRICE: Final = 3  # of a sponsor's resale price


@dataclass(frozen=True)
class Further:
    """Something that may be added to an offer; `post` is its number, if it is one."""

    option: str
    label: str
    facts: str
    post: str


@dataclass(frozen=True)
class Offer:
    """An offer, as far as it is made; `wants` are cards, `post` is one in words, or nothing."""

    title: str
    kind: str
    asker: int
    asker_name: str
    to: int
    to_name: str
    to_title: str  # the same as a line begins
    gives: tuple[Footballer | Slip, ...]
    wants: tuple[Footballer | Slip, ...]
    post: str
    amount: str
    payer: str
    asked: bool  # the addressee pays, or the bidders do
    shown: Footballer | None
    more_gives: tuple[Further, ...]
    more_wants: tuple[Further, ...]

    @property
    def line(self) -> str:
        """What is given for what, in a line."""
        gives = [card.name for card in self.gives]
        wants = [card.name for card in self.wants] + [self.post] * bool(self.post)
        if self.payer or self.kind != "swap":
            (wants if self.asked else gives).append(self.amount)
        return say("exchange", gives=listed(gives), gets=listed(wants))


def who(seat: int, names: Sequence[str], viewer: int) -> str:
    """A seat in a sentence."""
    with speaking(you=viewer, names=names):
        return say("who", who=Seat(seat))


def offer(view: OfferView, names: Sequence[str], viewer: int) -> Offer:
    """A slip."""
    post = next((id for id in view.wanted if NUMBER[id] >= c.POST), "")
    further = [addition(option) for option in view.more]
    amount = "" if view.amount is None else text.thousands(view.amount)
    payer = "" if view.payer is None or not view.amount else who(view.payer, names, viewer)
    to_name = "" if view.to is None else who(view.to, names, viewer)
    return Offer(
        title=say(f"offer-{view.kind}"),
        kind=view.kind,
        asker=view.asker,
        asker_name=capital(who(view.asker, names, viewer)),
        to=-1 if view.to is None else view.to,
        to_name=to_name,
        to_title=capital(to_name),
        gives=tuple(thing(id) for id in view.cards),
        wants=tuple(thing(id) for id in view.wanted if id != post),
        post=text.name(NUMBER[post]) if post else "",
        amount=amount,
        payer=payer,
        asked=view.kind in ("sell", "own_auction") or (view.payer is not None and view.payer == view.to),
        shown=footballer(view.shown) if view.shown else None,
        more_gives=tuple(one for one in further if not one.option.startswith("offer_for:")),
        more_wants=tuple(one for one in further if one.option.startswith("offer_for:")),
    )


def addition(option: str) -> Further:
    """A card or a post that may be added."""
    id = option.partition(":")[2]
    number = NUMBER[id]
    if number >= c.POST:
        return Further(option, text.name(number), printed("posts", id[4:]), id[4:])
    return Further(option, text.name(number), text.facts(number), "")


def amounts(view: View, side: bool) -> list[Amount]:
    """What may be typed in beside the amounts listed: in a window, an auction, or (`side`) in a letter."""
    table: TableView = view.table
    options = view.side if side else view.decision.options if view.decision else []
    made = table.own.draft if side and table.own else table.offer
    verbs = {option.option.partition(":")[0] for option in options} & set(TYPED)
    if not side and table.auction and view.decision and view.decision.question == "bid":
        least, cash = table.auction.least, min(c.MOST * c.UNIT, table.managers[view.seat].cash)
        return [typed("bid", cash, least)] if cash >= least else []
    if made is None or not verbs:
        return []
    if made.kind == "own_auction":
        return [typed("opening", highest_opening(made.cards[0]))]
    payers = {"pay": made.asker, "ask": made.to if made.to is not None else made.asker}
    wanted = ("pay", "ask") if made.kind == "swap" else ("ask",) if made.kind == "sell" else ("pay",)
    return [typed(verb, min(c.MOST * c.UNIT, table.managers[payers[verb]].cash)) for verb in wanted]


def orders(view: View, given: Mapping[str, str]) -> list[Ordering]:
    """What is answered for him in turns and windows, and a maximum for the lot that is being sold."""
    table: TableView = view.table
    if table.own is None:
        return []
    window, turn = table.step == "transfer-window", table.active == view.seat
    found = [switch(ROLLS, given, turn and table.match is None)]  # who wants to speak next time says so here
    if table.deals_open and "no_deals" not in table.options and not table.own.auto_done:
        found.append(switch(WINDOWS, given, window))
    found.append(switch(DRAWS, given, table.step == "footballer-square"))
    found.append(switch(LOTS, given, table.step == "auction"))
    auction = table.auction
    if auction is None or view.seat in auction.out:
        return found
    most = ceiling(auction.card, given.get(BIDS, ""))
    if most >= 0:
        label = say("order-bids", money=text.thousands(most))
        return [Ordering(BIDS, "", label, say("order-bids.text"), True), *found]
    return [*maximum(auction, min(c.MOST * c.UNIT, table.managers[view.seat].cash)), *found]


def switch(order: str, given: Mapping[str, str], now: bool) -> Ordering:
    """An order that is on or off."""
    on, label, desc = order in given, say(f"order-{order}"), say(f"order-{order}.text")
    return Ordering(order, "" if on else ON, label, desc, on, now=now)


def maximum(auction: AuctionView, limit: int) -> list[Ordering]:
    """A maximum for a lot: what is printed on the card, or any other."""
    if auction.least > limit:
        return []
    worth, unit = thing(auction.card), say("typed-unit")
    price = worth.price if isinstance(worth, Footballer) else worth.resale
    usual = max(auction.least, min(limit, price))
    label = say("order-bids", money=text.thousands(usual))
    own = Amount(f"{auction.card} {{}}", say("order-bids-typed"), limit, unit, auction.least, STEP, True)
    return [
        Ordering(BIDS, f"{auction.card} {usual}", label, say("order-bids.text")),
        Ordering(BIDS, own.option, own.label, amount=own),
    ]


def typed(verb: str, most: int, least: int = 0) -> Amount:
    """A sum up to this one, in thousands, with its words (FM-017)."""
    return Amount(f"{verb}:{{}}k", say(f"typed-{verb}"), most, say("typed-unit"), least, STEP)


def highest_opening(card: str) -> int:
    """The limit of an opening price (FM-259)."""
    found = thing(card)
    if NUMBER[card] < c.FOOTBALLERS:
        assert isinstance(found, Footballer)
        return TWICE * found.price
    return THRICE * found.resale
