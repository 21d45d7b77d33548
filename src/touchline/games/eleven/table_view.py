"""What a view of the table holds: the shape of what a seat may know."""

from __future__ import annotations

from typing import Any

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """A Player card of a club, with its tokens."""

    card: str
    trained: bool
    strength: int
    str_temp: int
    str_perm: int
    weak_temp: int
    weak_perm: int
    injury: int
    suspension: int
    match_xp: int
    goal_xp: int


class CardView(msgspec.Struct, frozen=True):
    """A Director or Staff card in play."""

    card: str
    exhausted: bool
    suspension: int


class SponsorView(msgspec.Struct, frozen=True):
    """A Sponsor in place; `mode` is what an adboard was signed for."""

    card: str
    mode: str
    suspension: int


class JerseyView(msgspec.Struct, frozen=True):
    """A Jersey marker; `player` uses or owns it, `zone` is its place in a Match."""

    jersey: str
    task: str
    bench: bool
    player: str | None
    zone: str | None


class FootballerView(msgspec.Struct, frozen=True):
    """An Opponent footballer."""

    zone: str
    task: str
    strength: int


class OpponentView(msgspec.Struct, frozen=True):
    """An Opponent: the club and its Scout Report, what was peeked, and, once it is revealed, all of it
    (EL-051, EL-175, EL-370)."""

    team: str
    formation: str
    variant: int
    fact: str
    report: str
    left: int
    card: str | None
    keeper: int | None
    gloves: int | None
    footballers: list[FootballerView]
    peeked: dict[str, list[FootballerView]]


class MatchView(msgspec.Struct, frozen=True):
    """A club's Match, as far as it may be seen; `line_up` is hidden until the Opponent is revealed
    (EL-375)."""

    planned: bool
    revealed: bool
    formation: str | None
    shape: list[int]
    keeper: str | None
    assigned: list[str]
    funded: list[str]
    placed: dict[str, int]
    seated: int
    played: list[str]
    boosts: dict[str, int]
    weakened: list[int]
    gloves: int
    score: tuple[int, int]
    moments: list[int]
    scorers: list[str]
    result: str | None


class ClubView(msgspec.Struct, frozen=True):
    """A club's boards."""

    seat: int
    resources: dict[str, int]
    stats: dict[str, int]
    points: int
    place: int
    vp: int
    so_far: int  # victory points if the season ended now
    office: int
    built: dict[str, int]
    upkeep: int
    maintenance: list[int]
    directors: list[CardView]
    staff: list[CardView]
    adboards: list[SponsorView]
    kit: SponsorView | None
    lasting: list[tuple[str, int]]
    meeting: str | None
    colour: str | None
    die: int
    free_rolls: int
    squad: list[PlayerView]
    jerseys: list[JerseyView]
    tactics: int
    tactics_shown: list[str]
    objective: str | None
    objective_met: int
    opponent: OpponentView | None
    match: MatchView
    history: list[tuple[str, int, int]]
    won: int
    sold_outs: int
    clean_sheets: int
    bid: int | None


class TeamView(msgspec.Struct, frozen=True):
    """An Opponent team on the league table."""

    team: str
    points: int
    inactive: bool


class OwnView(msgspec.Struct, frozen=True):
    """What only this seat knows. Of its question: the card that it is about, and the sides of its die."""

    tactics: list[str]
    objective: str | None
    unused: str | None
    dealt: list[str]
    deck: list[str]
    about: str | None
    sides: int


class TableView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it. Rows of the market are slots 1 to 5."""

    you: int
    week: int
    day: int
    phase: str
    first: int
    options: dict[str, int]
    players: list[str | None]
    staff: list[str | None]
    sponsors: list[str | None]
    youngster: str | None
    next_player: str | None
    decks: dict[str, int]
    discards: dict[str, list[str]]
    trained_known: list[str]
    shown_veterans: list[str]
    clubs: list[ClubView]
    league: list[TeamView]
    own: OwnView | None
    basic: bool
    paid: bool
    debt: int
    solo: dict[str, Any]
