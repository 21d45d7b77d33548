"""A club's boards: resources, Stats, strengths, what lasts, upkeep (EL-030 to EL-035, EL-064, EL-337)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import opponents, scenarios
from touchline.games.eleven.cards import (
    ADBOARD_3,
    FEATURE,
    FEATURE_N,
    INFRASTRUCTURES,
    OPPONENT,
    PRINTED_ADBOARDS,
    PRINTED_STANDS,
    SIDE_NUMBER,
    SIDE_STRENGTH,
    STAND_3,
    STAND_4,
    UPKEEP_INFRASTRUCTURE,
    UPKEEP_PLAYERS,
    UPKEEP_STAFF,
)
from touchline.games.eleven.effects import CASH, FANS, LASTS_UPKEEP_LESS
from touchline.games.eleven.state import (
    INJURIES,
    STR_PERM,
    STR_TEMP,
    TRAINED,
    WEAK_PERM,
    WEAK_TEMP,
    Eleven,
)

STAT_MOST: Final = 5
STAT_LEAST: Final = 1
LASTING_KINDS: Final = 22
STACK_SIZE: Final = 6  # Opponent cards of each club, one for each Week
FOOTBALLERS: Final = 10  # on an Opponent card
AGEING_TEAM: Final = 4  # the scenario in which Veterans cannot be trained (EL-323)


def by_scenario(g: Eleven, table: list[int], usual: int) -> int:
    """What the scenario says; without one, what is usual (EL-297)."""
    return table[g.scenario - 1] if g.scenario else usual


# Resources and Stats


def gain(g: Eleven, seat: int, resource: int, count: int) -> None:
    """Markers from the supply, which never runs out (EL-003)."""
    if count > 0:
        g.resources[4 * seat + resource] += count
        if g.events is not None:
            g.tell("gained", "EL-003", [seat, resource, count])


def lose(g: Eleven, seat: int, resource: int, count: int) -> None:
    """As many markers as there are (EL-007)."""
    lost = min(count, g.resources[4 * seat + resource])
    if lost > 0:
        g.resources[4 * seat + resource] -= lost
        if g.events is not None:
            g.tell("lost", "EL-007", [seat, resource, lost])


def pay(g: Eleven, seat: int, resource: int, count: int) -> None:
    """A cost, in full (EL-008)."""
    if count > 0:
        g.resources[4 * seat + resource] -= count
        if g.events is not None:
            g.tell("paid", "EL-008", [seat, resource, count])


def move_stat(g: Eleven, seat: int, stat: int, steps: int) -> None:
    """Steps beyond the ends of the track are markers gained or lost (EL-032, EL-033)."""
    at = 4 * seat + stat
    moved = max(STAT_LEAST, min(STAT_MOST, g.stats[at] + steps))
    over = g.stats[at] + steps - moved
    if moved != g.stats[at]:
        g.stats[at] = moved
        if g.events is not None:
            g.tell("stat", "EL-032" if steps > 0 else "EL-033", [seat, stat, moved])
    if over > 0:
        gain(g, seat, stat, over)
    elif over < 0:
        lose(g, seat, stat, -over)


def gain_vp(g: Eleven, seat: int, count: int, rule: str) -> None:
    """VP tokens for the supply (EL-275)."""
    if count > 0:
        g.vp[seat] += count
        if g.events is not None:
            g.tell("vp", rule, [seat, count])


# Cards in play


def board(g: Eleven, seat: int) -> list[int]:
    """The club's Directors."""
    return [card for card in g.directors[3 * seat : 3 * seat + 3] if card >= 0]


def lasts(g: Eleven, seat: int, what: int) -> int:
    """How much of it is in force: for this Week, and by the FEATUREs of cards that are not suspended (EL-143,
    EL-170, EL-350)."""
    total = g.lasting[LASTING_KINDS * seat + what]
    for card in g.directors[3 * seat : 3 * seat + 3]:
        if card >= 0 and FEATURE[card] == what and g.suspension[card] == 0:
            total += FEATURE_N[card]
    for card in g.staff[seat]:
        if FEATURE[card] == what and g.suspension[card] == 0:
            total += FEATURE_N[card]
    return total


def dealt(g: Eleven, seat: int) -> list[int]:
    """Cards that lie before the club to choose from."""
    return [card for card in g.dealt[4 * seat : 4 * seat + 4] if card >= 0]


def deal(g: Eleven, seat: int, cards: list[int]) -> None:
    """Lay these cards, four at most, before the club."""
    for at in range(4):
        g.dealt[4 * seat + at] = cards[at] if at < len(cards) else -1


def opponent(g: Eleven, seat: int) -> int:
    """The Opponent card on top of the club's stack."""
    return g.stack[STACK_SIZE * seat + g.matches]


def team_met(g: Eleven, seat: int) -> int:
    """The team that the club meets this Week, which the back of the card names (EL-370, EL-420)."""
    return opponents.TEAM[g.report[seat] - OPPONENT]


def turn_reports(g: Eleven) -> None:
    """The card on top of each stack: its back is public, its footballers wait (EL-051, EL-370)."""
    for seat in range(g.seats):
        card = opponent(g, seat)
        g.report[seat] = card
        g.peeked[seat] = 0
        for who in range(FOOTBALLERS):
            g.rivals[FOOTBALLERS * seat + who] = FOOTBALLERS * (card - OPPONENT) + who
    g.reveal()


def can_reroll(g: Eleven, seat: int) -> bool:
    """A free reroll, or 1 fan who does not sit on a Stand (EL-076, EL-204)."""
    return g.free_rolls[seat] > 0 or g.resources[4 * seat + FANS] > 0


# Player cards


def side(g: Eleven, card: int) -> int:
    """The side of a Player card that is up."""
    return 2 * card + g.tokens[8 * card + TRAINED]


def strength(g: Eleven, card: int) -> int:
    """Printed Strength with all tokens, at least 0 (EL-121, EL-272, EL-274)."""
    at = 8 * card
    tokens = g.tokens
    found = (
        SIDE_STRENGTH[2 * card + tokens[at + TRAINED]]
        + tokens[at + STR_TEMP]
        + tokens[at + STR_PERM]
        - tokens[at + WEAK_TEMP]
        - tokens[at + WEAK_PERM]
    )
    return found if found > 0 else 0


def number(g: Eleven, card: int) -> int:
    """The number on the shirt; 0 for an Untrained Youngster (EL-126)."""
    return SIDE_NUMBER[2 * card + g.tokens[8 * card + TRAINED]]


def is_out(g: Eleven, card: int) -> bool:
    """Injured or suspended (EL-184)."""
    return g.tokens[8 * card + INJURIES] > 0 or g.suspension[card] > 0


# Stadium and Maintenance


def stands(g: Eleven, seat: int) -> int:
    """Stands that can take a marker; in sc5 the second one opens with Stand #3 (EL-035, EL-326)."""
    at = INFRASTRUCTURES * seat
    count = PRINTED_STANDS + g.built[at + STAND_3] + g.built[at + STAND_4]
    return count if g.built[at + STAND_3] else count - by_scenario(g, scenarios.CLOSED_STANDS, 0)


def adboards(g: Eleven, seat: int) -> list[int]:
    """The contracts of the club's adboard Sponsors, oldest first."""
    return [contract for contract in g.adboards[3 * seat : 3 * seat + 3] if contract >= 0]


def adboard_spaces(g: Eleven, seat: int) -> int:
    """Places for adboard Sponsors (EL-151)."""
    return PRINTED_ADBOARDS + g.built[INFRASTRUCTURES * seat + ADBOARD_3]


def tokens_built(g: Eleven, seat: int) -> int:
    """Infrastructure tokens, without what is printed."""
    count = 0
    for at in range(INFRASTRUCTURES * seat, INFRASTRUCTURES * seat + INFRASTRUCTURES):
        count += g.built[at]
    return count


def maintenance(g: Eleven, seat: int) -> list[int]:
    """The positions of the three tracks: Players, Infrastructure, Staff (EL-064, EL-155, EL-392)."""
    return [
        len(g.squad[seat]),
        PRINTED_STANDS + PRINTED_ADBOARDS + tokens_built(g, seat),
        len(g.staff[seat]),
    ]


def upkeep(g: Eleven, seat: int) -> int:
    """What end-of-Week step 3 costs (EL-256, EL-318, EL-337)."""
    players, infrastructure, staff = maintenance(g, seat)
    cost = UPKEEP_PLAYERS[players] + UPKEEP_INFRASTRUCTURE[infrastructure] + UPKEEP_STAFF[staff]
    if g.debt:
        cost += by_scenario(g, scenarios.DEBT_UPKEEP, 0)
    return max(0, cost - lasts(g, seat, LASTS_UPKEEP_LESS))


def cash(g: Eleven, seat: int) -> int:
    """Money in hand."""
    return g.resources[4 * seat + CASH]
