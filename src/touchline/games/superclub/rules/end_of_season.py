"""End of season and end of the game (SC-194 to SC-206, SC-210 to SC-212, SC-239, SC-242, SC-328, SC-344)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, said
from touchline.engine.rules import plan
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.answers import words
from touchline.games.superclub.state import Superclub

# SC-200, after ranking, SuperCup card and injuries.
CHECKS: Final[list[int]] = plan(s.HUNDRED_POINTS, s.SUPERCUP_DECISION, s.SEASON_LIMIT)


def club_points(g: Superclub, club: int) -> int:
    """The point marker of a manager or an AI club."""
    return g.points[club] if club < s.AI else g.ai_points[club - s.AI]


def end_season(g: Superclub, arg: int) -> None:
    """Ranking, SuperCup card, injuries and pending effects (SC-194 to SC-200)."""
    g.stage = s.IN_FINALS
    g.revealed = 0
    rank(g)
    champion = g.ranking[0]
    drew = 0
    if champion < s.AI and g.cup_deck:  # SC-284, SC-300
        g.cups[champion].append(g.cup_deck.pop())
        drew = champion + 1
    if g.events is not None:
        g.tell("ranking", "SC-194", [g.season, *g.ranking])
        if drew:
            g.tell("cup_card", "SC-196", [champion, len(g.cups[champion])])
    g.injured = []  # SC-178, SC-248
    g.missing = []
    g.hurt = []
    g.benched = []  # SC-271
    g.locked = 0
    g.weakened = [0] * g.seats
    g.suspended = 0
    g.agenda.extend(CHECKS)
    g.agenda[-2] |= drew << 8


def rank(g: Superclub) -> None:
    """By point marker; managers are numbered by their ranking among managers (SC-121, SC-194, SC-280)."""
    clubs = list(range(g.seats)) + [s.AI + slot for slot in range(len(g.ai_points))]
    g.ranking = []
    while clubs:
        most = max([club_points(g, club) for club in clubs])
        level = [club for club in clubs if club_points(g, club) == most]
        g.ranking.extend(roll_off(g, level))
        clubs = [club for club in clubs if club not in level]
    g.order = [club for club in g.ranking if club < s.AI]
    g.lead = g.order[0]
    for seat in range(g.seats):
        g.place[seat] = g.ranking.index(seat) + 1  # SC-044, SC-284


def roll_off(g: Superclub, tied: list[int]) -> list[int]:
    """Level clubs roll a die each, higher first; equal rolls are rolled again (SC-195, SC-206)."""
    if len(tied) < 2:
        return tied
    g.reveal()
    dice = [g.rand(6) + 1 for _ in tied]
    if g.events is not None:
        for at in range(len(tied)):
            g.tell("tie_die", "SC-195", [tied[at], dice[at]])
    found: list[int] = []
    for face in range(6, 0, -1):
        found.extend(roll_off(g, [tied[at] for at in range(len(tied)) if dice[at] == face]))
    return found


def end_game(g: Superclub, winner: int, how: int) -> None:
    """Somebody has won."""
    g.over = how
    g.winner = winner
    g.agenda.clear()
    if g.events is not None:
        g.tell("game_over", ENDING_RULES[how], [winner, how])


ENDING_RULES: Final[list[str]] = ["", "SC-202", "SC-221", "SC-204", "SC-328"]


def hundred_points(g: Superclub, arg: int) -> None:
    """Whoever has 100 points now wins; two or more play for it (SC-202, SC-203, SC-204 to SC-206, SC-344)."""
    there = [seat for seat in g.order if g.points[seat] >= c.TROPHY]
    if len(there) == 1:
        end_game(g, there[0], s.BY_POINTS)
    elif there:
        g.agenda.clear()  # no SuperCup final is offered (SC-210)
        g.push(s.SUPER_DUPER_CUP, there[0] | there[1] << 3)


# final: play the SuperCup final now, or save the cards (SC-211, SC-212)


def supercup_decision(g: Superclub, drew: int) -> None:
    """Whoever has just drawn a card and holds enough may play (SC-211, SC-242)."""
    if drew and len(g.cups[drew - 1]) >= cards_needed(g):
        g.ask(drew - 1, s.PLAY_FINAL)


def cards_needed(g: Superclub) -> int:
    """Three, in the quick game two (SC-211, SC-242, SC-243)."""
    return c.QUICK_FINAL_CARDS if g.quick else c.FINAL_CARDS


def answer_play_final(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Saved, he is asked again after another title (SC-212)."""
    if option >> 8 == c.PLAY:
        g.push(s.SUPERCUP_FINAL, seat)
    elif g.events is not None:
        g.tell("saved", "SC-212", [seat, len(g.cups[seat])])


PLAY_FINAL_QUESTION: Final = Question(
    s.PLAY_FINAL,
    "final",
    "SC-211",
    (c.PLAY, c.SAVE),
    answer_play_final,
    asks=lambda g, seat, arg: said(cards=len(g.cups[seat])),
    says=words(c.PLAY, c.SAVE),
    caretaker=c.SAVE,
)


def season_limit(g: Superclub, arg: int) -> None:
    """After the last season the highest point marker wins; else the next off-season (SC-199, SC-328)."""
    if 0 < g.season_limit <= g.season:
        end_game(g, g.order[0], s.BY_LIMIT)
    else:
        g.push(s.OFF_SEASON)


def last_season(g: Superclub) -> None:
    """The table's last human has left: the season in progress, or to come, is the last (SC-328)."""
    g.season_limit = g.season if g.stage >= s.IN_SEASON else g.season + 1
    if g.events is not None:
        g.tell("last_season", "SC-328", [g.season_limit])
