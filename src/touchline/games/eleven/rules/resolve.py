"""Resolve a Match: open line-ups, Tactic cards, funded effects, the Sections (EL-205 to EL-225)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.eleven import cards as c, opponents, state as s
from touchline.games.eleven.effects import AFTER, DURING, LASTS_EXTRA_TACTIC
from touchline.games.eleven.rules import pitch
from touchline.games.eleven.rules.club import lasts, opponent
from touchline.games.eleven.rules.dice import who_plays
from touchline.games.eleven.rules.friday import DUE_TACTIC, ready_effects, resolve_effect
from touchline.games.eleven.rules.lane import go_on, push_next
from touchline.games.eleven.rules.match import CLUB, GOAL, OPPONENT as OTHER, play
from touchline.games.eleven.rules.saying import says_card, says_effect
from touchline.games.eleven.state import Eleven


def reveal_opponent(g: Eleven, seat: int, arg: int) -> None:
    """Step 1: the Opponent card and the line-up lie open; Jerseys lie as planned (EL-191, EL-205, EL-370)."""
    card = opponent(g, seat)
    g.revealed |= 1 << seat
    g.attacking[seat] = g.plan_attacking[seat]
    g.bench[seat] = g.plan_bench[seat]
    tactic = c.PLAN_TACTIC[g.formation[seat]]
    if g.events is not None:
        g.tell("kick_off", "EL-205", [seat, card, g.formation[seat], *who_plays(g, seat)])
    show_tactic(g, seat, tactic)
    g.reveal()


def show_tactic(g: Eleven, seat: int, card: int) -> None:
    """A Tactic card that was played is known (EL-369)."""
    g.played[seat] |= 1 << card - c.TACTIC
    g.shown |= 1 << card - c.TACTIC


# second_tactic: Tactic cards for their effects


def second_tactics(g: Eleven, seat: int, played: int) -> None:
    """Step 2: one other Tactic card, and as many more as cards allow (EL-207, EL-396).

    Whoever has another one in hand is asked, even if it has no effect: that nobody is asked would show the
    hand (EL-369, EL-378).
    """
    if played <= lasts(g, seat, LASTS_EXTRA_TACTIC) and not_played(g, seat):
        g.ask(seat, s.SECOND_TACTIC, played)


def not_played(g: Eleven, seat: int) -> list[int]:
    """Tactic cards of the hand that have not been played in this Match (EL-396)."""
    return [card for card in g.tactics[seat] if not g.played[seat] >> card - c.TACTIC & 1]


def legal_second_tactic(g: Eleven, seat: int, played: int) -> list[int]:
    """One of them that has an effect, or none (EL-208)."""
    effective = [card for card in not_played(g, seat) if c.TACTIC_EFFECT[card - c.TACTIC]]
    options = [s.SECOND_TACTIC | card << 8 for card in effective]
    options.append(s.SECOND_TACTIC | c.NONE << 8)
    return options


def answer_second_tactic(g: Eleven, seat: int, played: int, option: int) -> None:
    """Resolve it now, or after the Match if it says so; it stays in the hand (EL-209, EL-365)."""
    card = option >> 8
    if card != c.NONE:
        show_tactic(g, seat, card)
        if g.events is not None:
            g.tell("tactic", "EL-207", [seat, card])
        push_next(g, seat, s.SECOND_TACTICS, played + 1)
        if c.TACTIC_MOMENT[card - c.TACTIC] == AFTER:
            g.due[seat] |= 1 << DUE_TACTIC + card - c.TACTIC
        else:
            push_next(g, seat, s.PART, c.TACTIC_EFFECT[card - c.TACTIC])
    go_on(g, seat)


def asks_second_tactic(g: Eleven, seat: int, played: int) -> Said:
    """Another Tactic card; the others do not learn whether the hand has one to play (EL-378)."""
    return said() if len(legal_second_tactic(g, seat, played)) > 1 else said("nothing", "EL-378")


def refuses_second_tactic(g: Eleven, seat: int, played: int, option: int) -> Said | None:
    """Which Tactic card cannot be played for its effect."""
    card = option >> 8
    if not c.TACTIC <= card < c.TACTIC + c.TACTICS:
        return None
    if card not in g.tactics[seat]:
        return refuse("EL-207", "tactic-not-in-hand")
    if not c.TACTIC_EFFECT[card - c.TACTIC]:
        return refuse("EL-208", "basic-tactic")
    return refuse("EL-396", "tactic-played")


SECOND_TACTIC_QUESTION: Final = Question(
    s.SECOND_TACTIC,
    "second_tactic",
    "EL-207",
    legal_second_tactic,
    answer_second_tactic,
    asks=asks_second_tactic,
    says=lambda g, seat, thing: said("none", place="") if thing == c.NONE else says_card(g, seat, thing),
    place="tactics",
    refuses=refuses_second_tactic,
    tempting=lambda g, seat, played: [s.SECOND_TACTIC | card << 8 for card in g.tactics[seat]],
    caretaker=c.NONE,
    always_ask=True,  # EL-378
)


# match_effect: funded effects of Players


def match_effects(g: Eleven, seat: int, arg: int) -> None:
    """Step 3: any number of funded effects, each once (EL-196, EL-210)."""
    if ready_effects(g, seat, DURING):
        g.ask(seat, s.MATCH_EFFECT)


def legal_match_effect(g: Eleven, seat: int, arg: int) -> list[int]:
    """A Player with a funded effect, or enough."""
    ready = ready_effects(g, seat, DURING)
    options = [
        s.MATCH_EFFECT | pitch.card_of(g, seat, who) << 8
        for who in range(s.GOALKEEPER + 1)
        if ready >> who & 1
    ]
    options.append(s.MATCH_EFFECT | c.DONE << 8)
    return options


def answer_match_effect(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Resolve it, then the next one (EL-211)."""
    if option >> 8 != c.DONE:
        push_next(g, seat, s.MATCH_EFFECTS)
        resolve_effect(g, seat, option >> 8)
    go_on(g, seat)


MATCH_EFFECT_QUESTION: Final = Question(
    s.MATCH_EFFECT,
    "match_effect",
    "EL-210",
    legal_match_effect,
    answer_match_effect,
    says=says_effect,
    place="pitch",
    caretaker=c.DONE,
)


def compare_sections(g: Eleven, seat: int, arg: int) -> None:
    """Step 4: the five pairs of Sections (EL-212 to EL-225)."""
    card = opponent(g, seat) - c.OPPONENT
    moments = play(
        pitch.line_up_of(g, seat),
        pitch.keeper_strength(g, seat),
        pitch.keeper_gloves(g, seat),
        pitch.opponent_line_up(g, seat),
        opponents.KEEPER[card],
        opponents.GLOVES[card],
    )
    for at in range(len(moments)):
        g.moments[20 * seat + at] = moments[at]
    for moment in moments:
        if moment & 3 == GOAL:
            if moment >> 2 & 1 == CLUB:
                g.score[2 * seat] += 1
                if g.line_up[s.JERSEYS_EACH * seat + (moment >> 8 & 0xFF)] >= 0:  # EL-397
                    g.scorers[seat] |= 1 << (moment >> 8 & 0xFF)
            else:
                g.score[2 * seat + OTHER] += 1
    if g.events is not None:
        for moment in moments:
            who = moment >> 8 & 0xFF
            scorer = g.line_up[s.JERSEYS_EACH * seat + who] if moment >> 2 & 1 == CLUB else -1
            g.tell("moment", "EL-213", [seat, card + c.OPPONENT, moment, scorer])
        g.tell("sections", "EL-224", [seat, card + c.OPPONENT, g.score[2 * seat], g.score[2 * seat + 1]])
