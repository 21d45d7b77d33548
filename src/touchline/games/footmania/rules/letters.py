"""Letters: offers written at any time, delivered when their writer speaks; and `auto_done`.

FM-253, FM-254, FM-285. Both are side options: nobody is asked for them, they touch only the writer's
own desk, and nobody else sees them before they are delivered.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, said
from touchline.games.footmania import cards as c, state as s
from touchline.games.footmania.rules.deadline import deals_open
from touchline.games.footmania.rules.listing import add_offers, is_more, listed
from touchline.games.footmania.rules.offers import permits, stands
from touchline.games.footmania.rules.terms import BLANK, next_choice, with_choice
from touchline.games.footmania.state import Footmania

MOST_LETTERS: Final = 2  # as many as go out in one window (FM-252)


def next_letter(g: Footmania, seat: int) -> int:
    """His oldest letter that is still legal; others are dropped and do not count (FM-285). 0: none."""
    while g.letters[seat]:
        offer = g.letters[seat].pop(0)
        if stands(g, seat, offer):
            return offer
        if g.events is not None:
            g.tell("letter_dropped", "FM-285", [seat], only=seat)
    return 0


def drop_letters(g: Footmania) -> None:
    """After the deadline no letter will ever be delivered (FM-087, FM-285)."""
    for seat in range(g.seats):
        if g.events is not None:
            for _ in g.letters[seat]:
                g.tell("letter_dropped", "FM-285", [seat], only=seat)
        g.letters[seat] = []
        g.drafts[seat] = 0


def may_write(g: Footmania, seat: int) -> bool:
    """At any time, but while he is asked for an offer: then he makes it at once."""
    return g.open[seat] & 0xFF not in (s.WINDOW, s.OFFER_TO, s.OFFER_FOR, s.OFFER_AMOUNT, s.PAYMENT)


def legal_side(g: Footmania, seat: int) -> list[int]:
    """Switch `auto_done`; begin a letter, write on, tear it up, or take the last one back."""
    if g.over or not deals_open(g):
        return []
    options = [s.AUTO_DONE | (c.OFF if g.auto_done >> seat & 1 else c.ON) << 8]
    draft = g.drafts[seat]
    waiting = len(g.letters[seat])
    if draft:
        options.append(s.LETTER | c.SCRAP << 8)
        if not may_write(g, seat):
            return options
        if draft == BLANK:
            add_offers(g, seat, options)
        else:
            options += listed(g, seat, draft)
    elif waiting < MOST_LETTERS and may_write(g, seat):
        options.append(s.LETTER | c.WRITE << 8)
    if waiting:
        options.append(s.LETTER | c.WITHDRAW << 8)
    return options


def unlisted_side(g: Footmania, seat: int, option: int) -> bool:
    """Legal parts of a letter that are not listed (FM-255 to FM-259)."""
    draft = g.drafts[seat]
    if g.over or not draft or not deals_open(g) or not may_write(g, seat):
        return False
    return permits(g, seat, 0 if draft == BLANK else draft, option)


def answer_side(g: Footmania, seat: int, option: int) -> None:
    """Do it; a letter whose last part is written waits for the writer's turn to speak."""
    verb = option & 0xFF
    thing = option >> 8
    if verb == s.AUTO_DONE:
        g.auto_done ^= 1 << seat
        if g.events is not None:
            g.tell("auto_done", "FM-253", [seat, int(thing == c.ON)], only=seat)
    elif verb != s.LETTER:
        draft = g.drafts[seat]
        draft = with_choice(0 if draft == BLANK else draft, option)
        while next_choice(draft):
            options = listed(g, seat, draft)
            if len(options) != 1 or is_more(g, seat, draft):
                break
            draft = with_choice(draft, options[0])  # FM-278
        if next_choice(draft):
            g.drafts[seat] = draft
            return
        g.drafts[seat] = 0
        g.letters[seat].append(draft)
        if g.events is not None:
            g.tell("letter_written", "FM-254", [seat], only=seat)
    elif thing == c.WRITE:
        g.drafts[seat] = BLANK
    elif thing == c.SCRAP:
        g.drafts[seat] = 0
    else:
        g.letters[seat].pop()
        if g.events is not None:
            g.tell("letter_withdrawn", "FM-254", [seat], only=seat)


def says_letter(g: Footmania, seat: int, thing: int) -> Said | None:
    """Writing an offer out of turn."""
    for word, case in ((c.WRITE, "write"), (c.SCRAP, "scrap"), (c.WITHDRAW, "withdraw")):
        if thing == word:
            return said(case)
    return None


def says_auto_done(g: Footmania, seat: int, thing: int) -> Said | None:
    """The switch that says done."""
    return said("on") if thing == c.ON else said("off") if thing == c.OFF else None


LETTER_VERB: Final[Verb] = Verb(s.LETTER, "letter", says_letter, "desk")
AUTO_DONE_VERB: Final[Verb] = Verb(s.AUTO_DONE, "auto_done", says_auto_done)
