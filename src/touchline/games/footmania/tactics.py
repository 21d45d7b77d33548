"""How to win a match with no more cards than it takes.

A manager who is ahead passes: the match ends only when both do, so he can still answer. One who is not
looks for the cheapest set of plus cards and substitutions that puts him ahead, or level; if there is none
he keeps his cards for another day. In the last match of the season there is no other day.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from touchline.games.footmania import cards as c
from touchline.games.footmania.rules import team
from touchline.games.footmania.rules.attacks import is_attack, targets
from touchline.games.footmania.rules.faces import knows
from touchline.games.footmania.rules.scoring import pennant_stars, strength, team_stars
from touchline.games.footmania.state import TRAINEE, Footmania
from touchline.games.footmania.valuation import Outlook

USUAL_SUBSTITUTE: Final = 2  # stars of a bench footballer whose face is not known
WORTH_KEEPING: Final[dict[int, float]] = {  # plus cards by effect, in stars; a boost by its stars
    c.WEAKEN_OPPONENT: 2.0,
    c.INJURE: 3.5,
    c.SEND_OFF: 3.0,
    c.CALL_UP: 4.0,
    c.CANCEL_INJURE: 1.5,
    c.CANCEL_SEND_OFF: 1.2,
    c.CANCEL_ANY: 3.0,
    c.EXTRA_SUB: 0.3,
}
LEAST_HARM: Final = 2  # an attack that takes less is let through
HOPELESS: Final = 12  # stars that no hand makes up for


class Move(NamedTuple):
    """Something to do in a match: a plus card or a substitute, the stars that it brings, what it costs."""

    thing: int
    stars: int
    cost: float
    counts: int  # 1: one of the three plus cards


def keeping(card: int) -> float:
    """What a plus card in hand is worth, in stars."""
    return float(c.STARS[card]) if c.EFFECT[card] == c.BOOST_SELF else WORTH_KEEPING[c.EFFECT[card]]


def best_set(moves: list[Move], need: int, counted: int) -> list[Move]:
    """The cheapest moves that bring so many stars, with so many counted cards at most; nothing if none do."""
    found: list[Move] = []
    least = 0.0
    for size in range(1, len(moves) + 1):
        for some in combinations(moves, size):
            cost = sum([move.cost for move in some], 0.0)
            if found and cost >= least:
                continue
            if sum(move.counts for move in some) <= counted and sum(move.stars for move in some) >= need:
                found, least = list(some), cost
    return found


# Matches


def stars_at(g: Footmania, seat: int, post: int) -> int:
    """What a post brings its team now."""
    return team_stars([g.pitch[seat][post]])


def substitute_gain(g: Footmania, seat: int, card: int) -> int:
    """The stars that a substitute brings where he helps most."""
    return max((c.VALUE[card] - stars_at(g, seat, post) for post in team.posts_for(g, seat, card)), default=0)


def best_substitute(g: Footmania, seat: int) -> Move | None:
    """The substitution that helps most, whether or not one is left; it costs nothing."""
    gains = [(substitute_gain(g, seat, card), -card) for card in team.bench(g, seat)]
    most, card = max(gains, default=(0, 0))
    return Move(-card, most, 0.0, 0) if most > 0 else None


def harm(g: Footmania, seat: int, card: int, target: int) -> int:
    """What an attack on this target would take from the other team, as far as the seat can tell."""
    effect = c.EFFECT[card]
    if effect == c.WEAKEN_OPPONENT:
        return c.STARS[card]
    victim = team.other_team(g, seat)
    if effect == c.SEND_OFF:
        line = [g.pitch[victim][post - 1] for post in c.LINE_POSTS[target - c.LINE]]
        return min(c.VALUE[other] for other in line if other >= 0)  # the owner chooses (FM-210)
    if effect == c.CALL_UP or not team.may_substitute(g, victim):
        return c.VALUE[target] + 1
    post = g.pitch[victim].index(target)
    return c.VALUE[target] - best_replacement(g, seat, victim, post)


def best_replacement(g: Footmania, seat: int, victim: int, post: int) -> int:
    """The stars on the post of an injured footballer afterwards: of known faces the best, else a guess."""
    stars = -1
    for card in team.bench(g, victim):
        if not knows(g, seat, card):
            stars = max(stars, USUAL_SUBSTITUTE)
        elif team.fits(g, victim, card, post):
            stars = max(stars, c.VALUE[card])
    return stars


def best_target(g: Footmania, seat: int, card: int) -> tuple[int, int]:
    """The most harm that an attack can do, and where."""
    if c.EFFECT[card] == c.WEAKEN_OPPONENT:
        return c.STARS[card], -1
    options = targets(g, team.other_team(g, seat), card)
    return max(((harm(g, seat, card, target), target) for target in options), default=(0, -1))


def moves(g: Footmania, seat: int, playable: list[int]) -> list[Move]:
    """What these plus cards, and a substitution, can do for the team."""
    found = []
    substitute = best_substitute(g, seat)
    for card in playable:
        effect = c.EFFECT[card]
        stars = c.STARS[card]
        if is_attack(card):
            stars = best_target(g, seat, card)[0]
        elif effect == c.EXTRA_SUB:
            stars = substitute.stars if substitute and not team.may_substitute(g, seat) else 0
        if stars > 0:
            found.append(Move(card, stars, keeping(card), 1 - c.FREE[card]))
    if substitute and team.may_substitute(g, seat):
        found.append(substitute)
    return found


def next_move(g: Footmania, seat: int, playable: list[int]) -> int:
    """The plus card to play or the footballer to bring on now; -1: pass."""
    margin = strength(g, seat) - strength(g, team.other_team(g, seat))
    if margin > 0:
        return -1
    found = moves(g, seat, playable)
    left = team.MOST_COUNTED - g.counted[seat]
    plan = best_set(found, 1 - margin, left) or (best_set(found, -margin, left) if margin < 0 else [])
    if not plan:
        return -1
    return max(plan, key=lambda move: (not move.cost, move.stars, -move.thing)).thing


def needs_protection(g: Footmania, seat: int, taken: int) -> bool:
    """Whether an attack that takes so many stars would cost the result of a match that is still open."""
    margin = strength(g, seat) - strength(g, team.other_team(g, seat))
    return taken >= LEAST_HARM and margin - taken <= 0 and margin > -HOPELESS


def threatened(g: Footmania, seat: int) -> int:
    """The stars that the attack under way would take; he knows his own bench."""
    if c.EFFECT[g.attack] == c.INJURE:
        return injury(g, seat, g.target)
    return harm(g, team.other_team(g, seat), g.attack, g.target)


def injury(g: Footmania, seat: int, target: int) -> int:
    """What an injury of this footballer costs when the best one on the bench replaces him."""
    post = g.pitch[seat].index(target)
    able = team.bench(g, seat) if team.may_substitute(g, seat) else []
    return c.VALUE[target] - max(
        (c.VALUE[card] for card in able if team.fits(g, seat, card, post)), default=TRAINEE
    )


# Euromatches


def euro_plan(mind: Outlook, cards: list[int], stars: int, counted: int) -> list[int] | None:
    """The cheapest cards that lift a team of so many stars above the club; None: it is not to be played."""
    need = c.CLUB_STARS[mind.g.club] + 1 - stars
    if need <= 0:
        return []
    plan = best_set(
        [Move(card, c.STARS[card], keeping(card), 1 - c.FREE[card]) for card in cards], need, counted
    )
    cost = sum([move.cost for move in plan], 0.0)
    price = mind.star * cost / mind.matchdays  # a card is for one match only
    return [move.thing for move in plan] if plan and price <= euro_prize(mind) else None


def euro_prize(mind: Outlook) -> float:
    """What beating the club is worth: its revenue, and its pennants on the way to the next star (FM-137)."""
    club = mind.g.club
    return c.REVENUE[club] + mind.star * mind.temper.pennant * c.PENNANTS[club]


def full_strength(mind: Outlook) -> int:
    """The stars of the best team that he can field."""
    return team_stars(list(mind.team)) + pennant_stars(mind.g, mind.seat)
