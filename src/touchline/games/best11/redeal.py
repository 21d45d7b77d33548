"""Imagined worlds: the same table to one seat, with everything that it cannot know dealt again.

Kept: all that is public, the seat's own cards and bids, hand cards that everybody saw return from a
bid (B11-239), owners that everybody can tell, and the tactical cards that the seat put under the
deck itself (B11-271). Dealt again: the decks, the other hands and tactical cards, hidden owners,
nominations and bids. A manager who has already bid gets a random legal set of bids from the new
hand; one who is still bidding starts over.

What is dealt again is sorted first: a world follows from the seed and from what the seat may know,
so that nobody can work back from a world to the true cards (B11-241, B11-276).
"""

from __future__ import annotations

from collections.abc import Callable

from touchline.engine.chance import Chance
from touchline.games.best11.cards import LATE, MONEY_1, WORTH
from touchline.games.best11.rules.auction import answer_bid, can_bid, legal_bid
from touchline.games.best11.rules.resolve import can_add_late
from touchline.games.best11.state import BID, HIDDEN, LATE_BID, NO_BID, Best11


def redeal(g: Best11, seat: int, seed: int) -> Best11:
    """A world that looks the same to this seat (-1: a spectator)."""
    w = g.clone()
    if g.over:
        return w
    chance = w.imagined(seed)
    w.passed = passed_before(w, seat)
    redeal_owners(w, seat, chance)
    redeal_tactics(w, seat, chance)
    redeal_hands(w, seat, chance)
    return w


def passed_before(w: Best11, seat: int) -> int:
    """Nobody hears who passed on a late bid (B11-262): all who come before the asked seat might have."""
    passed = 0
    if seat >= 0 and w.open[seat] & 0xFF == LATE_BID:
        for other in range(w.seats):
            if (other - w.lead) % w.seats < (seat - w.lead) % w.seats:
                passed |= 1 << other
    return passed


def redeal_owners(w: Best11, seat: int, chance: Chance) -> None:
    """Owners that the seat cannot tell change places (B11-269)."""
    slots = [
        slot
        for slot in range(len(w.market))
        if w.shown_owner[slot] == HIDDEN and (w.owner[slot] != seat or seat < 0)
    ]
    owners = sorted(w.owner[slot] for slot in slots)
    chance.shuffle(owners)
    for slot, owner in zip(slots, owners, strict=True):
        w.owner[slot] = owner


def redeal_tactics(w: Best11, seat: int, chance: Chance) -> None:
    """Tactical cards of the deck and of the others, but for those the seat put under it (B11-271)."""
    places = [at for at in range(len(w.tactics_deck)) if seat < 0 or w.put_under[at] != seat]
    pool = [w.tactics_deck[at] for at in places]
    for other in range(w.seats):
        if other != seat:
            pool += w.tactics[other]
            if w.returned[other] >= 0:
                pool.append(w.returned[other])
    pool.sort()
    chance.shuffle(pool)
    for at in places:
        w.tactics_deck[at] = pool.pop()
    for other in range(w.seats):
        if other != seat:
            w.tactics[other] = [pool.pop() for _ in w.tactics[other]]
            if w.returned[other] >= 0:
                w.returned[other] = pool.pop()


def redeal_hands(w: Best11, seat: int, chance: Chance) -> None:
    """The deck and all that others hold and nobody has seen."""
    sizes: dict[int, int] = {}
    pool = w.deck.copy()
    lowest = hidden_from(w)
    for other in range(w.seats):
        if other == seat:
            continue
        take_up_bids(w, other, lowest)
        if w.nomination[other] >= 0:
            w.hand[other].append(w.nomination[other])
        known = [entry & 0xFF for entry in w.known if entry >> 8 == other]
        hidden = [card for card in w.hand[other] if card not in known]
        w.hand[other] = sorted(card for card in w.hand[other] if card in known)
        sizes[other] = len(hidden)
        pool += hidden
    pool.sort()
    chance.shuffle(pool)
    for other in sizes:  # a manager who is asked for a late card holds one
        if w.open[other] & 0xFF == LATE_BID and not can_add_late(w, other):
            card = next(card for card in pool if LATE[card])
            pool.remove(card)
            w.hand[other].append(card)
            sizes[other] -= 1
    for other, size in sizes.items():
        for _ in range(size):
            w.hand[other].append(pool.pop())
    w.deck = pool
    for other in sizes:
        if w.nomination[other] >= 0:
            w.nomination[other] = w.hand[other].pop(chance.rand(len(w.hand[other])))
        if lowest < len(w.market):
            bid_again(w, other, lowest, chance)


def hidden_from(w: Best11) -> int:
    """The first slot whose bids are still secret."""
    revealed = {entry >> 16 for entry in w.shown}
    slot = 0
    while slot < len(w.market) and (w.winner[slot] != -1 or slot in revealed):
        slot += 1
    return slot


def take_up_bids(w: Best11, other: int, lowest: int) -> None:
    """Cards and money in bids that are still secret go back to where they came from."""
    kept = []
    for entry in w.bids[other]:
        if entry >> 8 < lowest:
            kept.append(entry)
        elif entry & 0xFF >= MONEY_1:
            w.purse[other] += WORTH[entry & 0xFF]
        else:
            w.hand[other].append(entry & 0xFF)
    w.bids[other] = kept


def bid_again(w: Best11, other: int, slot: int, chance: Chance) -> None:
    """A manager who is still bidding starts over; one who has bid gets random legal bids."""
    asked = w.open[other]
    if asked & 0xFF in (BID, NO_BID):
        w.open[other] = BID if can_bid(w, other) else NO_BID
        return
    held_back = []
    if asked & 0xFF == LATE_BID:  # this card is not in a later bid, or the question would not be asked
        held_back = [next(card for card in w.hand[other] if LATE[card])]
        w.hand[other].remove(held_back[0])
    place_bids(w, other, slot, lambda g, at, options: options[chance.rand(len(options))])
    w.hand[other] += held_back
    w.open[other] = asked


def place_bids(w: Best11, other: int, slot: int, choose: Callable[[Best11, int, list[int]], int]) -> None:
    """Enter bids from this slot on, card by card, as `choose` says."""
    sealed = w.sealed
    arg = slot
    while True:
        w.open[other] = BID | arg << 8
        options = legal_bid(w, other, arg)
        chosen = choose(w, other, options)
        w.open[other] = 0
        answer_bid(w, other, arg, chosen)
        if not w.fresh:
            w.sealed = sealed
            return
        w.fresh.pop()
        w.unanswered -= 1
        arg = w.open[other] >> 8
