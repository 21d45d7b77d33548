"""The table of Time of Soccer as one viewer sees it, ready to be drawn: the view and what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.views import View
from touchline.games.time_of_soccer.cards import CLUBS, CROSSES, OP, SALE_BONUS, TEAMS, THINGS
from touchline.games.time_of_soccer.page import matches, season, streets
from touchline.games.time_of_soccer.page.eleven import IDS, Eleven, LineUp, Would, best_place, eleven, would
from touchline.games.time_of_soccer.page.faces import NUMBER, Tile, die_table, team_name, tile
from touchline.games.time_of_soccer.state import WEEKS
from touchline.games.time_of_soccer.table_view import ClubView, TableView
from touchline.games.time_of_soccer.text import printed, say
from touchline.games.time_of_soccer.view import phase_name

# Where the question is: the section that a phone shows first.
FOCUS: Final = {
    "choose_club": "market",
    "keep_unique": "market",
    "place_tile": "pitch",
    "place_car": "market",
    "recover": "club",
    "market_step": "market",
    "dismiss": "staff",
    "force_buy": "market",
    "sell_which": "pitch",
    "pay_talks": "market",
    "align": "pitch",
    "align_principal": "staff",
    "align_position": "pitch",
    "team_kind": "market",
    "reroll": "market",
}
DAYS: Final = 7
LEVELS: Final = 11
ENERGY: Final = range(-4, 3)  # TS-268
FATIGUE: Final = range(-4, 1)
SATISFACTION: Final = range(4)  # TS-311


@dataclass(frozen=True)
class Club:
    """A club board as everybody sees it."""

    seat: int
    name: str
    me: bool
    team: str
    team_name: str
    facts: ClubView
    rank: int
    points: int
    thinking: bool
    state: str
    first: bool
    eleven: Eleven
    bench: tuple[Tile, ...]
    squad: tuple[Tile, ...]
    managers: tuple[Tile, ...]
    staff: tuple[Tile, ...]
    contracts: tuple[Tile, ...]
    friendly: Tile | None
    press: tuple[Tile, ...]
    kept: tuple[tuple[Tile, bool], ...]

    @property
    def contract_income(self) -> int:
        """What the contracts add to the weekly income."""
        return self.facts.income - self.facts.fans


@dataclass(frozen=True)
class Talks:
    """The secretary's die on the table: what it shows, what that costs, and about whom the talks are."""

    tile: Tile
    space: int
    table: tuple[int, ...]
    face: int
    amount: int
    forced: bool
    price: int
    crosses: int


@dataclass(frozen=True)
class ClubChoice:
    """One of the four clubs that a manager may take, and who has taken it."""

    team: str
    name: str
    ground: str
    flavour: str
    taken: str


@dataclass(frozen=True)
class Scene:
    """Everything that the template draws. `mode` says what the market's place shows."""

    mode: str
    question: str
    focus: str
    week: int
    day: int
    phase: str
    phase_name: str
    days_in_letters: tuple[str, ...]
    title: str
    flavour: str
    spaces: tuple[streets.Space, ...]
    cars: dict[str, list[int]]
    whereabouts: str
    space: int
    op: int
    op_most: int
    talks: Talks | None
    choices: tuple[ClubChoice, ...]
    drawn: tuple[Tile, ...]
    joining: Tile | None
    second: tuple[Tile, ...]
    gone: tuple[Tile, ...]
    decks: tuple[int, ...]
    board: matches.Board | None
    clubs: tuple[Club, ...]
    edited: Eleven | None
    principal: str
    cursor: int
    left: tuple[Tile, ...]
    woulds: tuple[Would, ...]
    fits: dict[str, Would]
    league: tuple[season.Row, ...]
    days: tuple[season.MatchDay, ...]
    bracket: tuple[tuple[str, tuple[season.Tie, ...]], ...]
    cup_news: str
    options: dict[str, int]
    neutral_level: int
    streets: tuple[streets.Street, ...]
    weeks: int = WEEKS
    levels: range = range(LEVELS)
    energy: range = ENERGY
    fatigue: range = FATIGUE
    satisfaction: range = SATISFACTION

    @property
    def own(self) -> Club | None:
        """The viewer's club."""
        return next((club for club in self.clubs if club.me), None)


def scene(
    view: View, names: list[str], now: Sequence[Heard], before: Sequence[Heard], draft: DraftView | None
) -> Scene:
    """The scene of a view. `now` and `before` are what the viewer heard in this week and in the last one."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    rows = season.league(table, names)
    clubs = tuple(club(view, names, rows, seat) for seat in range(len(names)))
    own = clubs[view.seat] if view.seat >= 0 else None
    line_up, principal = drafted(own, draft)
    managers = tuple(own.facts.managers) if own else ()
    edited = eleven(line_up, principal, managers) if draft else None
    mode = market_mode(table)
    return Scene(
        mode=mode,
        question="put" if draft else question,
        focus=FOCUS.get(question, ""),
        week=table.week,
        day=table.day,
        phase=table.phase,
        phase_name=phase_name(table),
        days_in_letters=tuple(say(f"day-letter-{day}") for day in range(DAYS)),
        title=printed("weeks", str(table.week)),
        flavour=printed("weeks", str(table.week), "flavour"),
        spaces=streets.spaces(table.market),
        cars=streets.cars(table.clubs),
        whereabouts=streets.whereabouts(table.clubs, names, view.seat),
        space=space_of(now),
        op=table.op,
        op_most=op_most(table, view),
        talks=talks(table, now),
        choices=choices(table, names) if mode == "clubs" else (),
        drawn=tuple(tile(name) for name in table.drawn),
        joining=tile(table.joining) if table.joining else None,
        second=tuple(tile(name) for name in table.second),
        gone=tuple(tile(name) for name in table.gone),
        decks=tuple(table.decks),
        board=board(now) if table.match else None,
        clubs=clubs,
        edited=edited,
        principal=principal or "",
        cursor=draft.cursor if draft else table.filling,
        left=tuple(tile(name) for name in draft.left) if draft else (),
        woulds=tuple(woulds(view, own, line_up, principal, draft)) if own else (),
        fits=fits(table, own) if own else {},
        league=rows,
        days=season.match_days(table),
        bracket=season.bracket(table),
        cup_news=season.cup_news(table),
        options=table.options,
        neutral_level=table.neutral_level,
        streets=streets.streets(),
    )


def market_mode(table: TableView) -> str:
    """What the place of the market shows now."""
    if any(one.club is None for one in table.clubs):
        return "clubs"
    if table.drawn:
        return "drawn"
    return "match" if table.match else "market"


def club(view: View, names: list[str], rows: Sequence[season.Row], seat: int) -> Club:
    """A club board."""
    table: TableView = view.table
    facts = table.clubs[seat]
    row = next((row for row in rows if row.team == facts.club), None)
    thinking = seat in view.thinking
    fielded = set(facts.line_up)
    staff = [name for name in (facts.scout, facts.secretary, facts.community) if name]
    contracts = [name for name in (facts.advertising, facts.tv) if name]
    return Club(
        seat=seat,
        name=say("you") if seat == view.seat else names[seat],
        me=seat == view.seat,
        team=facts.club or "",
        team_name=team_name(facts.club) if facts.club else say("no-club"),
        facts=facts,
        rank=row.rank if row else 0,
        points=row.points if row else 0,
        thinking=thinking,
        state=say("state-driving" if table.op else "state-choosing") if thinking else "",
        first=table.first == seat and view.table.phase != "setup",
        eleven=eleven(tuple(facts.line_up), facts.principal, tuple(facts.managers)),
        bench=tuple(
            tile(name)
            for name in facts.squad
            if name not in fielded and not (thinking and name == table.joining)
        ),
        squad=tuple(tile(name) for name in facts.squad),
        managers=tuple(tile(name) for name in facts.managers),
        staff=tuple(tile(name) for name in staff),
        contracts=tuple(tile(name) for name in contracts),
        friendly=tile(facts.friendly) if facts.friendly else None,
        press=tuple(tile(name) for name in facts.press),
        kept=tuple((tile(name), won) for name, won in facts.kept),
    )


def drafted(own: Club | None, draft: DraftView | None) -> tuple[LineUp, str | None]:
    """The line-up and the principal manager, as they are or as they are being edited."""
    if own is None:
        return (), None
    if draft is None:
        return tuple(own.facts.line_up), own.facts.principal
    line_up = tuple(slot.things[0] if slot.things else None for slot in draft.slots)
    return line_up, own.facts.managers[draft.figures["principal"]]


def woulds(
    view: View, own: Club, line_up: LineUp, principal: str | None, draft: DraftView | None
) -> list[Would]:
    """What the options that field somebody would lead to, for a look before the click."""
    managers = tuple(own.facts.managers)
    table: TableView = view.table
    if draft:
        names = [option.option[4:] for option in draft.options if option.option.startswith("put:")]
        return [would(name, line_up, principal, managers, draft.cursor, name) for name in names]
    if view.decision is None:
        return []
    found = []
    for option in view.decision.options:
        verb, _, what = option.option.partition(":")
        if verb == "place_tile" and what in IDS and table.joining:
            found.append(would(what, line_up, principal, managers, IDS.index(what), table.joining))
        elif verb in ("park", "force"):
            name = table.market[int(what) - 1].tile
            if name and tile(name).kind == "players":
                found.append(replace(best_place(line_up, principal, managers, name), key=what))
    return found


def fits(table: TableView, own: Club) -> dict[str, Would]:
    """Where the football players that may be had one day would help the club most, by tile."""
    offered = [*(space.tile for space in table.market), *table.drawn]
    players = [name for name in offered if name and tile(name).kind == "players"]
    team = tuple(own.facts.line_up), own.facts.principal, tuple(own.facts.managers)
    return {name: best_place(*team, name) for name in players}


def op_most(table: TableView, view: View) -> int:
    """How many operation points the day began with for the club that drives."""
    driving = next((one for one in view.thinking if table.op and table.clubs[one].scout), None)
    scout = table.clubs[driving].scout if driving is not None else None
    return max(OP[NUMBER[scout]], table.op) if scout else table.op


def space_of(now: Sequence[Heard]) -> int:
    """The space whose tile the club that decides is dealing with, or 0."""
    for heard in reversed(now):
        if heard.kind in ("forced", "sales_entered"):
            return int(heard.args[1]) + 1
        if heard.kind not in ("secretary_roll", "deal_named"):
            return 0
    return 0


def talks(table: TableView, now: Sequence[Heard]) -> Talks | None:
    """The secretary's die, while something depends on it."""
    if not now or now[-1].kind != "secretary_roll":
        return None
    seat, face, amount = now[-1].args
    named, space = now[-2], space_of(now)
    forced = named.kind == "forced"
    who = tile(THINGS[named.args[2] if forced else named.args[1]])
    secretary = table.clubs[seat].secretary or ""
    on_sale = table.market[space - 1].tile or ""
    bonus = 0 if forced else SALE_BONUS[NUMBER[on_sale]]
    crosses = CROSSES[NUMBER[secretary]]
    return Talks(who, space, die_table(secretary), face, amount, forced, who.price + bonus, crosses)


def choices(table: TableView, names: Sequence[str]) -> tuple[ClubChoice, ...]:
    """The four clubs, and who has taken them."""
    taken = {one.club: names[one.seat] for one in table.clubs if one.club}
    return tuple(
        ClubChoice(
            team,
            team_name(team),
            printed("teams", team, "ground"),
            printed("teams", team, "flavour"),
            taken.get(team, ""),
        )
        for team in TEAMS[:CLUBS]
    )


def board(now: Sequence[Heard]) -> matches.Board | None:
    """The match on the table, as far as it was heard."""
    found = None
    for heard in now:
        found = matches.hear(found, heard)
    return found
