"""What a view of the table holds: the shape of what a seat may know."""

from __future__ import annotations

import msgspec


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the market: its tile, whether that is old, and the street piece of its parking."""

    space: int
    tile: str | None
    old: bool
    parking: str | None


class ClubView(msgspec.Struct, frozen=True):
    """A club board (TS-321, TS-332)."""

    seat: int
    club: str | None
    cash: int
    balance: int
    income: int
    expenses: int
    fans: int
    satisfaction: int
    energy: int
    fatigue: int
    car: str | None
    scout: str | None
    secretary: str | None
    community: str | None
    principal: str | None
    managers: list[str]
    advertising: str | None
    tv: str | None
    friendly: str | None
    press: list[str]
    kept: list[tuple[str, bool]]
    squad: list[str]
    line_up: list[str | None]
    values: list[int]
    attacking: list[bool]
    attack: int
    defence: int
    attack_level: int
    defence_level: int
    reroll: bool
    free_traffic: bool
    handicap: int
    so_far: int  # victory points if the season ended now


class TeamView(msgspec.Struct, frozen=True):
    """A team in league and cup; `seat` is -1 for a neutral one, `form` has the latest match last."""

    team: str
    seat: int
    points: int
    form: str
    cup_wins: int
    in_cup: bool


class PlayedView(msgspec.Struct, frozen=True):
    """A match that was played; in a clash of neutral teams the goals are the best dice."""

    week: int
    home: str
    away: str
    goals: tuple[int, int]
    winner: str | None
    cup: bool
    clash: bool
    penalties: bool


class MatchView(msgspec.Struct, frozen=True):
    """The match on the table; pairs are home and away. Levels are 0 until they are announced."""

    home: str
    away: str
    cup: bool
    attack: tuple[int, int]
    defence: tuple[int, int]
    goals: tuple[int, int]
    rerolled: tuple[bool, bool]
    dice: list[int]


class FixtureView(msgspec.Struct, frozen=True):
    """A league tile of the fixture pile, with its matches as they will be played."""

    tile: str
    return_leg: bool
    matches: list[tuple[str, str]]


class FinalView(msgspec.Struct, frozen=True):
    """A league team's victory points at the end, neutral teams included (TS-246)."""

    team: str
    seat: int
    total: int
    place: int
    parts: dict[str, int]


class TableView(msgspec.Struct, frozen=True):
    """The whole table. Only `you` differs from seat to seat, and `filling`: the position asked about."""

    you: int
    week: int
    day: int
    phase: str
    first: int
    options: dict[str, int]
    op: int
    market: list[SpaceView]
    decks: list[int]
    removed: int
    drawn: list[str]
    joining: str | None
    filling: int
    second: list[str]
    gone: list[str]
    clubs: list[ClubView]
    teams: list[TeamView]
    neutral_level: int
    fixtures: list[FixtureView]
    cup: list[str]
    match: MatchView | None
    results: list[PlayedView]
    final: list[FinalView]
