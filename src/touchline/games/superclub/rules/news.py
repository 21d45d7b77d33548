"""Game changers opened after the match: good and bad news (SC-179 to SC-183, SC-311 to SC-316)."""

from __future__ import annotations

from touchline.games.superclub.cards import (
    CHANGER_AMOUNT,
    CHANGER_DEPARTMENT,
    CHANGER_EFFECT,
    CHANGER_KIND,
    CHANGER_THIRD,
    CHANGER_WHO,
    CONTINENT,
    FACILITY_UP,
    FREE_PLAYER_DRAW,
    FREE_STAFF,
    FREE_STAR,
    LEAST_PLAYERS,
    LINEUP_LOCKED,
    LOSE_STAR,
    MONEY,
    MOST_STAFF,
    NONE,
    OUT_NEXT_MATCH,
    OUT_SEASON,
    REJECT,
    RELEASE_STARS,
    SECRET_WEAPON,
    SIGN,
    STADIUM_AS_LEVEL,
    STAFF,
    STAFF_SUSPENDED,
    THIRD_PENALTY,
    TOP_LEVEL,
    TRANSFER_BAN,
    WHO_BEST,
    WHO_KEEPER,
    WHO_RANDOM,
    WHO_RIGHT,
)
from touchline.games.superclub.rules.club import (
    fire,
    gain_stars,
    go_abroad,
    is_full,
    lose_star,
    may_sell,
    sell_abroad,
    sign,
    talents,
)
from touchline.games.superclub.rules.decks import add_continents, can_turn, draw_staff, staff_back, turn_top
from touchline.games.superclub.rules.strength import seat_of
from touchline.games.superclub.state import (
    END_SLOT,
    FINE,
    FIRE,
    FIRST_SLOT,
    FORCED_SALE,
    FREE_CONTINENT,
    FREE_DRAW,
    FREE_HIRE,
    FREE_HIRING,
    FREE_SIGN,
    FREE_SIGNING,
    GOAL,
    OPEN_CHANGERS,
    OUT_PLAYER,
    RELEASE,
    RELEASE_PLAYER,
    SELL_ABROAD,
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


# free_star: one own player with potential gains a star (GC-05)


def legal_star(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any talent of his."""
    return [STAR | player << 8 for player in talents(g, seat)]


def answer_star(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Squad token and point marker both move (SC-131)."""
    gain_stars(g, seat, option >> 8, 1)
    if g.events is not None:
        g.tell("star", "SC-131", [seat, option >> 8, g.stars[option >> 8]])


# forced_sale: a fine that the cash does not cover (SC-315)


def fine(g: Superclub, arg: int) -> None:
    """Pay; without the cash sell, with at most 11 players the rest is waived."""
    seat = arg & 7
    amount = arg >> 3
    if g.cash[seat] < amount and may_sell(g, seat):
        g.push(FINE, arg)
        g.ask(seat, FORCED_SALE, amount)
        return
    paid = min(amount, g.cash[seat])
    g.cash[seat] -= paid
    if g.events is not None:
        g.tell("fine", "SC-315", [seat, paid, amount])


def legal_forced_sale(g: Superclub, seat: int, amount: int) -> list[int]:
    """Each own player card."""
    return [FORCED_SALE | player << 8 for player in g.squad[seat]]


def answer_forced_sale(g: Superclub, seat: int, amount: int, option: int) -> None:
    """Sold abroad."""
    sell_abroad(g, seat, option >> 8)


# release: players go without pay (GC-23)


def release(g: Superclub, arg: int) -> None:
    """One by one, until enough stars are gone or at most 11 cards are left."""
    seat = arg & 7
    if arg >> 3 and len(g.squad[seat]) > LEAST_PLAYERS:
        g.ask(seat, RELEASE_PLAYER, arg >> 3)


def legal_release(g: Superclub, seat: int, stars: int) -> list[int]:
    """Each own player card."""
    return [RELEASE_PLAYER | player << 8 for player in g.squad[seat]]


def answer_release(g: Superclub, seat: int, stars: int, option: int) -> None:
    """He goes among the undrafted players (SC-290)."""
    player = option >> 8
    gone = g.stars[player]
    go_abroad(g, seat, player)
    if g.events is not None:
        g.tell("released", "SC-290", [seat, player])
    g.push(RELEASE, seat | max(0, stars - gone) << 3)


# free_continent and free_sign: a player for nothing (GC-06, SC-316)


def free_draw(g: Superclub, seat: int) -> None:
    """Without any card the draw is lost (SC-289)."""
    if can_turn(g):
        g.ask(seat, FREE_CONTINENT)


def legal_free_continent(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any continent that has a card."""
    options: list[int] = []
    add_continents(g, FREE_CONTINENT, options)
    return options


def answer_free_continent(g: Superclub, seat: int, arg: int, option: int) -> None:
    """The card lies open."""
    continent = (option >> 8) - CONTINENT
    g.lot = turn_top(g, continent)
    if g.events is not None:
        g.tell("scouted", "SC-180", [seat, g.lot, continent])
    g.push(FREE_SIGNING, seat)


def free_signing(g: Superclub, seat: int) -> None:
    """Sign him or not."""
    g.ask(seat, FREE_SIGN)


def legal_free_sign(g: Superclub, seat: int, arg: int) -> list[int]:
    """He needs a free place; one player may be sold abroad to make room (SC-316)."""
    options = [FREE_SIGN | REJECT << 8]
    if is_full(g, seat):
        for player in g.squad[seat]:
            options.append(SELL_ABROAD | player << 8)
    else:
        options.append(FREE_SIGN | SIGN << 8)
    return options


def answer_free_sign(g: Superclub, seat: int, arg: int, option: int) -> None:
    """For nothing, or to the Inactive players pile."""
    if option & 0xFF == SELL_ABROAD:
        sell_abroad(g, seat, option >> 8)
        g.push(FREE_SIGNING, seat)
        return
    player = g.lot
    g.lot = -1
    if option >> 8 == SIGN:
        if g.events is not None:
            g.tell("signed", "SC-180", [seat, player, 0])
        sign(g, seat, player)
        return
    g.inactive.append(player)
    if g.events is not None:
        g.tell("rejected", "SC-180", [seat, player])


# free_hire: a member for nothing (GC-07)


def free_hiring(g: Superclub, seat: int) -> None:
    """Hire one of the two or nobody."""
    g.ask(seat, FREE_HIRE)


def legal_free_hire(g: Superclub, seat: int, arg: int) -> list[int]:
    """With 3 members one has to be fired first (SC-092)."""
    options = [FREE_HIRE | NONE << 8]
    if len(g.staff[seat]) < MOST_STAFF:
        for member in g.drawn:
            options.append(FREE_HIRE | (STAFF + member) << 8)
    else:
        for member in g.staff[seat]:
            options.append(FIRE | (STAFF + member) << 8)
    return options


def answer_free_hire(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Free of charge; the others go under the deck."""
    member = (option >> 8) - STAFF
    if option & 0xFF == FIRE:
        fire(g, seat, member)
        g.push(FREE_HIRING, seat)
        return
    if option >> 8 == NONE:
        if g.events is not None:
            g.tell("nobody_hired", "SC-180", [seat])
    else:
        g.drawn.remove(member)
        g.staff[seat].append(member)
        if g.events is not None:
            g.tell("hired", "SC-180", [seat, member, 0])
    staff_back(g)
