"""How Time of Soccer is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from touchline.engine.content import named
from touchline.engine.counts import Count, Standing
from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.orders import ON, Ordering
from touchline.engine.speech import Fact, listed
from touchline.engine.views import View
from touchline.games.time_of_soccer.cards import THINGS
from touchline.games.time_of_soccer.orders import DICE, ELEVEN, squad_mark
from touchline.games.time_of_soccer.page import season, told
from touchline.games.time_of_soccer.page.faces import Badge, badge, badges, legend, no_club, team_name, tile
from touchline.games.time_of_soccer.page.scene import Club, club, scene
from touchline.games.time_of_soccer.page.told import Step
from touchline.games.time_of_soccer.rules.prospect import levels
from touchline.games.time_of_soccer.rules.scoring import PARTS
from touchline.games.time_of_soccer.story import STORY
from touchline.games.time_of_soccer.table_view import TableView
from touchline.games.time_of_soccer.text import number, position_code, position_name, say

__all__ = ["bracket", "legend", "scene"]

# The parts of the table that are brought up to date on their own, and the phone's views.
SECTIONS: Final = ("market", "pitch", "club", "sunday", "staff", "league", "rivals")
STAGE: Final = "market"  # where reveals lie
WAYS_OUT: Final = ("decline", "turn", "refuse")
NEWS: Final = named(
    "club_chosen acquired replaced dismissed forced talks_broken bought_second sold friendly "
    "press_true press_false fan_gained win_bonus satisfaction short_of_money"
)
TABS: Final = (("table", "grid"), ("mine", "shirt"))
DRAWER: Final = (("league", "league"),)
TEAMS: Final[dict[str, Badge]] = badges()
OPEN: Final = True  # TS-333


def crests(view: View) -> tuple[Badge, ...]:
    """Every seat wears the crest of its club, once it has one."""
    table: TableView = view.table
    return tuple(badge(one.club) if one.club else no_club() for one in table.clubs)


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    found = STORY.shown(heard)
    return found and (found[0], f"tile-{THINGS[found[1]]}" if found[1] >= 0 else "")


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = [names[seat] for seat in view.thinking if seat != view.seat]
    if not others:
        return say("waiting-nobody"), ""
    what, facts = doing(table)
    facts["who"] = listed(others)
    return say(f"waiting-{what}", **facts), say.maybe(f"waiting-{what}.next", **facts)


def doing(table: TableView) -> tuple[str, dict[str, Fact]]:
    """What the club that has to decide is busy with: `waiting-…`, and the facts of that."""
    if any(one.club is None for one in table.clubs):
        return "club", {}
    if table.drawn:
        return "unique", {}
    if table.joining:
        return "joining", {"tile": tile(table.joining).name}
    if table.phase == "setup":
        return "car", {}
    if table.match:
        what = "dice" if table.match.dice else "line-up"
        return what, {"home": team_name(table.match.home), "away": team_name(table.match.away)}
    if table.op:
        return "driving", {"points": table.op}
    return "recovery" if table.day == 0 else "last-line-up" if table.day == 6 else "market", {}


def orders(view: View, given: Mapping[str, str]) -> list[Ordering]:
    """The eleven for the matches that come, and when dice are rolled again."""
    table: TableView = view.table
    own = table.clubs[view.seat]
    asked = view.decision.question if view.decision else ""
    mark = squad_mark(own.squad)
    stands = given.get(ELEVEN) == mark
    texts = say("order-eleven"), say("order-eleven.text")
    found = [Ordering(ELEVEN, "" if stands else mark, *texts, stands, now=asked == "align")]
    if own.reroll:
        on, texts = DICE in given, (say("order-dice"), say("order-dice.text"))
        found.append(Ordering(DICE, "" if on else ON, *texts, on, now=asked == "reroll"))
    return found


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is edited."""
    assert view.decision is not None
    prompt = view.decision.prompt
    values = levels(draft.figures["attack"], draft.figures["defence"])
    return prompt.question, say("draft-context", context=prompt.context, levels=values)


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The positions, as (short name, who stands there, what that is worth)."""
    made = []
    for at, slot in enumerate(draft.slots):
        who = tile(slot.things[0]).name if slot.things else say("spot-empty")
        value = number(slot.worth)
        label = say("draft-position", position=position_name(at), who=who, value=value)
        made.append((position_code(at), label, value))
    return made


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    table: TableView = view.table
    own = table.clubs[view.seat]
    team = [slot.things[0] if slot.things else None for slot in draft.slots]
    same = team == own.line_up and own.managers[draft.figures["principal"]] == own.principal
    return say("align-option" if same else "draft-play-this")


def shows(option: str, view: View, cursor: int) -> str:
    """The places that an option changes, besides its own: who would stand where, and the links of that."""
    verb, _, what = option.partition(":")
    if verb in ("park", "force", "put"):
        return f"would-{what} lines-{what}"
    return f"lines-{what}" if verb == "place_tile" else ""


def running(view: View) -> tuple[int, ...]:
    """The victory points if the season ended now (TS-235 to TS-245)."""
    table: TableView = view.table
    return tuple(one.so_far for one in table.clubs)


def counts(view: View) -> tuple[tuple[Count, ...], ...]:
    """Cash, fans, squad and levels."""
    table: TableView = view.table
    return tuple(
        (
            Count("coin", say("counter-cash"), one.cash, lambda n: f"${n}"),
            Count("fans", say("counter-fans"), one.fans),
            Count("shirt", say("counter-players"), len(one.squad)),
            Count("ball", say("counter-attack"), one.attack_level),
            Count("shield", say("counter-defence"), one.defence_level),
        )
        for one in table.clubs
    )


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What nobody decides, sentence by sentence."""
    return told.Reporter(view.seat, names, season.own_team(view.table)).steps(events)


def opened(views: Sequence[View], names: list[str]) -> Iterator[Any]:
    """Nobody has secrets (TS-333)."""
    return iter(())


def standing(view: View, names: list[str]) -> list[Standing]:
    """The six league teams, the winner first; neutral teams can win, too (TS-246)."""
    table: TableView = view.table
    return [
        Standing(
            row.seat,
            names[row.seat] if row.seat >= 0 else team_name(row.team),
            row.place,
            row.total,
            row.parts,
            row.team,
        )
        for row in table.final
    ]


def headline(view: View, names: list[str]) -> tuple[str, str]:
    """Who won, and where the points came from."""
    rows = standing(view, names)
    first, second = rows[0], rows[1]
    parts = listed(
        say("part", points=number(points), part=say(f"part-{part}.from"))
        for part, points in zip(PARTS, first.parts.values(), strict=True)
        if points
    )
    lines = [say("result", n=first.total, total=number(first.total), parts=parts)]
    winners = [row.name for row in rows if row.place == 1]
    if len(winners) > 1:
        return say("victory-shared", winners=listed(winners)), lines[0]
    if first.total == second.total:
        lines.append(say("result-tie-broken"))
    if first.seat < 0:
        best = next(row for row in rows if row.seat >= 0)
        own = "you" if best.seat == view.seat else "other"
        lines.append(say("result-best-club", who=own, name=best.name, total=number(best.total)))
    who = "team" if first.seat < 0 else "you" if first.seat == view.seat else "other"
    return say("victory", who=who, name=first.name, lead=first.total - second.total), " ".join(lines)


def bracket(view: View) -> tuple[tuple[str, tuple[season.Tie, ...]], ...]:
    """The cup as it was played."""
    return season.bracket(view.table)


def final(view: View, names: list[str]) -> Iterator[tuple[Club, Sequence[tuple[Any, bool]]]]:
    """The clubs at full time with the press releases that they kept."""
    rows = season.league(view.table, names)
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        found = club(view, names, rows, score.seat)
        yield found, found.kept
