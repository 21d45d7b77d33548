"""Match resolution, steps 1 to 8 (TS-188 to TS-216), for league and cup.

A played match is kept as one number: home | away << 3 | home goals << 6 | away goals << 11 | week << 16 |
winner << 20 (0 nobody, 1 home, 2 away) | flags. In a neutral clash the goals are the best dice.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import plan
from touchline.games.time_of_soccer import cards as c, state as s
from touchline.games.time_of_soccer.rules.club import gain_satisfaction
from touchline.games.time_of_soccer.rules.fatigue import played_level, spend_energy
from touchline.games.time_of_soccer.rules.friendlies import check_cup, check_weekend
from touchline.games.time_of_soccer.rules.levels import club_levels
from touchline.games.time_of_soccer.state import TimeOfSoccer

ATTACK_DICE: Final = 6  # TS-197: five white, the last one blue
DEFENCE_DICE: Final = 5
IMPACT: Final = 5  # TS-198: this or more
PENALTY_SCORES: Final = 3  # TS-230: this or more
WIN: Final = 3  # TS-184: league points
DRAW: Final = 1
CUP_WON: Final = 3  # cup matches won by the winner of the cup

CUP: Final = 1 << 22  # flags of a played match
CLASH: Final = 1 << 23
PENALTIES: Final = 1 << 24

MATCH: Final[list[int]] = plan(  # the away team attacks first (TS-196)
    s.INCOME,
    s.ALIGNMENT | s.AWAY << 8,
    s.TEAM_KINDS | s.AWAY << 8,
    s.ANNOUNCEMENT | s.AWAY << 8,
    s.ALIGNMENT | s.HOME << 8,
    s.TEAM_KINDS | s.HOME << 8,
    s.ANNOUNCEMENT | s.HOME << 8,
    s.ATTACK | s.AWAY << 8,
    s.DEFENCE | s.HOME << 8,
    s.ATTACK | s.HOME << 8,
    s.DEFENCE | s.AWAY << 8,
    s.RESULT,
    s.VICTORY_INCOME,
    s.FANS_INCREASED,
    s.PRESS_CHECK,
)


def kick_off(g: TimeOfSoccer, home: int, away: int, cup: int) -> None:
    """Put the match on the table; at least one of the two teams is a club (TS-182)."""
    g.cup_match = cup
    g.teams = [home, away]
    g.lowered = [0, 0]
    g.attack_levels = [0, 0]
    g.defence_levels = [0, 0]
    g.goals = [0, 0]
    g.rerolled = 0  # TS-204
    g.dice = []
    g.agenda.extend(MATCH)
    if g.events is not None:
        g.tell("kick_off", "TS-227" if cup else "TS-181", [home, away, cup])


def income(g: TimeOfSoccer, arg: int) -> None:
    """Step 1: the home club's contracts pay; in the cup half, to both (TS-189, TS-190, TS-191)."""
    for side in (s.HOME, s.AWAY):
        seat = g.seat_of[g.teams[side]]
        if seat >= 0 and (side == s.HOME or g.cup_match):
            amount = contracts_pay(g, seat, c.MATCH_INCOME)
            if g.cup_match:
                amount = (amount + 1) // 2
            g.cash[seat] += amount
            if g.events is not None and amount:
                g.tell("match_income", "TS-190" if g.cup_match else "TS-189", [seat, amount])


def contracts_pay(g: TimeOfSoccer, seat: int, table: list[int]) -> int:
    """What this column of the club's two contracts adds up to (TS-318)."""
    amount = 0
    if g.advertising[seat] >= 0:
        amount += table[g.advertising[seat]]
    if g.tv[seat] >= 0:
        amount += table[g.tv[seat]]
    return amount


def announcement(g: TimeOfSoccer, side: int) -> None:
    """End of step 2 or 3: the levels are fixed for this match (TS-193, TS-194, TS-195)."""
    seat = g.seat_of[g.teams[side]]
    if seat < 0:
        g.attack_levels[side] = neutral_level(g)
        g.defence_levels[side] = neutral_level(g)
    else:
        attack, defence = club_levels(g, seat)
        g.attack_levels[side] = played_level(g, side, attack)
        g.defence_levels[side] = played_level(g, side, defence)
    if g.events is not None:
        g.tell(
            "levels",
            "TS-156" if seat < 0 else "TS-193" if side == s.AWAY else "TS-194",
            [g.teams[side], g.attack_levels[side], g.defence_levels[side]],
        )


def neutral_level(g: TimeOfSoccer) -> int:
    """Of all neutral teams, in attack and defence, this week (TS-156, TS-226, TS-309)."""
    return c.NEUTRAL_LEVEL[10 * (g.neutral_level - 1) + max(g.week, 1) - 1]


# Steps 4 and 5: an attack and a defence, twice


def attack(g: TimeOfSoccer, side: int) -> None:
    """Six dice; the scoreboard shows the shots until the saves are known (TS-197, TS-199, TS-344)."""
    if g.no_random:
        g.goals[side] = g.attack_levels[side]  # no dice, so no reroll either (TS-276, TS-279)
        if g.events is not None:
            g.tell("shots_by_level", "TS-276", [g.teams[side], g.goals[side]])
        return
    roll(g, side, ATTACK_DICE)
    if may_reroll(g, side):
        g.ask(g.seat_of[g.teams[side]], s.REROLL, side | 2)


def defence(g: TimeOfSoccer, side: int) -> None:
    """Five dice, after the attack and its reroll are finished (TS-197, TS-200, TS-201)."""
    if g.no_random:
        g.dice = []
        concede(g, side, g.defence_levels[side])  # TS-276
        return
    roll(g, side, DEFENCE_DICE)
    if may_reroll(g, side):
        g.ask(g.seat_of[g.teams[side]], s.REROLL, side)
    else:
        concede(g, side, result_of_roll(g, side))


def roll(g: TimeOfSoccer, side: int, count: int) -> None:
    """Roll; the engine does it for neutral teams, once again without an impact (TS-192, TS-208, TS-209)."""
    throw(g, side, count)
    if g.seat_of[g.teams[side]] < 0 and impacts(g.dice) == 0:
        if g.events is not None:
            g.tell("neutral_reroll", "TS-208", [g.teams[side]])
        throw(g, side, count)


def throw(g: TimeOfSoccer, side: int, count: int) -> None:
    """The dice on the table, and with an attack the shots on the scoreboard."""
    dice: list[int] = []
    for _ in range(count):
        dice.append(g.rand(6) + 1)
    g.dice = dice
    g.reveal()
    result = result_of_roll(g, side)
    if count == ATTACK_DICE:
        g.goals[side] = result
        if g.events is not None:
            g.tell("attack_roll", "TS-199", [g.teams[side], g.attack_levels[side], result, *dice])
    elif g.events is not None:
        g.tell("defence_roll", "TS-200", [g.teams[side], g.defence_levels[side], result, *dice])


def impacts(dice: list[int]) -> int:
    """Dice that show 5 or 6 (TS-198)."""
    count = 0
    for die in dice:
        if die >= IMPACT:
            count += 1
    return count


def result_of_roll(g: TimeOfSoccer, side: int) -> int:
    """Shots or saves of the roll on the table (TS-199, TS-200, TS-308)."""
    levels = g.attack_levels if len(g.dice) == ATTACK_DICE else g.defence_levels
    return c.GOALS_SAVES[7 * levels[side] + impacts(g.dice)]


def concede(g: TimeOfSoccer, side: int, saves: int) -> None:
    """Goals are shots less saves, not below 0 (TS-202, TS-344)."""
    other = 1 - side
    g.goals[other] = max(0, g.goals[other] - saves)
    if g.events is not None:
        g.tell("goals", "TS-202", [g.teams[other], g.goals[other], g.teams[side], saves])


def may_reroll(g: TimeOfSoccer, side: int) -> bool:
    """While the club has its starting manager, principal or not, once a match (TS-204, TS-205, TS-266)."""
    seat = g.seat_of[g.teams[side]]
    if seat < 0 or g.rerolled >> side & 1:
        return False
    return has_reroll(g, seat)


def has_reroll(g: TimeOfSoccer, seat: int) -> bool:
    """Whether the starting manager is still there and not barred this week (TS-083, TS-266)."""
    return not g.barred >> seat & 1 and c.STARTING_MANAGER + g.club[seat] in g.managers[seat]


# Steps 6 to 8


def result(g: TimeOfSoccer, arg: int) -> None:
    """Step 6: more goals win; a drawn cup match goes to penalties (TS-203, TS-229, TS-346)."""
    home = g.goals[s.HOME]
    away = g.goals[s.AWAY]
    winner = 1 if home > away else 2 if away > home else 0
    flags = 0
    if winner == 0 and g.cup_match:
        winner = penalties(g, g.teams[s.HOME], g.teams[s.AWAY])
        flags = PENALTIES
    g.reveal()
    finish(g, g.teams[s.HOME], g.teams[s.AWAY], home, away, winner, flags | (CUP if g.cup_match else 0))
    for side in (s.HOME, s.AWAY):
        spend_energy(g, side)


def penalties(g: TimeOfSoccer, home: int, away: int) -> int:
    """Five dice each, no rerolls, until there is a winner (TS-230, TS-231, TS-232, TS-278, TS-345)."""
    scored = [0, 0]
    while scored[s.HOME] == scored[s.AWAY]:
        for side in (s.HOME, s.AWAY):
            scored[side] = 0
            for _ in range(DEFENCE_DICE):
                if g.rand(6) + 1 >= PENALTY_SCORES:
                    scored[side] += 1
        g.reveal()
        if g.events is not None:
            g.tell("penalties", "TS-230", [home, away, scored[s.HOME], scored[s.AWAY]])
    return 1 if scored[s.HOME] > scored[s.AWAY] else 2


def finish(g: TimeOfSoccer, home: int, away: int, scored: int, against: int, winner: int, flags: int) -> None:
    """Note the result: league points, or who goes on in the cup (TS-184, TS-187, TS-225)."""
    played = home | away << 3 | scored << 6 | against << 11 | g.week << 16 | winner << 20 | flags
    g.results.append(played)
    if g.events is not None:
        g.tell(
            "full_time", "TS-219" if flags & CLASH else "TS-203", [home, away, scored, against, winner, flags]
        )
    if flags & CUP:
        first, last = (home, away) if winner == 1 else (away, home)
        g.cup_wins[first] += 1
        g.in_cup &= ~(1 << last)
        if g.events is not None:
            g.tell("cup_won" if g.cup_wins[first] == CUP_WON else "cup_passed", "TS-225", [first, last])
    elif winner == 0:
        g.points[home] += DRAW
        g.points[away] += DRAW
    else:
        g.points[home if winner == 1 else away] += WIN


def winner_of(played: int) -> int:
    """0 nobody, 1 home, 2 away."""
    return played >> 20 & 3


def victory_income(g: TimeOfSoccer, arg: int) -> None:
    """Step 7: the winner's contracts pay, in league and cup (TS-210, TS-211, TS-233)."""
    winner = winner_of(g.results[-1])
    if winner:
        seat = g.seat_of[g.teams[winner - 1]]
        if seat >= 0:
            amount = contracts_pay(g, seat, c.WIN_BONUS)
            g.cash[seat] += amount
            if g.events is not None and amount:
                g.tell("win_bonus", "TS-210", [seat, amount])


def fans_increased(g: TimeOfSoccer, arg: int) -> None:
    """Step 8: satisfaction for win, draw or loss (TS-212, TS-214, TS-215, TS-233)."""
    winner = winner_of(g.results[-1])
    for side in (s.HOME, s.AWAY):
        seat = g.seat_of[g.teams[side]]
        if seat >= 0:
            outcome = 1 if winner == 0 else 0 if winner == side + 1 else 2
            steps = c.CHEER[3 * g.community[seat] + outcome]
            if g.events is not None:
                g.tell("satisfaction", "TS-212", [seat, steps, outcome])
            gain_satisfaction(g, seat, steps)


def press_check(g: TimeOfSoccer, arg: int) -> None:
    """Press releases about this match, after step 8 (TS-126, TS-137, TS-216)."""
    for side in (s.HOME, s.AWAY):
        team = g.teams[side]
        seat = g.seat_of[team]
        if seat < 0:
            continue
        if not g.cup_match:
            check_weekend(g, seat, g.goals[side], g.goals[1 - side])
        elif not g.in_cup >> team & 1 or g.cup_wins[team] == CUP_WON:
            check_cup(g, seat, g.cup_wins[team] == CUP_WON)
