"""Imagined worlds: the same table to one seat, with everything that it cannot know dealt again.

Kept: all that is public and the seat's own cards. Dealt again: the order of all decks, secret weapons of the
others, Game changers put aside, SuperCup cards, line-ups still secret, offers between others.

What is dealt again is sorted first: a world follows from the seed and from what the seat may know, so that
nobody can work back from a world to the true cards.
"""

from __future__ import annotations

from touchline.engine.chance import Chance
from touchline.games.superclub import changer_cards
from touchline.games.superclub.cards import MID
from touchline.games.superclub.rules.auto_line_up import auto_best, reuse_last
from touchline.games.superclub.rules.line_ups import AGAIN, LOCKED, USUAL, begin
from touchline.games.superclub.rules.offers import to_of
from touchline.games.superclub.state import LEAGUE, SUPERCUP, WINDOW, Superclub
from touchline.games.superclub.view import SETTING, TALKING, is_setting, playing, speaker, talkers


def redeal(g: Superclub, seat: int, seed: int) -> Superclub:
    """A world that looks the same to this seat (-1: a spectator)."""
    w = g.clone()
    chance = w.imagined(seed)
    w.sealed = 0
    forget_offers(w, seat)
    set_again(w, seat)
    deal_decks(w, chance)
    deal_cups(w, chance)
    deal_changers(w, seat, chance)
    return w


def forget_offers(w: Superclub, seat: int) -> None:
    """What others write, or say to each other in a window, has not been heard."""
    for writer in range(w.seats):
        if seat not in (writer, to_of(w.letters[writer])):
            w.letters[writer] = []
        if writer != seat:
            w.drafts[writer] = []
    turn = speaker(w)
    if turn < 0:
        is_asked = seat >= 0 and w.open[seat] & 0xFF == WINDOW
        if any(w.open) and not is_asked:
            w.offers = 0
        return
    if seat in talkers(w):
        w.offers = w.offers if seat == turn else 1
        return
    asked = next(other for other in range(w.seats) if w.open[other] & 0xFF in TALKING)
    place = w.open[asked] >> 8 & 7
    w.open[asked] = 0
    w.open[turn] = WINDOW | place << 8
    w.offer = []
    w.offers = 0


def set_again(w: Superclub, seat: int) -> None:
    """Line-ups that others are setting are begun again; those that wait are the automatic ones."""
    secret = is_setting(w)
    for other in range(w.seats):
        if other == seat:
            continue
        if w.open[other] & 0xFF in SETTING:
            w.open[other] = 0
            w.unanswered -= 1
            mode = AGAIN if w.revealed else LOCKED if is_locked(w, other) else USUAL
            begin(w, other, mode)
            w.fresh = []
        elif secret and other in playing(w):
            if is_locked(w, other):
                reuse_last(w, other)
            else:
                auto_best(w, other)
            w.boost_at[other] = MID if w.contest == LEAGUE and w.place[other] else -1


def is_locked(w: Superclub, seat: int) -> bool:
    """Whether his line-up of this match is that of the last one (GC-18)."""
    return w.contest == LEAGUE and w.locked >> seat & 1 == 1


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The same cards in an order that tells nothing."""
    found = sorted(cards)
    chance.shuffle(found)
    return found


def deal_decks(w: Superclub, chance: Chance) -> None:
    """Everything that lies face down."""
    w.deck = shuffled(w.deck, chance)
    w.staff_deck = shuffled(w.staff_deck, chance)
    w.season_deck = shuffled(w.season_deck, chance)
    world = shuffled([player for deck in w.continents for player in deck], chance)
    for deck in w.continents:
        for at in range(len(deck)):
            deck[at] = world.pop()


def deal_cups(w: Superclub, chance: Chance) -> None:
    """Nobody has seen a SuperCup card, but the opponent of the final that is played."""
    shown = w.rival_club if w.contest == SUPERCUP and w.rival else -1
    pool = shuffled([c for c in w.cup_deck + [c for cups in w.cups for c in cups] if c != shown], chance)
    for seat in range(w.seats):
        kept = [shown] if shown in w.cups[seat] else []
        w.cups[seat] = kept + [pool.pop() for _ in range(len(w.cups[seat]) - len(kept))]
    if shown in w.cup_deck:
        pool.append(shown)
        chance.shuffle(pool)
    w.cup_deck = pool


def deal_changers(w: Superclub, seat: int, chance: Chance) -> None:
    """Secret weapons of the others, Game changers put aside, and the deck."""
    pool = w.changer_deck + [card >> 1 for card in w.put_aside]
    for other in range(w.seats):
        if other != seat:
            pool = pool + w.weapons[other]
    pool = shuffled(pool, chance)
    for other in range(w.seats):
        if other != seat:
            for at in range(len(w.weapons[other])):
                card = next(card for card in pool if changer_cards.KIND[card] == changer_cards.SECRET_WEAPON)
                w.weapons[other][at] = card
                pool.remove(card)
    w.put_aside = [pool.pop() << 1 | card & 1 for card in w.put_aside]
    w.changer_deck = pool
