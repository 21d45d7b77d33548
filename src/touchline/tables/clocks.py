"""How long managers may think: the kinds of clocks, and where the clock of each manager stands.

A manager's clock runs while the table waits for an answer of that manager. Each decision has `each` seconds
of its own; what it takes beyond them comes out of the bank, and every answer puts `add` seconds back, up to
what the bank held at first. At night, at weekends, on vacation and while everybody has agreed to a pause,
clocks stand.

What is true of a clock between two rows of a table's log is kept as a `SeatClock`, written together with the
row that changes it. After a restart every clock goes on where it stood."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from touchline.tables.errors import TableError, say

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
LEAST_TIME: Final = 5
MOST_TIME: Final = 60 * DAY
MOST_VACATION: Final = 60  # days
LATEST: Final = 400  # days that are looked at for the end of a clock; a pause may be longer, a clock is not

AtZero = Literal["caretaker", "bot", "others"]
Pace = Literal["none", "live", "days"]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table gives its managers, in seconds; all zero is no clock.

    `night` are the hours from and until which clocks stand, and `weekends` says whether they stand on
    Saturday and Sunday, in the table's time zone. `vacation` is how many days each manager may be away in
    all. `at_zero` says what happens when a clock has run out: the caretaker answers, a bot sits in until the
    manager is back, or the other managers decide; `stand_in` is the bot that sits in."""

    each: int = 0
    bank: int = 0
    add: int = 0
    night: tuple[int, int] | None = None
    weekends: bool = False
    zone: str = "UTC"
    vacation: int = 0
    at_zero: AtZero = "caretaker"
    stand_in: str = ""

    @property
    def limited(self) -> bool:
        """Whether anybody has to hurry at all."""
        return bool(self.each or self.bank)

    @property
    def pace(self) -> Pace:
        """What kind of game it is for: one at a sitting, or one that goes on for days."""
        if not self.limited:
            return "none"
        return "live" if self.each + self.bank < HOUR else "days"


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a manager's clock stands. `lane` is the decision it runs for, "" if the table waits for others.

    `left` is what the bank held when the decision came up, `spent` what the decision had taken at `since`,
    from when on the clock runs; without `since` it stands. `due` is when it runs out, or when a vacation
    does. `resting`: on vacation since then; `rested` are the seconds of vacation that were taken before that.
    """

    lane: str = ""
    left: float = 0.0
    spent: float = 0.0
    since: float | None = None
    due: float | None = None
    resting: float | None = None
    rested: float = 0.0


def checked(clock: Clock) -> Clock:
    """The clock, if it makes sense; a `TableError` says what does not."""
    if clock.add and not clock.bank:
        raise TableError(400, say("clock-add-needs-bank"))
    for seconds in (clock.each, clock.bank, clock.add):
        if seconds and not LEAST_TIME <= seconds <= MOST_TIME:
            raise TableError(400, say("clock-range", least=LEAST_TIME, most=MOST_TIME, days=MOST_TIME // DAY))
    if clock.night and (not all(0 <= hour <= 24 for hour in clock.night) or clock.night[0] == clock.night[1]):
        raise TableError(400, say("clock-night"))
    if clock.night in ((0, 24), (24, 0)):
        raise TableError(400, say("clock-night-whole"))
    if not 0 <= clock.vacation <= MOST_VACATION:
        raise TableError(400, say("clock-vacation", most=MOST_VACATION))
    _zone(clock.zone)
    return clock


@cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise TableError(400, say("clock-zone")) from error


# How time passes


def _spans(clock: Clock, start: float) -> Iterator[tuple[float, float]]:
    """The stretches of time in which clocks run, from a moment on."""
    if clock.night is None and not clock.weekends:
        yield start, float("inf")
        return
    zone = _zone(clock.zone)
    day = datetime.fromtimestamp(start, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    for _ in range(LATEST):
        following = day + timedelta(days=1)
        for begin, end in _hours(clock, day.weekday()):
            last = following if end == 24 else day.replace(hour=end)
            first = max(start, day.replace(hour=begin).timestamp())
            if first < last.timestamp():
                yield first, last.timestamp()
        day = following


def _hours(clock: Clock, weekday: int) -> list[tuple[int, int]]:
    """The hours of a day in which clocks run."""
    if clock.weekends and weekday >= 5:
        return []
    if clock.night is None:
        return [(0, 24)]
    begin, end = clock.night
    if begin > end:  # over midnight
        return [(end % 24, begin)]
    return [hours for hours in ((0, begin), (end, 24)) if hours[0] < hours[1]]


def ran(clock: Clock, since: float, until: float) -> float:
    """For how many seconds a clock ran between two moments."""
    total = 0.0
    for begin, end in _spans(clock, since):
        if begin >= until:
            break
        total += min(end, until) - begin
    return total


def moment(clock: Clock, since: float, seconds: float) -> float:
    """When a clock has run for this many seconds."""
    left = max(0.0, seconds)
    end = since
    for begin, end in _spans(clock, since):
        if left <= end - begin:
            return begin + left
        left -= end - begin
    return end


# What happens to a clock


def fresh(clock: Clock) -> SeatClock:
    """A clock before the first decision."""
    return SeatClock(left=float(clock.bank))


def turned(clock: Clock, was: SeatClock, lane: str, now: float, running: bool) -> SeatClock:
    """The clock after a change of the table that has its manager think about `lane`, "" for nothing.

    `running` is whether clocks run at the table; a manager on vacation has one that stands.
    """
    if lane != was.lane and same(was.lane, lane):
        was = msgspec.structs.replace(was, lane=lane)
    elif lane != was.lane:
        was = _answered(clock, was, now) if was.lane else was
        was = msgspec.structs.replace(was, lane=lane, spent=0.0, since=None, due=None)
    if was.resting is not None and now >= _back(clock, was):
        was = rest(clock, was, False, now)
    runs = bool(lane) and running and was.resting is None
    if runs and was.since is None:
        was = msgspec.structs.replace(was, since=now)
    elif not runs and was.since is not None:
        was = msgspec.structs.replace(was, spent=_spent(clock, was, now), since=None)
    due = None
    if was.since is not None:
        due = moment(clock, was.since, clock.each + was.left - was.spent)
    elif was.resting is not None:
        due = _back(clock, was)
    return was if due == was.due else msgspec.structs.replace(was, due=due)


def same(lane: str, other: str) -> bool:
    """Whether two lanes are one decision: nothing was answered between them, or a small choice of a big one.

    What others bring to light meanwhile gives nobody more time."""
    (choice, learnt, count), (now, *rest) = _parts(lane), _parts(other)
    return choice == now and (learnt == rest[0] or (bool(count) and count == rest[1]))


def _parts(lane: str) -> tuple[str, str, str]:
    """Choice, what was learnt, decisions; an earlier release kept no decisions."""
    choice, learnt, count = (*lane.split("-"), "", "")[:3]
    return choice, learnt, count


def _answered(clock: Clock, was: SeatClock, now: float) -> SeatClock:
    left = was.left - max(0.0, _spent(clock, was, now) - clock.each)
    return msgspec.structs.replace(was, left=min(max(float(clock.bank), left), max(0.0, left) + clock.add))


def _spent(clock: Clock, was: SeatClock, now: float) -> float:
    return was.spent + (ran(clock, was.since, now) if was.since is not None else 0.0)


def _back(clock: Clock, was: SeatClock) -> float:
    """When the days of vacation are used up."""
    assert was.resting is not None
    return was.resting + clock.vacation * DAY - was.rested


def rest(clock: Clock, was: SeatClock, on: bool, now: float) -> SeatClock:
    """The manager goes on vacation, or comes back; `turned` has to be asked next."""
    if on == (was.resting is not None):
        return was
    if not on:
        assert was.resting is not None
        rested = min(clock.vacation * float(DAY), was.rested + now - was.resting)
        return msgspec.structs.replace(was, resting=None, rested=rested)
    return msgspec.structs.replace(was, resting=now)


def given(was: SeatClock, seconds: float) -> SeatClock:
    """Somebody gives the manager more time; `turned` has to be asked next."""
    return msgspec.structs.replace(was, left=was.left + seconds)


def rest_left(clock: Clock, was: SeatClock, now: float) -> float:
    """The seconds of vacation that the manager has left."""
    going = now - was.resting if was.resting is not None else 0.0
    return max(0.0, clock.vacation * DAY - was.rested - going)
