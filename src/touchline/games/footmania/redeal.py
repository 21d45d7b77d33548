"""Imagined worlds: the same table to one seat, with everything that it cannot know dealt again.

Kept: all that is public, the seat's own cards, every face that it knows, and the backs of all others
(FM-268). Dealt again: which footballer is behind a back, the order of the decks, the other hands of
plus cards, line-ups still secret, and what the others know of faces. Of an offer between two others it is
known who thinks about it, not what it says (FM-277): the world has one that they may have made. Who is
asked, and when, tells nothing of what he holds (FM-278), so any cards will do.

What is dealt again is sorted first: a world follows from the seed and from what the seat may know, so
that nobody can work back from a world to the true cards.
"""

from __future__ import annotations

from touchline.engine.chance import Chance
from touchline.games.footmania import cards as c, state as s
from touchline.games.footmania.rules.bank import sponsors_of
from touchline.games.footmania.rules.line_up import best_line_up, red_limit
from touchline.games.footmania.rules.listing import amounts
from touchline.games.footmania.rules.offers import can_have
from touchline.games.footmania.rules.terms import with_choice
from touchline.games.footmania.state import Footmania
from touchline.games.footmania.view import is_party, known_to, speaker


def redeal(g: Footmania, seat: int, seed: int) -> Footmania:
    """A world that looks the same to this seat (-1: a spectator)."""
    w = g.clone()
    chance = w.imagined(seed)
    forget_letters(w, seat)
    forget_line_ups(w, seat)
    deal_decks(w, chance)
    deal_footballers(w, seat, chance)
    deal_plus_cards(w, seat, chance)
    line_up_again(w, seat)
    imagine_offer(w, seat, chance)
    return w


def forget_letters(w: Footmania, seat: int) -> None:
    """What others write has not been read; nor does a substitute have a name before his post has."""
    for other in range(w.seats):
        if other != seat:
            w.letters[other] = []
            w.drafts[other] = 0
            if w.open[other] & 0xFF == s.SUB_POST:
                w.open[other] = s.MATCH | w.open[other] >> 16 << 8


def imagine_offer(w: Footmania, seat: int, chance: Chance) -> None:
    """An offer between two others: still to be made, or one of those that they may have made (FM-277)."""
    asker = speaker(w)
    if asker < 0 or is_party(w, seat, asker):
        return
    w.offer = 0
    w.shown = -1
    at = next(other for other in range(w.seats) if w.open[other])
    question, arg = w.open[at] & 0xFF, w.open[at] >> 8
    if question not in (s.ANSWER, s.CONFIRM):  # a manager who speaks
        w.open[at] = s.WINDOW | arg << 8
        return
    to = at if question == s.ANSWER else arg
    offer = some_offer(w, asker, to, chance)
    options = amounts(w, asker, offer)
    w.offer = with_choice(offer, options[chance.rand(len(options))])
    if question == s.CONFIRM:
        w.seen[w.shown] |= 1 << asker
    else:
        w.shown = -1


def some_offer(w: Footmania, asker: int, to: int, chance: Chance) -> int:
    """For a post that one of his footballers can play, who will be shown. If he has no footballer: for a
    sponsor, or of a card to him; for a post after all, when he has just sold all that he had."""
    buys = with_choice(0, s.BUY_FROM | (c.SEAT + to) << 8)
    if w.squad[to]:
        w.shown = w.squad[to][chance.rand(len(w.squad[to]))]
        posts = [post for post in range(c.POSTS) if c.CAN_PLAY[w.shown] & 2 << post]
        return with_choice(buys, s.OFFER_FOR | (c.POST + posts[chance.rand(len(posts))]) << 8)
    for card in sponsors_of(w, to):
        if can_have(w, asker, card):
            return with_choice(buys, s.OFFER_FOR | card << 8)
    for card in [*w.squad[asker], *sponsors_of(w, asker)]:
        if can_have(w, to, card):
            if card < c.FOOTBALLERS:
                w.seen[card] |= 1 << to
            return with_choice(with_choice(0, s.SELL | card << 8), s.OFFER_TO | (c.SEAT + to) << 8)
    return with_choice(buys, s.OFFER_FOR | c.POST << 8)


def forget_line_ups(w: Footmania, seat: int) -> None:
    """Line-ups that are still being chosen are begun again."""
    for other in range(w.seats):
        if other != seat and w.open[other] & 0xFF == s.LINE_UP:
            w.open[other] = s.LINE_UP
            w.pitch[other] = []


def deal_decks(w: Footmania, chance: Chance) -> None:
    """Question and euromatch cards that nobody has drawn (FM-276)."""
    for deck in (w.question_deck, w.euromatch_deck):
        deck.sort()
        chance.shuffle(deck)


def deal_footballers(w: Footmania, seat: int, chance: Chance) -> None:
    """Another face behind every back that the seat does not know; the decks below their top cards."""
    hidden = [not known_to(w, seat, card) for card in range(c.FOOTBALLERS)]
    unknown = [card for card in range(c.FOOTBALLERS) if hidden[card]]
    chance.shuffle(unknown)
    behind: list[list[int]] = [[] for _ in c.BACKS]
    for card in unknown:
        behind[c.BACK[card]].append(card)
    for other in range(w.seats):
        if other != seat:  # his own he knows
            squad = [behind[c.BACK[card]].pop() if hidden[card] else card for card in w.squad[other]]
            squad.sort()
            w.squad[other] = squad
    if w.drawn >= 0 and hidden[w.drawn]:
        w.drawn = behind[c.BACK[w.drawn]].pop()
    tops = [[behind[c.BACK[deck[-1]]].pop()] if deck else [] for deck in (w.domestic_deck, w.foreign_deck)]
    left = [False] * c.FOOTBALLERS
    for cards in behind:
        for card in cards:
            left[card] = True
    w.domestic_deck = [card for card in unknown if left[card] and not c.IS_RED[card]] + tops[0]
    w.foreign_deck = [card for card in unknown if left[card] and c.IS_RED[card]] + tops[1]
    forget_faces(w, seat)


def forget_faces(w: Footmania, seat: int) -> None:
    """Nobody knows who else has seen a face, except for its owner and what lay open to all."""
    mine = 1 << seat if seat >= 0 else 0
    w.seen = [s.ALL_SEEN if seen >> s.PUBLIC & 1 else seen & mine for seen in w.seen]
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
        if other != seat and len(w.pitch[other]) == c.POSTS:
            w.pitch[other] = best_line_up(w.squad[other], red_limit(w))
