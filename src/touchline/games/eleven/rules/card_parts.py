"""Parts of effects that bring cards or buildings, and what may be declined (EL-142, EL-351 to EL-354,
EL-379)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.card_text import effect_words, part_words
from touchline.games.eleven.effects import (
    DO_OFFICE,
)
from touchline.games.eleven.rules import market
from touchline.games.eleven.rules.club import (
    deal,
    dealt,
)
from touchline.games.eleven.rules.lane import LEFT, MAY_DECLINE, ROW, go_on, push_next
from touchline.games.eleven.rules.stadium import (
    build_office,
    can_build_office,
)
from touchline.games.eleven.state import Eleven

# Cards


def do_tactic(g: Eleven, seat: int, arg: int) -> None:
    """Draw Tactic cards; the deck is never reshuffled (EL-005, EL-281)."""
    for _ in range(c.PART_N[arg & ROW]):
        if g.tactic_deck:
            card = g.tactic_deck.pop()
            g.tactics[seat].append(card)
            g.reveal()
            if g.events is not None:
                g.tell("tactic_drawn", "EL-281", [seat, card], only=seat, veil=[seat, -1])


def do_hire_youngster(g: Eleven, seat: int, arg: int) -> None:
    """Hire the top Youngster, if the club can and wants to (EL-379)."""
    row = arg & ROW
    if market.hirable_youngster(g, seat, c.PART_N[row]) < 0:
        return
    if arg & MAY_DECLINE and c.PART_DECLINABLE[row]:
        g.ask(seat, s.ACCEPT_PART, arg)
    else:
        market.hire_youngster(g, seat, c.PART_N[row])


def do_office(g: Eleven, seat: int, arg: int) -> None:
    """Build the next Office step, if the club can and wants to (EL-379)."""
    row = arg & ROW
    if not can_build_office(g, seat, c.PART_N[row]):
        return
    if arg & MAY_DECLINE and c.PART_DECLINABLE[row]:
        g.ask(seat, s.ACCEPT_PART, arg)
    else:
        build_office(g, seat, c.PART_N[row])


def do_take_player(g: Eleven, seat: int, arg: int) -> None:
    """The top card of the Player deck, free (EL-353)."""
    card = market.draw(g, g.player_deck, g.player_discard)
    if card >= 0:
        if g.events is not None:
            g.tell("joined", "EL-353", [seat, card])
        market.gain_player(g, seat, card)


def do_search(g: Eleven, seat: int, arg: int) -> None:
    """A Staff card of that profession from the deck, which is shuffled (EL-351)."""
    found = [card for card in g.staff_deck if c.PROFESSION[card] == c.PART_X[arg & ROW]]
    if not found:
        return
    found.sort()
    card = found[g.rand(len(found))]
    g.staff_deck.remove(card)
    g.shuffle(g.staff_deck)
    g.reveal()
    if g.events is not None:
        g.tell("searched", "EL-351", [seat, card])
    market.gain_staff(g, seat, card)


def do_veterans(g: Eleven, seat: int, arg: int) -> None:
    """Draw Veterans, discard some, gain the rest, some of them Trained (EL-352, EL-403)."""
    row = arg & ROW
    drawn = [market.draw(g, g.veteran_deck, g.veteran_discard) for _ in range(c.PART_N[row])]
    deal(g, seat, [card for card in drawn if card >= 0])
    if dealt(g, seat):
        if g.events is not None:
            g.tell("veterans", "EL-352", [seat, *dealt(g, seat)])
        push_next(g, seat, s.AIM, arg | len(dealt(g, seat)) << LEFT)


def do_refresh(g: Eleven, seat: int, arg: int) -> None:
    """All five cards of a row are new, for all (EL-383)."""
    market.refresh(g, c.PART_X[arg & ROW], "EL-383")


# accept: a Staff BONUS, or a part that may be declined


def offer_part(g: Eleven, seat: int, row: int) -> None:
    """A Staff BONUS may be declined (EL-142)."""
    g.ask(seat, s.ACCEPT_PART, row)


def answer_accept(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Carry out the BONUS, or the single part of a longer effect (EL-142, EL-379)."""
    if option >> 8 == c.ACCEPT:
        if not arg & MAY_DECLINE:
            push_next(g, seat, s.PART, arg)
        elif c.PART_DO[arg & ROW] == DO_OFFICE:
            build_office(g, seat, c.PART_N[arg & ROW])
        else:
            market.hire_youngster(g, seat, c.PART_N[arg & ROW])
    elif g.events is not None:
        g.tell("declined", "EL-379" if arg & MAY_DECLINE else "EL-142", [seat])
    go_on(g, seat)


def asks_accept(g: Eleven, seat: int, arg: int) -> Said:
    """A bonus, or a part that may be declined."""
    if arg & MAY_DECLINE:
        return said(effect=part_words(arg & ROW))
    return said(rule="EL-142", effect=effect_words(arg & ROW))


def says_accept(g: Eleven, seat: int, thing: int) -> Said | None:
    """Yes or no, with what it is about."""
    if thing == c.ACCEPT and g.open[seat] & 0xFF == s.ACCEPT_PART:
        arg = g.open[seat] >> 8
        return said(effect=part_words(arg & ROW) if arg & MAY_DECLINE else effect_words(arg & ROW))
    return said("decline") if thing == c.DECLINE else None


ACCEPT_QUESTION: Final = Question(
    s.ACCEPT_PART,
    "accept",
    "EL-379",
    (c.ACCEPT, c.DECLINE),
    answer_accept,
    asks=asks_accept,
    says=says_accept,
    caretaker=c.DECLINE,
)
