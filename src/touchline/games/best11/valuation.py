"""What cards are worth to a manager: points at full time, as far as they can be foreseen.

A team is worth what it would score, looked at from the last round: spaces that are still to be
filled are expected to bring cards of the usual kind, with the symbols that the team already
collects. So a symbol is worth more late than early, and a space that could take a better card has
its price. When nothing is to come any more the figure is the score itself, or very nearly.

Only what the seat knows is looked at: the table, and its own hand, money and tactical cards.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from touchline.games.best11.cards import (
    ALL_LINES,
    BASE,
    BENCH_TACTICS,
    COLOUR,
    FREE_AGENTS,
    KEEPER,
    KEEPERS,
    LINES,
    MGR_SYMBOLS,
    SPACES,
    SYMBOL,
    SYMBOL_POINTS,
    SYMBOLS,
    TACTIC,
    TACTICS,
)
from touchline.games.best11.rules.board import only_in, overflow
from touchline.games.best11.rules.scoring import CARDS, SPINE, matches, money, tier_points
from touchline.games.best11.state import ROUNDS, Best11

USUAL_BASE: Final = 1.2  # what a card that is still to come brings, less what it costs
SEEKING: Final = 1.2  # how much more often than by chance wanted cards are found
KEEPER_HOPE: Final = 2.0  # what it is worth to have the boxed spaces filled early


class Temper(NamedTuple):
    """How a manager looks at the game, whatever happens in it."""

    pace: float  # cards that he expects his board to take in a round
    symbols: float  # that he hopes for on such a card
    tactics: float  # what the signing bonus of a tactical card is worth to him
    price: float  # the part of the going rate that he reckons with for a card that he puts up


NEWCOMER: Final = Temper(pace=1.8, symbols=0.8, tactics=2.5, price=0.3)
# Found in tens of thousands of games.
SHREWD: Final = Temper(pace=2.34, symbols=0.44, tactics=10.9, price=0.58)
FORESIGHT: Final = Temper(pace=2.4, symbols=0.5, tactics=8.0, price=0.6)  # how a search looks at a position

SPACES_IN_ALL: Final = 11
MOST: Final = 12  # as far as tactical cards are counted
LINE_COUNT: Final = [lines.bit_count() for lines in range(8)]
LINE_KEY: Final = [1 << 5 * lines + 4 for lines in LINES]  # counts cards by their lines, in one number
_standing: dict[int, int] = {}
MOST_KNOWN: Final = 20_000  # teams of which it is remembered what each tactical card promises with them
UNKNOWN: Final = -1.0
_promised: dict[tuple[float, tuple[int, ...]], list[float]] = {}
SHOWN: Final[list[list[int]]] = [[row[card] for row in SYMBOL] for card in range(KEEPER + KEEPERS)]
PLAIN: Final[list[float]] = [BASE[card] + 1.8 * sum(SHOWN[card]) for card in range(KEEPER + KEEPERS)]

# By tactical card: its points for each number of matching cards (or spaces of its sets) that are
# there, and the same without steps, for a number that may still grow.
STEPS: Final[list[list[float]]] = []
SLOPE: Final[list[list[float]]] = []
MATCHING: Final[list[list[bool]]] = []  # by tactical card and card
SHARE: Final[list[float]] = []  # of the free agents that match
ON_THE_BENCH: Final[list[bool]] = []  # whether a tactical card looks at money or at the hand
ON_THE_PITCH: Final = {
    *("void", "count_tier", "per_card", "spine_sets", "symbol_sets", "symbol_spine_sets", "colour_sets")
}

SET_SIZE: Final = {"spine_sets": 3, "symbol_sets": 4, "symbol_spine_sets": 3, "colour_sets": 5}


def between(curve: list[float], x: float) -> float:
    """The height of a curve at a place between two of its points; flat behind the last one."""
    at = int(x)
    if at >= len(curve) - 1:
        return curve[-1]
    return curve[at] + (x - at) * (curve[at + 1] - curve[at])


def straight(steps: list[float]) -> list[float]:
    """A staircase as a ramp: the same height where a step is reached, rising evenly before it."""
    corners = [i for i in range(len(steps)) if i == 0 or steps[i] != steps[i - 1]]
    ramp = steps.copy()
    for low, high in pairwise(corners):
        for i in range(low, high):
            ramp[i] = steps[low] + (steps[high] - steps[low]) * (i - low) / (high - low)
    return ramp


def _learn_tactics() -> None:
    """Fill the tables above from the content."""
    for row in CARDS:
        size = SET_SIZE.get(row["primitive"], 1)
        if "tiers" in row:
            steps = [float(tier_points(row["tiers"], n // size)) for n in range(MOST + 1)]
        else:
            steps = [float(row.get("points", 0) * (n // size)) for n in range(MOST + 1)]
        STEPS.append(steps)
        SLOPE.append(straight(steps))
        MATCHING.append([matches(row["filter"], card) for card in range(KEEPER + KEEPERS)])
        ON_THE_BENCH.append(row["primitive"] not in ON_THE_PITCH)
        SHARE.append(sum(MATCHING[-1][:FREE_AGENTS]) / FREE_AGENTS)


_learn_tactics()


def rounds_left(g: Best11) -> int:
    """How many rounds follow this one."""
    return ROUNDS - max(g.round, 1)


def to_come(g: Best11, cards: list[int], temper: Temper = NEWCOMER) -> float:
    """How many more cards a Best 11 of these cards can hope for."""
    return max(0.0, min(SPACES_IN_ALL - len(cards), temper.pace * rounds_left(g)))


def squad(g: Best11, seat: int) -> list[int]:
    """All free agents on the board of a manager, those not yet fitted included."""
    return g.team[seat] + g.arrivals[seat]


def worth(g: Best11, seat: int, team: list[int], temper: Temper = NEWCOMER) -> float:
    """The points that a team which fits, with the seat's keeper and tactics, promises at full time."""
    return eleven_worth(g, seat, [*team, g.keeper[seat]] if g.keeper[seat] >= 0 else team, temper)


def eleven_worth(g: Best11, seat: int, cards: list[int], temper: Temper = NEWCOMER) -> float:
    """The same for a team and its keeper, who comes last if there is one."""
    coming = to_come(g, cards, temper)
    points = public_worth(g, seat, cards, coming, temper)
    points += tactics_worth(g, seat, cards, coming)
    if not cards or cards[-1] < KEEPER:
        points += KEEPER_HOPE * standing(cards, 2) / 6 * rounds_left(g) / ROUNDS
    return points


def tactics_worth(g: Best11, seat: int, cards: list[int], coming: float) -> float:
    """What all tactical cards of the seat promise."""
    for tactic in g.tactics[seat]:
        if ON_THE_BENCH[tactic - TACTIC]:
            return sum([tactic_worth(g, seat, each, cards, coming) for each in g.tactics[seat]], 0.0)
    return promised(cards, coming, g.tactics[seat])


def public_worth(g: Best11, seat: int, cards: list[int], coming: float, temper: Temper = NEWCOMER) -> float:
    """Base values and symbols (B11-202, B11-203), those of the cards to come included."""
    plus = 1 if g.manager[seat] == MGR_SYMBOLS else 0
    a = b = c = d = plus
    points = coming * USUAL_BASE
    for card in cards:
        points += BASE[card]
        skill, savvy, speed, strength = SHOWN[card]
        a += skill
        b += savvy
        c += speed
        d += strength
    # What comes is chosen to go with what is there.
    each = coming * temper.symbols / (a + b + c + d + 3)
    for count in (a, b, c, d):
        points += between(SYMBOL_CURVE, count + (count + 0.75) * each)
    return points


SYMBOL_CURVE: Final = [float(points) for points in SYMBOL_POINTS]


def standing(cards: list[int], spaces: int) -> int:
    """How many of the cards find a place when each line has so many spaces; remembered by their lines."""
    key = spaces
    for card in cards:
        key += LINE_KEY[card]
    found = _standing.get(key, -1)
    if found < 0:
        found = _standing[key] = find_places([LINES[card] for card in cards], spaces)
    return found


def find_places(lines: list[int], spaces: int) -> int:
    """The same for cards that can stand in these lines."""
    most = 3 * spaces
    for group in range(ALL_LINES):
        inside = spaces * LINE_COUNT[group]
        for line in lines:
            if line & ~group:
                inside += 1
        if inside < most:
            most = inside
    return most


def tactic_worth(g: Best11, seat: int, tactic: int, cards: list[int], coming: float) -> float:
    """The points that a tactical card promises with these cards and those to come."""
    at = tactic - TACTIC
    if ON_THE_BENCH[at]:
        return bench_worth(g, seat, CARDS[at]["primitive"])
    return promised(cards, coming, [tactic])


def promised(cards: list[int], coming: float, tactics: list[int]) -> float:
    """What tactical cards that look at the team promise; remembered, for all worlds of a search ask again."""
    key = (coming, tuple(cards))
    known = _promised.get(key)
    if known is None:
        if len(_promised) >= MOST_KNOWN:
            _promised.clear()
        known = _promised[key] = [UNKNOWN] * len(CARDS)
    points = 0.0
    for tactic in tactics:
        found = known[tactic - TACTIC]
        if found < 0:
            found = known[tactic - TACTIC] = team_worth(tactic - TACTIC, cards, coming)
        points += found
    return points


def team_worth(at: int, cards: list[int], coming: float) -> float:
    """The points that a tactical card which looks at the team promises."""
    row = CARDS[at]
    kind: str = row["primitive"]
    sure = 0
    hoped = coming * SEEKING * SHARE[at]
    if kind == "void":
        symbol = SYMBOLS.index(row["filter"])
        if any(SHOWN[card][symbol] for card in cards):
            return 0.0
        return float(row["points"]) * (1.0 - 0.07 * coming)
    if kind == "count_tier" or (kind == "per_card" and row["filter"] != "keeper_colour"):
        match = MATCHING[at]
        for card in cards:
            if match[card]:
                sure += 1
    elif kind == "per_card":
        colours = [COLOUR[card] for card in cards if card < KEEPER]
        if len(colours) < len(cards):
            sure = colours.count(COLOUR[cards[-1]])
            hoped = coming * SEEKING / 5
        else:
            hoped = max((colours.count(colour) for colour in range(5)), default=0) * 0.6 + coming / 5
    elif kind == "spine_sets":
        sure = in_sets(*_spine(cards, SPINE[at]), size=3)
        hoped = coming * SEEKING / 5
    elif kind == "symbol_sets":
        shown = [sum(1 for card in cards if SHOWN[card][symbol]) for symbol in range(4)]
        sure = in_sets(_reaching(shown, 1), _reaching(shown, 2), size=4)
        hoped = coming * 0.4
    elif kind == "symbol_spine_sets":
        spines = [
            standing([card for card in cards if card < KEEPER and SHOWN[card][symbol]], 1)
            for symbol in range(4)
        ]
        sure = 3 * spines.count(3) + max((spine for spine in spines if spine < 3), default=0)
        hoped = coming * 0.4
    elif kind == "colour_sets":
        colours = [COLOUR[card] for card in cards]
        counts = [colours.count(colour) for colour in range(5)]
        sure = in_sets(_reaching(counts, 1), _reaching(counts, 2), size=5)
        hoped = coming * 0.5
    exact = STEPS[at][min(sure, MOST)]
    likely = between(SLOPE[at], sure + hoped)
    return exact + (likely - exact) * min(1.0, coming / 3) * 0.85


def in_sets(first: int, second: int, size: int) -> int:
    """Progress on two sets of cards: the second one counts once the first is complete."""
    return first + second if first == size else first


def _spine(cards: list[int], colour: int) -> tuple[int, int]:
    """Places taken in a first and a second set of one defender, midfielder and forward of a colour."""
    own = [card for card in cards if card < KEEPER and COLOUR[card] == colour]
    first = standing(own, 1)
    return first, standing(own, 2) - first


def _reaching(counts: list[int], least: int) -> int:
    return sum(1 for count in counts if count >= least)


def bench_worth(g: Best11, seat: int, kind: str) -> float:
    """Tactical cards that look at money or at the hand (B11-218)."""
    if kind == "money_bonus":
        return min(10.0, money(g, seat) + 1.0 * rounds_left(g))
    return 5.0


def unseen_tactics(g: Best11, seat: int) -> list[int]:
    """The tactical cards that the seat does not hold and has not put under the deck."""
    last = BENCH_TACTICS if g.bench_tactics else TACTICS
    under = [card for card, who in zip(g.tactics_deck, g.put_under, strict=True) if who == seat]
    return [
        card for card in range(TACTIC, TACTIC + last) if card not in g.tactics[seat] and card not in under
    ]


def best_team(g: Best11, seat: int, cards: list[int], temper: Temper = NEWCOMER) -> list[int]:
    """The cards that stay when those which do not fit are released, the least useful first."""
    cards = cards.copy()
    while True:
        leaving = surplus(g.manager[seat], cards)
        if not leaving:
            return cards
        leaving.sort(key=PLAIN.__getitem__)
        rests = [[card for card in cards if card != gone] for gone in leaving[:3]]
        cards = max(rests, key=lambda rest: worth(g, seat, rest, temper)) if len(rests) > 1 else rests[0]


def surplus(manager: int, cards: list[int]) -> list[int]:
    """The cards of which one has to go, if they do not all fit (B11-149)."""
    counts = only_in(cards, [])
    worst = overflow(manager, counts)
    if not worst:
        return []
    common = ALL_LINES
    for lines in range(1, 8):
        if counts[lines] - SPACES[manager][lines] == worst:
            common &= lines
    return [card for card in cards if not LINES[card] & ~common]
