"""Imagined worlds: the same table to one seat, with everything that it cannot know dealt again.

Kept: all that is public, the seat's own cards, every face that it knows, and the backs of all others
(FM-268). Dealt again: which footballer is behind a back, the order of the decks, the other hands of
plus cards, line-ups still secret, and what the others know of faces. Offers between others have not
been heard of: their maker is still speaking (FM-277). A manager who is asked something has more than
one option in a world too, as far as a few attempts can find one in which he has.

What is dealt again is sorted first: a world follows from the seed and from what the seat may know, so
that nobody can work back from a world to the true cards.
"""

from __future__ import annotations

from touchline.engine.chance import Chance, seed_state
from touchline.engine.state import UNLISTED
from touchline.games.footmania.cards import BACK, FOOTBALLERS, IS_RED, POSTS
from touchline.games.footmania.rules import RULES
from touchline.games.footmania.rules.letters import SEAT_AT
from touchline.games.footmania.rules.line_up import best_line_up, red_limit
from touchline.games.footmania.state import (
    ALL_SEEN,
    LINE_UP,
    MATCH,
    OFFER_AMOUNT,
    OFFER_FOR,
    OFFER_TO,
    PUBLIC,
    SUB_POST,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.view import is_party, known_to, speaker

ATTEMPTS = 12


def redeal(g: Footmania, seat: int, seed: int) -> Footmania:
    """A world that looks the same to this seat (-1: a spectator)."""
    chance = Chance(seed)
    w = g.clone()
    w.chance = seed_state(seed)
    w.pool = 0
    w.marks = 0  # how much has come to light between others
    forget_offers(w, seat)
    forget_line_ups(w, seat)
    for _ in range(ATTEMPTS):
        deal_decks(w, chance)
        deal_footballers(w, seat, chance)
        deal_plus_cards(w, seat, chance)
        for other in range(w.seats):
            w.choices[other] = UNLISTED
        if all(len(RULES.options(w, other)) > 1 for other in range(w.seats) if w.open[other]):
            break
    line_up_again(w, seat)
    return w


def forget_offers(w: Footmania, seat: int) -> None:
    """What others write, or say to each other in a window, has not been heard."""
    w.letters = [letter for letter in w.letters if letter >> SEAT_AT == seat]
    w.drafts = [draft if other == seat else 0 for other, draft in enumerate(w.drafts)]
    asker = speaker(w)
    if asker >= 0 and not is_party(w, seat, asker):
        at = w.open.index(next(asked for asked in w.open if asked))
        if w.open[at] & 0xFF in (OFFER_TO, OFFER_FOR, OFFER_AMOUNT):
            place = w.open[at] >> 8
        else:
            place = w.agenda.pop() >> 8  # the step in which the speaker goes on
        w.open[at] = 0
        w.open[asker] = WINDOW | place << 8
        w.offer = 0
        w.shown = -1
        w.offers = 0
    elif asker >= 0 and asker != seat:
        w.offers = 1
    elif w.offers and any(w.open) and not is_speaking(w, seat):
        w.offers = 0
    for other in range(w.seats):  # a substitute is not named before his post is
        if other != seat and w.open[other] & 0xFF == SUB_POST:
            w.open[other] = MATCH | w.open[other] >> 16 << 8


def is_speaking(w: Footmania, seat: int) -> bool:
    """Whether the seat is the one whose offers are counted now."""
    if seat < 0:
        return False
    if any(asked & 0xFF == WINDOW for asked in w.open):
        return w.open[seat] & 0xFF == WINDOW
    return speaker(w) == seat or (w.lot >= 0 and w.seller == seat)


def forget_line_ups(w: Footmania, seat: int) -> None:
    """Line-ups that are still being chosen are begun again."""
    for other in range(w.seats):
        if other != seat and w.open[other] & 0xFF == LINE_UP:
            w.open[other] = LINE_UP
            w.pitch[other] = []


def deal_decks(w: Footmania, chance: Chance) -> None:
    """Question and euromatch cards that nobody has drawn (FM-276)."""
    for deck in (w.question_deck, w.euromatch_deck):
        deck.sort()
        chance.shuffle(deck)


def deal_footballers(w: Footmania, seat: int, chance: Chance) -> None:
    """Another face behind every back that the seat does not know; the decks below their top cards."""
    unknown = [card for card in range(FOOTBALLERS) if not known_to(w, seat, card)]
    hidden = set(unknown)
    chance.shuffle(unknown)
    behind: dict[int, list[int]] = {}
    for card in unknown:
        behind.setdefault(BACK[card], []).append(card)
    for other in range(w.seats):
        if other != seat:  # his own he knows
            squad = [behind[BACK[card]].pop() if card in hidden else card for card in w.squad[other]]
            w.squad[other] = sorted(squad)
    if w.drawn in hidden:
        w.drawn = behind[BACK[w.drawn]].pop()
    tops = [[behind[BACK[deck[-1]]].pop()] if deck else [] for deck in (w.domestic_deck, w.foreign_deck)]
    left = {card for cards in behind.values() for card in cards}
    w.domestic_deck = [card for card in unknown if card in left and not IS_RED[card]] + tops[0]
    w.foreign_deck = [card for card in unknown if card in left and IS_RED[card]] + tops[1]
    forget_faces(w, seat)


def forget_faces(w: Footmania, seat: int) -> None:
    """Who else has seen a face is not known, but for its owner and what lay open to all."""
    mine = 1 << seat if seat >= 0 else 0
    w.seen = [ALL_SEEN if seen >> PUBLIC & 1 else seen & mine for seen in w.seen]
    for other in range(w.seats):
        for card in w.squad[other]:
            w.seen[card] |= 1 << other
    if w.drawn >= 0:
        w.seen[w.drawn] |= 1 << w.active


def deal_plus_cards(w: Footmania, seat: int, chance: Chance) -> None:
    """The plus deck and the other hands (FM-272)."""
    pool = w.plus_deck.copy()
    for other in range(w.seats):
        if other != seat:
            pool += w.plus_cards[other]
    pool.sort()
    chance.shuffle(pool)
    for other in range(w.seats):
        if other != seat:
            w.plus_cards[other] = sorted(pool.pop() for _ in w.plus_cards[other])
    w.plus_deck = pool


def line_up_again(w: Footmania, seat: int) -> None:
    """A manager who has chosen in secret gets the automatic line-up of the squad that he has now."""
    if w.kicked_off:
        return
    for other in range(w.seats):
        if other != seat and len(w.pitch[other]) == POSTS:
            w.pitch[other] = best_line_up(w.squad[other], red_limit(w))
