"""How Best 11 is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.transcript import EVERYTHING
from touchline.engine.views import View
from touchline.games.best11.cards import THINGS
from touchline.games.best11.page import auction
from touchline.games.best11.page.auction import Step
from touchline.games.best11.page.faces import face, tactic
from touchline.games.best11.page.scene import SIMULTANEOUS, Board, Held, Mine, Scene, board, mine, scene
from touchline.games.best11.text import WORDS
from touchline.games.best11.view import TableView

__all__ = [
    "DRAFT",
    "DRAWER",
    "GROUPS",
    "OPEN",
    "SECTIONS",
    "TABS",
    "TEAMS",
    "Scene",
    "Step",
    "amounts",
    "chapter",
    "crests",
    "drafting",
    "edit_of",
    "final",
    "headline",
    "mark",
    "opened",
    "ready",
    "scene",
    "sending",
    "shown",
    "shows",
    "slots",
    "standing",
    "steps",
    "waiting",
]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("market", "pitch", "hand", "tactics", "symbols", "keepers", "piles", "rivals")
TABS: Final = (("table", "Market", "grid"), ("mine", "My eleven", "shirt"), ("rivals", "Rivals", "fans"))
DRAWER: Final[tuple[tuple[str, str, str], ...]] = ()
TEAMS: Final[dict[str, tuple[str, str, str, str, str, str]]] = {}
OPEN: Final = False

GROUPS: Final[dict[str, str]] = {}
SIDE: Final = ""
DRAFT: Final = {
    "places": "Slots",
    "clear": "Take this bid back",
    "cleared": "Slot {} stays without your bid",
    "clear_all": "Clear all",
}

# Events without a manager in front, and those that the page shows better than words do.
NOBODY: Final = {
    "keeper_shown",
    "tactics_kept",
    "round",
    "market",
    "slot",
    "no_bid",
    "tied",
    "spent_card",
    "unsold",
    "reshuffled",
    "full_time",
}
UNSAID: Final = {"bid_placed", "round"}
OWN_WORDS: Final = {"own_slot", "late_pass"}  # said to "you", so not where all cards are open
CARD_AT: Final = {"won": 2, "late_added": 2, "spent_card": 0, "keeper_shown": 0}
HAS_CARD: Final = {
    "nominated",
    "own_slot",
    "slot",
    "unsold",
    "paid_card",
    "released",
    "keeper_taken",
    "added_from_hand",
    "added_from_discard",
    "special_kept",
    "special_cashed",
    "bonus_used",
    "bonus_reused",
    "hand_discarded",
}
MARKS: Final = {
    "keeper_taken": ("glove", "A keeper is signed"),
    "tied": ("whistle", "A tie"),
    "late_added": ("bolt", "A late bid"),
    "tax": ("coin", "The Collector collects"),
}
DOING: Final = {
    "Manager draft": "chooses a manager board",
    "Tactical cards": "returns a tactical card",
    "Handicap": "won nothing and chooses a consolation",
    "Signing bonuses": "uses a signing bonus",
    "Adjust the board": "makes room on the board",
    "Keepers": "may sign a keeper",
}
DONE: Final = {
    "Tactical cards": ("Your tactical cards are chosen", "Then the first round begins."),
    "Nominations": ("Your nomination is made", "Then the market is shown, and everybody bids in secret."),
    "Sealed bids": ("Your bids are sealed", "Then the slots are revealed one by one."),
}
NEXT: Final = {
    "Manager draft": "Then hands and tactical cards are dealt.",
    "Tactical cards": "Then the round goes on.",
    "Handicap": "Then come signing bonuses, boards and keepers.",
    "Signing bonuses": "Then boards are adjusted and keepers signed.",
    "Adjust the board": "Then come keepers, income and new cards.",
    "Keepers": "Then income, new cards and the next round.",
}


@dataclass(frozen=True)
class Standing:
    """A line of the final table."""

    seat: int
    name: str
    place: int
    total: int
    parts: dict[str, int]
    team: str = ""


def crests(view: View) -> tuple[()]:
    """Seats wear the crests that they have on all pages."""
    return ()


def chapter(heard: Heard) -> str:
    """The heading that an event opens in the log, or nothing."""
    if heard.kind != "round":
        return "Full time" if heard.kind == "full_time" else ""
    words = WORDS["rounds"][str(heard.args[0])]
    return f"Round {heard.args[0]} · {words['day']}, {words['name']}"


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    if heard.kind in UNSAID or (viewer == EVERYTHING and heard.kind in OWN_WORDS):
        return None
    seat = None if heard.kind in NOBODY else heard.args[0]
    at = CARD_AT.get(heard.kind, 1 if heard.kind in HAS_CARD else -1)
    card = heard.args[at] if at >= 0 else -1
    return seat, f"card-{THINGS[card]}" if card >= 0 else ""


def mark(heard: Heard) -> tuple[str, str] | None:
    """The icon of an event on the line of a replay, with its words."""
    return MARKS.get(heard.kind)


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    phase = table.phase
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    listed = " and ".join([", ".join(others[:-1]), others[-1]]) if len(others) > 1 else "".join(others)
    verb = "is" if len(others) == 1 else "are"
    together = phase in SIMULTANEOUS and (phase != "Tactical cards" or table.round == 0)
    if together:
        done, after = DONE[phase]
        if view.seat < 0:
            done = f"{listed} {verb} choosing in secret" if others else "Everybody has chosen"
        return done, f"Nothing is shown until everybody is ready. {after}"
    if table.slot >= 0:  # a late bid or a tie: the same words for both, and no name (B11-262)
        return f"Slot {table.slot + 1} is being resolved", resolving(table)
    return f"{listed} {DOING.get(phase, 'chooses')}", NEXT.get(phase, "")


def resolving(table: TableView) -> str:
    """What everybody can see of the slot being resolved, and what comes after it."""
    values = sorted(bid.value for bid in table.market[table.slot].bids)
    if values.count(values[-1]) > 1:
        return f"The highest bids are tied at {values[-1]}. The whistle decides, unless a late card does."
    last = table.slot + 1 == len(table.market)
    return "Then consolations and signing bonuses follow." if last else "Then the next slot follows."


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context of the slot whose bid is being edited."""
    table: TableView = view.table
    if view.decision and view.decision.prompt.rule == "B11-263":  # there is no slot to bid on
        return view.decision.prompt.question, view.decision.prompt.context
    slot, held = table.market[draft.cursor], draft.slots[draft.cursor]
    card = face(slot.card).name
    context = (
        f"Your bid is {held.worth}, the card asks for {slot.base}."
        if held.things
        else f"The card asks for {slot.base}."
    )
    return f"Slot {draft.cursor + 1}: bid for {card}", f"{context} Up to 3 cards per bid."


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The slots with the bids on them, as (number, what lies there, its worth)."""
    return [
        (
            f"{at + 1}",
            f"Slot {at + 1}" + (f", your bid is {slot.worth}" if slot.things else ""),
            str(slot.worth) if slot.things else "",
        )
        for at, slot in enumerate(draft.slots)
    ]


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """A card or money for the bid on this slot, or the slot to go to."""
    what, slot = option.partition(":")[2], draft.cursor + 1
    number = asked.removeprefix("Slot ").partition(":")[0]
    if number != str(slot):
        return f"slot:{number}" if number.isdecimal() else ""
    if what != "next":
        return f"put:{what}"
    return f"slot:{slot + 1}" if slot < len(draft.slots) else ""


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the bidding."""
    return "Seal all bids" if any(slot.things for slot in draft.slots) else "Seal without a bid"


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While all choose at once: who is ready, and who still thinks."""
    table: TableView = view.table
    if table.phase not in SIMULTANEOUS or (table.phase == "Tactical cards" and table.round):
        return []
    thinks, done = SIMULTANEOUS[table.phase]
    others = [seat for seat in range(len(names)) if seat != view.seat]
    return [(seat, f"{names[seat]} {thinks if seat in view.thinking else done}") for seat in others]


def amounts(view: View, side: bool) -> tuple[()]:
    """Nothing is ever typed in."""
    return ()


def shows(option: str, view: View, cursor: int) -> str:
    """The place that an option changes, besides its own."""
    return f"bid-{cursor + 1}" if option.startswith("put:") and cursor >= 0 else ""


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """A reveal, sentence by sentence."""
    return auction.steps(events, view.seat, names)


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        held = mine(view, None)
        if held:
            yield view.seat, names[view.seat], held


def standing(view: View, names: list[str]) -> list[Standing]:
    """The final table, the winner first."""
    return [
        Standing(score.seat, names[score.seat], score.place, score.total, score.parts)
        for score in sorted(view.scores, key=lambda score: (score.place, score.seat))
    ]


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and where the points came from."""
    first, second, *_ = rows = standing(view, names)
    winners = [row.name for row in rows if row.place == 1]
    parts = ", ".join(f"{points} from {name.lower()}" for name, points in first.parts.items())
    line = f"{first.total} points: {parts}."
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the victory", line
    if first.total == second.total:
        line += " The higher base values decided the tie."
    who = "You win" if first.seat == view.seat else f"{first.name} wins"
    return f"{who} by {first.total - second.total}", line


def final(view: View, names: list[str]) -> Iterator[tuple[Board, Sequence[Held]]]:
    """The teams at full time with the tactical cards of everybody and their points (B11-211)."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        held = [Held(tactic(card), "", points) for card, points in score.notes]
        yield board(view, names, score.seat), held
