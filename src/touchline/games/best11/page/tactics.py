"""How far a tactical card is, in words for its owner: "You have 2 of 3 yellow cards"."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, NamedTuple

from touchline.engine.speech import by_language
from touchline.games.best11.cards import BASE, COLOUR, COLOURS, LINES, MANAGER, SYMBOL, SYMBOLS, TACTIC
from touchline.games.best11.page.faces import LETTERS, NUMBER
from touchline.games.best11.rules import scoring
from touchline.games.best11.table_view import ManagerView, OwnView
from touchline.games.best11.text import in_a_row, say

# What a filter of a tactical card counts: `cards-…` in the words.
COUNTED: Final = {
    "has_bonus": "bonus",
    "no_symbol": "no-symbol",
    "positions>=2": "lines",
    "base=1": "base-1",
    "the_name": "the",
}


class Cards(NamedTuple):
    """All that a tactical card may count: only with these does it have to be said again how far it is."""

    team: tuple[str, ...]
    keeper: str | None
    board: str | None
    overflow: int
    money: int
    hand: tuple[str, ...]


def progress(tactic: str, manager: ManagerView, own: OwnView) -> str:
    """What the manager has of a tactical card's objective, and what is open."""
    team = (*manager.team, *manager.arrivals)
    hand = tuple(own.hand)
    return _progress(
        tactic, Cards(team, manager.keeper, manager.board, manager.overflow, manager.money, hand)
    )


@by_language
def _progress(tactic: str, held: Cards) -> str:
    row: dict[str, Any] = scoring.CARDS[NUMBER[tactic] - TACTIC]
    team = [NUMBER[card] for card in held.team]
    eleven = [*team, NUMBER[held.keeper]] if held.keeper else team
    kind: str = row["primitive"]
    if kind == "count_tier":
        count = sum(1 for card in eleven if scoring.matches(row["filter"], card))
        return counted(count, row["tiers"], row["filter"])
    if kind == "per_card":
        return per_card(row, team, eleven, held)
    if kind == "spine_sets":
        return spine(row, team, held)
    if kind == "symbol_sets":
        return sets(scoring.symbol_sets(eleven), row["tiers"], missing_symbols(eleven))
    if kind == "colour_sets":
        counts = [sum(1 for card in eleven if COLOUR[card] == colour) for colour in range(5)]
        done = min(counts)
        missing = [say(f"colour-{COLOURS[colour]}") for colour in range(5) if counts[colour] == done]
        return sets(done, row["tiers"], missing)
    if kind == "void":
        symbol = SYMBOL[SYMBOLS.index(row["filter"])]
        count = sum(1 for card in eleven if symbol[card])
        named = say(f"symbol-{row['filter']}")
        if count:
            return say("progress-void-broken", n=count, symbol=named)
        return say("progress-void", symbol=named, points=points_word(row["points"]))
    if kind == "symbol_spine_sets":
        points = in_lines(team, held, row)
        return say("progress-such-sets", n=points // row["points"], points=points_word(points))
    if kind == "money_bonus":
        points = min(held.money * row["per"], row["cap"])
        return say("progress-money", money=held.money, points=points_word(points))
    bases = [BASE[NUMBER[card]] for card in held.hand]
    if kind == "hand_tier":
        return counted(len(bases), row["tiers"], "hand")
    return say("progress-hand", points=points_word(max(bases) + min(bases) if bases else 0))


def cards_of(rule: str, n: int) -> str:
    """So many of what a filter counts, without the number."""
    if rule.startswith("colour="):
        return say("cards-colour", n=n, colour=say(f"colour-{rule[7:]}"))
    return say(f"cards-{COUNTED.get(rule, rule)}", n=n)


def points_word(points: int) -> str:
    """So many points."""
    return say("points", n=points)


def counted(count: int, tiers: list[list[int]], rule: str) -> str:
    """A number of cards against the tiers that score."""
    for least, worth in tiers:
        if count < least:
            now = scoring.tier_points(tiers, count)
            return say(
                "progress-open-now" if now else "progress-open",
                count=count,
                least=least,
                cards=cards_of(rule, least),
                points=points_word(worth),
                now=points_word(now),
            )
    return say("progress-most", count=count, cards=cards_of(rule, count), points=points_word(tiers[-1][1]))


def sets(done: int, tiers: list[list[int]], missing: list[str]) -> str:
    """A number of sets against the tiers that score, and what the next set lacks."""
    now = points_word(scoring.tier_points(tiers, done))
    if done >= tiers[-1][0] or not missing:
        return say("progress-sets", n=done, points=now)
    return say("progress-sets-open", n=done, points=now, missing=in_a_row(missing))


def missing_symbols(cards: list[int]) -> list[str]:
    """The symbols of which there are the fewest cards."""
    counts = [sum(1 for card in cards if scoring.symbols_of(card) >> symbol & 1) for symbol in range(4)]
    return [say(f"symbol-{SYMBOLS[symbol]}") for symbol in range(4) if counts[symbol] == min(counts)]


def per_card(row: dict[str, Any], team: list[int], eleven: list[int], held: Cards) -> str:
    """Points for each card of a kind."""
    if row["filter"] == "keeper_colour":
        if not held.keeper:
            return say("progress-no-keeper")
        colour = COLOUR[NUMBER[held.keeper]]
        count = sum(1 for card in team if COLOUR[card] == colour)
        cards = say("cards-outfield", n=count, colour=say(f"colour-{COLOURS[colour]}"))
    else:
        count = sum(1 for card in eleven if scoring.matches(row["filter"], card))
        cards = cards_of(row["filter"], count)
    points = points_word(count * row["points"])
    return say("progress-per-card", count=count, cards=cards, points=points)


def in_lines(team: list[int], held: Cards, row: dict[str, Any]) -> int:
    """Points of a card that looks at lines, as far as the team fits its board."""
    if held.board is None or held.overflow:
        return 0
    return max(0, scoring.best_lines(team, NUMBER[held.board] - MANAGER, [scoring.CARDS.index(row)])[0])


def spine(row: dict[str, Any], team: list[int], held: Cards) -> str:
    """One card of a colour in each line, perhaps twice."""
    colour = COLOURS.index(row["filter"].split("=")[1])
    cards = [card for card in team if COLOUR[card] == colour]
    now = in_lines(team, held, row)
    done = next((least for least, worth in row["tiers"] if worth == now), 0)
    if done == row["tiers"][-1][0]:
        return sets(done, row["tiers"], [])
    covered = most_lines(cards, done + 1)
    return sets(
        done, row["tiers"], [say(f"a-line-{LETTERS[line]}") for line in range(3) if line not in covered]
    )


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
