"""The team on the pitch: its bench, its limits, who may come on where (FM-156, FM-169 to FM-176)."""

from __future__ import annotations

from typing import Final

from touchline.games.footmania.cards import CAN_PLAY, FREE, IS_RED, POSTS
from touchline.games.footmania.rules.faces import show_all
from touchline.games.footmania.rules.line_up import red_room
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.state import CALLED_UP, VACANT, Footmania

MOST_COUNTED: Final = 3  # plus cards of a team in one match (FM-169)
MOST_SUBS: Final = 2  # FM-171


def other_team(g: Footmania, seat: int) -> int:
    """The opponent in the match."""
    return g.away if seat == g.home else g.home


def may_play(g: Footmania, seat: int, card: int) -> bool:
    """Three cards a match, protections included; `free` ones do not count (FM-169, FM-170, FM-215)."""
    return FREE[card] == 1 or g.counted[seat] < MOST_COUNTED


def may_substitute(g: Footmania, seat: int) -> bool:
    """Two substitutions a match, more with cards that say so (FM-171, FM-214)."""
    return g.subs[seat] < MOST_SUBS + g.extra_subs[seat]


def bench(g: Footmania, seat: int) -> list[int]:
    """Footballers who are neither on the pitch nor off it for good (FM-156, FM-175)."""
    team = g.pitch[seat]
    return [card for card in g.squad[seat] if card not in team and card not in g.off]


def has_substitute(g: Footmania, seat: int) -> bool:
    """Whether, as all can see, he might still bring somebody on: who fits is his secret (FM-278)."""
    return may_substitute(g, seat) and len(bench(g, seat)) > 0


def fits(g: Footmania, seat: int, card: int, post: int) -> bool:
    """Whether he may replace whoever stands on the post, counted from 0 (FM-172, FM-174, FM-176, FM-212)."""
    there = g.pitch[seat][post]
    if not CAN_PLAY[card] & 2 << post or there in (VACANT, CALLED_UP):
        return False
    if not IS_RED[card] or (there >= 0 and IS_RED[there]):
        return True
    return red_room(g, g.pitch[seat]) > 0


def posts_for(g: Footmania, seat: int, card: int) -> list[int]:
    """The posts, counted from 0, that a substitute may take over."""
    return [post for post in range(POSTS) if fits(g, seat, card, post)]


def bring_on(g: Footmania, seat: int, card: int, post: int, replaced: int, rule: str) -> None:
    """He comes on, for whoever stood on the post or was injured there; everybody sees him (FM-269)."""
    g.reveal()
    show_all(g, [card])
    g.pitch[seat][post] = card
    g.subs[seat] += 1  # FM-171
    if g.events is not None:
        g.tell("substituted", rule, [seat, card, replaced, post, strength(g, seat)])
