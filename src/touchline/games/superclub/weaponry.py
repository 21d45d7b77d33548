"""When a secret weapon is worth playing, and at whom: by the points that the match promises."""

from __future__ import annotations

from typing import Final

from touchline.games.superclub import cards as c, changer_cards, tactics
from touchline.games.superclub.rules.injuries import bench
from touchline.games.superclub.rules.strength import seat_of, side_of
from touchline.games.superclub.rules.weapons import MOST_MARKED, legal_target
from touchline.games.superclub.state import EMPTY, GOAL, Superclub
from touchline.games.superclub.valuation import KEPT

HEALED: Final = 0.4  # points for each star that stays on


def shot(g: Superclub, seat: int, thing: int, kept: float = KEPT) -> float:
    """The points that playing this card adds, or what keeping it is worth."""
    if thing == c.PASS:
        return kept
    card = thing - c.CHANGER
    effect = changer_cards.EFFECT[card]
    if effect == changer_cards.PROTEST:
        return 1.0
    if effect == changer_cards.HEAL_NOW:
        return HEALED * star_lost(g, seat)
    now = tactics.prospects(g, seat)
    if effect == changer_cards.DERBY:
        world = g.clone()
        world.derby = 1
        return tactics.prospects(world, seat) - now
    if effect == changer_cards.RELINEUP:
        other, home = tactics.opponent(g, seat)
        boost = g.boost_at[seat]
        return (
            tactics.expected(
                tactics.plan_for(g, seat, boost if boost >= 0 else tactics.ANYWHERE).side, other, home
            )
            - now
        )
    if effect == changer_cards.MATCH_BONUS and changer_cards.THIRD[card] >= 0:
        return aim(g, seat, card, c.THIRD + changer_cards.THIRD[card]) - now
    if effect in (
        changer_cards.MATCH_BONUS,
        changer_cards.MOVE_BOOST,
        changer_cards.MAN_MARK,
        changer_cards.INJURE_OPPONENT,
    ):
        return max(aim(g, seat, card, option >> 8) for option in legal_target(g, seat, card)) - now
    return now - tactics.prospects_after(g, seat)  # replay_third: the dice that lie there are gone


def star_lost(g: Superclub, seat: int) -> int:
    """How many stars the best substitute has less than the injured player."""
    slot = g.open[seat] >> 16
    left = [g.stars[other] for other in bench(g, seat, slot == GOAL)]
    return g.stars[g.pitch[seat][slot]] - max(left, default=c.DEFAULT_STARS if slot == GOAL else 0)


def aim(g: Superclub, seat: int, card: int, thing: int) -> float:
    """The points that the match promises when the card has this target."""
    world = g.clone()
    effect = changer_cards.EFFECT[card]
    side = side_of(g, seat)
    if effect == changer_cards.MAN_MARK:
        world.effects[3 * (1 - side) + c.ATT] -= min(MOST_MARKED, g.stars[thing])
    elif effect == changer_cards.MOVE_BOOST:
        world.boost_at[seat] = thing - c.THIRD
    elif effect == changer_cards.INJURE_OPPONENT:
        other = seat_of(g, 1 - side)
        left = bench(g, other, False)
        best = max(left, key=lambda player: g.stars[player]) if left else EMPTY
        world.pitch[other][g.pitch[other].index(thing)] = best
    else:
        world.effects[3 * side + thing - c.THIRD] += changer_cards.AMOUNT[card]
    return tactics.prospects(world, seat)
