"""How Best 11 is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from touchline.engine.content import named
from touchline.engine.counts import Count
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.orders import Ordering
from touchline.engine.speech import Fact, listed
from touchline.engine.views import View
from touchline.games.best11.orders import LATE
from touchline.games.best11.page import auction
from touchline.games.best11.page.auction import Step
from touchline.games.best11.page.faces import face, tactic
from touchline.games.best11.page.scene import Board, Held, Mine, board, mine, scene, state_of, together
from touchline.games.best11.rules.scoring import PARTS
from touchline.games.best11.table_view import TableView
from touchline.games.best11.text import in_a_row, say

__all__ = ["scene"]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("market", "pitch", "hand", "tactics", "symbols", "keepers", "piles", "rivals")
STAGE: Final = "market"  # where reveals lie
WAYS_OUT: Final = ("pass", "done", "decline", "next")
NEWS: Final = named(
    "won late_added keeper_taken added_from_hand added_from_discard bonus_used bonus_reused released "
    "special_cashed"
)
REPEATED: Final = ("put", "take")  # coins
TABS: Final = (("table", "grid"), ("mine", "shirt"), ("rivals", "fans"))


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    facts: dict[str, Fact] = {"who": listed(others), "n": len(others)}
    if together(table):
        done = f"phase-{table.phase}.done" if view.seat >= 0 else "waiting-all-ready"
        now = say("waiting-together", **facts) if view.seat < 0 and others else say(done)
        return now, say("waiting-secret", after=say(f"phase-{table.phase}.after"))
    if table.slot >= 0:  # a late bid or a tie: the same words for both, and no name (B11-262)
        return say("waiting-slot", slot=table.slot + 1), resolving(table)
    if not others:
        return say("waiting-nobody"), ""
    return say(f"phase-{table.phase}.waiting", **facts), say.maybe(f"phase-{table.phase}.next")


def resolving(table: TableView) -> str:
    """What everybody can see of the slot being resolved, and what comes after it."""
    values = sorted(bid.value for bid in table.market[table.slot].bids)
    if values.count(values[-1]) > 1:
        return say("resolving-tied", value=values[-1])
    return say("resolving-last" if table.slot + 1 == len(table.market) else "resolving")


def orders(view: View, given: Mapping[str, str]) -> list[Ordering]:
    """Late cards are kept until the round is over: for whoever has bid."""
    table: TableView = view.table
    if table.own is None or not any(table.own.bids):
        return []
    this = str(table.round)
    on, asked = given.get(LATE) == this, view.decision is not None and view.decision.question == "late_bid"
    label, desc = say("order-late"), say("order-late.text")
    return [Ordering(LATE, "" if on else this, label, desc, on, now=asked)]


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context of the slot whose bid is being edited."""
    table: TableView = view.table
    if view.decision and view.decision.prompt.rule == "B11-263":  # there is no slot to bid on
        return view.decision.prompt.question, view.decision.prompt.context
    slot, held = table.market[draft.cursor], draft.slots[draft.cursor]
    card = face(slot.card).name
    words = "bid-more" if held.things else "bid"
    facts: dict[str, Fact] = {"slot": draft.cursor + 1, "card": card, "value": held.worth, "need": slot.base}
    return say(words, **facts), say(f"{words}.context", **facts)


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The slots with the bids on them, as (number, what lies there, its worth)."""
    return [
        (
            f"{at + 1}",
            say("slot-bid" if slot.things else "slot", slot=at + 1, value=slot.worth),
            str(slot.worth) if slot.things else "",
        )
        for at, slot in enumerate(draft.slots)
    ]


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """A card or money for the bid on this slot, or the slot to go to."""
    what, slot = option.partition(":")[2], draft.cursor + 1
    about = slot_asked(asked, view.table)
    if about != slot:
        return f"slot:{about}" if about else ""
    if what != "next":
        return f"put:{what}"
    return f"slot:{slot + 1}" if slot < len(draft.slots) else ""


def slot_asked(asked: str, table: TableView) -> int:
    """The number of the slot that a question about a bid is about, or 0."""
    for number, slot in enumerate(table.market, 1):
        facts: dict[str, Fact] = {"slot": number, "card": face(slot.card).name}
        if asked in (say("bid", **facts), say("bid-more", **facts)):
            return number
    return 0


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the bidding."""
    return say("draft-seal" if any(slot.things for slot in draft.slots) else "draft-seal-nothing")


def sure(option: str, view: View, draft: DraftView | None) -> str:
    """No bid at all, although one could be made."""
    nothing = draft is not None and draft.options and not any(slot.things for slot in draft.slots)
    return say("draft-nothing-sure") if option == "seal" and nothing else ""


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While all choose at once: who is ready, and who still thinks."""
    table: TableView = view.table
    if not together(table):
        return []
    return [
        (seat, say("ready", name=names[seat], state=state_of(table, seat in view.thinking)))
        for seat in range(len(names))
        if seat != view.seat
    ]


def shows(option: str, view: View, cursor: int) -> str:
    """The place that an option changes, besides its own."""
    return f"bid-{cursor + 1}" if option.startswith("put:") and cursor >= 0 else ""


def running(view: View) -> tuple[int, ...]:
    """Money, base values and symbols; tactical cards are secret (B11-272)."""
    table: TableView = view.table
    return tuple(one.so_far for one in table.managers)


def counts(view: View) -> tuple[tuple[Count, ...], ...]:
    """Money and hands are open (B11-274, B11-275), and so are the teams."""
    table: TableView = view.table
    return tuple(
        (
            Count("coin", say("counter-money"), one.money),
            Count("cards", say("counter-hand"), one.hand),
            Count("shirt", say("counter-filled"), one.filled),
        )
        for one in table.managers
    )


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """A reveal, sentence by sentence."""
    return auction.steps(events, view.seat, names)


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        held = mine(view, None)
        if held:
            yield view.seat, names[view.seat], held


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and where the points came from."""
    first, second, *_ = sorted(view.scores, key=lambda score: (score.place, score.seat))
    winners = [names[score.seat] for score in view.scores if score.place == 1]
    sources = zip(PARTS, first.parts.values(), strict=True)
    parts = in_a_row([say("part", points=points, part=say(f"part-{part}.from")) for part, points in sources])
    decided = len(winners) == 1 and first.total == second.total
    line = say("result-tie-broken" if decided else "result", total=first.total, parts=parts)
    if len(winners) > 1:
        return say("victory-shared", winners=listed(winners)), line
    who = "you" if first.seat == view.seat else "other"
    return say("victory", who=who, name=names[first.seat], lead=first.total - second.total), line


def final(view: View, names: list[str]) -> Iterator[tuple[Board, Sequence[Held]]]:
    """The teams at full time with the tactical cards of everybody and their points (B11-211)."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        held = [Held(tactic(card), "", points) for card, points in score.notes]
        yield board(view, names, score.seat), held
