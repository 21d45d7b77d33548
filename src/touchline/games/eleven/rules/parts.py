"""Effects of cards, part by part from left to right (EL-007, EL-377). See effects.py for the vocabulary.

A part is `row | MAY_DECLINE | who << 13 | left << 17 | first << 22`: the row of the table, whether EL-379
applies, the Jersey whose Player's effect it is, and, for parts that take several targets, how many are left
and the one chosen first. Gates (`if`, `roll`, `may_pay`, `need`) drop the rest of their effect, which lies
on top of the club's agenda. What needs a target asks for it in targets.py.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c, effects as e, state as s
from touchline.games.eleven.rules import card_parts, club, dice, pitch
from touchline.games.eleven.rules.aiming import aim
from touchline.games.eleven.rules.choices import STAT_OFFSET, drop_rest
from touchline.games.eleven.rules.jerseys import train, untrain
from touchline.games.eleven.rules.lane import LEFT, MAY_DECLINE, ROW, WHO, Op, push_next
from touchline.games.eleven.rules.stadium import (
    has_space,
)
from touchline.games.eleven.rules.targets import place_tokens
from touchline.games.eleven.state import Eleven


def part(g: Eleven, seat: int, arg: int) -> None:
    """Carry out one part; the rest of the effect comes after it (EL-377)."""
    do = c.PART_DO[arg & ROW]
    if do != e.DO_END:
        push_next(g, seat, s.PART, arg + 1)
        DOES[do](g, seat, arg)


# Resources, Stats, VP


def do_gain(g: Eleven, seat: int, arg: int) -> None:
    """Gain markers; `any` leaves the choice to the owner."""
    row = arg & ROW
    if c.PART_X[row] >= e.ANY:
        push_next(g, seat, s.GAIN_RESOURCE, c.PART_N[row] | c.PART_X[row] << 4)
    else:
        club.gain(g, seat, c.PART_X[row], c.PART_N[row])


def do_lose(g: Eleven, seat: int, arg: int) -> None:
    """Lose up to so many markers (EL-007, EL-363)."""
    row = arg & ROW
    if c.PART_X[row] >= e.ANY:
        push_next(g, seat, s.LOSE_RESOURCE, c.PART_N[row])
    else:
        club.lose(g, seat, c.PART_X[row], c.PART_N[row])


def counted(g: Eleven, seat: int, counter: int) -> int:
    """What `gain_per` and `lose_per` count; suspended Staff does not count (EL-391)."""
    if counter == e.PER_EXTRA_STAND:
        return g.built[7 * seat + c.STAND_3] + g.built[7 * seat + c.STAND_4]
    if counter == e.PER_TRAINED_PLAYER:
        return sum([g.tokens[8 * card + s.TRAINED] for card in g.squad[seat]])
    ready = [card for card in g.staff[seat] if g.suspension[card] == 0]
    if counter == e.PER_CROWD_STAFF:
        return sum([1 for card in ready if c.SET[card] == c.CROWD])
    return len(ready) // 2


def times(g: Eleven, seat: int, row: int) -> int:
    """How many markers in all, within the bounds."""
    bounds = c.PART_Z[row]
    return c.PART_N[row] * max(bounds & 15, min(bounds >> 4, counted(g, seat, c.PART_Y[row])))


def do_gain_per(g: Eleven, seat: int, arg: int) -> None:
    """Gain markers for each of something."""
    club.gain(g, seat, c.PART_X[arg & ROW], times(g, seat, arg & ROW))


def do_lose_per(g: Eleven, seat: int, arg: int) -> None:
    """Lose markers for each of something."""
    club.lose(g, seat, c.PART_X[arg & ROW], times(g, seat, arg & ROW))


def do_stat(g: Eleven, seat: int, arg: int) -> None:
    """Move a Stat marker; `any` leaves the choice to the owner."""
    row = arg & ROW
    if c.PART_X[row] == e.ANY:
        push_next(g, seat, s.GAIN_STAT, c.PART_N[row] + STAT_OFFSET | 1 << 4)
    else:
        club.move_stat(g, seat, c.PART_X[row], c.PART_N[row])


def do_stat_two(g: Eleven, seat: int, arg: int) -> None:
    """Two different Stats (EL-405)."""
    push_next(g, seat, s.GAIN_STAT, c.PART_N[arg & ROW] + STAT_OFFSET | 2 << 4)


def do_vp(g: Eleven, seat: int, arg: int) -> None:
    """VP tokens."""
    club.gain_vp(g, seat, c.PART_N[arg & ROW], "EL-275")


# Tokens


def do_tokens(g: Eleven, seat: int, arg: int) -> None:
    """Put tokens on a card: chosen, rolled, the strongest, the one of the part before, or the card itself."""
    row = arg & ROW
    whom = c.PART_X[row]
    if whom == e.ON_D12:
        dice.roll_hit(g, seat, c.PART_N[row] | (dice.SUSPENDS if c.PART_DO[row] == e.DO_SUSP else 0))
    elif whom == e.ON_SAME:
        if g.target[seat] >= 0:
            place_tokens(g, seat, row, g.target[seat])
    elif whom == e.ON_SELF:
        place_tokens(g, seat, row, pitch.card_of(g, seat, arg >> WHO & 15))
    else:
        aim(g, seat, arg | (2 if whom == e.ON_TWO_PLAYERS else 1) << LEFT)


def do_target(g: Eleven, seat: int, arg: int) -> None:
    """What needs one target."""
    g.target[seat] = -1
    aim(g, seat, arg | 1 << LEFT)


def do_up_to(g: Eleven, seat: int, arg: int) -> None:
    """What takes up to N targets, one at a time."""
    aim(g, seat, arg | c.PART_N[arg & ROW] << LEFT)


def do_week(g: Eleven, seat: int, arg: int) -> None:
    """Something lasts until end-of-Week step 5 (EL-350)."""
    g.lasting[club.LASTING_KINDS * seat + c.PART_X[arg & ROW]] += c.PART_N[arg & ROW]
    if g.events is not None:
        g.tell("lasts", "EL-350", [seat, c.PART_X[arg & ROW], c.PART_N[arg & ROW]])


def do_seat_fan(g: Eleven, seat: int, arg: int) -> None:
    """A fans marker from the supply on a Stand, for the next Match (EL-355)."""
    g.seated[seat] = min(club.stands(g, seat), g.seated[seat] + c.PART_N[arg & ROW])


# In a Match


def do_boost(g: Eleven, seat: int, arg: int) -> None:
    """More Strength for this Match (EL-357)."""
    row = arg & ROW
    who = arg >> WHO & 15
    if c.PART_X[row] == e.WHOM_SELF:
        g.boosts[13 * seat + who] += c.PART_N[row]
    elif c.PART_X[row] == e.WHOM_MATES:
        pitch.boost_mates(g, seat, who, c.PART_N[row])
    else:
        do_target(g, seat, arg)


def do_weaken(g: Eleven, seat: int, arg: int) -> None:
    """Less Strength for one or two Opponent footballers (EL-358, EL-405)."""
    aim(g, seat, arg | (2 if c.PART_X[arg & ROW] == e.WHOM_TWO else 1) << LEFT)


def do_glove(g: Eleven, seat: int, arg: int) -> None:
    """One more save in this Match."""
    g.gloves[seat] += c.PART_N[arg & ROW]


def do_goal(g: Eleven, seat: int, arg: int) -> None:
    """Goals, credited to the Player only if the effect says so (EL-229)."""
    row = arg & ROW
    pitch.score_goal(g, seat, c.PART_N[row], arg >> WHO & 15 if c.PART_X[row] else -1)


def do_oppgoal(g: Eleven, seat: int, arg: int) -> None:
    """The Opponent's score, never below 0 (EL-228)."""
    pitch.score_opponent(g, seat, c.PART_N[arg & ROW])


def do_flip_card(g: Eleven, seat: int, arg: int) -> None:
    """The Player's own card is flipped."""
    card = pitch.card_of(g, seat, arg >> WHO & 15)
    if g.tokens[8 * card + s.TRAINED]:
        untrain(g, seat, card)
    else:
        train(g, seat, card, "EL-123")


# Gates


def do_if(g: Eleven, seat: int, arg: int) -> None:
    """The rest happens only if the condition holds now (EL-227)."""
    row = arg & ROW
    if not pitch.holds(g, seat, c.PART_X[row], c.PART_N[row], arg >> WHO & 15):
        drop_rest(g, seat)


def do_roll(g: Eleven, seat: int, arg: int) -> None:
    """The rest happens only on these faces (EL-364)."""
    push_next(g, seat, s.ROLL_GATE, c.PART_N[arg & ROW])
    dice.roll(g, seat, dice.D6)


def roll_gate(g: Eleven, seat: int, faces: int) -> None:
    """The roll is final."""
    if not faces >> g.die[seat] - 1 & 1:
        drop_rest(g, seat)


def do_need(g: Eleven, seat: int, arg: int) -> None:
    """Where something is missing the other effect comes instead."""
    row = arg & ROW
    if c.PART_X[row] == e.NEED_STAND_LEFT:
        met = has_space(g, seat, c.STAND_3) or has_space(g, seat, c.STAND_4)
    else:
        met = bool([card for card in club.board(g, seat) if c.BONUS[card] and g.suspension[card] == 0])
    if not met:
        drop_rest(g, seat)
        push_next(g, seat, s.PART, c.PART_N[row] | arg & MAY_DECLINE)


def do_may_pay(g: Eleven, seat: int, arg: int) -> None:
    """Ask, if the cost is there (EL-008)."""
    row = arg & ROW
    if g.resources[4 * seat + c.PART_X[row]] >= c.PART_N[row]:
        g.ask(seat, s.OPTIONAL_COST, row)
    else:
        drop_rest(g, seat)


DOES: Final[list[Op]] = [do_target] * 49
DOES[e.DO_GAIN] = do_gain
DOES[e.DO_LOSE] = do_lose
DOES[e.DO_GAIN_PER] = do_gain_per
DOES[e.DO_LOSE_PER] = do_lose_per
DOES[e.DO_STAT] = do_stat
DOES[e.DO_STAT_TWO] = do_stat_two
DOES[e.DO_VP] = do_vp
for _do in (e.DO_STR_TEMP, e.DO_STR_PERM, e.DO_WEAK_TEMP, e.DO_WEAK_PERM, e.DO_INJ, e.DO_SUSP):
    DOES[_do] = do_tokens
for _do in (e.DO_HEAL, e.DO_CLEAR, e.DO_FLIP, e.DO_MOVE):
    DOES[_do] = do_up_to
DOES[e.DO_TACTIC] = card_parts.do_tactic
DOES[e.DO_HIRE_YOUNGSTER] = card_parts.do_hire_youngster
DOES[e.DO_TAKE_PLAYER] = card_parts.do_take_player
DOES[e.DO_SEARCH] = card_parts.do_search
DOES[e.DO_VETERANS] = card_parts.do_veterans
DOES[e.DO_OFFICE] = card_parts.do_office
DOES[e.DO_REFRESH] = card_parts.do_refresh
DOES[e.DO_BOOST] = do_boost
DOES[e.DO_WEAKEN] = do_weaken
DOES[e.DO_GLOVE] = do_glove
DOES[e.DO_GOAL] = do_goal
DOES[e.DO_OPPGOAL] = do_oppgoal
DOES[e.DO_WEEK] = do_week
DOES[e.DO_IF] = do_if
DOES[e.DO_ROLL] = do_roll
DOES[e.DO_MAY_PAY] = do_may_pay
DOES[e.DO_NEED] = do_need
DOES[e.DO_SEAT_FAN] = do_seat_fan
DOES[e.DO_FLIP_CARD] = do_flip_card
