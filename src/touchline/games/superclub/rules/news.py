"""Game changers opened after the match: good and bad news (SC-179 to SC-183, SC-311 to SC-316)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question
from touchline.games.superclub.cards import (
    CHANGER_AMOUNT,
    CHANGER_DEPARTMENT,
    CHANGER_EFFECT,
    CHANGER_KIND,
    CHANGER_THIRD,
    CHANGER_WHO,
    FACILITY_UP,
    FREE_PLAYER_DRAW,
    FREE_STAFF,
    FREE_STAR,
    LINEUP_LOCKED,
    LOSE_STAR,
    MONEY,
    OUT_NEXT_MATCH,
    OUT_SEASON,
    RELEASE_STARS,
    SECRET_WEAPON,
    STADIUM_AS_LEVEL,
    STAFF_SUSPENDED,
    THIRD_PENALTY,
    TOP_LEVEL,
    TRANSFER_BAN,
    WHO_BEST,
    WHO_KEEPER,
    WHO_RANDOM,
    WHO_RIGHT,
)
from touchline.games.superclub.rules.answers import best_player, says_card
from touchline.games.superclub.rules.club import (
    gain_stars,
    lose_star,
    talents,
)
from touchline.games.superclub.rules.decks import draw_staff
from touchline.games.superclub.rules.strength import seat_of
from touchline.games.superclub.state import (
    END_SLOT,
    FINE,
    FIRST_SLOT,
    FREE_DRAW,
    FREE_HIRING,
    GOAL,
    OPEN_CHANGERS,
    OUT_PLAYER,
    RELEASE,
    STAR,
    Superclub,
)


def open_changers(g: Superclub, arg: int) -> None:
    """First the home manager's in the order drawn, then the away manager's (SC-180, SC-311)."""
    for side in range(2):
        for drawn in g.put_aside:
            if drawn & 1 == side:
                g.put_aside.remove(drawn)
                g.push(OPEN_CHANGERS)
                open_changer(g, seat_of(g, side), drawn >> 1)
                return


def open_changer(g: Superclub, seat: int, card: int) -> None:
    """News is read out loud and resolved; a secret weapon is kept hidden (SC-180 to SC-183)."""
    g.reveal()
    if CHANGER_KIND[card] == SECRET_WEAPON:
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
    effect = CHANGER_EFFECT[card]
    amount = CHANGER_AMOUNT[card]
    if effect == FACILITY_UP:
        department = CHANGER_DEPARTMENT[card]
        if g.levels[3 * seat + department] < TOP_LEVEL:
            g.levels[3 * seat + department] += 1
            if g.events is not None:
                g.tell("upgrade", "SC-180", [seat, department, g.levels[3 * seat + department], 0])
    elif effect == MONEY:
        if amount >= 0:
            g.cash[seat] += amount
        else:
            g.push(FINE, seat | -amount << 3)
    elif effect == FREE_STAR:
        if talents(g, seat):
            g.ask(seat, STAR)
    elif effect == FREE_PLAYER_DRAW:
        g.push(FREE_DRAW, seat)
    elif effect == FREE_STAFF:
        draw_staff(g)
        if g.events is not None:
            g.tell("staff_drawn", "SC-180", [seat, *g.drawn])
        g.push(FREE_HIRING, seat)
    elif effect == OUT_NEXT_MATCH:
        miss(g, seat, named(g, seat, CHANGER_THIRD[card], CHANGER_WHO[card]))
    elif effect == OUT_SEASON:
        if line(g, seat, CHANGER_THIRD[card]):
            g.ask(seat, OUT_PLAYER, CHANGER_THIRD[card])
    elif effect == LINEUP_LOCKED:
        g.locked |= 1 << seat
    elif effect == THIRD_PENALTY:
        g.weakened[seat] += amount
    elif effect == STAFF_SUSPENDED:
        g.suspended |= 1 << seat
    elif effect == LOSE_STAR:
        lose_last_star(g, seat)
    elif effect == STADIUM_AS_LEVEL:
        g.low_stadium |= 1 << seat
    elif effect == RELEASE_STARS:
        g.push(RELEASE, seat | amount << 3)
    elif effect == TRANSFER_BAN:
        g.banned |= 1 << seat
        g.push(FINE, seat | amount << 3)


# Players who miss a match (SC-312, SC-313)


def line(g: Superclub, seat: int, third: int) -> list[int]:
    """The players of a third in the line-up that ended the match, without the goalkeeper (SC-312)."""
    return [player for player in g.pitch[seat][FIRST_SLOT[third] : END_SLOT[third]] if player >= 0]


def named(g: Superclub, seat: int, third: int, who: int) -> int:
    """The player whom the card means, or -1 (GC-09 to GC-16)."""
    if who == WHO_KEEPER:
        return g.pitch[seat][GOAL]
    players = line(g, seat, third)
    if not players:
        return -1
    if who == WHO_RANDOM:
        return players[g.rand(len(players))]
    if who == WHO_RIGHT:
        return players[-1]
    best = players[0]
    if who == WHO_BEST:
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
    return [OUT_PLAYER | player << 8 for player in line(g, seat, third)]


def answer_out_player(g: Superclub, seat: int, third: int, option: int) -> None:
    """Out for the rest of the season."""
    g.injured.append(option >> 8)
    if g.events is not None:
        g.tell("out", "SC-171", [seat, option >> 8])


def best_out_player(g: Superclub, seat: int, third: int) -> int:
    """A pick is the best player (SC-324)."""
    return best_player(g, legal_out_player(g, seat, third))


OUT_PLAYER_QUESTION: Final[Question] = Question(
    OUT_PLAYER,
    "out_player",
    "SC-312",
    legal_out_player,
    answer_out_player,
    says=says_card,
    place="pitch",
    caretaker=best_out_player,
)


# free_star: one own player with potential gains a star (GC-05)


def legal_star(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any talent of his."""
    return [STAR | player << 8 for player in talents(g, seat)]


def answer_star(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Squad token and point marker both move (SC-131)."""
    gain_stars(g, seat, option >> 8, 1)
    if g.events is not None:
        g.tell("star", "SC-131", [seat, option >> 8, g.stars[option >> 8]])


def best_star(g: Superclub, seat: int, arg: int) -> int:
    """The best talent (SC-324)."""
    return best_player(g, legal_star(g, seat, arg))


STAR_QUESTION: Final[Question] = Question(
    STAR,
    "free_star",
    "SC-131",
    legal_star,
    answer_star,
    says=says_card,
    place="squad",
    caretaker=best_star,
)
