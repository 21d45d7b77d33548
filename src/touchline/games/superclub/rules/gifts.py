"""Good news that brings a player or a member of the staff for nothing (SC-092, SC-316, GC-06, GC-07)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules import club, decks
from touchline.games.superclub.rules.answers import card, word
from touchline.games.superclub.rules.asides import FIRE_VERB, SELL_ABROAD_VERB
from touchline.games.superclub.rules.investments import asks_hire, refuses_hire, tempting_hire
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facts, name

# free_continent and free_sign: a player for nothing (GC-06, SC-316)


def free_draw(g: Superclub, seat: int) -> None:
    """Without any card the draw is lost (SC-289)."""
    if decks.can_turn(g):
        g.ask(seat, s.FREE_CONTINENT)


def legal_free_continent(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any continent that has a card."""
    options: list[int] = []
    decks.add_continents(g, s.FREE_CONTINENT, options)
    return options


def answer_free_continent(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The card lies open."""
    continent = (option >> 8) - c.CONTINENT
    g.lot = decks.turn_top(g, continent)
    if g.events is not None:
        g.tell("scouted", "SC-180", [seat, g.lot, continent])
    g.push(s.FREE_SIGNING, seat)


FREE_CONTINENT_QUESTION: Final = Question(
    s.FREE_CONTINENT,
    "free_continent",
    "SC-288",
    legal_free_continent,
    answer_free_continent,
    says=decks.says_continent,
    place="world",
    refuses=decks.refuses_continent,
)


def free_signing(g: Superclub, seat: int) -> None:
    """Sign him or not."""
    g.ask(seat, s.FREE_SIGN)


def legal_free_sign(g: Superclub, seat: int, arg: int) -> list[int]:
    """He needs a free place; one player may be sold abroad to make room (SC-316)."""
    options = [s.FREE_SIGN | c.REJECT << 8]
    if club.is_full(g, seat):
        for player in g.squad[seat]:
            options.append(s.SELL_ABROAD | player << 8)
    else:
        options.append(s.FREE_SIGN | c.SIGN << 8)
    return options


def answer_free_sign(g: Superclub, seat: int, arg: int, option: int) -> None:
    """For nothing, or to the Inactive players pile."""
    if option & 0xFF == s.SELL_ABROAD:
        club.sell_abroad(g, seat, option >> 8)
        g.push(s.FREE_SIGNING, seat)
        return
    player = g.lot
    g.lot = -1
    if option >> 8 == c.SIGN:
        if g.events is not None:
            g.tell("signed", "SC-180", [seat, player, 0])
        club.sign(g, seat, player)
        return
    g.inactive.append(player)
    if g.events is not None:
        g.tell("rejected", "SC-180", [seat, player])


def says_free_sign(g: Superclub, seat: int, thing: int) -> Said | None:
    """The player who lies open, or not."""
    if thing != c.SIGN or g.lot < 0:
        return word(thing, [c.REJECT])
    return said("sign", player=name(g.lot), facts=facts(g, g.lot))


def refuses_free_sign(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Place."""
    return refuse("SC-316", "full-sell", most=c.MOST_PLAYERS) if option == s.FREE_SIGN | c.SIGN << 8 else None


FREE_SIGN_QUESTION: Final = Question(
    s.FREE_SIGN,
    "free_sign",
    "SC-316",
    legal_free_sign,
    answer_free_sign,
    asks=lambda g, seat, arg: said(player=name(g.lot), facts=facts(g, g.lot)),
    says=says_free_sign,
    place="lot",
    verbs=(SELL_ABROAD_VERB,),
    refuses=refuses_free_sign,
    tempting=(c.SIGN,),
    caretaker=c.REJECT,
)


# free_hire: a member for nothing (GC-07)


def free_hiring(g: Superclub, seat: int) -> None:
    """Hire one of the two or nobody."""
    g.ask(seat, s.FREE_HIRE)


def legal_free_hire(g: Superclub, seat: int, arg: int) -> list[int]:
    """With 3 members one has to be fired first (SC-092)."""
    options = [s.FREE_HIRE | c.NONE << 8]
    if len(g.staff[seat]) < c.MOST_STAFF:
        for member in g.drawn:
            options.append(s.FREE_HIRE | (c.STAFF + member) << 8)
    else:
        for member in g.staff[seat]:
            options.append(s.FIRE | (c.STAFF + member) << 8)
    return options


def answer_free_hire(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Free of charge; the others go under the deck."""
    member = (option >> 8) - c.STAFF
    if option & 0xFF == s.FIRE:
        club.fire(g, seat, member)
        g.push(s.FREE_HIRING, seat)
        return
    if option >> 8 == c.NONE:
        if g.events is not None:
            g.tell("nobody_hired", "SC-180", [seat])
    else:
        g.drawn.remove(member)
        g.staff[seat].append(member)
        if g.events is not None:
            g.tell("hired", "SC-180", [seat, member, 0])
    decks.staff_back(g)


def refuses_free_hire(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Place."""
    return refuses_hire(g, seat, arg, option) if option & 0xFF == s.FREE_HIRE else None


FREE_HIRE_QUESTION: Final = Question(
    s.FREE_HIRE,
    "free_hire",
    "SC-092",
    legal_free_hire,
    answer_free_hire,
    asks=asks_hire,
    says=lambda g, seat, thing: word(thing, [c.NONE]) or card(g, thing),
    place="staff",
    verbs=(FIRE_VERB,),
    refuses=refuses_free_hire,
    tempting=tempting_hire,
    caretaker=c.NONE,
)
