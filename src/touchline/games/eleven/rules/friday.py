"""Matchday: its three procedures, and Prepare from step 4 on (EL-173, EL-174, EL-198 to EL-204)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.engine.rules import plan
from touchline.games.eleven import cards as c, effects as e, state as s
from touchline.games.eleven.rules.club import adboards, board, lasts, side, stands
from touchline.games.eleven.rules.dice import who_plays
from touchline.games.eleven.rules.lane import WHO, go_on, push_next
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.rules.pitch import SOLD_OUT, card_of, who_is
from touchline.games.eleven.rules.saying import says_card
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import markers

# The three procedures of a Match, for each club (EL-173).
PREPARE: Final[list[int]] = plan(s.PLAN_LINE_UP, s.REMOVE_TOKENS, s.BEFORE_MATCH, s.FILL_STANDS)
RESOLVE: Final[list[int]] = plan(s.REVEAL_OPPONENT, s.SECOND_TACTICS, s.MATCH_EFFECTS, s.COMPARE_SECTIONS)
CHECK: Final[list[int]] = plan(s.AFTER_MATCH, s.FINAL_SCORE, s.CLEAN_UP, s.CONSEQUENCES)
DUE_TACTIC: Final = 16  # where Tactic cards stand among what is due


def matchday(g: Eleven, arg: int) -> None:
    """All Matches at the same time; step by step, if the table wants it (EL-101, EL-173, EL-174, EL-332)."""
    g.day = s.FRIDAY
    g.planned = g.revealed = 0
    if g.events is not None:
        g.tell("day", "EL-101", [s.FRIDAY])
    if g.step_by_step_friday:
        g.push(s.CHECK_RESULTS)
        g.push(s.RESOLVE_MATCHES)
    for seat in range(g.seats):
        reset_match(g, seat)
        if not g.step_by_step_friday:
            g.todo[seat].extend(CHECK)
            g.todo[seat].extend(RESOLVE)
        g.todo[seat].extend(PREPARE)
        go_on(g, seat)


def reset_match(g: Eleven, seat: int) -> None:
    """Nothing has happened yet."""
    g.result[seat] = -1
    g.score[2 * seat] = g.score[2 * seat + 1] = 0
    g.scorers[seat] = g.due[seat] = g.gloves[seat] = g.turned[seat] = 0
    for at in range(20 * seat, 20 * seat + 20):
        g.moments[at] = -1
    g.played[seat] = 0
    for at in range(s.JERSEYS_EACH * seat, s.JERSEYS_EACH * seat + s.JERSEYS_EACH):
        g.boosts[at] = 0
    for at in range(10 * seat, 10 * seat + 10):
        g.weakened[at] = 0


def resolve_matches(g: Eleven, arg: int) -> None:
    """Step by step: everybody has prepared (EL-332)."""
    for seat in range(g.seats):
        g.todo[seat].extend(RESOLVE)
        go_on(g, seat)


def check_results(g: Eleven, arg: int) -> None:
    """Step by step: everybody has resolved (EL-332)."""
    for seat in range(g.seats):
        g.todo[seat].extend(CHECK)
        go_on(g, seat)


# Prepare


def remove_tokens(g: Eleven, seat: int, arg: int) -> None:
    """Step 4: one token less on each card that has any, two on Players with S10 (EL-198 to EL-200,
    EL-360)."""
    for card in g.squad[seat]:
        for _ in range(1 + lasts(g, seat, e.LASTS_PREPARE_MORE)):
            if g.tokens[8 * card + s.INJURIES]:
                g.tokens[8 * card + s.INJURIES] -= 1
            elif g.suspension[card]:
                g.suspension[card] -= 1
            else:
                break
    places = board(g, seat) + g.staff[seat]
    for at in range(len(places)):
        if g.suspension[places[at]]:
            g.suspension[places[at]] -= 1
            g.exhausted[seat] |= 1 << at
    sponsors = [contract >> 2 for contract in adboards(g, seat)] + [g.kit[seat]]
    for card in sponsors:
        if card >= 0 and g.suspension[card]:
            g.suspension[card] -= 1
    check_objective(g, seat)


def ready_effects(g: Eleven, seat: int, moment: int) -> int:
    """Who plays and has an effect for that moment: without cost, or funded (EL-130, EL-195, EL-395)."""
    found = 0
    for card in who_plays(g, seat):
        at = side(g, card)
        who = who_is(g, seat, card)
        if c.SIDE_MOMENT[at] == moment and (c.SIDE_PAYS_N[at] == 0 or g.funded[seat] >> who & 1):
            found |= 1 << who
    return found


def cards_due(g: Eleven, seat: int) -> list[int]:
    """The Player and Tactic cards whose effects are still to be resolved."""
    found: list[int] = []
    for who in range(s.GOALKEEPER + 1):
        if g.due[seat] >> who & 1:
            found.append(card_of(g, seat, who))
    at = 0
    while g.due[seat] >> DUE_TACTIC + at:
        if g.due[seat] >> DUE_TACTIC + at & 1:
            found.append(c.TACTIC + at)
        at += 1
    return found


def resolve_effect(g: Eleven, seat: int, card: int) -> None:
    """The effect of a Player who plays, or of a Tactic card."""
    if g.events is not None:
        g.tell("effect", "EL-210" if card < c.PLAYERS else "EL-365", [seat, card])
    if card >= c.PLAYERS:
        g.due[seat] &= ~(1 << DUE_TACTIC + card - c.TACTIC)
        push_next(g, seat, s.PART, c.TACTIC_EFFECT[card - c.TACTIC])
    else:
        who = who_is(g, seat, card)
        g.due[seat] &= ~(1 << who)
        g.funded[seat] &= ~(1 << who)
        push_next(g, seat, s.PART, c.SIDE_EFFECT[side(g, card)] | who << WHO)


# before_order: BEFORE THE MATCH effects (EL-201)


def before_match(g: Eleven, seat: int, more: int) -> None:
    """Step 5: they are mandatory; their owner chooses the order (EL-130, EL-131, EL-197, EL-201)."""
    if not more:
        g.due[seat] = ready_effects(g, seat, e.BEFORE)
        g.free_rolls[seat] = lasts(g, seat, e.LASTS_MATCH_REROLLS)  # EL-413
    if g.due[seat]:
        g.ask(seat, s.BEFORE_ORDER)


def legal_before_order(g: Eleven, seat: int, arg: int) -> list[int]:
    """Any that is still to come."""
    return [s.BEFORE_ORDER | card << 8 for card in cards_due(g, seat)]


def answer_before_order(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Resolve it, then the next one."""
    push_next(g, seat, s.BEFORE_MATCH, 1)
    resolve_effect(g, seat, option >> 8)
    go_on(g, seat)


BEFORE_ORDER_QUESTION: Final = Question(
    s.BEFORE_ORDER,
    "before_order",
    "EL-131",
    legal_before_order,
    answer_before_order,
    says=says_card,
    place="pitch",
)


# stands: fans on the Stands (EL-202)


def fill_stands(g: Eleven, seat: int, arg: int) -> None:
    """Step 6: up to one fans on each empty Stand (EL-202, EL-355).

    Fans that the secret line-up has cost do not count here, so that not being asked tells nothing of it.
    """
    at = 4 * seat + e.FANS
    if g.resources[at] + g.placed[at] and stands(g, seat) > g.seated[seat]:
        g.ask(seat, s.STANDS)
    else:
        answer_stands(g, seat, 0, s.STANDS | c.NUMBER << 8)


def legal_stands(g: Eleven, seat: int, arg: int) -> list[int]:
    """As many as there are fans and empty Stands."""
    most = min(g.resources[4 * seat + e.FANS], stands(g, seat) - g.seated[seat])
    return [s.STANDS | (c.NUMBER + count) << 8 for count in range(most + 1)]


def answer_stands(g: Eleven, seat: int, arg: int, option: int) -> None:
    """They sit until the Match is over (EL-204)."""
    count = (option >> 8) - c.NUMBER
    g.resources[4 * seat + e.FANS] -= count
    g.seated[seat] += count
    if g.events is not None and g.seated[seat]:
        g.tell("seated", "EL-202", [seat, g.seated[seat]])
    go_on(g, seat)


def says_stands(g: Eleven, seat: int, thing: int) -> Said | None:
    """Fans on the Stands, and what they earn."""
    if not c.NUMBER <= thing < c.NUMBER + c.NUMBERS:
        return None
    fans = thing - c.NUMBER
    full = g.seated[seat] + fans
    return said("sold-out" if full >= SOLD_OUT else "", fans=markers(fans, e.FANS), full=full)


STANDS_QUESTION: Final = Question(
    s.STANDS,
    "stands",
    "EL-202",
    legal_stands,
    answer_stands,
    says=says_stands,
    place="stands",
    caretaker=c.NUMBER,
    always_ask=True,  # fans may lie on a secret line-up
)
