"""Automatic line-ups: the most stars, or the last line-up again (SC-325, SC-326)."""

from __future__ import annotations

from touchline.games.superclub.cards import ATT, DEF, FORMATIONS, GK, MID, POSITION, UTIL
from touchline.games.superclub.rules.available import (
    OUTFIELD,
    THIRD_AT,
    available,
    counts,
    is_open,
    outfielders,
    still_there,
    unplaced,
)
from touchline.games.superclub.state import EMPTY, FIRST_SLOT, GOAL, KEEPER, PITCH_SLOTS, Superclub


def best_keeper(g: Superclub, seat: int) -> int:
    """The goalkeeper card with most stars, lowest id if equal; else the default goalkeeper."""
    best = KEEPER
    most = 0
    for player in available(g, seat):
        if POSITION[player] == GK:
            stars = g.stars[player]
            if stars > most or (stars == most and player < best):
                best = player
                most = stars
    return best


def auto_best(g: Superclub, seat: int) -> None:
    """The player and third with the highest counting stars, again and again; the best formation (SC-326)."""
    keys = []
    for player in outfielders(g, seat):
        position = POSITION[player]
        for third in (ATT, MID, DEF):
            rank = 2 if position == UTIL else 0 if position == third else 1
            keys.append((((12 - counts(g, player, third)) * 3 + rank) * 3 + 2 - third) * 256 + player)
    keys.sort()
    best = -1
    for number in range(len(FORMATIONS)):
        room = FORMATIONS[number].copy()
        taken: list[int] = []
        stars = 0
        for key in keys:
            third = 2 - (key >> 8) % 3
            if room[third] and key & 0xFF not in taken:
                taken.append(key & 0xFF)
                room[third] -= 1
                stars += 12 - (key >> 8) // 9
                if len(taken) == OUTFIELD:
                    break
        if stars > best:
            best = stars
            g.formation[seat] = number
    place_best(g, seat, keys)


def place_best(g: Superclub, seat: int, keys: list[int]) -> None:
    """Put them into the next free slots of their thirds."""
    pitch = [EMPTY] * PITCH_SLOTS
    pitch[GOAL] = best_keeper(g, seat)
    room = FORMATIONS[g.formation[seat]].copy()
    slots = FIRST_SLOT.copy()
    for key in keys:
        third = 2 - (key >> 8) % 3
        if room[third] and key & 0xFF not in pitch:
            pitch[slots[third]] = key & 0xFF
            slots[third] += 1
            room[third] -= 1
    g.pitch[seat] = pitch


def reuse_last(g: Superclub, seat: int) -> None:
    """The last line-up; for each who is missing the one who counts most in his slot (SC-325)."""
    g.formation[seat] = g.last[seat][PITCH_SLOTS]
    g.pitch[seat] = still_there(g, seat)
    pitch = g.pitch[seat]
    if pitch[GOAL] == EMPTY:
        pitch[GOAL] = best_keeper(g, seat)
    left = unplaced(g, seat)
    left.sort()
    for slot in range(1, PITCH_SLOTS):
        if pitch[slot] == EMPTY and left and is_open(g.formation[seat], slot):
            best = left[0]
            for player in left:
                if counts(g, player, THIRD_AT[slot]) > counts(g, best, THIRD_AT[slot]):
                    best = player
            pitch[slot] = best
            left.remove(best)
