"""How a game of Time of Soccer stands: the points that each club may expect at full time, by source."""

from __future__ import annotations

from typing import Final

from touchline.engine.chance import Chance
from touchline.games.time_of_soccer import cards as c, state as s
from touchline.games.time_of_soccer.bot import NOTHING, VALUE, weigh_with
from touchline.games.time_of_soccer.driving import best_way, space_of, today, ways
from touchline.games.time_of_soccer.eleven import SEASONED, SHREWD
from touchline.games.time_of_soccer.rules.club import STEPS_TO_A_FAN
from touchline.games.time_of_soccer.rules.scoring import CUP_POINTS, press_points, rank_points, score
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.valuation import TALKS, Outlook, talks

NAMES: Final = ("league", "team", "fans", "contracts", "press")
SEARCHED: Final = (s.KEEP_UNIQUE, s.DISMISS, s.FORCE_BUY)
BY_HEART: Final = [question for question in VALUE if question not in SEARCHED]
ROUTINE: Final = (s.MARKET_STEP,)
HORIZON: Final = 2  # days: before the dice of a match decide
FAR: Final = 9  # over the next match
TREE: Final = False
WIDTH: Final = (4, 4)
TRIALS: Final = (12, 56)
TARGETS: Final = 4  # tiles that Legend thinks of
ALSO_GOOD: Final = 0.35  # a tile that promises less than this part of the best one is none of them

DAYS: Final = 7  # of a week
A_WEEKS_LUCK: Final = 0.7  # victory points


def weigh(world: TimeOfSoccer, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What the options promise a club that has played very often."""
    return weigh_with(Outlook(world, seat, SHREWD), options)


def seasoned(world: TimeOfSoccer, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What they promise a good player."""
    return weigh_with(Outlook(world, seat, SEASONED), options)


def styles(g: TimeOfSoccer, seat: int) -> list[int]:
    """On the market: the tiles to go for, by their spaces, the first idea first."""
    if g.open[seat] & 0xFF != s.MARKET_STEP:
        return []
    mind = Outlook(g, seat, SHREWD)
    first = best_way(mind, today(mind))
    if first is None:
        return [NOTHING]
    found = [space_of(first)]
    ranked = sorted(ways(mind, today(mind)), key=lambda way: -way.value)
    for way in ranked:
        if way.value > ALSO_GOOD * ranked[0].value and space_of(way) not in found:
            found.append(space_of(way))
    return found[:TARGETS]


def parts(g: TimeOfSoccer, seat: int) -> list[float]:
    """What a club may expect at full time, by source."""
    team = g.club[seat]
    if g.over:
        league, rank, cup, fans, level, gaps, press, money = map(float, score(g, team))
        return [league + rank + cup, level + gaps, fans, money, press]
    mind = Outlook(g, seat, SHREWD)
    managers = tuple(g.managers[seat])
    won = g.points[team] + CUP_POINTS[g.cup_wins[team]] + rank_points(g, team) * g.week / s.WEEKS
    eleven = mind.eleven.under(managers) + mind.wage * sum(c.SALARY[manager] for manager in managers)
    followers = c.FANS_POINTS[g.fans[seat]] + mind.fan * g.satisfaction[seat] / STEPS_TO_A_FAN
    books = mind.wage * mind.balance + mind.money * g.cash[seat]
    releases = press_points(g, seat) + sum([mind.value(tile) for tile in g.press[seat]], 0.0)
    return [won, eleven + staff(mind), followers, books + contracts(mind), releases]


def staff(mind: Outlook) -> float:
    """What scout, secretary and community manager bring until the end, salaries aside."""
    g, seat = mind.g, mind.seat
    a_day = mind.temper.drive * c.OP[g.scout[seat]] + TALKS * talks(g.secretary[seat])
    return a_day * mind.market_days + mind.cheer(g.community[seat])


def contracts(mind: Outlook) -> float:
    """What contracts and a friendly bring beside the weekly income."""
    g, seat = mind.g, mind.seat
    held = [tile for tile in (g.advertising[seat], g.tv[seat]) if tile >= 0]
    matches = sum([mind.contract(tile) - mind.wage * c.WEEKLY[tile] for tile in held], 0.0)
    return matches + (mind.friendly(g.friendly[seat]) if g.friendly[seat] >= 0 else 0.0)


def spread(g: TimeOfSoccer) -> float:
    """The nearer the end, the surer."""
    return 2.5 + A_WEEKS_LUCK * (s.WEEKS - g.week)


def mark(g: TimeOfSoccer) -> int:
    """The day."""
    return DAYS * g.week + g.day
