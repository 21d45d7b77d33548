"""A Match as it stands: who plays where, how strong, and the score (EL-121, EL-122, EL-193, EL-212 to
EL-229)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c, effects as e, opponents
from touchline.games.eleven.rules.club import FOOTBALLERS, lasts, side, strength
from touchline.games.eleven.rules.match import footballer
from touchline.games.eleven.state import ALL_JERSEYS, GOALKEEPER, JERSEYS_EACH, Eleven

SOLD_OUT: Final = 4  # EL-203
PLAIN: Final = 1  # EL-122
NO_KEEPER: Final = 1  # Strength and gloves without a Goalkeeper card (EL-222)


def card_of(g: Eleven, seat: int, who: int) -> int:
    """The Player card that uses this Jersey, or the Goalkeeper card; -1 if there is none."""
    return g.keeper[seat] if who == GOALKEEPER else g.line_up[JERSEYS_EACH * seat + who]


def who_is(g: Eleven, seat: int, card: int) -> int:
    """The Jersey that an assigned Player card uses; -1 if it does not play."""
    if c.LINE[card] == c.GK:
        return GOALKEEPER if g.keeper[seat] == card else -1
    for jersey in range(JERSEYS_EACH):
        if g.line_up[JERSEYS_EACH * seat + jersey] == card:
            return jersey
    return -1


def on_pitch(g: Eleven, seat: int) -> int:
    """The Jerseys that play, as bits."""
    return ALL_JERSEYS & ~g.bench[seat]


def section_of(g: Eleven, seat: int, jersey: int) -> int:
    """The Section in which a Jersey plays; -1 on the Bench."""
    zone = g.zone[JERSEYS_EACH * seat + jersey]
    return c.SECTION_OF[zone] if zone >= 0 else -1


def in_section(g: Eleven, seat: int, section: int) -> list[int]:
    """The Jerseys that play in a Section."""
    return [jersey for jersey in range(JERSEYS_EACH) if section_of(g, seat, jersey) == section]


def task_of(g: Eleven, seat: int, jersey: int) -> int:
    """What a Jersey shows: attack or defence (EL-418)."""
    return 1 - (g.attacking[seat] >> jersey & 1)


def opponents_in(g: Eleven, seat: int, section: int) -> list[int]:
    """The Opponent's footballers who face a Section of the club (EL-206)."""
    at = FOOTBALLERS * seat
    facing = c.FACING[section]
    return [who for who in range(FOOTBALLERS) if c.SECTION_OF[opponents.ZONE[g.rivals[at + who]]] == facing]


def sold_out(g: Eleven, seat: int) -> bool:
    """4 fans or more on the Stands (EL-203)."""
    return g.seated[seat] >= SOLD_OUT


def jersey_strength(g: Eleven, seat: int, jersey: int, young: int) -> int:
    """Strength in this Match: tokens, boosts, and what lasts this Week (EL-122, EL-356, EL-357).

    `young` is what assigned Youngsters gain this Week.
    """
    card = g.line_up[JERSEYS_EACH * seat + jersey]
    found = g.boosts[JERSEYS_EACH * seat + jersey]
    if card < 0:
        return found + PLAIN + lasts(g, seat, e.LASTS_PLAIN_LW + section_of(g, seat, jersey))
    found += strength(g, card)
    if young and c.DESIGNATION[card] == c.YOUNGSTER_PLAYER:
        found += young
    if c.SIDE_MOMENT[side(g, card)] == e.PASSIVE and sold_out(g, seat):  # PE13
        found += c.PART_N[c.SIDE_EFFECT[side(g, card)] + 1]
    return found


def line_up_of(g: Eleven, seat: int) -> list[list[int]]:
    """The club's footballers as match.play wants them; plain Jerseys, then high numbers, are blocked first
    among equals (EL-218)."""
    team: list[list[int]] = [[] for _ in range(10)]
    young = lasts(g, seat, e.LASTS_YOUNGSTERS)
    for jersey in range(JERSEYS_EACH):
        section = section_of(g, seat, jersey)
        if section >= 0:
            plain = 16 if g.line_up[JERSEYS_EACH * seat + jersey] < 0 else 0
            first = plain + min(jersey, c.UNNUMBERED)
            man = footballer(jersey_strength(g, seat, jersey, young), first, jersey)
            team[2 * section + task_of(g, seat, jersey)].append(man)
    return team


def opponent_line_up(g: Eleven, seat: int) -> list[list[int]]:
    """The Opponent's footballers as match.play wants them, weakened ones at least 0 (EL-358)."""
    team: list[list[int]] = [[] for _ in range(10)]
    for who in range(FOOTBALLERS):
        row = g.rivals[FOOTBALLERS * seat + who]
        found = max(0, opponents.STRENGTH[row] - g.weakened[FOOTBALLERS * seat + who])
        section = c.SECTION_OF[opponents.ZONE[row]]
        team[2 * section + opponents.TASK[row]].append(footballer(found, 0, who))
    return team


def keeper_strength(g: Eleven, seat: int) -> int:
    """The Goalkeeper's Strength (EL-222, EL-223)."""
    return strength(g, g.keeper[seat]) if g.keeper[seat] >= 0 else NO_KEEPER


def keeper_gloves(g: Eleven, seat: int) -> int:
    """Saves that the Goalkeeper can make (EL-219, EL-222)."""
    card = g.keeper[seat]
    return g.gloves[seat] + (c.SIDE_GLOVES[side(g, card)] if card >= 0 else NO_KEEPER)


# Effects


def boost_mates(g: Eleven, seat: int, who: int, more: int) -> None:
    """All other footballers of the club in the Section."""
    for jersey in in_section(g, seat, section_of(g, seat, who)):
        if jersey != who:
            g.boosts[JERSEYS_EACH * seat + jersey] += more


def score_goal(g: Eleven, seat: int, count: int, who: int) -> None:
    """A goal by an effect; `who` is the Jersey it is credited to, or -1 (EL-229, EL-397)."""
    g.score[2 * seat] += count
    if who >= 0:
        g.scorers[seat] |= 1 << who
    if g.events is not None:
        card = card_of(g, seat, who) if who >= 0 else -1
        g.tell("effect_goal", "EL-229", [seat, count, card, g.score[2 * seat], g.score[2 * seat + 1]])


def score_opponent(g: Eleven, seat: int, count: int) -> None:
    """The Opponent's score changes, never below 0 (EL-228)."""
    g.score[2 * seat + 1] = max(0, g.score[2 * seat + 1] + count)
    if g.events is not None:
        g.tell("opponent_goal", "EL-228", [seat, count, g.score[2 * seat], g.score[2 * seat + 1]])


def holds(g: Eleven, seat: int, condition: int, need: int, who: int) -> bool:
    """Whether a condition holds at this moment (EL-227)."""
    own = g.score[2 * seat]
    other = g.score[2 * seat + 1]
    if condition == e.IF_WIN:
        return own > other
    if condition == e.IF_DRAW:
        return own == other
    if condition == e.IF_LOSS:
        return own < other
    if condition == e.IF_GOALS:
        return own >= need
    if condition == e.IF_CONCEDED:
        return other == need
    if condition == e.IF_MARGIN:
        return own - other >= need
    if condition == e.IF_THIS_SCORED:
        return g.scorers[seat] >> who & 1 == 1
    if condition == e.IF_SOLD_OUT:
        return sold_out(g, seat)
    if condition == e.IF_OPPONENT_GOALS:
        return other >= need
    return g.seated[seat] >= need
