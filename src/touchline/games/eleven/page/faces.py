"""Cards as they are drawn: Players on either side, Staff, Directors, Sponsors, Tactics, Objectives, teams."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from touchline.games.eleven import words
from touchline.games.eleven.cards import (
    ADBOARD_EFFECT,
    BOARD_MEETING,
    BONUS,
    COLOURS,
    COST,
    DECISION,
    DESIGNATION,
    DESIGNATIONS,
    DIRECTOR,
    DIRECTOR_STATS,
    FACTS,
    GK,
    KIT_EFFECT,
    LINE,
    LINES,
    OBJECTIVE,
    OFFICE_COST,
    OFFICE_STEPS,
    OFFICE_VP,
    ONE_OFF_EFFECT,
    OPPONENT,
    PART_DO,
    PART_N,
    PART_X,
    PLAN,
    PLAN_ROWS,
    PLAN_TACTIC,
    PLANS,
    PLAYER_TASK,
    PLAYER_ZONES,
    PROFESSION,
    SET,
    SETS,
    SIDE_EFFECT,
    SIDE_GLOVES,
    SIDE_MOMENT,
    SIDE_NUMBER,
    SIDE_PAYS_N,
    SIDE_STRENGTH,
    SPONSOR,
    STAFF,
    TACTIC,
    TASKS,
    THINGS,
    VOTE,
    ZONE_NAMES,
)
from touchline.games.eleven.effects import BEFORE, DO_END, DO_LOSE, DO_STAT, DURING, PASSIVE, PROFESSIONS

Badge = tuple[str, str, str, str, str, str]  # two colours, shape, pattern, charge, name
NUMBER: Final = {name: thing for thing, name in enumerate(THINGS[:PLAN])}
ICONS: Final = {
    "coaching": "coachp",
    "medical": "med",
    "crowd": "fans",
    "administration": "brief",
    "recruitment": "bino",
}
MARKER_ICONS: Final = ("coin", "fans", "ops", "fit")
LETTERS: Final = "YBR"
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
    costed: bool
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


@cache
def player(id: str, trained: bool) -> Player:
    """A Player card with one side up."""
    card = NUMBER[id]
    side = 2 * card + trained
    texts = words.WORDS[words.group(card)][id]
    moment = SIDE_MOMENT[side]
    effect = words.player_effect(side)[2:]
    return Player(
        id=id,
        trained=trained,
        name=texts["name"],
        short=texts["name"].split()[-1],
        kind=DESIGNATIONS[DESIGNATION[card]],
        line=LINES[LINE[card]],
        zones=tuple(ZONE_NAMES[zone] for zone in PLAYER_ZONES[card]) or ("GK",),
        task="" if LINE[card] == GK else TASKS[PLAYER_TASK[card]],
        cost=COST[card],
        number=str(SIDE_NUMBER[side] or "Y"),
        strength=SIDE_STRENGTH[side],
        gloves=SIDE_GLOVES[side],
        effect=effect[:1].upper() + effect[1:] if SIDE_EFFECT[side] else "",
        moment={BEFORE: "before", DURING: "during", PASSIVE: "passive"}.get(
            moment, "after" if moment else ""
        ),
        costed=bool(SIDE_PAYS_N[side]),
        flavour=texts.get("flavour", ""),
        facts=words.player_facts(side),
    )


@cache
def staff(id: str) -> Slip:
    """A Staff card."""
    card = NUMBER[id]
    set_name = SETS[SET[card]]
    profession = words.WORDS["professions"][PROFESSIONS[PROFESSION[card]]]
    texts = words.WORDS["staff"][id]
    text = words.card_facts(card).removeprefix(f"{profession}. ")
    return Slip(
        id, texts["name"], profession, text, ICONS[set_name], set_name, COST[card], texts.get("flavour", "")
    )


@cache
def director(id: str) -> Director:
    """A Director card."""
    card = NUMBER[id]
    at = card - DIRECTOR
    texts = words.WORDS["directors"][id]
    votes = "".join(LETTERS[vote] for vote in VOTE[6 * at : 6 * at + 6])
    stats = words.effect_words(DIRECTOR_STATS[at])
    return Director(id, texts["name"], votes, stats, words.card_facts(card), texts.get("flavour", ""))


def bits(row: int) -> tuple[tuple[str, str], ...]:
    """An effect of markers and Stat steps as icons, which fit on a small card: (icon, text beside it)."""
    found = []
    while PART_DO[row] != DO_END:
        icon, n = MARKER_ICONS[PART_X[row]], PART_N[row]
        step = PART_DO[row] == DO_STAT
        found.append((icon, "▲" * n if step else f"−{n}" if PART_DO[row] == DO_LOSE else f"+{n}"))
        row += 1
    return tuple(found)


@cache
def sponsor(id: str) -> Sponsor:
    """A Sponsor card."""
    card = NUMBER[id]
    at = card - SPONSOR
    texts = words.WORDS["sponsors"][id]
    return Sponsor(
        id,
        texts["name"],
        words.effect_words(ONE_OFF_EFFECT[at]),
        words.effect_words(ADBOARD_EFFECT[at]),
        words.effect_words(KIT_EFFECT[at]),
        (
            ("Once", bits(ONE_OFF_EFFECT[at])),
            ("Board", bits(ADBOARD_EFFECT[at])),
            ("Kit", bits(KIT_EFFECT[at])),
        ),
        bonus_words(card),
        texts.get("flavour", ""),
    )


def bonus_words(card: int) -> str:
    """The additional bonus of a Sponsor, as printed."""
    code = FACTS["sponsors"][card - SPONSOR]["bonus"]
    return str(words.WORDS["sponsor_bonuses"][code]) if BONUS[card] else ""


@cache
def tactic(id: str) -> Tactic:
    """A Tactic card."""
    card = NUMBER[id]
    texts = words.WORDS["tactics"][id]
    plans = tuple(
        (
            THINGS[PLAN + plan],
            THINGS[PLAN + plan].partition(":")[2],
            tuple(reversed(PLAN_ROWS[3 * plan : 3 * plan + 3])),
        )
        for plan in range(PLANS)
        if PLAN_TACTIC[plan] == card
    )
    return Tactic(id, texts["name"], plans, texts["text"], texts.get("flavour", ""))


@cache
def objective(id: str) -> Slip:
    """An Objective card."""
    texts = words.WORDS["objectives"][id]
    text = f"{texts['goal']} 2 VP. Perfect: {texts['perfect']} 2 more."
    return Slip(id, texts["name"], "Objective", text, "star", "objective", 0, texts.get("flavour", ""))


@cache
def meeting(id: str) -> Meeting:
    """A Board Meeting card."""
    at = NUMBER[id] - BOARD_MEETING
    texts = words.WORDS["board_meetings"][id]
    decisions = tuple(
        (colour, LETTERS[which], texts[colour], words.effect_words(DECISION[3 * at + which]))
        for which, colour in enumerate(COLOURS)
    )
    return Meeting(id, texts["name"], texts["story"], decisions)


def kind_of(id: str) -> str:
    """What kind of card an id names."""
    card = NUMBER.get(id, -1)
    for least, kind in (
        (OPPONENT, ""),
        (OBJECTIVE, "objective"),
        (TACTIC, "tactic"),
        (BOARD_MEETING, "meeting"),
        (SPONSOR, "sponsor"),
        (DIRECTOR, "director"),
        (STAFF, "staff"),
        (0, "player"),
    ):
        if card >= least:
            return kind
    return ""


def team_name(team: str) -> str:
    """A team of the league."""
    return str(words.WORDS["teams"][team]["name"])


def badges() -> dict[str, Badge]:
    """The crests of the sixteen teams."""
    made = {}
    for at, (team, texts) in enumerate(words.WORDS["teams"].items()):
        dark, light = _COLOURS[at % len(_COLOURS)]
        shape, pattern = _SHAPES[at % len(_SHAPES)], _PATTERNS[at % len(_PATTERNS)]
        made[team] = (dark, light, shape, pattern, texts["name"][0], texts["name"])
    return made


def office_track() -> tuple[tuple[int, int, int], ...]:
    """The Office, as (step, cost of it, VP there)."""
    return tuple((step, OFFICE_COST[step - 1], OFFICE_VP[step]) for step in range(1, OFFICE_STEPS + 1))


def name_of(id: str) -> str:
    """Any card by name."""
    return words.name(NUMBER[id])
