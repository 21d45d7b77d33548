"""The Transfer Area: decks, rows, hiring and selling (EL-004 to EL-006, EL-103 to EL-146)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, refuse, said
from touchline.games.eleven import cards, effects as e
from touchline.games.eleven.cards import COST
from touchline.games.eleven.effects import FREE, LASTS_HIRES_MORE
from touchline.games.eleven.rules.club import cash, gain, gain_vp, is_out, lasts, pay, strength
from touchline.games.eleven.rules.jerseys import take_jersey, unbind
from touchline.games.eleven.rules.lane import push_next
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.rules.saying import facts
from touchline.games.eleven.state import GOAL_XP, HIRE, MATCH_XP, OFFER_PART, SELL, Eleven
from touchline.games.eleven.text import euros, name

SLOTS: Final = 5  # in each row, slot 1 first (EL-026)
BASIC_SLOTS: Final = 3 | 5 << 4  # the three rightmost (EL-103, EL-139, EL-147)
SALE: Final = 2  # EL-133


# Decks and rows


def draw(g: Eleven, deck: list[int], discard: list[int]) -> int:
    """The top card; an empty deck is made of its discard pile; -1 if both are empty (EL-004, EL-006)."""
    if not deck:
        if not discard:
            return -1
        deck.extend(discard)
        discard.clear()
        g.shuffle(deck)
        if g.events is not None:
            g.tell("reshuffled", "EL-004", [deck[0]])
    g.reveal()
    return deck.pop()


def deck_of(g: Eleven, row: int) -> list[int]:
    """The deck of a row."""
    return g.player_deck if row == e.ROW_PLAYERS else g.staff_deck if row == e.ROW_STAFF else g.sponsor_deck


def discard_of(g: Eleven, row: int) -> list[int]:
    """The discard pile of a row."""
    if row == e.ROW_PLAYERS:
        return g.player_discard
    return g.staff_discard if row == e.ROW_STAFF else g.sponsor_discard


def row_of(card: int) -> int:
    """The row in which a card lies."""
    return e.ROW_PLAYERS if card < cards.YOUNGSTER else e.ROW_STAFF if card < cards.STAFF + 36 else 2


def leave_row(g: Eleven, card: int) -> None:
    """A card leaves its row: those to its left shift right, a new one enters slot 1 (EL-026, EL-105)."""
    row = row_of(card)
    at = SLOTS * row
    slot = at
    while g.market[slot] != card:
        slot += 1
    while slot > at:
        g.market[slot] = g.market[slot - 1]
        slot -= 1
    g.market[at] = draw(g, deck_of(g, row), discard_of(g, row))
    if g.events is not None and g.market[at] >= 0:
        g.tell("entered", "EL-105", [row, g.market[at]])


def refresh(g: Eleven, row: int, rule: str) -> None:
    """Discard all cards of a row and deal new ones."""
    at = SLOTS * row
    for slot in range(at, at + SLOTS):
        if g.market[slot] >= 0:
            discard_of(g, row).append(g.market[slot])
    for slot in range(at + SLOTS - 1, at - 1, -1):
        g.market[slot] = draw(g, deck_of(g, row), discard_of(g, row))
    if g.events is not None:
        g.tell("refreshed", rule, [row, *g.market[at : at + SLOTS]])


def in_slots(g: Eleven, row: int, slots: int) -> list[int]:
    """The cards of a row in these slots, `low | high << 4`."""
    at = SLOTS * row - 1
    return [card for card in g.market[at + (slots & 15) : at + (slots >> 4) + 1] if card >= 0]


# Hiring


def price(g: Eleven, seat: int, card: int, discount: int) -> int:
    """What a hire costs; free stays free (EL-014, EL-104, EL-106, EL-140, EL-409)."""
    if discount == FREE:
        return 0
    return max(0, COST[card] + lasts(g, seat, LASTS_HIRES_MORE) - discount)


def hirable_players(g: Eleven, seat: int, slots: int, discount: int) -> list[int]:
    """Regular Players in these slots that the club can pay for (EL-009, EL-103, EL-410)."""
    if lasts(g, seat, e.LASTS_NO_PLAYER_HIRE):
        return []
    money = cash(g, seat)
    return [c for c in in_slots(g, e.ROW_PLAYERS, slots) if price(g, seat, c, discount) <= money]


def hirable_staff(g: Eleven, seat: int, slots: int, discount: int) -> list[int]:
    """Staff in these slots that the club can pay for (EL-139, EL-410)."""
    if lasts(g, seat, e.LASTS_NO_STAFF_HIRE):
        return []
    money = cash(g, seat)
    return [c for c in in_slots(g, e.ROW_STAFF, slots) if price(g, seat, c, discount) <= money]


def hirable_youngster(g: Eleven, seat: int, discount: int) -> int:
    """The top Youngster, if the club can have him; else -1 (EL-106, EL-410)."""
    if not g.youngster_deck or lasts(g, seat, e.LASTS_NO_PLAYER_HIRE):
        return -1
    card = g.youngster_deck[-1]
    return card if price(g, seat, card, discount) <= cash(g, seat) else -1


def turn_up_youngster(g: Eleven) -> None:
    """The top Youngster lies open, so an empty deck is made anew at once (EL-004, EL-017)."""
    if not g.youngster_deck and g.youngster_discard:
        g.youngster_deck.append(draw(g, g.youngster_deck, g.youngster_discard))


def hire(g: Eleven, seat: int, card: int, discount: int) -> None:
    """Pay for a Player or Staff card of the Transfer Area and take it."""
    cost = price(g, seat, card, discount)
    pay(g, seat, e.CASH, cost)
    if g.events is not None:
        g.tell("hired", "EL-140" if card >= cards.STAFF else "EL-103", [seat, card, cost])
    leave_row(g, card)
    if card >= cards.STAFF:
        gain_staff(g, seat, card)
    else:
        gain_player(g, seat, card)


def hire_youngster(g: Eleven, seat: int, discount: int) -> None:
    """Pay for the top Youngster and take him (EL-106)."""
    card = draw(g, g.youngster_deck, g.youngster_discard)
    cost = price(g, seat, card, discount)
    pay(g, seat, e.CASH, cost)
    if g.events is not None:
        g.tell("hired", "EL-106", [seat, card, cost])
    gain_player(g, seat, card)
    turn_up_youngster(g)


def gain_player(g: Eleven, seat: int, card: int) -> None:
    """A Player joins the club, Untrained; in setup Jerseys come later (EL-018, EL-042, EL-118)."""
    g.squad[seat].append(card)
    if g.week:
        take_jersey(g, seat, card)


def gain_staff(g: Eleven, seat: int, card: int) -> None:
    """A Staff card joins the club, ready, and offers its BONUS (EL-141, EL-142, EL-145, EL-146)."""
    g.staff[seat].append(card)
    check_objective(g, seat)
    if cards.BONUS[card]:
        push_next(g, seat, OFFER_PART, cards.BONUS[card])


def says_hire(g: Eleven, seat: int, card: int) -> Said | None:
    """A Player, a Youngster or Staff, with the price."""
    if card >= cards.DIRECTOR:
        return None
    place = "staff" if card >= cards.STAFF else "players"
    cost = euros(-price(g, seat, card, 0))
    return said(place=place, card=name(card), facts=facts(g, card), cost=cost)


def refuses_hire(g: Eleven, seat: int, card: int) -> Said:
    """What stands against a hire."""
    if cards.VETERAN <= card < cards.PLAYERS:
        return refuse("EL-107", "veteran")
    if card >= cards.DIRECTOR:
        return refuse("EL-098", "not-to-be-hired")
    is_staff = card >= cards.STAFF
    if lasts(g, seat, e.LASTS_NO_STAFF_HIRE if is_staff else e.LASTS_NO_PLAYER_HIRE):
        return refuse("EL-410", "no-staff-this-week" if is_staff else "no-player-this-week")
    if cards.YOUNGSTER <= card < cards.VETERAN:
        if not g.youngster_deck or g.youngster_deck[-1] != card:
            return refuse("EL-106", "top-youngster")
    elif card not in g.market:
        return refuse("EL-103", "not-in-transfer-area", card=name(card))
    elif g.market.index(card) % SLOTS < 2:
        return refuse("EL-139" if is_staff else "EL-103", "first-slots")
    rule = "EL-140" if is_staff else "EL-104" if card < cards.YOUNGSTER else "EL-106"
    return refuse(rule, "cost", cost=price(g, seat, card, 0), cash=cash(g, seat))


HIRE_VERB: Final[Verb] = Verb(HIRE, "hire", says_hire)


# Selling


def sale_price(g: Eleven, seat: int, card: int, more: int, halved: bool) -> int:
    """2 € and the current Strength; half for the injured and suspended (EL-013, EL-133, EL-135, EL-390)."""
    amount = SALE + strength(g, card)
    if halved and is_out(g, card):
        amount //= 2
    return amount + more


def part_with(g: Eleven, seat: int, card: int) -> None:
    """A Player leaves the club; his Jersey stays and keeps its side (EL-114, EL-137, EL-387)."""
    g.squad[seat].remove(card)
    unbind(g, seat, card)


def sell(g: Eleven, seat: int, card: int, more: int, halved: bool) -> None:
    """Cash for the Player, VP for his Experience; the card goes to its discard pile (EL-132 to EL-138)."""
    amount = sale_price(g, seat, card, more, halved)
    part_with(g, seat, card)
    if g.events is not None:
        g.tell("sold", "EL-133", [seat, card, amount])
    gain(g, seat, e.CASH, amount)
    gain_vp(g, seat, g.tokens[8 * card + MATCH_XP] + g.tokens[8 * card + GOAL_XP], "EL-134")
    for at in range(8 * card, 8 * card + 8):  # EL-136
        g.tokens[at] = 0
    g.suspension[card] = 0
    if cards.DESIGNATION[card] == cards.REGULAR_PLAYER:
        g.player_discard.append(card)
    elif cards.DESIGNATION[card] == cards.YOUNGSTER_PLAYER:
        g.youngster_discard.append(card)
        turn_up_youngster(g)
    else:
        g.veteran_discard.append(card)


def says_sell(g: Eleven, seat: int, card: int) -> Said | None:
    """A Player to sell, with what he brings."""
    if card >= cards.PLAYERS:
        return None
    return said(card=name(card), facts=facts(g, card), price=euros(sale_price(g, seat, card, 0, True)))


SELL_VERB: Final[Verb] = Verb(SELL, "sell", says_sell, "squad")
