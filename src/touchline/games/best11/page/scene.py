"""The table of Best 11 as one viewer sees it, ready to be drawn; made from the view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import by_language
from touchline.engine.views import View
from touchline.games.best11.cards import SYMBOL_POINTS, SYMBOLS
from touchline.games.best11.page import auction
from touchline.games.best11.page.auction import Lot, Slip, Thing, lot, slips
from touchline.games.best11.page.faces import Face, Manager, Tactic, face, manager, tactic
from touchline.games.best11.page.pitch import Pitch, pitch
from touchline.games.best11.page.tactics import progress
from touchline.games.best11.state import ROUNDS
from touchline.games.best11.table_view import ManagerView, SlotView, TableView
from touchline.games.best11.text import printed, say

TOGETHER: Final = ("tactical-cards", "nominations", "sealed-bids")  # phases in which all choose at once
# Where the question is: the section that a phone shows first.
FOCUS: Final = {
    "draft_manager": "market",
    "keep_tactic": "market",
    "nominate": "hand",
    "bid": "market",
    "late_bid": "market",
    "award_tie": "market",
    "handicap": "pitch",
    "handicap_discard": "hand",
    "return_tactic": "tactics",
    "bonus_order": "pitch",
    "bonus_hand": "hand",
    "bonus_reuse": "pitch",
    "bonus_discard": "market",
    "special_comp": "pitch",
    "adjust": "pitch",
    "keeper": "keepers",
}
LOOK: Final = 10  # cards of the discard pile that a bonus may take (B11-137)


class Slot(msgspec.Struct, frozen=True):
    """A card on sale and the viewer's bid on it."""

    number: int
    card: Face
    need: int
    mine: bool
    bid: tuple[Thing, ...]
    worth: int
    enough: bool
    editing: bool


class Track(msgspec.Struct, frozen=True):
    """A symbol with its number and its points."""

    symbol: str
    count: int
    points: int


class Held(msgspec.Struct, frozen=True):
    """A tactical card and how far it is; without `progress` once it is scored.

    `returns`: the other one, which goes back if this one is kept.
    """

    card: Tactic
    progress: str
    points: int | None = None
    returns: str = ""


class Board(msgspec.Struct, frozen=True):
    """A manager as everybody sees it."""

    seat: int
    name: str
    me: bool
    manager: Manager | None
    facts: ManagerView
    pitch: Pitch
    arrivals: tuple[Face, ...]
    tracks: tuple[Track, ...]
    known: tuple[Face, ...]
    whistle: bool
    thinking: bool
    state: str


class Mine(msgspec.Struct, frozen=True):
    """What only the viewer sees."""

    hand: tuple[Face, ...]
    in_bid: dict[str, int]
    bids: tuple[tuple[Thing, ...], ...]
    purse: int
    money: int
    nomination: Face | None
    tactics: tuple[Held, ...]
    special: tuple[str, ...]


class Scene(msgspec.Struct, frozen=True):
    """Everything that the template draws. `mode` says what the market's place shows."""

    mode: str
    verb: str
    focus: str
    round: int
    day: str
    title: str
    flavour: str
    phase: str
    slots: tuple[Slot, ...]
    lot: Lot | None
    slips: tuple[Slip, ...]
    before: tuple[Slip, ...]
    boards: tuple[Board, ...]
    nominating: tuple[Board, ...]
    choices: tuple[Manager, ...]
    mine: Mine | None
    keepers: tuple[Face, ...]
    discard: tuple[Face, ...]
    deck: int
    tactics_deck: int
    week: tuple[str, ...]
    points: tuple[int, ...] = tuple(SYMBOL_POINTS[1:])
    rounds: int = ROUNDS
    look: int = LOOK

    @property
    def own(self) -> Board | None:
        """The viewer's board."""
        return next((board for board in self.boards if board.me), None)

    @property
    def rivals(self) -> tuple[Board, ...]:
        """What the others have, apart from what they do: it changes seldom, and takes long to draw."""
        return tuple(
            replace(board, whistle=False, thinking=False, state="") for board in self.boards if not board.me
        )


def scene(
    view: View, names: list[str], now: Sequence[Heard], before: Sequence[Heard], draft: DraftView | None
) -> Scene:
    """The scene of a view. `now` and `before` are what the viewer heard in this round and in the last one."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    mode = market_mode(table, question)
    current = (
        lot(table.market, table.slot, auction.heard_late(now), view.seat, names) if mode == "lot" else None
    )
    boards = tuple(board(view, names, seat) for seat in range(len(names)))
    return Scene(
        mode=mode,
        verb="put" if draft else question,
        focus=FOCUS.get(question, ""),
        round=table.round,
        day=round_words(table.round, "day"),
        title=round_words(table.round, "name"),
        flavour=round_words(table.round, "flavour"),
        phase=say(f"phase-{table.phase}") if table.phase else "",
        slots=tuple(slot_of(table, at, draft) for at in range(len(table.market))) if mode == "bids" else (),
        lot=current,
        slips=slips(table.market, view.seat, names),
        before=slips(auction.last_market(before), view.seat, names) if mode == "nominations" else (),
        boards=boards,
        nominating=boards if mode == "nominations" else (),
        choices=tuple(manager(board) for board in table.boards) if mode == "boards" else (),
        mine=mine(view, draft),
        keepers=tuple(face(card) for card in table.keepers),
        discard=tuple(face(card) for card in reversed(table.discard)),
        deck=table.deck,
        tactics_deck=table.tactics_deck,
        week=week(),
    )


def round_words(number: int, field: str) -> str:
    """What is printed beside a round; nothing before the first."""
    return printed("rounds", str(number), field) if number else ""


@by_language
def week() -> tuple[str, ...]:
    """The rounds with their days."""
    days = [(printed("rounds", str(n), "day"), printed("rounds", str(n))) for n in range(1, ROUNDS + 1)]
    return tuple(say("round-of-the-week", day=day, title=title) for day, title in days)


def market_mode(table: TableView, question: str) -> str:
    """What the place of the market shows now."""
    if table.phase == "manager-draft":
        return "boards"
    if table.round == 0:
        return "tactics"
    if not table.market:
        return "nominations"
    if question == "bonus_discard":
        return "pile"
    if table.slot >= 0:
        return "lot"
    return "bids" if any(slot.state == "closed" for slot in table.market) else "sold"


def slot_of(table: TableView, at: int, draft: DraftView | None) -> Slot:
    """A slot with the viewer's bid on it, sealed or still a draft."""
    slot: SlotView = table.market[at]
    if draft:
        held = draft.slots[at]
        return Slot(
            at + 1,
            face(slot.card),
            slot.base,
            slot.mine,
            auction.things(held.things),
            held.worth,
            held.enough,
            draft.cursor == at,
        )
    bid = auction.things(table.own.bids[at]) if table.own else ()
    return Slot(
        at + 1, face(slot.card), slot.base, slot.mine, bid, sum(thing.worth for thing in bid), True, False
    )


def board(view: View, names: list[str], seat: int) -> Board:
    """A manager's board."""
    table: TableView = view.table
    facts: ManagerView = table.managers[seat]
    last = len(table.keepers) == 2 and facts.keeper is None and not view.over
    return Board(
        seat=seat,
        name=say("you") if seat == view.seat else names[seat],
        me=seat == view.seat,
        manager=manager(facts.board) if facts.board else None,
        facts=facts,
        pitch=pitch(facts.board, tuple(facts.team), facts.keeper, last),
        arrivals=tuple(face(card) for card in facts.arrivals),
        tracks=tracks(tuple(facts.symbols)),
        known=tuple(face(card) for card in facts.known),
        whistle=table.whistle == seat,
        thinking=seat in view.thinking,
        state=state_of(table, seat in view.thinking),
    )


@lru_cache(maxsize=4096)
def tracks(counts: tuple[int, ...]) -> tuple[Track, ...]:
    """The symbols of a manager with their points (B11-203)."""
    most = len(SYMBOL_POINTS) - 1
    return tuple(
        Track(symbol, count, SYMBOL_POINTS[min(count, most)])
        for symbol, count in zip(SYMBOLS, counts, strict=True)
    )


def together(table: TableView) -> bool:
    """Whether all choose at the same time, in secret."""
    return table.phase in TOGETHER and (table.phase != "tactical-cards" or table.round == 0)


def state_of(table: TableView, thinking: bool) -> str:
    """What a manager does, in a word; never more than choosing or ready."""
    if together(table):
        return say(f"phase-{table.phase}.{'busy' if thinking else 'ready'}")
    return say("choosing") if thinking else ""


def returned_for(view: View, kept: str) -> str:
    """The other one of two tactical cards, while one of them is to be kept (B11-018)."""
    table: TableView = view.table
    asked = view.decision is not None and view.decision.question == "keep_tactic"
    held = table.own.tactics if asked and table.own else []
    return next((card for card in held if card != kept), "") if len(held) == 2 else ""


def mine(view: View, draft: DraftView | None) -> Mine | None:
    """The viewer's own secrets."""
    table: TableView = view.table
    if table.own is None:
        return None
    own, facts = table.own, table.managers[view.seat]
    laid = [slot.things for slot in draft.slots] if draft else own.bids
    in_bid = {card: at + 1 for at, bid in enumerate(laid) for card in bid if not card.startswith("money")}
    hand = own.hand + [card for bid in own.bids for card in bid if not card.startswith("money")]
    return Mine(
        hand=tuple(face(card) for card in dict.fromkeys(hand)),
        in_bid=in_bid,
        bids=tuple(auction.things(bid) for bid in own.bids),
        purse=draft.purse if draft else own.purse,
        money=facts.money,
        nomination=face(own.nomination) if own.nomination else None,
        tactics=tuple(
            Held(tactic(card), progress(card, facts, own), returns=returned_for(view, card))
            for card in own.tactics
        ),
        special=tuple(own.special),
    )
