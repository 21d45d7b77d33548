"""Setup: decks, money, pawns on the centre spot, the first manager (FM-001 to FM-017, FM-263, FM-264)."""

from __future__ import annotations

from typing import Final

from touchline.engine.state import each
from touchline.games.footmania import cards as c
from touchline.games.footmania.state import START_TURN, Footmania

CASH: Final = 7000 // c.UNIT  # FM-009


def new_game(seats: int, seed: int, options: dict[str, int]) -> Footmania:
    """The table before the first turn: six card sets in five shuffled decks, face down (FM-002 to FM-007)."""
    g = Footmania()
    g.start(seats, seed)
    g.quick_phase1 = options.get("quick_phase1", 0)
    g.free_market = options.get("free_market", 0)
    g.no_deals = options.get("no_deals", 0)
    g.lead = g.rand(seats)  # FM-014, FM-015
    g.active = g.lead
    g.phase = 1
    g.over = g.turns = g.rolled = g.die = 0
    g.jackpot = 0  # FM-013
    g.domestic_deck = [card for card in range(c.FOOTBALLERS) if not c.IS_RED[card]]  # FM-003
    g.foreign_deck = [card for card in range(c.FOOTBALLERS) if c.IS_RED[card]]  # FM-004
    g.plus_deck = list(range(c.PLUS, c.PLUS + c.PLUS_CARDS))  # FM-005
    g.question_deck = list(range(c.QUESTION_CARD, c.QUESTION_CARD + c.QUESTION_CARDS))
    g.euromatch_deck = list(range(c.CLUB, c.CLUB + c.CLUBS))  # FM-006
    for deck in (g.domestic_deck, g.foreign_deck, g.plus_deck, g.question_deck, g.euromatch_deck):
        g.shuffle(deck)  # once only (FM-264)
    g.seen = [0] * c.FOOTBALLERS
    g.drawn = g.event = g.club = g.shown = g.debtor = -1
    g.lot = g.seller = g.bidder = -1
    g.floor = g.bid = g.out = g.offer = g.offers = g.auto_done = g.debt = 0
    g.letters, g.drafts, g.tried = each(seats), [0] * seats, []
    no_match(g)
    g.cash = [CASH] * seats
    g.square = [c.CENTRE] * seats  # FM-011
    g.heading = [-1] * seats
    g.misses = [0] * seats
    g.squad, g.plus_cards = each(seats), each(seats)  # FM-012
    g.sponsors = [-1] * (seats * 4)
    g.clubs = []
    g.push(START_TURN, g.lead)
    return g


def no_match(g: Footmania) -> None:
    """No match is played, and none has been."""
    seats = g.seats
    g.matchday = g.playoff = g.kicked_off = 0
    g.lapped = g.home = g.away = g.attack = g.target = -1
    g.results, g.off, g.played = [], [], []
    g.pitch = each(seats)
    g.counted, g.subs, g.extra_subs, g.effect = [0] * seats, [0] * seats, [0] * seats, [0] * seats
