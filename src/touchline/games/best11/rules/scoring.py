"""Matchday: money, tactical cards, base values, symbols (B11-197 to B11-211, B11-254, B11-255).

Most tactical cards only count cards. Those that look at lines are scored under the one legal
assignment of cards to lines that is worth most in total (B11-206), found by trying them all: few
cards play in several lines, so there is little to try.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.games.best11 import cards as c
from touchline.games.best11.rules.board import base_total, best_eleven
from touchline.games.best11.state import Best11

MONEY_CAP: Final = 20  # B11-219
CARDS: Final[list[dict[str, Any]]] = c.FACTS["tactics"]
SPINE: Final[list[int]] = [  # by tactical card: the colour of its spine sets, or -1
    c.COLOURS.index(row["filter"].split("=")[1]) if row["primitive"] == "spine_sets" else -1 for row in CARDS
]
SYMBOL_SPINE: Final[list[int]] = [int(row["primitive"] == "symbol_spine_sets") for row in CARDS]


def symbol_counts(g: Best11, seat: int) -> list[int]:
    """How many of each symbol score: those of the Best 11 and the board's (B11-193, B11-194, B11-204)."""
    plus = 1 if g.manager[seat] == c.MGR_SYMBOLS else 0
    counts = [plus, plus, plus, plus]
    for card in best_eleven(g, seat):
        for symbol in range(4):
            counts[symbol] += c.SYMBOL[symbol][card]
    return counts


def symbol_points(counts: list[int]) -> int:
    """Points for the numbers of the four symbols (B11-203)."""
    total = 0
    for count in counts:
        total += c.SYMBOL_POINTS[count if count < 7 else 7]
    return total


def money(g: Best11, seat: int) -> int:
    """All the money of a manager, that inside bids included (B11-189, B11-274)."""
    total = g.purse[seat]
    for entry in g.bids[seat]:
        if entry & 0xFF >= c.MONEY_1:
            total += c.WORTH[entry & 0xFF]
    return total


def money_points(g: Best11, seat: int) -> int:
    """One point for each money left (B11-199), at most 20 with the option (B11-219)."""
    left = money(g, seat)
    return min(left, MONEY_CAP) if g.money_cap else left


PARTS: Final = ("money", "tactics", "base", "symbols")


def score(g: Best11, seat: int) -> list[int]:
    """Money, tactical, base and symbol points (B11-207); gaps and hands count nothing (B11-198, B11-205)."""
    return [
        money_points(g, seat),
        sum(tactic_points(g, seat)),
        base_total(g, seat),
        symbol_points(symbol_counts(g, seat)),
    ]


def tactic_points(g: Best11, seat: int) -> list[int]:
    """Points of each tactical card held, each on its own (B11-200, B11-277)."""
    held = [card - c.TACTIC for card in g.tactics[seat]]
    points = [counted_points(g, seat, card) for card in held]
    by_lines = [card for card in held if SPINE[card] >= 0 or SYMBOL_SPINE[card]]
    if by_lines:
        best = best_lines(g.team[seat], g.manager[seat], by_lines)
        for i in range(len(held)):
            if held[i] in by_lines:
                points[i] = best[by_lines.index(held[i])]
    return points


def tier_points(tiers: list[list[int]], count: int) -> int:
    """Only the highest tier reached scores (B11-254); below the lowest there is nothing (B11-201)."""
    points = 0
    for least, worth in tiers:
        if count >= least:
            points = worth
    return points


def counted_points(g: Best11, seat: int, tactic: int) -> int:
    """Points of a tactical card that does not look at lines (B11-236)."""
    row = CARDS[tactic]
    kind: str = row["primitive"]
    cards = best_eleven(g, seat)
    if kind == "count_tier":
        return tier_points(row["tiers"], sum(1 for card in cards if matches(row["filter"], card)))
    if kind == "per_card":
        points: int = row["points"]
        if row["filter"] == "keeper_colour":
            keeper = g.keeper[seat]
            return points * sum(
                1 for card in g.team[seat] if keeper >= 0 and c.COLOUR[card] == c.COLOUR[keeper]
            )
        return points * sum(1 for card in cards if matches(row["filter"], card))
    if kind == "symbol_sets":
        return tier_points(row["tiers"], symbol_sets(cards))
    if kind == "colour_sets":
        return tier_points(
            row["tiers"], min(sum(1 for card in cards if c.COLOUR[card] == colour) for colour in range(5))
        )
    if kind == "void":
        symbol = c.SYMBOL[c.SYMBOLS.index(row["filter"])]
        worth: int = row["points"]
        return worth if cards and not any(symbol[card] for card in cards) else 0  # B11-255
    if kind == "money_bonus":
        return min(money(g, seat) * int(row["per"]), int(row["cap"]))
    hand = [c.BASE[card] for card in g.hand[seat]]
    if kind == "hand_tier":  # B11-237
        return tier_points(row["tiers"], len(hand))
    if kind == "hand_high_low":  # B11-218
        return max(hand) + min(hand) if hand else 0
    return 0


def matches(rule: str, card: int) -> bool:
    """Whether a card counts for a tactical card's filter (B11-200)."""
    if rule.startswith("colour="):
        return c.COLOURS[c.COLOUR[card]] == rule[7:]
    if rule == "has_bonus":
        return c.BONUS[card] != 0  # B11-282: a late bid is not a bonus
    if rule == "no_symbol":
        return symbols_of(card) == 0
    if rule == "positions>=2":
        return card < c.KEEPER and c.LINES[card] not in (1, 2, 4)
    if rule == "base=1":
        return c.BASE[card] == 1
    return rule == "the_name" and c.THE_NAME[card] == 1


def symbols_of(card: int) -> int:
    """The symbols that a card shows, as bits; the board's own are on no card (B11-195)."""
    shown = 0
    for symbol in range(4):
        if c.SYMBOL[symbol][card]:
            shown |= 1 << symbol
    return shown


def symbol_sets(cards: list[int]) -> int:
    """The most sets of four cards that give one of each symbol, each card one symbol (B11-238).

    By Hall's theorem n sets exist exactly when every choice of k symbols is shown by n * k cards.
    """
    most = len(cards)
    for symbols in range(1, 16):
        showing = 0
        for card in cards:
            if symbols_of(card) & symbols:
                showing += 1
        most = min(most, showing // symbols.bit_count())
    return most


def best_lines(team: list[int], manager: int, tactics: list[int]) -> list[int]:
    """Points of these line tactics under the legal assignment that is worth most in total (B11-206)."""
    best = [-1] * len(tactics)
    # Cards that no tactic looks at only take up space: they stand last, and any place will do for them.
    colours = [SPINE[tactic] for tactic in tactics]
    shared = any(SYMBOL_SPINE[tactic] for tactic in tactics)
    order = sorted(
        team, key=lambda card: 0 if c.COLOUR[card] in colours or (shared and symbols_of(card)) else 1
    )
    stand_in(order, 0, [[], [], []], c.SPACES[manager], tactics, best)
    return best


def stand_in(
    team: list[int], at: int, lines: list[list[int]], spaces: list[int], tactics: list[int], best: list[int]
) -> None:
    """Try every line for the card at this place and all after it; keep the best points found."""
    if at == len(team):
        points = [line_points(lines, tactic) for tactic in tactics]
        if sum(points) > sum(best):
            best[:] = points
        return
    card = team[at]
    for line in range(3):
        if c.LINES[card] >> line & 1 and room(lines, line, spaces):
            lines[line].append(card)
            stand_in(team, at + 1, lines, spaces, tactics, best)
            lines[line].pop()


def room(lines: list[list[int]], line: int, spaces: list[int]) -> bool:
    """Whether one more card may stand in the line (B11-145, B11-157)."""
    for group in range(1, c.ALL_LINES + 1):
        if group >> line & 1:
            standing = 0
            for i in range(3):
                if group >> i & 1:
                    standing += len(lines[i])
            if standing >= spaces[group]:
                return False
    return True


def line_points(lines: list[list[int]], tactic: int) -> int:
    """Points of a tactical card that looks at lines, for cards that stand where they stand."""
    row = CARDS[tactic]
    if SPINE[tactic] >= 0:
        sets = min(sum(1 for card in line if c.COLOUR[card] == SPINE[tactic]) for line in lines)
        return tier_points(row["tiers"], sets)
    points: int = row["points"]
    return points * symbol_spines(lines, 0, 0)


def symbol_spines(lines: list[list[int]], at: int, used: int) -> int:
    """The most sets of one D, one M and one F that share a symbol; each card in one set (B11-238)."""
    if at == len(lines[0]):
        return 0
    most = symbol_spines(lines, at + 1, used)
    first = symbols_of(lines[0][at])
    if not first:
        return most
    for i in range(len(lines[1])):
        two = first & symbols_of(lines[1][i])
        if two and not used >> i & 1:
            for j in range(len(lines[2])):
                if two & symbols_of(lines[2][j]) and not used >> (8 + j) & 1:
                    most = max(most, 1 + symbol_spines(lines, at + 1, used | 1 << i | 1 << (8 + j)))
    return most


def places(g: Best11, totals: list[int]) -> list[int]:
    """Each manager's place: by score, then by total base value (B11-208, B11-209, B11-210, B11-286)."""
    keys = [(totals[seat], base_total(g, seat), g.lots[seat] if g.lots else 0) for seat in range(g.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
