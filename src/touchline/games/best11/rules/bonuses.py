"""Step 6: signing bonuses of the cards won this round (B11-112 to B11-141).

A bonus that another one sets off is finished before the next pending one, because its question is
asked at once and the agenda waits (B11-119).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.best11 import cards as c, state as s
from touchline.games.best11.rules.deck import forget
from touchline.games.best11.state import Best11
from touchline.games.best11.text import bonus_text, card_facts, name, objective

LOOK: Final = 10  # B11-137


# bonus_order: a manager uses the bonuses of the won cards in any order (B11-118, B11-119)


def signing_bonuses(g: Best11, turn: int) -> None:
    """Each manager with pending bonuses, in whistle order, until none is left."""
    for i in range(turn, g.seats):
        seat = (g.lead + i) % g.seats
        if has_pending(g, seat):
            g.push(s.SIGNING_BONUSES, i)
            g.ask(seat, s.BONUS_ORDER)
            return


def has_pending(g: Best11, seat: int) -> bool:
    """Whether a won card's bonus is still to be used."""
    for entry in g.pending:
        if entry >> 8 == seat:
            return True
    return False


def legal_bonus_order(g: Best11, seat: int, arg: int) -> list[int]:
    """Any pending card, or done."""
    options = [s.BONUS_ORDER | (entry & 0xFF) << 8 for entry in g.pending if entry >> 8 == seat]
    options.append(s.BONUS_ORDER | c.DONE << 8)
    return options


def answer_bonus_order(g: Best11, seat: int, arg: int, option: int) -> None:
    """Use it once (B11-117); `done` declines all that are left (B11-118)."""
    card = option >> 8
    if card == c.DONE:
        g.pending = [entry for entry in g.pending if entry >> 8 != seat]
        if g.events is not None:
            g.tell("bonus_declined", "B11-118", [seat])
        return
    g.pending.remove(seat << 8 | card)
    if g.events is not None:
        g.tell("bonus_used", "B11-112", [seat, card])
    run_bonus(g, seat, c.BONUS[card])


WORDS: Final = {c.DONE: "done", c.DECLINE: "decline"}


def says_bonus(g: Best11, seat: int, thing: int) -> Said:
    """A bonus by its card, or none of them."""
    if thing in WORDS:
        return said(WORDS[thing], place="")
    return said(card=name(thing), bonus=bonus_text(thing))


def says_card(g: Best11, seat: int, thing: int) -> Said:
    """A card, or none of them."""
    if thing in WORDS:
        return said(WORDS[thing], place="")
    return said(card=name(thing), facts=card_facts(thing))


def refuses_bonus_order(g: Best11, seat: int, arg: int, option: int) -> Said | None:
    """Once, and only what was won."""
    thing = option >> 8
    return refuse("B11-113", "not-won-this-round") if thing < c.KEEPER and c.BONUS[thing] else None


BONUS_ORDER_QUESTION: Final = Question(
    s.BONUS_ORDER,
    "bonus_order",
    "B11-119",
    legal_bonus_order,
    answer_bonus_order,
    says=says_bonus,
    place="team",
    refuses=refuses_bonus_order,
    tempting=lambda g, seat, arg: [s.BONUS_ORDER | card << 8 for card in g.arrivals[seat] if c.BONUS[card]],
    caretaker=c.DONE,
    phase="signing-bonuses",
)


def run_bonus(g: Best11, seat: int, bonus: int) -> None:
    """Start a signing bonus; those that could hurt ask first (B11-280)."""
    if bonus == c.GAIN_TACTICS:
        gain_tactics(g, seat)
    elif bonus == c.ADD_FROM_HAND:
        if g.hand[seat]:  # B11-125
            g.ask(seat, s.BONUS_HAND)
    elif bonus == c.EXTRA_CARD:
        g.extra[seat] += 1  # B11-128, B11-129
        if g.events is not None:
            g.tell("extra_card", "B11-128", [seat])
    elif bonus == c.REUSE_BONUS:
        if len(legal_bonus_reuse(g, seat, 0)) > 1:  # B11-136
            g.ask(seat, s.BONUS_REUSE)
    elif bonus == c.ADD_FROM_DISCARD and g.discard:  # B11-138
        g.ask(seat, s.BONUS_DISCARD)


# return_tactic: two drawn, one of all held goes back (B11-120 to B11-123)


def gain_tactics(g: Best11, seat: int) -> None:
    """Draw two and end with one more; a single last card is kept (B11-120, B11-123)."""
    drawn: list[int] = []
    while g.tactics_deck and len(drawn) < 2:
        drawn.append(g.tactics_deck.pop())
        g.put_under.pop()
    if not drawn:
        return
    g.tactics[seat].extend(drawn)
    g.reveal()
    if g.events is not None:
        g.tell("tactics_drawn", "B11-120", [seat, *drawn], only=seat, veil=[seat, *[-1] * len(drawn)])
    if len(drawn) == 2:
        g.ask(seat, s.RETURN_TACTIC)


def legal_return_tactic(g: Best11, seat: int, arg: int) -> list[int]:
    """Any tactical card held, new or old (B11-121)."""
    return [s.RETURN_TACTIC | card << 8 for card in g.tactics[seat]]


def answer_return_tactic(g: Best11, seat: int, arg: int, option: int) -> None:
    """It goes face down to the bottom of the deck (B11-122)."""
    card = option >> 8
    g.tactics[seat].remove(card)
    g.tactics_deck.insert(0, card)
    g.put_under.insert(0, seat)
    if g.events is not None:
        g.tell("tactic_returned", "B11-121", [seat, card], only=seat, veil=[seat, -1])


def says_tactic(g: Best11, seat: int, thing: int) -> Said | None:
    """A tactical card that goes back."""
    return said(card=name(thing), objective=objective(thing)) if c.TACTIC <= thing < c.PLAYER else None


def newest_tactic(g: Best11, seat: int, arg: int) -> int:
    """The card that was drawn last goes back (B11-240)."""
    return g.open[seat] & 0xFF | g.tactics[seat][-1] << 8


RETURN_TACTIC_QUESTION: Final = Question(
    s.RETURN_TACTIC,
    "return_tactic",
    "B11-121",
    legal_return_tactic,
    answer_return_tactic,
    says=says_tactic,
    place="tactics",
    caretaker=newest_tactic,
    phase="tactical-cards",
)


# bonus_hand: a hand card joins the team, and its own bonus is activated (B11-124 to B11-127)


def legal_bonus_hand(g: Best11, seat: int, arg: int) -> list[int]:
    """Any free agent in hand, with or without space for it, or decline (B11-124, B11-141)."""
    options = [s.BONUS_HAND | card << 8 for card in g.hand[seat]]
    options.append(s.BONUS_HAND | c.DECLINE << 8)
    return options


def answer_bonus_hand(g: Best11, seat: int, arg: int, option: int) -> None:
    """Add the card; a bonus of its own runs at once (B11-126, B11-281)."""
    card = option >> 8
    if card == c.DECLINE:
        if g.events is not None:
            g.tell("declined", "B11-280", [seat])
        return
    g.hand[seat].remove(card)
    forget(g, seat, card)
    g.arrivals[seat].append(card)
    g.reveal()
    if g.events is not None:
        g.tell("added_from_hand", "B11-124", [seat, card])
    run_bonus(g, seat, c.BONUS[card])


def says_bonus_hand(g: Best11, seat: int, thing: int) -> Said:
    """A hand card that joins the team."""
    if thing not in WORDS and c.BONUS[thing]:
        return said("chain", card=name(thing), bonus=bonus_text(thing))
    return says_card(g, seat, thing)


BONUS_HAND_QUESTION: Final = Question(
    s.BONUS_HAND,
    "bonus_hand",
    "B11-124",
    legal_bonus_hand,
    answer_bonus_hand,
    says=says_bonus_hand,
    place="hand",
    caretaker=c.DECLINE,
    phase="signing-bonuses",
)


# bonus_reuse: the bonus of a card on the board runs again (B11-131 to B11-136)


def legal_bonus_reuse(g: Best11, seat: int, arg: int) -> list[int]:
    """Any free agent of the team or arrivals with another bonus, or decline (B11-132, B11-133, B11-134)."""
    options: list[int] = []
    for card in g.team[seat]:  # the keeper is not among them (B11-135)
        if c.BONUS[card] != c.NO_BONUS and c.BONUS[card] != c.REUSE_BONUS:
            options.append(s.BONUS_REUSE | card << 8)
    for card in g.arrivals[seat]:
        if c.BONUS[card] != c.NO_BONUS and c.BONUS[card] != c.REUSE_BONUS:
            options.append(s.BONUS_REUSE | card << 8)
    options.append(s.BONUS_REUSE | c.DECLINE << 8)
    return options


def answer_bonus_reuse(g: Best11, seat: int, arg: int, option: int) -> None:
    """Run that bonus."""
    card = option >> 8
    if card == c.DECLINE:
        if g.events is not None:
            g.tell("declined", "B11-280", [seat])
        return
    if g.events is not None:
        g.tell("bonus_reused", "B11-131", [seat, card])
    run_bonus(g, seat, c.BONUS[card])


def refuses_bonus_reuse(g: Best11, seat: int, arg: int, option: int) -> Said | None:
    """What cannot be copied."""
    thing = option >> 8
    if c.KEEPER <= thing < c.KEEPER + c.KEEPERS:
        return refuse("B11-135", "keeper-bonus")
    if thing < c.KEEPER and thing in g.team[seat] + g.arrivals[seat]:
        if c.BONUS[thing] == c.REUSE_BONUS:
            return refuse("B11-134", "another-reuse")
        return refuse("B11-282", "late-is-no-bonus") if c.LATE[thing] else refuse("B11-131", "no-bonus")
    return None


def on_board(g: Best11, seat: int) -> list[int]:
    """Everybody on the board or about to stand there, the keeper too."""
    return g.team[seat] + g.arrivals[seat] + ([g.keeper[seat]] if g.keeper[seat] >= 0 else [])


BONUS_REUSE_QUESTION: Final = Question(
    s.BONUS_REUSE,
    "bonus_reuse",
    "B11-131",
    legal_bonus_reuse,
    answer_bonus_reuse,
    says=says_bonus,
    place="team",
    refuses=refuses_bonus_reuse,
    tempting=lambda g, seat, arg: [s.BONUS_REUSE | thing << 8 for thing in on_board(g, seat)],
    caretaker=c.DECLINE,
    phase="signing-bonuses",
)


# bonus_discard: one of the top ten discards joins the team (B11-137 to B11-140)


def legal_bonus_discard(g: Best11, seat: int, arg: int) -> list[int]:
    """The ten cards on top, this round's discards included, or decline (B11-137, B11-283)."""
    options = [s.BONUS_DISCARD | card << 8 for card in g.discard[-LOOK:]]
    options.append(s.BONUS_DISCARD | c.DECLINE << 8)
    return options


def answer_bonus_discard(g: Best11, seat: int, arg: int, option: int) -> None:
    """Add it; its bonus stays silent and the pile keeps its order (B11-139, B11-140)."""
    card = option >> 8
    if card == c.DECLINE:
        if g.events is not None:
            g.tell("declined", "B11-280", [seat])
        return
    g.discard.remove(card)
    g.arrivals[seat].append(card)
    if g.events is not None:
        g.tell("added_from_discard", "B11-137", [seat, card])


def refuses_bonus_discard(g: Best11, seat: int, arg: int, option: int) -> Said | None:
    """Not from further down."""
    return refuse("B11-137", "too-deep") if option >> 8 in g.discard[:-LOOK] else None


BONUS_DISCARD_QUESTION: Final = Question(
    s.BONUS_DISCARD,
    "bonus_discard",
    "B11-137",
    legal_bonus_discard,
    answer_bonus_discard,
    says=says_card,
    place="discard",
    refuses=refuses_bonus_discard,
    tempting=lambda g, seat, arg: [s.BONUS_DISCARD | card << 8 for card in g.discard[-LOOK - 2 : -LOOK]],
    caretaker=c.DECLINE,
    phase="signing-bonuses",
)
