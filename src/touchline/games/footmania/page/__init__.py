"""How Footmania is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from touchline.engine.content import named
from touchline.engine.counts import Count
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import ENGLISH, Fact, Seat, capital, listed, speaking
from touchline.engine.views import View
from touchline.games.footmania.cards import FOOTBALLERS, THINGS
from touchline.games.footmania.page import season, told
from touchline.games.footmania.page.deals import amounts, orders
from touchline.games.footmania.page.faces import Club, club, footballer
from touchline.games.footmania.page.scene import Manager, Mine, manager, mine, route, scene
from touchline.games.footmania.page.sheets import deals as deal_sheets
from touchline.games.footmania.page.told import Step
from touchline.games.footmania.rules.line_up import post_facts
from touchline.games.footmania.rules.scoring import PARTS
from touchline.games.footmania.story import STORY
from touchline.games.footmania.table_view import TableView
from touchline.games.footmania.text import printed, say, thousands

__all__ = ["amounts", "deal_sheets", "line", "matchdays", "orders", "scene"]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("board", "squad", "hand", "desk", "league", "rivals")
STAGE: Final = "board"  # where reveals lie
WAYS_OUT: Final = ("pass", "done", "decline", "refuse", "no_draw", "none", "cancel")
TABS: Final = (("table", "grid"), ("mine", "shirt"))
DRAWER: Final = (("league", "league"),)

# A move says how far; nobody needs the die as well.
DETAILS: Final = ("rolled",)
NEWS: Final = named(
    "bought put_up refused_card bid knocked_down deal bank_sold sponsor_signed sponsor_paid sponsor_sold "
    "plus_drawn gained jackpot complete euro_won euro_lost"
)

# Verbs whose options are folded together where there are many.
GROUPS: Final = named("sell buy_from swap own_auction bank_sell sub letter auto_done offer_for")

TURNS_IN_CHAPTER: Final = 12  # whole rounds for two, three and four managers


def chapter(heard: Heard) -> str:
    """The heading that an event opens in the log, or nothing."""
    if heard.kind == "turn" and heard.args[1] == 1 and heard.args[2] % TURNS_IN_CHAPTER == 1:
        first = heard.args[2]
        return say("chapter-turns", first=first, last=first + TURNS_IN_CHAPTER - 1)
    if heard.kind == "matchday":
        return say("day-matchday", n=heard.args[0])
    if heard.kind == "play_off":
        return say("day-play-off")
    return say("chapter-laps") if heard.kind == "phase_2" else ""


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    found = STORY.shown(heard)
    return found and (found[0], f"card-{THINGS[found[1]]}" if 0 <= found[1] < FOOTBALLERS else "")


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    if not others:
        return say("waiting-for-nobody"), ""
    words = f"phase-{table.step}" if table.step else "phase"
    facts: dict[str, Fact] = {"who": listed(others), "n": len(others)}
    after = say.maybe(f"{words}.next")
    if table.step == "transfer-window" and table.own and table.own.auto_done:
        after = say("waiting-passed-over")
    return say(f"{words}.waiting", **facts), after


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is edited."""
    table: TableView = view.table
    total = sum(slot.worth for slot in draft.slots) + table.managers[view.seat].stars
    if table.match and table.match.club:
        rival = club(table.match.club)
        return say("drafting"), say("drafting.euromatch", stars=total, club=rival.name, need=rival.stars)
    return say("drafting"), say("drafting.match", stars=total)


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The posts, as (number, who stands there, what that is worth)."""
    made = []
    for number, slot in enumerate(draft.slots, 1):
        who = footballer(slot.things[0]).name if slot.things else say("a-trainee")
        worth = str(slot.worth).replace("-", "−")
        made.append((str(number), say("slot", post=number, who=who, worth=worth), worth))
    return made


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """The automatic line-up, or who stands on the post that is being edited."""
    what, post = option.partition(":")[2], draft.cursor + 1
    if what == "auto":
        return "clear:auto"
    if asked not in questions_about(post):
        return ""
    return f"clear:{post}" if what == "trainee" else f"put:{what}"


def questions_about(post: int) -> tuple[str, str]:
    """How a manager is asked about a post; the coach may have been asked in English."""
    facts = post_facts(post)
    with speaking(language=ENGLISH):
        english = say("line_up", **facts)
    return english, say("line_up", **facts)


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    return say("draft-field")


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While line-ups are chosen in secret: who is ready, and who still thinks."""
    table: TableView = view.table
    match = table.match
    if match is None or match.teams or match.away < 0:
        return []
    return [
        (seat, say("ready" if seat in match.ready else "chooses", name=names[seat]))
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


def running(view: View) -> tuple[int, ...]:
    """The points of the league (FM-217)."""
    table: TableView = view.table
    return tuple(one.points for one in table.managers)


def counts(view: View) -> tuple[tuple[Count, ...], ...]:
    """What lies open or can be counted face down."""
    table: TableView = view.table
    return tuple(
        (
            Count("coin", say("count-cash"), one.cash, thousands),
            Count("shirt", say("count-footballers"), one.footballers),
            Count("plus", say("count-plus-cards"), one.plus_cards),
            Count("pennant", say("count-pennants"), one.pennants),
        )
        for one in table.managers
    )


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What the viewer does not decide, sentence by sentence."""
    rows = season.league(view.table, names, view.seat)
    return told.Reporter(view.seat, names, rows).steps(events)


def opened(views: Sequence[View], names: list[str]) -> Iterator[tuple[int, str, Mine]]:
    """What everybody holds, for a replay with all cards open."""
    for view in views:
        held = mine(view.table, names, view.seat, None, ())
        if held:
            yield view.seat, names[view.seat], held


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and what decided it (FM-217 to FM-222)."""
    table: TableView = view.table
    first, second, *_ = sorted(view.scores, key=lambda score: (score.place, score.seat))
    sources = zip(PARTS, first.parts.values(), strict=True)
    parts = [say(f"points-from-{part}", points=points) for part, points in sources]
    facts: dict[str, Fact] = {"total": first.total, "parts": listed(parts), "second": Seat(second.seat)}
    winners = [names[score.seat] for score in view.scores if score.place == 1]
    if len(winners) > 1:
        return say("victory-shared", winners=listed(winners)), say("victory.points", **facts)
    how = "points"
    if first.total == second.total:
        pennants = {one.seat: one.pennants for one in table.managers}
        how = "play-off" if pennants[first.seat] == pennants[second.seat] else "pennants"
        facts["pennants"] = pennants[first.seat]
    with speaking(you=view.seat, names=names):
        return capital(say("victory", who=Seat(first.seat))), say(f"victory.{how}", **facts)


def final(view: View, names: list[str]) -> Iterator[tuple[Manager, Sequence[Club]]]:
    """The managers at full time, with the European clubs that they beat."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        found = manager(view, names, score.seat)
        yield found, found.clubs


def line(id: str) -> str:
    """A line of a team, as the name of a place."""
    return capital(printed("lines", id))


def matchdays(view: View, names: list[str]) -> Sequence[season.Matchday]:
    """All results, for the end of the game."""
    return season.matchdays(view.table, names, view.seat)
