"""Offers as slips between two managers, and the amounts that may be typed in (FM-255 to FM-260)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.views import View
from touchline.games.footmania import text
from touchline.games.footmania.cards import FOOTBALLERS, MOST, POST, UNIT
from touchline.games.footmania.page.faces import NUMBER, Footballer, Slip, footballer, thing
from touchline.games.footmania.view import OfferView, TableView

TITLES: Final = {"sell": "For sale", "buy_from": "Wanted", "swap": "Swap", "own_auction": "Own auction"}
# What is typed in, by the verb of the option.
TYPED: Final = {"pay": "Pay", "ask": "Ask for", "opening": "Open at"}
STEP: Final = UNIT
TWICE: Final = 2  # the highest opening price, of the price (FM-259)
THRICE: Final = 3  # of a sponsor's resale price


@dataclass(frozen=True)
class Offer:
    """An offer, as far as it is made; `wanted` is a card, a post in words, or nothing."""

    title: str
    kind: str
    asker: int
    asker_name: str
    to: int
    to_name: str
    gives: Footballer | Slip | None
    wants: Footballer | Slip | None
    post: str
    amount: str
    payer: str
    shown: Footballer | None


@dataclass(frozen=True)
class Amount:
    """A sum that may be typed in: `option` has `{}` where the number goes (thousands, FM-017)."""

    option: str
    label: str
    most: int
    least: int = 0
    step: int = STEP
    unit: str = "k"


def who(seat: int, names: Sequence[str], viewer: int) -> str:
    """A seat in a sentence."""
    return "you" if seat == viewer else names[seat]


def offer(view: OfferView, names: Sequence[str], viewer: int) -> Offer:
    """A slip."""
    wanted = NUMBER[view.wanted] if view.wanted else -1
    is_post = wanted >= POST
    amount = "" if view.amount is None else f"{view.amount:,}k"
    payer = "" if view.payer is None or not view.amount else who(view.payer, names, viewer)
    return Offer(
        title=TITLES[view.kind],
        kind=view.kind,
        asker=view.asker,
        asker_name=who(view.asker, names, viewer).capitalize() if view.asker == viewer else names[view.asker],
        to=-1 if view.to is None else view.to,
        to_name="" if view.to is None else who(view.to, names, viewer),
        gives=thing(view.card) if view.card else None,
        wants=thing(view.wanted) if view.wanted and not is_post else None,
        post=text.name(wanted) if is_post else "",
        amount=amount,
        payer=payer,
        shown=footballer(view.shown) if view.shown else None,
    )


def amounts(view: View, side: bool) -> list[Amount]:
    """What may be typed in beside the amounts that are listed: in a window, or (`side`) in a letter."""
    table: TableView = view.table
    options = view.side if side else view.decision.options if view.decision else []
    made = table.own.draft if side and table.own else table.offer
    verbs = {option.option.partition(":")[0] for option in options} & set(TYPED)
    if made is None or not verbs:
        return []
    if made.kind == "own_auction":
        return [Amount("opening:{}k", TYPED["opening"], highest_opening(made.card or ""))]
    payers = {"pay": made.asker, "ask": made.to if made.to is not None else made.asker}
    wanted = ("pay", "ask") if made.kind == "swap" else ("ask",) if made.kind == "sell" else ("pay",)
    return [
        Amount(f"{verb}:{{}}k", TYPED[verb], min(MOST * UNIT, table.managers[payers[verb]].cash))
        for verb in wanted
    ]


def highest_opening(card: str) -> int:
    """The limit of an opening price (FM-259)."""
    found = thing(card)
    if NUMBER[card] < FOOTBALLERS:
        assert isinstance(found, Footballer)
        return TWICE * found.price
    return THRICE * found.resale
