"""Cards as they are drawn: Players on either side, Staff, Directors, Sponsors, Tactics, Objectives, teams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from touchline.engine.speech import by_language, capital
from touchline.games.eleven import cards as c, effects as e, objective_cards
from touchline.games.eleven.card_text import (
    card_facts,
    does,
    effect_words,
    player_effect,
    player_facts,
    profession,
)
from touchline.games.eleven.text import group, name, printed, say, signed, team_id

Badge = tuple[str, str, str, str, str, str]  # two colours, shape, pattern, charge, name
NUMBER: Final = {name: thing for thing, name in enumerate(c.THINGS[: c.PLAN])}
ICONS: Final = {
    "coaching": "coachp",
    "medical": "med",
    "crowd": "fans",
    "administration": "brief",
    "recruitment": "bino",
}
MARKER_ICONS: Final = ("coin", "fans", "ops", "fit")
LETTERS: Final = "YBR"
MEETINGS: Final = "board_meetings"  # the table of en.toml
_COLOURS: Final = (
    ("#8a2d2d", "#f3d9c9"),
    ("#44317a", "#e7dffa"),
    ("#0b5a4e", "#cfeee4"),
    ("#6b5a1a", "#f6ecc4"),
    ("#1b4f86", "#dcebf9"),
    ("#7a2f5c", "#f8dcec"),
    ("#3d4a52", "#dfe7ec"),
    ("#2f6f2a", "#e0f2d8"),
)
_SHAPES: Final = ("plate", "pennant", "hex", "shield", "disc", "diamond")
_PATTERNS: Final = ("sash", "halves", "chevron", "quarters", "stripes", "top", "hoops")


@dataclass(frozen=True)
class Player:
    """One side of a Player card. `keeper` has gloves instead of a task."""

    id: str
    trained: bool
    name: str
    short: str
    kind: str
    line: str
    zones: tuple[str, ...]
    task: str
    cost: int
    number: str
    strength: int
    gloves: int
    effect: str
    moment: str
    flavour: str
    facts: str

    @property
    def keeper(self) -> bool:
        """Whether he stands in goal."""
        return not self.task

    @property
    def shown(self) -> str:
        """Strength, with the gloves of a Goalkeeper."""
        return f"{self.strength}×{self.gloves}" if self.keeper else str(self.strength)


@dataclass(frozen=True)
class Slip:
    """A Staff card, a Sponsor, an Objective: a slip with a stub. `tone` is its colour."""

    id: str
    name: str
    sub: str
    text: str
    icon: str
    tone: str
    cost: int
    flavour: str


@dataclass(frozen=True)
class Director:
    """A Director: how he votes, what he changes, what he can do."""

    id: str
    name: str
    votes: str
    stats: str
    text: str
    flavour: str


@dataclass(frozen=True)
class Sponsor:
    """A Sponsor with its three contracts."""

    id: str
    name: str
    one_off: str
    adboard: str
    kit: str
    contracts: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    bonus: str
    flavour: str


@dataclass(frozen=True)
class Tactic:
    """A Tactic card: its formations, as (plan, formation, rows from the front), and its effect."""

    id: str
    name: str
    plans: tuple[tuple[str, str, tuple[int, ...]], ...]
    text: str
    flavour: str


@dataclass(frozen=True)
class Meeting:
    """A Board Meeting card; its decisions as (colour, letter, why, what)."""

    id: str
    name: str
    story: str
    decisions: tuple[tuple[str, str, str, str], ...]


def flavour(id: str) -> str:
    """The line of flavour on a card."""
    return printed(group(NUMBER[id]), id, "flavour")


@by_language
def player(id: str, trained: bool) -> Player:
    """A Player card with one side up."""
    card = NUMBER[id]
    side = 2 * card + trained
    moment = c.SIDE_MOMENT[side]
    return Player(
        id=id,
        trained=trained,
        name=name(card),
        short=name(card).split()[-1],
        kind=c.DESIGNATIONS[c.DESIGNATION[card]],
        line=c.LINES[c.LINE[card]],
        zones=tuple(c.ZONE_NAMES[zone] for zone in c.PLAYER_ZONES[card]) or ("GK",),
        task="" if c.LINE[card] == c.GK else c.TASKS[c.PLAYER_TASK[card]],
        cost=c.COST[card],
        number=str(c.SIDE_NUMBER[side] or "Y"),
        strength=c.SIDE_STRENGTH[side],
        gloves=c.SIDE_GLOVES[side],
        effect=capital(player_effect(side)),
        moment={e.BEFORE: "before", e.DURING: "during", e.PASSIVE: "passive"}.get(
            moment, "after" if moment else ""
        ),
        flavour=flavour(id),
        facts=player_facts(side),
    )


@by_language
def staff(id: str) -> Slip:
    """A Staff card."""
    card = NUMBER[id]
    set_name = c.SETS[c.SET[card]]
    icon = ICONS[set_name]
    return Slip(id, name(card), profession(card), does(card), icon, set_name, c.COST[card], flavour(id))


@by_language
def director(id: str) -> Director:
    """A Director card."""
    card = NUMBER[id]
    at = card - c.DIRECTOR
    votes = "".join(LETTERS[vote] for vote in c.VOTE[6 * at : 6 * at + 6])
    stats = effect_words(c.DIRECTOR_STATS[at])
    return Director(id, name(card), votes, stats, card_facts(card), flavour(id))


def bits(row: int) -> tuple[tuple[str, str], ...]:
    """An effect of markers and Stat steps as icons, which fit on a small card: (icon, text beside it)."""
    found = []
    while c.PART_DO[row] != e.DO_END:
        icon, n = MARKER_ICONS[c.PART_X[row]], c.PART_N[row]
        step = c.PART_DO[row] == e.DO_STAT
        found.append((icon, "▲" * n if step else signed(-n if c.PART_DO[row] == e.DO_LOSE else n)))
        row += 1
    return tuple(found)


@by_language
def sponsor(id: str) -> Sponsor:
    """A Sponsor card."""
    card = NUMBER[id]
    at = card - c.SPONSOR
    return Sponsor(
        id,
        name(card),
        effect_words(c.ONE_OFF_EFFECT[at]),
        effect_words(c.ADBOARD_EFFECT[at]),
        effect_words(c.KIT_EFFECT[at]),
        (
            (say("contract-one-off"), bits(c.ONE_OFF_EFFECT[at])),
            (say("contract-adboard"), bits(c.ADBOARD_EFFECT[at])),
            (say("contract-kit"), bits(c.KIT_EFFECT[at])),
        ),
        bonus_words(card),
        flavour(id),
    )


def bonus_words(card: int) -> str:
    """The additional bonus of a Sponsor, as printed."""
    code = c.FACTS["sponsors"][card - c.SPONSOR]["bonus"]
    return printed("sponsor_bonuses", code) if c.BONUS[card] else ""


@by_language
def tactic(id: str) -> Tactic:
    """A Tactic card."""
    card = NUMBER[id]
    plans = tuple(
        (
            c.THINGS[c.PLAN + plan],
            c.PLAN_FORMATION[plan],
            tuple(reversed(c.PLAN_ROWS[3 * plan : 3 * plan + 3])),
        )
        for plan in range(c.PLANS)
        if c.PLAN_TACTIC[plan] == card
    )
    return Tactic(id, name(card), plans, printed("tactics", id, "text"), flavour(id))


@by_language
def objective(id: str) -> Slip:
    """An Objective card."""
    goal, perfect = printed("objectives", id, "goal"), printed("objectives", id, "perfect")
    text = say("objective-scores", goal=goal, perfect=perfect, vp=objective_cards.VP)
    kind = say("objective-kind")
    return Slip(id, name(NUMBER[id]), kind, text, "star", "objective", 0, flavour(id))


@by_language
def meeting(id: str) -> Meeting:
    """A Board Meeting card."""
    at = NUMBER[id] - c.BOARD_MEETING
    decisions = tuple(
        (colour, LETTERS[which], printed(MEETINGS, id, colour), effect_words(c.DECISION[3 * at + which]))
        for which, colour in enumerate(c.COLOURS)
    )
    return Meeting(id, printed(MEETINGS, id), printed(MEETINGS, id, "story"), decisions)


def kind_of(id: str) -> str:
    """What kind of card an id names."""
    card = NUMBER.get(id, -1)
    for least, kind in (
        (c.OPPONENT, ""),
        (c.OBJECTIVE, "objective"),
        (c.TACTIC, "tactic"),
        (c.BOARD_MEETING, "meeting"),
        (c.SPONSOR, "sponsor"),
        (c.DIRECTOR, "director"),
        (c.STAFF, "staff"),
        (0, "player"),
    ):
        if card >= least:
            return kind
    return ""


def team_name(team: str) -> str:
    """A team of the league."""
    return printed("teams", team)


def badges() -> dict[str, Badge]:
    """The crests of the sixteen teams."""
    made = {}
    for at in range(c.TEAMS):
        team = team_id(at)
        dark, light = _COLOURS[at % len(_COLOURS)]
        shape, pattern = _SHAPES[at % len(_SHAPES)], _PATTERNS[at % len(_PATTERNS)]
        made[team] = (dark, light, shape, pattern, team_name(team)[0], team_name(team))
    return made


def office_track() -> tuple[tuple[int, int, int], ...]:
    """The Office, as (step, cost of it, VP there)."""
    return tuple((step, c.OFFICE_COST[step - 1], c.OFFICE_VP[step]) for step in range(1, c.OFFICE_STEPS + 1))
