"""How Superclub is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from touchline.engine.content import named
from touchline.engine.counts import Count
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import listed
from touchline.engine.views import View
from touchline.games.superclub.cards import THINGS
from touchline.games.superclub.page import office, season, told
from touchline.games.superclub.page.clubs import Manager, captain, manager
from touchline.games.superclub.page.faces import TEAMS, Badge, badge, base
from touchline.games.superclub.page.office import amounts, orders, sheet
from touchline.games.superclub.page.scene import Mine, mine, scene
from touchline.games.superclub.page.told import Step
from touchline.games.superclub.rules.line_ups import slot_words
from touchline.games.superclub.state import AI
from touchline.games.superclub.story import STORY
from touchline.games.superclub.table_view import TableView
from touchline.games.superclub.text import halves, money, say

__all__ = ["TEAMS", "amounts", "orders", "scene", "sheet"]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("arena", "squad", "club", "desk", "ladder", "league", "rivals")
STAGE: Final = "arena"  # where reveals lie
NEWS: Final = named(
    "club drafted hired fired signed trained upgrade sold_abroad unhappy_sold trade bids matches auction_won "
    "sim injury released"
)
TABS: Final = (("table", "grid"), ("mine", "shirt"))
DRAWER: Final = (("league", "league"),)

# Verbs whose options are folded together where there are many.
GROUPS: Final = named(
    "sell_abroad fire pay ask_cash formation boost best letter auto_done accept_letter decline_letter"
)
PROPOSALS: Final = {"auto_best": "best:stars", "reuse_last": "best:last"}


def crests(view: View) -> tuple[Badge, ...]:
    """Every seat wears the crest of its club, once it has one."""
    table: TableView = view.table
    return tuple(badge(one.club) for one in table.managers)


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table."""
    found = STORY.shown(heard)
    if found is None:
        return None
    seat, card = found
    return None if seat is None or seat >= AI else seat, f"card-{THINGS[card]}" if card >= 0 else ""


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    if not others:
        return say("waiting-nobody"), ""
    lining_up = table.stage in ("season", "finals") and table.match is None
    words = "phase-line-ups" if lining_up else f"phase-{table.stage}"
    after = say.maybe(f"{words}.next")
    if table.own and table.own.auto_done and table.stage in office.STEPS:
        after = say("waiting-passed-over")
    return say(f"{words}.waiting", who=listed(others), n=len(others)), after


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While line-ups are set in secret: who is ready, and who still thinks."""
    table: TableView = view.table
    if table.match or table.stage not in ("season", "finals"):
        return []
    return [
        (seat, say("manager-ready" if seat in table.ready else "manager-busy", name=names[seat]))
        for seat in sorted({*table.ready, *view.thinking})
        if seat != view.seat
    ]


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is edited."""
    thirds = {third: halves(draft.figures[third]) for third in ("attack", "midfield", "defence")}
    return say("draft-question"), say("draft-context", pairs=draft.figures["chemistry"], **thirds)


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The slots, as (short name, who stands there, what that counts); without a name it is not there."""
    made = []
    for at, slot in enumerate(draft.slots):
        if not slot.need and not slot.things:
            made.append(("", "", ""))
            continue
        who = base(slot.things[0]).name if slot.things else say("slot-empty")
        short, worth = say("slot-short", **slot_words(at).facts), halves(slot.worth)
        made.append((short, say("slot-line", slot=short, who=who, stars=worth), worth))
    return made


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """The first small question is the formation, or a whole line-up that the rules propose."""
    verb, _, what = option.partition(":")
    return PROPOSALS.get(what, f"formation:{what}") if verb == "line_up" else ""


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    return say("draft-send")


def shows(option: str, view: View, cursor: int) -> str:
    """The place that an option changes, besides its own: the slot to be filled."""
    return f"slot-{cursor + 1}" if option.startswith("put:") and cursor >= 0 else ""


def running(view: View) -> tuple[int, ...]:
    """The point markers (SC-201, SC-239)."""
    table: TableView = view.table
    return tuple(one.points for one in table.managers)


def counts(view: View) -> tuple[tuple[Count, ...], ...]:
    """Money, squad and its stars; the point markers are the points."""
    table: TableView = view.table
    return tuple(
        (
            Count("coin", say("counter-cash"), one.cash, money),
            Count("star", say("counter-squad"), one.squad_stars),
            Count("shirt", say("counter-players", n=len(one.squad)), len(one.squad)),
        )
        for one in table.managers
    )


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What the viewer does not decide, sentence by sentence."""
    table: TableView = view.table
    stars = {one.id: one.stars for manager in table.managers for one in manager.squad}
    stars |= {one.id: one.stars for one in table.board}
    if table.lot:
        stars[table.lot.player.id] = table.lot.player.stars
    ladder = season.ladder(table, names, view.seat)
    captains = [captain(one) for one in table.managers]
    league = season.league(table, names, view.seat)
    return told.Reporter(view.seat, names, stars, captains, ladder, league).steps(events)


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        managers = [manager(view, names, seat) for seat in range(len(names))]
        held = mine(view, names, managers, None, None, "fill", ())
        if held:
            yield view.seat, names[view.seat], held


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and how (SC-202 to SC-205, SC-221, SC-328)."""
    table: TableView = view.table
    first = min(view.scores, key=lambda score: score.place)
    won = say("victory", who="you" if first.seat == view.seat else "other", name=names[first.seat])
    squad = table.managers[first.seat].squad_stars
    how = say(f"victory-{table.ended}", total=first.total, season=table.season)
    return won, say("victory-line", how=how, squad=squad, points=first.total - squad)


def final(view: View, names: list[str]) -> Iterator[tuple[Manager, tuple[season.Round, ...]]]:
    """The clubs at the end of the game, each with the last season."""
    rounds = season.rounds(view.table, names, view.seat)
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        yield manager(view, names, score.seat), rounds
