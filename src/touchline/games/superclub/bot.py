"""A sensible newcomer's way to play Superclub.

It drafts stars and talents, trains whoever gains most, builds what pays back, signs and bids up to its own
valuation, and fields the eleven with the best exact odds. It sees what is public and its own secret weapons:
the order of the decks, hidden cards and line-ups still secret mean nothing to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best
from touchline.games.superclub import cards as c, deals, experience, planning, state as s
from touchline.games.superclub.planning import Value
from touchline.games.superclub.rules.available import THIRD_AT, counts
from touchline.games.superclub.rules.line_ups import AGAIN, slot_of
from touchline.games.superclub.rules.strength import team_strength
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.tactics import ANYWHERE, Plan, plan_for
from touchline.games.superclub.valuation import Outlook
from touchline.games.superclub.weaponry import aim, shot

OVERLOOKS: Final = [20, 8]  # options in a hundred, of the levels starter and squad


def greedy(world: Superclub, seat: int, options: list[int], chance: Chance) -> int:
    """The option that promises this seat most; equals are drawn."""
    return best(options, weigh(world, seat, options, chance), chance)


def weigh(world: Superclub, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises this seat; only the order matters."""
    return weigh_with(Outlook(world, seat), options)


def weigh_with(mind: Outlook, options: list[int]) -> list[float]:
    """What each of the options promises a manager of some temper."""
    world, seat = mind.g, mind.seat
    for option in options:
        if option & 0xFF == s.DECLINE_LETTER:  # letters first: they leave the decision open
            answer = answer_letter(mind, option >> 8)
            return [float(option == answer) for option in options]
    question = world.open[seat] & 0xFF
    if question == s.FILL:  # these two are asked most often, and have no function to call for each option
        return fill(mind, options)
    if question == s.BID:
        return planning.bid(experience.on(mind, experience.DEADLINE_DAY), options)
    value = VALUE[question](mind)
    return [value(option) for option in options]


def answer_letter(mind: Outlook, writer: int) -> int:
    """Accept a good offer."""
    good = deals.is_good(mind, mind.g.letters[writer - c.SEAT], writer - c.SEAT)
    return (s.ACCEPT_LETTER if good else s.DECLINE_LETTER) | writer << 8


# Setup and draft


def draft(mind: Outlook) -> Value:
    """Whoever is worth most."""
    return lambda option: mind.player(option >> 8)


def keep_staff(mind: Outlook) -> Value:
    """The better one of two."""
    return lambda option: mind.member((option >> 8) - c.STAFF)


def train(mind: Outlook) -> Value:
    """Whoever gains most; with experience, whose stars bring most."""
    if mind.temper.learned:
        return experience.train(experience.Experience(mind, experience.TRAINING_DAYS))
    return planning.train(mind)


# Line-ups


def line_up(mind: Outlook) -> Value:
    """The formation of the best plan."""
    formation = plan_of(mind).formation
    return planning.word(c.FORMATION + formation)


def plan_of(mind: Outlook) -> Plan:
    """The plan for this match; with a new line-up the boost stays where it is (GC-28)."""
    g, seat = mind.g, mind.seat
    again = g.open[seat] >> 8 & 3 == AGAIN
    return plan_for(g, seat, g.boost_at[seat] if again and g.boost_at[seat] >= 0 else ANYWHERE)


def fill(mind: Outlook, options: list[int]) -> list[float]:
    """Whom the plan has there; in a line-up that was begun otherwise, whoever counts most."""
    g, seat = mind.g, mind.seat
    slot = slot_of(g.open[seat] >> 8)
    plan = plan_of(mind)
    as_planned = plan.formation == g.formation[seat]
    planned = plan.pitch[slot] if as_planned else s.EMPTY
    found: list[float] = []
    for option in options:
        thing = option >> 8
        if thing == c.CLOSE_THIRD:
            found.append(planning.SURE if as_planned and planned == s.EMPTY else -1.0)
        elif thing == c.DEFAULT_GK:
            found.append(planning.SURE if planned == s.KEEPER else 1.0)
        else:
            found.append(planning.SURE if thing == planned else float(counts(g, thing, THIRD_AT[slot])))
    return found


def boost_third(mind: Outlook) -> Value:
    """The third of the plan."""
    return planning.word(c.THIRD + plan_of(mind).boost)


# Matches


def weapon(mind: Outlook) -> Value:
    """A secret weapon that brings enough points, else none."""
    return lambda option: shot(mind.g, mind.seat, option >> 8, mind.temper.weapon)


def target(mind: Outlook) -> Value:
    """Where it brings most."""
    card = mind.g.open[mind.seat] >> 8
    return lambda option: aim(mind.g, mind.seat, card, option >> 8)


def substitute(mind: Outlook) -> Value:
    """Whoever makes the third strongest, chemistry included; if equal, the one with fewer stars."""
    g, seat = mind.g, mind.seat
    slot = g.open[seat] >> 8

    def value(option: int) -> float:
        man = s.KEEPER if option >> 8 == c.DEFAULT_GK else option >> 8
        pitch = g.pitch[seat].copy()
        pitch[slot] = man
        stars = g.stars[man] if man >= 0 else 1
        return team_strength(g, seat, THIRD_AT[slot], pitch, -1, True) - 0.01 * stars

    return value


def fewest_stars(mind: Outlook) -> Value:
    """Whoever is missed least."""
    return lambda option: -float(mind.g.stars[option >> 8])


def release(mind: Outlook) -> Value:
    """Whoever costs least for each star that has to go (GC-23)."""
    need = mind.g.open[mind.seat] >> 8

    def value(option: int) -> float:
        player = option >> 8
        return -mind.player(player) / min(need, mind.g.stars[player])

    return value


# Finals


def play_final(mind: Outlook) -> Value:
    """A lost final costs cards only; in the last season the table has decided (SC-328)."""
    g = mind.g
    return planning.word(c.SAVE if g.season_limit and g.season >= g.season_limit else c.PLAY)


def taker(mind: Outlook) -> Value:
    """The best first."""
    g = mind.g
    return lambda option: float(g.stars[option >> 8]) if option >> 8 < c.PLAYERS else 1.0


VALUE: Final[dict[int, Callable[[Outlook], Value]]] = {
    s.CHOOSE_CLUB: planning.anything,
    s.DRAFT: draft,
    s.KEEP_STAFF: keep_staff,
    s.PAY_WAGES: planning.wages,
    s.UNHAPPY_BID: planning.unhappy_bid,
    s.ENTER_BID: planning.enter,
    s.ANSWER_BID: planning.answer_bid,
    s.DEMAND: planning.demand,
    s.FINAL_ANSWER: planning.final_answer,
    s.STEP_UP_STAR: planning.free_star,
    s.GUARANTEE: planning.guarantee,
    s.TRAIN: train,
    s.SCOUT: planning.scout,
    s.SIGN_PLAYER: planning.sign_player,
    s.INVEST: planning.invest,
    s.HIRE: planning.hire,
    s.WINDOW: deals.window,
    s.OFFER: deals.offer,
    s.ANSWER: deals.answer,
    s.ANSWER_COUNTER: deals.answer,
    s.TURN: planning.anything,
    s.LINE_UP: line_up,
    s.BOOST_THIRD: boost_third,
    s.READY: lambda mind: planning.word(c.CONFIRM),
    s.WEAPON: weapon,
    s.TARGET: target,
    s.SUBSTITUTE: substitute,
    s.RELEASE_PLAYER: release,
    s.FORCED_SALE: planning.forced_sale,
    s.STAR: planning.free_star,
    s.FREE_CONTINENT: planning.anything,
    s.FREE_SIGN: planning.sign_player,
    s.FREE_HIRE: planning.hire,
    s.OUT_PLAYER: fewest_stars,
    s.PLAY_FINAL: play_final,
    s.TAKER: taker,
}
