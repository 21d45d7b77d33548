"""SuperCup and Super-Duper-Cup finals (SC-204 to SC-224)."""

from __future__ import annotations

from touchline.games.superclub.cards import (
    ATT,
    CUP_STRENGTH,
    DEF,
    DRAW,
    MID,
    WIN,
)
from touchline.games.superclub.rules.end_of_season import end_game
from touchline.games.superclub.rules.match import kick_off
from touchline.games.superclub.state import (
    BY_SUPER_DUPER,
    BY_SUPERCUP,
    FINAL_MATCH,
    FINAL_WHISTLE,
    LINE_UPS,
    PENALTY,
    REVEAL_LINE_UPS,
    RIVAL,
    SUPER_DUPER,
    SUPERCUP,
    Superclub,
)


def supercup_final(g: Superclub, seat: int) -> None:
    """The line-up first, then the opponent; the manager is the home side (SC-213, SC-217)."""
    g.contest = SUPERCUP
    g.home = seat
    g.away = RIVAL
    g.rival = []
    g.rival_club = -1
    prepare(g, 1 << seat)


def super_duper_cup(g: Superclub, seats: int) -> None:
    """One match of the two best; the higher ranked is at home (SC-204, SC-205, SC-209)."""
    g.contest = SUPER_DUPER
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
    g.push(FINAL_WHISTLE)
    g.push(FINAL_MATCH)
    g.push(REVEAL_LINE_UPS, playing)
    g.push(LINE_UPS, playing)


def final_match(g: Superclub, arg: int) -> None:
    """One of his own SuperCup cards at random is the opponent (SC-213, SC-214)."""
    if g.contest == SUPERCUP:
        g.reveal()
        g.rival_club = g.cups[g.home][g.rand(len(g.cups[g.home]))]
        g.rival = [CUP_STRENGTH[3 * g.rival_club + third] for third in (ATT, MID, DEF)]
        if g.events is not None:
            g.tell("opponent", "SC-213", [g.home, g.rival_club, *g.rival])
    kick_off(g)  # by the usual rules of a match (SC-216)


def final_whistle(g: Superclub, arg: int) -> None:
    """A winner, or penalties (SC-221, SC-224)."""
    if g.outcome == DRAW:
        if g.events is not None:
            g.tell("penalties", "SC-224", [g.home, g.away])
        g.push(PENALTY)
    else:
        decide(g, g.outcome == WIN)


def decide(g: Superclub, home_won: bool) -> None:
    """The final is won; a lost SuperCup costs all cards (SC-221 to SC-223, SC-243)."""
    if g.contest == SUPER_DUPER:
        end_game(g, g.home if home_won else g.away, BY_SUPER_DUPER)
        return
    if home_won:
        end_game(g, g.home, BY_SUPERCUP)
        return
    g.cup_deck.extend(g.cups[g.home])
    g.cups[g.home] = []
    g.cup_deck.sort()
    g.shuffle(g.cup_deck)
    g.reveal()
    if g.events is not None:
        g.tell("final_lost", "SC-222", [g.home, g.rival_club])
