"""The result: the winner, then the others by the point marker of the last season (SC-201, SC-239)."""

from __future__ import annotations

from touchline.games.superclub.state import Superclub


def places(g: Superclub) -> list[int]:
    """By seat, from 1: the winner first, the others as they were ranked (SC-239)."""
    order = [g.winner] + [seat for seat in g.order if seat != g.winner]
    found = [0] * g.seats
    for place in range(g.seats):
        found[order[place]] = place + 1
    return found
