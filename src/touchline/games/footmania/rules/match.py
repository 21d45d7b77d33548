"""Matches: line-ups, then actions in turn until both pass (FM-149, FM-159 to FM-181); no die (FM-147)."""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import plan
from touchline.games.footmania.cards import BOOST_SELF, EFFECT, EXTRA_SUB, FREE, PASS, POST, STARS
from touchline.games.footmania.rules.attacks import attack, has_target, is_attack
from touchline.games.footmania.rules.faces import show_all
from touchline.games.footmania.rules.line_up import ask_line_up
from touchline.games.footmania.rules.plus_cards import play_plus, put_played_under
from touchline.games.footmania.rules.scoring import pack_result, strength
from touchline.games.footmania.rules.team import (
    bench,
    bring_on,
    has_substitute,
    may_play,
    may_substitute,
    other_team,
    posts_for,
)
from touchline.games.footmania.state import ACTION, END_MATCH, MATCH, SHOW_LINE_UPS, SUB, SUB_POST, Footmania

MATCH_PLAN: Final[list[int]] = plan(SHOW_LINE_UPS, ACTION, END_MATCH)


def kick_off(g: Footmania, pair: int) -> None:
    """Both managers choose their line-ups, secretly and at the same time (FM-146, FM-149)."""
    g.home = pair & 15
    g.away = pair >> 4
    g.off = []
    for seat in (g.home, g.away):
        g.counted[seat] = 0
        g.subs[seat] = 0
        g.extra_subs[seat] = 0
        g.effect[seat] = 0
    if g.events is not None:
        g.tell("fixture", "FM-145", [g.home, g.away, matchday_of(g)])
    g.agenda.extend(MATCH_PLAN)
    ask_line_up(g, g.home)
    ask_line_up(g, g.away)


def matchday_of(g: Footmania) -> int:
    """The number of the matchday, 0 in the play-off."""
    return 0 if g.playoff else g.matchday


def show_line_ups(g: Footmania, arg: int) -> None:
    """Both teams are on the pitch, for all to see (FM-149, FM-269)."""
    g.reveal()
    g.kicked_off = 1
    for seat in (g.home, g.away):
        show_all(g, g.pitch[seat])
        if g.events is not None:
            g.tell("team_shown", "FM-149", [seat, strength(g, seat), *g.pitch[seat]])


# match: one plus card, one substitution, or a pass, in turn (FM-164 to FM-174)


def action(g: Footmania, arg: int) -> None:
    """The home team acts first, then they alternate (FM-165). `arg`: away's turn | passes in a row << 1.

    The two alone are asked (FM-168), also who can only pass, unless all can see that he can (FM-167, FM-278).
    """
    seat = g.away if arg & 1 else g.home
    if g.plus_cards[seat] or has_substitute(g, seat):
        g.ask(seat, MATCH, arg)
    else:
        answer_match(g, seat, arg, MATCH | PASS << 8)


def legal_match(g: Footmania, seat: int, arg: int) -> list[int]:
    """Pass; any card but a protection, within the limit; a substitute who fits a post (FM-166 to FM-174)."""
    options = [MATCH | PASS << 8]
    for card in g.plus_cards[seat]:
        if playable(g, seat, card):
            options.append(MATCH | card << 8)
    if may_substitute(g, seat):
        for card in bench(g, seat):
            if posts_for(g, seat, card):
                options.append(SUB | card << 8)
    return options


def playable(g: Footmania, seat: int, card: int) -> bool:
    """Boosts and utility cards always, attacks with a target (FM-205), protections never (FM-202)."""
    if not may_play(g, seat, card):
        return False
    effect = EFFECT[card]
    if effect in (BOOST_SELF, EXTRA_SUB):
        return True
    return is_attack(card) and has_target(g, other_team(g, seat), card)


def answer_match(g: Footmania, seat: int, arg: int, option: int) -> None:
    """A pass does not stop him from acting later; two in a row end the match (FM-166)."""
    thing = option >> 8
    if option & 0xFF == SUB:
        g.ask(seat, SUB_POST, thing | arg << 8)
    elif thing == PASS:
        passes = (arg >> 1) + 1
        if passes < 2:
            g.push(ACTION, 1 - (arg & 1) | passes << 1)
        if g.events is not None:
            g.tell("match_passed", "FM-166", [seat])
    else:
        g.push(ACTION, 1 - (arg & 1))  # after an attack and its reply too (FM-203)
        play_card(g, seat, thing)


def play_card(g: Footmania, seat: int, card: int) -> None:
    """Boosts work at once; an attack waits for its target and the reply (FM-199, FM-206, FM-214)."""
    play_plus(g, seat, card)
    g.counted[seat] += 1 - FREE[card]  # FM-169, FM-215
    effect = EFFECT[card]
    if effect == BOOST_SELF:
        g.effect[seat] += STARS[card]
        if g.events is not None:
            g.tell("boosted", "FM-199", [seat, card, STARS[card], strength(g, seat)])
    elif effect == EXTRA_SUB:
        g.extra_subs[seat] += STARS[card]
        if g.events is not None:
            g.tell("extra_sub", "FM-214", [seat, card])
    else:
        attack(g, seat, card)


# sub_post: where the substitute plays (FM-171 to FM-175)


def legal_sub_post(g: Footmania, seat: int, arg: int) -> list[int]:
    """Any post that he may take over."""
    return [SUB_POST | (POST + post) << 8 for post in posts_for(g, seat, arg & 0xFF)]


def answer_sub_post(g: Footmania, seat: int, arg: int, option: int) -> None:
    """He comes on for whoever is there, who cannot come back; nobody else moves (FM-173, FM-175)."""
    g.push(ACTION, 1 - (arg >> 8 & 1))
    post = (option >> 8) - POST
    replaced = g.pitch[seat][post]
    if replaced >= 0:
        g.off.append(replaced)
    bring_on(g, seat, arg & 0xFF, post, replaced, "FM-172")


def end_match(g: Footmania, arg: int) -> None:
    """More stars win 2 points, equal stars bring 1 each (FM-177 to FM-179); effects end (FM-180, FM-181)."""
    home, away = g.home, g.away
    ours, theirs = strength(g, home), strength(g, away)
    g.results.append(pack_result(home, away, ours, theirs, matchday_of(g)))
    if g.events is not None:
        g.tell("result", "FM-177" if ours != theirs else "FM-178", [home, away, ours, theirs, matchday_of(g)])
    for seat in (home, away):
        g.pitch[seat] = []  # FM-157
        g.effect[seat] = 0
    g.home = -1
    g.away = -1
    g.kicked_off = 0
    g.off = []
    put_played_under(g)
