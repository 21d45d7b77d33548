"""The eleven that wins most points by exact odds, and what a match promises at any moment.

A third is worth the stars that count there and its chemistry, which depends only on how many left, right and
both half stars there are: the order that makes most of them is always at hand. So line-ups are compared
by numbers, and put in order at the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.odds import ALL, Side, third_ways
from touchline.games.superclub.rules.available import available
from touchline.games.superclub.rules.match import total
from touchline.games.superclub.rules.season import pairings
from touchline.games.superclub.rules.strength import boost_of, side_of, strength
from touchline.games.superclub.state import Superclub

BOTH: Final = c.LEFT | c.RIGHT
THIRDS: Final = (c.ATT, c.MID, c.DEF)
ANYWHERE: Final = -1  # the boost may still be placed
BEST: Final = 2  # formations that are tried with other players too


class Plan(NamedTuple):
    """A line-up: the formation, the fourteen slots, the third of the boost, and what it counts."""

    formation: int
    pitch: tuple[int, ...]
    boost: int
    side: Side


STARS_BITS: Final = 3  # enough for the six stars that a player can have
STARS: Final = (1 << STARS_BITS) - 1


class Club(NamedTuple):
    """All that counts for a line-up: who may play with how many stars, staff by third, chemistry, boost."""

    men: tuple[int, ...]  # player << STARS_BITS | stars
    bonus: tuple[int, int, int]  # stars, by third
    chemistry: int  # stars for each pair
    boost: int  # stars


# Odds


@lru_cache(maxsize=1 << 16)
def expected(own: Side, other: Side, home: bool, third: int = 0, lead: int = 0, first: bool = False) -> float:
    """Points to be expected when this third is next: `lead` is thirds won less lost, `first` who attacks."""
    if third == 3 or abs(lead) == 2:
        return float(c.POINTS[1 + (lead > 0) - (lead < 0)])
    if third == 0:
        ways = third_ways(own.mid - other.mid)
    elif first == (third == 1):
        ways = third_ways(own.att - other.defence)
    else:
        ways = third_ways(own.defence - other.att)
    points = 0.0
    for result in range(3):
        attacks = first if third else result == 0 or (result == 1 and home)
        points += ways[result] * expected(own, other, home, third + 1, lead + 1 - result, attacks)
    return points / ALL


def strengths(g: Superclub, side: int) -> Side:
    """A side of the match as it stands."""
    return Side(strength(g, side, c.ATT), strength(g, side, c.MID), strength(g, side, c.DEF))


def prospects(g: Superclub, seat: int) -> float:
    """Points that this manager may expect from the match, before the dice of the next third."""
    side = side_of(g, seat)
    lead = (g.score[side] - g.score[1 - side]) // 2
    own, other = strengths(g, side), strengths(g, 1 - side)
    return expected(own, other, side == 0, g.third, lead, g.attacker == side)


def prospects_after(g: Superclub, seat: int) -> float:
    """The same with the totals on the table."""
    side = side_of(g, seat)
    ahead = total(g, side) - total(g, 1 - side)
    won = (ahead > 0) - (ahead < 0)
    lead = (g.score[side] - g.score[1 - side]) // 2 + won
    first = (won > 0 or (won == 0 and side == 0)) if g.third == 0 else g.attacker == side
    return expected(strengths(g, side), strengths(g, 1 - side), side == 0, g.third + 1, lead, first)


# Line-ups


def club_of(g: Superclub, seat: int) -> Club:
    """What this manager can field now; suspended staff does not count (GC-20)."""
    stars = g.stars
    men = tuple([player << STARS_BITS | stars[player] for player in available(g, seat)])
    staff = [] if g.suspended >> seat & 1 else g.staff[seat]
    bonus = [0, 0, 0]
    chemistry = 0
    for member in staff:
        for third in range(3):
            bonus[third] += c.STAFF_BONUS[3 * member + third]
        if c.STAFF_EFFECT[member] == c.CHEMISTRY_MULTIPLIER:
            chemistry += c.STAFF_AMOUNT[member]
    boost = boost_of(g, seat, bool(staff)) if g.contest == s.LEAGUE else 0
    if g.contest == s.LEAGUE:
        bonus[c.DEF] -= g.weakened[seat]
    return Club(men, (bonus[c.ATT], bonus[c.MID], bonus[c.DEF]), max(1, chemistry), boost)


def pairs(left: int, right: int, both: int) -> int:
    """Chemistry pairs in the best order of so many left, right and both half stars (SC-162, SC-163)."""
    if not both:
        return min(left, right)
    return both - 1 + min(1, left) + min(1, right) + max(0, min(left, right) - 1)


# Half stars of a third are counted in one number, a digit to the base 6 for each kind; there are 5 at most.
KIND: Final = [0, 1, 6, 36]  # by chemistry: none, left, right, both
PAIRS: Final = [pairs(code % 6, code // 6 % 6, code // 36) for code in range(216)]


def pairs_of(third: list[int]) -> int:
    """How many chemistry pairs the best order of these players has."""
    return PAIRS[kinds_of(third)]


def kinds_of(third: list[int]) -> int:
    """How many of its players have which half stars, in one number."""
    found = 0
    for player in third:
        found += KIND[c.CHEMISTRY[player]]
    return found


def in_order(third: list[int]) -> list[int]:
    """The best order: right half stars, then both, then left ones; what is left over in couples."""
    left = [player for player in third if c.CHEMISTRY[player] == c.LEFT]
    right = [player for player in third if c.CHEMISTRY[player] == c.RIGHT]
    both = [player for player in third if c.CHEMISTRY[player] == BOTH]
    order = right[:1] + both + left[:1]
    for couple in zip(right[1:], left[1:], strict=False):
        order.extend(couple)
    return order + [player for player in third if player not in order]


def counting(player: int, stars: int, third: int) -> int:
    """What he counts there, in half stars (SC-141 to SC-143)."""
    found = 2 * stars - c.HALF_STARS_LOST[3 * c.POSITION[player] + third]
    return found if found > 0 else 0


def wishes(men: tuple[int, ...]) -> list[int]:
    """Outfield players and where they might stand, what counts most first; own positions before others.

    A wish is what he counts, whether it is his position, who he is (the first one last), and the third.
    """
    found: list[int] = []
    for man in men:
        player = man >> STARS_BITS
        if c.POSITION[player] != c.GK:
            for third in range(3):
                rank = counting(player, man & STARS, third) << 1 | (c.POSITION[player] == third)
                found.append((rank << 8 | c.PLAYERS - player) << 2 | third)
    found.sort(reverse=True)
    return found


def stars_of(men: tuple[int, ...]) -> list[int]:
    """The stars of each player of the game; 0 of all who are not among these."""
    stars = [0] * c.PLAYERS
    for man in men:
        stars[man >> STARS_BITS] = man & STARS
    return stars


class Field:
    """Ten players in their thirds."""

    def __init__(
        self, club: Club, formation: int, men: list[int], wishes: list[int], stars: list[int]
    ) -> None:
        self.formation = formation
        self.stars = stars
        self.bonus: tuple[int, int, int] = club.bonus
        self.pair: int = 2 * club.chemistry  # half stars for each pair
        self.thirds: list[list[int]] = [[], [], []]
        stands = [False] * c.PLAYERS
        room = c.FORMATIONS[formation].copy()
        left = sum(room)
        for wish in wishes:
            third = wish & 3
            player = c.PLAYERS - (wish >> 2 & 0xFF)
            if room[third] and not stands[player]:
                self.thirds[third].append(player)
                stands[player] = True
                room[third] -= 1
                left -= 1
                if not left:
                    break
        self.bench = [man for man in men if not stands[man] and c.POSITION[man] != c.GK]

    def worth(self, players: list[int], third: int) -> int:
        """A third without its bonus, in half stars."""
        stars = self.stars
        found = self.pair * pairs_of(players)
        for player in players:
            found += counting(player, stars[player], third)
        return found

    def improve(self) -> None:
        """Change two players wherever it makes the team stronger: for chemistry, mostly."""
        for third in THIRDS:
            for at in range(len(self.thirds[third])):
                for other in (c.DEF, c.MID, c.ATT, -1):
                    if other < third:
                        self._change(third, at, other)

    def _change(self, third: int, at: int, other: int) -> None:
        """The best change of this place with one of another third or of the bench."""
        here = self.thirds[third]
        there = self.thirds[other] if other >= 0 else self.bench
        stars, pair = self.stars, self.pair
        mine = here[at]
        kind = KIND[c.CHEMISTRY[mine]]
        kinds = kinds_of(here)
        lost = counting(mine, stars[mine], third) + pair * PAIRS[kinds]
        gained = kinds_there = 0
        if other >= 0:
            kinds_there = kinds_of(there)
            gained = counting(mine, stars[mine], other) - pair * PAIRS[kinds_there]
        most, found = 0, -1
        for to, player in enumerate(there):
            his = KIND[c.CHEMISTRY[player]]
            more = counting(player, stars[player], third) + pair * PAIRS[kinds - kind + his] - lost
            if other >= 0:
                there_then = pair * PAIRS[kinds_there - his + kind]
                more += gained - counting(player, stars[player], other) + there_then
            if more > most:
                most, found = more, to
        if found >= 0:
            here[at], there[found] = there[found], mine

    def side(self, keeper: int) -> Side:
        """What the team counts, without the boost."""
        attack, middle, defence = self.bonus
        in_goal = c.DEFAULT_STARS if keeper == s.KEEPER else self.stars[keeper]
        return Side(
            max(0, self.worth(self.thirds[c.ATT], c.ATT) + 2 * attack),
            max(0, self.worth(self.thirds[c.MID], c.MID) + 2 * middle),
            max(0, self.worth(self.thirds[c.DEF], c.DEF) + 2 * defence) + 2 * in_goal,
        )

    def pitch(self, keeper: int) -> tuple[int, ...]:
        """The fourteen slots."""
        slots = [s.EMPTY] * s.PITCH_SLOTS
        slots[s.GOAL] = keeper
        for third in THIRDS:
            for at, player in enumerate(in_order(self.thirds[third])):
                slots[s.FIRST_SLOT[third] + at] = player
        return tuple(slots)


def best_keeper(club: Club) -> int:
    """The goalkeeper card with most stars, if it is better than the default goalkeeper."""
    keeper, most = s.KEEPER, -1
    for man in sorted(club.men):
        if man & STARS > most and c.POSITION[man >> STARS_BITS] == c.GK:
            keeper, most = man >> STARS_BITS, man & STARS
    return keeper


def fields_of(club: Club) -> list[Field]:
    """This club in each of the formations, before anything is improved."""
    men = [man >> STARS_BITS for man in sorted(club.men)]
    wanted, stars = wishes(club.men), stars_of(club.men)
    return [Field(club, formation, men, wanted, stars) for formation in range(len(c.FORMATIONS))]


def boosted(side: Side, third: int, stars: int) -> Side:
    """The side with its captain boost in a third."""
    return Side(
        side.att + 2 * stars * (third == c.ATT),
        side.mid + 2 * stars * (third == c.MID),
        side.defence + 2 * stars * (third == c.DEF),
    )


@lru_cache(maxsize=1 << 10)
def best_plan(club: Club, other: Side, home: bool, boost: int) -> Plan:
    """The line-up that promises most points against this side; `boost` is its third, or ANYWHERE."""
    keeper = best_keeper(club)
    places = THIRDS if boost == ANYWHERE else (boost,)

    def promise(field: Field) -> tuple[float, int]:
        side = field.side(keeper)
        return max((expected(boosted(side, t, club.boost), other, home), -t) for t in places)

    fields = fields_of(club)
    fields.sort(key=promise, reverse=True)
    for field in fields[:BEST]:
        field.improve()
    best = max(fields[:BEST], key=promise)
    third = -promise(best)[1]
    return Plan(best.formation, best.pitch(keeper), third, boosted(best.side(keeper), third, club.boost))


@lru_cache(maxsize=1 << 10)
def usual_side(club: Club) -> Side:
    """What a club is likely to field: most stars, the boost a little everywhere."""
    keeper = best_keeper(club)
    best = max([field.side(keeper) for field in fields_of(club)], key=sum)
    share = 2 * club.boost // 3
    return Side(best.att + share, best.mid + share, best.defence + share)


def average_cup_side() -> Side:
    """A SuperCup opponent whom nobody has seen (SC-213)."""
    found = [round(2 * sum(c.CUP_STRENGTH[third::3]) / c.CUP_CARDS) for third in THIRDS]
    return Side(found[c.ATT], found[c.MID], found[c.DEF])


CUP_SIDE: Final = average_cup_side()


def opponent(g: Superclub, seat: int) -> tuple[Side, bool]:
    """Whom this manager meets, as far as he can know, and whether he is at home."""
    if g.contest == s.SUPERCUP:
        return CUP_SIDE, True
    if g.revealed:
        return strengths(g, 1 - side_of(g, seat)), g.home == seat
    if g.contest == s.LEAGUE:
        clubs = pairings(g, g.round)
        at = clubs.index(seat)
        other, home = clubs[at ^ 1], at % 2 == 0
    else:
        other, home = (g.away, True) if g.home == seat else (g.home, False)
    if other >= s.AI:
        squad = g.ai_squad[other - s.AI]
        found = [2 * c.ai_strength(squad, third) for third in THIRDS]
        return Side(found[c.ATT], found[c.MID], found[c.DEF]), home
    return usual_side(club_of(g, other)), home


def plan_for(g: Superclub, seat: int, boost: int = ANYWHERE) -> Plan:
    """The best line-up for the match that is next."""
    other, home = opponent(g, seat)
    return best_plan(club_of(g, seat), other, home, boost)
