"""Prepare steps 2 and 3: formation, row shapes, Player cards, plain Jerseys (EL-177 to EL-197, EL-393 to
EL-395).

A line-up is planned in secret and may be begun again until it is confirmed (EL-182, EL-375). Sides and
Bench as planned stand apart from the Jerseys on the board until the Opponent is revealed. Plain Jerseys fit
everywhere, so that whatever has been chosen can always be finished.
"""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    CONFIRM,
    DEFENCE,
    DONE,
    FIRST_PLACEMENT,
    FUND,
    GK,
    JERSEY,
    LINE,
    NO,
    PLACEMENT,
    PLACEMENT_PLAYER,
    PLACEMENT_ZONE,
    PLAN,
    PLAN_ROWS,
    PLAN_TACTIC,
    PLANS,
    PLAYER_TASK,
    PLAYER_ZONES,
    RESTART,
    SHAPE,
    SHAPE_COUNTS,
    SHAPES_OF,
    SIDE_JERSEY,
    SIDE_PAYS,
    SIDE_PAYS_N,
    TASK,
    UNNUMBERED,
    ZONES,
)
from touchline.games.eleven.effects import FITNESS
from touchline.games.eleven.rules.club import is_out, number, side
from touchline.games.eleven.rules.jerseys import by_number, owned_jerseys
from touchline.games.eleven.rules.lane import go_on
from touchline.games.eleven.state import (
    ALL_JERSEYS,
    ASSIGN_PLAYER,
    CONFIRM_LINEUP,
    FORMATION,
    FUND_EFFECT,
    GOALKEEPER,
    JERSEYS_EACH,
    PLACE_PLAIN,
    ROW_SHAPE,
    SWAP_OUT,
    Eleven,
)

ROWS: Final = 3


def plan_line_up(g: Eleven, seat: int, arg: int) -> None:
    """Begin with an empty Pitch (EL-194)."""
    clear_plan(g, seat)
    g.ask(seat, FORMATION)


def clear_plan(g: Eleven, seat: int) -> None:
    """Take everything back: markers to the stock, Jerseys as they lie on the board."""
    for what in range(4 * seat, 4 * seat + 4):
        g.resources[what] += g.placed[what]
        g.placed[what] = 0
    g.formation[seat] = -1
    g.keeper[seat] = -1
    g.funded[seat] = 0
    g.plan_attacking[seat] = g.attacking[seat]
    g.plan_bench[seat] = g.bench[seat]
    for at in range(JERSEYS_EACH * seat, JERSEYS_EACH * seat + JERSEYS_EACH):
        g.zone[at] = -1
        g.line_up[at] = -1
    for at in range(ZONES * seat, ZONES * seat + ZONES):
        g.shape[at] = 0


# formation, row_shape: ten places on the Pitch


def legal_formation(g: Eleven, seat: int, arg: int) -> list[int]:
    """A Tactic card of the hand with one of its formations (EL-177)."""
    hand = g.tactics[seat]
    return [FORMATION | (PLAN + plan) << 8 for plan in range(PLANS) if PLAN_TACTIC[plan] in hand]


def answer_formation(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Then the shape of each row, defence first."""
    g.formation[seat] = (option >> 8) - PLAN
    g.ask(seat, ROW_SHAPE, 0)


def legal_row_shape(g: Eleven, seat: int, row: int) -> list[int]:
    """The shapes of a row with so many Jerseys (EL-178 to EL-180)."""
    return [ROW_SHAPE | (SHAPE + s) << 8 for s in SHAPES_OF[PLAN_ROWS[ROWS * g.formation[seat] + row]]]


def answer_row_shape(g: Eleven, seat: int, row: int, option: int) -> None:
    """Then the next row, then the Player cards."""
    shape = (option >> 8) - SHAPE
    at = ZONES * seat + 3 * row
    for place in range(3):
        g.shape[at + place] = SHAPE_COUNTS[3 * shape + place]
    if row + 1 < ROWS:
        g.ask(seat, ROW_SHAPE, row + 1)
    else:
        g.ask(seat, ASSIGN_PLAYER)


# assign_player, swap_out, fund_effect: who plays, where, and with what


def room_left(g: Eleven, seat: int) -> list[int]:
    """How many places of each Zone are open."""
    room = g.shape[ZONES * seat : ZONES * seat + ZONES]
    for at in range(JERSEYS_EACH * seat, JERSEYS_EACH * seat + JERSEYS_EACH):
        if g.zone[at] >= 0:
            room[g.zone[at]] -= 1
    return room


def used_jerseys(g: Eleven, seat: int) -> int:
    """Jerseys of Player cards that play, as bits."""
    used = 0
    for jersey in range(JERSEYS_EACH):
        if g.line_up[JERSEYS_EACH * seat + jersey] >= 0:
            used |= 1 << jersey
    return used


def jersey_for(g: Eleven, seat: int, card: int, used: int) -> int:
    """The Jersey that the Player would use; -1 if there is none (EL-185, EL-189, EL-386)."""
    jersey = SIDE_JERSEY[side(g, card)]
    if jersey >= 0:
        return -1 if used >> jersey & 1 else jersey
    for at in range(3):
        if g.bound[3 * seat + at] == card and not used >> UNNUMBERED + at & 1:
            return UNNUMBERED + at
    for benched in range(2):
        for jersey in range(UNNUMBERED, JERSEYS_EACH):
            if not used >> jersey & 1 and g.plan_bench[seat] >> jersey & 1 == benched:
                return jersey
    return -1


def swappable(g: Eleven, seat: int, used: int) -> int:
    """Jerseys that may go to the Bench: those without an owned Player card; if there are none, those of
    Players who do not play (EL-187, EL-394)."""
    pitch = ALL_JERSEYS & ~g.plan_bench[seat] & ~used
    free = pitch & ~owned_jerseys(g, seat)
    return free if free else pitch


def legal_assign_player(g: Eleven, seat: int, arg: int) -> list[int]:
    """Healthy Players with a fitness, a Zone of theirs and a Jersey, or nobody else (EL-183 to EL-194)."""
    options: list[int] = []
    if g.resources[4 * seat + FITNESS] > 0:
        room = room_left(g, seat)
        used = used_jerseys(g, seat)
        for card in g.squad[seat]:
            if is_out(g, card):
                continue
            if LINE[card] == GK:
                if g.keeper[seat] < 0:
                    options.append(ASSIGN_PLAYER | (PLACEMENT + FIRST_PLACEMENT[card]) << 8)
                continue
            zones = PLAYER_ZONES[card]  # EL-120
            for at in range(len(zones)):
                if room[zones[at]] > 0:
                    if card in g.line_up[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]:
                        break
                    if jersey_for(g, seat, card, used) < 0:
                        break
                    options.append(ASSIGN_PLAYER | (PLACEMENT + FIRST_PLACEMENT[card] + at) << 8)
    options.append(ASSIGN_PLAYER | DONE << 8)
    return options


def answer_assign_player(g: Eleven, seat: int, arg: int, option: int) -> None:
    """One fitness on the card, its Jersey in the Zone, from the Bench if need be (EL-183, EL-186 to
    EL-191)."""
    if option >> 8 == DONE:
        next_place(g, seat, 0)
        return
    placement = (option >> 8) - PLACEMENT
    card = PLACEMENT_PLAYER[placement]
    place(g, seat, FITNESS, 1)
    if LINE[card] == GK:
        g.keeper[seat] = card
        ask_funding(g, seat, GOALKEEPER)
        return
    used = used_jerseys(g, seat)
    jersey = jersey_for(g, seat, card, used)
    g.line_up[JERSEYS_EACH * seat + jersey] = card
    g.zone[JERSEYS_EACH * seat + jersey] = PLACEMENT_ZONE[placement]
    if PLAYER_TASK[card] == DEFENCE:  # EL-188, EL-190
        g.plan_attacking[seat] &= ~(1 << jersey)
    else:
        g.plan_attacking[seat] |= 1 << jersey
    if g.plan_bench[seat] >> jersey & 1:
        g.ask(seat, SWAP_OUT, jersey)
    else:
        ask_funding(g, seat, jersey)


def place(g: Eleven, seat: int, what: int, count: int) -> None:
    """Markers from the stock onto a card (EL-183, EL-204)."""
    g.resources[4 * seat + what] -= count
    g.placed[4 * seat + what] += count


def legal_swap_out(g: Eleven, seat: int, jersey: int) -> list[int]:
    """Any Jersey that may go to the Bench, by its number (EL-187, EL-394)."""
    free = swappable(g, seat, used_jerseys(g, seat))
    return [SWAP_OUT | (JERSEY + out) << 8 for out in by_number(free, g.plan_attacking[seat])]


def answer_swap_out(g: Eleven, seat: int, jersey: int, option: int) -> None:
    """It goes, and nothing is flipped (EL-187)."""
    out = (option >> 8) - JERSEY
    g.plan_bench[seat] = g.plan_bench[seat] & ~(1 << jersey) | 1 << out
    ask_funding(g, seat, jersey)


def ask_funding(g: Eleven, seat: int, who: int) -> None:
    """Ask if the Player has an effect with a cost that is there; then the next Player (EL-195, EL-196)."""
    card = g.keeper[seat] if who == GOALKEEPER else g.line_up[JERSEYS_EACH * seat + who]
    at = side(g, card)
    if SIDE_PAYS_N[at] and g.resources[4 * seat + SIDE_PAYS[at]] >= SIDE_PAYS_N[at]:
        g.ask(seat, FUND_EFFECT, who)
    else:
        g.ask(seat, ASSIGN_PLAYER)


def legal_fund_effect(g: Eleven, seat: int, who: int) -> list[int]:
    """Place the cost on the card, or not."""
    return [FUND_EFFECT | FUND << 8, FUND_EFFECT | NO << 8]


def answer_fund_effect(g: Eleven, seat: int, who: int, option: int) -> None:
    """The cost lies on the card, on top of its fitness (EL-195)."""
    if option >> 8 == FUND:
        card = g.keeper[seat] if who == GOALKEEPER else g.line_up[JERSEYS_EACH * seat + who]
        place(g, seat, SIDE_PAYS[side(g, card)], SIDE_PAYS_N[side(g, card)])
        g.funded[seat] |= 1 << who
    g.ask(seat, ASSIGN_PLAYER)


# place_plain: the other Jerseys


def plain_left(g: Eleven, seat: int) -> int:
    """Jerseys on the Pitch, as planned, that have no place yet (EL-193)."""
    left = ALL_JERSEYS & ~g.plan_bench[seat]
    for jersey in range(JERSEYS_EACH):
        if g.zone[JERSEYS_EACH * seat + jersey] >= 0:
            left &= ~(1 << jersey)
    return left


def next_place(g: Eleven, seat: int, zone: int) -> None:
    """The next open place in the order of the Zones, or the end of the plan."""
    room = room_left(g, seat)
    while zone < ZONES:
        if room[zone] > 0:
            g.ask(seat, PLACE_PLAIN, zone)
            return
        zone += 1
    g.ask(seat, CONFIRM_LINEUP)


def legal_place_plain(g: Eleven, seat: int, zone: int) -> list[int]:
    """Attack or defence, as far as there are Jerseys that show it."""
    left = plain_left(g, seat)
    options: list[int] = []
    if left & g.plan_attacking[seat]:
        options.append(PLACE_PLAIN | TASK << 8)
    if left & ~g.plan_attacking[seat]:
        options.append(PLACE_PLAIN | (TASK + 1) << 8)
    return options


def answer_place_plain(g: Eleven, seat: int, zone: int, option: int) -> None:
    """The lowest Jersey of that side, plain ones being alike."""
    left = plain_left(g, seat)
    left &= g.plan_attacking[seat] if option >> 8 == TASK else ~g.plan_attacking[seat]
    lowest = (left & -left).bit_length() - 1
    g.zone[JERSEYS_EACH * seat + lowest] = zone
    next_place(g, seat, zone)


# confirm_lineup


def legal_confirm_lineup(g: Eleven, seat: int, arg: int) -> list[int]:
    """Confirm or begin again (EL-182)."""
    return [CONFIRM_LINEUP | CONFIRM << 8, CONFIRM_LINEUP | RESTART << 8]


def answer_confirm_lineup(g: Eleven, seat: int, arg: int, option: int) -> None:
    """What is confirmed stays (EL-181)."""
    if option >> 8 == RESTART:
        plan_line_up(g, seat, 0)
        return
    g.planned |= 1 << seat
    if g.events is not None:
        g.tell("planned", "EL-182", [seat])
    go_on(g, seat)


def same_number(g: Eleven, seat: int, card: int) -> int:
    """A Player with the same number who already plays, or -1 (EL-116, EL-185)."""
    for other in g.line_up[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]:
        if other >= 0 and other != card and number(g, other) == number(g, card) != 0:
            return other
    return -1
