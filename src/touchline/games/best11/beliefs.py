"""What rivals are likely to have done in secret: bids and nominations of sensible managers.

A world is dealt at random, and so are the bids in it. Whoever takes those for true expects to be outbid on
everything. Where all managers choose at the same time, the rivals are asked again, and answer in the
trial as managers of their kind do; bids that wait to be revealed are placed anew.
"""

from __future__ import annotations

from touchline.engine.chance import Chance
from touchline.engine.state import NOT_LISTED_YET
from touchline.games.best11.bidding import CHANGES, changed
from touchline.games.best11.bot import different, next_of_bid
from touchline.games.best11.outlook import RIVALS
from touchline.games.best11.redeal import hidden_from, place_bids, take_up_bids
from touchline.games.best11.rules.auction import can_bid
from touchline.games.best11.state import BID, NO_BID, NOMINATE, Best11


def believe(w: Best11, seat: int, kind: int, chance: Chance) -> None:
    """Rivals choose again as sensible managers of this kind would."""
    question = w.open[seat] & 0xFF
    if question in (BID, NOMINATE):
        ask_again(w, seat, question)
        return
    lowest = hidden_from(w)
    if lowest >= len(w.market):
        return
    for other in range(w.seats):
        if other != seat and not w.open[other]:
            take_up_bids(w, other, lowest)
            place_bids(w, other, lowest, lambda g, at, options: next_of_bid(g, at, options, RIVALS[kind]))


def ask_again(w: Best11, seat: int, question: int) -> None:
    """Whoever has answered a question that all answer at the same time gives the answer in the trial."""
    for other in range(w.seats):
        if other == seat:
            continue
        if question == BID:
            take_up_bids(w, other, 0)
            asked = BID if can_bid(w, other) else NO_BID
        elif w.nomination[other] >= 0:
            w.hand[other].append(w.nomination[other])
            w.nomination[other] = -1
            asked = NOMINATE
        else:
            continue
        if not w.open[other]:
            w.unanswered += 1
        w.open[other] = asked
        w.sealed &= ~(1 << other)
        w.choices[other] = NOT_LISTED_YET


def begun(g: Best11, seat: int) -> Best11 | None:
    """The auction before anybody placed a card, if the seat is bidding."""
    if g.open[seat] & 0xFF != BID:
        return None
    w: Best11 = g.clone()
    take_up_bids(w, seat, 0)
    w.hand[seat].sort()
    w.open[seat] = BID
    w.sealed &= ~(1 << seat)
    w.choices[seat] = NOT_LISTED_YET
    ask_again(w, seat, BID)
    return w


def changes(g: Best11, seat: int, style: int) -> list[int]:
    """A way to bid with the bid on one slot dropped, raised or lowered."""
    ways = [changed(style, what, slot) for slot in range(len(g.market)) for what in range(len(CHANGES))]
    return different(g, seat, [style, *ways])[1:]
