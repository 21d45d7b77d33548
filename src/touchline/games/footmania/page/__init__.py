"""How Footmania is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.views import View
from touchline.games.footmania.cards import FOOTBALLERS, THINGS
from touchline.games.footmania.page import season, told
from touchline.games.footmania.page.circuit import squares
from touchline.games.footmania.page.deals import Amount, amounts
from touchline.games.footmania.page.faces import Club, club, footballer
from touchline.games.footmania.page.scene import Manager, Mine, Scene, manager, mine, route, scene
from touchline.games.footmania.page.told import Step
from touchline.games.footmania.text import several, stars_text
from touchline.games.footmania.view import TableView

__all__ = [
    "DRAFT",
    "DRAWER",
    "GROUPS",
    "OPEN",
    "SECTIONS",
    "SIDE",
    "TABS",
    "TEAMS",
    "Amount",
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
    "matchdays",
    "opened",
    "ready",
    "scene",
    "sending",
    "shown",
    "shows",
    "slots",
    "squares",
    "standing",
    "steps",
    "waiting",
]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("board", "squad", "hand", "desk", "league", "rivals")
TABS: Final = (("table", "Board", "grid"), ("mine", "My club", "shirt"))
DRAWER: Final = (("league", "League", "league"),)
TEAMS: Final[dict[str, tuple[str, str, str, str, str, str]]] = {}
OPEN: Final = False

SIDE: Final = "Letters and windows"
# Verbs whose options are folded together where there are many.
GROUPS: Final = {
    "sell": "Offer for sale",
    "buy_from": "Buy from a manager",
    "swap": "Offer a swap",
    "own_auction": "Put up for auction",
    "bank_sell": "Sell to the bank",
    "sub": "Substitute",
    "letter": "Letter",
    "auto_done": "In windows",
    "offer_for": "Ask for",
}
DRAFT: Final = {
    "places": "Posts",
    "clear": "A trainee instead",
    "cleared": "Post {} counts −1",
    "clear_all": "All trainees",
}

# Events without a manager in front, and those that need no line of their own.
NOBODY: Final = {
    "phase_1_timed_out",
    "auction",
    "unsold",
    "phase_2",
    "matchday",
    "deadline",
    "fixture",
    "result",
    "income",
    "play_off",
    "full_time",
}
ABOUT_OTHER: Final = {"kept": 1}
UNSAID: Final = {"turn"}
CARD_AT: Final = {
    "bought": 1,
    "knocked_down": 1,
    "drawn": 1,
    "refused_card": 1,
    "put_up": 1,
    "substituted": 1,
    "injured": 1,
    "sent_off": 1,
    "called_up": 1,
}
MARKS: Final = {
    "complete": ("flag", "A complete team"),
    "euro_won": ("star", "A European club is beaten"),
    "matchday": ("ball", "A matchday"),
    "sent_off": ("warn", "A red card"),
    "play_off": ("cup", "The play-off"),
}
TURNS_IN_CHAPTER: Final = 12  # whole rounds for two, three and four managers

# What the manager who has to decide is busy with, by step, and what follows.
DOING: Final = {
    "Transfer window": ("speaks in the transfer window", "Then the next manager speaks; then the die rolls."),
    "Offer": ("thinks about an offer", "Then the transfer window goes on."),
    "Roll": ("may sell to the bank, then rolls", ""),
    "Move": ("chooses a route", "Then the square is resolved."),
    "Footballer square": ("looks at the deck", "A refused card is auctioned among the others."),
    "Auction": ("thinks about a bid", "Bidding goes on clockwise."),
    "Plus cards": ("returns a plus card", ""),
    "Forced payment": ("raises money for a payment", "It goes into the jackpot."),
    "Euromatch": ("plays a euromatch", ""),
    "Line-ups": ("chooses a line-up in secret", "Both are shown at the same time."),
    "Match": ("acts in the match", "The match ends when both pass one after the other."),
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


def crests(view: View) -> tuple[None, ...]:
    """Every seat wears its usual crest."""
    return ()


def chapter(heard: Heard) -> str:
    """The heading that an event opens in the log, or nothing."""
    if heard.kind == "turn" and heard.args[1] == 1 and heard.args[2] % TURNS_IN_CHAPTER == 1:
        first = heard.args[2]
        return f"Phase 1, turns {first}–{first + TURNS_IN_CHAPTER - 1}"
    if heard.kind == "phase_2":
        return "Phase 2, lap 1"
    if heard.kind == "matchday":
        return f"Matchday {heard.args[0]}"
    return "Play-off" if heard.kind == "play_off" else ""


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    if heard.kind in UNSAID:
        return None
    at = CARD_AT.get(heard.kind, -1)
    card = heard.args[at] if at >= 0 else -1
    place = f"card-{THINGS[card]}" if 0 <= card < FOOTBALLERS else ""
    if heard.kind in NOBODY:
        return None, place
    return heard.args[ABOUT_OTHER.get(heard.kind, 0)], place


def mark(heard: Heard) -> tuple[str, str] | None:
    """The icon of an event on the line of a replay, with its words."""
    return MARKS.get(heard.kind)


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = several([names[seat] for seat in view.thinking if seat != view.seat])
    if not others:
        return "The table plays on", ""
    what, after = DOING.get(table.step, ("decides", ""))
    if len(view.thinking) > 1:
        return f"{others} choose their line-ups in secret", after
    if table.step == "Transfer window" and table.own and table.own.auto_done:
        after = "You are passed over in windows until you say otherwise."
    return f"{others} {what}", after


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is edited."""
    table: TableView = view.table
    total = sum(slot.worth for slot in draft.slots) + table.managers[view.seat].stars
    against = "Nobody sees it before both are shown."
    if table.match and table.match.club:
        rival = club(table.match.club)
        against = f"{rival.name} has {rival.stars}: you need more."
    return "Choose your line-up", f"This team has {stars_text(total)}. {against}"


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The posts, as (number, who stands there, what that is worth)."""
    made = []
    for number, slot in enumerate(draft.slots, 1):
        who = footballer(slot.things[0]).name if slot.things else "a trainee"
        worth = str(slot.worth).replace("-", "−")
        made.append((str(number), f"Post {number}: {who}, {worth}", worth))
    return made


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """The automatic line-up, or who stands on the post that is being edited."""
    what, post = option.partition(":")[2], draft.cursor + 1
    if what == "auto":
        return "clear:auto"
    if f"post {post}," not in asked:
        return ""
    return f"clear:{post}" if what == "trainee" else f"put:{what}"


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    return "Field this team"


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While line-ups are chosen in secret: who is ready, and who still thinks."""
    table: TableView = view.table
    match = table.match
    if match is None or match.teams or match.away < 0:
        return []
    return [
        (seat, f"{names[seat]} {'is ready' if seat in match.ready else 'chooses'}")
        for seat in (match.home, match.away)
        if seat != view.seat
    ]


def shows(option: str, view: View, cursor: int) -> str:
    """The places that an option changes, besides its own: the squares on the way, the post to be filled."""
    verb, _, what = option.partition(":")
    if verb == "route":
        return " ".join(f"sq-{at}" for at in route(what, view.table, view.seat))
    if verb == "put" and cursor >= 0:
        return f"post-{cursor + 1}"
    return ""


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What the viewer does not decide, sentence by sentence."""
    return told.steps(events, view.seat, names, season.league(view.table, names, view.seat))


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        held = mine(view.table, names, view.seat, None, ())
        if held:
            yield view.seat, names[view.seat], held


def standing(view: View, names: list[str]) -> list[Standing]:
    """The final table, the champion first."""
    return [
        Standing(score.seat, names[score.seat], score.place, score.total, score.parts)
        for score in sorted(view.scores, key=lambda score: (score.place, score.seat))
    ]


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and what decided it (FM-217 to FM-222)."""
    table: TableView = view.table
    rows = standing(view, names)
    first, second = rows[0], rows[1]
    parts = several([f"{points} from {part.lower()}" for part, points in first.parts.items()])
    line = f"{first.total} points: {parts}."
    winners = [row.name for row in rows if row.place == 1]
    if len(winners) > 1:
        return f"{several(winners)} share the title", line
    if first.total == second.total:
        pennants = {one.seat: one.pennants for one in table.managers}
        if pennants[first.seat] != pennants[second.seat]:
            line += f" Level on points with {second.name}: {pennants[first.seat]} pennants decided."
        else:
            line += f" Level on points and pennants with {second.name}: the play-off decided."
    who = "You are champion" if first.seat == view.seat else f"{first.name} is champion"
    return who, line


def final(view: View, names: list[str]) -> Iterator[tuple[Manager, Sequence[Club]]]:
    """The managers at full time, with the European clubs that they beat."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        found = manager(view, names, score.seat)
        yield found, found.clubs


def matchdays(view: View, names: list[str]) -> Sequence[season.Matchday]:
    """All results, for the end of the game."""
    return season.matchdays(view.table, names, view.seat)
