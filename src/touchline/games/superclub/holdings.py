"""What a manager of Superclub owns: the club, players, key staff, secret weapons, better facilities."""

from __future__ import annotations

from typing import Final

from touchline.engine.game import Good
from touchline.games.superclub.cards import (
    BASE_CLUBS,
    CHANGER,
    CHANGER_KIND,
    CLUB,
    CLUBS,
    CUP,
    DEPARTMENTS,
    KEY_STAFF,
    PLAYER_APPEAL,
    PLAYERS,
    SECRET_WEAPON,
    STAFF,
    STAFF_CARDS,
    STAFF_EFFECT,
    THINGS,
    TOP_SIX,
)
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facility_name, name

TOP_LEVEL: Final = 4
KINDS: Final = (
    ("Players", range(PLAYERS)),
    ("Key staff", range(STAFF, CHANGER)),
    (
        "Secret weapons",
        [card for card in range(CHANGER, CUP) if CHANGER_KIND[card - CHANGER] == SECRET_WEAPON],
    ),
    ("Clubs", range(CLUB, CLUB + CLUBS)),
)
GOODS: Final = (
    *(Good(THINGS[thing], kind, name(thing)) for kind, things in KINDS for thing in things),
    *(
        Good(f"{DEPARTMENTS[at]}_{level}", "Facilities", facility_name(at, level))
        for at in range(KEY_STAFF)
        for level in range(2, TOP_LEVEL + 1)
    ),
)
TOP_SIX_ONLY: Final = {THINGS[player] for player in range(PLAYERS) if TOP_SIX[player]} | {
    THINGS[CLUB + club] for club in range(BASE_CLUBS, CLUBS)
}

UNHAPPY_ONLY: Final = {
    THINGS[STAFF + card] for card in range(STAFF_CARDS) if STAFF_EFFECT[card] == PLAYER_APPEAL
}


def goods(g: Superclub) -> list[Good]:
    """What can be owned; some cards belong to the Top Six or to unhappy players (SC-272, SC-274, SC-301)."""
    boxed = (set() if g.top_six else TOP_SIX_ONLY) | (set() if g.unhappy else UNHAPPY_ONLY)
    return [good for good in GOODS if good.id not in boxed]


def holdings(g: Superclub, seat: int) -> list[str]:
    """What the seat owns; a facility is owned at every level that was reached."""
    owned = g.squad[seat] + [STAFF + card for card in g.staff[seat]]
    owned += [CHANGER + card for card in g.weapons[seat]]
    if g.club[seat] >= 0:
        owned.append(CLUB + g.club[seat])
    levels = g.levels[3 * seat : 3 * seat + 3]
    facilities = [
        f"{DEPARTMENTS[at]}_{level}" for at in range(KEY_STAFF) for level in range(2, levels[at] + 1)
    ]
    return [THINGS[thing] for thing in owned] + facilities
