"""The reroll: the starting manager repeats one own roll in each match (TS-204 to TS-207)."""

from __future__ import annotations

from math import comb
from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.games.time_of_soccer.cards import AGAIN, GOALS_SAVES, KEEP
from touchline.games.time_of_soccer.rules import match
from touchline.games.time_of_soccer.state import REROLL, TimeOfSoccer


def answer_reroll(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """All dice again; the second result counts even if it is worse (TS-206)."""
    side = arg & 1
    attacking = arg >> 1 == 1
    if option >> 8 == AGAIN:
        g.rerolled |= 1 << side
        if g.events is not None:
            g.tell("reroll", "TS-204", [seat])
        match.throw(g, side, match.ATTACK_DICE if attacking else match.DEFENCE_DICE)
    if not attacking:
        match.concede(g, side, match.result_of_roll(g, side))


def asks_reroll(g: TimeOfSoccer, seat: int, arg: int) -> Said:
    """The dice lie on the table."""
    dice = " ".join([str(die) for die in g.dice])
    return said("shots" if arg >> 1 else "saves", n=match.result_of_roll(g, arg & 1), dice=dice)


def chance_of_more(g: TimeOfSoccer, side: int) -> float:
    """How likely another roll of as many dice is worth more than the one on the table (TS-198 to TS-200)."""
    dice, now = len(g.dice), match.result_of_roll(g, side)
    level = (g.attack_levels if dice == match.ATTACK_DICE else g.defence_levels)[side]
    better = [hits for hits in range(dice + 1) if GOALS_SAVES[7 * level + hits] > now]
    one = (7 - match.IMPACT) / 6
    return float(sum([comb(dice, hits) * one**hits * (1 - one) ** (dice - hits) for hits in better]))


def says_reroll(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Again, or not."""
    if thing == AGAIN:
        return said(percent=round(100 * chance_of_more(g, g.open[seat] >> 8 & 1)))
    attacking = len(g.dice) == match.ATTACK_DICE
    return said("keep-shots" if attacking else "keep-saves", n=match.result_of_roll(g, g.open[seat] >> 8 & 1))


REROLL_QUESTION: Final = Question(
    REROLL,
    "reroll",
    "TS-204",
    (KEEP, AGAIN),  # right after the club's own roll (TS-207)
    answer_reroll,
    asks=asks_reroll,
    says=says_reroll,
    place="dice",
    caretaker=KEEP,
)
