"""A draft of a line-up, played by the rules: they say what is possible, and which Jerseys change places."""

from __future__ import annotations

import msgspec

from touchline.engine.errors import Refused
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.lineups import LineUp, usual_out
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.rules import RULES
from touchline.games.eleven.rules.lineup import clear_plan, used_jerseys
from touchline.games.eleven.state import Eleven


class Swap(msgspec.Struct, frozen=True):
    """A Jersey that comes off the Bench for a Player: the one that goes there, and all that could.

    `attacking` are the Jerseys that show attack.
    """

    card: int
    out: int
    outs: list[int]
    attacking: int


def world_of(g: Eleven, seat: int) -> Eleven:
    """A copy in which the club begins its plan."""
    world: Eleven = g.clone()
    if world.open[seat] & 0xFF != s.FORMATION:
        clear_plan(world, seat)
        world.open[seat] = s.FORMATION
        world.choices[seat] = []
    return world


def swaps(g: Eleven, seat: int, draft: LineUp) -> list[Swap]:
    """The Jerseys that come off the Bench in this draft."""
    return played(world_of(g, seat), seat, draft, [])


def played(world: Eleven, seat: int, draft: LineUp, plays: list[str], done: bool = True) -> list[Swap]:
    """Play the draft up to the plain Jerseys, collecting the small decisions; refuses what is not
    possible. What was swapped with the Bench is told."""
    placements = list(draft.placements)
    swapped: list[Swap] = []
    while True:
        question = world.open[seat] & 0xFF
        if question == s.FORMATION:
            thing = c.PLAN + draft.plan
        elif question == s.ROW_SHAPE:
            thing = c.SHAPE + draft.shapes[world.open[seat] >> 8]
        elif question == s.ASSIGN_PLAYER:
            if not placements and not done:
                return swapped
            thing = c.PLACEMENT + placements.pop(0) if placements else c.DONE
        elif question == s.SWAP_OUT:
            swapped.append(swap_for(world, seat, draft))
            thing = c.JERSEY + swapped[-1].out
        elif question == s.FUND_EFFECT:
            who = world.open[seat] >> 8
            card = world.keeper[seat] if who == 13 else world.line_up[13 * seat + who]
            thing = c.FUND if card in draft.funded else c.NO
        else:
            break
        option = question | thing << 8
        if option not in RULES.options(world, seat):
            rule, reason = QUESTIONS.why(world, seat, option)
            raise Refused(c.THINGS[thing], rule, reason)
        plays.append(f"{QUESTIONS.names[question]}:{c.THINGS[thing]}")
        RULES.apply(world, seat, option)
    if placements:
        world.open[seat] = s.ASSIGN_PLAYER
        option = s.ASSIGN_PLAYER | (c.PLACEMENT + placements[0]) << 8
        rule, reason = QUESTIONS.why(world, seat, option)
        raise Refused(c.THINGS[option >> 8], rule, reason)
    return swapped


def swap_for(world: Eleven, seat: int, draft: LineUp) -> Swap:
    """What the draft says to the question which Jersey goes to the Bench; if it does not, the usual one."""
    card = world.line_up[13 * seat + (world.open[seat] >> 8)]
    outs = [(option >> 8) - c.JERSEY for option in RULES.options(world, seat)]
    out = dict(draft.benched).get(card, -1)
    if out not in outs:
        out = usual_out(world, seat, used_jerseys(world, seat))
    return Swap(card, out, outs, world.plan_attacking[seat])
