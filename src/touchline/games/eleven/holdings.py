"""What a club of Eleven owns: Players, Staff, Directors, Sponsors, Tactics, an Objective, Infrastructure."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
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
from touchline.games.eleven.words import building, name

KINDS: Final = (
    ("Regular Players", range(YOUNGSTER)),
    ("Youngsters", range(YOUNGSTER, VETERAN)),
    ("Veterans", range(VETERAN, STAFF)),
    ("Staff", range(STAFF, DIRECTOR)),
    ("Directors", range(DIRECTOR, SPONSOR)),
    ("Sponsors", range(SPONSOR, BOARD_MEETING)),
    ("Tactics", range(TACTIC + BASIC_TACTICS, OBJECTIVE)),  # the basic ones are everybody's
    ("Objectives", range(OBJECTIVE, OPPONENT)),
)
GOODS: Final = (
    *(Good(THINGS[thing], kind, name(thing)) for kind, things in KINDS for thing in things),
    *(
        Good(THINGS[INFRASTRUCTURE + at], "Infrastructure", building(at).capitalize())
        for at in range(INFRASTRUCTURES)
    ),
)
SEATS: Final = {THINGS[card]: MIN_PLAYERS[card] for card in range(STAFF, DIRECTOR)}


def goods(g: Eleven) -> list[Good]:
    """What can be owned; some Staff is for more clubs only (EL-021)."""
    return [good for good in GOODS if SEATS.get(good.id, 1) <= g.seats]


def holdings(g: Eleven, seat: int) -> list[str]:
    """What the seat's club owns; a Sponsor is owned for as long as its contract lies on the board."""
    owned = g.squad[seat] + g.staff[seat] + [contract >> 2 for contract in adboards(g, seat)]
    owned += [card for card in g.tactics[seat] if card >= TACTIC + BASIC_TACTICS]
    owned += [card for card in (g.kit[seat], g.objective[seat]) if card >= 0]
    owned += [card for card in g.directors[3 * seat : 3 * seat + 3] if card >= 0]
    owned += [INFRASTRUCTURE + at for at in range(INFRASTRUCTURES) if g.built[INFRASTRUCTURES * seat + at]]
    return [THINGS[thing] for thing in owned]
