"""What a view of the table holds: the shape of what a seat may know."""

from __future__ import annotations

import msgspec


class BidView(msgspec.Struct, frozen=True):
    """A bid that lies open."""

    seat: int
    cards: list[str]
    value: int


class SlotView(msgspec.Struct, frozen=True):
    """A card on sale. `owner`: a seat, -1 the deck, None not known; `state`: closed, open, sold, unsold."""

    card: str
    base: int
    owner: int | None
    mine: bool
    state: str
    winner: int | None
    bids: list[BidView]


class ManagerView(msgspec.Struct, frozen=True):
    """What everybody knows of a manager (B11-272, B11-274, B11-275)."""

    seat: int
    board: str | None
    money: int
    hand: int
    tactics: int
    team: list[str]
    arrivals: list[str]
    keeper: str | None
    filled: int
    income: int
    gate: bool
    overflow: int
    symbols: list[int]
    symbol_points: int
    base: int
    so_far: int  # the points that everybody can count: money, base values, symbols
    known: list[str]
    signed: bool
    extra: int
    hand_target: int


class OwnView(msgspec.Struct, frozen=True):
    """What only this manager knows; at the end of the game, what everybody may see (B11-211)."""

    hand: list[str]
    tactics: list[str]
    nomination: str | None
    bids: list[list[str]]
    purse: int
    put_under: list[tuple[str, int]]
    pending: list[str]
    special: list[str]


class TableView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    round: int
    whistle: int
    phase: str
    options: list[str]
    slot: int
    market: list[SlotView]
    managers: list[ManagerView]
    keepers: list[str]
    boards: list[str]
    deck: int
    tactics_deck: int
    discard: list[str]
    own: OwnView | None
    shown: list[OwnView]
