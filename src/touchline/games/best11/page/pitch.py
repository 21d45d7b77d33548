"""A team on the pitch: who stands where, which spaces are open, what is missing for a keeper.

The rules never make a manager commit to lines (B11-152): the page shows one arrangement that fits the
formation and fills as many boxed spaces as can be (B11-168).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from touchline.engine import speech
from touchline.games.best11.cards import FORMATION, LINES, MANAGER, MGR_FLEX, SPACES
from touchline.games.best11.page.faces import LETTERS, NUMBER, Face, face
from touchline.games.best11.rules.scoring import room
from touchline.games.best11.text import say

BOXED: Final = 2  # in each line (B11-226)
OUTFIELD: Final = 10
MOST_IN_LINE: Final = 5  # of a free formation (B11-156)


@dataclass(frozen=True)
class Space:
    """A space of the formation; `boxed` ones have to be filled to earn a keeper."""

    line: str
    boxed: bool
    card: Face | None


@dataclass(frozen=True)
class Pitch:
    """The spaces line by line, forwards first, and what the keeper's space says while it is empty."""

    rows: tuple[tuple[Space, ...], ...]
    keeper: Face | None
    note: str


def pitch(board: str | None, team: tuple[str, ...], keeper: str | None, last: bool) -> Pitch:
    """The pitch of a manager; `last`: the only one without a keeper, who needs no boxed spaces (B11-165)."""
    if board is None:
        return Pitch((), None, say("no-board"))
    return _pitch(speech.speaker().language, board, team, keeper, last)


@lru_cache(maxsize=256)
def _pitch(language: str, board: str, team: tuple[str, ...], keeper: str | None, last: bool) -> Pitch:
    which = NUMBER[board] - MANAGER
    lines = arranged(which, team)
    sizes = shape(which, [len(line) for line in lines])
    rows = []
    for line in (2, 1, 0):
        cards = [face(card) for card in lines[line]]
        spaces = max(sizes[line], len(cards))
        rows.append(
            tuple(
                Space(LETTERS[line], at < BOXED, cards[at] if at < len(cards) else None)
                for at in range(spaces)
            )
        )
    return Pitch(tuple(rows), face(keeper) if keeper else None, keeper_note([len(x) for x in lines], last))


def arranged(manager: int, team: tuple[str, ...]) -> list[list[str]]:
    """The team by lines, from the back; those with one line first, so that little is left to try."""
    numbers = sorted((NUMBER[card] for card in team), key=lambda card: LINES[card].bit_count())
    best: list[list[int]] = [[], [], []]
    best_key = (-1, -1)

    def place(at: int, lines: list[list[int]]) -> None:
        nonlocal best, best_key
        if at == len(numbers):
            key = (sum(min(len(line), BOXED) for line in lines), -max(len(line) for line in lines))
            if key > best_key:
                best, best_key = [line.copy() for line in lines], key
            return
        for line in range(3):
            if LINES[numbers[at]] >> line & 1 and room(lines, line, SPACES[manager]):
                lines[line].append(numbers[at])
                place(at + 1, lines)
                lines[line].pop()

    place(0, [[], [], []])
    order = {NUMBER[card]: at for at, card in enumerate(team)}
    name = {NUMBER[card]: card for card in team}
    return [[name[card] for card in sorted(line, key=order.__getitem__)] for line in best]


def shape(manager: int, filled: list[int]) -> list[int]:
    """How many spaces each line shows; a free formation shows the one that its cards lead to."""
    if manager != MGR_FLEX:
        return FORMATION[manager]
    sizes = [max(count, BOXED) for count in filled]
    for line in (0, 1, 2) * MOST_IN_LINE:
        if sum(sizes) < OUTFIELD and sizes[line] < MOST_IN_LINE:
            sizes[line] += 1
        elif sum(sizes) > OUTFIELD and sizes[line] > max(filled[line], 1):
            sizes[line] -= 1
    return sizes


def keeper_note(filled: list[int], last: bool) -> str:
    """What is missing for a keeper, in words."""
    missing = [
        say(f"missing-{LETTERS[line]}", n=BOXED - count) for line, count in enumerate(filled) if count < BOXED
    ]
    if last or not missing:
        return say("keeper-yours")
    return say("keeper-missing", missing=speech.listed(missing))
