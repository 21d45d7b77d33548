"""Monday: the marker passes on and everybody is paid or pays (TS-037, TS-038, TS-048 to TS-051)."""

from __future__ import annotations

from touchline.games.time_of_soccer.rules.club import balance, pay_compulsory
from touchline.games.time_of_soccer.state import MONDAY, TimeOfSoccer


def collection_day(g: TimeOfSoccer, arg: int) -> None:
    """In every week, week P included (TS-051)."""
    g.day = MONDAY
    g.lead = (g.lead + 1) % g.seats  # TS-037, TS-038
    if g.events is not None and g.seats > 1:
        g.tell("marker_passed", "TS-037", [g.lead])
    for i in range(g.seats):
        seat = (g.lead + i) % g.seats
        amount = balance(g, seat)
        if g.events is not None:
            g.tell("collection", "TS-048" if amount > 0 else "TS-049" if amount else "TS-050", [seat, amount])
        if amount > 0:
            g.cash[seat] += amount
        elif amount < 0:
            pay_compulsory(g, seat, -amount)
