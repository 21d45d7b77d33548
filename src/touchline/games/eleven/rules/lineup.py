"""Prepare steps 2 and 3: formation, row shapes, plain Jerseys (EL-177 to EL-182, EL-193, EL-194, EL-393).

A line-up is planned in secret and may be begun again until it is confirmed (EL-182, EL-375). Sides and
Bench as planned stand apart from the Jerseys on the board until the Opponent is revealed. Plain Jerseys fit
everywhere, so that whatever has been chosen can always be finished. The Player cards are in assign.py.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, by_word, said
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.cards import PLAN, TASK, ZONES
from touchline.games.eleven.rules.club import number, side
from touchline.games.eleven.rules.jerseys import owned_jerseys
from touchline.games.eleven.rules.lane import go_on
from touchline.games.eleven.state import FORMATION, JERSEYS_EACH, PLACE_PLAIN, Eleven
from touchline.games.eleven.text import name, zone_name

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
    return [FORMATION | (PLAN + plan) << 8 for plan in range(c.PLANS) if c.PLAN_TACTIC[plan] in hand]


def answer_formation(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Then the shape of each row, defence first."""
    g.formation[seat] = (option >> 8) - PLAN
    g.ask(seat, s.ROW_SHAPE, 0)


def says_formation(g: Eleven, seat: int, thing: int) -> Said | None:
    """A formation, and its Tactic card."""
    if not PLAN <= thing < PLAN + c.PLANS:
        return None
    return said(formation=c.PLAN_FORMATION[thing - PLAN], card=name(c.PLAN_TACTIC[thing - PLAN]))


FORMATION_QUESTION: Final = Question(
    FORMATION,
    "formation",
    "EL-177",
    legal_formation,
    answer_formation,
    says=says_formation,
    place="tactics",
    unheard=True,
)


def legal_row_shape(g: Eleven, seat: int, row: int) -> list[int]:
    """The shapes of a row with so many Jerseys (EL-178 to EL-180)."""
    return [
        s.ROW_SHAPE | (c.SHAPE + shape) << 8
        for shape in c.SHAPES_OF[c.PLAN_ROWS[ROWS * g.formation[seat] + row]]
    ]


def answer_row_shape(g: Eleven, seat: int, row: int, option: int) -> None:
    """Then the next row, then the Player cards."""
    shape = (option >> 8) - c.SHAPE
    at = ZONES * seat + 3 * row
    for place in range(3):
        g.shape[at + place] = c.SHAPE_COUNTS[3 * shape + place]
    if row + 1 < ROWS:
        g.ask(seat, s.ROW_SHAPE, row + 1)
    else:
        g.ask(seat, s.ASSIGN_PLAYER)


def says_row_shape(g: Eleven, seat: int, thing: int) -> Said | None:
    """A row: left, central, right."""
    if not c.SHAPE <= thing < c.SHAPE + c.SHAPES:
        return None
    at = 3 * (thing - c.SHAPE)
    return said(left=c.SHAPE_COUNTS[at], central=c.SHAPE_COUNTS[at + 1], right=c.SHAPE_COUNTS[at + 2])


def lean(shape: int) -> int:
    """How far a row shape leans to one side (EL-367)."""
    return abs(c.SHAPE_COUNTS[3 * shape] - c.SHAPE_COUNTS[3 * shape + 2])


def caretaker_row_shape(g: Eleven, seat: int, row: int) -> int:
    """The most symmetric shape (EL-367)."""
    return min(legal_row_shape(g, seat, row), key=lambda option: lean((option >> 8) - c.SHAPE))


ROW_SHAPE_QUESTION: Final = Question(
    s.ROW_SHAPE,
    "row_shape",
    "EL-180",
    legal_row_shape,
    answer_row_shape,
    asks=lambda g, seat, row: said(row=row),
    says=says_row_shape,
    place="pitch",
    caretaker=caretaker_row_shape,
    unheard=True,
)


# Jerseys and places


def room_left(g: Eleven, seat: int) -> list[int]:
    """How many places of each Zone are open."""
    room = g.shape[ZONES * seat : ZONES * seat + ZONES]
    for zone in g.zone[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]:
        if zone >= 0:
            room[zone] -= 1
    return room


def used_jerseys(g: Eleven, seat: int) -> int:
    """Jerseys of Player cards that play, as bits."""
    used = 0
    for jersey, card in enumerate(g.line_up[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]):
        if card >= 0:
            used |= 1 << jersey
    return used


def jersey_for(g: Eleven, seat: int, card: int, used: int) -> int:
    """The Jersey that the Player would use; -1 if there is none (EL-185, EL-189, EL-386)."""
    jersey = c.SIDE_JERSEY[side(g, card)]
    if jersey >= 0:
        return -1 if used >> jersey & 1 else jersey
    for at in range(3):
        if g.bound[3 * seat + at] == card and not used >> c.UNNUMBERED + at & 1:
            return c.UNNUMBERED + at
    for benched in range(2):
        for jersey in range(c.UNNUMBERED, JERSEYS_EACH):
            if not used >> jersey & 1 and g.plan_bench[seat] >> jersey & 1 == benched:
                return jersey
    return -1


def swappable(g: Eleven, seat: int, used: int) -> int:
    """Jerseys that may go to the Bench: those without an owned Player card; if there are none, those of
    Players who do not play (EL-187, EL-394)."""
    pitch = s.ALL_JERSEYS & ~g.plan_bench[seat] & ~used
    free = pitch & ~owned_jerseys(g, seat)
    return free if free else pitch


def same_number(g: Eleven, seat: int, card: int) -> int:
    """A Player with the same number who already plays, or -1 (EL-116, EL-185)."""
    for other in g.line_up[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]:
        if other >= 0 and other != card and number(g, other) == number(g, card) != 0:
            return other
    return -1


# place_plain: the other Jerseys


def plain_left(g: Eleven, seat: int) -> int:
    """Jerseys on the Pitch, as planned, that have no place yet (EL-193)."""
    left = s.ALL_JERSEYS & ~g.plan_bench[seat]
    for jersey, zone in enumerate(g.zone[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]):
        if zone >= 0:
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
    g.ask(seat, s.CONFIRM_LINEUP)


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


def says_place_plain(g: Eleven, seat: int, thing: int) -> Said | None:
    """A side of a Jersey."""
    if not TASK <= thing < TASK + len(c.TASKS):
        return None
    zone = g.open[seat] >> 8 if g.open[seat] & 0xFF == PLACE_PLAIN else -1
    where = c.ZONE_NAMES[zone] if 0 <= zone < ZONES else ""
    return said(c.TASKS[thing - TASK], zone=where)


def caretaker_place_plain(g: Eleven, seat: int, zone: int) -> int:
    """Defence sides first, from the back (EL-367)."""
    defends = plain_left(g, seat) & ~g.plan_attacking[seat]
    return PLACE_PLAIN | (TASK + int(bool(defends))) << 8


PLACE_PLAIN_QUESTION: Final = Question(
    PLACE_PLAIN,
    "place_plain",
    "EL-193",
    legal_place_plain,
    answer_place_plain,
    asks=lambda g, seat, zone: said(zone=zone_name(zone)),
    says=says_place_plain,
    place="pitch",
    caretaker=caretaker_place_plain,
    unheard=True,
)


# confirm_lineup


def answer_confirm_lineup(g: Eleven, seat: int, arg: int, option: int) -> None:
    """What is confirmed stays (EL-181)."""
    if option >> 8 == c.RESTART:
        plan_line_up(g, seat, 0)
        return
    g.planned |= 1 << seat
    if g.events is not None:
        g.tell("planned", "EL-182", [seat])
    go_on(g, seat)


CONFIRM_LINEUP_QUESTION: Final = Question(
    s.CONFIRM_LINEUP,
    "confirm_lineup",
    "EL-182",
    (c.CONFIRM, c.RESTART),  # confirm or begin again (EL-182)
    answer_confirm_lineup,
    says=by_word({c.CONFIRM: "", c.RESTART: "restart"}),
    place="pitch",
    caretaker=c.CONFIRM,
    unheard=True,
)
