"""A sensible newcomer's way to play Time of Soccer.

It fields its best eleven, drives to the tile that promises most for its price and its distance, forces what
is worth the risk, keeps its books in order, and knows the odds of a match. Nothing that matters to it is
hidden: the order of the decks means nothing to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best
from touchline.games.time_of_soccer import cards as c, state as s
from touchline.games.time_of_soccer.driving import Drive, best_way, next_step, towards
from touchline.games.time_of_soccer.eleven import SHREWD, elevens
from touchline.games.time_of_soccer.odds import Odds, Side, certain, compare, goals, match_odds, saves, shots
from touchline.games.time_of_soccer.press import side_of, weekend_rival
from touchline.games.time_of_soccer.rules.fatigue import LEAST_ENERGY, POINTS, STARTING_COST
from touchline.games.time_of_soccer.rules.levels import club_levels, eleven
from touchline.games.time_of_soccer.rules.lineup import FOR_MATCH, FOR_POINTS
from touchline.games.time_of_soccer.rules.market import END_TURN
from touchline.games.time_of_soccer.rules.match import result_of_roll
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.valuation import Outlook, line_up

OVERLOOKS: Final = [9, 5]  # options in a hundred, of the levels starter and squad
NOTHING: Final = c.SPACES  # a style: take nothing today
TIRED: Final = 1.0  # a step of fatigue, against
FRESH: Final = 0.5  # a step of energy
SPARE_REROLL: Final = 0.15  # points that a reroll still at hand is worth
LATER_FATIGUE: Final = 0.35  # points that a step of fatigue costs in the weeks to come


def greedy(world: TimeOfSoccer, seat: int, options: list[int], chance: Chance) -> int:
    """The option that promises this seat most; equals are drawn."""
    return best(options, weigh(world, seat, options, chance), chance)


def weigh(world: TimeOfSoccer, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises this seat; only the order matters."""
    return weigh_with(Outlook(world, seat), options)


def weigh_with(mind: Outlook, options: list[int]) -> list[float]:
    """What each of the options promises a club of some temper."""
    question = mind.g.open[mind.seat] & 0xFF
    if question == s.MARKET_STEP:
        step = next_step(mind, options)
        return [float(option == step) for option in options]
    value = VALUE[question](mind)
    return [value(option >> 8) for option in options]


def in_style(g: TimeOfSoccer, seat: int, style: int, options: list[int]) -> int:
    """The next step towards a tile."""
    return END_TURN if style == NOTHING else towards(Outlook(g, seat, SHREWD), style, options)


Value = Callable[[int], float]  # what choosing a thing promises


def chosen(thing: int) -> Value:
    """This thing and no other."""
    return lambda option: 1.0 if option == thing else 0.0


# Setup


def choose_club(mind: Outlook) -> Value:
    """All clubs begin alike."""
    return lambda thing: 0.0


def keep_unique(mind: Outlook) -> Value:
    """Whoever adds most to those who are already there."""
    return mind.eleven.with_player


def place_car(mind: Outlook) -> Value:
    """The corner from which Tuesday looks best."""
    g, seat = mind.g, mind.seat

    def value(thing: int) -> float:
        way = best_way(mind, Drive(thing - c.SEGMENT, c.OP[g.scout[seat]], s.TUESDAY))
        return way.value if way else 0.0

    return value


# The line-up


def fielded(mind: Outlook) -> tuple[int, ...]:
    """The best line-up: matches are won by both levels together; when all are played, points count."""
    g, seat = mind.g, mind.seat
    if g.fixtures and mind.temper.attack:
        return against(mind, side_of(g, weekend_rival(g, seat)))
    return line_up(g, seat, FOR_MATCH if g.fixtures else FOR_POINTS)


def against(mind: Outlook, rival: Side) -> tuple[int, ...]:
    """The line-up with the best odds against a rival."""
    g, seat = mind.g, mind.seat
    tired = g.tired[seat] if g.fatigue else 0

    def value(levels: tuple[int, int]) -> float:
        own = Side(max(0, levels[0] + tired), max(0, levels[1] + tired), False)
        odds = match_odds(own, rival, bool(g.no_random))
        return 3 * odds.win + odds.draw

    found = elevens(tuple(g.squad[seat]), tuple(g.managers[seat]))
    return found[max(found, key=value)]


def place_tile(mind: Outlook) -> Value:
    """His place in the best eleven, or the bench."""
    g, seat = mind.g, mind.seat
    tile = g.open[seat] >> 8
    team = line_up(g, seat)[1:]
    return chosen(c.POSITION + team.index(tile) if tile in team else c.BENCH)


def align(mind: Outlook) -> Value:
    """Edit whatever is not the best line-up."""
    g, seat = mind.g, mind.seat
    best = fielded(mind)
    return chosen(c.KEEP if best == (g.principal[seat], *eleven(g, seat)) else c.EDIT)


def align_principal(mind: Outlook) -> Value:
    """The manager of the best line-up."""
    return chosen(fielded(mind)[0])


def align_position(mind: Outlook) -> Value:
    """Whoever stands there in the best line-up; somebody else began an edit: nobody, if he is used up."""
    g, seat = mind.g, mind.seat
    tile = fielded(mind)[1 + (g.open[seat] >> 8)]
    best = tile if tile >= 0 else c.EMPTY
    return lambda thing: 1.0 if thing == best else 0.5 if thing == c.EMPTY else 0.0


# The market


def force_buy(mind: Outlook) -> Value:
    """Buy if the tile is worth the surcharge too, and the books allow it."""
    g, seat = mind.g, mind.seat
    space, amount = g.open[seat] >> 8 & 15, g.open[seat] >> 12
    tile = g.market[space]
    worth = mind.value(tile) - mind.money * amount if mind.affords(tile, amount) else -1.0
    return lambda thing: worth if thing == c.BUY else 0.0


def dismiss(mind: Outlook) -> Value:
    """Whoever is missed least."""
    eleven = mind.eleven
    return lambda thing: eleven.under(tuple(manager for manager in eleven.managers if manager != thing))


def sell_which(mind: Outlook) -> Value:
    """The best deal."""
    g, seat = mind.g, mind.seat
    sales = g.market[g.open[seat] >> 8]
    return lambda tile: mind.deal(tile, sales)


def pay_talks(mind: Outlook) -> Value:
    """Pay if the deal is worth it."""
    g, seat = mind.g, mind.seat
    space, tile = g.open[seat] >> 8 & 15, g.open[seat] >> 12
    worth = mind.deal(tile, g.market[space]) - mind.money * c.CROSSES[g.secretary[seat]]
    return lambda thing: worth if thing == c.PAY else 0.0


# Matches


def recover(mind: Outlook) -> Value:
    """Fatigue first: it lowers the levels at once."""
    g, seat = mind.g, mind.seat

    def value(thing: int) -> float:
        energy, fatigue = c.SHARES[thing - c.SHARE]
        short = min(0, g.energy[seat] + energy)
        return TIRED * (g.tired[seat] + fatigue + short) + FRESH * (g.energy[seat] + energy - short)

    return value


def team_kind(mind: Outlook) -> Value:
    """The points of this match against the legs of the next ones (TS-258 to TS-261)."""
    g, seat = mind.g, mind.seat
    side = g.open[seat] >> 8
    attack, defence = club_levels(g, seat)
    tired = g.tired[seat]
    rival = rival_of(g, side)
    to_come = g.week < s.WEEKS or g.cup_match

    def value(thing: int) -> float:
        lowered = thing - c.STARTING
        own = Side(max(0, attack + tired - lowered), max(0, defence + tired - lowered), False)
        left = max(LEAST_ENERGY, g.energy[seat] - STARTING_COST + lowered)
        overdrawn = max(0, -left - POINTS) if to_come else 0
        return points(g, match_odds(own, rival, bool(g.no_random))) - LATER_FATIGUE * overdrawn

    return value


def rival_of(g: TimeOfSoccer, side: int) -> Side:
    """The other side: as announced, if it was (TS-194), else as it stands."""
    if side == s.HOME:
        return announced(g, s.AWAY)
    return side_of(g, g.teams[s.HOME])


def announced(g: TimeOfSoccer, side: int) -> Side:
    """A side with the levels that it plays with."""
    return Side(g.attack_levels[side], g.defence_levels[side], g.seat_of[g.teams[side]] < 0)


def points(g: TimeOfSoccer, odds: Odds) -> float:
    """League points to be expected; in the cup a draw is half a win (TS-184, TS-229)."""
    return 3 * odds.win + (1.5 if g.cup_match else 1.0) * odds.draw


def reroll(mind: Outlook) -> Value:
    """Once more, if that makes the match better by more than a reroll at hand is worth."""
    g, seat = mind.g, mind.seat
    side, attacking = g.open[seat] >> 8 & 1, g.open[seat] >> 9 == 1
    now = prospects(g, side, attacking, keep=True)
    again = prospects(g, side, attacking, keep=False)
    first = attacking == (side == s.AWAY)  # of the two own rolls
    spare = SPARE_REROLL if first else 0.0
    return lambda thing: again if thing == c.AGAIN else now + spare


def prospects(g: TimeOfSoccer, side: int, attacking: bool, keep: bool) -> float:
    """What the match promises with this roll, or with a new one in its place."""
    own, other = announced(g, side), announced(g, 1 - side)
    roll = certain(result_of_roll(g, side)) if keep else shots(own) if attacking else saves(own)
    mine = goals(roll if attacking else shots(own), saves(other))
    theirs = goals(shots(other), saves(own))
    if not attacking:
        theirs = goals(certain(g.goals[1 - side]), roll)  # their shots are on the scoreboard (TS-344)
        if side == s.AWAY:
            mine = certain(g.goals[side])
    elif side == s.HOME:
        theirs = certain(g.goals[s.AWAY])
    return points(g, compare(mine, theirs))


VALUE: Final[dict[int, Callable[[Outlook], Value]]] = {
    s.CHOOSE_CLUB: choose_club,
    s.KEEP_UNIQUE: keep_unique,
    s.PLACE_TILE: place_tile,
    s.PLACE_CAR: place_car,
    s.RECOVER: recover,
    s.DISMISS: dismiss,
    s.FORCE_BUY: force_buy,
    s.SELL_WHICH: sell_which,
    s.PAY_TALKS: pay_talks,
    s.ALIGN: align,
    s.ALIGN_PRINCIPAL: align_principal,
    s.ALIGN_POSITION: align_position,
    s.TEAM_KIND: team_kind,
    s.REROLL: reroll,
}
