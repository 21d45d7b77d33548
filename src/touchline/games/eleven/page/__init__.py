"""How Eleven is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from touchline.engine.content import named
from touchline.engine.counts import Count, Standing
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.orders import ON, Amount, Ordering
from touchline.engine.speech import Fact, Seat, listed, speaking
from touchline.engine.views import View
from touchline.games.eleven import scenarios
from touchline.games.eleven.cards import OPPONENT, THINGS
from touchline.games.eleven.effects import FITNESS
from touchline.games.eleven.orders import BONUSES, SALES, WAGES
from touchline.games.eleven.page import season, told
from touchline.games.eleven.page.club import Club, club
from touchline.games.eleven.page.faces import Badge, Slip, badges, objective
from touchline.games.eleven.page.scene import FRIDAY, MONDAY, Mine, mine, scene
from touchline.games.eleven.page.told import Step
from touchline.games.eleven.story import STORY
from touchline.games.eleven.table_view import TableView
from touchline.games.eleven.text import markers, number, printed, say

__all__ = ["scene"]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("area", "stats", "board", "stadium", "squad", "league", "rivals")
STAGE: Final = "area"  # where reveals lie
WAYS_OUT: Final = ("pass", "done", "decline", "end_turn", "none")
TABS: Final = (("table", "grid"), ("mine", "shirt"))
DRAWER: Final = (("league", "league"),)
RESOURCES: Final = (("cash", "coin"), ("fans", "fans"), ("ops", "ops"), ("fitness", "fit"))
TEAMS: Final[dict[str, Badge]] = badges()

# Verbs whose options are folded together where there are many.
GROUPS: Final = named(
    "hire sell one_off adboard kit build card_action paid_action offer_for announce plan shape put "
    "drop fund bench plain effect_target"
)


# What a match and a purchase are made of; the result and the thing that was bought say it.
DETAILS: Final = named("paid gained seated rolled kick_off moment sections flipped moved boosted")
NEWS: Final = named(
    "hired joined veterans sold traded announced signed sponsor_lost built office trained objective perfect "
    "vp full_time"
)

# What turns up a new card in the Transfer Area, so that it cannot be taken back.
FINAL: Final = ("hire", "one_off", "adboard", "kit")


def chapter(heard: Heard) -> str:
    """The heading that an event opens in the log, or nothing."""
    return say("chapter", n=heard.args[0]) if heard.kind == "week" else ""


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    found = STORY.shown(heard)
    return found and (found[0], f"card-{THINGS[found[1]]}" if 0 <= found[1] < OPPONENT else "")


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    if not others:
        return say("waiting-nobody"), ""
    words = f"waiting-{doing(table)}"
    return say(words, who=listed(others), n=len(others)), say(f"{words}.next")


def doing(table: TableView) -> str:
    """What the clubs that have to decide are busy with: `waiting-…` in the words."""
    if not table.week:
        return "setup"
    if table.day == MONDAY:
        return "board"
    if table.day == FRIDAY:
        return "match" if any(one.match.result is None for one in table.clubs) else "end"
    return "actions"


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """While all clubs choose at the same time: who is ready, and who still thinks."""
    table: TableView = view.table
    if len(names) == 1 or (table.week and table.day not in (MONDAY, FRIDAY)):
        return []
    return [
        (seat, say("choosing" if seat in view.thinking else "ready", name=name))
        for seat, name in enumerate(names)
        if seat != view.seat
    ]


def orders(view: View, given: Mapping[str, str]) -> list[Ordering]:
    """Bonuses that only bring something, Players whom others announce, and who goes without wages."""
    table: TableView = view.table
    asked = view.decision.question if view.decision else ""
    on, week = BONUSES in given, str(table.week)
    texts = say("order-bonuses"), say("order-bonuses.text")
    found = [Ordering(BONUSES, "" if on else ON, *texts, on, now=asked == "accept")]
    if table.options["player_transfers"]:
        found += sales(view, given.get(SALES, ""))
    if asked == "upkeep_target":
        found.append(Ordering(WAGES, week, say("order-wages"), say("order-wages.text")))
    return found


def sales(view: View, most: str) -> list[Ordering]:
    """What is answered when another club announces a Player: his price up to a maximum, else a pass."""
    asked = view.decision is not None and view.decision.question == "bid"
    if most:
        words = say("order-sales", case="up-to" if int(most) else "pass", n=int(most))
        return [Ordering(SALES, "", words, say("order-sales.text"), True, now=asked)]
    found = [Ordering(SALES, "0", say("order-sales", case="pass", n=0), say("order-sales.text"), now=asked)]
    if asked:
        cash = view.table.clubs[view.seat].resources["cash"]
        own = Amount("{}", say("order-sales-typed"), cash, "€", ordered=True)
        found.append(Ordering(SALES, own.option, own.label, amount=own))
    return found


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is planned."""
    players = sum(1 for slot in draft.slots if slot.things[0].partition("@")[0] not in ("a", "d"))
    left = markers(draft.purse, FITNESS)
    return say("line-up-plan"), say("line-up-plan.context", players=players, fitness=left)


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """All places are edited on the pitch, at any time."""
    return []


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """The first small question is the formation."""
    verb, _, what = option.partition(":")
    return f"plan:{what}" if verb == "formation" else ""


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    return say("line-up-send")


def shows(option: str, view: View, cursor: int) -> str:
    """The place that an option changes, besides its own."""
    verb, _, what = option.partition(":")
    if verb in ("put", "assign_player"):
        return f"zone-{what.partition('@')[2]}"
    return "stadium-adboards" if verb == "adboard" else "stadium-kit" if verb == "kit" else ""


def sure(option: str, view: View, draft: DraftView | None) -> str:
    """What a hire or a contract costs and brings, before it is final."""
    if draft or not view.decision or option.partition(":")[0] not in FINAL:
        return ""
    words = next((one.words for one in view.decision.options if one.option == option), None)
    if words is None:
        return ""
    what = " · ".join(part for part in (words.label, words.detail, words.effect) if part)
    return say("sure-final", what=what)


def running(view: View) -> tuple[int, ...]:
    """The victory points if the season ended now (EL-282 to EL-292)."""
    table: TableView = view.table
    return tuple(one.so_far for one in table.clubs)


def counts(view: View) -> tuple[tuple[Count, ...], ...]:
    """Resources and the squad."""
    table: TableView = view.table
    return tuple(
        (
            *(Count(icon, say(f"resource-{what}"), one.resources[what]) for what, icon in RESOURCES),
            Count("shirt", say("row-players"), len(one.squad)),
        )
        for one in table.clubs
    )


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What the viewer does not decide, sentence by sentence."""
    rows = season.league(view.table, names)
    return told.Reporter(view.seat, names, rows, view.table).steps(events)


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
    parts = listed(
        say("points-from", points=number(points), part=part) for part, points in first.parts.items() if points
    )
    facts: dict[str, Fact] = {"total": number(first.total), "parts": parts}
    if len(rows) == 1:
        return alone(table), say("result-alone", rank=rank_line(table, first.total), **facts)
    winners = [row.name for row in rows if row.place == 1]
    if len(winners) > 1:
        return say("victory-shared", winners=listed(winners)), say("result-shared", **facts)
    level = "level" if first.total == rows[1].total else "points"
    with speaking(you=view.seat, names=names):
        line = say(f"result-{level}", other=Seat(rows[1].seat), **facts)
    who = "you" if first.seat == view.seat else "other"
    return say("victory", who=who, name=first.name, lead=first.total - rows[1].total), line


def alone(table: TableView) -> str:
    """The headline of a solo game."""
    rank = printed("ranks", table.solo["rank"])
    if not table.solo["scenario"]:
        return say("victory-rank", rank=rank)
    scenario = printed("scenarios", table.solo["scenario"])
    return say("scenario-won" if table.solo["won"] else "scenario-lost", scenario=scenario, rank=rank)


def rank_line(table: TableView, total: int) -> str:
    """What the rank means, and what the next one would have needed."""
    flavour = printed("ranks", table.solo["rank"], "flavour")
    more = [least for least in scenarios.RANK_VP[table.options["division"]] if least > total]
    return say("rank-next", flavour=flavour, vp=more[0]) if more else flavour


def final(view: View, names: list[str]) -> Iterator[tuple[Club, Sequence[tuple[Slip, int]]]]:
    """The clubs at full time, with their Objectives."""
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        yield club(view, names, score.seat), [(objective(id), vp) for id, vp in score.notes]
