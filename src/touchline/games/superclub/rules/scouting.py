"""Step 3: scouting (SC-071 to SC-078, SC-334)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules import asides, club, decks
from touchline.games.superclub.rules.answers import word
from touchline.games.superclub.rules.offers import end_letters, lapse
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facts, money, name


def scouting_step(g: Superclub, place: int) -> None:
    """After its trade window each manager scouts, champion first."""
    if place == 0 and g.stage != s.IN_SCOUTING:
        g.stage = s.IN_SCOUTING
        g.push(s.SCOUTING_STEP)
        g.push(s.TRADE_WINDOW)
        return
    if place == g.seats:
        end_letters(g)
        return
    g.used = 0
    g.push(s.SCOUTING_STEP, place + 1)
    g.push(s.SCOUT_TURN, (g.lead + place) % g.seats)


def reports(g: Superclub, seat: int) -> int:
    """How many players he may scout: none under a transfer_ban (SC-072, SC-073, KS-17, KS-18, GC-24)."""
    if g.banned >> seat & 1:
        return 0
    return c.SCOUTED[g.levels[3 * seat + c.SCOUTING]] + club.staff_sum(g, seat, c.SCOUT_EXTRA)


def reports_left(g: Superclub, seat: int) -> int:
    """How many of them he may still turn in his turn, with the staff that he has now (SC-319)."""
    return max(0, reports(g, seat) - g.used)


# scout: choose a continent, and turn its top card (SC-071, SC-074)


def scout_turn(g: Superclub, seat: int) -> None:
    """The next card of this manager, while he may turn one (SC-289, SC-319, SC-341)."""
    if reports_left(g, seat) and decks.can_turn(g):
        g.ask(seat, s.SCOUT)


def legal_scout(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any continent that has a card, or done (SC-287)."""
    options = [s.SCOUT | c.DONE << 8]
    decks.add_continents(g, s.SCOUT, options)
    asides.add_asides(g, seat, options)
    return options


def answer_scout(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The card lies open."""
    if asides.took_aside(g, seat, option):
        g.push(s.SCOUT_TURN, seat)
        return
    if option >> 8 == c.DONE:
        return
    g.used += 1
    continent = (option >> 8) - c.CONTINENT
    g.lot = decks.turn_top(g, continent)
    if g.events is not None:
        g.tell("scouted", "SC-074", [seat, g.lot, continent])
    g.push(s.SCOUT_TURN, seat)
    g.push(s.SCOUTED_CARD, seat)


SCOUT_QUESTION: Final = Question(
    s.SCOUT,
    "scout",
    "SC-074",
    legal_scout,
    answer_scout,
    asks=lambda g, seat, arg: said(left=reports_left(g, seat)),
    says=lambda g, seat, thing: word(thing, [c.DONE]) or decks.says_continent(g, seat, thing),
    place="world",
    refuses=decks.refuses_continent,
    tempting=decks.tempting_continents,
    caretaker=c.DONE,
)


# sign: for his scouting price, or reject him (SC-075 to SC-078, SC-334)


def scouted_card(g: Superclub, seat: int) -> None:
    """He decides before the next card is turned (SC-076)."""
    g.ask(seat, s.SIGN_PLAYER)


def legal_sign(g: Superclub, seat: int, arg: int) -> list[int]:
    """Sign, with the cash and a free place, or reject; he may sell first (SC-078, SC-334)."""
    options = [s.SIGN_PLAYER | c.REJECT << 8]
    if g.cash[seat] >= club.scout_price(g, g.lot) and not club.is_full(g, seat):
        options.append(s.SIGN_PLAYER | c.SIGN << 8)
    asides.add_asides(g, seat, options)
    return options


def answer_sign(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Paid to the bank, or to the Inactive players pile (SC-075, SC-077)."""
    if asides.took_aside(g, seat, option):
        g.push(s.SCOUTED_CARD, seat)
        return
    player = g.lot
    g.lot = -1
    if option >> 8 == c.SIGN:
        price = club.scout_price(g, player)
        g.cash[seat] -= price
        if g.events is not None:
            g.tell("signed", "SC-075", [seat, player, price])
        club.sign(g, seat, player)
        lapse(g)
        return
    g.inactive.append(player)
    if g.events is not None:
        g.tell("rejected", "SC-077", [seat, player])


def asks_sign(g: Superclub, seat: int, arg: int) -> Said:
    """The player, his price and the cash."""
    price, cash = money(club.scout_price(g, g.lot)), money(g.cash[seat])
    return said(player=name(g.lot), price=price, facts=facts(g, g.lot), cash=cash)


def says_sign(g: Superclub, seat: int, thing: int) -> Said | None:
    """The player who lies open, or not."""
    if thing != c.SIGN or g.lot < 0:
        return word(thing, [c.REJECT])
    return said("sign", player=name(g.lot), price=money(club.scout_price(g, g.lot)), facts=facts(g, g.lot))


def refuses_sign(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Money and place."""
    if option >> 8 != c.SIGN:
        return None
    if club.is_full(g, seat):
        return refuse("SC-078", "full-sell", most=c.MOST_PLAYERS)
    return refuse("SC-334", "player-price", price=money(club.scout_price(g, g.lot)), cash=money(g.cash[seat]))


SIGN_QUESTION: Final = Question(
    s.SIGN_PLAYER,
    "sign",
    "SC-075",
    legal_sign,
    answer_sign,
    asks=asks_sign,
    says=says_sign,
    place="lot",
    refuses=refuses_sign,
    tempting=lambda g, seat, arg: [s.SIGN_PLAYER | c.SIGN << 8, *asides.tempting_sales(g, seat)],
    caretaker=c.REJECT,
)
