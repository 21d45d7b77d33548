"""How a game of Eleven stands: the victory points that each club may expect at full time, by source."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from touchline.engine.chance import Chance
from touchline.games.eleven import bot, cards as c, effects as e, scenarios, state as s, valuation
from touchline.games.eleven.lineups import careful_line_up, match_points
from touchline.games.eleven.redeal import shuffled
from touchline.games.eleven.rules.club import stands, upkeep
from touchline.games.eleven.rules.league import on_table
from touchline.games.eleven.rules.scoring import experience, infrastructure, score
from touchline.games.eleven.rules.setup import STACK
from touchline.games.eleven.rules.solo import scenario_points
from touchline.games.eleven.rules.week import WEEKS
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.valuation import SHREWD

NAMES: Final = ("league", "tokens", "staff", "infrastructure", "office", "cash")
BY_HEART: Final = (
    s.FORMATION,
    s.ROW_SHAPE,
    s.ASSIGN_PLAYER,
    s.SWAP_OUT,
    s.FUND_EFFECT,
    s.PLACE_PLAIN,
    s.CONFIRM_LINEUP,
    s.STANDS,
    s.BM_REROLL,
    s.DIE_REROLL,
    s.ACCEPT_PART,
    s.AFTER_EFFECT,
    s.BM_TARGET,
    s.CONSEQ_TARGET,
    s.DIRECTOR_BONUS,
    s.KIT_ORDER,
    s.MATCH_EFFECT,
    s.SECOND_TACTIC,
    s.UPKEEP_TARGET,
    s.INJURY_ICON,
    s.BEFORE_ORDER,
    s.KEEP_OBJECTIVE,
)
HORIZON: Final = 1
FAR: Final = 10  # turns: about a week of two
DOUBT: Final = 0.25  # first ideas are weak here
TREE: Final = False
WIDTH: Final = (3, 4)
TRIALS: Final = (6, 32)

EURO: Final = 0.5  # while there are actions to spend it
SPENT: Final = 2.5  # in an action
# League points of a Match to come against each tier: of ten plain Jerseys, and for each Strength above them.
A_MATCH: Final[list[list[float]]] = [[1.9, 0.1], [1.0, 0.18], [0.75, 0.12], [0.4, 0.12]]
RIVALS: Final = 1.5  # league points that an Opponent wins in a week
A_WEEKS_LUCK: Final = 1.8  # league points
ANOTHER_TACTIC: Final = 0.2  # for each match to come
A_TALENT: Final = 0.12  # who can still be trained, for each match to come, besides his growth
UNSURE: Final[list[float]] = [1.2, 1.8]  # at the end, and for each match to come
DAYS: Final = 5


def weigh(world: Eleven, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What the options promise a manager who has played very often."""
    question = world.open[seat] & 0xFF
    if question not in bot.LINE_UP:
        seed = chance.rand(1 << 30)
        if question != s.STANDS:  # fans do not look at decks
            world = shuffled(world, seed)
    return bot.weigh_with(world, seat, options, SHREWD)


seasoned = bot.weigh  # good players look ahead, but value a club as newcomers do


def matches_left(g: Eleven, seat: int) -> int:
    """Matches that the club has not played yet."""
    played = g.result[seat] >= 0 and g.day == s.FRIDAY
    return WEEKS - g.week + (0 if played or not g.week else 1)


def league(g: Eleven, seat: int) -> float:
    """Victory points for the place that the club is likely to reach."""
    to_come = matches_left(g, seat)
    own = final_points(g, seat, to_come)
    luck = 0.5 + A_WEEKS_LUCK * sqrt(to_come)
    ahead = 0.0
    for other in range(g.seats):
        if other != seat:
            ahead += behind(own - final_points(g, other, matches_left(g, other)), luck)
    for team in range(c.TEAMS):
        if on_table(g, team):
            ahead += behind(own - g.team_points[team] - RIVALS * to_come, luck)
    place = min(ahead, len(c.LEAGUE_VP) - 1.001)
    above = int(place)
    return c.LEAGUE_VP[above] + (place - above) * (c.LEAGUE_VP[above + 1] - c.LEAGUE_VP[above])


def behind(lead: float, luck: float) -> float:
    """The chance to end behind a team on which one has such a lead."""
    return 1 / (1 + exp((lead + 0.5) / luck))


def final_points(g: Eleven, seat: int, to_come: int) -> float:
    """League points at the end of the season."""
    found = float(g.points[seat])
    if to_come > WEEKS - g.week:  # this week's Match: the scouts say what to expect
        found += match_points(g, seat)
    fitness = valuation.each_week(g, seat, e.FITNESS, c.TRAINING_GROUND)
    later = valuation.surplus(g, seat, fitness, False, SHREWD)
    for match in range(g.week, WEEKS):
        least, more = A_MATCH[scenarios.DIVISION_TIERS[g.division][match >= STACK]]
        found += min(valuation.WIN, least + more * later)
    return found


def parts(g: Eleven, seat: int) -> list[float]:
    """What a club may expect at full time, by source."""
    if g.over:
        table, tokens, grown, sets, built, offices, suspended, scenario = score(g, seat)
        return [table, tokens + grown + scenario, sets + suspended, built, offices, 0.0]
    weeks = WEEKS - g.week
    to_come = matches_left(g, seat)
    played = to_come == weeks
    tokens = g.vp[seat] + experience(g, seat) + scenario_points(g)
    tactics = ANOTHER_TACTIC * to_come * min(len(g.tactics[seat]), valuation.MOST_TACTICS)
    talents = sum([not g.tokens[8 * card + s.TRAINED] for card in g.squad[seat]])
    return [
        league(g, seat) + tactics + A_TALENT * weeks * talents,
        tokens
        + valuation.growth(g, seat, weeks, SHREWD)
        + valuation.objective(g, seat, weeks)
        + valuation.task(g),
        valuation.staff(g, seat, to_come, SHREWD),
        float(infrastructure(g, seat)),
        valuation.office(g, seat, weeks, SHREWD),
        funds(g, seat, weeks, played),
    ]


def funds(g: Eleven, seat: int, weeks: int, played: bool) -> float:
    """Cash, now and from the Mondays to come, as far as the actions left can spend it; and spare markers."""
    at = 4 * seat
    places = stands(g, seat)
    present = g.resources[at + e.FANS] + g.seated[seat]
    fans = 0 if played else min(present, places)
    regulars = min(g.stats[at + e.FANS], places)
    cost = upkeep(g, seat)
    here = g.resources[at + e.CASH] + fans
    have = here + weeks * (valuation.each_week(g, seat, e.CASH, c.STORE, 2) + regulars - cost)
    need = SPENT * valuation.actions_left(g, seat, weeks)
    found = EURO * (need * (1 - exp(-have / need)) if need and have > 0 else min(0.0, have))
    if weeks:
        found -= SHREWD.missing_euro * max(0, cost - here)
    spare = valuation.SPARE_FAN * (present - fans + weeks * (g.stats[at + e.FANS] - regulars))
    spare += valuation.SPARE_OPS * (g.resources[at + e.OPS] + weeks * g.stats[at + e.OPS])
    return (
        found
        + spare
        + valuation.SPARE_FITNESS * (g.resources[at + e.FITNESS] + weeks * g.stats[at + e.FITNESS])
    )


def by_heart(world: Eleven, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What needs no search: line-ups, with more care than a newcomer takes."""
    if world.open[seat] & 0xFF in bot.LINE_UP:
        return bot.as_planned(world, seat, options, careful_line_up(world, seat))
    return weigh(world, seat, options, chance)


def spread(g: Eleven) -> float:
    """The fewer matches to come, the surer."""
    return UNSURE[0] + UNSURE[1] * (WEEKS - g.matches)


def mark(g: Eleven) -> int:
    """Each turn of an action day; Monday and Friday are one step for all."""
    turn = (g.next_seat() - g.lead) % g.seats if s.MONDAY < g.day < s.FRIDAY and g.unanswered else 0
    return (DAYS * g.week + g.day) * g.seats + turn
