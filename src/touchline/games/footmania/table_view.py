"""What a view of the table holds: the shape of what a seat may know."""

from __future__ import annotations

import msgspec


class BackView(msgspec.Struct, frozen=True):
    """The back of a footballer card (FM-008)."""

    deck: str
    price: int
    bonus: int


class ManagerView(msgspec.Struct, frozen=True):
    """A manager: what everybody knows, and the faces that the viewer knows (FM-267 to FM-273)."""

    seat: int
    team: int  # the number in the fixtures
    cash: int
    square: str
    heading: str | None
    footballers: int
    known: list[str]
    hidden: list[BackView]
    sponsors: list[str]
    plus_cards: int
    clubs: list[str]
    pennants: int
    stars: int  # for pennants
    points: int
    playoff_points: int
    form: list[int]  # 2, 1, 0 for each match
    misses: int


class AuctionView(msgspec.Struct, frozen=True):
    """The auction that is held. `seller` -1 is the bank; `out`: who may not bid or has passed."""

    card: str
    seller: int
    opening: int
    bid: int
    bidder: int | None
    least: int
    out: list[int]


class OfferView(msgspec.Struct, frozen=True):
    """An offer, for the two who deal; parts that are still open are None or empty.

    `cards` are given, `wanted` are cards and at most one post. `more`: further cards that the asker may add,
    as options that are legal though not listed.
    """

    kind: str
    asker: int
    to: int | None
    cards: list[str]
    wanted: list[str]
    amount: int | None
    payer: int | None
    shown: str | None
    more: list[str]


class DrawnView(msgspec.Struct, frozen=True):
    """A footballer that a manager looks at: he alone knows the face (FM-054)."""

    seat: int
    card: str | None
    back: BackView


class DebtView(msgspec.Struct, frozen=True):
    """A forced payment."""

    seat: int
    amount: int


class TeamView(msgspec.Struct, frozen=True):
    """A team on the pitch: ids, `trainee`, `called_up` or `vacant` on posts 1 to 11."""

    seat: int
    posts: list[str]
    strength: int
    footballers: int  # stars of the posts alone
    pennants: int  # stars
    effect: int  # stars by plus cards
    cards_left: int
    subs_left: int


class MatchView(msgspec.Struct, frozen=True):
    """A match or a euromatch. `teams` are empty until they are shown; `ready`: line-up chosen."""

    matchday: int  # 0 for a euromatch or the play-off
    home: int
    away: int  # -1 in a euromatch
    club: str | None
    teams: list[TeamView]
    ready: list[int]
    played: list[str]
    off: list[str]
    attack: str | None
    target: str | None


class ResultView(msgspec.Struct, frozen=True):
    """A match that was played; matchday 0 is the play-off."""

    matchday: int
    home: int
    away: int
    home_stars: int
    away_stars: int


class OwnView(msgspec.Struct, frozen=True):
    """What only this manager knows; `best` is the automatic line-up of his technical sheet (FM-010)."""

    squad: list[str]
    public: list[str]  # those of them whom everybody knows
    plus_cards: list[str]
    best: list[str]
    best_strength: int
    line_up: list[str]  # as far as it is chosen in secret
    draft: OfferView | None
    writing: bool
    letters: list[OfferView]
    auto_done: bool


class TableView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    phase: int
    step: str
    turn: int
    active: int
    die: int
    options: list[str]
    matchday: int
    matchdays: int
    fixtures: list[list[tuple[int, int]]]  # seats, the home team first
    deadline: int
    deals_open: bool
    jackpot: int
    domestic_deck: int
    foreign_deck: int
    plus_deck: int
    question_deck: int
    euromatch_deck: int
    domestic_top: BackView | None
    foreign_top: BackView | None
    event: str | None
    managers: list[ManagerView]
    auction: AuctionView | None
    offer: OfferView | None
    drawn: DrawnView | None
    debt: DebtView | None
    match: MatchView | None
    results: list[ResultView]
    own: OwnView | None
