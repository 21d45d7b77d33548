"""Steps 8 and 9: income, refill, the next round; and full time (B11-173 to B11-187, B11-197)."""

from __future__ import annotations

from touchline.games.best11.cards import INCOME, MGR_HAND
from touchline.games.best11.rules.board import filled
from touchline.games.best11.rules.deck import draw
from touchline.games.best11.rules.setup import HAND
from touchline.games.best11.state import START_ROUND, Best11


def income(g: Best11, arg: int) -> None:
    """Money for the filled spaces: the fuller the board, the less (B11-173)."""
    for i in range(g.seats):
        seat = (g.lead + i) % g.seats
        money = INCOME[filled(g, seat)]
        g.purse[seat] += money
        if g.events is not None:
            g.tell("income", "B11-173", [seat, filled(g, seat), money])


def hand_target(g: Best11, seat: int) -> int:
    """How many free agents the hand is filled up to (B11-178, B11-180)."""
    return HAND + (1 if g.manager[seat] == MGR_HAND else 0) + g.extra[seat]


def refill(g: Best11, arg: int) -> None:
    """Draw up to the hand's target, in whistle order (B11-177, B11-182)."""
    g.reveal()
    for i in range(g.seats):
        seat = (g.lead + i) % g.seats
        hand = g.hand[seat]
        missing = hand_target(g, seat) - len(hand)
        before = len(hand)
        while missing > 0:  # B11-181
            card = draw(g)
            if card < 0:
                break  # B11-187
            hand.append(card)
            missing -= 1
        if g.events is not None and len(hand) > before:
            g.tell(
                "refilled",
                "B11-177",
                [seat, *hand[before:]],
                only=seat,
                veil=[seat, *[-1] * (len(hand) - before)],
            )


def next_round(g: Best11, arg: int) -> None:
    """The whistle passes clockwise and the marker moves on (B11-184, B11-185)."""
    g.lead = (g.lead + 1) % g.seats
    if g.events is not None:
        g.tell("whistle_passed", "B11-185", [g.lead])
    g.push(START_ROUND)


def full_time(g: Best11, arg: int) -> None:
    """The teams now are the Best 11s (B11-197); with the option, lots are drawn for ties (B11-217)."""
    g.reveal()
    g.over = 1
    if g.shootout:
        g.lots = list(range(g.seats))
        g.shuffle(g.lots)
    if g.events is not None:
        g.tell("full_time", "B11-197", [])
