"""How far a tactical card is, in words for its owner: "You have 2 of 3 yellow cards"."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from touchline.games.best11.cards import BASE, COLOUR, COLOURS, LINES, MANAGER, SYMBOL, SYMBOLS, TACTIC
from touchline.games.best11.page.faces import NUMBER
from touchline.games.best11.rules.scoring import (
    CARDS,
    best_lines,
    matches,
    symbol_sets,
    symbols_of,
    tier_points,
)
from touchline.games.best11.view import ManagerView, OwnView

LINE_WORDS: Final = ("a defender", "a midfielder", "a forward")
NOUNS: Final = {
    "has_bonus": ("card with a signing bonus", "cards with a signing bonus"),
    "no_symbol": ("card without a symbol", "cards without a symbol"),
    "positions>=2": ("card for two or three lines", "cards for two or three lines"),
    "base=1": ("card of base value 1", "cards of base value 1"),
    "the_name": ("name that starts with “The”", "names that start with “The”"),
}


def progress(tactic: str, manager: ManagerView, own: OwnView) -> str:
    """What the manager has of a tactical card's objective, and what is open."""
    row: dict[str, Any] = CARDS[NUMBER[tactic] - TACTIC]
    team = [NUMBER[card] for card in manager.team + manager.arrivals]
    eleven = [*team, NUMBER[manager.keeper]] if manager.keeper else team
    kind: str = row["primitive"]
    if kind == "count_tier":
        count = sum(1 for card in eleven if matches(row["filter"], card))
        return counted(count, row["tiers"], *noun(row["filter"]))
    if kind == "per_card":
        return per_card(row, team, eleven, manager)
    if kind == "spine_sets":
        return spine(row, team, manager)
    if kind == "symbol_sets":
        return sets(symbol_sets(eleven), row["tiers"], missing_symbols(eleven))
    if kind == "colour_sets":
        counts = [sum(1 for card in eleven if COLOUR[card] == colour) for colour in range(5)]
        done = min(counts)
        return sets(done, row["tiers"], [COLOURS[colour] for colour in range(5) if counts[colour] == done])
    if kind == "void":
        symbol = SYMBOL[SYMBOLS.index(row["filter"])]
        count = sum(1 for card in eleven if symbol[card])
        if count:
            return f"You have {count} card{'s' * (count > 1)} with {row['filter']}: no points."
        return f"No {row['filter']} so far: {row['points']} points, if it stays so."
    if kind == "symbol_spine_sets":
        points = in_lines(team, manager, row)
        return f"You have {points // row['points']} such sets: {points} points."
    if kind == "money_bonus":
        return f"You have {manager.money} money: {min(manager.money * row['per'], row['cap'])} points."
    bases = [BASE[NUMBER[card]] for card in own.hand]
    if kind == "hand_tier":
        return counted(len(bases), row["tiers"], "free agent in hand", "free agents in hand")
    return f"Your hand gives {points_word(max(bases) + min(bases) if bases else 0)} now."


def noun(rule: str) -> tuple[str, str]:
    """What a filter counts, one and many."""
    if rule.startswith("colour="):
        return f"{rule[7:]} card", f"{rule[7:]} cards"
    return NOUNS[rule]


def points_word(points: int) -> str:
    """So many points."""
    return f"{points} point{'s' * (points != 1)}"


def counted(count: int, tiers: list[list[int]], one: str, many: str) -> str:
    """A number of cards against the tiers that score."""
    for least, worth in tiers:
        if count < least:
            now = tier_points(tiers, count)
            tail = f", now {points_word(now)}" if now else ""
            return f"You have {count} of {least} {many} for {points_word(worth)}{tail}."
    return f"You have {count} {one if count == 1 else many}: {points_word(tiers[-1][1])}, the most."


def sets(done: int, tiers: list[list[int]], missing: list[str]) -> str:
    """A number of sets against the tiers that score, and what the next set lacks."""
    now = tier_points(tiers, done)
    have = f"You have {done} set{'s' * (done != 1)}: {points_word(now)}."
    if done >= tiers[-1][0]:
        return have
    return f"{have} Still open: {', '.join(missing)}." if missing else have


def missing_symbols(cards: list[int]) -> list[str]:
    """The symbols of which there are the fewest cards."""
    counts = [sum(1 for card in cards if symbols_of(card) >> symbol & 1) for symbol in range(4)]
    return [SYMBOLS[symbol] for symbol in range(4) if counts[symbol] == min(counts)]


def per_card(row: dict[str, Any], team: list[int], eleven: list[int], manager: ManagerView) -> str:
    """Points for each card of a kind."""
    if row["filter"] == "keeper_colour":
        if not manager.keeper:
            return "You have no keeper yet."
        colour = COLOUR[NUMBER[manager.keeper]]
        count = sum(1 for card in team if COLOUR[card] == colour)
        what = f"{COLOURS[colour]} outfield card"
    else:
        count = sum(1 for card in eleven if matches(row["filter"], card))
        what = noun(row["filter"])[0]
    word = what if count == 1 else what.replace("card", "cards", 1)
    return f"You have {count} {word}: {points_word(count * row['points'])}."


def in_lines(team: list[int], manager: ManagerView, row: dict[str, Any]) -> int:
    """Points of a card that looks at lines, as far as the team fits its board."""
    if manager.board is None or manager.overflow:
        return 0
    return max(0, best_lines(team, NUMBER[manager.board] - MANAGER, [CARDS.index(row)])[0])


def spine(row: dict[str, Any], team: list[int], manager: ManagerView) -> str:
    """One card of a colour in each line, perhaps twice."""
    colour = COLOURS.index(row["filter"].split("=")[1])
    cards = [card for card in team if COLOUR[card] == colour]
    now = in_lines(team, manager, row)
    done = next((least for least, worth in row["tiers"] if worth == now), 0)
    if done == row["tiers"][-1][0]:
        return sets(done, row["tiers"], [])
    covered = most_lines(cards, done + 1)
    return sets(done, row["tiers"], [LINE_WORDS[line] for line in range(3) if line not in covered])


def most_lines(cards: list[int], times: int) -> set[int]:
    """The lines that these cards can man so many times, each card once; as many as can be."""
    best: set[int] = set()
    for order in permutations(range(3)):
        left = sorted(cards, key=lambda card: LINES[card].bit_count())
        covered = set()
        for line in order:
            able = [card for card in left if LINES[card] >> line & 1][:times]
            if len(able) == times:
                covered.add(line)
                left = [card for card in left if card not in able]
        if len(covered) > len(best):
            best = covered
    return best
