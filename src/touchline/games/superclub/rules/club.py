"""A club: squad, stars and key staff (SC-025 to SC-029, SC-037, SC-039 to SC-042, SC-290 to SC-292)."""

from __future__ import annotations

from touchline.games.superclub import cards as c
from touchline.games.superclub.state import IN_SEASON, Superclub


def staff_sum(g: Superclub, seat: int, effect: int) -> int:
    """What the members with this effect add up to, while they are employed (SC-096, SC-318)."""
    total = 0
    for member in g.staff[seat]:
        if c.STAFF_EFFECT[member] == effect:
            total += c.STAFF_AMOUNT[member]
    return total


def has_staff(g: Superclub, seat: int, effect: int) -> bool:
    """Whether a member with this effect is employed (SC-319)."""
    for member in g.staff[seat]:
        if c.STAFF_EFFECT[member] == effect:
            return True
    return False


def is_full(g: Superclub, seat: int) -> bool:
    """Whether the squad has no free place; the default goalkeeper takes none (SC-037, SC-038)."""
    return len(g.squad[seat]) >= c.MOST_PLAYERS


def is_talent(g: Superclub, player: int) -> bool:
    """Whether he has an empty star (SC-056)."""
    return g.stars[player] < c.POTENTIAL[player]


def talents(g: Superclub, seat: int) -> list[int]:
    """The players of the squad who have an empty star."""
    return [player for player in g.squad[seat] if g.stars[player] < c.POTENTIAL[player]]


def scout_price(g: Superclub, player: int) -> int:
    """His scouting price at the stars that he has now (SC-070, SC-294)."""
    return c.SCOUT_PRICE[c.LEVELS * player + g.stars[player]]


def move(g: Superclub, seat: int, stars: int) -> None:
    """The squad token moves at once, in the season with the point marker (SC-028, SC-131)."""
    g.squad_stars[seat] += stars
    if g.stage == IN_SEASON:
        g.points[seat] += stars


def owner_of(g: Superclub, player: int) -> int:
    """The manager whose player he is, or -1."""
    for seat in range(g.seats):
        if player in g.squad[seat]:
            return seat
    return -1


def gain_stars(g: Superclub, seat: int, player: int, stars: int) -> None:
    """He is exchanged for his developed card (SC-069)."""
    g.stars[player] += stars
    move(g, seat, stars)
    if player in g.gains:
        g.gains.remove(player)
    g.gains.append(player)


def lose_star(g: Superclub, seat: int, player: int) -> bool:
    """One developed level back, never below the base card (SC-292); whether he lost one."""
    if g.stars[player] == c.STARS[player]:
        return False
    g.stars[player] -= 1
    move(g, seat, -1)
    return True


def join(g: Superclub, seat: int, player: int) -> None:
    """A player card comes into the squad, and its full stars count, a goalkeeper's too (SC-026)."""
    g.squad[seat].append(player)
    move(g, seat, g.stars[player])


def leave(g: Superclub, seat: int, player: int) -> None:
    """A player card leaves the squad."""
    g.squad[seat].remove(player)
    move(g, seat, -g.stars[player])


def sign(g: Superclub, seat: int, player: int) -> None:
    """He joins from the market; a signing_star works at once on a talent (KS-20)."""
    join(g, seat, player)
    extra = staff_sum(g, seat, c.SIGNING_STAR)
    if extra and is_talent(g, player):
        gain_stars(g, seat, player, min(extra, c.POTENTIAL[player] - g.stars[player]))
        if g.events is not None:
            g.tell("star", "SC-319", [seat, player, g.stars[player]])


def go_abroad(g: Superclub, seat: int, player: int) -> None:
    """He leaves for the continents, at the stars of his base card (SC-040, SC-290)."""
    leave(g, seat, player)
    g.stars[player] = c.STARS[player]
    for marked in (g.gains, g.missing, g.hurt):  # what happened to him here does not follow him
        if player in marked:
            marked.remove(player)
    g.returning.append(player)


def may_sell(g: Superclub, seat: int) -> bool:
    """Never so that fewer than 11 player cards remain (SC-119)."""
    return len(g.squad[seat]) > c.LEAST_PLAYERS


def sell_abroad(g: Superclub, seat: int, player: int) -> None:
    """The bank at once pays his scouting price, which may pay for a purchase (SC-039, SC-041)."""
    price = scout_price(g, player)
    go_abroad(g, seat, player)
    g.cash[seat] += price
    g.reveal()
    if g.events is not None:
        g.tell("sold_abroad", "SC-039", [seat, player, price])


def fire(g: Superclub, seat: int, member: int) -> None:
    """Without compensation, face down under the Key staff deck (SC-093, SC-098)."""
    g.staff[seat].remove(member)
    g.staff_deck.insert(0, member)
    g.reveal()
    if g.events is not None:
        g.tell("fired", "SC-093", [seat, member])
