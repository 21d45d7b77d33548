"""Jersey markers outside Matches: sides, Bench, and who wears which (EL-053 to EL-060, EL-109 to EL-117).

A club has 13 Jerseys, ten of them on the Pitch. A Jersey belongs to a Player card with its number, or,
without a number, to the Player bound to it.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.eleven import cards as c
from touchline.games.eleven.rules.club import side
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.state import ALL_JERSEYS, JERSEY_SWAP, SWAP_JERSEY, TRAINED, Eleven
from touchline.games.eleven.text import a_jersey, jersey_name, task_name


def owned_jerseys(g: Eleven, seat: int) -> int:
    """The Jerseys that belong to Player cards of the club, as bits."""
    owned = 0
    for card in g.squad[seat]:
        jersey = c.SIDE_JERSEY[2 * card + g.tokens[8 * card + TRAINED]]
        if jersey >= 0:
            owned |= 1 << jersey
    for at in range(3):
        if g.bound[3 * seat + at] >= 0:
            owned |= 1 << c.UNNUMBERED + at
    return owned


def plain_on_pitch(g: Eleven, seat: int) -> int:
    """Jerseys on the Pitch for which the owner has no Player card, as bits (EL-404)."""
    return ALL_JERSEYS & ~g.bench[seat] & ~owned_jerseys(g, seat)


def highest(jerseys: int) -> int:
    """The highest of these Jerseys, unnumbered ones above all, or -1."""
    return jerseys.bit_length() - 1


def by_number(jerseys: int, attacking: int) -> list[int]:
    """These Jerseys as they are offered: unnumbered, then 11 down to 2. Of unnumbered ones that show the same
    side the last one stands for all (EL-111)."""
    found: list[int] = []
    sides = 0
    for jersey in range(c.JERSEYS - 1, -1, -1):
        if jerseys >> jersey & 1:
            if jersey >= c.UNNUMBERED:
                shown = 1 << (attacking >> jersey & 1)
                if sides & shown:
                    continue
                sides |= shown
            found.append(jersey)
    return found


def turn_to(g: Eleven, seat: int, jersey: int, task: int) -> None:
    """Show this side of the Jersey (EL-110)."""
    if task == c.DEFENCE:
        g.attacking[seat] &= ~(1 << jersey)
    else:
        g.attacking[seat] |= 1 << jersey


def bind(g: Eleven, seat: int, card: int) -> int:
    """Bind the first free unnumbered Jersey to the Player; -1 if all are taken (EL-113, EL-114, EL-419)."""
    for at in range(3 * seat, 3 * seat + 3):
        if g.bound[at] < 0:
            g.bound[at] = card
            return c.UNNUMBERED + at - 3 * seat
    return -1


def unbind(g: Eleven, seat: int, card: int) -> int:
    """Free the Player's unnumbered Jersey; it stays where it is and keeps its side (EL-114, EL-137,
    EL-387)."""
    for at in range(3 * seat, 3 * seat + 3):
        if g.bound[at] == card:
            g.bound[at] = -1
            return c.UNNUMBERED + at - 3 * seat
    return -1


def take_jersey(g: Eleven, seat: int, card: int) -> None:
    """A Player joins: his Jersey shows his task and comes off the Bench (EL-109, EL-111, EL-112, EL-353)."""
    if c.LINE[card] == c.GK:  # EL-117
        return
    jersey = c.SIDE_JERSEY[side(g, card)]
    if jersey < 0:
        jersey = bind(g, seat, card)
        if jersey < 0:
            return
    turn_to(g, seat, jersey, c.PLAYER_TASK[card])
    if g.bench[seat] >> jersey & 1:
        push_next(g, seat, SWAP_JERSEY, jersey)


def swap(g: Eleven, seat: int, jersey: int, out: int) -> None:
    """The Jersey takes the place of another one, which goes to the Bench: ten stay on the Pitch (EL-054)."""
    g.bench[seat] = g.bench[seat] & ~(1 << jersey) | 1 << out
    if g.events is not None:
        g.tell("swapped", "EL-111", [seat, jersey, out])


# jersey_swap: which Jersey makes room for a newcomer's


def swap_jersey(g: Eleven, seat: int, jersey: int) -> None:
    """Ask which plain Jersey goes to the Bench, unless all belong to Player cards (EL-111, EL-115)."""
    if g.bench[seat] >> jersey & 1 and plain_on_pitch(g, seat):
        g.ask(seat, JERSEY_SWAP, jersey)


def legal_jersey_swap(g: Eleven, seat: int, jersey: int) -> list[int]:
    """Any Jersey on the Pitch without a Player card (EL-111, EL-128)."""
    plain = plain_on_pitch(g, seat)
    return [JERSEY_SWAP | (c.JERSEY + out) << 8 for out in by_number(plain, g.attacking[seat])]


def answer_jersey_swap(g: Eleven, seat: int, jersey: int, option: int) -> None:
    """Swap, and go on."""
    swap(g, seat, jersey, (option >> 8) - c.JERSEY)
    go_on(g, seat)


def says_bench(thing: int, attacking: int) -> Said | None:
    """A Jersey that goes to the Bench, with the side that it shows."""
    if not c.JERSEY <= thing < c.JERSEY + c.JERSEYS:
        return None
    jersey = thing - c.JERSEY
    return said(jersey=jersey_name(jersey), task=task_name(1 - (attacking >> jersey & 1)))


def refuses_jersey_swap(g: Eleven, seat: int, jersey: int, option: int) -> Said | None:
    """Which Jersey cannot go to the Bench."""
    return refuses_bench(g, seat, (option >> 8) - c.JERSEY, g.bench[seat], "EL-111")


def refuses_bench(g: Eleven, seat: int, jersey: int, bench: int, rule: str) -> Said | None:
    """It is there already, somebody wears it, or another one stands for it."""
    if not 0 <= jersey < c.JERSEYS:
        return None
    if bench >> jersey & 1:
        return refuse(rule, "on-the-bench")
    if owned_jerseys(g, seat) >> jersey & 1:
        return refuse(rule, "jersey-of-a-player")
    return refuse("EL-111", "jerseys-alike")


JERSEY_SWAP_QUESTION: Final = Question(
    JERSEY_SWAP,
    "jersey_swap",
    "EL-111",
    legal_jersey_swap,
    answer_jersey_swap,
    asks=lambda g, seat, jersey: said(jersey=a_jersey(jersey)),
    says=lambda g, seat, thing: says_bench(thing, g.attacking[seat]),
    place="jerseys",
    refuses=refuses_jersey_swap,
)


# Training


def train(g: Eleven, seat: int, card: int, rule: str) -> None:
    """Flip a Player card to its Trained side; a Youngster gets his number (EL-123, EL-127, EL-128)."""
    g.tokens[8 * card + TRAINED] = 1
    if not g.unveiled[card]:
        g.unveiled[card] = 1  # EL-372, EL-373
        g.reveal()
    if g.events is not None:
        g.tell("trained", rule, [seat, card])
    jersey = c.SIDE_JERSEY[2 * card + 1]
    if c.YOUNGSTER <= card < c.VETERAN and jersey >= 0:
        old = unbind(g, seat, card)
        turn_to(g, seat, jersey, c.PLAYER_TASK[card])
        if g.bench[seat] >> jersey & 1:
            if old >= 0 and not g.bench[seat] >> old & 1:
                swap(g, seat, jersey, old)
            else:
                push_next(g, seat, SWAP_JERSEY, jersey)
    check_objective(g, seat)


def untrain(g: Eleven, seat: int, card: int) -> None:
    """Flip a Player card back; a Youngster loses his number (EL-388)."""
    g.tokens[8 * card + TRAINED] = 0
    if g.events is not None:
        g.tell("untrained", "EL-388", [seat, card])
    if c.YOUNGSTER <= card < c.VETERAN and c.SIDE_JERSEY[2 * card + 1] >= 0:
        take_jersey(g, seat, card)
    check_objective(g, seat)


# Setup


def starting_jerseys(g: Eleven, seat: int) -> None:
    """2 to 11 on the Pitch; the starting Players' Jerseys, then five of each side (EL-055, EL-056,
    EL-057, EL-058, EL-059, EL-381)."""
    g.attacking[seat] = ALL_JERSEYS
    g.bench[seat] = ALL_JERSEYS & ~((1 << c.UNNUMBERED) - 1)
    for card in g.squad[seat]:
        if c.LINE[card] == c.GK:
            continue
        jersey = c.SIDE_JERSEY[side(g, card)]
        if jersey < 0:
            jersey = bind(g, seat, card)
            if jersey < 0:
                continue
            numbered = plain_on_pitch(g, seat) & (1 << c.UNNUMBERED) - 1
            g.bench[seat] = g.bench[seat] & ~(1 << jersey) | 1 << highest(numbered)
        turn_to(g, seat, jersey, c.PLAYER_TASK[card])
    for jersey in range(c.JERSEYS):
        pitch = ALL_JERSEYS & ~g.bench[seat]
        if bits(pitch & g.attacking[seat]) <= 5:
            break
        if plain_on_pitch(g, seat) >> jersey & 1:
            turn_to(g, seat, jersey, c.DEFENCE)
    if g.events is not None:
        pitch = ALL_JERSEYS & ~g.bench[seat]
        g.tell("jerseys", "EL-058", [seat, pitch & g.attacking[seat], pitch & ~g.attacking[seat]])


def bits(jerseys: int) -> int:
    """How many Jerseys there are in a set."""
    count = 0
    while jerseys:
        jerseys &= jerseys - 1
        count += 1
    return count
