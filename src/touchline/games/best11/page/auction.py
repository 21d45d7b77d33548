"""The market of a round as it is shown: its slots, the lot being resolved, the reveal step by step.

The same slots come from a view, for the table as it is now, and from what a seat heard, for the steps of a
reveal and for the market of the round before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from touchline.engine.events import Heard
from touchline.games.best11.cards import BASE, THINGS
from touchline.games.best11.page.faces import Face, face, worth
from touchline.games.best11.text import Voice, sentence
from touchline.games.best11.view import BidView, SlotView

OPENING: Final = ("slot", "bid_shown", "no_bid")
PAYING: Final = ("paid_money", "paid_card", "spent_card", "bid_returned")
NOTES: Final = {"closed": "sealed", "open": "all bids open", "unsold": "nobody bid; discarded"}
TOLD: Final = ("late_added", "tied", "tie_awarded", "won", "unsold")


@dataclass(frozen=True)
class Thing:
    """A card or a coin (without a face) in a bid; `late`: it joined after the reveal."""

    id: str
    face: Face | None
    worth: int
    late: bool = False


@dataclass(frozen=True)
class Row:
    """What one manager bid for the lot."""

    seat: int
    name: str
    things: tuple[Thing, ...]
    value: int
    note: str
    win: bool


@dataclass(frozen=True)
class Slip:
    """A slot in a few words."""

    number: int
    card: Face
    note: str
    state: str


@dataclass(frozen=True)
class Lot:
    """A slot with all bids open."""

    number: int
    card: Face
    owner: str
    rows: tuple[Row, ...]
    slips: tuple[Slip, ...]


@dataclass(frozen=True)
class Step:
    """One sentence of a reveal, and the lot as it lies on the table then."""

    say: str
    rule: str
    lot: Lot


def things(ids: Iterable[str], late: frozenset[str] = frozenset()) -> tuple[Thing, ...]:
    """Cards and coins as they lie in a bid."""
    return tuple(Thing(id, None if id.startswith("money") else face(id), worth(id), id in late) for id in ids)


def slips(slots: Sequence[SlotView], viewer: int, names: list[str]) -> tuple[Slip, ...]:
    """All slots in a few words each."""
    voice = Voice(viewer, names)
    made = []
    for at, slot in enumerate(slots):
        note = {"closed": "sealed", "open": "all bids open", "unsold": "nobody bid; discarded"}.get(
            slot.state, ""
        )
        if slot.winner is not None:
            value = max((bid.value for bid in slot.bids if bid.seat == slot.winner), default=0)
            note = f"{capital(voice.who(slot.winner))} for {value}, {origin(slot.owner, slot.winner, voice)}"
        made.append(Slip(at + 1, face(slot.card), note, slot.state))
    return tuple(made)


def origin(owner: int | None, winner: int | None, voice: Voice) -> str:
    """Where a card came from."""
    if owner is None:
        return "owner not known"
    if owner == winner and owner >= 0:
        return "own nomination"
    return voice.from_whom(owner)


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def lot(slots: Sequence[SlotView], at: int, late: frozenset[str], viewer: int, names: list[str]) -> Lot:
    """A slot with everybody's bid, the highest first."""
    voice = Voice(viewer, names)
    slot = slots[at]
    bids = {bid.seat: bid for bid in slot.bids}
    best = max((bid.value for bid in slot.bids), default=0)
    rows = []
    for seat in range(len(names)):
        bid = bids.get(seat)
        value = bid.value if bid else 0
        tied = bid is not None and sum(1 for other in slot.bids if other.value == best) > 1
        note = "no bid" if bid is None else ""
        if slot.winner == seat:
            note = "wins the tie" if tied else "wins"
        elif slot.winner is None and bid is not None and value == best:
            note = "tied" if tied else "leads"
        held = things(bid.cards, late) if bid else ()
        rows.append(Row(seat, capital(voice.who(seat)), held, value, note, slot.winner == seat))
    rows.sort(key=lambda row: (not row.win, -row.value))
    told = origin(slot.owner, slot.winner, voice) if slot.state in ("sold", "unsold") or slot.mine else ""
    return Lot(at + 1, face(slot.card), told, tuple(rows), slips(slots, viewer, names))


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
    rule = ""

    def now() -> Step:
        shown = lot(auction.slots, auction.at, auction.late, viewer, names)
        return Step(" ".join(said), rule, shown)

    for at, (new, heard) in enumerate(events):
        kind = heard.kind
        auction.hear(heard)
        if not new or kind not in OPENING + TOLD + PAYING or auction.at < 0:
            said = []
            continue
        if kind in ("slot", *TOLD) and kind != "unsold":
            rule = heard.rule
        if kind == "unsold":
            said, rule = [], heard.rule
        if kind == "bid_shown":
            said.append(f"{capital(Voice(viewer, names).who(heard.args[0]))} {heard.args[2]}.")
        elif kind != "bid_returned":
            said.append(sentence(heard, viewer, names))
        following = events[at + 1][1].kind if at + 1 < len(events) else ""
        same = OPENING if kind in OPENING else PAYING
        if following == "unsold" or (following in same and following != "slot") or not said:
            continue
        yield now()
        said = []


def heard_late(events: Iterable[Heard]) -> frozenset[str]:
    """The cards that joined a bid late this round."""
    return frozenset(THINGS[heard.args[2]] for heard in events if heard.kind == "late_added")


def last_market(events: Iterable[Heard]) -> list[SlotView]:
    """The slots as a round left them."""
    auction = Auction()
    for heard in events:
        auction.hear(heard)
    return auction.slots
