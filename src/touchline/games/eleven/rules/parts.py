"""Effects of cards, part by part from left to right (EL-007, EL-377). See effects.py for the vocabulary.

A part is `row | MAY_DECLINE | who << 13 | left << 17 | first << 22`: the row of the table, whether EL-379
applies, the Jersey whose Player's effect it is, and, for parts that take several targets, how many are left
and the one chosen first. Gates (`if`, `roll`, `may_pay`, `need`) drop the rest of their effect, which lies
on top of the club's agenda. What needs a target asks for it in targets.py.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    BONUS,
    CROWD,
    PART_DO,
    PART_N,
    PART_X,
    PART_Y,
    PART_Z,
    SET,
    STAND_3,
    STAND_4,
)
from touchline.games.eleven.effects import (
    ANY,
    DO_BOOST,
    DO_CLEAR,
    DO_END,
    DO_FLIP,
    DO_FLIP_CARD,
    DO_GAIN,
    DO_GAIN_PER,
    DO_GLOVE,
    DO_GOAL,
    DO_HEAL,
    DO_HIRE_YOUNGSTER,
    DO_IF,
    DO_INJ,
    DO_LOSE,
    DO_LOSE_PER,
    DO_MAY_PAY,
    DO_MOVE,
    DO_NEED,
    DO_OFFICE,
    DO_OPPGOAL,
    DO_REFRESH,
    DO_ROLL,
    DO_SEARCH,
    DO_SEAT_FAN,
    DO_STAT,
    DO_STAT_TWO,
    DO_STR_PERM,
    DO_STR_TEMP,
    DO_SUSP,
    DO_TACTIC,
    DO_TAKE_PLAYER,
    DO_VETERANS,
    DO_VP,
    DO_WEAK_PERM,
    DO_WEAK_TEMP,
    DO_WEAKEN,
    DO_WEEK,
    NEED_STAND_LEFT,
    ON_D12,
    ON_SAME,
    ON_SELF,
    ON_TWO_PLAYERS,
    PER_CROWD_STAFF,
    PER_EXTRA_STAND,
    PER_TRAINED_PLAYER,
    WHOM_MATES,
    WHOM_SELF,
    WHOM_TWO,
)
from touchline.games.eleven.rules.aiming import aim
from touchline.games.eleven.rules.card_parts import (
    do_hire_youngster,
    do_office,
    do_refresh,
    do_search,
    do_tactic,
    do_take_player,
    do_veterans,
)
from touchline.games.eleven.rules.choices import STAT_OFFSET, drop_rest
from touchline.games.eleven.rules.club import (
    LASTING_KINDS,
    board,
    gain,
    gain_vp,
    lose,
    move_stat,
    stands,
)
from touchline.games.eleven.rules.dice import D6, SUSPENDS, roll, roll_hit
from touchline.games.eleven.rules.jerseys import train, untrain
from touchline.games.eleven.rules.lane import LEFT, MAY_DECLINE, ROW, WHO, Op, later
from touchline.games.eleven.rules.pitch import boost_mates, card_of, holds, score_goal, score_opponent
from touchline.games.eleven.rules.stadium import (
    has_space,
)
from touchline.games.eleven.rules.targets import place_tokens
from touchline.games.eleven.state import (
    GAIN_RESOURCE,
    GAIN_STAT,
    LOSE_RESOURCE,
    OPTIONAL_COST,
    PART,
    ROLL_GATE,
    TRAINED,
    Eleven,
)


def part(g: Eleven, seat: int, arg: int) -> None:
    """Carry out one part; the rest of the effect comes after it (EL-377)."""
    do = PART_DO[arg & ROW]
    if do != DO_END:
        later(g, seat, PART, arg + 1)
        DOES[do](g, seat, arg)


# Resources, Stats, VP


def do_gain(g: Eleven, seat: int, arg: int) -> None:
    """Gain markers; `any` leaves the choice to the owner."""
    row = arg & ROW
    if PART_X[row] >= ANY:
        later(g, seat, GAIN_RESOURCE, PART_N[row] | PART_X[row] << 4)
    else:
        gain(g, seat, PART_X[row], PART_N[row])


def do_lose(g: Eleven, seat: int, arg: int) -> None:
    """Lose up to so many markers (EL-007, EL-363)."""
    row = arg & ROW
    if PART_X[row] >= ANY:
        later(g, seat, LOSE_RESOURCE, PART_N[row])
    else:
        lose(g, seat, PART_X[row], PART_N[row])


def counted(g: Eleven, seat: int, counter: int) -> int:
    """What `gain_per` and `lose_per` count; suspended Staff does not count (EL-391)."""
    if counter == PER_EXTRA_STAND:
        return g.built[7 * seat + STAND_3] + g.built[7 * seat + STAND_4]
    if counter == PER_TRAINED_PLAYER:
        return sum([g.tokens[8 * card + TRAINED] for card in g.squad[seat]])
    ready = [card for card in g.staff[seat] if g.suspension[card] == 0]
    if counter == PER_CROWD_STAFF:
        return sum([1 for card in ready if SET[card] == CROWD])
    return len(ready) // 2


def times(g: Eleven, seat: int, row: int) -> int:
    """How many markers in all, within the bounds."""
    bounds = PART_Z[row]
    return PART_N[row] * max(bounds & 15, min(bounds >> 4, counted(g, seat, PART_Y[row])))


def do_gain_per(g: Eleven, seat: int, arg: int) -> None:
    """Gain markers for each of something."""
    gain(g, seat, PART_X[arg & ROW], times(g, seat, arg & ROW))


def do_lose_per(g: Eleven, seat: int, arg: int) -> None:
    """Lose markers for each of something."""
    lose(g, seat, PART_X[arg & ROW], times(g, seat, arg & ROW))


def do_stat(g: Eleven, seat: int, arg: int) -> None:
    """Move a Stat marker; `any` leaves the choice to the owner."""
    row = arg & ROW
    if PART_X[row] == ANY:
        later(g, seat, GAIN_STAT, PART_N[row] + STAT_OFFSET | 1 << 4)
    else:
        move_stat(g, seat, PART_X[row], PART_N[row])


def do_stat_two(g: Eleven, seat: int, arg: int) -> None:
    """Two different Stats (EL-405)."""
    later(g, seat, GAIN_STAT, PART_N[arg & ROW] + STAT_OFFSET | 2 << 4)


def do_vp(g: Eleven, seat: int, arg: int) -> None:
    """VP tokens."""
    gain_vp(g, seat, PART_N[arg & ROW], "EL-275")


# Tokens


def do_tokens(g: Eleven, seat: int, arg: int) -> None:
    """Put tokens on a card: chosen, rolled, the strongest, the one of the part before, or the own one."""
    row = arg & ROW
    whom = PART_X[row]
    if whom == ON_D12:
        roll_hit(g, seat, PART_N[row] | (SUSPENDS if PART_DO[row] == DO_SUSP else 0))
    elif whom == ON_SAME:
        if g.target[seat] >= 0:
            place_tokens(g, seat, row, g.target[seat])
    elif whom == ON_SELF:
        place_tokens(g, seat, row, card_of(g, seat, arg >> WHO & 15))
    else:
        aim(g, seat, arg | (2 if whom == ON_TWO_PLAYERS else 1) << LEFT)


def do_target(g: Eleven, seat: int, arg: int) -> None:
    """What needs one target."""
    g.target[seat] = -1
    aim(g, seat, arg | 1 << LEFT)


def do_up_to(g: Eleven, seat: int, arg: int) -> None:
    """What takes up to N targets, one at a time."""
    aim(g, seat, arg | PART_N[arg & ROW] << LEFT)


def do_week(g: Eleven, seat: int, arg: int) -> None:
    """Something lasts until end-of-Week step 5 (EL-350)."""
    g.lasting[LASTING_KINDS * seat + PART_X[arg & ROW]] += PART_N[arg & ROW]
    if g.events is not None:
        g.tell("lasts", "EL-350", [seat, PART_X[arg & ROW], PART_N[arg & ROW]])


def do_seat_fan(g: Eleven, seat: int, arg: int) -> None:
    """A fans marker from the supply on a Stand, for the next Match (EL-355)."""
    g.seated[seat] = min(stands(g, seat), g.seated[seat] + PART_N[arg & ROW])


# In a Match


def do_boost(g: Eleven, seat: int, arg: int) -> None:
    """More Strength for this Match (EL-357)."""
    row = arg & ROW
    who = arg >> WHO & 15
    if PART_X[row] == WHOM_SELF:
        g.boosts[13 * seat + who] += PART_N[row]
    elif PART_X[row] == WHOM_MATES:
        boost_mates(g, seat, who, PART_N[row])
    else:
        do_target(g, seat, arg)


def do_weaken(g: Eleven, seat: int, arg: int) -> None:
    """Less Strength for one or two Opponent footballers (EL-358, EL-405)."""
    aim(g, seat, arg | (2 if PART_X[arg & ROW] == WHOM_TWO else 1) << LEFT)


def do_glove(g: Eleven, seat: int, arg: int) -> None:
    """One more save in this Match."""
    g.gloves[seat] += PART_N[arg & ROW]


def do_goal(g: Eleven, seat: int, arg: int) -> None:
    """Goals, credited to the Player only if the effect says so (EL-229)."""
    row = arg & ROW
    score_goal(g, seat, PART_N[row], arg >> WHO & 15 if PART_X[row] else -1)


def do_oppgoal(g: Eleven, seat: int, arg: int) -> None:
    """The Opponent's score, never below 0 (EL-228)."""
    score_opponent(g, seat, PART_N[arg & ROW])


def do_flip_card(g: Eleven, seat: int, arg: int) -> None:
    """The Player's own card is flipped."""
    card = card_of(g, seat, arg >> WHO & 15)
    if g.tokens[8 * card + TRAINED]:
        untrain(g, seat, card)
    else:
        train(g, seat, card, "EL-123")


# Gates


def do_if(g: Eleven, seat: int, arg: int) -> None:
    """The rest happens only if the condition holds now (EL-227)."""
    row = arg & ROW
    if not holds(g, seat, PART_X[row], PART_N[row], arg >> WHO & 15):
        drop_rest(g, seat)


def do_roll(g: Eleven, seat: int, arg: int) -> None:
    """The rest happens only on these faces (EL-364)."""
    later(g, seat, ROLL_GATE, PART_N[arg & ROW])
    roll(g, seat, D6)


def roll_gate(g: Eleven, seat: int, faces: int) -> None:
    """The roll is final."""
    if not faces >> g.die[seat] - 1 & 1:
        drop_rest(g, seat)


def do_need(g: Eleven, seat: int, arg: int) -> None:
    """Where something is missing the other effect comes instead."""
    row = arg & ROW
    if PART_X[row] == NEED_STAND_LEFT:
        met = has_space(g, seat, STAND_3) or has_space(g, seat, STAND_4)
    else:
        met = bool([card for card in board(g, seat) if BONUS[card] and g.suspension[card] == 0])
    if not met:
        drop_rest(g, seat)
        later(g, seat, PART, PART_N[row] | arg & MAY_DECLINE)


def do_may_pay(g: Eleven, seat: int, arg: int) -> None:
    """Ask, if the cost is there (EL-008)."""
    row = arg & ROW
    if g.resources[4 * seat + PART_X[row]] >= PART_N[row]:
        g.ask(seat, OPTIONAL_COST, row)
    else:
        drop_rest(g, seat)


DOES: Final[list[Op]] = [do_target] * 49
DOES[DO_GAIN] = do_gain
DOES[DO_LOSE] = do_lose
DOES[DO_GAIN_PER] = do_gain_per
DOES[DO_LOSE_PER] = do_lose_per
DOES[DO_STAT] = do_stat
DOES[DO_STAT_TWO] = do_stat_two
DOES[DO_VP] = do_vp
for _do in (DO_STR_TEMP, DO_STR_PERM, DO_WEAK_TEMP, DO_WEAK_PERM, DO_INJ, DO_SUSP):
    DOES[_do] = do_tokens
for _do in (DO_HEAL, DO_CLEAR, DO_FLIP, DO_MOVE):
    DOES[_do] = do_up_to
DOES[DO_TACTIC] = do_tactic
DOES[DO_HIRE_YOUNGSTER] = do_hire_youngster
DOES[DO_TAKE_PLAYER] = do_take_player
DOES[DO_SEARCH] = do_search
DOES[DO_VETERANS] = do_veterans
DOES[DO_OFFICE] = do_office
DOES[DO_REFRESH] = do_refresh
DOES[DO_BOOST] = do_boost
DOES[DO_WEAKEN] = do_weaken
DOES[DO_GLOVE] = do_glove
DOES[DO_GOAL] = do_goal
DOES[DO_OPPGOAL] = do_oppgoal
DOES[DO_WEEK] = do_week
DOES[DO_IF] = do_if
DOES[DO_ROLL] = do_roll
DOES[DO_MAY_PAY] = do_may_pay
DOES[DO_NEED] = do_need
DOES[DO_SEAT_FAN] = do_seat_fan
DOES[DO_FLIP_CARD] = do_flip_card
