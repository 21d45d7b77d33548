"""Pre-match: line-ups, in secret and at the same time (SC-134 to SC-150, SC-325, SC-326, SC-339).

The argument of every question here is `mode | slot << 2`, with SHORT where places will stay empty.
"""

from __future__ import annotations

from typing import Final

from touchline.games.superclub.cards import (
    ATT,
    AUTO_BEST,
    CLOSE_THIRD,
    CONFIRM,
    DEF,
    DEFAULT_GK,
    FORMATION,
    FORMATIONS,
    GK,
    HALF_STARS_LOST,
    MID,
    POSITION,
    RESTART,
    REUSE_LAST,
    THIRD,
    UTIL,
)
from touchline.games.superclub.state import (
    BOOST_THIRD,
    EMPTY,
    END_SLOT,
    FILL,
    FIRST_SLOT,
    GOAL,
    IN_FINALS,
    KEEPER,
    LEAGUE,
    LINE_UP,
    PITCH_SLOTS,
    READY,
    Superclub,
)

USUAL: Final = 0
AGAIN: Final = 1  # relineup: without the boost (GC-28)
LOCKED: Final = 2  # the same players in the same slots (GC-18)
SHORT: Final = 64  # there are too few outfield players (SC-149)

OUTFIELD: Final = 10
THIRD_AT: Final[list[int]] = [DEF] * 5 + [MID] * 5 + [ATT] * 4  # by slot
FILL_ORDER: Final[list[int]] = [DEF, MID, ATT]


def counts(g: Superclub, player: int, third: int) -> int:
    """What he counts there, in half stars, never below 0 (SC-141 to SC-143); of a goalkeeper in goal."""
    value = 2 * g.stars[player]
    if POSITION[player] != GK:
        value -= HALF_STARS_LOST[3 * POSITION[player] + third]
    return value if value > 0 else 0


def is_available(g: Superclub, seat: int, player: int) -> bool:
    """Not injured, missing, benched or hurt (SC-144, SC-351); in finals only the hurt are out (SC-208)."""
    return player not in out_of(g, seat)


def out_of(g: Superclub, seat: int) -> list[int]:
    """Everybody who may not play for this club now."""
    if g.stage == IN_FINALS:
        return g.hurt
    out = g.injured
    if g.missing or g.hurt or g.benched:
        out = out + g.missing + g.hurt
        for ban in g.benched:
            if ban & 7 == seat:
                out.append(ban >> 3)
    return out


def available(g: Superclub, seat: int) -> list[int]:
    """Every player of the squad who may play."""
    out = out_of(g, seat)
    return [player for player in g.squad[seat] if player not in out] if out else g.squad[seat]


def outfielders(g: Superclub, seat: int) -> list[int]:
    """Available players who may stand anywhere but in goal (SC-138)."""
    return [player for player in available(g, seat) if POSITION[player] != GK]


def is_open(formation: int, slot: int) -> bool:
    """Whether the formation has this slot (SC-136)."""
    third = THIRD_AT[slot]
    return slot == GOAL or slot - FIRST_SLOT[third] < FORMATIONS[formation][third]


# The flow


def line_ups(g: Superclub, playing: int) -> None:
    """All managers who play set their line-ups at the same time (SC-134, SC-338)."""
    g.revealed = 0
    for seat in range(g.seats):
        if playing >> seat & 1:
            begin(g, seat, LOCKED if g.locked >> seat & 1 and g.contest == LEAGUE else USUAL)


def begin(g: Superclub, seat: int, mode: int) -> None:
    """An empty pitch, or the locked one."""
    if mode != AGAIN:
        g.boost_at[seat] = -1
    if mode == LOCKED and g.last[seat]:
        g.formation[seat] = g.last[seat][PITCH_SLOTS]
        g.pitch[seat] = still_there(g, seat)
        fill(g, seat, mode)
    else:
        g.formation[seat] = -1
        g.pitch[seat] = [EMPTY] * PITCH_SLOTS
        g.ask(seat, LINE_UP, mode if mode == AGAIN else USUAL)


def still_there(g: Superclub, seat: int) -> list[int]:
    """The last line-up without those who are not available."""
    able = available(g, seat)
    return [man if man == KEEPER or man in able else EMPTY for man in g.last[seat][:PITCH_SLOTS]]


def fill(g: Superclub, seat: int, mode: int) -> None:
    """Ask for the first slot; whether there are too few players is known from the start."""
    able = outfielders(g, seat)
    fill_on(g, seat, mode if len(able) >= OUTFIELD else mode | SHORT, GOAL)


def fill_on(g: Superclub, seat: int, mode: int, slot: int) -> None:
    """Ask for the next empty slot; then boost and ready."""
    pitch = g.pitch[seat]
    room = FORMATIONS[g.formation[seat]]
    for at in range(slot, PITCH_SLOTS):
        third = THIRD_AT[at]
        if pitch[at] == EMPTY and at - FIRST_SLOT[third] < room[third]:
            if at != GOAL and mode & SHORT and not unplaced(g, seat):
                break
            g.ask(seat, FILL, mode | at << 2)
            return
    finish(g, seat, mode & 3)


def finish(g: Superclub, seat: int, mode: int) -> None:
    """Everybody stands: place the captain boost (SC-145), then confirm."""
    if mode != AGAIN and g.contest == LEAGUE and g.place[seat]:
        g.ask(seat, BOOST_THIRD, mode)
    else:
        g.ask(seat, READY, mode)


def unplaced(g: Superclub, seat: int) -> list[int]:
    """Available outfield players who do not stand yet."""
    pitch = g.pitch[seat]
    return [player for player in outfielders(g, seat) if player not in pitch]


# line_up: a formation, the last line-up again, or the automatic one (SC-135)


def legal_line_up(g: Superclub, seat: int, mode: int) -> list[int]:
    """The five formations in the order of the ledger."""
    options = [LINE_UP | (FORMATION + number) << 8 for number in range(len(FORMATIONS))]
    if g.last[seat]:
        options.append(LINE_UP | REUSE_LAST << 8)
    options.append(LINE_UP | AUTO_BEST << 8)
    return options


def answer_line_up(g: Superclub, seat: int, mode: int, option: int) -> None:
    """Slots are filled one by one, or all at once."""
    thing = option >> 8
    if thing == AUTO_BEST:
        auto_best(g, seat)
        finish(g, seat, mode)
    elif thing == REUSE_LAST:
        reuse_last(g, seat)
        finish(g, seat, mode)
    else:
        g.formation[seat] = thing - FORMATION
        fill(g, seat, mode)


# fill: goalkeeper, defenders, midfielders, attackers, from left to right (SC-136 to SC-139)


def slot_of(arg: int) -> int:
    """The slot that a question asks for."""
    return arg >> 2 & 15


def legal_fill(g: Superclub, seat: int, arg: int) -> list[int]:
    """In goal a goalkeeper card or the default goalkeeper; elsewhere any outfield player (SC-137)."""
    slot = slot_of(arg)
    if slot == GOAL:
        options = [FILL | DEFAULT_GK << 8]
        for player in available(g, seat):
            if POSITION[player] == GK:
                options.append(FILL | player << 8)
        return options
    left = unplaced(g, seat)
    options = [FILL | player << 8 for player in left]
    if arg & SHORT and may_close(g, seat, slot, len(left)):
        options.append(FILL | CLOSE_THIRD << 8)
    return options


def may_close(g: Superclub, seat: int, slot: int, left: int) -> bool:
    """A third may stay short if there are too few players and the later thirds have room (SC-149, SC-339)."""
    room = 0
    here = THIRD_AT[slot]
    empty = 0
    for at in range(slot, PITCH_SLOTS):
        if g.pitch[seat][at] == EMPTY and is_open(g.formation[seat], at):
            empty += 1
            if THIRD_AT[at] != here:
                room += 1
    return left < empty and left <= room


def answer_fill(g: Superclub, seat: int, arg: int, option: int) -> None:
    """He stands there; a closed third leaves its rightmost slots empty (SC-150)."""
    slot = slot_of(arg)
    mode = arg & (SHORT | 3)
    thing = option >> 8
    if thing == CLOSE_THIRD:
        fill_on(g, seat, mode, END_SLOT[THIRD_AT[slot]])
        return
    g.pitch[seat][slot] = KEEPER if thing == DEFAULT_GK else thing
    fill_on(g, seat, mode, slot + 1)


# boost: the captain boost in one third (SC-145 to SC-147)


def legal_boost(g: Superclub, seat: int, mode: int) -> list[int]:
    """Attack, midfield or defence."""
    return [BOOST_THIRD | (THIRD + third) << 8 for third in (ATT, MID, DEF)]


def answer_boost(g: Superclub, seat: int, mode: int, option: int) -> None:
    """It counts whenever that third is used in this match."""
    g.boost_at[seat] = (option >> 8) - THIRD
    g.ask(seat, READY, mode)


# ready: confirm or begin again (SC-148)


def legal_ready(g: Superclub, seat: int, mode: int) -> list[int]:
    """Both are always possible."""
    return [READY | CONFIRM << 8, READY | RESTART << 8]


def answer_ready(g: Superclub, seat: int, mode: int, option: int) -> None:
    """Confirmed, it waits for the others."""
    if option >> 8 == RESTART:
        begin(g, seat, mode)
    elif mode == AGAIN and g.events is not None:
        g.tell("line_up", "SC-148", shown(g, seat))


def reveal_line_ups(g: Superclub, playing: int) -> None:
    """Line-ups and boosts are shown at the same time (SC-148)."""
    g.revealed = 1
    g.reveal()
    if g.events is not None:
        for seat in range(g.seats):
            if playing >> seat & 1:
                g.tell("line_up", "SC-148", shown(g, seat))


def shown(g: Superclub, seat: int) -> list[int]:
    """A line-up as it is told: seat, formation, boost, the fourteen slots."""
    return [seat, g.formation[seat], g.boost_at[seat], *g.pitch[seat]]


# Automatic line-ups


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
