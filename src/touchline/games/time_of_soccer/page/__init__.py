"""How Time of Soccer is shown: the scene that its template `table.html` draws, and the words around it.

Everything is made from views and from what a seat heard; nothing here ever sees a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.views import View
from touchline.games.time_of_soccer import words
from touchline.games.time_of_soccer.cards import THINGS
from touchline.games.time_of_soccer.page import season, told
from touchline.games.time_of_soccer.page.eleven import IDS
from touchline.games.time_of_soccer.page.faces import NO_CLUB, Badge, badges, team_name, tile
from touchline.games.time_of_soccer.page.scene import Club, Scene, club, scene
from touchline.games.time_of_soccer.page.told import Step
from touchline.games.time_of_soccer.text import levels_in_words
from touchline.games.time_of_soccer.view import TableView

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
    "bracket",
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
SECTIONS: Final = ("market", "pitch", "club", "sunday", "staff", "league", "rivals")
TABS: Final = (("table", "Market", "grid"), ("mine", "My club", "shirt"))
DRAWER: Final = (("league", "League", "league"),)
TEAMS: Final[dict[str, Badge]] = badges()
OPEN: Final = True  # TS-333

GROUPS: Final[dict[str, str]] = {}
SIDE: Final = ""
DRAFT: Final = {
    "places": "Positions",
    "clear": "Leave it empty",
    "cleared": "{} counts −2",
    "clear_all": "Clear all",
}

# Events without a manager in front, and those that the page shows better than words do.
NOBODY: Final = {
    "decks_shuffled",
    "cup_drawn",
    "fixtures_shuffled",
    "market_filled",
    "week",
    "market_day",
    "no_market",
    "pre_season_over",
    "old_tiles_left",
    "tiles_aged",
    "tile_placed",
    "removal_roll",
    "kick_off",
    "levels",
    "shots_by_level",
    "attack_roll",
    "defence_roll",
    "goals",
    "neutral_reroll",
    "penalties",
    "full_time",
    "cup_passed",
    "cup_won",
    "match_day_over",
    "clash",
    "final",
}
UNSAID: Final = {"week", "moved", "market_turn"}
TILE_AT: Final = {
    "acquired": 1,
    "placed": 1,
    "tile_placed": 1,
    "contract_returned": 1,
    "forced": 2,
    "sales_entered": 2,
    "declined": 1,
    "talks_broken": 1,
    "deal_named": 1,
    "deal_failed": 1,
    "unique_kept": 1,
}
MARKS: Final = {
    "cup_won": ("cup", "The cup is won"),
    "press_true": ("press", "A promise kept"),
    "press_false": ("press", "A promise broken"),
    "short_of_money": ("coin", "Short of money"),
}


@dataclass(frozen=True)
class Standing:
    """A line of the final table; neutral teams have no seat."""

    seat: int
    name: str
    place: int
    total: int
    parts: dict[str, int]
    team: str


def crests(view: View) -> tuple[Badge, ...]:
    """Every seat wears the crest of its club, once it has one."""
    table: TableView = view.table
    return tuple(TEAMS[one.club] if one.club else NO_CLUB for one in table.clubs)


def chapter(heard: Heard) -> str:
    """The heading that an event opens in the log, or nothing."""
    if heard.kind != "week":
        return ""
    number = heard.args[0]
    return f"{f'Week {number}' if number else 'Pre-season'} · {words.WORDS['weeks'][str(number)]['name']}"


def shown(heard: Heard, viewer: int) -> tuple[int | None, str] | None:
    """Whom a line of the log is about and which thing on the table; None if it is not worth a line."""
    if heard.kind in UNSAID:
        return None
    at = TILE_AT.get(heard.kind, -1)
    place = f"tile-{THINGS[heard.args[at]]}" if at >= 0 else ""
    return (None if heard.kind in NOBODY else heard.args[0]), place


def mark(heard: Heard) -> tuple[str, str] | None:
    """The icon of an event on the line of a replay, with its words."""
    return MARKS.get(heard.kind)


def waiting(view: View, names: list[str]) -> tuple[str, str]:
    """What a viewer without a question waits for, and what comes next."""
    table: TableView = view.table
    others = words.listed([names[seat] for seat in view.thinking if seat != view.seat])
    if not others:
        return "The table plays on", ""
    what, after = doing(table)
    return f"{others} {what}", after


def doing(table: TableView) -> tuple[str, str]:
    """What the club that has to decide is busy with, and what follows."""
    if any(one.club is None for one in table.clubs):
        return "takes a club", "Then football players and cars are placed."
    if table.drawn:
        return "keeps a unique starter", "Then the other clubs draw theirs."
    if table.joining:
        return f"finds a place for {tile(table.joining).name}", ""
    if table.phase == "Setup":
        return "places the car", "Then the pre-season begins with Monday's money."
    if table.match:
        rolled = bool(table.match.dice)
        what = "looks at the dice" if rolled else "lines up"
        home, away = team_name(table.match.home), team_name(table.match.away)
        return what, f"{home} are at home to {away}."
    if table.op:
        points = words.count(table.op, "point")
        return f"is on the market with {points} left", "Every club drives once a day, in turn."
    if table.day == 0:
        return "recovers", "Then the market opens."
    if table.day == 6:
        return "lines up for the last time", "Then the points are counted."
    return "is at the market", "Every club drives once a day, in turn."


def drafting(view: View, draft: DraftView) -> tuple[str, str]:
    """The question and the context while the line-up is edited."""
    assert view.decision is not None
    prompt = view.decision.prompt
    values = levels_in_words(draft.figures["attack"], draft.figures["defence"])
    return prompt.question, f"{prompt.context} This eleven: {values}."


def slots(view: View, draft: DraftView) -> list[tuple[str, str, str]]:
    """The positions, as (short name, who stands there, what that is worth)."""
    made = []
    for at, slot in enumerate(draft.slots):
        who = tile(slot.things[0]).name if slot.things else "empty"
        value = words.number(slot.worth)
        made.append((IDS[at].upper(), f"{words.position_name(at)}: {who}, {value}", value))
    return made


def edit_of(option: str, asked: str, view: View, draft: DraftView) -> str:
    """To edit at all is no edit yet; where the eleven shall stay, it is sent as it stands."""
    return ""


def sending(view: View, draft: DraftView) -> str:
    """The words on the button that ends the edit."""
    table: TableView = view.table
    own = table.clubs[view.seat]
    team = [slot.things[0] if slot.things else None for slot in draft.slots]
    same = team == own.line_up and own.managers[draft.figures["principal"]] == own.principal
    return "Keep the line-up" if same else "Play this eleven"


def ready(view: View, names: list[str]) -> list[tuple[int, str]]:
    """Nobody ever chooses at the same time as another."""
    return []


def amounts(view: View, side: bool) -> tuple[()]:
    """Nothing is ever typed in."""
    return ()


def shows(option: str, view: View, cursor: int) -> str:
    """The places that an option changes, besides its own: who would stand where, and the links of that."""
    verb, _, what = option.partition(":")
    if verb in ("park", "force", "put"):
        return f"would-{what} lines-{what}"
    return f"lines-{what}" if verb == "place_tile" else ""


def steps(events: Sequence[tuple[bool, Heard]], view: View, names: list[str]) -> Iterator[Step]:
    """What nobody decides, sentence by sentence."""
    return told.steps(events, view.seat, names, season.own_team(view.table))


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
    parts = words.listed(
        [f"{words.number(points)} {name.lower()}" for name, points in first.parts.items() if points]
    )
    line = f"{words.number(first.total)} victory points: {parts}."
    winners = [row.name for row in rows if row.place == 1]
    if len(winners) > 1:
        return f"{words.listed(winners)} share the victory", line
    if first.total == second.total:
        line += " The tie-breaks decided."
    if first.seat < 0:
        best = next(row for row in rows if row.seat >= 0)
        who = "you are" if best.seat == view.seat else f"{best.name} is"
        line += f" Among the clubs {who} the best, with {words.number(best.total)}."
    verb = "win" if first.seat < 0 else "wins"
    who = "You win" if first.seat >= 0 and first.seat == view.seat else f"{first.name} {verb}"
    return f"{who} by {first.total - second.total}", line


def bracket(view: View) -> tuple[tuple[str, tuple[season.Tie, ...]], ...]:
    """The cup as it was played."""
    return season.bracket(view.table)


def final(view: View, names: list[str]) -> Iterator[tuple[Club, Sequence[tuple[Any, bool]]]]:
    """The clubs at full time with the press releases that they kept."""
    rows = season.league(view.table, names)
    for score in sorted(view.scores, key=lambda score: (score.place, score.seat)):
        found = club(view, names, rows, score.seat)
        yield found, found.kept
