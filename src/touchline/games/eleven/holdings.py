"""What a club of Eleven owns: Players, Staff, Directors, Sponsors, Tactics, an Objective, Infrastructure."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.engine.speech import capital
from touchline.games.eleven import cards as c
from touchline.games.eleven.rules.club import adboards
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import building, name, say

KINDS: Final = (
    ("regulars", range(c.YOUNGSTER)),
    ("youngsters", range(c.YOUNGSTER, c.VETERAN)),
    ("veterans", range(c.VETERAN, c.STAFF)),
    ("staff", range(c.STAFF, c.DIRECTOR)),
    ("directors", range(c.DIRECTOR, c.SPONSOR)),
    ("sponsors", range(c.SPONSOR, c.BOARD_MEETING)),
    ("tactics", range(c.TACTIC + c.BASIC_TACTICS, c.OBJECTIVE)),  # the basic ones are everybody's
    ("objectives", range(c.OBJECTIVE, c.OPPONENT)),
)
SEATS: Final = {c.THINGS[card]: c.MIN_PLAYERS[card] for card in range(c.STAFF, c.DIRECTOR)}


def goods(g: Eleven) -> list[Good]:
    """What can be owned; some Staff is for more clubs only (EL-021)."""
    found = [
        Good(c.THINGS[thing], say(f"kind-{kind}"), name(thing))
        for kind, things in KINDS
        for thing in things
        if SEATS.get(c.THINGS[thing], 1) <= g.seats
    ]
    kind = say("kind-infrastructure")
    return found + [
        Good(c.THINGS[c.INFRASTRUCTURE + at], kind, capital(building(at))) for at in range(c.INFRASTRUCTURES)
    ]


def holdings(g: Eleven, seat: int) -> list[str]:
    """What the seat's club owns; a Sponsor is owned for as long as its contract lies on the board."""
    owned = g.squad[seat] + g.staff[seat] + [contract >> 2 for contract in adboards(g, seat)]
    owned += [card for card in g.tactics[seat] if card >= c.TACTIC + c.BASIC_TACTICS]
    owned += [card for card in (g.kit[seat], g.objective[seat]) if card >= 0]
    owned += [card for card in g.directors[3 * seat : 3 * seat + 3] if card >= 0]
    owned += [
        c.INFRASTRUCTURE + at for at in range(c.INFRASTRUCTURES) if g.built[c.INFRASTRUCTURES * seat + at]
    ]
    return [c.THINGS[thing] for thing in owned]
