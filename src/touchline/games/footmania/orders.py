"""What a manager may have answered for him, because he would hardly ever say anything else.

Windows: done, in the turns of others (FM-251); offers for him still reach him, and letters still go out
(FM-254). Rolls: the same in his own turn, until few footballers are missing, and the roll itself (FM-020,
FM-076). Draws: the card, if he could pay for it (FM-052). Lots: a pass, if the footballer would not make his
team stronger (FM-067). Bids: the lowest that is possible, up to his maximum for this lot; above it he passes
(FM-067, FM-068). Nobody else learns of an order: every answer is what he could have said himself.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.errors import Refused
from touchline.engine.orders import ON, Order
from touchline.engine.rules import LOW
from touchline.games.footmania.cards import FOOTBALLERS, MOST, PRICE, THINGS, UNIT, VALUE
from touchline.games.footmania.rules.auction import least_bid
from touchline.games.footmania.rules.complete import posts_needed
from touchline.games.footmania.rules.line_up import best_line_up, red_limit
from touchline.games.footmania.state import ROLL_DIE, Footmania
from touchline.games.footmania.text import money, say

WINDOWS: Final = "windows"
ROLLS: Final = "rolls"
DRAWS: Final = "draws"
LOTS: Final = "lots"
BIDS: Final = "bids"
FEW: Final = 2  # footballers short of a team: now the others may be asked for the last ones


def pass_window(g: Footmania, seat: int, text: str) -> str:
    """Done, in the turn of another manager."""
    return "window:done" if g.active != seat else ""


def roll_at_once(g: Footmania, seat: int, text: str) -> str:
    """No offers and no bank sales before the roll; he is asked when his team is nearly complete."""
    if g.active != seat:
        return ""
    if g.open[seat] & LOW == ROLL_DIE:
        return "roll:roll"
    nearly = g.phase == 1 and len(g.squad[seat]) >= posts_needed(g) - FEW
    return "" if nearly else "window:done"


def draw(g: Footmania, seat: int, text: str) -> str:
    """The card, which he may still refuse; he is asked about one that he could not pay."""
    top = (g.foreign_deck if g.open[seat] >> 8 else g.domestic_deck)[-1]
    return "draw:draw" if PRICE[top] <= g.cash[seat] else ""


def pass_lot(g: Footmania, seat: int, text: str) -> str:
    """No bid for a footballer without whom his team is as strong."""
    return "bid:pass" if g.lot < FOOTBALLERS and not stronger(g, seat, g.lot) else ""


def stronger(g: Footmania, seat: int, card: int) -> int:
    """How many stars a footballer would add to the manager's best line-up."""
    squad, reds = g.squad[seat], red_limit(g)
    return stars(best_line_up(sorted([*squad, card]), reds)) - stars(best_line_up(squad, reds))


def stars(team: list[int]) -> int:
    """What a line-up is worth; a trainee takes a star (FM-161)."""
    return sum(VALUE[card] if card >= 0 else -1 for card in team)


def ceiling(lot: str, text: str) -> int:
    """The maximum for a lot, in thousands; -1 if the order is about another one."""
    card, _, most = text.partition(" ")
    return int(most) if lot and lot == card and most.isdecimal() else -1


def bid(g: Footmania, seat: int, text: str) -> str:
    """The lowest bid, as long as it is not above the maximum."""
    most, least = ceiling(THINGS[g.lot], text), least_bid(g)
    if most < 0:
        return ""
    return f"bid:{least * UNIT}k" if least * UNIT <= most and least <= min(MOST, g.cash[seat]) else "bid:pass"


def check_bid(g: Footmania, seat: int, text: str) -> None:
    """Refuse a maximum for what is not for sale, or one that he could not bid (FM-067 to FM-070)."""
    most = ceiling(THINGS[g.lot] if g.lot >= 0 else "", text)
    if most < 0 or g.out >> seat & 1:
        raise Refused(text, "FM-067", say("maximum-no-auction"))
    if most % UNIT or most < least_bid(g) * UNIT:
        raise Refused(text, "FM-068", say("maximum-too-low", money=money(least_bid(g))))
    if most > min(MOST, g.cash[seat]) * UNIT:
        raise Refused(text, "FM-070", say("maximum-too-high", money=money(min(MOST, g.cash[seat]))))


ORDERS: Final = (
    Order(WINDOWS, "window", pass_window, usual=ON),
    Order(ROLLS, "window roll", roll_at_once, usual=ON),
    Order(DRAWS, "draw", draw, usual=ON),
    Order(BIDS, "bid", bid, check_bid),
    Order(LOTS, "bid", pass_lot, usual=ON, alone=True),
)
