"""What a club of Eleven owns: Players, Staff, Directors, Sponsors, Tactics, an Objective, Infrastructure."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.engine.speech import capital
from touchline.games.eleven.cards import (
    BASIC_TACTICS,
    BOARD_MEETING,
    DIRECTOR,
    INFRASTRUCTURE,
    INFRASTRUCTURES,
    MIN_PLAYERS,
    OBJECTIVE,
    OPPONENT,
    SPONSOR,
    STAFF,
    TACTIC,
    THINGS,
    VETERAN,
    YOUNGSTER,
)
from touchline.games.eleven.rules.club import adboards
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import building, name, say

KINDS: Final = (
    ("regulars", range(YOUNGSTER)),
    ("youngsters", range(YOUNGSTER, VETERAN)),
    ("veterans", range(VETERAN, STAFF)),
    ("staff", range(STAFF, DIRECTOR)),
    ("directors", range(DIRECTOR, SPONSOR)),
    ("sponsors", range(SPONSOR, BOARD_MEETING)),
    ("tactics", range(TACTIC + BASIC_TACTICS, OBJECTIVE)),  # the basic ones are everybody's
    ("objectives", range(OBJECTIVE, OPPONENT)),
)
SEATS: Final = {THINGS[card]: MIN_PLAYERS[card] for card in range(STAFF, DIRECTOR)}


def goods(g: Eleven) -> list[Good]:
    """What can be owned; some Staff is for more clubs only (EL-021)."""
    found = [
        Good(THINGS[thing], say(f"kind-{kind}"), name(thing))
        for kind, things in KINDS
        for thing in things
        if SEATS.get(THINGS[thing], 1) <= g.seats
    ]
    kind = say("kind-infrastructure")
    return found + [
        Good(THINGS[INFRASTRUCTURE + at], kind, capital(building(at))) for at in range(INFRASTRUCTURES)
    ]


def holdings(g: Eleven, seat: int) -> list[str]:
    """What the seat's club owns; a Sponsor is owned for as long as its contract lies on the board."""
    owned = g.squad[seat] + g.staff[seat] + [contract >> 2 for contract in adboards(g, seat)]
    owned += [card for card in g.tactics[seat] if card >= TACTIC + BASIC_TACTICS]
    owned += [card for card in (g.kit[seat], g.objective[seat]) if card >= 0]
    owned += [card for card in g.directors[3 * seat : 3 * seat + 3] if card >= 0]
    owned += [INFRASTRUCTURE + at for at in range(INFRASTRUCTURES) if g.built[INFRASTRUCTURES * seat + at]]
    return [THINGS[thing] for thing in owned]
