"""The best legal line-up for the tiles that a club owns, found exactly (TS-149, TS-150, TS-327).

Positions are filled in their order. What matters for the rest is only which icons face the positions still
to come and which football players, who could also stand there, are used up: line-ups that agree in this are
compared and only those that no other one beats in attack, defence and filled positions at once go on. What
is left at the end is the front: every line-up that is best under some way of weighing the three.
"""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.rules.levels import attackers, level, own_value, training

FOR_MATCH: Final = 0  # most levels in attack and defence together
FOR_POINTS: Final = 1  # most victory points for level and filled positions

SLOT_BITS: Final = 5
SLOTS: Final = 6  # at most so many lines lead from filled to open positions at any time
USED: Final = SLOT_BITS * SLOTS


EARLIER: Final[list[int]] = [min(c.LINE_FROM[line], c.LINE_TO[line]) for line in range(c.LINES)]
LATER: Final[list[int]] = [max(c.LINE_FROM[line], c.LINE_TO[line]) for line in range(c.LINES)]
EARLIER_SIDE: Final[list[int]] = [
    c.LINE_FROM_SIDE[line] if c.LINE_FROM[line] == EARLIER[line] else c.LINE_TO_SIDE[line]
    for line in range(c.LINES)
]
LATER_SIDE: Final[list[int]] = [
    c.LINE_FROM_SIDE[line] if c.LINE_FROM[line] == LATER[line] else c.LINE_TO_SIDE[line]
    for line in range(c.LINES)
]
CLOSING: Final[list[list[int]]] = [  # by position: lines to earlier ones
    [line for line in range(c.LINES) if LATER[line] == at] for at in range(c.POSITIONS)
]
OPENING: Final[list[list[int]]] = [  # by position: lines to later ones
    [line for line in range(c.LINES) if EARLIER[line] == at] for at in range(c.POSITIONS)
]


def _shifts() -> list[int]:
    """Where each line's icons stand in a key; lines that are open at the same time stand apart."""
    slots = [-1] * c.LINES
    for at in range(c.POSITIONS):
        busy = {slots[line] for line in range(c.LINES) if EARLIER[line] < at < LATER[line]}
        for line in OPENING[at]:
            slots[line] = min(slot for slot in range(SLOTS) if slot not in busy)
            busy.add(slots[line])
    return [SLOT_BITS * slot for slot in slots]


SHIFT: Final[list[int]] = _shifts()


def best_line_up(squad: list[int], managers: list[int], goal: int) -> list[int]:
    """The principal manager and the eleven that serve the goal best: `[manager, gk, lb, …]`."""
    best: list[int] = []
    most = -1
    for principal in managers:
        for found in front(squad, principal, managers):
            worth = rating(goal, found[0], found[1], found[2])
            if worth > most:
                most = worth
                best = [principal]
                best.extend(found[3:])
    return best


def rating(goal: int, attack: int, defence: int, filled: int) -> int:
    """How well a line-up serves a goal; values decide between equals."""
    attack_level = level(attack)
    defence_level = level(defence)
    if goal == FOR_POINTS:
        points = c.LEVEL_POINTS[min(attack_level, defence_level)] + filled
        first = points * 16 + max(attack_level, defence_level)  # the tie-break counts next (TS-249)
    else:
        first = attack_level + defence_level
    return first * 4096 + attack + defence + 64


def front(squad: list[int], principal: int, managers: list[int]) -> list[list[int]]:
    """All line-ups that none beats in everything: `[attack, defence, filled, gk, lb, …]` each."""
    trained = training(managers)
    switches = c.SWITCHES[principal]
    attacking = attackers(principal)
    useful = without_outclassed(squad)
    marks = marks_of(useful)
    reach = facing(useful)
    # Every line-up begun is a node: its sums, its last tile, and the node that it goes on from.
    attack, defence, filled = [0], [0], [0]
    parent, last = [-1], [-1]
    layer: dict[int, list[int]] = {0: [0]}
    for at in range(c.POSITIONS):
        attacks = attacking >> at & 1
        closing = CLOSING[at]
        candidates = [tile for tile in useful if c.ALLOWED[tile] >> at & 1]
        closed = said_last(at, candidates, marks)
        worths = [own_value(tile, at, switches >> at & 1, trained) for tile in candidates]
        # What the key says of each candidate from now on.
        opened = [shown(tile, at, reach) | marks[tile] << USED & ~closed for tile in candidates]
        candidates.append(-1)  # nobody
        worths.append(c.EMPTY_VALUE)
        opened.append(0)
        grown: dict[int, list[int]] = {}
        for key, nodes in layer.items():
            kept = key & ~closed
            may_be_empty = True
            for i, tile in enumerate(candidates):
                if tile < 0:
                    if not may_be_empty:
                        continue
                elif key >> USED & marks[tile]:
                    continue
                elif c.ALLOWED[tile] >> at + 1 == 0:
                    may_be_empty = False  # he is free and plays nowhere later: better than nobody
                to_attack = worths[i] if attacks else 0
                to_defence = 0 if attacks else worths[i]
                if tile >= 0:
                    for line in closing:
                        shared = key >> SHIFT[line] & c.ICONS[4 * tile + LATER_SIDE[line]]
                        if shared:
                            gain = c.LINE_GAIN[32 * line + shared]
                            shooting = attacks + (attacking >> EARLIER[line] & 1)  # of the two who share it
                            to_attack += shooting * gain
                            to_defence += (2 - shooting) * gain
                rivals = grown.setdefault(kept | opened[i], [])
                for node in nodes:
                    a = attack[node] + to_attack
                    d = defence[node] + to_defence
                    f = filled[node] + (1 if tile >= 0 else 0)
                    if not beaten(rivals, attack, defence, filled, a, d, f):
                        rivals.append(len(attack))
                        attack.append(a)
                        defence.append(d)
                        filled.append(f)
                        parent.append(node)
                        last.append(tile)
        layer = grown
    ends = [node for nodes in layer.values() for node in nodes]
    return [unfolded(node, attack, defence, filled, parent, last) for node in ends]


def said_last(at: int, candidates: list[int], marks: dict[int, int]) -> int:
    """What a key need not say any more once this position is filled."""
    closed = 0
    for line in CLOSING[at]:
        closed |= 31 << SHIFT[line]
    for tile in candidates:
        if c.ALLOWED[tile] >> at + 1 == 0:
            closed |= marks[tile] << USED
    return closed


def shown(tile: int, at: int, reach: list[int]) -> int:
    """The icons that face later positions, where they stand in a key."""
    key = 0
    for line in OPENING[at]:
        key |= (c.ICONS[4 * tile + EARLIER_SIDE[line]] & reach[line]) << SHIFT[line]
    return key


def beaten(
    rivals: list[int], attack: list[int], defence: list[int], filled: list[int], a: int, d: int, f: int
) -> bool:
    """Whether some rival is at least as good in everything; rivals that are now beaten themselves go."""
    at = 0
    while at < len(rivals):
        rival = rivals[at]
        if attack[rival] >= a and defence[rival] >= d and filled[rival] >= f:
            return True
        if attack[rival] <= a and defence[rival] <= d and filled[rival] <= f:
            rivals[at] = rivals[len(rivals) - 1]
            rivals.pop()
        else:
            at += 1
    return False


def unfolded(
    node: int, attack: list[int], defence: list[int], filled: list[int], parent: list[int], last: list[int]
) -> list[int]:
    """A finished line-up, read back from its last position to its first."""
    tiles: list[int] = []
    here = node
    while here > 0:
        tiles.append(last[here])
        here = parent[here]
    tiles.reverse()
    return [attack[node], defence[node], filled[node], *tiles]


def marks_of(squad: list[int]) -> dict[int, int]:
    """A bit for everybody who can play on several positions: he must not be used twice."""
    marks: dict[int, int] = {}
    bit = 1
    for tile in squad:
        marks[tile] = 0
        if c.ALLOWED[tile] & (c.ALLOWED[tile] - 1):
            marks[tile] = bit
            bit <<= 1
    return marks


def facing(squad: list[int]) -> list[int]:
    """For each line, the icons that somebody could show at its later end: no others matter there."""
    reach = [0] * c.LINES
    for line in range(c.LINES):
        for tile in squad:
            if c.ALLOWED[tile] >> LATER[line] & 1:
                reach[line] |= c.ICONS[4 * tile + LATER_SIDE[line]]
    return reach


def without_outclassed(squad: list[int]) -> list[int]:
    """Without those whom a best line-up never needs: enough others are at least as good in every respect.

    Whoever is fielded could make room for any of his betters on the bench. He is needed only if all of them
    play, and together they cannot if they have fewer positions than heads.
    """
    useful: list[int] = []
    for tile in squad:
        betters = [other for other in squad if outclasses(other, tile)]
        needed = True
        for better in betters:
            among = c.ALLOWED[better]
            heads = 1
            for other in betters:
                if c.ALLOWED[other] & ~among == 0:
                    heads += 1
            if heads > bits(among):
                needed = False
                break
        if needed:
            useful.append(tile)
    return useful


def outclasses(one: int, other: int) -> bool:
    """Whether one plays wherever the other does, never worse; of twins the lower number counts as better."""
    if one == other or c.ALLOWED[other] & ~c.ALLOWED[one]:
        return False
    same = c.ALLOWED[one] == c.ALLOWED[other]
    for skill in range(7):
        if c.BASIC[7 * one + skill] < c.BASIC[7 * other + skill]:
            return False
        same = same and c.BASIC[7 * one + skill] == c.BASIC[7 * other + skill]
    for side in range(4):
        if c.ICONS[4 * other + side] & ~c.ICONS[4 * one + side]:
            return False
        same = same and c.ICONS[4 * one + side] == c.ICONS[4 * other + side]
    return one < other if same else True


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
