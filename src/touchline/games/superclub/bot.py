"""A sensible newcomer's way to play Superclub.

It drafts stars and talents, trains whoever gains most, builds what pays back, signs and bids up to its own
valuation, and fields the eleven with the best exact odds. It sees what is public and its own secret weapons:
the order of the decks, hidden cards and line-ups still secret mean nothing to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best
from touchline.games.superclub.cards import (
    CLOSE_THIRD,
    CONFIRM,
    DEFAULT_GK,
    FORMATION,
    PLAY,
    PLAYERS,
    SAVE,
    SEAT,
    STAFF,
    THIRD,
)
from touchline.games.superclub.deals import answer, is_good, offer, window
from touchline.games.superclub.planning import (
    SURE,
    Value,
    answer_bid,
    anything,
    bid,
    demand,
    enter,
    final_answer,
    forced_sale,
    free_star,
    guarantee,
    hire,
    invest,
    scout,
    sign_player,
    train,
    unhappy_bid,
    wages,
    word,
)
from touchline.games.superclub.rules.available import THIRD_AT, counts
from touchline.games.superclub.rules.line_ups import AGAIN, slot_of
from touchline.games.superclub.rules.strength import team_strength
from touchline.games.superclub.state import (
    ACCEPT_LETTER,
    ANSWER,
    ANSWER_BID,
    ANSWER_COUNTER,
    BID,
    BOOST_THIRD,
    CHOOSE_CLUB,
    DECLINE_LETTER,
    DEMAND,
    DRAFT,
    EMPTY,
    ENTER_BID,
    FILL,
    FINAL_ANSWER,
    FORCED_SALE,
    FREE_CONTINENT,
    FREE_HIRE,
    FREE_SIGN,
    GUARANTEE,
    HIRE,
    INVEST,
    KEEP_STAFF,
    KEEPER,
    LINE_UP,
    OFFER,
    OUT_PLAYER,
    PAY_WAGES,
    PLAY_FINAL,
    READY,
    RELEASE_PLAYER,
    SCOUT,
    SIGN_PLAYER,
    STAR,
    STEP_UP_STAR,
    SUBSTITUTE,
    TAKER,
    TARGET,
    TRAIN,
    TURN,
    UNHAPPY_BID,
    WEAPON,
    WINDOW,
    Superclub,
)
from touchline.games.superclub.tactics import ANYWHERE, Plan, plan_for
from touchline.games.superclub.valuation import Outlook
from touchline.games.superclub.weaponry import aim, shot


def greedy(world: Superclub, seat: int, options: list[int], chance: Chance) -> int:
    """The option that promises this seat most; equals are drawn."""
    return best(options, weigh(world, seat, options, chance), chance)


def weigh(world: Superclub, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises this seat; only the order matters."""
    mind = Outlook(world, seat)
    for option in options:
        if option & 0xFF == DECLINE_LETTER:  # letters first: they leave the decision open
            answer = answer_letter(mind, option >> 8)
            return [float(option == answer) for option in options]
    value = VALUE[world.open[seat] & 0xFF](mind)
    return [value(option) for option in options]


def answer_letter(mind: Outlook, writer: int) -> int:
    """Accept a good offer."""
    good = is_good(mind, mind.g.letters[writer - SEAT], writer - SEAT)
    return (ACCEPT_LETTER if good else DECLINE_LETTER) | writer << 8


# Setup and draft


def draft(mind: Outlook) -> Value:
    """Whoever is worth most."""
    return lambda option: mind.player(option >> 8)


def keep_staff(mind: Outlook) -> Value:
    """The better one of two."""
    return lambda option: mind.member((option >> 8) - STAFF)


# Line-ups


def line_up(mind: Outlook) -> Value:
    """The formation of the best plan."""
    formation = plan_of(mind).formation
    return word(FORMATION + formation)


def plan_of(mind: Outlook) -> Plan:
    """The plan for this match; with a new line-up the boost stays where it is (GC-28)."""
    g, seat = mind.g, mind.seat
    again = g.open[seat] >> 8 & 3 == AGAIN
    return plan_for(g, seat, g.boost_at[seat] if again and g.boost_at[seat] >= 0 else ANYWHERE)


def fill(mind: Outlook) -> Value:
    """Whom the plan has there; in a line-up that was begun otherwise, whoever counts most."""
    g, seat = mind.g, mind.seat
    slot = slot_of(g.open[seat] >> 8)
    plan = plan_of(mind)
    planned = plan.pitch[slot] if plan.formation == g.formation[seat] else EMPTY

    def value(option: int) -> float:
        thing = option >> 8
        if thing == CLOSE_THIRD:
            return SURE if planned == EMPTY and plan.formation == g.formation[seat] else -1.0
        if thing == DEFAULT_GK:
            return SURE if planned == KEEPER else 1.0
        return SURE if thing == planned else float(counts(g, thing, THIRD_AT[slot]))

    return value


def boost_third(mind: Outlook) -> Value:
    """The third of the plan."""
    return word(THIRD + plan_of(mind).boost)


# Matches


def weapon(mind: Outlook) -> Value:
    """A secret weapon that brings enough points, else none."""
    return lambda option: shot(mind.g, mind.seat, option >> 8)


def target(mind: Outlook) -> Value:
    """Where it brings most."""
    card = mind.g.open[mind.seat] >> 8
    return lambda option: aim(mind.g, mind.seat, card, option >> 8)


def substitute(mind: Outlook) -> Value:
    """Whoever makes the third strongest, chemistry included; if equal, the one with fewer stars."""
    g, seat = mind.g, mind.seat
    slot = g.open[seat] >> 8

    def value(option: int) -> float:
        man = KEEPER if option >> 8 == DEFAULT_GK else option >> 8
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
    return word(SAVE if g.season_limit and g.season >= g.season_limit else PLAY)


def taker(mind: Outlook) -> Value:
    """The best first."""
    g = mind.g
    return lambda option: float(g.stars[option >> 8]) if option >> 8 < PLAYERS else 1.0


VALUE: Final[dict[int, Callable[[Outlook], Value]]] = {
    CHOOSE_CLUB: anything,
    DRAFT: draft,
    KEEP_STAFF: keep_staff,
    PAY_WAGES: wages,
    UNHAPPY_BID: unhappy_bid,
    ENTER_BID: enter,
    ANSWER_BID: answer_bid,
    DEMAND: demand,
    FINAL_ANSWER: final_answer,
    STEP_UP_STAR: free_star,
    GUARANTEE: guarantee,
    TRAIN: train,
    SCOUT: scout,
    SIGN_PLAYER: sign_player,
    INVEST: invest,
    HIRE: hire,
    WINDOW: window,
    OFFER: offer,
    ANSWER: answer,
    ANSWER_COUNTER: answer,
    TURN: anything,
    BID: bid,
    LINE_UP: line_up,
    FILL: fill,
    BOOST_THIRD: boost_third,
    READY: lambda mind: word(CONFIRM),
    WEAPON: weapon,
    TARGET: target,
    SUBSTITUTE: substitute,
    RELEASE_PLAYER: release,
    FORCED_SALE: forced_sale,
    STAR: free_star,
    FREE_CONTINENT: anything,
    FREE_SIGN: sign_player,
    FREE_HIRE: hire,
    OUT_PLAYER: fewest_stars,
    PLAY_FINAL: play_final,
    TAKER: taker,
}
