"""What a manager of Superclub owns: the club, players, key staff, secret weapons, better facilities."""

from __future__ import annotations

from collections.abc import Sequence
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
from touchline.games.superclub.text import facility_name, name, say

TOP_LEVEL: Final = 4
KINDS: Final[tuple[tuple[str, Sequence[int]], ...]] = (
    ("players", range(PLAYERS)),
    ("staff", range(STAFF, CHANGER)),
    ("weapons", [card for card in range(CHANGER, CUP) if CHANGER_KIND[card - CHANGER] == SECRET_WEAPON]),
    ("clubs", range(CLUB, CLUB + CLUBS)),
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
    cards = [(thing, say(f"goods-{kind}")) for kind, things in KINDS for thing in things]
    found = [Good(THINGS[thing], kind, name(thing)) for thing, kind in cards if THINGS[thing] not in boxed]
    facilities = say("goods-facilities")
    for at in range(KEY_STAFF):
        for level in range(2, TOP_LEVEL + 1):
            found.append(Good(f"{DEPARTMENTS[at]}_{level}", facilities, facility_name(at, level)))
    return found


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
