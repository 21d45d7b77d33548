"""The table of Footmania as one viewer sees it, ready to be drawn: made from the view and what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.game import DraftView
from touchline.engine.speech import Seat, capital, speaking
from touchline.engine.views import View
from touchline.games.footmania.page import circuit, deals, faces, pitch, season
from touchline.games.footmania.page.faces import Backs, Club, Footballer, Slip, event
from touchline.games.footmania.page.matches import Game, game, sides
from touchline.games.footmania.page.pitch import Post
from touchline.games.footmania.page.season import manager_name
from touchline.games.footmania.table_view import BackView, ManagerView, TableView
from touchline.games.footmania.text import say, thousands

# Where the question is: the section that a phone shows first.
FOCUS: Final = {
    "window": "squad",
    "payment": "squad",
    "return_plus": "hand",
    "match": "board",
}
# Which deck a footballer square draws from.
DECK_OF: Final = {"blue": "domestic", "red": "foreign"}


@dataclass(frozen=True)
class Manager:
    """A manager as the viewer sees him: known faces, and backs for the others (FM-267 to FM-273)."""

    seat: int
    name: str
    me: bool
    facts: ManagerView
    thinking: bool
    active: bool
    state: str
    known: tuple[Footballer, ...]
    backs: tuple[Backs, ...]
    sponsors: tuple[Slip, ...]
    clubs: tuple[Club, ...]


@dataclass(frozen=True)
class Own:
    """A footballer of the viewer; `where` says what he does now, `public` whether all know his face."""

    face: Footballer
    public: bool
    where: str
    off: bool = False  # he has left the pitch for good


@dataclass(frozen=True)
class Mine:
    """What only the viewer sees."""

    squad: tuple[Own, ...]
    hand: tuple[Slip, ...]
    sponsors: tuple[Slip, ...]
    posts: tuple[Post, ...]
    filled: int
    strength: int
    trainees: int
    pennant_stars: int
    letters: tuple[deals.Offer, ...]
    letter: deals.Offer | None
    writing: bool
    auto_done: bool


@dataclass(frozen=True)
class Drawn:
    """The card that somebody looks at; the face only for whoever may see it."""

    seat: int
    name: str
    face: Footballer | None
    back: BackView


@dataclass(frozen=True)
class Auction:
    """The lot and the bids."""

    lot: Footballer | Slip
    seller: str
    own: bool  # a manager sells, not the bank
    opening: int
    bid: int
    bidder: str
    least: int
    bidders: tuple[tuple[int, str, str, str], ...]  # seat, name, `top` or `out`, the same in words


@dataclass(frozen=True)
class Scene:
    """Everything that the template draws. `mode` says what the middle of the board shows."""

    mode: str
    question: str
    focus: str
    phase: int
    turn: int
    step: str
    doing: str  # the step in words
    matchday: int
    matchday_count: int
    deadline: int
    deals_open: bool
    whose: str
    die: int
    rolled: str
    squares: tuple[circuit.Square, ...]
    pawns: dict[str, list[int]]
    path: frozenset[str]
    whereabouts: str
    managers: tuple[Manager, ...]
    mine: Mine | None
    edited: tuple[Post, ...]
    cursor: int
    jackpot: int
    deck: str  # that the viewer may draw from
    decks: tuple[tuple[str, int, BackView | None], ...]
    piles: tuple[tuple[str, int], ...]
    event: Slip | None
    drawn: Drawn | None
    auction: Auction | None
    offer: deals.Offer | None
    debt: tuple[str, int, int] | None  # who has to pay, how much, how much he has
    game: Game | None
    league: tuple[season.Row, ...]
    matchdays: tuple[season.Matchday, ...]
    options: list[str]

    @property
    def own(self) -> Manager | None:
        """The viewer as a manager."""
        return next((one for one in self.managers if one.me), None)


def scene(
    view: View, names: list[str], now: Sequence[Heard], before: Sequence[Heard], draft: DraftView | None
) -> Scene:
    """The scene of a view."""
    table: TableView = view.table
    question = view.decision.question if view.decision else ""
    team = tuple(slot.things[0] if slot.things else "trainee" for slot in draft.slots) if draft else ()
    edited = pitch.line_up(team) if draft else ()
    played = game(table, names, view.seat, now)
    mode = middle(table, question, played)
    return Scene(
        mode=mode,
        question=question,
        focus=FOCUS.get(question, "board"),
        phase=table.phase,
        turn=table.turn,
        step=table.step,
        doing=say(f"phase-{table.step}") if table.step else "",
        matchday=table.matchday,
        matchday_count=table.matchdays,
        deadline=table.deadline,
        deals_open=table.deals_open,
        whose=whose(table.active, names, view.seat),
        die=table.die,
        rolled=rolled(table, names, view.seat, now),
        squares=circuit.squares(),
        pawns=circuit.pawns(table.managers),
        path=frozenset(at for option in routes(view) for at in route(option, table, view.seat)[:-1]),
        whereabouts=circuit.whereabouts(table.managers, names, view.seat),
        managers=tuple(manager(view, names, seat) for seat in range(len(names))),
        mine=mine(table, names, view.seat, played, edited),
        edited=edited,
        cursor=draft.cursor if draft else -1,
        jackpot=table.jackpot,
        deck=deck_asked(table, view.seat, question),
        decks=(
            ("domestic", table.domestic_deck, table.domestic_top),
            ("foreign", table.foreign_deck, table.foreign_top),
        ),
        piles=(
            ("plus", table.plus_deck),
            ("question", table.question_deck),
            ("euromatch", table.euromatch_deck),
        ),
        event=event(table.event) if table.event else None,
        drawn=drawn(table, names),
        auction=auction(table, names, view.seat),
        offer=deals.offer(table.offer, names, view.seat) if table.offer else None,
        debt=debt(table, names, view.seat),
        game=played,
        league=season.league(table, names, view.seat),
        matchdays=season.matchdays(table, names, view.seat),
        options=table.options,
    )


def deck_asked(table: TableView, seat: int, question: str) -> str:
    """The deck that the viewer is asked to draw from, by the square of the pawn."""
    if question != "draw":
        return ""
    kinds = {square.id: square.kind for square in circuit.squares()}
    return DECK_OF[kinds[table.managers[seat].square]]


def middle(table: TableView, question: str, played: Game | None) -> str:
    """What the middle of the board shows: the most pressing thing."""
    if played:
        if question == "line_up":
            return "line_up"
        return "euro" if played.club else "match"
    if table.auction:
        return "auction"
    if table.offer:
        return "offer"
    if question == "window":
        return "window"
    if table.drawn:
        return "drawn"
    return "debt" if table.debt else "board"


def routes(view: View) -> list[str]:
    """The squares that the viewer may go to."""
    if view.decision is None or view.decision.question != "route":
        return []
    return [
        option.option.partition(":")[2]
        for option in view.decision.options
        if option.option.startswith("route:")
    ]


def route(goal: str, table: TableView, seat: int) -> tuple[str, ...]:
    """The squares on the way of a pawn to its goal."""
    own = table.managers[seat]
    return circuit.path(own.square, own.heading, goal, table.die)


def rolled(table: TableView, names: Sequence[str], viewer: int, now: Sequence[Heard]) -> str:
    """The die in words, if it was rolled in this turn."""
    for heard in reversed(now):
        if heard.kind == "rolled":
            with speaking(you=viewer, names=names):
                return capital(say("rolled", who=Seat(heard.args[0]), die=heard.args[1]))
        if heard.kind == "turn":
            break
    return ""


def whose(seat: int, names: Sequence[str], viewer: int) -> str:
    """Whose turn it is, in words."""
    with speaking(you=viewer, names=names):
        return say("turn-of", who=Seat(seat))


def manager(view: View, names: Sequence[str], seat: int) -> Manager:
    """A manager as the viewer sees him."""
    table: TableView = view.table
    facts = table.managers[seat]
    thinking = seat in view.thinking
    state = say("misses") if facts.misses and not thinking else ""
    if thinking and table.step:
        state = say(f"phase-{table.step}.state")
    return Manager(
        seat=seat,
        name=manager_name(seat, names, view.seat),
        me=seat == view.seat,
        facts=facts,
        thinking=thinking,
        active=table.active == seat,
        state=state,
        known=tuple(faces.footballer(id) for id in facts.known),
        backs=faces.stacked(facts.hidden),
        sponsors=tuple(faces.sponsor(id) for id in facts.sponsors),
        clubs=tuple(faces.club(id) for id in facts.clubs),
    )


def mine(
    table: TableView, names: Sequence[str], viewer: int, played: Game | None, edited: tuple[Post, ...]
) -> Mine | None:
    """The viewer's own things."""
    own = table.own
    if own is None:
        return None
    posts = pitch.line_up(own.best, open_posts=True)
    return Mine(
        squad=tuple(own_footballer(id, id in own.public, played, edited) for id in own.squad),
        hand=tuple(faces.plus(id) for id in own.plus_cards),
        sponsors=tuple(faces.sponsor(id) for id in table.managers[viewer].sponsors),
        posts=posts,
        filled=pitch.filled(posts),
        strength=own.best_strength,
        trainees=sum(1 for who in own.best if who == "trainee"),
        pennant_stars=table.managers[viewer].stars,
        letters=tuple(deals.offer(letter, names, viewer) for letter in own.letters),
        letter=deals.offer(own.draft, names, viewer) if own.draft else None,
        writing=own.writing,
        auto_done=own.auto_done,
    )


def own_footballer(id: str, public: bool, played: Game | None, edited: tuple[Post, ...]) -> Own:
    """An own footballer, and what he does in a match: his post, off, on the bench, or nothing."""
    teams = [edited] if edited else [side.posts for side in sides(played)]
    for posts in teams:
        for post in posts:
            if post.who and post.who.id == id:
                return Own(faces.footballer(id), public, say("on-pitch", post=post.number))
    if played is None or not (edited or any(one.mine for one in sides(played))):
        return Own(faces.footballer(id), public, "")
    off = id in played.off
    return Own(faces.footballer(id), public, say("off-pitch" if off else "on-bench"), off)


def drawn(table: TableView, names: Sequence[str]) -> Drawn | None:
    """The card that the active manager looks at."""
    one = table.drawn
    if one is None:
        return None
    return Drawn(one.seat, names[one.seat], faces.footballer(one.card) if one.card else None, one.back)


def auction(table: TableView, names: Sequence[str], viewer: int) -> Auction | None:
    """The auction that is held."""
    one = table.auction
    if one is None:
        return None
    order = [(table.active + step) % len(names) for step in range(len(names))]

    def bidder(seat: int) -> tuple[int, str, str, str]:
        name = manager_name(seat, names, viewer)
        if seat == one.bidder:
            return seat, name, "top", say("bidder-top", money=thousands(one.bid))
        mark = "out" if seat in one.out else ""
        return seat, name, mark, say(f"bidder-{mark or 'open'}")

    with speaking(you=viewer, names=names):
        seller = say("seller", seller=Seat(one.seller))
    return Auction(
        lot=faces.thing(one.card),
        seller=seller,
        own=one.seller >= 0,
        opening=one.opening,
        bid=one.bid,
        bidder="" if one.bidder is None else deals.who(one.bidder, names, viewer),
        least=one.least,
        bidders=tuple(bidder(seat) for seat in order if seat != one.seller),
    )


def debt(table: TableView, names: Sequence[str], viewer: int) -> tuple[str, int, int] | None:
    """The forced payment."""
    one = table.debt
    if one is None:
        return None
    with speaking(you=viewer, names=names):
        return say("must-pay", who=Seat(one.seat)), one.amount, table.managers[one.seat].cash
