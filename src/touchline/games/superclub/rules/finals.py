"""SuperCup and Super-Duper-Cup finals (SC-204 to SC-224)."""

from __future__ import annotations

from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.end_of_season import end_game
from touchline.games.superclub.rules.match import kick_off
from touchline.games.superclub.state import Superclub


def supercup_final(g: Superclub, seat: int) -> None:
    """The line-up first, then the opponent; the manager is the home side (SC-213, SC-217)."""
    g.contest = s.SUPERCUP
    g.home = seat
    g.away = s.RIVAL
    g.rival = []
    g.rival_club = -1
    prepare(g, 1 << seat)


def super_duper_cup(g: Superclub, seats: int) -> None:
    """One match of the two best; the higher ranked is at home (SC-204, SC-205, SC-209)."""
    g.contest = s.SUPER_DUPER
    g.home = seats & 7
    g.away = seats >> 3
    g.rival = []
    g.rival_club = -1
    if g.events is not None:
        g.tell("super_duper_cup", "SC-204", [g.home, g.away])
    prepare(g, 1 << g.home | 1 << g.away)


def prepare(g: Superclub, playing: int) -> None:
    """Everybody may play, without boosts and Game changers (SC-207, SC-208, SC-218, SC-219)."""
    g.hurt = []
    for seat in range(g.seats):
        g.boost_at[seat] = -1
    g.push(s.FINAL_WHISTLE)
    g.push(s.FINAL_MATCH)
    g.push(s.REVEAL_LINE_UPS, playing)
    g.push(s.LINE_UPS, playing)


def final_match(g: Superclub, arg: int) -> None:
    """One of his own SuperCup cards at random is the opponent (SC-213, SC-214)."""
    if g.contest == s.SUPERCUP:
        g.reveal()
        g.rival_club = g.cups[g.home][g.rand(len(g.cups[g.home]))]
        g.rival = [c.CUP_STRENGTH[3 * g.rival_club + third] for third in (c.ATT, c.MID, c.DEF)]
        if g.events is not None:
            g.tell("opponent", "SC-213", [g.home, g.rival_club, *g.rival])
    kick_off(g)  # by the usual rules of a match (SC-216)


def final_whistle(g: Superclub, arg: int) -> None:
    """A winner, or penalties (SC-221, SC-224)."""
    if g.outcome == c.DRAW:
        if g.events is not None:
            g.tell("penalties", "SC-224", [g.home, g.away])
        g.push(s.PENALTY)
    else:
        decide(g, g.outcome == c.WIN)


def decide(g: Superclub, home_won: bool) -> None:
    """The final is won; a lost SuperCup costs all cards (SC-221 to SC-223, SC-243)."""
    if g.contest == s.SUPER_DUPER:
        end_game(g, g.home if home_won else g.away, s.BY_SUPER_DUPER)
        return
    if home_won:
        end_game(g, g.home, s.BY_SUPERCUP)
        return
    g.cup_deck.extend(g.cups[g.home])
    g.cups[g.home] = []
    g.cup_deck.sort()
    g.shuffle(g.cup_deck)
    g.reveal()
    if g.events is not None:
        g.tell("final_lost", "SC-222", [g.home, g.rival_club])
