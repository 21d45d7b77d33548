"""Variant `fatigue`: energy, recovery and the kind of team (TS-255 to TS-269, TS-347)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.time_of_soccer.cards import MIXED, SHARE, SHARES, STARTING, SUBSTITUTE
from touchline.games.time_of_soccer.state import RECOVER, RECOVERY, TEAM_KIND, TimeOfSoccer
from touchline.games.time_of_soccer.text import number, say

MOST_ENERGY: Final = 2  # TS-268
LEAST_ENERGY: Final = -4
LEAST_FATIGUE: Final = -4  # TS-266
POINTS: Final = 2  # TS-264
STARTING_COST: Final = 2  # TS-259: energy; a mixed team costs one less, a substitute team two


# recover: two points for energy and fatigue (TS-264, TS-347)


def recovery(g: TimeOfSoccer, turn: int) -> None:
    """Each Monday after collection, in turn order."""
    if turn == 0:
        g.barred = 0
    if g.fatigue and turn < g.seats:
        g.push(RECOVERY, turn + 1)
        g.ask((g.lead + turn) % g.seats, RECOVER)


def legal_recover(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Every split that uses as many points as fit; what finds no room is lost (TS-267, TS-347)."""
    for_energy = MOST_ENERGY - g.energy[seat]
    for_fatigue = -g.tired[seat]
    fit = min(POINTS, for_energy + for_fatigue)
    options: list[int] = []
    for share in range(len(SHARES)):
        energy, fatigue = SHARES[share]
        if energy + fatigue == fit and energy <= for_energy and fatigue <= for_fatigue:
            options.append(RECOVER | (SHARE + share) << 8)
    return options


def answer_recover(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """Energy that is still below 0 is raised to 0 at the cost of fatigue (TS-265)."""
    energy, fatigue = SHARES[(option >> 8) - SHARE]
    g.energy[seat] += energy
    g.tired[seat] += fatigue
    if g.energy[seat] < 0:
        g.tired[seat] += g.energy[seat]
        g.energy[seat] = 0
    if g.tired[seat] < LEAST_FATIGUE:
        g.tired[seat] = LEAST_FATIGUE
        g.barred |= 1 << seat  # TS-266
    if g.events is not None:
        g.tell("recovered", "TS-264", [seat, g.energy[seat], g.tired[seat], g.barred >> seat & 1])


def says_recover(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """A split of the points, and what the tracks show after it."""
    energy, fatigue = SHARES[thing - SHARE]
    left = g.energy[seat] + energy
    tired = max(LEAST_FATIGUE, g.tired[seat] + fatigue + min(0, left))
    case = "" if energy and fatigue else "energy" if energy else "fatigue" if fatigue else "nothing"
    return said(case, energy=energy, fatigue=fatigue, left=max(0, left), tired=number(tired))


def calmest(g: TimeOfSoccer, seat: int, arg: int) -> int:
    """Energy up to 0, then fatigue up to 0, then energy (TS-322)."""
    energy, fatigue = SHARES[(legal_recover(g, seat, arg)[0] >> 8) - SHARE]
    points = energy + fatigue
    first = min(points, max(0, -g.energy[seat]))
    for_fatigue = min(points - first, -g.tired[seat])
    return RECOVER | (SHARE + SHARES.index((points - for_fatigue, for_fatigue))) << 8


RECOVER_QUESTION: Final = Question(
    RECOVER,
    "recover",
    "TS-347",
    legal_recover,
    answer_recover,
    asks=lambda g, seat, arg: said(rule="TS-264"),
    says=says_recover,
    place="tracks",
    caretaker=calmest,
)


def lose_energy(g: TimeOfSoccer, seat: int, points: int) -> None:
    """The energy track ends at -4 (TS-268)."""
    g.energy[seat] = max(LEAST_ENERGY, g.energy[seat] - points)


# team_kind: starting, mixed or substitute team (TS-258 to TS-261)


def team_kinds(g: TimeOfSoccer, side: int) -> None:
    """After the alignment, the away club first."""
    seat = g.seat_of[g.teams[side]]
    if g.fatigue and seat >= 0:  # TS-263
        g.ask(seat, TEAM_KIND, side)


def legal_team_kind(g: TimeOfSoccer, seat: int, side: int) -> list[int]:
    """What the energy allows; a substitute team always (TS-268)."""
    options: list[int] = []
    if g.energy[seat] - STARTING_COST >= LEAST_ENERGY:
        options.append(TEAM_KIND | STARTING << 8)
    if g.energy[seat] - STARTING_COST + 1 >= LEAST_ENERGY:
        options.append(TEAM_KIND | MIXED << 8)
    options.append(TEAM_KIND | SUBSTITUTE << 8)
    return options


def answer_team_kind(g: TimeOfSoccer, seat: int, side: int, option: int) -> None:
    """A mixed team plays one level lower, a substitute team two (TS-259, TS-260, TS-261)."""
    g.lowered[side] = (option >> 8) - STARTING
    if g.events is not None:
        g.tell("team_kind", "TS-258", [seat, g.lowered[side]])


def says_team_kind(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """A kind of team, its levels and what it costs."""
    lower = thing - STARTING
    return said(team=say(f"team-kind-{lower}"), lower=lower, cost=STARTING_COST - lower)


def refuses_team_kind(g: TimeOfSoccer, seat: int, side: int, option: int) -> Said | None:
    """What would cost more energy than there is."""
    if STARTING <= option >> 8 <= SUBSTITUTE:
        return refuse("TS-268", "no-energy", energy=number(g.energy[seat]), least=number(LEAST_ENERGY))
    return None


# Without a caretaker of its own: the strongest team that the energy allows is listed first (TS-322).
TEAM_KIND_QUESTION: Final = Question(
    TEAM_KIND,
    "team_kind",
    "TS-258",
    legal_team_kind,
    answer_team_kind,
    asks=lambda g, seat, side: said(energy=number(g.energy[seat]), fatigue=number(g.tired[seat])),
    says=says_team_kind,
    place="pitch",
    refuses=refuses_team_kind,
    tempting=(STARTING, MIXED),
)


def played_level(g: TimeOfSoccer, side: int, level: int) -> int:
    """A club's level in a match: lowered by fatigue and by the kind of team, not below 0 (TS-256, TS-262)."""
    if not g.fatigue:
        return level
    return max(0, level + g.tired[g.seat_of[g.teams[side]]] - g.lowered[side])


def spend_energy(g: TimeOfSoccer, side: int) -> None:
    """What the match cost the club, after it (TS-259, TS-260, TS-261)."""
    seat = g.seat_of[g.teams[side]]
    if g.fatigue and seat >= 0:
        lose_energy(g, seat, STARTING_COST - g.lowered[side])
