"""What a club is worth to its manager, in victory points.

What would score today counts in full. Everything else counts for what it will still bring: league points for
a team that is stronger than ten plain Jerseys, cash as long as there are actions left to spend it, a step of
a Stat for every Monday to come. The figures are rules of thumb. Nothing is read here that the seat may not
know: Trained sides only of cards that are trained, no deck, no hand but the own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from touchline.games.eleven import cards as c, effects as e, objective_cards, scenarios, state as s
from touchline.games.eleven.rules import club
from touchline.games.eleven.rules.jerseys import bits
from touchline.games.eleven.rules.objectives import is_met, progress, trained_youngsters
from touchline.games.eleven.rules.scoring import experience, infrastructure, suspensions
from touchline.games.eleven.rules.setup import STACK
from touchline.games.eleven.rules.solo import scenario_points
from touchline.games.eleven.rules.week import WEEKS
from touchline.games.eleven.state import Eleven

WIN: Final = 3.0  # league points
# So much above ten plain Jerseys is as good as an Opponent of each tier.
EVEN: Final[list[float]] = [4.0, 6.0, 8.0, 10.0]
SPARE_FAN: Final = 0.1  # a reroll
SPARE_OPS: Final = 0.05
SPARE_FITNESS: Final = 0.05
TASK: Final = 2.5  # a step towards the goal of a scenario
MOST_TACTICS: Final = 4
SUSPENDED: Final = 0.2  # a token that is gone before the end
UNNUMBERED_JERSEYS: Final = 3
JERSEYS_TO_ATTACK: Final = 5


class Temper(NamedTuple):
    """How a manager looks at the game, whatever happens in it; worth is in victory points."""

    euro: float  # while there are actions to spend it
    euros_an_action: float  # more than that cannot be spent
    missing_euro: float  # two Suspension tokens
    league_point: float
    office_step: float  # while there is time to climb on
    paid_action: float  # of the Staff, a Week
    potential: float  # of a Player who can still be trained, for each Match to come
    another_tactic: float  # for each Match to come
    uneven: float  # a Jersey too many that attacks or defends
    glove: float  # of a Goalkeeper, or his Strength, in Strengths of others
    weekly_action: float  # of a Director
    bonus_once: float
    even: float = 1.0  # times what it takes to be as good as an Opponent
    growing: float = 0.5  # of Experience that a trained Player can still gain
    aims: int = 0  # 1: he weighs an action by the best that it can be aimed at, not by the first


NEWCOMER: Final = Temper(
    euro=0.3,
    euros_an_action=6,
    missing_euro=1.5,
    league_point=2.0,
    office_step=c.OFFICE_VP[c.OFFICE_STEPS] / c.OFFICE_STEPS,
    paid_action=0.7,
    potential=0.08,
    another_tactic=0.1,
    uneven=0.15,
    glove=0.9,
    weekly_action=2.0,
    bonus_once=1.6,
)
SHREWD: Final = Temper(  # found by playing thousands of games against newcomers
    euro=0.203,
    euros_an_action=3.37,
    missing_euro=1.35,
    league_point=2.47,
    office_step=2.32,
    paid_action=0.48,
    potential=0.097,
    another_tactic=0.112,
    uneven=0.115,
    glove=1.99,
    weekly_action=3.3,
    bonus_once=2.11,
    even=0.98,
    growing=0.485,
    aims=1,
)


class Outlook:
    """A manager at this moment, in a world that he imagines."""

    def __init__(self, g: Eleven, seat: int, temper: Temper = NEWCOMER) -> None:
        self.g = g
        self.seat = seat
        self.temper = temper

    def worth(self, w: Eleven) -> float:
        """What his club is worth in a world."""
        return worth(w, self.seat, self.temper)


def worth(g: Eleven, seat: int, temper: Temper = NEWCOMER) -> float:
    """What the club is worth now."""
    played = g.result[seat] >= 0 and g.day == s.FRIDAY
    weeks = WEEKS - g.week  # still to begin
    matches = weeks + (0 if played else 1)
    found = g.vp[seat] + experience(g, seat) + infrastructure(g, seat) + scenario_points(g)
    return (
        found
        + temper.league_point * g.points[seat]
        + office(g, seat, weeks, temper)
        + staff(g, seat, matches, temper)
        + objective(g, seat, weeks)
        + task(g)
        + team(g, seat, weeks, played, temper)
        + money(g, seat, weeks, played, temper)
        + production(g, seat, weeks, temper)
        + temper.another_tactic * matches * min(len(g.tactics[seat]), MOST_TACTICS)
        - temper.uneven * abs(bits(g.attacking[seat] & ~g.bench[seat]) - JERSEYS_TO_ATTACK)
    )


def office(g: Eleven, seat: int, weeks: int, temper: Temper = NEWCOMER) -> float:
    """The first steps lead to the dear ones, if there is time for those."""
    share = weeks / WEEKS
    return share * temper.office_step * g.office[seat] + (1 - share) * c.OFFICE_VP[g.office[seat]]


def staff(g: Eleven, seat: int, matches: int, temper: Temper = NEWCOMER) -> float:
    """Sets, what their actions do if there are Operations for them, and Suspension tokens."""
    counts = [0] * len(c.SETS)
    actions = sum(c.ACTION[card] > 0 for card in club.board(g, seat))
    for card in g.staff[seat]:
        counts[c.SET[card]] += g.suspension[card] <= matches
        actions += c.ACTION[card] > 0
    sets = sum(
        c.SET_VP[(c.SET_MOST + 1) * kind + min(count, c.SET_MOST)] for kind, count in enumerate(counts)
    )
    paid = min(actions, s.THURSDAY, each_week(g, seat, e.OPS, c.DIRECTORS_OFFICE) // 2)
    tokens = suspensions(g, seat)
    return sets + temper.paid_action * paid * (matches - 1) - (tokens if matches == 0 else SUSPENDED * tokens)


def each_week(g: Eleven, seat: int, what: int, kind: int, times: int = 1) -> int:
    """Markers that every Monday brings."""
    return g.stats[4 * seat + what] + times * g.built[c.INFRASTRUCTURES * seat + kind]


def objective(g: Eleven, seat: int, weeks: int) -> float:
    """The nearer the goal of the Objective, the more it counts."""
    card, state = g.objective[seat], g.objective_state[seat]
    if card < 0 or state == s.PERFECT:
        return 0.0
    what = card - c.OBJECTIVE
    if what == objective_cards.PLACE or (objective_cards.END[what] and weeks):
        return 0.0
    if objective_cards.END[what]:
        return float(objective_cards.VP * (is_met(g, seat, what, False) + is_met(g, seat, what, True)))
    perfect = state == s.GOAL_MET
    need = objective_cards.PERFECT[what] if perfect else objective_cards.GOAL[what]
    share = min(1.0, progress(g, seat, what, perfect) / need)
    return objective_cards.VP * share * share * (weeks + 1) / (weeks + 2)


def task(g: Eleven) -> float:
    """How far the club is with what its scenario asks for, besides places and points (EL-324, EL-327)."""
    if not g.scenario:
        return 0.0
    at = g.scenario - 1
    found = 0.0
    need = scenarios.TRAINED_YOUNGSTERS[at]
    if need:
        young = sum(c.YOUNGSTER <= card < c.VETERAN for card in g.squad[0])
        old = sum(card >= c.VETERAN for card in g.squad[0])
        found += 1.5 * min(need, trained_youngsters(g, 0)) + min(need, young)
        found -= max(0, old - scenarios.MOST_VETERANS[at]) * g.week / WEEKS
    if g.week <= scenarios.DEADLINE[at]:
        marked = g.built[c.STAND_3] + g.built[c.STAND_4] + g.built[c.ADBOARD_3]
        found += marked + min(scenarios.GENERAL_TOKENS[at], club.tokens_built(g, 0) - marked)
    return TASK * found


# The team


def team(g: Eleven, seat: int, weeks: int, played: bool, temper: Temper = NEWCOMER) -> float:
    """League points that the squad promises: this Friday and on those to come."""
    found = 0.0
    if not played and g.week:
        now = surplus(g, seat, g.resources[4 * seat + e.FITNESS], True, temper)
        found += points(g, now, g.matches, temper)
    fitness = each_week(g, seat, e.FITNESS, c.TRAINING_GROUND)
    later = surplus(g, seat, fitness, False, temper)
    found += sum([points(g, later, match, temper) for match in range(WEEKS - weeks, WEEKS)], 0.0)
    return temper.league_point * found + growth(g, seat, weeks, temper)


def points(g: Eleven, above: float, match: int, temper: Temper = NEWCOMER) -> float:
    """What a team so much above plain Jerseys wins in a Match."""
    return WIN * above / (above + temper.even * EVEN[scenarios.DIVISION_TIERS[g.division][match >= STACK]])


def surplus(g: Eleven, seat: int, fitness: int, only_fit: bool, temper: Temper = NEWCOMER) -> float:
    """How much stronger than plain Jerseys the best Players are, as far as the fitness goes: one of each
    number, three without one."""
    numbered: dict[int, float] = {}
    others = []
    for card in g.squad[seat]:
        if only_fit and club.is_out(g, card):
            continue
        shirt = club.number(g, card)
        gain = keeper(g, card, temper) if c.LINE[card] == c.GK else club.strength(g, card) - 1.0
        if 0 < shirt < 12:
            numbered[shirt] = max(gain, numbered.get(shirt, 0.0))
        else:
            others.append(gain)
    gains = sorted([*numbered.values(), *sorted(others)[-UNNUMBERED_JERSEYS:]], reverse=True)
    return sum([gain for gain in gains[:fitness] if gain > 0], 0.0)


def keeper(g: Eleven, card: int, temper: Temper = NEWCOMER) -> float:
    """A Goalkeeper against one of Strength 1 with one glove (EL-222)."""
    return temper.glove * (club.strength(g, card) + c.SIDE_GLOVES[club.side(g, card)] - 2)


def growth(g: Eleven, seat: int, weeks: int, temper: Temper = NEWCOMER) -> float:
    """Players who can still be trained, and Experience still to come."""
    found = 0.0
    for card in g.squad[seat]:
        if not g.tokens[8 * card + s.TRAINED]:
            found += temper.potential * weeks
        else:
            spaces = c.MATCH_SPACES[card] - g.tokens[8 * card + s.MATCH_XP]
            found += temper.growing * min(spaces, weeks)
    return found


def sale_value(g: Eleven, card: int) -> int:
    """What a Player would bring if he were sold (EL-133)."""
    return 2 + club.strength(g, card)


# Money


def actions_left(g: Eleven, seat: int, weeks: int) -> int:
    """Basic actions still to come."""
    if g.day == s.MONDAY:
        return s.THURSDAY * (weeks + 1)
    return s.THURSDAY * weeks + (s.THURSDAY - g.day + (not g.basic) if g.day <= s.THURSDAY else 0)


def money(g: Eleven, seat: int, weeks: int, played: bool, temper: Temper = NEWCOMER) -> float:
    """Cash that can be spent, less the upkeep to come; dear if it does not do for this Week's."""
    cash = g.resources[4 * seat + e.CASH]
    fans = 0 if played else min(g.resources[4 * seat + e.FANS] + g.seated[seat], club.stands(g, seat))
    spare = g.resources[4 * seat + e.FANS] + g.seated[seat] - fans
    cost = club.upkeep(g, seat) if weeks else 0
    short = max(0, cost - cash - fans)
    useful = min(cash + fans, cost + temper.euros_an_action * actions_left(g, seat, weeks))
    return (
        temper.euro * (useful - cost * weeks)
        - temper.missing_euro * short
        + SPARE_FAN * spare
        + SPARE_OPS * g.resources[4 * seat + e.OPS]
        + SPARE_FITNESS * g.resources[4 * seat + e.FITNESS]
    )


def production(g: Eleven, seat: int, weeks: int, temper: Temper = NEWCOMER) -> float:
    """What the Mondays to come bring, but for fitness, which is in the team, and ops, which are in the
    Staff."""
    fans = g.stats[4 * seat + e.FANS]
    seated = min(fans, club.stands(g, seat))
    cash = each_week(g, seat, e.CASH, c.STORE, 2) + seated
    spare = SPARE_FAN * (fans - seated) + SPARE_OPS * g.stats[4 * seat + e.OPS]
    return weeks * (temper.euro * cash + spare + SPARE_FITNESS * g.stats[4 * seat + e.FITNESS])
