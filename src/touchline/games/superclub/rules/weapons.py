"""Secret weapons, played in windows (SC-181, SC-182, SC-309, SC-350, GC-25 to GC-36).

The argument of a window is `window | side << 3 | passes << 4`, for an own injury `window | slot << 8`.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub.cards import (
    AFTER_MATCH,
    ATT,
    CHANGER,
    CHANGER_AMOUNT,
    CHANGER_EFFECT,
    CHANGER_THIRD,
    CHANGER_WINDOW,
    CHANGERS,
    CUP,
    DEF,
    DERBY,
    HEAL_NOW,
    INJURE_OPPONENT,
    LOSS,
    MAN_MARK,
    MATCH_BONUS,
    MID,
    MOVE_BOOST,
    OWN_INJURY,
    PASS,
    PROTEST,
    RELINEUP,
    REPLAY_THIRD,
    STAFF,
    THIRD,
    WIN,
    WINDOWS,
)
from touchline.games.superclub.rules.answers import best_player
from touchline.games.superclub.rules.line_ups import AGAIN, begin
from touchline.games.superclub.rules.match import roll, tell_totals, third_of
from touchline.games.superclub.rules.strength import seat_of, side_of
from touchline.games.superclub.state import (
    END_SLOT,
    FIRST_SLOT,
    INJURY,
    PITCH_SLOTS,
    SUBSTITUTION,
    TARGET,
    WEAPON,
    WINDOW_TURN,
    Superclub,
)
from touchline.games.superclub.text import facts, name, names

MOST_MARKED: Final = 4  # stars (GC-29)
PROTEST_DICE: Final = 2  # GC-36


def window_turn(g: Superclub, arg: int) -> None:
    """Home first, then alternately, until both have passed in a row (SC-309)."""
    window = arg & 7
    side = arg >> 3 & 1
    passes = arg >> 4
    while passes < 2:
        seat = seat_of(g, side)
        if seat >= 0 and is_asked(g, seat) and (window != AFTER_MATCH or has_lost(g, side)):
            g.ask(seat, WEAPON, window | side << 3 | passes << 4)
            return
        passes += 1
        side = 1 - side


def is_asked(g: Superclub, seat: int) -> bool:
    """Whether all can see that he might play something: he holds a card, and it is no derby (SC-309, GC-27).

    Whether one of his cards fits is his secret, so he is asked even if he can only pass.
    """
    return len(g.weapons[seat]) > 0 and not g.derby


def has_lost(g: Superclub, side: int) -> bool:
    """Whether the match ended in a defeat of this side."""
    return g.outcome == (LOSS if side == 0 else WIN)


def fitting(g: Superclub, seat: int, window: int) -> list[int]:
    """The secret weapons that he may play in this window (SC-350)."""
    return [card for card in g.weapons[seat] if fits_window(g, seat, card, window)]


def fits_window(g: Superclub, seat: int, card: int, window: int) -> bool:
    """In its window only, with a target, and if it changes something (SC-350)."""
    if CHANGER_WINDOW[card] != window:
        return False
    effect = CHANGER_EFFECT[card]
    side = side_of(g, seat)
    if effect == MOVE_BOOST:
        return g.boost_at[seat] >= 0
    if effect == MATCH_BONUS and CHANGER_THIRD[card] >= 0:
        return is_to_come(g, side, CHANGER_THIRD[card])
    if effect == MAN_MARK:
        return len(defenders(g, seat)) > 0
    if effect == INJURE_OPPONENT:
        other = seat_of(g, 1 - side)
        return other >= 0 and len(starters(g, other)) > 0  # SC-345
    if effect == PROTEST:
        return has_lost(g, side)
    return True


def is_to_come(g: Superclub, side: int, third: int) -> bool:
    """Whether the side still plays this third, now or later."""
    if g.third == 0:
        return True
    return third_of(g, side) == third or (g.third == 1 and third != MID)


def defenders(g: Superclub, seat: int) -> list[int]:
    """His players in defence, without the goalkeeper."""
    return [player for player in g.pitch[seat][FIRST_SLOT[DEF] : END_SLOT[DEF]] if player >= 0]


def starters(g: Superclub, seat: int) -> list[int]:
    """His outfield players."""
    return [player for player in g.pitch[seat][1:PITCH_SLOTS] if player >= 0]


# weapon: play one fitting card, or pass


def legal_weapon(g: Superclub, seat: int, arg: int) -> list[int]:
    """Pass, and each card that fits."""
    options = [WEAPON | PASS << 8]
    for card in fitting(g, seat, arg & 7):
        options.append(WEAPON | (CHANGER + card) << 8)
    return options


def answer_weapon(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Passed, or the card shows its face and goes to the discard pile (SC-183)."""
    window = arg & 7
    side = side_of(g, seat)
    if option >> 8 == PASS:
        if window == OWN_INJURY:
            g.push(SUBSTITUTION, seat | arg >> 8 << 3)
        else:
            g.push(WINDOW_TURN, window | (1 - side) << 3 | (arg >> 4) + 1 << 4)
        return
    card = (option >> 8) - CHANGER
    g.weapons[seat].remove(card)
    g.changer_discard.append(card)
    g.reveal()
    if g.events is not None:
        g.tell("weapon", "SC-181", [seat, card])
    if window != OWN_INJURY:
        g.push(WINDOW_TURN, window | (1 - side) << 3)
    use(g, seat, side, card, arg)


def asks_weapon(g: Superclub, seat: int, arg: int) -> Said:
    """The window; whoever holds a secret weapon is asked, so that nobody learns whether one fits."""
    window = arg & 7
    fits = len(fitting(g, seat, window)) > 0
    when = names("windows", WINDOWS[window])
    if window == OWN_INJURY:
        return said("injury" if fits else "injury-none", player=name(g.pitch[seat][arg >> 8]), window=when)
    return said("" if fits else "none", window=when)


def says_weapon(g: Superclub, seat: int, thing: int) -> Said | None:
    """A secret weapon, or none."""
    if CHANGER <= thing < CUP:
        return said(card=name(thing), facts=facts(g, thing))
    return said("pass") if thing == PASS else None


def refuses_weapon(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Windows and targets."""
    card = (option >> 8) - CHANGER
    if not 0 <= card < CHANGERS or card not in g.weapons[seat]:
        return refuse("SC-181", "not-your-weapon")
    if CHANGER_WINDOW[card] != arg & 7:
        return refuse("SC-350", "other-window", window=names("windows", WINDOWS[CHANGER_WINDOW[card]]))
    return refuse("SC-350", "no-effect")


def tempting_weapons(g: Superclub, seat: int, arg: int) -> list[int]:
    """Everything that he holds."""
    return [WEAPON | (CHANGER + card) << 8 for card in g.weapons[seat]]


WEAPON_QUESTION: Final[Question] = Question(
    WEAPON,
    "weapon",
    "SC-309",
    legal_weapon,
    answer_weapon,
    asks=asks_weapon,
    says=says_weapon,
    place="weapons",
    refuses=refuses_weapon,
    tempting=tempting_weapons,
    caretaker=PASS,
    always_ask=True,  # being asked must not tell what one holds (SC-309)
    unheard=True,
)


def use(g: Superclub, seat: int, side: int, card: int, arg: int) -> None:
    """What the card does; some ask for a target first."""
    effect = CHANGER_EFFECT[card]
    if effect == DERBY:
        g.derby = 1
    elif effect == RELINEUP:
        begin(g, seat, AGAIN)
    elif effect == REPLAY_THIRD:
        roll(g)  # its doubles are ignored
        tell_totals(g)
    elif effect == HEAL_NOW:
        if g.events is not None:
            g.tell("healed", "SC-309", [seat, g.pitch[seat][arg >> 8]])
    elif effect == PROTEST:
        protest(g, seat, side)
    elif effect == MATCH_BONUS and CHANGER_THIRD[card] >= 0:
        g.effects[3 * side + CHANGER_THIRD[card]] += CHANGER_AMOUNT[card]
    else:
        g.ask(seat, TARGET, card)


def protest(g: Superclub, seat: int, side: int) -> None:
    """One die up to two times: a 6 turns the defeat into a win (GC-36)."""
    for _ in range(PROTEST_DICE):
        die = g.rand(6) + 1
        if g.events is not None:
            g.tell("protest", "SC-317", [seat, die])
        if die == 6:
            g.outcome = WIN if side == 0 else LOSS
            return


# target: a third, a defender of his own, an opposing starter


def legal_target(g: Superclub, seat: int, card: int) -> list[int]:
    """What the card may name."""
    effect = CHANGER_EFFECT[card]
    if effect == MAN_MARK:
        return [TARGET | player << 8 for player in defenders(g, seat)]
    if effect == INJURE_OPPONENT:
        return [TARGET | player << 8 for player in starters(g, seat_of(g, 1 - side_of(g, seat)))]
    moved = effect == MOVE_BOOST
    return [TARGET | (THIRD + t) << 8 for t in (ATT, MID, DEF) if not moved or t != g.boost_at[seat]]


def answer_target(g: Superclub, seat: int, card: int, option: int) -> None:
    """The card has its effect."""
    effect = CHANGER_EFFECT[card]
    thing = option >> 8
    side = side_of(g, seat)
    if g.events is not None:
        g.tell("target", "SC-309", [seat, card, thing])
    if effect == MAN_MARK:
        g.effects[3 * (1 - side) + ATT] -= min(MOST_MARKED, g.stars[thing])
    elif effect == INJURE_OPPONENT:
        other = seat_of(g, 1 - side)
        g.push(INJURY, other | g.pitch[other].index(thing) << 3)
    elif effect == MOVE_BOOST:
        g.boost_at[seat] = thing - THIRD
    else:
        g.effects[3 * side + thing - THIRD] += CHANGER_AMOUNT[card]


def asks_target(g: Superclub, seat: int, card: int) -> Said:
    """The card and what it says."""
    return said(rule="SC-309", card=name(CHANGER + card), facts=facts(g, CHANGER + card))


def says_target(g: Superclub, seat: int, thing: int) -> Said | None:
    """A third or a player."""
    return said(target=name(thing), facts=facts(g, thing)) if thing < STAFF else None


def best_target(g: Superclub, seat: int, card: int) -> int:
    """The best player, or the first third (SC-324)."""
    return best_player(g, legal_target(g, seat, card))


TARGET_QUESTION: Final[Question] = Question(
    TARGET,
    "target",
    "SC-350",
    legal_target,
    answer_target,
    asks=asks_target,
    says=says_target,
    caretaker=best_target,
)
