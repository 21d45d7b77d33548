"""The state of Footmania: what lies where, as plain numbers.

Cards and squares are things (see cards.py); -1 stands for "none". Money is in units of 50,000. Decks have
their top card last. Squads and hands are kept in the order of ids.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.engine.state import UNLISTED, State

# Steps, in the order of the rulebook.
START_TURN: Final = 0
SPEAK: Final = 1
DELIVER: Final = 2
ROLL: Final = 3
RESOLVE_SQUARE: Final = 4
AUCTION: Final = 5
SETTLE_DEBT: Final = 6
END_TURN: Final = 7
START_PHASE_2: Final = 8
EUROMATCH_TEAM: Final = 9
EUROMATCH_CARDS: Final = 10
EUROMATCH_RESULT: Final = 11
MATCHDAY: Final = 12
KICK_OFF: Final = 13
SHOW_LINE_UPS: Final = 14
ACTION: Final = 15
END_MATCH: Final = 16
END_MATCHDAY: Final = 17
PLAY_OFF: Final = 18
FULL_TIME: Final = 19

# Questions: the ledger's decision points. The first verbs have the same numbers.
WINDOW: Final = 1
OFFER_TO: Final = 2
OFFER_FOR: Final = 3
OFFER_AMOUNT: Final = 4
ANSWER: Final = 5
CONFIRM: Final = 6
ROUTE: Final = 7
DRAW: Final = 8
CARD: Final = 9
BID: Final = 10
RETURN_PLUS: Final = 11
PAYMENT: Final = 12
EUROMATCH: Final = 13
LINE_UP: Final = 14
EURO_CARD: Final = 15
MATCH: Final = 16
SUB_POST: Final = 17
TARGET: Final = 18
REPLY: Final = 19
REPLACE: Final = 20
SENT_OFF: Final = 21
ROLL_DIE: Final = 22

# Verbs that are not questions.
SELL: Final = 23
BUY_FROM: Final = 24
SWAP: Final = 25
OWN_AUCTION: Final = 26
BANK_SELL: Final = 27
PAY: Final = 28
ASK: Final = 29
OPENING: Final = 30
SUB: Final = 31
AUTO_DONE: Final = 32
LETTER: Final = 33

QUESTIONS: Final[list[str]] = [
    "",
    "window",
    "offer_to",
    "offer_for",
    "offer_amount",
    "answer",
    "confirm",
    "route",
    "draw",
    "card",
    "bid",
    "return_plus",
    "payment",
    "euromatch",
    "line_up",
    "euro_card",
    "match",
    "sub_post",
    "target",
    "reply",
    "replace",
    "sent_off",
    "roll",
]
VERBS: Final[list[str]] = [
    *QUESTIONS,
    "sell",
    "buy_from",
    "swap",
    "own_auction",
    "bank_sell",
    "pay",
    "ask",
    "opening",
    "sub",
    "auto_done",
    "letter",
]

# What stands on a post besides a footballer.
TRAINEE: Final = -1
CALLED_UP: Final = -2  # a trainee who cannot be substituted (FM-212)
VACANT: Final = -3  # FM-162

PUBLIC: Final = 4  # the bit of `seen` for what lay open to all, spectators included
ALL_SEEN: Final = 0b11111


class Footmania(State):
    """A game of Footmania. `lead`, from State, is the first manager: team 1 of the fixtures (FM-015)."""

    # Options of the table.
    quick_phase1: int
    free_market: int
    no_deals: int

    # The table.
    over: int
    phase: int  # 1 team building, 2 championship
    turns: int  # begun in phase 1
    active: int  # the manager whose turn it is
    rolled: int  # he has rolled, or misses the turn (FM-115, FM-279)
    die: int  # the last roll, 0 before the first
    jackpot: int
    domestic_deck: list[int]
    foreign_deck: list[int]
    plus_deck: list[int]
    question_deck: list[int]
    euromatch_deck: list[int]
    seen: list[int]  # by footballer: who knows the face, seats as bits and PUBLIC
    drawn: int  # the footballer that the active manager looks at
    event: int  # the question card drawn in this turn
    club: int  # the European club that is being played

    # The auction that is held.
    lot: int
    seller: int  # who gets the money; -1 the bank
    floor: int  # the opening price
    bid: int
    bidder: int
    out: int  # who may not bid or has passed, seats as bits

    # Deals: offers are packed, see rules/offers.py.
    offer: int  # the offer that is being made or answered
    offers: int  # made by the manager who speaks
    shown: int  # the footballer shown in answer to an offer for a post
    letters: list[list[int]]  # by seat: offers that wait for their writer's turn to speak, oldest first
    drafts: list[int]  # by seat: the letter being written, or 0
    auto_done: int  # seats as bits

    # The payment that is forced.
    debtor: int
    debt: int
    tried: list[int]  # put up in own auctions for this payment (FM-096)

    # The championship.
    matchday: int  # how many have begun
    lapped: int  # whose pawn started the matchday
    playoff: int  # the title is played off
    results: list[int]  # packed, see rules/scoring.py
    home: int
    away: int
    kicked_off: int  # the line-ups are shown
    pitch: list[list[int]]  # by seat: footballers, TRAINEE, CALLED_UP, VACANT on posts 1 to 11
    off: list[int]  # footballers who have left the pitch in this match
    played: list[int]  # plus cards of this match, in the order played
    counted: list[int]  # by seat: plus cards that count towards the three
    subs: list[int]  # by seat: substitutions made
    extra_subs: list[int]  # by seat
    effect: list[int]  # by seat: stars by plus cards
    attack: int  # the attack that is being answered
    target: int  # the thing that it names

    # Each manager, by seat.
    cash: list[int]
    square: list[int]
    heading: list[int]
    misses: list[int]
    squad: list[list[int]]
    plus_cards: list[list[int]]
    sponsors: list[int]  # by seat * 4 + item
    clubs: list[int]  # beaten: seat << 8 | club

    # Generated by touchline.engine.fields from the fields above; do not edit.
    def clone(self) -> Footmania:
        """An independent copy, with events off."""
        new = Footmania()
        new.seats = self.seats
        new.lead = self.lead
        new.chance = self.chance
        new.pool = self.pool
        new.marks = self.marks
        new.sealed = self.sealed
        new.agenda = self.agenda.copy()
        new.open = self.open.copy()
        new.quick_phase1 = self.quick_phase1
        new.free_market = self.free_market
        new.no_deals = self.no_deals
        new.over = self.over
        new.phase = self.phase
        new.turns = self.turns
        new.active = self.active
        new.rolled = self.rolled
        new.die = self.die
        new.jackpot = self.jackpot
        new.domestic_deck = self.domestic_deck.copy()
        new.foreign_deck = self.foreign_deck.copy()
        new.plus_deck = self.plus_deck.copy()
        new.question_deck = self.question_deck.copy()
        new.euromatch_deck = self.euromatch_deck.copy()
        new.seen = self.seen.copy()
        new.drawn = self.drawn
        new.event = self.event
        new.club = self.club
        new.lot = self.lot
        new.seller = self.seller
        new.floor = self.floor
        new.bid = self.bid
        new.bidder = self.bidder
        new.out = self.out
        new.offer = self.offer
        new.offers = self.offers
        new.shown = self.shown
        new.letters = [x.copy() for x in self.letters]
        new.drafts = self.drafts.copy()
        new.auto_done = self.auto_done
        new.debtor = self.debtor
        new.debt = self.debt
        new.tried = self.tried.copy()
        new.matchday = self.matchday
        new.lapped = self.lapped
        new.playoff = self.playoff
        new.results = self.results.copy()
        new.home = self.home
        new.away = self.away
        new.kicked_off = self.kicked_off
        new.pitch = [x.copy() for x in self.pitch]
        new.off = self.off.copy()
        new.played = self.played.copy()
        new.counted = self.counted.copy()
        new.subs = self.subs.copy()
        new.extra_subs = self.extra_subs.copy()
        new.effect = self.effect.copy()
        new.attack = self.attack
        new.target = self.target
        new.cash = self.cash.copy()
        new.square = self.square.copy()
        new.heading = self.heading.copy()
        new.misses = self.misses.copy()
        new.squad = [x.copy() for x in self.squad]
        new.plus_cards = [x.copy() for x in self.plus_cards]
        new.sponsors = self.sponsors.copy()
        new.clubs = self.clubs.copy()
        new.choices = self.choices.copy()
        new.fresh = []
        new.unanswered = self.unanswered
        new.events = None
        return new

    def dump(self) -> dict[str, object]:
        """All fields as plain data."""
        return {
            "seats": self.seats,
            "lead": self.lead,
            "chance": self.chance,
            "pool": self.pool,
            "marks": self.marks,
            "sealed": self.sealed,
            "agenda": self.agenda.copy(),
            "open": self.open.copy(),
            "quick_phase1": self.quick_phase1,
            "free_market": self.free_market,
            "no_deals": self.no_deals,
            "over": self.over,
            "phase": self.phase,
            "turns": self.turns,
            "active": self.active,
            "rolled": self.rolled,
            "die": self.die,
            "jackpot": self.jackpot,
            "domestic_deck": self.domestic_deck.copy(),
            "foreign_deck": self.foreign_deck.copy(),
            "plus_deck": self.plus_deck.copy(),
            "question_deck": self.question_deck.copy(),
            "euromatch_deck": self.euromatch_deck.copy(),
            "seen": self.seen.copy(),
            "drawn": self.drawn,
            "event": self.event,
            "club": self.club,
            "lot": self.lot,
            "seller": self.seller,
            "floor": self.floor,
            "bid": self.bid,
            "bidder": self.bidder,
            "out": self.out,
            "offer": self.offer,
            "offers": self.offers,
            "shown": self.shown,
            "letters": [x.copy() for x in self.letters],
            "drafts": self.drafts.copy(),
            "auto_done": self.auto_done,
            "debtor": self.debtor,
            "debt": self.debt,
            "tried": self.tried.copy(),
            "matchday": self.matchday,
            "lapped": self.lapped,
            "playoff": self.playoff,
            "results": self.results.copy(),
            "home": self.home,
            "away": self.away,
            "kicked_off": self.kicked_off,
            "pitch": [x.copy() for x in self.pitch],
            "off": self.off.copy(),
            "played": self.played.copy(),
            "counted": self.counted.copy(),
            "subs": self.subs.copy(),
            "extra_subs": self.extra_subs.copy(),
            "effect": self.effect.copy(),
            "attack": self.attack,
            "target": self.target,
            "cash": self.cash.copy(),
            "square": self.square.copy(),
            "heading": self.heading.copy(),
            "misses": self.misses.copy(),
            "squad": [x.copy() for x in self.squad],
            "plus_cards": [x.copy() for x in self.plus_cards],
            "sponsors": self.sponsors.copy(),
            "clubs": self.clubs.copy(),
        }

    @staticmethod
    def load(data: dict[str, Any]) -> Footmania:
        """The state that `dump` wrote down."""
        new = Footmania()
        new.seats = data["seats"]
        new.lead = data["lead"]
        new.chance = data["chance"]
        new.pool = data["pool"]
        new.marks = data["marks"]
        new.sealed = data["sealed"]
        new.agenda = data["agenda"].copy()
        new.open = data["open"].copy()
        new.quick_phase1 = data["quick_phase1"]
        new.free_market = data["free_market"]
        new.no_deals = data["no_deals"]
        new.over = data["over"]
        new.phase = data["phase"]
        new.turns = data["turns"]
        new.active = data["active"]
        new.rolled = data["rolled"]
        new.die = data["die"]
        new.jackpot = data["jackpot"]
        new.domestic_deck = data["domestic_deck"].copy()
        new.foreign_deck = data["foreign_deck"].copy()
        new.plus_deck = data["plus_deck"].copy()
        new.question_deck = data["question_deck"].copy()
        new.euromatch_deck = data["euromatch_deck"].copy()
        new.seen = data["seen"].copy()
        new.drawn = data["drawn"]
        new.event = data["event"]
        new.club = data["club"]
        new.lot = data["lot"]
        new.seller = data["seller"]
        new.floor = data["floor"]
        new.bid = data["bid"]
        new.bidder = data["bidder"]
        new.out = data["out"]
        new.offer = data["offer"]
        new.offers = data["offers"]
        new.shown = data["shown"]
        new.letters = [x.copy() for x in data["letters"]]
        new.drafts = data["drafts"].copy()
        new.auto_done = data["auto_done"]
        new.debtor = data["debtor"]
        new.debt = data["debt"]
        new.tried = data["tried"].copy()
        new.matchday = data["matchday"]
        new.lapped = data["lapped"]
        new.playoff = data["playoff"]
        new.results = data["results"].copy()
        new.home = data["home"]
        new.away = data["away"]
        new.kicked_off = data["kicked_off"]
        new.pitch = [x.copy() for x in data["pitch"]]
        new.off = data["off"].copy()
        new.played = data["played"].copy()
        new.counted = data["counted"].copy()
        new.subs = data["subs"].copy()
        new.extra_subs = data["extra_subs"].copy()
        new.effect = data["effect"].copy()
        new.attack = data["attack"]
        new.target = data["target"]
        new.cash = data["cash"].copy()
        new.square = data["square"].copy()
        new.heading = data["heading"].copy()
        new.misses = data["misses"].copy()
        new.squad = [x.copy() for x in data["squad"]]
        new.plus_cards = [x.copy() for x in data["plus_cards"]]
        new.sponsors = data["sponsors"].copy()
        new.clubs = data["clubs"].copy()
        new.choices = [UNLISTED] * new.seats
        new.fresh = []
        new.unanswered = new.seats - new.open.count(0)
        new.events = None
        return new
