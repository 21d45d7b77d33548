"""Game changers opened after the match: good and bad news (SC-179 to SC-183, SC-311 to SC-316)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question
from touchline.games.superclub import cards as c, changer_cards, state as s
from touchline.games.superclub.rules.answers import best_player, says_card
from touchline.games.superclub.rules.club import (
    gain_stars,
    lose_star,
    talents,
)
from touchline.games.superclub.rules.decks import draw_staff
from touchline.games.superclub.rules.strength import seat_of
from touchline.games.superclub.state import Superclub


def open_changers(g: Superclub, arg: int) -> None:
    """First the home manager's in the order drawn, then the away manager's (SC-180, SC-311)."""
    for side in range(2):
        for drawn in g.put_aside:
            if drawn & 1 == side:
                g.put_aside.remove(drawn)
                g.push(s.OPEN_CHANGERS)
                open_changer(g, seat_of(g, side), drawn >> 1)
                return


def open_changer(g: Superclub, seat: int, card: int) -> None:
    """News is read out loud and resolved; a secret weapon is kept hidden (SC-180 to SC-183)."""
    g.reveal()
    if changer_cards.KIND[card] == changer_cards.SECRET_WEAPON:
        g.weapons[seat].append(card)
        if g.events is not None:
            g.tell("weapon_kept", "SC-181", [seat, card], only=seat, veil=[seat, -1])
        return
    g.changer_discard.append(card)
    if g.events is not None:
        g.tell("news", "SC-180", [seat, card])
    resolve(g, seat, card)


def resolve(g: Superclub, seat: int, card: int) -> None:
    """What the card says; without a target it has no effect (SC-314)."""
    effect = changer_cards.EFFECT[card]
    amount = changer_cards.AMOUNT[card]
    if effect == changer_cards.FACILITY_UP:
        department = changer_cards.DEPARTMENT[card]
        if g.levels[3 * seat + department] < c.TOP_LEVEL:
            g.levels[3 * seat + department] += 1
            if g.events is not None:
                g.tell("upgrade", "SC-180", [seat, department, g.levels[3 * seat + department], 0])
    elif effect == changer_cards.MONEY:
        if amount >= 0:
            g.cash[seat] += amount
        else:
            g.push(s.FINE, seat | -amount << 3)
    elif effect == changer_cards.FREE_STAR:
        if talents(g, seat):
            g.ask(seat, s.STAR)
    elif effect == changer_cards.FREE_PLAYER_DRAW:
        g.push(s.FREE_DRAW, seat)
    elif effect == changer_cards.FREE_STAFF:
        draw_staff(g)
        if g.events is not None:
            g.tell("staff_drawn", "SC-180", [seat, *g.drawn])
        g.push(s.FREE_HIRING, seat)
    elif effect == changer_cards.OUT_NEXT_MATCH:
        miss(g, seat, named(g, seat, changer_cards.THIRD[card], changer_cards.WHO[card]))
    elif effect == changer_cards.OUT_SEASON:
        if line(g, seat, changer_cards.THIRD[card]):
            g.ask(seat, s.OUT_PLAYER, changer_cards.THIRD[card])
    elif effect == changer_cards.LINEUP_LOCKED:
        g.locked |= 1 << seat  # SC-313
    elif effect == changer_cards.THIRD_PENALTY:
        g.weakened[seat] += amount
    elif effect == changer_cards.STAFF_SUSPENDED:
        g.suspended |= 1 << seat
    elif effect == changer_cards.LOSE_STAR:
        lose_last_star(g, seat)
    elif effect == changer_cards.STADIUM_AS_LEVEL:
        g.low_stadium |= 1 << seat
    elif effect == changer_cards.RELEASE_STARS:
        g.push(s.RELEASE, seat | amount << 3)
    elif effect == changer_cards.TRANSFER_BAN:
        g.banned |= 1 << seat
        g.push(s.FINE, seat | amount << 3)


# Players who miss a match (SC-312, SC-313)


def line(g: Superclub, seat: int, third: int) -> list[int]:
    """The players of a third in the line-up that ended the match, without the goalkeeper (SC-312)."""
    return [player for player in g.pitch[seat][s.FIRST_SLOT[third] : s.END_SLOT[third]] if player >= 0]


def named(g: Superclub, seat: int, third: int, who: int) -> int:
    """The player whom the card means, or -1 (GC-09 to GC-16)."""
    if who == changer_cards.WHO_KEEPER:
        return g.pitch[seat][s.GOAL]
    players = line(g, seat, third)
    if not players:
        return -1
    if who == changer_cards.WHO_RANDOM:
        return players[g.rand(len(players))]
    if who == changer_cards.WHO_RIGHT:
        return players[-1]
    best = players[0]
    if who == changer_cards.WHO_BEST:
        for player in players:
            if g.stars[player] > g.stars[best]:
                best = player
    return best


def miss(g: Superclub, seat: int, player: int) -> None:
    """He misses the next played match (SC-313)."""
    if player in g.squad[seat]:
        g.missing.append(player)
        if g.events is not None:
            g.tell("misses", "SC-313", [seat, player])


def lose_last_star(g: Superclub, seat: int) -> None:
    """Of his players the one who gained a star last loses one (GC-21)."""
    for at in range(len(g.gains) - 1, -1, -1):
        player = g.gains[at]
        if player in g.squad[seat]:
            if lose_star(g, seat, player) and g.events is not None:
                g.tell("star_lost", "SC-292", [seat, player, g.stars[player]])
            return


# out_player: the owner chooses who is out like an injury (GC-17)


def legal_out_player(g: Superclub, seat: int, third: int) -> list[int]:
    """The players of that third."""
    return [s.OUT_PLAYER | player << 8 for player in line(g, seat, third)]


def answer_out_player(g: Superclub, seat: int, third: int, option: int) -> None:
    """Out for the rest of the season."""
    g.injured.append(option >> 8)
    if g.events is not None:
        g.tell("out", "SC-171", [seat, option >> 8])


OUT_PLAYER_QUESTION: Final = Question(
    s.OUT_PLAYER,
    "out_player",
    "SC-312",
    legal_out_player,
    answer_out_player,
    says=says_card,
    place="pitch",
    pick=best_player,
)


# free_star: one own player with potential gains a star (GC-05)


def legal_star(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any talent of his."""
    return [s.STAR | player << 8 for player in talents(g, seat)]


def answer_star(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Squad token and point marker both move (SC-131)."""
    gain_stars(g, seat, option >> 8, 1)
    if g.events is not None:
        g.tell("star", "SC-131", [seat, option >> 8, g.stars[option >> 8]])


STAR_QUESTION: Final = Question(
    s.STAR,
    "free_star",
    "SC-131",
    legal_star,
    answer_star,
    says=says_card,
    place="squad",
    pick=best_player,
)
