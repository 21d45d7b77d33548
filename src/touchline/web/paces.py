"""Clocks as people choose and read them: a pace by name with a few switches, and a clock in words."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final, get_args

import msgspec

from touchline.engine.speech import listed
from touchline.tables.clocks import DAY, HOUR, MINUTE, AtZero, Clock, rest_left
from touchline.tables.errors import TableError
from touchline.tables.table import Table
from touchline.tables.timekeeping import gift, others_decide
from touchline.web.language import say, spoken

PACES: Final[dict[str, Clock]] = {
    "none": Clock(),
    "minute": Clock(each=MINUTE),
    "minutes": Clock(each=3 * MINUTE),
    "days": Clock(bank=DAY, add=8 * HOUR),
    "day": Clock(each=DAY),
    "week": Clock(each=DAY, bank=3 * DAY, add=12 * HOUR),
}
NIGHT: Final = (23, 8)
VACATIONS: Final = (0, 3, 7, 14)
AT_ZERO: Final[tuple[AtZero, ...]] = get_args(AtZero)


def chosen(filled: Mapping[str, str]) -> Clock | None:
    """The clock that a form describes; None for no clock."""
    pace = PACES.get(filled.get("pace", "none"))
    vacation, at_zero = filled.get("vacation", "0"), filled.get("at_zero", AT_ZERO[0])
    if pace is None or at_zero not in AT_ZERO or vacation not in map(str, VACATIONS):
        raise TableError(400, say("pace-unknown"))
    if not pace.limited:
        return None
    return msgspec.structs.replace(
        pace,
        night=NIGHT if "night" in filled else None,
        weekends="weekends" in filled,
        zone=filled.get("zone") or "UTC",
        vacation=int(vacation),
        at_zero=at_zero,
        stand_in=filled.get("stand_in", ""),
    )


def in_words(clock: Clock) -> list[str]:
    """What a clock gives and does, a sentence each."""
    if not clock.limited:
        return [say("clock-none")]
    found = []
    if clock.each:
        found.append(say("clock-each", time=spoken(clock.each)))
    if clock.bank:
        found.append(
            say("clock-bank", bank=spoken(clock.bank), add=spoken(clock.add), adds=int(clock.add > 0))
        )
    if clock.night:
        found.append(say("clock-night", begin=clock.night[0], end=clock.night[1], zone=clock.zone))
    if clock.weekends:
        found.append(say("clock-weekends"))
    if clock.vacation:
        found.append(say("clock-vacation", days=clock.vacation))
    found.append(say(f"at-zero-{clock.at_zero}.text"))
    return [*found, say("clock-stand-in", bot=clock.stand_in.capitalize())] if clock.stand_in else found


class TimeShown(msgspec.Struct, frozen=True):
    """What a page shows of the clocks of a table to whoever plays a seat (-1: to all others).

    Everything in it is public: a manager of whom nobody may know that a decision is open is never `late`. Who
    rests and who would like a pause are names; `days` of vacation are left, and `gift` is the time to give.
    """

    seat: int
    rests: bool
    resting: tuple[str, ...]
    pauses: bool
    pausing: tuple[str, ...]
    paused: bool
    late: int
    rivals: tuple[int, ...]
    days: int
    gift: int

    @property
    def who_rests(self) -> str:
        """Their names, in a row."""
        return listed(self.resting)

    @property
    def who_pauses(self) -> str:
        """Their names, in a row."""
        return listed(self.pausing)


class Wish(msgspec.Struct, frozen=True):
    """What a manager reads in the panel about pauses, vacations and the end, and the button below it: `act`
    with `on`."""

    text: str
    act: str = ""
    on: bool = False
    label: str = ""


def wishes(table: Table, seat: int) -> list[Wish]:
    """What managers wish, for one of them: nobody can agree to what is only in a menu."""
    if seat < 0 or table.bot(seat) or table.match.over:
        return []
    time, found = shown(table, seat), []
    if time and time.rests:
        found.append(Wish(say("on-vacation-you"), "vacation", False, say("vacation-end")))
    elif time and time.resting:
        found.append(Wish(say("on-vacation", who=time.who_rests, n=len(time.resting))))
    if time and time.paused:
        found.append(Wish(say("clocks-stand"), "pause", False, say("pause-end")))
    elif time and time.pauses:
        found.append(Wish(say("pause-asked"), "pause", False, say("undo-withdraw")))
    elif time and time.pausing:
        text = say("wants-pause", who=time.who_pauses, n=len(time.pausing))
        found.append(Wish(text, "pause", True, say("undo-agree")))
    if seat in table.finishing:
        found.append(Wish(say("finish-asked"), "finish", False, say("undo-withdraw")))
    elif table.finishing:
        who = listed(table.names[other] for other in sorted(table.finishing))
        found.append(
            Wish(say("finish-wants", who=who, n=len(table.finishing)), "finish", True, say("undo-agree"))
        )
    return found


def shown(table: Table, seat: int) -> TimeShown | None:
    """What there is to show of the clocks; nothing where none runs."""
    if not table.time.limited or table.match.over:
        return None
    people = [other for other in range(table.match.seats) if not table.bot(other)]
    seat = seat if seat in people else -1
    resting = [other for other in people if table.clocks[other].resting is not None]
    late = [other for other in people if table.time_up(other) and others_decide(table, other)]
    left = rest_left(table.time, table.clocks[seat], table.now()) if seat >= 0 else 0.0
    return TimeShown(
        seat,
        seat in resting,
        tuple(table.names[other] for other in resting),
        seat in table.pausing,
        tuple(table.names[other] for other in sorted(table.pausing)),
        table.paused,
        next((other for other in late if other != seat), -1),
        tuple(other for other in people if other != seat),
        ceil(left / DAY),
        gift(table.time),
    )
