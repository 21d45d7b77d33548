"""Why an option is not possible now, always with its rule, and what a player might try."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer.cards import (
    ALLOWED,
    AROUND,
    BESIDE,
    BUY,
    CLUB,
    CLUBS,
    CROSSES,
    FRIENDLY,
    GAP,
    KIND,
    MIXED,
    PARKING,
    PAY,
    POSITION,
    POSITIONS,
    PRESS,
    PRICE,
    SALE_BONUS,
    SALES,
    SEGMENT,
    SEGMENTS,
    SPACE,
    SPACES,
    STARTING,
    SUBSTITUTE,
    TILES,
)
from touchline.games.time_of_soccer.rules import RULES
from touchline.games.time_of_soccer.rules.market import MOST_PRESS
from touchline.games.time_of_soccer.state import (
    ALIGN,
    ALIGN_POSITION,
    ALIGN_PRINCIPAL,
    CHOOSE_CLUB,
    DISMISS,
    END,
    FORCE,
    FORCE_BUY,
    KEEP_UNIQUE,
    MARKET_STEP,
    MOVE,
    PARK,
    PAY_TALKS,
    PLACE_CAR,
    PLACE_TILE,
    QUESTIONS,
    RECOVER,
    REROLL,
    SELL_WHICH,
    TEAM_KIND,
    TimeOfSoccer,
)
from touchline.games.time_of_soccer.words import number, position_name, street

Reason = tuple[str, str]

RULE_OF: Final[dict[int, Reason]] = {
    CHOOSE_CLUB: ("TS-006", "take one of the clubs that are still free"),
    KEEP_UNIQUE: ("TS-289", "keep one of the unique starters that you drew"),
    PLACE_TILE: ("TS-150", "choose a position marked on the tile, or the bench"),
    PLACE_CAR: ("TS-030", "choose one of the four corner boxes"),
    RECOVER: ("TS-347", "use as many of the two points as fit, for energy and fatigue"),
    MARKET_STEP: ("TS-061", "drive on, enter a parking, force a tile, or end the day"),
    DISMISS: ("TS-079", "dismiss one of the three managers whom you already had"),
    FORCE_BUY: ("TS-114", "buy for price and amount, or decline"),
    SELL_WHICH: ("TS-100", "name one of your football players"),
    PAY_TALKS: ("TS-106", "pay for the talks, or refuse"),
    ALIGN: ("TS-188", "keep the line-up or edit it"),
    ALIGN_PRINCIPAL: ("TS-155", "choose one of your managers"),
    ALIGN_POSITION: ("TS-150", "choose a football player of yours who may stand there, or leave it empty"),
    TEAM_KIND: ("TS-258", "choose starting, mixed or substitute team"),
    REROLL: ("TS-204", "keep the roll, or roll all dice again"),
}


def why(g: TimeOfSoccer, seat: int, option: int) -> Reason:
    """The rule that forbids this option to this seat now, and the reason in words."""
    if g.over:
        return "TS-036", "the game is over"
    asked = g.open[seat]
    if not asked:
        return "TS-034", "you have nothing to decide now; wait for the other clubs"
    question = asked & 0xFF
    verb, thing = option & 0xFF, option >> 8
    if option >= 0 and question == MARKET_STEP and verb in (MOVE, PARK, FORCE, END):
        return why_market(g, seat, verb, thing)
    if option < 0 or verb != question:
        rule, what = RULE_OF[question]
        return rule, f"the question is {QUESTIONS[question]}: {what}"
    found = why_answer(g, seat, question, asked >> 8, thing)
    return found or RULE_OF[question]


def why_answer(g: TimeOfSoccer, seat: int, question: int, arg: int, thing: int) -> Reason | None:
    """What stands against this answer, where there is more to say than what the answers are."""
    if question == CHOOSE_CLUB and CLUB <= thing < CLUB + CLUBS:
        return "TS-006", "another manager has taken that club"
    if question == PLACE_TILE and POSITION <= thing < POSITION + POSITIONS:
        return "TS-150", f"{position_name(thing - POSITION)} is not marked on the tile"
    if question == DISMISS and thing == arg:
        return "TS-079", "the manager you have just hired cannot be the one who goes"
    if question == FORCE_BUY and thing == BUY:
        cost = PRICE[g.market[arg & 15]] + (arg >> 4)
        return "TS-118", f"it costs ${cost} and you have ${g.cash[seat]}"
    if question == SELL_WHICH:
        return why_sell(g, seat, arg, thing)
    if question == PAY_TALKS and thing == PAY:
        return why_pay(g, seat, arg)
    if question == ALIGN_PRINCIPAL and thing < TILES:
        return "TS-155", "that manager does not work for you"
    if question == ALIGN_POSITION and thing < TILES:
        return why_position(g, seat, arg, thing)
    if question == TEAM_KIND and STARTING <= thing <= SUBSTITUTE:
        return "TS-268", f"energy is {number(g.energy[seat])} and would fall below −4"
    return None


def why_market(g: TimeOfSoccer, seat: int, verb: int, thing: int) -> Reason:
    """What stands against a market step."""
    car = g.car[seat]
    if verb == MOVE and SEGMENT <= thing < SEGMENT + SEGMENTS:
        to = thing - SEGMENT
        if to == car:
            return "TS-066", "your car is there already; it cannot turn back within a street piece"
        if to in AROUND[car]:
            return "TS-066", "that would be against the traffic"
        return "TS-064", "it is not the next street piece"
    if verb in (PARK, FORCE) and SPACE <= thing < SPACE + SPACES:
        space = thing - SPACE
        tile = g.market[space]
        if tile < 0:
            return "TS-095", "that space is empty until the market movement"
        return why_park(g, seat, space, tile) if verb == PARK else why_force(g, seat, space, tile)
    return RULE_OF[MARKET_STEP]


def why_park(g: TimeOfSoccer, seat: int, space: int, tile: int) -> Reason:
    """What stands against entering a parking."""
    parking = PARKING[4 * space + GAP[tile]]
    if parking != g.car[seat]:
        return "TS-069", f"its parking is on {street(parking)}"
    return why_not_take(g, seat, tile, "TS-072")


def why_force(g: TimeOfSoccer, seat: int, space: int, tile: int) -> Reason:
    """What stands against a forced try."""
    if KIND[tile] == SALES:
        return "TS-119", "sales tiles cannot be forced"
    if PARKING[4 * space + GAP[tile]] == g.car[seat]:
        return "TS-111", "you are on its parking street"
    if space not in BESIDE[g.car[seat]]:
        return "TS-110", "your car does not stand beside it"
    return why_not_take(g, seat, tile, "TS-117")


def why_not_take(g: TimeOfSoccer, seat: int, tile: int, rule: str) -> Reason:
    """What bars a club from a tile."""
    if KIND[tile] == FRIENDLY:
        return "TS-091", "you already hold a friendly"
    if KIND[tile] == PRESS:
        if len(g.press[seat]) >= MOST_PRESS:
            return "TS-092", "you already hold two press releases"
        return "TS-140", "your cup is over"
    if KIND[tile] == SALES:
        return "TS-103", "you have no football player to sell"
    return rule, f"it costs ${PRICE[tile]} and you have ${g.cash[seat]}"


def why_sell(g: TimeOfSoccer, seat: int, space: int, thing: int) -> Reason:
    """Who cannot be sold, or bought from the pile."""
    if thing in g.second:
        cost = PRICE[thing] + SALE_BONUS[g.market[space]]
        return "TS-285", f"it costs ${cost} and you have ${g.cash[seat]}"
    if thing in g.managers[seat]:
        return "TS-082", "managers cannot be sold"
    return "TS-100", "that is not one of your football players"


def why_pay(g: TimeOfSoccer, seat: int, arg: int) -> Reason:
    """Cash in hand only."""
    need = CROSSES[g.secretary[seat]]
    if arg >> 4 in g.second:
        cost = PRICE[arg >> 4] + SALE_BONUS[g.market[arg & 15]]
        return "TS-285", f"price and talks cost ${cost + need} and you have ${g.cash[seat]}"
    return "TS-107", f"the talks cost ${need} and you have ${g.cash[seat]} in hand"


def why_position(g: TimeOfSoccer, seat: int, at: int, thing: int) -> Reason:
    """Who cannot stand there."""
    if thing not in g.squad[seat]:
        return "TS-150", "that is not one of your football players"
    if not ALLOWED[thing] >> at & 1:
        return "TS-150", f"{position_name(at)} is not marked on the tile"
    return "TS-149", "you have already placed that football player"


def tempting(g: TimeOfSoccer, seat: int) -> list[int]:
    """What a player might try now, near the legal options: same crossing, same spaces, same squad."""
    question, arg = g.open[seat] & 0xFF, g.open[seat] >> 8
    if question == MARKET_STEP:
        car = g.car[seat]
        tries = [MOVE | (SEGMENT + to) << 8 for to in AROUND[car]]
        for space in BESIDE[car]:
            if g.market[space] >= 0:
                parks = PARKING[4 * space + GAP[g.market[space]]] == car
                tries += [(PARK if parks else FORCE) | (SPACE + space) << 8]
                tries += [(FORCE if parks else PARK) | (SPACE + space) << 8]
    else:
        tries = [question | thing << 8 for thing in tempting_things(g, seat, question, arg)]
    legal = RULES.options(g, seat)
    return [option for option in tries if option not in legal]


def tempting_things(g: TimeOfSoccer, seat: int, question: int, arg: int) -> list[int]:
    """What might be named in answer to this question."""
    if question == CHOOSE_CLUB:
        return [CLUB + club for club in range(CLUBS)]
    if question == PLACE_TILE:
        return [POSITION + at for at in range(POSITIONS) if g.line_up[11 * seat + at] < 0][:3]
    if question == DISMISS:
        return [arg]
    if question == FORCE_BUY:
        return [BUY]
    if question == SELL_WHICH:
        return [*g.second, *g.managers[seat]]
    if question == PAY_TALKS:
        return [PAY]
    if question == ALIGN_POSITION:
        return g.squad[seat].copy()
    if question == TEAM_KIND:
        return [STARTING, MIXED]
    return []
