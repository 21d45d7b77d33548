"""The World of football and the other decks (SC-023, SC-287 to SC-290, SC-298)."""

from __future__ import annotations

from touchline.engine.questions import Said, refuse, said
from touchline.games.superclub.cards import CLUB, CONTINENT, CONTINENTS
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import name


def cut(g: Superclub, cards: list[int]) -> None:
    """Six continent decks that differ by at most one card, larger ones first (SC-023)."""
    size, larger = divmod(len(cards), CONTINENTS)
    g.continents = []
    at = 0
    for number in range(CONTINENTS):
        end = at + size + (1 if number < larger else 0)
        g.continents.append(cards[at:end])
        at = end


def come_home(g: Superclub) -> None:
    """Players sold or released go to a random position of a random continent deck (SC-290).

    Nobody can see where, so it is done when a continent has to be chosen next.
    """
    if g.returning:
        for player in g.returning:
            deck = g.continents[g.rand(CONTINENTS)]
            deck.insert(g.rand(len(deck) + 1), player)
        g.returning = []
        g.reveal()


def can_turn(g: Superclub) -> bool:
    """Make the decks ready; without a card in them the Inactive pile is cut anew (SC-288, SC-289)."""
    come_home(g)
    for deck in g.continents:
        if deck:
            return True
    if not g.inactive:
        return False
    cards = g.inactive
    g.inactive = []
    cards.sort()
    g.shuffle(cards)
    cut(g, cards)
    g.reveal()
    if g.events is not None:
        g.tell("reshuffled", "SC-288", [len(cards)])
    return True


def add_continents(g: Superclub, verb: int, options: list[int]) -> None:
    """Every deck that is not empty (SC-287)."""
    for number in range(CONTINENTS):
        if g.continents[number]:
            options.append(verb | (CONTINENT + number) << 8)


def says_continent(g: Superclub, seat: int, thing: int) -> Said | None:
    """A continent, and how many cards it has."""
    if not CONTINENT <= thing < CLUB:
        return None
    return said(continent=name(thing), cards=len(g.continents[thing - CONTINENT]))


def refuses_continent(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Empty decks."""
    return refuse("SC-287", "empty-continent") if CONTINENT <= option >> 8 < CLUB else None


def tempting_continents(g: Superclub, seat: int, arg: int) -> list[int]:
    """Empty decks."""
    verb = g.open[seat] & 0xFF
    return [verb | (CONTINENT + number) << 8 for number in range(CONTINENTS) if not g.continents[number]]


def turn_top(g: Superclub, continent: int) -> int:
    """Turn the top card of a continent deck."""
    g.reveal()
    return g.continents[continent].pop()


def draw_staff(g: Superclub) -> None:
    """The top two cards of the Key staff deck, shown to all (SC-087, SC-097, SC-299)."""
    g.drawn = [g.staff_deck.pop() for _ in range(min(2, len(g.staff_deck)))]
    g.reveal()


def staff_back(g: Superclub) -> None:
    """Cards that are not hired go under the deck in the order drawn (SC-098)."""
    for member in g.drawn:
        g.staff_deck.insert(0, member)
    g.drawn = []


def draw_changer(g: Superclub) -> int:
    """The top Game changer, unread (SC-170, SC-179); an empty deck is replaced first (SC-298). -1: none."""
    g.reveal()
    if not g.changer_deck:
        if not g.changer_discard:
            return -1
        g.changer_deck = g.changer_discard
        g.changer_discard = []
        g.changer_deck.sort()
        g.shuffle(g.changer_deck)
        if g.events is not None:
            g.tell("changers_reshuffled", "SC-298", [len(g.changer_deck)])
    return g.changer_deck.pop()
