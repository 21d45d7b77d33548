"""What a manager of Superclub owns: the club, players, key staff, secret weapons, better facilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.engine.game import Good
from touchline.games.superclub import cards as c, changer_cards
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facility_name, name, say

TOP_LEVEL: Final = 4
KINDS: Final[tuple[tuple[str, Sequence[int]], ...]] = (
    ("players", range(c.PLAYERS)),
    ("staff", range(c.STAFF, c.CHANGER)),
    (
        "weapons",
        [
            card
            for card in range(c.CHANGER, c.CUP)
            if changer_cards.KIND[card - c.CHANGER] == changer_cards.SECRET_WEAPON
        ],
    ),
    ("clubs", range(c.CLUB, c.CLUB + c.CLUBS)),
)
TOP_SIX_ONLY: Final = {c.THINGS[player] for player in range(c.PLAYERS) if c.TOP_SIX[player]} | {
    c.THINGS[c.CLUB + club] for club in range(c.BASE_CLUBS, c.CLUBS)
}

UNHAPPY_ONLY: Final = {
    c.THINGS[c.STAFF + card] for card in range(c.STAFF_CARDS) if c.STAFF_EFFECT[card] == c.PLAYER_APPEAL
}


def goods(g: Superclub) -> list[Good]:
    """What can be owned; some cards belong to the Top Six or to unhappy players (SC-272, SC-274, SC-301)."""
    boxed = (set() if g.top_six else TOP_SIX_ONLY) | (set() if g.unhappy else UNHAPPY_ONLY)
    cards = [(thing, say(f"goods-{kind}")) for kind, things in KINDS for thing in things]
    found = [
        Good(c.THINGS[thing], kind, name(thing)) for thing, kind in cards if c.THINGS[thing] not in boxed
    ]
    facilities = say("goods-facilities")
    for at in range(c.KEY_STAFF):
        for level in range(2, TOP_LEVEL + 1):
            found.append(Good(f"{c.DEPARTMENTS[at]}_{level}", facilities, facility_name(at, level)))
    return found


def holdings(g: Superclub, seat: int) -> list[str]:
    """What the seat owns; a facility is owned at every level that was reached."""
    owned = g.squad[seat] + [c.STAFF + card for card in g.staff[seat]]
    owned += [c.CHANGER + card for card in g.weapons[seat]]
    if g.club[seat] >= 0:
        owned.append(c.CLUB + g.club[seat])
    levels = g.levels[3 * seat : 3 * seat + 3]
    facilities = [
        f"{c.DEPARTMENTS[at]}_{level}" for at in range(c.KEY_STAFF) for level in range(2, levels[at] + 1)
    ]
    return [c.THINGS[thing] for thing in owned] + facilities
