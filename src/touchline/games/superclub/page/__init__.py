"""How Superclub is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import listed
from touchline.engine.views import View
from touchline.games.superclub.cards import PLAYERS, THINGS
from touchline.games.superclub.page import season, told
from touchline.games.superclub.page.clubs import Manager, manager
from touchline.games.superclub.page.eleven import keeper
from touchline.games.superclub.page.faces import CLUBS, NO_CLUB, TEAMS, Badge, base
from touchline.games.superclub.page.office import amounts
from touchline.games.superclub.page.scene import Mine, Scene, mine, scene
from touchline.games.superclub.page.told import Step
from touchline.games.superclub.story import EVENTS
from touchline.games.superclub.text import halves, say
from touchline.games.superclub.view import TableView

__all__ = [
    "CLUBS",
    "DRAFT",
    "DRAWER",
    "GROUPS",
    "OPEN",
    "SECTIONS",
    "SIDE",
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
    "keeper",
    "mark",
    "opened",
    "ready",
    "scene",
    "seasons",
    "sending",
    "shown",
    "shows",
    "slots",
    "standing",
    "steps",
    "waiting",
]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("arena", "squad", "club", "desk", "ladder", "league", "rivals")
TABS: Final = (("table", "Table", "grid"), ("mine", "My club", "shirt"))
DRAWER: Final = (("league", "Season", "league"),)
OPEN: Final = False

SIDE: Final = "Sales and letters"
# Verbs whose options are folded together where there are many.
GROUPS: Final = {
    "sell_abroad": "Sell abroad",
    "fire": "Fire key staff",
    "pay": "Pay money",
    "ask_cash": "Ask for money",
    "formation": "Formation",
    "boost": "Captain",
    "best": "Proposals",
    "letter": "Letters",
    "auto_done": "Trade windows",
    "accept_letter": "Accept a letter",
    "decline_letter": "Decline a letter",
}
DRAFT: Final = {
    "places": "Slots",
    "clear": "Leave it empty",
    "cleared": "{} counts nothing",
    "clear_all": "Clear all",
}
PROPOSALS: Final = {"auto_best": "best:stars", "reuse_last": "best:last"}

# What the manager who has to decide is busy with, by stage, and what follows.
DOING: Final = {
    "setup": ("choose a club", "chooses a club", "Then the draft begins."),
    "draft": ("draft", "drafts a player", "Picks go on clockwise until the board is empty."),
    "finance": ("pay wages", "pays wages", "Then comes training."),
    "unhappy_players": ("look for unhappy players", "looks for unhappy players", "Then comes training."),
    "training": ("train", "is at training", "Then comes scouting."),
    "scouting": ("scout", "is scouting", "Then come investments."),
    "investments": ("invest", "invests", "Then comes Deadline Day."),
    "deadline_day": ("bid", "acts on Deadline Day", "Then the season begins."),
    "season": ("decide", "decides in the match", "The match goes on at once."),
    "finals": ("play the final", "plays the final", ""),
}
SLOTS: Final = (
    "GK", "D1", "D2", "D3", "D4", "M1", "M2", "M3", "M4", "M5", "A1", "A2", "A3", "A4",
)  # fmt: skip


@dataclass(frozen=True)
class Standing:
    """A line of the final table."""

    seat: int
    name: str
    place: int
    total: int
    parts: dict[str, int]
    team: str = ""


def crests(view: View) -> tuple[Badge, ...]:
    """Every seat wears the crest of its club, once it has one."""
    table: TableView = view.table
    return tuple(CLUBS[one.club] if one.club else NO_CLUB for one in table.managers)


def chapter(heard: Heard) -> str:
    """The heading that an event opens in the log, or nothing."""
    a = heard.args
    if heard.kind == "draft_board":
        return f"Draft board {a[0]}"
    if heard.kind == "off_season":
        return f"Off-season {a[0]}"
    if heard.kind == "season":
        return f"Season {a[0]}"
    return "The final" if heard.kind in ("opponent", "super_duper_cup") else ""


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table."""
    told = EVENTS[heard.kind]
    who, at = told.at(told.about), told.at(told.shows)
    card = heard.args[at] if at >= 0 else -1
    seat = heard.args[who] if who >= 0 else -1
    place = f"card-{THINGS[card]}" if 0 <= card < PLAYERS else ""
    return (seat if 0 <= seat < len(CLUBS) else None), place


def mark(heard: Heard) -> tuple[str, str] | None:
    """The icon of an event on the line of a replay, with its words."""
    icon = EVENTS[heard.kind].mark
    return (icon, say(f"mark-{heard.kind}")) if icon else None


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    if not others:
        return "The table plays on", ""
    if table.stage in ("season", "finals") and table.match is None:
        verb = "set their line-ups" if len(others) > 1 else "sets a line-up"
        return f"{listed(others)} {verb} in secret", "They are shown at the same time."
    many, one, after = DOING[table.stage]
    if table.own and table.own.auto_done and table.stage != "season":
        after = "You are passed over in trade windows until you say otherwise."
    return f"{listed(others)} {many if len(others) > 1 else one}", after


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While line-ups are set in secret: who is ready, and who still thinks."""
    table: TableView = view.table
    if table.match or table.stage not in ("season", "finals"):
        return []
    return [
        (seat, f"{names[seat]} {'is ready' if seat in table.ready else 'lines up'}")
        for seat in sorted({*table.ready, *view.thinking})
        if seat != view.seat
    ]


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is edited."""
    figures = draft.figures
    parts = [f"{third} {halves(figures[third])}" for third in ("attack", "midfield", "defence")]
    pairs = figures["chemistry"]
    chemistry = f", {pairs} chemistry pair{'s' * (pairs != 1)} among them" if pairs else ""
    return "Set your line-up", f"{', '.join(parts).capitalize()}{chemistry}. Secret until all are ready."


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The slots, as (short name, who stands there, what that counts); without a name it is not there."""
    made = []
    for at, slot in enumerate(draft.slots):
        if not slot.need and not slot.things:
            made.append(("", "", ""))
            continue
        who = base(slot.things[0]).name if slot.things else "empty"
        made.append((SLOTS[at], f"{SLOTS[at]}: {who}, {halves(slot.worth)}", halves(slot.worth)))
    return made


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """The first small question is the formation, or a whole line-up that the rules propose."""
    verb, _, what = option.partition(":")
    return PROPOSALS.get(what, f"formation:{what}") if verb == "line_up" else ""


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    return "Send this line-up"


def shows(option: str, view: View, cursor: int) -> str:
    """The place that an option changes, besides its own: the slot to be filled."""
    return f"slot-{cursor + 1}" if option.startswith("put:") and cursor >= 0 else ""


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What the viewer does not decide, sentence by sentence."""
    table: TableView = view.table
    stars = {one.id: one.stars for manager in table.managers for one in manager.squad}
    stars |= {one.id: one.stars for one in table.board}
    if table.lot:
        stars[table.lot.player.id] = table.lot.player.stars
    ladder = season.ladder(table, names, view.seat)
    return told.steps(events, view.seat, names, stars, ladder, season.league(table, names, view.seat))


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        managers = [manager(view, names, seat) for seat in range(len(names))]
        held = mine(view, names, managers, None, None, "fill", ())
        if held:
            yield view.seat, names[view.seat], held


def standing(view: View, names: list[str]) -> list[Standing]:
    """The final table, the winner first."""
    return [
        Standing(score.seat, names[score.seat], score.place, score.total, score.parts)
        for score in sorted(view.scores, key=lambda score: (score.place, score.seat))
    ]


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and how (SC-202 to SC-205, SC-221, SC-328)."""
    table: TableView = view.table
    first = standing(view, names)[0]
    how = {
        "points": f"The only club with 100 points, at {first.total}.",
        "supercup": "The SuperCup is won.",
        "super_duper_cup": "Two clubs had 100 points; the Super-Duper-Cup decided.",
        "season_limit": f"The highest marker after season {table.season}: {first.total} points.",
    }[table.ended]
    who = "You win Superclub" if first.seat == view.seat else f"{first.name} wins Superclub"
    parts = listed([f"{points} {part.lower()}" for part, points in first.parts.items()])
    return who, f"{how} The marker: {parts}."


def final(view: View, names: list[str]) -> Iterator[tuple[Manager, Sequence[str]]]:
    """The clubs at the end of the game."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        found = manager(view, names, score.seat)
        yield found, [one.name for one in found.staff]


def seasons(view: View, names: list[str]) -> tuple[season.Round, ...]:
    """The last season, for the end of the game."""
    return season.rounds(view.table, names, view.seat)
