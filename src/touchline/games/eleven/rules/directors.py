"""The draft of Directors and their bonuses (EL-036 to EL-042, EL-298)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.card_text import card_facts, effect_words
from touchline.games.eleven.rules.club import board, deal, dealt
from touchline.games.eleven.rules.lane import MAY_DECLINE, go_on, push_next
from touchline.games.eleven.rules.saying import says_card
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import name

DIRECTORS_EACH: Final = 3

HAND: Final = 4  # Directors dealt to each (EL-036), revealed first in solo (EL-298)


# draft_director, solo_director


def director_draft(g: Eleven, turn: int) -> None:
    """Four Directors each, one kept, the rest passed to the left, three times (EL-036 to EL-038); alone, one
    of four, one of three, one of two new ones (EL-298)."""
    if turn == 0:
        g.drafting = int(g.seats > 1)
        g.spare = list(range(c.DIRECTOR, c.DIRECTOR + c.DIRECTORS))
        g.shuffle(g.spare)
        if g.seats > 1:
            for seat in g.in_order(g.lead):
                deal(g, seat, sorted([g.spare.pop() for _ in range(HAND)]))
        g.reveal()
    elif g.seats > 1:
        hands = [dealt(g, (seat - 1) % g.seats) for seat in range(g.seats)]
        for seat in range(g.seats):
            deal(g, seat, hands[seat])
        g.reveal()
    if turn == DIRECTORS_EACH:
        g.dealt = [-1] * (4 * g.seats)
        return
    g.push(s.DIRECTOR_DRAFT, turn + 1)
    if g.seats == 1:
        deal(g, 0, sorted([g.spare.pop() for _ in range(HAND - turn)]))
        g.reveal()
        if g.events is not None:
            g.tell("directors_shown", "EL-298", [0, *dealt(g, 0)])
        g.ask(0, s.SOLO_DIRECTOR)
    else:
        for seat in range(g.seats):
            g.ask(seat, s.DRAFT_DIRECTOR)


def legal_draft_director(g: Eleven, seat: int, arg: int) -> list[int]:
    """One of the Directors in hand."""
    verb = g.open[seat] & 0xFF
    return [verb | card << 8 for card in dealt(g, seat)]


def answer_draft_director(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Keep him in secret; alone, the others are discarded (EL-037, EL-038, EL-298)."""
    deal(g, seat, [card for card in dealt(g, seat) if card != option >> 8])
    g.directors[g.directors.index(-1, 3 * seat)] = option >> 8
    if g.events is not None and g.seats > 1:
        g.tell("director_kept", "EL-037", [seat, option >> 8], only=seat, veil=[seat, -1])


def says_director(g: Eleven, seat: int, card: int) -> Said | None:
    """A Director to keep: Stats and ability."""
    if not c.DIRECTOR <= card < c.SPONSOR:
        return None
    stats = effect_words(c.DIRECTOR_STATS[card - c.DIRECTOR])
    return said(card=name(card), stats=stats, facts=card_facts(card))


DRAFT_DIRECTOR_QUESTION: Final = Question(
    s.DRAFT_DIRECTOR,
    "draft_director",
    "EL-037",
    legal_draft_director,
    answer_draft_director,
    says=says_director,
    place="dealt",
)
SOLO_DIRECTOR_QUESTION: Final = Question(
    s.SOLO_DIRECTOR,
    "solo_director",
    "EL-298",
    legal_draft_director,
    answer_draft_director,
    says=says_director,
    place="dealt",
)


def reveal_directors(g: Eleven, arg: int) -> None:
    """All Directors lie open, and move their Stats card by card (EL-039, EL-040)."""
    g.spare = []
    g.drafting = 0
    for seat in g.in_order(g.lead):
        if g.events is not None:
            g.tell("directors", "EL-039", [seat, *board(g, seat)])
    g.reveal()
    for seat in g.in_order(g.lead):
        for card in reversed(board(g, seat)):
            push_next(g, seat, s.PART, c.DIRECTOR_STATS[card - c.DIRECTOR])
        go_on(g, seat)


# director_bonus: which BONUS comes next


def director_bonuses(g: Eleven, turn: int) -> None:
    """BONUSes once, in turn order from the First player (EL-041, EL-042)."""
    if turn < g.seats:
        g.push(s.DIRECTOR_BONUSES, turn + 1)
        seat = (g.lead + turn) % g.seats
        g.due[seat] = 0
        for at in range(DIRECTORS_EACH):
            if c.BONUS[g.directors[3 * seat + at]]:
                g.due[seat] |= 1 << at
        push_next(g, seat, s.BONUSES)
        go_on(g, seat)


def bonuses(g: Eleven, seat: int, arg: int) -> None:
    """Ask which BONUS comes next, while any is left (EL-041)."""
    if g.due[seat]:
        g.ask(seat, s.DIRECTOR_BONUS)


def legal_director_bonus(g: Eleven, seat: int, arg: int) -> list[int]:
    """Directors whose BONUS is still to come."""
    directors = board(g, seat)
    return [s.DIRECTOR_BONUS | directors[at] << 8 for at in range(DIRECTORS_EACH) if g.due[seat] >> at & 1]


def answer_director_bonus(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Resolve it, then the next one."""
    card = option >> 8
    g.due[seat] &= ~(1 << board(g, seat).index(card))
    if g.events is not None:
        g.tell("director_bonus", "EL-041", [seat, card])
    push_next(g, seat, s.BONUSES)
    push_next(g, seat, s.PART, c.BONUS[card] | MAY_DECLINE)
    go_on(g, seat)


DIRECTOR_BONUS_QUESTION: Final = Question(
    s.DIRECTOR_BONUS,
    "director_bonus",
    "EL-041",
    legal_director_bonus,
    answer_director_bonus,
    says=says_card,
    place="directors",
)
