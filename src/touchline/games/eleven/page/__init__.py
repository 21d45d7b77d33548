"""How Eleven is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.views import View
from touchline.games.eleven import words
from touchline.games.eleven.cards import OPPONENT, RANK_VP, THINGS
from touchline.games.eleven.page import season, told
from touchline.games.eleven.page.club import Club, club
from touchline.games.eleven.page.faces import Badge, Slip, badges, objective, office_track
from touchline.games.eleven.page.scene import FRIDAY, MONDAY, Mine, Scene, mine, scene
from touchline.games.eleven.page.told import Step
from touchline.games.eleven.view import TableView

__all__ = [
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
    "mark",
    "office_track",
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
SECTIONS: Final = ("area", "stats", "board", "stadium", "squad", "league", "rivals")
TABS: Final = (("table", "Table", "grid"), ("mine", "My club", "shirt"))
DRAWER: Final = (("league", "League", "league"),)
TEAMS: Final[dict[str, Badge]] = badges()
OPEN: Final = False

SIDE: Final = ""
# Verbs whose options are folded together where there are many.
GROUPS: Final = {
    "hire": "Hire",
    "sell": "Sell",
    "one_off": "One-off Sponsor",
    "adboard": "Adboard Sponsor",
    "kit": "Kit Sponsor",
    "build": "Build",
    "card_action": "Send a card to work",
    "paid_action": "Paid action",
    "offer_for": "Offer for a Player of another club",
    "announce": "Announce for sale",
    "plan": "Formation",
    "shape": "Stand of a row",
    "put": "Put a Player in",
    "drop": "Take a Player out",
    "fund": "Effects",
    "bench": "Send a Jersey to the Bench",
    "plain": "Turn a plain Jersey",
    "effect_target": "Targets",
}
DRAFT: Final = {"places": "Zones", "clear": "", "cleared": "", "clear_all": "Start again"}

# Events without a club in front, those that need no line, and where others stand in their arguments.
NOBODY: Final = {
    "market",
    "reshuffled",
    "refreshed",
    "market_shift",
    "day",
    "deadline",
    "team_points",
    "inactive",
    "active",
    "idle",
    "solo_result",
}
UNSAID: Final = {"week", "jerseys", "entered", "planned"}
CARD_AT: Final = {
    "hired": 1,
    "joined": 1,
    "sold": 1,
    "signed": 1,
    "trained": 1,
    "injured": 1,
    "suspended": 1,
    "card_action": 1,
    "tokens": 1,
    "searched": 1,
    "announced": 1,
}
MARKS: Final = {
    "full_time": ("ball", "A Match"),
    "objective": ("star", "An Objective"),
    "perfect": ("star", "A perfect Objective"),
    "sponsor_lost": ("warn", "A Sponsor is lost"),
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
    return f"Week {heard.args[0]}" if heard.kind == "week" else ""


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    if heard.kind in UNSAID:
        return None
    at = CARD_AT.get(heard.kind, -1)
    card = heard.args[at] if at >= 0 else -1
    place = f"card-{THINGS[card]}" if 0 <= card < OPPONENT else ""
    return (None if heard.kind in NOBODY else heard.args[0]), place


def mark(heard: Heard) -> tuple[str, str] | None:
    """The icon of an event on the line of a replay, with its words."""
    return MARKS.get(heard.kind)


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    if not others:
        return "The table plays on", ""
    what, after = doing(table, len(others) > 1)
    return f"{words.listed(others)} {what}", after


def doing(table: TableView, many: bool) -> tuple[str, str]:
    """What the clubs that have to decide are busy with, and what follows."""
    s = "" if many else "s"
    if not table.week:
        return f"set{s} up the club", "Then the first Week begins with Monday's production."
    if table.day == MONDAY:
        return f"meet{s} the board", "Then every club has three Days for actions."
    if table.day == FRIDAY:
        if any(one.match.result is None for one in table.clubs):
            return f"play{s} the Match", "Then the other teams of the league play."
        return f"close{s} the Week", "Then upkeep is paid and the next Week begins."
    return f"act{s}", "Every club has one turn a Day."


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While all clubs choose at the same time: who is ready, and who still thinks."""
    table: TableView = view.table
    if len(names) == 1 or (table.week and table.day not in (MONDAY, FRIDAY)):
        return []
    return [
        (seat, f"{name} {'chooses' if seat in view.thinking else 'is ready'}")
        for seat, name in enumerate(names)
        if seat != view.seat
    ]


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is planned."""
    left = words.markers(draft.purse, 3)
    players = sum(1 for slot in draft.slots if slot.things[0].partition("@")[0] not in ("a", "d"))
    plan = f"{words.count(players, 'Player')} in it, {left} left."
    return "Plan your line-up", f"{plan} Nobody sees it before the Opponent is revealed."


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """All places are edited on the pitch, at any time."""
    return []


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """The first small question is the formation."""
    verb, _, what = option.partition(":")
    return f"plan:{what}" if verb == "formation" else ""


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    return "Play this line-up"


def amounts(view: View, side: bool) -> tuple[()]:
    """All sums are listed."""
    return ()


def shows(option: str, view: View, cursor: int) -> str:
    """The place that an option changes, besides its own."""
    verb, _, what = option.partition(":")
    if verb in ("put", "assign_player"):
        return f"zone-{what.partition('@')[2]}"
    return "stadium-adboards" if verb == "adboard" else "stadium-kit" if verb == "kit" else ""


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What the viewer does not decide, sentence by sentence."""
    return told.steps(events, view.seat, names, season.league(view.table, names), view.table)


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        held = mine(view.table)
        if held:
            yield view.seat, names[view.seat], held


def standing(view: View, names: list[str]) -> list[Standing]:
    """The final table, the winner first."""
    used = [part for part in view.scores[0].parts if any(score.parts[part] for score in view.scores)]
    return [
        Standing(
            score.seat,
            names[score.seat],
            score.place,
            score.total,
            {part: score.parts[part] for part in used},
        )
        for score in sorted(view.scores, key=lambda score: (score.place, score.seat))
    ]


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won and from what; alone, the rank (EL-294, EL-295, EL-306 to EL-309)."""
    table: TableView = view.table
    rows = standing(view, names)
    first = rows[0]
    parts = words.listed([f"{words.number(points)} {part}" for part, points in first.parts.items() if points])
    line = f"{words.number(first.total)} VP: {parts}."
    if len(rows) == 1:
        return alone(table, first.total), f"{line} {rank_line(table, first.total)}"
    winners = [row.name for row in rows if row.place == 1]
    if len(winners) > 1:
        return f"{words.listed(winners)} share the victory", f"{line} The league points are equal, too."
    if first.total == rows[1].total:
        line += f" Level with {rows[1].name}: more league points decided."
    who = "You win" if first.seat == view.seat else f"{first.name} wins"
    return f"{who} by {first.total - rows[1].total}", line


def alone(table: TableView, total: int) -> str:
    """The headline of a solo game."""
    rank = words.WORDS["ranks"][table.solo["rank"]]["name"]
    if not table.solo["scenario"]:
        return f"Rank: {rank}"
    scenario = words.WORDS["scenarios"][table.solo["scenario"]]["name"]
    return f"{scenario} {'won' if table.solo['won'] else 'lost'}. Rank: {rank}"


def rank_line(table: TableView, total: int) -> str:
    """What the rank means, and what the next one would have needed."""
    flavour = str(words.WORDS["ranks"][table.solo["rank"]]["flavour"])
    more = [least for least in RANK_VP[table.options["division"]] if least > total]
    return f"{flavour} The next rank begins at {more[0]} VP." if more else flavour


def final(view: View, names: list[str]) -> Iterator[tuple[Club, Sequence[tuple[Slip, int]]]]:
    """The clubs at full time, with their Objectives."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        yield club(view, names, score.seat), [(objective(id), vp) for id, vp in score.notes]
