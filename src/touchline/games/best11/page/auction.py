"""The market of a round as it is shown: its slots, the lot being resolved, the reveal step by step.

The same slots come from a view, for the table as it is now, and from what a seat heard, for the steps of a
reveal and for the market of the round before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from touchline.engine.events import Heard
from touchline.engine.speech import Seat, capital, listed, speaking
from touchline.games.best11.cards import BASE, THINGS
from touchline.games.best11.page.faces import Face, face, worth
from touchline.games.best11.story import sentence
from touchline.games.best11.table_view import BidView, SlotView
from touchline.games.best11.text import name, say

OPENING: Final = ("slot", "bid_shown", "no_bid")
GIVEN: Final = ("paid_money", "paid_card", "spent_card")
PAYING: Final = (*GIVEN, "bid_returned")
TOLD: Final = ("late_added", "tied", "tie_awarded", "won", "unsold")
SHOWN: Final = frozenset((*OPENING, *TOLD, *PAYING))
RULED: Final = frozenset(("slot", *TOLD))


class Thing(msgspec.Struct, frozen=True):
    """A card or a coin (without a face) in a bid; `late`: it joined after the reveal."""

    id: str
    face: Face | None
    worth: int
    late: bool = False


class Row(msgspec.Struct, frozen=True):
    """What one manager bid for the lot."""

    seat: int
    name: str
    things: tuple[Thing, ...]
    value: int
    note: str
    win: bool


class Slip(msgspec.Struct, frozen=True):
    """A slot in a few words."""

    number: int
    card: Face
    note: str
    state: str


class Lot(msgspec.Struct, frozen=True):
    """A slot with all bids open."""

    number: int
    card: Face
    owner: str
    rows: tuple[Row, ...]
    slips: tuple[Slip, ...]


class Step(msgspec.Struct, frozen=True):
    """One sentence of a reveal, and the lot as it lies on the table then."""

    say: str
    rule: str
    lot: Lot
    important: bool = True  # whoever bids, this is what the game is about


def things(ids: Iterable[str], late: frozenset[str] = frozenset()) -> tuple[Thing, ...]:
    """Cards and coins as they lie in a bid."""
    return tuple(Thing(id, None if id.startswith("money") else face(id), worth(id), id in late) for id in ids)


def slips(slots: Sequence[SlotView], viewer: int, names: list[str]) -> tuple[Slip, ...]:
    """All slots in a few words each."""
    with speaking(you=viewer, names=names):
        return tuple(Slip(at, face(slot.card), note(slot), slot.state) for at, slot in enumerate(slots, 1))


def note(slot: SlotView) -> str:
    """What became of a slot."""
    if slot.winner is None:
        return say(f"slot-{slot.state}")
    value = max((bid.value for bid in slot.bids if bid.seat == slot.winner), default=0)
    return capital(say("slot-sold", who=Seat(slot.winner), value=value, origin=origin(slot)))


def origin(slot: SlotView) -> str:
    """Where a card came from."""
    if slot.owner is None:
        return say("owner-not-known")
    if slot.owner == slot.winner and slot.owner >= 0:
        return say("own-nomination")
    return say("nomination", owner=Seat(slot.owner))


def called(seat: int) -> str:
    """A manager at the beginning of a line."""
    return capital(say("who", who=Seat(seat)))


def lot(slots: Sequence[SlotView], at: int, late: frozenset[str], viewer: int, names: list[str]) -> Lot:
    """A slot with everybody's bid, the highest first."""
    slot = slots[at]
    bids = {bid.seat: bid for bid in slot.bids}
    with speaking(you=viewer, names=names):
        rows = [row(slot, seat, bids.get(seat), late) for seat in range(len(names))]
        told = origin(slot) if slot.state in ("sold", "unsold") or slot.mine else ""
    rows.sort(key=lambda row: (not row.win, -row.value))
    return Lot(at + 1, face(slot.card), told, tuple(rows), slips(slots, viewer, names))


def row(slot: SlotView, seat: int, bid: BidView | None, late: frozenset[str]) -> Row:
    """What one manager bid, and what became of it."""
    if bid is None:
        return Row(seat, called(seat), (), 0, say("bid-none"), False)
    best = max(other.value for other in slot.bids)
    tied = sum(1 for other in slot.bids if other.value == best) > 1
    note = ""
    if slot.winner == seat:
        note = say("bid-wins-tie" if tied else "bid-wins")
    elif slot.winner is None and bid.value == best:
        note = say("bid-tied" if tied else "bid-leads")
    return Row(seat, called(seat), things(bid.cards, late), bid.value, note, slot.winner == seat)


class Auction:
    """The slots of a round, as they come to be known."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """A new round begins."""
        self.slots: list[SlotView] = []
        self.late: frozenset[str] = frozenset()
        self.at = -1

    def hear(self, heard: Heard) -> None:
        """Take in what happened."""
        args = heard.args
        if heard.kind == "round":
            self.clear()
        elif heard.kind == "market":
            self.slots = [SlotView(THINGS[c], BASE[c], None, False, "closed", None, []) for c in args[2:]]
        elif heard.kind == "own_slot":
            self._change(args[2], owner=args[0], mine=True)
        elif heard.kind == "slot":
            self.at = args[0]
            self._change(self.at, state="open")
        elif heard.kind == "bid_shown":
            self._bid(args[1], BidView(args[0], [THINGS[thing] for thing in args[3:]], args[2]))
        elif heard.kind == "late_added":
            old = next(bid for bid in self.slots[args[1]].bids if bid.seat == args[0])
            self._bid(args[1], BidView(old.seat, [*old.cards, THINGS[args[2]]], args[3]))
            self.late |= {THINGS[args[2]]}
        elif heard.kind == "won":
            self._change(args[1], state="sold", winner=args[0], owner=args[4])
        elif heard.kind == "unsold":
            self._change(args[0], state="unsold", owner=args[2])

    def _change(self, slot: int, **changes: Any) -> None:
        self.slots[slot] = msgspec.structs.replace(self.slots[slot], **changes)

    def _bid(self, slot: int, bid: BidView) -> None:
        others = [other for other in self.slots[slot].bids if other.seat != bid.seat]
        self._change(slot, bids=[*others, bid])


def steps(events: Sequence[tuple[bool, Heard]], viewer: int, names: list[str]) -> Iterator[Step]:
    """A reveal, sentence by sentence; each event comes with whether it is news to the viewer."""
    auction = Auction()
    said: list[str] = []
    given: list[Heard] = []  # what the winner's bid was, thing by thing
    rule = ""

    def now() -> Step:
        shown = lot(auction.slots, auction.at, auction.late, viewer, names)
        return Step(" ".join([*said, *payment(given, viewer, names)]), rule, shown)

    for at in range(_round_of_news(events), len(events)):
        new, heard = events[at]
        kind = heard.kind
        auction.hear(heard)
        if not new or kind not in SHOWN or auction.at < 0:
            said, given = [], []
            continue
        if kind in RULED:
            rule = heard.rule
        if kind == "unsold":
            said = []
        if kind == "bid_shown":
            with speaking(you=viewer, names=names):
                said.append(say("bid-shown", who=called(heard.args[0]), value=heard.args[2]))
        elif kind in GIVEN:
            given.append(heard)
        elif kind != "bid_returned":
            said.append(sentence(heard, viewer, names))
        following = events[at + 1][1].kind if at + 1 < len(events) else ""
        same = OPENING if kind in OPENING else PAYING
        if following == "unsold" or (following in same and following != "slot") or not (said or given):
            continue
        yield now()
        said, given = [], []


def _round_of_news(events: Sequence[tuple[bool, Heard]]) -> int:
    """Where the round begins in which the news begins: of earlier ones nothing lies on the table."""
    at = len(events)
    while at and events[at - 1][0]:
        at -= 1
    while at and (at == len(events) or events[at][1].kind != "round"):
        at -= 1
    return at


def payment(given: Sequence[Heard], viewer: int, names: list[str]) -> Iterator[str]:
    """Where the things of a bid go, in one sentence: to whoever put the card up, or to the discard pile."""
    if not given:
        return
    owner = next((heard.args[0] for heard in given if heard.kind != "spent_card"), -1)
    with speaking(you=viewer, names=names):
        things = listed(
            say("money", n=heard.args[1]) if heard.kind == "paid_money" else name(heard.args[-1])
            for heard in given
        )
        yield (
            say("bid-paid", who=Seat(owner), things=things)
            if owner >= 0
            else say("bid-spent", things=things, n=len(given))
        )


def heard_late(events: Iterable[Heard]) -> frozenset[str]:
    """The cards that joined a bid late this round."""
    return frozenset(THINGS[heard.args[2]] for heard in events if heard.kind == "late_added")


def last_market(events: Iterable[Heard]) -> list[SlotView]:
    """The slots as a round left them."""
    auction = Auction()
    for heard in events:
        auction.hear(heard)
    return auction.slots
