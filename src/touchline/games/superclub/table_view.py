"""What a view of the table holds: the shape of what a seat may know."""

from __future__ import annotations

import msgspec

from touchline.games.superclub.odds import Odds


class PlayerView(msgspec.Struct, frozen=True):
    """A player card as it lies on the table."""

    id: str
    stars: int
    potential: int
    min_price: int
    scout_price: int


class ManagerView(msgspec.Struct, frozen=True):
    """A manager and his club: what everybody knows (SC-033, SC-323)."""

    seat: int
    number: int  # in the fixtures, from 1
    club: str | None
    cash: int
    squad: list[PlayerView]
    squad_stars: int
    points: int
    status: str  # of the point marker
    wages: int
    training: int
    scouting: int
    stadium: int
    staff: list[str]
    place: int  # last season, and so the captain boost; 0 before
    weapons: int
    cups: int
    out: list[str]  # injured, banned or benched
    banned: bool  # under a transfer_ban
    locked: bool
    suspended: bool
    weakened: int
    low_stadium: bool


class LotView(msgspec.Struct, frozen=True):
    """The player card that lies open, and the bids for it; `owner` is that of an unhappy player."""

    player: PlayerView
    owner: int | None
    floor: int
    bid: int
    at_top: list[int]
    passed: list[int]


class OfferView(msgspec.Struct, frozen=True):
    """A trade offer, for the two who trade; `paid` is by the maker, below 0 by the partner."""

    maker: int
    to: int | None
    gives: list[str]
    asks: list[str]
    paid: int


class TeamView(msgspec.Struct, frozen=True):
    """A side of a match: fourteen slots from the goal to the last attacker, totals in half stars by third."""

    seat: int  # -1: an AI club or a SuperCup opponent
    club: str | None
    formation: str | None
    slots: list[str | None]
    boost: str | None
    strength: list[int]
    chemistry: list[int]  # pairs by third


class MatchView(msgspec.Struct, frozen=True):
    """The match that is played. Third points are in halves; `odds` are the home side's, before the dice."""

    contest: str
    teams: list[TeamView]
    third: int
    thirds: list[str]  # what home and away play now
    score: list[int]
    dice: list[int]
    effects: list[int]
    derby: bool
    put_aside: list[int]  # Game changers of home and away
    kicks: list[tuple[int, str | None, bool, int]]  # side, taker, goal, die
    odds: Odds | None


class ResultView(msgspec.Struct, frozen=True):
    """A match of this season; `away` is None for a SIM match. Clubs are seats, AI clubs 8 and more."""

    round: int
    home: int
    away: int | None
    outcome: str
    score: list[int]


class OwnView(msgspec.Struct, frozen=True):
    """What only this manager knows."""

    weapons: list[str]
    formation: str | None
    slots: list[str | None]
    boost: str | None
    available: list[str]
    strength: list[int]  # of the line-up so far, by third
    writing: bool
    draft: OfferView | None
    auto_done: bool


class TableView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    stage: str
    season: int
    round: int
    rounds: int
    season_limit: int
    champion: int
    options: list[str]
    managers: list[ManagerView]
    board: list[PlayerView]
    deck: int
    set_aside: bool
    continents: list[int]
    returning: list[str]
    inactive: list[str]
    staff_deck: int
    changer_deck: int
    changer_discard: list[str]
    cup_deck: int
    drawn: list[str]  # key staff that lies open
    left: int  # players that the manager in turn may still train or scout
    actions: int  # investment actions that he has taken
    lot: LotView | None
    offer: OfferView | None
    letters: list[OfferView]
    fixtures: list[list[tuple[int, int]]]
    results: list[ResultView]
    ranking: list[int]
    ai_points: list[int]
    ready: list[int]  # who has set his line-up
    match: MatchView | None
    ended: str
    own: OwnView | None
