"""Secret weapons, played in windows (SC-181, SC-182, SC-309, SC-350, GC-25 to GC-36).

The argument of a window is `window | side << 3 | passes << 4`, for an injury `window | slot << 8`.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c, changer_cards, state as s
from touchline.games.superclub.rules.answers import best_player
from touchline.games.superclub.rules.line_ups import AGAIN, begin
from touchline.games.superclub.rules.match import roll, tell_totals, third_of
from touchline.games.superclub.rules.strength import seat_of, side_of
from touchline.games.superclub.state import Superclub
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
        if seat >= 0 and is_asked(g, seat) and (window != changer_cards.AFTER_MATCH or has_lost(g, side)):
            g.ask(seat, s.WEAPON, window | side << 3 | passes << 4)
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
    return g.outcome == (c.LOSS if side == 0 else c.WIN)


def fitting(g: Superclub, seat: int, window: int) -> list[int]:
    """The secret weapons that he may play in this window (SC-350)."""
    return [card for card in g.weapons[seat] if fits_window(g, seat, card, window)]


def fits_window(g: Superclub, seat: int, card: int, window: int) -> bool:
    """In its window only, with a target, and if it changes something (SC-350)."""
    if changer_cards.WINDOW[card] != window:
        return False
    effect = changer_cards.EFFECT[card]
    side = side_of(g, seat)
    if effect == changer_cards.MOVE_BOOST:
        return g.boost_at[seat] >= 0
    if effect == changer_cards.MATCH_BONUS and changer_cards.THIRD[card] >= 0:
        return is_to_come(g, side, changer_cards.THIRD[card])
    if effect == changer_cards.MAN_MARK:
        return len(defenders(g, seat)) > 0
    if effect == changer_cards.INJURE_OPPONENT:
        other = seat_of(g, 1 - side)
        return other >= 0 and len(starters(g, other)) > 0  # SC-345
    if effect == changer_cards.PROTEST:
        return has_lost(g, side)
    return True


def is_to_come(g: Superclub, side: int, third: int) -> bool:
    """Whether the side still plays this third, now or later."""
    if g.third == 0:
        return True
    return third_of(g, side) == third or (g.third == 1 and third != c.MID)


def defenders(g: Superclub, seat: int) -> list[int]:
    """His players in defence, without the goalkeeper."""
    return [player for player in g.pitch[seat][s.FIRST_SLOT[c.DEF] : s.END_SLOT[c.DEF]] if player >= 0]


def starters(g: Superclub, seat: int) -> list[int]:
    """His outfield players."""
    return [player for player in g.pitch[seat][1 : s.PITCH_SLOTS] if player >= 0]


# weapon: play one fitting card, or pass


def legal_weapon(g: Superclub, seat: int, arg: int) -> list[int]:
    """Pass, and each card that fits."""
    options = [s.WEAPON | c.PASS << 8]
    for card in fitting(g, seat, arg & 7):
        options.append(s.WEAPON | (c.CHANGER + card) << 8)
    return options


def answer_weapon(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Passed, or the card shows its face and goes to the discard pile (SC-183)."""
    window = arg & 7
    side = side_of(g, seat)
    if option >> 8 == c.PASS:
        if window == changer_cards.OWN_INJURY:
            g.push(s.SUBSTITUTION, seat | arg >> 8 << 3)
        else:
            g.push(s.WINDOW_TURN, window | (1 - side) << 3 | (arg >> 4) + 1 << 4)
        return
    card = (option >> 8) - c.CHANGER
    g.weapons[seat].remove(card)
    g.changer_discard.append(card)
    g.reveal()
    if g.events is not None:
        g.tell("weapon", "SC-181", [seat, card])
    if window != changer_cards.OWN_INJURY:
        g.push(s.WINDOW_TURN, window | (1 - side) << 3)
    use(g, seat, side, card, arg)


def asks_weapon(g: Superclub, seat: int, arg: int) -> Said:
    """The window; whoever holds a secret weapon is asked, so that nobody learns whether one fits."""
    window = arg & 7
    fits = len(fitting(g, seat, window)) > 0
    when = names("windows", changer_cards.WINDOWS[window])
    if window == changer_cards.OWN_INJURY:
        return said("injury" if fits else "injury-none", player=name(g.pitch[seat][arg >> 8]), window=when)
    return said("" if fits else "none", window=when)


def says_weapon(g: Superclub, seat: int, thing: int) -> Said | None:
    """A secret weapon, or none."""
    if c.CHANGER <= thing < c.CUP:
        return said(card=name(thing), facts=facts(g, thing))
    return said("pass") if thing == c.PASS else None


def refuses_weapon(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Windows and targets."""
    card = (option >> 8) - c.CHANGER
    if not 0 <= card < c.CHANGERS or card not in g.weapons[seat]:
        return refuse("SC-181", "not-your-weapon")
    if changer_cards.WINDOW[card] != arg & 7:
        return refuse(
            "SC-350",
            "other-window",
            window=names("windows", changer_cards.WINDOWS[changer_cards.WINDOW[card]]),
        )
    return refuse("SC-350", "no-effect")


WEAPON_QUESTION: Final = Question(
    s.WEAPON,
    "weapon",
    "SC-309",
    legal_weapon,
    answer_weapon,
    asks=asks_weapon,
    says=says_weapon,
    place="weapons",
    refuses=refuses_weapon,
    tempting=lambda g, seat, arg: [s.WEAPON | (c.CHANGER + card) << 8 for card in g.weapons[seat]],
    caretaker=c.PASS,
    always_ask=True,  # being asked must not tell what one holds (SC-309)
    unheard=True,
)


def use(g: Superclub, seat: int, side: int, card: int, arg: int) -> None:
    """What the card does; some ask for a target first."""
    effect = changer_cards.EFFECT[card]
    if effect == changer_cards.DERBY:
        g.derby = 1
    elif effect == changer_cards.RELINEUP:
        begin(g, seat, AGAIN)
    elif effect == changer_cards.REPLAY_THIRD:
        roll(g)  # its doubles are ignored
        tell_totals(g)
    elif effect == changer_cards.HEAL_NOW:
        if g.events is not None:
            g.tell("healed", "SC-309", [seat, g.pitch[seat][arg >> 8]])
    elif effect == changer_cards.PROTEST:
        protest(g, seat, side)
    elif effect == changer_cards.MATCH_BONUS and changer_cards.THIRD[card] >= 0:
        g.effects[3 * side + changer_cards.THIRD[card]] += changer_cards.AMOUNT[card]
    else:
        g.ask(seat, s.TARGET, card)


def protest(g: Superclub, seat: int, side: int) -> None:
    """One die up to two times: a 6 turns the defeat into a win (GC-36)."""
    for _ in range(PROTEST_DICE):
        die = g.rand(6) + 1
        if g.events is not None:
            g.tell("protest", "SC-317", [seat, die])
        if die == 6:
            g.outcome = c.WIN if side == 0 else c.LOSS
            return


# target: a third, a defender of his own, an opposing starter


def legal_target(g: Superclub, seat: int, card: int) -> list[int]:
    """What the card may name."""
    effect = changer_cards.EFFECT[card]
    if effect == changer_cards.MAN_MARK:
        return [s.TARGET | player << 8 for player in defenders(g, seat)]
    if effect == changer_cards.INJURE_OPPONENT:
        return [s.TARGET | player << 8 for player in starters(g, seat_of(g, 1 - side_of(g, seat)))]
    moved = effect == changer_cards.MOVE_BOOST
    return [
        s.TARGET | (c.THIRD + t) << 8 for t in (c.ATT, c.MID, c.DEF) if not moved or t != g.boost_at[seat]
    ]


def answer_target(g: Superclub, seat: int, card: int, option: int) -> None:
    """The card has its effect."""
    effect = changer_cards.EFFECT[card]
    thing = option >> 8
    side = side_of(g, seat)
    if g.events is not None:
        g.tell("target", "SC-309", [seat, card, thing])
    if effect == changer_cards.MAN_MARK:
        g.effects[3 * (1 - side) + c.ATT] -= min(MOST_MARKED, g.stars[thing])
    elif effect == changer_cards.INJURE_OPPONENT:
        other = seat_of(g, 1 - side)
        g.push(s.INJURY, other | g.pitch[other].index(thing) << 3)
    elif effect == changer_cards.MOVE_BOOST:
        g.boost_at[seat] = thing - c.THIRD
    else:
        g.effects[3 * side + thing - c.THIRD] += changer_cards.AMOUNT[card]


def asks_target(g: Superclub, seat: int, card: int) -> Said:
    """The card and what it says."""
    return said(rule="SC-309", card=name(c.CHANGER + card), facts=facts(g, c.CHANGER + card))


def says_target(g: Superclub, seat: int, thing: int) -> Said | None:
    """A third or a player."""
    return said(target=name(thing), facts=facts(g, thing)) if thing < c.STAFF else None


TARGET_QUESTION: Final = Question(
    s.TARGET,
    "target",
    "SC-350",
    legal_target,
    answer_target,
    asks=asks_target,
    says=says_target,
    pick=best_player,
)
