"""Dice of a club: rolls, rerolls for fans or for free, and whom a twelve-sided die hits (EL-076, EL-266 to
EL-271).

A roll stands in `die`; whatever depends on it lies below it on the club's agenda and comes when it is
final.
"""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.questions import Question, Said, said
from touchline.games.eleven import state as s
from touchline.games.eleven.card_text import consequence
from touchline.games.eleven.cards import KEEP, REROLL
from touchline.games.eleven.effects import FANS
from touchline.games.eleven.rules.club import can_reroll, number
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.rules.saying import says_card, says_die
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import markers, name, say

D6: Final = 6
D12: Final = 12
ICON: Final = 12  # the face for a number above 11 (EL-267, EL-342)

# What hits a Player: `tokens | kind << 4 | only who plays << 5`.
SUSPENDS: Final = 1 << 4
WHO_PLAYS: Final = 1 << 5


def roll(g: Eleven, seat: int, sides: int) -> None:
    """Roll, and offer a reroll as long as the club can have one (EL-076, EL-364)."""
    g.die[seat] = 1 + g.rand(sides)
    g.reveal()
    if g.events is not None:
        g.tell("rolled", "EL-076", [seat, sides, g.die[seat]])
    push_next(g, seat, s.OFFER_REROLL, sides)


def spend_reroll(g: Eleven, seat: int) -> None:
    """A free reroll first, else 1 fan (EL-076, EL-413)."""
    free = g.free_rolls[seat] > 0
    if free:
        g.free_rolls[seat] -= 1
    else:
        g.resources[4 * seat + FANS] -= 1
    if g.events is not None:
        g.tell("rerolls", "EL-413" if free else "EL-076", [seat, int(free)])


# die_reroll: keep the roll, or roll again


def offer_reroll(g: Eleven, seat: int, sides: int) -> None:
    """Ask if there is a free reroll or a fan for it (EL-076)."""
    if can_reroll(g, seat):
        g.ask(seat, s.DIE_REROLL, sides)


def answer_die_reroll(g: Eleven, seat: int, sides: int, option: int) -> None:
    """Pay and roll again, or go on."""
    if option >> 8 == REROLL:
        spend_reroll(g, seat)
        roll(g, seat, sides)
    go_on(g, seat)


def asks_die_reroll(g: Eleven, seat: int, sides: int) -> Said:
    """The roll, and what a reroll could be paid with."""
    fans = markers(g.resources[4 * seat + FANS], FANS)
    return said(die=g.die[seat], sides=sides, fans=fans)


def says_die_reroll(g: Eleven, seat: int, thing: int) -> Said | None:
    """Keep it, with whom it hits or what it brings, or roll again."""
    below = g.todo[seat][-1] if g.todo[seat] else 0
    means = ""
    if below & 0xFF == s.HIT:
        hit = [name(card) for card in in_the_way(g, seat, below >> 8)]
        means = say("die-hits", n=len(hit), who=speech.listed(hit, "or"))
    elif below & 0xFF == s.APPLY_CONSEQUENCE:
        means = consequence(g.result[seat], g.die[seat])
    return says_die(g, seat, thing, means)


DIE_REROLL_QUESTION: Final = Question(
    s.DIE_REROLL,
    "die_reroll",
    "EL-076",
    (KEEP, REROLL),  # the last roll counts
    answer_die_reroll,
    asks=asks_die_reroll,
    says=says_die_reroll,
    place="die",
    caretaker=KEEP,
)


# Injury and Suspension dice


def roll_hit(g: Eleven, seat: int, what: int) -> None:
    """The owner rolls for the shirt number that is hit (EL-245, EL-266)."""
    push_next(g, seat, s.HIT, what)
    roll(g, seat, D12)


def who_plays(g: Eleven, seat: int) -> list[int]:
    """The Player cards assigned to the Match, Goalkeeper last."""
    cards = [card for card in g.line_up[13 * seat : 13 * seat + 13] if card >= 0]
    if g.keeper[seat] >= 0:
        cards.append(g.keeper[seat])
    return cards


def in_the_way(g: Eleven, seat: int, what: int) -> list[int]:
    """The Players with the rolled number: 1 is the Goalkeeper, 12 anybody above 11; whoever has none
    is safe (EL-267, EL-268, EL-269, EL-270)."""
    face = g.die[seat]
    cards = who_plays(g, seat) if what & WHO_PLAYS else g.squad[seat]
    if face == ICON:
        return [card for card in cards if number(g, card) > 11]
    return [card for card in cards if number(g, card) == face]


def hit(g: Eleven, seat: int, what: int) -> None:
    """One Player with that number, chosen by the owner if several have it; nobody if none has (EL-271)."""
    cards = in_the_way(g, seat, what)
    if len(cards) > 1:
        g.ask(seat, s.INJURY_ICON, what)
    elif cards:
        strike(g, seat, cards[0], what)
    elif g.events is not None:
        g.tell("missed", "EL-271", [seat, g.die[seat]])


def strike(g: Eleven, seat: int, card: int, what: int) -> None:
    """Put the tokens on the card; they add up (EL-271)."""
    tokens = what & 15
    if what & SUSPENDS:
        g.suspension[card] += tokens
    else:
        g.tokens[8 * card + s.INJURIES] += tokens
    if g.events is not None and tokens:
        g.tell("suspended" if what & SUSPENDS else "injured", "EL-271", [seat, card, tokens])


def legal_injury_icon(g: Eleven, seat: int, what: int) -> list[int]:
    """Everybody with that number."""
    return [s.INJURY_ICON | card << 8 for card in in_the_way(g, seat, what)]


def answer_injury_icon(g: Eleven, seat: int, what: int, option: int) -> None:
    """Whom the owner names is hit."""
    strike(g, seat, option >> 8, what)
    go_on(g, seat)


INJURY_ICON_QUESTION: Final = Question(
    s.INJURY_ICON,
    "injury_icon",
    "EL-267",
    legal_injury_icon,
    answer_injury_icon,
    says=says_card,
    place="squad",
)
