"""The table of Superclub as one viewer sees it, ready to be drawn: made from the view and what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import listed
from touchline.engine.views import View
from touchline.games.superclub import cards as c
from touchline.games.superclub.page import office, season as seasons
from touchline.games.superclub.page.clubs import Manager, manager
from touchline.games.superclub.page.eleven import Eleven, bench, eleven, keeper, losses
from touchline.games.superclub.page.faces import Badge, Player, Slip, badge, changer, face, member
from touchline.games.superclub.page.game import Game, game
from touchline.games.superclub.table_view import TableView
from touchline.games.superclub.text import called, halves, name, names as printed, say
from touchline.games.superclub.view import stage

LINE_UP: Final = {"line_up", "fill", "boost", "ready"}
# Questions of the season about the squad as a whole, not about who plays where.
ABOUT_SQUAD: Final = {"release", "forced_sale", "free_star", "free_continent", "free_sign", "free_hire"}
WORLD: Final = {"scout", "turn", "free_continent"}
# Where the question is: the section that a phone shows first.
FOCUS: Final = {
    "train": "squad",
    "guarantee": "squad",
    "step_up": "squad",
    "free_star": "squad",
    "release": "squad",
    "forced_sale": "squad",
    "line_up": "squad",
    "fill": "squad",
    "boost": "squad",
    "ready": "squad",
    "substitute": "squad",
    "out_player": "squad",
    "taker": "squad",
    "invest": "club",
    "weapon": "club",
}


@dataclass(frozen=True)
class Club:
    """A club that may be chosen."""

    id: str
    crest: Badge
    name: str
    nickname: str
    colour: str
    ground: str
    flavour: str
    owner: int


@dataclass(frozen=True)
class Mine:
    """What only the viewer sees, and his team."""

    squad: tuple[Player, ...]
    out: frozenset[str]
    weapons: tuple[Slip, ...]
    team: Eleven | None
    bench: tuple[Player, ...]
    worth: dict[str, str]  # what a substitute would count in the vacant slot
    edits: bool
    book: office.Book
    letters: tuple[office.Offer, ...]
    letter: office.Offer | None
    writing: bool
    auto_done: bool


@dataclass(frozen=True)
class Scene:
    """Everything that the template draws. `mode` says what the arena shows."""

    mode: str
    question: str
    focus: str
    stage: str
    season: int
    round: int
    rounds: int
    limit: int
    title: str
    steps: tuple[tuple[str, str, str, str], ...]  # id, name, icon, done/now/next
    champion: int
    options: list[str]
    managers: tuple[Manager, ...]
    mine: Mine | None
    clubs: tuple[Club, ...]
    draft_board: tuple[Player, ...]
    drafted: int
    deck: int
    continents: tuple[tuple[str, str, str, int], ...]
    inactive: int
    drawn: tuple[Slip, ...]
    staff_deck: int
    left: int
    actions: int
    lot: office.Lot | None
    offer: office.Offer | None
    game: Game | None
    cursor: int
    figures: dict[str, int]
    ladder: seasons.Ladder
    league: tuple[seasons.Row, ...]
    rounds_played: tuple[seasons.Round, ...]
    ready: tuple[tuple[int, str, bool], ...]
    rolls: tuple[tuple[int, str, str, bool], ...]  # training dice: die, name, result, gained
    cups_needed: int
    fixture: seasons.Fixture | None
    asked: str  # who has to decide
    keeper: Player  # the default goalkeeper

    @property
    def own(self) -> Manager | None:
        """The viewer as a manager."""
        return next((one for one in self.managers if one.me), None)

    @property
    def partner(self) -> Manager | None:
        """With whom an offer in a window is made, for the viewer."""
        return self.managers[self.offer.to] if self.offer and self.offer.to >= 0 else None


def scene(
    view: View, names: list[str], now: Sequence[Heard], before: Sequence[Heard], draft: DraftView | None
) -> Scene:
    """The scene of a view."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    managers = tuple(manager(view, names, seat) for seat in range(len(names)))
    played = game(table, names, view.seat, managers, now)
    fixtures = seasons.rounds(table, names, view.seat)
    return Scene(
        mode=arena(table, question, played),
        question=question,
        focus=FOCUS.get(question, "arena"),
        stage=table.stage,
        season=table.season,
        round=table.round,
        rounds=table.rounds,
        limit=table.season_limit,
        title=say("full-time") if table.ended else stage(table),
        steps=steps(table),
        champion=table.champion,
        options=table.options,
        managers=managers,
        mine=mine(view, names, managers, played, draft, question, now),
        clubs=clubs(table) if table.stage == "setup" else (),
        draft_board=tuple(face(one) for one in table.board),
        drafted=sum(len(one.squad) for one in table.managers),
        deck=table.deck,
        continents=tuple(
            (id, printed("continents", id), printed("continents", id, "flavour"), count)
            for id, count in zip(c.THINGS[c.CONTINENT : c.CLUB], table.continents, strict=True)
        ),
        inactive=len(table.inactive),
        drawn=tuple(member(id) for id in table.drawn),
        staff_deck=table.staff_deck,
        left=table.left,
        actions=table.actions,
        lot=office.lot(table, names, view.seat),
        offer=office.offer(table.offer, table, names, view.seat) if table.offer else None,
        game=played,
        cursor=draft.cursor if draft else -1,
        figures=draft.figures if draft else {},
        ladder=seasons.ladder(table, names, view.seat),
        league=seasons.league(table, names, view.seat),
        rounds_played=fixtures,
        ready=lining_up(view, names, fixtures),
        rolls=rolls(now, view.seat),
        cups_needed=c.QUICK_FINAL_CARDS if "quick" in table.options else c.FINAL_CARDS,
        fixture=next((f for r in fixtures if r.now for f in r.fixtures if f.me), None),
        asked=asked(view, names),
        keeper=keeper(),
    )


def asked(view: View, names: Sequence[str]) -> str:
    """Who has to decide, in a line."""
    if not view.thinking:
        return ""
    who = "you" if view.seat in view.thinking else "other"
    return say("asked", who=who, names=listed(names[seat] for seat in view.thinking))


def arena(table: TableView, question: str, played: Game | None) -> str:
    """What the middle of the table shows: the most pressing thing."""
    if table.stage == "setup":
        return "staff" if table.drawn else "clubs"
    if table.board:
        return "draft"
    if table.lot:
        return "lot"
    if table.drawn:
        return "staff"
    if question in WORLD:
        return "world"
    if table.stage in ("season", "finals"):
        if question == "final":
            return "cup"
        return "line_up" if question in LINE_UP or played is None else "match"
    if table.offer:
        return "offer"
    return {"window": "window", "unhappy_bid": "unhappy"}.get(question, "office")


def steps(table: TableView) -> tuple[tuple[str, str, str, str], ...]:
    """The steps of the off-season; finance begins with the second one (SC-031, SC-032)."""
    if table.stage not in office.STEPS:
        return ()
    shown = [id for id in office.STEPS if id != "unhappy_players" or "unhappy_players" in table.options]
    at = shown.index(table.stage)
    return tuple(
        (
            id,
            say(f"phase-{id}"),
            office.STEPS[id],
            "done" if number < at else "now" if number == at else "next",
        )
        for number, id in enumerate(shown)
    )


def clubs(table: TableView) -> tuple[Club, ...]:
    """All clubs, and who has taken them."""
    last = c.CLUBS if "top_six" in table.options else c.BASE_CLUBS
    owners = {one.club: one.seat for one in table.managers if one.club}
    return tuple(
        Club(
            id=id,
            crest=badge(id),
            name=printed("clubs", id),
            nickname=printed("clubs", id, "nickname"),
            colour=printed("clubs", id, "colour"),
            ground=printed("clubs", id, "ground"),
            flavour=printed("clubs", id, "flavour"),
            owner=owners.get(id, -1),
        )
        for id in c.THINGS[c.CLUB : c.CLUB + last]
    )


def mine(
    view: View,
    names: Sequence[str],
    managers: Sequence[Manager],
    played: Game | None,
    draft: DraftView | None,
    question: str,
    now: Sequence[Heard],
) -> Mine | None:
    """The viewer's own things."""
    table: TableView = view.table
    own = table.own
    if own is None:
        return None
    me = managers[view.seat]
    team = own_team(table, me, played, draft, question)
    on = team.ids if team else set()
    return Mine(
        squad=me.squad,
        out=frozenset(me.facts.out),
        weapons=tuple(changer(id) for id in own.weapons),
        team=team,
        bench=bench(me.squad, on),
        worth=substitutes(team, me.squad) if question == "substitute" else {},
        edits=draft is not None,
        book=office.book(now if table.stage in office.STEPS else (), view.seat),
        letters=tuple(office.offer(one, table, names, view.seat) for one in table.letters),
        letter=office.offer(own.draft, table, names, view.seat) if own.draft else None,
        writing=own.writing,
        auto_done=own.auto_done,
    )


def substitutes(team: Eleven | None, squad: Sequence[Player]) -> dict[str, str]:
    """What everybody would count in the first vacant slot (SC-141 to SC-143, SC-173)."""
    for third, row in enumerate(team.rows if team else ()):
        if any(slot.is_open and slot.who is None for slot in row.slots):
            return {one.id: f"+{halves(max(0, 2 * one.stars - losses(one, third)))}" for one in squad}
    return {}


def own_team(
    table: TableView, me: Manager, played: Game | None, draft: DraftView | None, question: str
) -> Eleven | None:
    """The viewer's line-up: edited, being set, or on the pitch; nothing while the squad is the matter."""
    own = table.own
    stars = {one.id: one.stars for one in me.squad}
    if draft:
        figures = draft.figures
        slots = [slot.things[0] if slot.things else None for slot in draft.slots]
        boost = c.THIRDS[figures["boost"]] if figures["boost"] >= 0 else None
        strength = [figures[third] for third in ("attack", "midfield", "defence")]
        formation = c.THINGS[c.FORMATION + figures["formation"]]
        return eleven(formation, slots, stars, strength, boost, me.captain)
    if own and question in LINE_UP:
        return eleven(own.formation, own.slots, stars, own.strength, own.boost, me.captain)
    if played and question not in ABOUT_SQUAD:
        return next((side.eleven for side in (played.home, played.away) if side.mine), None)
    return None


def lining_up(
    view: View, names: Sequence[str], fixtures: Sequence[seasons.Round]
) -> tuple[tuple[int, str, bool], ...]:
    """While line-ups are set in secret: who plays, and who is ready."""
    table: TableView = view.table
    if table.match or table.stage not in ("season", "finals"):
        return ()
    busy = sorted({*table.ready, *view.thinking})
    return tuple((seat, called(seat, view.seat, names), seat in table.ready) for seat in busy)


def rolls(now: Sequence[Heard], viewer: int) -> tuple[tuple[int, str, str, bool], ...]:
    """The training dice of the viewer in this off-season."""
    made = []
    for heard in now:
        if heard.kind == "trained" and heard.args[0] == viewer:
            _, man, die, old, new = heard.args
            result = say("roll-gained", old=old, new=new) if new > old else say("roll-failed")
            made.append((die, name(man), result, new > old))
    return tuple(made)
