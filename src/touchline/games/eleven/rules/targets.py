"""Targets of effects: what a part may be aimed at, and what happens to it (EL-011, EL-378, EL-379).

`things` lists what a part may be aimed at, `strike_target` is what it does to a chosen one. The question is
in aiming.py.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c, effects as e, state as s
from touchline.games.eleven.rules.club import AGEING_TEAM, adboards, board, dealt, is_out, strength
from touchline.games.eleven.rules.dice import SUSPENDS, strike
from touchline.games.eleven.rules.jerseys import train, untrain
from touchline.games.eleven.rules.lane import FIRST, MAY_DECLINE, ROW, push_next
from touchline.games.eleven.rules.market import hirable_players, hirable_staff, hire, sell
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.rules.pitch_targets import on_the_pitch, strike_on_pitch
from touchline.games.eleven.rules.stadium import build, buildable, contracts, lose_sponsor
from touchline.games.eleven.rules.veterans import choose_veteran
from touchline.games.eleven.state import Eleven

UP_TO: Final = (e.DO_HEAL, e.DO_CLEAR, e.DO_FLIP, e.DO_MOVE)  # the owner may stop early
AIMED: Final = (  # what does nothing without a target, of all that card actions do
    e.DO_TRAIN,
    e.DO_STR_TEMP,
    e.DO_HEAL,
    e.DO_CLEAR,
    e.DO_HIRE_PLAYER,
    e.DO_HIRE_STAFF,
    e.DO_SPONSOR,
    e.DO_SELL,
    e.DO_BUILD,
    e.DO_PEEK,
    e.DO_FLIP,
)


# What a part may be aimed at


def things(g: Eleven, seat: int, arg: int) -> list[int]:
    """The things that the part may be aimed at now."""
    row = arg & ROW
    do = c.PART_DO[row]
    if do == e.DO_TRAIN:
        return trainable(g, seat, c.PART_X[row])
    if do == e.DO_UNTRAIN:
        return [card for card in g.squad[seat] if g.tokens[8 * card + s.TRAINED]]
    if e.DO_STR_TEMP <= do <= e.DO_SUSP:
        return on_whom(g, seat, c.PART_X[row], (arg >> FIRST) - 1)
    if do == e.DO_HEAL:
        return [card for card in g.squad[seat] if g.tokens[8 * card + s.INJURIES]]
    if do == e.DO_CLEAR:
        return clearable(g, seat, c.PART_X[row])
    if do == e.DO_HIRE_PLAYER:
        return hirable_players(g, seat, c.PART_Z[row], c.PART_N[row])
    if do == e.DO_HIRE_STAFF:
        return hirable_staff(g, seat, c.PART_Z[row], c.PART_N[row])
    if do == e.DO_SPONSOR:
        return [option >> 8 for option in contracts(g, seat, c.PART_Z[row])]
    if do == e.DO_SELL:
        return g.squad[seat].copy()
    if do == e.DO_BUILD:
        return [c.INFRASTRUCTURE + kind for kind in buildable(g, seat, c.PART_X[row], c.PART_N[row])]
    if do == e.DO_LOSE_SPONSOR:
        cards = [contract >> 2 for contract in adboards(g, seat)]
        return [*cards, g.kit[seat]] if g.kit[seat] >= 0 else cards
    if do == e.DO_REPEAT_BONUS:  # EL-361, EL-408
        return [card for card in board(g, seat) if c.BONUS[card] and g.suspension[card] == 0]
    if do == e.DO_SEARCH_TACTIC:
        return sorted(g.tactic_deck)
    if do == e.DO_PEEK:
        return unseen(g, seat, c.PART_X[row])
    if do == e.DO_VETERANS:
        return [card for card in dealt(g, seat) if not g.tokens[8 * card + s.TRAINED]]
    return on_the_pitch(g, seat, arg, do, row)


def trainable(g: Eleven, seat: int, fit: int) -> list[int]:
    """Own Untrained Players that fit (EL-010, EL-124, EL-323, EL-389)."""
    found: list[int] = []
    for card in g.squad[seat]:
        if g.tokens[8 * card + s.TRAINED] or (g.scenario == AGEING_TEAM and card >= c.VETERAN):
            continue
        if fit == e.FIT_ANY:
            fits = True
        elif fit == e.FIT_YOUNGSTER:
            fits = c.YOUNGSTER <= card < c.VETERAN
        elif fit == e.FIT_REGULAR:
            fits = card < c.YOUNGSTER
        elif fit == e.FIT_VETERAN:
            fits = card >= c.VETERAN
        else:
            fits = c.LINE[card] == c.DEF + fit - 4
        if fits:
            found.append(card)
    return found


def on_whom(g: Eleven, seat: int, whom: int, first: int) -> list[int]:
    """On whom tokens may go; two need to be different, if there are two (EL-011, EL-405, EL-407)."""
    if whom == e.ON_STAFF:
        return g.staff[seat].copy()
    if whom == e.ON_DIRECTOR:
        return board(g, seat)
    cards = g.squad[seat]
    if whom == e.ON_BEST:
        best = 0
        for card in cards:
            best = max(best, strength(g, card))
        return [card for card in cards if strength(g, card) == best]
    return [card for card in cards if card != first]


def clearable(g: Eleven, seat: int, scope: int) -> list[int]:
    """Own cards with Injury or Suspension tokens."""
    found = [card for card in g.staff[seat] if g.suspension[card]]
    found += [card for card in board(g, seat) if g.suspension[card]]
    if scope == e.CLEAR_ALL:
        found += [card for card in g.squad[seat] if is_out(g, card)]
        found += [contract >> 2 for contract in adboards(g, seat) if g.suspension[contract >> 2]]
        if g.kit[seat] >= 0 and g.suspension[g.kit[seat]]:
            found.append(g.kit[seat])
    return found


def unseen(g: Eleven, seat: int, section: int) -> list[int]:
    """Sections of the club's Opponent card that the owner has not seen (EL-362)."""
    return [
        c.SECTION + at
        for at in range(c.SECTIONS)
        if (section in (e.SECTION_CHOICE, at)) and not g.peeked[seat] >> at & 1
    ]


def sees_tactics(g: Eleven, seat: int) -> bool:
    """Whether the seat is looking through the Tactic deck (SB05)."""
    if seat < 0:
        return False
    asked = g.open[seat]
    aims = asked & 0xFF == s.EFFECT_TARGET or asked & 0xFF == s.BM_TARGET
    return aims and c.PART_DO[asked >> 8 & ROW] == e.DO_SEARCH_TACTIC


# What happens to a target


def strike_target(g: Eleven, seat: int, arg: int, thing: int) -> None:
    """The effect of a part on one target."""
    row = arg & ROW
    do = c.PART_DO[row]
    if do == e.DO_TRAIN:
        g.target[seat] = thing
        train(g, seat, thing, "EL-125")
    elif do == e.DO_UNTRAIN:
        untrain(g, seat, thing)
    elif e.DO_STR_TEMP <= do <= e.DO_SUSP:
        place_tokens(g, seat, row, thing)
    elif do in (e.DO_HEAL, e.DO_CLEAR):
        clear_token(g, seat, thing)
    elif do in (e.DO_HIRE_PLAYER, e.DO_HIRE_STAFF):
        hire(g, seat, thing, c.PART_N[row])
    elif do == e.DO_SELL:
        sell(g, seat, thing, c.PART_N[row], c.PART_X[row] != e.SALE_NO_HALVING)
    elif do == e.DO_BUILD:
        build(g, seat, thing - c.INFRASTRUCTURE, c.PART_N[row])
    elif do == e.DO_LOSE_SPONSOR:
        lose_sponsor(g, seat, thing)
    elif do == e.DO_REPEAT_BONUS:
        push_next(g, seat, s.PART, c.BONUS[thing] | MAY_DECLINE)
    elif do == e.DO_SEARCH_TACTIC:
        search_tactic(g, seat, thing)
    elif do == e.DO_PEEK:
        peek(g, seat, thing - c.SECTION)
    elif do == e.DO_VETERANS:
        choose_veteran(g, seat, arg, thing)
    else:
        strike_on_pitch(g, seat, do, row, thing)


def place_tokens(g: Eleven, seat: int, row: int, card: int) -> None:
    """Tokens on a card of the club."""
    do = c.PART_DO[row]
    count = c.PART_N[row]
    if do == e.DO_INJ:
        strike(g, seat, card, count)
    elif do == e.DO_SUSP:
        strike(g, seat, card, count | SUSPENDS)
        check_objective(g, seat)
    else:
        g.tokens[8 * card + do - e.DO_STR_TEMP] += count  # the counters stand in the order of the primitives
        if g.events is not None:
            g.tell("tokens", "EL-272", [seat, card, do - e.DO_STR_TEMP, count])


def clear_token(g: Eleven, seat: int, card: int) -> None:
    """Remove one token; of both kinds an Injury token first (EL-199)."""
    if card < c.PLAYERS and g.tokens[8 * card + s.INJURIES]:
        g.tokens[8 * card + s.INJURIES] -= 1
    else:
        g.suspension[card] -= 1
        check_objective(g, seat)
    if g.events is not None:
        g.tell("cleared", "EL-271", [seat, card])


def search_tactic(g: Eleven, seat: int, card: int) -> None:
    """A Tactic card of choice; the deck is shuffled."""
    g.tactic_deck.remove(card)
    g.tactics[seat].append(card)
    g.shuffle(g.tactic_deck)
    g.reveal()
    if g.events is not None:
        g.tell("tactic_drawn", "EL-351", [seat, card], only=seat, veil=[seat, -1])


def peek(g: Eleven, seat: int, section: int) -> None:
    """The owner alone sees a Section of the hidden Opponent card (EL-362)."""
    g.peeked[seat] |= 1 << section
    g.reveal()
    if g.events is not None:
        g.tell("peeked", "EL-362", [seat, section])
