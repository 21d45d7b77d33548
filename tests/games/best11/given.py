"""Situations for the tests of Best 11, in a few readable lines.

    table = given(seats=3).hand(0, "fa_012", "fa_019").money(0, 4)
    table.market(("fa_010", 1), ("fa_005", None)).bid(0, 1, "fa_012", "money_1").start("reveal")
    assert table.asked(0) == "late_bid"
    table.play(0, "fa_019")

Seats are 0, 1, 2, 3 (A, B, C, D in the ledger's examples); slots are 1, 2, 3 … as on the board. Every card
that a test does not put somewhere lies in the deck, so nothing is ever in two places.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tests.games.situation import Situation
from touchline.engine import views
from touchline.engine.chance import seed_state
from touchline.engine.events import LEARNT, heard_by
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.games.best11 import state as s
from touchline.games.best11.cards import BONUS, FACTS, LATE, MANAGER, THINGS
from touchline.games.best11.rules import auction

GAME = find("best11")
THING = {name: i for i, name in enumerate(THINGS)}
STEPS = {
    "nominate": s.NOMINATIONS,
    "market": s.BUILD_MARKET,
    "bid": s.SECRET_BIDDING,
    "reveal": s.REVEAL,
    "tax": s.TAX,
    "handicap": s.HANDICAPS,
    "bonuses": s.SIGNING_BONUSES,
    "adjust": s.ADJUST_BOARDS,
    "keepers": s.KEEPER_STEP,
    "income": s.INCOME_STEP,
    "refill": s.REFILL,
    "next": s.NEXT_ROUND,
    "full_time": s.FULL_TIME,
}
BOARDS = ["mgr_symbols", "mgr_hand", "mgr_tactics", "mgr_flex"]


def plain(line: str) -> list[str]:
    """The free agents that play in this line alone and have neither a bonus nor the special ability."""
    return [
        row["id"]
        for row in FACTS["free_agents"]
        if row["positions"] == line and row["bonus"] == "none" and not row["late_bid"]
    ]


DEFENDERS, MIDFIELDERS, FORWARDS = plain("D"), plain("M"), plain("F")


def given(seats: int = 3, seed: int = 1, round: int = 1, whistle: int = 0, **options: int) -> Table:
    """A table with empty hands and boards, before round 1's nominations."""
    return Table(seats, seed, round, whistle, options)


class Table(Situation):
    """A table that a test sets up, starts and plays."""

    game = GAME
    g: s.Best11

    def __init__(self, seats: int, seed: int, round: int, whistle: int, options: dict[str, int]) -> None:
        self.g = GAME.new(seats, seed_state(seed), GAME.option_values(options))
        self.g.agenda = []
        self.g.round = round
        self.g.lead = whistle
        self.g.manager = [THING[board] - MANAGER for board in BOARDS[:seats]]
        self.g.boards = []
        self.heard = []

    # Setting up

    def _take(self, name: str) -> int:
        card = THING[name]
        for pile in (self.g.deck, self.g.tactics_deck, self.g.keepers):
            if card in pile:
                if pile is self.g.tactics_deck:
                    self.g.put_under.pop(pile.index(card))
                pile.remove(card)
        return card

    def manager(self, seat: int, board: str) -> Table:
        """Give the seat this board (the one who had it gets the seat's old one)."""
        board_number = THING[board] - MANAGER
        old = self.g.manager[seat]
        for other in range(self.g.seats):
            if self.g.manager[other] == board_number:
                self.g.manager[other] = old
        self.g.manager[seat] = board_number
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Put these free agents into the hand."""
        self.g.hand[seat] += [self._take(card) for card in cards]
        return self

    def money(self, seat: int, amount: int) -> Table:
        """Set the uncommitted money."""
        self.g.purse[seat] = amount
        return self

    def team(self, seat: int, *cards: str) -> Table:
        """Put these free agents on the board."""
        self.g.team[seat] += [self._take(card) for card in cards]
        return self

    def arrivals(self, seat: int, *cards: str) -> Table:
        """Put these free agents among the arrivals of the round."""
        self.g.arrivals[seat] += [self._take(card) for card in cards]
        return self

    def won(self, seat: int, *cards: str) -> Table:
        """These cards were won at auction this round: they arrive, and their bonuses are pending."""
        for name in cards:
            card = self._take(name)
            self.g.arrivals[seat].append(card)
            self.g.signed |= 1 << seat
            if BONUS[card]:
                self.g.pending.append(seat << 8 | card)
        return self

    def paid(self, seat: int, *cards: str) -> Table:
        """These cards came as compensation this round."""
        for name in cards:
            card = self._take(name)
            self.g.arrivals[seat].append(card)
            if LATE[card]:
                self.g.special.append(seat << 8 | card)
        return self

    def tactics(self, seat: int, *cards: str) -> Table:
        """Put these tactical cards into the seat's secret hand."""
        self.g.tactics[seat] += [self._take(card) for card in cards]
        return self

    def tactics_deck(self, *cards: str) -> Table:
        """The tactical deck is exactly this, the first one on top."""
        for name in cards:
            self._take(name)
        self.g.tactics_deck = [THING[name] for name in reversed(cards)]
        self.g.put_under = [-1] * len(cards)
        return self

    def deck(self, *cards: str) -> Table:
        """These free agents lie on top of the deck, the first one uppermost."""
        taken = [self._take(card) for card in cards]
        self.g.deck += reversed(taken)
        return self

    def only_deck(self, *cards: str) -> Table:
        """The deck is exactly this, the first one on top; all other cards are out of the way."""
        self.deck(*cards)
        self.g.deck = self.g.deck[len(self.g.deck) - len(cards) :]
        return self

    def discard(self, *cards: str) -> Table:
        """The discard pile, from the bottom up: the last one named is on top."""
        self.g.discard += [self._take(card) for card in cards]
        return self

    def keepers(self, *cards: str) -> Table:
        """The keepers that are face up."""
        self.g.keepers = [THING[card] for card in cards]
        return self

    def keeper(self, seat: int, card: str) -> Table:
        """The seat has taken this keeper."""
        if THING[card] in self.g.keepers:
            self.g.keepers.remove(THING[card])
        self.g.keeper[seat] = THING[card]
        return self

    def signed(self, *seats: int) -> Table:
        """These seats won a card this round."""
        for seat in seats:
            self.g.signed |= 1 << seat
        return self

    def own_signed(self, *seats: int) -> Table:
        """These seats won their own nomination this round."""
        for seat in seats:
            self.g.own_sign |= 1 << seat
            self.g.signed |= 1 << seat
        return self

    def market(self, *slots: tuple[str, int | None]) -> Table:
        """The market, slot by slot: the card and who nominated it (None: it came from the deck)."""
        for name, owner in slots:
            self.g.market.append(self._take(name))
            self.g.owner.append(-1 if owner is None else owner)
            self.g.shown_owner.append(s.HIDDEN)
            self.g.winner.append(-1)
        return self

    def bid(self, seat: int, slot: int, *things: str) -> Table:
        """A sealed bid: cards are taken from the deck or the hand, money is on top of the purse."""
        for name in things:
            thing = THING[name]
            if thing in self.g.hand[seat]:
                self.g.hand[seat].remove(thing)
            else:
                self._take(name)
            self.g.bids[seat].append((slot - 1) << 8 | thing)
        return self

    def base(self, card: str, value: int, monkeypatch: Any) -> Table:
        """A test card: another base value than printed."""
        changed = [value if i == THING[card] else base for i, base in enumerate(auction.BASE)]
        for module in (auction,):
            monkeypatch.setattr(module, "BASE", changed)
        return self

    # Playing

    def start(self, step: str) -> Table:
        """Run the round from this step on."""
        plan = auction.ROUND if self.g.round < s.ROUNDS else auction.LAST_ROUND
        self.g.agenda = plan[: plan.index(STEPS[step]) + 1]
        return self._settle()

    def only(self, step: str) -> Table:
        """Run this step of the round and nothing after it."""
        self.g.agenda = [STEPS[step]]
        return self._settle()

    def match(self, step: str, secret: bytes = b"secret") -> Match:
        """A refereed match that starts from this situation, at this step of the round."""
        plan = auction.ROUND if self.g.round < s.ROUNDS else auction.LAST_ROUND
        return self._match(plan[: plan.index(STEPS[step]) + 1], secret, **self._chosen)

    def options(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may answer, without the verb."""
        return [option.partition(":")[2] for option in super().options(seat, verb)]

    # Looking

    def names(self, cards: list[int]) -> list[str]:
        """Cards by id."""
        return [THINGS[card] for card in cards]

    def events(self, kind: str, seat: int = -1) -> list[list[int]]:
        """The arguments of all events of a kind, as the seat (or a spectator) heard them."""
        found = [h for e in self.heard if e.kind == kind and (h := heard_by(e, seat))]
        return [h.args for h in found]

    def reaches(self, seat: int) -> str:
        """All that reaches a seat: its view, the reason for every option at all, what it heard and read."""
        names = [f"Manager {other}" for other in range(self.g.seats)]
        heard = [h for e in self.heard if e.kind != LEARNT and (h := heard_by(e, seat))]
        every = range(1, len(GAME.codec.verbs)) if seat >= 0 else ()
        reasons = [GAME.why(self.g, seat, v | t << 8) for v in every for t in range(len(THINGS))]
        return "\n".join(
            [
                views.to_json(views.look(GAME, self.g, seat)).decode(),
                msgspec.json.encode([reasons, heard]).decode(),
                *[GAME.sentence(h, seat, names) for h in heard],
            ]
        )

    def score(self, seat: int) -> Any:
        """The seat's score as it would be now."""
        return GAME.scores(self.g)[seat]


def even(counts: Counter[Any], kinds: int, total: int) -> bool:
    """Whether so many kinds came up in the draws, each about as often as the others."""
    return len(counts) == kinds and all(0.5 < n * kinds / total < 1.6 for n in counts.values())
